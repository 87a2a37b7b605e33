//! Plays a game record through to its final position.

use super::sgf::{NodeId, Property, Tree};
use super::{Game, Info, Marks, Move, Plays, RecordError, Recorded, ReplayRemark, Server, Stated};
use crate::amount::{Amount, AmountError};
use crate::goban::{Board, Chain, Color, Size, Vertex, VertexSet};
use crate::place::{Diagnostic, Places};

/// Plays the main line of a tree. Notes are added for everything mended.
///
/// `size` beats the size the record states; from the move `before`, counted from 1, nothing is played.
///
/// # Errors
/// If the record is of another game, or of an impossible board size.
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
    let size = match (size, tree.first_stated("SZ")) {
        (size, None) => size.unwrap_or(Size::NINETEEN),
        (size, Some((_, stated, at))) => match (size, stated.parse::<Size>()) {
            // Half of the game would lie off the board.
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
        places,
        notes,
        board: Board::new(size),
        plays: Plays::default(),
        ko: None,
        placed: 0,
        noted: 0,
        before,
        is_cut: false,
    };
    for node in tree.main_line() {
        replay.node(node);
        if replay.is_cut {
            break;
        }
    }
    let info = replay.info();
    // They are of the last position.
    let marks = replay.marks().filter(|_| !replay.is_cut);
    let Replay { board, plays, .. } = replay;
    Ok(Game { board, info, plays, marks, doubtful: None, place: places.at(tree.span.start) })
}

/// A game being played through.
struct Replay<'a> {
    tree: &'a Tree<'a>,
    places: &'a Places<'a>,
    notes: &'a mut Vec<Diagnostic>,
    board: Board,
    plays: Plays,
    /// Where a ko may not be retaken at once.
    ko: Option<Vertex>,
    /// How many setup stones were placed.
    placed: usize,
    /// How many remarks were made.
    noted: usize,
    /// The move that is not played any more, and whether it came.
    before: Option<usize>,
    is_cut: bool,
}

/// More remarks on one game than this add nothing.
const MOST_NOTES: usize = 50;

/// No game sets up so many stones; a file that does wants to waste time.
const MOST_PLACED: usize = 1_000_000;

impl Replay<'_> {
    fn note(&mut self, at: usize, remark: ReplayRemark) {
        self.noted += 1;
        let remark = match self.noted {
            count if count < MOST_NOTES => remark,
            MOST_NOTES => ReplayRemark::More,
            _ => return,
        };
        self.notes.push(Diagnostic::new(self.places.at(at), remark));
    }

    /// Carries out a node: setup stones first, then moves.
    fn node(&mut self, node: NodeId) {
        let tree = self.tree;
        let has_move = tree.plays(node).next().is_some();
        if has_move && self.cuts() {
            return;
        }
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
                self.note(property.name_span.start, ReplayRemark::SecondMove);
            }
            let color = if property.name == "B" { Color::Black } else { Color::White };
            for (place, value) in property.values.iter().enumerate() {
                if place > 0 {
                    self.note(value.start, ReplayRemark::SeveralValues);
                }
                if self.cuts() {
                    return;
                }
                self.play(color, &tree.value(value), value.start);
            }
        }
    }

    /// Whether the game is cut off here.
    fn cuts(&mut self) -> bool {
        self.is_cut |= self.before.is_some_and(|before| self.plays.moves.len() + 1 >= before);
        self.is_cut
    }

    fn set_up(&mut self, property: &Property, stone: Option<Color>) {
        self.ko = None;
        if self.placed > MOST_PLACED {
            return;
        }
        for value in &property.values {
            let list = self.tree.value(value);
            if list.is_empty() {
                continue;
            }
            let name = property.name.clone();
            let Some(vertices) = rectangle(&list) else {
                self.note(value.start, ReplayRemark::SetUpNotAVertex { name, value: list });
                continue;
            };
            let mut off = false;
            for vertex in vertices {
                self.placed += 1;
                off |= !self.board.size().contains(vertex);
                if self.board.size().contains(vertex) {
                    self.note_set_up(self.board.get(vertex), -1);
                    self.note_set_up(stone, 1);
                    self.plays.is_edited |= !self.plays.moves.is_empty();
                }
                self.board.set(vertex, stone);
            }
            if off {
                self.note(value.start, ReplayRemark::SetUpOffTheBoard { name, value: list });
            }
            if self.placed > MOST_PLACED {
                self.note(value.start, ReplayRemark::TooManySetUp);
                return;
            }
        }
    }

    /// A stone more or less that no move put there.
    const fn note_set_up(&mut self, stone: Option<Color>, change: i32) {
        match stone {
            Some(Color::Black) => self.plays.set_up[0] += change,
            Some(Color::White) => self.plays.set_up[1] += change,
            None => {}
        }
    }

    fn play(&mut self, color: Color, text: &str, at: usize) {
        let size = self.board.size();
        let small = size.width() <= 19 && size.height() <= 19;
        if text.is_empty() || (text == "tt" && small) {
            self.plays.moves.push(Move { color, vertex: None });
            self.ko = None;
            return;
        }
        let Some(vertex) = sgf_vertex(text).filter(|&vertex| size.contains(vertex)) else {
            let (name, value) = (color.letter(), text.to_owned());
            let remark = match sgf_vertex(text) {
                Some(_) => ReplayRemark::MoveOffTheBoard { name, value, size },
                None if text.eq_ignore_ascii_case("pass") => {
                    self.plays.moves.push(Move { color, vertex: None });
                    ReplayRemark::ReadAsPass { name, value }
                }
                None => ReplayRemark::MoveNotAVertex { name, value },
            };
            self.note(at, remark);
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
            self.note(at, ReplayRemark::OnTopOfStone { number, side, vertex, replaced: stone });
        }
        if !played.suicide.is_empty() {
            let (vertex, stones) = (name(), played.suicide.len());
            self.note(at, ReplayRemark::Suicide { number, side, vertex, stones });
        } else if retakes && played.captured.len() == 1 && lone(&self.board) {
            self.note(at, ReplayRemark::KoRetaken { number, side, vertex: name() });
        }
        self.ko = match played.captured.as_slice() {
            [one] if lone(&self.board) => Some(*one),
            _ => None,
        };
        let counts = [(color.other(), played.captured.len()), (color, played.suicide.len())];
        for (taken, count) in counts {
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            self.plays.prisoners[usize::from(taken == Color::White)] += count;
        }
        self.plays.moves.push(Move { color, vertex: Some(vertex) });
    }

    /// The properties of the root that bear on the count.
    fn info(&mut self) -> Info {
        let tree = self.tree;
        let text = |name| tree.first_stated(name).map(|(_, text, _)| text);
        let application = text("AP").or_else(|| text("US"));
        let or_nothing = |name| text(name).unwrap_or_default();
        let server = Server::of(&or_nothing("AP"), &or_nothing("PC"));
        let is_fox = server == Some(Server::Fox);
        let rules = self.stated("RU");
        let chinese = rules.as_ref().is_none_or(|rules| {
            let rules = rules.value.to_lowercase();
            rules.starts_with("chinese") || rules.starts_with("cn") || rules.starts_with("中国")
        });
        let result = self.stated("RE");
        let recorded = result.as_ref().map(|re| Recorded::read(&re.value, is_fox && chinese));
        Info {
            black: text("PB"),
            white: text("PW"),
            title: text("GN").or_else(|| text("EV")),
            application,
            komi: self.komi(is_fox, chinese),
            handicap: self.handicap(),
            rules,
            result,
            recorded,
            server,
        }
    }

    /// What the record states of the game under a name. It belongs into the root; elsewhere
    /// it is taken with a remark.
    fn stated_text(&mut self, name: &str) -> Option<(String, usize)> {
        let (node, text, at) = self.tree.first_stated(name)?;
        if node != self.tree.root() {
            self.note(at, ReplayRemark::NotInFirstNode { name: name.to_owned() });
        }
        Some((text, at))
    }

    fn stated(&mut self, name: &str) -> Option<Stated<String>> {
        let (value, at) = self.stated_text(name)?;
        Some(Stated { value, place: self.places.at(at) })
    }

    fn komi(&mut self, is_fox: bool, chinese: bool) -> Option<Stated<Amount>> {
        let (text, at) = self.stated_text("KM")?;
        let mut komi = match komi_number(&text) {
            Ok(komi) => komi,
            Err(why) => {
                self.note(at, ReplayRemark::KomiUnread { value: text, why });
                return None;
            }
        };
        if is_fox && !chinese && komi == Amount::ZERO {
            // Fox leaves the komi out of games that had one.
            self.note(at, ReplayRemark::FoxKomiLeftOut);
            return None;
        }
        if let Some(hundredths) = komi.whole().filter(|hundredths| hundredths.abs() >= 100)
            && let Some((points, in_zi)) = hundredths_of_komi(hundredths, chinese)
        {
            let value = text.clone();
            self.note(
                at,
                if in_zi {
                    ReplayRemark::FoxKomiInZi { value, points }
                } else {
                    ReplayRemark::FoxKomiInPoints { value, points }
                },
            );
            komi = points;
        }
        let points = i64::try_from(self.board.size().points()).unwrap_or(i64::MAX);
        if komi.abs() > Amount::points(points) {
            self.note(at, ReplayRemark::KomiTooLarge { value: text });
            return None;
        }
        Some(Stated { value: komi, place: self.places.at(at) })
    }

    fn handicap(&mut self) -> Option<Stated<u32>> {
        let tree = self.tree;
        let root = tree.root();
        let set_up: usize = tree.property(root, "AB").map_or(0, |list| {
            let count = |value| rectangle(&tree.value(value)).map_or(0, Iterator::count);
            list.values.iter().map(count).sum()
        });
        if let Some((text, at)) = self.stated_text("HA") {
            match text.parse::<u32>() {
                Ok(stones) if stones <= 361 => {
                    let placed = usize::try_from(stones).unwrap_or(usize::MAX);
                    if set_up > 0
                        && stones >= 2
                        && set_up != placed
                        && tree.property(root, "AW").is_none()
                    {
                        let differs = ReplayRemark::HandicapDiffers { value: text, stones: set_up };
                        self.note(at, differs);
                    }
                    return Some(Stated { value: stones, place: self.places.at(at) });
                }
                _ => self.note(at, ReplayRemark::HandicapUnread { value: text }),
            }
            return None;
        }
        let white_begins =
            self.plays.moves.first().is_some_and(|first| first.color == Color::White);
        let list = tree.property(root, "AB")?;
        let stones = u32::try_from(set_up).unwrap_or(0);
        if !(2..=50).contains(&stones) || !white_begins || tree.property(root, "AW").is_some() {
            return None;
        }
        let at = list.name_span.start;
        self.note(at, ReplayRemark::HandicapFound { stones });
        Some(Stated { value: stones, place: self.places.at(at) })
    }

    /// The last territory marks, if no stone was placed after them, and the stones dead in them.
    fn marks(&mut self) -> Option<Marks> {
        let marked_node = self.tree.main_line().fold(None, |marked, node| {
            let has = |names: &[&str]| {
                let mut properties = self.tree.properties(node).iter();
                properties.any(|property| names.contains(&property.name.as_str()))
            };
            if has(&["TB", "TW"]) {
                Some(node)
            } else if has(&["AB", "AW", "AE"]) || self.moves_a_stone(node) {
                None
            } else {
                marked
            }
        })?;
        let size = self.board.size();
        let mut marked = [VertexSet::new(size), VertexSet::new(size)];
        let mut start = None;
        for (place, name) in ["TB", "TW"].into_iter().enumerate() {
            for property in self.tree.properties(marked_node).iter().filter(|p| p.name == name) {
                start = start.or(Some(property.name_span.start));
                for value in &property.values {
                    let vertices = rectangle(&self.tree.value(value));
                    marked[place].extend(vertices.into_iter().flatten().take(size.points()));
                }
            }
        }
        let place = self.places.at(start?);
        let mut dead = VertexSet::new(size);
        for (vertex, color) in self.board.stones() {
            let inside = marked[usize::from(color == Color::Black)];
            if inside.contains(vertex)
                && let Some(chain) = Chain::at(vertex, &self.board)
            {
                dead.extend(chain.stones().iter().copied());
            }
        }
        Some(Marks { dead, place })
    }

    /// Whether a node has a move that is no pass.
    fn moves_a_stone(&self, node: NodeId) -> bool {
        let moves = |name| self.tree.first(node, name).is_some_and(|(text, _)| !text.is_empty());
        let small = self.board.size().width() <= 19 && self.board.size().height() <= 19;
        let is_pass = |name| small && self.tree.first(node, name).is_some_and(|(t, _)| t == "tt");
        ["B", "W"].into_iter().any(|name| moves(name) && !is_pass(name))
    }
}

/// A komi as files write it: a number, `points` or `目` behind it or not; 子 are two points each.
fn komi_number(text: &str) -> Result<Amount, AmountError> {
    let number =
        text.trim_end_matches(|c: char| c.is_alphabetic() || c == '.' || c.is_whitespace());
    let komi: Amount = if number.is_empty() { text.parse()? } else { number.parse()? };
    Ok(if text.contains('子') { komi.doubled() } else { komi })
}

/// The largest komi written in hundredths of zi (4 zi, eight points); above it are points.
const MOST_ZI: i64 = 400;
/// The largest komi written in hundredths of points.
const MOST_POINTS: i64 = 1000;

/// A komi in hundredths, as Fox writes it, in points, and whether it is in zi: 375 (3.75 zi) and
/// 750 are both 7.5 points. Under Chinese rules they are zi, elsewhere points, where that gives a
/// komi; none for what is no such komi. Nobody gives a hundred points.
fn hundredths_of_komi(hundredths: i64, chinese: bool) -> Option<(Amount, bool)> {
    let size = hundredths.abs();
    if size > MOST_POINTS || size % 25 != 0 {
        return None;
    }
    let in_points = |halves: i64| Amount::halves(halves);
    let points = (size % 50 == 0).then(|| (in_points(hundredths / 50), false));
    // A quarter of a zi is half a point.
    let zi = (size <= MOST_ZI).then(|| (in_points(hundredths / 25), true));
    if chinese { zi.or(points) } else { points.or(zi) }
}

/// A vertex as SGF writes it: two letters, `a` to `z` then `A` to `Z`.
fn sgf_vertex(text: &str) -> Option<Vertex> {
    let line = |letter: u8| match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    };
    match text.as_bytes() {
        [x, y] => Some(Vertex::new(line(*x)?, line(*y)?)),
        _ => None,
    }
}

/// The vertices of a list entry: one, or a rectangle `aa:cc`.
fn rectangle(text: &str) -> Option<impl Iterator<Item = Vertex> + use<>> {
    let (from, to) = match text.split_once(':') {
        Some((from, to)) => (sgf_vertex(from.trim())?, sgf_vertex(to.trim())?),
        None => (sgf_vertex(text)?, sgf_vertex(text)?),
    };
    let (left, right) = (from.x.min(to.x), from.x.max(to.x));
    let (top, bottom) = (from.y.min(to.y), from.y.max(to.y));
    Some((top..=bottom).flat_map(move |y| (left..=right).map(move |x| Vertex::new(x, y))))
}
