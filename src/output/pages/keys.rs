//! The key-number sheet.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::keys_poster::{keys_poster, said_by_poster};
use crate::output::columns::{indented, padded, widest};
use crate::output::csv::{decimal, heads};
use crate::output::print::{Layout, Poster, PosterForm};
use crate::output::{Page, PageStyle};
use shuzi_core::counting::Caution;
use shuzi_core::fact::Value;
use shuzi_core::goban::Color;
use shuzi_core::rules::Profile;
use shuzi_core::sheet::{Document, KeyRow, game_name, key_sheet};
use shuzi_words::Words;
use shuzi_words::json::keys_json;

/// The sheet of a profile: one block per size and number of non-scoring points, one line per game,
/// with each side's key number, the total it needs, and the total that ties.
#[derive(Clone, Copy, Debug)]
pub struct KeysPage<'a> {
    /// The club and the date to print on it.
    pub owner: &'a Value,
    /// The rules.
    pub profile: &'a Profile,
    pub rows: &'a [KeyRow],
}

impl Page for KeysPage<'_> {
    fn text(&self, context: &PageStyle<'_>) -> String {
        let (words, rows) = (context.words, self.rows);
        let rules =
            [("title", self.profile.shown_title()), ("name", self.profile.name.as_str().into())];
        let rules = words.say("profile-title", &rules);
        let mut page = words.say("keys-title", &[("rules", rules.into())]) + "\n";
        let names: Vec<String> = rows.iter().map(|row| words.value(&game_name(row))).collect();
        let name = widest(names.iter().map(String::as_str), 0);
        let head = |id: &str, least: usize| least.max(words.get(id).width() + 2);
        let (needs, ties) = (head("keys-needs", NEEDS), head("keys-ties", TIES));
        let table = Columns { name, needs, ties, words };
        let has = |color: &Color| rows.iter().any(|row| row.key.side() == *color);
        let sides: Vec<Color> = Color::BOTH.into_iter().filter(has).collect();
        // Beside each other, or below each other where there is no room.
        let together = (context.width.saturating_sub(name) / (KEY + needs + ties)).clamp(1, 2);
        for block in rows
            .chunk_by(|one, other| (one.size, one.non_scoring) == (other.size, other.non_scoring))
        {
            let _ = write!(page, "\n{}\n", table.caption(&block[0]));
            for sides in sides.chunks(together) {
                page += &table.heads(sides);
                for game in block.chunk_by(KeyRow::is_same_game) {
                    page += &table.line(game, sides);
                }
            }
        }
        let _ = writeln!(page, "\n{}", words.get("keys-needs-note"));
        let _ = writeln!(page, "{}", words.get("sheet-note-each-nsp"));
        if rows.iter().any(|row| row.key.tie_at().is_some()) {
            let _ = writeln!(page, "{}", words.get("keys-ties-note"));
        }
        for caution in Caution::of_profile(self.profile) {
            let text = [("text", words.fact(&caution).into())];
            let _ = writeln!(page, "{}", words.say("page-note", &text));
        }
        page
    }

    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let sheet = key_sheet(self.profile, self.rows);
        let mut sheet = Document { owner: self.owner.clone(), ..sheet };
        // The back of a card does not repeat its front.
        if context.layout == Layout::Card && !self.posters(context).is_empty() {
            sheet.leave_out(&said_by_poster(self.rows));
        }
        context.words.sheet(&sheet)
    }

    fn posters(&self, context: &PageStyle<'_>) -> Vec<Poster> {
        let form = match context.layout {
            Layout::Wall => PosterForm::Across,
            Layout::Card => PosterForm::Card,
            Layout::Wallet => PosterForm::Wallet,
            Layout::Referee => return Vec::new(),
        };
        let boards = self.rows.chunk_by(|one, other| one.size == other.size);
        let posters =
            boards.map(|rows| keys_poster(self.profile, self.owner, rows, form, context.words));
        // A sheet that is not for one count of non-scoring points and both sides is a table.
        posters.collect::<Option<_>>().unwrap_or_default()
    }

    fn records(&self) -> Option<Vec<Vec<String>>> {
        Some(key_records(self.rows))
    }

    fn json(&self, _: &PageStyle<'_>) -> Option<String> {
        Some(keys_json(self.rows))
    }
}

/// The sheet's columns on a terminal.
struct Columns<'a> {
    /// Width of the names of games.
    name: usize,
    /// Width of what a side needs, and of what ties.
    needs: usize,
    ties: usize,
    words: &'a Words,
}

/// Widths of a side's key number, at least of what it needs, and of what ties, in columns.
const KEY: usize = 9;
const NEEDS: usize = 7;
const TIES: usize = 6;

impl Columns<'_> {
    fn caption(&self, first: &KeyRow) -> String {
        let words = self.words;
        let half = [("points", first.key.half_count().into())];
        let mut parts = vec![first.size.to_string(), words.say("sheet-half-count", &half)];
        if first.non_scoring > 0 {
            let points = [("points", first.non_scoring.into())];
            parts.push(words.say("keys-non-scoring", &points));
        }
        words.list(parts)
    }

    fn heads(&self, sides: &[Color]) -> String {
        let words = self.words;
        let mut heads = " ".repeat(self.name);
        for &side in sides {
            heads += &indented(&words.side(side), KEY);
            heads += &indented(&words.get("keys-needs"), self.needs);
            heads += &indented(&words.get("keys-ties"), self.ties);
        }
        heads + "\n"
    }

    fn line(&self, keys: &[KeyRow], sides: &[Color]) -> String {
        let words = self.words;
        let mut text = padded(&words.value(&game_name(&keys[0])), self.name);
        for &side in sides {
            let Some(row) = keys.iter().find(|row| row.key.side() == side) else {
                text += &" ".repeat(KEY + self.needs + self.ties);
                continue;
            };
            let tie = row.key.tie_at().map_or_else(|| "–".into(), Value::from);
            text += &indented(&words.amount(row.key.value()), KEY);
            text += &indented(&row.key.needs().to_string(), self.needs);
            text += &indented(&words.value(&tie), self.ties);
        }
        format!("{}\n", text.trim_end())
    }
}

/// Returns the sheet as records, header first, with the names used in JSON.
fn key_records(rows: &[KeyRow]) -> Vec<Vec<String>> {
    let head = "size,game,handicap,komi,tie_breaker,compensation,non_scoring,side,\
                half_count,adjustment,key_number,needs,tie_at";
    let mut records = vec![heads(head)];
    records.extend(rows.iter().map(|row| {
        vec![
            format!("{}x{}", row.size.width(), row.size.height()),
            row.kind.as_str().to_owned(),
            row.handicap.to_string(),
            decimal(row.adjustment.komi()),
            decimal(row.adjustment.tie_breaker()),
            decimal(row.adjustment.compensation()),
            row.non_scoring.to_string(),
            row.key.side().as_str().to_owned(),
            decimal(row.key.half_count()),
            decimal(row.key.adjustment()),
            decimal(row.key.value()),
            row.key.needs().to_string(),
            row.key.tie_at().map_or_else(String::new, |tie| tie.to_string()),
        ]
    }));
    records
}
