"""Writing of parts that few programs have: orders of uses, places that are attributes, values from elsewhere."""

from __future__ import annotations

import pytest

from odsgen.bytecode import NEWEST_VERSION
from odsgen.runtime import (
    Block,
    Context,
    IntegerAttr,
    Operation,
    Value,
    VerifyError,
    parse,
    write_bytecode,
)
from odsgen.runtime.builtin.types import i32
from odsgen_dialects import arith

LAST_RESULT = """
"test.graph"() ({
^bb0(%a: i32):
  "test.use"(%r, %a) : (i32, i32) -> ()
  "test.use"(%r, %a) : (i32, i32) -> ()
  %r = "test.def"() : () -> i32
^bb1(%b: i32):
  "test.use"(%b) : (i32) -> ()
  "test.use"(%b) : (i32) -> ()
  %s, %t = "test.def"() ({
    "test.use"(%b, %t) : (i32, i32) -> ()
    "test.use"(%t) : (i32) -> ()
  }) : () -> (i32, i32)
}) : () -> ()
"""


def read(program: str | bytes) -> Operation:
    return parse(program, Context(allow_unregistered=True), filename="x.mlir")


def orders_of_users(module: Operation) -> list[list[int]]:
    numbers = {op: number for number, op in enumerate(module.walk())}
    values: list[Value] = [result for op in module.walk() for result in op.results]
    for op in module.walk():
        for region in op.regions:
            for block in region.blocks:
                values += block.arguments
    return [[numbers[user] for user in value.users] for value in values]


@pytest.mark.parametrize("version", [3, NEWEST_VERSION])
def test_uses_in_another_order(version: int) -> None:
    module = read(LAST_RESULT)
    in_order = write_bytecode(module, version=version)
    for op in module.walk():
        for value in op.results:
            value.order_users(list(value.users)[::-1])
    wanted = orders_of_users(module)
    data = write_bytecode(module, version=version)
    assert data != in_order
    assert orders_of_users(read(data)) == wanted
    assert write_bytecode(read(data), version=version) == data


ISOLATED = """
func.func private @other(%a: i32) {
  %b = "test.def"() : () -> i32
  builtin.module {
    "test.inside"() : () -> ()
  }
  return
}
func.func private @main() {
  "test.behind"() : () -> ()
  return
}
"""


@pytest.mark.parametrize("user", ["test.inside", "test.behind"])
@pytest.mark.parametrize("is_argument", [True, False])
def test_values_that_are_not_known_in_a_region_are_refused(user: str, is_argument: bool) -> None:
    module = read(ISOLATED)
    assert write_bytecode(read(write_bytecode(module))) == write_bytecode(module)
    ops = {op.name: op for op in module.walk()}
    block = next(iter(module.regions[0].blocks[0])).regions[0].blocks[0]
    ops[user].operands = (block.arguments[0] if is_argument else ops["test.def"].results[0],)
    with pytest.raises(VerifyError, match="cannot be written"):
        write_bytecode(module)


def test_isolated_operations_inside_one_another() -> None:
    depth = 400
    lines = [
        f'%v{n} = "test.def"() : () -> i32 "test.use"(%v{n}) : (i32) -> () "test.op"() ({{'
        for n in range(depth)
    ]
    module = read("\n".join(lines + ["}) : () -> ()"] * depth))
    data = write_bytecode(module)
    assert write_bytecode(read(data)) == data


def test_a_place_that_is_an_attribute_goes_by_the_number_of_its_token() -> None:
    text = "\n".join(f'"test.op{n % 3}"() : () -> ()' for n in range(200))
    module, other = read(text), read(text)
    for op in list(other.walk())[::3]:
        assert op.location  # an attribute from now on
    assert write_bytecode(other) == write_bytecode(module)
    again = read(write_bytecode(module))
    for op in list(again.walk())[1::2]:
        assert op.location
    assert write_bytecode(again) == write_bytecode(module)


def test_places_in_several_files() -> None:
    text = "\n".join(
        f'"test.op"() : () -> () loc("{"ab"[n % 2]}.mlir":{n // 4 + 1}:7)' for n in range(40)
    )
    module = read(text)
    data = write_bytecode(module)
    again = read(data)
    assert [op.location for op in again.walk()] == [op.location for op in module.walk()]
    assert write_bytecode(read(data)) == data


def test_an_operation_without_regions_is_written_by_itself() -> None:
    constant = Block([]).append(arith.ConstantOp.build(IntegerAttr.get(3, i32)))
    (read,) = parse(write_bytecode(constant), Context()).regions[0].blocks[0]
    assert isinstance(read, arith.ConstantOp) and read.value is constant.value
    block = Block([i32])
    sum = block.append(arith.AddIOp.build(*block.arguments, *block.arguments))
    with pytest.raises(VerifyError, match="'arith.addi' op cannot be written by itself"):
        write_bytecode(sum)
