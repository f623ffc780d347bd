"""Advice that authors of the relational example missed."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_text
from odsgen.ods.model.hooks.shared import hooks_of_classes
from odsgen.runtime import Context, ParseError, parse

SPEC = """
dialect: rows
op_classes:
  Each: {arguments: {x: I1}, verifier: true}
ops:
  a: {extends: Each}
  b: {extends: Each}
  loop: {regions: {body: SizedRegion<1>}, traits: [NoTerminator], assembly_format: "$body attr-dict"}
  next: {assembly_format: attr-dict}
"""


def test_operation_without_a_prefix() -> None:
    rows = load_in_memory(SPEC, {"verify_each": lambda op: None})
    with pytest.raises(ParseError) as raised:
        parse("rows.loop {\n  next\n}\n", Context(dialects=[rows.DIALECT]))
    (diagnostic,) = raised.value.diagnostics
    assert (
        diagnostic.message == "Dialect `' not found for custom op 'next'  (tried '.next' as well)"
    )
    (note,) = diagnostic.notes
    assert note.message.endswith(
        "the operation around it has no default dialect: write 'DIALECT.next'"
    )


def test_hook_of_an_op_class() -> None:
    hooks = hooks_of_classes(load_dialect_text(SPEC)).values()
    assert {(h.function, h.meaning) for h in hooks} == {
        ("verify_each", "verifies the op class 'Each'")
    }
