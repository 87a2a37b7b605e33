//! A game of another kind of file, collected and written as SGF.

use crate::goban::{Color, MOST_LINES, Vertex};
use crate::record::sgf::{escape, sgf_name};

/// The root and the moves of a game, each with its line in the file it is read from.
#[derive(Clone, Debug, Default)]
pub(super) struct SgfText {
    root: Vec<Piece>,
    moves: Vec<Piece>,
}

/// A part of the text, and the line it belongs to, counted from 1.
#[derive(Clone, Debug)]
struct Piece {
    line: usize,
    text: String,
}

impl SgfText {
    /// Sets a property of the whole game, unless its value is empty; what is said last counts.
    pub(super) fn property(&mut self, line: usize, name: &str, value: &str) {
        let value: String = value.trim().chars().filter(|c| !c.is_control()).collect();
        self.root.retain(|piece| !piece.text.starts_with(&format!("{name}[")));
        if !value.is_empty() {
            self.root.push(Piece { line, text: format!("{name}[{}]", escape(&value)) });
        }
    }

    /// Sets handicap stones up before the first move, in place of those set up earlier.
    pub(super) fn handicap(&mut self, line: usize, stones: &[Vertex]) {
        self.root.retain(|piece| !piece.text.starts_with("HA["));
        let places: Vec<String> = stones.iter().map(|&at| sgf_name(at)).collect();
        if !places.is_empty() {
            let places = places.join("][");
            self.root.push(Piece { line, text: format!("HA[{}]AB[{places}]", stones.len()) });
        }
    }

    /// Adds a move; `None` is a pass.
    pub(super) fn play(&mut self, line: usize, color: Color, vertex: Option<Vertex>) {
        let is_off = |at: Vertex| at.x >= MOST_LINES || at.y >= MOST_LINES;
        let at = match vertex {
            Some(vertex) if is_off(vertex) => "?".to_owned(),
            vertex => vertex.map_or_else(String::new, sgf_name),
        };
        self.moves.push(Piece { line, text: format!(";{}[{at}]", color.letter()) });
    }

    /// Adds a move that cannot be read, so that it is remarked on.
    pub(super) fn unread(&mut self, line: usize, color: Color, text: &str) {
        self.moves.push(Piece { line, text: format!(";{}[{}]", color.letter(), escape(text)) });
    }

    /// Takes the last move back.
    pub(super) fn undo(&mut self) {
        self.moves.pop();
    }

    /// Begins again with an empty board; what is known of the whole game stays.
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.handicap(0, &[]);
        self.property(0, "RE", "");
    }

    /// The game as SGF.
    pub(super) fn finished(self) -> String {
        let mut text = String::from("(;GM[1]FF[4]");
        let mut at = 1;
        // What is known of the whole game may be said after its first move.
        let first = self.moves.first().map_or(usize::MAX, |piece| piece.line);
        let root = self.root.into_iter();
        let root = root.map(|piece| Piece { line: piece.line.min(first), ..piece });
        for piece in root.chain(self.moves) {
            while at < piece.line {
                text.push('\n');
                at += 1;
            }
            text.push_str(&piece.text);
        }
        text.push_str(")\n");
        text
    }
}

/// A side by its letter.
pub(super) fn side(letter: &str) -> Option<Color> {
    match letter.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Color::Black),
        "w" | "white" => Some(Color::White),
        _ => None,
    }
}

/// The lines of a text with their numbers, counted from 1.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()))
}
