"""What the evaluation of an operation can ask of the machine, and how it can fail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region


class Jump(NamedTuple):
    """What a terminator gives to go on in a block of its region, with values for its arguments."""

    block: Block
    values: Sequence[Any] = ()


class Leave(NamedTuple):
    """What a terminator gives to leave its region, with values for the operation around it."""

    values: Sequence[Any] = ()


class Run(NamedTuple):
    """What an evaluation yields to run a region of its operation; it is sent the `Exit`."""

    region: Region
    values: Sequence[Any] = ()


class Call(NamedTuple):
    """What an evaluation yields to call a function; it is sent the `Exit`."""

    function: Operation
    values: Sequence[Any] = ()


class Exit(NamedTuple):
    """How a region was left: the terminator, None where it has none, and its values."""

    terminator: Operation | None
    values: Sequence[Any]


class UndefinedBehavior(Exception):
    """An operation does what MLIR leaves undefined, such as a division by zero."""


class Unsupported(Exception):
    """An operation does what is defined and not written here."""
