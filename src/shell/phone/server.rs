//! The server: one thread, which ends with it.

use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener as Listener, TcpStream};
use tokio::sync::{Semaphore, oneshot, watch};
use tokio::time::{sleep, timeout};

use super::PhoneRequest;
use super::answer::{Served, answer};
use super::encryption::Encryption;
use super::limits::{Doorkeeper, HEAD_PATIENCE, MOST_HEAD, MOST_PICTURES, REQUEST_PATIENCE};
use crate::shell::Waker;
use shuzi_core::scorer::ScoreOptions;

/// Where and how the page is served.
#[derive(Clone, Debug)]
pub struct Serving {
    /// The address of this machine.
    pub address: IpAddr,
    /// The port; where none is chosen, the usual one if it is free.
    pub port: Option<u16>,
    /// The first part of every path.
    pub secret: String,
    /// Whether the connection is encrypted.
    pub is_encrypted: bool,
}

/// A page for the phones in the room. It listens until it is dropped.
#[derive(Debug)]
pub struct PhoneServer {
    at: SocketAddr,
    secret: String,
    /// The first bytes of the certificate's fingerprint, if the connection is encrypted.
    fingerprint: Option<String>,
    asked: mpsc::Receiver<PhoneRequest>,
    news: watch::Sender<u64>,
    /// Its thread, and what ends it.
    thread: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

/// The signs of a secret path: those that are not taken for one another, in the form that takes
/// least room in a code.
const SIGNS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/// Signs of five bits each, 128 bits and more.
const SECRET: usize = 26;
/// The port that is tried first, so that an address typed once stays right.
const USUAL_PORT: u16 = 8317;

impl PhoneServer {
    /// Returns a path that nobody guesses, of 130 random bits.
    ///
    /// # Errors
    /// Returns an error if the system gives no random numbers.
    pub fn secret() -> io::Result<String> {
        let mut bytes = [0; SECRET];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        Ok(bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect())
    }

    /// Whether this machine can encrypt the connection.
    pub fn can_encrypt() -> bool {
        Encryption::is_possible()
    }

    /// Listens at an address, and wakes the screen whenever a phone asks something.
    ///
    /// # Errors
    /// Returns an error if the system does not let it.
    pub fn start(serving: Serving, options: ScoreOptions, waker: Waker) -> io::Result<Self> {
        let Serving { address, port, secret, is_encrypted } = serving;
        let encryption = is_encrypted.then(|| Encryption::of(address)).transpose()?;
        let fingerprint = encryption.as_ref().map(|own| own.fingerprint().to_owned());
        let listener = match port {
            Some(port) => TcpListener::bind((address, port))?,
            None => TcpListener::bind((address, USUAL_PORT))
                .or_else(|_| TcpListener::bind((address, 0)))?,
        };
        listener.set_nonblocking(true)?;
        let at = listener.local_addr()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (asks, asked) = mpsc::channel();
        let (news, changes) = watch::channel(0);
        let (end, ended) = oneshot::channel::<()>();
        let served = Arc::new(Served {
            host: host(at, is_encrypted),
            secret: secret.clone(),
            options,
            asks,
            changes,
            waker,
            receiving: Semaphore::new(MOST_PICTURES),
            reading: Semaphore::new(1),
        });
        let thread = thread::Builder::new().name("phones".to_owned()).spawn(move || {
            runtime.block_on(async {
                if let Ok(listener) = Listener::from_std(listener) {
                    tokio::spawn(listen(listener, served, encryption));
                    let _ = ended.await;
                }
            });
            // A picture that is being read is not waited for.
            runtime.shutdown_background();
        })?;
        Ok(Self { at, secret, fingerprint, asked, news, thread: Some((end, thread)) })
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        let is_encrypted = self.fingerprint.is_some();
        let scheme = if is_encrypted { "https" } else { "http" };
        format!("{scheme}://{}/{}/", host(self.at, is_encrypted), self.secret)
    }

    /// The first bytes of the certificate's fingerprint, if the connection is encrypted.
    pub fn fingerprint(&self) -> Option<&str> {
        self.fingerprint.as_deref()
    }

    /// Where it listens.
    pub const fn listens_at(&self) -> SocketAddr {
        self.at
    }

    /// The next thing a phone asked, if there is one.
    pub fn asked(&self) -> Option<PhoneRequest> {
        self.asked.try_recv().ok()
    }

    /// Tells the phones that the screen shows something else.
    pub fn tell_news(&self) {
        self.news.send_modify(|number| *number += 1);
    }

    /// The number of the last news.
    pub fn news(&self) -> u64 {
        *self.news.borrow()
    }
}

impl Drop for PhoneServer {
    fn drop(&mut self) {
        if let Some((end, thread)) = self.thread.take() {
            drop(end);
            // Nothing listens any more.
            let _ = thread.join();
        }
    }
}

/// Returns an address as the name of a host is written.
fn host(at: SocketAddr, is_encrypted: bool) -> String {
    if at.port() == if is_encrypted { 443 } else { 80 } {
        match at.ip() {
            IpAddr::V4(own) => own.to_string(),
            IpAddr::V6(own) => format!("[{own}]"),
        }
    } else {
        at.to_string()
    }
}

/// Takes connections, as many as are allowed.
async fn listen(listener: Listener, served: Arc<Served>, encryption: Option<Encryption>) {
    let keeper = Doorkeeper::default();
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            // Out of file descriptors, say: what is open will end.
            sleep(ACCEPT_AGAIN).await;
            continue;
        };
        if let Some(admitted) = keeper.admit(from.ip()) {
            let (served, encryption) = (Arc::clone(&served), encryption.clone());
            tokio::spawn(async move {
                let _ = timeout(REQUEST_PATIENCE, welcome(stream, served, encryption)).await;
                drop(admitted);
            });
        }
    }
}

const ACCEPT_AGAIN: std::time::Duration = std::time::Duration::from_millis(50);

/// Agrees with a phone on how to speak, and hears its request.
async fn welcome(stream: TcpStream, served: Arc<Served>, encryption: Option<Encryption>) {
    match encryption {
        None => converse(stream, served).await,
        Some(encryption) => {
            if let Ok(Ok(stream)) = timeout(HEAD_PATIENCE, encryption.accept(stream)).await {
                converse(stream, served).await;
            }
        }
    }
}

/// Takes one request of a connection and answers it; what is no such request closes it.
async fn converse(stream: impl AsyncRead + AsyncWrite + Unpin, served: Arc<Served>) {
    let service = service_fn(move |request| answer(request, Arc::clone(&served)));
    let _ = http1::Builder::new()
        .keep_alive(false)
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_PATIENCE)
        .max_buf_size(MOST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .await;
}
