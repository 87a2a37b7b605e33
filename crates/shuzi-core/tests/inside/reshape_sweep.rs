//! Tests of `sweep.rs`.

use super::*;

/// States are kept by the larger of two lower bounds: cost so far, and gain still possible.
#[test]
fn the_most_promising_states_are_kept() {
    let state = |added: u16, gain: i32| State {
        memory: Memory::default(),
        added,
        lifted: 0,
        rectangles: 0,
        ahead: 0,
        gain,
        choice: 0,
    };
    let vacant = 10 * signed(STONE);
    let mut states = vec![state(1, vacant - 8 * signed(STONE)), state(2, vacant)];
    narrow(&mut states, 1, vacant);
    assert_eq!((states.len(), states[0].added), (1, 2));
    narrow(&mut states, 1, vacant);
    assert_eq!(states.len(), 1);
}
