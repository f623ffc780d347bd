"""Hooks that are a package: its modules are imported when they are needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.codegen import __file__ as codegen_file
from odsgen.codegen import generate
from odsgen.ods import load_dialect, load_dialect_text
from odsgen.ods.model.hooks import written_hooks
from odsgen.ods.resolve.format_warnings import warnings_of
from odsgen.resources import resource_directory
from odsgen.spec import SpecErrors
from odsgen.validation.hook_check import hook_reports
from tests.bundled import SPECS, all_packages, bundled_dialect

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
from odsgen.runtime.registry.dialect_folders import load_dialect_package
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


def test_a_hook_that_may_be_missing_is_called_where_the_spec_lists_it(spec: Path, tmp_path: Path):
    spec.write_text(
        SPEC.format(more="missing_hooks: allowed\nwritten_hooks: {form: all, checks: all}")
    )
    hooks(tmp_path, forms=FORMS, verifiers=VERIFIERS, predicates=PREDICATES)
    generate([spec], tmp_path / "out")
    assert "hooks.verifies" not in (tmp_path / "out/mine/ops.py").read_text()
    listed = "missing_hooks: allowed\nwritten_hooks: {form: all, verifies: [WrapOp]}"
    spec.write_text(SPEC.format(more=listed))
    written = [path.name for path in generate([spec], tmp_path / "out").written]
    assert written == ["__init__.py", "ops.py"]
    text = (tmp_path / "out/mine/ops.py").read_text()
    assert text.count("hooks.verifies") == text.count("        hooks.verifies.WrapOp(self)\n") == 1


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


def problems(spec: Path, tmp_path: Path) -> list[str]:
    """Messages about the hooks of the package, once it is generated."""
    generate([spec], tmp_path / "out")
    (report,) = hook_reports([load_dialect(spec)], tmp_path / "out")
    return [problem.message for problem in (*report.problems, *report.summary)]


def test_two_hooks_for_one_operation_are_refused_with_both_places(spec: Path, tmp_path: Path):
    folder = hooks(tmp_path, forms=FORMS, verifiers=VERIFIERS + VERIFIERS, predicates=PREDICATES)
    file = folder / "verifiers.py"
    assert problems(spec, tmp_path) == [
        f"{file}:12: there are two hooks @verifies(WrapOp): the other one is at {file}:4"
    ]


def test_a_hook_of_elsewhere(spec: Path, tmp_path: Path):
    taken = "from ..common import check_all\nverifies(WrapOp, UnwrapOp)(check_all)\n"
    folder = hooks(tmp_path, forms=FORMS, verifiers=taken, predicates=PREDICATES)
    (folder.parent / "common.py").write_text("def check_all(op):\n    raise op.op_error('no')\n")
    assert not generate([spec], tmp_path / "out").problems
    assert run(tmp_path / "out/mine", '%x = "a.b"() : () -> i8\nmine.wrap %x : i8\n')[2] == (
        "-:2:1: error: 'mine.wrap' op no"
    )


TWICE = """
import sys, warnings
sys.path.insert(0, sys.argv[1])
from odsgen.runtime import Context
from importlib import import_module
for name in ("first", "second"):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        Context(dialects=[import_module(f"{name}.mine").DIALECT])
    print(name, *(f"{each.category.__name__}: {each.message}" for each in caught))
"""


def test_hooks_for_the_classes_of_another_package_are_told_of(tmp_path: Path):
    """A spec that is generated twice has two classes for each operation, and hooks are written for one of them."""
    spec = tmp_path / "mine.yaml"
    spec.write_text(
        "dialect: mine\nhooks: common\nops:\n  wrap: {verifier: true}\n  unwrap: {verifier: true}\n"
    )
    written = tmp_path / "common.py"
    written.write_text(HEAD.format(dots="first.mine.") + VERIFIERS)
    for name in ("first", "second"):
        assert not generate([spec], tmp_path / name).problems
    process = subprocess.run(
        [sys.executable, "-c", TWICE, str(tmp_path)], capture_output=True, text=True
    )
    first, second = process.stdout.splitlines()
    assert first == "first"
    assert second == (
        f"second OtherClassWarning: {written}:4: @verifies(WrapOp) is for the class of 'first.mine.ops', and the dialect"
        " that is loaded has its own one in 'second.mine.ops': hooks that ask for classes, as by isinstance, do not know"
        " the operations of this dialect; load the package for which they are written, or name other hooks in its spec"
    )


def test_a_missing_hook_is_missed(spec: Path, tmp_path: Path):
    folder = hooks(tmp_path, forms=FORMS, verifiers=VERIFIERS)
    assert problems(spec, tmp_path) == [
        "the hook @checks(\"check_even\"), which checks what predicates pass to 'check_even', "
        f"is not defined in {folder / '__init__.py'}"
    ]


def test_a_module_that_is_not_listed_for_a_kind_is_told_of(spec: Path, tmp_path: Path):
    folder = hooks(tmp_path, forms=FORMS, verifiers=VERIFIERS, predicates=PREDICATES)
    (folder / "__init__.py").write_text('HOOKS = {"form": ("forms",), "checks": ("predicates",)}')
    assert problems(spec, tmp_path) == [
        "@verifies(WrapOp) is not found: HOOKS does not list 'verifiers' under 'verifies'"
    ]


def test_hooks_that_are_not_python_are_shown(spec: Path, tmp_path: Path):
    folder = hooks(tmp_path, forms="def wrap(:\n")
    (message,) = problems(spec, tmp_path)
    assert message.startswith(
        f"{folder / 'forms.py'}:3: cannot import these hooks: SyntaxError: invalid syntax"
    )


def test_hooks_that_end_the_process_are_told_of(spec: Path, tmp_path: Path):
    hooks(tmp_path, forms="import os\nos._exit(7)\n")
    assert problems(spec, tmp_path) == [
        f"importing the hooks of {tmp_path / 'out/mine'} ended the process with 7"
    ]


def test_generating_opens_no_hook(spec: Path, tmp_path: Path):
    folder = hooks(tmp_path, forms="def wrap(:\n", verifiers="import os\nos._exit(7)\n")
    before = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
    result = generate([spec], tmp_path / "out")
    assert not result.problems and not generate([spec], tmp_path / "out", check=True).stale
    assert before == {path: path.stat().st_mtime_ns for path in folder.iterdir()}
    for module in (Path(codegen_file).parent).rglob("*.py"):
        assert module.name == "hook_stubs.py" or "ast.parse" not in module.read_text("utf-8")


#: Ways to bind a hook that no reader of source text sees through.
BOUND = {
    "loop": "for one in (WrapOp, UnwrapOp):\n    verifies(one)(refuse)\n",
    "partial": "import functools\nverifies(WrapOp, UnwrapOp)(functools.partial(refuse))\n",
    "factory": "def make(of):\n    @verifies(of)\n    def made(op):\n        refuse(op)\nmake(WrapOp)\nmake(UnwrapOp)\n",
    "other name": "from odsgen import hooks as h\nh.verifies(WrapOp, UnwrapOp)(refuse)\n",
    "condition": "import sys\nif sys.version_info > (3,):\n    verifies(WrapOp, UnwrapOp)(refuse)\n",
}


@pytest.mark.parametrize("missing", ["refused", "allowed"])
@pytest.mark.parametrize("how", BOUND)
def test_a_hook_that_python_binds_in_any_way_works(
    spec: Path, tmp_path: Path, how: str, missing: str
):
    if missing == "allowed":
        spec.write_text(
            SPEC.format(
                more="missing_hooks: allowed\nwritten_hooks: {form: all, verifies: all, checks: all}"
            )
        )
    refuse = "def refuse(op):\n    raise op.op_error('is refused')\n"
    hooks(tmp_path, forms=FORMS, verifiers=refuse + BOUND[how], predicates=PREDICATES)
    assert problems(spec, tmp_path) == []
    assert run(tmp_path / "out/mine", '%x = "a.b"() : () -> i8\nmine.wrap %x : i8\n')[2] == (
        "-:2:1: error: 'mine.wrap' op is refused"
    )


def test_a_hook_that_is_not_listed_as_written_is_told_of(spec: Path, tmp_path: Path):
    spec.write_text(
        SPEC.format(more="missing_hooks: allowed\nwritten_hooks: {form: all, checks: all}")
    )
    hooks(tmp_path, forms=FORMS, verifiers=VERIFIERS, predicates=PREDICATES)
    assert problems(spec, tmp_path) == [
        "nobody calls 2 hooks, the first one @verifies(WrapOp): the spec of mine declares no such hook"
    ]


def test_a_function_with_the_name_of_such_a_hook_is_told_of(spec: Path, tmp_path: Path):
    spec.write_text(
        SPEC.format(more="missing_hooks: allowed\nwritten_hooks: {form: all, checks: all}")
    )
    named = "def verify_wrap(op):\n    pass\n"
    other = "@verifies(UnwrapOp)\ndef verify_unwrap(op):\n    pass\n"  # for what it says, not by its name
    folder = hooks(tmp_path, forms=FORMS, verifiers=named + other, predicates=PREDICATES)
    (folder / "__init__.py").write_text("")
    generate([spec], tmp_path / "out")
    (report,) = hook_reports([load_dialect(spec)], tmp_path / "out")
    (warning,) = report.problems
    assert warning.message == (
        "nobody calls 2 hooks, the first one @verifies(UnwrapOp): the spec of mine declares no such hook"
    )
    assert warning.hint == (
        "declare it in the spec, by `verifier`, and list it in `written_hooks`; or delete it"
    )
    (note,) = warning.notes
    assert note.message == "nor @verifies(WrapOp)" and note.place is not None
    assert (note.place.file, note.place.line) == (str(folder / "verifiers.py"), 3)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("written_hooks: {form: all}", "this spec asks for all of its hooks"),
        (
            "missing_hooks: allowed\nwritten_hooks: {verify: all}",
            "no decorator of hooks is called 'verify'",
        ),
    ],
)
def test_lists_of_written_hooks_are_checked(spec: Path, more: str, message: str):
    with pytest.raises(SpecErrors, match=message):
        load_dialect_text(SPEC.format(more=more), "mine.yaml")


def test_a_list_of_written_hooks_names_hooks(spec: Path):
    more = "missing_hooks: allowed\nwritten_hooks: {verifies: [all, '!WrapOp', WarpOp]}"
    dialect = load_dialect_text(SPEC.format(more=more), "mine.yaml")
    (warning,) = warnings_of(dialect)
    assert warning.message == "the spec asks for no hook @verifies that is for 'WarpOp'"
    assert warning.hint == "did you mean 'WrapOp'?"
    assert written_hooks(dialect) == {"verify_unwrap"}


def test_the_bundled_dialects_have_all_their_hooks():
    """Each hook that a spec asks for is there and found, and each that is there is asked for."""
    dialects = [bundled_dialect(path) for path in SPECS]
    for dialect, report in zip(dialects, hook_reports(dialects, all_packages()), strict=True):
        shown = [problem.render() for problem in (*report.problems, *report.summary)]
        assert shown == [], dialect.name
        assert [warning.message for warning in warnings_of(dialect)] == [], dialect.name


def test_the_hooks_of_every_bundled_dialect_are_a_folder_of_its_name():
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
    folders -= {"shared", "__pycache__", *(p.rpartition(".")[2] for p in found.values())}
    assert all((specs / f"{dialect}.yaml").is_file() for dialect in folders)  # with passes alone
