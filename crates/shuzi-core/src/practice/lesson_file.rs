//! The file of a lesson.

use std::collections::BTreeMap;

use crate::goban::Color;
use crate::method::Method;
use serde::Deserialize;

/// What a lesson file says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonFile {
    pub(super) method: Method,
    pub(super) side: Color,
    pub(super) komi: Option<String>,
    pub(super) tie_breaker: Option<String>,
    pub(super) compensation: Option<String>,
    /// The stones each side lost during the game, [Black, White].
    #[serde(default)]
    pub(super) prisoners: [u32; 2],
    #[serde(default)]
    pub(super) drills: Vec<String>,
    pub(super) board: String,
    /// The number of the step used to test whether the player already knows the lesson, from 1.
    pub(super) placement: Option<usize>,
    pub(super) steps: Vec<LessonStep>,
}

/// A step of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonStep {
    /// The answer it asks for, as in [`LessonGame::answer`].
    pub(super) answer: Option<String>,
    /// What is wrong with other choices, each by its number.
    #[serde(default)]
    pub(super) wrong: BTreeMap<String, String>,
    /// Whether an explanation follows the answer.
    #[serde(default)]
    pub(super) why: bool,
    /// Whether the board shows the owner of each point.
    #[serde(default)]
    pub(super) show: Show,
    /// Moves that are played before the question: `B A7, W C9`.
    pub(super) play: Option<String>,
    /// Whether the counted side's stones move into rectangles before the question.
    #[serde(default)]
    pub(super) plan: bool,
    /// Whether the board is as at the beginning again.
    #[serde(default)]
    pub(super) back: bool,
}

/// What the board shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Show {
    #[default]
    Stones,
    Territory,
}
