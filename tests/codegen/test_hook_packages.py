"""Hooks that are a package: its modules are imported when they are needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.ods import load_dialect
from odsgen.ods.model.hooks import required_hooks
from odsgen.spec import SpecErrors

SPEC = """
dialect: mine
{more}
constraints:
  Even: {{type: AnyInteger, predicate: "hook(mine.check_even, $_self)"}}
ops:
  wrap: {{arguments: {{x: Even}}, verifier: true, assembly_format: custom}}
  unwrap: {{verifier: true}}
"""
HEAD = "from odsgen.hooks import checks, form, verifies\nfrom {dots}ops import UnwrapOp, WrapOp\n"
FORMS = """
@form(WrapOp)
class WrapForm:
    def parse(self, parser, state):
        state.operands.append(parser.resolve_operand(parser.parse_operand(), parser.parse_colon_type()))

    def print(self, op, printer):
        printer.emit(" ")
        printer.print_operands(op.operands)
        printer.emit(" : ")
        printer.print_type(op.x.type)
"""
VERIFIERS = """
@verifies(WrapOp)
def never(op):
    raise op.op_error("is never good")

@verifies(UnwrapOp)
def always(op):
    pass
"""
PREDICATES = """
@checks("check_even")
def check_even(type):
    return type.width % 2 == 0
"""
KINDS = {"forms": "form", "verifiers": "verifies", "predicates": "checks"}
LOADED = """
import sys
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.registry.context import load_dialect_package
def loaded():
    return sorted(name.split("hooks.")[1] for name in sys.modules if "hooks." in name and "odsgen." not in name)
dialect = load_dialect_package(sys.argv[1])
context = Context(dialects=[dialect], allow_unregistered=True)
print(*loaded())
module = parse(sys.argv[2], context)
print(*loaded())
try:
    module.verify()
except Exception as error:
    print(error)
print(*loaded())
"""


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(SPEC.format(more=""))
    return path


def hooks(tmp_path: Path, **modules: str) -> Path:
    folder = tmp_path / "out/mine/hooks"
    listed = {KINDS[name]: (name,) for name in modules if name in KINDS}
    for module, text in {"__init__": f"HOOKS = {listed}\n", **modules}.items():
        path = folder.joinpath(*module.split("__in__")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        dots = "." * (2 + module.count("__in__"))
        path.write_text(text if module.endswith("__init__") else HEAD.format(dots=dots) + text)
    return folder


def run(package: Path, program: str) -> list[str]:
    process = subprocess.run(
        [sys.executable, "-c", LOADED, str(package), program], capture_output=True, text=True
    )
    assert process.stderr == ""
    return process.stdout.splitlines()


def test_a_module_is_imported_when_the_first_hook_of_its_kind_is_called(spec: Path, tmp_path: Path):
    hooks(tmp_path, forms=FORMS, verifiers=VERIFIERS, predicates=PREDICATES)
    generate([spec], tmp_path / "out")
    program = '%x = "a.b"() : () -> i8\nmine.wrap %x : i8\n'
    assert run(tmp_path / "out/mine", program) == [
        "",
        "forms",
        "-:2:1: error: 'mine.wrap' op is never good",
        "forms predicates verifiers",
    ]


def test_generated_code_knows_no_file(spec: Path, tmp_path: Path):
    """Where a hook stands changes nothing of the package."""
    folder = hooks(tmp_path, forms=FORMS, verifiers=VERIFIERS, predicates=PREDICATES)
    generate([spec], tmp_path / "out")
    (folder / "verifiers.py").rename(folder / "others.py")
    (folder / "__init__.py").unlink()
    (folder / "__init__.py").touch()
    assert not generate([spec], tmp_path / "out", check=True).stale
    assert run(tmp_path / "out/mine", '%x = "a.b"() : () -> i8\nmine.wrap %x : i8\n')[2] == (
        "-:2:1: error: 'mine.wrap' op is never good"
    )


def test_a_hook_that_may_be_missing_is_found_when_it_is_written(spec: Path, tmp_path: Path):
    spec.write_text(SPEC.format(more="missing_hooks: allowed"))
    folder = hooks(tmp_path, forms=FORMS, predicates=PREDICATES)
    generate([spec], tmp_path / "out")
    assert "hooks.verifies" not in (tmp_path / "out/mine/ops.py").read_text()
    (folder / "verifiers.py").write_text(HEAD.format(dots="..") + VERIFIERS)
    written = [path.name for path in generate([spec], tmp_path / "out").written]
    assert written == ["__init__.py", "ops.py"]
    assert "        hooks.verifies.WrapOp(self)\n" in (tmp_path / "out/mine/ops.py").read_text()


def test_a_folder_in_the_folder(spec: Path, tmp_path: Path):
    modules = {"forms__in____init__": "", "forms__in__wrapping": FORMS}
    folder = hooks(tmp_path, verifiers=VERIFIERS, predicates=PREDICATES, **modules)
    (folder / "__init__.py").write_text(
        'HOOKS = {"form": ("forms.wrapping",), "verifies": ("verifiers",), "checks": ("predicates",)}'
    )
    generate([spec], tmp_path / "out")
    assert run(tmp_path / "out/mine", '%x = "a.b"() : () -> i8\nmine.wrap %x : i8\n')[1] == (
        "forms forms.wrapping"
    )


def test_two_hooks_for_one_operation_are_refused_with_both_places(spec: Path, tmp_path: Path):
    folder = hooks(tmp_path, forms=FORMS + VERIFIERS, verifiers=VERIFIERS, predicates=PREDICATES)
    with pytest.raises(SpecErrors) as refusal:
        generate([spec], tmp_path / "out")
    first, second = refusal.value.diagnostics
    assert first.message == "there are two hooks @verifies(WrapOp): which one is meant?"
    assert (first.file, first.line) == (str(folder / "verifiers.py"), 5)
    (note,) = first.notes
    assert note.place is not None
    assert (note.place.file, note.place.line) == (str(folder / "forms.py"), 16)
    assert "@verifies(UnwrapOp)" in second.message


def test_a_hook_of_elsewhere(spec: Path, tmp_path: Path):
    taken = "from ..common import check_all\nverifies(WrapOp, UnwrapOp)(check_all)\n"
    folder = hooks(tmp_path, forms=FORMS, verifiers=taken, predicates=PREDICATES)
    (folder.parent / "common.py").write_text("def check_all(op):\n    raise op.op_error('no')\n")
    assert not generate([spec], tmp_path / "out").problems
    assert run(tmp_path / "out/mine", '%x = "a.b"() : () -> i8\nmine.wrap %x : i8\n')[2] == (
        "-:2:1: error: 'mine.wrap' op no"
    )


def test_a_missing_hook_is_missed_when_the_package_is_generated(spec: Path, tmp_path: Path):
    folder = hooks(tmp_path, forms=FORMS, verifiers=VERIFIERS)
    (problem,) = generate([spec], tmp_path / "out").problems
    assert problem.message == (
        "the hook @checks(\"check_even\"), which checks what predicates pass to 'check_even', "
        f"is not defined in {folder / '__init__.py'}"
    )


def test_hooks_that_are_not_python_are_shown(spec: Path, tmp_path: Path):
    folder = hooks(tmp_path, forms="def wrap(:\n")
    with pytest.raises(SpecErrors) as refusal:
        generate([spec], tmp_path / "out")
    (found,) = refusal.value.diagnostics
    assert found.message == "these hooks are not Python: invalid syntax"
    assert (found.file, found.line) == (str(folder / "forms.py"), 3)


@pytest.mark.parametrize("dialect", ["arith", "builtin", "cf", "func", "toy"])
def test_the_bundled_dialects_have_all_their_hooks(dialect: str):
    from odsgen.codegen.hook_sources import hook_sources
    from odsgen.resources import resource_directory

    loaded = load_dialect(resource_directory("dialect_specs") / f"{dialect}.yaml")
    assert hook_sources(loaded, None).written >= set(required_hooks(loaded))


def test_the_hooks_of_every_bundled_dialect_are_a_folder_of_its_name():
    from odsgen.resources import resource_directory

    checkout = Path(__file__).resolve().parents[2]
    found = {}
    specs = resource_directory("dialect_specs")
    # Those of other projects are imported by their users.
    for path in (*specs.glob("*.yaml"), *(specs / "overlays").glob("*/*.yaml")):
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("hooks: "):
                found[path.stem] = line.removeprefix("hooks: ")
    assert {"arith", "llvm", "spirv"} <= found.keys()
    for dialect, package in found.items():
        room, _, folder = package.rpartition(".")
        assert room in ("odsgen.dialects", "odsgen.vendors") and folder.rstrip("_") == dialect
        assert (checkout / package.replace(".", "/") / "__init__.py").is_file(), package
    rooms = [checkout / "odsgen/dialects", checkout / "odsgen/vendors"]
    folders = {path.name for room in rooms for path in room.iterdir() if path.is_dir()}
    assert folders - {"shared", "__pycache__"} == {p.rpartition(".")[2] for p in found.values()}
