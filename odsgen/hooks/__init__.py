"""Decorators for the hand-written half of a dialect: each says which classes a hook is for, and how it is called.

>>> from odsgen.hooks import evaluates
>>> @evaluates(RotateOp)
... def rotate(op: RotateOp, operands: Sequence[Any], machine: Machine) -> Sequence[Any]: ...

Type checkers hold the signatures.  A hook for an op class is for all its operations that have none of their own.  A
package with many hooks may lay them out in a folder, whose ``__init__`` lists the modules by kind, so that each is
imported only when it is needed: ``HOOKS = {"evaluates": ("evaluation",)}``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from odsgen.runtime.registry.bindings import bind

if TYPE_CHECKING:
    from odsgen.runtime.interpreter import Call, Exit, Jump, Leave, Machine, Run
    from odsgen.runtime.ir.operation import Operation

__all__ = ["Evaluator", "evaluates"]

_OpT = TypeVar("_OpT", bound="Operation")
_OpT_contra = TypeVar("_OpT_contra", bound="Operation", contravariant=True)


class Evaluator(Protocol[_OpT_contra]):
    """Computes the results of an operation from its operands (docs/interpreting.md)."""

    def __call__(
        self, op: _OpT_contra, operands: Sequence[Any], machine: Machine, /
    ) -> Sequence[Any] | Jump | Leave | Generator[Run | Call, Exit, Any]: ...


def evaluates(*classes: type[_OpT]) -> Callable[[Evaluator[_OpT]], Evaluator[Any]]:
    """Evaluates operations of these classes, and of those based on them, when a program runs (docs/interpreting.md).

    The function gets the operation, the values of its operands and the machine, and gives the values of the results.
    """
    return _decorator("evaluates", classes)


def _decorator(kind: str, classes: Sequence[type]) -> Callable[[Any], Any]:
    """A decorator that notes a hook in the module in which it stands."""
    caller = sys._getframe(2)
    if not classes or not all(isinstance(one, type) for one in classes):
        raise TypeError(f"@{kind} takes the classes that the hook is for: @{kind}(AddOp)")

    def note(function: Any) -> Any:
        bind(kind, classes, function, caller.f_globals, caller.f_lineno)
        return function

    return note
