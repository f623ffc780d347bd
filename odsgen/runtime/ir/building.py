"""Checks the arguments of builders: a wrong part is refused where it is given, not where something looks at it later."""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Callable, Iterable, Mapping, Sequence, Sized
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias, TypeVar

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.locations import Location
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.construction import make_operation, simple_operation
from odsgen.runtime.ir.implicit import insertions
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import LocationToken

    OpT = TypeVar("OpT", bound=Operation)
    AnyLocation: TypeAlias = Location | LocationToken | None
else:  # as `typing.get_type_hints` gives it: a token is our own
    AnyLocation = Location | None

Attributes: TypeAlias = dict[str, Attribute] | None
PartT = TypeVar("PartT")
AttributeT = TypeVar("AttributeT", bound=Attribute)


def several(op_class: type[Operation], parameter: str, parts: Iterable[PartT]) -> tuple[PartT, ...]:
    """The values, regions, blocks or types that a parameter takes; raises TypeError for a single one."""
    if type(parts) is not list and (isinstance(parts, _SINGLE) or not isinstance(parts, Iterable)):
        raise _wrong(op_class, parameter, f"expected several, in a list, got {parts!r}")
    return tuple(parts)


#: What could be taken for the parts in it.
_SINGLE = (str, bytes, Value, Region, Block)


def strings(values: Sequence[PartT]) -> Sequence[PartT]:
    """Several strings; raises TypeError for a single one, whose letters would be taken for them."""
    if isinstance(values, (str, bytes)):
        raise TypeError(f"expected several, in a list, got {values!r}")
    return values


def attribute_type(op_class: type[Operation], parameter: str, attribute: Any) -> Type:
    """The type of an attribute that a parameter takes; raises TypeError for what has none."""
    try:
        found: Type = attribute.type
    except AttributeError:
        wanted = "an attribute with a type" if isinstance(attribute, Attribute) else "an attribute"
        raise _wrong(op_class, parameter, f"expected {wanted}, got {attribute!r}") from None
    return found


def _wrong(
    op_class: type[Operation], parameter: str, problem: str, error: Exception | None = None
) -> Exception:
    """The error of a builder with the parameter that it is about."""
    kind = ValueError if isinstance(error, ValueError) else TypeError
    called = f"{op_class.__name__}.build ('{op_class.OPERATION_NAME}')"
    return kind(f"the parameter '{parameter}' of {called}: {problem}")


#: Of each inherent attribute and property the value that a builder leaves out, what makes it of a value, and the parameter.
Conversions: TypeAlias = dict[str, tuple[object, Callable[[Any], Any], str]]

#: By op class, from its first builder on.
_CONVERSIONS: dict[type[Operation], Conversions] = {}


def _conversions(op_class: type[Operation]) -> Conversions:
    """How the accessors of a class convert, and what its builder gives where nothing is said."""
    build: Any = op_class.build  # type: ignore[attr-defined]
    defaults = build.__kwdefaults__ or {}
    found: Conversions = {
        name: (
            (None, partial(checked_native, op_class, name), name)
            if name in op_class.PROPERTY_KINDS
            else (None, checked_attribute, name)
        )
        for name in op_class.PROPERTY_NAMES
    }
    for each in reversed(op_class.__mro__):
        for parameter, accessor in vars(each).items():
            conversion = getattr(getattr(accessor, "fset", None), "conversion", None)
            if conversion is not None:
                name, convert = conversion
                if name in op_class.PROPERTY_KINDS:
                    convert = partial(checked_native, op_class, name)
                default = defaults.get(parameter, _REQUIRED)
                found[name] = default, convert, parameter
    _CONVERSIONS[op_class] = found
    return found


_REQUIRED = object()  # the default of what must be given


def properties_of(op_class: type[Operation], values: Mapping[str, object]) -> dict[str, Any]:
    """The inherent attributes and properties of the values that a builder was given, without those that are left out."""
    conversions = _CONVERSIONS.get(op_class) or _conversions(op_class)
    properties: dict[str, Any] = {}
    for name, value in values.items():
        default, convert, parameter = conversions[name]
        if value is default or (default is not _REQUIRED and value == default):
            continue
        try:
            converted = convert(value)
        except (TypeError, ValueError, AttributeError) as error:
            raise _unfit(op_class, name, parameter, value, error) from None
        if converted is not None:
            properties[name] = converted
    return properties


def _unfit(
    op_class: type[Operation], name: str, parameter: str, value: object, error: Exception
) -> Exception:
    """The error of a value that does not convert, in words about it and its parameter."""
    if name in op_class.PROPERTY_KINDS:
        return error  # which says all
    build: Any = op_class.build  # type: ignore[attr-defined]
    annotation = str(build.__func__.__annotations__.get(parameter, ""))
    problem = str(error)
    if annotation.startswith("Sequence[") and (  # the annotations of generated code are strings
        isinstance(value, _SINGLE) or not isinstance(value, Iterable)
    ):
        problem = f"expected several, in a list, got {value!r}"
    elif "cannot be interpreted as an integer" in problem:
        problem = f"expected an int, got {value!r}"
    return _wrong(op_class, parameter, problem, error)


def check_equal_sizes(name: str, *groups: Sized) -> None:
    """Raises ValueError for groups of values of different sizes, of an operation that keeps no sizes."""
    sizes = [len(group) for group in groups]
    if len(set(sizes)) > 1:
        raise ValueError(f"the groups of values of '{name}' must have one size, got {sizes}")


def checked_attribute(value: AttributeT) -> AttributeT:
    """An attribute; raises TypeError for anything else."""
    if not isinstance(value, Attribute):
        raise TypeError(f"expected an attribute, got {value!r}")
    return value


def build_operation(
    op_class: type[OpT],
    operands: tuple[Value, ...],
    result_types: Sequence[Type],
    values: Mapping[str, object] | None,
    attributes: Mapping[str, Attribute] | None,
    location: Location | LocationToken | None = None,
    successors: tuple[Block, ...] = (),
    regions: tuple[Region, ...] = (),
    *,
    properties: dict[str, Any] | None = None,
) -> OpT:
    """The operation of these parts, of which the operands were checked; raises TypeError for a part of the wrong kind.

    ``values`` are what inherent attributes and properties are made of, where ``properties`` does not have these.
    """
    for result_type in result_types:
        if not isinstance(result_type, Type):
            _refuse_one("the type of result", op_class, "a type", result_types, result_type)
    if values is not None:  # as `properties_of`, without a call
        conversions = _CONVERSIONS.get(op_class) or _conversions(op_class)
        properties = {}
        for key, value in values.items():
            default, convert, parameter = conversions[key]
            if value is default or (default is not _REQUIRED and value == default):
                continue
            try:
                converted = convert(value)
            except (TypeError, ValueError, AttributeError) as error:
                raise _unfit(op_class, key, parameter, value, error) from None
            if converted is not None:
                properties[key] = converted
    elif properties:
        for key, value in properties.items():
            if not isinstance(value, Attribute):
                _check_property(op_class, key, value)
    if successors or regions:
        _check_control_flow(op_class, successors, regions)
    if attributes is not None:
        attributes = checked_attributes(op_class, attributes)
    if location is not None and not isinstance(location, (Attribute, tuple)):
        _refuse("the location", op_class.OPERATION_NAME, "a location", location)
    if successors or regions or len(result_types) > 1:
        op = make_operation(
            op_class, operands, result_types, properties, attributes, successors, regions, location
        )
    else:
        type = result_types[0] if result_types else None
        op = simple_operation(op_class, operands, type, properties, attributes, location)
    if insertions and (stack := insertions.get(get_ident())):
        stack[-1](op)  # inside a builder's `with`, in this thread
    return op


def build_inferred(
    op_class: type[OpT],
    operands: tuple[Value, ...],
    values: Mapping[str, object],
    attributes: Mapping[str, Attribute] | None,
    location: Location | LocationToken | None = None,
    successors: tuple[Block, ...] = (),
    regions: tuple[Region, ...] = (),
) -> OpT:
    """The operation of these parts, the types of whose results follow from them."""
    properties = properties_of(op_class, values)
    infer: Callable[..., Sequence[Type]] = op_class.infer_return_types  # type: ignore[attr-defined]
    types = infer(operands, properties, regions)
    return build_operation(
        op_class,
        operands,
        types,
        None,
        attributes,
        location,
        successors,
        regions,
        properties=properties,
    )


def _check_control_flow(
    op_class: type[Operation], successors: tuple[Block, ...], regions: tuple[Region, ...]
) -> None:
    for successor in successors:
        if not isinstance(successor, Block):
            _refuse_one("successor", op_class, "a block", successors, successor)
    for region in regions:
        if not isinstance(region, Region):
            _refuse_one("region", op_class, "a region", regions, region)


def checked_attributes(
    op_class: type[Operation], attributes: Mapping[str, Attribute]
) -> dict[str, Attribute]:
    """Discardable attributes; raises ValueError for one that is inherent to the operation."""
    name = op_class.OPERATION_NAME
    if not hasattr(attributes, "items"):
        _refuse("the argument 'attributes'", name, "a mapping of names to attributes", attributes)
    for key, attribute in attributes.items():
        if not isinstance(key, str):
            _refuse("the name of an attribute", name, "a str", key)
        if not isinstance(attribute, Attribute):
            _refuse(f"the attribute '{key}'", name, "an attribute", attribute)
        if key in op_class.PROPERTY_NAMES:
            raise ValueError(f"'{key}' is inherent to '{name}', not one of its other attributes")
    return attributes if isinstance(attributes, dict) else dict(attributes)


def _check_property(op_class: type[Operation], key: str, value: object) -> None:
    """Raises TypeError or ValueError for what is neither an attribute nor the value of a native property."""
    if key not in op_class.PROPERTY_KINDS:
        _refuse(f"the attribute '{key}'", op_class.OPERATION_NAME, "an attribute", value)
    checked_native(op_class, key, value)


def checked_native(op_class: type[Operation], key: str, value: PartT) -> PartT:
    """The value of a native property; raises TypeError or ValueError for what is none."""
    name, kind = op_class.OPERATION_NAME, op_class.PROPERTY_KINDS.get(key)
    try:
        if kind is not None:
            kind.to_attribute(value)
    except (TypeError, AttributeError) as error:
        raise TypeError(f"the property '{key}' of '{name}' cannot be {value!r}: {error}") from None
    except ValueError as error:
        raise ValueError(f"the property '{key}' of '{name}' cannot be {value!r}: {error}") from None
    return value


def _refuse_one(
    part: str, op_class: type[Operation], expected: str, parts: Sequence[object], found: object
) -> NoReturn:
    """Refuse one of several parts, by its number."""
    index = next(i for i, other in enumerate(parts) if other is found)
    _refuse(f"{part} #{index}", op_class.OPERATION_NAME, expected, found)


def _refuse(part: str, name: str, expected: str, found: object) -> NoReturn:
    raise TypeError(f"{part} of '{name}' must be {expected}, got {found!r}")
