"""Operations that are an intrinsic or an instruction by their specs: what `llvm_ir` says of them becomes a call.

The packages of dialects have a module `llvm_ir` with a table; it is imported when an operation of the dialect is first met.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from odsgen.llvm_intrinsics.table import Intrinsic, find_intrinsic, intrinsic_of_function
from odsgen.llvm_intrinsics.types import written_type
from odsgen.runtime import Attribute, BoolAttr, IntegerAttr, Operation, Value
from odsgen.translation.llvm_ir import aliasing
from odsgen.translation.llvm_ir.arithmetic import fast_math_text
from odsgen.translation.llvm_ir.attributes import AttributeSet
from odsgen.translation.llvm_ir.calls import argument_attributes as attributes_of_call
from odsgen.translation.llvm_ir.calls import bundles_of
from odsgen.translation.llvm_ir.constants import constant_of
from odsgen.translation.llvm_ir.errors import Failure, error_at, failure_of
from odsgen.translation.llvm_ir.memory import attach_aliasing
from odsgen.translation.llvm_ir.metadata import StringMetadata
from odsgen.translation.llvm_ir.model import Function, Instruction
from odsgen.translation.llvm_ir.signatures import declared, type_of_width
from odsgen.translation.llvm_ir.text import quoted
from odsgen.translation.llvm_ir.types import I1, VOID, FunctionIRType, IntegerIRType
from odsgen.translation.llvm_ir.values import MetadataOperand, integer
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir import values as ir
    from odsgen.translation.llvm_ir.translation import Translate, Translation
    from odsgen.translation.llvm_ir.types import IRType

#: The dialects that MLIR translates; of others, those whose specs have `llvm_ir`.
_DIALECTS = frozenset("""
    builtin llvm acc amx arm_neon arm_sme arm_sve gpu nvvm omp ptr rocdl spirv vcix x86vector xevm
    """.split())

_WORD = re.compile(r"\{(\w+)\}")
_OTHERWISE, _PRESENT, _ABSENT = "else", "present", "absent"

Said = Mapping[str, Any]


def translation_of(op: Operation) -> Translate | None:
    """The translation of an operation; refuses dialects that have none."""
    found = _by_class(cast("Hashable", op.__class__))
    if found is None and op.name.partition(".")[0] not in _DIALECTS:
        raise failure_of(
            op,
            "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect "
            f"for op: {op.name}",
        )
    return found


@lru_cache(None)
def _by_class(key: Hashable) -> Translate | None:
    op_class = cast("type[Operation]", key)
    from odsgen.translation.llvm_ir import masked, targets

    for translations in (masked.TRANSLATIONS, targets.translations_of(op_class)):
        if op_class in translations:
            return translations[op_class]
    if op_class is llvm.CallIntrinsicOp:
        return _call_by_name
    said = _table(op_class.__module__.rpartition(".")[0]).get(op_class.__name__)
    if said is None:
        return None
    if "instruction" in said:
        from odsgen.translation.llvm_ir import instructions

        return instructions.translation_by(said)
    return lambda translation, op: _call(translation, op, said)


@lru_cache(None)
def _table(package: str) -> Mapping[str, Said]:
    """The table of a dialect's package; empty if it says nothing."""
    name = f"{package}.llvm_ir"
    if not package or find_spec(name) is None:
        return {}
    return cast("Mapping[str, Said]", import_module(name).LLVM_IR)


# --- calls --------------------------------------------------------------------------------------------------------------


def _call(translation: Translation, op: Operation, said: Said) -> None:
    name = _with_words(op, said["intrinsic"], said.get("words", {}))
    intrinsic = find_intrinsic(name)
    if intrinsic is None:
        raise failure_of(op, f'could not find LLVM intrinsic: "{name}"')
    arguments = list(_arguments(translation, op, intrinsic, said))
    attributes = AttributeSet()
    if "range" in said and (limits := getattr(op, said["range"])) is not None:
        text = f"range(i{limits.width} {limits.lower}, {limits.upper})"
        attributes.add("range", text)
    made = call_intrinsic(translation, op, intrinsic, arguments, attributes)
    if hasattr(op, "access_groups"):
        attach_aliasing(translation, op, made)
    elif hasattr(op, "alias_scopes"):
        aliasing.attach(translation, op, made)


def call_intrinsic(
    translation: Translation,
    op: Operation,
    intrinsic: Intrinsic,
    arguments: Sequence[ir.Value],
    result_attributes: AttributeSet | None = None,
    argument_attributes: Sequence[AttributeSet] = (),
) -> Instruction:
    """Calls an intrinsic for an operation, with its flags, bundles and attributes; the result is the operation's."""
    result = op.single_result
    type = VOID if result is None else translation.convert_type(result.type)
    callee = declared(translation, intrinsic, type, [each.type for each in arguments])
    if callee is None:
        callee, arguments = _with_other_types(translation, intrinsic, type, arguments)
    of_result = result_attributes or AttributeSet()
    if hasattr(op, "arg_attrs_attr"):
        argument_attributes, more = attributes_of_call(translation, op, len(arguments))
        of_result.merge(more)
    of_call = AttributeSet()
    if "strictfp" in callee.attributes.known:
        of_call.add("strictfp")
    builder = translation.builder
    builder.fast_math = fast_math_text(op) if hasattr(op, "fastmath_flags") else ""
    try:
        made = builder.call(
            callee.value_type,
            callee,
            arguments,
            attributes=of_call,
            result_attributes=of_result,
            argument_attributes=argument_attributes,
            bundles=_bundles(translation, op),
        )
    finally:
        builder.fast_math = ""
    if result is not None:
        translation.values[result] = builder.cast("bitcast", made, type)
    return made


def _with_other_types(
    translation: Translation, intrinsic: Intrinsic, result: IRType, arguments: Sequence[ir.Value]
) -> tuple[Function, Sequence[ir.Value]]:
    """The callee of an intrinsic that takes or gives other types of the same width: a vector of bytes is a number there."""
    given = [
        type_of_width(intrinsic.fixed_type(place), argument.type)
        for place, argument in enumerate(arguments)
    ]
    fixed = intrinsic.result_types[0] if len(intrinsic.result_types) == 1 else None
    wanted = type_of_width(fixed and written_type(fixed), result)
    callee = declared(translation, intrinsic, wanted, given)
    if callee is None:
        raise Failure
    builder = translation.builder
    return callee, [
        builder.cast("bitcast", argument, type)
        for argument, type in zip(arguments, given, strict=True)
    ]


def _bundles(translation: Translation, op: Any) -> Sequence[tuple[str, Sequence[ir.Value]]]:
    if not hasattr(op, "op_bundle_sizes"):
        return ()
    count = sum(op.op_bundle_sizes)
    operands = op.stored_operands
    return bundles_of(translation, op, operands[len(operands) - count :])


def _call_by_name(translation: Translation, op: Any) -> None:
    """`llvm.call_intrinsic`: the name is a text, and all types are compared with those of the intrinsic."""
    name = op.intrin
    intrinsic = intrinsic_of_function(name)
    shown = quoted(name)
    if intrinsic is None:
        raise error_at(op.location, f"could not find LLVM intrinsic: {shown}")
    arguments = [translation.values[each] for each in op.args]
    types = [each.type for each in arguments]
    result = VOID if op.single_result is None else translation.convert_type(op.single_result.type)
    if intrinsic.is_overloaded:
        is_silent = result == VOID and bool(intrinsic.result_types)
        if is_silent or declared(translation, intrinsic, result, types) is None:
            type = FunctionIRType(result, types, False)
            raise error_at(
                op.location,
                f"call intrinsic signature {type.text} to overloaded intrinsic {shown}"
                " does not match any of the overloads",
            )
    else:
        _check_types(op, intrinsic, result.text, [each.text for each in types])
    call_intrinsic(translation, op, intrinsic, arguments)


def _check_types(op: Any, intrinsic: Intrinsic, result: str, types: Sequence[str]) -> None:
    """Refuses a call with other types than those of an intrinsic that is not overloaded."""
    own, parameters, is_variadic = intrinsic.signature(())
    shown = quoted(op.intrin)
    if result != own:
        message = f"intrinsic call returns {result} but {shown} actually returns {own}"
        raise error_at(op.location, message)
    if not is_variadic and len(types) != len(parameters):
        message = f"intrinsic call has {len(types)} operands but {shown} expects {len(parameters)}"
        raise error_at(op.location, message)
    for place, (type, wanted) in enumerate(zip(types, parameters, strict=False)):
        if type != wanted:
            message = (
                f"intrinsic call operand #{place} has type {type} but {shown} expects {wanted}"
            )
            raise error_at(op.location, message)


# --- arguments ----------------------------------------------------------------------------------------------------------


def _arguments(
    translation: Translation, op: Operation, intrinsic: Intrinsic, said: Said
) -> Iterator[ir.Value]:
    names = said.get("arguments")
    if names is None:
        for operand in op.stored_operands:
            yield translation.values[operand]
        return
    place = 0
    for name in names:
        for value in _values(translation, op, name, intrinsic.fixed_type(place)):
            yield value
            place += 1


def _values(
    translation: Translation, op: Any, name: str | int, fixed: str | None
) -> Iterator[ir.Value]:
    """The arguments of one name: an operand, several, none, or a constant."""
    if isinstance(name, str) and "{" in name:
        yield MetadataOperand(StringMetadata(_with_words(op, name, {})))
        return
    value = name if isinstance(name, int) else getattr(op, name)
    if isinstance(value, Value):
        yield translation.values[value]
    elif isinstance(value, Attribute):
        yield constant_of(translation, _type_of(translation, value, fixed), value, op.location)
    elif isinstance(value, bool | int | float):
        yield _number(translation, op, name, value, fixed)
    elif value is not None:
        for each in value:
            yield translation.values[each]


def _number(
    translation: Translation, op: Any, name: str | int, value: float, fixed: str | None
) -> ir.Value:
    """A constant of the parameter's type, or of the attribute's where the parameter may have several."""
    if fixed is not None and fixed[0] == "i":
        return integer(IntegerIRType(int(fixed[1:])), int(value))
    if isinstance(name, str) and (attribute := getattr(op, f"{name}_attr", None)) is not None:
        return constant_of(
            translation, _type_of(translation, attribute, fixed), attribute, op.location
        )
    return integer(I1 if isinstance(value, bool) else IntegerIRType(32), int(value))


def _type_of(translation: Translation, attribute: Attribute, fixed: str | None) -> IRType:
    if isinstance(attribute, BoolAttr):
        return I1
    if isinstance(attribute, IntegerAttr) and fixed is not None and fixed[0] == "i":
        return IntegerIRType(int(fixed[1:]))
    type = getattr(attribute, "type", None)
    if type is None:
        raise Failure
    return translation.convert_type(type)


# --- names --------------------------------------------------------------------------------------------------------------


def _with_words(op: Operation, text: str, words: Mapping[str, Mapping[str, str]]) -> str:
    """The text with what stands for the parts in braces."""
    return _WORD.sub(lambda match: _word(op, match[1], words.get(match[1])), text)


def _word(op: Operation, name: str, words: Mapping[str, str] | None) -> str:
    value = getattr(op, name)
    key = _key(value)
    if words is None:
        return key
    found = words.get(key)
    if found is None and value is not None and value is not False:
        found = words.get(_PRESENT)
    if found is None:
        found = words.get(_OTHERWISE)
    if found is None:
        raise Failure
    return found


def _key(value: Any) -> str:
    """The key of a value among words: the case, number or type that a value is, or whether it is there."""
    if value is None or value is False:
        return _ABSENT
    if value is True:
        return _PRESENT
    if isinstance(value, Value):
        return str(value.type)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return str(len(value))
    keyword = getattr(value, "keyword", None)
    if keyword is not None:
        return str(keyword)
    if isinstance(value, Attribute):
        inner = next((each for each in _parameters(value) if isinstance(each, Enum)), None)
        return str(value) if inner is None else _key(inner)
    return str(value)


def _parameters(attribute: Any) -> Iterator[object]:
    found: Any = getattr(attribute, "parameters", ())
    given: Any = found() if callable(found) else found
    yield from given
