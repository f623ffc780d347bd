"""The base classes of operations: the op classes of the spec, with the members that all of their operations share.

An operation's class keeps only what is its own.  A member moves to the most general op class all of whose operations
have an equal one; so does a method that most operations which extend an op class directly have alike, and the others
override it.  Views are values, so that this compares what was decided and not text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.format_lowering.format_method import FormatCode
from odsgen.codegen.python.expressions import SELF, Name, parts_of
from odsgen.codegen.python.expressions import Member as MemberOf
from odsgen.codegen.views.builders import BUILD
from odsgen.codegen.views.classes import (
    FIXED_SIGNATURES,
    OPERATION,
    OPERATION_NAME,
    ClassView,
    InterfacesView,
    Member,
    Table,
)
from odsgen.codegen.views.declared_accessors import DeclaredView
from odsgen.codegen.views.methods import MethodView
from odsgen.ods.library.runtime_interfaces import interface_members
from odsgen.ods.model import DialectDef, OpClassDef
from odsgen.ods.model.op_classes import LEAST_OPERATIONS, base_class_names, with_ancestors


def with_base_classes(views: Sequence[ClassView], dialect: DialectDef) -> list[ClassView]:
    """The classes of the op classes, more general ones first, and then those of the operations."""
    bases = _bases(views, dialect)
    return [
        *(_base_view(base, bases) for base in bases.values()),
        *(_operation_view(view, bases) for view in views),
    ]


@dataclass(frozen=True, slots=True)
class _Base:
    """An op class that becomes a base class."""

    definition: OpClassDef
    class_name: str
    operations: frozenset[str]  # the classes of the operations that extend it, directly or not
    ancestors: frozenset[str]  # the op classes that it extends, directly or not
    members: Mapping[str, Member]  # what its operations inherit, unless they override it
    tables: tuple[Table, ...]  # what their traits and interfaces have in common
    interfaces: tuple[Name, ...]  # the runtime's classes of interfaces that all of them extend


# --- which classes ----------------------------------------------------------------------------------------------------------


def _bases(views: Sequence[ClassView], dialect: DialectDef) -> dict[str, _Base]:
    """The op classes that several operations extend, more general ones before those that extend them."""
    definitions = {definition.name: definition for definition in dialect.op_classes}
    operations: dict[str, list[ClassView]] = {name: [] for name in definitions}
    for op, view in zip(dialect.ops, views, strict=True):
        for name in with_ancestors(op.op_classes, definitions):
            operations[name].append(view)
    names = base_class_names(dialect)
    ancestors = {
        name: names.keys() & with_ancestors(definitions[name].extends, definitions)
        for name in names
    }
    order = list(definitions)
    return {
        name: _Base(
            definitions[name],
            names[name],
            frozenset(view.name for view in operations[name]),
            frozenset(ancestors[name]),
            _inherited_members(name, operations, ancestors),
            _common_tables(operations[name]),
            _common_interfaces(operations[name]),
        )
        for name in sorted(names, key=lambda name: (len(ancestors[name]), order.index(name)))
    }


def _inherited_members(
    name: str, operations: Mapping[str, Sequence[ClassView]], ancestors: Mapping[str, set[str]]
) -> dict[str, Member]:
    """The members of an op class, in the order of those of an operation."""
    views = operations[name]
    found = _common_members(views) | _usual_methods(name, operations, ancestors)
    own = {name for view in views for member in view.members for name in _accessors(member)}
    lacking = own - {name for member in found.values() for name in _accessors(member)}
    return {
        member: found[member]
        for member in _by_name(views[0])
        if member in found and lacking.isdisjoint(_read_by(found[member]))
    }


def _accessors(member: Member) -> tuple[str, ...]:
    """The names of an accessor; none of another member."""
    match member:
        case DeclaredView() | MethodView(is_property=True):
            return member.names
    return ()


def _read_by(member: Member) -> Iterator[str]:
    """The accessors that a method reads."""
    if isinstance(member, MethodView):
        for part in parts_of(member.body):
            if isinstance(part, MemberOf) and part.value == SELF:
                yield part.name


def _common_members(views: Sequence[ClassView]) -> dict[str, Member]:
    """The members that are the same in all of several classes."""
    first, *others = map(_by_name, views)
    return {
        name: member
        for name, member in first.items()
        if name != OPERATION_NAME
        and not isinstance(member, Table)
        and all(other.get(name) == member for other in others)
    }


def _usual_methods(
    name: str, operations: Mapping[str, Sequence[ClassView]], ancestors: Mapping[str, set[str]]
) -> dict[str, Member]:
    """The methods that differ among the operations, but not among most of those that extend the op class directly."""
    views = operations[name]
    further = {
        v.name for other, found in ancestors.items() if name in found for v in operations[other]
    }
    every = [_by_name(view) for view in views]
    direct = [_by_name(view) for view in views if view.name not in further]
    has_rivals = any(
        name not in ancestors[other] and other not in ancestors[name] and other != name
        for other in ancestors
        if any(view in operations[other] for view in views)
    )
    found: dict[str, Member] = {}
    for member_name in every[0]:
        if not all(member_name in members for members in every):
            continue
        counts = Counter(members[member_name] for members in direct)
        for usual, count in counts.most_common(1):
            if usual.name == BUILD and has_rivals:
                continue  # a type checker refuses two base classes whose signatures differ
            is_usual = count >= LEAST_OPERATIONS and count * 2 > len(direct)
            others = [members[member_name] for members in every]
            if is_usual and all(_may_override(other, usual) for other in others):
                found[member_name] = usual
    return found


def _may_override(member: Member, inherited: Member) -> bool:
    """Whether a type checker takes a method for that of a base class."""
    match member, inherited:
        case FormatCode(), FormatCode():
            return not member.is_by_hook and not inherited.is_by_hook
        case MethodView(name=name), MethodView() if name in FIXED_SIGNATURES:
            return True
        case MethodView(name=name, returns="Self"), MethodView(returns="Self") if name == BUILD:
            more = [a for a in member.keywords if a not in inherited.keywords]
            return (
                member.parameters == inherited.parameters
                and set(inherited.keywords) <= set(member.keywords)
                and all(argument.default is not None for argument in more)
            )
    return False


def _by_name(view: ClassView) -> dict[str, Member]:
    return {member.name: member for member in view.members}


def _common_tables(views: Sequence[ClassView]) -> tuple[Table, ...]:
    first, *others = views
    found = []
    for table in _tables(first):
        in_all = set(table.elements).intersection(
            *(
                {e for other in _tables(view) if other.name == table.name for e in other.elements}
                for view in others
            )
        )
        if in_all:
            found.append(replace(table, elements=tuple(e for e in table.elements if e in in_all)))
    return tuple(found)


def _tables(view: ClassView) -> tuple[Table, ...]:
    return tuple(member for member in view.members if isinstance(member, Table))


def _common_interfaces(views: Sequence[ClassView]) -> tuple[Name, ...]:
    first, *others = views
    return tuple(
        base for base in _interfaces(first) if all(base in other.bases for other in others)
    )


def _interfaces(view: ClassView) -> tuple[Name, ...]:
    return tuple(base for base in view.bases if base != Name(OPERATION))


# --- the classes ------------------------------------------------------------------------------------------------------------


def _base_view(base: _Base, bases: Mapping[str, _Base]) -> ClassView:
    """The class of an op class: what it adds to those that it extends."""
    number, name = len(base.operations), base.definition.name
    usual = f"The base of the {number} operations of the op class {name}"
    return ClassView(
        base.class_name,
        _base_names(base.ancestors, base.interfaces, bases),
        docstring(base.definition.summary or usual, base.definition.description),
        (
            *_own_tables(base.tables, _nearest(base.ancestors, bases)),
            *(
                _hiding(member, base.ancestors, bases)
                for member in base.members.values()
                if not _is_inherited(member, base.ancestors, base.interfaces, bases)
            ),
        ),
    )


def _operation_view(view: ClassView, bases: Mapping[str, _Base]) -> ClassView:
    """The class of an operation: what no op class has for it."""
    ancestors = frozenset(name for name, base in bases.items() if view.name in base.operations)
    if not ancestors:
        return view
    interfaces = _interfaces(view)
    tables = _tables(view)
    own_tables = _own_tables(tables, _nearest(ancestors, bases))
    own = [
        _hiding(member, ancestors, bases)
        for member in view.members
        if not isinstance(member, Table) and not _is_inherited(member, ancestors, interfaces, bases)
    ]
    return ClassView(
        view.name,
        _base_names(ancestors, interfaces, bases),
        view.documentation,
        (
            *(member for member in own if member.name == OPERATION_NAME),
            *own_tables,
            *(member for member in own if member.name != OPERATION_NAME),
        ),
    )


def _own_tables(tables: Sequence[Table], nearest: Sequence[_Base]) -> list[Table]:
    """The tables of traits and interfaces that the class adds to those of the first op class that it extends."""
    found: list[Table] = []
    for table in tables:
        base = nearest[0] if nearest else None
        inherited = [t for t in base.tables if t.name == table.name] if base is not None else []
        if base is None or not inherited:
            found.append(table)
            continue
        own = tuple(e for e in table.elements if e not in inherited[0].elements)
        if isinstance(table, InterfacesView):
            if own:
                found.append(InterfacesView(own))
        # Of several base classes, Python might find the table of another one first.
        elif own or len(nearest) > 1:
            found.append(replace(table, elements=own, base=Name(base.class_name)))
    return found


def _hiding(member: Member, ancestors: frozenset[str], bases: Mapping[str, _Base]) -> Member:
    """A member of a class; a format that is one text hides the `print` of one that it extends and that is not."""
    inherited = (bases[name].members.get(FormatCode.name) for name in ancestors)
    if isinstance(member, FormatCode) and any(
        isinstance(other, FormatCode) and not other.gives_text for other in inherited
    ):
        return replace(member, hides_print=True)
    return member


def _is_inherited(
    member: Member,
    ancestors: frozenset[str],
    interfaces: Sequence[Name],
    bases: Mapping[str, _Base],
) -> bool:
    """Whether a class with these op classes and interfaces has a member without defining it."""
    defining = [name for name in ancestors if member.name in bases[name].members]
    nearest = [
        bases[name]
        for name in defining
        if not any(name in bases[other].ancestors for other in defining)
    ]
    return bool(nearest) and all(
        base.members[member.name] == member and not _is_hidden(member.name, base, interfaces)
        for base in nearest
    )


def _is_hidden(name: str, base: _Base, interfaces: Sequence[Name]) -> bool:
    """Whether an interface that the base does not implement comes before it and defines the name too."""
    return any(
        name in interface_members(interface.id)
        for interface in interfaces
        if interface not in base.interfaces
    )


def _base_names(
    ancestors: frozenset[str], interfaces: Sequence[Name], bases: Mapping[str, _Base]
) -> tuple[Name, ...]:
    """The interfaces that no op class implements, and the nearest op classes; without any, `Operation`."""
    implemented = {name for ancestor in ancestors for name in bases[ancestor].interfaces}
    nearest = [Name(base.class_name) for base in _nearest(ancestors, bases)]
    own = (interface for interface in interfaces if interface not in implemented)
    return (*own, *(nearest or [Name(OPERATION)]))


def _nearest(ancestors: frozenset[str], bases: Mapping[str, _Base]) -> list[_Base]:
    """The op classes that no other one extends.

    The most special comes first, in one order for all classes, so that Python finds a linear one.
    """
    further = {name for ancestor in ancestors for name in bases[ancestor].ancestors}
    return [bases[name] for name in reversed(list(bases)) if name in ancestors - further]
