"""The module that `odsgen generate` writes for patterns, and the typed stubs of their hooks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.codegen import generate

CASES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))
CHECKOUT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("patterns") / "generated_cases"
    generate(CASES, folder)
    return folder


def test_it_is_typed(packages: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "/dev/null"]
    run = subprocess.run([*command, str(packages)], capture_output=True, text=True, cwd=CHECKOUT)
    assert run.returncode == 0, run.stdout + run.stderr


def test_ruff_finds_nothing(packages: Path) -> None:
    modules = [str(path) for path in packages.glob("*/patterns.py")]
    command = [sys.executable, "-m", "ruff", "check", "--config", "pyproject.toml", *modules]
    run = subprocess.run(command, capture_output=True, text=True, cwd=CHECKOUT)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_module_of_a_pattern(packages: Path) -> None:
    text = (packages / "pick" / "patterns.py").read_text("utf-8")
    assert text.endswith(EXPECTED)


EXPECTED = '''\
class Absorb(RewritePattern):
    """Rewrite (f (either (g (either (h $y), $x)), $x)) to (h $y)."""

    root = "pick.f"
    benefit = 3
    generated_operations = ("pick.h",)

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if not isinstance(op, FOp):
            return False
        for a, b in ((op.a, op.b), (op.b, op.a)):
            if not isinstance(g := a.defining_op, GOp):
                continue
            for a_2, b_2 in ((g.a, g.b), (g.b, g.a)):
                if not isinstance(h := a_2.defining_op, HOp):
                    continue
                y = h.a
                x = b_2
                break
            else:
                continue
            if b is not x:
                continue
            break
        else:
            return False

        location = rewriter.fused_location(op, h, g)
        rewriter.replace_op_with_new(op, HOp((y,), op.result_types, location=location))
        return True


PATTERNS: tuple[RewritePattern, ...] = (Absorb(),)
'''


def test_stubs_of_hooks(packages: Path) -> None:
    hooks = (packages / "natives" / "hooks.py").read_text("utf-8")
    for stub in (
        "def rewrite_split(\n    rewriter: PatternRewriter, location: Location, a: Value, b: Value\n"
        ") -> tuple[Value, Value]:",
        "def rewrite_make_operation(rewriter: PatternRewriter, *values: Value) -> Operation:",
        "def rewrite_log(rewriter: PatternRewriter, text: str, op: Operation) -> None:",
    ):
        assert stub in hooks


def test_no_module_without_patterns(tmp_path: Path) -> None:
    (tmp_path / "plain.yaml").write_text("dialect: plain\nops:\n  a: {}\n")
    generate([tmp_path / "plain.yaml"], tmp_path)
    assert not (tmp_path / "plain" / "patterns.py").exists()
    assert "patterns" not in (tmp_path / "plain" / "__init__.py").read_text("utf-8")


def test_patterns_are_not_imported_with_the_dialect() -> None:
    code = "import sys, odsgen_dialects.toy; print('odsgen.rewriting' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.stdout == "False\n"
