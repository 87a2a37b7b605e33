//! Finds the board in a photograph, and what is on each of its points.

use super::found::{Found, down, moved, square, upright};
use super::hints::Hints;
use super::homography::{Homography, Place};
use super::looks::Look;
use super::network::{Network, Odds};
use super::photograph::Photograph;
use super::window::{Rank, Support, Window};

/// The best of what several looks show.
#[derive(Default)]
struct Best {
    weight: f64,
    found: Option<Found>,
}

impl Best {
    /// Whether no further look is needed.
    fn is_sure(&self) -> bool {
        self.found.as_ref().is_some_and(|found| found.support > 0.8 && found.ring < 0.15)
    }
}

/// The numbers of lines that boards have.
const USUAL: [usize; 3] = [19, 13, 9];
/// How far outside its last lines a board may reach, in lines.
const OUTSIDE: f64 = 1.5;
/// A board that fills more of a picture leaves no room for another.
const MOST_FILLED: f64 = 0.6;

/// The least support of another board in the picture, and the most that its surroundings may look
/// like it: 18 of 20 pairs of photographs side by side pass, and no photograph of one board.
const OTHER_SUPPORT: f64 = 0.8;
const OTHER_RING: f64 = 0.4;

/// The numbers of lines that boards seldom have.
const UNUSUAL: [usize; 14] = [5, 6, 7, 8, 10, 11, 12, 14, 15, 16, 17, 18, 20, 21];

/// The networks that read a picture.
pub struct Reader {
    /// Finds boards in pictures.
    pub finder: Network,
    /// Judges what is on each point of a board seen from straight above.
    pub judge: Network,
}

/// Lines around the board if lines of it may have been missed.
const FAR: f64 = 6.0;
/// The longer sides in pixels at which to try a picture first, until a board is found with certainty.
const SIDES: [usize; 3] = [640, 960, 448];

impl Reader {
    /// Finds the board in a picture, if there is one.
    pub fn find(&self, picture: &Photograph, hints: &Hints) -> Option<Found> {
        let sizes = hints.lines.map_or(USUAL.to_vec(), |lines| vec![lines]);
        if let Some(told) = hints.corners {
            let between = |lines: usize| {
                let pairs: Vec<_> = square(lines).into_iter().zip(told).collect();
                let plane = Homography::fit(&pairs)?;
                let found = Found { lines, plane, support: 1.0, ring: 0.0, unusual: None };
                Some((self.points_seen(picture, &found), found))
            };
            let best = sizes.into_iter().filter_map(between).max_by(|a, b| a.0.total_cmp(&b.0));
            return best.map(|(_, found)| found);
        }
        let mut found = self.looked_for(picture, &sizes)?;
        let doubtful = found.lines != 19 || found.support < 0.8;
        self.refine(picture, &mut found, &sizes, if doubtful { FAR } else { 2.5 });
        let settled = [found.lines];
        self.refine(picture, &mut found, &settled, RIM);
        found.plane = upright(&found.plane, found.lines);
        Some(found)
    }

    /// The best of one look after another, until one shows a board for sure.
    fn looked_for(&self, picture: &Photograph, sizes: &[usize]) -> Option<Found> {
        let usual = (sizes, Window::BY_WEIGHT);
        let mut best = Best::default();
        let mut first = None;
        for side in SIDES {
            let odds = self.take(&mut best, &Look::whole(picture, side), usual);
            first.get_or_insert(odds);
            if best.is_sure() {
                return best.found;
            }
        }
        self.take(&mut best, &Look::stretched(picture), usual);
        if best.is_sure() {
            return best.found;
        }
        if let Some(found) = best.found.clone().filter(Found::is_low)
            && let Some((seen, down)) = found.close_up(picture, FAR)
            && let Some(up) = down.inverse()
        {
            let look = Look { picture: seen, back: found.plane.after(&up) };
            self.take(&mut best, &look, (sizes, Window::BY_WORTH));
            if best.found.as_ref().is_some_and(Found::is_board) {
                return best.found;
            }
        }
        for look in Look::parts(picture, &first?) {
            self.take(&mut best, &look, usual);
            if best.is_sure() {
                break;
            }
        }
        best.found
    }

    /// Whether a picture surely shows another board besides this one.
    pub(super) fn shows_another(&self, picture: &Photograph, found: &Found) -> bool {
        let Some(back) = found.plane.inverse() else { return false };
        let reach = -OUTSIDE..=(found.lines - 1) as f64 + OUTSIDE;
        let covers = |place: Place| {
            back.at(place).is_some_and(|node| node.iter().all(|at| reach.contains(at)))
        };
        let (look, share) = Look::without(picture, covers);
        // Beside a board that fills the picture there is no room for another.
        if share > MOST_FILLED {
            return false;
        }
        let odds = self.finder.look(&look.picture);
        let size = [look.picture.width, look.picture.height].map(|side| side as f64);
        Found::shown(&odds, size, &USUAL)
            .is_some_and(|(_, other)| other.support > OTHER_SUPPORT && other.ring < OTHER_RING)
    }

    /// Takes what a look shows if it is better than the best so far; returns what was seen.
    fn take(&self, best: &mut Best, look: &Look, (sizes, rank): (&[usize], Rank)) -> Odds {
        let odds = self.finder.look(&look.picture);
        let size = [look.picture.width, look.picture.height].map(|side| side as f64);
        if let Some((weight, mut found)) = Found::shown_by(rank, (&odds, size), sizes)
            && weight > best.weight * 1.02
        {
            found.plane = look.back.after(&found.plane);
            *best = Best { weight, found: Some(found) };
        }
        odds
    }

    /// How much the points of a board look like board points, 0 to 1.
    fn points_seen(&self, picture: &Photograph, found: &Found) -> f32 {
        let odds = self.finder.look(&found.straight(picture, RIM));
        let (lines, down) = (found.lines, down(RIM));
        let nodes = (0..lines * lines).map(|at| [(at % lines) as f64, (at / lines) as f64]);
        let seen: f32 = nodes.filter_map(|node| down.at(node)).map(|at| 1.0 - odds.at(at)[0]).sum();
        seen / (lines * lines) as f32
    }

    /// Checks the board in a closer view: which lines belong to it, and where exactly its points are.
    fn refine(&self, picture: &Photograph, found: &mut Found, sizes: &[usize], rim: f64) {
        let Some((seen, down)) = found.close_up(picture, rim) else { return };
        let odds = self.finder.look(&seen);
        let size = [seen.width, seen.height].map(|side| side as f64);
        let support = Support::of(&down, &odds, size);
        let rank = if found.is_low() { Window::BY_WORTH } else { Window::BY_WEIGHT };
        let Some(window) = support.best(sizes, rank) else { return };
        if sizes.len() > 1 {
            let other = support.best(&UNUSUAL, rank).filter(|other| {
                other.weight > 1.08 * window.weight && other.support > 0.8 && other.ring < 0.3
            });
            found.unusual = other.map(|other| other.lines);
        }
        let Some(back) = moved(&down, &window).inverse() else { return };
        found.plane = moved(&found.plane, &window);
        let Window { lines, support, ring, column, row, .. } = window;
        // Seen from straight above, what a low camera saw is smeared, but no less there.
        let is_same = (lines, column, row) == (found.lines, 0, 0);
        let support = if is_same { support.max(found.support) } else { support };
        (found.lines, found.support, found.ring) = (lines, support, ring);
        found.fit(&odds, &back);
    }

    /// Judges each point in row-major order: the odds of each [`super::Shown`], averaged over
    /// several orientations. A point outside the picture shows nothing.
    pub fn judge(&self, picture: &Photograph, found: &Found) -> Vec<[f32; 4]> {
        let lines = found.lines;
        let mut sums = vec![[0.0f32; 4]; lines * lines];
        let (side, seen) = found.straight_and_one(picture, RIM);
        let seen = seen.of_one_light().unwrap_or(seen);
        for view in VIEWS {
            let odds = self.judge.look(&seen.rearranged([side; 2], |place| view(place, side)));
            for (at, sum) in sums.iter_mut().enumerate() {
                let node = view([at % lines, at / lines], lines - 1);
                let here = down(RIM).at(node.map(|at| at as f64));
                let here = here.map_or(NOTHING, |place| around(&odds, place));
                sum.iter_mut().zip(here).for_each(|(sum, part)| *sum += part / VIEWS.len() as f32);
            }
        }
        for (at, sum) in sums.iter_mut().enumerate() {
            let beyond = found.beyond(picture, [at % lines, at / lines].map(|at| at as f64));
            if beyond >= HALF_SEEN {
                *sum = NOTHING;
            } else if beyond > 0.0 {
                // Only half of the stone is visible, so make the point doubtful.
                let [nothing, points @ ..] = *sum;
                let [empty, black, white] = points.map(|part| part * 0.4);
                *sum = [nothing, empty, black, white];
            }
        }
        sums
    }
}

/// How far outside the picture a point can be with half of its stone still visible, in lines.
const HALF_SEEN: f64 = 0.4;
/// The odds if nothing is shown.
const NOTHING: [f32; 4] = [1.0, 0.0, 0.0, 0.0];
/// Lines around the board when it is judged.
const RIM: f64 = 1.5;

/// Where a place of the square from 0 to `last` comes to lie.
type View = fn([usize; 2], usize) -> [usize; 2];

/// The square as it is, turned by half, mirrored, and both: each is its own inverse.
const VIEWS: [View; 4] = [
    |[x, y], _| [x, y],
    |[x, y], last| [last - x, last - y],
    |[x, y], _| [y, x],
    |[x, y], last| [last - y, last - x],
];

/// The odds averaged around a place, because stones may be slightly off their points.
fn around(odds: &Odds, [x, y]: Place) -> [f32; 4] {
    let mut sum = [0.0; 4];
    for across in [-5.0, 0.0, 5.0] {
        for down in [-5.0, 0.0, 5.0] {
            let weight = if across == 0.0 && down == 0.0 { 0.2 } else { 0.1 };
            let here = odds.at([x + across, y + down]);
            sum.iter_mut().zip(here).for_each(|(sum, part)| *sum += weight * part);
        }
    }
    sum
}
