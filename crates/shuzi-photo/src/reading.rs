//! Reads a photograph of a board: where the board is, its stones, and what is doubtful.

use std::sync::LazyLock;

use super::astray::astray;
use super::certainty::{OF_ODD, SURE, doubtful};
use super::colours::{coloured, tinted};
use super::confirmed::confirmed;
use super::decode::PictureError;
use super::edges::{Edge, cut_edge};
use super::found::{Found, LINE, LOW, corners};
use super::hints::Hints;
use super::homography::Place;
use super::network::{Network, Shown};
use super::photograph::Photograph;
use super::reader::Reader;
use super::view::View;
use shuzi_core::fact::{Message, facts};
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};

facts! {
    /// Why a picture gives no position.
    pub enum PhotoError {
        /// The file cannot be read as a picture.
        Picture { why: PictureError } => "photo-no-picture",
        /// The file is not a picture.
        NotAPicture => "photo-not-a-picture",
        /// The corners given cannot be those of a board in this picture.
        Corners => "photo-corners",
        /// No board was found.
        NoBoard => "photo-no-board",
    }
}

facts! {
    /// Why the board found may be wrong.
    pub enum BoardDoubt {
        /// Its lines are hardly visible.
        Faint => "photo-faint",
        /// Lines continue beyond the board found.
        MoreLines { lines: usize } => "photo-more-lines",
        /// It has another number of lines than usual.
        Unusual { lines: usize } => "photo-unusual",
        /// One of its edges is not in the picture.
        Cut { edge: Edge } => "photo-cut",
        /// The picture shows another board too.
        Several => "photo-several",
        /// Its lines are hardly visible, because the camera was held low.
        Low { degrees: usize } => "photo-low",
        /// Its lines are hardly visible, because it is small in the picture.
        Small => "photo-small",
        /// All its stones were read as one side's, and they are too many for a handicap.
        OneColor => "photo-one-color",
    }
}

/// The position read from a photograph.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The likeliest position.
    pub board: Board,
    /// The corner points in pixels of the file after its rotation, clockwise from the top left of
    /// the board.
    pub corners: [Place; 4],
    /// How certain each point is, 0 to 1, in row-major order.
    pub confidence: Vec<f32>,
    /// The points that are less certain.
    pub doubtful: VertexSet,
    /// Why the whole board should be checked.
    pub doubt: Option<BoardDoubt>,
    /// The board from straight above, with [`Reading::LINE`] pixels from line to line and
    /// [`Reading::RIM`] lines around it.
    pub above: Photograph,
}

/// If more of a point than this is hidden or outside the picture, it is checked.
const HIDDEN: f32 = 0.5;
/// Boards with less support than this are checked.
const SURE_SUPPORT: f64 = 0.85;
/// The same limits for how much the points look like board points to the second network; no real
/// photograph is below 0.65.
const LEAST_POINTS: f32 = 0.4;
const SURE_POINTS: f32 = 0.6;
/// With a ring above this, the board is larger than what was found.
const MOST_RING: f64 = 0.6;

pub(super) static READER: LazyLock<Option<Reader>> = LazyLock::new(|| {
    Some(Reader {
        finder: Network::of(include_bytes!("../networks/finder.f16"))?,
        judge: Network::of(include_bytes!("../networks/judge.f16"))?,
    })
});

impl Reading {
    /// A note that names the doubtful points, if there are any.
    pub fn doubtful_note(&self) -> Option<Message> {
        let size = self.doubtful.size();
        let names: Vec<String> = self.doubtful.iter().map(|vertex| vertex.name(size)).collect();
        (!names.is_empty()).then(|| {
            let values = [("points", names.len().into()), ("names", names.into())];
            Message::new("photo-doubtful", values)
        })
    }

    /// Pixels from line to line in [`Reading::above`].
    pub const LINE: usize = LINE as usize;
    /// Lines around the board in [`Reading::above`].
    pub const RIM: usize = 1;

    /// Reads a JPEG, PNG or WebP file.
    ///
    /// # Errors
    /// Returns an error if it is not a readable picture, the corners in `hints` are impossible, or
    /// no board is found.
    pub fn of(bytes: &[u8], hints: &Hints) -> Result<Self, PhotoError> {
        let decoded = Photograph::decode(bytes);
        let (picture, scale) = decoded.map_err(|why| PhotoError::Picture { why })?;
        let reader = READER.as_ref().ok_or(PhotoError::NoBoard)?;
        if hints.corners.is_some_and(|corners| !are_corners(&corners, &picture, scale)) {
            return Err(PhotoError::Corners);
        }
        Self::by(reader, &picture, scale, hints).ok_or(PhotoError::NoBoard)
    }

    /// Reads a decoded picture; `None` if no board is found.
    pub fn of_picture(picture: &Photograph, hints: &Hints) -> Option<Self> {
        Self::by(READER.as_ref()?, picture, 1.0, hints)
    }

    /// Reads a picture, one pixel of which spans `scale` pixels of its file; `None` if no board is
    /// found.
    pub fn by(reader: &Reader, picture: &Photograph, scale: f64, hints: &Hints) -> Option<Self> {
        let told = hints.corners.map(|corners| corners.map(|place| place.map(|at| at / scale)));
        let hints = Hints { corners: told, ..*hints };
        let found = reader.find(picture, &hints)?;
        Self::of_found(reader, picture, scale, (&found, &hints))
    }

    /// Reads a board that was found, with what was known about it before; `None` if it is none.
    pub(super) fn of_found(
        reader: &Reader,
        picture: &Photograph,
        scale: f64,
        (found, hints): (&Found, &Hints),
    ) -> Option<Self> {
        if !found.is_board() {
            return None;
        }
        let lines = u8::try_from(found.lines).ok()?;
        let size = Size::new(lines, lines).ok()?;
        let odds = reader.judge(picture, found);
        let points = odds.iter().map(|odds| 1.0 - odds[0]).sum::<f32>() / odds.len() as f32;
        if points < LEAST_POINTS && hints.corners.is_none() {
            return None;
        }
        let judged: Vec<Judged> = odds.into_iter().map(Judged::of).collect();
        let mut confidence: Vec<f32> = judged.iter().map(|point| point.sure).collect();
        let mut board = Board::new(size);
        for (vertex, point) in size.vertices().zip(&judged) {
            board.set(vertex, point.color);
        }
        let above = found.straight(picture, Self::RIM as f64);
        let view = View {
            board: &board,
            confidence: &confidence,
            above: (&above, Self::RIM),
            is_outside: &|place| found.beyond(picture, place) > 0.0,
        };
        let (stones, confirmed) = (astray(&view), confirmed(&view));
        for vertex in confirmed {
            confidence[size.index(vertex)] = SURE;
        }
        for (vertex, color) in stones {
            board.set(vertex, Some(color));
            confidence[size.index(vertex)] = OF_ODD;
        }
        for vertex in Self::odd(&board, &above, found.is_along(picture)) {
            let own = &mut confidence[size.index(vertex)];
            *own = own.min(OF_ODD);
        }
        let doubtful = doubtful(size, &confidence);
        let doubt = Self::doubt(found, points, hints).or_else(|| {
            // Who names the corners knows where the board ends, and none has more than 19 lines.
            let may_be_part = hints.corners.is_none() && found.lines < 19;
            let is_empty = |vertex: Vertex| board.get(vertex).is_none();
            let seen = (&above, Self::RIM);
            let edge = may_be_part.then(|| cut_edge(picture, found, seen, is_empty)).flatten();
            edge.map(|edge| BoardDoubt::Cut { edge })
        });
        let doubt = doubt.or_else(|| {
            let is_told = hints.corners.is_some();
            (!is_told && reader.shows_another(picture, found)).then_some(BoardDoubt::Several)
        });
        let doubt = doubt.or_else(|| is_of_one_color(&board).then_some(BoardDoubt::OneColor));
        let corners = corners(&found.plane, found.lines)?.map(|place| place.map(|at| at * scale));
        Some(Self { board, corners, confidence, doubtful, doubt, above })
    }

    /// The points that have another colour than what is read alike.
    fn odd(board: &Board, above: &Photograph, is_drawn: bool) -> Vec<Vertex> {
        let of = |kind: Option<Color>| -> Vec<Vertex> {
            board.size().vertices().filter(|vertex| board.get(*vertex) == kind).collect()
        };
        let place = |vertex: &Vertex| {
            [vertex.x, vertex.y].map(|at| (usize::from(at) + Self::RIM) * Self::LINE)
        };
        let places = |points: &[Vertex]| points.iter().map(place).collect::<Vec<_>>();
        let [black, white] = Color::BOTH.map(|color| of(Some(color)));
        let stones = [black.as_slice(), &white].concat();
        let mut all = vec![(coloured(above, Self::LINE, &places(&stones)), stones)];
        // Programs draw coloured marks on empty points; on a table a coloured point may be a stone.
        let empty = if is_drawn { Vec::new() } else { of(None) };
        for alike in [empty, black, white] {
            all.push((tinted(above, Self::LINE, &places(&alike)), alike));
        }
        let odd = all.into_iter().flat_map(|(odd, points)| points.into_iter().zip(odd));
        odd.filter(|(_, is_odd)| *is_odd).map(|(vertex, _)| vertex).collect()
    }

    /// The points the player should check: all if the whole board is in doubt.
    pub fn asked(&self) -> VertexSet {
        let mut asked = self.doubtful;
        if self.doubt.is_some() {
            asked.extend(self.board.size().vertices());
        }
        asked
    }

    /// Why the lines are hard to see.
    fn cause(found: &Found) -> BoardDoubt {
        match found.degrees() {
            Some(degrees) if degrees < LOW => BoardDoubt::Low { degrees: degrees.round() as usize },
            Some(_) if found.spread().is_some_and(|[least, _]| least < CLOSE) => BoardDoubt::Small,
            _ => BoardDoubt::Faint,
        }
    }

    fn doubt(found: &Found, points: f32, hints: &Hints) -> Option<BoardDoubt> {
        let lines = found.lines;
        // Even with given corners, this many lines must be visible between them.
        let is_faint = found.support < SURE_SUPPORT || points < SURE_POINTS;
        if hints.corners.is_some() {
            return is_faint.then(|| Self::cause(found));
        }
        if let Some(lines) = found.unusual {
            return Some(BoardDoubt::Unusual { lines });
        }
        if is_faint {
            return Some(Self::cause(found));
        }
        if found.ring > MOST_RING {
            return Some(BoardDoubt::MoreLines { lines });
        }
        None
    }
}

/// More stones of one side alone are no handicap.
const MOST_ALONE: usize = 9;

/// Whether one side alone has stones on a board, and more than a handicap.
fn is_of_one_color(board: &Board) -> bool {
    let [black, white] = Color::BOTH.map(|color| board.count(color));
    black.min(white) == 0 && black.max(white) > MOST_ALONE
}

/// Lines closer than this are too close, in pixels.
const CLOSE: f64 = 9.0;

/// Whether four places can be the corners of a board: clockwise and convex, with sides that are not
/// too short, and none far outside the picture.
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

/// The shortest side of a board, as a share of the picture's longer side.
const LEAST_SIDE: f64 = 0.03;

/// The judgement of one point.
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
        // Whatever is hidden could be anything.
        let seen = if all < 1.0 - HIDDEN { all } else { 1.0 };
        Self { color: best.0, sure: (best.1 / (all + 1e-3) * seen).clamp(0.0, 1.0) }
    }
}
