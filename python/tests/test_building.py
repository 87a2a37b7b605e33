"""Without a Rust compiler, the build says so and downloads nothing."""

import importlib.util
import sys
import types
from pathlib import Path

import pytest


def test_what_is_missing_is_said(monkeypatch):
    # The hooks of maturin, which is not needed to say what is missing.
    hooks = types.ModuleType("maturin")
    for name in ("build_editable", "build_sdist", "build_wheel"):
        setattr(hooks, name, None)
    for name in ("editable", "wheel"):
        setattr(hooks, f"prepare_metadata_for_build_{name}", None)
    monkeypatch.setitem(sys.modules, "maturin", hooks)
    path = Path(__file__).parents[1] / "building.py"
    spec = importlib.util.spec_from_file_location("building", path)
    building = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(building)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="install Rust"):
        building.get_requires_for_build_wheel()
