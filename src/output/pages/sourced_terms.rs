//! The terms of a count as pages name them, each with the source of its value.

use shuzi_core::amount::Amount;
use shuzi_core::counting::Terms;
use shuzi_core::fact::{Fact, Value};
use shuzi_words::Words;

/// A term of a count in words.
#[derive(Default)]
pub struct SourcedTerm {
    /// What it is, such as the komi.
    pub label: String,
    pub value: String,
    /// Where the value comes from; empty if that needs no word.
    pub source: String,
    /// The same on paper, where nobody looks for a line of a file.
    pub source_on_paper: String,
}

/// Returns the rules, komi and handicap of a count; what plays no part in it is left out.
pub fn sourced_terms(terms: &Terms, words: &Words) -> Vec<SourcedTerm> {
    let adjustment = terms.adjustment();
    let profile = &terms.profile.value;
    let term = |label: &str, value: String, source: &dyn Fact| {
        let place = words.message(&source.message());
        let is_of_file = source.code() == "source-file";
        let on_paper = if is_of_file { words.get("dead-source-file") } else { place.clone() };
        SourcedTerm { label: words.label(label), value, source: place, source_on_paper: on_paper }
    };
    let rules: [(&str, Value); 2] =
        [("title", profile.shown_title()), ("name", profile.name.as_str().into())];
    let komi = points(adjustment.komi(), words);
    let mut sourced = vec![
        term("rules", words.say("profile-title", &rules), &terms.profile.source),
        term("komi", komi, &terms.komi.source),
    ];
    if adjustment.tie_breaker() != Amount::ZERO || terms.komi.value == Amount::ZERO {
        let value = points(adjustment.tie_breaker(), words);
        sourced.push(term("tie-breaker", value, &terms.tie_breaker.source));
    }
    let stones = terms.handicap.value;
    if stones > 0 {
        let value = words.say("stones-value", &[("stones", stones.into())]);
        sourced.push(term("handicap", value, &terms.handicap.source));
        let given = [
            ("points", adjustment.compensation().into()),
            ("convention", terms.convention.value.into()),
        ];
        let value = words.say("compensation-value", &given);
        sourced.push(term("compensation", value, &terms.convention.source));
    }
    sourced
}

/// Returns points as text: `6.5 points`, `1 point`, `none`.
fn points(amount: Amount, words: &Words) -> String {
    words.say("points-value", &[("points", amount.into())])
}
