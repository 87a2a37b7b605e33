//! The Go Text Protocol: dialogues as servers and boards hold them, and every kind of error.

use crate::program;

use program::done;

/// The answers, one per command.
fn answers(commands: &str) -> Vec<String> {
    let said = done(&["gtp"], commands);
    assert!(said.ends_with("\n\n"), "{said}");
    said.trim_end().split("\n\n").map(str::to_owned).collect()
}

#[test]
fn what_the_protocol_demands_is_answered() {
    let said =
        answers("1 protocol_version\n2 name\nknown_command final_score\nknown_command x\nquit\n");
    assert_eq!(said, ["=1 2", "=2 shuzi", "= true", "= false", "="]);
    let listed = &answers("list_commands\n")[0];
    for command in listed.trim_start_matches("= ").lines() {
        assert_eq!(answers(&format!("known_command {command}\n")), ["= true"], "{command}");
        assert!(!answers(&format!("{command}\n"))[0].contains("unknown"), "{command}");
    }
    // Comments, empty lines, tabs, control characters.
    let said = answers("# nothing\n\n  7\tboardsize\t9 # nine\r\nko\u{1}mi 6.5\n");
    assert_eq!(said, ["=7", "="]);
}

#[test]
fn a_game_file_is_scored() {
    let said = answers(
        "loadsgf assets/games/even.sgf\nfinal_score\nestimate_score\nfinal_status_list dead\n\
         final_status b8\nfinal_status a9\nfinal_status_list seki\n\
         loadsgf assets/games/handicap.sgf\nfinal_score\n\
         loadsgf assets/games/seki.sgf\nfinal_score\nfinal_status_list seki\n",
    );
    // The bundled games have the totals of Mays' tables: B+18.5, W+6.5, W+8.5.
    assert_eq!(said[1..3], ["= B+18.5", "= B+18.5"]);
    assert!(["= B8 C8", "= C8 B8", "= B8\nC8"].contains(&said[3].as_str()), "{}", said[3]);
    assert_eq!(said[4..7], ["= dead", "= black_territory", "="]);
    assert_eq!(said[8], "= W+6.5");
    assert_eq!(said[10], "= W+8.5");
    assert!(said[11].len() > 2);
}

/// A dialogue recorded from Sabaki's own client (npm's `@sabaki/gtp` 3.0), which first asks for the
/// name and the commands and then uses those listed; the last command before `quit` is Sabaki's
/// own.
#[test]
fn sabaki_is_answered() {
    let dialogue = [
        ("name", "= shuzi"),
        ("version", concat!("= ", env!("CARGO_PKG_VERSION"))),
        ("protocol_version", "= 2"),
        ("boardsize 9", "="),
        ("clear_board", "="),
        ("komi 6.5", "="),
        ("set_free_handicap C3 G7", "= C3 G7"),
        ("play B D4", "="),
        ("play W pass", "="),
        ("undo", "="),
        ("loadsgf assets/games/even.sgf", "="),
        ("final_score", "= B+18.5"),
        ("final_status_list dead", "= B8 C8"),
        ("sabaki-genmovelog", "? unknown command"),
        ("quit", "="),
    ];
    let commands: String = dialogue.iter().flat_map(|(command, _)| [command, "\n"]).collect();
    let said = answers(&commands);
    assert!(said.iter().eq(dialogue.iter().map(|(_, answer)| answer)), "{said:?}");
}

/// `loadsgf FILE N` is the position before move N (GTP 2, section 6.3.3).
#[test]
fn a_game_is_loaded_as_it_was_before_a_move() {
    let load = "loadsgf assets/games/even.sgf";
    let stones = |board: &str| {
        let rows = board.lines().filter(|line| line.contains('.'));
        rows.flat_map(str::chars).filter(|sign| "XO".contains(*sign)).count()
    };
    let said = answers(&format!(
        "{load} 1\nshowboard\nundo\n{load} 4\nshowboard\nundo\nshowboard\nundo\nundo\n\
         showboard\nundo\n"
    ));
    assert_eq!([&said[0], &said[3]], ["=", "="]);
    assert_eq!([&said[1], &said[4], &said[6], &said[9]].map(|board| stones(board)), [0, 3, 2, 0]);
    assert_eq!([&said[2], &said[10]], ["? cannot undo", "? cannot undo"]);
    // The moves of the game: C6, G4, F3.
    assert!(said[4].contains("\n 6 . . X . .") && said[4].contains("\n 3 . . . . . X"));
    // A game with fewer moves is loaded whole; only then do its marks count.
    let said = answers(&format!("{load} 500\nfinal_score\nplay b a1\nundo\nundo\nshowboard\n"));
    assert_eq!(said[1], "= B+18.5");
    assert_eq!(said[2..5], ["=", "=", "="]);
    // Undo takes back typed moves first, then those of the file; komi stays as set.
    let said = answers(&format!("{load}\nkomi 0.5\nundo\nundo\nfinal_score\n"));
    assert_eq!(said[4], "= B+24.5");
}

#[test]
fn moves_of_odd_records_are_undone_one_by_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    // Two moves in a node, and a move with two values.
    let two = file("two.sgf", "(;SZ[5];B[aa]W[bb];B[cc][dd])");
    let undone = answers(&format!("loadsgf {two}\n{}showboard\n", "undo\n".repeat(6)));
    assert_eq!(undone[1..7], ["=", "=", "=", "=", "? cannot undo", "? cannot undo"]);
    assert!(!undone[7].contains(['X', 'O']), "{}", undone[7]);
    let cut = answers(&format!("loadsgf {two} 2\nshowboard\nloadsgf {two} 4\nshowboard\n"));
    assert!(cut[1].contains("5 X") && !cut[1].contains('O'), "{}", cut[1]);
    assert!(cut[3].contains("3 . . X") && cut[3].contains("2 . . . ."), "{}", cut[3]);
    // The handicap in a game file also applies before its moves.
    let game = "(;SZ[9]RU[Chinese]KM[0]AB[gc][cg][gg];W[cd];B[eg])";
    let handicap = file("handicap.sgf", game);
    let loaded = answers(&format!("loadsgf {handicap} 1\nfinal_score\n"));
    let undone = answers(&format!("loadsgf {handicap}\nundo\nundo\nfinal_score\n"));
    assert_eq!(loaded[1], undone[3]);
    // After handicap stones, earlier moves cannot be undone.
    let said = answers("boardsize 9\nplay b pass\nset_free_handicap C3 G7\nundo\n");
    assert_eq!(said[3], "? cannot undo");
}

/// The position of the handbook's smallest game, on 5×5: White has two rows, Black three, komi 0.5.
#[test]
fn moves_are_played_taken_and_undone() {
    let mut commands = "boardsize 5\nclear_board\nkomi 0.5\n".to_owned();
    for x in ["A", "B", "C", "D", "E"] {
        commands += &format!("play b {x}3\nplay white {x}4\n");
    }
    let played = answers(&format!("{commands}final_score\n"));
    // Black has three rows of five, White two.
    assert_eq!(played.last().unwrap(), "= B+4.5");
    let wrong = "play w C3\nplay w Z9\nplay w\nplay green A1\n";
    let said = answers(&format!("{commands}{wrong}undo\nshowboard\n"));
    let [.., occupied, off, short, green, undone, board] = &said[..] else { panic!() };
    assert_eq!([occupied, short, green], ["? illegal move", "? syntax error", "? invalid color"]);
    assert!(off.starts_with("? ") && undone == "=", "{off}");
    assert!(board.contains("\n 4 O O O O .\n 3 X X X X X"), "{board}");
    // A ponnuki, with the stone in it captured.
    let taken = answers(
        "boardsize 5\nplay w c3\nplay b b3\nplay b d3\nplay b c2\nplay b c4\nshowboard\nplay w c3\nundo\nshowboard\n",
    );
    assert!(taken[6].contains("\n 3 . X . X .") && taken[7] == "? illegal move");
    assert!(taken[9].contains("\n 4 . . . . ."), "{}", taken[9]);
}

/// Where the protocol puts handicap stones (GTP 2, section 4.1.1).
#[test]
fn handicap_stones_stand_where_the_protocol_says() {
    let fixed = |size: u8, stones: u8| {
        answers(&format!("boardsize {size}\nfixed_handicap {stones}\n")).pop().unwrap()
    };
    assert_eq!(fixed(19, 2), "= D4 Q16");
    assert_eq!(fixed(19, 4), "= D4 Q16 D16 Q4");
    assert_eq!(fixed(19, 9), "= D4 Q16 D16 Q4 D10 Q10 K4 K16 K10");
    assert_eq!(fixed(13, 5), "= D4 K10 D10 K4 G7");
    assert_eq!(fixed(9, 3), "= C3 G7 C7");
    assert_eq!(fixed(8, 5), "? invalid number of stones");
    assert_eq!(fixed(6, 2), "? invalid number of stones");
    assert_eq!(fixed(19, 10), "? invalid number of stones");
    let said =
        answers("boardsize 9\nset_free_handicap C3 G7\nset_free_handicap C3\nboardsize 26\n");
    assert_eq!(said[1..], ["= C3 G7", "? board not empty", "? unacceptable size"]);
}

#[test]
fn what_is_wrong_is_said_in_one_line_each() {
    let said = answers(
        "nonsense\nplay\nkomi many\nloadsgf no-such-file.sgf\nloadsgf assets/games/even.sgf 0\n\
         komi 6.3\n         loadsgf Cargo.toml\nfinal_status_list green\nundo\nboardsize x\n",
    );
    for answer in said {
        assert!(answer.starts_with("? ") && answer.lines().count() == 1, "{answer}");
    }
    // A quarter of a point would be zi; standard input has the commands, so not a game.
    let said = answers("komi 7.25\nloadsgf -\nname\n");
    assert!(said[0].starts_with("? ") && said[1].starts_with("? "), "{said:?}");
    assert_eq!(said[2], "= shuzi");
    // A line without end does not hang the program, and its parts are not commands.
    let long = format!("{}\nname\n", "x".repeat(3_000_000));
    assert_eq!(answers(&long).last().unwrap(), "= shuzi");
    let comment = format!("name #{}name\nversion\n", "x".repeat(1024 * 1024 - 6));
    assert_eq!(answers(&comment).len(), 2);
}

/// A ko is not taken back at once, but after a move elsewhere.
#[test]
fn a_ko_is_not_taken_back_at_once() {
    let said = answers(
        "boardsize 5\nplay b b3\nplay w c3\nplay b c4\nplay w d4\nplay b c2\nplay w d2\n\
         play b a1\nplay w e3\nplay b d3\nplay w c3\nplay w e5\nplay b a5\nplay w c3\n",
    );
    assert_eq!(said[9], "=", "Black takes the ko");
    assert_eq!(said[10], "? illegal move");
    assert_eq!(said[11..], ["=", "=", "="]);
}

/// What KGS asks of an engine: rules, clocks, the clean-up, the end.
#[test]
fn kgs_is_answered() {
    let said = answers(
        "kgs-rules japanese\nboardsize 9\ntime_settings 300 30 5\nkgs-time_settings byoyomi 30 30 5\n\
         place_free_handicap 2\ntime_left b 10 1\nkgs-genmove_cleanup w\nkgs-game_over\nkgs-rules x\n",
    );
    assert_eq!(said[..4], ["="; 4]);
    assert_eq!(said[4..8], ["= C3 G7", "=", "= PASS", "="]);
    assert_eq!(said[8], "? unknown rules");
    // The two rules give the winner to different sides.
    let moves = "ba da bb db bc dc bd dd be de ca cb cc cd ce";
    let name = |point: &str| {
        let [x, y] = point.as_bytes() else { unreachable!() };
        format!("{}{}", (x - b'a' + b'A') as char, 5 - (y - b'a'))
    };
    let sides = ["b", "w"].into_iter().cycle();
    let plays = moves.split(' ').zip(sides).map(|(at, side)| format!("play {side} {}", name(at)));
    let game = plays.collect::<Vec<_>>().join("\n");
    for (rules, result) in [("chinese", "= B+0.5"), ("japanese", "= W+0.5")] {
        let said = answers(&format!(
            "kgs-rules {rules}\nboardsize 5\nkomi 0.5\n{game}\nplay w pass\nplay b pass\nfinal_score\n\
             final_status_list black_territory\nfinal_status_list white_territory\n\
             final_status_list dame\n"
        ));
        let [.., score, black, white, dame] = said.as_slice() else { panic!("{said:?}") };
        assert_eq!(score, result, "{said:?}");
        assert_eq!((&**black, &**white, &**dame), ("= A5 A4 A3 A2 A1", "= E5 E4 E3 E2 E1", "="));
    }
}

/// The game is printed as it was set up or loaded, with the moves since.
#[test]
fn games_are_printed_as_sgf() {
    let said =
        answers("boardsize 9\nkomi 6.5\nfixed_handicap 2\nplay w c4\nplay b pass\nprintsgf\n");
    let game = "= (;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]HA[2]AB[gc][cg];W[cf];B[])";
    assert_eq!(said.last().unwrap(), game);
    let said = answers(
        "loadsgf assets/games/even.sgf\nplay b c9\nprintsgf\nundo\nundo\nprintsgf -\nprintsgf x.sgf\n",
    );
    assert!(said[2].contains("PB[Ada]") && said[2].ends_with(";B[ca])"), "{}", said[2]);
    // Before the last pass it is another game than the file's: its position.
    assert!(said[5].contains("KM[6.5]AB[ea]") && !said[5].contains("PB"), "{}", said[5]);
    assert_eq!(said[6], "? cannot write files");
}

/// Who reads a printed game may be a terminal.
#[test]
fn a_printed_game_holds_no_control_characters() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("esc.sgf");
    std::fs::write(&file, "(;SZ[9]PB[A\u{1b}[31mda\u{202e}\u{7}];B[ee])").unwrap();
    let printed = done(&["gtp"], &format!("loadsgf {}\nprintsgf\n", file.display()));
    assert!(printed.contains("PB[A␛[31mda(U+202E)␇]"), "{printed}");
    assert!(!printed.contains(['\u{1b}', '\u{202e}', '\u{7}']), "{printed}");
}

/// A result that is not sure is no final score; what it is not sure for can be asked.
#[test]
fn a_result_that_is_not_sure_is_not_given_as_if_it_were() {
    let sure = answers("loadsgf assets/games/even.sgf\nshuzi-uncertain\n");
    assert_eq!(sure[1], "=");
    // An open border between two sides.
    let said = answers(
        "boardsize 9\nplay b d9\nplay w f9\nplay b d8\nplay w f8\nplay b d7\nplay w f7\nplay b d6\n\
         play w f6\nfinal_score\nestimate_score\nshuzi-uncertain\n",
    );
    let [.., score, likely, open] = said.as_slice() else { panic!("{said:?}") };
    assert!(open.len() > 4 && likely.starts_with("= "), "{said:?}");
    assert_eq!(*score, open.replacen("= ", "? not sure of ", 1));
}
