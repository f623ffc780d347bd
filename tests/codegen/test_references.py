"""Arguments that `ref(…)` hands to the hook of a custom directive: what was read, or what stands for it in a group left out."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, parse
from odsgen.runtime.builtin.attributes import IntegerAttr, UnitAttr
from odsgen.runtime.builtin.types import f32, i64

SPEC = """\
dialect: refs
ops:
  attributes:
    arguments: {unit: UnitAttr, number: OptionalAttr<I64Attr>, other: "DefaultValuedAttr<I64Attr, 7>"}
    assembly_format: >-
      (`unit` $unit^)? (`number` $number^)? (`other` $other^)?
      custom<Seen>(ref($unit), ref($number), ref($other)) attr-dict
  properties:
    arguments: {unit: UnitProp, number: I64Prop, text: "DefaultValuedProp<StringProp, 'x'>", value: Optional<AnyType>}
    assembly_format: >-
      (`unit` $unit^)? (`with` $value^ `:` type($value) $number $text)?
      custom<Seen>(ref($unit), ref($number), ref($text)) attr-dict
  clauses:
    arguments: {unit: UnitAttr, value: Optional<AnyType>}
    assembly_format: >-
      oilist(`unit` $unit | `with` $value `:` type($value)) custom<Seen>(ref($unit), ref(type($value))) attr-dict
"""

seen: list[tuple[object, ...]] = []

#: The hooks of SPEC; what is printed is no matter here.
HOOKS = {
    "parse_seen": lambda parser, *references: seen.append(references),
    "print_seen": lambda op, printer, *references: None,
}


@pytest.fixture(scope="module")
def context() -> Context:
    return Context(allow_unregistered=True, dialects=[load_in_memory(SPEC, HOOKS).DIALECT])


UNIT = UnitAttr.get()


@pytest.mark.parametrize(
    "text, references",
    [
        ("attributes", (None, None, None)),
        ("attributes unit", (UNIT, None, None)),
        ("attributes unit number 3", (UNIT, IntegerAttr.get(3, i64), None)),
        ("attributes other 4", (None, None, IntegerAttr.get(4, i64))),
        ("properties", (False, 0, "x")),
        ('properties unit with %0 : f32 3 "y"', (True, 3, "y")),
        ("clauses", (None, None)),
        ("clauses with %0 : f32 unit", (UNIT, f32)),
        ("clauses unit", (UNIT, None)),
    ],
)
def test_references(context, text, references):
    seen.clear()
    parse(f'%0 = "x.y"() : () -> f32\nrefs.{text}', context).verify()
    assert seen == [references]
