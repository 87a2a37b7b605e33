//! The supported languages, and how codes and locales select them.

/// A supported language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// Russian.
    Russian,
    /// Chinese in simplified characters.
    Chinese,
    /// Chinese in traditional characters.
    TraditionalChinese,
    /// Japanese.
    Japanese,
    /// Korean.
    Korean,
}

/// A script for fonts: languages that share characters may draw them differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// Latin and Cyrillic.
    Alphabets,
    /// Simplified Chinese characters.
    Simplified,
    /// Traditional Chinese characters.
    Traditional,
    /// Kana and Japanese characters.
    Japanese,
    /// Hangul.
    Korean,
}

impl Script {
    /// All scripts.
    pub const ALL: [Self; 5] =
        [Self::Alphabets, Self::Simplified, Self::Traditional, Self::Japanese, Self::Korean];
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 9] = [
        Self::English,
        Self::German,
        Self::Spanish,
        Self::French,
        Self::Russian,
        Self::Chinese,
        Self::TraditionalChinese,
        Self::Japanese,
        Self::Korean,
    ];

    /// Its code in options and settings, its own name, and its script.
    const fn about(self) -> (&'static str, &'static str, Script) {
        match self {
            Self::English => ("en", "English", Script::Alphabets),
            Self::German => ("de", "Deutsch", Script::Alphabets),
            Self::Spanish => ("es", "español", Script::Alphabets),
            Self::French => ("fr", "français", Script::Alphabets),
            Self::Russian => ("ru", "русский", Script::Alphabets),
            Self::Chinese => ("zh", "简体中文", Script::Simplified),
            Self::TraditionalChinese => ("zh-Hant", "繁體中文", Script::Traditional),
            Self::Japanese => ("ja", "日本語", Script::Japanese),
            Self::Korean => ("ko", "한국어", Script::Korean),
        }
    }

    /// Its code in options and settings.
    pub const fn code(self) -> &'static str {
        self.about().0
    }

    /// Its own name.
    pub const fn name(self) -> &'static str {
        self.about().1
    }

    /// Its script.
    pub const fn script(self) -> Script {
        self.about().2
    }

    /// Whether words and sentences are separated by spaces.
    pub const fn has_spaces(self) -> bool {
        matches!(self.script(), Script::Alphabets | Script::Korean)
    }

    /// Whether its decimal separator is a comma.
    pub const fn has_decimal_comma(self) -> bool {
        matches!(self, Self::German | Self::Spanish | Self::French | Self::Russian)
    }

    /// The language of a code, or of a locale like `fr_CA.UTF-8`.
    ///
    /// Chinese is traditional if the code contains `Hant` or a region that uses it, as in `zh_TW`.
    pub fn of_code(code: &str) -> Option<Self> {
        let code = code.split(['.', '@']).next()?;
        let mut subtags = code.split(['_', '-']);
        let first = subtags.next()?;
        if first.eq_ignore_ascii_case("zh") {
            let traditional = ["hant", "tw", "hk", "mo"];
            let is_traditional =
                subtags.any(|subtag| traditional.contains(&subtag.to_ascii_lowercase().as_str()));
            return Some(if is_traditional { Self::TraditionalChinese } else { Self::Chinese });
        }
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(first))
    }

    /// The language of the environment, from the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that
    /// is set; otherwise English.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|value| !value.is_empty()));
        named.and_then(|name| Self::of_code(&name)).unwrap_or_default()
    }
}
