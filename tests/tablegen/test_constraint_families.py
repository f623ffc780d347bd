"""Constraints that differ in one number are one with a parameter, and mean what they meant."""

from __future__ import annotations

from typing import Any

from odsgen.ods import load_dialect_dict
from odsgen.tablegen.constraint_families import with_parameters
from tests.tablegen.facts import CONSTRAINT_NAMES, facts


def _width(bits: int) -> dict[str, Any]:
    return {
        "summary": f"{bits}-bit number",
        "type": "AnyType",
        "predicate": f"satisfies($_self, I<{bits}>) or satisfies($_self, UI<{bits}>)",
    }


SPEC: dict[str, Any] = {
    "dialect": "d",
    "constraints": {
        "Width_1": _width(32),
        "Width_2": _width(8),
        "Width_3": {**_width(16), "summary": "a short number"},
        "Pointer_1": {"type": "AnyType", "build": "!ptr.ptr<#ptr.generic_space>", "summary": "p 1"},
        "Wide": {"type": "AnyTypeOf<[Width_1, Width_2]>"},
    },
    "ops": {
        "add": {
            "summary": "Not of Width_1.",
            "arguments": {"lhs": "Width_1", "rhs": {"constraint": "Variadic<Width_2>"}},
            "results": {"sum": "Width_3"},
        },
        "mul": {"arguments": {"both": "Variadic<Wide>"}, "results": {"product": "Width_1"}},
    },
}


def test_a_family_has_a_parameter() -> None:
    spec = with_parameters(SPEC, frozenset())
    assert list(spec["constraints"]) == ["Width<n>", "Width_3", "Pointer_1", "Wide"]
    assert spec["constraints"]["Width<n>"] == {
        "summary": "$n-bit number",
        "type": "AnyType",
        "predicate": "satisfies($_self, I<$n>) or satisfies($_self, UI<$n>)",
    }
    assert spec["constraints"]["Wide"] == {"type": "AnyTypeOf<[Width<32>, Width<8>]>"}
    assert spec["ops"]["add"]["arguments"] == {
        "lhs": "Width<32>",
        "rhs": {"constraint": "Variadic<Width<8>>"},
    }
    assert spec["ops"]["add"]["summary"] == "Not of Width_1."


def test_it_means_the_same() -> None:
    before, after = (
        facts(load_dialect_dict(spec), CONSTRAINT_NAMES)
        for spec in (SPEC, with_parameters(SPEC, frozenset()))
    )
    assert after == before


def test_names_that_are_taken_stay() -> None:
    assert with_parameters(SPEC, {"Width"}) == SPEC
    mentioned = {**SPEC, "patterns": {"p": {"source": "(d.add Width_1:$a)", "results": "$a"}}}
    assert with_parameters(mentioned, frozenset())["constraints"] == SPEC["constraints"]
