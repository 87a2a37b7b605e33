//! The path of a file as it is pasted.

use shuzi::screens::pasted_path;

#[test]
fn a_path_is_taken_as_terminals_and_file_managers_paste_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a game é.sgf");
    std::fs::write(&file, "(;SZ[9])").unwrap();
    let path = file.to_str().unwrap();
    for text in [
        path.to_owned(),
        format!("'{path}'\n"),
        format!("\n  \"{path}\"  \n"),
        path.replace(' ', "\\ "),
        format!("file://{}", path.replace(' ', "%20").replace('é', "%C3%A9")),
        format!("{path}\n/another.sgf"),
    ] {
        assert_eq!(pasted_path(&text).as_ref(), Some(&file), "{text}");
    }
    assert_eq!(pasted_path(". X O\n. . ."), None);
    assert_eq!(pasted_path(""), None);
    // What is no code of a sign stays as it is.
    let odd = folder.path().join("100%");
    std::fs::create_dir(&odd).unwrap();
    let odd = odd.join("%zz%2");
    std::fs::write(&odd, "(;SZ[9])").unwrap();
    assert_eq!(pasted_path(&format!("file://{}", odd.display())), Some(odd));
}
