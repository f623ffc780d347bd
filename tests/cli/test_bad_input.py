"""Input that is broken, deep or large: `ods-opt` refuses it with a diagnostic, or reads it; nothing else happens."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from odsgen.runtime import Context, ParseError, VerifyError, parse
from tests.cli.test_ods_opt import Answer, ods_opt

PROGRAM = """\
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 mod 2)>
!pair = tuple<i32, f32>
module @m attributes {x.a = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>, "x.b c" = #map, x.d = "x\\0A\\"y"} {
  func.func private @callee(i32, !pair) -> (i32, f64) attributes {e = @m::@callee, g = 0x7FC0 : bf16}
  func.func @f(%arg0: i32 {h.i = unit}, %arg1: memref<4x?xf32, strided<[?, 1], offset: 3>>) -> i1 {
    %0:2 = "x.y"(%arg0) <{p = 1 : i64}> ({
    ^bb0(%inner: vector<[4]x2xindex>):
      "x.z"()[^next] : () -> ()
    ^next:
      "x.z"(%inner)[^next] {q = array<i16: 1, -2>} : (vector<[4]x2xindex>) -> ()
    }) : (i32) -> (i1, complex<f32>) loc(fused<"m">["f.mlir":1:2, callsite("n" at unknown)])
    cf.cond_br %0#0, ^bb1(%arg0 : i32), ^bb2 {weights = [1, 2.5e-1]}
  ^bb1(%1: i32):  // a comment
    %c = arith.constant sparse<[[0]], [-1]> : tensor<2xi4>
    cf.br ^bb2
  ^bb2:
    return %0#0 : i1
  }
}
{-# dialect_resources: {builtin: {blob: "0x04000000010203"}} #-}
"""


def outcome(text: str, allow_unregistered: bool = True) -> str:
    """`accepted` or `refused`; any other exception goes through."""
    try:
        parse(text, Context(allow_unregistered=allow_unregistered)).verify()
    except (ParseError, VerifyError) as error:
        assert error.diagnostics
        for diagnostic in error.diagnostics:
            assert diagnostic.message and str(diagnostic)
        return "refused"
    return "accepted"


def test_program_itself() -> None:
    assert outcome(PROGRAM) == "accepted"
    assert outcome(PROGRAM, allow_unregistered=False) == "refused"


def test_every_truncation() -> None:
    """Only where the module is complete, and before it, is there nothing to complain about."""
    start, end = PROGRAM.index("module"), PROGRAM.index("\n{-#")
    for length in range(len(PROGRAM)):
        expected = outcome(PROGRAM[:length])
        if start < length < end:
            assert expected == "refused", PROGRAM[:length]


def test_every_character_missing() -> None:
    for position in range(len(PROGRAM)):
        outcome(PROGRAM[:position] + PROGRAM[position + 1 :])


@pytest.mark.parametrize(
    "character", ["\0", '"', "<", ">", "{", "%", "#", "\udcff", "é", "0x", "-"]
)
def test_a_character_too_many(character: str) -> None:
    for position in range(0, len(PROGRAM), 3):
        outcome(PROGRAM[:position] + character + PROGRAM[position:])


DEEP = 10_000


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("regions", '"a.b"() ({\n' * DEEP + '"a.c"() : () -> ()\n' + "}) : () -> ()\n" * DEEP),
        ("modules", "module {\n" * DEEP + "}\n" * DEEP),
        ("types", '"a.b"() {t = ' + "tuple<" * DEEP + "i1" + ">" * DEEP + "} : () -> ()"),
        ("function types", '"a.b"() {t = ' + "() -> (" * DEEP + ")" * DEEP + "} : () -> ()"),
        ("complex", '"a.b"() {t = ' + "complex<" * DEEP + "f32" + ">" * DEEP + "} : () -> ()"),
        ("arrays", '"a.b"() {t = ' + "[" * DEEP + "]" * DEEP + "} : () -> ()"),
        ("dictionaries", '"a.b"() {t = ' + "{t = " * DEEP + "1" + "}" * DEEP + "} : () -> ()"),
        ("dense", '"a.b"() {t = dense<' + "[" * DEEP + "1" + "]" * DEEP + "> : tensor<1xi1>} : () -> ()"),
        ("affine", "#m = affine_map<(d0) -> (" + "(" * DEEP + "d0" + ")" * DEEP + ")>"),
        ("negations", "#m = affine_map<(d0) -> (" + "-" * DEEP + "d0)>"),
        ("sum", "#m = affine_map<(d0) -> (" + "d0 * 2 + " * DEEP + "d0)>"),
        ("locations", '"a.b"() : () -> () loc(' + '"n"(' * DEEP + "unknown" + ")" * DEEP + ")"),
        ("calls", '"a.b"() : () -> () loc(' + "callsite(unknown at " * DEEP + "unknown" + ")" * DEEP + ")"),
        ("raw bodies", '"a.b"() {t = #x.y' + "<" * DEEP + ">" * DEEP + "} : () -> ()"),
        ("symbols", '"a.b"() {t = @a' + "::@a" * DEEP + "} : () -> ()"),
        ("never closed", '"a.b"() ({\n' * DEEP),
        ("closed only", ">" * DEEP),
    ],
)  # fmt: skip
def test_deep(name: str, text: str) -> None:
    outcome(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("foo.bar\n", "not found for custom op 'foo.bar'"),
        ('"foo.bar"() : () -> ()\n', "unregistered dialect"),
        ("func.func @f() {\n  return %0 : i32\n}\n", "use of undeclared SSA value name"),
        (
            "func.func @f(%a: i32) -> i64 {\n  return %a : i64\n}\n",
            "use of value '%a' expects different type than prior uses: 'i64' vs 'i32'",
        ),
        (
            "func.func @f() -> i32 {\n  %0 = arith.addi %1, %1 : i32\n"
            "  %1 = arith.constant 1 : i32\n  return %0 : i32\n}\n",
            "operand #0 does not dominate this use",
        ),
    ],
)
def test_message(text: str, message: str) -> None:
    answer = ods_opt([], text)
    assert (answer.code, answer.output) == (1, "")
    assert message in answer.errors and "Traceback" not in answer.errors


def test_fifty_megabytes(tmp_path: Path) -> None:
    """Large is no error; it takes its time and no more."""
    line = '  "a.b"() {text = "' + "x" * 1000 + '"} : () -> ()\n'
    path = tmp_path / "large.mlir"
    path.write_text("module {\n" + line * 50_000 + "}\n")
    assert path.stat().st_size > 50_000_000
    start = time.monotonic()
    process = subprocess.run(
        [sys.executable, "-m", "odsgen.cli.ods_opt", "--allow-unregistered-dialect", str(path), "-o", "/dev/null"],
        capture_output=True,
        text=True,
        timeout=300,
    )  # fmt: skip
    assert Answer(process.returncode, process.stdout, process.stderr) == Answer(0, "", "")
    assert time.monotonic() - start < 120


def test_megabytes_of_nothing_much() -> None:
    for text in ("(" * 2_000_000, "\0" * 2_000_000, '"' + "a" * 2_000_000):
        assert outcome(text) == ("accepted" if text[0] == "\0" else "refused")
