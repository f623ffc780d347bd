"""Interfaces of operations (MLIR: Interfaces): asking for one, and what those of MLIR check.

The verifiers are called by generated code; each raises the VerifyError of the first thing that is wrong, in MLIR's
words (``mlir/lib/Interfaces``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from odsgen.runtime.builtin.attributes import DenseArrayAttr
from odsgen.runtime.builtin.types import MemRefType, TensorType, UnrankedMemRefType
from odsgen.runtime.diagnostics import VerifyError
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.traits import ReturnLike

if TYPE_CHECKING:
    from odsgen.runtime.ir.attribute import Type
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value

InterfaceT = TypeVar("InterfaceT")


def as_interface(op: Operation, interface: type[InterfaceT]) -> InterfaceT | None:
    """The operation as the protocol of an interface that it implements, else None.

    >>> shaped = as_interface(op, ShapeInference)
    >>> if shaped is not None: shaped.infer_shapes()
    """
    return cast(InterfaceT, op) if interface.__name__ in op.INTERFACES else None


class _Branch(Protocol):
    def successor_operands(self, index: int, /) -> Sequence[Value | None]: ...


class _Cast(Protocol):
    def are_cast_compatible(self, inputs: Sequence[Type], outputs: Sequence[Type], /) -> bool: ...


def verify_branch(op: Operation, branch: _Branch) -> None:
    """BranchOpInterface: each successor takes as many operands, of the same types, as are passed on to it.

    None stands for a value that the operation itself gives to the successor, of whatever type.
    """
    for number, successor in enumerate(op._successors):
        operands = branch.successor_operands(number)
        arguments = successor._arguments
        if len(operands) != len(arguments):
            raise op.error(
                f"branch has {len(operands)} operands for successor #{number}, "
                f"but target block has {len(arguments)}"
            )
        for index, (operand, argument) in enumerate(zip(operands, arguments, strict=True)):
            if operand is not None and operand.type is not argument.type:
                raise op.error(f"type mismatch for bb argument #{index} of successor #{number}")


def verify_branch_weights(op: Operation) -> None:
    """WeightedBranchOpInterface: `branch_weights`, if any, are as many as the successors, and not all zero."""
    _verify_weights(op, "branch", "successors", len(op._successors))


def verify_region_weights(op: Operation) -> None:
    """WeightedRegionBranchOpInterface: `region_weights`, if any, are as many as the regions, and not all zero."""
    _verify_weights(op, "region", "regions", len(op._regions))


def _verify_weights(op: Operation, kind: str, among: str, expected: int) -> None:
    attribute = op.properties.get(f"{kind}_weights")
    weights: tuple[float, ...] = attribute.values if isinstance(attribute, DenseArrayAttr) else ()
    if not weights:
        return
    if len(weights) != expected:
        raise op.error(
            f"expects number of {kind} weights to match number of {among}: "
            f"{len(weights)} vs {expected}"
        )
    if not any(weights):
        raise op.error(f"{kind} weights cannot all be zero")


def verify_cast(op: Operation, cast: _Cast) -> None:
    """CastOpInterface: the types of operands and results can be cast into each other."""
    outputs = op.result_types
    if not outputs:
        raise op.op_error("expected at least one result for cast operation")
    inputs = op.operand_types
    if cast.are_cast_compatible(inputs, outputs):
        return
    shown_inputs = f" {_listed(inputs)}" if len(inputs) == 1 else f"s {_listed(inputs)}"
    shown_outputs = f" {_listed(outputs)}" if len(outputs) == 1 else f"s {_listed(outputs)}"
    raise op.op_error(
        f"operand type{shown_inputs if inputs else 's []'} and result type{shown_outputs} "
        "are cast incompatible"
    )


def verify_destination_style(op: Operation, inits: Sequence[Value]) -> None:
    """DestinationStyleOpInterface: what the results are written to are buffers, or tensors of the results' types."""
    first = next((n for n, operand in enumerate(op._operands) if inits and operand is inits[0]), 0)
    tensors: list[int] = []
    for number, value in enumerate(inits):
        if isinstance(value.type, TensorType):
            tensors.append(number)
        elif not isinstance(value.type, (MemRefType, UnrankedMemRefType)):
            raise op.op_error(f"expected that operand #{first + number} is a tensor or a memref")
    results = sum(isinstance(type, TensorType) for type in op.result_types)
    if results != len(tensors):
        raise op.op_error(
            f"expected the number of tensor results ({results}) to be equal to the number of "
            f"output tensors ({len(tensors)})"
        )
    for number in tensors:
        expected, actual = inits[number].type, op._results[number].type
        if expected is not actual:
            raise op.op_error(
                f"expected type of operand #{first + number} ('{expected}') to match type of "
                f"corresponding result ('{actual}')"
            )


@dataclass(frozen=True)
class RegionEdge:
    """A way of control between the regions of an operation; None stands for the operation itself.

    `source` is the terminator from which control comes; `operands` are what it passes on to `inputs`, the arguments of
    the target region or the results of the operation.
    """

    source: Operation | None
    target: Region | None
    operands: Sequence[Value]
    inputs: Sequence[Value]


def verify_region_edges(op: Operation, edges: Iterable[RegionEdge]) -> None:
    """RegionBranchOpInterface: each region, and the operation at its end, gets values of the types that it expects."""
    for edge in edges:
        source = "parent" if edge.source is None else f"Operation {edge.source.name}"
        target = "parent" if edge.target is None else f"Region #{op._regions.index(edge.target)}"
        along = f"along control flow edge from {source} to {target}"
        if len(edge.operands) != len(edge.inputs):
            raise op.op_error(
                f"{along}: region branch point has {len(edge.operands)} operands, "
                f"but region successor needs {len(edge.inputs)} inputs"
            )
        for number, (operand, value) in enumerate(zip(edge.operands, edge.inputs, strict=True)):
            if operand.type is not value.type:
                raise op.op_error(
                    f"{along}: successor operand type #{number} '{operand.type}' should match "
                    f"successor input type #{number} '{value.type}'"
                )


def region_terminators(region: Region) -> list[Operation]:
    """The operations at the ends of the blocks by which control leaves a region (RegionBranchTerminatorOpInterface)."""
    ends = (block._last for block in region._blocks)
    return [
        end
        for end in ends
        if end is not None
        and (ReturnLike in end.TRAITS or "RegionBranchTerminatorOpInterface" in end.INTERFACES)
    ]


def verify_inference(op: Operation, infer: Callable[[], Sequence[Type]]) -> None:
    """InferTypeOpInterface, where types are computed: `infer` raises ValueError when there are none."""
    try:
        inferred = infer()
    except ValueError as reason:
        failure = op.op_error("failed to infer returned types")
        if str(reason):
            raise VerifyError([*op.error(str(reason)).diagnostics, *failure.diagnostics]) from None
        raise failure from None
    verify_inferred_types(op, inferred)


def verify_inferred_types(op: Operation, inferred: Sequence[Type]) -> None:
    """InferTypeOpInterface: the results have the types that are inferred for them."""
    actual = op.result_types
    if len(actual) != len(inferred) or any(
        one is not other for one, other in zip(actual, inferred, strict=True)
    ):
        raise op.op_error(
            f"inferred type(s) {_listed(inferred)} are incompatible with return type(s) of "
            f"operation {_listed(actual)}"
        )


def _listed(types: Sequence[Type]) -> str:
    return ", ".join(f"'{type}'" for type in types)
