//! Every reader of foreign data and every input, each as a function of arbitrary bytes.
//! It must end soon and never panic. Fuzzers call them, and `tests/command/any_bytes.rs`.

// Not every caller needs all of it.
#![allow(dead_code)]

use std::cell::OnceCell;
use std::sync::Arc;

use ratatui::layout::Position;
use shuzi::screens::{Flow, Practising, Stack, key_tables};
use shuzi::shell::{Remembered, read_answers};
use shuzi::ui::{Config, Input, Key};
use shuzi_core::Scorer;
use shuzi_core::counting::{Count, Overrides, Settled, Sourced, ValueSource};
use shuzi_core::goban::{Board, Chains, Color, Size, VertexSet};
use shuzi_core::life::Dead;
use shuzi_core::method::Method;
use shuzi_core::practice::{Attempt, Material, Schedule, Statistics};
use shuzi_core::record::{Games, decode, read_diagram};
use shuzi_core::reshape::{SidePlan, Style};
use shuzi_core::rules::Profiles;
use shuzi_page::{Answer, Ask, Boards, Fields, Visit};
use shuzi_photo::{Found, Hints, Homography, Odds, Photograph, Reading, corners};
use shuzi_walk::{Direction, DoneCount, KeptCount};
use shuzi_words::requests::Service;
use shuzi_words::{Language, Words};

use super::table::{self, Player};

/// A name and a function of arbitrary bytes.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const ALL: [Target; 16] = [
    ("record", record),
    ("diagram", diagram),
    ("board", board),
    ("profile", profile),
    ("settings", settings),
    ("state", state),
    ("history", history),
    ("log", log),
    ("engine", engine),
    ("picture", picture),
    ("places", places),
    ("photograph", photograph),
    ("actions", actions),
    ("keys", keys),
    ("question", question),
    ("form", form),
];

thread_local! {
    static MATERIAL: OnceCell<Material> = const { OnceCell::new() };
    static PROFILES: OnceCell<Profiles> = const { OnceCell::new() };
    static APPS: OnceCell<Vec<Player>> = const { OnceCell::new() };
    static PRACTISING: OnceCell<Practising> = const { OnceCell::new() };
    static SERVICE: OnceCell<Service> = const { OnceCell::new() };
}

/// A request from another program: the answer is one line of JSON, with an answer or an error.
pub fn question(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    SERVICE.with(|service| {
        let service = service.get_or_init(|| Service::new(Scorer::default(), None));
        let answer = service.answer(&text);
        assert!(!answer.contains('\n'), "{answer}");
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("an answer in JSON");
        assert_ne!(answer.get("answer").is_some(), answer.get("error").is_some(), "{answer}");
        // The same game file as bytes.
        let _ = service.answer_all(r#"{"dead":"none"}"#, &[bytes], 1);
    });
}

/// A game file: every game that is read can be counted, and its totals fill the board.
pub fn record(bytes: &[u8]) {
    let text = decode(bytes, None);
    for game in Games::of(&text, None).take(4) {
        let Ok((game, remarks)) = game else { continue };
        assert!(remarks.iter().all(|remark| !say(remark.what.clone()).contains('\u{1b}')));
        let nothing = VertexSet::new(game.board.size());
        let dead = game.marks.map_or(nothing, |marks| marks.dead);
        fills_its_board(&Settled::of(&game.board, &dead));
    }
}

/// A diagram: if it can be read, the board can be counted.
pub fn diagram(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match read_diagram(text) {
        Ok(game) => {
            fills_its_board(&Settled::of(&game.board, &VertexSet::new(game.board.size())));
        }
        Err(why) => assert!(!say(why.what).contains('\u{1b}')),
    }
}

fn fills_its_board(settled: &Settled) {
    let totals = settled.totals();
    let [black, white] = Color::BOTH.map(|color| totals.side(color).total());
    let points = u32::try_from(settled.size().points()).unwrap();
    assert_eq!(black + white + totals.non_scoring(), points);
}

/// What phones send, a form a line: whatever a form means is done, and its pages can be made.
pub fn form(bytes: &[u8]) {
    let [which, rest @ ..] = bytes else { return };
    let bench = app(*which).stack.cx.game.bench.clone();
    let words = Words::of(Language::English);
    let visit = Visit { words: &words, base: "/secret/", news: Some(1) };
    let mut boards = Boards::new(bench.count.session().clone());
    boards.restore(String::new(), 0, bench);
    for line in String::from_utf8_lossy(rest).lines().take(12) {
        if let Some(form) = Fields::read(line) {
            boards.change(1, &form);
        }
        for ask in [Ask::Start, Ask::Board(1), Ask::Rules(1)] {
            let Answer::Page(page) = boards.show(ask, &visit) else { panic!("no page: {ask:?}") };
            assert!(page.ends_with("</html>") && !page.contains('\u{1b}'), "{page}");
        }
    }
}

/// A board, one byte per vertex: the proposal ends, chains are dead or alive as a whole, and the
/// board can be counted and planned.
pub fn board(bytes: &[u8]) {
    let [width, height, rest @ ..] = bytes else { return };
    let Ok(size) = Size::new(2 + width % 8, 2 + height % 8) else { return };
    let mut board = Board::new(size);
    for (vertex, byte) in size.vertices().zip(rest) {
        let stone = match byte % 4 {
            0 => Some(Color::Black),
            1 => Some(Color::White),
            _ => None,
        };
        board.set(vertex, stone);
    }
    // No real board has chains without liberties.
    for chain in Chains::of(&board).all().to_vec() {
        if chain.liberties().is_empty() {
            for &stone in chain.stones() {
                board.set(stone, None);
            }
        }
    }
    let dead = Dead::proposed(&board);
    for chain in Chains::of(&board).all() {
        let count = chain.stones().iter().filter(|&&stone| dead.stones.contains(stone)).count();
        assert!(count == 0 || count == chain.stones().len());
    }
    let settled = Settled::of(&board, &dead.stones);
    fills_its_board(&settled);
    for SidePlan { area, plan, .. } in settled.plans(&Color::BOTH, Style::Tens) {
        assert_eq!(plan.vacant() + plan.stones.len(), area.total());
    }
}

/// A rule profile: if it can be read, it counts a game, and the four methods give the same winner
/// and margin where their terms are the same.
pub fn profile(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let file = decode(include_bytes!("../../assets/games/handicap.sgf"), None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let read = PROFILES.with(|profiles| {
        let profiles = profiles.get_or_init(Profiles::new);
        profiles.read("club", "club.toml", text)
    });
    match read {
        Ok(profile) => {
            let profile = Sourced { value: Arc::new(profile), source: ValueSource::Option };
            let Ok(count) = Count::of(&game, &profile, &Overrides::default()) else { return };
            let [full, half, _, key] =
                Method::ALL.map(|method| count.result.sheet(method).outcome().black_lead());
            assert!(full == half && half == key);
        }
        Err(problems) => assert!(!problems.is_empty()),
    }
}

/// A settings file: errors are one line with the place.
pub fn settings(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Err(why) = Config::read("config.toml", text, &key_tables()) {
        let said = say(why);
        assert!(said.starts_with("config.toml:") && !said.contains(['\n', '\u{1b}']), "{said}");
    }
}

/// A count stored on disk: it is resumed whole or not at all.
pub fn state(bytes: &[u8]) {
    let Ok(kept) = serde_json::from_slice::<KeptCount>(bytes) else { return };
    for begun in (0..6).map(app) {
        let Some(mut app) = begun.taken_up(&kept) else { continue };
        show(&app, (80, 24));
        app.press("uUfs>");
        show(&app, (60, 20));
        // A resumed count is stored again as it was, except for states beyond the limit.
        let again = begun.taken_up(&kept).unwrap().kept(&begun);
        assert!(begun.taken_up(&again).is_some());
    }
}

/// A practice history: lines that can be read are scheduled and counted.
pub fn history(bytes: &[u8]) {
    let remembered = Remembered::<Attempt>::of(bytes);
    let attempts = remembered.entries;
    let due = Schedule::of(&attempts).due("2026-11-21T09:30:00Z");
    assert!(due.len() <= attempts.len());
    Statistics::of(&attempts);
    if attempts.is_empty() || due.is_empty() {
        return;
    }
    let material =
        MATERIAL.with(|material| material.get_or_init(|| Material::bundled().unwrap()).clone());
    let practising = Practising::new(material, attempts, "2026-11-21T09:30:00Z", 7);
    let (mut player, _folder) = Player::practising(practising);
    show(&player, (80, 24));
    player.press("s");
    show(&player, (80, 24));
}

/// The log of finished counts, as the first screen lists it.
pub fn log(bytes: &[u8]) {
    if !Remembered::<DoneCount>::of(bytes).entries.is_empty() {
        let (cx, _folder) = table::in_a_folder();
        let folder = &cx.folders.as_ref().unwrap().data;
        std::fs::create_dir_all(folder).unwrap();
        std::fs::write(folder.join("log.jsonl"), bytes).unwrap();
        show(&Player { stack: Stack::home(cx), flow: Flow::Nothing }, (80, 24));
    }
}

/// The answers of an engine.
pub fn engine(bytes: &[u8]) {
    let board = read_diagram(". X O .\nX X O O\n. X O .\nX X O .").unwrap().board;
    if let Ok(dead) = read_answers(bytes, &board) {
        assert!(dead.iter().all(|stone| board.get(stone).is_some()));
    }
}

/// An image file: it is refused, or has all its pixels and no side that is too long.
pub fn picture(bytes: &[u8]) {
    match Photograph::decode(bytes) {
        Ok((picture, scale)) => {
            assert_eq!(picture.rgb.len(), picture.width * picture.height * 3);
            assert!(scale >= 1.0 && picture.longest() <= 1600);
        }
        Err(why) => assert!(!say(why).contains('\u{1b}')),
    }
}

/// A network's output for a picture, two bytes per place, on top of a visible board: a board that
/// is found has finite corners.
pub fn places(bytes: &[u8]) {
    let [across, down, lines, seen @ ..] = bytes else { return };
    let (width, height) = (2 + usize::from(across % 70), 2 + usize::from(down % 70));
    let mut shown = vec![0.0_f32; width * height];
    if let Some((corners, _)) = seen.split_first_chunk::<8>() {
        draw_lines(&mut shown, width, usize::from(lines % 20), *corners);
    }
    // Each pair of bytes changes one place.
    for pair in seen.get(8..).unwrap_or_default().chunks_exact(2) {
        let at = (usize::from(pair[0]) * 31) % shown.len();
        shown[at] = f32::from(pair[1]) / 255.0;
        let beside = (at + usize::from(pair[1])) % shown.len();
        shown[beside] = 1.0 - shown[beside];
    }
    let places = shown.iter().map(|&shown| [1.0 - shown, shown, 0.0, 0.0]).collect();
    let odds = Odds { width, height, places };
    let size = [width, height].map(|places| f64::from(u16::try_from(places).unwrap()) * 4.0);
    if let Some((weight, found)) = Found::shown(&odds, size, &[19, 13, 9]) {
        assert!([19, 13, 9].contains(&found.lines) && weight.is_finite());
        let at = corners(&found.plane, found.lines);
        assert!(at.iter().flatten().flatten().all(|at| at.is_finite()), "{at:?}");
    }
}

/// Draws the points of a board whose corners the bytes give.
fn draw_lines(shown: &mut [f32], width: usize, lines: usize, corners: [u8; 8]) {
    let last = f64::from(u8::try_from(lines.max(2) - 1).unwrap());
    let square = [[0.0, 0.0], [last, 0.0], [last, last], [0.0, last]];
    let there = corners.chunks_exact(2).map(|at| [f64::from(at[0]) / 3.6, f64::from(at[1]) / 3.6]);
    let pairs: Vec<_> = square.into_iter().zip(there).collect();
    let Some(plane) = Homography::fit(&pairs) else { return };
    for node in 0..lines * lines {
        let [column, row] = [node % lines, node / lines];
        let node = [column, row].map(|at| f64::from(u8::try_from(at).unwrap()));
        let Some([x, y]) = plane.at(node) else { continue };
        let place = |at: f64| {
            (0..)
                .zip(0_u8..72)
                .find_map(|(place, side)| ((at - f64::from(side)).abs() < 0.5).then_some(place))
        };
        let at = place(x).filter(|&x| x < width).zip(place(y)).map(|(x, y)| y * width + x);
        if let Some(shown) = at.and_then(|at| shown.get_mut(at)) {
            *shown = 0.9;
        }
    }
}

/// A whole photograph: if it can be read, it is a board, and every point has its confidence.
pub fn photograph(bytes: &[u8]) {
    let Ok(reading) = Reading::of(bytes, &Hints::default()) else { return };
    assert_eq!(reading.confidence.len(), reading.board.size().points());
    assert!(reading.confidence.iter().all(|sure| (0.0..=1.0).contains(sure)));
    assert!(reading.corners.iter().flatten().all(|at| at.is_finite()));
}

/// Commands by name, drawn at any size now and then, with pastes and clicks between them.
pub fn actions(bytes: &[u8]) {
    let [which, rest @ ..] = bytes else { return };
    let begun = app(*which);
    let mut player = begun.clone();
    let mut rest = rest.iter().copied();
    for _ in 0..30 {
        let Some(byte) = rest.next() else { break };
        let mut next = || rest.next().unwrap_or(0);
        match byte % 16 {
            0..=7 => {
                let names = player.stack.commands();
                // What ends the program, or is written beside the tests, is left out.
                let names: Vec<&str> =
                    names.into_iter().filter(|name| !OUTSIDE.contains(name)).collect();
                if let Some(name) = names.get(usize::from(next()) % names.len().max(1)) {
                    player.run(name);
                }
            }
            8 => player.paste(&String::from_utf8_lossy(&[next(), next(), next()])),
            9..=10 => {
                let place = Position::new(u16::from(next()), u16::from(next() % 60));
                player.click(place, (120, 40));
            }
            11 => show(&player, (u16::from(next()), u16::from(next() % 70))),
            12..=13 => drop(player.key(Key::Char(char::from(b'0' + next() % 10)))),
            14 => drop(player.take(&Input::Tick)),
            _ => drop(player.key(Key::Arrow(direction(next())))),
        }
        if player.is_left() {
            break;
        }
    }
    if !player.is_left() {
        show(&player, (80, 24));
    }
    let kept = serde_json::to_vec(&player.kept(&begun)).unwrap();
    let kept: KeptCount = serde_json::from_slice(&kept).expect("what is kept can be read");
    assert!(begun.taken_up(&kept).is_some(), "what is kept can be taken up");
}

/// Commands that write files or end the program.
const OUTSIDE: [&str; 7] = ["quit", "leave", "export", "save-it", "copy", "keep-look", "phone"];

const fn direction(byte: u8) -> Direction {
    match byte % 4 {
        0 => Direction::Up,
        1 => Direction::Down,
        2 => Direction::Left,
        _ => Direction::Right,
    }
}

/// Keys on every screen, drawn at any size now and then.
pub fn keys(bytes: &[u8]) {
    let [which, rest @ ..] = bytes else { return };
    let rest = &rest[..rest.len().min(40)];
    let (mut player, _folder) = match which % 8 {
        6 => {
            let new = || {
                let material = Material::bundled().unwrap();
                Practising::new(material, Vec::new(), "2026-11-21T09:30:00Z", 7)
            };
            let practising = PRACTISING.with(|practising| practising.get_or_init(new).clone());
            let (player, folder) = Player::practising(practising);
            (player, Some(folder))
        }
        7 => {
            let (cx, folder) = table::in_a_folder();
            (Player { stack: Stack::home(cx), flow: Flow::Nothing }, Some(folder))
        }
        which => (app(which), None),
    };
    for byte in rest {
        match key(*byte) {
            // Nothing is written beside the tests.
            Ok(Key::Enter | Key::Char('e')) if player.can("save-it") || player.can("export") => {}
            Ok(Key::Enter) if player.can("keep-look") => {}
            Ok(Key::Char('f')) if player.can("phone") => {}
            Ok(key) => drop(player.key(key)),
            Err(size) => show(&player, size),
        }
        if player.is_left() {
            return;
        }
    }
    show(&player, (80, 24));
}

/// The key for a byte, or the new size of the screen.
fn key(byte: u8) -> Result<Key, (u16, u16)> {
    Ok(match byte {
        0x20..=0x7e => Key::Char(char::from(byte)),
        0 | 13 | 0x90..=0x9f => Key::Enter,
        1..=12 | 14..=26 => Key::Ctrl(char::from(b'a' + byte - 1)),
        27 => Key::Esc,
        28..=31 | 0xa0..=0xbf => Key::Arrow(direction(byte)),
        0x7f..=0x8f => Key::Backspace,
        0xc0..=0xc7 => Key::Tab,
        0xc8..=0xcb => Key::BackTab,
        0xcc => Key::PageUp,
        0xcd => Key::PageDown,
        0xce => Key::Home,
        0xcf => Key::End,
        0xd0..=0xdf => {
            Key::Char(['½', '３', 'é', '七', '\u{200b}', '\u{7}'][usize::from(byte % 6)])
        }
        0xe0..=0xff => return Err((u16::from(byte - 0xe0) * 7, u16::from(byte % 16) * 4)),
    })
}

/// One of six counts to start from: game files and real boards.
fn app(which: u8) -> Player {
    let all = || {
        let game = |name: &str, bytes: &[u8]| table::opened(name.to_owned(), bytes);
        vec![
            game("even.sgf", include_bytes!("../../assets/games/even.sgf")),
            game("seki.sgf", include_bytes!("../../assets/games/seki.sgf")),
            game("handicap.sgf", include_bytes!("../../assets/games/handicap.sgf")),
            table::real(9),
            table::real(19),
            table::real(52),
        ]
    };
    APPS.with(|apps| apps.get_or_init(all)[usize::from(which % 6)].clone())
}

fn show(player: &Player, size: (u16, u16)) {
    table::frame(player, size);
}

/// A fact as text.
fn say(message: impl Into<shuzi_core::fact::Message>) -> String {
    thread_local! {
        static WORDS: Words = Words::of(Language::English);
    }
    let message = message.into();
    WORDS.with(|words| words.message(&message))
}
