//! Names of vertices, such as `D4`.

use super::{Size, Vertex};
use crate::fact::facts;

/// Column letters, without I, which looks like J or 1.
const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

impl Vertex {
    /// The vertex's name as in GTP: `D4`; rows are numbered from the bottom.
    ///
    /// ```
    /// use shuzi_core::{Size, Vertex};
    /// assert_eq!(Vertex::new(3, 15).name(Size::NINETEEN), "D4");
    /// ```
    pub fn name(self, size: Size) -> String {
        format!("{}{}", Self::column_name(self.x), size.height() - self.y)
    }

    /// The name of a column, counted from 0: one letter, or two after Z.
    pub fn column_name(x: u8) -> String {
        let letter = |index: u8| char::from(LETTERS[usize::from(index % 25)]);
        match x / 25 {
            0 => letter(x).to_string(),
            turns => format!("{}{}", letter(turns - 1), letter(x)),
        }
    }

    /// Finds the vertex with this name on a board of this size.
    ///
    /// # Errors
    /// Returns an error if the text is not the name of a vertex, or the vertex is off the board.
    pub fn from_name(name: &str, size: Size) -> Result<Self, VertexError> {
        let name = name.trim();
        let split = name.find(|c: char| c.is_ascii_digit()).ok_or(VertexError::NotAVertex)?;
        let (column, row) = name.split_at(split);
        let place = |letter: u8| {
            let place = LETTERS.iter().position(|&known| known == letter.to_ascii_uppercase());
            place.and_then(|place| u8::try_from(place).ok()).ok_or(VertexError::NotAVertex)
        };
        let x = match column.as_bytes() {
            [one] => place(*one)?,
            [turns, one] => (place(*turns)? + 1)
                .checked_mul(25)
                .and_then(|base| base.checked_add(place(*one).ok()?))
                .ok_or(VertexError::OffTheBoard)?,
            _ => return Err(VertexError::NotAVertex),
        };
        if !row.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(VertexError::NotAVertex);
        }
        let row: u8 = row.parse().map_err(|_| VertexError::OffTheBoard)?;
        let y = size.height().checked_sub(row).ok_or(VertexError::OffTheBoard)?;
        let vertex = Self { y, x };
        if size.contains(vertex) { Ok(vertex) } else { Err(VertexError::OffTheBoard) }
    }
}

facts! {
    /// Why a name is not a vertex of the board.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/board.md"))]
    #[derive(Copy)]
    pub enum VertexError {
        /// Not one or two letters followed by a number.
        NotAVertex => "vertex-not-a-vertex",
        /// A vertex that is not on this board.
        OffTheBoard => "vertex-off-the-board",
    }
}
