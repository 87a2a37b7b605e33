//! Questions from other programs and their answers, as JSON objects.

mod request;
mod service;

pub use request::{Ask, Request};
pub use service::Service;
