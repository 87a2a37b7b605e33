//! Counts that ordinary slips once led to a wrong winner or to a dead end, key by key.

use shuzi::ui::Key;
use shuzi_core::counting::ValueSource;
use shuzi_core::goban::Color::{Black, White};
use shuzi_core::record::{Info, read_diagram};
use shuzi_walk::{Degree, Setting, Step, StepKind, Table, TablePosition};

use crate::table::{Player, begin, bundled, press, real, shown, told};

/// How far the result is settled, and the result.
fn degree(app: &Player) -> (Option<Degree>, Option<String>) {
    let named = app.session().named().map(|outcome| outcome.to_string());
    (app.session().degree(), named)
}

/// Another size in the settings skips neither the question on empty points nor that of the side.
#[test]
fn a_size_changed_in_the_middle_skips_no_question() {
    let mut app = real(19);
    press(&mut app, ">skkk9>");
    assert_eq!((app.session().size().width(), app.session().step), (9, Step::Finish));
    press(&mut app, "23>");
    assert_eq!(app.session().step, Step::Empty);
    press(&mut app, "21");
    assert_eq!(told(&app), Some("remark-no-number-asked"));
    press(&mut app, "f");
    assert_eq!(degree(&app), (None, None));
}

/// Prisoners are asked for by the lid that they are in, and only where some were not put back.
#[test]
fn prisoners_are_those_in_the_other_lid() {
    let mut app = real(19);
    app.set(Setting::Rules, "japanese-1989").unwrap();
    press(&mut app, ">>13");
    assert_eq!((app.session().step, told(&app)), (Step::Returned, Some("remark-no-number-asked")));
    press(&mut app, "n");
    assert!(shown(&app).contains("Black stones not put back"), "{}", shown(&app));
    press(&mut app, "14>13>119>113>");
    assert_eq!(degree(&app), (Some(Degree::AsCounted), Some("W+1.5".to_owned())));
}

/// One seki is no number of points.
#[test]
fn whether_any_point_is_nobodys_is_answered_by_yes_or_no() {
    let mut app = real(19);
    press(&mut app, ">>1>");
    assert_eq!(app.session().answers.non_scoring, Some(0));
    press(&mut app, "<");
    assert!(shown(&app).contains("(Enter keeps no)"), "{}", shown(&app));
    press(&mut app, "y");
    assert!(shown(&app).contains("How many points?"));
    press(&mut app, "1>");
    assert!(shown(&app).contains("Black needs 184"));
}

/// Numbers of one side alone are never the last word, whatever slip they hold.
#[test]
fn one_side_is_as_counted() {
    for keys in ["120>53>", "120>63>", "130>tttt8>", "120>64>"] {
        let mut app = real(19);
        press(&mut app, ">>>>");
        press(&mut app, keys);
        assert!(shown(&app).contains("as counted"), "{keys}: {}", shown(&app));
        assert!(app.session().degree() < Some(Degree::Verified), "{keys}");
    }
    // Where one stone would turn it, Enter counts the other side; else both agree.
    let mut app = real(19);
    press(&mut app, ">>>>120>64>>");
    assert_eq!(told(&app), Some("remark-in-place"));
    press(&mut app, "n");
    assert_eq!((app.session().step, told(&app)), (Step::Result, Some("remark-not-in-place")));
    press(&mut app, ">>");
    assert_eq!(app.session().step, Step::Vacant(White));
    let mut app = real(19);
    press(&mut app, ">>>>130>tttt8>>");
    assert_eq!(degree(&app), (Some(Degree::Agreed), Some("W+12.5".to_owned())));
    // A term that changes afterwards is agreed on anew.
    app.set(Setting::Komi, "6.5").unwrap();
    assert_eq!(degree(&app).0, Some(Degree::AsCounted));
}

/// Nobody has agreed with a number that is typed again.
#[test]
fn a_number_that_changes_is_agreed_on_anew() {
    let mut app = real(19);
    press(&mut app, ">>>>70>103>>");
    assert_eq!(degree(&app).0, Some(Degree::Agreed));
    press(&mut app, "<113>");
    assert_eq!(degree(&app), (Some(Degree::AsCounted), Some("W+2.5".to_owned())));
    // Nor with marks that change on a board.
    let mut app = bundled("even");
    press(&mut app, ">fy");
    assert_eq!(degree(&app).0, Some(Degree::Agreed));
    press(&mut app, "d\t f");
    assert_ne!(degree(&app).0, Some(Degree::Agreed));
}

/// Numbers of the wrong sides are asked about though a point was reported only at the end.
#[test]
fn whose_numbers_they_are_is_asked_after_a_point_left_over() {
    let mut app = real(19);
    press(&mut app, ">>>y>70>60>114>116>");
    assert_eq!(told(&app), Some("remark-points-missing"));
    press(&mut app, "y");
    assert_eq!((app.kind(), told(&app)), (StepKind::Whose, Some("remark-whose")));
    press(&mut app, "y");
    assert_eq!(degree(&app).0, Some(Degree::Verified));
}

/// Both agree with the marks once the cursor was on every chain in doubt.
#[test]
fn chains_in_doubt_are_looked_at_before_both_agree() {
    let rows = "....XO...\n".repeat(4) + ".O..XO.X.\n" + &"....XO...\n".repeat(4);
    let position = TablePosition::put_in(read_diagram(&rows).unwrap().board);
    let mut doubted = position.dead().clone();
    let size = position.board.size();
    for place in ["B5", "H5"] {
        doubted.uncertain.insert(shuzi_core::goban::Vertex::from_name(place, size).unwrap());
    }
    let mut position = position;
    position.set_dead(doubted);
    let mut app = begin(Table::Position(Box::new(position)), Info::default());
    press(&mut app, ">");
    let mut looked = 0;
    while !app.session().marks_agreed() && looked < 9 {
        press(&mut app, "y");
        looked += usize::from(told(&app) == Some("remark-look-first"));
    }
    assert!(app.session().marks_agreed() && looked >= 1, "{looked}");
}

/// What the player sets for one game ends with it.
#[test]
fn settings_of_one_game_end_with_it() {
    let mut app = real(19);
    app.set(Setting::Komi, "6.5").unwrap();
    app.set(Setting::Compensation, "n-1").unwrap();
    let next = app.session().setup.for_another_game();
    assert_eq!((next.overrides.komi, next.overrides.convention), (None, None));
    assert_eq!(next.profile.value.name, "chinese");
}

/// A value comes back from where it came.
#[test]
fn a_komi_used_last_comes_back_as_such() {
    let mut app = real(19);
    let begun = app.clone();
    press(&mut app, ">>>>50");
    let mut kept = serde_json::to_value(app.kept(&begun)).unwrap();
    let state = kept["states"].as_array_mut().unwrap().last_mut().unwrap();
    state["overrides"]["komi"] = "6.5".into();
    state["overrides"]["by"] = "LastUsed".into();
    let mut app = begun.taken_up(&serde_json::from_value(kept).unwrap()).unwrap();
    assert_eq!(app.session().setup.overrides.by, ValueSource::LastUsed);
    app.set(Setting::Rules, "aga").unwrap();
    assert_eq!(app.session().terms().unwrap().komi.value.to_string(), "7.5");
}

/// Two counts that do not fill the board are mended in place, or counted again.
#[test]
fn counts_that_do_not_add_up_are_no_dead_end() {
    let begun = || {
        let mut app = real(19);
        press(&mut app, ">>>>130>tttt8>oy120>53>");
        assert_eq!(told(&app), Some("remark-points-short"));
        app
    };
    // Enter does not lead on; the wrong number is reached by the arrows.
    let mut app = begun();
    press(&mut app, ">>>");
    assert_eq!(app.session().step, Step::Stones(White));
    press(&mut app, "kk58>y");
    assert_eq!(app.session().step, Step::Vacant(White));
    press(&mut app, ">>");
    assert_eq!(degree(&app), (Some(Degree::Verified), Some("B+7.5".to_owned())));
    // Esc goes back one step at a time, and Enter comes to the same place again.
    let mut app = begun();
    press(&mut app, "<<<<>>>>");
    assert_eq!((app.session().step, told(&app)), (Step::Stones(White), None));
    press(&mut app, ">");
    assert_eq!(told(&app), Some("remark-points-short"));
    // R clears all, so that no old number vetoes a new one; undo brings them back.
    press(&mut app, "R");
    assert_eq!(app.session().answers.vacant, [None; 2]);
    assert_eq!(app.session().step, Step::Vacant(Black));
    press(&mut app, "u");
    assert_eq!(app.session().answers.vacant, [Some(130), Some(120)]);
}

/// Enter after a number that was typed again goes to the next field, not past those filled before.
#[test]
fn enter_goes_to_the_next_field() {
    let mut app = real(19);
    app.set(Setting::Method, "full").unwrap();
    press(&mut app, ">>>60>70>110>121>y<<<<");
    assert_eq!(app.session().step, Step::Vacant(Black));
    press(&mut app, "61>");
    assert_eq!(app.session().step, Step::Vacant(White));
}

/// A hand that counts Black whole types Black's stones where White's vacant points are asked for.
#[test]
fn stones_typed_for_vacant_points_are_asked_about() {
    let mut app = real(19);
    app.set(Setting::Method, "full").unwrap();
    press(&mut app, ">>>60>121>");
    assert_eq!(
        (app.session().step, told(&app)),
        (Step::Vacant(White), Some("remark-rather-stones"))
    );
    press(&mut app, "70>");
    assert_eq!(app.session().step, Step::Stones(Black));
}

/// Leaving a count is asked about, whatever is on top of it.
#[test]
fn leaving_is_asked_about_over_any_window() {
    for keys in ["", "s", "?", "s?"] {
        let mut app = real(19);
        press(&mut app, ">>>>50");
        press(&mut app, keys);
        app.key(Key::Ctrl('c'));
        assert!(app.is_asked_to_quit(), "{keys}");
        app.key(Key::Ctrl('c'));
        assert!(app.is_left(), "{keys}");
    }
}
