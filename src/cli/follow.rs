//! `shuzi photo --follow`: a game kept from pictures of its board.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use super::args::PhotoArgs;
use super::arrivals::Arrivals;
use super::environment::Environment;
use super::photo::{open, said, time_in_names};
use super::plain::LONGEST_LINE;
use crate::fact::{Message, Value};
use crate::goban::{Color, Vertex, VertexSet};
use crate::output::kept_game_sgf;
use crate::photo::{Follower, Happened, Hints, KeptGame, KeptStep, Reading, Told, doubtful_note};
use crate::place::at;
use crate::scorer::ScoreOptions;
use crate::shell::{
    Failure, Interrupt, NewFile, OutputResult as _, Overwrite, Trouble, WriteError, camera_frame,
    read_input, read_line, warn, write_file,
};
use crate::words::Words;

/// Follows the game that pictures show, until there are no more or Ctrl-C.
pub(super) fn run(args: &PhotoArgs, environment: &Environment) -> Result<(), Failure> {
    let is_shown = args.print.output().is_none() && io::stdout().is_terminal();
    let path = match args.print.output() {
        Some(path) => Some(path.clone()),
        None if is_shown => {
            let folder = &environment.folders()?.state;
            // If it cannot be made, the game cannot be kept there: that is an error below.
            let _ = std::fs::create_dir_all(folder);
            Some(folder.join(format!("game-{}.sgf", time_in_names())))
        }
        None => None,
    };
    let words = &environment.words;
    let hints = Hints::new(args.size, args.corners)?;
    let overwrite = Overwrite::if_told(args.print.force);
    if let Some(path) = &path {
        // Whoever plays for an hour wants to know before.
        NewFile::begin(path, overwrite).map_err(|error| unwritten(path, error))?;
    }
    let mut keeper =
        Keeper { words, hints, path, overwrite, follower: None, last: None, unclear: 0, met: None };
    let mut pictures = Pictures::of(args)?;
    let interrupt = Interrupt::noticed().or_fail()?;
    warn(words.get("kept-following"));
    let followed = keeper.follow(&mut pictures, &interrupt);
    // A camera that fails must not take the game with it.
    let ended = keeper.end();
    followed.and(ended)?;
    match &keeper.path {
        Some(path) if is_shown => {
            interrupt.begin_anew();
            open(path, &ScoreOptions::default(), environment)
        }
        _ => Failure::ended(keeper.met),
    }
}

/// A picture, and its name.
type Picture = (PathBuf, Result<Vec<u8>, Message>);

/// Where pictures come from.
enum Pictures {
    /// The files named, and those of the folders named.
    Files(std::vec::IntoIter<PathBuf>),
    /// Those that come into a folder.
    Arriving(Arrivals, std::vec::IntoIter<PathBuf>),
    /// A camera: the first, or this one.
    Camera(String),
}

impl Pictures {
    fn of(args: &PhotoArgs) -> Result<Self, Failure> {
        if let Some(folder) = &args.watch {
            return Ok(Self::Arriving(Arrivals::of(folder)?, Vec::new().into_iter()));
        }
        if let Some(device) = &args.camera {
            return Ok(Self::Camera(device.clone()));
        }
        if args.files.is_empty() {
            return Err(Failure::usage("usage-no-picture"));
        }
        let mut files = Vec::new();
        for file in &args.files {
            if file.is_dir() {
                files.extend(Arrivals::all_in(file)?);
            } else {
                files.push(file.clone());
            }
        }
        Ok(Self::Files(files.into_iter()))
    }

    /// The next picture, waited for if it is still to come; `None` if there are no more.
    fn next(&mut self, interrupt: &Interrupt) -> Result<Option<Picture>, Failure> {
        let file = match self {
            Self::Files(files) => files.next(),
            Self::Arriving(arrivals, waiting) => loop {
                if let Some(file) = waiting.next() {
                    break Some(file);
                }
                if interrupt.is_told() {
                    break None;
                }
                std::thread::sleep(Arrivals::EACH);
                *waiting = arrivals.next()?.into_iter();
            },
            Self::Camera(device) => {
                let named = Some(device.as_str()).filter(|device| !device.is_empty());
                let frame = camera_frame(named);
                // Ctrl-C ends the program that takes the picture too.
                if interrupt.is_told() {
                    return Ok(None);
                }
                return match frame {
                    Ok(bytes) => Ok(Some((PathBuf::from("camera"), Ok(bytes)))),
                    Err(error) => Err(Failure::Failed(error.into())),
                };
            }
        };
        Ok(file.map(|file| {
            let bytes = read_input(&file).map_err(Message::from);
            (file, bytes)
        }))
    }
}

/// A message says that the board is not clear once it was not in so many pictures in a row.
const UNCLEAR: usize = 5;

/// The game kept so far, and where.
struct Keeper<'a> {
    words: &'a Words,
    hints: Hints,
    /// The file that has the game after each move; if none, it is printed at the end.
    path: Option<PathBuf>,
    overwrite: Overwrite,
    follower: Option<Follower>,
    /// The last picture that showed the board clearly.
    last: Option<Reading>,
    /// In how many pictures in a row the board was not clear.
    unclear: usize,
    met: Option<Trouble>,
}

impl Keeper<'_> {
    fn say(&self, id: &str, values: &[(&str, Value)]) {
        warn(self.words.say(id, values));
    }

    /// Takes pictures until there are no more, or Ctrl-C.
    fn follow(&mut self, pictures: &mut Pictures, interrupt: &Interrupt) -> Result<(), Failure> {
        while !interrupt.is_told()
            && let Some((name, bytes)) = pictures.next(interrupt)?
        {
            match bytes {
                Ok(bytes) => self.take(&name, &bytes),
                Err(what) => self.met = self.met.max(Some(said(&name, &what, self.words))),
            }
        }
        Ok(())
    }

    /// Takes the next picture.
    fn take(&mut self, name: &Path, bytes: &[u8]) {
        // Until the game has begun, nothing says that the board was found where it is.
        let has_begun = self.follower.as_ref().is_some_and(|follower| follower.game().is_some());
        let reading = match self.last.as_ref().filter(|_| has_begun) {
            Some(last) => last.of_next(bytes),
            None => Reading::of(bytes, &self.hints),
        };
        let reading = match reading {
            Ok(reading) => reading,
            Err(error) => return self.tell_unclear(name, error.into()),
        };
        let size = reading.board.size();
        if !has_begun {
            self.follower.take_if(|follower| follower.size() != size);
        }
        let told = self.follower.get_or_insert_with(|| Follower::new(size)).see(&reading);
        if told == Told::Unclear {
            let why = reading.doubt.map_or_else(|| Message::plain("photo-faint"), Message::from);
            return self.tell_unclear(name, why);
        }
        self.unclear = 0;
        self.last = Some(reading);
        self.tell(told);
    }

    /// Tells once that the board has not been clear for a while, and why.
    fn tell_unclear(&mut self, name: &Path, why: Message) {
        self.unclear += 1;
        if self.unclear == UNCLEAR || self.last.is_none() && self.unclear == 1 {
            let name = name.display().to_string();
            self.say("kept-unclear", &[("name", name.into()), ("why", why.into())]);
        }
    }

    /// Tells what has happened, and keeps it.
    fn tell(&mut self, told: Told) {
        let Some(game) = self.follower.as_ref().and_then(Follower::game) else { return };
        let size = game.start().size();
        match told {
            Told::Unclear | Told::Nothing => return,
            Told::Over => return self.say("kept-over", &[]),
            Told::Began => {
                let stones = game.start().stones().count();
                self.say("kept-began", &[("size", size.into()), ("stones", stones.into())]);
            }
            Told::WentOn { kept } => {
                let mut number = 0usize;
                for (at, step) in game.steps().iter().enumerate() {
                    let Happened::Moved(one) = &step.happened else { continue };
                    number += 1;
                    let Some(vertex) = one.vertex.filter(|_| at >= kept) else { continue };
                    let values = [
                        ("number", number.into()),
                        ("side", one.color.into()),
                        ("point", vertex.name(size).into()),
                    ];
                    self.say("kept-move", &values);
                }
            }
        }
        self.keep();
    }

    /// Writes the game to its file. If that fails, the game goes on: at the end it is tried again.
    fn keep(&mut self) {
        let Some(follower) = self.follower.as_ref() else { return };
        let (Some(path), Some(game)) = (&self.path, follower.game()) else { return };
        match write_game(path, self.overwrite, (game, &follower.hidden())) {
            Err(failure) => drop(failure.report(self.words)),
            // From now on it is its own.
            Ok(()) => self.overwrite = Overwrite::Yes,
        }
    }

    /// Takes the last picture as it is, settles what is doubtful, and tells where the game is.
    fn end(&mut self) -> Result<(), Failure> {
        let told = self.follower.as_mut().map_or(Told::Nothing, Follower::end);
        self.tell(told);
        let Some(follower) = self.follower.as_mut().filter(|follower| follower.game().is_some())
        else {
            let why = Message::plain("kept-nothing");
            let trouble = Trouble::of(&why);
            let _ = Failure::Failed(why).report(self.words);
            return Err(Failure::Told(self.met.map_or(trouble, |met| met.max(trouble))));
        };
        let mut hidden = follower.hidden();
        for doubt in follower.doubts() {
            warn(self.words.message(&doubt));
        }
        if io::stdin().is_terminal() && io::stderr().is_terminal() {
            settle(follower, self.words)?;
            hidden = VertexSet::new(hidden.size());
        }
        let Some(game) = follower.game() else { return Ok(()) };
        if let Some(note) = doubtful_note(&hidden) {
            warn(self.words.message(&note));
        }
        let print = || io::stdout().lock().write_all(sgf(game, &hidden).as_bytes()).or_fail();
        let Some(path) = &self.path else { return print() };
        if let Err(failure) = write_game(path, self.overwrite, (game, &hidden)) {
            // It must not be lost.
            print()?;
            return Err(failure);
        }
        let (file, moves) = (path.display().to_string(), game.moves());
        self.say("kept-file", &[("file", file.into()), ("moves", moves.into())]);
        Ok(())
    }
}

/// The game file of a game of today.
fn sgf(game: &KeptGame, hidden: &VertexSet) -> String {
    kept_game_sgf(game, &time_in_names()[..10], hidden)
}

fn write_game(
    path: &Path,
    overwrite: Overwrite,
    (game, hidden): (&KeptGame, &VertexSet),
) -> Result<(), Failure> {
    write_file(path, sgf(game, hidden).as_bytes(), overwrite)
        .map_err(|error| unwritten(path, error))
}

fn unwritten(path: &Path, error: WriteError) -> Failure {
    Failure::InFile(at(path.display(), error))
}

/// Asks the players about the end of the game, and about points that could not be seen.
fn settle(follower: &mut Follower, words: &Words) -> Result<(), Failure> {
    let (over, hidden) = (follower.over_after(), follower.hidden());
    let Some(game) = follower.game_mut() else { return Ok(()) };
    let mut answers = io::stdin().lock();
    let mut answer = |id: &str, values: &[(&str, Value)]| {
        warn(words.say(id, values));
        let line = read_line(&mut answers, LONGEST_LINE).or_fail()?;
        Ok::<_, Failure>(line.unwrap_or_default().trim().to_lowercase())
    };
    if let Some(steps) = over {
        let is_move = |step: &&KeptStep| matches!(step.happened, Happened::Moved(_));
        let number = game.steps().iter().take(steps).filter(is_move).count();
        if matches!(answer("kept-ask-over", &[("number", number.into())])?.as_str(), "y" | "yes") {
            game.end_after(steps);
        }
    }
    let mut changed: Vec<(Vertex, Option<Color>)> = Vec::new();
    for vertex in hidden.iter() {
        let stone = game.board().get(vertex);
        let point = vertex.name(hidden.size());
        let values =
            [("point", point.into()), ("stone", stone.map_or("none", Color::as_str).into())];
        let told = match answer("kept-ask", &values)?.as_str() {
            "x" => Some(Color::Black),
            "o" => Some(Color::White),
            "." => None,
            _ => continue,
        };
        if told != stone {
            changed.push((vertex, told));
        }
    }
    if !changed.is_empty() {
        game.set_right(changed);
    }
    Ok(())
}
