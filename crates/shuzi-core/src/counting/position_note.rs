//! Notes that explain the count of a position.

use super::Settled;
use crate::fact::facts;
use crate::goban::{Color, Vertex};
use crate::rules::Profile;

facts! {
    /// A note about points of a position that explains its count.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/settled.md"))]
    pub enum PositionNote {
        /// Liberties in a seki that only one side can fill; they count for that side.
        OneSided { side: Color, places: Vec<String> } => "note-one-sided",
        /// Teire points: they must be filled after the dame, so they are not territory.
        Teire { side: Color, places: Vec<String> } => "score-teire",
        /// A dame worth a point, as the side must fill a point if the opponent takes the dame first.
        OpenTeire { side: Color, other: Color, dame: String, point: String } => "score-teire-open",
    }
}

impl PositionNote {
    /// All notes on a position under a rule profile.
    pub fn all(settled: &Settled, profile: &Profile) -> Vec<Self> {
        let mut notes = Self::one_sided(settled);
        let teire = by_side(settled, settled.teire_by(profile));
        notes.extend(teire.map(|(side, places)| Self::Teire { side, places }));
        notes.extend(settled.open_teire_by(profile).iter().map(|open| Self::OpenTeire {
            side: open.owner,
            other: open.owner.other(),
            dame: open.dame.name(settled.size()),
            point: open.point.name(settled.size()),
        }));
        notes
    }

    /// The notes on liberties in seki that only one side can fill.
    pub fn one_sided(settled: &Settled) -> Vec<Self> {
        let alone = by_side(settled, &settled.seki().one_sided);
        alone.map(|(side, places)| Self::OneSided { side, places }).collect()
    }
}

/// The names of each side's points, for sides that have any.
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
