"""Intrinsics of the dialect `llvm` that have another form than their operations: accesses with alignments, scopes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.llvm_intrinsics.table import find_intrinsic
from odsgen.translation.llvm_ir.aliasing import scope_list
from odsgen.translation.llvm_ir.attributes import AttributeSet
from odsgen.translation.llvm_ir.intrinsics import call_intrinsic
from odsgen.translation.llvm_ir.metadata import ValueMetadata
from odsgen.translation.llvm_ir.model import Instruction
from odsgen.translation.llvm_ir.signatures import function_with
from odsgen.translation.llvm_ir.types import I1, I32
from odsgen.translation.llvm_ir.values import MetadataOperand, PoisonConstant, Value, integer
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime import Operation
    from odsgen.translation.llvm_ir.translation import Translate, Translation


def _access(
    translation: Translation,
    op: Operation,
    name: str,
    arguments: Sequence[Value],
    address: int,
    alignment: int,
) -> Instruction:
    """Calls an intrinsic, one of whose arguments is an address of that alignment."""
    intrinsic = find_intrinsic(name)
    assert intrinsic is not None
    own = [AttributeSet() for _ in arguments]
    own[address].add("align", f"align {alignment}")
    return call_intrinsic(translation, op, intrinsic, arguments, argument_attributes=own)


def _masked_load(translation: Translation, op: Any) -> None:
    values = translation.values
    arguments = [values[op.data], values[op.mask], _pass_through(translation, op, op.pass_thru)]
    made = _access(translation, op, "llvm.masked.load", arguments, 0, op.alignment)
    if op.nontemporal:
        one = ValueMetadata(integer(I32, 1))
        made.attachments["nontemporal"] = translation.module.metadata.node(one)


def _pass_through(translation: Translation, op: Any, value: Any) -> Value:
    """The elements that are not read."""
    if value is None:
        return PoisonConstant(translation.convert_type(op.res.type))
    return translation.values[value]


def _masked_store(translation: Translation, op: Any) -> None:
    arguments = [translation.values[each] for each in (op.value, op.data, op.mask)]
    _access(translation, op, "llvm.masked.store", arguments, 1, op.alignment)


def _gather(translation: Translation, op: Any) -> None:
    values = translation.values
    rest = op.pass_thru
    through = _pass_through(translation, op, rest[0] if rest else None)
    arguments = [values[op.ptrs], values[op.mask], through]
    _access(translation, op, "llvm.masked.gather", arguments, 0, op.alignment)


def _scatter(translation: Translation, op: Any) -> None:
    arguments = [translation.values[each] for each in (op.value, op.ptrs, op.mask)]
    _access(translation, op, "llvm.masked.scatter", arguments, 1, op.alignment)


def _matrix(translation: Translation, op: Any, name: str, operands: Sequence[Any]) -> None:
    """An access to a matrix, whose address is the operand in front of the stride."""
    arguments = [translation.values[each] for each in (*operands, op.data, op.stride)]
    constants = (
        integer(I1, int(op.is_volatile)),
        integer(I32, op.rows),
        integer(I32, op.columns),
    )
    vector = op.res if not operands else operands[0]
    element = translation.convert_type(vector.type).scalar
    alignment = translation.module.layout.alignment(element)
    arguments += constants
    _access(translation, op, name, arguments, len(operands), alignment)


def _matrix_load(translation: Translation, op: Any) -> None:
    _matrix(translation, op, "llvm.matrix.column.major.load", ())


def _matrix_store(translation: Translation, op: Any) -> None:
    _matrix(translation, op, "llvm.matrix.column.major.store", (op.matrix,))


def _scope_declaration(translation: Translation, op: Any) -> None:
    intrinsic = find_intrinsic("llvm.experimental.noalias.scope.decl")
    assert intrinsic is not None
    call_intrinsic(
        translation, op, intrinsic, [MetadataOperand(scope_list(translation, [op.scope]))]
    )


def _coroutine_end(translation: Translation, op: Any) -> None:
    """The intrinsic has no result any more; that of the operation has no use."""
    intrinsic = find_intrinsic("llvm.coro.end")
    assert intrinsic is not None
    arguments = [translation.values[each] for each in op.stored_operands]
    callee = function_with(translation, intrinsic, (), {})
    translation.values[op.res] = translation.builder.call(callee.value_type, callee, arguments)


TRANSLATIONS: dict[type[Operation], Translate] = {
    llvm.MaskedLoadOp: _masked_load,
    llvm.MaskedStoreOp: _masked_store,
    llvm.masked_gather: _gather,
    llvm.masked_scatter: _scatter,
    llvm.MatrixColumnMajorLoadOp: _matrix_load,
    llvm.MatrixColumnMajorStoreOp: _matrix_store,
    llvm.NoAliasScopeDeclOp: _scope_declaration,
    llvm.CoroEndOp: _coroutine_end,
}
