//! Answers what phones ask, one request at a time, in the loop of the screen.

use super::Shared;
use super::layer::{Input, Layer, Next};
use super::phones::{Phones, on_screen};
use crate::app::{Action, Remark, Standing};
use crate::fact::Message;
use crate::phone::actions_of;
use crate::shell::{Failure, PhoneReply, PhoneRequest, PhoneWish};

/// Answers the next request, if there is one. What a phone taps is done as what is typed.
///
/// # Errors
/// As a layer that takes what the player does.
pub(super) fn talk(stack: &mut [Box<dyn Layer>], shared: &mut Shared) -> Result<Next, Failure> {
    let Some(phones) = shared.phones.take() else { return Ok(Next::Nothing) };
    let request = phones.server().asked();
    shared.phones = Some(phones);
    let Some(request) = request else { return Ok(Next::Nothing) };
    // There may be more.
    if let Some(waker) = &shared.waker {
        waker.wake();
    }
    let language = request.language;
    match request.wish {
        PhoneWish::Page(number) => {
            let usual = shared.opening(None)?.session;
            let words = shared.settings.look.words.clone();
            let Some(phones) = &mut shared.phones else { return Ok(Next::Nothing) };
            let is_first = !phones.has_met;
            let page = phones.page(number, language, &usual, &words, stack);
            request.answer(page.unwrap_or(PhoneReply::Nothing));
            // The screen that waits says that somebody came.
            match stack.last_mut().filter(|top| is_first && top.waits_for_phones()) {
                Some(top) => top.take(Input::Tick, shared),
                None => Ok(Next::Nothing),
            }
        }
        PhoneWish::Photograph(number) => {
            let app = on_screen(stack, number);
            let seen = app.and_then(|app| app.editor()?.review()?.seen.as_deref());
            let photograph = shared.phones.as_ref().and_then(|own| own.photograph(number, seen));
            request.answer(photograph.map_or(PhoneReply::Nothing, PhoneReply::Picture));
            Ok(Next::Nothing)
        }
        PhoneWish::Form(number, ref form) => {
            let next = tapped(number, form, stack, shared);
            request.answer(PhoneReply::Go(number.to_string()));
            next
        }
        PhoneWish::Picture { from, fingerprint, ref read } => match read.as_ref() {
            Ok(reading) => {
                let Some(phones) = &mut shared.phones else { return Ok(Next::Nothing) };
                let number = phones.take(fingerprint, reading);
                sent(number, from, request, stack, shared)
            }
            Err(why) => {
                let usual = shared.opening(None)?.session;
                let words = shared.settings.look.words.clone();
                let why = Message::new("phone-not-read", [("why", why.clone().into())]);
                let page = shared.phones.as_mut();
                let page = page.map(|own: &mut Phones| own.refused(&why, language, &usual, &words));
                request.answer(page.unwrap_or(PhoneReply::Nothing));
                Ok(Next::Nothing)
            }
        },
    }
}

/// A board was sent: it is counted at once if the screen waits for one, or if it was sent from the
/// page of a board whose result is shown. Otherwise it waits.
fn sent(
    number: Option<usize>,
    from: Option<usize>,
    request: PhoneRequest,
    stack: &mut [Box<dyn Layer>],
    shared: &mut Shared,
) -> Result<Next, Failure> {
    let page = number.map(|number| PhoneReply::Go(number.to_string()));
    request.answer(page.unwrap_or(PhoneReply::Nothing));
    let Some(top) = stack.last_mut() else { return Ok(Next::Nothing) };
    if !shared.has_sent() {
        return Ok(Next::Nothing);
    }
    let waiting = shared.phones.as_ref().map_or(0, |phones| phones.waiting().len());
    if top.waits_for_phones() {
        // Whoever looks at the list chooses from it.
        let input = if waiting == 1 { Input::Sent } else { Input::Tick };
        return top.take(input, shared);
    }
    let is_done = top
        .phone_count()
        .is_some_and(|(own, app)| Some(own) == from && app.mode() == crate::app::Mode::Result);
    if is_done {
        return top.take(Input::Passed(Action::NextGame), shared);
    }
    top.say(Remark::BoardsWait { boards: waiting }.into());
    Ok(Next::Draw)
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
    let outcome = |layer: &dyn Layer| match layer.phone_count()?.1.live().standing {
        Standing::Determined(outcome) => Some(outcome),
        _ => None,
    };
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
