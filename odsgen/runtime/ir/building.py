"""What builders are given, checked: a wrong part is refused where it is given, not where something looks at it later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Sized
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from odsgen.runtime.ir.attribute import Attribute, Type
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.region import Region

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import LocationToken, Value

    OpT = TypeVar("OpT", bound=Operation)

PartT = TypeVar("PartT")
AttributeT = TypeVar("AttributeT", bound=Attribute)


def listed(parts: Iterable[PartT]) -> Iterable[PartT]:
    """Several regions or blocks; raises TypeError for a single one, which would be taken for what is inside it."""
    if isinstance(parts, (Region, Block)):
        raise TypeError(f"expected several, in a list, got a single {type(parts).__name__}")
    return parts


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
    properties: dict[str, Any] | None,
    attributes: Mapping[str, Attribute] | None,
    successors: tuple[Block, ...] = (),
    regions: tuple[Region, ...] = (),
    location: Location | LocationToken | None = None,
) -> OpT:
    """The operation of these parts, of which the operands were checked; raises TypeError for a part of the wrong kind."""
    name = op_class.OPERATION_NAME
    for index, result_type in enumerate(result_types):
        if not isinstance(result_type, Type):
            _refuse(f"the type of result #{index}", name, "a type", result_type)
    if properties:
        for key, value in properties.items():
            if not isinstance(value, Attribute):
                _check_property(op_class, key, value)
    if attributes is not None:
        attributes = checked_attributes(op_class, attributes)
    for index, successor in enumerate(successors):
        if not isinstance(successor, Block):
            _refuse(f"successor #{index}", name, "a block", successor)
    for index, region in enumerate(regions):
        if not isinstance(region, Region):
            _refuse(f"region #{index}", name, "a region", region)
    if location is not None and not isinstance(location, (Attribute, tuple)):
        _refuse("the location", name, "a location", location)
    return op_class(
        operands, result_types, properties, attributes, successors, regions, location=location
    )


def checked_attributes(
    op_class: type[Operation], attributes: Mapping[str, Attribute]
) -> dict[str, Attribute]:
    """Discardable attributes; raises ValueError for one that is inherent to the operation."""
    name = op_class.OPERATION_NAME
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
    if key not in op_class.PROPERTY_FORMS:
        _refuse(f"the attribute '{key}'", op_class.OPERATION_NAME, "an attribute", value)
    checked_native(op_class, key, value)


def checked_native(op_class: type[Operation], key: str, value: PartT) -> PartT:
    """The value of a native property; raises TypeError or ValueError for what is none."""
    name, form = op_class.OPERATION_NAME, op_class.PROPERTY_FORMS.get(key)
    try:
        if form is not None:
            form.to_attribute(value)
    except (TypeError, AttributeError) as error:
        raise TypeError(f"the property '{key}' of '{name}' cannot be {value!r}: {error}") from None
    except ValueError as error:
        raise ValueError(f"the property '{key}' of '{name}' cannot be {value!r}: {error}") from None
    return value


def _refuse(part: str, name: str, expected: str, found: object) -> NoReturn:
    raise TypeError(f"{part} of '{name}' must be {expected}, got {found!r}")
