//! Sheets on paper: laid out once, written as PDF or SVG.

mod font;
mod layout;
mod page;
mod pdf;
mod set_table;
mod svg;

pub use font::{Font, Weight, font_styles, missing_signs};
pub use layout::{Layout, LayoutError, Paper, lay_out};
pub use page::{Mark, Page};
pub use pdf::pdf;
pub use svg::svg;
