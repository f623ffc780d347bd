"""Types of `spirv` and `quant` that are made of other types: built, printed and read as mlir-opt does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from odsgen.runtime import (
    Context,
    ParseError,
    Type,
    parse,
    print_ir,
    write_bytecode,
)
from odsgen.runtime.builtin import types
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.runtime.parser import Parser
from odsgen.runtime.support.source import SourceFile
from odsgen.vendors.spirv.structs import members_of
from odsgen_dialects import quant, spirv
from tests.oracle import OracleError, mlir_opt, requires_oracle

f16, f32, i8, i16, i32 = types.f16, types.f32, types.i8, types.i16, types.i32


# --- types at random ----------------------------------------------------------------------------------------------------


class Makers:
    """Types of SPIR-V that nest at random."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.named = 0

    def component(self, depth: int) -> Type:
        chosen = self.random
        if depth == 0 or chosen.random() < 0.2:
            scalar = chosen.choice((types.i1, i8, i32, f16, f32, types.bf16))
            return chosen.choice((scalar, types.VectorType.get((chosen.randint(1, 4),), scalar)))
        makers = (self.array, self.runtime_array, self.pointer, self.struct, self.cooperative)
        others = (self.matrix, self.image, self.sampled_image, self.tensor)
        return chosen.choice((*makers, *others))(depth - 1)

    def one_of(self, enum: Any) -> Any:
        return self.random.choice(list(enum))

    def array(self, depth: int) -> Type:
        count, stride = self.random.randint(1, 9), self.random.choice((0, 4, (1 << 32) - 1))
        return spirv.ArrayType.get(self.component(depth), count, stride)

    def runtime_array(self, depth: int) -> Type:
        return spirv.RuntimeArrayType.get(self.component(depth), self.random.choice((0, 16)))

    def pointer(self, depth: int) -> Type:
        return spirv.PointerType.get(self.component(depth), self.one_of(spirv.StorageClass))

    def cooperative(self, depth: int) -> Type:
        words = self.one_of(spirv.Scope), self.one_of(spirv.CooperativeMatrixUseKHR)
        return spirv.CooperativeMatrixType.get(self.component(depth), 8, 16, *words)

    def matrix(self, depth: int) -> Type:
        column = types.VectorType.get((self.random.randint(2, 4),), f32)
        return spirv.MatrixType.get(column, self.random.randint(2, 4))

    def image(self, depth: int) -> spirv.ImageType:
        dim = self.random.choice((spirv.Dim.Dim1D, spirv.Dim.Cube, spirv.Dim.Rect))
        enums = (
            *(spirv.ImageDepthInfo, spirv.ImageArrayedInfo, spirv.ImageSamplingInfo),
            *(spirv.ImageSamplerUseInfo, spirv.ImageFormat),
        )
        return spirv.ImageType.get(self.component(depth), dim, *map(self.one_of, enums))

    def sampled_image(self, depth: int) -> Type:
        return spirv.SampledImageType.get(self.image(depth))

    def tensor(self, depth: int) -> Type:
        shape = self.random.choice((None, (2, 3), (-1, -1), (1,)))
        return spirv.TensorArmType.get(shape, self.component(depth))

    def struct(self, depth: int) -> Type:
        count = self.random.randint(0, 3)
        members = [self.component(depth) for _ in range(count)]
        identifier = ""
        if self.random.random() < 0.5:
            self.named += 1
            identifier = f"S{self.named}"
            itself = spirv.StructType.get(None, identifier)
            if self.random.random() < 0.5:
                members.append(spirv.PointerType.get(itself, spirv.StorageClass.Function))
        if not members:
            return spirv.StructType.get((), identifier)
        offsets = [4 * n for n in range(len(members))] if self.random.random() < 0.5 else ()
        decorations = sorted(
            (self.random.randrange(len(members)), self.one_of(spirv.Decoration))
            for _ in range(count)
        )
        of_struct = sorted(self.one_of(spirv.Decoration) for _ in range(self.random.randint(0, 2)))
        return spirv.StructType.get(
            members,
            identifier,
            offsets,
            [number for number, _ in decorations],
            [decoration for _, decoration in decorations],
            [self.value() for _ in decorations],
            of_struct,
            [self.value() for _ in of_struct],
        )

    def value(self) -> Any:
        return self.random.choice(
            (UnitAttr.get(), IntegerAttr.get(3, types.i64), StringAttr.get("x"))
        )


def quantized(seed: int) -> Type:
    chosen = random.Random(seed)
    width, is_signed = chosen.choice((1, 4, 8, 16, 32)), chosen.random() < 0.5
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if is_signed else (0, (1 << width) - 1)
    if chosen.random() < 0.4:
        high -= width > 1
    stored = (types.IntegerType.get(width), is_signed, low, high)
    expressed = chosen.choice((f16, f32, types.f64, types.bf16))
    count = chosen.choice((1, 2, 6))
    scales = [chosen.choice((1.0, 0.5, 0.1, 3.25)) for _ in range(count)]
    zeros = [chosen.choice((0, 0, 1, -1)) for _ in range(count)]
    match chosen.randrange(6):
        case 0:
            return quant.AnyQuantizedType.get(*stored)
        case 1:
            return quant.AnyQuantizedType.get(*stored, expressed)
        case 2:
            return quant.CalibratedQuantizedType.get(expressed, -0.998, 1.2321)
        case 3:
            return quant.UniformQuantizedType.get(*stored, expressed, scales[:1], zeros[:1])
        case 4:
            return quant.UniformQuantizedType.get(*stored, expressed, scales, zeros, 3)
    exact = [chosen.choice((1.0, 0.5)) for _ in range(count)]
    zeros, shape = [0] * count, chosen.choice(((count,), (1, count)))
    blocks = ([0, 1], [1, 4])
    return quant.UniformQuantizedType.get(*stored, expressed, exact, zeros, None, *blocks, shape)


def made() -> list[Type]:
    found = [Makers(seed).component(4) for seed in range(150)]
    return list(dict.fromkeys([*found, *map(quantized, range(150))]))


def program(given: list[Type]) -> str:
    return "".join(f"func.func private @f{n}({type})\n" for n, type in enumerate(given))


def context() -> Context:
    from odsgen_dialects import func

    return Context(dialects=[func.DIALECT, spirv.DIALECT, quant.DIALECT])


def read(text: str) -> Type:
    return Parser(SourceFile(text, "type"), context()).parse_type()


# --- what they are ------------------------------------------------------------------------------------------------------


def test_the_text_of_a_type_is_read_as_the_type() -> None:
    for type in made():
        assert read(str(type)) is type


@requires_oracle
def test_types_are_printed_as_mlir_opt_prints_them() -> None:
    # One by one, as identifiers are those of several structs.
    text = "// -----\n".join(program([type]) for type in made())
    ours = "// -----\n\n".join(
        print_ir(parse(program([type]), context())) + "\n" for type in made()
    )
    assert ours.split() == mlir_opt(text, "-split-input-file").split()


def test_types_go_through_bytecode() -> None:
    for type in made():
        module = parse(program([type]), context())
        [again] = parse(write_bytecode(module), context()).regions[0].entry_block
        assert again.properties["function_type"] is TypeAttr.get(types.FunctionType.get([type], []))


REFUSED = """
!spirv.ptr<f32>; !spirv.ptr<f32, Nowhere>; !spirv.ptr<index, Function>; !spirv.array<f32>; !spirv.array<0 x f32>;
!spirv.array<4x4xf32>; !spirv.array<4 x f32, stride=0>; !spirv.array<4 x vector<8xf32>>; !spirv.rtarray<i7>;
!spirv.rtarray<vector<2x2xf32>>; !spirv.matrix<5 x vector<4xf32>>; !spirv.matrix<2 x f32>; !spirv.matrix<2 x vector<8xf32>>;
!spirv.matrix<2 x vector<2xi32>>; !spirv.coopmatrix<8xf32, Subgroup, MatrixA>; !spirv.coopmatrix<8x8xf32, Sub, MatrixA>;
!spirv.coopmatrix<8x8xf32, Subgroup, MatrixD>; !spirv.image<f32, Dim9D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, R8>;
!spirv.sampled_image<f32>; !spirv.arm.tensor<f32>; !spirv.arm.tensor<0xf32>; !spirv.arm.tensor<2x?xf32>; !spirv.unknown<f32>;
!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>;
!spirv.struct<A>; !spirv.struct<A, (!spirv.struct<A, (f32)>)>; !spirv.struct<(f32 [0], f32)>; !spirv.struct<(f32, f32 [0])>;
!spirv.struct<(f32 [0], f32 [4294967296])>; !spirv.struct<(f32 [Wrong])>; !spirv.struct<(f32), Wrong>; !spirv.struct<(), Block>;
!quant.any<i33>; !quant.any<i8<-129:1>>; !quant.any<i8<0:128>>; !quant.any<i8<3:3>>; !quant.any<x8>; !quant.other<i8>;
!quant.calibrated<f32<1.0:-1.0>>; !quant.calibrated<f32>; !quant.calibrated<i8<0.0:1.0>>; !quant.uniform<i8:f32>;
!quant.uniform<i8:f32, 0.0>; !quant.uniform<i8:f16, 1.0e10>; !quant.uniform<i8:f32:-1, {1.0}>;
!quant.uniform<i8:f32:{0:0}, {1.0}>; !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}, {3.0}}>
""".replace("\n", " ").strip().split("; ")


@requires_oracle
@pytest.mark.parametrize("text", [text.strip() for text in REFUSED])
def test_what_is_refused_is_refused_as_by_mlir_opt(text: str) -> None:
    given = f"func.func private @f({text})\n"
    with pytest.raises(OracleError) as theirs:
        mlir_opt(given)
    with pytest.raises(ParseError) as ours:
        parse(given, context())
    first = ours.value.diagnostics[0]
    assert f":{first.location.line}:{first.location.column}: error: {first.message}" in str(
        theirs.value
    )


def test_a_struct_has_one_body_in_a_program() -> None:
    text = "func.func private @f(!spirv.struct<A, (f32)>, !spirv.struct<A, (i32)>)\n"
    with pytest.raises(ParseError, match="'A' already used with a different body"):
        parse(text, context())


def test_members_of_a_struct_that_is_a_part_of_itself_have_its_body() -> None:
    text = (
        "!spirv.struct<A, (!spirv.struct<B, (!spirv.ptr<!spirv.struct<A>, Uniform>, "
        "!spirv.ptr<!spirv.struct<B>, Uniform>)>)>"
    )
    outer = read(text)
    assert isinstance(outer, spirv.StructType)
    [inner] = members_of(outer)
    assert isinstance(inner, spirv.StructType)
    assert str(inner) == (
        "!spirv.struct<B, (!spirv.ptr<!spirv.struct<A, (!spirv.struct<B>)>, Uniform>, "
        "!spirv.ptr<!spirv.struct<B>, Uniform>)>"
    )
    to_outer, to_inner = members_of(inner)
    assert isinstance(to_outer, spirv.PointerType) and isinstance(to_inner, spirv.PointerType)
    assert to_outer.pointee_type is outer
    assert to_inner.pointee_type is inner


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: spirv.ArrayType.get(f32, 0), "array length greater than 0"),
        (lambda: spirv.ArrayType.get(types.index, 2), "cannot use 'index'"),
        (lambda: spirv.StructType.get(None), "a reference to a struct has its identifier alone"),
        (lambda: spirv.StructType.get([f32, f32], "", [0]), "offset specification must be given"),
        (lambda: spirv.StructType.get([f32], "a b"), "identifier of a struct must be a keyword"),
        (
            lambda: spirv.StructType.get(
                [f32], "", (), [1], [spirv.Decoration.Block], [UnitAttr.get()]
            ),
            "a decoration is of a member past the last",
        ),
        (lambda: spirv.MatrixType.get(types.VectorType.get((2,), i32), 2), "must be of Float type"),
        (lambda: quant.AnyQuantizedType.get(i8, True, -200, 3), "illegal storage type minimum"),
        (lambda: quant.UniformQuantizedType.get(i8, True, -8, 7, f32, [], []), "number of scales"),
        (
            lambda: quant.UniformQuantizedType.get(i8, True, -8, 7, f32, [-1.0], [0]),
            "illegal scale",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_constructors_refuse_what_has_no_text(make: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()


def test_targets_are_typed() -> None:
    triple = spirv.VerCapExtAttr.get(spirv.Version.V_1_3, [spirv.Capability.Shader], [])
    limits = spirv.ResourceLimitsAttr.get()
    target = spirv.TargetEnvAttr.get(triple, limits, vendor_id=spirv.Vendor.AMD)
    assert str(target) == (
        "#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, AMD, #spirv.resource_limits<>>"
    )
    assert str(ArrayAttr.get([spirv.InterfaceVarABIAttr.get(0, 1)])) == (
        "[#spirv.interface_var_abi<(0, 1)>]"
    )
