"""docs/reference/hooks.md has every decorator of `odsgen.hooks`, and no other."""

from __future__ import annotations

import re
import typing

import pytest

import odsgen.hooks
from odsgen.hooks import protocols
from odsgen.runtime.registry.bindings import UNDECLARED
from tests.coverage.documents import Section, section


def all_decorators() -> Section:
    found = section("reference/hooks.md", "all-decorators")
    assert found is not None
    return found


def rows() -> list[list[str]]:
    """The cells of the tables below their heads."""
    lines = re.findall(r"^\| (`@?\w+.*) \|$", all_decorators().text, re.M)
    return [re.split(r" ?(?<!\\)\| ?", line) for line in lines]


def decorator(row: list[str]) -> str:
    name = re.match(r"`@?(\w+)", row[0])
    assert name is not None, row
    return name[1]


def test_every_decorator_is_there_and_no_other() -> None:
    assert {decorator(row) for row in rows()} == set(odsgen.hooks.__all__)


def test_hooks_without_a_declaration_are_those_that_need_none() -> None:
    assert {decorator(row) for row in rows() if row[3].startswith("nothing")} == UNDECLARED


#: The protocols of the hooks of a dialect: those that take as many arguments as the table shows.
OF_DIALECT = {
    "materializes_constants": protocols.ConstantMaterializer,
    "dialect_canonicalization_patterns": protocols.Patterns,
    "upgrades_operations": protocols.Upgrade,
    "suggests_aliases": protocols.AliasSuggestion,
    "verifies_operation_attributes": protocols.AttributeVerifier,
    "verifies_region_argument_attributes": protocols.RegionAttributeVerifier,
    "verifies_region_result_attributes": protocols.RegionAttributeVerifier,
    "verifies_data_layout_entries": protocols.DataLayoutEntryVerifier,
    "parses_types": protocols.TypeParser,
    "parses_attributes": protocols.AttributeParser,
    "effects": protocols.OperationEffects,
    "infers": protocols.Inference,
    "folds": protocols.Fold,
    "canonicalizes": protocols.Canonicalization,
    "canonicalization_patterns": protocols.Patterns,
    "evaluates": protocols.Evaluator,
}


@pytest.mark.parametrize("name", OF_DIALECT)
def test_signatures_have_the_arguments_of_the_protocols(name: str) -> None:
    (shown,) = (row[1] for row in rows() if decorator(row) == name)
    inside = re.search(r"`\((.*?)\)`", shown)
    assert inside is not None, shown
    arguments = [argument for argument in inside[1].split(", ") if argument]
    protocol: typing.Any = OF_DIALECT[name]
    assert len(arguments) == protocol.__call__.__code__.co_argcount - 1
