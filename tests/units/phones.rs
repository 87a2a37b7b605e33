//! What phones may ask, and from where.

use std::net::{IpAddr, Ipv6Addr};

use hyper::header::{ACCEPT_LANGUAGE, HeaderMap};
use shuzi::shell::phone::{Admitted, Doorkeeper, MOST_OF_ALL, MOST_OF_ONE, is_unlikely, language};
use shuzi_page::Fields;
use shuzi_words::Language;

#[test]
fn what_a_phone_can_hardly_reach_is_known() {
    let v4 = |own: [u8; 4]| IpAddr::from(own);
    assert!(!is_unlikely("wlan0", v4([192, 168, 1, 20])));
    assert!(!is_unlikely("en0", v4([10, 0, 0, 7])));
    assert!(!is_unlikely("Ethernet", v4([172, 20, 10, 2])));
    for (name, own) in [
        ("lo", [127, 0, 0, 1]),
        ("docker0", [172, 17, 0, 1]),
        ("br-1f2e", [172, 18, 0, 1]),
        ("veth12", [169, 254, 3, 4]),
        ("tun0", [10, 8, 0, 2]),
        ("wg0", [10, 9, 0, 2]),
        ("eth0", [169, 254, 3, 4]),
        ("eth0", [100, 100, 3, 4]),
        ("vEthernet (WSL)", [172, 29, 0, 1]),
    ] {
        assert!(is_unlikely(name, v4(own)), "{name}");
    }
    assert!(is_unlikely("lo", IpAddr::V6(Ipv6Addr::LOCALHOST)));
}

#[test]
fn a_form_of_anything_else_is_refused() {
    let form = Fields::read("step=dead&point=3-4&komi=6%2C5").unwrap();
    assert_eq!(form.get("point"), Some("3-4"));
    assert_eq!((form.get("komi"), form.get("stone")), (Some("6,5"), None));
    assert_eq!(Fields::read("number=12%2B20+1").unwrap().get("number"), Some("12+20 1"));
    for text in ["step=%1b", "step=\u{9b}", "step=%E2%80%AE", &format!("a={}", "x".repeat(101))] {
        assert_eq!(Fields::read(text), None, "{text}");
    }
}

#[test]
fn a_phone_is_spoken_to_in_the_first_language_of_ours() {
    let of = |text: &str| {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, text.parse().unwrap());
        language(&headers)
    };
    assert_eq!(of("de-DE,de;q=0.9,en;q=0.8"), Some(Language::German));
    assert_eq!(of("nl, zh-TW;q=0.8"), Some(Language::TraditionalChinese));
    assert_eq!(of("nl"), None);
    assert_eq!(language(&HeaderMap::new()), None);
}

#[test]
fn one_phone_cannot_take_the_place_of_all() {
    let keeper = Doorkeeper::default();
    let [one, other] = [1, 2].map(|last| IpAddr::from([192, 168, 1, last]));
    let mut own: Vec<Admitted> = (0..MOST_OF_ONE).map(|_| keeper.admit(one).unwrap()).collect();
    assert!(keeper.admit(one).is_none());
    assert!(keeper.admit(other).is_some());
    own.pop();
    assert!(keeper.admit(one).is_some());
    let rest: Vec<Admitted> = (10..)
        .map(|last| IpAddr::from([192, 168, 1, last]))
        .map_while(|from| keeper.admit(from))
        .collect();
    assert_eq!(own.len() + rest.len(), MOST_OF_ALL);
    drop((own, rest));
    let again = (0..MOST_OF_ONE).map_while(|_| keeper.admit(one));
    assert_eq!(again.collect::<Vec<_>>().len(), MOST_OF_ONE);
}
