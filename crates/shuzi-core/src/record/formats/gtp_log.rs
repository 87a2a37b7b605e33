//! What was said between a program and an engine by the Go Text Protocol.

use super::sgf_text::{SgfText, lines, side};
use crate::goban::{Color, Size, Vertex, fixed_places};

/// The fewest commands that make a text a log.
const FEWEST: usize = 2;

pub(super) fn is(text: &str) -> bool {
    let is_play = |line: &str| matches!(command(line)[..], ["play", who, _] if side(who).is_some());
    let is_command = |line: &&str| !command(line).is_empty();
    text.lines().any(is_play) && text.lines().filter(is_command).take(FEWEST).count() >= FEWEST
}

pub(super) fn read(text: &str) -> SgfText {
    let mut sgf = SgfText::default();
    let mut size = Size::NINETEEN;
    // Whose answer is a move.
    let mut asked = None;
    // What was known before the last command, which may be refused.
    let mut before = sgf.clone();
    for (number, line) in lines(text) {
        if line.starts_with('?') {
            (sgf, asked) = (before.clone(), None);
            continue;
        }
        let vertex = |name: &str| Vertex::from_name(name, size).ok();
        let mut play = |color: Color, name: &str| played(&mut sgf, number, size, color, name);
        // `=7 K10`, or `play K10` from engines that think aloud.
        let answer = line.find('=').map(|at| line[at + 1..].trim_start_matches(char::is_numeric));
        let answer = answer.or_else(|| line.strip_prefix("play "));
        if let (Some(color), Some(answer)) = (asked, answer) {
            if let Some(name) = answer.split_whitespace().next() {
                play(color, name);
                asked = None;
            }
            continue;
        }
        let words = command(line);
        if !words.is_empty() {
            before = sgf.clone();
        }
        let mut play = |color: Color, name: &str| played(&mut sgf, number, size, color, name);
        match words[..] {
            ["play", who, name, ..] => {
                if let Some(color) = side(who) {
                    play(color, name);
                }
            }
            [name, who, ..] if name.contains("genmove") => asked = side(who),
            ["kata-set-rules", ref rules @ ..] => sgf.property(number, "RU", &rules.join(" ")),
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

/// Adds a move, a pass or a resignation.
fn played(sgf: &mut SgfText, line: usize, size: Size, color: Color, name: &str) {
    match Vertex::from_name(name, size) {
        Ok(vertex) => sgf.play(line, color, Some(vertex)),
        Err(_) if name.eq_ignore_ascii_case("pass") => sgf.play(line, color, None),
        Err(_) if name.eq_ignore_ascii_case("resign") => {
            sgf.property(line, "RE", &format!("{}+R", color.other().letter()));
        }
        Err(_) => sgf.unread(line, color, name),
    }
}

/// The words of a command, without its number and what a program writes before it: `>> 7 play b D4`.
fn command(line: &str) -> Vec<&str> {
    const COMMANDS: [&str; 13] = [
        "play",
        "genmove",
        "lz-genmove_analyze",
        "kata-genmove_analyze",
        "kgs-genmove_cleanup",
        "kata-set-rules",
        "boardsize",
        "komi",
        "fixed_handicap",
        "place_free_handicap",
        "set_free_handicap",
        "undo",
        "clear_board",
    ];
    let line = line.split('#').next().unwrap_or_default();
    let mut words = line.split_whitespace().skip_while(|word| !COMMANDS.contains(word)).peekable();
    // Three words at most come before it; more are a sentence.
    let before = line.split_whitespace().take_while(|word| !COMMANDS.contains(word)).count();
    if before > 3 || words.peek().is_none() { Vec::new() } else { words.collect() }
}
