//! Language.

use shuzi_words::Language;

#[test]
fn languages_are_known_by_code_and_locale() {
    for (code, language) in [
        ("fr", Some(Language::French)),
        ("fr_CA.UTF-8", Some(Language::French)),
        ("zh-Hans", Some(Language::Chinese)),
        ("zh_CN.GB18030", Some(Language::Chinese)),
        ("zh_TW.UTF-8", Some(Language::TraditionalChinese)),
        ("zh-Hant-HK", Some(Language::TraditionalChinese)),
        ("zh_HK", Some(Language::TraditionalChinese)),
        ("JA", Some(Language::Japanese)),
        ("C", None),
        ("", None),
    ] {
        assert_eq!(Language::of_code(code), language, "{code}");
    }
}

#[test]
fn the_environment_is_asked_in_its_order() {
    let of = |set: &[(&str, &str)]| {
        Language::of_environment(|name| {
            set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    };
    assert_eq!(of(&[]), Language::English);
    assert_eq!(of(&[("LANG", "ja_JP"), ("LC_MESSAGES", "fr_FR")]), Language::French);
    assert_eq!(of(&[("LANG", "ja_JP"), ("LC_ALL", "")]), Language::Japanese);
    // The first variable set wins, even if its language is not supported.
    assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "zh_CN")]), Language::English);
}
