//! What a photograph shows: the position, and the doubtful points in it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::output::board_text::{board_text, doubtful_text};
use crate::output::position_sgf::position_sgf;
use crate::output::{Page, PageStyle};
use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::{Board, Color, VertexSet};
use shuzi_core::record::sgf::sgf_name;
use shuzi_core::record::{diagram_rows, diagram_sign};
use shuzi_core::sheet::Document;
use shuzi_picture::{BoardPicture, Scene};
use shuzi_words::json::written;
use shuzi_words::wrap;

/// A position read from a photograph.
#[derive(Clone, Copy, Debug)]
pub struct PhotoPage<'a> {
    /// The image file.
    pub file: &'a str,
    /// The stones.
    pub board: &'a Board,
    /// The corner points in the image, [x, y] in pixels, clockwise from the board's top left.
    pub corners: [[f64; 2]; 4],
    /// How certain each point is, 0 to 1, row-major from the top left.
    pub confidence: &'a [f32],
    /// The points that are less certain than others.
    pub doubtful: &'a VertexSet,
    /// Why the whole board is doubtful, if it is.
    pub doubt: Option<&'a Message>,
}

impl PhotoPage<'_> {
    /// Returns the notes below the board.
    fn notes(&self) -> Vec<Message> {
        let mut notes = Vec::new();
        let [black, white] = Color::BOTH.map(|color| self.board.count(color).into());
        notes.push(Message::new("photo-stones", [("black", black), ("white", white)]));
        if let Some(doubt) = self.doubt {
            notes.push(Message::new("photo-look-over", [("why", doubt.clone().into())]));
        }
        if !self.doubtful.is_empty() {
            let size = self.board.size();
            let names: Vec<String> = self.doubtful.iter().map(|vertex| vertex.name(size)).collect();
            let points = ("points", Value::from(names.len()));
            notes.push(Message::new("photo-doubtful", [points, ("names", names.into())]));
        }
        notes.push(Message::plain("photo-only-stones"));
        notes
    }
}

impl Page for PhotoPage<'_> {
    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let notes = self.notes();
        Document {
            title: self.file.to_owned(),
            notes: notes.iter().map(|note| context.words.message(note)).collect(),
            ..Document::default()
        }
    }

    fn text(&self, context: &PageStyle<'_>) -> String {
        let notes = self.notes();
        let notes: Vec<String> = notes
            .iter()
            .flat_map(|note| wrap(&context.words.message(note), context.width.min(80)))
            .collect();
        format!(
            "{}\n\n{}\n{}\n",
            self.file,
            doubtful_text(self.board, self.doubtful),
            notes.join("\n")
        )
    }

    fn json(&self, _: &PageStyle<'_>) -> Option<String> {
        let size = self.board.size();
        let width = usize::from(size.width());
        let hundredths = |sure: &f32| (f64::from(*sure) * 100.0).round() / 100.0;
        let tenths = |at: f64| (at * 10.0).round() / 10.0;
        Some(written(&PhotoJson {
            file: self.file,
            size: [size.width(), size.height()],
            corners: self.corners.map(|corner| corner.map(tenths)),
            rows: diagram_rows(size, |vertex| diagram_sign(self.board.get(vertex))),
            uncertain: match self.doubt {
                // Every point has to be checked.
                Some(_) => size.vertices().map(|vertex| vertex.name(size)).collect(),
                None => self.doubtful.iter().map(|vertex| vertex.name(size)).collect(),
            },
            confidence: self
                .confidence
                .chunks(width)
                .map(|row| row.iter().map(hundredths).collect())
                .collect(),
            doubt: self.doubt.map(|doubt| &*doubt.code),
        }))
    }

    fn picture(&self) -> Option<Scene> {
        let dead = VertexSet::new(self.board.size());
        let picture = BoardPicture {
            board: self.board,
            dead: &dead,
            settled: None,
            teire: &[],
            numbers: Vec::new(),
        };
        Some(picture.scene(32.0))
    }

    fn diagram(&self) -> Option<String> {
        Some(board_text(self.board, None))
    }

    fn sgf(&self) -> Option<String> {
        // Doubtful points carry a mark that other programs show.
        let marks = self.doubtful.iter().map(sgf_name).collect();
        Some(position_sgf(self.board, &[], &[("MA", marks)]))
    }
}

#[derive(JsonSchema, Serialize)]
pub struct PhotoJson<'a> {
    file: &'a str,
    size: [u8; 2],
    corners: [[f64; 2]; 4],
    rows: Vec<String>,
    uncertain: Vec<String>,
    confidence: Vec<Vec<f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    doubt: Option<&'a str>,
}
