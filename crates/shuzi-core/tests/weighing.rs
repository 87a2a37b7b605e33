//! What a game file says of itself, weighed: rules and komi, and whether a winner is named.

use crate::Coded as _;
use shuzi_core::counting::{ValueSource, choose_profile};
use shuzi_core::fact::Fact as _;
use shuzi_core::record::{Games, Server, decode};
use shuzi_core::{Game, Profiles, ScoreOptions, ScoredGame, Scorer};

fn read(sgf: &str) -> Game {
    Games::of(&decode(sgf.as_bytes(), None), None).next().unwrap().unwrap().0
}

fn score(sgf: &str) -> ScoredGame {
    Scorer::default().score(&read(sgf), &ScoreOptions::default()).unwrap()
}

/// A board of 7 lines on which Black has 28 points and White 21; by territory 21 and 14.
const BLACK_BY_SEVEN: &str = ";B[da];W[ea];B[db];W[eb];B[dc];W[ec];B[dd];W[ed];B[de];W[ee];B[df]\
                              ;W[ef];B[dg];W[eg]";

/// A file is believed unless its result is impossible; what it leaves out comes from its server or
/// its rules.
#[test]
fn a_komi_is_held_against_the_result() {
    for (properties, komi, source) in [
        ("RU[Japanese]KM[6.5]RE[B+0.5]", "6.5", "source-file"),
        ("RU[Japanese]KM[6]RE[B+1]", "6", "source-file"),
        ("RU[Japanese]KM[0]RE[B+7]", "0", "source-file"),
        ("RU[Japanese]KM[0]RE[W+R]", "0", "source-file"),
        ("RU[Japanese]KM[0]RE[B+0.5]", "6.5", "source-half-result"),
        ("RU[Japanese]KM[6]RE[B+0.5]", "6.5", "source-half-result"),
        // Handicap games and some rules give half points with a whole komi.
        ("RU[Japanese]KM[0]HA[3]RE[B+3.5]", "0", "source-file"),
        ("RU[Button Go]KM[7]RE[B+0.5]", "7", "source-file"),
        ("RU[Japanese]PC[OGS]KM[0]RE[B+7.5]", "0", "source-file"),
        // Fox writes 0 where there was a komi, but not under Chinese rules.
        ("RU[Japanese]KM[0]AP[foxwq]RE[B+0.5]", "6.5", "source-server"),
        ("RU[Japanese]KM[0]AP[foxwq]RE[B+7]", "0", "source-file"),
        ("RU[Japanese]KM[0]AP[foxwq]RE[B+R]", "6.5", "source-server"),
        ("RU[Chinese]KM[0]AP[foxwq]RE[B+7]", "0", "source-file"),
        // No komi is stated.
        ("RU[Chinese]RE[B+3.5]", "7.5", "source-profile"),
        ("RU[Chinese]RE[B+R]", "7.5", "source-profile"),
        ("RU[Chinese]", "7.5", "source-profile"),
        ("RU[Chinese]RE[B+7]", "0", "source-whole-result"),
        ("RU[AGA]RE[W+12]", "0", "source-whole-result"),
        ("RE[B+7]", "0", "source-whole-result"),
        // A margin in quarters is in zi, and says nothing of points.
        ("RU[Chinese]RE[B+0.25]", "7.5", "source-profile"),
    ] {
        let scored = score(&format!("(;CA[UTF-8]SZ[7]{properties}{BLACK_BY_SEVEN})"));
        let taken = scored.count.result.terms.komi;
        let found = (taken.value.coded(), taken.source.code());
        assert_eq!(found, (komi.to_owned(), source), "{properties}");
    }
}

/// Rules that a file does not state: from its server, its result, its event, its komi or its year.
#[test]
fn rules_come_from_what_else_a_file_says() {
    for (properties, rules, source) in [
        ("RU[AGA]PC[IGS: igs.joyjoy.net 6969]", "aga", "source-file"),
        ("PC[IGS: igs.joyjoy.net 6969]", "igs", "source-server"),
        ("US[Brought to you by IGS PANDANET]", "igs", "source-server"),
        ("EV[Internet Go Server game: a vs b]", "igs", "source-server"),
        ("PC[NNGS: nngs.cosmic.org 9696]", "igs", "source-server"),
        ("PC[Dragon Go Server: http://www.dragongoserver.net]", "japanese-1989", "source-server"),
        ("PC[Tom]RU[Japanese]", "tom", "source-file"),
        ("PC[TYGEM]RU[Korean]", "tygem", "source-file"),
        ("GN[타이젬]", "tygem", "source-server"),
        ("KO[6.5]GK[1]PB[이세돌]", "korean", "source-server"),
        ("KO[6目半]GK[1]PB[井山裕太]", "japanese-1989", "source-server"),
        ("PC[Pandanet]", "igs", "source-server"),
        ("EV[Pandanet Go European Cup]", "chinese", "source-default"),
        ("SO[http://weiqi.tom.com]", "chinese", "source-default"),
        ("RE[黑胜3/4子]", "chinese", "source-zi"),
        ("EV[10th LG Cup, round 1]KM[6.5]", "korean", "source-event"),
        ("EV[第30届日本天元战]", "japanese-1989", "source-event"),
        ("EV[7th Chinese League A]KM[7.5]", "chinese", "source-event"),
        ("EV[Algorithm Cup]", "chinese", "source-default"),
        ("EV[China-Korea]KM[6.5]", "japanese-1989", "source-komi"),
        ("KM[5.5]RE[B+1.5]DT[2001-02-03]", "chinese", "source-default"),
        ("KM[5.5]RE[B+2.5]DT[2001-02-03]", "japanese-1989", "source-margin"),
        ("KM[5.5]DT[1978-01-12]", "japanese-1989", "source-year"),
        ("KM[7.5]DT[12.01.2005]", "chinese", "source-default"),
    ] {
        let game = read(&format!("(;CA[UTF-8]SZ[19]{properties};B[ee])"));
        let taken = choose_profile(&Profiles::new(), None, &game.info).unwrap();
        let found = (taken.value.name.as_str(), taken.source.code());
        assert_eq!(found, (rules, source), "{properties}");
    }
    let mut profiles = Profiles::new();
    profiles.use_by_default("aga");
    let usual = |sgf: &str| choose_profile(&profiles, None, &read(sgf).info).unwrap();
    assert_eq!(usual("(;SZ[9]KM[6.5];B[ee])").source, ValueSource::Settings);
    assert_eq!(usual("(;SZ[9]PC[IGS];B[ee])").value.name, "igs");
}

/// Nobody is named where the record names another winner and komi or rules are only assumed, nor
/// where the komi was chosen because of a result that does not come out.
#[test]
fn nobody_is_named_against_the_record_by_assumed_terms() {
    for (properties, named) in [
        ("RU[Chinese]KM[7.5]RE[B+0.5]", Some("W+0.5")),
        ("RU[Chinese]KM[6.5]RE[B+9.5]", Some("B+0.5")),
        ("RU[Chinese]RE[B+0.5]", None),
        ("RU[Chinese]RE[W+3.5]", Some("W+0.5")),
        ("KM[7.5]RE[B+1.5]", None),
        ("KM[7.5]RE[W+1.5]", Some("W+0.5")),
        ("KM[7.5]RE[B+R]", Some("W+0.5")),
        ("RU[Japanese]KM[0]RE[B+0.5]", Some("B+0.5")),
        ("RU[Japanese]KM[0]RE[B+1.5]", None),
        ("RU[Japanese]KM[6.5]HA[2]RE[W+7.5]", Some("B+0.5")),
    ] {
        let scored = score(&format!("(;SZ[7]{properties}{BLACK_BY_SEVEN})"));
        let counted = scored.count.result.outcome();
        let found = scored.own.outcome(counted).map(|outcome| outcome.coded());
        assert_eq!(found.as_deref(), named, "{properties}");
    }
}

/// What is wrong with how a file states a handicap, a komi or a size is said.
#[test]
fn what_a_file_leaves_out_is_said() {
    let row = |y: char| (0..9_u8).map(move |x| format!("[{}{y}]", char::from(b'a' + x)));
    let moves: Vec<String> = ['a', 'c', 'e', 'g']
        .into_iter()
        .flat_map(row)
        .enumerate()
        .map(|(number, at)| format!(";{}{at}", if number % 2 == 0 { 'B' } else { 'W' }))
        .collect();
    for (sgf, code) in [
        ("(;SZ[9]KM[];B[ee])".to_owned(), "record-komi-empty"),
        ("(;SZ[9];B[ee];W[];B[gg];W[cc])".to_owned(), "record-handicap-played"),
        ("(;SZ[9];B[ee]B[gg];W[cc])".to_owned(), "record-handicap-played"),
        (format!("(;KM[6.5]{})", moves.concat()), "record-size-missing"),
        ("(;SZ[18];B[ee];W[ss])".to_owned(), "record-read-as-pass"),
        ("(;SZ[9];B[ee];W[jj])".to_owned(), "record-read-as-pass"),
        ("(;SZ[9];B[ee];W[``])".to_owned(), "record-read-as-pass"),
    ] {
        let file = decode(sgf.as_bytes(), None);
        let (game, notes) = Games::of(&file, None).next().unwrap().unwrap();
        let codes: Vec<_> = notes.iter().map(|note| note.what.code.clone()).collect();
        assert!(codes.iter().any(|said| said == code), "{sgf}: {codes:?}");
        assert_eq!(
            game.plays.passes(shuzi_core::goban::Color::White),
            usize::from(code == "record-read-as-pass" || sgf.contains("W[]")),
            "{sgf}"
        );
    }
    let cautions = |sgf: &str| score(sgf).count.result.terms.cautions;
    let is_said = |sgf: &str| cautions(sgf).iter().any(|one| one.code() == "caution-zero-komi");
    assert!(is_said("(;SZ[9]RU[Chinese]KM[0];B[ee])"));
    assert!(!is_said("(;SZ[9]RU[Chinese]KM[0]RE[B+81];B[ee])"));
    assert!(!is_said("(;SZ[9]RU[Chinese]KM[0]PC[OGS];B[ee])"));
    assert_eq!(read("(;SZ[9]PC[ogs];B[ee])").info.server, Some(Server::Ogs));
}
