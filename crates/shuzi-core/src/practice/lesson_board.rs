//! The board of a lesson from step to step.

use super::lesson_file::LessonStep;
use super::lesson_game::LessonGame;
use crate::goban::{Board, Color, Vertex, VertexSet};
use crate::reshape::Style;

/// What the board of a lesson shows.
pub(super) struct LessonBoard {
    pub(super) board: Board,
    /// The counted side and its area, once its stones are rearranged.
    pub(super) area: Option<(Color, VertexSet)>,
}

impl LessonBoard {
    /// The board as the game left it.
    pub(super) fn of(game: &LessonGame) -> Self {
        Self { board: game.board.clone(), area: None }
    }

    /// Takes the dead stones off; a seki stays as it was played.
    pub(super) fn remove_dead(&mut self, game: &LessonGame) {
        for stone in game.settled.dead().iter() {
            self.board.set(stone, None);
        }
    }

    /// The boards before a question, after each move or stone of the plan; afterwards the board is
    /// as the question shows it. `None` if a move is not one.
    pub(super) fn scenes(&mut self, step: &LessonStep, game: &LessonGame) -> Option<Vec<Board>> {
        if step.back {
            self.board = game.board.clone();
            self.area = None;
        }
        let mut scenes = Vec::new();
        for one in step.play.as_deref().into_iter().flat_map(|text| text.split(", ")) {
            let (color, at) = match one.split_once(' ')? {
                ("B", at) => (Color::Black, at),
                ("W", at) => (Color::White, at),
                _ => return None,
            };
            let at = Vertex::from_name(at, self.board.size()).ok()?;
            if self.board.get(at).is_some() {
                return None;
            }
            scenes.push(self.board.clone());
            self.board.play(color, at);
        }
        if step.plan {
            self.follow_plan(game, &mut scenes);
        }
        Some(scenes)
    }

    /// Moves the counted side's stones into rectangles, one by one.
    fn follow_plan(&mut self, game: &LessonGame, scenes: &mut Vec<Board>) {
        let area = game.settled.area(game.side);
        let plan = game.plan(Style::Tens);
        self.area = Some((game.side, area.points()));
        let from = self.board.clone();
        for done in 1..=plan.handled() {
            scenes.push(self.board.clone());
            let stones = plan.stones_after(&area, done);
            self.board = from.clone();
            for vertex in self.board.size().vertices() {
                if area.contains(vertex) {
                    self.board.set(vertex, stones.contains(vertex).then_some(game.side));
                }
            }
        }
    }
}
