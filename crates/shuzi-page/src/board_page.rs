//! The page of a board: from its photograph to its result.

use maud::{Markup, html};

use crate::tap::{PageStep, name_of};
use crate::tapping_board::{Taps, marked_board, read_board, stone};
use crate::visit::{remark, said, table};
use crate::{Boards, Game, Visit};
use shuzi_core::counting::Winner;
use shuzi_core::fact::Message;
use shuzi_core::goban::Color;
use shuzi_picture::BoardPicture;
use shuzi_walk::{Remark, Session, StepKind, Workbench};
use shuzi_words::{Words, form_table, is_in_zi, result_notes, standing_text, unfinished_note};

/// How far a count is, in a line.
pub fn standing_of(bench: &Workbench, words: &Words) -> String {
    let session = bench.count.session();
    match PageStep::of(bench) {
        PageStep::Reading => {
            let doubts = bench.open_editor().and_then(|editor| editor.review());
            let doubts = doubts.map_or(0, |review| review.doubts.len());
            words.say("phone-to-settle", &[("points", doubts.into())])
        }
        PageStep::Dead => words.get("phone-dead-title"),
        PageStep::Question => title_of_step(session, words),
        PageStep::Result => match session.named() {
            Some(outcome) => words.won(outcome, is_in_zi(session)),
            None => session.why_open().first().map(|why| said(why, words)).unwrap_or_default(),
        },
    }
}

fn title_of_step(session: &Session, words: &Words) -> String {
    words.step(session.step_key(), session.step.side().unwrap_or(Color::Black)).title
}

impl Visit<'_> {
    /// The page of a board.
    pub(crate) fn board<G: Game>(&self, boards: &Boards<G>, number: usize) -> String {
        let Some(board) = boards.get(number) else { return String::new() };
        let bench = board.game.bench();
        let step = PageStep::of(bench);
        let (target, step_name) = (format!("{}{number}/form", self.base), step.into());
        let page = BoardPage { visit: self, bench, number, target, step: step_name };
        // Below the buttons of a board, so that nothing moves under the finger.
        let shown = remark(page.remark().as_ref(), self.words);
        let contents = match step {
            PageStep::Reading => page.reading(&shown),
            PageStep::Dead => page.dead(&shown),
            PageStep::Question => page.question(&shown),
            PageStep::Result => page.result(&shown),
        };
        let again = board.is_again.then(|| page.again());
        let contents = html! { @if let Some(again) = again { (again) } (contents) };
        self.page(bench.count.session(), Some(number), &contents)
    }
}

struct BoardPage<'a> {
    visit: &'a Visit<'a>,
    bench: &'a Workbench,
    number: usize,
    target: String,
    step: &'static str,
}

/// A button of a page: its class, what it does, and the name of its text.
type Button<'a> = (&'a str, &'a str, &'a str);

impl BoardPage<'_> {
    const fn words(&self) -> &Words {
        self.visit.words
    }

    const fn session(&self) -> &Session {
        self.bench.count.session()
    }

    const fn taps(&self) -> Taps<'_> {
        Taps { target: self.target.as_str(), step: self.step }
    }

    /// The last remark; what names a key names the button.
    fn remark(&self) -> Option<Message> {
        let remark = self.bench.count.remark()?.clone();
        let compare_again = Message::from(Remark::DoubtsLeft { points: 0 });
        Some(if remark == compare_again { Message::plain("phone-compare-again") } else { remark })
    }

    /// Whether there is something to undo.
    fn can_undo(&self) -> bool {
        match self.bench.open_editor() {
            Some(editor) => editor.can_undo(),
            None => self.bench.count.can_undo(),
        }
    }

    /// A row of buttons.
    fn buttons(&self, buttons: &[Button<'_>]) -> Markup {
        let can = |action: &str| action != "undo" || self.can_undo();
        html! {
            form.buttons method="post" action=(self.target) {
                input type="hidden" name="step" value=(self.step);
                @for (class, action, id) in buttons.iter().filter(|(_, action, _)| can(action)) {
                    button class=(class) name="do" value=(action) { (self.words().get(id)) }
                }
            }
        }
    }

    /// The picture was sent before: it leads here, and can be counted anew.
    fn again(&self) -> Markup {
        let target = format!("{}{}/again", self.visit.base, self.number);
        html! {
            p.remark role="status" { (self.words().get("phone-sent-before")) }
            form.buttons method="post" action=(target) {
                button.other { (self.words().get("phone-count-anew")) }
            }
        }
    }

    /// The board beside its photograph: what is doubtful, and whether it is right.
    fn reading(&self, remark: &Markup) -> Markup {
        let words = self.words();
        let Some(editor) = self.bench.open_editor() else { return html! {} };
        let (board, size) = (editor.board(), editor.board().size());
        let nothing = shuzi_core::goban::VertexSet::new(size);
        let review = editor.review();
        let doubts = review.map_or(&nothing, |review| &review.doubts);
        let seen = review.and_then(|review| review.seen.as_ref());
        let photograph = seen.map(|_| format!("{}{}/photograph", self.visit.base, self.number));
        let count = if doubts.is_empty() { "phone-count-it" } else { "phone-count-as-read" };
        let [black, white] = Color::BOTH.map(|color| board.count(color));
        html! {
            h1 { (words.say("phone-to-settle", &[("points", doubts.len().into())])) }
            @if let Some(why) = review.and_then(|review| review.why.as_ref()) {
                p.warning { (said(why, words)) }
            }
            (read_board(board, doubts, photograph.as_deref(), self.taps(), words))
            (self.closer())
            @if doubts.len() > MOST_RINGS { p.warning { (words.get("phone-unfinished")) } }
            @for vertex in doubts.iter().take(MOST_DOUBTS) {
                @let name = vertex.name(size);
                form.doubt method="post" action=(self.target) {
                    input type="hidden" name="step" value=(self.step);
                    input type="hidden" name="point" value={ (vertex.x) "-" (vertex.y) };
                    b { (name) }
                    @for color in [Some(Color::Black), Some(Color::White), None] {
                        @let text = color.map_or_else(|| words.get("phone-point-empty"), |c| words.side(c));
                        button.read[board.get(vertex) == color] name="stone"
                            value=(color.map_or("empty", name_of)) aria-label={ (name) " " (text) } {
                            (stone(color)) (text)
                        }
                    }
                }
            }
            (self.buttons(&[
                ("main", "count", count),
                ("other", "undo", "phone-undo"),
                ("other", "turn", "phone-turn"),
            ]))
            (remark)
            p.how { (words.say("photo-stones", &[("black", black.into()), ("white", white.into())])) }
            p.how { (words.get("phone-tap-points")) }
            (self.visit.picture_forms(Some(self.number), "other", "phone-again"))
        }
    }

    /// The dead stones, and the margin with them.
    fn dead(&self, remark: &Markup) -> Markup {
        let words = self.words();
        let uncertain = self.session().dead().map_or(0, |dead| dead.uncertain.len());
        let is_asked = uncertain > 0 && !self.session().marks_agreed();
        html! {
            h1 { (words.get("phone-dead-title")) }
            p.standing { (standing_text(&self.bench.count.live(), words)) }
            (self.board())
            (self.closer())
            @if is_asked {
                p.warning { (words.say("not-certain", &[("stones", uncertain.into())])) }
                @if uncertain > MOST_RINGS { p.warning { (words.get("phone-unfinished")) } }
            }
            (self.buttons(&[("main", "agree", "phone-agree"), ("other", "undo", "phone-undo")]))
            (remark)
            p.how { (words.get("phone-dead-how")) }
        }
    }

    /// A question that the board does not answer: a number, a side, yes or no.
    fn question(&self, remark: &Markup) -> Markup {
        let (words, count) = (self.words(), &self.bench.count);
        let session = count.session();
        let step = words.step(session.step_key(), session.step.side().unwrap_or(Color::Black));
        let entered = session.step.side().and_then(|side| session.answers.prisoners[side.index()]);
        let back = ("other", "back", "phone-back");
        let undo = ("other", "undo", "phone-undo");
        html! {
            (remark)
            h1 { (step.title) }
            @match count.kind() {
                StepKind::Number => {
                    p { (step.what) }
                    form.number method="post" action=(self.target) {
                        input type="hidden" name="step" value=(self.step);
                        input name="number" inputmode="tel" autocomplete="off" required
                            aria-label=(step.title) value=[entered];
                        button.main { (words.get("phone-enter")) }
                    }
                    p.how { (step.why) }
                    (self.buttons(&[back, undo]))
                }
                StepKind::LastMove | StepKind::Turn => {
                    @if count.kind() == StepKind::LastMove { p { (step.what) } }
                    (self.buttons(&[
                        ("other", "black", "side-black"),
                        ("other", "white", "side-white"),
                        ("other", "next", "phone-not-known"),
                    ]))
                    p.how { (step.why) }
                    (self.buttons(&[back, undo]))
                }
                StepKind::Whose => (self.buttons(&[
                    ("main", "agree", "phone-yes"), ("other", "swap", "phone-no"), undo,
                ])),
                StepKind::YesNo => {
                    p { (step.what) }
                    (self.buttons(&[("other", "yes", "phone-yes"), ("other", "no", "phone-no"), back, undo]))
                }
                _ => {
                    p { (step.what) }
                    (self.board())
                    (self.buttons(&[("main", "next", "phone-go-on"), back, undo]))
                }
            }
        }
    }

    /// Who won, by how much, and by which sum.
    fn result(&self, remark: &Markup) -> Markup {
        let (words, session) = (self.words(), self.session());
        let why = session.why_open();
        let unfinished = session.table.settled().and_then(|settled| unfinished_note(settled));
        let agree = ("main", "agree", "phone-agree-result");
        let undo = ("other", "undo", "phone-undo");
        html! {
            @if let Some(outcome) = session.named() {
                div.result {
                    @if let Winner::Side(side) = outcome.winner() { (stone(Some(side))) }
                    h1 {
                        span.margin aria-hidden="true" {
                            @match outcome.winner() {
                                Winner::Side(_) => (words.amount(outcome.margin())),
                                Winner::Tie => "=",
                            }
                        }
                        " " (words.won(outcome, is_in_zi(session)))
                    }
                }
            } @else if let Some(first) = why.first() {
                h1 { (said(first, words)) }
            }
            @for why in why.iter().skip(usize::from(session.named().is_none())) {
                p.warning { (said(why, words)) }
            }
            @for doubt in session.doubts().iter().chain(&unfinished) {
                p.warning { (said(doubt, words)) }
            }
            (self.working())
            (self.board())
            (self.closer())
            (remark)
            p.how { (words.get("phone-result-tap")) }
            @if session.can_agree_with_result() && session.named().is_none() {
                (self.buttons(&[agree]))
            }
            (self.visit.picture_forms(Some(self.number), "main", "phone-next-board"))
            (self.buttons(&[undo]))
        }
    }

    /// The sum behind a result.
    fn working(&self) -> Markup {
        let (words, session) = (self.words(), self.session());
        let whole = |form: &shuzi_core::counting::Form, is_named| {
            table(&form_table(form, String::new(), is_named, words))
        };
        let rules = words.value(&session.setup.profile.value.shown_title());
        html! {
            details {
                summary {
                    (words.get("phone-working")) " · " (rules)
                    @if session.territory().or(session.apart_from_area()).is_none() {
                        " · " (words.method(session.setup.method))
                    }
                }
                @if let Some(score) = session.territory() {
                    (whole(&score.form(), true))
                } @else if let Some(result) = session.result() {
                    @if let Some(score) = session.apart_from_area() {
                        (whole(&score.form(), true))
                        p.standing {
                            (words.say("page-same-board", &[("result", result.outcome().into())]))
                        }
                    }
                    @let is_named = session.named().is_some() && session.own_result().apart().is_none();
                    (whole(result.sheet(session.setup.method).form(), is_named))
                    @for note in result_notes(session, words) { p.standing { (note) } }
                }
            }
        }
    }

    /// What to do once a large board is seen closely.
    fn closer(&self) -> Markup {
        html! { p.closer { (self.words().get("phone-closer")) } }
    }

    fn board(&self) -> Markup {
        let Some(picture) = BoardPicture::of_count(self.session()) else { return html! {} };
        let is_open = !self.session().marks_agreed();
        let uncertain = self.session().dead().map(|dead| &dead.uncertain).filter(|_| is_open);
        marked_board(&picture, uncertain, self.taps(), self.words())
    }
}

/// More points or stones than this are not ringed one by one: the game may not be over.
pub(crate) const MOST_RINGS: usize = 40;
/// The doubtful points with buttons of their own; the others are tapped on the board.
pub(crate) const MOST_DOUBTS: usize = 12;
