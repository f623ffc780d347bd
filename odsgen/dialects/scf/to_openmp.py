"""`convert-scf-to-openmp`: parallel loops become work-sharing loops of OpenMP."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.passes import Pass, register_pass, unsigned
from odsgen.runtime import (
    Attribute,
    Block,
    Builder,
    CloneMap,
    DenseIntOrFPElementsAttr,
    Diagnostic,
    FlatSymbolRefAttr,
    FloatAttr,
    FloatType,
    InsertionPoint,
    IntegerAttr,
    IntegerType,
    Location,
    Operation,
    Region,
    Severity,
    SymbolTable,
    Type,
    Value,
    VectorType,
    i32,
    i64,
    nearest_symbol_table,
)
from odsgen.runtime.ir.symbol_changes import insert
from odsgen_dialects import arith, llvm, memref, omp, scf

_Kind = llvm.AtomicBinOp
#: What starts a reduction by an operation of two numbers, and how it is done atomically.
_SIMPLE: dict[type[Operation], tuple[int, llvm.AtomicBinOp | None]] = {
    arith.AddFOp: (0, _Kind.fadd),
    llvm.FAddOp: (0, _Kind.fadd),
    arith.AddIOp: (0, _Kind.add),
    llvm.AddOp: (0, _Kind.add),
    arith.OrIOp: (0, _Kind.or_),
    llvm.OrOp: (0, _Kind.or_),
    arith.XOrIOp: (0, _Kind.xor_),
    llvm.XOrOp: (0, _Kind.xor_),
    arith.AndIOp: (-1, _Kind.and_),
    llvm.AndOp: (-1, _Kind.and_),
    arith.MulFOp: (1, None),
    llvm.FMulOp: (1, None),
    arith.MulIOp: (1, None),
    llvm.MulOp: (1, None),
}


def _constant(type: Type, number: int) -> Attribute | None:
    """A number, in each element of a vector."""
    if isinstance(type, VectorType):
        is_float = isinstance(type.element_type, FloatType)
        return DenseIntOrFPElementsAttr.get(type, [float(number) if is_float else number])
    if isinstance(type, FloatType):
        return FloatAttr.get(float(number), type)
    return IntegerAttr.get(number, type)


def _extreme(type: Type, predicate: str, *, is_least: bool) -> Attribute | None:
    """The least or greatest number of a type, of floats the finite one."""
    if isinstance(type, FloatType):
        return FloatAttr.from_bits(type.SEMANTICS.largest(is_least), type)
    if not isinstance(type, IntegerType):
        return None
    if predicate.startswith("u"):
        return IntegerAttr.get(0 if is_least else -1, type)
    least = -(1 << type.width - 1)
    return IntegerAttr.get(least if is_least else -least - 1, type)


def _select_reduction(block: Block, type: Type) -> tuple[Attribute, _Kind | None] | None:
    """A minimum or maximum that compares the arguments and selects one of them."""
    compare, select, _ = list(block)
    if not isinstance(compare, (arith.CmpIOp, arith.CmpFOp)):
        return None
    if not isinstance(select, arith.SelectOp) or select.condition is not compare.results[0]:
        return None
    predicate = compare.predicate.name.lower()
    is_unordered = isinstance(compare, arith.CmpFOp) and not predicate.startswith("o")
    if is_unordered or predicate[1:] not in ("lt", "le", "gt", "ge"):
        return None
    arguments = list(block.arguments)
    chosen = [select.true_value, select.false_value]
    if list(compare.operands) != arguments or chosen not in (arguments, arguments[::-1]):
        return None
    is_min = (predicate[1] == "l") == (chosen == arguments)
    init = _extreme(type, predicate, is_least=not is_min)
    if init is None:
        return None
    if isinstance(compare, arith.CmpFOp):
        return init, None
    kinds = (_Kind.umax, _Kind.umin) if predicate[0] == "u" else (_Kind.max, _Kind.min)
    return init, kinds[is_min]


def _reduction(block: Block, type: Type) -> tuple[Attribute, _Kind | None] | None:
    """The start of a reduction, and how it is done atomically; None if it is not known."""
    ops = list(block)
    end = ops[-1]
    if not isinstance(end, scf.ReduceReturnOp) or len(ops) not in (2, 3):
        return None
    if end.operands[0] is not ops[-2].results[0]:
        return None
    if len(ops) == 3:
        return _select_reduction(block, type)
    simple = _SIMPLE.get(ops[0].__class__)
    if simple is None or list(ops[0].operands) != list(block.arguments):
        return None
    number, kind = simple
    init = _constant(type, number)
    return None if init is None else (init, None if isinstance(type, VectorType) else kind)


def _fill(
    region: Region, types: Sequence[Type], location: Location, fill: Callable[[Block, Any], None]
) -> None:
    """Give a region its only block and let a function insert into it."""
    for empty in list(region.blocks):  # which builders of some operations add
        region.remove(empty)
    block = region.append(Block(types, [location] * len(types)))

    def add(op: Any) -> Any:
        return Builder(InsertionPoint.at_end(block)).insert(op)

    fill(block, add)


def _declare(
    reduce: scf.ReduceOp, number: int, symbols: SymbolTable
) -> omp.DeclareReductionOp | None:
    """Declare a reduction before the function of a loop; its body moves there."""
    value, region = reduce.operands[number], reduce.regions[number]
    found = _reduction(region.entry_block, value.type)
    if found is None:
        return None
    init, kind = found
    location, type = reduce.location, value.type
    made = omp.DeclareReductionOp.build("__scf_reduction", type, location=location)
    before: Operation = reduce
    while before.parent_op is not symbols.op:
        assert before.parent_op is not None
        before = before.parent_op
    Builder.before(before).insert(made)
    insert(symbols, made)

    def start(block: Block, add: Any) -> None:
        constant = add(llvm.ConstantOp.build(type, init, location=location))
        add(omp.YieldOp.build([constant.results[0]], location=location))

    def combine_atomically(block: Block, add: Any) -> None:
        variable, other = block.arguments
        loaded = add(llvm.LoadOp.build(type, other, location=location))
        assert kind is not None
        ordering = llvm.AtomicOrdering.monotonic
        add(llvm.AtomicRMWOp.build(kind, variable, loaded.results[0], ordering, location=location))
        add(omp.YieldOp.build((), location=location))

    _fill(made.initializer_region, [type], value.location, start)
    body = region.entry_block
    end = body.last
    assert end is not None
    Builder.before(end).insert(omp.YieldOp.build(end.operands, location=end.location))
    end.erase()
    region.remove(body)
    made.reduction_region.append(body)
    if kind is not None:
        pointer = llvm.LLVMPointerType.get()
        _fill(made.atomic_reduction_region, [pointer, pointer], location, combine_atomically)
    return made


def _combine(
    reduce: scf.ReduceOp, declared: Sequence[omp.DeclareReductionOp], variables: Sequence[Value]
) -> None:
    """Combine what an iteration gives with the variables of the reductions."""
    builder = Builder.before(reduce)
    for variable, value, reduction in zip(variables, reduce.operands, declared, strict=True):
        location = reduce.location
        load = builder.insert(llvm.LoadOp.build(reduction.type, variable, location=location))
        body = reduction.reduction_region.entry_block
        values = CloneMap()
        values.values.update(zip(body.arguments, (load.results[0], value), strict=True))
        for op in body:
            if isinstance(op, omp.YieldOp):
                result = values.values.get(op.operands[0], op.operands[0])
                store = llvm.StoreOp.build(result, variable, location=location)
                builder.insert(store)
            else:
                builder.insert(op.clone(values))
    reduce.erase()


def lower_parallel(op: scf.ParallelOp, threads: int) -> bool:
    """Replace a parallel loop; False if it has a reduction that is not known."""
    reduce = op.region.entry_block.last
    assert isinstance(reduce, scf.ReduceOp)
    container = nearest_symbol_table(reduce)
    assert container is not None
    declared: list[omp.DeclareReductionOp] = []
    for number in range(len(reduce.operands)):
        made = _declare(reduce, number, SymbolTable(container))
        if made is None:
            return False
        declared.append(made)
    location, builder, pointer = op.location, Builder.before(op), llvm.LLVMPointerType.get()

    def add(made: Any) -> Value:
        result: Value = builder.insert(made).results[0]
        return result

    one = add(llvm.ConstantOp.build(i64, IntegerAttr.get(1, i64), location=location))
    variables: list[Value] = []
    for init in op.init_vals:
        variables.append(add(llvm.AllocaOp.build(pointer, one, init.type, location=location)))
        builder.insert(llvm.StoreOp.build(init, variables[-1], location=location))
    count: Value | None = None
    if threads:
        number_of_threads = IntegerAttr.get(threads, i32)
        count = add(llvm.ConstantOp.build(i32, number_of_threads, location=location))
    parallel = builder.insert(omp.ParallelOp.build(num_threads=count, location=location))

    def fill_parallel(block: Block, add: Any) -> None:
        loop = add(
            omp.WsloopOp.build(
                reduction_vars=variables,
                reduction_byref=[False] * len(variables) or None,
                reduction_syms=[FlatSymbolRefAttr.get(each.sym_name) for each in declared] or None,
                location=location,
            )
        )
        add(omp.TerminatorOp.build(location=location))
        _fill(loop.regions[0], [pointer] * len(variables), location, fill_loop)

    def fill_loop(block: Block, add: Any) -> None:
        assert isinstance(reduce, scf.ReduceOp)
        _combine(reduce, declared, list(block.arguments))
        dimensions = len(op.lower_bound)
        nest = add(
            omp.LoopNestOp.build(
                op.lower_bound,
                op.upper_bound,
                op.step,
                collapse_num_loops=dimensions,
                location=location,
            )
        )
        body = op.region.entry_block
        scope = memref.AllocaScopeOp.build(location=location)

        def fill_nest(block: Block, add: Any) -> None:
            for old, new in zip(body.arguments, block.arguments, strict=True):
                old.replace_all_uses_with(new)
            add(scope)
            add(omp.YieldOp.build((), location=location))

        types = [argument.type for argument in body.arguments]
        _fill(nest.regions[0], types, location, fill_nest)

        def fill_scope(block: Block, add: Any) -> None:
            for inner in list(body):
                add(inner.remove())
            add(memref.AllocaScopeReturnOp.build((), location=location))

        _fill(scope.regions[0], (), location, fill_scope)

    _fill(parallel.regions[0], (), location, fill_parallel)
    results = [
        add(llvm.LoadOp.build(init.type, variable, location=location))
        for init, variable in zip(op.init_vals, variables, strict=True)
    ]
    for old, new in zip(op.results, results, strict=True):
        old.replace_all_uses_with(new)
    op.erase()
    return True


@register_pass
class ConvertSCFToOpenMPPass(Pass):
    """Shares the iterations of parallel loops among the threads of OpenMP."""

    ARGUMENT = "convert-scf-to-openmp"
    NAME = "ConvertSCFToOpenMPPass"
    SUMMARY = "Convert SCF parallel loop to OpenMP parallel + workshare constructs."
    OPERATION = "builtin.module"
    REWRITES = ("scf.parallel",)

    num_threads = unsigned("num-threads", 0, "Number of threads to use")

    def run_on_operation(self, op: Operation) -> None:
        """Replaces inner loops first."""
        for loop in [each for each in op.walk(post_order=True) if isinstance(each, scf.ParallelOp)]:
            if not lower_parallel(loop, self.num_threads):
                reduce = loop.region.entry_block.last
                assert reduce is not None
                end = reduce.regions[0].entry_block.last
                assert end is not None
                message = "unconverted operation found"
                self.signal_failure(
                    [Diagnostic(Severity.ERROR, end.location, message, operation=end)]
                )
                return
