//! The choice of a game file, with its final position.

mod browser;
mod draw;
mod keys;
mod listing;

use std::path::{Path, PathBuf};

use ratatui::Frame;
use ratatui::layout::Rect;

use browser::{Browser, FilePreview, Found};
pub use listing::pasted_path;

use super::count::{self, First};
use crate::ui::{Context, Cursor, Effect, Keys, Screen};
use keys::FilesCommand;
use shuzi_core::fact::Message;

/// The choice of a game file.
#[derive(Debug)]
pub struct FilesScreen {
    browser: Browser,
    /// Whether the file is to be compared under all rules.
    compares: bool,
}

impl FilesScreen {
    /// The files of a folder.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be read.
    pub fn new(folder: &Path, compares: bool) -> Result<Self, Message> {
        let mut files = Self { browser: listed(folder)?, compares };
        files.look();
        Ok(files)
    }

    /// Goes to another folder, or says why not.
    fn list(&mut self, folder: &Path, cx: &mut Context) -> Effect {
        match listed(folder) {
            Ok(browser) => self.browser = browser,
            Err(why) => cx.say(why),
        }
        self.look();
        Effect::Done
    }

    fn go_up(&mut self, cx: &mut Context) -> Effect {
        self.list(&self.browser.folder.join(".."), cx)
    }

    /// Reads the file under the cursor for its preview.
    fn look(&mut self) {
        let file = self.browser.chosen().filter(|(_, is_folder)| !is_folder);
        self.browser.preview = file.and_then(|(path, _)| listing::preview(&path));
    }

    fn open(&mut self, cx: &mut Context) -> Effect {
        // What is typed may also be the path of a file that is somewhere else.
        let typed = PathBuf::from(self.browser.filter.text());
        let chosen = self
            .browser
            .chosen()
            .or_else(|| typed.exists().then(|| (typed.clone(), typed.is_dir())));
        let Some((path, is_folder)) = chosen else { return Effect::Ignored };
        if is_folder {
            return self.list(&path, cx);
        }
        let first = if self.compares { First::Compare } else { First::Nothing };
        match count::open_file(&path, first, cx) {
            Ok(layer) => Effect::Replace(layer),
            Err(failure) => Effect::failed(failure, cx),
        }
    }
}

fn listed(folder: &Path) -> Result<Browser, Message> {
    let (folder, entries) = listing::listing(folder)?;
    Ok(Browser::of(folder, entries))
}

impl Screen for FilesScreen {
    type Command = FilesCommand;
    const KEYS: Keys<FilesCommand> = keys::KEYS;

    fn run(&mut self, command: FilesCommand, cx: &mut Context) -> Effect {
        match command {
            FilesCommand::Open => return self.open(cx),
            FilesCommand::Up => return self.go_up(cx),
            FilesCommand::Erase if !self.browser.filter.erase() => return self.go_up(cx),
            FilesCommand::Erase => self.browser.find(),
            FilesCommand::Sort => self.browser.turn_order(),
        }
        self.look();
        Effect::Done
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        let found = self.browser.found();
        Cursor::List(&mut self.browser.list, found)
    }

    fn moved(&mut self, _cx: &mut Context) {
        self.look();
    }

    fn takes(&self, _sign: char, _cx: &Context) -> bool {
        true
    }

    fn typed(&mut self, sign: char, _cx: &mut Context) -> Effect {
        self.browser.filter.push(sign);
        self.browser.find();
        self.look();
        Effect::Done
    }

    fn wants_mouse(&self, _cx: &Context) -> bool {
        false
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        draw::draw(frame, screen, &self.browser, self.compares, cx);
    }
}
