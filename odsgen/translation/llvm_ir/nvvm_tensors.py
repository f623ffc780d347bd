"""Operations of nvvm that copy parts of tensors by a descriptor, and the descriptors of matrices in shared memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import Operation
from odsgen.translation.llvm_ir.errors import Failure
from odsgen.translation.llvm_ir.nvvm import call_by_name, word
from odsgen.translation.llvm_ir.types import I32, I64, IntegerIRType
from odsgen.translation.llvm_ir.values import Value, boolean, integer
from odsgen_dialects import nvvm

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translate, Translation

#: What a mode leaves of the number of dimensions: a gathered or scattered row counts for four coordinates.
_ROWS = ("tile_gather4", "tile_scatter4")


def _mode(op: Any, kind: str) -> str:
    """How the function of a mode ends, for so many coordinates."""
    mode = word(op.mode)
    dimensions = 2 if mode in _ROWS else len(op.coordinates)
    return f"cp.async.bulk.tensor.{kind}.{mode.replace('_', '.')}.{dimensions}d"


def _values(translation: Translation, operands: Any) -> list[Value]:
    return [translation.values[each] for each in operands]


def _optional(translation: Translation, operand: Any, width: int) -> tuple[Value, Value]:
    """A number that may be missing, and whether it is there."""
    if operand is None:
        return integer(IntegerIRType(width), 0), boolean(False)
    return translation.values[operand], boolean(True)


def _load(translation: Translation, op: Any) -> None:
    if op.predicate is not None:
        raise Failure  # assembly of the target
    mask, has_mask = _optional(translation, op.multicast_mask, 16)
    hint, has_hint = _optional(translation, op.l2_cache_hint, 64)
    values = _values(translation, (op.dst_mem, op.mbar, op.tma_descriptor, *op.coordinates))
    values += _values(translation, op.im2col_offsets)
    if op.is_cta_only:
        call_by_name(translation, op, _mode(op, "g2s.cta"), [*values, hint, has_hint])
        return
    group = integer(I32, 0 if op.group is None else int(word(op.group)[-1]))
    arguments = [*values, mask, hint, has_mask, has_hint, group]
    call_by_name(translation, op, _mode(op, "g2s"), arguments)


def _prefetch(translation: Translation, op: Any) -> None:
    values = _values(translation, (op.tma_descriptor, *op.coordinates, *op.im2col_offsets))
    values += _optional(translation, op.l2_cache_hint, 64)
    call_by_name(translation, op, _mode(op, "prefetch"), values)


def _store(kind: str) -> Translate:
    def translate(translation: Translation, op: Any) -> None:
        if getattr(op, "predicate", None) is not None:
            raise Failure  # assembly of the target
        values = _values(translation, (op.src_mem, op.tma_descriptor, *op.coordinates))
        values += _optional(translation, op.l2_cache_hint, 64)
        name = f"reduce.{word(op.red_kind)}" if kind == "reduce" else kind
        call_by_name(translation, op, _mode(op, name), values)

    return translate


#: The fields of a descriptor: their bits in the operand, and where they stand.
_FIELDS = ((14, 0), (14, 16), (14, 32), (3, 49), (1, 52), (3, 61))
_ALWAYS = 1 << 46


def _descriptor(translation: Translation, op: Any) -> None:
    builder = translation.builder
    found: Value = integer(I64, 0)
    for number, (operand, (bits, place)) in enumerate(
        zip(op.stored_operands, _FIELDS, strict=True)
    ):
        if number == 3:
            found = builder.binary("or", found, integer(I64, _ALWAYS))
        value = builder.cast("zext", translation.values[operand], I32)
        value = builder.binary("and", value, integer(I32, (1 << bits) - 1))
        wide = builder.cast("zext", value, I64)
        found = builder.binary("or", found, builder.binary("shl", wide, integer(I64, place)))
    translation.values[op.res] = found


TRANSLATIONS: dict[type[Operation], Translate] = {
    nvvm.CpAsyncBulkTensorGlobalToSharedClusterOp: _load,
    nvvm.CpAsyncBulkTensorPrefetchOp: _prefetch,
    nvvm.CpAsyncBulkTensorReduceOp: _store("reduce"),
    nvvm.CpAsyncBulkTensorSharedCTAToGlobalOp: _store("s2g"),
    nvvm.Tcgen05MmaSmemDescOp: _descriptor,
}
