"""Parameters that TableGen declares of types and attributes whose format is C++ are read of their text."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import pytest

from odsgen.codegen import generate
from odsgen.runtime import Context, ParseError, parse, print_ir
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.tablegen.importing import ImportRequest, import_specs

CASES = Path(__file__).parent / "cases"


@pytest.fixture(scope="module")
def context(headers: Path, tblgen: Path, tmp_path_factory: pytest.TempPathFactory) -> Context:
    folder = tmp_path_factory.mktemp("declared")
    case = CASES / "declared_parameters.td"
    request = ImportRequest((case,), (CASES, headers), str(tblgen), dialects=("odd",))
    import_specs(request, folder / "specs")
    spec = folder / "specs" / "odd.yaml"
    text = spec.read_text("utf-8")
    spec.write_text(text.replace("mnemonic: tile", "mnemonic: tile\n    alias: tile"), "utf-8")
    generate([spec], folder)
    return Context(dialects=[load_dialect_package(folder / "odd")])


def _attribute(text: str, context: Context, aliases: str = "") -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        module = parse(f"{aliases}\nmodule attributes {{odd.x = {text}}} {{}}", context)
    return module.attributes["odd.x"]


def _type(text: str, context: Context) -> Any:
    return _attribute(text, context).value


NAMED = "#odd.tile<{row_sizes = [1, 2], isPacked = true, walk = zig + [a, b]}>"


def test_under_their_names(context: Context) -> None:
    tile = _attribute(NAMED, context)
    assert (tile.row_sizes, tile.is_packed, tile.walk) == ((1, 2), True, "zig + [a, b]")
    assert (tile.parent, tile.depth) == (None, 2)
    assert tile.text == NAMED.removeprefix("#odd.tile")


def test_one_after_another(context: Context) -> None:
    tile = _attribute('#odd.tile<[], false, zig, #odd.tile<[3]>, 5, "a, b">', context)
    assert (tile.row_sizes, tile.is_packed, tile.depth) == ((), False, 5)
    assert (tile.parent.row_sizes, tile.text_parameter) == ((3,), "a, b")


def test_a_shape_stands_before_its_element(context: Context) -> None:
    box = _type("!odd.box<4x?xf32, 3>", context)
    assert (box.shape[0], str(box.content), box.space) == (4, "f32", 3)
    box = _type("!odd.box<[4, 8], !odd.box<1xi8>, 7>", context)
    assert (box.shape, box.content.shape, str(box.content.content)) == ((4, 8), (1,), "i8")


@pytest.mark.parametrize(
    ("text", "name", "reason"),
    [
        ("#odd.tile<>", "row_sizes", "the text does not have it"),
        ("#odd.tile<[1, x]>", "row_sizes", "'[1, x]': expected integer value"),
        ("#odd.tile<[1] more>", "row_sizes", "'[1] more': unexpected text"),
        ("#odd.tile<[1], maybe>", "is_packed", "'maybe': expected 'true' or 'false'"),
        ("#odd.tile<parent = 3 : f32>", "parent", None),
        ("#odd.tile", "depth", 2),
    ],
)
def test_what_does_not_fit(text: str, name: str, reason: object, context: Context) -> None:
    tile = _attribute(text, context)
    if not isinstance(reason, str) and reason is not None:
        assert getattr(tile, name) == reason
        return
    with pytest.raises(ValueError, match="cannot be read") as refused:
        getattr(tile, name)
    assert reason is None or str(refused.value).endswith(reason)


ALIASES = '#a = #odd.tile<[1]>\n#b = #odd.tile<{parent = #a, walk = "#a"}>'


def test_aliases_in_texts_mean_what_they_stand_for(context: Context) -> None:
    inner = _attribute("#b", context, ALIASES)
    assert inner.parent.row_sizes == (1,) and inner.walk == '"#a"'
    other = _attribute("#b", context, ALIASES.replace("[1]", "[2]"))
    assert other.parent.row_sizes == (2,) and other is not inner


def test_aliases_in_texts_are_printed_again(context: Context) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        module = parse(f"{ALIASES}\nmodule attributes {{odd.x = #b}} {{}}", context)
    expected = '#tile = #odd.tile<[1]>\n#tile1 = #odd.tile<{parent = #tile, walk = "#a"}>\n'
    assert print_ir(module).startswith(expected)


def test_aliases_that_double_are_refused(context: Context) -> None:
    lines = ["#a0 = #odd.tile<[1], true>"]
    lines += [
        f"#a{n} = #odd.tile<#a{n - 1}, #a{n - 1}, #a{n - 1}, #a{n - 1}>" for n in range(1, 20)
    ]
    with pytest.raises(ParseError, match="characters without aliases"):
        parse("\n".join(lines), context)
