//! Maps one plane to another as a camera sees it.

use fastrand::Rng;

/// A place in a plane, [x, y], to the right and down.
pub type Place = [f64; 2];

/// How far two places are from each other: `hypot`, made for numbers whose squares are too large, takes
/// longer.
#[inline]
pub(super) fn distance([x, y]: Place, [u, v]: Place) -> f64 {
    ((x - u).powi(2) + (y - v).powi(2)).sqrt()
}

/// A projective mapping between planes, under which straight lines stay straight: a 3×3 matrix in
/// row-major order for homogeneous coordinates (Hartley and Zisserman, *Multiple View Geometry*,
/// 2.3).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Homography([f64; 9]);

/// How far apart places are whose difference is a derivative.
const STEP: f64 = 0.01;

impl Homography {
    /// Scales by `scale`, then moves by `shift`.
    pub const fn scaled(scale: f64, shift: Place) -> Self {
        Self::stretched([scale; 2], shift)
    }

    /// Scales each axis by its own factor, then moves by `shift`.
    pub const fn stretched(scale: [f64; 2], shift: Place) -> Self {
        Self([scale[0], 0.0, shift[0], 0.0, scale[1], shift[1], 0.0, 0.0, 1.0])
    }

    /// Turns the square from 0 to `last` clockwise by a quarter.
    pub const fn quarter(last: f64) -> Self {
        Self([0.0, -1.0, last, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0])
    }

    /// Swaps columns and rows.
    pub const MIRRORED: Self = Self([0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0]);

    /// Maps a place; `None` if it is behind the camera.
    pub fn at(&self, [x, y]: Place) -> Option<Place> {
        let h = &self.0;
        let depth = h[6] * x + h[7] * y + h[8];
        // Depth is positive in front of the camera, where the middle of the fitted pairs is.
        (depth > 1e-9)
            .then(|| [(h[0] * x + h[1] * y + h[2]) / depth, (h[3] * x + h[4] * y + h[5]) / depth])
    }

    /// The mapping that applies `first`, then this.
    #[must_use]
    pub fn after(&self, first: &Self) -> Self {
        let (a, b) = (&self.0, &first.0);
        Self(std::array::from_fn(|at| {
            let (row, column) = (at / 3 * 3, at % 3);
            a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]
        }))
    }

    /// By how much lengths at a place are scaled in the direction of the least, and of the most: the
    /// singular values of the derivative. A square board seen at an angle of `a` above its plane
    /// has `sin a` between them, far from the camera.
    pub fn spread(&self, place: Place) -> Option<[f64; 2]> {
        let [a, b, c, d] = self.derivative(place)?;
        let (sum, turned) = (a * a + b * b + c * c + d * d, a * d - b * c);
        let root = (sum * sum - 4.0 * turned * turned).max(0.0).sqrt();
        Some([(sum - root) / 2.0, f64::midpoint(sum, root)].map(|square| square.max(0.0).sqrt()))
    }

    /// The linear mapping that turns directions as this one does at a place, with another spread;
    /// `None` if the plane is seen edge on there, or from straight above.
    pub fn with_spread(&self, place: Place, [low, high]: [f64; 2]) -> Option<Self> {
        let [a, b, c, d] = self.derivative(place)?;
        let [own_low, own_high] = self.spread(place)?;
        let between = own_high.powi(2) - own_low.powi(2);
        if own_low < 1e-9 || between < 1e-9 {
            return None;
        }
        // The inverse transposed has the same directions, and the inverse spread. Both together have any.
        let own = (high * own_high - low * own_low) / between;
        let across = own_low * own_high * (low * own_high - high * own_low) / between;
        let across = across / (a * d - b * c);
        let [a, b, c, d] = [
            own * a + across * d,
            own * b - across * c,
            own * c - across * b,
            own * d + across * a,
        ];
        Some(Self([a, b, 0.0, c, d, 0.0, 0.0, 0.0, 1.0]))
    }

    /// The derivative at a place: how much right and down, each per step right and per step down.
    fn derivative(&self, [x, y]: Place) -> Option<[f64; 4]> {
        let [here, right, below] =
            [[x, y], [x + STEP, y], [x, y + STEP]].map(|place| self.at(place));
        let (here, right, below) = (here?, right?, below?);
        let [a, c] = [0, 1].map(|axis| (right[axis] - here[axis]) / STEP);
        let [b, d] = [0, 1].map(|axis| (below[axis] - here[axis]) / STEP);
        Some([a, b, c, d])
    }

    /// The inverse; `None` if the plane is seen edge on.
    pub fn inverse(&self) -> Option<Self> {
        let [a, b, c, d, e, f, g, h, i] = self.0;
        let parts = [
            e * i - f * h,
            c * h - b * i,
            b * f - c * e,
            f * g - d * i,
            a * i - c * g,
            c * d - a * f,
            d * h - e * g,
            b * g - a * h,
            a * e - b * d,
        ];
        let whole = a * parts[0] + b * parts[3] + c * parts[6];
        (whole.abs() > 1e-12).then(|| Self(parts.map(|part| part / whole)))
    }

    /// The same mapping, scaled to depth 1 at a place, so that its surroundings are in front of the
    /// camera.
    #[must_use]
    pub fn facing(&self, [x, y]: Place) -> Self {
        let depth = self.0[6] * x + self.0[7] * y + self.0[8];
        if depth.abs() < 1e-12 { *self } else { Self(self.0.map(|part| part / depth)) }
    }

    /// Fits the mapping from the first to the second of each pair by least squares. Needs at least
    /// four pairs.
    pub fn fit(pairs: &[(Place, Place)]) -> Option<Self> {
        if pairs.len() < 4 {
            return None;
        }
        // Centre both planes and scale them alike; otherwise the sums lose precision.
        let (from, to) =
            (Norm::of(pairs.iter().map(|pair| pair.0)), Norm::of(pairs.iter().map(|pair| pair.1)));
        let mut sums = [[0.0; 9]; 8];
        for &(first, second) in pairs {
            let ([x, y], [u, v]) = (from.within(first), to.within(second));
            let equations = [
                [x, y, 1.0, 0.0, 0.0, 0.0, -u * x, -u * y, u],
                [0.0, 0.0, 0.0, x, y, 1.0, -v * x, -v * y, v],
            ];
            for equation in &equations {
                for (row, sum) in sums.iter_mut().enumerate() {
                    for (column, sum) in sum.iter_mut().enumerate() {
                        *sum += equation[row] * equation[column];
                    }
                }
            }
        }
        let h = solved(sums)?;
        let within = Self([h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7], 1.0]);
        let [x, y] = from.middle;
        Some(to.outward().after(&within).after(&from.inward()).facing([x, y]))
    }

    /// Fits the mapping that most pairs agree on within `tolerance`, by repeated samples of four
    /// (RANSAC, Fischler and Bolles). Also returns which pairs agree. Needs at least eight pairs.
    pub fn agreed(pairs: &[(Place, Place)], tolerance: f64) -> Option<(Self, Vec<bool>)> {
        if pairs.len() < 8 {
            return None;
        }
        let mut rng = Rng::with_seed(0x0C0F_FEE0);
        let mut best: Option<(usize, Self)> = None;
        let mut throws = MOST_THROWS;
        let mut thrown = 0;
        while thrown < throws {
            thrown += 1;
            let four = std::array::from_fn::<_, 4, _>(|_| pairs[rng.usize(..pairs.len())]);
            let Some(seen) = Self::fit(&four) else { continue };
            let agree = pairs.iter().filter(|pair| seen.agrees(pair, tolerance)).count();
            if best.is_none_or(|(most, _)| agree > most) {
                best = Some((agree, seen));
                throws = throws.min(throws_for(agree, pairs.len()));
            }
        }
        let (_, mut seen) = best?;
        for _ in 0..2 {
            let agreeing: Vec<_> =
                pairs.iter().filter(|pair| seen.agrees(pair, tolerance)).copied().collect();
            seen = Self::fit(&agreeing)?;
        }
        let agree = pairs.iter().map(|pair| seen.agrees(pair, tolerance)).collect();
        Some((seen, agree))
    }

    fn agrees(&self, (first, second): &(Place, Place), tolerance: f64) -> bool {
        self.at(*first).is_some_and(|place| distance(place, *second) < tolerance)
    }
}

const MOST_THROWS: u32 = 600;

/// The number of samples after which four agreeing pairs have almost certainly come up.
fn throws_for(agree: usize, all: usize) -> u32 {
    #[allow(clippy::cast_precision_loss)]
    let four = (agree as f64 / all as f64).powi(4);
    let missed = (1.0 - four).max(1e-12);
    // Enough to draw four agreeing pairs with a probability of 99.9%.
    let needed = (0.001f64.ln() / missed.ln()).min(f64::from(MOST_THROWS)).max(8.0);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let throws = needed as u32;
    throws
}

/// Moves the centre of some places to 0 and scales their mean distance from it to 1.
struct Norm {
    middle: Place,
    scale: f64,
}

impl Norm {
    fn of(places: impl Iterator<Item = Place> + Clone) -> Self {
        let (mut count, mut sum) = (0.0, [0.0; 2]);
        for [x, y] in places.clone() {
            count += 1.0;
            sum = [sum[0] + x, sum[1] + y];
        }
        let middle = sum.map(|part| part / count);
        let spread: f64 = places.map(|place| distance(place, middle)).sum();
        Self { middle, scale: count / spread.max(1e-9) }
    }

    fn within(&self, [x, y]: Place) -> Place {
        [(x - self.middle[0]) * self.scale, (y - self.middle[1]) * self.scale]
    }

    fn inward(&self) -> Homography {
        Homography::scaled(self.scale, self.middle.map(|part| -part * self.scale))
    }

    fn outward(&self) -> Homography {
        Homography::scaled(1.0 / self.scale, self.middle)
    }
}

/// Solves eight linear equations by elimination with pivoting; `None` if they are singular.
fn solved(mut rows: [[f64; 9]; 8]) -> Option<[f64; 8]> {
    for at in 0..8 {
        let largest = (at..8).max_by(|&a, &b| rows[a][at].abs().total_cmp(&rows[b][at].abs()))?;
        rows.swap(at, largest);
        let pivot = rows[at];
        if pivot[at].abs() < 1e-12 {
            return None;
        }
        for (number, row) in rows.iter_mut().enumerate() {
            if number != at {
                let times = row[at] / pivot[at];
                row.iter_mut().zip(pivot).for_each(|(own, pivot)| *own -= times * pivot);
            }
        }
    }
    Some(std::array::from_fn(|at| rows[at][8] / rows[at][at]))
}

#[cfg(test)]
#[path = "../tests/inside/photo_homography.rs"]
mod tests;
