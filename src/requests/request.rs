//! A question as a JSON object.

use std::collections::BTreeMap;
use std::str::FromStr;

use encoding_rs::Encoding;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::counting::Overrides;
use crate::fact::Message;
use crate::goban::{Board, Color, Size, VertexSet};
use crate::life::{Dead, DeadSource};
use crate::method::Method;
use crate::record::{Game, encoding_named};
use crate::reshape::Style;

/// What is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ask {
    /// What a game comes to.
    #[default]
    Score,
    /// Which of its stones are dead.
    Dead,
    /// What it comes to under every rule profile.
    Compare,
    /// How its stones are rearranged to be counted.
    Reshape,
    /// Key numbers; no game is needed.
    Keys,
}

/// A question: `{"id": 7, "ask": "score", "record": "(;SZ[9]…)", "komi": 6.5}`.
///
/// Amounts and sizes may be numbers or texts. What is left out is taken from the record, and from
/// the rule profile where the record does not say either.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Request {
    /// Given back with the answer, as it is written.
    pub id: Option<Box<RawValue>>,
    /// What is asked.
    #[serde(deserialize_with = "or_usual")]
    pub ask: Ask,
    /// The game: SGF, or a board in rows of `.`, `X` and `O`.
    pub record: Option<String>,
    /// Which game of several, from 1.
    pub(super) game: Option<Given>,
    /// The encoding of a record that is given as bytes.
    pub(super) encoding: Option<String>,
    pub(super) size: Option<Given>,
    pub(super) rules: Option<String>,
    /// Rule profiles of the program's own that `rules` may name: their names and TOML texts.
    #[serde(deserialize_with = "or_usual")]
    pub(super) profiles: BTreeMap<String, String>,
    pub(super) komi: Option<Given>,
    pub(super) tie_breaker: Option<Given>,
    pub(super) handicap: Option<Given>,
    pub(super) compensation: Option<String>,
    pub(super) side: Option<String>,
    pub(super) method: Option<String>,
    /// Points neither side can claim, for key numbers.
    pub(super) non_scoring: Option<Given>,
    /// `"auto"`, `"none"`, or a stone of each dead chain.
    pub(super) dead: Option<GivenDead>,
    /// Who fills points of seki: `{"E5": "black", "F5": null}`.
    #[serde(deserialize_with = "or_usual")]
    pub(super) seki: BTreeMap<String, Option<String>>,
    pub(super) style: Option<String>,
    /// Whether what becomes of each chain is told.
    #[serde(deserialize_with = "or_usual")]
    pub(super) chains: bool,
    /// Whether the board and whose its points are come with a score.
    #[serde(deserialize_with = "or_usual")]
    pub(super) boards: bool,
}

/// What `null` stands for is what is meant where nothing is said.
fn or_usual<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(
    from: D,
) -> Result<T, D::Error> {
    Option::deserialize(from).map(Option::unwrap_or_default)
}

/// A value as programs write it.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected a number or a text")]
pub(super) enum Given {
    Number(serde_json::Number),
    Text(String),
}

/// Dead stones as programs name them.
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

/// That a value is not what its name stands for.
fn wrong(name: &'static str, why: impl Into<Message>) -> Message {
    Message::new("request-value", [("name", name.into()), ("why", why.into().into())])
}

/// A value read; none where it is not given.
fn read<T: FromStr<Err: Into<Message>>>(
    name: &'static str,
    given: Option<&str>,
) -> Result<Option<T>, Message> {
    given.map(str::parse).transpose().map_err(|why: T::Err| wrong(name, why))
}

/// One of some words; none where it is not given.
fn chosen<T: Copy>(
    name: &'static str,
    given: Option<&str>,
    choices: &[(&str, T)],
) -> Result<Option<T>, Message> {
    let Some(given) = given else { return Ok(None) };
    let found = choices.iter().find(|(word, _)| *word == given).map(|(_, choice)| *choice);
    let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
    let why = || Message::new("cli-use-one-of", [("choices", words.into())]);
    found.ok_or_else(|| wrong(name, why())).map(Some)
}

/// A whole number in a range; none where it is not given.
fn whole(
    name: &'static str,
    given: Option<&Given>,
    [least, most]: [u32; 2],
) -> Result<Option<u32>, Message> {
    let Some(given) = given else { return Ok(None) };
    let number = given.text().parse().ok().filter(|number| (least..=most).contains(number));
    let range = [("least", least.into()), ("most", most.into())];
    number.ok_or_else(|| wrong(name, Message::new("cli-not-in-range", range))).map(Some)
}

impl Request {
    /// A value that may be a number, as text.
    fn text(given: Option<&Given>) -> Option<String> {
        given.map(Given::text)
    }

    /// What beats the record and the profile.
    pub(super) fn overrides(&self) -> Result<Overrides, Message> {
        let [komi, tie_breaker] =
            [&self.komi, &self.tie_breaker].map(|one| Self::text(one.as_ref()));
        let tie_breaker = tie_breaker.map(|text| if text == "none" { "0".into() } else { text });
        Ok(Overrides {
            komi: read("komi", komi.as_deref())?,
            tie_breaker: read("tie_breaker", tie_breaker.as_deref())?,
            handicap: whole("handicap", self.handicap.as_ref(), [0, MOST_STONES])?,
            convention: read("compensation", self.compensation.as_deref())?,
            side: self.side()?,
            ..Overrides::NOTHING
        })
    }

    pub(super) fn side(&self) -> Result<Option<Color>, Message> {
        read("side", self.side.as_deref())
    }

    pub(super) fn size(&self) -> Result<Option<Size>, Message> {
        read("size", Self::text(self.size.as_ref()).as_deref())
    }

    pub(super) fn method(&self) -> Result<Option<Method>, Message> {
        read("method", self.method.as_deref())
    }

    pub(super) fn style(&self) -> Result<Style, Message> {
        let styles = [("tens", Style::Tens), ("rectangles", Style::Rectangles)];
        Ok(chosen("style", self.style.as_deref(), &styles)?.unwrap_or_default())
    }

    pub(super) fn game(&self) -> Result<usize, Message> {
        let number = whole("game", self.game.as_ref(), [1, u32::MAX])?;
        Ok(number.and_then(|number| number.try_into().ok()).unwrap_or(1))
    }

    pub(super) fn non_scoring(&self) -> Result<u32, Message> {
        Ok(whole("non_scoring", self.non_scoring.as_ref(), [0, MOST_STONES])?.unwrap_or(0))
    }

    pub(super) fn encoding(&self) -> Result<Option<&'static Encoding>, Message> {
        let unknown = || wrong("encoding", Message::plain("cli-encoding-unknown"));
        let named = |name: &String| encoding_named(name).ok_or_else(unknown);
        self.encoding.as_ref().map(named).transpose()
    }

    /// The points of sekis that somebody is said to fill.
    pub(super) fn seki(&self) -> Result<Vec<(String, Option<Color>)>, Message> {
        let fillers =
            [("black", Some(Color::Black)), ("white", Some(Color::White)), ("nobody", None)];
        let filler = |given: Option<&str>| chosen("seki", given, &fillers).map(Option::flatten);
        let points = self.seki.iter();
        points.map(|(name, given)| Ok((name.clone(), filler(given.as_deref())?))).collect()
    }

    /// The dead stones of a game: those named, those its record marks, or a proposal.
    pub(super) fn dead(&self, game: &Game) -> Result<Dead, Message> {
        let board = &game.board;
        match (&self.dead, &game.marks) {
            (Some(GivenDead::Names(names)), _) => Ok(Dead::named(board, names)?),
            (Some(GivenDead::Word(word)), _) => {
                let words = [("auto", true), ("none", false)];
                let proposed = chosen("dead", Some(word), &words)?.unwrap_or_default();
                Ok(if proposed { Dead::proposed(board) } else { none_dead(board) })
            }
            (None, Some(marks)) => Ok(Dead::said(marks.dead, DeadSource::File)),
            (None, None) => Ok(Dead::proposed(board)),
        }
    }
}

fn none_dead(board: &Board) -> Dead {
    Dead::said(VertexSet::new(board.size()), DeadSource::Option)
}

/// The most handicap stones, and the most points neither side can claim.
const MOST_STONES: u32 = 361;
