"""Verifiers of the dialect `spirv`: composites."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import Type, VectorType
from odsgen.vendors.spirv.forms.composites import CompositeError, element_at, part_count, part_type
from odsgen_dialects import spirv

# --- CompositeConstruct -----------------------------------------------------------------------------------------------


@verifies(spirv.CompositeConstructOp)
def verify_CompositeConstruct(op: spirv.CompositeConstructOp) -> None:
    """CompositeConstructOp::verify"""
    type = op.result.type
    types = op.operand_types
    if isinstance(type, spirv.CooperativeMatrixType):
        if len(types) != 1:
            raise op.op_error(
                f"has incorrect number of operands: expected 1, but provided {len(types)}"
            )
        _verify_constituent(op, types[0], type.element_type)
        return
    count = part_count(type)
    if count is None or len(types) == count:
        for number, given in enumerate(types):
            _verify_constituent(op, given, part_type(type, number))
        return
    if not isinstance(type, VectorType):
        raise op.op_error(
            "expected to return a vector or cooperative matrix when the number of constituents is "
            "less than what the result needs"
        )
    provided = 0
    for given in types:
        element = given.element_type if isinstance(given, VectorType) else given
        if not isinstance(given, VectorType) and given is not type.element_type:
            raise op.op_error(
                "operand type mismatch: expected operand to have a scalar or vector type, but "
                f"provided '{given}'"
            )
        if element is not type.element_type:
            raise op.op_error(
                "operand element type mismatch: expected to be "
                f"'{type.element_type}', but provided '{element}'"
            )
        provided += given.num_elements if isinstance(given, VectorType) else 1
    if provided != count:
        raise op.op_error(
            f"has incorrect number of operands: expected {count}, but provided {provided}"
        )


def _verify_constituent(op: spirv.CompositeConstructOp, given: Type, expected: Type) -> None:
    if given is not expected:
        raise op.op_error(
            f"operand type mismatch: expected operand type '{expected}', but provided '{given}'"
        )


# --- CompositeExtract, CompositeInsert --------------------------------------------------------------------------------


@verifies(spirv.CompositeExtractOp)
def verify_CompositeExtract(op: spirv.CompositeExtractOp) -> None:
    """CompositeExtractOp::verify"""
    type, given = _part(op, op.composite.type), op.component.type
    if type is not given:
        raise op.op_error(f"invalid result type: expected '{type}' but provided '{given}'")


@verifies(spirv.CompositeInsertOp)
def verify_CompositeInsert(op: spirv.CompositeInsertOp) -> None:
    """CompositeInsertOp::verify"""
    given, composite = op.operand_types
    type = _part(op, composite)
    if type is not given:
        raise op.op_error(f"object operand type should be '{type}', but found '{given}'")
    result = op.result.type
    if result is not composite:
        raise op.op_error(
            "result type should be the same as the composite type, "
            f"but found '{composite}' vs '{result}'"
        )


def _part(op: spirv.CompositeExtractOp | spirv.CompositeInsertOp, type: Type) -> Type:
    try:
        return element_at(type, op.indices_attr)
    except CompositeError as error:
        raise op.error(str(error)) from None


# --- VectorShuffle ----------------------------------------------------------------------------------------------------

UNDEFINED_COMPONENT = 0xFFFFFFFF


@verifies(spirv.VectorShuffleOp)
def verify_VectorShuffle(op: spirv.VectorShuffleOp) -> None:
    """VectorShuffleOp::verify"""
    result = op.result.type
    assert isinstance(result, VectorType)
    selectors = [component & UNDEFINED_COMPONENT for component in op.components]
    if result.num_elements != len(selectors):
        raise op.op_error(
            f"result type element count ({result.num_elements}) mismatch with the number of "
            f"component selectors ({len(selectors)})"
        )
    count = sum(type.num_elements for type in op.operand_types if isinstance(type, VectorType))
    for selector in selectors:
        if selector >= count and selector != UNDEFINED_COMPONENT:
            raise op.op_error(
                f"component selector {selector} out of range: expected to be in [0, {count}) or "
                "0xffffffff"
            )
