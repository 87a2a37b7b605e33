//! The keys of a count, by the kind of answer that is wanted.

use crate::ui::{Binding, Key, KeyGroup, Keys, key, quiet};
use shuzi_core::goban::Color;
use shuzi_walk::StepKind;

/// What the keys of a count do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountCommand {
    Next,
    Agree,
    YesNo(bool),
    Answer(Color),
    SwapSides,
    Undo,
    Redo,
    Finish,
    Method,
    Side,
    Verify,
    Recount,
    Empty,
    LookOver,
    Toggle,
    NextChain,
    PreviousChain,
    FillDame,
    InSeki,
    PlayOn,
    Rearrange,
    Ten,
    Erase,
    Swap,
    Handicap,
    Lines(u8),
    Rules,
    Settings,
    Edit,
    Example,
    Sheet,
    Compare,
    Save,
    CopyResult,
    NextGame,
}

use CountCommand::{
    Agree, Answer, Compare, CopyResult, Edit, Empty, Erase, Example, FillDame, Finish, Handicap,
    InSeki, Lines, LookOver, Method, Next, NextChain, NextGame, PlayOn, PreviousChain, Rearrange,
    Recount, Redo, Rules, Save, Settings, Sheet, Side, Swap, SwapSides, Ten, Toggle, Undo, Verify,
    YesNo,
};

/// All tables, to check the player's own keys against; numbers are typed at the first.
pub const TABLES: [Keys<CountCommand>; 12] =
    [NUMBER, LEFT_OVER, SETUP, READ, BOARD, SEKI, YES_NO, TURN, WHOSE, SIDE, LAST_MOVE, RESULT];

/// The keys for a kind of answer.
pub const fn of(kind: StepKind) -> Keys<CountCommand> {
    match kind {
        StepKind::Setup => SETUP,
        StepKind::Read => READ,
        StepKind::Board => BOARD,
        StepKind::Seki => SEKI,
        StepKind::YesNo => YES_NO,
        StepKind::Turn => TURN,
        StepKind::Number => NUMBER,
        StepKind::Whose => WHOSE,
        StepKind::Side => SIDE,
        StepKind::LastMove => LAST_MOVE,
        StepKind::Result => RESULT,
    }
}

const NEXT: Binding<CountCommand> = key(&[Key::Enter], Next, "next");
const UNDO: Binding<CountCommand> = key(&[Key::Char('u')], Undo, "undo");
const REDO: Binding<CountCommand> = quiet(&[Key::Char('U'), Key::Ctrl('y')], Redo, "redo");
const SETTINGS: Binding<CountCommand> =
    key(&[Key::Char('s')], Settings, "settings").among(KeyGroup::Program);
const FINISH: Binding<CountCommand> = key(&[Key::Char('f')], Finish, "finish");
const SHEET: Binding<CountCommand> =
    quiet(&[Key::Char('c')], Sheet, "sheet").among(KeyGroup::Views);
const COMPARE: Binding<CountCommand> =
    quiet(&[Key::Char('v')], Compare, "compare").among(KeyGroup::Views);
const SIDE_KEY: Binding<CountCommand> = key(&[Key::Char('o')], Side, "side").among(KeyGroup::Views);
const RECOUNT: Binding<CountCommand> = key(&[Key::Char('R')], Recount, "count-again");
const SWAP: Binding<CountCommand> = quiet(&[Key::Tab], Swap, "swap").among(KeyGroup::Moving);
const BLACK: Binding<CountCommand> = key(&[Key::Char('b')], Answer(Color::Black), "answer-black");
const WHITE: Binding<CountCommand> = key(&[Key::Char('w')], Answer(Color::White), "answer-white");
const AGREE: Binding<CountCommand> = key(&[Key::Char('y')], Agree, "agree");

/// The keys of a step that has words to read, after its own.
macro_rules! and_words {
    ($($own:expr),* $(,)?) => {
        Keys::with_words(&[
            $($own,)*
            Binding::BACK,
            SETTINGS,
            FINISH,
            RECOUNT,
            SHEET,
            COMPARE,
            UNDO,
            REDO,
            SWAP,
        ])
    };
}

/// The keys of a step that has a board to mark, after its own.
macro_rules! and_board {
    ($($own:expr),* $(,)?) => {
        Keys::on_board(&[
            $($own,)*
            UNDO,
            Binding::BACK,
            SETTINGS,
            FINISH,
            SHEET,
            COMPARE,
            quiet(&[Key::Char('w')], Swap, "swap").among(KeyGroup::Moving),
            REDO,
        ])
    };
}

/// The keys of the question which game it was.
pub const SETUP: Keys<CountCommand> = Keys::with_program(&[
    NEXT,
    Binding::BACK,
    key(&[Key::Char('h')], Handicap, "handicap-game"),
    key(&[Key::Char('k')], Settings, "other-komi"),
    key(&[Key::Char('r')], Rules, "pick-rules"),
    quiet(&[Key::Char('9')], Lines(9), "board-of-9"),
    quiet(&[Key::Char('3')], Lines(13), "board-of-13"),
    quiet(&[Key::Char('1')], Lines(19), "board-of-19"),
    quiet(&[Key::Char('m')], Method, "other-method"),
    SETTINGS,
    quiet(&[Key::Char('b')], Edit, "edit"),
    quiet(&[Key::Char('x')], Example, "example").among(KeyGroup::Views),
    FINISH,
    SHEET,
    UNDO,
    REDO,
    SWAP,
]);

const READ: Keys<CountCommand> = and_words![NEXT];

const BOARD: Keys<CountCommand> = and_board![
    NEXT,
    key(&[Key::Char(' '), Key::Char('x')], Toggle, "toggle"),
    key(&[Key::Tab, Key::Char('n')], NextChain, "next-chain").among(KeyGroup::Moving),
    quiet(&[Key::Char('N'), Key::BackTab], PreviousChain, "previous-chain").among(KeyGroup::Moving),
    AGREE,
    key(&[Key::Char('d')], FillDame, "fill-dame"),
    quiet(&[Key::Char('S')], InSeki, "in-seki"),
    key(&[Key::Char('p')], PlayOn, "play-on"),
];

const SEKI: Keys<CountCommand> = and_board![
    NEXT,
    key(&[Key::Char(' '), Key::Char('x')], Toggle, "filler"),
    key(&[Key::Tab, Key::Char('n')], NextChain, "next-liberty").among(KeyGroup::Moving),
    quiet(&[Key::Char('N'), Key::BackTab], PreviousChain, "previous-liberty")
        .among(KeyGroup::Moving),
];

const YES_NO: Keys<CountCommand> = and_words![
    NEXT,
    key(&[Key::Char('y')], YesNo(true), "yes"),
    key(&[Key::Char('n')], YesNo(false), "no"),
];

const TURN: Keys<CountCommand> = Keys::with_program(&[BLACK, WHITE, Binding::BACK]);

const NUMBER: Keys<CountCommand> = and_words![
    NEXT,
    key(&[Key::Char('t')], Ten, "ten"),
    quiet(&[Key::Char('E')], Empty, "empty-point"),
    key(&[Key::Char('r')], Rearrange, "rearrange").among(KeyGroup::Views),
    AGREE,
    quiet(&[Key::Backspace], Erase, "erase"),
];

/// The keys where both counts leave points over.
pub const LEFT_OVER: Keys<CountCommand> = and_words![
    key(&[Key::Char('y')], Agree, "left-over"),
    quiet(&[Key::Enter], Next, "next"),
    quiet(&[Key::Char('t')], Ten, "ten"),
    quiet(&[Key::Char('E')], Empty, "empty-point"),
    quiet(&[Key::Backspace], Erase, "erase"),
];

const WHOSE: Keys<CountCommand> = Keys::with_program(&[
    key(&[Key::Char('y')], Agree, "right-sides"),
    key(&[Key::Char('o')], SwapSides, "swap-sides"),
    Binding::BACK,
]);

const SIDE: Keys<CountCommand> =
    and_words![NEXT, SIDE_KEY, key(&[Key::Char('y')], Verify, "verify")];

const LAST_MOVE: Keys<CountCommand> = and_words![BLACK, WHITE, NEXT];

/// The keys of the result.
pub const RESULT: Keys<CountCommand> = Keys::with_words(&[
    AGREE,
    key(&[Key::Enter], Next, "next"),
    key(&[Key::Char('n')], NextGame, "next-game"),
    Binding::BACK,
    key(&[Key::Char('d')], LookOver, "look-over"),
    key(&[Key::Char('E')], Empty, "empty-point"),
    key(&[Key::Char('e')], Save, "save-result"),
    COMPARE.seen(),
    SIDE_KEY,
    key(&[Key::Char('m')], Method, "method").among(KeyGroup::Views),
    UNDO,
    RECOUNT,
    quiet(&[Key::Char('C')], CopyResult, "copy"),
    SETTINGS,
    SHEET,
    REDO,
    SWAP,
]);
