"""Names that types and attributes suggest in C++: of aliases, and of values (`OpAsmTypeInterface`, `OpAsmAttrInterface`).

TableGen has the two methods in `extraClassDeclaration`, where they write text and parameters one after another.  What
they do beside that stays with whoever writes the hook.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from odsgen.ods.model.names import is_alias, is_value_name
from odsgen.tablegen.cpp import CppError, accessor_name
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp.parser import parse_functions
from odsgen.tablegen.records import Record

_ALIAS, _VALUE_NAME = "getAlias", "getAsmName"

#: Functions of a class that call each other so deep are not followed.
_MAX_CALLS = 8


def suggested_names(record: Record, parameters: Mapping[str, str]) -> dict[str, str]:
    """`alias` and `asm_name` of a type or attribute, as far as its record says them.

    ``parameters`` are the kinds of the parameters, by name.  An alias that only C++ can compute is a hook's.
    """
    declared = record.text("extraClassDeclaration")
    names: dict[str, str] = {}
    if _ALIAS not in declared and _VALUE_NAME not in declared:
        return names
    functions = {f.name.qualified: f.lambda_ for f in parse_functions(declared)}
    reader = _NameReader(functions, parameters)
    if _ALIAS in declared:
        alias = reader.written_to_stream(_ALIAS)
        names["alias"] = alias if alias is not None and is_alias(alias) else "custom"
    if _VALUE_NAME in declared:
        name = reader.given_to_callback(_VALUE_NAME)
        if name is not None and is_value_name(name):
            names["asm_name"] = name
    return names


class _NameReader:
    """Reads names of the bodies of methods."""

    def __init__(self, functions: Mapping[str, c.Lambda], parameters: Mapping[str, str]) -> None:
        self._functions = functions
        self._kinds = parameters
        self._fields = {accessor_name(name): name for name in parameters}

    def written_to_stream(self, function: str) -> str | None:
        """The text that a method writes to the stream that it is given, with `{parameter}`."""
        try:
            return "".join(self._pieces(function, 0))
        except CppError:
            return None

    def given_to_callback(self, function: str) -> str | None:
        """The one text that a method calls its parameter with."""
        body = self._functions.get(function)
        if body is None or len(body.parameters) != 1 or len(body.body) != 1:
            return None
        match body.body[0]:
            case c.ExpressionStatement(
                value=c.Call(function=c.Name() as name, arguments=(c.String(value=text),))
            ) if (name.qualified == body.parameters[0].name):
                return text
        return None

    def _pieces(self, function: str, depth: int) -> Iterator[str]:
        body = self._functions.get(function)
        if body is None or len(body.parameters) != 1 or depth == _MAX_CALLS:
            raise CppError(f"the body of '{function}' is not known")
        stream = body.parameters[0].name
        for statement in body.body:
            match statement:
                case c.ExpressionStatement(value=c.Binary(operator="<<") as written):
                    yield from self._operands(written, stream)
                case c.ExpressionStatement(
                    value=c.Call(function=c.Name() as called, arguments=(c.Name() as given,))
                ) if (given.qualified == stream):
                    yield from self._pieces(called.qualified, depth + 1)
                case c.Return(value=value) if value is None or _is_alias(value):
                    return
                case _:
                    raise CppError("a statement does more than write to the stream")

    def _operands(self, written: c.Binary, stream: str) -> Iterator[str]:
        """The texts of `os << a << b`."""
        match written.left:
            case c.Binary(operator="<<") as left:
                yield from self._operands(left, stream)
            case c.Name() as name if name.qualified == stream:
                pass
            case _:
                raise CppError("something else than the stream is written to")
        yield self._piece(written.right)

    def _piece(self, value: c.Expression) -> str:
        match value:
            case c.String(value=text):
                return text
            case c.Call(function=c.Name() as accessor, arguments=()):
                return f"{{{self._field(accessor)}}}"
            case c.Call(
                function=c.Member(
                    object=c.Call(function=c.Name() as accessor, arguments=()), member=part
                ),
                arguments=(),
            ) if self._kinds.get(self._field(accessor)) in ("IntegerAttr", "FloatAttr"):
                if part.name in ("getValue", "getInt"):
                    return f"{{{self._field(accessor)}}}"
                if part.name == "getType":
                    return f"{{{self._field(accessor)}.type}}"
        raise CppError("what is written is no text and no parameter")

    def _field(self, accessor: c.Name) -> str:
        name = self._fields.get(accessor.qualified)
        if name is None:
            raise CppError(f"'{accessor.qualified}' is no accessor of a parameter")
        return name


def _is_alias(value: c.Expression) -> bool:
    """Whether a method returns that there is an alias, of either kind."""
    return isinstance(value, c.Name) and value.last.name in ("FinalAlias", "OverridableAlias")
