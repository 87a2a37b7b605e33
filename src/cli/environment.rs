//! What every command starts from: the language, the settings, the folders, the rule profiles.

use std::cell::OnceCell;
use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use shuzi_core::fact::{Fact as _, Message};
use shuzi_core::goban::{Board, VertexSet};
use shuzi_core::place::{at, at_file};
use shuzi_core::record::Info;
use shuzi_core::rules::{Profile, Profiles};
use shuzi_core::scorer::{Engine, ScoreOptions, Scorer};

use super::args::GameArgs;
use crate::screens::key_tables;
use crate::shell::{
    Failure, Folders, ask_engine, profile_from_path, profiles_with_user_rules, warn,
};
use crate::ui::{Config, Context, LookOptions, TerminalSettings};
use shuzi_words::{Language, Words};

/// What every command starts from, read once per start.
pub(super) struct Environment {
    /// The texts in the player's language.
    pub(super) words: Arc<Words>,
    settings: Result<Config, Message>,
    folders: Option<Folders>,
    profiles: OnceCell<Arc<Profiles>>,
}

impl Environment {
    /// Reads the settings and chooses the language: that of `--lang`, otherwise of the settings,
    /// otherwise of the system. Errors in the arguments are reported in it, so it has to be known
    /// before they are parsed.
    pub(super) fn of(arguments: &[OsString]) -> Self {
        let texts: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
        let option = |name: &str| {
            texts.iter().enumerate().find_map(|(at, text)| {
                let rest = text.strip_prefix(name)?;
                if rest.is_empty() { texts.get(at + 1).copied() } else { rest.strip_prefix('=') }
            })
        };
        let folders = Folders::of_user();
        let settings =
            Config::of(option("--config").map(Path::new), folders.as_ref(), &key_tables());
        let chosen = || settings.as_ref().ok().and_then(Config::language);
        let language = option("--lang")
            .and_then(Language::of_code)
            .or_else(chosen)
            .unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok()));
        let words = Arc::new(Words::of(language));
        Self { words, settings, folders, profiles: OnceCell::new() }
    }

    pub(super) fn settings(&self) -> Result<&Config, Failure> {
        self.settings.as_ref().map_err(|why| Failure::Usage(why.clone()))
    }

    /// The folders of this user; none without a home folder.
    pub(super) const fn known_folders(&self) -> Option<&Folders> {
        self.folders.as_ref()
    }

    /// The folders of this user.
    pub(super) fn folders(&self) -> Result<&Folders, Failure> {
        self.folders.as_ref().ok_or_else(|| Message::plain("no-home").into())
    }

    /// The built-in profiles and the user's own.
    pub(super) fn profiles(&self) -> Result<Arc<Profiles>, Failure> {
        if let Some(profiles) = self.profiles.get() {
            return Ok(Arc::clone(profiles));
        }
        let settings = self.settings()?;
        let mut profiles = profiles_with_user_rules(self.folders.as_ref())?;
        if let Some(usual) = &settings.rules {
            if !profiles.knows(usual) {
                let place = settings.rules_place();
                return Err(Failure::Usage(at(place, profiles.unknown(usual))));
            }
            profiles.use_by_default(usual);
        }
        Ok(Arc::clone(self.profiles.get_or_init(|| Arc::new(profiles))))
    }

    /// A scorer by the profiles, and the name of the rules asked for: a profile named by its path
    /// is added to the others under its own name.
    pub(super) fn scorer_by(
        &self,
        rules: Option<&str>,
    ) -> Result<(Scorer, Option<String>), Failure> {
        let mut profiles = self.profiles()?;
        let is_path = |name: &str| {
            name.contains(['/', '\\']) || Path::new(name).extension().is_some_and(|e| e == "toml")
        };
        let name = match rules.filter(|name| is_path(name)) {
            None => rules.map(str::to_owned),
            Some(path) => {
                let added = profile_from_path(Arc::make_mut(&mut profiles), Path::new(path));
                Some(added.map_err(|error| {
                    Failure::usage_with("usage-rules", [("why", at_file(path, error).into())])
                })?)
            }
        };
        if let Some(name) = name.as_deref().filter(|name| !profiles.knows(name)) {
            return Err(Failure::Usage(profiles.unknown(name).into()));
        }
        Ok((Scorer::new(profiles), name))
    }

    /// The profile of a name or path; without one, the usual one.
    pub(super) fn profile(&self, rules: Option<&str>) -> Result<Arc<Profile>, Failure> {
        let (scorer, rules) = self.scorer_by(rules)?;
        let mut options = ScoreOptions::default();
        options.rules = rules;
        Ok(scorer.profile(&Info::default(), &options)?.value)
    }

    /// How things look, by the settings and the options.
    pub(super) fn look(&self, options: LookOptions) -> Result<TerminalSettings, Failure> {
        let settings = self.settings()?.clone();
        Ok(TerminalSettings::new(options, settings, Arc::clone(&self.words)))
    }

    /// What all screens share.
    pub(super) fn context(
        &self,
        scorer: Scorer,
        options: ScoreOptions,
        look: LookOptions,
    ) -> Result<Context, Failure> {
        Context::new(scorer, options, self.look(look)?, self.folders.clone())
    }

    /// The scorer that options ask for, and the options as it takes them.
    pub(super) fn scorer(&self, args: &GameArgs) -> Result<(Scorer, ScoreOptions), Failure> {
        let (scorer, rules) = self.scorer_by(args.rules.as_deref())?;
        let mut options = ScoreOptions::from(args);
        options.rules = rules;
        Ok((scorer.with_engine(self.engine(args)), options))
    }

    /// The GTP engine that options name.
    fn engine(&self, args: &GameArgs) -> Option<Engine> {
        let (command, patience) = (args.engine.clone()?, args.engine_patience());
        let words = Arc::clone(&self.words);
        Some(Arc::new(move |board: &Board| -> Result<VertexSet, Message> {
            let ask = || ask_engine(&command, board, patience);
            announced_if_slow(&command, &words, ask).map_err(|why| why.message())
        }))
    }
}

/// Does what may take long, and says so on a terminal if it does.
fn announced_if_slow<T>(engine: &str, words: &Words, act: impl FnOnce() -> T) -> T {
    if !std::io::stderr().is_terminal() {
        return act();
    }
    std::thread::scope(|scope| {
        let (done, waiting) = std::sync::mpsc::channel::<()>();
        scope.spawn(move || {
            if waiting.recv_timeout(SLOW) == Err(RecvTimeoutError::Timeout) {
                warn(words.say("engine-asking", &[("engine", engine.into())]));
            }
        });
        let result = act();
        drop(done);
        result
    })
}

/// What takes longer than this is announced.
const SLOW: Duration = Duration::from_millis(300);
