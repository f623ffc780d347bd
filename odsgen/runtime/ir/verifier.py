"""Verification of whole programs, in MLIR's order (Developer Guide: Verifiers; `mlir/lib/IR/Verifier.cpp` is the rule).

For each operation: its discardable attributes, the invariants of its definition, the structure of its regions, what is
inside them, the invariants over its regions; then dominance.  An operation that is isolated from above is verified when
all else beside it was, with its own dominance.  All errors that can be found are reported: an operation reports its
first one, and wrong uses of values are reported where everything else holds.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from odsgen.runtime.base import callbacks
from odsgen.runtime.base.interface import MissingMethodError
from odsgen.runtime.diagnostics import Diagnostic, Severity, VerifyError
from odsgen.runtime.ir.dominance import DominanceInfo, region_is_graph
from odsgen.runtime.ir.hook_faults import fault_of_operation, is_fault
from odsgen.runtime.ir.symbol_table import kept_symbol_tables
from odsgen.runtime.ir.traits import IsIsolatedFromAbove, IsTerminator, NoTerminator
from odsgen.runtime.ir.value import OpResult
from odsgen.runtime.registry.context import context_of, loaded_dialect
from odsgen.runtime.registry.hooks import UncheckedWarning
from odsgen.runtime.support.own_code import own_function, with_own_code
from odsgen.runtime.support.recursion import Nested, on_new_stack, stack_is_deep

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.registry.context import Context

    #: The operands of an operation, its result if it has one, and the operation behind it.
    _Seen = tuple[Sequence[Value], OpResult | None, Operation | None]
    #: Checks an operation, unless there is more to it than operands, properties and results, or successors at the end.
    _PlainCheck = Callable[[Any], _Seen | None]


def verify(op: Operation) -> None:
    """Check an operation and all inside it; raises VerifyError with every diagnostic found."""
    if stack_is_deep():
        return on_new_stack(verify, op)
    verifier = _Verifier(context_of(op))
    with kept_symbol_tables(verifier.others):
        try:
            verifier.operation(op)
        except Exception as error:
            verifier._failure(op, error)
    diagnostics = verifier.diagnostics or verifier.use_diagnostics
    if diagnostics:
        raise VerifyError(diagnostics)


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

    def check(op: Operation) -> _Seen | None:
        following = op._next
        if op._regions or op._attributes or (op._successors and following is not None):
            return None
        verify_invariants(op)
        return op._operands, op._result, following

    found: _PlainCheck = with_own_code(check)
    return found


class _Verifier(Nested):
    """One verification: what was found so far.

    Wrong uses of values wait in `use_diagnostics` until the operation around them that is isolated from above is known
    to be sound otherwise; if it is not, they would only be consequences.  Uses of values from outside such an operation
    wait in `isolation_diagnostics` until all inside it is known to be sound.
    """

    __slots__ = (
        "diagnostics",
        "use_diagnostics",
        "isolation_diagnostics",
        "isolated",
        "refused_uses",
        "dominance",
        "others",
        "context",
        "_plain_checks",
    )

    def __init__(self, context: Context | None) -> None:
        super().__init__()
        self.context = context
        self.diagnostics: list[Diagnostic] = []
        self.use_diagnostics: list[Diagnostic] = []
        self.isolation_diagnostics: dict[Operation, Diagnostic] = {}
        self.isolated: list[Operation] = []  # in the regions of one operation, still to be verified
        self.refused_uses: set[tuple[Operation, Value]] = set()
        self.dominance = DominanceInfo()
        #: By block: the operations that have more than operands and results, or may use symbols.
        self.others: dict[Block, list[Operation]] = {}
        #: By class; None where there is more to do for each operation.
        self._plain_checks: dict[type[Operation], _PlainCheck | None] = {}

    # --- operations -----------------------------------------------------------------------------------------------------

    def operation(self, op: Operation) -> None:
        """Check one operation and, if it is sound itself, all inside it, which may rely on that."""
        found = len(self.diagnostics)
        try:
            if op._attributes:
                self._discardable_attributes(op)
            op.verify_invariants()
            for verifier in op.HOOK_VERIFIERS:
                verifier(op)
        except Exception as error:
            self._failure(op, error)
        if op._regions and len(self.diagnostics) == found:
            if IsIsolatedFromAbove in op.TRAITS:
                self.nested(self._isolated_regions, op)
            else:
                self.nested(self._regions, op)
        if not op.REGISTERED:
            self._unregistered(op)

    def _discardable_attributes(self, op: Operation) -> None:
        """Let the dialect that a prefixed attribute belongs to check it."""
        find = loaded_dialect if self.context is None else self.context.loaded_dialect
        for name, attribute in op._attributes.items():
            prefix, _, rest = name.partition(".")
            if rest:
                dialect = find(prefix)
                if dialect is not None and dialect.verify_operation_attribute is not None:
                    dialect.verify_operation_attribute(op, name, attribute)

    def _failure(self, op: Operation, error: Exception) -> None:
        """Note what an operation is refused for.

        Where other operations have been refused already, a verifier may rely on what does not hold: whatever else it
        raises then is a consequence.  Otherwise it is a fault of the verifier.
        """
        if isinstance(error, VerifyError):
            self.diagnostics.extend(error.diagnostics)
        elif isinstance(error, MissingMethodError):
            warnings.warn(f"not checked any further: {error}", UncheckedWarning, stacklevel=2)
        elif not self.diagnostics:
            if not is_fault(error):
                raise error
            self.diagnostics.append(fault_of_operation(error, "verified", op))

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
            self.diagnostics.extend(op.error(message).diagnostics)

    # --- regions and blocks ---------------------------------------------------------------------------------------------

    def _isolated_regions(self, op: Operation) -> None:
        """Check the regions of an operation that is isolated from above, then how values are used in them."""
        found = len(self.diagnostics)
        uses, self.use_diagnostics = self.use_diagnostics, []
        isolation, self.isolation_diagnostics = self.isolation_diagnostics, {}
        self._regions(op)
        if len(self.diagnostics) == found:
            self.diagnostics.extend(self.use_diagnostics)
        self.use_diagnostics, self.isolation_diagnostics = uses, isolation

    def _regions(self, op: Operation) -> None:
        """Check what is inside an operation, those that are isolated from above last, then what it asks of all that."""
        found = len(self.diagnostics)
        for number, region in enumerate(op._regions):
            if region._blocks and not self._entry(op, region, number):
                return
        isolated, self.isolated = self.isolated, []
        for region in op._regions:
            if region._blocks:
                self._region(op, region)
        for inner in self.isolated:
            self.operation(inner)
        self.isolated = isolated
        if len(self.diagnostics) == found:
            if self.isolation_diagnostics and IsIsolatedFromAbove in op.TRAITS:
                self.diagnostics.extend(_in_order_of_isolation(op, self.isolation_diagnostics))
                return
            try:
                op.verify_regions()
            except Exception as error:
                self._failure(op, error)

    def _entry(self, op: Operation, region: Region, number: int) -> bool:
        """Whether a region begins as it must; what is in the regions is not looked at where one does not."""
        blocks = region._blocks
        if len(blocks) > 1 and op.REGISTERED and region_is_graph(region):
            message = f"expects graph region #{number} to have 0 or 1 blocks"
            self.diagnostics.extend(op.op_error(message).diagnostics)
            return False
        if blocks[0]._users:
            message = "entry block of region may not have predecessors"
            self.diagnostics.append(Diagnostic(Severity.ERROR, op.location, message))
            return False
        return True

    def _region(self, op: Operation, region: Region) -> None:
        blocks = region._blocks
        ordered = not region_is_graph(region)
        entry = blocks[0]
        needs_terminator = len(blocks) > 1 or not (not op.REGISTERED or NoTerminator in op.TRAITS)
        visible: set[Value] = set()
        found = len(self.diagnostics)
        for block in blocks:
            if block._first is not None:
                self._block(block, entry, visible, ordered)
                if len(self.diagnostics) == found:  # else the region need not be complete
                    self._check_end(block, needs_terminator)
            elif needs_terminator and len(self.diagnostics) == found:
                message = "empty block: expect at least a terminator"
                self.diagnostics.append(Diagnostic(Severity.ERROR, op.location, message))

    def _block(
        self,
        block: Block,
        entry: Block,
        visible: set[Value],
        ordered: bool,
    ) -> None:
        """Check the operations of a block.

        `visible` are values from around the region that may be used in it, and those of its entry block, which dominates
        the others.
        """
        plain_checks = self._plain_checks
        found = len(self.diagnostics)
        # values of this block that were defined so far, or of blocks that dominate it
        known = visible if block is entry else set()
        known.update(block._arguments)
        others: list[Operation] = []  # which the plain checks don't do justice
        dominating = {entry}  # blocks of the region that are known to dominate this one
        op: Any = block._first
        while op is not None:
            # What holds for nearly every operation is checked here, inline: this loop is the time of verification.
            try:
                check = plain_checks[type(op)]
            except KeyError:
                check = plain_checks[type(op)] = _plain_check(type(op))
            try:
                seen = None if check is None else check(op)
            except Exception as error:
                self._failure(op, error)
                seen = op._operands, op._result, op._next
            if seen is None:
                if op._successors and op._next is not None:
                    message = "operation with block successors must terminate its parent block"
                    self.diagnostics[found:found] = op.error(
                        message
                    ).diagnostics  # before all else in the block
                    found += 1
                    op = op._next
                    continue
                others.append(op)
                if op._regions and IsIsolatedFromAbove in op.TRAITS:
                    self.isolated.append(op)
                else:
                    self.operation(op)
                seen = op._operands, op._result, op._next
            operands, result, following = seen
            if operands and not known.issuperset(operands):
                for value in operands:
                    if value in known:
                        continue
                    if value in visible or _is_defined(value, op, block, dominating, ordered):
                        known.add(value)
                    else:
                        self._dominance(op, value, block, dominating, visible)
            if result is not None:
                known.add(result)
            elif op._several_results:
                known.update(op._several_results)
            op = following
        if others:
            self.others[block] = others

    def _check_end(self, block: Block, needs_terminator: bool) -> None:
        """Check the last operation of a block."""
        diagnostics = self.diagnostics
        last = block._last
        assert last is not None
        for successor in last._successors:
            if successor._region is not block._region:
                message = "branching to block of a different region"
                diagnostics.extend(last.op_error(message).diagnostics)
                break
        if needs_terminator and IsTerminator not in last.TRAITS and not last.might_be_terminator:
            text = callbacks.generic_op_text(last)
            separator = (
                "\n" if "\n" in text else ""
            )  # as MLIR puts an operation of several lines into a message
            message = f"block with no terminator, has {separator}{text}"
            diagnostics.extend(last.error(message).diagnostics)

    # --- dominance ------------------------------------------------------------------------------------------------------

    def _dominance(
        self,
        op: Operation,
        value: Value,
        block: Block,
        dominating: set[Block],
        visible: set[Value],
    ) -> None:
        """Check a use that is not obviously right, and remember what makes others like it right."""
        region, defined_in = block._region, value.parent_block
        is_outer = defined_in is None or defined_in._region is not region
        definition = value.defining_op
        if defined_in is None and definition is not None and definition.is_erased:
            message = f"uses a result of '{definition.name}', which was erased"
            self.diagnostics.extend(op.op_error(message).diagnostics)
            return
        if is_outer and not self._isolation(op, defined_in, block):
            return
        if not self.dominance.is_reachable_from_entry(block):
            return
        if self.dominance.value_dominates(value, op):
            if is_outer:
                visible.add(value)
            elif defined_in is not None and defined_in is not block:
                dominating.add(defined_in)
            return
        if (op, value) in self.refused_uses:
            return  # the same value is another operand too
        self.refused_uses.add((op, value))
        index = next(i for i, operand in enumerate(op._operands) if operand is value)
        error = op.error(f"operand #{index} does not dominate this use").diagnostics[0]
        _note_definition(error, op, value)
        self.use_diagnostics.append(error)

    def _isolation(self, op: Operation, defined_in: Block | None, block: Block) -> bool:
        """Whether no operation that is isolated from above lies between a use and the definition (Traits: IsolatedFromAbove)."""
        region = block._region
        target = defined_in._region if defined_in is not None else None
        while region is not None and region is not target:
            parent = region._parent
            if parent is not None and IsIsolatedFromAbove in parent.TRAITS:
                if target is not None and region.is_ancestor(target):
                    return True  # defined deeper inside, which dominance refuses
                message = "using value defined outside the region"
                note = "required by region isolation constraints"
                (error,) = op.op_error(message, [(parent.location, note)]).diagnostics
                self.isolation_diagnostics.setdefault(op, error)
                return False
            region = region.parent_region
        return True


def _is_defined(
    value: Value, op: Operation, block: Block, dominating: set[Block], ordered: bool
) -> bool:
    """Whether a value is obviously defined where an operation of a block uses it."""
    defined_in = value.parent_block
    if defined_in is not block:
        return defined_in in dominating
    if type(value) is OpResult:
        return not ordered or value.owner._order < op._order
    return True


def _in_order_of_isolation(
    isolated: Operation, wrong: dict[Operation, Diagnostic]
) -> list[Diagnostic]:
    """The diagnostics about operations that use values from outside, those of outer regions first, as MLIR looks at them."""
    found: list[Diagnostic] = []
    for region in isolated._regions:
        pending = [region]
        while pending:
            for block in pending.pop()._blocks:
                for op in block:
                    if op in wrong:
                        found.append(wrong[op])
                    if IsIsolatedFromAbove not in op.TRAITS:
                        pending += op._regions
    return found


def _note_definition(error: Diagnostic, op: Operation, value: Value) -> None:
    """Say where the value that does not dominate its use is defined."""
    use_block, block = op._block, value.parent_block
    use_region = use_block._region if use_block is not None else None
    region = block._region if block is not None else None
    definition = value.defining_op
    if definition is not None:
        if use_block is block:
            relation = "op in the same block"
        elif use_region is region:
            relation = "op in the same region"
        elif (
            region is not None and use_region is not None and region.is_proper_ancestor(use_region)
        ):
            relation = "op in a parent region"
        elif (
            region is not None and use_region is not None and use_region.is_proper_ancestor(region)
        ):
            relation = "op in a child region"
        else:
            relation = "op is neither in a parent nor in a child region"
        error.attach_note(f"operand defined here ({relation})", definition.location)
        return
    if region is None or block is None or region._parent is None:
        error.attach_note(" (block without parent)")
        return
    number = region._index(block)
    if use_region is region:
        relation = " in the same region)"
    elif use_region is not None and region.is_proper_ancestor(use_region):
        relation = " in a parent region)"
    elif use_region is not None and use_region.is_proper_ancestor(region):
        relation = " in a child region)"
    else:
        relation = " neither in a parent nor in a child region)"
    error.attach_note(
        f"operand defined as a block argument (block #{number}{relation}", region._parent.location
    )
