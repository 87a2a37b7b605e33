//! Styled lines that are broken.

use ratatui::style::Stylize as _;
use ratatui::text::Line;
use shuzi::ui::{wrapped, wrapped_after};

#[test]
fn styles_stay_with_their_words() {
    let line = Line::from(vec!["one ".bold(), "two three".into()]);
    let lines = wrapped(vec![line], 8);
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0].to_string(), "one two");
    assert_eq!(lines[0].spans.len(), 2);
    assert_eq!(lines[1].to_string(), "three");
}

#[test]
fn what_is_broken_off_stands_below_its_words() {
    let line = || vec![Line::from(vec!["q  ".bold(), "leave what is counted".into()])];
    let lines = wrapped_after(line(), 3, 16);
    let texts: Vec<String> = lines.iter().map(Line::to_string).collect();
    assert_eq!(texts, ["q  leave what is", "   counted"]);
    assert_eq!(wrapped_after(line(), 3, 14), wrapped(line(), 14));
}
