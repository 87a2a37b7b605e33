//! The key-number sheet on the screen, for any profile, komi and size and for the current game.

mod draw;
mod export;
mod keys;

use std::sync::Arc;

use ratatui::Frame;
use ratatui::layout::Rect;

use crate::ui::{Context, Cursor, Effect, Keys, Screen, Scroll, title};
use keys::KeySheetCommand;
use shuzi_core::amount::Amount;
use shuzi_core::counting::KeyNumber;
use shuzi_core::goban::{Color, Size};
use shuzi_core::rules::{GameKind, Profile};
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

/// The game being counted: its rules, and the rows of its sides.
#[derive(Clone, Debug, PartialEq, Eq)]
struct InHand {
    profile: String,
    rows: [KeyRow; 2],
}

/// The board sizes to choose from, in lines: the usual ones first.
const SIZES: [u8; 9] = [19, 13, 9, 7, 5, 11, 15, 17, 21];

impl KeySheetScreen {
    /// The sheet for the rules and board of a count, with a row for its game.
    pub fn of(count: &Count) -> Self {
        let (session, profiles) = (count.session(), count.profiles().to_vec());
        let counted = session.result().map(|result| result.totals.non_scoring());
        let non_scoring = counted.or(session.answers.non_scoring).unwrap_or(0);
        let size = session.size();
        let in_hand = session.terms().ok().map(|terms| InHand {
            profile: terms.profile.value.name.clone(),
            rows: Color::BOTH.map(|side| KeyRow {
                size,
                kind: terms.kind,
                handicap: terms.handicap.value,
                adjustment: terms.adjustment(),
                non_scoring,
                key: KeyNumber::new(size, side, terms.adjustment(), non_scoring, terms.ties()),
            }),
        });
        let row = in_hand.as_ref().map(|game| game.rows[0]);
        let komi = row.filter(|row| row.kind == GameKind::Even).map(|row| row.adjustment.komi());
        let profile = session.setup.profile.value.clone();
        let scroll = Scroll::default();
        Self { profile, size, komi, scroll, in_hand, profiles }
    }

    /// Returns the sheet to print: the same with no non-scoring points.
    #[must_use]
    fn for_the_wall(&self) -> Self {
        let mut sheet = self.clone();
        for row in sheet.in_hand.iter_mut().flat_map(|game| &mut game.rows) {
            (row.non_scoring, row.key) = (0, row.key.with_non_scoring(0));
        }
        sheet
    }

    /// The rows; empty if the profile has no komi and none is chosen.
    pub fn rows(&self) -> Vec<KeyRow> {
        let asked = KeysWanted {
            sizes: vec![self.size],
            komi: self.komi.into_iter().collect(),
            non_scoring: vec![0],
            sides: Color::BOTH.to_vec(),
            ..KeysWanted::default()
        };
        let mut rows = key_rows(&self.profile, &asked).unwrap_or_default();
        // The current game gets its own rows unless the sheet already has them.
        if let Some(game) = &self.in_hand
            && (&game.profile, game.rows[0].size) == (&self.profile.name, self.size)
            && !rows.iter().any(|row| self.is_in_hand(row))
        {
            rows.extend(game.rows);
        }
        rows
    }

    /// Whether a row is for the game being counted.
    pub fn is_in_hand(&self, row: &KeyRow) -> bool {
        self.in_hand.as_ref().is_some_and(|game| game.rows[0].is_same_game(row))
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

    fn run(&mut self, command: KeySheetCommand, cx: &mut Context) -> Effect {
        match command {
            KeySheetCommand::Profile(step) => self.turn_profile(step),
            KeySheetCommand::Komi(step) => self.turn_komi(step),
            KeySheetCommand::Size(step) => self.turn_size(step),
            KeySheetCommand::Export => {
                let rows = self.for_the_wall().rows();
                cx.say(export::write(&self.profile, self.size, &rows, cx));
            }
        }
        Effect::Done
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        Cursor::Text(&mut self.scroll)
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let middle = title::over(frame, screen, cx);
        draw::draw(frame, middle, self, cx.remark(), cx.look());
    }
}
