//! Playouts: games played to the end at random, but not carelessly.

use fastrand::Rng;

use super::playout_board::{BLACK, EMPTY, NOWHERE, PlayoutBoard, Point, WHITE, other};

/// Plays games to the end, reusing its buffers.
pub(super) struct Player {
    random: Rng,
    choices: Vec<Point>,
    /// A capture that leaves the captor in atari, or [`NOWHERE`].
    careless: Point,
    seen: Vec<Point>,
    /// A stone of the largest chain that the side's last move put into atari, [Black, White].
    threats: [Point; 2],
}

impl Player {
    /// A player whose games are the same for the same seed.
    pub(super) fn new(seed: u64) -> Self {
        Self {
            random: Rng::with_seed(seed),
            choices: Vec::new(),
            careless: NOWHERE,
            seen: Vec::new(),
            threats: [NOWHERE; 2],
        }
    }

    /// Plays on from a position until neither side has a sensible move.
    pub(super) fn play_out(&mut self, field: &mut PlayoutBoard, first: u8) {
        let longest = field.size().points() * 3 + 20;
        let mut side = first;
        let (mut last, mut taken) = (NOWHERE, 0);
        let mut passes = 0;
        self.threats = [BLACK, WHITE].map(|side| standing(field, side));
        for _ in 0..longest {
            if let Some(point) = self.choose(field, side, last, taken) {
                taken = field.play(side, point);
                self.threats[usize::from(side == WHITE)] = threatened(field, side, point);
                last = point;
                passes = 0;
            } else {
                field.pass();
                (last, taken) = (NOWHERE, 0);
                passes += 1;
                if passes == 2 {
                    return;
                }
            }
            side = other(side);
        }
    }

    /// A sensible move, if there is one: an answer to the last move, otherwise any on the board.
    fn choose(&mut self, field: &PlayoutBoard, side: u8, last: Point, taken: u16) -> Option<Point> {
        if last != NOWHERE {
            if taken >= 3
                && let Some(point) = self.after_capture(field, side, last)
            {
                return Some(point);
            }
            if let Some(point) = self.answer(field, side, last) {
                return Some(point);
            }
        }
        self.anywhere(field, side)
    }

    /// Captures what the last move left in atari, or saves what it put into atari.
    fn answer(&mut self, field: &PlayoutBoard, side: u8, last: Point) -> Option<Point> {
        let attacker = field.head(last);
        let threat = self.threats[usize::from(side == WHITE)];
        let standing = threat != NOWHERE
            && field.at(threat) == other(side)
            && field.chain_size(field.head(threat)) >= 5;
        // Of the chain just played and one put into atari earlier, try the larger first.
        let mut prey = [attacker, if standing { field.head(threat) } else { attacker }];
        prey.sort_unstable_by_key(|&head| std::cmp::Reverse(field.chain_size(head)));
        self.choices.clear();
        self.careless = NOWHERE;
        for head in prey {
            self.capture(field, side, head);
            if let Some(&point) = self.choices.first() {
                return Some(point);
            }
        }
        for beside in field.around(last) {
            if field.at(beside) != side {
                continue;
            }
            let head = field.head(beside);
            let Some(liberty) = field.lone_liberty(head) else { continue };
            self.captures_around(field, side, head);
            if field.is_legal(side, liberty) && self.is_safe(field, side, liberty) {
                self.choices.push(liberty);
            }
        }
        if self.choices.is_empty() {
            return (self.careless != NOWHERE).then_some(self.careless);
        }
        let choice = self.random.usize(..self.choices.len());
        Some(self.choices[choice])
    }

    /// Adds the moves that capture a chain next to this one.
    fn captures_around(&mut self, field: &PlayoutBoard, side: u8, head: Point) {
        for stone in field.stones(head) {
            for beside in field.around(stone) {
                if field.at(beside) == other(side) {
                    self.capture(field, side, field.head(beside));
                }
            }
        }
    }

    /// Adds the move that captures a chain in atari, or keeps it for want of others if the captor would
    /// be in atari after it.
    fn capture(&mut self, field: &PlayoutBoard, side: u8, head: Point) {
        if let Some(point) = field.lone_liberty(head)
            && field.is_legal(side, point)
            && !self.choices.contains(&point)
        {
            if self.is_safe(field, side, point) {
                self.choices.push(point);
            } else if self.careless == NOWHERE {
                self.careless = point;
            }
        }
    }

    /// Whether a move leaves its chain two liberties; if not, its only one is left in `seen`.
    fn is_safe(&mut self, field: &PlayoutBoard, side: u8, point: Point) -> bool {
        liberties_after(field, side, point, 2, &mut self.seen) >= 2
    }

    /// The point that keeps the space of stones just captured from becoming two eyes.
    fn after_capture(&mut self, field: &PlayoutBoard, side: u8, last: Point) -> Option<Point> {
        // The space is where the stones were, so it includes an empty point next to the last move.
        let start = field.around(last).into_iter().find(|&beside| field.at(beside) == EMPTY)?;
        self.vital_point(field, side, start, other(side))
    }

    /// The vital point of the small space of `owner` around `start`, if it has one and `side` may
    /// play there. Stones of the other side inside are part of the space.
    fn vital_point(
        &mut self,
        field: &PlayoutBoard,
        side: u8,
        start: Point,
        owner: u8,
    ) -> Option<Point> {
        if !self.find_space(field, start, owner) {
            return None;
        }
        let degree = |point: Point| {
            field.around(point).into_iter().filter(|beside| self.seen.contains(beside)).count()
        };
        let wanted = match self.seen.len() {
            3 => 2,
            4 | 5 if self.seen.iter().any(|&point| degree(point) >= 3) => 3,
            // In a square, all points are equally good.
            4 if self.seen.iter().all(|&point| degree(point) == 2) => 2,
            LARGEST_SPACE => 4,
            _ => return None,
        };
        let vital = |&point: &Point| field.at(point) == EMPTY && degree(point) >= wanted;
        let vital = self.seen.iter().copied().find(vital)?;
        field.is_legal(side, vital).then_some(vital)
    }

    /// A random move that is not clearly bad.
    fn anywhere(&mut self, field: &PlayoutBoard, side: u8) -> Option<Point> {
        let empties = field.empties();
        let start =
            if empties.is_empty() { return None } else { self.random.usize(..empties.len()) };
        // Starting at a random place and going round is as good as shuffling, and cheaper.
        let (before, from) = empties.split_at(start);
        for &point in from.iter().chain(before) {
            let playable = field.is_legal(side, point)
                && !is_eye(field, side, point, &mut self.seen)
                && self.is_sensible(field, side, point);
            if !playable {
                continue;
            }
            let owner = sole_neighbor(field, point);
            let vital = owner.and_then(|owner| self.vital_point(field, side, point, owner));
            return vital.or(Some(point));
        }
        None
    }

    /// Collects in `seen` the small space of `owner` around a point, including the opponent's
    /// stones inside. Returns false if it is not enclosed, or too large to be killed.
    fn find_space(&mut self, field: &PlayoutBoard, start: Point, owner: u8) -> bool {
        self.seen.clear();
        self.seen.push(start);
        let mut next = 0;
        while let Some(&point) = self.seen.get(next) {
            next += 1;
            for beside in field.around(point) {
                let color = field.at(beside);
                let inside = color == EMPTY || color == other(owner);
                if inside && !self.seen.contains(&beside) {
                    if self.seen.len() == LARGEST_SPACE {
                        return false;
                    }
                    self.seen.push(beside);
                }
            }
        }
        true
    }

    /// Whether a move leaves its chain two liberties, captures, or kills from inside.
    fn is_sensible(&mut self, field: &PlayoutBoard, side: u8, point: Point) -> bool {
        if self.is_safe(field, side, point) {
            return true;
        }
        let takes = field.around(point).into_iter().any(|beside| {
            field.at(beside) == other(side) && field.lone_liberty(field.head(beside)).is_some()
        });
        takes || self.kills_from_inside(field, side, point)
    }

    /// Whether stones that will be captured leave a space in which the opponent cannot make two
    /// eyes.
    ///
    /// Call after [`Player::is_safe`], which leaves the chain's only liberty in `seen`.
    fn kills_from_inside(&mut self, field: &PlayoutBoard, side: u8, point: Point) -> bool {
        let liberty = self.seen.first().copied().unwrap_or(NOWHERE);
        self.seen.clear();
        self.seen.push(point);
        for beside in field.around(point) {
            if field.at(beside) == side {
                let head = field.head(beside);
                if self.seen[1..].iter().any(|&stone| field.head(stone) == head) {
                    continue;
                }
                if usize::from(field.chain_size(head)) + self.seen.len() > 6 {
                    return false;
                }
                self.seen.extend(field.stones(head));
            }
        }
        if self.seen.len() == 1 {
            // Unless it is the last space, throw in a lone stone only occasionally.
            return self.is_last_space(field, side, point, liberty)
                || self.random.u8(..) < THROW_IN;
        }
        let degree = |stone: Point| {
            field.around(stone).into_iter().filter(|beside| self.seen.contains(beside)).count()
        };
        let mut degrees = [0; 6];
        for (place, &stone) in degrees.iter_mut().zip(&self.seen) {
            *place = degree(stone);
        }
        let degrees = &mut degrees[..self.seen.len()];
        degrees.sort_unstable();
        let kills = matches!(
            degrees,
            [_, _] | [_, _, _]
                // Square and pyramid four, bulky and crossed five, rabbity six.
                | [2, 2, 2, 2] | [1, 1, 1, 3] | [1, 2, 2, 2, 3] | [1, 1, 1, 1, 4]
                | [1, 1, 2, 2, 2, 4]
        );
        kills && self.is_last_space(field, side, point, liberty)
    }

    /// Whether the chains around the stones in `seen` have no liberties except these two: a chain
    /// with an eye elsewhere would live by capturing the stones.
    fn is_last_space(&self, field: &PlayoutBoard, side: u8, point: Point, liberty: Point) -> bool {
        let mut checked = [NOWHERE; 4];
        let mut count = 0;
        for &stone in &self.seen {
            for beside in field.around(stone) {
                if field.at(beside) != other(side) {
                    continue;
                }
                let head = field.head(beside);
                if checked[..count].contains(&head) {
                    continue;
                }
                if count == checked.len() {
                    return false;
                }
                checked[count] = head;
                count += 1;
                let elsewhere = field.stones(head).any(|stone| {
                    field
                        .around(stone)
                        .into_iter()
                        .any(|free| field.at(free) == EMPTY && free != point && free != liberty)
                });
                if elsewhere {
                    return false;
                }
            }
        }
        true
    }
}

/// The largest space that can be killed from inside: the rabbity six.
const LARGEST_SPACE: usize = 6;

/// The chance, out of 256, of throwing in a lone stone that will be captured.
const THROW_IN: u8 = 40;

/// A stone of the largest chain that a side can capture, or [`NOWHERE`].
fn standing(field: &PlayoutBoard, side: u8) -> Point {
    let beside = field.empties().iter().flat_map(|&point| field.around(point));
    beside
        .filter(|&stone| field.at(stone) == other(side))
        .filter(|&stone| field.lone_liberty(field.head(stone)).is_some())
        .max_by_key(|&stone| field.chain_size(field.head(stone)))
        .unwrap_or(NOWHERE)
}

/// A stone of the largest chain that a move put into atari, or [`NOWHERE`].
fn threatened(field: &PlayoutBoard, side: u8, point: Point) -> Point {
    field
        .around(point)
        .into_iter()
        .filter(|&beside| field.at(beside) == other(side))
        .filter(|&beside| field.lone_liberty(field.head(beside)).is_some())
        .max_by_key(|&beside| field.chain_size(field.head(beside)))
        .unwrap_or(NOWHERE)
}

/// The side whose stones alone are next to a point.
fn sole_neighbor(field: &PlayoutBoard, point: Point) -> Option<u8> {
    let holds = |side| field.around(point).into_iter().any(|beside| field.at(beside) == side);
    match (holds(BLACK), holds(WHITE)) {
        (true, false) => Some(BLACK),
        (false, true) => Some(WHITE),
        _ => None,
    }
}

/// Whether an empty point is an eye its owner should not fill: surrounded by its own stones, and
/// either a real eye, or a false one where filling it connects little and saves nothing.
fn is_eye(field: &PlayoutBoard, side: u8, point: Point, seen: &mut Vec<Point>) -> bool {
    let mut in_atari = false;
    for beside in field.around(point) {
        match field.at(beside) {
            color if color == side => {
                in_atari |= field.lone_liberty(field.head(beside)).is_some();
            }
            EMPTY => return false,
            color if color == other(side) => return false,
            _ => {}
        }
    }
    let (mut hostile, mut edge) = (0, 0);
    for corner in field.corners(point) {
        match field.at(corner) {
            color if color == other(side) => hostile += 1,
            EMPTY | BLACK | WHITE => {}
            _ => edge = 1,
        }
    }
    hostile + edge < 2 || (!in_atari && liberties_after(field, side, point, 3, seen) < 3)
}

/// The number of liberties a chain has after a move, counted up to `most`; captured stones count as
/// one liberty each.
fn liberties_after(
    field: &PlayoutBoard,
    side: u8,
    point: Point,
    most: usize,
    seen: &mut Vec<Point>,
) -> usize {
    seen.clear();
    let found = |liberty: Point, seen: &mut Vec<Point>| {
        if liberty != point && !seen.contains(&liberty) {
            seen.push(liberty);
        }
        seen.len() >= most
    };
    for beside in field.around(point) {
        if field.at(beside) == EMPTY && found(beside, seen) {
            return most;
        }
    }
    for beside in field.around(point) {
        match field.at(beside) {
            color if color == side => {
                for stone in field.stones(field.head(beside)) {
                    for liberty in field.around(stone) {
                        if field.at(liberty) == EMPTY && found(liberty, seen) {
                            return most;
                        }
                    }
                }
            }
            color if color == other(side) => {
                let head = field.head(beside);
                if field.lone_liberty(head) == Some(point) {
                    for stone in field.stones(head) {
                        if found(stone, seen) {
                            return most;
                        }
                    }
                }
            }
            _ => {}
        }
    }
    seen.len()
}

#[cfg(test)]
#[path = "../../tests/inside/life_playout.rs"]
mod tests;
