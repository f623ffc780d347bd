"""The code that formats become: every element, read and written by a generated dialect."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.runtime import Context, ParseError, parse, print_ir

_FOLDER = Path(__file__).parent / "formats"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the generated dialect `fmt`."""
    output = tmp_path_factory.mktemp("generated")
    (output / "fmt").mkdir()
    shutil.copy(_FOLDER / "fmt_hooks.py", output / "fmt" / "hooks.py")
    generate([_FOLDER / "fmt.yaml"], output)
    return output


@pytest.fixture(scope="module")
def context(package: Path) -> Context:
    return Context(allow_unregistered=True, dialect_path=[package])


@pytest.mark.parametrize("name", ["operations", "parameters"])
def test_both_forms_say_the_same(name: str, context: Context):
    custom = (_FOLDER / f"{name}.mlir").read_text(encoding="utf-8")
    generic = (_FOLDER / f"{name}.generic.mlir").read_text(encoding="utf-8")
    for text in (custom, generic):
        module = parse(text, context)
        module.verify()
        assert print_ir(module) == custom
        assert print_ir(module, generic=True) == generic


VALUES = '%a, %b, %t, %f = "test.values"() : () -> (i32, i32, tensor<2xf32>, f32)\n'


def _read_back(text: str, context: Context) -> str:
    """The last operation of the text, as it is printed, with the names of VALUES."""
    printed = print_ir(parse(VALUES + text, context)).rstrip().splitlines()[2:-1]
    lines = "\n".join(line[2:] for line in printed)
    for number, name in enumerate("abtf"):
        lines = lines.replace(f"%0#{number}", f"%{name}")
    return lines


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        # Blanks and comments are free.
        ("fmt.binary%a,%b:i32", "%1 = fmt.binary %a, %b : i32"),
        # The dictionary overrides what the format names; the default is left out.
        ("fmt.dictionary 1 attributes {shown = 2 : i32, count = 3 : i32}", "fmt.dictionary 2"),
        ("fmt.defaults c red", "fmt.defaults"),
        ("fmt.defaults {c = 1 : i32}", "fmt.defaults c green"),
        ("fmt.defaults n = 3", "fmt.defaults"),
        # A keyword may be quoted, bits are joined by their separator.
        (
            'fmt.attributes 4 "green" "a|b" @s "t" [] <1, 2> #fmt.pair<3, 4> unit',
            'fmt.attributes 4 green "a|b" @s "t" [] <1, 2> #fmt.pair<3, 4> unit',
        ),
        # Clauses come in any order and are printed in that of the format.
        ("fmt.clauses n <1> unit x(%a)", "fmt.clauses x(%a) unit n<1>"),
        # What may be stripped may also be in full.
        (
            '%x:2 = "t.b"() : () -> (!fmt.box<i32>, !fmt.box<i32>)\n'
            "fmt.boxed %x#0, %x#1 : !fmt.box<i32>, !fmt.box<i32>",
            '%1:2 = "t.b"() : () -> (!fmt.box<i32>, !fmt.box<i32>)\n'
            "fmt.boxed %1#0, %1#1 : <i32>, !fmt.box<i32>",
        ),
        ("fmt.inverted", None),
        ("fmt.units unit = 4 no b", None),
    ],
)
def test_other_spellings(text: str, printed: str | None, context: Context):
    if printed is None:
        with pytest.raises(ParseError):
            _read_back(text, context)
    else:
        assert _read_back(text, context) == printed


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("fmt.binary %a %b : i32", 14, "expected ','"),
        ("fmt.binary %a, %b", 17, "expected ':'"),
        ("fmt.blanks[a c](", 14, "custom op 'fmt.blanks' expected 'b'"),
        (
            "fmt.binary %a, %b : f32",
            12,
            "use of value '%a' expects different type than prior uses: 'f32' vs 'i32'",
        ),
        (
            "fmt.operands %a many(%a, %b : i32)",
            22,
            "custom op 'fmt.operands' number of operands and types do not match: "
            "got 2 operands and 1 types",
        ),
        (
            "fmt.one_to_one %a : (i32, i32) -> i32",
            16,
            "custom op 'fmt.one_to_one' number of operands and types do not match: "
            "got 1 operands and 2 types",
        ),
        (
            "fmt.one_to_one %a : i32",
            21,
            "custom op 'fmt.one_to_one' invalid kind of type specified: "
            "expected builtin.function, but found 'i32'",
        ),
        (
            "fmt.element %t, %f : i32",
            22,
            "custom op 'fmt.element' invalid kind of type specified",
        ),
        (
            "fmt.elements %t[%f] : tensor<2xf32>",
            17,
            "custom op 'fmt.elements' number of operands and types do not match: "
            "got 1 operands and 2 types",
        ),
        (
            "fmt.elements %t[%f] : tensor<?xf32>",
            1,
            "custom op 'fmt.elements' 'shaped' must be statically shaped tensor of any type "
            "values, but got 'tensor<?xf32>'",
        ),
        (
            "fmt.attributes 4 yellow",
            18,
            "custom op 'fmt.attributes' expected string or keyword containing one of the "
            "following enum values for attribute 'color' [red, green, dark-blue]",
        ),
        (
            'fmt.attributes 4 "yellow"',
            18,
            "custom op 'fmt.attributes' invalid color attribute specification: \"yellow\"",
        ),
        (
            "fmt.clauses unit n <1> unit",
            1,
            "custom op 'fmt.clauses' `unit` clause can appear at most once in the expansion of "
            "the oilist directive",
        ),
        (
            'fmt.properties "n"',
            16,
            "custom op 'fmt.properties' expected integer value",
        ),
        (
            'fmt.properties 1 "n" [1] [2], none <{other = 1}>',
            1,
            "invalid properties {other = 1 : i64} for op fmt.properties: expected key entry for "
            "inherent in DictionaryAttr to set Properties.",
        ),
    ],
)
def test_errors(text: str, column: int, message: str, context: Context):
    with pytest.raises(ParseError) as caught:
        _read_back(text, context)
    diagnostic = caught.value.diagnostics[0]
    assert diagnostic.message == message
    location = diagnostic.location
    assert (location.line, location.column) == (2, column)


_PARAMETER_ERRORS = [
    ("!fmt.box<4>", ["expected non-function type", "failed to parse BoxType parameter 'element'"]),
    ('!fmt.named<b = "x">', ["struct is missing required parameter: a"]),
    ("!fmt.named<a = 1, a = 2>", ["duplicate or unknown struct parameter name: a"]),
    ("!fmt.named<d = 1>", ["duplicate or unknown struct parameter name: d"]),
    ("!fmt.named<1>", ["expected valid keyword", "expected a parameter name in struct"]),
    ("!fmt.named<a = 99999999999>", ["integer value too large", "failed to parse NamedType"]),
    ("!fmt.maybe<a 1>", ["expected '='"]),
    ("!fmt.maybe<some>", ["expected 'none'"]),
    (
        "#fmt.braced_color<pink>",
        ["expected ::mlir::fmt::Color to be one of: red, green, dark-blue"],
    ),
]


@pytest.mark.parametrize(("text", "messages"), _PARAMETER_ERRORS)
def test_errors_of_parameters(text: str, messages: list[str], context: Context):
    with pytest.raises(ParseError) as caught:
        parse(f'"test.op"() {{a = {text}}} : () -> ()', context)
    found = [d.message for d in caught.value.diagnostics]
    assert len(found) >= len(messages)
    for message, wanted in zip(found, messages, strict=False):
        assert message.startswith(wanted)


def test_the_code_of_a_plain_operation(package: Path):
    """The code that people will read is one statement after another, with nothing that the format does not need."""
    source = (package / "fmt" / "ops.py").read_text(encoding="utf-8")
    body = re.search(r"class BinaryOp\(.*?(?=\nclass )", source, re.DOTALL)
    assert body is not None
    wanted = (_FOLDER / "binary.py.txt").read_text(encoding="utf-8")
    assert wanted in body[0]
