//! The file that an unfinished count is saved in.

use std::fs;
use std::path::Path;

use shuzi::shell::{Journal, SetAside, fingerprint};

/// A file that exists and cannot be read is never overwritten.
#[test]
fn what_cannot_be_read_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("count.json");
    let journal = Journal::at(file.clone());
    assert!(matches!(journal.kept(), Ok(None)));
    fs::create_dir(&file).unwrap();
    let Err(SetAside::Unreadable { path }) = journal.kept() else { panic!("not set aside") };
    assert!(path.contains("set-aside") && Path::new(&path).is_dir(), "{path}");
    assert!(matches!(journal.kept(), Ok(None)));
}

/// The test values of the algorithm's authors (draft-eastlake-fnv).
#[test]
fn a_fingerprint_is_the_same_everywhere() {
    assert_eq!(fingerprint(b""), 0xcbf2_9ce4_8422_2325);
    assert_eq!(fingerprint(b"a"), 0xaf63_dc4c_8601_ec8c);
    assert_eq!(fingerprint(b"foobar"), 0x8594_4171_f739_67e8);
}
