"""Names of values and blocks while a text is read: definitions, uses before the definition, scopes (LangRef: Value Scoping)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.value import PlaceholderValue, Value
from odsgen.runtime.parser.cursor import Delimiter
from odsgen.runtime.parser.hints import value_hint
from odsgen.runtime.parser.locations import LocationParser
from odsgen.runtime.support.integer_text import integer_of_digits

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.value import BlockArgument
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.support.source import SourceFile

UnresolvedOperand = int
"""The use of a value whose type is not known yet: the index of its token."""


class ForwardReference(PlaceholderValue):
    """Stands for a value that is used before its definition has been read."""

    __slots__ = ("name", "number", "place")

    def __init__(self, type: Type, name: str, number: int, place: int) -> None:
        super().__init__(type)
        self.name = name
        self.number = number
        self.place = place  # index of the token of the first use

    @property
    def parent_block(self) -> Block | None:
        """None: nobody knows where it will be defined."""
        return None

    @property
    def location(self) -> Location:
        """Unknown until the definition has been read."""
        return UnknownLoc.get()


class BlockScope:
    """The names of the blocks of one region."""

    __slots__ = ("blocks", "undefined")

    def __init__(self) -> None:
        self.blocks: dict[str, Block] = {}
        self.undefined: dict[str, int] = (
            {}
        )  # blocks that were only named so far, and by which token


class SSAParser(LocationParser):
    """Definitions and uses of values and blocks."""

    __slots__ = (
        "values",
        "_defined",
        "_block_scopes",
        "_forward_references",
        "_replaced_references",
        "_isolated",
    )

    def __init__(self, source: SourceFile, context: Context) -> None:
        super().__init__(source, context)
        self.values: dict[str, Value] = {}  # what a name means here: "%x", "%x#1"
        self._defined: list[dict[str, int]] = [{}]  # names defined in each open region, and where
        self._isolated: list[dict[str, Value]] = []  # names of the scopes around isolated regions
        self._block_scopes: list[BlockScope] = [BlockScope()]
        self._forward_references: dict[ForwardReference, None] = {}
        self._replaced_references: list[tuple[ForwardReference, Value]] = []

    # --- scopes ---------------------------------------------------------------------------------------------------------

    def push_scope(self, isolated: bool) -> None:
        """Enter a region; an isolated one sees no name from outside."""
        if isolated:
            self._isolated.append(self.values)
            self.values = {}
        self._defined.append({})
        self._block_scopes.append(BlockScope())

    def pop_scope(self, isolated: bool) -> None:
        """Leave a region; raises ParseError for blocks that were named and never defined."""
        undefined = self._block_scopes.pop().undefined
        if undefined:
            raise ParseError(
                [
                    self._diagnostic(place, "reference to an undefined block")
                    for place in sorted(undefined.values())
                ],
                self.source,
            )
        names = self._defined.pop()
        if isolated:
            self.values = self._isolated.pop()
        elif len(names) == len(self.values):
            self.values.clear()  # there are no others
        else:
            values = self.values
            for name in names:
                values.pop(name, None)

    def check_forward_references(self) -> None:
        """Raise ParseError for values that were used and never defined."""
        # An operation whose operands were read before its regions may have been made after the definition, inside them.
        for reference, value in self._replaced_references:
            if reference.has_uses:
                reference.replace_all_uses_with(value)
        if self._forward_references:
            places = sorted(reference.place for reference in self._forward_references)
            message = "use of undeclared SSA value name"
            diagnostics = [self._diagnostic(place, message) for place in places]
            hint = value_hint(self.tokens[places[0]], self.tokens)
            if hint is not None:
                diagnostics[0].attach_hint(hint)
            raise ParseError(diagnostics, self.source)

    def _diagnostic(self, index: int, message: str) -> Diagnostic:
        return Diagnostic(Severity.ERROR, self.location_of(index), message)

    # --- definitions ----------------------------------------------------------------------------------------------------

    def define_value(self, place: int, number: int, value: Value) -> None:
        """Let the name at token `place` (with `#number`) mean a value from here on."""
        name = self.tokens[place]
        key = name if number == 0 else f"{name}#{number}"
        known = self.values.get(key)
        if known is not None:
            if not isinstance(known, ForwardReference):
                error = self._diagnostic(place, f"redefinition of SSA value '{name}'")
                raise ParseError(
                    [error.attach_note("previously defined here", self._definition_location(key))],
                    self.source,
                )
            if known.type is not value.type:
                error = self._diagnostic(
                    place,
                    f"definition of SSA value '{name}#{number}' has type {quoted(value.type)}",
                )
                note = f"previously used here with type {quoted(known.type)}"
                raise ParseError(
                    [error.attach_note(note, self.location_of(known.place))], self.source
                )
            known.replace_all_uses_with(value)
            self._replaced_references.append((known, value))
            del self._forward_references[known]
        self.values[key] = value
        self._defined[-1][key] = place

    def _definition_location(self, key: str) -> Location:
        """Where the name of a value stands in its definition, or in its first use."""
        value = self.values[key]
        if isinstance(value, ForwardReference):
            return self.location_of(value.place)
        return self.location_of(next(d[key] for d in reversed(self._defined) if key in d))

    # --- uses -----------------------------------------------------------------------------------------------------------

    def parse_operand(self, allow_result_number: bool = True) -> UnresolvedOperand:
        """`%name` or `%name#1`: the index of its token."""
        index = self.index
        tokens = self.tokens
        if tokens[index][:1] != "%" or len(tokens[index]) == 1:
            raise self.wrong_token("expected SSA operand")
        following = tokens[index + 1]
        if following and following[0] == "#" and following != "#-}":
            self.index = index + 1
            if not allow_result_number:
                raise self.error("result number not allowed in argument list")
            if not following[1:].isdecimal():
                raise self.error("invalid SSA value result number")
            if len(following) > 10 and integer_of_digits(following[1:]) >= 1 << 32:
                raise self.error("invalid SSA value result number")
            self.index = index + 2
        else:
            self.index = index + 1
        return index

    def _result_number(self, operand: UnresolvedOperand) -> int:
        """The number behind the name of an operand that has been read; 0 if there is none."""
        following = self.tokens[operand + 1]
        return int(following[1:]) if following[:1] == "#" and following != "#-}" else 0

    def parse_optional_operand(self, allow_result_number: bool = True) -> UnresolvedOperand | None:
        """An operand, if there is one."""
        if self.tokens[self.index][:1] == "%":
            return self.parse_operand(allow_result_number)
        return None

    def parse_operand_list(
        self,
        delimiter: Delimiter = Delimiter.NONE,
        allow_result_number: bool = True,
        required: int | None = None,
    ) -> list[UnresolvedOperand]:
        """Operands separated by commas; without delimiters the list may be empty."""
        start = self.index
        if delimiter is Delimiter.NONE:
            operands = self._parse_operands(allow_result_number)
            if required and not operands:
                if self.tokens[start] in ("(", "["):
                    raise self.error("unexpected delimiter")
                raise self.wrong_token("expected operand")
        else:
            operands = self.parse_comma_separated_list(
                lambda: self.parse_operand(allow_result_number), delimiter, " in operand list"
            )
        if required is not None and len(operands) != required:
            raise self.custom_error(f"expected {required} operands", start)
        return operands

    def _parse_operands(self, allow_result_number: bool) -> list[UnresolvedOperand]:
        """Operands between commas, or none: as `parse_operand`, for those that are a known name alone."""
        tokens, values = self.tokens, self.values
        operands: list[UnresolvedOperand] = []
        index = self.index
        if tokens[index][:1] != "%":
            return operands
        while True:
            following = tokens[index + 1]
            if tokens[index] in values and following[:1] != "#":
                operands.append(index)
                index += 1
            else:
                self.index = index
                operands.append(self.parse_operand(allow_result_number))
                index = self.index
                following = tokens[index]
            if following != ",":
                break
            index += 1
        self.index = index
        return operands

    def parse_known_operands(self) -> tuple[Value, ...] | None:
        """`%a, %b : type, type`, where all of it is known and agrees; None, with nothing taken, where it is not so."""
        tokens, known, types = self.tokens, self.values, self.token_types
        index = self.index
        name, following, type_text, behind = tokens[index : index + 4]
        value = known.get(name)
        if value is None:
            return None
        if following == ":" and behind != ",":  # one of them
            if value.type is not types.get(type_text) or behind == "<":
                return None
            self.index = index + 3
            return (value,)
        values = [value]
        index += 1
        while tokens[index] == ",":
            value = known.get(tokens[index + 1])
            if value is None:
                return None
            values.append(value)
            index += 2
        separator = ":"
        for value in values:
            if tokens[index] != separator or types.get(tokens[index + 1]) is not value.type:
                return None
            separator = ","
            index += 2
        if tokens[index] in (",", "<"):
            return None
        self.index = index
        return tuple(values)

    def parse_known_operands_of_type(self, type: Type) -> tuple[Value, ...] | None:
        """`%a, %b`, or nothing, where all are known and of the type; None, with nothing taken, where it is not so."""
        tokens, known = self.tokens, self.values
        index = self.index
        if tokens[index][:1] != "%":
            return ()
        values: list[Value] = []
        following = ","
        while following == ",":
            value = known.get(tokens[index])
            if value is None or value.type is not type:
                return None
            values.append(value)
            following = tokens[index + 1]
            index += 2
        if following[:1] == "#":
            return None
        self.index = index - 1
        return tuple(values)

    def resolve_operand(self, operand: UnresolvedOperand, type: Type) -> Value:
        """The value that an operand of a given type is; raises ParseError where types disagree."""
        tokens = self.tokens
        value = self.values.get(tokens[operand])
        if value is not None and value.type is type and tokens[operand + 1][:1] != "#":
            return value
        return self._resolve(operand, type)

    def _resolve(self, operand: UnresolvedOperand, type: Type) -> Value:
        name = self.tokens[operand]
        number = self._result_number(operand)
        key = name if number == 0 else f"{name}#{number}"
        value = self.values.get(key)
        if value is not None:
            if value.type is type:
                return value
            error = self._diagnostic(
                operand,
                f"use of value '{name}' expects different type than prior uses: "
                f"{quoted(type)} vs {quoted(value.type)}",
            )
            raise ParseError(
                [error.attach_note("prior use here", self._definition_location(key))], self.source
            )
        first = self.values.get(name)
        if first is not None and not isinstance(first, ForwardReference):
            raise self.error_at(self.offset_of(operand), "reference to invalid result number")
        reference = ForwardReference(type, name, number, operand)
        self._forward_references[reference] = None
        self.values[key] = reference
        return reference

    def resolve_operands(
        self,
        operands: Sequence[UnresolvedOperand],
        types: Sequence[Type],
        place: int | None = None,
    ) -> tuple[Value, ...]:
        """The values of several operands, one type for each; `place` is the token of an error about their number."""
        if len(operands) != len(types):
            raise self.custom_error(
                "number of operands and types do not match: "
                f"got {len(operands)} operands and {len(types)} types",
                place,
            )
        tokens, known = self.tokens, self.values
        if len(operands) == 1:
            return (self.resolve_operand(operands[0], types[0]),)
        values: list[Value] = []
        for operand, type in zip(operands, types, strict=True):
            value = known.get(tokens[operand])
            if value is None or value.type is not type or tokens[operand + 1][:1] == "#":
                value = self._resolve(operand, type)
            values.append(value)
        return tuple(values)

    def resolve_operands_of_type(
        self, operands: Sequence[UnresolvedOperand], type: Type
    ) -> tuple[Value, ...]:
        """The values of several operands of the same type."""
        return self.resolve_operands(operands, (type,) * len(operands)) if operands else ()

    # --- blocks ---------------------------------------------------------------------------------------------------------

    def parse_successor(self) -> Block:
        """`^name`: the block of that name in the current region, which may be defined later."""
        token = self.tokens[self.index]
        if len(token) < 2 or token[0] != "^":
            raise self.wrong_token("expected block name")
        scope = self._block_scopes[-1]
        block = scope.blocks.get(token)
        if block is None:
            block = scope.blocks[token] = Block()
            scope.undefined[token] = self.index
        self.index += 1
        return block

    def parse_optional_successor(self) -> Block | None:
        """A successor, if there is one."""
        return self.parse_successor() if self.tokens[self.index][:1] == "^" else None

    def parse_successor_and_operands(self) -> tuple[Block, list[UnresolvedOperand], list[Type]]:
        """`^name(%a, %b : type, type)`, the operands being optional."""
        block = self.parse_successor()
        operands: list[UnresolvedOperand] = []
        types: list[Type] = []
        if self.tokens[self.index] == "(":
            self.index += 1
            if self.tokens[self.index][:1] == "%":
                operands = self.parse_operand_list()
                self.parse_token(":", "expected ':' in operand list")
                types = self.parse_type_list()
                if len(operands) != len(types):
                    raise self.error(f"expected {len(operands)} types to match operand list")
            self.parse_token(")")
        return block, operands, types

    def define_block(self, entry: Block | None) -> Block:
        """At `^name`: the block of that name, which must not be defined yet; `entry` is the one to use for a new name."""
        token = self.tokens[self.index]
        if len(token) < 2 or token[0] != "^":
            raise self.wrong_token("expected block name")
        scope = self._block_scopes[-1]
        block = scope.blocks.get(token)
        if block is None:
            block = scope.blocks[token] = entry if entry is not None else Block()
        elif scope.undefined.pop(token, None) is None:
            raise self.error(f"redefinition of block '{token}'")
        self.index += 1
        return block

    def parse_block_arguments(self, block: Block) -> None:
        """`(%a: type loc(…), …)` after a block's name."""
        tokens = self.tokens
        existing = block.arguments
        position = 0
        self.parse_token("(")
        while tokens[self.index] != ")" or position:
            place = self.parse_operand()
            self.parse_token(":", "expected ':' and type for SSA operand")
            type = self.parse_type()
            if existing:
                if position >= len(existing):
                    raise self.error("too many arguments specified in argument list")
                value = existing[position]
                if value.type is not type:
                    raise self.error("argument and block argument type mismatch")
            else:
                value = block.add_argument(type, (self.positions, place))
            position += 1
            if self.tokens[self.index] == "loc":
                self.parse_argument_location(value)
            self.define_value(place, self._result_number(place), value)
            if tokens[self.index] != ",":
                break
            self.index += 1
        self.parse_token(")")

    def parse_argument_location(self, argument: BlockArgument) -> None:
        """`loc(…)` after a block argument."""
        raise NotImplementedError


def quoted(type: Type) -> str:
    """A type as diagnostics show it."""
    return f"'{type}'"
