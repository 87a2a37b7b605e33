//! What has lines like a board and is none: games and tables with something in their cells.

use shuzi_picture::{Paint, Rgba};

use super::Dice;
use super::plate::{Plate, Print, rgba};

const BLACK: Rgba = [0, 0, 0, 255];

/// What stands in cells.
#[derive(Clone, Copy)]
enum Game {
    Sudoku,
    Crossword,
    Chess,
    Reversi,
    Shogi,
    Table,
}

/// A game or a table with this many pixels a cell; also how many lines it has.
pub fn plate(dice: &mut Dice, scale: f32) -> Option<(Plate, usize)> {
    let games =
        [Game::Sudoku, Game::Crossword, Game::Chess, Game::Reversi, Game::Shogi, Game::Table];
    let game = dice.one(&games);
    let cells = match game {
        Game::Sudoku | Game::Shogi => 9,
        Game::Chess => dice.one(&[8, 8, 10]),
        Game::Reversi => 8,
        Game::Crossword | Game::Table => 6 + dice.below(13),
    };
    let lines = cells + 1;
    let margin = dice.between(0.2, 1.5);
    let mut print = Print::new(scale, margin);
    let paper = match game {
        Game::Reversi => dice.colour([100.0, 160.0], [0.3, 0.9], [0.3, 0.7]),
        Game::Shogi => dice.colour([20.0, 50.0], [0.2, 0.7], [0.7, 1.0]),
        _ => dice.colour([0.0, 360.0], [0.0, 0.2], [0.75, 1.0]),
    };
    print.ground(lines, rgba(paper));
    let shade = dice.between(0.0, 0.5);
    let ink = rgba(paper.map(|part| part * shade));
    let other = rgba(dice.colour([0.0, 60.0], [0.0, 0.8], [0.2, 0.7]));
    // With little in its cells it would be a board.
    let often = dice.between(0.5, 1.0);
    for at in 0..cells * cells {
        let place = [at % cells, at / cells];
        let [x, y] = place.map(|at| at as f32 + 0.5);
        let is_dark = (place[0] + place[1]) % 2 == 1;
        if matches!(game, Game::Chess) && is_dark {
            print.square([x, y], 0.5, other);
        }
        if !dice.chance(often) {
            continue;
        }
        match game {
            Game::Sudoku => print.text([x, y], 0.6, ink, (1 + dice.below(9)).to_string()),
            Game::Crossword if dice.chance(0.3) => print.square([x, y], 0.5, BLACK),
            Game::Crossword => {
                let letter = char::from(b'A' + dice.below(26) as u8).to_string();
                print.text([x, y], 0.6, ink, letter);
            }
            Game::Chess if is_dark && dice.chance(0.6) => {
                let color = if place[1] < cells / 2 { BLACK } else { [255; 4] };
                print.disc([x, y], 0.38, Paint::Flat(color));
            }
            Game::Chess => {
                let piece = dice.one(&["K", "Q", "R", "B", "N"]);
                print.text([x, y], 0.8, BLACK, piece.to_owned());
            }
            Game::Reversi => {
                let color = if dice.chance(0.5) { BLACK } else { [255; 4] };
                print.disc([x, y], dice.between(0.38, 0.46), Paint::Flat(color));
            }
            Game::Shogi => {
                let corners = [[-0.3, 0.4], [-0.25, -0.2], [0.0, -0.4], [0.25, -0.2], [0.3, 0.4]];
                for pair in corners.windows(2).chain([&[corners[4], corners[0]][..]]) {
                    let end = |at: [f32; 2]| [x + at[0], y + at[1]];
                    print.line(end(pair[0]), end(pair[1]), 0.05, BLACK);
                }
                print.text([x, y], 0.5, BLACK, dice.one(&["P", "L", "N", "S", "G"]).to_owned());
            }
            Game::Table => print.text([x, y], 0.35, ink, dice.below(2000).to_string()),
        }
    }
    let thin = dice.between(0.02, 0.07);
    for at in 0..lines {
        let thick = matches!(game, Game::Sudoku) && at % 3 == 0;
        let width = if thick { thin * 2.5 } else { thin };
        let (at, last) = (at as f32, cells as f32);
        print.line([at, 0.0], [at, last], width, ink);
        print.line([0.0, at], [last, at], width, ink);
    }
    Some((print.draw(lines)?, lines))
}
