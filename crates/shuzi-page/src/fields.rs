//! The fields of a form.

use shuzi_words::is_hidden;

/// The names and values of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Reads a form as browsers send it; `None` if it is none, or holds signs that are not seen.
    pub fn read(text: &str) -> Option<Self> {
        let pairs = text.split('&').map(|pair| {
            let (name, value) = pair.split_once('=')?;
            Some((plain(name)?, plain(value)?))
        });
        pairs.collect::<Option<_>>().map(Self)
    }

    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }
}

/// A name or value as it was typed.
fn plain(text: &str) -> Option<String> {
    let (mut bytes, mut rest) = (Vec::new(), text.as_bytes());
    while let [byte, after @ ..] = rest {
        (bytes, rest) = match (*byte, after) {
            (b'%', [high, low, after @ ..]) => {
                let digit = |sign: u8| char::from(sign).to_digit(16);
                let code = digit(*high)? * 16 + digit(*low)?;
                bytes.push(u8::try_from(code).ok()?);
                (bytes, after)
            }
            (b'%', _) => return None,
            (byte, after) => {
                bytes.push(if byte == b'+' { b' ' } else { byte });
                (bytes, after)
            }
        };
    }
    let text = String::from_utf8(bytes).ok()?;
    (text.len() <= MOST_BYTES && !text.contains(is_hidden)).then_some(text)
}

/// The longest value, in bytes: a number, or the name of rules.
const MOST_BYTES: usize = 100;
