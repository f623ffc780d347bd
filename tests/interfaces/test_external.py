"""Interfaces that are implemented from outside: external models, promises."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.interfaces import (
    ExternalModel,
    LoopLikeOpInterface,
    PromisedInterfaceError,
    as_interface,
    attach_interface,
    has_interface,
    promise_interface,
)
from odsgen_dialects import arith
from tests.interfaces.questions import ask

SPEC = """
dialect: outside
interfaces:
  Size: {methods: {size: {returns: int}}}
  TypeSize: {kind: type, methods: {bits: {returns: int}}}
  Both: {extends: [Size], methods: {twice: {returns: int}}}
types: {BlobType: {mnemonic: blob}}
ops:
  plain: {arguments: {values: Variadic<AnyType>}}
  repeat: {regions: {body: AnyRegion}}
  sized: {interfaces: [Size]}
"""


@pytest.fixture
def outside():
    return load_in_memory(SPEC, {"size_sized": lambda op: 1})


class Plain(ExternalModel[Any]):
    def size(self) -> int:
        return len(self.subject.operands)

    def twice(self) -> int:
        return 2 * self.size()


def test_an_operation(outside):
    op = outside.PlainOp.build()
    assert as_interface(op, outside.Size) is None
    attach_interface(outside.PlainOp, outside.Size, Plain)
    assert has_interface(outside.PlainOp, outside.Size)
    assert ask(op, outside.Size).size() == 0
    assert not has_interface(outside.RepeatOp, outside.Size)


def test_what_an_interface_includes_comes_along(outside):
    attach_interface(outside.PlainOp, outside.Both, Plain)
    op = outside.PlainOp.build()
    assert ask(op, outside.Both).twice() == 0
    assert ask(op, outside.Size).size() == 0


def test_a_type(outside):
    class Blob(ExternalModel[Any]):
        def bits(self) -> int:
            return 8

    attach_interface(outside.BlobType, outside.TypeSize, Blob)
    assert ask(outside.BlobType.get(), outside.TypeSize).bits() == 8


def test_an_interface_of_mlir_with_its_defaults(outside):
    class Loop(ExternalModel[Any], LoopLikeOpInterface):
        @property
        def loop_regions(self):
            return self.subject.regions

    attach_interface(outside.RepeatOp, LoopLikeOpInterface, Loop)
    op = outside.RepeatOp.build()
    loop = ask(op, LoopLikeOpInterface)
    assert loop.loop_regions == op.regions
    assert loop.static_trip_count is None
    outer = arith.ConstantOp.build(IntegerAttr.get(1, i32))
    assert loop.is_defined_outside_of_loop(outer.results[0])


def test_promises(outside):
    promise_interface(outside.PlainOp, outside.Size)
    op = outside.PlainOp.build()
    assert has_interface(op, outside.Size)
    with pytest.raises(PromisedInterfaceError, match="'Size' was promised for 'PlainOp'"):
        ask(op, outside.Size)
    attach_interface(outside.PlainOp, outside.Size, Plain)
    assert ask(op, outside.Size).size() == 0
    promise_interface(outside.PlainOp, outside.Size)  # kept already
    assert ask(op, outside.Size).size() == 0


def test_models_that_are_refused(outside):
    class Empty(ExternalModel[Any]):
        pass

    with pytest.raises(ValueError, match="does not implement 'size' of the interface 'Size'"):
        attach_interface(outside.PlainOp, outside.Size, Empty)
    with pytest.raises(ValueError, match="'SizedOp' implements the interface 'Size' itself"):
        attach_interface(outside.SizedOp, outside.Size, Plain)
