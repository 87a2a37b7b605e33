//! A phone and a computer in a network of their own, made of two network namespaces.

use std::path::Path;
use std::process::{Command, id};
use std::sync::atomic::{AtomicU32, Ordering};

use super::phone::address;
use super::phone_browser::{photograph, send};
use crate::browser::Browser;
use crate::terminal::Session;

/// A room: a computer and a phone in it, in one network.
struct Room {
    /// Tells the rooms of tests that run at the same time apart.
    number: u32,
    computer: String,
    phone: String,
}

static ROOMS: AtomicU32 = AtomicU32::new(0);

impl Room {
    /// `None` where none can be made, which fails the test in CI.
    fn new() -> Option<Self> {
        let number = id() * 10 + ROOMS.fetch_add(1, Ordering::Relaxed);
        let [computer, phone] = ["computer", "phone"].map(|own| format!("{own}-{number}"));
        let room = Self { number, computer, phone };
        if ip(&["netns", "add", &room.computer]).is_none() {
            assert!(std::env::var_os("CI").is_none(), "no network namespaces");
            return None;
        }
        ip(&["netns", "add", &room.phone]).unwrap();
        room.join("wlan0", "192.168.77.20/24", "192.168.77.30/24");
        for (name, address) in [("docker0", "172.17.0.1/16"), ("wg0", "10.9.0.2/24")] {
            ip(&["-n", &room.computer, "link", "add", name, "type", "bridge"]).unwrap();
            ip(&["-n", &room.computer, "addr", "add", address, "dev", name]).unwrap();
            ip(&["-n", &room.computer, "link", "set", name, "up"]).unwrap();
        }
        for place in [&room.computer, &room.phone] {
            ip(&["-n", place, "link", "set", "lo", "up"]).unwrap();
        }
        Some(room)
    }

    /// Joins the computer and the phone by a network, through these addresses.
    fn join(&self, name: &str, computer: &str, phone: &str) {
        let ends = [(&self.computer, computer), (&self.phone, phone)];
        let [one, other] = ["c", "p"].map(|end| format!("{end}{}", self.number));
        ip(&["link", "add", &one, "type", "veth", "peer", "name", &other]).unwrap();
        for ((place, address), end) in ends.into_iter().zip([&one, &other]) {
            ip(&["link", "set", end, "netns", place]).unwrap();
            ip(&["-n", place, "link", "set", end, "name", name]).unwrap();
            // Nobody else has it: an address of IPv6 need not wait to find that out.
            let at_once: &[&str] = if address.contains(':') { &["nodad"] } else { &[] };
            let add = ["-n", place, "addr", "add", address, "dev", name];
            ip(&[add.as_slice(), at_once].concat()).unwrap();
            ip(&["-n", place, "link", "set", name, "up"]).unwrap();
        }
    }

    /// Whether something listens where the phone looks for it.
    fn reaches(&self, host: &str) -> bool {
        let (address, port) = host.rsplit_once(':').unwrap();
        let connect = format!("exec 3<>/dev/tcp/{}/{port}", address.trim_matches(['[', ']']));
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.phone, "timeout", "5", "bash", "-c", &connect]);
        command.output().unwrap().status.success()
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        for place in [&self.computer, &self.phone] {
            ip(&["netns", "delete", place]);
        }
    }
}

/// `None` if it is refused.
fn ip(args: &[&str]) -> Option<()> {
    Command::new("ip").args(args).output().ok()?.status.success().then_some(())
}

/// The page is served in the network that leads to others, reached from there, and found again after
/// the computer has joined another one.
#[test]
fn a_phone_in_the_room_finds_the_page() {
    let Some(room) = Room::new() else { return };
    let wlan = ["-n", &room.computer, "route", "add", "default", "via", "192.168.77.1"];
    ip(&wlan).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let args = ["phone", "--rules", "chinese", "--komi", "6.5"];
    let by = ["ip", "netns", "exec", &room.computer];
    let mut session = Session::start_by(&by, here, folder.path(), &args, &[]);
    let page = address(&mut session);
    assert_eq!(page.host, "192.168.77.20:8317");
    let by = ["ip", "netns", "exec", &room.phone];
    let Some(mut browser) = Browser::start(&by, true, "de") else { return };
    browser.open(&format!("http://{}/{}/", page.host, page.secret));
    // The page speaks the phone's language.
    browser.shows("Brett fotografieren");
    session.shows("A phone has opened the page");
    // The computer joins the phone's hotspot: nothing is lost, and f finds it.
    ip(&["-n", &room.computer, "route", "delete", "default"]).unwrap();
    room.join("wlan1", "192.168.43.20/24", "192.168.43.1/24");
    ip(&["-n", &room.computer, "route", "add", "default", "via", "192.168.43.1"]).unwrap();
    session.press("f");
    session.shows("http://192.168.43.20:8317");
    assert!(!room.reaches(&page.host) && room.reaches("192.168.43.20:8317"));
    browser.open(&format!("http://192.168.43.20:8317/{}/", page.secret));
    send(&mut browser, &photograph(folder.path()), true);
    browser.shows("value=\"count\"");
    let (leads, wins) = ("Schwarz führt", "Schwarz gewinnt");
    browser.tap_until("button[value=count]", leads, leads);
    browser.tap_until("button[value=agree]", wins, wins);
    session.shows("Black wins by 18.5 points");
    session.press("q");
    assert_eq!(session.ends(), 0);
    assert!(!room.reaches("192.168.43.20:8317"));
}

/// An address of IPv6 is written as a browser wants it.
#[test]
fn a_phone_finds_an_address_of_ipv6() {
    let Some(room) = Room::new() else { return };
    room.join("wlan6", "2001:db8:77::20/64", "2001:db8:77::30/64");
    let folder = tempfile::tempdir().unwrap();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let by = ["ip", "netns", "exec", &room.computer];
    let args = ["phone", "--address", "2001:db8:77::20"];
    let mut session = Session::start_by(&by, here, folder.path(), &args, &[]);
    let page = address(&mut session);
    assert_eq!(page.host, "[2001:db8:77::20]:8317");
    let by = ["ip", "netns", "exec", &room.phone];
    let Some(mut browser) = Browser::start(&by, true, "en") else { return };
    browser.open(&format!("http://{}/{}/", page.host, page.secret));
    browser.shows("Photograph the board");
    session.press("q");
    assert_eq!(session.ends(), 0);
}
