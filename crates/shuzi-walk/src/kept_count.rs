//! A count as saved on disk: its answers and marks, not the keys that led to them.

use std::sync::Arc;

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

use crate::kept_board::{KeptDraft, MOST_STATES, board, names, rows};
use crate::names::player_names;
use crate::{
    Answers, Count, Drafts, ExampleGame, Origin, Session, SettingEntry, Setup, Step, Table,
    TablePosition, Workbench,
};
use shuzi_core::counting::{Fill, Overrides, Sourced, ValueSource};
use shuzi_core::goban::{Chain, Chains, Color, Size, Vertex, VertexSet};
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::method::Method;
use shuzi_core::record::Move;
use shuzi_core::rules::Profile;

/// A count that can be resumed: its current state and its undo history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptCount {
    /// The most recent states, the current one last.
    states: Vec<KeptState>,
    /// Text typed but not entered.
    drafts: Drafts,
    /// Text typed into a setting but not entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    setting: Option<SettingEntry>,
    /// An unfinished board.
    draft: Option<KeptDraft>,
    /// Whether the editor was open.
    is_editing: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptState {
    #[serde(deserialize_with = "read_step")]
    step: Step,
    table: KeptTable,
    rules: String,
    /// Whether the player chose the rules.
    #[serde(default)]
    rules_by_player: bool,
    /// Who else chose them, but the game file, which is read again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules_by: Option<ValueSource>,
    method: Method,
    #[serde(default)]
    by_territory: bool,
    overrides: Overrides,
    counted: Answers,
    /// The players of a game at the table, [Black, White].
    #[serde(default)]
    players: [Option<String>; 2],
}

/// Reads a step: one that earlier versions had after the numbers is the result.
fn read_step<'de, D: Deserializer<'de>>(from: D) -> Result<Step, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Kept {
        Step(Step),
        Gone(IgnoredAny),
    }
    Kept::deserialize(from).map(|kept| match kept {
        Kept::Step(step) => step,
        Kept::Gone(_) => Step::Result,
    })
}

/// What was counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum KeptTable {
    /// A real board: width and height in lines.
    Real(u8, u8),
    /// The position the count was opened with.
    Opened(KeptMarks),
    /// A bundled game.
    Example(ExampleGame, KeptMarks),
    /// A board set up by hand, in rows of `.`, `X` and `O`.
    Board(Vec<String>, KeptMarks),
}

/// The players' decisions about a position; vertices by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptMarks {
    dead: Vec<String>,
    uncertain: Vec<String>,
    /// The stones that the players say are in seki.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    in_seki: Vec<String>,
    source: DeadSource,
    /// Who fills each vertex of the sekis, if the players decided: Black, White or neither.
    fill: Option<Vec<(String, Option<Color>)>>,
    /// Whether both players agreed with the marks and the dame left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    agreed: bool,
    /// What was played from the position; passes have no vertex.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    played: Vec<(Color, Option<String>)>,
    /// How many of these moves led to the board counted.
    #[serde(default)]
    reached: usize,
}

impl Workbench {
    /// The count to save. `begun` is the count as it was opened.
    pub fn kept(&self, begun: &Self) -> KeptCount {
        let (count, setting) = (&self.count, &self.setting);
        let states: Vec<&Session> =
            count.past().iter().chain([count.session()]).rev().take(MOST_STATES).collect();
        let states = states.into_iter().rev();
        let kept = KeptCount {
            states: states.map(KeptState::of).collect(),
            drafts: count.drafts().clone(),
            setting: (!setting.typed.is_empty()).then(|| setting.clone()),
            draft: self.editor.as_ref().map(KeptDraft::of),
            is_editing: self.is_editing,
        };
        // An untouched example is not worth resuming.
        if kept.is_example_as_it_was(&KeptState::of(begun.count.session())) {
            return begun.kept(begun);
        }
        kept
    }

    /// The rules, options and marks a count starts with, as bytes that distinguish it from others.
    pub fn fingerprint(&self) -> Vec<u8> {
        // Where a value comes from may be told otherwise the next time.
        let mut kept = KeptState { rules_by: None, ..KeptState::of(self.count.session()) };
        kept.overrides.by = ValueSource::Option;
        serde_json::to_vec(&kept).unwrap_or_default()
    }

    /// Resumes a saved count. Returns `None` if it does not belong to this one.
    pub fn taken_up(&self, kept: &KeptCount) -> Option<Self> {
        let begun = &self.count;
        let mut sessions: Vec<Session> = Vec::with_capacity(kept.states.len());
        let (last, before) = kept.states.split_last()?;
        for state in before {
            // Undo states that cannot be restored are skipped.
            sessions.extend(state.session(begun, sessions.last()));
        }
        let session = last.session(begun, sessions.last())?;
        let editor = match &kept.draft {
            Some(kept) => Some(kept.editor(self.open_editor())?),
            None => None,
        };
        let setting = kept.setting.clone().unwrap_or_default();
        Some(Self {
            is_editing: kept.is_editing && editor.is_some(),
            editor,
            setting,
            count: begun.taken_up(session, sessions, kept.drafts.clone()),
        })
    }
}

impl KeptCount {
    /// Whether the bundled example was only viewed, with no other work in the undo history.
    /// `begun` is the state of the count as it was opened.
    fn is_example_as_it_was(&self, begun: &KeptState) -> bool {
        let is_example = |table: &KeptTable| matches!(table, KeptTable::Example(..));
        let is_untouched = |table: &KeptTable| match table {
            KeptTable::Example(_, marks) => {
                marks.source != DeadSource::Player && marks.fill.is_none()
            }
            other => *other == begun.table,
        };
        // Only the step and the table may differ from the start.
        let at_its_step = |state: &KeptState| KeptState {
            step: state.step,
            table: state.table.clone(),
            // The game has its own rules.
            rules: if is_example(&state.table) { &state.rules } else { &begun.rules }.clone(),
            rules_by: state.rules_by,
            ..begun.clone()
        };
        self.states.last().is_some_and(|state| is_example(&state.table))
            && self.states.iter().all(|s| is_untouched(&s.table) && *s == at_its_step(s))
            && self.drafts == Drafts::default()
            && self.setting.is_none()
            && self.draft.is_none()
    }
}

impl KeptState {
    fn of(session: &Session) -> Self {
        let Setup { profile, overrides, method, by_territory } = &session.setup;
        Self {
            step: session.step,
            table: KeptTable::of(&session.table),
            rules: profile.value.name.clone(),
            rules_by_player: profile.source == ValueSource::Player,
            rules_by: match profile.source {
                ValueSource::File(_) | ValueSource::Weighed(_) | ValueSource::Player => None,
                source => Some(source),
            },
            method: *method,
            by_territory: *by_territory,
            overrides: *overrides,
            counted: session.answers,
            players: match session.origin() {
                None | Some(Origin::PutIn) => session.players().map(|name| name.map(str::to_owned)),
                _ => [None, None],
            },
        }
    }

    fn session(&self, begun: &Count, before: Option<&Session>) -> Option<Session> {
        let own = begun.session();
        let (table, info) = match &self.table {
            KeptTable::Example(game, _) => {
                let (table, info) = game.table()?;
                (table, Arc::new(info))
            }
            _ => (own.table.clone(), Arc::clone(&own.info)),
        };
        let table = self.table.table(table, before.map(|session| &session.table))?;
        let setup = Setup {
            profile: match (&self.table, ExampleGame::rules(&info, begun.profiles())) {
                (KeptTable::Example(..), Some(rules))
                    if rules.value.name == self.rules && !self.rules_by_player =>
                {
                    rules
                }
                _ => self.profile(own, begun.profiles())?,
            },
            overrides: self.overrides,
            method: self.method,
            by_territory: self.by_territory,
        };
        let mut session = Session::as_kept(table, info, setup, self.counted, self.step);
        session.take_as_answered();
        if matches!(session.origin(), None | Some(Origin::PutIn)) {
            let names = self.players.clone().map(Option::unwrap_or_default).join(",");
            session.name_players(player_names(&names));
        }
        session.is_possible().then_some(session)
    }

    fn profile(&self, begun: &Session, all: &[Arc<Profile>]) -> Option<Sourced<Arc<Profile>>> {
        let own = &begun.setup.profile;
        if own.value.name == self.rules && !self.rules_by_player {
            let source = self.rules_by.unwrap_or(own.source);
            return Some(Sourced { value: Arc::clone(&own.value), source });
        }
        let value = all.iter().find(|profile| profile.name == self.rules)?;
        let source = self.rules_by.unwrap_or(ValueSource::Player);
        Some(Sourced { value: Arc::clone(value), source })
    }
}

impl KeptTable {
    fn of(table: &Table) -> Self {
        let position = match table {
            Table::Real(size) => return Self::Real(size.width(), size.height()),
            Table::Position(position) => position,
        };
        let marks = KeptMarks::of(position);
        match position.origin {
            Origin::File(_) => Self::Opened(marks),
            Origin::Example(game) => Self::Example(game, marks),
            Origin::PutIn => Self::Board(rows(position.base()), marks),
        }
    }

    /// Restores the table. `opened` is the one the count began with, or the example; `before`, the
    /// table of the previous state, saves computing its dead stones again.
    fn table(&self, opened: Table, before: Option<&Table>) -> Option<Table> {
        let (position, marks) = match self {
            Self::Real(width, height) => {
                return Some(Table::Real(Size::new(*width, *height).ok()?));
            }
            Self::Opened(marks) | Self::Example(_, marks) => match opened {
                Table::Position(position) => (position, marks),
                Table::Real(_) => return None,
            },
            Self::Board(rows, marks) => {
                let board = board(rows)?;
                let same = before.and_then(|table| match table {
                    // The same stones may be those of a file, whose moves are not these.
                    Table::Position(position)
                        if position.origin == Origin::PutIn && *position.base() == board =>
                    {
                        Some(position.clone())
                    }
                    _ => None,
                });
                let position = same.unwrap_or_else(|| Box::new(TablePosition::put_in(board)));
                (position, marks)
            }
        };
        marks.mark(position).map(Table::Position)
    }
}

impl KeptMarks {
    fn of(position: &TablePosition) -> Self {
        let size = position.board.size();
        let dead = position.dead();
        let played = position.played_on();
        let filled = |fill: &Fill| {
            let at = |vertex: Vertex| Some((vertex.name(size), fill.at(vertex)?));
            size.vertices().filter_map(at).collect()
        };
        Self {
            dead: names(&dead.stones),
            uncertain: names(&dead.uncertain),
            in_seki: names(&dead.in_seki),
            source: dead.source,
            fill: position.fill().map(filled),
            agreed: position.marks_agreed(),
            played: played
                .moves()
                .iter()
                .map(|m| (m.color, m.vertex.map(|v| v.name(size))))
                .collect(),
            reached: played.counted(),
        }
    }

    fn mark(&self, mut position: Box<TablePosition>) -> Option<Box<TablePosition>> {
        let size = position.board.size();
        let vertex = |name: &String| Vertex::from_name(name, size).ok();
        let set = |names: &[String]| {
            let mut set = VertexSet::new(size);
            for name in names {
                set.insert(vertex(name)?);
            }
            Some(set)
        };
        let moves = self.played.iter().map(|(color, name)| {
            let vertex = name.as_ref().map(&vertex);
            (vertex != Some(None)).then_some(Move { color: *color, vertex: vertex.flatten() })
        });
        position.play_again(&moves.collect::<Option<Vec<Move>>>()?, self.reached)?;
        let dead = Dead {
            stones: set(&self.dead)?,
            in_seki: set(&self.in_seki)?,
            uncertain: set(&self.uncertain)?,
            verdicts: Arc::clone(&position.dead().verdicts),
            source: self.source,
        };
        if dead != *position.dead() {
            // Dead stones are marked by whole chains only.
            let all = Chains::of(&position.board);
            let marked = all.all().iter().filter(|chain| dead.stones.contains(chain.stones()[0]));
            let whole = VertexSet::of(size, marked.flat_map(Chain::stones).copied());
            if whole != dead.stones {
                return None;
            }
            position.set_dead(dead);
        }
        if let Some(kept) = &self.fill {
            let mut fill = Fill::none(size);
            for (name, filler) in kept {
                fill.set(vertex(name)?, *filler);
            }
            position.set_fill(Some(fill));
        }
        if self.agreed {
            position.set_agreed();
        }
        Some(position)
    }
}
