//! `shuzi gtp`: answers the Go Text Protocol (version 2), so that other programs can have games
//! scored.

use std::io::{self, Write as _};
use std::path::Path;

use super::args::GtpArgs;
use super::environment::Environment;
use crate::amount::{Amount, AmountError};
use crate::counting::{Count, Outcome};
use crate::fact::{Fact as _, Message};
use crate::goban::{Board, Chain, Chains, Color, Size, Vertex};
use crate::place::Place;
use crate::record::{
    Decoded, Game, Games, Marks, Move, Stated, decode, diagram_rows, diagram_sign,
};
use crate::scorer::{ScoreOptions, ScoredGame, Scorer};
use crate::shell::{Failure, InputError, OutputResult as _, read_input, read_line};
use crate::words::{Words, visible_line};

/// Every command, in the order they are listed.
const COMMANDS: [&str; 20] = [
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "komi",
    "fixed_handicap",
    "set_free_handicap",
    "play",
    "genmove",
    "undo",
    "loadsgf",
    "showboard",
    "final_score",
    "final_status_list",
    "final_status",
    "estimate_score",
];

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 1024 * 1024;

/// The most moves of a game.
const MOST_MOVES: usize = 10_000;

/// The largest board the protocol has names for.
const MOST_LINES: u8 = 25;

/// Answers until there are no more commands, or one to quit.
pub(super) fn run(args: &GtpArgs, environment: &Environment) -> Result<(), Failure> {
    let (scorer, rules) = environment.scorer_by(args.rules.as_deref())?;
    // What is said to programs is English.
    let mut table = GtpTable {
        scorer,
        options: ScoreOptions { rules, ..ScoreOptions::default() },
        words: environment.words.english(),
        game: Game::of_board(Board::new(Size::NINETEEN)),
        file: None,
        past: Vec::new(),
    };
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) = read_line(&mut input, LONGEST_LINE).or_fail()? {
        let Some((id, command, arguments)) = parsed(&line) else { continue };
        let answer = table.answer(&command, &arguments);
        let (sign, text) = match &answer {
            Ok(text) => ('=', text),
            Err(why) => ('?', why),
        };
        let space = if text.is_empty() { "" } else { " " };
        write!(output, "{sign}{id}{space}{text}\n\n").and_then(|()| output.flush()).or_fail()?;
        if command == "quit" {
            break;
        }
    }
    Ok(())
}

/// The number of a command, its name, and what it is told; none of a line without one.
fn parsed(line: &str) -> Option<(String, String, Vec<String>)> {
    // As the protocol has it: control characters are nothing, a tabulator is a space, `#` begins a
    // comment.
    let line = line.split('#').next().unwrap_or_default().replace('\t', " ");
    let line: String = line.chars().filter(|sign| !sign.is_control()).collect();
    let mut parts = line.split_whitespace().map(str::to_owned).peekable();
    let id = parts.next_if(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    let command = parts.next()?;
    Some((id.unwrap_or_default(), command, parts.collect()))
}

/// A game that is set up and scored.
struct GtpTable<'a> {
    scorer: Scorer,
    options: ScoreOptions,
    words: &'a Words,
    game: Game,
    /// The file its first moves are from.
    file: Option<Decoded>,
    /// What was before each move after those.
    past: Vec<Before>,
}

/// What was before a move: the board, and what the moves before had taken.
struct Before {
    board: Board,
    prisoners: [u32; 2],
    marks: Option<Marks>,
}

type Answer = Result<String, String>;

impl GtpTable<'_> {
    fn answer(&mut self, command: &str, arguments: &[String]) -> Answer {
        let first =
            || arguments.first().map(String::as_str).ok_or_else(|| "syntax error".to_owned());
        match command {
            "protocol_version" => Ok("2".to_owned()),
            "name" => Ok("shuzi".to_owned()),
            "version" => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            "known_command" => Ok(COMMANDS.contains(&first()?).to_string()),
            "list_commands" => Ok(COMMANDS.join("\n")),
            "quit" => Ok(String::new()),
            "boardsize" => self.clear(first()?.parse().ok()),
            "clear_board" => self.clear(Some(self.game.board.size().width())),
            "komi" => self.komi(first()?),
            "fixed_handicap" => self.fixed_handicap(first()?),
            "set_free_handicap" => self.handicap(arguments),
            "play" => self.play(arguments),
            "genmove" => self.pass(first()?),
            "undo" => self.undo(),
            "loadsgf" => self.load(arguments),
            "showboard" => Ok(self.board()),
            "final_score" | "estimate_score" => Ok(self.outcome()?.to_string()),
            "final_status_list" => self.status_list(first()?),
            "final_status" => self.status(first()?),
            _ => Err("unknown command".to_owned()),
        }
    }

    /// A message in words, in one line.
    fn say(&self, message: &Message) -> String {
        visible_line(&self.words.message(message)).into_owned()
    }

    fn clear(&mut self, lines: Option<u8>) -> Answer {
        let size = lines.filter(|lines| (2..=MOST_LINES).contains(lines));
        let size =
            size.and_then(|lines| Size::new(lines, lines).ok()).ok_or("unacceptable size")?;
        // The rules and komi of the game before are kept, as the protocol has it for komi.
        let komi = self.game.info.komi.clone();
        self.game = Game::of_board(Board::new(size));
        self.game.info.komi = komi;
        self.file = None;
        self.past.clear();
        Ok(String::new())
    }

    fn komi(&mut self, text: &str) -> Answer {
        let value: Amount = text.parse().map_err(|why: AmountError| self.say(&why.message()))?;
        // A quarter would be taken for zi.
        if !value.is_half_points() {
            return Err(self.say(&Message::plain("cli-points-not-half")));
        }
        self.game.info.komi = Some(Stated { value, place: Place::START });
        Ok(String::new())
    }

    fn vertex(&self, name: &str) -> Result<Vertex, String> {
        Vertex::from_name(name, self.game.board.size()).map_err(|why| self.say(&why.message()))
    }

    fn play(&mut self, arguments: &[String]) -> Answer {
        let [color, vertex] = arguments else { return Err("syntax error".to_owned()) };
        if vertex.eq_ignore_ascii_case("pass") {
            return self.pass(color).map(|_| String::new());
        }
        let (color, vertex) = (color_named(color)?, self.vertex(vertex)?);
        if self.game.board.get(vertex).is_some() || self.past.len() >= MOST_MOVES {
            return Err("illegal move".to_owned());
        }
        let before = self.before();
        let played = self.game.board.play(color, vertex);
        if played.suicide.len() == 1 {
            // No rules allow it.
            self.game.board = before.board;
            return Err("illegal move".to_owned());
        }
        self.past.push(before);
        for (taken, count) in
            [(color.other(), played.captured.len()), (color, played.suicide.len())]
        {
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            self.game.plays.prisoners[usize::from(taken == Color::White)] += count;
        }
        self.moved(Move { color, vertex: Some(vertex) });
        Ok(String::new())
    }

    /// Passes; a scorer has no better move.
    fn pass(&mut self, color: &str) -> Answer {
        let color = color_named(color)?;
        if self.past.len() >= MOST_MOVES {
            return Err("illegal move".to_owned());
        }
        self.past.push(self.before());
        self.moved(Move { color, vertex: None });
        Ok("PASS".to_owned())
    }

    fn before(&self) -> Before {
        Before {
            board: self.game.board.clone(),
            prisoners: self.game.plays.prisoners,
            marks: self.game.marks,
        }
    }

    fn moved(&mut self, played: Move) {
        self.game.plays.moves.push(played);
        // What a file marked was of another position.
        self.game.marks = None;
    }

    fn undo(&mut self) -> Answer {
        if let Some(Before { board, prisoners, marks }) = self.past.pop() {
            self.game.board = board;
            self.game.plays.prisoners = prisoners;
            self.game.plays.moves.pop();
            self.game.marks = marks;
            return Ok(String::new());
        }
        // The moves of a file.
        let last = Some(self.game.plays.moves.len()).filter(|&last| last > 0);
        let file = self.file.take().filter(|_| last.is_some()).ok_or("cannot undo")?;
        let info = self.game.info.clone();
        self.show(&file, last)?;
        self.game.info = info;
        self.file = Some(file);
        Ok(String::new())
    }

    /// Puts handicap stones on an empty board.
    fn handicap(&mut self, names: &[String]) -> Answer {
        if self.game.board.stones().next().is_some() {
            return Err("board not empty".to_owned());
        }
        let vertices: Vec<Vertex> =
            names.iter().map(|name| self.vertex(name)).collect::<Result<_, _>>()?;
        let mut board = self.game.board.clone();
        for &vertex in &vertices {
            if board.get(vertex).is_some() {
                return Err("bad vertex list".to_owned());
            }
            board.set(vertex, Some(Color::Black));
        }
        let stones = u32::try_from(vertices.len()).unwrap_or(u32::MAX);
        if stones < 2 || vertices.len() >= board.size().points() {
            return Err("bad vertex list".to_owned());
        }
        self.game.board = board;
        // What was passed before is no part of the game.
        self.past.clear();
        self.file = None;
        self.game.plays.moves.clear();
        self.game.plays.set_up[0] = i32::try_from(stones).unwrap_or(i32::MAX);
        self.game.info.handicap = Some(Stated { value: stones, place: Place::START });
        Ok(names.join(" "))
    }

    fn fixed_handicap(&mut self, stones: &str) -> Answer {
        let size = self.game.board.size();
        let names = stones.parse().ok().and_then(|stones| fixed_places(size, stones));
        self.handicap(&names.ok_or("invalid number of stones")?)
    }

    /// Loads a game, or what it was before a move.
    fn load(&mut self, arguments: &[String]) -> Answer {
        let (path, before) = match arguments {
            // Commands come from there.
            [path, ..] if path == "-" => return Err("cannot load file".to_owned()),
            [path] => (path, None),
            [path, number] => match number.parse() {
                Ok(number @ 1..) => (path, Some(number)),
                _ => return Err("syntax error".to_owned()),
            },
            _ => return Err("syntax error".to_owned()),
        };
        let bytes =
            read_input(Path::new(path)).map_err(|why: InputError| self.say(&why.message()))?;
        let file = decode(&bytes, None);
        self.show(&file, before)?;
        self.file = Some(file);
        self.past.clear();
        Ok(String::new())
    }

    /// Puts a file's game on the table, as it was before a move.
    fn show(&mut self, file: &Decoded, before: Option<usize>) -> Result<(), String> {
        let games = Games::of(file, None);
        let mut games = match before {
            Some(number) => games.before_move(number),
            None => games,
        };
        let (game, _) = games.next().ok_or("no game")?.map_err(|why| self.say(&why.what))?;
        let size = game.board.size();
        if size.width() != size.height() || size.width() > MOST_LINES {
            return Err("unacceptable size".to_owned());
        }
        self.game = game;
        Ok(())
    }

    /// The board in rows, White's stones `O` and Black's `X`.
    fn board(&self) -> String {
        let size = self.game.board.size();
        let rows = diagram_rows(size, |vertex| diagram_sign(self.game.board.get(vertex)));
        let numbered = rows.into_iter().zip((1..=size.height()).rev()).map(|(row, number)| {
            let signs = row.chars().flat_map(|sign| [' ', sign]);
            format!("\n{number:>2}{}", signs.collect::<String>())
        });
        numbered.collect()
    }

    fn scored(&self) -> Result<ScoredGame, String> {
        self.scorer.score(&self.game, &self.options).map_err(|why| self.say(&why.what))
    }

    /// The result by the game's rules.
    fn outcome(&self) -> Result<Outcome, String> {
        let scored = self.scored()?;
        let outcome = scored.own.outcome(scored.count.result.outcome());
        outcome.ok_or_else(|| self.say(&Message::plain("result-not-known")))
    }

    /// The stones of a status, a chain a line.
    fn status_list(&self, status: &str) -> Answer {
        if !["alive", "dead", "seki"].contains(&status) {
            return Err("invalid status".to_owned());
        }
        let count = self.scored()?.count;
        let size = self.game.board.size();
        let chains = Chains::of(&self.game.board);
        let lines = chains.all().iter().map(Chain::stones);
        let lines = lines.filter(|stones| status_of(&count, stones[0]) == status);
        let line = |stones: &[Vertex]| {
            stones.iter().map(|stone| stone.name(size)).collect::<Vec<_>>().join(" ")
        };
        Ok(lines.map(line).collect::<Vec<_>>().join("\n"))
    }

    fn status(&self, name: &str) -> Answer {
        let vertex = self.vertex(name)?;
        let count = self.scored()?.count;
        if self.game.board.get(vertex).is_some() {
            return Ok(status_of(&count, vertex).to_owned());
        }
        Ok(match count.settled.owner(vertex) {
            Some(Color::Black) => "black_territory",
            Some(Color::White) => "white_territory",
            None => "dame",
        }
        .to_owned())
    }
}

/// What becomes of a stone, by the protocol's names.
fn status_of(count: &Count, stone: Vertex) -> &'static str {
    if count.dead.stones.contains(stone) {
        "dead"
    } else if count.settled.seki().stones.contains(stone) {
        "seki"
    } else {
        "alive"
    }
}

fn color_named(name: &str) -> Result<Color, String> {
    match name.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err("invalid color".to_owned()),
    }
}

/// Where so many handicap stones stand by the protocol (section 4.1.1); none where it names none.
fn fixed_places(size: Size, stones: usize) -> Option<Vec<String>> {
    let lines = size.width();
    let edge = if lines >= 13 { 3 } else { 2 };
    if lines < 7
        || (lines.is_multiple_of(2) || lines == 7) && stones > 4
        || !(2..=9).contains(&stones)
    {
        return None;
    }
    let (low, mid, high) = (edge, lines / 2, lines - 1 - edge);
    let corners = [(low, high), (high, low), (low, low), (high, high)];
    let sides = [(low, mid), (high, mid), (mid, high), (mid, low)];
    let mut places: Vec<(u8, u8)> = corners.into_iter().take(stones).collect();
    places.extend(sides.into_iter().take((stones.max(4) - 4) & !1));
    if stones > 4 && stones % 2 == 1 {
        places.push((mid, mid));
    }
    Some(places.into_iter().map(|(x, y)| Vertex::new(x, y).name(size)).collect())
}
