"""Builds loops and conditionals, their bodies in `with`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.building.bodies import Body, one_block, types_of
from odsgen.building.values import AnyValue, mixed, value_of, values, values_of
from odsgen.runtime import Attribute, Region, Type, Value, i1, index
from odsgen.runtime.ir.building import AnyLocation
from odsgen_dialects.scf.ops import (
    ForallOp,
    ForOp,
    IfOp,
    IndexSwitchOp,
    InParallelOp,
    ParallelOp,
    ReduceOp,
    WhileOp,
    YieldOp,
)


def for_(
    lower_bound: AnyValue,
    upper_bound: AnyValue,
    step: AnyValue = 1,
    iter_args: Sequence[AnyValue] = (),
    *,
    unsigned: bool = False,
    location: AnyLocation = None,
) -> Body[ForOp]:
    """Counts from a lower bound up to an upper one, which is left out.

    Numbers are of the type of the bounds that are values, `index` if none is. The body has the counter and what
    ``iter_args`` carries from one iteration to the next; `scf.yield_` gives it on, and the last are the results.
    """
    type: Type = index
    for bound in (lower_bound, upper_bound, step):
        if isinstance(bound, Value):
            type = bound.type
            break
    lower, upper = value_of(lower_bound, type), value_of(upper_bound, type)
    by = value_of(step, type)
    initial = values(iter_args)
    types = [each.type for each in initial]
    op = ForOp.build(
        types,
        lower,
        upper,
        by,
        initial,
        unsigned_cmp=unsigned,
        region=one_block([type, *types]),
        location=location,
    )
    return Body(op, end=YieldOp, ends_by_itself=not types)


def if_(
    condition: AnyValue, results: Sequence[Type] = (), *, location: AnyLocation = None
) -> Body[IfOp]:
    """Runs its body where the condition holds; that of `else_` where it does not, which results ask for."""
    # `build` takes the types of the results from what a branch yields, which is built later.
    op = IfOp.build_generic(
        [value_of(condition, i1)],
        result_types=results,
        regions=(one_block(), Region()),
        location=location,
    )
    return Body(op, end=YieldOp, ends_by_itself=not results)


def else_(conditional: Body[IfOp]) -> Body[IfOp]:
    """The other branch of a conditional: `with scf.else_(choice): …`."""
    return conditional.other(conditional.op.else_region)


def while_(
    inits: Sequence[AnyValue] = (),
    results: Sequence[Type] | None = None,
    *,
    location: AnyLocation = None,
) -> Body[WhileOp]:
    """Repeats: the body takes what is carried and ends with `scf.condition`; `do` has the other one.

    The results, and the arguments of the other body, are of the types of what is carried unless they are given.
    """
    initial = values(inits)
    types = types_of(initial)
    given = types if results is None else results
    op = WhileOp.build(
        given, initial, before=one_block(types), after=one_block(given), location=location
    )
    return Body(op, ends_by_itself=False)


def do(loop: Body[WhileOp]) -> Body[WhileOp]:
    """The other body of a `while_`, where its condition holds; `scf.yield_` gives on what is carried."""
    return Body(loop.op, loop.op.after, end=YieldOp, ends_by_itself=not loop.op.inits)


def parallel(
    lower_bounds: Sequence[AnyValue],
    upper_bounds: Sequence[AnyValue],
    steps: Sequence[AnyValue],
    inits: Sequence[AnyValue] = (),
    *,
    location: AnyLocation = None,
) -> Body[ParallelOp]:
    """Runs its body for all counters of a nest, in any order; the body ends with `scf.reduce`."""
    initial = values(inits)
    op = ParallelOp.build(
        types_of(initial),
        values_of(lower_bounds, index),
        values_of(upper_bounds, index),
        values_of(steps, index),
        initial,
        region=one_block([index] * len(lower_bounds)),
        location=location,
    )
    return Body(op, end=ReduceOp, ends_by_itself=not initial)


def forall(
    upper_bounds: Sequence[AnyValue],
    outs: Sequence[AnyValue] = (),
    *,
    lower_bounds: Sequence[AnyValue] | None = None,
    steps: Sequence[AnyValue] | None = None,
    mapping: Sequence[Attribute] | None = None,
    location: AnyLocation = None,
) -> Body[ForallOp]:
    """Runs its body for all counters of a nest, with tensors that the bodies fill together.

    The body has the counters and the tensors of ``outs``; it ends with `scf.forall_in_parallel`.
    """
    count = len(upper_bounds)
    lower, static_lower = mixed(lower_bounds or [0] * count, index)
    upper, static_upper = mixed(upper_bounds, index)
    step, static_step = mixed(steps or [1] * count, index)
    outputs = values(outs)
    types = types_of(outputs)
    op = ForallOp.build(
        types,
        lower,
        upper,
        step,
        static_lower,
        static_upper,
        static_step,
        outputs,
        mapping=mapping,
        region=one_block([*[index] * count, *types]),
        location=location,
    )
    return Body(op, end=InParallelOp, ends_by_itself=False)


def index_switch(
    value: AnyValue,
    cases: Sequence[int],
    results: Sequence[Type] = (),
    *,
    location: AnyLocation = None,
) -> Body[IndexSwitchOp]:
    """Runs the body that belongs to an index: the one of `case`, or its own, the default.

    >>> with (cost := scf.index_switch(kind, [2, 5], [i32])):
    ...     scf.yield_([other])
    >>> with scf.case(cost, 2):
    ...     scf.yield_([two])
    """
    op = IndexSwitchOp.build(
        results,
        value_of(value, index),
        cases,
        default_region=one_block(),
        case_regions=[one_block() for _ in cases],
        location=location,
    )
    return Body(op, end=YieldOp, ends_by_itself=not results)


def case(switch: Body[IndexSwitchOp], number: int) -> Body[IndexSwitchOp]:
    """The body of an `index_switch` for one of its cases."""
    cases = list(switch.op.cases)
    if number not in cases:
        raise ValueError(f"there is no case {number} among {cases}")
    return switch.other(switch.op.case_regions[cases.index(number)])
