//! Counting territory at the table, and rules that ask about the last move.

use crate::table;

use shuzi_core::goban::Color::{Black, White};
use shuzi_walk::{DoneCount, Setting, Step, Table, TablePosition, Verified};

use shuzi_core::record::{Info, read_diagram};
use table::{Player, frame, press, real, shown, told};

/// A real board under these rules, at its first step.
fn under(lines: u8, rules: &str, komi: &str) -> Player {
    let mut app = real(lines);
    app.set(Setting::Rules, rules).unwrap();
    app.set(Setting::Komi, komi).unwrap();
    app
}

fn named(app: &Player) -> Option<String> {
    app.session().named().map(|outcome| outcome.to_string())
}

/// Mays, Example 5, Tables 16 and 17 (7×7, no komi): Black has 6 points of territory and White 5, and
/// nothing was captured. By pass stones Black puts 3 stones into his own and White 1.
#[test]
fn territory_is_counted_as_in_the_books() {
    let mut app = under(7, "japanese-1989", "0");
    for step in [Step::Setup, Step::Finish, Step::Returned] {
        assert_eq!(app.session().step, step);
        press(&mut app, ">");
    }
    assert_eq!(app.session().step, Step::Vacant(Black));
    press(&mut app, "6>");
    assert_eq!((app.session().step, named(&app)), (Step::Vacant(White), None));
    press(&mut app, "5>");
    assert_eq!((app.session().step, named(&app).as_deref()), (Step::Result, Some("B+1")));

    let mut app = under(7, "aga", "0");
    app.set(Setting::TieBreaker, "none").unwrap();
    app.set(Setting::Scoring, "territory").unwrap();
    press(&mut app, ">>>3>4>");
    assert_eq!((app.session().step, named(&app).as_deref()), (Step::Result, Some("W+1")));
}

/// A board that is put in has stones and points, and asks for the prisoners (9×9, komi 6.5: 36
/// against 27 points; Black lost 3 stones, White 1).
#[test]
fn a_board_put_in_asks_for_the_prisoners() {
    let board = read_diagram(&"....XO...\n".repeat(9)).unwrap().board;
    let position = TablePosition::put_in(board);
    let mut app = table::begin(Table::Position(Box::new(position)), Info::default());
    app.set(Setting::Rules, "japanese-1989").unwrap();
    press(&mut app, ">>");
    assert_eq!(app.session().step, Step::Prisoners(Black));
    assert!(shown(&app).contains("captured during the game"), "{}", shown(&app));
    // Nothing typed is not none.
    press(&mut app, ">");
    assert_eq!(app.session().step, Step::Prisoners(Black));
    press(&mut app, "f");
    assert_eq!((app.session().step, named(&app)), (Step::Prisoners(Black), None));
    press(&mut app, "3>1>");
    assert_eq!(app.session().step, Step::Result);
    // 36 + 1 against 27 + 3 + 6.5.
    assert_eq!(named(&app).as_deref(), Some("B+0.5"));
    let screen = shown(&app);
    for term in ["Black wins by 0.5", "Territory 36 27", "Prisoners − 3 − 1", "Komi + 6.5"] {
        assert!(screen.contains(term), "{term}: {screen}");
    }
    assert_eq!(app.session().progress(), (5, 5));
}

/// A position without moves asks who passed first where the rules depend on it (9×9, no komi: 45
/// against 36).
#[test]
fn a_position_without_moves_asks_who_passed_first() {
    let board = read_diagram(&"....XO...\n".repeat(9)).unwrap().board;
    let begun = || {
        let position = TablePosition::put_in(board.clone());
        let mut app = table::begin(Table::Position(Box::new(position)), Info::default());
        app.set(Setting::Rules, "ikeda-area-3").unwrap();
        app.set(Setting::Komi, "0").unwrap();
        press(&mut app, ">>");
        assert_eq!(app.session().step, Step::LastMove);
        app
    };
    for (answer, result) in [("b", "B+9"), ("w", "B+8")] {
        let mut app = begun();
        press(&mut app, answer);
        press(&mut app, "f");
        assert_eq!(named(&app).as_deref(), Some(result));
    }
    let mut app = begun();
    press(&mut app, ">f");
    assert!(shown(&app).contains("Black wins by 8 or by 9"), "{}", shown(&app));
}

/// Rules that count territory leave a seki as it is.
#[test]
fn a_seki_is_not_filled_under_territory_rules() {
    let mut app = table::bundled("seki");
    press(&mut app, ">>");
    assert_eq!(app.session().step, Step::Seki);
    let mut app = table::bundled("seki");
    app.set(Setting::Rules, "japanese-1989").unwrap();
    press(&mut app, ">>");
    assert_ne!(app.session().step, Step::Seki);
}

/// It makes no difference whether a prisoner is filled in or kept out.
#[test]
fn prisoners_that_find_no_room_count_all_the_same() {
    for kept_out in 0..=12 {
        let mut app = under(19, "japanese-1989", "6.5");
        let (black, filled) = (60, 12 - kept_out);
        // Those in the lid are asked for only where some are.
        let lids = if kept_out > 0 { format!("n{kept_out}>0>") } else { ">".to_owned() };
        press(&mut app, &format!(">>{lids}{}>50>", black - filled));
        // 60 − 12 prisoners = 48 against 50 + 6.5.
        assert_eq!(named(&app).as_deref(), Some("W+8.5"), "{kept_out}");
        let done = DoneCount::of(app.session(), None, "now").unwrap();
        assert_eq!((done.result.as_str(), done.verified), ("W+8.5", Verified::Territory));
    }
}

/// The result is its sum, term by term; nothing of it is left on the table.
#[test]
fn the_result_shows_territory_prisoners_and_komi() {
    let mut app = under(19, "korean", "6.5");
    press(&mut app, ">>n2>0>41>37>");
    let screen = shown(&app);
    for term in ["Territory 41 37", "Prisoners − 2", "Komi + 6.5", "Sum = 39 = 43.5"] {
        assert!(screen.contains(term), "{term}: {screen}");
    }
    assert!(screen.contains("White wins by 4.5"), "{screen}");
    assert!(!screen.contains("Half"), "{screen}");
    // Esc leads back through the steps, and what was typed is still there.
    press(&mut app, "<<");
    assert_eq!(
        (app.session().step, app.session().number(app.session().step)),
        (Step::Vacant(Black), Some(41))
    );
}

/// Neither more points than the board has nor a lead that no counted game has gets past its step.
#[test]
fn slips_are_asked_about_where_they_are_typed() {
    let mut app = under(9, "japanese-1989", "6.5");
    press(&mut app, ">>>>70>");
    assert_eq!(told(&app), Some("remark-too-vacant"));
    press(&mut app, "40>");
    press(&mut app, "60>");
    assert_eq!(told(&app), Some("remark-more-than-left"));
    assert_eq!(app.session().step, Step::Vacant(White));
    // Living stones need room.
    press(&mut app, "30>");
    assert_eq!(told(&app), Some("remark-too-vacant"));
    // 41 typed for 14.
    let mut app = under(9, "japanese-1989", "6.5");
    press(&mut app, ">>>>41>10>");
    assert_eq!((app.session().step, told(&app)), (Step::Vacant(White), Some("remark-large-lead")));
    press(&mut app, ">");
    assert_eq!(named(&app).as_deref(), Some("B+24.5"));
}

/// Numbers of one kind of count are not taken for another.
#[test]
fn changing_between_area_and_territory_starts_anew_and_can_be_undone() {
    let mut app = real(19);
    press(&mut app, ">>>>92>92>");
    let counted = app.session().answers;
    app.set(Setting::Rules, "japanese-1989").unwrap();
    assert_eq!((app.session().step, app.session().is_begun()), (Step::Finish, false));
    assert!(!app.session().settings().contains(&Setting::Method));
    press(&mut app, "u");
    assert_eq!(app.session().answers, counted);
    // The methods are for area.
    let mut app = under(19, "japanese-1989", "6.5");
    press(&mut app, ">>>>41>37>m");
    assert_eq!(told(&app), Some("remark-by-territory"));
    press(&mut app, "v");
    assert_eq!(told(&app), Some("remark-area-not-counted"));
}

/// Whoever passed first decides by a point: nobody is named until that is known (Ikeda, area rules
/// III; World Mind Sports Games 2008).
#[test]
fn rules_that_depend_on_the_last_move_ask_who_made_it() {
    // 183 : 178 is B+5 with no komi; White gets a point if White passed first.
    for (rules, white_first, black_first) in
        [("ikeda-area-3", "B+4", "B+5"), ("wmsg-2008", "B+4", "B+5"), ("taiwan-old", "B+5", "B+4")]
    {
        let counted = |answer: &str| {
            let mut app = under(19, rules, "0");
            press(&mut app, ">>");
            assert_eq!(app.session().step, Step::LastMove, "{rules}");
            press(&mut app, answer);
            assert_eq!(app.session().step, Step::Empty, "{rules}");
            press(&mut app, ">>92>91>f");
            app
        };
        assert_eq!(named(&counted("w")).as_deref(), Some(white_first), "{rules}");
        assert_eq!(named(&counted("b")).as_deref(), Some(black_first), "{rules}");
        let unknown = counted(">");
        assert_eq!(named(&unknown), None, "{rules}");
        let screen = shown(&unknown);
        // Black wins either way.
        assert!(screen.contains("Black wins by 4 or by 5"), "{rules}: {screen}");
        let others = ["Not settled", "B+4", "B+5", "Margin of victory"];
        assert!(!others.iter().any(|other| screen.contains(other)), "{rules}: {screen}");
        let mut close = unknown;
        close.set(Setting::Komi, "4.5").unwrap();
        let screen = shown(&close);
        assert!(screen.contains("Between W+0.5 and B+0.5"), "{rules}: {screen}");
        assert!(!screen.contains("wins"), "{rules}: {screen}");
    }
}

/// Ikeda, area rules I: stones are counted, two points off for each group (185 − 6 = 179 against
/// 176 − 10 = 166).
#[test]
fn groups_are_counted_where_rules_tax_them() {
    let mut app = under(19, "ikeda-area-1", "0");
    app.set(Setting::Method, "full").unwrap();
    press(&mut app, ">>");
    assert_eq!(app.session().step, Step::Groups(Black));
    // There is no default, and each group needs room to live.
    press(&mut app, ">");
    assert_eq!((app.session().step, told(&app)), (Step::Groups(Black), Some("remark-type-count")));
    press(&mut app, "61>");
    let asked = (app.session().step, told(&app));
    assert_eq!(asked, (Step::Groups(Black), Some("remark-too-many-groups")));
    press(&mut app, "3>5>");
    assert_eq!(app.session().step, Step::NonScoring);
    press(&mut app, ">90>80>95>96>");
    assert_eq!(told(&app), Some("remark-whose"));
    press(&mut app, "yf");
    assert_eq!((app.session().step, named(&app).as_deref()), (Step::Result, Some("B+13")));
    // The area alone is B+9: what makes the difference is shown.
    let screen = shown(&app);
    for term in ["Black wins by 13", "Group tax − 6 − 10", "Sum = 179 = 166"] {
        assert!(screen.contains(term), "{term}: {screen}");
    }
    // The sum of the area checks nothing here.
    assert!(!screen.contains("Check"), "{screen}");
}

/// A seki is left as it is: six vacant points of neither side are no slip there.
#[test]
fn a_seki_is_not_filled_where_only_stones_count() {
    let mut app = under(19, "ikeda-area-1", "0");
    app.set(Setting::Method, "full").unwrap();
    press(&mut app, ">>2>2>6>90>80>95>90>f");
    assert_eq!(named(&app).as_deref(), Some("B+15"));
    let mut app = under(19, "ikeda-area-1", "0");
    app.set(Setting::Method, "full").unwrap();
    press(&mut app, ">>2>2>13>");
    let asked = (app.session().step, told(&app));
    assert_eq!(asked, (Step::NonScoring, Some("remark-too-many-non-scoring")));
}

/// KataGo's ancient territory: 60 − 2 × 3 = 54 against 50 − 2 × 4 + 6.5 = 48.5.
#[test]
fn groups_are_taxed_by_territory_too() {
    let mut app = under(19, "katago-ancient-territory", "6.5");
    press(&mut app, ">>");
    assert_eq!(app.session().step, Step::Groups(Black));
    press(&mut app, "3>4>>>60>50>");
    assert_eq!((app.session().step, named(&app).as_deref()), (Step::Result, Some("B+5.5")));
}

/// Jasiek, *Prisoner Counting for Stone Scoring*: Black lost 12 stones and White 9, passes included.
/// After 3 handicap stones White begins and Black passes last: White had three turns fewer.
#[test]
fn prisoners_alone_are_counted_where_the_rules_say_so() {
    for (handicap, result) in [("0", "W+3"), ("3", "0")] {
        let mut app = under(19, "stone-jasiek-prisoners", "0");
        app.set(Setting::Handicap, handicap).unwrap();
        press(&mut app, ">>");
        assert_eq!(app.session().step, Step::Prisoners(Black));
        press(&mut app, "12>9>");
        assert_eq!((app.session().step, named(&app).as_deref()), (Step::Result, Some(result)));
        assert!(shown(&app).contains("prisoners alone"), "{}", shown(&app));
    }
}

/// Every step is legible on every screen.
#[test]
fn no_screen_of_these_steps_is_too_small() {
    for size in [(1, 1), (20, 6), (44, 24), (80, 24), (120, 40)] {
        for (rules, keys) in
            [("japanese-1989", ">>n1>0>41>37>"), ("aga", ">>n1>0>41>37>"), ("ikeda-area-3", ">>>")]
        {
            let mut app = under(19, rules, "6.5");
            if rules == "aga" {
                app.set(Setting::Scoring, "territory").unwrap();
            }
            for key in keys.chars() {
                press(&mut app, &key.to_string());
                frame(&app, size);
            }
        }
    }
}

/// Enter answers one question only; a number gone back to is asked about in the same way, and Enter
/// gets past it.
#[test]
fn questions_are_asked_one_by_one() {
    let mut app = under(9, "japanese-1989", "6.5");
    press(&mut app, ">>n0>2>41>10>");
    for _ in 0..2 {
        let asked = (app.session().step, told(&app));
        assert_eq!(asked, (Step::Vacant(White), Some("remark-large-lead")));
        press(&mut app, ">");
        assert_eq!((app.session().step, told(&app)), (Step::Result, None));
        press(&mut app, "<>");
    }
}

/// A game by territory rules: its own sum comes first, then the same board by area, and its record is
/// compared, also where only the players' word is missing.
#[test]
fn a_game_shows_its_own_score_before_the_area() {
    let game = |marks: &str| {
        let moves = ";B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de];B[ca];W[cb];B[cc]\
                     ;W[cd];B[ce];W[];B[]";
        format!("(;SZ[5]KM[0.5]RU[Japanese]RE[W+0.5]{moves}{marks})")
    };
    let mut app = table::opened("a.sgf".to_owned(), game("TB[aa:ae]TW[ea:ee]").as_bytes());
    press(&mut app, "f");
    let screen = shown(&app);
    let terms = [
        "White wins by 0.5 points",
        "W+0.5 (agrees)",
        "Territory 5 5",
        "Komi + 0.5",
        "by area: B+0.5",
    ];
    let places = terms.map(|term| screen.find(term).unwrap_or_else(|| panic!("{term}: {screen}")));
    assert!(places.is_sorted(), "{places:?} {screen}");
    assert!(!screen.contains(" zi)"), "{screen}");
    // A living chain that is marked dead is asked about, and the record is compared all the same.
    let mut app = table::opened("a.sgf".to_owned(), game("TB[aa:ce]TW[ea:ee]").as_bytes());
    press(&mut app, "f");
    assert!(!shown(&app).contains("cannot be checked"), "{}", shown(&app));
}
