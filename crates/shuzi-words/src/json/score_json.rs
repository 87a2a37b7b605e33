//! A counted game as one JSON object, keys in a fixed order.

use schemars::JsonSchema;
use serde::Serialize;

use super::{ChainJson, FactJson, Number, PlacedJson, WrittenBy, written};
use crate::Words;
use shuzi_core::counting::{CountResult, SideCount, Term, Worksheet};
use shuzi_core::fact::Fact as _;
use shuzi_core::goban::{Color, VertexSet};
use shuzi_core::method::Method;
use shuzi_core::place::Diagnostic;
use shuzi_core::scorer::CountedGame;
use shuzi_core::scoring::{RecordedVerdict, Score, ScoreEntry};

/// A counted game and its source.
#[derive(Clone, Copy, Debug)]
pub struct ScoreToWrite<'a> {
    /// The file, if there is one.
    pub file: Option<&'a str>,
    /// The number of the game in its file; `None` for typed totals.
    pub number: Option<usize>,
    /// The game, counted.
    pub counted: CountedGame<'a>,
    /// The methods to show.
    pub methods: &'a [Method],
    /// Whether the verdict on each chain is added at the end.
    pub with_chains: bool,
    /// What was repaired or left out as the file was read.
    pub remarks: &'a [Diagnostic],
}

/// Returns a counted game as one line of JSON; `file` and `game` are null for typed totals.
pub fn score_json(game: &ScoreToWrite<'_>, words: &Words) -> String {
    let CountedGame { result, dead, info, own, .. } = game.counted;
    let terms = &result.terms;
    let adjustment = terms.adjustment();
    let names = |set: &VertexSet| set.iter().map(|v| v.name(terms.size)).collect::<Vec<_>>();
    let settled = result.settled.as_deref();
    let shown = |method: Method| game.methods.contains(&method).then(|| result.sheet(method));
    let recorded = game.counted.recorded();
    let agrees = recorded.as_ref().and_then(RecordedVerdict::agrees);
    let rules = &terms.profile.value;
    let unfinished = settled.into_iter().flat_map(|settled| settled.unfinished_by(rules));
    let (counted, own) = (result.outcome(), own.outcome(result.outcome()));
    let object = ScoreJson {
        by: WrittenBy::THIS,
        file: game.file,
        game: game.number,
        player_black: info.black.as_deref(),
        player_white: info.white.as_deref(),
        size: [terms.size.width(), terms.size.height()],
        rules: &terms.profile.value.name,
        komi: Number(adjustment.komi()),
        tie_breaker: Number(adjustment.tie_breaker()),
        handicap: terms.handicap.value,
        compensation: Number(adjustment.compensation()),
        sources: SourcesJson {
            rules: FactJson::of(terms.profile.source.message(), words),
            komi: FactJson::of(terms.komi.source.message(), words),
            handicap: FactJson::of(terms.handicap.source.message(), words),
            compensation: FactJson::of(terms.convention.source.message(), words),
        },
        dead: dead.map(|dead| names(&dead.stones)).unwrap_or_default(),
        dead_source: dead.map(|dead| dead.source.as_str()),
        uncertain: dead.map(|dead| names(&dead.uncertain)).unwrap_or_default(),
        seki: settled.map(|settled| names(&settled.seki().stones)).unwrap_or_default(),
        non_scoring: settled.map(|settled| names(settled.non_scoring())).unwrap_or_default(),
        non_scoring_points: result.totals.non_scoring(),
        own: game.counted.score.map(OwnJson::of),
        black: SideJson::of(result.totals.side(Color::Black)),
        white: SideJson::of(result.totals.side(Color::White)),
        methods: MethodsJson {
            full: shown(Method::Full).map(FullJson::of),
            half: shown(Method::Half).map(|sheet| HalfJson::of(sheet, false)),
            simplified: shown(Method::Simplified).map(|sheet| HalfJson::of(sheet, true)),
            key: shown(Method::Key).map(|sheet| KeyMethodJson::of(sheet, result)),
        },
        result: own.map(|own| own.to_string()),
        winner: own.map(|own| own.winner().as_str()),
        margin: own.map(|own| Number(own.margin())),
        area_result: counted.to_string(),
        zi: counted.margin().half().map(Number),
        recorded: info.result.as_ref().map(|result| result.value.as_str()),
        agrees,
        disagreement: game.counted.disagreement().map(|cause| FactJson::of(cause, words)),
        cautions: game.counted.cautions().map(|one| FactJson::of(one.clone(), words)).collect(),
        unfinished: unfinished.map(|u| FactJson::of(u.fact(terms.size), words)).collect(),
        notes: FactJson::all(&result.notes(), words),
        remarks: game.remarks.iter().map(|remark| PlacedJson::of(remark, words)).collect(),
        chains: dead
            .filter(|_| game.with_chains)
            .map(|dead| ChainJson::all(dead, terms.size, words)),
    };
    written(&object)
}

/// Where the rules and what they adjust come from.
#[derive(JsonSchema, Serialize)]
struct SourcesJson<'a> {
    rules: FactJson<'a>,
    komi: FactJson<'a>,
    handicap: FactJson<'a>,
    compensation: FactJson<'a>,
}

/// A counted game. Amounts are points, exact to a quarter; points of the board are named as players
/// name them (A1 is at the lower left, there is no column I).
#[derive(JsonSchema, Serialize)]
pub struct ScoreJson<'a> {
    #[serde(flatten)]
    by: WrittenBy,
    /// The file; null for typed totals.
    file: Option<&'a str>,
    /// The number of the game in its file, from 1; null for typed totals.
    game: Option<usize>,
    /// Black's player, where the file names one.
    #[serde(skip_serializing_if = "Option::is_none")]
    player_black: Option<&'a str>,
    /// White's player, where the file names one.
    #[serde(skip_serializing_if = "Option::is_none")]
    player_white: Option<&'a str>,
    /// Lines across and down.
    size: [u8; 2],
    /// The name of the rule profile.
    rules: &'a str,
    /// Komi in points.
    komi: Number,
    /// Points to White in games without komi, so that they do not end in a tie.
    tie_breaker: Number,
    /// Handicap stones.
    handicap: u32,
    /// Points to White for handicap stones.
    compensation: Number,
    /// Where rules, komi, handicap and compensation come from.
    sources: SourcesJson<'a>,
    /// Dead stones.
    dead: Vec<String>,
    /// Who says which stones are dead: file, option, auto or engine; null without a board.
    #[schemars(extend("enum" = ["file", "option", "auto", "engine", null]))]
    dead_source: Option<&'static str>,
    /// Stones whose life or death is not sure.
    uncertain: Vec<String>,
    /// Stones in seki.
    seki: Vec<String>,
    /// Points that belong to nobody.
    non_scoring: Vec<String>,
    /// How many points belong to nobody.
    non_scoring_points: u32,
    /// The score by the game's own rules, term by term; null for typed totals.
    own: Option<OwnJson>,
    /// Black's area.
    black: SideJson,
    /// White's area.
    white: SideJson,
    /// The area by each counting method, worked out.
    methods: MethodsJson,
    /// The result by the game's own rules, as in game files (B+3.5, 0 for a tie); null if not known.
    result: Option<String>,
    /// Who wins by the game's own rules: black, white or tie; null if not known.
    #[schemars(extend("enum" = ["black", "white", "tie", null]))]
    winner: Option<&'static str>,
    /// By how many points; null if not known.
    margin: Option<Number>,
    /// The result by area, whatever the rules.
    area_result: String,
    /// The margin by area in zi (two points).
    zi: Option<Number>,
    /// The result that the file states.
    recorded: Option<&'a str>,
    /// Whether the game's own result is the one recorded; null if they cannot be compared.
    agrees: Option<bool>,
    /// Why it is not, if one cause explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    disagreement: Option<FactJson<'a>>,
    /// What to be careful about; left out if nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cautions: Vec<FactJson<'a>>,
    /// Places that are not played out; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unfinished: Vec<FactJson<'a>>,
    /// What else is to be known; left out if nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<FactJson<'a>>,
    /// What was repaired or left out as the file was read; left out if nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<PlacedJson<'a>>,
    /// The verdict on each chain, with --chains.
    #[serde(skip_serializing_if = "Option::is_none")]
    chains: Option<Vec<ChainJson<'a>>>,
}

#[derive(JsonSchema, Serialize)]
struct OwnJson {
    /// What is scored: area, territory or stone.
    method: &'static str,
    /// The terms that are not zero; negative ones are taken off.
    terms: Vec<TermJson>,
    /// Black's sum; null if not all terms are known.
    black: Option<Number>,
    /// White's sum, with komi; null if not all terms are known.
    white: Option<Number>,
}

#[derive(JsonSchema, Serialize)]
struct TermJson {
    term: &'static str,
    black: Number,
    white: Number,
}

impl OwnJson {
    fn of(score: &Score) -> Self {
        let [black, white] = score.points().map_or([None; 2], |points| points.map(Some));
        let term = |entry: &ScoreEntry| TermJson {
            term: entry.term.as_str(),
            black: Number(entry.black),
            white: Number(entry.white),
        };
        Self {
            method: score.scored.as_str(),
            terms: score.shown().map(term).collect(),
            black: black.map(Number),
            white: white.map(Number),
        }
    }
}

#[derive(JsonSchema, Serialize)]
struct SideJson {
    territory: Option<u32>,
    stones: Option<u32>,
    total: u32,
}

impl SideJson {
    fn of(count: SideCount) -> Self {
        Self { territory: count.vacant(), stones: count.stones(), total: count.total() }
    }
}

#[derive(JsonSchema, Serialize)]
struct MethodsJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    full: Option<FullJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    half: Option<HalfJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    simplified: Option<HalfJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<KeyMethodJson>,
}

#[derive(JsonSchema, Serialize)]
struct FullJson {
    black_adjusted: Option<Number>,
    white_adjusted: Option<Number>,
    margin: Number,
    winner: &'static str,
}

impl FullJson {
    fn of(sheet: &Worksheet) -> Self {
        Self {
            black_adjusted: sheet.figure(Term::Adjusted, Color::Black).map(Number),
            white_adjusted: sheet.figure(Term::Adjusted, Color::White).map(Number),
            margin: Number(sheet.outcome().margin()),
            winner: sheet.outcome().winner().as_str(),
        }
    }
}

#[derive(JsonSchema, Serialize)]
struct HalfJson {
    side: &'static str,
    total: Option<Number>,
    adjusted: Option<Number>,
    half_count: Option<Number>,
    difference: Option<Number>,
    margin: Number,
    winner: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    tie_breaker_left_out: Option<bool>,
}

impl HalfJson {
    fn of(sheet: &Worksheet, simplified: bool) -> Self {
        let figure = |term| sheet.figure(term, sheet.side()).map(Number);
        Self {
            side: sheet.side().as_str(),
            total: figure(Term::Total),
            adjusted: figure(Term::Adjusted),
            half_count: figure(Term::AdjustedHalfCount).or_else(|| figure(Term::HalfCount)),
            difference: figure(Term::Difference),
            margin: Number(sheet.outcome().margin()),
            winner: sheet.outcome().winner().as_str(),
            tie_breaker_left_out: simplified.then(|| sheet.tie_breaker_left_out()),
        }
    }
}

#[derive(JsonSchema, Serialize)]
struct KeyMethodJson {
    side: &'static str,
    total: Option<Number>,
    key_number: Option<Number>,
    needs: i64,
    difference: Option<Number>,
    margin: Number,
    winner: &'static str,
}

impl KeyMethodJson {
    fn of(sheet: &Worksheet, result: &CountResult) -> Self {
        let figure = |term| sheet.figure(term, sheet.side()).map(Number);
        Self {
            side: sheet.side().as_str(),
            total: figure(Term::Total),
            key_number: figure(Term::KeyNumber),
            needs: result.key_number(sheet.side()).needs(),
            difference: figure(Term::Difference),
            margin: Number(sheet.outcome().margin()),
            winner: sheet.outcome().winner().as_str(),
        }
    }
}
