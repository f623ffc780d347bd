"""`aliases: as_read`: what only C++ knows to have an alias keeps the one that the program had."""

from __future__ import annotations

import pickle
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.codegen.in_memory import load_in_memory
from odsgen.runtime import Context, Operation, parse, print_ir
from odsgen.runtime.registry.dialect import Dialect

SPEC = """
dialect: {name}
{aliases}
allow_unknown_types: true
attributes:
  RingAttr: {{mnemonic: ring, parameters: {{degree: int}}, assembly_format: "`<` $degree `>`"}}
  NamedAttr: {{mnemonic: named, parameters: {{degree: int}}, assembly_format: "`<` $degree `>`", alias: named}}
types:
  CipherType: {{mnemonic: cipher, parameters: {{ring: Attribute, level: int}}, assembly_format: "`<` $ring `,` $level `>`"}}
  TextType: {{mnemonic: text, assembly_format: text}}
"""
LAYOUTS = """\
#layout = #kept.ring<7>
#layout1 = #kept.ring<5>
#layout2 = #kept.ring<6>
module attributes {a = #layout, b = #layout1, c = #layout2} {
}
"""


@cache
def dialects() -> tuple[Dialect, Dialect]:
    """One that keeps aliases, and the same without."""
    kept = SPEC.format(name="kept", aliases="aliases: as_read")
    plain = SPEC.format(name="plain", aliases="")
    return load_in_memory(kept).DIALECT, load_in_memory(plain).DIALECT


@cache
def context() -> Context:
    """The one context in which all programs are read."""
    return Context(dialects=dialects())


def read(text: str) -> Operation:
    return parse(text, context())


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(LAYOUTS, id="numbers"),
        pytest.param(
            "#ct_L0 = #kept.ring<1>\n#ct_L0_1 = #kept.ring<2>\n#ct_L0_2 = #kept.ring<0>\n"
            "module attributes {a = #ct_L0, b = #ct_L0_1, c = #ct_L0_2} {\n}\n",
            id="a name that ends with a digit",
        ),
        pytest.param(
            "#ct_ = #kept.ring<1>\n#ct_1 = #kept.ring<0>\nmodule attributes {a = #ct_, b = #ct_1} {\n}\n",
            id="a name that ends with an underscore",
        ),
        pytest.param(
            "#vec4 = #kept.ring<4>\n#vec8 = #kept.ring<8>\nmodule attributes {a = #vec8, b = #vec4} {\n}\n",
            id="numbers that number nothing",
        ),
        pytest.param(
            "#map = #kept.ring<4>\n#map1 = affine_map<(d0) -> (d0 + 1)>\nmodule attributes {a = #map, b = #map1} {\n}\n",
            id="a name that the builtin dialect gives, too",
        ),
        pytest.param(
            "#ring = #kept.ring<4>\n!ct = !kept.cipher<#ring, 0>\nmodule {\n"
            "  func.func private @f(tensor<4x!ct>, !kept.cipher<#ring, 1>) -> tuple<!ct, i1>\n}\n",
            id="inside of types",
        ),
        pytest.param(
            "#ring = #kept.ring<4>\n!t = !kept.text<[#ring, 1]>\nmodule {\n  func.func private @f(!t)\n}\n",
            id="inside of a type that is kept as text",
        ),
        pytest.param(
            "!x = !kept.unheard<1>\n#x1 = #kept.unheard<2>\nmodule attributes {a = #x1} {\n  func.func private @f(!x)\n}\n",
            id="what the dialect does not define",
        ),
    ],
)
def test_names_are_kept(text: str) -> None:
    module = read(text)
    assert print_ir(module) == text
    generic = print_ir(module, generic=True)
    assert print_ir(read(generic), generic=True) == generic
    assert print_ir(read(generic)) == text


def test_numbers_close_up_where_one_is_gone() -> None:
    module = read(LAYOUTS)
    del module.attributes["b"]
    assert print_ir(module) == (
        "#layout = #kept.ring<7>\n#layout1 = #kept.ring<6>\nmodule attributes {a = #layout, c = #layout1} {\n}\n"
    )


def test_programs_do_not_share_names() -> None:
    texts = [
        f"#{name} = #kept.ring<4>\nmodule attributes {{a = #{name}}} {{\n}}\n"
        for name in ("one", "two")
    ]
    bare = "module attributes {a = #kept.ring<4>} {\n}\n"
    modules = [read(text) for text in (*texts, bare)]
    assert [print_ir(module) for module in modules] == [*texts, bare]


def test_of_two_names_the_first_counts() -> None:
    module = read("#one = #kept.ring<4>\n#two = #kept.ring<4>\nmodule attributes {a = #two} {\n}\n")
    assert print_ir(module).startswith("#one = ")


@pytest.mark.parametrize("symbol", ["#plain.ring<4>", "#plain.unheard<4>", "4 : i3", "[1]"])
def test_others_have_the_aliases_that_are_declared(symbol: str) -> None:
    module = read(f"#a = {symbol}\nmodule attributes {{a = #a}} {{\n}}\n")
    assert "#" not in print_ir(module).replace("#plain", "")


def test_a_declared_alias_goes_first() -> None:
    module = read("#mine = #kept.named<4>\nmodule attributes {a = #mine} {\n}\n")
    assert print_ir(module).startswith("#named = #kept.named<4>\n")


def test_the_program_as_a_whole_has_them() -> None:
    module = read(LAYOUTS.replace("} {\n}", "} {\n  module attributes {a = #layout} {\n  }\n}"))
    bare = "module attributes {a = #kept.ring<7>} {\n}\n"
    [inner] = module.regions[0].blocks[0]
    assert print_ir(inner).lstrip() == bare
    assert "#layout" not in print_ir(module, local_scope=True)
    assert print_ir(module.clone()).startswith("module")
    assert print_ir(pickle.loads(pickle.dumps(module))).startswith("module")


def test_resources_stand_beside_them() -> None:
    end = '\n{-#\n  external_resources: {\n    tool: {\n      key: "value"\n    }\n  }\n#-}\n'
    module = read(LAYOUTS + end)
    assert print_ir(module) == LAYOUTS + end
    module.external_resources = {}
    assert print_ir(module) == LAYOUTS


NAMES = st.from_regex(r"[ab](_|_?[0-9]{1,2}){0,2}", fullmatch=True)


@given(st.data())
def test_the_print_of_what_was_printed_is_the_same(data: st.DataObject) -> None:
    names = data.draw(st.lists(NAMES, min_size=1, max_size=8, unique=True))
    shown = data.draw(st.permutations(names))
    text = "".join(f"#{name} = #kept.ring<{place}>\n" for place, name in enumerate(names))
    entries = ", ".join(f"k{place} = #{name}" for place, name in enumerate(shown))
    first = print_ir(read(f"{text}module attributes {{{entries}}} {{\n}}\n"))
    assert print_ir(read(first)) == first
    assert first.count(" = #kept.ring<") == len(names)
