"""Inlining of the dialect `llvm`.

MLIR also makes alias scopes for `noalias`. Calls that would need that are not inlined here.
"""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import constant_integer
from odsgen.dialects.shared.functions import enclosing_function
from odsgen.hooks import inlines
from odsgen.passes import DialectInliner
from odsgen.runtime import (
    Attribute,
    AutomaticAllocationScope,
    Block,
    BlockArgument,
    Builder,
    DataLayout,
    DictionaryAttr,
    InsertionPoint,
    IntegerAttr,
    IsIsolatedFromAbove,
    Location,
    Operation,
    Region,
    ReturnLike,
    StringAttr,
    SymbolTableCollection,
    Type,
    TypeAttr,
    Value,
    i64,
)
from odsgen.runtime.builtin.nested_locations import CallSiteLoc, FusedLoc
from odsgen.runtime.ir.subelements import replace_subelements
from odsgen_dialects import llvm

#: Function attributes that forbid inlining.
_DISALLOWED = ("noduplicate", "presplitcoroutine", "returns_twice", "strictfp")
#: Argument attributes that need more than a replacement of the argument.
_OF_ARGUMENTS = ("llvm.inalloca", "llvm.noalias")
_WITHOUT_WRITES = (llvm.ModRefInfo.NoModRef, llvm.ModRefInfo.Ref)
#: The operations that belong to access groups.
_IN_ACCESS_GROUPS = (
    llvm.AtomicCmpXchgOp,
    llvm.AtomicRMWOp,
    llvm.CallOp,
    llvm.LoadOp,
    llvm.MemcpyInlineOp,
    llvm.MemcpyOp,
    llvm.MemmoveOp,
    llvm.MemsetInlineOp,
    llvm.MemsetOp,
    llvm.StoreOp,
)
_OPERATIONS = (llvm.BlockTagOp, llvm.VaStartOp)


@inlines
class LLVMInliner(DialectInliner):
    """LLVMInlinerInterface"""

    def is_legal_call(self, call: Operation, callee: Operation, would_be_cloned: bool) -> bool:
        """Whether neither call nor callee forbids inlining."""
        if not isinstance(call, llvm.CallOp) or not isinstance(callee, llvm.LLVMFuncOp):
            return False
        return not (
            call.no_inline
            or callee.no_inline
            or (
                isinstance(callee.function_type, llvm.LLVMFunctionType)
                and callee.function_type.var_arg
            )
            or callee.personality is not None
            or _passes_through(callee)
            or _has_special_arguments(callee)
        )

    def is_legal_operation(self, op: Operation, region: Region, would_be_cloned: bool) -> bool:
        """Whether it means the same in another function."""
        return not isinstance(op, _OPERATIONS)

    def handle_argument(
        self, call: Operation, callee: Operation, number: int, value: Value
    ) -> Value:
        """A copy on the stack of what a `byval` argument points to, unless the callee may read the original."""
        assert isinstance(callee, llvm.LLVMFuncOp)
        attributes = callee.arg_attrs[number] if callee.arg_attrs else None
        pointee = None if attributes is None else dict(attributes.entries).get("llvm.byval")
        if attributes is None or not isinstance(pointee, TypeAttr):
            return value
        layout = DataLayout.closest(callee)
        requested = _alignment(attributes)
        natural = layout.type_abi_alignment(pointee.value)
        effects = callee.memory_effects
        if effects is not None and effects.arg_mem in _WITHOUT_WRITES:
            if requested <= natural or _enforce_alignment(value, requested, layout) >= requested:
                return value
        return _copied_to_stack(call, callee, value, pointee.value, layout, max(requested, natural))

    def process_inlined_blocks(self, call: Operation, blocks: Sequence[Block]) -> None:
        """Allocations move, what is inside belongs to the access groups of the call, too, and loops to its place."""
        _move_allocations(call, blocks)
        _move_loop_annotations(call, blocks)
        groups = call.access_groups if isinstance(call, llvm.CallOp) else None
        for op in (op for block in blocks for op in block if groups is not None):
            if isinstance(op, _IN_ACCESS_GROUPS):
                op.access_groups = (*(op.access_groups or ()), *(groups or ()))

    def branch(self, terminator: Operation, target: Block) -> Operation | None:
        """`llvm.br` for `llvm.return`."""
        if not isinstance(terminator, llvm.ReturnOp):
            return None
        return llvm.BrOp.build(terminator.operands, target, location=terminator.location)


def _passes_through(callee: llvm.LLVMFuncOp) -> bool:
    attributes = callee.passthrough or ()
    return any(isinstance(a, StringAttr) and a.value in _DISALLOWED for a in attributes)


def _has_special_arguments(callee: llvm.LLVMFuncOp) -> bool:
    return any(name in each for each in callee.arg_attrs or () for name in _OF_ARGUMENTS)


def _alignment(attributes: DictionaryAttr | None) -> int:
    found = None if attributes is None else dict(attributes.entries).get("llvm.align")
    return found.value if isinstance(found, IntegerAttr) else 1


def _enforce_alignment(value: Value, requested: int, layout: DataLayout) -> int:
    """The alignment of a pointer, which becomes the requested one where that costs nothing (`tryToEnforceAlignment`)."""
    op = value.defining_op
    if isinstance(op, llvm.AllocaOp):
        known, of_stack = op.alignment or 1, layout.stack_alignment
        if requested > known and (
            not of_stack or 8 * requested <= of_stack or 8 * known > of_stack
        ):
            op.alignment = known = requested
        return known
    if isinstance(op, llvm.AddressOfOp):
        found = SymbolTableCollection().lookup_nearest_symbol_from(op, op.global_name)
        return (found.alignment or 1) if isinstance(found, llvm.GlobalOp) else 1
    region = value.parent_region
    parent = None if region is None else region.parent_op
    if (
        isinstance(value, BlockArgument)
        and isinstance(parent, llvm.LLVMFuncOp)
        and parent.arg_attrs
    ):
        return _alignment(parent.arg_attrs[value.index])
    return 1


def _copied_to_stack(
    call: Operation,
    callee: Operation,
    value: Value,
    pointee: Type,
    layout: DataLayout,
    alignment: int,
) -> Value:
    """A copy in memory that the function of a pointer allocates (`handleByValArgumentInit`)."""
    region, location = value.parent_region, callee.location
    assert region is not None
    entry = Builder(InsertionPoint.at_start(region.entry_block))
    one = entry.insert(_number(1, location)).res
    made = llvm.AllocaOp.build(value.type, one, pointee, alignment=alignment, location=location)
    copy = entry.insert(made).res
    before = Builder.before(call)
    size = before.insert(_number(int(layout.type_size(pointee)), location)).res
    before.insert(llvm.MemcpyOp.build(copy, value, size, False, location=location))
    return copy


def _number(value: int, location: Location) -> llvm.ConstantOp:
    return llvm.ConstantOp.build(i64, IntegerAttr.get(value, i64), location=location)


def _move_loop_annotations(call: Operation, blocks: Sequence[Block]) -> None:
    """Places of loops say that they were inlined (`handleLoopAnnotations`)."""
    function = enclosing_function(call)
    if function is None or not isinstance(function.location, FusedLoc):
        return
    scope = function.location.metadata
    if not isinstance(scope, llvm.DISubprogramAttr):
        return

    def moved(part: Attribute | Type) -> Attribute | None:
        if not isinstance(part, llvm.LoopAnnotationAttr):
            return None
        places: dict[Attribute | Type, Attribute | Type] = {
            place: FusedLoc.get((CallSiteLoc.get(place, call.location),), scope)
            for place in (part.start_loc, part.end_loc)
            if place is not None
        }
        return part.replace_immediate_subelements(lambda inner: places.get(inner, inner))

    for block in blocks:
        for op in block:
            for name, attribute in {**op.attributes, **op.properties_as_attributes()}.items():
                changed = replace_subelements(attribute, moved)
                if changed is not attribute and isinstance(changed, Attribute):
                    op.set_attribute(name, changed)


def _allocation_scope(call: Operation) -> Block | None:
    """The entry block of the nearest region around a call that frees what is allocated in it."""
    op = call
    while (parent := op.parent_op) is not None:
        if IsIsolatedFromAbove in parent.TRAITS or AutomaticAllocationScope in parent.TRAITS:
            region = op.parent_region
            return None if region is None else region.entry_block
        op = parent
    return None


def _has_lifetime_markers(op: Operation) -> bool:
    pending = [user for result in op.results for user in result.users]
    while pending:
        user = pending.pop()
        if isinstance(user, (llvm.LifetimeStartOp, llvm.LifetimeEndOp)):
            return True
        if isinstance(user, llvm.BitcastOp):
            pending += user.res.users
    return False


def _move_allocations(call: Operation, blocks: Sequence[Block]) -> None:
    """handleInlinedAllocas: those of constant size move to where the caller allocates, and live while the body runs;
    the stack is restored after others."""
    scope = _allocation_scope(call)
    if scope is None:
        return
    moved: list[tuple[llvm.AllocaOp, IntegerAttr]] = []
    is_dynamic = False
    for block in blocks:
        for op in block:
            if not isinstance(op, llvm.AllocaOp):
                continue
            size = constant_integer(op.array_size)
            if size is None:
                is_dynamic = True
            elif block is blocks[0]:
                moved.append((op, IntegerAttr.get(size, op.array_size.type)))
    stack: Value | None = None
    if is_dynamic:
        saved = llvm.StackSaveOp.build(llvm.LLVMPointerType.get(0), location=call.location)
        stack = Builder(InsertionPoint.at_start(blocks[0])).insert(saved).results[0]
    living: list[llvm.AllocaOp] = []
    builder = Builder(InsertionPoint.at_start(scope))
    for alloca, attribute in moved:
        location = alloca.location
        made = llvm.ConstantOp.build(alloca.array_size.type, attribute, location=location)
        if attribute.value and not _has_lifetime_markers(alloca):
            living.append(alloca)
            start = llvm.LifetimeStartOp.build(alloca.res, location=location)
            Builder.before(alloca).insert(start)
        builder.insert(made)
        alloca.move_after(made)
        alloca.array_size = made.res
        builder.insertion_point = InsertionPoint.after(alloca)
    for end in (block.last for block in blocks):
        if end is None or ReturnLike not in end.TRAITS:
            continue
        builder = Builder.before(end)
        if stack is not None:
            builder.insert(llvm.StackRestoreOp.build(stack, location=call.location))
        for alloca in living:
            builder.insert(llvm.LifetimeEndOp.build(alloca.res, location=alloca.location))
