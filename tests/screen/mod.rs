//! Tests of what the screen shows and how it answers keys.

mod at_table;
mod by_territory;
mod contrast;
mod dame;
mod home;
mod keys;
mod languages;
mod looking_over;
mod phones;
mod pictures;
mod pixels;
mod playing_on;
mod practice_screens;
mod screens;
mod slips;
mod tired;
mod walk_laws;
mod walk_rows;
