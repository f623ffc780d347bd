"""A program of a user around the package of `shop.yaml`; what type checkers must refuse is marked so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_type

import shop

from odsgen.conversion import ConversionPattern
from odsgen.rewriting import (
    PatternRewriter,
    RewritePattern,
    apply_patterns_greedily,
    canonicalization_patterns,
    dialect_patterns,
)
from odsgen.runtime import Builder, Context, Operation, OpResult, Type, Value, parse, print_ir
from odsgen.runtime.base.attribute import TypedAttr
from odsgen.runtime.builtin.types import (
    Float32Type,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    VectorType,
    i32,
)
from odsgen.runtime.interfaces import as_interface, has_interface
from odsgen_dialects import arith, builtin, func


class AddItself(RewritePattern[shop.AddOp]):
    """The root is that of the class."""

    def match_and_rewrite(self, op: shop.AddOp, rewriter: PatternRewriter) -> bool:
        if op.lhs is not op.rhs:
            return rewriter.match_failure(op, "different operands")
        rewriter.replace_op_with_new(op, shop.MulOp.build(op.lhs, op.rhs))
        return True


class Anything(RewritePattern):
    """Tried on any operation."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        return False


class Wrong(RewritePattern[shop.AddOp]):
    def match_and_rewrite(self, op: shop.MulOp, rewriter: PatternRewriter) -> bool:  # type: ignore[override]
        return False


class ConvertAdd(ConversionPattern[shop.AddOp]):
    """The same of conversions."""


PATTERNS: Sequence[RewritePattern] = [AddItself(), Anything()]


def width(value: Value[IntegerType]) -> int:
    return value.type.width


def spelled(value: Value) -> str:
    return str(value.type)


def look(op: Operation) -> None:
    costly = as_interface(op, shop.CostInterface)
    if costly is not None:
        assert_type(costly, shop.CostInterface)
        assert_type(costly.cost(3), int)
        assert_type(costly.is_cheap(), bool)
        costly.colour()  # type: ignore[attr-defined]
    assert_type(has_interface(op, shop.CostInterface), bool)
    match op:
        case shop.BuyOp():
            assert_type(op.basket, Value[shop.BasketType])
            assert_type(op.basket.type.size, shop.Size)
            assert_type(op.goods, tuple[Value[shop.BasketType], ...])
            assert_type(op.rest, OpResult[shop.BasketType] | None)
            assert_type(op.size, shop.Size)
            assert_type(op.price, shop.PriceAttr | None)
            bits = as_interface(op.basket.type, shop.SizeInterface)
            if bits is not None:
                assert_type(bits.bits(), int)
        case shop.LoadOp():
            assert_type(op.memref.type, MemRefType)
            assert_type(op.index, tuple[Value[IndexType], ...])
            assert_type(op.value, OpResult)
            assert_type(op.value.type, Type)
            print(op.value.type.width)  # type: ignore[attr-defined]
        case shop.ConvertOp():
            assert_type(op.input.type, IntegerType | Float32Type | VectorType)
            print(op.input.type.width)  # type: ignore[union-attr]
            if isinstance(op.input.type, IntegerType):
                assert_type(op.input.type.width, int)
        case shop.AddOp():
            assert_type(width(op.lhs), int)
            op.rhs = op.lhs
            op.lhs = Builder.before(op).insert(shop.ConstantOp.build(1)).result
            op.result.type = i32
        case func.FuncOp():
            assert_type(op.function_type, FunctionType)
        case _:
            pass


def typed(attribute: TypedAttr) -> Type:
    return attribute.type


module = parse("func.func @f() { return }", Context(dialects=[shop.DIALECT]))
module.verify()
body = module.regions[0].entry_block
constant = Builder.at_end(body).insert(shop.ConstantOp.build(3))
add = Builder.at_end(body).insert(shop.AddOp.build(constant.result, constant.result))
other = arith.AddIOp.build(add.result, constant.result)
scope = shop.ScopeOp.build("a")
width(module.regions[0].arguments[0])  # type: ignore[arg-type]
print(width(constant.result), spelled(add.result), scope.sym_name, other)
apply_patterns_greedily(module, [*PATTERNS, *dialect_patterns(shop.DIALECT)])
apply_patterns_greedily(module, canonicalization_patterns([shop.DIALECT]))
look(add)
print(print_ir(module, generic=True), builtin.ModuleOp)
