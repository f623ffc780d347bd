"""Attributes with declared encodings keep what is absent absent (the debug information of `llvm`)."""

import pytest

from odsgen.bytecode import write_bytecode
from odsgen.runtime import Context, parse, print_ir


@pytest.mark.parametrize(
    "attribute",
    [
        '#llvm.di_subprogram<name = "f", line = 3>',
        "#llvm.di_subroutine_type<callingConvention = DW_CC_normal>",
        "#llvm.di_expression<>",
        "#llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(3)]>",
        "#llvm.loop_annotation<disableNonforced = true>",
        '#llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s">',
        '#llvm.di_namespace<name = "n", exportSymbols = true>',
        "#llvm.di_namespace<exportSymbols = false>",
        '#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/">, '
        "isOptimized = true, emissionKind = Full>",
        '#llvm.di_basic_type<tag = DW_TAG_base_type, name = "int">',
    ],
)
def test_what_is_absent(attribute: str) -> None:
    context = Context(allow_unregistered=True)
    module = parse(f"module attributes {{test.a = {attribute}}} {{}}", context)
    read = parse(write_bytecode(module), Context(allow_unregistered=True))
    assert print_ir(read) == print_ir(module)
    if "distinct" not in attribute:
        assert read.attributes["test.a"] is module.attributes["test.a"]
