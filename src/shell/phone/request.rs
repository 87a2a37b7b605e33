//! What a phone asks, and what it is answered.

use tokio::sync::oneshot;

use shuzi_page::{Answer, Ask, Fields, Sent};
use shuzi_words::Language;

/// What a phone asks of the screen.
#[derive(Debug)]
pub struct PhoneRequest {
    /// What it asks.
    pub wish: PhoneWish,
    /// The phone's language, if it is one of ours.
    pub language: Option<Language>,
    /// Where its answer goes.
    pub reply: Reply,
}

/// Where an answer goes.
#[derive(Debug)]
pub struct Reply(oneshot::Sender<Answer>);

/// What a phone may ask.
#[derive(Debug)]
pub enum PhoneWish {
    /// A page or a picture.
    Show(Ask),
    /// A form sent from a board's page.
    Form(usize, Fields),
    /// To count the picture of a board once more.
    Again(usize),
    /// A picture was sent, from the page of a board.
    Picture(Option<usize>, Box<Sent>),
}

impl PhoneRequest {
    /// A request, and where its answer arrives.
    pub(super) fn new(
        wish: PhoneWish,
        language: Option<Language>,
    ) -> (Self, oneshot::Receiver<Answer>) {
        let (reply, answer) = oneshot::channel();
        (Self { wish, language, reply: Reply(reply) }, answer)
    }
}

impl Reply {
    /// Answers. A phone that is gone does not mind.
    pub fn answer(self, answer: Answer) {
        let _ = self.0.send(answer);
    }
}
