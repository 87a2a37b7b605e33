//! The offer to resume a count that was broken off.

use ratatui::Frame;
use ratatui::layout::Rect;

use super::keys::{ANOTHER, RESUME, ResumeCommand};
use crate::output::moment;
use crate::ui::{Context, Effect, Keys, Passed, Screen, ask_window};
use shuzi_walk::Resumable;
use shuzi_words::counted_so_far;

/// The offer to resume a count.
#[derive(Clone, Copy, Debug)]
pub struct ResumeQuestion;

impl ResumeQuestion {
    /// Whether a real board is counted, where the next game is more likely.
    const fn is_at_table(cx: &Context) -> bool {
        cx.session().is_real()
    }
}

impl Screen for ResumeQuestion {
    type Command = ResumeCommand;

    const IS_WINDOW: bool = true;

    fn keys(&self, cx: &Context) -> Keys<ResumeCommand> {
        if Self::is_at_table(cx) { ANOTHER } else { RESUME }
    }

    fn run(&mut self, command: ResumeCommand, cx: &mut Context) -> Effect {
        match command {
            ResumeCommand::Resume => {
                cx.game.resume();
                Effect::Pass(Passed::Resumed)
            }
            ResumeCommand::Afresh => {
                cx.game.begin_another();
                Effect::Pop
            }
        }
    }

    /// The count that was kept stays where it is.
    fn close(&mut self, _cx: &mut Context) -> Effect {
        Effect::Pass(Passed::Leave)
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let Some(Resumable { progress: (at, all), stones, counted, time }) = cx.game.offered()
        else {
            return;
        };
        let words = &cx.look().words;
        let question = if Self::is_at_table(cx) {
            words.say("another-question", &[("size", cx.session().size().into())])
        } else {
            words.get("resume-question")
        };
        let mut values = vec![("at", (*at).into()), ("all", (*all).into())];
        let id = if stones.is_some() { "resume-where" } else { "resume-step" };
        values.extend(stones.map(|stones| ("stones", stones.into())));
        let mut said = vec![moment(time)];
        said.retain(|moment| !moment.is_empty());
        said.extend(counted_so_far(*counted, words));
        let mut lines = vec![question, words.say(id, &values), words.list(said)];
        lines.retain(|line| !line.is_empty());
        ask_window(frame, screen, &lines.join("\n"), cx.look());
    }
}
