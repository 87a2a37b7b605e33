//! The page that brings phones to the table: a code to photograph, and the boards they sent.

use qrcode::{Color as Module, EcLevel, QrCode};

use crate::ui::List;
use shuzi_core::fact::Message;
use shuzi_core::goban::Board;

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
    /// The boards that were sent, the latest first.
    pub boards: Vec<PhoneBoard>,
    /// The cursor.
    pub list: List,
}

/// A board that a phone has sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhoneBoard {
    /// Its number: the first one sent is 1.
    pub number: usize,
    /// When it came, as a clock shows it.
    pub time: String,
    /// The stones as they are now.
    pub board: Board,
    /// How far its count is, in words.
    pub standing: String,
}

/// How far the phones have come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrival {
    /// None has opened the page yet.
    #[default]
    Awaited,
    /// None has after a while: something is in the way.
    Overdue,
    Met,
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
