"""The cost of structured forms beside plain builders: the same operations, built both ways.

usage: python -m benchmarks.structured [--rounds N]
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable, Iterator
from time import process_time

from benchmarks.wanted import FUNCTIONS, GENERICS, LOOPS, SUMS
from odsgen.runtime import (
    Block,
    Builder,
    FunctionType,
    IntegerAttr,
    Operation,
    Region,
    Value,
    print_ir,
)
from odsgen.runtime.affine import AffineDimExpr, AffineMap
from odsgen.runtime.builtin.attributes import AffineMapAttr
from odsgen.runtime.builtin.types import MemRefType, f32, i32, index
from odsgen_dialects import arith, builtin, func, linalg, scf

_MATRIX = MemRefType.get([4, 4], f32)
_FUNCTION = FunctionType.get((i32,), (i32,))


def _in_module(blocks: Block) -> Operation:
    return builtin.ModuleOp.build(body_region=Region([blocks]))


def plain_sums(count: int) -> Operation:
    """Constants, sums, comparisons and choices by `build`."""
    block = Block([i32])
    builder = Builder.at_end(block)
    value: Value = block.arguments[0]
    for number in range(count):
        constant = builder.insert(arith.ConstantOp.build(IntegerAttr.get(number, i32)))
        total = builder.insert(arith.AddIOp.build(value, constant.result))
        less = builder.insert(arith.CmpIOp.build(arith.CmpIPredicate.slt, total.result, value))
        value = builder.insert(arith.SelectOp.build(less.result, total.result, value)).result
    return _function(block, builder, value)


def structured_sums(count: int) -> Operation:
    """The same by the functions of arith."""
    with (module := builtin.module()):
        with func.func("f", [i32], [i32]) as (value,):
            for number in range(count):
                total = arith.addi(value, arith.constant(number, i32))
                value = arith.select(
                    arith.cmpi(arith.CmpIPredicate.slt, total, value), total, value
                )
            func.return_([value])
    return module.op


def _function(block: Block, builder: Builder, value: Value) -> Operation:
    builder.insert(func.ReturnOp.build([value]))
    op = func.FuncOp.build("f", _FUNCTION, body=Region([block]))
    return _in_module(Block(operations=[op]))


def plain_loops(count: int) -> Operation:
    """Loops that carry a number, one behind the other, by `build`."""
    block = Block([i32])
    builder = Builder.at_end(block)
    value: Value = block.arguments[0]
    zero = builder.insert(arith.ConstantOp.build(IntegerAttr.get(0, index))).result
    end = builder.insert(arith.ConstantOp.build(IntegerAttr.get(8, index))).result
    one = builder.insert(arith.ConstantOp.build(IntegerAttr.get(1, index))).result
    for _ in range(count):
        body = Block([index, i32])
        inner = Builder.at_end(body)
        carried = body.arguments[1]
        total = inner.insert(arith.AddIOp.build(carried, carried))
        inner.insert(scf.YieldOp.build([total.result]))
        loop = scf.ForOp.build([i32], zero, end, one, [value], region=Region([body]))
        value = builder.insert(loop).results[0]
    return _function(block, builder, value)


def structured_loops(count: int) -> Operation:
    """The same by `with scf.for_`."""
    with (module := builtin.module()):
        with func.func("f", [i32], [i32]) as (value,):
            zero, end, one = (arith.constant(number, index) for number in (0, 8, 1))
            for _ in range(count):
                with (loop := scf.for_(zero, end, one, iter_args=[value])) as (_, carried):
                    scf.yield_([arith.addi(carried, carried)])
                value = loop.result
            func.return_([value])
    return module.op


def plain_functions(count: int) -> Operation:
    """Functions of two operations by `build`."""
    functions: list[Operation] = []
    for number in range(count):
        block = Block([i32])
        builder = Builder.at_end(block)
        argument = block.arguments[0]
        total = builder.insert(arith.AddIOp.build(argument, argument))
        builder.insert(func.ReturnOp.build([total.result]))
        type = FunctionType.get((i32,), (i32,))
        functions.append(func.FuncOp.build(f"f{number}", type, body=Region([block])))
    return _in_module(Block(operations=functions))


def structured_functions(count: int) -> Operation:
    """The same by `with func.func`."""
    with (module := builtin.module()):
        for number in range(count):
            with func.func(f"f{number}", [i32], [i32]) as (argument,):
                func.return_([arith.addi(argument, argument)])
    return module.op


def plain_generics(count: int) -> Operation:
    """Elementwise `linalg.generic` on memrefs by `build`."""
    block = Block([_MATRIX, _MATRIX])
    builder = Builder.at_end(block)
    source, target = block.arguments
    identity = AffineMap.get(2, 0, [AffineDimExpr.get(0), AffineDimExpr.get(1)])
    for _ in range(count):
        body = Block([f32, f32])
        inner = Builder.at_end(body)
        first, second = body.arguments
        total = inner.insert(arith.AddFOp.build(first, second))
        inner.insert(linalg.YieldOp.build([total.result]))
        maps = [AffineMapAttr.get(identity), AffineMapAttr.get(identity)]
        iterators = [linalg.IteratorType.parallel, linalg.IteratorType.parallel]
        builder.insert(
            linalg.GenericOp.build([], [source], [target], maps, iterators, region=Region([body]))
        )
    builder.insert(func.ReturnOp.build([]))
    op = func.FuncOp.build("f", FunctionType.get((_MATRIX, _MATRIX), ()), body=Region([block]))
    return _in_module(Block(operations=[op]))


def structured_generics(count: int) -> Operation:
    """The same with bodies that are functions."""
    identity = AffineMap.get(2, 0, [AffineDimExpr.get(0), AffineDimExpr.get(1)])
    with (module := builtin.module()):
        with func.func("f", [_MATRIX, _MATRIX], []) as (source, target):
            for _ in range(count):
                with linalg.generic(
                    [source], [target], [identity, identity], ["parallel", "parallel"]
                ) as (first, second):
                    linalg.yield_([arith.addf(first, second)])
    return module.op


#: For each form: the plain builders, the structured ones, and how often.
PAIRS: dict[str, tuple[Callable[[int], Operation], Callable[[int], Operation], int]] = {
    SUMS: (plain_sums, structured_sums, 2000),
    LOOPS: (plain_loops, structured_loops, 1500),
    FUNCTIONS: (plain_functions, structured_functions, 1500),
    GENERICS: (plain_generics, structured_generics, 1000),
}


def seconds(build: Callable[[int], Operation], count: int) -> float:
    """The time of this process for one call, without what the collector of garbage takes."""
    gc.collect()
    gc.disable()
    try:
        start = process_time()
        module = build(count)
        taken = process_time() - start
    finally:
        gc.enable()
    del module
    return taken


def measured(rounds: int) -> Iterator[tuple[str, float, float, int]]:
    """Each form with the shortest times of both ways, taken in turns, and how many operations they build."""
    for name, (plain, structured, count) in PAIRS.items():
        module = plain(count)
        if print_ir(module) != print_ir(structured(count)):
            raise SystemExit(f"bench: {name} builds another program than the plain builders")
        operations = sum(1 for _ in module.walk())
        del module
        times = [(seconds(plain, count), seconds(structured, count)) for _ in range(rounds)]
        yield name, min(p for p, _ in times), min(s for _, s in times), operations


def ratios(rounds: int) -> dict[str, float]:
    """The structured forms in times of the plain builders, by their names."""
    return {name: structured / plain for name, plain, structured, _ in measured(rounds)}


def lines(rounds: int) -> Iterator[str]:
    """A line for each form, as `make bench` shows them."""
    for name, plain, structured, operations in measured(rounds):
        yield (
            f"{name}: {structured / operations * 1e6:.2f} µs/op, "
            f"{structured / plain:.2f} times as long as the plain builder"
        )


def main() -> None:
    """Print the lines."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    print("\n".join(lines(parser.parse_args().rounds)))


if __name__ == "__main__":
    main()
