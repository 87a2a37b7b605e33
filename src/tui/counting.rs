//! A count in progress: what actions do to it, and what it asks of the outside.

use std::mem;
use std::path::PathBuf;

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::Shared;
use super::export::{copy_result, write_result};
use super::layer::{Input, Next};
use super::log::{add_to_log, counts_done};
use super::opening::Opening;
use super::page_layer::PageLayer;
use crate::app::{
    Action, App, AppearancePage, AppearanceRow, Effect, ExamplesPage, HandicapTable, KeptCount,
    Mode, Unfinished,
};
use crate::shell::{Journal, SetAside, local_time, system_refusal};
use crate::view::{PixelBoard, command_at, hint_at, vertex_at, won};
use shuzi_core::fact::Message;
use shuzi_walk::{Origin, Remark, Session, Step};

/// How many finished counts are searched for the rules used last.
const MOST_RECENT: usize = 20;

/// A count in progress.
pub(super) struct Counting {
    pub(super) app: App,
    /// The count as it was at the beginning: a count taken up begins there.
    begun: App,
    /// What was kept of it from last time.
    kept: Option<Box<App>>,
    /// What the player chose to begin with, while the count that was kept is offered.
    waiting: Vec<Action>,
    /// The example that was opened from the first screen, as it was then.
    example: Option<Session>,
    /// The number of the board, if a phone has sent it.
    #[cfg(feature = "phone")]
    sent: Option<usize>,
    /// The result that is in the log.
    logged: Option<Session>,
    /// Whether another game was counted just before.
    is_next: bool,
    journal: Option<Journal>,
    /// The game's file, and its text.
    path: Option<PathBuf>,
    text: Option<String>,
    /// Tells the file's bytes from others.
    fingerprint: u64,
    /// Whether what it begins with is not lost with it: a file, or the board on the table. What a
    /// phone has sent is kept nowhere else.
    is_elsewhere: bool,
    /// The count as it is on the disk; as it began, if that need not be there.
    written: Option<KeptCount>,
}

impl Counting {
    pub(super) fn new(
        opening: Opening,
        resumed: Option<Journal>,
        actions: Vec<Action>,
        shared: &mut Shared,
    ) -> Self {
        let folders = shared.folders.as_ref();
        // A log that cannot be read is told on the first screen.
        let done = folders.and_then(|folders| counts_done(folders).ok());
        let done = done.map(|(done, _)| done).unwrap_or_default();
        let recent = done.into_iter().take(MOST_RECENT).map(|count| count.rules).collect();
        let fingerprint = opening.fingerprint();
        let cell = shared.pixels.as_ref().map(PixelBoard::cell);
        let mut begun = App::new(opening.session, opening.profiles).with_recent_rules(recent);
        begun.set_picture_cell(cell);
        if let Some((board, review)) = opening.photograph {
            begun = begun.with_photograph(board, review);
        }
        let mut app = begun.clone();
        if let Some(remark) = opening.remarks.into_iter().next() {
            app.say(remark);
        }
        let folder = folders.map(|folders| &folders.state);
        if let Some(aside) = folder.and_then(|folder| Journal::set_others_aside(folder)) {
            app.say(aside);
        }
        let is_resumed = resumed.is_some();
        let mut journal = resumed.or_else(|| {
            folder.map(|folder| {
                let mut identity = opening.identity;
                identity.extend(begun.fingerprint());
                Journal::of(folder, &identity)
            })
        });
        if opening.is_another && journal.as_ref().is_some_and(|journal| journal.about().is_some()) {
            journal = journal.as_ref().map(Journal::another);
        }
        let mut kept = None;
        match journal.as_ref().map(|journal| taken_up(journal, &begun)).transpose() {
            Ok(Some(Some(taken_up))) if is_resumed => app = *taken_up,
            Ok(taken_up) => kept = taken_up.flatten(),
            Err(aside) => app.say(aside),
        }
        if let Some(kept) = &mut kept {
            kept.set_picture_cell(cell);
            let about = journal.as_ref().and_then(Journal::about);
            app.offer_to_resume(kept, &about.map(|about| about.time).unwrap_or_default());
        }
        app.set_picture_cell(cell);
        let is_elsewhere = opening.sent.is_none();
        Self {
            is_elsewhere,
            written: is_elsewhere.then(|| begun.kept(&begun)),
            app,
            begun,
            kept,
            waiting: actions,
            example: None,
            #[cfg(feature = "phone")]
            sent: opening.sent,
            logged: None,
            is_next: false,
            journal,
            path: opening.path,
            text: opening.text,
            fingerprint,
        }
    }

    /// Does what the player chose to begin with, unless a count that was kept is offered first.
    pub(super) fn begin(&mut self, shared: &mut Shared) -> Next {
        if self.app.overlay().is_some() { Next::Draw } else { self.begin_waiting(shared) }
    }

    /// Tells that another game was counted just before, to which undo returns.
    pub(super) fn follows_a_game(&mut self) {
        self.is_next = true;
        self.app.say(Remark::UndoReturns);
    }

    /// The count as it stands.
    const fn session(&self) -> &Session {
        self.app.session()
    }

    /// The whole path of the game's file.
    fn whole_path(&self) -> Option<String> {
        let path = std::path::absolute(self.path.as_deref()?).ok()?;
        path.to_str().map(str::to_owned)
    }

    /// Takes what the player does.
    pub(super) fn take(&mut self, input: Input, shared: &mut Shared) -> Next {
        let actions = match input {
            Input::Tick => vec![Action::Tick],
            Input::Passed(action) => vec![action],
            // A pasted board takes no action.
            Input::Paste(text) => match self.app.pasted(&text) {
                actions if actions.is_empty() => return Next::Draw,
                actions => actions,
            },
            Input::Key(key) => {
                shared.settings.look.keys.action(self.app.mode(), key).into_iter().collect()
            }
            Input::Mouse(mouse, screen) => self.click(mouse, screen, shared).into_iter().collect(),
        };
        if actions.is_empty() {
            return Next::Nothing;
        }
        for action in actions {
            // In a game just begun, undo takes back the key that began it.
            if action == Action::Undo && self.is_next && !self.app.can(Action::Undo) {
                self.forget();
                self.put_back(shared);
                return Next::Before;
            }
            // An example that was only looked at leads back to where it was opened.
            let is_closed = action == Action::Close && self.app.overlay().is_none();
            if is_closed && self.example.as_ref() == Some(self.session()) {
                self.forget();
                return self.end(Next::Pop, shared);
            }
            match self.carry_out(action, shared) {
                Next::Draw => {}
                next => return next,
            }
        }
        Next::Draw
    }

    /// Does what the player chose to begin with; none of it ends the count.
    fn begin_waiting(&mut self, shared: &mut Shared) -> Next {
        let waiting = mem::take(&mut self.waiting);
        let mut next = Next::Draw;
        for &action in &waiting {
            next = self.carry_out(action, shared);
        }
        // What was done for the player on the way here is not worth keeping.
        if !waiting.is_empty() {
            let is_example = matches!(self.session().origin(), Some(Origin::Example(_)));
            self.example = is_example.then(|| self.session().clone());
            self.written = Some(self.app.kept(&self.begun));
        }
        next
    }

    /// Keeps the count on disk if it has changed, or says that it cannot.
    pub(super) fn save(&mut self) {
        let count = self.app.kept(&self.begun);
        if self.written.as_ref() == Some(&count) {
            return;
        }
        if self.is_elsewhere && count == self.begun.kept(&self.begun) {
            self.forget();
            return;
        }
        let (session, time) = (self.app.session(), local_time());
        let about = Unfinished::of(session, self.whole_path(), self.fingerprint, time);
        let saved = self.journal.as_ref().map(|journal| journal.save(about, &count));
        self.app.set_saved(matches!(saved, Some(Ok(()))));
        match saved {
            Some(Err(error)) => {
                let why = system_refusal(&error);
                self.app.say(Message::new("not-saved", [("why", why)]));
            }
            Some(Ok(())) | None => self.written = Some(count),
        }
    }

    /// Carries out an action and what it asks of the outside.
    fn carry_out(&mut self, action: Action, shared: &mut Shared) -> Next {
        match self.app.update(action) {
            Some(Effect::Quit { finished }) => {
                if finished {
                    self.forget();
                }
                self.save();
                let said = self.said(shared);
                return self.end(Next::Leave(said), shared);
            }
            Some(Effect::Home) => {
                // One that was kept and not taken up stays.
                if self.app.is_at_beginning() && self.kept.is_none() {
                    self.forget();
                }
                self.save();
                return self.end(Next::Pop, shared);
            }
            Some(Effect::NextGame) => {
                self.forget();
                // The next board lies on the table, too, and this one can be returned to.
                let is_at_table = matches!(self.session().origin(), None | Some(Origin::PutIn))
                    && self.is_followed(shared);
                return self.end(if is_at_table { Next::Again } else { Next::Pop }, shared);
            }
            #[cfg(feature = "phone")]
            Some(Effect::Phone) => return Next::Phones,
            Some(Effect::CheatSheet(sheet)) => {
                return PageLayer::push(*sheet, self.session(), shared);
            }
            Some(Effect::Handicap) => {
                return PageLayer::push(HandicapTable::default(), self.session(), shared);
            }
            Some(Effect::Compare(comparing)) => {
                return PageLayer::push(*comparing, self.session(), shared);
            }
            Some(Effect::Examples) => {
                return PageLayer::push(ExamplesPage::default(), self.session(), shared);
            }
            Some(Effect::Appearance) => {
                return PageLayer::push(AppearancePage::default(), self.session(), shared);
            }
            Some(Effect::Write(format)) => {
                let text = self.text.as_deref();
                let said = write_result(&self.app, format, text, &shared.settings.look);
                self.app.say(said);
            }
            Some(Effect::Copy) => {
                let said = copy_result(&self.app, &shared.settings.look);
                self.app.say(said);
            }
            Some(Effect::Suspend) => {
                self.save();
                return Next::Suspend;
            }
            Some(Effect::Mouse) => {
                if let Some(said) = shared.settings.turn(AppearanceRow::Mouse, 1) {
                    self.app.say(said);
                }
            }
            Some(Effect::Resume) => {
                if let Some(kept) = self.kept.take() {
                    self.app = *kept;
                }
            }
            Some(Effect::Afresh) => {
                // The other count stays on the first screen.
                self.kept = None;
                self.journal = self.journal.as_ref().map(Journal::another);
                return self.begin_waiting(shared);
            }
            Some(Effect::Command) => {
                let action = command_at(&self.app, &shared.settings.look);
                self.app.close_palette();
                if let Some(action) = action {
                    return self.carry_out(action, shared);
                }
            }
            #[cfg(not(feature = "phone"))]
            Some(Effect::Phone) => {}
            None => {}
        }
        Next::Draw
    }

    /// Whether the next board takes the place of this one at once: after one from a phone only if
    /// another was sent.
    #[cfg(feature = "phone")]
    fn is_followed(&self, shared: &Shared) -> bool {
        self.sent.is_none() || shared.has_sent()
    }

    #[cfg(not(feature = "phone"))]
    #[expect(clippy::unused_self, reason = "as with phones")]
    const fn is_followed(&self, _: &Shared) -> bool {
        true
    }

    /// A board that a phone sent waits again, unless it is counted.
    #[cfg(feature = "phone")]
    fn put_back(&self, shared: &mut Shared) {
        let result = self.said(shared);
        let Some((number, phones)) = self.sent.zip(shared.phones.as_mut()) else { return };
        if self.session().step == Step::Result {
            phones.counted(number, result);
        } else {
            phones.put_back(number, self.journal.clone());
        }
    }

    #[cfg(not(feature = "phone"))]
    #[expect(clippy::unused_self, reason = "as with phones")]
    const fn put_back(&self, _: &Shared) {}

    /// The number of the board that a phone sent.
    #[cfg(feature = "phone")]
    pub(super) const fn sent(&self) -> Option<usize> {
        self.sent
    }

    /// Ends the count: the next board is counted as this one was, and a result goes into the log.
    fn end(&mut self, next: Next, shared: &mut Shared) -> Next {
        self.put_back(shared);
        let session = self.app.session();
        if matches!(session.origin(), None | Some(Origin::PutIn)) {
            // If nothing was counted yet, it is still the same game.
            let setup = if session.is_begun() {
                session.setup.for_another_game()
            } else {
                session.setup.clone()
            };
            shared.setup = Some((setup, session.size()));
        }
        // A result returned to is in the log already.
        if self.logged.as_ref() == Some(session) {
            return next;
        }
        let added = add_to_log(session, self.whole_path(), shared.folders.as_ref());
        self.logged = Some(session.clone());
        let Err(why) = added else { return next };
        // A remark goes where the player sees it: to the first screen, or to the terminal.
        if let Next::Leave(said) = next {
            let lines = said.into_iter().chain([shared.settings.look.words.message(&why)]);
            return Next::Leave(Some(lines.collect::<Vec<_>>().join("\n")));
        }
        shared.remark = Some(why);
        next
    }

    /// Drops what was kept.
    fn forget(&mut self) {
        self.written = Some(self.app.kept(&self.begun));
        if let Some(journal) = &self.journal {
            journal.forget();
        }
    }

    /// The result in words, if the count has come to it.
    fn said(&self, shared: &Shared) -> Option<String> {
        let session = self.app.session();
        if session.step != Step::Result {
            return None;
        }
        Some(won(session, session.named()?, &shared.settings.look.words))
    }

    /// What a click means: a chain marked, a vertex painted, or a step by its hint in the footer.
    fn click(&self, mouse: MouseEvent, screen: Rect, shared: &Shared) -> Option<Action> {
        let place = Position::new(mouse.column, mouse.row);
        let on_board = matches!(
            self.app.mode(),
            Mode::Board | Mode::Seki | Mode::PlayOn | Mode::Edit | Mode::Photograph
        );
        let (pixels, look) = (shared.pixels.as_ref(), &shared.settings.look);
        let on_picture = pixels.and_then(|pixels| pixels.vertex_at(screen, &self.app, look, place));
        let vertex = on_picture.or_else(|| vertex_at(screen, &self.app, look, place));
        let vertex = vertex.filter(|_| on_board);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                vertex.map(Action::ToggleAt).or_else(|| hint_at(screen, &self.app, look, place))
            }
            MouseEventKind::Drag(MouseButton::Left) if self.app.editor().is_some() => {
                vertex.map(Action::PaintAt)
            }
            _ => None,
        }
    }
}

/// The count as it was when it was broken off, if it was.
fn taken_up(journal: &Journal, begun: &App) -> Result<Option<Box<App>>, SetAside> {
    let Some(kept) = journal.kept()? else { return Ok(None) };
    begun.taken_up(&kept).map(|app| Some(Box::new(app))).ok_or_else(|| journal.set_aside())
}
