//! Answers, the right ones and those typed.

use std::fmt;

use super::typed_result::read_result;
use crate::amount::Amount;
use crate::counting::{Outcome, Winner};
use crate::fact::{Value, facts};
use crate::goban::{Board, Chains, Color, Size, Vertex, VertexSet};
use crate::rules::Ties;
use crate::typed::is_none;

/// An answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Answer {
    /// Points, a count, or the number of a line.
    Number(Amount),
    /// A result like `B+3.5`: the winner, or `None` for a tie, and the margin in points.
    Result(Option<Color>, Amount),
    /// Stones, as whole chains.
    Stones(Box<VertexSet>),
    /// Points of an area where a stone is put or taken.
    Points(Box<VertexSet>),
    /// No answer: the step is only to be read.
    #[default]
    Read,
}

facts! {
    /// Why the text typed is not an answer.
    pub enum AnswerError {
        /// It is not a number.
        NotANumber => "answer-not-a-number",
        /// It is not a result.
        NotAResult => "answer-not-a-result",
        /// It is not a list of stones.
        NotStones => "answer-not-stones",
        /// It names a point without a stone, or no point at all.
        NoStoneAt { name: String } => "answer-no-stone-at",
        /// It is not a list of points.
        NotPoints => "answer-not-points",
    }
}

impl Answer {
    /// The answer that states an outcome.
    pub fn of_outcome(outcome: Outcome) -> Self {
        match outcome.winner() {
            Winner::Tie => Self::Result(None, Amount::ZERO),
            Winner::Side(color) => Self::Result(Some(color), outcome.margin()),
        }
    }

    /// The winner by Black's lead, in points; nobody wins a tie.
    pub(super) fn of_lead(lead: Amount) -> Self {
        Self::of_outcome(Outcome::of_black_lead(lead, Ties::Draw))
    }

    /// Black's lead in points if the answer is a result.
    pub(super) fn black_lead(&self) -> Option<Amount> {
        match self {
            Self::Result(None, _) => Some(Amount::ZERO),
            Self::Result(Some(Color::Black), margin) => Some(*margin),
            Self::Result(Some(Color::White), margin) => Some(-*margin),
            _ => None,
        }
    }

    /// The answer with a whole number.
    pub fn whole(number: i64) -> Self {
        Self::Number(Amount::points(number))
    }

    /// Parses an answer of the same kind as this one.
    ///
    /// # Errors
    /// Returns an error if the text is not such an answer.
    pub fn read(&self, text: &str, board: Option<&Board>) -> Result<Self, AnswerError> {
        let text = text.trim();
        match self {
            Self::Read => Ok(Self::Read),
            Self::Number(_) => text.parse().map(Self::Number).map_err(|_| AnswerError::NotANumber),
            Self::Result(..) => read_result(text)
                .map(|(winner, margin)| Self::Result(winner, margin))
                .ok_or(AnswerError::NotAResult),
            Self::Points(right) => read_points(text, right.size()).ok_or(AnswerError::NotPoints),
            Self::Stones(right) => {
                let board = board.ok_or(AnswerError::NotStones)?;
                read_stones(text, board, right.size())
            }
        }
    }
}

fn read_stones(text: &str, board: &Board, size: Size) -> Result<Answer, AnswerError> {
    let mut stones = VertexSet::new(size);
    if !is_none(text) {
        let chains = Chains::of(board);
        for name in text.split([' ', ',']).filter(|name| !name.is_empty()) {
            let vertex = Vertex::from_name(name, size).ok();
            let chain = vertex.and_then(|vertex| chains.number_at(vertex));
            let chain = chain.ok_or_else(|| AnswerError::NoStoneAt { name: name.to_owned() })?;
            stones.extend(chains.all()[chain].stones().iter().copied());
        }
        if stones.is_empty() {
            return Err(AnswerError::NotStones);
        }
    }
    Ok(Answer::Stones(Box::new(stones)))
}

fn read_points(text: &str, size: Size) -> Option<Answer> {
    let mut points = VertexSet::new(size);
    if !is_none(text) {
        for name in text.split([' ', ',']).filter(|name| !name.is_empty()) {
            points.insert(Vertex::from_name(name, size).ok()?);
        }
    }
    Some(Answer::Points(Box::new(points)))
}

impl From<&Answer> for Value {
    fn from(answer: &Answer) -> Self {
        match answer {
            Answer::Read => Self::Nothing,
            Answer::Number(amount) => (*amount).into(),
            Answer::Stones(points) | Answer::Points(points) if points.is_empty() => {
                Self::Word("answer", "none")
            }
            other => Self::Text(other.to_string()),
        }
    }
}

/// The answer as a player would type it.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read => Ok(()),
            Self::Number(amount) => write!(f, "{amount}"),
            Self::Result(None, _) => f.write_str("0"),
            Self::Result(Some(color), margin) => {
                write!(f, "{}+{margin}", if *color == Color::Black { 'B' } else { 'W' })
            }
            Self::Stones(points) | Self::Points(points) if points.is_empty() => f.write_str("none"),
            Self::Stones(points) | Self::Points(points) => {
                let size = points.size();
                let names: Vec<String> = points.iter().map(|vertex| vertex.name(size)).collect();
                f.write_str(&names.join(" "))
            }
        }
    }
}
