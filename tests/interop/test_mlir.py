"""Programs to and from MLIR's Python bindings, of each package of them that is installed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from odsgen.interop.errors import InteropError
from odsgen.interop.mlir import (
    add_passes,
    from_bindings,
    run_passes,
    to_bindings,
    update_bindings,
)
from odsgen.runtime import Block, Context, Operation, VerifyError, parse, print_ir
from odsgen.runtime.builtin.types import i32
from odsgen_dialects import arith

PACKAGES = ["jaxlib.mlir", "iree.compiler", "torch_mlir", "mlir"]

PROGRAM = """
func.func @f(%a: i32 loc("a"), %m: memref<4xf32>) -> i32 {
  %0 = arith.addi %a, %a overflow<nsw> : i32 loc("f.py":3:4)
  %1 = llvm.add %0, %a overflow<nsw> : i32 loc("f.py":3:4 to 5:6)
  %2 = arith.addi %a, %a overflow<nsw> : i32 loc(callsite("g"("f.py":1:2) at fused<"m">["h", "f.py":7:8]))
  %c = arith.constant dense<[1.0, 2.0, -0.0, 0x7FC00001]> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %l = scf.for %i = %c0 to %c3 step %c3 iter_args(%x = %1) -> i32 {
    scf.yield %x : i32
  }
  cf.br ^end(%l : i32)
^end(%e: i32 loc("e")):
  "test.effect"() {"with \\22 quote"} : () -> ()
  return %e : i32
}
"""

RESOURCE = """
%r = arith.constant dense_resource<blob> : tensor<3xi64>
{-# dialect_resources: { builtin: {
  blob: "0x08000000010000000000000002000000000000000300000000000000"
} } #-}
"""


@pytest.fixture(params=PACKAGES)
def ir(request: pytest.FixtureRequest) -> Any:
    """The module `ir` of a package."""
    pytest.importorskip(request.param)
    return pytest.importorskip(f"{request.param}.ir")


@pytest.fixture
def context(ir: Any) -> Any:
    """A context that has loaded its dialects and allows others."""
    if ir.__name__.startswith("jaxlib"):
        made = pytest.importorskip("jax.interpreters.mlir").make_ir_context()
    else:
        made = ir.Context()
        made.load_all_available_dialects()
    made.allow_unregistered_dialects = True
    return made


@pytest.fixture
def program() -> Operation:
    return parse(PROGRAM, Context(allow_unregistered=True), filename="program.mlir")


def pass_manager(ir: Any, context: Any, pipeline: str = "") -> Any:
    """A pass manager of theirs."""
    package = import_module(ir.__name__.removesuffix("ir") + "passmanager")
    return package.PassManager.parse(f"builtin.module({pipeline})", context)


def fails_at_the_sum(module: Operation) -> None:
    raise next(op for op in module.walk() if isinstance(op, arith.AddIOp)).op_error("is a sum")


def divides_by_zero(module: Operation) -> None:
    raise ZeroDivisionError("by zero")


def test_there_and_back_is_the_same(ir: Any, context: Any, program: Operation) -> None:
    there = to_bindings(program, context)
    assert isinstance(there, ir.Module)
    there.operation.verify()
    back = from_bindings(there)
    assert print_ir(back, locations=True) == print_ir(program, locations=True)


def test_an_operation_that_is_no_module(ir: Any, context: Any, program: Operation) -> None:
    [function] = program.regions[0].blocks[0]
    there = to_bindings(function, context)
    assert isinstance(there, ir.Operation) and there.name == "func.func"
    back = from_bindings(there)
    assert back.parent_op is None
    assert print_ir(back, True, True) == print_ir(
        from_bindings(to_bindings(back, context)), True, True
    )


def test_resources_cross(context: Any) -> None:
    program = parse(RESOURCE, Context())
    assert print_ir(from_bindings(to_bindings(program, context))) == print_ir(program)


def test_operations_of_views_cross(context: Any, program: Operation) -> None:
    there = to_bindings(program, context)
    [function] = there.body.operations  # a view of the package's class for functions
    assert from_bindings(function).name == "func.func"


def test_passes_in_place(context: Any, program: Operation) -> None:
    there = to_bindings(program, context)
    there.operation.attributes["test.old"] = _unit(there)
    run_passes(there, "builtin.module(canonicalize,cse)")
    there.operation.verify()
    text = str(there)
    assert text.count("arith.addi") == 1 and "overflow<nsw>" in text
    assert "scf.for" not in text and "test.old" in text


def _unit(module: Any) -> Any:
    ir = import_module(type(module).__module__.partition("._mlir_libs")[0] + ".ir")
    return ir.UnitAttr.get(module.context)


def test_update_takes_attributes_away(context: Any, program: Operation) -> None:
    there = to_bindings(program, context)
    there.operation.attributes["test.old"] = _unit(there)
    update_bindings(there, program)
    assert "test.old" not in str(there)
    assert print_ir(from_bindings(there)) == print_ir(program)


def test_update_refuses_another_operation(context: Any, program: Operation) -> None:
    there = to_bindings(program, context)
    [function] = program.regions[0].blocks[0]
    with pytest.raises(
        TypeError, match="'func.func' cannot be put in the place of 'builtin.module'"
    ):
        update_bindings(there, function)


def test_a_pass_of_their_pipeline(ir: Any, context: Any, program: Operation) -> None:
    there = to_bindings(program, context)
    manager = pass_manager(ir, context, "canonicalize")
    add_passes(manager, "builtin.module(func.func(cse))")
    manager.add("canonicalize")
    manager.run(there.operation)
    assert str(there).count("arith.addi") == 1


@pytest.mark.parametrize(
    ("fails", "message", "place"),
    [
        (fails_at_the_sum, "'arith.addi' op is a sum", '"f.py":3:4'),
        (divides_by_zero, "ZeroDivisionError: by zero", '"program.mlir":0:0'),
    ],
)
def test_a_pass_that_fails(
    ir: Any,
    context: Any,
    program: Operation,
    fails: Callable[[Operation], None],
    message: str,
    place: str,
) -> None:
    there = to_bindings(program, context)
    before = str(there)
    manager = pass_manager(ir, context)
    add_passes(manager, fails)
    with pytest.raises(ir.MLIRError) as caught:
        manager.run(there.operation)
    [diagnostic] = caught.value.error_diagnostics
    assert message in diagnostic.message and place in str(diagnostic.location)
    assert str(there) == before


def test_what_a_pass_leaves_is_verified(context: Any, program: Operation) -> None:
    there = to_bindings(program, context)

    def without_end(module: Operation) -> None:
        next(op for op in module.walk() if op.name == "scf.yield").erase()

    with pytest.raises(VerifyError):
        run_passes(there, without_end)
    there.operation.verify()


def test_an_unknown_dialect_is_refused_there(ir: Any, context: Any) -> None:
    context.allow_unregistered_dialects = False
    unknown = parse('"test.a"() : () -> ()', Context(allow_unregistered=True))
    with pytest.raises(InteropError) as caught:
        to_bindings(unknown, context)
    text = str(caught.value)
    assert "<generic form>:2:11: error: operation being parsed with an unregistered dialect" in text
    assert f"refused by {ir.__name__.removesuffix('.ir')}, MLIR" in text
    assert "context.load_all_available_dialects()" in text


def test_an_unknown_dialect_is_refused_here(context: Any, program: Operation) -> None:
    with pytest.raises(InteropError, match="test") as caught:
        from_bindings(to_bindings(program, context), Context())
    assert "in 'builtin.module' of " in str(caught.value)


def test_an_invalid_program_is_refused_at_its_place(context: Any) -> None:
    invalid = parse('"arith.constant"() <{value = 1 : i64}> : () -> i32 loc("f.py":1:2)', Context())
    with pytest.raises(InteropError, match="^f.py:1:2: error: 'arith.constant' op"):
        to_bindings(invalid, context)


def test_values_from_outside_do_not_cross(context: Any, program: Operation) -> None:
    loop = next(op for op in program.walk() if op.name == "scf.for")
    with pytest.raises(InteropError, match="a value that is defined outside of 'scf.for'"):
        to_bindings(loop, context)
    there = to_bindings(program, context)
    inner = there.body.operations[0].regions[0].blocks[0].operations[0]
    with pytest.raises(InteropError, match="in 'arith.addi' of"):
        from_bindings(inner)


def test_a_name_of_many_bytes_and_deep_nesting(context: Any) -> None:
    text = 'func.func @"\\F0\\9F\\98\\80"() { return }'
    there = to_bindings(parse(text, Context()), context)
    assert "\\F0\\9F\\98\\80" in print_ir(from_bindings(there))
    depth = 200
    deep = '"t.a"() ({' * depth + '"t.b"() : () -> ()' + "}) : () -> ()" * depth
    nested = parse(deep, Context(allow_unregistered=True))
    assert print_ir(from_bindings(to_bindings(nested, context))) == print_ir(nested)


def test_what_is_of_no_bindings() -> None:
    block = Block([i32])
    [value] = block.arguments
    op = arith.AddIOp.build(value, value)
    for wrong in (None, 3, "module {}", op, Context(), object):
        with pytest.raises(TypeError, match="expected a context of MLIR's Python bindings"):
            to_bindings(op, wrong)
        with pytest.raises(TypeError, match="expected a module or an operation of MLIR's"):
            from_bindings(wrong)
        with pytest.raises(TypeError, match="expected a module or an operation of MLIR's"):
            run_passes(wrong, divides_by_zero)
    with pytest.raises(InteropError, match="builtins.object takes no passes in Python"):
        add_passes(object(), divides_by_zero)
    with pytest.raises(TypeError, match="expected a pipeline, a PassManager or a function"):
        add_passes(object(), 3)  # type: ignore[arg-type]


def test_nothing_of_others_is_imported_before_it_is_there() -> None:
    code = (
        "import sys, odsgen.interop.mlir, odsgen.interop.xdsl\n"
        "assert not {'jax', 'jaxlib', 'mlir', 'xdsl', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
