//! `shuzi phone`: boards photographed by the phones in the room.

use std::net::IpAddr;

use clap::Args;
use shuzi_core::fact::Message;

use super::args::{AppearanceArgs, GameArgs, whole};
use super::count::{needs_terminal, tell};
use super::environment::Environment;
use crate::phone::PhoneOptions;
use crate::screens;
use crate::shell::{Failure, PhoneServer};

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

/// Shows the page for phones, and counts what they send.
pub(super) fn run(args: &PhoneArgs, environment: &Environment) -> Result<(), Failure> {
    if args.tls && !PhoneServer::can_encrypt() {
        let why = if cfg!(feature = "tls") { "phone-no-tls" } else { "usage-no-tls" };
        return Err(Failure::usage(why));
    }
    needs_terminal()?;
    let (scorer, options) = environment.scorer(&args.game)?;
    let mut cx = environment.context(scorer, options, (&args.look).into())?;
    cx.phone_options =
        PhoneOptions { address: args.address, port: args.port, is_encrypted: args.tls };
    tell(screens::phone(cx)?)
}
