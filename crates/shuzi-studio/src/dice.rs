//! Random choices, the same for the same seed.

use fastrand::Rng;

/// The random source of a studio.
pub struct Dice {
    rng: Rng,
}

impl Dice {
    /// The choices of a seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::with_seed(seed) }
    }

    /// A number from `low` to `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.rng.f32()
    }

    /// Whether something with this probability happens.
    pub fn chance(&mut self, often: f32) -> bool {
        self.rng.f32() < often
    }

    /// A whole number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.rng.usize(..end.max(1))
    }

    /// One of several.
    pub fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// A number around zero on a bell curve, mostly within `spread`.
    pub fn about(&mut self, spread: f32) -> f32 {
        let sum: f32 = (0..6).map(|_| self.rng.f32()).sum();
        (sum - 3.0) * spread * std::f32::consts::SQRT_2
    }

    /// A colour by hue in degrees, and saturation and brightness from 0 to 1.
    pub fn colour(&mut self, hue: [f32; 2], saturation: [f32; 2], value: [f32; 2]) -> [f32; 3] {
        let (hue, saturation, value) = (
            self.between(hue[0], hue[1]).rem_euclid(360.0) / 60.0,
            self.between(saturation[0], saturation[1]).clamp(0.0, 1.0),
            self.between(value[0], value[1]),
        );
        [5.0, 3.0, 1.0].map(|of: f32| {
            let at = (of + hue).rem_euclid(6.0);
            value * (1.0 - saturation * at.min(4.0 - at).clamp(0.0, 1.0))
        })
    }

    /// Waves over a plane, at about this distance, from 0 to 1.
    pub fn waves(&mut self, apart: f32) -> Waves {
        Waves { seed: self.rng.u32(..), apart }
    }
}

/// A plane of soft hills, with the same value each time at the same place.
#[derive(Clone, Copy)]
pub struct Waves {
    seed: u32,
    apart: f32,
}

impl Waves {
    pub fn at(self, x: f32, y: f32) -> f32 {
        let (x, y) = (x / self.apart, y / self.apart);
        let (left, top) = (x.floor(), y.floor());
        let ease = |at: f32| at * at * (3.0 - 2.0 * at);
        let (across, down) = (ease(x - left), ease(y - top));
        let corner = |right: i32, below: i32| self.corner(left as i32 + right, top as i32 + below);
        let above = corner(0, 0) * (1.0 - across) + corner(1, 0) * across;
        let below = corner(0, 1) * (1.0 - across) + corner(1, 1) * across;
        above * (1.0 - down) + below * down
    }

    /// A random number from the place: a few rounds of multiplying and mixing.
    fn corner(self, x: i32, y: i32) -> f32 {
        let mut mixed = self
            .seed
            .wrapping_add((x as u32).wrapping_mul(0x9E37_79B1))
            .wrapping_add((y as u32).wrapping_mul(0x85EB_CA77));
        mixed ^= mixed >> 15;
        mixed = mixed.wrapping_mul(0x2C1B_3C6D);
        mixed ^= mixed >> 12;
        mixed = mixed.wrapping_mul(0x297A_2D39);
        mixed ^= mixed >> 15;
        (mixed >> 8) as f32 / (1 << 24) as f32
    }
}
