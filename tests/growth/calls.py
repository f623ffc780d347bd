"""Calls of the API on programs of any size: what is set up first, and what is then measured."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.runtime import Context, parse
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.symbol_table import SymbolTable
from tests.growth import texts

CallShape = Callable[[int], Callable[[], object]]


def _parsed(text: str) -> Operation:
    return parse(text, Context(allow_unregistered=True))


def _operations(module: Operation) -> list[Operation]:
    return [op for op in module.walk() if not op.regions and op.results]


def set_each_operand(n: int) -> Callable[[], object]:
    """Sets each operand of an operation that uses one value n times."""
    module = _parsed(texts.operand_repeated(n))
    value, user = list(module.regions[0].blocks[0])

    def run() -> None:
        for index in range(n):
            user.set_operand(index, value.results[0])

    return run


def set_other_operands(n: int) -> Callable[[], object]:
    """Sets each operand of an operation that uses n values, from the last one."""
    values, user = list(_parsed(texts.operands_apart(n)).regions[0].blocks[0])

    def run() -> None:
        for index, value in enumerate(reversed(values.results)):
            user.set_operand(index, value)

    return run


def replace_each_value(n: int) -> Callable[[], object]:
    """Replaces each of the n values that one operation uses by the same one."""
    values, user = list(_parsed(texts.operands_apart(n)).regions[0].blocks[0])
    one = values.results[0]

    def run() -> None:
        for value in values.results:
            value.replace_all_uses_with(one)

    return run


def replace_all_uses(n: int) -> Callable[[], object]:
    """Replaces a value that n operations use."""
    module = _parsed(texts.one_value_used_often(n))
    function = next(iter(module.regions[0].blocks[0]))
    first, second = function.regions[0].blocks[0].arguments[:2]
    second.type = first.type
    return lambda: first.replace_all_uses_with(second)


def split_blocks(n: int) -> Callable[[], object]:
    """Splits a block before each of its operations, the last one first."""
    module = _parsed(texts.chain(n))
    function = next(iter(module.regions[0].blocks[0]))
    ops = list(function.regions[0].blocks[0])

    def run() -> None:
        for op in reversed(ops[1:]):
            assert op.parent_block is not None
            op.parent_block.split_before(op)

    return run


def split_from_the_front(n: int) -> Callable[[], object]:
    """Splits a block before each of its operations, the first one first."""
    module = _parsed(texts.chain(n))
    function = next(iter(module.regions[0].blocks[0]))
    ops = list(function.regions[0].blocks[0])

    def run() -> None:
        for op in ops[1:]:
            assert op.parent_block is not None
            op.parent_block.split_before(op)

    return run


def split_each_block(n: int) -> Callable[[], object]:
    """Splits each of many blocks in two."""
    module = _parsed(texts.uses_from_afar(n))
    function = next(iter(module.regions[0].blocks[0]))
    blocks = function.regions[0].blocks

    def run() -> None:
        for block in blocks:
            assert block.last is not None
            block.split_before(block.last)

    return run


def rename_symbols_one_by_one(n: int) -> Callable[[], object]:
    """Renames each symbol of a table in which each is used."""
    module = _parsed(texts.many_functions(n))
    table = SymbolTable(module)
    symbols = list(module.regions[0].blocks[0])

    def run() -> None:
        for number, symbol in enumerate(symbols):
            table.rename(symbol, f"renamed{number}")

    return run


def rename_symbols(n: int) -> Callable[[], object]:
    """Renames all symbols of a table in which each is used."""
    module = _parsed(texts.many_functions(n))
    table = SymbolTable(module)
    names = {op: f"renamed{number}" for number, op in enumerate(module.regions[0].blocks[0])}
    return lambda: table.rename_all(names)


def erase_arguments(n: int) -> Callable[[], object]:
    """Erases every second argument of a block at once."""
    block = Block([i32] * n)
    return lambda: block.erase_arguments(range(0, n, 2))


def erase_middle_argument(n: int) -> Callable[[], object]:
    """Erases the argument in the middle of a block until there is none."""
    block = Block([i32] * n)

    def run() -> None:
        for left in range(n, 0, -1):
            block.erase_argument(left // 2)

    return run


def erase_first_argument(n: int) -> Callable[[], object]:
    """Erases the first argument of a block until there is none."""
    block = Block()
    for _ in range(n):
        block.add_argument(i32)

    def run() -> None:
        for _ in range(n):
            block.erase_argument(0)

    return run


def erase_backwards(n: int) -> Callable[[], object]:
    """Erases operations, the last one first."""
    module = _parsed(texts.chain(n))
    ops = _operations(module)

    def run() -> None:
        for op in reversed(ops):
            op.erase()

    return run


def insert_in_the_middle(n: int) -> Callable[[], object]:
    """Inserts operations before one in the middle, and asks for their order."""
    module = _parsed(texts.one_value_used_often(n))
    ops = _operations(module)
    anchor = ops[len(ops) // 2]
    block = anchor.parent_block
    assert block is not None

    def run() -> None:
        for op in ops[: len(ops) // 2]:
            block.remove(op)
            block.insert_before(anchor, op)
            op.is_before_in_block(anchor)

    return run


def clone_module(n: int) -> Callable[[], object]:
    """Clones a program."""
    module = _parsed(texts.chain(n))
    return module.clone


def clone_functions(n: int) -> Callable[[], object]:
    """Clones each function of a program."""
    ops = list(_parsed(texts.many_functions(n)).regions[0].blocks[0])
    return lambda: [op.clone() for op in ops]


def walk_blocks(n: int) -> Callable[[], object]:
    """Asks each block for its neighbours in the graph."""
    module = _parsed(texts.blocks_to_one(n))
    function = next(iter(module.regions[0].blocks[0]))
    return lambda: [(b.predecessors, b.successors) for b in function.regions[0].blocks]


def move_to_end(n: int) -> Callable[[], object]:
    """Moves each operation to the end of its block."""
    module = _parsed(texts.one_value_used_often(n))
    ops = _operations(module)
    block = ops[0].parent_block
    assert block is not None

    def run() -> None:
        for op in ops:
            block.remove(op)
            block.append(op)

    return run


def erase_blocks(n: int) -> Callable[[], object]:
    """Erases blocks, the last one first."""
    module = _parsed(texts.uses_from_afar(n))
    function = next(iter(module.regions[0].blocks[0]))
    blocks = list(function.regions[0].blocks)

    def run() -> None:
        for block in reversed(blocks[1:]):
            for op in reversed(list(block)):
                op.erase()
        for block in blocks[:0:-1]:
            function.regions[0].remove(block)

    return run


#: The calls by name.
CALLS: dict[str, CallShape] = {
    call.__name__: call
    for call in (
        set_each_operand,
        set_other_operands,
        replace_each_value,
        replace_all_uses,
        split_blocks,
        split_from_the_front,
        split_each_block,
        rename_symbols,
        rename_symbols_one_by_one,
        erase_arguments,
        erase_first_argument,
        erase_middle_argument,
        erase_backwards,
        insert_in_the_middle,
        clone_module,
        clone_functions,
        walk_blocks,
        move_to_end,
        erase_blocks,
    )
}
