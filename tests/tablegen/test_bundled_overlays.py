"""Overlays and hooks of dialects of other projects, which an import takes by itself."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.interpreter import Machine
from odsgen.passes import PassManager
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from odsgen.runtime.registry.dialect import Dialect
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.tablegen.bundled_overlays import bundled_overlay_folders, fitting_overlay
from odsgen.tablegen.importing import ImportRequest, WrittenSpec, import_specs
from odsgen.tablegen.overlay import merged, read_overlay

FOLDER = Path(__file__).parent / "bundled"
DEFINITIONS = FOLDER / "Hardware.td"
NAMES = ("hw", "comb", "synth")


def imported(
    definitions: Path, headers: Path, tblgen: Path, output: Path, *, bundled: bool = True
) -> list[WrittenSpec]:
    request = ImportRequest(
        (definitions,), (headers,), str(tblgen), dialects=NAMES, bundled_overlays=bundled
    )
    return import_specs(request, output)


@pytest.fixture(scope="module")
def dialects(
    headers: Path, tblgen: Path, tmp_path_factory: pytest.TempPathFactory
) -> list[Dialect]:
    folder = tmp_path_factory.mktemp("bundled")
    specs = imported(DEFINITIONS, headers, tblgen, folder / "specs")
    assert all(spec.summary.has_bundled_hooks for spec in specs)
    generate([folder / "specs" / f"{name}.yaml" for name in NAMES], folder)
    return [load_dialect_package(folder / name) for name in NAMES]


@pytest.fixture
def context(dialects: list[Dialect]) -> Context:
    return Context(allow_unregistered=True, dialects=dialects)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_programs_are_read_and_printed(context: Context) -> None:
    program = (FOLDER / "program.mlir").read_text()
    module = parse(program, context)
    module.verify()
    assert print_ir(module) == program
    generic = print_ir(module, generic=True)
    again = parse(generic, context)
    again.verify()
    assert print_ir(again) == program
    assert print_ir(again, generic=True) == generic


def test_a_port_has_the_location_of_its_place_or_the_one_that_is_written(context: Context) -> None:
    text = 'hw.module @m(in %a : i1 loc("x"), out b : i1 loc("y"), out c : i2) {\n  hw.output\n}\n'
    module = parse(text, context, filename="f")
    printed = print_ir(module, generic=True)
    assert 'loc("y")' in printed and 'loc("f":1:60)' in printed
    shown = print_ir(module, locations=True)
    assert re.search(r'in %a : i1 loc\("x"\(?', shown) or "#loc" in shown
    assert print_ir(parse(shown, context), locations=True) == shown


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hw.module @m(into %a : i1) {\n}", "expected 'in', 'out' or 'inout'"),
        ("hw.module @m(in %a) {\n}", "expected ':'"),
        ("hw.module.extern @m() attributes {parameters = []}", "'parameters' is said elsewhere"),
        (
            '%a = "x.y"() : () -> f32\n%0 = comb.concat %a : f32',
            "the width of 'f32' is not known",
        ),
        (
            'hw.instance "a" @b() -> () {argNames = []}',
            "'argNames' is said elsewhere",
        ),
        (
            '"x.y"() {a = #hw.param.decl<"N": i32> : i64} : () -> ()',
            "expected the type of the parameter behind it",
        ),
        ('"x.y"() : () -> !hw.modty<up a : i1>', "expected 'input', 'output' or 'inout'"),
        ('"x.y"() : () -> !hw.array<99999999999999999999xi1>', "invalid dimension"),
    ],
)
def test_refused_when_read(text: str, message: str, context: Context) -> None:
    with pytest.raises(ParseError, match=message):
        parse(text, context)


MODULE = '"hw.module"() <{{module_type = !hw.modty<{ports}>, parameters = [], {more}sym_name = "m"}}> ({{\n^bb0({block}):\n  "hw.output"() : () -> ()\n}}) : () -> ()'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            MODULE.format(ports="input a : i1, output b : i1", more="", block="%a: i1, %b: i1"),
            "entry block must have 1 arguments to match module signature",
        ),
        (
            MODULE.format(ports="inout a : i1", more="", block="%a: i1"),
            "does not match module signature",
        ),
        (
            MODULE.format(ports="input a : i1", more="per_port_attrs = [{}, {}], ", block="%a: i1"),
            "has attributes of 2 ports, but its type has 1",
        ),
        (
            '"hw.instance"() <{argNames = ["a"], instanceName = "i", moduleName = @m, parameters = [], resultNames = []}> : () -> ()',
            "has 0 operands, but 'argNames' names 1",
        ),
        (
            '%0 = "x.y"() : () -> i1\n%1 = "synth.aig.and_inv"(%0) <{inverted = array<i1: true, true>}> : (i1) -> i1',
            "has 1 operands, but says of 2 whether they are inverted",
        ),
        (
            '%0 = "x.y"() : () -> i1\n%1 = "comb.concat"(%0, %0) : (i1, i1) -> i3',
            "has operands of 2 bits and a result of i3",
        ),
        (
            '%0 = "x.y"() : () -> f32\n%1 = "comb.concat"(%0) : (f32) -> i32',
            "the width of 'f32' is not known",
        ),
    ],
)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_refused_by_the_verifier(text: str, message: str, context: Context) -> None:
    module = parse(text, context)
    with pytest.raises(VerifyError, match=message):
        module.verify()


def test_another_namespace_is_another_dialect(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    definitions = tmp_path / "Other.td"
    definitions.write_text(DEFINITIONS.read_text().replace("::circt::", "::other::"))
    specs = imported(definitions, headers, tblgen, tmp_path / "specs")
    assert not any(spec.summary.has_bundled_hooks for spec in specs)
    assert not any("odsgen_circt.hooks" in spec.text for spec in specs)


def test_an_import_can_do_without(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    specs = imported(DEFINITIONS, headers, tblgen, tmp_path / "specs", bundled=False)
    assert not any("odsgen_circt.hooks" in spec.text for spec in specs)
    # Asking for them is another run, although no input has changed.
    specs = imported(DEFINITIONS, headers, tblgen, tmp_path / "specs")
    assert all("odsgen_circt.hooks" in spec.text for spec in specs)


def test_hooks_of_the_author_go_first(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    imported(DEFINITIONS, headers, tblgen, tmp_path / "specs")
    (tmp_path / "comb").mkdir()
    (tmp_path / "comb" / "hooks.py").write_text(
        "from odsgen_circt.hooks.comb.forms import ConcatForm\nfrom odsgen.hooks import form\n"
        "from .ops import ConcatOp\n\n@form(ConcatOp)\nclass Mine(ConcatForm):\n"
        '    def print(self, op, printer):\n        printer.emit(" mine")\n'
    )
    generate([tmp_path / "specs" / f"{name}.yaml" for name in NAMES], tmp_path)
    context = Context(dialects=[load_dialect_package(tmp_path / name) for name in NAMES])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        module = parse(
            "hw.module @m(in %a : i1) {\n%0 = comb.concat %a : i1\nhw.output\n}", context
        )
        assert "%0 = comb.concat mine\n" in print_ir(module)


def test_operations_whose_semantics_an_overlay_says_are_interpreted(context: Context) -> None:
    program = "func.func @f(%a : i5) -> i1 {\n%0 = comb.parity %a : i5\nreturn %0 : i1\n}"
    machine = Machine(parse(program, context))
    assert list(machine.call(machine.function("f"), [0b10110])) == [1]
    assert list(machine.call(machine.function("f"), [0b10010])) == [0]


CONSTANTS = """
hw.module @m(out a : i8, out b : i8, out c : i8, out d : i8, out e : i8, out f : i16, out g : i9, out h : i1) {
  %x = hw.constant -56 : i8
  %y = hw.constant 100 : i8
  %z = hw.constant 7 : i8
  %t = hw.constant 5 : i3
  %none = hw.constant true
  %add = comb.add %x, %y, %z : i8
  %mul = comb.mul bin %x, %z : i8
  %and = comb.and %x, %y, %z : i8
  %or = comb.or %y, %z : i8
  %xor = comb.xor %x : i8
  %concat = comb.concat %none, %t, %x, %t, %none : i1, i3, i8, i3, i1
  %replicate = comb.replicate %t : (i3) -> i9
  %parity = comb.parity %y : i8
  "x.use"(%add, %mul, %and, %or, %xor, %concat, %replicate, %parity) : (i8, i8, i8, i8, i8, i16, i9, i1) -> ()
  hw.output
}
"""


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_any_number_of_constants_fold(context: Context) -> None:
    module = parse(CONSTANTS, context)
    use = next(op for op in module.walk() if op.name == "x.use")
    expected = [(-56 + 100 + 7) & 255, (-56 * 7) & 255, 200 & 100 & 7, 100 | 7, 200]
    expected += [0b1101_11001000_101_1, 0b101_101_101, 1]
    folded = PassManager.parse("builtin.module(canonicalize)")
    folded.run(module)
    values = [operand.defining_op for operand in use.operands]
    assert all(op is not None and op.name == "hw.constant" for op in values)
    assert [op.property_attribute("value").unsigned_value for op in values if op] == expected  # type: ignore[union-attr]
    printed = print_ir(module)
    assert "%c51_i8 = hw.constant 51 : i8" in printed and "= hw.constant true\n" in printed


def test_any_number_of_operands_are_interpreted(context: Context) -> None:
    program = """
      func.func @f(%a : i8, %b : i3, %c : i8) -> (i8, i19) {
        %0 = comb.mul %a, %c, %a : i8
        %1 = comb.concat %a, %b, %c : i8, i3, i8
        return %0, %1 : i8, i19
      }"""
    machine = Machine(parse(program, context))
    found = list(machine.call(machine.function("f"), [200, 5, 3]))
    assert found == [200 * 3 * 200 & 255, 200 << 11 | 5 << 8 | 3]


def test_what_is_said_of_definitions_that_are_not_there_is_left_out() -> None:
    overlay = {"dialect": "d", "hooks": "h", "ops": {"a": {"verifier": True}, "b": {}}}
    assert fitting_overlay(overlay, {"ops": {"a": {}}}) == {
        "dialect": "d",
        "hooks": "h",
        "ops": {"a": {"verifier": True}},
    }


def test_every_overlay_says_whose_dialect_it_is_for() -> None:
    [folder] = [each for each in bundled_overlay_folders() if each.parent.name == "odsgen-circt"]
    for path in folder.glob("*.yaml"):
        overlay = read_overlay(path)
        assert overlay["dialect"] == path.stem
        assert overlay["cpp_namespace"].startswith("::circt::")
        assert overlay.get("hooks") in (None, f"odsgen_circt.hooks.{path.stem}")


def test_invariants_with_errors_come_behind_the_imported_ones() -> None:
    imported = {"ops": {"a": {"invariants": [{"predicate": "p", "message": "m"}]}}}
    checked = {"ops": {"a": {"invariants": [{"predicate": "q", "op_error": "e"}]}}}
    assert merged(imported, checked)["ops"]["a"]["invariants"] == [
        {"predicate": "p", "message": "m"},
        {"predicate": "q", "op_error": "e"},
    ]
    other = {"ops": {"a": {"invariants": [{"predicate": "r", "message": "n"}]}}}
    assert merged(imported, other) == other
