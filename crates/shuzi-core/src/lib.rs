//! Counts finished games of Go by the Chinese methods.
//!
//! A game file to its result:
//!
//! ```
//! use shuzi_core::{Game, ScoreOptions, Scorer};
//!
//! let game = Game::read(include_bytes!("../../../assets/games/handicap.sgf"))?;
//! let scored = Scorer::default().score(&game, &ScoreOptions::default())?;
//! // None if the record leaves open what its rules need, such as prisoners.
//! assert_eq!(scored.outcome().ok_or("not known")?.to_string(), "W+6.5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`ScoreOptions`] choose the rules, komi, handicap and dead stones. A [`ScoredGame`] holds the dead
//! stones with the grounds for each, the count by each of the four methods, the result by the game's
//! own rules, and how that compares with the result the record states:
//!
//! ```
//! # use shuzi_core::{Game, ScoreOptions, Scorer};
//! use shuzi_core::{Color, DeadChoice, Method, Winner};
//!
//! # let game = Game::read(include_bytes!("../../../assets/games/handicap.sgf"))?;
//! let options = ScoreOptions::default().with_dead(DeadChoice::Auto);
//! let scored = Scorer::default().score(&game, &options)?;
//! // The proposal is what the file marks.
//! assert_eq!(Some(scored.count.dead.stones), game.marks.map(|marks| marks.dead));
//! for method in Method::ALL {
//!     let sheet = scored.count.result.sheet(method);
//!     assert_eq!(sheet.outcome().winner(), Winner::Side(Color::White));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The same game by every rule set, and why area and territory scoring differ:
//!
//! ```
//! # use shuzi_core::{Game, ScoreOptions, Scorer};
//! use shuzi_core::Amount;
//!
//! # let game = Game::read(include_bytes!("../../../assets/games/handicap.sgf"))?;
//! let (scorer, options) = (Scorer::default(), ScoreOptions::default());
//! let scored = scorer.score(&game, &options)?;
//! let all = scorer.compare(&scored, &options)?;
//! // Two free moves of handicap, and Black's last move.
//! let difference = all.difference.area_minus_territory();
//! assert_eq!(difference, (Amount::points(3), Amount::points(3)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How to rearrange the stones so that the points can be counted at a glance, handling as few of
//! them as possible:
//!
//! ```
//! # use shuzi_core::{Game, ScoreOptions, Scorer};
//! # let game = Game::read(include_bytes!("../../../assets/games/handicap.sgf"))?;
//! # let scored = Scorer::default().score(&game, &ScoreOptions::default())?;
//! let plans = scored.plans(&ScoreOptions::default());
//! assert!(plans[0].plan.optimal);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What goes wrong is a [`Fact`]: a code with its values. The crate `shuzi-words`
//! turns it into a sentence of one of nine languages.
//!
//! # Features
//!
//! `practice` adds drills and lessons, and when a missed question comes back; `serde` lets what is kept
//! be written and read.
//!
//! # What is promised
//!
//! Versions follow [semantic versioning](https://semver.org). The promise covers the names that this
//! page lists. Enums of facts and structs of options can grow: match with `_`, and start options from
//! their `default()`. The modules are for the crates beside this one and can change at any time.
//! Codes of facts change only with a major version.
//!
//! # Where to look
//!
//! - Start here: [`Game`], [`ScoreOptions`], [`Scorer`], [`ScoredGame`]; without a board [`TypedTotals`]
//! - The result: [`OwnResult`], [`Outcome`], [`Score`] term by term, [`Worksheet`] by each method
//! - Dead stones and seki: [`Dead`], [`Verdict`], [`Settled`]
//! - Rules: [`Profiles`], [`Profile`], [`Terms`] with the [`ValueSource`] of each
//! - Why rules disagree: [`Comparison`], [`Difference`]; rearranging: [`SidePlan`], [`Plan`]
//! - What goes wrong: [`Diagnostic`] with its [`Place`], [`Message`]
//!
//! A proposal of dead stones takes a tenth of a second on a 19×19 board, more where much is open; all
//! else is fast. Everything is `Send` and `Sync`: score games on as many threads as you like.
//!
//! What holds everywhere:
//!
//! - An [`Amount`] is a whole number of quarter points. No score is ever a float.
//! - Nothing reads a file, a clock or a terminal, and random numbers are the same every time.
//! - The four methods agree on winner and margin, whichever side is counted.
//! - A proposal of dead stones names what is not certain.

// No amount is a float.
#![deny(clippy::float_arithmetic)]

#[doc(hidden)]
pub mod amount;
#[doc(hidden)]
pub mod counting;
#[doc(hidden)]
pub mod english;
#[doc(hidden)]
pub mod fact;
#[doc(hidden)]
pub mod goban;
#[doc(hidden)]
pub mod handicap;
#[doc(hidden)]
pub mod life;
#[doc(hidden)]
pub mod method;
#[doc(hidden)]
pub mod place;
#[cfg(feature = "practice")]
#[doc(hidden)]
pub mod practice;
#[doc(hidden)]
pub mod record;
#[doc(hidden)]
pub mod reshape;
#[doc(hidden)]
pub mod rules;
#[doc(hidden)]
pub mod scorer;
#[doc(hidden)]
pub mod scoring;
#[doc(hidden)]
pub mod sheet;
#[doc(hidden)]
pub mod typed;

pub use amount::{Amount, AmountError, Zi};
pub use counting::{
    Adjustment, AdjustmentError, Caution, Claim, Overrides, Sourced, TermEvidence, Terms,
    TermsError, ValueSource,
};
pub use goban::{Board, Color, Played, Size, SizeError, Vertex, VertexError, VertexSet};
pub use life::{Dead, DeadError, DeadSource, Doubt, Evidence, Status, Verdict};
pub use record::{
    Decoded, EncodingRemark, Game, Games, Info, Marks, Move, Origin, Plays, ReadGame, Recorded,
    Server, Stated, Unit, decode,
};
pub use reshape::{Area, Handling, Instruction, Plan, PlanMark, Rectangle, SidePlan, Style};
pub use rules::{
    BuiltIn, BySize, Compensation, Convention, GameKind, LastMove, PerKind, Problem, Profile,
    ProfileMistake, ProfileName, Profiles, Scoring, SharedPoints, ShowIn, UnknownRules,
};
pub use scorer::{
    CountedGame, DeadChoice, Disagreement, Engine, FileEncoding, ScoreOptions, ScoredGame, Scorer,
};
pub use scoring::{
    BoardPosition, Compared, Comparison, Difference, DifferenceTerm, Lead, MatrixCell, MatrixRow,
    Pass, PositionTally, Procedure, ProcedureAction, ProcedureStep, Reason, Score, ScoreEntry,
    ScoreNote, Scored, TermName, TurnHistory, Unknown,
};
pub use {
    counting::{
        Agreement, CountResult, Form, FormCell, FormNumbers, FormRow, KeyNumber, Op, Part,
        SideNumbers, Term, Worksheet,
    },
    method::Method,
};
pub use {
    counting::{
        Count, Fill, FillError, OpenPart, PositionNote, SekiPoint, Settled, Undone, Unfinished,
    },
    life::{OpenTeire, Seki},
};
pub use {
    counting::{Outcome, Winner},
    rules::Ties,
    scoring::{OwnResult, RecordedVerdict},
};
pub use {
    counting::{SharedTotal, SideCount, Totals, Unfilled},
    scorer::{ScoredTotals, TotalsError, TypedTotals},
};
pub use {
    fact::{Fact, Message, Value},
    place::{Diagnostic, Place},
};

// The examples on the pages of these names, run once.
#[cfg(doctest)]
#[doc = include_str!("../docs/amount.md")]
#[doc = include_str!("../docs/board.md")]
#[doc = include_str!("../docs/compare.md")]
#[doc = include_str!("../docs/dead.md")]
#[doc = include_str!("../docs/game.md")]
#[doc = include_str!("../docs/outcome.md")]
#[doc = include_str!("../docs/place.md")]
#[doc = include_str!("../docs/plan.md")]
#[doc = include_str!("../docs/rules.md")]
#[doc = include_str!("../docs/score.md")]
#[doc = include_str!("../docs/settled.md")]
#[doc = include_str!("../docs/sheet.md")]
#[doc = include_str!("../docs/terms.md")]
#[doc = include_str!("../docs/totals.md")]
struct Examples;
