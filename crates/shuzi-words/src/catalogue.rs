//! The messages of a language, from its files under `languages/`, each parsed on first use.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::{Language, figures};
use shuzi_core::amount::Amount;
use shuzi_core::english::SENTENCES;

/// The files of a language, each with the beginning of the names of its messages, if they have one of
/// their own: large files that are rarely needed.
const FILES: [(&str, Option<&str>); 9] = [
    // The screen and the line-by-line dialogue.
    ("screen.ftl", None),
    // Findings and errors of the core.
    ("facts.ftl", None),
    // The output of the command line.
    ("pages.ftl", None),
    ("practice.ftl", Some("drill-")),
    ("lessons.ftl", Some("lesson-")),
    // Titles and notes of the rule profiles.
    ("rules.ftl", Some("rules-")),
    ("sheet.ftl", Some("sheet-")),
    // The page that a phone shows, and the screen that waits for it.
    ("phone.ftl", Some("phone-")),
    // The command line's help.
    ("help.ftl", Some("cli-")),
];

/// Whether a file may have a message of this name. The messages of practice that are no drill's are
/// among the others.
fn may_hold(at: usize, id: &str) -> bool {
    let (name, own) = FILES[at];
    let is_owned = || FILES.iter().filter_map(|(_, own)| *own).any(|own| id.starts_with(own));
    name == "facts.ftl"
        || own.is_some_and(|own| id.starts_with(own))
        || (own.is_none() || name == "practice.ftl") && !is_owned()
}

/// The files of a language as (name, text).
pub(super) fn named_files(language: Language) -> Vec<(String, String)> {
    let own = |(name, text): (&str, &str)| (name.to_owned(), text.to_owned());
    FILES.map(|(name, _)| name).into_iter().zip(files(language)).map(own).collect()
}

/// Includes the files of a language, in the order of [`FILES`].
macro_rules! files {
    ($code:literal) => {
        files!($code, include_str!(concat!("../languages/", $code, "/facts.ftl")))
    };
    ($code:literal, $facts:expr) => {
        [
            include_str!(concat!("../languages/", $code, "/screen.ftl")),
            $facts,
            include_str!(concat!("../languages/", $code, "/pages.ftl")),
            include_str!(concat!("../languages/", $code, "/practice.ftl")),
            include_str!(concat!("../languages/", $code, "/lessons.ftl")),
            include_str!(concat!("../languages/", $code, "/rules.ftl")),
            include_str!(concat!("../languages/", $code, "/sheet.ftl")),
            include_str!(concat!("../languages/", $code, "/phone.ftl")),
            include_str!(concat!("../languages/", $code, "/help.ftl")),
        ]
    };
}

/// The texts of a language's files, in the order of [`FILES`].
const fn files(language: Language) -> [&'static str; FILES.len()] {
    match language {
        // The core has its own English.
        Language::English => files!("en", SENTENCES),
        #[cfg(feature = "languages")]
        Language::German => files!("de"),
        #[cfg(feature = "languages")]
        Language::Spanish => files!("es"),
        #[cfg(feature = "languages")]
        Language::French => files!("fr"),
        #[cfg(feature = "languages")]
        Language::Russian => files!("ru"),
        #[cfg(feature = "languages")]
        Language::Chinese => files!("zh"),
        #[cfg(feature = "languages")]
        Language::TraditionalChinese => files!("zh-Hant"),
        #[cfg(feature = "languages")]
        Language::Japanese => files!("ja"),
        #[cfg(feature = "languages")]
        Language::Korean => files!("ko"),
        // Its files are handed in, or its messages are English.
        #[cfg(not(feature = "languages"))]
        _ => [""; FILES.len()],
    }
}

/// Formats an amount in a language.
type Figure = fn(Amount, Language) -> String;

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language.
pub(super) struct Catalogue {
    language: Language,
    files: [Cow<'static, str>; FILES.len()],
    parts: [OnceLock<Bundle>; FILES.len()],
}

impl Catalogue {
    pub(super) fn of(language: Language) -> Self {
        let files = files(language).map(Cow::Borrowed);
        Self { language, files, parts: std::array::from_fn(|_| OnceLock::new()) }
    }

    /// The messages of a language, with these files in place of its own.
    pub(super) fn of_files(language: Language, given: &[(String, String)]) -> Self {
        let mut all = Self::of(language);
        for (name, text) in given {
            if let Some(at) = FILES.iter().position(|(own, _)| own == name) {
                all.files[at] = Cow::Owned(text.clone());
            }
        }
        all
    }

    fn part(&self, at: usize) -> &Bundle {
        self.parts[at].get_or_init(|| bundle(self.language, &self.files[at]))
    }

    /// The text of a message or of one of its attributes; `None` if the language does not have it.
    ///
    /// Searches the files in order, and parses those not used before.
    pub(super) fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        arguments: Option<&FluentArgs<'_>>,
    ) -> Option<String> {
        (0..FILES.len()).filter(|at| may_hold(*at, id)).find_map(|at| {
            let bundle = self.part(at);
            let message = bundle.get_message(id)?;
            let pattern = match attribute {
                Some(attribute) => message.get_attribute(attribute)?.value(),
                None => message.value()?,
            };
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, arguments, &mut errors);
            debug_assert!(errors.is_empty(), "{id}: {errors:?}");
            Some(text.into_owned())
        })
    }
}

/// The messages of a file, ready to be formatted.
fn bundle(language: Language, text: &str) -> Bundle {
    // A file with a mistake keeps its readable messages; a test rules mistakes out.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(read, _)| read);
    let locale = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Terminals would show the direction marks around values.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(if language.has_decimal_comma() {
        |value, _| number(value, Language::French)
    } else {
        |value, _| number(value, Language::English)
    }));
    let functions: [(&str, Figure); 3] =
        [("MOKU", figures::moku), ("ZI", figures::zi), ("INZI", figures::in_zi)];
    for (name, format) in functions {
        let known = bundle.add_function(name, move |values, _| match values.first() {
            Some(FluentValue::Number(number)) => {
                FluentValue::from(format(amount(number.value), language))
            }
            // A number that a hint leaves open.
            Some(FluentValue::String(open)) => FluentValue::from(open.clone().into_owned()),
            _ => FluentValue::Error,
        });
        debug_assert!(known.is_ok());
    }
    let added = bundle.add_resource(resource);
    debug_assert!(added.is_ok(), "{added:?}");
    bundle
}

/// A number inside a message.
fn number(value: &FluentValue<'_>, language: Language) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(figures::decimal(amount(number.value), language)),
        _ => None,
    }
}

/// The amount of a number made by [`argument`].
fn amount(number: f64) -> Amount {
    #[expect(clippy::cast_possible_truncation, reason = "it came from a whole number of quarters")]
    Amount::quarters((number * 4.0) as i64)
}

/// Quarter points as a number of points for plural rules; quarters are exact in binary.
pub(super) fn argument(quarters: i64) -> FluentValue<'static> {
    #[expect(clippy::cast_precision_loss, reason = "no board holds 2^50 points")]
    FluentValue::from(quarters as f64 / 4.0)
}

/// The syntax errors in a language's files, for a test.
pub(super) fn mistakes(language: Language) -> Vec<String> {
    let wrong = |text: &&str| FluentResource::try_new((*text).to_owned()).err();
    let files = files(language);
    files.iter().filter_map(wrong).flat_map(|(_, errors)| errors).map(|e| e.to_string()).collect()
}
