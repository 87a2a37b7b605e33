//! What the page of a counted game shows.

use shuzi_core::fact::Message;
use shuzi_core::goban::Color;
use shuzi_core::method::Method;
use shuzi_core::place::Diagnostic;
use shuzi_core::scorer::CountedGame;
use shuzi_words::Words;

/// What is over a game's page.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heading<'a> {
    pub file: Option<&'a str>,
    /// The number of the game, if the file has several.
    pub game: Option<usize>,
}

/// Returns the name of a file without its folders.
pub(super) fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}

impl Heading<'_> {
    /// The file, and the number of the game if the file has several.
    pub(super) fn named(self, words: &Words) -> Vec<String> {
        let number = |number: usize| words.say("page-game", &[("number", number.into())]);
        self.file.map(str::to_owned).into_iter().chain(self.game.map(number)).collect()
    }

    /// The heading with the file's name alone, for paper: its folder is of no use there.
    #[must_use]
    pub(super) fn by_file_name(self) -> Self {
        Self { file: self.file.map(file_name), ..self }
    }
}

/// The terms of the count with the source of each value, the worked table of the methods, the
/// result, and how it was checked.
#[derive(Clone, Debug)]
pub struct ScorePage<'a> {
    pub heading: Heading<'a>,
    /// The number of the game in its file, for JSON.
    pub number: Option<usize>,
    pub counted: CountedGame<'a>,
    /// The methods to show.
    pub methods: &'a [Method],
    /// Whether the verdict on each chain is shown.
    pub with_chains: bool,
    /// The only side counted, if just one was.
    pub one_side: Option<Color>,
    /// Why no winner is named, if none is.
    pub unsettled: Vec<Message>,
    /// What was repaired or left out as the file was read, for JSON.
    pub remarks_on_file: &'a [Diagnostic],
    /// The text of the game file, into which the result is written as SGF.
    pub record: Option<&'a str>,
}
