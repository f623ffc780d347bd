"""Which operations of `transform` can be applied, and which are refused: the list says all of the latter."""

from __future__ import annotations

from pathlib import Path

from odsgen.runtime import Operation
from odsgen_dialects import transform

LIST = Path(__file__).parent / "transform_operations_without_hooks.txt"
HOOKS = {"PatternDescriptorOpInterface": "populates", "TransformOpInterface": "applies"}


def test_operations_without_hooks() -> None:
    find = transform.DIALECT.bound_hooks.find
    classes: list[type[Operation]] = list(transform.DIALECT.operations.values())
    missing = [
        op_class.OPERATION_NAME
        for op_class in classes
        for interface, kind in HOOKS.items()
        if interface in op_class.INTERFACES and find(kind, op_class) is None
    ]
    assert sorted(missing) == LIST.read_text("utf-8").splitlines()
