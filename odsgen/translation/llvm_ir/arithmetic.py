"""Operations that compute: arithmetic, comparisons, casts, parts of vectors, structs and arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.constants import constant_of
from odsgen.translation.llvm_ir.model import Instruction
from odsgen.translation.llvm_ir.values import NullConstant, PoisonConstant, UndefConstant, zero
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime import Operation
    from odsgen.translation.llvm_ir.translation import Translate, Translation

_FAST_MATH = (
    (llvm.FastmathFlags.reassoc, "reassoc"),
    (llvm.FastmathFlags.nnan, "nnan"),
    (llvm.FastmathFlags.ninf, "ninf"),
    (llvm.FastmathFlags.nsz, "nsz"),
    (llvm.FastmathFlags.arcp, "arcp"),
    (llvm.FastmathFlags.contract, "contract"),
    (llvm.FastmathFlags.afn, "afn"),
)


def fast_math_text(op: Any) -> str:
    """The fast-math flags of an operation, each behind a blank; all of them are `fast`."""
    flags = op.fastmath_flags
    if not flags:
        return ""
    words = [word for flag, word in _FAST_MATH if flags & flag == flag]
    return " fast" if len(words) == len(_FAST_MATH) else "".join([f" {word}" for word in words])


def with_fast_math(translate: Translate) -> Translate:
    """A translation whose instructions get the fast-math flags of the operation."""

    def translate_with_flags(translation: Translation, op: Operation) -> None:
        translation.builder.fast_math = fast_math_text(op)
        try:
            translate(translation, op)
        finally:
            translation.builder.fast_math = ""

    return translate_with_flags


def _overflow_text(op: Any) -> str:
    flags = op.overflow_flags
    text = " nuw" if flags & llvm.IntegerOverflowFlags.nuw else ""
    return f"{text} nsw" if flags & llvm.IntegerOverflowFlags.nsw else text


def _exact_text(op: Any) -> str:
    return " exact" if op.is_exact else ""


def _non_negative_text(op: Any) -> str:
    return " nneg" if op.non_neg else ""


def _no_text(op: Any) -> str:
    return ""


def _binary(opcode: str, flags: Callable[[Any], str] = _no_text) -> Translate:
    def translate(translation: Translation, op: Operation) -> None:
        lhs, rhs = op.stored_operands
        values = translation.values
        made = translation.builder.binary(opcode, values[lhs], values[rhs], flags(op))
        values[op.single_result] = made

    return translate


def _or(translation: Translation, op: Any) -> None:
    """`or`, whose flag an instruction alone has."""
    values = translation.values
    made = translation.builder.binary("or", values[op.lhs], values[op.rhs])
    if op.is_disjoint and isinstance(made, Instruction):
        made.pieces = [str(made.pieces[0]).replace("or ", "or disjoint ", 1), *made.pieces[1:]]
    values[op.res] = made


def _negate(translation: Translation, op: Any) -> None:
    translation.values[op.res] = translation.builder.negate(translation.values[op.operand])


def _cast(opcode: str, flags: Callable[[Any], str] = _no_text) -> Translate:
    def translate(translation: Translation, op: Operation) -> None:
        [operand] = op.stored_operands
        result = op.single_result
        type = translation.convert_type(result.type)
        builder, values = translation.builder, translation.values
        values[result] = builder.cast(opcode, values[operand], type, flags(op))

    return translate


def _inttoptr(translation: Translation, op: Any) -> None:
    from odsgen.translation.llvm_ir.memory import attach_dereferenceable

    _cast("inttoptr")(translation, op)
    made = translation.values[op.res]
    if isinstance(made, Instruction):
        attach_dereferenceable(translation, op, made)


def _icmp(translation: Translation, op: Any) -> None:
    values = translation.values
    predicate = op.predicate.keyword
    made = translation.builder.compare("icmp", predicate, values[op.lhs], values[op.rhs])
    values[op.res] = made


_FCMP_WORDS = {"_false": "false", "_true": "true"}


def _fcmp(translation: Translation, op: Any) -> None:
    values = translation.values
    predicate: str = op.predicate.keyword
    word = _FCMP_WORDS.get(predicate, predicate)
    made = translation.builder.compare("fcmp", word, values[op.lhs], values[op.rhs])
    values[op.res] = made


def _select(translation: Translation, op: Any) -> None:
    values = translation.values
    values[op.res] = translation.builder.select(
        values[op.condition], values[op.true_value], values[op.false_value]
    )


def _freeze(translation: Translation, op: Any) -> None:
    operand = translation.values[op.val]
    made = translation.builder.instruction(operand.type, f"freeze {operand.type.text} ", operand)
    translation.values[op.res] = made


def _extract_value(translation: Translation, op: Any) -> None:
    container = translation.values[op.container]
    made = translation.builder.extract_value(container, op.position)
    translation.values[op.res] = made


def _insert_value(translation: Translation, op: Any) -> None:
    values = translation.values
    values[op.res] = translation.builder.insert_value(
        values[op.container], values[op.value], op.position
    )


def _extract_element(translation: Translation, op: Any) -> None:
    values = translation.values
    values[op.res] = translation.builder.extract_element(values[op.vector], values[op.position])


def _insert_element(translation: Translation, op: Any) -> None:
    values = translation.values
    values[op.res] = translation.builder.insert_element(
        values[op.vector], values[op.value], values[op.position]
    )


def _shuffle(translation: Translation, op: Any) -> None:
    values = translation.values
    values[op.res] = translation.builder.shuffle(values[op.v1], values[op.v2], op.mask)


def _constant(translation: Translation, op: Any) -> None:
    type = translation.convert_type(op.res.type)
    translation.values[op.res] = constant_of(translation, type, op.value, op.location)


def _undef(translation: Translation, op: Any) -> None:
    translation.values[op.res] = UndefConstant(translation.convert_type(op.res.type))


def _poison(translation: Translation, op: Any) -> None:
    translation.values[op.res] = PoisonConstant(translation.convert_type(op.res.type))


def _zero(translation: Translation, op: Any) -> None:
    translation.values[op.res] = zero(translation.convert_type(op.res.type))


def _none(translation: Translation, op: Any) -> None:
    translation.values[op.res] = NullConstant(translation.convert_type(op.res.type))


TRANSLATIONS: dict[type[Operation], Translate] = {
    llvm.AddOp: _binary("add", _overflow_text),
    llvm.SubOp: _binary("sub", _overflow_text),
    llvm.MulOp: _binary("mul", _overflow_text),
    llvm.ShlOp: _binary("shl", _overflow_text),
    llvm.UDivOp: _binary("udiv", _exact_text),
    llvm.SDivOp: _binary("sdiv", _exact_text),
    llvm.LShrOp: _binary("lshr", _exact_text),
    llvm.AShrOp: _binary("ashr", _exact_text),
    llvm.URemOp: _binary("urem"),
    llvm.SRemOp: _binary("srem"),
    llvm.AndOp: _binary("and"),
    llvm.OrOp: _or,
    llvm.XOrOp: _binary("xor"),
    llvm.FAddOp: with_fast_math(_binary("fadd")),
    llvm.FSubOp: with_fast_math(_binary("fsub")),
    llvm.FMulOp: with_fast_math(_binary("fmul")),
    llvm.FDivOp: with_fast_math(_binary("fdiv")),
    llvm.FRemOp: with_fast_math(_binary("frem")),
    llvm.FNegOp: with_fast_math(_negate),
    llvm.ICmpOp: _icmp,
    llvm.FCmpOp: with_fast_math(_fcmp),
    llvm.TruncOp: _cast("trunc", _overflow_text),
    llvm.ZExtOp: _cast("zext", _non_negative_text),
    llvm.SExtOp: _cast("sext"),
    llvm.FPTruncOp: _cast("fptrunc"),
    llvm.FPExtOp: _cast("fpext"),
    llvm.FPToSIOp: _cast("fptosi"),
    llvm.FPToUIOp: _cast("fptoui"),
    llvm.SIToFPOp: _cast("sitofp"),
    llvm.UIToFPOp: _cast("uitofp", _non_negative_text),
    llvm.PtrToIntOp: _cast("ptrtoint"),
    llvm.IntToPtrOp: _inttoptr,
    llvm.BitcastOp: _cast("bitcast"),
    llvm.AddrSpaceCastOp: _cast("addrspacecast"),
    llvm.SelectOp: with_fast_math(_select),
    llvm.FreezeOp: _freeze,
    llvm.ExtractValueOp: _extract_value,
    llvm.InsertValueOp: _insert_value,
    llvm.ExtractElementOp: _extract_element,
    llvm.InsertElementOp: _insert_element,
    llvm.ShuffleVectorOp: _shuffle,
    llvm.ConstantOp: _constant,
    llvm.UndefOp: _undef,
    llvm.PoisonOp: _poison,
    llvm.ZeroOp: _zero,
    llvm.NoneTokenOp: _none,
}
