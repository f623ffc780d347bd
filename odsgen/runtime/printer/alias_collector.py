"""The aliases of a print that shows what wants some: which get one, and with which number (`AliasState` of MLIR's AsmPrinter)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.locations import FileLineColRange
from odsgen.runtime.printer.aliases import AliasHook, suggested_alias
from odsgen.runtime.printer.operations import AsmPrinter

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument


class _Visited:
    """An attribute or type, as far as it is known while aliases are collected."""

    __slots__ = ("symbol", "alias", "depth", "can_be_deferred", "children")

    def __init__(self, symbol: Attribute | Type, alias: str | None, can_be_deferred: bool) -> None:
        self.symbol = symbol
        self.alias = alias
        self.depth = 1 if alias is not None else 0
        self.can_be_deferred = can_be_deferred
        self.children: Sequence[_Visited] = ()


class AliasState:
    """The aliases of one print: the text that stands for an attribute or type, in the order of their definitions."""

    __slots__ = ("names", "deferred")

    def __init__(self) -> None:
        self.names: dict[Attribute | Type, str] = {}
        self.deferred: set[Attribute | Type] = set()


class AliasVisits:
    """The attributes and types met, in order, with the aliases that they want and how deep these are nested."""

    __slots__ = ("_visited", "_hooks", "_visit_nested", "_open")

    def __init__(
        self,
        hooks: tuple[AliasHook, ...],
        visit_nested: Callable[[Attribute | Type, bool], object],
    ) -> None:
        self._visited: dict[Attribute | Type, _Visited] = {}
        self._hooks = hooks
        self._visit_nested = visit_nested
        self._open: list[list[_Visited]] = []

    def visit(
        self, symbol: Attribute | Type, can_be_deferred: bool, elide_type: bool = False
    ) -> None:
        """Note an attribute or type that is printed, and what is printed inside it."""
        visited = self._visited.get(symbol)
        if visited is not None:
            if not can_be_deferred:
                _mark_not_deferrable(visited)
        else:
            alias = suggested_alias(symbol, self._hooks)
            visited = self._visited[symbol] = _Visited(symbol, alias, can_be_deferred)
            if symbol.__class__ is not FileLineColRange:  # in which nothing has an alias
                self._visit_children(visited, elide_type)
        if self._open:
            self._open[-1].append(visited)

    def _visit_children(self, visited: _Visited, elide_type: bool) -> None:
        children: list[_Visited] = []
        visited.children = children
        self._open.append(children)
        self._visit_nested(visited.symbol, elide_type)
        self._open.pop()
        depth = max((child.depth for child in children), default=0)
        if depth:
            visited.depth = depth + 1

    def state(self) -> AliasState:
        """The aliases with their numbers: by depth, types before attributes, by name, then as they were met."""
        state = AliasState()
        counts: dict[str, int] = {}
        used: set[str] = set()
        wanted = [visited for visited in self._visited.values() if visited.alias is not None]
        wanted.sort(key=lambda v: (v.depth, not isinstance(v.symbol, Type), v.alias or ""))
        for visited in wanted:
            alias = visited.alias
            assert alias is not None
            number = counts.get(alias, 0)
            while (name := _numbered(alias, number)) in used:
                number += 1
            counts[alias] = number + 1
            used.add(name)
            sigil = "!" if isinstance(visited.symbol, Type) else "#"
            state.names[visited.symbol] = sigil + name
            if visited.can_be_deferred:
                state.deferred.add(visited.symbol)
        return state


def _numbered(alias: str, number: int) -> str:
    """`map`, `map1`, …; a number is kept apart from a name that ends with a digit."""
    if number == 0:
        return alias
    return f"{alias}_{number}" if alias[-1].isdigit() else f"{alias}{number}"


def _mark_not_deferrable(visited: _Visited) -> None:
    stack = [visited]
    while stack:
        current = stack.pop()
        if current.can_be_deferred:
            current.can_be_deferred = False
            stack.extend(current.children)


class AliasCollector(AsmPrinter):
    """Prints into the void to find out which attributes and types are shown, and where."""

    def __init__(self, generic: bool, locations: bool, hooks: tuple[AliasHook, ...]) -> None:
        super().__init__(generic, locations)
        self.visits = AliasVisits(hooks, self._visit_nested)
        self._can_be_deferred = False

    def _visit_nested(self, symbol: Attribute | Type, elide_type: bool) -> None:
        if isinstance(symbol, Type):
            self.nested(self.type_body_text, symbol)
        else:
            self.nested(self.attribute_body_text, symbol, elide_type)

    def type_text(self, type: Type) -> str:
        """Note a type."""
        self.visits.visit(type, self._can_be_deferred)
        return ""

    def attribute_text(self, attribute: Attribute, elide_type: bool = False) -> str:
        """Note an attribute."""
        self.visits.visit(attribute, self._can_be_deferred, elide_type)
        return ""

    def stripped_text(self, symbol: Attribute | Type) -> str:
        """Note an attribute or type."""
        return self.type_text(symbol) if isinstance(symbol, Type) else self.attribute_text(symbol)

    def location_text(self, location: Location) -> str:
        """Note the location of a block argument, whose alias is defined before the program."""
        self.visits.visit(location, self._can_be_deferred)
        return ""

    def print_region_argument(
        self,
        argument: BlockArgument,
        attributes: Mapping[str, Attribute] | None = None,
        omit_type: bool = False,
    ) -> None:
        """Note the type and location of an argument; as in MLIR, not the attributes."""
        if not omit_type:
            self.type_text(argument.type)
        if self.locations:
            self.location_text(argument.location)

    def print_operation(self, op: Operation) -> None:
        """Note the location of an operation first; its alias may be defined after the program."""
        if self.locations:
            self._can_be_deferred = True
            self.visits.visit(op.location, True)
            self._can_be_deferred = False
        if self.generic or not op.REGISTERED:
            self.print_generic_op(op)
        else:
            self.print_custom_op(op)

    def print_generic_op(self, op: Operation, name: bool = True) -> None:
        """Regions, then types, then attributes: the order in which MLIR looks at them."""
        for region in op.regions:
            self.print_region(region, print_empty_block=True)
        for operand in op.stored_operands:
            self.type_text(operand.type)
        for result in op.results:
            self.type_text(result.type)
        # The properties of an unregistered operation have no aliases.
        # MLIR sees inherent and discardable attributes as one dictionary here.
        attributes = {**op.stored_attributes, **op.properties_as_attributes()}
        for key in sorted(attributes):
            self.attribute_text(attributes[key])

    def _print_each_block(self, region: Region, label: bool, terminator: bool) -> None:
        for number, block in enumerate(region.blocks):
            self._print_block(block, label or number > 0, terminator or number > 0)

    def _print_block(self, block: Block, label: bool, terminator: bool) -> None:
        if label:
            for argument in block.arguments:
                self.type_text(argument.type)
                if self.locations:
                    self.location_text(argument.location)
        omitted = None
        last = block.last
        if not terminator and last is not None and last.REGISTERED and last.might_be_terminator:
            omitted = last
        op = block.first
        while op is not omitted:
            assert op is not None
            self.print_operation(op)
            op = op.next
