"""Pickled types and attributes are the unique objects again, pickled programs are whole, in this and in another process."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from odsgen.dynamic import define_attribute, define_operation, define_type
from odsgen.runtime import Context, Dialect, Operation, load_dialect_package, parse, print_ir
from odsgen.runtime.affine import AffineMap
from odsgen.runtime.affine.expr import AffineDimExpr
from odsgen.runtime.base.attribute import Attribute, construct
from odsgen.runtime.builtin.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DistinctAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.resources import (
    DenseResourceElementsAttr,
    DenseResourceElementsHandle,
    ResourceBlob,
)
from odsgen.runtime.builtin.types import RankedTensorType, TupleType, f32, i32

TENSOR = RankedTensorType.get((2,), f32)


def again(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def run(script: str, *arguments: str, seed: str, **environment: str) -> str:
    """The output of a script in another process, with its own seed of hashes."""
    process = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env={**os.environ, "PYTHONHASHSEED": seed, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


# --- types and attributes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "affine_map<(d0)[s0] -> (d0 floordiv 3 + s0)>",
        "affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>",
        "sparse<[[0, 1]], 5> : tensor<2x3xi32>",
        'dense<["a", "b"]> : tensor<2x!foo.string>',
        "memref<2xf32, affine_map<(d0) -> (d0 + 1)>>",
        "[{a = 1 : i64, b = [unit, true]}, @s::@t, array<i1: true>]",
        'loc(fused<"m">["a", callsite("b" at "c":1:2)])',
        "0x7FC00001 : f32",
        "strided<[1, ?], offset: 3>",
        "!foo.bar<1>",
    ],
)
def test_the_same_object_comes_back(text: str) -> None:
    parsed = parse(f'"a.b"() {{x = {text}}} : () -> ()', Context(allow_unregistered=True))
    attribute = next(iter(next(op for op in parsed.walk() if op.attributes).attributes.values()))
    assert again(attribute) is attribute
    assert copy.copy(attribute) is attribute
    assert copy.deepcopy([attribute])[0] is attribute


def test_affine_maps_and_expressions() -> None:
    expr = AffineDimExpr.get(0) % 7 + 3
    map = AffineMap.get(1, 0, (expr,))
    assert again(expr) is expr and copy.deepcopy(expr) is expr
    assert again(map) is map and copy.deepcopy(map) is map


def test_depth_does_not_matter() -> None:
    attribute: Attribute = UnitAttr.get()
    type = i32
    expr = AffineDimExpr.get(0)
    for number in range(5000):
        attribute = ArrayAttr.get((attribute,))
        type = TupleType.get((type,))  # type: ignore[assignment]
        expr = (expr + 1).floor_div(number + 2)  # type: ignore[assignment]
    map = AffineMapAttr.get(AffineMap.get(1, 0, (expr,)))
    assert again(attribute) is attribute
    assert again(type) is type
    assert again(map) is map


def test_distinct_attributes_stay_distinct() -> None:
    first, second = DistinctAttr.create(UnitAttr.get()), DistinctAttr.create(UnitAttr.get())
    array = ArrayAttr.get((first, second, first))
    assert again(array) is array
    script = (
        "import pickle, sys; data = bytes.fromhex(sys.argv[1]); a, b = pickle.loads(data), pickle.loads(data);"
        "print(a is b, a[0] is a[2], a[0] is a[1])"
    )
    assert run(script, pickle.dumps(array).hex(), seed="5") == "True True False\n"


def test_resources_keep_their_blobs() -> None:
    handle = DenseResourceElementsHandle("weights", ResourceBlob(4, b"\0" * 8))
    attribute = DenseResourceElementsAttr.get(TENSOR, handle)
    other = DenseResourceElementsAttr.get(TENSOR, DenseResourceElementsHandle("weights"))
    assert again(attribute) is attribute and again(other) is other
    script = (
        "import pickle, sys; data = bytes.fromhex(sys.argv[1]); a = pickle.loads(data);"
        "print(a is pickle.loads(data), a, a.handle.blob.data)"
    )
    expected = f"True {attribute} {bytes(8)!r}\n"
    assert run(script, pickle.dumps(attribute).hex(), seed="6") == expected


def test_what_is_defined_at_run_time() -> None:
    dialect = Dialect("pickled_at_run_time", extensible=True)
    Context(dialects=[dialect])
    box = define_type(dialect, "box").get((UnitAttr.get(),))
    name = define_attribute(dialect, "name").get()
    op_class = define_operation(dialect, "use")
    assert again(box) is box and again(name) is name
    op = op_class(result_types=(box,), attributes={"n": name})
    assert print_ir(again(op)) == print_ir(op)
    script = (
        "import pickle, sys\ntry: pickle.loads(bytes.fromhex(sys.argv[1]))\n"
        "except pickle.UnpicklingError as error: print(error)"
    )
    assert "which a program defined while it ran, is not loaded" in run(
        script, pickle.dumps(box).hex(), seed="1"
    )


def test_what_no_module_or_dialect_has_is_refused() -> None:
    class LocalAttr(Attribute):
        __slots__ = ()

        @classmethod
        def get(cls) -> LocalAttr:
            return construct(LocalAttr)

    with pytest.raises(pickle.PicklingError, match="neither a module nor a loaded dialect"):
        pickle.dumps(LocalAttr.get())


# --- packages that are not installed ------------------------------------------------------------------------------------

SPEC = """
dialect: pickled
summary: A dialect in a folder.
imports: [builtin]
enums:
  Color:
    summary: a color
    cases: {red: 0, green: 1}
types:
  box:
    mnemonic: box
    summary: A box.
    parameters: {inner: Type}
    assembly_format: "`<` $inner `>`"
ops:
  make:
    summary: Makes one.
    arguments: {color: Color}
    results: {result: AnyType}
    assembly_format: "$color attr-dict `:` type($result)"
"""

READ = """
import pickle, sys
from pathlib import Path
from odsgen.runtime import print_ir
program, type = pickle.loads(Path(sys.argv[1]).read_bytes())
print(print_ir(program), type, type is type.get(type.inner), program.regions[0].blocks[0].first.result.type is type)
"""


def test_packages_are_found_by_the_folders_that_the_environment_names(tmp_path: Path) -> None:
    spec, packages = tmp_path / "pickled.yaml", tmp_path / "packages"
    spec.write_text(SPEC, encoding="utf-8")
    command = "import sys; from odsgen.cli.odsgen import main; sys.exit(main())"
    run(command, "generate", str(spec), "-o", str(packages), seed="0")
    text = "%0 = pickled.make green : !pickled.box<i32>\n"
    context = Context(dialects=[load_dialect_package(packages / "pickled")])
    program = parse(text, context)
    type = program.regions[0].blocks[0].first.results[0].type  # type: ignore[union-attr]
    assert again(type) is type
    data = tmp_path / "data"
    data.write_bytes(pickle.dumps((program, type)))
    for seed in ("1", "2"):
        printed = run(READ, str(data), seed=seed, ODSGEN_DIALECT_PATH=str(packages))
        assert printed == f"{print_ir(program)} !pickled.box<i32> True True\n"
    refused = READ.replace("program, type =", "import traceback\ntry:").replace(
        "\nprint(", "\nexcept pickle.UnpicklingError as error: print(error); sys.exit()\nprint("
    )
    assert "which ODSGEN_DIALECT_PATH names" in run(
        refused, str(data), seed="3", ODSGEN_DIALECT_PATH=""
    )


# --- programs -----------------------------------------------------------------------------------------------------------

PROGRAM = """
#set = affine_set<(d0) : (d0 == 0)>
func.func @f(%a: i32 loc("argument"), %c: i1) -> i32 attributes {test.discardable = #set} {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2 loc("branch")
^bb1(%x: i32 loc("block argument")):
  %0:2 = "foo.two"(%x, %x) <{p = 1 : i8}> ({
  ^bb0(%r: index):
    "foo.inner"(%r, %a) : (index, i32) -> ()
  }, {}) {d} : (i32, i32) -> (i32, i1)
  cf.br ^bb1(%0#0 : i32)
^bb2:
  return %a : i32
}
{-#
  external_resources: {mine: {bool: true, blob: "0x0400000001020304"}}
#-}
"""


def texts(op: Operation) -> list[str]:
    return [print_ir(op), print_ir(op, generic=True), print_ir(op, locations=True)]


def users(op: Operation) -> list[list[list[int]]]:
    """The users of all values and blocks, by the numbers of operations."""
    numbers = {inner: number for number, inner in enumerate(op.walk())}
    found = []
    for inner in numbers:
        values = list(inner.results)
        used = [list(value.users) for value in values]
        for region in inner.regions:
            for block in region.blocks:
                used += [list(argument.users) for argument in block.arguments]
                used.append(list(block._users or ()))
        found.append([[numbers[user] for user in some] for some in used])
    return found


def test_a_program_comes_back_whole() -> None:
    module = parse(PROGRAM, Context(allow_unregistered=True), filename="f.mlir")
    function = next(op for op in module.walk() if op.name == "func.func")
    first, *_, last = [op for op in function.walk() if op.operands]
    value = function.regions[0].blocks[0].arguments[0]
    value._remove_user(first)
    value._add_user(first)  # now it is used last
    assert value.users[-1] is first and value.users[0] is not first
    back = again(module)
    back.verify()
    assert texts(back) == texts(module)
    assert users(back) == users(module)
    assert back.external_resources.keys() == module.external_resources.keys()


def test_long_and_deep_programs() -> None:
    lines = "".join(f"  %{n + 1} = arith.addi %{n}, %{n} : i32\n" for n in range(30_000))
    module = parse(f"func.func @f() {{\n  %0 = arith.constant 1 : i32\n{lines}  return\n}}\n")
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(400)
    try:
        back = again(module)
        copied = copy.deepcopy(module)
    finally:
        sys.setrecursionlimit(limit)
    assert print_ir(back) == print_ir(module) == print_ir(copied)
    context = Context(allow_unregistered=True)
    deep = parse('"a.b"() ({\n' * 500 + "}) : () -> ()\n" * 500, context)
    assert print_ir(again(deep)) == print_ir(deep)


def test_what_is_not_whole_is_refused() -> None:
    module = parse(PROGRAM, Context(allow_unregistered=True))
    function = module.regions[0].blocks[0].first
    assert function is not None
    block = function.regions[0].blocks[0]
    with pytest.raises(pickle.PicklingError, match="pickle the outermost one, or a clone"):
        pickle.dumps(function)
    for part in (block, block.arguments[0], function.regions[0]):
        with pytest.raises(pickle.PicklingError, match="the operation around it"):
            pickle.dumps(part)
        with pytest.raises(pickle.PicklingError):
            copy.deepcopy(part)
    branch = block.first
    assert branch is not None
    with pytest.raises(pickle.PicklingError, match="a value or a block from outside"):
        pickle.dumps(branch.clone())
    clone = copy.deepcopy(function)
    assert clone is not function and clone.parent_block is None
    assert print_ir(again(clone)) == print_ir(clone)
