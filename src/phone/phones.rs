//! The boards that phones have sent, and what the phones are shown.

use std::cell::OnceCell;
use std::io;
use std::net::IpAddr;

use super::{PageContext, board_page, put_away_page, queued_page, waiting_page};
use crate::output::terms_line;
use crate::shell::{
    Journal, NetworkAddress, PhoneServer, Serving, Waker, local_time, network_addresses, review_of,
};
use shuzi_core::fact::Message;
use shuzi_core::goban::Board;
use shuzi_core::scorer::ScoreOptions;
use shuzi_photo::Reading;
use shuzi_picture::Pixels;
use shuzi_walk::{Editor, Review, SeenBoard, Session, Workbench};
use shuzi_words::{Language, Words};

/// Where the page for phones is served; where nothing is said, at the likeliest place.
#[derive(Clone, Copy, Debug, Default)]
pub struct PhoneOptions {
    /// The address of this machine.
    pub address: Option<IpAddr>,
    pub port: Option<u16>,
    /// Whether the connection is encrypted.
    pub is_encrypted: bool,
}

/// A board that waits to be counted.
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

/// A board that was sent and is counted now.
#[derive(Debug)]
pub(crate) struct OpenedBoard {
    pub(crate) number: usize,
    pub(crate) board: Board,
    pub(crate) review: Review,
    /// Where its count is kept, if it was begun and put back.
    pub(crate) journal: Option<Journal>,
}

/// The phones at the table, while the page for them is shown.
#[derive(Debug)]
pub(crate) struct Phones {
    options: PhoneOptions,
    /// What pictures are read with.
    reading: ScoreOptions,
    server: PhoneServer,
    secret: String,
    pub(crate) networks: Vec<NetworkAddress>,
    /// The network the server listens in, an index of `networks`.
    pub(crate) chosen: usize,
    /// Whether a phone has opened the page.
    pub(crate) has_met: bool,
    /// What a board on the table is counted by.
    pub(crate) usual: Session,
    boards: Vec<Sent>,
    /// The languages of the phones that have come.
    words: Vec<Words>,
}

/// A board that a phone has sent.
#[derive(Debug)]
struct Sent {
    fingerprint: u64,
    time: String,
    board: Board,
    review: Review,
    /// What was read; its view from above is that of the review.
    reading: Reading,
    photograph: OnceCell<Option<Vec<u8>>>,
    stage: Stage,
    /// Where its count is kept, if it was begun and put back.
    journal: Option<Journal>,
}

/// How far the count of a board is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    Waits,
    /// Its count was opened.
    Opened,
    /// It is counted, with this result if a winner is named.
    Counted(Option<String>),
}

/// The most boards that wait at the same time; their photographs take a megabyte each.
const MOST_WAITING: usize = 30;

impl Phones {
    /// Serves the page at the address asked for, or at the one phones can most likely reach.
    pub(crate) fn start(
        (options, reading): (PhoneOptions, ScoreOptions),
        usual: Session,
        waker: &Waker,
    ) -> Result<Self, Message> {
        let address = options.address;
        let networks = networks(options);
        let chosen = match address {
            None if networks.iter().all(|network| network.is_unlikely) => {
                return Err(Message::plain("phone-no-network"));
            }
            None => 0,
            Some(address) => place_of(address, &networks).unwrap_or(0),
        };
        let secret = PhoneServer::secret().map_err(|why| not_served(&why))?;
        let server = serve(networks[chosen].address, &secret, (options, &reading), waker)?;
        Ok(Self {
            options,
            reading,
            server,
            secret,
            networks,
            chosen,
            has_met: false,
            usual,
            boards: Vec::new(),
            words: Vec::new(),
        })
    }

    /// Serves the page in another network; what was sent stays. Without a step it looks for networks
    /// that this machine has joined or left meanwhile.
    pub(crate) fn change_network(&mut self, step: i32, waker: &Waker) -> Result<(), Message> {
        let found = networks(self.options);
        let own = self.networks.get(self.chosen).map(|own| own.address);
        let stays = own.and_then(|own| place_of(own, &found));
        let is_new = |network: &NetworkAddress| {
            !network.is_unlikely && place_of(network.address, &self.networks).is_none()
        };
        let next = match (stays, step) {
            (Some(at), 0) => found.iter().position(is_new).unwrap_or(at),
            (Some(at), step) => {
                let count = i32::try_from(found.len()).unwrap_or(1).max(1);
                let at = i32::try_from(at).unwrap_or(0);
                usize::try_from((at + step).rem_euclid(count)).unwrap_or(0)
            }
            (None, _) => 0,
        };
        let Some(address) = found.get(next).map(|network| network.address) else {
            return Err(Message::plain("phone-no-network"));
        };
        if Some(address) != own {
            let how = (self.options, &self.reading);
            self.server = serve(address, &self.secret, how, waker)?;
            self.has_met = false;
        }
        (self.networks, self.chosen) = (found, next);
        Ok(())
    }

    pub(crate) const fn server(&self) -> &PhoneServer {
        &self.server
    }

    /// The boards that wait, the oldest first.
    pub(crate) fn waiting(&self) -> Vec<SentBoard> {
        let numbered = self.boards.iter().zip(1..);
        let waiting = numbered.filter(|(sent, _)| sent.waits());
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
    /// board.
    pub(crate) fn take(&mut self, fingerprint: u64, reading: &Reading) -> Result<usize, Message> {
        if let Some(at) = self.boards.iter().position(|sent| sent.fingerprint == fingerprint) {
            return Ok(at + 1);
        }
        if self.boards.iter().filter(|sent| sent.waits()).count() >= MOST_WAITING {
            return Err(Message::new("phone-too-many", [("boards", MOST_WAITING.into())]));
        }
        let time = local_time();
        self.boards.push(Sent {
            fingerprint,
            time: time.get(11..16).unwrap_or_default().to_owned(),
            board: reading.board.clone(),
            review: review_of(reading),
            reading: reading.without_view(),
            photograph: OnceCell::new(),
            stage: Stage::Waits,
            journal: None,
        });
        Ok(self.boards.len())
    }

    /// Reads a board together with the one on the screen, from whose page it was photographed again:
    /// what one picture leaves open the other may answer, and what the player has settled stays so.
    /// If they do not show the same position, it is one by itself.
    pub(crate) fn join(&mut self, number: usize, from: usize, editor: &Editor) {
        let sent = |number: usize| self.boards.get(number.checked_sub(1)?);
        let (Some(first), Some(second)) = (sent(from), sent(number)) else { return };
        let Some(joined) = first.reading.joined(&second.reading) else { return };
        let (mut board, mut doubts) = (joined.board.clone(), joined.doubtful);
        let mut why = joined.doubt.clone().map(Message::from);
        // A board that was turned on the screen is read anew.
        let own = editor.review().filter(|review| review.seen == first.review.seen);
        if let Some(own) = own {
            why = why.filter(|_| own.why.is_some());
            for vertex in board.size().vertices() {
                let stone = editor.board().get(vertex);
                let was_asked = first.review.doubts.contains(vertex);
                let is_settled = was_asked && !own.doubts.contains(vertex);
                if is_settled || stone != first.board.get(vertex) {
                    board.set(vertex, stone);
                    doubts.remove(vertex);
                }
            }
        }
        let review = Review::new(doubts, why, first.review.seen.clone());
        if let Some(sent) = self.sent(number) {
            (sent.board, sent.review, sent.reading) = (board, review, joined);
        }
    }

    /// Notes that a board is counted.
    pub(crate) fn counted(&mut self, number: usize, result: Option<String>) {
        if let Some(sent) = self.sent(number) {
            sent.stage = Stage::Counted(result);
            // A photograph is large, and nobody looks at it again.
            sent.review.seen = None;
            sent.photograph = OnceCell::new();
        }
    }

    /// Puts back a board whose count was left: it waits, and continues where it is kept.
    pub(crate) fn put_back(&mut self, number: usize, journal: Option<Journal>) {
        if let Some(sent) = self.sent(number) {
            sent.stage = Stage::Waits;
            sent.journal = journal;
        }
    }

    /// Opens the oldest board that waits, or the one with this number.
    pub(crate) fn open(&mut self, number: Option<usize>) -> Option<OpenedBoard> {
        let asked = |number: &usize| self.boards.get(number - 1).is_some_and(Sent::waits);
        let number = match number {
            Some(number) => Some(number).filter(asked),
            None => (1..=self.boards.len()).find(asked),
        }?;
        let sent = self.sent(number)?;
        sent.stage = Stage::Opened;
        let journal = sent.journal.take().filter(|journal| journal.about().is_some());
        Some(OpenedBoard {
            number,
            board: sent.board.clone(),
            review: sent.review.clone(),
            journal,
        })
    }

    /// Whether a board waits to be counted.
    pub(crate) fn has_sent(&self) -> bool {
        self.boards.iter().any(Sent::waits)
    }

    fn sent(&mut self, number: usize) -> Option<&mut Sent> {
        self.boards.get_mut(number.checked_sub(1)?)
    }

    /// The photograph of a board from straight above, in PNG.
    pub(crate) fn photograph(&self, number: usize, seen: Option<&SeenBoard>) -> Option<Vec<u8>> {
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

    /// The page of what is on the screen; of a board with this number, if there is one.
    pub(crate) fn page(
        &mut self,
        number: Option<usize>,
        language: Option<Language>,
        own_words: &Words,
        on_screen: Option<(usize, &Workbench)>,
    ) -> Option<String> {
        self.has_met = true;
        let count = on_screen.filter(|(own, _)| number.is_none_or(|number| number == *own));
        self.know(language);
        let session = count.map_or(&self.usual, |(_, bench)| bench.count.session());
        let context = self.context(language, session, own_words);
        Some(match (count, number) {
            (Some((number, bench)), _) => {
                let editor = bench.open_editor();
                let seen = editor.and_then(|editor| editor.review()?.seen.as_deref());
                let path = seen.map(|_| format!("{}{number}/photograph", context.base));
                board_page(&context, number, bench, path.as_deref())
            }
            (None, None) => waiting_page(&context, None),
            (None, Some(number)) => {
                let sent = self.boards.get(number.checked_sub(1)?)?;
                match &sent.stage {
                    Stage::Waits => {
                        let before = self.boards[..number - 1].iter();
                        let before = before.filter(|sent| sent.waits()).count();
                        queued_page(&context, &sent.board, before)
                    }
                    Stage::Opened => put_away_page(&context, &sent.board, None),
                    Stage::Counted(result) => {
                        put_away_page(&context, &sent.board, result.as_deref())
                    }
                }
            }
        })
    }

    /// The page after a picture that is not taken.
    pub(crate) fn refused(
        &mut self,
        why: &Message,
        language: Option<Language>,
        own_words: &Words,
    ) -> String {
        self.know(language);
        waiting_page(&self.context(language, &self.usual, own_words), Some(why))
    }

    /// What every page needs.
    fn context<'a>(
        &'a self,
        language: Option<Language>,
        session: &Session,
        own_words: &'a Words,
    ) -> PageContext<'a> {
        let words = self.words_in(language).unwrap_or(own_words);
        let base = format!("/{}/", self.secret);
        PageContext { words, base, terms: terms_line(session, words), news: self.server.news() }
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

impl Sent {
    fn waits(&self) -> bool {
        self.stage == Stage::Waits
    }
}

/// The networks of this machine, with the address that was asked for.
fn networks(options: PhoneOptions) -> Vec<NetworkAddress> {
    let mut networks = network_addresses();
    if let Some(address) = options.address
        && place_of(address, &networks).is_none()
    {
        let interface = String::new();
        networks.push(NetworkAddress { interface, address, is_unlikely: false });
    }
    networks
}

fn place_of(address: IpAddr, networks: &[NetworkAddress]) -> Option<usize> {
    networks.iter().position(|network| network.address == address)
}

fn serve(
    address: IpAddr,
    secret: &str,
    (options, reading): (PhoneOptions, &ScoreOptions),
    waker: &Waker,
) -> Result<PhoneServer, Message> {
    let PhoneOptions { port, is_encrypted, .. } = options;
    let serving = Serving { address, port, secret: secret.to_owned(), is_encrypted };
    PhoneServer::start(serving, reading.clone(), waker.clone()).map_err(|why| not_served(&why))
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
