"""Names of values and blocks in the printed text (`SSANameState` of MLIR's AsmPrinter)."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from odsgen.runtime.registry.context import loaded_dialects
from odsgen.runtime.support.source import encode

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value

_PLAIN_NAME = re.compile(r"[A-Za-z$._-][A-Za-z0-9$._-]*", re.ASCII)

#: The names of values that have numbers, as far as a program has needed them: those of one function are those of the next.
_NUMBERED = [f"%{number}" for number in range(64)]
#: Past this many they are made anew: a program is no reason to keep more.
_NUMBERED_LIMIT = 1 << 16


def _numbered(number: int) -> str:
    """The name of a value that has a number, where `_NUMBERED` does not have it yet."""
    known = len(_NUMBERED)
    if number < _NUMBERED_LIMIT:
        # In one step: another thread may do the same at the same time.
        _NUMBERED[known:] = [f"%{number}" for number in range(known, max(number + 1, 2 * known))]
    return f"%{number}"


def sanitize_identifier(name: str, allowed_punctuation: str = "$._-") -> str:
    """A suggested name made into an identifier, as MLIR does it: blanks to `_`, other characters to hexadecimal."""
    first = name[0]
    characters = []
    for character in name:
        if (character.isascii() and character.isalnum()) or character in allowed_punctuation:
            characters.append(character)
        elif character == " ":
            characters.append("_")
        else:
            characters.extend(f"{byte:X}" for byte in encode(character))
    text = "".join(characters)
    if first not in allowed_punctuation and not (first.isascii() and first.isalpha()):
        return "_" + text
    return text


@lru_cache(maxsize=4096)
def _identifier(name: str) -> str:
    """A suggested name as it is printed; most are identifiers, and occur again and again."""
    return name if _PLAIN_NAME.fullmatch(name) else sanitize_identifier(name)


class ValueNames(dict["Value", str]):
    """The text of each value, `%0` or `%0#1`; one that has no number is shown as MLIR shows it."""

    __slots__ = ()

    def __missing__(self, value: Value) -> str:
        return "<<UNKNOWN SSA VALUE>>"


class _Scope:
    """The names that operations suggested, within a region and those around it."""

    __slots__ = ("used", "parent")

    parent: _Scope | None

    def __init__(self, parent: _Scope | None) -> None:
        self.used: set[str] = set()
        # All names of the scopes around are known by now: those without any need not be asked.
        while parent is not None and not parent.used:
            parent = parent.parent
        self.parent = parent

    def __contains__(self, name: str) -> bool:
        scope: _Scope | None = self
        while scope is not None:
            if name in scope.used:
                return True
            scope = scope.parent
        return False


#: How an operation whose class suggests names is named.
Naming = Callable[["NameState", "Operation"], None]


class NameState:
    """Numbers all values and blocks inside an operation.

    The values of a region are numbered before those of the regions nested in it.  Each nested region goes on counting
    where the region around it ended; in the generic form, which shows no suggested names, where the one numbered before
    it ended, so that a number occurs once in the whole text.
    """

    __slots__ = (
        "values",
        "blocks",
        "block_numbers",
        "result_texts",
        "_suggestions",
        "_named_types",
        "_next_value",
        "_next_argument",
        "_next_conflict",
        "_naming",
        "_scope",
    )

    def __init__(self, op: Operation, *, suggestions: bool) -> None:
        self.values = ValueNames()
        self.blocks: dict[Block, str] = {}
        self.block_numbers: dict[Block, int] = {}
        self.result_texts: dict[Operation, str] = {}  # of operations with several results: `%0:2`
        self._suggestions = suggestions
        # Whether there is a type at all whose values have names.
        self._named_types = any(
            type_class.asm_name is not None
            for dialect in loaded_dialects()
            for type_class in dialect.types.values()
        )
        self._next_value = 0
        self._next_argument = 0
        self._next_conflict = 0
        self._naming: dict[type[Operation], Naming | None] = {}
        self._scope = _Scope(None)
        top = self._scope
        pending: list[tuple[Region, int, int, int, _Scope]] = [
            (region, 0, 0, 0, top) for region in op._regions
        ]
        self._number_op(op)
        while pending:
            region, value, argument, conflict, parent = pending.pop()
            if suggestions:
                self._next_value, self._next_argument = value, argument
                self._next_conflict = conflict
            self._scope = scope = _Scope(parent)
            nested = self._number_region(region)
            if nested:
                value, argument = self._next_value, self._next_argument
                conflict = self._next_conflict
                pending.extend(
                    [
                        (inner, value, argument, conflict, scope)
                        for nested_op in nested
                        for inner in nested_op._regions
                    ]
                )

    def _number_region(self, region: Region) -> list[Operation]:
        """Number the blocks and values directly in a region; returns the operations that have regions."""
        owner = region._parent
        values, blocks = self.values, self.blocks
        suggestions = self._suggestions
        if suggestions and owner is not None:
            suggest = getattr(owner, "asm_block_argument_names", None)
            if suggest is not None and region._blocks:
                arguments = [a for block in region._blocks for a in block._arguments]
                for argument, name in zip(arguments, suggest(region), strict=False):
                    if name:
                        self._set_name(argument, name)
                    elif name is not None:
                        values[argument] = f"%{self._next_value}"
                        self._next_value += 1
        nested: list[Operation] = []
        named_types = suggestions and self._named_types
        for number, block in enumerate(region._blocks):
            blocks.setdefault(block, f"^bb{number}")
            self.block_numbers[block] = number
            for argument in block._arguments:
                if argument in values:
                    continue
                if number == 0:
                    named = (
                        argument.type.asm_name() if named_types and argument.type.asm_name else None
                    )
                    if named:
                        self._set_name(argument, named)
                        continue
                    self._set_name(argument, f"arg{self._next_argument}")
                    self._next_argument += 1
                else:
                    values[argument] = f"%{self._next_value}"
                    self._next_value += 1
            self._number_results(block, named_types, nested)
        return nested

    def _number_results(self, block: Block, named_types: bool, nested: list[Operation]) -> None:
        """Number the results of the operations of a block; those that have regions go to `nested`."""
        values, naming = self.values, self._naming
        number = self._next_value
        op = block._first
        while op is not None:
            op_class = type(op)
            try:
                suggest = naming[op_class]
            except KeyError:
                suggest = naming[op_class] = self._naming_of(op_class)
            result = op._result
            if suggest is not None:
                self._next_value = number
                suggest(self, op)
                number = self._next_value
            elif result is None:
                if op._several_results:
                    self._next_value = number
                    self._number_op(op)
                    number = self._next_value
            elif named_types and result.type.asm_name is not None:
                self._next_value = number
                self._number_op(op)
                number = self._next_value
            else:
                # The common case: one result, for which nobody suggests a name.
                try:
                    values[result] = _NUMBERED[number]
                except IndexError:
                    values[result] = _numbered(number)
                number += 1
            if op._regions:
                nested.append(op)
            op = op._next
        self._next_value = number

    def _naming_of(self, op_class: type[Operation]) -> Naming | None:
        """How the results of the operations of a class are named, where it suggests names."""
        if not self._suggestions:
            return None
        if op_class.asm_block_names is not None:
            return NameState._number_op
        return NameState._name_results if op_class.asm_result_names is not None else None

    def _name_results(self, op: Operation) -> None:
        """Name the results of an operation whose class suggests names."""
        result = op._result
        if result is None:
            if op._several_results:
                self._number_op(op)
            return
        assert op.asm_result_names is not None
        suggested = op.asm_result_names()
        if suggested and suggested[0]:
            self.values[result] = "%" + self._unique(suggested[0])
        else:
            self.values[result] = f"%{self._next_value}"
            self._next_value += 1

    def _number_op(self, op: Operation) -> None:
        results = op._results
        groups = [0]
        named: dict[int, str] = {}
        if self._suggestions:
            if op.asm_block_names is not None:
                for block, name in op.asm_block_names().items():
                    if name:
                        self.blocks[block] = "^" + sanitize_identifier(name)
            if op.asm_result_names is not None:
                for number, suggestion in enumerate(op.asm_result_names()):
                    if suggestion is None or number >= len(results):
                        continue
                    if suggestion:
                        named[number] = self._unique(suggestion)
                    else:
                        named[number] = str(self._next_value)
                        self._next_value += 1
                    if number:
                        groups.append(number)
            elif len(results) == 1 and results[0].type.asm_name is not None:
                suggestion = results[0].type.asm_name()
                if suggestion:
                    named[0] = self._unique(suggestion)
        if not results:
            return
        if 0 not in named:
            named[0] = str(self._next_value)
            self._next_value += 1
        values = self.values
        if len(results) == 1:
            values[results[0]] = "%" + named[0]
            return
        texts = []
        for start, end in zip(groups, [*groups[1:], len(results)], strict=True):
            name = "%" + named[start]
            if end - start == 1:
                values[results[start]] = name
                texts.append(name)
            else:
                for number in range(start, end):
                    values[results[number]] = f"{name}#{number - start}"
                texts.append(f"{name}:{end - start}")
        self.result_texts[op] = ", ".join(texts)

    def _set_name(self, value: Value, name: str) -> None:
        self.values[value] = "%" + self._unique(name)

    def _unique(self, name: str) -> str:
        name = _identifier(name)
        scope = self._scope
        if name in scope.used or (scope.parent is not None and name in scope.parent):
            stem = name
            while True:
                name = f"{stem}_{self._next_conflict}"
                self._next_conflict += 1
                if name not in scope:
                    break
        scope.used.add(name)
        return name
