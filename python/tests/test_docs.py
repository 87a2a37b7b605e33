"""What the docstrings say."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("name", ["shuzi", "shuzi._count", "shuzi._keys"])
def test_examples_in_docstrings(name):
    done = doctest.testmod(importlib.import_module(name))
    assert done.attempted > 0 and done.failed == 0
