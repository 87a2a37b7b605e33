//! Practice: every question can be answered, every answer is the core's, the history is safe.

use crate::program;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::process::Output;

use chrono::{DateTime, TimeDelta, Utc};
use shuzi::output::question_text;
use shuzi::shell::History;
use shuzi_core::amount::Amount;
use shuzi_core::counting::Settled;
use shuzi_core::fact::Fact as _;
use shuzi_core::goban::{Color, Vertex};
use shuzi_core::practice::{
    Answer, Attempt, Days, Drill, DueItem, LEVELS, Lesson, Material, Pool, Question, Round,
    RoundKind, Schedule, Statistics, Subject, WholeGame, due, items, level, today,
};
use shuzi_words::{Language, Words};

#[test]
fn bundled_positions_have_the_points_their_source_gives() {
    let pool = Pool::bundled().unwrap();
    let mut sizes: BTreeMap<(u8, u8), usize> = BTreeMap::new();
    for position in pool.all() {
        let settled = Settled::of(&position.board, &position.dead);
        let points = Color::BOTH.map(|color| settled.count(color).total());
        assert_eq!(points, position.points, "{}", position.name);
        let size = position.board.size();
        *sizes.entry((size.width(), size.height())).or_default() += 1;
    }
    assert!(pool.all().len() >= 60);
    for lines in [9, 13, 19] {
        assert!(sizes[&(lines, lines)] >= 12, "{sizes:?}");
    }
}

#[test]
fn every_question_can_be_answered_and_is_the_same_for_its_seed() {
    let pool = Pool::bundled().unwrap();
    for drill in Drill::ALL {
        for level in LEVELS {
            for seed in 0..40 {
                let question = Question::of(drill, level, seed, &pool);
                let again = Question::of(drill, level, seed, &pool);
                assert_eq!((&question.asked, &question.answer), (&again.asked, &again.answer));
                let name = format!("{drill} {level} {seed}");
                assert!(!question.asked.is_empty() && !question.worked.is_empty(), "{name}");
                // The printed answer can be read back and is marked correct.
                let text = question.answer.to_string();
                let read = question.answer.read(&text, question.board.as_ref()).unwrap();
                let marked = question.mark(&read);
                assert!(marked.right && marked.mistake.is_none(), "{name}: {text}");
                for (wrong, mistake) in &question.mistakes {
                    let marked = question.mark(wrong);
                    assert!(!marked.right, "{name}: {mistake}");
                    assert!(marked.mistake.is_some(), "{name}");
                }
            }
        }
    }
}

#[test]
fn different_seeds_ask_different_questions() {
    let pool = Pool::bundled().unwrap();
    for drill in Drill::ALL {
        let asked = |seed| {
            let question = Question::of(drill, 2, seed, &pool);
            format!("{:?} {:?}", question.asked, question.board)
        };
        let mut all: Vec<String> = (0..30).map(asked).collect();
        all.sort();
        all.dedup();
        assert!(all.len() >= 8, "{drill}: {} of 30 differ", all.len());
    }
}

/// A tie is off by the margin of a won game, and a won game by its margin from a tie.
#[test]
fn how_far_off_a_result_is_told() {
    let pool = Pool::bundled().unwrap();
    let won = |question: &Question| match &question.answer {
        Answer::Result(Some(_), margin) => Some(*margin),
        _ => None,
    };
    let mut questions = (0..40).map(|seed| Question::of(Drill::Result, 2, seed, &pool));
    let (mut question, margin) =
        questions.find_map(|question| won(&question).map(|margin| (question, margin))).unwrap();
    let tie = Answer::Result(None, Amount::ZERO);
    let marked = question.mark(&tie);
    assert_eq!((marked.right, marked.off), (false, Some(margin)));
    let right = std::mem::replace(&mut question.answer, tie.clone());
    assert_eq!(question.mark(&right).off, Some(margin));
    assert_eq!(question.mark(&tie).off, None);
}

#[test]
fn the_mistake_is_named() {
    let pool = Pool::bundled().unwrap();
    // Over the seeds, every drill with numbers has some mistake for some wrong answer.
    for (drill, expected) in [
        (Drill::KeyNumber, "mistake-adjustment-not-halved"),
        (Drill::KeyNumber, "mistake-adjustment-wrong-sign"),
        (Drill::KeyNumber, "mistake-tie-breaker-left-out"),
        (Drill::KeyNumber, "mistake-non-scoring-not-subtracted"),
        (Drill::Margin, "mistake-in-zi"),
        (Drill::Result, "mistake-adjustment-left-out"),
        (Drill::Territory, "mistake-row-missed"),
        (Drill::Side, "mistake-stones-forgotten"),
        (Drill::Full, "mistake-komi-forgotten"),
        (Drill::Handicap, "mistake-is-n-less-one"),
    ] {
        let found = (0..60).any(|seed| {
            let question = Question::of(drill, 3, seed, &pool);
            question.mistakes.iter().any(|(_, mistake)| mistake.code() == expected)
        });
        assert!(found, "{drill}: {expected}");
    }
}

/// The question gives what the answer uses: handicap stones and non-scoring points if there are
/// any.
#[test]
fn a_key_number_is_asked_by_all_that_bears_on_it() {
    let pool = Pool::bundled().unwrap();
    let (mut with_points, mut even) = (0, 0);
    for seed in 0..60 {
        let question = Question::of(Drill::KeyNumber, 1 + (seed % 3) as u8, seed, &pool);
        let asks = |code: &str| question.asked.iter().any(|asked| asked.code == code);
        let one_point = asks("ask-one-non-scoring");
        let halved = question.worked.iter().any(|line| line.code == "work-half-of-non-scoring");
        assert_eq!(one_point, halved, "{seed}");
        // A game has one or the other.
        assert_ne!(asks("ask-komi"), asks("ask-handicap"), "{seed}");
        with_points += u32::from(one_point);
        even += u32::from(asks("ask-komi"));
    }
    assert!(with_points > 0 && even > 0 && even < 60);
}

/// Several rectangles and piles are added up line by line, and the sum is the answer.
#[test]
fn tens_are_added_up_where_there_are_several_terms() {
    let pool = Pool::bundled().unwrap();
    for seed in 0..40 {
        let question = Question::of(Drill::Tens, 1 + (seed % 2) as u8, seed, &pool);
        let rectangles = question.asked.iter().any(|asked| asked.code == "ask-rectangles");
        let sum = question.worked.iter().find(|line| line.code == "work-sum");
        assert_eq!(rectangles, sum.is_some(), "{seed}");
        if let Some(sum) = sum {
            let told = sum.to_string();
            let terms = told.split("terms: ").nth(1).unwrap().split(',').next().unwrap();
            let total: i64 = terms.split(" + ").map(|term| term.parse::<i64>().unwrap()).sum();
            assert_eq!(question.answer, Answer::whole(total), "{told}");
        }
    }
}

/// A wrong answer differs from the right one by what the name of its mistake says.
#[test]
fn mistakes_lie_where_their_names_say() {
    let pool = Pool::bundled().unwrap();
    let points = |text: &str| text.parse::<Amount>().unwrap();
    let mut seen = Vec::new();
    for (drill, seed) in Drill::ALL.into_iter().flat_map(|drill| (0..40).map(move |n| (drill, n))) {
        let question = Question::of(drill, 1 + (seed % 3) as u8, seed, &pool);
        for (wrong, mistake) in &question.mistakes {
            assert_ne!(*wrong, question.answer, "{drill} {seed}: {}", mistake.code());
            let name = mistake.code().trim_start_matches("mistake-");
            let expected = match &question.answer {
                Answer::Number(right) => match name {
                    "half-too-much" => Answer::Number(*right + points("0.5")),
                    "half-too-little" => Answer::Number(*right - points("0.5")),
                    "not-halved" => Answer::Number(right.doubled()),
                    "doubled" => Answer::Number(right.doubled().doubled()),
                    "ten-too-few" => Answer::Number(*right - points("10")),
                    "ten-too-many" => Answer::Number(*right + points("10")),
                    "one-too-few" => Answer::Number(*right - points("1")),
                    "one-too-many" => Answer::Number(*right + points("1")),
                    _ => continue,
                },
                Answer::Result(Some(winner), margin) => match name {
                    "wrong-winner" => Answer::Result(Some(winner.other()), *margin),
                    "in-zi" => Answer::Result(Some(*winner), margin.half().unwrap()),
                    _ => continue,
                },
                _ => continue,
            };
            assert_eq!(*wrong, expected, "{drill} {seed}: {name}");
            seen.push(name.to_owned());
        }
    }
    seen.sort();
    seen.dedup();
    assert!(seen.len() >= 8, "{seen:?}");
}

/// The wrong line is too high as often as too low.
#[test]
fn a_slip_goes_either_way() {
    let pool = Pool::bundled().unwrap();
    let mut ways = [0, 0];
    for seed in 0..80 {
        let question = Question::of(Drill::Miscount, 2, seed, &pool);
        if question.answer != Answer::whole(1) {
            continue;
        }
        let line = question.asked.iter().find(|asked| asked.code == "ask-line-total").unwrap();
        let told = line.to_string();
        let number = |name: &str| -> i64 {
            let text = told.split(&format!("{name}: ")).nth(1).unwrap();
            let text = text.split([',', ')']).next().unwrap();
            let amount: Amount = text.parse().unwrap();
            amount.floor()
        };
        match number("total") - number("vacant") - number("stones") {
            10 => ways[0] += 1,
            -10 => ways[1] += 1,
            off => panic!("{off}: {told}"),
        }
    }
    assert!(ways[0] > 0 && ways[1] > 0, "{ways:?}");
}

#[test]
fn answers_are_read_as_people_type_them() {
    let result = Answer::Result(Some(Color::White), "0.5".parse().unwrap());
    for text in ["W+0.5", "w+0.5", "White+0.5", " w + 1/2 "] {
        assert_eq!(result.read(text, None).unwrap(), result, "{text}");
    }
    assert_eq!(result.read("jigo", None).unwrap(), Answer::Result(None, "0".parse().unwrap()));
    for text in ["", "W", "W+x", "R+3", "5"] {
        assert!(result.read(text, None).is_err(), "{text}");
    }
    let number = Answer::whole(3);
    assert_eq!(number.read("3", None).unwrap(), number);
    assert!(number.read("three", None).is_err());
}

fn attempt(drill: Drill, seed: u64, correct: bool) -> Attempt {
    Attempt {
        time: "2026-11-21T09:30:00Z".to_owned(),
        drill: drill.as_str().to_owned(),
        level: 1,
        seed,
        position: None,
        answer: "1".to_owned(),
        right: if correct { "1" } else { "2" }.to_owned(),
        correct,
        mistake: None,
        tenths: 10 + seed,
        hints: 0,
    }
}

#[test]
fn what_was_missed_comes_back_until_it_is_known() {
    let item =
        |drill, seed| DueItem { subject: Subject::Drill(drill), level: 1, seed, position: None };
    let mut attempts = vec![
        attempt(Drill::Tens, 1, false),
        attempt(Drill::Tens, 2, true),
        attempt(Drill::Tens, 3, false),
        attempt(Drill::Halves, 4, false),
    ];
    // A question answered at once need not come back; the others are due soon.
    let due = Schedule::of(&attempts).due("2026-11-21T12:00:00Z");
    assert_eq!(due, [item(Drill::Halves, 4), item(Drill::Tens, 1), item(Drill::Tens, 3)]);
    // What was missed is practised again on the same day, and what needed a hint, too.
    assert_eq!(Schedule::of(&attempts).due("2026-11-21T09:30:00Z").len(), 3);
    let hinted = Attempt { hints: 1, ..attempt(Drill::Tens, 2, true) };
    assert_eq!(Schedule::of(&[hinted]).due("2026-11-21T12:00:00Z"), [item(Drill::Tens, 2)]);

    // Each right answer postpones it further, until it is known.
    let mut waits = Vec::new();
    let mut now: DateTime<Utc> = "2026-11-21T09:30:00Z".parse().unwrap();
    let only =
        |attempts: &[Attempt]| attempts.iter().filter(|a| a.seed == 1).cloned().collect::<Vec<_>>();
    for _ in 0..40 {
        let schedule = Schedule::of(&only(&attempts));
        if schedule.is_empty() {
            break;
        }
        let asked = now;
        while schedule.due(&now.to_rfc3339()).is_empty() {
            now += TimeDelta::minutes(1);
        }
        waits.push(now.signed_duration_since(asked));
        attempts.push(Attempt { time: now.to_rfc3339(), ..attempt(Drill::Tens, 1, true) });
    }
    assert!(waits.len() >= 3 && waits.len() < 12, "{waits:?}");
    assert!(waits.is_sorted(), "{waits:?}");
    assert!(Schedule::of(&only(&attempts)).is_empty());

    let statistics = Statistics::of(&attempts);
    assert_eq!(statistics[0].drill, "halves");
    assert_eq!(statistics[1].best_tenths, Some(11));
    assert_eq!(statistics[1].course.len(), statistics[1].speed.len());
}

#[test]
fn a_round_takes_up_what_is_due_and_then_new_questions() {
    let due: Vec<DueItem> = (0..9)
        .map(|seed| DueItem {
            subject: Subject::Drill(Drill::Tens),
            level: 1,
            seed: 900 + seed,
            position: None,
        })
        .collect();
    let of = |drill, level, fixed| items(&[drill], level, 10, &due, (50, fixed));
    let round = of(Drill::Tens, 1, false);
    assert_eq!(round[..5], due[..5]);
    let seeds = |items: &[DueItem]| items.iter().map(|i| i.seed).collect::<BTreeSet<_>>();
    assert_eq!(seeds(&round[5..]).len(), 5);
    // A round that begins one further on has no question in common with it.
    let next = items(&[Drill::Tens], 1, 10, &[], (51, true));
    assert!(seeds(&next).is_disjoint(&seeds(&of(Drill::Tens, 1, true))));
    // Nothing comes back if the questions must be the same every time, or for another level or
    // drill.
    let comes_back = |item: &DueItem| (900..909).contains(&item.seed);
    assert!(!of(Drill::Tens, 1, true).iter().any(comes_back));
    assert!(!of(Drill::Tens, 2, false).iter().any(comes_back));
    assert!(!of(Drill::Halves, 1, false).iter().any(comes_back));
}

#[test]
fn lessons_teach_what_the_core_computes() {
    let lessons = Lesson::bundled().unwrap();
    assert_eq!(lessons.len(), 16);
    for lesson in &lessons {
        // The first step is easy: something to read, or a small count.
        assert!(lesson.steps.len() >= 4, "{}", lesson.name);
        for (number, step) in lesson.steps.iter().enumerate() {
            let name = format!("{} {}", lesson.name, number + 1);
            assert!(step.board.is_some(), "{name}");
            if step.answer == Answer::Read {
                continue;
            }
            assert!(!step.hints.is_empty(), "{name}: a hint on demand");
            let text = step.answer.to_string();
            let read = step.answer.read(&text, step.board.as_ref()).unwrap();
            assert!(step.mark(&read).right, "{name}: {text}");
            assert!(step.mistakes.iter().all(|(wrong, _)| !step.mark(wrong).right), "{name}");
        }
    }
    // Worked out by hand from the boards in the files.
    let answers = |name: &str| -> Vec<String> {
        let lesson = lessons.iter().find(|lesson| lesson.name == name).unwrap();
        lesson.steps.iter().map(|step| step.answer.to_string()).collect()
    };
    assert_eq!(answers("points"), ["", "4", "11", "12", "23", "26", "W+3"]);
    assert_eq!(answers("dead-stones"), ["", "E5 F5", "43", "38"]);
    assert_eq!(answers("full-counting"), ["", "35", "17", "52", "29", "44.5", "B+15.5"]);
    let territory = ["", "23", "25", "W+5.5", "41", "40", "W+5.5", ""];
    assert_eq!(answers("from-territory"), territory);
    assert_eq!(answers("half-counting"), ["", "40.5", "3.75", "43", "39.25", "-1.25", "W+2.5"]);
    assert_eq!(answers("simplified-half-counting"), ["", "1", "40", "45", "41.25", "B+2.5"]);
    assert_eq!(answers("key-numbers"), ["", "43.25", "44", "43", "-0.25", "W+0.5"]);
    assert_eq!(answers("handicaps"), ["", "3", "42", "38.5", "W+0.5", "43"]);
    assert_eq!(answers("seki"), ["", "1", "0", "41", "W+5.5", "1"]);
    assert_eq!(answers("whole-count"), ["", "J3", "36.75", "51", "W+28.5"]);
    let bent = answers("bent-four");
    assert_eq!(bent, ["", "", "", "D9 B8 C8 D8 B7 A6 B6", "44", "B+0.5"]);
    assert_eq!(answers("choosing"), ["", "1", "4", "3", "1"]);
    assert_eq!(answers("rearranging"), ["", "23", "3", "", "25", "45", "B+1.5"]);
    let nineteen = ["", "N13 O13 P13 N12 D2", "", "70", "115", "185", "B+1.5"];
    assert_eq!(answers("nineteen"), nineteen);
    assert!(lessons.iter().all(|lesson| lesson.placement.is_some()));
}

#[test]
fn a_lesson_is_taken_up_where_it_was_left_and_a_step_stays_until_it_is_right() {
    let lessons = Lesson::bundled().unwrap();
    let lesson = &lessons[1];
    let mut attempts = Vec::new();
    let mut round = Round::of_lesson(lesson, lesson.done(&attempts));
    assert_eq!(round.progress(), (0, 7));
    for (given, right) in [("", true), ("5", false), ("4", true), ("11", true)] {
        let question = round.task().unwrap().question().clone();
        let given = question.answer.read(given, None).unwrap();
        let (marked, attempt) = round.answer(&given, (10, 0)).unwrap();
        assert_eq!(marked.right, right);
        attempts.extend(attempt);
        round.go_on(Some(marked.right));
    }
    assert_eq!(round.progress(), (3, 7));
    assert_eq!(lesson.done(&attempts), 3);
    let again = Round::of_lesson(lesson, lesson.done(&attempts));
    // A lesson that was completed starts again.
    let from = |done| Round::of_lesson(lesson, done).progress();
    assert_eq!([0, 1, 6, 7].map(from), [(0, 7), (1, 7), (6, 7), (0, 7)]);
    assert_eq!(again.task(), round.task());
    // The steps of all lessons together are one line of the statistics.
    let statistics = Statistics::of(&attempts);
    assert_eq!(statistics.iter().map(|one| one.drill).collect::<Vec<_>>(), ["lessons"]);
}

#[test]
fn a_broken_history_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let history = History::<Attempt>::at(folder.path().join("deep/history.jsonl"));
    assert!(history.read().unwrap().entries.is_empty());
    history.add(&attempt(Drill::Tens, 1, true)).unwrap();
    // A crash in the middle of a line, and text that was never an attempt.
    let mut file = std::fs::OpenOptions::new().append(true).open(history.path()).unwrap();
    let mut endless = attempt(Drill::Tens, 1, true);
    endless.tenths = u64::MAX;
    writeln!(file, "{}", serde_json::to_string(&endless).unwrap()).unwrap();
    file.write_all(b"\xff\x00 rubbish\n{\"time\":\"2026-11-2").unwrap();
    drop(file);
    history.add(&attempt(Drill::Tens, 2, true)).unwrap();
    let remembered = history.read().unwrap();
    assert_eq!(remembered.entries.len(), 2);
    // An absurdly long time is refused, so that no statistic overflows.
    assert_eq!(remembered.broken, [2, 3, 4]);
    let bytes = std::fs::read(history.path()).unwrap();
    assert!(bytes.windows(7).any(|part| part == b"rubbish"));
}

#[test]
fn two_programs_may_add_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("history.jsonl");
    std::thread::scope(|scope| {
        for writer in 0..4 {
            let history = History::at(path.clone());
            scope.spawn(move || {
                for seed in 0..50 {
                    history.add(&attempt(Drill::Tens, writer * 100 + seed, true)).unwrap();
                }
            });
        }
    });
    let remembered = History::<Attempt>::at(path).read().unwrap();
    assert_eq!((remembered.entries.len(), remembered.broken.len()), (200, 0));
}

fn practise(folder: &std::path::Path, args: &[&str], input: &str) -> Output {
    program::shuzi_in(folder, &[&["practise"], args].concat(), input)
}

#[test]
fn a_session_of_three_questions() {
    let folder = tempfile::tempdir().unwrap();
    let material = Material::bundled().unwrap();
    let right: Vec<String> = items(&[Drill::KeyNumber], 1, 3, &[], (5, true))
        .iter()
        .map(|item| item.question(&material).unwrap().answer.to_string())
        .collect();
    // The second is answered wrongly, asked again at the end, and right then.
    let input = format!("{}\n?\nnonsense\n1\n{}\n{}\n", right[0], right[2], right[1]);
    let args = ["--drill", "key-number", "--seed", "5", "--count", "3"];
    let output = practise(folder.path(), &args, &input);
    assert!(output.status.success());
    let page = String::from_utf8(output.stdout).unwrap();
    assert_eq!(page.matches("Correct.").count(), 3, "{page}");
    assert!(page.contains(&format!("The answer is {}, not 1", right[1])), "{page}");
    assert!(page.contains(", again") && page.contains("3 of 4 correct"), "{page}");
    let stats = practise(folder.path(), &["stats", "--json"], "");
    let stats: serde_json::Value = serde_json::from_slice(&stats.stdout).unwrap();
    assert_eq!((&stats[0]["attempts"], &stats[0]["correct"]), (&4.into(), &3.into()));
    let csv = practise(folder.path(), &["stats", "--csv"], "");
    assert_eq!(String::from_utf8(csv.stdout).unwrap().lines().count(), 5);
}

/// A scheduled question keeps its position, whatever positions there are later.
#[test]
fn what_comes_back_is_the_same_question_whatever_there_is_to_pick_from() {
    let pool = Pool::bundled().unwrap();
    let few = Pool::of(pool.all()[..3].to_vec());
    for drill in Drill::ALL {
        for seed in 0..8 {
            let asked = Question::of(drill, 1, seed, &pool);
            assert_eq!(asked.position.is_some(), drill.has_board(), "{drill}");
            let position = asked.position.clone();
            let item = DueItem { subject: Subject::Drill(drill), level: 1, seed, position };
            for other in [&pool, &few, &Pool::default()] {
                let other = Material { pool: other.clone(), lessons: Vec::new() };
                assert_eq!(item.question(&other).as_ref(), Some(&asked), "{drill} {seed}");
            }
            let missed = Attempt { position: item.position.clone(), ..attempt(drill, seed, false) };
            let due = Schedule::of(&[missed]).due("2027-01-01T00:00:00Z");
            assert_eq!(due, [item], "{drill} {seed}");
        }
    }
    // A history from before positions were stored does not say what was asked.
    let old = attempt(Drill::Side, 1, false);
    assert!(Schedule::of(&[old]).is_empty());
}

#[test]
fn an_estimate_may_be_a_little_off() {
    let pool = Pool::bundled().unwrap();
    let question = Question::of(Drill::Estimate, 1, 4, &pool);
    let Answer::Result(Some(winner), margin) = question.answer.clone() else { panic!() };
    assert_eq!((question.tolerance, question.glance), (Amount::points(6), Some(10)));
    for (off, right) in [(0, true), (6, true), (-6, true), (7, false), (-7, false)] {
        let given = Answer::Result(Some(winner), margin + Amount::points(off));
        let marked = question.mark(&given);
        assert_eq!(marked.right, right, "{off}");
        assert_eq!(marked.off, (off != 0).then(|| Amount::points(off.abs())));
    }
}

#[test]
fn days_in_a_row_are_the_players_own() {
    let on = |time: &str| Attempt { time: time.to_owned(), ..attempt(Drill::Tens, 1, true) };
    let attempts = [
        on("2026-11-15T20:00:00+01:00"),
        on("2026-11-17T20:00:00+01:00"),
        // In local time this is the 18th, though it is the 17th in Greenwich.
        on("2026-11-18T00:30:00+09:00"),
        on("2026-11-19T23:59:00Z"),
        on("2026-11-19T23:59:30Z"),
        on("yesterday"),
    ];
    let days = |now| {
        let days = Days::of(&attempts, now);
        (days.today, days.streak, days.longest)
    };
    assert_eq!(days("2026-11-19T23:59:59Z"), (2, 3, 3));
    assert_eq!(days("2026-11-20T08:00:00Z"), (0, 3, 3));
    assert_eq!(days("2026-11-21T08:00:00Z"), (0, 0, 3));
}

/// Counts a game by Half Counting; `wrong` is the stage answered wrongly, from 1.
fn count_a_game(seed: u64, lines: u8, tenths: u64, wrong: Option<u8>) -> Vec<Attempt> {
    let mut attempts = Vec::new();
    let mut round = Round::whole_game(seed, lines, &Pool::bundled().unwrap());
    while let Some(task) = round.task() {
        let size = task.question().board.as_ref().unwrap().size();
        assert_eq!(size.points(), usize::from(lines).pow(2));
        let right = task.question().answer.clone();
        let slips = wrong == Some(task.level);
        let given = if slips { Answer::whole(0) } else { right };
        let (marked, attempt) = round.answer(&given, (tenths, 0)).unwrap();
        assert_eq!(marked.right, !slips);
        attempts.extend(attempt);
        round.go_on(Some(marked.right));
    }
    assert_eq!(round.laps().len(), 4);
    assert!(round.laps().iter().all(|lap| lap.tenths == tenths));
    attempts
}

#[test]
fn a_whole_game_is_counted_stage_by_stage_and_its_time_is_kept() {
    let slow = count_a_game(1, 19, 700, None);
    let fast = count_a_game(2, 19, 500, None);
    // A faster one with a slip in it, and one on a smaller board.
    let slipped = count_a_game(3, 19, 400, Some(2));
    let small = count_a_game(4, 9, 100, None);
    let attempts = [slow, fast, slipped, small].concat();
    let games = WholeGame::all(&attempts);
    let times: Vec<(u8, u64, bool)> =
        games.iter().map(|game| (game.lines, game.tenths, game.right)).collect();
    assert_eq!(times, [(19, 2800, true), (19, 2000, true), (19, 1600, false), (9, 400, true)]);
    assert_eq!(
        [9, 13, 19].map(|lines| WholeGame::best(&games, lines)),
        [Some(400), None, Some(2000)]
    );
    // Three minutes on 19×19.
    assert_eq!(WholeGame::aim(19), 1800);
    // Its stages are not questions that come back.
    assert!(Schedule::of(&attempts).is_empty());
}

#[test]
fn boards_grow_as_games_are_counted_right() {
    let game = |lines, right| WholeGame { lines, tenths: 600, right };
    let next = WholeGame::next_lines;
    assert_eq!(next(&[]), 9);
    assert_eq!(next(&[game(9, false)]), 9);
    let mut games = vec![game(9, false), game(9, true)];
    assert_eq!(next(&games), 13);
    games.push(game(13, true));
    assert_eq!(next(&games), 19);
    games.extend([game(19, false), game(19, true), game(19, false)]);
    assert_eq!(next(&games), 19);
    games.push(game(19, false));
    assert_eq!(next(&games), 13);
    // Who counts 19×19 at once goes on there.
    assert_eq!(next(&[game(19, true), game(19, true)]), 19);
}

/// Today's round: what was missed, the next lesson, what has been taught, and a whole game once a
/// game can be counted.
#[test]
fn today_is_made_for_the_player() {
    let material = Material::bundled().unwrap();
    let now = "2026-11-28T10:00:00Z";
    let kinds = |attempts: &[Attempt]| {
        let round = today(&material, attempts, &Schedule::of(attempts), now, 7);
        round.tasks().map(|task| (task.subject.clone(), task.kind)).collect::<Vec<_>>()
    };
    // A beginner reads the first lesson, and nothing else.
    let first = kinds(&[]);
    assert_eq!(first.len(), 8);
    assert!(first.iter().all(|(_, kind)| *kind == RoundKind::Lesson));
    // Lessons done, with a slip in the second: its step comes back, drills of what was taught follow.
    let done = |name: &str, level: u8, correct: bool| Attempt {
        drill: format!("lesson:{name}"),
        level,
        ..attempt(Drill::Tens, 0, correct)
    };
    let mut attempts = vec![done("from-territory", 8, true), done("points", 2, false)];
    attempts.extend([done("points", 2, true), done("points", 7, true)]);
    let second = kinds(&attempts);
    assert_eq!(second[0], (Subject::Lesson("points".to_owned()), RoundKind::Drills));
    assert_eq!(second[1], (Subject::Lesson("dead-stones".to_owned()), RoundKind::Lesson));
    let drills: Vec<Drill> = second.iter().filter_map(|(subject, _)| subject.drill()).collect();
    assert_eq!(drills, [Drill::Territory, Drill::Side]);
    // Steps of a lesson that is not finished wait for it.
    let unfinished = [done("points", 2, false)];
    assert!(due(&material, &unfinished, &Schedule::of(&unfinished), now).is_empty());
    // Once Full Counting is taught, a game on 9×9 ends the round.
    attempts.extend([done("dead-stones", 4, true), done("full-counting", 7, true)]);
    let third = kinds(&attempts);
    let stages = third.iter().rev().take_while(|(_, kind)| *kind == RoundKind::Whole);
    assert_eq!(stages.count(), 4);
    let schedule = Schedule::of(&attempts);
    assert_eq!(today(&material, &attempts, &schedule, now, 7).lines(), 9);
    // A stage that goes wrong is practised next.
    attempts.extend(count_a_game(5, 9, 100, Some(1)));
    let fourth = kinds(&attempts);
    let drills = fourth.iter().filter_map(|(subject, _)| subject.drill());
    assert_eq!(drills.collect::<Vec<_>>()[0], Drill::Dead);
}

/// A whole game comes every third day, and a session takes five minutes by the player's own times.
#[test]
fn a_session_keeps_to_its_time() {
    let material = Material::bundled().unwrap();
    let all = |name: &str, steps: u8| Attempt {
        drill: format!("lesson:{name}"),
        level: steps,
        ..attempt(Drill::Tens, 0, true)
    };
    let mut attempts: Vec<Attempt> = Lesson::bundled()
        .unwrap()
        .iter()
        .map(|lesson| all(&lesson.name, u8::try_from(lesson.steps.len()).unwrap()))
        .collect();
    let game = count_a_game(5, 9, 100, None);
    attempts.extend(
        game.into_iter().map(|stage| Attempt { time: "2026-11-28T10:00:00Z".to_owned(), ..stage }),
    );
    let tasks = |attempts: &[Attempt], now: &str| {
        let round = today(&material, attempts, &Schedule::of(attempts), now, 7);
        let whole = round.tasks().filter(|task| task.kind == RoundKind::Whole).count();
        (round.tasks().count() - whole, whole)
    };
    assert_eq!(tasks(&attempts, "2026-11-30T10:00:00Z").1, 0);
    assert_eq!(tasks(&attempts, "2026-12-01T10:00:00Z").1, 4);
    // Whoever needs a minute for each question is asked five.
    let quick = tasks(&attempts, "2026-11-30T10:00:00Z").0;
    let slow = Drill::ALL.map(|drill| Attempt { tenths: 600, ..attempt(drill, 1, true) });
    attempts.extend(slow);
    assert!(quick > 5);
    assert_eq!(tasks(&attempts, "2026-11-30T10:00:00Z").0, 5);
}

/// What is missed four times makes room for another question of its kind.
#[test]
fn a_question_missed_too_often_makes_room_for_its_sister() {
    let now = "2027-01-30T10:00:00Z";
    let seeds = |times: usize| {
        let attempts = vec![attempt(Drill::Tens, 7, false); times];
        Schedule::of(&attempts).due(now).iter().map(|item| item.seed).collect::<Vec<_>>()
    };
    assert_eq!(seeds(3), [7]);
    assert_eq!(seeds(4), [8]);
    // Once the sister is known, neither comes back.
    let mut attempts = vec![attempt(Drill::Tens, 7, false); 4];
    for day in ["2026-12-05", "2027-01-20", "2027-06-01", "2028-01-01"] {
        let time = format!("{day}T10:00:00Z");
        attempts.push(Attempt { time, ..attempt(Drill::Tens, 8, true) });
    }
    assert!(Schedule::of(&attempts).is_empty());
}

/// A level rises after two right answers in a row, without a hint, and falls after two wrong ones.
#[test]
fn levels_follow_the_player() {
    let answers = |of: &[(u8, bool, u8)]| -> u8 {
        let one = |&(level, correct, hints): &(u8, bool, u8)| Attempt {
            level,
            hints,
            ..attempt(Drill::Tens, 1, correct)
        };
        level(Drill::Tens, &of.iter().map(one).collect::<Vec<_>>())
    };
    assert_eq!(answers(&[]), 1);
    assert_eq!(answers(&[(1, true, 0)]), 1);
    assert_eq!(answers(&[(1, true, 1), (1, true, 0)]), 1);
    assert_eq!(answers(&[(1, true, 0), (1, true, 0)]), 2);
    // Reviews of an easier level do not count.
    assert_eq!(answers(&[(1, true, 0), (1, true, 0), (1, true, 0), (1, true, 0)]), 2);
    assert_eq!(answers(&[(3, true, 0), (3, true, 0), (3, true, 0), (3, true, 0)]), 3);
    assert_eq!(answers(&[(1, true, 0), (1, true, 0), (2, false, 0), (2, false, 0)]), 1);
}

#[test]
fn what_is_known_already_need_not_be_learnt() {
    let lessons = Lesson::bundled().unwrap();
    let mut round = Round::placement(&lessons, &[]);
    assert_eq!(round.progress(), (0, 16));
    let mut attempts = Vec::new();
    while let Some(task) = round.task() {
        let knows = attempts.len() % 2 == 0;
        let right = task.question().answer.clone();
        let wrong = Answer::whole(999);
        let given = if knows { right } else { wrong };
        let (marked, attempt) = round.answer(&given, (10, 0)).unwrap();
        attempts.extend(attempt);
        round.go_on(Some(marked.right));
    }
    let done = |lesson: &Lesson| lesson.done(&attempts) == lesson.steps.len();
    let known: Vec<bool> = lessons.iter().map(done).collect();
    assert_eq!(known, [true, false].repeat(8));
    // The rest is asked another time.
    assert_eq!(Round::placement(&lessons, &attempts).progress(), (0, 8));
}

#[test]
fn drills_are_listed_and_wrong_names_are_not_run() {
    let folder = tempfile::tempdir().unwrap();
    let list = practise(folder.path(), &["--list"], "");
    let list = String::from_utf8(list.stdout).unwrap();
    for drill in Drill::ALL {
        assert!(list.lines().any(|line| line.starts_with(drill.as_str())), "{drill}");
    }
    assert_eq!(list.matches("--lesson ").count(), 16);
    for args in [
        &["--lesson", "knitting"][..],
        &["--drill", "juggling"],
        &["--level", "9"],
        &["--count", "0"],
    ] {
        assert_eq!(practise(folder.path(), args, "").status.code(), Some(2), "{args:?}");
    }
    let nowhere = practise(folder.path(), &["--games", "/no/such/folder"], "");
    assert_eq!(nowhere.status.code(), Some(3));
    let games = format!("{}/assets/games", env!("CARGO_MANIFEST_DIR"));
    let own =
        practise(folder.path(), &["--games", &games, "--drill", "full", "--seed", "1"], "q\n");
    assert!(own.status.success());
}

/// While a lesson speaks of empty liberties they are empty; they are filled where the board shows what
/// counts.
#[test]
fn lessons_show_a_seki_before_and_after_it_is_filled() {
    let lessons = Lesson::bundled().unwrap();
    for (name, liberties, filled_from) in
        [("seki", ["A7", "B7"], 2), ("simplified-half-counting", ["C9", "G9"], 1)]
    {
        let lesson = lessons.iter().find(|lesson| lesson.name == name).unwrap();
        for (number, step) in lesson.steps.iter().enumerate().take(filled_from + 1) {
            let board = step.board.as_ref().unwrap();
            let text = question_text(step, &Words::of(Language::English));
            for liberty in liberties {
                let at = Vertex::from_name(liberty, board.size()).unwrap();
                // Stones that fill it are not stones that were played.
                assert_eq!(board.get(at), None, "{name} {number}");
                let row = text.lines().nth(usize::from(at.y) + 1).unwrap();
                let sign = row.split_whitespace().nth(usize::from(at.x) + 1).unwrap();
                assert_eq!(sign != ".", number == filled_from, "{name} {number}\n{text}");
            }
            assert_eq!(step.shows_territory, number == filled_from, "{name} {number}");
        }
    }
}
