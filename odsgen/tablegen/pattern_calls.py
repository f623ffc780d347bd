"""Imports NativeCodeCall and Constraint records as `native_calls` and `pattern_constraints`.

What a record takes and gives, C++ finds out where it is used; here it is written down.  A record that is used with
different types becomes a native call of its own for each of them.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from odsgen.ods.library.patterns import BUILTIN_CONSTRAINTS, BUILTIN_NATIVE_CALLS, DIRECTIVES
from odsgen.ods.model.names import snake_case
from odsgen.tablegen.cpp_types import annotation
from odsgen.tablegen.notation import identifier, sentence
from odsgen.tablegen.predicates import PredicateTranslator
from odsgen.tablegen.records import Record

_PLACEHOLDER = re.compile(r"\$(?:(_builder|_loc|_self)\b|(\d+)(\.\.\.)?)")
_SYMBOL = re.compile(r"\$(\w+)")
_CALLED = re.compile(r"([A-Za-z_]\w*)\s*\(")
_SPECIAL = {"_builder": ("rewriter", "$_builder"), "_loc": ("location", "$_loc")}
_BUILTIN = frozenset(d.name for d in (*BUILTIN_NATIVE_CALLS, *BUILTIN_CONSTRAINTS))
#: Predicates that the language has a constraint for.
_KNOWN_PREDICATES = {
    re.compile(r"\$(_self|0)\.use_empty\(\)"): "HasNoUseOf",
    re.compile(r"\$(_self|0)\.hasOneUse\(\)"): "HasOneUse",
}


class NotSayable(Exception):
    """A pattern, or a part of it, that the language of specs has no words for; the message says why."""


class InPlace(str):
    """A predicate over symbols, which needs no name."""


@dataclass(frozen=True, slots=True)
class PatternValue:
    """The value that a symbol of a pattern stands for."""

    annotation: str  # in Python: Value, Sequence[Value], IntegerAttr | None, Operation, …
    kind: str  # as predicates are told of it: "operand", "attribute: ::mlir::IntegerAttr"; "" if they cannot speak of it
    name: str = ""


def property_annotation(record: Record) -> str:
    """The Python annotation of the value of a property."""
    return annotation(record.text("interfaceType"), lambda name: None)


def attribute_annotation(record: Record) -> str:
    """The Python class of what a constraint on attributes describes; Attribute where it is not told."""
    found = annotation(record.text("storageType"), lambda name: None)
    return found if found.endswith("Attr") else "Attribute"


class CallWriter:
    """Declares native calls and pattern constraints, each once for the types with which it is used."""

    def __init__(self, predicates: PredicateTranslator, taken: Iterable[str]) -> None:
        self._predicates = predicates
        self._taken = {*taken, *_BUILTIN, *DIRECTIVES}
        self._hooks: set[str] = set()
        self._known: dict[tuple[Any, ...], str] = {}
        #: The spec's section `native_calls`, by name.
        self.native_calls: dict[str, dict[str, Any]] = {}
        #: The spec's section `pattern_constraints`, by name.
        self.constraints: dict[str, dict[str, Any]] = {}

    # --- native calls -----------------------------------------------------------------------------------------------

    def matcher(self, record: Record, found: Sequence[str]) -> str:
        """A native call of a source pattern, which finds values and attributes of these annotations."""
        if record.name in _BUILTIN:
            return record.name
        expression = record.text("expression")
        specials, _, _ = _placeholders(expression)
        parameters = {"op": "$_self"}
        if "_builder" in specials:
            parameters["rewriter"] = "$_builder"
        body = {
            "summary": sentence(expression),
            "matcher": True,
            "parameters": parameters,
            "returns": list(found),
        }
        return self._declared(record, "match", body)

    def call(
        self, record: Record, arguments: Sequence[PatternValue], returns: Sequence[str]
    ) -> str:
        """A native call of a result pattern. Raises NotSayable."""
        expression = record.text("expression")
        specials, highest, rest = _placeholders(expression)
        if "_self" in specials:
            raise NotSayable(f"'{expression}' speaks of $_self in a result pattern")
        if highest >= len(arguments) or (rest is not None and rest > len(arguments)):
            raise NotSayable(f"'{expression}' is used with {len(arguments)} arguments")
        parameters = dict(_SPECIAL[name] for name in ("_builder", "_loc") if name in specials)
        fixed = arguments if rest is None else arguments[:rest]
        parameters.update(_parameters(fixed, parameters))
        if rest is not None:
            if highest >= rest:
                raise NotSayable(f"'{expression}' takes arguments after those that remain")
            remaining = {a.annotation for a in arguments[rest:]}
            every = remaining.pop() if len(remaining) == 1 else "object"
            parameters["others"] = f"{every}..."
        body: dict[str, Any] = {"summary": sentence(expression)}
        if parameters:
            body["parameters"] = parameters
        if returns:
            body["returns"] = returns[0] if len(returns) == 1 else list(returns)
        return self._declared(record, "rewrite", body)

    def _declared(self, record: Record, prefix: str, body: dict[str, Any]) -> str:
        shape = {
            **body,
            "parameters": list(body.get("parameters", {}).values()),
        }  # whatever their names
        key = (record.name if not record.is_anonymous else "", prefix, repr(shape))
        known = self._known.get(key)
        if known is None:
            wanted = identifier(record.name)
            if record.is_anonymous:
                called = _CALLED.search(record.text("expression"))
                wanted = called[1] if called is not None else "native_call"
            known = self._known[key] = self._free_name(wanted, prefix)
            self.native_calls[known] = body
        return known

    # --- constraints ------------------------------------------------------------------------------------------------

    def constraint(self, record: Record, arguments: Sequence[PatternValue], has_self: bool) -> str:
        """A constraint on symbols, by name; with `has_self`, the first is ``$_self``. Raises NotSayable.

        One without a name whose predicate can be said stands in its place, `InPlace`.
        """
        predicate = record.record("predicate")
        if predicate is None:
            raise NotSayable(f"the constraint '{record.name}' has no predicate")
        cpp = sentence(self._predicates.cpp(predicate))
        if predicate.is_a("CPred"):
            cpp = cpp[1:-1]  # it brings parentheses along
        for pattern, name in _KNOWN_PREDICATES.items():
            match = pattern.fullmatch(cpp)
            if match is not None and has_self is (match[1] == "_self") and len(arguments) == 1:
                return name
        parameters = _parameters(arguments, {})
        names = list(parameters)

        def symbol(match: re.Match[str]) -> str:
            if match[3] or match[1] in ("_builder", "_loc"):
                raise NotSayable(f"the constraint '{record.name}' speaks of {match[0]}")
            index = 0 if match[1] else int(match[2]) + has_self
            if index >= len(names) or (match[1] and not has_self):
                raise NotSayable(f"the constraint '{record.name}' speaks of {match[0]}")
            return f"${names[index]}"

        kinds = {name: a.kind for name, a in zip(names, arguments, strict=True)}
        written = None
        if all(kinds.values()):
            text, plain = _with_classes(_PLACEHOLDER.sub(symbol, cpp), kinds)
            written = self._predicates.pattern_condition(text, plain)
        if record.is_anonymous and written is not None and names == [a.name for a in arguments]:
            return InPlace(written)
        summary = sentence(record.text("summary"))
        body: dict[str, Any] = {"summary": f"{summary}: {cpp}" if summary else cpp}
        body["parameters"] = parameters
        if written is not None:
            body = {"summary": summary} if summary else {}
            body.update(parameters=parameters, predicate=written)
        annotations = tuple(argument.annotation for argument in arguments)
        of = record.name if not record.is_anonymous else f" {cpp}"
        # Whatever the names of the parameters, what is asked of them decides.
        positions = {name: f"${number}" for number, name in enumerate(names)}
        asked = (
            None if written is None else _SYMBOL.sub(lambda m: positions.get(m[1], m[0]), written)
        )
        key = (of, "constraint", has_self, annotations, asked)
        known = self._known.get(key)
        if known is None:
            wanted = "Condition" if record.is_anonymous else identifier(record.name)
            known = self._known[key] = self._free_name(wanted, "match")
            self.constraints[known] = body
        return known

    def _free_name(self, wanted: str, prefix: str) -> str:
        if keyword.iskeyword(wanted):
            wanted += "_"
        name, count = wanted, 2
        while name in self._taken or f"{prefix}_{snake_case(name)}" in self._hooks:
            name, count = f"{wanted}_{count}", count + 1
        self._taken.add(name)
        self._hooks.add(f"{prefix}_{snake_case(name)}")
        return name


def _with_classes(cpp: str, kinds: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """The condition and the kinds as the code of a pattern sees them.

    C++ has attributes there with their classes, not what accessors give, and operands as values of any type.
    """
    plain = {}
    for name, kind in kinds.items():
        plain[name], colon, cpp_class = kind.partition(": ")
        if plain[name].endswith(("operand", "result")):
            continue
        if not colon or not plain[name].endswith("attribute"):
            plain[name] = kind
            continue
        cpp = re.sub(rf"\${name}(?=\s*\.)", f"::llvm::cast<{cpp_class}>(${name})", cpp)
    return cpp, plain


def _parameters(arguments: Sequence[PatternValue], taken: Mapping[str, str]) -> dict[str, str]:
    """The parameters that receive these arguments: by the symbols of the pattern, else by number."""
    found: dict[str, str] = {}
    for number, argument in enumerate(arguments):
        name = argument.name
        if not name or name in found or name in taken or keyword.iskeyword(name) or name[0] == "_":
            name = f"argument{number}"
        found[name] = argument.annotation
    return found


def _placeholders(expression: str) -> tuple[set[str], int, int | None]:
    """The special placeholders, the highest number (-1: none), and the number from which on all are taken."""
    specials: set[str] = set()
    highest, rest = -1, None
    for match in _PLACEHOLDER.finditer(expression):
        if match[1]:
            specials.add(match[1])
        elif match[3]:
            rest = int(match[2])
        else:
            highest = max(highest, int(match[2]))
    return specials, highest, rest


_OPERATOR = re.compile(r"\(([A-Za-z_]\w*)[:\s)]")


def called_by(pattern: Mapping[str, Any]) -> frozenset[str]:
    """The native calls and constraints of a pattern, by name."""
    texts: list[str] = []
    for key in ("source", "results", "where", "supplemental"):
        written = pattern.get(key, ())
        texts += [written] if isinstance(written, str) else written
    return frozenset(name for text in texts for name in _OPERATOR.findall(text))
