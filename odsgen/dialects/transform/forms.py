"""Custom forms of the dialect `transform`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, overload

from odsgen.dialects.shared import (
    DYNAMIC_INDEX,
    NO_VALUE,
    DynamicIndexList,
    attribute_class,
    parse_index_list,
    parse_signed_integer,
    print_attributes,
    summed_up,
)
from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    AsmPrinter,
    Attribute,
    Delimiter,
    DenseArrayAttr,
    DictionaryAttr,
    FlatSymbolRefAttr,
    FunctionForm,
    FunctionType,
    IntegerAttr,
    Operation,
    OperationState,
    Parser,
    Type,
    UnitAttr,
    UnresolvedOperand,
    Value,
    i1,
    i64,
    index,
    parse_type_of,
)
from odsgen_dialects import transform

form("DynamicIndexList")(DynamicIndexList)


# --- named_sequence -----------------------------------------------------------------------------------------------------


form(transform.NamedSequenceOp)(FunctionForm)


# --- structured.split ---------------------------------------------------------------------------------------------------

STATIC_CHUNK_SIZES = "static_chunk_sizes"


@form(transform.SplitOp)
class SplitForm:
    def parse(self, parser: Parser, state: OperationState[transform.SplitOp]) -> None:
        """`%target after 4 {attributes} : type`, or `%target after %sizes {attributes} : type, type`"""
        target = parser.parse_operand()
        parser.parse_keyword("after")
        sizes = parser.parse_optional_operand()
        static_sizes = DYNAMIC_INDEX if sizes is not None else parse_signed_integer(parser)
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        state.operands.append(parser.resolve_operand(target, type))
        if sizes is not None:
            parser.parse_token(",")
            state.operands.append(parser.resolve_operand(sizes, parser.parse_type()))
        state.properties[STATIC_CHUNK_SIZES] = IntegerAttr.get(static_sizes, i64)
        state.result_types.append(type)

    def print(self, op: transform.SplitOp, printer: AsmPrinter) -> None:
        target, *dynamic = op.operands
        static_sizes = op.static_chunk_sizes
        known = static_sizes != DYNAMIC_INDEX
        sizes = str(static_sizes) if known else printer.operands_text(dynamic)
        printer.emit(f" {printer.operand_text(target)} after {sizes} ")
        print_attributes(op, printer, (STATIC_CHUNK_SIZES,))
        types = [target.type] if known else op.operand_types
        printer.emit(f" : {printer.types_text(types)}")


# --- types --------------------------------------------------------------------------------------------------------------


@form("SemiFunctionType")
class SemiFunctionType:
    @overload
    def parse(self, parser: Parser, result_optional: Literal["false"]) -> tuple[Type, Type]: ...

    @overload
    def parse(self, parser: Parser, result_optional: str = "true") -> tuple[Type, Type | None]: ...

    def parse(self, parser: Parser, result_optional: str = "true") -> tuple[Type, Type | None]:
        """`type`, or `(type) -> type`, required if the result is not optional"""
        if result_optional == "false":
            parser.parse_token("(")
        elif not parser.parse_optional_token("("):
            return parser.parse_type(), None
        argument = parser.parse_type()
        parser.parse_token(")")
        parser.parse_token("->")
        return argument, parser.parse_type()

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        argument: Type,
        result: Type | None,
        result_optional: str = "true",
    ) -> None:
        SemiFunctionTypes().print(op, printer, argument, () if result is None else (result,))


@form("SemiFunctionTypes")
class SemiFunctionTypes:
    def parse(self, parser: Parser) -> tuple[Type, list[Type]]:
        """`type`, `(type) -> type` or `(type) -> (type, type)`"""
        if not parser.parse_optional_token("("):
            return parser.parse_type(), []
        argument = parser.parse_type()
        parser.parse_token(")")
        parser.parse_token("->")
        if not parser.parse_optional_token("("):
            return argument, [parser.parse_type()]
        results = parser.parse_type_list()
        parser.parse_token(")")
        return argument, results

    def print(
        self, op: Operation, printer: AsmPrinter, argument: Type, results: Sequence[Type]
    ) -> None:
        text = printer.type_text(argument)
        if results:
            result_text = printer.types_text(results)
            text = f"({text}) -> {f'({result_text})' if len(results) > 1 else result_text}"
        printer.emit(text)


def _parse_function_of_one(parser: Parser) -> tuple[Type, Type]:
    place = parser.index
    type = parse_type_of(parser, FunctionType)
    if len(type.inputs) != 1 or len(type.results) != 1:
        raise parser.custom_error(
            "expects a trailing functional type with one argument and one result", place
        )
    return type.inputs[0], type.results[0]


@form("ContinuousTileSizeTypes")
class ContinuousTileSizeTypes:
    def parse(self, parser: Parser) -> tuple[Type, Type, Type]:
        """`(target) -> sizes`: tile sizes and chunk sizes have one type"""
        target, sizes = _parse_function_of_one(parser)
        return target, sizes, sizes

    def print(
        self,
        op: transform.ContinuousTileSizesOp,
        printer: AsmPrinter,
        target: Type,
        tile_sizes: Type,
        chunk_sizes: Type,
    ) -> None:
        printer.print_functional_type([target], [tile_sizes])


@form("MultitileSizesTypes")
class MultitileSizesTypes:
    def parse(self, parser: Parser) -> tuple[Type, Type, Type, Type]:
        """`(target) -> size`: low size, high size and split point have one type"""
        target, size = _parse_function_of_one(parser)
        return target, size, size, size

    def print(
        self,
        op: transform.MultiTileSizesOp,
        printer: AsmPrinter,
        target: Type,
        low: Type,
        high: Type,
        split_point: Type,
    ) -> None:
        printer.print_functional_type([target], [low])


# --- lists of numbers ---------------------------------------------------------------------------------------------------


@form("ScalableIndexList")
class ScalableIndexList:
    def parse(
        self, parser: Parser
    ) -> tuple[list[UnresolvedOperand], DenseArrayAttr, DenseArrayAttr]:
        """`[%a, 4, [8]]`, the last one scalable"""
        values, numbers, scalable = parse_index_list(parser)
        return values, DenseArrayAttr.get(i64, numbers), DenseArrayAttr.get(i1, scalable)

    def print(
        self,
        op: transform.TileUsingForOp | transform.VectorizeOp,
        printer: AsmPrinter,
        values: Sequence[Value],
        numbers: DenseArrayAttr | None,
        scalable: DenseArrayAttr | None,
    ) -> None:
        flags = scalable.values if scalable is not None else ()
        remaining = iter([printer.operand_text(value) for value in values])
        texts = []
        for position, number in enumerate(numbers.values if numbers is not None else ()):
            dynamic = number == DYNAMIC_INDEX
            text = next(remaining, NO_VALUE) if dynamic else str(number)
            texts.append(f"[{text}]" if position < len(flags) and flags[position] else text)
        printer.emit(f"[{', '.join(texts)}]")


@form("PackedOrDynamicIndexList")
class PackedOrDynamicIndexList:
    def parse(
        self, parser: Parser
    ) -> tuple[UnresolvedOperand | None, list[UnresolvedOperand], DenseArrayAttr]:
        """`*(%packed)`, a handle to all sizes, or `[%a, 4]`"""
        if not parser.parse_optional_token("*"):
            return None, *DynamicIndexList().parse(parser)
        parser.parse_token("(")
        packed = parser.parse_operand()
        parser.parse_token(")")
        return packed, [], DenseArrayAttr.get(i64)

    def print(
        self,
        op: transform.TileUsingForallOp,
        printer: AsmPrinter,
        packed: Value | None,
        values: Sequence[Value],
        numbers: DenseArrayAttr | None,
    ) -> None:
        if packed is None:
            DynamicIndexList().print(op, printer, values, numbers)
        else:
            printer.emit(f"*({printer.operand_text(packed)})")


@form("TransformMatchDims")
class TransformMatchDims:
    def parse(self, parser: Parser) -> tuple[DenseArrayAttr, UnitAttr | None, UnitAttr | None]:
        """`all`, `0, -1` or `except(0, -1)`: dimensions, whether inverted, whether all"""
        if parser.parse_optional_keyword("all"):
            return DenseArrayAttr.get(i64), None, UnitAttr.get()
        inverted = parser.parse_optional_keyword("except")
        if inverted:
            parser.parse_token("(")
        numbers = parser.parse_comma_separated_list(lambda: parse_signed_integer(parser))
        if inverted:
            parser.parse_token(")")
        return DenseArrayAttr.get(i64, numbers), UnitAttr.get() if inverted else None, None

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        numbers: DenseArrayAttr,
        inverted: UnitAttr | None,
        all: UnitAttr | None,
    ) -> None:
        if all is not None:
            printer.emit("all")
            return
        text = ", ".join(map(str, numbers.values))
        printer.emit(f"except({text})" if inverted is not None else text)


# --- sequences ----------------------------------------------------------------------------------------------------------


@form("SequenceOpOperands")
class SequenceOpOperands:
    def parse(
        self, parser: Parser
    ) -> tuple[UnresolvedOperand | None, Type | None, list[UnresolvedOperand], list[Type]]:
        """`%root : type`, `%root, %more : (type, type)`, or nothing"""
        start = parser.index
        root = parser.parse_optional_operand()
        if root is None:
            return None, None, [], []
        bindings = parser.parse_operand_list() if parser.parse_optional_token(",") else []
        parser.parse_token(":")
        parser.parse_optional_token("(")
        root_type = parser.parse_type()
        types: list[Type] = []
        if bindings:
            parser.parse_token(",")
            types = parser.parse_type_list()
        if len(types) != len(bindings):
            raise parser.custom_error("expected types to be provided for all operands", start - 1)
        parser.parse_optional_token(")")
        return root, root_type, bindings, types

    def print(
        self,
        op: transform.SequenceOp,
        printer: AsmPrinter,
        root: Value | None,
        root_type: Type | None,
        bindings: Sequence[Value],
        binding_types: Sequence[Type],
    ) -> None:
        if root is None or root_type is None:
            return
        types = printer.types_text([root_type, *binding_types])
        if bindings:
            types = f"({types})"
        printer.emit(f"{printer.operands_text([root, *bindings])} : {types}")


@form("ForeachMatchSymbols")
class ForeachMatchSymbols:
    def parse(self, parser: Parser) -> tuple[ArrayAttr, ArrayAttr]:
        """`@matcher -> @action, …`"""
        matchers: list[Attribute] = []
        actions: list[Attribute] = []

        def pair() -> None:
            matchers.append(FlatSymbolRefAttr.get(parser.parse_symbol_name().value))
            parser.parse_token("->")
            actions.append(FlatSymbolRefAttr.get(parser.parse_symbol_name().value))

        parser.parse_comma_separated_list(pair)
        return ArrayAttr.get(matchers), ArrayAttr.get(actions)

    def print(
        self,
        op: transform.ForeachMatchOp,
        printer: AsmPrinter,
        matchers: ArrayAttr,
        actions: ArrayAttr,
    ) -> None:
        """Prints one pair a line."""
        printer.increase_indent()
        printer.increase_indent()
        for number, (matcher, action) in enumerate(
            zip(matchers.elements, actions.elements, strict=False)
        ):
            if number:
                printer.emit(", ")
            printer.print_newline()
            printer.emit(f"{printer.attribute_text(matcher)} -> {printer.attribute_text(action)}")
        printer.decrease_indent()
        printer.decrease_indent()


# --- options of passes --------------------------------------------------------------------------------------------------


@form("ApplyRegisteredPassOptions")
class ApplyRegisteredPassOptions:
    def parse(self, parser: Parser) -> tuple[DictionaryAttr, list[UnresolvedOperand]]:
        """`{"option" = value, …}`: a value is an attribute, a parameter `%p`, or a list of both"""
        parameter_class = attribute_class(parser, "transform", "param_operand")
        operands: list[UnresolvedOperand] = []
        entries: list[tuple[str, Attribute]] = []

        def value() -> Attribute:
            if parser.parse_optional_token("["):
                elements = parser.parse_comma_separated_list(value)
                parser.parse_token("]")
                return ArrayAttr.get(elements)
            attribute = parser.parse_optional_attribute()
            if attribute is None:
                operands.append(parser.parse_operand())
                # A parameter is stored as the index of its operand.
                parameter: Attribute = parameter_class.get(IntegerAttr.get(len(operands) - 1, i64))
                return parameter
            if isinstance(attribute, parameter_class):
                raise parser.custom_error(
                    "the param_operand attribute is a marker reserved for indicating a value will be "
                    "passed via params and is only used in the generic print format"
                )
            return attribute

        def option() -> None:
            place = parser.index
            key = parser.parse_optional_keyword_or_string()
            if not key:
                raise parser.custom_error(
                    "expected key to either be an identifier or a string", place
                )
            with summed_up(parser, "expected '=' after key in key-value pair"):
                parser.parse_token("=")
            expected = "expected a valid attribute or operand as value associated to key"
            with summed_up(parser, f"{expected} '{key}'"):
                entries.append((key, value()))

        parser.parse_comma_separated_list(option, Delimiter.BRACES, " in options dictionary")
        options = dict(entries)
        if len(options) != len(entries):
            raise parser.custom_error("duplicate keys found in options dictionary")
        return DictionaryAttr.get(options), operands

    def print(
        self,
        op: transform.ApplyRegisteredPassOp,
        printer: AsmPrinter,
        options: DictionaryAttr | None,
        operands: Sequence[Value],
    ) -> None:

        def text(value: Attribute) -> str:
            if isinstance(value, ArrayAttr):
                return f"[{', '.join(map(text, value.elements))}]"
            if value.DIALECT_NAME == "transform" and value.MNEMONIC == "param_operand":
                return printer.operand_text(operands[value.index.value])  # type: ignore[attr-defined]
            return printer.attribute_text(value)

        entries = options.entries if options is not None else ()
        pairs = [f"{printer.string_literal(name)} = {text(value)}" for name, value in entries]
        if pairs:
            printer.emit(f"{{{', '.join(pairs)}}}")


# --- tune.alternatives --------------------------------------------------------------------------------------------------


@form("AlternativesOpSelectedRegion")
class AlternativesOpSelectedRegion:
    def parse(self, parser: Parser) -> tuple[IntegerAttr | None, UnresolvedOperand | None]:
        """A number or a parameter"""
        number = parser.parse_optional_integer()
        if number is not None:
            return IntegerAttr.get(number, index), None
        parameter = parser.parse_optional_operand()
        if parameter is None:
            raise parser.custom_error(
                "expected either an integer attribute or a transform.param operand"
            )
        return None, parameter

    def print(
        self,
        op: transform.TuneAlternativesOp,
        printer: AsmPrinter,
        selected_region_attr: IntegerAttr | None,
        selected_region_param: Value | None,
    ) -> None:
        if selected_region_attr is not None:
            printer.emit(str(selected_region_attr.value))
        if selected_region_param is not None:
            printer.emit(printer.operand_text(selected_region_param))
