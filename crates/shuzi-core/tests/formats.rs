//! Game files of other kinds than SGF, and boards as programs print them and forums show them.

use crate::Coded as _;
use proptest::prelude::*;
use shuzi_core::Game;
use shuzi_core::goban::{Color, Vertex};
use shuzi_core::record::{Games, Server, decode};

/// A record of TYGEM: a handicap of two, a pass, komi 0.5 and a margin of 12.5.
const GIB: &str = "\\HS\n\\[GAMEBLACKNAME=Ada (5D)\\]\n\\[GAMEWHITENAME=Bruno (5D)\\]\n\
\\[GAMEINFOMAIN=GBKIND:3,GTIME:1200-30-3,GKIND:0,GRLT:1,ZIPSU:125,GONGJE:5\\]\n\
\\[GAMETAG=S1,R3,G5,C2016:03:26:18:00\\]\n\\HE\n\\GS\n2 1 0\n3 0 &4\nINI 0 1 2 &4\n\
STO 0 2 2 9 0\nSTO 0 3 1 10 3\nSKI 0 4 2\n\\GE\n";

/// The same of `WBaduk`, without a handicap: its komi of 6 is 6.5.
const NGF: &str = "Rating game\n19\nBruno 5D\nAda 5D\nwww.cyberoro.com\n0\n0\n6\n\
20160326 [18:00]\n30\nBlack wins by 12.5\n3\nPMAABKBBK\nPMABWLEEL\nPMACBAAAA\n";

/// The same of Pandanet, from below, with two handicap stones.
const UGI: &str = "[Header]\nLang=EN\nHdcp=2,0.5\nSize=9\nRuleset=Japanese\nPlayerB=Ada,5d\n\
PlayerW=Bruno,5d\nDate=2016/03/26\nWinner=W,C\nCoordinateType=IGS\n[Data]\nCC,B0,0,0\n\
GG,B0,0,0\nCG,W1,1,0\nYA,B2,2,0\n[Figure]\n.Text,1\nAB,B9,9,0\n";

/// What an engine and a program said to each other.
const GTP: &str = "boardsize 13\n= \n\nkomi 6.5\n1 clear_board\n=1\nplay B A1\n>> 7 play b C4\n= \n\
genmove w\n= K10\n\nplay black E5\nundo\nplay w pass\ngenmove b\n= resign\n";

fn read(text: &str) -> Game {
    Games::of(&decode(text.as_bytes(), None), None).next().unwrap().unwrap().0
}

/// The stones, by their names, Black's first.
fn stones(game: &Game) -> String {
    let of = |color| {
        let own = game.board.stones().filter(move |(_, c)| *c == color);
        own.map(|(vertex, _)| vertex.name(game.board.size())).collect::<Vec<_>>().join(" ")
    };
    format!("{} / {}", of(Color::Black), of(Color::White))
}

#[test]
fn records_of_servers_are_read() {
    for (text, board, komi, result, server, passes) in [
        (GIB, "L16 Q16 D4 / K19", "0.5", "W+12.5", Some(Server::Tygem), 1),
        (NGF, "K19 / L16", "6.5", "Black wins by 12.5", Some(Server::Cyberoro), 1),
        (UGI, "G7 C3 / C7", "0.5", "W+R", Some(Server::Igs), 1),
        (GTP, "C4 A1 / K10", "6.5", "W+R", None, 1),
    ] {
        let game = read(text);
        assert_eq!(stones(&game), board, "{text}");
        let info = &game.info;
        assert_eq!(info.komi.as_ref().unwrap().value.coded(), komi, "{text}");
        assert_eq!(info.result.as_ref().unwrap().value, result, "{text}");
        assert_eq!(info.server, server, "{text}");
        let all = game.plays.moves.iter().filter(|one| one.vertex.is_none()).count();
        assert_eq!(all, passes, "{text}");
    }
    assert_eq!(read(GIB).info.black.as_deref(), Some("Ada (5D)"));
    assert_eq!(read(NGF).info.white.as_deref(), Some("Bruno 5D"));
    assert_eq!(read(UGI).info.handicap.unwrap().value, 2);
}

/// In a log the last komi counts, a command that was refused does not, and answers may have numbers.
#[test]
fn a_log_is_read_with_its_answers() {
    let log = "boardsize 9\n=1\n\nkomi 5.5 # comment\nplay B E9\nplay W F9\n? illegal move\n\
               undo\n? cannot undo\nkomi 9.5\nkata-set-rules japanese\nlz-genmove_analyze w\n\
               info move A1 visits 3\nplay A1\n8 genmove b\n=8 H9\n";
    let game = read(log);
    assert_eq!(stones(&game), "E9 H9 / A1");
    assert_eq!(game.info.komi.unwrap().value.coded(), "9.5");
    assert_eq!(game.info.rules.unwrap().value, "japanese");
}

/// What cannot be read of another kind of file is remarked on at its own line.
#[test]
fn a_line_keeps_its_number() {
    let broken = GIB.replace("STO 0 3 1 10 3", "STO 0 3 1 200 3");
    let file = decode(broken.as_bytes(), None);
    let (_, notes) = Games::of(&file, None).next().unwrap().unwrap();
    let line = broken.lines().position(|line| line.starts_with("STO 0 3")).unwrap() + 1;
    let said = notes.iter().find(|note| note.what.code == "record-move-not-a-vertex").unwrap();
    assert_eq!(said.place.line, line, "{notes:?}");
}

/// Other kinds are named, with what to do.
#[test]
fn what_is_not_read_is_named() {
    for (text, kind) in [
        ("<?xml version=\"1.0\"?>\n<Go>\n<GoGame>", "Jago XML"),
        ("{\"record\":{},\"tree\":[]}", "JGF"),
        ("<!DOCTYPE html><html></html>", "HTML"),
    ] {
        let file = decode(text.as_bytes(), None);
        let why = Games::of(&file, None).next().unwrap().unwrap_err().what;
        assert_eq!(why.coded(), format!("diagram-other-kind (format: {kind})"));
    }
}

/// A board of three lines, with a black stone at B3, a white one at C1 and the rest empty, however it is
/// shown.
#[test]
fn boards_are_read_as_they_are_pasted() {
    for text in [
        ". X .\n. . .\n. . O",
        "＋●＋\n＋＋＋\n＋＋○",
        "+ # +\n+ + +\n+ + O",
        "# a comment\n. # .\n. . .\n. . O",
        ". @ .\n. . .\n. . O",
        ". B .\n. . .\n. . W",
        "[go]$$B\n$$ | . X . |\n$$ | . . . |\n$$ | . . O |\n[/go]",
        "$$Bc3 Title, a ko at T\n$$ -------\n$$ | a B C |\n$$ | S T M |\n$$ | _ . Q |\n$$ -------",
        "$$W\n$$ | . 2 . |\n$$ | . . . |\n$$ | . . 1 |",
        "$$\n$$ | . Y . |\n$$ | . . . |\n$$ | . . @ |",
        "   A B C\n 3 . X . 3\n 2 . . . 2     WHITE (O) has captured 0 stones\n 1 . . O 1\n   A B C",
        "Passes: 0            Black (X) Prisoners: 0\n   a b c \n 3 .(X). 3\n 2 . . . 2\n 1 . . O 1\n\
         Hash: 7C1E",
        "MoveNum: 2 HASH: 7C1E\n  A B C\n3 . X1.\n2 . . .\n1 . . O2\nNext player: Black\n\
         Rules: {\"ko\":\"SIMPLE\"}\nB stones captured: 0",
    ] {
        let game = read(text);
        assert_eq!(stones(&game), "B3 / C1", "{text}");
        assert!(game.marks.is_none(), "{text}");
    }
    let katago = read("A B\n2 X O\n1 . .\nRules: {\"komi\":10.5,\"scoring\":\"TERRITORY\"}");
    assert_eq!(katago.info.komi.unwrap().value.coded(), "10.5");
    assert_eq!(katago.info.rules.unwrap().value, "Japanese");
    // Rows that the numbers do not count through are no showboard: nothing is passed over.
    let gap = "  A B C\n4 . X .\n2 . . .\n1 . . O";
    assert_eq!(read(gap).board.size().coded(), "3×3");
    assert_eq!(read("$$B\n$$ | . x . |\n$$ | . . O |\n").marks.unwrap().dead.len(), 1);
    let nowhere = read("$$\n$$ | . 0 . |\n$$ | . 9 . |\n");
    assert_eq!(nowhere.board.get(Vertex::new(1, 0)), Some(Color::White));
}

proptest! {
    /// A file of any kind, with any of its bytes replaced, is read or refused.
    #[test]
    fn damaged_files_never_panic(
        kind in 0..4_usize,
        damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..12),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut bytes = [GIB, NGF, UGI, GTP][kind].as_bytes().to_vec();
        for (at, byte) in damage {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        bytes.truncate(cut.index(bytes.len()) + 1);
        let file = decode(&bytes, None);
        for read in Games::of(&file, None).take(10) {
            let _ = read;
        }
    }
}
