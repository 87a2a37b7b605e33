//! The screen that waits for phones: a code to photograph, the address in words, boards that wait.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::{Arrival, PhoneAddress, PhoneBoard, PhonePage};
use crate::ui::split::{cut_left, cut_top};
use crate::ui::wrapping::{height, wrapped};
use crate::ui::{Appearance, Glyphs, columns, remark_line};
use shuzi_core::fact::Message;
use shuzi_core::goban::{Board, Color, Vertex};

/// Draws the code with what to do beside it, or below it on a narrow screen.
///
/// ```text
///  █▀▀▀▀▀█ ▄ ▀▄ █▀▀▀▀▀█   Photograph the board with a phone
///  █ ███ █ ▀█▄▀ █ ███ █   Point a phone's camera at the code …
///  █ ▀▀▀ █ █ ▄▀ █ ▀▀▀ █   http://192.168.1.20:8317/K7QXW3MD…/
/// ```
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    page: &PhonePage,
    row: usize,
    message: Option<&Message>,
    look: &Appearance,
) {
    let code = page.address.as_ref().and_then(|address| Code::of(address, area, look));
    let Some(code) = code else {
        let lines = lines(page, message, false, area.width, look);
        frame.render_widget(Paragraph::new(wrapped(lines, area.width)), area);
        return;
    };
    let (width, rows) = (code.width(), code.height());
    let is_beside = area.width >= width + LEAST_BESIDE;
    let [picture, text] = if is_beside {
        let [left, right] = cut_left(area, width + 1);
        let space = (area.height - rows).min(2) / 2;
        [
            Rect { width, height: rows, y: left.y + space, ..left },
            Rect { x: right.x + 1, width: right.width - 2, ..right },
        ]
    } else {
        let [above, below] = cut_top(area, rows);
        let x = area.x + (area.width - width) / 2;
        [Rect { x, width, ..above }, below]
    };
    code.draw(frame, picture);
    let text = Rect { width: text.width.min(WIDEST), ..text };
    let mut lines = wrapped(lines(page, message, true, text.width, look), text.width);
    // Who has sent a board knows how to open the page, and the boards need the room.
    if !page.boards.is_empty() || !is_beside && height(&lines) > text.height {
        lines = wrapped(short_lines(page, message, text.width, look), text.width);
    }
    let [words, rest] = cut_top(text, height(&lines).min(text.height));
    frame.render_widget(Paragraph::new(lines), words);
    draw_boards(frame, rest, page, row, look);
}

/// The least and the greatest width of the text, in columns.
const LEAST_BESIDE: u16 = 30;
const WIDEST: u16 = 60;
/// Squares of white around a code (ISO/IEC 18004).
const QUIET: usize = 4;

/// A code as it fits: two squares to a character, one above the other, or a square to two
/// characters.
struct Code<'a> {
    squares: &'a [Vec<bool>],
    is_large: bool,
    dark: Option<ratatui::style::Color>,
    light: Option<ratatui::style::Color>,
}

impl<'a> Code<'a> {
    /// Returns the largest code that fits, or `None` if none does.
    fn of(address: &'a PhoneAddress, area: Rect, look: &Appearance) -> Option<Self> {
        let squares = address.code.as_slice();
        if squares.is_empty() {
            return None;
        }
        // Black on white in every theme, as codes are printed.
        let [dark, light] = [[0; 3], [255; 3]].map(|colour| look.theme.seen(colour));
        let code = |is_large| Self { squares, is_large, dark, light };
        let fits = |code: &Self, beside: u16| {
            area.width >= code.width() + beside && area.height >= code.height()
        };
        let (large, small) = (code(true), code(false));
        if fits(&large, LEAST_BESIDE) {
            return Some(large);
        }
        // Half blocks are no ASCII, and without colours a square is a sign or none.
        if look.glyphs == Glyphs::Ascii {
            return (fits(&large, 0) && dark.is_some()).then_some(large);
        }
        fits(&small, 0).then_some(small)
    }

    fn side(&self) -> u16 {
        u16::try_from(self.squares.len() + 2 * QUIET).unwrap_or(u16::MAX)
    }

    fn width(&self) -> u16 {
        if self.is_large { self.side().saturating_mul(2) } else { self.side() }
    }

    fn height(&self) -> u16 {
        if self.is_large { self.side() } else { self.side().div_ceil(2) }
    }

    /// Whether a square is light; all around the code are.
    fn is_light(&self, column: u16, row: u16) -> bool {
        let place = |at: u16| usize::from(at).checked_sub(QUIET);
        let square = place(row).zip(place(column));
        let dark = square.and_then(|(row, column)| self.squares.get(row)?.get(column));
        !dark.copied().unwrap_or(false)
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect) {
        for row in 0..area.height {
            let spans: Vec<Span<'static>> = (0..self.side())
                .map(|column| {
                    if self.is_large {
                        self.square(self.is_light(column, row))
                    } else {
                        self.halves(
                            self.is_light(column, 2 * row),
                            self.is_light(column, 2 * row + 1),
                        )
                    }
                })
                .collect();
            let place = Rect { y: area.y + row, height: 1, ..area };
            frame.render_widget(Line::from(spans), place);
        }
    }

    fn square(&self, is_light: bool) -> Span<'static> {
        match if is_light { self.light } else { self.dark } {
            Some(colour) => Span::styled("  ", Style::new().bg(colour)),
            None => Span::raw(if is_light { "██" } else { "  " }),
        }
    }

    /// Two squares, one above the other. Without colours a light square is drawn and a dark one is
    /// not, as most terminals are dark.
    fn halves(&self, upper: bool, lower: bool) -> Span<'static> {
        let sign = match (upper, lower) {
            (true, true) => "█",
            (true, false) => "▀",
            (false, true) => "▄",
            (false, false) => " ",
        };
        match (self.dark, self.light) {
            (Some(dark), Some(light)) => Span::styled(sign, Style::new().fg(light).bg(dark)),
            _ => Span::raw(sign),
        }
    }
}

/// Returns what to do, in full.
fn lines(
    page: &PhonePage,
    message: Option<&Message>,
    has_code: bool,
    width: u16,
    look: &Appearance,
) -> Vec<Line<'static>> {
    let words = &look.words;
    let mut lines = vec![Line::styled(words.get("phone-title"), look.theme.heading)];
    lines.extend(message.map(|message| remark_line(message, look)));
    if let Some(why) = &page.refused {
        lines.push(Line::styled(words.message(why), look.theme.warning));
        return lines;
    }
    let Some(address) = &page.address else { return lines };
    if page.arrival == Arrival::Met {
        lines.push(Line::styled(words.get("phone-met"), look.theme.right));
    }
    lines.push(Line::from(words.get(if has_code { "phone-scan" } else { "phone-no-code" })));
    lines.push(Line::default());
    lines.extend(in_words(address, width, look));
    lines.push(network(page, look));
    lines.push(Line::default());
    if page.arrival == Arrival::Overdue {
        let port = [("port", page.port.to_string().into())];
        lines.push(Line::styled(words.say("phone-overdue", &port), look.theme.warning));
        // Whoever looks at the warning compares it.
        lines.extend(fingerprint(page, look));
    } else {
        lines.push(match &page.fingerprint {
            None => Line::styled(words.get("phone-plain"), look.theme.quiet),
            Some(begin) => {
                let begin = [("begin", begin.as_str().into())];
                Line::styled(words.say("phone-encrypted", &begin), look.theme.quiet)
            }
        });
    }
    if page.boards.is_empty() && page.arrival != Arrival::Overdue {
        lines.push(Line::default());
        lines.push(Line::styled(words.get("phone-alone"), look.theme.quiet));
    }
    if !page.boards.is_empty() {
        let boards = [("boards", page.boards.len().into())];
        lines.push(Line::default());
        lines.push(Line::styled(words.say("phone-sent", &boards), look.theme.heading));
    }
    lines
}

/// Returns what fits below a code: what matters most now.
fn short_lines(
    page: &PhonePage,
    message: Option<&Message>,
    width: u16,
    look: &Appearance,
) -> Vec<Line<'static>> {
    let words = &look.words;
    let mut lines: Vec<Line<'static>> =
        message.map(|message| remark_line(message, look)).into_iter().collect();
    if !page.boards.is_empty() {
        let boards = [("boards", page.boards.len().into())];
        lines.push(Line::styled(words.say("phone-sent", &boards), look.theme.heading));
    }
    // Whoever looks at the warning of an encrypted page needs its fingerprint more than advice.
    if page.arrival == Arrival::Overdue && page.fingerprint.is_none() {
        lines.push(Line::styled(words.get("phone-overdue-short"), look.theme.warning));
        return lines;
    }
    let address = page.address.as_ref().map(|address| in_words(address, width, look));
    lines.extend(address.unwrap_or_default());
    lines.push(fingerprint(page, look).unwrap_or_else(|| {
        let name = [("name", network_name(page).into())];
        Line::styled(words.say("phone-network", &name), look.theme.quiet)
    }));
    lines
}

/// Returns how the fingerprint of the certificate begins, if the page is encrypted.
fn fingerprint(page: &PhonePage, look: &Appearance) -> Option<Line<'static>> {
    let begin = [("begin", page.fingerprint.as_ref()?.as_str().into())];
    Some(Line::styled(look.words.say("phone-fingerprint", &begin), look.theme.quiet))
}

/// Returns the address in one line, or with its secret path on a line of its own.
fn in_words(address: &PhoneAddress, width: u16, look: &Appearance) -> Vec<Line<'static>> {
    let text = address.text.as_str();
    let path = text.trim_end_matches('/').rfind('/').map_or(0, |slash| slash + 1);
    let fits = text.len() <= usize::from(width);
    let parts = if fits { vec![text] } else { vec![&text[..path], &text[path..]] };
    parts.into_iter().map(|part| Line::styled(part.to_owned(), look.theme.strong)).collect()
}

/// Returns the network the page is served in, and how many others there are.
fn network(page: &PhonePage, look: &Appearance) -> Line<'static> {
    let values = [
        ("name", network_name(page).into()),
        ("at", (page.chosen + 1).into()),
        ("all", page.networks.len().into()),
    ];
    let id = if page.networks.len() > 1 { "phone-network-of" } else { "phone-network" };
    Line::styled(look.words.say(id, &values), look.theme.quiet)
}

fn network_name(page: &PhonePage) -> String {
    page.networks.get(page.chosen).cloned().unwrap_or_default()
}

/// Rows of a small picture of a board: two lines to a row.
fn rows_of(board: &Board) -> u16 {
    u16::from(board.size().height()).div_ceil(2)
}

/// Draws the boards that were sent, the chosen one first, with small pictures.
fn draw_boards(
    frame: &mut Frame<'_>,
    area: Rect,
    page: &PhonePage,
    chosen: usize,
    look: &Appearance,
) {
    let mut rest = area;
    for (row, sent) in page.boards.iter().enumerate().skip(chosen) {
        if rest.height == 0 {
            break;
        }
        // Where there is no room for a picture there is one for a line.
        let rows = rows_of(&sent.board);
        let has_picture = rest.height >= rows;
        let [place, below] = cut_top(rest, if has_picture { rows } else { 1 });
        if has_picture {
            draw_sent(frame, place, sent, row == chosen, look);
        } else {
            draw_line(frame, place, sent, row == chosen, look);
        }
        let is_gap = has_picture && below.height > 0;
        rest = if is_gap { cut_top(below, 1)[1] } else { below };
    }
}

/// Draws a board that was sent as a line.
fn draw_line(
    frame: &mut Frame<'_>,
    area: Rect,
    sent: &PhoneBoard,
    is_chosen: bool,
    look: &Appearance,
) {
    let style = if is_chosen { look.theme.strong } else { look.theme.quiet };
    let mark = if is_chosen { ">" } else { " " };
    let text = format!("{mark} {} {} {}", sent.time, sent.board.size(), sent.standing);
    let text = columns::shortened(&text, usize::from(area.width));
    frame.render_widget(Line::styled(text, style), area);
}

fn draw_sent(
    frame: &mut Frame<'_>,
    area: Rect,
    sent: &PhoneBoard,
    is_chosen: bool,
    look: &Appearance,
) {
    let size = sent.board.size();
    let [picture, text] = cut_left(area, u16::from(size.width()) + 3);
    for row in 0..picture.height {
        let y = u8::try_from(2 * row).unwrap_or(u8::MAX);
        let mut spans =
            vec![Span::styled(if is_chosen && row == 0 { "> " } else { "  " }, look.theme.strong)];
        spans.extend((0..size.width()).map(|x| half_points(&sent.board, x, y, look)));
        let place = Rect { y: picture.y + row, height: 1, ..picture };
        frame.render_widget(Line::from(spans), place);
    }
    let style = if is_chosen { look.theme.strong } else { look.theme.quiet };
    let lines = [format!("{} {size}", sent.time), sent.standing.clone()];
    let room = usize::from(text.width);
    let lines = lines.map(|line| Line::styled(columns::shortened(&line, room), style));
    frame.render_widget(Paragraph::new(lines.to_vec()), text);
}

/// Returns two points, one above the other, as a sign.
fn half_points(board: &Board, x: u8, y: u8, look: &Appearance) -> Span<'static> {
    let size = board.size();
    let stone = |y: u8| (y < size.height()).then(|| board.get(Vertex::new(x, y))).flatten();
    let [upper, lower] = [stone(y), stone(y.saturating_add(1))];
    let colour = |stone: Option<Color>| {
        look.theme.seen(match stone {
            Some(Color::Black) => [0; 3],
            Some(Color::White) => [255; 3],
            None => WOOD,
        })
    };
    match (colour(upper), colour(lower)) {
        (Some(upper), Some(lower)) if look.glyphs != Glyphs::Ascii => {
            Span::styled("▀", Style::new().fg(upper).bg(lower))
        }
        _ => Span::raw(match upper.or(lower) {
            Some(Color::Black) => "X",
            Some(Color::White) => "O",
            None => ".",
        }),
    }
}

/// The wood of a small picture.
const WOOD: [u8; 3] = [222, 178, 110];
