//! Loads a rule profile from TOML, or reports all its mistakes with their places.

use toml::de::{DeTable, DeValue};

use super::fields::{Fields, Mistakes, TomlEntry, half_points, nearest, unknown_word, wrong_kind};
use super::problem::{Problem, ProfileMistake};
use super::profile::{
    BySize, Compensation, Convention, GameKind, LastMove, MOST_HANDICAP, PerKind, Profile, Scoring,
    SharedPoints, ShowIn,
};
use super::ties::Ties;
use crate::amount::Amount;
use crate::goban::{Color, MOST_LINES};
use crate::method::Method;

/// Loads a profile.
///
/// `parent` loads the profile that `extends` refers to, or returns why it cannot.
///
/// # Errors
/// Returns all mistakes of the file in file order, each with its place and its line.
pub fn load(
    name: &str,
    file: &str,
    text: &str,
    parent: &mut dyn FnMut(&str) -> Result<Profile, ProfileMistake>,
) -> Result<Profile, Vec<Problem>> {
    let problem = |(at, mistake): (usize, ProfileMistake)| Problem::at(file, text, at, mistake);
    let table = match DeTable::parse(text) {
        Ok(table) => table.into_inner(),
        Err(error) => {
            let at = error.span().map_or(0, |span| span.start);
            let why = error.message().lines().collect::<Vec<_>>().join(", ");
            return Err(vec![problem((at, ProfileMistake::NotToml { why }))]);
        }
    };
    let mut mistakes = Mistakes::new();
    let mut fields = Fields::of(table);
    let mut profile = Profile::blank(name);
    if let Some(entry) = fields.take("extends") {
        match entry.get_ref() {
            DeValue::String(wanted) => match parent(wanted) {
                Ok(inherited) => {
                    let blank = Profile::blank(name);
                    let (name, aliases) = (blank.name, blank.aliases);
                    profile = Profile { name, aliases, is_built_in: false, ..inherited };
                }
                Err(why) => mistakes.push((entry.span().start, why)),
            },
            other => {
                mistakes.push((entry.span().start, wrong_kind("extends", "name", other)));
            }
        }
    }
    fill(&mut profile, &mut fields, &mut mistakes);
    fields.finish(&mut mistakes);
    if mistakes.is_empty() {
        return Ok(profile);
    }
    mistakes.sort_by_key(|(at, _)| *at);
    Err(mistakes.into_iter().map(problem).collect())
}

/// Sets `place` if the file gives a value.
fn put<T>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}

fn fill(profile: &mut Profile, fields: &mut Fields<'_>, mistakes: &mut Mistakes) {
    put(&mut profile.title, fields.text("title", mistakes));
    put(&mut profile.aliases, fields.texts("aliases", mistakes));
    put(&mut profile.scoring, fields.word("scoring", &Scoring::ALL, Scoring::as_str, mistakes));
    put(&mut profile.points_in_seki, fields.flag("points-in-seki", mistakes));
    put(&mut profile.teire, fields.flag("teire", mistakes));
    put(
        &mut profile.shared_points,
        fields.word("shared-points", &SharedPoints::ALL, SharedPoints::as_str, mistakes),
    );
    put(&mut profile.group_tax, fields.count("group-tax", 10, mistakes));
    put(&mut profile.pass_stones, fields.flag("pass-stones", mistakes));
    put(&mut profile.white_passes_last, fields.flag("white-passes-last", mistakes));
    put(
        &mut profile.last_move,
        fields.word("last-move", &LastMove::ALL, LastMove::as_str, mistakes),
    );
    put(&mut profile.unit, fields.word("unit", &ShowIn::ALL, ShowIn::as_str, mistakes));
    put(&mut profile.method, fields.word("method", &Method::ALL, Method::as_str, mistakes));
    put(&mut profile.side, fields.word("side", &Color::BOTH, Color::as_str, mistakes));
    put(&mut profile.sources, fields.texts("sources", mistakes));
    put(&mut profile.notes, fields.texts("notes", mistakes));
    if let Some(table) = fields.table("komi", mistakes) {
        per_kind(table, &mut profile.komi, mistakes, |entry, mistakes| {
            komi_by_size(entry, mistakes).map(Some)
        });
    }
    if let Some(table) = fields.table("tie-breaker", mistakes) {
        per_kind(table, &mut profile.tie_breaker, mistakes, |entry, mistakes| {
            half_points("tie-breaker", &entry, mistakes)
        });
    }
    if let Some(table) = fields.table("ties", mistakes) {
        per_kind(table, &mut profile.ties, mistakes, |entry, mistakes| {
            tie_winner(&entry, mistakes)
        });
    }
    if let Some(table) = fields.table("compensation", mistakes) {
        compensation(table, &mut profile.compensation, mistakes);
    }
}

/// Reads a table with an entry for each kind of game.
fn per_kind<T>(
    mut fields: Fields<'_>,
    values: &mut PerKind<T>,
    mistakes: &mut Mistakes,
    read: impl Fn(TomlEntry<'_>, &mut Mistakes) -> Option<T>,
) {
    for kind in GameKind::ALL {
        let value = fields.take(kind.as_str()).and_then(|entry| read(entry, mistakes));
        put(values.of_mut(kind), value);
    }
    fields.finish(mistakes);
}

/// Reads one komi for all sizes, or a table by size: `{ 19 = 7.5, 9 = 6.5, other = 7 }`.
fn komi_by_size(entry: TomlEntry<'_>, mistakes: &mut Mistakes) -> Option<BySize> {
    if !matches!(entry.get_ref(), DeValue::Table(_)) {
        return half_points("komi", &entry, mistakes).map(BySize::always);
    }
    let DeValue::Table(table) = entry.into_inner() else {
        return None;
    };
    let mut fields = Fields::of(table);
    let other = fields.take("other").and_then(|entry| half_points("komi", &entry, mistakes));
    let mut komi = BySize { named: Vec::new(), other };
    for (key, entry) in fields.into_rest() {
        let points = half_points("komi", &entry, mistakes);
        match key.get_ref().parse::<u8>() {
            Ok(lines) if (1..=MOST_LINES).contains(&lines) => {
                komi.named.extend(points.map(|points: Amount| (lines, points)));
            }
            _ => {
                let name = key.get_ref();
                let text = name.to_string();
                let mistake = match nearest(name, ["other"]).map(str::to_owned) {
                    Some(near) => ProfileMistake::UnknownSizeNear { text, near },
                    None => ProfileMistake::UnknownSize { text, most: MOST_LINES },
                };
                mistakes.push((key.span().start, mistake));
            }
        }
    }
    Some(komi)
}

fn tie_winner(entry: &TomlEntry<'_>, mistakes: &mut Mistakes) -> Option<Ties> {
    let at = entry.span().start;
    match entry.get_ref() {
        DeValue::String(word) => {
            let found = Ties::ALL.into_iter().find(|ties| ties.as_str() == word.as_ref());
            if found.is_none() {
                let known = Ties::ALL.map(Ties::as_str);
                mistakes.push((at, unknown_word("ties", word, &known)));
            }
            found
        }
        other => {
            mistakes.push((at, wrong_kind("ties", "ties", other)));
            None
        }
    }
}

fn compensation(mut fields: Fields<'_>, place: &mut Compensation, mistakes: &mut Mistakes) {
    let convention = fields.word("points", &Convention::ALL, Convention::as_str, mistakes);
    put(&mut place.convention, convention);
    put(&mut place.from, fields.count("from", MOST_HANDICAP, mistakes));
    put(&mut place.in_komi, fields.flag("in-komi", mistakes));
    fields.finish(mistakes);
}
