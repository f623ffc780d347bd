"""Programs that are made from the definitions of a dialect: they verify, reach nearly all operations, and show hooks that disagree."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.ods import load_dialect
from odsgen.resources import resource_directory
from odsgen.runtime import Context
from odsgen.validation import ProgramGenerator, round_trip_findings

SPECS = resource_directory("dialect_specs")
CASES = Path(__file__).parent / "cases"

#: The operations of which no program is made, though the generator knows nothing of their verifiers.
UNREACHED = {
    "arith": set[str](),
    "cf": set[str](),
    "std": {"std.call"},
    "toy": {"toy.struct_access", "toy.struct_constant"},
}

#: Operations whose printers leave out what they do not verify to be there, as those of MLIR do.
LOSSY = {"cf.switch"}


def generator(name: str, seed: int = 0) -> tuple[ProgramGenerator, Context]:
    context = Context()
    return ProgramGenerator(load_dialect(SPECS / f"{name}.yaml"), context, seed=seed), context


@pytest.mark.parametrize("name", UNREACHED)
def test_operations_are_reached_by_programs_that_verify_and_are_read_as_printed(name: str) -> None:
    made, context = generator(name)
    programs = list(made.programs(2))
    for program in programs:
        program.module.verify()
        assert any(op is program.operation for op in program.module.walk())
    assert set(made.unreached) <= UNREACHED[name]
    assert all(made.unreached.values())
    assert {finding.name for finding in round_trip_findings(programs, context)} <= LOSSY


def test_the_same_seed_makes_the_same_programs() -> None:
    texts = [[str(p.module) for p in generator("cf", seed)[0].programs(2)] for seed in (3, 3, 4)]
    assert texts[0] == texts[1] != texts[2]


def run(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *arguments], cwd=cwd, capture_output=True, text=True, timeout=120
    )


@pytest.fixture(scope="module")
def crates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dialect whose hooks print what they do not read."""
    folder = tmp_path_factory.mktemp("crates")
    (folder / "crates.yaml").write_text((CASES / "crates.yaml").read_text())
    hooks = folder / "packages" / "crates" / "hooks.py"
    hooks.parent.mkdir(parents=True)
    hooks.write_text((CASES / "crates_hooks.txt").read_text())
    done = run("odsgen.cli.odsgen", "generate", "crates.yaml", "-o", "packages", cwd=folder)
    assert done.returncode == 0, done.stderr
    return folder


def test_check_finds_hooks_that_disagree(crates: Path) -> None:
    done = run("odsgen.cli.odsgen", "check", "crates.yaml", "--roundtrip", cwd=crates)
    assert done.returncode == 1
    assert "crates.yaml:3:3: error: 'crates.pack' is not read as it is printed: " in done.stderr
    assert "'PackForm.print' (" in done.stderr and "'PackForm.parse' (" in done.stderr
    assert "hooks.py:" in done.stderr and "in the program" in done.stderr
    assert "crates.seal" not in done.stderr
    assert "1 operation not read as printed" in done.stdout
    assert "never reached: crates.never: no type is known for 'x'" in done.stdout


def test_a_package_that_is_not_that_of_the_spec_is_refused(crates: Path) -> None:
    spec = crates / "crates.yaml"
    text = spec.read_text()
    spec.write_text(text.replace("  seal:", "  seal_it:"))
    try:
        done = run("odsgen.cli.odsgen", "check", "crates.yaml", "--roundtrip", cwd=crates)
    finally:
        spec.write_text(text)
    assert done.returncode == 1
    assert "run `odsgen generate crates.yaml -o" in done.stderr


PROGRAM = """\
func.func @f(%a: i32) {
  "crates.pack"(%a) <{size = 5 : i32}> : (i32) -> ()
  crates.seal %a
  return
}
"""


def test_ods_opt_names_the_operation_whose_printer_is_wrong(crates: Path) -> None:
    (crates / "program.mlir").write_text(PROGRAM)
    options = ("odsgen.cli.ods_opt", "--dialect=packages/crates", "program.mlir")
    assert run(*options, cwd=crates).returncode == 0
    done = run(*options, "--verify-roundtrip", cwd=crates)
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith(
        "program.mlir:0:0: error: 'builtin.module' op custom textual roundTrip testing roundtripped module differs"
        " from reference:\n<<<<<<Reference\n"
    )
    assert (
        "program.mlir:2:3: note: 'crates.pack' is not read as it is printed: crates.pack %arg0"
        in done.stderr
    )
    assert "<{size = 5 : i32}>" in done.stderr and "it is read as: " in done.stderr
    assert "'crates.seal' is not read" not in done.stderr
    plain = run(*options, "--verify-roundtrip", "--no-hints", cwd=crates)
    assert "is not read as it is printed" not in plain.stderr


@pytest.mark.parametrize("name", ["toy", "cf"])
def test_programs_of_bundled_dialects_round_trip(name: str, tmp_path: Path) -> None:
    made, _ = generator(name)
    text = "// -----\n".join(str(program.module) for program in made.programs(1))
    (tmp_path / "programs.mlir").write_text(text)
    options = ("odsgen.cli.ods_opt", "programs.mlir", "--split-input-file")
    plain = run(*options, cwd=tmp_path)
    checked = run(*options, "--verify-roundtrip", cwd=tmp_path)
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, plain.stdout, "")
