//! Going round about among a few choices.

/// So many places on from one of so many, round about.
pub(super) fn turned(at: usize, step: i32, all: usize) -> usize {
    let all = i32::try_from(all).unwrap_or(i32::MAX).max(1);
    let at = i32::try_from(at).unwrap_or(0);
    usize::try_from((at + step).rem_euclid(all)).unwrap_or(0)
}

/// The choice so many places on among all, round about.
pub fn next_of<T: Copy + PartialEq>(all: &[T], now: T, step: i32) -> T {
    let at = all.iter().position(|one| *one == now).unwrap_or(0);
    all.get(turned(at, step, all.len())).copied().unwrap_or(now)
}
