"""The properties of operations among the entries of attribute dictionaries, and those of the generic form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import DictionaryAttr
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.ir.operation import SharedEntries

if TYPE_CHECKING:
    from typing import Any

    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser.parser import Parser

SEGMENT_SIZES = frozenset({"operandSegmentSizes", "resultSegmentSizes"})
#: Their names in older programs, which MLIR still reads.
_OLDER_SEGMENT_SIZES = {
    "operand_segment_sizes": "operandSegmentSizes",
    "result_segment_sizes": "resultSegmentSizes",
}


def set_properties(parser: Parser, op: Operation, properties: Attribute | None, place: int) -> None:
    """Give a registered operation the properties of its generic form: `<{…}>`, or the inherent ones of `{…}`."""
    if op.stored_attributes or properties is None:
        _set_new_properties(parser, op, properties, place)
        return
    known = parser._known_properties.get((op.__class__, properties))
    if known is None:
        _set_new_properties(parser, op, properties, place)
        known = SharedEntries(op.stored_properties)
        parser._known_properties[op.__class__, properties] = known
    op.properties = known


def _set_new_properties(
    parser: Parser, op: Operation, properties: Attribute | None, place: int
) -> None:
    inherent = op.PROPERTY_NAMES
    # An attribute that has the name of a native property is another thing; of segment sizes it is the older spelling.
    native = op.PROPERTY_KINDS.keys() - SEGMENT_SIZES
    attributes = op.attributes
    if properties is not None:
        if not inherent:
            raise _invalid_properties(
                parser, op, properties, "this operation does not support properties", place
            )
        if not isinstance(properties, DictionaryAttr):
            raise _invalid_properties(
                parser, op, properties, "expected DictionaryAttr to set properties", place
            )
        # As in MLIR: attributes by name, then native properties in the order of the definition.
        entries = dict(properties.entries)
        kinds = op.PROPERTY_KINDS
        for older, name in _OLDER_SEGMENT_SIZES.items():
            if name in kinds and older in entries:
                entries.setdefault(name, entries[older])
        for name in [name for name in entries if name not in kinds] + list(kinds):
            if name in inherent and name in entries:
                try:
                    op.set_property_attribute(name, entries[name])
                except ValueError as error:
                    raise _invalid_properties(parser, op, properties, str(error), place) from None
    _take_older_segment_sizes(op, attributes)
    for name in sorted(name for name in attributes if name in inherent and name not in native):
        entry = attributes.pop(name)
        if name in op.stored_properties:
            continue
        try:
            found = op.property_from_entry(name, entry, is_verified_later=properties is not None)
        except ValueError as error:
            raise _place_error(parser, str(error), place) from None
        if found is not None:
            op.properties[name] = found


def _invalid_properties(
    parser: Parser, op: Operation, properties: Attribute, reason: str, place: int
) -> ParseError:
    return _place_error(
        parser, f"invalid properties {properties} for op {op.name}: {reason}", place
    )


def _place_error(parser: Parser, message: str, place: int) -> ParseError:
    return ParseError(
        [Diagnostic(Severity.ERROR, parser.location_of(place), message)], parser.source
    )


def take_inherent(
    parser: Parser,
    op_class: type[Operation],
    attributes: dict[str, Attribute],
    properties: dict[str, Any],
    place: int | None = None,
) -> None:
    """Move the inherent attributes among the entries of an attribute dictionary to the properties.

    With the place of the dictionary, what does not satisfy its constraint is an error; else it is left out, as in
    MLIR is what custom code has read.
    """
    native = op_class.PROPERTY_KINDS.keys() - SEGMENT_SIZES  # as in `set_properties`
    _take_older_segment_sizes(op_class, attributes)
    for name in sorted(attributes.keys() & op_class.PROPERTY_NAMES):  # MLIR checks them by name
        entry = None if name in native else attributes.pop(name, None)
        if entry is not None:
            try:
                value = op_class.property_from_entry(name, entry)
            except ValueError as error:
                if place is None:
                    continue
                raise parser.custom_error(str(error), place) from None
            if value is not None:
                properties[name] = value


def _take_older_segment_sizes(
    op_class: Operation | type[Operation], attributes: dict[str, Attribute]
) -> None:
    """Give the entries of a dictionary that are segment sizes in the older spelling today's names, if they are sizes."""
    kinds = op_class.PROPERTY_KINDS
    for older, name in _OLDER_SEGMENT_SIZES.items():
        if name in kinds and older in attributes:
            sizes = attributes.pop(older)
            try:
                kinds[name].from_attribute(sizes)
            except ValueError:
                continue  # as in MLIR, where it sets nothing
            attributes[name] = sizes
