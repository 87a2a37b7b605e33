//! Answers what phones ask, one request at a time, in the loop of the screen.

use crate::screens::{CountScreen, First, Flow, Stack};
use crate::shell::{PhoneRequest, PhoneWish, clock_time};
use crate::ui::{Context, CurrentGame, Input, Open, Opening, Passed, ScreenKind};
use shuzi_page::{Answer, NewBoard};
use shuzi_walk::{Remark, Step};

/// Answers the next request, if there is one. What a phone taps changes its own board; the screen
/// shows it if it shows that board.
pub fn talk(stack: &mut Stack) -> Flow {
    let cx = &mut stack.cx;
    let Some(phones) = &cx.phones else { return Flow::Nothing };
    let Some(request) = phones.server().asked() else { return Flow::Nothing };
    // There may be more.
    if let Some(waker) = &cx.waker {
        waker.wake();
    }
    let (is_first, boards) = (!phones.has_met, phones.boards.all().len());
    let shown = cx.game.sent;
    // Every board is in its place while a phone is answered.
    cx.put_back();
    let PhoneRequest { wish, language, reply } = request;
    let is_shown = matches!(wish, PhoneWish::Show(_));
    let from = match &wish {
        PhoneWish::Show(_) => None,
        PhoneWish::Form(number, _) | PhoneWish::Again(number) => Some(*number),
        PhoneWish::Picture(from, _) => *from,
    };
    let answer = answered(wish, language, cx);
    let sent = cx.phones.as_ref().map(|phones| phones.boards.all().len());
    let sent = sent.filter(|sent| *sent > boards);
    keep(from.into_iter().chain(sent), cx);
    if let Some(number) = shown {
        cx.exchange(number);
    }
    reply.answer(answer);
    if let Some(number) = sent {
        return arrived(number, from, stack);
    }
    if is_shown {
        // The screen that waits shows that somebody came.
        let is_news = is_first && stack.top_is(ScreenKind::Phones);
        return if is_news { stack.take(&Input::Tick) } else { Flow::Nothing };
    }
    if stack.top_is(ScreenKind::Phones) {
        return stack.take(&Input::Tick);
    }
    // The other phones show how far this one is.
    if shown.is_none() || shown != from { Flow::Draw } else { stack.pass(Passed::Changed) }
}

fn answered(wish: PhoneWish, language: Option<shuzi_words::Language>, cx: &mut Context) -> Answer {
    let Ok(opening) = cx.opening(None) else { return Answer::Nothing };
    let Context { phones, settings, folders, .. } = cx;
    let Some(phones) = phones else { return Answer::Nothing };
    let number = phones.boards.all().len() + 1;
    let make = |board: NewBoard| {
        let session = board.session();
        let photograph = Some((board.board, board.review));
        let sent = Some(number);
        let opening = Opening { session, photograph, sent, is_another: true, ..opening };
        CurrentGame::new(opening, None, folders.as_ref())
    };
    phones.visited(language, &settings.look.words, |boards, visit| match wish {
        PhoneWish::Show(ask) => boards.show(ask, visit),
        PhoneWish::Form(number, form) => boards.change(number, &form),
        PhoneWish::Again(number) => boards.again(number, clock_time(), make),
        PhoneWish::Picture(from, sent) => boards.take(from, *sent, make),
    })
}

/// Keeps these boards as they are now.
fn keep(boards: impl Iterator<Item = usize>, cx: &mut Context) {
    for number in boards {
        if let Some(board) = cx.phones.as_mut().and_then(|phones| phones.boards.get_mut(number)) {
            board.game.save();
        }
    }
}

/// A board was sent. The screen shows it if it is the first one, or if it was sent from the page of
/// the board that is shown, which has its result.
fn arrived(number: usize, from: Option<usize>, stack: &mut Stack) -> Flow {
    if stack.top_is(ScreenKind::Phones) {
        if number > 1 {
            return stack.take(&Input::Tick);
        }
        stack.cx.exchange(number);
        return stack.open(Open::boxed(CountScreen::new(First::Nothing)));
    }
    let is_own = from.is_some() && stack.cx.game.sent == from;
    if is_own && stack.top_is(ScreenKind::Count) && stack.cx.session().step == Step::Result {
        stack.cx.end_count();
        stack.cx.exchange(number);
        return stack.replace_count();
    }
    if stack.has(ScreenKind::Count) {
        stack.cx.say(Remark::BoardSent);
    }
    Flow::Draw
}
