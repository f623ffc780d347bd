"""What operations of `omp` must satisfy beyond their definitions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream import atomic_operations
from odsgen.dialects.upstream.segments import segment_sizes
from odsgen.runtime.builtin.attributes import ArrayAttr
from odsgen.runtime.ir.symbol_table import SymbolTableCollection, lookup_nearest_symbol_from

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value

#: The groups of operands of operations, in order.
_GROUPS: dict[str, tuple[str, ...]] = {
    "omp.distribute": ("allocate", "allocator", "chunk", "private"),
    "omp.loop": ("private", "reduction"),
    "omp.parallel": ("allocate", "allocator", "if", "num_threads", "private", "reduction"),
    "omp.sections": ("allocate", "allocator", "private", "reduction"),
    "omp.simd": ("aligned", "if", "linear", "linear_step", "nontemporal", "private", "reduction"),
    "omp.single": ("allocate", "allocator", "copyprivate", "private"),
    "omp.task": ("allocate", "allocator", "depend", "final", "if", "in_reduction", "priority")
    + ("private", "event"),
    "omp.taskgroup": ("allocate", "allocator", "task_reduction"),
    "omp.teams": ("allocate", "allocator", "if", "lower", "upper", "private", "reduction", "limit"),
    "omp.wsloop": (
        "allocate",
        "allocator",
        "linear",
        "linear_step",
        "private",
        "reduction",
        "chunk",
    ),
}


def _groups(op: Operation) -> dict[str, Sequence[Value]]:
    found: dict[str, Sequence[Value]] = {}
    start = 0
    for name, size in zip(_GROUPS[op.name], segment_sizes(op), strict=False):
        found[name] = op.operands[start : start + size]
        start += size
    return found


def _elements(op: Operation, name: str) -> Sequence[Any]:
    attribute = op.properties.get(name)
    return attribute.elements if isinstance(attribute, ArrayAttr) else ()


# --- clauses ------------------------------------------------------------------------------------------------------------


def _verify_allocators(op: Operation, groups: dict[str, Sequence[Value]]) -> None:
    if len(groups["allocate"]) != len(groups["allocator"]):
        raise op.error("expected equal sizes for allocate and allocator variables")


def _verify_private(op: Operation, values: Sequence[Value]) -> None:
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


def _verify_clauses(op: Operation) -> dict[str, Sequence[Value]]:
    groups = _groups(op)
    if "allocate" in groups:
        _verify_allocators(op, groups)
    if "private" in groups:
        _verify_private(op, groups["private"])
    for prefix in ("reduction", "in_reduction", "task_reduction"):
        if prefix in groups:
            _verify_reduction(op, groups[prefix], prefix)
    return groups


def verify_parallel(op: Operation) -> None:
    """Clauses agree with what they name."""
    _verify_clauses(op)


verify_loop = verify_parallel
verify_sections = verify_parallel
verify_taskgroup = verify_parallel
verify_wsloop = verify_parallel


def verify_sections_regions(op: Operation) -> None:
    """Sections, and nothing else."""
    for inner in op.regions[0].blocks[0] if op.regions[0].blocks else ():
        if inner.name not in ("omp.section", "omp.terminator"):
            raise op.op_error("expected omp.section op or terminator op inside region")


def verify_single(op: Operation) -> None:
    """A function copies each variable."""
    groups = _groups(op)
    _verify_allocators(op, groups)
    symbols = _elements(op, "copyprivate_syms")
    values = groups["copyprivate"]
    if len(symbols) != len(values):
        raise op.op_error(
            "inconsistent number of copyprivate vars (= "
            f"{len(values)}) and functions (= {len(symbols)}), both must be equal"
        )
    for symbol in symbols:
        function = lookup_nearest_symbol_from(op, symbol)
        if function is None or not function.name.endswith(".func"):
            raise op.op_error(f"expected symbol reference {symbol} to point to a copy function")
    _verify_private(op, groups["private"])


def verify_simd(op: Operation) -> None:
    """As many lanes as are safe; alignments are numbers."""
    groups = _groups(op)
    both = [op.properties.get(name) for name in ("simdlen", "safelen")]
    if None not in both and both[0].value > both[1].value:  # type: ignore[union-attr]
        raise op.op_error(
            "simdlen clause and safelen clause are both present, but the simdlen value is not "
            "less than or equal to safelen value"
        )
    _verify_private(op, groups["private"])
    _verify_reduction(op, groups["reduction"])


def verify_teams(op: Operation) -> None:
    """It stands in a target or outside of all, and the least number of teams has a greatest."""
    parent = op.parent_op
    while parent is not None and parent.name != "omp.target":
        if parent.name.startswith("omp."):
            raise op.error(
                "expected to be nested inside of omp.target or not nested in any OpenMP dialect "
                "operations"
            )
        parent = parent.parent_op
    groups = _groups(op)
    if groups["lower"]:
        if not groups["upper"]:
            raise op.error(
                "expected num_teams upper bound to be defined if the lower bound is defined"
            )
        if groups["lower"][0].type is not groups["upper"][0].type:
            raise op.error("expected num_teams upper bound and lower bound to be the same type")
    _verify_clauses(op)


# --- loops --------------------------------------------------------------------------------------------------------------


def verify_loop_nest(op: Operation) -> None:
    """A bound for each variable, of its type, inside of what says how the loop runs."""
    variables = op.regions[0].arguments
    lower = op.operands[: len(op.operands) // 3]
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


def _verify_order(op: Operation, refused: Collection[str], message: str) -> None:
    order = op.properties.get("memory_order")
    if order is not None and order.parameters()[0].keyword in refused:
        raise op.error(f"memory-order must not be {message}")


def verify_atomic_read(op: Operation) -> None:
    """It reads from one place and writes to another, and releases nothing."""
    x, v = op.operands[:2]
    if x is v:
        raise op.error("read and write must not be to the same location for atomic reads")
    _verify_order(op, ("acq_rel", "release"), "acq_rel or release for atomic reads")
    _verify_hint(op)


def verify_atomic_write(op: Operation) -> None:
    """The memory holds values of the type, and nothing is acquired."""
    atomic_operations.verify_atomic_write(op)
    _verify_order(op, ("acq_rel", "acquire"), "acq_rel or acquire for atomic writes")
    _verify_hint(op)


def verify_atomic_update(op: Operation) -> None:
    """The region takes the value that memory holds, and nothing is acquired."""
    atomic_operations.verify_atomic_update(op)
    _verify_order(op, ("acq_rel", "acquire"), "acq_rel or acquire for atomic updates")
    _verify_hint(op)


verify_atomic_update_regions = atomic_operations.verify_atomic_update_regions
verify_atomic_capture = _verify_hint
verify_critical_declare = _verify_hint


def verify_atomic_capture_regions(op: Operation) -> None:
    """A read and a write or an update of one place; clauses stand at the whole."""
    atomic_operations.verify_atomic_capture_regions(op)
    inner = list(op.regions[0].blocks[0])[:2]
    for name, default in (("hint", 0), ("memory_order", None)):
        for part in inner:
            value: Any = part.properties.get(name)
            if value is not None and getattr(value, "value", 1) != default:
                raise op.op_error(f"operations inside capture region must not have {name} clause")


def verify_symbol_uses_critical(op: Operation, symbol_tables: SymbolTableCollection) -> None:
    """The name is declared."""
    name = op.properties.get("name")
    if name is None:
        return
    found = symbol_tables.lookup_nearest_symbol_from(op, name)
    if found is None or found.name != "omp.critical.declare":
        raise op.op_error(f"expected symbol reference {name} to point to a critical declaration")


# --- declarations -------------------------------------------------------------------------------------------------------


def _yields(region: Region, type: Type) -> bool:
    return all(
        inner.operand_types == (type,)
        for block in region.blocks
        for inner in block
        if inner.name == "omp.yield"
    )


def verify_declare_reduction_regions(op: Operation) -> None:
    """What makes a value gives one, what combines two gives one."""
    type: Type = op.properties["type"].value
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
