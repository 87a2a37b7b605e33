//! A page over another screen.

use ratatui::Frame;
use ratatui::crossterm::event::{MouseButton, MouseEventKind};
use ratatui::layout::Position;

use super::export::write_sheet;
use super::layer::{Input, Layer, Next};
use super::{Shared, TerminalSettings};
use crate::app::{Action, Mode, OpenPage, PageEffect};
use crate::shell::Failure;
use crate::view::{Appearance, PageView, draw_page, page_command_at, page_hint_at};
use shuzi_walk::Session;

/// A page on the stack.
pub(super) struct PageLayer<P> {
    open: OpenPage<P>,
    /// The count that the title names.
    about: Session,
    /// How things look if a choice is dropped.
    before: TerminalSettings,
}

impl<P: PageView + 'static> PageLayer<P> {
    /// Opens a page over a count.
    pub(super) fn push(page: P, about: &Session, shared: &Shared) -> Next {
        let (open, about) = (OpenPage::new(page), about.clone());
        Next::Push(Box::new(Self { open, about, before: shared.settings.clone() }))
    }

    /// Carries out an action and what it asks of the outside.
    fn carry_out(&mut self, action: Action, shared: &mut Shared) -> Next {
        match self.open.update(action) {
            Some(PageEffect::Close) => return Next::Pop,
            Some(PageEffect::Pass(action)) => {
                shared.settings = self.before.clone();
                return Next::Pass(action);
            }
            Some(PageEffect::Suspend) => return Next::Suspend,
            Some(PageEffect::Command) => {
                let action = page_command_at(&self.open, &shared.settings.look);
                self.open.close_palette();
                if let Some(action) = action {
                    return self.carry_out(action, shared);
                }
            }
            Some(PageEffect::Export { profile, size, rows }) => {
                self.open.say(write_sheet((&profile, size), &rows, &shared.settings.look));
            }
            Some(PageEffect::TurnAppearance(row, step)) => {
                if let Some(said) = shared.settings.turn(row, step) {
                    self.open.say(said);
                }
            }
            Some(PageEffect::KeepAppearance) => {
                shared.remark = Some(shared.settings.keep());
                return Next::Pop;
            }
            Some(PageEffect::DropAppearance) => {
                shared.settings = self.before.clone();
                return Next::Pop;
            }
            // Only the screen that waits for phones has these.
            Some(PageEffect::CountSent(_) | PageEffect::ChangeNetwork(_)) | None => {}
        }
        Next::Draw
    }
}

/// The actions an input means on a page.
pub(super) fn meaning<P: PageView>(
    open: &OpenPage<P>,
    input: Input,
    look: &Appearance,
) -> Vec<Action> {
    match input {
        Input::Key(key) => look.keys.action(open.mode(), key).into_iter().collect(),
        Input::Paste(text) if open.mode() == Mode::Palette => {
            text.trim().chars().map(Action::Type).collect()
        }
        Input::Mouse(mouse, screen) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            let place = Position::new(mouse.column, mouse.row);
            page_hint_at(screen, open, look, place).into_iter().collect()
        }
        Input::Passed(action) => vec![action],
        Input::Paste(_) | Input::Mouse(..) | Input::Tick => Vec::new(),
    }
}

impl<P: PageView + 'static> Layer for PageLayer<P> {
    fn draw(&mut self, frame: &mut Frame<'_>, shared: &mut Shared) {
        draw_page(frame, &self.open, &self.about, &shared.settings.look);
    }

    fn wants_mouse(&self, shared: &Shared) -> bool {
        shared.settings.look.mouse
    }

    fn take(&mut self, input: Input, shared: &mut Shared) -> Result<Next, Failure> {
        let mut next = Next::Nothing;
        for action in meaning(&self.open, input, &shared.settings.look) {
            next = self.carry_out(action, shared);
        }
        Ok(next)
    }
}
