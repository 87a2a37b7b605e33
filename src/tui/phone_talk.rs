//! Answers what phones ask, one request at a time, in the loop of the screen.

use super::Shared;
use super::layer::{Input, Layer, Next};
use super::phones::on_screen;
use crate::app::{Action, Mode};
use crate::phone::actions_of;
use crate::shell::{Failure, PhoneReply, PhoneWish};
use shuzi_core::fact::Message;
use shuzi_walk::Remark;

/// Answers the next request, if there is one. What a phone taps is done as what is typed.
///
/// # Errors
/// As a layer that takes what the player does.
pub(super) fn talk(stack: &mut [Box<dyn Layer>], shared: &mut Shared) -> Result<Next, Failure> {
    let Shared { phones: Some(phones), waker, settings, .. } = shared else {
        return Ok(Next::Nothing);
    };
    let Some(request) = phones.server().asked() else { return Ok(Next::Nothing) };
    // There may be more.
    if let Some(waker) = waker {
        waker.wake();
    }
    let (language, words) = (request.language, &settings.look.words);
    match request.wish {
        PhoneWish::Page(number) => {
            let is_first = !phones.has_met;
            let page = phones.page(number, language, words, stack);
            request.answer(page.map_or(PhoneReply::Nothing, PhoneReply::Page));
            // The screen that waits says that somebody came.
            match stack.last_mut().filter(|top| is_first && top.waits_for_phones()) {
                Some(top) => top.take(Input::Tick, shared),
                None => Ok(Next::Nothing),
            }
        }
        PhoneWish::Photograph(number) => {
            let app = on_screen(stack, number);
            let seen = app.and_then(|app| app.editor()?.review()?.seen.as_deref());
            let photograph = phones.photograph(number, seen);
            request.answer(photograph.map_or(PhoneReply::Nothing, PhoneReply::Picture));
            Ok(Next::Nothing)
        }
        PhoneWish::Form(number, ref form) => {
            let next = tapped(number, form, stack, shared);
            request.answer(PhoneReply::Go(number.to_string()));
            next
        }
        PhoneWish::Picture { from, fingerprint, ref read } => {
            let taken = match read.as_ref() {
                Ok(reading) => phones.take(fingerprint, reading),
                Err(why) => Err(Message::new("phone-not-read", [("why", why.clone().into())])),
            };
            match taken {
                Ok(number) => {
                    request.answer(PhoneReply::Go(number.to_string()));
                    sent(number, from, stack, shared)
                }
                Err(why) => {
                    let page = phones.refused(&why, language, words);
                    request.answer(PhoneReply::Page(page));
                    Ok(Next::Nothing)
                }
            }
        }
    }
}

/// A board was sent. It is counted at once if the screen waits for one, if it was sent from the page
/// of a board whose result is shown, or of one that is still compared with its photograph: then it
/// was photographed again, and both pictures are read as one. Otherwise it waits.
fn sent(
    number: usize,
    from: Option<usize>,
    stack: &mut [Box<dyn Layer>],
    shared: &mut Shared,
) -> Result<Next, Failure> {
    let Some(top) = stack.last_mut() else { return Ok(Next::Nothing) };
    let waiting = shared.phones.as_ref().map_or(0, |phones| phones.waiting().len());
    if waiting == 0 {
        return Ok(Next::Nothing);
    }
    if top.waits_for_phones() {
        // Whoever looks at the list chooses from it.
        return match waiting {
            1 => {
                Ok(shared.next_sent(None)?.map_or(Next::Draw, |count| Next::Push(Box::new(count))))
            }
            _ => top.take(Input::Tick, shared),
        };
    }
    let shown = top.phone_count().filter(|(own, _)| Some(*own) == from);
    match shown.map(|(own, app)| (app.mode(), own, app.editor())) {
        Some((Mode::Result, ..)) => return top.take(Input::Passed(Action::NextGame), shared),
        Some((Mode::Photograph, own, editor)) => {
            if let (Some(phones), Some(editor)) = (&mut shared.phones, editor) {
                phones.join(number, own, editor);
            }
            if let Some(count) = shared.next_sent(Some(number))? {
                return Ok(Next::Replace(Box::new(count)));
            }
        }
        _ => {}
    }
    say(stack, Remark::BoardsWait { boards: waiting });
    Ok(Next::Draw)
}

/// Says something to whoever counts, also if a page lies over the count.
fn say(stack: &mut [Box<dyn Layer>], remark: Remark) {
    let mut layers = stack.iter_mut().rev();
    if let Some(layer) = layers.find(|layer| layer.phone_count().is_some()) {
        layer.say(remark.into());
    }
}

/// Does what was tapped on a board's page, if the screen still shows what the page showed.
fn tapped(
    number: usize,
    form: &[(String, String)],
    stack: &mut [Box<dyn Layer>],
    shared: &mut Shared,
) -> Result<Next, Failure> {
    let Some(top) = stack.last_mut() else { return Ok(Next::Nothing) };
    let Some((_, app)) = top.phone_count().filter(|(own, _)| *own == number) else {
        return Ok(Next::Nothing);
    };
    let Some(actions) = actions_of(app, form) else {
        top.say(Remark::PageIsOld.into());
        return Ok(Next::Draw);
    };
    let outcome = |layer: &dyn Layer| Some(layer.phone_count()?.1.session().result()?.outcome());
    let before = outcome(top.as_ref());
    let mut marked = None;
    for action in actions {
        if let Action::ToggleAt(vertex) = action {
            marked = Some(vertex);
        }
        match top.take(Input::Passed(action), shared)? {
            Next::Nothing | Next::Draw => {}
            next => return Ok(next),
        }
    }
    // What a tap changes is said: there is no cursor to look ahead with.
    if let (Some(before), Some(after), Some(vertex)) = (before, outcome(top.as_ref()), marked)
        && before != after
        && let Some((_, app)) = top.phone_count()
    {
        let place = vertex.name(app.session().size());
        top.say(Remark::MarkChanged { place, before, after }.into());
    }
    Ok(Next::Draw)
}
