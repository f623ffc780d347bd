"""`odsgen fmt`: the layout of specs changes white space and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("ruamel.yaml")

from odsgen.cli.commands import cli
from odsgen.places import SpecSource
from odsgen.spec.errors import SpecErrors
from odsgen.spec.formatting import formatted
from odsgen.spec.loader import load_tree, read_source

CHECKOUT = Path(__file__).resolve().parents[2]

UNTIDY = """\
# A comment at the top.
dialect:   tides
imports: [ builtin,func ]


ops:
    rise:   # how the water comes
        summary:   "It rises."
        arguments: { value : I32,  other: 'AnyType' }
        traits:
        - Pure
        -   Commutative
        description: |
            Two words.

              An indented line.
    fall: {arguments: {value: I32}}
"""
TIDY = """\
# A comment at the top.
dialect: tides
imports: [builtin, func]


ops:
  rise:     # how the water comes
    summary: "It rises."
    arguments: {value: I32, other: 'AnyType'}
    traits:
      - Pure
      - Commutative
    description: |
      Two words.

        An indented line.
  fall: {arguments: {value: I32}}
"""


def tidied(text: str) -> str:
    return formatted(SpecSource(text, "spec.yaml"))


def test_layout() -> None:
    assert tidied(UNTIDY) == TIDY
    assert tidied(TIDY) == TIDY


@pytest.mark.parametrize(
    "name", ["toy", "func", "cf", "std", "builtin", "scf", "arith", "tf", "overlays/scf"]
)
def test_specs_of_the_project_are_laid_out(name: str) -> None:
    source = read_source(CHECKOUT / "dialect_specs" / f"{name}.yaml")
    assert formatted(source) == source.text


_WORDS = st.text("abz é#:,\"'[]{}&*!|>%@`-?_\\", max_size=12)
_TREES = st.recursive(
    _WORDS | st.integers(-9, 9) | st.booleans(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_WORDS, inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(_WORDS, _TREES, max_size=4), st.sampled_from([2, 3, 6]), st.booleans())
def test_trees_stay(tree: dict[str, object], indent: int, flow: bool) -> None:
    """Whatever is laid out has the same tree, and laying it out again changes nothing."""
    import yaml

    text = yaml.safe_dump(
        tree, indent=indent, default_flow_style=flow, allow_unicode=True, width=10**6
    )
    try:
        before = load_tree(SpecSource(text, "spec.yaml"))
        laid_out = tidied(text)
    except SpecErrors:
        return  # no YAML of a spec, or an escape
    assert load_tree(SpecSource(laid_out, "spec.yaml")) == before
    assert tidied(laid_out) == laid_out


def run(*arguments: str, text: str = "") -> Result:
    return CliRunner().invoke(cli, ["fmt", *arguments], input=text)


def test_command(tmp_path: Path) -> None:
    tidy, untidy = tmp_path / "tidy.yaml", tmp_path / "untidy.yaml"
    tidy.write_text(TIDY, "utf-8")
    untidy.write_text(UNTIDY, "utf-8")
    result = run("--check", str(tidy), str(untidy))
    assert result.exit_code == 1
    assert result.output == f"{untidy}: error: not laid out as 'odsgen fmt' does it\n"
    assert untidy.read_text("utf-8") == UNTIDY
    result = run(str(tidy), str(untidy))
    assert (result.exit_code, result.output) == (0, f"laid out {untidy}\n")
    assert untidy.read_text("utf-8") == TIDY
    assert run("--check", str(tidy), str(untidy)).exit_code == 0


def test_standard_input() -> None:
    result = run("-", text=UNTIDY)
    assert (result.exit_code, result.output) == (0, TIDY)


def test_what_would_change_more_is_refused(tmp_path: Path) -> None:
    spec = tmp_path / "spec.yaml"
    spec.write_text('dialect: tides\nsummary: "\\x41 tide"\n', "utf-8")
    result = run(str(spec))
    assert result.exit_code == 1
    assert (
        f"{spec}:2:11: error: the layout would change more than white space here" in result.output
    )
    assert "\\x41" in spec.read_text("utf-8")


def test_what_ruamel_cannot_read_is_refused() -> None:
    result = run("-", text="dialect: tides\nsummary: -_\n")
    assert result.exit_code == 1
    assert "<stdin>:1:1: error: cannot lay out the spec: " in result.output


def test_broken_yaml_is_refused_as_elsewhere(tmp_path: Path) -> None:
    spec = tmp_path / "spec.yaml"
    spec.write_text("dialect: tides\ndialect: tides\n", "utf-8")
    result = run(str(spec))
    assert result.exit_code == 1
    assert f"{spec}:2:1: error: " in result.output
