//! A form with one picture, as a browser sends it.

use http_body_util::BodyDataStream;
use hyper::body::{Body as _, Incoming};
use hyper::header::CONTENT_TYPE;
use hyper::{Request, StatusCode};
use multer::{Constraints, Multipart, SizeLimit, parse_boundary};

use super::limits::MOST_PICTURE;

/// Returns the picture of a form.
pub(super) async fn picture_of(request: Request<Incoming>) -> Result<Vec<u8>, StatusCode> {
    if request.body().size_hint().lower() > MOST_PICTURE {
        return Err(StatusCode::PAYLOAD_TOO_LARGE);
    }
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let boundary = kind.and_then(|kind| parse_boundary(kind).ok());
    let boundary = boundary.ok_or(StatusCode::BAD_REQUEST)?;
    let limits = Constraints::new()
        .allowed_fields(vec![PICTURE])
        .size_limit(SizeLimit::new().whole_stream(MOST_PICTURE));
    let body = BodyDataStream::new(request.into_body());
    let mut form = Multipart::with_constraints(body, boundary, limits);
    let refused = |error: multer::Error| match error {
        multer::Error::StreamSizeExceeded { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        _ => StatusCode::BAD_REQUEST,
    };
    let mut picture = form.next_field().await.map_err(refused)?.ok_or(StatusCode::BAD_REQUEST)?;
    let mut bytes = Vec::new();
    while let Some(chunk) = picture.chunk().await.map_err(refused)? {
        bytes.extend_from_slice(&chunk);
    }
    drop(picture);
    // A second one is no form of ours; reading on also tells whether this one arrived whole.
    match form.next_field().await.map_err(refused)? {
        Some(_) => Err(StatusCode::BAD_REQUEST),
        None => Ok(bytes),
    }
}

/// The name of the field with the picture.
const PICTURE: &str = "picture";
