//! Rule profiles: the built-in ones, inheritance, and what is refused.

use crate::Coded as _;
use std::sync::Arc;

use shuzi_core::amount::Amount;
use shuzi_core::counting::choose_profile;
use shuzi_core::goban::{Color, Size};
use shuzi_core::record::{Games, decode};
use shuzi_core::rules::{Convention, GameKind, Profile, Profiles, Scoring, Ties};

fn profile(name: &str) -> Arc<Profile> {
    Profiles::new().profile(name).unwrap_or_else(|problems| panic!("{name}: {problems:?}"))
}

#[test]
fn every_built_in_profile_can_be_read() {
    let book = Profiles::new();
    let files = concat!(env!("CARGO_MANIFEST_DIR"), "/configs/rules");
    let files = std::fs::read_dir(files).unwrap().count();
    assert_eq!((book.names().count(), files), (42, 42));
    for name in book.names() {
        let profile = profile(name);
        assert!(!profile.sources.is_empty(), "{name} names its sources");
        assert!(book.called(name).is_some_and(|found| found.name == name));
    }
}

/// Even komi on 19×19, compensation and the handicap from which it applies, ties: typed from the
/// sources.
#[test]
fn profiles_say_what_their_sources_say() {
    use Convention::{N, NLessOne, None as Nothing};
    let draw = Ties::Draw;
    for (name, komi, convention, from, ties) in [
        ("chinese", Some("7.5"), N, 2, draw),
        ("chinese-1988", Some("5.5"), N, 2, draw),
        ("chinese-mays", Some("7.5"), N, 2, Ties::To(Color::White)),
        ("chinese-ogs", Some("7.5"), N, 1, draw),
        ("japanese-1989", Some("6.5"), Nothing, 2, draw),
        ("korean", Some("6.5"), Nothing, 2, draw),
        ("aga", Some("7.5"), NLessOne, 2, draw),
        ("ing-1991", Some("8"), Nothing, 2, Ties::To(Color::Black)),
        ("ing-kss", Some("8"), N, 2, Ties::To(Color::Black)),
        ("new-zealand", Some("7"), Nothing, 2, draw),
        ("tromp-taylor", None, Nothing, 2, draw),
        ("wmsg-2008", Some("6.5"), Nothing, 2, draw),
        ("button-go", Some("7"), NLessOne, 2, draw),
    ] {
        let profile = profile(name);
        let even = profile.komi.even.as_ref().and_then(|komi| komi.of(Size::NINETEEN));
        let komi = komi.map(|komi| (komi.parse::<Amount>().unwrap(), true));
        assert_eq!(even, komi, "{name}");
        assert_eq!(profile.compensation.convention, convention, "{name}");
        assert_eq!(profile.compensation.from, from, "{name}");
        assert_eq!(profile.ties.even, ties, "{name}");
    }
    let mays = profile("chinese-mays");
    assert_eq!(*mays.tie_breaker.of(GameKind::Handicap), Amount::halves(1));
    assert_eq!(mays.komi.handicap.as_ref().unwrap().of(Size::NINETEEN), Some((Amount::ZERO, true)));
    assert_eq!(profile("japanese-1989").scoring, Scoring::Territory);
}

#[test]
fn spellings_of_real_files_are_known() {
    let book = Profiles::new();
    for (spelling, name) in [
        ("Jap", "japanese-1989"),
        ("Nihon Kiin", "japanese-1989"),
        ("日本围棋规则", "japanese-1989"),
        ("일본룰", "japanese-1989"),
        ("Chinese rule", "chinese"),
        ("中国围棋规则", "chinese"),
        ("중국 규칙", "chinese"),
        ("한국룰", "korean"),
        ("한국 규칙", "korean"),
        ("Ing (SST)", "ing-1991"),
        ("Chinese", "chinese"),
        ("CHINESE ", "chinese"),
        ("cn", "chinese"),
        ("Chinese, Pair Go", "chinese"),
        ("Japanese", "japanese-1989"),
        ("jp", "japanese-1989"),
        ("AGA", "aga"),
        ("NZ", "new-zealand"),
        ("New Zealand", "new-zealand"),
        ("GOE", "ing-1991"),
        ("Tromp-Taylor", "tromp-taylor"),
        ("stone_scoring", "katago-stone-scoring"),
        ("中國", "chinese"),
        ("Chinese rules", "chinese"),
        ("Japanese rules", "japanese-1989"),
        ("日本棋院", "japanese-1989"),
        ("韩国", "korean"),
        ("Ing SST", "ing-1991"),
        ("Ing Goe", "ing-1991"),
        ("应氏", "ing-1991"),
        ("WMSG", "wmsg-2008"),
        ("EGF", "egf-japanese"),
        ("Tromp/Taylor", "tromp-taylor"),
        ("TT--", "tromp-taylor"),
        ("koSIMPLEscoreAREAtaxNONEsui0whbN", "chinese"),
        ("koSITUATIONALscoreAREAtaxNONEsui0whbN-1fpok", "aga"),
        ("koSITUATIONALscoreAREAtaxNONEsui0button1whbN-1fpok", "button-go"),
        ("koPOSITIONALscoreAREAtaxNONEsui1", "tromp-taylor"),
        ("koSIMPLEscoreAREAtaxALLsui0", "katago-stone-scoring"),
        ("koSIMPLEscoreTERRITORYtaxSEKIsui0", "japanese-1989"),
        ("koSIMPLEscoreTERRITORYtaxALLsui0", "katago-ancient-territory"),
    ] {
        let found = book.called(spelling).map(|profile| profile.name.clone());
        assert_eq!(found.as_deref(), Some(name), "{spelling}");
    }
    assert!(book.called("koSIMPLEscoreAREAtaxSEKIsui0").is_none());
    assert!(book.called("Mongolian").is_none());
    assert!(book.called("").is_none());
    assert!(book.called("koSIMPLEscoreTERRITORYtaxNONEsui0").is_none());
}

/// A server's own version of the rules overrides their name.
#[test]
fn a_server_has_rules_of_its_own() {
    let book = Profiles::new();
    for (server, spelling, name) in [
        (Some("Fox"), "Chinese", "chinese-fox"),
        (Some("OGS"), "chinese", "chinese-ogs"),
        (Some("KGS"), "Chinese", "chinese-kgs"),
        (Some("KGS"), "Japanese", "japanese-kgs"),
        (Some("OGS"), "Japanese", "japanese-ogs"),
        (Some("OGS"), "GOE", "ing-ogs"),
        (Some("OGS"), "AGA", "aga"),
        (None, "Chinese", "chinese"),
    ] {
        let found = book.called_on(server, spelling).map(|profile| profile.name.clone());
        assert_eq!(found.as_deref(), Some(name), "{spelling} on {server:?}");
    }
}

/// The server that wrote a file is recognised by its `AP` and `PC`.
#[test]
fn a_file_is_counted_by_its_servers_rules() {
    for (properties, name) in [
        ("AP[foxwq]", "chinese-fox"),
        ("PC[OGS: https://online-go.com/game/1]", "chinese-ogs"),
        ("PC[OGS]", "chinese-ogs"),
        ("AP[CGoban:3]PC[The KGS Go Server at http://www.gokgs.com/]", "chinese-kgs"),
        ("PC[gokgs.com]", "chinese-kgs"),
        ("AP[CGoban:3]PC[Tokyo]", "chinese"),
    ] {
        let file = decode(format!("(;SZ[9]RU[Chinese]{properties};B[ee])").as_bytes(), None);
        let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
        let chosen = choose_profile(&Profiles::new(), None, &game.info).unwrap();
        assert_eq!(chosen.value.name, name, "{properties}");
    }
}

#[test]
fn a_profile_inherits_what_it_does_not_say() {
    let text =
        "extends = \"chinese\"\ntitle = \"Our club\"\n[komi]\neven = { 9 = 6.5, other = 7 }\n";
    let profile = Profiles::new().read("club", "club.toml", text).unwrap();
    assert_eq!((profile.name.as_str(), profile.title.as_str()), ("club", "Our club"));
    assert_eq!(profile.compensation.convention, Convention::N);
    let even = profile.komi.even.as_ref().unwrap();
    assert_eq!(even.of(Size::new(9, 9).unwrap()), Some((Amount::halves(13), true)));
    assert_eq!(even.of(Size::NINETEEN), Some((Amount::points(7), true)));
    assert!(!profile.is_called("Chinese"));
}

/// TOML has several ways to write a whole number.
#[test]
fn numbers_are_read_however_they_are_written() {
    for (written, komi) in
        [("7", "7"), ("0x7", "7"), ("0o11", "9"), ("0b110", "6"), ("1_0", "10"), ("\"7½\"", "7.5")]
    {
        let text = format!("extends = \"chinese\"\ngroup-tax = 0x2\n[komi]\neven = {written}\n");
        let profile = Profiles::new().read("mine", "mine.toml", &text).unwrap();
        let even = profile.komi.even.as_ref().unwrap().other.unwrap();
        assert_eq!((even.coded().as_str(), profile.group_tax), (komi, 2), "{written}");
    }
    let text = "extends = \"chinese\"\n[komi]\neven = 0xffffffffffffffffff";
    assert!(Profiles::new().read("mine", "mine.toml", text).is_err());
}

#[test]
fn a_circle_of_extends_is_found() {
    let mut book = Profiles::new();
    book.add("one", "one.toml", Ok("extends = \"two\"".to_owned()));
    book.add("two", "two.toml", Ok("extends = \"one\"".to_owned()));
    let problems = book.profile("one").unwrap_err().unwrap();
    assert!(problems[0].what.coded().contains("profile-extends-itself"), "{problems:?}");
}

/// A request may bring many profiles, each extending the next.
#[test]
fn profiles_without_end_are_refused() {
    let mut book = Profiles::new();
    for number in 0..10_000 {
        let text = format!("extends = \"p{}\"", number + 1);
        book.add(&format!("p{number}"), &format!("p{number}.toml"), Ok(text));
    }
    let problems = book.profile("p0").unwrap_err().unwrap();
    assert!(problems[0].what.coded().contains("profile-extends-too-many"), "{problems:?}");
}

#[test]
fn a_users_profile_may_extend_the_built_in_one_it_replaces() {
    let mut book = Profiles::new();
    book.add("chinese", "chinese.toml", Ok("extends = \"chinese\"\n[komi]\neven = 6.5".to_owned()));
    let profile = book.profile("chinese").unwrap();
    assert_eq!(profile.komi.even.as_ref().unwrap().other, Some(Amount::halves(13)));
    assert_eq!(profile.compensation.convention, Convention::N);
}

mod any_text {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn never_panics(text in "[a-z=\\[\\]{}\"., 0-9\n-]{0,80}") {
            let _ = Profiles::new().read("any", "any.toml", &text);
        }
    }
}
