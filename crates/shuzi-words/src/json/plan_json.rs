//! A plan of a physical count as one line of JSON.

use schemars::JsonSchema;
use serde::Serialize;

use super::{WrittenBy, written};
use shuzi_core::goban::Vertex;
use shuzi_core::reshape::{Handling, SidePlan};

/// Returns a plan as JSON, keys in a fixed order; `at` is the top left vertex of a rectangle. If
/// there is a file, its name and the number of the game in it come last.
pub fn plan_json(plan: &SidePlan, game: Option<(&str, usize)>) -> String {
    let SidePlan { side, area, plan } = plan;
    let name = |vertex: Vertex| vertex.name(area.size());
    let (mut moves, mut lift, mut add) = (Vec::new(), Vec::new(), Vec::new());
    for handling in &plan.handlings {
        match *handling {
            Handling::Move(from, to) => moves.push([name(from), name(to)]),
            Handling::Lift(from) => lift.push(name(from)),
            Handling::Add(to) => add.push(name(to)),
        }
    }
    let rectangles = plan
        .rectangles
        .iter()
        .map(|r| Shape { at: name(r.at), width: r.width, height: r.height })
        .collect();
    written(&PlanJson {
        by: WrittenBy::THIS,
        side: side.as_str(),
        rectangles,
        moves,
        lift,
        add,
        vacant: plan.vacant(),
        stones: plan.stones.len(),
        total: area.total(),
        handled: plan.handled(),
        optimal: plan.optimal,
        file: game.map(|(file, _)| file),
        game: game.map(|(_, number)| number),
    })
}

#[derive(JsonSchema, Serialize)]
pub struct PlanJson<'a> {
    #[serde(flatten)]
    by: WrittenBy,
    side: &'static str,
    rectangles: Vec<Shape>,
    #[serde(rename = "move")]
    moves: Vec<[String; 2]>,
    lift: Vec<String>,
    add: Vec<String>,
    vacant: usize,
    stones: usize,
    total: usize,
    handled: usize,
    optimal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
}

#[derive(JsonSchema, Serialize)]
struct Shape {
    at: String,
    width: u8,
    height: u8,
}
