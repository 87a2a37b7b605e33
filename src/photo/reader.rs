//! Finds the board in a photograph, and what is on each of its points.

use super::hints::Hints;
use super::homography::{Homography, Place};
use super::lattice::lattice;
use super::looks::Look;
use super::network::{Network, Odds};
use super::peaks::peaks;
use super::photograph::Photograph;
use super::window::{Support, Window};

/// The board found in a photograph.
#[derive(Clone, Debug)]
pub struct Found {
    /// Lines in each direction.
    pub lines: usize,
    /// Maps column and row, from 0, to pixels.
    pub plane: Homography,
    /// How certain it is that this is a board with this many lines, 0 to 1.
    pub support: f64,
    /// How much the surroundings just outside look like board points, 0 to 1.
    pub ring: f64,
    /// The number of lines it has instead, if it has neither 9 nor 13 nor 19.
    pub unusual: Option<usize>,
}

impl Found {
    /// The best board of one of these numbers of lines in a picture of `size` pixels, with its
    /// weight: higher for more visible board points, and for fewer just outside.
    pub fn shown(odds: &Odds, size: Place, lines: &[usize]) -> Option<(f64, Self)> {
        let seen = lattice(&peaks(odds, 0.35))?;
        let window = Support::of(&seen, odds, size).best(lines)?;
        let weight = window.weight * (1.0 - window.ring.min(0.5));
        let plane = moved(&seen, &window);
        let Window { lines, support, ring, .. } = window;
        Some((weight, Self { lines, plane, support, ring, unusual: None }))
    }

    /// The board seen from straight above, with `rim` lines around it.
    pub fn straight(&self, picture: &Photograph, rim: f64) -> Photograph {
        let up = Homography::scaled(1.0 / LINE, [-rim; 2]);
        let side = ((self.lines - 1) as f64 + 2.0 * rim) * LINE;
        picture.through(&self.plane.after(&up), side as usize, side as usize)
    }

    /// Moves the board to where its points are seen from straight above; `back` maps pixels of that
    /// view to columns and rows.
    fn fit(&mut self, odds: &Odds, back: &Homography) {
        let last = (self.lines - 1) as f64;
        let pairs: Vec<(Place, Place)> = peaks(odds, 0.3)
            .into_iter()
            .filter_map(|place| back.at(place))
            .map(|seen| (seen.map(f64::round), seen))
            .filter(|(node, seen)| {
                (0..2).all(|axis| {
                    (0.0..=last).contains(&node[axis]) && (node[axis] - seen[axis]).abs() < 0.35
                })
            })
            .collect();
        if pairs.len() < 12 {
            return;
        }
        if let Some((shift, _)) = Homography::agreed(&pairs, 0.2) {
            self.plane = self.plane.after(&shift);
        }
    }

    /// The same board, of whose turns the one is taken whose corners are nearest to these.
    pub(super) fn turned_to(self, to: [Place; 4]) -> Self {
        let far = |found: &Self| {
            let own = corners(&found.plane, found.lines)?;
            let pairs = own.iter().zip(&to);
            Some(pairs.map(|([x, y], [u, v])| (x - u).hypot(y - v)).sum())
        };
        let far = |found: &Self| far(found).unwrap_or(f64::INFINITY);
        let mut best = self.clone();
        let mut turned = self;
        for _ in 0..3 {
            turned = turned.turned();
            if far(&turned) < far(&best) {
                best = turned.clone();
            }
        }
        best
    }

    /// The same board turned clockwise by a quarter: its last corner becomes the first.
    #[must_use]
    pub(super) fn turned(self) -> Self {
        let back = Homography::quarter((self.lines - 1) as f64);
        Self { plane: self.plane.after(&back.after(&back).after(&back)), ..self }
    }

    /// Whether the board's edges are along those of the picture, as on a screen.
    pub(super) fn is_along(&self, picture: &Photograph) -> bool {
        let Some([a, b, c, d]) = corners(&self.plane, self.lines) else { return false };
        let off = [a[1] - b[1], c[1] - d[1], a[0] - d[0], b[0] - c[0]];
        off.iter().all(|off| off.abs() < 0.003 * picture.longest() as f64)
    }

    /// How far a point is outside the picture, in lines; 0 or less if it is inside.
    pub(super) fn beyond(&self, picture: &Photograph, [column, row]: Place) -> f64 {
        let next = if column > 0.0 { column - 1.0 } else { column + 1.0 };
        let (Some([x, y]), Some([u, v])) =
            (self.plane.at([column, row]), self.plane.at([next, row]))
        else {
            return f64::INFINITY;
        };
        let off = |at: f64, side: usize| (-at).max(at - side as f64 + 1.0);
        off(x, picture.width).max(off(y, picture.height)) / (u - x).hypot(v - y).max(1e-3)
    }
}

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

/// Maps board points to pixels of the view from straight above with `rim` lines around it.
fn down(rim: f64) -> Homography {
    Homography::scaled(LINE, [rim * LINE; 2])
}

/// The networks that read a picture.
pub struct Reader {
    /// Finds boards in pictures.
    pub finder: Network,
    /// Judges what is on each point of a board seen from straight above.
    pub judge: Network,
}

/// Pixels from line to line in the view from straight above.
pub(super) const LINE: f64 = 24.0;
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
        let mut best = Best::default();
        let mut first = None;
        for side in SIDES {
            let odds = self.take(&mut best, &Look::whole(picture, side), &sizes);
            first.get_or_insert(odds);
            if best.is_sure() {
                break;
            }
        }
        if !best.is_sure() {
            for look in Look::further(picture, &first?) {
                self.take(&mut best, &look, &sizes);
                if best.is_sure() {
                    break;
                }
            }
        }
        let mut found = best.found?;
        let doubtful = found.lines != 19 || found.support < 0.8;
        self.refine(picture, &mut found, &sizes, if doubtful { 6.0 } else { 2.5 });
        let settled = [found.lines];
        self.refine(picture, &mut found, &settled, RIM);
        found.plane = upright(&found.plane, found.lines);
        Some(found)
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
    fn take(&self, best: &mut Best, look: &Look, sizes: &[usize]) -> Odds {
        let odds = self.finder.look(&look.picture);
        let size = [look.picture.width, look.picture.height].map(|side| side as f64);
        if let Some((weight, mut found)) = Found::shown(&odds, size, sizes)
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

    /// Checks the board in the view from straight above: which lines belong to it, and where
    /// exactly its points are.
    fn refine(&self, picture: &Photograph, found: &mut Found, sizes: &[usize], rim: f64) {
        let (above, down) = (found.straight(picture, rim), down(rim));
        let odds = self.finder.look(&above);
        let size = [above.width, above.height].map(|side| side as f64);
        let support = Support::of(&down, &odds, size);
        let Some(window) = support.best(sizes) else { return };
        if sizes.len() > 1 {
            let other = support.best(&UNUSUAL).filter(|other| {
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

    /// The board of an earlier picture by the same camera: at its place or near it.
    pub fn find_again(
        &self,
        picture: &Photograph,
        corners: [Place; 4],
        lines: usize,
    ) -> Option<Found> {
        let pairs: Vec<_> = square(lines).into_iter().zip(corners).collect();
        let plane = Homography::fit(&pairs)?;
        let mut found = Found { lines, plane, support: 1.0, ring: 0.0, unusual: None };
        let odds = self.finder.look(&found.straight(picture, RIM));
        found.fit(&odds, &down(RIM).inverse()?);
        Some(found)
    }

    /// Judges each point in row-major order: the odds of each [`super::Shown`], averaged over
    /// several orientations. A point outside the picture shows nothing.
    pub fn judge(&self, picture: &Photograph, found: &Found) -> Vec<[f32; 4]> {
        let lines = found.lines;
        let mut sums = vec![[0.0f32; 4]; lines * lines];
        let node = |at: usize| [(at % lines) as f64, (at / lines) as f64];
        let views = views((lines - 1) as f64);
        for (there, back) in &views {
            let seen = Found { plane: found.plane.after(there), ..found.clone() };
            let odds = self.judge.look(&seen.straight(picture, RIM));
            for (at, sum) in sums.iter_mut().enumerate() {
                let place = back.at(node(at)).and_then(|node| down(RIM).at(node));
                let here = place.map_or(NOTHING, |place| around(&odds, place));
                let share = views.len() as f32;
                sum.iter_mut().zip(here).for_each(|(sum, part)| *sum += part / share);
            }
        }
        for (at, sum) in sums.iter_mut().enumerate() {
            let beyond = found.beyond(picture, node(at));
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

/// The square from 0 to `last` as it is, turned by half, mirrored, and both, each with its inverse.
fn views(last: f64) -> [(Homography, Homography); 4] {
    let quarter = Homography::quarter(last);
    let half = quarter.after(&quarter);
    let mirrored = Homography::MIRRORED;
    let across = half.after(&mirrored);
    // Each is its own inverse.
    [Homography::IDENTITY, half, mirrored, across].map(|view| (view, view))
}

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

/// The lattice counted from the start of a window.
fn moved(seen: &Homography, window: &Window) -> Homography {
    let shift = [f64::from(window.column), f64::from(window.row)];
    let middle = (window.lines - 1) as f64 / 2.0;
    seen.after(&Homography::scaled(1.0, shift)).facing([middle; 2])
}

/// The same board with the point nearest to the picture's top left as its first, and its corners
/// clockwise.
fn upright(plane: &Homography, lines: usize) -> Homography {
    let last = (lines - 1) as f64;
    let Some(corners) = corners(plane, lines) else { return *plane };
    let [a, b, c, _] = corners;
    let turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
    let plane = if turn < 0.0 { plane.after(&Homography::MIRRORED) } else { *plane };
    let quarters = self::corners(&plane, lines).map_or(0, |corners| {
        let near = |at: &usize| corners[*at][0] + corners[*at][1];
        (0..4).min_by(|a, b| near(a).total_cmp(&near(b))).unwrap_or(0)
    });
    (0..quarters).fold(plane, |plane, _| plane.after(&Homography::quarter(last)))
}

/// The corner points of a board in pixels, clockwise from the first.
pub fn corners(plane: &Homography, lines: usize) -> Option<[Place; 4]> {
    let mut seen = [[0.0; 2]; 4];
    for (corner, at) in seen.iter_mut().zip(square(lines)) {
        *corner = plane.at(at)?;
    }
    Some(seen)
}

/// The corner points of a board, in columns and rows, clockwise from the first.
fn square(lines: usize) -> [Place; 4] {
    let last = (lines - 1) as f64;
    [[0.0, 0.0], [last, 0.0], [last, last], [0.0, last]]
}
