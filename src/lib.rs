//! The program `shuzi`, as a library for its own tests and fuzzers: nothing here is promised. The
//! crates `shuzi-core`, `shuzi-photo` and `shuzi-words` are for other programs.

#![doc(hidden)]
// What a name says is not said again.
#![allow(missing_docs)]

#[cfg(not(any(unix, windows)))]
compile_error!("the program needs Unix or Windows");

pub mod cli;
pub mod output;
#[cfg(feature = "phone")]
pub mod phone;
pub mod screens;
pub mod shell;
pub mod ui;
