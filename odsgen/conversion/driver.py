"""Partial, full and analysis conversion (MLIR: Dialect Conversion, "Modes of Conversion")."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from odsgen.conversion.casts import reconcile_casts
from odsgen.conversion.legalizer import Legalizer
from odsgen.conversion.log import ChangeLog
from odsgen.conversion.mapping import types_of
from odsgen.rewriting.actions import active_tracer
from odsgen.rewriting.rewriter import PatternRewriter
from odsgen.runtime.diagnostics import Diagnostic, Severity, VerifyError
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.recasting import put_users_last, put_uses_last
from odsgen.runtime.support.interpreter import without_collector

if TYPE_CHECKING:
    from odsgen.conversion.changes import AddedCast
    from odsgen.conversion.legalizer import AnyPattern
    from odsgen.conversion.target import ConversionTarget
    from odsgen.rewriting.rewriter import RewriteListener
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


class ConversionError(VerifyError):
    """A program could not be converted; `diagnostics` say why."""


def apply_partial_conversion(
    op: Operation | Sequence[Operation], target: ConversionTarget, patterns: Iterable[AnyPattern]
) -> set[Operation]:
    """Convert what can be converted of an operation, or of several, and all inside.

    What is not legal and cannot be made so may stay unless the target calls it illegal; it is returned.  Raises
    ConversionError, with the program as it was, if an illegal operation cannot be converted.
    """
    return _conversion(target, patterns, is_full=False).run(op)


def apply_full_conversion(
    op: Operation | Sequence[Operation], target: ConversionTarget, patterns: Iterable[AnyPattern]
) -> None:
    """Convert an operation, or several, and all inside, so that the target calls everything legal.

    Raises ConversionError, with the program as it was, if an operation cannot be converted.
    """
    _conversion(target, patterns, is_full=True).run(op)


def apply_analysis_conversion(
    op: Operation | Sequence[Operation], target: ConversionTarget, patterns: Iterable[AnyPattern]
) -> set[Operation]:
    """The operations that are legal or could be converted; nothing is changed."""
    return _conversion(target, patterns, is_full=False).analyze(op)


class Conversion:
    """One conversion of operations."""

    __slots__ = ("target", "is_full", "log", "legalizer", "listener")

    def __init__(
        self, target: ConversionTarget, patterns: Iterable[AnyPattern], *, is_full: bool
    ) -> None:
        self.target = target
        self.is_full = is_full
        self.log = ChangeLog()
        self.legalizer = Legalizer(target, patterns, self.log)
        #: Told of what is done in the end.
        self.listener: RewriteListener | None = None

    def run(self, ops: Operation | Sequence[Operation]) -> set[Operation]:
        """Convert operations; those that are left as they are."""
        with without_collector():
            return self._run(ops)

    def _run(self, ops: Operation | Sequence[Operation]) -> set[Operation]:
        illegal: set[Operation] = set()
        try:
            for op in self._operations(ops, skip_legal=True):
                if self.legalizer.legalize(op):
                    continue
                if not self._may_stay(op):
                    raise self._refusal(op)
                illegal.add(op)
        except BaseException:
            self.log.undo_to(0)
            raise
        self._finish()
        return illegal - self.log.replaced

    def _may_stay(self, op: Operation) -> bool:
        return not self.is_full and not self.target.is_illegal(op)

    def _finish(self) -> None:
        self.log.commit()
        for cast in reconcile_casts(self.log.casts, self.listener):
            self._materialize(self.log.casts[cast])

    def _materialize(self, cast: AddedCast) -> None:
        _build_materialization(cast, self.listener)

    def analyze(self, ops: Operation | Sequence[Operation]) -> set[Operation]:
        """The operations that could be converted; nothing is changed."""
        try:
            return {op for op in self._operations(ops) if self.legalizer.legalize(op)}
        finally:
            self.log.undo_to(0)

    def _operations(
        self, ops: Operation | Sequence[Operation], *, skip_legal: bool = False
    ) -> list[Operation]:
        """The operations to convert, each before those inside it; those that are legal by their name are left out."""
        found: list[Operation] = []
        skipped: dict[type[Operation], bool] = {}
        for op in (ops,) if isinstance(ops, Operation) else ops:
            if not (skip_legal and self._is_legal_by_name(type(op))):
                found.append(op)
            if op.regions:
                self._add_inside(op, skip_legal, skipped, found)
        return found

    def _add_inside(
        self,
        root: Operation,
        skip_legal: bool,
        skipped: dict[type[Operation], bool],
        found: list[Operation],
    ) -> None:
        """Add the operations inside, block by block as they are reached, unless what is inside is legal as well.

        Whether those of a class are left out is kept in `skipped`.
        """
        pending = self._beginnings(root)
        while pending:
            op = pending.pop()
            while op is not None:
                op_class = type(op)
                try:
                    is_skipped = skipped[op_class]
                except KeyError:
                    is_skipped = skipped[op_class] = skip_legal and self._is_legal_by_name(op_class)
                if not is_skipped:
                    found.append(op)
                following = op.next
                if op.regions:
                    inside = self._beginnings(op)
                    if inside:
                        pending.append(following)
                        pending += inside
                        break
                op = following

    def _is_legal_by_name(self, op_class: type[Operation]) -> bool:
        name = op_class.OPERATION_NAME
        return bool(name) and self.target.is_always_legal(name)

    def _beginnings(self, op: Operation) -> list[Operation | None]:
        """The first operations of the blocks inside, those of the first block last."""
        legality = self.target.legality(op)
        if legality is not None and legality.is_recursive:
            return []
        blocks = [block for region in op.regions for block in _depth_first(region)]
        blocks.reverse()
        return [block.first for block in blocks]

    def _refusal(self, op: Operation) -> ConversionError:
        message = f"failed to legalize operation '{op.name}'"
        if not self.is_full:
            message += " that was explicitly marked illegal"
        return ConversionError([Diagnostic(Severity.ERROR, op.location, message, operation=op)])


def _conversion(
    target: ConversionTarget, patterns: Iterable[AnyPattern], *, is_full: bool
) -> Conversion:
    """A conversion; an observed one where somebody traces."""
    tracer = active_tracer()
    if tracer is None:
        return Conversion(target, patterns, is_full=is_full)
    from odsgen.conversion.observed import ObservedConversion

    return ObservedConversion(target, patterns, is_full=is_full, tracer=tracer)


def _depth_first(region: Region) -> Sequence[Block]:
    """The blocks in the order in which they are reached; those never reached are left out."""
    blocks = region.stored_blocks
    if len(blocks) < 2:
        return blocks
    reached: dict[Block, None] = {}
    pending = [blocks[0]]
    while pending:
        block = pending.pop()
        if block not in reached:
            reached[block] = None
            pending += block.successors[::-1]
    return list(reached)


def _build_materialization(cast: AddedCast, listener: RewriteListener | None) -> None:
    """Let the type converter make the values of a cast; raises ConversionError if it does not know how."""
    op, converter = cast.op, cast.converter
    if converter is not None:
        builder = PatternRewriter(InsertionPoint.before(op), listener)
        types = types_of(op.results)
        values: tuple[Value, ...] | None
        if cast.is_source:
            value = converter.materialize_source(builder, types[0], op.operands, op)
            values = None if value is None else (value,)
        else:
            values = converter.materialize_target(builder, types, op.operands, op, cast.original)
        if values is not None:
            builder.replace_op(op, values)
            return
        if converter.leaves_casts:
            put_uses_last(op, op.stored_operands)  # as if another one took its place
            for result in op.results:
                put_users_last(result, reversed(result.users))
            return
    user = next(user for result in op.results for user in result.users)
    before, after = (
        ", ".join(f"'{type}'" for type in types) for types in (op.operand_types, op.result_types)
    )
    diagnostic = Diagnostic(
        Severity.ERROR,
        op.location,
        f"failed to legalize unresolved materialization from ({before}) to ({after}) "
        "that remained live after conversion",
        operation=op,
    )
    diagnostic.attach_note(f"see existing live user here: {user}", user.location)
    raise ConversionError([diagnostic])
