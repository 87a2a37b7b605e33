//! The fonts of the printed sheets: subsets that travel with the program.

use std::sync::OnceLock;

use base64::Engine as _;
use ttf_parser::Face;

/// A weight of the font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Font {
    /// For reading.
    Regular,
    /// For what one looks for.
    Bold,
}

impl Font {
    /// Both weights.
    pub const BOTH: [Self; 2] = [Self::Regular, Self::Bold];

    /// The file: TrueType, a subset of Noto Sans CJK SC under the SIL Open Font License.
    pub(super) const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Regular => include_bytes!("../../../assets/fonts/sans-regular.ttf"),
            Self::Bold => include_bytes!("../../../assets/fonts/sans-bold.ttf"),
        }
    }

    /// The font's tables; a test rules out that they cannot be read.
    pub(crate) fn face(self) -> Option<&'static Face<'static>> {
        static FACES: [OnceLock<Option<Face<'static>>>; 2] = [OnceLock::new(), OnceLock::new()];
        FACES[self as usize].get_or_init(|| Face::parse(self.bytes(), 0).ok()).as_ref()
    }

    /// The number of a sign's picture; 0, an empty box, where the font has none.
    pub(crate) fn glyph(self, sign: char) -> u16 {
        self.face().and_then(|face| face.glyph_index(sign)).map_or(0, |glyph| glyph.0)
    }

    /// The width of a text set in a size, in points.
    pub fn width(self, text: &str, size: f32) -> f32 {
        let Some(face) = self.face() else { return 0.0 };
        let advance = |sign| {
            let glyph = ttf_parser::GlyphId(self.glyph(sign));
            f32::from(face.glyph_hor_advance(glyph).unwrap_or(0))
        };
        text.chars().map(advance).sum::<f32>() * size / f32::from(face.units_per_em())
    }
}

/// The fonts as a style sheet that needs no other file: the family is called Shuzi Sans.
pub fn font_styles() -> String {
    let style = |font: Font| {
        let weight = if font == Font::Bold { 700 } else { 400 };
        let data = base64::engine::general_purpose::STANDARD.encode(font.bytes());
        format!(
            "@font-face{{font-family:'Shuzi Sans';font-weight:{weight};\
             src:url(data:font/ttf;base64,{data})format('truetype')}}"
        )
    };
    Font::BOTH.map(style).concat()
}

/// The signs of a text that the fonts have no picture of.
pub fn missing_signs(text: &str) -> Vec<char> {
    let missing = |sign: &char| Font::BOTH.iter().any(|font| font.glyph(*sign) == 0);
    text.chars().filter(missing).collect()
}
