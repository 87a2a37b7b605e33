//! A plan and the side it is for.

use super::{Area, Plan};
use crate::goban::Color;

/// How the stones of a side are rearranged.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/plan.md"))]
#[derive(Clone, Debug)]
pub struct SidePlan {
    /// Whose stones.
    pub side: Color,
    /// What they hold.
    pub area: Area,
    /// What each of them does.
    pub plan: Plan,
}
