//! The page of the board that is on the screen.

use std::fmt::Write as _;

use super::PageContext;
use super::board_form::PageStep;
use super::page::{paragraph, remark};
use super::tapping_board::{Taps, marked_board, read_board};
use crate::output::{
    form_table, is_in_zi, picture, result_notes, same_board, standing_text, table_html,
    unfinished_note,
};
use shuzi_core::counting::Winner;
use shuzi_core::fact::Message;
use shuzi_core::goban::Color;
use shuzi_picture::escaped;
use shuzi_walk::{Remark, Step, Workbench};
use shuzi_words::Words;

/// Returns the page of the board with this number; `photograph` is the path of its photograph.
pub fn board_page(
    context: &PageContext<'_>,
    number: usize,
    bench: &Workbench,
    photograph: Option<&str>,
) -> String {
    let step = PageStep::of(bench);
    let page = BoardPage {
        context,
        bench,
        number,
        target: format!("{}{number}/form", context.base),
        step: step.into_str(),
    };
    let contents = match step {
        PageStep::Reading => page.reading(photograph),
        PageStep::Dead => page.dead(),
        PageStep::Result => page.result(),
        PageStep::Elsewhere => page.elsewhere(),
    };
    let contents = remark(page.remark().as_ref(), context.words) + &contents;
    context.page(&contents, None)
}

struct BoardPage<'a> {
    context: &'a PageContext<'a>,
    bench: &'a Workbench,
    number: usize,
    target: String,
    step: &'static str,
}

impl BoardPage<'_> {
    const fn words(&self) -> &Words {
        self.context.words
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

    /// Returns a row of buttons, each with what it does and its text.
    fn buttons(&self, buttons: &[(&str, &str, &str)]) -> String {
        let mut form = format!(
            "<form class=\"buttons\" method=\"post\" action=\"{}\">\
             <input type=\"hidden\" name=\"step\" value=\"{}\">",
            self.target, self.step
        );
        let can = |action: &str| action != "undo" || self.can_undo();
        for (class, action, id) in buttons.iter().filter(|(_, action, _)| can(action)) {
            let _ = write!(
                form,
                "<button class=\"{class}\" name=\"do\" value=\"{action}\">{}</button>",
                escaped(&self.words().get(id))
            );
        }
        form + "</form>\n"
    }

    /// The board beside its photograph: what is doubtful, and whether it is right.
    fn reading(&self, photograph: Option<&str>) -> String {
        let words = self.words();
        let Some((editor, review)) = self.bench.open_editor().and_then(|e| Some((e, e.review()?)))
        else {
            return self.elsewhere();
        };
        let (board, doubts) = (editor.board(), &review.doubts);
        let title = words.say("phone-to-settle", &[("points", doubts.len().into())]);
        let mut page = format!("<h1>{}</h1>\n", escaped(&title));
        if let Some(why) = &review.why {
            let why = words.say("photo-look-over", &[("why", why.clone().into())]);
            page += &paragraph("warning", &why);
        }
        page += &read_board(board, doubts, photograph, self.taps(), words);
        let size = board.size();
        for vertex in doubts.iter().take(MOST_DOUBTS) {
            let name = vertex.name(size);
            let _ = write!(
                page,
                "<form class=\"doubt\" method=\"post\" action=\"{}\"><input type=\"hidden\" \
                 name=\"step\" value=\"{}\"><input type=\"hidden\" name=\"point\" \
                 value=\"{}-{}\"><b>{name}</b>",
                self.target, self.step, vertex.x, vertex.y
            );
            let read = board.get(vertex);
            for (value, color) in
                [("black", Some(Color::Black)), ("white", Some(Color::White)), ("empty", None)]
            {
                let text =
                    color.map_or_else(|| words.get("phone-point-empty"), |color| words.side(color));
                let class = if read == color { "read" } else { "" };
                let _ = write!(
                    page,
                    "<button class=\"{class}\" name=\"stone\" value=\"{value}\" \
                     aria-label=\"{name} {text}\"><i class=\"{value}\"></i>{text}</button>",
                    text = escaped(&text)
                );
            }
            page += "</form>\n";
        }
        let count = if doubts.is_empty() { "phone-count-it" } else { "phone-count-as-read" };
        page += &self.buttons(&[
            ("main", "count", count),
            ("other", "undo", "phone-undo"),
            ("other", "turn", "phone-turn"),
        ]);
        let [black, white] = Color::BOTH.map(|color| board.count(color));
        let stones = [("black", black.into()), ("white", white.into())];
        page += &paragraph("how", &words.say("photo-stones", &stones));
        page += &paragraph("how", &words.get("phone-tap-points"));
        page + &self.context.picture_forms(Some(self.number), "other", "phone-again")
    }

    /// The dead stones, and the margin with them.
    fn dead(&self) -> String {
        let words = self.words();
        let mut page = format!("<h1>{}</h1>\n", escaped(&words.get("phone-dead-title")));
        page += &paragraph("standing", &standing_text(&self.bench.count.live(), words));
        page += &self.board();
        let uncertain = self.bench.count.session().dead().map_or(0, |dead| dead.uncertain.len());
        if uncertain > 0 && !self.bench.count.session().marks_agreed() {
            page +=
                &paragraph("warning", &words.say("not-certain", &[("stones", uncertain.into())]));
        }
        page += &self.buttons(&[("main", "agree", "phone-agree"), ("other", "undo", "phone-undo")]);
        page + &paragraph("how", &words.get("phone-dead-how"))
    }

    /// Who won, by how much, and by which sum.
    fn result(&self) -> String {
        let (words, session) = (self.words(), self.bench.count.session());
        let mut page = String::new();
        if let Some(outcome) = session.named() {
            let figure = || words.amount(outcome.margin());
            let (stone, figure) = match outcome.winner() {
                Winner::Side(Color::Black) => ("<i class=\"black\"></i>", figure()),
                Winner::Side(Color::White) => ("<i class=\"white\"></i>", figure()),
                Winner::Tie => ("", "=".to_owned()),
            };
            let won = words.won(outcome, is_in_zi(session));
            let _ = writeln!(
                page,
                "<div class=\"result\">{stone}<h1><span class=\"margin\" aria-hidden=\"true\">{figure}</span> \
                 {}</h1></div>",
                escaped(&won)
            );
        } else {
            let mut why = session.why_open().into_iter();
            let title = why.next().map(|why| words.message(&why)).unwrap_or_default();
            let _ = writeln!(page, "<h1>{}</h1>", escaped(&title));
            for why in why {
                page += &paragraph("warning", &words.message(&why));
            }
        }
        let unfinished = session.table.settled().and_then(|settled| unfinished_note(settled));
        for doubt in session.doubts().into_iter().chain(unfinished) {
            page += &paragraph("warning", &words.message(&doubt));
        }
        page += &self.working();
        page += &self.board();
        page += &paragraph("how", &words.get("phone-result-tap"));
        page += &self.context.picture_forms(Some(self.number), "main", "phone-next-board");
        page + &self.buttons(&[("other", "undo", "phone-undo")])
    }

    /// The sum behind a result.
    fn working(&self) -> String {
        let (words, session) = (self.words(), self.bench.count.session());
        let mut page = String::new();
        if let Some(score) = session.territory() {
            page += &table_html(&form_table(&score.form(), String::new(), true, words));
        } else if let Some(result) = session.result() {
            let own = session.own_result();
            if let Some(score) = session.apart_from_area() {
                page += &table_html(&form_table(&score.form(), String::new(), true, words));
                page += &paragraph("standing", &same_board(result, words));
            }
            let form = result.sheet(session.setup.method).form();
            let is_named = session.named().is_some() && own.apart().is_none();
            page += &table_html(&form_table(form, String::new(), is_named, words));
            for note in result_notes(session, words) {
                page += &paragraph("standing", &note);
            }
        }
        let rules = words.value(&session.setup.profile.value.shown_title());
        let title = format!(
            "{} · {rules} · {}",
            words.get("phone-working"),
            words.method(session.setup.method)
        );
        format!("<details><summary>{}</summary>\n{page}</details>\n", escaped(&title))
    }

    /// Something that is done at the screen.
    fn elsewhere(&self) -> String {
        let (words, session) = (self.words(), self.bench.count.session());
        let side = session.step.side().unwrap_or(Color::Black);
        let title = words.step(session.step.key(), side).title;
        let at = [("step", title.into())];
        let mut page = format!("<h1>{}</h1>\n", escaped(&words.say("phone-elsewhere", &at)));
        if session.step != Step::Setup {
            page += &self.buttons(&[("main", "finish", "phone-to-result")]);
        }
        page
    }

    fn board(&self) -> String {
        let Some(picture) = picture(self.bench.count.session()) else { return String::new() };
        marked_board(&picture, self.taps(), self.words())
    }
}

/// The doubtful points with buttons of their own; the others are tapped on the board.
const MOST_DOUBTS: usize = 12;
