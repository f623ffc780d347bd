"""Making operations legal: by folding them, or by patterns whose results can be made legal in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from odsgen.conversion.changes import ModifiedOp, Recast, ReplacedByCounterpart
from odsgen.conversion.pattern import ConversionPattern
from odsgen.conversion.rewriter import ConversionRewriter
from odsgen.rewriting.folding import KnownConstants, fold_operation, fold_rules, materialize
from odsgen.rewriting.pattern import RewritePattern
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.ir.construction import has_plain_layout
from odsgen.runtime.ir.operation import SharedEntries
from odsgen.runtime.ir.recasting import put_uses_last, users_if_several
from odsgen.runtime.ir.traits import ConstantLike
from odsgen.runtime.support.interpreter import Nested, with_own_code

if TYPE_CHECKING:
    from odsgen.conversion.log import ChangeLog
    from odsgen.conversion.target import ConversionTarget
    from odsgen.conversion.type_converter import TypeConverter
    from odsgen.rewriting.folding import FoldRules
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

    AnyPattern = ConversionPattern[Any] | RewritePattern
    _Counterparts = dict[tuple[Type | None, ...], "_ConvertedTypes | None"]

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


class _ConvertedTypes(NamedTuple):
    """The types of counterparts of operations of some types, and their properties by those of the operations."""

    op_class: type[Operation]
    converter: TypeConverter
    operands: Sequence[Type]
    results: Sequence[Type]
    are_same: bool
    properties: dict[object, SharedEntries | None]


class _PairRules(dict["tuple[type[Any], type[Any]]", "FoldRules | None"]):
    """The ways in which operations with two operands that differ may fold, by their definitions; None if there are none."""

    def __init__(self, op_class: type[Operation]) -> None:
        self.op_class = op_class

    def __missing__(self, definitions: tuple[type[Any], type[Any]]) -> FoldRules | None:
        rules = fold_rules(self.op_class)
        rules.find_hook()  # which says what it needs
        found = self[definitions] = rules.for_definitions(definitions)
        return found


class _Kind:
    """The answers about the operations of a class, asked for once."""

    __slots__ = (
        "is_never_legal",
        "can_fold",
        "pair_rules",
        "patterns",
        "legalize",
        "use_counterpart",
    )

    def __init__(self, op: Operation, legalizer: Legalizer) -> None:
        self.is_never_legal = legalizer.target.is_never_legal(op.name)
        is_constant = ConstantLike in op.TRAITS
        self.can_fold = op.REGISTERED and not is_constant and fold_rules(type(op)).can_fold
        self.pair_rules = _PairRules(type(op))
        #: Each with whether it may be applied to what it has made itself, and, where it has a counterpart, that of
        #: operations by the types of result and operands.
        self.patterns: list[tuple[AnyPattern, bool, _Counterparts | None]] = []
        for pattern in legalizer.patterns.for_operation(op.name):
            is_bounded = False
            counterparts: _Counterparts | None = None
            if isinstance(pattern, ConversionPattern):
                is_bounded = pattern.has_bounded_recursion
                counterparts = None if pattern.counterpart is None else {}
            self.patterns.append((pattern, is_bounded, counterparts))
        # With code of their own, which sees operations of one class: their slots are read faster.
        self.legalize: Callable[..., bool] = with_own_code(type(legalizer)._legalize)
        self.use_counterpart: Callable[..., bool] = with_own_code(type(legalizer)._use_counterpart)


class Legalizer:
    """Makes operations legal, one at a time, with all that is made for them."""

    __slots__ = (
        "target",
        "patterns",
        "log",
        "_applied",
        "_kinds",
        "_constants",
        "_nesting",
    )

    def __init__(
        self, target: ConversionTarget, patterns: Iterable[AnyPattern], log: ChangeLog
    ) -> None:
        self.target = target
        self.patterns = PatternTable(patterns)
        self.log = log
        self._applied: set[AnyPattern] = set()
        #: By class, or by name those of operations that nobody registered.
        self._kinds: dict[type[Operation] | str, _Kind] = {}
        #: Known as long as no pattern was applied.
        self._constants = KnownConstants()
        self._nesting = Nested()

    def legalize(self, op: Operation) -> bool:
        """Make `op` legal if it is not; False, with nothing changed, if there is no way."""
        kind = self._kinds.get(type(op)) or self._kind_of(op)
        return kind.legalize(self, op, kind)

    def _kind_of(self, op: Operation) -> _Kind:
        key = type(op) if op.REGISTERED else op.name
        kind = self._kinds.get(key)
        if kind is None:
            kind = self._kinds[key] = _Kind(op, self)
        return kind

    def _legalize(self, op: Operation, kind: _Kind) -> bool:
        if not kind.is_never_legal:
            legality = self.target.legality(op)
            if legality is not None:
                if legality.is_recursive:
                    self.log.ignored.update(inner for inner in op.walk() if inner is not op)
                return True
        log = self.log
        if op in log.replaced or op in log.ignored:
            return True
        if kind.can_fold:
            rules: FoldRules | None
            operands = op.stored_operands
            if len(operands) == 2 and operands[0] is not operands[1]:
                rules = kind.pair_rules[type(operands[0].owner), type(operands[1].owner)]
            else:
                rules = fold_rules(type(op))
            if rules is not None and self._fold(op, rules):
                return True
        return self._apply_patterns(op, kind)

    # --- folding --------------------------------------------------------------------------------------------------------

    def _fold(self, op: Operation, rules: FoldRules) -> bool:
        log = self.log
        start = len(log.changes)
        before = ModifiedOp(op)
        folded = rules.fold(op, self._constants)
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

    def _apply_patterns(self, op: Operation, kind: _Kind) -> bool:
        log = self.log
        for pattern, is_bounded, counterparts in kind.patterns:
            if counterparts is not None and pattern not in self._applied:
                if kind.use_counterpart(self, pattern, counterparts, op):
                    return True
            if not is_bounded:
                if pattern in self._applied:
                    continue
                self._applied.add(pattern)
            self._constants.clear()  # a pattern may change some
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

    def _use_counterpart(
        self, pattern: ConversionPattern[Any], counterparts: _Counterparts, op: Operation
    ) -> bool:
        """Let the counterpart take the place of `op`, which becomes it where the types stay; False: rewrite it."""
        result, operands, log = op.single_result, op.stored_operands, self.log
        key: tuple[Type | None, ...]
        if len(operands) == 2:  # most often; without a list
            key = (None if result is None else result.type, operands[0].type, operands[1].type)
        else:
            key = (None if result is None else result.type, *[value.type for value in operands])
        try:
            converted = counterparts[key]
        except KeyError:
            converted = counterparts[key] = self._types_of_counterpart(pattern, op)
        if converted is None:
            return False
        for block in op.stored_successors:
            for argument in block.stored_arguments:
                if not converted.converter.is_legal_type(argument.type):
                    return False
        op_class = converted.op_class
        if op.stored_attributes and not op_class.PROPERTY_NAMES.isdisjoint(op.stored_attributes):
            return False
        stored = op.stored_properties
        known = tuple(stored.items()) if stored else ()
        try:
            properties = converted.properties[known]
        except TypeError:  # a property that is no attribute
            return False
        except KeyError:
            given = pattern.counterpart_properties(op)
            properties = None if given is None else SharedEntries(given)
            converted.properties[known] = properties
        if properties is None:
            return False
        if converted.are_same:
            put_uses_last(op, operands)
            users = () if result is None else users_if_several(result)
            log.changes.append(Recast(op, op_class, properties, users))
            log.ignored.add(op)
            return True
        mapped: list[Value] = []
        for operand, type in zip(operands, converted.operands, strict=True):
            mapped += log.remapped(operand, (type,), converted.converter)
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
        found = [converter.convert_type(type) for type in types]
        converted = [type for type in found if type is not None]
        if len(converted) != len(types):
            return None
        operands, results = converted[: len(op.operands)], converted[len(op.operands) :]
        are_same = types == converted
        if not are_same and (op.stored_successors or not results):
            return None
        if not pattern.has_counterpart(op, operands):
            return None
        return _ConvertedTypes(op_class, converter, operands, results, are_same, {})

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
            if (
                block in log.erased_blocks
                or parent is None
                or parent is op
                or not block.stored_arguments
            ):
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
