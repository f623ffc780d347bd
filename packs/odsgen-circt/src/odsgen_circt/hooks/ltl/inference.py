"""Result types of the dialect `ltl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import checks, infers
from odsgen.runtime import Type, Value
from odsgen_circt.hooks.common import i1, loaded_type_class
from odsgen_circt.hooks.hw.predicates import is_hw_integer

checks("check_is_hw_integer_type")(is_hw_integer)


def _is(type: Any, mnemonic: str) -> bool:
    return (type.DIALECT_NAME, type.MNEMONIC) == ("ltl", mnemonic)


def _type(mnemonic: str) -> Type:
    found: Type = loaded_type_class("ltl", mnemonic).get()
    return found


@infers("ltl.and", "ltl.or", "ltl.intersect")
def infer_and(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """A property if one operand is; else a sequence if one is; else `i1`."""
    for mnemonic in ("property", "sequence"):
        if any(_is(value.type, mnemonic) for value in operands):
            return [_type(mnemonic)]
    return [i1]


@infers("ltl.clock")
def infer_clock(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """A property for one, and otherwise a sequence."""
    return [_type("property" if _is(operands[0].type, "property") else "sequence")]


@checks("make_result_type")
def make_result_type(type: Type) -> Type:
    """The type of the input."""
    return type
