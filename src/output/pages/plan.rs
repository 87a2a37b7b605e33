//! A plan of a physical count: what every stone does, before and after.

use std::fmt::Write as _;

use super::Heading;
use super::poster_parts::{ended, rearranged, sum_of};
use crate::output::board_text::column_letters;
use crate::output::columns::{padded, widest};
use crate::output::print::{Drawing, Figure, Poster, PosterBlock, SmallText, SumTable};
use crate::output::{Page, PageStyle};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Settled, Worksheet};
use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::{Color, Vertex};
use shuzi_core::method::Method;
use shuzi_core::reshape::{Area, Handling, Plan, PlanMark, SidePlan};
use shuzi_core::scorer::CountedGame;
use shuzi_core::sheet::{Document, Reminder, SheetTable};
use shuzi_words::Words;
use shuzi_words::json::plan_json;

/// The board with the plan's marks and after it, the stones handled one by one, and the count; the same of
/// the other side where the method counts both.
#[derive(Clone, Copy, Debug)]
pub struct PlanPage<'a> {
    pub heading: Heading<'a>,
    /// The number of the game in its file.
    pub number: usize,
    pub counted: CountedGame<'a>,
    /// The same position, settled.
    pub settled: &'a Settled,
    pub plans: &'a [SidePlan],
    /// The method whose sum follows.
    pub method: Method,
}

impl Page for PlanPage<'_> {
    fn text(&self, context: &PageStyle<'_>) -> String {
        let words = context.words;
        let mut page = String::new();
        for (number, SidePlan { side, area, plan }) in self.plans.iter().enumerate() {
            if number > 0 {
                page.push('\n');
            }
            let title = words.list(self.heading.named(words));
            if !title.is_empty() {
                let _ = writeln!(page, "{title}\n");
            }
            let _ = writeln!(page, "{}\n", words.message(&summary(*side, plan)));
            page += &boards(self.settled, area, *side, plan);
            if !plan.handlings.is_empty() {
                let (letters, signs) = (words.get("plan-letters"), words.get("plan-signs"));
                let _ = writeln!(page, "\n{letters}\n{signs}\n");
            }
            for (number, &handling) in plan.handlings.iter().enumerate() {
                let what = words.fact(&plan.instruction(handling));
                let _ = writeln!(page, "{:>3}. {what}", number + 1);
            }
            if !plan.handlings.is_empty() {
                page.push('\n');
            }
            let figures = figures(area, plan, words);
            let width = widest(figures.iter().map(|[label, _]| label.as_str()), 8);
            for [label, figure] in &figures {
                let _ = writeln!(page, "{}{figure}", padded(label, width));
            }
        }
        page
    }

    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let words = context.words;
        let handled = |own: &SidePlan| {
            let all = own.plan.handlings.iter();
            all.map(|&handling| words.fact(&own.plan.instruction(handling))).collect::<Vec<_>>()
        };
        let summaries = self.plans.iter().map(|own| words.message(&summary(own.side, &own.plan)));
        let table = |own: &SidePlan| SheetTable {
            caption: if self.plans.len() > 1 { words.side(own.side) } else { String::new() },
            head: vec![String::new(); 2],
            strong: vec![false, true],
            rows: figures(&own.area, &own.plan, words).map(Vec::from).to_vec(),
        };
        Document {
            title: words.list(self.heading.by_file_name().named(words)),
            subtitle: words.sentences(&summaries.collect::<Vec<_>>()),
            tables: self.plans.iter().map(table).collect(),
            reminder: Reminder {
                steps: self.plans.iter().flat_map(handled).collect(),
                ..Reminder::default()
            },
            ..Document::default()
        }
    }

    fn posters(&self, context: &PageStyle<'_>) -> Vec<Poster> {
        self.plans.iter().map(|own| self.poster(own, context.words)).collect()
    }

    fn json(&self, _: &PageStyle<'_>) -> Option<String> {
        let game = self.heading.file.map(|file| (file, self.number));
        let lines: Vec<String> = self.plans.iter().map(|own| plan_json(own, game)).collect();
        Some(lines.join("\n"))
    }
}

/// The columns in which moves are listed on paper.
const MOVES: usize = 5;

impl PlanPage<'_> {
    /// One side's sheet: the board with its letters, the board after, the moves, the sum.
    fn poster(&self, own: &SidePlan, words: &Words) -> Poster {
        let SidePlan { side, area, plan } = own;
        let (counted, result) = (self.counted, self.counted.result);
        let letter = |(number, handling): (usize, &Handling)| match *handling {
            Handling::Move(from, to) => {
                let sign = PlanMark::From(number).sign().to_owned();
                ([Some((from, sign.clone())), Some((to, sign.clone()))], sign)
            }
            Handling::Lift(from) => ([Some((from, "−".to_owned())), None], "−".to_owned()),
            Handling::Add(to) => ([None, Some((to, "+".to_owned()))], "+".to_owned()),
        };
        let letters: Vec<_> = plan.handlings.iter().enumerate().map(letter).collect();
        let name = |place: &Option<(Vertex, String)>| {
            place.as_ref().map(|(vertex, _)| vertex.name(area.size()))
        };
        let moves = letters.iter().map(|([from, to], sign)| {
            let places: Vec<String> = name(from).into_iter().chain(name(to)).collect();
            SmallText::Term([sign.clone(), places.join(" → ")])
        });
        let lettered = |figure: Figure, at: usize| {
            let Drawing::Board(mut board) = figure.drawing else { return figure };
            board.letters = letters.iter().filter_map(|(places, _)| places[at].clone()).collect();
            Figure { drawing: Drawing::Board(board), ..figure }
        };
        let board = counted.board.unwrap_or_else(|| self.settled.board());
        let before = ended(board, self.settled.dead(), words.get("plan-lifted-from"));
        let after = rearranged(self.settled, std::slice::from_ref(own), words.get("plan-landed"));
        let mut blocks = vec![PosterBlock::Figures(vec![lettered(before, 0), lettered(after, 1)])];
        let figures =
            figures(area, plan, words).map(|[label, figure]| format!("{label}: {figure}"));
        blocks.push(PosterBlock::Small(moves.collect(), MOVES));
        blocks.push(PosterBlock::Text(figures.join("\n")));
        let sheet = result.sheet(self.method);
        let is_counted = self.method.counts_both() || result.side == *side;
        if is_counted {
            blocks.push(PosterBlock::Heading(words.method(self.method)));
            blocks.push(PosterBlock::Sum(sum(own, sheet, words)));
        }
        let file = self.heading.by_file_name().named(words);
        let title = match (&counted.info.black, &counted.info.white) {
            (Some(black), Some(white)) => {
                let players = [("black", black.as_str().into()), ("white", white.as_str().into())];
                Some(words.say("page-players", &players))
            }
            _ => None,
        };
        let has_players = title.is_some();
        let parts = file.clone().into_iter().filter(|_| has_players);
        let rules = words.value(&result.terms.profile.value.shown_title());
        let stones = result.terms.handicap.value;
        let handicap = words.say("sheet-handicap", &[("stones", stones.into())]);
        let komi = result.terms.adjustment().komi();
        let said = words.say("sheet-komi", &[("points", komi.into())]);
        let parts = parts.chain([area.size().to_string(), rules]);
        let parts = parts.chain((stones > 0).then_some(handicap));
        let parts = parts.chain((komi != Amount::ZERO).then_some(said));
        Poster {
            title: title.unwrap_or_else(|| words.list(file)),
            subtitle: words
                .sentences(&[words.list(parts) + ".", words.message(&summary(*side, plan))]),
            corner: if is_counted { sheet.outcome().to_string() } else { String::new() },
            blocks,
            ..Poster::default()
        }
    }
}

/// Returns the sum of a method, from the vacant points and stones as they are after the plan.
fn sum(own: &SidePlan, sheet: &Worksheet, words: &Words) -> SumTable {
    let mut table = sum_of(sheet.form(), words);
    let column = usize::from(sheet.method().counts_both() && own.side == Color::White);
    let counted = [own.plan.vacant(), own.plan.stones.len()].map(|count| count.to_string());
    for (line, figure) in table.lines.iter_mut().zip(counted) {
        if let Some(Some(cell)) = line.cells.get_mut(column) {
            cell.figure = Some(figure);
        }
    }
    table
}

/// Returns vacant points, stones and total, each with its label.
fn figures(area: &Area, plan: &Plan, words: &Words) -> [[String; 2]; 3] {
    let (stones, total) = (plan.stones.len(), area.total());
    let sum = format!("{} + {stones} = {total}", plan.vacant());
    [
        [words.get("plan-vacant"), plan.sum()],
        [words.get("plan-stones"), words.list(plan.piles())],
        [words.get("plan-total"), words.say("plan-unchanged", &[("sum", sum.into())])],
    ]
}

/// Returns a summary of the stones a plan handles.
pub fn summary(side: Color, plan: &Plan) -> Message {
    if plan.handled() == 0 {
        return Message::new("plan-none", [("side", side.into())]);
    }
    let parts = ["plan-moved", "plan-lifted", "plan-added"].into_iter().zip(plan.tally());
    let parts = parts.filter(|(_, count)| *count > 0);
    let parts: Vec<Message> =
        parts.map(|(id, count)| Message::new(id, [("count", count.into())])).collect();
    let proof = if plan.optimal { "plan-minimum" } else { "plan-best-found" };
    let values = [
        ("side", side.into()),
        ("handled", plan.handled().into()),
        ("parts", Value::from(parts)),
        ("proof", Message::plain(proof).into()),
    ];
    Message::new("plan-summary", values)
}

/// Returns the board before, with marks, and after: side by side up to 19 lines across.
fn boards(settled: &Settled, area: &Area, side: Color, plan: &Plan) -> String {
    let size = settled.size();
    let stone = |color: Color| if color == Color::Black { "X" } else { "O" };
    let sign = |vertex: Vertex, marked: bool| {
        if let Some(mark) = plan.mark(vertex, 0).filter(|_| marked) {
            return mark.sign();
        }
        if area.contains(vertex) {
            let filled = if marked { area.stones() } else { &plan.stones };
            return if filled.contains(vertex) { stone(side) } else { "." };
        }
        match (settled.board().get(vertex), settled.owner(vertex)) {
            (Some(color), _) => stone(color),
            (None, Some(_)) => " ",
            (None, None) => "#",
        }
    };
    let row = |y: u8, marked: bool| -> String {
        let signs: Vec<&str> = (0..size.width()).map(|x| sign(Vertex::new(x, y), marked)).collect();
        signs.join(" ")
    };
    let letters = column_letters(size);
    let beside = usize::from(size.width()) * 4 + 8 <= 84;
    let mut page = String::new();
    if beside {
        let _ = writeln!(page, "   {letters}      {letters}");
        for y in 0..size.height() {
            let number = size.height() - y;
            let (before, after) = (row(y, true), row(y, false));
            let _ = writeln!(
                page,
                "{}",
                format!("{number:>2} {before}   {number:>2} {after}").trim_end()
            );
        }
    } else {
        for marked in [true, false] {
            let _ = writeln!(page, "   {letters}");
            for y in 0..size.height() {
                let number = size.height() - y;
                let _ = writeln!(page, "{}", format!("{number:>2} {}", row(y, marked)).trim_end());
            }
            page.push('\n');
        }
    }
    page
}
