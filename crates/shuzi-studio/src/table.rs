//! A board on a table, its stones and the light on them: what a ray from the camera meets.

use super::camera::{Three, dot, unit};
use super::canvas::each;
use super::dice::Waves;
use super::plate::{self, Plate};
use super::position::{Point, Position};
use super::{Canvas, Dice, Stones};

/// A stone: its place in lines from the middle of the board, and its colour.
#[derive(Clone, Copy)]
struct Stone {
    at: [f32; 2],
    black: bool,
    tone: f32,
}

/// Everything in a photograph before the lens and the hands.
pub struct Table {
    lines: usize,
    /// The distance between rows, where that between columns is 1.
    pub aspect: f32,
    plate: Plate,
    ink: Three,
    ink_covers: f32,
    wood: Wood,
    thickness: f32,
    side: Three,
    ground: Canvas,
    stones: Vec<Option<Stone>>,
    loose: Vec<Stone>,
    body: Body,
    light: Light,
}

struct Wood {
    colour: Three,
    grain: Waves,
    along: [f32; 2],
    strength: f32,
    stain: Waves,
    stains: f32,
}

/// The shape and surface of the stones.
struct Body {
    radius: f32,
    height: f32,
    /// Flat below, like stones with one convex side.
    dome: bool,
    black: Three,
    white: Three,
    gloss: [f32; 2],
    sharp: f32,
    /// The stones that are neither black nor white, if any are.
    odd: Option<Point>,
}

struct Light {
    way: Three,
    second: Three,
    ambient: f32,
    diffuse: f32,
    shadow: f32,
    soft: f32,
}

impl Table {
    pub fn by_chance(
        dice: &mut Dice,
        position: &Position,
        scale: f32,
        stones: Option<Stones>,
    ) -> Option<Self> {
        let lines = position.lines;
        let aspect = if dice.chance(0.7) { dice.between(1.0, 1.09) } else { 1.0 };
        let plate = plate::printed(dice, lines, scale)?;
        let colour = match dice.between(0.0, 1.0) {
            kind if kind < 0.68 => dice.colour([16.0, 58.0], [0.2, 0.8], [0.45, 1.0]),
            kind if kind < 0.82 => dice.colour([0.0, 360.0], [0.0, 0.15], [0.6, 1.0]),
            kind if kind < 0.91 => dice.colour([0.0, 360.0], [0.1, 0.6], [0.25, 0.85]),
            _ => dice.colour([0.0, 360.0], [0.0, 0.15], [0.15, 0.45]),
        };
        let bright = colour.iter().sum::<f32>() / 3.0;
        let pale_ink = bright < 0.42 && dice.chance(0.25);
        let ink = if pale_ink {
            [dice.between(0.75, 1.0); 3]
        } else {
            let dark = dice.between(0.0, 0.45);
            colour.map(|part| part * dark)
        };
        let along = if dice.chance(0.5) { [1.0, 12.0] } else { [12.0, 1.0] };
        let fine = dice.between(0.04, 0.4);
        let wood = Wood {
            colour,
            grain: dice.waves(fine),
            along,
            strength: if dice.chance(0.75) { dice.between(0.02, 0.3) } else { 0.0 },
            stain: {
                let apart = dice.between(2.0, 12.0);
                dice.waves(apart)
            },
            stains: dice.between(0.0, 0.2),
        };
        let thickness = if dice.chance(0.75) { dice.between(0.1, 3.0) } else { 0.02 };
        let darker = dice.between(0.35, 0.9);
        let base = dice.colour([0.0, 360.0], [0.0, 0.55], [0.08, 0.95]);
        let ground = plate::clutter(dice, 400, base)?;
        let body = Body::by_chance(dice, colour, stones);
        let mut table = Self {
            lines,
            aspect,
            plate,
            ink,
            ink_covers: dice.between(0.45, 1.0),
            wood,
            thickness,
            side: colour.map(|part| part * darker),
            ground,
            stones: Vec::new(),
            loose: Vec::new(),
            body,
            light: Light::by_chance(dice),
        };
        table.lay(dice, position);
        Some(table)
    }

    /// Places the stones slightly off their points, without overlap.
    fn lay(&mut self, dice: &mut Dice, position: &Position) {
        let most = match dice.below(10) {
            0..5 => dice.between(0.0, 0.06),
            5..9 => dice.between(0.05, 0.13),
            _ => dice.between(0.1, 0.2),
        };
        for row in 0..self.lines {
            for column in 0..self.lines {
                let point = position.at(column, row);
                let [x, y] = self.place(column, row);
                let off =
                    [dice.about(most).clamp(-0.38, 0.38), dice.about(most).clamp(-0.38, 0.38)];
                let tone = dice.between(0.93, 1.05);
                self.stones.push((point != Point::Empty).then_some(Stone {
                    at: [x + off[0], y + off[1]],
                    black: point == Point::Black,
                    tone,
                }));
            }
        }
        self.settle();
        if dice.chance(0.35) {
            let rim = self.half()[0] + 0.6;
            for _ in 0..dice.below(14) {
                let angle = dice.between(0.0, std::f32::consts::TAU);
                let out = rim * dice.between(1.45, 2.2);
                let at = [angle.cos() * out, angle.sin() * out];
                self.loose.push(Stone { at, black: dice.chance(0.5), tone: 1.0 });
            }
        }
    }

    /// Pushes overlapping stones apart.
    fn settle(&mut self) {
        let least = self.body.radius * 2.0;
        for _ in 0..4 {
            for at in 0..self.stones.len() {
                let (column, row) = (at % self.lines, at / self.lines);
                for (right, down) in [(1, 0), (0, 1), (1, 1)] {
                    if column + right >= self.lines || row + down >= self.lines {
                        continue;
                    }
                    let next = at + right + down * self.lines;
                    let (Some(a), Some(b)) = (self.stones[at], self.stones[next]) else { continue };
                    let off = [b.at[0] - a.at[0], b.at[1] - a.at[1]];
                    let apart = off[0].hypot(off[1]).max(0.01);
                    if apart < least {
                        let push = (least - apart) / 2.0 / apart;
                        let moved = |stone: Stone, sign: f32| Stone {
                            at: each(|axis| stone.at[axis] + sign * push * off[axis]),
                            ..stone
                        };
                        self.stones[at] = Some(moved(a, -1.0));
                        self.stones[next] = Some(moved(b, 1.0));
                    }
                }
            }
        }
    }

    /// Whether stones of this kind are of another colour.
    pub fn is_odd(&self, point: Point) -> bool {
        point != Point::Empty && self.body.odd == Some(point)
    }

    /// The place of a point of the board, in lines from its middle.
    pub fn place(&self, column: usize, row: usize) -> [f32; 2] {
        let middle = (self.lines as f32 - 1.0) / 2.0;
        [column as f32 - middle, (row as f32 - middle) * self.aspect]
    }

    /// Half the board's width and height, in lines.
    pub fn half(&self) -> [f32; 2] {
        let across = (self.lines as f32 - 1.0) / 2.0 + self.plate.margin;
        [across, across * self.aspect]
    }

    /// The colour that a ray meets.
    pub fn colour(&self, from: Three, way: Three) -> Three {
        let down = |z: f32| (z - from[2]) / way[2];
        let at = |t: f32| [from[0] + way[0] * t, from[1] + way[1] * t];
        let (high, low) = (at(down(self.body.height)), at(down(0.0)));
        if let Some(colour) = self.stone_met(from, way, high, low) {
            return colour;
        }
        let half = self.half();
        let inside = |place: [f32; 2]| place[0].abs() <= half[0] && place[1].abs() <= half[1];
        if inside(low) {
            return self.board(low);
        }
        let foot = at(down(-self.thickness));
        // Between the board's upper edge and the table the ray may meet its side.
        for step in 1..=6u8 {
            let part = f32::from(step) / 6.0;
            let between = each(|axis| low[axis] + (foot[axis] - low[axis]) * part);
            if inside(between) {
                let turned =
                    if half[0] - between[0].abs() < half[1] - between[1].abs() { 1.0 } else { 0.8 };
                return each(|channel| self.side[channel] * turned * self.light.flat());
            }
        }
        for stone in &self.loose {
            let off = (foot[0] - stone.at[0]).hypot(foot[1] - stone.at[1]) / self.body.radius;
            if off < 1.0 {
                let up = (1.0 - off * off).sqrt();
                let out: [f32; 2] = each(|axis| (foot[axis] - stone.at[axis]) / self.body.radius);
                return self.skin(*stone, unit([out[0], out[1], up + 0.3]), way);
            }
        }
        self.floor(foot, half)
    }

    fn floor(&self, foot: [f32; 2], half: [f32; 2]) -> Three {
        let side = self.ground.width as f32;
        // The clutter repeats itself far away.
        let across = half[0] * 4.0;
        let place: [f32; 2] = each(|axis| (foot[axis] / across + 0.5).rem_euclid(1.0) * side);
        let beyond: [f32; 2] = each(|axis| (foot[axis].abs() - half[axis]).max(0.0));
        let near = (1.0 - beyond[0].hypot(beyond[1]) / (0.5 + self.thickness)).max(0.0);
        let light = self.light.flat() * (1.0 - 0.5 * near * self.light.shadow);
        let colour = self.ground.between(place[0], place[1]);
        each(|channel| colour[channel] * light)
    }

    fn board(&self, at: [f32; 2]) -> Three {
        let half = self.half();
        let scale = self.plate.scale;
        let x = (at[0] + half[0]) * scale - 0.5;
        let y = (at[1] + half[1]) / self.aspect * scale - 0.5;
        let covered = (1.0 - self.plate.canvas.between(x, y)[0]) * self.ink_covers;
        let grain = self.wood.grain.at(at[0] * self.wood.along[0], at[1] * self.wood.along[1]);
        let stain = self.wood.stain.at(at[0] + 50.0, at[1] + 50.0);
        let tone = 1.0 + (grain - 0.5) * self.wood.strength + (stain - 0.5) * self.wood.stains;
        let light = self.light.flat() * (1.0 - self.shadow(at));
        each(|channel| {
            let wood = self.wood.colour[channel] * tone;
            (wood * (1.0 - covered) + self.ink[channel] * covered) * light
        })
    }

    /// How much of the light on the board the stones take.
    fn shadow(&self, at: [f32; 2]) -> f32 {
        let light = &self.light;
        let lift = self.body.height * 0.5;
        let mut most: f32 = 0.0;
        for stone in self.near(at, 1.4) {
            for (way, part) in [(light.way, 1.0), (light.second, 0.5)] {
                let shift = lift / way[2].max(0.25);
                let off: [f32; 2] = each(|axis| at[axis] + way[axis] * shift - stone.at[axis]);
                let out = off[0].hypot(off[1]) / self.body.radius;
                most = most
                    .max(part * ((1.0 + light.soft - out) / (2.0 * light.soft)).clamp(0.0, 1.0));
            }
        }
        most * light.shadow
    }

    /// The stones whose points are near a place on the board.
    fn near(&self, at: [f32; 2], reach: f32) -> impl Iterator<Item = Stone> {
        let middle = (self.lines as f32 - 1.0) / 2.0;
        let last = self.lines - 1;
        let range = |place: f32| {
            let low = (place - reach).ceil().max(0.0) as usize;
            let high = (place + reach).floor();
            let end = if high < 0.0 { 0 } else { (high as usize + 1).min(last + 1) };
            low..end
        };
        let columns = range(at[0] + middle);
        let rows = range(at[1] / self.aspect + middle);
        rows.flat_map(move |row| columns.clone().map(move |column| (column, row)))
            .filter_map(|(column, row)| self.stones[row * self.lines + column])
    }

    /// The colour of the stone nearest to the camera that a ray meets between this height and the
    /// board.
    fn stone_met(&self, from: Three, way: Three, high: [f32; 2], low: [f32; 2]) -> Option<Three> {
        let middle = each(|axis| f32::midpoint(high[axis], low[axis]));
        let reach = (high[0] - low[0]).hypot(high[1] - low[1]) / 2.0 + 0.95;
        let body = &self.body;
        let (centre, semi) =
            if body.dome { (0.0, body.height) } else { (body.height / 2.0, body.height / 2.0) };
        let squeeze = body.radius / semi;
        let mut met: Option<(f32, Stone, Three)> = None;
        for stone in self.near(middle, reach) {
            let start =
                [from[0] - stone.at[0], from[1] - stone.at[1], (from[2] - centre) * squeeze];
            let along = [way[0], way[1], way[2] * squeeze];
            let (a, b) = (dot(along, along), dot(start, along));
            let c = dot(start, start) - body.radius * body.radius;
            let root = b * b - a * c;
            if root < 0.0 {
                continue;
            }
            let t = (-b - root.sqrt()) / a;
            let hit: Three = each(|axis| start[axis] + along[axis] * t);
            if body.dome && hit[2] < 0.0 || met.is_some_and(|(nearest, ..)| nearest < t) {
                continue;
            }
            met = Some((t, stone, unit([hit[0], hit[1], hit[2] * squeeze])));
        }
        met.map(|(_, stone, normal)| self.skin(stone, normal, way))
    }

    fn skin(&self, stone: Stone, normal: Three, way: Three) -> Three {
        let (body, light) = (&self.body, &self.light);
        let colour = if stone.black { body.black } else { body.white };
        let lit = light.ambient * (0.6 + 0.4 * normal[2].max(0.0))
            + light.diffuse * dot(normal, light.way).max(0.0) * 1.1;
        let back = unit(each(|axis| -way[axis]));
        let glint = |from: Three| {
            let half = unit(each(|axis| from[axis] + back[axis]));
            dot(normal, half).max(0.0).powf(body.sharp)
        };
        let gloss = body.gloss[usize::from(!stone.black)];
        let shine = gloss * (glint(light.way) + 0.5 * glint(light.second));
        each(|channel| colour[channel] * stone.tone * lit + shine)
    }
}

impl Body {
    fn by_chance(dice: &mut Dice, wood: Three, stones: Option<Stones>) -> Self {
        let dark = dice.between(0.01, 0.2);
        let bright = dice.between(0.7, 1.0);
        // Yunzi are greenish or yellowish, shell is warm, plastic grey.
        let spread = if dice.chance(0.2) { 3.0 } else { 1.0 };
        let tint = |dice: &mut Dice, base: f32, spread: f32| {
            [0, 1, 2].map(|_| (base + dice.about(spread)).max(0.0))
        };
        let mut colours = [tint(dice, dark, 0.015 * spread), tint(dice, bright, 0.022 * spread)];
        let mut odd = None;
        let by_chance = match dice.between(0.0, 1.0) {
            kind if kind < 0.03 => Stones::Odd,
            kind if kind < 0.09 => Stones::Green,
            kind if kind < 0.17 => Stones::Glass,
            _ => Stones::Usual,
        };
        let stones = stones.unwrap_or(by_chance);
        match stones {
            Stones::Odd => {
                let which = dice.below(2);
                colours[which] = dice.colour([60.0, 300.0], [0.6, 1.0], [0.3, 0.8]);
                odd = Some(which);
            }
            Stones::Green => {
                colours[0] = dice.colour([90.0, 190.0], [0.3, 0.9], [0.05, 0.3]);
                colours[1] = dice.colour([60.0, 170.0], [0.05, 0.3], [0.75, 1.0]);
            }
            Stones::Glass => {
                let (clear, grey) = (dice.between(0.05, 0.35), dice.between(0.0, 0.12));
                colours[0] = each(|channel| colours[0][channel] + grey * wood[channel]);
                colours[1] =
                    each(|channel| colours[1][channel] * (1.0 - clear) + wood[channel] * clear);
            }
            Stones::Usual => {}
        }
        let [black, white] = colours;
        let glossy = if stones == Stones::Glass { 1.0 } else { 0.6 };
        Self {
            radius: dice.between(0.42, 0.505),
            height: dice.between(0.18, 0.5),
            dome: dice.chance(0.4),
            black,
            white,
            gloss: [
                if dice.chance(glossy) { dice.between(0.05, 1.0) } else { 0.0 },
                if dice.chance(glossy) { dice.between(0.02, 0.5) } else { 0.0 },
            ],
            sharp: dice.between(4.0, 9.0).exp2(),
            odd: odd.map(|odd| [Point::Black, Point::White][odd]),
        }
    }
}

impl Light {
    fn by_chance(dice: &mut Dice) -> Self {
        let mut way = || {
            let angle = dice.between(0.0, std::f32::consts::TAU);
            let lean = dice.between(0.1, 1.1);
            [angle.cos() * lean.sin(), angle.sin() * lean.sin(), lean.cos()]
        };
        let (way, second) = (way(), way());
        let ambient = dice.between(0.35, 0.8);
        Self {
            way,
            second,
            ambient,
            diffuse: 1.0 - ambient,
            shadow: dice.between(0.1, 0.7),
            soft: dice.between(0.05, 0.35),
        }
    }

    /// The brightness of a horizontal surface.
    fn flat(&self) -> f32 {
        self.ambient + self.diffuse * self.way[2]
    }
}
