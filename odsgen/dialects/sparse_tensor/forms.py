"""Custom forms of the dialect `sparse_tensor`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import (
    name_place,
    operation_class,
    parse_assignment_list,
    parse_untyped_argument,
    parse_untyped_arguments,
    print_assignment_list,
    print_body,
    summed_up,
    type_class,
    with_type,
    with_types,
)
from odsgen.dialects.sparse_tensor.types import parse_range, range_text
from odsgen.hooks import form
from odsgen.runtime import ArrayAttr, Block, Delimiter, DenseArrayAttr, IntegerAttr, i32, i64, index
from odsgen_dialects.sparse_tensor import CoIterateOp, IterateOp, YieldOp

if TYPE_CHECKING:
    from odsgen.runtime import (
        Argument,
        AsmPrinter,
        BlockArgument,
        OperationState,
        Parser,
        Region,
        Type,
        UnresolvedOperand,
        Value,
    )
    from odsgen_dialects.sparse_tensor import ExtractIterSpaceOp


@form("LevelRange")
class LevelRange:
    def parse(self, parser: Parser) -> tuple[IntegerAttr, IntegerAttr]:
        """`0 to 2`, or `0` for a single level"""
        low, high = parse_range(parser, parser.operation_name_place)
        return IntegerAttr.get(low, index), IntegerAttr.get(high, index)

    def print(
        self, op: ExtractIterSpaceOp, printer: AsmPrinter, low: IntegerAttr, high: IntegerAttr
    ) -> None:
        printer.emit(range_text(int(low.value), int(high.value)))


USED_LEVELS = "crdUsedLvls"


def bits(attribute: Any) -> list[int]:
    """The positions of the set bits."""
    value = int(attribute.value)
    return [number for number in range(64) if value >> number & 1]


def set_of(numbers: Sequence[int]) -> IntegerAttr:
    """The attribute whose bits at these positions are set."""
    return IntegerAttr.get(sum(1 << number for number in numbers), i64)


# --- parts of the formats ---------------------------------------------------------------------------------------------


def _parse_used(parser: Parser, delimiter: Delimiter) -> tuple[list[Argument], list[int]]:
    """Parses `(%a, _, %b)`: the arguments and their positions."""
    arguments: list[Argument] = []
    used: list[int] = []
    count = 0
    expected = 'expecting SSA value or "_" for level coordinates'

    def entry() -> None:
        nonlocal count
        if not parser.parse_optional_keyword("_"):
            with summed_up(parser, expected, parser.operation_name_place):
                arguments.append(parse_untyped_argument(parser))
            used.append(count)
        count += 1

    parser.parse_comma_separated_list(entry, delimiter)
    return arguments, used


def _used_text(printer: AsmPrinter, count: int, names: Sequence[Value], used: list[int]) -> str:
    remaining = list(names)
    return ", ".join(
        printer.operand_text(remaining.pop(0)) if number in used and remaining else "_"
        for number in range(count)
    )


def _parse_coordinates(parser: Parser, state: OperationState[Any]) -> list[Argument]:
    """`at(%i, _)`, optional"""
    used: list[int] = []
    arguments: list[Argument] = []
    if parser.parse_optional_keyword("at"):
        arguments, used = _parse_used(parser, Delimiter.PAREN)
    state.properties[USED_LEVELS] = set_of(used)
    return with_type(arguments, index)


def _ensure_yield(parser: Parser, state: OperationState[Any], region: Region) -> None:
    """Adds an empty `sparse_tensor.yield` if there is none."""
    if not region.blocks:
        region.append(Block())
    last = region.blocks[-1].last
    if not isinstance(last, YieldOp):
        yield_class = operation_class(parser, "sparse_tensor.yield")
        region.blocks[-1].append(yield_class((), (), location=state.location))


def _iterator_of(parser: Parser, space: Any) -> Type:
    found: Type = type_class(parser, "sparse_tensor", "iterator").get(
        space.encoding, space.low, space.high
    )
    return found


def _parse_carried(parser: Parser) -> tuple[list[Argument], list[UnresolvedOperand]]:
    """`iter_args(%a = %b)`, or nothing"""
    if not parser.parse_optional_keyword("iter_args"):
        return [], []
    return parse_assignment_list(parser)


def _refuse_other_spaces(parser: Parser, state: OperationState[Any], types: Sequence[Type]) -> None:
    if any(getattr(type, "MNEMONIC", "") != "iter_space" for type in types):
        raise parser.custom_error(
            "expected sparse_tensor.iter_space type for iteration space operands", name_place(state)
        )


def _parse_results(
    parser: Parser, state: OperationState[Any], inits: Sequence[UnresolvedOperand]
) -> None:
    """`-> types`, one for each iter_arg; adds these operands."""
    if inits:
        state.result_types.extend(parser.parse_arrow_type_list())
    if len(inits) != len(state.result_types):
        raise parser.custom_error(
            "mismatch in number of iteration arguments and return values", name_place(state)
        )
    state.operands.extend(parser.resolve_operands(inits, state.result_types))


# --- iterate ----------------------------------------------------------------------------------------------------------


@form(IterateOp)
class IterateForm:
    def parse(self, parser: Parser, state: OperationState[IterateOp]) -> None:
        """`%it in %space at(%i, _) iter_args(%a = %b) : space -> types { … }`"""
        iterators = parse_untyped_arguments(parser, Delimiter.NONE)
        parser.parse_keyword("in")
        spaces = parser.parse_operand_list()
        if len(iterators) != len(spaces):
            raise parser.custom_error(
                "mismatch in number of sparse iterators and sparse spaces", name_place(state)
            )
        if len(spaces) != 1:
            raise parser.custom_error(
                "expected only one iterator/iteration space", name_place(state)
            )
        (iterator,), (space,) = iterators, spaces
        coordinates = _parse_coordinates(parser, state)
        carried, inits = _parse_carried(parser)
        parser.parse_token(":")
        type = parser.parse_type()
        _refuse_other_spaces(parser, state, [type])
        state.operands.append(parser.resolve_operand(space, type))
        _parse_results(parser, state, inits)
        arguments = [
            *with_types(carried, state.result_types),
            *coordinates,
            iterator._replace(type=_iterator_of(parser, type)),
        ]
        region = parser.parse_region(arguments)
        _ensure_yield(parser, state, region)
        state.regions.append(region)

    def print(self, op: IterateOp, printer: AsmPrinter) -> None:
        space, inits = op.iter_space, op.init_args
        *others, iterator = op.region.arguments
        printer.emit(f" {printer.operand_text(iterator)} in {printer.operand_text(space)}")
        _print_loop(op, printer, others, inits, [space])
        printer.emit(f" : {printer.type_text(space.type)} ")
        if inits:
            printer.emit(f" -> {printer.types_text(op.result_types)}")
        printer.emit(" ")
        print_body(printer, op.region, with_terminator=bool(inits))


def _print_loop(
    op: CoIterateOp | IterateOp,
    printer: AsmPrinter,
    arguments: Sequence[BlockArgument],
    inits: Sequence[Value],
    spaces: Sequence[Value],
) -> None:
    """Prints the used coordinates and the iter_args."""
    used = bits(op.crd_used_lvls_attr)
    if used:
        names = arguments[len(inits) : len(inits) + len(used)]
        text = _used_text(printer, dimension_count(spaces), names, used)
        printer.emit(f" at({text})")
    print_assignment_list(printer, " iter_args", arguments[: len(inits)], inits)


def dimension_count(spaces: Sequence[Value]) -> int:
    return max((levels_of(space.type) for space in spaces), default=0)


def levels_of(type: Any) -> int:
    return int(type.high - type.low)


# --- coiterate --------------------------------------------------------------------------------------------------------


@form(CoIterateOp)
class CoIterateForm:
    def parse(self, parser: Parser, state: OperationState[CoIterateOp]) -> None:
        """`(%a, %b) at(%i) iter_args(%c = %d) : (spaces) -> types case %x, _ { … } …`"""
        spaces = parser.parse_operand_list(Delimiter.PAREN)
        coordinates = _parse_coordinates(parser, state)
        carried, inits = _parse_carried(parser)
        parser.parse_token(":")
        types = parser.parse_comma_separated_list(parser.parse_type, Delimiter.PAREN)
        if len(types) != len(spaces):
            raise parser.custom_error(
                "mismatch in number of iteration space operands and iteration space types",
                name_place(state),
            )
        state.operands.extend(parser.resolve_operands(spaces, types))
        _refuse_other_spaces(parser, state, types)
        _parse_results(parser, state, inits)
        state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, (len(spaces), len(inits)))
        shared = [*with_types(carried, state.result_types), *coordinates]
        cases = []
        while parser.parse_optional_keyword("case"):
            iterators, used = _parse_used(parser, Delimiter.NONE)
            cases.append(set_of(used))
            kinds = [_iterator_of(parser, types[number]) for number in used if number < len(types)]
            if len(kinds) != len(used):
                raise parser.custom_error("parsed more value than expected.")
            region = parser.parse_region([*shared, *with_types(iterators, kinds)])
            _ensure_yield(parser, state, region)
            state.regions.append(region)
        state.properties["cases"] = ArrayAttr.get(tuple(cases))
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: CoIterateOp, printer: AsmPrinter) -> None:
        spaces, inits = op.iter_spaces, op.init_args
        printer.emit(f" ({printer.operands_text(spaces)})")
        arguments = op.case_regions[0].arguments if op.case_regions else ()
        _print_loop(op, printer, arguments, inits, spaces)
        printer.emit(f" : ({printer.types_text([space.type for space in spaces])})")
        if inits:
            printer.emit(f" -> {printer.types_text(op.result_types)}")
        shared = len(inits) + len(bits(op.crd_used_lvls_attr))
        for region, case in zip(op.case_regions, op.cases_attr.elements, strict=False):
            printer.print_newline()
            iterators = region.arguments[shared:]
            printer.emit(f"case {_used_text(printer, len(spaces), iterators, bits(case))} ")
            print_body(printer, region, with_terminator=bool(inits))
