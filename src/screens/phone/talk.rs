//! Answers what phones ask, one request at a time, in the loop of the screen.

use crate::phone::tap_of;
use crate::screens::{CountScreen, First, Flow, Stack};
use crate::shell::{PhoneReply, PhoneWish};
use crate::ui::{Input, Open, Passed, ScreenKind};
use shuzi_core::counting::CountResult;
use shuzi_core::fact::Message;
use shuzi_walk::{Remark, Step, Workbench};

/// Answers the next request, if there is one. What a phone taps is done as what is typed.
pub fn talk(stack: &mut Stack) -> Flow {
    let is_counting = stack.has(ScreenKind::Count);
    let is_waiting = stack.top_is(ScreenKind::Phones);
    let cx = &mut stack.cx;
    let Some(phones) = &mut cx.phones else { return Flow::Nothing };
    let Some(request) = phones.server().asked() else { return Flow::Nothing };
    // There may be more.
    if let Some(waker) = &cx.waker {
        waker.wake();
    }
    let (language, words) = (request.language, &cx.settings.look.words);
    let counting = &cx.game;
    let shown = counting.sent.filter(|_| is_counting).map(|number| (number, &counting.bench));
    match request.wish {
        PhoneWish::Page(number) => {
            let is_first = !phones.has_met;
            let page = phones.page(number, language, words, shown);
            request.answer(page.map_or(PhoneReply::Nothing, PhoneReply::Page));
            // The screen that waits says that somebody came.
            if is_first && is_waiting { stack.take(&Input::Tick) } else { Flow::Nothing }
        }
        PhoneWish::Photograph(number) => {
            let bench = shown.filter(|(own, _)| *own == number).map(|(_, bench)| bench);
            let editor = bench.and_then(Workbench::open_editor);
            let seen = editor.and_then(|editor| editor.review()?.seen.as_deref());
            let photograph = phones.photograph(number, seen);
            request.answer(photograph.map_or(PhoneReply::Nothing, PhoneReply::Picture));
            Flow::Nothing
        }
        PhoneWish::Form(number, ref form) => {
            let flow = tapped(number, form, stack);
            request.answer(PhoneReply::Go(number.to_string()));
            flow
        }
        PhoneWish::Picture { from, fingerprint, ref read } => {
            let taken = match read.as_ref() {
                Ok(reading) => phones.take(fingerprint, reading),
                Err(why) => Err(Message::new("phone-not-read", [("why", why.clone().into())])),
            };
            match taken {
                Ok(number) => {
                    request.answer(PhoneReply::Go(number.to_string()));
                    sent(number, from, stack)
                }
                Err(why) => {
                    let page = phones.refused(&why, language, words);
                    request.answer(PhoneReply::Page(page));
                    Flow::Nothing
                }
            }
        }
    }
}

/// A board was sent. It is counted at once if the screen waits for one, if it was sent from the page
/// of a board whose result is shown, or of one that is still compared with its photograph: then it
/// was photographed again, and both pictures are read as one. Otherwise it waits.
fn sent(number: usize, from: Option<usize>, stack: &mut Stack) -> Flow {
    let waiting = stack.cx.phones.as_ref().map_or(0, |phones| phones.waiting().len());
    if waiting == 0 {
        return Flow::Nothing;
    }
    if stack.top_is(ScreenKind::Phones) {
        // Whoever looks at the list chooses from it.
        return match waiting {
            1 => match stack.cx.begin_sent(None) {
                Ok(Some(_)) => stack.open(Open::boxed(CountScreen::new(First::Nothing))),
                _ => Flow::Draw,
            },
            _ => stack.take(&Input::Tick),
        };
    }
    let own = stack.cx.game.sent.filter(|own| Some(*own) == from);
    if own.is_some() && stack.top_is(ScreenKind::Count) {
        let session = stack.cx.session();
        if session.step == Step::Result {
            return stack.run_named("next-game");
        }
    }
    if let (Some(own), true) = (own, stack.top_is(ScreenKind::Editor)) {
        let cx = &mut stack.cx;
        if let (Some(phones), Some(editor)) = (&mut cx.phones, cx.game.bench.open_editor()) {
            phones.join(number, own, editor);
        }
        if let Ok(Some(before)) = cx.begin_sent(Some(number)) {
            cx.game.follow(before);
            return stack.replace_count();
        }
    }
    if stack.has(ScreenKind::Count) {
        stack.cx.say(Remark::BoardsWait { boards: waiting });
    }
    Flow::Draw
}

/// Does what was tapped on a board's page, if the screen still shows what the page showed.
fn tapped(number: usize, form: &[(String, String)], stack: &mut Stack) -> Flow {
    let is_front = stack.top_is(ScreenKind::Count) || stack.top_is(ScreenKind::Editor);
    let cx = &mut stack.cx;
    if !is_front || cx.game.sent != Some(number) {
        return Flow::Nothing;
    }
    let bench = &mut cx.game.bench;
    let Some(tap) = tap_of(bench, form) else {
        bench.count.say(Remark::PageIsOld);
        return Flow::Draw;
    };
    let outcome = |bench: &Workbench| bench.count.session().result().map(CountResult::outcome);
    let before = outcome(bench);
    let marked = tap.marked();
    tap.carry_out(bench);
    // What a tap changes is said: there is no cursor to look ahead with.
    if let (Some(before), Some(after), Some(vertex)) = (before, outcome(bench), marked)
        && before != after
    {
        let place = vertex.name(bench.count.session().size());
        bench.count.say(Remark::MarkChanged { place, before, after });
    }
    stack.pass(Passed::Changed)
}
