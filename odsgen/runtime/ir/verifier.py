"""Verification of whole programs, in MLIR's order (Developer Guide: Verifiers; `mlir/lib/IR/Verifier.cpp` is the rule).

For each operation: its discardable attributes, the invariants of its definition, the structure of its regions, what is
inside them, the invariants over its regions; then dominance.  An operation that is isolated from above is verified when
all else beside it was, with its own dominance.  The first error of such an operation ends its verification, and that of what is
around it once all that are isolated beside it were verified: so a module reports the first error of each function.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from odsgen.runtime.base import callbacks
from odsgen.runtime.base.interface import MissingMethodError
from odsgen.runtime.diagnostics import Diagnostic, Severity, VerifyError, is_fault
from odsgen.runtime.ir.region_kind import region_is_graph
from odsgen.runtime.ir.symbol_table import kept_symbol_tables
from odsgen.runtime.ir.traits import IsIsolatedFromAbove, IsTerminator, NoTerminator
from odsgen.runtime.registry.context import context_of, loaded_dialect, untold_hooks
from odsgen.runtime.support.interpreter import (
    Nested,
    on_new_stack,
    own_function,
    stack_is_deep,
    with_own_code,
)
from odsgen.runtime.support.on_demand import ModuleOnDemand

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, NoReturn

    from odsgen.runtime.ir import use_checks
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.dominance import DominanceInfo
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.registry.context import Context

    #: Checks an operation and its place in a block and returns the one behind it, unless there is more to it than operands,
    #: properties and results, or successors at the end: then that operation itself, with nothing checked.
    _PlainCheck = Callable[[Any, "Scope"], Operation | None]
else:
    use_checks = ModuleOnDemand("odsgen.runtime.ir.use_checks")


def verify(op: Operation) -> None:
    """Check an operation and all inside it; raises VerifyError, with the first diagnostic of each isolated operation."""
    if stack_is_deep():
        return on_new_stack(verify, op)
    verifier = Verifier(context_of(op))
    with kept_symbol_tables(verifier.others):
        verifier.isolated_operations([op])
    if verifier.diagnostics:
        raise VerifyError(verifier.diagnostics)
    if untold_hooks:
        from odsgen.runtime.registry.unchecked import warn_of_unchecked

        warn_of_unchecked([type(op), *verifier.op_classes])


class _Refused(Exception):
    """Ends the verification of an operation that is isolated from above: what is wrong has been noted."""


def _plain_check(op_class: type[Operation]) -> _PlainCheck | None:
    """The check of the operations of a class, where the invariants are all that is to be checked of most.

    The slots of an operation are read by it, and not in the loop over a block: it has code of its own, which sees
    operations of one class.
    """
    if (
        not op_class.REGISTERED
        or op_class.HOOK_VERIFIERS
        or op_class.verify_symbol_uses is not None
    ):
        return None
    verify_invariants: Callable[[Any], None] = own_function(op_class, "verify_invariants")
    known, found = op_class.__dict__.get(_CHECK, (None, None))
    if known is verify_invariants:
        return found  # type: ignore[no-any-return]

    def check(op: Operation, scope: Scope) -> Operation | None:
        following = op.next
        if op.regions or op.stored_attributes or (following is not None and op.stored_successors):
            return op
        verify_invariants(op)
        # As in `Scope.add`, which costs a call.
        operands, known = op.stored_operands, scope.known
        if operands and not known.issuperset(operands):
            scope.check_operands(op)
        result = op.single_result
        if result is not None:
            known.add(result)
        elif op.several_results:
            known.update(op.several_results)
        return following

    found = with_own_code(check)
    setattr(op_class, _CHECK, (verify_invariants, found))  # with what Python has specialised
    return found  # type: ignore[no-any-return]


#: Where a class keeps its invariants, and the check of them.
_CHECK = "_check_of_invariants"


class Verifier(Nested):
    """One verification: what was found so far.

    Wrong uses of values wait in `uses` until the operation around them that is isolated from above is known to be sound
    otherwise, and uses of values from outside of it in `uses_from_outside` until all inside it is.
    """

    __slots__ = (
        "diagnostics",
        "uses",
        "uses_from_outside",
        "around",
        "isolated",
        "dominance",
        "others",
        "outer",
        "context",
        "op_classes",
    )

    def __init__(self, context: Context | None) -> None:
        super().__init__()
        self.context = context
        self.diagnostics: list[Diagnostic] = []
        #: By operation, what is wrong with its first wrong operand.
        self.uses: dict[Operation, Diagnostic] = {}
        self.uses_from_outside: dict[Operation, Diagnostic] = {}
        #: The operation that is being verified with the uses of values in it.
        self.around: Operation | None = None
        self.isolated: list[Operation] = []  # in the regions of one operation, still to be verified
        self.dominance: DominanceInfo | None = None  # made for the first use that asks for it
        #: The values that are known in the blocks around, as far as no operation between is isolated from above.
        self.outer: list[set[Value]] = []
        #: By block: the operations that have more than operands and results, or may use symbols.
        self.others: dict[Block, list[Operation]] = {}
        #: By class of an operation in a block, its plain check; None where there is more to do for each operation.
        self.op_classes: dict[type[Operation], _PlainCheck | None] = {}

    # --- operations -----------------------------------------------------------------------------------------------------

    def isolated_operations(self, operations: Sequence[Operation]) -> None:
        """Check operations that are isolated from above, each with how values are used in it."""
        outside = self.uses, self.uses_from_outside, self.around, self.outer, self.depth
        for op in operations:
            self.uses, self.uses_from_outside, self.around, self.outer = {}, {}, op, []
            try:
                self._operation(op)
                if self.uses:
                    from odsgen.runtime.ir.wrong_uses import first_wrong_use

                    self.refuse(op, [first_wrong_use(op, self.uses)])
            except _Refused:  # from some depth
                self.isolated, self.depth = [], outside[-1]
        self.uses, self.uses_from_outside, self.around, self.outer, self.depth = outside

    def _operation(self, op: Operation) -> None:
        """Check one operation and, as it is sound itself, all inside it, which may rely on that."""
        try:
            if op.stored_attributes:
                self._discardable_attributes(op)
            op.verify_invariants()
            for verifier in op.HOOK_VERIFIERS:
                verifier(op)
        except Exception as error:
            self._failure(op, error)
        if op.regions:
            self.nested(self._regions, op)
        if not op.REGISTERED:
            self._unregistered(op)

    def _discardable_attributes(self, op: Operation) -> None:
        """Let the dialect that a prefixed attribute belongs to check it."""
        find = loaded_dialect if self.context is None else self.context.loaded_dialect
        for name, attribute in op.stored_attributes.items():
            prefix, _, rest = name.partition(".")
            if rest:
                dialect = find(prefix)
                if dialect is not None and dialect.verify_operation_attribute is not None:
                    dialect.verify_operation_attribute(op, name, attribute)

    def _failure(self, op: Operation, error: Exception) -> None:
        """Note what an operation is refused for, and end.

        Where other operations have been refused already, a verifier may rely on what does not hold: whatever else it
        raises then is a consequence.  Otherwise it is a fault of the verifier.
        """
        if isinstance(error, MissingMethodError):
            from odsgen.runtime.registry.hooks import UncheckedWarning

            warnings.warn(f"not checked any further: {error}", UncheckedWarning, stacklevel=2)
            return
        if isinstance(error, VerifyError):
            self.refuse(op, error.diagnostics)
        if not self.diagnostics:
            if not is_fault(error):
                raise error
            from odsgen.runtime.ir.hook_faults import fault_of_operation

            self.diagnostics.append(fault_of_operation(error, "verified", op))
        raise _Refused

    def refuse(self, op: Operation, diagnostics: Sequence[Diagnostic]) -> NoReturn:
        """Note what is wrong with an operation, unless MLIR had seen before that a block around it ends too early."""
        branch: Operation | None = None
        while op is not self.around and op.parent_block is not None:
            branch = next(
                (o for o in op.parent_block if o.stored_successors and o.next is not None), branch
            )
            parent = op.parent_op
            if parent is None:
                break
            op = parent
        if branch is not None:
            message = "operation with block successors must terminate its parent block"
            diagnostics = branch.error(message).diagnostics
        self.diagnostics.extend(diagnostics)
        raise _Refused

    def _unregistered(self, op: Operation) -> None:
        if "." not in op.name:
            return  # of no dialect
        name = op.dialect_name
        dialect = loaded_dialect(name) if self.context is None else self.context.dialect(name)
        if dialect is not None and not dialect.allow_unknown_operations:
            message = (
                f"unregistered operation '{op.name}' found in dialect ('{dialect.name}') "
                "that does not allow unknown operations"
            )
            self.refuse(op, op.error(message).diagnostics)

    # --- regions and blocks ---------------------------------------------------------------------------------------------

    def _regions(self, op: Operation) -> None:
        """Check what is inside an operation, those that are isolated from above last, then what it asks of all that."""
        for number, region in enumerate(op.regions):
            if region.stored_blocks:
                self._entry(op, region, number)
        outer, self.isolated = self.isolated, []
        for region in op.regions:
            if region.stored_blocks:
                self._region(op, region)
        isolated, self.isolated = self.isolated, outer
        if isolated:
            found = len(self.diagnostics)
            self.isolated_operations(isolated)
            self.isolated = outer
            if len(self.diagnostics) > found:
                raise _Refused
        if self.uses_from_outside and IsIsolatedFromAbove in op.TRAITS:
            from odsgen.runtime.ir.wrong_uses import first_use_from_outside

            self.refuse(op, [first_use_from_outside(op, self.uses_from_outside)])
        try:
            op.verify_regions()
        except Exception as error:
            self._failure(op, error)

    def _entry(self, op: Operation, region: Region, number: int) -> None:
        """Check that a region begins as it must."""
        blocks = region.stored_blocks
        if len(blocks) > 1 and op.REGISTERED and region_is_graph(region):
            message = f"expects graph region #{number} to have 0 or 1 blocks"
            self.refuse(op, op.op_error(message).diagnostics)
        if blocks[0].stored_users:
            message = "entry block of region may not have predecessors"
            self.refuse(op, [Diagnostic(Severity.ERROR, op.location, message)])

    def _region(self, op: Operation, region: Region) -> None:
        blocks = region.stored_blocks
        entry = blocks[0]
        needs_terminator = len(blocks) > 1 or not (not op.REGISTERED or NoTerminator in op.TRAITS)
        visible: set[Value] = set()
        scopes: dict[Block, Scope] = {}
        for block in blocks:
            if block.first is not None:
                above = None if block is entry else self._scope_above(block, scopes)
                scopes[block] = scope = Scope(self, block, above, visible)
                self._block(scope)
                self._check_end(block, needs_terminator)
            elif needs_terminator:
                message = "empty block: expect at least a terminator"
                self.refuse(op, [Diagnostic(Severity.ERROR, op.location, message)])

    def _block(self, scope: Scope) -> None:
        """Check a block, those before it in the region having been checked."""
        plain_checks = self.op_classes
        block = scope.block
        scope.known.update(block.stored_arguments)
        others: list[Operation] = []  # which the plain checks don't do justice
        op: Any = block.first
        while op is not None:
            # What holds for nearly every operation is checked by few calls: this loop is the time of verification.
            try:
                check = plain_checks[type(op)]
            except KeyError:
                check = plain_checks[type(op)] = _plain_check(type(op))
            following = op
            if check is not None:
                try:
                    following = check(op, scope)
                except _Refused:
                    raise
                except Exception as error:
                    self._failure(op, error)
                    scope.add(op)
                    following = op.next
            if following is op:
                if op.stored_successors and op.next is not None:
                    self.refuse(op, ())
                others.append(op)
                if op.regions and IsIsolatedFromAbove in op.TRAITS:
                    self.isolated.append(op)
                else:
                    self.outer.append(scope.known)
                    self._operation(op)
                    self.outer.pop()
                scope.add(op)
                following = op.next
            op = following
        if others:
            self.others[block] = others

    def _check_end(self, block: Block, needs_terminator: bool) -> None:
        """Check the last operation of a block."""
        last = block.last
        assert last is not None
        for successor in last.stored_successors:
            if successor.parent_region is not block.parent_region:
                message = "branching to block of a different region"
                self.refuse(last, last.op_error(message).diagnostics)
        if needs_terminator and IsTerminator not in last.TRAITS and not last.might_be_terminator:
            text = callbacks.generic_op_text(last)
            separator = "\n" if "\n" in text else ""  # as MLIR has several lines in a message
            message = f"block with no terminator, has {separator}{text}"
            self.refuse(last, last.error(message).diagnostics)

    _scope_above = use_checks.scope_above


class Scope:
    """The values that operations of a block may use, as far as they are known while it is checked from its beginning."""

    __slots__ = ("verifier", "block", "above", "known", "visible", "dominating")

    def __init__(
        self,
        verifier: Verifier,
        block: Block,
        above: Scope | None,
        visible: set[Value],
    ) -> None:
        self.verifier = verifier
        self.block = block
        #: That of a block which dominates this one; None of the first one in the region.
        self.above = above
        #: Those from around the region or its first block.
        self.visible = visible
        #: Defined so far, here or in dominating blocks.
        self.known = visible if above is None else above.few_values()
        #: Blocks that dominate this one, beside those above.
        self.dominating: set[Block] = set()

    def add(self, op: Operation) -> None:
        """Check the operands of an operation that is sound itself, and add its results."""
        known = self.known
        if op.stored_operands and not known.issuperset(op.stored_operands):
            self.check_operands(op)
        known.update(op.results)

    check_operands = use_checks.check_operands
    few_values = use_checks.few_values
