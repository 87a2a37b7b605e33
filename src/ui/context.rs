//! What all screens share.

use std::mem;
use std::path::{Path, PathBuf};

use super::{
    Appearance, AppearanceRow, CurrentGame, Opening, PixelBoard, TerminalSettings, pixel_board,
};
#[cfg(feature = "phone")]
use crate::phone::{PhoneOptions, Phones};
#[cfg(feature = "phone")]
use crate::shell::Waker;
use crate::shell::{Failure, Folders, Journal};
use shuzi_core::fact::Message;
use shuzi_core::goban::Size;
use shuzi_core::record::Info;
use shuzi_core::scorer::{ScoreOptions, Scorer};
use shuzi_walk::{Count, Session, Setup, Table, Workbench};

/// What all screens share: the count in progress, the settings, the program's folders.
///
/// There is always a count: on the first screen it is that of the next board on the table, which
/// nobody has begun.
pub struct Context {
    pub(crate) scorer: Scorer,
    pub(crate) options: ScoreOptions,
    pub settings: TerminalSettings,
    /// The program's folders; none without a home folder.
    pub folders: Option<Folders>,
    /// Where files are saved: the folder that the program was started in.
    pub here: PathBuf,
    /// The count in progress.
    pub game: CurrentGame,
    /// The board as a picture, if the terminal shows pictures.
    pub pixels: Option<PixelBoard>,
    /// Pixels per cell, [across, down], if boards are drawn as pictures.
    pub cell: Option<[u16; 2]>,
    /// What the next board on the table is counted by: what the last one was, and its size.
    setup: Option<(Setup, Size)>,
    /// Where the page for phones is served, if it was chosen.
    #[cfg(feature = "phone")]
    pub(crate) phone_options: PhoneOptions,
    /// The phones at the table, while the page for them is shown.
    #[cfg(feature = "phone")]
    pub(crate) phones: Option<Phones>,
    /// What ends the wait for input from another thread.
    #[cfg(feature = "phone")]
    pub(crate) waker: Option<Waker>,
}

impl std::fmt::Debug for Context {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context").field("game", &self.game).finish_non_exhaustive()
    }
}

impl Context {
    /// What all screens share. Nothing is drawn before mistakes in the options are reported.
    pub(crate) fn new(
        scorer: Scorer,
        options: ScoreOptions,
        settings: TerminalSettings,
        folders: Option<Folders>,
    ) -> Result<Self, Failure> {
        let pixels = pixel_board(settings.board)?;
        if let Some(folders) = &folders {
            Journal::sweep(&folders.state);
        }
        let mut opening = Opening::of(None, &scorer, &options)?;
        opening.use_as_last(&scorer, &options, folders.as_ref());
        opening.is_another = true;
        let game = CurrentGame::new(opening, None, folders.as_ref());
        let cell = pixels.as_ref().map(PixelBoard::cell);
        Ok(Self { scorer, options, folders, pixels, cell, ..Self::of(game, settings) })
    }

    /// The same for a count that is kept nowhere, on no terminal.
    pub fn in_memory(bench: Workbench, look: Appearance) -> Self {
        Self::of(CurrentGame::in_memory(bench), TerminalSettings::of_look(look))
    }

    fn of(game: CurrentGame, settings: TerminalSettings) -> Self {
        Self {
            scorer: Scorer::default(),
            options: ScoreOptions::default(),
            settings,
            folders: None,
            here: PathBuf::new(),
            game,
            cell: None,
            pixels: None,
            setup: None,
            #[cfg(feature = "phone")]
            phone_options: PhoneOptions::default(),
            #[cfg(feature = "phone")]
            phones: None,
            #[cfg(feature = "phone")]
            waker: None,
        }
    }

    pub const fn count(&self) -> &Count {
        &self.game.bench.count
    }

    /// The count, to be changed.
    pub const fn count_mut(&mut self) -> &mut Count {
        &mut self.game.bench.count
    }

    /// The state of the count.
    pub const fn session(&self) -> &Session {
        self.count().session()
    }

    pub const fn look(&self) -> &Appearance {
        &self.settings.look
    }

    /// What the player was last given as a remark, or is asked.
    pub fn remark(&self) -> Option<&Message> {
        self.count().remark()
    }

    /// Tells the player something.
    pub fn say(&mut self, remark: impl Into<Message>) {
        self.count_mut().say(remark);
    }

    /// Forgets what the player was told.
    pub fn hush(&mut self) {
        self.count_mut().hush();
    }

    /// Turns the mouse on or off, and says so.
    pub(super) fn turn_mouse(&mut self) {
        if let Some(said) = self.settings.turn(AppearanceRow::Mouse, 1) {
            self.say(said);
        }
    }

    /// Sends pictures again with the next frame.
    pub(crate) fn forget_pictures(&mut self) {
        if let Some(pixels) = &mut self.pixels {
            pixels.forget();
        }
    }

    /// What a count begins with: a file, or a board on the table by what was chosen last.
    pub(crate) fn opening(&self, file: Option<&Path>) -> Result<Opening, Failure> {
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
        // What was left unfinished is on the list of the first screen.
        opening.is_another = file.is_none();
        Ok(opening)
    }

    /// Begins a count, or resumes the one kept in a journal. What the player was told stays, unless there
    /// is something else to say. Returns the count before.
    pub(crate) fn begin(&mut self, opening: Opening, resumed: Option<Journal>) -> CurrentGame {
        let game = CurrentGame::new(opening, resumed, self.folders.as_ref());
        let before = mem::replace(&mut self.game, game);
        if let (None, Some(told)) = (self.count().told(), before.bench.count.told()) {
            self.say(told.clone());
        }
        before
    }

    /// Shows what a count begins with, before anything of it is kept.
    pub(crate) fn show(&mut self, opening: &Opening) {
        let (session, profiles) = (opening.session.clone(), opening.profiles.clone());
        self.game.bench = Workbench::new(Count::new(session, profiles));
    }

    /// Puts a board on the table that nobody counts yet.
    pub(crate) fn rest(&mut self) {
        self.keep_setup();
        // The rules were known when the program started.
        if let Ok(opening) = self.opening(None) {
            self.begin(opening, None);
        }
    }

    /// Begins the count of the next board on the table, as this one was counted; undo returns to it.
    pub(crate) fn begin_next(&mut self) -> Result<(), Failure> {
        let opening = self.opening(None)?;
        let before = self.begin(opening, None);
        self.game.follow(before);
        Ok(())
    }

    /// Returns to the game counted before this one.
    pub(crate) fn return_to_game_before(&mut self) {
        self.game.forget();
        self.put_back();
        if let Some(before) = self.game.before.take() {
            self.game = *before;
        }
    }

    /// Keeps what a board on the table is counted by, for the next one.
    fn keep_setup(&mut self) {
        let session = self.session();
        if self.game.is_at_table() {
            // If nothing was counted yet, it is still the same game.
            let setup = if session.is_begun() {
                session.setup.for_another_game()
            } else {
                session.setup.clone()
            };
            self.setup = Some((setup, session.size()));
        }
    }

    /// Ends the count: the next board is counted as this one was, a result goes into the log.
    pub(crate) fn end_count(&mut self) {
        self.hush();
        self.keep_setup();
        let added = self.game.log(self.folders.as_ref());
        self.put_back();
        if let Err(why) = added {
            self.say(why);
        }
    }

    /// What is printed when the program ends at this count: its result, and what could not be kept.
    pub(crate) fn end(&mut self) -> Option<String> {
        if self.game.bench.is_finished() {
            self.game.forget();
        }
        self.game.save();
        let words = self.look().words.clone();
        let said = self.game.said(&words);
        self.end_count();
        let why = self.count().remark().map(|why| words.message(why));
        let lines: Vec<String> = said.into_iter().chain(why).collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// The count of a board that a phone sent goes back to the others, as it is now.
    #[cfg(feature = "phone")]
    pub(crate) fn put_back(&mut self) {
        if let Some(number) = self.game.sent {
            self.exchange(number);
        }
    }

    #[cfg(not(feature = "phone"))]
    #[expect(clippy::unused_self, reason = "as with phones")]
    const fn put_back(&self) {}

    /// Puts the count of a board that a phone sent in the place of this one, and this one in its place.
    #[cfg(feature = "phone")]
    pub(crate) fn exchange(&mut self, number: usize) {
        let board = self.phones.as_mut().and_then(|phones| phones.boards.get_mut(number));
        if let Some(board) = board {
            mem::swap(&mut self.game, &mut board.game);
        }
    }

    /// How many boards of phones are not finished.
    #[cfg(feature = "phone")]
    pub(crate) fn open_boards(&self) -> usize {
        let boards = self.phones.as_ref().map_or(&[][..], |phones| phones.boards.all());
        // In the place of the one that is shown is what was on the screen before.
        let all = boards.iter().map(|board| &board.game).chain([&self.game]);
        all.filter(|game| game.is_sent() && !game.bench.is_finished()).count()
    }

    #[cfg(feature = "phone")]
    pub(crate) fn has_open_boards(&self) -> bool {
        self.open_boards() > 0
    }

    #[cfg(not(feature = "phone"))]
    #[expect(clippy::unused_self, reason = "as with phones")]
    pub(crate) const fn has_open_boards(&self) -> bool {
        false
    }

    /// Ends the page for phones: results go into the log, what is not finished is kept.
    #[cfg(feature = "phone")]
    pub(crate) fn end_phones(&mut self) {
        self.put_back();
        let Some(phones) = &mut self.phones else { return };
        let mut refused = None;
        for board in phones.boards.all_mut() {
            let game = &mut board.game;
            if game.bench.is_finished() {
                refused = game.log(self.folders.as_ref()).err().or(refused);
                game.forget();
            } else {
                game.save();
            }
        }
        self.phones = None;
        if let Some(why) = refused {
            self.say(why);
        }
    }
}
