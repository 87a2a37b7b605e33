//! A count in words: how it is going, who won, what its settings are.

use crate::Words;
use crate::left_out::left_out;
use crate::operation::operation;
use shuzi_core::amount::Amount;
use shuzi_core::counting::{
    CountResult, Outcome, Settled, Sourced, Terms, Undone, ValueSource, Winner,
};
use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::Color;
use shuzi_core::rules::Scoring;
use shuzi_walk::{Check, Degree, Live, Session, Setting, Standing};

/// Returns who won and by how much, in zi only where they measure what was counted.
pub fn won(session: &Session, outcome: Outcome, words: &Words) -> String {
    if is_in_zi(session) { words.outcome(outcome) } else { words.outcome_in_points(outcome) }
}

/// Whether the margin is one of area, which zi measure.
pub fn is_in_zi(session: &Session) -> bool {
    session.setup.profile.value.counts_area() && !session.counts_territory()
}

/// Returns what a result rests on, unless that makes it certain.
pub fn how_certain(session: &Session, words: &Words) -> Option<String> {
    match session.degree()? {
        Degree::AsCounted => Some(words.get("as-counted")),
        Degree::AsRead => Some(words.get("as-read")),
        Degree::NotSettled | Degree::Verified | Degree::Agreed => None,
    }
}

/// Returns what there is to say of how the count was made: what was left out, what was assumed.
pub fn result_notes(session: &Session, words: &Words) -> Vec<String> {
    let result = session.result();
    let left_out = result.and_then(|result| left_out(result, session.setup.method));
    let told = result.into_iter().flat_map(CountResult::notes).map(Value::from);
    let cautions = session.cautions().into_iter().map(Value::from);
    let notes = told.chain(cautions).map(|text| words.say("page-note", &[("text", text)]));
    let left_out = left_out.map(|left_out| words.message(&left_out));
    left_out.into_iter().chain(notes).chain(operations(session, words)).collect()
}

/// Returns how each term changes the sum, in words.
fn operations(session: &Session, words: &Words) -> Vec<String> {
    // How area is adjusted says nothing of a result by territory.
    if !session.setup.profile.value.counts_area() {
        return Vec::new();
    }
    let (method, side) = (session.setup.method, session.setup.side());
    let rows = session.sheet().map_or(&[][..], |sheet| &sheet.form().rows).iter();
    let operations = rows.filter_map(|row| operation(row, side, method));
    let said = operations.map(|operation| words.message(&operation));
    said.chain(session.or_to_white().map(|note| words.fact(&note))).collect()
}

/// Returns who is ahead and by how much, as far as it is known.
pub fn standing_text(live: &Live, words: &Words) -> String {
    match &live.standing {
        Standing::Open => words.get("live-open"),
        Standing::Determined(outcome) if live.by_territory => words.outcome_in_points(*outcome),
        Standing::Determined(outcome) => in_words(*outcome, words),
        Standing::Between(low, high) if is_open_range(*low, *high) => words.get("live-undecided"),
        Standing::Between(low, high) => at_least(*low, *high, words).unwrap_or_else(|| {
            let values = [("low", (*low).into()), ("high", (*high).into())];
            format!("{} {}", words.get("live-between"), words.say("live-and", &values))
        }),
        Standing::Unknown(why) => words.message(why),
    }
}

/// Returns how many points the side has and still needs.
pub fn counted_text(live: &Live, words: &Words) -> String {
    let so_far = if live.complete { "live-has" } else { "live-so-far" };
    let values = [("side", live.side.into()), ("count", live.counted.into())];
    let has = words.say(so_far, &values);
    let (id, points) = match live.still_needed() {
        None => return has,
        Some(0) => return words.say("live-enough", &[("has", has.into())]),
        Some(short) if short > 0 && live.complete => ("live-few", short),
        Some(short) if short > 0 => ("live-to-go", short),
        Some(over) => ("live-spare", -over),
    };
    words.say(id, &[("has", has.into()), ("points", points.into())])
}

/// Returns what a check of the count came to.
pub fn check_text(check: &Check, words: &Words) -> String {
    let id = if check.holds { "check-holds" } else { "check-fails" };
    words.say(id, &[("text", check.fact.clone().into())])
}

/// Whether a margin between these says nothing yet: either side may win, and by a lot.
pub fn is_open_range(low: Outcome, high: Outcome) -> bool {
    const LITTLE: Amount = Amount::points(30);
    low.winner() != high.winner() && high.black_lead() - low.black_lead() > LITTLE
}

/// Returns the least margin of a side that wins in any case.
pub fn at_least(low: Outcome, high: Outcome, words: &Words) -> Option<String> {
    let Winner::Side(side) = low.winner() else { return None };
    let least = low.margin().min(high.margin());
    let values = [("side", side.into()), ("points", least.into())];
    (low.winner() == high.winner()).then(|| words.say("live-at-least", &values))
}

fn in_words(outcome: Outcome, words: &Words) -> String {
    match outcome.winner() {
        Winner::Tie => words.get("won-tie"),
        Winner::Side(side) => {
            let values = [("side", side.into()), ("points", outcome.margin().into())];
            words.say("live-by", &values)
        }
    }
}

/// Returns komi, tie-breaker and handicap stones, which decide close games, once the count has begun.
pub fn terms_given(session: &Session, words: &Words) -> String {
    let Ok(terms) = session.terms() else { return String::new() };
    let (komi, tie_breaker) = (terms.komi.value, terms.tie_breaker.value);
    let mut given = Vec::new();
    if komi != Amount::ZERO || tie_breaker == Amount::ZERO {
        given.push(format!("{} {}", words.label("komi"), words.amount(komi)));
    }
    if tie_breaker != Amount::ZERO {
        given.push(words.say("given-tie-breaker", &[("points", tie_breaker.into())]));
    }
    if terms.handicap.value > 0 {
        given.push(words.say("given-handicap", &[("stones", terms.handicap.value.into())]));
    }
    given.iter().fold(String::new(), |line, part| line + " · " + part)
}

/// Returns the size, the rules, komi and handicap of a count in a line.
pub fn terms_line(session: &Session, words: &Words) -> String {
    let profile = words.value(&session.setup.profile.value.shown_title());
    format!("{} · {profile}{}", session.size(), terms_given(session, words))
}

/// Returns the title of the rules, and the name they are typed by.
pub fn named_rules(session: &Session, words: &Words) -> String {
    let profile = &session.setup.profile.value;
    let title = [("title", profile.shown_title()), ("name", (*profile.name).into())];
    words.say("profile-title", &title)
}

/// Returns a setting's value and its source, for where values are typed.
pub fn setting_text(session: &Session, setting: Setting, words: &Words) -> (String, String) {
    let (value, from) = setting_value(session, session.terms().ok(), setting, words);
    match setting {
        Setting::Rules => (named_rules(session, words), from),
        _ => (value, from),
    }
}

/// Returns a setting's value and its source, with the terms if they are known.
pub fn setting_value(
    session: &Session,
    terms: Option<&Terms>,
    setting: Setting,
    words: &Words,
) -> (String, String) {
    let setup = &session.setup;
    let plain = |value: String| (value, String::new());
    let sourced = |value: String, source: ValueSource| (value, words.fact(&source));
    let unknown = || plain(words.get("type-one"));
    let amount = |sourced_amount: Sourced<Amount>| {
        let Sourced { value, source } = sourced_amount;
        let none = value == Amount::ZERO;
        sourced(if none { words.get("none") } else { words.amount(value) }, source)
    };
    // Handicap and compensation are shown even while the komi is unknown.
    let but_for_komi = || terms.cloned().or_else(|| session.terms_but_for_komi());
    match setting {
        Setting::Size => plain(session.size().to_string()),
        Setting::Rules => {
            sourced(words.value(&setup.profile.value.shown_title()), setup.profile.source)
        }
        Setting::Scoring => {
            let scoring = if setup.by_territory { Scoring::Territory } else { Scoring::Area };
            plain(words.value(&scoring.into()))
        }
        Setting::Method => plain(words.method(setup.method)),
        Setting::KeepTieBreaker => {
            plain(words.get(if setup.overrides.keep_tie_breaker { "on" } else { "off" }))
        }
        Setting::Side if setup.method.counts_both() => plain(words.get("both")),
        Setting::Side => plain(words.side(setup.side())),
        Setting::Players => plain(match session.players() {
            [None, None] => words.get("no-names"),
            names => names.map(|name| name.unwrap_or("?")).join(" – "),
        }),
        Setting::Kind => terms.map_or_else(unknown, |t| plain(words.value(&t.kind.into()))),
        Setting::Komi => terms.map_or_else(unknown, |t| amount(t.komi)),
        Setting::TieBreaker => terms.map_or_else(unknown, |t| amount(t.tie_breaker)),
        Setting::Handicap => but_for_komi().map_or_else(unknown, |t| {
            let stones = t.handicap.value;
            let text = if stones == 0 { words.get("no-stones") } else { stones.to_string() };
            sourced(text, t.handicap.source)
        }),
        Setting::Compensation => but_for_komi().map_or_else(unknown, |t| {
            let points = t.adjustment().compensation();
            let values = [("convention", t.convention.value.into()), ("points", points.into())];
            sourced(words.say("gives-points", &values), t.convention.source)
        }),
    }
}

/// Returns what was counted for each side so far: `Black 90`.
pub fn counted_so_far(counted: [Option<u32>; 2], words: &Words) -> Vec<String> {
    let sides = Color::BOTH.into_iter().zip(counted);
    let counted = sides.filter_map(|(side, points)| Some((side, points?)));
    counted.map(|(side, points)| format!("{} {points}", words.side(side))).collect()
}

/// Returns what the players left unfinished and what to ask about it; `None` if the game is over.
pub fn unfinished_note(settled: &Settled) -> Option<Message> {
    const SHOWN: usize = 3;
    let parts = settled.unfinished();
    let places: Vec<_> = parts.iter().take(SHOWN).map(|part| part.fact(settled.size())).collect();
    let border = parts.iter().any(|part| part.undone != Undone::Dame);
    let id = if border { "unfinished-border" } else { "unfinished-dame" };
    let more = parts.len() - places.len();
    let values = [("places", Value::from(places)), ("more", more.into())];
    (!parts.is_empty()).then(|| Message::new(id, values))
}
