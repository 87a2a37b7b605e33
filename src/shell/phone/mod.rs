//! The page for the phones in the room, served while it is shown on the screen.

mod answer;
#[cfg(all(feature = "tls", any(target_arch = "aarch64", target_arch = "x86_64")))]
mod encryption;
#[cfg(not(all(feature = "tls", any(target_arch = "aarch64", target_arch = "x86_64"))))]
#[path = "no_encryption.rs"]
mod encryption;
mod limits;
mod network;
mod picture_form;
mod request;
mod server;

pub use answer::language;
pub use limits::{Admitted, Doorkeeper, MOST_OF_ALL, MOST_OF_ONE};
pub use network::{NetworkAddress, is_unlikely, network_addresses};
pub use request::{PhoneRequest, PhoneWish};
pub use server::{PhoneServer, Serving};
