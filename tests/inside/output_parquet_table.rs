//! Tables of more than one row group, read back.

use bytes::Bytes;
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::Field;

use super::*;

#[test]
fn row_groups_follow_each_other() {
    let heads = ["file", "game", "margin", "agrees", "dead", "error"].map(str::to_owned);
    let row = |number: usize| {
        let counted = !number.is_multiple_of(7);
        let dead = ["", "A1", "A1 B2 C3"][number % 3];
        let row = [format!("{number}.sgf"), number.to_string(), format!("{number}.5")];
        let [file, game, margin] = row;
        if counted {
            vec![
                file,
                game,
                margin,
                number.is_multiple_of(2).to_string(),
                dead.to_owned(),
                String::new(),
            ]
        } else {
            let nothing = String::new;
            vec![file, game, nothing(), nothing(), nothing(), "record-not-go".to_owned()]
        }
    };
    let many = 2 * ROWS_OF_GROUP + 1;
    let mut table = ParquetTable::begin(Vec::new(), &heads).unwrap();
    for number in 0..many {
        table.add(row(number)).unwrap();
    }
    let written = SerializedFileReader::new(Bytes::from(table.finish().unwrap())).unwrap();
    assert_eq!(written.num_row_groups(), 3);
    let mut rows = 0;
    for (number, read) in written.get_row_iter(None).unwrap().enumerate() {
        let read = read.unwrap();
        let told = read.get_column_iter().map(|(_, field)| match field {
            Field::Null => String::new(),
            Field::Str(text) => text.clone(),
            Field::Int(number) => number.to_string(),
            Field::Double(amount) => amount.to_string(),
            Field::Bool(agrees) => agrees.to_string(),
            Field::ListInternal(words) => {
                let words = words.elements().iter();
                words.map(|word| word.to_string().replace('"', "")).collect::<Vec<_>>().join(" ")
            }
            other => panic!("{other:?}"),
        });
        assert_eq!(told.collect::<Vec<_>>(), row(number));
        // Nothing is known of the dead stones of what could not be counted.
        let dead = read.get_column_iter().nth(4).map(|(_, field)| field);
        assert_eq!(dead == Some(&Field::Null), number.is_multiple_of(7));
        rows += 1;
    }
    assert_eq!(rows, many);
}

#[test]
fn a_table_without_rows_is_one() {
    let table = ParquetTable::begin(Vec::new(), &["file".to_owned()]).unwrap();
    let written = SerializedFileReader::new(Bytes::from(table.finish().unwrap())).unwrap();
    assert_eq!(written.metadata().file_metadata().num_rows(), 0);
    assert_eq!(written.metadata().file_metadata().schema_descr().num_columns(), 1);
}

#[test]
fn what_is_not_of_its_columns_kind_is_refused() {
    let mut table = ParquetTable::begin(Vec::new(), &["komi".to_owned()]).unwrap();
    table.add(vec!["six".to_owned()]).unwrap();
    assert!(table.finish().unwrap_err().to_string().contains("six"));
}
