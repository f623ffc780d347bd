"""Hooks that the patterns of rw.td call."""

from typing import Any

from odsgen.runtime.builtin.attributes import ArrayAttr, IntegerAttr, StringAttr
from odsgen.runtime.builtin.types import TupleType, i32

rw: Any = None  # the package of the dialect, which the test puts here


def rewrite_pair_attrs(builder, first, second):
    return ArrayAttr.get([first, second])


def rewrite_all_attrs(builder, *attributes):
    return ArrayAttr.get(attributes)


def rewrite_halves(rewriter, location, x):
    return tuple(rewriter.insert(rw.Two((x,), [x.type, x.type], location=location)).results)


def rewrite_make_one(rewriter, location, x):
    return rewriter.insert(rw.One((x,), [x.type], location=location)).results[0]


def rewrite_make_mark(rewriter, location, a):
    number = a if isinstance(a, IntegerAttr) else IntegerAttr.get(-5, i32)
    rewriter.insert(rw.Mark((), (), {"n": number}, location=location))


def rewrite_tuple_around(x):
    return TupleType.get([x.type])


def match_find_number(op):
    return op.property_attribute("value") if op.name == "rw.cst" else None


def match_find_two(op):
    return (op.a, op.b) if op.name == "rw.add" else None


def rewrite_copy_note(source, target):
    note = source.defining_op.attributes.get("note")
    if note is not None:
        target.defining_op.attributes["note"] = note


def fold_cst(op, operands):
    return [op.property_attribute("value")]


def rewrite_get_owner(x):
    return x.defining_op


def rewrite_note_owner(source, target):
    target.attributes["from"] = StringAttr.get(source.name)


def rewrite_name_of(builder, x):
    op = x.defining_op
    return StringAttr.get("none" if op is None else op.name)


def match_positive(attribute):
    return attribute.value > 0


rewrite_note_owner_2 = rewrite_note_owner
rewrite_all_attrs_2 = rewrite_all_attrs
rewrite_pair_attrs_2 = rewrite_pair_attrs
