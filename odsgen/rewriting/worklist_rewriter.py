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

    A change of the usual kind is made and noted in the same step, and whoever else listens is told, with the same outcome as
    by the calls that each say what they do: replacing an operation takes ten of these.
    """

    __slots__ = ("driver",)

    def __init__(self, insertion_point: InsertionPoint, driver: WorklistDriver) -> None:
        super().__init__(insertion_point, driver)
        self.driver = driver

    def replace_op_with_new(self, op: Operation, new: OpT) -> OpT:
        """Insert an operation, let its results take the place of those of `op`, and erase `op`."""
        result, value = op.single_result, new.single_result
        if result is None or value is None or op.parent_block is None or new is op:
            return super().replace_op_with_new(op, new)
        if new.stored_location is None:
            new.location = op.stored_location or op.location
        self.insert(new)
        self.replace_by_value(op, result, value)
        return new

    def replace_by_values(self, op: Operation, values: Sequence[Value]) -> None:
        """Let values take the place of the results of an operation, as many as it has, and erase it."""
        result = op.single_result
        if result is None or values[0] is result:
            super().replace_by_values(op, values)
        else:
            self.replace_by_value(op, result, values[0])

    def replace_by_value(self, op: Operation, result: OpResult, value: Value) -> None:
        """The same for the only result and another value."""
        driver = self.driver
        listener = driver.listener
        if driver.LOOKS_AT_CHOSEN:
            super().replace_by_values(op, (value,))
            return
        if listener is not None:
            listener.operation_replaced(op, (value,))
        user = result.replace_single_use(value)
        if user is not None:  # most often
            if listener is not None:
                listener.operation_modified(user)
            driver.constants.pop(user, None)
            if driver.enclosing_has_questions or user not in driver.worklist:
                driver.add(user)
        elif result.stored_users is not None:
            self.replace_all_uses_with(result, value)
        self.erase_op(op)

    def erase_op(self, op: Operation) -> None:
        """Erase an operation and all inside it; raises RewriteError while something uses a result of it.

        Each operand is looked at once: whether its definition is to be looked at.
        """
        block, result = op.parent_block, op.single_result
        driver = self.driver
        if (
            (op.results if result is None else result.stored_users is not None)
            or op.regions
            or op.stored_successors
            or block is None
            or driver.LOOKS_AT_CHOSEN
        ):
            super().erase_op(op)
            return
        if driver.listener is not None:
            driver.listener.operation_erased(op)
        worklist, treatments = driver.worklist, driver.treatments
        inside = None if driver.enclosing_has_questions else driver.inside
        if self.insertion_point.anchor is op:
            self.insertion_point = InsertionPoint(block, op.next)
        for operand in op.erase_leaf():
            definition = operand.owner
            if definition in worklist and inside is not None:
                continue
            treatment = treatments.get(type(definition))
            if treatment is None:
                if isinstance(definition, Block):
                    continue
                treatment = driver.treatment_of(definition)
            if operand.stored_users is not None and not treatment.may_change:
                continue
            if inside is None or definition.parent_block not in inside:
                driver.add(definition)
            elif treatment.has_questions:
                worklist[definition] = treatment
        driver.changes += 1
        driver.constants.pop(op, None)
        worklist.pop(op, None)

    def _notify_inserted(self, op: Operation) -> None:
        driver = self.driver
        if op.regions or driver.LOOKS_AT_CHOSEN:
            super()._notify_inserted(op)
            return
        if driver.listener is not None:
            driver.listener.operation_inserted(op)
        driver.changes += 1
        if driver.enclosing_has_questions or op.parent_block not in driver.inside:
            driver.add(op)
        else:  # as `add`, for an operation that is not on the worklist yet
            treatment = driver.treatments.get(type(op)) or driver.treatment_of(op)
            if treatment.has_questions:
                driver.worklist[op] = treatment
