"""Methods of interfaces that a spec says: what becomes of them in classes, and where they come from."""

from __future__ import annotations

from typing import Any

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_text
from odsgen.runtime import Block
from odsgen.runtime.builtin.types import i32

SPEC = """
dialect: tubes
interfaces:
  Ended: {methods: {getEnd: {returns: Value}, isLong: {returns: bool, default: true}}}
op_classes:
  Tube: {interfaces: [Ended], arguments: {out: I32}, methods: {getEnd: $out, isLong: "True"}}
ops:
  a: {extends: Tube}
  b: {extends: Tube, arguments: {in: I32}, methods: {getEnd: $in, isLong: $in.type == $out.type}}
  c: {extends: Tube, methods: {isLong: "False"}}
"""


def test_a_class_says_it_for_its_operations_and_an_operation_for_itself():
    first, second = Block([i32, i32]).arguments
    tubes: Any = load_in_memory(SPEC)
    a, b = tubes.AOp.build(first), tubes.BOp.build(first, second)
    assert a.end() is first and b.end() is second
    assert (a.is_long(), b.is_long(), tubes.COp.build(first).is_long()) == (True, True, False)


def test_what_the_spec_says_needs_no_hook():
    uses = {op.mnemonic: op.interfaces for op in load_dialect_text(SPEC).ops}
    for (use,) in uses.values():
        assert use.methods == ()
        assert [method.name for method in use.declared] == ["getEnd", "isLong"]
