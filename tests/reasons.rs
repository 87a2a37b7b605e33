//! What is said beside a number: where a value is from, what to beware of, why two counts differ.

// A test says by panicking that something is wrong.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::sync::Arc;

use shuzi::amount::Amount;
use shuzi::counting::{Overrides, Settled, Sourced, Terms, ValueSource};
use shuzi::fact::Value;
use shuzi::goban::{Board, Color, VertexSet};
use shuzi::record::{Game, Games, Info, decode, read_diagram};
use shuzi::rules::{Convention, Profile, Profiles};
use shuzi::scoring::{
    Compared, Comparison, Difference, PositionTally, Score, ScoreItem, Scored, TermName,
    TurnHistory,
};

fn game(sgf: &str) -> Game {
    Games::of(&decode(sgf.as_bytes(), None), None).next().unwrap().unwrap().0
}

fn profile(name: &str) -> Sourced<Arc<Profile>> {
    Sourced { value: Profiles::new().profile(name).unwrap(), source: ValueSource::Option }
}

fn living(rows: &str) -> (Board, Settled) {
    let board = read_diagram(rows).unwrap().board;
    let settled = Settled::of(&board, &VertexSet::new(board.size()));
    (board, settled)
}

fn words(facts: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    facts.into_iter().map(|fact| fact.to_string()).collect()
}

/// Nothing on the board that matters: only the turns do.
fn reasons(sgf: &str, handicap: u32) -> Vec<String> {
    let game = game(sgf);
    let settled = Settled::of(&game.board, &VertexSet::new(game.board.size()));
    let tally = PositionTally::of(&settled, &game.board);
    of_turns(&tally, &TurnHistory::of(&game.plays, handicap))
}

fn of_turns(tally: &PositionTally, turns: &TurnHistory) -> Vec<String> {
    let difference = Difference::of(tally, turns, turns.taken, Amount::ZERO);
    difference.terms().into_iter().flat_map(|term| words(term.reasons)).collect()
}

#[test]
fn why_area_and_territory_differ_is_told_term_by_term() {
    let nothing = "reason-no-handicap";
    let not_played = "reason-pass-is-a-stone-not-played";
    for (sgf, handicap, told) in [
        (
            "(;SZ[5]KM[0];B[bb];W[dd];B[cc];W[];B[])",
            0,
            vec![
                "reason-last-pass (side: black, number: 5)",
                nothing,
                "reason-passed-at (side: white, times: 1, moves: 4)",
                "reason-passed-at (side: black, times: 1, moves: 5)",
                not_played,
            ],
        ),
        (
            "(;SZ[5]KM[0]HA[3]AB[aa][bb][cc];W[dd];B[ee];W[ea])",
            3,
            vec![
                "reason-last-stone (side: white, number: 3)",
                "reason-handicap (stones: 3, beyond: 2)",
                "reason-no-passes",
            ],
        ),
        (
            "(;SZ[5]KM[0];B[bb];B[cc];W[dd])",
            4,
            vec![
                "reason-last-stone (side: white, number: 3)",
                nothing,
                "reason-other-handicap (stones: 4)",
                "reason-passed-at (side: white, times: 1, moves: 2)",
                "reason-never-passed (side: black)",
                not_played,
                "reason-pass-not-recorded",
            ],
        ),
        (
            "(;SZ[5]KM[0];B[aa];W[ae];B[ba];W[be])",
            1,
            vec!["reason-last-stone (side: white, number: 4)", nothing, "reason-no-passes"],
        ),
        (
            "(;SZ[5]KM[0]AB[aa]AW[bb];B[cc];W[dd])",
            0,
            vec!["reason-last-move-unknown", nothing, "reason-passes-unknown"],
        ),
    ] {
        let mut told: Vec<&str> = told;
        told.push("reason-no-seki");
        assert_eq!(reasons(sgf, handicap), told, "{sgf}");
    }
}

/// More than eight passes of a side are not named one by one.
#[test]
fn many_passes_are_told_by_their_number() {
    let turns = |passes: usize| {
        let mut pairs = String::new();
        for at in &["ae", "be", "ce", "de", "ee", "ad", "bd", "cd", "dd"][..passes] {
            pairs += &format!(";B[];W[{at}]");
        }
        reasons(&format!("(;SZ[5]KM[0]{pairs})"), 0)
    };
    assert!(turns(8).contains(
        &"reason-passed-at (side: black, times: 8, moves: 1 3 5 7 9 11 13 15)".to_owned()
    ));
    assert!(turns(9).contains(&"reason-passed-from (side: black, times: 9, first: 1)".to_owned()));
}

/// Of a board without a record only the numbers of passes may be known.
#[test]
fn counted_passes_have_no_move_numbers() {
    let (board, settled) = living("XX.OO\nXX.OO\nXX.OO\nXX.OO\nXX.OO");
    let tally = PositionTally::of(&settled, &board);
    let turns = TurnHistory::of_counts(3, Some(([2, 1], Color::White)));
    assert_eq!(
        of_turns(&tally, &turns),
        [
            "reason-last-move (side: white)",
            "reason-handicap (stones: 3, beyond: 2)",
            "reason-passed (side: white, times: 1)",
            "reason-passed (side: black, times: 2)",
            "reason-pass-is-a-stone-not-played",
            "reason-no-seki",
        ]
    );
    // P + H + (Wz − Bz) = 0 + 2 + (1 − 2).
    assert_eq!(turns.stones_ahead(), 1);
}

/// KataGo's board of `GroupTaxSekiScoring2`: area has five points more for White in the seki
/// (−1.5 against 3.5). White's eyes F9, D6 F6; Black's none.
#[test]
fn points_in_seki_are_named_for_both_sides() {
    let rows = "\
.X.XO.O.X
...XOOOX.
.XXXXXXOO
XOOOOOXO.
XO.O.OXOO
XOOOOOXXX
XXXOXXXOO
.XXXOOOO.
.X.XO.O.O
";
    let (board, settled) = living(rows);
    let tally = PositionTally::of(&settled, &board);
    let turns = TurnHistory::of_counts(0, Some(([1, 1], Color::White)));
    let difference = Difference::of(&tally, &turns, Some([0, 0]), Amount::halves(1));
    assert_eq!((difference.area, difference.territory.0), (Amount::halves(-3), Amount::halves(7)));
    assert_eq!(difference.seki, -2);
    let [.., seki] = difference.terms();
    assert_eq!(seki.name, TermName::Seki);
    assert_eq!(words(seki.reasons), ["reason-seki (black: 0, white: 2)"]);
}

/// Totals alone: 100 stones and 82 points against 100 and 79, under these rules, komi 0.
fn compared(rules: &[&str], turns: &TurnHistory, lost: Option<[u32; 2]>) -> Comparison {
    let tally = PositionTally {
        stones: [100, 100],
        territory: [82, 79],
        teire: [vec![], vec![]],
        seki_eyes: [1, 0],
        seki_filled: [2, 1],
        dead: [0, 0],
        groups: Some([3, 1]),
    };
    let profiles: Vec<Arc<Profile>> = rules.iter().map(|rules| profile(rules).value).collect();
    let overrides = Overrides { komi: Some(Amount::ZERO), ..Overrides::NOTHING };
    let (size, info) = (shuzi::goban::Size::NINETEEN, Info::default());
    let own = Terms::new(profile(rules[0]), size, &info, &overrides).unwrap();
    let (info, overrides, tally) = (&info, &overrides, &tally);
    let compared = Compared { size, tally, turns, lost, info, overrides };
    Comparison::of(compared, &own, &profiles).unwrap()
}

fn items(score: &Score) -> Vec<(&'static str, String, String)> {
    let of = |entry: &shuzi::scoring::ScoreEntry| {
        (entry.item.as_str(), entry.black.to_string(), entry.white.to_string())
    };
    score.entries.iter().map(of).collect()
}

/// Who made the last move changes what White owes in pass stones, and is said.
#[test]
fn white_passes_last_where_passes_hand_over_stones() {
    let by_territory = |last| {
        let turns = TurnHistory::of_counts(0, Some(([1, 1], last)));
        let comparison = compared(&["aga"], &turns, Some([5, 4]));
        let [_, score] = comparison.scores.try_into().unwrap();
        assert_eq!(score.scored, Scored::Territory);
        score
    };
    let (black_last, white_last) = (by_territory(Color::Black), by_territory(Color::White));
    let entry =
        |item: &'static str, black: &str, white: &str| (item, black.to_owned(), white.to_owned());
    assert_eq!(
        items(&white_last),
        [
            entry("territory", "82", "79"),
            entry("points-in-seki", "1", "0"),
            entry("prisoners", "-5", "-4"),
            entry("pass-stones", "-1", "-1"),
            entry("tie-breaker", "0", "0.5"),
        ]
    );
    assert_eq!(items(&black_last)[3], entry("pass-stones", "-1", "-2"));
    assert_eq!(words(black_last.notes)[0], "score-white-passes-last");
    assert!(!words(white_last.notes).contains(&"score-white-passes-last".to_owned()));
}

/// Group tax is two points a group; where nothing tells the groups, that is said.
#[test]
fn group_tax_is_taken_for_each_group() {
    let turns = TurnHistory::of_counts(0, Some(([1, 1], Color::White)));
    let comparison = compared(&["stone-ming-qing", "katago-stone-scoring"], &turns, Some([5, 4]));
    let taxed: Vec<(bool, Scored)> =
        comparison.scores.iter().map(|score| (score.taxed, score.scored)).collect();
    assert_eq!(taxed, [(true, Scored::Stone), (false, Scored::Stone), (true, Scored::Stone)]);
    for score in &comparison.scores {
        let tax = score.entries.iter().find(|entry| entry.item == ScoreItem::GroupTax);
        assert_eq!(tax.is_some(), score.taxed);
        if let Some(tax) = tax {
            assert_eq!((tax.black, tax.white), (Amount::points(-6), Amount::points(-2)));
        }
        assert_eq!(Value::from(score.scored).to_string(), "stone");
        assert_eq!(
            score.outcome().map(|outcome| outcome.to_string()),
            score.outcome().map(|_| {
                // 182 against 179; two groups more are taxed.
                if score.taxed { "W+1".to_owned() } else { "B+3".to_owned() }
            })
        );
    }
}

/// Under which rules another side wins is counted, and marked in the matrix.
#[test]
fn other_winners_are_counted() {
    let turns = TurnHistory::of_counts(0, Some(([1, 1], Color::Black)));
    let comparison = compared(&["chinese", "stone-ming-qing"], &turns, Some([5, 4]));
    // Chinese B+5 with the seki; taxed W+1.
    let found: Vec<String> =
        comparison.scores.iter().map(|score| score.outcome().unwrap().to_string()).collect();
    assert_eq!(found, ["B+5", "W+1", "B+3"]);
    assert_eq!(comparison.other_winners(), 1);
    assert!(!comparison.matrix[0].changes_winner());
    let turns = TurnHistory::of_counts(9, Some(([1, 1], Color::Black)));
    let info = Info::default();
    let tally = PositionTally {
        stones: [100, 100],
        territory: [82, 79],
        teire: [vec![], vec![]],
        seki_eyes: [0, 0],
        seki_filled: [0, 0],
        dead: [0, 0],
        groups: None,
    };
    let handicap = Overrides {
        komi: Some(Amount::ZERO),
        handicap: Some(4),
        convention: Some(Convention::None),
        ..Overrides::NOTHING
    };
    let size = shuzi::goban::Size::NINETEEN;
    let own = Terms::new(profile("chinese"), size, &info, &handicap).unwrap();
    let game = Compared {
        size,
        tally: &tally,
        turns: &turns,
        lost: None,
        info: &info,
        overrides: &handicap,
    };
    let comparison = Comparison::of(game, &own, &[profile("chinese").value]).unwrap();
    // By three points for Black: n takes four away, n − 1 three.
    let row = &comparison.matrix[0];
    let cells = row.by_convention.map(|cell| (cell.outcome.to_string(), cell.changes_winner));
    let cell = |result: &str, changes| (result.to_owned(), changes);
    assert_eq!(cells, [cell("W+1", true), cell("0", true), cell("B+3", false)]);
    let cells = row.by_tie_breaker.map(|cell| cell.outcome.to_string());
    assert_eq!(cells, ["B+3", "B+2.5"]);
    assert!(row.changes_winner());
}

/// The steps of the two counts by territory, each with what both sides have after it.
#[test]
fn procedures_go_step_by_step() {
    let turns = TurnHistory::of_counts(0, Some(([2, 1], Color::Black)));
    let comparison = compared(&["aga"], &turns, Some([5, 4]));
    let steps = |procedure: &shuzi::scoring::Procedure| -> Vec<String> {
        let step = |step: &shuzi::scoring::ProcedureStep| {
            let [black, white] = step.points;
            format!("{} {black} {white}", step.action)
        };
        procedure.steps.iter().map(step).collect()
    };
    assert_eq!(
        steps(&comparison.japanese),
        [
            "procedure-remove-dead-without-seki 82 79",
            "procedure-fill-prisoners (black: 5, white: 4) 77 75",
            "procedure-make-rectangles 77 75",
            "procedure-compare 77 75",
        ]
    );
    assert_eq!(
        steps(&comparison.pass_stones),
        [
            "procedure-remove-dead 83 79",
            "procedure-fill-prisoners (black: 5, white: 4) 78 75",
            "procedure-fill-pass-stones-white-last (black: 2, white: 2) 76 73",
            "procedure-make-rectangles 76 73",
            "procedure-compare 76 73",
        ]
    );
    assert_eq!(comparison.pass_stones.lead, Some(Amount::points(3)));
    let names = comparison.difference.terms().map(|term| Value::from(term.name).to_string());
    assert_eq!(names, ["last-move", "handicap", "passes", "seki"]);
    // Area 185 − 180; territory 77 − 75; the last move, one pass of Black's more, two in seki.
    assert_eq!(comparison.difference.area_minus_territory().0, Amount::points(3));
    assert_eq!(
        (comparison.difference.last_move, comparison.difference.passes),
        (Some(1), Some(-1))
    );
}
