//! The languages, and which of them a code or a locale means.

/// A language with words of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// Chinese in simplified characters.
    Chinese,
    /// Japanese.
    Japanese,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::English, Self::French, Self::Chinese, Self::Japanese];

    /// Its code in options and settings.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Chinese => "zh",
            Self::Japanese => "ja",
        }
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "français",
            Self::Chinese => "中文",
            Self::Japanese => "日本語",
        }
    }

    /// Whether spaces stand between its words and sentences.
    pub const fn has_spaces(self) -> bool {
        !matches!(self, Self::Chinese | Self::Japanese)
    }

    /// The language of a code, or of a locale like `fr_CA.UTF-8`.
    ///
    /// A locale written in traditional characters (`zh_TW`, `zh-Hant`) is not Simplified Chinese:
    /// it has no language here.
    pub fn of_code(code: &str) -> Option<Self> {
        let code = code.split(['.', '@']).next()?;
        let mut subtags = code.split(['_', '-']);
        let first = subtags.next()?;
        let traditional = ["hant", "tw", "hk", "mo"];
        let is_traditional =
            subtags.any(|subtag| traditional.contains(&subtag.to_ascii_lowercase().as_str()));
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(first))
            .filter(|language| *language != Self::Chinese || !is_traditional)
    }

    /// The language of an environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|value| !value.is_empty()));
        named.and_then(|name| Self::of_code(&name)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn languages_are_known_by_code_and_locale() {
        for (code, language) in [
            ("fr", Some(Language::French)),
            ("fr_CA.UTF-8", Some(Language::French)),
            ("zh-Hans", Some(Language::Chinese)),
            ("zh_CN.GB18030", Some(Language::Chinese)),
            ("zh_TW.UTF-8", None),
            ("zh-Hant-HK", None),
            ("zh_HK", None),
            ("JA", Some(Language::Japanese)),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Language::of_code(code), language, "{code}");
        }
    }

    #[test]
    fn the_environment_is_asked_in_its_order() {
        let of = |set: &[(&str, &str)]| {
            Language::of_environment(|name| {
                set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(of(&[]), Language::English);
        assert_eq!(of(&[("LANG", "ja_JP"), ("LC_MESSAGES", "fr_FR")]), Language::French);
        assert_eq!(of(&[("LANG", "ja_JP"), ("LC_ALL", "")]), Language::Japanese);
        // What is set wins, though it has no words here.
        assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "zh_CN")]), Language::English);
    }
}
