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

/// A command and its line.
struct Said<'a> {
    line: usize,
    words: Vec<&'a str>,
}

pub(super) fn read(text: &str) -> SgfText {
    let mut sgf = SgfText::default();
    let mut size = Size::NINETEEN;
    for Said { line, words } in obeyed(text) {
        let vertex = |name: &str| Vertex::from_name(name, size).ok();
        match words[..] {
            ["play", who, name, ..] => {
                if let Some(color) = side(who) {
                    played(&mut sgf, line, size, color, name);
                }
            }
            ["kata-set-rules", ref rules @ ..] => sgf.property(line, "RU", &rules.join(" ")),
            ["boardsize", lines, ..] => {
                size = lines.parse().unwrap_or(size);
                sgf.property(line, "SZ", lines);
            }
            ["komi", komi, ..] => sgf.property(line, "KM", komi),
            ["fixed_handicap" | "place_free_handicap", stones] => {
                let stones = stones.parse().ok().and_then(|stones| fixed_places(size, stones));
                sgf.handicap(line, &stones.unwrap_or_default());
            }
            ["set_free_handicap", ref names @ ..] => {
                let stones: Vec<Vertex> = names.iter().filter_map(|name| vertex(name)).collect();
                sgf.handicap(line, &stones);
            }
            ["undo"] => sgf.undo(),
            ["clear_board"] => sgf.clear(),
            _ => {}
        }
    }
    sgf
}

/// The commands that were not refused, and the moves that answer others.
fn obeyed(text: &str) -> Vec<Said<'_>> {
    let mut all: Vec<Said<'_>> = Vec::new();
    // Whether the last command waits for its answer, and whose move that is.
    let (mut waits, mut asked) = (false, None);
    for (line, said) in lines(text) {
        if said.starts_with('?') {
            if waits {
                all.pop();
            }
            (waits, asked) = (false, None);
            continue;
        }
        // `=7 K10`, or `play K10` from engines that think aloud.
        let answer = said.strip_prefix('=').map(|rest| rest.trim_start_matches(char::is_numeric));
        let answer = answer.or_else(|| said.strip_prefix("play ").filter(|_| asked.is_some()));
        if let Some(answer) = answer {
            waits = false;
            if let (Some(who), Some(name)) = (asked, answer.split_whitespace().next()) {
                all.push(Said { line, words: vec!["play", who, name] });
                asked = None;
            }
            continue;
        }
        let words = command(said);
        if let [name, who, ..] = words[..]
            && name.contains("genmove")
        {
            asked = Some(who);
        }
        if !words.is_empty() {
            all.push(Said { line, words });
            waits = true;
        }
    }
    all
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
