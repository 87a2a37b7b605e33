//! The system's reasons for refusing, in the reader's language.

use std::error::Error;
use std::fmt;
use std::io;

use shuzi_core::fact::{Message, Value};

/// The path is a folder, a device or a pipe, which could be waited for forever.
#[derive(Debug)]
struct NoPlainFile;

impl fmt::Display for NoPlainFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a plain file")
    }
}

impl Error for NoPlainFile {}

/// Returns the error for such a path.
pub(super) fn no_plain_file() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, NoPlainFile)
}

fn is_no_plain_file(error: &io::Error) -> bool {
    error.get_ref().and_then(|error| error.downcast_ref::<NoPlainFile>()).is_some()
}

/// The file has more bytes than any of its kind.
#[derive(Debug)]
struct TooLarge {
    most: u64,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more than {} bytes", self.most)
    }
}

impl Error for TooLarge {}

/// Returns the error for such a file.
pub(super) fn too_large(most: u64) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, TooLarge { most })
}

/// Returns the time by the clock on the wall, with its offset from UTC.
pub fn local_time() -> String {
    chrono::Local::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, true)
}

/// Returns the hour and minute of the clock on the wall: `19:42`.
pub fn clock_time() -> String {
    chrono::Local::now().format("%H:%M").to_string()
}

/// Returns why the system refused: in the reader's language for the usual reasons, otherwise in the
/// system's own text.
pub fn system_refusal(error: &io::Error) -> Value {
    let own = error.get_ref().and_then(|error| error.downcast_ref::<TooLarge>());
    if let Some(TooLarge { most }) = own {
        return Message::new("io-too-large", [("most", (most / 1024 / 1024).into())]).into();
    }
    let id = match error.kind() {
        io::ErrorKind::NotFound => "io-not-found",
        io::ErrorKind::PermissionDenied => "io-permission-denied",
        io::ErrorKind::AlreadyExists => "io-already-exists",
        io::ErrorKind::StorageFull => "io-storage-full",
        io::ErrorKind::FileTooLarge | io::ErrorKind::QuotaExceeded => "io-no-more-room",
        io::ErrorKind::ReadOnlyFilesystem => "io-read-only",
        io::ErrorKind::NotADirectory => "io-no-folder",
        // Only from the standard library; other sources give their own reason.
        io::ErrorKind::InvalidData if error.get_ref().is_none() => "io-not-utf-8",
        _ if is_no_plain_file(error) => "io-no-plain-file",
        _ => return Value::Text(error.to_string()),
    };
    Message::plain(id).into()
}
