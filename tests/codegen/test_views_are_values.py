"""The views of operations are values without text: two operations that say the same have equal ones."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.codegen.constraint_names import ConstraintNames
from odsgen.codegen.context import FileContext
from odsgen.codegen.hook_slots import HookSlots
from odsgen.codegen.imports import Imports
from odsgen.codegen.python.expressions import FALSE, TRUE, names_in
from odsgen.codegen.python.steps import Assign, If, Steps
from odsgen.codegen.views.classes import OPERATION_NAME, ClassView
from odsgen.codegen.views.methods import MethodView
from odsgen.codegen.views.ops import op_view
from odsgen.ods import load_dialect_dict
from odsgen.ods.model.hooks import known_interfaces

PAIR: dict[str, Any] = {
    "arguments": {
        "lhs": "AnySignlessInteger",
        "rest": "Variadic<I32>",
        "mode": "DefaultValuedAttr<I32Attr, '1'>",
        "label": "OptionalAttr<StrAttr>",
    },
    "results": {"result": "AnySignlessInteger"},
    "regions": {"body": "SizedRegion<1>"},
    "traits": ["AllTypesMatch<[lhs, result]>", "SingleBlock", "NoTerminator", "Pure"],
}
SIZES: dict[str, Any] = {
    "arguments": {"a": "Variadic<I32>", "b": "Variadic<I32>"},
    "traits": ["SameVariadicOperandSize"],
}
UNREAD: dict[str, Any] = {
    "arguments": {"a": "Variadic<AnyType>", "b": "Variadic<AnyType>"},
    "traits": ["SameVariadicOperandSize"],
    "invariants": [{"predicate": "len($_op.operands) > 1", "message": "the size is right"}],
}


def views(**ops: dict[str, Any]) -> list[ClassView]:
    dialect = load_dialect_dict({"dialect": "v", "ops": ops})
    imports = Imports(op.class_name for op in dialect.ops)
    context = FileContext(
        dialect,
        imports,
        ConstraintNames(),
        ".constraints",
        known_interfaces(dialect),
        HookSlots(dialect),
    )
    return [op_view(op, context) for op in dialect.ops]


@pytest.mark.parametrize("definition", [PAIR, SIZES], ids=["pair", "sizes"])
def test_operations_that_say_the_same_have_equal_parts(definition: dict[str, Any]) -> None:
    first, second = views(first=definition, second=definition)
    assert first.bases == second.bases
    assert len(first.members) == len(second.members)
    for one, other in zip(first.members, second.members, strict=True):
        assert (one == other) is (one.name != OPERATION_NAME), one.name
        assert (hash(one) == hash(other)) is (one.name != OPERATION_NAME), one.name


def verifier(view: ClassView) -> Steps:
    (found,) = (member for member in view.members if member.name == "verify_invariants")
    assert isinstance(found, MethodView)
    return found.body


def test_a_size_is_bound_where_a_step_reads_it_and_not_where_a_message_says_the_word() -> None:
    read, unread = views(read=SIZES, unread=UNREAD)
    assert [step.name for step in verifier(read) if isinstance(step, Assign)] == ["size"]
    assert "size" in names_in(verifier(read))
    assert not any(isinstance(step, Assign) for step in verifier(unread))


def test_a_comparison_of_two_constants_is_decided() -> None:
    def decided(predicate: str) -> list[Any]:
        (view,) = views(o={"invariants": [{"predicate": predicate, "message": "it holds"}]})
        return [
            step.condition
            for step in verifier(view)
            if isinstance(step, If) and step.condition in (TRUE, FALSE)
        ]

    assert decided("1 == 2") == [TRUE]
    assert decided("1 == 1") == [FALSE]
    assert decided("1 != 1") == [TRUE]


def test_the_summary_of_a_builder_stays_inside_its_docstring() -> None:
    summary = 'Ends here: """\nraise SystemExit  # and a backslash \\'
    builder = {"parameters": {}, "summary": summary}
    package = load_in_memory({"dialect": "v", "ops": {"o": {"builders": {"build_it": builder}}}})
    assert cleandoc(package.OOp.build_it.__doc__) == summary
