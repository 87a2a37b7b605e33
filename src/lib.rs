//! Counting a finished game of Go by the Chinese methods.
//!
//! The way of a game through the house, each arrow one function:
//!
//! ```text
//! bytes ─ record::decode ─▶ text ─ record::Games ─▶ record::Game
//!       ─ life::Dead ─▶ dead stones (a proposal the players edit)
//!       ─ counting::Settled ─▶ dead off, seki filled, every vertex somebody's or nobody's
//!       ─ counting::Terms ─▶ komi, tie-breaker, compensation, each with where it is from
//!       ─ counting::CountResult ─▶ four worksheets and the result
//!       ─ app ─▶ step by step on the screen        ─ output ─▶ on paper, as JSON
//! ```
//!
//! Floors, ground first; a room uses rooms of its own floor or below, none above
//! (`tests/layers.rs` holds this):
//!
//! 0. [`amount`], [`goban`], [`method`], [`place`], [`fact`]: exact points, the board, words of the
//!    field, and what is so or wrong as a code with its numbers
//! 1. [`record`], `photo`, [`rules`], [`life`], [`reshape`], [`handicap`]: game files, boards on
//!    photographs, rule profiles, which stones are dead, rectangles of ten, stones and komi for a
//!    difference of ranks
//! 2. [`counting`]: the four methods
//! 3. [`scoring`], [`sheet`], [`practice`]: area, territory and stones and why they differ, sheets
//!    as data, questions and answers
//! 4. [`words`]: facts into sentences, in each language; no sentence stands below
//! 5. [`app`], [`json`], [`output`], `picture`, [`requests`], [`shell`]: the walk-through as a state
//!    machine, formats, what other programs ask, the outside
//! 6. [`view`], which draws
//! 7. [`cli`]: the command line
//!
//! # Counting in a program
//!
//! A game file, read as it is found in the wild; what was mended is said, not hidden:
//!
//! ```
//! use shuzi::record::{Games, decode};
//!
//! let file = decode(include_bytes!("../assets/games/handicap.sgf"), None);
//! let (game, remarks) = Games::of(&file, None).next().unwrap()?;
//! assert_eq!(game.board.size().to_string(), "9×9");
//! assert!(remarks.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Its dead stones: those the file marks, or a proposal for the players to look over, with what
//! is not certain named:
//!
//! ```
//! # use shuzi::record::{Games, decode};
//! # let file = decode(include_bytes!("../assets/games/handicap.sgf"), None);
//! # let (game, _) = Games::of(&file, None).next().unwrap()?;
//! use shuzi::life::Dead;
//!
//! let proposed = Dead::proposed(&game.board);
//! assert_eq!(Some(proposed.stones), game.marks.map(|marks| marks.dead));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The count, by each of the four methods, which always agree. (Simplified Half Counting as it is
//! taught leaves the tie-breaker out, and with it half a point of the margin.)
//!
//! ```
//! # use shuzi::record::{Games, decode};
//! # let file = decode(include_bytes!("../assets/games/handicap.sgf"), None);
//! # let (game, _) = Games::of(&file, None).next().unwrap()?;
//! use shuzi::counting::{Count, Overrides, Winner, choose_profile};
//! use shuzi::goban::Color;
//! use shuzi::method::Method;
//! use shuzi::rules::Profiles;
//!
//! let profiles = Profiles::new();
//! let profile = choose_profile(&profiles, None, &game.info)?;
//! let count = Count::of(&game, &profile, &Overrides::NOTHING)?;
//! for method in Method::ALL {
//!     let outcome = count.result.sheet(method).outcome();
//!     assert_eq!(outcome.winner(), Winner::Side(Color::White));
//! }
//! assert_eq!(count.result.outcome().to_string(), "W+6.5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The same game by every rule set, and why area and territory scoring differ:
//!
//! ```
//! # use shuzi::counting::{Count, Overrides, choose_profile};
//! # use shuzi::record::{Games, decode};
//! # use shuzi::rules::Profiles;
//! # let file = decode(include_bytes!("../assets/games/handicap.sgf"), None);
//! # let (game, _) = Games::of(&file, None).next().unwrap()?;
//! # let profiles = Profiles::new();
//! # let profile = choose_profile(&profiles, None, &game.info)?;
//! # let count = Count::of(&game, &profile, &Overrides::NOTHING)?;
//! use shuzi::amount::Amount;
//! use shuzi::scoring::Comparison;
//!
//! let position = (&game.board, &*count.settled, &game.plays);
//! let asked = (&game.info, &Overrides::NOTHING);
//! let all = Comparison::of_game(position, asked, &count.result.terms, profiles.profiles())?;
//! // Two free moves of handicap and a last move of Black's.
//! let difference = all.difference.area_minus_territory();
//! assert_eq!(difference, (Amount::points(3), Amount::points(3)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! And how to rearrange the stones so that the points can be counted at a glance, with as few of
//! them handled as can be:
//!
//! ```
//! # use shuzi::counting::{Count, Overrides, choose_profile};
//! # use shuzi::goban::Color;
//! # use shuzi::record::{Games, decode};
//! # use shuzi::rules::Profiles;
//! # let file = decode(include_bytes!("../assets/games/handicap.sgf"), None);
//! # let (game, _) = Games::of(&file, None).next().unwrap()?;
//! # let profile = choose_profile(&Profiles::new(), None, &game.info)?;
//! # let count = Count::of(&game, &profile, &Overrides::NOTHING)?;
//! use shuzi::reshape::{Area, Plan, Style};
//!
//! let plan = Plan::of(&count.settled.area(Color::Black), Style::Tens);
//! assert!(plan.optimal);
//! assert_eq!((plan.handlings.len(), plan.vacant()), (6, 20));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What goes wrong is a [`fact::Fact`]: a code with its numbers, which [`words::Words`] puts into
//! a language.
//!
//! The feature `cli`, which is on unless switched off, is the program itself: the screen, the
//! printed pages, the files and the command line. The feature `photo`, on as well, reads boards on
//! photographs. `--no-default-features` leaves the counting; `json` adds to it what other programs
//! and languages ask ([`requests`]), and `parquet` adds tables in that format to the program.
//!
//! What holds everywhere:
//!
//! - An [`amount::Amount`] is a whole number of quarter points. No score is ever a float.
//! - Below `app` nothing reads a file, a clock or the terminal; what is random there is the same
//!   every time.
//! - The four methods agree on winner and margin, whichever side is counted.
//! - Nothing a player did is lost: every change can be undone and is kept on disk.
//! - A proposed dead stone is a proposal: what is not certain is named so.

#[cfg(all(feature = "cli", not(any(unix, windows))))]
compile_error!("the program needs Unix or Windows; the library does not: leave `cli` out");

pub mod amount;
#[cfg(feature = "cli")]
pub mod app;
#[cfg(feature = "cli")]
pub mod cli;
pub mod counting;
pub mod fact;
pub mod goban;
pub mod handicap;
#[cfg(feature = "json")]
pub mod json;
pub mod life;
pub mod method;
#[cfg(feature = "cli")]
pub mod output;
#[cfg(feature = "photo")]
pub mod photo;
#[cfg(feature = "cli")]
pub mod picture;
pub mod place;
pub mod practice;
pub mod record;
#[cfg(feature = "json")]
pub mod requests;
pub mod reshape;
pub mod rules;
pub mod scorer;
pub mod scoring;
pub mod sheet;
#[cfg(feature = "cli")]
pub mod shell;
mod typed;
#[cfg(feature = "cli")]
pub mod view;
pub mod words;

pub use record::Game;
pub use scorer::{ScoreOptions, ScoredGame, Scorer};
