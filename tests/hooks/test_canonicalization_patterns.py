"""Patterns that stand under `@pattern`."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime.registry.bindings import NOTED
from odsgen_dialects.arith import AddIOp, ConstantOp, SubIOp  # noqa: F401


def noted(text: str) -> dict[str, list[RewritePattern]]:
    """The patterns of a module of hooks, by the classes for which they are."""
    module = ModuleType("hooks_of_patterns")
    exec(f"from {__name__} import *\n{text}", module.__dict__)
    bindings = getattr(module, NOTED)
    assert {binding.kind for binding in bindings} == {"canonicalization_patterns"}
    return {binding.subject: binding.hook() for binding in bindings}


def leaves(op: Any, rewriter: PatternRewriter) -> bool:
    return False


class Leaves(RewritePattern[AddIOp]):
    """A pattern as a class."""


def test_patterns_keep_their_order() -> None:
    found = noted("pattern(AddIOp)(Leaves)\npattern(AddIOp, SubIOp)(leaves)\n")
    assert [(one.name, one.root) for one in found["AddIOp"]] == [
        ("Leaves", "arith.addi"),
        ("leaves", "arith.addi"),
    ]
    assert [(one.name, one.root) for one in found["SubIOp"]] == [("leaves", "arith.subi")]


def test_a_pattern_may_be_tried_on_other_operations() -> None:
    [one] = noted('pattern(ConstantOp, root="arith.addi", benefit=3)(leaves)')["ConstantOp"]
    assert (one.root, one.benefit) == ("arith.addi", 3)


def test_a_pattern_is_for_classes() -> None:
    with pytest.raises(TypeError, match="takes the classes of operations"):
        pattern("arith.addi")(leaves)  # type: ignore[arg-type]
