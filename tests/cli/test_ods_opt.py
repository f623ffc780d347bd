"""`ods-opt` beside `mlir-opt`: the same output, the same diagnostics, the same exit code."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.oracle import mlir_opt_path, requires_oracle

ODS_OPT = [sys.executable, "-m", "odsgen.cli.ods_opt"]


@dataclass(frozen=True)
class Answer:
    code: int
    output: str
    errors: str


def run(
    command: list[str], arguments: list[str], text: str | bytes, cwd: Path | None = None
) -> Answer:
    data = text.encode() if isinstance(text, str) else text
    process = subprocess.run(
        [*command, *arguments], input=data, capture_output=True, timeout=120, cwd=cwd
    )
    return Answer(
        process.returncode,
        process.stdout.decode("utf-8", "surrogateescape"),
        process.stderr.decode("utf-8", "surrogateescape"),
    )


def ods_opt(arguments: list[str], text: str | bytes = "", cwd: Path | None = None) -> Answer:
    return run(ODS_OPT, arguments, text, cwd)


def mlir_opt(arguments: list[str], text: str | bytes = "", cwd: Path | None = None) -> Answer:
    path = mlir_opt_path()
    assert path is not None
    return run([path], arguments, text, cwd)


@dataclass(frozen=True)
class Case:
    name: str
    text: str | bytes
    arguments: list[str] = field(default_factory=list)


FUNCTION = "func.func @f(%arg0: i32) -> i32 { %c = arith.constant 1 : i32 return %c : i32 }\n"
LOCATIONS = """\
func.func @f(%x: i32 loc("xx")) -> i32 {
  %0 = arith.constant 4 : i32 loc(callsite("foo" at "mysource.cc":10:8))
  %1 = arith.constant 5 : i32 loc(callsite("foo" at callsite("a.cc":10:8 at callsite("b.cc":13:8 at "c.cc":100:10))))
  affine.for %i = 0 to 8 {
  } loc(fused["foo", "mysource.cc":10:8])
  scf.execute_region {
    scf.yield
  } loc(fused<"myPass">["foo", "foo2"])
  %2 = arith.constant 6 : i32 loc("a"("b.cc":1:2))
  %3 = arith.constant 7 : i32 loc("b.cc":1:2 to 3:4)
  %4 = arith.constant {a = loc("a":1:1)} 8 : i32 loc(callsite(callsite("a" at "b") at fused["c", "d"]))
  return %x : i32 loc(unknown)
}
"""
NAMED_LOCATIONS = """\
func.func @f(%a: i32 loc("alice"), %b: i32 loc(fused["x"("bob")]), %m: memref<?xf32> loc(" m*")) -> i32 {
  %t = arith.constant true loc("")
  %0 = arith.addi %a, %b : i32 loc("sum"("f.mlir":1:2))
  %1 = arith.addi %a, %0 : i32 loc("sum")
  %c = arith.constant 3 : index loc("my const/2")
  %two:2 = scf.if %t -> (i32, i32) { scf.yield %a, %b : i32, i32 } else { scf.yield %a, %b : i32, i32 } loc("pair")
  %2 = arith.addi %1, %0 : i32 loc(callsite("q" at "r"))
  %d = memref.dim %m, %c : memref<?xf32> loc("f.mlir":1:2)
  scf.for %i = %c to %d step %c {
    %e = memref.dim %m, %c : memref<?xf32> loc(fused["a":1:1, "second", "third"])
  }
  cf.br ^bb1(%2 : i32)
^bb1(%z: i32 loc("zed")):
  return %z : i32
}
"""
ELEMENTS = """
"foo.op"() {a = dense<[10.0, 5.0, 3.0]> : tensor<3xf32>, b = dense<1.0> : tensor<300xf32>, c = sparse<[[0],[1]], [1,2]>
: tensor<9xi32>, d = dense<["a","b","c"]> : tensor<3x!foo.s>, e = dense_resource<blob1> : tensor<3xi64>, f = array<i32: 1, 2, 3>} : () -> ()
{-#
  dialect_resources: { builtin: { blob1: "0x08000000010000000000000002000000000000000300000000000000" } },
  external_resources: { external: { a: "0x0800000001", b: "xxxxxxxxxxxx", c: true } }
#-}
"""
SCOPES = """
llvm.func @declared(i32)
llvm.func @inlined(%a: i32) {
  llvm.call @fused(%a) : (i32) -> () loc(callsite(callsite("in":1:2 at "mid":1:4) at "out":5:6))
  llvm.return loc(callsite(fused["z":1:2, "b"("q":8:9)] at callsite("x":3:4 at "d/y":5:6)))
} loc("dir/sub/file":9:8)
llvm.func internal @fused(%a: i32) {
  llvm.return
} loc(fused["a":3:4, "b":5:6])
llvm.func internal @call() {
  llvm.return loc("b":1:1)
} loc(callsite("a":3:4 at "b":5:6))
llvm.func internal @unknown() {
  llvm.return loc("name"("c":1:1))
} loc(unknown)
"""
UNKNOWN_RETURN = "func.func @a(%a: i32) { func.return %a : i32 loc(unknown) } loc(unknown)\n"


def bad_return(location: str) -> str:
    """A program whose verification fails at an operation with this location."""
    return f"func.func @a(%a: i32) {{ func.return %a : i32 loc({location}) }} loc(unknown)\n"


SPLIT = (
    "func.func private @a()\n// -----\nfunc.func @b() { retur }\n// -----\nfunc.func private @c()\n"
)
BAD_OP = '"a.b"() : () -> ()\n'

CASES = [
    Case("empty", ""),
    Case("function", FUNCTION),
    Case("generic", FUNCTION, ["--mlir-print-op-generic"]),
    Case("one dash", FUNCTION, ["-mlir-print-op-generic"]),
    Case("flag with a value", FUNCTION, ["--mlir-print-op-generic=false"]),
    Case("locations", FUNCTION, ["--mlir-print-debuginfo"]),
    Case(
        "locations in place", FUNCTION, ["--mlir-print-debuginfo", "--mlir-print-local-scope"]
    ),
    *(
        Case(f"{option}={limit}", ELEMENTS, ["--allow-unregistered-dialect", f"--mlir-{option}={limit}"])
        for option, limits in {
            "print-elementsattrs-with-hex-if-larger": (-2, -1, 0, 2, 3),
            "elide-elementsattrs-if-larger": (0, 2, 3),
            "elide-resource-strings-if-larger": (0, 3, 4, 13, 14, 59, 60),
        }.items()
        for limit in limits
    ),
    Case("regions skipped", ELEMENTS, ["--allow-unregistered-dialect", "--mlir-print-skip-regions"]),
    Case("regions skipped in the generic form", FUNCTION, ["--mlir-print-skip-regions", "--mlir-print-op-generic"]),
    Case("regions skipped around passes", FUNCTION, ["--mlir-print-skip-regions", "--mlir-print-ir-after-all", "--cse"]),
    *(
        Case(f"values named by locations {option}", NAMED_LOCATIONS, ["--mlir-use-nameloc-as-prefix", *option.split()])
        for option in ("", "--mlir-print-debuginfo", "--mlir-print-op-generic")
    ),
    *(
        Case(f"pretty locations {option}", LOCATIONS, ["--mlir-print-debuginfo", "--mlir-pretty-debuginfo", *option.split()])
        for option in ("", "--mlir-print-local-scope", "--mlir-print-op-generic")
    ),
    Case("operation not shown on diagnostics", UNKNOWN_RETURN, ["--mlir-print-op-on-diagnostic=false"]),
    Case("printed by a pass", FUNCTION, ["--print-ir=label=here"]),
    Case("function printed by a pass", FUNCTION, ["--pass-pipeline=builtin.module(func.func(print-ir))"]),
    *(
        Case(f"statistics of operations {option}", '"foo"() : () -> ()\n' + FUNCTION, ["--allow-unregistered-dialect", option])
        for option in ("--print-op-stats", "--print-op-stats=json")
    ),
    *(
        Case(f"scopes for debuggers, {kind}", SCOPES, ["--mlir-print-debuginfo", f"--ensure-debug-info-scope-on-llvm-func=emission-kind={kind}"])
        for kind in ("None", "LineTablesOnly")
    ),
    Case("no implicit module", FUNCTION, ["--no-implicit-module"]),
    Case("no implicit module, module given", "module {}", ["--no-implicit-module"]),
    Case("no implicit module, two operations", FUNCTION + "module {}", ["--no-implicit-module"]),
    Case("no implicit module, nothing", "", ["--no-implicit-module"]),
    Case("unregistered", BAD_OP, ["--allow-unregistered-dialect"]),
    Case("unregistered, refused", BAD_OP),
    Case("verify each", FUNCTION, ["--verify-each"]),
    Case("verify each switched off", FUNCTION, ["--verify-each=false"]),
    # diagnostics
    Case("parse error", "func.func @a() { retur }\n"),
    Case("parse error on the second line", "func.func @a() {\n  %0 = arith.constant 1 : i32\n  ,\n}"),
    Case("parse error after a tab", "\tfunc.func @a(\t) { retur }\n"),
    Case("parse error after letters of two bytes", '"é.b"() : () -> ()\n'),
    Case("parse error before letters of two bytes", 'func.func @a() { retur } // é\n'),
    Case("parse error in a file with other ends of lines", "\r\nfunc.func @a() { retur }\r\n"),
    Case("end of file", "func.func @a() {"),
    Case("no UTF-8", b"func.func @a() { \xff }"),
    Case("NUL", b"func.func private @a() \x00 func.func private @b()"),
    Case("verification error", "func.func @a()\n"),
    Case("verification error of an inner operation", bad_return('"<stdin>":1:3')),
    Case("unknown location", UNKNOWN_RETURN),
    Case("location in another file", bad_return('"other.mlir":3:4')),
    Case("named location", bad_return('"name"')),
    Case("call site", bad_return('callsite("f"("<stdin>":1:2) at fused["b":3:4, "-":1:2])')),
    Case("call sites in call sites", bad_return('callsite("a":1:1 at callsite("b":2:2 at "c":3:3))')),
    Case("place past the end of the line", bad_return('"<stdin>":1:200')),
    Case("place past the end of the file", bad_return('"<stdin>":9:1')),
    Case("line zero", bad_return('"<stdin>":0:1')),
    Case("last, empty line", bad_return('"<stdin>":2:1')),
    # split input
    Case("split", SPLIT, ["--split-input-file"]),
    Case("split, one dash, good", "module {}\n// -----\nmodule {}\n", ["-split-input-file"]),
    Case("split at another marker", "module {}\n// next\nmodule {}\n", ["--split-input-file=// next"]),
    Case(
        "split with another marker in the output",
        "module {}\n// -----\nmodule {}\n",
        ["--split-input-file", "--output-split-marker=// next"],
    ),
    Case(
        "split with an empty marker in the output",
        "module {}\n// -----\nmodule {}\n",
        ["--split-input-file", "--output-split-marker="],
    ),
    Case("split nothing", "", ["--split-input-file"]),
    Case("split at the first line", "// -----\nmodule {}\n", ["--split-input-file"]),
    Case("near misses", "module {}\n// ----\n// ---\n// ------\n", ["--split-input-file"]),
    Case(
        "places of chunks",
        FUNCTION + "// -----\n" + FUNCTION,
        ["--split-input-file", "--mlir-print-debuginfo"],
    ),
    Case(
        "split without implicit module",
        "module {}\n// -----\nmodule {}\nmodule {}",
        ["--split-input-file", "--no-implicit-module"],
    ),
    # verify diagnostics
    Case("expected", "// expected-error @+1 {{unregistered dialect}}\n" + BAD_OP, ["--verify-diagnostics"]),
    Case("expected on the same line", 'func.func @a() { retur } // expected-error {{custom op}}', ["--verify-diagnostics"]),
    Case("expected above", BAD_OP + "// expected-error @-1 {{unregistered}}\n", ["--verify-diagnostics"]),
    Case("above", BAD_OP + "// expected-error @above {{unregistered}}\n", ["--verify-diagnostics"]),
    Case(
        "below, over another designator",
        "// expected-error @below {{unregistered}}\n// expected-note @below {{not there}}\n" + BAD_OP,
        ["--verify-diagnostics"],
    ),
    Case("below at the end", "// expected-error @below {{x}}", ["--verify-diagnostics"]),
    Case("octal offset", "\n" * 9 + "// expected-error @+010 {{unreg}}\n" + "\n" * 7 + BAD_OP, ["--verify-diagnostics"]),
    Case("unexpected", BAD_OP, ["--verify-diagnostics"]),
    Case("unexpected, verified", "func.func @a()", ["--verify-diagnostics"]),
    Case("unexpected, unknown location", UNKNOWN_RETURN, ["--verify-diagnostics"]),
    Case("expected at an unknown location", UNKNOWN_RETURN + "// expected-error @unknown {{op has 1 operands}}", ["--verify-diagnostics"]),
    Case("not produced", "// expected-error {{abc}}\n// expected-warning {{é}}\n", ["--verify-diagnostics"]),
    Case("other kind", "// expected-warning @below {{unregistered}}\n" + BAD_OP, ["--verify-diagnostics"]),
    Case("only expected", BAD_OP, ["--verify-diagnostics=only-expected"]),
    Case("only expected, missing", "// expected-remark {{x}}\n", ["--verify-diagnostics=only-expected"]),
    Case("regular expression", "// expected-error-re @+1 {{un{{(reg|log)istered$}}}}\n" + BAD_OP, ["--verify-diagnostics"]),
    Case("regular expression that matches", "// expected-error-re @+1 {{{{^op.*}} unregistered {{[[:alpha:]]+}}.}}\n" + BAD_OP, ["--verify-diagnostics"]),
    Case("regular expression without end", "// expected-error-re @+1 {{un{{re}}\n" + BAD_OP, ["--verify-diagnostics"]),
    Case("regular expression that is none", "// expected-error-re @+1 {{un{{*}}}}\n" + BAD_OP, ["--verify-diagnostics"]),
    Case("no designator", "// expected-error @+0x1 {{x}}\n// expected-errors {{x}}\n", ["--verify-diagnostics"]),
    Case("two on a line", "// expected-error {{a}} // expected-error {{b}}\n", ["--verify-diagnostics"]),
    Case(
        "expectations of all chunks",
        "// expected-error @below {{unregistered}}\n" + BAD_OP + "// -----\n// expected-error {{y}}\n// -----\n",
        ["--verify-diagnostics", "--split-input-file"],
    ),
    Case(
        "a marker is a line like others",
        "// expected-error @below {{unregistered}}\n// -----\n" + BAD_OP,
        ["--verify-diagnostics", "--split-input-file"],
    ),
]  # fmt: skip


@requires_oracle
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_as_mlir_opt(case: Case) -> None:
    assert ods_opt(case.arguments, case.text) == mlir_opt(case.arguments, case.text)


@requires_oracle
def test_missing_unknown_expectation_is_reported_once() -> None:
    """mlir-opt reports it twice."""
    text = "// expected-error @unknown {{x}}\n"
    theirs = mlir_opt(["--verify-diagnostics"], text)
    line = '<unknown>:0: error: expected error "x" was not produced\n'
    assert theirs.errors == line * 2
    ours = ods_opt(["--verify-diagnostics"], text)
    assert (ours.code, ours.output, ours.errors) == (theirs.code, theirs.output, line)


@requires_oracle
@pytest.mark.parametrize(
    "arguments",
    [
        ["--mlir-elide-elementsattrs-if-larger=-1"],
        ["--mlir-elide-resource-strings-if-larger"],
        ["--mlir-print-elementsattrs-with-hex-if-larger=x"],
        ["missing.mlir"],
        ["."],
        ["-o", "missing/out.mlir"],
        ["-o", "."],
        ["-o"],
        ["--output-split-marker"],
        ["--verify-each=maybe"],
        ["--verify-diagnostics=some"],
        ["--version=1"],
        ["a.mlir", "b.mlir"],
        ["--", "-x"],
        ["--allow-unregistered-dialects"],
    ],
    ids=" ".join,
)
def test_usage_as_mlir_opt(arguments: list[str], tmp_path: Path) -> None:
    ours, theirs = ods_opt(arguments, cwd=tmp_path), mlir_opt(arguments, cwd=tmp_path)
    path = mlir_opt_path() or ""
    expected = theirs.errors.replace(path, "ods-opt").replace(Path(path).name, "ods-opt")
    assert (ours.code, ours.output, ours.errors) == (theirs.code, theirs.output, expected)


def test_marker_too_short() -> None:
    """mlir-opt never ends with a marker of two characters."""
    answer = ods_opt(["--split-input-file=//"], "module {}")
    assert (answer.code, answer.output) == (1, "")
    assert answer.errors == (
        "ods-opt: for the --split-input-file option: "
        "a marker has more than 2 characters, not '//'\n"
    )


def test_interrupt() -> None:
    process = subprocess.Popen(
        ODS_OPT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Tests that run in the background would hand down that interrupts are ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stdin is not None
    time.sleep(2)  # it waits for its input now
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert (process.returncode, output, errors) == (130, b"", b"")


def test_hook_that_is_not_written_yet(tmp_path: Path) -> None:
    package = tmp_path / "bits"
    package.mkdir()
    (package / "__init__.py").write_text(
        "from odsgen.runtime import Dialect, Operation\n"
        "def verify_turn(op):\n"
        "    raise NotImplementedError('verify_turn')\n"
        "class TurnOp(Operation):\n"
        "    __slots__ = ()\n"
        "    OPERATION_NAME = 'bits.turn'\n"
        "    def verify_invariants(self):\n"
        "        verify_turn(self)\n"
        "DIALECT = Dialect('bits', [TurnOp])\n"
    )
    answer = ods_opt(["--dialect", "bits"], '"bits.turn"() : () -> ()', cwd=tmp_path)
    assert (answer.code, answer.output) == (1, "")
    assert answer.errors.startswith(
        "<stdin>:1:1: error: 'bits.turn' op cannot be verified: the hook 'verify_turn' is not written yet\n"
    )


def test_dialect_that_is_none(tmp_path: Path) -> None:
    answer = ods_opt(["--dialect", "missing"], "module {}", cwd=tmp_path)
    assert (answer.code, answer.output) == (1, "")
    assert answer.errors.startswith("ods-opt: no dialect package at 'missing'")


def test_file_in_file_out(tmp_path: Path) -> None:
    (tmp_path / "in.mlir").write_text(FUNCTION)
    answer = ods_opt(["in.mlir", "-o", "out.mlir"], cwd=tmp_path)
    assert answer == Answer(0, "", "")
    printed = (tmp_path / "out.mlir").read_text()
    assert printed.startswith("module {\n  func.func @f(%arg0: i32) -> i32 {\n")
    assert ods_opt(["-", "-o", "-"], printed).output == printed


def test_failure_leaves_the_output_file_alone(tmp_path: Path) -> None:
    (tmp_path / "out.mlir").write_text("old")
    answer = ods_opt(["--split-input-file", "-o", "out.mlir"], SPLIT, cwd=tmp_path)
    assert answer.code == 1
    assert (tmp_path / "out.mlir").read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["out.mlir"]


def test_show_dialects() -> None:
    output = ods_opt(["--show-dialects"]).output
    assert output.startswith("Available Dialects: ")
    names = output.strip().removeprefix("Available Dialects: ").split(",")
    assert {"arith", "builtin", "cf", "func"} <= set(names)
    assert names == sorted(names)


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help(option: str) -> None:
    answer = ods_opt([option])
    assert (answer.code, answer.errors) == (0, "")
    assert "--split-input-file[=<marker>]" in answer.output


def test_version() -> None:
    from odsgen import __version__

    assert ods_opt(["--version"]) == Answer(0, f"ods-opt (odsgen) {__version__}\n", "")


def test_closed_pipe() -> None:
    """Whoever reads the output may go away first."""
    process = subprocess.Popen(
        ODS_OPT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None and process.stdin is not None and process.stderr is not None
    process.stdout.close()
    process.stdin.write(FUNCTION.encode())
    process.stdin.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 1


def test_full_disk() -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full on this system")
    with open("/dev/full", "wb") as full:
        process = subprocess.run(ODS_OPT, input=b"", stdout=full, stderr=subprocess.PIPE)
    assert process.returncode == 1
    assert b"Traceback" not in process.stderr
    assert b"cannot write" in process.stderr


def test_starts_without_what_only_the_generator_needs() -> None:
    code = (
        "import sys; from odsgen.cli.ods_opt import run; code = run(['-']);"
        "print(code, sorted({'click', 'jinja2', 'pydantic', 'rich', 'ruff', 'yaml'} & set(sys.modules)))"
    )
    answer = run([sys.executable, "-c", code], [], FUNCTION)
    assert answer.output.splitlines()[-1] == "0 []"
