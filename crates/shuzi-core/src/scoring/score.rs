//! A game's score under one rule set, item by item.

use super::position_tally::small;
use super::{PositionTally, TurnHistory};
use crate::amount::Amount;
use crate::counting::{Form, FormCell, FormRow, Op, Outcome, Part, Term, Terms, Winner};
use crate::fact::{Value, facts, words};
use crate::goban::{Color, Size};
use crate::rules::{LastMove, Profile, Ties};

words! {
    /// What is scored.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Scored as "scoring" {
        /// Area: stones and the points they surround.
        Area => "area",
        /// Territory: the points surrounded, minus prisoners.
        Territory => "territory",
        /// Stones: the area, minus two points per group if the profile has a group tax.
        Stone => "stone",
    }
}

/// The points of both sides for one item.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreEntry {
    /// What is scored.
    pub term: Term,
    /// Points for Black, negative for a deduction.
    pub black: Amount,
    /// Points for White, negative for a deduction.
    pub white: Amount,
}

/// Black's lead in points, as far as known.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// The lead is known.
    Known(Amount),
    /// The lead is between the two, least first.
    Between(Amount, Amount),
    /// The lead is unknown.
    Unknown,
}

facts! {
    /// A note that belongs to a score.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
    pub enum ScoreNote {
        /// Points that must be filled once the dame are filled are not territory.
        Teire { side: Color, places: Vec<String> } => "score-teire",
        /// The groups, and so the group tax, are unknown.
        GroupsUnknown => "score-groups-unknown",
        /// White makes an extra pass, so that White passes last.
        WhitePassesLast => "score-white-passes-last",
        /// The turns that White missed while Black laid handicap stones, under rules by which the
        /// side that moved second passes last (Jasiek, *Prisoner Counting for Stone Scoring*).
        HandicapTurns { stones: u32 } => "score-handicap-turns",
        /// The passes are unknown: White may owe one more prisoner.
        PassesUnknown => "score-passes-unknown",
        /// The passes after the first two in a row are unknown: none is charged.
        LatePassesUnknown => "score-late-passes-unknown",
        /// The difference in prisoners is derived from the stones on the board.
        PrisonersFromStones => "score-prisoners-from-stones",
        /// The prisoners are unknown.
        PrisonersUnknown => "score-prisoners-unknown",
        /// It is unknown who passed first and got the button.
        FirstPassUnknown => "score-first-pass-unknown",
        /// It is unknown who played the last stone.
        LastStoneUnknown => "score-last-stone-unknown",
        /// Pass stones make up for handicap stones after the first, for which area scoring gives
        /// other points.
        PassStonesCompensate { points: Amount } => "score-pass-stones-compensate",
    }
}

/// A score under one profile.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The profile's name.
    pub rules: String,
    /// The profile's full name, translated if it is built in.
    pub title: Value,
    /// What is scored.
    pub scored: Scored,
    /// Whether group tax is deducted.
    pub taxed: bool,
    /// The items; if the lead is known, their sums are the points of both sides.
    pub entries: Vec<ScoreEntry>,
    /// Black's lead.
    pub lead: Lead,
    /// Who wins if both sides have the same points.
    pub ties: Ties,
    /// Notes that belong to the score.
    pub notes: Vec<ScoreNote>,
}

impl Score {
    /// The points, [Black, White]; `None` if not all are known.
    pub fn points(&self) -> Option<[Amount; 2]> {
        let Lead::Known(_) = self.lead else { return None };
        // Only the difference in prisoners is known.
        if self.notes.contains(&ScoreNote::PrisonersFromStones) {
            return None;
        }
        let sum = |of: fn(&ScoreEntry) -> Amount| {
            self.entries.iter().map(of).fold(Amount::ZERO, |sum, amount| sum + amount)
        };
        Some([sum(|entry| entry.black), sum(|entry| entry.white)])
    }

    /// The items that are not zero.
    pub fn shown(&self) -> impl Iterator<Item = &ScoreEntry> {
        self.entries.iter().filter(|entry| [entry.black, entry.white] != [Amount::ZERO; 2])
    }

    /// The items that are not zero and their sums, if those are known.
    pub fn form(&self) -> Form {
        let row = |(place, entry): (usize, &ScoreEntry)| {
            let cell = |amount| match (place, amount) {
                (1.., Amount::ZERO) => FormCell::Absent,
                _ => FormCell::Amount(amount),
            };
            let is_taken = entry.black.is_negative() || entry.white.is_negative();
            let op = match place {
                0 => Op::Start,
                _ if is_taken => Op::Take,
                _ => Op::Add,
            };
            let cells = [entry.black, entry.white].map(cell);
            FormRow { part: Part::Count, term: entry.term, is_halved: false, op, cells }
        };
        let mut rows: Vec<FormRow> = self.shown().enumerate().map(row).collect();
        rows.extend(self.points().map(|points| FormRow {
            part: Part::Count,
            term: Term::Sum,
            is_halved: false,
            op: Op::Equals,
            cells: points.map(FormCell::Amount),
        }));
        Form { rows }
    }

    /// The least and the most favourable result for Black, equal if the lead is known; `None` if it
    /// is unknown.
    pub fn outcomes(&self) -> Option<(Outcome, Outcome)> {
        let outcome = |lead| Outcome::of_black_lead(lead, self.ties);
        match self.lead {
            Lead::Known(lead) => Some((outcome(lead), outcome(lead))),
            Lead::Between(least, most) => Some((outcome(least), outcome(most))),
            Lead::Unknown => None,
        }
    }

    /// The result, if it is known.
    pub fn outcome(&self) -> Option<Outcome> {
        let (least, most) = self.outcomes()?;
        (least == most).then_some(least)
    }

    /// Who wins, if that much is known.
    pub fn winner(&self) -> Option<Winner> {
        let (least, most) = self.outcomes()?;
        (least.winner() == most.winner()).then(|| least.winner())
    }
}

/// A game that can be scored under several profiles.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoreKeeper<'a> {
    pub(super) tally: &'a PositionTally,
    pub(super) turns: &'a TurnHistory,
    /// Stones lost, including dead ones, [Black, White], if known.
    pub(super) lost: Option<[u32; 2]>,
    pub(super) size: Size,
}

impl ScoreKeeper<'_> {
    /// Scores the game under a profile; `terms` are its terms there.
    pub(super) fn score(self, terms: &Terms, scored: Scored, taxed: bool) -> Score {
        let profile = &terms.profile.value;
        let mut sheet = Sheet { entries: Vec::new(), open: 0, notes: Vec::new() };
        self.board(&mut sheet, profile, scored, taxed);
        sheet.given(terms, scored);
        if scored != Scored::Territory {
            self.last_move(&mut sheet, profile.last_move);
        }
        let lead = sheet.entries.iter().fold(Amount::ZERO, |lead, e| lead + e.black - e.white);
        let lead = match sheet.open {
            _ if sheet.notes.contains(&ScoreNote::GroupsUnknown) => Lead::Unknown,
            0 => Lead::Known(lead),
            open => Lead::Between(lead - Amount::points(open), lead),
        };
        Score {
            rules: profile.name.clone(),
            title: profile.shown_title(),
            scored,
            taxed,
            entries: sheet.entries,
            lead,
            ties: terms.ties(),
            notes: sheet.notes,
        }
    }

    /// Adds what is on the board and the prisoners.
    fn board(self, sheet: &mut Sheet, profile: &Profile, scored: Scored, taxed: bool) {
        let PositionTally { stones, territory, seki_eyes, seki_filled, groups, .. } = self.tally;
        if scored != Scored::Territory {
            let is_of_totals = self.tally.is_of_totals;
            let term = if is_of_totals { Term::Total } else { Term::Stones };
            sheet.put(term, *stones);
        }
        sheet.put(Term::Territory, *territory);
        if scored == Scored::Territory && profile.teire {
            self.teire(sheet);
        }
        // Area scoring counts stones filled into a seki. In territory scoring, shared liberties are
        // neutral; in stone scoring, no stones can be put there.
        match (scored, profile.points_in_seki) {
            (Scored::Area, true) => {
                let both = |side: usize| seki_eyes[side] + seki_filled[side];
                sheet.put_if_any(Term::Seki, [both(0), both(1)]);
            }
            (Scored::Territory, true) => sheet.put_if_any(Term::Seki, *seki_eyes),
            _ => {}
        }
        if scored == Scored::Territory {
            self.prisoners(sheet, profile);
        }
        match groups {
            _ if !taxed => {}
            Some(groups) => {
                sheet.take(Term::GroupTax, groups.map(|count| count * profile.group_tax));
            }
            None => sheet.notes.push(ScoreNote::GroupsUnknown),
        }
    }

    /// Deducts the points that must be filled.
    fn teire(self, sheet: &mut Sheet) {
        let teire = &self.tally.teire;
        if teire.iter().all(Vec::is_empty) {
            return;
        }
        sheet.take(Term::Teire, teire.each_ref().map(|points| small(points.len())));
        for (side, points) in Color::BOTH.into_iter().zip(teire) {
            if !points.is_empty() {
                let places = points.iter().map(|vertex| vertex.name(self.size)).collect();
                sheet.notes.push(ScoreNote::Teire { side, places });
            }
        }
    }

    fn prisoners(self, sheet: &mut Sheet, profile: &Profile) {
        // AGA: White passes last, and each pass hands over a stone. If White need not pass last
        // (Ikeda), only passes after the preliminary end cost a stone.
        let pays = profile.pass_stones && profile.white_passes_last;
        let are_turns_known = self.turns.unknown.is_none();
        let Some(lost) = self.lost else {
            self.prisoners_from_stones(sheet, pays);
            if !pays && profile.pass_stones && are_turns_known {
                self.late_passes(sheet);
            }
            return;
        };
        sheet.take(Term::Prisoners, lost);
        let passes = |color| u32::try_from(self.turns.passes_of(color)).unwrap_or(0);
        if pays && are_turns_known {
            let last = u32::try_from(self.turns.last_move()).unwrap_or(0);
            let stones = [passes(Color::Black), passes(Color::White) + last];
            sheet.take(Term::PassStones, stones);
            if last == 1 {
                sheet.notes.push(ScoreNote::WhitePassesLast);
            }
        } else if pays {
            sheet.open = 1;
            sheet.notes.push(ScoreNote::PassesUnknown);
        } else if profile.pass_stones {
            self.late_passes(sheet);
        }
    }

    /// Derives the difference in prisoners: stones played but not on the board were lost. If each
    /// pass hands over a stone and White passes last, both sides have played the same number.
    fn prisoners_from_stones(self, sheet: &mut Sheet, pays: bool) {
        let PositionTally { stones, .. } = self.tally;
        let are_turns_known = self.turns.unknown.is_none();
        let played =
            if are_turns_known && !pays { self.turns.stones_ahead() } else { self.turns.handicap };
        let ahead = i64::from(stones[0]) - i64::from(stones[1]) - played;
        sheet.entries.push(ScoreEntry {
            term: Term::Prisoners,
            black: Amount::points(ahead),
            white: Amount::ZERO,
        });
        if pays || are_turns_known {
            sheet.notes.push(ScoreNote::PrisonersFromStones);
        } else {
            sheet.open = 1;
            sheet.notes.push(ScoreNote::PrisonersUnknown);
        }
    }

    /// Deducts stones handed over for passes after the preliminary end.
    fn late_passes(self, sheet: &mut Sheet) {
        match self.turns.late_passes {
            Some([0, 0]) => {}
            Some(late) => sheet.take(Term::PassStones, late),
            None => sheet.notes.push(ScoreNote::LatePassesUnknown),
        }
    }

    /// Applies the rule about the last move or the first pass.
    fn last_move(self, sheet: &mut Sheet, rule: LastMove) {
        let half = Amount::halves(1);
        let last = self.turns.last_play.map(|(color, _)| color);
        let white_passed = self.turns.first_pass().map(|color| color == Color::White);
        let (told_by, black, white) = match rule {
            LastMove::None => return,
            LastMove::Taiwan => (last.map(|color| color == Color::Black), -half, half),
            LastMove::Ikeda => (white_passed, -half, half),
            LastMove::Wmsg => (white_passed, Amount::ZERO, Amount::points(1)),
            LastMove::Button => {
                let Some(color) = self.turns.first_pass() else {
                    sheet.notes.push(ScoreNote::FirstPassUnknown);
                    let (black, white) = (half, Amount::ZERO);
                    sheet.entries.push(ScoreEntry { term: Term::LastMove, black, white });
                    sheet.open = 1;
                    return;
                };
                let to = |side| if side == color { half } else { Amount::ZERO };
                (Some(true), to(Color::Black), to(Color::White))
            }
        };
        match told_by {
            Some(true) => {
                sheet.entries.push(ScoreEntry { term: Term::LastMove, black, white });
            }
            Some(false) => {}
            None => {
                sheet.open = 1;
                sheet.notes.push(ScoreNote::LastStoneUnknown);
            }
        }
    }
}

/// The items collected so far.
struct Sheet {
    entries: Vec<ScoreEntry>,
    /// How many points lower Black's lead may be, given what is unknown.
    open: i64,
    notes: Vec<ScoreNote>,
}

impl Sheet {
    /// Adds komi, tie-breaker and compensation, all for White.
    fn given(&mut self, terms: &Terms, scored: Scored) {
        let adjustment = terms.adjustment();
        // Pass stones make the number of moves equal, so territory scoring needs no compensation
        // (AGA).
        let by_pass_stones = scored == Scored::Territory && terms.profile.value.pass_stones;
        let given = [
            (Term::Komi, adjustment.komi()),
            (Term::TieBreaker, adjustment.tie_breaker()),
            (Term::Compensation, adjustment.compensation()),
        ];
        for (term, white) in given {
            let skipped = term == Term::Compensation && by_pass_stones;
            if white != Amount::ZERO && !skipped {
                self.entries.push(ScoreEntry { term, black: Amount::ZERO, white });
            }
        }
    }

    fn put(&mut self, term: Term, [black, white]: [u32; 2]) {
        let points = |count: u32| Amount::points(i64::from(count));
        self.entries.push(ScoreEntry { term, black: points(black), white: points(white) });
    }

    fn put_if_any(&mut self, term: Term, both: [u32; 2]) {
        if both != [0, 0] {
            self.put(term, both);
        }
    }

    fn take(&mut self, term: Term, [black, white]: [u32; 2]) {
        let points = |count: u32| -Amount::points(i64::from(count));
        self.entries.push(ScoreEntry { term, black: points(black), white: points(white) });
    }
}
