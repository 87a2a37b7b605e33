//! Edge cases: places where a reversed comparison or a missing rule changes a result.

use crate::Coded;
use std::sync::Arc;

use shuzi_core::amount::Amount;
use shuzi_core::counting::{
    Adjustment, Agreement, Count, Fill, KeyNumber, Outcome, Overrides, Settled, SharedTotal,
    Sourced, Term, Terms, TermsError, Undone, ValueSource, Winner, choose_profile,
};
use shuzi_core::fact::{Fact, Value};
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::method::Method;
use shuzi_core::record::{Games, Recorded, decode, read_diagram};
use shuzi_core::reshape::Style;
use shuzi_core::rules::{
    BySize, Convention, GameKind, Profile, Profiles, Scoring, Ties, UnknownRules,
};

fn profile(name: &str) -> Sourced<Arc<Profile>> {
    Sourced { value: Profiles::new().profile(name).unwrap(), source: ValueSource::Option }
}

fn diagram(text: &str) -> Board {
    read_diagram(text).unwrap().board
}

/// A tie-breaker below one point only breaks ties; a whole point changes the margin.
#[test]
fn a_tie_breaker_of_a_whole_point_does_more_than_break_ties() {
    for (points, only) in [("0.5", true), ("-0.5", true), ("1", false), ("-1", false), ("0", false)]
    {
        let adjustment =
            Adjustment::new(Amount::points(7), points.parse().unwrap(), Amount::ZERO).unwrap();
        assert_eq!(adjustment.tie_breaker_only_breaks_ties(), only, "{points}");
    }
    // With a komi in half points the score is never level.
    let half = Adjustment::new(Amount::halves(13), Amount::halves(1), Amount::ZERO).unwrap();
    assert!(!half.tie_breaker_only_breaks_ties());
}

/// A total can tie only if the board has that many points to count.
#[test]
fn no_total_beyond_the_board_ties() {
    let size = Size::new(2, 2).unwrap();
    for (komi, non_scoring, tie) in [
        (0, 0, Some(2)),
        (4, 0, Some(4)),
        (6, 0, None),
        (2, 2, Some(2)),
        (4, 2, None),
        (1, 0, None),
    ] {
        let adjustment = Adjustment::new(Amount::points(komi), Amount::ZERO, Amount::ZERO).unwrap();
        let key = KeyNumber::new(size, Color::Black, adjustment, non_scoring, Ties::Draw);
        assert_eq!(key.tie_at(), tie, "{komi} {non_scoring}");
    }
}

/// A total with shared points is a multiple of half a point and not negative.
#[test]
fn shared_totals_come_in_halves() {
    let of = |quarters| SharedTotal::of(Amount::quarters(quarters)).is_some();
    assert_eq!([-4, -1, 0, 1, 2, 3, 4].map(of), [false, false, true, false, true, false, true]);
}

/// Golaxy's KM includes the compensation, so it is not added again, and a caution says so. Under
/// other rules it is added, with a caution.
#[test]
fn compensation_within_komi_is_not_added_again() {
    let file = decode(b"(;SZ[5]HA[3]KM[3]AB[bb][bd][db];W[dd])", None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    for (rules, points, caution) in [
        ("chinese-golaxy", 0, "caution-compensation-in-komi"),
        ("chinese", 3, "caution-komi-may-hold-compensation"),
    ] {
        let terms = Count::of(&game, &profile(rules), &Overrides::default()).unwrap().result.terms;
        assert_eq!(terms.adjustment().compensation(), Amount::points(points), "{rules}");
        let said = terms.cautions.iter().any(|found| found.coded().starts_with(caution));
        assert!(said, "{rules}: {:?}", terms.cautions);
    }
}

/// A komi given only for 19×19 is used for other sizes, and marked as such.
#[test]
fn the_komi_of_19_by_19_stands_in_where_no_other_is_named() {
    let size = |width, height| Size::new(width, height).unwrap();
    let seven = Amount::points(7);
    let named = BySize { named: vec![(19, seven)], other: None };
    assert_eq!(named.of(Size::NINETEEN), Some((seven, true)));
    assert_eq!(named.of(size(9, 9)), Some((seven, false)));
    assert_eq!(named.of(size(19, 9)), Some((seven, false)));
    let others = BySize { named: vec![(9, seven)], other: None };
    assert_eq!(others.of(size(13, 13)), None);
    assert_eq!(others.of(size(9, 9)), Some((seven, true)));
}

/// Two empty points between the sides are dame, wherever they are; three are dame only if each
/// touches both sides, because otherwise whoever moves first draws the border.
#[test]
fn small_gaps_are_dame_and_larger_ones_open_borders() {
    for (rows, undone) in [
        (".XXOO.\nXXXOOO\n.X..O.\nXXXOOO\n.XXOO.", Undone::Dame),
        (".XXOOO.\nXXXOOOO\n.X...O.\nXXXOOOO\n.XXOOO.", Undone::Border),
        (".X.X.\nXXXXX\n.....\nOOOOO\n.O.O.", Undone::Dame),
    ] {
        let board = diagram(rows);
        let settled = Settled::of(&board, &VertexSet::new(board.size()));
        let found: Vec<Undone> = settled.unfinished().iter().map(|one| one.undone).collect();
        assert_eq!(found, [undone], "{rows}");
    }
}

/// An option overrides the rules in the game file.
#[test]
fn rules_come_from_the_option_else_the_file_else_the_usual_ones() {
    let profiles = Profiles::new();
    let file = decode(b"(;SZ[5]RU[AGA];B[cc])", None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let chosen = |named| choose_profile(&profiles, named, &game.info).unwrap().value.name.clone();
    assert_eq!([chosen(None), chosen(Some("nz"))], ["aga", "new-zealand"]);
}

/// Three liberties shared by chains without eyes: one for each side, and the last stays empty.
const SEKI: &str = "\
XXXXX.X
OOOOXX.
...OXXX
XXXXOOO
OOOOO.O
O.OOOO.
";

fn settled(rows: &str) -> Settled {
    let board = diagram(rows);
    Settled::of(&board, &VertexSet::new(board.size()))
}

#[test]
fn shared_liberties_go_one_to_each_side_and_the_odd_one_to_nobody() {
    let settled = settled(SEKI);
    let fill = settled.fill();
    let at = |name: &str| fill.at(Vertex::from_name(name, settled.size()).unwrap());
    assert_eq!(at("A4"), Some(Some(Color::Black)));
    assert_eq!(at("B4"), Some(Some(Color::White)));
    assert_eq!(at("C4"), Some(None));
    assert_eq!(at("F6"), None);
    assert!(!fill.is_empty());
    let mut one = Fill::none(settled.size());
    assert!(one.is_empty());
    for filler in [Some(Color::Black), Some(Color::White), None] {
        one = Fill::none(settled.size());
        one.set(Vertex::new(0, 0), filler);
        assert!(!one.is_empty(), "{filler:?}");
    }
}

/// Two odd sekis: each side fills the odd liberty of one, and none stays empty.
#[test]
fn two_odd_sekis_leave_nothing_empty() {
    // One seki, and its mirror image below it.
    let rows: Vec<&str> = SEKI.lines().chain(SEKI.lines().rev()).collect();
    let settled = settled(&rows.join("\n"));
    let shared: Vec<usize> = settled.seki().shared.iter().map(Vec::len).collect();
    assert_eq!(shared, [3, 3]);
    assert!(settled.fill().left().is_empty());
    for color in Color::BOTH {
        let filled = settled.fill().by(color);
        let shared = settled.seki().shared.iter().flatten().filter(|v| filled.contains(**v));
        assert_eq!(shared.count(), 3, "{color:?}");
    }
}

#[test]
fn every_point_of_a_settled_board_has_its_owner() {
    let settled = settled(".XXOO.\nXXXOOO\n.X..O.\nXXXOOO\n.XXOO.");
    let owner = |name: &str| settled.owner(Vertex::from_name(name, settled.size()).unwrap());
    assert_eq!(owner("A5"), Some(Color::Black));
    assert_eq!(owner("B5"), Some(Color::Black));
    assert_eq!(owner("F5"), Some(Color::White));
    assert_eq!(owner("E5"), Some(Color::White));
    assert_eq!(owner("C3"), None);
    for color in Color::BOTH {
        let area = settled.area(color);
        assert_eq!((area.stones().len(), area.vacant().len()), (11, 3), "{color:?}");
        assert!(area.stones().iter().all(|stone| settled.board().get(stone) == Some(color)));
    }
    let plans = settled.plans(&Color::BOTH, Style::default());
    assert_eq!(plans.iter().map(|plan| plan.side).collect::<Vec<_>>(), Color::BOTH);
}

/// An open border lists its first six points and the number of the rest.
#[test]
fn a_long_border_is_named_by_its_first_points() {
    let settled = settled(".X....\nX.....\n......\n.....O\n....O.");
    let facts: Vec<String> =
        settled.unfinished().iter().map(|part| part.fact(settled.size()).coded()).collect();
    assert!(facts[0].starts_with("open-border (places: "), "{facts:?}");
    // 26 empty points minus the two corners; six are listed.
    let more = settled.unfinished()[0].vertices.len() - 6;
    assert!(facts[0].ends_with(&format!("more: {more})")), "{facts:?}");
}

#[test]
fn a_result_in_points_or_in_zi_agrees_with_the_record() {
    // Black has 12 of 25 points, White 13: W+8.5 with komi 7.5.
    let file = decode(b". . X O .\n. X X O .\nX X O O O\n. X O . O\n. X O O .", None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let count = |rules: &str| Count::of(&game, &profile(rules), &Overrides::default()).unwrap();
    let agrees = |rules: &str, recorded: &str| {
        let result = count(rules).result;
        result.compare(result.outcome(), &Recorded::read(recorded, false))
    };
    assert_eq!(agrees("chinese", "W+8.5"), Some(Agreement::Same));
    assert_eq!(agrees("chinese", "B+8.5"), Some(Agreement::Different));
    assert_eq!(agrees("chinese", "W+4.25"), Some(Agreement::SameInZi));
    assert_eq!(agrees("chinese-ogs", "W+4.25"), Some(Agreement::SameInZi));
    assert_eq!(agrees("aga", "W+4.25"), Some(Agreement::Different));
    // Half of what was counted, in whole numbers: in zi only if komi is.
    let whole = |komi: &str, recorded: &str| {
        let text = format!("(;SZ[5]RU[Chinese]KM[{komi}]AB[ca:ce]AW[da:de]RE[{recorded}])");
        let file = decode(text.as_bytes(), None);
        let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
        let result = Count::of(&game, &profile("chinese"), &Overrides::default()).unwrap().result;
        result.compare(result.outcome(), &Recorded::read(recorded, false)).unwrap()
    };
    assert_eq!(whole("-1", "B+6"), Agreement::Same);
    assert_eq!(whole("-1", "B+3"), Agreement::Different);
    assert_eq!(whole("3.75", "W+1.25"), Agreement::SameInZi);
    assert_eq!(whole("0.25", "B+2.25"), Agreement::SameInZi);
    assert_eq!(agrees("chinese", "W+R"), None);
    let outcome = count("chinese").result.outcome();
    assert_eq!(outcome.black_lead(), Amount::halves(-17));
    assert_eq!(outcome.winner().as_str(), "white");
    assert_eq!(Winner::Tie.as_str(), "tie");
    assert_eq!(Value::from(outcome).coded(), "white+34/4");
    let level = Outcome::of_black_lead(Amount::ZERO, Ties::Draw);
    // A level score that Black wins is neither a draw nor White's win.
    for (recorded, by_draw, by_black) in [
        ("B+0", Agreement::Same, Agreement::Same),
        ("W+0", Agreement::Same, Agreement::Different),
        ("0", Agreement::Same, Agreement::Different),
        ("B+1", Agreement::Different, Agreement::Different),
    ] {
        let recorded = Recorded::read(recorded, false);
        let to_black = Outcome::of_black_lead(Amount::ZERO, Ties::To(Color::Black));
        let result = count("aga").result;
        assert_eq!(result.compare(level, &recorded), Some(by_draw), "{recorded:?}");
        assert_eq!(result.compare(to_black, &recorded), Some(by_black), "{recorded:?}");
        // A margin of 0 is the same in zi and in points: it must not match another winner's result.
        let chinese = count("chinese").result;
        assert_eq!(chinese.compare(to_black, &recorded), Some(by_black), "{recorded:?}");
    }
    assert_eq!(Value::from(level).coded(), "0");
    let to_black = Outcome::of_black_lead(Amount::ZERO, Ties::To(Color::Black));
    assert_eq!((to_black.winner(), to_black.margin()), (Winner::Side(Color::Black), Amount::ZERO));
}

#[test]
fn the_tie_breaker_favours_the_side_it_is_given_to() {
    let favours = |points: &str| {
        let tie_breaker = points.parse().unwrap();
        Adjustment::new(Amount::ZERO, tie_breaker, Amount::ZERO).unwrap().tie_breaker_favours()
    };
    assert_eq!(favours("0.5"), Some(Color::White));
    assert_eq!(favours("-0.5"), Some(Color::Black));
    assert_eq!(favours("0"), None);
}

fn terms(sgf: &str, rules: &str, overrides: &Overrides) -> Result<Terms, TermsError> {
    let file = decode(sgf.as_bytes(), None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    Terms::new(profile(rules), game.board.size(), &game.info, overrides)
}

/// Two handicap stones make a handicap game; half a point of komi, or one stone without komi, makes
/// a game without komi.
#[test]
fn what_kind_of_game_it_is_follows_from_stones_and_komi() {
    let nothing = &Overrides::default();
    // Kim, Simon and Straus: Black wins ties in even games, White in all others.
    let (black, white) = (Ties::To(Color::Black), Ties::To(Color::White));
    for (sgf, kind, ties) in [
        ("(;SZ[5]HA[2]AB[aa][bb];W[cc])", GameKind::Handicap, white),
        ("(;SZ[5]KM[0.5];B[cc])", GameKind::NoKomi, white),
        ("(;SZ[5]KM[-0.5];B[cc])", GameKind::NoKomi, white),
        ("(;SZ[5]KM[1];B[cc])", GameKind::Even, black),
        ("(;SZ[5]HA[1];B[cc])", GameKind::NoKomi, white),
        ("(;SZ[5]KM[7.5];B[cc])", GameKind::Even, black),
    ] {
        let terms = terms(sgf, "ing-kss", nothing).unwrap();
        assert_eq!((terms.kind, terms.ties()), (kind, ties), "{sgf}");
    }
    let of = |kind, sgf| {
        let overrides = Overrides { kind: Some(kind), by: ValueSource::Option, ..*nothing };
        let terms = terms(sgf, "chinese", &overrides).unwrap();
        (terms.handicap.value, terms.handicap.source)
    };
    // The file's stones count only if they fit the kind of game that the option sets.
    let three = "(;SZ[5]HA[3]AB[aa][bb][cc];W[dd])";
    assert!(matches!(of(GameKind::Handicap, three), (3, ValueSource::File(_))));
    assert_eq!(of(GameKind::Even, three), (0, ValueSource::Option));
    assert_eq!(of(GameKind::Handicap, "(;SZ[5]HA[1];B[dd])"), (2, ValueSource::Option));
}

#[test]
fn every_value_names_its_source() {
    let terms = terms("(;SZ[5]KM[6.5];B[cc])", "chinese", &Overrides::default()).unwrap();
    assert_eq!(terms.komi.source.message().coded(), "source-file (place: 1:11)");
    for (source, code) in [
        (ValueSource::Option, "source-option"),
        (ValueSource::Player, "source-player"),
        (ValueSource::Profile, "source-profile"),
        (ValueSource::ProfileOtherSize, "source-profile-other-size"),
        (ValueSource::Settings, "source-settings"),
        (ValueSource::Default, "source-default"),
    ] {
        assert_eq!(source.message().coded(), code);
    }
}

#[test]
fn rules_that_this_count_does_not_follow_are_told() {
    let cautions = |sgf: &str, rules: &str| -> Vec<String> {
        let terms = terms(sgf, rules, &Overrides::default()).unwrap();
        terms.cautions.iter().map(Coded::coded).collect()
    };
    let game = "(;SZ[19]KM[6.5];B[cc])";
    assert_eq!(cautions(game, "chinese"), [""; 0]);
    assert_eq!(
        cautions(game, "japanese-1989"),
        ["caution-not-area-scoring (rules: japanese-1989)"]
    );
    assert_eq!(
        cautions(game, "button-go"),
        ["caution-last-move-rule (rules: button-go, rule: button)"]
    );
    let gogui = |rules: &str| format!("(;AP[GoGui:1.4]SZ[19]KM[6.5]RU[{rules}];B[cc])");
    assert_eq!(cautions(&gogui("GOE"), "ing-1991"), ["caution-gogui-writes-goe"]);
    assert_eq!(cautions(&gogui("Chinese"), "chinese"), [""; 0]);
    assert_eq!(cautions("(;SZ[19]KM[6.5]RU[GOE];B[cc])", "ing-1991"), [""; 0]);
    assert_eq!(
        cautions("(;SZ[19]KM[3.75];B[cc])", "chinese"),
        ["caution-komi-in-zi (komi: 15/4, points: 30/4)"]
    );
}

/// The names of the terms are used in files and scripts, so they must not change.
#[test]
fn a_worksheet_names_its_terms() {
    let file = decode(b"(;SZ[5]KM[0]AB[aa];B[bb])", None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let count = Count::of(&game, &profile("chinese-mays"), &Overrides::default()).unwrap();
    let words = |method: Method| -> Vec<&str> {
        count.result.sheet(method).form().rows.iter().map(|line| line.term.as_str()).collect()
    };
    assert_eq!(words(Method::Full)[..3], ["vacant", "stones", "total"]);
    assert!(words(Method::Half).contains(&"half-count"));
    assert!(words(Method::Key).contains(&"key-number"));
    assert!(count.result.sheet(Method::Simplified).tie_breaker_left_out());
    assert!(!count.result.sheet(Method::Half).tie_breaker_left_out());
    let known = [
        "vacant",
        "stones",
        "total",
        "territory",
        "teire",
        "points-in-seki",
        "prisoners",
        "pass-stones",
        "groups",
        "group-tax",
        "komi",
        "tie-breaker",
        "compensation",
        "last-move",
        "non-scoring",
        "adjusted",
        "half-count",
        "adjusted-half-count",
        "key-number",
        "difference",
        "margin",
        "sum",
    ];
    assert_eq!(Term::ALL.map(Term::as_str), known);
}

/// Rules count area only if they use area scoring without group tax.
#[test]
fn area_is_counted_where_the_rules_count_it_and_take_no_tax() {
    let counts = |rules: &str| profile(rules).value.counts_area();
    assert!(counts("chinese") && counts("aga"));
    assert!(!counts("japanese-1989") && !counts("stone-ming-qing"));
    // Area scoring with group tax is stone scoring.
    assert_eq!(profile("katago-stone-scoring").value.scoring, Scoring::Area);
    assert!(!counts("katago-stone-scoring"));
}

#[test]
fn a_profile_of_the_programs_own_is_told_from_one_that_is_not() {
    let mut profiles = Profiles::new();
    assert!(profiles.profile("aga").unwrap().is_built_in);
    profiles.add("club", "club.toml", Ok("extends = \"aga\"\nnotes = [\"ours\"]".to_owned()));
    let club = profiles.profile("club").unwrap();
    assert!(!club.is_built_in);
    assert_eq!(club.shown_title(), Value::Text("American (AGA)".to_owned()));
    assert_eq!(club.shown_notes(), [Value::Text("ours".to_owned())]);
    let aga = profiles.profile("aga").unwrap();
    assert_eq!(
        aga.shown_title(),
        Value::Named("rules-aga".to_owned(), "American (AGA)".to_owned())
    );
    assert!(matches!(&aga.shown_notes()[..], [Value::Named(id, _)] if id == "rules-aga-note-1"));
    assert_eq!(profiles.file("club"), Some(("club.toml", "extends = \"aga\"\nnotes = [\"ours\"]")));
    assert_eq!(profiles.file("nothing"), None);
    // A profile that is read but not added is not built in either.
    assert!(!profiles.read("mine", "mine.toml", "extends = \"aga\"").unwrap().is_built_in);
    assert_eq!(profiles.usual(), None);
    profiles.use_by_default("club");
    assert_eq!(profiles.usual(), Some("club"));
    let info = shuzi_core::record::Info::default();
    let chosen = choose_profile(&profiles, None, &info).unwrap();
    assert_eq!((chosen.value.name.as_str(), chosen.source), ("club", ValueSource::Settings));
}

#[test]
fn words_of_rules_are_words_of_the_field() {
    assert_eq!(Value::from(GameKind::NoKomi).coded(), "no-komi");
    assert_eq!(Value::from(Convention::NLessOne).coded(), "n-1");
    assert_eq!(Value::from(Scoring::AreaOrTerritory).coded(), "area-or-territory");
    assert_eq!(" N-1 ".parse(), Ok(Convention::NLessOne));
    assert_eq!("none".parse(), Ok(Convention::None));
    assert!("n-2".parse::<Convention>().is_err());
}

#[test]
fn a_komi_of_four_hundred_points_is_the_most() {
    let komi = |points: &str| {
        Profiles::new().read("m", "m.toml", &format!("[komi]\neven = {points}\n")).is_ok()
    };
    assert!(komi("400") && komi("-400"));
    assert!(!komi("400.5") && !komi("-400.5"));
}

/// A name of two letters with one letter right is not close enough to suggest.
#[test]
fn a_name_half_right_is_not_suggested() {
    let mut profiles = Profiles::new();
    profiles.add("qz", "qz.toml", Ok(String::new()));
    assert!(matches!(profiles.unknown("qx"), UnknownRules::Unknown { .. }));
    assert!(matches!(profiles.unknown("agaa"), UnknownRules::Near { near, .. } if near == "aga"));
}
