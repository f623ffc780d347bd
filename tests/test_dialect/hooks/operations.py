"""The operations of the dialect `test` that have a form of their own, names for their values, or inferred types."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.hooks import folds, form, implements, infers, materializes_constants
from odsgen.runtime.builtin.attributes import ArrayAttr, IntegerAttr, StringAttr, UnitAttr
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    FunctionType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    f32,
    i16,
    i32,
    index,
)
from odsgen.runtime.interfaces.control_flow import RegionSuccessor
from odsgen.runtime.interfaces.function_format import parse_function, print_function
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.region import Region
from odsgen.runtime.parser.operations import Argument

from ..ops import (
    AffineScopeOp,
    AnotherThreeResultOp,
    AsmInterfaceOpOp,
    BlockArgumentNameFromTypeInterfaceOp,
    BlockArgumentNameFromTypeOp,
    BlockNamesOp,
    BrOp,
    ConstantOp,
    ConversionFuncOpOp,
    CustomResultNameOp,
    DestinationStyleOpOp,
    DialectCustomFormatFallbackOp,
    DialectCustomPrinterOp,
    DynamicCustomParserPrinterOp,
    FormatInferType2Op,
    FormatInferTypeAllOperandsAndTypesOp,
    FormatInferTypeAllTypesOneOperandOp,
    FormatInferTypeAllTypesOp,
    FormatInferTypeAllTypesTwoOperandsOp,
    FormatInferTypeOp,
    FormatInferTypeRegionsOp,
    FormatInferTypeVariadicOperandsOp,
    InternalBrOp,
    IsolatedRegionOp,
    LinalgConvOpOp,
    LinalgFillOpOp,
    LoopBlockOp,
    LoopBlockTermOp,
    OpInPlaceSelfFoldOp,
    OpWithInferTypeAdaptorIfOp,
    OpWithInferTypeIfOp,
    OpWithRefineTypeIfOp,
    OpWithRegionFoldOp,
    OpWithShapedTypeInferTypeAdaptorIfOp,
    OpWithShapedTypeInferTypeIfOp,
    ParseB64Op,
    ParseIntegerLiteralOp,
    ParseWrappedKeywordOp,
    PolyForOp,
    PrettyPrintedRegionOp,
    ProducingBrOp,
    RegionIfOp,
    ResultNameFromTypeOp,
    SingleNoTerminatorCustomAsmOpOp,
    StringAttrPrettyNameOp,
    TblgenBuild5Op,
    VariadicRegionInferredOp,
    WithBoundsRegionOp,
    WithPropertiesAndInferredTypeOp,
    WrappingRegionOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

Properties = dict[str, Any]


# --- operations with an operation inside --------------------------------------------------------------------------------


@form(WrappingRegionOp)
class WrappingRegionForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`wraps` and an operation in the generic form, whose results are the results"""
        from .. import ReturnOp

        parser.parse_keyword("wraps")
        block = Block()
        wrapped = parser.parse_generic_operation(block)
        block.append(ReturnOp(wrapped.results, (), location=wrapped.location))
        state.regions.append(Region([block]))
        state.result_types.extend(wrapped.result_types)
        state.location = wrapped.location

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(" wraps ")
        wrapped = op.regions[0].blocks[0].first
        assert wrapped is not None
        printer.print_generic_op(wrapped)


@form(PrettyPrintedRegionOp)
class PrettyPrintedRegionForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b start test.special.op end : type`, or the rest of the generic form"""
        from .. import ReturnOp

        start = parser.index
        operands = parser.parse_operand_list()
        if not parser.parse_optional_keyword("start"):
            parser.parse_generic_operation_after_operands(state, operands)
            return
        name = parser.parse_operation_name()
        parser.parse_keyword("end")
        parser.parse_token(":")
        type_place = parser.index
        type = parser.parse_type()
        if not isinstance(type, FunctionType) or not type.inputs:
            raise parser.custom_error("expected a function type with an input", type_place)
        location = parser.parse_optional_location() or parser.location_of(start)
        state.operands.extend(parser.resolve_operands(operands, type.inputs, start))
        state.result_types.extend(type.results)
        state.location = location
        block = Block()
        arguments = [block.add_argument(type.inputs[0], location) for _ in range(2)]
        inner = parser.create_operation(name, arguments, type.inputs[:1], location)
        block.append(inner)
        block.append(ReturnOp(inner.results, (), location=location))
        state.regions.append(Region([block]))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_operands(op.operands)
        inner = op.regions[0].blocks[0].first
        if inner is not None and inner.name == "test.special.op":
            printer.emit(" start test.special.op end")
        else:
            printer.emit(" (")
            printer.print_region(op.regions[0])
            printer.emit(")")
        printer.emit(" : ")
        printer.print_functional_type(op.operand_types, op.result_types)


# --- regions --------------------------------------------------------------------------------------------------------------


@form(PolyForOp)
class PolyForForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%i, %j { … }`, indices as arguments of the region"""
        arguments = []
        if parser.tokens[parser.index][:1] == "%":
            arguments = parser.parse_comma_separated_list(
                lambda: parser.parse_argument(allow_type=False, allow_attributes=False, type=index)
            )
        state.regions.append(parser.parse_region(arguments))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(" ")
        for number, argument in enumerate(op.regions[0].blocks[0].arguments):
            if number:
                printer.emit(", ")
            printer.print_region_argument(argument, omit_type=True)
        printer.emit(" ")
        printer.print_region(op.regions[0], print_entry_block_arguments=False)


@implements(PolyForOp, method="asm_block_argument_names")
def asm_block_argument_names_polyfor(op: Operation, region: Region) -> list[str | None]:
    """The names in the attribute `arg_names`."""
    names = op.attributes.get("arg_names")
    if not isinstance(names, ArrayAttr) or not region.blocks:
        return []
    found = [n.value if isinstance(n, StringAttr) else None for n in names.elements]
    return found[: len(region.blocks[0].arguments)]


@form(IsolatedRegionOp)
class IsolatedRegionForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a { … }`, the operand being the argument of the region under the same name"""
        place = parser.parse_operand()
        state.operands.append(parser.resolve_operand(place, index))
        argument = Argument(place, index, {}, (parser.positions, place))
        state.regions.append(parser.parse_region([argument], enable_name_shadowing=True))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_operand(op.operands[0])
        printer.shadow_region_arguments(op.regions[0], op.operands)
        printer.emit(" ")
        printer.print_region(op.regions[0], print_entry_block_arguments=False)


@form(AffineScopeOp)
class AffineScopeForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`{ … }`"""
        state.regions.append(parser.parse_region())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        """`{ … }`"""
        printer.emit(" ")
        printer.print_region(op.regions[0], print_entry_block_arguments=False)


@form(SingleNoTerminatorCustomAsmOpOp)
class SingleNoTerminatorCustomAsmOpForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`{ … }`"""
        state.regions.append(parser.parse_region())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        """`{ … }` directly after the name"""
        printer.print_region(
            op.regions[0], print_entry_block_arguments=False, print_block_terminators=False
        )


@form(WithBoundsRegionOp)
class WithBoundsRegionForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`{attributes} %a: type { … }`"""
        state.add_attributes(parser.parse_optional_attr_dict())
        argument = parser.parse_argument(allow_attributes=False)
        state.regions.append(parser.parse_region([argument]))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.print_optional_attr_dict({**op.properties_as_attributes(), **op.attributes})
        printer.emit(" ")
        printer.print_region_argument(op.regions[0].blocks[0].arguments[0])
        printer.emit(" ")
        printer.print_region(op.regions[0], print_entry_block_arguments=False)


@form(RegionIfOp)
class RegionIfForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a: type -> type then { … } else { … } join { … }`"""
        start = parser.index
        operands = parser.parse_operand_list()
        types = parser.parse_colon_type_list()
        state.result_types.extend(parser.parse_arrow_type_list())
        for keyword in ("then", "else", "join"):
            parser.parse_keyword(keyword)
            region = parser.parse_region()
            state.regions.append(region)
        state.operands.extend(parser.resolve_operands(operands, types, start))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_operands(op.operands)
        printer.emit(f": {printer.types_text(op.operand_types)}")
        results = op.result_types
        if len(results) == 1 and not isinstance(results[0], FunctionType):
            printer.emit(f" -> {printer.type_text(results[0])}")
        else:
            printer.emit(f" -> ({printer.types_text(results)})")
        for keyword, region in zip(("then", "else", "join"), op.regions, strict=True):
            printer.emit(f" {keyword} ")
            printer.print_region(region)


# --- functions ------------------------------------------------------------------------------------------------------------


@form(ConversionFuncOpOp)
class ConversionFuncOpForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """As any function"""
        parse_function(parser, state)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        """As any function"""
        print_function(op, printer)


# --- productions of the parser ----------------------------------------------------------------------------------------------


@form(ParseIntegerLiteralOp)
class ParseIntegerLiteralForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`: 3` for three results of type index"""
        if parser.parse_optional_token(":"):
            place = parser.index
            count = parser.parse_integer()
            if not 0 <= count < 1 << 16:
                raise parser.custom_error("integer value too large", place)
            state.result_types.extend([index] * count)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        """`: 3`"""
        if op.results:
            printer.emit(f" : {len(op.results)}")


@form(ParseWrappedKeywordOp)
class ParseWrappedKeywordForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """A keyword"""
        state.properties["keyword"] = StringAttr.get(parser.parse_keyword())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        """A keyword"""
        printer.emit(f" {op.properties['keyword'].value}")


@form(ParseB64Op)
class ParseB64Form:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """A string in base64"""
        place = parser.index
        try:
            decoded = base64.b64decode(parser.parse_string(), validate=True)
        except (binascii.Error, ValueError):
            raise parser.custom_error("failed to decode Base64 value", place) from None
        state.properties["b64"] = StringAttr.get(decoded.decode("utf-8", "surrogateescape"))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        """A string in base64"""
        data = op.properties["b64"].value.encode("utf-8", "surrogateescape")
        printer.emit(f' "{base64.b64encode(data).decode("ascii")}"')


def _parse_only(keyword: str) -> Any:
    def parse(parser: Parser, state: OperationState[Any]) -> None:
        parser.parse_keyword(keyword)

    return parse


def _print_only(keyword: str) -> Any:
    def print_keyword(op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" {keyword}")

    return print_keyword


@form(DialectCustomFormatFallbackOp)
class DialectCustomFormatFallbackForm:
    parse = staticmethod(_parse_only("custom_format_fallback"))

    print = staticmethod(_print_only("custom_format_fallback"))


@form(DialectCustomPrinterOp)
class DialectCustomPrinterForm:
    parse = staticmethod(_parse_only("custom_format"))

    print = staticmethod(_print_only("custom_format"))


@form(DynamicCustomParserPrinterOp)
class DynamicCustomParserPrinterForm:
    parse = staticmethod(_parse_only("custom_keyword"))

    print = staticmethod(_print_only("custom_keyword"))


# --- names of values and blocks ---------------------------------------------------------------------------------------------


@form(StringAttrPrettyNameOp)
class StringAttrPrettyNameForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """Attributes; the names of the results are kept in one of them if they say something"""
        names = _result_names(parser, state)
        state.result_types.extend([i32] * len(names))
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
        if "names" not in state.properties and names:
            kept = ["" if name[:1].isdigit() else name for name in names]
            state.properties["names"] = ArrayAttr.get(tuple(map(StringAttr.get, kept)))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        """The names only where they are not those of the results."""
        names = op.properties["names"].elements
        shown = [printer.operand_text(result)[1:] for result in op.results]
        wanted = [name.value if isinstance(name, StringAttr) else None for name in names]
        elided = {"names"} if wanted == shown else set()
        attributes = {**op.properties_as_attributes(), **op.attributes}
        printer.print_optional_attr_dict_with_keyword(attributes, elided)


def _result_names(parser: Parser, state: OperationState[Any]) -> list[str]:
    """The names before the `=`: `a` and `a` for `%a:2`."""
    assert isinstance(state.location, tuple)
    tokens = parser.tokens
    end = state.location[1] - 1
    if end < 0 or tokens[end] != "=":
        return []
    start = end - 1
    while tokens[start - 1] in (",", ":"):
        start -= 2
    names: list[str] = []
    for position in range(start, end):
        token = tokens[position]
        if token[0] == "%":
            names.append(token[1:])
        elif token.isdigit():
            names.extend([names[-1]] * (int(token) - 1))
    return names


@implements(StringAttrPrettyNameOp, method="asm_result_names")
def asm_result_names_string_attr_pretty_name(op: Operation) -> list[str | None]:
    """The names in the attribute `names`."""
    names = op.properties.get("names")
    if not isinstance(names, ArrayAttr):
        return []
    found = [n.value or None if isinstance(n, StringAttr) else None for n in names.elements]
    return found[: len(op.results)]


@implements(CustomResultNameOp, method="asm_result_names")
def asm_result_names_custom_result_name(op: Operation) -> list[str | None]:
    """The names in the attribute `names`."""
    return asm_result_names_string_attr_pretty_name(op)


@implements(AsmInterfaceOpOp, method="asm_result_names")
def asm_result_names_asm_interface_op(op: Operation) -> list[str | None]:
    """The last result is none of those in the middle."""
    count = len(op.results)
    names: list[str | None] = ["first", *["middle_results"][: count - 2], *[None] * (count - 3)]
    return [*names, ""][:count]


@implements(ResultNameFromTypeOp, method="asm_result_names")
def asm_result_names_result_name_from_type(op: Operation) -> list[str | None]:
    """The name that the type of the result suggests."""
    return [_name_from(op.results[0].type)]


@implements(
    BlockArgumentNameFromTypeOp,
    BlockArgumentNameFromTypeInterfaceOp,
    method="asm_block_argument_names",
)
def asm_block_argument_names_block_argument_name_from_type(
    op: Operation, region: Region
) -> list[str | None]:
    """The names that the types of the block arguments suggest."""
    return [_name_from(argument.type) for block in region.blocks for argument in block.arguments]


def _name_from(type: Type) -> str | None:
    return None if type.asm_name is None else type.asm_name()


@implements(BlockNamesOp, method="asm_block_names")
def asm_block_names_block_names(op: Operation) -> dict[Block, str]:
    """`^foo0`, `^foo1`, …"""
    return {block: f"foo{number}" for number, block in enumerate(op.regions[0].blocks)}


# --- what is passed on to the successors ------------------------------------------------------------------------------------


@implements(BrOp, method="successor_operands")
def successor_operands_br(op: Any, index: int) -> Sequence[Value]:
    """All operands"""
    return tuple(op.operands)


@implements(ProducingBrOp, method="successor_operands")
def successor_operands_producing_br(op: Any, index: int) -> Sequence[Value]:
    """Those of the first successor come second"""
    return tuple(op.first_operands if index == 1 else op.second_operands)


@implements(InternalBrOp, method="successor_operands")
def successor_operands_internal_br(op: Any, index: int) -> Sequence[Value | None]:
    """The error path has an argument that the operation itself gives"""
    return tuple(op.success_operands) if index == 0 else (None, *op.error_operands)


@implements(LoopBlockTermOp, method="mutable_successor_operands")
def mutable_successor_operands_loop_block_term(
    op: Any, successor: RegionSuccessor
) -> Sequence[Value]:
    """One operand for the next turn, the other for the end"""
    return (op.exit_arg,) if successor.is_parent else (op.next_iter_arg,)


# --- what is written to -------------------------------------------------------------------------------------------------------


@implements(DestinationStyleOpOp, LinalgConvOpOp, LinalgFillOpOp, method="dps_inits_mutable")
def _outputs(op: Any) -> Sequence[Value]:
    return tuple(op.outputs)


# --- inferred types -----------------------------------------------------------------------------------------------------------


@infers(FormatInferTypeOp, FormatInferType2Op, VariadicRegionInferredOp)
def _i16(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    return [i16]


@infers(
    FormatInferTypeAllOperandsAndTypesOp,
    FormatInferTypeAllTypesOneOperandOp,
    FormatInferTypeAllTypesTwoOperandsOp,
    FormatInferTypeAllTypesOp,
    FormatInferTypeVariadicOperandsOp,
)
def _same_as_operands(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    return [operand.type for operand in operands]


@infers(FormatInferTypeRegionsOp)
def infer_format_infer_type_regions_return_types(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """The arguments of the region"""
    if not regions or not regions[0].blocks:
        return []
    return [argument.type for argument in regions[0].blocks[0].arguments]


@infers(TblgenBuild5Op)
def infer_tblgen_build_5_return_types(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """The type of the first operand"""
    if not operands:
        raise ValueError("expected an operand to infer the type of the result from")
    return [operands[0].type]


@infers(OpWithInferTypeIfOp, OpWithInferTypeAdaptorIfOp, OpWithRefineTypeIfOp)
def infer_op_with_infer_type_if_return_types(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """The type of the operands, which must be one"""
    first, second = operands[0].type, operands[1].type
    if first is not second:
        raise ValueError(f"operand type mismatch '{first}' vs '{second}'")
    return [first]


@infers(OpWithShapedTypeInferTypeIfOp, OpWithShapedTypeInferTypeAdaptorIfOp)
def infer_op_with_shaped_type_infer_type_if_return_types(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """A tensor of `i17` with the first dimension of the first operand"""
    type = operands[0].type
    if not isinstance(type, ShapedType):
        raise ValueError("only shaped type operands allowed")
    element_type = IntegerType.get(17)
    size = type.shape[0] if type.has_rank and type.shape else DYNAMIC
    encoding = type.encoding if isinstance(type, RankedTensorType) else None
    return [RankedTensorType.get((size,), element_type, encoding)]


@infers(AnotherThreeResultOp)
def infer_another_three_result_return_types(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """An integer and two floats"""
    return [i32, f32, f32]


@infers(WithPropertiesAndInferredTypeOp)
def infer_with_properties_and_inferred_type_return_types(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """An integer as wide as the two properties together"""
    lhs = properties["lhs"]
    assert isinstance(lhs, IntegerAttr)
    return [IntegerType.get(int(lhs.value) + int(properties.get("rhs", 0)))]


# --- folds --------------------------------------------------------------------------------------------------------------


@folds(OpWithRegionFoldOp)
def fold_op_with_region_fold(op: Operation, operands: Sequence[Attribute | None]) -> list[Value]:
    """The operand."""
    return [op.operands[0]]


@folds(OpInPlaceSelfFoldOp)
def fold_op_in_place_self_fold(
    op: Operation, operands: Sequence[Attribute | None]
) -> Sequence[Value] | None:
    """Says once that it was folded."""
    if op.properties.get("folded") is not None:
        return None
    op.properties["folded"] = UnitAttr.get()
    return op.results


@folds(ConstantOp)
def fold_constant(op: Operation, operands: Sequence[Attribute | None]) -> list[Attribute]:
    """The value."""
    value: Attribute = op.properties["value"]
    return [value]


@materializes_constants
def materialize_constant(value: Attribute, type: Type, location: Location | None) -> Operation:
    """`test.constant`, of any type."""
    from .. import ConstantOp

    return ConstantOp.build_generic(
        attributes={"value": value}, result_types=[type], location=location
    )


# --- conditions ---------------------------------------------------------------------------------------------------------


@implements(RegionIfOp, method="successor_regions")
def successor_regions_region_if(op: Operation, point: Operation | None) -> list[RegionSuccessor]:
    """Into one of the first two regions, from these into the last one, and past the operation."""
    then, otherwise, join = op.regions
    if point is None:
        return [RegionSuccessor(each, each.arguments) for each in (then, otherwise)]
    if point.parent_region is join:
        return [RegionSuccessor(None, op.results)]
    return [RegionSuccessor(join, join.arguments)]


@implements(RegionIfOp, method="entry_successor_operands")
def entry_successor_operands_region_if(
    op: Operation, successor: RegionSuccessor
) -> Sequence[Value]:
    """All operands."""
    return op.operands


# --- loops --------------------------------------------------------------------------------------------------------------


@implements(LoopBlockOp, method="successor_regions")
def successor_regions_loop_block(op: Operation, point: Operation | None) -> list[RegionSuccessor]:
    """Into the body, and from there into it again or past the loop."""
    body = RegionSuccessor(op.regions[0], op.regions[0].arguments)
    return [body] if point is None else [body, RegionSuccessor(None, op.results)]


@implements(LoopBlockOp, method="entry_successor_operands")
def entry_successor_operands_loop_block(
    op: Operation, successor: RegionSuccessor
) -> Sequence[Value]:
    """The initial value."""
    return op.operands
