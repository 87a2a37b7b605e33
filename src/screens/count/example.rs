//! A bundled game as it looks at a step of a real board: what the words ask for, to see.

use std::sync::OnceLock;

use shuzi_core::counting::Settled;
use shuzi_core::goban::VertexSet;
use shuzi_walk::{ExampleGame, Rearranging, Session, Showcase, Step, TablePosition};

/// A position that shows what a step is about.
#[derive(Clone, Copy, Debug)]
pub struct Illustration {
    /// The stones, with the dead ones marked.
    pub position: &'static TablePosition,
    /// The owners of the points, once the dead stones are off.
    pub settled: Option<&'static Settled>,
    /// The stones of a seki, where the step is about them.
    pub seki: Option<&'static VertexSet>,
    /// Stones moved into rectangles, where vacant points are counted.
    pub rearranging: Option<&'static Rearranging>,
}

impl Illustration {
    /// What the step of a real board looks like, until something was counted; `None` where a board is
    /// counted, at the setup, and from the stones on.
    pub fn of(session: &Session) -> Option<Self> {
        if session.board().is_some() || session.step == Step::Setup {
            return None;
        }
        match session.step {
            Step::Empty | Step::NonScoring => Self::seki(),
            Step::Side => Self::even().map(Self::settled),
            // Where territory is counted, stones are not added from the bowl.
            Step::Vacant(_) if session.counts_territory() => Self::even().map(Self::settled),
            Step::Vacant(_) => Self::even().map(Self::rearranged),
            Step::Finish
            | Step::LastMove
            | Step::Groups(_)
            | Step::Returned
            | Step::Prisoners(_) => Self::even(),
            _ => None,
        }
    }

    fn even() -> Option<Self> {
        Some(Self::as_left(even()?.position()))
    }

    fn seki() -> Option<Self> {
        static SEKI: OnceLock<Option<Box<TablePosition>>> = OnceLock::new();
        let game = SEKI.get_or_init(|| ExampleGame::Seki.showcase().map(|(position, _)| position));
        let seki = Self::as_left(game.as_deref()?).settled();
        Some(Self { seki: Some(&seki.position.settled().seki().stones), ..seki })
    }

    const fn as_left(position: &'static TablePosition) -> Self {
        Self { position, settled: None, seki: None, rearranging: None }
    }

    fn settled(self) -> Self {
        Self { settled: Some(self.position.settled()), ..self }
    }

    fn rearranged(self) -> Self {
        Self { rearranging: even().and_then(Showcase::rearranging), ..self.settled() }
    }
}

/// The even game, counted to the end.
fn even() -> Option<&'static Showcase> {
    static EVEN: OnceLock<Option<Showcase>> = OnceLock::new();
    let counted = || {
        let mut shown = Showcase::new()?;
        shown.finish();
        Some(shown)
    };
    EVEN.get_or_init(counted).as_ref()
}
