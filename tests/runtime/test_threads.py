"""Contexts that threads share: whoever mentions a dialect finds it whole, whoever else is loading it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path
from threading import Barrier

import pytest

from odsgen.codegen import generate
from odsgen.runtime import Context, Operation, parse, print_ir
from odsgen.runtime.affine import AffineConstantExpr, AffineDimExpr, AffineMap
from odsgen.runtime.builtin.attributes import IntegerAttr, OpaqueAttr
from odsgen.runtime.builtin.types import OpaqueType, i64

CONTEXTS = 100
THREADS = 8

PAIR = """
dialect: {name}
imports: [builtin]
dependencies: [{other}]
types:
  BoxType: {{mnemonic: box, parameters: {{inner: Type}}, assembly_format: "`<` $inner `>`"}}
attributes:
  TagAttr: {{mnemonic: tag, parameters: {{number: int}}, assembly_format: "`<` $number `>`"}}
ops:
  make: {{arguments: {{tag: TagAttr}}, results: {{box: BoxType}}}}
"""

LINES = {
    "left": '%0 = "left.make"() <{tag = #left.tag<1>}> : () -> !left.box<i32>',
    "right": '%1 = "right.make"() <{tag = #right.tag<2>}> : () -> !right.box<!left.box<i1>>',
    "arith": "%2 = arith.constant 1 : i32",
    "func": "func.func private @f(!left.box<i32>) -> !right.box<i1>",
    "cf": '"builtin.module"() ({ func.func @g() { cf.br ^bb1 ^bb1: return } }) : () -> ()',
    "unknown": '"nobody.knows"() : () -> ()',
}


@pytest.fixture
def switching_often() -> Iterator[None]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two dialects that depend on each other, as packages in a folder."""
    folder = tmp_path_factory.mktemp("dialects")
    specs = []
    for name, other in (("left", "right"), ("right", "left")):
        specs.append(folder / f"{name}.yaml")
        specs[-1].write_text(PAIR.format(name=name, other=other))
    generate(specs, folder)
    return folder


def unregistered(module: Operation) -> list[str]:
    """The operations, types and attributes that the context did not know in a program, save `nobody.knows`."""
    found = []
    for op in module.walk():
        if not op.REGISTERED and op.name != "nobody.knows":
            found.append(op.name)
        found += [str(result.type) for result in op.results if isinstance(result.type, OpaqueType)]
        found += [str(a) for a in op.properties.values() if isinstance(a, OpaqueAttr)]
    return found


def test_threads_that_share_a_fresh_context_find_every_dialect(
    packages: Path, switching_often: None
) -> None:
    orders = [list(order) for order in permutations(LINES)][:: 720 // THREADS][:THREADS]
    texts = ["\n".join(LINES[name] for name in order) for order in orders]
    folder = [str(packages)]
    expected = [
        print_ir(parse(text, Context(allow_unregistered=True, dialect_path=folder)))
        for text in texts
    ]
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(CONTEXTS):
            context = Context(allow_unregistered=True, dialect_path=folder)
            start = Barrier(THREADS)

            def read(text: str, context: Context = context, start: Barrier = start) -> Operation:
                start.wait()
                return parse(text, context)

            modules = list(pool.map(read, texts))
            assert [unregistered(module) for module in modules] == [[]] * THREADS
            assert list(map(print_ir, modules)) == expected


def test_a_dialect_that_is_found_has_what_it_depends_on(packages: Path) -> None:
    context = Context(dialect_path=[packages])
    assert context.dialect("left") is not None
    assert {dialect.name for dialect in context.dialects()} == {"left", "right"}


FIRST_MENTIONS = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from odsgen.runtime import Context, parse

sys.setswitchinterval(1e-6)
start = Barrier(8)

def read(name):
    start.wait()
    return parse(f'"{name}.make"() <{{tag = #{name}.tag<1>}}> : () -> !{name}.box<i32>', context)

context = Context(allow_unregistered=True, dialect_path=[sys.argv[1]])
with ThreadPoolExecutor(8) as pool:
    for module in pool.map(read, ["left", "right"] * 4):
        (op,) = module.regions[0].blocks[0]
        assert op.REGISTERED and type(op.results[0].type).__name__ == "BoxType", module
print("all registered")
"""


def test_the_first_mention_of_all_imports_a_package_once(packages: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", FIRST_MENTIONS, str(packages)], capture_output=True, text=True
    )
    assert (run.stdout, run.stderr) == ("all registered\n", "")


def test_threads_that_make_the_same_types_have_the_same_objects(
    packages: Path, switching_often: None
) -> None:
    context = Context(dialect_path=[packages], allow_unregistered=True)
    text = "\n".join(
        f'"left.make"() <{{tag = #left.tag<{n}>}}> : () -> !left.box<tuple<i{n}, memref<{n}x{n}xf32, {n}>>>\n'
        f'"a.b"() {{n = {n} : i64, a = array<i32: {n}>, m = affine_map<(d0)[s0] -> (d0 + s0 * {n})>,'
        f" s = affine_set<(d0) : (d0 - {n} == 0)>}} : () -> ()"
        for n in range(4000, 4200)
    )
    start = Barrier(THREADS)

    def read(_: int) -> list[object]:
        start.wait()
        block = parse(text, context).regions[0].blocks[0]
        types = [result.type for op in block for result in op.results]
        attributes = [a for op in block for a in (*op.properties.values(), *op.attributes.values())]
        return [*types, *attributes]

    with ThreadPoolExecutor(THREADS) as pool:
        first, *others = pool.map(read, range(THREADS))
    assert len(first) == 200 * 6
    for other in others:
        assert all(one is two for one, two in zip(first, other, strict=True))


def test_threads_that_make_the_same_expressions_have_the_same_objects(
    switching_often: None,
) -> None:
    start = Barrier(THREADS)

    def make(_: int) -> list[object]:
        start.wait()
        made: list[object] = []
        for number in range(70_000, 73_000):
            expr = AffineDimExpr.get(number) + AffineConstantExpr.get(number)
            made += [expr, AffineMap.get(number + 1, 0, [expr]), IntegerAttr.get(number, i64)]
        return made

    with ThreadPoolExecutor(THREADS) as pool:
        first, *others = pool.map(make, range(THREADS))
    for other in others:
        assert all(one is two for one, two in zip(first, other, strict=True))
