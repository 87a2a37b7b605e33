//! Practice on the screen: keys in and frames out, at every size.

use proptest::prelude::*;
use ratatui::layout::{Position, Rect};
use shuzi::screens::{Flow, Practising};
use shuzi::shell::History;
use shuzi::ui::{Appearance, Glyphs, Key};
use shuzi_core::fact::Message;
use shuzi_core::practice::{Answer, Attempt, Drill, DueItem, Material, Round, Subject};
use shuzi_walk::Direction;
use tempfile::TempDir;

use crate::table::{self, Player, drawn_with, look};

/// The sizes that show a screen; at a smaller one the program says that it is too small.
const SIZES: [(u16, u16); 2] = [(80, 24), (44, 24)];
const TOO_SMALL: (u16, u16) = (20, 5);
const NOW: &str = "2026-11-21T09:30:00Z";

/// Practice on the screen, with its history.
struct Pupil {
    player: Player,
    history: History<Attempt>,
    _folder: TempDir,
}

fn practising(attempts: Vec<Attempt>) -> Practising {
    Practising::new(Material::bundled().unwrap(), attempts, NOW, 7)
}

fn at_screen(practising: Practising) -> Pupil {
    let (player, folder) = Player::practising(practising);
    let folders = player.stack.cx.folders.as_ref().unwrap();
    let history = History::at(folders.data.join("history.jsonl"));
    Pupil { player, history, _folder: folder }
}

fn begin(attempts: Vec<Attempt>) -> Pupil {
    at_screen(practising(attempts))
}

/// Presses keys: `>` is Enter, `<` Escape; returns the attempts made.
fn press(pupil: &mut Pupil, keys: &str) -> Vec<Attempt> {
    let kept = |pupil: &Pupil| pupil.history.read().unwrap().entries;
    let before = kept(pupil).len();
    pupil.player.press(keys);
    kept(pupil).split_off(before)
}

fn frame(pupil: &mut Pupil, size: (u16, u16), glyphs: Glyphs) -> String {
    let look = Appearance { glyphs, ..look() };
    drawn_with(&mut pupil.player, &look, size).backend().to_string()
}

fn snapshot(name: &str, practising: &mut Pupil) {
    for (width, height) in SIZES {
        let shown = frame(practising, (width, height), Glyphs::Unicode);
        insta::assert_snapshot!(format!("{name}_{width}x{height}"), shown);
    }
    assert!(frame(practising, TOO_SMALL, Glyphs::Unicode).starts_with("\"too small "), "{name}");
}

fn attempt(seed: u64) -> Attempt {
    let correct = !seed.is_multiple_of(3);
    Attempt {
        time: "2026-11-20T09:30:00Z".to_owned(),
        drill: Drill::ALL[usize::try_from(seed).unwrap() % 4].as_str().to_owned(),
        position: None,
        level: 1,
        seed,
        answer: "1".to_owned(),
        right: if correct { "1" } else { "2" }.to_owned(),
        correct,
        mistake: (!correct).then(|| "not halved".to_owned()),
        tenths: 200 - seed,
        hints: 0,
    }
}

#[test]
fn the_menu() {
    snapshot("practice_menu", &mut begin((0..120).map(attempt).collect()));
}

#[test]
fn the_figures() {
    let mut practising = begin((0..120).map(attempt).collect());
    press(&mut practising, "sj");
    snapshot("practice_figures", &mut practising);
    let shown = frame(&mut practising, (80, 24), Glyphs::Ascii);
    assert!(!shown.contains('█') && shown.contains('#'), "{shown}");
}

#[test]
fn a_lesson_from_its_first_step_to_a_slip_and_on() {
    let mut practising = begin(Vec::new());
    // The second lesson.
    press(&mut practising, "jjjjjj>>i");
    snapshot("practice_lesson", &mut practising);
    // A wrong answer is named without giving the right one, and the step stays.
    let kept = press(&mut practising, "5>");
    assert!(!kept[0].correct);
    let shown = frame(&mut practising, (80, 24), Glyphs::Unicode);
    assert!(shown.contains("5 is not right: one too many. Try again."), "{shown}");
    assert!(shown.contains("Hint: "), "{shown}");
    let kept = press(&mut practising, "4>");
    assert!(kept[0].correct);
    snapshot("practice_lesson_right", &mut practising);
    // To the end, on to the next lesson, and to the menu.
    press(&mut practising, ">11>>12>>23>>26>>W+3>>");
    let shown = frame(&mut practising, (80, 24), Glyphs::Unicode);
    assert!(shown.contains("Lesson complete"), "{shown}");
    press(&mut practising, ">");
    let shown = frame(&mut practising, (80, 24), Glyphs::Unicode);
    assert!(shown.contains("Before you count"), "{shown}");
    press(&mut practising, "<");
    assert!(practising.player.can("harder"));
    let shown = frame(&mut practising, (80, 24), Glyphs::Unicode);
    assert!(shown.contains(">  3 Dead stones"), "{shown}");
    // It is known once the step with the slip is.
    assert!(shown.contains("■■■■■■■ 1 to repeat"), "{shown}");
}

#[test]
fn dead_stones_are_marked_on_the_board() {
    let mut practising = begin(Vec::new());
    press(&mut practising, "jjjjjjj>>");
    // From the centre of the board one key marks the chain of E5 and F5.
    press(&mut practising, " ");
    snapshot("practice_marking", &mut practising);
    let kept = press(&mut practising, ">");
    assert!(kept[0].correct, "{kept:?}");
}

/// With one symbol per stone the board is small on a large screen, too, and clicks hit its points.
#[test]
fn stones_of_one_symbol_are_small_in_practice_too() {
    let (width, height) = (120, 40);
    let found = [true, false].map(|large_stones| {
        let mut pupil = begin(Vec::new());
        press(&mut pupil, "jjjjjjj>>");
        pupil.player.stack.cx.settings.look.large_stones = large_stones;
        let shown = table::frame(&pupil.player, (width, height));
        let stones = shown.lines().filter(|line| line.contains(['●', '○', '█'])).count();
        let places = Rect::new(0, 0, width, height - 1).positions();
        let hits = |place: &Position| *pupil.player.click(*place, (width, height)) != Flow::Nothing;
        (stones, places.filter(hits).count())
    });
    let [(large, room), (small, cells)] = found;
    assert!(large >= 18 && room >= 81 * 18, "{large} {room}");
    assert!(small <= 9 && cells == 81 * 2, "{small} {cells}");
}

#[test]
fn a_question_that_is_missed_comes_once_more_and_passing_shows_the_answer() {
    let mut state = practising(Vec::new()).with(1, 2, Some(30));
    let subject = Subject::Drill(Drill::Halves);
    let item = |seed| DueItem { subject: subject.clone(), level: 1, seed, position: None };
    let material = Material::bundled().unwrap();
    state.begin(Round::of_items(Message::plain("drill-halves"), &[item(1), item(2)], &material));
    let mut practising = at_screen(state);
    assert!(press(&mut practising, ">").is_empty());
    assert!(frame(&mut practising, (80, 24), Glyphs::Unicode).contains("p to see it"));
    press(&mut practising, "99>");
    snapshot("practice_wrong", &mut practising);
    press(&mut practising, ">p");
    let right = item(2).question(&material).unwrap().answer;
    let shown = frame(&mut practising, (80, 24), Glyphs::Unicode);
    assert!(shown.contains(&format!("The answer is {right}.")), "{shown}");
    press(&mut practising, ">");
    let shown = frame(&mut practising, (80, 24), Glyphs::Unicode);
    assert!(shown.contains("you missed this one"), "{shown}");
    let typed = item(1).question(&material).unwrap().answer.to_string();
    assert!(press(&mut practising, &format!("{typed}>"))[0].correct);
    press(&mut practising, ">");
    assert!(frame(&mut practising, (80, 24), Glyphs::Unicode).contains("1 of 2 correct"));
}

#[test]
fn escape_closes_the_top_layer_only() {
    let mut practising = begin(Vec::new());
    press(&mut practising, ">>5?");
    press(&mut practising, "<");
    assert!(frame(&mut practising, (80, 24), Glyphs::Unicode).contains("> 5"));
    press(&mut practising, "<");
    assert!(!frame(&mut practising, (80, 24), Glyphs::Unicode).contains("> 5"));
    press(&mut practising, "<");
    assert!(practising.player.can("harder"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Any keys on any screen: no panic, and every attempt that is kept is one of the round's.
    #[test]
    fn any_keys_at_any_size(
        keys in prop::collection::vec(0_usize..40, 0..120),
        (width, height) in (1_u16..130, 1_u16..50),
    ) {
        let all: Vec<Key> = "0123456789.+-bwWxijpkhlsntq? ".chars().map(Key::Char)
            .chain([Key::Enter, Key::Enter, Key::Enter, Key::Esc, Key::Backspace, Key::Tab])
            .chain([Direction::Up, Direction::Down, Direction::Left, Direction::Right].map(Key::Arrow))
            .collect();
        let mut practising = begin(Vec::new());
        for key in keys {
            let Some(&key) = all.get(key) else { continue };
            practising.player.key(key);
            if practising.player.is_left() {
                break;
            }
        }
        for attempt in practising.history.read().unwrap().entries {
            let last_is_right = attempt.answer == attempt.right;
            // An earlier line of a worksheet may have been wrong.
            let is_sheet = attempt.drill == Drill::Full.as_str();
            prop_assert!(attempt.correct == last_is_right || (is_sheet && !attempt.correct));
        }
        frame(&mut practising, (width, height), Glyphs::Unicode);
    }
}

#[test]
fn every_drill_shows_its_question_and_takes_its_answer() {
    let material = Material::bundled().unwrap();
    for drill in Drill::ALL {
        let subject = Subject::Drill(drill);
        let item = DueItem { subject, level: 1, seed: 3, position: None };
        let mut state = practising(Vec::new());
        state.begin(Round::of_items(
            Message::plain("round-mixed"),
            std::slice::from_ref(&item),
            &material,
        ));
        let mut practising = at_screen(state);
        let question = item.question(&material).unwrap();
        let answer = question.answer;
        if matches!(answer, Answer::Stones(_) | Answer::Points(_)) {
            snapshot(&format!("practice_{drill}"), &mut practising);
            continue;
        }
        for size in SIZES {
            frame(&mut practising, size, Glyphs::Unicode);
        }
        for line in &question.lines {
            assert_eq!(press(&mut practising, &format!("{}>>", line.answer)), [], "{drill}");
        }
        let kept = press(&mut practising, &format!("{answer}>"));
        assert!(kept[0].correct, "{drill}: {kept:?}");
    }
}
