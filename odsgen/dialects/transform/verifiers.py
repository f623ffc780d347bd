"""Verifiers of the dialect `transform`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import ArrayAttr, DenseArrayAttr

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.transform import (
        AlternativesOp,
        InterchangeOp,
        MatchStructuredBodyOp,
        MatchStructuredDimOp,
        MatchStructuredInitOp,
        MatchStructuredInputOp,
        MatchStructuredOp,
        MatchStructuredResultOp,
        PackTransposeOp,
        SequenceOp,
        SimplifyBoundedAffineOpsOp,
        WithPDLPatternsOp,
    )


_HANDLE = "TransformHandleTypeInterface"
_PARAM = "TransformParamTypeInterface"
_VALUE = "TransformValueHandleTypeInterface"
_TOP_LEVEL = frozenset(
    {"transform.sequence", "transform.alternatives", "transform.with_pdl_patterns"}
)


def _has(type: Type, *interfaces: str) -> bool:
    return any(interface in type.INTERFACES for interface in interfaces)


# --- matchers of structured operations ----------------------------------------------------------------------------------


def verify_match_structured(op: MatchStructuredOp) -> None:
    """The body has a handle, and matches."""
    body = op.body_region.blocks[0]
    if len(body.arguments) != 1:
        raise op.op_error("expected one body argument")
    if not _has(body.arguments[0].type, _HANDLE):
        raise op.op_error(f"expected body argument to implement {_HANDLE}")
    for inner in body:
        if inner is not body.last and "MatchOpInterface" not in inner.INTERFACES:
            raise op.op_error(
                "expects nested operations to implement MatchOpInterface",
                [(inner.location, "offending operation")],
            )


def _verify_predicate(op: Operation) -> None:
    """A predicate is about the operation that is matched around it."""
    parent = op.parent_op
    if parent is None or parent.name != "transform.match.structured":
        raise op.op_error("expects parent op to be 'transform.match.structured'")
    if op.operands[0] is not parent.regions[0].arguments[0]:
        raise op.op_error("expected predicate to apply to the surrounding structured op")


verify_match_structured_classify_contraction_dims = _verify_predicate
verify_match_structured_classify_convolution_dims = _verify_predicate
verify_match_structured_elemental_bitwidth = _verify_predicate
verify_match_structured_num_inits = _verify_predicate
verify_match_structured_num_inputs = _verify_predicate
verify_match_structured_rank = _verify_predicate


def verify_match_structured_body(op: MatchStructuredBodyOp) -> None:
    """One property of the body at most is asked for."""
    _verify_predicate(op)
    names = ("reduction_position", "passthrough", "elementwise", "contraction")
    if sum(op.properties.get(name) is not None for name in names) > 1:
        listed = ", ".join(f'"{name}"' for name in names)
        raise op.op_error(f"only one of {{{listed}}} is allowed")
    contraction = op.contraction_attr
    if isinstance(contraction, ArrayAttr) and len(contraction.elements) != 2:
        raise op.op_error('expects "contraction" to contain two elements')


def _verify_dimensions(
    op: MatchStructuredDimOp | MatchStructuredInitOp | MatchStructuredInputOp, name: str
) -> None:
    numbers = op.properties[name].values
    if op.is_all:
        if op.is_inverted:
            raise op.op_error("cannot request both 'all' and 'inverted' values in the list")
        if numbers:
            raise op.op_error("cannot both request 'all' and specific values in the list")
    elif not numbers:
        raise op.op_error("must request specific values in the list if 'all' is not specified")
    if any(one == next for one, next in zip(numbers, numbers[1:], strict=False)):
        raise op.op_error("expected the listed values to be unique")


def verify_match_structured_dim(op: MatchStructuredDimOp) -> None:
    """The listed dimensions are parallel or of a reduction."""
    _verify_predicate(op)
    if all(op.properties.get(name) is not None for name in ("parallel", "reduction")):
        raise op.op_error("cannot request the same dimension to be both parallel and reduction")
    _verify_dimensions(op, "raw_dim_list")


def _verify_operand(op: MatchStructuredInitOp | MatchStructuredInputOp) -> None:
    _verify_predicate(op)
    names = ("permutation", "projected_permutation")
    if all(op.properties.get(name) is not None for name in names):
        raise op.op_error('"permutation" and "projected_permutation" are mutually exclusive')
    if len(op.raw_position_list) > 1 and op.results:
        raise op.op_error("cannot bind multiple inputs/inits to the same value")
    _verify_dimensions(op, "raw_position_list")


verify_match_structured_input = _verify_operand
verify_match_structured_init = _verify_operand


def verify_match_structured_result(op: MatchStructuredResultOp) -> None:
    """A handle to an operation is that of a user, any or the only one."""
    _verify_predicate(op)
    is_any, is_single = (op.properties.get(name) is not None for name in ("any", "single"))
    if (is_any or is_single) != _has(op.result_types[0], _HANDLE):
        raise op.op_error(
            "expects either the any/single keyword or the type value handle result type"
        )
    if is_any and is_single:
        raise op.op_error("'any' and 'single' are mutually exclusive")


# --- sequences ----------------------------------------------------------------------------------------------------------


def _verify_top_level(op: Operation) -> None:
    """Checks the entry block's arguments, the first of which is the root's handle; if nested, each has an operand."""
    if not op.regions:
        raise op.op_error("expects at least one region")
    blocks = op.regions[0].blocks
    if len(blocks) != 1:
        raise op.op_error("expects a single-block region")
    arguments = blocks[0].arguments
    if not arguments:
        raise op.op_error("expects the entry block to have at least one argument")
    if not _has(arguments[0].type, _HANDLE):
        raise op.op_error(
            f"expects the first entry block argument to be of type implementing {_HANDLE}"
        )
    if op.operands and arguments[0].type is not op.operands[0].type:
        raise op.op_error("expects the type of the block argument to match the type of the operand")
    for number, argument in enumerate(arguments[1:], 1):
        if not _has(argument.type, _HANDLE, _PARAM, _VALUE):
            raise op.op_error(
                "expects trailing entry block arguments to be of type implementing "
                f"{_HANDLE}, {_VALUE} or {_PARAM}",
                [(op.location, f"argument #{number} does not")],
            )
    parent = op.parent_op
    while parent is not None and parent.name not in _TOP_LEVEL:
        parent = parent.parent_op
    if parent is not None and len(op.operands) != len(arguments):
        raise op.op_error(
            "expects operands to be provided for a nested op",
            [(parent.location, "nested in another possible top-level op")],
        )


def verify_sequence(op: SequenceOp) -> None:
    """It transforms, and ends with what its results are."""
    _verify_top_level(op)
    body = op.body.blocks[0]
    last = body.last
    for inner in body:
        if inner is not last and "TransformOpInterface" not in inner.INTERFACES:
            raise op.op_error(
                "expected children ops to implement TransformOpInterface",
                [(inner.location, "op without interface")],
            )
    if last is None:
        raise op.op_error("expects to have a terminator in the body")
    if last.operand_types != op.result_types:
        raise op.op_error(
            "expects the types of the terminator operands to match the types of the result",
            [(last.location, "terminator")],
        )


def verify_alternatives(op: AlternativesOp) -> None:
    """Each of the alternatives yields what the results are."""
    _verify_top_level(op)
    for number, region in enumerate(op.alternatives):
        last = region.blocks[0].last if region.blocks else None
        if last is not None and last.operand_types != op.result_types:
            raise op.op_error(
                "expects terminator operands to have the same type as results of the operation",
                [(last.location, f"terminator #{number}")],
            )


def verify_with_pdl_patterns(op: WithPDLPatternsOp) -> None:
    """Patterns and one operation that transforms."""
    _verify_top_level(op)
    body = op.body.blocks[0]
    top_level: Operation | None = None
    for inner in body:
        if inner.name == "pdl.pattern":
            continue
        if inner.name in _TOP_LEVEL or "TransformOpInterface" in inner.INTERFACES:
            if top_level is not None:
                raise op.op_error(
                    "expects only one non-pattern op in its body",
                    [
                        (top_level.location, "first non-pattern op"),
                        (inner.location, "second non-pattern op"),
                    ],
                )
            top_level = inner
            continue
        raise op.op_error(
            "expects only pattern and top-level transform ops in its body",
            [(inner.location, "offending op")],
        )
    parent = op.parent_op
    while parent is not None:
        if parent.name == op.name:
            raise op.op_error("cannot be nested", [(parent.location, "parent operation")])
        parent = parent.parent_op
    if top_level is None:
        raise op.op_error("expects at least one non-pattern op")


# --- affine, structured -------------------------------------------------------------------------------------------------


def verify_affine_simplify_bounded_affine_ops(op: SimplifyBoundedAffineOpsOp) -> None:
    """A lower and an upper bound for each value."""
    expected = len(op.bounded_values)
    for what in ("lower", "upper"):
        found = len(op.properties[f"{what}_bounds"].values)
        if found != expected:
            raise op.op_error(
                f"incorrect number of {what} bounds, expected {expected} but found {found}"
            )


def is_permutation(numbers: Sequence[float]) -> bool:
    """Whether each number from 0 on is there once."""
    return sorted(map(int, numbers)) == list(range(len(numbers)))


def verify_structured_pack_transpose(op: PackTransposeOp) -> None:
    """Permutations, one at least."""
    found = {name: op.property_attribute(f"{name}_perm") for name in ("inner", "outer")}
    for name, numbers in found.items():
        if isinstance(numbers, DenseArrayAttr) and not is_permutation(numbers.values):
            raise op.op_error(f'"{name}_perm" is not a valid permutation')
    if not any(isinstance(n, DenseArrayAttr) and n.values for n in found.values()):
        raise op.op_error(' at least one of "inner_perm" or "outer_perm" must be specified')


def verify_structured_interchange(op: InterchangeOp) -> None:
    """A permutation."""
    numbers = op.property_attribute("iterator_interchange")
    if isinstance(numbers, DenseArrayAttr) and not is_permutation(numbers.values):
        shown = ", ".join(map(str, numbers.values))
        raise op.op_error(f"expects iterator_interchange to be a permutation, found {shown}")
