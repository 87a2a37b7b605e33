//! A game that another program sets up and has scored.

use std::path::Path;

use shuzi_core::amount::{Amount, AmountError};
use shuzi_core::counting::{Count, Outcome, Undone};
use shuzi_core::fact::{Fact as _, Message};
use shuzi_core::goban::{Board, Chain, Chains, Color, Size, Vertex, fixed_places};
use shuzi_core::place::Place;
use shuzi_core::record::sgf::{continued, escape};
use shuzi_core::record::{
    Decoded, Game, Games, Marks, Move, Stated, decode, diagram_rows, diagram_sign,
};
use shuzi_core::scorer::{ScoreOptions, ScoredGame, Scorer};

use crate::output::position_sgf;
use crate::shell::{InputError, read_input};
use shuzi_words::{Words, visible, visible_line};

/// The most moves of a game.
const MOST_MOVES: usize = 10_000;

/// The largest board the protocol has names for.
const MOST_LINES: u8 = 25;

/// A game that is set up and scored.
pub(in crate::cli) struct GtpTable<'a> {
    scorer: Scorer,
    options: ScoreOptions,
    /// Whether the rules were chosen on the command line.
    has_own_rules: bool,
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

/// What is answered: text, or why not.
pub(in crate::cli) type Answer = Result<String, String>;

impl<'a> GtpTable<'a> {
    /// An empty board of 19 lines.
    pub(in crate::cli) fn new(scorer: Scorer, rules: Option<String>, words: &'a Words) -> Self {
        let mut options = ScoreOptions::default();
        options.rules = rules;
        Self {
            has_own_rules: options.rules.is_some(),
            scorer,
            options,
            words,
            game: Game::of_board(Board::new(Size::NINETEEN)),
            file: None,
            past: Vec::new(),
        }
    }

    /// The board again without stones.
    pub(in crate::cli) fn clear_board(&mut self) -> Answer {
        self.clear(Some(self.game.board.size().width()))
    }

    /// Counts by rules as KGS calls them, unless others were chosen on the command line.
    pub(in crate::cli) fn kgs_rules(&mut self, name: &str) -> Answer {
        let rules = match name.to_ascii_lowercase().as_str() {
            "japanese" => "japanese-kgs",
            "chinese" => "chinese-kgs",
            "aga" => "aga",
            "new_zealand" => "new-zealand",
            _ => return Err("unknown rules".to_owned()),
        };
        if !self.has_own_rules {
            self.options.rules = Some(rules.to_owned());
        }
        Ok(String::new())
    }

    /// Takes KataGo's name of a rule set, or any that a record may have.
    pub(in crate::cli) fn kata_rules(&mut self, name: &str) -> Answer {
        let profile = self.scorer.profiles().called(name).ok_or("unknown rules")?;
        if !self.has_own_rules {
            self.options.rules = Some(profile.name.clone());
        }
        Ok(String::new())
    }

    /// A message in words, in one line.
    fn say(&self, message: &Message) -> String {
        visible_line(&self.words.message(message)).into_owned()
    }

    pub(in crate::cli) fn clear(&mut self, lines: Option<u8>) -> Answer {
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

    pub(in crate::cli) fn komi(&mut self, text: &str) -> Answer {
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

    pub(in crate::cli) fn play(&mut self, arguments: &[String]) -> Answer {
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
        let was = self.past.last().map(|before| &before.board);
        let is_ko = played.captured.len() == 1 && was == Some(&self.game.board);
        // No rules allow a stone to take itself, or a ko to be taken back at once.
        if played.suicide.len() == 1 || is_ko {
            self.game.board = before.board;
            return Err("illegal move".to_owned());
        }
        self.past.push(before);
        for (taken, count) in
            [(color.other(), played.captured.len()), (color, played.suicide.len())]
        {
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            self.game.plays.prisoners[taken.index()] += count;
        }
        self.moved(Move { color, vertex: Some(vertex) });
        Ok(String::new())
    }

    /// Passes; a scorer has no better move.
    pub(in crate::cli) fn pass(&mut self, color: &str) -> Answer {
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

    pub(in crate::cli) fn undo(&mut self) -> Answer {
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
    pub(in crate::cli) fn handicap(&mut self, names: &[String]) -> Answer {
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

    pub(in crate::cli) fn fixed_handicap(&mut self, stones: &str) -> Answer {
        let size = self.game.board.size();
        let places = stones.parse().ok().and_then(|stones| fixed_places(size, stones));
        let places = places.ok_or("invalid number of stones")?;
        let names: Vec<String> = places.into_iter().map(|at| at.name(size)).collect();
        self.handicap(&names)
    }

    /// Loads a game, or what it was before a move.
    pub(in crate::cli) fn load(&mut self, arguments: &[String]) -> Answer {
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

    /// The game as SGF: the file it was loaded from, or else the first position, and the moves since.
    /// It is only printed: a scorer writes no files.
    pub(in crate::cli) fn sgf(&self, arguments: &[String]) -> Answer {
        if !matches!(arguments, [] | [_]) || arguments.first().is_some_and(|name| name != "-") {
            return Err("cannot write files".to_owned());
        }
        let (moves, since) = (&self.game.plays.moves, self.past.len());
        let (first, own) = moves.split_at(moves.len() - since);
        let loaded = self.file.as_ref().filter(|file| {
            let whole = Games::of(file, None).next().and_then(Result::ok);
            whole.is_some_and(|(whole, _)| whole.plays.moves == first)
        });
        let text = loaded.map_or_else(
            || {
                let board = self.past.first().map_or(&self.game.board, |before| &before.board);
                let info = &self.game.info;
                let root: Vec<_> = [
                    ("RU", self.options.rules.as_deref().map(escape)),
                    ("KM", info.komi.as_ref().map(|komi| komi.value.to_string())),
                    ("HA", info.handicap.as_ref().map(|handicap| handicap.value.to_string())),
                ]
                .into_iter()
                .filter_map(|(name, value)| Some((name, value?)))
                .collect();
                continued(&position_sgf(board, &root, &[]), own, since)
            },
            |file| continued(&file.text, own, since),
        );
        // An empty line would end the answer, and who reads it may be a terminal.
        let lines = text.lines().filter(|line| !line.trim().is_empty()).collect::<Vec<_>>();
        Ok(visible(&lines.join("\n")).into_owned())
    }

    /// The board in rows, White's stones `O` and Black's `X`.
    pub(in crate::cli) fn board(&self) -> String {
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

    /// The result by the game's rules, as far as it can be told.
    pub(in crate::cli) fn likely_outcome(&self) -> Result<Outcome, String> {
        self.outcome_of(&self.scored()?)
    }

    /// The result by the game's rules, if it is sure.
    pub(in crate::cli) fn outcome(&self) -> Result<Outcome, String> {
        let scored = self.scored()?;
        let outcome = self.outcome_of(&scored)?;
        match uncertain(&scored.count).as_slice() {
            [] => Ok(outcome),
            open => Err(format!("not sure of {}", names(open, self.game.board.size()))),
        }
    }

    fn outcome_of(&self, scored: &ScoredGame) -> Result<Outcome, String> {
        let outcome = scored.own.outcome(scored.count.result.outcome());
        outcome.ok_or_else(|| self.say(&Message::plain("result-not-known")))
    }

    /// What the result is not sure for.
    pub(in crate::cli) fn uncertain(&self) -> Answer {
        Ok(names(&uncertain(&self.scored()?.count), self.game.board.size()))
    }

    /// The stones of a status, a chain a line; the vacant points of an owner, in one.
    pub(in crate::cli) fn status_list(&self, status: &str) -> Answer {
        let size = self.game.board.size();
        if ["alive", "dead", "seki"].contains(&status) {
            let count = self.scored()?.count;
            let chains = Chains::of(&self.game.board);
            let lines = chains.all().iter().map(Chain::stones);
            let lines = lines.filter(|stones| status_of(&count, stones[0]) == status);
            return Ok(lines.map(|stones| names(stones, size)).collect::<Vec<_>>().join("\n"));
        }
        if !["black_territory", "white_territory", "dame"].contains(&status) {
            return Err("invalid status".to_owned());
        }
        let count = self.scored()?.count;
        let vacant = size.vertices().filter(|&vertex| self.game.board.get(vertex).is_none());
        let of: Vec<Vertex> = vacant.filter(|&vertex| owner_of(&count, vertex) == status).collect();
        Ok(names(&of, size))
    }

    pub(in crate::cli) fn status(&self, name: &str) -> Answer {
        let vertex = self.vertex(name)?;
        let count = self.scored()?.count;
        if self.game.board.get(vertex).is_some() {
            return Ok(status_of(&count, vertex).to_owned());
        }
        Ok(owner_of(&count, vertex).to_owned())
    }
}

fn names(vertices: &[Vertex], size: Size) -> String {
    vertices.iter().map(|vertex| vertex.name(size)).collect::<Vec<_>>().join(" ")
}

/// What a result is not sure for: stones that may be dead or alive, places that are not played out.
fn uncertain(count: &Count) -> Vec<Vertex> {
    // Dame are points under rules that count area.
    let counts_area = count.result.terms.profile.value.counts_area();
    let unfinished = count.settled.unfinished().iter();
    let open = unfinished.filter(|part| counts_area || part.undone != Undone::Dame);
    let open = open.flat_map(|part| part.vertices.iter().copied());
    let mut places: Vec<Vertex> = count.dead.uncertain.iter().chain(open).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// Whose a vacant point is, by the protocol's names.
fn owner_of(count: &Count, point: Vertex) -> &'static str {
    match count.settled.owner(point) {
        Some(Color::Black) => "black_territory",
        Some(Color::White) => "white_territory",
        None => "dame",
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
