"""Directives and helpers of `odsgen.dialects.shared`, which hooks of any dialect may take."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.runtime import Context, ParseError, parse, print_ir
from odsgen.runtime.registry.dialect_folders import load_dialect_package

DOCS = Path(__file__).resolve().parents[2] / "docs"
SPEC = """
dialect: vars
ops:
  variable:
    arguments: {visibility: "OptionalAttr<StrAttr>", type: TypeAttr, value: "OptionalAttr<AnyAttr>"}
    assembly_format: custom<SymbolVisibility>($visibility) custom<TypeOrAttr>($type, $value) attr-dict
"""
HOOKS = """
from odsgen.dialects.shared import SymbolVisibility, TypeOrAttr
from odsgen.hooks import form

form("SymbolVisibility")(SymbolVisibility)
form("TypeOrAttr")(TypeOrAttr)
"""


@pytest.fixture(scope="module")
def context(tmp_path_factory: pytest.TempPathFactory) -> Context:
    folder = tmp_path_factory.mktemp("vars")
    (folder / "vars.yaml").write_text(SPEC)
    (folder / "vars").mkdir()
    (folder / "vars" / "hooks.py").write_text(HOOKS)
    generate([folder / "vars.yaml"], folder)
    return Context(dialects=[load_dialect_package(folder / "vars")])


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("private : i32", "private : i32"),
        ("public = 4 : i32", "public = 4 : i32"),
        ("nested : i64 = 4 : i32", "nested : i64 = 4 : i32"),
        ("public : i32 = 4 : i32", "public = 4 : i32"),
        ("public : i32 = unit", "public : i32 = unit"),
    ],
)
def test_a_variable_is_read_and_printed(text: str, printed: str, context: Context) -> None:
    module = parse(f"vars.variable {text}\n", context)
    assert f"vars.variable {printed}\n" in print_ir(module)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (": i32", "expected 'public', 'private', or 'nested'"),
        ("public = unit", "expected a value with a type"),
    ],
)
def test_a_variable_is_refused(text: str, message: str, context: Context) -> None:
    with pytest.raises(ParseError, match=message):
        parse(f"vars.variable {text}\n", context)


def test_documented_names_are_public() -> None:
    """Each name of the table in `docs/reference/hooks.md` can be imported."""
    page = (DOCS / "reference" / "hooks.md").read_text("utf-8")
    section = page.partition("### Shared directives and helpers\n")[2].partition("\n## ")[0]
    names = re.findall(r"^\| `(\w+)", section, re.MULTILINE)
    assert {"DynamicIndexList", "SymbolVisibility", "TypeOrAttr", "with_types"} <= set(names)
    assert not set(names) - set(import_module("odsgen.dialects.shared").__all__)
