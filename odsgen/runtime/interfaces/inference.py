"""Inference of the types and shapes of results (MLIR: `InferTypeOpInterface.td`, "Shape Inference")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from odsgen.runtime.base.interface import MissingMethodError, OpInterface
from odsgen.runtime.diagnostics import VerifyError

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


class InferTypeOpInterface(OpInterface):
    """An operation the types of whose results follow from the rest of it."""

    __slots__ = ()

    @classmethod
    def infer_return_types(
        cls,
        operands: Sequence[Value],
        properties: dict[str, Any],
        regions: Sequence[Region] = (),
    ) -> Sequence[Type]:
        """The types of the results of an operation with these parts.

        Raises ValueError, perhaps with a reason, if there are none, MissingMethodError where nobody has written it.
        """
        name: str = getattr(cls, "OPERATION_NAME", "") or cls.__name__
        raise MissingMethodError(
            f"the types of the results of '{name}' must be given: nobody has written the hook that infers them"
        )

    def refine_return_types(self) -> Sequence[Type]:
        """The types of the results, given those that it has: by default, the ones that are inferred."""
        op = self._op
        return self.infer_return_types(op.operands, op.properties, op.regions)

    def is_compatible_return_types(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        """Whether results may have ``actual`` types where others are inferred; by default, only the same."""
        return len(inferred) == len(actual) and all(
            one is other for one, other in zip(inferred, actual, strict=True)
        )


_AS_INFERRED = InferTypeOpInterface.refine_return_types


def refuse_inferred_type(name: str) -> NoReturn:
    """Raise ValueError: the type of that result does not follow from the types of the operands."""
    raise ValueError(f"the type of '{name}' cannot be inferred from those that are given")


def verify_infer_type(op: Operation, inference: InferTypeOpInterface) -> None:
    """The results have types that are compatible with those that are inferred; ValueError says that there are none."""
    try:
        if type(inference).refine_return_types is _AS_INFERRED:  # most often: what that one does
            inferred = inference.infer_return_types(op.operands, op.properties, op.regions)
        else:
            inferred = inference.refine_return_types()
    except ValueError as reason:
        raise _not_inferred(op, reason) from None
    result = op.single_result
    if result is not None and len(inferred) == 1 and inferred[0] is result.type:
        return
    if not inference.is_compatible_return_types(inferred, op.result_types):
        verify_inferred_types(op, inferred)


def _not_inferred(op: Operation, reason: ValueError) -> VerifyError:
    failure = op.op_error("failed to infer returned types")
    if str(reason):
        return VerifyError([*op.error(str(reason)).diagnostics, *failure.diagnostics])
    return failure


def verify_inferred_types(op: Operation, inferred: Sequence[Type]) -> None:
    """The results have the types that are inferred for them."""
    actual = op.result_types
    if len(actual) != len(inferred) or any(
        one is not other for one, other in zip(actual, inferred, strict=True)
    ):
        differ = op.op_error(
            f"inferred type(s) {_listed(inferred)} are incompatible with return type(s) of "
            f"operation {_listed(actual)}"
        )
        failure = op.op_error("failed to infer returned types")
        raise VerifyError([*differ.diagnostics, *failure.diagnostics])


def _listed(types: Sequence[Type]) -> str:
    return ", ".join(f"'{type}'" for type in types)
