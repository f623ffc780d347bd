"""`spirv-unify-aliased-resource`: variables of one binding are accessed through one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    FloatType,
    IntegerAttr,
    IntegerType,
    Location,
    Operation,
    Type,
    Value,
    VectorType,
)
from odsgen.vendors.spirv.structs import members_of
from odsgen_dialects import spirv

_ALIASED = "aliased"
#: The most components of a vector that is put together.
_MOST = 4


# --- types ------------------------------------------------------------------------------------------------------------------


def _array_element(type: Type) -> Type | None:
    """The elements of a variable that is a struct of one array without a length."""
    struct = type.pointee_type if isinstance(type, spirv.PointerType) else None
    if not isinstance(struct, spirv.StructType):
        return None
    members = members_of(struct)
    if len(members) != 1 or not isinstance(members[0], spirv.RuntimeArrayType):
        return None
    element: Type = members[0].element_type
    return element


def _scalar(type: Type) -> IntegerType | FloatType | None:
    """The number that a type is, or that its components are."""
    component = type.element_type if isinstance(type, VectorType) else type
    return component if isinstance(component, (IntegerType, FloatType)) else None


def _bits(type: Type) -> int:
    scalar = _scalar(type)
    assert scalar is not None
    return scalar.width * (type.num_elements if isinstance(type, VectorType) else 1)


def _are_same_scalars(one: Type, other: Type) -> bool:
    numbers = (IntegerType, FloatType)
    return isinstance(one, numbers) and isinstance(other, numbers) and one.width == other.width


def _canonical(types: Sequence[Type]) -> int | None:
    """The number of the type in which all can be read; None if there is none."""
    scalars = [_scalar(type) for type in types]
    widths = [0 if scalar is None else scalar.width for scalar in scalars]
    if any(width % 8 or not width for width in widths):
        return None
    vectors = [n for n, type in enumerate(types) if isinstance(type, VectorType)]
    if any(types[n].num_elements % 2 for n in vectors):  # type: ignore[attr-defined]
        return None  # these have a layout of their own
    chosen = min(vectors or range(len(types)), key=lambda n: _bits(types[n]))
    if any(_bits(types[n]) % _bits(types[chosen]) for n in vectors):
        return None
    return None if any(width % widths[chosen] for width in widths) else chosen


# --- the variables of a module ----------------------------------------------------------------------------------------------


class _Unified(NamedTuple):
    """A variable, with its elements, that is accessed through another one."""

    element: Type
    variable: spirv.GlobalVariableOp
    new_element: Type


def _aliased(module: Operation) -> dict[tuple[int, int], list[spirv.GlobalVariableOp]]:
    """The variables that say that others have their binding, by the binding."""
    found: dict[tuple[int, int], list[spirv.GlobalVariableOp]] = {}
    for op in module.walk():
        if isinstance(op, spirv.GlobalVariableOp) and _ALIASED in op.attributes:
            if op.descriptor_set is not None and op.binding is not None:
                found.setdefault((op.descriptor_set, op.binding), []).append(op)
    return found


class Aliases:
    """The variables of a module that others stand in for."""

    def __init__(self, module: Operation) -> None:
        self._unified: dict[str, _Unified] = {}
        for variables in _aliased(module).values():
            elements = [_array_element(variable.type) for variable in variables]
            known = [element for element in elements if element is not None]
            number = _canonical(known) if len(known) == len(variables) else None
            if number is None:
                continue
            for variable, element in zip(variables, known, strict=True):
                if variable is not variables[number]:
                    self._unified[variable.sym_name] = _Unified(
                        element, variables[number], known[number]
                    )

    def of(self, op: Operation | None) -> _Unified | None:
        """The stand-in of the variable that an operation defines or accesses; None if there is none."""
        while isinstance(op, (spirv.AccessChainOp, spirv.LoadOp, spirv.StoreOp)):
            op = op.operands[0].defining_op
        if isinstance(op, spirv.GlobalVariableOp):
            return self._unified.get(op.sym_name)
        return self._unified.get(op.variable) if isinstance(op, spirv.AddressOfOp) else None


# --- patterns ---------------------------------------------------------------------------------------------------------------


class _Builder:
    """Builds operations at the place of one that is converted."""

    def __init__(self, rewriter: ConversionRewriter, location: Location) -> None:
        self._rewriter = rewriter
        self._location = location

    def insert(self, op_class: Any, type: Type, *operands: Value) -> Value:
        made = op_class.build_generic(
            operands=list(operands), result_types=[type], location=self._location
        )
        result: Value = self._rewriter.insert(made).results[0]
        return result

    def constant(self, type: Type, number: int) -> Value:
        made = spirv.ConstantOp.build(type, IntegerAttr.get(number, type), location=self._location)
        return self._rewriter.insert(made).results[0]

    def access(self, base: Value, indices: Sequence[Value], element: Type) -> Value:
        """The place of an element, or of a component of one."""
        assert isinstance(base.type, spirv.PointerType)
        type = spirv.PointerType.get(element, base.type.storage_class)
        made = spirv.AccessChainOp.build(type, base, indices, location=self._location)
        return self._rewriter.insert(made).results[0]

    def load(self, place: Value) -> Value:
        assert isinstance(place.type, spirv.PointerType)
        made = spirv.LoadOp.build(place.type.pointee_type, place, location=self._location)
        return self._rewriter.insert(made).results[0]


class _OfAlias(ConversionPattern[Any]):
    """A pattern for what stands for a variable that another one stands in for."""

    def __init__(self, aliases: Aliases) -> None:
        super().__init__()
        self.aliases = aliases


class VariableGoes(_OfAlias, ConversionPattern[spirv.GlobalVariableOp]):
    """Erases the variable."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        rewriter.erase_op(op)
        return True


class AddressOfOther(_OfAlias, ConversionPattern[spirv.AddressOfOp]):
    """Takes the address of the variable that stands in."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        found = self.aliases.of(op)
        assert found is not None
        variable = found.variable
        made = spirv.AddressOfOp.build(variable.type, variable.sym_name, location=op.location)
        rewriter.replace_op(op, [rewriter.insert(made).results[0]])
        return True


class AccessOfOther(_OfAlias, ConversionPattern[spirv.AccessChainOp]):
    """Finds the first part of the element."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        found = self.aliases.of(op)
        if found is None or not isinstance(op.base_ptr.defining_op, spirv.AddressOfOp):
            return rewriter.match_failure(op, "base ptr not addressof op")
        old, new, indices = found.element, found.new_element, list(adaptor.indices)
        build = _Builder(rewriter, op.location)
        if old is new or _are_same_scalars(old, new):
            pointee = op.results[0].type.pointee_type
            element = new if pointee is old else pointee
        elif len(indices) != 2:
            return rewriter.match_failure(op, "not of a whole element")
        else:
            indices, element = _moved(build, indices, old, new)
        rewriter.replace_op(op, [build.access(adaptor.base_ptr, indices, element)])
        return True


def _moved(build: _Builder, indices: list[Value], old: Type, new: Type) -> tuple[list[Value], Type]:
    """The indices of the first part of an element, and the type of that."""
    last = indices[-1]
    if isinstance(old, VectorType) or not isinstance(new, VectorType):
        ratio = build.constant(last.type, _bits(old) // _bits(new))
        indices[-1] = build.insert(spirv.IMulOp, last.type, last, ratio)
        return indices, new
    ratio = build.constant(last.type, _bits(new) // _bits(old))
    indices[-1] = build.insert(spirv.SDivOp, last.type, last, ratio)
    component = build.insert(spirv.SModOp, last.type, last, ratio)
    parts = _bits(old) // _bits(new.element_type)
    if (
        1 < parts < new.num_elements
    ):  # MLIR takes the number of the element for that of its first component
        count = build.constant(last.type, parts)
        component = build.insert(spirv.IMulOp, last.type, component, count)
    return [*indices, component], new.element_type


class LoadOfOther(_OfAlias, ConversionPattern[spirv.LoadOp]):
    """Loads the parts of an element, and puts them together."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        old, new = op.ptr.type.pointee_type, adaptor.ptr.type.pointee_type
        build = _Builder(rewriter, op.location)
        if old is not new and isinstance(old, VectorType) != isinstance(new, VectorType):
            return rewriter.match_failure(op, "unsupported src/dst types for spirv.Load")
        ratio = 1 if old is new else _bits(old) // _bits(new)
        if ratio > _MOST or not _is_plain(op):
            return rewriter.match_failure(op, "more than 4 components, or a volatile access")
        value = build.load(adaptor.ptr)
        if ratio == 1:
            if old is not new:
                value = build.insert(spirv.BitcastOp, old, value)
            rewriter.replace_op(op, [value])
            return True
        access = adaptor.ptr.defining_op
        if not isinstance(access, spirv.AccessChainOp):
            return rewriter.match_failure(op, "ptr not spirv.AccessChain")
        parts = [value, *_others(build, access, new, ratio)]
        rewriter.replace_op(op, [_joined(build, parts, old, new)])
        return True


def _is_plain(op: spirv.LoadOp | spirv.StoreOp) -> bool:
    access = op.memory_access
    return access is None or spirv.MemoryAccess.Volatile not in access


def _others(build: _Builder, access: spirv.AccessChainOp, element: Type, count: int) -> list[Value]:
    """The parts of an element behind the first one."""
    indices: list[Value] = list(access.indices)
    type = indices[-1].type
    one = build.constant(type, 1)
    found: list[Value] = []
    for _ in range(1, count):
        indices[-1] = build.insert(spirv.IAddOp, type, indices[-1], one)
        found.append(build.load(build.access(access.base_ptr, indices, element)))
    return found


def _joined(build: _Builder, parts: list[Value], old: Type, new: Type) -> Value:
    """The element of parts; the first one has the lowest bits."""
    if not isinstance(old, VectorType):
        together = build.insert(
            spirv.CompositeConstructOp, VectorType.get([len(parts)], new), *parts
        )
        return build.insert(spirv.BitcastOp, old, together)
    assert isinstance(new, VectorType)
    if old.element_type is not new.element_type:
        count = _bits(new) // _bits(old.element_type)
        cast = VectorType.get([count], old.element_type) if count > 1 else old.element_type
        parts = [build.insert(spirv.BitcastOp, cast, part) for part in parts]
    return build.insert(spirv.CompositeConstructOp, old, *parts)


class StoreToOther(_OfAlias, ConversionPattern[spirv.StoreOp]):
    """Stores a number that has as many bits there."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        old, new = op.ptr.type.pointee_type, adaptor.ptr.type.pointee_type
        if not _are_same_scalars(old, new):
            return rewriter.match_failure(op, "not scalars of one width")
        value = adaptor.value
        if old is not new:
            value = _Builder(rewriter, op.location).insert(spirv.BitcastOp, new, value)
        made = spirv.StoreOp.build(
            adaptor.ptr,
            value,
            memory_access=op.memory_access,
            alignment=op.alignment,
            attributes=dict(op.attributes),
            location=op.location,
        )
        rewriter.insert(made)
        rewriter.erase_op(op)
        return True


@register_pass
class SPIRVUnifyAliasedResourcePass(Pass):
    """Accesses variables of one binding through one of them."""

    ARGUMENT = "spirv-unify-aliased-resource"
    NAME = "SPIRVUnifyAliasedResourcePass"
    SUMMARY = "Unify access of multiple aliased resources into access of one single resource"
    OPERATION = "spirv.module"

    def run_on_operation(self, op: Operation) -> None:
        aliases = Aliases(op)
        target = ConversionTarget()
        target.add_legal_dialect("spirv")
        for op_class in (
            spirv.GlobalVariableOp,
            spirv.AddressOfOp,
            spirv.AccessChainOp,
            spirv.LoadOp,
            spirv.StoreOp,
        ):
            target.add_dynamically_legal_op(op_class, lambda op: aliases.of(op) is None)
        patterns = [
            kind(aliases)
            for kind in (VariableGoes, AddressOfOther, AccessOfOther, LoadOfOther, StoreToOther)
        ]
        apply_partial_conversion(op, target, patterns)
        for variables in _aliased(op).values():
            if len(variables) == 1:
                del variables[0].attributes[_ALIASED]
