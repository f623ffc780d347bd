"""Locations: text, refusals, fusing, and the place that they name."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from odsgen.runtime import AsmPrinter, Attribute, ParseError, Parser
from odsgen.runtime.builtin.attributes import IntegerAttr, StringAttr
from odsgen.runtime.builtin.locations import FileLineColLoc, FileLineColRange, Location, UnknownLoc
from odsgen.runtime.builtin.nested_locations import CallSiteLoc, FusedLoc, NameLoc, OpaqueLoc
from odsgen.runtime.support.source import SourceFile
from tests.oracle import requires_oracle
from tests.runtime.text_cases import TextCase, context, mlir_outcomes, outcome, text_cases

CASES = text_cases("locations")


def parse_attribute(text: str) -> Attribute:
    parser = Parser(SourceFile(text, "x.mlir"), context())
    found = parser.parse_attribute()
    assert parser.tokens[parser.index] == ""
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.text)
def test_text(case: TextCase):
    assert outcome(case.text) == case.expected


@requires_oracle
def test_expected_text_is_mlirs():
    assert mlir_outcomes([case.text for case in CASES]) == [case.expected for case in CASES]


numbers = st.integers(0, (1 << 32) - 1)
texts = st.sampled_from(["a.mlir", "-", "é", 'q"uote', "with blank"])
locations = st.recursive(
    st.just(UnknownLoc.get())
    | st.builds(FileLineColRange.get, texts, numbers, numbers, numbers, numbers)
    | st.builds(FileLineColRange.get, texts, numbers, numbers),
    lambda inner: st.builds(NameLoc.get, texts, inner)
    | st.builds(CallSiteLoc.get, inner, inner)
    | st.builds(
        FusedLoc.get,
        st.lists(inner, max_size=4),
        st.none() | st.sampled_from([StringAttr.get("m"), IntegerAttr.get(1)]),
    ),
    max_leaves=6,
)


@settings(suppress_health_check=[HealthCheck.too_slow])  # beside much else, the machine is slow
@given(locations)
def test_what_is_printed_is_read_back(location: Location):
    # As in MLIR, the unknown location of an inner fused one survives, but is not read back.
    if "fused" not in str(location):
        assert parse_attribute(str(location)) is location
    assert str(parse_attribute(str(parse_attribute(str(location))))) == str(
        parse_attribute(str(location))
    )
    assert AsmPrinter().location_text(location) == str(location)


@given(locations)
def test_copies_are_the_location_itself(location: Location):
    assert copy.deepcopy(location) is location
    assert pickle.loads(pickle.dumps(location)) is location


def test_place():
    place = FileLineColLoc.get("f.mlir", 3, 4)
    fused = FusedLoc.get([NameLoc.get("x"), CallSiteLoc.get(NameLoc.get("y", place), place)])
    assert (fused.filename, fused.line, fused.column) == ("f.mlir", 3, 4)
    assert (UnknownLoc.get().filename, NameLoc.get("x").line) == (None, None)


def test_fusing():
    a, b = NameLoc.get("a"), NameLoc.get("b")
    metadata = StringAttr.get("m")
    assert FusedLoc.get([]) is UnknownLoc.get()
    assert FusedLoc.get([a, UnknownLoc.get(), a]) is a
    assert FusedLoc.get([FusedLoc.get([a, b]), b]) is FusedLoc.get([a, b])
    kept = FusedLoc.get([a], metadata)
    assert isinstance(kept, FusedLoc) and kept.locations == (a,)
    assert str(FusedLoc.get([b, kept])) == 'loc(fused["b", fused<"m">["a"]])'


def test_numbers_have_32_bits():
    with pytest.raises(ValueError):
        FileLineColLoc.get("f", 1 << 32, 1)


def test_opaque_location_is_printed_as_its_fallback():
    python_object = object()
    location = OpaqueLoc.get(python_object, NameLoc.get("a"))
    assert location is OpaqueLoc.get(python_object, NameLoc.get("a"))
    assert str(location) == 'loc("a")'
    assert str(OpaqueLoc.get(python_object)) == "loc(unknown)"


def test_location_aliases():
    parser = Parser(
        SourceFile('#a = loc("f":1:2)\n#b = 1 : i32\nloc("x"(#a)) loc(#b)', "x.mlir"), context()
    )
    parser.parse_attribute_alias_definition()
    parser.parse_attribute_alias_definition()
    assert str(parser.parse_attribute()) == 'loc("x"("f":1:2))'
    with pytest.raises(ParseError, match="expected location attribute, but got1 : i32"):
        parser.parse_attribute()


@pytest.mark.parametrize("opening", ['"a"(', "callsite(", "fused["])
def test_nesting_has_a_limit(opening: str):
    with pytest.raises(ParseError, match="nesting is deeper than the limit of 512 levels"):
        parse_attribute(f"loc({opening * 5000}unknown")
