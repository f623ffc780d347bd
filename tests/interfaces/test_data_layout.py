"""Data layouts: a dialect with a specification like DLTI's, in which layouts are asked; errors in MLIR's words."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.builtin.types import (
    ComplexType,
    IntegerType,
    VectorType,
    f32,
    f64,
    i1,
    i32,
    i64,
    index,
)
from odsgen.runtime.interfaces.data_layout_queries import DataLayout, UnknownLayoutError

SPEC = """
dialect: layout
imports: [builtin]
verify_data_layout_entry: true
attributes:
  EntryAttr:
    mnemonic: entry
    parameters: {type: {kind: Type, optional: true}, name: string, value: Attribute}
    assembly_format: "`<` ($type^ `:`)? $name `=` $value `>`"
    interfaces: [{name: DataLayoutEntryInterface, methods: [getKey]}]
  SpecAttr:
    mnemonic: spec
    parameters: {entries: list<EntryAttr>}
    assembly_format: "`<` `[` $entries `]` `>`"
    interfaces: [{name: DataLayoutSpecInterface, methods: [combineWith]}]
types:
  PointerType:
    mnemonic: ptr
    parameters: {}
    interfaces:
      - name: DataLayoutTypeInterface
        methods: [getTypeSizeInBits, getABIAlignment, getIndexBitwidth, verifyEntries]
  BlobType: {mnemonic: blob}
"""


def load() -> ModuleType:
    from odsgen.runtime.builtin.attributes import IntegerAttr, StringAttr
    from odsgen.runtime.diagnostics import Diagnostic, Severity

    def error(location, message):
        return VerifyError([Diagnostic(Severity.ERROR, location, message)])

    def combine(spec, outer):
        entries: dict[Any, Any] = {}
        for each in (*outer, spec):
            for entry in each.entries:
                known = entries.setdefault(entry.key, entry)
                if known is not entry and known.value is not entry.value:
                    return None
        return module.SpecAttr.get(tuple(entries.values()))

    def width(layout, entries):
        return entries[0].value.value if entries else 64

    def verify_entries(type, entries, location):
        if not isinstance(entries[0].value, IntegerAttr):
            raise error(location, "a pointer is as wide as a number says")

    def verify_entry(entry, location):
        if entry.key.value != "layout.endianness":
            raise error(location, f"unknown identifier '{entry.key.value}'")

    hooks: dict[str, Any] = {
        "key_entry_attr": lambda entry: entry.type or StringAttr.get(entry.name),
        "combine_with_spec_attr": combine,
        "type_size_in_bits_pointer_type": lambda type, layout, entries: width(layout, entries),
        "abi_alignment_pointer_type": lambda type, layout, entries: width(layout, entries) // 8,
        "index_bitwidth_pointer_type": lambda type, layout, entries: 32,
        "verify_entries_pointer_type": verify_entries,
        "verify_data_layout_entry": verify_entry,
    }
    module = load_in_memory(SPEC, hooks)
    return module


DIALECT = load()
CONTEXT = Context(dialects=[DIALECT.DIALECT], allow_unregistered=True)


def module_with(*entries: str, inner: str = ""):
    text = f"module attributes {{layout.spec = #layout.spec<[{', '.join(entries)}]>}} {{ {inner} }}"
    return parse(text, CONTEXT)


def test_defaults_of_builtin_types():
    layout = DataLayout()
    sizes = {
        i1: (1, 1, 1, 1),
        i32: (32, 4, 4, 4),
        i64: (64, 8, 4, 8),
        IntegerType.get(33): (33, 5, 8, 8),
        IntegerType.get(96): (96, 12, 4, 16),
        f32: (32, 4, 4, 4),
        f64: (64, 8, 8, 8),
        index: (64, 8, 4, 8),
        ComplexType.get(f32): (64, 8, 4, 4),
        ComplexType.get(IntegerType.get(24)): (56, 7, 4, 4),
        VectorType.get((2, 3), f32): (256, 32, 32, 32),
    }
    for type, expected in sizes.items():
        found = (
            layout.type_size_in_bits(type),
            layout.type_size(type),
            layout.type_abi_alignment(type),
            layout.type_preferred_alignment(type),
        )
        assert found == expected, str(type)
    assert layout.type_size(VectorType.get((4,), i32, (True,))).scalable
    assert layout.type_index_bitwidth(index) == 64
    assert layout.type_index_bitwidth(i32) is None
    assert layout.endianness is None
    assert layout.stack_alignment == 0


def test_types_of_dialects_answer_themselves():
    layout = DataLayout()
    pointer = DIALECT.PointerType.get()
    assert (layout.type_size_in_bits(pointer), layout.type_size(pointer)) == (64, 8)
    assert layout.type_preferred_alignment(pointer) == layout.type_abi_alignment(pointer) == 8
    assert layout.type_index_bitwidth(pointer) == 32
    with pytest.raises(UnknownLayoutError, match="neither the scoping op nor the type class"):
        layout.type_size(DIALECT.BlobType.get())


def test_specifications_go_first():
    module = module_with(
        '#layout.entry<index : "" = 32 : i64>',
        '#layout.entry<i32 : "" = dense<[64, 128]> : vector<2xi64>>',
        '#layout.entry<!layout.ptr : "" = 16 : i64>',
        '#layout.entry<"dlti.stack_alignment" = 128 : i64>',
        '#layout.entry<"dlti.endianness" = "little">',
    )
    layout = DataLayout(module)
    assert layout.type_size_in_bits(index) == 32
    assert layout.type_abi_alignment(i32) == 8
    assert layout.type_preferred_alignment(i32) == 16
    assert layout.type_abi_alignment(IntegerType.get(8)) == 8  # the least width that is not below
    assert layout.type_abi_alignment(IntegerType.get(128)) == 8  # the greatest
    assert layout.type_size_in_bits(DIALECT.PointerType.get()) == 16
    assert layout.stack_alignment == 128
    assert str(layout.endianness) == '"little"'


def test_specifications_combine():
    inner = 'module attributes {layout.spec = #layout.spec<[#layout.entry<"layout.endianness" = "big">]>} { "x"() : () -> () }'
    module = module_with('#layout.entry<index : "" = 32 : i64>', inner=inner)
    module.verify()
    nested = module.regions[0].entry_block.first
    assert nested is not None
    inside = nested.regions[0].entry_block.first
    assert inside is not None
    layout = DataLayout.closest(inside)
    assert layout.scope is nested
    assert layout.type_size_in_bits(index) == 32
    assert layout.spec is not None
    assert layout.spec.spec_for_identifier("layout.endianness") is not None


def test_specifications_that_do_not_combine():
    inner = (
        'module attributes {layout.spec = #layout.spec<[#layout.entry<index : "" = 64 : i64>]>} {}'
    )
    module = module_with('#layout.entry<index : "" = 32 : i64>', inner=inner)
    with pytest.raises(VerifyError) as caught:
        module.verify()
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.message == "data layout does not combine with layouts of enclosing ops"
    assert [note.message for note in diagnostic.notes] == ["enclosing op with data layout"]


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (
            '#layout.entry<i32 : "" = dense<[32, 16]> : vector<2xi64>>',
            "preferred alignment is expected to be greater than or equal to the abi alignment in "
            'data layout entry #layout.entry<i32 :"" = dense<[32, 16]> : vector<2xi64>>',
        ),
        (
            '#layout.entry<i32 : "" = dense<[32, 16, 8]> : vector<3xi64>>',
            "expected 1 or 2 elements in the data layout entry "
            '#layout.entry<i32 :"" = dense<[32, 16, 8]> : vector<3xi64>>',
        ),
        (
            '#layout.entry<i32 : "" = 32 : i64>',
            "expected a dense i64 elements attribute in the data layout entry "
            '#layout.entry<i32 :"" = 32 : i64>',
        ),
        (
            '#layout.entry<index : "" = dense<32> : vector<2xi64>>',
            "expected integer attribute in the data layout entry for 'index'",
        ),
        (
            '#layout.entry<tensor<2xi32> : "" = 32 : i64>',
            "unexpected data layout for a built-in type",
        ),
        (
            '#layout.entry<!layout.blob : "" = 32 : i64>',
            "data layout specified for a type that does not support it",
        ),
        ('#layout.entry<!layout.ptr : "" = "a">', "a pointer is as wide as a number says"),
        ('#layout.entry<"layout.size" = 1 : i64>', "unknown identifier 'layout.size'"),
        (
            '#layout.entry<"builtin.size" = 1 : i64>',
            "the 'builtin' dialect does not support identifier data layout entries",
        ),
    ],
)
def test_wrong_entries(entry, message):
    with pytest.raises(VerifyError) as caught:
        module_with(entry).verify()
    assert [d.message for d in caught.value.diagnostics] == [message]
