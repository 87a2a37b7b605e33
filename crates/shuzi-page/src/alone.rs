//! A phone alone: the same pages, asked for and answered as bytes, with no other machine.

use std::cell::OnceCell;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::visit::said;
use crate::{Answer, Ask, Boards, Fields, Game as _, NewBoard, Sent, Visit};
use shuzi_core::fact::Message;
use shuzi_core::goban::{Size, VertexSet};
use shuzi_core::record::Info;
use shuzi_core::rules::Profile;
use shuzi_core::scorer::{ScoreOptions, Scorer};
use shuzi_photo::{Hints, PhotoError, Photograph, Reading};
use shuzi_walk::{Count, Editor, KeptCount, Review, SeenBoard, Session, Setup, Table, Workbench};
use shuzi_words::{Language, Words};

/// All boards of a phone, and the language of its pages.
///
/// A request is a line and what belongs to it: `begin BASE LANGUAGE`, `words NAME` with one of the
/// language's files, `restore` with what was kept, `get PATH`, `form PATH` with its fields,
/// `picture PATH TIME WIDTH HEIGHT` with its pixels (red, green, blue, alpha), `keep NUMBER`. An answer
/// begins with `page`, `picture SIDE`, `go PATH`, `kept` or `nothing`, in a line of its own; what is kept
/// or restored is `kept`.
#[derive(Debug, Default)]
pub struct Alone {
    base: String,
    language: Language,
    files: Vec<(String, String)>,
    /// Made from the files once all of them are there.
    words: OnceCell<Words>,
    boards: Option<Boards<Workbench>>,
    profiles: Vec<Arc<Profile>>,
}

/// A count as it is kept, before the pixels of its photograph.
#[derive(Serialize, Deserialize)]
struct Kept {
    time: String,
    fingerprint: u64,
    count: KeptCount,
    /// Side, pixels from line to line, pixels around the board.
    seen: Option<[usize; 3]>,
    /// Why the whole board should be checked, in the language it was read in.
    why: Option<String>,
}

impl Alone {
    /// Answers a request; what is none is answered by nothing.
    pub fn answer(&mut self, request: &[u8]) -> Vec<u8> {
        let end = request.iter().position(|byte| *byte == b'\n').unwrap_or(request.len());
        let (line, body) = (&request[..end], request.get(end + 1..).unwrap_or_default());
        let line = String::from_utf8_lossy(line);
        let mut words = line.split(' ');
        let mut next = || words.next().unwrap_or_default();
        let answer = match (next(), next(), next()) {
            ("begin", base, language) => {
                self.begin(base, language);
                Answer::Nothing
            }
            ("words", name, _) => {
                self.files.push((name.to_owned(), String::from_utf8_lossy(body).into_owned()));
                Answer::Nothing
            }
            ("restore", ..) => {
                let is_restored = self.restore(body).is_some();
                return with_head(if is_restored { "kept" } else { "nothing" }, &[]);
            }
            ("keep", number, _) => {
                let kept = number.parse().ok().and_then(|number| self.kept(number));
                return kept.map_or_else(|| b"nothing\n".to_vec(), |kept| with_head("kept", &kept));
            }
            ("get", path, _) => Ask::of(path, false).map_or(Answer::Nothing, |ask| {
                self.visited(|boards, visit| boards.show(ask, visit))
            }),
            ("form", path, time) => self.form(path, time, body),
            ("picture", path, time) => {
                let [width, height] = [next(), next()].map(|side| side.parse().unwrap_or(0));
                self.picture(path, time, [width, height], body)
            }
            _ => Answer::Nothing,
        };
        match answer {
            Answer::Page(page) => with_head("page", page.as_bytes()),
            Answer::Picture(seen) => with_head(&format!("picture {}", seen.side), &seen.rgb),
            Answer::Go(path) => with_head(&format!("go {path}"), &[]),
            Answer::Nothing => with_head("nothing", &[]),
        }
    }

    fn begin(&mut self, base: &str, language: &str) {
        base.clone_into(&mut self.base);
        self.language = Language::of_code(language).unwrap_or_default();
        let scorer = Scorer::default();
        self.profiles = scorer.profiles().profiles().to_vec();
        let profile = scorer.profile(&Info::default(), &ScoreOptions::default());
        self.boards = profile.ok().map(|profile| Boards::new(session(Setup::of(profile))));
    }

    fn words(&self) -> &Words {
        self.words.get_or_init(|| Words::of_files(self.language, &self.files))
    }

    /// Makes a page.
    fn visited(&self, run: impl FnOnce(&Boards<Workbench>, &Visit<'_>) -> Answer) -> Answer {
        let visit = Visit { words: self.words(), base: &self.base, news: None };
        self.boards.as_ref().map_or(Answer::Nothing, |boards| run(boards, &visit))
    }

    fn form(&mut self, path: &str, time: &str, body: &[u8]) -> Answer {
        let (ask, fields) = (Ask::of(path, true), std::str::from_utf8(body).ok());
        let profiles = &self.profiles;
        let Some(boards) = &mut self.boards else { return Answer::Nothing };
        match ask {
            Some(Ask::Form(number)) => {
                let fields = fields.and_then(Fields::read).unwrap_or_default();
                let answer = boards.change(number, &fields);
                // The next board is counted by the rules chosen last.
                let chosen = fields.get("rules").and_then(|_| boards.get(number));
                if let Some(setup) = chosen.map(|board| board.game.count.session().setup.clone()) {
                    boards.usual = session(setup.for_another_game());
                }
                answer
            }
            Some(Ask::Again(number)) => {
                boards.again(number, time.to_owned(), |board| board.bench(profiles.clone()))
            }
            _ => Answer::Nothing,
        }
    }

    fn picture(&mut self, path: &str, time: &str, size: [usize; 2], rgba: &[u8]) -> Answer {
        let Some(Ask::Picture(from)) = Ask::of(path, true) else { return Answer::Nothing };
        let picture = Photograph::of_rgba(size, rgba).ok_or(PhotoError::NotAPicture);
        let read = picture.and_then(|picture| {
            Reading::of_picture(&picture, &Hints::default()).ok_or(PhotoError::NoBoard)
        });
        let read = read.map_err(Message::from);
        let sent = Sent::of(rgba, time.to_owned(), read);
        let profiles = &self.profiles;
        let Some(boards) = &mut self.boards else { return Answer::Nothing };
        boards.take(from, sent, |board: NewBoard| board.bench(profiles.clone()))
    }

    /// A board as it is now, to be restored later.
    fn kept(&self, number: usize) -> Option<Vec<u8>> {
        let board = self.boards.as_ref()?.get(number)?;
        let bench = board.game.bench();
        let review = bench.open_editor().and_then(Editor::review);
        let seen = review.and_then(|review| review.seen.as_deref());
        let kept = Kept {
            time: board.time.clone(),
            fingerprint: board.fingerprint,
            count: bench.kept(&self.begun()?),
            seen: seen.map(|seen| [seen.side, seen.line, seen.rim]),
            why: review.and_then(|review| review.why.as_ref()).map(|why| said(why, self.words())),
        };
        let mut bytes = serde_json::to_vec(&kept).ok()?;
        bytes.push(b'\n');
        bytes.extend_from_slice(seen.map_or(&[][..], |seen| &seen.rgb));
        Some(bytes)
    }

    /// Takes up a board that was kept; `None` if it cannot be read.
    fn restore(&mut self, bytes: &[u8]) -> Option<()> {
        let (kept, bench) = self.restored(bytes)?;
        let boards = self.boards.as_mut()?;
        boards.usual = session(bench.count.session().setup.for_another_game());
        boards.restore(kept.time, kept.fingerprint, bench);
        Some(())
    }

    fn restored(&self, bytes: &[u8]) -> Option<(Kept, Workbench)> {
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let kept: Kept = serde_json::from_slice(&bytes[..end]).ok()?;
        let begun = self.begun()?;
        let bench = begun.taken_up(&kept.count)?;
        let Some(editor) = bench.open_editor().filter(|editor| editor.review().is_some()) else {
            return Some((kept, bench));
        };
        // The photograph is shown again beside its board.
        let rgb = &bytes[end + 1..];
        let seen = kept.seen.filter(|[side, ..]| rgb.len() == side * side * 3);
        let seen = seen.map(|[side, line, rim]| SeenBoard { side, line, rim, rgb: rgb.to_vec() });
        let why = kept.why.as_deref();
        let why = why.map(|text| Message::new("phone-kept", [("text", text.to_owned().into())]));
        let board = editor.board().clone();
        let review = Review::new(VertexSet::new(board.size()), why, seen.map(Arc::new));
        let begun = begun.with_photograph(Editor::of_photograph(board, review));
        let bench = begun.taken_up(&kept.count)?;
        Some((kept, bench))
    }

    /// What a kept count is compared with.
    fn begun(&self) -> Option<Workbench> {
        let setup = self.boards.as_ref()?.usual.setup.clone();
        Some(Workbench::new(Count::new(session(setup), self.profiles.clone())))
    }
}

/// The state before a board is there.
fn session(setup: Setup) -> Session {
    Session::new(Table::Real(Size::NINETEEN), Info::default(), setup)
}

fn with_head(head: &str, body: &[u8]) -> Vec<u8> {
    [head.as_bytes(), b"\n", body].concat()
}
