//! The servers and associations that games come from, and how their files are known.

use super::sgf::Tree;
use crate::fact::words;

words! {
    /// A server or an association whose files or rules differ from those of others.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Server {
        /// Fox (野狐).
        Fox => "Fox",
        /// OGS, online-go.com.
        Ogs => "OGS",
        /// KGS.
        Kgs => "KGS",
        /// IGS, Pandanet.
        Igs => "IGS",
        /// NNGS, the No Name Go Server.
        Nngs => "NNGS",
        /// DGS, the Dragon Go Server.
        Dgs => "DGS",
        /// TYGEM (타이젬).
        Tygem => "TYGEM",
        /// TOM (棋圣道场).
        Tom => "TOM",
        /// `WBaduk`.
        Wbaduk => "WBaduk",
        /// Cyberoro (오로).
        Cyberoro => "Cyberoro",
        /// The Japanese association (日本棋院).
        NihonKiin => "Nihon Ki-in",
    }
}

/// Names that nothing else has, wherever a file says where it is from.
const NAMES: [(Server, &[&str]); 10] = [
    (Server::Fox, &["foxwq", "yuanyu", "野狐"]),
    (Server::Ogs, &["online-go.com"]),
    (Server::Kgs, &["gokgs.com", "kgs go server", "kiseido go server"]),
    (Server::Igs, &["igs pandanet", "gopanda", "pandanet-igs.com", "internet go server"]),
    (Server::Nngs, &["no name go server", "nngs.cosmic.org"]),
    (Server::Dgs, &["dragongoserver", "dragon go server"]),
    (Server::Tygem, &["tygem", "타이젬", "弈城"]),
    (Server::Wbaduk, &["wbaduk"]),
    (Server::Cyberoro, &["cyberoro", "사이버오로"]),
    (Server::NihonKiin, &["nihonkiin.or.jp"]),
];

/// Names that others have too, a sponsor's among them: they count only as the first word of `PC` or `AP`,
/// as in `IGS:  igs.joyjoy.net 6969`.
const PLACES: [(Server, &str); 8] = [
    (Server::Ogs, "ogs"),
    (Server::Kgs, "kgs"),
    (Server::Igs, "igs"),
    (Server::Igs, "pandanet"),
    (Server::Nngs, "nngs"),
    (Server::Dgs, "dgs"),
    (Server::Tom, "tom"),
    (Server::Cyberoro, "oro"),
];

impl Server {
    /// Where a file says that it is from, or what its properties show.
    pub(super) fn of(tree: &Tree<'_>) -> Option<Self> {
        let texts = |name| tree.all_stated(name).map(|(_, text, _)| text.to_lowercase());
        // Fox names the program that wrote the record, and then itself.
        let mut stated = ["AP", "PC", "US", "SO", "EV", "GN"].into_iter().flat_map(texts);
        let named = stated.find_map(|text| {
            let mut rows = NAMES.iter();
            rows.find(|(_, names)| names.iter().any(|name| text.contains(name))).map(|row| row.0)
        });
        let placed = || {
            ["PC", "AP"].into_iter().flat_map(texts).find_map(|place| {
                let first = place.split(|c: char| !c.is_alphanumeric()).next()?;
                PLACES.iter().find(|(_, name)| *name == first).map(|row| row.0)
            })
        };
        named.or_else(placed).or_else(|| Self::of_properties(tree))
    }

    /// The program of the Japanese association, which Cyberoro has too, writes `KO` for the komi, and
    /// `GK`.
    fn of_properties(tree: &Tree<'_>) -> Option<Self> {
        let has = |name| tree.property(tree.root(), name).is_some();
        let is_hangul = |c: char| ('가'..='힣').contains(&c);
        let root = tree.properties(tree.root()).iter().flat_map(|property| tree.values(property));
        (has("KO") && has("GK")).then(|| {
            let mut root = root;
            if root.any(|value| tree.raw(value).contains(is_hangul)) {
                Self::Cyberoro
            } else {
                Self::NihonKiin
            }
        })
    }
}
