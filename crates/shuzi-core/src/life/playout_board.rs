//! A board for fast playouts, with incrementally updated chains and liberties.

use crate::goban::{Board, Color, Size, Vertex};

/// An empty point.
pub(super) const EMPTY: u8 = 0;
/// A black stone.
pub(super) const BLACK: u8 = 1;
/// A white stone.
pub(super) const WHITE: u8 = 2;
/// A point beyond the edge.
const EDGE: u8 = 3;

/// A point of the playout board: an index into a board with a border around it.
pub(super) type Point = u16;

/// No point: index 0 is in the border.
pub(super) const NOWHERE: Point = 0;

/// The stone of a colour.
pub(super) const fn stone(color: Color) -> u8 {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

/// The other side's stone.
pub(super) const fn other(side: u8) -> u8 {
    BLACK + WHITE - side
}

/// The liberties of a chain, counted once per adjacent stone. The sum of the indices and of their
/// squares reveals a single liberty without looking at the board: `n · Σv² = (Σv)²`.
#[derive(Clone, Copy, Debug, Default)]
struct Liberties {
    count: u32,
    sum: u32,
    squares: u64,
}

impl Liberties {
    fn add(&mut self, point: Point) {
        self.count += 1;
        self.sum += u32::from(point);
        self.squares += u64::from(point) * u64::from(point);
    }

    fn remove(&mut self, point: Point) {
        self.count -= 1;
        self.sum -= u32::from(point);
        self.squares -= u64::from(point) * u64::from(point);
    }

    fn join(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// A position for fast play.
#[derive(Clone, Debug)]
pub(super) struct PlayoutBoard {
    size: Size,
    stride: u16,
    colors: Vec<u8>,
    /// The chain of each stone, identified by one of its stones.
    heads: Vec<Point>,
    /// The next stone of the chain, in a ring.
    nexts: Vec<Point>,
    liberties: Vec<Liberties>,
    sizes: Vec<u16>,
    empties: Vec<Point>,
    /// The index of each empty point in `empties`.
    places: Vec<u16>,
    /// The point of a ko that may not be retaken at once, or [`NOWHERE`].
    ko: Point,
}

impl PlayoutBoard {
    /// Converts a board. Leaves out chains without liberties, which cannot occur in a game.
    pub(super) fn of(board: &Board) -> Self {
        let size = board.size();
        let stride = u16::from(size.width()) + 1;
        let points = usize::from(stride) * (usize::from(size.height()) + 2) + 3;
        let mut field = Self {
            size,
            stride,
            colors: vec![EDGE; points],
            heads: vec![NOWHERE; points],
            nexts: vec![NOWHERE; points],
            liberties: vec![Liberties::default(); points],
            sizes: vec![0; points],
            empties: Vec::with_capacity(size.points()),
            places: vec![0; points],
            ko: NOWHERE,
        };
        for vertex in size.vertices() {
            let point = field.point(vertex);
            field.colors[usize::from(point)] = EMPTY;
            field.free(point);
        }
        for chain in crate::goban::Chains::of(board).all() {
            if !chain.liberties().is_empty() {
                for &vertex in chain.stones() {
                    field.put(stone(chain.color()), field.point(vertex));
                }
            }
        }
        field
    }

    /// Copies another board of the same size into this one without allocating.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.colors.copy_from_slice(&other.colors);
        self.heads.copy_from_slice(&other.heads);
        self.nexts.copy_from_slice(&other.nexts);
        self.liberties.copy_from_slice(&other.liberties);
        self.sizes.copy_from_slice(&other.sizes);
        self.places.copy_from_slice(&other.places);
        self.empties.clear();
        self.empties.extend_from_slice(&other.empties);
        self.ko = other.ko;
    }

    /// The point of a vertex.
    pub(super) fn point(&self, vertex: Vertex) -> Point {
        (u16::from(vertex.y) + 1) * self.stride + u16::from(vertex.x) + 1
    }

    /// The board size.
    pub(super) const fn size(&self) -> Size {
        self.size
    }

    /// What a point holds.
    pub(super) fn at(&self, point: Point) -> u8 {
        self.colors[usize::from(point)]
    }

    /// The empty points, in no particular order.
    pub(super) fn empties(&self) -> &[Point] {
        &self.empties
    }

    /// The chain of a stone.
    pub(super) fn head(&self, point: Point) -> Point {
        self.heads[usize::from(point)]
    }

    /// The number of stones in a chain.
    pub(super) fn chain_size(&self, head: Point) -> u16 {
        self.sizes[usize::from(head)]
    }

    /// The four neighbours of a point.
    pub(super) const fn around(&self, point: Point) -> [Point; 4] {
        [point - self.stride, point - 1, point + 1, point + self.stride]
    }

    /// The four diagonal neighbours of a point.
    pub(super) const fn corners(&self, point: Point) -> [Point; 4] {
        let stride = self.stride;
        [point - stride - 1, point - stride + 1, point + stride - 1, point + stride + 1]
    }

    /// The stones of a chain.
    pub(super) fn stones(&self, head: Point) -> impl Iterator<Item = Point> {
        let mut next = Some(head);
        std::iter::from_fn(move || {
            let stone = next?;
            let after = self.nexts[usize::from(stone)];
            next = (after != head).then_some(after);
            Some(stone)
        })
    }

    /// The only liberty of a chain, if it has exactly one.
    pub(super) fn lone_liberty(&self, head: Point) -> Option<Point> {
        let Liberties { count, sum, squares } = self.liberties[usize::from(head)];
        let lone = u64::from(count) * squares == u64::from(sum) * u64::from(sum);
        // The sum is `count` times the same point.
        if lone && count > 0 { Point::try_from(sum / count).ok() } else { None }
    }

    /// Whether a side may play on an empty point.
    pub(super) fn is_legal(&self, side: u8, point: Point) -> bool {
        if point == self.ko {
            return false;
        }
        self.around(point).into_iter().any(|beside| match self.at(beside) {
            EMPTY => true,
            EDGE => false,
            color => (color == side) != self.lone_liberty(self.head(beside)).is_some(),
        })
    }

    /// Plays a legal move and returns how many stones it captures.
    pub(super) fn play(&mut self, side: u8, point: Point) -> u16 {
        self.ko = NOWHERE;
        self.put(side, point);
        let mut taken = 0;
        let mut last = NOWHERE;
        for beside in self.around(point) {
            if self.at(beside) == other(side) {
                let head = self.head(beside);
                if self.liberties[usize::from(head)].count == 0 {
                    last = beside;
                    taken += self.take(head);
                }
            }
        }
        let head = self.head(point);
        if taken == 1 && self.chain_size(head) == 1 && self.lone_liberty(head) == Some(last) {
            self.ko = last;
        }
        taken
    }

    /// Passes, which lifts the ko ban.
    pub(super) const fn pass(&mut self) {
        self.ko = NOWHERE;
    }

    /// Places a stone and joins it to its neighbours, without captures.
    fn put(&mut self, side: u8, point: Point) {
        let index = usize::from(point);
        self.fill(point);
        self.colors[index] = side;
        self.heads[index] = point;
        self.nexts[index] = point;
        self.sizes[index] = 1;
        self.liberties[index] = Liberties::default();
        for beside in self.around(point) {
            match self.at(beside) {
                EMPTY => {
                    let head = usize::from(self.head(point));
                    self.liberties[head].add(beside);
                }
                EDGE => {}
                color => {
                    let head = self.head(beside);
                    self.liberties[usize::from(head)].remove(point);
                    if color == side && head != self.head(point) {
                        self.join(head, self.head(point));
                    }
                }
            }
        }
    }

    /// Joins two chains into one.
    fn join(&mut self, one: Point, two: Point) {
        let larger = self.chain_size(one) >= self.chain_size(two);
        let (keep, lose) = if larger { (one, two) } else { (two, one) };
        let mut stone = lose;
        loop {
            self.heads[usize::from(stone)] = keep;
            stone = self.nexts[usize::from(stone)];
            if stone == lose {
                break;
            }
        }
        self.nexts.swap(usize::from(keep), usize::from(lose));
        let joined = self.liberties[usize::from(lose)];
        self.liberties[usize::from(keep)].join(joined);
        self.sizes[usize::from(keep)] += self.sizes[usize::from(lose)];
    }

    /// Removes a chain and returns how many stones it had.
    fn take(&mut self, head: Point) -> u16 {
        let mut stone = head;
        let mut count = 0;
        loop {
            let next = self.nexts[usize::from(stone)];
            self.colors[usize::from(stone)] = EMPTY;
            self.free(stone);
            for beside in self.around(stone) {
                if matches!(self.at(beside), BLACK | WHITE) {
                    let head = usize::from(self.head(beside));
                    self.liberties[head].add(stone);
                }
            }
            count += 1;
            stone = next;
            if stone == head {
                return count;
            }
        }
    }

    fn free(&mut self, point: Point) {
        self.places[usize::from(point)] = u16::try_from(self.empties.len()).unwrap_or(u16::MAX);
        self.empties.push(point);
    }

    fn fill(&mut self, point: Point) {
        let place = self.places[usize::from(point)];
        self.empties.swap_remove(usize::from(place));
        if let Some(&moved) = self.empties.get(usize::from(place)) {
            self.places[usize::from(moved)] = place;
        }
    }
}

#[cfg(test)]
#[path = "../../tests/inside/life_playout_board.rs"]
mod tests;
