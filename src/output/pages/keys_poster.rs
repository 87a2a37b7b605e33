//! Key numbers for a wall, a card and a wallet: what each side needs, before all else.

use super::poster_parts::tie_at;
use crate::output::print::{
    LargeNeeds, Needs, NeedsTable, Poster, PosterBlock, PosterForm, SmallText, WalletCard,
    take_shared,
};
use shuzi_core::fact::Value;
use shuzi_core::goban::Color;
use shuzi_core::rules::{GameKind, Profile};
use shuzi_core::sheet::{
    COMPENSATION, EACH_NSP, KEY_NUMBER, KeyRow, convention_rule, game_heading, game_parts,
    key_sheet, shared_convention, ties_note,
};
use shuzi_words::Words;

/// Returns the sheet of one board: its first game large, the same with a point that belongs to nobody,
/// then the others; `None` if the rows are not what both sides need without such points.
pub(super) fn keys_poster(
    profile: &Profile,
    owner: &Value,
    rows: &[KeyRow],
    form: PosterForm,
    words: &Words,
) -> Option<Poster> {
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
    let mut sheet = key_sheet(profile, rows);
    sheet.leave_out(&said_by_poster(rows));
    if games.len() > 1 {
        // Above the small print is its heading, and below it what changes it.
        sheet.leave_out(&[KEY_NUMBER, EACH_NSP]);
    }
    let sheet = words.sheet(&sheet);
    let blocks = match form {
        PosterForm::Wallet => vec![PosterBlock::Wallet(Box::new(wallet_card(&games, words)?))],
        PosterForm::Card => games_blocks(&games, PosterBlock::List, words)?,
        _ => {
            let mut blocks = games_blocks(&games, PosterBlock::Grid, words)?;
            let terms = sheet.reminder.terms.into_iter().map(SmallText::Term);
            let notes = sheet.notes.into_iter().chain([sheet.reminder.source]);
            let notes = notes.map(SmallText::Text);
            blocks.push(PosterBlock::Small(terms.chain(notes).collect(), 2));
            blocks
        }
    };
    let (size, rules) = (rows[0].size.to_string(), words.value(&profile.shown_title()));
    // A wallet has no room for a corner.
    let (title, corner) = match form {
        PosterForm::Wallet => (vec![sheet.title, size, rules], String::new()),
        _ => (vec![sheet.title, rules], size),
    };
    Some(Poster {
        owner: words.value(owner),
        title: words.list(title),
        corner,
        blocks,
        form,
        ..Poster::default()
    })
}

/// Returns what the poster says where it holds: what ties, and what White gets for handicap stones if
/// one sentence says it for all games.
pub(super) fn said_by_poster(rows: &[KeyRow]) -> Vec<Value> {
    let compensation = shared_convention(rows.iter()).map(|_| COMPENSATION);
    ties_note(rows).into_iter().chain(compensation).collect()
}

/// Returns what both sides need in a game with this many non-scoring points; its name leaves out the
/// compensation if one sentence says it for all games.
fn needs(game: &KeyRow, non_scoring: u32, is_said: bool, words: &Words) -> Needs {
    let keys = Color::BOTH.map(|side| game.key.of_side(side).with_non_scoring(non_scoring));
    let parts: Vec<String> =
        game_parts(game, is_said).iter().map(|part| words.value(part)).collect();
    Needs {
        game: words.list(parts.clone()),
        parts,
        stones: if game.kind == GameKind::Handicap {
            game.handicap.to_string()
        } else {
            String::new()
        },
        totals: keys.map(|key| key.needs().to_string()),
        beside: keys.map(|key| tie_at(key, words)),
    }
}

/// Returns the same with the key numbers, from which the margin is worked out; what ties is one.
fn needs_and_keys(game: &KeyRow, non_scoring: u32, is_said: bool, words: &Words) -> Needs {
    let mut needs = needs(game, non_scoring, is_said, words);
    let keys = keys_beside(game, non_scoring, words);
    for (beside, key) in needs.beside.iter_mut().zip(keys).filter(|(beside, _)| beside.is_empty()) {
        *beside = key;
    }
    needs
}

/// Returns the key numbers of both sides.
fn keys_beside(game: &KeyRow, non_scoring: u32, words: &Words) -> [String; 2] {
    let key = |side| game.key.of_side(side).with_non_scoring(non_scoring).value();
    Color::BOTH.map(|side| words.amount(key(side)))
}

/// Returns what is above the numbers of both sides.
fn heads(words: &Words) -> [String; 2] {
    ["sheet-black-needs", "sheet-white-needs"].map(|id| words.get(id))
}

/// Returns the first game large, the same with a point that belongs to nobody, and the others in a
/// block, with what holds for them all.
fn games_blocks(
    games: &[&KeyRow],
    others_block: fn(NeedsTable) -> PosterBlock,
    words: &Words,
) -> Option<Vec<PosterBlock>> {
    let (&first, others) = games.split_first()?;
    let shared =
        Needs { game: words.get("sheet-one-shared"), ..needs_and_keys(first, 1, false, words) };
    let mut usual = needs_and_keys(first, 0, false, words);
    usual.game = words.value(&game_heading(first));
    usual.beside = usual.beside.map(|key| format!("{} {key}", words.get("sheet-key")));
    let heads = heads(words);
    let large = LargeNeeds { usual, heads: heads.clone(), shared };
    let mut blocks = vec![PosterBlock::Large(Box::new(large))];
    if !others.is_empty() {
        let (rule, is_said) = shared_rule(games, words);
        let notes =
            [rule, words.get("sheet-small-key")].into_iter().filter(|note| !note.is_empty());
        let is_handicap = others.iter().any(|game| game.kind == GameKind::Handicap);
        let table = NeedsTable {
            title: if is_handicap { words.get("sheet-handicap-games") } else { String::new() },
            games: others.iter().map(|&game| needs_and_keys(game, 0, is_said, words)).collect(),
            heads,
            sides: Color::BOTH.map(|side| words.side(side)),
            stones: words.get("sheet-stones"),
            note: words.sentences(&notes.collect::<Vec<_>>()),
            below: words.value(&EACH_NSP),
        };
        blocks.push(others_block(table));
    }
    Some(blocks)
}

/// Returns what White gets for handicap stones, if one sentence says it for all games, and whether one
/// does.
fn shared_rule(games: &[&KeyRow], words: &Words) -> (String, bool) {
    let convention = shared_convention(games.iter().copied());
    let said = convention.map(|said| words.value(&convention_rule(said)));
    (said.unwrap_or_default(), convention.is_some())
}

/// Returns the card for a wallet; its first game is the usual one.
fn wallet_card(games: &[&KeyRow], words: &Words) -> Option<WalletCard> {
    let (&usual, others) = games.split_first()?;
    let (rule, is_said) = shared_rule(games, words);
    // There is no room for a word beside a key number.
    let of = |game: &KeyRow, non_scoring: u32, is_said: bool| Needs {
        beside: keys_beside(game, non_scoring, words),
        ..needs(game, non_scoring, is_said, words)
    };
    let mut others: Vec<Needs> = others.iter().map(|game| of(game, 0, is_said)).collect();
    let shared = words.list(take_shared(&mut others));
    let note = [shared, words.sentences(&[words.get("sheet-small-key"), rule])];
    Some(WalletCard {
        first: of(usual, 0, false),
        needs: words.get("sheet-needs"),
        shared: Needs { game: words.get("sheet-one-shared"), ..of(usual, 1, false) },
        others: NeedsTable {
            games: others,
            note: note.join("\n").trim_start().to_owned(),
            ..NeedsTable::default()
        },
    })
}
