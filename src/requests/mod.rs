//! What other programs ask, and what they are answered: a JSON object each way.

mod request;
mod service;

pub use request::{Ask, Request};
pub use service::Service;
