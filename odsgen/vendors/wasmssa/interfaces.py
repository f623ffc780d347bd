"""Interface methods of the dialect `wasmssa`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import FunctionType, SymbolTableCollection, Type, TypeAttr
from odsgen_dialects import wasmssa


@implements(wasmssa.FuncOp, method="verify_body")
def verify_body_func(op: wasmssa.FuncOp) -> None:
    """FuncOp::verifyBody"""
    from odsgen_dialects.wasmssa import LocalRefType

    if not op.body.blocks:
        return
    type = op.function_type
    assert isinstance(type, FunctionType)
    wanted = type.inputs
    given = [argument.type for argument in op.body.arguments]
    if len(given) != len(wanted):
        raise op.error(
            "entry block should have same number of arguments as function type. Function type has "
            f"{len(wanted)}, entry block has {len(given)}"
        )
    for number, (held, argument) in enumerate(zip(wanted, given, strict=True)):
        if not isinstance(argument, LocalRefType):
            raise op.error(
                f"entry block argument type should be LocalRefType, got '{argument}' for block "
                f"argument {number}"
            )
        if argument.element_type is not held:
            raise op.error(
                f"func argument type #{number}('{held}') doesn't match entry block referenced type "
                f"('{argument.element_type}')"
            )


@implements(wasmssa.GlobalGetOp, method="verify_symbol_uses")
def verify_symbol_uses_global_get(
    op: wasmssa.GlobalGetOp, symbol_tables: SymbolTableCollection
) -> None:
    """GlobalGetOp::verifySymbolUses"""
    from odsgen_dialects.wasmssa.traits import ConstantExpressionInitializerOpTrait

    parent = op.parent_op
    while parent is not None and not parent.has_trait(ConstantExpressionInitializerOpTrait):
        parent = parent.parent_op
    if parent is None:
        return
    name = op.global_
    found = symbol_tables.lookup_nearest_symbol_from(op, name)
    if found is None:
        raise op.error(f"symbol @{name} is undefined")
    if (
        not isinstance(found, wasmssa.GlobalImportOp)
        or found.property_attribute("isMutable") is not None
    ):
        raise op.error(
            "global.get op is considered constant if it's referring to a import.global symbol marked "
            "non-mutable"
        )


# --- symbols ------------------------------------------------------------------------------------------------------------


@implements(wasmssa.FuncImportOp, method="argument_types")
def argument_types_import_func(op: wasmssa.FuncImportOp) -> Sequence[Type]:
    """FuncImportOp::getArgumentTypes"""
    return _signature(op.type).inputs


@implements(wasmssa.FuncImportOp, method="callable_result_types")
def callable_result_types_import_func(op: wasmssa.FuncImportOp) -> Sequence[Type]:
    """FuncImportOp::getResultTypes"""
    return _signature(op.type).results


def _signature(type: Type) -> FunctionType:
    if not isinstance(type, FunctionType):
        raise ValueError(f"expected the type of a function, got '{type}'")
    return type


@implements(wasmssa.FuncOp, method="set_function_type_attr")
def set_function_type_attr_func(op: wasmssa.FuncOp, type: TypeAttr) -> None:
    """FuncOp::setFunctionTypeAttr"""
    op.function_type_attr = type
