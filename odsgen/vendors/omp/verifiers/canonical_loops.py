"""Verifiers of canonical loops and loop transformations of the dialect `omp`."""

from __future__ import annotations

from typing import Any, NamedTuple

from odsgen.hooks import verifies
from odsgen.runtime import Operation, Value, print_ir
from odsgen_dialects.omp import CanonicalLoopOp, NewCliOp, TerminatorOp, TileOp, UnrollHeuristicOp


class CliUse(NamedTuple):
    """A use of a loop handle, as generatee or applyee."""

    op: Operation
    number: int
    makes: bool


def cli_uses(cli: Value) -> list[CliUse]:
    """The uses of a handle, last first; raises VerifyError if another operation uses it."""
    found = []
    for use in reversed(tuple(cli.uses)):
        owner: Any = use.owner
        if isinstance(owner, CanonicalLoopOp):
            makes = True
        elif isinstance(owner, TileOp):
            makes = use.index < len(owner.generatees)
        elif isinstance(owner, UnrollHeuristicOp):
            makes = False
        else:
            raise owner.op_error("is no transformation of loops, and cannot use '!omp.cli'")
        found.append(CliUse(owner, use.index, makes))
    return found


def generator(cli: Value) -> CliUse | None:
    """The use that generates the loop; None if there is none."""
    return next((use for use in cli_uses(cli) if use.makes), None)


@verifies(NewCliOp)
def verify_new_cli(op: NewCliOp) -> None:
    """NewCliOp::verify"""
    found: dict[bool, CliUse] = {}
    for use in cli_uses(op.result):
        other = found.setdefault(use.makes, use)
        if other is not use:
            what = "generator" if use.makes else "consumer"
            raise op.op_error(
                f"CLI must have at most one {what}",
                [
                    (other.op.location, f"first {what} here:{_shown(other)}"),
                    (use.op.location, f"second {what} here:{_shown(use)}"),
                ],
            )
    if False in found and True not in found:
        consumer = found[False]
        raise op.op_error(
            "CLI has no generator",
            [(consumer.op.location, f"see consumer here: {_text(consumer.op)}")],
        )


def _shown(use: CliUse) -> str:
    return "" if use.makes else _text(use.op)


def _text(op: Operation) -> str:
    text = print_ir(op, generic=True).rstrip()
    return f"\n{text}" if "\n" in text else text


@verifies(TileOp)
def verify_tile(op: TileOp) -> None:
    """TileOp::verify"""
    variables: set[Value] = set()
    for outer_cli, inner_cli in zip(op.applyees, op.applyees[1:], strict=False):
        outer = _applied_loop(op, outer_cli)
        variables.update(outer.region.arguments)
        inner = _applied_loop(op, inner_cli)
        blocks = outer.region.blocks
        body = list(blocks[0]) if len(blocks) == 1 else []
        if len(body) != 2 or body[0] is not inner or not isinstance(body[1], TerminatorOp):
            raise op.op_error("tiled loop nest must be perfectly nested")
        if inner.trip_count in variables:
            raise op.op_error("tiled loop nest must be rectangular")


def _applied_loop(op: TileOp, cli: Value) -> CanonicalLoopOp:
    made = generator(cli)
    if made is None:
        raise op.op_error("applyee CLI has no generator")
    loop: Any = made.op
    if not isinstance(loop, CanonicalLoopOp):
        raise op.op_error("currently only supports omp.canonical_loop as applyee")
    found: CanonicalLoopOp = loop
    return found
