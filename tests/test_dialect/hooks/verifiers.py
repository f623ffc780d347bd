"""Verifiers of the operations of the dialect `test`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.hooks import (
    implements,
    verifies,
    verifies_operation_attributes,
    verifies_region_argument_attributes,
    verifies_region_result_attributes,
    verifies_regions,
)
from odsgen.runtime.builtin.attributes import IntegerAttr, StringAttr
from odsgen.runtime.builtin.types import IndexType, ShapedType, VectorType
from odsgen.runtime.interfaces.control_flow import (
    RegionEdge,
    region_terminators,
    verify_region_edges,
)

from .. import AnyCondOp, LinalgConvOpOp, LinalgFillOpOp, LoopBlockOp, RegionIfOp
from ..ops import (
    AttrWithTraitOp,
    CallOp,
    CompareOp,
    ConvOpNotLinalgOpOp,
    DynamicCustomParserPrinterOp,
    DynamicOneOperandTwoResultsOp,
    FillOpNotLinalgOpOp,
    ReifyBoundOp,
    ResultTypeWithTraitOp,
    VerifiersOp,
    WithNicePropertiesOp,
    WithVersionedPropertiesOp,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen.runtime.ir.value import Value

_FORBIDDEN = "test.invalid_attr"


# --- attributes of the dialect on any operation -------------------------------------------------------------------------


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """One attribute must not be used."""
    if name == _FORBIDDEN:
        raise op.error(f"invalid to use '{_FORBIDDEN}'")


@verifies_region_argument_attributes
def verify_region_argument_attribute(
    op: Operation, region: int, argument: int, name: str, attribute: Attribute
) -> None:
    """One attribute must not be used."""
    verify_operation_attribute(op, name, attribute)


@verifies_region_result_attributes
def verify_region_result_attribute(
    op: Operation, region: int, result: int, name: str, attribute: Attribute
) -> None:
    """One attribute must not be used."""
    verify_operation_attribute(op, name, attribute)


# --- single operations ----------------------------------------------------------------------------------------------------


@implements(CallOp, method="verify_symbol_uses")
def verify_symbol_uses_call(op: Any, symbol_tables: SymbolTableCollection) -> None:
    """The callee must be a function."""
    callee = op.properties.get("callee")
    if callee is None:
        raise op.op_error("requires a 'callee' symbol reference attribute")
    function = symbol_tables.lookup_nearest_symbol_from(op, callee)
    if function is None or "FunctionOpInterface" not in function.INTERFACES:
        raise op.op_error(f"'{callee.value}' does not reference a valid function")


@verifies(ResultTypeWithTraitOp)
def verify_result_type_with_trait(op: Any) -> None:
    """The type of the result must have a trait."""
    if "TestTypeTrait" not in op.results[0].type.TRAITS:
        raise op.error("result type should have trait 'TestTypeTrait'")


@verifies(AttrWithTraitOp)
def verify_attr_with_trait(op: Any) -> None:
    """The attribute must have a trait."""
    if "TestAttrTrait" not in op.properties["attr"].TRAITS:
        raise op.error("'attr' attribute should have trait 'TestAttrTrait'")


@verifies(VerifiersOp)
def verify_verifiers(op: Any) -> None:
    """The region must have one block."""
    if len(op.regions[0].blocks) != 1:
        raise op.op_error("`hasOneBlock` trait hasn't been verified")


@verifies_regions(VerifiersOp)
def verify_verifiers_regions(op: Any) -> None:
    """The region must have one block."""
    verify_verifiers(op)


@verifies(ReifyBoundOp)
def verify_reify_bound(op: Any) -> None:
    """A dimension is named exactly for shaped types; the bounds of vscale come with `scalable`."""
    type = op.operands[0].type
    properties = op.properties
    if isinstance(type, ShapedType):
        if "dim" not in properties:
            raise op.op_error("expected 'dim' attribute for shaped type variable")
    elif isinstance(type, IndexType):
        if "dim" in properties:
            raise op.op_error("unexpected 'dim' attribute for index variable")
    else:
        raise op.op_error("expected index-typed variable or shape type variable")
    scalable = "scalable" in properties
    if "constant" in properties and scalable:
        raise op.op_error("'scalable' and 'constant' are mutually exlusive")
    for name in ("vscale_min", "vscale_max"):
        if scalable is not (name in properties):
            raise op.op_error("expected 'vscale_min' if and only if 'scalable'")


@verifies(CompareOp)
def verify_compare(op: Any) -> None:
    """As many operands as the maps take, one for each side without a map."""
    properties = op.properties
    maps = [properties.get(name) for name in ("lhs_map", "rhs_map")]
    if "compose" in properties and any(map is not None for map in maps):
        raise op.op_error("'compose' not supported when 'lhs_map' or 'rhs_map' is present")
    expected = sum(1 if m is None else m.map.num_dims + m.map.num_symbols for m in maps)
    if len(op.operands) != expected:
        raise op.op_error(f"expected {expected} operands, but got {len(op.operands)}")


@verifies(ConvOpNotLinalgOpOp)
def verify_conv_op_not_linalg_op(op: Any) -> None:
    """It implements half an interface."""
    raise op.error("expected a LinalgOp")


@verifies(FillOpNotLinalgOpOp)
def verify_fill_op_not_linalg_op(op: Any) -> None:
    """It implements half an interface."""
    raise op.error("expected a LinalgOp")


@verifies(LinalgConvOpOp)
def verify_linalg_conv_op(op: LinalgConvOpOp) -> None:
    """As many operands as a convolution has."""
    if len(op.inputs) < 2 or len(op.outputs) != 1:
        raise op.error("expected op with 2 inputs and 1 output")


@verifies(LinalgFillOpOp)
def verify_linalg_fill_op(op: LinalgFillOpOp) -> None:
    """One scalar, written to one output."""
    if len(op.inputs) != 1 or len(op.outputs) != 1:
        raise op.error("expected op with 1 input and 1 output")
    if isinstance(op.inputs[0].type, (ShapedType, VectorType)):
        raise op.error("expected op with scalar input")


# --- control flow between regions ---------------------------------------------------------------------------------------------


def _edges_from(region: Region, target: Region | None, inputs: Sequence[Value]) -> list[RegionEdge]:
    return [RegionEdge(end, target, end.operands, inputs) for end in region_terminators(region)]


def _arguments(region: Region) -> Sequence[Value]:
    return region.blocks[0].arguments if region.blocks else ()


@verifies_regions(AnyCondOp)
def verify_any_cond_regions(op: AnyCondOp) -> None:
    """The region gives the results."""
    region = op.regions[0]
    verify_region_edges(
        op, [RegionEdge(None, region, (), ()), *_edges_from(region, None, op.results)]
    )


@verifies_regions(RegionIfOp)
def verify_region_if_regions(op: RegionIfOp) -> None:
    """One region or the other gets the operands, the third what these give, and gives the results."""
    then, otherwise, join = op.regions
    edges = [
        RegionEdge(None, region, op.operands, _arguments(region)) for region in (then, otherwise)
    ]
    edges += _edges_from(then, join, _arguments(join))
    edges += _edges_from(otherwise, join, _arguments(join))
    edges += _edges_from(join, None, op.results)
    verify_region_edges(op, edges)


@verifies_regions(LoopBlockOp)
def verify_loop_block_regions(op: LoopBlockOp) -> None:
    """The body gets the operand, then what its terminator gives it until that gives the result."""
    body = op.regions[0]
    edges = [RegionEdge(None, body, op.operands, _arguments(body))]
    for end in region_terminators(body):
        edges.append(RegionEdge(end, body, end.operands[:1], _arguments(body)))
        edges.append(RegionEdge(end, None, end.operands[1:], op.results))
    verify_region_edges(op, edges)


# --- more single operations -------------------------------------------------------------------------------------------------


@verifies(DynamicOneOperandTwoResultsOp)
def verify_dynamic_one_operand_two_results(op: Any) -> None:
    """One operand, two results."""
    if len(op.operands) != 1:
        raise op.op_error(f"expected 1 operand, but had {len(op.operands)}")
    if len(op.results) != 2:
        raise op.op_error(f"expected 2 results, but had {len(op.results)}")


@verifies(DynamicCustomParserPrinterOp)
def verify_dynamic_custom_parser_printer(op: Any) -> None:
    """Neither operands nor results."""
    if op.operands or op.results:
        raise op.error("operation should have no operands and no results")


@verifies(WithNicePropertiesOp)
def verify_with_nice_properties(op: Any) -> None:
    """A text and a number."""
    _require(op, "label", StringAttr)
    _require(op, "value", IntegerAttr)


@verifies(WithVersionedPropertiesOp)
def verify_with_versioned_properties(op: Any) -> None:
    """Two numbers."""
    _require(op, "value1", IntegerAttr)
    _require(op, "value2", IntegerAttr)


def _require(op: Any, key: str, attribute_class: type[Attribute]) -> None:
    if not isinstance(op.properties["prop"].lookup(key), attribute_class):
        raise op.error(f"expected {attribute_class.__name__} for key `{key}`")
