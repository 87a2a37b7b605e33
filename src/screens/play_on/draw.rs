//! Playing on: whose turn it is, what was played, and what it will settle.

use ratatui::text::{Line, Span};

use crate::ui::Appearance;
use shuzi_walk::PlayedOn;

/// The most moves listed.
const MOST_LISTED: usize = 12;

/// Returns the text beside the board of players who play on.
///
/// ```text
/// ● Play on: Black to move
/// Space plays, p passes, u takes back …
///
/// Play until the stones in question are captured or safe …
/// Moves: C3 D4 pass
/// ```
pub(super) fn lines(played: &PlayedOn, comes_back: bool, look: &Appearance) -> Vec<Line<'static>> {
    let words = &look.words;
    let side = played.turn();
    let title = words.say("play-on-title", &[("side", side.into())]);
    let mut lines = vec![
        Line::from(vec![look.stone(side), Span::styled(format!(" {title}"), look.theme.heading)]),
        Line::styled(words.get("play-on-enter"), look.theme.strong),
        Line::default(),
        Line::from(words.get("play-on-do")),
    ];
    if !played.moves().is_empty() {
        let [black, white] = played.prisoners();
        let values = [("moves", listed(played, look).into())];
        lines.push(Line::styled(words.say("play-on-moves", &values), look.theme.strong));
        let values = [("black", black.into()), ("white", white.into())];
        lines.push(Line::from(words.say("play-on-captured", &values)));
    }
    let then = if comes_back { "play-on-comes-back" } else { "play-on-reached" };
    lines.extend([Line::default(), Line::styled(words.get(then), look.theme.quiet)]);
    lines
}

/// Returns the last moves by name.
fn listed(played: &PlayedOn, look: &Appearance) -> String {
    let first = played.moves().len().saturating_sub(MOST_LISTED);
    let names = played.names().skip(first);
    let names = names.map(|name| name.unwrap_or_else(|| look.words.get("play-on-pass")));
    let before = (first > 0).then(|| "…".to_owned());
    before.into_iter().chain(names).collect::<Vec<_>>().join(" ")
}
