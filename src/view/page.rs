//! A page over another screen: its title, its text, its keys.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

#[cfg(feature = "phone")]
use super::phone;
use super::plain_signs::in_plain_signs;
use super::split::title_middle_footer;
use super::{
    Appearance, cheat_sheet, clear, comparing, examples, footer, handicap, help, look, palette,
    title,
};
#[cfg(feature = "phone")]
use crate::app::PhonePage;
use crate::app::{
    Action, AppearancePage, CheatSheet, Comparing, ExamplesPage, HandicapTable, OpenPage, Page,
};
use shuzi_core::fact::Message;
use shuzi_walk::Session;

/// How a page is drawn.
pub trait PageView: Page {
    /// Draws the page over all of an area, with the last remark.
    fn draw(&self, frame: &mut Frame<'_>, area: Rect, message: Option<&Message>, look: &Appearance);
}

impl PageView for CheatSheet {
    fn draw(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        message: Option<&Message>,
        look: &Appearance,
    ) {
        cheat_sheet::draw(frame, area, self, message, look);
    }
}

impl PageView for HandicapTable {
    fn draw(&self, frame: &mut Frame<'_>, area: Rect, _: Option<&Message>, look: &Appearance) {
        handicap::draw(frame, area, self, look);
    }
}

impl PageView for Comparing {
    fn draw(&self, frame: &mut Frame<'_>, area: Rect, _: Option<&Message>, look: &Appearance) {
        comparing::draw(frame, area, self, look);
    }
}

impl PageView for ExamplesPage {
    fn draw(&self, frame: &mut Frame<'_>, area: Rect, _: Option<&Message>, look: &Appearance) {
        examples::draw(frame, area, self, look);
    }
}

#[cfg(feature = "phone")]
impl PageView for PhonePage {
    fn draw(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        message: Option<&Message>,
        look: &Appearance,
    ) {
        phone::draw(frame, area, self, message, look);
    }
}

impl PageView for AppearancePage {
    fn draw(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        message: Option<&Message>,
        look: &Appearance,
    ) {
        look::draw(frame, area, self, message, look);
    }
}

/// Draws a page of the count `about`.
pub fn draw_page<P: PageView>(
    frame: &mut Frame<'_>,
    open: &OpenPage<P>,
    about: &Session,
    look: &Appearance,
) {
    let screen = frame.area();
    clear(frame, screen, look);
    if screen.width < 20 || screen.height < 6 {
        frame.render_widget(Line::from(look.words.get("too-small")), screen);
        return;
    }
    let [top, middle, bottom] = title_middle_footer(screen);
    title::draw_count(frame, top, (about, None), look);
    open.page.draw(frame, middle, open.message(), look);
    let can = |action| open.page.can(action);
    footer::draw(frame, bottom, open.mode(), can, look);
    if let Some(scroll) = open.help() {
        help::draw(frame, screen, (P::MODE, can), scroll, look);
    }
    if let Some(palette) = open.palette() {
        palette::draw(frame, screen, palette, &palette::listed(palette, P::MODE, can, look), look);
    }
    in_plain_signs(frame.buffer_mut(), look);
}

/// Returns the action of the hint under a screen position, as for a click.
pub fn page_hint_at<P: Page>(
    screen: Rect,
    open: &OpenPage<P>,
    look: &Appearance,
    place: Position,
) -> Option<Action> {
    let [.., footer] = title_middle_footer(screen);
    footer::hint_in(footer, open.mode(), |action| open.page.can(action), look, place)
}

/// Returns the selected action of a page's list of actions.
pub fn page_command_at<P: Page>(open: &OpenPage<P>, look: &Appearance) -> Option<Action> {
    let palette = open.palette()?;
    let listed = palette::listed(palette, P::MODE, |action| open.page.can(action), look);
    listed.get(palette.row_among(listed.len())).map(|binding| binding.action)
}
