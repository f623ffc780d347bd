"""The names of an operation's parts, in the text and in Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from odsgen.ods.library.reserved_names import COVERING, OPERATION_MEMBERS
from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    BuilderDef,
    DerivedAttribute,
    InterfaceUse,
    PropertyConstraint,
    ResultInference,
    TypeConstraint,
)
from odsgen.ods.model.names import identifier, is_name, snake_case
from odsgen.ods.resolve.expansion import Expansion, Part
from odsgen.ods.resolve.parts import OperationParts
from odsgen.ods.resolve.scope import SpecScope
from odsgen.places import Place
from odsgen.spec.constraint_expression import NameExpression
from odsgen.spec.errors import SpecNote
from odsgen.spec.source import SpecText

_PART_KINDS = (
    ("arguments", "an argument"),
    ("results", "a result"),
    ("regions", "a region"),
    ("successors", "a successor"),
)
_COVERED = {"arguments": "operands"}


def python_name(part: Part) -> str:
    """The accessor of a part."""
    if part.accessor is not None:
        return identifier(str(part.accessor))
    return identifier(snake_case(part.name))


class PartNames:
    """Refuses names that no part can have."""

    def __init__(self, scope: SpecScope) -> None:
        self.scope = scope
        self.errors = scope.errors

    def check_parts(self, key: SpecText, expansion: Expansion) -> None:
        names: dict[str, tuple[str, SpecText]] = {}
        python_names: dict[str, SpecText] = {}
        for kind, part_kind in _PART_KINDS:
            parts = expansion.of(kind)
            for part in parts.values():
                shown = part.accessor if part.accessor is not None else part.name
                if not is_name(part.name) or not is_name(shown):
                    self.errors.error(
                        f"'{shown}' cannot name {part_kind} of '{key}': it is no Python identifier",
                        shown,
                        "ASCII letters, digits and underscores make a name",
                    )
                    continue
                accessor = python_name(part)
                plural = self._plural(part) if kind == "arguments" else kind
                same = names.setdefault(str(part.name), (plural, part.name))
                if same[1] is not part.name:
                    self.errors.error(
                        f"op has a conflict with {same[0]} and {plural} both having an entry"
                        f" with the name '{part.name}'",
                        part.name,
                        None,
                        [SpecNote("the first is here", same[1].place)],
                    )
                    continue
                first = python_names.setdefault(accessor, part.name)
                if first is not part.name:
                    self.errors.error(
                        f"op has a conflict with '{first}' and '{part.name}' both having"
                        f" the accessor '{accessor}'",
                        shown,
                        "give one of them another accessor",
                        [SpecNote("the first is here", first.place)],
                    )
                    continue
                self._check_shadowing(part, accessor, shown, kind, parts)

    def _plural(self, part: Part) -> str:
        """The kind of an argument, as ODS calls several of them."""
        use = self.scope.argument(part.constraint)
        match use.constraint if use is not None else None:
            case TypeConstraint():
                return "operands"
            case AttrConstraint():
                return "attributes"
            case PropertyConstraint():
                return "properties"
            case _:
                return "arguments"

    def _check_shadowing(
        self,
        part: Part,
        python_name: str,
        shown: SpecText,
        kind: str,
        parts: Mapping[str, Part],
    ) -> None:
        if python_name.startswith("_"):
            self.errors.error(
                f"'{shown}' cannot be an accessor: names that begin with an underscore are ours",
                shown,
                "'accessor' gives it another name in Python",
            )
            return
        if python_name not in OPERATION_MEMBERS:
            return
        if COVERING.get(python_name) == _COVERED.get(kind, kind) and self._covers(
            part, kind, parts
        ):
            return
        self.errors.error(
            f"generated accessor for `{part.name}` overlaps with a default one;"
            " please rename to avoid overlap",
            shown,
            f"give it another name in Python: {part.name}:"
            f" {{constraint: {part.constraint}, accessor: {python_name}_value}}",
        )

    def _covers(self, part: Part, kind: str, parts: Mapping[str, Part]) -> bool:
        """Whether the part is all that there is of its kind: `operands: Variadic<…>` hides nothing of `op.operands`."""
        expression = part.constraint
        if not isinstance(expression, NameExpression):
            return False
        if expression.name not in ("Variadic", "VariadicRegion", "VariadicSuccessor"):
            return False
        if kind != "arguments":
            return len(parts) == 1
        others = [p for p in parts.values() if p is not part]
        return not any(self._is_operand(other) for other in others)

    def _is_operand(self, part: Part) -> bool:
        use = self.scope.argument(part.constraint)
        return use is not None and isinstance(use.constraint, TypeConstraint)

    def check_class(
        self,
        key: SpecText,
        parts: OperationParts,
        inference: Sequence[ResultInference | None],
        builders: Sequence[BuilderDef],
        derived: Sequence[DerivedAttribute],
        interfaces: Sequence[InterfaceUse],
    ) -> None:
        """Names of a class and its builder besides the accessors must not be those of accessors."""
        accessors = {
            part.python_name: part
            for part in (*parts.arguments, *parts.results, *parts.regions, *parts.successors)
        }
        added: list[tuple[str, str, Place | None]] = []
        for attribute in parts.attributes:
            name = f"{attribute.python_name}_attr"
            added.append((name, f"the attribute of '{attribute.name}'", attribute.place))
        for result, rule in zip(parts.results, inference, strict=True):
            if rule is None:
                name = result.python_name
                if result.arity is Arity.VARIADIC:
                    name = name[:-1] if name.endswith("s") and len(name) > 1 else name
                suffix = "types" if result.arity is Arity.VARIADIC else "type"
                added.append(
                    (f"{name}_{suffix}", f"the type of the result '{result.name}'", result.place)
                )
        added += [(b.name, f"the builder '{b.name}'", b.place) for b in builders]
        added += [(d.python_name, f"the derived attribute '{d.name}'", None) for d in derived]
        if any(use.name == "MemoryEffectOpInterface" for use in interfaces):
            added.append(("effects", "what the operation does to memory", None))
        added += [
            (name, f"the method '{name}' of the interface '{use.name}'", use.place)
            for use in interfaces
            for name in self.scope.traits.python_methods(use)
        ]
        for name, what, place in added:
            part = accessors.get(name)
            if part is not None:
                self.errors.error(
                    f"'{part.name}' of '{key}' has the Python name of {what}: '{name}'",
                    part.place,
                    "'accessor' gives it another name",
                    [SpecNote(f"{what} is here", place)] if place is not None else (),
                )
