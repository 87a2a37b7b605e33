//! What the keys of a count do.

use super::keys::CountCommand;
use super::{CountScreen, First};
use crate::screens::compare::CompareScreen;
use crate::screens::editor::EditorScreen;
use crate::screens::examples::ExamplesScreen;
use crate::screens::key_sheet::KeySheetScreen;
use crate::screens::play_on::PlayOnScreen;
use crate::screens::question::HandicapQuestion;
use crate::screens::rearrange::RearrangeScreen;
use crate::screens::rules::RulesScreen;
use crate::screens::save::{SaveScreen, copy_result};
use crate::screens::settings::SettingsScreen;
use crate::ui::{Context, Effect, Open};
use shuzi_walk::{Origin, Remark, Setting, Step};

impl CountScreen {
    /// Does what a key is for.
    pub(super) fn obey(&mut self, command: CountCommand, cx: &mut Context) -> Effect {
        let count = cx.count_mut();
        match command {
            CountCommand::Next => return Self::next(cx),
            CountCommand::Undo => return Self::undo(cx),
            CountCommand::Rearrange => return Self::rearrange(false, cx),
            CountCommand::NextGame => return Self::next_game(cx),
            CountCommand::Compare => return Self::compare(cx),
            CountCommand::Agree => {
                if let Some(look_first) = count.agree() {
                    self.cursor = look_first;
                }
            }
            CountCommand::YesNo(is_yes) => count.answer(is_yes),
            CountCommand::Answer(side) => count.answer_side(side),
            CountCommand::SwapSides => count.swap_sides(),
            CountCommand::Redo => count.redo(),
            CountCommand::Finish => count.finish(),
            CountCommand::Method => count.next_method(),
            CountCommand::Side => count.next_side(),
            CountCommand::Verify => count.verify(),
            CountCommand::Recount => count.recount(),
            CountCommand::LookOver => count.look_over(),
            CountCommand::Empty => count.ask_empty(),
            CountCommand::Toggle => count.mark(self.cursor),
            CountCommand::NextChain => self.cursor = count.session().next_chain(self.cursor, false),
            CountCommand::PreviousChain => {
                self.cursor = count.session().next_chain(self.cursor, true);
            }
            CountCommand::FillDame => count.fill_dame(),
            CountCommand::InSeki => count.mark_seki(self.cursor),
            CountCommand::PlayOn if count.can_play_on() => {
                return Effect::open(PlayOnScreen::new(self.cursor));
            }
            CountCommand::PlayOn => count.say(Remark::PlayOnAtDead),
            CountCommand::Ten => count.add_ten(),
            CountCommand::Erase => count.erase(),
            CountCommand::Swap => self.is_swapped = !self.is_swapped,
            CountCommand::Handicap => {
                return Effect::open(HandicapQuestion);
            }
            CountCommand::Lines(lines) => {
                let text = lines.to_string();
                if let Err(why) = count.enter_setting(Setting::Size, &text) {
                    count.say(why);
                }
            }
            CountCommand::Rules => return Effect::open(RulesScreen::new(cx)),
            CountCommand::Settings => {
                SettingsScreen::open_at(Setting::Komi, cx);
                return Effect::open(SettingsScreen::default());
            }
            CountCommand::Edit => {
                if cx.game.bench.edit() {
                    return Effect::open(EditorScreen::default());
                }
            }
            CountCommand::Example => {
                return Effect::open(ExamplesScreen::new(true));
            }
            CountCommand::Sheet
                if count.session().counts_territory() && count.session().step != Step::Setup =>
            {
                count.say(Remark::ByTerritory);
            }
            CountCommand::Sheet => {
                return Effect::open(KeySheetScreen::of(cx.count()));
            }
            CountCommand::Save => return Effect::open(SaveScreen::default()),
            CountCommand::CopyResult => {
                let said = copy_result(cx.session(), cx.look());
                cx.say(said);
            }
        }
        Effect::Done
    }

    /// Leaves the count; what is unfinished is kept.
    pub(super) fn leave(cx: &mut Context) -> Effect {
        // One that was kept and not taken up stays.
        if cx.game.bench.is_at_beginning() && cx.game.offered().is_none() {
            cx.game.forget();
        }
        cx.game.save();
        cx.end_count();
        Effect::Pop
    }

    fn next(cx: &mut Context) -> Effect {
        let before = cx.session().step;
        cx.count_mut().next();
        let session = cx.session();
        // The plan of a bundled game plays as soon as its stones are to be rearranged.
        let is_example = matches!(session.origin(), Some(Origin::Example(_)));
        if is_example && session.step != before && matches!(session.step, Step::Vacant(_)) {
            return Self::rearrange(true, cx);
        }
        Effect::Done
    }

    fn rearrange(plays: bool, cx: &mut Context) -> Effect {
        let plan = cx.session().rearranging().ok_or_else(|| Remark::NeedsPosition.into());
        Effect::push(plan.map(|plan| RearrangeScreen::new(plan, plays)), cx)
    }

    fn next_game(cx: &mut Context) -> Effect {
        cx.game.forget();
        // After a board from a phone comes the list of them.
        let is_followed = cx.game.is_at_table() && !cx.game.is_sent();
        cx.end_count();
        if is_followed && cx.begin_next().is_ok() {
            return Effect::Replace(Open::boxed(Self::new(First::Nothing)));
        }
        Effect::Pop
    }

    fn undo(cx: &mut Context) -> Effect {
        // In a game just begun, undo takes back the key that began it.
        if cx.game.can_return() {
            cx.return_to_game_before();
            return Effect::Replace(Open::boxed(Self::new(First::Nothing)));
        }
        cx.count_mut().undo();
        Effect::Done
    }

    pub(super) fn compare(cx: &mut Context) -> Effect {
        Effect::push(CompareScreen::of(cx.count()), cx)
    }
}

/// Whether a command has an effect now, so that it is worth a hint.
pub(super) fn can(command: CountCommand, cx: &Context) -> bool {
    let (count, session) = (cx.count(), cx.session());
    match command {
        CountCommand::Rearrange => {
            session.board().is_some() && matches!(session.step, Step::Vacant(_) | Step::Stones(_))
        }
        CountCommand::Next => session.step != Step::Result || session.can_agree_with_result(),
        CountCommand::LookOver | CountCommand::Swap => session.board().is_some(),
        CountCommand::Undo => count.can_undo() || cx.game.can_return(),
        CountCommand::Redo => count.can_redo(),
        CountCommand::Finish => count.can_finish(),
        CountCommand::Compare => session.is_counted(),
        CountCommand::Verify => !session.answers.verify,
        CountCommand::Empty => count.can_ask_empty(),
        CountCommand::Method => !session.counts_territory(),
        CountCommand::Side if session.counts_territory() => false,
        CountCommand::Side => session.can_verify() || !session.setup.method.counts_both(),
        CountCommand::Erase => !count.entry().is_empty(),
        CountCommand::PlayOn => count.can_play_on(),
        CountCommand::FillDame => count.can_fill_dame(),
        CountCommand::Agree => count.can_agree(),
        CountCommand::Recount => count.can_recount(),
        CountCommand::Lines(lines) => session.board().is_none() && session.size().width() != lines,
        _ => true,
    }
}
