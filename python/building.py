"""Builds the wheel with maturin where there is a Rust compiler, and never downloads one unasked."""

import shutil

from maturin import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings=None):
    if shutil.which("cargo") is None:
        raise SystemExit(
            "shuzi is built with Rust, and there is no `cargo` here: "
            "install Rust (https://rustup.rs), then try again"
        )
    return []


get_requires_for_build_editable = get_requires_for_build_wheel
get_requires_for_build_sdist = get_requires_for_build_wheel
