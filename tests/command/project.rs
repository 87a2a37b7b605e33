//! What the project says of itself in several places is the same everywhere.

use std::fs;
use std::path::Path;
use std::process::Command;

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// The workflow of a forge runs what a change must pass, and the oldest Rust that is promised.
#[test]
fn the_workflow_is_in_step_with_the_checks() {
    let workflow = read(".github/workflows/ci.yml");
    assert!(workflow.contains("bash .ci/run"), "{workflow}");
    assert!(read(".github/workflows/weekly.yml").contains("bash .ci/weekly"));
    let manifest = read("Cargo.toml");
    let oldest = manifest.lines().find_map(|line| line.strip_prefix("rust-version = ")).unwrap();
    let oldest = oldest.trim_matches('"');
    assert!(workflow.contains("rust-version"), "the workflow checks no oldest Rust");
    let readme = read("README.md");
    assert!(readme.contains(&format!("Rust {oldest} or newer")), "no Rust {oldest} in the README");
}

/// A release is checked like any change, names every program that `dist` builds, and uses each action
/// by its commit.
#[test]
fn the_release_is_in_step_with_what_it_builds() {
    let release = read(".github/workflows/release.yml");
    assert!(release.contains("uses: ./.github/workflows/ci.yml"), "it is not checked");
    let plan = read("dist-workspace.toml");
    let targets = plan.split("targets = [").nth(1).unwrap().split(']').next().unwrap();
    for target in targets.split(',').map(|part| part.trim().trim_matches('"')) {
        assert!(target.is_empty() || release.contains(&format!("target: {target},")), "{target}");
    }
    for line in release.lines().filter(|line| line.contains("uses: ") && !line.contains("./")) {
        let commit = line.split('@').nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
        assert!(commit.len() == 40 && line.contains(" # v"), "{line}");
    }
    let version = |file: &str| {
        let manifest = read(file);
        manifest.lines().find_map(|line| line.strip_prefix("version = ").map(str::to_owned))
    };
    assert_eq!(version("Cargo.toml"), version("python/Cargo.toml"));
}

/// What takes longer to say is the book's.
#[test]
fn the_readme_is_short() {
    let words = read("README.md").split_whitespace().count();
    assert!(words <= 950, "{words} words");
}

/// Every decision is listed, and every link of the list leads to one.
#[test]
fn decisions_are_listed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/decisions");
    let list = read("docs/decisions/README.md");
    let mut found = 0;
    for file in fs::read_dir(folder).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        if name != "README.md" {
            assert!(list.contains(&format!("({name})")), "{name} is not listed");
            found += 1;
        }
    }
    assert_eq!(list.matches("](00").count(), found);
}

/// A drawing as a program draws it; none where the program is not installed, which fails in CI.
fn drawn(program: &str, args: &[&str], picture: &Path) -> Option<(u32, u32, Vec<u8>)> {
    if let Err(error) = Command::new(program).args(args).output() {
        assert!(std::env::var_os("CI").is_none(), "{program}: {error}");
        return None;
    }
    let mut decoder = png::Decoder::new(std::io::BufReader::new(fs::File::open(picture).unwrap()));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    let bytes = info.color_type.samples();
    // Red is enough to tell text from what is behind it.
    Some((info.width, info.height, pixels.chunks(bytes).map(|pixel| pixel[0]).collect()))
}

/// How much of a drawing differs between a browser and librsvg, from 0 to 1; none where one is not
/// installed.
pub(super) fn differs(svg: &Path) -> Option<f64> {
    let folder = tempfile::tempdir().unwrap();
    let drawing = fs::read_to_string(svg).unwrap();
    let size = drawing.split_once("viewBox=\"0 0 ").unwrap().1.split_once('"').unwrap().0;
    let (width, height) = size.split_once(' ').unwrap();
    let [width, height] = [width, height].map(|side| side.parse::<f64>().unwrap().round());
    let (one, other) = (folder.path().join("one.png"), folder.path().join("other.png"));
    let across = width.to_string();
    let args = [svg.to_str().unwrap(), "-w", &across, "-o", one.to_str().unwrap()];
    let drawing = drawn("rsvg-convert", &args, &one)?;
    // A page of a fixed size around it: a window is a little smaller than asked for.
    let page = folder.path().join("page.html");
    let body = format!(
        "<body style=\"margin:0\"><img src=\"file://{}\" width=\"{across}\">",
        svg.display()
    );
    fs::write(&page, body).unwrap();
    let shot = format!("--screenshot={}", other.display());
    let window = format!("--window-size={across},{}", height + 200.0);
    let (profile, page) = (
        format!("--user-data-dir={}", folder.path().join("profile").display()),
        format!("file://{}", page.display()),
    );
    let args = ["--headless", "--no-sandbox", "--disable-gpu", &window, &shot, &profile, &page];
    let shown = drawn("chromium", &args, &other)?;
    assert_eq!(drawing.0, shown.0, "{}", svg.display());
    let pixels = drawing.0 * drawing.1;
    let pairs = drawing.2.iter().zip(&shown.2).take(pixels as usize);
    let apart = pairs.filter(|(one, other)| one.abs_diff(**other) > 96).count();
    assert!(drawing.2.iter().any(|red| *red > 200), "{}: nothing is drawn", svg.display());
    Some(f64::from(u32::try_from(apart).unwrap()) / f64::from(pixels))
}

/// The pictures of the README and the book look alike in a browser and where nothing moves.
#[test]
fn pictures_are_the_same_in_every_program() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["assets/pictures/count.svg", "docs/src/pictures/screen.svg"] {
        // Newer browsers want it on every text, and not around them.
        let texts = read(name);
        assert!(
            texts.split("<text ").skip(1).all(|text| text.starts_with("xml:space=\"preserve\""))
        );
        // In both the frame that is seen without animation.
        let still = read(name).replace("animation:", "-no-animation:");
        let svg = folder.path().join("still.svg");
        fs::write(&svg, &still).unwrap();
        let Some(share) = differs(&svg) else { return };
        assert!(share < 0.04, "{name}: {share} of the picture differs");
    }
}

/// The files for package managers are filled in from a release's checksums.
#[test]
fn files_for_package_managers_are_filled_in() {
    let folder = tempfile::tempdir().unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sums = folder.path().join("sha256.sum");
    let names = ["x86_64-unknown-linux-musl.tar.gz", "aarch64-unknown-linux-musl.tar.gz"];
    let names = names.into_iter().chain(["x86_64-pc-windows-msvc.zip"]);
    let lines = names.map(|name| format!("{:064}  ./shuzi-{name}\n", name.len()));
    let lines = lines.collect::<Vec<_>>().concat();
    let fill = |sums: &str| {
        fs::write(folder.path().join("sha256.sum"), sums).unwrap();
        let mut shell = Command::new("sh");
        shell.arg(root.join("assets/package/fill.sh")).args(["1.2.3", "https://example.org/shuzi"]);
        shell.arg(folder.path().join("sha256.sum")).arg(folder.path().join("filled"));
        shell.output().unwrap().status.success()
    };
    assert!(fill(&lines) && sums.exists());
    let filled = |name: &str| fs::read_to_string(folder.path().join("filled").join(name)).unwrap();
    let scoop: serde_json::Value = serde_json::from_str(&filled("scoop.json")).unwrap();
    let windows = &scoop["architecture"]["64bit"];
    assert_eq!(scoop["version"], "1.2.3");
    assert_eq!(windows["hash"].as_str().unwrap().trim_start_matches('0'), "26");
    for name in ["aur/PKGBUILD", "winget/shuzi.installer.yaml", "winget/shuzi.yaml", "scoop.json"] {
        assert!(!filled(name).contains("@SHA") && !filled(name).contains("@VERSION"), "{name}");
    }
    let aur =
        Command::new("bash").arg("-n").arg(folder.path().join("filled/aur/PKGBUILD")).status();
    assert!(aur.unwrap().success());
    assert!(!fill("0  other.zip\n"), "a missing checksum is not noticed");
}

#[test]
fn the_desktop_knows_nine_languages() {
    let file = read("assets/package/shuzi.desktop");
    for key in ["GenericName", "Comment"] {
        let lines = file.lines().filter(|line| line.starts_with(key)).count();
        assert_eq!(lines, 9, "{key}");
    }
}

/// The program of somebody who knows the library from its documents alone: a folder is scored, the rules
/// are compared and a plan is made in thirty lines.
#[test]
fn a_stranger_scores_a_folder_in_thirty_lines() {
    let source = read("crates/shuzi-core/examples/folder.rs");
    let body = source.lines().filter(|line| !line.starts_with(['/', '#']) && !line.is_empty());
    assert!(body.count() <= 30);
    // Cargo builds the examples with the tests.
    let program = Path::new(env!("CARGO_BIN_EXE_shuzi")).with_file_name("examples").join("folder");
    let folder = tempfile::tempdir().unwrap();
    fs::copy("assets/games/handicap.sgf", folder.path().join("a.sgf")).unwrap();
    fs::write(folder.path().join("b.txt"), "..X\n.Q.").unwrap();
    let done = Command::new(program).arg(folder.path()).output().unwrap();
    let said = String::from_utf8(done.stdout).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].ends_with("W+6.5, 0 name another winner, 6 handled"), "{said}");
    // An error is a sentence with its place and what to do.
    let wrong = "2:2: `Q` is not allowed: rows are made of . X O (x and o for dead stones)";
    assert!(lines[1].ends_with(wrong), "{said}");
}

/// Every claim of the sources names the tests that hold it, and these exist.
#[test]
fn every_claim_names_its_tests() {
    let folders = ["tests/command", "tests/screen", "tests/units", "crates/shuzi-core/tests"];
    let folders = folders.into_iter().chain(["crates/shuzi-core/tests/units"]);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = folders.flat_map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let texts = files.map(|file| file.unwrap().path()).filter(|path| path.is_file());
    let tests: String = texts.map(|path| fs::read_to_string(path).unwrap_or_default()).collect();
    let table = read("tests/claims.md");
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert_eq!(rows.len(), 140);
    for (row, number) in rows.into_iter().zip(1..) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        assert_eq!((cells.len(), cells[0]), (5, number.to_string().as_str()), "{row}");
        let names: Vec<&str> = cells[4].split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty() || cells[4].starts_with("open: "), "{row}");
        for name in names {
            assert!(tests.contains(&format!("fn {name}()")), "{row}: no test `{name}`");
        }
    }
}
