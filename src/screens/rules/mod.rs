//! The list of rule profiles, filtered by name.

mod draw;
mod keys;

use std::sync::Arc;

use ratatui::Frame;
use ratatui::layout::Rect;

use crate::ui::{Context, Cursor, Effect, Field, Keys, List, Screen, title};
use keys::RulesCommand;
use shuzi_core::rules::Profile;
use shuzi_walk::Setting;

/// The rule profiles that match what is typed.
#[derive(Clone, Debug)]
pub struct RulesScreen {
    profiles: Vec<Arc<Profile>>,
    filter: Field,
    list: List,
}

/// The rules that games at a table are likeliest played by: they come first, so that a digit chooses
/// them, and always the same one.
const LIKELIEST: [&str; 9] = [
    "chinese",
    "japanese-1989",
    "korean",
    "aga",
    "ing-1991",
    "new-zealand",
    "bga",
    "ffg",
    "chinese-1988",
];

impl RulesScreen {
    /// All profiles, the likeliest first, then those used last, with the cursor on the current one.
    pub fn new(cx: &Context) -> Self {
        let recent = &cx.game.recent_rules;
        let mut profiles = cx.count().profiles().to_vec();
        profiles.sort_by_key(|profile| {
            let used = recent.iter().position(|name| *name == profile.name);
            let likely = LIKELIEST.iter().position(|name| *name == profile.name);
            (likely.unwrap_or(LIKELIEST.len()), used.unwrap_or(recent.len()))
        });
        let in_use = &cx.session().setup.profile.value.name;
        let row = profiles.iter().position(|profile| profile.name == *in_use).unwrap_or(0);
        Self { profiles, filter: Field::default(), list: List::at(row) }
    }

    /// The profiles that match, and the row the cursor is on.
    fn shown(&self) -> (Vec<&Arc<Profile>>, usize) {
        let wanted = self.filter.text().to_lowercase();
        let matches = |profile: &&Arc<Profile>| {
            let holds = |text: &str| self.filter.matches(text);
            holds(&profile.name)
                || holds(&profile.title)
                || profile.aliases.iter().any(|alias| holds(alias))
        };
        let mut shown: Vec<_> = self.profiles.iter().filter(matches).collect();
        // A name typed in full is meant, and then one that begins so.
        shown.sort_by_key(|profile| {
            let name = profile.name.to_lowercase();
            !wanted.is_empty() && name != wanted && !profile.is_called(&wanted)
        });
        let row = self.list.row(shown.len());
        (shown, row)
    }

    /// The profile under the cursor; `None` if none matches.
    fn chosen(&self) -> Option<&Arc<Profile>> {
        let (shown, row) = self.shown();
        shown.get(row).copied()
    }

    /// Counts by the profile of a row.
    fn choose(&self, row: usize, cx: &mut Context) -> Effect {
        let Some(name) = self.shown().0.get(row).map(|profile| profile.name.clone()) else {
            return Effect::Ignored;
        };
        if let Err(why) = cx.count_mut().enter_setting(Setting::Rules, &name) {
            cx.say(why);
        }
        Effect::Pop
    }
}

impl Screen for RulesScreen {
    type Command = RulesCommand;
    const KEYS: Keys<RulesCommand> = keys::KEYS;

    fn run(&mut self, command: RulesCommand, cx: &mut Context) -> Effect {
        match command {
            RulesCommand::Choose => return self.choose(self.shown().1, cx),
            RulesCommand::Erase => {
                self.filter.erase();
                self.list = List::default();
            }
        }
        Effect::Done
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        let rows = self.shown().0.len();
        Cursor::List(&mut self.list, rows)
    }

    fn takes(&self, _sign: char, _cx: &Context) -> bool {
        true
    }

    /// A digit alone chooses one of the first nine; anything else searches.
    fn typed(&mut self, sign: char, cx: &mut Context) -> Effect {
        if let (true, Some(digit @ 1..)) = (self.filter.text().is_empty(), sign.to_digit(10)) {
            return self.choose(digit as usize - 1, cx);
        }
        self.filter.push(sign);
        self.list = List::default();
        Effect::Done
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let middle = title::over(frame, screen, cx);
        draw::draw(frame, middle, self, cx);
    }
}
