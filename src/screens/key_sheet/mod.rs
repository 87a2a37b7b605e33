//! The key-number sheet on the screen, for any profile, komi and size and for the current game.

mod draw;
mod export;
mod keys;

use std::sync::Arc;

use ratatui::Frame;
use ratatui::layout::Rect;

use crate::ui::{Context, Cursor, Keys, Outcome, Screen, Scroll, title};
use keys::KeySheetCommand;
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Adjustment, KeyNumber};
use shuzi_core::goban::{Color, Size};
use shuzi_core::rules::{GameKind, Profile, Ties};
use shuzi_core::sheet::{KeyRow, KeysWanted, key_rows};
use shuzi_walk::{Count, next_of, turned};

/// The key-number sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeySheetScreen {
    /// The rule profile.
    pub profile: Arc<Profile>,
    /// The board size.
    pub size: Size,
    /// Komi of an even game in points, if it overrides the profile's.
    pub komi: Option<Amount>,
    /// How far the sheet is scrolled.
    pub scroll: Scroll,
    in_hand: Option<InHand>,
    /// The profiles to choose from.
    profiles: Vec<Arc<Profile>>,
}

/// The game being counted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct InHand {
    profile: String,
    size: Size,
    kind: GameKind,
    handicap: u32,
    adjustment: Adjustment,
    ties: Ties,
    /// Its non-scoring points counted so far.
    non_scoring: u32,
}

/// The board sizes to choose from, in lines: the usual ones first.
const SIZES: [u8; 9] = [19, 13, 9, 7, 5, 11, 15, 17, 21];

impl KeySheetScreen {
    /// The sheet for the rules and board of a count, with a row for its game.
    pub fn of(count: &Count) -> Self {
        let (session, profiles) = (count.session(), count.profiles().to_vec());
        let counted = session.result().map(|result| result.totals.non_scoring());
        let non_scoring = counted.or(session.counted.non_scoring).unwrap_or(0);
        let in_hand = session.terms().ok().map(|terms| InHand {
            profile: terms.profile.value.name.clone(),
            size: session.size(),
            kind: terms.kind,
            handicap: terms.handicap.value,
            adjustment: terms.adjustment(),
            ties: terms.ties(),
            non_scoring,
        });
        let even = in_hand.as_ref().filter(|game| game.kind == GameKind::Even);
        let komi = even.map(|game| game.adjustment.komi());
        let profile = session.setup.profile.value.clone();
        let scroll = Scroll::default();
        Self { profile, size: session.size(), komi, scroll, in_hand, profiles }
    }

    /// Returns the sheet to print: the same with no non-scoring points.
    #[must_use]
    fn for_the_wall(&self) -> Self {
        let in_hand = self.in_hand.clone().map(|game| InHand { non_scoring: 0, ..game });
        Self { in_hand, ..self.clone() }
    }

    /// The rows; empty if the profile has no komi and none is chosen.
    pub fn rows(&self) -> Vec<KeyRow> {
        let asked = KeysWanted {
            sizes: vec![self.size],
            komi: self.komi.into_iter().collect(),
            tie_breaker: None,
            convention: None,
            handicaps: Vec::new(),
            non_scoring: vec![0],
            sides: Color::BOTH.to_vec(),
        };
        let mut rows = key_rows(&self.profile, &asked).unwrap_or_default();
        // The current game gets its own rows unless the sheet already has them.
        if let Some(game) = &self.in_hand
            && (&game.profile, game.size) == (&self.profile.name, self.size)
            && !rows.iter().any(|row| self.is_in_hand(row))
        {
            rows.extend(Color::BOTH.map(|side| KeyRow {
                size: game.size,
                kind: game.kind,
                handicap: game.handicap,
                adjustment: game.adjustment,
                non_scoring: game.non_scoring,
                key: KeyNumber::new(game.size, side, game.adjustment, game.non_scoring, game.ties),
            }));
        }
        rows
    }

    /// Whether a row is for the game being counted.
    pub fn is_in_hand(&self, row: &KeyRow) -> bool {
        self.in_hand.as_ref().is_some_and(|game| {
            (game.size, game.kind, game.handicap, game.adjustment, game.non_scoring)
                == (row.size, row.kind, row.handicap, row.adjustment, row.non_scoring)
        })
    }

    fn turn_profile(&mut self, step: i32) {
        let profiles = &self.profiles;
        let at = profiles.iter().position(|profile| profile.name == self.profile.name);
        let next = turned(at.unwrap_or(0), step, profiles.len());
        if let Some(profile) = profiles.get(next) {
            self.profile = profile.clone();
            self.komi = None;
        }
    }

    fn turn_komi(&mut self, step: i32) {
        let shown = self.rows().first().map(|row| row.adjustment.komi());
        let komi = self.komi.or(shown).unwrap_or(Amount::ZERO);
        self.komi = Some(komi + Amount::halves(i64::from(step)));
    }

    fn turn_size(&mut self, step: i32) {
        let next = next_of(&SIZES, self.size.width(), step);
        self.size = Size::new(next, next).unwrap_or(self.size);
    }
}

impl Screen for KeySheetScreen {
    type Command = KeySheetCommand;
    const KEYS: Keys<KeySheetCommand> = keys::KEYS;

    fn run(&mut self, command: KeySheetCommand, cx: &mut Context) -> Outcome {
        match command {
            KeySheetCommand::Profile(step) => self.turn_profile(step),
            KeySheetCommand::Komi(step) => self.turn_komi(step),
            KeySheetCommand::Size(step) => self.turn_size(step),
            KeySheetCommand::Export => {
                let rows = self.for_the_wall().rows();
                cx.say(export::write(&self.profile, self.size, &rows, cx));
            }
        }
        Outcome::Done
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        Cursor::Text(&mut self.scroll)
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let middle = title::over(frame, screen, cx);
        draw::draw(frame, middle, self, cx.remark(), cx.look());
    }
}
