"""Names of values and blocks in the printed text (`SSANameState` of MLIR's AsmPrinter)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from odsgen.runtime.registry.context import loaded_dialects
from odsgen.runtime.support.source import encode

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import OpResult, Value
    from odsgen.runtime.registry.dialect import Dialect

_PLAIN_NAME = re.compile(r"[A-Za-z$._-][A-Za-z0-9$._-]*", re.ASCII)

#: The names of values that have numbers, as far as a program has needed them: those of one function are those of the next.
NUMBERED = [f"%{number}" for number in range(64)]
#: Past this many they are made anew: a program is no reason to keep more.
_NUMBERED_LIMIT = 1 << 16


def numbered(number: int) -> str:
    """The name of a value that has a number, where `NUMBERED` does not have it yet."""
    known = len(NUMBERED)
    if known <= number < _NUMBERED_LIMIT:
        # In one step: another thread may do the same at the same time.
        NUMBERED[known:] = [f"%{number}" for number in range(known, max(number + 1, 2 * known))]
    return f"%{number}"


def sanitize_identifier(name: str, allowed_punctuation: str = "$._-") -> str:
    """A suggested name made into an identifier, as MLIR does it: blanks to `_`, other characters to hexadecimal."""
    first = "_" if name[0] == " " else name[0]
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
def _suggested_text(name: str) -> str:
    """A suggested name as it is printed: `%name`.  Most are identifiers, and occur again and again."""
    return "%" + (name if _PLAIN_NAME.fullmatch(name) else sanitize_identifier(name))


class _Scope:
    """The names that operations suggested, within a region and those around it: `%name`."""

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


class _End(NamedTuple):
    """How far the values of a region went, which is what those of the regions in it begin with."""

    value: int
    argument: int
    conflict: int
    scope: _Scope


HookT = TypeVar("HookT", bound=Callable[..., Any])

#: Names the one result of an operation whose class, or type, may suggest a name; None if it does not, and nothing is named.
Naming = Callable[["ValueNames", "Operation", "OpResult"], "str | None"]


class _NamedBy:
    """The property that names the result of operations of a class, and the texts of the names that were asked for."""

    __slots__ = ("property", "texts", "_count")

    def __init__(self, property: str) -> None:
        self.property = property
        #: By type and value; an empty one where no name is suggested.
        self.texts: dict[Type, dict[Any, str]] = {}
        self._count = 0

    def ask(self, op: Any) -> str:
        """The text of the name that the hook suggests for the result of an operation."""
        suggested = op.asm_result_names()
        text = _suggested_text(suggested[0]) if suggested and suggested[0] else ""
        if self._count == _MOST_KEPT_NAMES:
            self.forget()
        self._count += 1
        self.texts.setdefault(op.single_result.type, {})[op.stored_properties[self.property]] = text
        return text

    def forget(self) -> None:
        """Keep no texts any more."""
        self.texts.clear()
        self._count = 0


#: Of one class.
_MOST_KEPT_NAMES = 1 << 14

#: By class, as the hooks say.
_named_by: dict[type[Operation], _NamedBy] = {}


def named_by(op_class: type[Operation], property: str) -> Callable[[HookT], HookT]:
    """Says of the hook that names the one result of operations of a class: the name follows from a property.

    From that and the type of the result, and nothing else.  The hook is called once for each value of the property.
    """
    _named_by[op_class] = _NamedBy(property)
    return lambda hook: hook


def forget_names() -> None:
    """Keep no names of constants any more, nor the attributes that they follow from."""
    for named in _named_by.values():
        named.forget()


@lru_cache(maxsize=1)
def _name_values(dialects: tuple[Dialect, ...], sizes: tuple[int, ...]) -> bool:
    """Whether there is a type whose values have names, among so many types of each dialect; asked for each print."""
    return any(
        type_class.asm_name is not None
        for dialect in dialects
        for type_class in dialect.types.values()
    )


class ValueNames(dict["Value", str]):
    """The text of each value inside an operation, `%0` or `%0#1`; one that has no name is shown as MLIR shows it.

    The values of a region are numbered before those of the regions nested in it.  Each nested region goes on counting
    where the region around it ended; in the generic form, which shows no suggested names, where the one numbered before
    it ended, so that a number occurs once in the whole text.

    In the custom form names are given when they are needed.  A print that comes to a region enters it, and names each
    result as it writes it, so that it walks over the operations once.  Where a name is asked for before, as in a graph
    region, or where a nested region begins, the rest of the open region is named at once.  Inside a block the print
    counts by itself, and `next_value` stays behind.
    """

    __slots__ = (
        "blocks",
        "block_numbers",
        "result_texts",
        "entered_region",
        "next_value",
        "are_usual",
        "_open_region",
        "_root",
        "_top",
        "_ends",
        "_suggestions",
        "_named_types",
        "_next_argument",
        "_next_conflict",
        "_namings",
        "_scope",
        "_alone",
        "_ends_before",
    )

    def __init__(self, root: Operation | None = None, *, suggestions: bool = True) -> None:
        super().__init__()
        self.blocks: dict[Block, str] = {}
        self.block_numbers: dict[Block, int] = {}
        self.result_texts: dict[Operation, str] = {}  # of operations with several results: `%0:2`
        #: The open region, where a print names the values as it comes to them.
        self.entered_region: Region | None = None
        self.next_value = 0
        self._open_region: Region | None = None  # begun: not all values in it have names yet
        self._root = root if suggestions else None  # in which names are given when they are needed
        self._ends: dict[Region, _End] = {}  # of the regions of which all values have names
        self._suggestions = suggestions
        # Whether there is a type at all whose values have names.
        dialects = loaded_dialects()
        sizes = tuple([len(dialect.types) for dialect in dialects])
        self._named_types = suggestions and _name_values(dialects, sizes)
        #: Whether operations are asked for the names of their results, and nothing else is.
        self.are_usual = suggestions and not self._named_types and type(self) is ValueNames
        self._next_argument = 0
        self._next_conflict = 0
        self._namings: dict[type[Operation], Naming | None] = {}
        self._scope = _Scope(None)
        self._top = _End(0, 0, 0, self._scope)
        # A region that was opened when no value had a name, and how many of `_ends` there were then.
        self._alone: Region | None = None
        self._ends_before = 0
        if root is not None:
            self._name_operation(root)
            if not suggestions:
                self._number_all(root)

    def __missing__(self, value: Value) -> str:
        region = value.parent_region
        if region is not None and self.begin(region) and value not in self:
            self.complete(region)
        return self.get(value, "<<UNKNOWN SSA VALUE>>")

    def block_name(self, block: Block) -> str:
        """`^name`."""
        if block not in self.blocks and block.parent_region is not None:
            self.begin(block.parent_region)
        return self.blocks.get(block, "INVALIDBLOCK")

    # --- regions --------------------------------------------------------------------------------------------------------

    def enter(self, region: Region) -> None:
        """Begin a region whose values are named by a print as it comes to them, unless they have names already."""
        if region is self.entered_region:
            self.complete(region)  # another print began, and was given up
        self.begin(region)
        if region is self._open_region:
            self.entered_region = region

    def leave(self, region: Region) -> bool:
        """All operations of a region that was entered were printed; whether its names were forgotten."""
        if region is self._alone:
            self._forget()
            return True
        if region is self._open_region:
            self._close()
        return False

    def _forget(self) -> None:
        """Forget the values named since a region was opened that no other values had names before.

        So the names of one function stay in the processor's cache, whatever the size of the program.  Who asks for one
        of them later gets it anew: nothing says any more that the region was named.
        """
        self.clear()
        ends = self._ends
        while len(ends) > self._ends_before:
            ends.popitem()
        self._alone = self._open_region = self.entered_region = None

    def begin(self, region: Region) -> bool:
        """Name the blocks of a region and the arguments of its entry block, and all values around it.

        False where the region is not inside the operation, or has all its names from the start.
        """
        opened = self._open_region
        if region is opened or region in self._ends:
            return True
        root = self._root
        if root is None:
            return False
        chain = [region]  # of regions without names, the innermost first
        while (owner := chain[-1].parent_op) is not root:
            around = owner.parent_region if owner is not None else None
            if around is None:
                return False
            if around is opened or around in self._ends:
                break
            chain.append(around)
        for inner in reversed(chain):
            if self._open_region is not None:
                self.complete(self._open_region)
            self._open(inner)
        return True

    def _open(self, region: Region) -> None:
        owner = region.parent_op
        assert owner is not None
        around = owner.parent_region if owner is not self._root else None
        start = self._top if around is None else self._ends[around]
        self.next_value, self._next_argument, self._next_conflict, scope = start
        self._scope = _Scope(scope)
        self._open_region = region
        if not self:
            self._alone = region
            self._ends_before = len(self._ends)
        self._begin_blocks(region)

    def complete(self, region: Region) -> None:
        """Name what is without a name of the values directly in a region, if that is the open one."""
        if region is not self._open_region:
            return
        for block in region.stored_blocks:
            self.name_arguments(block)
            self._name_results(block)
        self._close()

    def _close(self) -> None:
        assert self._open_region is not None
        self._ends[self._open_region] = _End(
            self.next_value, self._next_argument, self._next_conflict, self._scope
        )
        self._open_region = self.entered_region = None

    def _number_all(self, root: Operation) -> None:
        """Number what is inside an operation for its generic form, where numbers go on from region to region."""
        pending = list(root.regions)
        while pending:
            region = pending.pop()
            self._begin_blocks(region)
            for block in region.stored_blocks:
                self.name_arguments(block)
                self._name_results(block)
                op = block.first
                while op is not None:
                    if op.regions:
                        pending.extend(op.regions)
                    op = op.next

    # --- blocks and their arguments -------------------------------------------------------------------------------------

    def _begin_blocks(self, region: Region) -> None:
        """Name the blocks of a region, the arguments for which names are suggested, and those of the entry block."""
        blocks = region.stored_blocks
        labels, numbers = self.blocks, self.block_numbers
        for number, block in enumerate(blocks):
            if block not in labels:
                labels[block] = f"^bb{number}"
            numbers[block] = number
        owner = region.parent_op
        if self._suggestions and owner is not None and blocks:
            suggest = getattr(owner, "asm_block_argument_names", None)
            if suggest is not None:
                arguments = [a for block in blocks for a in block.stored_arguments]
                for argument, name in zip(arguments, suggest(region), strict=False):
                    if name is not None:
                        self._name_argument(argument, name)
        for argument in blocks[0].stored_arguments if blocks else ():
            if argument in self:
                continue
            asm_name = argument.type.asm_name if self._named_types else None
            named = asm_name() if asm_name is not None else None
            if not named:
                number = self._next_argument
                self._next_argument = number + 1
                if self.are_usual:
                    self[argument] = self._distinct_text(f"%arg{number}")
                    continue
                named = f"arg{number}"
            self._name_argument(argument, named)

    def name_arguments(self, block: Block) -> None:
        """Name the arguments of a block that is not the entry of the region, where they have no names yet."""
        for argument in block.stored_arguments:
            if argument not in self:
                self._name_argument(argument, "")

    def _name_argument(self, argument: Value, name: str) -> None:
        if name:
            self[argument] = self._unique(name)
        else:
            self._number(argument)

    def _number(self, value: Value) -> None:
        number = self.next_value
        self.next_value = number + 1
        self[value] = NUMBERED[number] if number < len(NUMBERED) else numbered(number)

    # --- results --------------------------------------------------------------------------------------------------------

    def _name_results(self, block: Block) -> None:
        """Name the results of the operations of a block that have no names yet."""
        namings = self._namings
        op = block.first
        while op is not None:
            result = op.single_result
            if result is None:
                if op.several_results or op.asm_block_names is not None:
                    self._name_operation(op)
            elif result in self:
                if self[result] == f"%{self.next_value}":  # a print came as far as this
                    self.next_value += 1
            else:
                op_class = type(op)
                if op_class not in namings:
                    self._name_first(op)
                elif (naming := namings[op_class]) is None or naming(self, op, result) is None:
                    self._number(result)
            op = op.next

    def name_results(self, op: Operation) -> None:
        """Name the results of an operation of the open region, whatever it is."""
        result = op.single_result
        op_class = type(op)
        if op_class not in self._namings:
            self._name_first(op)
            return
        naming = self._namings[op_class]
        if result is None:
            if op.several_results or op.asm_block_names is not None:
                self._name_operation(op)
        elif naming is None or naming(self, op, result) is None:
            self._number(result)

    def _name_first(self, op: Operation) -> None:
        """Name the results of the first operation of a class: with its hook, what that says of itself is imported."""
        self._name_operation(op)
        self.naming_of(type(op))

    def naming_of(self, op_class: type[Operation]) -> Naming | None:
        """The function that names the one result of an operation of a class; None where nobody suggests a name."""
        try:
            return self._namings[op_class]
        except KeyError:
            pass
        naming: Naming | None = None
        if self._suggestions:
            if op_class.asm_block_names is not None:
                naming = ValueNames._name_with_blocks
            elif op_class.asm_result_names is not None:
                naming = ValueNames._name_as_suggested
                if op_class in _named_by:
                    naming = self._naming_by_property(_named_by[op_class])
            elif self._named_types:
                naming = ValueNames._name_by_type
        self._namings[op_class] = naming
        return naming

    @staticmethod
    def _naming_by_property(named: _NamedBy) -> Naming:
        """The naming of the results of a class that a property names; most are constants, a quarter of many programs."""
        property, texts = named.property, named.texts

        def naming(names: ValueNames, op: Operation, result: OpResult) -> str | None:
            try:
                text = texts[result.type][op.stored_properties[property]]
            except KeyError:
                text = named.ask(op)
            if not text:
                return None
            # As `_unique`, inline.
            scope = names._scope
            used = scope.used
            if text in used or (scope.parent is not None and text in scope.parent):
                text = names._distinct(text)
            used.add(text)
            names[result] = text
            return text

        return naming

    def _name_as_suggested(self, op: Any, result: OpResult) -> str | None:
        suggested = op.asm_result_names()
        if not suggested or not (name := suggested[0]):
            return None
        text = self[result] = self._unique(name)
        return text

    def _name_by_type(self, op: Operation, result: OpResult) -> str | None:
        if result.type.asm_name is None or not (name := result.type.asm_name()):
            return None
        text = self[result] = self._unique(name)
        return text

    def _name_with_blocks(self, op: Operation, result: OpResult) -> str:
        self._name_operation(op)
        return self[result]

    def _name_operation(self, op: Operation) -> None:
        """Name the results of an operation, however many, and the blocks for which it suggests names."""
        results = op.results
        if results and results[0] in self:
            return
        groups = [0]
        named: dict[int, str] = {}
        if self._suggestions:
            if op.asm_block_names is not None:
                for block, name in op.asm_block_names().items():
                    if name:
                        self.blocks[block] = "^" + sanitize_identifier(name)
        for number, suggestion in enumerate(self._suggested(op)):
            if suggestion is None or number >= len(results):
                continue
            if suggestion:
                named[number] = self._unique(suggestion)
            else:
                named[number] = f"%{self.next_value}"
                self.next_value += 1
            if number:
                groups.append(number)
        if not results:
            return
        if 0 not in named:
            named[0] = f"%{self.next_value}"
            self.next_value += 1
        if len(results) == 1:
            self[results[0]] = named[0]
            return
        texts = []
        for start, end in zip(groups, [*groups[1:], len(results)], strict=True):
            name = named[start]
            if end - start == 1:
                self[results[start]] = name
                texts.append(name)
            else:
                for number in range(start, end):
                    self[results[number]] = f"{name}#{number - start}"
                texts.append(f"{name}:{end - start}")
        self.result_texts[op] = ", ".join(texts)

    def _suggested(self, op: Operation) -> Sequence[str | None]:
        """The names that an operation would like its results to have; None where it does not say."""
        if self._suggestions and op.asm_result_names is not None:
            return op.asm_result_names()
        if self._suggestions and len(op.results) == 1 and op.results[0].type.asm_name is not None:
            return (op.results[0].type.asm_name() or None,)
        return ()

    def _unique(self, name: str) -> str:
        """The text of a value for which a name is suggested, with a number behind it where another one has that name."""
        return self._distinct_text(_suggested_text(name))

    def _distinct_text(self, text: str) -> str:
        scope = self._scope
        used = scope.used
        if text in used or (scope.parent is not None and text in scope.parent):
            text = self._distinct(text)
        used.add(text)
        return text

    def _distinct(self, text: str) -> str:
        used, around = self._scope.used, self._scope.parent
        while True:
            found = f"{text}_{self._next_conflict}"
            self._next_conflict += 1
            if found not in used and (around is None or found not in around):
                return found
