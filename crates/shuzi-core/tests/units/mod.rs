//! Single types of the library, each by values worked out by hand.

mod amounts;
mod counting_numbering;
mod facts;
mod goban_board;
mod goban_set;
mod goban_size;
mod goban_symmetry;
mod goban_vertex_name;
mod handicap_jewdan;
mod handicap_rank;
mod handicap_ranks;
mod life_pass_alive;
mod life_verdict;
mod places;
mod record_diagram;
mod record_result;
