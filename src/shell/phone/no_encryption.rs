//! No encryption: it is not built, or the library for it is not written for this processor.

use std::future::Ready;
use std::io;
use std::net::IpAddr;

use tokio::net::TcpStream;

/// What a connection is spoken through.
pub(super) type Encrypted = TcpStream;

/// The encryption of one page: there is none.
#[derive(Clone)]
pub(super) enum Encryption {}

impl Encryption {
    /// Whether it is built and this processor has what it takes.
    pub(super) const fn is_possible() -> bool {
        false
    }

    /// A certificate for an address.
    pub(super) fn of(_address: IpAddr) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// The first bytes of the certificate's fingerprint.
    pub(super) const fn fingerprint(&self) -> &str {
        match *self {}
    }

    /// Agrees with a phone on how to speak.
    pub(super) fn accept(&self, _stream: TcpStream) -> Ready<io::Result<Encrypted>> {
        match *self {}
    }
}
