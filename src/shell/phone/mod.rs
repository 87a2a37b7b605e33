//! The page for the phones in the room, served while it is shown on the screen.

mod answer;
mod limits;
mod network;
mod picture_form;
mod request;
mod server;

pub use network::{NetworkAddress, network_addresses};
pub use request::{PhoneReply, PhoneRequest, PhoneWish};
pub use server::PhoneServer;
