"""Whether the arguments of blocks are needed: what a look at near uses tells agrees with what needs what in the whole region."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.rewriting.liveness import erase_dead
from odsgen.rewriting.regions import erase_unreachable_blocks
from odsgen.rewriting.rewriter import RewriteListener
from odsgen.rewriting.survey import Survey
from odsgen.runtime import Context, Operation, parse, print_ir

HEAD = "func.func private @sink(i32)\nfunc.func @f(%a: i32, %flag: i1) -> i32 {\n"


def read(body: str) -> Operation:
    """A module with a function of that body."""
    module = parse(HEAD + body + "}\n", Context())
    module.verify()
    return module


@st.composite
def bodies(draw: st.DrawFn) -> str:
    """Functions of some blocks, each of which uses its own values and those of the entry."""
    counts = [0, *draw(st.lists(st.integers(0, 2), min_size=1, max_size=4))]
    lines = []
    for block, count in enumerate(counts):
        known = ["%a", *[f"%b{block}_{number}" for number in range(count)]]
        if block:
            arguments = ", ".join(f"{name}: i32" for name in known[1:])
            lines.append(f"^b{block}({arguments}):" if arguments else f"^b{block}:")
        for number in range(draw(st.integers(0, 2))):
            first, second = draw(st.sampled_from(known)), draw(st.sampled_from(known))
            lines.append(f"%v{block}_{number} = arith.addi {first}, {second} : i32")
            known.append(f"%v{block}_{number}")
        if draw(st.booleans()):
            lines.append(f"func.call @sink({draw(st.sampled_from(known))}) : (i32) -> ()")

        def branch(known: list[str] = known) -> str:
            target = draw(st.integers(1, len(counts) - 1))
            given = [draw(st.sampled_from(known)) for _ in range(counts[target])]
            types = ", ".join("i32" for _ in given)
            return f"^b{target}" + (f"({', '.join(given)} : {types})" if given else "")

        match draw(st.sampled_from(["br", "cond_br", "return"])):
            case "br":
                lines.append(f"cf.br {branch()}")
            case "cond_br":
                lines.append(f"cf.cond_br %flag, {branch()}, {branch()}")
            case _:
                lines.append(f"return {draw(st.sampled_from(known))} : i32")
    return "\n".join(lines) + "\n"


@given(bodies())
def test_nothing_is_dead_where_a_glance_says_so(body: str) -> None:
    module = read(body)
    erase_unreachable_blocks(module, RewriteListener())
    before = print_ir(module)
    if Survey(module, top_down=True).has_only_needed():
        for region in module.regions:
            assert not erase_dead(region, RewriteListener())
        assert print_ir(module) == before


@pytest.mark.parametrize(
    ("body", "is_plain"),
    [
        (  # it counts for what is returned
            "cf.br ^loop(%a : i32)\n^loop(%i: i32):\n%n = arith.addi %i, %a : i32\n"
            "cf.cond_br %flag, ^loop(%n : i32), ^end\n^end:\nreturn %n : i32\n",
            True,
        ),
        (  # it counts for itself
            "cf.br ^loop(%a : i32)\n^loop(%i: i32):\n%n = arith.addi %i, %a : i32\n"
            "cf.cond_br %flag, ^loop(%n : i32), ^end\n^end:\nreturn %a : i32\n",
            False,
        ),
        (  # only the first of two is needed
            "cf.br ^end(%a, %a : i32, i32)\n^end(%x: i32, %y: i32):\nreturn %x : i32\n",
            False,
        ),
        (  # it is needed by another argument
            "cf.br ^next(%a : i32)\n^next(%x: i32):\ncf.br ^end(%x : i32)\n"
            "^end(%y: i32):\nfunc.call @sink(%y) : (i32) -> ()\nreturn %a : i32\n",
            True,
        ),
    ],
)
def test_the_glance_tells_most(body: str, is_plain: bool) -> None:
    module = read(body)
    assert Survey(module, top_down=True).has_only_needed() is is_plain
    before = print_ir(module)
    for region in module.regions:
        erase_dead(region, RewriteListener())
    assert (print_ir(module) == before) is is_plain
