"""Each feature of declarative rewriting: imported from TableGen, generated, and run pattern by pattern."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from odsgen.cli.commands import cli
from odsgen.codegen import generate
from odsgen.rewriting import FrozenPatternSet, apply_patterns_greedily, dialect_patterns
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.registry.dialect_folders import load_dialect_package

SOURCE = Path(__file__).parent / "data" / "declarative_rewrites.td"
EXPECTED = SOURCE.with_suffix(".after")

HOOKS = """
from odsgen.runtime.builtin.attributes import ArrayAttr, IntegerAttr
from odsgen.runtime.builtin.types import i32


def rewrite_create_array_attr(rewriter, attr1, attr2):
    return ArrayAttr.get([attr1, attr2])


rewrite_combine = rewrite_create_array_attr


def match_foo(op):
    return IntegerAttr.get(7, i32) if op.name == "rules.b_op" else None


def rewrite_copy_attr_foo(rewriter, source, dest):
    dest.attributes["foo"] = source.attributes["foo"]


def rewrite_create_my_op(rewriter, input, attr):
    return input


def rewrite_get_owner(value):
    return value.owner


def rewrite_my_func(value):
    return value.type
"""

VALUES = '%x, %y = "test.values"() : () -> (i32, i32)\n'
A = '%r = "rules.a_op"(%x) {a_attr = 3 : i32} : (i32) -> i32\n'
C = '%r = "rules.c_op"(%x) {c_attr = 3 : i32} : (i32) -> i32\n'
TWO_ATTR = '%r = "rules.two_attr_op"() {op_attr1 = 1 : i32, op_attr2 = 2 : i32} : () -> i32\n'
THREE = '%r, %s, %t = "rules.three_result_op"(%x) : (i32) -> (i32, i32, i32)\n'
SUM = '%r = "rules.sum"(%x, %y) : (i32, i32) -> i32\n'
ONE_SUM = '%o = "rules.one"(%x) : (i32) -> i32\n%r = "rules.sum"(%o, %y) : (i32, i32) -> i32\n'
AN_SUM = '%n = "rules.an"(%x) : (i32) -> i32\n%r = "rules.sum"(%n, %y) : (i32, i32) -> i32\n'
TWO_RESULT = (
    '%r, %s = "rules.two_result_op"() {op_attr1 = 1 : i32, op_attr2 = 2 : i32} : () -> (i32, i32)\n'
)
A_WITH_FOO = '%r = "rules.a_op"(%x) {a_attr = 3 : i32, foo = "kept"} : (i32) -> i32\n'
CONCATENATE = '%r = "rules.concatenate"(%x, %y) {axis = 0 : i32} : (i32, i32) -> i32\n'
"""Operations that patterns match."""

CASES = {
    "FromAToC": A,
    "FromBInA": '%x = "rules.b_op"() : () -> i32\n' + A,
    "NestedResult": C,
    "WithConstraint": A,
    "Combine": TWO_ATTR,
    "CombineInPlace": TWO_ATTR,
    "SourceInPlace": '%b = "rules.b_op"() : () -> i32\n%r = "rules.one"(%b) : (i32) -> i32\n',
    "Root": A,
    "Auxiliary": ONE_SUM,
    "ThreeToTwo": THREE,
    "ThreeToThree": THREE,
    "ThreeOf": THREE,
    "Variadic1": CONCATENATE,
    "Variadic3": CONCATENATE,
    "Further": TWO_RESULT,
    "Supplemental": A_WITH_FOO,
    "Benefit": A,
    "Located": ONE_SUM,
    "LocatedFused": ONE_SUM,
    "LocatedNamed": ONE_SUM,
    "Drop": C,
    "ReturnType1": SUM,
    "ReturnType2": SUM,
    "ReturnType3": SUM,
    "Either": AN_SUM,
    "StrTwo": TWO_ATTR,
}


@pytest.fixture(scope="module")
def dialect(headers: Path, tblgen: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    directory = tmp_path_factory.mktemp("rules")
    spec = directory / "rules.yaml"
    arguments = ["import", SOURCE, "-I", headers, "--tblgen", tblgen, "-o", spec]
    result = CliRunner().invoke(cli, list(map(str, arguments)))
    assert result.exit_code == 0, result.output
    assert "29/29" in result.output
    listed = "written_hooks: {matches: [Foo], rewrites: [all, '!PackAttrs']}\n"
    spec.write_text(spec.read_text() + listed)
    (directory / "rules").mkdir()
    (directory / "rules" / "hooks.py").write_text(HOOKS)
    generate([spec], directory)
    return load_dialect_package(directory / "rules")


@pytest.mark.parametrize("name", CASES)
def test_pattern(dialect: Any, name: str) -> None:
    """One rewriting of one pattern, beside the expected text of all."""
    case = CASES[name]
    text = case if case.startswith("%x") else VALUES + case
    results = case.splitlines()[-1].partition(" = ")[0]
    types = ", ".join("i32" for _ in results.split(","))
    text += f'"test.use"({results}) : ({types}) -> ()\n'
    context = Context(dialects=[dialect], allow_unregistered=True)
    module = parse(text, context, filename="before.mlir")
    pattern = next(each for each in dialect_patterns(dialect) if each.name == name)
    outcome = apply_patterns_greedily(
        module, FrozenPatternSet([pattern]), max_rewrites=1, max_iterations=1, fold=False
    )
    assert outcome.rewrites == (name != "Further")  # its constraint does not hold here
    found = print_ir(module, generic=True, locations=name.startswith("Located"))
    assert f"// {name}\n{found}" in EXPECTED.read_text("utf-8")
