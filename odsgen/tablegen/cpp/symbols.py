"""The names that a predicate over an operation can mention, and the C++ accessors of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

_KIND = re.compile(
    r"(?:(optional|variadic)\s+)?(operand|result|attribute|property|region|successor)\s*(?::\s*(.*))?",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Symbol:
    """``kind`` is operand, result, attribute, property, region or successor; ``cpp_type`` the class, when it is known:
    of the type of a value, of an attribute, the C++ type of a property."""

    name: str
    kind: str
    arity: str = ""  # optional, variadic
    cpp_type: str = ""
    default: str = ""  # C++ of what the accessor gives when the attribute is missing


class Symbols:
    """From ``{"lhs": "operand", "mask": "optional operand", "scope": "attribute: spirv::ScopeAttr"}``.

    An attribute may have a default: ``attribute: ::mlir::IntegerAttr = 3``.

    Raises ValueError for a kind that is none.
    """

    def __init__(self, kinds: Mapping[str, str], declarations: str = "") -> None:
        #: C++ of the operation's class: methods with bodies.
        self.declarations = declarations
        self.by_name: dict[str, Symbol] = {}
        self.by_accessor: dict[str, Symbol] = {}
        for name, text in kinds.items():
            match = _KIND.fullmatch(text.strip())
            if match is None:
                raise ValueError(f"'{text}' is no kind of a symbol")
            cpp_type, _, default = (match[3] or "").partition(" = ")
            symbol = Symbol(name, match[2], match[1] or "", cpp_type.strip(), default.strip())
            self.by_name[name] = symbol
            self.by_accessor[accessor_name(name)] = symbol


def accessor_name(name: str) -> str:
    """The getter that ODS generates: ``getLowerBound`` for ``lowerBound`` and ``lower_bound``."""
    words = [word for word in name.split("_") if word]
    return "get" + "".join(word[0].upper() + word[1:] for word in words)
