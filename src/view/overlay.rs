//! Dialogs over the screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph};

use super::centred::centred;
use super::wrapping::{height, wrapped};
use super::{Appearance, help, open_window};
use crate::app::{App, Overlay, Resumable, Screen};
use crate::output::{Format, moment};
use shuzi_core::goban::Color;
use shuzi_walk::NamesEntry;

/// Draws the overlay of a count, if there is one.
pub(super) fn draw(frame: &mut Frame<'_>, screen: Rect, app: &App, look: &Appearance) {
    match app.overlay() {
        Some(Overlay::Help { .. }) => {
            let keys = (app.mode_below_help(), |action| app.can(action));
            help::draw(frame, screen, keys, app.help_scroll(), look);
        }
        Some(Overlay::Quit) => {
            let id = if app.is_saved() { "quit-question" } else { "quit-unsaved" };
            question(frame, screen, &look.words.get(id), look);
        }
        Some(Overlay::Resume) => {
            let question = look.words.get("resume-question");
            resume(frame, screen, question, app, look);
        }
        Some(Overlay::Another) => {
            let size = [("size", app.session().size().into())];
            resume(frame, screen, look.words.say("another-question", &size), app, look);
        }
        Some(Overlay::Save(chosen)) => {
            let offered = Format::offered(app.session().board().is_some());
            save(frame, screen, &offered, chosen, look);
        }
        Some(Overlay::Settings) | None => {}
    }
    if let Screen::Names(entry) = app.screen() {
        names(frame, screen, entry, look);
    }
}

/// Draws the players' names being typed.
fn names(frame: &mut Frame<'_>, screen: Rect, entry: &NamesEntry, look: &Appearance) {
    let lines = vec![
        Line::styled(format!("> {}{}", entry.text(), look.glyphs.caret()), look.theme.strong),
        Line::styled(look.words.get("about-players"), look.theme.quiet),
    ];
    let width = 60.min(screen.width);
    let lines = wrapped(lines, width.saturating_sub(2));
    let area = centred(screen, width, height(&lines).saturating_add(2));
    let title = format!(" {} ", look.words.label("players"));
    open_window(frame, area, look);
    frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(title)), area);
}

/// Draws a question about an interrupted count, with when it was left and what was counted.
fn resume(frame: &mut Frame<'_>, screen: Rect, text: String, app: &App, look: &Appearance) {
    let words = &look.words;
    let mut lines = vec![text];
    if let Some(Resumable { progress: (at, all), stones, counted, time }) = app.resumable() {
        let mut values = vec![("at", (*at).into()), ("all", (*all).into())];
        let id = if stones.is_some() { "resume-where" } else { "resume-step" };
        values.extend(stones.map(|stones| ("stones", stones.into())));
        let mut said = vec![moment(time)];
        said.retain(|moment| !moment.is_empty());
        said.extend(counted_so_far(*counted, look));
        lines.push(words.say(id, &values));
        lines.push(words.list(said));
    }
    lines.retain(|line| !line.is_empty());
    question(frame, screen, &lines.join("\n"), look);
}

/// Returns what was counted for each side so far: `Black 90`.
pub(super) fn counted_so_far(counted: [Option<u32>; 2], look: &Appearance) -> Vec<String> {
    let sides = Color::BOTH.into_iter().zip(counted);
    let counted = sides.filter_map(|(side, points)| Some((side, points?)));
    let said = counted.map(|(side, points)| format!("{} {points}", look.words.side(side)));
    said.collect()
}

/// Draws the choice of formats for a result.
fn save(
    frame: &mut Frame<'_>,
    screen: Rect,
    offered: &[Format],
    chosen: Format,
    look: &Appearance,
) {
    let lines: Vec<Line<'_>> = offered
        .iter()
        .map(|&format| {
            let name = look.words.get(&format!("save-{}", format.as_str()));
            if format == chosen {
                Line::styled(format!("> {name}"), look.theme.strong)
            } else {
                Line::styled(format!("  {name}"), look.theme.quiet)
            }
        })
        .collect();
    let title = format!(" {} ", look.words.get("save-title"));
    let rows = u16::try_from(lines.len()).unwrap_or(0);
    let area = centred(screen, 40, rows + 2);
    open_window(frame, area, look);
    frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(title)), area);
}

fn question(frame: &mut Frame<'_>, screen: Rect, text: &str, look: &Appearance) {
    let width = 44.min(screen.width);
    let lines = text.lines().map(|line| Line::from(line.to_owned()));
    let lines = wrapped(lines.collect(), width.saturating_sub(2));
    let area = centred(screen, width, height(&lines).saturating_add(2).max(6));
    open_window(frame, area, look);
    frame.render_widget(Paragraph::new(lines).centered().block(Block::bordered()), area);
}
