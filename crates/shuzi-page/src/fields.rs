//! The fields of a form.

use shuzi_words::is_hidden;

/// The names and values of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

/// The longest value, in bytes: a number, or the name of rules.
const MOST_BYTES: usize = 100;

impl Fields {
    /// Reads a form as browsers send it; `None` if it holds signs that are not seen, or too many.
    pub fn read(text: &str) -> Option<Self> {
        let pairs = form_urlencoded::parse(text.as_bytes()).into_owned();
        let is_ours = |text: &str| text.len() <= MOST_BYTES && !text.contains(is_hidden);
        pairs
            .map(|pair| (is_ours(&pair.0) && is_ours(&pair.1)).then_some(pair))
            .collect::<Option<_>>()
            .map(Self)
    }

    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }
}
