//! The steps of a count on a real board, as the books teach them.

use crate::table;

use shuzi::ui::Key;
use shuzi_core::goban::Color::{self, Black, White};
use shuzi_core::goban::{Size, Vertex};
use shuzi_core::record::{Info, read_diagram};
use shuzi_walk::{DoneCount, Setting, Step, StepKind, Table, TablePosition};

use table::{Player, bundled, frame, press, real, shown, told};

/// The numbers of a game that White wins by 2.5 points with komi 7.5.
const CLOSE_GAME: [(Step, u32); 4] = [
    (Step::Vacant(Black), 92),
    (Step::Vacant(White), 88),
    (Step::Stones(Black), 91),
    (Step::Stones(White), 90),
];

/// The steps gone through with these numbers, one for each step that asks for one.
fn walked(app: &mut Player, numbers: &[(Step, u32)]) -> Vec<Step> {
    let mut steps = vec![app.session().step];
    while app.session().step != Step::Result {
        let now = app.session().step;
        if let Some((_, number)) = numbers.iter().find(|(step, _)| *step == now) {
            press(app, &number.to_string());
        }
        press(app, ">");
        if told(app) == Some("remark-whose") {
            press(app, "y");
        }
        assert_ne!(app.session().step, now, "{:?}", told(app));
        steps.push(app.session().step);
    }
    steps
}

/// Stones may be lifted once the vacant points of both sides are counted (Mays, page 5).
#[test]
fn full_counting_takes_the_vacant_points_of_both_before_any_stone() {
    let mut app = real(19);
    app.set(Setting::Method, "full").unwrap();
    let expected = [
        Step::Setup,
        Step::Finish,
        Step::Empty,
        Step::Vacant(Black),
        Step::Vacant(White),
        Step::Stones(Black),
        Step::Stones(White),
        Step::Result,
    ];
    assert_eq!(walked(&mut app, &CLOSE_GAME), expected);
    assert_eq!(app.session().result().unwrap().outcome().to_string(), "W+2.5");
}

/// Whoever clears the other side's stones away can no longer count its vacant points, so those come
/// first (Mays, page 33).
#[test]
fn what_verifies_is_counted_before_stones_are_cleared_away() {
    for side in Color::BOTH {
        let mut app = real(19);
        app.set(Setting::Side, if side == Black { "black" } else { "white" }).unwrap();
        press(&mut app, ">>>");
        assert_eq!(app.session().step, Step::Side);
        press(&mut app, "y");
        assert!(frame(&app, (80, 24)).contains("Both sides will be counted"));
        let other = side.other();
        let expected = [
            Step::Side,
            Step::Vacant(other),
            Step::Vacant(side),
            Step::Stones(side),
            Step::Stones(other),
            Step::Result,
        ];
        assert_eq!(walked(&mut app, &CLOSE_GAME), expected);
        assert_eq!(told(&app), Some("remark-verified"));
        assert_eq!(app.session().result().unwrap().outcome().to_string(), "W+2.5");
    }
}

/// The number of steps shown at the first one is the number there are.
#[test]
fn the_number_of_steps_is_right_from_the_first() {
    let numbers = [
        (Step::NonScoring, 1),
        (Step::Vacant(Black), 20),
        (Step::Stones(Black), 21),
        (Step::Vacant(White), 20),
        (Step::Stones(White), 19),
    ];
    for method in ["full", "half", "simplified", "key"] {
        for handicap in ["0", "3"] {
            let mut app = real(9);
            app.set(Setting::Method, method).unwrap();
            app.set(Setting::Handicap, handicap).unwrap();
            press(&mut app, ">>y1>");
            let (at, all) = app.session().progress();
            let left = walked(&mut app, &numbers).len();
            assert_eq!(at + left - 1, all, "{method} {handicap}");
            assert_eq!(app.session().progress(), (all, all), "{method} {handicap}");
        }
    }
}

/// So it is where both sides are counted to verify, which leads straight to the result.
#[test]
fn the_number_of_steps_is_right_where_both_sides_are_counted() {
    let mut app = real(19);
    press(&mut app, ">>>y");
    let (at, all) = app.session().progress();
    let left = walked(&mut app, &CLOSE_GAME).len();
    assert_eq!(at + left - 1, all);
    assert_eq!(app.session().progress(), (all, all));
}

/// A sum that fits says nothing about whose numbers they are.
#[test]
fn numbers_typed_for_the_wrong_sides_are_asked_about() {
    let mut app = real(19);
    press(&mut app, ">>>y>");
    press(&mut app, "74>65>110>112>");
    assert_eq!((app.session().step, told(&app)), (Step::Stones(White), Some("remark-whose")));
    assert!(shown(&app).contains("Does Black have"), "{}", shown(&app));
    // Neither a second Enter nor the way to the result answers it.
    for key in [">", "f", ">"] {
        press(&mut app, key);
        assert_eq!(app.session().step, Step::Stones(White));
        assert_eq!(app.kind(), StepKind::Whose);
    }
    // Nor does the help, and the settings wait for the answer.
    press(&mut app, "?<s");
    assert_eq!((app.kind(), told(&app)), (StepKind::Whose, Some("remark-whose")));
    // One key swaps the sides.
    press(&mut app, "o");
    assert_eq!((app.session().step, told(&app)), (Step::Result, Some("remark-sides-swapped")));
    assert_eq!(app.session().named().unwrap().to_string(), "B+3.5");
    // Esc closes the question alone; R clears all numbers, and undo brings them back.
    let mut app = real(19);
    press(&mut app, ">>>y>");
    press(&mut app, "74>65>110>112><");
    assert_eq!((app.session().step, app.kind()), (Step::Stones(White), StepKind::Number));
    assert_eq!(app.session().answers.vacant, [Some(65), Some(74)]);
    press(&mut app, "R");
    assert_eq!(
        (app.session().step, told(&app)),
        (Step::Vacant(White), Some("remark-counted-again"))
    );
    assert_eq!(app.session().answers.vacant, [None, None]);
    press(&mut app, "u");
    assert_eq!(app.session().answers.vacant, [Some(65), Some(74)]);
    press(&mut app, "U");
    // One side alone names nobody while both are to be counted.
    press(&mut app, "65>74>112>f");
    assert_eq!((app.session().step, told(&app)), (Step::Stones(White), Some("remark-type-count")));
    press(&mut app, "110>y");
    assert_eq!(app.session().named().unwrap().to_string(), "B+3.5");
}

/// What both players agree on is settled by one key that does nothing else, on a board put in.
#[test]
fn both_players_agree_with_one_key() {
    // Black 44, White 36 and one dame: who takes it wins.
    let rows = "....XO...\n".repeat(4) + "...X.O...\n" + &"....XO...\n".repeat(4);
    let board = read_diagram(&rows).unwrap().board;
    let begun = || {
        let position = TablePosition::put_in(board.clone());
        let mut app = table::begin(Table::Position(Box::new(position)), Info::default());
        press(&mut app, ">");
        app
    };
    let mut app = begun();
    press(&mut app, "f");
    assert_eq!(app.session().named(), None);
    // Back to the dead stones, and both leave the dame vacant.
    press(&mut app, "d");
    assert_eq!(app.session().step, Step::Dead);
    press(&mut app, "y");
    assert_eq!(told(&app), Some("remark-agreed"));
    press(&mut app, "f");
    assert_eq!(app.session().named().unwrap().to_string(), "B+0.5");
    // Nobody knows whose turn it is, so that is asked before the odd dame is given away.
    for (side, result) in [("b", "B+1.5"), ("w", "W+0.5")] {
        let mut app = begun();
        press(&mut app, "d");
        assert_eq!((app.kind(), told(&app)), (StepKind::Turn, Some("remark-whose-turn")));
        press(&mut app, side);
        press(&mut app, "f");
        assert_eq!(app.session().named().unwrap().to_string(), result);
    }
    let mut app = begun();
    press(&mut app, "d<");
    assert_eq!(
        (app.session().step, app.kind(), app.session().dame().len()),
        (Step::Dead, StepKind::Board, 1)
    );
}

/// A wall marked dead by a slip names nobody until both agree.
#[test]
fn a_mark_against_a_firm_verdict_is_agreed_on_first() {
    let rows = "....XO...\n".repeat(9);
    let board = read_diagram(&rows).unwrap().board;
    let position = TablePosition::put_in(board);
    let mut app = table::begin(Table::Position(Box::new(position)), Info::default());
    app.press(">");
    app.toggle_at(Vertex::new(5, 0));
    press(&mut app, "f");
    assert_eq!(app.session().named(), None);
    assert!(shown(&app).contains("F9"), "{}", shown(&app));
    press(&mut app, "dyf");
    assert!(app.session().named().is_some());
}

/// A point left over is asked about neutrally; only then does the sum not add up (Mays, page 5).
#[test]
fn a_sum_one_point_short_asks_for_a_point_that_is_nobodys() {
    let mut app = real(19);
    app.set(Setting::Method, "full").unwrap();
    press(&mut app, ">>>92>88>91>89>");
    assert_eq!(app.session().step, Step::Stones(White));
    assert!(shown(&app).contains("y: it belongs to nobody"), "{}", shown(&app));
    // The sum is not called wrong before the answer.
    assert!(
        !shown(&app).contains("WRONG") && shown(&app).contains("Not settled yet"),
        "{}",
        shown(&app)
    );
    press(&mut app, "yy");
    assert_eq!((app.session().step, app.session().answers.non_scoring), (Step::Result, Some(1)));
    // Ten short is a pile that was left out, and no number makes it right.
    let mut app = real(19);
    app.set(Setting::Method, "full").unwrap();
    press(&mut app, ">>>92>88>91>80>");
    assert!(shown(&app).contains("10 short. Nobody has won"), "{}", shown(&app));
    press(&mut app, "yf");
    assert_ne!(app.session().step, Step::Result);
    // The number that is wrong is typed again where it is, and Enter leads on to the next.
    press(&mut app, "<101>y");
    assert_eq!(app.session().step, Step::Stones(White));
    press(&mut app, ">");
    assert_eq!(app.session().step, Step::Result);
}

/// A count of the area says nothing of who won by rules that count territory.
#[test]
fn no_winner_is_named_by_another_kind_of_count_than_the_rules() {
    for rules in ["stone-ming-qing", "ikeda-area-1", "katago-stone-scoring"] {
        let mut app = real(19);
        press(&mut app, ">>>>92>92>f");
        // These tax groups, which nobody has counted yet.
        app.set(Setting::Rules, rules).unwrap();
        app.set(Setting::Komi, "6.5").unwrap();
        // They tax groups, which are asked for first.
        assert_ne!(app.session().step, Step::Result, "{rules}");
        assert_eq!(app.session().named(), None, "{rules}");
        let screen = shown(&app);
        let names = ["wins", "ahead", "B+", "W+", "Margin of victory"];
        assert!(!names.iter().any(|name| screen.contains(name)), "{screen}");
        assert_eq!(DoneCount::of(app.session(), None, "now"), None);
    }
}

/// Stones that may be dead or alive keep the winner open until the players agree.
#[test]
fn stones_that_decide_the_game_are_agreed_on_first() {
    let mut app = bundled("even");
    press(&mut app, ">f");
    assert!(app.session().named().is_some());
    let Table::Position(position) = &app.session().table else { panic!("no board") };
    // The dead stones in doubt, and a komi that makes them decide.
    let mut doubted = position.dead().clone();
    doubted.uncertain = doubted.stones;
    let mut position = position.clone();
    position.set_dead(doubted);
    let mut app = table::begin(Table::Position(position), (*app.session().info).clone());
    app.set(Setting::Komi, "16.5").unwrap();
    press(&mut app, ">f");
    assert_eq!(app.session().named(), None);
    assert!(shown(&app).contains("These stones could decide the game"), "{}", shown(&app));
    // Where they decide nothing, the winner is named.
    app.set(Setting::Komi, "-50").unwrap();
    assert!(app.session().named().is_some());
}

/// More points than any game leaves over, and a margin that no counted game has.
#[test]
fn a_margin_no_game_has_names_nobody_until_both_sides_are_counted() {
    let mut app = real(19);
    press(&mut app, ">>>>32>53>f");
    while app.session().step != Step::Result {
        press(&mut app, ">f");
    }
    assert_eq!(app.session().named(), None);
    assert!(shown(&app).contains("A margin this large"), "{}", shown(&app));
    press(&mut app, "o>130>146>y");
    assert_eq!(app.session().step, Step::Result);
    assert!(app.session().named().is_some());
}

/// The numbers of a 13×13 game on a board that is still set to 19×19.
#[test]
fn numbers_that_fit_a_smaller_board_ask_for_it() {
    let mut app = real(19);
    press(&mut app, ">>>>32>53>");
    assert_eq!(told(&app), Some("remark-smaller-board"));
    assert!(shown(&app).contains("Is the board 13×13?"), "{}", shown(&app));
}

/// The cursor starts where a key changes nothing by mistake.
#[test]
fn a_key_pressed_too_much_at_the_dead_stones_unmarks_none() {
    let mut app = bundled("even");
    press(&mut app, ">");
    let dead = app.session().dead().unwrap().stones;
    assert!(shown(&app).contains("stones are marked dead"), "{}", shown(&app));
    press(&mut app, " ");
    assert_eq!(told(&app), Some("remark-no-stone-here"));
    assert_eq!(app.session().dead().unwrap().stones, dead);
}

/// Each adjustment is said in words: halved, and added or subtracted for the side that is counted.
#[test]
fn an_adjustment_says_what_is_done_with_it() {
    for (side, said) in [
        (Black, "7.5 ÷ 2 = 3.75: subtracted, because Black is counted (added for White)."),
        (White, "7.5 ÷ 2 = 3.75: added, because White is counted (subtracted for Black)."),
    ] {
        let mut app = real(19);
        app.set(Setting::Side, if side == Black { "black" } else { "white" }).unwrap();
        press(&mut app, ">>>>92>91>");
        assert!(shown(&app).contains(said), "{}", shown(&app));
    }
}

/// Mays, page 5: komi is taken from Black, or added to White.
#[test]
fn full_counting_also_says_what_white_gets() {
    let mut app = real(19);
    app.set(Setting::Method, "full").unwrap();
    press(&mut app, ">>>92>88>91>90>y");
    let said = "Or leave Black's total and add it to White's: 178 + 7.5 = 185.5. The margin is the \
                same.";
    assert!(shown(&app).contains(said), "{}", shown(&app));
    // With one side counted there is nothing to choose.
    let mut app = real(19);
    press(&mut app, ">>>>92>91>");
    assert!(!shown(&app).contains("Or leave"), "{}", shown(&app));
}

/// Mays, page 7: the tie-breaker decides a level game only, so the simplified count leaves it out;
/// it may be kept.
#[test]
fn a_level_simplified_count_says_who_wins_and_keeps_the_tie_breaker_if_asked() {
    let mut app = real(9);
    assert!(app.set(Setting::KeepTieBreaker, "yes").is_err());
    for (setting, value) in [
        (Setting::Rules, "chinese-mays"),
        (Setting::Kind, "no-komi"),
        (Setting::Method, "simplified"),
        (Setting::Side, "black"),
    ] {
        app.set(setting, value).unwrap();
    }
    // Half of 81 less half of the non-scoring point is 40, as many as Black has.
    press(&mut app, ">>y1>>20>20>f");
    assert_eq!(app.session().named().unwrap().to_string(), "W+0.5");
    assert!(shown(&app).contains("level, so White wins; the exact result is W+0.5."));
    app.set(Setting::KeepTieBreaker, "yes").unwrap();
    assert_eq!(app.session().sheet().unwrap().outcome().to_string(), "W+0.5");
    assert!(!shown(&app).contains("level, so"), "{}", shown(&app));
    app.set(Setting::Method, "half").unwrap();
    assert!(app.set(Setting::KeepTieBreaker, "no").is_err());
}

/// Players at the table have names: typed once, in the title and in the list of counts, and kept.
#[test]
fn players_at_the_table_are_named() {
    let begun = real(19);
    let mut app = begun.clone();
    press(&mut app, "snAnna, rq<");
    assert_eq!((app.is_on_settings(), app.session().players()), (true, [None, None]));
    // Letters that are keys elsewhere are typed here.
    press(&mut app, "nAnna, Bork~t>");
    assert_eq!(app.session().players(), [Some("Anna"), Some("Bort")]);
    assert!(shown(&app).contains("Players Anna – Bort"), "{}", shown(&app));
    press(&mut app, ">>>>>92>92>f");
    let done = DoneCount::of(app.session(), None, "now").unwrap();
    assert_eq!(done.players, [Some("Anna".to_owned()), Some("Bort".to_owned())]);
    let wide = frame(&app, (160, 40));
    assert!(wide.contains("Anna (B) – Bort (W)"), "{wide}");
    let kept = app.kept(&begun);
    let text = serde_json::to_string(&kept).unwrap();
    let again = begun.taken_up(&serde_json::from_str(&text).unwrap()).unwrap();
    assert_eq!(again.session().players(), app.session().players());
    // One name is enough, and no names are possible.
    press(&mut app, "snAnna~~~~~~~~~~");
    app.set(Setting::Players, "  /王").unwrap();
    assert_eq!(app.session().players(), [None, Some("王")]);
    app.set(Setting::Players, "").unwrap();
    assert_eq!(app.session().players(), [None, None]);
    // A game file has its own.
    let mut file = bundled("even");
    press(&mut file, "sn");
    assert_eq!(told(&file), Some("remark-own-players"));
}

/// A number typed where none is asked does not vanish, to be missed at the next question.
#[test]
fn a_number_typed_too_early_is_answered() {
    for (keys, step) in [(">", Step::Finish), (">>>", Step::Side)] {
        let mut app = real(19);
        press(&mut app, keys);
        assert_eq!(app.session().step, step);
        press(&mut app, "63");
        assert_eq!(told(&app), Some("remark-no-number-asked"));
        assert_eq!(app.session().step, step);
        press(&mut app, ">");
        assert_eq!(told(&app), None);
        assert!(app.entry().is_empty());
    }
    let mut app = bundled("even");
    press(&mut app, ">1");
    assert_eq!(told(&app), Some("remark-no-number-asked"));
}

/// What the words ask for is seen on an example until there is something of the player's own.
#[test]
fn a_step_of_a_real_board_has_an_example_beside_it() {
    let mut app = real(19);
    press(&mut app, ">");
    for (step, next) in [
        (Step::Finish, ">"),
        (Step::Empty, ">"),
        (Step::Side, ">"),
        (Step::Vacant(Color::Black), "63"),
    ] {
        assert_eq!(app.session().step, step);
        for size in [(80, 24), (100, 30), (140, 45)] {
            let frame = frame(&app, size);
            assert!(frame.contains("For example") && frame.contains('┤'), "{step:?}\n{frame}");
        }
        press(&mut app, next);
    }
    let counted = frame(&app, (80, 24));
    assert!(counted.contains("On the table") && !counted.contains("For example"), "{counted}");
    press(&mut app, "s");
    assert!(!frame(&app, (80, 24)).contains("On the table"));
}

/// A sum that ends in an operator has lost a number.
#[test]
fn a_sum_that_breaks_off_is_refused() {
    let mut app = real(19);
    press(&mut app, ">>>>63+>");
    assert_eq!(told(&app), Some("remark-number-missing"));
    assert_eq!(app.session().step, Step::Vacant(Black));
    press(&mut app, "7>");
    assert_eq!(app.session().answers.vacant[0], Some(70));
    // The size of a board is typed as everybody writes it.
    let mut app = real(19);
    press(&mut app, "s");
    app.key(Key::Home);
    press(&mut app, "9x13>");
    assert_eq!(app.session().size(), Size::new(9, 13).unwrap());
}
