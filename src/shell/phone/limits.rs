//! What a phone may ask of this machine, and how long it may take.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The largest request that brings a picture, in bytes.
pub(super) const MOST_PICTURE: u64 = 32 << 20;
/// The largest form without a picture, in bytes.
pub(super) const MOST_FORM: usize = 4 << 10;
/// The largest head of a request, in bytes.
pub(super) const MOST_HEAD: usize = 16 << 10;
/// How long the head of a request may take to arrive: whoever opens connections and says nothing keeps
/// others of the same address out no longer.
pub(super) const HEAD_PATIENCE: Duration = Duration::from_secs(3);
/// How long a whole request may take, its answer included.
pub(super) const REQUEST_PATIENCE: Duration = Duration::from_secs(60);
/// How long a page waits for news before it asks again.
pub(super) const NEWS_PATIENCE: Duration = Duration::from_secs(25);
/// How long the screen may take to answer.
pub(super) const SCREEN_PATIENCE: Duration = Duration::from_secs(10);
/// Pictures that are received at the same time.
pub(super) const MOST_PICTURES: usize = 3;

/// Connections of all phones open at the same time.
pub const MOST_OF_ALL: usize = 32;
/// Those of one phone; a browser opens six.
pub const MOST_OF_ONE: usize = 8;

/// Counts the connections that are open.
#[derive(Clone, Debug, Default)]
pub struct Doorkeeper {
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Doorkeeper {
    /// Lets a connection in, unless too many are open.
    pub fn admit(&self, from: IpAddr) -> Option<Admitted> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = open.values().sum();
        let own = open.get(&from).copied().unwrap_or(0);
        if all >= MOST_OF_ALL || own >= MOST_OF_ONE {
            return None;
        }
        open.insert(from, own + 1);
        Some(Admitted { keeper: self.clone(), from })
    }
}

/// A connection that was let in, until it is dropped.
#[derive(Debug)]
pub struct Admitted {
    keeper: Doorkeeper,
    from: IpAddr,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.keeper.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = open.get_mut(&self.from) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.from);
            }
        }
    }
}
