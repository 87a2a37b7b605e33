//! `shuzi phone`: boards photographed by the phones in the room.

use std::io::{IsTerminal as _, Write as _, stdout};

use super::args::PhoneArgs;
use super::environment::Environment;
use crate::phone::PhoneOptions;
use crate::screens;
use crate::shell::{Failure, OutputResult as _, PhoneServer};

/// Shows the page for phones, and counts what they send.
pub(super) fn run(args: &PhoneArgs, environment: &Environment) -> Result<(), Failure> {
    if args.tls && !PhoneServer::can_encrypt() {
        let why = if cfg!(feature = "tls") { "phone-no-tls" } else { "usage-no-tls" };
        return Err(Failure::usage(why));
    }
    if !stdout().is_terminal() {
        return Err(Failure::usage("usage-no-terminal"));
    }
    let mut cx = environment.context(environment.scorer(&args.game)?, (&args.look).into())?;
    cx.phone_options =
        PhoneOptions { address: args.address, port: args.port, is_encrypted: args.tls };
    match screens::phone(cx)? {
        Some(said) => writeln!(stdout(), "{said}").or_fail(),
        None => Ok(()),
    }
}
