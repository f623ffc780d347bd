"""Parameters of types and attributes: every kind, builders, checked construction, types of typed attributes."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, DiagnosticError, ParseError, parse, print_ir
from odsgen.runtime.affine.integer_set import IntegerSet
from odsgen.runtime.affine.map import AffineMap
from odsgen.runtime.base.attribute import TypedAttr
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.locations import FileLineColLoc, UnknownLoc
from odsgen.runtime.builtin.types import DYNAMIC, IntegerType, ShapedType, f32, f64, i1, i8, i32

SPEC = """
dialect: kinds
enums:
  Sign: {cases: [plus, minus]}
  Flags: {bits: {a: 0, b: 1}, zero: none}
attributes:
  RangeAttr:
    mnemonic: range
    parameters:
      low: int64
      high: int64
      step: {kind: int64, default: 1}
    assembly_format: "`<` $low `,` $high (`,` $step^)? `>`"
    verifier: true
  ValueAttr:
    mnemonic: value
    parameters: {type: SelfType, digits: list<uint8>}
    assembly_format: "`<` $digits `>`"
  OtherAttr:
    mnemonic: other
    parameters: {valueType: "AttributeSelfTypeParameter<'the type'>", name: "StringRefParameter<'its name'>"}
    assembly_format: "`<` $name `>`"
  WidthAttr:
    mnemonic: width
    parameters: {width: uint32}
    assembly_format: "`<` $width `>`"
    interfaces: [{name: TypedAttrInterface, methods: [getType]}]
  PlainAttr:
    mnemonic: plain
    parameters: {type: Type, number: int}
    assembly_format: "`<` $number `of` $type `>`"
    interfaces: [TypedAttrInterface]
  PlaceAttr: {mnemonic: place, parameters: {location: string}, assembly_format: "`<` $location `>`"}
  EveryAttr:
    mnemonic: every
    parameters:
      type: {kind: Type, accessor: any_type}
      attribute: Attribute
      number: int
      byte: uint8
      ratio: "APFloatParameter<'a ratio'>"
      name: string
      flag: bool
      sign: Sign
      flags: Flags
      map: AffineMap
      set: IntegerSet
      width: IntegerType
      value: IntegerAttr
      range: RangeAttr
      element: "AnyTypeOf<[F32, F64]>"
      maybe: {kind: int32, optional: true}
      list: "ArrayRefParameter<'::mlir::Type', 'the types'>"
    assembly_format: "`<` struct(params) `>`"
types:
  IntervalType:
    mnemonic: interval
    parameters: {element: "AnyTypeOf<[AnyInteger, AnyFloat]>", labels: list<string>}
    assembly_format: "`<` struct(params) `>`"
    builders:
      of_width: {parameters: {width: int, label: {type: str, default: x}}, summary: Of signless integers.}
  GridType:
    mnemonic: grid
    parameters: {shape: list<int64>, element_type: Type}
    assembly_format: "`<` $shape `of` $element_type `>`"
    interfaces: [ShapedTypeInterface]
  SquareType:
    mnemonic: square
    parameters: {size: int64}
    assembly_format: "`<` $size `>`"
    interfaces: [{name: ShapedTypeInterface, methods: [getShape, getElementType, hasRank, cloneWith]}]
ops:
  shaped: {arguments: {x: AnyShaped}, assembly_format: "$x attr-dict `:` type($x)"}
"""


def verify_range(low: int, high: int, step: int) -> None:
    if high < low:
        raise ValueError("expected an ordered range")


HOOKS: dict[str, Any] = {
    "verify_range_attr": verify_range,
    "build_interval_type_of_width": lambda width, label: kinds.IntervalType.get(
        IntegerType.get(width), [label]
    ),
    "type_width_attr": lambda attribute: IntegerType.get(attribute.width),
    "shape_square_type": lambda type: (type.size, type.size),
    "element_type_square_type": lambda type: f32,
    "has_rank_square_type": lambda type: True,
    "clone_with_square_type": lambda type, shape, element_type: kinds.SquareType.get(shape[0]),
}
kinds: Any = load_in_memory(SPEC, HOOKS)


def read(attribute: str) -> Any:
    text = f'"x"() {{a = {attribute}}} : () -> ()'
    module = parse(text, Context(allow_unregistered=True, dialects=[kinds.DIALECT]))
    module.verify()
    assert print_ir(module).splitlines()[1].strip() == text
    first: Any = module.regions[0].entry_block.first
    return first.attributes["a"]


def test_every_kind_of_parameter():
    every = read(
        "#kinds.every<type = f32, attribute = 3 : i8, number = 12345678901234567890123, byte = 7, "
        'ratio = 1.500000e+00, name = "x y", flag = true, sign = minus, flags = a|b, '
        "map = (d0) -> (d0), set = (d0) : (d0 == 0), width = i32, value = 1 : i32, range = <1, 2>, "
        "element = f64, maybe = -3, list = i1, i8>"
    )
    assert every.any_type is f32
    assert every.attribute is IntegerAttr.get(3, i8)
    assert (every.number, every.byte, every.ratio) == (12345678901234567890123, 7, 1.5)
    assert (every.name, every.flag, every.sign) == ("x y", True, kinds.Sign.minus)
    assert every.flags == kinds.Flags.a | kinds.Flags.b
    assert isinstance(every.map, AffineMap) and isinstance(every.set, IntegerSet)
    assert (every.width, every.value) == (i32, IntegerAttr.get(1, i32))
    assert every.range is kinds.RangeAttr.get(1, 2)
    assert (every.element, every.maybe, every.list) == (f64, -3, (i1, i8))
    named = dict(zip(type(every).__slots__, every.parameters(), strict=True))
    assert kinds.EveryAttr.get(**named) is every


def test_builders():
    assert kinds.IntervalType.of_width(3) is kinds.IntervalType.get(IntegerType.get(3), ("x",))
    assert kinds.IntervalType.of_width(3, label="y").labels == ("y",)
    assert kinds.IntervalType.of_width.__doc__ == "Of signless integers."


def test_checked_construction():
    assert kinds.RangeAttr.get_checked(1, 2) is kinds.RangeAttr.get(1, 2, 1)
    with pytest.raises(ValueError, match="expected an ordered range"):
        kinds.RangeAttr.get(2, 1)
    place = FileLineColLoc.get("here.py", 4, 2)
    with pytest.raises(DiagnosticError) as caught:
        kinds.RangeAttr.get_checked(low=2, high=1, location=place)
    assert [(d.location, d.message) for d in caught.value.diagnostics] == [
        (place, "expected an ordered range")
    ]
    with pytest.raises(DiagnosticError) as caught:
        IntegerType.get_checked(1 << 30)
    assert caught.value.diagnostics[0].location is UnknownLoc.get()
    with pytest.raises(ParseError, match="expected an ordered range"):
        read("#kinds.range<2, 1>")


def test_a_parameter_may_be_called_location():
    assert kinds.PlaceAttr.get("here").location == "here"
    assert kinds.PlaceAttr.get_checked("here") is kinds.PlaceAttr.get("here")


def test_typed_attributes():
    value = read("#kinds.value<1, 2> : f32")
    assert isinstance(value, TypedAttr) and value.type is f32
    other = read('#kinds.other<"a"> : i8')
    assert (other.type, other.value_type, other.name) == (i8, i8, "a")
    width = read("#kinds.width<3> : i3")
    assert isinstance(width, TypedAttr) and width.type is IntegerType.get(3)
    plain = read("#kinds.plain<3 of f32> : f32")
    assert (plain.type, plain.parameters()) == (f32, (f32, 3))


def test_shaped_types():
    grid = kinds.GridType.get([2, DYNAMIC], f32)
    assert isinstance(grid, ShapedType)
    assert (grid.rank, grid.has_static_shape, grid.num_dynamic_dims) == (2, False, 1)
    assert grid.is_dynamic_dim(1)
    square = kinds.SquareType.get(3)
    assert (square.shape, square.num_elements, square.element_type) == ((3, 3), 9, f32)
    assert square.clone_with((4, 4), f32) is kinds.SquareType.get(4)
    text = "func.func @f(%a: !kinds.grid<2, 3 of f32>) {\n  kinds.shaped %a : !kinds.grid<2, 3 of f32>\n  return\n}"
    parse(text, Context(dialects=[kinds.DIALECT])).verify()


LAYOUTS = """
dialect: layouts
attributes:
  PlainAttr: {mnemonic: plain, interfaces: [MemRefLayoutAttrInterface, VerifiableTensorEncoding]}
  MappedAttr:
    mnemonic: mapped
    parameters: {map: AffineMap}
    assembly_format: "`<` $map `>`"
    interfaces: [{name: MemRefLayoutAttrInterface, methods: [getAffineMap]}]
  OddAttr:
    mnemonic: odd
    interfaces:
      - {name: MemRefLayoutAttrInterface, methods: [verifyLayout, isIdentity]}
      - {name: VerifiableTensorEncoding, methods: [verifyEncoding]}
"""


def test_layouts_and_encodings():
    def refuse_even(attribute: Any, shape: Any, *_: Any) -> None:
        if any(size % 2 == 0 for size in shape):
            raise ValueError("only odd sizes can be so")

    layouts: Any = load_in_memory(
        LAYOUTS,
        {
            "affine_map_mapped_attr": lambda attribute: attribute.map,
            "verify_layout_odd_attr": refuse_even,
            "is_identity_layout_odd_attr": lambda attribute: True,
            "verify_encoding_odd_attr": refuse_even,
        },
    )
    context = Context(dialects=[layouts.DIALECT])

    def type_of(text: str) -> str:
        module = parse(f"func.func private @f({text})", context)
        module.verify()
        return print_ir(module).partition("@f(")[2].partition(")\n")[0]

    for same in (
        "memref<2xf32, #layouts.plain>",
        "tensor<2xf32, #layouts.plain>",
        "memref<2x3xf32, #layouts.mapped<(d0, d1) -> (d1, d0)>>",
        "tensor<3xf32, #layouts.odd>",
    ):
        assert type_of(same) == same
    assert type_of("memref<2xf32, #layouts.mapped<(d0) -> (d0)>>") == "memref<2xf32>"
    assert type_of("memref<3xf32, #layouts.odd>") == "memref<3xf32>"
    for wrong, message in (
        ("memref<2xf32, #layouts.mapped<(d0, d1) -> (d1, d0)>>", "rank and affine map: 1 != 2"),
        ("memref<2xf32, #layouts.odd>", "only odd sizes can be so"),
        ("tensor<4xf32, #layouts.odd>", "only odd sizes can be so"),
    ):
        with pytest.raises(ParseError, match=message):
            type_of(wrong)


def test_a_type_that_does_not_tell_its_shape_has_none():
    module: Any = load_in_memory(
        "dialect: mute\n"
        "types: {MuteType: {mnemonic: mute, interfaces: [ShapedTypeInterface]}}\n"
        'ops: {take: {arguments: {x: AnyShaped}, assembly_format: "$x attr-dict `:` type($x)"}}\n'
    )
    text = "func.func @f(%a: !mute.mute) {\n  mute.take %a : !mute.mute\n  return\n}\n"
    with pytest.raises(ParseError, match="invalid kind of type specified"):
        parse(text, Context(dialects=[module.DIALECT])).verify()
