"""Decorations: attributes that say how something is laid out or what it is for."""

from __future__ import annotations

from odsgen.runtime import ArrayAttr, Attribute, IntegerAttr, Location, StringAttr, UnitAttr
from odsgen.translation.spirv.decoration_names import ATTRIBUTE_NAMES, WITHOUT_VALUE
from odsgen.translation.spirv.serialization.module import Writer, refusal
from odsgen.translation.spirv.words import string_words
from odsgen_dialects import spirv

_D = spirv.Decoration

_KEYWORDS = {name: decoration.keyword for decoration, name in ATTRIBUTE_NAMES.items()}
_OF_NUMBERS = (
    _D.Binding,
    _D.DescriptorSet,
    _D.Index,
    _D.Location,
    _D.Offset,
    _D.XfbBuffer,
    _D.XfbStride,
)


def named_decoration(name: str) -> spirv.Decoration | None:
    """The decoration that an attribute's name stands for."""
    return _D.from_keyword(_KEYWORDS.get(name) or "".join(_camel(part) for part in name.split("_")))


def _camel(part: str) -> str:
    return part[:1].upper() + part[1:]


def decorate_by_name(
    writer: Writer, id: int, name: str, value: Attribute, location: Location
) -> None:
    """Write the decoration that an attribute stands for."""
    decoration = named_decoration(name)
    if decoration is None:
        raise refusal(
            location,
            "non-argument attributes expected to have snake-case-ified decoration name, "
            f"unhandled attribute with name : {name}",
        )
    decorate(writer, id, decoration, value, location)


def decorate(
    writer: Writer, id: int, decoration: spirv.Decoration, value: Attribute, location: Location
) -> None:
    """Write a decoration with the words of its value."""
    if decoration in (_D.CacheControlLoadINTEL, _D.CacheControlStoreINTEL):
        for words in _cache_controls(decoration, value, location):
            writer.decorate(id, decoration, words)
        return
    writer.decorate(id, decoration, _words(decoration, value, location))


def _words(decoration: spirv.Decoration, value: Attribute, location: Location) -> tuple[int, ...]:
    if decoration is _D.LinkageAttributes and isinstance(value, spirv.LinkageAttributesAttr):
        return (*string_words(value.linkage_name.value), int(value.linkage_type.value))
    if decoration is _D.FPFastMathMode:
        if isinstance(value, spirv.FPFastMathModeAttr):
            return (int(value.value),)
        raise _expected("FPFastMathModeAttr attribute", decoration, location)
    if decoration is _D.FPRoundingMode:
        if isinstance(value, spirv.FPRoundingModeAttr):
            return (int(value.value),)
        raise _expected("FPRoundingModeAttr attribute", decoration, location)
    if decoration in _OF_NUMBERS:
        if isinstance(value, IntegerAttr):
            return (value.value & 0xFFFFFFFF,)
        raise _expected("integer attribute", decoration, location)
    if decoration is _D.BuiltIn:
        if not isinstance(value, StringAttr):
            raise _expected("string attribute", decoration, location)
        built_in = spirv.BuiltIn.from_keyword(value.value)
        if built_in is None:
            raise refusal(location, f"invalid {decoration} decoration attribute {value.value}")
        return (int(built_in),)
    if decoration in WITHOUT_VALUE:
        if isinstance(value, (UnitAttr, spirv.DecorationAttr)):
            return ()
        raise _expected("unit attribute or decoration attribute", decoration, location)
    raise refusal(location, f"unhandled decoration {decoration}")


def _expected(what: str, decoration: spirv.Decoration, location: Location) -> Exception:
    return refusal(location, f"expected {what} for {decoration}")


def _cache_controls(
    decoration: spirv.Decoration, value: Attribute, location: Location
) -> list[tuple[int, int]]:
    name = decoration.keyword
    if not isinstance(value, ArrayAttr):
        raise refusal(location, f"expecting array attribute of {name} for {decoration}")
    if not value.elements:
        raise refusal(location, f"expecting non-empty array attribute of {name} for {decoration}")
    found = []
    for each in value.elements:
        if isinstance(each, spirv.CacheControlLoadINTELAttr):
            found.append((each.cache_level, int(each.load_cache_control)))
        elif isinstance(each, spirv.CacheControlStoreINTELAttr):
            found.append((each.cache_level, int(each.store_cache_control)))
        else:
            raise refusal(location, f"expecting array attribute of {name} for {decoration}")
    return found
