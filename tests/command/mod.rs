//! Tests of the program as its users start it.

mod any_bytes;
mod archives;
#[cfg(unix)]
mod attack;
mod book;
mod cli;
mod compare;
#[cfg(unix)]
mod endings;
mod engine;
mod evening;
mod faults;
mod gtp;
mod harmless;
mod kills;
mod other_judge;
mod phone;
mod phone_alone;
mod phone_browser;
#[cfg(feature = "tls")]
mod phone_encrypted;
mod phone_network;
mod phones_at_once;
mod photo;
mod posters;
mod practice;
mod printed;
mod project;
mod pty;
mod rules;
mod serve;
mod sheets;
mod storms;
mod table_steps;
mod typed;
mod words;
mod world;
