//! The board as a picture in a real terminal, xterm, which supports Sixel.
//! A virtual screen is captured and compared with the picture that was drawn.

#![cfg(unix)]
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use shuzi::internal::counting::Settled;
use shuzi::internal::life::{Dead, DeadSource};
use shuzi::internal::picture::{BoardPicture, Pixels};
use shuzi::internal::record::{Games, decode};
use tiny_skia::Pixmap;

/// A program that ends with the test.
struct Started(Child);

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Whether the tools are installed: in CI they must be; elsewhere the test is skipped.
fn are_there(tools: &[&str]) -> bool {
    let is_there = |tool: &&str| {
        let found = Command::new("sh").args(["-c", &format!("command -v {tool}")]).output();
        found.is_ok_and(|output| output.status.success())
    };
    let all = tools.iter().all(is_there);
    assert!(all || std::env::var_os("CI").is_none(), "{tools:?} must be there where CI runs");
    all
}

fn photograph(display: &str, to: &Path) -> Option<Pixmap> {
    let done = Command::new("import")
        .args(["-display", display, "-window", "root"])
        .arg(to)
        .status()
        .ok()?;
    done.success().then(|| Pixmap::load_png(to).ok())?
}

/// Left, top, right and bottom, in pixels, of everything in the wood's colour, which no text has.
fn board_in(photo: &Pixmap) -> Option<[u32; 4]> {
    let mut frame: Option<[u32; 4]> = None;
    for y in 0..photo.height() {
        for x in 0..photo.width() {
            let point = photo.pixel(x, y)?;
            let (red, green, blue) = (point.red(), point.green(), point.blue());
            let is_wood = (205..235).contains(&red)
                && (160..185).contains(&green)
                && (95..125).contains(&blue);
            if is_wood {
                let [left, top, right, bottom] = frame.unwrap_or([x, y, x, y]);
                frame = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
            }
        }
    }
    frame
}

#[test]
fn xterm_shows_the_board_that_was_drawn() {
    if !are_there(&["Xvfb", "xterm", "import"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut server = Started(
        Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x900x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap(),
    );
    let mut number = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut number).unwrap();
    let display = format!(":{}", number.trim());
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/even.sgf");
    let _terminal = Started(
        Command::new("xterm")
            .args(["-display", &display, "-ti", "vt340", "-geometry", "120x36+0+0"])
            .args(["-xrm", "XTerm*numColorRegisters: 256", "-e"])
            .args([env!("CARGO_BIN_EXE_shuzi"), game, "--board", "pixels"])
            .env("COLORTERM", "truecolor")
            .env("SHUZI_CONFIG_DIR", folder.path())
            .env("SHUZI_DATA_DIR", folder.path())
            .env("SHUZI_STATE_DIR", folder.path())
            .env_remove("TMUX")
            .env_remove("STY")
            .stderr(Stdio::null())
            .spawn()
            .unwrap(),
    );
    // The first step shows the board as it is.
    let file = decode(&std::fs::read(game).unwrap(), None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let dead = Dead::said(game.marks.unwrap().dead, DeadSource::File);
    assert!(Settled::of(&game.board, &dead.stones).unfinished().is_empty());
    let picture = BoardPicture {
        board: &game.board,
        dead: &dead.stones,
        settled: None,
        teire: &[],
        numbers: Vec::new(),
    };
    let begun = Instant::now();
    let mut last = String::new();
    while begun.elapsed() < Duration::from_secs(30) {
        std::thread::sleep(Duration::from_millis(300));
        let Some(photo) = photograph(&display, &folder.path().join("photo.png")) else { continue };
        let Some([left, top, right, bottom]) = board_in(&photo) else { continue };
        // Nine lines, with a line and a quarter beyond the first and the last.
        let line = f64::from((right - left + 1).min(bottom - top + 1)) / 10.5;
        #[allow(clippy::cast_possible_truncation)]
        let drawn = Pixels::of(&picture.scene(line.round() as f32)).unwrap();
        let (mut same, mut all) = (0, 0);
        for y in (0..drawn.height).step_by(3) {
            for x in (0..drawn.width).step_by(3) {
                let Some(point) = photo.pixel(left + x, top + y) else { continue };
                let place = usize::try_from((y * drawn.width + x) * 4).unwrap();
                let near = |one: u8, other: u8| one.abs_diff(other) < 48;
                all += 1;
                same += u32::from(
                    near(point.red(), drawn.rgba[place])
                        && near(point.green(), drawn.rgba[place + 1])
                        && near(point.blue(), drawn.rgba[place + 2]),
                );
            }
        }
        // The edges of stones fall between pixels; everything else is the picture.
        if all > 1000 && same * 100 > all * 95 {
            return;
        }
        last = format!("{same} of {all} points at {left}, {top}, line {line:.2}");
    }
    panic!("xterm never showed the board: {last}");
}
