"""Verifiers of the dialect `omp`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from odsgen.dialects.shared import atomic_operations
from odsgen.runtime.builtin.attributes import ArrayAttr
from odsgen.runtime.ir.symbol_table import lookup_nearest_symbol_from

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.omp import (
        AtomicCaptureOp,
        AtomicReadOp,
        AtomicUpdateOp,
        AtomicWriteOp,
        CancellationPointOp,
        CancelOp,
        DeclareReductionOp,
        LoopNestOp,
        LoopOp,
        ParallelOp,
        SectionsOp,
        SimdOp,
        SingleOp,
        TaskgroupOp,
        TeamsOp,
        WsloopOp,
    )

    _Allocating: TypeAlias = ParallelOp | SectionsOp | SingleOp | TaskgroupOp | TeamsOp | WsloopOp
    _Privatizing: TypeAlias = (
        LoopOp | ParallelOp | SectionsOp | SimdOp | SingleOp | TeamsOp | WsloopOp
    )


# --- wrappers of loops --------------------------------------------------------------------------------------------------


def _verify_wrapper(op: Operation) -> None:
    """It holds one loop, or one more wrapper."""
    blocks = op.regions[0].blocks
    if len(blocks) > 1:
        raise op.op_error("loop wrapper contains multiple blocks")
    inner = list(blocks[0]) if blocks else []
    if len(inner) != 1:
        raise op.op_error("loop wrapper does not contain exactly one nested op")
    nested = inner[0]
    if nested.name != "omp.loop_nest" and "LoopWrapperInterface" not in nested.INTERFACES:
        raise op.op_error("nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")


verify_distribute_regions = _verify_wrapper
verify_loop_regions = _verify_wrapper
verify_simd_regions = _verify_wrapper
verify_taskloop_regions = _verify_wrapper
verify_wsloop_regions = _verify_wrapper


# --- cancellation -------------------------------------------------------------------------------------------------------


def _parent_construct(op: Operation) -> Operation | None:
    parent = op.parent_op
    while parent is not None and not parent.name.startswith("omp."):
        parent = parent.parent_op
    return parent


def _around(op: Operation, name: str) -> Operation | None:
    """The operation around, if it is of that name."""
    parent = op.parent_op
    return parent if parent is not None and parent.name == name else None


def _verify_place(
    op: CancelOp | CancellationPointOp, what: str, orphan: str
) -> tuple[str, Operation | None]:
    """The kind of construct that is cancelled, and its operation; raises an error if `op` is not inside it."""
    directive: Any = op.cancel_directive_attr
    kind: str = directive.parameters()[0].keyword
    parent = _parent_construct(op)
    if parent is None:
        raise op.op_error(f"Orphaned {orphan}")
    found: Operation | None
    if kind == "parallel":
        found, where = (parent if parent.name == "omp.parallel" else None), "parallel"
    elif kind == "loop":
        found, where = _around(parent, "omp.wsloop"), "worksharing-loop"
    elif kind == "sections":
        found, where = _around(parent, "omp.sections"), "sections"
    else:
        in_task = parent.name == "omp.task" or _around(parent, "omp.taskloop") is not None
        found, where = (parent if in_task else None), "task"
    if found is None:
        raise op.op_error(f"{what} {kind} must appear inside a {where} region")
    return kind, found


def verify_cancel(op: CancelOp) -> None:
    """Checks that the cancelled construct is around; no loop or sections may have `nowait`, no loop `ordered`."""
    kind, found = _verify_place(op, "cancel", "cancel construct")
    if found is None or kind not in ("loop", "sections"):
        return
    what = "worksharing" if kind == "loop" else "sections"
    refused = ("nowait", "ordered") if kind == "loop" else ("nowait",)
    for name in refused:
        if found.properties.get(name) is not None:
            article = "an" if name == "ordered" else "a"
            raise op.error(
                f"A {what} construct that is canceled must not have {article} {name} clause"
            )


def verify_cancellation_point(op: CancellationPointOp) -> None:
    """Checks that the construct that may be cancelled is around."""
    _verify_place(op, "cancellation point", "cancellation point")


def _elements(op: Operation, name: str) -> Sequence[Any]:
    attribute = op.properties.get(name)
    return attribute.elements if isinstance(attribute, ArrayAttr) else ()


# --- clauses ------------------------------------------------------------------------------------------------------------


def _verify_allocators(op: _Allocating) -> None:
    if len(op.allocate_vars) != len(op.allocator_vars):
        raise op.error("expected equal sizes for allocate and allocator variables")


def _verify_private(op: _Privatizing) -> None:
    values = op.private_vars
    symbols = _elements(op, "private_syms")
    if len(values) != len(symbols):
        raise op.error(
            "inconsistent number of private variables and privatizer op symbols, private vars: "
            f"{len(values)} vs. privatizer op symbols: {len(symbols)}"
        )
    for value, symbol in zip(values, symbols, strict=True):
        privatizer = lookup_nearest_symbol_from(op, symbol)
        if privatizer is None or privatizer.name != "omp.private":
            raise op.error(f"failed to lookup privatizer op with symbol: '{symbol}'")
        expected = _privatized_type(privatizer)
        if expected is not None and value.type is not expected:
            kind: Any = privatizer.properties["data_sharing_type"]
            raise op.error(
                f"type mismatch between a {kind.parameters()[0].keyword} variable and its "
                f"privatizer op, var type: '{value.type}' vs. privatizer op type: '{expected}'"
            )


def _privatized_type(privatizer: Operation) -> Type | None:
    """The type that the regions of a privatizer take; None if it has none."""
    for region in privatizer.regions:
        if region.arguments:
            return region.arguments[0].type
    return None


def _verify_reduction(op: Operation, values: Sequence[Value], prefix: str = "reduction") -> None:
    attribute = op.properties.get(f"{prefix}_syms")
    if not values:
        if attribute is not None:
            raise op.op_error("unexpected reduction symbol references")
        return
    symbols = _elements(op, f"{prefix}_syms")
    if len(symbols) != len(values):
        raise op.op_error("expected as many reduction symbol references as reduction variables")
    references = op.properties.get(f"{prefix}_byref")
    if references is not None and len(references.values) != len(values):
        raise op.error(
            "expected as many reduction variable by reference attributes as reduction variables"
        )
    seen: set[Value] = set()
    for value, symbol in zip(values, symbols, strict=True):
        if value in seen:
            raise op.op_error("accumulator variable used more than once")
        seen.add(value)
        declaration = lookup_nearest_symbol_from(op, symbol)
        if declaration is None or declaration.name != "omp.declare_reduction":
            raise op.op_error(
                f"expected symbol reference {symbol} to point to a reduction declaration"
            )
        atomic = declaration.regions[3].arguments
        if atomic and atomic[0].type is not value.type:
            raise op.op_error(
                f"expected accumulator ('{value.type}') to be the same type as reduction "
                f"declaration ('{atomic[0].type}')"
            )


def verify_parallel(op: ParallelOp | SectionsOp | TeamsOp | WsloopOp) -> None:
    """Clauses agree with what they name."""
    _verify_allocators(op)
    _verify_private(op)
    _verify_reduction(op, op.reduction_vars)


verify_sections = verify_parallel
verify_wsloop = verify_parallel


def verify_loop(op: LoopOp) -> None:
    """Clauses agree with what they name."""
    _verify_private(op)
    _verify_reduction(op, op.reduction_vars)


def verify_taskgroup(op: TaskgroupOp) -> None:
    """Clauses agree with what they name."""
    _verify_allocators(op)
    _verify_reduction(op, op.task_reduction_vars, "task_reduction")


def verify_sections_regions(op: SectionsOp) -> None:
    """Sections, and nothing else."""
    for inner in op.region.blocks[0] if op.region.blocks else ():
        if inner.name not in ("omp.section", "omp.terminator"):
            raise op.op_error("expected omp.section op or terminator op inside region")


def verify_single(op: SingleOp) -> None:
    """A function copies each variable."""
    _verify_allocators(op)
    symbols = _elements(op, "copyprivate_syms")
    values = op.copyprivate_vars
    if len(symbols) != len(values):
        raise op.op_error(
            "inconsistent number of copyprivate vars (= "
            f"{len(values)}) and functions (= {len(symbols)}), both must be equal"
        )
    for symbol in symbols:
        function = lookup_nearest_symbol_from(op, symbol)
        if function is None or not function.name.endswith(".func"):
            raise op.op_error(f"expected symbol reference {symbol} to point to a copy function")
    _verify_private(op)


def verify_simd(op: SimdOp) -> None:
    """As many lanes as are safe; alignments are numbers."""
    if op.simdlen is not None and op.safelen is not None and op.simdlen > op.safelen:
        raise op.op_error(
            "simdlen clause and safelen clause are both present, but the simdlen value is not "
            "less than or equal to safelen value"
        )
    _verify_private(op)
    _verify_reduction(op, op.reduction_vars)


def verify_teams(op: TeamsOp) -> None:
    """It stands in a target or outside of all, and the least number of teams has a greatest."""
    parent = op.parent_op
    while parent is not None and parent.name != "omp.target":
        if parent.name.startswith("omp."):
            raise op.error(
                "expected to be nested inside of omp.target or not nested in any OpenMP dialect "
                "operations"
            )
        parent = parent.parent_op
    lower, upper = op.num_teams_lower, op.num_teams_upper
    if lower is not None:
        if upper is None:
            raise op.error(
                "expected num_teams upper bound to be defined if the lower bound is defined"
            )
        if lower.type is not upper.type:
            raise op.error("expected num_teams upper bound and lower bound to be the same type")
    verify_parallel(op)


# --- loops --------------------------------------------------------------------------------------------------------------


def verify_loop_nest(op: LoopNestOp) -> None:
    """A bound for each variable, of its type, inside of what says how the loop runs."""
    variables = op.region.arguments
    lower = op.loop_lower_bounds
    if not lower:
        raise op.op_error("must represent at least one loop")
    if len(lower) != len(variables):
        raise op.op_error("number of range arguments and IVs do not match")
    if any(low.type is not variable.type for low, variable in zip(lower, variables, strict=True)):
        raise op.op_error("range argument type does not match corresponding IV type")
    parent = op.parent_op
    if parent is None or "LoopWrapperInterface" not in parent.INTERFACES:
        raise op.op_error("expects parent op to be a loop wrapper")


# --- atomic operations --------------------------------------------------------------------------------------------------


def _verify_hint(op: Operation) -> None:
    attribute: Any = op.property_attribute("hint")
    hint = 0 if attribute is None else attribute.value
    if hint & 1 and hint & 2:
        raise op.op_error(
            "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined"
        )
    if hint & 4 and hint & 8:
        raise op.op_error(
            "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."
        )


def _verify_order(
    op: AtomicReadOp | AtomicUpdateOp | AtomicWriteOp, refused: Collection[str], message: str
) -> None:
    order = op.memory_order_attr
    if order is not None and order.parameters()[0].keyword in refused:
        raise op.error(f"memory-order must not be {message}")


def verify_atomic_read(op: AtomicReadOp) -> None:
    """It reads from one place and writes to another, and releases nothing."""
    x, v = op.operands[:2]
    if x is v:
        raise op.error("read and write must not be to the same location for atomic reads")
    _verify_order(op, ("acq_rel", "release"), "acq_rel or release for atomic reads")
    _verify_hint(op)


def verify_atomic_write(op: AtomicWriteOp) -> None:
    """The memory holds values of the type, and nothing is acquired."""
    atomic_operations.verify_atomic_write(op)
    _verify_order(op, ("acq_rel", "acquire"), "acq_rel or acquire for atomic writes")
    _verify_hint(op)


def verify_atomic_update(op: AtomicUpdateOp) -> None:
    """The region takes the value that memory holds, and nothing is acquired."""
    atomic_operations.verify_atomic_update(op)
    _verify_order(op, ("acq_rel", "acquire"), "acq_rel or acquire for atomic updates")
    _verify_hint(op)


verify_atomic_update_regions = atomic_operations.verify_atomic_update_regions
verify_atomic_capture = _verify_hint
verify_critical_declare = _verify_hint


def verify_atomic_capture_regions(op: AtomicCaptureOp) -> None:
    """A read and a write or an update of one place; clauses stand at the whole."""
    atomic_operations.verify_atomic_capture_regions(op)
    inner = list(op.region.blocks[0])[:2]
    for name, default in (("hint", 0), ("memory_order", None)):
        for part in inner:
            value: Any = part.properties.get(name)
            if value is not None and getattr(value, "value", 1) != default:
                raise op.op_error(f"operations inside capture region must not have {name} clause")


# --- declarations -------------------------------------------------------------------------------------------------------


def _yields(region: Region, type: Type) -> bool:
    return all(
        inner.operand_types == (type,)
        for block in region.blocks
        for inner in block
        if inner.name == "omp.yield"
    )


def verify_declare_reduction_regions(op: DeclareReductionOp) -> None:
    """Checks the arguments of the regions, and that initializer and reduction yield a value of the reduction type."""
    type: Type = op.type
    allocation, initializer, reduction, atomic, cleanup = op.regions[:5]
    if not initializer.blocks:
        raise op.op_error("expects non-empty initializer region")
    count = len(initializer.arguments)
    if count == 1 and allocation.blocks:
        raise op.op_error(
            "expects two arguments to the initializer region when an allocation region is used"
        )
    if count == 2 and not allocation.blocks:
        raise op.op_error(
            "expects one argument to the initializer region when no allocation region is used"
        )
    if count not in (1, 2):
        raise op.op_error("expects one or two arguments to the initializer region")
    if any(argument.type is not type for argument in initializer.arguments):
        raise op.op_error("expects initializer region argument to match the reduction type")
    if not _yields(initializer, type):
        raise op.op_error("expects initializer region to yield a value of the reduction type")
    if not reduction.blocks:
        raise op.op_error("expects non-empty reduction region")
    if [argument.type for argument in reduction.arguments] != [type, type]:
        raise op.op_error("expects reduction region with two arguments of the reduction type")
    if not _yields(reduction, type):
        raise op.op_error("expects reduction region to yield a value of the reduction type")
    if atomic.blocks:
        types = [argument.type for argument in atomic.arguments]
        if len(types) != 2 or types[0] is not types[1]:
            raise op.op_error("expects atomic reduction region with two arguments of the same type")
    if cleanup.blocks and [argument.type for argument in cleanup.arguments] != [type]:
        raise op.op_error("expects cleanup region with one argument of the reduction type")
