"""Conversions that specs declare: what is refused, and what they do beyond the example of the documentation."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.conversion import (
    ConversionTarget,
    apply_partial_conversion,
    declared_patterns,
    type_converter_of,
)
from odsgen.conversion.declared import OperationTypes
from odsgen.ods import SpecErrors
from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, parse, print_ir

PIPELINE = "builtin.module(convert-dialects{dialects=words})"


def words(**extra):
    spec = {
        "dialect": "words",
        "imports": ["builtin", "arith"],
        "types": {
            "WordType": {"mnemonic": "word", "summary": "a word", "converts_to": "i32"},
        },
        "ops": {
            "cut": {
                "arguments": {"a": "WordType"},
                "results": {"result": "AnyType"},
                "traits": ["Pure"],
                "assembly_format": "$a attr-dict `:` type($a) `->` type($result)",
            },
            "forgotten": {
                "arguments": {"a": "WordType"},
                "assembly_format": "$a attr-dict `:` type($a)",
            },
        },
        "patterns": {"Cut": {"source": "(cut $a)", "results": "(arith.extsi $a)"}},
    }
    spec.update(extra)
    return load_in_memory(spec).DIALECT


REGION = """
    func.func @f(%x: !words.word, %c: i1) -> i64 {
      %0 = scf.if %c -> (!words.word) {
        scf.yield %x : !words.word
      } else {
        %1 = func.call @g() : () -> !words.word
        scf.yield %1 : !words.word
      }
      %2 = words.cut %0 : !words.word -> i64
      return %2 : i64
    }
    func.func private @g() -> !words.word
"""


def test_regions_calls_and_types_of_other_operations():
    module = parse(REGION, Context(dialects=[words()]))
    PassManager.parse(PIPELINE).run(module)
    module.verify()
    printed = print_ir(module)
    assert "words." not in printed
    assert "%1 = arith.extsi %0 : i32 to i64" in printed
    assert "scf.if %arg1 -> (i32)" in printed
    assert "func.func private @g() -> i32" in printed


def test_operation_without_a_pattern_is_an_error_and_nothing_changes():
    text = "func.func @f(%x: !words.word) { words.forgotten %x : !words.word return }"
    module = parse(text, Context(dialects=[words()]))
    before = print_ir(module)
    expected = "failed to legalize operation 'words.forgotten' that was explicitly marked illegal"
    with pytest.raises(PassFailure, match=expected):
        PassManager.parse(PIPELINE).run(module)
    assert print_ir(module) == before


def test_type_of_the_spec_is_checked():
    types = {"WordType": {"mnemonic": "word", "converts_to": "i"}}
    with pytest.raises(SpecErrors, match="'i' is not the text of a type"):
        words(types=types, ops={}, patterns={})


def test_converter_of_ones_own():
    from odsgen.runtime.builtin.types import IntegerType

    types = {
        "BitsType": {
            "mnemonic": "bits",
            "parameters": {"width": "int"},
            "assembly_format": "`<` $width `>`",
        }
    }
    ops = {
        "not": {
            "arguments": {"a": "BitsType"},
            "results": {"result": "BitsType"},
            "traits": ["Pure"],
            "assembly_format": "$a attr-dict `:` type($a) `->` type($result)",
        }
    }
    patterns = {"Double": {"source": "(not $a)", "results": "(arith.xori $a, $a)"}}
    dialect = words(types=types, ops=ops, patterns=patterns)
    text = '%0 = "test.bits"() : () -> !words.bits<7>\n%1 = words.not %0 : !words.bits<7> -> !words.bits<7>\n"test.use"(%1) : (!words.bits<7>) -> ()'
    module = parse(text, Context(dialects=[dialect], allow_unregistered=True))
    converter = type_converter_of([dialect])
    converter.add_conversion(lambda type: IntegerType.get(type.width), dialect.types["bits"])
    target = ConversionTarget()
    target.add_illegal_dialect("words")
    target.add_legal_dialect("arith")
    target.mark_unknown_op_dynamically_legal(converter.is_legal)
    lowering = [*declared_patterns([dialect], converter), OperationTypes(converter)]
    apply_partial_conversion(module, target, lowering)
    printed = print_ir(module)
    assert "%1 = arith.xori %0, %0 : i7" in printed
    assert '"test.use"(%1) : (i7) -> ()' in printed
