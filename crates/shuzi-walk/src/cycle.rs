//! Stepping through a few choices.

use crate::Direction;

/// The index `step` places after `at` among `all`, around the end.
pub fn turned(at: usize, step: i32, all: usize) -> usize {
    let all = i32::try_from(all).unwrap_or(i32::MAX).max(1);
    let at = i32::try_from(at).unwrap_or(0);
    usize::try_from((at + step).rem_euclid(all)).unwrap_or(0)
}

/// Returns the choice `step` places after `now`, around the end.
pub fn next_of<T: Copy + PartialEq>(all: &[T], now: T, step: i32) -> T {
    let at = all.iter().position(|one| *one == now).unwrap_or(0);
    all.get(turned(at, step, all.len())).copied().unwrap_or(now)
}

/// Returns the choice above or below `now`, stopping at the ends.
pub fn beside<T: Copy + PartialEq>(all: &[T], now: T, direction: Direction) -> T {
    let at = all.iter().position(|one| *one == now).unwrap_or(0);
    let next = match direction {
        Direction::Up => at.saturating_sub(1),
        _ => (at + 1).min(all.len().saturating_sub(1)),
    };
    all.get(next).copied().unwrap_or(now)
}
