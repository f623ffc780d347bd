"""The directives in the formats of `stablehlo`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    AsmPrinter,
    ComplexType,
    Delimiter,
    DenseArrayAttr,
    FunctionType,
    IntegerAttr,
    Operation,
    Parser,
    ShapedType,
    StringAttr,
    TupleType,
    Type,
    UnresolvedOperand,
    Value,
    i32,
    i64,
)

from ...structs import parse_sizes, sizes_text
from ..attributes import DotAlgorithmAttr, DotDimensionNumbersAttr, PrecisionAttr
from ..enums import Precision

# --- types ----------------------------------------------------------------------------------------


def _types_of_function(
    parser: Parser, type: FunctionType, operands: int, place: int
) -> tuple[Type, ...]:
    """The types of the operands and of the one result."""
    if len(type.inputs) != operands:
        raise parser.custom_error(
            f"{operands} operands present, but expected {len(type.inputs)}", place
        )
    if len(type.results) != 1:
        raise parser.custom_error("expected single output", place)
    return (*type.inputs, *type.results)


def _print_functional_type(op: Operation, printer: AsmPrinter) -> None:
    printer.print_functional_type(op.operand_types, op.result_types)


@form("VariadicSameOperandsAndResultType")
class VariadicSameOperandsAndResultType:
    def parse(
        self, parser: Parser, operands: Sequence[UnresolvedOperand]
    ) -> tuple[list[Type], Type]:
        """`type`, or `(types) -> type`"""
        place = parser.index
        type = parser.parse_type()
        if isinstance(type, FunctionType):
            *types, result = _types_of_function(parser, type, len(operands), place)
            return types, result
        return [type] * len(operands), type

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        operands: Sequence[Value],
        types: Sequence[Type],
        result: Type,
    ) -> None:
        if all(type is result for type in types):
            printer.print_type(result)
        else:
            _print_functional_type(op, printer)


def _parts_type(type: Type) -> Type | None:
    """The type of the real and the imaginary parts; None of what is not complex."""
    if isinstance(type, ShapedType) and isinstance(type.element_type, ComplexType):
        return type.clone_with(type.shape, type.element_type.element_type)
    return None


@form("ComplexOpType")
class ComplexOpType:
    def parse(self, parser: Parser) -> tuple[Type, ...]:
        """The type of the result, or `(types) -> type`"""
        place = parser.index
        type = parser.parse_type()
        if isinstance(type, FunctionType):
            return _types_of_function(parser, type, 2, place)
        parts = _parts_type(type)
        if parts is None:
            raise parser.custom_error("expected tensor with complex element type", place)
        return parts, parts, type

    def print(self, op: Operation, printer: AsmPrinter, lhs: Type, rhs: Type, result: Type) -> None:
        if lhs is rhs is _parts_type(result):
            printer.print_type(result)
        else:
            _print_functional_type(op, printer)


@form("SelectOpType")
class SelectOpType:
    def parse(self, parser: Parser) -> tuple[Type, ...]:
        """The types of the predicate and of the result, or `(types) -> type`"""
        place = parser.index
        types = parser.parse_type_list()
        match types:
            case [predicate, result]:
                return predicate, result, result, result
            case [FunctionType() as type]:
                return _types_of_function(parser, type, 3, place)
        raise parser.custom_error("expected functional type or list of two types", place)

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        predicate: Type,
        on_true: Type,
        on_false: Type,
        result: Type,
    ) -> None:
        if on_true is on_false is result:
            printer.print_types((predicate, result))
        else:
            _print_functional_type(op, printer)


@form("TupleOpType")
class TupleOpType:
    def parse(self, parser: Parser) -> tuple[Sequence[Type], Type]:
        """The type of the result, which has those of the operands"""
        place = parser.index
        type = parser.parse_type()
        if not isinstance(type, TupleType):
            raise parser.custom_error("expected tuple type", place)
        return type.types, type

    def print(
        self, op: Operation, printer: AsmPrinter, types: Sequence[Type], result: Type
    ) -> None:
        printer.print_type(result)


@form("PairwiseOpType")
class PairwiseOpType:
    def parse(self, parser: Parser) -> tuple[list[Type], list[Type]]:
        """The types of the operands, and of the results"""
        types = parser.parse_type_list()
        return types, types

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        operand_types: Sequence[Type],
        result_types: Sequence[Type],
    ) -> None:
        printer.print_types(operand_types)


# --- operands and attributes ----------------------------------------------------------------------


@form("VariadicOperandWithAttribute")
class VariadicOperandWithAttribute:
    def parse(self, parser: Parser) -> list[UnresolvedOperand]:
        """`%a, %b,`, each with a comma behind it"""
        operands = []
        while (operand := parser.parse_optional_operand()) is not None:
            operands.append(operand)
            parser.parse_token(",")
        return operands

    def print(self, op: Operation, printer: AsmPrinter, operands: Sequence[Value]) -> None:
        printer.print_operands(operands)
        printer.emit(",")


def _parse_sides(parser: Parser) -> tuple[list[int], list[int]]:
    """`= [0] x [1]`"""
    parser.parse_token("=")
    lhs = parse_sizes(parser)
    parser.parse_keyword("x")
    return lhs, parse_sizes(parser)


@form("DotDimensionNumbers")
class DotDimensionNumbers:
    def parse(self, parser: Parser) -> DotDimensionNumbersAttr:
        """`batching_dims = [0] x [0], contracting_dims = [2] x [1]`, the former perhaps left out"""
        batching: tuple[Sequence[int], Sequence[int]] = ((), ())
        if parser.parse_optional_keyword("batching_dims"):
            batching = _parse_sides(parser)
            parser.parse_token(",")
        parser.parse_keyword("contracting_dims")
        return DotDimensionNumbersAttr.get(*batching, *_parse_sides(parser))

    def print(self, op: Operation, printer: AsmPrinter, numbers: DotDimensionNumbersAttr) -> None:
        lhs, rhs = numbers.lhs_batching_dimensions, numbers.rhs_batching_dimensions
        if lhs or rhs:
            printer.emit(f"batching_dims = [{sizes_text(lhs)}] x [{sizes_text(rhs)}], ")
        lhs, rhs = numbers.lhs_contracting_dimensions, numbers.rhs_contracting_dimensions
        printer.emit(f"contracting_dims = [{sizes_text(lhs)}] x [{sizes_text(rhs)}]")


def _parse_precision(parser: Parser) -> ArrayAttr:
    """`precision = [DEFAULT, HIGH]`"""

    def precision() -> PrecisionAttr:
        place = parser.index
        keyword = parser.parse_keyword()
        found = Precision.__members__.get(keyword)
        if found is None:
            raise parser.custom_error(
                "expected ::mlir::stablehlo::Precision to be one of: "
                + ", ".join(Precision.__members__),
                place,
            )
        return PrecisionAttr.get(found)

    parser.parse_keyword("precision")
    parser.parse_token("=")
    return ArrayAttr.get(parser.parse_comma_separated_list(precision, Delimiter.SQUARE))


def _precision_text(precisions: ArrayAttr | None) -> str:
    if precisions is None:
        return ""
    names = ", ".join(p.value.name for p in precisions if isinstance(p, PrecisionAttr))
    return f", precision = [{names}]"


@form("PrecisionConfig")
class PrecisionConfig:
    def parse(self, parser: Parser) -> ArrayAttr | None:
        """`, precision = [DEFAULT, DEFAULT]`, or nothing"""
        return _parse_precision(parser) if parser.parse_optional_token(",") else None

    def print(self, op: Operation, printer: AsmPrinter, precisions: ArrayAttr | None) -> None:
        printer.emit(_precision_text(precisions))


@form("PrecisionConfigAndAlgorithm")
class PrecisionConfigAndAlgorithm:
    def parse(self, parser: Parser) -> tuple[ArrayAttr | None, DotAlgorithmAttr | None]:
        """`, precision = [DEFAULT, DEFAULT], algorithm = <…>`, each perhaps left out"""
        precisions = None
        if not parser.parse_optional_token(","):
            return None, None
        if parser.tokens[parser.index] != "algorithm":
            precisions = _parse_precision(parser)
            if not parser.parse_optional_token(","):
                return precisions, None
        parser.parse_keyword("algorithm")
        parser.parse_token("=")
        algorithm: DotAlgorithmAttr = parser.nested(DotAlgorithmAttr.parse, parser)
        return precisions, algorithm

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        precisions: ArrayAttr | None,
        algorithm: DotAlgorithmAttr | None,
    ) -> None:
        printer.emit(_precision_text(precisions))
        if algorithm is not None:
            printer.emit(f", algorithm = {printer.stripped_text(algorithm)}")


_EXPONENT_MANTISSA = re.compile(r"e([0-9]+)m([0-9]+)")


@form("ExponentMantissa")
class ExponentMantissa:
    def parse(self, parser: Parser) -> tuple[IntegerAttr, IntegerAttr]:
        """`e5m10`"""
        place = parser.index
        keyword = parser.parse_keyword()
        found = _EXPONENT_MANTISSA.fullmatch(keyword)
        if found is None:
            raise parser.custom_error(
                f"expected exponent mantissa in format e#m#, saw {keyword}", place
            )
        exponent, mantissa = (IntegerAttr.get(int(number), i32) for number in found.groups())
        return exponent, mantissa

    def print(
        self, op: Operation, printer: AsmPrinter, exponent: IntegerAttr, mantissa: IntegerAttr
    ) -> None:
        printer.emit(f"e{exponent.value}m{mantissa.value}")


@form("CustomCallTarget")
class CustomCallTarget:
    def parse(self, parser: Parser) -> StringAttr:
        """`@name`"""
        return parser.parse_symbol_name()

    def print(self, op: Operation, printer: AsmPrinter, target: StringAttr) -> None:
        printer.print_symbol_name(target.value)


@form("SliceRanges")
class SliceRanges:
    def parse(self, parser: Parser) -> tuple[DenseArrayAttr, DenseArrayAttr, DenseArrayAttr]:
        """`[1:4, 0:8:2]`"""
        starts: list[int] = []
        limits: list[int] = []
        strides: list[int] = []

        def slice_range() -> None:
            starts.append(parser.parse_integer())
            parser.parse_token(":")
            limits.append(parser.parse_integer())
            strides.append(parser.parse_integer() if parser.parse_optional_token(":") else 1)

        parser.parse_comma_separated_list(slice_range, Delimiter.SQUARE)
        return (
            DenseArrayAttr.get(i64, starts),
            DenseArrayAttr.get(i64, limits),
            DenseArrayAttr.get(i64, strides),
        )

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        starts: DenseArrayAttr,
        limits: DenseArrayAttr,
        strides: DenseArrayAttr,
    ) -> None:
        if not len(starts) == len(limits) == len(strides):
            parts = {"start_indices": starts, "limit_indices": limits, "strides": strides}
            texts = [f"{name}: {sizes_text(array.numbers)}" for name, array in parts.items()]
        else:
            ranges = zip(starts.numbers, limits.numbers, strides.numbers, strict=True)
            texts = [
                f"{start}:{limit}" if stride == 1 else f"{start}:{limit}:{stride}"
                for start, limit, stride in ranges
            ]
        printer.emit(f"[{', '.join(texts)}]")
