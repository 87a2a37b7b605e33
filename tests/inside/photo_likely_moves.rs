//! The moves between two positions, against games played at random.

use proptest::prelude::*;

use super::*;
use crate::goban::Size;

/// The moves of a game on an empty board.
fn games() -> impl Strategy<Value = (Size, Vec<Move>)> {
    let picks = proptest::collection::vec(any::<prop::sample::Index>(), 1..80);
    (5u8..10, picks).prop_map(|(lines, picks)| {
        let size = Size::new(lines, lines).unwrap();
        let mut now = Standing::new(Board::new(size), Some(Color::Black));
        let mut moves = Vec::new();
        for pick in picks {
            let color = now.to_move.unwrap();
            let after = |at: Vertex| now.after(color, at).map(|next| (at, next));
            let legal: Vec<(Vertex, Standing)> = size.vertices().filter_map(after).collect();
            if legal.is_empty() {
                break;
            }
            let (vertex, next) = legal[pick.index(legal.len())].clone();
            moves.push(Move { color, vertex: Some(vertex) });
            now = next;
        }
        (size, moves)
    })
}

/// The position after these moves.
fn after(size: Size, moves: &[Move]) -> Standing {
    let start = Standing::new(Board::new(size), Some(Color::Black));
    moves.iter().fold(start, |now, played| now.after(played.color, played.vertex.unwrap()).unwrap())
}

/// What a camera sees of the last position, each stone since its move.
fn seen(size: Size, moves: &[Move], after: &Standing) -> SeenPosition {
    let mut since = vec![0; size.vertices().count()];
    for (number, vertex) in moves.iter().map(|played| played.vertex.unwrap()).enumerate() {
        since[size.index(vertex)] = number + 1;
    }
    let hidden = VertexSet::new(size);
    SeenPosition { board: after.board.clone(), hidden, since, glimpses: Vec::new() }
}

proptest! {
    /// Moves on different points that leave their stones on the board are found one after the other, as they were played.
    #[test]
    fn moves_that_were_seen_are_found_in_their_order((size, moves) in games()) {
        for many in 1..=4.min(moves.len()) {
            let start = moves.len() - many;
            let played = &moves[start..];
            let (before, after) = (after(size, &moves[..start]), after(size, &moves));
            let is_new = |played: &Move| {
                let [old, new] = [&before, &after].map(|at| at.board.get(played.vertex.unwrap()));
                (old, new) == (None, Some(played.color))
            };
            let is_once = |at: usize| played[..at].iter().all(|m| m.vertex != played[at].vertex);
            let all_new = played.iter().all(is_new) && (0..many).all(is_once);
            let picture = seen(size, played, &after);
            let found = before.moves_to(&picture, Unseen::Nothing);
            if all_new {
                prop_assert_eq!(found.as_deref(), Some(played));
            } else if let Some(found) = found {
                // Another way to the same board is as legal.
                prop_assert!(leads_to(&before, &found, &picture));
                prop_assert!(found.len() <= many);
            }
        }
    }

    /// Whatever is hidden or glimpsed, the moves that are named are legal and lead to what was seen.
    #[test]
    fn moves_that_are_named_lead_to_what_was_seen(
        (size, moves) in games(),
        from in any::<prop::sample::Index>(),
        covered in proptest::collection::vec(any::<prop::sample::Index>(), 0..6),
    ) {
        let start = moves.len().saturating_sub(1 + from.index(5));
        let (before, after) = (after(size, &moves[..start]), after(size, &moves));
        let mut picture = seen(size, &moves[start..], &after);
        let vertices: Vec<Vertex> = size.vertices().collect();
        picture.hidden.extend(covered.iter().map(|at| vertices[at.index(vertices.len())]));
        let gone = moves[start..].iter().map(|played| (played.vertex.unwrap(), played.color));
        picture.glimpses = gone.filter(|(at, color)| after.board.get(*at) != Some(*color)).collect();
        for unseen in [Unseen::Nothing, Unseen::Glimpsed, Unseen::Hidden(2), Unseen::OutOfTurn] {
            let Some(found) = before.moves_to(&picture, unseen) else { continue };
            prop_assert!(leads_to(&before, &found, &picture), "{unseen:?}: {found:?}");
            let in_turn = found.windows(2).all(|pair| pair[0].color != pair[1].color);
            prop_assert!(in_turn || matches!(unseen, Unseen::OutOfTurn));
        }
    }
}

/// Whether legal moves lead to what was seen.
fn leads_to(before: &Standing, moves: &[Move], seen: &SeenPosition) -> bool {
    let mut now = before.clone();
    for played in moves {
        let Some(next) = now.after(played.color, played.vertex.unwrap()) else { return false };
        now = next;
    }
    seen.shows(&now.board)
}
