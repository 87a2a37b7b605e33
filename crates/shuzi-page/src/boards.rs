//! The boards that phones have sent, and the answers to what they ask.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use crate::tap::Tap;
use crate::{Answer, Ask, Fields, Visit};
use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::Board;
use shuzi_core::record::Info;
use shuzi_core::rules::Profile;
use shuzi_photo::Reading;
use shuzi_walk::{Count, Editor, Remark, Review, SeenBoard, Session, Setup, Table, Workbench};

/// What holds the count of a board: a bench, or what also keeps it on a disk.
pub trait Game {
    /// The count.
    fn bench(&self) -> &Workbench;
    /// The count, to be changed.
    fn bench_mut(&mut self) -> &mut Workbench;
}

impl Game for Workbench {
    fn bench(&self) -> &Workbench {
        self
    }

    fn bench_mut(&mut self) -> &mut Workbench {
        self
    }
}

/// A picture that was sent.
#[derive(Clone, Debug)]
pub struct Sent {
    /// Sets this picture apart from others.
    fingerprint: u64,
    /// When it came, as a clock shows it.
    pub time: String,
    /// What it shows.
    pub read: Result<Reading, Message>,
}

impl Sent {
    /// A picture of these bytes.
    pub fn of(bytes: &[u8], time: String, read: Result<Reading, Message>) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        // Nought is no picture.
        Self { fingerprint: hasher.finish().max(1), time, read }
    }
}

/// A board to be counted.
#[derive(Clone, Debug)]
pub struct NewBoard {
    /// The stones as they were read.
    pub board: Board,
    /// What is left to check.
    pub review: Review,
    /// What it is counted by.
    pub setup: Setup,
}

impl NewBoard {
    /// The state of a count before its board is looked over.
    pub fn session(&self) -> Session {
        Session::new(Table::Real(self.board.size()), Info::default(), self.setup.clone())
    }

    /// The count, with the profiles that can be chosen.
    pub fn bench(self, profiles: Vec<Arc<Profile>>) -> Workbench {
        let count = Count::new(self.session(), profiles);
        Workbench::new(count).with_photograph(Editor::of_photograph(self.board, self.review))
    }
}

/// A board that a phone has sent.
#[derive(Debug)]
pub struct SentBoard<G> {
    /// When it came, as a clock shows it.
    pub time: String,
    /// Its count.
    pub game: G,
    /// Sets its picture apart from others.
    pub(crate) fingerprint: u64,
    /// What was read; not known of a count that was taken up.
    read: Option<Read>,
    /// Whether its picture was just sent once more.
    pub(crate) is_again: bool,
}

/// What was read on a picture.
#[derive(Clone, Debug)]
struct Read {
    /// The reading; its view from above is that of the review.
    reading: Reading,
    review: Review,
}

/// The boards that phones have sent, in the order they came: the first one is number 1.
#[derive(Debug)]
pub struct Boards<G> {
    boards: Vec<SentBoard<G>>,
    /// What a board is counted by that was not sent from the page of another.
    pub usual: Session,
}

/// The most boards of one evening; each photograph takes a megabyte.
const MOST_BOARDS: usize = 100;

impl<G: Game> Boards<G> {
    /// No board yet; `usual` is what a board is counted by.
    pub const fn new(usual: Session) -> Self {
        Self { boards: Vec::new(), usual }
    }

    /// The boards, the oldest first.
    pub fn all(&self) -> &[SentBoard<G>] {
        &self.boards
    }

    /// The boards, to be changed.
    pub fn all_mut(&mut self) -> &mut [SentBoard<G>] {
        &mut self.boards
    }

    /// A board by its number.
    pub fn get(&self, number: usize) -> Option<&SentBoard<G>> {
        self.boards.get(number.checked_sub(1)?)
    }

    /// A board by its number, to be changed.
    pub fn get_mut(&mut self, number: usize) -> Option<&mut SentBoard<G>> {
        self.boards.get_mut(number.checked_sub(1)?)
    }

    /// Takes up a board whose count was kept, with what sets its picture apart from others.
    pub fn restore(&mut self, time: String, fingerprint: u64, game: G) {
        self.boards.push(SentBoard { time, game, fingerprint, read: None, is_again: false });
    }

    /// The page or picture that is asked for.
    pub fn show(&self, ask: Ask, visit: &Visit<'_>) -> Answer {
        let page = |page: Option<String>| page.map_or(Answer::Nothing, Answer::Page);
        match ask {
            Ask::Start => Answer::Page(visit.start(self, None)),
            Ask::Refused(why) => {
                let why = Message::new(why, [("boards", MOST_BOARDS.into())]);
                Answer::Page(visit.start(self, Some(&why)))
            }
            Ask::Board(number) => page(self.get(number).map(|_| visit.board(self, number))),
            Ask::Rules(number) => {
                page(self.get(number).map(|board| visit.rules(number, board.game.bench())))
            }
            Ask::Keys(number, size) => {
                let board = number.and_then(|number| self.get(number));
                let session = board.map(|board| board.game.bench().count.session());
                page(visit.keys(session.unwrap_or(&self.usual), number, size))
            }
            Ask::Photograph(number) => {
                let photograph = self.get(number).and_then(SentBoard::photograph);
                photograph.map_or(Answer::Nothing, Answer::Picture)
            }
            Ask::Picture(_) | Ask::Form(_) | Ask::Again(_) => Answer::Nothing,
        }
    }

    /// Does what a form of a board says, if the board is still where the form was made.
    pub fn change(&mut self, number: usize, form: &Fields) -> Answer {
        let Some(board) = self.get_mut(number) else { return Answer::Nothing };
        board.is_again = false;
        let bench = board.game.bench_mut();
        let tap = Tap::of(bench, form);
        match &tap {
            Some(tap) => tap.carry_out(bench),
            None => bench.count.say(Remark::PageIsOld),
        }
        // Terms that are wrong are put right where they were typed.
        let is_wrong = matches!(tap, Some(Tap::Terms(_))) && bench.count.told().is_some();
        Answer::Go(if is_wrong { format!("{number}/rules") } else { number.to_string() })
    }

    /// Takes a picture, sent from the page of a board or of none: a new board, or another look at the
    /// one that is compared with its photograph. The same picture sent again leads to its board.
    pub fn take(
        &mut self,
        from: Option<usize>,
        sent: Sent,
        make: impl FnOnce(NewBoard) -> G,
    ) -> Answer {
        let reading = match sent.read {
            Ok(reading) => reading,
            Err(why) => {
                return Answer::Go(format!("no/{}", innermost(&why).code));
            }
        };
        if let Some(at) = self.boards.iter().position(|one| one.fingerprint == sent.fingerprint) {
            let known = &mut self.boards[at];
            known.read.get_or_insert_with(|| Read::of(&reading));
            known.is_again = true;
            return Answer::Go((at + 1).to_string());
        }
        if let Some(number) = from
            && self.get_mut(number).is_some_and(|board| board.join(&reading, sent.fingerprint))
        {
            return Answer::Go(number.to_string());
        }
        let (setup, read) = (self.setup(from), Read::of(&reading));
        self.begin(setup, read, sent.fingerprint, sent.time, make)
    }

    /// Counts the picture of a board once more.
    pub fn again(
        &mut self,
        number: usize,
        time: String,
        make: impl FnOnce(NewBoard) -> G,
    ) -> Answer {
        let setup = self.setup(Some(number));
        let Some(board) = self.get_mut(number) else { return Answer::Nothing };
        board.is_again = false;
        let Some(read) = board.read.clone() else { return Answer::Go(String::new()) };
        // The picture is the new board's now.
        let fingerprint = std::mem::take(&mut board.fingerprint);
        self.begin(setup, read, fingerprint, time, make)
    }

    /// What the next board is counted by: as the one it was sent from.
    fn setup(&self, from: Option<usize>) -> Setup {
        let from = from.and_then(|number| self.get(number));
        let session = from.map_or(&self.usual, |board| board.game.bench().count.session());
        session.setup.for_another_game()
    }

    fn begin(
        &mut self,
        setup: Setup,
        read: Read,
        fingerprint: u64,
        time: String,
        make: impl FnOnce(NewBoard) -> G,
    ) -> Answer {
        if self.boards.len() >= MOST_BOARDS {
            return Answer::Go("no/phone-too-many".to_owned());
        }
        let (board, review) = (read.reading.board.clone(), read.review.clone());
        let game = make(NewBoard { board, review, setup });
        self.boards.push(SentBoard { time, game, fingerprint, read: Some(read), is_again: false });
        Answer::Go(self.boards.len().to_string())
    }
}

impl Read {
    fn of(reading: &Reading) -> Self {
        Self { reading: reading.without_view(), review: Review::from(reading) }
    }
}

impl<G: Game> SentBoard<G> {
    /// The stones as they are now.
    pub fn board(&self) -> Option<&Board> {
        let bench = self.game.bench();
        match bench.open_editor() {
            Some(editor) => Some(editor.board()),
            None => bench.count.session().board(),
        }
    }

    /// The photograph of the board from straight above, as the page shows it.
    fn photograph(&self) -> Option<Arc<SeenBoard>> {
        self.game.bench().open_editor()?.review()?.seen.clone()
    }

    /// Reads the board that is compared with its photograph together with another picture of it: what
    /// one leaves open the other may answer, and what the player has settled stays so. Returns false if
    /// they do not show the same position.
    fn join(&mut self, other: &Reading, fingerprint: u64) -> bool {
        let Some(first) = &self.read else { return false };
        let Some(joined) = first.reading.joined(other) else { return false };
        let Some(editor) = self.game.bench().open_editor() else { return false };
        let (mut board, mut doubts) = (joined.board.clone(), joined.doubtful);
        let mut why = joined.doubt.clone().map(Message::from);
        // A board that was turned is read anew.
        if let Some(own) = editor.review().filter(|own| own.seen == first.review.seen) {
            why = why.filter(|_| own.why.is_some());
            for vertex in board.size().vertices() {
                let stone = editor.board().get(vertex);
                let was_asked = first.review.doubts.contains(vertex);
                let is_settled = was_asked && !own.doubts.contains(vertex);
                if is_settled || stone != first.reading.board.get(vertex) {
                    board.set(vertex, stone);
                    doubts.remove(vertex);
                }
            }
        }
        let seen = first.review.seen.clone();
        let review = Review::new(joined.doubtful, joined.doubt.clone().map(Message::from), seen);
        let now = Review::new(doubts, why, review.seen.clone());
        self.read = Some(Read { reading: joined, review });
        self.fingerprint = fingerprint;
        let bench = self.game.bench_mut();
        bench.count.hush();
        if let Some(editor) = &mut bench.editor {
            editor.take_photograph(board, now);
        }
        true
    }
}

/// Why a picture cannot be read, without that it cannot.
fn innermost(why: &Message) -> &Message {
    match why.parameters.first() {
        Some((_, Value::Fact(inner))) => innermost(inner),
        _ => why,
    }
}
