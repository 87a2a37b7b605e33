//! What the system tells a program.

use signal_hook::consts::{SIGINT, SIGTERM};

/// What tells a program to end.
pub(in crate::shell) const ENDINGS: [i32; 2] = [SIGINT, SIGTERM];

/// No program is started to ignore any of them.
pub(in crate::shell) const fn is_ignored() -> impl Fn(i32) -> bool {
    |_| false
}
