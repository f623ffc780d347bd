"""Decorations as attributes."""

from __future__ import annotations

import re

from odsgen.runtime import ArrayAttr, Attribute, IntegerAttr, StringAttr, UnitAttr, i32
from odsgen.translation.spirv.decoration_names import ATTRIBUTE_NAMES, WITHOUT_VALUE
from odsgen.translation.spirv.deserialization.module import Reader, Words, reads, refusal
from odsgen.translation.spirv.words import string_at
from odsgen_dialects import spirv

_Op = spirv.Opcode
_D = spirv.Decoration

#: MLIR reads the decoration of a buffer, and never writes it.
_WITHOUT_VALUE = (*WITHOUT_VALUE, _D.BufferBlock)


def attribute_name(decoration: spirv.Decoration) -> str:
    """The name of the attribute that a decoration becomes."""
    name = ATTRIBUTE_NAMES.get(decoration)
    return name or re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", decoration.keyword).lower()


@reads(_Op.OpDecorate)
def _decorate(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 2:
        raise refusal("OpDecorate must have at least result <id> and Decoration")
    id, code, *words = operands
    try:
        decoration = _D(code)
    except ValueError:
        raise refusal(f"invalid Decoration code : {code}") from None
    if decoration is _D.ArrayStride:
        reader.strides[id] = _single(decoration, words)
        return
    of_id = reader.decorations.setdefault(id, {})
    name = attribute_name(decoration)
    if decoration in (_D.CacheControlLoadINTEL, _D.CacheControlStoreINTEL):
        known = of_id.get(name)
        before = known.elements if isinstance(known, ArrayAttr) else ()
        of_id[name] = ArrayAttr.get((*before, _cache_control(decoration, words)))
    else:
        of_id[name] = _value(decoration, words)


def _single(decoration: spirv.Decoration, words: Words) -> int:
    if len(words) != 1:
        raise refusal(f"OpDecorate with {decoration} needs a single integer literal")
    return words[0]


def _value(decoration: spirv.Decoration, words: Words) -> Attribute:
    try:
        if decoration is _D.FPFastMathMode:
            mode = spirv.FPFastMathMode(_single(decoration, words))
            return spirv.FPFastMathModeAttr.get(mode)
        if decoration is _D.FPRoundingMode:
            rounding = spirv.FPRoundingMode(_single(decoration, words))
            return spirv.FPRoundingModeAttr.get(rounding)
        if decoration is _D.BuiltIn:
            return StringAttr.get(spirv.BuiltIn(_single(decoration, words)).keyword)
        if decoration is _D.LinkageAttributes:
            return _linkage(decoration, words)
    except ValueError:
        raise refusal(f"unknown value of the decoration {decoration}: {words[0]}") from None
    if decoration in (_D.Binding, _D.DescriptorSet):
        return IntegerAttr.get(_single(decoration, words), i32)
    if decoration in (_D.Index, _D.Location, _D.SpecId):
        if len(words) != 1:
            raise refusal(f"OpDecoration with {decoration}needs a single integer literal")
        return IntegerAttr.get(words[0], i32)
    if decoration in _WITHOUT_VALUE:
        if words:
            raise refusal(f"OpDecoration with {decoration}needs a single target <id>")
        return UnitAttr.get()
    raise refusal(f"unhandled Decoration : '{decoration}")


def _linkage(decoration: spirv.Decoration, words: Words) -> Attribute:
    if len(words) < 2:
        raise refusal(f"OpDecorate with {decoration} needs at least 1 string and 1 integer literal")
    name, place = string_at(words, 0)
    if place >= len(words):
        raise refusal(f"OpDecorate with {decoration} needs at least 1 string and 1 integer literal")
    kind = spirv.LinkageTypeAttr.get(spirv.LinkageType(words[place]))
    return spirv.LinkageAttributesAttr.get(StringAttr.get(name), kind)


def _cache_control(decoration: spirv.Decoration, words: Words) -> Attribute:
    if len(words) != 2:
        kind = "load" if decoration is _D.CacheControlLoadINTEL else "store"
        raise refusal(
            f"OpDecorate with {decoration}needs a cache control integer literal and a {kind} "
            "cache control literal"
        )
    level, control = words
    try:
        if decoration is _D.CacheControlLoadINTEL:
            return spirv.CacheControlLoadINTELAttr.get(level, spirv.LoadCacheControl(control))
        return spirv.CacheControlStoreINTELAttr.get(level, spirv.StoreCacheControl(control))
    except ValueError:
        raise refusal(f"unknown value of the decoration {decoration}: {control}") from None


@reads(_Op.OpMemberDecorate)
def _decorate_member(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 3:
        raise refusal("OpMemberDecorate must have at least 3 operands")
    id, number, code, *words = operands
    try:
        decoration = _D(code)
    except ValueError:
        raise refusal(f"invalid Decoration code : {code}") from None
    if decoration is _D.Offset and len(words) != 1:
        raise refusal(" missing offset specification in OpMemberDecorate with Offset decoration")
    of_struct = reader.member_decorations.setdefault(id, {})
    of_struct.setdefault(number, {})[decoration] = words
