//! Past counts, newest first.

use schemars::JsonSchema;
use serde::Serialize;

use crate::output::csv::{decimal, heads};
use crate::output::{Page, PageStyle};
use shuzi_core::amount::Amount;
use shuzi_core::fact::Value;
use shuzi_core::sheet::{Document, SheetTable};
use shuzi_walk::{DoneCount, Verified};
use shuzi_words::Words;
use shuzi_words::json::{Number, written};

/// Past counts.
#[derive(Clone, Copy, Debug)]
pub struct LogPage<'a> {
    /// The counts, newest first.
    pub counts: &'a [DoneCount],
}

impl Page for LogPage<'_> {
    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let words = context.words;
        let head = ["when", "what", "result", "rules", "rests-on"];
        let head: Vec<String> = head.iter().map(|word| words.get(&format!("log-{word}"))).collect();
        let row = |count: &DoneCount| {
            let komi = Value::from(count.komi_points().unwrap_or(Amount::ZERO));
            let rules = [("rules", count.rules.as_str().into()), ("komi", komi)];
            vec![
                moment(&count.time),
                name(count, words),
                count.shown_result(),
                words.say("log-rules-komi", &rules),
                words.get(rests_on(count.verified)),
            ]
        };
        let strong = vec![false, false, true, false, false];
        Document {
            title: words.get("log-title"),
            tables: vec![SheetTable {
                caption: String::new(),
                head,
                strong,
                rows: self.counts.iter().map(row).collect(),
            }],
            ..Document::default()
        }
    }

    fn records(&self) -> Option<Vec<Vec<String>>> {
        let head = "time,file,width,height,rules,komi,handicap,method,black,white,non_scoring,\
                    result,verified,counted,player_black,player_white";
        let number = |number: Option<u32>| number.map(|n| n.to_string()).unwrap_or_default();
        let record = |count: &DoneCount| {
            let [width, height] = count.size;
            vec![
                count.time.clone(),
                count.file.clone().unwrap_or_default(),
                width.to_string(),
                height.to_string(),
                count.rules.clone(),
                count.komi_points().map_or_else(|| count.komi.clone(), decimal),
                count.handicap.to_string(),
                count.method.clone(),
                number(count.black),
                number(count.white),
                count.non_scoring.to_string(),
                count.result.clone(),
                count.verified.into_str().to_owned(),
                count.counted.clone().unwrap_or_default(),
                count.players[0].clone().unwrap_or_default(),
                count.players[1].clone().unwrap_or_default(),
            ]
        };
        let head = heads(head);
        Some(std::iter::once(head).chain(self.counts.iter().map(record)).collect())
    }

    fn json(&self, _: &PageStyle<'_>) -> Option<String> {
        let line = |count: &DoneCount| {
            written(&LogJson {
                time: &count.time,
                file: count.file.as_deref(),
                size: count.size,
                rules: &count.rules,
                komi: count.komi_points().map(Number),
                handicap: count.handicap,
                method: &count.method,
                black: count.black,
                white: count.white,
                non_scoring: count.non_scoring,
                result: &count.result,
                verified: count.verified.into_str(),
                counted: count.counted.as_deref(),
                players: count.players.each_ref().map(Option::as_deref),
            })
        };
        Some(self.counts.iter().map(line).collect::<Vec<_>>().join("\n"))
    }
}

#[derive(JsonSchema, Serialize)]
pub struct LogJson<'a> {
    time: &'a str,
    file: Option<&'a str>,
    size: [u8; 2],
    rules: &'a str,
    komi: Option<Number>,
    handicap: u32,
    method: &'a str,
    black: Option<u32>,
    white: Option<u32>,
    non_scoring: u32,
    result: &'a str,
    verified: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    counted: Option<&'a str>,
    /// [Black, White].
    players: [Option<&'a str>; 2],
}

/// Returns the date and time, to the minute, of a time as counts store it.
pub fn moment(time: &str) -> String {
    time.chars().take(16).map(|sign| if sign == 'T' { ' ' } else { sign }).collect()
}

/// Returns what was counted: a file's name, the players, or the board on the table.
pub fn name(count: &DoneCount, words: &Words) -> String {
    let file = count.file.as_deref();
    if let Some(file) = file.and_then(|file| file.rsplit(['/', '\\']).next()) {
        return file.to_owned();
    }
    if let [Some(black), Some(white)] = &count.players {
        return format!("{black} – {white}");
    }
    let size = count.board_size().map_or_else(|| "?".into(), Value::from);
    words.say("log-table", &[("size", size)])
}

/// Returns the text id of what a result is based on.
const fn rests_on(verified: Verified) -> &'static str {
    match verified {
        Verified::Board => "log-board",
        Verified::BothSides => "log-both-sides",
        Verified::OneSide => "log-one-side",
        Verified::Territory => "log-territory",
    }
}
