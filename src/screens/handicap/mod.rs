//! The handicap table on the screen: board size, way of counting and rank difference.

mod draw;
mod keys;

use std::sync::Arc;

use ratatui::Frame;
use ratatui::layout::Rect;

use crate::screens::count::{CountScreen, First};
use crate::ui::{Context, Cursor, Effect, Keys, List, Open, Screen, title};
use keys::HandicapCommand;
use shuzi_core::goban::{Color, Size};
use shuzi_core::handicap::{Counting, Jewdan, Rank, Suggestion};
use shuzi_core::rules::{Convention, GameKind, Profile};
use shuzi_core::sheet::{KeyRow, KeysWanted, key_rows};
use shuzi_walk::{Direction, Setting, next_of};

/// The handicap table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandicapScreen {
    lines: u8,
    /// Whether the game is counted by area or by territory.
    pub counting: Counting,
    row: List,
    /// The players' ranks, [Black, White], once chosen.
    pub players: Option<[Rank; 2]>,
    /// Whether it is shown how the exact handicap is worked out.
    is_worked: bool,
}

/// The board sizes, in lines, that Jewdan's system gives a factor for.
const SIZES: [u8; 3] = [19, 13, 9];

impl Default for HandicapScreen {
    fn default() -> Self {
        Self {
            lines: SIZES[0],
            counting: Counting::Area,
            row: List::default(),
            players: None,
            is_worked: false,
        }
    }
}

impl HandicapScreen {
    /// Jewdan's system for the chosen board and way of counting.
    pub fn system(&self) -> Option<Jewdan> {
        let size = Size::new(self.lines, self.lines).ok()?;
        Some(Jewdan { size, factor: Jewdan::factor_of(size)?, counting: self.counting })
    }

    /// One suggestion per rank difference, and the index of the row the cursor is on.
    pub fn rows(&self) -> (Vec<Suggestion>, usize) {
        let rows = self.system().map(|system| system.table()).unwrap_or_default();
        let at = self.row.row(rows.len());
        (rows, at)
    }

    /// The rules of the club: those last chosen, or the best known ones that score as is asked.
    fn rules<'a>(&self, cx: &'a Context) -> Option<&'a Arc<Profile>> {
        let name = match self.counting {
            Counting::Area => "chinese",
            Counting::Territory => "japanese-1989",
        };
        let own = &cx.session().setup.profile.value;
        let is_own = own.counts_area() == (self.counting == Counting::Area);
        let mut all = cx.count().profiles().iter();
        if is_own { Some(own) } else { all.find(|profile| profile.name == name) }
    }

    /// The games of the club by its rules, so many ranks, so many stones: on the usual board.
    fn club(&self, profile: &Arc<Profile>) -> Vec<KeyRow> {
        let wanted = KeysWanted {
            sizes: vec![Size::NINETEEN],
            non_scoring: vec![0],
            sides: vec![Color::Black],
            ..KeysWanted::default()
        };
        let is_usual = self.lines == SIZES[0];
        key_rows(profile, &wanted).ok().filter(|_| is_usual).unwrap_or_default()
    }

    /// Begins the count of a game with the handicap under the cursor.
    fn count(&self, is_exact: bool, cx: &mut Context) -> Effect {
        let (rows, at) = self.rows();
        let Some(row) = rows.get(at) else { return Effect::Ignored };
        let ranks = (!is_exact && self.lines == SIZES[0]).then(|| row.ranks.halves() / 2);
        let mut settings = vec![(Setting::Size, self.lines.to_string())];
        // Rules that are chosen already keep their source.
        let own = &cx.session().setup.profile.value.name;
        let other = self.rules(cx).filter(|rules| rules.name != *own);
        settings.extend(other.map(|rules| (Setting::Rules, rules.name.clone())));
        match ranks {
            Some(1) => settings.push((Setting::Kind, GameKind::NoKomi.as_str().to_owned())),
            Some(stones) => settings.push((Setting::Handicap, stones.to_string())),
            // Komi is all that is adjusted there.
            None => settings.extend([
                (Setting::Handicap, row.stones.to_string()),
                (Setting::Komi, row.komi.to_string()),
                (Setting::TieBreaker, "none".to_owned()),
                (Setting::Compensation, Convention::None.as_str().to_owned()),
            ]),
        }
        for (setting, value) in settings {
            if let Err(why) = cx.count_mut().enter_setting(setting, &value) {
                return Effect::say(why, cx);
            }
        }
        Effect::Replace(Open::boxed(CountScreen::new(First::Nothing)))
    }

    /// Moves the cursor to the rank difference of two players, [Black, White].
    fn play(&mut self, players: [Rank; 2]) {
        let [black, white] = players;
        self.players = Some(players);
        let Ok(ranks) = black.below(white) else { return };
        let (rows, at) = self.rows();
        self.row = List::at(rows.iter().position(|row| row.ranks == ranks).unwrap_or(at));
    }
}

impl Screen for HandicapScreen {
    type Command = HandicapCommand;
    const KEYS: Keys<HandicapCommand> = keys::KEYS;

    fn run(&mut self, command: HandicapCommand, cx: &mut Context) -> Effect {
        match command {
            HandicapCommand::Count => return self.count(false, cx),
            HandicapCommand::CountExactly => return self.count(true, cx),
            HandicapCommand::Working => self.is_worked = !self.is_worked,
            HandicapCommand::Size(step) => self.lines = next_of(&SIZES, self.lines, step),
            HandicapCommand::Counting(step) => {
                let all = [Counting::Area, Counting::Territory];
                self.counting = next_of(&all, self.counting, step);
            }
            HandicapCommand::Black(step) => {
                let [black, white] = self.players.unwrap_or([Rank::FIRST_KYU; 2]);
                let black = black.stronger(step);
                // Black is always the weaker player.
                self.play([black, if black > white { black } else { white }]);
            }
            HandicapCommand::White(step) => {
                let [black, white] = self.players.unwrap_or([Rank::FIRST_KYU; 2]);
                let white = white.stronger(step);
                self.play([if black > white { white } else { black }, white]);
            }
        }
        Effect::Done
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        let rows = self.rows().0.len();
        Cursor::List(&mut self.row, rows)
    }

    fn go(&mut self, direction: Direction, _cx: &mut Context) -> Effect {
        let rows = self.rows().0.len();
        self.players = None;
        self.row.go(direction, rows);
        Effect::Done
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let middle = title::over(frame, screen, cx);
        draw::draw(frame, middle, self, cx);
    }
}
