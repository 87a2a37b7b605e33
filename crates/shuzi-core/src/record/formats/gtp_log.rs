//! What was said between a program and an engine by the Go Text Protocol.

use super::sgf_text::{SgfText, lines, side};
use crate::goban::{Color, Size, Vertex, fixed_places};

/// The fewest commands that make a text a log.
const FEWEST: usize = 2;

pub(super) fn is(text: &str) -> bool {
    let is_play = |line: &str| matches!(command(line)[..], ["play", who, _] if side(who).is_some());
    text.lines().filter(|line| is_play(line)).take(FEWEST).count() >= FEWEST
}

pub(super) fn read(text: &str) -> SgfText {
    let mut sgf = SgfText::default();
    let mut size = Size::NINETEEN;
    // Whose answer is a move.
    let mut asked = None;
    for (number, line) in lines(text) {
        let vertex = |name: &str| Vertex::from_name(name, size).ok();
        let mut play = |color: Color, name: &str| match vertex(name) {
            Some(vertex) => sgf.play(number, color, Some(vertex)),
            None if name.eq_ignore_ascii_case("pass") => sgf.play(number, color, None),
            None if name.eq_ignore_ascii_case("resign") => {
                sgf.property(number, "RE", &format!("{}+R", color.other().letter()));
            }
            None => sgf.unread(number, color, name),
        };
        if let Some((_, answer)) = line.split_once("= ").filter(|_| asked.is_some()) {
            if let (Some(color), Some(name)) = (asked.take(), answer.split_whitespace().next()) {
                play(color, name);
            }
            continue;
        }
        match command(line)[..] {
            ["play", who, name, ..] => {
                if let Some(color) = side(who) {
                    play(color, name);
                }
            }
            ["genmove", who, ..] => asked = side(who),
            ["boardsize", lines, ..] => {
                size = lines.parse().unwrap_or(size);
                sgf.property(number, "SZ", lines);
            }
            ["komi", komi, ..] => sgf.property(number, "KM", komi),
            ["fixed_handicap" | "place_free_handicap", stones] => {
                let stones = stones.parse().ok().and_then(|stones| fixed_places(size, stones));
                sgf.handicap(number, &stones.unwrap_or_default());
            }
            ["set_free_handicap", ref names @ ..] => {
                let stones: Vec<Vertex> = names.iter().filter_map(|name| vertex(name)).collect();
                sgf.handicap(number, &stones);
            }
            ["undo"] => sgf.undo(),
            ["clear_board"] => sgf.clear(),
            _ => {}
        }
    }
    sgf
}

/// The words of a command, without its number and what a program writes before it: `>> 7 play b D4`.
fn command(line: &str) -> Vec<&str> {
    const COMMANDS: [&str; 9] = [
        "play",
        "genmove",
        "boardsize",
        "komi",
        "fixed_handicap",
        "place_free_handicap",
        "set_free_handicap",
        "undo",
        "clear_board",
    ];
    let mut words = line.split_whitespace().skip_while(|word| !COMMANDS.contains(word)).peekable();
    // Three words at most come before it; more are a sentence.
    let before = line.split_whitespace().take_while(|word| !COMMANDS.contains(word)).count();
    if before > 3 || words.peek().is_none() { Vec::new() } else { words.collect() }
}
