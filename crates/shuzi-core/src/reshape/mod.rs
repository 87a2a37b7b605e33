//! The physical count: turns territory into rectangles while handling the fewest stones.

mod area;
mod assignment;
mod candidate;
mod plan;
mod prices;
mod rectangle;
mod side_plan;
mod sweep;

pub use area::Area;
pub use candidate::Style;
pub use plan::{Handling, Instruction, Plan, PlanMark};
pub use rectangle::Rectangle;
pub use side_plan::SidePlan;
