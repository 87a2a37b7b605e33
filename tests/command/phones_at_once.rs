//! Three phones at once, in every order: nobody's work is lost, and nobody's page is another's.

use fastrand::Rng;
use shuzi_core::Game;
use shuzi_core::counting::ValueSource;
use shuzi_core::goban::{Board, Color, Vertex, VertexSet};
use shuzi_core::record::Info;
use shuzi_core::scorer::{ScoreOptions, Scorer};
use shuzi_page::{Answer, Ask, Boards, Fields, Game as _, NewBoard, Sent, Visit};
use shuzi_photo::{Hints, Reading};
use shuzi_picture::{BoardPicture, png};
use shuzi_walk::{Session, Setup, Step, Table, Workbench};
use shuzi_words::{Language, Words};

/// Orders that are tried, each drawn by its number; `SHUZI_ORDERS` says how many.
const ORDERS: u64 = 50;
/// Boards that each phone counts, one after another.
const BOARDS: usize = 2;

/// The boards of a table, and the pages of a phone.
struct Room<'a> {
    boards: Boards<Workbench>,
    words: &'a Words,
    scorer: &'a Scorer,
}

impl<'a> Room<'a> {
    fn new(rules: &str, words: &'a Words, scorer: &'a Scorer) -> Self {
        let mut options = ScoreOptions::default();
        options.rules = Some(rules.to_owned());
        let profile = scorer.profile(&Info::default(), &options).unwrap();
        assert_eq!(profile.source, ValueSource::Option);
        let table = Table::Real(shuzi_core::goban::Size::NINETEEN);
        let boards = Boards::new(Session::new(table, Info::default(), Setup::of(profile)));
        Self { boards, words, scorer }
    }

    fn send(&mut self, from: Option<usize>, picture: &(Vec<u8>, Reading)) -> usize {
        let sent = Sent::of(&picture.0, "19:42".to_owned(), Ok(picture.1.clone()));
        let profiles = self.scorer.profiles().profiles().to_vec();
        let made = |board: NewBoard| board.bench(profiles);
        match self.boards.take(from, sent, made) {
            Answer::Go(number) => number.parse().unwrap(),
            other => panic!("{other:?}"),
        }
    }

    fn tap(&mut self, number: usize, form: &str) {
        let answer = self.boards.change(number, &Fields::read(form).unwrap());
        assert_eq!(answer, Answer::Go(number.to_string()));
    }

    fn page(&self, number: usize) -> String {
        let visit = Visit { words: self.words, base: "/", news: Some(0) };
        match self.boards.show(Ask::Board(number), &visit) {
            // No phone has keys, and the number of a board is all that may differ.
            Answer::Page(page) => {
                for key in ["Enter", "Esc", "Backspace", "Tab", "←", "--"] {
                    let is_key = |rest: &str| !rest.starts_with(char::is_alphabetic);
                    assert!(!page.split(key).skip(1).any(is_key), "{key}: {page}");
                }
                page.replace(&format!("\"/{number}/"), "\"/N/")
            }
            other => panic!("{other:?}"),
        }
    }

    fn bench(&self, number: usize) -> &Workbench {
        self.boards.get(number).unwrap().game.bench()
    }
}

/// What a phone taps next on its board; nothing once it has its result.
fn next_tap(bench: &Workbench, dice: &mut Rng) -> Option<String> {
    let size = bench.open_editor().map_or(bench.count.session().size(), |e| e.board().size());
    let point =
        |dice: &mut Rng| format!("{}-{}", dice.u8(..size.width()), dice.u8(..size.height()));
    let session = bench.count.session();
    Some(if bench.open_editor().is_some() {
        match dice.u8(..6) {
            0 => format!("step=reading&point={}", point(dice)),
            1 => format!("step=reading&point={}&stone=black", point(dice)),
            2 => "step=reading&do=undo".to_owned(),
            _ => "step=reading&do=count".to_owned(),
        }
    } else if session.step == Step::Dead {
        match dice.u8(..6) {
            0 | 1 => format!("step=dead&point={}", point(dice)),
            2 => "step=dead&do=undo".to_owned(),
            _ => "step=dead&do=agree".to_owned(),
        }
    } else if session.step == Step::Result {
        return None;
    } else {
        match dice.u8(..5) {
            0 => "step=question&do=back".to_owned(),
            1 => "step=question&do=undo".to_owned(),
            2 => "step=question&do=black".to_owned(),
            _ => format!("step=question&number={}", dice.u8(..9)),
        }
    })
}

fn picture_of(board: &Board) -> (Vec<u8>, Reading) {
    let dead = VertexSet::new(board.size());
    let picture =
        BoardPicture { board, dead: &dead, settled: None, teire: &[], numbers: Vec::new() };
    let bytes = png(&picture.scene(40.0)).unwrap();
    let reading = Reading::of(&bytes, &Hints::default()).unwrap();
    (bytes, reading)
}

#[test]
fn three_phones_count_in_every_order() {
    let games: [&[u8]; 3] = [
        include_bytes!("../../assets/games/even.sgf"),
        include_bytes!("../../assets/games/seki.sgf"),
        include_bytes!("../../assets/games/handicap.sgf"),
    ];
    // Each phone has pictures of its own.
    let pictures = games.map(|game| {
        let board = Game::read(game).unwrap().board;
        let mut other = board.clone();
        let corner = Vertex::new(0, 0);
        other.set(corner, board.get(corner).map_or(Some(Color::White), |_| None));
        [picture_of(&board), picture_of(&other)]
    });
    let (words, scorer) = (Language::ALL.map(Words::of), Scorer::default());
    let mut results = 0u64;
    let orders = std::env::var("SHUZI_ORDERS").ok().and_then(|orders| orders.parse().ok());
    let orders = orders.unwrap_or(ORDERS);
    for seed in 0..orders {
        let mut dice = Rng::with_seed(seed);
        let rules = *dice.choice(&["chinese", "japanese-1989", "aga"]).unwrap();
        let words = dice.choice(&words).unwrap();
        let mut room = Room::new(rules, words, &scorer);
        // Each phone also does the same in a room of its own.
        let mut alone: Vec<Room> =
            pictures.iter().map(|_| Room::new(rules, words, &scorer)).collect();
        let mut own: Vec<Vec<(usize, usize)>> = vec![Vec::new(); pictures.len()];
        let mut taps = 0;
        while own.iter().enumerate().any(|(phone, boards)| !is_done(boards, &alone[phone])) {
            let phone = dice.usize(..pictures.len());
            let boards = own[phone].clone();
            let tap = boards.last().map(|(_, at)| next_tap(alone[phone].bench(*at), &mut dice));
            match (boards.last(), tap.flatten()) {
                (Some(&(there, here)), Some(tap)) => {
                    room.tap(there, &tap);
                    alone[phone].tap(here, &tap);
                }
                (last, _) if boards.len() < BOARDS => {
                    let picture = &pictures[phone][boards.len()];
                    let (from, own_from) = (last.map(|board| board.0), last.map(|board| board.1));
                    let numbers = (room.send(from, picture), alone[phone].send(own_from, picture));
                    own[phone].push(numbers);
                }
                _ => {}
            }
            taps += 1;
            assert!(taps < 3000, "order {seed} ends nowhere");
            // The page of the one that tapped, and of one of the others.
            for phone in [phone, dice.usize(..pictures.len())] {
                if let Some((there, here)) = own[phone].last() {
                    let (seen, wanted) = (room.page(*there), alone[phone].page(*here));
                    assert_eq!(seen, wanted, "order {seed}, phone {phone}");
                }
            }
        }
        for (phone, boards) in own.iter().enumerate() {
            for (there, here) in boards {
                let [there, wanted] = [room.bench(*there), alone[phone].bench(*here)];
                assert_eq!(there.count.session(), wanted.count.session(), "order {seed}");
                results += 1;
            }
        }
        // Every board has a number of its own.
        assert_eq!(room.boards.all().len(), pictures.len() * BOARDS, "order {seed}");
    }
    assert_eq!(results, orders * 3 * 2);
}

/// Whether a phone has counted all its boards.
fn is_done(boards: &[(usize, usize)], room: &Room<'_>) -> bool {
    let is_at_result = |at: &usize| room.bench(*at).count.session().step == Step::Result;
    boards.len() == BOARDS && boards.iter().all(|(_, here)| is_at_result(here))
}
