//! Writes pictures to train the reading of photographs on.
//!
//! `scenes COUNT SEED FILE [straight|pictures] [KIND[,KIND…]]` writes FILE.x (pictures of 288 × 288 pixels, three bytes each) and
//! FILE.y (what every fourth pixel shows: 0 nothing, 1 an empty point, 2 black, 3 white, 255
//! ignored). With `straight` at the end, boards are seen from straight above, about 24 pixels from
//! line to line. Kinds that are named are drawn alone, as often as each other. With `pictures`, FILE is a folder for as many photographs, as a camera stores them.

#![allow(clippy::unwrap_used, clippy::cast_precision_loss, clippy::cast_possible_truncation)]

use std::fs::File;
use std::io::{BufWriter, Write};

use shuzi_photo::Homography;
use shuzi_studio::{self as studio, Conditions, Framing, Kind, Point, Shot};

const SIDE: usize = 288;
/// Side of the picture a board is in before it is straightened, in pixels.
const SEEN: usize = 380;
const STEP: usize = 4;

/// How often each kind is drawn.
const SHARES: [(Kind, usize); 8] = [
    (Kind::Photograph, 13),
    (Kind::Screen, 3),
    (Kind::Analysis, 3),
    (Kind::Discs, 4),
    (Kind::Print, 3),
    (Kind::Dark, 1),
    (Kind::Drawn, 2),
    (Kind::Other, 1),
];

fn by_share(dice: &mut studio::Dice) -> Kind {
    let mut at = dice.below(SHARES.iter().map(|(_, share)| share).sum());
    for (kind, share) in SHARES {
        if at < share {
            return kind;
        }
        at -= share;
    }
    Kind::Other
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, count, seed, file, rest @ ..] = &arguments[..] else {
        return Err(std::io::Error::other(
            "scenes COUNT SEED FILE [straight|pictures] [KIND[,KIND…]]",
        ));
    };
    let (count, seed): (u64, u64) = (count.parse().unwrap(), seed.parse().unwrap());
    let way = rest.iter().find(|word| ["straight", "pictures"].contains(&word.as_str()));
    let way = way.map_or("", String::as_str);
    let named: Vec<Kind> = SHARES
        .iter()
        .map(|(kind, _)| *kind)
        .filter(|kind| {
            rest.iter().any(|word| word.split(',').any(|name| name == format!("{kind:?}")))
        })
        .collect();
    let straight = way == "straight";
    if way == "pictures" {
        for at in 0..count {
            let conditions = Conditions { quality: Some(90), ..Conditions::default() };
            let size = Framing::Whole([480, 360]);
            let shot = studio::shot_under(
                seed << 32 | at,
                [19, 13, 9][at as usize % 3],
                size,
                &conditions,
            );
            std::fs::write(format!("{file}/{at}.jpg"), shot.jpeg().unwrap())?;
        }
        return Ok(());
    }
    let mut pictures = BufWriter::new(File::create(format!("{file}.x"))?);
    let mut labels = BufWriter::new(File::create(format!("{file}.y"))?);
    for at in 0..count {
        let mut dice = studio::Dice::new(seed << 32 | at);
        let kind = if named.is_empty() { by_share(&mut dice) } else { dice.one(&named) };
        let lines = if dice.chance(0.94) {
            dice.one(&[19, 19, 19, 13, 9])
        } else {
            dice.one(&[7, 11, 15, 17, 21])
        };
        let seed = (seed << 32 | at) ^ 0x5EED;
        let framing = Framing::Anywhere(if straight { SEEN } else { SIDE });
        let shot = match kind {
            Kind::Photograph => studio::shot_under(seed, lines, framing, &harder(&mut dice)),
            _ => studio::shot(seed, kind, lines, framing),
        };
        let (picture, label) = if straight {
            straightened(&mut dice, &shot)
        } else {
            let lines = shot.position.lines;
            // What is unclear is on a point of the board all the same.
            let class = |at| if shot.unclear[at] { 255 } else { class(&shot, at) };
            (shot.picture().rgb, label(&shot.places, lines, class))
        };
        pictures.write_all(&picture)?;
        labels.write_all(&label)?;
    }
    Ok(())
}

/// Returns conditions that photographs seldom have and that are hard to read, more often than they have
/// them.
fn harder(dice: &mut studio::Dice) -> Conditions {
    let mut sometimes =
        |often: f32, low: f32, high: f32| dice.chance(often).then(|| dice.between(low, high));
    Conditions {
        elevation: sometimes(0.2, 18.0, 38.0),
        blur: sometimes(0.06, 0.3, 3.0),
        glare: sometimes(0.06, 0.3, 1.6),
        lamp: sometimes(0.15, 0.5, 1.0),
        ..Conditions::default()
    }
}

/// Returns a part of a board from straight above, its lines slightly off, and its labels.
fn straightened(dice: &mut studio::Dice, shot: &Shot) -> (Vec<u8>, Vec<u8>) {
    let lines = shot.position.lines;
    let nodes = (0..lines * lines).map(|at| [(at % lines) as f64, (at / lines) as f64]);
    let pairs: Vec<_> =
        nodes.zip(&shot.places).map(|(node, place)| (node, place.map(f64::from))).collect();
    let plane = Homography::fit(&pairs).unwrap();
    // A point that the picture shows is somewhere in the middle of the result.
    let inside = |place: &[f32; 2]| place.iter().all(|at| (0.0..SEEN as f32).contains(at));
    let shown: Vec<usize> = (0..lines * lines).filter(|at| inside(&shot.places[*at])).collect();
    let amid =
        |at: &usize| shot.places[*at].iter().all(|at| (0.3..0.7).contains(&(at / SEEN as f32)));
    let central: Vec<usize> = shown.iter().copied().filter(amid).collect();
    let among = if central.is_empty() { shown } else { central };
    let middle = among.get(dice.below(among.len())).copied().unwrap_or(0);
    let corner = [middle % lines, middle / lines]
        .map(|at| at as f64 - 6.0 + f64::from(dice.between(-2.0, 2.0).round()));
    let spread = if dice.chance(0.8) { 0.08 } else { 0.16 };
    let square = [[0.0, 0.0], [12.0, 0.0], [12.0, 12.0], [0.0, 12.0]];
    let off: Vec<_> = square
        .into_iter()
        .map(|[x, y]: [f64; 2]| {
            let node = [
                corner[0] + x + f64::from(dice.about(spread)),
                corner[1] + y + f64::from(dice.about(spread)),
            ];
            ([x, y].map(|at| at * 24.0), node)
        })
        .collect();
    let up = Homography::fit(&off).unwrap();
    let seen = shot.picture().through(&plane.after(&up), SIDE, SIDE);
    let nominal: Vec<[f32; 2]> = (0..lines * lines)
        .map(|at| [at % lines, at / lines])
        .map(|[x, y]| {
            [((x as f64 - corner[0]) * 24.0) as f32, ((y as f64 - corner[1]) * 24.0) as f32]
        })
        .collect();
    let class = |at: usize| if inside(&shot.places[at]) { class(shot, at) } else { 255 };
    (seen.rgb, label(&nominal, lines, class))
}

/// Returns what a point of the board shows.
fn class(shot: &Shot, at: usize) -> u8 {
    match shot.position.points[at] {
        _ if shot.hidden[at] => 0,
        Point::Empty => 1,
        Point::Black => 2,
        Point::White => 3,
    }
}

/// Labels a disc around each point of the board, and a rim that is ignored.
fn label(places: &[[f32; 2]], lines: usize, class: impl Fn(usize) -> u8) -> Vec<u8> {
    let across = SIDE / STEP;
    let mut labels = vec![0u8; across * across];
    let mut nearest = vec![f32::INFINITY; across * across];
    for (at, &[x, y]) in places.iter().enumerate() {
        if !(-4.0..SIDE as f32 + 4.0).contains(&x) || !(-4.0..SIDE as f32 + 4.0).contains(&y) {
            continue;
        }
        let (column, row) = (at % lines, at / lines);
        let neighbours = [
            (column > 0).then(|| at - 1),
            (column + 1 < lines).then(|| at + 1),
            (row > 0).then(|| at - lines),
            (row + 1 < lines).then(|| at + lines),
        ];
        let apart = neighbours.into_iter().flatten().map(|next| {
            let [u, v] = places[next];
            (u - x).hypot(v - y)
        });
        let radius = (0.24 * apart.fold(f32::MAX, f32::min)).max(2.6);
        let rim = radius * 1.45;
        let class = class(at);
        for v in 0..across {
            for u in 0..across {
                let middle = [u, v].map(|at| (at * STEP) as f32 + 1.5);
                let off = (middle[0] - x).hypot(middle[1] - y);
                let place = v * across + u;
                if off <= radius && off < nearest[place] {
                    (nearest[place], labels[place]) = (off, class);
                } else if off <= rim && nearest[place].is_infinite() {
                    labels[place] = 255;
                }
            }
        }
    }
    labels
}
