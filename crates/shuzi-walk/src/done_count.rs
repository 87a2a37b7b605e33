//! A finished count, as saved and listed.

use strum::IntoStaticStr;

use serde::{Deserialize, Serialize};

use crate::{Origin, Session, Step};
use shuzi_core::amount::Amount;
use shuzi_core::counting::SideCount;
use shuzi_core::goban::{Board, Color, Size, VertexSet};
use shuzi_core::record::{diagram_rows, diagram_sign};

/// How far a result is verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Verified {
    /// By the board of a game file, vertex by vertex.
    Board,
    /// By the counts of both sides, which add up to the board.
    BothSides,
    /// Not verified: one side's count alone.
    OneSide,
    /// Not verified: the territories of both sides, which fill no board.
    Territory,
}

/// A finished count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DoneCount {
    /// The time, in RFC 3339.
    pub time: String,
    /// The path of the game file; `None` for a real board.
    pub file: Option<String>,
    /// The board size in lines, [columns, rows].
    pub size: [u8; 2],
    /// The rule profile.
    pub rules: String,
    /// Komi in points.
    pub komi: String,
    /// Handicap stones.
    pub handicap: u32,
    pub method: String,
    /// Black's total points, if counted.
    pub black: Option<u32>,
    /// White's total points, if counted.
    pub white: Option<u32>,
    /// Non-scoring points.
    pub non_scoring: u32,
    /// The result under the game's rules as SGF writes it, such as `B+8.5`; `?` if the count does
    /// not determine it.
    pub result: String,
    /// The result of the count, if it does not determine the game's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted: Option<String>,
    /// How far the result is verified.
    pub verified: Verified,
    /// A board that was put in, in rows, dead stones in lower case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The players, [Black, White], if named.
    #[serde(default, skip_serializing_if = "are_unknown")]
    pub players: [Option<String>; 2],
}

/// A board in rows, dead stones in lower case.
fn diagram(board: &Board, dead: &VertexSet) -> String {
    let sign = |vertex| {
        let sign = diagram_sign(board.get(vertex));
        if dead.contains(vertex) { sign.to_ascii_lowercase() } else { sign }
    };
    diagram_rows(board.size(), sign).join("\n")
}

/// Whether neither player is named.
fn are_unknown(players: &[Option<String>; 2]) -> bool {
    players.iter().all(Option::is_none)
}

impl DoneCount {
    /// The finished count of a session; `None` before the result and for the bundled example.
    /// `file` is the full path of a game file, `time` in RFC 3339.
    pub fn of(session: &Session, file: Option<String>, time: &str) -> Option<Self> {
        let terms = session.terms().ok().filter(|_| session.step == Step::Result)?;
        let result = session.result();
        let own = session.named();
        if result.is_none() && own.is_none() {
            return None;
        }
        let counted = Color::BOTH.map(|side| session.count(side).map(SideCount::total));
        let (file, verified) = match session.origin() {
            Some(Origin::File(_)) => (Some(file?), Verified::Board),
            Some(Origin::PutIn) => (None, Verified::Board),
            Some(Origin::Example(_)) => return None,
            None if session.counts_territory() => (None, Verified::Territory),
            None if counted.iter().all(Option::is_some) => (None, Verified::BothSides),
            None => (None, Verified::OneSide),
        };
        let size = session.size();
        Some(Self {
            time: time.to_owned(),
            file,
            size: [size.width(), size.height()],
            rules: terms.profile.value.name.clone(),
            komi: terms.komi.value.to_string(),
            handicap: terms.handicap.value,
            method: session.setup.method.as_str().to_owned(),
            black: counted[0],
            white: counted[1],
            non_scoring: result.map_or(0, |result| result.totals.non_scoring()),
            result: own.map_or_else(|| "?".to_owned(), |own| own.to_string()),
            counted: result.filter(|_| own.is_none()).map(|result| result.outcome().to_string()),
            verified,
            board: matches!(session.origin(), Some(Origin::PutIn))
                .then(|| Some(diagram(session.board()?, &session.dead()?.stones)))
                .flatten(),
            players: session.players().map(|name| name.map(str::to_owned)),
        })
    }

    /// The result for a list, with a question mark if the game's may differ.
    pub fn shown_result(&self) -> String {
        match &self.counted {
            Some(counted) => format!("{counted} ?"),
            None => self.result.clone(),
        }
    }

    /// The board size; `None` if the saved file was edited to an impossible one.
    pub fn board_size(&self) -> Option<Size> {
        Size::new(self.size[0], self.size[1]).ok()
    }

    pub fn komi_points(&self) -> Option<Amount> {
        self.komi.parse().ok()
    }
}
