//! Every screen at its sizes: keys in and frames out.

use crate::table;

use ratatui::layout::Position;
use shuzi::ui::{Appearance, Glyphs, Input, Key, Theme};
use shuzi_core::life::Dead;
use shuzi_core::record::{Games, decode};
use shuzi_walk::{Direction, ExampleGame, Setting, Step, Table};

use table::{Player, begin, bundled, drawn_with, example, frame, look, open_example, press, real};

/// The size of the snapshots; `tests/screen/languages.rs` checks the others, in every language.
const USUAL: (u16, u16) = (80, 24);
/// A size that is too small, as the program then says.
const TOO_SMALL: (u16, u16) = (20, 5);

fn snapshot(name: &str, app: &Player) {
    insta::assert_snapshot!(format!("{name}_80x24"), frame(app, USUAL));
    assert!(frame(app, TOO_SMALL).starts_with("\"too small "), "{name}");
}

#[test]
fn each_step_of_a_game_file() {
    let mut app = bundled("even");
    snapshot("setup", &app);
    press(&mut app, ">");
    snapshot("dead", &app);
    press(&mut app, ">");
    snapshot("vacant", &app);
    press(&mut app, "30");
    snapshot("vacant_typed", &app);
    press(&mut app, ">>");
    snapshot("total_that_differs", &app);
    press(&mut app, ">>>");
    snapshot("work", &app);
    press(&mut app, "f");
    snapshot("result", &app);
}

/// A komi typed for the table is not the komi of an example.
#[test]
fn an_example_has_its_own_komi() {
    let mut app = real(9);
    app.set(Setting::Komi, "0.5").unwrap();
    table::open_example(&mut app);
    assert_eq!(app.session().terms().unwrap().komi.value.to_string(), "6.5");
}

#[test]
fn each_step_of_a_real_board() {
    let mut app = real(9);
    snapshot("real_setup", &app);
    press(&mut app, ">");
    snapshot("real_finish", &app);
    press(&mut app, ">");
    snapshot("real_non_scoring", &app);
    press(&mut app, ">y");
    snapshot("real_side", &app);
    press(&mut app, "u>12+");
    snapshot("real_vacant", &app);
    press(&mut app, "20>tt");
    snapshot("real_stones", &app);
    press(&mut app, "1>");
    press(&mut app, "f");
    snapshot("real_result", &app);
}

#[test]
fn what_is_found_of_the_chain_is_in_sight_at_every_size() {
    let text = "\
X O . . X O . O .\n\
. X X X X O O O O\n\
X X O O O O . O O\n\
O O O O O O O O .\n\
X X X X X X X X X\n\
. X . X . X . X .\n";
    let file = decode(text.as_bytes(), None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let dead = Dead::proposed(&game.board);
    let position =
        shuzi_walk::TablePosition::new(shuzi_walk::Origin::PutIn, game.board, dead, game.plays);
    let mut app = begin(Table::Position(Box::new(position)), game.info);
    press(&mut app, ">");
    assert_eq!(app.session().step, Step::Dead);
    for size in [(120, 40), (80, 24), (60, 20), (44, 24)] {
        let frame = frame(&app, size);
        assert!(frame.contains("A6, Black (1): alive"), "{frame}");
        // The line break depends on the width.
        assert!(["A6 B6", "(Tab): A6 "].iter().any(|names| frame.contains(names)), "{frame}");
    }
}

#[test]
fn seki_help_settings_and_questions() {
    let mut app = bundled("seki");
    press(&mut app, ">>");
    assert_eq!(app.session().step, Step::Seki);
    snapshot("seki", &app);
    press(&mut app, "?");
    snapshot("help", &app);
    press(&mut app, "<s");
    snapshot("settings", &app);
    press(&mut app, "?<");
    assert!(app.is_on_settings(), "help closes alone");
    press(&mut app, "<q");
    snapshot("quit", &app);
    press(&mut app, "n");
    assert_eq!(app.session().step, Step::Seki, "staying changes nothing");
}

/// Whoever chooses a method is told which one is for beginners (Mays, p. 5).
#[test]
fn full_counting_is_the_one_to_begin_with() {
    let mut app = bundled("even");
    press(&mut app, ">s");
    let advised = (0..10).any(|_| {
        let is_said = (0..4).any(|_| {
            app.key(Key::Arrow(Direction::Right));
            let frame = frame(&app, (80, 24));
            frame.contains("Begin") && frame.contains("Full Counting")
        });
        app.key(Key::Arrow(Direction::Down));
        is_said
    });
    assert!(advised);
}

#[test]
fn the_game_is_shown_under_all_rules_and_why_they_differ() {
    let mut app = bundled("handicap");
    app.press(">fv");
    snapshot("compare", &app);
    app.press("l");
    snapshot("compare_why", &app);
    app.press("l");
    snapshot("compare_compensation", &app);
    app.press("l");
    snapshot("compare_procedures", &app);
    app.press("?<");
    assert!(app.can("turn-page"));
    app.press("<");
    assert!(!app.can("turn-page"));
    // A real board has neither moves nor prisoners: what is unknown is shown.
    let mut app = real(9);
    app.press("v");
    assert!(!app.can("turn-page"));
    app.press(">>>>44>0>fv");
    let shown = frame(&app, (120, 40));
    assert!(shown.contains(" or "), "{shown}");
}

#[test]
fn a_board_half_put_in_is_there_again() {
    let mut app = real(9);
    press(&mut app, "b5x2.o");
    let editor = app.editor().unwrap();
    assert_eq!(editor.board().stones().count(), 6);
    assert_eq!(editor.cursor().name(app.session().size()), "J9");
    press(&mut app, "u");
    assert_eq!(app.editor().unwrap().board().stones().count(), 5);
    press(&mut app, "U<");
    assert!(app.editor().is_none());
    press(&mut app, "b");
    assert_eq!(app.editor().unwrap().board().stones().count(), 6);
    // Everything around the cursor is White's; then the board is counted.
    press(&mut app, "w>");
    assert_eq!(app.session().step, Step::Dead);
    press(&mut app, "f");
    assert!(app.session().result().is_some());
}

#[test]
fn an_example_is_left_again_for_the_board_on_the_table() {
    let mut app = real(19);
    snapshot("welcome", &app);
    open_example(&mut app);
    assert_eq!(app.session().step, Step::Dead);
    assert!(app.session().board().is_some());
    press(&mut app, "<<");
    assert!(app.session().board().is_none());
    open_example(&mut app);
    press(&mut app, "f");
    assert!(frame(&app, (120, 40)).contains("Black wins by 18.5 points"));
}

/// The four examples are those of Mays, with his totals; on each the stones move by themselves.
#[test]
fn the_examples_show_how_stones_become_rectangles() {
    let results = ["B+18.5", "W+6.5", "W+8.5", "0"];
    for (at, result) in results.into_iter().enumerate() {
        let mut app = real(19);
        app.press("x");
        assert!(app.can("choose"));
        if at == 0 {
            snapshot("examples", &app);
        }
        app.press(&"j".repeat(at));
        app.press(">");
        assert_eq!(app.session().step, Step::Dead, "{at}");
        let mut plans = 0;
        for _ in 0..20 {
            if app.session().step == Step::Result {
                break;
            }
            press(&mut app, ">");
            if app.can("handle-back") {
                plans += 1;
                for _ in 0..200 {
                    app.take(&Input::Tick);
                }
                assert!(!app.can("handle-all"), "the plan is done");
                // Enter types in what the plan leaves vacant.
                press(&mut app, ">");
                assert!(!app.can("handle-back") && !app.entry().is_empty());
            }
        }
        assert!(plans > 0);
        assert_eq!(app.session().result().unwrap().outcome().to_string(), result, "{at}");
    }
}

#[test]
fn the_plan_is_gone_through_stone_by_stone() {
    let mut app = bundled("even");
    press(&mut app, ">>r");
    snapshot("plan", &app);
    press(&mut app, ">>");
    assert!(frame(&app, USUAL).contains(">  3 "), "two stones are handled");
    press(&mut app, "hp");
    for _ in 0..100 {
        app.take(&Input::Tick);
    }
    assert!(!app.can("handle-all"), "the plan is done");
    snapshot("plan_done", &app);
    // The vacant points are then filled in; the stones are the rest of the total.
    press(&mut app, "<");
    assert_eq!(app.entry().value(), Ok(Some(30)));
    press(&mut app, ">>");
    let own = app.session().own_count(shuzi_core::goban::Color::Black).unwrap();
    assert_eq!((own.vacant(), own.stones(), own.total()), (Some(30), Some(23), 53));
}

#[test]
fn the_key_number_sheet_is_browsed() {
    let mut app = bundled("even");
    app.press("c");
    snapshot("sheet", &app);
    // Another size has no row for the current game; komi goes up by half points.
    app.press("z++");
    let sheet = frame(&app, USUAL);
    assert!(sheet.contains("7×7") && sheet.contains("komi 7.5"), "{sheet}");
    app.press("?");
    assert!(frame(&app, (80, 24)).contains("next board size"));
    app.press("<");
    for _ in 0..40 {
        app.press("l");
        frame(&app, (44, 24));
    }
    app.press("<");
    assert!(!app.can("sheet-size"));
    assert_eq!(app.session().step, Step::Setup);
}

#[test]
fn a_real_board_has_no_plan() {
    let mut app = real(9);
    press(&mut app, ">>>>r");
    assert!(!app.can("handle-all"));
    assert!(app.message().is_some());
}

#[test]
fn letters_stand_in_for_round_stones() {
    let mut app = bundled("seki");
    press(&mut app, ">>");
    let look = Appearance { theme: Theme::MONO, glyphs: Glyphs::Ascii, ..look() };
    let terminal = drawn_with(&mut app, &look, (80, 24));
    insta::assert_snapshot!("ascii", terminal.backend().to_string());
    let plain = terminal.backend().buffer().content.iter().all(|cell| {
        use ratatui::style::Color::Reset;
        cell.fg == Reset && cell.bg == Reset
    });
    assert!(plain, "no colour under NO_COLOR");
}

#[test]
fn no_colour_is_needed_to_tell_black_from_white() {
    let look = Appearance { theme: Theme::MONO, ..look() };
    let terminal = drawn_with(&mut bundled("even"), &look, (80, 24));
    let frame = terminal.backend().to_string();
    assert!(frame.contains("X───O") && frame.contains("─o─"), "{frame}");
}

#[test]
fn enter_all_the_way_is_a_valid_answer() {
    let mut app = bundled("handicap");
    press(&mut app, ">>>>>>>>>>>>>>>>");
    assert_eq!(app.session().step, Step::Result);
    assert_eq!(app.session().result().unwrap().outcome().to_string(), "W+6.5");
}

#[test]
fn a_changed_setting_shows_in_the_live_panel_at_once() {
    let mut app = bundled("even");
    let margin = |app: &Player| app.session().result().unwrap().outcome().to_string();
    press(&mut app, ">s");
    assert_eq!(app.setting(), shuzi_walk::Setting::Komi);
    press(&mut app, "7.5>");
    assert_eq!(margin(&app), "B+17.5");
    press(&mut app, "u");
    assert_eq!(margin(&app), "B+18.5");
    press(&mut app, "U");
    assert_eq!(margin(&app), "B+17.5");
}

/// With `--ascii` an English screen has only ASCII, except for names that have no other form, and
/// for fractions.
#[test]
fn ascii_is_ascii() {
    let look = Appearance { theme: Theme::MONO, glyphs: Glyphs::Ascii, ..look() };
    for keys in ["", ">", ">>", ">>>12+", ">f", ">s", ">a", ">?", ">:", ">fv", ">c", ">fe", "r"] {
        let mut app = bundled("seki");
        app.press(keys);
        for size in [(80, 24), (44, 24), (120, 40)] {
            let shown = drawn_with(&mut app, &look, size).backend().to_string();
            let foreign: Vec<char> = shown
                .chars()
                .filter(|c| !c.is_ascii() && !c.is_alphabetic() && !"¼½¾".contains(*c))
                .collect();
            assert_eq!(foreign, Vec::<char>::new(), "{keys}: {shown}");
        }
    }
}

#[test]
fn a_click_marks_the_chain_under_it() {
    let mut app = bundled("even");
    press(&mut app, ">");
    let dead = |app: &Player| app.session().dead().unwrap().stones.len();
    let before = dead(&app);
    // The board begins at the second row; F1 is the sixth vertex of its last row. On a large screen a
    // vertex takes two to four times as much room, both ways.
    for (size, (x, y)) in [
        ((60, 24), (3 + 2 * 5, 2 + 8)),
        ((100, 30), (3 + 4 * 5, 2 + 2 * 8)),
        ((110, 34), (4 + 6 * 5, 3 + 3 * 8)),
        ((120, 40), (5 + 8 * 5, 3 + 4 * 8)),
    ] {
        app.click(Position::new(x, y), size);
        assert!(dead(&app) > before, "{size:?}");
        app.click(Position::new(x, y), size);
        assert_eq!(dead(&app), before, "{size:?}");
    }
    app.click(Position::new(50, 10), (60, 24));
    assert_eq!(dead(&app), before);
}

mod any_keys {
    use super::*;
    use proptest::prelude::*;

    /// Keys of the walk-through only.
    fn keys() -> impl Strategy<Value = String> {
        "[>< ~\tsfmotuUqyn?hjklxw0-9+.]{0,60}"
    }

    /// Keys of every screen: the editor, the comparison, the sheet, appearance, saving, the plan.
    fn all_keys() -> impl Strategy<Value = String> {
        "[>< ~\tsfmotuUqyn?hjklxXOw0-9+.abcervpzZM-]{0,60}"
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        #[test]
        fn never_panic_at_any_size(keys in all_keys(), width in 0..130_u16, height in 0..45_u16) {
            let mut app = bundled("seki");
            for c in keys.chars() {
                app.press(&c.to_string());
                frame(&app, (width, height));
            }
        }

        #[test]
        fn never_panic_on_a_real_board(keys in all_keys()) {
            let mut app = real(9);
            app.press(&keys);
            frame(&app, (80, 24));
        }

        #[test]
        fn undo_and_redo_bring_everything_back(keys in keys()) {
            let mut app = bundled("handicap");
            let begun = app.session().clone();
            press(&mut app, &keys);
            let reached = app.session().clone();
            let mut undone = 0;
            for _ in 0..200 {
                // Text being typed is taken back first.
                let is_typing = !app.count().entry().is_empty();
                app.undo();
                if app.message().is_some() {
                    break;
                }
                undone += usize::from(!is_typing);
            }
            prop_assert!(app.session() == &begun);
            // Undo steps from before the end of the keys come after the reached state.
            for _ in 0..undone {
                app.redo();
            }
            prop_assert!(app.session() == &reached);
        }
    }
}

/// Stores a count as on disk, and resumes it in a fresh program.
fn taken_up_again(app: &Player, begun: &Player) -> Player {
    let kept = serde_json::to_string(&app.kept(begun)).unwrap();
    begun.taken_up(&serde_json::from_str(&kept).unwrap()).unwrap()
}

#[test]
fn a_count_is_kept_as_its_answers_and_marks() {
    // A file: changed marks, one seki point given to the other side, a half-typed number.
    let begun = bundled("seki");
    let mut app = begun.clone();
    press(&mut app, "> > > 1");
    let again = taken_up_again(&app, &begun);
    assert!(again.session() == app.session());
    assert_eq!((again.entry(), again.kind()), (app.entry(), app.kind()));
    // Undo goes back as far as before.
    let (mut again, mut before) = (again, app);
    for _ in 0..6 {
        press(&mut again, "u");
        press(&mut before, "u");
        assert!(again.session() == before.session());
    }

    // A real board: settings typed, totals counted, up to the result.
    let begun = real(9);
    let mut app = begun.clone();
    app.set(shuzi_walk::Setting::Komi, "6.5").unwrap();
    app.set(shuzi_walk::Setting::Rules, "aga").unwrap();
    app.set(shuzi_walk::Setting::Compensation, "n-1").unwrap();
    press(&mut app, ">>32>21>f");
    let again = taken_up_again(&app, &begun);
    assert!(again.session() == app.session());
    assert!(again.session().result() == app.session().result());

    // A board that was entered, and one only half entered.
    let mut app = begun.clone();
    press(&mut app, "b4x5o>> ");
    assert_eq!(taken_up_again(&app, &begun).session(), app.session());
    let mut app = begun.clone();
    press(&mut app, "b4x");
    let again = taken_up_again(&app, &begun);
    assert!(
        again.editor().map(shuzi_walk::Editor::board)
            == app.editor().map(shuzi_walk::Editor::board)
    );
    assert!(
        again.editor().map(shuzi_walk::Editor::cursor)
            == app.editor().map(shuzi_walk::Editor::cursor)
    );

    // The example, once it was changed.
    let mut app = begun.clone();
    open_example(&mut app);
    press(&mut app, ">");
    assert_eq!(app.kept(&begun), begun.kept(&begun));
    press(&mut app, "<5");
    assert_eq!(taken_up_again(&app, &begun).session(), app.session());
}

#[test]
fn what_does_not_belong_to_a_count_is_not_taken_up() {
    let (seki, board) = (bundled("seki"), real(9));
    let mut app = seki.clone();
    press(&mut app, "> ");
    assert!(board.taken_up(&app.kept(&seki)).is_none());
}

/// Mays, Tables 16 and 17: by area White wins by one point, by territory Black does.
#[test]
fn the_sixth_example_is_decided_by_the_rules() {
    let mut app = real(19);
    example(&mut app, ExampleGame::Passes);
    press(&mut app, "f");
    let shown = frame(&app, USUAL);
    assert!(shown.contains("White wins by 1 point"), "{shown}");
    press(&mut app, "v");
    let shown = frame(&app, (100, 60));
    assert!(shown.contains("[Territory counts]") && shown.contains("Black 6, White 5"), "{shown}");
}

/// After a plan the board that is counted is the rearranged one, until the result.
#[test]
fn a_rearranged_board_stays_until_the_result() {
    let mut app = bundled("even");
    press(&mut app, ">>r");
    for _ in 0..9 {
        press(&mut app, ">");
    }
    assert!(app.count().rearranged().is_some());
    snapshot("rearranged", &app);
    press(&mut app, ">");
    // The stones are those of the plan, and the other side's are off the board.
    snapshot("rearranged_and_cleared", &app);
    press(&mut app, ">");
    assert!(app.count().rearranged().is_none());
    press(&mut app, "u");
    assert!(app.count().rearranged().is_some());
}
