//! What explains a number: where a value comes from, its cautions, and why two counts differ.

use crate::Coded as _;
use std::sync::Arc;

use shuzi_core::amount::Amount;
use shuzi_core::counting::{Overrides, Settled, Sourced, Term, Terms, ValueSource};
use shuzi_core::fact::Value;
use shuzi_core::goban::{Board, Color, Vertex, VertexSet};
use shuzi_core::record::{Game, Games, Info, decode, read_diagram};
use shuzi_core::rules::{Convention, Profile, Profiles};
use shuzi_core::scoring::{
    BoardPosition, Compared, Comparison, Difference, Lead, OwnResult, PositionTally, Score, Scored,
    TermName, TurnHistory,
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

fn words(facts: impl IntoIterator<Item = impl std::fmt::Display>) -> Vec<String> {
    facts.into_iter().map(|fact| fact.coded()).collect()
}

/// The reasons from the turns alone; the board does not matter.
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

/// More than eight passes of a side are not listed one by one.
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

/// For a board without a game file only the numbers of passes may be known.
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

/// KataGo's board of `GroupTaxSekiScoring2`: area has five points more for White in the seki (−1.5
/// against 3.5). White's eyes are F9, D6 and F6; Black has none.
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
    // No game reaches this board without prisoners, so the terms do not add up.
    assert!(!difference.is_accounted());
    let [.., seki] = difference.terms();
    assert_eq!(seki.name, TermName::Seki);
    assert_eq!(words(seki.reasons), ["reason-seki (black: 0, white: 2)"]);
}

/// Compares totals alone under these rules: 100 stones and 82 points of territory against 100 and
/// 79, komi 0.
fn compared(rules: &[&str], turns: &TurnHistory, lost: Option<[u32; 2]>) -> Comparison {
    compared_with_groups(Some([3, 1]), rules, turns, lost)
}

fn compared_with_groups(
    groups: Option<[u32; 2]>,
    rules: &[&str],
    turns: &TurnHistory,
    lost: Option<[u32; 2]>,
) -> Comparison {
    let tally = PositionTally {
        is_of_totals: false,
        stones: [100, 100],
        territory: [82, 79],
        teire: [vec![], vec![]],
        seki_eyes: [1, 0],
        seki_filled: [2, 1],
        dead: [0, 0],
        groups,
    };
    let profiles: Vec<Arc<Profile>> = rules.iter().map(|rules| profile(rules).value).collect();
    let overrides = Overrides { komi: Some(Amount::ZERO), ..Overrides::default() };
    let (size, info) = (shuzi_core::goban::Size::NINETEEN, Info::default());
    let own = Terms::new(profile(rules[0]), size, &info, &overrides).unwrap();
    let (info, overrides, tally) = (&info, &overrides, &tally);
    let compared = Compared { size, tally, turns, lost, info, overrides };
    Comparison::of(compared, &own, &profiles).unwrap()
}

fn items(score: &Score) -> Vec<(&'static str, String, String)> {
    let of = |entry: &shuzi_core::scoring::ScoreEntry| {
        (entry.term.as_str(), entry.black.coded(), entry.white.coded())
    };
    score.entries.iter().map(of).collect()
}

/// The side that moved last changes what White owes in pass stones, and the score says so.
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

/// Group tax is two points per group; if the number of groups is unknown, the score says so.
#[test]
fn group_tax_is_taken_for_each_group() {
    let turns = TurnHistory::of_counts(0, Some(([1, 1], Color::White)));
    let comparison = compared(&["stone-ming-qing", "katago-stone-scoring"], &turns, Some([5, 4]));
    let taxed: Vec<(bool, Scored)> =
        comparison.scores.iter().map(|score| (score.taxed, score.scored)).collect();
    assert_eq!(taxed, [(true, Scored::Stone), (false, Scored::Stone), (true, Scored::Stone)]);
    for score in &comparison.scores {
        let tax = score.entries.iter().find(|entry| entry.term == Term::GroupTax);
        assert_eq!(tax.is_some(), score.taxed);
        if let Some(tax) = tax {
            assert_eq!((tax.black, tax.white), (Amount::points(-6), Amount::points(-2)));
        }
        assert_eq!(Value::from(score.scored).coded(), "stone");
        assert_eq!(
            score.outcome().map(|outcome| outcome.coded()),
            score.outcome().map(|_| {
                // 182 against 179; Black has two more taxed groups.
                if score.taxed { "W+1".to_owned() } else { "B+3".to_owned() }
            })
        );
    }
}

/// Rules under which the other side wins are counted and marked in the matrix.
#[test]
fn other_winners_are_counted() {
    let turns = TurnHistory::of_counts(0, Some(([1, 1], Color::Black)));
    let comparison = compared(&["chinese", "stone-ming-qing"], &turns, Some([5, 4]));
    // Chinese: B+5 with the seki; with group tax: W+1.
    let found: Vec<String> =
        comparison.scores.iter().map(|score| score.outcome().unwrap().coded()).collect();
    assert_eq!(found, ["B+5", "W+1", "B+3"]);
    assert_eq!(comparison.other_winners(), 1);
    assert!(!comparison.matrix[0].changes_winner());
    let turns = TurnHistory::of_counts(9, Some(([1, 1], Color::Black)));
    let info = Info::default();
    let tally = PositionTally {
        is_of_totals: false,
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
        ..Overrides::default()
    };
    let size = shuzi_core::goban::Size::NINETEEN;
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
    // Black leads by three points: n takes away four, n − 1 three.
    let row = &comparison.matrix[0];
    let cells = row
        .by_convention
        .each_ref()
        .map(|cell| (cell.score.outcome().unwrap().coded(), cell.changes_winner));
    let cell = |result: &str, changes| (result.to_owned(), changes);
    assert_eq!(cells, [cell("W+1", true), cell("0", true), cell("B+3", false)]);
    let cells = row.by_tie_breaker.each_ref().map(|cell| cell.score.outcome().unwrap().coded());
    assert_eq!(cells, ["B+3", "B+2.5"]);
    assert!(row.changes_winner());
}

/// The steps of both territory counts, each with the points of both sides after it.
#[test]
fn procedures_go_step_by_step() {
    let turns = TurnHistory::of_counts(0, Some(([2, 1], Color::Black)));
    let comparison = compared(&["aga"], &turns, Some([5, 4]));
    let steps = |procedure: &shuzi_core::scoring::Procedure| -> Vec<String> {
        let step = |step: &shuzi_core::scoring::ProcedureStep| {
            let [black, white] = step.points;
            format!("{:#} {black} {white}", step.action)
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
    let names = comparison.difference.terms().map(|term| Value::from(term.name).coded());
    assert_eq!(names, ["last-move", "handicap", "passes", "seki"]);
    // Area 185 − 180; territory 77 − 75; the last move, one more pass by Black, two points in seki.
    assert_eq!(comparison.difference.area_minus_territory().0, Amount::points(3));
    assert_eq!(
        (comparison.difference.last_move, comparison.difference.passes),
        (Some(1), Some(-1))
    );
}

/// The World Mind Sports Games rules of 2008 and Ikeda's area rules III depend on who passed first
/// of all.
#[test]
fn the_first_pass_of_all_decides_not_the_last() {
    let first = |sgf: &str| TurnHistory::of(&game(sgf).plays, 0).first_pass();
    let (black, white) = (Some(Color::Black), Some(Color::White));
    assert_eq!(first("(;SZ[5];B[aa];W[];B[bb];W[cc];B[];W[])"), white);
    assert_eq!(first("(;SZ[5];B[];W[aa];B[bb];W[];B[])"), black);
    // Without passes in the game file: the side to move at the end.
    assert_eq!(first("(;SZ[5];B[aa];W[bb];B[cc])"), white);
    assert_eq!(first("(;SZ[5];B[aa];W[bb])"), black);
    // Two moves in a row by one side imply a pass.
    assert_eq!(first("(;SZ[5];B[aa];B[bb];W[cc];B[];W[])"), white);
    assert_eq!(first("(;SZ[5]AB[aa]AW[bb])"), None);
    let counts = |counts, last| TurnHistory::of_counts(0, Some((counts, last))).first_pass();
    assert_eq!(counts([1, 1], Color::White), black);
    assert_eq!(counts([1, 1], Color::Black), white);
    assert_eq!(counts([0, 2], Color::White), white);
    assert_eq!(counts([2, 0], Color::White), black);
    assert_eq!(counts([2, 1], Color::White), None);
    assert_eq!(counts([0, 0], Color::Black), white);
}

#[test]
fn rules_that_ask_for_the_first_pass_move_a_point() {
    let lead = |rules: &str, counts, last| {
        let turns = TurnHistory::of_counts(0, Some((counts, last)));
        let comparison = compared(&["chinese", rules], &turns, Some([5, 4]));
        comparison.scores.last().unwrap().outcomes().unwrap()
    };
    let known = |rules: &str, counts, last| {
        let (least, most) = lead(rules, counts, last);
        assert_eq!(least, most);
        most.coded()
    };
    // By area B+5; White passed first if Black made the last of two passes.
    for rules in ["wmsg-2008", "ikeda-area-3"] {
        assert_eq!(known(rules, [1, 1], Color::Black), "B+4", "{rules}");
        assert_eq!(known(rules, [1, 1], Color::White), "B+5", "{rules}");
        let (least, most) = lead(rules, [2, 1], Color::White);
        assert_eq!((least.coded(), most.coded()), ("B+4".to_owned(), "B+5".to_owned()));
    }
    assert_eq!(known("button-go", [1, 1], Color::Black), "B+4.5");
    assert_eq!(known("button-go", [1, 1], Color::White), "B+5.5");
    // Old Taiwan rules depend on who played the last stone; that side made the second of two
    // passes.
    assert_eq!(known("taiwan-old", [1, 1], Color::Black), "B+4");
    assert_eq!(known("taiwan-old", [1, 1], Color::White), "B+5");
}

/// Under Ikeda's territory rules every pass after the first two in a row costs a prisoner.
#[test]
fn passes_after_the_preliminary_end_are_charged() {
    let late = |sgf: &str| TurnHistory::of(&game(sgf).plays, 0).late_passes;
    assert_eq!(late("(;SZ[5];B[aa];W[];B[bb];W[];B[])"), Some([0, 0]));
    assert_eq!(late("(;SZ[5];B[aa];W[];B[];W[bb];B[];W[];B[])"), Some([2, 1]));
    assert_eq!(late("(;SZ[5];B[aa];W[];B[];W[];B[])"), Some([1, 1]));
    assert_eq!(late("(;SZ[5]AB[aa]AW[bb];B[];W[];B[])"), None);
    let score = |late| {
        let turns = TurnHistory { late_passes: late, ..TurnHistory::of_counts(0, None) };
        let comparison = compared(&["ikeda-territory-1"], &turns, Some([5, 4]));
        let score = comparison.scores[0].clone();
        (score.outcome().unwrap().coded(), words(score.notes))
    };
    // 83 and 79 with the eye in seki, minus 5 and 4.
    assert_eq!(score(Some([0, 0])), ("B+3".to_owned(), vec![]));
    assert_eq!(score(Some([2, 1])), ("B+2".to_owned(), vec![]));
    assert_eq!(score(None), ("B+3".to_owned(), vec!["score-late-passes-unknown".to_owned()]));
}

/// Late passes are charged also if the prisoners follow from the stones on the board: 83 to 79,
/// with equal numbers of stones.
#[test]
fn late_passes_are_charged_without_prisoners_too() {
    let items_by = |rules: &str, turns: TurnHistory| {
        let turns = TurnHistory { late_passes: Some([2, 1]), ..turns };
        let comparison = compared(&[rules], &turns, None);
        let names: Vec<&str> =
            items(&comparison.scores[0]).into_iter().map(|(name, ..)| name).collect();
        (comparison.scores[0].lead, names.contains(&"pass-stones"), comparison.difference.territory)
    };
    let known = || TurnHistory::of_counts(0, Some(([1, 1], Color::White)));
    let three = Amount::points(3);
    assert_eq!(items_by("ikeda-territory-1", known()), (Lead::Known(three), true, (three, three)));
    assert!(!items_by("japanese-1989", known()).1);
    assert!(!items_by("ikeda-territory-1", TurnHistory::of_counts(0, None)).1);
}

/// Without prisoners, the stones on the board determine them, except for who moved last.
#[test]
fn stones_on_the_board_tell_the_prisoners() {
    let turns = TurnHistory { handicap: 2, ..TurnHistory::of_counts(0, None) };
    let comparison = compared(&["japanese-1989", "button-go"], &turns, None);
    // 82 − 79, with equal numbers of stones on the board and two more stones from the handicap.
    let (least, most) = comparison.scores[0].outcomes().unwrap();
    assert_eq!((least.coded(), most.coded()), ("0".to_owned(), "B+1".to_owned()));
    assert_eq!(words(&comparison.scores[0].notes), ["score-prisoners-unknown"]);
    let (least, most) = comparison.scores[1].outcomes().unwrap();
    assert_eq!((least.coded(), most.coded()), ("B+4.5".to_owned(), "B+5.5".to_owned()));
    let difference = &comparison.difference;
    // Area 5; minus two in seki and two handicap stones: territory 1, or 0 if Black moved last.
    assert_eq!(difference.territory, (Amount::ZERO, Amount::points(1)));
    assert!(!difference.is_accounted());
    let [.., seki] = difference.terms();
    assert_eq!(
        words(seki.reasons),
        ["reason-seki (black: 1, white: 0)", "reason-seki-filled (black: 2, white: 1)"]
    );
    assert_eq!(comparison.other_winners(), 0);
}

/// One eye each and one shared liberty: eyes are told apart from filled liberties.
#[test]
fn eyes_in_seki_are_told_from_liberties_filled() {
    let (board, settled) = living(".XX.OOO.\nXXXXOOOO\nOOOOXXXX\nOOOOXXXX\n.O.OX.X.");
    let tally = PositionTally::of(&settled, &board);
    assert_eq!((tally.seki_eyes, tally.seki_filled), ([1, 1], [0, 0]));
    // Two shared liberties: each side fills one.
    let (board, settled) = living("XXXXX.X\nOOOOXX.\n..OOXXX\nXXXXOOO\nOOOOO.O\nO.OOOO.");
    let tally = PositionTally::of(&settled, &board);
    assert_eq!((tally.seki_eyes, tally.seki_filled), ([0, 0], [1, 1]));
}

/// An eye that area counts and one more liberty filled by the other side cancel out; the eye is
/// still reported.
#[test]
fn an_eye_of_one_side_is_told_though_it_cancels_out() {
    let tally = PositionTally {
        is_of_totals: false,
        stones: [100, 100],
        territory: [82, 79],
        teire: [vec![], vec![]],
        seki_eyes: [1, 0],
        seki_filled: [0, 1],
        dead: [0, 0],
        groups: None,
    };
    let turns = TurnHistory::of_counts(0, Some(([1, 1], Color::White)));
    let difference = Difference::of(&tally, &turns, Some([0, 0]), Amount::ZERO);
    assert_eq!(difference.seki, 0);
    let [.., seki] = difference.terms();
    assert_eq!(
        words(seki.reasons),
        ["reason-seki (black: 1, white: 0)", "reason-seki-filled (black: 0, white: 1)"]
    );
}

/// With totals alone, an area count is the result unless the rules depend on who moved last.
#[test]
fn totals_tell_the_result_of_some_rules() {
    for (rules, told) in [
        ("chinese", OwnResult::AsCounted),
        ("ikeda-area-3", OwnResult::Open),
        ("japanese-1989", OwnResult::Open),
    ] {
        assert_eq!(OwnResult::of_totals(&profile(rules).value), told, "{rules}");
    }
}

/// Filled dame are not points of a seki, whoever filled them.
#[test]
fn dame_filled_are_no_seki() {
    let (board, settled) = living(".X.O.\nXX.OO\n.X.O.");
    assert!(settled.seki().is_empty());
    let mut fill = settled.fill().to_owned();
    for (place, side) in [(0, Color::Black), (1, Color::White), (2, Color::Black)] {
        fill.set(Vertex::new(2, place), Some(side));
    }
    let settled =
        Settled::with_seki(&board, settled.dead(), &VertexSet::new(board.size()), Some(&fill));
    let tally = PositionTally::of(&settled, &board);
    assert_eq!((tally.seki_eyes, tally.seki_filled), ([0, 0], [0, 0]));
    assert_eq!((tally.stones, tally.territory), ([6, 5], [2, 2]));
}

/// A position alone has the handicap of its terms; rules without a komi use the game's komi.
#[test]
fn what_a_position_does_not_tell_is_taken_from_its_terms() {
    assert_eq!(TurnHistory::of(&shuzi_core::record::Plays::default(), 3).handicap, 2);
    let (board, settled) = living(".XXOO.\nXXXOOO\n.X..O.\nXXXOOO\n.XXOO.");
    let (info, overrides) = (Info::default(), Overrides::default());
    let own = Terms::new(profile("chinese"), board.size(), &info, &overrides).unwrap();
    let turns = TurnHistory::of_counts(0, None);
    let profiles = [profile("tromp-taylor").value];
    let position = BoardPosition { board: &board, settled: &settled, turns: &turns };
    let comparison = position.compare(&info, &overrides, &own, &profiles).unwrap();
    assert_eq!(comparison.scores[0].outcome().unwrap().coded(), "W+7.5");
}

/// AGA's two counts differ by the compensation if the game file shows no handicap stones.
#[test]
fn pass_stones_stand_for_compensation() {
    let tally = PositionTally {
        is_of_totals: false,
        stones: [100, 100],
        territory: [82, 79],
        teire: [vec![], vec![]],
        seki_eyes: [0, 0],
        seki_filled: [0, 0],
        dead: [0, 0],
        groups: None,
    };
    let size = shuzi_core::goban::Size::NINETEEN;
    let info = Info::default();
    let turns = TurnHistory::of_counts(0, Some(([1, 1], Color::White)));
    let notes = |handicap| {
        let komi = Some(Amount::ZERO);
        let overrides = Overrides { komi, handicap: Some(handicap), ..Overrides::default() };
        let own = Terms::new(profile("aga"), size, &info, &overrides).unwrap();
        let (info, overrides) = (&info, &overrides);
        let lost = Some([4, 4]);
        let game = Compared { size, tally: &tally, turns: &turns, lost, info, overrides };
        let comparison = Comparison::of(game, &own, &[profile("aga").value]).unwrap();
        comparison.scores.iter().map(|score| words(&score.notes)).collect::<Vec<_>>()
    };
    assert_eq!(notes(0), [vec![], Vec::<String>::new()]);
    assert_eq!(notes(3)[1], ["score-pass-stones-compensate (points: 8/4)"]);
}

/// Black's corner must connect at C9 once White takes the dame at F9: one point less, with its
/// place, under rules that take off teire; the area stays the same.
#[test]
fn points_that_must_be_filled_are_no_territory_by_some_rules() {
    let (board, settled) = living(
        "\
XX.XX.OOO
XXXOXXOO.
XXXOOOOOO
XXXXOOOOO
XXXXOOO.O
.XXXO.OOO
XXXXOOOO.
X.XXOO.OO
XXXXOOOOO",
    );
    let (info, overrides) = (Info::default(), Overrides::default());
    let own = Terms::new(profile("japanese-1989"), board.size(), &info, &overrides).unwrap();
    let turns = TurnHistory {
        taken: Some([0, 0]),
        ..TurnHistory::of_counts(0, Some(([1, 1], Color::White)))
    };
    let profiles = ["japanese-1989", "japanese-ogs", "chinese"].map(|name| profile(name).value);
    let position = BoardPosition { board: &board, settled: &settled, turns: &turns };
    let comparison = position.compare(&info, &overrides, &own, &profiles).unwrap();
    // Black has A9.. with C9, A4 and B2; White J8 H5 F4 J3 G2; komi 6.5 and 7.5.
    let found: Vec<String> =
        comparison.scores.iter().map(|score| score.outcome().unwrap().coded()).collect();
    assert_eq!(found, ["W+9.5", "W+8.5", "W+13.5"]);
    let notes: Vec<Vec<String>> =
        comparison.scores.iter().map(|score| words(&score.notes)).collect();
    assert_eq!(notes, [vec!["score-teire (side: black, places: C9)".to_owned()], vec![], vec![]]);
    let steps = words(comparison.japanese.steps.iter().map(|step| &step.action));
    assert_eq!(steps[1], "procedure-fill-teire (black: 1, white: 0)");
    assert_eq!(comparison.japanese.lead, Some("-9.5".parse().unwrap()));
}

/// Equal points in seki for both sides are reported, though they change nothing.
#[test]
fn eyes_that_cancel_out_are_told_all_the_same() {
    let (board, settled) = living(".XX.OOO.\nXXXXOOOO\nOOOOXXXX\nOOOOXXXX\n.O.OX.X.");
    let tally = PositionTally::of(&settled, &board);
    let turns = TurnHistory::of_counts(0, Some(([1, 1], Color::White)));
    assert_eq!(turns.late_passes, Some([0, 0]));
    assert_eq!(TurnHistory::of_counts(0, Some(([2, 1], Color::White))).late_passes, None);
    let difference = Difference::of(&tally, &turns, Some([0, 0]), Amount::ZERO);
    assert_eq!(difference.seki, 0);
    let [.., seki] = difference.terms();
    assert_eq!(words(seki.reasons), ["reason-seki (black: 1, white: 1)"]);
}

/// Totals do not say how many groups there are: group tax is unknown, not guessed.
#[test]
fn a_group_tax_is_unknown_where_the_groups_are() {
    let turns = TurnHistory::of_counts(0, Some(([1, 1], Color::White)));
    let rules = ["katago-stone-scoring", "stone-ming-qing"];
    let comparison = compared_with_groups(None, &rules, &turns, Some([5, 4]));
    let taxed = comparison.scores.iter().find(|score| score.taxed).unwrap();
    assert_eq!((taxed.outcomes(), taxed.winner()), (None, None));
    assert!(!comparison.changes_winner(taxed) && !comparison.is_decided());
}
