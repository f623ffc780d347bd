"""Checks that predicates leave to hooks: declared by their use, called where they stand, never passed over in silence."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.codegen.formatting import format_source
from odsgen.codegen.hooks_scaffold import hooks_scaffold
from odsgen.ods import load_dialect_text
from odsgen.ods.model.hooks import required_hooks
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.registry.hook_errors import MissingHookError
from odsgen.runtime.registry.hooks import UncheckedWarning
from odsgen.spec import SpecErrors

SPEC = """
dialect: {name}
{more}
constraints:
  Even: {{summary: even integer, type: AnyInteger, predicate: "hook({name}.check_even, $_self)"}}
ops:
  take:
    arguments: {{x: Even, rest: Variadic<AnyType>, n: OptionalAttr<I32Attr>}}
    invariants:
      - {{predicate: "hook({name}.check_take, $_op, $x.type, $rest, $n)", message: all is well}}
"""
PROGRAM = '"{name}.take"(%x) : ({type}) -> ()\n%x = "test.of"() : () -> ({type})\n'


def verified(module: Any, type: str) -> None:
    name = module.DIALECT.name
    context = Context(allow_unregistered=True, dialects=[module.DIALECT])
    body = PROGRAM.format(name=name, type=type)
    parse('"test.graph"() ({\n' + body + "}) : () -> ()", context).verify()


def test_the_spec_declares_a_hook_by_calling_it():
    dialect = load_dialect_text(SPEC.format(name="calls", more=""), "calls.yaml")
    assert set(required_hooks(dialect)) == {"check_even", "check_take"}
    assert [(c.name, c.arguments) for c in dialect.checks] == [
        ("check_even", ("Type",)),
        ("check_take", ("Operation", "Type", "tuple", "Attribute | None")),
    ]
    stubs = format_source(hooks_scaffold(dialect, lambda name: f"..{name}"))
    assert "def check_even(value: Type) -> bool:" in stubs
    assert (
        "def check_take(\n"
        "    value1: Operation, value2: Type, value3: tuple[Any, ...], value4: Attribute | None\n"
        ") -> bool:" in stubs
    )


def test_the_hook_decides():
    seen: list[object] = []

    def check_take(*values: object) -> bool:
        seen.append(values[1:])
        return len(seen) == 1

    hooks = {"check_even": lambda type: type.width % 2 == 0, "check_take": check_take}
    module = load_in_memory(SPEC.format(name="decides", more=""), hooks)
    verified(module, "i8")
    assert [str(part) for part in seen[0]] == ["i8", "()", "None"]  # type: ignore[attr-defined]
    with pytest.raises(VerifyError, match="op operand #0 must be even integer, but got 'i7'"):
        verified(module, "i7")
    with pytest.raises(VerifyError, match="op failed to verify that all is well"):
        verified(module, "i8")


def test_a_hook_that_has_to_be_there_is_missed_at_once():
    with pytest.raises(MissingHookError, match='declares a hook .*@checks."check_take".'):
        module = load_in_memory(SPEC.format(name="misses", more=""), {"check_even": bool})
        Context(dialects=[module.DIALECT])


def test_what_nobody_has_written_passes_with_a_warning():
    text = SPEC.format(name="warns", more="missing_hooks: allowed")
    module = load_in_memory(text, {})
    with pytest.warns(UncheckedWarning) as caught:
        verified(module, "i7")
    said = sorted(str(warning.message) for warning in caught)
    assert said == [
        f"nobody has written the check '{hook}' of the dialect 'warns': what it would refuse passes;"
        f' write a hook @checks("{hook}")'
        for hook in ("check_even", "check_take")
    ]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        verified(module, "i7")  # said once


@pytest.mark.parametrize(
    ("predicate", "message"),
    [
        ("hook(far.check_it, $_self)", "there is no dialect 'far' here whose hooks could be called"),
        ("hook(near.is_it, $_self)", "'is_it' cannot be a hook here: 'check_' begins the name of one that checks, 'make_' that of one that makes a type"),
        (
            "hook(near.check_it, $_self) and hook(near.check_it)",
            "the hook 'check_it' is called with other values elsewhere: (Type)",
        ),
    ],
)  # fmt: skip
def test_refused(predicate: str, message: str):
    text = f'dialect: near\nconstraints:\n  A: {{type: AnyType, predicate: "{predicate}"}}\n'
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(text, "near.yaml")
    assert [diagnostic.message for diagnostic in caught.value.diagnostics] == [message]
