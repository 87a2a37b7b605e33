//! A studio: boards photographed, printed and shown on screens from seeds, with their positions.
//! The reading of photographs is trained and tested on them; none is a real picture.

// A renderer uses floating point, and its sizes are small.
#![allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
#![allow(
    clippy::many_single_char_names,
    clippy::unwrap_used,
    clippy::cast_possible_wrap,
    clippy::missing_panics_doc
)]

mod analysis;
mod camera;
mod canvas;
mod cells;
mod dice;
mod drawn;
mod finish;
mod flat_stones;
mod plate;
mod position;
mod table;

use jpeg_encoder::{ColorType, Encoder, SamplingFactor};
use shuzi_photo::Photograph;

use camera::Camera;
pub use canvas::Canvas;
pub use dice::Dice;
pub use position::{Point, Position};
use table::Table;

/// What is photographed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A real board on a table.
    Photograph,
    /// A screen, as a screenshot or photographed.
    Screen,
    /// A screen of a program that analyses games.
    Analysis,
    /// The same with rings, and with discs through which the board is seen.
    Discs,
    /// A diagram in a book.
    Print,
    /// A diagram with light lines on a dark ground.
    Dark,
    /// A board drawn by hand on paper, under a camera.
    Drawn,
    /// A game or a table with something in its cells: no board, and all of it hidden.
    Other,
}

/// What a photograph is to be like; what is not said is chosen by chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Conditions {
    /// How high the camera is above the table, in degrees.
    pub elevation: Option<f32>,
    /// The share of the picture's width that the board takes.
    pub share: Option<f32>,
    /// How much of the other colours a lamp of one colour lacks, 0 to 1.
    pub lamp: Option<f32>,
    /// How bright spots of glare are.
    pub glare: Option<f32>,
    /// How far out of focus it is, in pixels.
    pub blur: Option<f32>,
    /// The JPEG quality.
    pub quality: Option<u8>,
    /// What the stones are made of.
    pub stones: Option<Stones>,
    /// How much of the light bars of shadow take, 0 to 1.
    pub bars: Option<f32>,
    /// Whether hands, bowls or clocks cover something.
    pub covered: Option<bool>,
}

/// What stones are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stones {
    /// Slate, shell, plastic, yunzi: black or grey, white or yellowish.
    Usual,
    /// A dark and a pale green, which are said to be kinder to the eyes.
    Green,
    /// Glass, through which a little of the board is seen.
    Glass,
    /// One side's have a colour that is neither black nor white.
    Odd,
}

/// How much of the board the picture shows.
#[derive(Clone, Copy, Debug)]
pub enum Framing {
    /// All of it, in a picture of this width and height in pixels.
    Whole([usize; 2]),
    /// All of it, part of it or none, in a square of this side in pixels.
    Anywhere(usize),
}

/// A picture and what it shows.
pub struct Shot {
    /// What is photographed.
    pub kind: Kind,
    /// The picture.
    pub canvas: Canvas,
    /// What is on the board.
    pub position: Position,
    /// Where each point of the board falls in the picture, in pixels.
    pub places: Vec<[f32; 2]>,
    /// Which points are covered by something, or unclear.
    pub hidden: Vec<bool>,
    /// Which points show what may be a stone and may be none.
    pub unclear: Vec<bool>,
    /// The JPEG quality of the file; `None` for no compression.
    pub quality: Option<u8>,
}

impl Shot {
    /// The file that a camera would store, if it compresses at all.
    pub fn jpeg(&self) -> Option<Vec<u8>> {
        let (width, height) = (self.canvas.width, self.canvas.height);
        let picture = Photograph { width, height, rgb: self.canvas.bytes() };
        Some(jpeg(&picture, self.quality?, None))
    }

    /// The picture as stored in its file.
    pub fn picture(&self) -> Photograph {
        if let Some(file) = self.jpeg() {
            return Photograph::decode(&file).unwrap().0;
        }
        let (width, height) = (self.canvas.width, self.canvas.height);
        Photograph { width, height, rgb: self.canvas.bytes() }
    }
}

/// A picture as a JPEG file of this quality; `exif` is its EXIF data, if it has any.
pub fn jpeg(picture: &Photograph, quality: u8, exif: Option<&[u8]>) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, quality);
    encoder.set_sampling_factor(SamplingFactor::F_1_1);
    if let Some(exif) = exif {
        encoder.add_exif_metadata(exif).unwrap();
    }
    let (width, height) = (picture.width as u16, picture.height as u16);
    encoder.encode(&picture.rgb, width, height, ColorType::Rgb).unwrap();
    file
}

/// A picture as a PNG file.
pub fn png(picture: &Photograph) -> Vec<u8> {
    let mut file = Vec::new();
    let (width, height) = (picture.width as u32, picture.height as u32);
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header().unwrap().write_image_data(&picture.rgb).unwrap();
    file
}

/// The seeds of a series of scenes: three of each, or all of them where `SHUZI_ALL_SCENES` is set.
pub fn seeds(all: u64) -> std::ops::Range<u64> {
    0..if all_scenes() { all } else { all.min(3) }
}

/// Whether a series of scenes is drawn whole.
pub fn all_scenes() -> bool {
    std::env::var_os("SHUZI_ALL_SCENES").is_some()
}

/// A part of a picture with a part of its board: one side or two lie outside.
pub fn part(shot: &Shot, seed: u64) -> Photograph {
    let mut dice = Dice::new(seed);
    let picture = shot.picture();
    let size = [picture.width, picture.height];
    let span = [0, 1].map(|axis| {
        let of = shot.places.iter().map(|place| place[axis].clamp(0.0, size[axis] as f32 - 1.0));
        [of.clone().fold(f32::MAX, f32::min), of.fold(0.0, f32::max)]
    });
    let (mut low, mut high) = ([0; 2], size);
    let both = dice.chance(0.5);
    for axis in if both { vec![0, 1] } else { vec![dice.below(2)] } {
        let [from, to] = span[axis];
        let at = (from + (to - from) * dice.between(0.25, 0.5)) as usize;
        if dice.chance(0.5) {
            low[axis] = at;
        } else {
            high[axis] = size[axis] - at;
        }
    }
    picture.part(low, [0, 1].map(|axis| high[axis] - low[axis]))
}

/// Things on a table, without a board.
pub fn clutter(dice: &mut Dice, side: u32) -> Canvas {
    let base = dice.colour([0.0, 360.0], [0.0, 0.5], [0.1, 0.9]);
    plate::clutter(dice, side, base).unwrap()
}

/// A picture from a seed.
pub fn shot(seed: u64, kind: Kind, lines: usize, framing: Framing) -> Shot {
    let mut dice = Dice::new(seed);
    loop {
        // A picture that cannot be drawn is tried again.
        let position = Position::by_chance(&mut dice, lines);
        if let Some(shot) = one(&mut dice, kind, position, framing, &Conditions::default()) {
            return shot;
        }
    }
}

/// A photograph under such conditions, from a seed.
pub fn shot_under(seed: u64, lines: usize, framing: Framing, conditions: &Conditions) -> Shot {
    let mut dice = Dice::new(seed);
    loop {
        let position = Position::by_chance(&mut dice, lines);
        if let Some(shot) = one(&mut dice, Kind::Photograph, position, framing, conditions) {
            return shot;
        }
    }
}

/// A picture of a position, the rest from a seed.
pub fn shot_of(position: &Position, seed: u64, kind: Kind, framing: Framing) -> Shot {
    let mut dice = Dice::new(seed);
    loop {
        let conditions = Conditions::default();
        if let Some(shot) = one(&mut dice, kind, position.clone(), framing, &conditions) {
            return shot;
        }
    }
}

fn one(
    dice: &mut Dice,
    kind: Kind,
    position: Position,
    framing: Framing,
    conditions: &Conditions,
) -> Option<Shot> {
    let size = match framing {
        Framing::Whole(size) => size,
        Framing::Anywhere(side) => [side; 2],
    };
    let mut shot = match kind {
        Kind::Photograph => photograph(dice, position, size, framing, conditions)?,
        _ => flat(dice, position, size, framing, kind)?,
    };
    let often =
        if matches!(kind, Kind::Screen | Kind::Analysis | Kind::Discs) { 0.4 } else { 0.75 };
    shot.quality = dice.chance(often).then(|| dice.between(35.0, 95.0) as u8);
    shot.quality = conditions.quality.or(shot.quality);
    Some(shot)
}

/// Aims the camera so that the board falls where the framing wants it.
fn frame(
    dice: &mut Dice,
    camera: &mut Camera,
    half: [f32; 2],
    size: [usize; 2],
    framing: Framing,
    lines: usize,
    share: Option<f32>,
) {
    let [width, height] = size.map(|side| side as f32);
    let corners = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0f32]]
        .map(|[x, y]| camera.project([x * half[0], y * half[1], 0.0]));
    let span = [0, 1].map(|axis| {
        let of = corners.map(|corner| corner[axis]);
        [of.iter().copied().fold(f32::MAX, f32::min), of.iter().copied().fold(f32::MIN, f32::max)]
    });
    let extent = span.map(|[low, high]| high - low);
    match framing {
        Framing::Whole(_) => {
            let fill = dice.between(0.7, 0.99);
            camera.zoom = fill * (width / extent[0]).min(height / extent[1]);
            if let Some(share) = share {
                camera.zoom = share * width / extent[0];
            }
        }
        Framing::Anywhere(_) => {
            let per_line =
                if dice.chance(0.8) { dice.between(8.0, 34.0) } else { dice.between(6.0, 58.0) };
            // From a low camera the rows lie closer together than the columns.
            let flat = (extent[1] / extent[0]).clamp(0.25, 1.0);
            camera.zoom = per_line / flat.sqrt();
            if lines < 19 {
                camera.zoom *= dice.between(1.0, 1.5);
            }
        }
    }
    let extent = extent.map(|length| length * camera.zoom);
    let middle = span.map(|[low, high]| f32::midpoint(low, high) * camera.zoom);
    let fits = extent[0].max(extent[1]) < 1.05 * width.max(height);
    camera.place = [0, 1].map(|axis| {
        let side = [width, height][axis];
        if fits {
            let slack = match framing {
                Framing::Whole(_) => ((side - extent[axis]) / 2.0).max(0.0),
                Framing::Anywhere(_) => ((side - extent[axis]) / 2.0).max(0.0) + 10.0,
            };
            side / 2.0 - middle[axis] + dice.between(-1.0, 1.0) * slack
        } else {
            let within = dice.between(0.0, 1.0);
            let seen = span[axis][0] * camera.zoom + within * extent[axis];
            dice.between(0.2, 0.8) * side - seen
        }
    });
    if dice.chance(0.4) {
        camera.bend(size, dice.about(0.03));
    }
}

fn photograph(
    dice: &mut Dice,
    position: Position,
    size: [usize; 2],
    framing: Framing,
    conditions: &Conditions,
) -> Option<Shot> {
    let lines = position.lines;
    let mut camera = Camera::by_chance(dice, lines, conditions.elevation);
    let scale = match framing {
        Framing::Whole(size) => size[0].max(size[1]) as f32 / lines as f32 * 1.3,
        Framing::Anywhere(_) => 32.0,
    };
    let table = Table::by_chance(dice, &position, scale.clamp(12.0, 64.0), conditions.stones)?;
    frame(dice, &mut camera, table.half(), size, framing, lines, conditions.share);
    let mut canvas = Canvas::filled(size[0], size[1], [0.0; 3]);
    let rays = [[0.0, 0.0], [0.5, 0.5f32]];
    canvas.each(|x, y, _| {
        let mut sum = [0.0; 3];
        for [across, down] in rays {
            let (from, way) = camera.ray([x + across - 0.25, y + down - 0.25]);
            let seen = if way[2] < -1e-3 { table.colour(from, way) } else { [0.6, 0.65, 0.7] };
            for (sum, part) in sum.iter_mut().zip(seen) {
                *sum += part / rays.len() as f32;
            }
        }
        sum
    });
    let places: Vec<[f32; 2]> = (0..lines * lines)
        .map(|at| {
            let [x, y] = table.place(at % lines, at / lines);
            camera.project([x, y, 0.0])
        })
        .collect();
    let is_covered = dice.chance(0.08);
    let is_covered = conditions.covered.unwrap_or(is_covered);
    let cover = is_covered.then(|| finish::occlude(dice, &mut canvas));
    let mut hidden = hidden(&canvas, &places, cover.as_deref());
    let unclear: Vec<bool> = position.points.iter().map(|point| table.is_odd(*point)).collect();
    hidden.iter_mut().zip(&unclear).for_each(|(hidden, unclear)| *hidden |= unclear);
    finish::light(dice, &mut canvas, camera.zoom, conditions);
    finish::sensor(dice, &mut canvas, conditions);
    let kind = Kind::Photograph;
    Some(Shot { kind, canvas, position, places, hidden, unclear, quality: None })
}

fn hidden(canvas: &Canvas, places: &[[f32; 2]], cover: Option<&[f32]>) -> Vec<bool> {
    let covered = |place: &[f32; 2]| {
        let inside = (0.0..canvas.width as f32).contains(&place[0])
            && (0.0..canvas.height as f32).contains(&place[1]);
        let at = || place[1] as usize * canvas.width + place[0] as usize;
        inside && cover.is_some_and(|cover| cover[at()] > 0.5)
    };
    places.iter().map(covered).collect()
}

fn flat(
    dice: &mut Dice,
    position: Position,
    size: [usize; 2],
    framing: Framing,
    kind: Kind,
) -> Option<Shot> {
    let other = if kind == Kind::Other { Some(cells::plate(dice, 30.0)?) } else { None };
    let lines = other.as_ref().map_or(position.lines, |(_, lines)| *lines);
    let book = matches!(kind, Kind::Print | Kind::Dark);
    let straight_on = if kind == Kind::Drawn { 0.3 } else { 0.75 };
    let mut camera = if dice.chance(straight_on) {
        let turn = if book { dice.about(0.02) } else { 0.0 };
        Camera::new([0.0, 0.0, turn], 3.0 * lines as f32)
    } else {
        let (tilt, around) = (dice.between(0.0, 0.5), dice.between(0.0, std::f32::consts::TAU));
        Camera::new([tilt, around, dice.about(0.25)], 2.0 * lines as f32)
    };
    let straight = [lines as f32 / 2.0; 2];
    frame(dice, &mut camera, straight, size, framing, lines, None);
    let (plate, position, unclear, hidden) = if let Some((plate, lines)) = other {
        let points = vec![Point::Empty; lines * lines];
        let nowhere = vec![false; lines * lines];
        (plate, Position { lines, points }, nowhere, vec![true; lines * lines])
    } else if kind == Kind::Drawn {
        let plate = drawn::plate(dice, &position, camera.zoom.clamp(8.0, 80.0))?;
        let nowhere = vec![false; lines * lines];
        (plate, position, nowhere.clone(), nowhere)
    } else {
        let (plate, unclear) = plate::flat(dice, &position, camera.zoom.clamp(8.0, 80.0), kind)?;
        (plate, position, unclear.clone(), unclear)
    };
    let base = if book {
        let [x, y] = [0.1 * plate.scale; 2];
        plate.canvas.between(x, y)
    } else {
        dice.colour([0.0, 360.0], [0.0, 0.3], [0.0, 1.0])
    };
    let ground = plate::clutter(dice, 300, base)?;
    let plain = dice.chance(0.5);
    let middle = (lines as f32 - 1.0) / 2.0;
    let half = middle + plate.margin;
    let mut canvas = Canvas::filled(size[0], size[1], base);
    let spread = [size[0] as f32, size[1] as f32].map(|side| 300.0 / side);
    canvas.each(|x, y, _| {
        let (from, way) = camera.ray([x, y]);
        let down = -from[2] / way[2];
        let at = [from[0] + way[0] * down, from[1] + way[1] * down];
        if at[0].abs() <= half && at[1].abs() <= half {
            let [u, v] = at.map(|at| (at + half) * plate.scale - 0.5);
            plate.canvas.between(u, v)
        } else if plain {
            base
        } else {
            ground.between(x * spread[0], y * spread[1])
        }
    });
    let places: Vec<[f32; 2]> = (0..lines * lines)
        .map(|at| {
            let [x, y] = [at % lines, at / lines].map(|at| at as f32 - middle);
            camera.project([x, y, 0.0])
        })
        .collect();
    if book {
        let (grey, soft, noise) = (dice.chance(0.7), dice.chance(0.5), dice.between(0.0, 0.03));
        if soft {
            canvas = canvas.blurred(dice.between(0.3, 1.1));
        }
        let (gain, lift) = (dice.between(0.7, 1.1), dice.about(0.06));
        canvas.each(|_, _, colour| {
            let colour = if grey { [colour.iter().sum::<f32>() / 3.0; 3] } else { colour };
            colour.map(|part| (part - 0.5) * gain + 0.5 + lift + dice.about(noise))
        });
    }
    let shadow = dice.between(0.0, 0.15);
    let waves = dice.waves(size[0] as f32);
    canvas.each(|x, y, colour| colour.map(|part| part * (1.0 + (waves.at(x, y) - 0.5) * shadow)));
    if kind == Kind::Drawn || kind == Kind::Other && dice.chance(0.5) {
        finish::light(dice, &mut canvas, camera.zoom, &Conditions::default());
        finish::sensor(dice, &mut canvas, &Conditions::default());
    }
    Some(Shot { kind, canvas, position, places, hidden, unclear, quality: None })
}
