//! The convolutional network: nine 3×3 layers, then the odds of what every fourth pixel shows.
//!
//! Its weights are in `networks/`, next to the script that trains it.

// SIMD code must be inlined into one function: only there are the processor's instructions known to
// be available. Iterators are not always inlined, so its loops are plain.
#![allow(clippy::inline_always, clippy::needless_range_loop, clippy::manual_memcpy)]

use std::thread;

use fearless_simd::prelude::*;
use fearless_simd::{Level, dispatch};

use super::photograph::Photograph;

/// What a place may show, in the order of the odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Not a point of a board.
    Nothing,
    /// A point without a stone.
    Empty,
    /// A black stone.
    Black,
    /// A white stone.
    White,
}

/// The odds of what each place shows, for every fourth pixel across and down.
#[derive(Clone, Debug)]
pub struct Odds {
    /// Width in places.
    pub width: usize,
    /// Height in places.
    pub height: usize,
    /// The odds of each [`Shown`], in row-major order.
    pub places: Vec<[f32; 4]>,
}

/// Pixels from one place to the next.
pub const STEP: usize = 4;
/// The pixel coordinate of the first place, both across and down.
pub const FIRST: f64 = 1.5;

impl Odds {
    /// The odds at a pixel coordinate, interpolated between four places; outside the picture
    /// nothing is shown.
    pub fn at(&self, [x, y]: [f64; 2]) -> [f32; 4] {
        #[allow(clippy::cast_precision_loss)]
        let [u, v] = [x, y].map(|at| (at - FIRST) / STEP as f64);
        let (left, top) = (u.floor(), v.floor());
        #[allow(clippy::cast_possible_truncation)]
        let (across, down) = ((u - left) as f32, (v - top) as f32);
        let place = |right: f64, below: f64| {
            let (column, row) = (left + right, top + below);
            #[allow(clippy::cast_precision_loss)]
            let inside = (0.0..self.width as f64).contains(&column)
                && (0.0..self.height as f64).contains(&row);
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let at = || row as usize * self.width + column as usize;
            if inside { self.places[at()] } else { [1.0, 0.0, 0.0, 0.0] }
        };
        let [a, b, c, d] = [place(0.0, 0.0), place(1.0, 0.0), place(0.0, 1.0), place(1.0, 1.0)];
        std::array::from_fn(|shown| {
            let above = a[shown] * (1.0 - across) + b[shown] * across;
            let below = c[shown] * (1.0 - across) + d[shown] * across;
            above * (1.0 - down) + below * down
        })
    }
}

/// The shape of a layer.
struct Plan {
    given: usize,
    made: usize,
    stride: usize,
    /// The distance between taps (dilation).
    apart: usize,
    /// Whether the input is added to the output (residual).
    again: bool,
}

const fn plan(given: usize, made: usize, stride: usize, apart: usize) -> Plan {
    Plan { given, made, stride, apart, again: stride == 1 }
}

const PLANS: [Plan; 9] = [
    plan(3, 16, 2, 1),
    plan(16, 32, 2, 1),
    plan(32, 32, 1, 1),
    plan(32, 32, 1, 2),
    plan(32, 32, 1, 4),
    plan(32, 32, 1, 8),
    plan(32, 32, 1, 4),
    plan(32, 32, 1, 2),
    plan(32, 32, 1, 1),
];
const LAST: usize = 32;

/// A trained network.
pub struct Network {
    layers: Vec<Layer>,
    /// For each [`Shown`], a weight per channel and a bias.
    last: [([f32; LAST], f32); 4],
}

/// The most places computed at the same time.
const MOST_ABREAST: usize = 8;

struct Layer {
    plan: &'static Plan,
    /// A weight per output channel, by tap and input channel.
    taps: Vec<f32>,
    added: Vec<f32>,
}

/// Channels at places, with an empty rim so that every tap is inside.
struct Map {
    width: usize,
    height: usize,
    channels: usize,
    /// The width of the rim in places.
    rim: usize,
    values: Vec<f32>,
}

impl Map {
    fn empty(width: usize, height: usize, channels: usize, rim: usize) -> Self {
        // Rows are computed several places at a time, so the last may reach beyond the rim.
        let places = (width + 2 * rim) * (height + 2 * rim) + 2 * MOST_ABREAST;
        Self { width, height, channels, rim, values: vec![0.0; places * channels] }
    }

    /// The index of a place's first value.
    fn place(&self, x: usize, y: usize) -> usize {
        ((y + self.rim) * (self.width + 2 * self.rim) + x + self.rim) * self.channels
    }
}

impl Network {
    /// Reads a network from little-endian 16-bit floats: per layer the weights (output, input, row,
    /// column), then the biases. Returns `None` if the length is wrong.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        let mut numbers = bytes.chunks_exact(2).map(|pair| half([pair[0], pair[1]]));
        let mut layers = Vec::new();
        for plan in &PLANS {
            let weights: Vec<f32> = numbers.by_ref().take(plan.made * plan.given * 9).collect();
            let added: Vec<f32> = numbers.by_ref().take(plan.made).collect();
            if added.len() < plan.made {
                return None;
            }
            let mut taps = Vec::with_capacity(weights.len());
            for tap in 0..9 {
                for given in 0..plan.given {
                    let of = |made: usize| weights[(made * plan.given + given) * 9 + tap];
                    taps.extend((0..plan.made).map(of));
                }
            }
            layers.push(Layer { plan, taps, added });
        }
        let rest: Vec<f32> = numbers.collect();
        if rest.len() != 4 * LAST + 4 {
            return None;
        }
        let last = std::array::from_fn(|shown| {
            (std::array::from_fn(|from| rest[shown * LAST + from]), rest[4 * LAST + shown])
        });
        Some(Self { layers, last })
    }

    /// Computes what a picture shows.
    pub fn look(&self, picture: &Photograph) -> Odds {
        // The layers halve the sides twice, so pad them by repeating the last pixels.
        let (width, height) = (picture.width.div_ceil(STEP), picture.height.div_ceil(STEP));
        let mut map = Map::empty(width * STEP, height * STEP, 3, 1);
        for y in 0..map.height {
            for x in 0..map.width {
                let point = picture.point(x.min(picture.width - 1), y.min(picture.height - 1));
                let at = map.place(x, y);
                for (value, part) in map.values[at..].iter_mut().zip(point) {
                    *value = f32::from(part) / 127.5 - 1.0;
                }
            }
        }
        for (at, layer) in self.layers.iter().enumerate() {
            let rim = PLANS.get(at + 1).map_or(0, |next| next.apart);
            map = layer.made(&map, rim);
        }
        let places = map.values.chunks_exact(LAST).take(width * height);
        Odds { width, height, places: places.map(|values| self.odds(values)).collect() }
    }

    fn odds(&self, values: &[f32]) -> [f32; 4] {
        let sums = self.last.each_ref().map(|(weights, added)| {
            weights.iter().zip(values).fold(*added, |sum, (weight, value)| sum + weight * value)
        });
        let most = sums.iter().copied().fold(f32::MIN, f32::max);
        let powers = sums.map(|sum| (sum - most).exp());
        let all: f32 = powers.iter().sum();
        powers.map(|power| power / all)
    }
}

impl Layer {
    /// Applies the layer to a map and adds a rim of this width.
    fn made(&self, from: &Map, rim: usize) -> Map {
        let (width, height) = (from.width / self.plan.stride, from.height / self.plan.stride);
        let mut made = Map::empty(width, height, self.plan.made, rim);
        let row = (width + 2 * rim) * self.plan.made;
        let first = made.place(0, 0) - rim * self.plan.made;
        let rows = &mut made.values[first..first + height * row];
        let workers = thread::available_parallelism().map_or(1, usize::from).min(MOST_WORKERS);
        let share = height.div_ceil(workers).max(1);
        let work = |(worker, rows): (usize, &mut [f32])| {
            let first = worker * share;
            let rows = Rows { layer: self, from, rim, first, rows };
            dispatch!(Level::new(), simd => rows.make_all(simd));
        };
        thread::scope(|scope| {
            let mut shares = rows.chunks_mut(share * row).enumerate();
            // In a browser there are no other threads.
            let own = shares.next();
            for share in shares {
                scope.spawn(move || work(share));
            }
            own.map(work)
        });
        made
    }
}

/// Some rows of a layer's output, computed with the processor's SIMD instructions.
struct Rows<'a> {
    layer: &'a Layer,
    from: &'a Map,
    rim: usize,
    first: usize,
    rows: &'a mut [f32],
}

impl Rows<'_> {
    #[inline(always)]
    fn make_all<S: Simd>(self, simd: S) {
        // The number of registers for the output channels, and of places at the same time: few enough for
        // all sums to stay in registers, enough that none is waited for.
        match (S::f32s::LEN, self.layer.plan.made / S::f32s::LEN) {
            (16, 1) => self.make::<S, 1, MOST_ABREAST>(simd),
            (16, _) => self.make::<S, 2, MOST_ABREAST>(simd),
            (8, 2) => self.make::<S, 2, 6>(simd),
            (8, _) => self.make::<S, 4, 3>(simd),
            (4, 4) => self.make::<S, 4, 4>(simd),
            _ => self.make::<S, 8, 2>(simd),
        }
    }

    #[inline(always)]
    fn make<S: Simd, const REGISTERS: usize, const ABREAST: usize>(self, simd: S) {
        let Self { layer, from, rim, first, rows } = self;
        let Plan { made, .. } = *layer.plan;
        let width = from.width / layer.plan.stride;
        for (number, row) in rows.chunks_mut((width + 2 * rim) * made).enumerate() {
            let own = rim * made..(width + rim) * made;
            make_row::<S, REGISTERS, ABREAST>(simd, layer, from, first + number, &mut row[own]);
        }
    }
}

#[inline(always)]
fn make_row<S: Simd, const REGISTERS: usize, const ABREAST: usize>(
    simd: S,
    layer: &Layer,
    from: &Map,
    y: usize,
    values: &mut [f32],
) {
    let Plan { given, made, stride, apart, again } = *layer.plan;
    let width = values.len() / made;
    let across = (from.width + 2 * from.rim) * given;
    // The start of the upper left tap of the first place; the rim is as wide as the taps are apart.
    let corner = from.place(0, y * stride) - apart * (across + given);
    let lanes = S::f32s::LEN;
    let zero = S::f32s::splat(simd, 0.0);
    let added = registers::<S, REGISTERS>(simd, &layer.added);
    for x in (0..width).step_by(ABREAST) {
        let mut sums = [added; ABREAST];
        for tap in 0..9 {
            let start = corner + tap / 3 * apart * across + (tap % 3 * apart + x * stride) * given;
            let mut places: [&[f32]; ABREAST] = [&[]; ABREAST];
            for at in 0..ABREAST {
                places[at] = &from.values[start + at * stride * given..][..given];
            }
            let mut taps = &layer.taps[tap * given * made..][..given * made];
            for from in 0..given {
                let (own, others) = taps.split_at(made);
                let own = registers::<S, REGISTERS>(simd, own);
                taps = others;
                for at in 0..ABREAST {
                    let value = S::f32s::splat(simd, places[at][from]);
                    for register in 0..REGISTERS {
                        let sum = sums[at][register];
                        sums[at][register] = own[register].mul_add(value, sum);
                    }
                }
            }
        }
        for at in 0..ABREAST.min(width - x) {
            let own = if again { from.place(x + at, y) } else { 0 };
            let own = registers::<S, REGISTERS>(simd, &from.values[own..][..made]);
            let to = &mut values[(x + at) * made..][..made];
            for register in 0..REGISTERS {
                let positive = sums[at][register].max(zero);
                let sum = if again { positive + own[register] } else { positive };
                sum.store_slice(&mut to[register * lanes..][..lanes]);
            }
        }
    }
}

/// Loads a value per output channel into registers.
#[inline(always)]
fn registers<S: Simd, const REGISTERS: usize>(simd: S, values: &[f32]) -> [S::f32s; REGISTERS] {
    let lanes = S::f32s::LEN;
    let mut registers = [S::f32s::splat(simd, 0.0); REGISTERS];
    let values = &values[..REGISTERS * lanes];
    for at in 0..REGISTERS {
        registers[at] = S::f32s::from_slice(simd, &values[at * lanes..][..lanes]);
    }
    registers
}

/// More threads than this do not make it faster.
const MOST_WORKERS: usize = 8;

/// A 16-bit float (IEEE 754): one sign bit, five bits of exponent, ten of fraction.
fn half(bytes: [u8; 2]) -> f32 {
    let bits = u16::from_le_bytes(bytes);
    let (power, fraction) = (i32::from(bits >> 10 & 31), f32::from(bits & 1023) / 1024.0);
    let size = match power {
        0 => fraction * 2f32.powi(-14),
        31 => f32::NAN,
        _ => (1.0 + fraction) * 2f32.powi(power - 15),
    };
    if bits >> 15 == 0 { size } else { -size }
}

#[cfg(test)]
#[path = "../tests/inside/photo_network.rs"]
mod tests;
