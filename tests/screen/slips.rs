//! Slips of a tired player: each is refused or questioned at once, and nothing typed is lost.

use crate::table;

use proptest::prelude::*;
use shuzi::screens::{Flow, Stack};
use shuzi::ui::{CurrentGame, Key, Opening};
use shuzi_core::Scorer;
use shuzi_core::amount::Amount;
use shuzi_core::counting::{CountResult, Outcome, Overrides, SideCount, Totals};
use shuzi_core::goban::{Color, Vertex};
use shuzi_core::rules::Profiles;
use shuzi_core::scorer::ScoreOptions;
use shuzi_core::scoring::Scored;
use shuzi_walk::{DoneCount, Session, Setting, Standing, Step};

use table::{Player, bundled, frame, in_a_folder, open_example, press, real, told};

/// The result on the screen.
fn result(app: &Player) -> Option<String> {
    let at_result = app.session().step == Step::Result;
    app.session().result().filter(|_| at_result).map(|result| result.outcome().to_string())
}

/// A territory typed where non-scoring points are asked for gave a wrong winner: more than three are
/// refused there, and more than one is questioned.
#[test]
fn many_non_scoring_points_are_asked_about_or_refused() {
    let mut app = real(19);
    press(&mut app, ">>9");
    assert_eq!(told(&app), Some("remark-no-number-asked"));
    press(&mut app, "y92>");
    assert_eq!(told(&app), Some("remark-too-many-non-scoring"));
    assert_eq!((app.session().step, app.entry().shown().as_str()), (Step::NonScoring, "92"));
    press(&mut app, "3>");
    assert_eq!(told(&app), Some("remark-many-non-scoring"));
    assert_eq!((app.session().step, app.entry().shown().as_str()), (Step::NonScoring, "3"));
    // Any other key withdraws the question, and the one before it may be answered otherwise.
    press(&mut app, "u<n");
    assert_eq!((app.session().step, app.session().answers.non_scoring), (Step::Side, Some(0)));
    // 183 of 361 with komi 7.5: Black needs 185.
    press(&mut app, ">92>91>f");
    assert_eq!(result(&app).as_deref(), Some("W+2.5"));
    // A number entered again after the question is accepted.
    let mut app = real(19);
    press(&mut app, ">>y3>>>92>91>f");
    assert_eq!(app.session().answers.non_scoring, Some(3));
    assert_eq!(result(&app).as_deref(), Some("B+0.5"));
}

/// Leaving the settings undoes neither the size of the board nor its count.
#[test]
fn leaving_keeps_the_count_of_a_smaller_board() {
    let mut app = real(19);
    press(&mut app, "3>>>>30>50>");
    let counted = app.session().answers;
    while app.session().step != Step::Setup {
        press(&mut app, "<");
    }
    let mut left = app.clone();
    press(&mut left, "<");
    assert!(left.is_left());
    assert_eq!((app.session().size().width(), app.session().answers), (13, counted));
    // Another size drops the count, and the screen says so.
    press(&mut app, "9");
    assert_eq!((app.session().size().width(), told(&app)), (9, Some("remark-count-dropped")));
}

/// Numbers, marks and boards are still there after returning home, which drops only what was never
/// started.
#[test]
fn the_way_home_keeps_what_was_typed() {
    let mut app = real(19);
    assert!(app.bench().is_at_beginning());
    press(&mut app, "3>>>>12+20<");
    assert!(!app.bench().is_at_beginning(), "a number is typed");
    // Another size is a setting, not a started count.
    let mut app = real(19);
    press(&mut app, "3><");
    assert!(app.bench().is_at_beginning() && app.session().size().width() == 13);
    let mut app = bundled("even");
    press(&mut app, ">\t <");
    assert!(!app.bench().is_at_beginning(), "a stone is marked");
    // An entered board returns to the editor.
    let mut app = real(9);
    press(&mut app, "b");
    app.paste(&"XXXX.OOOO\n".repeat(9));
    press(&mut app, "><<");
    assert!(!app.bench().is_at_beginning() && told(&app) == Some("remark-position-kept"));
    press(&mut app, "b");
    assert_eq!(app.editor().unwrap().board().stones().count(), 72);
    // A number typed into the settings is a layer of its own.
    let mut app = real(9);
    press(&mut app, ">s6.5<");
    assert_eq!((app.is_on_settings(), app.entry().shown().as_str()), (true, ""));
}

/// Quitting with a half-entered board asks first, even if an earlier count is finished.
#[test]
fn a_board_half_put_in_is_not_finished() {
    let mut app = bundled("even");
    press(&mut app, ">f");
    assert_eq!(result(&app).as_deref(), Some("B+18.5"));
    let mut left = app.clone();
    left.key(Key::Ctrl('c'));
    assert!(left.is_left());
    let mut app = real(9);
    press(&mut app, "bxx<>>>>44>0>");
    assert_eq!(app.session().step, Step::Result);
    app.key(Key::Ctrl('c'));
    assert!(app.is_asked_to_quit());
    app.key(Key::Ctrl('c'));
    assert!(app.is_left());
}

#[test]
fn a_size_that_is_typed_is_that_of_the_board_put_in() {
    let mut app = real(19);
    press(&mut app, "9b");
    assert_eq!(app.editor().unwrap().board().size().width(), 9);
    // Nothing was entered: nothing is stored, and nothing is unfinished.
    press(&mut app, "<");
    assert_eq!((app.editor().is_some(), told(&app)), (false, None));
    let kept = serde_json::to_value(app.kept(&real(19))).unwrap();
    assert_eq!(kept["draft"], serde_json::Value::Null);
    // A board with empty rows is questioned before it is counted.
    press(&mut app, "bxxoo>");
    assert_eq!((app.editor().is_some(), told(&app)), (true, Some("remark-rows-empty")));
    press(&mut app, ">");
    assert_eq!((app.editor().is_some(), app.session().step), (false, Step::Dead));
}

/// A paste that is not a diagram changes nothing and says so; a diagram is one step to undo.
#[test]
fn a_pasted_diagram_is_undone_as_one() {
    let mut app = real(9);
    press(&mut app, "b4x5o");
    let typed = app.editor().unwrap().board().clone();
    app.paste("see you on Tuesday");
    assert_eq!((told(&app), app.editor().unwrap().board()), (Some("remark-not-pasted"), &typed));
    app.paste(". X O .\nX X O O\n. X O .");
    assert_eq!((told(&app), app.editor().unwrap().board().size().width()), (None, 4));
    press(&mut app, "u");
    assert_eq!(app.editor().unwrap().board(), &typed);
}

/// A board entered after a look at the example is not the example's game: it has neither its komi
/// nor its recorded result.
#[test]
fn the_example_lends_nothing_to_other_boards() {
    let mut app = real(19);
    open_example(&mut app);
    assert!(app.session().info.komi.is_some());
    let (cursor, size) = (app.cursor().unwrap(), app.session().size());
    assert!(cursor.x < size.width() && cursor.y < size.height());
    press(&mut app, "<b");
    press(&mut app, "x>>");
    assert_eq!(app.session().origin(), Some(&shuzi_walk::Origin::PutIn));
    assert_eq!(*app.session().info, shuzi_core::record::Info::default());
    // An example is in no list, and is not saved into another game's file.
    let mut app = bundled("handicap");
    open_example(&mut app);
    press(&mut app, "f");
    assert!(matches!(app.session().origin(), Some(shuzi_walk::Origin::Example(_))));
    let path = Some("handicap.sgf".to_owned());
    assert_eq!(DoneCount::of(app.session(), path, "now"), None);
}

/// Numbers taken from the board follow it when other stones are marked dead.
#[test]
fn the_boards_own_numbers_follow_the_marks() {
    let mut app = bundled("even");
    press(&mut app, ">>>>");
    assert!(app.session().answers.vacant.iter().any(Option::is_some));
    while app.session().step != Step::Dead {
        press(&mut app, "<");
    }
    press(&mut app, "\t ");
    assert_eq!(app.session().answers.vacant, [None, None]);
    press(&mut app, ">>>f");
    assert!(app.session().doubts().is_empty(), "{:?}", app.session().doubts());
}

/// Stones that do not fit a new number of vacant points are counted again; no impossible state
/// makes the stored count useless.
#[test]
fn a_count_corrected_in_steps_is_taken_up_again() {
    let begun = real(9);
    let mut app = begun.clone();
    press(&mut app, ">>>>30>45><<");
    // What was counted later is not held against it, and leads to no result.
    press(&mut app, "45>>");
    assert_eq!(
        (app.session().step, told(&app)),
        (Step::Stones(Color::Black), Some("remark-more-than-left"))
    );
    let kept = app.kept(&begun);
    let taken_up = begun.taken_up(&kept).unwrap();
    assert_eq!(taken_up.session().answers, app.session().answers);
}

#[test]
fn sums_that_cannot_be_name_no_winner() {
    let mut app = real(19);
    app.set(Setting::Method, "full").unwrap();
    press(&mut app, ">>>92>91>92>88>");
    // 184 + 179 = 363: refused where it is typed, with the points that are left.
    assert_eq!(
        (app.session().step, told(&app)),
        (Step::Stones(Color::White), Some("remark-more-than-left"))
    );
    assert_eq!(app.entry().shown(), "88");
    press(&mut app, "f");
    assert_eq!((result(&app), told(&app)), (None, Some("remark-more-than-left")));
    press(&mut app, "~5>");
    // 184 + 176 = 360: the point left over must be confirmed as non-scoring.
    press(&mut app, ">");
    assert_eq!(
        (app.session().step, told(&app)),
        (Step::Stones(Color::White), Some("remark-points-missing"))
    );
    press(&mut app, "f");
    assert_eq!(result(&app), None);
    assert!(matches!(app.live().standing, Standing::Unknown(_)));
    press(&mut app, "yy");
    assert_eq!(result(&app).as_deref(), Some("B+0.5"));
    // Another method keeps both sides' counts.
    press(&mut app, "m");
    assert_eq!(result(&app).as_deref(), Some("B+0.5"));
}

#[test]
fn a_draft_survives_settings_undo_and_leaving_its_step() {
    let mut app = real(19);
    press(&mut app, ">>>>12+20s");
    press(&mut app, "<");
    assert_eq!(app.entry().shown(), "12+20");
    // A komi typed in the settings is not a number of points.
    press(&mut app, "s6,5>");
    assert_eq!(app.session().terms().unwrap().komi.value.to_string(), "6.5");
    assert_eq!(app.entry().shown(), "12+20");
    // Undo removes the last number typed before anything else.
    press(&mut app, "u");
    assert_eq!(app.entry().shown(), "12+");
    press(&mut app, "?<");
    assert_eq!(app.entry().shown(), "12+");
    // Leaving the step and coming back keeps it there, and nowhere else.
    press(&mut app, "<");
    assert_eq!((app.session().step, app.entry().is_empty()), (Step::Side, true));
    press(&mut app, ">");
    assert_eq!(app.entry().shown(), "12+");
    press(&mut app, "80>");
    assert_eq!((app.session().step, app.entry().is_empty()), (Step::Stones(Color::Black), true));
    assert_eq!(app.session().answers.vacant[0], Some(92));
}

#[test]
fn signs_are_taken_or_refused_in_sight() {
    for (typed, sum) in [("１２", 12), ("12 20", 32), ("12,20", 32), ("12*2", 24), ("３＋４", 7)]
    {
        let mut app = real(19);
        press(&mut app, &format!(">>>>{typed}"));
        assert_eq!(app.entry().value(), Ok(Some(sum)), "{typed}");
    }
    let mut app = real(19);
    press(&mut app, ">>>>12ß");
    assert_eq!((told(&app), app.entry().shown().as_str()), (Some("remark-not-in-a-number"), "12"));
    press(&mut app, "6.5>");
    assert_eq!(
        (told(&app), app.entry().shown().as_str()),
        (Some("remark-not-a-whole-number"), "126.5")
    );
}

#[test]
fn what_cannot_be_is_refused_where_it_is_typed() {
    let mut app = real(9);
    press(&mut app, ">>>>99>");
    assert_eq!(told(&app), Some("remark-more-than-board"));
    press(&mut app, "~~21>61>");
    assert_eq!(told(&app), Some("remark-more-than-left"));
    let frame = frame(&app, (80, 24));
    assert!(frame.contains("61 is more than the 60 points left"), "{frame}");
    press(&mut app, "~~39>f");
    assert!(result(&app).is_some());
}

/// One side's count cannot verify itself; the other side's can.
#[test]
fn the_other_side_verifies_a_result() {
    let mut app = real(19);
    press(&mut app, ">>>>92>91>f");
    assert_eq!(result(&app).as_deref(), Some("W+2.5"));
    assert!(app.session().can_verify());
    press(&mut app, "o");
    assert_eq!(told(&app), Some("remark-in-place"));
    press(&mut app, "y");
    assert_eq!(app.session().step, Step::Vacant(Color::White));
    press(&mut app, "88>90>");
    assert_eq!((result(&app), told(&app)), (None, Some("remark-whose")));
    press(&mut app, "y");
    assert_eq!(told(&app), Some("remark-verified"));
    assert_eq!(result(&app).as_deref(), Some("W+2.5"));
    assert!(!app.session().can_verify());
    // A count that contradicts the first leaves no winner.
    let mut app = real(19);
    press(&mut app, ">>>>92>91>fo>88>88>");
    assert_eq!(app.session().step, Step::Stones(Color::White));
    press(&mut app, ">f");
    assert_eq!((result(&app), told(&app)), (None, Some("remark-points-missing")));
    assert!(app.session().result().is_none());
    // The first count can be reached again and corrected.
    press(&mut app, "<<<");
    assert_eq!(app.session().step, Step::Vacant(Color::Black));
    press(&mut app, "94>f");
    assert_eq!(result(&app).as_deref(), Some("B+1.5"));
}

#[test]
fn what_marking_a_chain_changes_is_told_before() {
    let mut app = bundled("even");
    press(&mut app, ">\t");
    let preview = app.preview().unwrap();
    assert!(preview.is_dead);
    press(&mut app, " ");
    let after = app.preview().unwrap();
    assert_eq!((after.is_dead, after.now, after.then), (false, preview.then, preview.now));
    let frame = frame(&app, (80, 24));
    assert!(frame.contains("Marked alive. If dead:"), "{frame}");
}

#[test]
fn nothing_is_said_of_a_margin_before_anything_is_counted() {
    let mut app = real(19);
    press(&mut app, ">>>>");
    assert_eq!(app.live().standing, Standing::Open);
    assert!(frame(&app, (80, 24)).contains("Nothing counted yet"));
    press(&mut app, "1");
    assert!(matches!(app.live().standing, Standing::Between(..)));
}

#[test]
fn enter_keeps_what_was_counted_before() {
    let mut app = real(9);
    press(&mut app, ">>y3>>>32>21><<");
    assert_eq!(app.session().step, Step::Vacant(Color::Black));
    press(&mut app, ">>");
    assert_eq!(app.session().step, Step::Result);
    assert_eq!(app.session().answers.non_scoring, Some(3));
    assert_eq!(app.session().count(Color::Black).unwrap().total(), 53);
}

#[test]
fn another_size_means_another_count() {
    let mut app = real(9);
    app.set(Setting::Method, "full").unwrap();
    press(&mut app, ">>>32>21>");
    app.set(Setting::Size, "13").unwrap();
    assert_eq!(app.session().step, Step::Finish);
    press(&mut app, ">>100>20>30>19>yf");
    assert!(result(&app).is_some());
}

#[test]
fn a_method_that_needs_the_other_side_asks_for_it() {
    let mut app = real(9);
    press(&mut app, ">>>>32>21>fmmm");
    assert_eq!(app.session().step, Step::Vacant(Color::White));
    assert_eq!(told(&app), Some("remark-method-needs-side"));
    press(&mut app, "u");
    assert_eq!(app.session().step, Step::Result);
}

/// The number of keys from the first screen to the result.
#[test]
fn a_count_takes_few_keys() {
    let mut even = real(19);
    let keys = ">>>>12+20+31+9+20>91>f";
    assert!(keys.len() <= 23, "{}", keys.len());
    press(&mut even, keys);
    assert_eq!(result(&even).as_deref(), Some("W+2.5"));
}

/// A side's points by territory, without prisoners and with komi for White, once it is counted.
fn territory_of(session: &Session, side: Color) -> Option<Amount> {
    let at = usize::from(side == Color::White);
    let whole = |number: u32| Amount::points(i64::from(number));
    let own =
        whole(session.answers.vacant[at]?) - whole(session.answers.prisoners[at].unwrap_or(0));
    let komi = session.terms().ok()?.adjustment().komi();
    Some(if side == Color::White { own + komi } else { own })
}

/// A key of a careless player.
fn any_key() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => (0..400_u32).prop_map(|number| format!("{number}>")),
        2 => Just(">".to_owned()),
        1 => "[0-9+*, ~u<smot]",
        1 => Just("f".to_owned()),
        1 => Just("U".to_owned()),
    ]
}

proptest! {
    /// Whatever is typed, a winner is shown only for possible counts, and it is the winner of those
    /// counts.
    #[test]
    fn a_winner_is_named_of_possible_counts_only(
        lines in prop_oneof![Just(9_u8), Just(19)],
        method in prop_oneof![Just("full"), Just("half"), Just("simplified"), Just("key")],
        rules in prop_oneof![Just("chinese"), Just("aga"), Just("ing-kss"), Just("japanese-1989")],
        handicap in prop_oneof![3 => Just("0"), 1 => Just("3")],
        side in prop_oneof![Just("black"), Just("white")],
        verify in prop_oneof![Just(""), Just("y")],
        keys in prop::collection::vec(any_key(), 1..40),
    ) {
        let mut app = real(lines);
        app.set(Setting::Rules, rules).unwrap();
        let by_territory = rules == "japanese-1989";
        for (setting, value) in [(Setting::Method, method), (Setting::Side, side)] {
            assert_eq!(app.set(setting, value).is_err(), by_territory);
        }
        app.set(Setting::Handicap, handicap).unwrap();
        press(&mut app, ">>>");
        press(&mut app, verify);
        for keys in keys {
            press(&mut app, &keys);
            frame(&app, (44, 24));
            let session = app.session();
            if by_territory {
                let points = Color::BOTH.map(|side| territory_of(session, side));
                let exact = points[0].zip(points[1]).map(|(black, white)| black - white);
                prop_assert_eq!(session.named().map(Outcome::black_lead), exact);
                prop_assert!(exact.is_some() || session.step != Step::Result);
                continue;
            }
            let Some(named) = session.result() else {
                prop_assert!(session.step != Step::Result);
                continue;
            };
            let points = u32::try_from(session.size().points()).unwrap();
            let counts = Color::BOTH.map(|side| session.own_count(side).map(SideCount::total));
            let shared = session.answers.non_scoring.unwrap_or(0);
            let totals = match counts {
                [Some(black), Some(white)] => {
                    prop_assert_eq!(black + white + shared, points);
                    [black, white]
                }
                [Some(black), None] => [black, points - shared - black],
                [None, Some(white)] => [points - shared - white, white],
                [None, None] => panic!("a result of nothing"),
            };
            let [black, white] = totals.map(SideCount::total_only);
            let totals = Totals::new(session.size(), black, white, shared).unwrap();
            let terms = session.terms().unwrap().clone();
            let scored = CountResult::of_totals(terms, totals, &Overrides::default());
            prop_assert_eq!(named.outcome(), scored.outcome());
            prop_assert!(session.named().is_none_or(|named| named == scored.outcome()));
        }
    }
}

/// A name typed in full is chosen, though others hold it too.
#[test]
fn rules_named_in_full_are_meant() {
    for name in ["korean", "aga", "chinese", "ing-1991"] {
        let mut app = real(19);
        press(&mut app, "r");
        for sign in name.chars() {
            app.press(&sign.to_string());
        }
        press(&mut app, ">");
        assert_eq!(app.session().setup.profile.value.name, name);
    }
}

/// Rules are found by part of a name, before and during a count, and nothing typed is lost.
#[test]
fn rules_are_found_by_part_of_their_name() {
    let mut app = real(19);
    press(&mut app, "r");
    for (width, height) in [(80, 24), (44, 24)] {
        insta::assert_snapshot!(format!("rules_{width}x{height}"), frame(&app, (width, height)));
    }
    press(&mut app, "aga");
    let screen = frame(&app, (80, 24));
    assert!(screen.contains("> aga ") && screen.contains("American"), "{screen}");
    press(&mut app, ">");
    assert_eq!(app.session().setup.profile.value.name, "aga");
    press(&mut app, ">>>>12+20srno such rules");
    assert!(frame(&app, (80, 24)).contains("no matching rule set"));
    // Enter then chooses nothing; Esc leaves the list, and again the settings.
    press(&mut app, "><");
    assert_eq!(app.session().setup.profile.value.name, "aga");
    press(&mut app, "rchinese-1988>>");
    assert_eq!(app.session().setup.profile.value.name, "chinese-1988");
    assert_eq!(app.entry().shown(), "12+20");
}

/// Esc leaves the question whether to resume; only an explicit answer drops the stored count.
#[test]
fn esc_keeps_a_count_that_was_broken_off() {
    // On a table, another game is the default.
    for (keys, step, counted) in [
        ("<", None, None),
        (">", Some(Step::Setup), None),
        ("y", Some(Step::Stones(Color::Black)), Some(92)),
    ] {
        let (cx, _folder) = in_a_folder();
        let folders = cx.folders.clone();
        let count = || {
            let (mut cx, _) = in_a_folder();
            cx.folders.clone_from(&folders);
            let opening = Opening::of(None, &Scorer::default(), &ScoreOptions::default()).unwrap();
            cx.game = CurrentGame::new(opening, None, folders.as_ref());
            Player { stack: Stack::count(cx), flow: Flow::Nothing }
        };
        let mut app = count();
        press(&mut app, ">>>>92>");
        app.stack.save();
        drop(app);
        let mut app = count();
        let screen = frame(&app, (80, 24));
        assert!(screen.contains("Black 92"), "{screen}");
        press(&mut app, keys);
        match step {
            None => assert!(app.is_left()),
            Some(step) => {
                assert_eq!(app.session().step, step);
                assert_eq!(app.session().answers.vacant[0], counted);
            }
        }
    }
}

/// The board of a game file does not repair a wrong count: if the vacant points differ from the
/// board's, the stones must be counted, too.
#[test]
fn a_wrong_count_is_not_made_right_by_the_board() {
    let mut app = bundled("even");
    press(&mut app, ">>30>>");
    assert_eq!(
        (app.session().step, told(&app)),
        (Step::Stones(Color::Black), Some("remark-type-count"))
    );
    press(&mut app, "21>");
    assert_eq!(told(&app), Some("remark-missing"));
}

/// Left-over points that verify nothing, a margin that no game has, a komi with a missing decimal.
#[test]
fn what_hardly_a_game_has_is_asked_about_or_told() {
    // White's count misses eight stones: they cannot be non-scoring points, and nobody wins.
    let mut app = real(19);
    press(&mut app, ">>>>92>91>fo>80>90>");
    assert!(frame(&app, (80, 24)).contains("8 short"));
    press(&mut app, ">");
    assert_eq!(told(&app), Some("remark-points-short"));
    press(&mut app, "y");
    assert_eq!(app.session().verification(), None);
    press(&mut app, "f");
    assert_eq!(result(&app), None);
    // The total typed instead of the stones.
    let mut app = real(19);
    press(&mut app, ">>>>92>183>f");
    assert!(frame(&app, (80, 24)).contains("A large margin"));
    press(&mut app, "s75>");
    assert_eq!(told(&app), Some("remark-unusual-komi"));
    press(&mut app, "~.5>");
    assert_eq!(app.session().terms().unwrap().komi.value.to_string(), "7.5");
}

/// A paste is a number, a name, or nothing: no character of it acts as a key.
#[test]
fn nothing_that_is_pasted_is_obeyed() {
    let mut app = real(19);
    press(&mut app, ">>>>92>91>f");
    for text in ["nobi", "https://online-go.com/game/1", "(;SZ[9]", "9\n9", &"9".repeat(500)] {
        app.paste(text);
        assert_eq!((told(&app), app.session().step), (Some("remark-paste-refused"), Step::Result));
    }
    let mut app = real(19);
    press(&mut app, ">>>>");
    app.paste(" 92\n");
    assert_eq!(app.entry().shown(), "92");
}

/// A typed komi stays when the handicap is changed after it.
#[test]
fn a_komi_that_was_set_stays_beside_another_handicap() {
    let mut app = real(9);
    app.set(Setting::Komi, "6.5").unwrap();
    app.set(Setting::Handicap, "2").unwrap();
    let terms = app.session().terms().unwrap();
    assert_eq!((terms.komi.value.to_string().as_str(), terms.handicap.value), ("6.5", 2));
    app.set(Setting::Handicap, "0").unwrap();
    assert_eq!(app.session().terms().unwrap().komi.value.to_string(), "6.5");
}

/// The row of the current game is what that game needs, including its non-scoring point.
#[test]
fn the_sheet_shows_the_game_in_hand_as_it_is() {
    let mut app = bundled("seki");
    press(&mut app, "f");
    let result = app.session().result().unwrap();
    let needs = Color::BOTH.map(|side| result.key_number(side).needs());
    assert!(result.totals.non_scoring() > 0);
    let mut app = app;
    app.press("c");
    let screen = frame(&app, (80, 24));
    let row = screen.lines().find(|line| line.contains("> even")).unwrap();
    assert!(row.contains("1 NSP"), "{row}");
    for needs in needs {
        assert!(row.contains(&format!(" {needs}  (")), "{needs}: {row}");
    }
}

/// Numbers taken from the board are dropped with the marks, and a message says so.
#[test]
fn numbers_that_go_with_the_marks_are_missed_aloud() {
    let mut app = bundled("even");
    press(&mut app, ">>32>21>");
    let counted = app.session().answers;
    for _ in 0..9 {
        if app.session().step != Step::Dead {
            press(&mut app, "<");
        }
    }
    press(&mut app, "\t ");
    assert_eq!(
        (told(&app), app.session().answers == counted),
        (Some("remark-numbers-dropped"), false)
    );
    press(&mut app, "u");
    assert_eq!(app.session().answers, counted);
    // Enter keeps the number entered before, and the screen says only that about Enter.
    press(&mut app, ">");
    let screen = frame(&app, (80, 24));
    assert!(screen.contains("Enter keeps 32") && !screen.contains("Enter accepts"), "{screen}");
}

/// An incomplete count is not used, and the result says what replaced it.
#[test]
fn half_a_count_is_not_passed_over() {
    let mut app = bundled("even");
    press(&mut app, ">>31>f");
    let doubts: Vec<String> = app.session().doubts().iter().map(ToString::to_string).collect();
    let wanted = "you-counted (own: 31, side: black, used: 32)";
    assert!(doubts.iter().any(|doubt| doubt == wanted), "{doubts:?}");
}

/// Both counts fill the board, so the non-scoring point typed before is wrong.
#[test]
fn a_full_board_has_no_non_scoring_point() {
    let mut app = real(19);
    press(&mut app, ">>y1>>32>150>fo>30>149>");
    assert!(frame(&app, (80, 24)).contains("already fill the board"));
    press(&mut app, ">");
    assert_eq!(told(&app), Some("remark-board-full"));
    press(&mut app, "y");
    assert!(app.session().verification().is_some());
}

/// Errors are shown where the question is: the sum, the number to type, the komi to set.
#[test]
fn what_is_missing_is_what_is_said() {
    let mut app = real(19);
    press(&mut app, ">>>>f");
    assert_eq!(told(&app), Some("remark-type-count"));
    press(&mut app, "92>90>fo>90>88>v");
    assert_eq!(told(&app), Some("totals-too-few"));
    let mut app = real(19);
    app.set(Setting::Rules, "ing-1991").unwrap();
    app.set(Setting::Handicap, "2").unwrap();
    press(&mut app, "s");
    let screen = frame(&app, (80, 24));
    assert!(screen.contains("type one under Komi") && !screen.contains("--komi"), "{screen}");
    let stones = screen.lines().find(|line| line.contains("Handicap stones")).unwrap();
    assert!(stones.contains(" 2 "), "{stones}");
}

/// On a real board the prisoners are unknown, so no territory score is shown.
#[test]
fn points_that_nobody_has_are_not_shown() {
    let mut app = real(19);
    press(&mut app, ">>>>32>150>f");
    let compared = app.session().compared(Profiles::new().profiles()).unwrap();
    let territory = compared.scores.iter().filter(|score| score.scored == Scored::Territory);
    for score in territory {
        assert_eq!(score.points(), None, "{}", score.rules);
    }
}

/// As many handicap stones as fit on the board, and no more; a smaller board drops the excess.
#[test]
fn no_board_has_more_handicap_stones_than_points() {
    let mut app = real(9);
    let refused = app.set(Setting::Handicap, "82").unwrap_err();
    assert_eq!(refused.to_string(), "a handicap of 82 stones does not fit on a 9×9 board");
    app.set(Setting::Handicap, "81").unwrap();
    assert_eq!(app.session().terms().unwrap().handicap.value, 81);
    app.set(Setting::Size, "5").unwrap();
    assert_eq!(app.session().terms().unwrap().handicap.value, 0);
}

#[test]
fn a_refused_number_is_typed_anew_or_mended() {
    let mut app = real(19);
    press(&mut app, ">>>>500>");
    assert_eq!(app.entry().shown(), "500");
    press(&mut app, "92");
    assert_eq!(app.entry().shown(), "92");
    let mut app = real(19);
    press(&mut app, ">>>>500>~5");
    assert_eq!(app.entry().shown(), "505");
}

/// Keys for long distances: the end of a list, the edge of the board, the previous chain.
#[test]
fn far_ways_are_one_key() {
    let mut app = bundled("handicap");
    press(&mut app, ">");
    let key = |app: &mut Player, key: Key| {
        app.key(key);
    };
    key(&mut app, Key::End);
    assert_eq!(app.cursor().unwrap().x, 8);
    key(&mut app, Key::PageUp);
    assert_eq!(app.cursor(), Some(Vertex::new(8, 0)));
    key(&mut app, Key::Tab);
    let first = app.cursor();
    key(&mut app, Key::Tab);
    assert_ne!(app.cursor(), first);
    key(&mut app, Key::BackTab);
    assert_eq!(app.cursor(), first);
    press(&mut app, "s");
    key(&mut app, Key::End);
    assert_eq!(app.setting(), Setting::Side);
    key(&mut app, Key::Home);
    assert_eq!(app.setting(), Setting::Rules);
}
