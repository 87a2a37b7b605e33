//! What a count begins with: the game file read, its rules chosen.

use std::path::Path;

use super::Failure;
use super::args::GameArgs;
use super::config::Config;
use super::profiles::book_by;
use super::scorer::{dead_stones, located};
use crate::app::{Session, Setup, Table, TablePosition};
use crate::counting::choose_profile;
use crate::goban::Size;
use crate::record::{Games, Info, decode};
use crate::rules::Profile;
use crate::shell::{read_input, warn};

/// What a count begins with.
pub(super) struct Opening {
    pub(super) session: Session,
    pub(super) profiles: Vec<Profile>,
    /// The text of the file, for writing the result into it.
    pub(super) text: Option<String>,
    /// What tells this count from others: the file's bytes and the options.
    pub(super) identity: (Vec<u8>, String),
}

impl Opening {
    /// Opens the file, or lays out a real board.
    ///
    /// # Errors
    /// If the file cannot be read, or the rules are unknown.
    pub(super) fn of(
        file: Option<&Path>,
        args: &GameArgs,
        config: &Config,
    ) -> Result<Self, Failure> {
        let (book, rules) = book_by(args.rules.as_deref(), config)?;
        let profiles = book.profiles().to_vec();
        let mut identity = (Vec::new(), format!("{file:?} {args:?}"));
        let mut record = None;
        let (table, info, notes) = match file {
            None => {
                let size = args.size.unwrap_or(Size::NINETEEN);
                (Table::Real(size), Info::default(), Vec::new())
            }
            Some(path) => {
                let name = path.to_string_lossy().into_owned();
                let fail = |error: &dyn std::fmt::Display| {
                    warn(format!("{name}:{error}"));
                    Failure::Told
                };
                let bytes = read_input(path).map_err(|error| fail(&format!("1:1: {error}")))?;
                let text = decode(&bytes, args.encoding);
                identity.0 = bytes;
                let mut games = Games::of(&text, args.size);
                let first = games.next().ok_or_else(|| fail(&"1:1: no game here"))?;
                let (game, notes) = first.map_err(|error| fail(&error))?;
                let (dead, remark) =
                    dead_stones(args, &game).map_err(|error| fail(&located(&error, game.place)))?;
                let mut notes: Vec<String> =
                    notes.iter().map(|note| format!("{name}:{note}")).collect();
                notes.extend(remark.map(|remark| format!("{name}: {remark}")));
                let others = games.count();
                if others > 0 {
                    notes.push(format!("{name}: {others} more games in this file are not opened"));
                }
                record = Some(text.text.clone());
                let position = TablePosition::new(name, game.board, dead, game.plays);
                (Table::File(Box::new(position)), game.info, notes)
            }
        };
        for note in &notes {
            warn(note);
        }
        let profile = match choose_profile(&book, rules.as_deref(), &info) {
            // On the screen the player is asked: the settings open with the default profile.
            Err(crate::counting::TermsError::UnknownRules(rules, _)) => {
                warn(format!("RU[{rules}] is no rule set known here: choose one in the settings"));
                choose_profile(&book, None, &Info::default())
            }
            chosen => chosen,
        }
        .map_err(anyhow::Error::from)?;
        let setup = Setup {
            method: args.method.unwrap_or(profile.value.method),
            side: args.side.unwrap_or(profile.value.side),
            keep_tie_breaker: args.with_tie_breaker,
            asked: args.asked(),
            profile,
        };
        Ok(Self { session: Session::new(table, info, setup), profiles, text: record, identity })
    }
}
