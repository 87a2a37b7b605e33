//! A model of two tired players who count real boards by the keys, with ordinary slips.

use std::fmt;

use fastrand::Rng;
use shuzi_core::counting::{CountResult, Outcome, Overrides, SideCount, Totals, Winner};
use shuzi_core::goban::Color;
use shuzi_walk::{Degree, Setting, Step};

use crate::table::{Player, press, real, told};

/// One slip of each kind comes in so many fields.
const ONE_IN: u32 = 100;
/// More keys than any count takes, with all its recounts.
const MOST_KEYS: usize = 2_000;

/// The board as it is.
struct Truth {
    lines: u8,
    komi: &'static str,
    /// The vacant points and the stones of each side, [Black, White].
    counts: [[u32; 2]; 2],
    non_scoring: u32,
}

impl Truth {
    fn of(rng: &mut Rng) -> Self {
        let lines = [9, 13, 19, 19, 19][rng.usize(0..5)];
        let points = u32::from(lines) * u32::from(lines);
        let non_scoring = [0, 0, 0, 0, 0, 0, 1, 1, 2][rng.usize(0..9)];
        let shared = points - non_scoring;
        // Close games are counted more often than others.
        let lead = rng.u32(0..=points / 10);
        let more = u32::midpoint(shared, lead);
        let totals = if rng.bool() { [more, shared - more] } else { [shared - more, more] };
        let counts = totals.map(|total| {
            let vacant = total * rng.u32(20..50) / 100;
            [vacant, total - vacant]
        });
        Self { lines, komi: ["7.5", "6.5", "0.5"][rng.usize(0..3)], counts, non_scoring }
    }

    fn number(&self, step: Step) -> u32 {
        let of = |side: Color, part: usize| self.counts[usize::from(side == Color::White)][part];
        match step {
            Step::NonScoring => self.non_scoring,
            Step::Vacant(side) => of(side, 0),
            Step::Stones(side) => of(side, 1),
            _ => 0,
        }
    }

    fn winner(&self, app: &Player) -> Winner {
        let counts = self.counts.map(|[vacant, stones]| SideCount::of(vacant, stones));
        let size = app.session().size();
        let totals = Totals::new(size, counts[0], counts[1], self.non_scoring).unwrap();
        let mut set = real(self.lines);
        set.set(Setting::Komi, self.komi).unwrap();
        let terms = set.session().terms().unwrap().clone();
        CountResult::of_totals(terms, totals, &Overrides::default()).outcome().winner()
    }
}

/// What the players are like.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a habit of its own")]
struct Players {
    /// Whether both sides are counted.
    both: bool,
    /// All numbers are typed for the other side.
    swapped: bool,
    /// Nobody sets the komi.
    no_komi: bool,
    slips: bool,
}

/// How a session ended.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    sessions: u32,
    /// A wrong winner, verified and large.
    large: u32,
    /// A wrong winner, as counted.
    as_counted: u32,
    /// A wrong winner, large because both players agreed with what was counted.
    agreed: u32,
    stuck: u32,
    keys: usize,
}

impl fmt::Display for Tally {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { sessions, large, as_counted, agreed, stuck, keys } = self;
        let keys = keys / usize::try_from((*sessions).max(1)).unwrap();
        write!(
            to,
            "{sessions} sessions: wrong winner verified {large}, as counted {as_counted}, agreed \
             on {agreed}, stuck {stuck}; {keys} keys each"
        )
    }
}

struct Session {
    app: Player,
    begun: Player,
    truth: Truth,
    players: Players,
    rng: Rng,
    keys: usize,
}

impl Session {
    fn slips(&mut self) -> bool {
        self.players.slips && self.rng.u32(0..ONE_IN) == 0
    }

    fn press(&mut self, keys: &str) {
        self.keys += keys.chars().count();
        press(&mut self.app, keys);
    }

    /// The number that is typed into a field: right, or with a slip of each kind now and then.
    fn typed(&mut self, step: Step) -> u32 {
        let swap = |step: Step| match step {
            Step::Vacant(side) => Step::Vacant(side.other()),
            Step::Stones(side) => Step::Stones(side.other()),
            other => other,
        };
        let step = if self.players.swapped { swap(step) } else { step };
        let mut number = self.truth.number(step);
        if self.slips() {
            number = self.truth.number(swap(step));
        }
        if self.slips() {
            number = number.saturating_sub(10);
        }
        if self.slips() && step == Step::NonScoring {
            number = 1;
        }
        if self.slips() {
            number = if self.rng.bool() { number + 1 } else { number.saturating_sub(1) };
        }
        number
    }

    /// What a player does besides answering.
    fn distraction(&mut self) {
        if self.slips() {
            self.press(">");
        }
        if self.slips() {
            self.press("<");
        }
        if self.slips() {
            let method = ["half", "key", "full"][self.rng.usize(0..3)];
            self.app.set(Setting::Method, method).unwrap();
        }
        if self.slips() {
            let kept = serde_json::to_string(&self.app.kept(&self.begun)).unwrap();
            self.app = self.begun.taken_up(&serde_json::from_str(&kept).unwrap()).unwrap();
        }
    }

    /// Answers what is asked now.
    fn answer(&mut self) {
        self.distraction();
        let step = self.app.session().step;
        match told(&self.app) {
            Some("remark-whose") => {
                // What is asked is whether Black had these numbers.
                let asked = self.app.message().map_or(&[][..], |said| &said.parameters);
                let black = asked.iter().find(|(name, _)| *name == "black");
                let black = black.map(|(_, terms)| terms.to_string().replace('\u{a0}', " "));
                let had = |[vacant, stones]: [u32; 2]| {
                    let total = vacant + stones;
                    black.as_ref().is_some_and(|black| {
                        *black == total.to_string()
                            || *black == format!("{vacant} + {stones} = {total}")
                    })
                };
                // Whoever has all numbers on the wrong side says that they are right.
                let [right, swapped] = self.truth.counts.map(had);
                return self.press(match (right || self.players.swapped, swapped) {
                    (true, _) => "y",
                    (false, true) => "o",
                    (false, false) => "<R",
                });
            }
            // An unlikely number that is right.
            Some("remark-many-non-scoring" | "remark-rather-stones" | "remark-smaller-board") => {
                return self.press(">");
            }
            Some("remark-points-missing" | "remark-board-full") => {
                let counts = Color::BOTH.map(|side| self.app.session().own_count(side));
                let sum: u32 = counts.into_iter().flatten().map(SideCount::total).sum();
                let points = u32::from(self.truth.lines).pow(2);
                let is_left = points - sum.min(points) == self.truth.non_scoring;
                let keys = if is_left || self.slips() { "y" } else { "R" };
                return self.press(keys);
            }
            Some("remark-points-short" | "remark-points-over" | "remark-more-than-left") => {
                return self.press("R");
            }
            _ => {}
        }
        match step {
            Step::Empty => {
                let is_any = self.truth.non_scoring > 0 && !self.slips();
                self.press(if is_any { "y" } else { ">" });
            }
            Step::Side if self.players.both => self.press("y>"),
            Step::NonScoring | Step::Vacant(_) | Step::Stones(_) => {
                let number = self.typed(step);
                self.press(&format!("{number}>"));
            }
            _ => self.press(">"),
        }
    }

    /// Plays the session to its end, and says how it went.
    fn play(mut self) -> Tally {
        let winner = self.truth.winner(&self.app);
        let mut tally = Tally { sessions: 1, ..Tally::default() };
        while self.keys < MOST_KEYS {
            let session = self.app.session();
            let is_wrong = |named: Option<Winner>| u32::from(named.is_some_and(|it| it != winner));
            let named = session.named().map(Outcome::winner);
            match session.degree().filter(|_| session.step == Step::Result) {
                Some(Degree::Verified) => {
                    tally.large = is_wrong(named);
                    tally.keys = self.keys;
                    return tally;
                }
                Some(Degree::Agreed) => {
                    tally.agreed = is_wrong(named);
                    tally.keys = self.keys;
                    return tally;
                }
                Some(Degree::AsCounted) => tally.as_counted = is_wrong(named),
                _ => {}
            }
            self.answer();
        }
        tally.stuck = 1;
        tally.keys = self.keys;
        tally
    }
}

/// Plays sessions, 2,000 of them or as many as `SHUZI_TIRED` says.
fn play(players: Players, seed: u64) -> Tally {
    let sessions = std::env::var("SHUZI_TIRED").ok().and_then(|many| many.parse().ok());
    let mut all = Tally::default();
    for number in 0..sessions.unwrap_or(2_000_u64) {
        let mut rng = Rng::with_seed(seed << 32 | number);
        let truth = Truth::of(&mut rng);
        let mut app = real(truth.lines);
        if !players.no_komi {
            app.set(Setting::Komi, truth.komi).unwrap();
        }
        if players.both && rng.bool() {
            app.set(Setting::Method, "full").unwrap();
        }
        let begun = app.clone();
        let one = Session { app, begun, truth, players, rng, keys: 0 }.play();
        all.sessions += one.sessions;
        all.large += one.large;
        all.as_counted += one.as_counted;
        all.agreed += one.agreed;
        all.stuck += one.stuck;
        all.keys += one.keys;
    }
    all
}

const CAREFUL: Players = Players { both: false, swapped: false, no_komi: false, slips: false };

/// Of counts of both sides with slips hardly one ends with a wrong winner in large letters; none is
/// stuck, and without slips none is wrong.
#[test]
fn tired_players_are_not_led_astray() {
    for both in [false, true] {
        let careful = play(Players { both, ..CAREFUL }, 1);
        println!("no slips, both sides {both}: {careful}");
        let Tally { large, as_counted, agreed, stuck, .. } = careful;
        assert_eq!([large, as_counted, agreed, stuck], [0; 4]);
        let tired = play(Players { both, slips: true, ..CAREFUL }, 2);
        println!("slips, both sides {both}: {tired}");
        assert_eq!(tired.stuck, 0);
        assert!(tired.large * 1000 <= tired.sessions, "{tired}");
    }
    // What no sum and no order of questions can show is printed apart.
    for (name, players) in [
        ("all numbers on the wrong side", Players { both: true, swapped: true, ..CAREFUL }),
        ("komi not set", Players { both: true, no_komi: true, ..CAREFUL }),
    ] {
        println!("{name}: {}", play(players, 3));
    }
}
