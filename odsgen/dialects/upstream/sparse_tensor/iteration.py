"""Loops over iteration spaces: `sparse_tensor.iterate`, `coiterate`, and what makes spaces and reads values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.dialect_classes import operation_class, type_class
from odsgen.dialects.upstream.region_arguments import (
    name_place,
    parse_assignment_list,
    parse_untyped_argument,
    parse_untyped_arguments,
    print_assignment_list,
    with_type,
    with_types,
)
from odsgen.dialects.upstream.segments import operand_segments
from odsgen.dialects.upstream.sparse_tensor.encoding import encoding_of_tensor
from odsgen.runtime.builtin.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr
from odsgen.runtime.builtin.types import i32, i64, index
from odsgen.runtime.ir.block import Block
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument, Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.operations import Argument
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter

USED_LEVELS = "crdUsedLvls"


def _bits(attribute: Any) -> list[int]:
    """The numbers that a set of bits has."""
    value = int(attribute.value)
    return [number for number in range(64) if value >> number & 1]


def _set_of(numbers: Sequence[int]) -> IntegerAttr:
    return IntegerAttr.get(sum(1 << number for number in numbers), i64)


# --- spaces and values ------------------------------------------------------------------------------------------------


def verify_extract_iteration_space(op: Operation) -> None:
    """Levels that follow those of the iterator, if there is one."""
    low, high = (int(op.properties[name].value) for name in ("loLvl", "hiLvl"))
    if low >= high:
        raise op.op_error("expected smaller level low than level high")
    parents = op.operands[1:]
    if bool(parents) != bool(low):
        raise op.op_error("parent iterator should be specified iff level lower bound equals 0")
    if not parents:
        return
    parent: Any = parents[0].type
    space: Any = op.results[0].type
    if parent.encoding is not space.encoding:
        raise op.op_error("mismatch in parent iterator encoding and iteration space encoding.")
    if space.low != parent.high:
        raise op.op_error(
            "parent iterator should be used to extract an iteration space from a consecutive level."
        )


def verify_extract_value(op: Operation) -> None:
    """An iterator over the last level of the tensor."""
    tensor: Any = op.operands[0].type
    iterator: Any = op.operands[1].type
    if tensor.encoding is not iterator.encoding:
        raise op.op_error("mismatch in tensor encoding and iterator encoding.")
    encoding = encoding_of_tensor(tensor)
    if encoding is not None and encoding.level_rank != iterator.high:
        raise op.op_error("must use last-level iterator to extract values. ")


# --- parts of the forms -----------------------------------------------------------------------------------------------


def _parse_used(
    parser: Parser, delimiter: Delimiter, what: str
) -> tuple[list[Argument], list[int]]:
    """`(%a, _, %b)`: the arguments, and their numbers among those that are not left out."""
    arguments: list[Argument] = []
    used: list[int] = []
    count = 0

    def entry() -> None:
        nonlocal count
        if not parser.parse_optional_keyword("_"):
            if not parser.tokens[parser.index].startswith("%"):
                raise parser.custom_error(f'expecting SSA value or "_" for {what}')
            arguments.append(parse_untyped_argument(parser))
            used.append(count)
        count += 1

    parser.parse_comma_separated_list(entry, delimiter)
    return arguments, used


def _used_text(printer: AsmPrinter, count: int, names: Sequence[Value], used: list[int]) -> str:
    """As `_parse_used` reads it."""
    remaining = list(names)
    return ", ".join(
        printer.operand_text(remaining.pop(0)) if number in used and remaining else "_"
        for number in range(count)
    )


def _parse_coordinates(parser: Parser, state: OperationState[Any]) -> list[Argument]:
    """`at(%i, _)`, or nothing"""
    used: list[int] = []
    arguments: list[Argument] = []
    if parser.parse_optional_keyword("at"):
        arguments, used = _parse_used(parser, Delimiter.PAREN, "level coordinates")
    state.properties[USED_LEVELS] = _set_of(used)
    return with_type(arguments, index)


def _ensure_yield(parser: Parser, state: OperationState[Any], region: Region) -> None:
    """A body that says nothing yields nothing."""
    if not region.blocks:
        region.append(Block())
    last = region.blocks[-1].last
    if last is None or last.name != "sparse_tensor.yield":
        yield_class = operation_class(parser, "sparse_tensor.yield")
        region.blocks[-1].append(yield_class((), (), location=state.location))


def _iterator_of(parser: Parser, space: Any) -> Type:
    found: Type = type_class(parser, "sparse_tensor", "iterator").get(
        space.encoding, space.low, space.high
    )
    return found


def _is_space(type: Type) -> bool:
    return getattr(type, "MNEMONIC", "") == "iter_space"


def _print_body(op: Operation, printer: AsmPrinter, region: Region, has_inits: bool) -> None:
    printer.print_region(
        region, print_entry_block_arguments=False, print_block_terminators=has_inits
    )


# --- iterate ----------------------------------------------------------------------------------------------------------


def parse_iterate(parser: Parser, state: OperationState[Any]) -> None:
    """`%it in %space at(%i, _) iter_args(%a = %b) : space -> types { … }`"""
    iterators = parse_untyped_arguments(parser, Delimiter.NONE)
    parser.parse_keyword("in")
    spaces = parser.parse_operand_list()
    if len(iterators) != len(spaces):
        raise parser.custom_error(
            "mismatch in number of sparse iterators and sparse spaces", name_place(state)
        )
    if len(spaces) != 1:
        raise parser.custom_error("expected only one iterator/iteration space", name_place(state))
    (iterator,), (space,) = iterators, spaces
    coordinates = _parse_coordinates(parser, state)
    carried: list[Argument] = []
    inits: list[UnresolvedOperand] = []
    if parser.parse_optional_keyword("iter_args"):
        carried, inits = parse_assignment_list(parser)
    parser.parse_token(":")
    place = parser.index
    type = parser.parse_type()
    if not _is_space(type):
        raise parser.custom_error(
            "expected sparse_tensor.iter_space type for iteration space operands", place
        )
    state.operands.append(parser.resolve_operand(space, type))
    if inits:
        state.result_types.extend(parser.parse_arrow_type_list())
    if len(inits) != len(state.result_types):
        raise parser.custom_error(
            "mismatch in number of iteration arguments and return values", name_place(state)
        )
    state.operands.extend(parser.resolve_operands(inits, state.result_types))
    arguments = [
        *with_types(carried, state.result_types),
        *coordinates,
        iterator._replace(type=_iterator_of(parser, type)),
    ]
    region = parser.parse_region(arguments)
    _ensure_yield(parser, state, region)
    state.regions.append(region)


def print_iterate(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_iterate` reads it."""
    space, *inits = op.operands
    *others, iterator = op.regions[0].arguments
    printer.emit(f" {printer.operand_text(iterator)} in {printer.operand_text(space)}")
    _print_loop(op, printer, others, inits, [space])
    printer.emit(f" : {printer.type_text(space.type)} ")
    if inits:
        printer.emit(f" -> {printer.types_text(op.result_types)}")
    printer.emit(" ")
    _print_body(op, printer, op.regions[0], bool(inits))


def _print_loop(
    op: Operation,
    printer: AsmPrinter,
    arguments: Sequence[BlockArgument],
    inits: Sequence[Value],
    spaces: Sequence[Value],
) -> None:
    """The coordinates that are used, and what is carried along."""
    used = _bits(op.properties[USED_LEVELS])
    if used:
        names = arguments[len(inits) : len(inits) + len(used)]
        text = _used_text(printer, _dimension_count(spaces), names, used)
        printer.emit(f" at({text})")
    print_assignment_list(printer, " iter_args", arguments[: len(inits)], inits)


def _dimension_count(spaces: Sequence[Value]) -> int:
    return max((_levels_of(space.type) for space in spaces), default=0)


def _levels_of(type: Any) -> int:
    return int(type.high - type.low)


def verify_iterate(op: Operation) -> None:
    """A result for each value that is carried along, and coordinates that there are."""
    space, *inits = op.operands
    if len(inits) != len(op.results):
        raise op.op_error("mismatch in number of loop-carried values and defined values")
    used = _bits(op.properties[USED_LEVELS])
    if used and used[-1] >= _levels_of(space.type):
        raise op.op_error("required out-of-bound coordinates")


def verify_iterate_regions(op: Operation) -> None:
    """Arguments for what is carried along, the coordinates and the iterator; what is yielded is carried along."""
    space, *inits = op.operands
    arguments = op.regions[0].arguments
    iterator: Any = arguments[-1].type if arguments else None
    type: Any = space.type
    if iterator is None or iterator.parameters() != type.parameters():
        raise op.op_error("mismatch in iterator and iteration space type")
    used = _bits(op.properties[USED_LEVELS])
    carried = arguments[: len(arguments) - len(used) - 1]
    if len(carried) != len(op.results):
        raise op.op_error("mismatch in number of basic block args and defined values")
    _verify_yielded(op, carried)
    _verify_carried(op, op.regions[0], inits, carried, "", ".")


def _verify_yielded(op: Operation, carried: Sequence[Value]) -> None:
    """What any loop yields is of the types of what it carries along (MLIR: LoopLikeOpInterface)."""
    last = op.regions[0].blocks[0].last
    yielded = () if last is None else last.operands
    for number, (argument, value) in enumerate(zip(carried, yielded, strict=False)):
        if argument.type is not value.type:
            raise op.op_error(
                f"{number}-th region iter_arg and {number}-th yielded value have different type: "
                f"'{argument.type}' != '{value.type}'"
            )


def _verify_carried(
    op: Operation,
    region: Region,
    inits: Sequence[Value],
    carried: Sequence[Value],
    where: str,
    end: str,
) -> None:
    last = region.blocks[0].last
    yielded = () if last is None else last.operands
    if len({len(inits), len(carried), len(yielded), len(op.results)}) != 1:
        raise op.op_error(f"number mismatch between iter args and results{where or end}")
    groups = zip(inits, carried, yielded, op.results, strict=True)
    for number, (init, argument, value, result) in enumerate(groups):
        for given, what in (
            (init, "iter operand"),
            (argument, "iter region arg"),
            (value, "yield value"),
        ):
            if given.type is not result.type:
                raise op.op_error(
                    f"types mismatch between {number}th {what} and defined value{where}"
                )


# --- coiterate --------------------------------------------------------------------------------------------------------


def parse_coiterate(parser: Parser, state: OperationState[Any]) -> None:
    """`(%a, %b) at(%i) iter_args(%c = %d) : (spaces) -> types case %x, _ { … } …`"""
    spaces = parser.parse_operand_list(Delimiter.PAREN)
    coordinates = _parse_coordinates(parser, state)
    carried: list[Argument] = []
    inits: list[UnresolvedOperand] = []
    if parser.parse_optional_keyword("iter_args"):
        carried, inits = parse_assignment_list(parser)
    parser.parse_token(":")
    types = parser.parse_comma_separated_list(parser.parse_type, Delimiter.PAREN)
    if len(types) != len(spaces):
        raise parser.custom_error(
            "mismatch in number of iteration space operands and iteration space types",
            name_place(state),
        )
    if not all(map(_is_space, types)):
        raise parser.custom_error(
            "expected sparse_tensor.iter_space type for iteration space operands", name_place(state)
        )
    state.operands.extend(parser.resolve_operands(spaces, types))
    if inits:
        state.result_types.extend(parser.parse_arrow_type_list())
    if len(inits) != len(state.result_types):
        raise parser.custom_error(
            "mismatch in number of iteration arguments and return values", name_place(state)
        )
    state.operands.extend(parser.resolve_operands(inits, state.result_types))
    state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, (len(spaces), len(inits)))
    shared = [*with_types(carried, state.result_types), *coordinates]
    cases = []
    while parser.parse_optional_keyword("case"):
        iterators, used = _parse_used(parser, Delimiter.NONE, "iterators")
        cases.append(_set_of(used))
        kinds = [_iterator_of(parser, types[number]) for number in used if number < len(types)]
        if len(kinds) != len(used):
            raise parser.custom_error("parsed more value than expected.")
        region = parser.parse_region([*shared, *with_types(iterators, kinds)])
        _ensure_yield(parser, state, region)
        state.regions.append(region)
    state.properties["cases"] = ArrayAttr.get(tuple(cases))


def print_coiterate(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_coiterate` reads it."""
    spaces, inits = operand_segments(op)
    printer.emit(f" ({printer.operands_text(spaces)})")
    arguments = op.regions[0].arguments if op.regions else ()
    _print_loop(op, printer, arguments, inits, spaces)
    printer.emit(f" : ({printer.types_text([space.type for space in spaces])})")
    if inits:
        printer.emit(f" -> {printer.types_text(op.result_types)}")
    shared = len(inits) + len(_bits(op.properties[USED_LEVELS]))
    for region, case in zip(op.regions, op.properties["cases"].elements, strict=False):
        printer.print_newline()
        iterators = region.arguments[shared:]
        printer.emit(f"case {_used_text(printer, len(spaces), iterators, _bits(case))} ")
        _print_body(op, printer, region, bool(inits))


def verify_coiterate(op: Operation) -> None:
    """A result for each value that is carried along, and coordinates that there are."""
    spaces, inits = operand_segments(op)
    if len(inits) != len(op.results):
        raise op.op_error("mismatch in number of loop-carried values and defined values")
    used = _bits(op.properties[USED_LEVELS])
    if used and used[-1] >= _dimension_count(spaces):
        raise op.op_error("required out-of-bound coordinates")


def verify_coiterate_regions(op: Operation) -> None:
    """No case twice; what each yields is carried along."""
    _, inits = operand_segments(op)
    cases = [_bits(case) for case in op.properties["cases"].elements]
    if len({tuple(case) for case in cases}) != len(cases):
        raise op.op_error("contains duplicated cases.")
    used = len(_bits(op.properties[USED_LEVELS]))
    for number, (region, case) in enumerate(zip(op.regions, cases, strict=False)):
        carried = region.arguments[: len(region.arguments) - used - len(case)]
        if len(carried) != len(op.results):
            raise op.op_error("mismatch in number of basic block args and defined values")
        _verify_carried(op, region, inits, carried, f" on {number}th region", "")
