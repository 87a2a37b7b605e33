//! The country whose rules an event is played by, from what its record says of it.

use super::sgf::Tree;
use crate::fact::words;

words! {
    /// A country with rules of its own.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Origin as "country" {
        /// Japan.
        Japan => "japan",
        /// Korea.
        Korea => "korea",
        /// China.
        China => "china",
    }
}

/// Countries, and events that only one country holds. Chinese titles have the names of Japanese ones:
/// 天元, 名人.
const WORDS: [(Origin, &[&str]); 3] = [
    (
        Origin::Japan,
        &[
            "japan",
            "nihon",
            "日本",
            "kisei",
            "meijin",
            "honinbo",
            "judan",
            "gosei",
            "ryusei",
            "本因坊",
            "小棋圣",
            "小棋聖",
            "碁聖",
            "富士通",
            "fujitsu",
            "nec",
            "nhk",
            "agon",
        ],
    ),
    (
        Origin::Korea,
        &[
            "korea", "韩国", "韓国", "韓國", "한국", "baduk", "wangwi", "kuksu", "lg", "samsung",
            "三星", "nongshim", "农心", "myeongin",
        ],
    ),
    (Origin::China, &["china", "chinese", "中国", "中國", "chunlan", "chun lan", "春兰", "全国"]),
];

impl Origin {
    /// The country that an event, its place and its name speak of; `None` if they speak of several.
    pub(super) fn of(tree: &Tree<'_>) -> Option<Self> {
        let texts = ["EV", "PC", "GN", "RO"].into_iter().filter_map(|name| tree.first_stated(name));
        let said: Vec<String> = texts.map(|(_, text, _)| text.to_lowercase()).collect();
        let is_said = |word: &&str| said.iter().any(|text| has(text, word));
        let mut named = WORDS.iter().filter(|(_, words)| words.iter().any(is_said));
        let first = named.next()?.0;
        named.next().is_none().then_some(first)
    }
}

/// Whether a text has a word: short words in Latin letters only as a whole.
fn has(text: &str, word: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphabetic();
    let whole = |at: usize| {
        let after = &text[at + word.len()..];
        !text[..at].ends_with(is_letter) && !after.starts_with(is_letter)
    };
    text.match_indices(word).any(|(at, _)| !word.is_ascii() || word.len() > 4 || whole(at))
}
