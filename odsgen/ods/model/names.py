"""Names: what ODS writes, and the Python identifiers made of it."""

from __future__ import annotations

import keyword
import re

_WORD_BOUNDARY = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
_DIALECT_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
_MNEMONIC = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_$]*(\.[A-Za-z0-9_][A-Za-z0-9_$]*)*\Z")
_OPERATION_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_$-]*(\.[A-Za-z0-9_][A-Za-z0-9_$-]*)*\Z")
_MODULE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*\Z")


def is_name(text: str) -> bool:
    """Whether an operand, attribute, parameter or class can be called so: ASCII letters, digits, underscores."""
    return _NAME.match(text) is not None


LONGEST_DIALECT_NAME = 200
"""A package is a folder, and a folder's name has at most 255 bytes; while it is written, it has a longer one."""


def is_dialect_name(text: str) -> bool:
    """MLIR's namespaces, without the `$` that no Python package can have; `async` is the package `async_`."""
    return len(text) <= LONGEST_DIALECT_NAME and _DIALECT_NAME.match(text) is not None


def is_mnemonic(text: str) -> bool:
    """Whether the text can follow `dialect.` in the text of an operation (LangRef, "Identifiers and keywords")."""
    return _MNEMONIC.match(text) is not None


def is_operation_name(text: str) -> bool:
    """Whether the text can follow `dialect.` in the quoted name of an operation; not all of it can stand without the quotes."""
    return _OPERATION_NAME.match(text) is not None


#: What stands in a declared name for a parameter or attribute, or for the type of its value: `{width}`, `{value.type}`.
_NAME_FIELD = re.compile(r"\{([A-Za-z_][A-Za-z0-9_]*(?:\.type)?)\}")


def name_pieces(text: str) -> tuple[str, ...]:
    """A declared name, cut: text at even places, the names of fields at odd ones; `i{width}` is `i`, `width`, ``."""
    return tuple(_NAME_FIELD.split(text))


def is_alias(text: str) -> bool:
    """Whether a printer can suggest it as the name of an alias (LangRef, "Type aliases"), its fields filled in."""
    return re.fullmatch(r"[A-Za-z_][A-Za-z0-9_$]*", _NAME_FIELD.sub("_", text)) is not None


def is_value_name(text: str) -> bool:
    """Whether a printer can suggest it as the name of a value, its fields filled in."""
    return re.fullmatch(r"[A-Za-z_$.-][A-Za-z0-9_$.-]*", _NAME_FIELD.sub("_", text)) is not None


def is_module_path(text: str) -> bool:
    return _MODULE.match(text) is not None and not any(map(keyword.iskeyword, text.split(".")))


def snake_case(name: str) -> str:
    """`overflowFlags` → `overflow_flags`."""
    return _WORD_BOUNDARY.sub("_", name).lower()


def camel_case(mnemonic: str) -> str:
    """`generic_call` → `GenericCall`."""
    words = re.split(r"[^A-Za-z0-9]+", mnemonic)
    return "".join(word[:1].upper() + word[1:] for word in words)


def identifier(name: str) -> str:
    """The name, with an underscore behind it where Python has the word for itself (PEP 8): `in` → `in_`."""
    return name + "_" if keyword.iskeyword(name) or name in _SOFT else name


_SOFT = frozenset("""
    bool classmethod cls dict float int object property self staticmethod str super tuple
    """.split())
"""Words that generated classes use for themselves."""


def op_class_name(mnemonic: str) -> str:
    """The class of an operation that does not give its own."""
    return camel_case(mnemonic) + "Op"


def hook_name(mnemonic: str) -> str:
    """The end of the names of an operation's hooks: `verify_mlir_constant` for `mlir.constant`."""
    return re.sub(r"[^A-Za-z0-9_]", "_", mnemonic)


def definition_hook_name(name: str) -> str:
    """The end of the names of a type's or attribute's hooks: `verify_struct_type` for `StructType`."""
    return snake_case(name)
