//! `shuzi`, `shuzi FILE` and `shuzi count`: the walk-through on the whole screen.

use std::io::{IsTerminal, stdout};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use ratatui::crossterm::event::{Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout;

use super::args::{AppearanceArgs, CountArgs, GameArgs};
use super::export::{copy_result, write_result, write_sheet};
use super::failure::OutputResult as _;
use super::opening::Opening;
use super::terminal_settings::{TerminalSettings, in_colours_here, known_key};
use super::{Failure, plain};
use crate::app::{Action, App, AppearanceRow, Effect, Mode, Rearranging, Remark, Step, next_of};
use crate::fact::Message;
use crate::shell::{Folders, Journal, SetAside, TerminalGuard, Waited, system_refusal};
use crate::view::{Glyphs, ThemeName, draw, hint_at, vertex_at};
use crate::words::{Language, Words};

/// Opens the assistant.
pub(super) fn open(
    file: Option<&Path>,
    game: &GameArgs,
    look: &AppearanceArgs,
    words: &Arc<Words>,
) -> Result<(), Failure> {
    if !stdout().is_terminal() {
        return Err(Failure::usage("usage-no-terminal"));
    }
    let settings = TerminalSettings::of(look, words)?;
    let opening = Opening::of(file, game, &settings.config, words)?;
    Assistant::begin(opening, settings)?.run()
}

/// Counts step by step, straight into the walk-through.
pub(super) fn count(args: &CountArgs, words: &Arc<Words>) -> Result<(), Failure> {
    if args.plain {
        let settings = TerminalSettings::of(&args.look, words)?;
        let opening = Opening::of(args.file.as_deref(), &args.game, &settings.config, words)?;
        return plain::run(opening.session, opening.profiles, words);
    }
    open(args.file.as_deref(), &args.game, &args.look, words)
}

/// How long a stone takes where a plan plays by itself.
const A_STONE: Duration = Duration::from_millis(500);

/// What came of an action.
enum Carried {
    /// It is done, and nothing is to be kept.
    Out,
    /// It changed the count, which is to be kept.
    Changed,
    /// It ends the program.
    Ended,
}

/// The assistant while it runs.
struct Assistant {
    app: App,
    /// The count as it was at the beginning: a count taken up begins there.
    begun: App,
    /// What was kept of it from last time.
    kept: Option<Box<App>>,
    journal: Option<Journal>,
    settings: TerminalSettings,
    /// How things look when a choice is dropped.
    before: TerminalSettings,
    /// The game's file.
    text: Option<String>,
    screen: TerminalGuard,
}

impl Assistant {
    fn begin(opening: Opening, settings: TerminalSettings) -> Result<Self, Failure> {
        let begun = App::new(opening.session, opening.profiles);
        let mut app = begun.clone();
        let folder = Folders::of_user().map(|folders| folders.state);
        if let Some(aside) = folder.as_deref().and_then(Journal::set_others_aside) {
            app.say(aside);
        }
        let journal = folder.map(|folder| {
            let mut identity = opening.identity;
            identity.extend(begun.fingerprint());
            Journal::of(&folder, &identity)
        });
        let kept = match journal.as_ref().map(|journal| taken_up(journal, &begun)).transpose() {
            Ok(kept) => kept.flatten(),
            Err(aside) => {
                app.say(aside);
                None
            }
        };
        if let Some(kept) = &kept {
            app.offer_to_resume(kept);
        }
        let (before, text, screen) =
            (settings.clone(), opening.text, TerminalGuard::take().or_fail()?);
        Ok(Self { app, begun, kept, journal, settings, before, text, screen })
    }

    fn draw(&mut self) -> Result<(), Failure> {
        let (app, look) = (&self.app, &self.settings.look);
        self.screen.set_mouse(look.mouse).or_fail()?;
        self.screen.draw(|frame| draw(frame, app, look)).or_fail()
    }

    fn run(mut self) -> Result<(), Failure> {
        self.draw()?;
        loop {
            let playing = self.app.rearranging().is_some_and(Rearranging::is_playing);
            let actions = match self.screen.wait(playing.then_some(A_STONE)).or_fail()? {
                Waited::Event(event @ Event::Resize(..)) => {
                    let _ = event;
                    Vec::new()
                }
                Waited::Event(event) => match self.meaning(&event)? {
                    actions if actions.is_empty() => continue,
                    actions => actions,
                },
                Waited::Nothing => vec![Action::Tick],
                Waited::Ended => {
                    drop(self.screen);
                    return Err(Message::plain("ended-count").into());
                }
            };
            // A paste is many actions, and kept once.
            let mut changed = false;
            for action in actions {
                match self.carry_out(action)? {
                    Carried::Out => {}
                    Carried::Changed => changed = true,
                    Carried::Ended => {
                        drop(self.screen);
                        return say_result(&self.app, &self.settings.look.words);
                    }
                }
            }
            if changed {
                self.save();
            }
            self.draw()?;
        }
    }

    /// Keeps the count on disk, or says that it cannot.
    fn save(&mut self) {
        let save = |journal: &Journal| journal.save(self.app.kept(&self.begun));
        if let Some(Err(error)) = self.journal.as_ref().map(save) {
            let why = system_refusal(&error);
            self.app.say(Message::new("not-saved", [("why", why)]));
        }
    }

    /// Carries out an action and what it asks of the outside.
    fn carry_out(&mut self, action: Action) -> Result<Carried, Failure> {
        let effect = self.app.update(action);
        match effect {
            Some(Effect::Quit { finished }) => {
                if let (true, Some(journal)) = (finished, &self.journal) {
                    journal.forget();
                }
                return Ok(Carried::Ended);
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
            Some(Effect::Suspend) => self.screen.suspend().or_fail()?,
            Some(Effect::TurnAppearance(row, step)) => self.turn_look(row, step),
            Some(Effect::KeepAppearance) => {
                let said = self.settings.keep();
                self.app.say(said);
                self.before = self.settings.clone();
            }
            Some(Effect::DropAppearance) => self.settings = self.before.clone(),
            Some(Effect::Resume) => {
                if let Some(kept) = self.kept.take() {
                    self.app = *kept;
                }
            }
            Some(Effect::Forget) => {
                if let Some(journal) = &self.journal {
                    journal.forget();
                }
            }
            Some(Effect::Save) => return Ok(Carried::Changed),
            None => {}
        }
        Ok(Carried::Out)
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
    fn meaning(&self, event: &Event) -> Result<Vec<Action>, Failure> {
        Ok(match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                known_key(key).and_then(|key| self.app.action(key)).into_iter().collect()
            }
            Event::Mouse(mouse) => self.click(*mouse)?.into_iter().collect(),
            Event::Paste(text) => self.app.pasted(text),
            _ => Vec::new(),
        })
    }

    /// What a click means: a chain marked, a vertex painted, a step by its hint in the footer.
    fn click(&self, mouse: MouseEvent) -> Result<Option<Action>, Failure> {
        let place = layout::Position::new(mouse.column, mouse.row);
        let screen = self.screen.area().or_fail()?;
        let on_board = matches!(self.app.mode(), Mode::Board | Mode::Edit);
        let vertex = vertex_at(screen, &self.app, place).filter(|_| on_board);
        Ok(match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => vertex
                .map(Action::ToggleAt)
                .or_else(|| hint_at(screen, &self.app, &self.settings.look, place)),
            MouseEventKind::Drag(MouseButton::Left) if self.app.mode() == Mode::Edit => {
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

/// Leaves the result on the terminal after the screen is gone.
fn say_result(app: &App, words: &Words) -> Result<(), Failure> {
    use std::io::Write as _;
    let session = app.session();
    match (session.step, session.result()) {
        (Step::Result, Some(result)) => {
            writeln!(stdout(), "{}", words.outcome(result.outcome())).or_fail()
        }
        _ => Ok(()),
    }
}
