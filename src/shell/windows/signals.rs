//! What the system tells a program.

use std::io;
use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// What tells a program to end.
pub(in crate::shell) const ENDINGS: [i32; 2] = [SIGINT, SIGTERM];

/// No program is started to ignore any of them.
pub(in crate::shell) const fn is_ignored() -> impl Fn(i32) -> bool {
    |_| false
}

/// What a program that Ctrl-C ended gives back (`STATUS_CONTROL_C_EXIT`).
const BY_CONTROL_C: i32 = 0xC000_013A_u32.cast_signed();

/// Ends the program as the signal does where nobody notices it.
pub(in crate::shell) fn end_by(_signal: i32) {
    exit(BY_CONTROL_C);
}

/// Has the signal end the program at once where it was told to end already.
///
/// # Errors
/// If the system does not let signals be noticed.
pub(in crate::shell) fn end_when_told_again(
    signal: i32,
    is_told: &Arc<AtomicBool>,
) -> io::Result<()> {
    flag::register_conditional_shutdown(signal, BY_CONTROL_C, Arc::clone(is_told)).map(drop)
}
