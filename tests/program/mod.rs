//! The program started as its users start it, in folders of its own.

// Not every test needs every way of starting it.
#![allow(dead_code)]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs the program in folders of its own, with the given standard input.
pub fn shuzi(args: &[&str], input: &str) -> Output {
    shuzi_in(&std::env::temp_dir().join("shuzi-no-such-folder"), args, input)
}

pub fn shuzi_in(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args(args)
        .env("SHUZI_CONFIG_DIR", folder.join("config"))
        .env("SHUZI_DATA_DIR", folder.join("data"))
        .env("SHUZI_STATE_DIR", folder.join("state"))
        .env("COLUMNS", "80")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end without reading all of it.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Standard output of a call that must succeed.
pub fn done(args: &[&str], input: &str) -> String {
    let output = shuzi(args, input);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Exit status and standard error of a call that must fail, with nothing on standard output.
pub fn failed(args: &[&str], input: &str) -> (i32, String) {
    let output = shuzi(args, input);
    assert_eq!(text(&output.stdout), "", "{args:?}");
    (output.status.code().unwrap(), text(&output.stderr))
}

pub fn json(args: &[&str], input: &str) -> Value {
    serde_json::from_str(&done(args, input)).unwrap()
}
