//! Lessons, which teach a method on a small board step by step. Each is a file in
//! `assets/lessons/`.

use super::lesson_game::LessonGame;
use super::lesson_slips::slips;
use super::{Answer, Attempt, Hint, Question};
use crate::fact::{Message, facts};
use crate::goban::Color;
use crate::method::Method;
use serde::Deserialize;

/// The names and files of the lessons, in order.
const BUNDLED: [(&str, &str); 12] = [
    ("points", include_str!("../../assets/lessons/1-points.toml")),
    ("dead-stones", include_str!("../../assets/lessons/2-dead.toml")),
    ("full-counting", include_str!("../../assets/lessons/3-full.toml")),
    ("half-counting", include_str!("../../assets/lessons/4-half.toml")),
    ("simplified-half-counting", include_str!("../../assets/lessons/5-simplified.toml")),
    ("key-numbers", include_str!("../../assets/lessons/6-key.toml")),
    ("handicaps", include_str!("../../assets/lessons/7-handicap.toml")),
    ("whole-count", include_str!("../../assets/lessons/8-count.toml")),
    ("seki", include_str!("../../assets/lessons/9-seki.toml")),
    ("bent-four", include_str!("../../assets/lessons/10-bent-four.toml")),
    ("choosing", include_str!("../../assets/lessons/11-choosing.toml")),
    ("rearranging", include_str!("../../assets/lessons/12-rearranging.toml")),
];

/// A lesson. Its steps are questions; a step that only explains has [`Answer::Read`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in the history and on the command line.
    pub name: String,
    /// Its title, which says what it teaches.
    pub title: Message,
    /// Its steps, in order.
    pub steps: Vec<Question>,
    /// A question that shows whether the player already knows it.
    pub placement: Option<Question>,
}

facts! {
    /// What is wrong with a lesson file.
    pub enum LessonError {
        /// The file is not a lesson.
        Wrong {
            /// The lesson's name.
            name: String,
            /// The details, for developers.
            why: String,
        } => "broken-lesson",
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    method: Method,
    side: Color,
    komi: Option<String>,
    compensation: Option<String>,
    board: String,
    /// The number of the step used to test whether the player already knows the lesson, from 1.
    placement: Option<usize>,
    steps: Vec<LessonStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonStep {
    /// The answer it asks for, as in [`LessonGame::answer`].
    answer: Option<String>,
    /// Whether an explanation follows the answer.
    #[serde(default)]
    why: bool,
    /// Whether the board shows the owner of each point.
    #[serde(default)]
    show: Show,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Show {
    #[default]
    Stones,
    Territory,
}

impl Lesson {
    /// Returns all bundled lessons.
    ///
    /// # Errors
    /// Returns an error if a file has a mistake, which a test rules out.
    pub fn bundled() -> Result<Vec<Self>, LessonError> {
        BUNDLED.into_iter().map(|(name, text)| Self::read(name, text)).collect()
    }

    /// Parses a lesson file.
    ///
    /// # Errors
    /// Returns an error if it is not valid TOML, its board cannot be read, or the answer of a step
    /// cannot be computed.
    pub fn read(name: &str, text: &str) -> Result<Self, LessonError> {
        let wrong = |why: String| LessonError::Wrong { name: name.to_owned(), why };
        let file: File = toml::from_str(text).map_err(|error| wrong(error.to_string()))?;
        let game =
            LessonGame::of((file.method, file.side), [&file.komi, &file.compensation], &file.board)
                .map_err(wrong)?;
        let marks_dead = file.steps.iter().position(|s| s.answer.as_deref() == Some("dead"));
        let steps = file.steps.iter().enumerate().map(|(number, step)| {
            let asks = step.answer.as_deref();
            let answer = match asks {
                None => Some(Answer::Read),
                Some(asks) => game.answer(asks),
            };
            let answer = answer.ok_or_else(|| wrong(format!("steps.{number}.answer")))?;
            let mut question = Question::new(Vec::new(), answer, Vec::new());
            // The messages of a step contain its number.
            let said = |part| Message::new(format!("lesson-{name}-{}-{part}", number + 1), []);
            question.asked.push(said("say"));
            if asks.is_some() {
                question.asked.push(said("ask"));
                question.hints = vec![Hint::Said(said("hint"))];
            }
            question.why = step.why.then(|| said("why"));
            for (answer, mistake) in slips(asks.unwrap_or_default(), &question.answer, &game) {
                question = question.or(answer, mistake);
            }
            let right = question.answer.clone();
            question.mistakes.retain(|(answer, _)| *answer != right);
            // Dead stones stay on the board until the player has found them. Where the board shows
            // what counts, stones that fill a seki look different from those played.
            let off = marks_dead.is_none_or(|found| number > found);
            question.board = Some(if off { game.without_dead() } else { game.board.clone() });
            question.shows_territory = step.show == Show::Territory;
            Ok(question)
        });
        let steps = steps.collect::<Result<Vec<_>, _>>()?;
        let title = Message::new(format!("lesson-{name}"), []);
        let placement = file.placement.map(|number| {
            let step = number.checked_sub(1).and_then(|at| steps.get(at));
            let step = step.filter(|step| step.answer != Answer::Read);
            step.map(|step| game.placement(title.clone(), step))
                .ok_or_else(|| wrong("placement".to_owned()))
        });
        Ok(Self { name: name.to_owned(), title, placement: placement.transpose()?, steps })
    }

    /// The name of its attempts in the history.
    pub fn as_str(&self) -> String {
        format!("lesson:{}", self.name)
    }

    /// The number of steps done according to the history.
    pub fn done(&self, attempts: &[Attempt]) -> usize {
        let word = self.as_str();
        let of_lesson = attempts.iter().filter(|a| a.drill == word && a.correct);
        let done = of_lesson.map(|attempt| usize::from(attempt.level)).max().unwrap_or(0);
        done.min(self.steps.len())
    }
}
