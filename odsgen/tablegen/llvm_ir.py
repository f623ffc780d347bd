"""`llvm_ir` of operations: what their `llvmBuilder` says of intrinsics and instructions, without the C++ that says it.

A builder of another form than those below is left out: it computes what it calls.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from os.path import commonprefix
from typing import Any

from odsgen.llvm_intrinsics.table import intrinsic_of_enumerator
from odsgen.ods.model.llvm_ir import (
    ABSENT,
    FLAGS,
    INSTRUCTIONS,
    OTHERWISE,
    PRESENT,
    WITHOUT_RESULT,
    LlvmIr,
)
from odsgen.tablegen.records import Record

#: The call that LLVM_IntrOpBase makes of its fields.
_STANDARD = re.compile(
    r"auto \*inst = LLVM::detail::createIntrinsicCall\( builder, moduleTranslation, &opInst,"
    r" llvm::Intrinsic::(\w+), ?\d+, ?\{[\d, ]*\}, ?\{[\d, ]*\}, ?\{([\d, ]*)\}, ?\{([^}]*)\}\); \(void\) inst;"
)
#: What may follow: interfaces of the operation and names of its attributes say the same.
_FOLLOWING = re.compile(
    r" |\$\w+ = inst;|moduleTranslation\.set\w+Metadata\(op, inst\);"
    r"|if \(failed\(moduleTranslation\.convertArgAndResultAttrs\( op, inst, \{[\d, ]*\}\)\)\) \{ return failure\(\); \}"
)
_RANGE = re.compile(
    r" ?if \(\$(\w+)\) \{ inst->addRangeRetAttr\(::llvm::ConstantRange\( \$\1->getLower\(\), \$\1->getUpper\(\)\)\); \}"
)

_CALL = r"(?:\$\w+ = )?createIntrinsicCall\( ?builder, (?P<{0}>[\w:]+)(?:, (?P<{1}>.+?))?\);"
_ONE_CALL = re.compile(_CALL.format("name", "arguments"))
_TWO_CALLS = re.compile(
    rf"if \(\$(?P<flag>\w+)\) {_CALL.format('name', 'arguments')} else {_CALL.format('other', 'same')}"
)
_CHOICE = re.compile(
    r"auto (?P<variable>\w+) = (?P<condition>[^?]+?) ?\? (?P<name>[\w:]+) : (?P<other>[\w:]+); (?P<call>.+)"
)
_IS_CASE = re.compile(r"(\S+) == [\w:]*::(\w+)")
_ACCESSOR = re.compile(r"\$(\w+)|op\.get(\w+)\(\)")
_INTEGER = re.compile(r"builder\.getInt\d+\((\$\w+|\d+)\)")
_CONSTANT = re.compile(r"llvm::ConstantInt::get\( ?llvm::Type::getInt\d+Ty\([^$]*\), (\$\w+)\)")

_INSTRUCTION = re.compile(r"(?:\$\w+ = )?builder\.Create(\w+)\((.*)\);")
_DISJOINT = re.compile(
    r"auto inst = (.+); moduleTranslation\.setDisjointFlag\(op, inst\); \$\w+ = inst;"
)
_PREDICATE = re.compile(r"convert[IF]CmpPredicateToLLVM\(\$(\w+)\)")
_FLAG_METHODS = {
    "op.hasNoUnsignedWrap()": "nuw",
    "op.hasNoSignedWrap()": "nsw",
    "op.getIsExact()": "exact",
    "op.getNonNeg()": "nneg",
}
#: By flag the argument that sets it, as the interfaces of LLVM's flags name it.
_FLAG_ARGUMENTS = {
    "nuw": "overflowFlags",
    "nsw": "overflowFlags",
    "exact": "isExact",
    "nneg": "nonNeg",
    "disjoint": "isDisjoint",
}
_CONSTRAINED = re.compile(
    r"SmallVector<llvm::Value \*> args = moduleTranslation\.lookupValues\(opInst\.getOperands\(\)\);"
    r".* llvm::Intrinsic::(?P<name>\w+), overloadedTypes\); .*builder\.CreateConstrainedFPCall\(callee, args, .*\);"
)
_ROUNDING = re.compile(r"translateRoundingMode\(\$(\w+)\)")
_EXCEPTIONS = re.compile(r"translateFPExceptionBehavior\(\$(\w+)\)")


def llvm_ir_of(record: Record) -> Any:
    """The value of the key, in its short form where that says all; None if the builder says more than a spec can."""
    text = re.sub(r"//[^\n]*|/\*.*?\*/", "", record.text("llvmBuilder"))
    text = re.sub(r"\s+", " ", text).strip()
    for read in (_standard, _called, _chosen, _constrained, _instruction):
        if (found := read(record, text)) is not None:
            return found["intrinsic"] if found.keys() == {"intrinsic"} else found
    return None


def _intrinsic(enumerator: str) -> str | None:
    found = intrinsic_of_enumerator(enumerator.rpartition("::")[2])
    return None if found is None else found.name


def _operands(record: Record) -> Iterator[str]:
    """The operands of the call, by name; those of bundles are no arguments."""
    for name, constraint in _arguments(record):
        if not constraint.is_a("AttrConstraint", "Attr", "Property", "PropConstraint"):
            if name != "op_bundle_operands":
                yield name


def _arguments(record: Record) -> Iterator[tuple[str, Record]]:
    dag = record.dag("arguments")
    for argument in dag.arguments if dag is not None else ():
        constraint = argument.value
        if isinstance(constraint, Record):
            if constraint.is_a("OpVariable"):
                constraint = constraint.record("constraint") or constraint
            yield argument.name, constraint


def _call(
    record: Record, intrinsic: str, arguments: Sequence[str | int], **others: Any
) -> dict[str, Any]:
    """The call of the intrinsic with these arguments; ``others`` are other keys."""
    said = (*others.get("words", ()), *filter(None, [others.get("range")]))
    usual = LlvmIr.usual_arguments((name for name, _ in _arguments(record)), said)
    listed = {} if usual == list(arguments) else {"arguments": list(arguments)}
    return {"intrinsic": intrinsic, **listed, **others}


# --- calls of intrinsics --------------------------------------------------------------------------------------------


def _standard(record: Record, text: str) -> dict[str, Any] | None:
    match = _STANDARD.match(text)
    if match is None or (intrinsic := _intrinsic(match[1])) is None:
        return None
    rest = text[match.end() :]
    given = _RANGE.match(rest)
    if _FOLLOWING.sub("", rest if given is None else rest[given.end() :]):
        return None
    arguments: list[str | int] = list(_operands(record))
    positions = [int(each) for each in match[2].split(",") if each.strip()]
    names = re.findall(r'"([^"]*)"', match[3])
    for position, name in sorted(zip(positions, names, strict=True)):
        arguments.insert(position, name)
    others = {} if given is None else {"range": given[1]}
    return _call(record, intrinsic, arguments, **others)


def _called(record: Record, text: str) -> dict[str, Any] | None:
    match = _ONE_CALL.fullmatch(text)
    if match is None or (intrinsic := _intrinsic(match["name"])) is None:
        return None
    arguments = _written_arguments(match["arguments"])
    return None if arguments is None else _call(record, intrinsic, arguments)


def _chosen(record: Record, text: str) -> dict[str, Any] | None:
    """One of two intrinsics, by a flag or by whether an attribute is a case of an enum."""
    if (match := _TWO_CALLS.fullmatch(text)) is not None:
        if match["arguments"] != match["same"]:
            return None
        condition, written = f"${match['flag']}", match["arguments"]
    elif (match := _CHOICE.fullmatch(text)) is not None:
        call = _ONE_CALL.fullmatch(match["call"])
        if call is None or call["name"] != match["variable"]:
            return None
        condition, written = match["condition"], call["arguments"]
        if condition.startswith("("):
            condition = condition[1:-1]
    else:
        return None
    arguments = _written_arguments(written)
    names = [_intrinsic(match["name"]), _intrinsic(match["other"])]
    words = _words(record, condition)
    if arguments is None or words is None or None in names:
        return None
    first, second = map(str, names)
    start = _common_words(first, second)
    end = _common_words(first[len(start) :][::-1], second[len(start) :][::-1])[::-1]
    part, (key, other) = words
    pieces = [name[len(start) : len(name) - len(end)] for name in (first, second)]
    chosen = {part: {key: pieces[0], other: pieces[1]}}
    return _call(record, f"{start}{{{part}}}{end}", arguments, words=chosen)


def _common_words(first: str, second: str) -> str:
    """The start that two names share, without a piece of a word."""
    start = commonprefix([first, second])
    following = {name[len(start) : len(start) + 1] for name in (first, second)}
    return start if following <= {"", "."} else start[: start.rfind(".") + 1]


def _words(record: Record, condition: str) -> tuple[str, tuple[str, str]] | None:
    """The attribute of a condition, and the keys of its words where that holds and where it does not."""
    is_case = _IS_CASE.fullmatch(condition)
    accessor = _ACCESSOR.fullmatch(condition if is_case is None else is_case[1])
    if accessor is None:
        return None
    name = accessor[1] or accessor[2][0].lower() + accessor[2][1:]
    constraint = dict(_arguments(record)).get(name)
    if constraint is None:
        return None
    if is_case is None:
        return name, (PRESENT, ABSENT)
    for case in _cases(constraint):
        if case.text("symbol") == is_case[2]:
            return name, (case.text("str"), OTHERWISE)
    return None


def _cases(constraint: Record) -> Sequence[Record]:
    base = constraint.record("baseAttr") or constraint
    return (base.record("enum") or base).records("enumerants")


def _constrained(record: Record, text: str) -> dict[str, Any] | None:
    match = _CONSTRAINED.fullmatch(text)
    if match is None or (intrinsic := _intrinsic(match["name"])) is None:
        return None
    arguments: list[str | int] = list(_operands(record))
    for pattern, prefix in ((_ROUNDING, "round"), (_EXCEPTIONS, "fpexcept")):
        if (said := pattern.search(text)) is not None:
            arguments.append(f"{prefix}.{{{said[1]}}}")
    return _call(record, intrinsic, arguments)


# --- instructions ---------------------------------------------------------------------------------------------------


def _instruction(record: Record, text: str) -> dict[str, Any] | None:
    disjoint = _DISJOINT.fullmatch(text)
    match = _INSTRUCTION.fullmatch(text if disjoint is None else f"{disjoint[1]};")
    if match is None:
        return None
    name = {"VAArg": "va_arg"}.get(match[1], match[1].lower())
    if name not in INSTRUCTIONS or (name in WITHOUT_RESULT) != text.startswith("builder."):
        return None
    flags = ["disjoint"] if disjoint is not None else []
    found: dict[str, Any] = {"instruction": name}
    arguments: list[str | int] = []
    for written in _split(match[2]):
        if written in ('""', "$_resultType"):
            continue
        if written in _FLAG_METHODS:
            flags.append(_FLAG_METHODS[written])
        elif (compared := _PREDICATE.fullmatch(written)) is not None:
            found["predicate"] = compared[1]
        elif (read := _written_arguments(written)) is not None:
            arguments += read
        else:
            return None
    if len(arguments) != INSTRUCTIONS[name] or not set(flags) <= set(FLAGS.get(name, ())):
        return None
    if flags:
        found["flags"] = {flag: _FLAG_ARGUMENTS[flag] for flag in flags}
    others = (*found.get("flags", {}).values(), found.get("predicate", ""))
    if arguments != LlvmIr.usual_arguments((name for name, _ in _arguments(record)), others):
        found["arguments"] = arguments
    return found


# --- arguments ------------------------------------------------------------------------------------------------------


def _written_arguments(text: str | None) -> list[str | int] | None:
    """The names and numbers of a list in C++; None if it has something else."""
    text = (text or "").strip()
    if text.startswith("{") and text.endswith("}"):
        text = text[1:-1]
    found: list[str | int] = []
    for written in _split(text):
        match = _INTEGER.fullmatch(written) or _CONSTANT.fullmatch(written)
        value = written if match is None else match[1]
        if value.isdigit():
            found.append(int(value))
        elif re.fullmatch(r"\$[a-zA-Z]\w*", value):
            found.append(value[1:])
        else:
            return None
    return found


def _split(text: str) -> Iterator[str]:
    """Splits at the commas that are in no parentheses."""
    depth = begin = 0
    for place, character in enumerate(f"{text},"):
        depth += (character in "({") - (character in ")}")
        if character == "," and depth == 0:
            if text[begin:place].strip():
                yield text[begin:place].strip()
            begin = place + 1
