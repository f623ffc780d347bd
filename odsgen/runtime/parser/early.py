"""The syntax of MLIR's early specification, where it differs from today's; `docs/reference/early-specification.md` lists both.

Today's syntax is read as well. What is read is the IR of today: the operations without a prefix are those of `std`, and a
memory space that is a bare name is a string.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from odsgen.runtime.affine import AffineMap, AffineSymbolExpr
from odsgen.runtime.builtin.attributes import (
    AffineMapAttr,
    DenseArrayAttr,
    IntegerAttr,
    IntegerSetAttr,
    StringAttr,
)
from odsgen.runtime.builtin.types import FunctionType, IndexType, IntegerType, i32
from odsgen.runtime.parser.affine import AffineReader
from odsgen.runtime.parser.builtin_types import checked, parse_memref_type
from odsgen.runtime.parser.cursor import Delimiter
from odsgen.runtime.parser.lexer import DIGITS, IDENTIFIER_START, unescape
from odsgen.runtime.parser.operations import custom_form, parse_custom_form
from odsgen.runtime.parser.parser import Parser
from odsgen.runtime.parser.types import (
    INTEGER_TYPE,
    KEYWORD_TYPES,
    KEYWORDS_WITH_PARAMETERS,
    parse_function_result_types,
)
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime.affine import AffineExpr
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.diagnostics import ParseError
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.registry.context import Context

#: What had another name, or is no operation of `std`.
_NAMES: Final = {"func": "func.func", "br_cond": "std.cond_br"}
_DIVISIONS: Final = frozenset({"floordiv", "ceildiv"})


class EarlyAffineReader(AffineReader):
    """Reads affine maps and sets in the early syntax."""

    __slots__ = ()

    def parse_after_range(self, count: int) -> None:
        """`size (10, s0)`: how large each dimension of the range is, which today's maps do not say."""
        parser = self.parser
        if parser.tokens[parser.index] != "size":
            return
        place = parser.index
        parser.index += 1
        sizes = parser.parse_comma_separated_list(
            self._parse_size, Delimiter.PAREN, " in the sizes of an affine map"
        )
        if len(sizes) != count:
            raise parser.error(f"expected {count} sizes, one for each result of the map", place)

    def _parse_size(self) -> list[AffineExpr]:
        """An expression, or the least of several: `min(4, s0)`."""
        parser = self.parser
        if parser.tokens[parser.index] == "min" and parser.tokens[parser.index + 1] == "(":
            parser.index += 1
            return parser.parse_comma_separated_list(self.parse_expr, Delimiter.PAREN, " in 'min'")
        return [self.parse_expr()]

    def parse_constraints(self) -> list[tuple[AffineExpr, bool]]:
        """The constraints of a set, with or without parentheses around them."""
        parser = self.parser
        if parser.tokens[parser.index] == "(":
            return super().parse_constraints()
        return parser.parse_comma_separated_list(self.parse_constraint)

    def parse_primary(self, current: object) -> AffineExpr:
        """An operand of an expression; `floordiv(d0, 2)` is one, too."""
        parser = self.parser
        token = parser.tokens[parser.index]
        if token in _DIVISIONS and parser.tokens[parser.index + 1] == "(":
            return parser.nested(self._parse_division, token)
        return super().parse_primary(current)  # type: ignore[arg-type]

    def _parse_division(self, operator: str) -> AffineExpr:
        parser = self.parser
        place = parser.index
        parser.index += 2
        dividend = self.parse_expr()
        parser.parse_token(",")
        divisor = self.parse_expr()
        parser.parse_token(")")
        return self.combine(operator, dividend, divisor, place)


class EarlyParser(Parser):
    """The parser of programs in the early syntax."""

    __slots__ = ("_branch_operands", "_without_type")

    def __init__(self, source: SourceFile, context: Context) -> None:
        super().__init__(source, context)
        #: What the successors of the operation that is being read get, each with its operands and types.
        self._branch_operands: list[tuple[list[UnresolvedOperand], list[Type]]] = []
        #: The attributes of the dictionary that was read last that are integers without a type.
        self._without_type: set[str] = set()

    # --- operations -----------------------------------------------------------------------------------------------------

    def _parse_custom_operation(self) -> Operation:
        """An operation by its own name alone: one of `std`, or a function."""
        place = self.index
        token = self.tokens[place]
        if "." in token or INTEGER_TYPE.fullmatch(token):
            return super()._parse_custom_operation()
        op_class = self.context.operation_class(_NAMES.get(token, f"std.{token}"))
        if op_class is None:
            return super()._parse_custom_operation()
        form = custom_form(op_class)
        if token != "func":
            self._custom_forms[token] = form
            return parse_custom_form(self, form, place)
        function = parse_custom_form(self, form, place)
        if not function.regions[0].blocks and "sym_visibility" not in function.properties:
            function.properties["sym_visibility"] = StringAttr.get("private")
        return function

    def _parse_generic_name(self) -> str:
        """`"addi"` is `std.addi`."""
        name = super()._parse_generic_name()
        if "." in name:
            return name
        full_name = _NAMES.get(name, f"std.{name}")
        return name if self.context.operation_class(full_name) is None else full_name

    def _parse_after_operands(
        self, op_class: type[Operation] | None, operands: Sequence[UnresolvedOperand]
    ) -> tuple[
        tuple[Block, ...], Attribute | None, list[Region], dict[str, Attribute], FunctionType
    ]:
        """The rest of the generic form; what stands behind successors becomes operands."""
        place = self.index
        outer, self._branch_operands = self._branch_operands, []
        self._without_type = set()
        successors, properties, regions, attributes, type = super()._parse_after_operands(
            op_class, operands
        )
        branch_operands, self._branch_operands = self._branch_operands, outer
        if any(values for values, _ in branch_operands):
            if op_class is None or op_class.OPERATION_NAME not in ("std.br", "std.cond_br"):
                raise self.error(
                    "only 'br' and 'cond_br' have operands for their successors", place
                )
            assert isinstance(operands, list)
            sizes = [len(operands), *(len(values) for values, _ in branch_operands)]
            types = list(type.inputs)
            for values, value_types in branch_operands:
                operands += values
                types += value_types
            type = FunctionType.get(types, type.results)
            if "operandSegmentSizes" in op_class.PROPERTY_NAMES:
                attributes["operandSegmentSizes"] = DenseArrayAttr.get(i32, sizes)
        elif op_class is not None and op_class.OPERATION_NAME == "std.cond_br":
            attributes.setdefault(
                "operandSegmentSizes", DenseArrayAttr.get(i32, (len(operands), 0, 0))
            )
        if op_class is not None and op_class.OPERATION_NAME == "std.constant":
            self._give_type(attributes, type)
        return successors, properties, regions, attributes, type

    def _give_type(self, attributes: dict[str, Attribute], type: FunctionType) -> None:
        """The value of `constant` has the type of its result where it has none of its own."""
        value = attributes.get("value")
        if "value" not in self._without_type or not isinstance(value, IntegerAttr):
            return
        if len(type.results) == 1 and isinstance(type.results[0], (IntegerType, IndexType)):
            result = type.results[0]
            attributes["value"] = checked(
                self, self.index, lambda: IntegerAttr.get(value.value, result)
            )

    def _parse_generic_successor(self) -> Block:
        """`^name(%a : type)`"""
        block, operands, types = self.parse_successor_and_operands()
        self._branch_operands.append((operands, types))
        return block

    def _parse_operation_type(self) -> Type:
        """A function type; its inputs may lack parentheses, or be left out where there is none."""
        first = self.parse_type()
        if not isinstance(first, FunctionType):
            if not self.parse_optional_token("->"):
                return FunctionType.get((), (first,))
            return FunctionType.get((first,), parse_function_result_types(self))
        if not self.parse_optional_token("->"):
            return first
        result = FunctionType.get(first.results, parse_function_result_types(self))
        return FunctionType.get(first.inputs, (result,))

    def _define_results(self, op: Operation, names: list[tuple[int, int]], start: int) -> None:
        """One name may stand for all results."""
        if len(names) == 1 and names[0][1] == 1 and len(op.results) > 1:
            names = [(names[0][0], len(op.results))]
        super()._define_results(op, names, start)

    def parse_operand(self, allow_result_number: bool = True) -> UnresolvedOperand:
        """`%name`; a number, as in the sketches of that time, is refused with what to write."""
        token = self.tokens[self.index]
        if token[:1] in DIGITS and token or token == "-":
            error = self.wrong_token("expected SSA operand")
            error.diagnostics[0].attach_note(
                f"a number is no value: write '%name = constant {token} : type' before, and use the name"
            )
            raise error
        return super().parse_operand(allow_result_number)

    # --- attributes -----------------------------------------------------------------------------------------------------

    def _parse_dict_entry(self, attributes: dict[str, Attribute]) -> None:
        """`name: value`"""
        name = self.tokens[self.index]
        if self.tokens[self.index + 1] == ":":
            self.tokens[self.index + 1] = "="
        super()._parse_dict_entry(attributes)
        if self.tokens[self.index - 1][:1] in DIGITS:
            self._without_type.add(name)

    def parse_attribute(self, type: Type | None = None) -> Attribute:
        """An attribute; an affine map or an integer set needs no keyword."""
        if self.tokens[self.index] == "(" and self._begins_map():
            found = EarlyAffineReader(self).parse_map_or_set()
            if isinstance(found, AffineMap):
                return AffineMapAttr.get(found)
            return IntegerSetAttr.get(found)
        return super().parse_attribute(type)

    def parse_optional_attribute(self, type: Type | None = None) -> Attribute | None:
        """An attribute, if what is here begins one."""
        if self.tokens[self.index] == "(" and self._begins_map():
            return self.parse_attribute(type)
        return super().parse_optional_attribute(type)

    def _begins_map(self) -> bool:
        """Whether the parenthesis here begins a map or a set, and not a function type."""
        tokens, index = self.tokens, self.index + 1
        if tokens[index] != ")":
            return _is_plain_name(tokens[index]) and tokens[index + 1] in (",", ")")
        if tokens[index + 1] in ("[", ":"):
            return True
        if tokens[index + 1] != "->" or tokens[index + 2] != "(":
            return False
        index += 3
        while tokens[index] in ("(", "-"):
            index += 1
        return tokens[index][:1] in DIGITS and tokens[index] != ""

    def _affine_reader(self) -> type[AffineReader]:
        """The class of what reads affine expressions."""
        return EarlyAffineReader

    # --- types ----------------------------------------------------------------------------------------------------------

    def parse_type(self) -> Type:
        """A type; the keyword of a memref may be left out."""
        if self.tokens[self.index] == "<":
            self.index -= 1  # where the keyword would be
            return self.nested(parse_memref_type, self)
        return super().parse_type()

    def _parse_layout_and_memory_space(
        self, is_ranked: bool
    ) -> tuple[Attribute | None, Attribute | None]:
        """`map, map, space`: maps that are applied one after the other, and a memory space that may be a bare name."""
        composed: AffineMap | None = None
        while True:
            place = self.index
            token = self.tokens[place]
            if token[:1] in IDENTIFIER_START and self.tokens[place + 1] in (">", ","):
                attribute: Attribute = StringAttr.get(token)
                self.index += 1
            else:
                attribute = self.parse_attribute()
            if not isinstance(attribute, AffineMapAttr):
                break
            if not is_ranked:
                raise self.error("cannot have affine map for unranked memref type")
            map = attribute.value
            composed = map if composed is None else self._composed(map, composed, place)
            if not self.parse_optional_token(","):
                return AffineMapAttr.get(composed), None
        if self.tokens[self.index] == ",":
            raise self.error("expected memory space to be last in memref type")
        if "MemRefLayoutAttrInterface" in attribute.INTERFACES:
            if composed is not None:
                raise self.error("expected affine maps alone in a composition", place)
            return attribute, None
        return None if composed is None else AffineMapAttr.get(composed), attribute

    def _composed(self, outer: AffineMap, inner: AffineMap, place: int) -> AffineMap:
        """One map after another; the symbols of the first one come first, in the order in which they are written."""
        if len(inner.results) != outer.num_dims:
            raise self.error(
                f"expected a map of {len(inner.results)} dimensions, as many as the map before has results",
                place,
            )
        count = inner.num_symbols
        symbols = [AffineSymbolExpr.get(count + i) for i in range(outer.num_symbols)]
        return outer.replace_dims_and_symbols(
            inner.results, symbols, inner.num_dims, count + outer.num_symbols
        )

    def parse_type_alias_definition(self) -> None:
        """`!name = type the_type`"""
        place = self.index
        name = self.tokens[place][1:]
        if "." not in name and self.tokens[place + 2] != "type":
            super().parse_type_alias_definition()
            return
        if name in self.type_aliases:
            raise self.error(f"redefinition of type alias id '{name}'")
        self.index += 1
        self.parse_token("=", "expected '=' in type alias definition")
        self.parse_token("type", "expected 'type' in type alias definition")
        self.type_aliases[name] = self.define_alias("!" + name, self.parse_type)

    def _parse_extended_type(self) -> Type:
        """`!alias`, also with a dot; `!dialect<"text">`, which is `!dialect.text` today."""
        tokens, start = self.tokens, self.index
        name = tokens[start][1:]
        if "." in name and name in self.type_aliases:
            self.index += 1
            self.enter_alias("!" + name)
            return self.type_aliases[name]
        if tokens[start + 1] != "<" or tokens[start + 2][:1] != '"' or tokens[start + 3] != ">":
            return super()._parse_extended_type()
        dialect = self.context.dialect(name)
        if dialect is None:
            return super()._parse_extended_type()
        text = unescape(tokens[start + 2])
        if dialect.type_class(text) is None:
            raise self._unknown_quoted_type(name, text)
        self.index += 4
        return EarlyParser(SourceFile(f"!{name}.{text}", "type"), self.context).parse_type()

    def _unknown_quoted_type(self, dialect: str, text: str) -> ParseError:
        error = self.error(f"the dialect '{dialect}' has no type that is written \"{text}\"")
        error.diagnostics[0].attach_note(
            f"the types of a dialect are written '!{dialect}.name' today, with what they are made of between '<' and '>'"
        )
        return error


def _is_plain_name(token: str) -> bool:
    """Whether a token is a name that can stand for a dimension: a word, and no type."""
    return (
        token[:1] in IDENTIFIER_START
        and token != ""
        and token not in KEYWORD_TYPES
        and token not in KEYWORDS_WITH_PARAMETERS
        and token[-1] != ">"
        and INTEGER_TYPE.fullmatch(token) is None
    )
