//! JSON for programs: the shapes that `--json`, `shuzi serve` and Python share.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;

mod chain_json;
mod compare_json;
mod error_json;
mod fact_json;
mod handicap_json;
mod keys_json;
mod number;
mod plan_json;
mod safe;
mod score_json;
mod written_by;

pub use chain_json::ChainJson;
pub use compare_json::{ComparisonJson, compare_json, one_score_json};
pub use error_json::error_json;
pub use fact_json::{FactJson, PlacedJson};
pub use handicap_json::{SuggestionJson, handicap_json};
pub use keys_json::{KeyJson, keys_json};
pub use number::Number;
pub use plan_json::{PlanJson, plan_json};
pub use safe::safe_json;
pub use score_json::{ScoreJson, ScoreToWrite, score_json};
pub use written_by::WrittenBy;

/// Returns a value as a line of JSON: nothing that is counted is too large for it.
pub fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Returns the JSON Schema of what is written of a type.
pub fn schema_of<T: JsonSchema>() -> String {
    let schema = SchemaSettings::draft2020_12().for_serialize().into_generator();
    serde_json::to_string_pretty(&schema.into_root_schema_for::<T>()).unwrap_or_default()
}
