//! The formats a page can be printed in.

/// A format that a page can be printed in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// Text for the terminal.
    #[default]
    Text,
    /// Markdown.
    Markdown,
    /// Comma-separated values.
    Csv,
    /// JSON.
    Json,
    /// A web page that needs no other file.
    Html,
    /// A vector image.
    Svg,
    /// A pixel image.
    Png,
    /// Pages to print.
    Pdf,
    /// A game file.
    Sgf,
    /// A columnar table, for data analysis.
    Parquet,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 10] = [
        Self::Text,
        Self::Markdown,
        Self::Csv,
        Self::Json,
        Self::Html,
        Self::Svg,
        Self::Png,
        Self::Pdf,
        Self::Sgf,
        Self::Parquet,
    ];

    /// Returns the name used in options.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Markdown => "md",
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Html => "html",
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Pdf => "pdf",
            Self::Sgf => "sgf",
            Self::Parquet => "parquet",
        }
    }

    /// Whether it is binary, not text.
    pub const fn is_binary(self) -> bool {
        matches!(self, Self::Pdf | Self::Png | Self::Parquet)
    }

    /// Returns the format with a name, also in other spellings: `markdown`, `table`.
    pub fn of_word(word: &str) -> Option<Self> {
        match word {
            "table" | "txt" => Some(Self::Text),
            "markdown" => Some(Self::Markdown),
            "htm" => Some(Self::Html),
            word => Self::ALL.into_iter().find(|format| format.as_str() == word),
        }
    }
}
