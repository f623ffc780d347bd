"""Making operations legal: by folding them, or by patterns whose results can be made legal in turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from odsgen.conversion.changes import ModifiedOp, Recast, ReplacedByCounterpart
from odsgen.conversion.pattern import ConversionPattern
from odsgen.conversion.rewriter import ConversionRewriter
from odsgen.rewriting.folding import fold_operation, fold_rules, materialize
from odsgen.rewriting.pattern import RewritePattern
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.ir.construction import has_plain_layout
from odsgen.runtime.ir.traits import ConstantLike
from odsgen.runtime.support.interpreter import Nested

if TYPE_CHECKING:
    from odsgen.conversion.log import ChangeLog
    from odsgen.conversion.target import ConversionTarget
    from odsgen.conversion.type_converter import TypeConverter
    from odsgen.rewriting.folding import PairRules
    from odsgen.runtime.base.attribute import Type
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


class _ConvertedTypes(NamedTuple):
    """The types of counterparts of operations of some types, and whether they are the same."""

    op_class: type[Operation]
    converter: TypeConverter
    operands: Sequence[Type]
    results: Sequence[Type]
    are_same: bool


class Legalizer:
    """Makes operations legal, one at a time, with all that is made for them."""

    __slots__ = (
        "target",
        "patterns",
        "log",
        "_applied",
        "_can_fold",
        "_pair_rules",
        "_counterpart_types",
        "_nesting",
    )

    def __init__(
        self, target: ConversionTarget, patterns: Iterable[AnyPattern], log: ChangeLog
    ) -> None:
        self.target = target
        self.patterns = PatternTable(patterns)
        self.log = log
        self._applied: set[AnyPattern] = set()
        self._can_fold = _CanFold()
        #: For two operands that differ, by their definitions.
        self._pair_rules: dict[object, PairRules | None] = {}
        #: By pattern and the types of result and operands; None where there is no counterpart.
        self._counterpart_types: dict[object, _ConvertedTypes | None] = {}
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
        if not self._can_fold[type(op)] or self._folds_nothing(op):
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

    def _folds_nothing(self, op: Operation) -> bool:
        """Whether the definitions of two operands that differ tell that an operation does not fold."""
        operands = op.stored_operands
        if len(operands) != 2 or operands[0] is operands[1]:
            return False
        first, second = operands
        key = type(op), type(first.owner), type(second.owner)
        try:
            return self._pair_rules[key] is None
        except KeyError:
            rules = fold_rules(type(op))
            rules.find_hook()
            found = self._pair_rules[key] = rules.for_definitions(key[1:])
            return found is None

    # --- patterns -------------------------------------------------------------------------------------------------------

    def _apply_patterns(self, op: Operation) -> bool:
        log = self.log
        for pattern in self.patterns.for_operation(op.name):
            is_bounded = False
            if isinstance(pattern, ConversionPattern):
                is_bounded = pattern.has_bounded_recursion
                if pattern.counterpart is not None and pattern not in self._applied:
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
        """Let the counterpart take the place of `op`, which becomes it where the types stay; False: rewrite it."""
        result, operands, log = op.single_result, op.stored_operands, self.log
        types = [operand.type for operand in operands]
        key = pattern, None if result is None else result.type, *types
        try:
            converted = self._counterpart_types[key]
        except KeyError:
            converted = self._counterpart_types[key] = self._types_of_counterpart(pattern, op)
        if converted is None:
            return False
        for block in op.stored_successors:
            for argument in block.stored_arguments:
                if not converted.converter.is_legal_type(argument.type):
                    return False
        properties = pattern.counterpart_properties(op)
        if properties is None:
            return False
        op_class = converted.op_class
        if converted.are_same:
            log.changes.append(Recast(op, op_class, properties))
            log.ignored.add(op)
            return True
        mapped: list[Value] = []
        for operand, type in zip(operands, converted.operands, strict=True):
            found = log.mapping.of_types(operand, (type,))
            if found is None:
                return False
            mapped += found
        made = op_class(
            tuple(mapped),
            converted.results,
            dict(properties),
            dict(op.stored_attributes),
            location=op.stored_location,
        )
        assert op.parent_block is not None and result is not None
        op.parent_block.insert_before(op, made)
        log.mapping.map((result,), made.results)
        log.changes.append(ReplacedByCounterpart(op, made, converted.converter))
        log.replaced.add(op)
        return True

    def _types_of_counterpart(
        self, pattern: ConversionPattern[Any], op: Operation
    ) -> _ConvertedTypes | None:
        op_class, converter = pattern.counterpart, pattern.type_converter
        if (
            op_class is None
            or converter is None
            or op.several_results
            or op.regions
            or not self.target.is_always_legal(op_class.OPERATION_NAME)
            or not (has_plain_layout(op_class) and has_plain_layout(type(op)))
        ):
            return None
        types = [*op.operand_types, *op.result_types]
        converted = converter.convert_types(types)
        if converted is None or len(converted) != len(types):
            return None
        operands, results = converted[: len(op.operands)], converted[len(op.operands) :]
        are_same = types == converted
        if not are_same and (op.stored_successors or not results):
            return None
        if not pattern.has_counterpart(op, operands):
            return None
        return _ConvertedTypes(op_class, converter, operands, results, are_same)

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
