"""Hints for what newcomers write: notes of ours behind MLIR's messages, which stay as they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.registry.context import Context

#: Types by their names in other languages.
_OTHER_TYPES = {
    **dict.fromkeys(("int", "int32", "int32_t", "I32"), "i32"),
    **dict.fromkeys(("long", "int64", "int64_t", "I64"), "i64"),
    **dict.fromkeys(("float", "float32", "F32"), "f32"),
    **dict.fromkeys(("double", "float64", "F64"), "f64"),
    **dict.fromkeys(("bool", "boolean"), "i1"),
    **dict.fromkeys(("byte", "char", "int8"), "i8"),
    **dict.fromkeys(("size_t", "usize", "isize"), "index"),
    "void": "()",
    "half": "f16",
}
_NAMES = ("index", "none", "tensor", "vector", "memref", "complex", "tuple", "bf16", "f32", "f64")


def with_hint(error: ParseError, hint: str | None) -> ParseError:
    """The error, with a note that says what was probably meant."""
    if hint is not None:
        error.diagnostics[0].attach_hint(hint)
    return error


def type_hint(token: str) -> str | None:
    """The type that was meant where there is none."""
    if token in _OTHER_TYPES:
        return f"did you mean '{_OTHER_TYPES[token]}'?"
    dialect, dot, mnemonic = token.partition(".")
    if dot and dialect.isidentifier() and mnemonic:
        return f"a type of a dialect begins with '!': !{token}"
    return _nearest(token, _NAMES, "'{}'") if token.isidentifier() else None


def operation_hint(token: str, context: Context) -> str | None:
    """The operation that was meant by a name that is none."""
    dialect_name, dot, mnemonic = token.partition(".")
    if dot:
        dialect = context.dialect(dialect_name)
        if dialect is None:
            return _nearest(dialect_name, context.available_dialects(), "'{}." + mnemonic + "'")
        return _nearest(token, dialect.operations, "'{}'")
    owners = [
        name
        for name in ("arith", "cf", "func", "scf", "builtin")
        if context.operation_class(f"{name}.{token}") is not None
    ]
    if owners:
        return f"the name of an operation begins with its dialect: '{owners[0]}.{token}'"
    return None


def value_hint(token: str, tokens: Sequence[str]) -> str | None:
    """The value that was meant by a name that is none; numbers say nothing."""
    if token[1:].isdigit() or len(tokens) > _MANY:
        return None
    others = {other for other in tokens if other[:1] == "%" and not other[1:].isdigit()}
    return _nearest(token, sorted(others - {token}), "'{}'")


_MANY = 20_000  # tokens of a program in which names are compared


def _nearest(name: str, candidates: Iterable[str], shown: str) -> str | None:
    from difflib import get_close_matches

    if len(name) > 100:
        return None
    near = get_close_matches(name, list(candidates), n=5, cutoff=0.7)
    if not near:
        return None
    same = [
        other for other in near if set(other) == set(name)
    ]  # a letter doubled, or two exchanged
    return f"did you mean {shown.format((same or near)[0])}?"
