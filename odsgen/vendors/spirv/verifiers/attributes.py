"""Verifiers of the dialect `spirv`: attributes."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import (
    verifies,
    verifies_operation_attributes,
    verifies_region_argument_attributes,
    verifies_region_result_attributes,
)
from odsgen.runtime import Attribute, FloatType, IndexType, IntegerType, Operation, Type
from odsgen_dialects import spirv

_ENTRY_POINT = "spirv.entry_point_abi"
_TARGET = "spirv.target_env"
_VARIABLE = "spirv.interface_var_abi"
_DECORATION = "spirv.decoration"


def _signature(op: Operation) -> Any:
    """The function type of a function or graph."""
    return getattr(op.properties.get("function_type"), "value", None)


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """SPIRVDialect::verifyOperationAttribute"""
    if name == _ENTRY_POINT:
        if not isinstance(attribute, spirv.EntryPointABIAttr):
            raise op.error(f"'{name}' attribute must be an entry point ABI attribute")
    elif name == _TARGET:
        if not isinstance(attribute, spirv.TargetEnvAttr):
            raise op.error(f"'{name}' must be a spirv::TargetEnvAttr")
    else:
        raise op.error(f"found unsupported '{name}' attribute on operation")


@verifies_region_argument_attributes
def verify_region_argument_attribute(
    op: Operation, region: int, argument: int, name: str, attribute: Attribute
) -> None:
    """SPIRVDialect::verifyRegionArgAttribute"""
    # A declaration has no block arguments; its types are in its function type, if it has one.
    arguments = op.regions[region].arguments
    types = [argument.type for argument in arguments] or list(getattr(_signature(op), "inputs", ()))
    _verify(op, name, attribute, types[argument] if argument < len(types) else None)


def _verify(op: Operation, name: str, attribute: Attribute, type: Type | None) -> None:
    if name == _VARIABLE:
        if not isinstance(attribute, spirv.InterfaceVarABIAttr):
            raise op.error(f"'{name}' must be a spirv::InterfaceVarABIAttr")
        if attribute.storage_class is not None and not isinstance(
            type, (IntegerType, FloatType, IndexType)
        ):
            raise op.error(
                f"'{name}' attribute cannot specify storage class when attaching to a non-scalar "
                "value"
            )
    elif name == _DECORATION:
        if not isinstance(attribute, spirv.DecorationAttr):
            raise op.error(f"'{name}' must be a spirv::DecorationAttr")
    else:
        raise op.error(f"found unsupported '{name}' attribute on region argument")


@verifies_region_result_attributes
def verify_region_result_attribute(
    op: Operation, region: int, result: int, name: str, attribute: Attribute
) -> None:
    """SPIRVDialect::verifyRegionResultAttribute"""
    if not isinstance(op, spirv.GraphARMOp):
        raise op.error(
            "cannot attach SPIR-V attributes to region result which is not part of a "
            "spirv::GraphARMOp type"
        )
    _verify(op, name, attribute, _signature(op).results[result])


# --- graphs -----------------------------------------------------------------------------------------------------------


@verifies(spirv.GraphARMOp)
def verify_ARM_Graph(op: spirv.GraphARMOp) -> None:
    """GraphARMOp::verifyType, GraphARMOp::verifyBody"""
    graph = _signature(op)
    if not graph.results:
        raise op.op_error("there should be at least one result")
    for what, types in (("argument", graph.inputs), ("result", graph.results)):
        for number, type in enumerate(types):
            if not isinstance(type, spirv.TensorArmType):
                raise op.op_error(
                    f"type of {what} #{number} must be a TensorArmType, but got '{type}'"
                )
    if not op.body.blocks:
        return
    arguments = op.body.blocks[0].arguments
    if len(arguments) != len(graph.inputs):
        raise op.op_error(
            f"entry block must have {len(graph.inputs)} arguments to match graph signature"
        )
    for number, (argument, expected) in enumerate(zip(arguments, graph.inputs, strict=True)):
        if argument.type is not expected:
            raise op.op_error(
                f"type of entry block argument #{number}('{argument.type}') must match the type of "
                f"the corresponding argument in graph signature('{expected}')"
            )
    for inner in op.body.walk():
        if isinstance(inner, spirv.GraphOutputsARMOp):
            _verify_outputs(inner, tuple(graph.results))


def _verify_outputs(op: Operation, results: tuple[Type, ...]) -> None:
    if len(op.operands) != len(results):
        raise op.op_error(
            f"is returning {len(op.operands)} value(s) but enclosing spirv.ARM.Graph requires "
            f"{len(results)} result(s)"
        )
    for number, (type, expected) in enumerate(zip(op.operand_types, results, strict=True)):
        if type is not expected:
            raise op.error(
                f"type of return operand {number} ('{type}') doesn't match graph result type "
                f"('{expected}')"
            )
