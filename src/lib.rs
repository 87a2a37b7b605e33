//! Counts finished games of Go by the Chinese methods.
//!
//! A game file to its result:
//!
//! ```
//! use shuzi::{Game, ScoreOptions, Scorer};
//!
//! let game = Game::read(include_bytes!("../assets/games/handicap.sgf"))?;
//! let scored = Scorer::default().score(&game, &ScoreOptions::default())?;
//! assert_eq!(scored.outcome().to_string(), "W+6.5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`ScoreOptions`] choose the rules, komi, handicap and dead stones. A [`ScoredGame`] holds the dead
//! stones with the grounds for each, the count by each of the four methods, the result by the game's
//! own rules, and how that compares with the result the record states:
//!
//! ```
//! # use shuzi::{Game, ScoreOptions, Scorer};
//! use shuzi::{Color, DeadChoice, Method, Winner};
//!
//! # let game = Game::read(include_bytes!("../assets/games/handicap.sgf"))?;
//! let options = ScoreOptions { dead: DeadChoice::Auto, ..ScoreOptions::default() };
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
//! # use shuzi::{Game, ScoreOptions, Scorer};
//! use shuzi::Amount;
//!
//! # let game = Game::read(include_bytes!("../assets/games/handicap.sgf"))?;
//! let (scorer, options) = (Scorer::default(), ScoreOptions::default());
//! let scored = scorer.score(&game, &options)?;
//! let all = scorer.compare(&scored, &scored.turns(), &options)?;
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
//! # use shuzi::{Game, ScoreOptions, Scorer};
//! use shuzi::Style;
//!
//! # let game = Game::read(include_bytes!("../assets/games/handicap.sgf"))?;
//! # let scored = Scorer::default().score(&game, &ScoreOptions::default())?;
//! let (_, _, plan) = &scored.plans(None, Style::Tens)[0];
//! assert!(plan.optimal);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What goes wrong is a [`Fact`]: a code with its values, which [`Words`] turns into a
//! sentence of one of nine languages.
//!
//! # Features
//!
//! | feature | what it adds | default |
//! |---|---|---|
//! | `json` | answers to questions in JSON, for programs and other languages (`Service`) | with `cli` |
//! | `photo` | boards read from photographs | yes |
//! | `cli` | the program: its screen, pages, files and command line | yes |
//! | `phone` | `shuzi phone`: the phones in the room photograph the board and are a second screen | yes |
//! | `sixel` | pictures by Sixel, in the program | no |
//!
//! `--no-default-features` leaves counting alone; it builds for `wasm32-unknown-unknown`.
//!
//! # What is promised
//!
//! Versions follow [semantic versioning](https://semver.org). The promise covers what this page
//! lists: the names at the root. Enums of facts and structs of options can
//! grow: match with `_`, and build options with `..Default::default()`. The modules are private, and
//! whatever is hidden from these pages may change at any time. Codes of facts and keys
//! of JSON change only with a major version.
//!
//! # Architecture
//!
//! Layers, lowest first; a module uses modules of its own layer or below (`tests/library/layers.rs`
//! checks this):
//!
//! 0. `amount`, `fact`, `goban`, `method`, `place`, `typed`: exact points, what is true or
//!    wrong as a code with its values, the board, words of the field
//! 1. `record`, `photo`, `rules`, `life`, `reshape`, `handicap`: game files, photographs,
//!    rule profiles, dead stones, rectangles of ten, handicaps for a difference of ranks
//! 2. `counting`: the four methods
//! 3. `scoring`, `sheet`, `practice`: area, territory and stone scoring and why they differ,
//!    sheets as data, questions and answers
//! 4. `words`, `picture`, `scorer`, `json`: sentences in each language, the board as a picture,
//!    one way from options to a scored game, JSON
//! 5. `app`, `output`, `requests`, `shell`: the walk-through as a state machine, pages and formats,
//!    questions of other programs, files and the terminal
//! 6. `view`, which draws, and `phone`, the page that phones show
//! 7. `tui`: the full screen
//! 8. `cli`: the command line
//!
//! What holds everywhere:
//!
//! - An [`Amount`] is a whole number of quarter points. No score is ever a float.
//! - Below `app` nothing reads a file, a clock or the terminal, and random numbers are the same every
//!   time.
//! - The four methods agree on winner and margin, whichever side is counted.
//! - Nothing a player did is lost: every change can be undone and is saved.
//! - A proposal of dead stones names what is not certain.

#[cfg(all(feature = "cli", not(any(unix, windows))))]
compile_error!("the program needs Unix or Windows; the library does not: leave `cli` out");

mod amount;
#[cfg(feature = "cli")]
mod app;
#[cfg(feature = "cli")]
mod cli;
mod counting;
mod fact;
mod goban;
mod handicap;
#[cfg(feature = "json")]
mod json;
mod life;
mod method;
#[cfg(feature = "cli")]
mod output;
#[cfg(feature = "phone")]
mod phone;
#[cfg(feature = "photo")]
mod photo;
#[cfg(feature = "cli")]
mod picture;
mod place;
mod practice;
mod record;
#[cfg(feature = "json")]
mod requests;
mod reshape;
mod rules;
mod scorer;
mod scoring;
mod sheet;
#[cfg(feature = "cli")]
mod shell;
#[cfg(feature = "cli")]
mod tui;
mod typed;
#[cfg(feature = "cli")]
mod view;
mod words;

pub use amount::{Amount, AmountError};
pub use counting::{
    Count, CountResult, Fill, Line, Outcome, Overrides, SekiPoint, Settled, SharedTotal, SideCount,
    Sourced, Term, Terms, Totals, ValueSource, Winner, Worksheet,
};
pub use fact::{Fact, Message, Value};
pub use goban::{Board, Color, Size, Vertex, VertexSet};
pub use life::{Dead, DeadSource, Doubt, Evidence, Status, Verdict};
pub use method::Method;
#[cfg(feature = "photo")]
pub use photo::{Corners, Hints, PhotoError, Reading};
pub use place::{Diagnostic, Place};
pub use record::{Decoded, Game, Games, Info, Marks, Move, Plays, ReadGame, Stated, decode};
#[cfg(feature = "json")]
pub use requests::Service;
pub use reshape::{Area, Handling, Plan, Rectangle, Style};
pub use rules::{Convention, GameKind, Profile, Profiles, Scoring};
pub use scorer::{
    CountedGame, DeadChoice, Disagreement, Engine, FileEncoding, GameSource, ScoreOptions,
    ScoredGame, ScoredTotals, Scorer, TotalsError, TypedTotals,
};
pub use scoring::{Comparison, OwnResult, RecordedVerdict, Score, TurnHistory};
pub use words::{Language, Words};

/// The modules themselves, for this crate's program, tests and benchmarks. No promise covers them.
#[doc(hidden)]
pub mod internal {
    #[cfg(feature = "cli")]
    pub use crate::cli::run;
    #[cfg(feature = "cli")]
    pub use crate::tui::Config;

    pub mod amount {
        pub use crate::amount::*;
    }
    #[cfg(feature = "cli")]
    pub mod app {
        pub use crate::app::*;
    }
    pub mod counting {
        pub use crate::counting::*;
    }
    pub mod fact {
        pub use crate::fact::*;
    }
    pub mod goban {
        pub use crate::goban::*;
    }
    pub mod handicap {
        pub use crate::handicap::*;
    }
    #[cfg(feature = "json")]
    pub mod json {
        pub use crate::json::*;
    }
    pub mod life {
        pub use crate::life::*;
    }
    pub mod method {
        pub use crate::method::*;
    }
    #[cfg(feature = "cli")]
    pub mod output {
        pub use crate::output::*;
    }
    #[cfg(feature = "phone")]
    pub mod phone {
        pub use crate::phone::*;
    }
    #[cfg(feature = "photo")]
    pub mod photo {
        pub use crate::photo::*;
    }
    #[cfg(feature = "cli")]
    pub mod picture {
        pub use crate::picture::*;
    }
    pub mod place {
        pub use crate::place::*;
    }
    pub mod practice {
        pub use crate::practice::*;
    }
    pub mod record {
        pub use crate::record::*;
    }
    #[cfg(feature = "json")]
    pub mod requests {
        pub use crate::requests::*;
    }
    pub mod reshape {
        pub use crate::reshape::*;
    }
    pub mod rules {
        pub use crate::rules::*;
    }
    pub mod scorer {
        pub use crate::scorer::*;
    }
    pub mod scoring {
        pub use crate::scoring::*;
    }
    pub mod sheet {
        pub use crate::sheet::*;
    }
    #[cfg(feature = "cli")]
    pub mod shell {
        pub use crate::shell::*;
    }
    #[cfg(feature = "cli")]
    pub mod view {
        pub use crate::view::*;
    }
    pub mod words {
        pub use crate::words::*;
    }
}
