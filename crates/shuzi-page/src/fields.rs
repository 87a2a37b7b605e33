//! The fields of a form.

/// The names and values of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Reads a form as browsers send it. Ours hold small letters, digits and a few signs of numbers;
    /// `None` for any other.
    pub fn read(text: &str) -> Option<Self> {
        let is_ours = |part: &str| {
            part.bytes().all(
                |sign| matches!(sign, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b',' | b'/' | b' '),
            )
        };
        let pairs = text.split('&').map(|pair| {
            let (name, value) = pair.split_once('=')?;
            let value = value.replace("%2C", ",").replace("%2F", "/").replace('+', " ");
            (is_ours(name) && is_ours(&value)).then(|| (name.to_owned(), value))
        });
        pairs.collect::<Option<_>>().map(Self)
    }

    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }
}
