//! The print on a board: lines, star points, coordinates; and the flat boards of screens and books.

use shuzi::internal::picture::{Paint, Pixels, Rgba, Scene, Shape};

use super::position::{Point, Position};
use super::{Canvas, Dice};

/// The print of a board, seen from above.
pub struct Plate {
    /// The drawing, with `scale` pixels per line.
    pub canvas: Canvas,
    pub scale: f32,
    /// From the outermost lines to the edge, in lines.
    pub margin: f32,
}

fn rgba(colour: [f32; 3]) -> Rgba {
    let [red, green, blue] = colour.map(|part| (part.clamp(0.0, 1.0) * 255.0) as u8);
    [red, green, blue, 255]
}

/// The shapes of a plate while it is drawn.
struct Print {
    shapes: Vec<Shape>,
    scale: f32,
    margin: f32,
}

impl Print {
    fn at(&self, x: f32, y: f32) -> [f32; 2] {
        [(x + self.margin) * self.scale, (y + self.margin) * self.scale]
    }

    fn line(&mut self, from: [f32; 2], to: [f32; 2], width: f32, color: Rgba) {
        let (from, to) = (self.at(from[0], from[1]), self.at(to[0], to[1]));
        // A line never vanishes, as on paper.
        let width = (width * self.scale).max(0.7);
        self.shapes.push(Shape::Line { from, to, width, color });
    }

    fn disc(&mut self, [x, y]: [f32; 2], radius: f32, paint: Paint) {
        let (middle, radius) = (self.at(x, y), radius * self.scale);
        self.shapes.push(Shape::Disc { middle, radius, paint });
    }

    fn text(&mut self, [x, y]: [f32; 2], size: f32, color: Rgba, text: String) {
        let (middle, size) = (self.at(x, y), size * self.scale);
        self.shapes.push(Shape::Text { middle, size, color, text });
    }

    fn lines(&mut self, dice: &mut Dice, lines: usize, ink: Rgba) {
        let last = (lines - 1) as f32;
        let width = dice.between(0.02, 0.08);
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

    fn draw(self, lines: usize) -> Option<Plate> {
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
    let mut print = Print { shapes: Vec::new(), scale, margin };
    let side = (lines as f32 - 1.0 + 2.0 * margin) * scale + 2.0;
    let (frame, color) = ([0.0, 0.0, side, side], [255; 4]);
    print.shapes.push(Shape::Rectangle { frame, color });
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

/// A board of a screen or a book, with its stones.
pub fn flat(dice: &mut Dice, position: &Position, scale: f32, book: bool) -> Option<Plate> {
    let lines = position.lines;
    let margin = dice.between(0.5, 1.5);
    let mut print = Print { shapes: Vec::new(), scale, margin };
    let wood = if book {
        let grey = dice.between(0.8, 1.0);
        [grey, grey * dice.between(0.97, 1.0), grey * dice.between(0.9, 1.0)]
    } else if dice.chance(0.75) {
        dice.colour([15.0, 55.0], [0.15, 0.75], [0.6, 1.0])
    } else {
        dice.colour([0.0, 360.0], [0.0, 0.4], [0.35, 1.0])
    };
    let side = (lines as f32 - 1.0 + 2.0 * margin) * scale + 2.0;
    print.shapes.push(Shape::Rectangle { frame: [0.0, 0.0, side, side], color: rgba(wood) });
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
    let dark = dice.between(0.0, 0.45);
    let ink = rgba(wood.map(|part| part * dark));
    print.lines(dice, lines, ink);
    if margin > 0.7 && dice.chance(0.5) {
        print.coordinates(dice, lines, ink);
    }
    let stones = FlatStones::by_chance(dice, book);
    for row in 0..lines {
        for column in 0..lines {
            let place = [column as f32, row as f32];
            stones.draw(&mut print, dice, place, position.at(column, row), wood);
        }
    }
    print.draw(lines)
}

/// How a screen or a book shows stones.
struct FlatStones {
    radius: f32,
    outline: Option<f32>,
    shaded: bool,
    shadow: bool,
    black: f32,
    white: f32,
    numbers: f32,
    marks: f32,
    letters: f32,
    territory: f32,
    last: bool,
    way: usize,
}

impl FlatStones {
    fn by_chance(dice: &mut Dice, book: bool) -> Self {
        let often = |dice: &mut Dice, chance: f32, low: f32, high: f32| {
            if dice.chance(chance) { dice.between(low, high) } else { 0.0 }
        };
        Self {
            radius: dice.between(0.41, 0.5),
            outline: (book || dice.chance(0.5)).then(|| dice.between(0.02, 0.07)),
            shaded: !book && dice.chance(0.55),
            shadow: !book && dice.chance(0.4),
            black: if dice.chance(0.9) { dice.between(0.0, 0.2) } else { dice.between(0.2, 0.5) },
            white: dice.between(0.88, 1.0),
            numbers: often(dice, 0.4, 0.05, 1.0),
            marks: often(dice, 0.35, 0.01, 0.4),
            letters: often(dice, 0.4, 0.005, 0.06),
            territory: often(dice, 0.3, 0.1, 1.0),
            last: dice.chance(0.4),
            way: dice.below(5),
        }
    }

    fn draw(
        &self,
        print: &mut Print,
        dice: &mut Dice,
        place: [f32; 2],
        point: Point,
        wood: [f32; 3],
    ) {
        let (black, white) = ([0, 0, 0, 255], [255; 4]);
        let grey = |part: f32| rgba([part; 3]);
        let (own, other, value) = match point {
            Point::Empty => {
                if dice.chance(self.letters) {
                    let back = rgba(wood);
                    if dice.chance(0.6) {
                        print.disc(place, 0.4, Paint::Flat(back));
                    }
                    let ink = if dice.chance(0.8) { black } else { [200, 20, 20, 255] };
                    self.sign(print, dice, place, ink);
                } else if dice.chance(self.territory * 0.5) {
                    self.territory(print, dice, place);
                }
                return;
            }
            Point::Black => (black, white, self.black),
            Point::White => (white, black, self.white),
        };
        if self.shadow {
            let off = [place[0] + 0.05, place[1] + 0.07];
            print.disc(off, self.radius, Paint::Flat([0, 0, 0, 70]));
        }
        let outline = self.outline.unwrap_or(0.0);
        if outline > 0.0 {
            print.disc(place, self.radius, Paint::Flat(grey(dice.between(0.0, 0.15))));
        }
        let paint = if self.shaded {
            let rim = if point == Point::Black { value * 0.3 } else { value * 0.75 };
            let light = if point == Point::Black { value + 0.25 } else { value };
            Paint::Ball(grey(light), grey(rim))
        } else {
            Paint::Flat(grey(value))
        };
        print.disc(place, self.radius - outline, paint);
        let size = dice.between(0.4, 0.62);
        if dice.chance(self.numbers) {
            let number = dice.below(299) + 1;
            let size = if number > 99 { size * 0.8 } else { size };
            print.text(place, size, other, number.to_string());
        } else if dice.chance(self.marks) {
            let coloured = if dice.chance(0.5) {
                other
            } else {
                dice.one(&[[220, 30, 30, 255], [30, 60, 220, 255], [20, 150, 40, 255], own])
            };
            self.sign(print, dice, place, coloured);
        } else if self.last && dice.chance(0.01) {
            print.disc(place, dice.between(0.15, 0.28), Paint::Flat([220, 30, 30, 255]));
        }
    }

    /// A letter, a cross, a ring, a square or a triangle.
    fn sign(&self, print: &mut Print, dice: &mut Dice, [x, y]: [f32; 2], color: Rgba) {
        let (reach, width) = (dice.between(0.18, 0.3), dice.between(0.05, 0.1));
        let kind = if dice.chance(0.7) { self.way } else { dice.below(5) };
        match kind {
            0 => {
                let letter = dice.one(&["A", "B", "C", "D", "a", "b", "c", "x", "△", "1", "2"]);
                print.text([x, y], 0.6, color, letter.to_owned());
            }
            1 => {
                print.line([x - reach, y - reach], [x + reach, y + reach], width, color);
                print.line([x - reach, y + reach], [x + reach, y - reach], width, color);
            }
            2 => {
                for turn in 0..12 {
                    let at = |turn: usize| {
                        let angle = turn as f32 * std::f32::consts::TAU / 12.0;
                        [x + reach * angle.cos(), y + reach * angle.sin()]
                    };
                    print.line(at(turn), at(turn + 1), width, color);
                }
            }
            3 => {
                let corners = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0f32]];
                polyline(print, [x, y], &corners, reach * 0.9, width, color);
            }
            _ => {
                let corners = [[0.0, -1.0], [0.87, 0.6], [-0.87, 0.6], [0.0, -1.0f32]];
                polyline(print, [x, y], &corners, reach * 1.1, width, color);
            }
        }
    }

    fn territory(&self, print: &mut Print, dice: &mut Dice, [x, y]: [f32; 2]) {
        let color = dice.one(&[[0, 0, 0, 255], [255; 4]]);
        let reach = dice.between(0.1, 0.2);
        match self.way {
            0 | 1 => {
                let frame = [x - reach, y - reach].map(|at| (at + print.margin) * print.scale);
                let side = 2.0 * reach * print.scale;
                let frame = [frame[0], frame[1], side, side];
                print.shapes.push(Shape::Rectangle { frame, color });
            }
            2 => print.disc([x, y], reach * 0.8, Paint::Flat(color)),
            _ => {
                print.line([x - reach, y - reach], [x + reach, y + reach], 0.06, color);
                print.line([x - reach, y + reach], [x + reach, y - reach], 0.06, color);
            }
        }
    }
}

fn polyline(
    print: &mut Print,
    [x, y]: [f32; 2],
    corners: &[[f32; 2]],
    reach: f32,
    width: f32,
    color: Rgba,
) {
    for pair in corners.windows(2) {
        let at = |[right, down]: [f32; 2]| [x + right * reach, y + down * reach];
        print.line(at(pair[0]), at(pair[1]), width, color);
    }
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
