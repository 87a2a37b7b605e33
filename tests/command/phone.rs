//! The page for phones: a board sent and counted, several phones, codes, and what is refused.

use crate::terminal;

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use shuzi::screens::PhoneAddress;
use shuzi_core::Game;
use shuzi_core::goban::{Board, VertexSet};
use shuzi_photo::Photograph;
use shuzi_picture::{BoardPicture, png};

use terminal::{PATIENCE, Session};

/// The address on the screen.
pub struct Address {
    pub host: String,
    pub secret: String,
}

/// Starts the program at the page for phones, on this machine alone.
pub fn start(folder: &Path, args: &[&str]) -> (Session, Address) {
    let args = [&["phone", "--address", "127.0.0.1", "--rules", "chinese"], args].concat();
    let mut session = Session::start(folder, &args, &[]);
    let address = address(&mut session);
    (session, address)
}

/// The address on a screen that waits for phones.
pub fn address(session: &mut Session) -> Address {
    session.shows("://");
    session.shows("q quit");
    let shown = session.screen.screen().contents();
    let (_, rest) = shown.split_once("://").unwrap();
    let (host, rest) = rest.split_once('/').unwrap();
    // The path begins the next line, beside the code.
    let is_secret = |word: &&str| {
        let word = word.trim_end_matches('/');
        word.len() == 26 && word.bytes().all(|sign| sign.is_ascii_alphanumeric())
    };
    let secret = rest.split_whitespace().find(is_secret);
    let secret = secret.unwrap_or_else(|| panic!("{shown}")).trim_end_matches('/');
    Address { host: host.to_owned(), secret: secret.to_owned() }
}

/// An answer: its status, its head and its body.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }
}

impl Address {
    /// Sends bytes and returns what comes back; `None` if the connection is closed without a word.
    pub fn send(&self, bytes: &[u8]) -> Option<Answer> {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        // It may be refused before it is sent.
        let _ = stream.write_all(bytes);
        let mut all = Vec::new();
        let _ = stream.read_to_end(&mut all);
        let end = all.windows(4).position(|part| part == b"\r\n\r\n")?;
        let head = String::from_utf8(all[..end].to_vec()).unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Some(Answer { status, head, body: all[end + 4..].to_vec() })
    }

    fn request(&self, method: &str, path: &str, more: &str, body: &[u8]) -> Option<Answer> {
        let length = if body.is_empty() { String::new() } else { length(body.len()) };
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n{more}{length}\r\n", self.host);
        self.send(&[head.as_bytes(), body].concat())
    }

    /// Asks for a page below the secret path.
    pub fn get(&self, path: &str) -> Answer {
        self.request("GET", &format!("/{}/{path}", self.secret), "", b"").unwrap()
    }

    /// Sends a form of a board's page.
    fn form(&self, board: usize, form: &str) -> Answer {
        let kind = "Content-Type: application/x-www-form-urlencoded\r\n";
        let path = format!("/{}/{board}/form", self.secret);
        self.request("POST", &path, kind, form.as_bytes()).unwrap()
    }

    /// Sends a picture, from the page of a board or of none; returns the page it leads to.
    fn picture(&self, from: Option<usize>, picture: &[u8]) -> Answer {
        let from = from.map_or_else(String::new, |board| format!("{board}/"));
        let path = format!("/{}/{from}picture", self.secret);
        self.request("POST", &path, MULTIPART, &multipart(picture)).unwrap()
    }
}

fn length(bytes: usize) -> String {
    format!("Content-Length: {bytes}\r\n")
}

const MULTIPART: &str = "Content-Type: multipart/form-data; boundary=part\r\n";

pub fn multipart(picture: &[u8]) -> Vec<u8> {
    let head = "--part\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"board.jpg\"\r\n\
                Content-Type: image/jpeg\r\n\r\n";
    [head.as_bytes(), picture, b"\r\n--part--\r\n"].concat()
}

/// The final position of the bundled even game, as a picture.
pub fn even_game() -> Vec<u8> {
    let game = Game::read(include_bytes!("../../assets/games/even.sgf")).unwrap();
    picture_of(&game.board)
}

/// A position as a picture.
pub fn picture_of(board: &Board) -> Vec<u8> {
    let dead = VertexSet::new(board.size());
    let numbers = Vec::new();
    let picture = BoardPicture { board, dead: &dead, settled: None, teire: &[], numbers };
    png(&picture.scene(40.0)).unwrap()
}

fn leads_to(answer: &Answer, address: &Address) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    let to = answer.head.lines().find_map(|line| line.strip_prefix("location: ")).unwrap();
    to.strip_prefix(&format!("/{}/", address.secret)).unwrap().to_owned()
}

/// Both screens show the same count, whichever is touched.
#[test]
fn a_board_is_sent_settled_and_counted_on_both_screens() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, phone) = start(folder.path(), &["--komi", "6.5"]);
    assert!(phone.get("").text().contains("capture=\"environment\""));
    session.shows("A phone has opened the page");
    let sent = phone.picture(None, &even_game());
    assert_eq!(leads_to(&sent, &phone), "1");
    session.shows("Compare with the board");
    let page = phone.get("1").text();
    assert!(page.contains("<svg") && page.contains("aria-label=\"E5 "), "{page}");
    assert_eq!(phone.get("1/photograph").body.get(..4), Some(&b"\x89PNG"[..]));
    phone.form(1, "step=reading&do=count");
    session.shows("Remove the dead stones");
    assert!(phone.get("1").text().contains("Which stones are dead?"));
    // The white chain at G5: if it is dead, all points are Black's.
    phone.form(1, "step=dead&point=6-4");
    session.shows("G5 changes the result from B+18.5 to");
    // What is undone on the computer is undone on the phone.
    session.press("u");
    session.shows("Black ahead by 18.5");
    assert!(phone.get("1").text().contains("Black ahead by 18.5"));
    // A page made for another step changes nothing.
    phone.form(1, "step=reading&do=count");
    session.shows("out of date");
    phone.form(1, "step=dead&do=agree");
    session.shows("Black wins by 18.5 points");
    let page = phone.get("1").text();
    assert!(page.contains("Black wins by 18.5 points") && page.contains("next board"), "{page}");
    session.press("q");
    assert_eq!(session.ends(), 0);
    assert!(session.is_restored());
    assert!(TcpStream::connect(&phone.host).is_err(), "it listens after the end");
}

/// Quits while boards are open, which is asked about.
pub fn quit(session: &mut Session) {
    session.press("q");
    session.shows("y quit");
    session.press("y");
    assert_eq!(session.ends(), 0);
}

/// Every phone has its own board: what one does changes nothing for the others, and the screen lists
/// them all.
#[test]
fn every_phone_counts_a_board_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, phone) = start(folder.path(), &[]);
    assert_eq!(leads_to(&phone.picture(None, &even_game()), &phone), "1");
    session.shows("Compare with the board");
    let seki = Game::read(include_bytes!("../../assets/games/seki.sgf")).unwrap();
    let handicap = Game::read(include_bytes!("../../assets/games/handicap.sgf")).unwrap();
    let [second, third] = [seki, handicap].map(|game| picture_of(&game.board));
    assert_eq!(leads_to(&phone.picture(None, &second), &phone), "2");
    session.shows("A phone has sent a board");
    assert_eq!(leads_to(&phone.picture(None, &third), &phone), "3");
    // The second is counted to its end while the screen shows the first.
    phone.form(2, "step=reading&do=count");
    phone.form(2, "step=dead&do=agree");
    assert!(phone.get("2").text().contains("class=\"result\""));
    assert!(phone.get("1").text().contains("Is this the board?"));
    assert!(phone.get("3").text().contains("name=\"do\" value=\"count\""));
    session.shows("m mirror");
    // The same picture once more leads to its board, and is a new count on request.
    assert_eq!(leads_to(&phone.picture(None, &second), &phone), "2");
    let again = phone.get("2").text();
    assert!(again.contains("has been sent before") && again.contains("2/again"), "{again}");
    assert!(again.contains("class=\"result\""), "{again}");
    let path = format!("/{}/2/again", phone.secret);
    assert_eq!(leads_to(&phone.request("POST", &path, "", b"").unwrap(), &phone), "4");
    assert!(phone.get("4").text().contains("Is this the board?"));
    assert!(phone.get("2").text().contains("class=\"result\""));
    // From the page of a result that the screen shows, the next picture brings the next board there.
    phone.form(1, "step=reading&do=count");
    phone.form(1, "step=dead&do=agree");
    session.shows("wins by");
    let fifth = picture_of(&Game::read(FALSE_EYES).unwrap().board);
    assert_eq!(leads_to(&phone.picture(Some(1), &fifth), &phone), "5");
    session.shows("Compare with the board");
    assert!(phone.get("1").text().contains("wins by"));
    // Esc shows them all, the latest first, and says that some are not finished.
    session.press("\x1b");
    session.shows("5 boards");
    session.press("\x1b");
    session.shows("3 boards are not finished");
    quit(&mut session);
}

const FALSE_EYES: &[u8] = include_bytes!("../../assets/games/false-eyes.sgf");

/// A phone that comes back finds its board, whatever the others do.
#[test]
fn a_phone_that_comes_back_finds_its_board() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, phone) = start(folder.path(), &[]);
    let sent = phone.picture(None, &even_game());
    assert!(sent.head.contains("set-cookie: board=1; "), "{}", sent.head);
    assert!(sent.head.contains("HttpOnly") && sent.head.contains("SameSite=Strict"));
    // Looking at a board does not make it one's own.
    assert!(!phone.get("1").head.contains("set-cookie"));
    let path = format!("/{}/", phone.secret);
    let back = phone.request("GET", &path, "Cookie: other=2; board=1\r\n", b"").unwrap();
    assert_eq!(leads_to(&back, &phone), "1");
    // The list is there all the same.
    let list = phone.request("GET", &format!("{path}?"), "Cookie: board=1\r\n", b"").unwrap();
    assert!(list.text().contains("Is this the board?"), "{}", list.text());
    let gone = phone.request("GET", &path, "Cookie: board=99\r\n", b"").unwrap();
    assert_eq!((gone.status, phone.get("99").status), (303, 404));
    quit(&mut session);
}

/// Where prisoners count, the phone asks for them, and who passed first where that counts.
#[test]
fn what_the_rules_need_is_asked_on_the_phone() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, phone) = start(folder.path(), &["--komi", "6.5"]);
    phone.picture(None, &even_game());
    phone.form(1, "step=reading&do=count");
    let rules = phone.get("1/rules").text();
    assert!(rules.contains("<option value=\"japanese-1989\">"), "{rules}");
    assert!(rules.contains("name=\"komi\"") && rules.contains("value=\"6.5\""), "{rules}");
    phone.form(1, "step=rules&rules=japanese-1989&handicap=0&komi=6%2C5");
    phone.form(1, "step=dead&do=agree");
    assert!(phone.get("1").text().contains("Black: prisoners"), "{}", phone.get("1").text());
    phone.form(1, "step=question&number=x");
    assert!(phone.get("1").text().contains("is not part of a number"));
    phone.form(1, "step=question&number=2");
    assert!(phone.get("1").text().contains("White: prisoners"));
    // One step back, the number is there.
    phone.form(1, "step=question&do=back");
    assert!(phone.get("1").text().contains("value=\"2\""));
    phone.form(1, "step=question&number=3");
    phone.form(1, "step=question&number=0");
    let page = phone.get("1").text();
    assert!(page.contains("Black wins by") && page.contains("Prisoners"), "{page}");
    phone.form(1, "step=rules&rules=aga&handicap=0&komi=6.5");
    assert!(phone.get("1").text().contains("AGA"), "{}", phone.get("1").text());
    // The key numbers by these rules.
    let keys = phone.get("1/keys/9").text();
    assert!(keys.contains("<table>") && keys.contains("AGA"), "{keys}");
    session.press("q");
    session.ends();
}

/// What asks for anything else learns nothing, and nothing of it reaches the screen.
#[test]
fn what_is_none_of_ours_is_refused_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, phone) = start(folder.path(), &[]);
    let secret = phone.secret.clone();
    let ours = format!("/{secret}/");
    // Another host: a page elsewhere whose name leads here.
    for host in ["example.org", "127.0.0.1", "localhost:8317", ""] {
        let request = format!("GET {ours} HTTP/1.1\r\nHost: {host}\r\n\r\n");
        assert!(phone.send(request.as_bytes()).is_none_or(|answer| answer.status == 400), "{host}");
    }
    let silent = |method: &str, path: &str| {
        let answer = phone.request(method, path, "", b"").unwrap();
        assert_eq!(answer.body, b"", "{method} {path}");
        assert!(!answer.head.to_lowercase().contains("server"), "{}", answer.head);
        answer.status
    };
    // No path has this sign.
    let almost = format!("/{}0/", &secret[..25]);
    for path in ["/", "/favicon.ico", "/x/", "/../etc/passwd", &almost, &format!("/{secret}")] {
        assert_eq!(silent("GET", path), 404, "{path}");
    }
    for path in ["2/photograph", "9", "../", "etc/passwd", "1/form", "page.css/x"] {
        assert_eq!(silent("GET", &format!("{ours}{path}")), 404, "{path}");
    }
    for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "HEAD"] {
        assert_eq!(silent(method, &ours), 404, "{method}");
    }
    // Too large, said before it is sent and found out while it is.
    let large = format!("{MULTIPART}{}", length(33 << 20));
    let path = format!("{ours}picture");
    assert_eq!(phone.request("POST", &path, &large, b"").unwrap().status, 413);
    let chunked = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\n{MULTIPART}Transfer-Encoding: chunked\r\n\r\n",
        phone.host
    );
    let part = multipart(&[]);
    let part = &part[..part.len() - "\r\n--part--\r\n".len()];
    let mut sent = [chunked.as_bytes(), format!("{:x}\r\n", part.len()).as_bytes(), part].concat();
    sent.extend(b"\r\n");
    for _ in 0..33 {
        sent.extend(b"100000\r\n");
        sent.extend(vec![0; 1 << 20]);
        sent.extend(b"\r\n");
    }
    assert!(phone.send(&sent).is_none_or(|answer| answer.status == 413));
    // A head without end, a form without end, a form of escapes.
    let head = format!("GET {ours} HTTP/1.1\r\nHost: {}\r\nX: {}", phone.host, "x".repeat(1 << 20));
    assert!(phone.send(head.as_bytes()).is_none_or(|answer| answer.status >= 400));
    assert_eq!(phone.form(1, &"a=b&".repeat(2000)).status, 413);
    assert_eq!(phone.form(1, "step=\u{1b}[2J").status, 400);
    let named = multipart(b"x");
    let named = String::from_utf8(named).unwrap().replace("board.jpg", "\u{1b}[2J.jpg");
    let answer = phone.request("POST", &path, MULTIPART, named.as_bytes());
    assert_eq!(answer.unwrap().status, 400);
    assert_eq!(phone.form(7, "step=dead&do=agree").status, 404);
    // Pictures that are none, that lie about their size, or break off.
    for bytes in [&b""[..], b"no picture", &even_game()[..2000]] {
        let why = leads_to(&phone.picture(None, bytes), &phone);
        let page = phone.get(&why).text();
        assert!(why.starts_with("no/") && page.contains("class=\"remark\""), "{why}: {page}");
    }
    let whole = multipart(&even_game());
    let cut = format!("{MULTIPART}{}", length(whole.len()));
    let mut stream = TcpStream::connect(&phone.host).unwrap();
    let head = format!("POST {path} HTTP/1.1\r\nHost: {}\r\n{cut}\r\n", phone.host);
    stream.write_all(head.as_bytes()).unwrap();
    stream.write_all(&whole[..whole.len() / 2]).unwrap();
    stream.shutdown(Shutdown::Write).unwrap();
    drop(stream);
    // More connections than a phone opens. Those of before may still be ending: what they leave free
    // is taken, too.
    let since = Instant::now();
    let mut idle = Vec::new();
    loop {
        idle.extend((0..10).filter_map(|_| TcpStream::connect(&phone.host).ok()));
        if phone.request("GET", &ours, "", b"").is_none() {
            break;
        }
        assert!(since.elapsed() < PATIENCE, "it lets everybody in");
    }
    drop(idle);
    let since = Instant::now();
    while phone.request("GET", &ours, "", b"").is_none() {
        assert!(since.elapsed() < PATIENCE, "it lets nobody in any more");
        thread::sleep(Duration::from_millis(50));
    }
    // The screen is as it was, and nothing of all this has reached it.
    assert!(session.screen.screen().contents().contains("Photograph the board with a phone"));
    let page = phone.get("");
    for header in ["content-security-policy: default-src 'none'", "no-referrer", "no-store"] {
        assert!(page.head.contains(header), "{header}: {}", page.head);
    }
    assert!(!page.head.contains("set-cookie"));
    session.press("\x1b");
    session.shows("The board on the table");
    assert!(TcpStream::connect(&phone.host).is_err(), "it listens while the page is closed");
    session.press("q");
    assert_eq!(session.ends(), 0);
}

/// Codes are read back by another program's reader, at the size of half blocks and of full ones.
#[test]
fn codes_are_read_back() {
    for address in [
        "http://192.168.1.20:8317/ABCDEFGHJKLMNPQRSTUVWXYZ23/",
        "http://192.168.100.200:58317/ZYXWVUTSRQPNMLKJHGFEDCBA98/",
        "http://[2001:db8:1234:5678:9abc:def0:1234:5678]:8317/ABCDEFGHJKLMNPQRSTUVWXYZ23/",
    ] {
        let code = PhoneAddress::new(address.to_owned()).code;
        for scale in [4, 9] {
            let side = (code.len() + 8) * scale;
            let is_dark = |x: usize, y: usize| {
                let square = |at: usize| (at / scale).checked_sub(4);
                let dark = square(y).zip(square(x)).and_then(|(y, x)| code.get(y)?.get(x));
                dark.copied().unwrap_or(false)
            };
            let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
                if is_dark(x, y) { 0 } else { 255 }
            });
            let grids = picture.detect_grids();
            assert_eq!(grids.len(), 1, "{address}");
            assert_eq!(grids[0].decode().unwrap().1, address);
        }
        // 80 columns and 24 rows hold it, with its title and its keys.
        assert!(code.len() + 8 <= 44, "{}", code.len());
    }
}

/// A board that the screen leaves is as it was, there and on the phone.
#[test]
fn no_board_that_was_sent_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, phone) = start(folder.path(), &[]);
    phone.picture(None, &even_game());
    session.shows_instead("m mirror", "Point a phone");
    session.press("\x1b");
    session.shows_instead("1 board", "m mirror");
    assert!(phone.get("1").text().contains("Is this the board?"));
    // A stone is changed: on the screen, too, when it shows the board again.
    assert!(phone.get("1").text().contains("aria-label=\"A9 empty\""));
    phone.form(1, "step=reading&point=0-0&stone=white");
    assert!(phone.get("1").text().contains("aria-label=\"A9 White\""));
    session.press("\r");
    session.shows_instead("m mirror", "1 board");
    session.press("\x1b");
    session.shows_instead("1 board", "m mirror");
    let page = phone.get("1").text();
    assert!(page.contains("aria-label=\"A9 White\"") && page.contains("1/photograph"), "{page}");
    // Another position from its own page is another board.
    let seki = Game::read(include_bytes!("../../assets/games/seki.sgf")).unwrap();
    assert!(page.contains("Photograph it again"));
    assert_eq!(leads_to(&phone.picture(Some(1), &picture_of(&seki.board)), &phone), "2");
    session.shows("2 boards");
    assert!(phone.get("2").text().contains("Is this the board?"));
    assert!(phone.get("1").text().contains("aria-label=\"A9 White\""));
    quit(&mut session);
}

/// A second picture from a board's page answers what the first leaves open, and what was settled by
/// hand stays settled; undo brings the first picture back.
#[test]
fn what_one_picture_leaves_open_another_answers() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, phone) = start(folder.path(), &[]);
    let clear = even_game();
    let (mut covered, _) = Photograph::decode(&clear).unwrap();
    let (width, height) = (covered.width, covered.height);
    // A hand lies over the lower right.
    for y in height * 55 / 100..height * 75 / 100 {
        for x in width * 55 / 100..width {
            covered.rgb[(y * width + x) * 3..][..3].copy_from_slice(&[201, 160, 135]);
        }
    }
    phone.picture(None, &shuzi_studio::png(&covered));
    session.shows_instead("m mirror", "Point a phone");
    let page = phone.get("1").text();
    let doubts = |page: &str| page.matches("<form class=\"doubt\"").count();
    let before = doubts(&page);
    phone.form(1, "step=reading&point=0-0&stone=white");
    assert_eq!(leads_to(&phone.picture(Some(1), &clear), &phone), "1");
    let page = phone.get("1").text();
    assert!(before >= 4 && doubts(&page) <= 1, "{before}: {page}");
    assert!(page.contains("aria-label=\"A9 White\""), "{page}");
    phone.form(1, "step=reading&do=undo");
    assert_eq!(doubts(&phone.get("1").text()), before);
    quit(&mut session);
}

/// What a phone has sent is kept before anything is done with it.
#[test]
fn a_board_that_was_sent_outlives_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, phone) = start(folder.path(), &[]);
    phone.picture(None, &even_game());
    session.shows_instead("m mirror", "Point a phone");
    session.child.kill().unwrap();
    session.child.wait().unwrap();
    let mut again = Session::start(folder.path(), &[], &[]);
    again.shows("Unfinished");
    again.press("r");
    again.shows_instead("m mirror", "Unfinished");
    again.press("q");
    again.ends();
}

#[cfg(not(feature = "tls"))]
#[test]
fn without_encryption_it_is_said_how_to_have_it() {
    let (code, said) = crate::program::failed(&["phone", "--tls"], "");
    assert_eq!(code, 2);
    assert!(said.contains("--features tls"), "{said}");
}
