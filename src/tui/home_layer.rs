//! The first screen.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use ratatui::Frame;

use super::Shared;
use super::count_layer::CountLayer;
use super::files::{listing, pasted_path, preview};
use super::layer::{Input, Layer, Next};
use super::log::counts_done;
use super::opening::Opening;
use super::page_layer::PageLayer;
use super::practice_layer::PracticeLayer;
use crate::app::{
    Action, AppearancePage, Beginning, CheatSheet, ExamplesPage, HandicapTable, Home, HomeEffect,
    Showcase, Tip, UsualCount,
};
use crate::shell::{Failure, Journal, history};
use crate::view::draw_home;
use shuzi_core::fact::Message;
use shuzi_core::life::Dead;
use shuzi_core::record::{Info, read_diagram};
use shuzi_walk::{Remark, Session, Table, TablePosition};

/// The first screen: what can be done, unfinished counts, recent counts.
#[derive(Default)]
pub(super) struct HomeLayer {
    /// Read anew whenever the screen is returned to.
    home: Option<Home>,
    /// The files of the counts that were broken off, as they are listed.
    unfinished: Vec<PathBuf>,
    /// Whether the program began with another screen: after a key nothing moves.
    is_second: bool,
    /// When the game that counts itself last moved.
    moved: Option<Instant>,
}

/// How long the game that counts itself rests between two moves.
const A_MOVE: Duration = Duration::from_millis(700);

impl Shared {
    /// What a count begins with: a file, or a board on the table by what was chosen last.
    pub(super) fn opening(&self, file: Option<&Path>) -> Result<Opening, Failure> {
        let mut opening = Opening::of(file, &self.scorer, &self.options)?;
        match (file, self.setup.clone()) {
            (None, Some((setup, size))) => {
                opening.session = Session::new(Table::Real(size), Info::default(), setup);
            }
            (None, None) => {
                opening.use_as_last(&self.scorer, &self.options, self.folders.as_ref());
            }
            (Some(_), _) => {}
        }
        Ok(opening)
    }
}

impl HomeLayer {
    /// The first screen; `is_second` if the program begins with another one on top.
    pub(super) fn new(is_second: bool) -> Self {
        Self { is_second, ..Self::default() }
    }

    fn read(&mut self, shared: &mut Shared) -> Result<Home, Failure> {
        let opening = shared.opening(None)?;
        let session = &opening.session;
        let usual = UsualCount {
            rules: session.setup.profile.value.shown_title(),
            size: session.size(),
            komi: session.terms().ok().map(|terms| terms.komi.value),
            method: session.setup.method,
        };
        let folders = shared.folders.as_ref();
        let unfinished = folders.map(|folders| Journal::unfinished(&folders.state));
        let (paths, unfinished) = unfinished.unwrap_or_default().into_iter().unzip();
        self.unfinished = paths;
        let mut home = Home::new(usual, unfinished).with_showcase(self.showcase(shared));
        match folders.map(counts_done) {
            Some(Ok((counts, remarks))) => {
                let has_practised = folders.is_some_and(|folders| history(folders).path().exists());
                home = home.with_tip(Tip::of(&counts, has_practised)).with_recent(counts);
                if let Some(remark) = remarks.into_iter().next() {
                    home.say(remark);
                }
            }
            Some(Err(Failure::Failed(why))) => home.say(why),
            Some(Err(_)) | None => {}
        }
        if let Some(remark) = shared.remark.take() {
            home.say(remark);
        }
        Ok(home)
    }

    /// The game that counts itself: moving when the program starts, later at its end.
    fn showcase(&mut self, shared: &Shared) -> Option<Showcase> {
        if let Some(home) = &self.home {
            return home.showcase().cloned();
        }
        let mut showcase = Showcase::new()?;
        if self.is_second || !shared.settings.moves() {
            showcase.finish();
        }
        Some(showcase)
    }

    /// Moves one stone of the game that counts itself. If the last frame took long to arrive, the
    /// connection is too slow for motion.
    fn tick(&mut self) -> Next {
        let is_slow = self.moved.is_some_and(|moved| moved.elapsed() > 2 * A_MOVE);
        self.moved = Some(Instant::now());
        let Some(showcase) = self.home.as_mut().and_then(Home::showcase_mut) else {
            return Next::Nothing;
        };
        if is_slow {
            showcase.finish();
        } else {
            showcase.tick();
        }
        Next::Draw
    }

    fn act(&mut self, action: Action, shared: &mut Shared) -> Result<Next, Failure> {
        let Some(home) = &mut self.home else { return Ok(Next::Nothing) };
        let mut effect = home.update(action);
        while let Some(asked) = effect.take() {
            match asked {
                HomeEffect::Begin(beginning) => return self.begin(&beginning, shared),
                HomeEffect::Quit => return Ok(Next::Leave(None)),
                HomeEffect::Suspend => return Ok(Next::Suspend),
                HomeEffect::Look(path) => home.previewed(preview(&path)),
                HomeEffect::List(folder) => match listing(&folder) {
                    Ok((folder, entries)) => effect = home.listed(folder, entries),
                    Err(why) => home.say(why),
                },
            }
        }
        Ok(Next::Draw)
    }

    fn begin(&mut self, beginning: &Beginning, shared: &mut Shared) -> Result<Next, Failure> {
        let begun = match beginning {
            Beginning::File(path) => Self::count(Some(path), &[], shared),
            Beginning::Compare(path) => {
                Self::count(Some(path), &[Action::Finish, Action::Compare], shared)
            }
            Beginning::Resume(place) => self.resume(*place, shared),
            Beginning::Practise => {
                PracticeLayer::from_home(shared).map(|layer| Next::Push(Box::new(layer)))
            }
            Beginning::Table => Self::count(None, &[Action::Next], shared),
            #[cfg(feature = "phone")]
            Beginning::Phone => Ok(Next::Phones),
            #[cfg(not(feature = "phone"))]
            Beginning::Phone => Ok(Next::Draw),
            Beginning::Settings => Self::count(None, &[], shared),
            Beginning::Position => Self::count(None, &[Action::Edit], shared),
            Beginning::Board(rows) => Self::board(rows, shared),
            Beginning::Examples => {
                let about = shared.opening(None)?.session;
                Ok(PageLayer::push(ExamplesPage::default(), &about, shared))
            }
            Beginning::Example(game) => Self::count(None, &[Action::OpenExample(*game)], shared),
            Beginning::Sheet => {
                let Opening { session, profiles, .. } = shared.opening(None)?;
                Ok(PageLayer::push(CheatSheet::of(&session, profiles), &session, shared))
            }
            Beginning::Handicap => {
                let about = shared.opening(None)?.session;
                Ok(PageLayer::push(HandicapTable::default(), &about, shared))
            }
            Beginning::Appearance => {
                let about = shared.opening(None)?.session;
                Ok(PageLayer::push(AppearancePage::default(), &about, shared))
            }
        };
        match begun {
            // What cannot be opened is told here.
            Err(Failure::InFile(why) | Failure::Failed(why) | Failure::Usage(why)) => {
                shared.remark = Some(why);
                self.arrive(shared)
            }
            begun => begun,
        }
    }

    fn count(
        file: Option<&Path>,
        actions: &[Action],
        shared: &mut Shared,
    ) -> Result<Next, Failure> {
        let mut opening = shared.opening(file)?;
        // What was left unfinished is on the list here.
        opening.is_another = file.is_none();
        Ok(Next::Push(Box::new(CountLayer::new(opening, None, actions.to_vec(), shared))))
    }

    /// A count of a board that was put in before.
    fn board(rows: &str, shared: &mut Shared) -> Result<Next, Failure> {
        let game = read_diagram(rows).map_err(|why| Failure::Failed(why.what))?;
        let mut opening = shared.opening(None)?;
        let mut position = TablePosition::put_in(game.board);
        if let Some(marks) = game.marks {
            position.set_dead(Dead { stones: marks.dead, ..position.dead().clone() });
        }
        opening.session.table = Table::File(Box::new(position));
        opening.is_another = true;
        Ok(Next::Push(Box::new(CountLayer::new(opening, None, Vec::new(), shared))))
    }

    fn resume(&self, place: usize, shared: &mut Shared) -> Result<Next, Failure> {
        let Some(path) = self.unfinished.get(place).cloned() else { return Ok(Next::Draw) };
        let about = Journal::unfinished(path.parent().unwrap_or(&path))
            .into_iter()
            .find(|(at, _)| *at == path)
            .map(|(_, about)| about);
        let Some(about) = about else { return Ok(Next::Draw) };
        let opening = shared.opening(about.file.as_deref().map(Path::new))?;
        // Marks and answers belong to the file as it was.
        if opening.fingerprint() != about.fingerprint {
            let file = about.file.unwrap_or_default();
            let what = Message::plain("file-changed");
            let values = [("name", file.into()), ("what", what.into())];
            return Err(Message::new("at-file", values).into());
        }
        let journal = Some(Journal::at(path));
        Ok(Next::Push(Box::new(CountLayer::new(opening, journal, Vec::new(), shared))))
    }
}

impl Layer for HomeLayer {
    fn arrive(&mut self, shared: &mut Shared) -> Result<Next, Failure> {
        self.home = Some(self.read(shared)?);
        Ok(Next::Draw)
    }

    fn draw(&mut self, frame: &mut Frame<'_>, shared: &mut Shared) {
        if let Some(home) = &self.home {
            draw_home(frame, home, &shared.settings.look);
        }
    }

    fn take(&mut self, input: Input, shared: &mut Shared) -> Result<Next, Failure> {
        let Some(home) = &mut self.home else { return Ok(Next::Nothing) };
        if matches!(input, Input::Tick) {
            return Ok(self.tick());
        }
        // Nothing moves once the player does something.
        let mut stops = Next::Nothing;
        if let Some(showcase) = home.showcase_mut().filter(|showcase| !showcase.is_done()) {
            showcase.finish();
            stops = Next::Draw;
        }
        match input {
            Input::Key(key) => match shared.settings.look.keys.action(home.mode(), key) {
                Some(action) => self.act(action, shared),
                None => Ok(stops),
            },
            // A pasted path is opened.
            Input::Paste(text) => {
                if let Some(path) = pasted_path(&text) {
                    return self.begin(&Beginning::File(path), shared);
                }
                home.say(Remark::NoPathPasted);
                Ok(Next::Draw)
            }
            Input::Passed(action) => self.act(action, shared),
            Input::Mouse(..) | Input::Tick => Ok(stops),
        }
    }

    fn patience(&self) -> Option<Duration> {
        let showcase = self.home.as_ref().and_then(Home::showcase)?;
        (!showcase.is_done()).then_some(A_MOVE)
    }

    fn told_to_end(&mut self) -> Option<Message> {
        Some(Message::plain("ended-home"))
    }
}
