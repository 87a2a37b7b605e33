//! The print on a board: lines, star points, coordinates; and the flat boards of screens and books.

use shuzi_picture::{Paint, Pixels, Rgba, Scene, Shape};

use super::flat_stones::FlatStones;
use super::position::Position;
use super::{Canvas, Dice, Kind, analysis};

/// The print of a board, seen from above.
pub struct Plate {
    /// The drawing, with `scale` pixels per line.
    pub canvas: Canvas,
    pub scale: f32,
    /// From the outermost lines to the edge, in lines.
    pub margin: f32,
}

pub fn rgba(colour: [f32; 3]) -> Rgba {
    let [red, green, blue] = colour.map(|part| (part.clamp(0.0, 1.0) * 255.0) as u8);
    [red, green, blue, 255]
}

/// The shapes of a plate while it is drawn.
pub struct Print {
    shapes: Vec<Shape>,
    scale: f32,
    margin: f32,
}

impl Print {
    pub fn new(scale: f32, margin: f32) -> Self {
        Self { shapes: Vec::new(), scale, margin }
    }

    /// Fills the plate.
    pub fn ground(&mut self, lines: usize, color: Rgba) {
        let side = (lines as f32 - 1.0 + 2.0 * self.margin) * self.scale + 2.0;
        self.shapes.push(Shape::Rectangle { frame: [0.0, 0.0, side, side], color });
    }

    /// A square around a place, of this half side in lines.
    pub fn square(&mut self, [x, y]: [f32; 2], reach: f32, color: Rgba) {
        let [left, top] = self.at(x - reach, y - reach);
        let side = 2.0 * reach * self.scale;
        self.shapes.push(Shape::Rectangle { frame: [left, top, side, side], color });
    }

    fn at(&self, x: f32, y: f32) -> [f32; 2] {
        [(x + self.margin) * self.scale, (y + self.margin) * self.scale]
    }

    pub fn line(&mut self, from: [f32; 2], to: [f32; 2], width: f32, color: Rgba) {
        let (from, to) = (self.at(from[0], from[1]), self.at(to[0], to[1]));
        // A line never vanishes, as on paper.
        let width = (width * self.scale).max(0.7);
        self.shapes.push(Shape::Line { from, to, width, color });
    }

    pub fn disc(&mut self, [x, y]: [f32; 2], radius: f32, paint: Paint) {
        let (middle, radius) = (self.at(x, y), radius * self.scale);
        self.shapes.push(Shape::Disc { middle, radius, paint });
    }

    /// A circle of this width around a place.
    pub fn ring(&mut self, [x, y]: [f32; 2], radius: f32, width: f32, color: Rgba) {
        const PARTS: u8 = 12;
        let at = |part: u8| {
            let angle = f32::from(part) * std::f32::consts::TAU / f32::from(PARTS);
            [x + radius * angle.cos(), y + radius * angle.sin()]
        };
        for part in 0..PARTS {
            self.line(at(part), at(part + 1), width, color);
        }
    }

    pub fn text(&mut self, [x, y]: [f32; 2], size: f32, color: Rgba, text: String) {
        let (middle, size) = (self.at(x, y), size * self.scale);
        self.shapes.push(Shape::Text { middle, size, color, text });
    }

    fn lines(&mut self, dice: &mut Dice, lines: usize, ink: Rgba) {
        let last = (lines - 1) as f32;
        // Some print hairlines.
        let thin = if dice.chance(0.12) { 0.008 } else { 0.02 };
        let width = dice.between(thin, 0.08);
        let rim = if dice.chance(0.4) { width * dice.between(1.2, 3.0) } else { width };
        for at in 0..lines {
            let width = if at == 0 || at == lines - 1 { rim } else { width };
            let at = at as f32;
            self.line([at, 0.0], [at, last], width, ink);
            self.line([0.0, at], [last, at], width, ink);
        }
        if dice.chance(0.25) {
            // A frame around the lines.
            let off = dice.between(0.08, self.margin.min(0.6));
            let (low, high) = (-off, last + off);
            for (from, to) in [
                ([low, low], [high, low]),
                ([low, high], [high, high]),
                ([low, low], [low, high]),
                ([high, low], [high, high]),
            ] {
                self.line(from, to, rim, ink);
            }
        }
        if dice.chance(0.92) {
            let radius = dice.between(0.06, 0.15);
            for [x, y] in stars(lines) {
                self.disc([x as f32, y as f32], radius, Paint::Flat(ink));
            }
        }
    }

    fn coordinates(&mut self, dice: &mut Dice, lines: usize, ink: Rgba) {
        let (last, size) = ((lines - 1) as f32, dice.between(0.3, 0.5));
        let off = dice.between(0.55, 0.95).min(self.margin - 0.1);
        for at in 0..lines {
            let place = at as f32;
            let letter = char::from(b"ABCDEFGHJKLMNOPQRSTUVWXYZ"[at]).to_string();
            for y in [-off, last + off] {
                self.text([place, y], size, ink, letter.clone());
            }
            for x in [-off, last + off] {
                self.text([x, place], size, ink, (lines - at).to_string());
            }
        }
    }

    pub fn draw(self, lines: usize) -> Option<Plate> {
        let side = ((lines as f32 - 1.0 + 2.0 * self.margin) * self.scale).ceil() as u32;
        let scene = Scene { width: side, height: side, shapes: self.shapes, ground: 0 };
        let canvas = Canvas::of(&Pixels::of(&scene)?);
        Some(Plate { canvas, scale: self.scale, margin: self.margin })
    }
}

fn stars(lines: usize) -> Vec<[usize; 2]> {
    let (near, far) = if lines > 9 { (3, lines - 4) } else { (2, lines - 3) };
    let mut stars: Vec<_> = [near, far].iter().flat_map(|&x| [[x, near], [x, far]]).collect();
    if lines % 2 == 1 {
        let middle = lines / 2;
        stars.push([middle, middle]);
        if lines >= 19 {
            stars.extend([[near, middle], [far, middle], [middle, near], [middle, far]]);
        }
    }
    stars
}

/// The ink of a board of wood, cloth or paper: black is ink, white is bare.
pub fn printed(dice: &mut Dice, lines: usize, scale: f32) -> Option<Plate> {
    let margin = dice.between(0.45, 1.6);
    let mut print = Print::new(scale, margin);
    print.ground(lines, [255; 4]);
    let ink = [0, 0, 0, 255];
    print.lines(dice, lines, ink);
    if margin > 0.8 && dice.chance(0.3) {
        print.coordinates(dice, lines, ink);
    }
    if margin > 0.9 && dice.chance(0.2) {
        let place = [dice.between(0.0, lines as f32), -margin * 0.55];
        let size = dice.between(0.3, 0.9);
        print.text(place, size, ink, "GO 19×19".to_owned());
    }
    print.draw(lines)
}

/// A board of a screen or a book with its stones, and which points show what may be a stone.
pub fn flat(
    dice: &mut Dice,
    position: &Position,
    scale: f32,
    kind: Kind,
) -> Option<(Plate, Vec<bool>)> {
    let lines = position.lines;
    let (book, dark) = (kind == Kind::Print, kind == Kind::Dark);
    let margin = dice.between(0.5, 1.5);
    let mut print = Print::new(scale, margin);
    let wood = if book {
        let grey = dice.between(0.8, 1.0);
        [grey, grey * dice.between(0.97, 1.0), grey * dice.between(0.9, 1.0)]
    } else if dark {
        dice.colour([0.0, 360.0], [0.0, 0.35], [0.0, 0.35])
    } else if dice.chance(0.75) {
        dice.colour([15.0, 55.0], [0.15, 0.75], [0.6, 1.0])
    } else {
        dice.colour([0.0, 360.0], [0.0, 0.4], [0.35, 1.0])
    };
    print.ground(lines, rgba(wood));
    let side = (lines as f32 - 1.0 + 2.0 * margin) * scale + 2.0;
    if !book && dice.chance(0.4) {
        let grain = dice.between(0.9, 0.99);
        let mut y = 0.0;
        while y < side {
            let (from, to) = ([0.0, y], [side, y + dice.about(scale)]);
            let width = dice.between(0.5, 0.3 * scale);
            let color = rgba(wood.map(|part| part * grain));
            print.shapes.push(Shape::Line { from, to, width, color });
            y += dice.between(0.1, 1.2) * scale;
        }
    }
    let ink = if dark {
        let light = dice.between(0.4, 1.0);
        rgba(wood.map(|part| light + (1.0 - light) * part))
    } else {
        let shade = dice.between(0.0, 0.45);
        rgba(wood.map(|part| part * shade))
    };
    print.lines(dice, lines, ink);
    if margin > 0.7 && dice.chance(0.5) {
        print.coordinates(dice, lines, ink);
    }
    let stones = FlatStones::by_chance(dice, kind, wood);
    let mut unclear = Vec::new();
    for row in 0..lines {
        for column in 0..lines {
            let place = [column as f32, row as f32];
            unclear.push(stones.draw(&mut print, dice, place, position.at(column, row)));
        }
    }
    if matches!(kind, Kind::Analysis | Kind::Discs) {
        analysis::arrows(&mut print, dice, lines);
    }
    Some((print.draw(lines)?, unclear))
}

/// Things around a board: rectangles, lines, discs, text, so that not everything straight is a
/// board.
pub fn clutter(dice: &mut Dice, side: u32, base: [f32; 3]) -> Option<Canvas> {
    let length = side as f32;
    let mut shapes =
        vec![Shape::Rectangle { frame: [0.0, 0.0, length, length], color: rgba(base) }];
    let things = dice.below(12);
    for _ in 0..things {
        let color = rgba(dice.colour([0.0, 360.0], [0.0, 0.8], [0.0, 1.0]));
        let from = [dice.between(0.0, length), dice.between(0.0, length)];
        let to = [dice.between(0.0, length), dice.between(0.0, length)];
        match dice.below(5) {
            0 => {
                let size = [0, 1].map(|_| dice.between(0.03, 0.5) * length);
                let frame = [from[0], from[1], size[0], size[1]];
                shapes.push(Shape::Rectangle { frame, color });
            }
            1 => {
                let width = dice.between(1.0, 0.04 * length);
                shapes.push(Shape::Line { from, to, width, color });
            }
            2 | 3 => {
                // Bowls and their lids.
                let radius = dice.between(0.02, 0.15) * length;
                let paint = Paint::Flat(color);
                shapes.push(Shape::Disc { middle: from, radius, paint });
                if dice.chance(0.5) {
                    let color = rgba(dice.colour([0.0, 60.0], [0.0, 0.5], [0.0, 1.0]));
                    let (radius, paint) = (radius * dice.between(0.5, 0.95), Paint::Flat(color));
                    shapes.push(Shape::Disc { middle: from, radius, paint });
                }
            }
            _ => {
                let size = dice.between(0.04, 0.15) * length;
                let text = dice.one(&["White 12", "Black to move", "Go 19", "B+3.5", "CLUB"]);
                shapes.push(Shape::Text { middle: from, size, color, text: text.to_owned() });
            }
        }
    }
    if dice.chance(0.3) {
        // Tiles, checked cloth, floorboards.
        let (step, lean) = (dice.between(0.03, 0.25) * length, dice.about(0.05 * length));
        let color = rgba(dice.colour([0.0, 360.0], [0.0, 0.4], [0.0, 1.0]));
        let (width, both) = (dice.between(0.5, 3.0), dice.chance(0.5));
        let mut at = 0.0;
        while at < length {
            shapes.push(Shape::Line { from: [at, 0.0], to: [at + lean, length], width, color });
            if both {
                let (from, to) = ([0.0, at], [length, at - lean]);
                shapes.push(Shape::Line { from, to, width, color });
            }
            at += step;
        }
    }
    let scene = Scene { width: side, height: side, shapes, ground: 0 };
    Some(Canvas::of(&Pixels::of(&scene)?))
}
