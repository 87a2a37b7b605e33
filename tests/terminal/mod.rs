//! The program in a terminal of its own.

// Not every test needs all of it.
#![allow(dead_code)]

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtyPair, PtySize, native_pty_system};

/// How long something may take to appear on a very busy machine.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A number of rows or columns.
pub fn lines(count: u16) -> NonZero<u16> {
    NonZero::new(count).unwrap()
}

/// The program in a terminal of its own.
pub struct Session {
    pub child: Box<dyn Child + Send + Sync>,
    pub master: Box<dyn MasterPty + Send>,
    pub writer: Box<dyn Write + Send>,
    pub output: Receiver<Vec<u8>>,
    pub screen: vt100::Parser,
    pub raw: Vec<u8>,
}

/// Sends a program a signal: `-TERM`.
pub fn signal(child: &dyn Child, signal: &str) {
    let id = child.process_id().unwrap().to_string();
    std::process::Command::new("kill").args([signal, &id]).output().unwrap();
}

impl Session {
    pub fn start(folder: &Path, args: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::start_in(Path::new(env!("CARGO_MANIFEST_DIR")), folder, args, variables)
    }

    /// Starts the program in the folder `here`.
    pub fn start_in(here: &Path, folder: &Path, args: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::start_by(&[], here, folder, args, variables)
    }

    /// Starts the program by a command put before it.
    pub fn start_by(
        before: &[&str],
        here: &Path,
        folder: &Path,
        args: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let words = [before, &[env!("CARGO_BIN_EXE_shuzi")], args].concat();
        let mut command = CommandBuilder::from_argv(words.iter().map(Into::into).collect());
        command.cwd(here);
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        command.env("LC_ALL", "C.UTF-8");
        for (name, below) in
            [("SHUZI_CONFIG_DIR", "c"), ("SHUZI_DATA_DIR", "d"), ("SHUZI_STATE_DIR", "s")]
        {
            command.env(name, folder.join(below));
        }
        for (name, value) in variables {
            command.env(name, value);
        }
        Self::of(pair, command)
    }

    /// Starts a command in a terminal.
    pub fn of(pair: PtyPair, command: CommandBuilder) -> Self {
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count) = reader.read(&mut bytes) {
                if count == 0 || sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let writer = pair.master.take_writer().unwrap();
        let screen = vt100::Parser::new(lines(24), lines(80), 0);
        Self { child, master: pair.master, writer, output, screen, raw: Vec::new() }
    }

    /// Waits until the screen shows a text.
    pub fn shows(&mut self, text: &str) {
        self.waits(&format!("never showed `{text}`"), |contents| contents.contains(text));
    }

    /// Waits until the screen shows a text, and another one no longer.
    pub fn shows_instead(&mut self, text: &str, of: &str) {
        self.waits(&format!("never showed `{text}` instead of `{of}`"), |contents| {
            contents.contains(text) && !contents.contains(of)
        });
    }

    fn waits(&mut self, why: &str, is_so: impl Fn(&str) -> bool) {
        let since = Instant::now();
        while !is_so(&self.screen.screen().contents()) {
            let left = PATIENCE.checked_sub(since.elapsed());
            let Some(bytes) = left.and_then(|left| self.output.recv_timeout(left).ok()) else {
                panic!("{why}:\n{}", self.screen.screen().contents());
            };
            self.take(&bytes);
        }
    }

    pub fn take(&mut self, bytes: &[u8]) {
        self.screen.process(bytes);
        self.raw.extend_from_slice(bytes);
    }

    pub fn press(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// Waits for the end; returns the exit status and reads all remaining output.
    pub fn ends(&mut self) -> u32 {
        let since = Instant::now();
        let status = loop {
            while let Ok(bytes) = self.output.try_recv() {
                self.take(&bytes);
            }
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            let shown = self.screen.screen().contents();
            assert!(since.elapsed() < PATIENCE, "it does not end:\n{shown}");
            thread::sleep(Duration::from_millis(20));
        };
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(300)) {
            self.take(&bytes);
        }
        status.exit_code()
    }

    pub fn is_restored(&self) -> bool {
        let screen = self.screen.screen();
        !screen.alternate_screen()
            && !screen.hide_cursor()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    }
}
