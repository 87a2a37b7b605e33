//! The key-number sheet.

use std::fmt::Write as _;

use super::poster_parts::{needs, one_shared, with_one_shared};
use crate::counting::Caution;
use crate::fact::Value;
use crate::goban::Color;
use crate::json::keys_json;
use crate::output::columns::{indented, padded, widest};
use crate::output::print::{Layout, Needs, Poster, PosterBlock, PosterForm, SmallText, WalletCard};
use crate::output::{Context, Page};
use crate::rules::Profile;
use crate::sheet::{Document, KeyRow, game_name, key_sheet};
use crate::words::Words;

/// The sheet of a profile: one block per size and number of non-scoring points, one line per game,
/// with each side's key number, the total it needs, and the total that ties.
#[derive(Clone, Copy, Debug)]
pub struct KeysPage<'a> {
    /// The club and the date to print on it.
    pub owner: &'a Value,
    /// The rules.
    pub profile: &'a Profile,
    /// The rows.
    pub rows: &'a [KeyRow],
}

impl Page for KeysPage<'_> {
    fn text(&self, context: &Context<'_>) -> String {
        let (words, rows) = (context.words, self.rows);
        let rules =
            [("title", self.profile.shown_title()), ("name", self.profile.name.as_str().into())];
        let rules = words.say("profile-title", &rules);
        let mut page = words.say("keys-title", &[("rules", rules.into())]) + "\n";
        let names: Vec<String> = rows.iter().map(|row| words.value(&game_name(row))).collect();
        let table = Columns { name: widest(names.iter().map(String::as_str), 32), words, rows };
        let mut block = None;
        let mut rest = rows;
        while let Some(first) = rest.first() {
            let this = (first.size, first.non_scoring);
            if block != Some(this) {
                block = Some(this);
                page += &table.heading(first);
            }
            let same_game = |row: &&KeyRow| {
                (row.size, row.non_scoring, row.kind, row.handicap, row.adjustment)
                    == (first.size, first.non_scoring, first.kind, first.handicap, first.adjustment)
            };
            let sides = rest.iter().take_while(same_game).count();
            page += &table.line(&rest[..sides]);
            rest = &rest[sides..];
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

    fn document(&self, context: &Context<'_>) -> Document<String> {
        let words = context.words;
        let sheet = key_sheet(self.profile, self.rows);
        let mut sheet = words.sheet(&Document { owner: self.owner.clone(), ..sheet });
        // The front of a card says what ties.
        if context.layout == Layout::Card && !self.posters(context).is_empty() {
            let has_ties = self.rows.iter().any(|row| row.key.tie_at().is_some());
            sheet.notes.drain(..usize::from(has_ties));
        }
        sheet
    }

    fn posters(&self, context: &Context<'_>) -> Vec<Poster> {
        let form = match context.layout {
            Layout::Wall => PosterForm::Across,
            Layout::Card => PosterForm::Card,
            Layout::Wallet => PosterForm::Wallet,
            Layout::Referee => return Vec::new(),
        };
        let boards = self.rows.chunk_by(|one, other| one.size == other.size);
        let posters = boards.map(|rows| self.poster(rows, form, context.words));
        // A sheet that is not for one count of non-scoring points and both sides is a table.
        posters.collect::<Option<_>>().unwrap_or_default()
    }

    fn records(&self) -> Option<Vec<Vec<String>>> {
        Some(key_records(self.rows))
    }

    fn json(&self, _: &Context<'_>) -> Option<serde_json::Result<String>> {
        Some(keys_json(self.rows))
    }
}

impl KeysPage<'_> {
    /// The sheet of one board: its first game large, the same with a point that belongs to nobody,
    /// then the others; `None` if the rows are not what both sides need without such points.
    fn poster(&self, rows: &[KeyRow], form: PosterForm, words: &Words) -> Option<Poster> {
        let games = rows.chunks(Color::BOTH.len()).map(|pair| match pair {
            [black, white]
                if (black.key.side(), white.key.side()) == (Color::Black, Color::White)
                    && (black.non_scoring, white.non_scoring) == (0, 0) =>
            {
                Some(black)
            }
            _ => None,
        });
        let games = games.collect::<Option<Vec<&KeyRow>>>()?;
        let (&first, others) = games.split_first()?;
        let heads = ["sheet-black-needs", "sheet-white-needs"].map(|id| words.get(id));
        // The margin is worked out from the key number, which the large numbers leave out.
        let mut with_key = heads.clone();
        for (head, side) in with_key.iter_mut().zip(Color::BOTH) {
            let key = words.amount(first.key.of_side(side).value());
            *head = format!("{head} · {} {key}", words.get("sheet-key"));
        }
        // On a card both would run into each other.
        let large_heads = if form == PosterForm::Card { heads.clone() } else { with_key };
        let mut blocks = vec![PosterBlock::Large(needs(first, 0, words), large_heads)];
        blocks.push(with_one_shared(first, words));
        if !others.is_empty() {
            let others = others.iter().map(|&game| needs(game, 0, words)).collect();
            let columns = if form == PosterForm::Card { 1 } else { 2 };
            blocks.push(PosterBlock::Columns(others, heads, columns));
        }
        // What `(=182)` means is said where it stands.
        let ties = rows.iter().find_map(|row| Some((row.key.needs(), row.key.tie_at()?)));
        let ties = ties.map(|(needs, tie)| {
            words.say("sheet-tie-key", &[("needs", needs.into()), ("tie", tie.into())])
        });
        let keys = (form == PosterForm::Card).then(|| key_numbers(first, words));
        let said: Vec<String> = keys.into_iter().chain(ties.clone()).collect();
        if !said.is_empty() {
            blocks.push(PosterBlock::Small(vec![said.join("   ").into()]));
        }
        let sheet = words.sheet(&key_sheet(self.profile, rows));
        if form == PosterForm::Wallet {
            blocks = vec![PosterBlock::Wallet(Box::new(wallet_card(&games, words)))];
        }
        let how = sheet.reminder.steps.iter().zip(1..);
        let how = how.map(|(step, number)| format!("{number}. {step}").into());
        let terms = sheet.reminder.terms.into_iter().map(SmallText::Term);
        let has_ties = usize::from(ties.is_some());
        let notes = sheet.notes.into_iter().skip(has_ties).chain([sheet.reminder.source]);
        let said = how.chain([SmallText::Gap]).chain(terms).chain(notes.map(SmallText::Text));
        // A card has this on its back.
        if form == PosterForm::Across {
            blocks.push(PosterBlock::Heading(sheet.reminder.title.clone()));
            blocks.push(PosterBlock::Small(said.collect()));
        }
        Some(Poster {
            owner: words.value(self.owner),
            title: words.list(vec![
                sheet.title,
                rows[0].size.to_string(),
                words.value(&self.profile.shown_title()),
            ]),
            subtitle: String::new(),
            blocks,
            form,
        })
    }
}

/// Returns the key numbers of both sides.
fn key_numbers(game: &KeyRow, words: &Words) -> String {
    let [black, white] = Color::BOTH.map(|side| words.amount(game.key.of_side(side).value()));
    format!("{} {black} · {white}", words.get("sheet-key"))
}

/// Returns the card for a wallet; its first game is the usual one.
fn wallet_card(games: &[&KeyRow], words: &Words) -> WalletCard {
    let starred = |game: &&KeyRow| {
        let mut needs = needs(game, 0, words);
        for ties in needs.ties.iter_mut().filter(|ties| !ties.is_empty()) {
            "*".clone_into(ties);
        }
        needs
    };
    let all: Vec<Needs> = games.iter().map(starred).collect();
    let has_ties = all.iter().any(|needs| needs.ties.iter().any(|ties| !ties.is_empty()));
    let (first, others) = all
        .split_first()
        .map_or_else(Default::default, |(first, others)| (first.clone(), others.to_vec()));
    WalletCard {
        first,
        shared: one_shared(games[0], words),
        others,
        keys: key_numbers(games[0], words),
        note: has_ties.then(|| words.get("sheet-star-ties")),
    }
}

/// The sheet's columns on a terminal.
struct Columns<'a> {
    /// Width of the names of games.
    name: usize,
    words: &'a Words,
    rows: &'a [KeyRow],
}

/// Widths of a side's key number, what it needs, and what ties, in columns.
const KEY: usize = 10;
const NEEDS: usize = 8;
const TIES: usize = 7;

impl Columns<'_> {
    /// Returns the sides of the sheet, Black first.
    fn sides(&self) -> impl Iterator<Item = Color> {
        let has = |color: &Color| self.rows.iter().any(|row| row.key.side() == *color);
        Color::BOTH.into_iter().filter(has)
    }

    fn heading(&self, first: &KeyRow) -> String {
        let words = self.words;
        let half = [("points", first.key.half_count().into())];
        let mut parts = vec![first.size.to_string(), words.say("sheet-half-count", &half)];
        if first.non_scoring > 0 {
            let points = [("points", first.non_scoring.into())];
            parts.push(words.say("keys-non-scoring", &points));
        }
        let mut heads = " ".repeat(self.name);
        for side in self.sides() {
            heads += &indented(&words.side(side), KEY);
            heads += &indented(&words.get("keys-needs"), NEEDS);
            heads += &indented(&words.get("keys-ties"), TIES);
        }
        format!("\n{}\n{heads}\n", words.list(parts))
    }

    fn line(&self, keys: &[KeyRow]) -> String {
        let words = self.words;
        let mut text = padded(&words.value(&game_name(&keys[0])), self.name);
        for side in self.sides() {
            let Some(row) = keys.iter().find(|row| row.key.side() == side) else {
                text += &" ".repeat(KEY + NEEDS + TIES);
                continue;
            };
            let tie = row.key.tie_at().map_or_else(|| "–".into(), Value::from);
            text += &indented(&words.amount(row.key.value()), KEY);
            text += &indented(&row.key.needs().to_string(), NEEDS);
            text += &indented(&words.value(&tie), TIES);
        }
        format!("{}\n", text.trim_end())
    }
}

/// Returns the sheet as records, header first, with the names used in JSON.
fn key_records(rows: &[KeyRow]) -> Vec<Vec<String>> {
    let head = [
        "size",
        "game",
        "handicap",
        "komi",
        "tie_breaker",
        "compensation",
        "non_scoring",
        "side",
        "half_count",
        "adjustment",
        "key_number",
        "needs",
        "tie_at",
    ];
    let mut records = vec![head.map(str::to_owned).to_vec()];
    records.extend(rows.iter().map(|row| {
        vec![
            format!("{}x{}", row.size.width(), row.size.height()),
            row.kind.as_str().to_owned(),
            row.handicap.to_string(),
            row.adjustment.komi().to_string(),
            row.adjustment.tie_breaker().to_string(),
            row.adjustment.compensation().to_string(),
            row.non_scoring.to_string(),
            row.key.side().as_str().to_owned(),
            row.key.half_count().to_string(),
            row.key.adjustment().to_string(),
            row.key.value().to_string(),
            row.key.needs().to_string(),
            row.key.tie_at().map_or_else(String::new, |tie| tie.to_string()),
        ]
    }));
    records
}
