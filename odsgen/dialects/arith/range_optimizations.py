"""`int-range-optimizations`, `arith-unsigned-when-equivalent`, `arith-int-range-narrowing`: what the ranges of values allow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from odsgen.dataflow import (
    DataFlowSolver,
    IntegerRange,
    IntegerRangeLattice,
    range_of,
    ranges_inside,
)
from odsgen.dialects.shared import constant_integer, number_attribute
from odsgen.passes import Option, Pass, register_pass
from odsgen.passes.options import read_list, read_unsigned
from odsgen.rewriting import (
    PatternRewriter,
    RewriteListener,
    RewritePattern,
    apply_patterns_greedily,
    constant_value,
)
from odsgen.runtime import (
    Elementwise,
    IndexType,
    InsertionPoint,
    IntegerType,
    Operation,
    ShapedType,
    Type,
    Value,
    element_type_or_self,
    loaded_dialect,
    would_be_trivially_dead,
)
from odsgen_dialects import arith


def _copy_range(solver: DataFlowSolver, old: Value, new: Value) -> None:
    known = range_of(solver, old)
    if known is not None:
        solver.state(IntegerRangeLattice, new).join(known)


class _Forgetting(RewriteListener):
    """Forgets what is known of operations that are erased."""

    def __init__(self, solver: DataFlowSolver) -> None:
        self.solver = solver

    def operation_erased(self, op: Operation) -> None:
        self.solver.erase(op)
        for result in op.results:
            self.solver.erase(result)


# --- constants and remainders -----------------------------------------------------------------------------------------


class MaterializeKnownConstantValues(RewritePattern):
    """Values that are one number become constants."""

    def __init__(self, solver: DataFlowSolver) -> None:
        self.solver = solver

    def _number(self, value: Value) -> int | None:
        known = range_of(self.solver, value) if value.has_uses else None
        return None if known is None else known.constant_value

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Replaces results, and the arguments of blocks inside."""
        if len(op.results) == 1 and constant_value(op.results[0]) is not None:
            return False
        blocks = [block for region in op.regions for block in region.blocks]
        values: list[Value] = [*op.results, *(value for b in blocks for value in b.arguments)]
        if all(self._number(value) is None for value in values):
            return False
        replaced = [self._replace(value, rewriter) or not value.has_uses for value in op.results]
        if replaced and all(replaced) and would_be_trivially_dead(op):
            rewriter.erase_op(op)
            return True
        for region in op.regions:
            if region.blocks:
                rewriter.insertion_point = InsertionPoint.at_start(region.entry_block)
                for block in region.blocks:
                    for argument in block.arguments:
                        self._replace(argument, rewriter)
        return True

    def _replace(self, value: Value, rewriter: PatternRewriter) -> bool:
        number = self._number(value)
        if number is None:
            return False
        block = value.parent_block
        owner = value.defining_op or (None if block is None else block.parent_op)
        assert owner is not None
        made = _constant(owner.dialect_name, number, value.type, value)
        if made is None:
            return False
        rewriter.insert(made)
        result = made.results[0]
        self.solver.erase(result)
        _copy_range(self.solver, value, result)
        rewriter.replace_all_uses_with(value, result)
        return True


def _constant(dialect_name: str, number: int, type: Type, value: Value) -> Operation | None:
    """A constant of the dialect, or of `arith`."""
    constant = number_attribute(number, type)
    if constant is None:
        return None
    for name in (dialect_name, "arith"):
        dialect = loaded_dialect(name)
        hook = None if dialect is None else dialect.materialize_constant
        made = None if hook is None else hook(constant, type, value.location)
        if made is not None:
            return made
    return None


class DeleteTrivialRem(RewritePattern):
    """A remainder of what is less than the divisor is that."""

    def __init__(self, root: type[Operation], solver: DataFlowSolver) -> None:
        self.root = root.OPERATION_NAME
        self.solver = solver

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Replaces it by the dividend."""
        dividend, divisor = op.operands
        modulus = constant_integer(divisor)
        known = range_of(self.solver, dividend)
        if modulus is None or modulus <= 0 or known is None:
            return False
        ends = (known.smin, known.smax)
        if isinstance(op, arith.RemUIOp):
            ends = (known.umin, known.umax)
            if ends[1] >> (known.width - 1):
                return False
        if not 0 <= ends[0] <= ends[1] < modulus:
            return False
        rewriter.replace_op(op, [dividend])
        return True


@register_pass
class IntRangeOptimizationsPass(Pass):
    """Replaces values that are one number, and remainders that change nothing."""

    ARGUMENT = "int-range-optimizations"
    NAME = "ArithIntRangeOpts"
    SUMMARY = "Do optimizations based on integer range analysis"

    def run_on_operation(self, op: Operation) -> None:
        solver = ranges_inside(op)
        patterns = [
            DeleteTrivialRem(arith.RemSIOp, solver),
            DeleteTrivialRem(arith.RemUIOp, solver),
            MaterializeKnownConstantValues(solver),
        ]
        _apply(self, op, patterns, solver)


def _apply(
    run: Pass, op: Operation, patterns: Iterable[RewritePattern], solver: DataFlowSolver
) -> None:
    if not apply_patterns_greedily(op, patterns, listener=_Forgetting(solver)).converged:
        run.signal_failure()


# --- operations without signs -----------------------------------------------------------------------------------------

_UNSIGNED: dict[type[Operation], type[Operation]] = {
    arith.DivSIOp: arith.DivUIOp,
    arith.CeilDivSIOp: arith.CeilDivUIOp,
    arith.FloorDivSIOp: arith.DivUIOp,
    arith.RemSIOp: arith.RemUIOp,
    arith.MinSIOp: arith.MinUIOp,
    arith.MaxSIOp: arith.MaxUIOp,
    arith.ExtSIOp: arith.ExtUIOp,
}

_UNSIGNED_PREDICATES = {
    arith.CmpIPredicate.slt: arith.CmpIPredicate.ult,
    arith.CmpIPredicate.sle: arith.CmpIPredicate.ule,
    arith.CmpIPredicate.sgt: arith.CmpIPredicate.ugt,
    arith.CmpIPredicate.sge: arith.CmpIPredicate.uge,
}


@register_pass
class ArithUnsignedWhenEquivalentPass(Pass):
    """Reads values that are never negative without a sign."""

    ARGUMENT = "arith-unsigned-when-equivalent"
    NAME = "ArithUnsignedWhenEquivalent"
    SUMMARY = "Replace signed ops with unsigned ones where they are proven equivalent"

    def run_on_operation(self, op: Operation) -> None:
        solver = ranges_inside(op)

        def are_non_negative(values: Iterable[Value]) -> bool:
            known = [range_of(solver, value) for value in values]
            return all(found is not None and found.is_non_negative for found in known)

        for inner in list(op.walk(post_order=True)):
            if isinstance(inner, arith.CmpIOp):
                predicate = _UNSIGNED_PREDICATES.get(inner.predicate)
                if predicate is not None and are_non_negative(inner.operands):
                    inner.predicate = predicate
                continue
            unsigned = _UNSIGNED.get(type(inner))
            if unsigned is not None and are_non_negative((*inner.operands, *inner.results)):
                made = unsigned.build_generic(
                    operands=inner.operands,
                    result_types=inner.result_types,
                    attributes={**inner.attributes, **inner.properties_as_attributes()},
                    location=inner.location,
                )
                block = inner.parent_block
                assert block is not None
                block.insert_before(inner, made)
                inner.replace_with(made)  # of which nothing is known, as in MLIR


# --- fewer bits -------------------------------------------------------------------------------------------------------

#: The ways in which a number is the same after truncation and extension: with the sign, with zeros.
Extensions = frozenset[str]
_BOTH: Extensions = frozenset("su")


def _truncatable(known: IntegerRange, width: int) -> Extensions:
    """The extensions that undo truncation to a width."""
    found: set[str] = set()
    if known.width > width:
        half = 1 << (width - 1)
        # Overflows that saturate may have turned the ends around.
        if all(-half <= end < half for end in (known.smin, known.smax)):
            found.add("s")
        if all(end < 2 * half for end in (known.umin, known.umax)):
            found.add("u")
    return frozenset(found)


def _narrow_type(type: Type, width: int) -> Type:
    element = IntegerType.get(width)
    return type.clone_with(None, element) if isinstance(type, ShapedType) else element


def _cast(value: Value, type: Type, extensions: Extensions, rewriter: PatternRewriter) -> Value:
    source, target = element_type_or_self(value.type), element_type_or_self(type)
    root: Any
    if isinstance(source, IndexType) or isinstance(target, IndexType):
        root = arith.IndexCastOp if extensions == {"s"} else arith.IndexCastUIOp
    elif isinstance(source, IntegerType) and target.width < source.width:  # type: ignore[attr-defined]
        root = arith.TruncIOp
    else:
        root = arith.ExtSIOp if extensions == {"s"} else arith.ExtUIOp
    made = root.build_generic(operands=[value], result_types=[type])
    result: Value = rewriter.insert(made).results[0]
    return result


class _Narrowing(RewritePattern):
    def __init__(self, solver: DataFlowSolver, widths: Iterable[int]) -> None:
        self.solver = solver
        self.widths = tuple(widths)

    def _ranges(self, values: Iterable[Value]) -> list[IntegerRange] | None:
        found = [range_of(self.solver, value) for value in values]
        known = [each for each in found if each is not None]
        return known if len(known) == len(found) else None


_WRAPPING = (arith.AddIOp, arith.SubIOp, arith.MulIOp, arith.ShLIOp)
_SIGNED = (
    arith.DivSIOp, arith.CeilDivSIOp, arith.FloorDivSIOp, arith.RemSIOp, arith.ShRSIOp, arith.MaxSIOp, arith.MinSIOp,
)  # fmt: skip
_WITHOUT_SIGN = (arith.DivUIOp, arith.CeilDivUIOp, arith.RemUIOp, arith.ShRUIOp)
_SHIFTS = (arith.ShLIOp, arith.ShRSIOp, arith.ShRUIOp)


def _is_same(op: Operation, known: list[IntegerRange], extensions: Extensions, width: int) -> bool:
    """Whether an operation computes the same with fewer bits; MLIR takes that for granted."""
    if isinstance(op, _SHIFTS) and known[1].umax >= width:
        return False
    return not (
        (isinstance(op, _SIGNED) and "s" not in extensions)
        or (isinstance(op, _WITHOUT_SIGN) and "u" not in extensions)
    )


class NarrowElementwise(_Narrowing):
    """Elementwise operations on numbers of fewer bits."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Truncates the operands and extends the results."""
        if Elementwise not in op.TRAITS or not op.results or not op.operands:
            return False
        known = self._ranges((*op.operands, *op.results))
        if known is None or len({*op.operand_types, *op.result_types}) != 1:
            return False
        wide = op.result_types[0]
        for width in self.widths:
            extensions = _BOTH
            for each in known:
                extensions &= _truncatable(each, width)
            narrow = _narrow_type(wide, width)
            if extensions and narrow is not wide and _is_same(op, known, extensions, width):
                break
        else:
            return False

        operands: dict[Value, Value] = {}
        for value, each in zip(op.operands, known, strict=False):
            ways = _BOTH if each.smin >= 0 else extensions
            operands[value] = _cast(value, narrow, ways, rewriter)
        made = _cloned(op, operands, narrow, rewriter)
        if isinstance(made, _WRAPPING) and "s" not in extensions:
            made.overflow_flags &= ~arith.IntegerOverflowFlags.nsw
        results = [_cast(value, wide, extensions, rewriter) for value in made.results]
        for old, new in zip(op.results, results, strict=True):
            _copy_range(self.solver, old, new)
        rewriter.replace_op(op, results)
        return True


def _cloned(
    op: Operation, operands: dict[Value, Value], type: Type | None, rewriter: PatternRewriter
) -> Operation:
    """A copy of an operation with other operands, and results of another type."""
    made: Operation = op.__class__.build_generic(
        operands=[operands[value] for value in op.operands],
        result_types=op.result_types if type is None else [type] * len(op.results),
        attributes={**op.attributes, **op.properties_as_attributes()},
        location=op.location,
    )
    return rewriter.insert(made)


class NarrowCmpI(_Narrowing):
    """Comparisons of numbers of fewer bits."""

    root = arith.CmpIOp.OPERATION_NAME

    def match_and_rewrite(self, op: arith.CmpIOp, rewriter: PatternRewriter) -> bool:
        """Truncates the operands."""
        known = self._ranges(op.operands)
        if known is None:
            return False
        wide = op.operand_types[0]
        for width in self.widths:
            ways = [_truncatable(each, width) for each in known]
            common = ways[0] & ways[1]
            if op.predicate in _UNSIGNED_PREDICATES:
                common &= {"s"}
            narrow = _narrow_type(wide, width)
            if common and narrow is not wide:
                operands = {
                    value: _cast(value, narrow, way, rewriter)
                    for value, way in zip(op.operands, ways, strict=True)
                }
                made = _cloned(op, operands, None, rewriter)
                _copy_range(self.solver, op.result, made.results[0])
                rewriter.replace_op(op, made.results)
                return True
        return False


class FoldIndexCastChain(RewritePattern):
    """A cast to `index` and back to where it came from."""

    def __init__(self, root: type[Operation], widths: Iterable[int]) -> None:
        self.root = root.OPERATION_NAME
        self.cast = root
        self.widths = tuple(widths)

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Replaces it by what was cast."""
        source, type = op.operands[0].defining_op, op.result_types[0]
        if not isinstance(source, self.cast) or source.operand_types[0] is not type:
            return False
        if not isinstance(source.result_types[0], IndexType) or not isinstance(type, IntegerType):
            return False
        if type.width not in self.widths:
            return False
        rewriter.replace_op(op, [source.operands[0]])
        return True


@register_pass
class ArithIntRangeNarrowingPass(Pass):
    """Computes with fewer bits where the numbers have no more."""

    ARGUMENT = "arith-int-range-narrowing"
    NAME = "ArithIntRangeNarrowing"
    SUMMARY = "Reduce integer operations bitwidth based on integer range analysis"

    widths: Option[tuple[int, ...]] = Option(
        "int-bitwidths-supported",
        (),
        "Integer bitwidths supported",
        lambda text: tuple(map(read_unsigned, read_list(text))),
        lambda widths: ",".join(map(str, widths)),
    )

    def run_on_operation(self, op: Operation) -> None:
        solver = ranges_inside(op)
        patterns = [
            NarrowElementwise(solver, self.widths),
            NarrowCmpI(solver, self.widths),
            FoldIndexCastChain(arith.IndexCastUIOp, self.widths),
            FoldIndexCastChain(arith.IndexCastOp, self.widths),
        ]
        _apply(self, op, patterns, solver)
