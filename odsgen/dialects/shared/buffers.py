"""Where the buffer of a value comes from: views, allocations and arguments of functions."""

from __future__ import annotations

from odsgen.runtime import (
    BlockArgument,
    EffectKind,
    FunctionOpInterface,
    MemoryEffectOpInterface,
    MissingMethodError,
    Value,
    ViewLikeOpInterface,
    as_interface,
    has_interface,
)


def view_base(value: Value) -> Value:
    """The buffer behind a chain of views."""
    while (op := value.defining_op) is not None:
        view = as_interface(op, ViewLikeOpInterface)
        if view is None or view.view_dest is not value:
            break
        try:
            value = view.view_source
        except MissingMethodError:  # not implemented
            break
    return value


def is_allocated(value: Value) -> bool:
    """Whether the operation that defines a value allocates it."""
    op = value.defining_op
    effects = None if op is None else as_interface(op, MemoryEffectOpInterface)
    try:
        return effects is not None and any(
            effect.kind is EffectKind.ALLOCATE for effect in effects.effects_on_value(value)
        )
    except MissingMethodError:  # not implemented
        return False


def is_argument_of_function(value: Value) -> bool:
    """Whether a value is given to a function by its caller."""
    if not isinstance(value, BlockArgument) or not value.owner.is_entry_block:
        return False
    parent = value.owner.parent_op
    return parent is not None and has_interface(parent, FunctionOpInterface)
