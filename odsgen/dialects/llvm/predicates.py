"""Predicates of the dialect `llvm`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.llvm.types import PREFIX
from odsgen.runtime.generated.formats import type_of_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type


_NOT_LOADABLE = frozenset({"func", "label", "metadata", "token", "void"})


def check_is_loadable_type(type: Type) -> bool:
    """Whether memory can hold values of the type."""
    return type.DIALECT_NAME != "llvm" or type.MNEMONIC not in _NOT_LOADABLE


def make_res_type(type: Type) -> Type:
    """The result type of `cmpxchg`: a struct of the old value, and of whether it was replaced."""
    return type_of_text(f"!llvm.struct<({str(type).removeprefix(PREFIX)}, i1)>")
