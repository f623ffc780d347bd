"""Names that generated classes cannot have, because the runtime, Python or generated code has them."""

from __future__ import annotations

import builtins
import keyword

from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.ir.operation import Operation


def _members(*classes: type) -> set[str]:
    """The public names of classes but those of their constants."""
    return {name for each in classes for name in dir(each) if name.islower() and name[0] != "_"}


OPERATION_MEMBERS = frozenset(
    {*_members(Operation), "build", "canonicalization_patterns", "fold", "infer_return_types"}
)
"""Members that every operation has, or may have: an operand or attribute of such a name would hide it."""

PARAMETERIZED_MEMBERS = frozenset({*_members(Type, Attribute), "get"})
"""Members of every type and attribute."""

COVERING = {
    "operands": "operands",
    "results": "results",
    "regions": "regions",
    "successors": "successors",
}
"""Names that all parts of one kind have anyway: one variadic of such a name is not hiding anything."""

RUNTIME_CLASSES = frozenset(
    {
        *(name for name in RUNTIME_MODULES if not name.isupper() and not name.islower()),
        *"""
        Any Argument Arity Builder Callable ClassVar Context DIALECT Diagnostic DiagnosticError EffectKind Enum Final Generic
        InsertionPoint IntEnum IntFlag Iterable Iterator Mapping ParseError Protocol Self Sequence Successor SymbolTable Union
        Use VerifyError
        """.split(),
    }
)
"""Classes that generated modules use under their own names."""

PYTHON_BUILTINS = frozenset(name for name in dir(builtins) if not name.startswith("_"))


def reserved_class_name(name: str) -> str | None:
    """Why no generated class can have the name, or None."""
    if keyword.iskeyword(name):
        return "a keyword of Python"
    if name in RUNTIME_CLASSES:
        return "a class of the runtime that generated code uses"
    if name in PYTHON_BUILTINS:
        return "a builtin of Python"
    return None
