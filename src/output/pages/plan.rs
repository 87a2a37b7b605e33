//! A plan of a physical count: what every stone does, before and after.

use std::fmt::Write as _;

use super::poster_parts::{ended, rearranged, sum_of};
use super::score_page::file_name;
use crate::output::board_text::column_letters;
use crate::output::columns::{padded, widest};
use crate::output::print::{Poster, PosterBlock, SumTable};
use crate::output::{Page, PageStyle};
use shuzi_core::counting::{Settled, Worksheet};
use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::{Board, Color, Vertex};
use shuzi_core::reshape::{Area, Plan, SidePlan};
use shuzi_core::rules::Profile;
use shuzi_core::sheet::{Document, Reminder, SheetTable};
use shuzi_words::Words;
use shuzi_words::json::plan_json;

/// The board with the plan's marks and after it, the stones handled one by one, and the count.
#[derive(Clone, Copy, Debug)]
pub struct PlanPage<'a> {
    pub file: Option<&'a str>,
    /// The number of the game in it.
    pub game: usize,
    /// Whether the file has several games.
    pub is_one_of_several: bool,
    /// The final position, including dead stones.
    pub board: &'a Board,
    /// The same position, settled.
    pub settled: &'a Settled,
    pub plan: &'a SidePlan,
    /// The sum that follows, if it is known.
    pub sheet: Option<&'a Worksheet>,
    /// The rules it follows.
    pub rules: &'a Profile,
}

impl Page for PlanPage<'_> {
    fn text(&self, context: &PageStyle<'_>) -> String {
        let (words, SidePlan { side, area, plan }) = (context.words, self.plan);
        let mut page = String::new();
        if self.file.is_some() {
            let _ = writeln!(page, "{}\n", self.title(self.file, words));
        }
        let _ = writeln!(page, "{}\n", words.message(&summary(*side, plan)));
        page += &boards(self.settled, area, *side, plan);
        if !plan.handlings.is_empty() {
            let _ =
                writeln!(page, "\n{}\n{}\n", words.get("plan-letters"), words.get("plan-signs"));
        }
        for (number, &handling) in plan.handlings.iter().enumerate() {
            let what = words.fact(&plan.instruction(handling));
            let _ = writeln!(page, "{:>3}. {what}", number + 1);
        }
        if !plan.handlings.is_empty() {
            page.push('\n');
        }
        let figures = self.figures(context);
        let width = widest(figures.iter().map(|[label, _]| label.as_str()), 8);
        for [label, figure] in &figures {
            let _ = writeln!(page, "{}{figure}", padded(label, width));
        }
        page
    }

    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let words = context.words;
        let handlings = self.plan.plan.handlings.iter();
        let steps = handlings.map(|&handling| words.fact(&self.plan.plan.instruction(handling)));
        Document {
            title: self.title(self.file.map(file_name), words),
            subtitle: words.message(&summary(self.plan.side, &self.plan.plan)),
            tables: vec![SheetTable {
                caption: String::new(),
                head: vec![String::new(); 2],
                strong: vec![false, true],
                rows: self.figures(context).map(Vec::from).to_vec(),
            }],
            reminder: Reminder { steps: steps.collect(), ..Reminder::default() },
            ..Document::default()
        }
    }

    fn posters(&self, context: &PageStyle<'_>) -> Vec<Poster> {
        let words = context.words;
        let figures = self.figures(context);
        let (before, after) = (words.get("plan-before"), words.get("plan-after"));
        let mut blocks = vec![PosterBlock::Figures(vec![
            ended(self.board, self.settled.dead(), before),
            rearranged(self.settled, std::slice::from_ref(self.plan), after),
        ])];
        blocks
            .extend(figures.map(|[label, figure]| PosterBlock::Text(format!("{label}: {figure}"))));
        if let Some(sheet) = self.sheet {
            let method = words.get(&format!("method-{}", sheet.method().as_str()));
            let rules = words.value(&self.rules.shown_title());
            blocks.push(PosterBlock::Heading(words.list(vec![method, rules])));
            blocks.push(PosterBlock::Sum(self.sum(sheet, words)));
            blocks.insert(0, PosterBlock::Heading(words.outcome(sheet.outcome())));
        }
        vec![Poster {
            owner: String::new(),
            title: self.title(self.file.map(file_name), words),
            subtitle: words.message(&summary(self.plan.side, &self.plan.plan)),
            blocks,
            ..Poster::default()
        }]
    }

    fn json(&self, _: &PageStyle<'_>) -> Option<String> {
        Some(plan_json(self.plan, self.file.map(|file| (file, self.game))))
    }
}

impl PlanPage<'_> {
    /// Returns the file, and the number of the game if the file has several.
    fn title(&self, file: Option<&str>, words: &Words) -> String {
        let number = || words.say("page-game", &[("number", self.game.into())]);
        let number = self.is_one_of_several.then(number);
        words.list(file.map(str::to_owned).into_iter().chain(number))
    }

    /// Returns the sum of a method, from the vacant points and stones as they lie after the plan.
    fn sum(&self, sheet: &Worksheet, words: &Words) -> SumTable {
        let mut table = sum_of(sheet.form(), words);
        let column = usize::from(sheet.method().counts_both() && self.plan.side == Color::White);
        let counted =
            [self.plan.plan.vacant(), self.plan.plan.stones.len()].map(|count| count.to_string());
        for (line, figure) in table.lines.iter_mut().zip(counted) {
            if let Some(Some(cell)) = line.cells.get_mut(column) {
                cell.figure = Some(figure);
            }
        }
        table
    }

    /// Returns vacant points, stones and total, each with its label.
    fn figures(&self, context: &PageStyle<'_>) -> [[String; 2]; 3] {
        let (words, SidePlan { area, plan, .. }) = (context.words, self.plan);
        let (stones, total) = (plan.stones.len(), area.total());
        let sum = format!("{} + {stones} = {total}", plan.vacant());
        [
            [words.get("plan-vacant"), plan.sum()],
            [words.get("plan-stones"), words.list(plan.piles())],
            [words.get("plan-total"), words.say("plan-unchanged", &[("sum", sum.into())])],
        ]
    }
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
