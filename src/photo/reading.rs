//! A photograph of a board read: where the board is, what stands on it, what is doubtful.

use std::sync::LazyLock;

use super::decode::PictureError;
use super::hints::Hints;
use super::homography::Place;
use super::network::{Network, Shown};
use super::photograph::Photograph;
use super::reader::{Found, LINE, Reader, corners};
use crate::fact::{Message, facts};
use crate::goban::{Board, Color, Size, VertexSet};

facts! {
    /// Why a picture gives no position.
    pub enum PhotoError {
        /// The file cannot be read as a picture.
        Picture {
            /// Why.
            why: PictureError,
        } => "photo-no-picture",
        /// The file is no picture at all.
        NotAPicture => "photo-not-a-picture",
        /// The corners told are those of no board in this picture.
        Corners => "photo-corners",
        /// No board is seen.
        NoBoard => "photo-no-board",
    }
}

facts! {
    /// Why a board that was found may be another one.
    pub enum BoardDoubt {
        /// Its lines are hardly seen.
        Faint => "photo-faint",
        /// Lines go on beyond the board that was read.
        MoreLines {
            /// How many lines were read each way.
            lines: usize,
        } => "photo-more-lines",
    }
}

/// A board in a photograph.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The stones, each point as it likeliest is.
    pub board: Board,
    /// Where the corner points are, in points of the picture turned as its file says, clockwise
    /// from the top left of the board.
    pub corners: [Place; 4],
    /// From 0 to 1: how sure each point is what it was read as, in reading order.
    pub confidence: Vec<f32>,
    /// The points that are less sure than others.
    pub doubtful: VertexSet,
    /// Why the whole board is to be asked about.
    pub doubt: Option<BoardDoubt>,
    /// The board from straight above, [`Reading::LINE`] points from line to line and as much
    /// around [`Reading::RIM`] lines.
    pub above: Photograph,
}

/// A point less sure than this is asked about.
const SURE: f32 = 0.95;
/// With more than this of a point hidden or outside the picture, it is asked about.
const HIDDEN: f32 = 0.5;
/// Less support than this is no board: of real photographs none has less than 0.9, of tiles, tables
/// of figures, noise and other games' boards few have as much.
const LEAST_SUPPORT: f64 = 0.6;
/// With less support than this, the board is asked about.
const SURE_SUPPORT: f64 = 0.85;
/// The same of how much the points look like points to the second network; of real photographs
/// none has less than 0.65.
const LEAST_POINTS: f32 = 0.4;
const SURE_POINTS: f32 = 0.6;
/// With more around it than this, the board is larger than was read.
const MOST_RING: f64 = 0.6;

static READER: LazyLock<Option<Reader>> = LazyLock::new(|| {
    Some(Reader {
        finder: Network::of(include_bytes!("../../assets/photo/finder.f16"))?,
        judge: Network::of(include_bytes!("../../assets/photo/judge.f16"))?,
    })
});

impl Reading {
    /// A note that names the doubtful points, if there are any.
    pub fn doubtful_note(&self) -> Option<Message> {
        let size = self.board.size();
        let names: Vec<String> = self.doubtful.iter().map(|vertex| vertex.name(size)).collect();
        (!names.is_empty()).then(|| {
            let values = [("points", names.len().into()), ("names", names.into())];
            Message::new("photo-doubtful", values)
        })
    }

    /// Points from line to line in [`Reading::above`].
    pub const LINE: usize = LINE as usize;
    /// Lines around the board in [`Reading::above`].
    pub const RIM: usize = 1;

    /// Reads a picture's file: JPEG, PNG or WebP.
    ///
    /// # Errors
    /// If it is no picture, or no board is seen in it.
    pub fn of(bytes: &[u8], hints: &Hints) -> Result<Self, PhotoError> {
        let decoded = Photograph::decode(bytes);
        let (picture, scale) = decoded.map_err(|why| PhotoError::Picture { why })?;
        let reader = READER.as_ref().ok_or(PhotoError::NoBoard)?;
        if hints.corners.is_some_and(|corners| !are_corners(&corners, &picture, scale)) {
            return Err(PhotoError::Corners);
        }
        Self::by(reader, &picture, scale, hints).ok_or(PhotoError::NoBoard)
    }

    /// Reads a picture that is decoded already; none if no board is seen in it.
    pub fn of_picture(picture: &Photograph, hints: &Hints) -> Option<Self> {
        Self::by(READER.as_ref()?, picture, 1.0, hints)
    }

    /// Reads a picture, of whose file one point is `scale` times as small.
    pub fn by(reader: &Reader, picture: &Photograph, scale: f64, hints: &Hints) -> Option<Self> {
        let told = hints.corners.map(|corners| corners.map(|place| place.map(|at| at / scale)));
        let hints = Hints { corners: told, ..*hints };
        let found = reader.find(picture, &hints)?;
        if found.support < LEAST_SUPPORT {
            return None;
        }
        let lines = u8::try_from(found.lines).ok()?;
        let size = Size::new(lines, lines).ok()?;
        let odds = reader.judge(picture, &found);
        let points = odds.iter().map(|odds| 1.0 - odds[0]).sum::<f32>() / odds.len() as f32;
        if points < LEAST_POINTS && hints.corners.is_none() {
            return None;
        }
        let mut board = Board::new(size);
        let mut doubtful = VertexSet::new(size);
        let mut confidence = Vec::with_capacity(odds.len());
        for (vertex, odds) in size.vertices().zip(odds) {
            let point = Judged::of(odds);
            board.set(vertex, point.color);
            confidence.push(point.sure);
            if point.sure < SURE {
                doubtful.insert(vertex);
            }
        }
        let doubt = Self::doubt(&found, points, &hints);
        let corners = corners(&found.plane, found.lines)?.map(|place| place.map(|at| at * scale));
        let above = found.straight(picture, Self::RIM as f64);
        Some(Self { board, corners, confidence, doubtful, doubt, above })
    }

    /// The points to be asked about: all of a board that may be another.
    pub fn asked(&self) -> VertexSet {
        let mut asked = self.doubtful;
        if self.doubt.is_some() {
            asked.extend(self.board.size().vertices());
        }
        asked
    }

    fn doubt(found: &Found, points: f32, hints: &Hints) -> Option<BoardDoubt> {
        let lines = found.lines;
        // Where the corners were told, whether so many lines lie between them is still seen.
        if found.support < SURE_SUPPORT || points < SURE_POINTS {
            return Some(BoardDoubt::Faint);
        }
        if hints.corners.is_some() {
            return None;
        }
        if found.ring > MOST_RING {
            return Some(BoardDoubt::MoreLines { lines });
        }
        None
    }
}

/// Whether four places are the corners of a board that a picture shows: clockwise, each an edge and
/// a bend after the one before, none far outside.
fn are_corners(corners: &[Place; 4], picture: &Photograph, scale: f64) -> bool {
    let (width, height) = (picture.width as f64 * scale, picture.height as f64 * scale);
    let near = |at: f64, side: f64| (-0.2 * side..=1.2 * side).contains(&at);
    let side = |at: usize| {
        let ([x, y], [u, v]) = (corners[at % 4], corners[(at + 1) % 4]);
        [u - x, v - y]
    };
    let least = LEAST_SIDE * width.max(height);
    (0..4).all(|at| {
        let ([a, b], [c, d]) = (side(at), side(at + 1));
        let (along, next) = (a.hypot(b), c.hypot(d));
        let [x, y] = corners[at];
        near(x, width) && near(y, height) && along > least && a * d - b * c > 0.1 * along * next
    })
}

/// A side of a board is no shorter than this part of the picture.
const LEAST_SIDE: f64 = 0.03;

/// What a point was judged to be.
struct Judged {
    color: Option<Color>,
    sure: f32,
}

impl Judged {
    fn of(odds: [f32; 4]) -> Self {
        let of = |shown: Shown| odds[shown as usize];
        let shown = [
            (None, of(Shown::Empty)),
            (Some(Color::Black), of(Shown::Black)),
            (Some(Color::White), of(Shown::White)),
        ];
        let all: f32 = shown.iter().map(|(_, odds)| odds).sum();
        let mut best = shown[0];
        for point in shown {
            if point.1 > best.1 {
                best = point;
            }
        }
        // What is hidden may be anything.
        let seen = if all < 1.0 - HIDDEN { all } else { 1.0 };
        Self { color: best.0, sure: (best.1 / (all + 1e-3) * seen).clamp(0.0, 1.0) }
    }
}
