"""The rewriter of the driver with a worklist: it replaces and erases most operations in one go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from odsgen.rewriting.rewriter import PatternRewriter
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.ir.operation import Operation

if TYPE_CHECKING:
    from odsgen.rewriting.worklist_driver import WorklistDriver
    from odsgen.runtime.ir.value import OpResult, Value

OpT = TypeVar("OpT", bound=Operation)


class WorklistRewriter(PatternRewriter):
    """Changes a program as every rewriter does, and tells the driver.

    Where nobody else listens, a change of the usual kind is made and noted in the same step, with the same outcome as by
    the calls that each say what they do: replacing an operation takes ten of these.
    """

    __slots__ = ("driver",)

    def __init__(self, insertion_point: InsertionPoint, driver: WorklistDriver) -> None:
        super().__init__(insertion_point, driver)
        self.driver = driver

    def replace_op_with_new(self, op: Operation, new: OpT) -> OpT:
        """Insert an operation, let its results take the place of those of `op`, and erase `op`."""
        result, value = op._result, new._result
        if (
            result is None
            or value is None
            or op._block is None
            or new is op
            or self.driver.listener is not None
        ):
            return super().replace_op_with_new(op, new)
        self.insert(new)
        self.replace_by_value(op, result, value)
        return new

    def replace_by_values(self, op: Operation, values: Sequence[Value]) -> None:
        """Let values take the place of the results of an operation, as many as it has, and erase it."""
        result = op._result
        if result is None or values[0] is result or self.driver.listener is not None:
            super().replace_by_values(op, values)
        else:
            self.replace_by_value(op, result, values[0])

    def replace_by_value(self, op: Operation, result: OpResult, value: Value) -> None:
        """The same for the only result and another value, where only the driver listens."""
        users = result._users
        if isinstance(users, dict):
            self.replace_all_uses_with(result, value)
        elif users is not None:  # most often
            result._users = None
            value._take_uses(result, users)
            driver = self.driver
            driver.constants.pop(users, None)
            if driver.enclosing_has_questions or users not in driver.worklist:
                driver.add(users)
        self.erase_op(op)

    def erase_op(self, op: Operation) -> None:
        """Erase an operation and all inside it; raises RewriteError while something uses a result of it.

        Each operand is looked at once, to take the use away and to see whether its definition is to be looked at.
        """
        block, result = op._block, op._result
        driver = self.driver
        if (
            (result is not None and result._users is not None)
            or op._several_results
            or op._regions
            or op._successors
            or block is None
            or driver.listener is not None
        ):
            super().erase_op(op)
            return
        worklist, treatments = driver.worklist, driver.treatments
        inside = None if driver.enclosing_has_questions else driver.inside
        for operand in op._operands:
            users = operand._users
            if users is op:
                operand._users = others = None
            else:
                if type(users) is not dict or users.pop(op, None) is None:
                    continue  # an operand that it has twice
                others = len(users)
                if others > 1:
                    continue
                if not others:
                    operand._users = None
            definition = operand.owner
            if definition in worklist and inside is not None:
                continue
            treatment = treatments.get(type(definition))
            if treatment is None:
                if isinstance(definition, Block):
                    continue
                treatment = driver.treatment_of(definition)
            if others and not treatment.may_change:
                continue
            if inside is None or definition._block not in inside:
                driver.add(definition)
            elif treatment.has_questions:
                worklist[definition] = treatment
        op._operands = ()
        driver.changes += 1
        driver.constants.pop(op, None)
        worklist.pop(op, None)
        if self.insertion_point.anchor is op:
            self.insertion_point = InsertionPoint(block, op._next)
        block.unlink(op)
        op._erased = True

    def _notify_inserted(self, op: Operation) -> None:
        driver = self.driver
        if op._regions or driver.listener is not None:
            super()._notify_inserted(op)
            return
        driver.changes += 1
        if driver.enclosing_has_questions or op._block not in driver.inside:
            driver.add(op)
        else:  # as `add`, for an operation that is not on the worklist yet
            treatment = driver.treatments.get(type(op)) or driver.treatment_of(op)
            if treatment.has_questions:
                driver.worklist[op] = treatment
