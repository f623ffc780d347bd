"""Attributes of VHLO and those that they stand for, where one becomes one."""

from __future__ import annotations

from typing import Any, Final

from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    BoolAttr,
    DenseArrayAttr,
    DenseIntOrFPElementsAttr,
    DictionaryAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    RankedTensorType,
    StringAttr,
    SymbolRefAttr,
    Type,
    TypeAttr,
    i1,
    i32,
    i64,
    none,
)

from .. import stablehlo, vhlo
from .nesting import at_any_depth
from .types import TypesFromVhlo, TypesToVhlo

#: The enums that attributes of both dialects wrap, by their names in StableHLO.
_ENUMS: Final = (
    "ComparisonDirection",
    "ComparisonType",
    "FftType",
    "Precision",
    "ResultAccuracyMode",
    "RngAlgorithm",
    "RngDistribution",
    "Transpose",
)


def _enum_pairs() -> list[tuple[type[Any], type[Any], type[Any], type[Any]]]:
    """The attributes of StableHLO and of VHLO, and their enums."""
    found = []
    for name in _ENUMS:
        found.append(
            (
                getattr(stablehlo, f"{name}Attr"),
                getattr(vhlo, f"{name}V1Attr"),
                getattr(stablehlo, name),
                getattr(vhlo, f"{name}V1"),
            )
        )
    return found


_TO_VHLO_ENUMS: Final = {ours: (theirs, enum) for ours, theirs, _, enum in _enum_pairs()}
_FROM_VHLO_ENUMS: Final = {theirs: (ours, enum) for ours, theirs, enum, _ in _enum_pairs()}


class _StablehloTypes(TypesToVhlo):
    """Types as operations of StableHLO have them, with its own types and encodings."""

    def __init__(self, allow_other_dialects: bool) -> None:
        super().__init__()
        self._allow_other_dialects = allow_other_dialects

    def encoding(self, attribute: Attribute) -> Attribute | None:
        if isinstance(attribute, stablehlo.TypeExtensionsAttr):
            return vhlo.TypeExtensionsV1Attr.get(attribute.bounds)
        return attribute if attribute.DIALECT_NAME == "vhlo" else None

    def _converted(self, type: Type) -> Type | None:
        if type.DIALECT_NAME == "vhlo":
            return type
        if isinstance(type, stablehlo.TokenType):
            return vhlo.TokenV1Type.get()
        if isinstance(type, stablehlo.FutureType):
            types = self.convert_all(type.types)
            return None if types is None else vhlo.FutureV1Type.get(types)
        found = super()._converted(type)
        is_other = type.DIALECT_NAME not in ("builtin", "stablehlo")
        return type if found is None and is_other and self._allow_other_dialects else found


class _VhloTypes(TypesFromVhlo):
    """Types of VHLO as those of StableHLO's operations."""

    def encoding(self, attribute: Attribute) -> Attribute | None:
        if isinstance(attribute, vhlo.TypeExtensionsV1Attr):
            return stablehlo.TypeExtensionsAttr.get(attribute.bounds)
        return attribute

    def _converted(self, type: Type) -> Type | None:
        if isinstance(type, vhlo.TokenV1Type):
            return stablehlo.TokenType.get()
        if isinstance(type, vhlo.FutureV1Type):
            types = self.convert_all(type.types)
            return None if types is None else stablehlo.FutureType.get(types)
        return super()._converted(type)


class AttributesToVhlo:
    """Makes attributes those of VHLO; None for one that has no counterpart."""

    def __init__(self, *, allow_other_dialects: bool = False) -> None:
        self.types = _StablehloTypes(allow_other_dialects)
        self._allow_other_dialects = allow_other_dialects
        self._known: dict[Attribute, Attribute | None] = {}

    def convert(self, attribute: Attribute) -> Attribute | None:
        """The attribute of VHLO."""
        if attribute not in self._known:
            if attribute.DIALECT_NAME == "stablehlo":
                found = self._of_stablehlo(attribute)
            else:
                found = at_any_depth(self._of_builtin, attribute)
            if found is None and attribute.DIALECT_NAME == "vhlo":
                found = attribute
            elif found is None and attribute.DIALECT_NAME != "stablehlo":
                found = attribute if self._allow_other_dialects else None
            self._known[attribute] = found
        return self._known[attribute]

    def _all(self, attributes: Any) -> list[Attribute] | None:
        found = [self.convert(attribute) for attribute in attributes]
        return None if None in found else [each for each in found if each is not None]

    def _of_stablehlo(self, attribute: Attribute) -> Attribute | None:
        enum = _TO_VHLO_ENUMS.get(type(attribute))
        if enum is not None:
            theirs, cases = enum
            value: Any = attribute
            return theirs.get(cases[value.value.name])  # type: ignore[no-any-return]
        if isinstance(attribute, stablehlo.OutputOperandAliasAttr):
            return vhlo.OutputOperandAliasV1Attr.get(
                attribute.output_tuple_indices,
                attribute.operand_index,
                attribute.operand_tuple_indices,
            )
        if isinstance(attribute, stablehlo.ResultAccuracyAttr):
            mode = self.convert(attribute.mode)
            assert mode is not None
            return vhlo.ResultAccuracyV1Attr.get(
                attribute.atol, attribute.rtol, attribute.ulps, mode
            )
        return self._of_mesh(attribute)

    def _of_mesh(self, attribute: Attribute) -> Attribute | None:
        if isinstance(attribute, stablehlo.SubAxisInfoAttr):
            return vhlo.SubAxisInfoV1Attr.get(attribute.pre_size, attribute.size)
        if isinstance(attribute, stablehlo.AxisRefAttr):
            part = attribute.sub_axis_info
            return vhlo.AxisRefV1Attr.get(
                vhlo.StringV1Attr.get(attribute.name), None if part is None else self.convert(part)
            )
        if isinstance(attribute, stablehlo.MeshAxisAttr):
            return vhlo.MeshAxisV1Attr.get(vhlo.StringV1Attr.get(attribute.name), attribute.size)
        if isinstance(attribute, stablehlo.MeshAttr):
            axes, devices = self._all(attribute.axes), attribute.device_ids
            if axes is None:
                return None
            return vhlo.MeshV1Attr.get(
                vhlo.ArrayV1Attr.get(axes), None if devices is None else self.convert(devices)
            )
        if isinstance(attribute, stablehlo.ReplicaGroupMeshAxesAttr):
            mesh, axes = self.convert(attribute.mesh), self._all(attribute.axes.elements)
            if mesh is None or axes is None:
                return None
            return vhlo.ReplicaGroupMeshAxesV1Attr.get(mesh, vhlo.ArrayV1Attr.get(axes))
        return None

    def _of_builtin(self, attribute: Attribute) -> Attribute | None:
        if isinstance(attribute, BoolAttr):
            return vhlo.BooleanV1Attr.get(bool(attribute.value))
        if isinstance(attribute, (FloatAttr, IntegerAttr, DenseIntOrFPElementsAttr)):
            of_vhlo = self.types.convert(attribute.type)
            if of_vhlo is None:
                return None
            if isinstance(attribute, FloatAttr):
                return vhlo.FloatV1Attr.get(of_vhlo, attribute)
            if isinstance(attribute, IntegerAttr):
                return vhlo.IntegerV1Attr.get(of_vhlo, attribute)
            return vhlo.TensorV1Attr.get(of_vhlo, attribute)
        if isinstance(attribute, StringAttr):
            return vhlo.StringV1Attr.get(attribute.value) if attribute.type is none else None
        if isinstance(attribute, FlatSymbolRefAttr):
            return vhlo.StringV1Attr.get(attribute.root)
        if isinstance(attribute, TypeAttr):
            of_vhlo = self.types.convert(attribute.value)
            return None if of_vhlo is None else vhlo.TypeV1Attr.get(of_vhlo)
        if isinstance(attribute, ArrayAttr):
            elements = self._all(attribute.elements)
            return None if elements is None else vhlo.ArrayV1Attr.get(elements)
        if isinstance(attribute, DictionaryAttr):
            return self._dictionary(attribute)
        if isinstance(attribute, DenseArrayAttr) and attribute.element_type in (i1, i64):
            return self.convert(_elements_of(attribute))
        return None

    def _dictionary(self, attribute: DictionaryAttr) -> Attribute | None:
        parts: list[Attribute] = []
        for name, value in attribute.entries:
            of_vhlo = self.convert(value)
            if of_vhlo is None:
                return None
            parts += [vhlo.StringV1Attr.get(name), of_vhlo]
        return vhlo.DictionaryV1Attr.get(parts)


def _elements_of(attribute: DenseArrayAttr) -> DenseIntOrFPElementsAttr:
    shape = RankedTensorType.get([len(attribute.numbers)], attribute.element_type)
    return DenseIntOrFPElementsAttr.get(shape, list(attribute.numbers))


class AttributesFromVhlo:
    """Makes attributes of VHLO those that they stand for; None for one that stands for none."""

    def __init__(self) -> None:
        self.types = _VhloTypes()
        self._known: dict[Attribute, Attribute | None] = {}

    def convert(self, attribute: Attribute) -> Attribute | None:
        """The attribute that it stands for; one of another dialect for itself."""
        if attribute.DIALECT_NAME != "vhlo":
            return attribute
        if attribute not in self._known:
            try:
                self._known[attribute] = (
                    self._plain(attribute)
                    or at_any_depth(self._composed, attribute)
                    or at_any_depth(self._of_mesh, attribute)
                )
            except ValueError:  # VHLO does not check what StableHLO refuses
                self._known[attribute] = None
        return self._known[attribute]

    def _all(self, attributes: Any) -> list[Attribute] | None:
        found = [self.convert(attribute) for attribute in attributes]
        return None if None in found else [each for each in found if each is not None]

    def _plain(self, attribute: Attribute) -> Attribute | None:
        enum = _FROM_VHLO_ENUMS.get(type(attribute))
        if enum is not None:
            ours, cases = enum
            value: Any = attribute
            return ours.get(cases[value.value.name])  # type: ignore[no-any-return]
        if isinstance(attribute, vhlo.CustomCallApiVersionV1Attr):
            case = stablehlo.CustomCallApiVersion[attribute.value.name]
            return IntegerAttr.get(int(case), i32)
        if isinstance(attribute, vhlo.BooleanV1Attr):
            return BoolAttr.get(attribute.value)
        if isinstance(attribute, (vhlo.FloatV1Attr, vhlo.IntegerV1Attr)):
            return attribute.value
        if isinstance(attribute, vhlo.TensorV1Attr):
            return attribute.data
        if isinstance(attribute, vhlo.StringV1Attr):
            return StringAttr.get(attribute.value)
        if isinstance(attribute, vhlo.TypeV1Attr):
            type_of = self.types.convert(attribute.value)
            return None if type_of is None else TypeAttr.get(type_of)
        if isinstance(attribute, vhlo.OutputOperandAliasV1Attr):
            return stablehlo.OutputOperandAliasAttr.get(
                attribute.output_tuple_indices,
                attribute.operand_index,
                attribute.operand_tuple_indices,
            )
        return None

    def _composed(self, attribute: Attribute) -> Attribute | None:
        if isinstance(attribute, vhlo.ArrayV1Attr):
            elements = self._all(attribute.value)
            return None if elements is None else ArrayAttr.get(elements)
        if isinstance(attribute, vhlo.DictionaryV1Attr):
            names = self._all(attribute.value[::2])
            values = self._all(attribute.value[1::2])
            if names is None or values is None:
                return None
            entries = [
                (name.value, value)
                for name, value in zip(names, values, strict=True)
                if isinstance(name, StringAttr)
            ]
            if len({name for name, _ in entries}) != len(names):
                return None
            return DictionaryAttr.get(entries)
        if isinstance(attribute, vhlo.ResultAccuracyV1Attr):
            mode = self.convert(attribute.mode)
            if not isinstance(mode, stablehlo.ResultAccuracyModeAttr):
                return None
            return stablehlo.ResultAccuracyAttr.get(
                attribute.atol, attribute.rtol, attribute.ulps, mode
            )
        return None

    def _of_mesh(self, attribute: Attribute) -> Attribute | None:
        if isinstance(attribute, vhlo.SubAxisInfoV1Attr):
            return stablehlo.SubAxisInfoAttr.get(attribute.pre_size, attribute.size)
        if isinstance(attribute, vhlo.AxisRefV1Attr):
            name = self.convert(attribute.name)
            given = attribute.sub_axis_info
            part = None if given is None else self.convert(given)
            if not isinstance(name, StringAttr):
                return None
            if part is None and given is None:
                return stablehlo.AxisRefAttr.get(name.value)
            if not isinstance(part, stablehlo.SubAxisInfoAttr):
                return None
            return stablehlo.AxisRefAttr.get(name.value, part)
        if isinstance(attribute, vhlo.MeshAxisV1Attr):
            name = self.convert(attribute.name)
            if not isinstance(name, StringAttr):
                return None
            return stablehlo.MeshAxisAttr.get(name.value, attribute.size)
        if isinstance(attribute, vhlo.MeshV1Attr):
            return self._mesh(attribute)
        if isinstance(attribute, vhlo.ReplicaGroupMeshAxesV1Attr):
            given = attribute.mesh
            if isinstance(given, vhlo.StringV1Attr):
                mesh: Attribute | None = SymbolRefAttr.get(given.value)
            else:
                mesh = self.convert(given)
            axes = self.convert(attribute.axes)
            if mesh is None or not isinstance(axes, ArrayAttr):
                return None
            return stablehlo.ReplicaGroupMeshAxesAttr.get(mesh, axes)
        return None

    def _mesh(self, attribute: vhlo.MeshV1Attr) -> Attribute | None:
        array = self.convert(attribute.axes)
        axes = array.elements if isinstance(array, ArrayAttr) else [array]
        if not all(isinstance(axis, stablehlo.MeshAxisAttr) for axis in axes):
            return None
        found: Any = axes
        devices = None if attribute.device_ids is None else self.convert(attribute.device_ids)
        if devices is not None and not isinstance(devices, DenseIntOrFPElementsAttr):
            return None
        return stablehlo.MeshAttr.get(found, devices)
