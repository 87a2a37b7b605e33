//! Findings and errors say in English what is wrong, where, and what to do.

use std::fs;
use std::path::Path;

use shuzi_core::english::SENTENCES;
use shuzi_core::goban::Color;
use shuzi_core::record::{Games, decode};
use shuzi_core::{Amount, Game, Message, ScoreOptions, Scorer, Vertex};

#[test]
fn errors_are_sentences_with_their_place_and_what_to_do() {
    let game = Game::read(b"..X\n.Q.").unwrap_err();
    assert_eq!(
        game.to_string(),
        "2:2: `Q` is not allowed: rows are made of . X O (x and o for dead stones)"
    );
    let komi: Result<Amount, _> = "7,x".parse();
    assert_eq!(komi.unwrap_err().to_string(), "not a number: write 7.5, 7 1/2 or 7½, for example");
    let board = Game::read(include_bytes!("../../../assets/games/even.sgf")).unwrap();
    let rules = ScoreOptions::default().with_rules("aga2");
    let why = Scorer::default().score(&board, &rules).unwrap_err().to_string();
    assert_eq!(why, "1:1: no rule set named `aga2`: did you mean `aga`?");
    assert!(Vertex::from_name("Z9", board.board.size()).unwrap_err().to_string().contains(' '));
}

/// A choice by number, by a word's key, and a text in quotes.
#[test]
fn choices_are_made() {
    let stones = |stones: u32| {
        let values = [("stones", stones.into()), ("beyond", (stones - 1).into())];
        Message::new("reason-handicap", values).to_string()
    };
    assert!(stones(2).ends_with("White had no turn for the other one."), "{}", stones(2));
    assert!(stones(5).ends_with("White had no turn for the other 4."), "{}", stones(5));
    let last = [("side", Color::White.into()), ("number", 61_i64.into())];
    let last = Message::new("reason-last-stone", last).to_string();
    assert!(last.starts_with("White made the last move (a stone, move 61), so both"), "{last}");
    let open = |more: i64| {
        Message::new("open-dame", [("places", "D4".into()), ("more", more.into())]).to_string()
    };
    assert_eq!((&*open(0), &*open(2)), ("dame at D4", "dame at D4 and 2 more"));
}

#[test]
fn every_sentence_is_read_whole() {
    let codes = SENTENCES.lines().filter_map(|line| line.split_once(" = ")).map(|(code, _)| code);
    let codes: Vec<&str> = codes.filter(|code| !code.starts_with([' ', '#'])).collect();
    assert!(codes.len() > 200);
    for code in codes {
        let said = Message::new(code.to_owned(), []).to_string();
        assert!(!said.contains(['{', '}']) && said != code, "{code}: {said}");
    }
}

/// Every code that the core gives has a sentence; the questions of practice are for its screens.
#[test]
fn every_code_has_a_sentence() {
    fn sources(folder: &Path, all: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("practice") {
                sources(&path, all);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                all.push(fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut all = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    let mut codes = 0;
    for source in &all {
        for (at, start) in source.match_indices("facts! {") {
            // An example in a comment.
            if source[..at].ends_with("/// ") {
                continue;
            }
            let block = source[at + start.len()..].split("\n}\n").next().unwrap();
            for code in block.split("=> \"").skip(1).filter_map(|rest| rest.split('"').next()) {
                codes += 1;
                let start = format!("\n{code} = ");
                assert!(SENTENCES.contains(&start), "no sentence for {code}");
            }
        }
    }
    assert!(codes > 100, "{codes}");
}

/// What is remarked on a record is a sentence, too.
#[test]
fn remarks_are_sentences() {
    let decoded = decode(b"(;SZ[5];B[aa];W[aa]", None);
    let (_, remarks) = Games::of(&decoded, None).next().unwrap().unwrap();
    for remark in remarks {
        assert!(
            remark.to_string().contains(' ') && !remark.to_string().contains(&*remark.what.code)
        );
    }
}
