//! `shuzi`, `shuzi FILE` and `shuzi count`: the walk-through on the whole screen.

use std::io::{IsTerminal, stdout};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::anyhow;
use ratatui::crossterm::event::{Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout;

use super::args::{AppearanceArgs, CountArgs, GameArgs};
use super::export::{copy_result, write_result, write_sheet};
use super::opening::Opening;
use super::terminal_settings::{TerminalSettings, known_key};
use super::{Failure, plain};
use crate::app::{Action, App, AppearanceRow, Effect, Mode, Rearranging, Step, next_of};
use crate::shell::{Folders, Journal, Screen, Waited};
use crate::texts::{Language, Texts};
use crate::view::{Glyphs, ThemeName, draw, hint_at, vertex_at};

/// Opens the assistant.
pub(super) fn open(
    file: Option<&Path>,
    game: &GameArgs,
    look: &AppearanceArgs,
) -> Result<(), Failure> {
    if !stdout().is_terminal() {
        let message = "no terminal to draw on: use `shuzi score`, or `shuzi count --plain`";
        return Err(Failure::Usage(message.to_owned()));
    }
    let surface = TerminalSettings::of(look)?;
    let start = Opening::of(file, game, &surface.config)?;
    Assistant::begin(start, surface)?.run()
}

/// Counts step by step, straight into the walk-through.
pub(super) fn count(args: &CountArgs) -> Result<(), Failure> {
    if args.plain {
        let surface = TerminalSettings::of(&args.look)?;
        let start = Opening::of(args.file.as_deref(), &args.game, &surface.config)?;
        let texts = Arc::unwrap_or_clone(surface.look.texts);
        return plain::run(start.session, start.profiles, texts);
    }
    open(args.file.as_deref(), &args.game, &args.look)
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
    kept: Option<Vec<Action>>,
    journal: Option<Journal>,
    surface: TerminalSettings,
    /// How things look when a choice is dropped.
    before: TerminalSettings,
    /// The game's file.
    text: Option<String>,
    screen: Screen,
}

impl Assistant {
    fn begin(start: Opening, surface: TerminalSettings) -> Result<Self, Failure> {
        let journal =
            Folders::of_user().map(|folders| Journal::of(&folders.state, &start.identity));
        let begun = App::new(start.session, start.profiles);
        let mut app = begun.clone();
        let kept = journal.as_ref().and_then(Journal::kept);
        if let Some(actions) = &kept {
            app.offer_to_resume(&taken_up(&begun, actions));
        }
        let (before, text, screen) = (surface.clone(), start.text, Screen::take()?);
        Ok(Self { app, begun, kept, journal, surface, before, text, screen })
    }

    fn draw(&mut self) -> Result<(), Failure> {
        let (app, look) = (&self.app, &self.surface.look);
        self.screen.set_mouse(look.mouse)?;
        Ok(self.screen.draw(|frame| draw(frame, app, look))?)
    }

    fn run(mut self) -> Result<(), Failure> {
        self.draw()?;
        loop {
            let playing = self.app.rearranging().is_some_and(Rearranging::is_playing);
            let actions = match self.screen.wait(playing.then_some(A_STONE))? {
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
                    return Err(Failure::Failed(anyhow!("told to end; the count is kept")));
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
                        return say_result(&self.app);
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
        if let Some(Err(error)) = self.journal.as_ref().map(Journal::save) {
            self.app.say(format!("the count cannot be kept: {error}"));
        }
    }

    /// Carries out an action and what it asks of the outside.
    fn carry_out(&mut self, action: Action) -> Result<Carried, Failure> {
        let effect = self.app.update(action);
        match effect {
            Some(Effect::Quit { finished }) => {
                if let (true, Some(journal)) = (finished, &mut self.journal) {
                    journal.forget();
                }
                return Ok(Carried::Ended);
            }
            Some(Effect::Export) => {
                let said = write_sheet(&self.app, &self.surface.look);
                self.app.say(said);
            }
            Some(Effect::Write(format)) => {
                let text = self.text.as_deref();
                let said = write_result(&self.app, format, text, &self.surface.look);
                self.app.say(said);
            }
            Some(Effect::Copy) => {
                let said = copy_result(&self.app);
                self.app.say(said);
            }
            Some(Effect::Suspend) => self.screen.suspend()?,
            Some(Effect::TurnAppearance(row, step)) => self.turn_look(row, step)?,
            Some(Effect::KeepAppearance) => {
                let said = self.surface.keep();
                self.app.say(said);
                self.before = self.surface.clone();
            }
            Some(Effect::DropAppearance) => self.surface = self.before.clone(),
            Some(Effect::Resume) => {
                let actions = self.kept.clone().unwrap_or_default();
                self.app = taken_up(&self.begun, &actions);
                if let Some(journal) = &mut self.journal {
                    journal.take_up(actions);
                }
            }
            Some(Effect::Forget) => {
                if let Some(journal) = &mut self.journal {
                    journal.forget();
                }
            }
            effect => {
                if let Some(journal) = &mut self.journal {
                    journal.note(action);
                }
                if effect == Some(Effect::Save) {
                    return Ok(Carried::Changed);
                }
            }
        }
        Ok(Carried::Out)
    }

    fn turn_look(&mut self, row: AppearanceRow, step: i32) -> Result<(), Failure> {
        let look = &mut self.surface.look;
        match row {
            AppearanceRow::Theme if self.surface.is_colorless => {
                self.app.say("no colours here: NO_COLOR, or --color never".to_owned());
            }
            AppearanceRow::Theme => {
                look.theme = next_of(&ThemeName::ALL, look.theme.name, step).theme();
            }
            AppearanceRow::Glyphs => look.glyphs = next_of(&Glyphs::ALL, look.glyphs, step),
            AppearanceRow::Language => {
                look.language = next_of(&Language::ALL, look.language, step);
                look.texts = Texts::of(look.language).map_err(anyhow::Error::from)?.into();
            }
            AppearanceRow::Mouse => {
                look.mouse = !look.mouse;
                let now = look.texts.words(if look.mouse { "on" } else { "off" });
                let said = format!("{}: {now}", look.texts.words("look-mouse"));
                self.app.say(said);
            }
        }
        Ok(())
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
        let screen = self.screen.area()?;
        let on_board = matches!(self.app.mode(), Mode::Board | Mode::Edit);
        let vertex = vertex_at(screen, &self.app, place).filter(|_| on_board);
        Ok(match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => vertex
                .map(Action::ToggleAt)
                .or_else(|| hint_at(screen, &self.app, &self.surface.look, place)),
            MouseEventKind::Drag(MouseButton::Left) if self.app.mode() == Mode::Edit => {
                vertex.map(Action::PaintAt)
            }
            _ => None,
        })
    }
}

/// The count as it was when it broke off.
fn taken_up(begun: &App, actions: &[Action]) -> App {
    let mut app = begun.clone();
    for &action in actions {
        app.update(action);
    }
    app
}

/// Leaves the result on the terminal after the screen is gone.
fn say_result(app: &App) -> Result<(), Failure> {
    use std::io::Write as _;
    let session = app.session();
    if let (Step::Result, Some(reckoning)) = (session.step, session.reckoning()) {
        writeln!(stdout(), "{}", crate::output::sentence(reckoning.outcome()))?;
    }
    Ok(())
}
