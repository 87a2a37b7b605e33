//! The camera: from the table to the picture and back.

use super::Dice;
use super::canvas::each;

pub type Three = [f32; 3];

pub fn dot(a: Three, b: Three) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub fn unit(a: Three) -> Three {
    let length = dot(a, a).sqrt();
    each(|axis| a[axis] / length)
}

/// A rotation as a matrix, row by row.
type Turn = [Three; 3];

fn times(a: Turn, b: Turn) -> Turn {
    a.map(|row| [0, 1, 2].map(|column| (0..3).map(|k| row[k] * b[k][column]).sum()))
}

fn about_z(angle: f32) -> Turn {
    let (sin, cos) = angle.sin_cos();
    [[cos, -sin, 0.0], [sin, cos, 0.0], [0.0, 0.0, 1.0]]
}

fn about_x(angle: f32) -> Turn {
    let (sin, cos) = angle.sin_cos();
    [[1.0, 0.0, 0.0], [0.0, cos, -sin], [0.0, sin, cos]]
}

/// A camera that looks at the middle of the board. Places on the table are in lines from there: x
/// to the right, y down the rows, z up.
#[derive(Clone)]
pub struct Camera {
    turn: Turn,
    /// The distance of the camera, in lines.
    away: f32,
    /// Pixels per line at that distance.
    pub zoom: f32,
    /// Where the middle of the board falls in the picture, in pixels.
    pub place: [f32; 2],
    /// The middle of the picture, half its diagonal, and how much the lens bends there.
    lens: ([f32; 2], f32, f32),
}

impl Camera {
    /// A camera above the board: `tilt` leans it in the direction `around`, `roll` turns the
    /// picture; angles in radians, `away` in lines.
    pub fn new([tilt, around, roll]: [f32; 3], away: f32) -> Self {
        let turn =
            times(times(about_z(roll), about_z(-around)), times(about_x(tilt), about_z(around)));
        Self { turn, away, zoom: 1.0, place: [0.0; 2], lens: ([0.0; 2], 1.0, 0.0) }
    }

    /// A random camera, about as people hold a phone.
    pub fn by_chance(dice: &mut Dice, lines: usize, elevation: Option<f32>) -> Self {
        use std::f32::consts::{FRAC_PI_2, PI, TAU};
        let board = lines as f32 + 1.0;
        let around = dice.between(0.0, TAU);
        let quarter = FRAC_PI_2 * dice.below(4) as f32;
        if dice.chance(0.2) && elevation.is_none() {
            let roll = quarter + dice.about(0.06);
            return Self::new([dice.between(0.0, 0.1), around, roll], 3.0 * board);
        }
        // Some hold it low over the table.
        let most = if dice.chance(0.2) { 1.22 } else { 1.0 };
        let tilt = dice.between(0.0, most);
        let tilt = elevation.map_or(tilt, |elevation| (90.0 - elevation).to_radians());
        let roll =
            if dice.chance(0.35) { dice.between(0.0, TAU) } else { quarter + dice.about(0.4) };
        // Who holds a camera low holds it upright.
        let roll =
            if tilt > 1.0 || elevation.is_some() { around + PI + dice.about(0.08) } else { roll };
        Self::new([tilt, around, roll], dice.between(1.2, 3.0) * board)
    }

    pub fn bend(&mut self, size: [usize; 2], bend: f32) {
        let middle = size.map(|side| side as f32 / 2.0);
        self.lens = (middle, middle[0].hypot(middle[1]), bend);
    }

    /// Where a place on the table falls in the picture.
    pub fn project(&self, [x, y, z]: Three) -> [f32; 2] {
        let seen = self.turn.map(|row| dot(row, [x, y, -z]));
        let scale = self.zoom * self.away / (seen[2] + self.away);
        let straight = [self.place[0] + seen[0] * scale, self.place[1] + seen[1] * scale];
        let (middle, diagonal, bend) = self.lens;
        let off = [straight[0] - middle[0], straight[1] - middle[1]];
        let out = 1.0 + bend * (off[0].powi(2) + off[1].powi(2)) / diagonal.powi(2);
        [middle[0] + off[0] * out, middle[1] + off[1] * out]
    }

    /// The place of the camera, and its direction through a pixel of the picture.
    pub fn ray(&self, [u, v]: [f32; 2]) -> (Three, Three) {
        let (middle, diagonal, bend) = self.lens;
        let seen = [u - middle[0], v - middle[1]];
        let mut off = seen;
        for _ in 0..4 {
            let out = 1.0 + bend * (off[0].powi(2) + off[1].powi(2)) / diagonal.powi(2);
            off = each(|axis| seen[axis] / out);
        }
        let straight = [middle[0] + off[0], middle[1] + off[1]];
        let way = [
            (straight[0] - self.place[0]) / self.zoom,
            (straight[1] - self.place[1]) / self.zoom,
            self.away,
        ];
        (self.back([0.0, 0.0, -self.away]), self.back(way))
    }

    fn back(&self, seen: Three) -> Three {
        let turned = |column: usize| dot(each(|row| self.turn[row][column]), seen);
        [turned(0), turned(1), -turned(2)]
    }
}
