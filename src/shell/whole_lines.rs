//! Standard output in whole lines, whatever happens to it.

use std::fs::File;
use std::io::{self, Seek as _, Write};
use std::os::fd::AsFd as _;

/// Standard output as it takes pages: what is written ends where a page ends, and a file on a disk
/// that is full where a line does.
#[derive(Debug)]
pub struct WholeLines {
    out: File,
    waiting: Vec<u8>,
}

/// So much is kept back before it is written.
const ENOUGH: usize = 64 * 1024;

impl WholeLines {
    /// Standard output.
    ///
    /// # Errors
    /// If it is closed.
    pub fn of_output() -> io::Result<Self> {
        let out = io::stdout().as_fd().try_clone_to_owned()?;
        Ok(Self { out: out.into(), waiting: Vec::new() })
    }

    /// Adds a page.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, page: &[u8]) -> io::Result<()> {
        self.waiting.extend_from_slice(page);
        if self.waiting.len() < ENOUGH { Ok(()) } else { self.show() }
    }

    /// Writes what was kept back.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn show(&mut self) -> io::Result<()> {
        let waiting = std::mem::take(&mut self.waiting);
        let mut written = 0;
        while written < waiting.len() {
            match self.out.write(&waiting[written..]) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(count) => written += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    let torn = waiting[..written].iter().rev().take_while(|&&byte| byte != b'\n');
                    // What cannot be taken back stays.
                    let _ = self.take_back(torn.count());
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    /// Takes so many bytes back from the end of a file.
    fn take_back(&mut self, count: usize) -> io::Result<()> {
        let kind = self.out.metadata()?;
        if count == 0 || !kind.is_file() {
            return Ok(());
        }
        let end = self.out.stream_position()?;
        // Another program may write to it as well.
        if end == kind.len() {
            self.out.set_len(end - u64::try_from(count).unwrap_or_default())?;
        }
        Ok(())
    }
}

impl Write for WholeLines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.add(bytes).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.show()
    }
}
