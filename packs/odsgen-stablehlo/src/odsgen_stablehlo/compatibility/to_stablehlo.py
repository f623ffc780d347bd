"""From VHLO in its newest form to StableHLO (`vhlo-legalize-to-stablehlo`)."""

from __future__ import annotations

from typing import Any

from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseIntOrFPElementsAttr,
    Operation,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
    i1,
    i64,
)
from odsgen_dialects import builtin, func

from .. import stablehlo, vhlo
from .attributes import AttributesFromVhlo
from .rebuilding import illegal, load_dialect, replace
from .specials import (
    DEFAULTS,
    EXPLODED,
    LEFT_OUT_TOGETHER,
    SYMBOLS,
    UNITS,
    WITH_CHANNEL_ID,
    Exploded,
    none_type,
)
from .to_vhlo import newest_operations

_FUNCTIONS = ("vhlo.func_v1", "func.func")


def legalize_to_stablehlo(top: Operation) -> None:
    """Make operations of VHLO those of StableHLO, and functions.  Raises DiagnosticError where one has no counterpart."""
    for dialect in (stablehlo.DIALECT, func.DIALECT):
        load_dialect(top, dialect)
    attributes = AttributesFromVhlo()
    for op in list(top.walk()):
        _convert_types(op, attributes)
    for op in list(top.walk()):
        if op.dialect_name == "vhlo":
            _Conversion(op, attributes).run()
    _remove_casts(top)


def _convert_types(op: Operation, attributes: AttributesFromVhlo) -> None:
    values = [*op.results, *(a for r in op.regions for block in r for a in block.arguments)]
    types = attributes.types.convert_all([value.type for value in values])
    if types is None:
        raise illegal(op)
    for value, type in zip(values, types, strict=True):
        if value.type is not type:
            value.type = type


def _remove_casts(top: Operation) -> None:
    """Casts between the forms of one type have come to nothing."""
    for op in list(top.walk(builtin.UnrealizedConversionCastOp)):
        if op.operand_types == op.result_types:
            op.replace_all_uses_with(op.operands)
            op.erase()


class _Conversion:
    """The conversion of one operation, whose types have been converted."""

    def __init__(self, op: Operation, attributes: AttributesFromVhlo) -> None:
        self._op = op
        self._attributes = attributes
        self._stem = op.name.partition(".")[2].rpartition("_v")[0]
        self._given = op.properties_as_attributes() | op.attributes
        self._found: dict[str, Attribute] = {}

    def run(self) -> None:
        op = self._op
        if newest_operations().get(self._stem) is not type(op):
            raise illegal(op)
        op_class = self._op_class()
        if op_class is None:
            raise illegal(op)
        self._remove_defaults()
        for name, exploded in EXPLODED.get(self._stem, {}).items():
            attribute = self._implode(exploded)
            if attribute is not None:
                self._found[name] = attribute
        for name, attribute in self._given.items():
            self._found |= self._converted(op_class, name, attribute)
        try:
            replace(op, op_class, self._found, op.result_types)
        except ValueError:  # an attribute that the operation cannot have
            raise illegal(op) from None

    def _op_class(self) -> type[Operation] | None:
        stem, parent = self._stem, self._op.parent_op
        if stem == "func":
            return func.FuncOp
        if stem == "call":
            return func.CallOp
        if stem == "return" and parent is not None and parent.name in _FUNCTIONS:
            return func.ReturnOp
        return stablehlo.DIALECT.operations.get(f"stablehlo.{stem}")

    def _remove_defaults(self) -> None:
        defaults = DEFAULTS.get(self._stem, {})
        left_out = {
            name
            for name, default in defaults.items()
            if name in self._given and default.matches(self._given[name])
        }
        together = LEFT_OUT_TOGETHER.get(self._stem, ())
        if not left_out.issuperset(together):
            left_out.difference_update(together)
        for name in left_out:
            del self._given[name]

    def _implode(self, exploded: Exploded) -> Attribute | None:
        """The attribute that several of VHLO are; they are taken out of what is given."""
        parts = {name: self._given.pop(name, None) for name in exploded.parameters}
        if exploded.may_be_absent and all(part is none_type() for part in parts.values()):
            return None
        values = {
            parameter: self._parameter(parts[name])
            for name, parameter in exploded.parameters.items()
        }
        try:
            found: Attribute = exploded.definition.get(**values)
        except ValueError:
            raise illegal(self._op) from None
        return found

    def _parameter(self, attribute: Attribute | None) -> Any:
        if isinstance(attribute, vhlo.BooleanV1Attr):
            return attribute.value
        if isinstance(attribute, vhlo.IntegerV1Attr):
            return int(attribute.value.value)
        if isinstance(attribute, vhlo.TensorV1Attr):
            return [int(number) for number in attribute.data.values()]  # type: ignore[arg-type]
        converted = None if attribute is None else self._attributes.convert(attribute)
        if isinstance(converted, TypeAttr):
            return converted.value
        raise illegal(self._op)

    def _converted(
        self, op_class: type[Operation], name: str, attribute: Attribute
    ) -> dict[str, Attribute]:
        """The attribute of StableHLO by its name; none where its absence says it."""
        if name == "channel_id" and self._stem in WITH_CHANNEL_ID:
            return {
                "channel_handle": stablehlo.ChannelHandleAttr.get(self._parameter(attribute), 0)
            }
        if name in UNITS and self._stem in WITH_CHANNEL_ID:
            if not isinstance(attribute, vhlo.BooleanV1Attr):
                raise illegal(self._op)
            return {name: UnitAttr.get()} if attribute.value else {}
        found = self._attributes.convert(attribute)
        if SYMBOLS.get(self._stem) == name:
            found = self._symbol(found)
        elif self._stem == "custom_call" and name == "called_computations":
            elements = found.elements if isinstance(found, ArrayAttr) else (found,)
            found = ArrayAttr.get([self._symbol(element) for element in elements])
        if found is None:
            raise illegal(self._op)
        return {name: _as_stored(op_class, name, found)}

    def _symbol(self, attribute: Attribute | None) -> Attribute:
        if not isinstance(attribute, StringAttr):
            raise illegal(self._op)
        return SymbolRefAttr.get(attribute.value)


def _as_stored(op_class: type[Operation], name: str, attribute: Attribute) -> Attribute:
    """An array where the operation has one for what is a tensor in VHLO."""
    if not isinstance(attribute, DenseIntOrFPElementsAttr) or name not in op_class.PROPERTY_NAMES:
        return attribute
    try:
        op_class.property_from_attribute(name, attribute)
    except ValueError:
        element = attribute.type.element_type
        if element in (i1, i64):
            return DenseArrayAttr.get(element, [int(n) for n in attribute.values()])  # type: ignore[arg-type]
    return attribute
