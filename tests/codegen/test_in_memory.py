"""Dialects that are defined while a program runs: from text, from mappings, with hooks given as functions."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, VerifyError, parse, print_ir
from odsgen.runtime.builtin.types import f32, i32, index
from odsgen.runtime.interfaces import as_interface
from odsgen.runtime.ir.block import Block
from odsgen.runtime.registry.hook_errors import MissingHookError
from odsgen.spec import SpecErrors

BOXES = """\
dialect: boxes
summary: Values in boxes.
imports: [builtin]
types:
  Box: {mnemonic: box, parameters: {inner: Type}, assembly_format: "`<` $inner `>`"}
interfaces:
  Weighed:
    methods:
      getWeight: {returns: int}
      isHeavy: {returns: bool, default: true}
traits:
  Fragile: {summary: Breaks easily., verifier: true}
ops:
  wrap:
    arguments: {value: AnyType}
    results: {boxed: AnyType}
    traits: [Fragile]
    interfaces: [{name: Weighed, methods: [getWeight]}]
    assembly_format: "$value attr-dict `:` type($value) `to` type($boxed)"
    verifier: true
  inferred:
    arguments: {value: AnyType}
    results: {boxed: AnyType}
    infer_return_types: true
    builders: {twice: {parameters: {value: Value}, summary: Wrapped twice.}}
    derived_attributes: {depth: int}
"""


def refuse_floats(op):
    if op.value.type is f32:
        raise op.op_error("cannot wrap floats")


def boxed(module, type):
    return module["m"].Box.get(type)


def load():
    module: dict[str, Any] = {}
    hooks: dict[str, Any] = {
        "verify_wrap": refuse_floats,
        "verify_fragile": lambda op: None,
        "weight_wrap": lambda op: 7,
        "default_is_heavy": lambda op: op.weight() > 5,
        "infer_inferred_return_types": lambda operands, properties, regions: [
            boxed(module, operands[0].type)
        ],
        "build_inferred_twice": lambda value, *, location: module["m"].InferredOp.build(
            module["m"].InferredOp.build(value).results[0], location=location
        ),
        "derive_inferred_depth": lambda op: 1,
    }
    module["m"] = load_in_memory(BOXES, hooks)
    return module["m"]


def test_reading_and_writing():
    boxes = load()
    text = "module {\n  func.func @f(%arg0: i32) {\n    %0 = boxes.wrap %arg0 : i32 to !boxes.box<i32>\n    return\n  }\n}\n"
    module = parse(text, Context(dialects=[boxes.DIALECT]))
    module.verify()
    assert print_ir(module) == text


def test_hooks_are_functions():
    boxes = load()
    op = boxes.WrapOp.build(boxes.Box.get(f32), Block([f32]).arguments[0])
    with pytest.raises(VerifyError, match="'boxes.wrap' op cannot wrap floats"):
        op.verify()


def test_interfaces_are_protocols():
    boxes = load()
    op = boxes.WrapOp.build(i32, Block([i32]).arguments[0])
    weighed = as_interface(op, boxes.Weighed)
    assert weighed is not None
    assert weighed is op and weighed.weight() == 7 and weighed.is_heavy()
    other = boxes.InferredOp.build(Block([i32]).arguments[0])
    assert as_interface(other, boxes.Weighed) is None
    assert boxes.WrapOp.has_trait(boxes.Fragile) and not boxes.InferredOp.has_trait(boxes.Fragile)


def test_inferred_types_and_builders():
    boxes = load()
    value = Block([i32]).arguments[0]
    op = boxes.InferredOp.build(value)
    assert op.boxed.type is boxes.Box.get(i32) and op.depth == 1
    op.verify()
    twice = boxes.InferredOp.twice(value)
    assert twice.boxed.type is boxes.Box.get(boxes.Box.get(i32))
    wrong = boxes.InferredOp((value,), (i32,))
    with pytest.raises(
        VerifyError,
        match=r"inferred type\(s\) '!boxes.box<i32>' are incompatible with return type\(s\) of operation 'i32'",
    ):
        wrong.verify()


def test_a_missing_hook_is_named_when_the_dialect_loads():
    module = load_in_memory(BOXES, {"verify_wrap": refuse_floats})
    with pytest.raises(
        MissingHookError,
        match="declares 6 hooks that .* does not define: @builds.InferredOp, .twice.., @derives",
    ):
        Context(dialects=[module.DIALECT])


def test_mappings():
    dialect = load_in_memory(
        {"dialect": "tiny", "ops": {"nop": {"assembly_format": "attr-dict"}}}
    ).DIALECT
    module = parse("tiny.nop", Context(dialects=[dialect]))
    module.verify()
    assert print_ir(module) == "module {\n  tiny.nop\n}\n"


def test_an_argument_hides_no_type_of_the_runtime():
    module = load_in_memory(
        "dialect: hiding\nimports: [builtin]\n"
        "ops: {next: {arguments: {index: Index, f32: F32}, results: {r: Index, s: F32}}}\n"
    )
    first, second = Block([index, f32]).arguments
    op = module.NextOp.build(first, second)
    assert (op.index, op.f32, op.result_types) == (first, second, (index, f32))
    op.verify()


def test_errors_of_the_spec():
    with pytest.raises(SpecErrors) as caught:
        load_in_memory("dialect: broken\nops: {x: {arguments: {a: Nonsense}}}\n")
    (diagnostic,) = caught.value.diagnostics
    assert "Nonsense" in diagnostic.message


def test_the_source_can_be_read():
    boxes = load()
    assert inspect.getsource(boxes.WrapOp).startswith("class WrapOp(Operation):")


def test_each_call_makes_new_classes():
    assert load().WrapOp is not load().WrapOp


def test_a_hook_that_is_no_function():
    with pytest.raises(TypeError, match="the hook 'verify_a' is no function: 3"):
        load_in_memory("dialect: n\nops: {a: {verifier: true}}", {"verify_a": 3})  # type: ignore[dict-item]
