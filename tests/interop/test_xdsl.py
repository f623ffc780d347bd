"""Programs to and from xDSL."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from odsgen.interop.errors import InteropError
from odsgen.interop.xdsl import as_pass, from_xdsl, run_passes, to_xdsl, update_xdsl
from odsgen.runtime import Context, Operation, parse, print_ir
from odsgen_dialects import arith

PROGRAM = """
func.func @f(%a: i32 loc("a"), %m: memref<4xf32>) -> i32 {
  %0 = arith.addi %a, %a overflow<nsw> : i32 loc("f.py":3:4)
  %1 = llvm.add %0, %a overflow<nsw> : i32 loc(callsite("g"("f.py":1:2) at fused["h", "f.py":7:8]))
  %2 = arith.addi %a, %a overflow<nsw> : i32
  %c = arith.constant dense<[1.0, 2.0, -0.0, 3.5]> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %l = scf.for %i = %c0 to %c3 step %c3 iter_args(%x = %1) -> i32 {
    scf.yield %x : i32
  }
  cf.br ^end(%l : i32)
^end(%e: i32 loc("e")):
  "test.effect"() <{property = 1 : i32}> {attribute = "with \\22 quote"} : () -> ()
  return %e : i32
}
"""


@pytest.fixture
def program() -> Operation:
    return parse(PROGRAM, Context(allow_unregistered=True), filename="program.mlir")


@pytest.fixture
def context() -> Any:
    return pytest.importorskip("xdsl.context").Context(allow_unregistered=True)


def fails_at_the_sum(module: Operation) -> None:
    raise next(op for op in module.walk() if isinstance(op, arith.AddIOp)).op_error("is a sum")


def test_there_and_back_is_the_same(program: Operation) -> None:
    dialect = pytest.importorskip("xdsl.dialects.builtin")
    there = to_xdsl(program)
    assert isinstance(there, dialect.ModuleOp)
    assert print_ir(from_xdsl(there), locations=True) == print_ir(program, locations=True)


def test_operations_are_those_of_their_dialects(program: Operation) -> None:
    functions = pytest.importorskip("xdsl.dialects.func")
    [function] = program.regions[0].blocks[0]
    there = to_xdsl(function)
    assert isinstance(there, functions.FuncOp)
    back = from_xdsl(there)
    assert back.name == "func.func" and back.parent_op is None


def test_of_a_range_the_start_is_kept(context: Any) -> None:
    program = parse(
        '"test.a"() : () -> () loc("f.py":1:2 to 3:4)', Context(allow_unregistered=True)
    )
    assert 'loc("f.py":1:2)' in print_ir(from_xdsl(to_xdsl(program, context)), locations=True)


def test_passes_in_place(program: Operation, context: Any) -> None:
    there = to_xdsl(program)
    run_passes(there, "builtin.module(canonicalize,cse)")
    there.verify()
    assert str(there).count("arith.addi") == 1 and "scf.for" not in str(there)


def test_a_pass_of_their_pipeline(program: Operation, context: Any) -> None:
    passes = pytest.importorskip("xdsl.passes")
    there = to_xdsl(program)
    passes.PassPipeline((as_pass("builtin.module(cse)"), as_pass(lambda module: None))).apply(
        context, there
    )
    assert str(there).count("arith.addi") == 1


def test_a_pass_that_fails(program: Operation, context: Any) -> None:
    passes = pytest.importorskip("xdsl.passes")
    exceptions = pytest.importorskip("xdsl.utils.exceptions")
    there = to_xdsl(program)
    before = str(there)
    with pytest.raises(
        exceptions.PassFailedException, match="^f.py:3:4: error: 'arith.addi' op is"
    ):
        passes.PassPipeline((as_pass(fails_at_the_sum),)).apply(context, there)
    assert str(there) == before


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('"test.a"() : () -> ()', "<generic form>:2:11: error: Operation test.a is not registered"),
        ('"scf.yield"() : () -> ()', "<generic form>:2:14: error: Operation scf.yield is not"),
    ],
)
def test_what_xdsl_refuses(text: str, place: str, context: Any) -> None:
    context.allow_unregistered = False
    with pytest.raises(InteropError) as caught:
        to_xdsl(parse(text, Context(allow_unregistered=True)), context)
    assert str(caught.value).startswith(place)


def test_what_odsgen_refuses(program: Operation) -> None:
    pytest.importorskip("xdsl")
    with pytest.raises(InteropError, match="'test'|test.effect"):
        from_xdsl(to_xdsl(program), Context())


def test_nested_too_deep(context: Any) -> None:
    text = '"t.a"() ({' * 400 + '"t.b"() : () -> ()' + "}) : () -> ()" * 400
    deep = parse(text, Context(allow_unregistered=True))
    with pytest.raises(InteropError, match="nested too deep for xDSL"):
        to_xdsl(deep, context)


@pytest.mark.parametrize("make", [lambda: 3, lambda: None, lambda: "module {}", object])
def test_what_is_of_no_xdsl(make: Callable[[], Any], program: Operation) -> None:
    with pytest.raises(TypeError, match="expected an operation of xDSL"):
        from_xdsl(make())
    pytest.importorskip("xdsl")
    if make() is not None:
        with pytest.raises(TypeError, match="expected a Context of xDSL"):
            to_xdsl(program, make())


def test_update_refuses_another_operation(program: Operation) -> None:
    pytest.importorskip("xdsl")
    [function] = program.regions[0].blocks[0]
    with pytest.raises(
        TypeError, match="'func.func' cannot be put in the place of 'builtin.module'"
    ):
        update_xdsl(to_xdsl(program), function)
