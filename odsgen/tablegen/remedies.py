"""Remedies for a part of an import that is refused: from the least that is lost to the whole definition."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from odsgen.ods.model.names import snake_case

Place = tuple[str | int, ...]

_ANYTHING = {
    "type": "AnyType",
    "attribute": "AnyAttr",
    "property": "AnyAttr",
    "region": "AnyRegion",
    "successor": "AnySuccessor",
}
_PART_SECTIONS = {
    "arguments": "argument",
    "results": "result",
    "regions": "region",
    "successors": "successor",
}
_WRAPPERS = ("Variadic", "Optional", "VariadicOfVariadic", "OptionalAttr", "VariadicRegion")
_DEFAULTED = re.compile(r"Default(?:Valued|ValuedOptional)(?:Attr|Prop)<", re.DOTALL)


FORMAT_IS_LEFT = "its format is left to hooks"


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the spec, and the place below which everything may be different now."""

    owner: Place
    what: str


class Remedies:
    """The remedies of one spec, which they change; what was tried in vain is followed by the next."""

    def __init__(self, spec: dict[str, Any], kinds: Mapping[tuple[str, str], str]) -> None:
        self._spec = spec
        self._kinds = kinds
        self._open: dict[Place, Iterator[Callable[[], str | None]]] = {}

    def apply(self, place: Place, message: str) -> Change | None:
        """Take the next remedy for what stands at a place; None when there is none left."""
        for length in range(len(place), 0, -1):
            owner = place[:length]
            if not _exists(self._spec, owner):
                continue
            # What is left out of a list makes room for the next element under the same index.
            key = (*owner, repr(_value(self._spec, owner))) if isinstance(owner[-1], int) else owner
            remedies = self._open.get(key)
            if remedies is None:
                remedies = self._open[key] = iter(self._remedies(owner, message))
            for remedy in remedies:
                what = remedy()
                if what is not None:
                    return Change(owner[:2], what)
        return None

    def _remedies(self, place: Place, message: str) -> Iterator[Callable[[], str | None]]:
        """The remedies for a place, the smallest first; those of its owner are tried when none is left."""
        section, *rest = place
        match place:
            case ("ops", name, *inner):
                yield from self._of_operation(str(name), inner, message)
            case ("types" | "attributes", name, *inner):
                yield from self._of_definition(str(section), str(name), inner)
            case ("constraints", name, *inner):
                yield from self._of_constraint(str(name), inner)
            case ("interfaces", name, *inner):
                yield from self._of_interface(str(name), inner)
            case ("pattern_constraints", name, "predicate"):
                yield lambda: self._remove(place, "its condition is left to a hook")
        if len(rest) == 1 and section in _DEFINITIONS:
            yield lambda: self._remove(place, f"{_DEFINITIONS[str(section)]} is left out")
        elif section in ("dependencies", "imports") and rest:
            written = _value(self._spec, place)
            yield lambda: self._remove(place, f"'{written}' of its {section} is left out")
        elif not rest and section not in _DEFINITIONS and section != "dialect":
            yield lambda: self._remove(place, f"its '{section}' is left out")
        elif section in ("enums", "traits") and len(rest) == 2:
            yield lambda: self._remove(place, f"its '{rest[1]}' is left out")

    # --- operations -------------------------------------------------------------------------------------------------

    def _of_operation(
        self, name: str, inner: list[str | int], message: str
    ) -> Iterator[Callable[[], str | None]]:
        op = self._spec["ops"][name]
        place: Place = ("ops", name, *inner)
        match inner:
            case [("arguments" | "results" | "regions" | "successors") as section, part]:
                yield from self._of_part(name, op, section, str(part), message)
            case ["arguments" | "results" | "regions" | "successors", _, key] if (
                key != "constraint"
            ):
                yield lambda: self._remove(place, f"'{key}' of '{inner[1]}' is left out")
            case ["assembly_format"] if op.get("assembly_format") != "custom":
                text = op["assembly_format"]

                def leave_to_hooks() -> str:
                    op["assembly_format"] = "custom"
                    return f"{FORMAT_IS_LEFT} ({_one_line(text)})"

                yield leave_to_hooks
            case ["traits" | "interfaces" | "invariants", int()]:
                written = _one_line(_name(_value(self._spec, place)))
                yield lambda: self._remove(place, f"{written} of its {inner[0]} is left out")
            case ["interfaces", int(), "methods", int()]:
                written = _value(self._spec, place)
                yield lambda: self._remove(place, f"the method '{written}' is left out")
            case ["builders" | "derived_attributes", part]:
                yield lambda: self._remove(place, f"'{part}' of its {inner[0]} is left out")
            case [str() as key] if key not in _PART_SECTIONS and key != "assembly_format":
                yield lambda: self._remove(place, f"its '{key}' is left out")
            case []:
                yield lambda: self._plain_operation(name)

    def _of_part(
        self, name: str, op: dict[str, Any], section: str, part: str, message: str
    ) -> Iterator[Callable[[], str | None]]:
        """An operand, attribute, result, region or successor."""

        def expression() -> str:
            written = op[section][part]
            return written if isinstance(written, str) else str(written["constraint"])

        def write(text: str) -> None:
            if isinstance(op[section][part], str):
                op[section][part] = text
            else:
                op[section][part]["constraint"] = text

        def rename() -> str | None:
            if "Python name" not in message and "accessor" not in message:
                return None
            written = op[section][part]
            mapping = written if isinstance(written, dict) else {"constraint": written}
            if "accessor" in mapping:
                return None
            accessor = f"{snake_case(part)}_{_PART_SECTIONS[section]}"
            op[section][part] = {**mapping, "accessor": accessor}
            return f"'{part}' is called '{accessor}' in Python"

        def without_default() -> str | None:
            written = expression()
            bare = without_default_value(written)
            if bare is None:
                return None
            write(bare)
            return f"the default of '{part}' is left out ({_one_line(written)})"

        def anything() -> str | None:
            written = expression()
            wrappers = _wrappers(written)
            innermost = _anything(section, self._kinds.get((name, part), "operand"))
            text = "".join(f"{w}<" for w in wrappers) + innermost + ">" * len(wrappers)
            if text == written:
                return None
            write(text)
            return f"the constraint of '{part}' is left out ({_one_line(written)})"

        yield rename
        yield without_default
        yield anything

    def _plain_operation(self, name: str) -> str | None:
        """The operation with its parts alone, for the generic form."""
        op = self._spec["ops"][name]
        kept = {
            k: v
            for k, v in op.items()
            if k in (*_PART_SECTIONS, "summary", "description", "class_name")
        }
        if len(kept) == len(op):
            if "class_name" in op:
                del op["class_name"]
                return "its class has another name"
            return None
        op.clear()
        op.update(kept)
        return "only its parts are imported, without traits, interfaces and format"

    # --- other definitions ------------------------------------------------------------------------------------------

    def _of_definition(
        self, section: str, name: str, inner: list[str | int]
    ) -> Iterator[Callable[[], str | None]]:
        """A type or an attribute: carried as text where its parameters or its format are refused."""
        definition = self._spec[section][name]
        place: Place = (section, name, *inner)
        match inner:
            case [] | ["parameters" | "assembly_format" | "enum", *_]:

                def carry_as_text() -> str | None:
                    kept = _as_text(definition.get("parameters", {}), inner)
                    if not inner and definition.get("assembly_format") in (None, "custom", "text"):
                        return None  # it is not refused for its format
                    if definition.get("assembly_format") == "text":
                        if definition.get("parameters") == kept:
                            kept = {}
                        if not definition.pop("parameters", None):
                            return None
                        definition.update({"parameters": kept} if kept else {})
                        return (
                            "a parameter is kept as text" if kept else "its parameters are left out"
                        )
                    for key in (
                        "parameters",
                        "builders",
                        "verifier",
                        "enum",
                        "skip_default_builders",
                    ):
                        definition.pop(key, None)
                    if "mnemonic" in definition:
                        definition.update({"parameters": kept} if kept else {})
                        definition["assembly_format"] = "text"
                        return "it is carried as text"
                    definition.pop("assembly_format", None)
                    return "its parameters are left out"

                yield carry_as_text
            case ["traits" | "interfaces", int()]:
                written = _one_line(_name(_value(self._spec, place)))
                yield lambda: self._remove(place, f"{written} of its {inner[0]} is left out")
            case ["interfaces", int(), "methods", int()]:
                written = _value(self._spec, place)
                yield lambda: self._remove(place, f"the method '{written}' is left out")
            case ["builders", part]:
                yield lambda: self._remove(place, f"the builder '{part}' is left out")
            case [str() as key]:
                yield lambda: self._remove(place, f"its '{key}' is left out")

    def _of_constraint(
        self, name: str, inner: list[str | int]
    ) -> Iterator[Callable[[], str | None]]:
        body = self._spec["constraints"][name]
        place: Place = ("constraints", name, *inner)

        def leave_to_hook() -> str | None:
            text = body.pop("predicate", None)
            if text is None:
                return None
            hook = f"hook({self._spec['dialect']}.check_{snake_case(name)}, $_self)"
            if text == hook:
                return f"its predicate is left out, so that it accepts more ({_one_line(text)})"
            body["predicate"] = hook
            return f"its predicate is left to a hook ({_one_line(text)})"

        def anything() -> str | None:
            kind = next((key for key in _ANYTHING if key in body), None)
            if kind is None or body[kind] == _ANYTHING[kind]:
                return None
            text = body.pop(kind)
            body["attribute" if kind == "property" else kind] = _ANYTHING[kind]
            return f"what it narrows is left out, so that it accepts more ({_one_line(text)})"

        def without_build() -> str | None:
            text = body.pop("build", None)
            return None if text is None else f"the type that it builds is left out ({text})"

        match inner:
            case ["predicate"]:
                yield leave_to_hook
                yield without_build
                yield leave_to_hook
            case ["type" | "attribute" | "property" | "region" | "successor"]:
                yield anything
            case [str() as key]:
                yield lambda: self._remove(place, f"its '{key}' is left out")
            case []:
                yield without_build
                yield leave_to_hook
                yield anything

    def _of_interface(
        self, name: str, inner: list[str | int]
    ) -> Iterator[Callable[[], str | None]]:
        place: Place = ("interfaces", name, *inner)
        match inner:
            case ["methods", method]:
                yield lambda: self._remove(place, f"the method '{method}' is left out")
            case ["extends", int()]:
                base = _value(self._spec, place)
                yield lambda: self._remove(place, f"its base '{base}' is left out")
            case [str() as key] if key != "methods":
                yield lambda: self._remove(place, f"its '{key}' is left out")

    def _remove(self, place: Place, what: str) -> str | None:
        """Take away what stands at a place, and what holds it if nothing else is in there."""
        owner = _value(self._spec, place[:-1])
        del owner[place[-1]]
        while not owner and len(place) > 2:
            place = place[:-1]
            owner = _value(self._spec, place[:-1])
            if len(place) == 2:
                break
            if place[-1] in ("methods",) and "name" in owner:
                break
            del owner[place[-1]]
        if len(place) == 2 and not self._spec[str(place[0])]:
            del self._spec[str(place[0])]
        return what


_DEFINITIONS = {
    "enums": "the enum",
    "attributes": "the attribute",
    "types": "the type",
    "constraints": "the constraint",
    "interfaces": "the interface",
    "traits": "the trait",
    "op_classes": "the class",
    "ops": "the operation",
    "native_calls": "the native call",
    "pattern_constraints": "the constraint",
    "patterns": "the pattern",
}


def without_default_value(expression: str) -> str | None:
    """``OptionalAttr<X>`` for ``DefaultValuedAttr<X, d>``; None for what has no default."""
    match = _DEFAULTED.match(expression)
    if match is None or not expression.endswith(">"):
        return None
    inner, depth, quote = expression[match.end() : -1], 0, ""
    for position, character in enumerate(inner):
        if quote:
            quote = "" if character == quote else quote
        elif character in "'\"":
            quote = character
        elif character in "<[":
            depth += 1
        elif character in ">]":
            depth -= 1
        elif character == "," and depth == 0:
            wrapper = "OptionalProp" if "Prop<" in match[0] else "OptionalAttr"
            return f"{wrapper}<{inner[:position].strip()}>"
    return None


def _wrappers(expression: str) -> list[str]:
    """The names of the wrappers around the innermost constraint that say how many values there are, outermost first."""
    found = []
    rest = expression
    while (head := rest.partition("<")[0]) in _WRAPPERS and rest.endswith(">"):
        if head == "VariadicOfVariadic":
            break
        found.append(head)
        rest = rest[len(head) + 1 : -1]
    return found


def _anything(section: str, kind: str) -> str:
    if section == "regions":
        return "AnyRegion"
    if section == "successors":
        return "AnySuccessor"
    return "AnyType" if section == "results" or kind == "operand" else "AnyAttr"


def _name(value: Any) -> str:
    if isinstance(value, Mapping):
        return str(value.get("name") or value.get("message") or value.get("predicate"))
    return str(value)


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 100 else line[:99] + "…"


def _value(spec: Any, place: Place) -> Any:
    for step in place:
        spec = spec[step]
    return spec


def _exists(spec: Any, place: Place) -> bool:
    for step in place:
        if isinstance(spec, Mapping) and step in spec:
            spec = spec[step]
        elif isinstance(spec, list) and isinstance(step, int) and step < len(spec):
            spec = spec[step]
        else:
            return False
    return True


def _as_text(parameters: dict[str, Any], inner: list[str | int]) -> dict[str, Any]:
    """The parameters of what is carried as text: the one that is refused is a text itself."""
    kept = dict(parameters)
    match inner:
        case ["parameters", str() as name, *_] if name in kept:
            kept[name] = "text"
    for name in {"text", "type"} & kept.keys():
        written = kept[name] if isinstance(kept[name], dict) else {"kind": kept[name]}
        kept[name] = {"accessor": f"{name}_parameter", **written}
    return kept
