"""Builds a program anew: each operation by the function of its package, from the parts of the one that is there."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from keyword import iskeyword
from types import ModuleType
from typing import Any

from odsgen.building import Body
from odsgen.codegen.missing_hooks import with_hooks
from odsgen.codegen.views.functions import function_name
from odsgen.codegen.views.inference import result_type_argument
from odsgen.ods import load_dialect
from odsgen.ods.model import Arity, DialectDef, OpDef, Operand
from odsgen.runtime import Block, CloneMap, Operation, Region, Value
from odsgen.runtime.builtin.types import DYNAMIC_STRIDE
from tests.bundled import CHECKOUT


def package_of(dialect: str) -> ModuleType:
    """The package of a bundled dialect."""
    return import_module(f"odsgen_dialects.{dialect}{'_' if iskeyword(dialect) else ''}")


@cache
def definition_of(dialect: str) -> DialectDef | None:
    """The definition of a bundled dialect; None of another one."""
    path = CHECKOUT / "dialect_specs" / f"{dialect}.yaml"
    return with_hooks(load_dialect(path)) if path.is_file() else None


@cache
def builders(dialect: str) -> dict[str, tuple[OpDef, Callable[..., Any]]]:
    """Of each operation what takes its parts: the function that is generated, else `build`."""
    definition = definition_of(dialect)
    if definition is None:
        return {}
    package = package_of(dialect)
    by_hand = {name for _, names in definition.functions for name in names}
    found: dict[str, tuple[OpDef, Callable[..., Any]]] = {}
    for op in definition.ops:
        name = function_name(op, definition)
        op_class: Any = package.DIALECT.operations[op.name]
        found[op.name] = op, op_class.build if name in by_hand else getattr(package, name)
    return found


#: Operations that may have other results than those that their builders infer, as in C++: there, too, the type is set afterwards.
OTHER_TYPES = {
    **dict.fromkeys(
        ("shape.const_shape", "shape.shape_of", "shape.get_extent", "shape.dim"),
        "a tensor of indices or an index, or `!shape.shape` or `!shape.size`, as the program likes",
    ),
    **dict.fromkeys(
        (f"tosa.reduce_{name}" for name in "all any max min product sum".split()),
        "a tensor of which less is known than follows from the operand",
    ),
}


class Rebuilding:
    """One program being built anew; operations of no bundled dialect are cloned."""

    def __init__(self) -> None:
        self._values: dict[Value, Value] = {}
        self._blocks: dict[Block, Block] = {}
        self._forward: dict[Value, Value] = {}  # stand for values that are built later
        #: The names of the operations that were built.
        self.built: set[str] = set()

    def operation(self, op: Operation) -> Operation:
        """An operation like another one, with everything in it."""
        found = builders(op.name.partition(".")[0]).get(op.name)
        if found is None:
            new = self._other(op)
        else:
            new = self._build(op, *found)
            self.built.add(op.name)
        assert len(op.results) == len(new.results), op.name
        for old, result in zip(op.results, new.results, strict=True):
            if op.name in OTHER_TYPES:
                result.type = old.type
            self._has_become(old, result)
        return new

    def _other(self, op: Operation) -> Operation:
        """A clone of an operation that no package builds."""
        mapping = CloneMap()
        for operand in op.operands:
            mapping.values[operand] = self._value(operand)
        for successor in op.successors:
            mapping.blocks[successor] = self._block(successor)
        new = op.clone_without_regions(mapping)
        for region, made in zip(op.regions, new.regions, strict=True):
            self._fill(region, made)
        return new

    def _build(self, op: Operation, definition: OpDef, build: Callable[..., Any]) -> Operation:
        parameters = inspect.signature(build).parameters
        given: dict[str, Any] = {"location": op.location, "attributes": dict(op.attributes)}
        for result in definition.results:
            types = _types_of(getattr(op, result.python_name), result.arity)
            given[result_type_argument(result)] = types
        for argument in definition.arguments:
            part = getattr(op, argument.python_name)
            if isinstance(argument, Operand):
                given[argument.python_name] = self._mapped(part)
            elif argument.name in op.properties:
                given[argument.python_name] = part
        self._merge_static_lists(given, parameters)
        for successor in definition.successors:
            blocks = getattr(op, successor.python_name)
            given[successor.python_name] = (
                [self._block(each) for each in blocks]
                if successor.variadic
                else self._block(blocks)
            )
        bodies: list[tuple[Region, str]] = []
        for definition_of_region in definition.regions:
            name = definition_of_region.python_name
            region = getattr(op, name)
            if definition_of_region.variadic:
                given[name] = [self._region(each) for each in region]
            elif name in parameters:
                given[name] = self._region(region)
            else:
                bodies.append((region, name))
        if "block_types" in parameters and not bodies[0][0].is_empty:
            given["block_types"] = [each.type for each in bodies[0][0].entry_block.arguments]
        new = _operation(build(**{name: given[name] for name in parameters if name in given}))
        for region, name in bodies:
            self._fill(region, getattr(new, name))
        return new

    def _merge_static_lists(self, given: dict[str, Any], parameters: Any) -> None:
        """Values and static entries that the function takes as one list."""
        for name in [each for each in given if each.startswith("static_")]:
            listed = name.removeprefix("static_")
            if name not in parameters and listed in parameters:
                dynamic = iter(given.pop(f"dynamic_{listed}", None) or given.get(listed, ()))
                entries = given.pop(name)
                given[listed] = [next(dynamic) if n == DYNAMIC_STRIDE else n for n in entries]

    # --- regions --------------------------------------------------------------------------------------------------------

    def _region(self, region: Region) -> Region:
        made = Region()
        self._fill(region, made)
        return made

    def _fill(self, region: Region, made: Region) -> None:
        """Put into a region what another one has; its first block may be there, with the arguments that are right."""
        if not made.is_empty and region.is_empty:
            made.remove(made.entry_block)
        for block in region.blocks:
            if block is region.blocks[0] and not made.is_empty:
                there = made.entry_block
                assert block not in self._blocks
                self._blocks[block] = there
                types = [each.type for each in there.arguments]
                assert types == [each.type for each in block.arguments], "arguments of the body"
            else:
                there = self._block(block)
                there.add_arguments([(each.type, each.location) for each in block.arguments])
                made.append(there)
            for old, argument in zip(block.arguments, there.arguments, strict=True):
                argument.location = old.location
                self._has_become(old, argument)
        for block in region.blocks:
            for op in block:
                self._blocks[block].append(self.operation(op))

    def _block(self, block: Block) -> Block:
        return self._blocks.setdefault(block, Block())

    # --- values ---------------------------------------------------------------------------------------------------------

    def _mapped(self, part: Any) -> Any:
        if part is None:
            return None
        return self._value(part) if isinstance(part, Value) else [self._mapped(p) for p in part]

    def _value(self, value: Value) -> Value:
        if value in self._values:
            return self._values[value]
        return self._forward.setdefault(value, Block([value.type]).arguments[0])

    def _has_become(self, old: Value, new: Value) -> None:
        self._values[old] = new
        if old in self._forward:
            self._forward.pop(old).replace_all_uses_with(new)


def _types_of(results: Any, arity: Arity) -> Any:
    if arity is Arity.REQUIRED or isinstance(results, Value):
        return results.type
    return None if arity is Arity.OPTIONAL else [result.type for result in results]


def _operation(made: Operation | Body[Any] | Value | Sequence[Value]) -> Operation:
    """The operation of which a function gives this."""
    if isinstance(made, Body):
        op = made.op
        assert isinstance(op, Operation)
        return op
    if isinstance(made, Operation):
        return made
    result = made if isinstance(made, Value) else made[0]
    owner = result.owner
    assert isinstance(owner, Operation)
    return owner
