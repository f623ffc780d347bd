"""`transform-interpreter`: applies a named sequence to the payload (MLIR: Transform Dialect)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import load_dependent_dialects
from odsgen.dialects.transform.interpreter import TransformState, definite
from odsgen.passes import Pass, flag, register_pass, text, texts
from odsgen.runtime import IntegerAttr, Operation, StringAttr, i64
from odsgen_dialects.transform import NamedSequenceOp

_TARGET_TAG = "transform.target_tag"


@register_pass
class TransformInterpreter(Pass):
    """Applies the entry sequence to the operation on which the pass runs, or to a tagged one inside."""

    ARGUMENT = "transform-interpreter"
    NAME = "InterpreterPass"
    SUMMARY = "transform dialect interpreter"
    RUNS_IN_WORKERS = False

    root_tag = text(
        "debug-payload-root-tag",
        "",
        "Select the operation with 'transform.target_tag' attribute having the given value as "
        "payload IR root. If empty select the pass anchor operation as the payload IR root.",
    )
    trailing_arguments = texts(
        "debug-bind-trailing-args",
        "Binds trailing arguments of the entry point to the payload operations with specified names.",
    )
    disable_expensive_checks = flag(
        "disable-expensive-checks",
        False,
        "Disable expensive checks in the interpreter for a faster run.",
    )
    entry_point = text("entry-point", "__transform_main", "Entry point of the pass pipeline.")

    def run_on_operation(self, op: Operation) -> None:
        """Find the payload and the entry, and run."""
        load_dependent_dialects(op, *_MADE)
        root = op if not self.root_tag else _tagged(op, self.root_tag)
        entry = find_entry(op, self.entry_point)
        state = TransformState(
            root,
            [_binding(root, text) for text in self.trailing_arguments],
            expensive_checks=not self.disable_expensive_checks,
            report=self.emit,
        )
        run_entry(entry, state)


#: The dialects of operations that transforms make.
_MADE = ("affine", "arith", "linalg", "memref", "scf", "tensor", "ub", "vector")


def run_entry(entry: NamedSequenceOp, state: TransformState) -> None:
    """Apply the sequence in which a script starts; raises SilenceableFailure and DefiniteFailure."""
    region = entry.parent_region
    assert region is not None
    state.extensions[NamedSequenceOp] = entry
    with state.scope(region):
        state.apply(entry)


def find_entry(root: Operation, name: str) -> NamedSequenceOp:
    """The first named sequence of a name inside an operation; raises DefiniteFailure."""
    for inner in root.walk():
        if isinstance(inner, NamedSequenceOp) and inner.sym_name == name:
            return inner
    raise definite(root, f"could not find a nested named sequence with name: {name}")


def _tagged(op: Operation, tag: str) -> Operation:
    wanted = StringAttr.get(tag)
    found = [inner for inner in op.walk() if inner.attributes.get(_TARGET_TAG) is wanted]
    if not found:
        raise definite(op, f'could not find the operation with {_TARGET_TAG}="{tag}" attribute')
    if len(found) > 1:
        raise definite(
            found[1],
            f'repeated operation with {_TARGET_TAG}="{tag}" attribute',
            [(found[0].location, "previously seen operation")],
        )
    return found[0]


def _binding(root: Operation, text: str) -> Sequence[Any]:
    """The payload of `name`, `^name` and `#1;2`: operations, results of operations, parameters."""
    if text.startswith("#"):
        return [IntegerAttr.get(int(number), i64) for number in text[1:].split(";")]
    name = text.removeprefix("^")
    found = [inner for inner in root.walk(post_order=True) if inner.name == name]
    return [r for op in found for r in op.results] if text.startswith("^") else found
