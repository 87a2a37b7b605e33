"""What the docstrings say."""

import doctest
import importlib
import inspect
import pydoc

import pytest
import shuzi


@pytest.mark.parametrize("name", ["shuzi", "shuzi._count", "shuzi._keys", "shuzi._rules"])
def test_examples_in_docstrings(name):
    done = doctest.testmod(importlib.import_module(name))
    assert done.attempted > 0 and done.failed == 0


@pytest.mark.parametrize(
    "function",
    [shuzi.count, shuzi.count_many, shuzi.iter_counts, shuzi.compare, shuzi.plan],
)
def test_help_lists_every_option(function):
    text = pydoc.render_doc(function, renderer=pydoc.plaintext)
    for option in shuzi.Options.__annotations__:
        assert f"{option}: " in text, (option, text)
        assert option in inspect.signature(function).parameters


def test_rules_are_listed_and_a_comparison_has_one_score_or_more_for_each():
    names = [known.name for known in shuzi.rules()]
    assert "aga" in names and len(names) > 40
    compared = shuzi.compare("..XO.\n.XXO.\nXXOOO\n.XO.O\n.XOO.")
    assert len(compared) == len(list(compared)) >= len(names)
    assert {score.rules for score in compared} == set(names)


@pytest.mark.parametrize(
    "options", [{"komi": 7.3}, {"rules": "nobody"}, {"dead": ["A5"]}, {"side": "green"}]
)
def test_what_is_wrong_with_an_option_is_said_without_a_place(options):
    with pytest.raises(ValueError) as error:
        shuzi.count("..XO.\n.XXO.\nXXOOO\n.XO.O\n.XOO.", **options)
    told = str(error.value)
    assert "1:1" not in told and "--" not in told and "`shuzi " not in told, told
