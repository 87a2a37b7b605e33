//! A sheet with figures: boards, piles of stones, sums, and lines to fill in.

use super::cards::copies;
use super::choice::{Choice, choice};
use super::count_step::{CountStep, GameNumbers, count_step, game_numbers};
use super::figure::{Figure, figure_piece};
use super::layout::{Layout, Paper, card_size};
use super::needs::{BEFORE_NAME, BETWEEN, LargeNeeds, large, stone, white_digits};
use super::needs_grid::grid;
use super::needs_table::{EDGE, NeedsTable, list};
use super::page::{Mark, Page, SMALL, SMALLEST_PRINT};
use super::paragraphs::{heading, paragraph, step, term};
use super::rank_grid::{RankGrid, rank_grids};
use super::set_table::{Piece, columns_piece};
use super::sum_table::{FormColumns, SumTable, TO_WRITE, sum};
use super::wallet_card::{WalletCard, wallet};
use shuzi_core::goban::Color;
use shuzi_core::sheet::SheetTable;
use shuzi_picture::{Font, Weight};
use shuzi_words::Script;

/// A sheet from top to bottom.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Poster {
    /// The club and the date to print on it.
    pub owner: String,
    pub title: String,
    /// The rules and the game.
    pub subtitle: String,
    /// What sets it apart from others like it, large in the upper right corner.
    pub corner: String,
    /// The parts below.
    pub blocks: Vec<PosterBlock>,
    /// Which way up it is on the paper.
    pub form: PosterForm,
}

/// Which way up a poster is on the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PosterForm {
    /// Upright, a page of its own.
    #[default]
    Upright,
    /// Across, a page of its own.
    Across,
    /// Upright, four copies to a page.
    Small,
    /// On A6 cards, as many to a page as fit.
    Card,
    /// On cards the size of a credit card, as many to a page as fit.
    Wallet,
}

/// A part of a poster.
#[derive(Clone, Debug, PartialEq)]
pub enum PosterBlock {
    /// Figures side by side.
    Figures(Vec<Figure>),
    /// Who won, as large as its width allows.
    Headline(String),
    /// A figure, and what belongs to it on its right.
    Beside(Box<Figure>, Vec<SmallText>),
    /// What is known before a count.
    Known(GameNumbers),
    /// A step of a count, its picture beside it.
    Step(Box<CountStep>),
    /// What each side needs in the usual game, across the page.
    Large(Box<LargeNeeds>),
    /// The same of many games, below each other.
    List(NeedsTable),
    /// The same of many games, side by side.
    Grid(NeedsTable),
    /// The handicaps of boards, side by side.
    Ranks(Vec<RankGrid>),
    /// Tables, in up to three columns.
    Columns(Vec<SheetTable<String>>),
    Wallet(Box<WalletCard>),
    /// Small print, in columns.
    Small(Vec<SmallText>, usize),
    Sum(SumTable),
    /// Lines of names, each after the stone of its side if it has one, with a line to write on.
    Fields(Vec<Vec<(Option<Color>, String)>>),
    /// Names side by side, each below a line to sign on.
    Signatures(Vec<String>),
    /// A question with its answers.
    Choice(Choice),
    Text(String),
    Heading(String),
}

impl Poster {
    /// Its pictures.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.blocks.iter().flat_map(|block| match block {
            PosterBlock::Figures(figures) => figures.as_slice(),
            PosterBlock::Beside(figure, _) => std::slice::from_ref(&**figure),
            PosterBlock::Step(step) => step.figure.as_slice(),
            _ => &[],
        })
    }
}

/// A part of small print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SmallText {
    /// A sentence or more, after its number if it begins with one.
    Text(String),
    /// A word and its meaning.
    Term([String; 2]),
}

impl From<String> for SmallText {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// Lays a poster out in a script, as large as the paper allows.
/// `None` if it does not fit even in the smallest font.
pub fn lay_out_poster(poster: &Poster, paper: Paper, script: Script) -> Option<Vec<Page>> {
    let (width, height) = paper.size();
    let (card_width, card_height) = match poster.form {
        PosterForm::Upright => (width, height),
        PosterForm::Across => (height, width),
        PosterForm::Small => (width / 2.0, height / 2.0),
        PosterForm::Card => card_size(Layout::Card, paper),
        PosterForm::Wallet => card_size(Layout::Wallet, paper),
    };
    let legible = |pictures: f32| {
        let (width, height) = (card_width, card_height);
        Sheet { poster, script, width, height, pictures }.largest_page()
    };
    // On small paper pictures make room for the text.
    let page = PICTURES.into_iter().find_map(legible)?;
    let is_small = matches!(poster.form, PosterForm::Small | PosterForm::Card | PosterForm::Wallet);
    Some(vec![if is_small { copies(&page, (width, height), true) } else { page }])
}

/// The smallest font size, in points; on a wall most print is larger.
const SMALLEST: f32 = 4.5;

/// How high pictures are, relative to what is usual.
const PICTURES: [f32; 4] = [1.0, 0.75, 0.55, 0.4];

struct Sheet<'a> {
    poster: &'a Poster,
    script: Script,
    width: f32,
    height: f32,
    pictures: f32,
}

impl Sheet<'_> {
    /// Returns the page in the largest size that fits, to a twentieth of a point; `None` if it is not
    /// legible.
    fn largest_page(&self) -> Option<Page> {
        let (mut fits, mut fails) = (SMALLEST, self.width / 14.0);
        self.page(fits)?;
        while fails - fits > 0.05 {
            let size = f32::midpoint(fits, fails);
            if self.page(size).is_some() { fits = size } else { fails = size }
        }
        let is_read = |mark: &Mark| match mark {
            Mark::Text { size, .. } | Mark::Letter { size, .. } => *size >= SMALLEST_PRINT,
            _ => true,
        };
        self.page(fits).filter(|page| page.marks.iter().all(is_read))
    }

    /// Returns the page in a font size, or `None` if it does not fit. Spare room goes between the
    /// parts.
    fn page(&self, size: f32) -> Option<Page> {
        let is_cut = matches!(self.poster.form, PosterForm::Wallet | PosterForm::Small);
        let part = if is_cut { 18.0 } else { 14.0 };
        let margin = self.width.min(self.height) / part;
        let room = self.width - 2.0 * margin;
        let Poster { owner, title, subtitle, corner, blocks, form } = self.poster;
        // What a sheet of large numbers is about is its first game.
        let is_large = matches!(blocks.first(), Some(PosterBlock::Large(_)));
        let (title_size, weight) = match form {
            _ if is_large => (1.4, Weight::Regular),
            PosterForm::Wallet => (1.1, Weight::Bold),
            PosterForm::Across | PosterForm::Card => (1.25, Weight::Bold),
            PosterForm::Upright | PosterForm::Small => (1.7, Weight::Bold),
        };
        let mut head = Piece::new(self.script, room);
        if is_large || corner.is_empty() {
            heading(&mut head, title, (title_size * size, weight), 1);
        } else {
            self.title_and_corner(&mut head, title_size * size);
        }
        for text in [subtitle, owner].into_iter().filter(|text| !text.is_empty()) {
            paragraph(&mut head, text, size, Weight::Regular);
        }
        let mut pieces = Vec::new();
        // Its first game is close below what it is about.
        let mut headed = None;
        if is_large {
            headed = Some(head);
        } else {
            pieces.push(head);
        }
        for block in blocks {
            let mut piece = self.piece(block, room, size)?;
            // A heading stays with what it is above.
            if let Some(mut heading) = headed.take() {
                let top = heading.height + 0.3 * size;
                if pieces.is_empty() {
                    self.set_corner([&mut heading, &mut piece], size);
                }
                heading.marks.extend(piece.marks.iter().map(|mark| mark.moved(0.0, top)));
                heading.height = top + piece.height;
                piece = heading;
            }
            match block {
                PosterBlock::Heading(_) => headed = Some(piece),
                _ => pieces.push(piece),
            }
        }
        pieces.extend(headed);
        let all: f32 = pieces.iter().map(|piece| piece.height).sum();
        let gaps = f32::from(u16::try_from(pieces.len()).ok()?) - 1.0;
        let left = self.height - 2.0 * margin - all;
        let gap = left / gaps.max(1.0);
        let least = if *form == PosterForm::Across { 1.0 } else { 0.7 };
        if gap < least * size {
            return None;
        }
        let gap = gap.min(2.4 * size);
        let mut page = Page { width: self.width, height: self.height, marks: Vec::new() };
        let mut top = margin;
        for piece in &pieces {
            page.marks.extend(piece.marks.iter().map(|mark| mark.moved(margin, top)));
            top += piece.height + gap;
        }
        Some(page)
    }

    /// Adds the title, and what sets the poster apart on the right of its first line.
    fn title_and_corner(&self, head: &mut Piece, size: f32) {
        let Poster { title, corner, .. } = self.poster;
        let [_, font] = Font::of(self.script);
        let x = head.width - font.width(corner, size);
        let mut beside = Piece::new(self.script, x - size);
        heading(&mut beside, title, (size, Weight::Bold), 1);
        let y = 0.95 * size;
        beside.marks.push(Mark::Text { x, y, size, font, text: corner.clone() });
        head.marks.extend(beside.marks);
        head.height += beside.height;
    }

    /// Puts what sets the poster apart on the line of its first game, or on the first line above it if
    /// there is no room.
    fn set_corner(&self, [head, first]: [&mut Piece; 2], size: f32) {
        let corner = &self.poster.corner;
        let [_, font] = Font::of(self.script);
        let is_across = self.poster.form == PosterForm::Across;
        let large = if is_across { CORNER } else { CORNER_ON_CARD } * size;
        let x = first.width - font.width(corner, large);
        let line = first.marks.iter().find_map(|mark| match mark {
            Mark::Text { y, size, font, text, .. } => Some((*y, font.width(text, *size))),
            _ => None,
        });
        let (piece, y) = match line {
            Some((y, width)) if width + size <= x => (first, y),
            _ => (head, 0.95 * large),
        };
        piece.marks.push(Mark::Text { x, y, size: large, font, text: corner.clone() });
    }

    /// The largest size of the large numbers.
    fn largest(&self, size: f32) -> f32 {
        (LARGEST * self.height).min(LARGEST_ON_SMALL * size)
    }

    fn piece(&self, block: &PosterBlock, room: f32, size: f32) -> Option<Piece> {
        let [regular, bold] = Font::of(self.script);
        let mut piece = Piece::new(self.script, room);
        match block {
            PosterBlock::Text(text) => paragraph(&mut piece, text, size, Weight::Regular),
            PosterBlock::Heading(text) => {
                heading(&mut piece, text, (1.15 * size, Weight::Bold), 2);
            }
            PosterBlock::Headline(text) => {
                let widest = room / bold.width(text, 1.0);
                heading(&mut piece, text, (widest.clamp(1.4 * size, 3.0 * size), Weight::Bold), 2);
            }
            PosterBlock::Beside(figure, texts) => {
                let left = 0.52 * room;
                piece = figure_piece(
                    figure,
                    (left, self.pictures * 0.42 * self.height),
                    self.script,
                    size,
                )?;
                let from = left + 1.5 * size;
                let mut said = Piece::new(self.script, room - from);
                let print = (0.8 * size).max(SMALLEST_PRINT);
                small(&mut said, texts, 1, (print, print));
                piece.marks.extend(said.marks.iter().map(|mark| mark.moved(from, 0.0)));
                piece.height = piece.height.max(said.height);
                piece.width = room;
            }
            PosterBlock::Figures(figures) => {
                let count = f32::from(u16::try_from(figures.len()).ok()?).max(1.0);
                let gap = 2.0 * size;
                let width = (room - gap * (count - 1.0)) / count;
                let mut x = 0.0;
                for figure in figures {
                    let drawn = figure_piece(
                        figure,
                        (width, self.pictures * 0.42 * self.height),
                        self.script,
                        size,
                    )?;
                    piece.marks.extend(drawn.marks.iter().map(|mark| mark.moved(x, 0.0)));
                    piece.height = piece.height.max(drawn.height);
                    x += width + gap;
                }
            }
            PosterBlock::Known(known) => game_numbers(&mut piece, known, size)?,
            PosterBlock::Step(said) => {
                count_step(&mut piece, said, (self.pictures * self.height / 5.2, size))?;
            }
            PosterBlock::Large(needs) => {
                // Its rule is as wide as the table below.
                let is_list = |block: &PosterBlock| matches!(block, PosterBlock::List(_));
                let edge = if self.poster.blocks.iter().any(is_list) { EDGE } else { 0.0 };
                large(&mut piece, needs, (self.largest(size), size), edge * size)?;
            }
            PosterBlock::List(table) => {
                // White's totals are below its large one.
                let white = self.poster.blocks.iter().find_map(|block| match block {
                    PosterBlock::Large(needs) => {
                        Some(white_digits(&piece, needs, (self.largest(size), size)))
                    }
                    _ => None,
                });
                list(&mut piece, table, white, size)?;
            }
            PosterBlock::Grid(table) => grid(&mut piece, table, (self.height, size))?,
            PosterBlock::Ranks(grids) => rank_grids(&mut piece, grids, size)?,
            PosterBlock::Columns(tables) => {
                piece = columns_piece(tables, self.script, (room, size))?;
            }
            PosterBlock::Wallet(card) => wallet(&mut piece, card, size)?,
            PosterBlock::Small(texts, columns) => {
                let is_large = |block: &PosterBlock| matches!(block, PosterBlock::Large(_));
                let is_read_far = self.poster.blocks.iter().any(is_large);
                let print = if is_read_far { 1.25 * size } else { 0.8 * size }.max(SMALL);
                small(&mut piece, texts, *columns, (print, size));
            }
            PosterBlock::Sum(table) => sum(&mut piece, table, [regular, bold], size)?,
            PosterBlock::Choice(asked) => {
                // The sides are below their columns.
                let columns = self.poster.blocks.iter().find_map(|block| match block {
                    PosterBlock::Sum(table) => FormColumns::of(table, room, [regular, bold], size),
                    _ => None,
                })?;
                choice(&mut piece, (asked, columns), [regular, bold], size)?;
            }
            PosterBlock::Fields(lines) => fields(&mut piece, lines, regular, size)?,
            PosterBlock::Signatures(names) => signatures(&mut piece, names, regular, size)?,
        }
        Some(piece)
    }
}

/// The largest numbers, relative to the height of the paper: what is below them is read, too.
const LARGEST: f32 = 0.2;
/// The same, relative to the font size: on small paper the print below takes more of the height.
const LARGEST_ON_SMALL: f32 = 17.0;

/// The size of what sets a poster apart, on a wall and on a card, relative to the font size.
const CORNER: f32 = 2.6;
const CORNER_ON_CARD: f32 = 1.6;

/// Adds small print; in columns where lines across the sheet would be hard to read.
fn small(piece: &mut Piece, texts: &[SmallText], columns: usize, (size, between): (f32, f32)) {
    let columns = columns.clamp(1, texts.len().max(1));
    let count = f32::from(u8::try_from(columns).unwrap_or(1));
    let gap = BETWEEN * between;
    let width = (piece.width - gap * (count - 1.0)) / count;
    let one = |text: &SmallText| {
        let mut one = Piece::new(piece.script, width);
        match text {
            SmallText::Text(text) => step(&mut one, text, size),
            SmallText::Term(word) => term(&mut one, word, size),
        }
        // Steps are apart.
        one.height += (0.5 * (size - between)).max(0.0);
        one
    };
    let set: Vec<Piece> = texts.iter().map(one).collect();
    // The lowest columns, filled in turn, that hold them all.
    let all: f32 = set.iter().map(|one| one.height).sum();
    let filled = |height: f32| {
        let (mut column, mut y) = (0, 0.0);
        let places = set.iter().map(|one| {
            if y > 0.0 && y + one.height > height + 0.01 {
                (column, y) = (column + 1, 0.0);
            }
            y += one.height;
            (column, y - one.height)
        });
        places.collect::<Vec<(usize, f32)>>()
    };
    let steps = (0..=40u8).map(|step| all / count * (1.0 + f32::from(step) / 40.0 * (count - 1.0)));
    let places = steps.map(filled).find(|places| places.iter().all(|(at, _)| *at < columns));
    let top = piece.height;
    for (one, (column, y)) in set.iter().zip(places.unwrap_or_else(|| filled(all))) {
        let x = (0..column).map(|_| width + gap).sum::<f32>();
        piece.marks.extend(one.marks.iter().map(|mark| mark.moved(x, top + y)));
        piece.height = piece.height.max(top + y + one.height);
    }
}

/// Adds names with lines to write on.
fn fields(
    piece: &mut Piece,
    lines: &[Vec<(Option<Color>, String)>],
    font: Font,
    size: f32,
) -> Option<()> {
    let gap = 1.5 * size;
    for names in lines {
        let count = f32::from(u8::try_from(names.len()).ok()?).max(1.0);
        let column = (piece.width - gap * (count - 1.0)) / count;
        piece.height += TO_WRITE * size;
        let y = piece.height - 0.3 * size;
        let mut right = -gap;
        for (side, name) in names {
            let mut x = right + gap;
            right = x + column;
            if let Some(side) = side {
                stone(piece, (x, y), *side, size);
                x += BEFORE_NAME * size;
            }
            let from = x + font.width(name, size) + 0.5 * size;
            // A line to write on is at least as long as a short name.
            if from + 5.0 * size > right {
                return None;
            }
            piece.marks.push(Mark::Text { x, y, size, font, text: name.clone() });
            let (from, to) = ((from, y + 0.15 * size), (right, y + 0.15 * size));
            piece.marks.push(Mark::Line { from, to, width: 0.5 });
        }
    }
    piece.height += 0.5 * size;
    Some(())
}

/// Adds lines to sign on side by side, each with a name below it.
fn signatures(piece: &mut Piece, names: &[String], font: Font, size: f32) -> Option<()> {
    let gap = 1.5 * size;
    let count = f32::from(u8::try_from(names.len()).ok()?).max(1.0);
    let column = (piece.width - gap * (count - 1.0)) / count;
    let small = (0.85 * size).max(SMALL);
    let line = piece.height + 1.2 * TO_WRITE * size;
    let mut x = 0.0;
    for name in names {
        let (from, to) = ((x, line), (x + column, line));
        piece.marks.push(Mark::Line { from, to, width: 0.5 });
        let y = line + 1.15 * small;
        piece.marks.push(Mark::Text { x, y, size: small, font, text: name.clone() });
        x += column + gap;
    }
    piece.height = line + 1.4 * small;
    let widest = names.iter().map(|name| font.width(name, small)).fold(0.0, f32::max);
    (widest <= column).then_some(())
}
