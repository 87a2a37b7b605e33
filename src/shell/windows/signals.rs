//! Signals of the system.

use std::io;
use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The signals that end a program.
pub(in crate::shell) const ENDINGS: [i32; 2] = [SIGINT, SIGTERM];

/// Returns no signal as ignored: programs are not started that way.
pub(in crate::shell) const fn is_ignored() -> impl Fn(i32) -> bool {
    |_| false
}

/// Exit code of a program that Ctrl-C ended (`STATUS_CONTROL_C_EXIT`).
const BY_CONTROL_C: i32 = 0xC000_013A_u32.cast_signed();

/// Ends the program as the signal does by default.
pub(in crate::shell) fn end_by(_signal: i32) {
    exit(BY_CONTROL_C);
}

/// Makes the signal end the program at once if an earlier one already asked it to end.
pub(in crate::shell) fn end_when_told_again(
    signal: i32,
    is_told: &Arc<AtomicBool>,
) -> io::Result<()> {
    flag::register_conditional_shutdown(signal, BY_CONTROL_C, Arc::clone(is_told)).map(drop)
}
