"""Large programs: many arguments, many blocks, many symbols."""

from __future__ import annotations

from random import Random

import pytest

from odsgen.runtime import Context, SymbolTable, parse
from odsgen.runtime.builtin.types import IntegerType, i32
from odsgen.runtime.ir import symbol_table
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.region import Region


@pytest.mark.parametrize("seed", range(3))
def test_arguments_come_and_go(seed: int) -> None:
    chance = Random(seed)
    block = Block([IntegerType.get(width) for width in range(1, 3001)])
    expected = list(block.arguments)
    for step in range(1500):
        kind = chance.random()
        index = 0 if kind < 0.5 else chance.randrange(len(expected))
        if kind < 0.8:
            block.erase_argument(index)
            del expected[index]
        else:
            expected.insert(index, block.insert_argument(index, i32))
        if step % 250 == 0:
            assert block.arguments == tuple(expected)
            assert [argument.index for argument in expected] == list(range(len(expected)))
    erased = chance.sample(range(len(expected)), 300)
    block.erase_arguments(erased)
    kept = [argument for index, argument in enumerate(expected) if index not in erased]
    assert block.arguments == tuple(kept)
    assert [argument.index for argument in kept] == list(range(len(kept)))


def test_used_arguments_stay() -> None:
    module = parse('"x.y"() ({\n^bb0(%a: i32, %b: i8):\n  "x.z"(%b) : (i8) -> ()\n}) : () -> ()\n',
                   Context(allow_unregistered=True))  # fmt: skip
    block = module.regions[0].blocks[0].operations[0].regions[0].blocks[0]
    with pytest.raises(ValueError, match="block argument #1 still has uses"):
        block.erase_arguments([0, 1])
    with pytest.raises(IndexError):
        block.erase_arguments([2])
    assert len(block.arguments) == 2
    block.erase_arguments([0])
    assert [str(argument.type) for argument in block.arguments] == ["i8"]


@pytest.mark.parametrize("seed", range(3))
def test_blocks_come_and_go(seed: int) -> None:
    chance = Random(seed)
    region = Region([Block() for _ in range(300)])
    expected = list(region.blocks)
    for _ in range(600):
        block, kind = chance.choice(expected), chance.random()
        place = expected.index(block)
        if kind < 0.4:
            expected.insert(place, region.insert_before(block, Block()))
        elif kind < 0.6:
            expected.insert(place + 1, region.insert_after(block, Block()))
        elif kind < 0.9:
            region.remove(block)
            expected.remove(block)
        else:
            following = expected[place + 1] if place + 1 < len(expected) else None
            assert region.block_after(block) is following
    assert list(region.blocks) == expected


def test_symbols_exchange_their_names() -> None:
    module = parse(
        "func.func @a() { return }\nfunc.func @b() { call @a() : () -> () return }\n"
        "func.func @c() attributes {x.y = [@a::@n, @b, @d]} { return }\n",
        Context(allow_unregistered=True),
    )
    table = SymbolTable(module)
    a, b = table.lookup("a"), table.lookup("b")
    assert a is not None
    assert b is not None
    table.rename_all({a: "b", b: "a"})
    assert table.lookup("b") is a
    assert table.lookup("a") is b
    text = str(module)
    assert "func.func @b() {\n    return" in text
    assert "func.func @a() {\n    call @b()" in text
    assert "x.y = [@b::@n, @a, @d]" in text


def test_names_that_are_taken() -> None:
    module = parse("func.func private @a()\nfunc.func private @b()\n", Context())
    table = SymbolTable(module)
    a, b = table.lookup("a"), table.lookup("b")
    assert a is not None
    assert b is not None
    before = str(module)
    with pytest.raises(ValueError, match="has a symbol 'b' already"):
        table.rename_all({a: "b"})
    with pytest.raises(ValueError, match="two symbols cannot both be called 'c'"):
        table.rename_all({a: "c", b: "c"})
    with pytest.raises(ValueError, match="is no symbol of this table"):
        table.rename_all({module: "c"})
    assert str(module) == before


def test_verification_makes_each_symbol_table_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many operations look for a symbol."""
    variables = "\n".join(
        [f"spirv.GlobalVariable @v{k} : !spirv.ptr<f32, Input>" for k in range(20)]
    )
    uses = "\n".join(
        [f"%{k} = spirv.mlir.addressof @v{k} : !spirv.ptr<f32, Input>" for k in range(20)]
    )
    module = parse(
        f"spirv.module Logical GLSL450 {{\n{variables}\n"
        f'spirv.func @f() "None" {{\n{uses}\nspirv.Return\n}}\n}}',
        Context(),
    )
    made = []
    initialize = symbol_table.SymbolTable.__init__

    def counted(table: SymbolTable, op: object) -> None:
        made.append(op)
        initialize(table, op)  # type: ignore[arg-type]

    monkeypatch.setattr(symbol_table.SymbolTable, "__init__", counted)
    module.verify()
    assert len(made) <= 3
    # Nothing is kept: after a change, the next verification sees it.
    spirv_module = module.regions[0].blocks[0].operations[0]
    spirv_module.regions[0].blocks[0].operations[0].erase()
    with pytest.raises(Exception, match="expected spirv.GlobalVariable symbol"):
        module.verify()
