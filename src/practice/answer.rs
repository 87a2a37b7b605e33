//! Answers: what is right, and what was typed.

use std::fmt;

use crate::amount::Amount;
use crate::counting::{Outcome, Winner};
use crate::fact::{Value, facts};
use crate::goban::{Board, Chains, Color, Size, Vertex, VertexSet};

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Points, a count, or the number of a line.
    Number(Amount),
    /// A result like `B+3.5`, or a tie.
    Result(Option<Color>, Amount),
    /// Stones, whole chains of them.
    Stones(Box<VertexSet>),
    /// Nothing: there is something to be read, and no more.
    Read,
}

facts! {
    /// Why what was typed cannot be an answer.
    #[derive(Copy)]
    pub enum AnswerError {
        /// It is no number.
        NotANumber => "answer-not-a-number",
        /// It is no result.
        NotAResult => "answer-not-a-result",
        /// It names no stones.
        NotStones => "answer-not-stones",
    }
}

impl Answer {
    /// The answer an outcome is.
    pub fn of_outcome(outcome: Outcome) -> Self {
        match outcome.winner() {
            Winner::Tie => Self::Result(None, Amount::ZERO),
            Winner::Side(color) => Self::Result(Some(color), outcome.margin()),
        }
    }

    /// Black's lead in points, where the answer is a result.
    pub(super) fn black_lead(&self) -> Option<Amount> {
        match self {
            Self::Result(None, _) => Some(Amount::ZERO),
            Self::Result(Some(Color::Black), margin) => Some(*margin),
            Self::Result(Some(Color::White), margin) => Some(-*margin),
            _ => None,
        }
    }

    /// A whole number.
    pub fn whole(number: i64) -> Self {
        Self::Number(Amount::points(number))
    }

    /// Reads an answer of the same kind as this one.
    ///
    /// # Errors
    /// If the text is none.
    pub fn read(&self, text: &str, board: Option<&Board>) -> Result<Self, AnswerError> {
        let text = text.trim();
        match self {
            Self::Read => Ok(Self::Read),
            Self::Number(_) => text.parse().map(Self::Number).map_err(|_| AnswerError::NotANumber),
            Self::Result(..) => read_result(text).ok_or(AnswerError::NotAResult),
            Self::Stones(right) => {
                let size = right.size();
                let board = board.ok_or(AnswerError::NotStones)?;
                read_stones(text, board, size).ok_or(AnswerError::NotStones)
            }
        }
    }
}

fn read_result(text: &str) -> Option<Answer> {
    let text = text.to_lowercase();
    if matches!(text.as_str(), "0" | "tie" | "draw" | "jigo") {
        return Some(Answer::Result(None, Amount::ZERO));
    }
    let (side, margin) = text.split_once('+')?;
    let color = match side.trim() {
        "b" | "black" => Color::Black,
        "w" | "white" => Color::White,
        _ => return None,
    };
    margin.trim().parse().ok().map(|margin| Answer::Result(Some(color), margin))
}

fn read_stones(text: &str, board: &Board, size: Size) -> Option<Answer> {
    let mut stones = VertexSet::new(size);
    if !matches!(text.to_lowercase().as_str(), "none" | "-") {
        let chains = Chains::of(board);
        for name in text.split([' ', ',']).filter(|name| !name.is_empty()) {
            let vertex = Vertex::from_name(name, size).ok()?;
            let chain = &chains.all()[chains.number_at(vertex)?];
            stones.extend(chain.stones().iter().copied());
        }
        if stones.is_empty() {
            return None;
        }
    }
    Some(Answer::Stones(Box::new(stones)))
}

impl From<&Answer> for Value {
    fn from(answer: &Answer) -> Self {
        match answer {
            Answer::Read => Self::Nothing,
            Answer::Number(amount) => (*amount).into(),
            Answer::Stones(stones) if stones.is_empty() => Self::Word("answer", "none"),
            other => Self::Text(other.to_string()),
        }
    }
}

/// As one would type it.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read => Ok(()),
            Self::Number(amount) => write!(f, "{amount}"),
            Self::Result(None, _) => f.write_str("0"),
            Self::Result(Some(color), margin) => {
                write!(f, "{}+{margin}", if *color == Color::Black { 'B' } else { 'W' })
            }
            Self::Stones(stones) if stones.is_empty() => f.write_str("none"),
            Self::Stones(stones) => {
                let size = stones.size();
                let names: Vec<String> = stones.iter().map(|vertex| vertex.name(size)).collect();
                f.write_str(&names.join(" "))
            }
        }
    }
}
