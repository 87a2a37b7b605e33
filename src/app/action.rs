//! Everything the program can be told to do, and what it may ask for in return.

use super::AppearanceRow;
use crate::goban::{Color, Size, Vertex};
use crate::output::Format;

/// A way to go on the board or in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the top.
    Up,
    /// Towards the bottom.
    Down,
    /// Towards the left.
    Left,
    /// Towards the right.
    Right,
}

impl Direction {
    /// One vertex on, or the same at the edge.
    pub fn from(self, Vertex { x, y }: Vertex, size: Size) -> Vertex {
        match self {
            Self::Up => Vertex::new(x, y.saturating_sub(1)),
            Self::Down => Vertex::new(x, (y + 1).min(size.height() - 1)),
            Self::Left => Vertex::new(x.saturating_sub(1), y),
            Self::Right => Vertex::new((x + 1).min(size.width() - 1), y),
        }
    }
}

/// What the player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Accept and go on.
    Next,
    /// One step back.
    Back,
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
    /// Go on the board or in a list.
    Move(Direction),
    /// Go so many steps at once.
    Leap(Direction, u16),
    /// Mark what the cursor is on.
    Toggle,
    /// Mark what is there, as with a click.
    ToggleAt(Vertex),
    /// Jump to the next chain.
    NextChain,
    /// Jump to the chain before.
    PreviousChain,
    /// Type a sign.
    Type(char),
    /// Take the last sign back.
    Erase,
    /// A heap or rectangle of ten more.
    Ten,
    /// Change a setting, forwards or backwards.
    Change(i32),
    /// Go straight to the result.
    Finish,
    /// Show the result by the next method.
    NextMethod,
    /// Count the other side.
    NextSide,
    /// Show how the stones are rearranged.
    Rearrange,
    /// Handle so many stones more, or fewer, of the plan shown.
    Handle(isize),
    /// Let stone follow stone by itself, or stop it.
    Play,
    /// Time has passed: the next stone, if they follow by themselves.
    Tick,
    /// Show the key-number sheet.
    CheatSheet,
    /// Show the handicap system.
    Handicap,
    /// Choose a game file to be compared.
    CompareFile,
    /// Change what the sheet shows.
    Sheet(SheetChange),
    /// Show the game under every profile, or close that.
    Compare,
    /// Turn so many pages on.
    TurnPage(i32),
    /// Write the sheet to a file.
    Export,
    /// Show how a question is begun.
    Hint,
    /// Leave a question unanswered.
    Pass,
    /// Show how practice goes.
    Figures,
    /// Show the time a question takes, or hide it.
    Clock,
    /// Count a bundled game, to see how it is done.
    Example,
    /// Put a board in by hand.
    Edit,
    /// To the beginning of the next row.
    NextRow,
    /// To the next point a photograph leaves doubtful.
    NextDoubt,
    /// To the one before.
    PreviousDoubt,
    /// The doubtful point is what it was read as.
    AsRead,
    /// Turn the board clockwise.
    Turn,
    /// Mirror the board.
    Mirror,
    /// Paint what is there, as with a click held down.
    PaintAt(Vertex),
    /// Everything vacant around the cursor is this side's.
    Flood(Color),
    /// Choose a format to save the result in.
    SaveResult,
    /// Save it.
    Write,
    /// Choose what things look like.
    Appearance,
    /// Change a row of that, forwards or backwards.
    TurnAppearance(i32),
    /// Keep what was chosen.
    KeepAppearance,
    /// Take clicks, or leave them to the terminal.
    Mouse,
    /// Choose the rules from a list.
    PickRules,
    /// Choose a game file.
    OpenFile,
    /// Practise.
    Practise,
    /// Count the next game by the same settings.
    NextGame,
    /// Copy the result.
    Copy,
    /// Give the terminal back for a while.
    Suspend,
    /// Fill the dame in turn.
    FillDame,
    /// List all actions.
    Palette,
    /// Open the settings.
    Settings,
    /// Show the board or the words, on a screen too small for both.
    Swap,
    /// Show the keys.
    Help,
    /// Take up the count that was broken off.
    Resume,
    /// Drop the count that was broken off and begin anew.
    Afresh,
    /// Close the top layer.
    Close,
    /// Leave.
    Quit,
}

/// What can be changed about the key-number sheet and the handicap table, forwards or backwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetChange {
    /// The rule profile.
    Profile(i32),
    /// Komi of the even game, by half points.
    Komi(i32),
    /// The board size.
    Size(i32),
    /// The rank of the player of the black stones.
    Black(i32),
    /// The rank of the player of the white stones.
    White(i32),
}

/// What the state machine asks the outside to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Bring back the count that was kept.
    Resume,
    /// Drop the count that was kept.
    Forget,
    /// Write the sheet shown to a file.
    Export,
    /// Write the result to a file in this format.
    Write(Format),
    /// Change what things look like.
    TurnAppearance(AppearanceRow, i32),
    /// Keep what things look like in the settings file.
    KeepAppearance,
    /// Go back to how things looked before.
    DropAppearance,
    /// Copy the result to the clipboard.
    Copy,
    /// Give the terminal back until the program is brought to the front again.
    Suspend,
    /// Do what the list of actions shows under its cursor.
    Command,
    /// Go back to the first screen.
    Home,
    /// Begin the next game.
    NextGame,
    /// Leave the program.
    Quit {
        /// Whether the count came to its result, so that it need not be kept.
        finished: bool,
    },
}
