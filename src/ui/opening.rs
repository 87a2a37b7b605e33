//! What a count begins with: the game file read, its rules chosen.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::shell::{Failure, Folders, GameSource, Journal, counts_done, fingerprint, read_input};
use shuzi_core::counting::{TermsError, ValueSource};
use shuzi_core::fact::Message;
use shuzi_core::goban::{Board, Size, VertexSet};
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::place::{Diagnostic, at_file};
use shuzi_core::record::Info;
use shuzi_core::rules::Profile;
use shuzi_core::scorer::{ScoreOptions, Scorer};
use shuzi_walk::{LastUsed, Origin, Review, Session, Setup, Table, TablePosition};

/// What a count begins with.
#[derive(Debug)]
pub struct Opening {
    pub(crate) session: Session,
    pub(crate) profiles: Vec<Arc<Profile>>,
    /// The text of the file, for writing the result into it.
    pub(crate) text: Option<String>,
    /// The file itself.
    pub(crate) path: Option<PathBuf>,
    /// What there is to say of the file.
    pub(crate) remarks: Vec<Message>,
    /// What sets this count apart from others besides how it begins: the file's bytes.
    pub(crate) identity: Vec<u8>,
    /// The board of a photograph, to be looked over before it is counted.
    pub(crate) photograph: Option<(Board, Review)>,
    /// Whether this is another count than those that are kept, so that none of them is offered.
    pub(crate) is_another: bool,
    /// The number of the board, if a phone has sent it.
    pub(crate) sent: Option<usize>,
    /// Whether the dead stones are still to be proposed, which may take half a second.
    pub(crate) waits_for_dead: bool,
}

impl Opening {
    /// What sets the file's bytes apart from others.
    pub(crate) fn fingerprint(&self) -> u64 {
        fingerprint(&self.identity)
    }

    /// Proposes the dead stones, where that was left for later.
    pub(crate) fn propose_dead(&mut self) {
        if std::mem::take(&mut self.waits_for_dead) {
            self.session.propose_dead();
        }
    }

    /// Counts the board of a photograph as it was read, where there is no screen to look it over.
    pub(crate) fn take_photograph(&mut self) -> Result<(), Failure> {
        let Some((board, review)) = self.photograph.take() else { return Ok(()) };
        if let Some(why) = review.why {
            return Err(Message::new("photo-open-it", [("why", why.into())]).into());
        }
        let names: Vec<String> =
            review.doubts.iter().map(|vertex| vertex.name(board.size())).collect();
        if !names.is_empty() {
            let values = [("points", names.len().into()), ("names", names.into())];
            self.remarks.push(Message::new("photo-doubtful", values));
        }
        self.session.table = Table::Position(Box::new(TablePosition::put_in(board)));
        Ok(())
    }

    /// Offers the rules, komi, method and size of the last board on the table, unless something names
    /// rules.
    pub(crate) fn use_as_last(
        &mut self,
        scorer: &Scorer,
        options: &ScoreOptions,
        folders: Option<&Folders>,
    ) {
        let is_table = self.session.is_real();
        if !is_table || self.session.setup.profile.source != ValueSource::Default {
            return;
        }
        let profiles = scorer.profiles().profiles();
        let last = folders.and_then(last_used);
        if let Some((setup, size)) = last.and_then(|last| last.setup(profiles, options.overrides)) {
            let method = options.method.unwrap_or(setup.method);
            let table = Table::Real(options.size.unwrap_or(size));
            self.session = Session::new(table, Info::default(), Setup { method, ..setup });
        }
    }

    /// Opens the file, or a real board. A proposal of the dead stones is left for later, so that the
    /// screen can be drawn first.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, or the rules are unknown.
    pub fn of(
        file: Option<&Path>,
        scorer: &Scorer,
        options: &ScoreOptions,
    ) -> Result<Self, Failure> {
        let mut input = match file {
            None => LoadedInput::real(options.size.unwrap_or_default()),
            Some(path) => LoadedInput::from_file(path, scorer, options)?,
        };
        let info = std::mem::take(&mut input.info);
        let profile = match scorer.profile(&info, options) {
            // On the screen the player is asked: the settings open with the default profile.
            Err(TermsError::UnknownRules { rules, .. }) => {
                let chosen = Message::new("unknown-rules-chosen", [("rules", rules.into())]);
                input.remarks.push(chosen);
                scorer.profile(&Info::default(), &ScoreOptions::default())
            }
            chosen => chosen,
        }?;
        let method = options.method.unwrap_or(profile.value.method);
        let setup = Setup { method, overrides: options.overrides, ..Setup::of(profile) };
        Ok(Self {
            session: Session::new(input.table, info, setup),
            profiles: scorer.profiles().profiles().to_vec(),
            text: input.text,
            path: file.map(Path::to_path_buf),
            remarks: input.remarks,
            identity: input.identity,
            photograph: input.photograph,
            is_another: false,
            sent: None,
            waits_for_dead: input.waits_for_dead,
        })
    }
}

/// What the last board on the table was counted by, finished or not.
fn last_used(folders: &Folders) -> Option<LastUsed> {
    let (done, _) = counts_done(folders).unwrap_or_default();
    let done = done.iter().filter(|count| count.file.is_none());
    let done = done.map(|count| (count.time.clone(), LastUsed::of_done(count)));
    let kept = Journal::unfinished(&folders.state).into_iter().map(|(_, count)| count);
    let kept = kept.filter(|count| count.file.is_none());
    let kept = kept.filter_map(|count| Some((count.time, count.used?)));
    let last = done.chain(kept).max_by(|one, other| one.0.cmp(&other.0));
    last.map(|(_, used)| used)
}

/// What is on the table, and where it is from.
struct LoadedInput {
    table: Table,
    info: Info,
    text: Option<String>,
    remarks: Vec<Message>,
    identity: Vec<u8>,
    photograph: Option<(Board, Review)>,
    waits_for_dead: bool,
}

impl LoadedInput {
    /// A real board.
    fn real(size: Size) -> Self {
        Self {
            table: Table::Real(size),
            info: Info::default(),
            text: None,
            remarks: Vec::new(),
            identity: Vec::new(),
            photograph: None,
            waits_for_dead: false,
        }
    }

    /// The first game of a file, or the board of a photograph.
    fn from_file(path: &Path, scorer: &Scorer, options: &ScoreOptions) -> Result<Self, Failure> {
        let name = path.to_string_lossy().into_owned();
        let fail = |error: Diagnostic| Failure::InFile(error.in_file(&name));
        let of_file = |what: Message| fail(Diagnostic::of_file(what));
        let identity = read_input(path).map_err(|error| of_file(error.into()))?;
        let source = GameSource::of(path, &identity, options);
        if let Some(read) = source.photograph() {
            let reading = read.map_err(of_file)?;
            let photograph = Some((reading.board.clone(), Review::from(reading)));
            return Ok(Self { identity, photograph, ..Self::real(reading.board.size()) });
        }
        let mut games = source.games(options.size);
        let first = games.next().ok_or_else(|| of_file(Message::plain("no-game-here")))?;
        let (game, notes) = first.map_err(fail)?;
        let at_game = |error: Message| fail(Diagnostic::new(game.place, error));
        // Points of sekis can be named only once it is known which stones are dead.
        let waits_for_dead = Scorer::proposes(&game, options) && options.seki.is_empty();
        let (dead, remark) = if waits_for_dead {
            (Dead::said(VertexSet::new(game.board.size()), DeadSource::Option), None)
        } else {
            scorer.dead(&game, options).map_err(at_game)?
        };
        let mut remarks: Vec<Message> = notes.iter().map(|note| note.in_file(&name)).collect();
        let others = games.count();
        let others = (others > 0).then(|| Message::new("other-games", [("games", others.into())]));
        remarks.extend(remark.into_iter().chain(others).map(|what| at_file(&name, what)));
        let mut position =
            TablePosition::new(Origin::File(name.clone()), game.board, dead, game.plays);
        if !options.seki.is_empty() {
            let fill = position.settled().fill();
            let fill = fill
                .with_named(position.board.size(), &options.seki)
                .map_err(|error| at_game(error.into()))?;
            position.set_fill(Some(fill));
        }
        Ok(Self {
            table: Table::Position(Box::new(position)),
            info: game.info,
            text: source.text().map(str::to_owned),
            remarks,
            identity,
            photograph: None,
            waits_for_dead,
        })
    }
}
