"""Operations of nvvm and vcix whose intrinsic and arguments are computed from several of their parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.llvm_intrinsics.table import find_intrinsic
from odsgen.runtime import Operation, VectorType
from odsgen.translation.llvm_ir.errors import Failure
from odsgen.translation.llvm_ir.intrinsics import call_intrinsic
from odsgen.translation.llvm_ir.model import Instruction
from odsgen.translation.llvm_ir.signatures import function_with
from odsgen.translation.llvm_ir.types import (
    I8,
    I32,
    FloatIRType,
    IntegerIRType,
    PointerIRType,
    StructIRType,
    VectorIRType,
)
from odsgen.translation.llvm_ir.values import Value, boolean, integer
from odsgen_dialects import nvvm, vcix

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translate, Translation

I16 = IntegerIRType(16)
_SHARED = 3


def call_by_name(
    translation: Translation, op: Operation, name: str, arguments: Sequence[Value]
) -> Instruction:
    """Calls an intrinsic whose result is the operation's."""
    intrinsic = find_intrinsic(f"llvm.nvvm.{name}")
    if intrinsic is None:
        raise Failure
    return call_intrinsic(translation, op, intrinsic, arguments)


def _call_for(translation: Translation, name: str, arguments: Sequence[Value]) -> Instruction:
    """Calls an intrinsic that is not overloaded, of whose result the operation's is made."""
    intrinsic = find_intrinsic(f"llvm.nvvm.{name}")
    if intrinsic is None:
        raise Failure
    callee = function_with(translation, intrinsic, (), {})
    return translation.builder.call(callee.value_type, callee, arguments)


def word(attribute: Any) -> str:
    """The keyword of an enum, in an attribute or by itself."""
    found = getattr(attribute, "keyword", None)
    if found is None:
        found = next(each.keyword for each in attribute.parameters() if hasattr(each, "keyword"))
    return str(found)


# --- barriers -----------------------------------------------------------------------------------------------------------


def _elect(translation: Translation, op: Any) -> None:
    mask = integer(I32, -1) if op.membermask is None else translation.values[op.membermask]
    made = _call_for(translation, "elect.sync", [mask])
    translation.values[op.pred] = translation.builder.extract_value(made, (1,))


def _barrier(translation: Translation, op: Any) -> None:
    values, builder = translation.values, translation.builder
    number = integer(I32, 0) if op.barrier_id is None else values[op.barrier_id]
    if op.reduction_op is None:
        if op.number_of_threads is None:
            call_by_name(translation, op, "barrier.cta.sync.aligned.all", [number])
        else:
            count = values[op.number_of_threads]
            call_by_name(translation, op, "barrier.cta.sync.aligned.count", [number, count])
        return
    predicate = builder.compare("icmp", "ne", values[op.reduction_predicate], integer(I32, 0))
    name = f"barrier.cta.red.{word(op.reduction_op)}.aligned.all"
    made = _call_for(translation, name, [integer(I32, 0), predicate])
    values[op.res] = builder.cast("zext", made, I32)


def _event(translation: Translation, op: Any) -> None:
    mask = op.masked_event_id if op.event_id is None else 1 << op.event_id
    call_by_name(translation, op, "pm.event.mask", [integer(I16, mask)])


def _shared(translation: Translation, value: Any) -> tuple[Value, str]:
    """An address of a barrier in shared memory, which a generic one is taken for, and of whose it is."""
    address = translation.values[value]
    assert isinstance(address.type, PointerIRType)
    if address.type.space == 0:
        shared = translation.builder.cast("addrspacecast", address, PointerIRType(_SHARED))
        return shared, "cta"
    return address, "cta" if address.type.space == _SHARED else "cluster"


def _arrive(kind: str, counted: bool) -> Translate:
    """Arrives at a barrier; ``counted`` says that bytes are expected, whose number is an operand."""

    def translate(translation: Translation, op: Any) -> None:
        address, space = _shared(translation, op.addr)
        count = op.txcount if counted else op.count
        scope = word(op.scope)
        if (
            count is None
            and kind == "arrive"
            and (scope, space) == ("cta", "cta")
            and not op.relaxed
        ):
            call_by_name(translation, op, "mbarrier.arrive.shared", [address])
            return
        number = integer(I32, 1) if count is None else translation.values[count]
        name = f"mbarrier.{kind}{'.relaxed' if op.relaxed else ''}.scope.{scope}.space.{space}"
        call_by_name(translation, op, name, [address, number])

    return translate


def _wait(kind: str) -> Translate:
    def translate(translation: Translation, op: Any) -> None:
        address, space = _shared(translation, op.addr)
        state = translation.values[op.state_or_phase]
        arguments = [address, state]
        name = f"mbarrier.{kind}{'.parity' if state.type == I32 else ''}"
        ticks = getattr(op, "ticks", None)
        if ticks is not None:
            name += ".tl"
            arguments.append(translation.values[ticks])
        name += ".relaxed" if op.relaxed else ""
        call_by_name(translation, op, f"{name}.scope.{word(op.scope)}.space.{space}", arguments)

    return translate


# --- copies of blocks -----------------------------------------------------------------------------------------------


def _optional(translation: Translation, value: Any, width: int) -> tuple[Value, Value]:
    """An operand, or a zero in its place, and whether it is there."""
    if value is None:
        return integer(IntegerIRType(width), 0), boolean(False)
    return translation.values[value], boolean(True)


def _copy_to_shared(translation: Translation, op: Any) -> None:
    values = translation.values
    hint, has_hint = _optional(translation, op.l2_cache_hint, 64)
    arguments = [values[each] for each in (op.dst_mem, op.mbar, op.src_mem, op.size)]
    target = arguments[0].type
    assert isinstance(target, PointerIRType)
    if target.space == _SHARED:
        name = "cp.async.bulk.global.to.shared.cta"
        arguments += [hint, has_hint]
    else:
        name = "cp.async.bulk.global.to.shared.cluster"
        mask, has_mask = _optional(translation, op.multicast_mask, 16)
        arguments += [mask, hint, has_mask, has_hint]
    call_by_name(translation, op, name, arguments)


def _copy_to_global(translation: Translation, op: Any) -> None:
    values = translation.values
    arguments = [values[each] for each in (op.dst_mem, op.src_mem, op.size)]
    arguments += _optional(translation, op.l2_cache_hint, 64)
    name = "cp.async.bulk.shared.cta.to.global"
    if op.byte_mask is not None:
        name += ".bytemask"
        arguments.append(values[op.byte_mask])
    call_by_name(translation, op, name, arguments)


def _prefetch(translation: Translation, op: Any) -> None:
    values = translation.values
    arguments = [values[op.src_mem], values[op.size]]
    arguments += _optional(translation, op.l2_cache_hint, 64)
    call_by_name(translation, op, "cp.async.bulk.prefetch.L2", arguments)


# --- conversions of two numbers of four bits --------------------------------------------------------------------------


def _narrow(translation: Translation, op: Any) -> None:
    arguments = [translation.values[each] for each in (op.a, op.b)]
    relu = ".relu" if op.relu else ""
    made = _call_for(translation, f"ff.to.e2m1x2.rn{relu}.satfinite", arguments)
    translation.values[op.dst] = translation.builder.cast("trunc", made, I8)


def _widen(translation: Translation, op: Any) -> None:
    source = translation.builder.cast("zext", translation.values[op.src], I16)
    call_by_name(translation, op, f"e2m1x2.to.f16x2.rn{'.relu' if op.relu else ''}", [source])


# --- matrices -----------------------------------------------------------------------------------------------------------


def _wmma(translation: Translation, op: Any) -> None:
    own, other = word(op.eltype_a), word(op.eltype_b)
    types = f"{other}.{other}" if own == "f16" else own
    layouts = f"{word(op.layout_a)}.{word(op.layout_b)}"
    name = f"wmma.m{op.m}n{op.n}k{op.k}.mma.{layouts}.{types}"
    call_by_name(translation, op, name, [translation.values[each] for each in op.args])


def _mma(translation: Translation, op: Any) -> None:
    shape = op.shape
    words = ["mma"]
    if op.b1_op is not None and word(op.b1_op) != "none":
        words += word(op.b1_op).split("_")
    words.append(f"m{shape.m}n{shape.n}k{shape.k}")
    words += [word(op.layout_a), word(op.layout_b)]
    behavior = op.int_overflow_behavior
    if behavior is not None and word(behavior) == "satfinite":
        words.append("satfinite")
    words += _multiplied(translation, op)
    call_by_name(
        translation, op, ".".join(words), [translation.values[each] for each in op.stored_operands]
    )


def _multiplied(translation: Translation, op: Any) -> list[str]:
    """The types in the name: of halves those of result and accumulator, of others that of one or both factors."""
    factors = [
        _number_type(translation, operands[0]) if attribute is None else word(attribute)
        for attribute, operands in (
            (op.multiplicand_a_ptx_type, op.operand_a),
            (op.multiplicand_b_ptx_type, op.operand_b),
        )
    ]
    result = translation.convert_type(op.res.type)
    assert isinstance(result, StructIRType)
    given = _short(next(iter(result.fields or ())))
    added = _number_type(translation, op.operand_c[0])
    if factors[0] == "f16":
        return [given, added]
    if factors[0] in ("e4m3", "e5m2"):
        return [given, *factors, added]
    return list(dict.fromkeys(factors))


def _number_type(translation: Translation, value: Any) -> str:
    return _short(translation.values[value].type)


def _short(type: Any) -> str:
    """The name that PTX has for the numbers of a type."""
    scalar = type.scalar
    if isinstance(scalar, FloatIRType):
        return f"f{scalar.width}"
    return f"s{scalar.width}"


# --- tensor memory ------------------------------------------------------------------------------------------------------


#: By shape the registers of one access.
_REGISTERS = {"16x128b": 2, "16x256b": 4}


def _tensor_access(kind: str) -> Translate:
    """Loads or stores as many registers as the vector has elements."""

    def translate(translation: Translation, op: Any) -> None:
        is_load = kind == "ld"
        values = translation.values
        type = translation.convert_type(op.res.type) if is_load else values[op.val].type
        count = type.count if isinstance(type, VectorIRType) else 1
        shape = word(op.shape).removeprefix("shape_")
        arguments = [values[op.tmem_addr]]
        if op.offset is not None:
            arguments.append(values[op.offset])
        if not is_load:
            arguments.append(values[op.val])
        arguments.append(boolean(op.pack if is_load else op.unpack))
        call_by_name(
            translation,
            op,
            f"tcgen05.{kind}.{shape}.x{count // _REGISTERS.get(shape, 1)}",
            arguments,
        )

    return translate


def _tensor_product(variant: str) -> Translate:
    """Multiplies matrices in tensor memory; the first may be in shared memory, by a descriptor."""
    is_sparse, is_warp = variant.endswith("sp"), variant.startswith("ws")

    def translate(translation: Translation, op: Any) -> None:
        values = translation.values
        operands = [op.matrix_d, op.matrix_a, op.matrix_b, op.idesc, op.enable_input_d]
        if is_sparse:
            operands.append(op.sparse_metadata)
        is_tensor = isinstance(values[op.matrix_a].type, PointerIRType)
        words = ["tcgen05", "mma", *variant.split(), "tensor" if is_tensor else "shared"]
        groups = 0 if is_warp else 1 + _number(op.cta_group)
        numbers = [_number(op.kind)]
        if hasattr(op, "scale_a"):
            words += [word(op.kind), "block_scale"]
            if word(op.block_scale) != "default":
                words.append(word(op.block_scale))
            operands += [op.scale_a, op.scale_b]
            numbers = [groups]
        elif is_warp:
            if op.zero_col_mask is not None:
                words.append("zero_col_mask")
                operands.append(op.zero_col_mask)
            numbers.append(_number(op.collector_b_buffer))
        else:
            if op.scale_input_d is not None:
                words.append("scale_d")
                operands.append(op.scale_input_d)
            if op.disable_output_lane is not None:
                words += ["disable_output_lane", f"cg{groups}"]
                operands.append(op.disable_output_lane)
            else:
                numbers.append(groups)
            if op.a_shift:
                words.append("ashift")
        numbers.append(_number(op.collector_op))
        constants = [integer(I32, each) for each in numbers]
        arguments = [*(values[each] for each in operands), *constants]
        call_by_name(translation, op, ".".join(words), arguments)

    return translate


def _number(attribute: Any) -> int:
    """The number of a case."""
    found = attribute
    if not isinstance(found, int):
        found = next(each for each in attribute.parameters() if hasattr(each, "keyword"))
    return int(found)


# --- vcix ---------------------------------------------------------------------------------------------------------------


def _vcix(translation: Translation, op: Any) -> None:
    """Numbers have the width of the opcode; a fixed vector's length is its own if none is given."""
    values = translation.values
    width = IntegerIRType(op.opcode.type.width)
    vector = values[op.vs2]
    second: Value
    if hasattr(op, "imm"):
        kind, second = "iv", integer(width, op.imm.value)
    else:
        second = values[op.op]
        is_vector = isinstance(second.type, VectorIRType)
        kind = "vv" if is_vector else "xv" if isinstance(second.type, IntegerIRType) else "fv"
    if op.vl is None:
        type = op.res.type
        assert isinstance(type, VectorType)
        length: Value = integer(width, type.shape[0])
    else:
        length = values[op.vl]
    intrinsic = find_intrinsic(f"llvm.riscv.sf.vc.v.{kind}.se")
    assert intrinsic is not None
    arguments = [integer(width, op.opcode.value), vector, second, length]
    call_intrinsic(translation, op, intrinsic, arguments)


TRANSLATIONS: dict[type[Operation], Translate] = {
    nvvm.ElectSyncOp: _elect,
    nvvm.BarrierOp: _barrier,
    nvvm.PMEventOp: _event,
    nvvm.MBarrierArriveOp: _arrive("arrive", False),
    nvvm.MBarrierArriveDropOp: _arrive("arrive.drop", False),
    nvvm.MBarrierArriveExpectTxOp: _arrive("arrive.expect.tx", True),
    nvvm.MBarrierArriveDropExpectTxOp: _arrive("arrive.drop.expect.tx", True),
    nvvm.MBarrierTestWaitOp: _wait("test.wait"),
    nvvm.MBarrierTryWaitOp: _wait("try.wait"),
    nvvm.CpAsyncBulkGlobalToSharedClusterOp: _copy_to_shared,
    nvvm.CpAsyncBulkSharedCTAToGlobalOp: _copy_to_global,
    nvvm.CpAsyncBulkPrefetchOp: _prefetch,
    nvvm.ConvertF32x2ToF4x2Op: _narrow,
    nvvm.ConvertF4x2ToF16x2Op: _widen,
    nvvm.WMMAMmaOp: _wmma,
    nvvm.MmaOp: _mma,
    nvvm.Tcgen05LdOp: _tensor_access("ld"),
    nvvm.Tcgen05StOp: _tensor_access("st"),
    nvvm.Tcgen05MMAOp: _tensor_product(""),
    nvvm.Tcgen05MMASparseOp: _tensor_product("sp"),
    nvvm.Tcgen05MMABlockScaleOp: _tensor_product(""),
    nvvm.Tcgen05MMASparseBlockScaleOp: _tensor_product("sp"),
    nvvm.Tcgen05MMAWsOp: _tensor_product("ws"),
    nvvm.Tcgen05MMAWsSparseOp: _tensor_product("ws sp"),
    vcix.BinaryImmOp: _vcix,
    vcix.BinaryOp: _vcix,
}
