//! A question as a JSON object.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use shuzi_core::counting::{Overrides, SekiPoint};
use shuzi_core::fact::Message;
use shuzi_core::goban::Size;
use shuzi_core::handicap::{Counting, Ranks};
use shuzi_core::rules::MOST_HANDICAP;
use shuzi_core::scorer::{DeadChoice, FileEncoding, HalfPoints, ScoreOptions, TieBreaker};
use shuzi_core::typed::{one_of, whole_number};

/// What a question asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ask {
    /// The score of a game.
    #[default]
    Score,
    /// The dead stones of a game.
    Dead,
    /// The score under every rule profile.
    Compare,
    /// The plan for rearranging the stones.
    Reshape,
    /// Key numbers, which need no game.
    Keys,
    /// Handicap stones and komi for a difference of ranks.
    Handicap,
    /// The rule profiles there are.
    Rules,
    /// The version of the program and of its answers.
    Version,
}

/// A question: `{"id": 7, "ask": "score", "record": "(;SZ[9]…)", "komi": 6.5}`.
///
/// Amounts and sizes may be numbers or strings. Missing values come from the game file, otherwise
/// from the rule profile.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Request {
    /// Returned unchanged with the answer.
    pub id: Option<Box<RawValue>>,
    /// What the question asks for.
    #[serde(deserialize_with = "or_usual")]
    pub ask: Ask,
    /// The game: SGF, or a board in rows of `.`, `X` and `O`.
    pub record: Option<String>,
    /// Which game of a collection, from 1.
    pub(super) game: Option<Given>,
    /// The encoding of a game file given as bytes.
    pub(super) encoding: Option<String>,
    pub(super) size: Option<Given>,
    pub(super) rules: Option<String>,
    /// The caller's own rule profiles for `rules`, as TOML by name.
    #[serde(deserialize_with = "or_usual")]
    pub(super) profiles: BTreeMap<String, String>,
    pub(super) komi: Option<Given>,
    pub(super) tie_breaker: Option<Given>,
    pub(super) handicap: Option<Given>,
    pub(super) compensation: Option<String>,
    pub(super) side: Option<String>,
    pub(super) method: Option<String>,
    /// The number of non-scoring points, for key numbers.
    pub(super) non_scoring: Option<Given>,
    /// `"auto"`, `"none"`, or a list with one stone per dead chain.
    pub(super) dead: Option<GivenDead>,
    /// Who fills points of seki: `{"E5": "black", "F5": null}`.
    #[serde(deserialize_with = "or_usual")]
    pub(super) seki: BTreeMap<String, Option<String>>,
    pub(super) style: Option<String>,
    /// The difference of ranks, for a handicap.
    pub(super) ranks: Option<Given>,
    /// How the game is scored, for a handicap: `"area"` or `"territory"`.
    pub(super) counting: Option<String>,
    /// Whether the answer includes the verdict on each chain.
    #[serde(deserialize_with = "or_usual")]
    pub(super) chains: bool,
    /// Whether a score includes the board and the owner of each point.
    #[serde(deserialize_with = "or_usual")]
    pub(super) boards: bool,
}

/// Reads `null` as the default, as if the field were missing.
fn or_usual<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(
    from: D,
) -> Result<T, D::Error> {
    Option::deserialize(from).map(Option::unwrap_or_default)
}

/// A value as a number or a string.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected a number or a text")]
pub(super) enum Given {
    Number(serde_json::Number),
    Text(String),
}

/// The dead stones as given: a keyword or a list of vertices.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected `auto`, `none` or a list of stones")]
pub(super) enum GivenDead {
    Word(String),
    Names(Vec<String>),
}

impl Given {
    fn text(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }
}

/// An error about the value of a field.
fn wrong(name: &'static str, why: impl Into<Message>) -> Message {
    Message::new("request-value", [("name", name.into()), ("why", why.into().into())])
}

/// Parses a value; `None` if it is not given.
fn read<T: FromStr<Err: Into<Message>>>(
    name: &'static str,
    given: Option<&str>,
) -> Result<Option<T>, Message> {
    given.map(str::parse).transpose().map_err(|why: T::Err| wrong(name, why))
}

/// Parses a whole number within limits; `None` if it is not given.
fn whole(
    name: &'static str,
    given: Option<&Given>,
    limits: RangeInclusive<u64>,
) -> Result<Option<u32>, Message> {
    let read = |given: &Given| whole_number(&given.text(), &limits);
    given.map(read).transpose().map_err(|why| wrong(name, why))
}

impl TryFrom<&Request> for ScoreOptions {
    type Error = Message;

    fn try_from(request: &Request) -> Result<Self, Message> {
        let text = |given: &Option<Given>| given.as_ref().map(Given::text);
        let [komi, tie_breaker] = [&request.komi, &request.tie_breaker].map(text);
        let komi = read::<HalfPoints>("komi", komi.as_deref())?;
        let tie_breaker = read::<TieBreaker>("tie_breaker", tie_breaker.as_deref())?;
        let overrides = Overrides {
            komi: komi.map(|HalfPoints(points)| points),
            tie_breaker: tie_breaker.map(|TieBreaker(points)| points),
            handicap: whole("handicap", request.handicap.as_ref(), 0..=u64::from(MOST_HANDICAP))?,
            convention: read("compensation", request.compensation.as_deref())?,
            side: read("side", request.side.as_deref())?,
            ..Overrides::default()
        };
        let mut options = Self::default();
        options.rules.clone_from(&request.rules);
        options.size = read("size", text(&request.size).as_deref())?;
        options.overrides = overrides;
        options.method = read("method", request.method.as_deref())?;
        options.style = read("style", request.style.as_deref())?.unwrap_or_default();
        options.dead = request.dead()?;
        options.seki = request.seki()?;
        options.encoding = request.encoding()?;
        Ok(options)
    }
}

impl Request {
    pub(super) fn game(&self) -> Result<usize, Message> {
        let number = whole("game", self.game.as_ref(), 1..=u64::from(u32::MAX))?;
        Ok(number.and_then(|number| number.try_into().ok()).unwrap_or(1))
    }

    pub(super) fn encoding(&self) -> Result<Option<FileEncoding>, Message> {
        read("encoding", self.encoding.as_deref())
    }

    pub(super) fn non_scoring(&self) -> Result<u32, Message> {
        let most = u64::from(Size::MOST_POINTS);
        Ok(whole("non_scoring", self.non_scoring.as_ref(), 0..=most)?.unwrap_or(0))
    }

    /// The difference of ranks; none for a table of all.
    pub(super) fn ranks(&self) -> Result<Option<Ranks>, Message> {
        read("ranks", self.ranks.as_ref().map(Given::text).as_deref())
    }

    /// How the game is scored that a handicap is for.
    pub(super) fn counting(&self) -> Result<Counting, Message> {
        let known = [("area", Counting::Area), ("territory", Counting::Territory)];
        let named = self.counting.as_deref().map(|named| one_of(named, &known));
        Ok(named.transpose().map_err(|why| wrong("counting", why))?.unwrap_or(Counting::Area))
    }

    /// The points of sekis and who fills them.
    fn seki(&self) -> Result<Vec<SekiPoint>, Message> {
        let filler = |given: Option<&str>| {
            given.map_or(Ok(None), SekiPoint::filler).map_err(|why| wrong("seki", why))
        };
        let point = |(vertex, given): (&String, &Option<String>)| {
            let filler = filler(given.as_deref())?;
            Ok(SekiPoint::Filled { vertex: vertex.clone(), filler })
        };
        self.seki.iter().map(point).collect()
    }

    /// How the dead stones are chosen.
    fn dead(&self) -> Result<DeadChoice, Message> {
        let words = [("auto", true), ("none", false)];
        Ok(match &self.dead {
            None => DeadChoice::File,
            Some(GivenDead::Names(names)) => DeadChoice::Named(names.clone()),
            Some(GivenDead::Word(word)) => {
                let is_auto = one_of(word, &words).map_err(|why| wrong("dead", why))?;
                if is_auto { DeadChoice::Auto } else { DeadChoice::None }
            }
        })
    }
}
