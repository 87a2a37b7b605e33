//! Review.

use shuzi_words::*;

fn file(text: &str) -> Vec<(String, String)> {
    vec![("screen.ftl".to_owned(), text.to_owned())]
}

#[test]
fn what_is_missing_unknown_or_filled_otherwise_is_named_with_its_place() {
    let english = file("one = One\ntwo = { $points } points for { $side }\nthree = Three\n");
    let own = file("one = Eins\ntwo = { $points } Punkte\nfour = Vier\n\n= oops\n");
    let (findings, said) = reviewed(&own, &english, &[]);
    let told: Vec<String> = findings
        .iter()
        .map(|Finding { file, line, lack, .. }| format!("{file}:{line}: {lack:#}"))
        .collect();
    assert_eq!(said, [2, 3]);
    assert!(told.iter().any(|t| t.starts_with("screen.ftl:3: words-unknown")), "{told:?}");
    assert!(told.iter().any(|t| t.starts_with("screen.ftl:2: words-other-values")), "{told:?}");
    assert!(told.iter().any(|t| t.contains("words-missing (id: three)")), "{told:?}");
    assert_eq!(reviewed(&english, &english, &[]), (Vec::new(), [3, 3]));
}
