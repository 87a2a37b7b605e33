//! Lessons, which teach a method on a small board step by step. Each is a file in
//! `lessons/`.

use super::lesson_board::LessonBoard;
use super::lesson_file::{LessonFile, LessonStep, Show};
use super::lesson_game::LessonGame;
use super::lesson_slips::{choice, slips};
use super::{Answer, Attempt, Drill, Hint, Question, Subject};
use crate::fact::{Message, facts};
use crate::goban::Board;
use crate::reshape::Style;

/// The names and files of the lessons, in order.
const BUNDLED: [(&str, &str); 16] = [
    ("from-territory", include_str!("../../lessons/1-territory.toml")),
    ("points", include_str!("../../lessons/2-points.toml")),
    ("dead-stones", include_str!("../../lessons/3-dead.toml")),
    ("full-counting", include_str!("../../lessons/4-full.toml")),
    ("rearranging", include_str!("../../lessons/5-rearranging.toml")),
    ("half-counting", include_str!("../../lessons/6-half.toml")),
    ("key-numbers", include_str!("../../lessons/7-key.toml")),
    ("handicaps", include_str!("../../lessons/8-handicap.toml")),
    ("seki", include_str!("../../lessons/9-seki.toml")),
    ("simplified-half-counting", include_str!("../../lessons/10-simplified.toml")),
    ("ties", include_str!("../../lessons/11-ties.toml")),
    ("the-sum", include_str!("../../lessons/12-sum.toml")),
    ("bent-four", include_str!("../../lessons/13-bent-four.toml")),
    ("choosing", include_str!("../../lessons/14-choosing.toml")),
    ("whole-count", include_str!("../../lessons/15-count.toml")),
    ("nineteen", include_str!("../../lessons/16-nineteen.toml")),
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
    /// Its steps without their explanations, as they come back after a mistake.
    pub alone: Vec<Question>,
    /// A question that shows whether the player already knows it.
    pub placement: Option<Question>,
    /// The drills that practise what it teaches.
    pub drills: Vec<Drill>,
}

facts! {
    /// What is wrong with a lesson file.
    pub enum LessonError {
        /// The file is not a lesson.
        Wrong { name: String, why: String } => "broken-lesson",
    }
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
        let file: LessonFile = toml::from_str(text).map_err(|error| wrong(error.to_string()))?;
        let game = LessonGame::of(&file).map_err(wrong)?;
        let title = Message::new(format!("lesson-{name}"), []);
        let mut shown = LessonBoard::of(&game);
        if file.steps.iter().all(|step| step.answer.as_deref() != Some("dead")) {
            shown.remove_dead(&game);
        }
        let mut steps = Vec::with_capacity(file.steps.len());
        for (step, number) in file.steps.iter().zip(1..) {
            let at = |part: &str| wrong(format!("steps.{number}.{part}"));
            let scenes = shown.scenes(step, &game).ok_or_else(|| at("play"))?;
            let mut question = question(step, name, number, &game).ok_or_else(|| at("answer"))?;
            question.board = Some(shown.board.clone());
            question.scenes = scenes;
            question.area = shown.area;
            // The stones are piled beside an empty board.
            if step.answer.as_deref() == Some("piled") {
                question.piles = Some((game.side, game.plan(Style::Tens).stones.len()));
                question.board = Some(Board::new(game.settled.size()));
                question.area = None;
            }
            // Dead stones stay on the board until the player has found them.
            if step.answer.as_deref() == Some("dead") {
                shown.remove_dead(&game);
            }
            steps.push(question);
        }
        let is_choice = file
            .steps
            .iter()
            .map(|step| step.answer.as_deref().is_some_and(|answer| answer.starts_with("choice")));
        let alone = steps.iter().zip(is_choice);
        let alone: Vec<Question> =
            alone.map(|(step, is_choice)| game.alone(title.clone(), step, is_choice)).collect();
        let placement = match file.placement {
            None => None,
            Some(number) => {
                let step = number.checked_sub(1).and_then(|at| alone.get(at));
                let step = step.filter(|step| step.answer != Answer::Read);
                let step = step.ok_or_else(|| wrong("placement".to_owned()))?;
                Some(Question { hints: Vec::new(), ..step.clone() })
            }
        };
        let drills: Option<Vec<Drill>> = file.drills.iter().map(|name| name.parse().ok()).collect();
        let drills = drills.ok_or_else(|| wrong("drills".to_owned()))?;
        Ok(Self { name: name.to_owned(), title, steps, alone, placement, drills })
    }

    /// What its attempts belong to.
    pub fn subject(&self) -> Subject {
        Subject::Lesson(self.name.clone())
    }

    /// The number of steps done according to the history.
    pub fn done(&self, attempts: &[Attempt]) -> usize {
        let word = self.subject().to_string();
        let of_lesson = attempts.iter().filter(|a| a.drill == word && a.correct);
        let done = of_lesson.map(|attempt| usize::from(attempt.level)).max().unwrap_or(0);
        done.min(self.steps.len())
    }
}

/// The question of the step with this number, without its board; `None` if there is no such
/// answer.
fn question(step: &LessonStep, lesson: &str, number: u8, game: &LessonGame) -> Option<Question> {
    let asks = step.answer.as_deref();
    let answer = match asks {
        None => Answer::Read,
        Some(asks) => game.answer(asks)?,
    };
    let mut question = Question::new(Vec::new(), answer, Vec::new());
    // The messages of a step contain its number.
    let said = |part| Message::new(format!("lesson-{lesson}-{number}-{part}"), []);
    question.asked.push(said("say"));
    if asks.is_some() {
        question.asked.push(said("ask"));
        question.hints = vec![Hint::Said(said("hint"))];
    }
    question.why = step.why.then(|| said("why"));
    for (answer, mistake) in slips(asks.unwrap_or_default(), &question.answer, game) {
        question = question.or(answer, mistake);
    }
    for (number, word) in &step.wrong {
        let answer = Answer::whole(number.parse().ok()?);
        question = question.or(answer, choice(word)?);
    }
    question.shows_territory = step.show == Show::Territory;
    Some(question.unless_right())
}
