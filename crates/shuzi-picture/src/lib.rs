//! The board as a picture: a scene of shapes, drawn as SVG or as pixels.

mod board_picture;
mod font;
mod point_mark;
mod raster;
mod scene;
mod svg;

pub use board_picture::{BOARD_MARGIN, BoardPicture};
pub use font::{Font, Weight, font_styles, missing_signs};
pub use point_mark::PointMark;
pub use raster::{Pixels, Raster, png};
pub use scene::{Paint, Rgba, Scene, Shape};
pub use svg::{SvgHead, escaped, page_svg, scene_svg, svg};
