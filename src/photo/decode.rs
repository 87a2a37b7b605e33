//! Decodes picture files from cameras and screens into pixels.

use std::io::Cursor;

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder as _, ImageError, ImageFormat, ImageReader, Limits};

use super::photograph::Photograph;
use crate::fact::facts;

facts! {
    /// Why a file cannot be read as a picture.
    pub enum PictureError {
        /// It is HEIC or AVIF, which are not supported.
        Heic => "picture-heic",
        /// It has too many pixels.
        TooLarge {
            /// Width in pixels; 0 if unknown.
            width: u32,
            /// Height in pixels; 0 if unknown.
            height: u32,
            /// The most pixels allowed, in millions.
            most: u32,
        } => "picture-too-large",
        /// It ends before its last row.
        Torn => "picture-torn",
        /// It is damaged.
        Broken => "picture-broken",
    }
}

/// The most pixels in millions, to keep memory bounded.
const MOST_MILLIONS: u32 = 50;
/// The most memory for decoding, in bytes.
const MOST_MEMORY: u64 = 200 * 1024 * 1024;
/// The longer side in pixels; a board needs no finer picture.
const FINEST: usize = 1600;

/// Whether a file is a picture, judging by its first bytes.
pub fn is_picture(bytes: &[u8]) -> bool {
    is_heic(bytes) || format(bytes).is_some()
}

fn format(bytes: &[u8]) -> Option<ImageFormat> {
    match bytes {
        [0xFF, 0xD8, 0xFF, ..] => Some(ImageFormat::Jpeg),
        [0x89, b'P', b'N', b'G', ..] => Some(ImageFormat::Png),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(ImageFormat::WebP),
        _ => None,
    }
}

/// Whether it is one of the formats that iPhones write by default, or a related one.
fn is_heic(bytes: &[u8]) -> bool {
    let brands: [&[u8]; 7] = [b"heic", b"heix", b"heim", b"hevc", b"mif1", b"msf1", b"avif"];
    bytes.get(4..8) == Some(b"ftyp")
        && bytes.get(8..12).is_some_and(|brand| brands.contains(&brand))
}

fn refusal(error: &ImageError) -> PictureError {
    match error {
        ImageError::Limits(_) => {
            PictureError::TooLarge { width: 0, height: 0, most: MOST_MILLIONS }
        }
        ImageError::IoError(_) => PictureError::Torn,
        _ => PictureError::Broken,
    }
}

/// Whether a JPEG is complete: decoders fill the missing part with grey.
///
/// The header consists of segments with their lengths. After the start of the first scan, the end
/// marker (FF D9) can occur only at the end (ITU T.81, B.1.1).
fn is_whole_jpeg(bytes: &[u8]) -> bool {
    let mut at = 2;
    while let Some(&[mark, kind, high, low]) = bytes.get(at..at + 4) {
        if mark != 0xFF {
            return false;
        }
        if kind == 0xFF {
            at += 1;
            continue;
        }
        if kind == 0xDA {
            return bytes[at..].windows(2).any(|pair| pair == [0xFF, 0xD9]);
        }
        at += 2 + usize::from(u16::from_be_bytes([high, low]));
    }
    false
}

impl Photograph {
    /// Decodes a picture file and rotates it as its metadata says. Scales down large pictures; the
    /// second value is how many pixels of the file one pixel of the result spans.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read as a picture.
    pub fn decode(bytes: &[u8]) -> Result<(Self, f64), PictureError> {
        if is_heic(bytes) {
            return Err(PictureError::Heic);
        }
        let format = format(bytes).ok_or(PictureError::Broken)?;
        if format == ImageFormat::Jpeg && !is_whole_jpeg(bytes) {
            return Err(PictureError::Torn);
        }
        let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
        let mut limits = Limits::default();
        limits.max_alloc = Some(MOST_MEMORY);
        reader.limits(limits);
        let mut decoder = reader.into_decoder().map_err(|error| refusal(&error))?;
        let (width, height) = decoder.dimensions();
        let most = u64::from(MOST_MILLIONS) * 1_000_000;
        if decoder.total_bytes() > MOST_MEMORY || u64::from(width) * u64::from(height) > most {
            return Err(PictureError::TooLarge { width, height, most: MOST_MILLIONS });
        }
        let turned = decoder.orientation().unwrap_or(Orientation::NoTransforms);
        let image = DynamicImage::from_decoder(decoder).map_err(|error| refusal(&error))?;
        let rgb = image.into_rgb8();
        let (width, height) = (rgb.width() as usize, rgb.height() as usize);
        let whole = Self { width, height, rgb: rgb.into_raw() };
        let longest = whole.longest();
        let small = if longest > FINEST { whole.sized(FINEST) } else { whole };
        Ok((small.turned(turned), longest as f64 / longest.min(FINEST) as f64))
    }

    /// Rotates or mirrors the picture.
    fn turned(self, how: Orientation) -> Self {
        if how == Orientation::NoTransforms {
            return self;
        }
        let (width, height) = (self.width, self.height);
        let (Ok(across), Ok(down)) = (u32::try_from(width), u32::try_from(height)) else {
            return self;
        };
        let Some(buffer) = image::RgbImage::from_raw(across, down, self.rgb) else {
            return Self { width: 1, height: 1, rgb: vec![0; 3] };
        };
        let mut image = DynamicImage::ImageRgb8(buffer);
        image.apply_orientation(how);
        let rgb = image.into_rgb8();
        Self { width: rgb.width() as usize, height: rgb.height() as usize, rgb: rgb.into_raw() }
    }
}
