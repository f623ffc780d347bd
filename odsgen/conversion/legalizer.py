"""Making operations legal: by folding them, or by patterns whose results can be made legal in turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from odsgen.conversion.changes import ModifiedOp, ReplacedByCounterpart
from odsgen.conversion.pattern import ConversionPattern
from odsgen.conversion.rewriter import ConversionRewriter
from odsgen.rewriting.folding import fold_operation, fold_rules, materialize
from odsgen.rewriting.pattern import RewritePattern
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.ir.disposal import drop_all_references
from odsgen.runtime.ir.traits import ConstantLike
from odsgen.runtime.support.interpreter import Nested

if TYPE_CHECKING:
    from odsgen.conversion.log import ChangeLog
    from odsgen.conversion.target import ConversionTarget
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

    AnyPattern = ConversionPattern[Any] | RewritePattern

#: How often the conversion of one operation may lead to that of another that was made for it.
MAX_DEPTH = 1000
#: How often an operation is folded in place before it is looked at again.
MAX_FOLDS_IN_PLACE = 64


class PatternTable:
    """Patterns by the names of their roots, those of greater benefit first."""

    __slots__ = ("_by_root", "_any", "_ordered")

    def __init__(self, patterns: Iterable[AnyPattern]) -> None:
        self._by_root: dict[str, list[AnyPattern]] = {}
        self._any: list[AnyPattern] = []
        for pattern in patterns:
            if pattern.root is None:
                self._any.append(pattern)
            else:
                self._by_root.setdefault(pattern.root, []).append(pattern)
        self._ordered: dict[str, tuple[AnyPattern, ...]] = {}

    def for_operation(self, name: str) -> tuple[AnyPattern, ...]:
        """The patterns for operations of that name in the order in which they are tried."""
        found = self._ordered.get(name)
        if found is None:
            candidates = [*self._by_root.get(name, ()), *self._any]
            candidates.sort(key=lambda pattern: -pattern.benefit)
            found = self._ordered[name] = tuple(candidates)
        return found


class _CanFold(dict["type[Operation]", bool]):
    """Whether operations of a class are folded."""

    def __missing__(self, op_class: type[Operation]) -> bool:
        is_candidate = op_class.REGISTERED and ConstantLike not in op_class.TRAITS
        found = self[op_class] = is_candidate and fold_rules(op_class).can_fold
        return found


class Legalizer:
    """Makes operations legal, one at a time, with all that is made for them."""

    __slots__ = ("target", "patterns", "log", "_applied", "_can_fold", "_nesting")

    def __init__(
        self, target: ConversionTarget, patterns: Iterable[AnyPattern], log: ChangeLog
    ) -> None:
        self.target = target
        self.patterns = PatternTable(patterns)
        self.log = log
        self._applied: set[AnyPattern] = set()
        self._can_fold = _CanFold()
        self._nesting = Nested()

    def legalize(self, op: Operation) -> bool:
        """Make `op` legal if it is not; False, with nothing changed, if there is no way."""
        legality = self.target.legality(op)
        if legality is not None:
            if legality.is_recursive:
                self.log.ignored.update(inner for inner in op.walk() if inner is not op)
            return True
        if self.log.is_ignored(op):
            return True
        return self._fold(op) or self._apply_patterns(op)

    # --- folding --------------------------------------------------------------------------------------------------------

    def _fold(self, op: Operation) -> bool:
        if not self._can_fold[type(op)]:
            return False
        log = self.log
        start = len(log.changes)
        before = ModifiedOp(op)
        folded = fold_operation(op)
        if folded is None:
            before.undo(log)  # a fold may have changed it before it gave up
            return False
        log.changes.append(before)
        for _ in range(MAX_FOLDS_IN_PLACE):
            if folded:
                break
            again = fold_operation(op)
            if again is None:
                # As in MLIR the changes stay, also where the operation does not become legal.
                return self._nested_legalize(op)
            folded = again
        if not folded:
            return self._nested_legalize(op)
        rewriter = ConversionRewriter(InsertionPoint.before(op), log)
        pattern_ops, log.pattern_ops = log.pattern_ops, {}
        values = materialize(op, folded, rewriter)
        constants, log.pattern_ops = log.pattern_ops, pattern_ops
        if values is not None:
            rewriter.replace_op(op, values)
            if self._legalize_each(constants):
                return True
        log.undo_to(start)
        return False

    # --- patterns -------------------------------------------------------------------------------------------------------

    def _apply_patterns(self, op: Operation) -> bool:
        log = self.log
        for pattern in self.patterns.for_operation(op.name):
            is_bounded = False
            if isinstance(pattern, ConversionPattern):
                is_bounded = pattern.has_bounded_recursion
                if pattern.has_counterpart and pattern not in self._applied:
                    if self._use_counterpart(pattern, op):
                        return True
            if not is_bounded:
                if pattern in self._applied:
                    continue
                self._applied.add(pattern)
            start = len(log.changes)
            outer = log.pattern_ops, log.modified, log.new_blocks
            log.pattern_ops, log.modified, log.new_blocks = {}, {}, {}
            try:
                matched = self._rewrite(pattern, op)
                made, modified, blocks = log.pattern_ops, log.modified, log.new_blocks
            finally:
                log.pattern_ops, log.modified, log.new_blocks = outer
            is_legal = (
                matched
                and (not blocks or self._legalize_blocks(op, blocks, made))
                and self._legalize_each(modified)
                and self._legalize_each(made)
            )
            if not is_bounded:
                self._applied.discard(pattern)
            if is_legal:
                return True
            log.undo_to(start)
        return False

    def _use_counterpart(self, pattern: ConversionPattern[Any], op: Operation) -> bool:
        log, converter, result = self.log, pattern.type_converter, op.single_result
        if converter is None or result is None:
            return False
        operands: list[Value] = []
        for operand in op.stored_operands:
            types = converter.convert_type_to_many(operand.type)
            found = log.mapping.of_types(operand, types) if types else None
            if found is None or len(found) != 1:
                return False
            operands += found
        made = pattern.counterpart(op, tuple(operands))
        if made is None:
            return False
        block, new = op.parent_block, made.single_result
        assert block is not None and new is not None
        if self.target.legality(made) is None or log.mapping.leads_to((new,), result):
            drop_all_references((made,))
            return False
        block.insert_before(op, made)
        log.mapping.map((result,), (new,))
        log.changes.append(ReplacedByCounterpart(op, made, converter))
        log.replaced.add(op)
        return True

    def _rewrite(self, pattern: AnyPattern, op: Operation) -> bool:
        rewriter = ConversionRewriter(InsertionPoint.before(op), self.log)
        if isinstance(pattern, RewritePattern):
            return pattern.match_and_rewrite(op, rewriter)
        rewriter.type_converter = pattern.type_converter
        operands = rewriter.remapped_values(op.operands)
        if operands is None:
            return False
        values: list[Any] = operands
        if not pattern.one_to_many:
            values = [group[0] for group in operands if len(group) == 1]
            if len(values) != len(operands):
                return False
        adaptor = op.adaptor(values, op.stored_properties, op.regions)
        return pattern.match_and_rewrite(op, adaptor, rewriter)

    def _legalize_blocks(
        self, op: Operation, blocks: Iterable[Block], made: Iterable[Operation]
    ) -> bool:
        """Convert the arguments of blocks that a pattern has made or moved out of `op`."""
        log = self.log
        made = set(made)
        legalized: set[Operation] = set()
        rewriter: ConversionRewriter | None = None
        for block in blocks:
            parent = block.parent_op
            if block in log.erased_blocks or parent is None or parent is op or not block.arguments:
                continue
            converter = log.region_converters.get(block.parent_region)
            if converter is not None:
                conversion = converter.convert_block_signature(block)
                if conversion is None:
                    return False
                rewriter = rewriter or ConversionRewriter(InsertionPoint.at_start(block), log)
                rewriter.apply_signature_conversion(block, conversion, converter)
            elif parent not in made and parent not in legalized:
                legalized.add(parent)
                if not self._nested_legalize(parent):
                    return False
        return True

    def _legalize_each(self, ops: Iterable[Operation]) -> bool:
        for op in ops:
            legality = self.target.legality(op)
            if (legality is None or legality.is_recursive) and not self._nested_legalize(op):
                return False
        return True

    def _nested_legalize(self, op: Operation) -> bool:
        nesting = self._nesting
        return nesting.depth < MAX_DEPTH and nesting.nested(self.legalize, op)
