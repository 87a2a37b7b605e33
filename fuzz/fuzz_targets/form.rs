#![no_main]

#[path = "../../tests/table/mod.rs"]
mod table;
#[path = "../../tests/targets/mod.rs"]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| targets::form(bytes));
