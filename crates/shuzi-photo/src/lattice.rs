//! Finds a lattice of lines through places that look like board points.

use std::collections::{HashMap, VecDeque};

use fastrand::Rng;
use rustc_hash::{FxHashMap, FxHashSet};

use super::homography::{Homography, Place, distance};

/// The column and row of a lattice point, relative to where the lattice started.
type Node = (i32, i32);

/// The lattice that explains the most places, as a mapping from column and row to the picture.
pub fn lattice(places: &[Place]) -> Option<Homography> {
    let seeds = seeds(places);
    let mut best: Option<(usize, Homography, f64)> = None;
    let mut covered = FxHashSet::default();
    for seed in &seeds {
        if covered.contains(&seed.at) {
            continue;
        }
        let grown = grow(places, seed);
        if grown.len() < LEAST {
            continue;
        }
        covered.extend(grown.values().copied());
        let mut pairs: Vec<_> =
            grown.iter().map(|(node, &at)| (*node, (number(*node), places[at]))).collect();
        pairs.sort_unstable_by_key(|(node, _)| *node);
        let pairs: Vec<_> = pairs.into_iter().map(|(_, pair)| pair).collect();
        let step = length(seed.across);
        let Some((seen, agree)) = Homography::agreed(&pairs, 0.22 * step) else { continue };
        let agree = agree.iter().filter(|agrees| **agrees).count();
        if best.as_ref().is_none_or(|(most, ..)| agree > *most) {
            best = Some((agree, seen, step));
        }
        if agree * 5 > places.len() * 4 {
            break;
        }
    }
    let (_, seen, step) = best?;
    Some(joined(places, seen, step))
}

/// The fewest points of a lattice.
const LEAST: usize = 12;

fn number((column, row): Node) -> Place {
    [f64::from(column), f64::from(row)]
}

fn length(way: Place) -> f64 {
    distance(way, [0.0; 2])
}

fn off(from: Place, to: Place) -> Place {
    [to[0] - from[0], to[1] - from[1]]
}

fn sum(a: Place, b: Place) -> Place {
    [a[0] + b[0], a[1] + b[1]]
}

/// A place with the offsets of its right and lower neighbours.
struct Seed {
    at: usize,
    across: Place,
    down: Place,
    /// How far the surrounding places are from where they should be; less is better.
    off: f64,
}

/// Places with neighbours on all sides, best first.
fn seeds(places: &[Place]) -> Vec<Seed> {
    if places.len() < 16 {
        return Vec::new();
    }
    let mut seeds: Vec<Seed> = (0..places.len()).filter_map(|at| seed(places, at)).collect();
    seeds.sort_by(|a, b| a.off.total_cmp(&b.off));
    // The best seeds may all be on a tiled floor, so also take a random sample of the others.
    let rest = seeds.len().min(BEST_SEEDS);
    Rng::with_seed(7).shuffle(&mut seeds[rest..]);
    seeds.truncate(MOST_SEEDS);
    seeds
}

const BEST_SEEDS: usize = 12;
const MOST_SEEDS: usize = 40;

fn seed(places: &[Place], at: usize) -> Option<Seed> {
    let own = places[at];
    let mut near: Vec<Place> = Vec::with_capacity(places.len());
    near.extend(places.iter().map(|&place| off(own, place)));
    near.swap_remove(at);
    let eight = near.len().min(8);
    near.select_nth_unstable_by(eight - 1, |a, b| length(*a).total_cmp(&length(*b)));
    near.truncate(eight);
    near.sort_by(|a, b| length(*a).total_cmp(&length(*b)));
    let shortest = length(near[0]);
    let six = near.len().min(6);
    let mut best: Option<Seed> = None;
    for &across in &near[..six] {
        for &down in &near[..six] {
            let turned = across[0] * down[1] - across[1] * down[0];
            let (wide, high) = (length(across), length(down));
            // Not too slanted, not too different in length, and `down` clockwise of `across`.
            if turned < 0.45 * wide * high || !(0.45..2.2).contains(&(wide / high)) {
                continue;
            }
            let minus = |[x, y]: Place| [-x, -y];
            let around = [
                minus(across),
                minus(down),
                sum(across, down),
                sum(across, minus(down)),
                minus(sum(across, down)),
                sum(minus(across), down),
            ];
            let missed: f64 = around
                .iter()
                .map(|&expected| {
                    let nearest = near.iter().map(|&place| length(off(expected, place)));
                    (nearest.fold(f64::MAX, f64::min) / wide.max(high)).min(0.3)
                })
                .sum();
            let off = missed + 0.02 * (wide + high) / shortest;
            if best.as_ref().is_none_or(|best| off < best.off) {
                best = Some(Seed { at, across, down, off });
            }
        }
    }
    best
}

/// Moves from neighbour to neighbour while they are close to where they should be.
fn grow(places: &[Place], seed: &Seed) -> HashMap<Node, usize, rustc_hash::FxBuildHasher> {
    let mut grown = FxHashMap::default();
    grown.insert((0, 0), seed.at);
    let mut used = FxHashSet::default();
    used.insert(seed.at);
    let mut next = VecDeque::from([((0, 0), seed.across, seed.down)]);
    while let Some(((column, row), across, down)) = next.pop_front() {
        let own = places[grown[&(column, row)]];
        for (right, below) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
            let node = (column + right, row + below);
            if grown.contains_key(&node) {
                continue;
            }
            let sign = f64::from(right + below);
            let step = if below == 0 { across } else { down }.map(|part| sign * part);
            let expected = sum(own, step);
            let nearest = places
                .iter()
                .enumerate()
                .map(|(at, &place)| (length(off(expected, place)), at))
                .min_by(|a, b| a.0.total_cmp(&b.0));
            let Some((missed, at)) = nearest else { continue };
            if missed > 0.28 * length(step) || !used.insert(at) {
                continue;
            }
            let real = off(own, places[at]).map(|part| part * sign);
            let mixed = |old: Place| [0, 1].map(|axis| 0.6 * old[axis] + 0.4 * real[axis]);
            grown.insert(node, at);
            let steps = if below == 0 { (mixed(across), down) } else { (across, mixed(down)) };
            next.push_back((node, steps.0, steps.1));
        }
    }
    grown
}

/// Fits the lattice a few times to all places that are on it.
fn joined(places: &[Place], mut seen: Homography, step: f64) -> Homography {
    for _ in 0..4 {
        let Some(back) = seen.inverse() else { return seen };
        // In front of the camera, where most places are.
        let back = places.first().map_or(back, |&place| back.facing(place));
        let mut nearest: FxHashMap<Node, (f64, usize)> = FxHashMap::default();
        for (at, &place) in places.iter().enumerate() {
            let Some([x, y]) = back.at(place) else { continue };
            let missed = (x - x.round()).abs().max((y - y.round()).abs());
            if missed > 0.3 || x.abs().max(y.abs()) > FARTHEST {
                continue;
            }
            #[allow(clippy::cast_possible_truncation)]
            let node = (x.round() as i32, y.round() as i32);
            let entry = nearest.entry(node).or_insert((missed, at));
            if missed < entry.0 {
                *entry = (missed, at);
            }
        }
        let mut pairs: Vec<_> =
            nearest.into_iter().map(|(node, (_, at))| (node, places[at])).collect();
        pairs.sort_unstable_by_key(|(node, _)| *node);
        let pairs: Vec<_> = pairs.into_iter().map(|(node, place)| (number(node), place)).collect();
        if pairs.len() < LEAST {
            return seen;
        }
        let Some((better, _)) = Homography::agreed(&pairs, 0.18 * step) else { return seen };
        seen = better;
    }
    seen
}

/// How far from its start the lattice is trusted, in lines.
const FARTHEST: f64 = 40.0;
