//! Answers questions, one by one or many at once.

use std::borrow::Cow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use serde_json::value::RawValue;

use super::{Ask, Request};
use crate::counting::{Count, choose_profile};
use crate::fact::Message;
use crate::goban::{Board, Color, Size};
use crate::json::{
    ChainJson, CountedGame, FactJson, compare_json, keys_json, plan_json, safe_json, score_json,
};
use crate::life::Dead;
use crate::method::Method;
use crate::place::{Diagnostic, Place};
use crate::record::{Decoded, Game, Games, Info, decode, diagram_rows, diagram_sign};
use crate::rules::Profiles;
use crate::scoring::{Comparison, OwnResult};
use crate::sheet::{KeysWanted, key_rows};
use crate::words::{Language, Words};

/// Answers what programs ask.
///
/// ```
/// use shuzi::requests::Service;
/// use shuzi::rules::Profiles;
///
/// let service = Service::new(Profiles::new(), None);
/// let answer = service.answer(r#"{"id": 7, "record": "..XO.\n.XXO.\nXXOOO\n.XO.O\n.XOO."}"#);
/// assert!(answer.starts_with(r#"{"id":7,"answer":{"#) && answer.contains(r#""result":"W+8.5""#));
/// ```
#[derive(Debug)]
pub struct Service {
    profiles: Profiles,
    /// The rules of questions that name none, whatever their records say.
    rules: Option<String>,
    words: Words,
}

/// An answer, and what is told beside it.
struct Answer {
    /// A JSON value.
    json: String,
    remarks: Vec<Diagnostic>,
    /// The board of a game, and whose its points are.
    boards: Option<[Vec<String>; 2]>,
}

impl Answer {
    fn of(json: serde_json::Result<String>, remarks: Vec<Diagnostic>) -> Result<Self, Diagnostic> {
        // Nothing that is counted is too large for JSON.
        let json = json.map_err(|why| at_start(unreadable(&why)))?;
        Ok(Self { json, remarks, boards: None })
    }
}

fn unreadable(why: &serde_json::Error) -> Message {
    Message::new("request-unreadable", [("why", why.to_string().into())])
}

fn at_start(what: impl Into<Message>) -> Diagnostic {
    Diagnostic::new(Place::START, what)
}

/// That something is wrong with a game, where that has no place of its own.
fn at(game: &Game, what: impl Into<Message>) -> Diagnostic {
    Diagnostic::new(game.place, what)
}

/// The game that is asked about.
struct Asked {
    game: Game,
    /// Its number in its record.
    number: usize,
    /// What was mended in the record.
    remarks: Vec<Diagnostic>,
}

fn asked(request: &Request, record: Option<Decoded>) -> Result<Asked, Diagnostic> {
    let decoded = record.ok_or_else(|| at_start(Message::plain("request-no-record")))?;
    let number = request.game().map_err(at_start)?;
    let size = request.size().map_err(at_start)?;
    let missing = || at_start(Message::new("request-no-game", [("number", number.into())]));
    let mut games = Games::of(&decoded, size);
    let (game, mut remarks) = games.nth(number - 1).ok_or_else(missing)??;
    // Who asks about a collection should know that it is one.
    if request.game.is_none() && games.next().is_some() {
        remarks.push(at(&game, Message::plain("request-more-games")));
    }
    Ok(Asked { game, number, remarks })
}

impl Service {
    /// Answers by these profiles; `rules` beat what records say.
    pub fn new(profiles: Profiles, rules: Option<String>) -> Self {
        Self { profiles, rules, words: Words::of(Language::English) }
    }

    /// The answer to a question: one line of JSON, `{"id": …, "answer": …, "remarks": …}` or
    /// `{"id": …, "error": …}`.
    pub fn answer(&self, question: &str) -> String {
        match read(question) {
            // What JSON holds is UTF-8, whatever the record says.
            Ok(request) => match request.record.as_deref() {
                Some(text) => self.reply(&request, Some(Decoded::of_text(text))),
                None => self.reply(&request, None),
            },
            Err((id, why)) => self.refusal(id.as_deref(), &why),
        }
    }

    /// The answers to one question about many records, in their order, by so many threads.
    pub fn answer_all(&self, question: &str, records: &[&[u8]], threads: usize) -> Vec<String> {
        let request = match read(question) {
            Ok(request) => request,
            Err((id, why)) => return vec![self.refusal(id.as_deref(), &why); records.len()],
        };
        let answers: Vec<Mutex<String>> = records.iter().map(|_| Mutex::default()).collect();
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some(at) =
                Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&at| at < records.len())
            {
                let decoded = request.encoding().map(|named| decode(records[at], named));
                let answer = match decoded {
                    Ok(decoded) => self.reply(&request, Some(decoded)),
                    Err(why) => self.refusal(request.id.as_deref(), &at_start(why)),
                };
                if let Ok(mut place) = answers[at].lock() {
                    *place = answer;
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
        match self.answered(request, record) {
            Ok(answer) => {
                let remarks: Vec<_> =
                    answer.remarks.iter().map(|remark| self.placed(remark)).collect();
                let boards = answer.boards.map(|[board, owners]| {
                    format!(",\"board\":{},\"owners\":{}", Json::from(board), Json::from(owners))
                });
                safe_json(format!(
                    "{{\"id\":{},\"answer\":{}{},\"remarks\":{}}}",
                    raw(request.id.as_deref()),
                    answer.json,
                    boards.unwrap_or_default(),
                    serde_json::to_string(&remarks).unwrap_or_default(),
                ))
            }
            Err(why) => self.refusal(request.id.as_deref(), &why),
        }
    }

    fn refusal(&self, id: Option<&RawValue>, why: &Diagnostic) -> String {
        let error = serde_json::to_string(&self.placed(why)).unwrap_or_default();
        let id = raw(id);
        safe_json(format!("{{\"id\":{id},\"error\":{error}}}"))
    }

    fn placed(&self, remark: &Diagnostic) -> PlacedJson<'_> {
        let Place { line, column } = remark.place;
        PlacedJson { line, column, fact: FactJson::of(remark.what.clone(), &self.words) }
    }

    /// The profiles at hand, and those the question brings.
    fn profiles(&self, request: &Request) -> Cow<'_, Profiles> {
        if request.profiles.is_empty() {
            return Cow::Borrowed(&self.profiles);
        }
        let mut profiles = self.profiles.clone();
        for (name, text) in &request.profiles {
            profiles.add(name, name, Ok(text.clone()));
        }
        Cow::Owned(profiles)
    }

    fn answered(&self, request: &Request, record: Option<Decoded>) -> Result<Answer, Diagnostic> {
        match request.ask {
            Ask::Keys => self.keys(request),
            Ask::Score => self.score(request, record),
            Ask::Dead => {
                let Asked { game, remarks, .. } = asked(request, record)?;
                let dead = request.dead(&game).map_err(|why| at(&game, why))?;
                Answer::of(dead_json(&dead, &game.board, &self.words), remarks)
            }
            Ask::Compare => self.compare(request, record),
            Ask::Reshape => self.reshape(request, record),
        }
    }

    /// The game counted as it is asked.
    fn count(&self, request: &Request, game: &Game) -> Result<Count, Diagnostic> {
        let rules = request.rules.as_deref().or(self.rules.as_deref());
        let profile = choose_profile(&self.profiles(request), rules, &game.info)
            .map_err(|why| why.located(game.place))?;
        let overrides = request.overrides().map_err(|why| at(game, why))?;
        let seki = request.seki().map_err(|why| at(game, why))?;
        let dead = request.dead(game).map_err(|why| at(game, why))?;
        let count = Count::with_dead(game, dead, &profile, &overrides)
            .map_err(|why| why.located(game.place))?;
        if seki.is_empty() {
            return Ok(count);
        }
        count.with_seki(&game.board, &seki, &overrides).map_err(|why| at(game, why))
    }

    fn score(&self, request: &Request, record: Option<Decoded>) -> Result<Answer, Diagnostic> {
        let Asked { game, number, remarks } = asked(request, record)?;
        let count = self.count(request, &game)?;
        let own = OwnResult::of_board(
            (&game.board, &count.settled, &game.plays),
            (&game.info, &request.overrides().map_err(|why| at(&game, why))?),
            &count.result.terms,
            count.result.outcome(),
        );
        let method = request.method().map_err(|why| at(&game, why))?;
        let counted = CountedGame {
            file: None,
            number: Some(number),
            info: &game.info,
            result: &count.result,
            own,
            dead: Some(&count.dead),
            methods: &method.map_or_else(|| Method::ALL.to_vec(), |method| vec![method]),
            with_chains: request.chains,
        };
        let answer = Answer::of(score_json(&counted, &self.words), remarks)?;
        let boards = request.boards.then(|| {
            let size = game.board.size();
            let stones = diagram_rows(size, |vertex| diagram_sign(game.board.get(vertex)));
            [stones, diagram_rows(size, |vertex| diagram_sign(count.settled.owner(vertex)))]
        });
        Ok(Answer { boards, ..answer })
    }

    fn compare(&self, request: &Request, record: Option<Decoded>) -> Result<Answer, Diagnostic> {
        let Asked { game, number, remarks } = asked(request, record)?;
        let count = self.count(request, &game)?;
        let compared = Comparison::of_game(
            (&game.board, &count.settled, &game.plays),
            (&game.info, &request.overrides().map_err(|why| at(&game, why))?),
            &count.result.terms,
            self.profiles(request).profiles(),
        );
        let compared = compared.map_err(|why| why.located(game.place))?;
        Answer::of(compare_json(None, Some(number), &compared, &self.words), remarks)
    }

    fn reshape(&self, request: &Request, record: Option<Decoded>) -> Result<Answer, Diagnostic> {
        let Asked { game, remarks, .. } = asked(request, record)?;
        let count = self.count(request, &game)?;
        let method = request.method().map_err(|why| at(&game, why))?;
        let style = request.style().map_err(|why| at(&game, why))?;
        let both = method.is_some_and(Method::counts_both);
        let sides = if both { Color::BOTH.to_vec() } else { vec![count.result.side] };
        let plans = count.settled.plans(&sides, style);
        let plans = plans.iter().map(|(side, area, plan)| plan_json(*side, area, plan, None));
        let plans: serde_json::Result<Vec<String>> = plans.collect();
        Answer::of(plans.map(|plans| format!("[{}]", plans.join(","))), remarks)
    }

    /// The key numbers of one game, of both sides or of the one asked for.
    fn keys(&self, request: &Request) -> Result<Answer, Diagnostic> {
        let rules = request.rules.as_deref().or(self.rules.as_deref());
        let profile =
            choose_profile(&self.profiles(request), rules, &Info::default()).map_err(at_start)?;
        let overrides = request.overrides().map_err(at_start)?;
        let wanted = KeysWanted {
            sizes: vec![request.size().map_err(at_start)?.unwrap_or(Size::NINETEEN)],
            komi: overrides.komi.into_iter().collect(),
            tie_breaker: overrides.tie_breaker,
            convention: overrides.convention,
            handicaps: vec![overrides.handicap.unwrap_or(0)],
            non_scoring: vec![request.non_scoring().map_err(at_start)?],
            sides: overrides.side.map_or_else(|| Color::BOTH.to_vec(), |side| vec![side]),
        };
        if !wanted.fit(wanted.sizes[0]) {
            let size = [("size", wanted.sizes[0].into())];
            return Err(at_start(Message::new("usage-too-many-for-board", size)));
        }
        let rows = key_rows(&profile.value, &wanted).map_err(at_start)?;
        Answer::of(keys_json(&rows), Vec::new())
    }
}

/// What was given as `id`, in one line: line breaks stand between its parts, never within one.
fn raw(id: Option<&RawValue>) -> String {
    id.map_or("null", RawValue::get).replace(['\n', '\r'], " ")
}

/// A question read; else its `id`, where it has one, and why it cannot be.
fn read(question: &str) -> Result<Request, (Option<Box<RawValue>>, Diagnostic)> {
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct Identified {
        id: Option<Box<RawValue>>,
    }
    let question = question.trim_start_matches('\u{feff}');
    // A list would be taken for the values of an object.
    let is_object = question.trim_start().starts_with('{');
    let object = || serde_json::from_str::<serde_json::Map<String, Json>>(question).map(drop);
    let checked = if is_object { Ok(()) } else { object() };
    checked.and_then(|()| serde_json::from_str(question)).map_err(|why| {
        let id = serde_json::from_str::<Identified>(question).unwrap_or_default().id;
        let place = Place { line: why.line(), column: why.column() };
        (id, Diagnostic::new(place, unreadable(&why)))
    })
}

/// Which stones are dead, and what becomes of each chain where that was proposed.
fn dead_json(dead: &Dead, board: &Board, words: &Words) -> serde_json::Result<String> {
    #[derive(Serialize)]
    struct DeadJson<'a> {
        dead: Vec<String>,
        dead_source: &'static str,
        uncertain: Vec<String>,
        chains: Vec<ChainJson<'a>>,
    }
    let size = board.size();
    serde_json::to_string(&DeadJson {
        dead: dead.stones.iter().map(|vertex| vertex.name(size)).collect(),
        dead_source: dead.source.as_str(),
        uncertain: dead.uncertain.iter().map(|vertex| vertex.name(size)).collect(),
        chains: ChainJson::all(dead, size, words),
    })
}

/// A fact with its place in the record.
#[derive(Serialize)]
struct PlacedJson<'a> {
    line: usize,
    column: usize,
    #[serde(flatten)]
    fact: FactJson<'a>,
}
