"""The interfaces that MLIR ships, with those of their methods that hooks can implement, typed for Python.

`odsgen.ods.library.interfaces` has every interface and method by name; the classes of the runtime say what a method takes and
gives.  A Python name is the C++ one without `get`; what takes no arguments and only looks is a property, so that an accessor of
its name implements it.
"""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

from odsgen.ods.library.interfaces import INTERFACES, InterfaceDefinition
from odsgen.ods.library.runtime_interfaces import INTERFACE_CLASSES
from odsgen.ods.model import BuilderParameter, DefaultValue, InterfaceDef, InterfaceMethod
from odsgen.ods.model.names import identifier, snake_case

#: The Python names of the methods that are not called as MLIR calls them.
_PYTHON_NAMES = {
    ("CallableOpInterface", "getResultTypes"): "callable_result_types",
    ("RegionBranchTerminatorOpInterface", "getSuccessorRegions"): "terminator_successor_regions",
    ("Symbol", "getNameAttr"): "symbol_name",
    ("Symbol", "setName"): "set_symbol_name",
    ("MemRefLayoutAttrInterface", "isIdentity"): "is_identity_layout",
    ("OpAsmAttrInterface", "getAlias"): "suggested_alias",
    ("OpAsmTypeInterface", "getAlias"): "suggested_alias",
}

#: Interfaces that the builtin types and attributes implement by themselves: their methods are properties of the classes.
_WITHOUT_CLASS = {
    "ShapedTypeInterface": {
        "cloneWith": "(shape: Sequence[int] | None, element_type: Type) -> ShapedType",
        "getElementType": "Type",
        "hasRank": "bool",
        "getShape": "tuple[int, ...]",
    },
    "FloatTypeInterface": {"getFloatSemantics": "FloatSemantics"},
    "ElementsAttrInterface": {"isSplat": "bool", "getShapedType": "ShapedType"},
    "TypedAttrInterface": {"getType": "Type"},
}

#: The generator implements its methods, from the derived attributes of the definition.
_GENERATED = "DerivedAttributeOpInterface"


@cache
def _methods() -> dict[str, tuple[InterfaceMethod, ...]]:
    """The methods of each interface that a hook can implement: those that the class of the runtime has."""
    found: dict[str, tuple[InterfaceMethod, ...]] = {}
    for name, definition in INTERFACES.items():
        of_runtime = INTERFACE_CLASSES.get(definition.mlir_name)
        if of_runtime is not None and name != _GENERATED:
            methods = (_method_of_class(definition, m, of_runtime) for m in definition.methods)
            found[name] = tuple(method for method in methods if method is not None)
    for name, signatures in _WITHOUT_CLASS.items():
        found[name] = tuple(
            _written_method(INTERFACES[name], *signature) for signature in signatures.items()
        )
    return found


def _method_of_class(
    definition: InterfaceDefinition, name: str, of_runtime: type[Any]
) -> InterfaceMethod | None:
    python_name = _PYTHON_NAMES.get((definition.name, name)) or python_method_name(name)
    member = inspect.getattr_static(of_runtime, python_name, None)
    if member is None:
        return None
    is_property = isinstance(member, property)
    is_static = isinstance(member, (staticmethod, classmethod))
    function = member.fget if is_property else member.__func__ if is_static else member
    assert function is not None, f"{name} can be assigned and not be read"
    signature = inspect.signature(function)
    return InterfaceMethod(
        name=name,
        python_name=python_name,
        parameters=tuple(
            BuilderParameter(p.name, p.annotation, _default(p.default))
            for p in signature.parameters.values()
            if p.name not in ("self", "cls")
        ),
        returns=signature.return_annotation,
        has_default=name in definition.optional,
        is_static=is_static,
        is_property=is_property,
    )


def _default(value: Any) -> DefaultValue | None:
    """The default of a parameter; None where there is none."""
    return None if value is inspect.Parameter.empty else DefaultValue(value, repr(value))


def _written_method(definition: InterfaceDefinition, name: str, signature: str) -> InterfaceMethod:
    """A method of a table: the type of a property, or parameters without defaults and a result."""
    parameters, arrow, returns = signature.partition(") -> ")
    listed = parameters.removeprefix("(").split(", ") if arrow else []
    return InterfaceMethod(
        name=name,
        python_name=python_method_name(name),
        parameters=tuple(
            BuilderParameter(parameter, annotation)
            for parameter, _, annotation in (each.partition(": ") for each in listed)
        ),
        returns=returns or signature,
        has_default=name in definition.optional,
        is_property=not arrow,
    )


def python_method_name(name: str) -> str:
    """`getAsmResultNames` → `asm_result_names`."""
    if name.startswith("get") and name[3:4].isupper():
        name = name[3:]
    return identifier(snake_case(name))


_BY_MLIR_NAME = {definition.mlir_name: definition for definition in INTERFACES.values()}


@cache
def shipped_interface(name: str) -> InterfaceDef | None:
    """The interface of ODS of that name, or of that name in C++, which classes of the runtime carry; else None."""
    definition = INTERFACES.get(name) or _BY_MLIR_NAME.get(name)
    return None if definition is None else _interface(definition)


def _interface(definition: InterfaceDefinition) -> InterfaceDef:
    return InterfaceDef(
        name=definition.mlir_name,
        kind=definition.kind,
        summary="",
        methods=_methods().get(definition.name, ()),
        bases=definition.bases,
        has_verifier=definition.has_verifier,
    )
