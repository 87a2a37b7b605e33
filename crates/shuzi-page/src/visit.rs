//! What all pages have, and those without a board in play.

use std::sync::Arc;

use maud::{DOCTYPE, Markup, html};

use crate::board_page::standing_of;
use crate::tap::{TERMS, shown_term};
use crate::tapping_board::small_board;
use crate::{Boards, Game};
use shuzi_core::counting::Caution;
use shuzi_core::fact::Message;
use shuzi_core::goban::{Color, Size};
use shuzi_core::rules::Profile;
use shuzi_core::sheet::{KeyRow, KeysWanted, SheetTable, game_name, key_rows};
use shuzi_walk::{Session, Setting, Workbench};
use shuzi_words::{Words, terms_given};

/// What every page needs to know of the phone that asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Visit<'a> {
    /// The phone's language.
    pub words: &'a Words,
    /// The path that all pages are below: `/secret/`.
    pub base: &'a str,
    /// The number of the last news, so that a page asks for later ones; none on a phone alone, where
    /// nothing changes by itself.
    pub news: Option<u64>,
}

/// The boards of which the first page shows pictures; the latest ones.
const MOST_PICTURES: usize = 12;

impl Visit<'_> {
    /// The first page: a picture to take, and the boards there are. `why` says why a picture is not
    /// taken.
    pub(crate) fn start<G: Game>(&self, boards: &Boards<G>, why: Option<&Message>) -> String {
        let words = self.words;
        let numbered = (1..=boards.all().len()).rev();
        self.page(&boards.usual, None, &html! {
            (remark(why, words))
            (self.picture_forms(None, "main", "phone-photograph"))
            p.how { (words.get("phone-how")) }
            @if !boards.all().is_empty() {
                h2 { (words.get("phone-boards")) }
                ul.boards {
                    @for (at, number) in numbered.enumerate() {
                        @let board = &boards.all()[number - 1];
                        @let bench = board.game.bench();
                        li {
                            a href={ (self.base) (number) } {
                                @if at < MOST_PICTURES && let Some(stones) = board.board() {
                                    (small_board(stones))
                                }
                                span { (board.time) " · " (bench.count.session().size().to_string()) br;
                                    (standing_of(bench, words)) }
                            }
                        }
                    }
                }
            }
            (self.keys_link(None, boards.usual.size()))
        })
    }

    /// The page on which the rules of a board are chosen, its komi and handicap.
    pub(crate) fn rules(&self, number: usize, bench: &Workbench) -> String {
        // What was said of the board is on its own page.
        let is_of_board = |said: &&Message| said.code.starts_with("remark-mark");
        let of_terms = bench.count.remark().filter(|said| !is_of_board(said));
        let (words, session) = (self.words, bench.count.session());
        self.page(session, Some(number), &html! {
            h1 { (words.get("phone-rules")) }
            (remark(of_terms, words))
            form.terms method="post" action={ (self.base) (number) "/form" } {
                input type="hidden" name="step" value="rules";
                @for (name, setting) in TERMS {
                    @let shown = shown_term(session, setting);
                    label.term {
                        (words.label(name))
                        @match setting {
                            Setting::Rules => (choice(name, &shown, bench.count.profiles(), words)),
                            Setting::Komi => input name=(name) inputmode="decimal" autocomplete="off"
                                value=(decimal(&shown, words)) placeholder=(by_rules(session, words));,
                            _ => input name=(name) inputmode="numeric" autocomplete="off" value=(shown);,
                        }
                    }
                }
                button.main { (words.get("phone-take-over")) }
            }
            p { a href={ (self.base) (number) } { (words.get("phone-to-board")) } }
            (self.keys_link(Some(number), session.size()))
        })
    }

    /// The key numbers by the rules of a count; `None` if they cannot be worked out for this size.
    pub(crate) fn keys(&self, of: &Session, number: Option<usize>, size: Size) -> Option<String> {
        let (words, profile) = (self.words, &of.setup.profile.value);
        let wanted = KeysWanted {
            sizes: vec![size],
            komi: of.setup.overrides.komi.into_iter().collect(),
            convention: of.setup.overrides.convention,
            non_scoring: vec![0],
            sides: Color::BOTH.to_vec(),
            ..KeysWanted::default()
        };
        let rows = key_rows(profile, &wanted).ok()?;
        let rules = words.value(&profile.shown_title());
        let below = number.map_or_else(String::new, |number| format!("{number}/"));
        let needs = |game: &[KeyRow], side: Color| {
            let of = game.iter().find(|row| row.key.side() == side);
            of.map_or_else(String::new, |row| row.key.needs().to_string())
        };
        Some(self.page(
            of,
            number,
            &html! {
                h1 { (words.say("keys-title", &[("rules", rules.into())])) }
                p.sizes {
                    @for lines in [9, 13, 19] {
                        a href={ (self.base) (below) "keys/" (lines) } { (lines) "×" (lines) } " "
                    }
                }
                table {
                    thead { tr {
                        th scope="col" { (size.to_string()) }
                        @for side in Color::BOTH { th scope="col" { (words.side(side)) } }
                    } }
                    tbody {
                        @for game in rows.chunk_by(KeyRow::is_same_game) {
                            tr {
                                th scope="row" { (words.value(&game_name(&game[0]))) }
                                @for side in Color::BOTH { td { (needs(game, side)) } }
                            }
                        }
                    }
                }
                p.how { (words.get("keys-needs-note")) }
                p.how { (words.get("sheet-note-each-nsp")) }
                @for caution in Caution::of_profile(profile) { p.warning { (words.fact(&caution)) } }
            },
        ))
    }

    /// A whole page around its contents, with the terms of a count; those of a board lead to where they
    /// are changed.
    pub(crate) fn page(&self, of: &Session, number: Option<usize>, contents: &Markup) -> String {
        let Self { words, base, news } = self;
        let rules = words.value(&of.setup.profile.value.shown_title());
        let terms = format!("{rules}{}", terms_given(of, words));
        let page = html! {
            (DOCTYPE)
            html lang=(words.language().code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (words.get("phone-page-title")) }
                    link rel="icon" href={ (base) "icon.svg" };
                    @if news.is_none() { link rel="manifest" href={ (base) "app.webmanifest" }; }
                    link rel="stylesheet" href={ (base) "page.css" };
                    script src={ (base) "page.js" } defer {}
                }
                body data-base=(base) data-reading=(words.get("phone-reading")) {
                    header {
                        a href={ (base) "?" } aria-label=(words.get("phone-boards")) { b { "数子" } }
                        " "
                        @match number {
                            Some(number) => a.rules href={ (base) (number) "/rules" } { (terms) },
                            None => (terms),
                        }
                    }
                    main data-news=[news] { (contents) }
                }
            }
        };
        page.into_string()
    }

    /// The buttons that send a picture, from the page of a board or of none; the first one has this
    /// class and this text.
    pub(crate) fn picture_forms(&self, from: Option<usize>, class: &str, take: &str) -> Markup {
        let words = self.words;
        let target = from.map_or_else(
            || format!("{}picture", self.base),
            |number| format!("{}{number}/picture", self.base),
        );
        html! {
            @for (id, class, capture) in
                [(take, class, Some("environment")), ("phone-choose", "other", None)]
            {
                form.picture method="post" action=(target) enctype="multipart/form-data" {
                    label class=(class) {
                        (words.get(id))
                        input type="file" name="picture" accept="image/*" capture=[capture] required;
                    }
                    button { (words.get("phone-send")) }
                }
            }
        }
    }

    fn keys_link(&self, number: Option<usize>, size: Size) -> Markup {
        let below = number.map_or_else(String::new, |number| format!("{number}/"));
        html! {
            p { a href={ (self.base) (below) "keys/" (size.width()) } { (self.words.get("phone-keys")) } }
        }
    }
}

/// A message in the words of a phone, which has no keys, as a sentence.
pub(crate) fn said(message: &Message, words: &Words) -> String {
    let own = words.find(&message.code, Some("phone"), &message.parameters);
    let text = own.unwrap_or_else(|| words.message(message));
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}

/// The rule sets to choose from: those of most games first.
fn choice(name: &str, shown: &str, profiles: &[Arc<Profile>], words: &Words) -> Markup {
    let is_usual = |profile: &&Arc<Profile>| USUAL.contains(&profile.name.as_str());
    let (usual, others): (Vec<_>, Vec<_>) = profiles.iter().partition(is_usual);
    html! {
        select name=(name) {
            @for (at, profile) in usual.iter().chain(&others).enumerate() {
                @if at == usual.len() { hr; }
                option value=(profile.name) selected[profile.name == shown] {
                    (words.value(&profile.shown_title()))
                }
            }
        }
    }
}

/// The rules of most games.
const USUAL: [&str; 6] = ["chinese", "japanese-1989", "korean", "aga", "ing-1991", "new-zealand"];

/// A number with the language's decimal separator.
fn decimal(number: &str, words: &Words) -> String {
    if words.language().has_decimal_comma() { number.replace('.', ",") } else { number.to_owned() }
}

/// The komi that the rules give.
fn by_rules(session: &Session, words: &Words) -> String {
    let komi = session.terms().map(|terms| words.amount(terms.komi.value));
    komi.map_or_else(
        |_| String::new(),
        |points| words.say("phone-by-rules", &[("points", points.into())]),
    )
}

/// A remark as the first words of a page.
pub(crate) fn remark(message: Option<&Message>, words: &Words) -> Markup {
    html! {
        @if let Some(message) = message { p.remark role="status" { (said(message, words)) } }
    }
}

/// A table of text.
pub(crate) fn table(table: &SheetTable<String>) -> Markup {
    html! {
        table {
            @if !table.caption.is_empty() { caption { (table.caption) } }
            thead { tr { @for head in &table.head { th scope="col" { (head) } } } }
            tbody {
                @for row in &table.rows {
                    tr {
                        @for (column, cell) in row.iter().enumerate() {
                            @if column == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}
