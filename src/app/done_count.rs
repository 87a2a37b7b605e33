//! A count that was done, as it is kept and listed.

use serde::{Deserialize, Serialize};

use super::{Origin, Session, Step};
use crate::amount::Amount;
use crate::counting::SideCount;
use crate::goban::{Color, Size};

/// What a result rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verified {
    /// A game file's board, vertex by vertex.
    Board,
    /// Both sides' counts, which make the board.
    BothSides,
    /// One side's count alone.
    OneSide,
}

impl Verified {
    /// The word JSON uses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::BothSides => "both-sides",
            Self::OneSide => "one-side",
        }
    }
}

/// A count that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DoneCount {
    /// When: RFC 3339.
    pub time: String,
    /// The game's file; none for a real board.
    pub file: Option<String>,
    /// Columns and rows.
    pub size: [u8; 2],
    /// The rule profile.
    pub rules: String,
    /// Komi in points.
    pub komi: String,
    /// Handicap stones.
    pub handicap: u32,
    /// The method.
    pub method: String,
    /// Black's total points, where they were counted.
    pub black: Option<u32>,
    /// White's total points, where they were counted.
    pub white: Option<u32>,
    /// Non-scoring points.
    pub non_scoring: u32,
    /// The result by the game's rules as a game record writes it: `B+8.5`; `?` where what was
    /// counted does not tell it.
    pub result: String,
    /// What was counted, where that does not tell the result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted: Option<String>,
    /// What it rests on.
    pub verified: Verified,
}

impl DoneCount {
    /// The count of a session that has come to its result, at this time; of a game file, by its
    /// whole path. The bundled example is nobody's game.
    pub fn of(session: &Session, file: Option<String>, time: &str) -> Option<Self> {
        let result = session.result().filter(|_| session.step == Step::Result)?;
        let terms = &result.terms;
        let counted = Color::BOTH.map(|side| session.count(side).map(SideCount::total));
        let (file, verified) = match session.origin() {
            Some(Origin::File(_)) => (Some(file?), Verified::Board),
            Some(Origin::PutIn) => (None, Verified::Board),
            Some(Origin::Example) => return None,
            None if counted.iter().all(Option::is_some) => (None, Verified::BothSides),
            None => (None, Verified::OneSide),
        };
        let size = session.size();
        let own = session.own_result().outcome(result.outcome());
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
            non_scoring: result.totals.non_scoring(),
            result: own.map_or_else(|| "?".to_owned(), |own| own.to_string()),
            counted: own.is_none().then(|| result.outcome().to_string()),
            verified,
        })
    }

    /// The result as a list shows it: with a question mark where it may be another.
    pub fn shown_result(&self) -> String {
        match &self.counted {
            Some(counted) => format!("{counted} ?"),
            None => self.result.clone(),
        }
    }

    /// The board's size; none if the file was tampered with.
    pub fn board_size(&self) -> Option<Size> {
        Size::new(self.size[0], self.size[1]).ok()
    }

    /// Komi in points.
    pub fn komi_points(&self) -> Option<Amount> {
        self.komi.parse().ok()
    }
}
