//! The count at the table line by line: the same steps, facts and guards as on the screen.

use crate::program;

use program::done;

/// What `shuzi count --plain` says to these answers.
fn said(options: &[&str], answers: &str) -> String {
    let arguments = [&["count", "--plain"], options].concat();
    done(&arguments, answers)
}

/// Every sentence is said, in this order.
fn in_order(said: &str, sentences: &[&str]) {
    let mut rest = said;
    for sentence in sentences {
        let at = rest.find(sentence).unwrap_or_else(|| panic!("{sentence}: {said}"));
        rest = &rest[at + sentence.len()..];
    }
}

/// The steps of the books, in their order, with what is put back and what is left vacant.
#[test]
fn the_steps_are_those_of_the_books() {
    let half = said(&["--method", "half"], "\n\n\n\n92\n91\n\n\n\n\n\n\n\n");
    in_order(
        &half,
        &[
            "Is the game over?",
            "Moves inside a seki must be made before the game ends",
            "Does any empty point belong to nobody?",
            "own eyes",
            "false",
            "one each",
            "Which side is counted?",
            "can no longer be counted",
            "Black: vacant points",
            "add some from the bowl or put some back",
            "Black: stones",
            "piles of ten",
            "W+2.5",
            "7.5 ÷ 2 = 3.75",
            "as counted",
        ],
    );
    let full = said(&["--method", "full"], "\n\n\n92\n88\n91\n90\ny\n\n\n\n\n\n");
    in_order(
        &full,
        &[
            "Black: vacant points",
            "White: vacant points",
            "Black: stones",
            "White: stones",
            "W+2.5",
            "Or leave Black's total and add it to White's",
        ],
    );
}

/// One point short is a question first; ten short is a pile left out.
#[test]
fn a_sum_that_falls_short_is_asked_about() {
    let full = ["--method", "full"];
    let short = said(&full, "\n\n\n92\n88\n91\n89\ny\ny\nresult\n\n");
    let (asked, settled) = short.split_once("it belongs to nobody").unwrap();
    assert!(!asked.contains("FAILED") && !asked.contains("do not fill"), "{asked}");
    assert!(settled.contains("W+1.5"), "{settled}");
    let pile = said(&full, "\n\n\n92\n88\n91\n80\nquit\n");
    assert!(pile.contains("10 short. Nobody has won yet."), "{pile}");
}

/// The result asked for does not pass a question, and the number asked about is not dropped.
#[test]
fn a_question_is_answered_before_the_result() {
    let swapped = said(&[], "\n\n\nverify\n\n74\n65\n110\n112\nresult\nquit\n");
    assert_eq!(swapped.matches("Does Black have").count(), 2, "{swapped}");
    assert!(!swapped.contains("verified"), "{swapped}");
    let smaller = said(&[], "\n\n\n\n32\n53\nquit\n");
    assert!(smaller.contains("Is the board 13×13?"), "{smaller}");
}

/// Where nobody is named, no line gives a margin.
#[test]
fn a_count_that_is_not_settled_gives_no_margin() {
    let one_side = said(&[], "\n\n\n\n30\n60\n\nresult\n\n");
    let last_move =
        said(&["--rules", "ikeda-area-3", "--komi", "4"], "\n\n\n\n\n92\n91\n\nresult\n\n");
    for told in [one_side, last_move] {
        let (_, result) = told.split_once("Not settled: no winner").unwrap();
        assert!(!result.contains("Margin"), "{result}");
        assert!(!result.contains("Check, by"), "{result}");
    }
}

/// Rules that count territory ask for prisoners, rules that depend on the last move who made it.
#[test]
fn rules_ask_for_what_they_need() {
    let japanese = said(&["--rules", "japanese-1989"], "\n\nn\n2\n0\n41\n37\n\n");
    in_order(&japanese, &["Were all prisoners put back?", "Black stones", "White stones", "W+4.5"]);
    let jasiek = ["--rules", "stone-jasiek-prisoners", "--komi", "0"];
    let jasiek = said(&jasiek, "\n\n7\n4\n\n");
    assert!(jasiek.contains("W+3"), "{jasiek}");
    // Whoever passes first did not make the last move, for which Black's half zi goes to White.
    for (answer, result) in [("black", "B+5"), ("white", "B+4")] {
        let answers = format!("\n\n{answer}\n\n\n93\n92\nresult\n\n");
        let ikeda = said(&["--rules", "ikeda-area-3", "--komi", "4"], &answers);
        assert!(ikeda.contains(&format!("zi): {result}")), "{answer}: {ikeda}");
    }
}

/// A level simplified count says who wins, and keeps the tie-breaker if asked.
#[test]
fn a_level_simplified_count_says_who_wins() {
    let options =
        ["--method", "simplified", "--rules", "chinese-kgs", "--komi", "0", "--size", "9"];
    let level = said(&options, "\n\ny\n1\n\n20\n20\nresult\n\n");
    assert!(level.contains("level"), "{level}");
    let kept = said(&options, "keep-tie-breaker yes\n\n\ny\n1\n\n20\n20\nresult\n\n");
    assert!(!kept.contains("level, so"), "{kept}");
    assert!(kept.contains("W+0.5"), "{kept}");
}

/// Players who do not agree play on, and what they played is kept in sight.
#[test]
fn players_who_do_not_agree_play_on() {
    let options = ["assets/games/even.sgf"];
    let played = said(&options, "\nplay pass pass\n\nquit\n");
    in_order(&played, &["Both have passed", "Played: pass pass", "Moves played on from here: 2"]);
}
