"""Interfaces that C++ may attach to what other dialects define: who has them is known of the dialect's own alone."""

from __future__ import annotations

import warnings

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.registry.hooks import UncheckedWarning

SPEC = """
dialect: scaled
interfaces:
  Scale: {{kind: type, {models}methods: {{}}}}
types:
  KnownType: {{mnemonic: known, interfaces: [Scale]}}
  PlainType: {{mnemonic: plain}}
constraints:
  NotScale: {{type: AnyType, summary: no scale, predicate: "not has_interface($_self, Scale)"}}
ops:
  weigh: {{arguments: {{thing: Scale}}}}
  refuse: {{arguments: {{thing: NotScale}}}}
"""


def verified(models: str, op: str, of: str) -> list[str]:
    """The warnings of a program with an operation over a type; raises VerifyError."""
    dialect = load_in_memory(SPEC.format(models=models)).DIALECT
    text = f'func.func @f(%arg0: {of}) {{\n  "scaled.{op}"(%arg0) : ({of}) -> ()\n  return\n}}\n'
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", UncheckedWarning)
        parse(text, Context(dialects=[dialect])).verify()
    return [str(warning.message) for warning in told]


OPEN = "external_models: true, "


def test_those_of_other_dialects_pass_and_it_is_told() -> None:
    (told,) = verified(OPEN, "weigh", "i32")
    assert (
        "nobody has said whether 'IntegerType' implements 'Scale' of the dialect 'scaled'" in told
    )
    assert verified(OPEN, "refuse", "i32") == []


def test_the_own_ones_are_known() -> None:
    assert verified(OPEN, "weigh", "!scaled.known") == []
    with pytest.raises(VerifyError, match="must be Scale instance"):
        verified(OPEN, "weigh", "!scaled.plain")
    with pytest.raises(VerifyError, match="must be no scale"):
        verified(OPEN, "refuse", "!scaled.known")


def test_without_external_models_nothing_is_open() -> None:
    with pytest.raises(VerifyError, match="must be Scale instance"):
        verified("", "weigh", "i32")
