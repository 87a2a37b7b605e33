//! What the forms of a board's page mean.

use strum::IntoStaticStr;

use shuzi_core::goban::{Color, Size, Vertex, VertexSet};
use shuzi_walk::{Step, Workbench};

/// What the page of a board is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub(super) enum PageStep {
    /// The board is compared with its photograph.
    Reading,
    /// The dead stones are agreed.
    Dead,
    Result,
    /// Something that is done at the screen.
    Elsewhere,
}

impl PageStep {
    /// What the screen shows now.
    pub(super) fn of(bench: &Workbench) -> Self {
        let editor = bench.open_editor();
        match bench.count.session().step {
            _ if editor.is_some_and(|editor| editor.review().is_some()) => Self::Reading,
            _ if editor.is_some() => Self::Elsewhere,
            Step::Dead => Self::Dead,
            Step::Result => Self::Result,
            _ => Self::Elsewhere,
        }
    }
}

/// What was tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Puts this stone on a vertex, or none, and confirms it.
    Put(Vertex, Option<Color>),
    /// Puts the next stone on a vertex: Black, White, none.
    NextStone(Vertex),
    /// Counts the board as it is.
    Count,
    /// Turns the board clockwise.
    Turn,
    /// Marks a chain dead or alive; from the result, too.
    Mark(Vertex),
    /// Agrees with the dead stones, and shows the result.
    Agree,
    /// Shows the result.
    Finish,
    /// Undoes the last change.
    Undo,
}

impl Tap {
    /// The vertex whose chain is marked.
    pub const fn marked(self) -> Option<Vertex> {
        match self {
            Self::Mark(vertex) => Some(vertex),
            _ => None,
        }
    }

    /// Does what was tapped.
    pub fn carry_out(self, bench: &mut Workbench) {
        if bench.is_editing
            && let Some(editor) = &mut bench.editor
        {
            match self {
                Self::Put(vertex, stone) => editor.put_at(vertex, stone),
                Self::NextStone(vertex) => editor.toggle(vertex),
                Self::Turn => editor.turn(),
                Self::Undo => editor.undo(),
                Self::Count => {
                    // Whoever counts the board confirms what is doubtful.
                    let doubts = editor.review().map(|review| review.doubts);
                    for vertex in doubts.iter().flat_map(VertexSet::iter) {
                        let stone = editor.board().get(vertex);
                        editor.put_at(vertex, stone);
                    }
                    bench.count_board();
                }
                Self::Mark(_) | Self::Agree | Self::Finish => {}
            }
            return;
        }
        let count = &mut bench.count;
        match self {
            Self::Mark(vertex) => {
                if count.session().step == Step::Result {
                    count.look_over();
                }
                count.mark(vertex);
            }
            Self::Agree => {
                if count.can_agree() {
                    count.agree();
                }
                count.finish();
            }
            Self::Finish => count.finish(),
            Self::Undo => count.undo(),
            Self::Put(..) | Self::NextStone(_) | Self::Count | Self::Turn => {}
        }
    }
}

/// Returns what a form means; `None` if it was made for another step than the screen shows, or means
/// nothing.
pub fn tap_of(bench: &Workbench, form: &[(String, String)]) -> Option<Tap> {
    let of = |name: &str| form.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str());
    let step = PageStep::of(bench);
    if of("step") != Some(step.into_str()) {
        return None;
    }
    let size = bench
        .open_editor()
        .map_or_else(|| bench.count.session().size(), |editor| editor.board().size());
    let point = of("point").and_then(|text| vertex(text, size));
    Some(match (step, point, of("do")) {
        (PageStep::Reading, Some(vertex), None) => match of("stone") {
            Some("black") => Tap::Put(vertex, Some(Color::Black)),
            Some("white") => Tap::Put(vertex, Some(Color::White)),
            Some("empty") => Tap::Put(vertex, None),
            Some(_) => return None,
            None => Tap::NextStone(vertex),
        },
        (PageStep::Reading, None, Some("count")) => Tap::Count,
        (PageStep::Reading, None, Some("turn")) => Tap::Turn,
        (PageStep::Dead | PageStep::Result, Some(vertex), None) => Tap::Mark(vertex),
        (PageStep::Dead, None, Some("agree")) => Tap::Agree,
        (PageStep::Elsewhere, None, Some("finish")) => Tap::Finish,
        (_, None, Some("undo")) => Tap::Undo,
        _ => return None,
    })
}

fn vertex(text: &str, size: Size) -> Option<Vertex> {
    let (x, y) = text.split_once('-')?;
    let vertex = Vertex::new(x.parse().ok()?, y.parse().ok()?);
    size.contains(vertex).then_some(vertex)
}
