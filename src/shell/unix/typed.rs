//! What is typed, from bytes to events.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::Event;
use terminput_crossterm::to_crossterm;

const ESC: u8 = 0x1B;
const CTRL_C: u8 = 0x03;
/// What comes before pasted text.
const PASTE: &[u8] = b"\x1B[200~";
/// The longest time between two bytes of a sequence, and of pasted text: more is not waited for.
const PATIENCE: Duration = Duration::from_millis(100);
const PASTE_PATIENCE: Duration = Duration::from_secs(1);
/// The most bytes of one event: more is not pasted by a player.
const MOST: usize = 1 << 20;

/// Bytes from the terminal, and the events they are.
#[derive(Debug, Default)]
pub(super) struct Typed {
    /// The beginning of an event.
    unfinished: Vec<u8>,
    /// When its last byte came.
    last: Option<Instant>,
    events: VecDeque<Event>,
}

impl Typed {
    pub(super) fn has_event(&self) -> bool {
        !self.events.is_empty()
    }

    /// Takes the next event.
    pub(super) fn next(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// Takes bytes; `is_all` says that no more are waiting: then Escape is that key.
    pub(super) fn take(&mut self, bytes: &[u8], is_all: bool) {
        for &byte in bytes {
            self.take_byte(byte);
        }
        if is_all && self.unfinished == [ESC] {
            self.find();
        }
        self.last = Some(Instant::now());
    }

    fn take_byte(&mut self, byte: u8) {
        let is_paste = self.unfinished.starts_with(PASTE);
        // Nothing continues behind Escape or a control sign; only pasted text may hold them.
        let is_new = byte == CTRL_C || byte < b' ' && self.unfinished != [ESC];
        if self.unfinished == [ESC] && byte == ESC {
            self.find();
        } else if is_new && (!is_paste || byte == CTRL_C) || self.unfinished.len() >= MOST {
            self.unfinished.clear();
        }
        self.unfinished.push(byte);
        if self.unfinished != [ESC] {
            self.find();
        }
    }

    /// Finds the event that the bytes are.
    fn find(&mut self) {
        match terminput::Event::parse_from(&self.unfinished) {
            Ok(None) => return,
            Ok(Some(event)) => self.events.extend(to_crossterm(event).ok()),
            // Some other report of the terminal.
            Err(_) => {}
        }
        self.unfinished.clear();
    }

    /// Until when the rest of an event is waited for.
    pub(super) fn unfinished_until(&self) -> Option<Instant> {
        let is_paste = self.unfinished.starts_with(PASTE);
        let patience = if is_paste { PASTE_PATIENCE } else { PATIENCE };
        self.last.filter(|_| !self.unfinished.is_empty()).map(|last| last + patience)
    }

    /// Drops the beginning of an event whose rest does not come.
    pub(super) fn drop_unfinished(&mut self, now: Instant) {
        if self.unfinished_until().is_some_and(|until| until <= now) {
            self.unfinished.clear();
        }
    }
}
