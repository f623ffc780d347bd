"""`op_classes` of a spec: what operations have in common is said once, in classes that they extend.

TableGen's records know the classes that an operation was written with, but not what came from which. What all operations of a
class have is a class of the spec, and so is what a part of them has, where that shortens the spec and its package. What an
operation extends and what it says itself add up to what it was, in the order in which it was.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from odsgen.tablegen.class_names import ClassNames
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.op_groups import Group, grouped
from odsgen.tablegen.overlay import merged

_PARTS = ("arguments", "results", "regions", "successors")

#: Of these, a class comes before the operation; of the last ones, behind it.
_MAPPINGS_BEFORE = ("derived_attributes", "builders")
_LISTS_BEFORE = ("interfaces",)
_LISTS_BEHIND = ("traits", "invariants")

#: The keys whose values replace inherited ones.
_SCALARS = (
    "assembly_format",
    "default_dialect",
    "verifier",
    "region_verifier",
    "fold",
    "canonicalizer",
    "canonicalize_method",
    "infer_return_types",
)

Operation = Mapping[str, Any]


def without_made_classes(
    spec: dict[str, Any],
) -> tuple[dict[str, Any], dict[str, Mapping[str, Any]]]:
    """The spec without the classes that no operation extends, as overlays add to those that are yet to be made; and these."""
    classes = spec.get("op_classes", {})
    users = (*spec.get("ops", {}).values(), *classes.values())
    extended = {name for user in users for name in _listed(user.get("extends"))}
    if extended or not classes:
        return spec, {}
    return {key: value for key, value in spec.items() if key != "op_classes"}, dict(classes)


def _listed(names: Any) -> Sequence[str]:
    return [names] if isinstance(names, str) else names or ()


def with_op_classes(
    spec: Mapping[str, Any],
    superclasses: Mapping[str, Sequence[str]],
    additions: Mapping[str, Mapping[str, Any]] = MappingProxyType({}),
) -> dict[str, Any]:
    """The spec with classes for what its operations share; ``superclasses`` are TableGen's, by operation.

    Raises TableGenError if there is no class for some of the ``additions``.
    """
    ops: Mapping[str, Operation] = spec.get("ops", {})
    if any(op.get("extends") for op in ops.values()) or spec.get("op_classes"):
        return dict(spec)  # its author has classes already
    names = list(ops)
    groups = grouped([features(op) for op in ops.values()], _families(names, superclasses))
    writer = _Writer(ops, ClassNames(spec, superclasses))
    for group in groups:
        writer.write(group, {}, None)
    for name, addition in additions.items():
        if name not in writer.classes:
            known = ", ".join(sorted(writer.classes)) or "none"
            raise TableGenError(
                f"the overlay adds to the op class '{name}', which the operations of '{spec['dialect']}' do not share:"
                f" name one of those that the import makes ({known})"
            )
        writer.classes[name] = merged(writer.classes[name], addition)
    if not writer.classes:
        return dict(spec)
    return {
        key: value
        for name, section in spec.items()
        for key, value in (
            [("op_classes", writer.classes), ("ops", {n: writer.ops.get(n, ops[n]) for n in ops})]
            if name == "ops"
            else [(name, section)]
        )
    }


def _families(
    names: Sequence[str], superclasses: Mapping[str, Sequence[str]]
) -> dict[str, tuple[int, ...]]:
    """The operations of each class of TableGen; of classes that have the same, the most special one."""
    found: dict[str, list[int]] = {}
    for position, name in enumerate(names):
        for superclass in superclasses.get(name, ()):
            found.setdefault(superclass, []).append(position)
    by_extent = {tuple(extent): name for name, extent in found.items()}
    return {name: extent for extent, name in by_extent.items() if len(extent) > 1}


# --- what counts ----------------------------------------------------------------------------------------------------


def features(op: Operation) -> dict[Hashable, int]:
    """The features of an operation that others may have too, each with about how many lines of a package say it."""
    parts = {kind: _entries(op.get(kind, {})) for kind in _PARTS}
    shape = tuple(parts.values())
    count = sum(map(len, shape))
    typing = tuple(t for t in op.get("traits", ()) if any(word in t for word in _TYPING))
    found: dict[Hashable, int] = {
        ("build", shape, typing): 12 + 3 * count,
        ("verify", shape, _key(op.get("traits"))): 8 + 4 * count,
    }
    text = op.get("assembly_format")
    if text not in (None, "custom"):
        found["parse", shape, typing, text] = 16 + 6 * count
        found["print", parts["arguments"], parts["results"], text] = 6 + 2 * count
    segments = tuple(trait for trait in typing if "Segment" in trait or "Size" in trait)
    for kind in _PARTS:
        before: tuple[bool, ...] = ()
        for name, written in parts[kind]:
            # Where a part is depends on those before it that may be several.
            found[kind, name, written, before, segments] = 8 if kind == "arguments" else 4
            before = (*before, "Variadic" in written or "Optional<" in written)
    for kind in _LISTS_BEFORE + _LISTS_BEHIND:
        for element in op.get(kind, ()):
            found[kind, _key(element)] = 1
    for key in _SCALARS:
        if op.get(key) is not None:
            found[key, op[key]] = 1
    return found


#: Parts of the names of traits on which it depends how operands and results are found and typed.
_TYPING = ("Same", "Match", "Segment", "Infer", "Type", "Size")


def _entries(parts: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    return tuple((name, _key(part)) for name, part in parts.items())


def _key(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True)


# --- what stands where ----------------------------------------------------------------------------------------------


class _Writer:
    def __init__(self, ops: Mapping[str, Operation], class_names: ClassNames) -> None:
        self._originals = list(ops.items())
        self._class_names = class_names
        self.classes: dict[str, dict[str, Any]] = {}
        self.ops: dict[str, dict[str, Any]] = {}
        self._known: set[tuple[str | None, str]] = set()  # what classes say, with what they extend

    def write(self, group: Group, inherited: Operation, base: str | None) -> None:
        """The class of a group whose operations have ``inherited`` from the class ``base``."""
        members = [self._originals[position] for position in group.operations]
        shared = _shared([op for _, op in members], inherited)
        content = _own(shared, inherited)
        name, together = base, inherited
        if _says_enough(content) and (base, _key(content)) not in self._known:
            self._known.add((base, _key(content)))
            name = self._class_names.name([n for n, _ in members], group.family, content)
            self.classes[name] = _extending(base, content)
            together = shared
        below = {position for part in group.parts for position in part.operations}
        for position in group.operations:
            if position not in below:
                op_name, op = self._originals[position]
                self.ops[op_name] = _extending(name, _own(op, together))
        for part in group.parts:
            self.write(part, together, name)


def _says_enough(content: Mapping[str, Any]) -> bool:
    """Whether a class is worth its name: it has a part or a format, and not traits and flags alone."""
    return any(content.get(key) for key in (*_PARTS, *_MAPPINGS_BEFORE, "assembly_format"))


def _extending(base: str | None, content: dict[str, Any]) -> dict[str, Any]:
    """With what it extends, behind the name of the class."""
    if base is None:
        return content
    head = {key: content.pop(key) for key in ("class_name",) if key in content}
    return {**head, "extends": base, **content}


def _shared(ops: Sequence[Operation], inherited: Operation) -> dict[str, Any]:
    """All that a class can say for its operations, what it inherits included."""
    first = ops[0]
    shared: dict[str, Any] = {}
    for kind in _PARTS:
        names = _common_start([list(op.get(kind, ())) for op in ops])
        # An operation may say something else of a part than the class, as long as it stands in its place.
        shared[kind] = {
            name: _most_common([op[kind][name] for op in ops], inherited.get(kind, {}).get(name))
            for name in names
        }
    for key in _MAPPINGS_BEFORE:
        shared[key] = dict(_common_start([list(op.get(key, {}).items()) for op in ops]))
    for key in _LISTS_BEFORE:
        shared[key] = _common_start([list(op.get(key, ())) for op in ops])
    for key in _LISTS_BEHIND:
        ends = _common_start([list(reversed(op.get(key, ()))) for op in ops])
        shared[key] = ends[::-1]
    for key in _SCALARS:
        if all(op.get(key) == first.get(key) for op in ops):
            shared[key] = first.get(key)
    return {key: value for key in first for value in [shared.get(key)] if value}


def _common_start(lists: Sequence[list[Any]]) -> list[Any]:
    first, *others = lists
    length = min(map(len, lists))
    for position in range(length):
        if any(other[position] != first[position] for other in others):
            return first[:position]
    return first[:length]


def _most_common(values: Sequence[Any], inherited: Any) -> Any:
    """The value that most of the operations have; of several, the one that the class inherits, or the first."""
    counts = Counter(map(_key, values))
    most = max(counts.values())
    if inherited is not None and counts[_key(inherited)] == most:
        return inherited
    return next(value for value in values if counts[_key(value)] == most)


def _own(op: Operation, inherited: Operation) -> dict[str, Any]:
    """The keys and entries that an operation or a class still has to write beside what it inherits."""
    own: dict[str, Any] = {}
    for key, value in op.items():
        known = inherited.get(key)
        if known is None:
            own[key] = value
        elif key in _PARTS or key in _MAPPINGS_BEFORE:
            left = {n: part for n, part in value.items() if n not in known or known[n] != part}
            if left:
                own[key] = left
        elif key in _LISTS_BEFORE:
            if value[len(known) :]:
                own[key] = value[len(known) :]
        elif key in _LISTS_BEHIND:
            if value[: len(value) - len(known)]:
                own[key] = value[: len(value) - len(known)]
        elif known != value:
            own[key] = value
    return own
