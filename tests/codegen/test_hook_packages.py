"""Hooks that are a package: each is found in the module that defines it, and imported with that one alone."""

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
FORMATS = """
def parse_wrap(parser, state):
    state.operands.append(parser.resolve_operand(parser.parse_operand(), parser.parse_colon_type()))

def print_wrap(op, printer):
    printer.emit(" ")
    printer.print_operands(op.operands)
    printer.emit(" : ")
    printer.print_type(op.x.type)
"""
VERIFIERS = """
def verify_wrap(op):
    raise op.op_error("is never good")

def verify_unwrap(op):
    pass
"""
PREDICATES = "def check_even(type):\n    return type.width % 2 == 0\n"
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
    for module, text in {"__init__": "", **modules}.items():
        path = folder.joinpath(*module.split("__in__")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def run(package: Path, program: str) -> list[str]:
    process = subprocess.run(
        [sys.executable, "-c", LOADED, str(package), program], capture_output=True, text=True
    )
    assert process.stderr == ""
    return process.stdout.splitlines()


def test_a_module_is_imported_when_the_first_of_its_hooks_is_called(spec: Path, tmp_path: Path):
    hooks(tmp_path, forms=FORMATS, verifiers=VERIFIERS, predicates=PREDICATES)
    generate([spec], tmp_path / "out")
    program = '%x = "a.b"() : () -> i8\nmine.wrap %x : i8\n'
    assert run(tmp_path / "out/mine", program) == [
        "",
        "forms",
        "-:2:1: error: 'mine.wrap' op is never good",
        "forms predicates verifiers",
    ]


def test_a_new_hook_is_found_where_it_was_written(spec: Path, tmp_path: Path):
    """Nothing but the module in which it stands is touched, and the package of the dialect generated again."""
    spec.write_text(SPEC.format(more="missing_hooks: allowed"))
    folder = hooks(tmp_path, forms=FORMATS, predicates=PREDICATES)
    generate([spec], tmp_path / "out")
    assert "verifiers" not in (tmp_path / "out/mine/ops.py").read_text()
    (folder / "verifiers.py").write_text(VERIFIERS)
    written = generate([spec], tmp_path / "out").written  # the first says what nobody has written
    assert [path.name for path in written] == ["__init__.py", "ops.py"]
    assert "        verifiers.verify_wrap(self)\n" in (tmp_path / "out/mine/ops.py").read_text()
    (folder / "verifiers.py").rename(folder / "checks.py")
    assert generate([spec], tmp_path / "out", check=True).stale


def test_a_folder_in_the_folder(spec: Path, tmp_path: Path):
    hooks(
        tmp_path,
        forms__in____init__="",
        forms__in__wrapping=FORMATS,
        verifiers=VERIFIERS,
        predicates=PREDICATES,
    )
    generate([spec], tmp_path / "out")
    text = (tmp_path / "out/mine/ops.py").read_text()
    assert "    from .hooks.forms import wrapping as forms_wrapping_hooks\n" in text
    assert run(tmp_path / "out/mine", '%x = "a.b"() : () -> i8\nmine.wrap %x : i8\n')[1] == (
        "forms forms.wrapping"
    )


def test_two_definitions_of_a_hook_are_refused_with_both_places(spec: Path, tmp_path: Path):
    folder = hooks(tmp_path, forms=FORMATS + VERIFIERS, verifiers=VERIFIERS, predicates=PREDICATES)
    with pytest.raises(SpecErrors) as refusal:
        generate([spec], tmp_path / "out")
    first, second = refusal.value.diagnostics
    assert first.message == "the hook 'verify_wrap' is defined in two modules: which one is meant?"
    assert (first.file, first.line) == (str(folder / "verifiers.py"), 2)
    (note,) = first.notes
    assert note.place is not None
    assert (note.place.file, note.place.line) == (str(folder / "forms.py"), 11)
    assert "'verify_unwrap'" in second.message


def test_a_helper_of_the_same_name_elsewhere_does_not_matter(spec: Path, tmp_path: Path):
    helper = "def widths():\n    pass\n"
    used = "from .forms import parse_wrap\n"
    hooks(
        tmp_path, forms=FORMATS + helper, verifiers=used + VERIFIERS + helper, predicates=PREDICATES
    )
    generate([spec], tmp_path / "out")
    assert "forms.parse_wrap(parser" in (tmp_path / "out/mine/ops.py").read_text()


def test_a_hook_of_elsewhere_that_is_exported(spec: Path, tmp_path: Path):
    exported = (
        "from ..common import check_all\n"
        "from ..common import verify_unwrap as verify_unwrap\n"
        "verify_wrap = check_all\n"
    )
    common = "def check_all(op):\n    pass\n\nverify_unwrap = check_all\n"
    folder = hooks(tmp_path, forms=FORMATS, verifiers=exported, predicates=PREDICATES)
    (folder.parent / "common.py").write_text(common)
    generate([spec], tmp_path / "out")
    text = (tmp_path / "out/mine/ops.py").read_text()
    assert "        verifiers.verify_wrap(self)\n" in text
    assert "        verifiers.verify_unwrap(self)\n" in text


def test_what_the_package_itself_imports_is_its_own(spec: Path, tmp_path: Path):
    exports = "from .forms import parse_wrap, print_wrap\nfrom .verifiers import *\n"
    hooks(tmp_path, __init__=exports, forms=FORMATS, verifiers=VERIFIERS, predicates=PREDICATES)
    generate([spec], tmp_path / "out")
    text = (tmp_path / "out/mine/ops.py").read_text()
    assert "        hooks.print_wrap(self, printer)\n" in text
    assert "        verifiers.verify_wrap(self)\n" in text


def test_a_missing_hook_is_missed_when_the_dialect_is_loaded(spec: Path, tmp_path: Path):
    hooks(tmp_path, forms=FORMATS, verifiers=VERIFIERS)
    generate([spec], tmp_path / "out")
    process = subprocess.run(
        [sys.executable, "-c", LOADED, str(tmp_path / "out/mine"), ""],
        capture_output=True,
        text=True,
    )
    assert "MissingHookError: the spec declares the hook 'check_even'" in process.stderr


def test_hooks_that_are_not_python_are_shown(spec: Path, tmp_path: Path):
    folder = hooks(tmp_path, forms="def parse_wrap(:\n")
    with pytest.raises(SpecErrors) as refusal:
        generate([spec], tmp_path / "out")
    (found,) = refusal.value.diagnostics
    assert found.message == "these hooks are not Python: invalid syntax"
    assert (found.file, found.line) == (str(folder / "forms.py"), 1)


@pytest.mark.parametrize("dialect", ["arith", "builtin", "cf", "func", "toy"])
def test_the_bundled_dialects_have_all_their_hooks(dialect: str):
    from odsgen.codegen.hook_sources import hook_sources
    from odsgen.resources import resource_directory

    loaded = load_dialect(resource_directory("dialect_specs") / f"{dialect}.yaml")
    sources = hook_sources(loaded, None)
    assert sources.is_package
    assert sources.written >= set(required_hooks(loaded))
    assert () not in sources.modules.values()


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
        assert package in (f"odsgen.dialects.{dialect}", f"odsgen.dialects.{dialect}_")
        assert (checkout / package.replace(".", "/") / "__init__.py").is_file(), package
    folders = {path.name for path in (checkout / "odsgen/dialects").iterdir() if path.is_dir()}
    assert folders - {"conversions", "shared", "transforms", "__pycache__"} == {
        p.rpartition(".")[2] for p in found.values()
    }
