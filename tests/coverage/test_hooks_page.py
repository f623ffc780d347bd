"""docs/reference/hooks.md has every decorator of `odsgen.hooks`, and no other."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import odsgen.hooks
from odsgen.hook_kinds import KINDS
from tests.coverage.documents import Section, section

STUB = Path(odsgen.hooks.__file__).with_suffix(".pyi")


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
    assert {decorator(row) for row in rows()} == {*KINDS, "pattern"}


def test_hooks_without_a_declaration_are_those_that_need_none() -> None:
    undeclared = {name for name, kind in KINDS.items() if not kind.is_declared}
    assert {decorator(row) for row in rows() if row[3].startswith("nothing")} == undeclared


def arguments_of(name: str) -> int | None:
    """The number of arguments that type checkers ask of a function with a decorator; None where the spec says them."""
    for node in ast.walk(ast.parse(STUB.read_text("utf-8"))):
        match node:
            case ast.AnnAssign(target=ast.Name(id=found), annotation=shown) if found == name:
                pass
            case ast.FunctionDef(name=found, returns=ast.expr() as shown) if found == name:
                pass
            case _:
                continue
        for part in ast.walk(shown):
            match part:
                case ast.Subscript(
                    value=ast.Name(id="_ForDialect" | "_ForOperations" | "_Hook" as protocol),
                    slice=ast.Tuple(elts=parts),
                ):
                    (given,) = (each.elts for each in parts if isinstance(each, ast.List))
                    return len(given) + (protocol != "_ForDialect")
    return None


HELD = [name for name in KINDS if arguments_of(name) is not None]


def test_most_kinds_are_held_by_type_checkers() -> None:
    assert len(HELD) == 21


@pytest.mark.parametrize("name", [name for name in HELD if name != "verifies_regions"])
def test_signatures_have_the_arguments_of_the_protocols(name: str) -> None:
    shown = next(row[1] for row in rows() if decorator(row) == name)
    inside = re.search(r"`\((.*?)\)`", shown)
    assert inside is not None, shown
    assert len([argument for argument in inside[1].split(", ") if argument]) == arguments_of(name)
