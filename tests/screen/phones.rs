//! The screen that waits for phones.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use shuzi::screens::{Arrival, PhoneAddress, PhoneBoard, PhonePage, PhoneScreen, Stack};
use shuzi::ui::{Appearance, Context, Glyphs, Open, ThemeName};
use shuzi_core::fact::Message;
use shuzi_core::goban::{Board, Color, Size, Vertex};
use shuzi_core::record::Info;
use shuzi_walk::Table;
use shuzi_words::{Language, Words};

use crate::table::{bench, look};

const SECRET: &str = "K7QXW3MDPAH5RTNB2JFCV8GEY4";
const FINGERPRINT: &str = "1F 80 3C D5 0A 77 E9 42";

/// The page as it waits in a network; `scheme` is the beginning of its address.
fn page(scheme: &str) -> PhonePage {
    let address = PhoneAddress::new(format!("{scheme}://192.168.178.101:8317/{SECRET}/"));
    let networks = ["wlan0 192.168.178.101", "eth0 10.0.0.7"].map(str::to_owned).to_vec();
    let fingerprint = (scheme == "https").then(|| FINGERPRINT.to_owned());
    PhonePage { address: Some(address), networks, port: 8317, fingerprint, ..PhonePage::default() }
}

fn overdue(scheme: &str) -> PhonePage {
    PhonePage { arrival: Arrival::Overdue, ..page(scheme) }
}

/// A board of a phone, with a few stones.
fn sent(number: usize, time: &str, lines: u8, standing: &str) -> PhoneBoard {
    let mut board = Board::new(Size::new(lines, lines).unwrap());
    for (x, y, color) in [(2, 2, Color::Black), (6, 6, Color::White), (2, 6, Color::Black)] {
        board.set(Vertex::new(x, y), Some(color));
    }
    let (time, standing) = (time.to_owned(), standing.to_owned());
    PhoneBoard { number, time, board, standing }
}

/// The states of the page, each with a name.
fn states() -> [(&'static str, PhonePage); 7] {
    let boards = vec![
        sent(2, "19:45", 13, "3 points to settle"),
        sent(1, "19:42", 9, "Black wins by 3.5 points"),
    ];
    let refused = Some(Message::plain("phone-no-network"));
    [
        ("awaited", page("http")),
        ("encrypted", page("https")),
        ("overdue", overdue("http")),
        ("overdue, encrypted", overdue("https")),
        ("met", PhonePage { arrival: Arrival::Met, ..page("https") }),
        ("sent", PhonePage { arrival: Arrival::Met, boards, ..page("https") }),
        ("refused", PhonePage { refused, ..PhonePage::default() }),
    ]
}

fn drawn(page: PhonePage, look: &Appearance, [width, height]: [u16; 2]) -> Terminal<TestBackend> {
    let bench = bench(Table::Real(Size::NINETEEN), Info::default());
    let cx = Context::in_memory(bench, look.clone());
    let stack = Stack::new(vec![Open::boxed(PhoneScreen::showing(page))], cx);
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| stack.draw_signs(frame)).unwrap();
    terminal
}

#[test]
fn the_screen_that_waits_for_phones() {
    for size in [[80, 24], [44, 24], [44, 45], [120, 45]] {
        let mut shown = String::new();
        for (name, page) in states() {
            shown += &format!("{name}\n{}\n", drawn(page, &look(), size).backend());
        }
        insta::assert_snapshot!(format!("phones_{}x{}", size[0], size[1]), shown);
    }
}

/// What is to be read beside the code, or below it, is there to its last word in every language.
#[test]
fn nothing_that_is_to_be_read_is_cut() {
    for language in Language::ALL {
        let words = Words::of(language);
        let look = Appearance { words: Words::of(language).into(), ..look() };
        let says = |page: &PhonePage, size: [u16; 2], wanted: &str| {
            let terminal = drawn(page.clone(), &look, size);
            let signs = terminal.backend().buffer().content.iter().map(Cell::symbol);
            // The code holds blocks and spaces alone.
            let shown: String = signs.filter(|sign| !"█▀▄ ".contains(sign)).collect();
            let wanted: String = wanted.split_whitespace().collect();
            let shown = shown.replace(char::is_whitespace, "");
            assert!(shown.contains(&wanted), "{language:?} {size:?}:\n{}", terminal.backend());
        };
        let begin = || [("begin", FINGERPRINT.into())];
        for size in [[80, 24], [100, 30], [120, 45], [44, 45]] {
            says(&page("http"), size, &words.get("phone-plain"));
            says(&page("https"), size, &words.say("phone-encrypted", &begin()));
            let port = [("port", "8317".into())];
            says(&overdue("http"), size, &words.say("phone-overdue", &port));
            // At the warning people still compare the fingerprint.
            says(&overdue("https"), size, &words.say("phone-overdue", &port));
            says(&overdue("https"), size, &words.say("phone-fingerprint", &begin()));
        }
        says(&page("http"), [44, 24], "wlan0 192.168.178.101");
        says(&page("https"), [44, 24], &words.say("phone-fingerprint", &begin()));
        says(&overdue("https"), [44, 24], &words.say("phone-fingerprint", &begin()));
        says(&overdue("http"), [44, 24], &words.get("phone-overdue-short"));
    }
}

#[test]
fn the_screen_that_waits_is_drawn_in_every_look() {
    let themes = ThemeName::ALL.map(|name| Appearance { theme: name.theme(), ..look() });
    let symbols = Glyphs::ALL.map(|glyphs| Appearance { glyphs, ..look() });
    for look in themes.iter().chain(&symbols) {
        for (_, page) in states() {
            for size in [[80, 24], [44, 24], [120, 45], [30, 10], [21, 7], [3, 2], [1, 1]] {
                drawn(page.clone(), look, size);
            }
        }
    }
}
