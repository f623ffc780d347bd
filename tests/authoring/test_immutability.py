"""Types and attributes are immutable; their copies are the same object, copies of operations are clones."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, parse
from odsgen.runtime.builtin.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr
from odsgen.runtime.builtin.locations import FileLineColLoc, UnknownLoc
from odsgen.runtime.builtin.types import FunctionType, IntegerType, i32, i64

SPEC = """
dialect: box
types:
  BoxType: {mnemonic: box, parameters: {size: int, of: Type}, assembly_format: "`<` $size `,` $of `>`"}
attributes:
  NoteAttr: {mnemonic: note, parameters: {text: string}, assembly_format: "`<` $text `>`"}
"""
box = load_in_memory(SPEC)

SYMBOLS: list[tuple[Any, str, object]] = [
    (i32, "width", 64),
    (FunctionType.get([i32], []), "inputs", ()),
    (IntegerAttr.get(3, i32), "value", 4),
    (IntegerAttr.get(3, i32), "type", i64),
    (StringAttr.get("a"), "value", "b"),
    (ArrayAttr.get([]), "elements", (1,)),
    (DenseArrayAttr.get(i32, [1]), "numbers", (2,)),
    (FileLineColLoc.get("a", 1, 2), "start_line", 4),
    (box.BoxType.get(3, i32), "size", 4),
    (box.NoteAttr.get("a"), "text", "b"),
]


@pytest.mark.parametrize("symbol, name, value", SYMBOLS)
def test_slots_are_set_once(symbol: Any, name: str, value: object) -> None:
    before = getattr(symbol, name)
    with pytest.raises(AttributeError, match="is immutable"):
        setattr(symbol, name, value)
    with pytest.raises(AttributeError, match="is immutable"):
        delattr(symbol, name)
    assert getattr(symbol, name) is before
    assert IntegerType.get(32) is i32 and i32.width == 32


@pytest.mark.parametrize("symbol", [symbol for symbol, _, _ in SYMBOLS[:8]] + [UnknownLoc.get()])
def test_copies_are_the_same_object(symbol: Any) -> None:
    assert copy.copy(symbol) is symbol and copy.deepcopy(symbol) is symbol
    assert copy.deepcopy([symbol, {"a": symbol}])[0] is symbol
    assert pickle.loads(pickle.dumps(symbol)) is symbol


def test_copies_of_dialects() -> None:
    assert copy.copy(box.DIALECT) is copy.deepcopy(box.DIALECT) is box.DIALECT
    with pytest.raises(TypeError, match="the dialect 'box' cannot be pickled"):
        pickle.dumps(box.DIALECT)


def test_copies_of_operations_are_clones() -> None:
    module = parse("func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}", Context())
    for twin in (copy.copy(module), copy.deepcopy(module), pickle.loads(pickle.dumps(module))):
        assert twin is not module and str(twin) == str(module)
    value = next(iter(module.regions[0].entry_block)).regions[0].entry_block.arguments[0]
    for part in (value, value.owner, module.regions[0]):
        for make in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(
                pickle.PicklingError, match="is part of a program: pickle, or clone, the operation"
            ):
                make(part)
