//! The next picture by a camera that stands still, or nearly so.

use super::decode::PictureError;
use super::hints::Hints;
use super::photograph::Photograph;
use super::reading::{PhotoError, READER, Reading};

/// On more points than this two pictures, one soon after the other, hardly differ: the camera has
/// been moved.
const MOST_DIFFERENT: usize = 8;
/// Of a picture of use, no more than one point in so many cannot be seen.
const MOST_HIDDEN: usize = 4;

impl Reading {
    /// Reads the next picture of the same board: where the board was, or wherever it is now, with
    /// the same corner first.
    ///
    /// # Errors
    /// Returns an error if it is not a readable picture, or shows no board.
    pub fn of_next(&self, bytes: &[u8]) -> Result<Self, PhotoError> {
        let decoded = Photograph::decode(bytes);
        let (picture, scale) = decoded.map_err(|why: PictureError| PhotoError::Picture { why })?;
        self.of_next_picture(&picture, scale).ok_or(PhotoError::NoBoard)
    }

    /// Reads the next picture, one pixel of which spans `scale` pixels of its file; `None` if no
    /// board is found.
    pub fn of_next_picture(&self, picture: &Photograph, scale: f64) -> Option<Self> {
        let reader = READER.as_ref()?;
        let lines = usize::from(self.board.size().width());
        let corners = self.corners.map(|place| place.map(|at| at / scale));
        let there = Hints { lines: Some(lines), corners: Some(corners) };
        let again = reader
            .find_again(picture, corners, lines)
            .and_then(|found| Self::of_found(reader, picture, scale, (&found, &there)));
        if let Some(again) = &again
            && again.doubt.is_none()
            && again.is_mostly_seen()
            && self.unlike(again) <= MOST_DIFFERENT
        {
            return Some(again.clone());
        }
        let anywhere = Hints { lines: Some(lines), corners: None };
        let anew = reader.find(picture, &anywhere).and_then(|found| {
            let found = found.turned_to(corners);
            let read = |found| Self::of_found(reader, picture, scale, (&found, &anywhere));
            let near = read(found.clone())?;
            // A camera that was moved may see the board from another side.
            match self.turns_to(&near) {
                0 => Some(near),
                turns => read((0..turns).fold(found, |found, _| found.turned())),
            }
        });
        let fitness = |reading: &Self| {
            (reading.doubt.is_none(), reading.is_mostly_seen(), usize::MAX - self.unlike(reading))
        };
        [again, anew].into_iter().flatten().max_by_key(fitness)
    }

    /// Whether most points of the board can be seen.
    pub(super) fn shows_most(&self) -> bool {
        self.doubtful.len() * MOST_HIDDEN <= self.board.size().points()
    }

    /// Whether most points of the board can be seen, and some of each edge.
    fn is_mostly_seen(&self) -> bool {
        let (size, unsure) = (self.board.size(), &self.doubtful);
        let last = [size.width() - 1, size.height() - 1];
        let edges =
            [[None, Some(0)], [None, Some(last[1])], [Some(0), None], [Some(last[0]), None]];
        let is_seen = |[column, row]: [Option<u8>; 2]| {
            let mut edge = size.vertices().filter(|at| {
                column.is_none_or(|column| at.x == column) && row.is_none_or(|row| at.y == row)
            });
            edge.any(|at| !unsure.contains(at))
        };
        self.shows_most() && edges.into_iter().all(is_seen)
    }
}
