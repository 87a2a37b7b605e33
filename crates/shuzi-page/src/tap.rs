//! What was tapped on a board's page, and what it does.

use strum::IntoStaticStr;

use crate::Fields;
use shuzi_core::fact::Message;
use shuzi_core::goban::{Color, Size, Vertex, VertexSet};
use shuzi_walk::{Count, Remark, Session, Setting, Step, StepKind, Workbench};

/// What the page of a board is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub(crate) enum PageStep {
    /// The board is compared with its photograph.
    Reading,
    /// The dead stones are agreed.
    Dead,
    /// A question is asked that the board does not answer.
    Question,
    Result,
}

impl PageStep {
    /// The step of a count.
    pub(crate) fn of(bench: &Workbench) -> Self {
        match bench.count.session().step {
            _ if bench.open_editor().is_some() => Self::Reading,
            Step::Dead if bench.count.kind() == StepKind::Board => Self::Dead,
            Step::Result if bench.count.kind() == StepKind::Result => Self::Result,
            _ => Self::Question,
        }
    }
}

/// What was tapped.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Agrees with the dead stones or the result, and goes on.
    Agree,
    /// Enters a number, as it was typed.
    Number(String),
    /// Answers with a side.
    Side(Color),
    /// Answers yes or no.
    Answer(bool),
    /// The numbers are the other side's.
    Swap,
    /// Goes on without an answer.
    Next,
    /// Goes one step back.
    Back,
    /// Undoes the last change.
    Undo,
    /// Counts by these rules, komi and handicap stones.
    Terms(Vec<(Setting, String)>),
}

/// The settings of the page of rules, by the names of their fields.
pub(crate) const TERMS: [(&str, Setting); 3] =
    [("rules", Setting::Rules), ("handicap", Setting::Handicap), ("komi", Setting::Komi)];

impl Tap {
    /// What a form means; `None` if it was made for another step than the count is at, or means
    /// nothing.
    pub fn of(bench: &Workbench, form: &Fields) -> Option<Self> {
        if form.get("step") == Some("rules") {
            let given = TERMS.iter().filter_map(|(name, setting)| {
                form.get(name).map(|text| (*setting, text.trim().to_owned()))
            });
            return Some(Self::Terms(given.collect()));
        }
        let step = PageStep::of(bench);
        if form.get("step") != Some(step.into_str()) {
            return None;
        }
        let size = bench
            .open_editor()
            .map_or_else(|| bench.count.session().size(), |editor| editor.board().size());
        let point = form.get("point").and_then(|text| vertex(text, size));
        if let Some(vertex) = point {
            return match (step, form.get("stone")) {
                (PageStep::Reading, None) => Some(Self::NextStone(vertex)),
                (PageStep::Reading, Some("empty")) => Some(Self::Put(vertex, None)),
                (PageStep::Reading, Some(side)) => Some(Self::Put(vertex, Some(color(side)?))),
                (PageStep::Dead | PageStep::Result, None) => Some(Self::Mark(vertex)),
                _ => None,
            };
        }
        if let (PageStep::Question, Some(number)) = (step, form.get("number")) {
            return Some(Self::Number(number.trim().to_owned()));
        }
        Some(match (step, form.get("do")?) {
            (PageStep::Reading, "count") => Self::Count,
            (PageStep::Reading, "turn") => Self::Turn,
            (_, "agree") => Self::Agree,
            (PageStep::Question, "yes") => Self::Answer(true),
            (PageStep::Question, "no") => Self::Answer(false),
            (PageStep::Question, "swap") => Self::Swap,
            (PageStep::Question, "next") => Self::Next,
            (PageStep::Question, "back") => Self::Back,
            (PageStep::Question, side @ ("black" | "white")) => Self::Side(color(side)?),
            (_, "undo") => Self::Undo,
            _ => return None,
        })
    }

    /// Does what was tapped.
    pub fn carry_out(&self, bench: &mut Workbench) {
        let outcome = |bench: &Workbench| {
            let session = bench.count.session();
            session.own_result().outcome(session.result()?.outcome())
        };
        let before = outcome(bench);
        match self {
            Self::Terms(terms) => return set_terms(terms, bench),
            _ if bench.open_editor().is_some() => return self.edit(bench),
            _ => self.answer(bench),
        }
        // What a tap changes is said: there is no cursor to look ahead with.
        if let (Self::Mark(vertex), Some(before), Some(after)) = (self, before, outcome(bench))
            && before != after
        {
            let place = vertex.name(bench.count.session().size());
            bench.count.say(Remark::MarkChanged { place, before, after });
        }
    }

    /// Changes the board that is compared with its photograph.
    fn edit(&self, bench: &mut Workbench) {
        bench.count.hush();
        let Some(editor) = &mut bench.editor else { return };
        match self {
            Self::Put(vertex, stone) => editor.put_at(*vertex, *stone),
            Self::NextStone(vertex) => editor.toggle(*vertex),
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
            _ => {}
        }
    }

    /// Answers a question of the count.
    fn answer(&self, bench: &mut Workbench) {
        let count = &mut bench.count;
        match self {
            Self::Mark(vertex) => {
                if count.session().step == Step::Result {
                    count.look_over();
                }
                count.mark(*vertex);
            }
            Self::Agree if count.session().step == Step::Dead => {
                if count.can_agree() && count.agree().is_some() {
                    // They are ringed on the page that comes now.
                    let uncertain = count.session().dead().map(|dead| dead.uncertain);
                    uncertain.iter().flat_map(VertexSet::iter).for_each(|at| count.look_at(at));
                    return count.say(Message::plain("phone-look-first"));
                }
                count.finish();
                at_question(count);
            }
            Self::Agree => {
                count.agree();
            }
            Self::Number(text) => match count.type_anew(text) {
                Ok(()) => count.next(),
                Err(why) => count.say(why),
            },
            Self::Side(side) => {
                count.answer_side(*side);
                count.next();
            }
            Self::Answer(is_yes) => count.answer(*is_yes),
            Self::Swap => count.swap_sides(),
            Self::Next => count.next(),
            Self::Back => count.back(),
            Self::Undo => {
                count.undo();
                // The photograph is compared again.
                if count.session().step == Step::Setup && bench.editor.is_some() {
                    bench.is_editing = true;
                }
            }
            _ => {}
        }
        if matches!(self, Self::Number(_) | Self::Side(_) | Self::Answer(_) | Self::Next) {
            pass_read(&mut bench.count);
        }
    }
}

/// A question asks for its answer by itself: that one is wanted needs no remark.
fn at_question(count: &mut Count) {
    if count.told() == Some(&Message::from(Remark::AnswerFirst)) {
        count.hush();
    }
}

/// Goes to the result once nothing is open: what is left to read is on its page.
fn pass_read(count: &mut Count) {
    let session = count.session();
    let is_open = count.question().is_some() || session.first_open().is_some();
    if !is_open && session.step != Step::Result && session.does_not_add_up().is_none() {
        let told = count.told().cloned();
        count.finish();
        if let (None, Some(told)) = (count.told(), told) {
            count.say(told);
        }
    }
}

/// Takes over what differs from what is shown; a wrong value is said, and the others stay.
fn set_terms(terms: &[(Setting, String)], bench: &mut Workbench) {
    bench.count.hush();
    // What the player left as it was shown follows the rules.
    let session = bench.count.session();
    let is_changed = |setting, text: &str| shown_term(session, setting) != text.replace(',', ".");
    let changed = terms.iter().filter(|(setting, text)| is_changed(*setting, text));
    let changed: Vec<_> = changed.collect();
    for (setting, text) in changed {
        if *setting == Setting::Komi && text.is_empty() {
            bench.count.remember(|session| session.setup.overrides.komi = None);
        } else if let Err(why) = bench.count.enter_setting(*setting, text) {
            return bench.count.say(why);
        } else if let Some(unusual) = Session::unusual(*setting, text) {
            bench.count.say(unusual);
        }
    }
}

/// A setting as its field shows it: the name of the rules, or a number with a point; a komi only if it
/// is not that of the rules.
pub(crate) fn shown_term(session: &Session, setting: Setting) -> String {
    let terms = || session.terms().ok().cloned().or_else(|| session.terms_but_for_komi());
    match setting {
        Setting::Rules => session.setup.profile.value.name.clone(),
        Setting::Komi => session.setup.overrides.komi.map_or_else(String::new, |k| k.to_string()),
        _ => terms().map_or_else(String::new, |terms| terms.handicap.value.to_string()),
    }
}

fn color(side: &str) -> Option<Color> {
    Color::BOTH.into_iter().find(|color| name_of(*color) == side)
}

/// The name of a side in forms and styles.
pub(crate) const fn name_of(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn vertex(text: &str, size: Size) -> Option<Vertex> {
    let (x, y) = text.split_once('-')?;
    let vertex = Vertex::new(x.parse().ok()?, y.parse().ok()?);
    size.contains(vertex).then_some(vertex)
}
