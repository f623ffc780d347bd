"""`ods-opt --apply-patterns` and `--canonicalize`."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.cli.ods_opt import run
from odsgen.codegen import generate
from tests.oracle import mlir_opt, requires_oracle

TOY = """\
toy.func @f(%arg0: tensor<2x3xf64>) -> tensor<*xf64> {
  %0 = toy.transpose(%arg0 : tensor<2x3xf64>) to tensor<3x2xf64>
  %1 = toy.transpose(%0 : tensor<3x2xf64>) to tensor<2x3xf64>
  %2 = toy.transpose(%1 : tensor<2x3xf64>) to tensor<*xf64>
  %3 = toy.transpose(%2 : tensor<*xf64>) to tensor<2x3xf64>
  %4 = toy.reshape(%3 : tensor<2x3xf64>) to tensor<6xf64>
  %5 = toy.reshape(%4 : tensor<6xf64>) to tensor<3x2xf64>
  %6 = toy.reshape(%5 : tensor<3x2xf64>) to tensor<3x2xf64>
  toy.return %6 : tensor<3x2xf64>
}
"""

BOTH = """\
module {
  toy.func @f(%arg0: tensor<2x3xf64>) -> tensor<*xf64> {
    %0 = toy.reshape(%arg0 : tensor<2x3xf64>) to tensor<3x2xf64>
    toy.return %0 : tensor<3x2xf64>
  }
}

"""

TRANSPOSED = """\
module {
  toy.func @f(%arg0: tensor<2x3xf64>) -> tensor<*xf64> {
    %0 = toy.reshape(%arg0 : tensor<2x3xf64>) to tensor<6xf64>
    %1 = toy.reshape(%0 : tensor<6xf64>) to tensor<3x2xf64>
    %2 = toy.reshape(%1 : tensor<3x2xf64>) to tensor<3x2xf64>
    toy.return %2 : tensor<3x2xf64>
  }
}

"""


@pytest.fixture
def program(tmp_path: Path) -> str:
    path = tmp_path / "program.mlir"
    path.write_text(TOY)
    return str(path)


@pytest.mark.parametrize(
    "options, expected",
    [
        (["--apply-patterns=toy"], BOTH),
        (["--canonicalize"], BOTH),
        (["--apply-patterns", "toy.ReshapeTwice,toy.ReshapeToSameShape,toy.TransposeTwice"], BOTH),
        (["--apply-patterns=toy.TransposeTwice"], TRANSPOSED),
        (["--apply-patterns=toy.TransposeTwice", "--apply-patterns=toy.ReshapeTwice"], BOTH),
    ],
)
def test_patterns_are_applied(options, expected, program, capfdbinary):
    assert run([*options, program]) == 0
    out, err = capfdbinary.readouterr()
    assert out.decode() == expected and not err


@pytest.mark.parametrize(
    "names, message",
    [
        (
            "toy.Transpose",
            "the dialect 'toy' has no pattern 'Transpose': did you mean 'TransposeTwice'?",
        ),
        ("cf", "the dialect 'cf' has no patterns"),
        ("tou", "there is no dialect 'tou'"),
        ("", "there is no dialect ''"),
    ],
)
def test_unknown_names(names, message, program, capfdbinary):
    assert run([f"--apply-patterns={names}", program]) == 1
    out, err = capfdbinary.readouterr()
    assert not out and err.decode() == f"ods-opt: {message}\n"


def test_each_chunk_is_rewritten(tmp_path, capfdbinary):
    (tmp_path / "two.mlir").write_text(TOY + "// -----\n" + TOY)
    options = ["--split-input-file", "--canonicalize", "--output-split-marker=#"]
    assert run([*options, str(tmp_path / "two.mlir")]) == 0
    assert capfdbinary.readouterr().out.decode() == f"{BOTH}#\n{BOTH}"


SPEC = """\
dialect: {name}
ops:
  a: {{assembly_format: "attr-dict"}}
  b: {{arguments: {{x: F32}}, assembly_format: "$x attr-dict `:` type($x)"}}
  c: {{results: {{x: AnyType}}, assembly_format: "attr-dict `:` type($x)"}}
{more}
"""


def generated(name: str, more: str, tmp_path: Path) -> str:
    (tmp_path / f"{name}.yaml").write_text(SPEC.format(name=name, more=more))
    generate([tmp_path / f"{name}.yaml"], tmp_path / "out")
    return f"--dialect={tmp_path / 'out' / name}"


def test_patterns_without_end_are_told(tmp_path, capfdbinary):
    more = 'patterns:\n  Again: {source: "(a)", results: "(a)"}'
    dialect = generated("endless", more, tmp_path)
    (tmp_path / "p.mlir").write_text("endless.a\n")
    assert run([dialect, "--apply-patterns=endless", str(tmp_path / "p.mlir")]) == 0
    out, err = capfdbinary.readouterr()
    assert b"endless.a" in out
    assert b"warning: the patterns did not converge: the program may change further" in err


def test_what_a_rewriting_breaks_is_an_error(tmp_path, capfdbinary):
    more = 'patterns:\n  Retype: {source: "(c)", results: ["(c:$new (returnType I1))", "(replaceWithValue $new)"]}'
    dialect = generated("breaking", more, tmp_path)
    (tmp_path / "p.mlir").write_text("%0 = breaking.c : f32\nbreaking.b %0 : f32\n")
    assert run([dialect, "--apply-patterns=breaking", str(tmp_path / "p.mlir")]) == 1
    out, err = capfdbinary.readouterr()
    assert not out
    assert b"'breaking.b' op operand #0 must be 32-bit float, but got 'i1'" in err
    options = [dialect, "--apply-patterns=breaking", "--verify-each=false"]
    assert run([*options, str(tmp_path / "p.mlir")]) == 0
    assert b": i1\n" in capfdbinary.readouterr().out


def test_as_many_values_as_results(tmp_path, capfdbinary):
    more = (
        "  d: {arguments: {x: F32}, results: {xs: Variadic<AnyType>}}\n"
        'patterns: {Few: {source: "(d $x)", results: "(replaceWithValue $x)"}}'
    )
    dialect = generated("few", more, tmp_path)
    one = '%0 = few.c : f32\n%1 = "few.d"(%0) : (f32) -> f32\nfew.b %1 : f32\n'
    (tmp_path / "p.mlir").write_text(one)
    assert run([dialect, "--apply-patterns=few", str(tmp_path / "p.mlir")]) == 0
    assert b"few.b %0 : f32" in capfdbinary.readouterr().out
    two = one.replace("%1 =", "%1:2 =").replace("-> f32", "-> (f32, f32)").replace("b %1", "b %1#1")
    (tmp_path / "p.mlir").write_text(two)
    assert run([dialect, "--apply-patterns=few", str(tmp_path / "p.mlir")]) == 1
    out, err = capfdbinary.readouterr()
    assert not out and err == b"ods-opt: 'few.d' has 2 results, but 1 values replace them\n"


PLAIN = """\
func.func @f(%a: i32, %b: i1) -> (i32, i32, i32, index) {
  %x = arith.addi %a, %a : i32
  %c = arith.constant 11 : i32
  %d = arith.constant 11 : i32
  %y = arith.divui %a, %c : i32
  %e = arith.constant 12 : i32
  %dead = arith.constant 17 : i32
  %z = arith.muli %d, %x : i32
  %i = arith.constant 13 : index
  %unused = arith.muli %z, %d : i32
  %more = arith.addi %unused, %unused : i32
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  %k = arith.constant 12 : i32
  %m = arith.constant 19 : i32
  %n = arith.addi %k, %a : i32
  %q = arith.xori %m, %a : i32
  return %n, %q, %y, %i : i32, i32, i32, index
^bb2:
  return %y, %z, %e, %i : i32, i32, i32, index
^bb3:
  %p = arith.constant 27 : i32
  cf.br ^bb4(%p : i32)
^bb4(%o: i32):
  %r = arith.divui %o, %x : i32
  cf.cond_br %b, ^bb4(%r : i32), ^bb1
}
module {
  func.func @g(%a: i64) -> i64 {
    %0 = arith.constant 7 : i64
    %1 = arith.muli %0, %a : i64
    %2 = arith.constant 7 : i64
    %3 = arith.andi %2, %1 : i64
    return %3 : i64
  }
}
"""


@requires_oracle
def test_canonicalization_is_as_mlirs(tmp_path, capfdbinary):
    """Dead operations, shared constants, their places and locations, operands of commutative operations."""
    path = tmp_path / "plain.mlir"
    path.write_text(PLAIN)
    options = ["--canonicalize", "--mlir-print-debuginfo", "--mlir-print-local-scope"]
    assert run([*options, str(path)]) == 0
    ours = capfdbinary.readouterr().out.decode()
    theirs = mlir_opt(PLAIN, *options)
    assert ours.replace(str(path), "-").strip() == theirs.replace("<stdin>", "-").strip()


@requires_oracle
@pytest.mark.parametrize(
    "options",
    [
        "top-down=false",
        "region-simplify=aggressive",
        "max-iterations=1 region-simplify=disabled",
        "region-simplify=normal top-down=0 max-num-rewrites=0x3",
        "enable-patterns={a,b} disable-patterns=c",
    ],
)
def test_options_of_canonicalize(tmp_path, capfdbinary, options):
    path = tmp_path / "plain.mlir"
    path.write_text(PLAIN)
    assert run([f"--canonicalize={options}", str(path)]) == 0
    out, err = capfdbinary.readouterr()
    assert out.decode() == mlir_opt(PLAIN, f"--canonicalize={options}")
    assert not err or b"did not converge" in err


@pytest.mark.parametrize(
    "options, message",
    [
        ("foo=1", "<Pass-Options-Parser>: no such option foo"),
        ("{top-down=0}", "<Pass-Options-Parser>: no such option {top-down"),
        ("top-down=x", "for the --top-down option: 'x' is invalid value for boolean argument! Try 0 or 1"),
        ("max-iterations=x", "for the --max-iterations option: 'x' value invalid for long argument!"),
        ("max-iterations=99999999999999999999", "for the --max-iterations option: '99999999999999999999' value invalid for long argument!"),
        ("max-num-rewrites", "for the --max-num-rewrites option: requires a value!"),
        ("region-simplify=x", "for the --region-simplify option: Cannot find option named 'x'!"),
        ("top-down=0,max-iterations=3", "for the --top-down option: '0,max-iterations=3' is invalid value for boolean argument! Try 0 or 1"),
    ],
)  # fmt: skip
def test_wrong_options_of_canonicalize(tmp_path, capfdbinary, options, message):
    path = tmp_path / "plain.mlir"
    path.write_text(PLAIN)
    assert run([f"--canonicalize={options}", str(path)]) == 1
    out, err = capfdbinary.readouterr()
    place = "<unknown>:0: error" if message.startswith("<Pass") else "ods-opt"
    assert not out and err.decode().startswith(f"{place}: {message}")
