//! The phones at the table: where their page is served, and the boards they have sent.

mod phones;

pub use phones::PhoneOptions;
pub(crate) use phones::Phones;
