//! The service that answers questions, one at a time or many at once.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use serde_json::value::RawValue;

use super::{Ask, Request};
use crate::json::{
    ChainJson, PlacedJson, ScoreToWrite, WrittenBy, compare_json, handicap_json, keys_json,
    plan_json, safe_json, score_json, written,
};
use crate::{Language, Words};
use shuzi_core::fact::Message;
use shuzi_core::goban::{Board, Color, Size};
use shuzi_core::handicap::Jewdan;
use shuzi_core::life::Dead;
use shuzi_core::place::{Diagnostic, Place};
use shuzi_core::record::{Decoded, Game, Games, Info, decode, diagram_rows, diagram_sign};
use shuzi_core::scorer::{ScoreOptions, ScoredGame, Scorer};
use shuzi_core::sheet::{KeysWanted, key_rows};

/// Answers questions from other programs.
///
/// ```
/// use shuzi_core::Scorer;
/// use shuzi_words::Service;
///
/// let service = Service::new(Scorer::default(), None);
/// let answer = service.answer(r#"{"id": 7, "record": "..XO.\n.XXO.\nXXOOO\n.XO.O\n.XOO."}"#);
/// assert!(answer.starts_with(r#"{"id":7,"answer":{"#) && answer.contains(r#""result":"W+8.5""#));
/// ```
#[derive(Debug)]
pub struct Service {
    scorer: Scorer,
    /// The rules for questions without any; they override the game files'.
    rules: Option<String>,
    words: Words,
}

/// The most profiles of its own that a question may bring; each may extend the one before.
const MOST_PROFILES: usize = 500;

/// An answer with its remarks.
struct Answer {
    json: Box<RawValue>,
    remarks: Vec<Diagnostic>,
    /// The stones and the owner of each point, as rows of `.`, `X` and `O`.
    boards: Option<[Vec<String>; 2]>,
}

impl Answer {
    fn of(json: String, remarks: Vec<Diagnostic>) -> Result<Self, Diagnostic> {
        let json = RawValue::from_string(json).map_err(|why| at_start(unreadable(&why)))?;
        Ok(Self { json, remarks, boards: None })
    }
}

fn unreadable(why: &serde_json::Error) -> Message {
    Message::new("request-unreadable", [("why", why.to_string().into())])
}

fn at_start(what: impl Into<Message>) -> Diagnostic {
    Diagnostic::new(Place::START, what)
}

/// A diagnostic about the game as a whole, placed where the game begins.
fn at(game: &Game, what: impl Into<Message>) -> Diagnostic {
    Diagnostic::new(game.place, what)
}

/// The game a question is about.
struct Asked {
    game: Game,
    /// Its number in the game file, from 1.
    number: usize,
    /// What was fixed while reading the game file.
    remarks: Vec<Diagnostic>,
}

fn asked(
    request: &Request,
    size: Option<Size>,
    record: Option<Decoded>,
) -> Result<Asked, Diagnostic> {
    let decoded = record.ok_or_else(|| at_start(Message::plain("request-no-record")))?;
    let number = request.game().map_err(at_start)?;
    let missing = || at_start(Message::new("request-no-game", [("number", number.into())]));
    let mut games = Games::of(&decoded, size);
    let (game, mut remarks) = games.nth(number - 1).ok_or_else(missing)??;
    // Warn that the other games of the collection are not answered.
    if request.game.is_none() && games.next().is_some() {
        remarks.push(at(&game, Message::plain("request-more-games")));
    }
    Ok(Asked { game, number, remarks })
}

impl Service {
    /// Creates a service; `rules` override those of game files.
    pub fn new(scorer: Scorer, rules: Option<String>) -> Self {
        Self { scorer, rules, words: Words::of(Language::English) }
    }

    /// Returns the answer to a question as one line of JSON:
    /// `{"id": …, "answer": …, "remarks": …}` or `{"id": …, "error": …}`.
    pub fn answer(&self, question: &str) -> String {
        match read(question) {
            // A JSON string is UTF-8, whatever encoding the game file declares.
            Ok(request) => match request.record.as_deref() {
                Some(text) => self.reply(&request, Some(Decoded::of_text(text))),
                None => self.reply(&request, None),
            },
            Err((id, why)) => self.refusal(id.as_deref(), &why),
        }
    }

    /// Returns the answers to one question about many game files, in order, with `threads` threads.
    pub fn answer_all(&self, question: &str, records: &[&[u8]], threads: usize) -> Vec<String> {
        let one = |request: &Request, record| vec![self.reply(request, Some(record))];
        self.answered_each(question, records, threads, one).into_iter().flatten().collect()
    }

    /// Returns the answers to one question about some games of each of many game files, in order, with
    /// `threads` threads; `games` are their numbers from 1. A file without any game is refused.
    pub fn answer_games(
        &self,
        question: &str,
        records: &[&[u8]],
        games: &Range<usize>,
        threads: usize,
    ) -> Vec<Vec<String>> {
        let some = |request: &Request, record| self.replies(request, record, games);
        self.answered_each(question, records, threads, some)
    }

    /// Answers a question about each of many game files.
    fn answered_each(
        &self,
        question: &str,
        records: &[&[u8]],
        threads: usize,
        answer: impl Fn(&Request, Decoded) -> Vec<String> + Sync,
    ) -> Vec<Vec<String>> {
        let request = match read(question) {
            Ok(request) => request,
            Err((id, why)) => {
                return vec![vec![self.refusal(id.as_deref(), &why)]; records.len()];
            }
        };
        let answers: Vec<Mutex<Vec<String>>> = records.iter().map(|_| Mutex::default()).collect();
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some(at) =
                Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&at| at < records.len())
            {
                let decoded =
                    request.encoding().map(|named| decode(records[at], named.map(|named| named.0)));
                let answered = match decoded {
                    Ok(decoded) => answer(&request, decoded),
                    Err(why) => vec![self.refusal(request.id.as_deref(), &at_start(why))],
                };
                if let Ok(mut place) = answers[at].lock() {
                    *place = answered;
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads.clamp(1, records.len().max(1)) {
                scope.spawn(work);
            }
            work();
        });
        answers.into_iter().map(|answer| answer.into_inner().unwrap_or_default()).collect()
    }

    fn reply(&self, request: &Request, record: Option<Decoded>) -> String {
        self.reply_with(request, self.answered(request, record))
    }

    /// Answers about each of these games of a file.
    fn replies(&self, request: &Request, record: Decoded, numbers: &Range<usize>) -> Vec<String> {
        let (scorer, options) = match self.scorer_and_options(request) {
            Ok(both) => both,
            Err(why) => return vec![self.reply_with(request, Err(why))],
        };
        let games = Games::of(&record, options.size).zip(1..).skip(numbers.start.saturating_sub(1));
        let replies: Vec<String> = games
            .take(numbers.len())
            .map(|(read, number)| {
                let answer = read.and_then(|(game, remarks)| {
                    let asked = Asked { game, number, remarks };
                    self.answered_about(request, asked, &scorer, &options)
                });
                self.reply_with(request, answer)
            })
            .collect();
        if replies.is_empty() && numbers.start <= 1 {
            return vec![self.reply(request, Some(record))];
        }
        replies
    }

    fn reply_with(&self, request: &Request, answer: Result<Answer, Diagnostic>) -> String {
        let id = request.id.as_deref();
        match answer {
            Ok(Answer { json, remarks, boards }) => {
                let remarks = remarks.iter().map(|remark| self.placed(remark)).collect();
                let [board, owners] = boards.map_or([None, None], |boards| boards.map(Some));
                line(&Reply { id, answer: json, board, owners, remarks })
            }
            Err(why) => self.refusal(id, &why),
        }
    }

    fn refusal(&self, id: Option<&RawValue>, why: &Diagnostic) -> String {
        line(&Refusal { id, error: self.placed(why) })
    }

    fn placed(&self, remark: &Diagnostic) -> PlacedJson<'_> {
        PlacedJson::of(remark, &self.words)
    }

    /// The scorer, including the question's own profiles.
    fn scorer(&self, request: &Request) -> Scorer {
        if request.profiles.is_empty() {
            return self.scorer.clone();
        }
        let mut profiles = self.scorer.profiles().clone();
        for (name, text) in &request.profiles {
            profiles.add(name, name, Ok(text.clone()));
        }
        Scorer::new(profiles)
    }

    fn scorer_and_options(&self, request: &Request) -> Result<(Scorer, ScoreOptions), Diagnostic> {
        let mut options = ScoreOptions::try_from(request).map_err(at_start)?;
        options.rules = options.rules.or_else(|| self.rules.clone());
        if request.profiles.len() > MOST_PROFILES {
            let most = [("most", MOST_PROFILES.into())];
            return Err(at_start(Message::new("request-many-profiles", most)));
        }
        Ok((self.scorer(request), options))
    }

    fn answered(&self, request: &Request, record: Option<Decoded>) -> Result<Answer, Diagnostic> {
        let (scorer, options) = self.scorer_and_options(request)?;
        match request.ask {
            Ask::Keys => return keys(request, &scorer, &options),
            Ask::Handicap => return handicap(request, options.size.unwrap_or_default()),
            Ask::Rules => return Answer::of(self.rules_json(&scorer), Vec::new()),
            Ask::Version => return Answer::of(written(&WrittenBy::THIS), Vec::new()),
            _ => {}
        }
        let asked = asked(request, options.size, record)?;
        self.answered_about(request, asked, &scorer, &options)
    }

    fn answered_about(
        &self,
        request: &Request,
        Asked { game, number, remarks }: Asked,
        scorer: &Scorer,
        options: &ScoreOptions,
    ) -> Result<Answer, Diagnostic> {
        if request.ask == Ask::Dead {
            let (dead, _) = scorer.dead(&game, options).map_err(|why| at(&game, why))?;
            return Answer::of(dead_json(&dead, &game.board, &self.words), remarks);
        }
        let scored = scorer.score(&game, options)?;
        match request.ask {
            Ask::Compare => {
                let compared = scorer.compare(&scored, options)?;
                Answer::of(compare_json(None, Some(number), &compared, &self.words), remarks)
            }
            Ask::Reshape => {
                let plans = scored.plans(options);
                let plans: Vec<String> = plans.iter().map(|plan| plan_json(plan, None)).collect();
                Answer::of(format!("[{}]", plans.join(",")), remarks)
            }
            _ => self.scored(request, &scored, number, options, remarks),
        }
    }

    /// The rule profiles by name, with their titles in English and how they score; those that cannot be
    /// read are left out.
    fn rules_json(&self, scorer: &Scorer) -> String {
        #[derive(Serialize)]
        struct RulesJson<'a> {
            name: &'a str,
            title: String,
            scoring: &'static str,
        }
        let profiles = scorer.profiles();
        let read = profiles.names().filter_map(|name| Some((name, profiles.profile(name).ok()?)));
        let rules: Vec<RulesJson<'_>> = read
            .map(|(name, profile)| RulesJson {
                name,
                title: self.words.value(&profile.shown_title()),
                scoring: profile.scoring.as_str(),
            })
            .collect();
        written(&rules)
    }

    fn scored(
        &self,
        request: &Request,
        scored: &ScoredGame,
        number: usize,
        options: &ScoreOptions,
        remarks: Vec<Diagnostic>,
    ) -> Result<Answer, Diagnostic> {
        let shown = ScoreToWrite {
            file: None,
            number: Some(number),
            counted: scored.counted(),
            methods: options.methods(),
            with_chains: request.chains,
            remarks: &[],
        };
        let answer = Answer::of(score_json(&shown, &self.words), remarks)?;
        let (board, settled) = (&scored.game.board, &scored.count.settled);
        let boards = request.boards.then(|| {
            let stones = diagram_rows(board.size(), |vertex| diagram_sign(board.get(vertex)));
            let owner = |vertex| diagram_sign(settled.owner(vertex));
            [stones, diagram_rows(board.size(), owner)]
        });
        Ok(Answer { boards, ..answer })
    }
}

/// Answers with handicap stones and komi on a board: for a difference of ranks, or for all.
fn handicap(request: &Request, size: Size) -> Result<Answer, Diagnostic> {
    let no_factor = || at_start(Message::new("usage-no-factor", [("size", size.into())]));
    let counting = request.counting().map_err(at_start)?;
    let factor = Jewdan::factor_of(size).ok_or_else(no_factor)?;
    let system = Jewdan { size, factor, counting };
    let rows = match request.ranks().map_err(at_start)? {
        Some(ranks) => vec![system.suggest(ranks).map_err(at_start)?],
        None => system.table(),
    };
    Answer::of(handicap_json(&[(system, rows)]), Vec::new())
}

/// Answers with the key numbers of one game, for one side or both.
fn keys(request: &Request, scorer: &Scorer, options: &ScoreOptions) -> Result<Answer, Diagnostic> {
    let profile = scorer.profile(&Info::default(), options).map_err(at_start)?;
    let overrides = &options.overrides;
    let size = options.size.unwrap_or_default();
    let wanted = KeysWanted {
        sizes: vec![size],
        komi: overrides.komi.into_iter().collect(),
        tie_breaker: overrides.tie_breaker,
        convention: overrides.convention,
        handicaps: vec![overrides.handicap.unwrap_or(0)],
        non_scoring: vec![request.non_scoring().map_err(at_start)?],
        sides: overrides.side.map_or_else(|| Color::BOTH.to_vec(), |side| vec![side]),
    };
    if !wanted.fit(size) {
        let size = [("size", size.into())];
        return Err(at_start(Message::new("usage-too-many-for-board", size)));
    }
    let rows = key_rows(&profile.value, &wanted).map_err(at_start)?;
    Answer::of(keys_json(&rows), Vec::new())
}

/// A reply in one line: an `id` is given back as it was written, but for its line breaks.
fn line(reply: &impl Serialize) -> String {
    safe_json(written(reply).replace(['\n', '\r'], " "))
}

/// What a question is answered with.
#[derive(Serialize)]
struct Reply<'a> {
    id: Option<&'a RawValue>,
    answer: Box<RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    owners: Option<Vec<String>>,
    remarks: Vec<PlacedJson<'a>>,
}

/// Why a question cannot be answered.
#[derive(Serialize)]
struct Refusal<'a> {
    id: Option<&'a RawValue>,
    error: PlacedJson<'a>,
}

/// Parses a question. On failure returns its `id`, if it has one, and the reason.
fn read(question: &str) -> Result<Request, (Option<Box<RawValue>>, Diagnostic)> {
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct Identified {
        id: Option<Box<RawValue>>,
    }
    let question = question.trim_start_matches('\u{feff}');
    // Serde would also accept an array as the fields of the struct, so require an object.
    let is_object = question.trim_start().starts_with('{');
    let object = || serde_json::from_str::<serde_json::Map<String, Json>>(question).map(drop);
    let checked = if is_object { Ok(()) } else { object() };
    checked.and_then(|()| serde_json::from_str(question)).map_err(|why| {
        let id = serde_json::from_str::<Identified>(question).unwrap_or_default().id;
        let place = Place { line: why.line(), column: why.column() };
        (id, Diagnostic::new(place, unreadable(&why)))
    })
}

/// The dead stones, and the verdict on each chain if they were proposed.
fn dead_json(dead: &Dead, board: &Board, words: &Words) -> String {
    #[derive(Serialize)]
    struct DeadJson<'a> {
        dead: Vec<String>,
        dead_source: &'static str,
        uncertain: Vec<String>,
        chains: Vec<ChainJson<'a>>,
    }
    let size = board.size();
    written(&DeadJson {
        dead: dead.stones.iter().map(|vertex| vertex.name(size)).collect(),
        dead_source: dead.source.as_str(),
        uncertain: dead.uncertain.iter().map(|vertex| vertex.name(size)).collect(),
        chains: ChainJson::all(dead, size, words),
    })
}
