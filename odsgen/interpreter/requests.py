"""Requests of an evaluation to the machine, and the ways in which it can fail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region


class Jump(NamedTuple):
    """The outcome of a terminator that goes on in a block of its region, with values for its arguments."""

    block: Block
    values: Sequence[Any] = ()


class Leave(NamedTuple):
    """The outcome of a terminator that leaves its region, with values for the operation around it."""

    values: Sequence[Any] = ()


class Run(NamedTuple):
    """Yielded by an evaluation to run a region of its operation; it is sent the `Exit`."""

    region: Region
    values: Sequence[Any] = ()


class Call(NamedTuple):
    """Yielded by an evaluation to call a function; it is sent the `Exit`."""

    function: Operation
    values: Sequence[Any] = ()


class Exit(NamedTuple):
    """How a region was left: the terminator, None where it has none, and its values."""

    terminator: Operation | None
    values: Sequence[Any]


class UndefinedBehavior(Exception):
    """An operation does what MLIR leaves undefined, such as a division by zero."""


class AssertionFailed(UndefinedBehavior):
    """A condition that a program states does not hold; an evaluation that waits for a region may go on all the same."""


class Unsupported(Exception):
    """An operation does what is defined and not written here."""
