//! Sheets on paper: laid out once, written as PDF or SVG.

mod cards;
mod choice;
mod count_step;
mod figure;
mod layout;
mod needs;
mod needs_grid;
mod needs_table;
mod page;
mod paragraphs;
mod pdf;
mod pdf_structure;
mod poster;
mod rank_grid;
mod set_table;
mod sum_table;
mod svg;
mod wallet_card;

pub use choice::Choice;
pub use count_step::{CountStep, GameNumber, GameNumbers};
pub use figure::{BoardFigure, Drawing, Figure};
pub use layout::{Layout, Paper, card_backs, lay_out};
pub(crate) use needs::take_shared;
pub use needs::{LargeNeeds, Needs};
pub use needs_table::NeedsTable;
pub use page::{Ink, Mark, Page, Tag};
pub use pdf::pdf;
pub use poster::{Poster, PosterBlock, PosterForm, SmallText, lay_out_poster};
pub use rank_grid::{RankGrid, RankRow};
pub use sum_table::{SumCell, SumKind, SumLine, SumTable};
pub use svg::{figure_svg, svg};
pub use wallet_card::WalletCard;
