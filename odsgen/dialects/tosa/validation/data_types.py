"""The data types that operations of TOSA have in each profile and extension of the specification."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from odsgen.dialects.tosa.element_types import element_type
from odsgen.runtime import (
    BFloat16Type,
    Float4E2M1FNType,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E4M3FNType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    Float16Type,
    Float32Type,
    IntegerType,
    Operation,
    Type,
)
from odsgen_dialects import tosa

#: Lines of operations, with their entries: the profiles or extensions, and the letters of the types of operands and
#: results. `|` asks for any of several, `&` for all; an apostrophe, and the extensions of _NEW, for version 1.1.
_ENTRIES = """
argmax: int ci; fp hi fi; int16 si; int64 cl sl il ll hl fl; fp8e4m3 4i; fp8e5m2 5i; bf16 gi; fp8e4m3&int64 4l;
  fp8e5m2&int64 5l; bf16&int64 gl
avg_pool2d: int cccic; fp hhhhh hhhfh fffff; int16 sssis; fp8e4m3 444h4; fp8e5m2 555h5; bf16 gggfg
conv2d conv3d depthwise_conv2d transpose_conv2d: int cciccii; fp hhhhhhh hhhhhfh fffffff; int4 cnicnii; int16 scqscqq;
  fp8e4m3 44h44hh; fp8e5m2 55h55hh; bf16 gggggfg
matmul: int cccci; fp hhhhh hhhhf fffff; int16 ssssq; fp8e4m3 4444h 4444f'; fp8e5m2 5555h 5555f';
  fp8e4m3&fp8e5m2 4545h' 4545f' 5454h' 5454f'; bf16 ggggf
max_pool2d: int cc; fp hh ff; int16 ss; fp8e4m3 44; fp8e5m2 55; bf16 gg
clamp: int cc; fp hh ff; int16 ss; bf16 gg
erf sigmoid tanh ceil cos exp floor log reciprocal rsqrt sin reduce_product: fp hh ff; bf16 gg
add sub: int|fp iii; fp hhh fff; int64 lll; bf16 ggg
arithmetic_right_shift bitwise_and bitwise_or bitwise_xor: int ccc sss iii; int64 lll
intdiv: int|fp iii; int64 lll
logical_and logical_or logical_xor: int|fp bbb
logical_left_shift logical_right_shift: int|fp ccc sss iii; int64 lll
maximum minimum: int iii; fp hhh fff; int64 lll; bf16 ggg
mul: int cci ssi; int|fp iii; fp hhh fff; int64 lll; bf16 ggg
pow: fp hhh fff; bf16 ggg
table: int ccc; int16 ssi
abs reduce_sum: int ii; fp hh ff; int64 ll; bf16 gg
bitwise_not: int cc ss ii; int64 ll
clz: int ii; int64 ll
logical_not reduce_all reduce_any: int|fp bb
negate: int cccc ssss iiii; fp hhhh ffff; int64 llll; bf16 gggg
select: int|fp bbb; int ccc sss iii; fp hhh fff; int64 lll; bf16 ggg
equal greater greater_equal: int iib; fp hhb ffb; int64 llb; bf16 ggb
reduce_max reduce_min: int cc ss ii; fp hh ff; int64 ll; bf16 gg
concat: int|fp bb; int cc ii; fp hh ff; int16 ss; int64 ll; fp8e4m3 44; fp8e5m2 55; bf16 gg
pad: int|fp bbb; int ccc sss iii; fp hhh fff; int64 lll; fp8e4m3 444; fp8e5m2 555; bf16 ggg
reshape reverse slice tile transpose: int|fp bb; int cc ss ii; fp hh ff; int64 ll; fp8e4m3 44; fp8e5m2 55; bf16 gg
gather: int cic sis iii; fp hih fif; fp8e4m3 4i4; fp8e5m2 5i5; bf16 gig; int64 clc sls ili lll hlh flf; fp8e4m3&int64 4l4;
  fp8e5m2&int64 5l5; bf16&int64 glg
scatter: int cicc siss iiii; fp hihh fiff; fp8e4m3 4i44; fp8e5m2 5i55; bf16 gigg; int64 clcc slss ilii llll hlhh flff;
  fp8e4m3&int64 4l44; fp8e5m2&int64 5l55; bf16&int64 glgg
resize: int ci cc; fp hh ff; int16 sq ss; bf16 gg
cast: int bc bs bi cb cs ci sb sc si ib ic is; fp ch cf sh sf ih if hc hs hi hf fc fs fi fh; bf16 cg sg ig gc gs gi gf fg;
  int64 il li; bf16&fp8e4m3 g4 4g; bf16&fp8e5m2 g5 5g; fp8e4m3 4h 4f h4 f4; fp8e5m2 5h 5f h5 f5
rescale: int cccc ccss ccii sscc ssss ssii iicc iiss iiii; int16 qqcc qqss qqii
const: int|fp b c s i; fp h f; int4 n; int16 q; int64 l; fp8e4m3 4; fp8e5m2 5; bf16 g; mxfp 8 3 2 1 m
identity: int|fp bb cc ss ii; fp hh ff; int4 nn; int16 qq; int64 ll; fp8e4m3 44; fp8e5m2 55; bf16 gg
variable variable_write variable_read: int c; fp h f; variable c h f
fft2d: fft ffff
matmul_t_block_scaled: mxfp 1818f 2828f 3838f 4848f 5858f m8m8f
rfft2d: fft fff
cast_from_block_scaled: bf16&mxfp 18g 28g 38g 48g 58g m8g; mxfp 18f 28f 38f 48f 58f m8f
cast_to_block_scaled: mxfp g18 f18 f28 f38 f48 f58 fm8; bf16&mxfp g28 g38 g48 g58 gm8
dim: shape b c s i h f; fp8e4m3&shape 4; fp8e5m2&shape 5; bf16&shape g; mxfp&shape 3 2 1 m 8; int64&shape l
"""

_NEW = frozenset({"int64", "mxfp", "shape"})

_INTEGERS = {1: "b", 4: "n", 8: "c", 16: "s", 32: "i", 48: "q", 64: "l"}
_OTHERS: dict[type[Type], str] = {
    BFloat16Type: "g",
    Float16Type: "h",
    Float32Type: "f",
    Float8E4M3FNType: "4",
    Float8E5M2Type: "5",
    Float6E2M3FNType: "2",
    Float6E3M2FNType: "3",
    Float4E2M1FNType: "1",
    Float8E8M0FNUType: "8",
    tosa.mxint8Type: "m",
}
_NAMES = {
    **{letter: f"i{width}" for width, letter in _INTEGERS.items()},
    **dict(
        zip(
            "ghf452318m",
            "bf16 f16 f32 fp8e4m3 fp8e5m2 fp6e2m3 fp6e3m2 fp4e2m1 fp8e8m0 mxint8".split(),
            strict=True,
        )
    ),
}

#: The operands whose types count, for operations of which not all do.
_OPERANDS: dict[type[Operation], tuple[int, ...]] = {
    tosa.ConcatOp: (0,),
    tosa.MulOp: (0, 1),
    tosa.PadOp: (0, 2),
    tosa.RescaleOp: (0, 3, 4),
    tosa.ReshapeOp: (0,),
    tosa.ResizeOp: (0,),
    tosa.SelectOp: (1, 2),
    tosa.SliceOp: (0,),
    tosa.TileOp: (0,),
    tosa.TransposeOp: (0,),
}
_ACCUMULATING = (
    tosa.AvgPool2dOp,
    tosa.Conv2DOp,
    tosa.Conv3DOp,
    tosa.DepthwiseConv2DOp,
    tosa.TransposeConv2DOp,
)


class Entry(NamedTuple):
    """A combination of types, with the profiles or extensions, of which any or all are needed, and a version."""

    modes: tuple[str, ...]
    needs_all: bool
    types: str
    minor_version: int


class Entries(NamedTuple):
    """Combinations of types that the specification has for an operation, by profiles and by extensions."""

    profiles: tuple[Entry, ...]
    extensions: tuple[Entry, ...]


def _parsed(text: str) -> Entries:
    profiles: list[Entry] = []
    extensions: list[Entry] = []
    for part in text.split(";"):
        modes, *signatures = part.split()
        names = tuple(modes.replace("|", "&").split("&"))
        is_profile = names[0] in ("int", "fp")
        for types in signatures:
            newer = types.endswith("'") or not _NEW.isdisjoint(names)
            given = tuple(f"pro_{name}" for name in names) if is_profile else names
            entry = Entry(given, "&" in modes, types.rstrip("'"), int(newer))
            (profiles if is_profile else extensions).append(entry)
    return Entries(tuple(profiles), tuple(extensions))


@cache
def _table() -> dict[str, Entries]:
    lines = [line.split(":") for line in _ENTRIES.replace("\n ", "").strip().splitlines()]
    return {f"tosa.{name}": _parsed(text) for names, text in lines for name in names.split()}


def entries_of(op: Operation) -> Entries:
    """The combinations of types that the operation may have."""
    return _table().get(op.name, Entries((), ()))


def _letter(type: Type) -> str:
    if isinstance(type, IntegerType):
        return _INTEGERS.get(type.width, "?")
    return _OTHERS.get(type.__class__, "?")


def is_legal_element_type(type: Type, *, allow_unsigned: bool) -> bool:
    """isValidElementType"""
    if isinstance(type, IntegerType) and not type.is_signless:
        return allow_unsigned and type.is_unsigned and type.width in (8, 16, 32)
    return isinstance(type, tosa.shapeType) or _letter(type) != "?"


def types_of(op: Operation) -> str:
    """The letters of the types that count."""
    numbers = _OPERANDS.get(op.__class__, range(len(op.operands)))
    types = [op.operands[number].type for number in numbers]
    if isinstance(op, _ACCUMULATING):
        types.append(op.acc_type)
    if isinstance(op, tosa.VariableOp):
        types.append(op.type)
    types += [type for type in op.result_types if not isinstance(type, tosa.shapeType)]
    return "".join(_letter(element_type(type)) for type in types)


def type_names(letters: str) -> str:
    """The types as diagnostics name them."""
    return ",".join(_NAMES.get(letter, "unknown") for letter in letters)


def matching(entries: Sequence[Entry], types: str) -> Entry | None:
    """The first entry with these types."""
    return next((entry for entry in entries if entry.types == types), None)


def most_similar(entries: Iterable[Entry], types: str) -> str:
    """The types that have the most in common with those given."""

    def similarity(entry: Entry) -> int:
        return sum(one == other for one, other in zip(entry.types, types, strict=True))

    return max((entry for entry in entries if len(entry.types) == len(types)), key=similarity).types
