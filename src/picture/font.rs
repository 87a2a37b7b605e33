//! The fonts of sheets and pictures: subsets that are part of the program.

use std::sync::OnceLock;

use base64::Engine as _;
use ttf_parser::Face;

use crate::words::Script;

/// The weight of a font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// For reading.
    Regular,
    /// For what readers look for.
    Bold,
}

impl Weight {
    /// Both weights.
    pub const BOTH: [Self; 2] = [Self::Regular, Self::Bold];
}

/// A font: one weight of the typeface for a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Font {
    /// The script.
    pub script: Script,
    /// The weight.
    pub weight: Weight,
}

/// A font file: TrueType, a subset of Noto Sans CJK under the SIL Open Font License.
macro_rules! file {
    ($name:literal) => {
        include_bytes!(concat!("../../assets/fonts/", $name, ".ttf"))
    };
}

impl Font {
    /// Returns both weights of a script.
    pub const fn of(script: Script) -> [Self; 2] {
        [Self { script, weight: Weight::Regular }, Self { script, weight: Weight::Bold }]
    }

    /// Returns the font file, made by `assets/fonts/subset.py`.
    pub(crate) const fn bytes(self) -> &'static [u8] {
        match (self.script, self.weight) {
            (Script::Alphabets, Weight::Regular) => file!("alphabets-regular"),
            (Script::Alphabets, Weight::Bold) => file!("alphabets-bold"),
            (Script::Simplified, Weight::Regular) => file!("simplified-regular"),
            (Script::Simplified, Weight::Bold) => file!("simplified-bold"),
            (Script::Traditional, Weight::Regular) => file!("traditional-regular"),
            (Script::Traditional, Weight::Bold) => file!("traditional-bold"),
            (Script::Japanese, Weight::Regular) => file!("japanese-regular"),
            (Script::Japanese, Weight::Bold) => file!("japanese-bold"),
            (Script::Korean, Weight::Regular) => file!("korean-regular"),
            (Script::Korean, Weight::Bold) => file!("korean-bold"),
        }
    }

    /// Returns the parsed font; a test makes sure that it can be parsed.
    pub(crate) fn face(self) -> Option<&'static Face<'static>> {
        static FACES: [[OnceLock<Option<Face<'static>>>; 2]; Script::ALL.len()] =
            [const { [const { OnceLock::new() }; 2] }; Script::ALL.len()];
        let cell = &FACES[self.script as usize][self.weight as usize];
        cell.get_or_init(|| Face::parse(self.bytes(), 0).ok()).as_ref()
    }

    /// Returns the glyph id of a character; 0, an empty box, if the font has none.
    pub(crate) fn glyph(self, sign: char) -> u16 {
        self.face().and_then(|face| face.glyph_index(sign)).map_or(0, |glyph| glyph.0)
    }

    /// Returns the width of a text in a font size, in points.
    pub fn width(self, text: &str, size: f32) -> f32 {
        let Some(face) = self.face() else { return 0.0 };
        let ascii = self.ascii_advances(face);
        let advance = |sign: char| {
            let known = usize::try_from(u32::from(sign)).ok().and_then(|at| ascii.get(at).copied());
            f32::from(known.unwrap_or_else(|| self.advance(face, sign)))
        };
        text.chars().map(advance).sum::<f32>() * size / f32::from(face.units_per_em())
    }

    /// Returns how far after its place the ink of a text begins, in points: large digits stand in line
    /// with smaller words only without it.
    pub fn bearing(self, text: &str, size: f32) -> f32 {
        let bearing = || {
            let face = self.face()?;
            let first = ttf_parser::GlyphId(self.glyph(text.chars().next()?));
            let units = face.glyph_hor_side_bearing(first)?;
            Some(f32::from(units) * size / f32::from(face.units_per_em()))
        };
        bearing().unwrap_or(0.0)
    }

    /// Returns how far a character advances, in font units.
    fn advance(self, face: &Face<'_>, sign: char) -> u16 {
        face.glyph_hor_advance(ttf_parser::GlyphId(self.glyph(sign))).unwrap_or(0)
    }

    /// Returns the advances of the ASCII characters, which tables consist of mostly: laying a sheet
    /// out measures its cells at many sizes.
    fn ascii_advances(self, face: &Face<'_>) -> &'static [u16; 128] {
        static ADVANCES: [[OnceLock<[u16; 128]>; 2]; Script::ALL.len()] =
            [const { [const { OnceLock::new() }; 2] }; Script::ALL.len()];
        let cell = &ADVANCES[self.script as usize][self.weight as usize];
        cell.get_or_init(|| {
            let mut advances = [0; 128];
            for (sign, advance) in ('\0'..).zip(&mut advances) {
                *advance = self.advance(face, sign);
            }
            advances
        })
    }
}

/// Returns the fonts of a script as a self-contained style sheet; the family is Shuzi Sans.
pub fn font_styles(script: Script) -> String {
    let style = |font: Font| {
        let weight = if font.weight == Weight::Bold { 700 } else { 400 };
        let data = base64::engine::general_purpose::STANDARD.encode(font.bytes());
        format!(
            "@font-face{{font-family:'Shuzi Sans';font-weight:{weight};\
             src:url(data:font/ttf;base64,{data})format('truetype')}}"
        )
    };
    Font::of(script).map(style).concat()
}

/// Returns the characters of a text that the fonts of a script lack.
pub fn missing_signs(text: &str, script: Script) -> Vec<char> {
    let missing = |sign: &char| Font::of(script).iter().any(|font| font.glyph(*sign) == 0);
    text.chars().filter(missing).collect()
}
