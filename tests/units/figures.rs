//! Large figures.

use ratatui::style::Style;
use shuzi::ui::large;

fn rows(text: &str) -> Option<Vec<String>> {
    let lines = large(text, 40, Style::new())?;
    Some(lines.iter().map(|line| line.to_string().trim().to_owned()).collect())
}

#[test]
fn a_margin_in_large_figures() {
    let expected = ["█▀▀▄  ▄  ▄█    █▀▀", "█▀▀▄ ▀█▀  █    ▀▀█", "▀▀▀      ▀▀▀ ▀ ▀▀▀"];
    assert_eq!(rows("B+1.5").unwrap(), expected);
    assert_eq!(rows("B+R"), None);
    assert_eq!(large("W+123.5", 10, Style::new()), None);
}
