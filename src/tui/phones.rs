//! The boards that phones have sent, and what the phones are shown.

use std::cell::OnceCell;
use std::io;
use std::net::{IpAddr, SocketAddr};

use super::layer::Layer;
use super::opening::Opening;
use super::{PhoneOptions, Shared};
use crate::app::{App, Review, SeenBoard, SentBoard, Session, Table};
use crate::fact::Message;
use crate::goban::Board;
use crate::phone::{PageContext, board_page, put_away_page, queued_page, waiting_page};
use crate::photo::Reading;
use crate::picture::Pixels;
use crate::record::Info;
use crate::shell::{
    Failure, NetworkAddress, PhoneReply, PhoneServer, Waker, local_time, network_addresses,
};
use crate::view::terms_line;
use crate::words::{Language, Words};

/// The phones at the table, while the page for them is shown.
pub(super) struct Phones {
    server: PhoneServer,
    secret: String,
    pub(super) networks: Vec<NetworkAddress>,
    /// The network the server listens in, an index of `networks`.
    pub(super) chosen: usize,
    /// Whether a phone has opened the page.
    pub(super) has_met: bool,
    boards: Vec<Sent>,
    /// The languages of the phones that have come.
    words: Vec<Words>,
}

/// A board that a phone has sent.
struct Sent {
    fingerprint: u64,
    time: String,
    board: Board,
    review: Review,
    photograph: OnceCell<Option<Vec<u8>>>,
    stage: Stage,
}

/// How far the count of a board is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    Waits,
    /// Its count was opened.
    Opened,
    /// Its count was left, with this result if it has one.
    Left(Option<String>),
}

/// The most boards kept: an evening's.
const MOST_BOARDS: usize = 200;

impl Phones {
    /// Serves the page at the address asked for, or at the one phones can most likely reach.
    ///
    /// # Errors
    /// Returns an error if there is no such address, or the system does not let it.
    pub(super) fn start(shared: &Shared, waker: &Waker) -> Result<Self, Message> {
        let PhoneOptions { address, port } = shared.phone_options;
        let mut networks = network_addresses();
        let chosen = match address {
            None if networks.iter().all(|network| network.is_unlikely) => {
                return Err(Message::plain("phone-no-network"));
            }
            None => 0,
            Some(address) => networks
                .iter()
                .position(|network| network.address == address)
                .unwrap_or_else(|| {
                    let interface = String::new();
                    networks.push(NetworkAddress { interface, address, is_unlikely: false });
                    networks.len() - 1
                }),
        };
        let secret = PhoneServer::secret().map_err(|why| not_served(&why))?;
        let server = serve(networks[chosen].address, port, &secret, shared, waker)?;
        let (boards, words, has_met) = (Vec::new(), Vec::new(), false);
        Ok(Self { server, secret, networks, chosen, has_met, boards, words })
    }

    /// Serves the page in another network; what was sent stays.
    ///
    /// # Errors
    /// Returns an error if the system does not let it; the page then stays where it was.
    pub(super) fn change_network(
        &mut self,
        step: i32,
        shared: &Shared,
        waker: &Waker,
    ) -> Result<(), Message> {
        let count = i32::try_from(self.networks.len()).unwrap_or(1).max(1);
        let at = i32::try_from(self.chosen).unwrap_or(0);
        let next = usize::try_from((at + step).rem_euclid(count)).unwrap_or(0);
        if next == self.chosen {
            return Ok(());
        }
        let port = shared.phone_options.port;
        self.server = serve(self.networks[next].address, port, &self.secret, shared, waker)?;
        self.chosen = next;
        self.has_met = false;
        Ok(())
    }

    /// The server.
    pub(super) const fn server(&self) -> &PhoneServer {
        &self.server
    }

    /// Where the server listens.
    pub(super) const fn listens_at(&self) -> SocketAddr {
        self.server.listens_at()
    }

    /// The boards that wait, the oldest first.
    pub(super) fn waiting(&self) -> Vec<SentBoard> {
        let numbered = self.boards.iter().zip(1..);
        let waiting = numbered.filter(|(sent, _)| sent.stage == Stage::Waits);
        waiting
            .map(|(sent, number)| SentBoard {
                number,
                time: sent.time.clone(),
                board: sent.board.clone(),
                doubts: sent.review.doubts.len(),
            })
            .collect()
    }

    /// Takes a board that was sent, and returns its number. The same picture sent again is the same
    /// board; `None` if there are too many.
    pub(super) fn take(&mut self, fingerprint: u64, reading: &Reading) -> Option<usize> {
        if let Some(at) = self.boards.iter().position(|sent| sent.fingerprint == fingerprint) {
            return Some(at + 1);
        }
        if self.boards.len() >= MOST_BOARDS {
            return None;
        }
        let time = local_time();
        self.boards.push(Sent {
            fingerprint,
            time: time.get(11..16).unwrap_or_default().to_owned(),
            board: reading.board.clone(),
            review: Review::of(reading),
            photograph: OnceCell::new(),
            stage: Stage::Waits,
        });
        Some(self.boards.len())
    }

    /// Notes that the count of a board was left.
    pub(super) fn leave(&mut self, number: usize, result: Option<String>) {
        if let Some(sent) = number.checked_sub(1).and_then(|at| self.boards.get_mut(at)) {
            sent.stage = Stage::Left(result);
        }
    }

    /// The photograph of a board from straight above, in PNG.
    pub(super) fn photograph(&self, number: usize, seen: Option<&SeenBoard>) -> Option<Vec<u8>> {
        // One that was turned on the screen is not the one that was sent.
        let sent = self.boards.get(number.checked_sub(1)?)?;
        match seen {
            Some(seen) if sent.review.seen.as_deref() != Some(seen) => png_of(seen),
            _ => {
                let own = sent.review.seen.as_deref();
                sent.photograph.get_or_init(|| own.and_then(png_of)).clone()
            }
        }
    }

    /// The page of a board, or of what is on the screen.
    pub(super) fn page(
        &mut self,
        number: Option<usize>,
        language: Option<Language>,
        usual: &Session,
        own_words: &Words,
        stack: &[Box<dyn Layer>],
    ) -> Option<PhoneReply> {
        self.has_met = true;
        let count = match number {
            Some(number) => on_screen(stack, number).map(|app| (number, app)),
            None => stack.iter().rev().find_map(|layer| layer.phone_count()),
        };
        self.know(language);
        let words = self.words_in(language).unwrap_or(own_words);
        let base = format!("/{}/", self.secret);
        let session = count.map_or(usual, |(_, app)| app.session());
        let terms = terms_line(session, words);
        let context = PageContext { words, base: &base, terms: &terms, news: self.server.news() };
        let page = match (count, number) {
            (Some((number, app)), _) => {
                let seen = app.editor().and_then(|editor| editor.review()?.seen.as_deref());
                let path = seen.map(|_| format!("{base}{number}/photograph"));
                board_page(&context, number, app, path.as_deref())
            }
            (None, None) => waiting_page(&context, None),
            (None, Some(number)) => {
                let sent = self.boards.get(number.checked_sub(1)?)?;
                match &sent.stage {
                    Stage::Waits => {
                        let waits = |sent: &&Sent| sent.stage == Stage::Waits;
                        let before = self.boards[..number - 1].iter().filter(waits).count();
                        queued_page(&context, &sent.board, before)
                    }
                    Stage::Opened => put_away_page(&context, &sent.board, None),
                    Stage::Left(result) => put_away_page(&context, &sent.board, result.as_deref()),
                }
            }
        };
        Some(PhoneReply::Page(page))
    }

    /// The page after a picture that shows no board.
    pub(super) fn refused(
        &mut self,
        why: &Message,
        language: Option<Language>,
        usual: &Session,
        own_words: &Words,
    ) -> PhoneReply {
        self.know(language);
        let words = self.words_in(language).unwrap_or(own_words);
        let base = format!("/{}/", self.secret);
        let terms = terms_line(usual, words);
        let context = PageContext { words, base: &base, terms: &terms, news: self.server.news() };
        PhoneReply::Page(waiting_page(&context, Some(why)))
    }

    fn know(&mut self, language: Option<Language>) {
        if let Some(language) = language
            && self.words_in(Some(language)).is_none()
        {
            self.words.push(Words::of(language));
        }
    }

    fn words_in(&self, language: Option<Language>) -> Option<&Words> {
        self.words.iter().find(|words| Some(words.language()) == language)
    }
}

/// The count of the board with this number, if it is on the stack.
pub(super) fn on_screen(stack: &[Box<dyn Layer>], number: usize) -> Option<&App> {
    let counts = stack.iter().rev().filter_map(|layer| layer.phone_count());
    counts.into_iter().find(|(own, _)| *own == number).map(|(_, app)| app)
}

impl Shared {
    /// What the count of the oldest board that waits begins with, or of the one with this number.
    pub(super) fn next_sent(&mut self, number: Option<usize>) -> Result<Option<Opening>, Failure> {
        let Some(phones) = &mut self.phones else { return Ok(None) };
        let waits = |sent: &Sent| sent.stage == Stage::Waits;
        let at = match number {
            Some(number) => {
                number.checked_sub(1).filter(|at| phones.boards.get(*at).is_some_and(waits))
            }
            None => phones.boards.iter().position(waits),
        };
        let Some(at) = at else { return Ok(None) };
        let sent = &mut phones.boards[at];
        sent.stage = Stage::Opened;
        let (board, review) = (sent.board.clone(), sent.review.clone());
        let mut opening = self.opening(None)?;
        let setup = opening.session.setup.clone();
        opening.session = Session::new(Table::Real(board.size()), Info::default(), setup);
        opening.photograph = Some((board, review));
        opening.is_another = true;
        opening.sent = Some(at + 1);
        Ok(Some(opening))
    }

    /// Whether a board waits to be counted.
    pub(super) fn has_sent(&self) -> bool {
        let waits = |sent: &Sent| sent.stage == Stage::Waits;
        self.phones.as_ref().is_some_and(|phones| phones.boards.iter().any(waits))
    }
}

fn serve(
    address: IpAddr,
    port: Option<u16>,
    secret: &str,
    shared: &Shared,
    waker: &Waker,
) -> Result<PhoneServer, Message> {
    let options = shared.options.clone();
    PhoneServer::start(address, port, secret.to_owned(), options, waker.clone())
        .map_err(|why| not_served(&why))
}

fn not_served(why: &io::Error) -> Message {
    Message::new("phone-not-served", [("why", crate::shell::system_refusal(why))])
}

/// A photograph in PNG.
fn png_of(seen: &SeenBoard) -> Option<Vec<u8>> {
    let side = u32::try_from(seen.side).ok()?;
    let rgba = seen.rgb.chunks_exact(3).flat_map(|pixel| [pixel[0], pixel[1], pixel[2], 255]);
    Pixels { width: side, height: side, rgba: rgba.collect() }.png()
}
