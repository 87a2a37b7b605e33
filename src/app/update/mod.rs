//! The effect of each action on the state.

mod answering;
mod editing;
mod layers;
mod naming;
mod pages;
mod picking;
mod playing_on;
mod rearranging;

use std::cell::OnceCell;
use std::mem;

use super::{Action, App, Asked, Effect, Mode, Overlay, Palette, Scroll};
use crate::output::Format;
use shuzi_core::goban::{Color, Size, Vertex, VertexSet};
use shuzi_walk::{NumberEntry, Remark, Session, Setting, Step};

impl App {
    /// Carries out an action. Returns what the caller has to do, if anything.
    pub fn update(&mut self, action: Action) -> Option<Effect> {
        let effect = self.obey(self.meant(action));
        if self.looked_at.size() != self.session.size() {
            self.looked_at = VertexSet::new(self.session.size());
        }
        if self.session.step == Step::Dead {
            self.looked_at.insert(self.cursor);
        }
        self.preview = self.session.preview(self.cursor);
        self.by_all = OnceCell::new();
        effect
    }

    /// The action meant by a key: in a size that is being typed, that of the examples is the sign
    /// between its numbers.
    fn meant(&self, action: Action) -> Action {
        let is_size = self.mode() == Mode::Settings && self.setting() == Setting::Size;
        let types = is_size && !self.entry().is_empty();
        if types && action == Action::Example {
            return Action::Type('×');
        }
        // Where a board is put in there is no result to skip to: a phone brings the board.
        let is_empty = self.mode() == Mode::Settings && !self.can(Action::Finish);
        let is_put_in = self.mode() == Mode::Edit || is_empty && self.session.board().is_none();
        let is_phone = cfg!(feature = "phone") && is_put_in;
        if is_phone && action == Action::Finish { Action::Phone } else { action }
    }

    fn obey(&mut self, action: Action) -> Option<Effect> {
        if let Action::Leap(direction, steps) = action {
            for _ in 0..steps {
                self.obey(Action::Move(direction));
            }
            return None;
        }
        if let Action::ToggleAt(vertex) | Action::PaintAt(vertex) | Action::Put(vertex, _) = action
            && !self.board_size().contains(vertex)
        {
            return None;
        }
        let said = self.message.take();
        let is_choice =
            |asked: &mut Asked| matches!(asked, Asked::Whose(..) | Asked::Turn | Asked::InPlace);
        if let Some(asked) = self.asked.take_if(is_choice) {
            if self.overlay.is_none() && self.answer(asked.clone(), action, said.clone()) {
                return None;
            }
            // Help and quitting leave the question open.
            (self.asked, self.message) = (Some(asked), said);
        } else if action != Action::Next {
            // Enter alone answers any other question.
            self.asked = None;
        }
        if !matches!(action, Action::Type(_)) {
            self.refused = false;
        }
        if let Some(palette) = &mut self.palette {
            match action {
                Action::Next => return Some(Effect::Command),
                Action::Close => self.palette = None,
                Action::Quit => {
                    self.palette = None;
                    return self.quit();
                }
                _ => palette.obey(action),
            }
            return None;
        }
        if matches!(self.mode(), Mode::Edit | Mode::Photograph)
            && Self::is_for_editor(action)
            && self.edit_with(action)
        {
            return None;
        }
        if self.overlay.is_none()
            && (self.pick_with(action) || self.name_with(action) || self.play_on_with(action))
        {
            return None;
        }
        match action {
            Action::PickRules => self.open_picker(),
            Action::NamePlayers => self.open_names(),
            Action::Palette => {
                if matches!(self.overlay, Some(Overlay::Help { .. })) {
                    self.close();
                }
                self.palette = Some(Palette::default());
            }
            Action::Quit => return self.quit(),
            Action::Close => return self.close(),
            Action::Help => {
                let on_settings = self.overlay == Some(Overlay::Settings);
                self.help_scroll = Scroll::default();
                self.overlay = Some(Overlay::Help { on_settings });
            }
            Action::Move(direction) => self.go(direction),
            Action::Swap => self.show_words = !self.show_words,
            Action::Rearrange => self.rearrange(),
            Action::PlayOn => self.play_on(),
            Action::CheatSheet
            | Action::Handicap
            | Action::Compare
            | Action::Appearance
            | Action::Example => return self.open_page(action),
            Action::Mouse => return Some(Effect::Mouse),
            Action::Copy => return Some(Effect::Copy),
            Action::NextGame => return Some(Effect::NextGame),
            Action::Phone => return Some(Effect::Phone),
            Action::Suspend => return Some(Effect::Suspend),
            Action::OpenExample(game) => self.open_example(game),
            Action::Edit => self.edit(),
            Action::SaveResult => self.overlay = Some(Overlay::Save(Format::TEXT)),
            Action::Write => {
                if let Some(Overlay::Save(format)) = self.overlay.take() {
                    return Some(Effect::Write(format));
                }
            }
            Action::Handle(_) | Action::Play | Action::Tick => self.handle(action),
            Action::Next if matches!(self.overlay, Some(Overlay::Help { .. })) => {
                return self.run_chosen_key();
            }
            Action::Next => self.next(),
            Action::Afresh | Action::Resume => {
                self.overlay = None;
                let is_afresh = action == Action::Afresh;
                return Some(if is_afresh { Effect::Afresh } else { Effect::Resume });
            }
            _ => self.change(action),
        }
        None
    }

    /// Closes the help, and does what its cursor is on.
    fn run_chosen_key(&mut self) -> Option<Effect> {
        let chosen = self.mode_below_help().chosen(&self.help_scroll, |action| self.can(action));
        self.close();
        chosen.and_then(|action| self.obey(action))
    }

    /// The size of the board on the screen.
    fn board_size(&self) -> Size {
        self.editor().map_or_else(|| self.session.size(), |editor| editor.board().size())
    }

    /// Whether the open editor handles an action.
    const fn is_for_editor(action: Action) -> bool {
        matches!(
            action,
            Action::Next
                | Action::NextRow
                | Action::Type(_)
                | Action::Erase
                | Action::NextDoubt
                | Action::PreviousDoubt
                | Action::AsRead
                | Action::Put(..)
                | Action::Turn
                | Action::Mirror
                | Action::Move(_)
                | Action::ToggleAt(_)
                | Action::PaintAt(_)
                | Action::Flood(_)
                | Action::Undo
                | Action::Redo
        )
    }

    /// Carries out an action that changes the count and can be undone.
    fn change(&mut self, action: Action) {
        match action {
            // Undo first deletes what is being typed, number by number.
            Action::Undo if !self.entry().is_empty() => self.typing().erase_number(),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Back => self.remember(Session::back),
            Action::Settings => {
                // Start at komi, the setting changed most; changing the size would drop the count.
                let komi = self.session.settings().iter().position(|one| *one == Setting::Komi);
                self.row = komi.unwrap_or(0);
                self.overlay = Some(Overlay::Settings);
            }
            Action::Toggle => self.mark(self.cursor),
            Action::ToggleAt(vertex) => {
                self.cursor = vertex;
                self.mark(vertex);
            }
            Action::FillDame => self.ask_to_fill_dame(),
            Action::Agree if self.can(Action::Agree) => self.agree(),
            Action::YesNo(is_yes) => self.answer_question(is_yes),
            Action::Recount if self.can(Action::Recount) => {
                self.drafts.clear();
                self.remember(Session::count_again);
                self.say(Remark::CountedAgain);
            }
            Action::LookOver if self.can(Action::LookOver) => {
                self.remember(|session| session.step = Step::Dead);
                self.cursor = self.session.first_to_check();
            }
            Action::NextChain => self.cursor = self.session.next_chain(self.cursor, false),
            Action::PreviousChain => self.cursor = self.session.next_chain(self.cursor, true),
            Action::Type(_) if self.is_on_settings() && !self.setting().is_number() => {
                self.say(Remark::TurnSetting);
            }
            Action::Type(_) if !self.is_on_settings() && self.mode_below() != Mode::Entry => {
                self.say(Remark::NoNumberAsked);
            }
            Action::Type(c) => {
                // A digit replaces a refused number; any other character edits it.
                if std::mem::take(&mut self.refused) && c.is_numeric() {
                    *self.typing() = NumberEntry::default();
                }
                if let Err(why) = self.typing().push(c) {
                    self.say(why);
                }
            }
            Action::Erase => self.typing().erase(),
            Action::Ten => self.typing().add_ten(),
            Action::Change(_) if self.setting() == Setting::Players => self.open_names(),
            Action::Change(step) => self.change_setting(step),
            Action::Finish => self.finish(),
            Action::NextMethod | Action::NextSide if self.session.counts_territory() => {
                self.say(Remark::ByTerritory);
            }
            Action::NextMethod => {
                self.remember(Session::next_method);
                if self.session.step != Step::Result {
                    let method = self.session.setup.method;
                    self.say(Remark::MethodNeedsSide { method });
                }
            }
            Action::Answer(side) if self.session.step == Step::LastMove => {
                self.remember(|session| session.answer_last_move(side));
            }
            Action::Verify => self.remember(|session| session.counted.verify = true),
            Action::NextSide if self.session.can_verify() => self.ask_to_verify(),
            Action::NextSide if self.session.setup.method.counts_both() => {
                self.say(Remark::BothSides);
            }
            Action::NextSide => self.remember(Session::next_side),
            _ => {}
        }
    }

    /// Changes the count so that it can be undone. Without an effect, nothing is recorded.
    fn remember(&mut self, change: impl FnOnce(&mut Session)) {
        let before = self.session.clone();
        change(&mut self.session);
        self.session.withdraw_agreement(&before);
        self.session.changed();
        if self.session != before {
            if self.session.step != before.step {
                self.show_words = false;
                self.scroll = Scroll::default();
                if self.session.step == Step::Seki && !self.session.is_in_seki(self.cursor) {
                    self.cursor = self.session.next_chain(Vertex::new(0, 0), false);
                }
            }
            self.past.push(before);
            self.future.clear();
            self.keep_cursor_on_board();
        }
    }

    /// The number being typed, mutably.
    pub(super) fn typing(&mut self) -> &mut NumberEntry {
        if self.is_on_settings() {
            &mut self.setting_entry
        } else {
            self.drafts.at_mut(self.session.step)
        }
    }

    pub(super) fn undo(&mut self) {
        match self.past.pop() {
            Some(before) => {
                self.future.push(mem::replace(&mut self.session, before));
                self.keep_cursor_on_board();
            }
            None => self.say(Remark::NothingToUndo),
        }
    }

    pub(super) fn redo(&mut self) {
        match self.future.pop() {
            Some(after) => {
                self.past.push(mem::replace(&mut self.session, after));
                self.keep_cursor_on_board();
            }
            None => self.say(Remark::NothingToRedo),
        }
    }

    /// Fills the dame alternately, unless nobody knows who moves first and it matters.
    fn ask_to_fill_dame(&mut self) {
        let size = self.session.size();
        if !self.can(Action::FillDame) {
            let open = self.session.open_borders();
            self.say(match open.first() {
                Some(point) => Remark::BorderOpen { place: point.name(size) },
                None => Remark::NoDame,
            });
            return;
        }
        match self.session.turn() {
            Some(side) => self.fill_dame(side),
            None if self.session.dame().len().is_multiple_of(2) => self.fill_dame(Color::Black),
            None => {
                self.asked = Some(Asked::Turn);
                self.say(Remark::WhoseTurn);
            }
        }
    }

    /// Fills the dame alternately, and remarks which points each side filled.
    pub(super) fn fill_dame(&mut self, first: Color) {
        let size = self.session.size();
        let names = |points: &[Vertex]| -> Vec<String> {
            points.iter().map(|point| point.name(size)).collect()
        };
        let mut filled = [Vec::new(), Vec::new()];
        self.remember(|session| filled = session.fill_dame(first));
        let [black, white] = filled.each_ref().map(|points| names(points));
        self.say(match (black.is_empty(), white.is_empty()) {
            (false, false) => Remark::DameFilled { black, white },
            (true, _) => Remark::DameFilledBy { side: Color::White, places: white },
            (_, true) => Remark::DameFilledBy { side: Color::Black, places: black },
        });
    }

    /// Changes dead stones or fillers. Remarks if numbers taken from the board are dropped.
    fn remember_marks(&mut self, change: impl FnOnce(&mut Session)) {
        let counted = self.session.counted;
        self.remember(change);
        if self.session.counted != counted {
            self.say(Remark::NumbersDropped);
        }
    }

    /// Whether this step can mark anything at a vertex.
    pub fn can_mark(&self, vertex: Vertex) -> bool {
        match self.session.step {
            Step::Dead => self.session.stone_at(vertex).is_some(),
            Step::Seki => self.session.is_in_seki(vertex),
            _ => false,
        }
    }

    fn mark(&mut self, vertex: Vertex) {
        match self.session.step {
            Step::Dead if self.session.stone_at(vertex).is_none() => {
                self.say(Remark::NoStoneHere);
            }
            Step::Dead => self.remember_marks(|session| session.toggle_dead(vertex)),
            Step::Seki => {
                if self.session.is_in_seki(vertex) {
                    self.remember_marks(|session| session.cycle_fill(vertex));
                } else {
                    self.say(Remark::NotInSeki);
                }
            }
            _ => {}
        }
    }
}
