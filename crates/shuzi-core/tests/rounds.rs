//! What practice is made of: stored positions, mistakes in lessons, rounds and their statistics.

use crate::Coded as _;
use shuzi_core::amount::Amount;
use shuzi_core::counting::Settled;
use shuzi_core::fact::{Fact as _, Message, Value};
use shuzi_core::goban::{Board, Size, VertexSet};
use shuzi_core::practice::{
    Answer, AnswerError, Attempt, Drill, DueItem, FinishedPosition, Lesson, Material, Mistake,
    Pool, PoolError, Question, Round, Statistics, Subject, items,
};
use shuzi_core::record::read_diagram;

/// A position is stored as one word and read back with its dead stones.
#[test]
fn positions_are_kept_as_words() {
    for position in Pool::bundled().unwrap().all() {
        let back = FinishedPosition::of_word(&position.as_word()).unwrap();
        assert_eq!(
            (&back.board, &back.dead),
            (&position.board, &position.dead),
            "{}",
            position.name
        );
    }
}

#[test]
fn a_block_that_is_no_position_is_named_by_its_number() {
    let read = |text: &str| {
        Pool::read(text).map(|pool| pool.all().len()).map_err(|why| match why {
            PoolError::NotAPosition { number } => number,
            other => panic!("{other}"),
        })
    };
    assert_eq!(read("# nothing\n"), Ok(0));
    assert_eq!(read("what\n\never\n"), Err(1));
    let bundled = include_str!("../positions.txt");
    let first = bundled.split("\n\n").find(|block| !block.starts_with('#')).unwrap();
    assert_eq!(read(&format!("{first}\n\nwhat\n")), Err(2));
}

/// Seki questions use boards with a seki, all others boards of their level's size.
#[test]
fn boards_fit_what_is_asked() {
    let pool = Pool::bundled().unwrap();
    for seed in 0..40 {
        let level = u8::try_from(seed % 3 + 1).unwrap();
        let question = Question::of(Drill::Seki, level, seed, &pool);
        let board = question.board.unwrap();
        let settled = Settled::of(&board, &VertexSet::new(board.size()));
        assert!(!settled.seki().shared.is_empty(), "{seed}");
        for (level, lines) in [(1, 9), (2, 13), (3, 19)] {
            let question = Question::of(Drill::Side, level, seed, &pool);
            assert_eq!(question.board.unwrap().size(), Size::new(lines, lines).unwrap());
        }
    }
}

/// An answer as shown: stones as a list of points, or the word for none.
#[test]
fn stones_are_told_by_name() {
    let size = Size::new(9, 9).unwrap();
    let mut stones = VertexSet::new(size);
    let none = Value::from(&Answer::Stones(Box::new(stones)));
    assert_eq!(none, Value::Word("answer", "none"));
    stones.insert(shuzi_core::goban::Vertex::new(2, 0));
    assert_eq!(Value::from(&Answer::Stones(Box::new(stones))), Value::Text("C9".to_owned()));
    for drill in Drill::ALL {
        assert_eq!(Value::from(drill).coded(), drill.coded());
        assert_eq!(drill.coded().parse::<Drill>().ok(), Some(drill));
    }
}

/// A round asks nothing twice, even of a kind with few questions.
#[test]
fn no_question_comes_twice_in_a_round() {
    for (drill, level) in [(Drill::KeyNumber, 1), (Drill::Handicap, 1), (Drill::Halves, 1)] {
        for seed in 0..20 {
            let round = items(&[drill], level, 5, &[], (seed, true));
            let asked =
                round.iter().map(|item| Question::about(drill, level, item.seed, None).asked);
            let asked: Vec<_> = asked.collect();
            let twice = (1..asked.len()).find(|&at| asked[..at].contains(&asked[at]));
            assert_eq!(twice, None, "{drill} {seed}");
        }
    }
}

/// A name in a list of stones at which there is none is said, not only how stones are typed.
#[test]
fn a_point_without_a_stone_is_named() {
    let board = read_diagram("X..\n.O.\n...").unwrap().board;
    let right = Answer::Stones(Box::new(VertexSet::new(board.size())));
    let read = |text: &str| right.read(text, Some(&board)).unwrap_err();
    for (text, name) in [("A3 B3", "B3"), ("Z9", "Z9"), ("A3, b2, C1", "C1")] {
        assert_eq!(read(text), AnswerError::NoStoneAt { name: name.to_owned() });
    }
    assert_eq!(read(" , "), AnswerError::NotStones);
    assert!(right.read("a3 B2", Some(&board)).is_ok());
}

/// A stage of a whole game that is one point or ten off is named as that slip.
#[test]
fn stages_of_a_whole_game_name_small_slips() {
    let pool = Pool::bundled().unwrap();
    let mut round = Round::whole_game(5, 19, &pool);
    // Dead stones, then rectangles.
    round.go_on(Some(true));
    round.go_on(Some(true));
    {
        let question = round.task().unwrap().question().clone();
        let Answer::Number(right) = question.answer else { panic!("{:?}", question.answer) };
        let slips = [(1, Mistake::OneTooMany), (-10, Mistake::TenTooFew)];
        for (off, mistake) in slips {
            let given = Answer::Number(right + Amount::points(off));
            assert_eq!(question.mark(&given).mistake, Some(mistake));
        }
        round.go_on(Some(true));
    }
}

/// A wrong answer to a step of a lesson is off by what its mistake says; a placement question shows
/// the game but not the method.
#[test]
fn steps_of_lessons_name_mistakes_as_they_are() {
    let points = |points: i64| Amount::points(points);
    let (mut met, mut of_games) = (Vec::new(), Vec::new());
    for lesson in &Lesson::bundled().unwrap() {
        for step in &lesson.steps {
            for (given, mistake) in &step.mistakes {
                assert_ne!(*given, step.answer);
                let (Answer::Number(given), Answer::Number(right)) = (given, &step.answer) else {
                    continue;
                };
                let right = *right;
                let expected = match mistake {
                    Mistake::OneTooMany => right + points(1),
                    Mistake::OneTooFew => right - points(1),
                    Mistake::TenTooMany => right + points(10),
                    Mistake::TenTooFew => right - points(10),
                    Mistake::NotHalved => right.doubled(),
                    Mistake::WrongSign => -right,
                    _ => continue,
                };
                assert_eq!(*given, expected, "{} {}", lesson.name, mistake.code());
                met.push(mistake.code());
            }
        }
        let placement = lesson.placement.as_ref().unwrap();
        let last = lesson.steps.iter().find(|step| step.asked.last() == placement.asked.last());
        assert_eq!(last.map(|step| &step.answer), Some(&placement.answer), "{}", lesson.name);
        assert_eq!(
            (placement.asked[0].code.as_ref(), placement.hints.is_empty(), &placement.why),
            (lesson.title.code.as_ref(), true, &None)
        );
        let codes: Vec<&str> = placement.asked.iter().map(|asked| asked.code.as_ref()).collect();
        assert_eq!(codes[1], "ask-board");
        // Values of zero are left out of the question.
        for (name, value) in placement.asked.iter().flat_map(|asked| &asked.parameters) {
            if ["komi", "stones"].contains(name) {
                assert!(![Value::Number(0), Value::Quarters(0)].contains(value), "{codes:?}");
                of_games.push(*name);
            }
        }
    }
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 6, "{met:?}");
    assert!(of_games.contains(&"komi") && of_games.contains(&"stones"), "{of_games:?}");
}

/// A skipped stage still counts its time.
#[test]
fn a_stage_passed_is_a_lap_that_is_not_right() {
    let mut round = Round::whole_game(4, 19, &Pool::bundled().unwrap());
    round.pass(300);
    let laps: Vec<(u64, bool)> = round.laps().iter().map(|lap| (lap.tenths, lap.right)).collect();
    assert_eq!(laps, [(300, false)]);
}

/// In the last stage of a whole game, half the margin is the mistake of not doubling, and no
/// mistake equals the right answer.
#[test]
fn stages_of_a_whole_game_know_their_mistakes() {
    let pool = Pool::bundled().unwrap();
    for seed in 0..20 {
        let mut round = Round::whole_game(seed, 13, &pool);
        while let Some(task) = round.task() {
            let question = task.question().clone();
            // No stone may be dead.
            let none = question.answer.coded() == "none";
            // What is wrong with an arrangement is seen when it is marked.
            assert!(!question.mistakes.is_empty() || none || question.shape.is_some());
            assert!(question.mistakes.iter().all(|(given, _)| *given != question.answer));
            if let Answer::Result(winner, margin) = question.answer {
                let half = Answer::Result(winner, margin.half().unwrap());
                assert_eq!(question.mark(&half).mistake, Some(Mistake::InZi), "{seed}");
            }
            round.go_on(Some(true));
        }
    }
}

/// A whole count is asked line by line like a worksheet, and kept once: right if every line is.
#[test]
fn a_worksheet_is_one_question_of_several_lines() {
    let pool = Pool::bundled().unwrap();
    let item = DueItem { subject: Subject::Drill(Drill::Full), level: 2, seed: 3, position: None };
    let material = Material::bundled().unwrap();
    let question = Question::of(Drill::Full, 2, 3, &pool);
    let [black, white] = [0, 1].map(|line| question.lines[line].answer.clone());
    let last = question.answer.clone();
    let Answer::Number(total) = black else { panic!("{black:?}") };
    let short = Answer::Number(total - Amount::points(10));
    let round = || {
        Round::of_items(Message::plain("round-all-drills"), std::slice::from_ref(&item), &material)
    };
    let answered = |round: &mut Round, given: &Answer| {
        let (marked, attempt) = round.answer(given, (100, 1)).unwrap();
        round.go_on(Some(marked.right));
        (marked.right, attempt)
    };

    let mut right = round();
    assert!(matches!(answered(&mut right, &black), (true, None)));
    assert_eq!((right.progress(), right.score()), ((0, 1), (0, 0)));
    assert!(matches!(answered(&mut right, &white), (true, None)));
    let (_, attempt) = answered(&mut right, &last);
    let attempt = attempt.unwrap();
    assert!(attempt.correct && attempt.mistake.is_none());
    assert_eq!((attempt.tenths, attempt.hints), (300, 3));
    assert_eq!((right.progress(), right.score()), ((1, 1), (1, 1)));
    assert!(right.task().is_none());

    // Ten too few, or a line given up: the later lines go on from the right total, and all comes once
    // more from its first line.
    for gives_up in [false, true] {
        let mut wrong = round();
        if gives_up {
            wrong.pass(100);
            wrong.go_on(None);
        } else {
            assert!(matches!(answered(&mut wrong, &short), (false, None)));
        }
        assert_eq!(answered(&mut wrong, &white), (true, None));
        let (marked, attempt) = answered(&mut wrong, &last);
        let attempt = attempt.unwrap();
        assert!(marked && !attempt.correct);
        let named = (!gives_up).then_some("mistake-ten-too-few");
        assert_eq!(attempt.mistake.as_deref(), named);
        let task = wrong.task().unwrap();
        assert!(task.again && !task.is_later_line());
        assert_eq!((task.question().answer.clone(), wrong.score()), (black.clone(), (1, 0)));
    }
}

/// The usual mistake is the most frequent one.
#[test]
fn the_usual_mistake_is_the_commonest() {
    let attempt = |mistake: Option<&str>| Attempt {
        time: "2026-11-22T12:00:00Z".to_owned(),
        drill: "tens".to_owned(),
        level: 1,
        seed: 1,
        answer: "20".to_owned(),
        right: "30".to_owned(),
        tenths: 20,
        hints: 0,
        correct: mistake.is_none(),
        mistake: mistake.map(str::to_owned),
        position: None,
    };
    let made = ["mistake-ten-too-few", "mistake-one-too-few", "mistake-ten-too-few"];
    let attempts: Vec<Attempt> =
        made.into_iter().map(|made| attempt(Some(made))).chain([attempt(None)]).collect();
    let figures = Statistics::of(&attempts);
    assert_eq!(figures[0].usual_mistake.as_deref(), Some("mistake-ten-too-few"));
    assert_eq!((figures[0].attempts, figures[0].correct), (4, 1));
}

/// The revealed board after a full count shows every territory with its points.
#[test]
fn a_full_count_shows_all_territories() {
    let pool = Pool::bundled().unwrap();
    for seed in 0..20 {
        let question = Question::of(Drill::Full, 1, seed, &pool);
        let (board, dead): (Board, VertexSet) = (question.board.unwrap(), question.dead.unwrap());
        let totals = Settled::of(&board, &dead);
        let points: usize = shuzi_core::goban::Color::BOTH
            .into_iter()
            .flat_map(|side| totals.territories(side).iter().map(Vec::len).collect::<Vec<_>>())
            .sum();
        let shown: usize = question.reveal.unwrap().numbers.iter().map(|(_, points)| points).sum();
        assert_eq!(shown, points);
    }
}

/// What a wrong answer to a step of a lesson tells, from the step's own question.
#[test]
fn slips_in_lessons_belong_to_the_question() {
    let lessons = Lesson::bundled().unwrap();
    for (name, step, given, told) in [
        ("points", 2, "14", None),
        ("points", 6, "23", Some(Mistake::OtherSide)),
        ("points", 7, "W+1.5", None),
        ("dead-stones", 4, "43", Some(Mistake::OtherSide)),
        ("full-counting", 5, "52", Some(Mistake::OtherSide)),
        ("full-counting", 7, "B+23", Some(Mistake::KomiForgotten)),
        ("full-counting", 7, "B+30.5", Some(Mistake::KomiWrongSign)),
        ("full-counting", 7, "B+7.75", None),
        ("half-counting", 5, "35.5", Some(Mistake::AdjustmentNotHalved)),
        ("key-numbers", 3, "43", Some(Mistake::OneTooFew)),
        ("handicaps", 2, "2", Some(Mistake::IsNLessOne)),
        ("whole-count", 4, "30", Some(Mistake::OtherSide)),
        ("whole-count", 5, "W+21", Some(Mistake::KomiForgotten)),
        ("whole-count", 5, "W+13.5", Some(Mistake::KomiWrongSign)),
        ("seki", 4, "40", Some(Mistake::FillForgotten)),
        ("choosing", 4, "2", Some(Mistake::AddsToTotal)),
        ("choosing", 5, "2", Some(Mistake::SmallTerritories)),
        // Each slip by its own name, not by another that comes to as much.
        ("dead-stones", 3, "16", Some(Mistake::VacantForgotten)),
        ("key-numbers", 4, "15", Some(Mistake::VacantForgotten)),
        ("handicaps", 3, "15", Some(Mistake::VacantForgotten)),
        ("handicaps", 5, "B+0.5", Some(Mistake::CompensationNLessOne)),
        ("handicaps", 4, "39.5", Some(Mistake::CompensationNLessOne)),
        ("simplified-half-counting", 3, "41", Some(Mistake::NonScoringAdded)),
        ("rearranging", 5, "22", Some(Mistake::AddedForgotten)),
        ("nineteen", 5, "111", Some(Mistake::AddedForgotten)),
        ("rearranging", 6, "48", Some(Mistake::AddedTwice)),
        ("key-numbers", 2, "43", Some(Mistake::FractionDropped)),
        ("half-counting", 6, "−2.5", Some(Mistake::DoubledEarly)),
        ("choosing", 2, "4", Some(Mistake::OneSideOnly)),
        ("choosing", 3, "1", Some(Mistake::BothSidesCounted)),
        ("choosing", 3, "3", Some(Mistake::AdjustmentNeeded)),
        ("rearranging", 2, "20", Some(Mistake::OtherSide)),
        // W+5.5 with four prisoners of Black's and one of White's.
        ("from-territory", 4, "W+8.5", Some(Mistake::PrisonersForgotten)),
        ("nineteen", 5, "185", Some(Mistake::IsTotal)),
        ("key-numbers", 3, "43.25", Some(Mistake::KeyNotNeeds)),
        ("seki", 2, "2", Some(Mistake::NotHalved)),
        ("handicaps", 6, "42.25", Some(Mistake::KeyNotNeeds)),
    ] {
        let lesson = lessons.iter().find(|lesson| lesson.name == name).unwrap();
        let question = &lesson.steps[step - 1];
        let given = question.answer.read(given, question.board.as_ref()).unwrap();
        let marked = question.mark(&given);
        assert!(!marked.right, "{name} {step}");
        assert_eq!(marked.mistake, told, "{name} {step}");
    }
    // No right answer is called a mistake.
    for lesson in lessons {
        for (number, step) in lesson.steps.iter().enumerate() {
            let marked = step.mark(&step.answer);
            assert!(marked.right && marked.mistake.is_none(), "{} {number}", lesson.name);
        }
    }
}

/// What is only read counts for a lesson, but not after a question that was left unanswered.
#[test]
fn a_lesson_that_is_passed_by_is_not_done() {
    for lesson in Lesson::bundled().unwrap() {
        let mut attempts = Vec::new();
        let mut round = Round::of_lesson(&lesson, 0);
        while let Some(task) = round.task() {
            if task.question().answer == Answer::Read {
                attempts
                    .extend(round.answer(&Answer::Read, (1, 0)).and_then(|(_, attempt)| attempt));
            } else {
                round.pass(1);
            }
            round.go_on(Some(true));
        }
        let read = lesson.steps.iter().take_while(|step| step.answer == Answer::Read).count();
        assert_eq!(lesson.done(&attempts), read, "{}", lesson.name);
    }
}

/// Missing stones are one mistake, living ones that were marked another.
#[test]
fn what_is_wrong_with_marked_stones_is_named() {
    let pool = Pool::bundled().unwrap();
    let question = (0..50)
        .map(|seed| Question::of(Drill::Dead, 1, seed, &pool))
        .find(|question| matches!(&question.answer, Answer::Stones(dead) if dead.len() > 1))
        .unwrap();
    let Answer::Stones(dead) = question.answer.clone() else { panic!() };
    let board = question.board.clone().unwrap();
    let living = board.size().vertices().find(|&at| board.get(at).is_some() && !dead.contains(at));
    let (mut fewer, mut more) = (*dead, *dead);
    fewer.remove(dead.iter().next().unwrap());
    more.insert(living.unwrap());
    let mut both = fewer;
    both.insert(living.unwrap());
    for (given, told) in [
        (*dead, None),
        (fewer, Some(Mistake::SomeMissing)),
        (more, Some(Mistake::SomeAlive)),
        (both, Some(Mistake::SomeMissingSomeAlive)),
    ] {
        assert_eq!(question.mark(&Answer::Stones(Box::new(given))).mistake, told);
    }
}

/// A living stone that was marked as dead is known by its eyes: vacant points and dead stones that its own
/// side surrounds, two places or one with room for both.
#[test]
fn what_lives_shows_its_eyes() {
    let pool = Pool::bundled().unwrap();
    let (mut two, mut one) = (0, 0);
    for seed in 0..60 {
        let question = Question::of(Drill::Dead, 1, seed, &pool);
        let (Answer::Stones(dead), Some(board)) = (&question.answer, &question.board) else {
            panic!()
        };
        let settled = Settled::of(board, dead);
        for (at, color) in board.stones().filter(|(at, _)| !dead.contains(*at)) {
            let given = VertexSet::of(board.size(), dead.iter().chain([at]));
            let marked = question.mark(&Answer::Stones(Box::new(given)));
            let Some(group) = marked.living else {
                assert!(settled.seki().stones.contains(at), "{seed} {at:?}");
                continue;
            };
            assert_eq!(group.stone, at);
            assert!(
                group.eyes.iter().all(|eye| settled.owner(eye) == Some(color)),
                "{seed} {at:?}"
            );
            let places = settled.territories(color).iter();
            match places.filter(|place| group.eyes.contains(place[0])).count() {
                1 => one += usize::from(group.eyes.len() > 2),
                2 => two += 1,
                _ => panic!("{seed} {at:?}"),
            }
        }
    }
    assert!(two > 1000 && one > 100, "{two} {one}");
}

/// The first hint of a drill says how to go about it, and none says which line is wrong.
#[test]
fn hints_come_in_grades() {
    let pool = Pool::bundled().unwrap();
    for drill in Drill::ALL {
        let question = Question::of(drill, 1, 7, &pool);
        let hints = match drill {
            Drill::Estimate => 0,
            Drill::Miscount => 1,
            _ => 2,
        };
        assert_eq!(question.hints.len(), hints, "{drill}");
    }
}
