//! A poster of the method in five steps.

use super::poster_parts::{ended, rearranged};
use crate::amount::Amount;
use crate::counting::{Adjustment, KeyNumber, Settled};
use crate::fact::Value;
use crate::goban::{Color, VertexSet};
use crate::output::print::{Drawing, Figure, Poster, PosterBlock};
use crate::output::{Context, Page};
use crate::record::read_diagram;
use crate::reshape::Style;
use crate::rules::Ties;
use crate::sheet::{Document, Reminder};
use crate::words::Words;

/// How to count, step by step, on a 9×9 game.
#[derive(Clone, Copy, Debug)]
pub struct StepsPage<'a> {
    /// The club and the date to print on it.
    pub owner: &'a Value,
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
    fn step(number: u8, words: &Words) -> String {
        words.get(&format!("sheet-how-{number}"))
    }

    /// Returns the figure of each step.
    fn figures(words: &Words) -> Option<Vec<Figure>> {
        let game = read_diagram(GAME).ok()?;
        let dead = game.marks.map_or(VertexSet::new(game.board.size()), |marks| marks.dead);
        let settled = Settled::of(&game.board, &dead);
        let side = Color::Black;
        let (_, area, plan) = settled.plans(&[side], Style::Tens).into_iter().next()?;
        let adjustment = Adjustment::new(KOMI, Amount::ZERO, Amount::ZERO).ok()?;
        let key = KeyNumber::new(settled.size(), side, adjustment, 0, Ties::Draw);
        let total = settled.count(side).total();
        let (number, twice) = (
            words.amount(key.value()),
            words.amount((Amount::points(total.into()) - key.value()).doubled()),
        );
        let plain = |drawing| Figure { drawing, caption: String::new() };
        let large = |text: String| plain(Drawing::Large(text));
        let vacant = plan.sum();
        let stones = plan.stones.len();
        let piles = Figure {
            drawing: Drawing::Piles(side, stones),
            caption: format!("{} + {stones} = {total}", plan.vacant()),
        };
        Some(vec![
            ended(&game.board, &dead, String::new()),
            rearranged(&settled, (side, &area, &plan), vacant),
            piles,
            large(format!("{total} ≥ {}", key.needs())),
            large(format!("2 × ({total} − {number}) = {twice}")),
        ])
    }
}

impl Page for StepsPage<'_> {
    fn document(&self, context: &Context<'_>) -> Document<String> {
        let words = context.words;
        let source = words.get("sheet-source");
        let steps = (1..=STEPS).map(|number| Self::step(number, words)).collect();
        Document {
            owner: words.value(self.owner),
            title: words.get("sheet-how"),
            reminder: Reminder { title: String::new(), steps, source },
            ..Document::default()
        }
    }

    fn poster(&self, context: &Context<'_>) -> Option<Poster> {
        let words = context.words;
        let komi = [("komi", KOMI.into())];
        let steps = (1..=STEPS)
            .zip(Self::figures(words)?)
            .map(|(number, figure)| PosterBlock::Step(number, figure, Self::step(number, words)));
        let source = PosterBlock::Text(words.get("sheet-source"));
        Some(Poster {
            owner: words.value(self.owner),
            title: words.get("sheet-how"),
            subtitle: format!("9×9 · {}", words.say("sheet-even", &komi)),
            blocks: steps.chain([source]).collect(),
            is_small: false,
        })
    }
}
