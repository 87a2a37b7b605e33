//! The screen that waits for phones.

use std::time::{Duration, Instant};

use ratatui::Frame;

use super::Shared;
use super::layer::{Input, Layer, Next};
use super::page_layer::meaning;
use super::phones::Phones;
use crate::app::{Action, Arrival, OpenPage, PageEffect, PhoneAddress, PhonePage};
use crate::shell::Failure;
use crate::view::{draw_page, page_command_at};
use shuzi_core::fact::Message;
use shuzi_walk::Session;

/// How long a phone may take before the screen says what may be in the way.
const OVERDUE: Duration = Duration::from_secs(20);

/// The screen that waits for phones. The page is served until it closes.
pub(super) struct PhoneLayer {
    open: OpenPage<PhonePage>,
    /// The count that the title names.
    about: Session,
    /// Since when the page has been served where it is.
    since: Instant,
    /// Whether the player was told that boards still wait.
    is_told: bool,
}

impl PhoneLayer {
    /// The screen before anything is served.
    ///
    /// # Errors
    /// Returns an error if the rules are unknown.
    pub(super) fn new(shared: &Shared) -> Result<Self, Failure> {
        let about = shared.opening(None)?.session;
        let open = OpenPage::new(PhonePage::default());
        Ok(Self { open, about, since: Instant::now(), is_told: false })
    }

    /// Shows what is known now.
    fn refresh(&mut self, shared: &Shared) {
        let page = &mut self.open.page;
        let Some(phones) = &shared.phones else { return };
        let address = phones.server().address();
        if page.address.as_ref().is_none_or(|own| own.text != address) {
            page.address = Some(PhoneAddress::new(address));
            self.since = Instant::now();
        }
        page.refused = None;
        let name = |network: &crate::shell::NetworkAddress| match network.interface.as_str() {
            "" => network.address.to_string(),
            interface => format!("{interface} {}", network.address),
        };
        page.networks = phones.networks.iter().map(name).collect();
        page.chosen = phones.chosen;
        page.port = phones.listens_at().port();
        page.fingerprint = phones.server().fingerprint().map(str::to_owned);
        page.arrival = match phones.has_met {
            true => Arrival::Met,
            false if self.since.elapsed() >= OVERDUE => Arrival::Overdue,
            false => Arrival::Awaited,
        };
        page.waiting = phones.waiting();
        page.row = page.row.min(page.waiting.len().saturating_sub(1));
    }

    /// Serves the page.
    fn serve(&mut self, shared: &mut Shared) {
        let Some(waker) = shared.waker.clone() else { return };
        match Phones::start(shared, self.about.clone(), &waker) {
            Ok(phones) => shared.phones = Some(phones),
            Err(why) => self.open.page.refused = Some(why),
        }
    }

    /// Looks for the networks that there are now, and serves the page in another of them.
    fn change_network(&mut self, step: i32, shared: &mut Shared) {
        self.since = Instant::now();
        let waker = shared.waker.clone();
        match (shared.phones.take(), waker) {
            (Some(mut phones), Some(waker)) => {
                if let Err(why) = phones.change_network(step, shared, &waker) {
                    self.open.say(why);
                }
                shared.phones = Some(phones);
            }
            _ => self.serve(shared),
        }
        self.refresh(shared);
    }

    fn carry_out(&mut self, action: Action, shared: &mut Shared) -> Result<Next, Failure> {
        let told = std::mem::take(&mut self.is_told);
        match self.open.update(action) {
            Some(PageEffect::Close) => {
                // Pictures are kept nowhere else.
                let boards = self.open.page.waiting.len();
                if boards > 0 && !told {
                    self.is_told = true;
                    let values = [("boards", boards.into())];
                    self.open.say(Message::new("phone-boards-wait", values));
                    return Ok(Next::Draw);
                }
                shared.phones = None;
                return Ok(Next::Pop);
            }
            Some(PageEffect::Pass(action)) => {
                shared.phones = None;
                return Ok(Next::Pass(action));
            }
            Some(PageEffect::Suspend) => return Ok(Next::Suspend),
            Some(PageEffect::Command) => {
                let action = page_command_at(&self.open, &shared.settings.look);
                self.open.close_palette();
                if let Some(action) = action {
                    return self.carry_out(action, shared);
                }
            }
            Some(PageEffect::CountSent(number)) => {
                let count = shared.next_sent(Some(number))?;
                return Ok(count.map_or(Next::Draw, |count| Next::Push(Box::new(count))));
            }
            Some(PageEffect::ChangeNetwork(step)) => self.change_network(step, shared),
            _ => {}
        }
        Ok(Next::Draw)
    }
}

impl Layer for PhoneLayer {
    fn arrive(&mut self, shared: &mut Shared) -> Result<Next, Failure> {
        self.about = shared.opening(None)?.session;
        match &mut shared.phones {
            Some(phones) => phones.usual = self.about.clone(),
            None => self.serve(shared),
        }
        self.refresh(shared);
        if let Some(remark) = shared.remark.take() {
            self.open.say(remark);
        }
        Ok(Next::Draw)
    }

    fn draw(&mut self, frame: &mut Frame<'_>, shared: &mut Shared) {
        draw_page(frame, &self.open, &self.about, &shared.settings.look);
    }

    fn wants_mouse(&self, shared: &Shared) -> bool {
        shared.settings.look.mouse
    }

    fn patience(&self) -> Option<Duration> {
        let is_awaited = self.open.page.arrival == Arrival::Awaited;
        let left = OVERDUE.saturating_sub(self.since.elapsed());
        (is_awaited && self.open.page.address.is_some()).then_some(left)
    }

    fn take(&mut self, input: Input, shared: &mut Shared) -> Result<Next, Failure> {
        if matches!(input, Input::Tick) {
            self.refresh(shared);
            return Ok(Next::Draw);
        }
        let mut next = Next::Nothing;
        for action in meaning(&self.open, input, &shared.settings.look) {
            next = self.carry_out(action, shared)?;
        }
        Ok(next)
    }

    fn waits_for_phones(&self) -> bool {
        true
    }
}
