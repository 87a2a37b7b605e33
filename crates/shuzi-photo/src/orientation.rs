//! How a camera was held, as the metadata of its picture says.

use super::photograph::Photograph;

/// How a picture is rotated or mirrored to be upright (EXIF, tag 0x0112).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Orientation {
    /// It is upright.
    #[default]
    Upright,
    /// By this number, 2 to 8.
    Tag(u8),
}

impl Orientation {
    /// Reads EXIF data: a TIFF header, then a folder of entries of twelve bytes. Data that cannot be
    /// read mean upright.
    pub(super) fn of_exif(exif: &[u8]) -> Self {
        Self::read(exif).unwrap_or_default()
    }

    fn read(exif: &[u8]) -> Option<Self> {
        let little = match exif.get(..4)? {
            b"II*\0" => true,
            b"MM\0*" => false,
            _ => return None,
        };
        let two = |at: usize| -> Option<u16> {
            let bytes = exif.get(at..at.checked_add(2)?)?.try_into().ok()?;
            Some(if little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) })
        };
        let halves = [two(4)?, two(6)?].map(usize::from);
        let [high, low] = if little { [halves[1], halves[0]] } else { halves };
        let folder = high << 16 | low;
        let entries = (0..usize::from(two(folder)?)).map(|entry| folder + 2 + 12 * entry);
        let entry =
            entries.take_while(|&at| at < exif.len()).find(|&at| two(at) == Some(0x0112))?;
        match two(entry + 8)? {
            tag @ 2..=8 => Some(Self::Tag(u8::try_from(tag).ok()?)),
            _ => None,
        }
    }
}

impl Photograph {
    /// Rotates or mirrors the picture so that it is upright.
    pub(super) fn turned(self, how: Orientation) -> Self {
        let Orientation::Tag(tag) = how else { return self };
        let (old_width, old_height) = (self.width, self.height);
        // From 5 on rows become columns.
        let (width, height) =
            if tag < 5 { (old_width, old_height) } else { (old_height, old_width) };
        let mut rgb = Vec::with_capacity(self.rgb.len());
        for y in 0..height {
            for x in 0..width {
                let (right, bottom) = (width - 1 - x, height - 1 - y);
                let (from_x, from_y) = match tag {
                    2 => (right, y),
                    3 => (right, bottom),
                    4 => (x, bottom),
                    5 => (y, x),
                    6 => (y, right),
                    7 => (bottom, right),
                    _ => (bottom, x),
                };
                let at = (from_y * old_width + from_x) * 3;
                rgb.extend_from_slice(&self.rgb[at..at + 3]);
            }
        }
        Self { width, height, rgb }
    }
}
