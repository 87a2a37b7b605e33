//! Facts.

use crate::Coded as _;
use shuzi_core::fact::*;

facts! {
    /// Why no tea is served.
    pub enum NoTea {
        /// The pot is empty.
        Empty => "pot-empty",
        /// It is not hot yet.
        Cold { degrees: u32, guest: String } => "pot-cold",
    }
}

#[test]
fn a_fact_is_its_code_and_its_numbers() {
    assert_eq!(NoTea::Empty.message(), Message::plain("pot-empty"));
    let cold = NoTea::Cold { degrees: 20, guest: "Ada".to_owned() };
    assert_eq!(cold.coded(), "pot-cold (degrees: 20, guest: Ada)");
    let values = [("degrees", Value::Number(20)), ("guest", Value::Text("Ada".to_owned()))];
    assert_eq!(cold.message(), Message::new("pot-cold", values));
}
