//! Reads the information about a game that its file gives besides the moves.

use super::number::read_number;
use super::points::{MOST_PLACED, rectangle};
use super::remarks::Remarks;
use super::sgf::{NodeId, Tree};
use super::{Info, Origin, Recorded, ReplayRemark, Server, Stated};
use crate::amount::{Amount, AmountError};
use crate::goban::{Size, VertexSet};

/// Reads the properties that describe the whole game.
pub(super) struct Statements<'a, 'r> {
    pub(super) tree: &'a Tree<'a>,
    pub(super) size: Size,
    /// Whether White made the first move.
    pub(super) white_begins: bool,
    /// Whether stones are stated that are not on the board; known once the handicap is read.
    pub(super) handicap_missing: bool,
    pub(super) remarks: &'r mut Remarks<'a>,
}

impl Statements<'_, '_> {
    /// Reads everything that affects the count or identifies the game.
    pub(super) fn info(&mut self) -> Info {
        let tree = self.tree;
        for name in ["SZ", "KM", "HA", "RU", "RE"] {
            self.compare_statements(name);
        }
        let text = |name| tree.first_stated(name).map(|(_, text, _)| text);
        let application = text("AP").or_else(|| text("US"));
        let server = Server::of(tree);
        let is_fox = server == Some(Server::Fox);
        let rules = self.stated("RU");
        let chinese = rules.as_ref().is_none_or(|rules| {
            let rules = rules.value.to_lowercase();
            rules.starts_with("chinese") || rules.starts_with("cn") || rules.starts_with("中国")
        });
        let result = self.stated("RE");
        let recorded = result.as_ref().map(|re| Recorded::read(&re.value, is_fox && chinese));
        let year = text("DT").and_then(|date| year(&date));
        let handicap = self.handicap(server);
        Info {
            black: text("PB"),
            white: text("PW"),
            title: text("GN").or_else(|| text("EV")),
            application,
            komi: self.komi(server, chinese),
            full_size: self.size == Size::NINETEEN,
            handicap_missing: self.handicap_missing,
            handicap,
            rules,
            result,
            recorded,
            server,
            origin: Origin::of(tree),
            year,
        }
    }

    /// Adds a remark if a property has two different values.
    fn compare_statements(&mut self, name: &str) {
        let mut stated = self.tree.all_stated(name);
        let Some((_, used, _)) = stated.next() else { return };
        if let Some((_, other, at)) = stated.find(|(_, other, _)| !are_the_same(name, other, &used))
        {
            let name = name.to_owned();
            self.remarks.add(at, ReplayRemark::StatedTwice { name, used, other });
        }
    }

    /// The first value of a property of the whole game; outside the root it is used with a remark.
    fn stated_text(&mut self, name: &str) -> Option<(String, usize)> {
        let (node, text, at) = self.tree.first_stated(name)?;
        if node != self.tree.root() {
            self.remarks.add(at, ReplayRemark::NotInFirstNode { name: name.to_owned() });
        }
        Some((text, at))
    }

    fn stated(&mut self, name: &str) -> Option<Stated<String>> {
        let (value, at) = self.stated_text(name)?;
        Some(Stated { value, place: self.remarks.place(at) })
    }

    /// Reads the komi in points, in whatever unit it is written.
    fn komi(&mut self, server: Option<Server>, chinese: bool) -> Option<Stated<Amount>> {
        // The Japanese association writes it elsewhere: `KO[黒6目半]`.
        let stated = self.stated_text("KM").or_else(|| self.stated_text("KO"));
        if let (None, Some(empty)) = (&stated, self.tree.property(self.tree.root(), "KM")) {
            self.remarks.add(empty.name_span.start, ReplayRemark::KomiEmpty);
        }
        let (text, at) = stated?;
        let mut komi = match komi_number(&text) {
            Ok(komi) => komi,
            Err(why) => {
                self.remarks.add(at, ReplayRemark::KomiUnread { value: text, why });
                return None;
            }
        };
        let is_fox = server == Some(Server::Fox);
        // Other servers that are known write points; only Fox is known to write 50 for a half.
        let least = if is_fox { 25 } else { 100 };
        if (is_fox || server.is_none())
            && let Some(hundredths) = komi.whole().filter(|komi| komi.abs() >= least)
            && let Some((points, in_zi)) = hundredths_of_komi(hundredths, chinese)
        {
            let value = text.clone();
            self.remarks.add(
                at,
                if in_zi {
                    ReplayRemark::FoxKomiInZi { value, points }
                } else {
                    ReplayRemark::FoxKomiInPoints { value, points }
                },
            );
            komi = points;
        }
        let points = i64::from(self.size.point_count());
        if komi.abs() > Amount::points(points.max(ANY_BOARD)) {
            self.remarks.add(at, ReplayRemark::KomiTooLarge { value: text });
            return None;
        }
        Some(Stated { value: komi, place: self.remarks.place(at) })
    }

    fn handicap(&mut self, server: Option<Server>) -> Option<Stated<u32>> {
        let tree = self.tree;
        // Some programs set the stones up in a node of their own before the first move.
        let before_moves = tree.main_line().take_while(|&node| tree.plays(node).next().is_none());
        let before_moves: Vec<NodeId> = before_moves.take(FIRST_NODES).collect();
        let named = |name: &'static str| {
            let lists = before_moves.iter().flat_map(|&node| tree.properties(node));
            lists.filter(move |property| property.name == name)
        };
        let mut placed = VertexSet::new(self.size);
        let values = named("AB").flat_map(|list| tree.values(list));
        let vertices = values.filter_map(|value| rectangle(&tree.value(value))).flatten();
        placed.extend(vertices.take(MOST_PLACED));
        let set_up = placed.len();
        if let Some((text, at)) = self.stated_text("HA") {
            match text.parse::<u32>() {
                Ok(stones) if !self.size.holds(stones) => {
                    self.remarks.add(at, ReplayRemark::HandicapTooLarge { value: text });
                }
                Ok(stones) => {
                    let placed = usize::try_from(stones).unwrap_or(usize::MAX);
                    if set_up > 0 && stones >= 2 && set_up != placed && named("AW").next().is_none()
                    {
                        let differs = ReplayRemark::HandicapDiffers { value: text, stones: set_up };
                        self.remarks.add(at, differs);
                    } else if set_up == 0 && stones >= 2 && self.white_begins {
                        // Either the stones are missing from the board, or there was no handicap.
                        self.remarks.add(at, ReplayRemark::HandicapMissing { stones });
                        self.handicap_missing = true;
                        return None;
                    }
                    return Some(Stated { value: stones, place: self.remarks.place(at) });
                }
                Err(_) => self.remarks.add(at, ReplayRemark::HandicapUnread { value: text }),
            }
            return None;
        }
        let list = named("AB").next()?;
        let stones = u32::try_from(set_up).unwrap_or(0);
        // OGS sets up the stone of a handicap of one, and writes no HA.
        let fewest = if server == Some(Server::Ogs) { 1 } else { 2 };
        if !(fewest..=50).contains(&stones) || !self.white_begins || named("AW").next().is_some() {
            return None;
        }
        let at = list.name_span.start;
        self.remarks.add(at, ReplayRemark::HandicapFound { stones });
        Some(Stated { value: stones, place: self.remarks.place(at) })
    }
}

/// Whether two values of a property mean the same.
fn are_the_same(name: &str, one: &str, other: &str) -> bool {
    let both = [one, other];
    match name {
        "SZ" => matches!(both.map(str::parse::<Size>), [Ok(one), Ok(other)] if one == other),
        "KM" => matches!(both.map(komi_number), [Ok(one), Ok(other)] if one == other),
        "HA" => matches!(both.map(str::parse::<u32>), [Ok(one), Ok(other)] if one == other),
        "RE" => Recorded::read(one, false) == Recorded::read(other, false),
        _ => one.eq_ignore_ascii_case(other),
    }
}

/// The year in a date: its first four digits, in any order of day and month.
fn year(date: &str) -> Option<u16> {
    let numbers = date.split(|c: char| !c.is_ascii_digit()).filter(|digits| digits.len() == 4);
    numbers.filter_map(|digits| digits.parse().ok()).find(|year| (1500..2200).contains(year))
}

/// Reads a komi in points.
fn komi_number(text: &str) -> Result<Amount, AmountError> {
    read_number(text).map(|(komi, _)| komi)
}

/// The nodes in which handicap stones are set up.
const FIRST_NODES: usize = 4;
/// The komi in points that is accepted on any board, however small.
const ANY_BOARD: i64 = 20;
/// The largest komi read as hundredths of zi: 4 zi or 8 points. Larger numbers are points.
const MOST_ZI: i64 = 400;
/// The largest komi read as hundredths of points.
const MOST_POINTS: i64 = 1000;

/// Converts a komi in hundredths, as Fox writes it, to points; also returns whether it was in zi.
///
/// 375 (3.75 zi) and 750 are both 7.5 points. Chinese rules prefer zi, other rules points, if that
/// gives a possible komi. Returns `None` for a number that cannot be such a komi.
fn hundredths_of_komi(hundredths: i64, chinese: bool) -> Option<(Amount, bool)> {
    let size = hundredths.abs();
    if size > MOST_POINTS || size % 25 != 0 {
        return None;
    }
    let in_points = |halves: i64| Amount::halves(halves);
    let points = (size % 50 == 0).then(|| (in_points(hundredths / 50), false));
    // A quarter of a zi is half a point.
    let zi = (size <= MOST_ZI).then(|| (in_points(hundredths / 25), true));
    if chinese { zi.or(points) } else { points.or(zi) }
}
