//! A poster of a method in five steps.

use super::poster_parts::{ended, level, rearranged, tie_at};
use crate::output::print::{
    CountStep, Drawing, Figure, GameNumber, GameNumbers, Poster, PosterBlock,
};
use crate::output::{Page, PageStyle};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Adjustment, Caution, Settled, Term, Winner, Worksheet};
use shuzi_core::fact::Value;
use shuzi_core::goban::{Color, Size};
use shuzi_core::method::Method;
use shuzi_core::practice::{FinishedPosition, Pool};
use shuzi_core::reshape::{SidePlan, Style};
use shuzi_core::rules::Profile;
use shuzi_core::sheet::{Document, KeyRow, Reminder, SheetTable, game_name};
use shuzi_words::Words;

/// How to count a game, step by step. Whoever follows it to the letter finds the winner of every game of
/// its kind, however many points belong to nobody.
#[derive(Clone, Copy, Debug)]
pub struct StepsPage<'a> {
    /// The club and the date to print on it.
    pub owner: &'a Value,
    pub rules: &'a Profile,
    /// The game: its board, komi and handicap, without non-scoring points.
    pub game: &'a KeyRow,
    /// The method shown.
    pub method: Method,
    /// The side counted, unless both are.
    pub side: Color,
}

/// The boards that have an example, in lines, each with the name of a bundled position: few dead stones,
/// no dame, and rectangles that are soon made.
pub const EXAMPLES: [(u8, &str); 3] = [(9, "g09-034f"), (13, "g13-011f"), (19, "g19-n062")];

/// The board without the names of its lines, which nothing refers to.
fn unnamed(figure: Figure) -> Figure {
    let Drawing::Board(mut board) = figure.drawing else { return figure };
    board.is_named = false;
    Figure { drawing: Drawing::Board(board), ..figure }
}

/// The example on a board, its dead stones off.
struct Example {
    position: FinishedPosition,
    settled: Settled,
    plans: Vec<SidePlan>,
    sheet: Worksheet,
}

impl StepsPage<'_> {
    /// The sides counted.
    fn sides(&self) -> &[Color] {
        if self.method.counts_both() { &Color::BOTH } else { std::slice::from_ref(&self.side) }
    }

    /// What the method works with.
    fn adjustment(&self) -> Adjustment {
        self.game.adjustment.in_method(self.method, false)
    }

    fn example(&self) -> Option<Example> {
        let size = self.game.size;
        let is_it = |lines: u8| Size::new(lines, lines).is_ok_and(|square| square == size);
        let (_, name) = EXAMPLES.into_iter().find(|(lines, _)| is_it(*lines))?;
        let pool = Pool::bundled().ok()?;
        let position = pool.all().iter().find(|position| position.name == name)?.clone();
        let settled = Settled::of(&position.board, &position.dead);
        let plans = settled.plans(self.sides(), Style::Tens);
        let (totals, ties) = (settled.totals(), self.game.key.ties());
        let sheet =
            Worksheet::new(self.method, self.side, &totals, self.game.adjustment, ties, false);
        Some(Example { position, settled, plans, sheet })
    }

    /// The points to White, halved where the method halves them, by their names: `(A + B) ÷ 2`.
    fn given(&self, words: &Words) -> Option<GameNumber> {
        let terms = self.terms().map(|(term, _)| words.term(term)).collect::<Vec<_>>();
        let name = match (self.method.counts_both(), terms.as_slice()) {
            (_, []) => return None,
            (true, terms) => terms.join(" + "),
            (false, [term]) => format!("{term} ÷ 2"),
            (false, terms) => format!("({}) ÷ 2", terms.join(" + ")),
        };
        Some(GameNumber { name, side: None, number: words.amount(self.taken_off()) })
    }

    /// The terms that are not zero, in points.
    fn terms(&self) -> impl Iterator<Item = (Term, Amount)> {
        let adjustment = self.adjustment();
        let terms = [
            (Term::Komi, adjustment.komi()),
            (Term::TieBreaker, adjustment.tie_breaker()),
            (Term::Compensation, adjustment.compensation()),
        ];
        terms.into_iter().filter(|(_, points)| *points != Amount::ZERO)
    }

    /// The points taken off Black's total.
    fn taken_off(&self) -> Amount {
        let adjustment = self.adjustment();
        if self.method.counts_both() { adjustment.total() } else { adjustment.half_total() }
    }

    /// What is known before the count.
    fn known(&self, words: &Words) -> GameNumbers {
        let several = self.terms().count() > 1;
        let parts =
            self.terms().map(|(term, of)| format!("{} {}", words.term(term), words.amount(of)));
        let mut notes: Vec<String> = if several { vec![words.list(parts)] } else { Vec::new() };
        if self.method != Method::Key {
            let half = words.term(Term::HalfCount);
            let number = words.amount(self.game.key.half_count());
            let half = GameNumber { name: half, side: None, number };
            let half = (!self.method.counts_both()).then_some(half);
            return GameNumbers {
                numbers: half.into_iter().chain(self.given(words)).collect(),
                notes,
            };
        }
        let keys = Color::BOTH.map(|side| self.game.key.of_side(side));
        let needs = |non_scoring: u32| {
            keys.map(|key| {
                let key = key.with_non_scoring(non_scoring);
                format!("{} {}", key.needs(), tie_at(key, words)).trim().to_owned()
            })
        };
        let [black, white] = needs(0);
        let numbers = [(Some(Color::Black), black), (Some(Color::White), white)];
        let [black, white] = needs(1);
        let [of_black, of_white] = Color::BOTH.map(|side| words.side(side));
        let shared = words.list([format!("{of_black} {black}"), format!("{of_white} {white}")]);
        notes.push(format!("{}: {shared}", words.get("sheet-one-shared")));
        let values = ["black", "white"].into_iter().zip(keys.map(|key| key.value().into()));
        notes.push(words.say("sheet-key-numbers", &values.collect::<Vec<_>>()));
        let name = |at: usize| if at == 0 { words.get("sheet-form-needed") } else { String::new() };
        let numbers = numbers.into_iter().enumerate();
        let numbers =
            numbers.map(|(at, (side, number))| GameNumber { name: name(at), side, number });
        GameNumbers { numbers: numbers.collect(), notes }
    }

    /// Returns what a step is called and what is done in it. Key Numbers differ from Half Counting in the
    /// last two, Full Counting in all but the first.
    fn told(&self, number: u8, words: &Words) -> (String, Vec<String>) {
        let get = |id: &str| words.get(&format!("sheet-{id}"));
        let both = if self.method.counts_both() { "how-full" } else { "how" };
        let (title, texts) = match number {
            1 => ("step-finish", vec![get("how-1"), get("how-left")]),
            2 => ("step-shape", vec![get(&format!("{both}-2")), get("how-bowl")]),
            3 => ("step-pile", vec![get(&format!("{both}-3"))]),
            4 if self.method == Method::Key => ("step-compare", vec![get("how-4")]),
            4 => ("step-adjust", self.adjusted(words)),
            _ => ("step-margin", self.margin(words)),
        };
        (get(title), texts)
    }

    /// Half a point for each that belongs to nobody.
    fn each(sign: &str, words: &Words) -> String {
        words.say("sheet-each", &[("sign", sign.into())])
    }

    fn adjusted(&self, words: &Words) -> Vec<String> {
        let off = self.taken_off();
        let line = |side: Color, points: Amount| {
            let sign = if points.is_negative() { "−" } else { "+" };
            format!("{}: {sign} {}", words.side(side), words.amount(points.abs()))
        };
        let sides = [(Color::Black, -off), (Color::White, off)];
        let counted = sides
            .into_iter()
            .filter(|(side, _)| !self.method.counts_both() || *side == Color::Black);
        let mut lines: Vec<String> = counted
            .filter(|(_, points)| *points != Amount::ZERO)
            .map(|(side, points)| line(side, points))
            .collect();
        if self.method == Method::Half {
            lines.push(Self::each("+", words));
        }
        lines
    }

    fn margin(&self, words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        let label = |term, value: String| format!("{}: {value}", words.term(term));
        match self.method {
            Method::Full => lines.push(words.get("sheet-how-full-5")),
            Method::Half => lines.push(words.get("sheet-how-half-5")),
            Method::Simplified => {
                let half = words.amount(self.game.key.half_count());
                let each = Self::each("−", words);
                lines.push(label(Term::HalfCount, format!("{half} {each}")));
                lines.push(words.get("sheet-how-half-5"));
            }
            Method::Key => {
                lines.push(label(Term::KeyNumber, Self::each("−", words)));
                lines.push(words.get("sheet-how-5"));
            }
        }
        lines.extend(level(self.game, self.method, words));
        let check = words.say("sheet-form-check", &[("points", self.game.size.points().into())]);
        let verify = words.get("sheet-how-verify");
        lines.push(if self.method.counts_both() {
            check
        } else {
            words.sentences(&[verify, check])
        });
        lines
    }

    /// What the example comes to in a step.
    fn sums(&self, number: u8, example: &Example, words: &Words) -> Option<Vec<String>> {
        let Example { plans, sheet, .. } = example;
        let side = self.sides()[0];
        let figure = |term, side| sheet.figure(term, side);
        let say = |amount: Amount| words.amount(amount);
        let result = || words.value(&sheet.outcome().into());
        let twice = |of: Amount, less: Amount| {
            let margin = words.value(&figure(Term::Margin, side)?.into());
            let twice = format!("2 × ({} − {})", say(of), say(less));
            Some(vec![twice, format!("= {margin} → {}", result())])
        };
        let total = |own: &SidePlan| {
            let (vacant, stones) = (own.plan.vacant(), own.plan.stones.len());
            format!("{vacant} + {stones} = {}", vacant + stones)
        };
        let of_each = |sum: &dyn Fn(&SidePlan) -> String| {
            let named = |own: &SidePlan| match self.method {
                Method::Full => format!("{}: {}", words.side(own.side), sum(own)),
                _ => sum(own),
            };
            plans.iter().map(named).collect()
        };
        match (number, self.method) {
            (1, _) => Some(Vec::new()),
            (2, _) => Some(of_each(&|own| own.plan.sum())),
            (3, _) => Some(of_each(&total)),
            (4, Method::Key) => {
                let needs = self.game.key.of_side(side).needs();
                let total = figure(Term::Total, side)?;
                let sign = if total >= Amount::points(needs) { "≥" } else { "<" };
                let winner = sheet.outcome().winner();
                let won = match winner {
                    Winner::Side(side) => {
                        let values = [("sign", Value::Text(String::new())), ("side", side.into())];
                        words.say("sheet-form-sign", &values).trim().to_owned()
                    }
                    Winner::Tie => words.get("sheet-form-tie"),
                };
                Some(vec![format!("{} {sign} {needs}", say(total)), won])
            }
            (4, _) => {
                let (total, adjusted) = (figure(Term::Total, side)?, figure(Term::Adjusted, side)?);
                let by = adjusted - total;
                let sign = if by.is_negative() { "−" } else { "+" };
                Some(vec![format!("{} {sign} {} = {}", say(total), say(by.abs()), say(adjusted))])
            }
            (_, Method::Key) => {
                twice(figure(Term::Total, side)?, self.game.key.of_side(side).value())
            }
            (_, Method::Full) => {
                let [black, white] = Color::BOTH.map(|side| figure(Term::Adjusted, side));
                let (black, white) = (black?, white?);
                let [more, less] = if black >= white { [black, white] } else { [white, black] };
                let sum = format!("{} − {} = {}", say(more), say(less), say(more - less));
                Some(vec![format!("{sum} → {}", result())])
            }
            _ => twice(figure(Term::Adjusted, side)?, figure(Term::HalfCount, side)?),
        }
    }

    fn picture(number: u8, example: &Example) -> Option<Figure> {
        let Example { position, settled, plans, .. } = example;
        match number {
            1 => Some(unnamed(ended(&position.board, &position.dead, String::new()))),
            2 => Some(unnamed(rearranged(settled, plans, String::new()))),
            3 => {
                let mut piles = [0; 2];
                for own in plans {
                    piles[own.side.index()] = own.plan.stones.len();
                }
                Some(Figure { drawing: Drawing::Piles(piles), caption: String::new() })
            }
            _ => None,
        }
    }

    /// The steps, each with its number; an even game without komi has nothing to adjust in Full Counting.
    fn steps(&self, words: &Words) -> Vec<CountStep> {
        let example = self.example();
        let all = (1..=5).map(|place| (place, self.told(place, words)));
        let done = all.filter(|(_, (_, texts))| !texts.is_empty());
        let step = |(number, (place, (title, texts))): (u8, (u8, (String, Vec<String>)))| {
            let sums = example.as_ref().and_then(|example| self.sums(place, example, words));
            let figure = example.as_ref().and_then(|example| Self::picture(place, example));
            CountStep { number, title, texts, figure, sums: sums.unwrap_or_default() }
        };
        (1..).zip(done).map(step).collect()
    }

    fn subtitle(&self, words: &Words) -> String {
        let side = || words.say("sheet-form-side", &[("side", words.side(self.side).into())]);
        let rules = words.value(&self.rules.shown_title());
        let game = words.value(&game_name(self.game));
        let parts = [words.method(self.method), rules, self.game.size.to_string(), game];
        words.list(parts.into_iter().chain((!self.method.counts_both()).then(side)))
    }

    fn notes(&self, words: &Words) -> Vec<String> {
        let cautions = Caution::of_profile(self.rules);
        let cautions = cautions.iter().map(|caution| words.fact(caution));
        cautions.chain([words.get("sheet-source")]).collect()
    }
}

impl Page for StepsPage<'_> {
    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let words = context.words;
        let known = self.known(words);
        let row = |known: GameNumber| {
            let side = known.side.map(|side| words.side(side)).unwrap_or_default();
            vec![
                words.list([known.name, side].into_iter().filter(|part| !part.is_empty())),
                known.number,
            ]
        };
        let steps = self.steps(words).into_iter().map(|step| {
            let said = [format!("{}.", step.title)].into_iter().chain(step.texts).chain(step.sums);
            words.sentences(&said.collect::<Vec<_>>())
        });
        Document {
            owner: words.value(self.owner),
            title: words.get("sheet-how"),
            subtitle: self.subtitle(words),
            tables: vec![SheetTable {
                caption: String::new(),
                head: vec![String::new(); 2],
                strong: vec![false, true],
                rows: known.numbers.into_iter().map(row).collect(),
            }],
            reminder: Reminder { steps: steps.collect(), ..Reminder::default() },
            notes: known.notes.into_iter().chain(self.notes(words)).collect(),
        }
    }

    fn posters(&self, context: &PageStyle<'_>) -> Vec<Poster> {
        let words = context.words;
        let steps = self.steps(words).into_iter().map(|step| PosterBlock::Step(Box::new(step)));
        let notes = self.notes(words).into_iter().map(Into::into).collect();
        let blocks = [PosterBlock::Known(self.known(words))].into_iter().chain(steps);
        vec![Poster {
            owner: words.value(self.owner),
            title: words.get("sheet-how"),
            subtitle: self.subtitle(words),
            blocks: blocks.chain([PosterBlock::Small(notes, 1)]).collect(),
            ..Poster::default()
        }]
    }
}
