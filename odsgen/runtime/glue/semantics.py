"""Functions of scalars, by which generated packages say what operations compute.

A module `semantics` of a package has a function for each operation whose spec says what it computes::

    @COMPUTATIONS.of(AddIOp, elementwise=True)
    def compute_addi(op: AddIOp, outcome: Outcome) -> Scalars:
        result_mask = (1 << width_of_type(op.result.type)) - 1

        def compute(lhs: int, rhs: int) -> Any:
            return lhs + rhs & result_mask

        return compute

It is given an operation and returns the function of its scalars: integers are their bits, as an unsigned number, floats
the bits of their format, conditions 0 and 1.  What has several results gives a tuple.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None

#: Computes the results of one element from its operands, in their order.
Scalars = Callable[..., Any]


class Outcome(NamedTuple):
    """Stand-ins for results where there are none."""

    #: Given the reason: raises an error, or gives what stands for it.
    undefined: Callable[[str], Any]
    unsupported: Callable[[str], Any]
    poison: Any
    #: Whether what a flag as `nsw` promises is looked at; else the promise is believed.
    is_strict: bool
    #: The bits of an index.
    index_width: int = 64


class Computation(NamedTuple):
    """The function that the operations of a class compute."""

    scalars: Callable[[Any, Outcome], Scalars]
    elementwise: bool = False
    fold: str = "constants"  # or another case of `Folding`
    #: The operands of which only the one that is chosen counts.
    chosen: tuple[int, ...] = ()
    #: Whether wide numbers are multiplied or divided, which takes long.
    multiplies: bool = False
    #: Whether two operands and the result have one type, on which alone it depends what constants fold to.
    by_type: bool = False
    #: Whether they are raised to powers, which takes a multiplication for each bit.
    powers: bool = False


#: Gives the results of an operation, of whose operands these are constants; None if nothing is known.
Fold = Callable[[Any, "Constants"], "Folded"]
_FoldT = TypeVar("_FoldT", bound=Callable[..., Any])
_FunctionT = TypeVar("_FunctionT", bound=Callable[[Any, Outcome], Scalars])


class Computations(dict["type[Operation]", Computation]):
    """The computations of a dialect, by the classes of its operations."""

    def of(
        self,
        op_class: type[Operation],
        *,
        elementwise: bool = False,
        fold: str = "constants",
        chosen: tuple[int, ...] = (),
        multiplies: bool = False,
        by_type: bool = False,
        powers: bool = False,
    ) -> Callable[[_FunctionT], _FunctionT]:
        """Notes what the operations of a class compute."""

        def note(function: _FunctionT) -> _FunctionT:
            self[op_class] = Computation(
                function, elementwise, fold, chosen, multiplies, by_type, powers
            )
            return function

        return note


class DeclaredFold(NamedTuple):
    """The fold identities of a class of operations."""

    #: Tried before constants are computed, and where these give no result.
    first: Fold | None = None
    behind_constants: Fold | None = None
    #: Whether one needs neither a constant nor two operands that are one value.
    folds_any_operands: bool = False


class DeclaredFolds(dict["type[Operation]", DeclaredFold]):
    """The fold identities of a dialect, by the classes of its operations."""

    def of(
        self,
        op_class: type[Operation],
        *,
        behind_constants: bool = False,
        folds_any_operands: bool = False,
    ) -> Callable[[_FoldT], _FoldT]:
        """Notes the function that tries the identities of a class."""

        def note(function: _FoldT) -> _FoldT:
            known = self.get(op_class, DeclaredFold())
            known = known._replace(
                folds_any_operands=known.folds_any_operands or folds_any_operands
            )
            self[op_class] = (
                known._replace(behind_constants=function)
                if behind_constants
                else known._replace(first=function)
            )
            return function

        return note


def declared_fold_of(op_class: type[Operation]) -> DeclaredFold:
    """The fold identities of the operations of a class."""
    module = getattr(_dialect_of(op_class), "semantics_module", None)
    if module is None:
        return DeclaredFold()
    folds: DeclaredFolds | None = getattr(import_module(module), "FOLDS", None)
    return DeclaredFold() if folds is None else folds.get(op_class, DeclaredFold())


def computation_of(op_class: type[Operation]) -> Computation | None:
    """The computation of the operations of a class; None where the spec does not say it."""
    module = getattr(_dialect_of(op_class), "semantics_module", None)
    if module is None:
        return None
    computations: Computations = import_module(module).COMPUTATIONS
    return computations.get(op_class)


def folds_by_semantics(op_class: type[Operation]) -> bool:
    """Whether operations fold by what the spec says, which need not be imported for the answer."""
    return op_class.__name__ in getattr(_dialect_of(op_class), "folded_by_semantics", ())


def _dialect_of(op_class: type[Operation]) -> Any:
    """The dialect of the package that defines a class; None where no package does."""
    package = op_class.__module__.rpartition(".")[0]
    return getattr(sys.modules.get(package), "DIALECT", None)
