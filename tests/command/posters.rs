//! The posters of the four methods, followed to the letter by somebody who knows nothing else.

use std::sync::Arc;

use fastrand::Rng;
use shuzi::output::{Page as _, PageStyle, StepsPage};
use shuzi_core::amount::Amount;
use shuzi_core::fact::Value;
use shuzi_core::goban::{Color, Size};
use shuzi_core::method::Method;
use shuzi_core::rules::{Profiles, Ties};
use shuzi_core::sheet::{Document, KeyRow, KeysWanted, key_rows};
use shuzi_words::{Language, Words};

/// An amount in quarter points, as the poster prints it: `184.25`, `− 3.75`.
fn quarters(text: &str) -> i64 {
    let text = text.trim().replace('−', "-").replace(' ', "");
    let amount: Amount = text.parse().unwrap_or_else(|_| panic!("no amount: {text}"));
    amount.doubled().doubled().whole().unwrap()
}

/// Everything that a poster says, in lines.
struct Poster {
    lines: Vec<String>,
    numbers: Vec<(String, String)>,
}

impl Poster {
    fn of(document: &Document<String>) -> Self {
        let rows = &document.tables[0].rows;
        let numbers = rows.iter().map(|row| (row[0].clone(), row[1].clone())).collect();
        let lines = document.reminder.steps.iter().chain(&document.notes);
        Self { lines: lines.cloned().collect(), numbers }
    }

    /// What follows a text, up to what ends it.
    fn after(&self, text: &str, end: &[char]) -> Option<String> {
        let line = self.lines.iter().find(|line| line.contains(text))?;
        let rest = &line[line.find(text)? + text.len()..];
        Some(rest.split(end).next()?.trim().to_owned())
    }

    fn says(&self, text: &str) -> bool {
        self.lines.iter().any(|line| line.contains(text))
    }

    fn number(&self, name: &str) -> i64 {
        let (_, number) = self.numbers.iter().find(|(of, _)| of == name).expect(name);
        quarters(number)
    }

    /// What is done to a side's total: `Black: − 3.75 White: + 3.75`; nothing if nothing is said.
    fn adjustment(&self, side: &str) -> i64 {
        let adjust = self.lines.iter().find(|line| line.starts_with("Adjust the total."));
        let Some(at) = adjust.and_then(|line| line.find(&format!("{side}: "))) else { return 0 };
        let rest = &adjust.unwrap()[at + side.len() + 2..];
        let mut words = rest.split(' ');
        let (sign, number) = (words.next().unwrap(), words.next().unwrap());
        quarters(&format!("{sign}{number}"))
    }

    /// What each point that belongs to nobody changes, in quarters: `Key number: − ½ for each`.
    fn each(&self, before: &str) -> i64 {
        let said = |sign: &str| self.says(&format!("{before}{sign} ½ for each non-scoring point"));
        if said("−") { -2 } else { i64::from(said("+")) * 2 }
    }

    /// Black's lead in quarters, and who wins, by counting one side or both: [Black, White, points that
    /// belong to nobody].
    fn followed(&self, method: Method, side: Color, totals: [i64; 3]) -> (i64, Option<Color>) {
        let [black, white] = [totals[0] * 4, totals[1] * 4];
        let name = if side == Color::Black { "Black" } else { "White" };
        let total = if side == Color::Black { black } else { white };
        let lead = match method {
            Method::Full => {
                assert!(self.says("the difference of the two"));
                let [black, white] =
                    [black + self.adjustment("Black"), white + self.adjustment("White")];
                return self.decided(black - white, Color::Black);
            }
            Method::Half => {
                let adjusted = total + self.adjustment(name) + self.each("") * totals[2];
                2 * (adjusted - self.number("Half count"))
            }
            Method::Simplified => {
                let half = self.number("Half count");
                let printed = self.after("Half count: ", &['−']).unwrap();
                assert_eq!(quarters(&printed), half);
                let half = half + self.each(&format!("Half count: {printed} ")) * totals[2];
                2 * (total + self.adjustment(name) - half)
            }
            Method::Key => {
                let key = self.key(name).expect("the key number");
                2 * (total - (key + self.each("Key number: ") * totals[2]))
            }
        };
        assert!(method == Method::Full || self.says("Below zero, the other side wins"));
        self.decided(lead, side)
    }

    fn key(&self, name: &str) -> Option<i64> {
        let line = self.lines.iter().find(|line| line.starts_with("Key numbers: "))?;
        let part = line["Key numbers: ".len()..].split(", ").find(|part| part.starts_with(name))?;
        Some(quarters(&part[name.len()..]))
    }

    /// Black's lead and the winner, by what the poster says of zero.
    fn decided(&self, lead: i64, side: Color) -> (i64, Option<Color>) {
        let lead = if side == Color::Black { lead } else { -lead };
        let named = |name: &str| if name == "Black" { Color::Black } else { Color::White };
        let zero = self.after("Zero: ", &['.']).unwrap_or_default();
        if self.says("the tie-breaker. Otherwise add") {
            let line = self.lines.iter().find(|line| line.contains("Zero: ")).unwrap();
            let rest = &line[line.find("Zero: ").unwrap() + 6..];
            let (name, rest) = rest.split_once(" wins by ").unwrap();
            let points = quarters(rest.split(", the tie-breaker").next().unwrap());
            let favoured = if named(name) == Color::Black { points } else { -points };
            let lead = lead + favoured;
            return (lead, Some(if lead > 0 { Color::Black } else { Color::White }));
        }
        let winner = match lead {
            1.. => Some(Color::Black),
            0 if zero == "a tie" => None,
            0 => Some(named(zero.split(' ').next().expect("what zero means"))),
            _ => Some(Color::White),
        };
        assert!(lead != 0 || !zero.is_empty(), "nothing is said of zero");
        (lead, winner)
    }
}

/// What is true: both totals and the points to White, in quarters.
fn truth(game: &KeyRow, totals: [i64; 3]) -> (i64, Option<Color>) {
    let adjustment = game.adjustment;
    let to_white = [adjustment.komi(), adjustment.tie_breaker(), adjustment.compensation()];
    let to_white: i64 = to_white.iter().map(|points| quarters(&points.to_string())).sum();
    let lead = 4 * (totals[0] - totals[1]) - to_white;
    let winner = match (lead, game.key.ties()) {
        (1.., _) => Some(Color::Black),
        (0, Ties::Draw) => None,
        (0, Ties::To(side)) => Some(side),
        _ => Some(Color::White),
    };
    (lead, winner)
}

#[test]
fn whoever_follows_a_poster_finds_the_winner() {
    let mut random = Rng::with_seed(83);
    let words = Words::of(Language::English);
    let profiles = Profiles::new();
    let rules = ["chinese", "chinese-mays", "aga", "new-zealand", "ing-1991", "tromp-taylor"];
    let (mut followed, mut level) = (0, 0);
    while followed < 10_000 {
        let rules = Arc::clone(&profiles.profile(rules[random.usize(..rules.len())]).unwrap());
        let lines = [9, 13, 19][random.usize(..3)];
        let size = Size::new(lines, lines).unwrap();
        let komi = random.bool().then(|| Amount::halves(random.i64(-20..=20)));
        let wanted = KeysWanted {
            sizes: vec![size],
            komi: komi.into_iter().collect(),
            handicaps: vec![[0, 0, 1, 2, 3, 6, 9][random.usize(..7)]],
            non_scoring: vec![0],
            sides: vec![Color::Black],
            ..KeysWanted::default()
        };
        // Some rules set no komi.
        let Ok(rows) = key_rows(&rules, &wanted) else { continue };
        let Some(game) = rows.first() else { continue };
        let method = Method::ALL[random.usize(..4)];
        let side = Color::BOTH[random.usize(..2)];
        let owner = Value::Text(String::new());
        let page = StepsPage { owner: &owner, rules: &rules, game, method, side };
        let poster = Poster::of(&page.document(&PageStyle::new(&words, 80)));
        let points = i64::from(lines) * i64::from(lines);
        for _ in 0..50 {
            let nobodys = [0, 0, 1, 2, 3][random.usize(..5)];
            // Around the middle, where half a point decides.
            let black = (points - nobodys) / 2 + random.i64(-12..=12);
            let totals = [black, points - nobodys - black, nobodys];
            let true_of = truth(game, totals);
            let said = format!("{} {method:?} {side:?} {totals:?} {:?}", rules.name, poster.lines);
            assert_eq!(poster.followed(method, side, totals), true_of, "{said}");
            level += usize::from(true_of.0 == 0);
            // The numbers on the bar, without and with one such point.
            if method == Method::Key && nobodys < 2 {
                let least = |side: Color| game.key.of_side(side).with_non_scoring(0).needs();
                let [black, white] = [&poster.numbers[0].1, &poster.numbers[1].1];
                let least_of = |text: &str| text.split(' ').next().unwrap().parse::<i64>().unwrap();
                assert_eq!([black, white].map(|text| least_of(text)), Color::BOTH.map(least));
                let shared = poster.after("With one non-scoring point: Black ", &[',', ' ']);
                let printed =
                    if nobodys == 0 { least_of(black) } else { least_of(&shared.unwrap()) };
                assert_eq!(totals[0] >= printed, true_of.1 == Some(Color::Black), "{said}");
            }
            followed += 1;
        }
    }
    assert!(level > 100, "{level} level games are too few to try");
}
