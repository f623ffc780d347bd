"""From StableHLO to VHLO (`stablehlo-legalize-to-vhlo`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    FlatSymbolRefAttr,
    IntegerAttr,
    Operation,
    Type,
    TypeAttr,
    UnitAttr,
    Value,
)
from odsgen_dialects import builtin

from .. import stablehlo, vhlo
from .attributes import AttributesToVhlo
from .rebuilding import illegal, load_dialect, replace
from .specials import (
    DEFAULTS,
    EXPLODED,
    SYMBOLS,
    UNITS,
    WITH_CHANNEL_ID,
    Exploded,
    integer,
    none_type,
    tensor_of_integers,
)

_VERSIONED: Final = re.compile(r"vhlo\.(.+)_v([0-9]+)\Z")

#: The operations of `func` that have counterparts.
_OF_FUNC: Final = ("func.func", "func.call", "func.return")


@cache
def newest_operations() -> dict[str, type[Operation]]:
    """The operations of VHLO in their newest form, by their names without dialect and number."""
    found: dict[str, tuple[int, type[Operation]]] = {}
    for name, op_class in vhlo.DIALECT.operations.items():
        match = _VERSIONED.match(name)
        if match is not None:
            number = int(match[2])
            if number >= found.get(match[1], (0,))[0]:
                found[match[1]] = number, op_class
    return {stem: op_class for stem, (_, op_class) in found.items()}


def legalize_to_vhlo(top: Operation, *, allow_other_dialects: bool = False) -> None:
    """Make operations of StableHLO, and functions, those of VHLO.  Raises DiagnosticError where one has no counterpart."""
    load_dialect(top, vhlo.DIALECT)
    attributes = AttributesToVhlo(allow_other_dialects=allow_other_dialects)
    to_convert = [op for op in top.walk() if op is not top and _is_converted(op)]
    casts = _Casts(attributes) if allow_other_dialects else None
    if casts is not None:
        casts.note(top)
    for op in to_convert:
        _Conversion(op, attributes).run()
    if casts is not None:
        casts.insert(top)
    else:
        _check_operands_of_others(top)


def _is_converted(op: Operation) -> bool:
    return op.dialect_name == "stablehlo" or op.name in _OF_FUNC


def _check_operands_of_others(top: Operation) -> None:
    """Operations of other dialects cannot use what is of VHLO now."""
    for op in top.walk():
        if op.dialect_name != "vhlo":
            for value in op.operands:
                if value.type.DIALECT_NAME == "vhlo":
                    raise illegal(op)
        else:
            for value in op.operands:
                if value.type.DIALECT_NAME != "vhlo":
                    raise illegal(op)


class _Conversion:
    """The conversion of one operation."""

    def __init__(self, op: Operation, attributes: AttributesToVhlo) -> None:
        self._op = op
        self._attributes = attributes
        self._stem = op.name.partition(".")[2]
        self._found: dict[str, Attribute] = {}

    def run(self) -> None:
        op, types = self._op, self._attributes.types
        op_class = newest_operations().get(self._stem)
        results = types.convert_all(op.result_types)
        if op_class is None or results is None:
            raise illegal(op)
        self._add_attributes()
        self._add_defaults()
        arguments = [a for region in op.regions for block in region for a in block.arguments]
        of_arguments = types.convert_all([argument.type for argument in arguments])
        if of_arguments is None:
            raise illegal(op)
        for argument, type in zip(arguments, of_arguments, strict=True):
            argument.type = type
        replace(op, op_class, self._found, results)

    def _add_attributes(self) -> None:
        for name, attribute in _all_attributes(self._op):
            exploded = EXPLODED.get(self._stem, {}).get(name)
            if exploded is not None:
                self._explode(exploded, attribute)
            else:
                self._found |= self._special(name, attribute) or {
                    name: self._required(self._attributes.convert(attribute))
                }

    def _required(self, attribute: Attribute | None) -> Attribute:
        if attribute is None:
            raise illegal(self._op)
        return attribute

    def _special(self, name: str, attribute: Attribute) -> dict[str, Attribute] | None:
        """The attribute of VHLO by its name, where it is said in another way there."""
        if name == "channel_handle" and self._stem in WITH_CHANNEL_ID:
            if not isinstance(attribute, stablehlo.ChannelHandleAttr):
                raise illegal(self._op)
            return {"channel_id": integer(attribute.handle)}
        if name in UNITS and self._stem in WITH_CHANNEL_ID:
            if not isinstance(attribute, UnitAttr):
                raise illegal(self._op)
            return {name: vhlo.BooleanV1Attr.get(True)}
        if self._stem == "custom_call" and name == "api_version":
            return {name: self._api_version(attribute)}
        if self._stem == "custom_call" and name == "called_computations":
            elements = attribute.elements if isinstance(attribute, ArrayAttr) else (attribute,)
            if not all(isinstance(element, FlatSymbolRefAttr) for element in elements):
                raise illegal(self._op)
        if SYMBOLS.get(self._stem) == name and not isinstance(attribute, FlatSymbolRefAttr):
            raise illegal(self._op)
        return None

    def _api_version(self, attribute: Attribute) -> Attribute:
        number = int(attribute.value) if isinstance(attribute, IntegerAttr) else -1
        names = [case.name for case in stablehlo.CustomCallApiVersion if int(case) == number]
        if not names:
            raise illegal(self._op)
        return vhlo.CustomCallApiVersionV1Attr.get(vhlo.CustomCallApiVersionV1[names[0]])

    def _explode(self, exploded: Exploded, attribute: Attribute) -> None:
        if not isinstance(attribute, exploded.definition):
            raise illegal(self._op)
        for name, parameter in exploded.parameters.items():
            self._found[name] = self._of_parameter(getattr(attribute, parameter))

    def _of_parameter(self, value: Any) -> Attribute:
        if isinstance(value, Type):
            return self._required(self._attributes.convert(TypeAttr.get(value)))
        if isinstance(value, bool):
            return vhlo.BooleanV1Attr.get(value)
        if isinstance(value, int):
            return integer(value)
        return tensor_of_integers(list(value))

    def _add_defaults(self) -> None:
        for name, default in DEFAULTS.get(self._stem, {}).items():
            if name not in self._found:
                self._found[name] = self._required(default.make(self._op))
        for attribute, exploded in EXPLODED.get(self._stem, {}).items():
            if exploded.may_be_absent and self._op.stored_properties.get(attribute) is None:
                self._found |= dict.fromkeys(exploded.parameters, none_type())


def _all_attributes(op: Operation) -> Iterator[tuple[str, Attribute]]:
    """The attributes of an operation that are there, the inherent ones first."""
    for name, value in op.stored_properties.items():
        if value is not None:
            attribute = op.property_attribute(name)
            if attribute is not None:
                yield name, attribute
    yield from op.attributes.items()


class _Casts:
    """Casts between values of VHLO and operations of other dialects, which stay as they are."""

    def __init__(self, attributes: AttributesToVhlo) -> None:
        self._types = attributes.types
        #: What operations of other dialects expect and give.
        self._operands: list[tuple[Operation, tuple[Type, ...]]] = []

    def note(self, top: Operation) -> None:
        """Keep the types of the operands of operations that stay."""
        for op in top.walk():
            if not _is_converted(op) and op.operands:
                self._operands.append((op, op.operand_types))

    def insert(self, top: Operation) -> None:
        """Insert casts where a type is not the one that an operation needs."""
        known: dict[tuple[Value, Type], Value] = {}
        for op, expected in self._operands:
            for index, type in enumerate(expected):
                value = op.operands[index]
                if value.type is not type:
                    op.set_operand(index, self._cast(known, value, type))
        for op in list(top.walk()):
            if op.dialect_name == "vhlo":
                for index, value in enumerate(op.operands):
                    needed = self._types.convert(value.type)
                    if needed is None:
                        raise illegal(op)
                    if value.type is not needed:
                        op.set_operand(index, self._cast(known, value, needed))

    def _cast(self, known: dict[tuple[Value, Type], Value], value: Value, type: Type) -> Value:
        found = known.get((value, type))
        if found is None:
            cast = builtin.UnrealizedConversionCastOp.build_generic([value], {}, [type])
            _insert_behind(value, cast)
            found = known[value, type] = cast.results[0]
        return found


def _insert_behind(value: Value, op: Operation) -> None:
    owner, block = value.defining_op, value.parent_block
    if block is None:
        raise ValueError("a value of no block has no place behind it")
    if owner is not None:
        block.insert_after(owner, op)
    else:
        block.prepend(op)
