//! The page for phones in a real browser: from a photograph to the winner, with and without a
//! script, and over a network.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use shuzi_core::Game;
use shuzi_core::goban::{Color, Vertex};

use super::phone::start;
use crate::browser::{Browser, WIDTH};
use shuzi_studio::{self as studio, Framing, Kind, Point, Position};

/// A photograph of the final position of the bundled even game.
pub fn photograph(folder: &Path) -> PathBuf {
    let game = Game::read(include_bytes!("../../assets/games/even.sgf")).unwrap();
    let size = game.board.size();
    let points = size.vertices().map(|vertex: Vertex| match game.board.get(vertex) {
        Some(Color::Black) => Point::Black,
        Some(Color::White) => Point::White,
        None => Point::Empty,
    });
    let position = Position { lines: usize::from(size.width()), points: points.collect() };
    let framing = Framing::Whole([1200, 900]);
    let mut shot = studio::shot_of(&position, 0x0A11_0003, Kind::Photograph, framing);
    // Something green lies on three empty points, which is asked about.
    let points = shot.position.points.iter().zip(&shot.places);
    let empty = points.filter(|(point, _)| **point == Point::Empty).map(|(_, place)| *place);
    let green: Vec<[f32; 2]> = empty.take(3).collect();
    let reach = 0.4 * (shot.places[1][0] - shot.places[0][0]);
    shot.canvas.each(|x, y, own| {
        let is_green = green.iter().any(|[u, v]| (x - u).hypot(y - v) < reach);
        if is_green { [0.35, 0.9, 0.35] } else { own }
    });
    let file = folder.join("board.jpg");
    fs::write(&file, shot.jpeg().unwrap()).unwrap();
    file
}

/// Sends a photograph from the page as a player does.
pub fn send(browser: &mut Browser, file: &Path, has_script: bool) {
    browser.choose("form.picture input[capture]", file);
    if !has_script {
        browser.tap("form.picture button");
    }
}

fn from_photograph_to_winner(has_script: bool) {
    let folder = tempfile::tempdir().unwrap();
    let Some(mut browser) = Browser::start(&[], has_script, "en") else { return };
    let (mut session, phone) = start(folder.path(), &["--komi", "6.5"]);
    browser.open(&format!("http://{}/{}/", phone.host, phone.secret));
    browser.shows("Photograph the board");
    let [_, _, width, _] = browser.place_of_height("form.picture label", 48.0);
    assert!(width <= f64::from(WIDTH), "{width}");
    send(&mut browser, &photograph(folder.path()), has_script);
    let page = browser.shows("name=\"do\" value=\"count\"");
    assert!(page.contains("<img") && page.contains("aria-label=\"E5 "), "{page}");
    // A doubtful point is settled with a thumb.
    let doubts = |page: &str| page.matches("<form class=\"doubt\"").count();
    browser.place_of_height("form.doubt button.read", 48.0);
    browser.tap("form.doubt button.read");
    session.shows(&format!("{} points to check", doubts(&page) - 1));
    browser.shows(&format!("{} points to settle", doubts(&page) - 1));
    // The button stands below the forms: they are all there once it is.
    let settled = browser.shows("name=\"do\" value=\"count\"");
    assert_eq!(doubts(&settled), doubts(&page) - 1);
    browser.tap("button[value=count]");
    browser.shows("Black ahead by 18.5");
    // A chain is tapped, and taken back.
    browser.tap("button[aria-label$=\" White\"]");
    session.shows("changes the result from B+18.5 to");
    browser.shows("changes the result from B+18.5 to");
    browser.tap("button[value=undo]");
    browser.shows("Black ahead by 18.5");
    let page = browser.tap_until("button[value=agree]", "class=\"result\"", "class=\"result\"");
    assert!(page.contains("Black wins by 18.5 points"), "{page}");
    session.shows("Black wins by 18.5 points");
    // What is done on the computer is seen on the phone; without a script when it is loaded again.
    session.press("u");
    if !has_script {
        browser.open(&format!("http://{}/{}/1", phone.host, phone.secret));
    }
    browser.shows("Which stones are dead?");
    // It ends with a phone connected.
    session.press("q");
    session.shows("y quit");
    session.press("y");
    assert_eq!(session.ends(), 0);
}

#[test]
fn a_photograph_comes_to_its_winner_in_a_browser() {
    from_photograph_to_winner(true);
}

#[test]
fn a_photograph_comes_to_its_winner_without_a_script() {
    from_photograph_to_winner(false);
}

/// No page is wider than a phone, in the language of the longest words and with large text.
#[test]
fn every_page_fits_the_width_of_a_phone() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mut browser) = Browser::start(&[], true, "de") else { return };
    let (mut session, phone) = start(folder.path(), &["--komi", "6.5"]);
    let fits = |browser: &mut Browser, page: &str| {
        for width in [320, 390, 430] {
            for text in [16, 32] {
                browser.resize(width, text);
                // A page that is still being loaded has no width of its own yet.
                let mut own = f64::INFINITY;
                for _ in 0..50 {
                    [own, _] = browser.extent();
                    if own <= f64::from(width) {
                        break;
                    }
                    sleep(Duration::from_millis(100));
                }
                assert!(own <= f64::from(width), "{page}: {own} on {width} with text of {text}");
            }
        }
        browser.resize(WIDTH, 16);
    };
    browser.open(&format!("http://{}/{}/", phone.host, phone.secret));
    fits(&mut browser, "waiting");
    send(&mut browser, &photograph(folder.path()), true);
    browser.shows("value=\"count\"");
    fits(&mut browser, "reading");
    let (agree, result) = ("value=\"agree\"", "class=\"result\"");
    browser.tap_until("button[value=count]", agree, agree);
    fits(&mut browser, "dead");
    browser.tap_until("button[value=agree]", result, result);
    fits(&mut browser, "result");
    // The margin is read at arm's length.
    browser.place_of_height(".margin", 40.0);
    session.press("q");
    assert_eq!(session.ends(), 0);
}

/// Three phones at once, each with its own picture: none sees anything of another.
#[test]
fn three_phones_come_to_three_winners_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let Some(first) = Browser::start(&[], true, "en") else { return };
    let others = [true, false].map(|has_script| Browser::start(&[], has_script, "en").unwrap());
    let [second, third] = others;
    let mut phones = [(first, true), (second, true), (third, false)];
    let (mut session, phone) = start(folder.path(), &["--komi", "6.5"]);
    let games = ["9x9-1", "13x13-1", "19x19-1"].map(|name| {
        let bytes = fs::read(format!("{}/benches/games/{name}.sgf", env!("CARGO_MANIFEST_DIR")));
        let file = folder.path().join(format!("{name}.png"));
        let game = Game::read(&bytes.unwrap()).unwrap();
        fs::write(&file, super::phone::picture_of(&game.board)).unwrap();
        (file, format!("class=\"board drawn n{}\"", game.board.size().width()))
    });
    for (browser, _) in &mut phones {
        browser.open(&format!("http://{}/{}/", phone.host, phone.secret));
    }
    for ((browser, has_script), (file, _)) in phones.iter_mut().zip(&games) {
        send(browser, file, *has_script);
    }
    for (browser, _) in &mut phones {
        browser.shows("name=\"do\" value=\"count\"");
        browser.rest();
    }
    for (browser, _) in &mut phones {
        browser.tap("button[value=count]");
    }
    let result = "name=\"step\" value=\"result\"";
    for ((browser, _), (_, board)) in phones.iter_mut().zip(&games) {
        browser.shows(board);
        let (once_more, agree) = ("tap the button once more", "button[value=agree]");
        if browser.tap_until(agree, once_more, result).contains(once_more) {
            browser.tap_until(agree, result, result);
        }
    }
    for ((browser, _), (_, board)) in phones.iter_mut().zip(&games) {
        let page = browser.shows(result);
        assert!(page.contains(board.as_str()), "{board}: {page}");
    }
    // Each phone can look at the list of all.
    for (browser, _) in &mut phones {
        browser.open(&format!("http://{}/{}/?", phone.host, phone.secret));
        assert_eq!(browser.shows("<ul").matches("<li>").count(), 3);
    }
    session.press("q");
    session.ends();
}

/// On a large board the first tap looks closer, and the second chooses the point.
#[test]
fn a_finger_finds_its_point_on_a_large_board() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mut browser) = Browser::start(&[], true, "en") else { return };
    let (mut session, phone) = start(folder.path(), &[]);
    let bytes = fs::read(format!("{}/benches/games/19x19-1.sgf", env!("CARGO_MANIFEST_DIR")));
    let file = folder.path().join("board.png");
    let game = Game::read(&bytes.unwrap()).unwrap();
    fs::write(&file, super::phone::picture_of(&game.board)).unwrap();
    browser.open(&format!("http://{}/{}/", phone.host, phone.secret));
    send(&mut browser, &file, true);
    browser.shows("name=\"do\" value=\"count\"");
    browser.rest();
    let point = "button[value=\"9-9\"]";
    let [_, _, before, _] = browser.place(point);
    browser.touch(point);
    browser.shows("class=\"near\"");
    let [left, _, width, height] = browser.place(point);
    assert!(before < 32.0 && width >= 40.0 && height >= 40.0, "{before}, {width} × {height}");
    assert!(left > 0.0 && left + width < f64::from(WIDTH));
    let stones = |page: &str| {
        page.split("Black stones: ").nth(1).unwrap().split("</p>").next().unwrap().to_owned()
    };
    let stones_before = stones(&browser.html());
    browser.tap(point);
    assert_ne!(stones(&browser.shows("name=\"do\" value=\"undo\"")), stones_before);
    super::phone::quit(&mut session);
}

/// One evening: from the page of a result the next board is one tap away.
#[test]
fn real_photographs_come_to_their_winners_where_they_are_at_hand() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let Ok(photographs) = root.join("../shared/photo").canonicalize() else { return };
    let Ok(truth) = fs::read_to_string(photographs.join("truth.jsonl")) else { return };
    let folder = tempfile::tempdir().unwrap();
    let Some(mut browser) = Browser::start(&[], true, "en") else { return };
    let (mut session, phone) = start(folder.path(), &["--komi", "7.5"]);
    browser.open(&format!("http://{}/{}/", phone.host, phone.secret));
    let mut named = 0;
    let mut number = 0;
    for line in truth.lines().step_by(9) {
        let truth: serde_json::Value = serde_json::from_str(line).unwrap();
        send(&mut browser, &photographs.join(truth["file"].as_str().unwrap()), true);
        number += 1;
        browser.shows(&format!("/{number}/form"));
        let (once_more, dead) = ("tap the button once more", "Which stones are dead?");
        if browser.tap_until("button[value=count]", once_more, dead).contains(once_more) {
            browser.tap("button[value=count]");
        }
        browser.shows(dead);
        let result = "name=\"step\" value=\"result\"";
        let page = browser.tap_until("button[value=agree]", result, result);
        let (_, title) = page.split_once("<h1>").unwrap();
        let (title, _) = title.split_once("</h1>").unwrap();
        let title = title.rsplit("</span>").next().unwrap().trim();
        named += usize::from(page.contains("class=\"result\""));
        session.shows(title);
    }
    // The others were photographed before their games were over: nobody is named.
    assert!(named * 3 > number, "{named} of {number}");
}
