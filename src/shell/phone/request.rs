//! What a phone asks, and what it is answered.

use tokio::sync::oneshot;

use shuzi_core::fact::Message;
use shuzi_photo::Reading;
use shuzi_words::Language;

/// What a phone asks of the screen.
#[derive(Debug)]
pub struct PhoneRequest {
    /// What it asks.
    pub wish: PhoneWish,
    /// The phone's language, if it is one of ours.
    pub language: Option<Language>,
    reply: oneshot::Sender<PhoneReply>,
}

/// What a phone may ask.
#[derive(Debug)]
pub enum PhoneWish {
    /// The page of a board, by its number; without one, of what is on the screen now.
    Page(Option<usize>),
    /// The photograph of a board, from straight above.
    Photograph(usize),
    /// The names and values of a form sent from a board's page.
    Form(usize, Vec<(String, String)>),
    /// A picture was sent.
    Picture {
        /// The number of the board whose page it was sent from.
        from: Option<usize>,
        /// Tells this picture from others.
        fingerprint: u64,
        /// What it shows.
        read: Box<Result<Reading, Message>>,
    },
}

/// What a phone is answered.
#[derive(Debug)]
pub enum PhoneReply {
    /// A page in HTML.
    Page(String),
    /// A picture in PNG.
    Picture(Vec<u8>),
    /// Another page, by its path below the secret one.
    Go(String),
    /// There is no such thing.
    Nothing,
}

impl PhoneRequest {
    /// A request, and where its answer arrives.
    pub(super) fn new(
        wish: PhoneWish,
        language: Option<Language>,
    ) -> (Self, oneshot::Receiver<PhoneReply>) {
        let (reply, answer) = oneshot::channel();
        (Self { wish, language, reply }, answer)
    }

    /// Answers it. A phone that is gone does not mind.
    pub fn answer(self, reply: PhoneReply) {
        let _ = self.reply.send(reply);
    }
}
