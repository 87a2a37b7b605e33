//! The networks, layer by layer.

use super::*;

/// A map of random numbers from -1 to 1 with an empty rim.
fn map(width: usize, height: usize, channels: usize, rim: usize) -> Map {
    let mut rng = fastrand::Rng::with_seed(9);
    let mut map = Map::empty(width, height, channels, rim);
    for y in 0..height {
        for x in 0..width {
            let at = map.place(x, y);
            map.values[at..at + channels].fill_with(|| rng.f32() * 2.0 - 1.0);
        }
    }
    map
}

fn layer(plan: &'static Plan) -> Layer {
    let mut rng = fastrand::Rng::with_seed(4);
    let taps = (0..plan.made * 9 * plan.given).map(|_| rng.f32() - 0.5).collect();
    Layer { plan, taps, added: (0..plan.made).map(|_| rng.f32() - 0.5).collect() }
}

/// One output value, computed tap by tap from the definition.
fn slowly(layer: &Layer, from: &Map, [x, y, to]: [usize; 3]) -> f32 {
    let Plan { given, made, stride, apart, again } = *layer.plan;
    let mut sum = layer.added[to];
    for tap in 0..9 {
        let beside = |at: usize, tap: usize| (at * stride + tap * apart).checked_sub(apart);
        let (Some(u), Some(v)) = (beside(x, tap % 3), beside(y, tap / 3)) else { continue };
        if u < from.width && v < from.height {
            for from_channel in 0..given {
                let weight = layer.taps[(tap * given + from_channel) * made + to];
                sum += weight * from.values[from.place(u, v) + from_channel];
            }
        }
    }
    let own = if again { from.values[from.place(x, y) + to] } else { 0.0 };
    sum.max(0.0) + own
}

/// The layer computed with these instructions, with a rim of two.
fn made_with(level: Level, layer: &Layer, from: &Map) -> Map {
    let (width, height) = (from.width / layer.plan.stride, from.height / layer.plan.stride);
    let mut made = Map::empty(width, height, layer.plan.made, 2);
    let row = (width + 4) * layer.plan.made;
    let rows = &mut made.values[2 * row..(2 + height) * row];
    let rows = Rows { layer, from, rim: 2, first: 0, rows };
    dispatch!(level, simd => rows.make_all(simd));
    made
}

#[test]
fn every_layer_is_what_it_would_be_slowly_with_any_instructions() {
    for plan in &PLANS {
        // A width that is not a multiple of the places computed at the same time.
        let (width, height) = (14 * plan.stride, 5 * plan.stride);
        let from = map(width, height, plan.given, plan.apart);
        let layer = layer(plan);
        let mut all = vec![layer.made(&from, 2), made_with(Level::baseline(), &layer, &from)];
        // Those of most processors, where this one has more.
        #[cfg(target_arch = "x86_64")]
        all.extend(Level::new().as_avx2().map(|simd| made_with(Level::Avx2(simd), &layer, &from)));
        for (y, x, to) in (0..5)
            .flat_map(|y| (0..14).map(move |x| (y, x)))
            .flat_map(|(y, x)| (0..plan.made).map(move |to| (y, x, to)))
        {
            let slow = slowly(&layer, &from, [x, y, to]);
            for map in &all {
                let fast = map.values[map.place(x, y) + to];
                assert!((fast - slow).abs() < 1e-3, "{x} {y} {to}: {fast} {slow}");
            }
        }
    }
}

#[test]
fn half_floats_are_read() {
    for (bits, number) in
        [(0x3C00u16, 1.0), (0xC000, -2.0), (0x3555, 0.333_251_95), (0x0001, 5.960_464_5e-8)]
    {
        assert!((half(bits.to_le_bytes()) - number).abs() < 1e-9);
    }
}

#[test]
fn a_file_of_another_length_is_no_network() {
    let bytes = include_bytes!("../../networks/finder.f16");
    assert!(Network::of(bytes).is_some());
    assert!(Network::of(&bytes[..bytes.len() - 2]).is_none());
    assert!(Network::of(&[bytes.as_slice(), &[0, 0]].concat()).is_none());
    assert!(Network::of(&[]).is_none());
}
