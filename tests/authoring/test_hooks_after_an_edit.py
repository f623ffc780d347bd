"""After a spec was edited, the generator says which hooks are missing, misspelt or obsolete."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from odsgen import __version__
from odsgen.cli.check_command import hooks_to_write
from odsgen.codegen import generate
from odsgen.codegen.hook_stubs import append_stubs
from odsgen.ods import load_dialect

SPEC = """\
dialect: r
imports: [builtin]
ops:
  p:
    arguments: {n: I32Attr}
    assembly_format: "custom<Num>($n) attr-dict"
    verifier: true
  q:
    arguments: {x: AnyInteger}
    results: {y: AnyInteger}
    traits: [SameOperandsAndResultType]
    fold: true
    assembly_format: "$x attr-dict `:` type($x)"
"""
HOOKS = """\
# mine
from odsgen.hooks import form, verifies

from .ops import POp


@form("Nums")
class Nums:
    def parse(self, parser):
        return parser.parse_attribute()

    def print(self, op, printer, n):
        printer.emit(str(n.value))


@verifies(POp)
def is_small(op):
    _helper(op)


@verifies("GoneOp")
def of_nobody(op):
    pass


def _helper(op):
    pass
"""


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    (tmp_path / "r.yaml").write_text(SPEC)
    (tmp_path / "out/r").mkdir(parents=True)
    (tmp_path / "out/r/hooks.py").write_text(HOOKS)
    return tmp_path / "r.yaml"


def run(module: str, *arguments: str, cwd: Path, text: str = "") -> tuple[int, str, str]:
    process = subprocess.run(
        [sys.executable, "-m", f"odsgen.cli.{module}", *arguments],
        input=text,
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "ODSGEN_DIALECT_PATH": "out"},
    )
    assert "Traceback" not in process.stderr
    return process.returncode, process.stdout, process.stderr


def test_the_check_of_a_package_tells(spec: Path, tmp_path: Path) -> None:
    code, output, errors = run("odsgen", "generate", "r.yaml", "-o", "out", cwd=tmp_path)
    assert code == 0 and "wrote out/r" in output and errors == ""  # hooks are not looked at
    code, output, errors = run("odsgen", "generate", "r.yaml", "-o", "out", "--check", cwd=tmp_path)
    assert (code, output) == (1, "")
    assert errors.replace(f"{tmp_path}/", "") == """\
r.yaml:4:3: error: 2 hooks that the spec asks for, @folds(QOp), @form("Num"), are not defined in out/r/hooks.py
    p:
    ^
  hint: `odsgen hooks r.yaml --add` appends stubs
r.yaml:4:3: note: @form("Num") is declared here
    p:
    ^
out/r/hooks.py:7:1: note: is this @form("Num")?
  @form("Nums")
  ^
out/r/hooks.py:7:1: warning: nobody calls 2 hooks, the first one @form("Nums"): the spec of r declares no such hook [unused-hook]
  @form("Nums")
  ^
  hint: declare it in the spec, by `assembly_format`; or delete it
out/r/hooks.py:21:1: note: nor @verifies(GoneOp)
  @verifies("GoneOp")
  ^
1 error
"""


def test_stubs_are_appended_and_nothing_is_touched(spec: Path, tmp_path: Path) -> None:
    generate([spec], tmp_path / "out")
    dialect = load_dialect(spec)
    missing = hooks_to_write(dialect, tmp_path / "out")
    file, names = append_stubs(dialect, tmp_path / "out", missing)
    text = file.read_text()
    assert names == ("@folds(QOp)", '@form("Num")') and text.startswith(HOOKS)
    added = text.removeprefix(HOOKS)
    # What stands in annotations alone is not there when the module runs.
    assert '    def parse(self, parser: "Parser") -> "IntegerAttr":' in added
    assert "from .ops import QOp" in added
    compile(text, "hooks.py", "exec")
    assert hooks_to_write(dialect, tmp_path / "out") == ()
    assert append_stubs(dialect, tmp_path / "out", ()) == (file, ())
    assert file.read_text() == text


def test_the_command_finds_the_package_beside_the_spec(spec: Path, tmp_path: Path) -> None:
    generate([spec], tmp_path / "out")
    code, output, _ = run("odsgen", "hooks", "r.yaml", cwd=tmp_path)
    assert code == 0 and "def fold_q(op: QOp, " in output and "def verify_p" not in output
    code, output, _ = run("odsgen", "hooks", "r.yaml", "--add", cwd=tmp_path)
    assert code == 0 and output.endswith('out/r/hooks.py: @folds(QOp), @form("Num")\n')


@pytest.mark.parametrize(
    "hooks, message",
    [
        ("def verify_p(op):\n    return 1 +\n", ":2: cannot import these hooks: SyntaxError: invalid syntax"),
        ("import nowhere\n", ":1: cannot import these hooks: ModuleNotFoundError: No module named 'nowhere'"),
        (None, "has no hooks.py: `odsgen generate` writes one"),
        ("from odsgen.hooks import verifies\nfrom .ops import POp\nverifies(POp)(print)\n", "/out/r/hooks.py does not define: @folds(QOp)"),
    ],
)  # fmt: skip
def test_the_driver_names_the_file(
    spec: Path, tmp_path: Path, hooks: str | None, message: str
) -> None:
    generate([spec], tmp_path / "out")
    file = tmp_path / "out/r/hooks.py"
    if hooks is None:
        file.unlink()
    else:
        file.write_text(hooks)
    code, output, errors = run("ods_opt", "--dialect", "out/r", cwd=tmp_path, text="r.p 1")
    assert (code, output) == (1, "") and message in errors
    # Found by its name, it is told of where a program mentions it.
    code, output, errors = run("ods_opt", cwd=tmp_path, text="module {\n  r.p 1\n}")
    assert code == 1 and errors.startswith("<stdin>:2:3: error: ") and message in errors


def test_an_exception_in_a_verifier_has_two_places(spec: Path, tmp_path: Path) -> None:
    file = tmp_path / "out/r/hooks.py"
    file.unlink()
    generate([spec], tmp_path / "out")
    text = file.read_text().replace('raise NotImplementedError("verify_p")', "return op.nothing")
    text = text.replace('raise NotImplementedError("parse")', "return parser.parse_attribute()")
    file.write_text(text)
    code, _, errors = run("ods_opt", "--dialect", "out/r", cwd=tmp_path, text="\nr.p 1 : i32")
    assert code == 1
    assert (
        "<stdin>:2:1: error: 'r.p' op cannot be verified: AttributeError: 'POp' object has no attribute"
        in errors
    )
    assert f"note: this is a fault of the hook 'verify_p' ({file}:" in errors


def test_check_tells_why_hooks_cannot_be_imported(spec: Path, tmp_path: Path) -> None:
    generate([spec], tmp_path / "out")
    (tmp_path / "out/r/hooks.py").write_text("import nowhere\n")
    _, _, output = run("odsgen", "check", "--hooks", "-o", "out", "r.yaml", cwd=tmp_path)
    assert (
        "hooks.py:1: cannot import these hooks: ModuleNotFoundError: No module named 'nowhere'"
        in output
    )
    spec.write_text(SPEC.replace("imports:", "hooks: nowhere.hooks\nimports:"))
    _, _, output = run("odsgen", "check", "--hooks", "r.yaml", cwd=tmp_path)
    assert "there is no module 'nowhere.hooks'" in output


def test_a_package_for_another_runtime_says_so(spec: Path, tmp_path: Path) -> None:
    generate([spec], tmp_path / "out")
    ops = tmp_path / "out/r/ops.py"
    ops.write_text(
        ops.read_text().replace("odsgen.runtime.ir.building", "odsgen.runtime.ir.builders")
    )
    _, _, errors = run("ods_opt", "--dialect", "out/r", cwd=tmp_path, text="r.p 1")
    assert "No module named 'odsgen.runtime.ir.builders'" in errors
    assert (
        f"(made by odsgen {__version__} from r.yaml, for another runtime than this one: run `odsgen generate` again)"
        in errors
    )
