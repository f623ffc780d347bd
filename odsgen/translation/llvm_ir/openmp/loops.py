"""Canonical loops: they count from zero to a number of trips (LLVM: CanonicalLoopInfo)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.translation.llvm_ir.model import Instruction, PhiInstruction
from odsgen.translation.llvm_ir.openmp.blocks import (
    delete,
    inserting,
    redirect,
    replace_uses,
)
from odsgen.translation.llvm_ir.openmp.library import Library
from odsgen.translation.llvm_ir.types import I1, VOID, IntegerIRType
from odsgen.translation.llvm_ir.values import BasicBlock, Value, integer


class CanonicalLoop:
    """The blocks of a loop, its variable, and the comparison with the number of trips."""

    preheader: BasicBlock
    header: BasicBlock
    condition: BasicBlock
    body: BasicBlock
    latch: BasicBlock
    exit: BasicBlock
    after: BasicBlock
    variable: PhiInstruction
    comparison: Instruction
    following: Instruction

    @property
    def trips(self) -> Value:
        """The number of trips."""
        found = self.comparison.pieces[3]
        assert isinstance(found, Value)
        return found

    @trips.setter
    def trips(self, value: Value) -> None:
        self.comparison.pieces = (*self.comparison.pieces[:3], value)

    @property
    def type(self) -> IntegerIRType:
        """The type of the variable."""
        assert isinstance(self.variable.type, IntegerIRType)
        return self.variable.type

    @property
    def control(self) -> tuple[BasicBlock, ...]:
        """The blocks that another loop may replace."""
        return self.preheader, self.header, self.condition, self.latch, self.exit, self.after

    def shift(self, library: Library, offset: Value) -> None:
        """Adds an offset to the variable, as the body sees it."""
        with inserting(library.builder, self.body, 0):
            made = library.builder.binary("add", self.variable, offset)
        kept = (self.comparison, self.following, made)
        replace_uses(library.function.blocks, self.variable, made, kept)


def skeleton(
    library: Library,
    trips: Value,
    name: str,
    start: BasicBlock | None,
    end: BasicBlock | None,
) -> CanonicalLoop:
    """A loop with an empty body: four blocks in front of one block, three in front of another."""
    loop = CanonicalLoop()
    for word in ("preheader", "header", "condition", "body"):
        shown = "cond" if word == "condition" else word
        setattr(loop, word, library.block_in_front(f"omp_{name}.{shown}", start))
    for word in ("latch", "exit", "after"):
        shown = "inc" if word == "latch" else word
        setattr(loop, word, library.block_in_front(f"omp_{name}.{shown}", end))
    builder = library.builder
    before = builder.block
    type = trips.type
    assert isinstance(type, IntegerIRType)
    builder.block = loop.preheader
    builder.branch(loop.header)
    builder.block = loop.header
    loop.variable = builder.phi(type)
    library.named(loop.variable, f"omp_{name}.iv")
    builder.branch(loop.condition)
    builder.block = loop.condition
    text = f"icmp ult {type.text} "
    loop.comparison = builder.instruction(I1, text, loop.variable, ", ", trips)
    library.named(loop.comparison, f"omp_{name}.cmp")
    builder.uses(loop.exit, loop.body)
    pieces = (loop.comparison, ", label ", loop.body, ", label ", loop.exit)
    builder.instruction(VOID, "br i1 ", *pieces)
    builder.block = loop.body
    builder.branch(loop.latch)
    builder.block = loop.latch
    text = f"add nuw {type.text} "
    loop.following = builder.instruction(type, text, loop.variable, ", ", integer(type, 1))
    library.named(loop.following, f"omp_{name}.next")
    builder.branch(loop.header)
    builder.block = loop.exit
    builder.branch(loop.after)
    builder.block = before
    loop.variable.incoming = [
        (integer(type, 0), loop.preheader),
        (loop.following, loop.latch),
    ]
    return loop


def create_loop(
    library: Library,
    trips: Value,
    name: str,
    fill: Callable[[CanonicalLoop], None] | None = None,
) -> CanonicalLoop:
    """A loop behind the block of the builder, which goes on behind it; `fill` builds the body."""
    builder = library.builder
    blocks = library.function.blocks
    place = blocks.index(builder.block) + 1
    following = blocks[place] if place < len(blocks) else None
    loop = skeleton(library, trips, name, following, following)
    builder.branch(loop.preheader)
    if fill is not None:
        last = loop.body.instructions.pop()
        loop.latch.users.remove(loop.body)
        builder.block = loop.body
        fill(loop)
        loop.latch.users.append(builder.block)
        builder.block.instructions.append(last)
    builder.block = loop.after
    return loop


def trip_count(
    library: Library,
    bounds: tuple[Value, Value, Value],
    name: str,
    signed: bool,
    inclusive: bool,
) -> Value:
    """How often a loop with a start, an end and a step runs."""
    builder = library.builder
    start, stop, step = bounds
    type = start.type
    assert isinstance(type, IntegerIRType)
    zero, one = integer(type, 0), integer(type, 1)
    kind = "s" if signed else "u"
    low, high = start, stop
    if signed:
        negative = builder.compare("icmp", "slt", step, zero)
        step = builder.select(negative, builder.binary("sub", zero, step), step)
        low = builder.select(negative, stop, start)
        high = builder.select(negative, start, stop)
    span = builder.binary("sub", high, low, " nsw" if signed else " nuw")
    none = builder.compare("icmp", f"{kind}{'lt' if inclusive else 'le'}", high, low)
    if inclusive:
        count = builder.binary("add", builder.binary("udiv", span, step), one)
    else:
        # The span may be the greatest number: what is added to it would wrap.
        divided = builder.binary("udiv", builder.binary("sub", span, one), step)
        more = builder.binary("add", divided, one)
        single = builder.compare("icmp", "ule", span, step)
        count = builder.select(single, one, more)
    return library.with_name(builder.select(none, zero, count), f"omp_{name}.tripcount")


def counted(
    library: Library,
    bounds: tuple[Value, Value, Value],
    name: str,
    inclusive: bool,
    fill: Callable[[CanonicalLoop, Value], None],
    outermost: CanonicalLoop | None = None,
) -> CanonicalLoop:
    """A loop from a start to an end by steps; in others its trips are computed in front of the outermost one."""
    builder = library.builder
    if outermost is None:
        trips = trip_count(library, bounds, name, True, inclusive)
    else:
        with inserting(builder, outermost.preheader):
            trips = trip_count(library, bounds, name, True, inclusive)

    def body(loop: CanonicalLoop) -> None:
        scaled = builder.binary("mul", loop.variable, bounds[2])
        fill(loop, builder.binary("add", scaled, bounds[0]))

    return create_loop(library, trips, name, body)


# --- transformations ----------------------------------------------------------------------------------------------------


class _Chain:
    """Connects blocks one after the other; the sources of the next edge are a block, or those that go to one."""

    def __init__(self, block: BasicBlock) -> None:
        self.block: BasicBlock | None = block
        self.targets: BasicBlock | None = None

    def go_on(self, target: BasicBlock, replaced: BasicBlock | None) -> None:
        """Goes to a target; what leads to `replaced` is the next source."""
        if self.block is not None:
            redirect(self.block, target)
        else:
            assert self.targets is not None
            redirect_all(self.targets, target)
        self.block, self.targets = None, replaced


def redirect_all(old: BasicBlock, new: BasicBlock) -> None:
    """Lets all that goes to a block go to another one."""
    for user in reversed(list(old.users)):
        redirect(user, new)


def remove_unused(library: Library, loops: Sequence[CanonicalLoop]) -> None:
    """Removes the control blocks of loops that nothing outside of them uses."""
    unused = [block for loop in loops for block in loop.control]
    while True:
        found = set(unused)
        kept = [block for block in unused if all(user in found for user in block.users)]
        if len(kept) == len(unused):
            break
        unused = kept
    delete(library, unused)


def collapse(library: Library, loops: Sequence[CanonicalLoop]) -> CanonicalLoop:
    """One loop over the iterations of several nested ones."""
    if len(loops) == 1:
        return loops[0]
    builder, blocks = library.builder, library.function.blocks
    outermost, innermost = loops[0], loops[-1]
    with inserting(builder, outermost.preheader):
        trips = outermost.trips
        for loop in loops[1:]:
            trips = builder.binary("mul", trips, loop.trips, " nuw")
    following = blocks[blocks.index(outermost.preheader) + 1]
    result = skeleton(library, trips, "collapsed", following, outermost.after)
    variables: list[Value] = []
    with inserting(builder, result.body):
        rest: Value = result.variable
        for loop in reversed(loops[1:]):
            variables.insert(0, builder.binary("urem", rest, loop.trips))
            rest = builder.binary("udiv", rest, loop.trips)
        variables.insert(0, rest)
    chain = _Chain(result.body)
    for outer, inner in zip(loops, loops[1:], strict=False):
        chain.go_on(outer.body, inner.header)
    chain.go_on(innermost.body, innermost.latch)
    for inner, outer in zip(reversed(loops), reversed(loops[:-1]), strict=False):
        chain.go_on(inner.after, outer.latch)
    chain.go_on(result.latch, None)
    redirect(outermost.preheader, result.preheader)
    redirect(result.after, outermost.after)
    for loop, variable in zip(loops, variables, strict=True):
        replace_uses(blocks, loop.variable, variable)
    remove_unused(library, loops)
    return result


def tile(
    library: Library, loops: Sequence[CanonicalLoop], sizes: Sequence[Value]
) -> list[CanonicalLoop]:
    """Loops over tiles of nested loops, and inside of them loops over the iterations of a tile."""
    builder, function = library.builder, library.function
    outermost, innermost = loops[0], loops[-1]
    inner_enter, inner_latch = innermost.body, innermost.latch
    trips = [loop.trips for loop in loops]
    between = [(outer.body, inner.header) for outer, inner in zip(loops, loops[1:], strict=False)]
    counts: list[Value] = []
    divided: list[Value] = []
    rests: list[Value] = []
    with inserting(builder, outermost.preheader):
        for number, (count, size) in enumerate(zip(trips, sizes, strict=True)):
            type = count.type
            assert isinstance(type, IntegerIRType)
            whole = builder.binary("udiv", count, size)
            rest = builder.binary("urem", count, size)
            partial = builder.compare("icmp", "ne", rest, integer(type, 0))
            partial = builder.cast("zext", partial, type)
            made = builder.binary("add", whole, partial, " nuw")
            counts.append(library.with_name(made, f"omp_floor{number}.tripcount"))
            divided.append(whole)
            rests.append(rest)
    nest = _Nest(library, outermost, innermost)
    floors = [nest.embed(count, f"floor{number}") for number, count in enumerate(counts)]
    lengths: list[Value] = []
    with inserting(builder, nest.enter):
        for number, floor in enumerate(floors):
            last = builder.compare("icmp", "eq", floor.variable, divided[number])
            lengths.append(builder.select(last, rests[number], sizes[number]))
    tiles = [nest.embed(length, f"tile{number}") for number, length in enumerate(lengths)]
    chain = _Chain(nest.enter)
    for enter, leave in between:
        chain.go_on(enter, leave)
    chain.go_on(inner_enter, None)
    redirect_all(inner_latch, nest.leave)
    with inserting(builder, tiles[-1].body, 0):
        for floor, inside, size, loop in zip(floors, tiles, sizes, loops, strict=True):
            scaled = builder.binary("mul", size, floor.variable, " nuw")
            moved = builder.binary("add", scaled, inside.variable, " nuw")
            replace_uses(function.blocks, loop.variable, moved)
    remove_unused(library, loops)
    return [*floors, *tiles]


class _Nest:
    """Embeds loops, one in the other, where there were others."""

    def __init__(
        self, library: Library, outermost: CanonicalLoop, innermost: CanonicalLoop
    ) -> None:
        self.library = library
        self.inner_enter = innermost.body
        self.end = innermost.exit
        self.enter = outermost.preheader
        self.leave = outermost.after

    def embed(self, trips: Value, name: str) -> CanonicalLoop:
        """A loop inside of those that were embedded before."""
        loop = skeleton(self.library, trips, name, self.inner_enter, self.end)
        redirect(self.enter, loop.preheader)
        redirect(loop.after, self.leave)
        self.enter, self.leave, self.end = loop.body, loop.latch, loop.latch
        return loop
