//! The list of boards that phones have sent, and how phones find the page.

mod draw;
mod keys;
mod page;
mod talk;

use std::time::{Duration, Instant};

use ratatui::Frame;
use ratatui::layout::Rect;

pub use page::{Arrival, PhoneAddress, PhoneBoard, PhonePage};
pub(super) use talk::talk;

use super::count::{CountScreen, First};
use crate::phone::Phones;
use crate::shell::NetworkAddress;
use crate::ui::{Context, Cursor, Effect, Keys, Screen, ScreenKind, title};
use keys::PhoneCommand;
use shuzi_core::fact::Message;
use shuzi_page::{Game as _, standing_of};

/// How long a phone may take before the screen says what may be in the way.
const OVERDUE: Duration = Duration::from_secs(20);

/// The screen that waits for phones. The page is served until it closes.
#[derive(Debug)]
pub struct PhoneScreen {
    page: PhonePage,
    /// Since when the page has been served where it is.
    since: Instant,
    /// Whether the player knows that boards are not finished.
    is_told: bool,
}

impl Default for PhoneScreen {
    fn default() -> Self {
        Self { page: PhonePage::default(), since: Instant::now(), is_told: false }
    }
}

impl PhoneScreen {
    /// The screen with a page, until there is another.
    pub fn showing(page: PhonePage) -> Self {
        Self { page, ..Self::default() }
    }

    /// Shows what is known now.
    fn refresh(&mut self, cx: &Context) {
        let page = &mut self.page;
        let Some(phones) = &cx.phones else { return };
        let address = phones.server().address();
        if page.address.as_ref().is_none_or(|own| own.text != address) {
            page.address = Some(PhoneAddress::new(address));
            self.since = Instant::now();
        }
        page.refused = None;
        let name = |network: &NetworkAddress| match network.interface.as_str() {
            "" => network.address.to_string(),
            interface => format!("{interface} {}", network.address),
        };
        page.networks = phones.networks.iter().map(name).collect();
        page.chosen = phones.chosen;
        page.port = phones.server().listens_at().port();
        page.fingerprint = phones.server().fingerprint().map(str::to_owned);
        page.arrival = match phones.has_met {
            true => Arrival::Met,
            false if self.since.elapsed() >= OVERDUE => Arrival::Overdue,
            false => Arrival::Awaited,
        };
        let numbered = phones.boards.all().iter().zip(1..);
        let shown = numbered.filter_map(|(board, number)| {
            let standing = standing_of(board.game.bench(), &cx.look().words);
            let (time, board) = (board.time.clone(), board.board()?.clone());
            Some(PhoneBoard { number, time, board, standing })
        });
        page.boards = shown.collect();
        page.boards.reverse();
    }

    /// Serves the page.
    fn serve(&mut self, cx: &mut Context) {
        let Some(waker) = cx.waker.clone() else { return };
        let how = (cx.phone_options, cx.options.clone());
        match Phones::start(how, cx.session().clone(), &waker) {
            Ok(phones) => cx.phones = Some(phones),
            Err(why) => self.page.refused = Some(why),
        }
    }

    /// Looks for the networks that there are now, and serves the page in another of them.
    fn change_network(&mut self, step: i32, cx: &mut Context) {
        self.since = Instant::now();
        if let (Some(phones), Some(waker)) = (&mut cx.phones, cx.waker.clone()) {
            if let Err(why) = phones.change_network(step, &waker) {
                cx.say(why);
            }
        } else {
            self.serve(cx);
        }
        self.refresh(cx);
    }

    /// Shows the count of the board under the cursor.
    fn count(&self, cx: &mut Context) -> Effect {
        let Some(board) = self.page.boards.get(self.row()) else { return Effect::Ignored };
        cx.exchange(board.number);
        Effect::open(CountScreen::new(First::Nothing))
    }

    fn row(&self) -> usize {
        self.page.list.row(self.page.boards.len())
    }
}

impl Screen for PhoneScreen {
    type Command = PhoneCommand;
    const KEYS: Keys<PhoneCommand> = keys::KEYS;

    fn run(&mut self, command: PhoneCommand, cx: &mut Context) -> Effect {
        self.is_told = false;
        match command {
            PhoneCommand::Count => return self.count(cx),
            PhoneCommand::Network(step) => self.change_network(step, cx),
        }
        Effect::Done
    }

    fn can(&self, command: PhoneCommand, _cx: &Context) -> bool {
        match command {
            PhoneCommand::Count => !self.page.boards.is_empty(),
            PhoneCommand::Network(0) => true,
            PhoneCommand::Network(_) => self.page.networks.len() > 1,
        }
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        let rows = self.page.boards.len();
        Cursor::List(&mut self.page.list, rows)
    }

    fn close(&mut self, cx: &mut Context) -> Effect {
        // What is not finished is on the first screen, but the page ends.
        let open = cx.open_boards();
        if open > 0 && !std::mem::replace(&mut self.is_told, true) {
            cx.say(Message::new("phone-boards-open", [("boards", open.into())]));
            return Effect::Done;
        }
        cx.end_phones();
        Effect::Pop
    }

    fn arrive(&mut self, cx: &mut Context) -> Effect {
        cx.rest();
        match &mut cx.phones {
            Some(phones) => phones.boards.usual = cx.game.bench.count.session().clone(),
            None => self.serve(cx),
        }
        self.refresh(cx);
        Effect::Done
    }

    fn tick(&mut self, cx: &mut Context) -> Effect {
        self.refresh(cx);
        Effect::Done
    }

    fn patience(&self, _cx: &Context) -> Option<Duration> {
        let is_awaited = self.page.arrival == Arrival::Awaited;
        let left = OVERDUE.saturating_sub(self.since.elapsed());
        (is_awaited && self.page.address.is_some()).then_some(left)
    }

    fn kind(&self) -> ScreenKind {
        ScreenKind::Phones
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let middle = title::over(frame, screen, cx);
        draw::draw(frame, middle, &self.page, self.row(), cx.remark(), cx.look());
    }
}
