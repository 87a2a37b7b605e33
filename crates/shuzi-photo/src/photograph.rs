//! A picture as pixels, and how to scale and straighten it.

use super::homography::{Homography, Place};

/// An RGB picture, in row-major order from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Photograph {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    /// Red, green and blue of each pixel, one byte each.
    pub rgb: Vec<u8>,
}

/// The longer side in pixels; a board needs no finer picture.
pub(super) const FINEST: usize = 1600;

/// A part of the light whose brightest points are darker than this is mostly noise, in steps of 255.
const LEAST_LIGHT: u8 = 40;
/// How bright the brightest points of a part of the light become.
const LIT: f32 = 230.0;

impl Photograph {
    /// A picture that is decoded already: red, green, blue and alpha of each pixel. A large one is
    /// scaled down. `None` if these are not its pixels.
    pub fn of_rgba([width, height]: [usize; 2], rgba: &[u8]) -> Option<Self> {
        let is_whole = width.checked_mul(height)?.checked_mul(4)? == rgba.len();
        let rgb = rgba.as_chunks().0.iter().flat_map(|[red, green, blue, _]| [*red, *green, *blue]);
        let whole = Self { width, height, rgb: rgb.collect() };
        let is_there = is_whole && !whole.rgb.is_empty();
        is_there.then(|| if whole.longest() > FINEST { whole.sized(FINEST) } else { whole })
    }

    /// The colour of a pixel inside the picture.
    #[inline]
    pub fn point(&self, x: usize, y: usize) -> [u8; 3] {
        self.rgb.as_chunks().0[y * self.width + x]
    }

    /// The longer side in pixels.
    pub fn longest(&self) -> usize {
        self.width.max(self.height)
    }

    /// The picture scaled to a longer side of `longest` pixels, as [`Self::resized`] does it.
    #[must_use]
    pub fn sized(&self, longest: usize) -> Self {
        let to = |side: usize| (side * longest).div_euclid(self.longest()).max(1);
        self.resized(to(self.width), to(self.height))
    }

    /// The picture in another size. When shrinking, each pixel is the mean of those it covers; when
    /// growing in either direction, it is interpolated.
    #[must_use]
    pub fn resized(&self, width: usize, height: usize) -> Self {
        if (width, height) == (self.width, self.height) {
            return self.clone();
        }
        if width > self.width || height > self.height {
            let grown = |new: usize, old: usize| old as f64 / new as f64;
            let (across, down) = (grown(width, self.width), grown(height, self.height));
            return Self::drawn(width, height, |x, y| {
                self.between([(x + 0.5) * across - 0.5, (y + 0.5) * down - 0.5])
            });
        }
        let columns = Cover::all(self.width, width);
        let rows = Cover::all(self.height, height);
        let mut rgb = Vec::with_capacity(width * height * 3);
        let mut sums = vec![[0.0f32; 3]; width];
        for row in &rows {
            sums.fill([0.0; 3]);
            for (y, share) in row.parts() {
                let line = &self.rgb[y * self.width * 3..][..self.width * 3];
                for (sum, column) in sums.iter_mut().zip(&columns) {
                    for (x, part) in column.parts() {
                        let part = part * share;
                        for (sum, &own) in sum.iter_mut().zip(&line[x * 3..x * 3 + 3]) {
                            *sum += part * f32::from(own);
                        }
                    }
                }
            }
            rgb.extend(sums.iter().flatten().map(|&sum| byte(sum)));
        }
        Self { width, height, rgb }
    }

    /// The part of the picture from a corner, [left, top], of this width and height in pixels.
    #[must_use]
    pub fn part(&self, [left, top]: [usize; 2], [width, height]: [usize; 2]) -> Self {
        let line = |y: usize| &self.rgb[((top + y) * self.width + left) * 3..][..width * 3];
        let rgb = (0..height).flat_map(line).copied().collect();
        Self { width, height, rgb }
    }

    /// The pixels of this picture in another order; `from` tells from which place each comes.
    #[must_use]
    pub fn rearranged(
        &self,
        [width, height]: [usize; 2],
        from: impl Fn([usize; 2]) -> [usize; 2],
    ) -> Self {
        let places = (0..height).flat_map(|y| (0..width).map(move |x| [x, y]));
        let points: Vec<[u8; 3]> = places.map(from).map(|[x, y]| self.point(x, y)).collect();
        Self { width, height, rgb: points.into_flattened() }
    }

    /// The picture in grey, if its light has one colour: its brightest points then lack most of another.
    /// The parts of the light that there are count alike, as the brightest one shows least where a camera
    /// has taken in too much of it.
    pub(super) fn of_one_light(&self) -> Option<Self> {
        let brightest = [0, 1, 2].map(|part| {
            let mut all: Vec<u8> = self.rgb.iter().skip(part).step_by(3).copied().collect();
            let end = all.len() * 19 / 20;
            *all.select_nth_unstable(end).1
        });
        let most = *brightest.iter().max()?;
        let is_lacking = |least: &u8| u16::from(*least) * 10 < u16::from(most) * 3;
        let parts = (0..3).filter(|part| brightest[*part] >= LEAST_LIGHT.min(most));
        let parts: Vec<(usize, f32)> =
            parts.map(|part| (part, LIT / f32::from(brightest[part].max(1)))).collect();
        let lit = |pixel: &[u8]| {
            let sum: f32 =
                parts.iter().map(|&(part, by)| (f32::from(pixel[part]) * by).min(255.0)).sum();
            byte(sum / parts.len() as f32)
        };
        let rgb = || self.rgb.chunks_exact(3).flat_map(|pixel| [lit(pixel); 3]).collect();
        brightest.iter().any(is_lacking).then(|| Self { rgb: rgb(), ..*self })
    }

    /// The picture seen through `plane`, which maps each pixel of the new picture to this one.
    #[must_use]
    pub fn through(&self, plane: &Homography, width: usize, height: usize) -> Self {
        Self::drawn(width, height, |x, y| self.between(plane.at([x, y]).unwrap_or([0.0; 2])))
    }

    fn drawn(width: usize, height: usize, colour: impl Fn(f64, f64) -> [u8; 3]) -> Self {
        let mut points = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                points.push(colour(x as f64, y as f64));
            }
        }
        Self { width, height, rgb: points.into_flattened() }
    }

    /// The colour interpolated between four pixels; outside the picture, that of its edge.
    fn between(&self, [x, y]: Place) -> [u8; 3] {
        let x = x.clamp(0.0, (self.width - 1) as f64);
        let y = y.clamp(0.0, (self.height - 1) as f64);
        let (left, top) = (x as usize, y as usize);
        let (right, below) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (across, down) = ((x - left as f64) as f32, (y - top as f64) as f32);
        let [a, b] = [self.point(left, top), self.point(right, top)];
        let [c, d] = [self.point(left, below), self.point(right, below)];
        let mix = |from: f32, to: f32, share: f32| from + (to - from) * share;
        let part = |part: usize| {
            let above = mix(f32::from(a[part]), f32::from(b[part]), across);
            let under = mix(f32::from(c[part]), f32::from(d[part]), across);
            byte(mix(above, under, down))
        };
        [part(0), part(1), part(2)]
    }
}

fn byte(part: f32) -> u8 {
    (part + 0.5) as u8
}

/// The old pixels that a new one covers, and the share of each.
struct Cover {
    first: usize,
    last: usize,
    ends: [f32; 2],
    whole: f32,
}

impl Cover {
    fn all(old: usize, new: usize) -> Vec<Self> {
        let step = old as f64 / new as f64;
        (0..new)
            .map(|at| {
                let (from, to) = (at as f64 * step, ((at + 1) as f64 * step).min(old as f64));
                let first = from as usize;
                let last = ((to.ceil() as usize).max(first + 1) - 1).min(old - 1);
                let whole = (1.0 / step) as f32;
                let head = ((first + 1) as f64).min(to) - from;
                let tail = to - last as f64;
                Self { first, last, ends: [head, tail].map(|end| (end / step) as f32), whole }
            })
            .collect()
    }

    fn parts(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        (self.first..=self.last).map(|at| {
            let part = if at == self.first {
                self.ends[0]
            } else if at == self.last {
                self.ends[1]
            } else {
                self.whole
            };
            (at, part)
        })
    }
}

#[cfg(test)]
#[path = "../tests/inside/photo_photograph.rs"]
mod tests;
