"""Frees the types and attributes that nobody uses any more.

Each is unique in the process, and its class keeps it in a table, so that it stays when the programs are gone that had it.
A process that lives long, and reads one program after the other, can give that memory back from time to time.
"""

from __future__ import annotations

from collections.abc import Iterator
from sys import getrefcount
from typing import Any

from odsgen.runtime.affine.expr import AffineExpr
from odsgen.runtime.affine.integer_set import IntegerSet
from odsgen.runtime.affine.map import AffineMap
from odsgen.runtime.base.attribute import AttrOrType
from odsgen.runtime.glue.constraints import forget_answers
from odsgen.runtime.glue.format_parts import short_array_text
from odsgen.runtime.parser.types import compact_shaped_type
from odsgen.runtime.printer.elements import splat_text
from odsgen.runtime.printer.names import forget_names
from odsgen.runtime.printer.types import forget_texts

_Table = dict[Any, Any]

#: The references to an object that is asked for its references, besides those of its table: the name and the argument.
_OWN = 2


def free_unused_attributes() -> int:
    """Free the types, attributes and affine expressions that nothing refers to; returns how many.

    What a program, a variable or a constant of a module refers to, directly or inside another one, stays.  Programs go
    first where Python's collector is asked: `gc.collect()`.  No other thread may make types or attributes meanwhile.
    """
    forget_answers()
    forget_names()
    forget_texts()
    compact_shaped_type.cache_clear()
    splat_text.cache_clear()
    short_array_text.cache_clear()
    places = _places()
    pending: list[Any] = list(places)
    freed = 0
    while pending:
        identity = pending.pop()
        place = places.get(identity)
        if place is None:
            continue
        table, keys = place
        found = table[keys[0]]
        if getrefcount(found) > len(keys) + _OWN:
            del found
            continue
        # What is inside may be free then.  No name may be left that refers to it.
        inside = list(map(id, _parts(found)))
        del found, place, places[identity]
        while keys:
            del table[keys.pop()]
        del keys
        pending += inside
        freed += 1
    del places
    for table in _tables():  # a dictionary keeps the room that it once needed
        kept = dict(table)
        table.clear()
        table.update(kept)
    return freed


def _places() -> dict[int, tuple[_Table, list[Any]]]:
    """The table of each object, by its identity, and the keys that it has there."""
    found: dict[int, tuple[_Table, list[Any]]] = {}
    for table in _tables():
        for key, value in table.items():
            found.setdefault(id(value), (table, []))[1].append(key)
    return found


def _tables() -> Iterator[_Table]:
    classes: list[type] = [AttrOrType, AffineExpr, AffineMap, IntegerSet]
    seen: set[type] = set()
    while classes:
        current = classes.pop()
        if current in seen:
            continue
        seen.add(current)
        classes.extend(current.__subclasses__())
        for name in ("_interned", "_unique"):
            table = vars(current).get(name)
            if isinstance(table, dict):
                yield table


def _parts(found: object) -> Iterator[object]:
    """The objects to which one refers in its slots, and in the tuples there."""
    pending = [
        getattr(found, name, None)
        for base in type(found).__mro__
        for name in vars(base).get("__slots__", ())
    ]
    while pending:
        part = pending.pop()
        if isinstance(part, (tuple, list)):
            pending.extend(part)
        elif isinstance(part, dict):
            pending.extend(part.values())
        else:
            yield part
