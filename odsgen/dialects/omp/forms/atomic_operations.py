"""Custom forms of the dialect `omp`: types that are like pointers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import atomic_operations
from odsgen.dialects.shared.atomic_operations import print_pointer_type as print_pointer_type
from odsgen.runtime.builtin.types import UnrankedMemRefType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser import Parser


def parse_pointer_type(parser: Parser) -> Type:
    """A pointer or a memref with a rank; another type is refused at once."""
    place = parser.index
    type = atomic_operations.parse_pointer_type(parser)
    if isinstance(type, UnrankedMemRefType):
        raise parser.custom_error("invalid kind of type specified", place)
    return type
