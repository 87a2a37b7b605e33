//! What a comparison says of a score, and of the difference between area and territory.

use shuzi_core::amount::Amount;
use shuzi_core::fact::{Message, Value};
use shuzi_core::scoring::{Score, Scored};
use shuzi_words::Words;

/// Returns the name of the scoring.
pub(super) fn scoring(score: &Score, words: &Words) -> String {
    match score.scored {
        Scored::Stone if score.taxed => words.get("scoring-stone-taxed"),
        scored => words.value(&scored.into()),
    }
}

/// Returns a result, or the two it is between if the game file leaves it open.
pub(super) fn score_result(score: &Score) -> Value {
    match score.outcomes() {
        None => Message::plain("result-unknown").into(),
        Some((least, most)) if least == most => least.into(),
        Some((least, most)) => {
            Message::new("result-or", [("least", least.into()), ("most", most.into())]).into()
        }
    }
}

/// Returns an amount with a minus as wide as a plus.
pub(super) fn shown(points: Amount, words: &Words) -> String {
    words.amount(points)
}

pub(super) fn signed(points: Amount, words: &Words) -> String {
    let plus = if points > Amount::ZERO { "+" } else { "" };
    format!("{plus}{}", words.amount(points))
}

pub(super) fn between(range: (Amount, Amount), words: &Words) -> String {
    let (least, most) = range;
    if least == most {
        return signed(least, words);
    }
    let values = [("least", signed(least, words).into()), ("most", signed(most, words).into())];
    words.say("range", &values)
}
