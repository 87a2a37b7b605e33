//! Key numbers for a wall, a card and a wallet: what each side needs, before all else.

use super::poster_parts::tie_at;
use crate::output::print::{
    LargeNeeds, Needs, NeedsTable, Poster, PosterBlock, PosterForm, SmallText, WalletCard,
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
            let steps = sheet.reminder.steps.iter().zip(1..);
            let steps = steps.map(|(step, number)| format!("{number}. {step}").into());
            blocks.push(PosterBlock::Steps(sheet.reminder.title, steps.collect()));
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
    for (beside, side) in needs.beside.iter_mut().zip(Color::BOTH) {
        if beside.is_empty() {
            let key = game.key.of_side(side).with_non_scoring(non_scoring);
            *beside = words.amount(key.value());
        }
    }
    needs
}

/// Returns what is above the numbers of both sides.
fn heads(words: &Words) -> [String; 2] {
    ["sheet-black-needs", "sheet-white-needs"].map(|id| words.get(id))
}

/// Returns the key numbers of both sides.
fn key_numbers(game: &KeyRow, words: &Words) -> String {
    let [black, white] = Color::BOTH.map(|side| game.key.of_side(side).value().into());
    words.say("sheet-key-numbers", &[("black", black), ("white", white)])
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
    let &usual = games.first()?;
    let (rule, is_said) = shared_rule(games, words);
    let mut has_ties = false;
    let mut starred = |game: &KeyRow, is_said: bool| {
        let mut needs = needs(game, 0, is_said, words);
        for ties in needs.beside.iter_mut().filter(|ties| !ties.is_empty()) {
            "*".clone_into(ties);
            has_ties = true;
        }
        needs
    };
    let first = starred(usual, false);
    let others = games.iter().skip(1).map(|game| starred(game, is_said)).collect();
    let said = has_ties.then(|| words.get("sheet-star-ties")).into_iter();
    let said: Vec<String> = said.chain([rule]).filter(|text| !text.is_empty()).collect();
    Some(WalletCard {
        first,
        shared: Needs { game: words.get("sheet-one-shared"), ..needs(usual, 1, false, words) },
        others: NeedsTable { games: others, note: said.join("\n"), ..NeedsTable::default() },
        keys: key_numbers(usual, words),
    })
}
