//! What the forms of a board's page mean: the actions that keys send.

use strum::IntoStaticStr;

use crate::app::{Action, App, Mode};
use shuzi_core::goban::{Color, Size, Vertex};
use shuzi_walk::Step;

/// What the page of a board is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub(super) enum PageStep {
    /// The board is compared with its photograph.
    Reading,
    /// The dead stones are agreed.
    Dead,
    /// The result.
    Result,
    /// Something that is done at the screen.
    Elsewhere,
}

impl PageStep {
    /// What the screen shows now.
    pub(super) fn of(app: &App) -> Self {
        match (app.mode(), app.session().step) {
            (Mode::Photograph, _) => Self::Reading,
            (Mode::Board, Step::Dead) => Self::Dead,
            (Mode::Result, _) => Self::Result,
            _ => Self::Elsewhere,
        }
    }
}

/// Returns the actions that a form means; `None` if it was made for another step than the screen
/// shows, or means nothing.
pub fn actions_of(app: &App, form: &[(String, String)]) -> Option<Vec<Action>> {
    let of = |name: &str| form.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str());
    let step = PageStep::of(app);
    if of("step") != Some(step.into_str()) {
        return None;
    }
    let size = app.editor().map_or_else(|| app.session().size(), |editor| editor.board().size());
    let point = of("point").and_then(|text| vertex(text, size));
    let actions = match (step, point, of("do")) {
        (PageStep::Reading, Some(vertex), None) => match of("stone") {
            Some("black") => vec![Action::Put(vertex, Some(Color::Black))],
            Some("white") => vec![Action::Put(vertex, Some(Color::White))],
            Some("empty") => vec![Action::Put(vertex, None)],
            Some(_) => return None,
            None => vec![Action::ToggleAt(vertex)],
        },
        (PageStep::Reading, None, Some("count")) => as_read(app).chain([Action::Next]).collect(),
        (PageStep::Reading, None, Some("turn")) => vec![Action::Turn],
        (PageStep::Dead, Some(vertex), None) => vec![Action::ToggleAt(vertex)],
        (PageStep::Dead, None, Some("agree")) => {
            let agree = app.can(Action::Agree).then_some(Action::Agree);
            agree.into_iter().chain([Action::Finish]).collect()
        }
        (PageStep::Result, Some(vertex), None) => {
            vec![Action::LookOver, Action::ToggleAt(vertex)]
        }
        (PageStep::Elsewhere, None, Some("finish")) => vec![Action::Finish],
        (_, None, Some("undo")) => vec![Action::Undo],
        _ => return None,
    };
    Some(actions)
}

/// Returns the doubtful points as they were read: whoever counts the board confirms them.
fn as_read(app: &App) -> impl Iterator<Item = Action> + '_ {
    let doubtful = app.editor().and_then(|editor| Some((editor.board(), editor.review()?)));
    doubtful.into_iter().flat_map(|(board, review)| {
        review.doubts.iter().map(|vertex| Action::Put(vertex, board.get(vertex)))
    })
}

fn vertex(text: &str, size: Size) -> Option<Vertex> {
    let (x, y) = text.split_once('-')?;
    let vertex = Vertex::new(x.parse().ok()?, y.parse().ok()?);
    size.contains(vertex).then_some(vertex)
}
