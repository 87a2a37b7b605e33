//! Amounts as JSON numbers.

use serde::{Serialize, Serializer};

use shuzi_core::amount::Amount;

/// An amount as a JSON number: whole numbers without a decimal point, quarters exactly.
#[derive(Clone, Copy, Debug)]
pub struct Number(pub Amount);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.whole() {
            Some(points) => serializer.serialize_i64(points),
            // Quarters are exact in binary, so the printed decimals are exact too.
            None => match i32::try_from(self.0.in_quarters()) {
                Ok(quarters) => serializer.serialize_f64(f64::from(quarters) / 4.0),
                Err(error) => Err(serde::ser::Error::custom(error)),
            },
        }
    }
}
