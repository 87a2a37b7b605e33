//! What programs that analyse games draw on and around stones: discs with figures, stones of
//! variations, territory.

use shuzi_picture::{Paint, Rgba};

use super::Dice;
use super::dice::Waves;
use super::plate::{Print, rgba};
use super::position::Point;

/// How a program draws its analysis.
pub struct Analysis {
    discs: Option<Discs>,
    /// The share of empty points with a stone of a variation, and how much it covers.
    ghosts: (f32, u8),
    /// How territory is drawn.
    territory: Territory,
    /// Who owns a place: below a half White, above Black.
    owner: Waves,
    /// The share of stones with a coloured dot.
    dots: f32,
    /// The share of stones in a ring, or with a share in hundredths on them.
    ringed: f32,
    /// How much stones cover that are thought dead.
    dead: Option<u8>,
}

/// Coloured discs on empty points.
struct Discs {
    share: f32,
    near: Waves,
    radius: [f32; 2],
    hue: f32,
    hues: f32,
    vivid: [f32; 2],
    cover: f32,
    rim: Option<(f32, Rgba)>,
    /// How often a disc fades out towards its edge, as on a map of heat.
    glows: f32,
    /// The share of discs that are a ring alone, of this width.
    rings: (f32, f32),
    figures: usize,
    ink: Rgba,
}

/// How territory is drawn.
#[derive(Clone, Copy, PartialEq)]
enum Territory {
    Nowhere,
    /// Squares on points, of this half side, on stones as well or not.
    Squares(f32, bool),
    /// Stones of this radius.
    Stones(f32),
    /// Every point's surroundings lighter or darker, at most by this much.
    Shades(f32),
}

const BLACK: Rgba = [0, 0, 0, 255];
const WHITE: Rgba = [255; 4];

/// A colour that covers what is below only in part.
fn thin([red, green, blue, _]: Rgba, cover: f32) -> Rgba {
    [red, green, blue, (cover.clamp(0.0, 1.0) * 255.0) as u8]
}

impl Discs {
    fn by_chance(dice: &mut Dice) -> Self {
        let large = dice.between(0.24, 0.5);
        Self {
            share: dice.between(0.05, 0.9).powi(2),
            near: {
                let apart = dice.between(2.0, 7.0);
                dice.waves(apart)
            },
            radius: if dice.chance(0.7) { [large; 2] } else { [0.6 * large, large] },
            hue: dice.between(0.0, 360.0),
            hues: if dice.chance(0.5) { dice.between(0.0, 30.0) } else { 360.0 },
            vivid: [dice.between(0.35, 0.8), dice.between(0.4, 0.9)],
            cover: if dice.chance(0.5) { 1.0 } else { dice.between(0.45, 1.0) },
            rim: dice.chance(0.35).then(|| {
                let color = dice.one(&[BLACK, WHITE, [220, 30, 30, 255], [40, 220, 220, 255]]);
                (dice.between(0.02, 0.07), color)
            }),
            glows: if dice.chance(0.12) { 1.0 } else { 0.0 },
            rings: (0.0, 0.0),
            figures: dice.below(4),
            ink: if dice.chance(0.7) { BLACK } else { WHITE },
        }
    }

    /// Rings, and discs through which the board is seen, as large as stones and in any colour.
    fn ringed(dice: &mut Dice) -> Self {
        let pale = dice.chance(0.5);
        let rim = dice.colour([0.0, 360.0], [0.0, 1.0], [0.3, 1.0]);
        let rim = if dice.chance(0.4) { dice.one(&[BLACK, WHITE]) } else { rgba(rim) };
        Self {
            share: dice.between(0.02, 0.4),
            radius: [dice.between(0.25, 0.4), dice.between(0.4, 0.5)],
            vivid: if pale { [0.0, 0.6] } else { [0.4, 0.3] },
            // What covers more than this is a stone to anybody.
            cover: if pale { dice.between(0.2, 0.6) } else { dice.between(0.3, 1.0) },
            rim: dice.chance(0.6).then(|| (dice.between(0.02, 0.1), rim)),
            rings: (dice.one(&[0.0, 0.3, 1.0]), dice.between(0.03, 0.12)),
            ..Self::by_chance(dice)
        }
    }

    fn draw(&self, print: &mut Print, dice: &mut Dice, place: [f32; 2]) {
        let hue = self.hue + dice.between(-1.0, 1.0) * self.hues;
        let [pale, dark] = self.vivid;
        let colour = dice.colour([hue, hue], [pale, 1.0], [dark, 1.0]);
        let radius = dice.between(self.radius[0], self.radius[1]);
        let color = thin(rgba(colour), self.cover);
        let (rings, width) = self.rings;
        if dice.chance(rings) {
            let color = self.rim.map_or_else(|| rgba(colour), |(_, rim)| rim);
            print.ring(place, radius, width, color);
            return;
        }
        if dice.chance(self.glows) {
            let reach = radius * dice.between(1.0, 1.8);
            print.disc(place, reach, Paint::Ball(color, thin(color, 0.0)));
            self.figures(print, dice, place, radius);
            return;
        }
        match self.rim {
            // Around what is seen through, only a ring does not show below it.
            Some((width, rim)) if self.cover < 1.0 => print.ring(place, radius, width, rim),
            Some((width, rim)) => print.disc(place, radius + width, Paint::Flat(rim)),
            None => {}
        }
        let soft = thin(rgba(colour.map(|part| part * 0.7)), self.cover);
        let paint = if dice.chance(0.15) { Paint::Ball(color, soft) } else { Paint::Flat(color) };
        print.disc(place, radius, paint);
        self.figures(print, dice, place, radius);
    }

    fn figures(&self, print: &mut Print, dice: &mut Dice, place: [f32; 2], radius: f32) {
        for line in 0..self.figures {
            let texts = ["45.2", "51", "1.2k", "+0.3", "-1.5", "187", "12", "99", "0.0", "−3"];
            let size = radius * if self.figures > 1 { 0.55 } else { 0.8 };
            let down = (line as f32 - (self.figures as f32 - 1.0) / 2.0) * size;
            print.text([place[0], place[1] + down], size, self.ink, dice.one(&texts).to_owned());
        }
    }
}

impl Analysis {
    /// How a program draws rings and pale discs.
    pub fn ringed(dice: &mut Dice) -> Self {
        let ringed = if dice.chance(0.4) { dice.between(0.01, 0.3) } else { 0.0 };
        let ghosts = (0.0, 0);
        let discs = Some(Discs::ringed(dice));
        Self { discs, ghosts, dead: None, ringed, ..Self::by_chance(dice) }
    }

    pub fn by_chance(dice: &mut Dice) -> Self {
        let apart = dice.between(2.0, 8.0);
        let territory = match dice.below(10) {
            0..4 => Territory::Nowhere,
            4 => Territory::Stones(dice.between(0.12, 0.3)),
            5..8 => Territory::Squares(dice.between(0.1, 0.45), dice.chance(0.4)),
            _ => Territory::Shades(dice.between(0.3, 0.95)),
        };
        let mut analysis = Self {
            discs: dice.chance(0.75).then(|| Discs::by_chance(dice)),
            ghosts: (
                if dice.chance(0.35) { dice.between(0.01, 0.12) } else { 0.0 },
                dice.between(70.0, 165.0) as u8,
            ),
            territory,
            owner: dice.waves(apart),
            dots: if dice.chance(0.3) { dice.between(0.05, 1.0) } else { 0.0 },
            ringed: 0.0,
            dead: dice.chance(0.1).then(|| dice.between(90.0, 165.0) as u8),
        };
        if analysis.discs.is_none() && analysis.territory == Territory::Nowhere {
            analysis.ghosts.0 = dice.between(0.03, 0.2);
        }
        analysis
    }

    /// Draws what lies below a stone.
    pub fn below(&self, print: &mut Print, [x, y]: [f32; 2]) {
        if let Territory::Shades(most) = self.territory {
            let owner = self.owner.at(x, y) * 2.0 - 1.0;
            let color = thin(if owner > 0.0 { BLACK } else { WHITE }, most * owner.abs().sqrt());
            print.square([x, y], 0.5, color);
        }
    }

    /// Draws what an empty point bears; true if it may be taken for a stone.
    pub fn on_empty(&self, print: &mut Print, dice: &mut Dice, place: [f32; 2]) -> bool {
        let [x, y] = place;
        if dice.chance(self.ghosts.0) {
            let black = dice.chance(0.5);
            let color =
                if black { [0, 0, 0, self.ghosts.1] } else { [255, 255, 255, self.ghosts.1] };
            print.disc(place, dice.between(0.38, 0.48), Paint::Flat(color));
            if dice.chance(0.6) {
                let number = (dice.below(15) + 1).to_string();
                print.text(place, 0.5, if black { WHITE } else { BLACK }, number);
            }
            return true;
        }
        if let Some(discs) = &self.discs
            && dice.chance(discs.share * (discs.near.at(x, y) * 1.6 - 0.3).clamp(0.0, 1.0))
        {
            discs.draw(print, dice, place);
            return false;
        }
        match self.territory {
            Territory::Squares(reach, _) => self.square(print, place, reach),
            Territory::Stones(radius) => {
                if let Some(color) = self.owner_of(place) {
                    print.disc(place, radius, Paint::Flat(color));
                }
            }
            Territory::Nowhere | Territory::Shades(_) => {}
        }
        false
    }

    /// The colour of who owns a place; none where that is open.
    fn owner_of(&self, [x, y]: [f32; 2]) -> Option<Rgba> {
        let owner = self.owner.at(x, y) * 2.0 - 1.0;
        (owner.abs() > 0.15).then_some(if owner > 0.0 { BLACK } else { WHITE })
    }

    /// A square in the colour of who owns a place.
    fn square(&self, print: &mut Print, [x, y]: [f32; 2], reach: f32) {
        let owner = self.owner.at(x, y) * 2.0 - 1.0;
        if let Some(color) = self.owner_of([x, y]) {
            print.square([x, y], reach * owner.abs().sqrt(), thin(color, 0.5 + owner.abs()));
        }
    }

    /// How much a stone covers, if it is drawn as dead.
    pub fn dead(&self, [x, y]: [f32; 2], point: Point) -> Option<u8> {
        let blacks = self.owner.at(x, y) > 0.6;
        self.dead.filter(|_| blacks == (point == Point::White))
    }

    /// Draws what a stone bears.
    pub fn on_stone(&self, print: &mut Print, dice: &mut Dice, place: [f32; 2]) {
        if let Territory::Squares(reach, true) = self.territory {
            self.square(print, place, reach.min(0.28));
        }
        if dice.chance(self.dots) {
            let color = rgba(dice.colour([0.0, 360.0], [0.5, 1.0], [0.4, 1.0]));
            print.disc(place, dice.between(0.08, 0.26), Paint::Flat(color));
        }
        if dice.chance(self.ringed) {
            let color = rgba(dice.colour([0.0, 360.0], [0.3, 1.0], [0.4, 1.0]));
            if dice.chance(0.6) {
                print.ring(place, dice.between(0.25, 0.48), dice.between(0.04, 0.1), color);
            } else {
                print.text(place, 0.35, color, format!("{}%", dice.below(100)));
            }
        }
    }
}

/// Moves of a variation as lines across a board.
pub fn arrows(print: &mut Print, dice: &mut Dice, lines: usize) {
    for _ in 0..dice.below(5) {
        let mut end = || [0, 1].map(|_| dice.below(lines) as f32);
        let (from, to) = (end(), end());
        let color = thin(rgba(dice.colour([0.0, 360.0], [0.0, 1.0], [0.0, 1.0])), 0.6);
        print.line(from, to, dice.between(0.05, 0.15), color);
    }
}
