"""Checks the arguments of builders: a wrong part is refused where it is given, not where something looks at it later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Sized
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias, TypeVar

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.construction import make_operation, simple_operation
from odsgen.runtime.ir.implicit import insert_implicitly, insertions
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import LocationToken

    OpT = TypeVar("OpT", bound=Operation)
    Attributes: TypeAlias = dict[str, Attribute] | None
    AnyLocation: TypeAlias = Location | None

PartT = TypeVar("PartT")
AttributeT = TypeVar("AttributeT", bound=Attribute)


def listed(parts: Iterable[PartT]) -> Iterable[PartT]:
    """Several regions or blocks; raises TypeError for a single one, which would be taken for what is inside it."""
    if isinstance(parts, (Region, Block)):
        raise TypeError(f"expected several, in a list, got a single {type(parts).__name__}")
    return parts


def strings(values: Sequence[PartT]) -> Sequence[PartT]:
    """Several strings; raises TypeError for a single one, whose letters would be taken for them."""
    if isinstance(values, (str, bytes)):
        raise TypeError(f"expected several, in a list, got {values!r}")
    return values


def wrong_argument(
    op_class: type[Operation], error: Exception, given: Mapping[str, object]
) -> Exception:
    """The error of a builder with the parameter that it is about; ``given`` are the variables of the builder."""
    build: Any = op_class.build  # type: ignore[attr-defined]
    for name, annotation in build.__func__.__annotations__.items():
        if name not in given or name in ("attributes", "location"):
            continue
        if given[name] is None and "None" in str(annotation):
            continue
        problem = _problem_of(op_class, name, str(annotation), given[name])
        if problem is not None:
            kind = ValueError if isinstance(error, ValueError) else TypeError
            return kind(
                f"the parameter '{name}' of {op_class.__name__}.build ('{op_class.OPERATION_NAME}'): {problem}"
            )
    return error


class _Probe:
    """Takes what a setter of an operation sets."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.properties: dict[str, object] = {}
        self._properties = self.properties


def _problem_of(op_class: type[Operation], name: str, annotation: str, value: object) -> str | None:
    """Why a value cannot be given for a parameter; None if nothing is wrong with it."""
    if annotation.startswith("Sequence[") and (  # the annotations of generated code are strings
        isinstance(value, (str, bytes, Value, Region, Block)) or not isinstance(value, Iterable)
    ):
        return f"expected several, in a list, got {value!r}"
    accessor = getattr(op_class, name, None)
    if not isinstance(accessor, property) or accessor.fset is None:
        return None
    if name not in op_class.PROPERTY_NAMES and not annotation.startswith("Sequence["):
        return None
    try:
        accessor.fset(_Probe(op_class.OPERATION_NAME), value)
    except (TypeError, ValueError, AttributeError) as problem:
        said = f"the attribute '{name}' of '{op_class.OPERATION_NAME}': "
        return _reason(str(problem).removeprefix(said), value)
    return None


def _reason(problem: str, value: object) -> str | None:
    """The text of an error of a conversion, in words about the value; None if it is not about that."""
    if "_Probe" in problem:
        return None
    if "cannot be interpreted as an integer" in problem:
        return f"expected an int, got {value!r}"
    return problem


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
    location: Location | LocationToken | None = None,
    successors: tuple[Block, ...] = (),
    regions: tuple[Region, ...] = (),
) -> OpT:
    """The operation of these parts, of which the operands were checked; raises TypeError for a part of the wrong kind."""
    for result_type in result_types:
        if not isinstance(result_type, Type):
            _refuse_one("the type of result", op_class, "a type", result_types, result_type)
    if properties:
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
    if insertions:
        insert_implicitly(op)
    return op


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
