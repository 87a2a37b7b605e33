//! What a reader of a counted position should know of its points.

use super::Settled;
use crate::fact::facts;
use crate::goban::{Color, Vertex};
use crate::rules::Profile;

facts! {
    /// Something about points of a position that explains its count.
    pub enum PositionNote {
        /// A liberty of a seki that one side alone can fill: it counts for that side.
        OneSided {
            /// The side.
            side: Color,
            /// The points.
            places: Vec<String>,
        } => "note-one-sided",
        /// Points that have to be filled once the dame are taken are no territory.
        Teire {
            /// Whose.
            side: Color,
            /// The points.
            places: Vec<String>,
        } => "score-teire",
    }
}

impl PositionNote {
    /// What there is to know of a position under a rule profile.
    pub fn all(settled: &Settled, profile: &Profile) -> Vec<Self> {
        let mut notes = Self::one_sided(settled);
        let teire = by_side(settled, settled.teire_by(profile));
        notes.extend(teire.map(|(side, places)| Self::Teire { side, places }));
        notes
    }

    /// Which liberties of sekis one side alone can fill.
    pub fn one_sided(settled: &Settled) -> Vec<Self> {
        let alone = by_side(settled, &settled.seki().one_sided);
        alone.map(|(side, places)| Self::OneSided { side, places }).collect()
    }
}

/// The names of each side's points, where it has any.
fn by_side(
    settled: &Settled,
    points: &[(Vertex, Color)],
) -> impl Iterator<Item = (Color, Vec<String>)> {
    Color::BOTH.into_iter().filter_map(|side| {
        let own = points.iter().filter(|(_, owner)| *owner == side);
        let places: Vec<String> = own.map(|(vertex, _)| vertex.name(settled.size())).collect();
        (!places.is_empty()).then_some((side, places))
    })
}
