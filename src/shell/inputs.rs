//! Many games from few names: in folders, by patterns, and in tar and zip archives.

use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::{Component, Path, PathBuf, is_separator};

use flate2::read::{DeflateDecoder, MultiGzDecoder};
use rawzip::path::{RawPath, ZipFilePath};
use rawzip::{CompressionMethod, RECOMMENDED_BUFFER_SIZE, ZipArchive};

use super::folder_walk::FolderWalk;
use super::input::{GZIP, InputError, read_bounded, read_input};
use super::system::no_plain_file;

/// Receives the bytes of an input by its name; returns false to stop.
pub type Taker<'a> = &'a mut dyn FnMut(&Path, Result<Vec<u8>, InputError>) -> bool;

/// Reads a file, or every game in an archive or a folder: folders by name, archives in stored
/// order. `-` is standard input, which may be a tar; `*`, `?` and `[…]` match as in a shell, `**`
/// matches nested folders. Returns false if `take` stopped.
pub fn read_inputs(path: &Path, is_recursive: bool, take: Taker<'_>) -> bool {
    if path.as_os_str() == "-" {
        return read_stream(path, io::stdin().lock(), take);
    }
    if path.is_dir() {
        return if is_recursive {
            read_folder(path, take)
        } else {
            take(path, Err(InputError::FolderOfGames))
        };
    }
    if let Some(mut paths) = files_meant(path) {
        return paths.all(|found| match found {
            Ok(path) => read_found(&path, is_recursive, take),
            Err((path, why)) => take(&path, Err(why.into())),
        });
    }
    match Archive::of(path) {
        None => take(path, read_input(path)),
        Some(archive) => match File::open(path) {
            Err(error) => take(path, Err(error.into())),
            Ok(file) => archive.read(path, file, take),
        },
    }
}

/// Reads what a pattern or a folder lists. A pipe or a device, which could be waited for forever,
/// is read only if it was given by name.
fn read_found(path: &Path, is_recursive: bool, take: Taker<'_>) -> bool {
    match fs::metadata(path) {
        Ok(about) if !about.is_file() && !about.is_dir() => take(path, Err(no_plain_file().into())),
        _ => read_inputs(path, is_recursive, take),
    }
}

/// A kind of archive, by file extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Archive {
    Tar,
    TarGz,
    Zip,
}

impl Archive {
    fn of(path: &Path) -> Option<Self> {
        let name = path.file_name()?.to_str()?.to_ascii_lowercase();
        let endings = [
            (".tar", Self::Tar),
            (".tar.gz", Self::TarGz),
            (".tgz", Self::TarGz),
            (".zip", Self::Zip),
        ];
        endings.into_iter().find(|(ending, _)| name.ends_with(ending)).map(|(_, archive)| archive)
    }

    fn read(self, path: &Path, file: File, take: Taker<'_>) -> bool {
        match self {
            Self::Tar => read_tar(path, BufReader::new(file), take),
            Self::TarGz => read_tar(path, MultiGzDecoder::new(BufReader::new(file)), take),
            Self::Zip => read_zip(path, file, take),
        }
    }
}

/// Whether a name is that of a game file, packed or not.
pub fn is_game(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let name = Path::new(name.strip_suffix(".gz").unwrap_or(&name));
    let ending = name.extension().unwrap_or_default().to_string_lossy();
    GAME_ENDINGS.contains(&&*ending)
}

/// The endings of game files; what is in one is known by its content.
const GAME_ENDINGS: [&str; 6] = ["sgf", "gib", "ngf", "ugf", "ugi", "jgf"];

/// Reads the games and archives of a folder and its subfolders. Nobody said that every archive there
/// holds games.
fn read_folder(folder: &Path, take: Taker<'_>) -> bool {
    let mut any = false;
    let goes_on = {
        let take: Taker<'_> = &mut |path, read| match read {
            Err(InputError::NoGames) => true,
            read => {
                any = true;
                take(path, read)
            }
        };
        FolderWalk::through(folder).all(|found| match found {
            Ok(path) if is_game(&path) || Archive::of(&path).is_some() => {
                read_found(&path, true, take)
            }
            Ok(_) => true,
            Err((folder, why)) => take(&folder, Err(why.into())),
        })
    };
    if any { goes_on } else { take(folder, Err(InputError::EmptyFolder)) }
}

/// What a name stands for.
type Meant = Box<dyn Iterator<Item = Result<PathBuf, (PathBuf, io::Error)>>>;

/// Returns the files that a name with `*`, `?` or `[…]` matches, in order; `None` if there are
/// none, or a file has exactly this name.
fn files_meant(path: &Path) -> Option<Meant> {
    let name = path.to_str().filter(|name| name.contains(SIGNS))?;
    if path.symlink_metadata().is_ok() {
        return None;
    }
    let mut found = if name.contains("**") { below(name)? } else { beside(name)? }.peekable();
    found.peek()?;
    Some(Box::new(found))
}

/// The signs that stand for others in a name.
const SIGNS: [char; 3] = ['*', '?', '['];

/// Returns what a pattern matches in folders it names.
fn beside(name: &str) -> Option<Meant> {
    let found = glob::glob(name).ok()?;
    Some(Box::new(
        found.map(|found| found.map_err(|error| (error.path().to_owned(), io::Error::from(error)))),
    ))
}

/// Returns the files that a pattern with `**` matches, which stands for any folders.
fn below(name: &str) -> Option<Meant> {
    let pattern = glob::Pattern::new(name).ok()?;
    let options = glob::MatchOptions { require_literal_separator: true, ..Default::default() };
    let literal = name.find(SIGNS).and_then(|at| name[..at].rfind(is_separator));
    let folder = &name[..literal.map_or(0, |slash| slash + 1)];
    let found = FolderWalk::through(Path::new(folder));
    Some(Box::new(found.filter(move |found| {
        found.as_ref().map_or(true, |path| pattern.matches_path_with(path, options))
    })))
}

/// Bytes that are enough to recognize a stream's format.
const HEAD: usize = 512;

/// Reads a stream: a tar, compressed or not, otherwise one file.
fn read_stream(path: &Path, mut stream: impl Read, take: Taker<'_>) -> bool {
    match head_of(&mut stream) {
        Err(error) => take(path, Err(error.into())),
        Ok(head) if head.starts_with(&GZIP) => {
            let mut plain = MultiGzDecoder::new(io::Cursor::new(head).chain(stream));
            match head_of(&mut plain) {
                Err(error) => take(path, Err(InputError::of_archive(error))),
                Ok(head) => read_plain_stream(path, head, plain, take),
            }
        }
        Ok(head) => read_plain_stream(path, head, stream, take),
    }
}

fn head_of(stream: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut head = Vec::with_capacity(HEAD);
    stream.take(HEAD as u64).read_to_end(&mut head)?;
    Ok(head)
}

fn read_plain_stream(path: &Path, head: Vec<u8>, rest: impl Read, take: Taker<'_>) -> bool {
    let is_tar = head.get(257..262) == Some(b"ustar");
    let all = io::Cursor::new(head).chain(rest);
    if is_tar { read_tar(path, all, take) } else { take(path, read_bounded(all)) }
}

/// The most bytes of what comes before a member of a tar and names it.
const MOST_OF_NAME: u64 = 64 * 1024;

fn read_tar(path: &Path, stream: impl Read, take: Taker<'_>) -> bool {
    let mut archive = tar::Archive::new(stream);
    // What names a member is read here, since it may be of any size.
    let entries = match archive.entries() {
        Ok(entries) => entries.raw(true),
        Err(error) => return take(path, Err(InputError::of_archive(error))),
    };
    let (mut any, mut named) = (false, None);
    for entry in entries {
        let mut entry = match entry {
            Ok(entry) => entry,
            // After an entry that cannot be read, nothing more can be found.
            Err(error) => return take(path, Err(InputError::of_archive(error))),
        };
        let kind = entry.header().entry_type();
        let is_name = kind.is_gnu_longname() || kind.is_pax_local_extensions();
        if is_name || kind.is_gnu_longlink() || kind.is_pax_global_extensions() {
            let mut bytes = Vec::new();
            let read = match entry.size() {
                0..=MOST_OF_NAME => entry.read_to_end(&mut bytes).map(drop),
                size => Err(io::Error::other(format!("a name of {size} bytes"))),
            };
            if let Err(error) = read {
                return take(path, Err(InputError::of_archive(error)));
            }
            if is_name {
                named = name_in(&bytes, kind.is_gnu_longname()).or(named);
            }
            continue;
        }
        let own = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
        let name = within(path, Path::new(&named.take().unwrap_or(own)));
        if !is_game(&name) || kind.is_dir() {
            continue;
        }
        any = true;
        // A link to a game has no bytes here: report that it is skipped.
        let bytes = if kind.is_file() {
            read_bounded(entry).map_err(InputError::within_archive)
        } else {
            Err(no_plain_file().into())
        };
        if !take(&name, bytes) {
            return false;
        }
    }
    any || take(path, Err(InputError::NoGames))
}

/// Returns the name that comes before a member of a tar: as it is, or among other properties.
fn name_in(bytes: &[u8], is_name: bool) -> Option<String> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if is_name {
        return Some(text(bytes.split(|byte| *byte == 0).next()?));
    }
    let mut properties = tar::PaxExtensions::new(bytes).flatten();
    properties.find(|one| one.key() == Ok("path")).map(|one| text(one.value_bytes()))
}

/// Returns the name of an archive's member, as if the archive were a folder; a member cannot name a
/// file outside it.
fn within(archive: &Path, member: &Path) -> PathBuf {
    let parts = member.components().filter(|part| matches!(part, Component::Normal(_)));
    archive.join(parts.collect::<PathBuf>())
}

fn read_zip(path: &Path, file: File, take: Taker<'_>) -> bool {
    match zip_games(path, file, take) {
        Ok(go_on) => go_on,
        Err(error) => take(path, Err(InputError::of_archive(error))),
    }
}

/// Takes the games of a zip one by one, in constant memory.
fn zip_games(path: &Path, file: File, take: Taker<'_>) -> Result<bool, rawzip::Error> {
    let mut left = file.metadata().map_or(0, |about| about.len());
    let mut buffer = vec![0; RECOMMENDED_BUFFER_SIZE];
    let archive = ZipArchive::from_file(file, &mut buffer)?;
    let mut members = archive.entries(&mut buffer);
    let mut any = false;
    while let Some(member) = members.next_entry()? {
        let name = within(path, Path::new(&member_name(member.file_path())));
        if member.is_dir() || !is_game(&name) {
            continue;
        }
        any = true;
        let method = member.compression_method();
        let bytes = archive.get_entry(member.wayfinder()).map_err(InputError::of_archive);
        let bytes = bytes.and_then(|member| {
            // Members that share their bytes could be as many as names, each as large as the file.
            let (begin, end) = member.compressed_data_range();
            left = left.checked_sub(end.saturating_sub(begin)).ok_or_else(overlap)?;
            Ok(member)
        });
        let bytes = bytes.and_then(|member| match method {
            CompressionMethod::STORE => read_bounded(member.verifying_reader(member.reader())),
            CompressionMethod::DEFLATE => {
                let inflated = DeflateDecoder::new(member.reader());
                read_bounded(member.verifying_reader(inflated))
            }
            other => Err(InputError::of_archive(format!("{other:?}"))),
        });
        let bytes = bytes.map_err(InputError::within_archive);
        if !take(&name, bytes) {
            return Ok(false);
        }
    }
    Ok(any || take(path, Err(InputError::NoGames)))
}

fn overlap() -> InputError {
    InputError::of_archive("its members overlap")
}

/// Returns the name of a zip's member as a path within the archive; names from older programs may
/// not be UTF-8.
fn member_name(name: ZipFilePath<RawPath<'_>>) -> String {
    match name.try_normalize() {
        Ok(name) => name.into(),
        Err(_) => String::from_utf8_lossy(name.as_ref()).into_owned(),
    }
}
