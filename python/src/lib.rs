//! shuzi for Python: questions and answers as JSON. The package's Python gives them their types.

use std::sync::LazyLock;

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use shuzi_core::Scorer;
use shuzi_words::Service;

/// Made once: the rule profiles and the words of messages.
static SERVICE: LazyLock<Service> = LazyLock::new(|| Service::new(Scorer::default(), None));

#[pymodule]
mod _shuzi {
    use super::{PyBackedBytes, PyResult, Python, SERVICE, pyfunction};

    /// The answer to a question that holds all it is about.
    #[pyfunction]
    fn answer(py: Python<'_>, question: &str) -> String {
        py.detach(|| SERVICE.answer(question))
    }

    /// The answers to a question about many records, by so many threads that do not hold the
    /// interpreter.
    #[pyfunction]
    #[allow(clippy::unnecessary_wraps)]
    fn answer_all(
        py: Python<'_>,
        question: &str,
        records: Vec<PyBackedBytes>,
        threads: usize,
    ) -> PyResult<Vec<String>> {
        let records: Vec<&[u8]> = records.iter().map(|record| &**record).collect();
        Ok(py.detach(|| SERVICE.answer_all(question, &records, threads)))
    }

    /// The answers to a question about games of each record, so `many` from the `first` on.
    #[pyfunction]
    #[allow(clippy::unnecessary_wraps)]
    fn answer_games(
        py: Python<'_>,
        question: &str,
        records: Vec<PyBackedBytes>,
        first: usize,
        many: usize,
        threads: usize,
    ) -> PyResult<Vec<Vec<String>>> {
        let records: Vec<&[u8]> = records.iter().map(|record| &**record).collect();
        let games = first..first.saturating_add(many);
        Ok(py.detach(|| SERVICE.answer_games(question, &records, &games, threads)))
    }
}
