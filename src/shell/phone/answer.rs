//! One request: whether it is answered at all, and by what.

use std::io;
use std::sync::{Arc, mpsc};

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST, HeaderMap,
    LOCATION, REFERRER_POLICY, SET_COOKIE, X_CONTENT_TYPE_OPTIONS,
};
use hyper::{Method, Request, StatusCode};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

use super::limits::{MOST_FORM, NEWS_PATIENCE, SCREEN_PATIENCE};
use super::picture_form::picture_of;
use super::{PhoneRequest, PhoneWish};
use crate::shell::{Waker, clock_time, read_picture};
use shuzi_core::scorer::ScoreOptions;
use shuzi_page::{Answer, Ask, Fields, Sent};
use shuzi_picture::Pixels;
use shuzi_walk::SeenBoard;
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

type Response = hyper::Response<Full<Bytes>>;

/// The style, the icon and the script of all pages.
const STYLE: &str = include_str!("../../../assets/phone/page.css");
const ICON: &str = include_str!("../../../assets/package/shuzi.svg");
const SCRIPT: &str = include_str!("../../../assets/phone/page.js");

/// Answers a request.
pub(super) async fn answer(
    request: Request<Incoming>,
    served: Arc<Served>,
) -> io::Result<Response> {
    let is_ours = |host: &[u8]| host == served.host.as_bytes();
    let mut hosts = request.headers().get_all(HOST).iter();
    let is_asked =
        hosts.next().is_some_and(|host| is_ours(host.as_bytes())) && hosts.next().is_none();
    let address = request.uri().authority();
    if !is_asked || address.is_some_and(|address| !is_ours(address.as_str().as_bytes())) {
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
    let (rest, is_post) = (rest.1.to_owned(), request.method() == Method::POST);
    if !is_post && request.method() != Method::GET {
        return Ok(status(StatusCode::NOT_FOUND));
    }
    let own = match rest.as_str() {
        "page.css" if !is_post => Some(("text/css", STYLE)),
        "page.js" if !is_post => Some(("text/javascript", SCRIPT)),
        "icon.svg" if !is_post => Some(("image/svg+xml", ICON)),
        _ => None,
    };
    if let Some((kind, text)) = own {
        return Ok(file(kind, text.into()));
    }
    let query = request.uri().query();
    if rest == "news" && !is_post {
        let seen = query.and_then(|seen| seen.parse().ok());
        return Ok(news(&served, seen.unwrap_or(0)).await);
    }
    // A phone that comes back finds its board.
    let own = own_board(request.headers()).filter(|_| query.is_none());
    Ok(match (Ask::of(&rest, is_post), own) {
        (Some(Ask::Start), Some(own)) => served.go(&own.to_string()),
        (Some(Ask::Picture(from)), _) => served.take_picture(request, from, language).await,
        (Some(Ask::Form(board)), _) => served.take_form(request, board, language).await,
        (Some(Ask::Again(board)), _) => served.ask(PhoneWish::Again(board), language).await,
        (Some(ask), _) => served.ask(PhoneWish::Show(ask), language).await,
        (None, _) => status(StatusCode::NOT_FOUND),
    })
}

/// The board that a phone changed last.
fn own_board(headers: &HeaderMap) -> Option<usize> {
    let cookies = headers.get(COOKIE)?.to_str().ok()?;
    cookies.split(';').find_map(|cookie| cookie.trim().strip_prefix("board=")?.parse().ok())
}

/// Whether two texts are the same, in a time that does not tell where they differ.
fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    one.len() == other.len() && one.iter().zip(other).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}

impl Served {
    /// Asks the screen.
    async fn ask(&self, wish: PhoneWish, language: Option<Language>) -> Response {
        // Whoever sends a picture or taps has a board; whoever looks at another keeps his own.
        let is_own = !matches!(wish, PhoneWish::Show(_));
        let (request, answer) = PhoneRequest::new(wish, language);
        if self.asks.send(request).is_err() {
            return status(StatusCode::SERVICE_UNAVAILABLE);
        }
        self.waker.wake();
        match timeout(SCREEN_PATIENCE, answer).await {
            Ok(Ok(Answer::Page(page))) => file("text/html; charset=utf-8", page.into()),
            Ok(Ok(Answer::Picture(seen))) => match png_of(&seen) {
                Some(bytes) => file("image/png", bytes.into()),
                None => status(StatusCode::NOT_FOUND),
            },
            Ok(Ok(Answer::Go(path))) => {
                let mut response = self.go(&path);
                let board = path.split('/').next().and_then(|board| board.parse::<usize>().ok());
                let cookie = board.filter(|_| is_own).map(|board| {
                    format!("board={board}; Path=/{}/; SameSite=Strict; HttpOnly", self.secret)
                });
                if let Some(cookie) = cookie.and_then(|cookie| cookie.parse().ok()) {
                    response.headers_mut().insert(SET_COOKIE, cookie);
                }
                response
            }
            Ok(Ok(Answer::Nothing)) => status(StatusCode::NOT_FOUND),
            Ok(Err(_)) | Err(_) => status(StatusCode::SERVICE_UNAVAILABLE),
        }
    }

    /// Leads to another page.
    fn go(&self, path: &str) -> Response {
        let to = format!("/{}/{path}", self.secret);
        whole(hyper::Response::builder().status(StatusCode::SEE_OTHER).header(LOCATION, to), "")
    }

    /// Receives a picture and reads the board on it.
    async fn take_picture(
        &self,
        request: Request<Incoming>,
        from: Option<usize>,
        language: Option<Language>,
    ) -> Response {
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
        let sent = tokio::task::spawn_blocking(move || {
            Sent::of(&bytes, clock_time(), read_picture(&bytes, size))
        });
        let Ok(sent) = sent.await else { return status(StatusCode::UNPROCESSABLE_ENTITY) };
        self.ask(PhoneWish::Picture(from, Box::new(sent)), language).await
    }

    /// Receives a form without a picture.
    async fn take_form(
        &self,
        request: Request<Incoming>,
        board: usize,
        language: Option<Language>,
    ) -> Response {
        let Ok(body) = Limited::new(request.into_body(), MOST_FORM).collect().await else {
            return status(StatusCode::PAYLOAD_TOO_LARGE);
        };
        match std::str::from_utf8(&body.to_bytes()).ok().and_then(Fields::read) {
            Some(form) => self.ask(PhoneWish::Form(board, form), language).await,
            None => status(StatusCode::BAD_REQUEST),
        }
    }
}

/// A photograph in PNG.
fn png_of(seen: &SeenBoard) -> Option<Vec<u8>> {
    let side = u32::try_from(seen.side).ok()?;
    let rgba = seen.rgb.chunks_exact(3).flat_map(|pixel| [pixel[0], pixel[1], pixel[2], 255]);
    Pixels { width: side, height: side, rgba: rgba.collect() }.png()
}

/// Waits until there is later news than a page has seen, and returns its number.
async fn news(served: &Served, seen: u64) -> Response {
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
fn status(code: StatusCode) -> Response {
    whole(hyper::Response::builder().status(code), "")
}

fn file(kind: &'static str, body: Bytes) -> Response {
    let known = hyper::Response::builder()
        .header(CONTENT_TYPE, kind)
        .header(CONTENT_SECURITY_POLICY, POLICY)
        .header(REFERRER_POLICY, "no-referrer")
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff");
    whole(known, body)
}

/// A page loads nothing from elsewhere, sends nothing elsewhere, and is shown in no other page.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

fn whole(head: hyper::http::response::Builder, body: impl Into<Bytes>) -> Response {
    let whole = head.header(CACHE_CONTROL, "no-store").body(Full::new(body.into()));
    // Every header here is well formed.
    whole.unwrap_or_default()
}
