//! `shuzi`, `shuzi FILE` and `shuzi count`: the walk-through on the whole screen.

use std::io::{IsTerminal, stdout};
use std::path::Path;
use std::time::Duration;

use anyhow::anyhow;
use ratatui::crossterm::event::{Event, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::layout;

use super::args::{CountArgs, GameArgs};
use super::profiles::book_and_name;
use super::scorer::{dead_stones, located};
use super::surface::{known_key, look};
use super::{Failure, plain};
use crate::app::{Action, App, Effect, Mode, Position, Rearranging, Session, Setup, Step, Table};
use crate::counting::choose_profile;
use crate::goban::Size;
use crate::output::print::{Format, Paper, lay_out, pdf};
use crate::record::{Games, Info, decode};
use crate::rules::Profile;
use crate::sheet::key_sheet;
use crate::shell::{
    Folders, Journal, Overwrite, Screen, Waited, WriteError, read_input, tell, write_file,
};
use crate::texts::Texts;
use crate::view::{Look, draw, vertex_at};

/// Opens the assistant.
pub(super) fn open(file: Option<&Path>, game: &GameArgs, ascii: bool) -> Result<(), Failure> {
    if !stdout().is_terminal() {
        let message = "no terminal to draw on: use `shuzi score`, or `shuzi count --plain`";
        return Err(Failure::Usage(message.to_owned()));
    }
    let start = Start::of(file, game)?;
    on_screen(start, ascii)
}

/// Counts step by step, straight into the walk-through.
pub(super) fn count(args: &CountArgs) -> Result<(), Failure> {
    if args.plain {
        let start = Start::of(args.file.as_deref(), &args.game)?;
        return plain::run(start.session, start.profiles, start.texts);
    }
    open(args.file.as_deref(), &args.game, args.ascii)
}

/// What a count begins with.
struct Start {
    session: Session,
    profiles: Vec<Profile>,
    texts: Texts,
    /// What tells this count from others: the file's bytes and the options.
    identity: (Vec<u8>, String),
}

impl Start {
    fn of(file: Option<&Path>, args: &GameArgs) -> Result<Self, Failure> {
        let (book, rules) = book_and_name(args.rules.as_deref())?;
        let profiles = book.profiles().to_vec();
        let mut identity = (Vec::new(), format!("{file:?} {args:?}"));
        let (table, info, notes) = match file {
            None => {
                let size = args.size.unwrap_or(Size::NINETEEN);
                (Table::Real(size), Info::default(), Vec::new())
            }
            Some(path) => {
                let name = path.to_string_lossy().into_owned();
                let fail = |error: &dyn std::fmt::Display| {
                    tell(format!("{name}:{error}"));
                    Failure::Told
                };
                let bytes = read_input(path).map_err(|error| fail(&format!("1:1: {error}")))?;
                let text = decode(&bytes, args.encoding);
                identity.0 = bytes;
                let mut games = Games::of(&text, args.size);
                let first = games.next().ok_or_else(|| fail(&"1:1: no game here"))?;
                let (game, notes) = first.map_err(|error| fail(&error))?;
                let (dead, remark) =
                    dead_stones(args, &game).map_err(|error| fail(&located(&error, game.place)))?;
                let mut notes: Vec<String> =
                    notes.iter().map(|note| format!("{name}:{note}")).collect();
                notes.extend(remark.map(|remark| format!("{name}: {remark}")));
                let others = games.count();
                if others > 0 {
                    notes.push(format!("{name}: {others} more games in this file are not opened"));
                }
                let position = Position::new(name, game.board, dead, game.plays);
                (Table::File(Box::new(position)), game.info, notes)
            }
        };
        for note in &notes {
            tell(note);
        }
        let profile = match choose_profile(&book, rules.as_deref(), &info) {
            // On the screen the player is asked: the settings open with the default profile.
            Err(crate::counting::TermsError::UnknownRules(rules, _)) => {
                tell(format!("RU[{rules}] is no rule set known here: choose one in the settings"));
                choose_profile(&book, None, &Info::default())
            }
            chosen => chosen,
        }
        .map_err(anyhow::Error::from)?;
        let setup = Setup {
            method: args.method.unwrap_or(profile.value.method),
            side: args.side.unwrap_or(profile.value.side),
            keep_tie_breaker: args.with_tie_breaker,
            asked: args.asked(),
            profile,
        };
        let texts = Texts::english().map_err(anyhow::Error::from)?;
        Ok(Self { session: Session::new(table, info, setup), profiles, texts, identity })
    }
}

/// How long a stone takes where a plan plays by itself.
const A_STONE: Duration = Duration::from_millis(500);

fn on_screen(start: Start, ascii: bool) -> Result<(), Failure> {
    let look = look(start.texts, ascii);
    let mut journal =
        Folders::of_user().map(|folders| Journal::of(&folders.state, &start.identity));
    let begun = App::new(start.session, start.profiles);
    let mut app = begun.clone();
    let kept = journal.as_ref().and_then(Journal::kept);
    if kept.is_some() {
        app.offer_to_resume();
    }
    let mut screen = Screen::take()?;
    screen.draw(|frame| draw(frame, &app, &look))?;
    loop {
        screen.set_mouse(app.mode() == Mode::Board)?;
        let playing = app.rearranging().is_some_and(Rearranging::is_playing);
        let event = match screen.wait(playing.then_some(A_STONE))? {
            Waited::Event(event) => event,
            Waited::Nothing => {
                app.update(Action::Tick);
                if let Some(journal) = &mut journal {
                    journal.note(Action::Tick);
                }
                screen.draw(|frame| draw(frame, &app, &look))?;
                continue;
            }
            Waited::Ended => {
                drop(screen);
                return Err(Failure::Failed(anyhow!("told to end; the count is kept")));
            }
        };
        let Some(action) = meaning(&event, &app, &screen)? else {
            if matches!(event, Event::Resize(..)) {
                screen.draw(|frame| draw(frame, &app, &look))?;
            }
            continue;
        };
        match app.update(action) {
            Some(Effect::Quit { finished }) => {
                drop(screen);
                if let (true, Some(journal)) = (finished, &mut journal) {
                    journal.forget();
                }
                return say_result(&app);
            }
            Some(Effect::Export) => {
                let said = export(&app, &look);
                app.say(said);
            }
            Some(Effect::Resume) => {
                let actions = kept.clone().unwrap_or_default();
                app = taken_up(&begun, &actions);
                if let Some(journal) = &mut journal {
                    journal.take_up(actions);
                }
            }
            Some(Effect::Forget) => {
                if let Some(journal) = &mut journal {
                    journal.forget();
                }
            }
            effect => {
                if let Some(journal) = &mut journal {
                    journal.note(action);
                    if effect == Some(Effect::Save)
                        && let Err(error) = journal.save()
                    {
                        app.say(format!("the count cannot be kept: {error}"));
                    }
                }
            }
        }
        screen.draw(|frame| draw(frame, &app, &look))?;
    }
}

/// Writes the sheet shown to a file here, and says so; another file is not written over.
fn export(app: &App, look: &Look) -> String {
    let Some(sheet) = app.cheat_sheet() else { return String::new() };
    let rows = sheet.rows();
    if rows.is_empty() {
        return "nothing to write: set a komi first".to_owned();
    }
    let document = key_sheet(&sheet.profile, &rows, &look.texts);
    let (width, height) = (sheet.size.width(), sheet.size.height());
    let komi = rows[0].adjustment.komi();
    let name = format!("shuzi-keys-{}-{width}x{height}-{komi}.pdf", sheet.profile.name);
    let written = lay_out(&document, Format::Wall, Paper::A4)
        .map_err(|error| error.to_string())
        .map(|pages| pdf(&pages, &document.title))
        .and_then(|bytes| {
            let path = Path::new(&name);
            write_file(path, &bytes, Overwrite::No).map_err(|error| match error {
                WriteError::Exists => "it is there already".to_owned(),
                WriteError::Failed(_) => error.to_string(),
            })
        });
    match written {
        Ok(()) => format!("written: {name}"),
        Err(error) => format!("{name}: {error}"),
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

/// The action an event means, if it means any.
fn meaning(event: &Event, app: &App, screen: &Screen) -> Result<Option<Action>, Failure> {
    Ok(match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            known_key(key).and_then(|key| app.action(key))
        }
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            let place = layout::Position::new(mouse.column, mouse.row);
            let vertex = vertex_at(screen.area()?, app, place);
            vertex.filter(|_| app.mode() == Mode::Board).map(Action::ToggleAt)
        }
        _ => None,
    })
}
