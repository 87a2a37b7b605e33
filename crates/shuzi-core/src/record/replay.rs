//! Replays a game up to its final position.

use super::points::{MOST_PLACED, is_odd_pass, is_pass, rectangle, sgf_vertex};
use super::remarks::Remarks;
use super::sgf::{NodeId, Property, Tree};
use super::statements::Statements;
use super::{Game, Marks, Move, Plays, RecordError, ReplayRemark};
use crate::goban::{Board, Chain, Color, Size, Vertex, VertexSet};
use crate::place::{Diagnostic, Places};

/// Plays the main line of a game tree and adds a remark for each correction.
///
/// `size` is the board size if the file gives none or an invalid one. Move `before`, counted from
/// 1, and all later moves are left out.
///
/// # Errors
/// Returns an error if the game is not Go, its board size is not valid, or it differs from `size`.
pub fn replay(
    tree: &Tree<'_>,
    places: &Places<'_>,
    size: Option<Size>,
    before: Option<usize>,
    notes: &mut Vec<Diagnostic>,
) -> Result<Game, Box<Diagnostic>> {
    let fail = |at: usize, error: RecordError| Box::new(Diagnostic::new(places.at(at), error));
    if let Some((game, at)) = tree.first_stated("GM").map(|(_, game, at)| (game, at))
        && game.parse::<u32>().is_ok_and(|game| game != 1)
    {
        return Err(fail(at, RecordError::NotGo { value: game }));
    }
    let is_size_known = size.is_some() || tree.first_stated("SZ").is_some();
    let size = match (size, tree.first_stated("SZ")) {
        (size, None) => size.unwrap_or(Size::NINETEEN),
        (size, Some((_, stated, at))) => match (size, stated.parse::<Size>()) {
            // Half of the game could be off the board.
            (Some(size), Ok(stated)) if size != stated => {
                return Err(fail(at, RecordError::OtherSize { stated, size }));
            }
            (Some(size), _) | (None, Ok(size)) => size,
            (None, Err(why)) => {
                return Err(fail(at, RecordError::Size { value: stated.clone(), why }));
            }
        },
    };
    let mut replay = Replay {
        tree,
        remarks: Remarks::new(places, notes),
        board: Board::new(size),
        plays: Plays::default(),
        ko: None,
        set_up_here: VertexSet::new(size),
        placed: 0,
        before,
        is_cut: false,
    };
    for node in tree.main_line() {
        replay.node(node);
        if replay.is_cut {
            break;
        }
    }
    let Replay { board, plays, mut remarks, is_cut, .. } = replay;
    let [moves, main] = tree.moves();
    if moves > 2 * main && !is_cut {
        remarks.add(tree.span.start, ReplayRemark::LongerVariation { moves, main });
    }
    if let Some(lines) = smaller_board(&plays).filter(|_| !is_size_known) {
        remarks.add(tree.span.start, ReplayRemark::SizeMissing { lines });
    }
    let stones = plays.first_by_black();
    if stones >= 2 && plays.set_up == [0, 0] && tree.first_stated("HA").is_none() {
        remarks.add(tree.span.start, ReplayRemark::HandicapPlayed { stones });
    }
    let white_begins = plays.moves.first().is_some_and(|first| first.color == Color::White);
    let info =
        Statements { tree, size, white_begins, handicap_missing: false, remarks: &mut remarks }
            .info();
    // Marks belong to the final position.
    let marks = if is_cut { None } else { Marks::of(tree, &board, &mut remarks) };
    let (place, span) = (places.at(tree.span.start), Some(tree.span.clone()));
    Ok(Game { board, info, plays, marks, doubtful: None, place, span })
}

/// The fewest moves that show that a board is smaller.
const ENOUGH_MOVES: usize = 20;

/// The lines of a smaller usual board on which all moves were made.
fn smaller_board(plays: &Plays) -> Option<u8> {
    let vertices = || plays.moves.iter().filter_map(|one| one.vertex);
    let is_within = |lines: &u8| vertices().all(|at| at.x < *lines && at.y < *lines);
    [9, 13].into_iter().find(is_within).filter(|_| vertices().count() >= ENOUGH_MOVES)
}

/// A game during replay.
struct Replay<'a> {
    tree: &'a Tree<'a>,
    remarks: Remarks<'a>,
    board: Board,
    plays: Plays,
    /// The vertex where retaking a ko at once is not allowed.
    ko: Option<Vertex>,
    /// The vertices set up in this node.
    set_up_here: VertexSet,
    /// How many vertices were set up so far, to limit them to [`MOST_PLACED`].
    placed: usize,
    /// Replay stops before this move, counted from 1; `is_cut` says whether it got there.
    before: Option<usize>,
    is_cut: bool,
}

impl Replay<'_> {
    /// Plays a node: set-up stones first, then moves.
    fn node(&mut self, node: NodeId) {
        let tree = self.tree;
        let has_move = tree.plays(node).next().is_some();
        if has_move && self.cuts() {
            return;
        }
        self.set_up_here = VertexSet::new(self.board.size());
        for property in tree.properties(node) {
            match property.name.as_str() {
                "AB" => self.set_up(property, Some(Color::Black)),
                "AW" => self.set_up(property, Some(Color::White)),
                "AE" => self.set_up(property, None),
                _ => {}
            }
        }
        for (number, property) in tree.plays(node).enumerate() {
            if number > 0 {
                self.remarks.add(property.name_span.start, ReplayRemark::SecondMove);
            }
            let color = if property.name == "B" { Color::Black } else { Color::White };
            for (place, value) in tree.values(property).iter().enumerate() {
                if place > 0 {
                    self.remarks.add(value.start, ReplayRemark::SeveralValues);
                }
                if self.cuts() {
                    return;
                }
                self.play(color, &tree.value(value), value.start);
            }
        }
    }

    /// Whether replay stops here.
    fn cuts(&mut self) -> bool {
        self.is_cut |= self.before.is_some_and(|before| self.plays.moves.len() + 1 >= before);
        self.is_cut
    }

    fn set_up(&mut self, property: &Property, stone: Option<Color>) {
        self.ko = None;
        if self.placed > MOST_PLACED {
            return;
        }
        for value in self.tree.values(property) {
            let list = self.tree.value(value);
            if list.is_empty() {
                continue;
            }
            let name = property.name.clone();
            let Some(vertices) = rectangle(&list) else {
                self.remarks.add(value.start, ReplayRemark::SetUpNotAVertex { name, value: list });
                continue;
            };
            let mut off = false;
            for vertex in vertices {
                self.placed += 1;
                off |= !self.board.size().contains(vertex);
                if self.board.size().contains(vertex) {
                    let again = stone.is_some() && !self.set_up_here.insert(vertex);
                    if again && self.board.get(vertex) == stone.map(Color::other) {
                        let vertex = vertex.name(self.board.size());
                        self.remarks.add(value.start, ReplayRemark::TwoColors { vertex });
                    }
                    self.note_set_up(self.board.get(vertex), -1);
                    self.note_set_up(stone, 1);
                    self.plays.is_edited |= !self.plays.moves.is_empty();
                }
                self.board.set(vertex, stone);
            }
            if off {
                self.remarks.add(value.start, ReplayRemark::SetUpOffTheBoard { name, value: list });
            }
            if self.placed > MOST_PLACED {
                self.remarks.add(value.start, ReplayRemark::TooManySetUp);
                return;
            }
        }
    }

    /// Adds to the count of stones that no move put on the board.
    const fn note_set_up(&mut self, stone: Option<Color>, change: i32) {
        match stone {
            Some(Color::Black) => self.plays.set_up[0] += change,
            Some(Color::White) => self.plays.set_up[1] += change,
            None => {}
        }
    }

    fn play(&mut self, color: Color, text: &str, at: usize) {
        let size = self.board.size();
        if is_pass(text, size) {
            self.plays.moves.push(Move { color, vertex: None });
            self.ko = None;
            if is_odd_pass(text, size) {
                let (name, value) = (color.letter(), text.to_owned());
                self.remarks.add(at, ReplayRemark::ReadAsPass { name, value });
            }
            return;
        }
        let Some(vertex) = sgf_vertex(text).filter(|&vertex| size.contains(vertex)) else {
            let (name, value) = (color.letter(), text.to_owned());
            let remark = match sgf_vertex(text) {
                Some(_) => ReplayRemark::MoveOffTheBoard { name, value, size },
                None => ReplayRemark::MoveNotAVertex { name, value },
            };
            self.remarks.add(at, remark);
            return;
        };
        let lone = |board: &Board| Chain::at(vertex, board).is_some_and(|c| c.stones().len() == 1);
        let retakes = self.ko == Some(vertex);
        let played = self.board.play(color, vertex);
        let (side, name) = (color, || vertex.name(size));
        let number = self.plays.moves.len() + 1;
        if let Some(stone) = played.replaced {
            self.note_set_up(Some(stone), -1);
            let vertex = name();
            self.remarks
                .add(at, ReplayRemark::OnTopOfStone { number, side, vertex, replaced: stone });
        }
        if !played.suicide.is_empty() {
            let (vertex, stones) = (name(), played.suicide.len());
            self.remarks.add(at, ReplayRemark::Suicide { number, side, vertex, stones });
        } else if retakes && played.captured.len() == 1 && lone(&self.board) {
            self.remarks.add(at, ReplayRemark::KoRetaken { number, side, vertex: name() });
        }
        self.ko = match played.captured.as_slice() {
            [one] if lone(&self.board) => Some(*one),
            _ => None,
        };
        let counts = [(color.other(), played.captured.len()), (color, played.suicide.len())];
        for (taken, count) in counts {
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            self.plays.prisoners[taken.index()] += count;
        }
        self.plays.moves.push(Move { color, vertex: Some(vertex) });
    }
}
