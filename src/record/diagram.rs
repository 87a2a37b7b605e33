//! Text diagrams: rows of `.` `X` `O`, with `x` and `o` for dead stones.

use super::{Game, Info, Marks, Plays};
use crate::fact::facts;
use crate::goban::{Board, Chain, Color, MOST_LINES, Size, Vertex, VertexSet};
use crate::place::{Diagnostic, Place};

facts! {
    /// Why a text is no diagram.
    pub enum DiagramError {
        /// There are two.
        SecondDiagram => "diagram-second",
        /// It has more rows than any board.
        TooManyRows {
            /// The most a board has.
            most: u8,
        } => "diagram-too-many-rows",
        /// There are no rows at all, and no SGF either.
        NoGame => "diagram-no-game",
        /// A row is longer or shorter than the first.
        OtherWidth {
            /// Its points.
            points: usize,
            /// Those of the first.
            first: usize,
        } => "diagram-other-width",
        /// Its rows are longer than any board's.
        TooWide {
            /// Its points in a row.
            points: usize,
            /// The most a board has.
            most: u8,
        } => "diagram-too-wide",
        /// A sign that means nothing.
        NotAStone {
            /// The sign.
            sign: char,
        } => "diagram-not-a-stone",
        /// All its stones are drawn as dead ones.
        AllDead => "diagram-all-dead",
        /// It is of another size than the one asked for.
        OtherSize {
            /// Its size.
            drawn: Size,
            /// The size asked for.
            size: Size,
        } => "diagram-other-size",
    }
}

/// Reads a diagram.
///
/// Rows are `.`, `X` and `O` (`+` and `,` are star points; `●` and `○` stones), with spaces
/// anywhere, row numbers and frames at the edges, and a line of column letters above or below.
/// `x` and `o` are dead stones.
///
/// # Errors
/// Names the place and what is wrong there: a sign that is none of these, rows of different
/// lengths, more than 52 lines, or nothing at all.
pub fn read_diagram(text: &str) -> Result<Game, Diagnostic> {
    // No text holds a NUL.
    if text.contains('\0') {
        return Err(Diagnostic::new(Place::START, DiagramError::NoGame));
    }
    let mut rows: Vec<(Place, Vec<Sign>)> = Vec::new();
    let mut ended = false;
    for (index, line) in lines(text).enumerate() {
        match read_row(line, index + 1)? {
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
    // Whoever writes small letters means stones, and no game ends with all of them dead.
    if let Some(place) = first_dead(&rows, &dead)
        && board.stones().all(|(vertex, _)| dead.contains(vertex))
    {
        return Err(Diagnostic::new(place, DiagramError::AllDead));
    }
    let marks =
        first_dead(&rows, &dead).map(|place| Marks { dead: whole_chains(&board, &dead), place });
    let place = rows[0].0;
    let (info, plays) = (Info::default(), Plays::default());
    Ok(Game { board, info, plays, marks, doubtful: None, place })
}

/// What stands on one point of a diagram.
#[derive(Clone, Copy, Debug)]
struct Sign {
    stone: Option<Color>,
    dead: bool,
}

impl Sign {
    const fn of(c: char) -> Option<Self> {
        Some(match c {
            '.' | '+' | ',' | '·' | '┼' => Self { stone: None, dead: false },
            'X' | '●' => Self { stone: Some(Color::Black), dead: false },
            'O' | '○' => Self { stone: Some(Color::White), dead: false },
            'x' => Self { stone: Some(Color::Black), dead: true },
            'o' => Self { stone: Some(Color::White), dead: true },
            _ => return None,
        })
    }
}

/// The signs of a line; none for a blank line, a frame, or column letters.
fn read_row(line: &str, number: usize) -> Result<Option<(Place, Vec<Sign>)>, Diagnostic> {
    let edge = |c: char| c.is_whitespace() || c.is_ascii_digit() || matches!(c, '|' | '│' | '$');
    let body = line.trim_matches(edge);
    if line.trim_start().starts_with('#') || is_sensei_title(line) {
        return Ok(None);
    }
    let frame = |c: char| {
        c.is_whitespace() || matches!(c, '-' | '+' | '─' | '=' | '┌' | '┐' | '└' | '┘' | '┬' | '┴')
    };
    let letters: Vec<char> = body.chars().filter(|c| !c.is_whitespace()).collect();
    let is_frame = body.chars().all(frame) && body.contains(['-', '─', '=']);
    if letters.is_empty() || is_frame || are_column_letters(&letters) {
        return Ok(None);
    }
    let mut signs = Vec::new();
    let skipped = line.len() - line.trim_start_matches(edge).len();
    let skipped = line[..skipped].chars().count();
    for (column, c) in body.chars().enumerate().filter(|(_, c)| !c.is_whitespace()) {
        let place = Place { line: number, column: skipped + column + 1 };
        let wrong = || Diagnostic::new(place, DiagramError::NotAStone { sign: c });
        let sign = Sign::of(c).ok_or_else(wrong)?;
        signs.push(sign);
    }
    Ok(Some((Place { line: number, column: skipped + 1 }, signs)))
}

/// The lines of a text; they end in LF, CR or both.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
}

/// Whether a line is the title of a diagram as Sensei's Library writes it: `$$B White to play`.
fn is_sensei_title(line: &str) -> bool {
    let title = line.trim_start().strip_prefix("$$");
    title.is_some_and(|title| title.starts_with(|c: char| c.is_ascii_alphabetic()))
}

/// Whether these are the letters over the columns: `A B C …`, I left out or not.
fn are_column_letters(letters: &[char]) -> bool {
    letters.len() > 1 && letters.first().is_some_and(|c| c.eq_ignore_ascii_case(&'a')) && {
        letters.iter().all(char::is_ascii_alphabetic)
    }
}

/// Where the first dead stone stands, if any does.
fn first_dead(rows: &[(Place, Vec<Sign>)], dead: &VertexSet) -> Option<Place> {
    let first = dead.iter().next()?;
    rows.get(usize::from(first.y)).map(|(place, _)| *place)
}

/// The chains these stones belong to.
fn whole_chains(board: &Board, stones: &VertexSet) -> VertexSet {
    let mut whole = VertexSet::new(board.size());
    for chain in stones.iter().filter_map(|vertex: Vertex| Chain::at(vertex, board)) {
        whole.extend(chain.stones().iter().copied());
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn borders_spaces_and_dead_stones_are_understood() {
        let game = read_diagram("   A B C\n 3 . X O 3\n 2 + x O |\n   -----\n").unwrap();
        assert_eq!(game.board.size(), Size::new(3, 2).unwrap());
        // The dead stone's whole chain is dead.
        assert_eq!(game.marks.unwrap().dead.len(), 2);
    }

    #[test]
    fn stones_drawn_small_throughout_are_asked_about() {
        let error = read_diagram("..x.\n.xo.\n").unwrap_err();
        assert_eq!((error.place.line, error.what), (1, DiagramError::AllDead.into()));
        assert!(read_diagram("..X.\n.xo.\n").is_ok());
    }

    #[test]
    fn every_line_ending_and_frame_will_do() {
        for text in [
            "..X\r.X.\r",
            "..X\r\n.X.\r\n",
            "┌───┐\n│..X│\n│.X.│\n└───┘",
            "$$B end\n$$ ..X\n$$ .X.",
        ] {
            let size = read_diagram(text).unwrap().board.size();
            assert_eq!(size, Size::new(3, 2).unwrap(), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let wrong = |text: &str| read_diagram(text).unwrap_err().to_string();
        assert!(wrong("...\n.Q.\n").starts_with("2:2: diagram-not-a-stone (sign: Q)"));
        assert!(wrong("...\n..\n").starts_with("2:1: diagram-other-width (points: 2, first: 3)"));
        assert!(wrong("").starts_with("1:1: diagram-no-game"));
        assert!(wrong(&".".repeat(60)).starts_with("1:1: diagram-too-wide (points: 60"));
        assert!(wrong(&".\n".repeat(60)).starts_with("53:1: diagram-too-many-rows (most: 52)"));
    }
}
