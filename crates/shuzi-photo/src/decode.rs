//! Decodes picture files from cameras and screens into pixels.

use std::io::Cursor;

use image_webp::WebPDecoder;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::orientation::Orientation;
use super::photograph::{FINEST, Photograph};
use shuzi_core::fact::facts;

facts! {
    /// Why a file cannot be read as a picture.
    pub enum PictureError {
        /// It is HEIC or AVIF, which are not supported.
        Heic => "picture-heic",
        /// It has too many pixels.
        TooLarge { width: u32, height: u32, most: u32 } => "picture-too-large",
        /// It ends before its last row.
        Torn => "picture-torn",
        /// It is damaged.
        Broken => "picture-broken",
    }
}

/// The most pixels in millions, to keep memory bounded.
const MOST_MILLIONS: u32 = 50;
/// The most memory for decoding, in bytes.
const MOST_BYTES: usize = 200 * 1024 * 1024;

/// Whether a file is a picture, judging by its first bytes.
pub fn is_picture(bytes: &[u8]) -> bool {
    is_heic(bytes) || format(bytes).is_some()
}

/// The formats that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PictureFormat {
    Jpeg,
    Png,
    WebP,
}

fn format(bytes: &[u8]) -> Option<PictureFormat> {
    match bytes {
        [0xFF, 0xD8, 0xFF, ..] => Some(PictureFormat::Jpeg),
        [0x89, b'P', b'N', b'G', ..] => Some(PictureFormat::Png),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => {
            Some(PictureFormat::WebP)
        }
        _ => None,
    }
}

/// Whether it is one of the formats that iPhones write by default, or a related one.
fn is_heic(bytes: &[u8]) -> bool {
    let brands: [&[u8]; 7] = [b"heic", b"heix", b"heim", b"hevc", b"mif1", b"msf1", b"avif"];
    bytes.get(4..8) == Some(b"ftyp")
        && bytes.get(8..12).is_some_and(|brand| brands.contains(&brand))
}

/// A decoded picture: its size in pixels, its bytes in rows from the top, and its EXIF data.
struct Raw {
    size: [u32; 2],
    /// Bytes per pixel: 1 or 2 are grey, 3 or 4 red, green and blue; the last of 2 and 4 is alpha.
    channels: usize,
    bytes: Vec<u8>,
    exif: Option<Vec<u8>>,
}

impl Raw {
    /// Refuses a picture that is too large, before its pixels are decoded.
    fn check([width, height]: [u32; 2], bytes: Option<usize>) -> Result<usize, PictureError> {
        let too_large = PictureError::TooLarge { width, height, most: MOST_MILLIONS };
        let pixels = u64::from(width) * u64::from(height);
        let bytes = bytes
            .filter(|&bytes| bytes <= MOST_BYTES)
            .filter(|_| pixels <= u64::from(MOST_MILLIONS) * 1_000_000);
        bytes.ok_or(too_large)
    }

    fn of_jpeg(bytes: &[u8]) -> Result<Self, PictureError> {
        // The limit on a picture's size is `Self::check`, the same for every format.
        let options = DecoderOptions::default()
            .jpeg_set_out_colorspace(ColorSpace::RGB)
            .set_max_width(usize::MAX)
            .set_max_height(usize::MAX);
        let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
        decoder.decode_headers().map_err(|_| PictureError::Broken)?;
        let info = decoder.info().ok_or(PictureError::Broken)?;
        let size = [info.width, info.height].map(u32::from);
        Self::check(size, decoder.output_buffer_size())?;
        let exif = decoder.exif().cloned();
        let bytes = decoder.decode().map_err(|_| PictureError::Broken)?;
        Ok(Self { size, channels: 3, bytes, exif })
    }

    fn of_png(bytes: &[u8]) -> Result<Self, PictureError> {
        let refused = |error: &png::DecodingError| match error {
            png::DecodingError::IoError(_) => PictureError::Torn,
            png::DecodingError::LimitsExceeded => {
                PictureError::TooLarge { width: 0, height: 0, most: MOST_MILLIONS }
            }
            _ => PictureError::Broken,
        };
        let limits = png::Limits { bytes: MOST_BYTES };
        let mut decoder = png::Decoder::new_with_limits(Cursor::new(bytes), limits);
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().map_err(|error| refused(&error))?;
        let (width, height) = reader.info().size();
        let size = [width, height];
        let mut bytes = vec![0; Self::check(size, reader.output_buffer_size())?];
        reader.next_frame(&mut bytes).map_err(|error| refused(&error))?;
        let exif = reader.info().exif_metadata.as_ref().map(|exif| exif.to_vec());
        let channels = reader.output_color_type().0.samples();
        Ok(Self { size, channels, bytes, exif })
    }

    fn of_webp(bytes: &[u8]) -> Result<Self, PictureError> {
        let refused = |error: &image_webp::DecodingError| match error {
            image_webp::DecodingError::IoError(_) => PictureError::Torn,
            _ => PictureError::Broken,
        };
        let decoder = WebPDecoder::new(Cursor::new(bytes));
        let mut decoder = decoder.map_err(|error| refused(&error))?;
        decoder.set_memory_limit(MOST_BYTES);
        let (width, height) = decoder.dimensions();
        let size = [width, height];
        let mut bytes = vec![0; Self::check(size, decoder.output_buffer_size())?];
        decoder.read_image(&mut bytes).map_err(|error| refused(&error))?;
        let exif = decoder.exif_metadata().ok().flatten();
        let channels = if decoder.has_alpha() { 4 } else { 3 };
        Ok(Self { size, channels, bytes, exif })
    }

    /// The picture as red, green and blue; transparency is ignored.
    fn rgb(self) -> Photograph {
        let [width, height] = self.size.map(|pixels| pixels as usize);
        let rgb = match self.channels {
            3 => self.bytes,
            1 | 2 => {
                let grey = self.bytes.chunks_exact(self.channels);
                grey.flat_map(|pixel| [pixel[0]; 3]).collect()
            }
            _ => self
                .bytes
                .chunks_exact(4)
                .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]])
                .collect(),
        };
        Photograph { width, height, rgb }
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
        if format == PictureFormat::Jpeg && !is_whole_jpeg(bytes) {
            return Err(PictureError::Torn);
        }
        let raw = match format {
            PictureFormat::Jpeg => Raw::of_jpeg(bytes),
            PictureFormat::Png => Raw::of_png(bytes),
            PictureFormat::WebP => Raw::of_webp(bytes),
        }?;
        let orientation = raw.exif.as_deref().map_or(Orientation::Upright, Orientation::of_exif);
        let whole = raw.rgb();
        let longest = whole.longest();
        let small = if longest > FINEST { whole.sized(FINEST) } else { whole };
        Ok((small.turned(orientation), longest as f64 / longest.min(FINEST) as f64))
    }
}
