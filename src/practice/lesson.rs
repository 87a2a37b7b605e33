//! Lessons, which teach a method on a small board step by step. Each is a file in
//! `assets/lessons/`.

use super::{Answer, Asked, Attempt, Hint, Mistake, Question};
use crate::amount::Amount;
use crate::counting::{Adjustment, KeyNumber, Outcome, Settled, Term, Worksheet};
use crate::fact::{Message, facts};
use crate::goban::{Board, Color, Vertex, VertexSet};
use crate::method::Method;
use crate::record::read_diagram;
use crate::rules::Ties;
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

/// A lesson's game with its count.
struct LessonGame {
    board: Board,
    settled: Settled,
    adjustment: Adjustment,
    sheet: Worksheet,
    side: Color,
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
        let game = LessonGame::of(&file).map_err(wrong)?;
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
                question.hint = Some(Hint::Said(said("hint")));
            }
            question.why = step.why.then(|| said("why"));
            for (answer, mistake) in slips(&question.answer, &game) {
                question = question.or(answer, mistake);
            }
            let right = question.answer.clone();
            question.mistakes.retain(|(answer, _)| *answer != right);
            // Dead stones stay on the board until the player has found them, and a seki is filled where
            // the board shows what counts.
            let off = marks_dead.is_none_or(|found| number > found);
            question.board = Some(match (off, step.show) {
                (false, _) => game.board.clone(),
                (true, Show::Stones) => game.without_dead(),
                (true, Show::Territory) => game.settled.board().clone(),
            });
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

impl LessonGame {
    fn of(file: &File) -> Result<Self, String> {
        let game = read_diagram(&file.board).map_err(|error| error.to_string())?;
        let nothing = VertexSet::new(game.board.size());
        let dead = game.marks.map_or(nothing, |marks| marks.dead);
        let points = |text: &Option<String>| {
            let text = text.as_deref().unwrap_or("0");
            text.parse::<Amount>().map_err(|error| format!("{text}: {error}"))
        };
        let (komi, compensation) = (points(&file.komi)?, points(&file.compensation)?);
        let adjustment =
            Adjustment::new(komi, Amount::ZERO, compensation).map_err(|error| error.to_string())?;
        let settled = Settled::of(&game.board, &dead);
        let totals = settled.totals();
        let (method, side) = (file.method, file.side);
        let sheet = Worksheet::new(method, side, &totals, adjustment, Ties::Draw, false);
        Ok(Self { board: game.board, settled, adjustment, sheet, side })
    }

    /// The board once its dead stones are removed; a seki is as it was played.
    fn without_dead(&self) -> Board {
        let mut board = self.board.clone();
        for stone in self.settled.dead().iter() {
            board.set(stone, None);
        }
        board
    }

    /// A step without its explanations: the game, and what is asked.
    fn placement(&self, title: Message, step: &Question) -> Question {
        let mut asked = vec![title, Asked::Board { size: self.settled.size() }.into()];
        let (komi, compensation) = (self.adjustment.komi(), self.adjustment.compensation());
        if komi != Amount::ZERO {
            asked.push(Asked::Komi { komi }.into());
        }
        if let Some(stones) = compensation.whole().filter(|stones| *stones > 0) {
            asked.push(Asked::Handicap { stones }.into());
        }
        asked.extend(step.asked.last().cloned());
        Question { asked, hint: None, why: None, ..step.clone() }
    }

    /// Computes the answer a step asks for:
    ///
    /// - `dead`, `result`, `non-scoring`, `half-komi`, `compensation`
    /// - `vacant SIDE`, `stones SIDE`, `fills SIDE`, `total SIDE`, `needs SIDE`
    /// - `territory VERTEX`: the points of the territory there
    /// - `line TERM`: the counted side's number in the worksheet
    /// - `bar`: what the adjusted total is compared with
    /// - `choice NUMBER`: one of several options listed
    /// - `odd SIDE`: the vacant points beyond whole tens; `filled SIDE`: the stones once these are
    ///   filled as well
    fn answer(&self, asks: &str) -> Option<Answer> {
        let whole = |count: u32| Some(Answer::whole(i64::from(count)));
        let settled = &self.settled;
        let figure = |term| self.sheet.figure(term, self.side).map(Answer::Number);
        let (what, of) = asks.split_once(' ').unwrap_or((asks, ""));
        let side = match of {
            "black" => Some(Color::Black),
            "white" => Some(Color::White),
            _ => None,
        };
        match (what, side) {
            ("dead", None) => Some(Answer::Stones(Box::new(*settled.dead()))),
            ("result", None) => Some(Answer::of_outcome(self.outcome())),
            ("non-scoring", None) => whole(settled.totals().non_scoring()),
            ("half-komi", None) => Some(Answer::Number(self.adjustment.half_komi())),
            ("compensation", None) => Some(Answer::Number(self.adjustment.compensation())),
            ("bar", None) => figure(Term::AdjustedHalfCount).or_else(|| figure(Term::HalfCount)),
            ("vacant", Some(side)) => whole(settled.count(side).vacant()?),
            ("stones", Some(side)) => whole(settled.count(side).stones()?),
            ("fills", Some(side)) => whole(u32::try_from(settled.fill().by(side).len()).ok()?),
            ("total", Some(side)) => whole(settled.count(side).total()),
            ("needs", Some(side)) => {
                let (size, left) = (settled.size(), settled.totals().non_scoring());
                let key = KeyNumber::new(size, side, self.adjustment, left, Ties::Draw);
                Some(Answer::whole(key.needs()))
            }
            ("choice", None) => of.parse().ok().map(Answer::whole),
            ("odd", Some(side)) => whole(settled.count(side).vacant()? % 10),
            ("filled", Some(side)) => {
                let count = settled.count(side);
                whole(count.stones()? + count.vacant()? % 10)
            }
            ("territory", None) => {
                let at = Vertex::from_name(of, settled.size()).ok()?;
                let mut all = Color::BOTH.into_iter().flat_map(|side| settled.territories(side));
                let territory = all.find(|territory| territory.contains(&at))?;
                Some(Answer::whole(i64::try_from(territory.len()).ok()?))
            }
            ("line", None) => figure(Term::ALL.into_iter().find(|term| term.as_str() == of)?),
            _ => None,
        }
    }

    fn outcome(&self) -> Outcome {
        self.sheet.outcome()
    }
}

/// Wrong answers that reveal the mistake.
fn slips(answer: &Answer, game: &LessonGame) -> Vec<(Answer, Mistake)> {
    match answer {
        Answer::Number(right) => {
            let right = *right;
            let points = |count: u32| Amount::points(i64::from(count));
            let mut slips = Vec::new();
            for count in Color::BOTH.map(|side| game.settled.count(side)) {
                slips.push((points(count.total()), Mistake::IsTotal));
                slips.extend(count.stones().map(|n| (points(n), Mistake::IsStones)));
                slips.extend(count.vacant().map(|n| (points(n), Mistake::IsVacant)));
            }
            slips.extend([
                (right.doubled(), Mistake::NotHalved),
                (-right, Mistake::WrongSign),
                (right + Amount::points(1), Mistake::OneTooMany),
                (right - Amount::points(1), Mistake::OneTooFew),
                (right + Amount::points(10), Mistake::TenTooMany),
                (right - Amount::points(10), Mistake::TenTooFew),
            ]);
            slips.extend(right.half().map(|half| (half, Mistake::HalvedTwice)));
            slips.into_iter().map(|(number, mistake)| (Answer::Number(number), mistake)).collect()
        }
        Answer::Result(winner, margin) => {
            let other = Answer::Result(winner.map(Color::other), *margin);
            let half = margin.half().map(|half| Answer::Result(*winner, half));
            let half = half.map(|half| (half, Mistake::NotDoubled));
            [(other, Mistake::WrongWinner)].into_iter().chain(half).collect()
        }
        Answer::Stones(_) | Answer::Read => Vec::new(),
    }
}
