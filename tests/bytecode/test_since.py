"""Operands and attributes that a later version of a dialect added: older programs are read without a hook."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from odsgen.bytecode import NEWEST_VERSION, OLDEST_VERSION
from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, Operation, ParseError, parse, print_ir, write_bytecode
from odsgen.spec.errors import SpecErrors

OPERATIONS = """
dialect: shop
{version}
ops:
  sell:
    arguments:
      price: I64Attr
{attributes}
    assembly_format: "$price attr-dict"
  pack:
    arguments:
      first: AnyType
      parts: Variadic<AnyType>
{operands}
    {traits}
"""

FIRST = OPERATIONS.format(version="version: 1", attributes="", operands="", traits="traits: []")
SECOND = OPERATIONS.format(
    version="version: 2",
    attributes="""
      discount: {constraint: "DefaultValuedAttr<I64Attr, 5>", since: 2}
      note: {constraint: OptionalAttr<StrAttr>, since: 2}
      before: {constraint: UnitAttr, since: 2}
      weight: {constraint: "DefaultValuedProp<I64Prop, 7>", since: 2}
""",
    operands="""
      padding: {constraint: Variadic<AnyType>, since: 2}
""",
    traits="traits: [AttrSizedOperandSegments]",
)
THIRD = OPERATIONS.format(
    version="version: 3",
    attributes="""
      discount: {constraint: "DefaultValuedAttr<I64Attr, 5>", since: 2}
      note: {constraint: OptionalAttr<StrAttr>, since: 2}
      before: {constraint: UnitAttr, since: 2}
      weight: {constraint: "DefaultValuedProp<I64Prop, 7>", since: 2}
""",
    operands="""
      label: {constraint: Optional<AnyType>, since: 3}
      padding: {constraint: Variadic<AnyType>, since: 2}
""",
    traits="traits: [AttrSizedOperandSegments]",
)

#: The same dialect before it had versions.
UNVERSIONED = OPERATIONS.format(version="", attributes="", operands="", traits="traits: []")

PROGRAM = """
shop.sell 3 {a.b = 1 : i32}
%0 = "other.value"() : () -> i32
"shop.pack"(%0, %0, %0) : (i32, i32, i32) -> ()
"shop.pack"(%0) : (i32) -> ()
"""
SIZED_PROGRAM = """
shop.sell 3 {discount = 4 : i64}
%0 = "other.value"() : () -> i32
"shop.pack"(%0, %0, %0) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
"shop.pack"(%0, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
"""


#: The same with the label that version 3 added.
LABELLED_PROGRAM = (
    SIZED_PROGRAM.replace("1, 1, 1", "1, 1, 0_, 1")
    .replace("1, 0, 1", "1, 0, 1, 0")
    .replace("_", "")
)


@pytest.fixture(scope="module")
def dialects() -> dict[str, ModuleType]:
    texts = {"unversioned": UNVERSIONED, "1": FIRST, "2": SECOND, "3": THIRD}
    return {name: load_in_memory(text) for name, text in texts.items()}


def written(program: str, dialect: ModuleType, version: int) -> bytes:
    return write_bytecode(parse(program, context(dialect)), version=version)


def operations_of(module: Operation) -> list[Any]:
    """The operations in a module, of classes that no type checker has seen."""
    return list(module.regions[0].entry_block.operations)


def context(dialect: ModuleType) -> Context:
    return Context(allow_unregistered=True, dialects=[dialect.DIALECT])


# Native properties, and with them the encodings that depend on the version, are there from version 5 on; before, and
# where no version of a dialect is written, attributes are found by their names.
@pytest.mark.parametrize("version", range(OLDEST_VERSION, NEWEST_VERSION + 1))
@pytest.mark.parametrize(("old", "new"), [("1", "2"), ("1", "3"), ("unversioned", "3")])
def test_a_program_without_the_new_arguments(
    old: str, new: str, version: int, dialects: dict[str, ModuleType]
) -> None:
    data = written(PROGRAM, dialects[old], version)
    module = parse(data, context(dialects[new]))
    module.verify()
    sell, _, full, empty = operations_of(module)
    assert (sell.price, sell.discount, sell.note, sell.before, sell.weight) == (
        3,
        5,
        None,
        False,
        7,
    )
    assert len(sell.attributes) == 1
    assert len(full.parts) == 2 and not full.padding
    assert not empty.parts and not empty.padding
    again = write_bytecode(module, version=version)
    if version >= 5:
        assert print_ir(parse(again, context(dialects[new]))) == print_ir(module)


@pytest.mark.parametrize("version", range(OLDEST_VERSION, NEWEST_VERSION + 1))
def test_sizes_of_segments_of_an_older_version(
    version: int, dialects: dict[str, ModuleType]
) -> None:
    data = written(SIZED_PROGRAM, dialects["2"], version)
    module = parse(data, context(dialects["3"]))
    module.verify()
    sell, _, full, empty = operations_of(module)
    assert sell.discount == 4
    assert (len(full.parts), full.label, len(full.padding)) == (1, None, 1)
    assert (len(empty.parts), empty.label, len(empty.padding)) == (0, None, 1)


@pytest.mark.parametrize("version", [5, 6])
def test_todays_programs_are_read_as_they_are(
    version: int, dialects: dict[str, ModuleType]
) -> None:
    module = parse(LABELLED_PROGRAM, context(dialects["3"]))
    data = write_bytecode(module, version=version)
    assert print_ir(parse(data, context(dialects["3"]))) == print_ir(module)


def test_operands_that_the_older_version_cannot_have_had(dialects: dict[str, ModuleType]) -> None:
    program = '"shop.pack"() : () -> ()'
    data = written(program, dialects["1"], 6)
    with pytest.raises(ParseError, match="'shop.pack' of version 1 cannot have 0 operands"):
        parse(data, context(dialects["2"]))


def test_a_newer_version_is_refused(dialects: dict[str, ModuleType]) -> None:
    data = written(LABELLED_PROGRAM, dialects["3"], 6)
    with pytest.raises(ParseError, match="current shop dialect version is 2, can't parse version"):
        parse(data, context(dialects["2"]))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            SECOND.replace("version: 2", "version: 1"),
            "'discount' is there since version 2, which the dialect does not have yet",
        ),
        (
            SECOND.replace("version: 2", ""),
            "'discount' is there since version 2, which the dialect does not have yet",
        ),
        (
            SECOND.replace("OptionalAttr<StrAttr>", "StrAttr"),
            "'note' is required, but programs before version 2 have none",
        ),
        (
            SECOND.replace('"DefaultValuedProp<I64Prop, 7>"', "I64Prop"),
            "'weight' is required, but programs before version 2 have none",
        ),
        (
            SECOND.replace(
                "padding: {constraint: Variadic<AnyType>", "padding: {constraint: AnyType"
            ).replace("[AttrSizedOperandSegments]", "[]"),
            "'padding' is not of variable length, but programs before version 2 have none",
        ),
        (
            SECOND.replace("AttrSizedOperandSegments", "SameVariadicOperandSize"),
            "'padding' has as many operands as the others of variable length",
        ),
    ],
)
def test_specs_that_leave_older_programs_without_a_meaning(text: str, message: str) -> None:
    with pytest.raises(SpecErrors, match=message):
        load_in_memory(text)
