"""Pages import what is public from one place: the packages that the API reference lists, and no module inside of them."""

from __future__ import annotations

import ast
from collections import defaultdict
from importlib import import_module

import pytest

from tests.coverage.documents import Block, pages, sections
from tools.site_pages import API

PAGES = ["../README.md", *pages()]


def imports(block: Block) -> list[tuple[str, str]]:
    """Each module of ours that a block imports from, with the name."""
    found: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(block.text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("odsgen."):
            found += [(node.module or "", alias.name) for alias in node.names]
        elif isinstance(node, ast.Import):
            found += [(alias.name, "") for alias in node.names if alias.name.startswith("odsgen.")]
    return found


def blocks(page: str) -> list[Block]:
    """The Python of a page; a change of odsgen itself, in architecture.md, may import what it needs."""
    return [
        block
        for section in sections(page)
        for block in section.blocks
        if block.kind in ("python", "python hooks")
    ]


@pytest.mark.parametrize("page", PAGES)
def test_pages_import_from_public_packages(page: str) -> None:
    wrong = [
        f"{page}:{block.line}: from {module} import {name}"
        for block in blocks(page)
        for module, name in imports(block)
        if not is_public(module, name)
    ]
    assert wrong == []


def is_public(module: str, name: str) -> bool:
    """Whether a name is to be imported from a module, which may be a module itself: `from odsgen.passes import options`."""
    if f"{module}.{name}" in API:
        return True
    if module not in API:
        return False
    return name in getattr(import_module(module), "__all__", dir(import_module(module)))


def test_each_name_comes_from_one_place() -> None:
    places: defaultdict[tuple[str, int], set[str]] = defaultdict(set)
    for page in PAGES:
        for block in blocks(page):
            for module, name in imports(block):
                found = import_module(module)
                places[name, id(getattr(found, name, found))].add(module)
    assert [found for found in places.values() if len(found) > 1] == []
