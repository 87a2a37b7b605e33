//! What works wherever Rust does, in a browser too: each file named is counted, or read if it is a
//! picture, in a line of JSON. `just browser` runs it as WebAssembly, in node.

// Only developers run this: it may panic.
#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::{env, fs};

use shuzi_core::{Board, Color, Scorer};
use shuzi_photo::{Hints, Reading};
use shuzi_words::Service;

fn main() {
    let service = Service::new(Scorer::default(), None);
    for name in env::args().skip(1) {
        let bytes = fs::read(&name).unwrap();
        if Path::new(&name).extension().is_some_and(|ending| ending == "sgf") {
            let counted = service.answer_all(r#"{"ask":"score"}"#, &[&bytes], 1);
            println!("{}", counted[0]);
        } else {
            let read = Reading::of(&bytes, &Hints::default());
            let rows = read.map_or_else(|why| format!("{why:?}"), |read| rows(&read.board));
            println!("{{\"rows\":\"{rows}\"}}");
        }
    }
}

fn rows(board: &Board) -> String {
    let sign = |vertex| match board.get(vertex) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    };
    board.size().vertices().map(sign).collect()
}
