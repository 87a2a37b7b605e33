//! How well photographs are read, and how fast.
//!
//! It reads the studio's own scenes by kind, and real photographs if `SHUZI_PHOTOGRAPHS` is a
//! folder with a `truth.jsonl`. `cargo bench --bench photo -- [FINDER JUDGE]…` uses each pair of
//! networks given, side by side, otherwise those of the program.

#![allow(clippy::unwrap_used, clippy::cast_precision_loss)]

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use shuzi_core::goban::Color;
use shuzi_photo::{Hints, Network, Photograph, Reader, Reading};
use shuzi_studio::{self as studio, Conditions, Framing, Kind, Point, Shot, Stones};

/// A picture and what it shows.
struct Sample {
    name: String,
    picture: Photograph,
    lines: usize,
    /// The corner points in pixels; if they are unknown, the picture is upright.
    corners: Option<[[f64; 2]; 4]>,
    rows: Vec<Point>,
    /// Points that cannot be judged.
    vague: Vec<usize>,
}

/// Makes pictures.
type Pictures = fn() -> Vec<Photograph>;

fn main() {
    let named: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let network = |path: &str| Network::of(&fs::read(path).unwrap()).unwrap();
    let readers: Vec<Reader> = named
        .chunks_exact(2)
        .map(|pair| Reader { finder: network(&pair[0]), judge: network(&pair[1]) })
        .collect();
    println!(
        "{:34}{:>7}{:>7}{:>7}{:>7}{:>9}{:>8}{:>8}{:>8}{:>8}",
        "", "boards", "found", "exact", "≤ 2", "points", "asked", "median", "silent", "CPU ms"
    );
    // What is measured: all, or what is named so in `SHUZI_SETS`.
    let sets_named = std::env::var("SHUZI_SETS").unwrap_or_default();
    let wanted = |name: &str| name.contains(&sets_named);
    let mut sets: Vec<(String, Vec<Sample>)> = Vec::new();
    if let Some(folder) = std::env::var_os("SHUZI_PHOTOGRAPHS") {
        let folder = Path::new(&folder);
        for (name, truth) in
            [("real photographs", "truth.jsonl"), ("discs and dark diagrams", "more.jsonl")]
        {
            if wanted(name) {
                sets.push((name.to_owned(), real(folder, truth)));
            }
        }
    }
    for (name, kind) in [
        ("studio photographs", Kind::Photograph),
        ("screens", Kind::Screen),
        ("analysis on screens", Kind::Analysis),
        ("rings and pale discs", Kind::Discs),
        ("prints", Kind::Print),
        ("light lines on dark", Kind::Dark),
        ("drawn by hand", Kind::Drawn),
    ] {
        if wanted(name) {
            sets.push((name.to_owned(), scenes(kind)));
        }
    }
    sets.extend(curves(&wanted));
    let nothing: [(&str, Pictures); 3] = [
        ("parts of boards", parts),
        ("boards that leave the picture", leaving),
        ("other games and tables", others),
    ];
    for (name, pictures) in nothing.into_iter().filter(|(name, _)| wanted(name)) {
        let pictures = pictures();
        if readers.is_empty() {
            refused(name, &pictures, None);
        }
        for (at, reader) in readers.iter().enumerate() {
            refused(&format!("{name}, networks {}", at + 1), &pictures, Some(reader));
        }
    }
    let mut least = [(0, 0); LEAST.len()];
    for (name, samples) in &sets {
        let mut add = |tally: Tally| {
            for (sum, (asked, silent)) in least.iter_mut().zip(tally.least) {
                *sum = (sum.0 + asked, sum.1 + silent);
            }
        };
        if readers.is_empty() {
            add(tell(name, samples, None));
        }
        for (at, reader) in readers.iter().enumerate() {
            add(tell(&format!("{name}, networks {}", at + 1), samples, Some(reader)));
        }
    }
    println!("\nall of these, if points were believed from a certainty on:");
    for (from, (asked, silent)) in LEAST.into_iter().zip(least) {
        println!("{from:.2}: {asked} points asked about, {silent} boards with a silent error");
    }
}

/// Returns real photographs with their positions.
fn real(folder: &Path, truth: &str) -> Vec<Sample> {
    let text = fs::read_to_string(folder.join(truth)).unwrap_or_default();
    let one = |line: &str| {
        let truth: serde_json::Value = serde_json::from_str(line).unwrap();
        let file = folder.join(truth["file"].as_str().unwrap());
        let (picture, scale) = Photograph::decode(&fs::read(file).unwrap()).unwrap();
        let lines = usize::try_from(truth["size"].as_u64().unwrap()).unwrap();
        let rows = truth["rows"].as_array().unwrap().iter();
        let rows = rows.flat_map(|row| row.as_str().unwrap().bytes()).map(|sign| match sign {
            b'X' => Point::Black,
            b'O' => Point::White,
            _ => Point::Empty,
        });
        let vague: Vec<[usize; 2]> = serde_json::from_value(truth["vague"].clone()).unwrap();
        let corners: Option<[[f64; 2]; 4]> = serde_json::from_value(truth["corners"].clone()).ok();
        Sample {
            name: truth["id"].as_str().unwrap().to_owned(),
            picture,
            lines,
            corners: corners.map(|corners| corners.map(|place| place.map(|at| at / scale))),
            rows: rows.collect(),
            vague: vague.into_iter().map(|[x, y]| y * lines + x).collect(),
        }
    };
    text.lines().map(one).collect()
}

/// Returns pictures in which a part of a board is, of all kinds.
fn parts() -> Vec<Photograph> {
    let one = |seed: u64| {
        let kinds = [Kind::Photograph, Kind::Screen, Kind::Print, Kind::Analysis];
        let kind = kinds[usize::try_from(seed % 4).unwrap()];
        let lines = [19, 19, 13][usize::try_from(seed % 3).unwrap()];
        let shot = studio::shot(0x9A27_0000 + seed, kind, lines, Framing::Whole([800, 800]));
        studio::part(&shot, seed)
    };
    (0..60).map(one).collect()
}

/// Returns tilted boards of which a corner, a side or more is outside the picture, as on posters.
fn leaving() -> Vec<Photograph> {
    let one = |seed: u64| {
        let conditions = Conditions {
            elevation: Some([25.0, 40.0, 60.0, 80.0][usize::try_from(seed % 4).unwrap()]),
            share: Some([1.1, 1.3, 1.6][usize::try_from(seed % 3).unwrap()]),
            ..Conditions::default()
        };
        let lines = [19, 13, 9, 19, 19][usize::try_from(seed % 5).unwrap()];
        let shot =
            studio::shot_under(0x1EAF_0000 + seed, lines, Framing::Whole([800, 600]), &conditions);
        let is_out = |place: &&[f32; 2]| {
            !(0.0..800.0).contains(&place[0]) || !(0.0..600.0).contains(&place[1])
        };
        // A line at least, and not a point of it alone.
        (shot.places.iter().filter(is_out).count() >= lines).then(|| shot.picture())
    };
    (0..).filter_map(one).take(60).collect()
}

/// Returns other games and tables.
fn others() -> Vec<Photograph> {
    let framing = Framing::Whole([640, 480]);
    (0..60)
        .map(|seed| studio::shot(0x07E4_0000 + seed, Kind::Other, 9, framing).picture())
        .collect()
}

/// Prints how many pictures without a whole board are refused, asked about as a whole, and given as
/// positions.
fn refused(name: &str, pictures: &[Photograph], reader: Option<&Reader>) {
    let (mut refused, mut asked, mut given) = (0, 0, 0);
    for picture in pictures {
        let reading = match reader {
            Some(reader) => Reading::by(reader, picture, 1.0, &Hints::default()),
            None => Reading::of_picture(picture, &Hints::default()),
        };
        match reading.map(|reading| reading.doubt.is_some()) {
            None => refused += 1,
            Some(true) => asked += 1,
            Some(false) => given += 1,
        }
    }
    println!(
        "{name:34}{:>7} refused {refused}, asked about {asked}, given {given}",
        pictures.len()
    );
}

/// Returns photographs under one condition after another, each worse and worse.
fn curves(wanted: &dyn Fn(&str) -> bool) -> Vec<(String, Vec<Sample>)> {
    let usual = Conditions { elevation: Some(60.0), ..Conditions::default() };
    let mut curves = Vec::new();
    let mut curve = |name: &str, values: &[f32], with: &dyn Fn(f32) -> Conditions| {
        for &value in values.iter().filter(|_| wanted(name)) {
            let conditions = with(value);
            // The most pixels that the program looks at.
            let size = if conditions.blur == Some(0.0) { [1600, 1200] } else { [960, 720] };
            let one = move |seed| under(seed, size, &conditions);
            let half = |from: u64| (from..16).step_by(2).map(one);
            let samples = thread::scope(|scope| {
                let even = scope.spawn(|| half(0).collect::<Vec<_>>());
                let odd: Vec<_> = half(1).collect();
                even.join().unwrap().into_iter().chain(odd).collect()
            });
            curves.push((format!("{name} {value}"), samples));
        }
    };
    curve("elevation, degrees", &[45.0, 35.0, 25.0, 20.0], &|elevation| Conditions {
        elevation: Some(elevation),
        ..usual
    });
    // The same with nothing else that disturbs, in pictures as large as a phone's.
    let calm = Conditions {
        lamp: Some(0.0),
        glare: Some(0.0),
        blur: Some(0.0),
        quality: Some(90),
        ..usual
    };
    curve("elevation in good light", &[35.0, 25.0, 20.0], &|elevation| Conditions {
        elevation: Some(elevation),
        ..calm
    });
    curve("width in good light", &[0.33, 0.25], &|share| Conditions { share: Some(share), ..calm });
    curve("width, share of the picture", &[0.5, 0.33, 0.25], &|share| Conditions {
        share: Some(share),
        ..usual
    });
    curve("light of one colour", &[0.3, 0.6, 1.0], &|lamp| Conditions {
        lamp: Some(lamp),
        ..usual
    });
    for (name, stones) in [("green", Stones::Green), ("glass", Stones::Glass)] {
        curve(&format!("light of one colour on {name}"), &[0.6, 1.0], &|lamp| Conditions {
            lamp: Some(lamp),
            stones: Some(stones),
            ..usual
        });
        curve(&format!("{name} stones"), &[0.0], &|lamp| Conditions {
            lamp: Some(lamp),
            stones: Some(stones),
            ..usual
        });
    }
    curve("bars of shadow", &[0.4, 0.7], &|dark| Conditions { bars: Some(dark), ..usual });
    curve("hands, bowls, clocks", &[1.0], &|_| Conditions { covered: Some(true), ..usual });
    curve("glare", &[0.5, 2.0], &|glare| Conditions { glare: Some(glare), ..usual });
    curve("blur, pixels", &[1.0, 3.0, 6.0], &|blur| Conditions { blur: Some(blur), ..usual });
    curve("JPEG quality", &[40.0, 10.0], &|quality| Conditions {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        quality: Some(quality as u8),
        ..usual
    });
    curves
}

/// Returns a photograph as a phone takes it.
fn under(seed: u64, size: [usize; 2], conditions: &Conditions) -> Sample {
    let lines = [19, 19, 13, 9][usize::try_from(seed % 4).unwrap()];
    let framing = Framing::Whole(size);
    sample(studio::shot_under(0xCAFE_0000 + seed, lines, framing, conditions), seed)
}

/// Returns whole boards of the studio, with seeds that were not used for training.
fn scenes(kind: Kind) -> Vec<Sample> {
    let one = |seed: u64| {
        let lines = [19, 19, 13, 9][usize::try_from(seed % 4).unwrap()];
        let size = [[640, 480], [480, 640], [600, 600]][usize::try_from(seed % 3).unwrap()];
        let shot = studio::shot(0xBE9C_0000 + seed, kind, lines, Framing::Whole(size));
        sample(shot, seed)
    };
    (0..60).map(one).collect()
}

fn sample(shot: Shot, seed: u64) -> Sample {
    let lines = shot.position.lines;
    let corner = |at: usize| shot.places[at].map(f64::from);
    let last = lines - 1;
    Sample {
        name: format!("{:?} {seed}", shot.kind),
        picture: shot.picture(),
        lines,
        corners: Some([0, last, lines * lines - 1, last * lines].map(corner)),
        vague: (0..lines * lines).filter(|at| shot.hidden[*at]).collect(),
        rows: shot.position.points,
    }
}

/// Certainties from which on a point might be believed without a question.
const LEAST: [f32; 5] = [0.9, 0.95, 0.97, 0.98, 0.99];

#[derive(Default)]
struct Tally {
    found: usize,
    exact: usize,
    nearly: usize,
    points: usize,
    wrong: usize,
    /// The points asked about on each board found.
    asked: Vec<usize>,
    silent: usize,
    /// For each of [`LEAST`]: the points below it, and the boards with a wrong point above it.
    least: [(usize, usize); LEAST.len()],
}

fn tell(name: &str, samples: &[Sample], reader: Option<&Reader>) -> Tally {
    let mut tally = Tally::default();
    let before = cpu();
    let readings: Vec<Option<Reading>> = samples
        .iter()
        .map(|sample| match reader {
            Some(reader) => Reading::by(reader, &sample.picture, 1.0, &Hints::default()),
            None => Reading::of_picture(&sample.picture, &Hints::default()),
        })
        .collect();
    let each = cpu().saturating_sub(before) / u32::try_from(samples.len()).unwrap_or(1);
    for (sample, reading) in samples.iter().zip(&readings) {
        judge(&mut tally, sample, reading.as_ref());
    }
    let share = 100.0 * (1.0 - tally.wrong as f64 / tally.points.max(1) as f64);
    tally.asked.sort_unstable();
    println!(
        "{name:34}{:>7}{:>7}{:>7}{:>7}{share:>8.2}%{:>8.1}{:>8}{:>8}{:>8}",
        samples.len(),
        tally.found,
        tally.exact,
        tally.nearly,
        tally.asked.iter().sum::<usize>() as f64 / tally.found.max(1) as f64,
        tally.asked.get(tally.found / 2).copied().unwrap_or_default(),
        tally.silent,
        each.as_millis()
    );
    tally
}

fn judge(tally: &mut Tally, sample: &Sample, reading: Option<&Reading>) {
    let verbose = std::env::var_os("SHUZI_EACH").is_some();
    let lines = sample.lines;
    // The reading may start at another corner.
    let turned = reading.and_then(|reading| {
        let Some(corners) = sample.corners else { return Some(0) };
        let [a, b, ..] = corners;
        let line = (b[0] - a[0]).hypot(b[1] - a[1]) / (lines - 1) as f64;
        (0..4).find(|turn| {
            (0..4).all(|at| {
                let (seen, true_one) = (reading.corners[(at + turn) % 4], corners[at]);
                (seen[0] - true_one[0]).hypot(seen[1] - true_one[1]) < 0.6 * line
            })
        })
    });
    let size_read = reading.map(|reading| usize::from(reading.board.size().width()));
    let (Some(reading), Some(turn)) = (reading, turned.filter(|_| size_read == Some(lines))) else {
        if verbose {
            println!("  {}: not found {size_read:?}", sample.name);
        }
        return;
    };
    tally.found += 1;
    let doubtful = reading.asked();
    let (mut wrong, mut silent, mut asked) = (0, 0, 0);
    let mut silent_from = [false; LEAST.len()];
    let mut told = String::new();
    for (at, vertex) in reading.board.size().vertices().enumerate() {
        let (mut x, mut y) = (at % lines, at / lines);
        for _ in 0..turn {
            (x, y) = (y, lines - 1 - x);
        }
        let there = y * lines + x;
        if sample.vague.contains(&there) {
            continue;
        }
        let read = match reading.board.get(vertex) {
            None => Point::Empty,
            Some(Color::Black) => Point::Black,
            Some(Color::White) => Point::White,
        };
        let ask = doubtful.contains(vertex);
        asked += usize::from(ask);
        let sure = if reading.doubt.is_some() { 0.0 } else { reading.confidence[at] };
        for (number, least) in LEAST.into_iter().enumerate() {
            tally.least[number].0 += usize::from(sure < least);
            silent_from[number] |= sure >= least && read != sample.rows[there];
        }
        tally.points += 1;
        if read != sample.rows[there] {
            wrong += 1;
            silent += usize::from(!ask);
            told += &format!(
                " {}:{:?}→{read:?} {:.2}",
                vertex.name(reading.board.size()),
                sample.rows[there],
                reading.confidence[at]
            );
        }
    }
    if verbose && (wrong > 0 || asked > 15) {
        let doubt = reading.doubt.as_ref().map(ToString::to_string).unwrap_or_default();
        println!("  {}: wrong {wrong} silent {silent} asked {asked} {doubt}{told}", sample.name);
    }
    tally.wrong += wrong;
    tally.exact += usize::from(wrong == 0);
    tally.nearly += usize::from(wrong <= 2);
    tally.silent += usize::from(silent > 0);
    for (least, silent) in tally.least.iter_mut().zip(silent_from) {
        least.1 += usize::from(silent);
    }
    tally.asked.push(asked);
}

/// Returns the CPU time of this process, over all its threads.
fn cpu() -> Duration {
    let stat = fs::read_to_string(PathBuf::from("/proc/self/stat")).unwrap_or_default();
    let after_name = stat.rsplit(") ").next().unwrap_or_default();
    let ticks = |at: usize| after_name.split(' ').nth(at).and_then(|word| word.parse::<u64>().ok());
    // Fields 14 and 15, user and system time, in hundredths of a second.
    Duration::from_millis(10 * (ticks(11).unwrap_or(0) + ticks(12).unwrap_or(0)))
}
