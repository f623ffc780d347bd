"""Layouts of memrefs whose verifier is declared and written by nobody: all pass, and that is said."""

from __future__ import annotations

import pytest

from odsgen.codegen.in_memory import load_in_memory
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.registry.hooks import UncheckedWarning

SPEC = """
dialect: ragged
missing_hooks: allowed
attributes:
  LayoutAttr:
    mnemonic: layout
    assembly_format: ""
    interfaces: [{name: MemRefLayoutAttrInterface, methods: [getAffineMap, verifyLayout]}]
"""


def test_layout_passes_and_is_told() -> None:
    text = "module {\n  func.func private @f(memref<2x?xf32, #ragged.layout>)\n}\n"
    context = Context(dialects=[load_in_memory(SPEC).DIALECT])
    with pytest.warns(
        UncheckedWarning, match=r"nobody has written @implements\(LayoutAttr, method"
    ):
        assert print_ir(parse(text, context)) == text
