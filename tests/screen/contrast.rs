//! Every character on every screen stands out from its background, in every theme.

use crate::table;

use std::collections::{BTreeSet, HashMap};

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};
use shuzi::ui::{Appearance, Glyphs, Theme, ThemeName, colour_of_index};

use table::{Player, bundled, drawn_with, look, press, real};

/// The relative luminance of a colour (WCAG 2.2), from 0 to 1.
fn luminance([red, green, blue]: [u8; 3]) -> f64 {
    let [red, green, blue] = [red, green, blue].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Red, green and blue; `None` for the terminal's own colour.
fn parts(color: Color) -> Option<[u8; 3]> {
    match color {
        Color::Rgb(red, green, blue) => Some([red, green, blue]),
        Color::Indexed(index) => Some(colour_of_index(index)),
        Color::Reset => None,
        named => panic!("{named:?} is not known to stand out from anything"),
    }
}

/// The colours of a cell's text and of its background.
fn colors(cell: &Cell) -> (Option<[u8; 3]>, Option<[u8; 3]>) {
    let (sign, behind) = (parts(cell.fg), parts(cell.bg));
    if cell.modifier.contains(Modifier::REVERSED) { (behind, sign) } else { (sign, behind) }
}

/// Screens of every kind, each reached by its keys.
fn screens() -> Vec<Player> {
    let mut screens = Vec::new();
    for keys in [
        "", ">", ">\t", ">\t ", ">>", ">>30", ">>99>", ">>r", ">>r>>>", ">f", ">f?", ">s", ">fe",
        ">fv", ">fv\t", ">c", "b", "bxxoo", "a", ">q",
    ] {
        let mut app = bundled("even");
        app.press(keys);
        screens.push(app);
    }
    let mut seki = bundled("seki");
    seki.press(">>");
    screens.push(seki);
    for keys in ["", ">", ">12+", ">12>400>", ">32>21>", ">32>21>f"] {
        let mut app = real(9);
        app.press(keys);
        screens.push(app);
    }
    screens
}

/// Every theme, in all colours and in 256, with the sizes of the screen it is drawn at: symbols of
/// other sets have the same colours.
fn looks() -> Vec<(Appearance, &'static [(u16, u16)])> {
    let themes = ThemeName::ALL.iter().flat_map(|name| {
        let theme = name.theme();
        [theme, theme.in_256_colours()]
    });
    let looks =
        themes.flat_map(|theme| Glyphs::ALL.map(|glyphs| Appearance { theme, glyphs, ..look() }));
    let sizes = |look: &Appearance| -> &'static [(u16, u16)] {
        if look.glyphs == Glyphs::Unicode {
            &[(80, 24), (120, 45), (180, 65)]
        } else {
            &[(120, 45)]
        }
    };
    looks
        .map(|look| {
            let sizes = sizes(&look);
            (look, sizes)
        })
        .collect()
}

#[test]
fn every_sign_is_four_and_a_half_to_one() {
    let mut screens = screens();
    let mut faint = BTreeSet::new();
    for (look, sizes) in looks() {
        // A sign in each pair of colours.
        let mut pairs = HashMap::new();
        for app in &mut screens {
            for &(width, height) in sizes {
                let terminal = drawn_with(app, &look, (width, height));
                for cell in &terminal.backend().buffer().content {
                    if cell.symbol() == " " || cell.symbol().trim().is_empty() {
                        continue;
                    }
                    let reversed = cell.modifier.contains(Modifier::REVERSED);
                    pairs.entry((cell.fg, cell.bg, reversed)).or_insert_with(|| cell.clone());
                }
            }
        }
        let theme = look.theme.name.into_str();
        for cell in pairs.values() {
            match colors(cell) {
                (None, None) if look.theme.is_colourless() => {}
                (Some(sign), Some(behind)) if contrast(sign, behind) >= 4.5 => {}
                colors => {
                    faint.insert(format!("{theme}: {} {colors:?}", cell.symbol()));
                }
            }
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
}

/// Without colours, stones are letters, because no disc looks lighter than another.
#[test]
fn without_colours_stones_are_letters() {
    let look = Appearance { theme: Theme::MONO, ..look() };
    let mut app = bundled("even");
    press(&mut app, ">");
    let terminal = drawn_with(&mut app, &look, (80, 24));
    let frame = terminal.backend().to_string();
    assert!(!frame.contains('●') && !frame.contains('○'), "{frame}");
    assert!(frame.contains("X───O"), "{frame}");
}

#[test]
fn the_contrast_of_known_pairs() {
    // WCAG's own pairs: black on white is 21 to 1, equal colours 1 to 1, #767676 on white 4.54 to
    // 1.
    let near = |one: f64, other: f64| (one - other).abs() < 0.01;
    assert!(near(contrast([0; 3], [255; 3]), 21.0));
    assert!(near(contrast([9; 3], [9; 3]), 1.0));
    assert!(near(contrast([0x76; 3], [255; 3]), 4.54));
}
