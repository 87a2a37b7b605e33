//! Standard output in whole lines, whatever happens to it.

use std::fs::File;
use std::io::{self, IsTerminal as _, Seek as _, Stdout, Write};

use super::platform::output_file;

/// Standard output for pages: it ends at the end of a page, and a file on a full disk at the end of
/// a line.
#[derive(Debug)]
pub struct WholeLines {
    out: Output,
    waiting: Vec<u8>,
}

#[derive(Debug)]
enum Output {
    /// The system encodes the text for the terminal.
    Terminal(Stdout),
    /// A file or a pipe: the bytes as they are.
    File(File),
}

/// Bytes collected before they are written.
const ENOUGH: usize = 64 * 1024;

impl WholeLines {
    /// Returns standard output.
    ///
    /// # Errors
    /// Returns an error if it is closed.
    pub fn of_output() -> io::Result<Self> {
        let out = io::stdout();
        let out =
            if out.is_terminal() { Output::Terminal(out) } else { Output::File(output_file()?) };
        Ok(Self { out, waiting: Vec::new() })
    }
}

impl Write for WholeLines {
    fn write(&mut self, page: &[u8]) -> io::Result<usize> {
        self.waiting.extend_from_slice(page);
        if self.waiting.len() >= ENOUGH {
            self.flush()?;
        }
        Ok(page.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let waiting = std::mem::take(&mut self.waiting);
        let out = match &mut self.out {
            Output::Terminal(out) => return out.write_all(&waiting).and_then(|()| out.flush()),
            Output::File(out) => out,
        };
        let mut written = 0;
        while written < waiting.len() {
            match out.write(&waiting[written..]) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(count) => written += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    let torn = waiting[..written].iter().rev().take_while(|&&byte| byte != b'\n');
                    // What cannot be removed stays.
                    let _ = take_back(out, torn.count());
                    return Err(error);
                }
            }
        }
        Ok(())
    }
}

/// Removes `count` bytes from the end of a file.
fn take_back(out: &mut File, count: usize) -> io::Result<()> {
    let kind = out.metadata()?;
    if count == 0 || !kind.is_file() {
        return Ok(());
    }
    let end = out.stream_position()?;
    // Another program may write to it as well.
    if end == kind.len() {
        out.set_len(end - u64::try_from(count).unwrap_or_default())?;
    }
    Ok(())
}
