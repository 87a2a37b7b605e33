//! Pixels in floating point, on which light can fall.

/// Numbers by their place, as `map` of an array gives them, which is not inlined and takes far longer.
pub fn each<const N: usize>(part: impl Fn(usize) -> f32) -> [f32; N] {
    let mut parts = [0.0; N];
    for (at, own) in parts.iter_mut().enumerate() {
        *own = part(at);
    }
    parts
}

/// A picture while light, lens and sensor change it; red, green and blue from 0 to 1.
#[derive(Clone)]
pub struct Canvas {
    /// Its width in pixels.
    pub width: usize,
    /// Its height in pixels.
    pub height: usize,
    /// The colour of each pixel, row-major from the top left.
    pub points: Vec<[f32; 3]>,
}

impl Canvas {
    /// A picture of one colour.
    pub fn filled(width: usize, height: usize, colour: [f32; 3]) -> Self {
        Self { width, height, points: vec![colour; width * height] }
    }

    /// The pixels as the program draws them.
    pub fn of(pixels: &shuzi_picture::Pixels) -> Self {
        let (width, height) = (pixels.width as usize, pixels.height as usize);
        let colour = |rgba: &[u8]| [0, 1, 2].map(|channel| f32::from(rgba[channel]) / 255.0);
        Self { width, height, points: pixels.rgba.chunks_exact(4).map(colour).collect() }
    }

    /// The colour between four pixels; beyond the edge, the colour of the edge.
    pub fn between(&self, x: f32, y: f32) -> [f32; 3] {
        let x = x.clamp(0.0, (self.width - 1) as f32);
        let y = y.clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, below) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (across, down) = (x - left as f32, y - top as f32);
        let at = |x: usize, y: usize| self.points[y * self.width + x];
        let [a, b] = [at(left, top), at(right, top)];
        let [c, d] = [at(left, below), at(right, below)];
        each(|channel| {
            let above = a[channel] * (1.0 - across) + b[channel] * across;
            let below = c[channel] * (1.0 - across) + d[channel] * across;
            above * (1.0 - down) + below * down
        })
    }

    /// Changes each pixel by a function of its place and colour.
    pub fn each(&mut self, mut change: impl FnMut(f32, f32, [f32; 3]) -> [f32; 3]) {
        for (at, point) in self.points.iter_mut().enumerate() {
            let (x, y) = (at % self.width, at / self.width);
            *point = change(x as f32, y as f32, *point);
        }
    }

    /// Blurs along a line: applied across and then down, it gives a soft blur.
    #[must_use]
    pub fn smeared(&self, step: [f32; 2], weights: &[f32]) -> Self {
        let middle = (weights.len() / 2) as f32;
        let mut smeared = self.clone();
        let all: f32 = weights.iter().sum();
        smeared.each(|x, y, _| {
            let mut sum = [0.0; 3];
            for (at, weight) in weights.iter().enumerate() {
                let off = at as f32 - middle;
                let colour = self.between(x + step[0] * off, y + step[1] * off);
                for (sum, part) in sum.iter_mut().zip(colour) {
                    *sum += part * weight / all;
                }
            }
            sum
        });
        smeared
    }

    /// Out of focus by this many pixels.
    #[must_use]
    pub fn blurred(&self, spread: f32) -> Self {
        let reach = (spread * 2.5).ceil().max(1.0);
        let weights: Vec<f32> = (0..=2 * reach as usize)
            .map(|at| (-0.5 * ((at as f32 - reach) / spread).powi(2)).exp())
            .collect();
        self.smeared([1.0, 0.0], &weights).smeared([0.0, 1.0], &weights)
    }

    /// Red, green and blue of each pixel, one byte each.
    pub fn bytes(&self) -> Vec<u8> {
        let byte = |part: &f32| (part.clamp(0.0, 1.0) * 255.0).round() as u8;
        self.points.iter().flatten().map(byte).collect()
    }
}
