//! A board drawn by hand on paper, plain or squared, with its stones.

use shuzi_picture::{Paint, Rgba};

use super::Dice;
use super::dice::Waves;
use super::plate::{Plate, Print, rgba};
use super::position::{Point, Position};

/// A hand with a pen.
struct Hand {
    ink: Rgba,
    width: f32,
    /// How far its lines are from straight, in lines of the board, and where.
    strays: f32,
    across: Waves,
    down: Waves,
    /// How far a line begins and ends beyond or before the last one.
    past: f32,
}

impl Hand {
    fn by_chance(dice: &mut Dice) -> Self {
        let ink = match dice.below(3) {
            0 => dice.colour([200.0, 250.0], [0.5, 1.0], [0.3, 0.8]),
            _ => [dice.between(0.0, 0.35); 3],
        };
        Self {
            ink: rgba(ink),
            width: dice.between(0.025, 0.1),
            strays: dice.between(0.02, 0.3),
            across: dice.waves(3.0),
            down: dice.waves(3.0),
            past: dice.between(0.0, 0.15),
        }
    }

    fn at(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        let off = |waves: &Waves| (waves.at(x, y) - 0.5) * self.strays;
        [x + off(&self.across), y + off(&self.down)]
    }

    fn line(&self, print: &mut Print, from: [f32; 2], to: [f32; 2]) {
        let parts = ((to[0] - from[0]).hypot(to[1] - from[1]) * 2.0).ceil().max(1.0);
        let place = |part: f32| {
            let [x, y] = [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * part / parts);
            self.at([x, y])
        };
        for part in 0..parts as usize {
            print.line(place(part as f32), place(part as f32 + 1.0), self.width, self.ink);
        }
    }

    /// The lines of the board, each a little askew.
    fn grid(&self, print: &mut Print, dice: &mut Dice, lines: usize) {
        let last = (lines - 1) as f32;
        for at in 0..lines {
            for is_row in [false, true] {
                let mut end = |far: f32| {
                    let (askew, past) = (dice.about(0.04), dice.between(-0.05, 1.0) * self.past);
                    let (along, off) = (far * last + (2.0 * far - 1.0) * past, at as f32 + askew);
                    if is_row { [along, off] } else { [off, along] }
                };
                let (from, to) = (end(0.0), end(1.0));
                self.line(print, from, to);
            }
        }
    }

    /// A circle that need not close, and what fills it.
    fn stone(
        &self,
        print: &mut Print,
        dice: &mut Dice,
        place: [f32; 2],
        style: &Stones,
        black: bool,
    ) {
        let [x, y] = self.at(place);
        let radius = style.radius * dice.between(0.85, 1.1);
        let [long, lean] = [dice.between(0.85, 1.1), dice.between(0.0, 6.3)];
        let at =
            |angle: f32, out: f32| [x + out * long * angle.cos(), y + out * angle.sin() / long];
        if let Some(paper) = style.erased {
            print.disc([x, y], radius * 0.95, Paint::Flat(paper));
        }
        if black && style.solid {
            print.disc([x, y], radius * 0.97, Paint::Flat(self.ink));
        } else if black {
            let strokes = (2.0 * radius / (self.width * style.dense)).ceil();
            for stroke in 0..strokes as usize {
                let angle = std::f32::consts::PI * (stroke as f32 + 0.5) / strokes;
                print.line(
                    at(lean + angle, radius),
                    at(lean - angle, radius),
                    self.width,
                    self.ink,
                );
            }
        }
        let end = dice.between(5.7, 7.0);
        for part in 0..16u8 {
            let angle = |part: u8| lean + end * f32::from(part) / 16.0;
            let out = radius * dice.between(0.97, 1.03);
            print.line(at(angle(part), out), at(angle(part + 1), out), self.width, self.ink);
        }
    }
}

/// How stones are drawn.
struct Stones {
    radius: f32,
    /// Black is filled, not hatched.
    solid: bool,
    /// How close the strokes of a hatched stone are to each other, in their width.
    dense: f32,
    /// No line is seen through a stone that has the paper's colour.
    erased: Option<Rgba>,
}

/// A board and its stones drawn by hand.
pub fn plate(dice: &mut Dice, position: &Position, scale: f32) -> Option<Plate> {
    let lines = position.lines;
    let mut print = Print::new(scale, dice.between(0.6, 2.5));
    let paper = dice.colour([20.0, 60.0], [0.0, 0.12], [0.75, 1.0]);
    print.ground(lines, rgba(paper));
    let hand = Hand::by_chance(dice);
    if dice.chance(0.3) {
        // Squared paper, on whose lines the board is drawn.
        let faint = rgba(paper.map(|part| part * dice.between(0.75, 0.92)));
        let (squares, width) = (dice.one(&[1.0, 2.0]), dice.between(0.01, 0.04));
        let (low, high) = (-3.0 * squares, (lines as f32 + 3.0) * squares);
        let mut at = low;
        while at <= high {
            let (near, far, here) = (low / squares, high / squares, at / squares);
            print.line([here, near], [here, far], width, faint);
            print.line([near, here], [far, here], width, faint);
            at += 1.0;
        }
    }
    hand.grid(&mut print, dice, lines);
    let stones = Stones {
        radius: dice.between(0.3, 0.48),
        solid: dice.chance(0.6),
        dense: dice.between(0.7, 2.0),
        erased: dice.chance(0.4).then(|| rgba(paper)),
    };
    for row in 0..lines {
        for column in 0..lines {
            let point = position.at(column, row);
            if point != Point::Empty {
                let place = [column as f32, row as f32];
                hand.stone(&mut print, dice, place, &stones, point == Point::Black);
            }
        }
    }
    print.draw(lines)
}
