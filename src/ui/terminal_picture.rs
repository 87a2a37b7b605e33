//! A picture in the protocol of a terminal that shows pictures.

use std::cell::Cell;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::Rect;
use ratatui::style::Color;

use shuzi_picture::Pixels;

/// How a terminal takes pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureProtocol {
    /// Kitty's protocol, with placeholders: characters can be drawn over the picture.
    Kitty,
    /// iTerm2's protocol.
    Iterm2,
}

/// A picture, encoded for a terminal.
#[derive(Debug)]
pub(super) struct TerminalPicture {
    data: String,
    /// The number of a Kitty picture, which its placeholders name.
    number: Option<u32>,
    /// Whether the data of a Kitty picture was drawn: its placeholders show it from then on.
    sent: Cell<bool>,
}

impl TerminalPicture {
    /// Encodes a picture that fills `area`; `None` if it is too large. `number` tells a Kitty
    /// picture from others on the screen.
    pub fn new(
        protocol: PictureProtocol,
        pixels: &Pixels,
        area: Rect,
        number: u32,
    ) -> Option<Self> {
        let number = NUMBERS + number;
        let (data, number) = match protocol {
            PictureProtocol::Kitty => (kitty(&pixels.png()?, number), Some(number)),
            PictureProtocol::Iterm2 => (cleared(area) + &iterm2(&pixels.png()?, pixels), None),
        };
        Some(Self { data, number, sent: Cell::new(false) })
    }

    /// Draws the picture. Its data goes into the first cell, and the terminal moves no cursor for it.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) {
        for place in area.intersection(buffer.area).positions() {
            let is_first = (place.x, place.y) == (area.x, area.y);
            let cell = &mut buffer[place];
            let Some(number) = self.number else {
                if is_first {
                    cell.set_symbol(&self.data).set_diff_option(ONE_COLUMN);
                } else {
                    cell.set_diff_option(CellDiffOption::Skip);
                }
                continue;
            };
            let Some(row) = ROWS.get(usize::from(place.y - area.y)) else { continue };
            let data = if is_first && !self.sent.replace(true) { &*self.data } else { "" };
            let symbol = match place.x - area.x {
                // Row, column 0, and the high byte of the number; what follows continues from there.
                0 => format!("{data}{PLACEHOLDER}{row}{0}{0}", ROWS[0]),
                _ => PLACEHOLDER.to_string(),
            };
            let [_, red, green, blue] = number.to_be_bytes();
            let colour = Color::Rgb(red, green, blue);
            cell.set_symbol(&symbol).set_fg(colour).set_diff_option(ONE_COLUMN);
        }
    }
}

const ONE_COLUMN: CellDiffOption = CellDiffOption::ForcedWidth(std::num::NonZeroU16::MIN);

/// The first number of this program's Kitty pictures: few others will use it.
const NUMBERS: u32 = 0x73_68_00;

/// Clears the cells below a picture, row by row, and returns to where it begins.
fn cleared(area: Rect) -> String {
    let row = format!("\x1b[{}X\x1b[1B", area.width);
    row.repeat(usize::from(area.height)) + &format!("\x1b[{}A", area.height)
}

/// Kitty's protocol: a PNG in chunks, shown where placeholders with its number are.
fn kitty(png: &[u8], number: u32) -> String {
    let encoded = STANDARD.encode(png);
    let mut data = String::with_capacity(encoded.len() + encoded.len() / CHUNK * 16 + 64);
    let mut rest = &*encoded;
    let mut keys = format!("q=2,a=T,U=1,f=100,i={number},");
    while !rest.is_empty() {
        let (chunk, after) = rest.split_at(rest.len().min(CHUNK));
        let more = u8::from(!after.is_empty());
        data += &format!("\x1b_G{keys}m={more};{chunk}\x1b\\");
        (rest, keys) = (after, "q=2,".to_owned());
    }
    data
}

/// The most characters of a chunk, by the protocol.
const CHUNK: usize = 4096;

/// iTerm2's protocol: a PNG in one piece.
fn iterm2(png: &[u8], pixels: &Pixels) -> String {
    let (size, width, height) = (png.len(), pixels.width, pixels.height);
    let encoded = STANDARD.encode(png);
    format!(
        "\x1b]1337;File=inline=1;size={size};width={width}px;height={height}px;\
         doNotMoveCursor=1:{encoded}\x07"
    )
}

/// The character that stands for a cell of a Kitty picture.
const PLACEHOLDER: char = '\u{10eeee}';

/// The combining characters that number rows in Kitty's protocol (its rowcolumn-diacritics.txt), as
/// many as a screen has rows.
#[rustfmt::skip]
const ROWS: [char; 160] = [
    '\u{305}', '\u{30d}', '\u{30e}', '\u{310}', '\u{312}', '\u{33d}', '\u{33e}', '\u{33f}',
    '\u{346}', '\u{34a}', '\u{34b}', '\u{34c}', '\u{350}', '\u{351}', '\u{352}', '\u{357}',
    '\u{35b}', '\u{363}', '\u{364}', '\u{365}', '\u{366}', '\u{367}', '\u{368}', '\u{369}',
    '\u{36a}', '\u{36b}', '\u{36c}', '\u{36d}', '\u{36e}', '\u{36f}', '\u{483}', '\u{484}',
    '\u{485}', '\u{486}', '\u{487}', '\u{592}', '\u{593}', '\u{594}', '\u{595}', '\u{597}',
    '\u{598}', '\u{599}', '\u{59c}', '\u{59d}', '\u{59e}', '\u{59f}', '\u{5a0}', '\u{5a1}',
    '\u{5a8}', '\u{5a9}', '\u{5ab}', '\u{5ac}', '\u{5af}', '\u{5c4}', '\u{610}', '\u{611}',
    '\u{612}', '\u{613}', '\u{614}', '\u{615}', '\u{616}', '\u{617}', '\u{657}', '\u{658}',
    '\u{659}', '\u{65a}', '\u{65b}', '\u{65d}', '\u{65e}', '\u{6d6}', '\u{6d7}', '\u{6d8}',
    '\u{6d9}', '\u{6da}', '\u{6db}', '\u{6dc}', '\u{6df}', '\u{6e0}', '\u{6e1}', '\u{6e2}',
    '\u{6e4}', '\u{6e7}', '\u{6e8}', '\u{6eb}', '\u{6ec}', '\u{730}', '\u{732}', '\u{733}',
    '\u{735}', '\u{736}', '\u{73a}', '\u{73d}', '\u{73f}', '\u{740}', '\u{741}', '\u{743}',
    '\u{745}', '\u{747}', '\u{749}', '\u{74a}', '\u{7eb}', '\u{7ec}', '\u{7ed}', '\u{7ee}',
    '\u{7ef}', '\u{7f0}', '\u{7f1}', '\u{7f3}', '\u{816}', '\u{817}', '\u{818}', '\u{819}',
    '\u{81b}', '\u{81c}', '\u{81d}', '\u{81e}', '\u{81f}', '\u{820}', '\u{821}', '\u{822}',
    '\u{823}', '\u{825}', '\u{826}', '\u{827}', '\u{829}', '\u{82a}', '\u{82b}', '\u{82c}',
    '\u{82d}', '\u{951}', '\u{953}', '\u{954}', '\u{f82}', '\u{f83}', '\u{f86}', '\u{f87}',
    '\u{135d}', '\u{135e}', '\u{135f}', '\u{17dd}', '\u{193a}', '\u{1a17}', '\u{1a75}', '\u{1a76}',
    '\u{1a77}', '\u{1a78}', '\u{1a79}', '\u{1a7a}', '\u{1a7b}', '\u{1a7c}', '\u{1b6b}', '\u{1b6d}',
    '\u{1b6e}', '\u{1b6f}', '\u{1b70}', '\u{1b71}', '\u{1b72}', '\u{1b73}', '\u{1cd0}', '\u{1cd1}',
];
