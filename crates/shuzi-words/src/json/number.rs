//! Amounts as JSON numbers.

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use shuzi_core::amount::Amount;

/// An amount as a JSON number, exact, always with a decimal point: what reads a column of them takes
/// its type from the first.
#[derive(Clone, Copy, Debug, JsonSchema)]
#[schemars(with = "f64", inline)]
pub struct Number(pub Amount);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Quarters are exact in binary, so the printed decimals are exact too.
        let quarters = i32::try_from(self.0.in_quarters()).map_err(serde::ser::Error::custom)?;
        serializer.serialize_f64(f64::from(quarters) / 4.0)
    }
}
