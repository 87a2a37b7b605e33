//! Every kind of score: the identities of MVM, Jasiek and Ikeda, published examples, real files.

use crate::Coded as _;
use std::sync::Arc;

use proptest::prelude::*;
use shuzi_core::amount::Amount;
use shuzi_core::counting::{
    Outcome, Overrides, Settled, Sourced, Terms, ValueSource, choose_profile,
};
use shuzi_core::goban::{Board, Chains, Color, Regions, Size, Vertex, VertexSet};
use shuzi_core::record::{Games, Info, Move, Plays, decode};
use shuzi_core::rules::{Convention, Profile, Profiles, Ties};
use shuzi_core::scoring::{
    BoardPosition, Compared, Comparison, Lead, OwnResult, PositionTally, Scored, TurnHistory,
    Unknown,
};

fn terms(info: &Info, size: Size, asked: &Overrides) -> Terms {
    let profile = choose_profile(&Profiles::new(), None, info).unwrap();
    Terms::new(profile, size, info, asked).unwrap()
}

fn asked(komi: &str, handicap: u32) -> Overrides {
    Overrides {
        komi: Some(komi.parse().unwrap()),
        handicap: Some(handicap),
        ..Overrides::default()
    }
}

/// A legal game of random moves: handicap stones, plays without suicide or retaking of a ko, and
/// passes at random; it ends with a random number of passes. White `begins` an even game, too.
fn random_game(
    size: Size,
    (handicap, begins): (u32, Color),
    seed: u64,
    length: usize,
) -> (Board, Plays) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut board = Board::new(size);
    let mut plays = Plays::default();
    let vertices: Vec<Vertex> = size.vertices().collect();
    while handicap >= 2 && board.count(Color::Black) < usize::try_from(handicap).unwrap() {
        board.set(vertices[random.usize(..vertices.len())], Some(Color::Black));
    }
    if handicap >= 2 {
        plays.set_up = [i32::try_from(handicap).unwrap(), 0];
    }
    let mut color = if handicap >= 2 { Color::White } else { begins };
    let mut ko = None;
    for _ in 0..length {
        let vertex = vertices[random.usize(..vertices.len())];
        let mut after = board.clone();
        let free = board.get(vertex).is_none() && ko != Some(vertex) && random.u8(..20) > 0;
        let played = after.play(color, vertex);
        // An illegal move becomes a pass.
        let plays_there = free && played.suicide.is_empty();
        if plays_there {
            let taken = u32::try_from(played.captured.len()).unwrap();
            plays.prisoners[usize::from(color == Color::Black)] += taken;
            ko = None;
            if let [one] = played.captured.as_slice() {
                let chains = Chains::of(&after);
                let own = &chains.all()[chains.number_at(vertex).unwrap()];
                ko = (own.stones().len() == 1 && own.liberties().len() == 1).then_some(*one);
            }
            board = after;
        } else {
            ko = None;
        }
        plays.moves.push(Move { color, vertex: plays_there.then_some(vertex) });
        color = color.other();
    }
    (board, plays)
}

/// Black's lead by area and by territory, straight from the board, with no dead stones: a region
/// bordered by one side only is its territory.
fn by_hand(board: &Board, plays: &Plays) -> (i64, i64) {
    let whole = |count: usize| i64::try_from(count).unwrap();
    let mut territory = 0;
    for region in Regions::of(board).all() {
        match region.owner() {
            Some(Color::Black) => territory += whole(region.vertices().len()),
            Some(Color::White) => territory -= whole(region.vertices().len()),
            None => {}
        }
    }
    let stones = whole(board.count(Color::Black)) - whole(board.count(Color::White));
    let [black, white] = plays.prisoners.map(i64::from);
    (territory + stones, territory - (black - white))
}

fn compare(board: &Board, plays: &Plays, handicap: u32) -> Comparison {
    let settled = Settled::of(board, &VertexSet::new(board.size()));
    let (info, asked) = (Info::default(), asked("0.5", handicap));
    let own = terms(&info, board.size(), &asked);
    let book = Profiles::new();
    let turns = &TurnHistory::of(plays, own.handicap.value);
    let position = BoardPosition { board, settled: &settled, turns };
    position.compare(&info, &asked, &own, book.profiles()).unwrap()
}

fn lead(comparison: &Comparison, rules: &str, scored: Scored) -> Amount {
    let of = |score: &&shuzi_core::scoring::Score| score.rules == rules && score.scored == scored;
    match comparison.scores.iter().find(of).unwrap().lead {
        Lead::Known(lead) => lead,
        open => panic!("{rules}: {open:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// MVM, Jasiek and Ikeda, over random legal games with random passes and handicaps.
    #[test]
    fn the_identities_hold_in_every_game(
        lines in 2_u8..12,
        (handicap, begins) in prop::sample::select(vec![
            (0, Color::Black),
            (0, Color::Black),
            (0, Color::White),
            (2, Color::White),
            (3, Color::White),
        ]),
        seed in any::<u64>(),
        length in 1_usize..160,
    ) {
        let size = Size::new(lines, lines).unwrap();
        let (board, plays) = random_game(size, (handicap, begins), seed, length);
        let comparison = compare(&board, &plays, handicap);
        let difference = &comparison.difference;

        // Sc − Sj = P + H + (Wz − Bz), and the points in seki.
        prop_assert!(difference.is_accounted(), "{difference:?}");
        let komi: Amount = "0.5".parse().unwrap();
        let (area, territory) = by_hand(&board, &plays);
        // Seki is inferred from shape: without one both counts follow from the board.
        if Settled::of(&board, &VertexSet::new(size)).seki().is_empty() {
            prop_assert_eq!(difference.area, Amount::points(area) - komi);
            prop_assert_eq!(difference.territory.0, Amount::points(territory) - komi);
        }

        // Jasiek: the stones on the board follow from prisoners and passes alone.
        let (stones, by_prisoners) = comparison.prisoners_check.unwrap();
        prop_assert_eq!(stones, by_prisoners);
        if handicap == 0 && begins == Color::White {
            prop_assert_eq!(difference.handicap, -1);
            // No rules say what White gives for the first move.
            return Ok(());
        }

        // AGA: with pass stones, White passing last and n − 1 points both counts agree, except for
        // shared liberties of a seki split unevenly.
        let tally = PositionTally::of(&Settled::of(&board, &VertexSet::new(size)), &board);
        let uneven = i64::from(tally.seki_filled[0]) - i64::from(tally.seki_filled[1]);
        prop_assert_eq!(
            lead(&comparison, "aga", Scored::Area),
            lead(&comparison, "aga", Scored::Territory) + Amount::points(uneven)
        );

        // Ikeda, section 4.3: if nobody passed before the end and there were no handicap stones,
        // area rules III and territory rules I agree.
        let last = plays.moves.iter().rposition(|m| m.vertex.is_some());
        let early = plays.moves.iter().position(|m| m.vertex.is_none());
        let ends_well = last.is_some_and(|last| early.is_none_or(|early| early > last));
        let after = plays.moves.len() - last.unwrap_or(0) - 1;
        if handicap == 0 && ends_well && after.is_multiple_of(2) {
            prop_assert_eq!(
                lead(&comparison, "ikeda-area-3", Scored::Area),
                lead(&comparison, "ikeda-territory-1", Scored::Territory) + Amount::points(uneven)
            );
        }

        // Parity (MVM): the plain area margin has the parity of the board less its neutral points.
        let points = i64::try_from(size.points()).unwrap();
        let neutral = points - i64::from(tally.area(0)) - i64::from(tally.area(1));
        prop_assert_eq!((i64::from(tally.area(0)) - i64::from(tally.area(1)) + points - neutral) % 2, 0);
    }

    /// A game file without its final passes gives the same scores.
    #[test]
    fn passes_that_are_not_written_down_change_no_score(seed in any::<u64>(), length in 20_usize..90) {
        let size = Size::new(9, 9).unwrap();
        let (board, mut plays) = random_game(size, (0, Color::Black), seed, length);
        // Without a pass on the first move, White began.
        if plays.moves[0].vertex.is_none() {
            return Ok(());
        }
        let with = compare(&board, &plays, 0);
        plays.moves.retain(|m| m.vertex.is_some());
        if plays.moves.is_empty() {
            return Ok(());
        }
        let without = compare(&board, &plays, 0);
        prop_assert!(without.difference.is_accounted());
        prop_assert_eq!(without.difference.area_minus_territory(), with.difference.area_minus_territory());
        prop_assert_eq!(
            lead(&without, "aga", Scored::Territory),
            lead(&with, "aga", Scored::Territory)
        );
    }
}

fn counted(
    size: (u8, u8),
    territory: [u32; 2],
    stones: [u32; 2],
    lost: [u32; 2],
    turns: ([u32; 2], Color),
) -> Comparison {
    compared(size, territory, stones, Some(lost), turns)
}

/// A tally of which only this is known; both arrays are `[Black, White]`.
fn told(territory: [u32; 2], stones: [u32; 2]) -> PositionTally {
    let none = [0, 0];
    PositionTally {
        is_of_totals: false,
        stones,
        territory,
        teire: [vec![], vec![]],
        seki_eyes: none,
        seki_filled: none,
        dead: none,
        groups: None,
    }
}

/// Compares such a tally; `lost` is `None` if the prisoners were not counted.
fn compared(
    size: (u8, u8),
    territory: [u32; 2],
    stones: [u32; 2],
    lost: Option<[u32; 2]>,
    (passes, last): ([u32; 2], Color),
) -> Comparison {
    let tally = told(territory, stones);
    let turns = TurnHistory::of_counts(0, Some((passes, last)));
    let (info, asked) = (Info::default(), asked("0", 0));
    let size = Size::new(size.0, size.1).unwrap();
    let own = terms(&info, size, &asked);
    let (info, overrides) = (&info, &asked);
    let compared = Compared { size, tally: &tally, turns: &turns, lost, info, overrides };
    Comparison::of(compared, &own, Profiles::new().profiles()).unwrap()
}

fn points(points: i64) -> Amount {
    Amount::points(points)
}

/// Mays, Example 5, Tables 16 and 17 (after Davies): Black 6 + 18, White 5 + 20, no komi, no
/// prisoners; Black passed three times, White once.
#[test]
fn mays_example_5() {
    let comparison = counted((7, 7), [6, 5], [18, 20], [0, 0], ([3, 1], Color::White));
    assert_eq!(lead(&comparison, "chinese", Scored::Area), points(-1));
    assert_eq!(lead(&comparison, "japanese-1989", Scored::Territory), points(1));
    // Three pass stones off six, one off five: 3 − 4. (White's tie-breaker is the profile's.)
    assert_eq!(comparison.pass_stones.lead, Some(points(-1)));
    let steps = &comparison.pass_stones.steps;
    assert!(steps.iter().any(|step| step.points == [points(3), points(4)]), "{steps:?}");
    assert_eq!(comparison.japanese.lead, Some(points(1)));
    let difference = &comparison.difference;
    assert_eq!(difference.area_minus_territory().0, points(-2));
    assert_eq!((difference.last_move, difference.passes), (Some(0), Some(-2)));
    assert!(difference.is_accounted());
    assert!(!comparison.known_winners_agree());
}

/// Black has ten points more than White by every count. Who won by prisoners alone is not known
/// without them, and that hides no other winner.
#[test]
fn winners_agree_where_every_known_one_is_the_same() {
    for lost in [None, Some([0, 0])] {
        let turns = ([1, 1], Color::White);
        let comparison = compared((9, 9), [35, 15], [15, 15], lost, turns);
        assert!(comparison.known_winners_agree(), "{lost:?}");
    }
}

/// Columns of a 5×5 board: Black's territory of five points, his stones, White's stones, her
/// territory of ten. Both counts make it White by 5, and only one of them is the count by territory.
#[test]
fn a_result_by_territory_is_never_called_the_area_count() {
    let board = shuzi_core::record::read_diagram(&".XO..\n".repeat(5)).unwrap().board;
    let column = |x| (0..5).map(move |y| Some(Vertex::new(x, y)));
    let turn = |(black, white)| {
        [(Color::Black, black), (Color::White, white)].map(|(color, vertex)| Move { color, vertex })
    };
    let both = column(1).zip(column(2)).chain([(None, None)]);
    let plays = Plays { moves: both.flat_map(turn).collect(), ..Plays::default() };
    let settled = Settled::of(&board, &VertexSet::new(board.size()));
    let turns = TurnHistory::of(&plays, 0);
    let white_by_five = Outcome::of_black_lead(points(-5), Ties::Draw);
    let own = |rules: &str| {
        let profile = Profiles::new().profile(rules).unwrap();
        let profile = Sourced { value: profile, source: ValueSource::Option };
        let terms = Terms::new(profile, board.size(), &Info::default(), &asked("0", 0)).unwrap();
        let position = BoardPosition { board: &board, settled: &settled, turns: &turns };
        OwnResult::of(&position.own_score(&terms), &terms, white_by_five)
    };
    assert_eq!(own("chinese"), OwnResult::AsCounted);
    assert_eq!(own("japanese-1989"), OwnResult::Is(white_by_five));
}

/// A position set up for play has no handicap, and no turn that nobody took.
/// A record in which White moves first has no pass of Black's (Jasiek).
#[test]
fn white_may_begin_an_even_game() {
    let turns = |sgf: &str| {
        let (game, _) = Games::of(&decode(sgf.as_bytes(), None), None).next().unwrap().unwrap();
        TurnHistory::of(&game.plays, 0)
    };
    let ends_black = turns("(;SZ[5];W[aa];B[bb];W[];B[])");
    assert_eq!(ends_black.passes.len(), 2);
    assert_eq!((ends_black.late_passes, ends_black.stones_ahead()), (Some([0, 0]), 0));
    let ends_white = turns("(;SZ[5];W[aa];B[bb];W[cc])");
    assert_eq!((ends_white.passes.len(), ends_white.stones_ahead()), (0, -1));
    assert_eq!(ends_white.first_pass(), Some(Color::Black));
}

#[test]
fn a_position_set_up_is_no_handicap() {
    let turns = |sgf: &str, handicap: u32| {
        let (game, _) = Games::of(&decode(sgf.as_bytes(), None), None).next().unwrap().unwrap();
        TurnHistory::of(&game.plays, handicap)
    };
    let position = "AB[ab][cb][db][eb][bc][cc][dc]AW[ac][ec][ad][bd][cd][dd][ed]";
    for (moves, first) in
        [(";B[aa];W[ae];B[];W[]", Color::Black), (";W[ae];B[aa];W[];B[]", Color::White)]
    {
        let turns = turns(&format!("(;SZ[5]{position}{moves})"), 0);
        assert_eq!((turns.handicap, turns.first_pass()), (0, Some(first)));
        assert_eq!(turns.passes.len(), 2);
    }
    // Only Black stones, and White to move first: a handicap, even if the file does not say so.
    assert_eq!(turns("(;SZ[9]AB[cc][gg];W[ee];B[gc])", 0).handicap, 1);
    let position = turns("(;SZ[9]AB[cc][gg];B[ee];W[gc])", 0);
    assert_eq!((position.handicap, position.unknown), (0, Some(Unknown::SetUp)));
    assert_eq!(turns("(;SZ[9]AB[cc][gg];B[ee];W[gc])", 2).handicap, 1);
    // A stone added in the middle of a game is not a handicap stone.
    let edited = turns("(;SZ[9];B[cc];W[gg];AB[ee];B[cg];W[gc];B[];W[])", 0);
    assert_eq!((edited.handicap, edited.passes.len()), (0, 2));
}

/// A side that has played more stones than are on the board has lost the rest: known turns give the
/// prisoners of Mays' Example 5 without a count of them.
#[test]
fn turns_tell_the_prisoners() {
    let (territory, stones, turns) = ([6, 5], [18, 20], ([3, 1], Color::White));
    let counted = compared((7, 7), territory, stones, Some([0, 0]), turns);
    let told = compared((7, 7), territory, stones, None, turns);
    assert_eq!(told.difference.territory, (points(1), points(1)));
    assert!(told.difference.is_accounted());
    for (told, counted) in told.scores.iter().zip(&counted.scores) {
        assert_eq!(told.outcomes(), counted.outcomes(), "{} {:?}", told.rules, told.scored);
    }
}

/// Ikeda, section 4.3, Table 2: Go Seigen – Miyamoto Naoki, 9×9. Territory 10 and 11, stones 33 and
/// 27; of the prisoners 10 and 15 one each is a pass.
#[test]
fn ikeda_table_2() {
    let comparison = counted((9, 9), [10, 11], [33, 27], [9, 14], ([1, 1], Color::Black));
    assert_eq!(lead(&comparison, "ikeda-area-2", Scored::Area), points(5));
    assert_eq!(lead(&comparison, "ikeda-area-3", Scored::Area), points(4));
    assert_eq!(lead(&comparison, "ikeda-territory-1", Scored::Territory), points(4));
    let of = |score: &&shuzi_core::scoring::Score| score.rules == "ikeda-area-3";
    let score = comparison.scores.iter().find(of).unwrap();
    let half: Amount = "0.5".parse().unwrap();
    assert_eq!(score.points(), Some([points(43) - half, points(38) + half]));
    assert_eq!(comparison.prisoners_check, Some((6, 6)));
}

/// KataGo, `cpp/tests/testrules.cpp`, "GroupTaxSekiScoring2": a finished 9×9 board with a seki in
/// the middle, komi 0.5, no prisoners: area without tax −1.5, territory without points in seki 3.5,
/// and with group tax 5.5.
#[test]
fn seki_and_group_tax_as_katago_scores_them() {
    let text = "\
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
    let game = shuzi_core::record::read_diagram(text).unwrap();
    let board = game.board;
    let settled = Settled::of(&board, &VertexSet::new(board.size()));
    let tally = PositionTally::of(&settled, &board);
    let turns = TurnHistory::of_counts(0, Some(([1, 1], Color::White)));
    let (info, asked) = (Info::default(), asked("0.5", 0));
    let own = terms(&info, board.size(), &asked);
    let (info, overrides, size) = (&info, &asked, board.size());
    let lost = Some([0, 0]);
    let compared = Compared { size, tally: &tally, turns: &turns, lost, info, overrides };
    let comparison = Comparison::of(compared, &own, Profiles::new().profiles()).unwrap();
    let half = |halves: i64| Amount::halves(halves);
    assert_eq!(lead(&comparison, "new-zealand", Scored::Area), half(-3));
    assert_eq!(lead(&comparison, "japanese-1989", Scored::Territory), half(7));
    assert_eq!(lead(&comparison, "katago-ancient-territory", Scored::Territory), half(11));
}

#[test]
fn on_game_files_the_terms_add_up_or_the_reason_is_named() {
    let book = Profiles::new();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut seen = 0;
    for folder in ["assets/games", "benches/games"] {
        for entry in std::fs::read_dir(format!("{root}/{folder}")).unwrap() {
            let path = entry.unwrap().path();
            let text = decode(&std::fs::read(&path).unwrap(), None);
            let (game, _) = Games::of(&text, None).next().unwrap().unwrap();
            let nothing = VertexSet::new(game.board.size());
            let dead = game.marks.map_or(nothing, |marks| marks.dead);
            let settled = Settled::of(&game.board, &dead);
            let asked = Overrides::default();
            let own = terms(&game.info, game.board.size(), &asked);
            let turns = &TurnHistory::of(&game.plays, own.handicap.value);
            let position = BoardPosition { board: &game.board, settled: &settled, turns };
            let comparison = position.compare(&game.info, &asked, &own, book.profiles()).unwrap();
            let difference = &comparison.difference;
            assert!(difference.is_accounted() != difference.unknown.is_some(), "{path:?}");
            seen += 1;
        }
    }
    assert!(seen >= 12);
}

#[test]
fn a_position_alone_leaves_a_range() {
    let board =
        shuzi_core::record::read_diagram("..XO.\n..XO.\n..XO.\n..XO.\n..XO.\n").unwrap().board;
    let comparison = compare(&board, &Plays::default(), 0);
    let difference = &comparison.difference;
    assert!(!difference.is_accounted());
    assert_eq!(difference.unknown, Some(Unknown::Moves));
    // 15 points against 10: by area 4.5 for Black; by territory 4.5 or 3.5.
    assert_eq!(difference.area_minus_territory(), (points(0), points(1)));
    let of =
        |rules: &str| comparison.scores.iter().find(|score| score.rules == rules).unwrap().lead;
    let half = |halves: i64| Amount::halves(halves);
    assert_eq!(of("japanese-1989"), Lead::Between(half(7), half(9)));
    assert_eq!(of("ikeda-area-3"), Lead::Between(half(7), half(9)));
    // With pass stones it does not matter who moved last.
    assert_eq!(lead(&comparison, "aga", Scored::Territory), half(9));
}

#[test]
fn compensation_flips_a_winner_and_the_matrix_says_so() {
    let profile = |name: &str| -> Arc<Profile> { Profiles::new().profile(name).unwrap() };
    let tally = told([82, 79], [100, 100]);
    let turns = TurnHistory::of_counts(3, None);
    let (info, asked) = (Info::default(), asked("0", 3));
    let own = Terms::new(
        Sourced { value: profile("chinese"), source: ValueSource::Option },
        Size::NINETEEN,
        &info,
        &asked,
    )
    .unwrap();
    let (info, overrides, size) = (&info, &asked, Size::NINETEEN);
    let compared = Compared { size, tally: &tally, turns: &turns, lost: None, info, overrides };
    let comparison = Comparison::of(compared, &own, &[profile("chinese")]).unwrap();
    let row = &comparison.matrix[0];
    let shown: Vec<(String, bool)> = row
        .by_convention
        .iter()
        .map(|c| (c.score.outcome().unwrap().coded(), c.changes_winner))
        .collect();
    let expected = [("0", false), ("B+1", true), ("B+3", true)];
    assert_eq!(shown, expected.map(|(result, changes)| (result.to_owned(), changes)));
}

/// A compensation that the players agree on applies only to their own rules; other rules keep their
/// own.
#[test]
fn an_agreed_compensation_is_that_of_the_own_rules_alone() {
    let comparison = |convention| {
        let asked = Overrides { convention, ..asked("0", 3) };
        let tally = told([0, 0], [182, 179]);
        let turns = TurnHistory::of_counts(3, None);
        let (info, size) = (&Info::default(), Size::NINETEEN);
        let own = terms(info, size, &asked);
        let overrides = &asked;
        let game = Compared { size, tally: &tally, turns: &turns, lost: None, info, overrides };
        Comparison::of(game, &own, Profiles::new().profiles()).unwrap()
    };
    let (usual, agreed) = (comparison(None), comparison(Some(Convention::None)));
    // Three points for three stones under Chinese rules, none where the players agree on none.
    let own = |comparison: &Comparison| lead(comparison, "chinese", Scored::Area);
    assert_eq!((own(&usual), own(&agreed)), (points(0), points(3)));
    for (one, other) in usual.scores.iter().zip(&agreed.scores) {
        assert!(one.rules == "chinese" || one.outcomes() == other.outcomes(), "{}", one.rules);
    }
}

#[test]
fn handicap_stones_are_those_of_the_record_however_they_were_laid() {
    let reasons = |sgf: &str| {
        let (game, _) = Games::of(&decode(sgf.as_bytes(), None), None).next().unwrap().unwrap();
        let own = terms(&game.info, game.board.size(), &Overrides::default());
        let turns = TurnHistory::of(&game.plays, own.handicap.value);
        (turns.handicap, turns.unknown.is_none(), turns.stones_ahead())
    };
    // Set up; played one after the other; played with White passing in between; one stone fewer
    // than HA says.
    for (sgf, beyond) in [
        ("(;SZ[5]KM[0]HA[2]AB[bb][dd];W[cc];B[dc])", 1),
        ("(;SZ[5]KM[0]HA[2];B[bb];B[dd];W[cc];B[dc])", 1),
        ("(;SZ[5]KM[0]HA[2];B[bb];W[];B[dd];W[cc];B[dc])", 1),
        ("(;SZ[5]KM[0]HA[3]AB[bb][dd];W[cc];B[dc])", 1),
    ] {
        assert_eq!(reasons(sgf), (beyond, true, 2), "{sgf}");
    }
    // A white stone in the setup makes it a position.
    assert!(!reasons("(;SZ[5]KM[0]AB[bb]AW[dd];B[cc])").1);
}
