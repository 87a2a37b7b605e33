//! Examples for the help of each command.

/// Examples by the names of the command, the whole program first.
const EXAMPLES: &[(&str, &[&str])] = &[
    ("", &["shuzi", "shuzi game.sgf", "shuzi 184", "shuzi board.jpg", "shuzi score game.sgf"]),
    ("count", &["shuzi count game.sgf --rules aga", "shuzi count --plain"]),
    (
        "score",
        &[
            "shuzi score game.sgf",
            "shuzi score --recursive games -o results.csv",
            "shuzi score --black 184 --white 177",
        ],
    ),
    ("reshape", &["shuzi reshape game.sgf", "shuzi reshape game.sgf --side white -o plan.pdf"]),
    ("compare", &["shuzi compare game.sgf", "shuzi compare game.sgf -o rules.csv"]),
    ("photo", &["shuzi photo board.jpg", "shuzi photo board.jpg -o board.sgf"]),
    ("phone", &["shuzi phone", "shuzi phone --port 8317"]),
    (
        "keys",
        &[
            "shuzi keys --rules chinese --size 19 -o keys.pdf",
            "shuzi keys --size 13 --layout wallet -o cards.pdf",
        ],
    ),
    ("form", &["shuzi form -o form.pdf", "shuzi form --method key --komi 7.5 --four -o forms.pdf"]),
    ("steps", &["shuzi steps --method half -o steps.pdf"]),
    ("handicap", &["shuzi handicap --ranks 4", "shuzi handicap --black 5k --white 2d --size 13"]),
    ("practise", &["shuzi practise", "shuzi practise --drill territory --count 10"]),
    ("practise stats", &["shuzi practise stats", "shuzi practise stats --csv"]),
    ("log", &["shuzi log", "shuzi log -o counts.csv"]),
    ("rules", &["shuzi rules list", "shuzi rules show aga", "shuzi rules new club"]),
    ("rules list", &["shuzi rules list"]),
    ("rules show", &["shuzi rules show japanese"]),
    ("rules check", &["shuzi rules check club.toml"]),
    ("rules new", &["shuzi rules new club --from aga"]),
    ("gtp", &["shuzi gtp", "shuzi gtp --rules japanese"]),
    ("serve", &["shuzi serve < questions.jsonl"]),
    ("language", &["shuzi language fr", "shuzi language ja --screens"]),
    ("help", &["shuzi help score", "shuzi help rules show"]),
    ("paths", &["shuzi paths"]),
    ("completions", &["shuzi completions fish > ~/.config/fish/completions/shuzi.fish"]),
    ("man", &["shuzi man | man -l -", "shuzi man -o man1"]),
];

/// The examples of the command of these names.
pub(super) fn of(path: &[&str]) -> &'static [&'static str] {
    let name = path.join(" ");
    EXAMPLES.iter().find(|(known, _)| *known == name).map_or(&[], |(_, examples)| examples)
}

#[cfg(test)]
mod tests {
    use super::EXAMPLES;
    use crate::cli::args;

    #[test]
    fn every_example_is_a_command_line() {
        for (name, examples) in EXAMPLES {
            for example in *examples {
                let words = example.split(['<', '>', '|']).next().unwrap_or_default();
                let parsed = args::command().try_get_matches_from(words.split_whitespace());
                assert!(parsed.is_ok(), "{name}: {example}: {:?}", parsed.err());
            }
        }
    }
}
