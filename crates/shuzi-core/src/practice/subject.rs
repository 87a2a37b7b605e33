//! What an attempt was about.

use std::fmt;

use super::Drill;

/// What a question belongs to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Subject {
    /// A drill.
    Drill(Drill),
    /// A lesson, by its name.
    Lesson(String),
    /// A whole game, counted in stages.
    Whole,
}

const LESSON: &str = "lesson:";
const WHOLE: &str = "whole";

impl Subject {
    /// Parses the name used in the history; `None` if there is no such drill.
    pub fn of_name(name: &str) -> Option<Self> {
        if name == WHOLE {
            return Some(Self::Whole);
        }
        let lesson = name.strip_prefix(LESSON).map(|lesson| Self::Lesson(lesson.to_owned()));
        lesson.or_else(|| name.parse().ok().map(Self::Drill))
    }

    /// The drill, if it is one.
    pub const fn drill(&self) -> Option<Drill> {
        match self {
            Self::Drill(drill) => Some(*drill),
            Self::Lesson(_) | Self::Whole => None,
        }
    }
}

/// The name used in the history.
impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Drill(drill) => write!(f, "{drill}"),
            Self::Lesson(lesson) => write!(f, "{LESSON}{lesson}"),
            Self::Whole => f.write_str(WHOLE),
        }
    }
}
