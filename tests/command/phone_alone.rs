//! A phone alone, in a real browser: loaded once, then without any network.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use shuzi_core::Game;
use shuzi_core::goban::{Board, Color, Size, Vertex};
use shuzi_core::record::Info;
use shuzi_core::scorer::{ScoreOptions, Scorer};
use shuzi_page::{Alone, Answer, Ask, Boards, Fields, NewBoard, Sent, Visit};
use shuzi_photo::{Hints, Photograph, Reading};
use shuzi_studio::{self as studio, Framing, Kind, Point, Position};
use shuzi_walk::{Session, Setup, Table, Workbench};
use shuzi_words::{Language, Words};

use crate::browser::Browser;

/// The folder that `just page` builds; none where it is not built, which fails in CI.
fn folder() -> Option<PathBuf> {
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("target");
    let folder = target.join("page");
    let is_built = folder.join("worker.js").is_file();
    // Without a standard library for browsers it cannot be built.
    let is_missing = std::env::var_os("CI").is_some() && !target.join("page-not-built").exists();
    assert!(is_built || !is_missing, "not built: {}", folder.display());
    is_built.then_some(folder)
}

/// A host that knows nothing but files, on this machine alone.
struct Host {
    address: String,
    ends: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Host {
    fn new(folder: PathBuf) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let ends = Arc::new(AtomicBool::new(false));
        let ended = Arc::clone(&ends);
        let thread = thread::spawn(move || {
            for stream in listener.incoming() {
                if ended.load(Ordering::SeqCst) {
                    return;
                }
                let folder = folder.clone();
                thread::spawn(move || serve(stream.unwrap(), &folder));
            }
        });
        Self { address, ends, thread: Some(thread) }
    }

    /// Cuts the network.
    fn end(&mut self) {
        self.ends.store(true, Ordering::SeqCst);
        let _ = TcpStream::connect(&self.address);
        self.thread.take().unwrap().join().unwrap();
        assert!(TcpStream::connect(&self.address).is_err());
    }
}

fn serve(mut stream: TcpStream, folder: &Path) {
    let mut line = String::new();
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    if reader.read_line(&mut line).is_err() {
        return;
    }
    let mut rest = String::new();
    while reader.read_line(&mut rest).is_ok_and(|length| length > 2) {
        rest.clear();
    }
    let path = line.split(' ').nth(1).unwrap_or_default().trim_start_matches('/');
    let path = path.split('?').next().unwrap();
    let path = if path.is_empty() { "index.html" } else { path };
    let kind = match path.rsplit('.').next().unwrap() {
        "html" => "text/html",
        "js" => "text/javascript",
        "css" => "text/css",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let _ = match fs::read(folder.join(path)) {
        Ok(body) => {
            let length = body.len();
            let head = format!(
                "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
                 Connection: close\r\n\r\n"
            );
            stream.write_all(&[head.as_bytes(), &body].concat())
        }
        Err(_) => stream.write_all(b"HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n"),
    };
}

/// A photograph of a final position, and what the program reads on it.
struct Shot {
    file: PathBuf,
    read: Reading,
}

/// Photographs of final positions, each with a seed of its own: of those from 0x0A100000 on, the first
/// ten with which the program finds the whole board and asks about three points at most.
fn photographs(folder: &Path) -> impl Iterator<Item = Shot> {
    const FIRST: u64 = 0x0A10_0000;
    let games = [
        "assets/games/even",
        "benches/games/13x13-1",
        "assets/games/handicap",
        "benches/games/19x19-1",
    ];
    let shots = (0..60).filter_map(move |seed| {
        let game = games[usize::try_from(seed).unwrap() % games.len()];
        let path = format!("{}/{game}.sgf", env!("CARGO_MANIFEST_DIR"));
        let board = Game::read(&fs::read(path).unwrap()).unwrap().board;
        let size = board.size();
        let points = size.vertices().map(|vertex: Vertex| match board.get(vertex) {
            Some(Color::Black) => Point::Black,
            Some(Color::White) => Point::White,
            None => Point::Empty,
        });
        let position = Position { lines: usize::from(size.width()), points: points.collect() };
        let framing = Framing::Whole([1200, 900]);
        let shot = studio::shot_of(&position, FIRST + seed, Kind::Photograph, framing);
        let (file, bytes) = (folder.join(format!("{seed}.jpg")), shot.jpeg()?);
        let read = Reading::of(&bytes, &Hints::default()).ok()?;
        fs::write(&file, &bytes).unwrap();
        (read.doubt.is_none() && read.doubtful.len() <= 3).then_some(Shot { file, read })
    });
    shots.take(10)
}

fn stone_of(board: &Board, vertex: Vertex) -> &'static str {
    board.get(vertex).map_or("empty", |color| if color == Color::Black { "black" } else { "white" })
}

/// What the program itself names as the result of a picture, by the same taps.
fn named(shot: &Shot) -> String {
    let scorer = Scorer::default();
    let profile = scorer.profile(&Info::default(), &ScoreOptions::default()).unwrap();
    let table = Table::Real(Size::NINETEEN);
    let mut boards: Boards<Workbench> =
        Boards::new(Session::new(table, Info::default(), Setup::of(profile)));
    let words = Words::of(Language::English);
    let visit = Visit { words: &words, base: "/", news: None };
    let bytes = fs::read(&shot.file).unwrap();
    let (read, doubts) = (shot.read.clone(), shot.read.doubtful);
    let profiles = scorer.profiles().profiles().to_vec();
    let made = |board: NewBoard| board.bench(profiles);
    boards.take(None, Sent::of(&bytes, String::new(), Ok(read)), made);
    let settled = doubts.iter().map(|at| {
        format!("step=reading&point={}-{}&stone={}", at.x, at.y, stone_of(&shot.read.board, at))
    });
    let agree = ["step=reading&do=count", "step=dead&do=agree", "step=dead&do=agree"];
    for form in settled.chain(agree.map(str::to_owned)) {
        boards.change(1, &Fields::read(&form).unwrap());
    }
    let Answer::Page(page) = boards.show(Ask::Board(1), &visit) else { panic!("no page") };
    title(&page)
}

/// The words of a page's title.
fn title(page: &str) -> String {
    let (_, title) = page.split_once("<h1>").unwrap();
    let (title, _) = title.split_once("</h1>").unwrap();
    title.rsplit("</span>").next().unwrap().trim().to_owned()
}

/// Where a picture is chosen.
const CHOOSE: &str = "form.picture input:not([capture])";

/// Counts what a picture shows, and returns the title of the result.
fn counted(browser: &mut Browser, shot: &Shot, number: usize) -> String {
    browser.send(CHOOSE, &shot.file);
    browser.shows(&format!("/{number}/form"));
    // What is asked about is settled as the program reads it.
    while let Some((_, rest)) = browser.shows("value=\"count\"").split_once("form class=\"doubt") {
        let (_, point) = rest.split_once("name=\"point\" value=\"").unwrap();
        let (x, y) = point.split_once('"').unwrap().0.split_once('-').unwrap();
        let vertex = Vertex::new(x.parse().unwrap(), y.parse().unwrap());
        let stone = stone_of(&shot.read.board, vertex);
        let button = format!("form.doubt button[value={stone}]");
        browser.place_of_height(&button, 48.0);
        browser.tap(&button);
    }
    let dead = "Which stones are dead?";
    browser.tap_until("button[value=count]", dead, dead);
    let (once_more, result) = ("tap the button once more", "name=\"step\" value=\"result\"");
    if browser.tap_until("button[value=agree]", once_more, result).contains(once_more) {
        browser.tap_until("button[value=agree]", result, result);
    }
    title(&browser.html())
}

#[test]
fn a_phone_alone_counts_without_a_network() {
    let Some(page) = folder() else { return };
    let Some(mut browser) = Browser::start(&[], true, "en") else { return };
    let work = tempfile::tempdir().unwrap();
    let mut host = Host::new(page);
    browser.open(&format!("http://{}/", host.address));
    browser.shows("Photograph the board");
    // One page leads to the next at first.
    browser.rest();
    host.end();
    let shots: Vec<Shot> = photographs(work.path()).collect();
    for (shot, number) in shots.iter().zip(1..) {
        let shown = counted(&mut browser, shot, number);
        assert_eq!(shown, named(shot), "{}", shot.file.display());
    }
    // The worker ends, as phones end it after a while: every board is as it was.
    browser.end_workers();
    browser.open(&format!("http://{}/?", host.address));
    let list = browser.shows("Photograph the board");
    assert_eq!(list.matches("<li>").count(), shots.len(), "{list}");
    browser.open(&format!("http://{}/10", host.address));
    assert_eq!(title(&browser.shows("class=\"board drawn")), named(&shots[9]));
    browser.open(&format!("http://{}/10/rules", host.address));
    browser.shows("japanese-1989");
    browser.open(&format!("http://{}/keys/19", host.address));
    browser.shows("<table>");
    // The same picture is the board it was, until it is to be counted anew.
    browser.open(&format!("http://{}/?", host.address));
    browser.send(CHOOSE, &shots[0].file);
    browser.shows("has been sent before");
}

/// What is tapped first after the worker has ended is kept, too, before any page is made.
#[test]
fn what_a_phone_alone_is_told_is_kept_at_once() {
    let bytes = super::phone::even_game();
    let (picture, _) = Photograph::decode(&bytes).unwrap();
    let rgba: Vec<u8> =
        picture.rgb.as_chunks().0.iter().flat_map(|[r, g, b]| [*r, *g, *b, 255]).collect();
    let head = format!("picture picture 19:42 {} {}\n", picture.width, picture.height);
    let line = |answer: &[u8]| {
        String::from_utf8_lossy(answer.split(|b| *b == b'\n').next().unwrap()).into_owned()
    };
    let mut phone = Alone::default();
    phone.answer(b"begin / en\n");
    assert_eq!(line(&phone.answer(&[head.as_bytes(), &rgba].concat())), "go 1");
    let mut kept = phone.answer(b"keep 1\n");
    for form in ["step=reading&do=count", "step=dead&do=agree", "step=rules&rules=aga&komi=7.5"] {
        assert_eq!(line(&kept), "kept");
        let mut again = Alone::default();
        again.answer(b"begin / en\n");
        let board = kept.strip_prefix(b"kept\n").unwrap();
        assert_eq!(line(&again.answer(&[b"restore\n", board].concat())), "kept");
        again.answer(format!("form 1/form 19:43\n{form}").as_bytes());
        kept = again.answer(b"keep 1\n");
        phone = again;
    }
    let page = String::from_utf8(phone.answer(b"get 1\n")).unwrap();
    assert!(page.contains("Black wins by 17.5") && page.contains("AGA"), "{page}");
    // What is no board is refused.
    for wrong in ["restore\n", "restore\n{}\n", "restore\n{\"time\":\"\"}\nx"] {
        assert_eq!(line(&phone.answer(wrong.as_bytes())), "nothing");
    }
}

/// A form of another page reaches nothing.
#[test]
fn a_forged_form_changes_nothing_on_a_phone_alone() {
    let Some(page) = folder() else { return };
    let Some(mut browser) = Browser::start(&[], true, "en") else { return };
    let work = tempfile::tempdir().unwrap();
    let host = Host::new(page);
    browser.open(&format!("http://{}/", host.address));
    browser.shows("Photograph the board");
    browser.rest();
    browser.send(CHOOSE, &photographs(work.path()).next().unwrap().file);
    browser.shows("name=\"do\" value=\"count\"");
    let before = browser.html();
    let forged = format!(
        "<!doctype html><form method=\"post\" action=\"http://{}/1/form\">\
         <input name=\"step\" value=\"reading\"><input name=\"do\" value=\"turn\">\
         <button>win</button></form>",
        host.address
    );
    fs::write(work.path().join("index.html"), forged).unwrap();
    let other = Host::new(work.path().to_owned());
    browser.open(&format!("http://{}/", other.address));
    browser.tap("button");
    browser.open(&format!("http://{}/1", host.address));
    let after = browser.shows("name=\"do\" value=\"count\"");
    let board = |page: &str| page.split("<svg").nth(1).unwrap().to_owned();
    assert_eq!(board(&after), board(&before));
    // What is none of its paths leads to the first page.
    for path in ["99", "1/forms", "..%2f1", "keys/400", "%00"] {
        browser.open_at_all(&format!("http://{}/{path}", host.address));
        browser.shows("capture=\"environment\" required");
    }
}
