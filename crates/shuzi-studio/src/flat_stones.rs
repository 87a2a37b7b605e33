//! How screens and books draw stones and what stands on points.

use shuzi_picture::{Paint, Rgba};

use super::analysis::Analysis;
use super::plate::{Print, rgba};
use super::position::Point;
use super::{Dice, Kind};

/// What stones are drawn on.
#[derive(Clone, Copy, PartialEq)]
enum Ground {
    Light,
    Dark,
    /// Black stones are only outlined.
    DarkAndHollow,
}

/// How a screen or a book shows stones.
pub struct FlatStones {
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
    /// How often a stone bears the mark of the last move.
    last: f32,
    way: usize,
    /// The colour of the board.
    wood: [f32; 3],
    ground: Ground,
    analysis: Option<Analysis>,
}

impl FlatStones {
    pub fn by_chance(dice: &mut Dice, kind: Kind, wood: [f32; 3]) -> Self {
        let (book, dark) = (kind == Kind::Print, kind == Kind::Dark);
        let often = |dice: &mut Dice, chance: f32, low: f32, high: f32| {
            if dice.chance(chance) { dice.between(low, high) } else { 0.0 }
        };
        Self {
            radius: dice.between(0.41, 0.5),
            outline: (book || dark || dice.chance(0.5)).then(|| dice.between(0.02, 0.07)),
            shaded: !book && dice.chance(0.55),
            shadow: !book && dice.chance(0.4),
            black: if dice.chance(0.9) { dice.between(0.0, 0.2) } else { dice.between(0.2, 0.5) },
            white: dice.between(0.88, 1.0),
            numbers: often(dice, 0.4, 0.05, 1.0),
            marks: often(dice, 0.35, 0.01, 0.4),
            letters: often(dice, 0.4, 0.005, 0.06),
            territory: often(dice, 0.3, 0.1, 1.0),
            last: if dice.chance(0.4) { 0.01 } else { 0.0 },
            way: dice.below(5),
            wood,
            ground: match dark {
                true if dice.chance(0.5) => Ground::DarkAndHollow,
                true => Ground::Dark,
                false => Ground::Light,
            },
            analysis: match kind {
                Kind::Analysis => Some(Analysis::by_chance(dice)),
                Kind::Discs => Some(Analysis::ringed(dice)),
                _ => None,
            },
        }
    }

    /// Draws a point; true if it shows what may be a stone and may be none.
    pub fn draw(&self, print: &mut Print, dice: &mut Dice, place: [f32; 2], point: Point) -> bool {
        if let Some(analysis) = &self.analysis {
            analysis.below(print, place);
        }
        let (black, white) = ([0, 0, 0, 255], [255; 4]);
        let grey = |part: f32| rgba([part; 3]);
        let dark = self.wood.iter().sum::<f32>() / 3.0;
        let (own, other, value) = match point {
            Point::Empty => {
                if dice.chance(self.letters) {
                    let back = rgba(self.wood);
                    if dice.chance(0.6) {
                        print.disc(place, 0.4, Paint::Flat(back));
                    }
                    let plain = if self.ground == Ground::Light { black } else { white };
                    let ink = if dice.chance(0.8) { plain } else { [200, 20, 20, 255] };
                    self.sign(print, dice, place, ink);
                } else if dice.chance(self.territory * 0.5) {
                    self.territory(print, dice, place);
                } else if let Some(analysis) = &self.analysis {
                    return analysis.on_empty(print, dice, place);
                }
                return false;
            }
            Point::Black => {
                (black, white, if self.ground == Ground::DarkAndHollow { dark } else { self.black })
            }
            Point::White => (white, black, self.white),
        };
        let dead = self.analysis.as_ref().and_then(|analysis| analysis.dead(place, point));
        if let Some(cover) = dead {
            let part = (value * 255.0) as u8;
            print.disc(place, self.radius, Paint::Flat([part, part, part, cover]));
            if dice.chance(0.5) {
                print.square(place, 0.15, other);
            }
            return true;
        }
        if self.shadow {
            let off = [place[0] + 0.05, place[1] + 0.07];
            print.disc(off, self.radius, Paint::Flat([0, 0, 0, 70]));
        }
        let outline = self.outline.unwrap_or(0.0);
        if outline > 0.0 {
            let rim = if self.ground == Ground::Light {
                dice.between(0.0, 0.15)
            } else {
                dice.between(0.6, 1.0)
            };
            print.disc(place, self.radius, Paint::Flat(grey(rim)));
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
        } else if self.last > 0.0 && dice.chance(self.last) {
            print.disc(place, dice.between(0.15, 0.28), Paint::Flat([220, 30, 30, 255]));
        }
        if let Some(analysis) = &self.analysis {
            analysis.on_stone(print, dice, place);
        }
        false
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
            2 => print.ring([x, y], reach, width, color),
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
            0 | 1 => print.square([x, y], reach, color),
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
