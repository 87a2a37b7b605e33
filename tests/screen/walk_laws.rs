//! Laws of the walk: no setting passes a question, no state is a dead end, and what is kept is what
//! was.

use proptest::prelude::*;
use shuzi_core::goban::Color;
use shuzi_walk::{Setting, Step, StepKind};

use crate::table::{Player, press, real, told};

/// The keys that come to the result of a count by each kind of rules.
const WALKS: [(&str, &str); 4] = [
    ("chinese", ">>y1>y>88>92>91>90>"),
    ("aga", ">>>>92>91>"),
    ("japanese-1989", ">>n3>1>41>37>"),
    ("stone-ming-qing", ">>3>2>>>92>91>"),
];

/// A value that a setting may be given in the middle of a count.
const VALUES: [(Setting, &str); 12] = [
    (Setting::Size, "9"),
    (Setting::Rules, "chinese"),
    (Setting::Rules, "japanese-1989"),
    (Setting::Rules, "ikeda-area-3"),
    (Setting::Rules, "stone-ming-qing"),
    (Setting::Kind, "no-komi"),
    (Setting::Komi, "6.5"),
    (Setting::Handicap, "3"),
    (Setting::Compensation, "n-1"),
    (Setting::Method, "full"),
    (Setting::Method, "key"),
    (Setting::Side, "white"),
];

fn passes_a_question(app: &Player) -> bool {
    let session = app.session();
    let steps = session.steps();
    let before = steps.iter().take_while(|step| **step != session.step);
    let is_open = before.filter(|step| !session.is_answered(**step)).count() > 0;
    session.step != Step::Setup && (is_open || !steps.contains(&session.step))
}

#[test]
fn no_setting_moves_anybody_past_a_question() {
    for (rules, keys) in WALKS {
        for pressed in 0..=keys.len() {
            let mut app = real(19);
            app.set(Setting::Rules, rules).unwrap();
            press(&mut app, &keys[..pressed]);
            for (setting, value) in VALUES {
                let mut app = app.clone();
                let before = app.session().step;
                if app.set(setting, value).is_ok() {
                    let place = format!("{rules} {:?} {setting:?} {value}", &keys[..pressed]);
                    assert!(!passes_a_question(&app), "{place}: {:?}", app.session().step);
                    // At the first step there is nothing to go back from.
                    assert!(before != Step::Setup || app.session().step == Step::Setup, "{place}");
                }
            }
        }
    }
}

/// A key that anybody may press in the middle of a count.
fn any_key() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => (0..400_u32).prop_map(|number| format!("{number}>")),
        3 => Just(">".to_owned()),
        3 => "[yno<uUtR~]",
        1 => "[kj]",
    ]
}

proptest! {
    /// From every state Enter and possible numbers come to a result, and Esc goes back one step.
    #[test]
    fn no_state_is_a_dead_end(
        rules in prop::sample::select(vec!["chinese", "aga", "japanese-1989", "ikeda-area-3"]),
        method in prop::sample::select(vec!["full", "half"]),
        keys in prop::collection::vec(any_key(), 0..40),
    ) {
        let mut app = real(19);
        app.set(Setting::Rules, rules).unwrap();
        // Some rules have none of their own.
        app.set(Setting::Komi, "6.5").unwrap();
        // Rules that count territory have no method.
        let _ = app.set(Setting::Method, method);
        let begun = app.clone();
        for keys in keys {
            // At the first step Esc leaves the count.
            if keys == "<" && app.session().step == Step::Setup {
                continue;
            }
            press(&mut app, &keys);
            // The arrows move freely on the sheet, and nowhere else.
            let is_on_sheet = app.session().is_on_sheet() && app.session().step != Step::Result;
            prop_assert!(is_on_sheet || !passes_a_question(&app), "{:?}", app.session().step);
            let text = serde_json::to_string(&app.kept(&begun)).unwrap();
            let again = begun.taken_up(&serde_json::from_str(&text).unwrap()).unwrap();
            prop_assert_eq!(again.session(), app.session());
        }
        for _ in 0..80 {
            let step = app.session().step;
            if step == Step::Result {
                break;
            }
            // The numbers of a game: a fifth of the board is vacant for each side.
            let points = u32::try_from(app.session().size().points()).unwrap();
            let number = match step {
                Step::Vacant(_) => points / 5,
                Step::Stones(Color::Black) => points / 4,
                Step::Stones(Color::White) => points - 2 * (points / 5) - points / 4,
                _ => 0,
            };
            match told(&app) {
                Some("remark-no-komi") => {
                    app.set(Setting::Komi, "6.5").unwrap();
                    press(&mut app, ">")
                }
                Some("remark-large-lead" | "remark-smaller-board" | "remark-rather-stones") => {
                    press(&mut app, ">")
                }
                // What was typed before does not fit: all is counted again.
                Some(
                    "remark-points-short" | "remark-points-over" | "remark-more-than-left"
                    | "remark-more-than-board" | "remark-too-vacant",
                ) => press(&mut app, "R"),
                // What was said to belong to nobody is mended.
                Some("remark-whose" | "remark-points-missing" | "remark-board-full") => {
                    press(&mut app, "y")
                }
                _ if app.kind() == StepKind::Number => {
                    press(&mut app, &format!("{}{number}>", "~".repeat(20)))
                }
                // What the settings refuse is erased.
                _ => press(&mut app, &format!("{}>", "~".repeat(20))),
            };
        }
        prop_assert_eq!(app.session().step, Step::Result, "{:?}", told(&app));
    }
}
