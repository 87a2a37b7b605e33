//! Drill questions, worked out by hand: the answer, its lines, and each wrong answer's mistake.

use crate::Coded;
use std::collections::BTreeSet;

use shuzi_core::amount::Amount;
use shuzi_core::counting::{Outcome, Settled};
use shuzi_core::fact::{Fact as _, Message, Value};
use shuzi_core::goban::{Color, Vertex, VertexSet};
use shuzi_core::practice::{Answer, Drill, Pool, Question};
use shuzi_core::rules::Ties;

/// A drill's questions at all its levels.
fn questions(drill: Drill, pool: &Pool) -> impl Iterator<Item = (u8, Question)> {
    (0..150).map(move |seed| {
        let level = 1 + (seed % 3) as u8;
        (level, Question::of(drill, level, seed, pool))
    })
}

/// A number from the line with this code, in quarter points; `None` if there is no such line.
fn found(lines: &[Message], code: &str, name: &str) -> Option<i64> {
    let line = lines.iter().find(|line| line.code == code)?;
    let (_, value) = line.parameters.iter().find(|(own, _)| *own == name).unwrap();
    Some(match value {
        Value::Number(number) => 4 * number,
        Value::Quarters(quarters) => *quarters,
        other => panic!("{line}: {other:?}"),
    })
}

fn number(lines: &[Message], code: &str, name: &str) -> i64 {
    found(lines, code, name).unwrap_or_else(|| panic!("{code} {name}: {lines:?}"))
}

/// A word or text from the line with this code.
fn text(lines: &[Message], code: &str, name: &str) -> String {
    let line = lines.iter().find(|line| line.code == code).unwrap();
    line.parameters.iter().find(|(own, _)| *own == name).unwrap().1.coded()
}

/// Points in quarter points.
fn quarter_points(points: usize) -> i64 {
    4 * i64::try_from(points).unwrap()
}

/// An answer in quarter points; for a result, Black's lead.
fn quarters(answer: &Answer) -> i64 {
    let of = |amount: &Amount| {
        (0..10_000).find(|n| [Amount::quarters(*n), Amount::quarters(-*n)].contains(amount))
    };
    let sign = |amount: &Amount| if amount.is_negative() { -1 } else { 1 };
    match answer {
        Answer::Number(amount) => sign(amount) * of(amount).unwrap(),
        Answer::Result(None, _) => 0,
        Answer::Result(Some(Color::Black), margin) => of(margin).unwrap(),
        Answer::Result(Some(Color::White), margin) => -of(margin).unwrap(),
        other => panic!("{other}"),
    }
}

/// Asserts the answer and the wrong answer of every mistake; returns the mistakes met.
fn check(question: &Question, answer: i64, mistakes: &[(&'static str, i64)]) -> Vec<String> {
    let asked: Vec<String> = question.asked.iter().map(Coded::coded).collect();
    assert_eq!(quarters(&question.answer), answer, "{asked:?}");
    let mut met = Vec::new();
    for (given, mistake) in &question.mistakes {
        let name = mistake.code().trim_start_matches("mistake-");
        let allowed = mistakes.iter().filter(|(own, _)| *own == name);
        let allowed: Vec<i64> = allowed.map(|(_, quarters)| *quarters).collect();
        assert!(allowed.contains(&quarters(given)), "{asked:?}: {name} {given}, not {allowed:?}");
        met.push(name.to_owned());
    }
    met
}

/// Asserts that exactly these mistakes were met.
fn all_met(met: &BTreeSet<String>, names: &[&str]) {
    assert_eq!(met.iter().map(String::as_str).collect::<Vec<_>>(), names);
}

/// Half the adjustment and half the tie-breaker, in quarter points; both favour White.
fn half_adjustment(asked: &[Message]) -> (i64, i64) {
    let part = |code, name| found(asked, code, name).unwrap_or(0);
    let tie_breaker = part("ask-tie-breaker", "points");
    let rest = part("ask-komi", "komi") + part("ask-handicap", "stones");
    (i64::midpoint(rest, tie_breaker), tie_breaker / 2)
}

/// Half the points of the board in the question, in quarter points.
fn half_count(asked: &[Message]) -> i64 {
    let size = text(asked, "ask-board", "size");
    let lines: i64 = size.split('×').next().unwrap().parse().unwrap();
    2 * lines * lines
}

#[test]
fn a_half_is_half() {
    let pool = Pool::bundled().unwrap();
    let mut met = BTreeSet::new();
    for (level, question) in questions(Drill::Halves, &pool) {
        let amount = number(&question.asked, "ask-half-of", "amount");
        match level {
            // Half points; odd numbers; large half points.
            1 => assert!(amount % 4 == 2 && (2..=30).contains(&amount), "{amount}"),
            2 => assert!(amount % 8 == 4 && (41 * 4..=181 * 4).contains(&amount), "{amount}"),
            _ => assert!(amount % 4 == 2 && (162..=762).contains(&amount), "{amount}"),
        }
        let half = amount / 2;
        met.extend(check(
            &question,
            half,
            &[
                ("not-halved", amount),
                ("doubled", 2 * amount),
                ("half-too-much", half + 2),
                ("half-too-little", half - 2),
                ("fraction-dropped", half.div_euclid(4) * 4),
            ],
        ));
        assert_eq!(number(&question.worked, "work-halved", "half"), half);
    }
    all_met(
        &met,
        &["doubled", "fraction-dropped", "half-too-little", "half-too-much", "not-halved"],
    );
}

#[test]
fn piles_and_rectangles_make_a_sum() {
    let pool = Pool::bundled().unwrap();
    let mut met = BTreeSet::new();
    for (level, question) in questions(Drill::Tens, &pool) {
        let [piles, rest] =
            ["piles", "rest"].map(|name| number(&question.asked, "ask-piles", name));
        let is_vacant = question.asked.iter().any(|asked| asked.code == "ask-rectangles");
        let sizes = if is_vacant {
            text(&question.asked, "ask-rectangles", "sizes")
        } else {
            String::new()
        };
        let sizes: Vec<i64> = sizes.split_whitespace().map(|size| size.parse().unwrap()).collect();
        assert_eq!(is_vacant, level > 1);
        assert!(sizes.iter().all(|size| [10, 20, 30].contains(size)), "{sizes:?}");
        assert!((8..=if level == 1 { 24 } else { 64 }).contains(&piles) && (0..40).contains(&rest));
        let vacant = 4 * sizes.iter().sum::<i64>();
        let stones = 10 * piles + rest;
        met.extend(check(
            &question,
            vacant + stones,
            &[
                ("ten-too-few", vacant + stones - 40),
                ("ten-too-many", vacant + stones + 40),
                ("remainder-forgotten", vacant + 10 * piles),
                ("vacant-forgotten", stones),
            ],
        ));
        assert_eq!(number(&question.worked, "work-piles", "stones"), stones);
    }
    all_met(&met, &["remainder-forgotten", "ten-too-few", "ten-too-many", "vacant-forgotten"]);
}

#[test]
fn a_key_number_is_half_the_points_and_half_the_adjustment() {
    let pool = Pool::bundled().unwrap();
    let (mut met, mut boards, mut handicaps) = (BTreeSet::new(), BTreeSet::new(), [0; 4]);
    for (level, question) in questions(Drill::KeyNumber, &pool) {
        let asked = &question.asked;
        let (half, (adjustment, tie_breaker)) = (half_count(asked), half_adjustment(asked));
        let is_black = text(asked, "ask-key-number", "side") == "black";
        let nobodys =
            if asked.iter().any(|line| line.code == "ask-one-non-scoring") { 2 } else { 0 };
        let sign = if is_black { 1 } else { -1 };
        let key = half - nobodys + sign * adjustment;
        // The least whole number above the key number, also where the key number itself is a tie.
        let needs = if key % 4 == 0 { key + 4 } else { key.div_euclid(4) * 4 + 4 };
        met.extend(check(
            &question,
            key,
            &[
                ("adjustment-not-halved", half - nobodys + sign * 2 * adjustment),
                ("adjustment-wrong-sign", half - nobodys - sign * adjustment),
                ("tie-breaker-left-out", key - sign * tie_breaker),
                ("non-scoring-not-subtracted", key + nobodys),
                ("adjustment-left-out", half - nobodys),
                ("needs-not-key", needs),
                ("fraction-dropped", key.div_euclid(4) * 4),
                ("compensation-n-less-one", key - sign * 2),
                ("non-scoring-added", key + 2 * nobodys),
                ("non-scoring-whole", key - nobodys),
                ("tie-breaker-not-halved", key + sign * tie_breaker),
                ("ten-too-few", key - 40),
                ("ten-too-many", key + 40),
            ],
        ));
        let worked = |code, name| number(&question.worked, code, name);
        assert_eq!(worked("work-half-of-points", "half"), half);
        assert_eq!(worked("work-half-of-adjustment", "half"), adjustment);
        let end = if is_black { "work-added-for-black" } else { "work-subtracted-for-white" };
        assert_eq!(worked(end, "key"), key);
        // Beginners get even games from Black's side; level 2 adds handicaps, level 3 always a
        // tie-breaker with a handicap and sometimes a non-scoring point.
        boards.insert((level, half));
        let is_handicap = asked.iter().any(|line| line.code == "ask-handicap");
        handicaps[usize::from(level)] += u32::from(is_handicap);
        assert!(level > 1 || is_black);
        assert!(level > 2 || nobodys == 0);
        assert!(if is_handicap { level < 3 || tie_breaker > 0 } else { tie_breaker == 0 });
    }
    all_met(
        &met,
        &[
            "adjustment-left-out",
            "adjustment-not-halved",
            "adjustment-wrong-sign",
            "compensation-n-less-one",
            "fraction-dropped",
            "needs-not-key",
            "non-scoring-added",
            "non-scoring-not-subtracted",
            "non-scoring-whole",
            "ten-too-few",
            "ten-too-many",
            "tie-breaker-left-out",
            "tie-breaker-not-halved",
        ],
    );
    let of =
        |level| boards.iter().filter(|(own, _)| *own == level).map(|(_, half)| half / 2).collect();
    let [first, second]: [Vec<i64>; 2] = [of(1), of(2)];
    assert_eq!((first, second), (vec![81, 169], vec![81, 169, 361]));
    assert!(handicaps[1] == 0 && (1..50).contains(&handicaps[2]) && handicaps[3] == 50);
}

#[test]
fn compensation_is_what_the_rules_give() {
    let pool = Pool::bundled().unwrap();
    let (mut met, mut asked_for) = (BTreeSet::new(), BTreeSet::new());
    for (level, question) in questions(Drill::Handicap, &pool).filter(|(level, _)| *level < 3) {
        let (code, name) = match level {
            1 => ("ask-handicap-giving", "convention"),
            _ => ("ask-handicap-under", "rules"),
        };
        let stones = number(&question.asked, code, "stones");
        let given = text(&question.asked, code, name);
        let points = match given.as_str() {
            "n" | "chinese" => stones,
            "n-1" | "aga" => stones - 4,
            "none" | "japanese" => 0,
            other => panic!("{other}"),
        };
        asked_for.insert(given);
        met.extend(check(
            &question,
            points,
            &[
                ("is-n", stones),
                ("is-n-less-one", stones - 4),
                ("rules-compensate", 0),
                ("compensation-halved", stones / 2),
            ],
        ));
    }
    assert_eq!(asked_for.len(), 6, "{asked_for:?}");
    all_met(&met, &["compensation-halved", "is-n", "is-n-less-one", "rules-compensate"]);
}

#[test]
fn a_margin_is_twice_the_difference() {
    let pool = Pool::bundled().unwrap();
    let (mut met, mut least, mut most) = (BTreeSet::new(), 0, 0);
    for (level, question) in questions(Drill::Margin, &pool) {
        let of = |name| number(&question.asked, "ask-key-and-total", name);
        let side = text(&question.asked, "ask-key-and-total", "side");
        assert!(level > 1 || side == "black");
        let sign = if side == "black" { 1 } else { -1 };
        let difference = of("total") - of("key");
        (least, most) = (difference.min(least), difference.max(most));
        met.extend(check(
            &question,
            sign * 2 * difference,
            &[
                ("in-zi", sign * difference),
                ("wrong-winner", -sign * 2 * difference),
                ("wrong-winner-not-doubled", -sign * difference),
                ("one-miscounted", sign * 2 * difference + 8),
                ("one-miscounted", sign * 2 * difference - 8),
                ("ten-miscounted", sign * 2 * difference + 80),
                ("ten-miscounted", sign * 2 * difference - 80),
            ],
        ));
        let worked = |code, name| number(&question.worked, code, name);
        assert_eq!(worked("work-difference", "difference"), difference);
        assert_eq!(worked("work-doubled", "margin"), 2 * difference);
    }
    let names =
        ["in-zi", "one-miscounted", "ten-miscounted", "wrong-winner", "wrong-winner-not-doubled"];
    all_met(&met, &names);
    assert!((-13 * 4..=-8 * 4).contains(&least) && (9 * 4..=14 * 4).contains(&most));
}

#[test]
fn a_result_is_the_lead_less_the_adjustment() {
    let pool = Pool::bundled().unwrap();
    let mut met = BTreeSet::new();
    for (_, question) in questions(Drill::Result, &pool) {
        let [black, white] =
            ["black", "white"].map(|name| number(&question.asked, "ask-totals", name));
        let (half, tie_breaker) = half_adjustment(&question.asked);
        assert_eq!(black + white, 2 * half_count(&question.asked));
        assert!((black - white).abs() <= 33 * 4);
        let lead = black - white - 2 * half;
        met.extend(check(
            &question,
            lead,
            &[
                ("adjustment-left-out", black - white),
                ("adjustment-wrong-sign", black - white + 2 * half),
                ("adjustment-halved", black - white - half),
                ("tie-breaker-left-out", lead + 2 * tie_breaker),
                ("compensation-n-less-one", lead + 4),
                ("wrong-winner", -lead),
                ("doubled-twice", 2 * lead),
                ("one-miscounted", lead + 4),
                ("one-miscounted", lead - 4),
                ("ten-miscounted", lead + 40),
                ("ten-miscounted", lead - 40),
            ],
        ));
        let worked = |code, name| number(&question.worked, code, name);
        assert_eq!(worked("work-lead", "lead"), black - white);
        assert_eq!(worked("work-minus-adjustment", "points"), 2 * half);
        assert_eq!(worked("work-minus-adjustment", "lead"), lead);
    }
    all_met(
        &met,
        &[
            "adjustment-halved",
            "adjustment-left-out",
            "adjustment-wrong-sign",
            "compensation-n-less-one",
            "doubled-twice",
            "one-miscounted",
            "ten-miscounted",
            "tie-breaker-left-out",
            "wrong-winner",
        ],
    );
}

/// Only the line that is the answer does not follow from the lines before it.
#[test]
fn one_line_of_four_is_wrong() {
    let pool = Pool::bundled().unwrap();
    let mut slips = BTreeSet::new();
    for (_, question) in questions(Drill::Miscount, &pool) {
        let of = |code, name| number(&question.asked, code, name);
        let is_black = question.asked.iter().any(|line| line.code == "ask-line-key-black");
        let key_line = if is_black { "ask-line-key-black" } else { "ask-line-key-white" };
        let sign = if is_black { 1 } else { -1 };
        let (total, half, key) =
            (of("ask-line-total", "total"), of("ask-line-half", "half"), of(key_line, "key"));
        let (stones, vacant) = (of("ask-line-total", "stones"), of("ask-line-total", "vacant"));
        assert!(
            [40, 80, 120, 160].contains(&vacant) && (total - key).abs() < 24 * 4,
            "{total} {key}"
        );
        assert_eq!(of(key_line, "adjustment"), half_adjustment(&question.asked).0);
        assert_eq!((of(key_line, "half"), of("ask-line-margin", "key")), (half, key));
        assert_eq!(of("ask-line-margin", "total"), total);
        let right = [
            vacant + stones,
            half_count(&question.asked),
            half + sign * of(key_line, "adjustment"),
            2 * (total - key),
        ];
        let given = [total, half, key, of("ask-line-margin", "margin")];
        let wrong: Vec<usize> = (0..4).filter(|&line| right[line] != given[line]).collect();
        let [line] = wrong[..] else { panic!("{right:?} {given:?}") };
        assert_eq!(question.answer, Answer::whole(quarter_points(line + 1) / 4));
        slips.insert((line, given[line] - right[line]));
        let (code, name) = [
            ("work-line-total", "total"),
            ("work-line-half", "half"),
            ("work-line-key", "key"),
            ("work-line-margin", "margin"),
        ][line];
        assert_eq!(number(&question.worked, code, name), right[line]);
    }
    let all = [(0, 40), (1, 2), (2, 4), (3, 8)];
    let all = all.into_iter().flat_map(|(line, slip)| [(line, -slip), (line, slip)]);
    assert_eq!(slips, all.collect());
}

/// The board of a question without its dead stones.
fn settled(question: &Question) -> Settled {
    let board = question.board.clone().unwrap();
    let nothing = VertexSet::new(board.size());
    Settled::of(&board, &question.dead.unwrap_or(nothing))
}

/// The points of a territory, row by row.
#[test]
fn a_territory_is_counted_row_by_row() {
    let pool = Pool::bundled().unwrap();
    let mut met = BTreeSet::new();
    for (_, question) in questions(Drill::Territory, &pool) {
        let settled = settled(&question);
        let vertex = text(&question.asked, "ask-territory", "vertex");
        let at = Vertex::from_name(&vertex, settled.size()).unwrap();
        let mut all = Color::BOTH.into_iter().flat_map(|side| settled.territories(side).to_vec());
        let territory = all.find(|territory| territory.contains(&at)).unwrap();
        let rows: BTreeSet<u8> = territory.iter().map(|v| v.y).collect();
        let row = |y: u8| territory.iter().filter(|v| v.y == y).count();
        let by_rows: Vec<String> = rows.iter().map(|&y| row(y).coded()).collect();
        assert_eq!(text(&question.worked, "work-by-rows", "rows"), by_rows.join(" + "));
        let reveal = question.reveal.as_ref().unwrap();
        let numbers: usize = reveal.numbers.iter().map(|(_, number)| number).sum();
        assert_eq!((numbers, reveal.numbers.len()), (territory.len(), rows.len()));
        assert_eq!(reveal.only.unwrap().len(), territory.len());
        let count = quarter_points(territory.len());
        let last = quarter_points(row(*rows.last().unwrap()));
        let slips = [
            ("one-too-few", count - 4),
            ("one-too-many", count + 4),
            ("row-missed", count - last),
            ("ten-too-few", count - 40),
            ("ten-too-many", count + 40),
        ];
        met.extend(check(&question, count, &slips));
    }
    let names = ["one-too-few", "one-too-many", "row-missed", "ten-too-few", "ten-too-many"];
    all_met(&met, &names);
}

/// A side's points: vacant points and stones.
#[test]
fn a_sides_points_are_vacant_ones_and_stones() {
    let pool = Pool::bundled().unwrap();
    let mut met = BTreeSet::new();
    for (_, question) in questions(Drill::Side, &pool) {
        let settled = settled(&question);
        let is_black = text(&question.asked, "ask-total-of", "side") == "black";
        let side = if is_black { Color::Black } else { Color::White };
        let worked = |name| number(&question.worked, "work-total", name);
        let (vacant, stones) = (worked("vacant"), worked("stones"));
        let total = |side| 4 * i64::from(settled.count(side).total());
        assert_eq!(vacant + stones, total(side));
        assert_eq!(stones, 4 * i64::from(settled.count(side).stones().unwrap()));
        let slips = [
            ("stones-forgotten", vacant),
            ("vacant-forgotten", stones),
            ("other-side", total(side.other())),
            ("one-too-many", total(side) + 4),
            ("one-too-few", total(side) - 4),
            ("ten-too-many", total(side) + 40),
            ("ten-too-few", total(side) - 40),
        ];
        met.extend(check(&question, total(side), &slips));
    }
    all_met(
        &met,
        &[
            "one-too-few",
            "one-too-many",
            "other-side",
            "stones-forgotten",
            "ten-too-few",
            "ten-too-many",
            "vacant-forgotten",
        ],
    );
}

/// The lines of a whole count are both totals, with the mistakes of a single one and those of a board
/// with dead stones on it.
#[test]
fn a_full_count_asks_for_both_totals_first() {
    let pool = Pool::bundled().unwrap();
    let mut met = BTreeSet::new();
    for (_, question) in questions(Drill::Full, &pool) {
        let settled = settled(&question);
        let (board, dead) = (question.board.clone().unwrap(), question.dead.unwrap());
        let alive = Settled::of(&board, &VertexSet::new(board.size()));
        assert_eq!(question.lines.len(), 2);
        for (side, line) in Color::BOTH.into_iter().zip(&question.lines) {
            let count = settled.count(side);
            let (vacant, stones) = (count.vacant().unwrap(), count.stones().unwrap());
            let prisoners = dead.iter().filter(|at| board.get(*at) == Some(side.other())).count();
            let total = vacant + stones;
            let quarters = |points: u32| 4 * i64::from(points);
            let wrong = [
                ("some-are-dead", quarters(alive.count(side).total())),
                ("territory-counted", quarters(vacant) + quarter_points(prisoners)),
                ("stones-forgotten", quarters(vacant)),
                ("vacant-forgotten", quarters(stones)),
                ("other-side", quarters(settled.count(side.other()).total())),
                ("one-too-many", quarters(total + 1)),
                ("one-too-few", quarters(total.saturating_sub(1))),
                ("ten-too-many", quarters(total + 10)),
                ("ten-too-few", quarters(total.saturating_sub(10))),
            ];
            met.extend(check(line, quarters(total), &wrong));
            assert_eq!((line.board.as_ref(), line.dead), (Some(&board), Some(dead)));
        }
        // Each total is stated before the question that goes on from it.
        let stated =
            |asked: &[Message]| asked.iter().filter(|line| line.code == "ask-whole-total").count();
        let asked = question.lines.iter().chain([&question]).map(|one| stated(&one.asked));
        assert_eq!(asked.collect::<Vec<_>>(), [0, 1, 2]);
    }
    let names = ["some-are-dead", "stones-forgotten", "ten-too-few", "territory-counted"];
    assert!(names.iter().all(|name| met.contains(*name)), "{met:?}");
}

/// Who wins a whole game; a slip of one point or ten goes either way.
#[test]
fn a_full_count_is_the_lead_less_komi() {
    let pool = Pool::bundled().unwrap();
    let (mut met, mut slips) = (BTreeSet::new(), BTreeSet::new());
    for (level, question) in questions(Drill::Full, &pool) {
        let settled = settled(&question);
        let komi = number(&question.asked, "ask-even-game", "komi");
        assert_eq!(komi, if level == 1 { 26 } else { 30 });
        let [black, white] = Color::BOTH.map(|side| 4 * i64::from(settled.count(side).total()));
        let lead = black - white - komi;
        assert_eq!(number(&question.worked, "work-lead", "lead"), black - white);
        assert_eq!(number(&question.worked, "work-minus-komi", "lead"), lead);
        slips.extend(question.mistakes.iter().map(|(given, _)| quarters(given) - lead));
        let outcome = Outcome::of_black_lead(Amount::quarters(lead), Ties::Draw);
        assert_eq!(question.answer, Answer::of_outcome(outcome));
        // As if nothing were dead, and as if vacant points and dead stones counted.
        let (board, dead) = (question.board.as_ref().unwrap(), question.dead.unwrap());
        let alive = Settled::of(board, &VertexSet::new(board.size()));
        let [black_alive, white_alive] =
            Color::BOTH.map(|side| 4 * i64::from(alive.count(side).total()));
        let [black_taken, white_taken] = Color::BOTH.map(|side| {
            let of_other = |at: &Vertex| board.get(*at) == Some(side.other());
            let dead = quarter_points(dead.iter().filter(of_other).count());
            4 * i64::from(settled.count(side).vacant().unwrap()) + dead
        });
        let wrong = [
            ("some-are-dead", black_alive - white_alive - komi),
            ("territory-counted", black_taken - white_taken - komi),
            ("in-zi", lead / 2),
            ("adjustment-halved", black - white - komi / 2),
            ("komi-forgotten", black - white),
            ("komi-wrong-sign", black - white + komi),
            ("wrong-winner", -lead),
            ("doubled-twice", 2 * lead),
            ("one-miscounted", lead + 8),
            ("one-miscounted", lead - 8),
            ("ten-miscounted", lead + 80),
            ("ten-miscounted", lead - 80),
        ];
        met.extend(check(&question, lead, &wrong));
    }
    let names = [
        "adjustment-halved",
        "doubled-twice",
        "in-zi",
        "komi-forgotten",
        "komi-wrong-sign",
        "one-miscounted",
        "some-are-dead",
        "ten-miscounted",
        "territory-counted",
        "wrong-winner",
    ];
    all_met(&met, &names);
    assert!([-80, -8, 8, 80].into_iter().all(|slip| slips.contains(&slip)), "{slips:?}");
}

/// If the liberties that both sides fill are odd in number, one stays empty; what one side alone can fill is
/// said. There are sekis with 1 to 5 shared liberties.
#[test]
fn of_shared_liberties_the_odd_one_is_left() {
    let pool = Pool::bundled().unwrap();
    let (mut met, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let more = (100..400).map(|seed| Question::of(Drill::Seki, 1, seed, &pool));
    for question in questions(Drill::Seki, &pool).map(|(_, question)| question).chain(more) {
        let settled = settled(&question);
        let shared: usize = settled.seki().shared.iter().map(Vec::len).sum();
        let alone = settled.seki().one_sided.len();
        let all = quarter_points(shared);
        // Two odd regions leave nothing: each side takes the last liberty of one.
        let left = quarter_points(shared - alone) % 8;
        let is_said = question.worked.iter().any(|line| line.code == "note-one-sided");
        assert_eq!(is_said, alone > 0, "{:?}", question.worked);
        seen.insert((shared, alone > 0));
        assert_eq!(number(&question.worked, "work-shared", "shared"), all);
        met.extend(check(
            &question,
            left,
            &[("shared-are-filled", all), ("even-is-filled", if left == 0 { 4 } else { 0 })],
        ));
    }
    all_met(&met, &["even-is-filled", "shared-are-filled"]);
    assert!((1..=5).all(|shared| seen.contains(&(shared, false))), "{seen:?}");
    assert!(seen.iter().any(|(_, is_one_sided)| *is_one_sided), "{seen:?}");
}

/// How much there is to read, to count and to type: points on the board that are asked about, digits,
/// lines.
fn measure(question: &Question) -> usize {
    let lines = question.asked.iter().map(|line| 1 + line.parameters.len()).sum::<usize>();
    let digits = |text: String| text.chars().filter(char::is_ascii_digit).count();
    let values = question.asked.iter().flat_map(|line| &line.parameters);
    let values: usize = values.map(|(_, value)| digits(value.coded())).sum();
    let board = question.board.as_ref().map_or(0, |board| board.size().points());
    let asked = match (&question.answer, &question.shape) {
        (Answer::Points(_), Some(shape)) => shape.plan().handled(),
        (Answer::Stones(stones), _) => stones.len(),
        (Answer::Number(number), _) => digits(number.coded()),
        (answer, _) => digits(answer.coded()),
    };
    // What is not told must be known: what rules give, and every step of the working.
    let known = usize::from(question.asked.iter().any(|line| line.code == "ask-handicap-under"));
    lines + values + board + asked + known + question.worked.len()
}

/// What a question asks, but for its numbers.
fn kind(question: &Question) -> String {
    let words = question.asked.iter().flat_map(|line| {
        let words = line.parameters.iter().map(|(_, value)| match value {
            Value::Word(..) => value.coded(),
            _ => String::new(),
        });
        [line.code.coded()].into_iter().chain(words)
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Every level of every drill asks more than the one below it.
#[test]
fn levels_rise() {
    let pool = Pool::bundled().unwrap();
    for drill in Drill::ALL {
        let mean = |level| {
            let seeds = match drill {
                Drill::Shape => 40,
                drill if drill.has_board() => 100,
                _ => 400,
            };
            let asked = (0..seeds).map(|seed| Question::of(drill, level, seed, &pool));
            let asked: Vec<Question> = asked.collect();
            // What differs from question to question, beside numbers.
            let kinds: BTreeSet<String> = asked.iter().map(kind).collect();
            let sum: usize = asked.iter().map(measure).sum();
            i64::try_from(100 * sum / asked.len() + 100 * kinds.len()).unwrap()
        };
        let means = [1, 2, 3].map(mean);
        // No bundled 19×19 position has a seki: its third level asks about 13×13 as well.
        let least = if drill == Drill::Seki { -50 } else { 20 };
        assert!(means.is_sorted_by(|one, next| *next > one + least), "{drill}: {means:?}");
    }
    // A territory is worth counting, and larger at each level.
    let points = |level| -> i64 {
        let size = |seed| match Question::of(Drill::Territory, level, seed, &pool).answer {
            Answer::Number(points) => points.coded().parse::<i64>().unwrap(),
            other => panic!("{other}"),
        };
        (0..100).map(size).sum::<i64>() / 100
    };
    let means = [1, 2, 3].map(points);
    assert!(means[0] > 10 && means[2] > means[0], "{means:?}");
}

/// What Half Counting subtracts is half of what the rules give.
#[test]
fn compensation_is_halved_for_half_counting() {
    let pool = Pool::bundled().unwrap();
    let mut met = BTreeSet::new();
    for (_, question) in questions(Drill::Handicap, &pool).filter(|(level, _)| *level == 3) {
        let stones = number(&question.asked, "ask-handicap-under", "stones");
        let points = match text(&question.asked, "ask-handicap-under", "rules").as_str() {
            "chinese" => stones,
            "aga" => stones - 4,
            _ => 0,
        };
        met.extend(check(
            &question,
            points / 2,
            &[
                ("adjustment-not-halved", points),
                ("is-n", stones / 2),
                ("is-n-less-one", (stones - 4) / 2),
                ("rules-compensate", 0),
            ],
        ));
    }
    all_met(&met, &["adjustment-not-halved", "is-n", "is-n-less-one", "rules-compensate"]);
}
