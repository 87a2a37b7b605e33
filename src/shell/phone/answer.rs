//! One request: whether it is answered at all, and by what.

use std::io;
use std::sync::{Arc, mpsc};

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderMap,
    LOCATION, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use hyper::{Method, Request, Response, StatusCode};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

use super::limits::{MOST_FORM, NEWS_PATIENCE, SCREEN_PATIENCE};
use super::picture_form::picture_of;
use super::{PhoneReply, PhoneRequest, PhoneWish};
use crate::shell::{Waker, fingerprint, read_picture};
use shuzi_core::scorer::ScoreOptions;
use shuzi_words::Language;

/// What all requests share.
#[derive(Debug)]
pub(super) struct Served {
    /// The name that phones call this machine by.
    pub(super) host: String,
    /// The first part of every path.
    pub(super) secret: String,
    /// How pictures are read.
    pub(super) options: ScoreOptions,
    pub(super) asks: mpsc::Sender<PhoneRequest>,
    pub(super) changes: watch::Receiver<u64>,
    pub(super) waker: Waker,
    /// Pictures that may still be received at the same time.
    pub(super) receiving: Semaphore,
    /// One picture is read at a time: the screen needs the other processor.
    pub(super) reading: Semaphore,
}

type Answer = Response<Full<Bytes>>;

/// The style, the icon and the script of all pages.
const STYLE: &str = include_str!("../../../assets/phone/page.css");
const ICON: &str = include_str!("../../../assets/package/shuzi.svg");
const SCRIPT: &str = include_str!("../../../assets/phone/page.js");

/// Answers a request.
pub(super) async fn answer(request: Request<Incoming>, served: Arc<Served>) -> io::Result<Answer> {
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    if host != Some(served.host.as_str()) {
        // The request is for another program: the connection is closed without a word.
        return Err(io::ErrorKind::ConnectionRefused.into());
    }
    let path = request.uri().path();
    let Some(rest) = path.strip_prefix('/').and_then(|path| path.split_once('/')) else {
        return Ok(status(StatusCode::NOT_FOUND));
    };
    if !is_same(rest.0, &served.secret) {
        return Ok(status(StatusCode::NOT_FOUND));
    }
    let language = language(request.headers());
    let query = request.uri().query().and_then(|seen| seen.parse().ok());
    let (rest, method) = (rest.1.to_owned(), request.method().clone());
    let parts: Vec<&str> = rest.split('/').collect();
    let number = |text: &str| text.parse::<usize>().ok();
    Ok(match (&method, parts.as_slice()) {
        (&Method::GET, ["page.css"]) => file("text/css", STYLE.into()),
        (&Method::GET, ["page.js"]) => file("text/javascript", SCRIPT.into()),
        (&Method::GET, ["icon.svg"]) => file("image/svg+xml", ICON.into()),
        (&Method::GET, ["news"]) => news(&served, query.unwrap_or(0)).await,
        (&Method::GET, [""]) => served.ask(PhoneWish::Page(None), language).await,
        (&Method::GET, [board]) if number(board).is_some() => {
            served.ask(PhoneWish::Page(number(board)), language).await
        }
        (&Method::GET, [board, "photograph"]) => match number(board) {
            Some(board) => served.ask(PhoneWish::Photograph(board), language).await,
            None => status(StatusCode::NOT_FOUND),
        },
        (&Method::POST, ["picture"]) => served.take_picture(request, None, language).await,
        (&Method::POST, [board, "picture"]) => {
            served.take_picture(request, number(board), language).await
        }
        (&Method::POST, [board, "form"]) => match number(board) {
            Some(board) => served.take_form(request, board, language).await,
            None => status(StatusCode::NOT_FOUND),
        },
        _ => status(StatusCode::NOT_FOUND),
    })
}

/// Whether two texts are the same, in a time that does not tell where they differ.
fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    one.len() == other.len() && one.iter().zip(other).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}

impl Served {
    /// Asks the screen.
    async fn ask(&self, wish: PhoneWish, language: Option<Language>) -> Answer {
        let (request, answer) = PhoneRequest::new(wish, language);
        if self.asks.send(request).is_err() {
            return status(StatusCode::SERVICE_UNAVAILABLE);
        }
        self.waker.wake();
        match timeout(SCREEN_PATIENCE, answer).await {
            Ok(Ok(PhoneReply::Page(page))) => file("text/html; charset=utf-8", page.into()),
            Ok(Ok(PhoneReply::Picture(bytes))) => file("image/png", bytes.into()),
            Ok(Ok(PhoneReply::Go(path))) => {
                let to = format!("/{}/{path}", self.secret);
                whole(Response::builder().status(StatusCode::SEE_OTHER).header(LOCATION, to), "")
            }
            Ok(Ok(PhoneReply::Nothing)) => status(StatusCode::NOT_FOUND),
            Ok(Err(_)) | Err(_) => status(StatusCode::SERVICE_UNAVAILABLE),
        }
    }

    /// Receives a picture and reads the board on it.
    async fn take_picture(
        &self,
        request: Request<Incoming>,
        from: Option<usize>,
        language: Option<Language>,
    ) -> Answer {
        let bytes = {
            let Ok(_permit) = self.receiving.acquire().await else {
                return status(StatusCode::SERVICE_UNAVAILABLE);
            };
            match picture_of(request).await {
                Ok(bytes) => bytes,
                Err(code) => return status(code),
            }
        };
        let Ok(_permit) = self.reading.acquire().await else {
            return status(StatusCode::SERVICE_UNAVAILABLE);
        };
        let size = self.options.size;
        let read =
            tokio::task::spawn_blocking(move || (fingerprint(&bytes), read_picture(&bytes, size)));
        let Ok((fingerprint, read)) = read.await else {
            return status(StatusCode::UNPROCESSABLE_ENTITY);
        };
        self.ask(PhoneWish::Picture { from, fingerprint, read: Box::new(read) }, language).await
    }

    /// Receives a form without a picture.
    async fn take_form(
        &self,
        request: Request<Incoming>,
        board: usize,
        language: Option<Language>,
    ) -> Answer {
        let Ok(body) = Limited::new(request.into_body(), MOST_FORM).collect().await else {
            return status(StatusCode::PAYLOAD_TOO_LARGE);
        };
        match std::str::from_utf8(&body.to_bytes()).ok().and_then(form_of) {
            Some(form) => self.ask(PhoneWish::Form(board, form), language).await,
            None => status(StatusCode::BAD_REQUEST),
        }
    }
}

/// Returns the names and values of a form. Ours are of small letters, digits and hyphens.
pub fn form_of(text: &str) -> Option<Vec<(String, String)>> {
    let is_ours = |part: &str| {
        part.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-')
    };
    text.split('&')
        .map(|pair| {
            let (name, value) = pair.split_once('=')?;
            (is_ours(name) && is_ours(value)).then(|| (name.to_owned(), value.to_owned()))
        })
        .collect()
}

/// Waits until there is later news than a page has seen, and returns its number.
async fn news(served: &Served, seen: u64) -> Answer {
    let mut changes = served.changes.clone();
    let _ = timeout(NEWS_PATIENCE, changes.wait_for(|number| *number != seen)).await;
    let number = *changes.borrow();
    file("text/plain", number.to_string().into())
}

/// Returns the first language a phone asks for that is one of ours.
pub fn language(headers: &HeaderMap) -> Option<Language> {
    let asked = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    asked.split(',').take(20).find_map(|code| Language::of_code(code.split(';').next()?.trim()))
}

/// Returns an answer without a word.
fn status(code: StatusCode) -> Answer {
    whole(Response::builder().status(code), "")
}

fn file(kind: &'static str, body: Bytes) -> Answer {
    let known = Response::builder()
        .header(CONTENT_TYPE, kind)
        .header(CONTENT_SECURITY_POLICY, POLICY)
        .header(REFERRER_POLICY, "no-referrer")
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff");
    whole(known, body)
}

/// A page loads nothing from elsewhere, sends nothing elsewhere, and is shown in no other page.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

fn whole(head: hyper::http::response::Builder, body: impl Into<Bytes>) -> Answer {
    let whole = head.header(CACHE_CONTROL, "no-store").body(Full::new(body.into()));
    // Every header here is well formed.
    whole.unwrap_or_default()
}
