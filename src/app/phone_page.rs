//! The page that brings phones to the table: a code to photograph, and the boards they sent.

use qrcode::{Color as Module, EcLevel, QrCode};

use super::{Action, Mode, Page, PageEffect};
use shuzi_core::fact::Message;
use shuzi_core::goban::Board;
use shuzi_walk::Direction;

/// The page that brings phones to the table.
#[derive(Clone, Debug, Default)]
pub struct PhonePage {
    /// Where phones find the page; `None` if nothing is served.
    pub address: Option<PhoneAddress>,
    /// Why nothing is served.
    pub refused: Option<Message>,
    /// The networks of this machine, as they are called here.
    pub networks: Vec<String>,
    /// The network that phones are to be in, an index of `networks`.
    pub chosen: usize,
    /// The port that must be open.
    pub port: u16,
    /// The first bytes of the certificate's fingerprint, if the connection is encrypted.
    pub fingerprint: Option<String>,
    /// How far the phones have come.
    pub arrival: Arrival,
    /// The boards that wait to be counted, the oldest first.
    pub waiting: Vec<SentBoard>,
    /// The board under the cursor, an index of `waiting`.
    pub row: usize,
}

/// How far the phones have come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrival {
    /// None has opened the page yet.
    #[default]
    Awaited,
    /// None has after a while: something is in the way.
    Overdue,
    /// One has.
    Met,
}

/// A board that a phone has sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentBoard {
    /// Its number: the first one sent is 1.
    pub number: usize,
    /// When it came, as a clock shows it.
    pub time: String,
    /// The stones as they were read.
    pub board: Board,
    /// How many of its points are doubtful.
    pub doubts: usize,
}

/// The address of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhoneAddress {
    /// In words.
    pub text: String,
    /// As a code: row by row, whether each square is dark.
    pub code: Vec<Vec<bool>>,
}

impl PhoneAddress {
    /// An address, with its code; the code is empty if the address is too long for one.
    pub fn new(text: String) -> Self {
        // A screen is neither dirty nor torn: fewer and larger squares are read from further away.
        let code = QrCode::with_error_correction_level(&text, EcLevel::L);
        let code = code.map_or_else(
            |_| Vec::new(),
            |code| {
                let squares = code.to_colors();
                let rows = squares.chunks(code.width());
                rows.map(|row| row.iter().map(|square| *square == Module::Dark).collect()).collect()
            },
        );
        Self { text, code }
    }
}

impl Page for PhonePage {
    const MODE: Mode = Mode::Phone;

    fn can(&self, action: Action) -> bool {
        match action {
            Action::Next | Action::Move(_) => !self.waiting.is_empty(),
            Action::Change(_) => self.networks.len() > 1,
            _ => true,
        }
    }

    fn act(&mut self, action: Action) -> Option<PageEffect> {
        match action {
            Action::Move(Direction::Up) => self.row = self.row.saturating_sub(1),
            Action::Move(Direction::Down) => {
                self.row = (self.row + 1).min(self.waiting.len().saturating_sub(1));
            }
            Action::Next => {
                let board = self.waiting.get(self.row)?;
                return Some(PageEffect::CountSent(board.number));
            }
            Action::Phone => return Some(PageEffect::ChangeNetwork(0)),
            Action::Change(step) => return Some(PageEffect::ChangeNetwork(step)),
            Action::Close => return Some(PageEffect::Close),
            _ => {}
        }
        None
    }
}
