//! The options of `shuzi phone`.

use std::net::IpAddr;

use clap::Args;

use super::{AppearanceArgs, GameArgs, whole};
use shuzi_core::fact::Message;

/// `shuzi phone`.
#[derive(Debug, Args)]
pub struct PhoneArgs {
    /// The port of the page.
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=65_535))]
    pub port: Option<u16>,
    /// The address of this machine that phones are to find.
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    pub address: Option<IpAddr>,
    /// Whether the connection is encrypted.
    #[arg(long)]
    pub tls: bool,
    /// The appearance of the screen.
    #[command(flatten)]
    pub look: AppearanceArgs,
    /// How boards are counted.
    #[command(flatten)]
    pub game: GameArgs,
}

fn address(text: &str) -> Result<IpAddr, Message> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().map_err(|_| Message::plain("cli-phone-no-address"))
}
