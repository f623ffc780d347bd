"""Pipelines a loop by a schedule: stages of later iterations run beside those of earlier ones (MLIR: `pipelineForLoop`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from odsgen.building.bodies import one_block
from odsgen.dialects.scf.loops.bounds import constant, trip_count
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import BlockArgument, CloneMap, InsertionPoint, Operation, Value
from odsgen_dialects import arith, scf

#: The operations of a body in the order in which a stage has them, with their stages.
Schedule = Sequence[tuple[Operation, int]]


class CannotPipeline(Exception):
    """The loop stays as it is; the place and message, if any, say why."""

    def __init__(self, place: Operation | None = None, message: str = "") -> None:
        super().__init__(message)
        self.place = place


class _Range(NamedTuple):
    """The stages in which a value is defined and last used."""

    defined: int
    last_use: int


def _operands(op: Operation) -> Iterator[tuple[Operation, int, Value]]:
    """The operands of an operation and of those inside that are defined outside of it."""
    for inner in op.walk():
        for number, value in enumerate(inner.operands):
            definition = value.defining_op
            if isinstance(value, BlockArgument):
                region = value.parent_region
                definition = None if region is None else region.parent_op
                if definition is None or not op.is_ancestor(definition):
                    yield inner, number, value
            elif definition is None or not op.is_ancestor(definition):
                yield inner, number, value


class _Pipeliner:
    def __init__(self, rewriter: PatternRewriter, loop: scf.ForOp, schedule: Schedule) -> None:
        self._rewriter = rewriter
        self._loop = loop
        self._order = [op for op, _ in schedule]
        self._stages = dict(schedule)
        self._last = max(self._stages.values(), default=0)
        body = loop.region.entry_block
        terminator = body.terminator
        assert terminator is not None
        self._counter, *self._arguments = body.arguments
        self._terminator = terminator
        self._yielded = terminator.operands
        self._check()
        #: The values for which a value of the loop stands, by the iteration or version.
        self._versions: dict[Value, list[Value | None]] = {}

    # --- the schedule ---------------------------------------------------------------------------------------------------

    def _check(self) -> None:
        count = trip_count(self._loop)
        if not self._order or count is None or count < self._last:
            raise CannotPipeline
        for value in self._yielded:
            definition = value.defining_op
            if definition is None or (
                definition not in self._stages and self._loop.is_ancestor(definition)
            ):
                raise CannotPipeline
        size = len(self._order)
        cycles = {op: n + self._stages[op] * size for n, op in enumerate(self._order)}
        for op in self._order:
            for inner in op.walk():
                for operand in inner.operands:
                    producer, distance = self._producer(operand)
                    if producer in cycles and cycles[op] < cycles[producer] - size * distance:
                        raise CannotPipeline(op, "operation scheduled before its operands")

    def _producer(self, value: Value) -> tuple[Operation | None, int]:
        """The operation that computes a value, and how many iterations before."""
        if isinstance(value, BlockArgument):
            if value not in self._arguments:
                return None, 0
            return self._yielded[self._arguments.index(value)].defining_op, 1
        return value.defining_op, 0

    def _ranges(self) -> dict[Value, _Range]:
        """The values that are used in a later stage than that in which they are defined."""
        found: dict[Value, _Range] = {}
        for op in self._order:
            stage = self._stages[op]
            for _, _, value in _operands(op):
                producer, distance = self._producer(value)
                if producer not in self._stages:
                    continue
                defined = self._stages[producer]
                if defined not in (stage, stage + distance):
                    known = found.get(value)
                    last = stage if known is None else max(known.last_use, stage)
                    found[value] = _Range(defined, last)
        return found

    # --- building -------------------------------------------------------------------------------------------------------

    def _insert(self, op: Operation) -> Value:
        op.location = self._loop.location
        return self._rewriter.insert(op).results[0]

    def _constant(self, number: int) -> Value:
        loop = self._loop
        return constant(self._rewriter, number, loop.lower_bound.type, loop.location)

    def _times_step(self, number: Value) -> Value:
        return self._insert(arith.MulIOp.build(self._loop.step, number))

    def _set(self, value: Value, version: Value, number: int) -> None:
        versions = self._versions.setdefault(value, [None] * (self._last + 1))
        versions[number] = version

    def _clone(self, op: Operation, number: int) -> Operation:
        """A copy that uses the versions of that number."""
        copy = op.clone()
        for inner, position, value in list(_operands(copy)):
            versions = self._versions.get(value)
            if versions is not None:
                version = versions[number]
                assert version is not None
                inner.set_operand(position, version)
        return self._rewriter.insert(copy)

    def _yields_of(self, result: Value) -> Iterator[int]:
        return (number for number, value in enumerate(self._yielded) if value is result)

    def run(self) -> scf.ForOp:
        """Build the pipelined loop, what comes before it and what comes behind it."""
        loop = self._loop
        self._rewriter.set_insertion_point_before(loop)
        self._prologue()
        ranges = self._ranges()
        kernel, places = self._kernel_loop(ranges)
        self._kernel(kernel, ranges, places)
        results: list[Value] = list(kernel.results[: len(loop.results)])
        self._rewriter.set_insertion_point_after(kernel)
        self._epilogue(results)
        self._rewriter.replace_op(loop, results)
        return kernel

    def _prologue(self) -> None:
        for argument, init in zip(self._arguments, self._loop.init_args, strict=True):
            self._set(argument, init, 0)
        for number in range(self._last):
            distance = self._times_step(self._constant(number))
            counter = self._insert(arith.AddIOp.build(self._loop.lower_bound, distance))
            self._set(self._counter, counter, number)
            for op in self._order:
                version = number - self._stages[op]
                if version < 0:
                    continue
                copy = self._clone(op, version)
                for result, made in zip(op.results, copy.results, strict=True):
                    for position in self._yields_of(result):
                        self._set(self._arguments[position], made, version + 1)
                    self._set(result, made, version)

    def _kernel_loop(
        self, ranges: dict[Value, _Range]
    ) -> tuple[scf.ForOp, dict[tuple[Value, int], int]]:
        """The loop, without a body, and which argument is which value of how many stages before."""
        loop = self._loop
        inits: list[Value] = []
        places: dict[tuple[Value, int], int] = {}
        for number, value in enumerate(self._yielded):
            init: Value | None = loop.init_args[number]
            if value.defining_op in self._stages:
                stage = self._stages[value.defining_op]
                init = self._versions[self._arguments[number]][self._last - stage]
            assert init is not None
            inits.append(init)
        for value, (defined, last_use) in ranges.items():
            for number in range(last_use - defined):
                version = self._versions[value][self._last - last_use + number]
                assert version is not None
                places[value, last_use - defined - number] = len(inits)
                inits.append(version)
        cut = self._times_step(self._constant(self._last))
        upper = self._insert(arith.SubIOp.build(loop.upper_bound, cut))
        kernel = type(loop).build_generic(
            (loop.lower_bound, upper, loop.step, *inits),
            loop.properties_as_attributes(),
            result_types=[init.type for init in inits],
            regions=[one_block([self._counter.type, *(init.type for init in inits)])],
            location=loop.location,
        )
        return self._rewriter.insert(kernel), places

    def _kernel(
        self,
        kernel: scf.ForOp,
        ranges: dict[Value, _Range],
        places: dict[tuple[Value, int], int],
    ) -> None:
        self._versions.clear()
        block = kernel.region.entry_block
        counter, *arguments = block.arguments
        self._rewriter.insertion_point = InsertionPoint.at_end(block)
        mapping = CloneMap()
        mapping.map_value(self._counter, counter)
        for old, new in zip(self._arguments, arguments, strict=False):
            mapping.map_value(old, new)
        for op in self._order:
            self._kernel_operation(op, mapping, counter, arguments, places)
        yielded = [mapping.values.get(value, value) for value in self._yielded]
        for value, (defined, last_use) in ranges.items():
            version = self._last - last_use + 1
            for _ in range(1, last_use - defined):
                self._set(value, kernel.results[len(yielded)], version)
                yielded.append(arguments[len(yielded) + 1])
                version += 1
            self._set(value, kernel.results[len(yielded)], version)
            yielded.append(mapping.values.get(value, value))
        for number, value in enumerate(self._yielded):
            stage = self._stages.get(value.defining_op) if value.defining_op is not None else None
            if stage is None:
                for version in range(1, self._last + 1):
                    self._set(self._arguments[number], value, version)
            elif stage > 0:
                version = self._last - stage + 1
                self._set(self._arguments[number], kernel.results[number], version)
        self._rewriter.insert(scf.YieldOp.build(yielded, location=self._loop.location))

    def _kernel_operation(
        self,
        op: Operation,
        mapping: CloneMap,
        counter: Value,
        arguments: Sequence[Value],
        places: dict[tuple[Value, int], int],
    ) -> None:
        stage = self._stages[op]
        olds = list(op.walk())
        copy = self._rewriter.insert(op.clone(mapping))
        for old, new in zip(olds, list(copy.walk()), strict=True):
            for number, value in enumerate(old.operands):
                replacement = self._kernel_operand(
                    value, stage, mapping, counter, arguments, places, copy
                )
                if replacement is not None:
                    new.set_operand(number, replacement)

    def _kernel_operand(
        self,
        value: Value,
        stage: int,
        mapping: CloneMap,
        counter: Value,
        arguments: Sequence[Value],
        places: dict[tuple[Value, int], int],
        copy: Operation,
    ) -> Value | None:
        """The operand that an operation of a stage has for a value of the loop; None: that of the map."""
        if value is self._counter:
            with self._rewriter.insertion_guard():
                self._rewriter.set_insertion_point_before(copy)
                distance = self._times_step(self._constant(self._last - stage))
                return self._insert(arith.AddIOp.build(counter, distance))
        source = value
        if isinstance(value, BlockArgument) and value in self._arguments:
            source = self._yielded[self._arguments.index(value)]
            later = self._stages.get(source.defining_op) if source.defining_op else None
            if later is None or later == stage:
                return None
            if later == stage + 1:
                return mapping.values.get(source, source)
        defined = self._stages.get(source.defining_op) if source.defining_op else None
        if defined is None or defined == stage:
            return None
        return arguments[places[value, stage - defined]]

    def _epilogue(self, results: list[Value]) -> None:
        loop = self._loop
        step, lower = loop.step, loop.lower_bound
        zero, one = self._constant(0), self._constant(1)
        is_down = self._insert(arith.CmpIOp.build(arith.CmpIPredicate.slt, step, zero))
        back = self._insert(arith.SelectOp.build(is_down, one, self._constant(-1)))
        length = self._insert(arith.SubIOp.build(loop.upper_bound, lower))
        length = self._insert(arith.AddIOp.build(length, step))
        length = self._insert(arith.AddIOp.build(length, back))
        count = self._insert(arith.DivSIOp.build(length, step))
        number = self._insert(arith.SubIOp.build(count, self._constant(self._last)))
        number = self._insert(arith.MaxSIOp.build(zero, number))
        for version in range(1, self._last + 1):
            distance = self._times_step(number)
            self._set(self._counter, self._insert(arith.AddIOp.build(lower, distance)), version)
            number = self._insert(arith.AddIOp.build(number, one))
        for part in range(1, self._last + 1):
            for op in self._order:
                version = self._last - self._stages[op] + part
                if version > self._last:
                    continue
                copy = self._clone(op, version)
                for result, made in zip(op.results, copy.results, strict=True):
                    self._set(result, made, version)
                    for position in self._yields_of(result):
                        if version == self._last:
                            results[position] = made
                        else:
                            self._set(self._arguments[position], made, version + 1)


def pipeline(rewriter: PatternRewriter, loop: scf.ForOp, schedule: Schedule) -> scf.ForOp:
    """Let a pipelined loop take the place of a loop; raises CannotPipeline."""
    return _Pipeliner(rewriter, loop, schedule).run()
