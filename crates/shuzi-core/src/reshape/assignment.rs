//! Pairs stones with destinations so that the total distance is shortest.

use crate::goban::Vertex;

/// Pairs as many vertices of `from` and `to` as possible with the least total distance along the
/// lines. Returns pairs of indices, [from, to].
///
/// Uses the Hungarian method, with the shorter list as rows.
pub(super) fn assign(from: &[Vertex], to: &[Vertex]) -> Vec<(usize, usize)> {
    if from.len() > to.len() {
        return assign(to, from).into_iter().map(|(row, column)| (column, row)).collect();
    }
    let cost = |row: usize, column: usize| distance(from[row - 1], to[column - 1]);
    let (rows, columns) = (from.len(), to.len());
    let mut row_price = vec![0_i64; rows + 1];
    let mut column_price = vec![0_i64; columns + 1];
    // The row paired with each column; column 0 holds the row being placed.
    let mut paired = vec![0; columns + 1];
    let mut way = vec![0; columns + 1];
    for row in 1..=rows {
        paired[0] = row;
        let mut column = 0;
        let mut least = vec![i64::MAX; columns + 1];
        let mut used = vec![false; columns + 1];
        while paired[column] != 0 {
            used[column] = true;
            let current = paired[column];
            let (mut delta, mut next) = (i64::MAX, 0);
            for candidate in (1..=columns).filter(|&candidate| !used[candidate]) {
                let reduced =
                    cost(current, candidate) - row_price[current] - column_price[candidate];
                if reduced < least[candidate] {
                    least[candidate] = reduced;
                    way[candidate] = column;
                }
                if least[candidate] < delta {
                    (delta, next) = (least[candidate], candidate);
                }
            }
            for candidate in 0..=columns {
                if used[candidate] {
                    row_price[paired[candidate]] += delta;
                    column_price[candidate] -= delta;
                } else if candidate > 0 {
                    least[candidate] -= delta;
                }
            }
            column = next;
        }
        while column != 0 {
            paired[column] = paired[way[column]];
            column = way[column];
        }
    }
    (1..=columns).filter(|&column| paired[column] != 0).map(|c| (paired[c] - 1, c - 1)).collect()
}

/// The distance along the lines, in points.
pub(super) fn distance(from: Vertex, to: Vertex) -> i64 {
    i64::from(from.x.abs_diff(to.x)) + i64::from(from.y.abs_diff(to.y))
}

#[cfg(test)]
#[path = "../../tests/inside/reshape_assignment.rs"]
mod tests;
