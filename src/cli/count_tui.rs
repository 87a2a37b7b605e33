//! A count on the whole screen, from its beginning to its result.

use std::mem;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ratatui::crossterm::event::{Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::{Frame, layout};

use super::Failure;
use super::args::BoardStyle;
use super::export::{copy_result, write_result, write_sheet};
use super::failure::OutputResult as _;
use super::log::local_time;
use super::opening::Opening;
use super::terminal_settings::{TerminalSettings, in_colours_here, known_key};
use crate::app::{
    Action, App, AppearanceRow, BoardForm, Effect, KeptCount, Mode, Rearranging, Remark, Session,
    Step, Table, Unfinished, next_of,
};
use crate::fact::Message;
use crate::shell::{Folders, Journal, SetAside, TerminalGuard, Waited, system_refusal};
use crate::view::{Glyphs, PixelBoard, ThemeName, command_at, draw, hint_at, vertex_at};
use crate::words::{Language, Words};

/// How long a stone takes where a plan plays by itself.
const A_STONE: Duration = Duration::from_millis(500);

/// How a count ends.
pub(super) enum Ending {
    /// The player leaves the program; what the result is, if there is one.
    Left(Option<String>),
    /// Back to the first screen.
    Home,
    /// The next board is counted.
    NextGame,
}

/// The assistant while a count goes on.
pub(super) struct Assistant<'a> {
    app: App,
    /// The count as it was at the beginning: a count taken up begins there.
    begun: App,
    /// What was kept of it from last time.
    kept: Option<Box<App>>,
    /// What the player chose to begin with, while that is asked about.
    waiting: Vec<Action>,
    journal: Option<Journal>,
    settings: &'a mut TerminalSettings,
    /// How things look when a choice is dropped.
    before: TerminalSettings,
    /// The game's file, and its text.
    path: Option<PathBuf>,
    text: Option<String>,
    /// What tells the file's bytes from others.
    fingerprint: u64,
    /// The count as it lies on the disk; as it began, where nothing does.
    written: KeptCount,
}

impl<'a> Assistant<'a> {
    /// A count that begins; with the journal of one that was broken off, that one.
    pub(super) fn begin(
        opening: Opening,
        settings: &'a mut TerminalSettings,
        resumed: Option<Journal>,
        (folders, recent_rules): (Option<&Folders>, Vec<String>),
    ) -> Self {
        let fingerprint = opening.fingerprint();
        let mut begun = App::new(opening.session, opening.profiles).with_recent_rules(recent_rules);
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
        let journal = resumed.or_else(|| {
            folder.map(|folder| {
                let mut identity = opening.identity;
                identity.extend(begun.fingerprint());
                Journal::of(folder, &identity)
            })
        });
        let mut kept = None;
        match journal.as_ref().map(|journal| taken_up(journal, &begun)).transpose() {
            Ok(Some(Some(taken_up))) if is_resumed => app = *taken_up,
            Ok(taken_up) => kept = taken_up.flatten(),
            Err(aside) => app.say(aside),
        }
        if let Some(kept) = &kept {
            app.offer_to_resume(kept);
        }
        let before = settings.clone();
        let written = begun.kept(&begun);
        Self {
            app,
            begun,
            kept,
            waiting: Vec::new(),
            journal,
            settings,
            before,
            path: opening.path,
            text: opening.text,
            fingerprint,
            written,
        }
    }

    /// The count as it stands.
    pub(super) const fn session(&self) -> &Session {
        self.app.session()
    }

    /// The whole path of the game's file.
    pub(super) fn whole_path(&self) -> Option<String> {
        let path = std::path::absolute(self.path.as_deref()?).ok()?;
        path.to_str().map(str::to_owned)
    }

    fn draw(
        &self,
        screen: &mut TerminalGuard,
        pixels: Option<&mut PixelBoard>,
    ) -> Result<(), Failure> {
        let (app, look) = (&self.app, &self.settings.look);
        screen.set_mouse(look.mouse).or_fail()?;
        let whole = |frame: &mut Frame<'_>| {
            draw(frame, app, look);
            if let Some(pixels) = pixels {
                pixels.draw(frame, app, look);
            }
        };
        screen.draw(whole).or_fail()
    }

    /// Counts until the player leaves, after these actions.
    pub(super) fn run(
        &mut self,
        screen: &mut TerminalGuard,
        mut pixels: Option<&mut PixelBoard>,
        actions: &[Action],
    ) -> Result<Ending, Failure> {
        let form = match pixels.as_deref().map(PixelBoard::cell) {
            Some(cell) => BoardForm::Pixels(cell),
            None if self.settings.board == BoardStyle::Glyphs => BoardForm::Glyphs,
            None => BoardForm::Blocks,
        };
        for app in [&mut self.app, &mut self.begun].into_iter().chain(self.kept.as_deref_mut()) {
            app.set_board_form(form);
        }
        // Before anything is done, a count that was broken off is asked about.
        let is_asked = self.app.overlay().is_some();
        self.waiting = actions.to_vec();
        if !is_asked {
            self.begin_waiting(screen)?;
        }
        // What was opened to be looked at is left for where it was opened.
        let is_visit =
            matches!(actions, [Action::CheatSheet | Action::Handicap | Action::Appearance]);
        let mut is_drawn = false;
        loop {
            // Nothing is drawn that is not kept.
            if !is_drawn && screen.wants_frame().or_fail()? {
                self.save();
                self.draw(screen, pixels.as_deref_mut())?;
                is_drawn = true;
            }
            let playing = self.app.rearranging().is_some_and(Rearranging::is_playing);
            let actions = match screen.wait(playing.then_some(A_STONE)).or_fail()? {
                Waited::Event(Event::Resize(..)) | Waited::Returned => Vec::new(),
                Waited::Event(Event::Paste(text)) => self.app.pasted(&text),
                Waited::Event(event) => match self.meaning(&event, screen, pixels.as_deref())? {
                    actions if actions.is_empty() => continue,
                    actions => actions,
                },
                Waited::Nothing => vec![Action::Tick],
                Waited::Ended => {
                    self.save();
                    let is_saved = self.app.is_saved();
                    let code = if is_saved { "ended-count" } else { "ended-unsaved" };
                    return Err(Message::plain(code).into());
                }
            };
            for action in actions {
                if let Some(ending) = self.carry_out(action, screen)? {
                    return Ok(ending);
                }
            }
            let has_visited = is_visit && self.waiting.is_empty();
            if has_visited && self.app.overlay().is_none() && self.app.is_at_beginning() {
                return Ok(Ending::Home);
            }
            is_drawn = false;
        }
    }

    /// Does what the player chose to begin with; none of it ends the count.
    fn begin_waiting(&mut self, screen: &mut TerminalGuard) -> Result<(), Failure> {
        let waiting = mem::take(&mut self.waiting);
        for &action in &waiting {
            self.carry_out(action, screen)?;
        }
        // What was done for the player on the way here is not worth keeping.
        if !waiting.is_empty() {
            self.written = self.app.kept(&self.begun);
        }
        Ok(())
    }

    /// Keeps the count on disk if it has changed, or says that it cannot.
    fn save(&mut self) {
        let count = self.app.kept(&self.begun);
        if count == self.written {
            return;
        }
        if count == self.begun.kept(&self.begun) {
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
            Some(Ok(())) | None => self.written = count,
        }
    }

    /// Carries out an action and what it asks of the outside; the ending, if it ends the count.
    fn carry_out(
        &mut self,
        action: Action,
        screen: &mut TerminalGuard,
    ) -> Result<Option<Ending>, Failure> {
        let effect = self.app.update(action);
        match effect {
            Some(Effect::Quit { finished }) => {
                if finished {
                    self.forget();
                }
                self.save();
                return Ok(Some(Ending::Left(self.said())));
            }
            Some(Effect::Home) => {
                // One that was kept and not taken up stays.
                if self.app.is_at_beginning() && self.kept.is_none() {
                    self.forget();
                }
                self.save();
                return Ok(Some(Ending::Home));
            }
            Some(Effect::NextGame) => {
                self.forget();
                let is_real = matches!(self.app.session().table, Table::Real(_));
                let ending = if is_real { Ending::NextGame } else { Ending::Home };
                return Ok(Some(ending));
            }
            Some(Effect::Export) => {
                let said = write_sheet(&self.app, &self.settings.look);
                self.app.say(said);
            }
            Some(Effect::Write(format)) => {
                let text = self.text.as_deref();
                let said = write_result(&self.app, format, text, &self.settings.look);
                self.app.say(said);
            }
            Some(Effect::Copy) => {
                let said = copy_result(&self.app, &self.settings.look);
                self.app.say(said);
            }
            Some(Effect::Suspend) => {
                self.save();
                screen.suspend().or_fail()?;
            }
            Some(Effect::TurnAppearance(row, step)) => self.turn_look(row, step),
            Some(Effect::KeepAppearance) => {
                let said = self.settings.keep();
                self.app.say(said);
                self.before = self.settings.clone();
            }
            Some(Effect::DropAppearance) => *self.settings = self.before.clone(),
            Some(Effect::Resume) => {
                if let Some(kept) = self.kept.take() {
                    self.app = *kept;
                }
            }
            Some(Effect::Forget) => {
                self.kept = None;
                self.forget();
                self.begin_waiting(screen)?;
            }
            Some(Effect::Command) => {
                let action = command_at(&self.app, &self.settings.look);
                self.app.close_palette();
                if let Some(action) = action {
                    return self.carry_out(action, screen);
                }
            }
            None => {}
        }
        Ok(None)
    }

    /// Drops what was kept.
    fn forget(&mut self) {
        self.written = self.app.kept(&self.begun);
        if let Some(journal) = &self.journal {
            journal.forget();
        }
    }

    /// The result in words, if the count has come to it.
    fn said(&self) -> Option<String> {
        let session = self.app.session();
        let result = session.result().filter(|_| session.step == Step::Result)?;
        let outcome = session.own_result().or_counted(result.outcome());
        Some(self.settings.look.words.outcome(outcome))
    }

    fn turn_look(&mut self, row: AppearanceRow, step: i32) {
        let look = &mut self.settings.look;
        match row {
            AppearanceRow::Theme if self.settings.is_colorless => {
                self.app.say(Message::plain("colours-off"));
            }
            AppearanceRow::Theme => {
                let next = next_of(&ThemeName::ALL, look.theme.name, step);
                look.theme = in_colours_here(next.theme());
            }
            AppearanceRow::Glyphs => look.glyphs = next_of(&Glyphs::ALL, look.glyphs, step),
            AppearanceRow::Language => {
                let language = next_of(&Language::ALL, look.words.language(), step);
                look.words = Arc::new(Words::of(language));
            }
            AppearanceRow::Mouse => {
                look.mouse = !look.mouse;
                self.app.say(if look.mouse { Remark::MouseOn } else { Remark::MouseOff });
            }
        }
    }

    /// The actions an event means.
    fn meaning(
        &self,
        event: &Event,
        screen: &TerminalGuard,
        pixels: Option<&PixelBoard>,
    ) -> Result<Vec<Action>, Failure> {
        Ok(match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let keys = &self.settings.look.keys;
                let meant = known_key(key).and_then(|key| keys.action(self.app.mode(), key));
                meant.into_iter().collect()
            }
            Event::Mouse(mouse) => self.click(*mouse, screen, pixels)?.into_iter().collect(),
            _ => Vec::new(),
        })
    }

    /// What a click means: a chain marked, a vertex painted, a step by its hint in the footer.
    fn click(
        &self,
        mouse: MouseEvent,
        screen: &TerminalGuard,
        pixels: Option<&PixelBoard>,
    ) -> Result<Option<Action>, Failure> {
        let place = layout::Position::new(mouse.column, mouse.row);
        let screen = screen.area().or_fail()?;
        let on_board = matches!(self.app.mode(), Mode::Board | Mode::Edit | Mode::Photograph);
        let on_picture = pixels.and_then(|pixels| pixels.vertex_at(screen, &self.app, place));
        let vertex = on_picture.or_else(|| vertex_at(screen, &self.app, place));
        let vertex = vertex.filter(|_| on_board);
        Ok(match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => vertex
                .map(Action::ToggleAt)
                .or_else(|| hint_at(screen, &self.app, &self.settings.look, place)),
            MouseEventKind::Drag(MouseButton::Left) if self.app.editor().is_some() => {
                vertex.map(Action::PaintAt)
            }
            _ => None,
        })
    }
}

/// The count as it was when it was broken off, if it was.
fn taken_up(journal: &Journal, begun: &App) -> Result<Option<Box<App>>, SetAside> {
    let Some(kept) = journal.kept()? else { return Ok(None) };
    begun.taken_up(&kept).map(|app| Some(Box::new(app))).ok_or_else(|| journal.set_aside())
}
