"""Makes one loop of perfectly nested ones (MLIR: `coalescePerfectlyNestedSCFForLoops`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.scf.loops.bounds import constant, normalize, replace_uses_except
from odsgen.dialects.shared import Mixed, known_integer, split_mixed
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineSymbolExpr,
    IndexType,
    InsertionPoint,
    Location,
    Operation,
    Region,
    Value,
)
from odsgen_dialects import affine, arith, scf

_PRODUCT = AffineSymbolExpr.get(0) * AffineSymbolExpr.get(1)


def perfectly_nested(loop: scf.ForOp) -> list[scf.ForOp]:
    """The loop and those of which each is all of the body of the one before."""
    found = [loop]
    while True:
        first = found[-1].region.entry_block.first
        if not isinstance(first, scf.ForOp) or first.next is None or first.next.next is not None:
            return found
        found.append(first)


def _is_above(value: Value, region: Region) -> bool:
    current = value.parent_region
    while current is not None:
        if current is region:
            return False
        parent = current.parent_op
        current = None if parent is None else parent.parent_region
    return True


def _first_above(loops: Sequence[scf.ForOp], number: int) -> int:
    """The outermost loop above which the bounds of a loop are computed."""
    bounds = loops[number].operands[:3]
    for outer in range(number):
        if all(_is_above(value, loops[outer].region) for value in bounds):
            return outer
    return number


def _passes_on(outer: scf.ForOp, inner: scf.ForOp) -> bool:
    """Whether the inner loop carries on what the outer one carries, and nothing else."""
    terminator = outer.region.entry_block.terminator
    return (
        list(outer.region.entry_block.arguments[1:]) == list(inner.init_args)
        and terminator is not None
        and list(terminator.operands) == list(inner.results)
    )


def coalesce_nest(rewriter: PatternRewriter, loop: scf.ForOp) -> bool:
    """Coalesce the bands of a perfect nest whose bounds are computed above them; whether there are any."""
    loops = perfectly_nested(loop)
    above = [_first_above(loops, number) for number in range(len(loops))]
    chain = [0]
    for number in range(1, len(loops)):
        chain.append(chain[-1] if _passes_on(loops[number - 1], loops[number]) else number)
    changed = False
    end = len(loops)
    while end > 0:
        for start in range(end - 1):
            if max(above[start:end]) <= start and chain[end - 1] <= start:
                coalesce(rewriter, loops[start:end])
                changed = True
                end = start + 1
                break
        end -= 1
    return changed


def coalesce(rewriter: PatternRewriter, loops: Sequence[scf.ForOp]) -> None:
    """Let the outermost loop do the work of all."""
    first, last = loops[0], loops[-1]
    for loop in loops:
        normalize(rewriter, loop, last, first)
    rewriter.set_insertion_point_before(first)
    counts = [loop.upper_bound for loop in loops]
    first.set_operand(1, _product(rewriter, counts, first))
    rewriter.insertion_point = InsertionPoint.at_start(last.region.entry_block)
    counter = first.region.entry_block.arguments[0]
    counters, made = _delinearized(rewriter, counter, counts, first)
    replace_uses_except(counter, counters[0], made)
    for number in range(len(loops) - 1, 0, -1):
        outer, inner = loops[number - 1], loops[number]
        body = inner.region.entry_block
        terminator = body.terminator
        assert terminator is not None
        arguments = [counters[number], *outer.region.entry_block.arguments[1:]]
        given: dict[Value, Value] = dict(zip(body.arguments, arguments, strict=True))
        yielded = [given.get(value, value) for value in terminator.operands]
        rewriter.erase_op(terminator)
        rewriter.inline_block_before(body, inner, arguments)
        rewriter.replace_op(inner, yielded)


def _product(rewriter: PatternRewriter, counts: Sequence[Value], loop: scf.ForOp) -> Value:
    location, type = loop.location, counts[0].type
    if isinstance(type, IndexType):
        product: Mixed = 1
        for count in counts:
            product = composed_apply(rewriter, _PRODUCT, [product, count], location, 0)
        return (
            product if isinstance(product, Value) else constant(rewriter, product, type, location)
        )
    value: Value | None = None
    for count in counts:
        if known_integer(count) == 1:
            continue
        if value is None:
            value = count
        else:
            value = rewriter.insert(arith.MulIOp.build(value, count, location=location)).results[0]
    return constant(rewriter, 1, type, location) if value is None else value


def _delinearized(
    rewriter: PatternRewriter, counter: Value, counts: Sequence[Value], loop: scf.ForOp
) -> tuple[list[Value], list[Operation]]:
    """The variables of the loops, and the operations that compute them."""
    location = loop.location
    if isinstance(counter.type, IndexType):
        basis = [count if (number := known_integer(count)) is None else number for count in counts]
        values, static = split_mixed(basis)
        made = rewriter.insert(
            affine.AffineDelinearizeIndexOp.build(
                [counter.type] * len(counts), counter, values, static, location=location
            )
        )
        return list(made.results), [made]
    return _by_division(rewriter, counter, counts, location)


def _by_division(
    rewriter: PatternRewriter, counter: Value, counts: Sequence[Value], location: Location
) -> tuple[list[Value], list[Operation]]:
    """The variables of loops over integers; a loop that runs once is at zero."""
    once = [known_integer(count) == 1 for count in counts]
    outermost = next((number for number, is_once in enumerate(once) if not is_once), len(counts))
    found = [constant(rewriter, 0, counter.type, location) for _ in range(outermost)]
    inner: list[Value] = []
    operations: list[Operation] = []

    def computed(build: type[arith.DivSIOp | arith.RemSIOp], count: Value) -> Value:
        operations.append(build.build(rest, count, location=location))
        return rewriter.insert(operations[-1]).results[0]

    rest = counter
    for number in range(len(counts) - 1, outermost - 1, -1):
        if number + 1 < len(counts) and not once[number + 1]:
            rest = computed(arith.DivSIOp, counts[number + 1])
        if number == outermost:
            inner.append(rest)
        elif once[number]:
            inner.append(constant(rewriter, 0, counter.type, location))
        else:
            inner.append(computed(arith.RemSIOp, counts[number]))
    return [*found, *reversed(inner)], operations
