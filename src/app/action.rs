//! Everything the program can do.

use shuzi_core::goban::{Color, Vertex};
use shuzi_walk::{Direction, ExampleGame};

/// An action of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Accept and go to the next step.
    Next,
    /// Go back one step.
    Back,
    /// Undo the last change.
    Undo,
    /// Redo the last change undone.
    Redo,
    /// Move the cursor on the board or in a list.
    Move(Direction),
    /// Move this many steps at once.
    Leap(Direction, u16),
    /// Mark what is under the cursor.
    Toggle,
    /// Mark what is at this vertex, as with a click.
    ToggleAt(Vertex),
    /// Jump to the next chain.
    NextChain,
    /// Jump to the previous chain.
    PreviousChain,
    /// Type a character.
    Type(char),
    /// Delete the last character.
    Erase,
    /// Put files in order by name, or the latest first.
    Sort,
    /// Add ten to the number being typed: one more heap or rectangle.
    Ten,
    /// Change a setting by this many choices, backwards if negative.
    Change(i32),
    /// Go straight to the result.
    Finish,
    /// Show the result of the next method.
    NextMethod,
    /// Count the other side.
    NextSide,
    /// Decide whether the other side is counted too, to verify the first.
    Verify,
    /// Answer a question with this side.
    Answer(Color),
    /// Answer a question by yes or no.
    YesNo(bool),
    /// Clear all numbers, and count again.
    Recount,
    /// Both players agree: with the marks, or with what is asked.
    Agree,
    /// Swap the sides that the numbers were typed for.
    SwapSides,
    /// Go back from the result to the dead stones.
    LookOver,
    /// Show the plan for rearranging the stones.
    Rearrange,
    /// Advance the plan by this many stones, backwards if negative.
    Handle(isize),
    /// Start or stop playing the plan by itself.
    Play,
    /// A clock tick: show the next stone if the plan is playing.
    Tick,
    /// Play on from the dead stones.
    PlayOn,
    /// Show the key-number sheet.
    CheatSheet,
    /// Show the handicap table.
    Handicap,
    /// Choose a game file to count under every profile.
    CompareFile,
    /// Change what the sheet shows.
    Sheet(SheetChange),
    /// Show the comparison of all profiles.
    Compare,
    /// Turn this many pages, backwards if negative.
    TurnPage(i32),
    /// Write the key-number sheet to a file.
    Export,
    /// Show a hint for the question.
    Hint,
    /// Leave a question unanswered; in play, pass.
    Pass,
    /// Show the practice statistics.
    Figures,
    /// Show or hide the time taken by a question.
    Clock,
    /// Choose a bundled game to learn counting by.
    Example,
    /// Count this bundled game.
    OpenExample(ExampleGame),
    /// Set up a position by hand.
    Edit,
    /// Move the cursor to the start of the next row.
    NextRow,
    /// Jump to the next doubtful point of a photograph.
    NextDoubt,
    /// Jump to the previous doubtful point.
    PreviousDoubt,
    /// Confirm the doubtful point as it was read.
    AsRead,
    /// Put this stone on a vertex, or none, and confirm it.
    Put(Vertex, Option<Color>),
    /// Turn the board clockwise.
    Turn,
    /// Mirror the board.
    Mirror,
    /// Paint this vertex, as when dragging.
    PaintAt(Vertex),
    /// Fill the empty region around the cursor with this side's stones.
    Flood(Color),
    /// Choose the format to save the result in.
    SaveResult,
    /// Save the result in the chosen format.
    Write,
    /// Choose the appearance.
    Appearance,
    /// Change a row of the appearance, backwards if negative.
    TurnAppearance(i32),
    /// Save the chosen appearance.
    KeepAppearance,
    /// Turn mouse support on or off; when off, the terminal gets the clicks.
    Mouse,
    /// Choose the rule profile from a list.
    PickRules,
    /// Type the players' names.
    NamePlayers,
    /// Choose a game file.
    OpenFile,
    /// Let phones photograph the board.
    Phone,
    /// Practise.
    Practise,
    /// Count the next game with the same settings.
    NextGame,
    /// Copy the result.
    Copy,
    /// Suspend the program (Ctrl-Z).
    Suspend,
    /// Fill the dame alternately.
    FillDame,
    /// List all actions.
    Palette,
    /// Open the settings.
    Settings,
    /// Switch between board and text on a small screen.
    Swap,
    /// Show the keys.
    Help,
    /// Resume the interrupted count.
    Resume,
    /// Start a new count beside the interrupted one.
    Afresh,
    /// Close the top layer.
    Close,
    /// Quit.
    Quit,
}

/// A change to the key-number sheet or the handicap table, backwards if negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetChange {
    /// The rule profile; in the handicap table, area or territory scoring.
    Profile(i32),
    /// Komi of an even game, in steps of half a point.
    Komi(i32),
    /// The board size.
    Size(i32),
    /// Black's rank; positive is stronger.
    Black(i32),
    /// White's rank; positive is stronger.
    White(i32),
}
