//! Reads text diagrams: rows of `.` `X` `O`, with `x` and `o` for dead stones.

use super::board_text::{columns, plain_board, printed_komi, prints_territory};
use super::{Game, Info, Marks, Plays, Stated};
use crate::fact::facts;
use crate::goban::{Board, Chain, Color, MOST_LINES, Size, Vertex, VertexSet};
use crate::place::{Diagnostic, Place};

facts! {
    /// Why a text is not a diagram.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
    pub enum DiagramError {
        /// There is a second diagram.
        SecondDiagram => "diagram-second",
        /// There are more rows than any board has.
        TooManyRows { most: u8 } => "diagram-too-many-rows",
        /// There are neither rows nor a game in SGF.
        NoGame => "diagram-no-game",
        /// A game file of a kind that is not read.
        OtherKind { format: String } => "diagram-other-kind",
        /// A row is not as long as the first.
        OtherWidth { points: usize, first: usize } => "diagram-other-width",
        /// The rows are longer than those of any board.
        TooWide { points: usize, most: u8 } => "diagram-too-wide",
        /// A character that is not allowed.
        NotAStone { sign: char } => "diagram-not-a-stone",
        /// All stones are drawn as dead.
        AllDead => "diagram-all-dead",
        /// The board size is not the requested one.
        OtherSize { drawn: Size, size: Size } => "diagram-other-size",
    }
}

/// Reads a diagram.
///
/// Rows consist of `.`, `X` and `O`; `+` and `,` are star points, `●` and `○`, `#`, `@`, `B` and `W`
/// stones, `x` and `o` dead stones. A dead stone marks its whole chain. Spaces are allowed anywhere, row
/// numbers and frames at the edges, and a line of column letters above or below; lines that begin with
/// `$$` have the signs of Sensei's Library. What an engine's `showboard` prints around its board is left
/// out.
///
/// # Errors
/// Returns an error with its place if there is any other character, rows differ in length, the
/// board has more than 52 lines either way, all stones are dead, or there is no diagram or a second
/// one.
pub fn read_diagram(text: &str) -> Result<Game, Diagnostic> {
    // A NUL byte means binary data.
    if text.contains('\0') {
        return Err(Diagnostic::new(Place::START, DiagramError::NoGame));
    }
    let printed = text;
    let text = &*plain_board(text);
    let mut rows: Vec<(Place, Vec<Sign>)> = Vec::new();
    let (mut ended, mut sensei) = (false, Some(Color::Black));
    for (index, line) in lines(text).enumerate() {
        if let Some(title) = sensei_title(line) {
            sensei = Some(if title.starts_with('W') { Color::White } else { Color::Black });
            continue;
        }
        let sensei = sensei.filter(|_| line.trim_start().starts_with("$$"));
        match read_row(line, index + 1, sensei)? {
            Some((place, _)) if ended => {
                return Err(Diagnostic::new(place, DiagramError::SecondDiagram));
            }
            Some(row) => rows.push(row),
            None => ended |= line.trim().is_empty() && !rows.is_empty(),
        }
        if rows.len() > usize::from(MOST_LINES) {
            let place = Place { line: index + 1, column: 1 };
            return Err(Diagnostic::new(place, DiagramError::TooManyRows { most: MOST_LINES }));
        }
    }
    let Some((_, first)) = rows.first() else {
        return Err(Diagnostic::new(Place::START, DiagramError::NoGame));
    };
    let width = first.len();
    if let Some((place, row)) = rows.iter().find(|(_, row)| row.len() != width) {
        let wrong = DiagramError::OtherWidth { points: row.len(), first: width };
        return Err(Diagnostic::new(*place, wrong));
    }
    let size = u8::try_from(width)
        .ok()
        .zip(u8::try_from(rows.len()).ok())
        .and_then(|(width, height)| Size::new(width, height).ok())
        .ok_or_else(|| {
            let wrong = DiagramError::TooWide { points: width, most: MOST_LINES };
            Diagnostic::new(rows[0].0, wrong)
        })?;
    let mut board = Board::new(size);
    let mut dead = VertexSet::new(size);
    let signs = rows.iter().flat_map(|(_, row)| row);
    for (vertex, sign) in size.vertices().zip(signs) {
        board.set(vertex, sign.stone);
        if sign.dead {
            dead.insert(vertex);
        }
    }
    // Small letters throughout are a way to write living stones: no game ends with all stones dead.
    if let Some(place) = first_dead(&rows, &dead)
        && board.stones().all(|(vertex, _)| dead.contains(vertex))
    {
        return Err(Diagnostic::new(place, DiagramError::AllDead));
    }
    let marks =
        first_dead(&rows, &dead).map(|place| Marks { dead: whole_chains(&board, &dead), place });
    let place = rows[0].0;
    let komi = printed_komi(printed).map(|(value, line)| {
        let place = Place { line, column: 1 };
        Stated { value, place }
    });
    let rules = prints_territory(printed).then(|| Stated { value: "Japanese".to_owned(), place });
    let (info, plays) = (Info { komi, rules, ..Info::default() }, Plays::default());
    Ok(Game { board, info, plays, marks, doubtful: None, place, span: None })
}

/// One point of a diagram.
#[derive(Clone, Copy, Debug)]
struct Sign {
    stone: Option<Color>,
    dead: bool,
}

impl Sign {
    const fn of(c: char) -> Option<Self> {
        let (black, white) = (Some(Color::Black), Some(Color::White));
        Some(match c {
            '.' | '+' | ',' | '·' | '┼' | '╋' | '＋' | '．' => {
                Self { stone: None, dead: false }
            }
            'X' | '●' | '⚫' | '#' | '@' | 'B' => Self { stone: black, dead: false },
            'O' | '○' | '⚪' | '◯' | 'W' => Self { stone: white, dead: false },
            'x' => Self { stone: black, dead: true },
            'o' => Self { stone: white, dead: true },
            _ => return None,
        })
    }

    /// A sign of Sensei's Library, where stones and points are marked by other letters, moves are
    /// numbered (10 is `0`), and `first` makes the first of them.
    fn of_sensei(c: char, first: Color) -> Option<Self> {
        let stone = match c {
            'Y' | 'Z' => Some(Color::Black),
            '@' | 'Q' | 'P' => Some(Color::White),
            '1' | '3' | '5' | '7' | '9' => Some(first),
            '2' | '4' | '6' | '8' | '0' => Some(first.other()),
            'C' | 'S' | 'T' | 'M' | '_' => None,
            'a'..='z' if !matches!(c, 'x' | 'o') => None,
            _ => return Self::of(c),
        };
        Some(Self { stone, dead: false })
    }
}

/// Reads the points of a line; `None` for a blank line, comment, frame or column letters. `sensei` makes
/// the first move in a diagram of Sensei's Library.
fn read_row(
    line: &str,
    number: usize,
    sensei: Option<Color>,
) -> Result<Option<(Place, Vec<Sign>)>, Diagnostic> {
    let is_sensei = line.trim_start().starts_with("$$");
    let edge = |c: char| {
        let is_number = c.is_ascii_digit() && !is_sensei;
        c.is_whitespace() || is_number || matches!(c, '|' | '│' | '$')
    };
    let body = line.trim_matches(edge);
    let is_row = || body.chars().all(|c| c.is_whitespace() || Sign::of(c).is_some());
    let is_link = is_sensei && body.starts_with(['{', '[']);
    if is_link || (line.trim_start().starts_with('#') && !is_row()) {
        return Ok(None);
    }
    let frame = |c: char| {
        c.is_whitespace() || matches!(c, '-' | '+' | '─' | '=' | '┌' | '┐' | '└' | '┘' | '┬' | '┴')
    };
    let letters: Vec<char> = body.chars().filter(|c| !c.is_whitespace()).collect();
    let is_frame = body.chars().all(frame) && body.contains(['-', '─', '=']);
    if letters.is_empty() || is_frame || (!is_sensei && columns(body).is_some()) {
        return Ok(None);
    }
    let mut signs = Vec::new();
    let skipped = line.len() - line.trim_start_matches(edge).len();
    let skipped = line[..skipped].chars().count();
    for (column, c) in body.chars().enumerate().filter(|(_, c)| !c.is_whitespace()) {
        let place = Place { line: number, column: skipped + column + 1 };
        let wrong = || Diagnostic::new(place, DiagramError::NotAStone { sign: c });
        let sign = match sensei {
            Some(first) => Sign::of_sensei(c, first),
            None => Sign::of(c),
        };
        let sign = sign.ok_or_else(wrong)?;
        signs.push(sign);
    }
    Ok(Some((Place { line: number, column: skipped + 1 }, signs)))
}

/// Splits a text into lines, which end in LF, CR or CR LF.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
}

/// The title of a Sensei's Library diagram: `$$B White to play`.
fn sensei_title(line: &str) -> Option<&str> {
    let title = line.trim_start().strip_prefix("$$")?;
    title.starts_with(|c: char| c.is_ascii_alphabetic()).then_some(title)
}

/// The place of the first row with a dead stone.
fn first_dead(rows: &[(Place, Vec<Sign>)], dead: &VertexSet) -> Option<Place> {
    let first = dead.iter().next()?;
    rows.get(usize::from(first.y)).map(|(place, _)| *place)
}

/// All stones of the chains that `stones` belong to.
fn whole_chains(board: &Board, stones: &VertexSet) -> VertexSet {
    let mut whole = VertexSet::new(board.size());
    for chain in stones.iter().filter_map(|vertex: Vertex| Chain::at(vertex, board)) {
        whole.extend(chain.stones().iter().copied());
    }
    whole
}
