"""Verifiers of the dialect `spirv`: constants."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    DenseIntOrFPElementsAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    Operation,
    SymbolRefAttr,
    SymbolTableCollection,
    Type,
    VectorType,
    lookup_nearest_symbol_from,
)
from odsgen.vendors.spirv.forms.composites import is_composite, part_count, part_type
from odsgen.vendors.spirv.types import SCALAR_WIDTHS
from odsgen_dialects import spirv

_SPEC_CONSTANTS = (spirv.SpecConstantOp, spirv.SpecConstantCompositeOp)


def _symbol(op: Operation, symbol: Attribute | None) -> Operation | None:
    """The operation that a symbol names in the nearest symbol table; None if there is none."""
    if not isinstance(symbol, SymbolRefAttr):
        return None
    return lookup_nearest_symbol_from(op, symbol)


def symbol_type(op: Operation) -> Type | None:
    """The type of a specialization constant."""
    if isinstance(op, spirv.SpecConstantOp):
        type: Type = op.default_value.type
        return type
    found = op.properties.get("type")
    return None if found is None else found.value


# --- Constant ---------------------------------------------------------------------------------------------------------


@verifies(spirv.ConstantOp)
def verify_Constant(op: spirv.ConstantOp) -> None:
    """ConstantOp::verify"""
    _verify_value(op, op.value, op.constant.type)


def _verify_value(op: spirv.ConstantOp, value: Any, type: Type) -> None:
    if isinstance(type, spirv.CooperativeMatrixType):
        dense = isinstance(value, DenseIntOrFPElementsAttr)
        if not dense or not value.is_splat:
            given = value if dense else "<<NULL ATTRIBUTE>>"
            raise op.op_error(
                "expected a splat dense attribute for cooperative matrix constant, "
                f"but found {given}"
            )
    if isinstance(value, (IntegerAttr, FloatAttr)):
        if value.type is not type:
            raise op.op_error(f"result type ('{type}') does not match value type ('{value.type}')")
    elif isinstance(value, DenseIntOrFPElementsAttr):
        if value.type is not type:
            _verify_elements(op, value, type)
    elif isinstance(value, ArrayAttr):
        if not isinstance(type, spirv.ArrayType):
            raise op.op_error("must have spirv.array result type for array value")
        for element in value.elements:
            _verify_value(op, element, type.element_type)
    else:
        raise op.op_error(f"cannot have attribute: {value}")


def _verify_elements(op: spirv.ConstantOp, value: DenseIntOrFPElementsAttr, type: Type) -> None:
    """Checks the elements of a possibly nested array constant."""
    if isinstance(type, spirv.TensorArmType):
        if type.shape is not None and type.shape == tuple(value.type.shape):
            if type.element_type is value.type.element_type:
                return
    if not isinstance(type, spirv.ArrayType):
        raise op.op_error(
            f"result or element type ('{type}') does not match value type ('{value.type}'), "
            "must be the same or spirv.array"
        )
    count, element = type.element_count, type.element_type
    while isinstance(element, spirv.ArrayType):
        count *= element.element_count
        element = element.element_type
    if not isinstance(element, (IntegerType, FloatType)):
        raise op.op_error("only support nested array result type")
    if value.type.element_type is not element:
        raise op.op_error(
            f"result element type ('{element}') does not match "
            f"value element type ('{value.type.element_type}')"
        )
    if value.type.num_elements != count:
        raise op.op_error(
            f"result number of elements ({count}) does not match "
            f"value number of elements ({value.type.num_elements})"
        )


# --- constants that are set later -------------------------------------------------------------------------------------


@verifies(spirv.SpecConstantOp)
def verify_SpecConstant(op: spirv.SpecConstantOp) -> None:
    """SpecConstantOp::verify"""
    number = op.attributes.get("spec_id")
    if isinstance(number, IntegerAttr) and number.value < 0:
        raise op.op_error("SpecId cannot be negative")
    value = op.default_value
    if not isinstance(value, (IntegerAttr, FloatAttr)):
        raise op.op_error("default value can only be a bool, integer, or float scalar")
    type = value.type
    if not isinstance(type, (IntegerType, FloatType)) or type.width not in SCALAR_WIDTHS:
        raise op.op_error("default value bitwidth disallowed")


@verifies(spirv.SpecConstantCompositeOp)
def verify_SpecConstantComposite(op: spirv.SpecConstantCompositeOp) -> None:
    """SpecConstantCompositeOp::verify"""
    type = op.type
    constituents = op.constituents
    if not is_composite(type):
        raise op.error(f"result type must be a composite type, but provided '{type}'")
    if isinstance(type, spirv.CooperativeMatrixType):
        raise op.error(f"unsupported composite type  '{type}'")
    count = (part_count(type) or 0) & 0xFFFFFFFF  # unsigned, as in MLIR; 0 for a runtime array
    if len(constituents) != count:
        raise op.error(
            f"has incorrect number of operands: expected {count}, but provided {len(constituents)}"
        )
    for number, constituent in enumerate(constituents):
        defining = _symbol(op, constituent)
        given = None if defining is None else symbol_type(defining)
        expected = part_type(type, number)
        if given is not expected:
            raise op.error(
                f"has incorrect types of operands: expected '{expected}', but provided '{given}'"
            )


@verifies(spirv.EXTSpecConstantCompositeReplicateOp)
def verify_EXT_SpecConstantCompositeReplicate(
    op: spirv.EXTSpecConstantCompositeReplicateOp,
) -> None:
    """EXTSpecConstantCompositeReplicateOp::verify"""
    type = op.type
    if not is_composite(type):
        raise op.error(f"result type must be a composite type, but provided '{type}'")
    defining = _symbol(op, op.constituent)
    if defining is None:
        raise op.error("splat spec constant reference defining constituent not found")
    if not isinstance(defining, spirv.SpecConstantOp):
        raise op.error("constituent is not a spec constant")
    given, expected = symbol_type(defining), part_type(type, 0)
    if given is not expected:
        raise op.error(
            f"constituent has incorrect type: expected '{expected}', but provided '{given}'"
        )


@verifies(spirv.ReferenceOfOp)
def verify_mlir_referenceof(op: spirv.ReferenceOfOp) -> None:
    """ReferenceOfOp::verify"""
    found = _symbol(op, op.spec_const_attr)
    if not isinstance(found, (*_SPEC_CONSTANTS, spirv.EXTSpecConstantCompositeReplicateOp)):
        raise op.op_error("expected spirv.SpecConstant or spirv.SpecConstantComposite symbol")
    if symbol_type(found) is not op.reference.type:
        raise op.op_error("result type mismatch with the referenced specialization constant's type")


@verifies_regions(spirv.SpecConstantOperationOp)
def verify_SpecConstantOperation_regions(op: spirv.SpecConstantOperationOp) -> None:
    """SpecConstantOperationOp::verifyRegions"""
    inner = list(op.body.blocks[0])
    if len(inner) != 2:
        raise op.op_error("expected exactly 2 nested ops")
    enclosed = inner[0]
    if not any(trait.__name__ == "UsableInSpecConstantOp" for trait in enclosed.TRAITS):
        raise op.op_error("invalid enclosed op")
    for operand in enclosed.operands:
        if not isinstance(
            operand.owner, (spirv.ConstantOp, spirv.ReferenceOfOp, spirv.SpecConstantOperationOp)
        ):
            raise op.op_error("invalid operand, must be defined by a constant operation")


# --- global variables -------------------------------------------------------------------------------------------------


@verifies(spirv.GlobalVariableOp)
def verify_GlobalVariable(op: spirv.GlobalVariableOp) -> None:
    """GlobalVariableOp::verify"""
    pointer = op.type
    if not isinstance(pointer, spirv.PointerType):
        raise op.op_error("result must be of a !spv.ptr type")
    if pointer.storage_class in (spirv.StorageClass.Generic, spirv.StorageClass.Function):
        raise op.op_error(f"storage class cannot be '{pointer.storage_class}'")
    initializer = op.initializer_attr
    if initializer is None:
        return
    found = _symbol(op, initializer)
    if not isinstance(found, (*_SPEC_CONSTANTS, spirv.EXTSpecConstantCompositeReplicateOp)):
        raise op.op_error(
            "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op"
        )


@verifies(spirv.AddressOfOp)
def verify_mlir_addressof(op: spirv.AddressOfOp) -> None:
    """AddressOfOp::verify"""
    found = _symbol(op, op.variable_attr)
    if not isinstance(found, spirv.GlobalVariableOp):
        raise op.op_error("expected spirv.GlobalVariable symbol")
    if found.type_attr.value is not op.pointer.type:
        raise op.op_error("result type mismatch with the referenced global variable's type")


# --- modules ----------------------------------------------------------------------------------------------------------


@verifies_regions(spirv.ModuleOp)
def verify_module_regions(op: spirv.ModuleOp) -> None:
    """ModuleOp::verifyRegions"""
    tables = SymbolTableCollection()
    seen: set[tuple[int, str]] = set()
    for inner in op.region.blocks[0]:
        if inner.dialect_name != "spirv":
            raise inner.error("'spirv.module' can only contain spirv.* ops")
        if isinstance(inner, spirv.EntryPointOp):
            _verify_entry_point(op, inner, tables, seen)
        elif isinstance(inner, spirv.FuncOp):
            _verify_function(inner)


def _verify_entry_point(
    module: spirv.ModuleOp,
    op: spirv.EntryPointOp,
    tables: SymbolTableCollection,
    seen: set[tuple[int, str]],
) -> None:
    name = op.fn
    function = tables.lookup_symbol_in(module, op.fn_attr)
    if not isinstance(function, spirv.FuncOp):
        raise op.error(f"function '{name}' not found in 'spirv.module'")
    for symbol in op.interface_attr.elements:
        if not isinstance(symbol, FlatSymbolRefAttr):
            raise op.error(
                f"expected symbol reference for interface specification instead of '{symbol}'"
            )
        variable = tables.lookup_symbol_in(module, symbol)
        if not isinstance(variable, spirv.GlobalVariableOp):
            raise op.error(f"expected spirv.GlobalVariable symbol reference instead of'{symbol}'")
    key = (id(function), keyword_of(op.execution_model_attr))
    if key in seen:
        raise op.error("duplicate of a previous EntryPointOp")
    seen.add(key)


def _verify_function(op: Operation) -> None:
    if not op.regions[0].blocks:
        linkage = str(op.properties.get("linkage_attributes", ""))
        if "Import" not in linkage:
            raise op.error(
                "'spirv.module' cannot contain external functions without 'Import' "
                "linkage_attributes (LinkageAttributes)"
            )
    for block in op.regions[0].blocks:
        for inner in block:
            if inner.dialect_name != "spirv":
                raise inner.error("functions in 'spirv.module' can only contain spirv.* ops")


@verifies(spirv.EXTConstantCompositeReplicateOp)
def verify_EXT_ConstantCompositeReplicate(op: spirv.EXTConstantCompositeReplicateOp) -> None:
    """EXTConstantCompositeReplicateOp::verify"""
    type, value = op.replicated_constant.type, op.value
    if not is_composite(type):
        raise op.error("result type is not a composite type")
    given = getattr(value, "type", None)
    if isinstance(value, ArrayAttr) and value.elements:
        given = getattr(value.elements[0], "type", None)
    if given is None:
        raise op.error("unknown value attribute type")
    expected = [part_type(type, 0)]
    while is_composite(expected[-1]):
        expected.append(part_type(expected[-1], 0))
    if isinstance(value, DenseIntOrFPElementsAttr) and not isinstance(given, VectorType):
        given = value.type.element_type
    if given not in expected:
        names = " or ".join(f"'{one}'" for one in expected)
        raise op.error(f"expected value attribute type {names}, but got: '{given}'")
