//! The fonts of sheets and pictures: subsets that are part of the program.

use std::sync::OnceLock;

use base64::Engine as _;
use ttf_parser::cmap::Subtable;
use ttf_parser::{Face, GlyphId};

use shuzi_words::Script;

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
        include_bytes!(concat!("../fonts/", $name, ".ttf"))
    };
}

impl Font {
    /// Returns both weights of a script.
    pub const fn of(script: Script) -> [Self; 2] {
        [Self { script, weight: Weight::Regular }, Self { script, weight: Weight::Bold }]
    }

    /// Returns the font file, made by `fonts/subset.py`; that of the alphabets for a script that is not
    /// built.
    pub const fn bytes(self) -> &'static [u8] {
        #[cfg(feature = "scripts")]
        match (self.script, self.weight) {
            (Script::Alphabets, _) => {}
            (Script::Simplified, Weight::Regular) => return file!("simplified-regular"),
            (Script::Simplified, Weight::Bold) => return file!("simplified-bold"),
            (Script::Traditional, Weight::Regular) => return file!("traditional-regular"),
            (Script::Traditional, Weight::Bold) => return file!("traditional-bold"),
            (Script::Japanese, Weight::Regular) => return file!("japanese-regular"),
            (Script::Japanese, Weight::Bold) => return file!("japanese-bold"),
            (Script::Korean, Weight::Regular) => return file!("korean-regular"),
            (Script::Korean, Weight::Bold) => return file!("korean-bold"),
        }
        match self.weight {
            Weight::Regular => file!("alphabets-regular"),
            Weight::Bold => file!("alphabets-bold"),
        }
    }

    /// Returns the parsed font; a test makes sure that it can be parsed.
    pub fn face(self) -> Option<&'static Face<'static>> {
        self.parsed().map(|parsed| &parsed.face)
    }

    fn parsed(self) -> Option<&'static Parsed> {
        static PARSED: [[OnceLock<Option<Parsed>>; 2]; Script::ALL.len()] =
            [const { [const { OnceLock::new() }; 2] }; Script::ALL.len()];
        let cell = &PARSED[self.script as usize][self.weight as usize];
        cell.get_or_init(|| Parsed::of(self.bytes())).as_ref()
    }

    /// Returns the glyph id of a character; 0, an empty box, if the font has none.
    pub fn glyph(self, sign: char) -> u16 {
        self.parsed().map_or(0, |parsed| parsed.glyph(sign).id)
    }

    /// Returns the width of a text in a font size, in points.
    pub fn width(self, text: &str, size: f32) -> f32 {
        let Some(parsed) = self.parsed() else { return 0.0 };
        let advance = |sign: char| f32::from(parsed.glyph(sign).advance);
        text.chars().map(advance).sum::<f32>() * size / f32::from(parsed.face.units_per_em())
    }

    /// Returns how far after its place the ink of a text begins, in points: large digits are in line
    /// with smaller words only without it.
    pub fn bearing(self, text: &str, size: f32) -> f32 {
        let bearing = || {
            let face = self.face()?;
            let first = GlyphId(self.glyph(text.chars().next()?));
            let units = face.glyph_hor_side_bearing(first)?;
            Some(f32::from(units) * size / f32::from(face.units_per_em()))
        };
        bearing().unwrap_or(0.0)
    }
}

/// A glyph of a font.
#[derive(Clone, Copy)]
struct Glyph {
    id: u16,
    /// How far it advances, in font units.
    advance: u16,
}

/// A parsed font, and the glyph of each character: laying out a sheet measures its cells at many sizes.
struct Parsed {
    face: Face<'static>,
    /// By code, up to the last one of the font.
    glyphs: Vec<Glyph>,
    /// An empty box, which stands for all others.
    missing: Glyph,
}

impl Parsed {
    fn of(bytes: &'static [u8]) -> Option<Self> {
        let face = Face::parse(bytes, 0).ok()?;
        let of_id =
            |id: GlyphId| Glyph { id: id.0, advance: face.glyph_hor_advance(id).unwrap_or(0) };
        let missing = of_id(GlyphId(0));
        let mut glyphs = Vec::new();
        for table in face.tables().cmap?.subtables.into_iter().filter(Subtable::is_unicode) {
            table.codepoints(|code| {
                if let (Ok(at), Some(sign)) = (usize::try_from(code), char::from_u32(code))
                    && let Some(id) = face.glyph_index(sign)
                {
                    glyphs.resize(glyphs.len().max(at + 1), missing);
                    glyphs[at] = of_id(id);
                }
            });
        }
        Some(Self { face, glyphs, missing })
    }

    fn glyph(&self, sign: char) -> Glyph {
        let at = usize::try_from(u32::from(sign)).ok();
        at.and_then(|at| self.glyphs.get(at).copied()).unwrap_or(self.missing)
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
