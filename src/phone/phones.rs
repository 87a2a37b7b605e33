//! The boards that phones have sent, and what the phones are shown.

use std::io;
use std::net::IpAddr;

use crate::shell::{NetworkAddress, PhoneServer, Serving, Waker, network_addresses};
use crate::ui::CurrentGame;
use shuzi_core::fact::Message;
use shuzi_core::scorer::ScoreOptions;
use shuzi_page::{Answer, Boards, Visit};
use shuzi_walk::Session;
use shuzi_words::{Language, Words};

/// Where the page for phones is served; where nothing is said, at the likeliest place.
#[derive(Clone, Copy, Debug, Default)]
pub struct PhoneOptions {
    /// The address of this machine.
    pub address: Option<IpAddr>,
    pub port: Option<u16>,
    /// Whether the connection is encrypted.
    pub is_encrypted: bool,
}

/// The phones at the table, while the page for them is shown.
#[derive(Debug)]
pub(crate) struct Phones {
    options: PhoneOptions,
    /// What pictures are read with.
    reading: ScoreOptions,
    server: PhoneServer,
    secret: String,
    pub(crate) networks: Vec<NetworkAddress>,
    /// The network the server listens in, an index of `networks`.
    pub(crate) chosen: usize,
    /// Whether a phone has opened the page.
    pub(crate) has_met: bool,
    pub(crate) boards: Boards<CurrentGame>,
    /// The languages of the phones that have come.
    words: Vec<Words>,
}

impl Phones {
    /// Serves the page at the address asked for, or at the one phones can most likely reach.
    pub(crate) fn start(
        (options, reading): (PhoneOptions, ScoreOptions),
        usual: Session,
        waker: &Waker,
    ) -> Result<Self, Message> {
        let address = options.address;
        let networks = networks(options);
        let chosen = match address {
            None if networks.iter().all(|network| network.is_unlikely) => {
                return Err(Message::plain("phone-no-network"));
            }
            None => 0,
            Some(address) => place_of(address, &networks).unwrap_or(0),
        };
        let secret = PhoneServer::secret().map_err(|why| not_served(&why))?;
        let server = serve(networks[chosen].address, &secret, (options, &reading), waker)?;
        Ok(Self {
            options,
            reading,
            server,
            secret,
            networks,
            chosen,
            has_met: false,
            boards: Boards::new(usual),
            words: Vec::new(),
        })
    }

    /// Serves the page in another network; what was sent stays. Without a step it looks for networks
    /// that this machine has joined or left meanwhile.
    pub(crate) fn change_network(&mut self, step: i32, waker: &Waker) -> Result<(), Message> {
        let found = networks(self.options);
        let own = self.networks.get(self.chosen).map(|own| own.address);
        let stays = own.and_then(|own| place_of(own, &found));
        let is_new = |network: &NetworkAddress| {
            !network.is_unlikely && place_of(network.address, &self.networks).is_none()
        };
        let next = match (stays, step) {
            (Some(at), 0) => found.iter().position(is_new).unwrap_or(at),
            (Some(at), step) => {
                let count = i32::try_from(found.len()).unwrap_or(1).max(1);
                let at = i32::try_from(at).unwrap_or(0);
                usize::try_from((at + step).rem_euclid(count)).unwrap_or(0)
            }
            (None, _) => 0,
        };
        let Some(address) = found.get(next).map(|network| network.address) else {
            return Err(Message::plain("phone-no-network"));
        };
        if Some(address) != own {
            let how = (self.options, &self.reading);
            self.server = serve(address, &self.secret, how, waker)?;
            self.has_met = false;
        }
        (self.networks, self.chosen) = (found, next);
        Ok(())
    }

    pub(crate) const fn server(&self) -> &PhoneServer {
        &self.server
    }

    /// What the pages of a phone with this language are made with: all boards, and how they are shown.
    pub(crate) fn visited(
        &mut self,
        language: Option<Language>,
        own_words: &Words,
        run: impl FnOnce(&mut Boards<CurrentGame>, &Visit<'_>) -> Answer,
    ) -> Answer {
        self.has_met = true;
        if let Some(language) = language
            && !self.words.iter().any(|words| words.language() == language)
        {
            self.words.push(Words::of(language));
        }
        let own = self.words.iter().find(|words| Some(words.language()) == language);
        let base = format!("/{}/", self.secret);
        let visit =
            Visit { words: own.unwrap_or(own_words), base: &base, news: Some(self.server.news()) };
        run(&mut self.boards, &visit)
    }
}

/// The networks of this machine, with the address that was asked for.
fn networks(options: PhoneOptions) -> Vec<NetworkAddress> {
    let mut networks = network_addresses();
    if let Some(address) = options.address
        && place_of(address, &networks).is_none()
    {
        let interface = String::new();
        networks.push(NetworkAddress { interface, address, is_unlikely: false });
    }
    networks
}

fn place_of(address: IpAddr, networks: &[NetworkAddress]) -> Option<usize> {
    networks.iter().position(|network| network.address == address)
}

fn serve(
    address: IpAddr,
    secret: &str,
    (options, reading): (PhoneOptions, &ScoreOptions),
    waker: &Waker,
) -> Result<PhoneServer, Message> {
    let PhoneOptions { port, is_encrypted, .. } = options;
    let serving = Serving { address, port, secret: secret.to_owned(), is_encrypted };
    PhoneServer::start(serving, reading.clone(), waker.clone()).map_err(|why| not_served(&why))
}

fn not_served(why: &io::Error) -> Message {
    Message::new("phone-not-served", [("why", crate::shell::system_refusal(why))])
}
