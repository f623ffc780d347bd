"""`extension: true`: a package that adds to a bundled dialect, beside which the dialect stays as it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from odsgen.codegen.generate import generate
from odsgen.codegen.in_memory import load_in_memory
from odsgen.ods import load_dialect_text
from odsgen.runtime import Context, DialectLoadError, ParseError, VerifyError, parse, print_ir
from odsgen.runtime.registry.dialect import Dialect
from odsgen.spec.errors import SpecErrors
from odsgen_dialects import arith

SPEC = """
dialect: arith
extension: true
missing_hooks: allowed
written_hooks: {verifies: [TwiceOp]}
types:
  GaloisType: {mnemonic: galois, parameters: {order: int}, assembly_format: "`<` $order `>`"}
ops:
  twice:
    arguments: {value: SignlessIntegerLike, flags: "OptionalAttr<Arith_IntegerOverflowAttr>"}
    results: {doubled: SignlessIntegerLike}
    traits: [SameOperandsAndResultType, Pure]
    interfaces: [ArithIntegerOverflowFlagsInterface]
    assembly_format: "$value (`flags` $flags^)? attr-dict `:` type($value)"
    verifier: true
  galois.from:
    arguments: {value: I32}
    results: {made: GaloisType}
    assembly_format: "$value attr-dict `:` qualified(type($made))"
"""
OTHER = (
    (SPEC.replace("twice", "thrice").replace("Twice", "Thrice").replace("verifier: true", ""))
    .replace("galois", "field")
    .replace("Galois", "Field")
)
HOOKS = """
from odsgen.hooks import verifies

from .ops import TwiceOp


@verifies(TwiceOp)
def is_wide(op: TwiceOp) -> None:
    if op.value.type.width < 8:
        raise op.op_error("is for eight bits and more")
"""
PROGRAM = """\
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.twice %arg0 flags <nsw> : i32
    %1 = arith.galois.from %0 : !arith.galois<7>
    %2 = arith.addi %0, %0 : i32
    return %2 : i32
  }
}
"""


def made(spec: str = SPEC, hooks: Mapping[str, Callable[..., Any]] | None = None) -> Dialect:
    """The extension of a spec, in memory."""
    dialect: Dialect = load_in_memory(spec, hooks).DIALECT
    return dialect


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package of the extension."""
    folder = tmp_path_factory.mktemp("extension")
    (folder / "arith.yaml").write_text(SPEC, "utf-8")
    generate([folder / "arith.yaml"], folder / "dialects")
    (folder / "dialects" / "arith" / "hooks.py").write_text(HOOKS, "utf-8")
    return folder / "dialects"


def test_program_has_operations_of_both(folder: Path) -> None:
    module = parse(PROGRAM, Context(dialect_path=[folder]))
    module.verify()
    assert print_ir(module) == PROGRAM
    generic = print_ir(module, generic=True)
    assert print_ir(parse(generic, Context(dialect_path=[folder]))) == PROGRAM


def test_classes_of_the_dialect_are_the_same(folder: Path) -> None:
    found = Context(dialect_path=[folder]).dialect("arith")
    assert found is not None
    assert found.operation_class("arith.addi") is arith.AddIOp
    assert "arith.twice" not in arith.DIALECT.operations
    assert Context(dialect_path=[folder]).dialect("arith") is found


def test_hooks_of_both_are_asked(folder: Path) -> None:
    context = Context(dialect_path=[folder])
    narrow = parse(PROGRAM.replace("i32", "i4").replace("%1 = arith.galois.from", "//"), context)
    with pytest.raises(VerifyError, match="is for eight bits and more"):
        narrow.verify()
    dialect = context.dialect("arith")
    assert dialect is not None
    assert dialect.bound_hooks.find("folds", arith.AddIOp) is not None


def test_context_without_it_knows_the_dialect_alone(folder: Path) -> None:
    parse(PROGRAM, Context(dialect_path=[folder]))
    with pytest.raises(ParseError, match="custom op 'arith.twice' is unknown"):
        parse(PROGRAM, Context())


def test_loaded_by_hand() -> None:
    context = Context(dialects=[made(hooks={"verify_twice": lambda op: None})])
    context.load(made(OTHER))
    both = PROGRAM.replace("addi %0, %0 :", "thrice %0 :")
    assert print_ir(parse(both, context)) == both


def test_loading_twice_changes_nothing() -> None:
    extension = made(OTHER)
    context = Context(dialects=[extension])
    first = context.dialect("arith")
    context.load(extension)
    assert context.dialect("arith") is first


def test_two_extensions_with_one_name_are_refused() -> None:
    context = Context(dialects=[made(OTHER)])
    with pytest.raises(DialectLoadError, match="'arith' has an operation 'arith.thrice' already"):
        context.load(made(OTHER))


def test_extension_of_another_dialect_of_the_name_is_refused() -> None:
    context = Context(dialects=[Dialect("arith")])
    with pytest.raises(DialectLoadError, match="for another dialect of that name"):
        context.load(made(OTHER))


def test_unwritten_default_of_the_dialect_is_not_called() -> None:
    """`TransformOpInterface` has a default for which the bundled dialect has no hook."""
    spec = """
dialect: transform
extension: true
missing_hooks: allowed
ops:
  mine.mark:
    arguments: {target: TransformHandleTypeInterface}
    interfaces: [TransformOpInterface]
    assembly_format: "$target attr-dict `:` type($target)"
"""
    context = Context(dialects=[made(spec)])
    text = "transform.mine.mark %arg0 : !transform.any_op"
    sequence = (
        f"transform.sequence failures(propagate) {{\n^bb0(%arg0: !transform.any_op):\n{text}\n}}"
    )
    module = parse(sequence, context)
    module.verify()
    assert text in print_ir(module)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("version: 3", "an extension of 'arith' cannot say 'version'"),
        ("aliases: as_read", "an extension of 'arith' cannot say 'aliases'"),
        ("ops: {addi: {class_name: OwnOp}}", "the dialect 'arith' has the operation 'addi' already"),
        ("ops: {own: {class_name: AddIOp}}", "'addi' and 'own' would both be the Python class 'AddIOp'"),
        ("enums: {FastMathFlags: {cases: [a]}}", "the dialect 'arith' has the enum 'FastMathFlags' already"),
        (
            "attributes: {OwnAttr: {mnemonic: fastmath}}",
            "two attributes have the mnemonic 'fastmath'",
        ),
        ("imports: [arith]", "the dialect 'arith' imports itself"),
    ],
)  # fmt: skip
def test_refused(line: str, message: str) -> None:
    with pytest.raises(SpecErrors, match=re.escape(message)):
        load_dialect_text(f"dialect: arith\nextension: true\n{line}\n")


def test_there_has_to_be_such_a_dialect() -> None:
    with pytest.raises(SpecErrors, match="there is no bundled dialect 'nowhere' to extend"):
        load_dialect_text("dialect: nowhere\nextension: true\n")
