//! The rearranging that the first screen shows.

use shuzi_walk::Showcase;

#[test]
fn it_moves_until_black_is_counted_and_then_rests() {
    let mut shown = Showcase::new().unwrap();
    let mut ticks = 0;
    while !shown.is_done() {
        shown.tick();
        ticks += 1;
        assert!(ticks < 100);
    }
    let rearranging = shown.rearranging().unwrap();
    assert_eq!(ticks, rearranging.plan.handled() + 1);
    // Mays, Example 1, two points filled from the bowl: 30 + 23 = 53.
    assert_eq!((rearranging.plan.vacant(), rearranging.area().total()), (30, 53));
    assert_eq!(shown.result(), "B+18.5");
    let mut skipped = Showcase::new().unwrap();
    skipped.finish();
    assert_eq!(skipped.rearranging().unwrap().done(), rearranging.done());
}
