//! A poster of a method in five steps.

use super::poster_parts::{ended, rearranged};
use crate::output::print::{Drawing, Figure, Poster, PosterBlock};
use crate::output::{Page, PageStyle};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Adjustment, KeyNumber, Settled, Term, Worksheet};
use shuzi_core::fact::Value;
use shuzi_core::goban::{Color, VertexSet};
use shuzi_core::method::Method;
use shuzi_core::record::read_diagram;
use shuzi_core::reshape::Style;
use shuzi_core::rules::Ties;
use shuzi_core::sheet::{Document, Reminder};
use shuzi_words::Words;

/// How to count, step by step, on a 9×9 game.
#[derive(Clone, Copy, Debug)]
pub struct StepsPage<'a> {
    /// The club and the date to print on it.
    pub owner: &'a Value,
    /// The method shown.
    pub method: Method,
}

/// The game: White has two dead stones, and Black wins by 1.5 points.
const GAME: &str = "\
....XO...
.o.XXO.O.
..XX.XO..
.o.X.XO.O
.X.XXXO..
..X.XOO..
XX.XXO.O.
.XXXOO...
..XOO..O.";

/// The komi of the game.
const KOMI: Amount = Amount::halves(15);

/// Number of steps.
const STEPS: u8 = 5;

impl StepsPage<'_> {
    /// Returns what is done in a step. Key Numbers differ from Half Counting in the last two, Full
    /// Counting in all but the first.
    fn step(&self, number: u8, words: &Words) -> String {
        let own = match (self.method, number) {
            (Method::Full, 2..) | (Method::Half | Method::Simplified, 4..) => {
                format!("{}-{number}", self.method.as_str())
            }
            _ => number.to_string(),
        };
        words.get(&format!("sheet-how-{own}"))
    }

    fn figures(&self, words: &Words) -> Option<Vec<Figure>> {
        let game = read_diagram(GAME).ok()?;
        let dead = game.marks.map_or(VertexSet::new(game.board.size()), |marks| marks.dead);
        let settled = Settled::of(&game.board, &dead);
        let side = Color::Black;
        let sides = if self.method == Method::Full { &Color::BOTH[..] } else { &[side] };
        let plans = settled.plans(sides, Style::Tens);
        let plan = &plans.first()?.plan;
        let adjustment = Adjustment::new(KOMI, Amount::ZERO, Amount::ZERO).ok()?;
        let key = KeyNumber::new(settled.size(), side, adjustment, 0, Ties::Draw);
        let sheet =
            Worksheet::new(self.method, side, &settled.totals(), adjustment, Ties::Draw, false);
        let total = settled.count(side).total();
        let plain = |drawing| Figure { drawing, caption: String::new() };
        let large = |text: String| plain(Drawing::Large(text));
        let vacant: Vec<String> = plans.iter().map(|own| own.plan.sum()).collect();
        let counts = plans.iter().map(|own| {
            let (vacant, stones) = (own.plan.vacant(), own.plan.stones.len());
            format!("{vacant} + {stones} = {}", vacant + stones)
        });
        let piles = Figure {
            drawing: Drawing::Piles(side, plan.stones.len()),
            caption: counts.collect::<Vec<_>>().join("; "),
        };
        let [judged, margin] = self.sums(&sheet, key, words)?;
        Some(vec![
            ended(&game.board, &dead, String::new()),
            rearranged(&settled, &plans, vacant.join("; ")),
            piles,
            large(format!("{total} {judged}")),
            large(margin),
        ])
    }

    /// Returns the sums of the last two steps, the first without the total it starts from.
    fn sums(&self, sheet: &Worksheet, key: KeyNumber, words: &Words) -> Option<[String; 2]> {
        let side = sheet.side();
        let figure = |term, side| sheet.figure(term, side);
        let say = |amount: Amount| words.amount(amount);
        let margin = say(figure(Term::Margin, side)?);
        let twice =
            |from: Amount, less: Amount| format!("2 × ({} − {}) = {margin}", say(from), say(less));
        if self.method == Method::Key {
            let total = figure(Term::Total, side)?;
            return Some([format!("≥ {}", key.needs()), twice(total, key.value())]);
        }
        let adjusted = figure(Term::Adjusted, side)?;
        let komi = figure(Term::Komi, side)?.abs();
        let judged = format!("− {} = {}", say(komi), say(adjusted));
        let last = if self.method == Method::Full {
            let other = figure(Term::Adjusted, side.other())?;
            format!("{} − {} = {margin}", say(adjusted), say(other))
        } else {
            twice(adjusted, figure(Term::HalfCount, side)?)
        };
        Some([judged, last])
    }
}

impl Page for StepsPage<'_> {
    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let words = context.words;
        let source = words.get("sheet-source");
        let steps = (1..=STEPS).map(|number| self.step(number, words)).collect();
        Document {
            owner: words.value(self.owner),
            title: words.get("sheet-how"),
            reminder: Reminder { steps, source, ..Reminder::default() },
            ..Document::default()
        }
    }

    fn posters(&self, context: &PageStyle<'_>) -> Vec<Poster> {
        let words = context.words;
        let komi = [("komi", KOMI.into())];
        let figures = self.figures(words).unwrap_or_default();
        let steps = (1..=STEPS)
            .zip(figures)
            .map(|(number, figure)| PosterBlock::Step(number, figure, self.step(number, words)));
        let source = PosterBlock::Text(words.get("sheet-source"));
        vec![Poster {
            owner: words.value(self.owner),
            title: words.get("sheet-how"),
            subtitle: format!(
                "{} · 9×9 · {}",
                words.method(self.method),
                words.say("sheet-even", &komi)
            ),
            blocks: steps.chain([source]).collect(),
            ..Poster::default()
        }]
    }
}
