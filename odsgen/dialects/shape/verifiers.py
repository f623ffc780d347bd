"""Verifiers of the dialect `shape`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.hooks import verifies, verifies_operation_attributes
from odsgen.runtime import ArrayAttr, DictionaryAttr, IndexType, SymbolRefAttr, lookup_symbol_in
from odsgen.runtime.ir.traits import SymbolTable
from odsgen_dialects.shape import (
    AddOp,
    BroadcastOp,
    DivOp,
    FunctionLibraryOp,
    GetExtentOp,
    MulOp,
    NumElementsOp,
    RankOp,
    ReduceOp,
    ShapeOfOp,
    ShapeType,
    SizeType,
    ValueShapeType,
)

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Operation, Type


_LIBRARIES = "shape.lib"


# --- errors -----------------------------------------------------------------------------------------------------------


def _passes_errors_on(kind: type[Type]) -> Callable[[Operation], None]:
    """Builds a verifier: an operand type that holds errors needs a result type that does, too."""

    def verify(op: Operation) -> None:
        if isinstance(op.results[0].type, kind):
            return
        if any(
            isinstance(type, (SizeType, ShapeType, ValueShapeType)) for type in op.operand_types
        ):
            raise op.op_error(
                "if at least one of the operands can hold error values then the result must be of "
                f"type `{kind.MNEMONIC}` to propagate them"
            )

    return verify


verify_add = verifies(AddOp)(_passes_errors_on(SizeType))
verify_div = verifies(DivOp)(_passes_errors_on(SizeType))
verify_mul = verifies(MulOp)(_passes_errors_on(SizeType))
verify_get_extent = verifies(GetExtentOp)(_passes_errors_on(SizeType))
verify_num_elements = verifies(NumElementsOp)(_passes_errors_on(SizeType))
verify_rank = verifies(RankOp)(_passes_errors_on(SizeType))
verify_broadcast = verifies(BroadcastOp)(_passes_errors_on(ShapeType))
verify_shape_of = verifies(ShapeOfOp)(_passes_errors_on(ShapeType))


# --- operations -------------------------------------------------------------------------------------------------------


@verifies(ReduceOp)
def verify_reduce(op: ReduceOp) -> None:
    """ReduceOp::verify"""
    shape, inits = op.shape, op.init_vals
    types = [argument.type for argument in op.region.arguments]
    if len(types) != len(inits) + 2:
        raise op.op_error(f"ReduceOp body is expected to have {len(inits) + 2} arguments")
    if not isinstance(types[0], IndexType):
        raise op.op_error("argument 0 of ReduceOp body is expected to be of IndexType")
    if isinstance(shape.type, ShapeType):
        if not isinstance(types[1], SizeType):
            raise op.op_error(
                "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp "
                "operates on a ShapeType"
            )
    elif not isinstance(types[1], IndexType):
        raise op.op_error(
            "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates "
            "on an extent tensor"
        )
    for number, (type, init) in enumerate(zip(types[2:], inits, strict=True)):
        if type is not init.type:
            raise op.op_error(
                f"type mismatch between argument {number + 2} of ReduceOp body and initial value "
                f"{number}"
            )


# --- libraries --------------------------------------------------------------------------------------------------------


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """ShapeDialect::verifyOperationAttribute"""
    if name != _LIBRARIES:
        return
    if SymbolTable not in op.TRAITS:
        raise op.error("shape.lib attribute may only be on op implementing SymbolTable")
    if isinstance(attribute, SymbolRefAttr):
        found = lookup_symbol_in(op, attribute)
        if found is None:
            raise op.error(f"shape function library {attribute} not found")
        if not isinstance(found, FunctionLibraryOp):
            raise op.error(f"{attribute} required to be shape function library")
        return
    if not isinstance(attribute, ArrayAttr):
        raise op.error(
            "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute"
        )
    known: set[str] = set()
    for symbol in attribute:
        if not isinstance(symbol, SymbolRefAttr):
            raise op.error("only SymbolRefAttr allowed in shape.lib attribute array")
        library = lookup_symbol_in(op, symbol)
        if not isinstance(library, FunctionLibraryOp):
            raise op.error(f"{symbol} does not refer to FunctionLibraryOp")
        mapping = library.mapping
        for entry in mapping if isinstance(mapping, DictionaryAttr) else ():
            if entry in known:
                raise op.error(
                    f'only one op to shape mapping allowed, found multiple for `"{entry}"`'
                )
            known.add(entry)
