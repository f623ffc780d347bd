"""The functions of packages: there is one for each operation, and numbers become constants where their types follow."""

from __future__ import annotations

import inspect
import json
from importlib import import_module
from keyword import iskeyword
from typing import Any, cast, get_type_hints

import pytest

from odsgen.building import constant, typed_attribute
from odsgen.cli.check_command import HookListing, operations_without_builder
from odsgen.ods import load_dialect_text
from odsgen.runtime import Block, Builder, Type, Value, print_ir
from odsgen.runtime.builtin.attributes import BoolAttr, DenseElementsAttr, FloatAttr, IntegerAttr
from odsgen.runtime.builtin.types import (
    FunctionType,
    MemRefType,
    RankedTensorType,
    VectorType,
    f32,
    i1,
    i32,
    index,
)
from odsgen_dialects import arith, builtin, cf, func, llvm, memref, scf, shape, tensor, vector
from tests.bundled import SPECS, all_packages, bundled_dialect

CELLS = MemRefType.get([4, 4], f32)


def op_of(value: Value) -> Any:
    """The operation of a result."""
    return value.owner


def built(*types: Type) -> tuple[Value, ...]:
    return Block(list(types)).arguments


def test_operations_without_a_builder_are_listed() -> None:
    spec = {
        "dialect": "w",
        "missing_hooks": "allowed",
        "ops": {
            "a": {
                "skip_default_builders": True,
                "builders": {"from_x": {"parameters": {"x": "int"}}},
            },
            "b": {},
        },
    }
    listed = load_dialect_text(json.dumps(spec), "w.yaml")
    assert operations_without_builder(listed) == ("w.a",)
    listing = HookListing((), (), operations_without_builder(listed))
    assert list(listing.lines())[0].startswith("  'w.a' has no typed builder: drop")
    for path in SPECS:
        assert not operations_without_builder(bundled_dialect(path)), path


@pytest.mark.parametrize("dialect", [path.stem for path in SPECS])
def test_each_operation_has_a_function_and_build(dialect: str) -> None:
    all_packages()
    package = import_module(f"odsgen_dialects.{dialect}{'_' if iskeyword(dialect) else ''}")
    if not package.DIALECT.operations:
        return
    functions = import_module(f"{package.__name__}.functions")
    for name, op_class in package.DIALECT.operations.items():
        assert callable(op_class.build), name
        mnemonic = name.partition(".")[2].replace(".", "_").replace("$", "_")
        spelled = {mnemonic, f"{mnemonic}_", f"op_{mnemonic}"} & set(functions.__all__)
        assert len(spelled) == 1, name
        function = getattr(package, spelled.pop())
        assert function.__doc__, name
        assert "location" in get_type_hints(op_class.build), name
        assert "return" in get_type_hints(function), name


def test_a_number_has_the_type_of_the_operand_beside_it() -> None:
    (x,) = built(i32)
    block = Block()
    with Builder.at_end(block):
        arith.addi(3, x)
        arith.addi(x, 3)
    assert [op.name for op in block] == ["arith.constant", "arith.addi"] * 2
    assert all(type is i32 for op in block for type in op.result_types)


def test_a_number_for_a_vector_stands_for_all_elements() -> None:
    (x,) = built(VectorType.get([4], f32))
    assert "dense<2.5" in str(op_of(op_of(arith.mulf(x, 2.5)).rhs).value)


def test_a_number_has_the_only_type_that_there_may_be() -> None:
    (cells,) = built(CELLS)
    assert op_of(memref.load(cells, [1, 2])).indices[0].type is index
    assert cf.cond_br(True, [], [], Block(), Block()).condition.type is i1


def test_a_number_has_the_type_of_the_result_that_is_given() -> None:
    assert op_of(llvm.mlir_constant(i32, 3)).value is IntegerAttr.get(3, i32)
    assert op_of(arith.constant(3, i32)).value is IntegerAttr.get(3, i32)
    assert arith.constant(IntegerAttr.get(3, index)).type is index


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: arith.addi(1, 2), "the type of 1 does not follow here: use a value, such as `arith.constant(1, i32)`"),
        (lambda: arith.constant(1), "1 has no type: say one, such as `arith.constant(1, i32)`"),
        (lambda: arith.constant(1.5, i32), "1.5 is no integer, which 'i32' asks for"),
        (lambda: arith.constant(1, FunctionType.get([], [])), "there is no number of type"),
        (lambda: arith.addi(cast("int", "x"), 2), "expected a value or a number, got 'x'"),
        (lambda: func.return_(cast("list[int]", built(i32)[0])), "expected a sequence of values"),
        (lambda: constant(1, VectorType.get([2], f32)).type and constant("x", f32), "expected a number or an attribute, got 'x'"),
        (lambda: arith.addi(arith.mulsi_extended(*built(i32, i32))[0].owner, 1), "'arith.mulsi_extended' has 2 results: say which one is meant"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused(call: object, message: str) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        call()  # type: ignore[operator]
    assert message in str(caught.value)


def test_typed_attributes() -> None:
    matrix = RankedTensorType.get([2, 2], i32)
    assert typed_attribute([[1, 2], [3, 4]], matrix) is DenseElementsAttr.get(matrix, [1, 2, 3, 4])
    assert typed_attribute(1, matrix) is DenseElementsAttr.get(matrix, [1])
    assert typed_attribute(True, i1) is BoolAttr.get(True)
    assert typed_attribute(1, f32) is FloatAttr.get(1.0, f32)
    with pytest.raises(ValueError, match="out of range"):
        typed_attribute(1 << 40, i32)


def test_the_type_of_a_result_is_said_where_a_hook_infers_another() -> None:
    lhs, rhs = built(index, index)
    assert shape.add(lhs, rhs).type is index
    sum = shape.add(lhs, rhs, result_type=shape.SizeType.get())
    op_of(sum).verify()
    assert str(sum.type) == "!shape.size"


def test_several_results_come_as_a_tuple_and_none_as_the_operation() -> None:
    x, cells = built(i32, CELLS)
    total, overflow = arith.addui_extended(i1, x, 1)
    assert (total.type, overflow.type) == (i32, i1)
    assert isinstance(memref.dealloc(cells), memref.DeallocOp)


def test_lists_that_are_partly_static_are_one_list() -> None:
    source, n = built(RankedTensorType.get([16, 8], f32), index)
    op = op_of(tensor.extract_slice(source, [0, n], [n, 8]))
    assert (op.offsets, op.sizes, op.strides) == ((n,), (n,), ())
    op.verify()
    assert "[0, %" in print_ir(op) or op.static_offsets[0] == 0
    at = vector.extract(built(VectorType.get([4], f32))[0], [n]).owner
    at.verify()


def test_parameters_are_typed_and_documented() -> None:
    signature = inspect.signature(scf.for_)
    assert list(signature.parameters)[:4] == ["lower_bound", "upper_bound", "step", "iter_args"]
    assert inspect.signature(arith.cmpi).parameters["predicate"].annotation == "CmpIPredicate"
    assert arith.addi.__doc__ == "Sum of two integers, modulo 2^N."


def test_a_package_has_no_other_names() -> None:
    with pytest.raises(
        AttributeError, match="module 'odsgen_dialects.arith' has no attribute 'add'"
    ):
        arith.add  # type: ignore[attr-defined]  # noqa: B018
    assert builtin.module is not None
