"""Reads `llvm_ir`: names are bound, and arguments compared with those of the intrinsic or the instruction."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product

from odsgen.llvm_intrinsics.table import (
    Intrinsic,
    find_intrinsic,
    intrinsic_names,
    intrinsic_of_function,
)
from odsgen.ods.model.constraints import TypeBuilder
from odsgen.ods.model.llvm_ir import FLAGS, INSTRUCTIONS, WITHOUT_RESULT, LlvmIr
from odsgen.ods.model.parts import Argument, Arity, Operand, Result
from odsgen.spec.errors import SpecDiagnostics, did_you_mean, nearest, what_there_is
from odsgen.spec.llvm_ir_model import LlvmIrSpec
from odsgen.spec.source import SpecText

#: Of more names of intrinsics than these, not all are looked up.
_MANY = 256

_WORD = re.compile(r"\{(\w*)\}")
_FLOATS = {"Float16Type": "half", "BFloat16Type": "bfloat", "Float32Type": "float"}
_FLOATS |= {"Float64Type": "double", "Float80Type": "x86_fp80", "Float128Type": "fp128"}


def resolve_llvm_ir(
    spec: LlvmIrSpec,
    arguments: Sequence[Argument],
    results: Sequence[Result],
    errors: SpecDiagnostics,
) -> LlvmIr | None:
    """Resolves `llvm_ir` of an operation; None, and diagnostics, where something is wrong."""
    before = len(errors)
    check = _Check(spec, arguments, results, errors)
    check.run()
    if len(errors) > before:
        return None
    return LlvmIr(
        intrinsic=_text(spec.intrinsic),
        instruction=_text(spec.instruction),
        arguments=tuple(each if isinstance(each, int) else str(each) for each in check.written),
        words=tuple(
            (str(name), tuple((str(key), str(word)) for key, word in words.items()))
            for name, words in spec.words.items()
        ),
        flags=tuple((str(flag), str(name)) for flag, name in spec.flags.items()),
        predicate=_text(spec.predicate),
        range=_text(spec.range),
    )


def _text(text: SpecText | None) -> str | None:
    return None if text is None else str(text)


class _Check:
    """Reports what is wrong with the key of one operation."""

    def __init__(
        self,
        spec: LlvmIrSpec,
        arguments: Sequence[Argument],
        results: Sequence[Result],
        errors: SpecDiagnostics,
    ) -> None:
        self._spec = spec
        self._arguments = {argument.name: argument for argument in arguments}
        self._results = {result.name: result for result in results}
        self._errors = errors
        name = spec.intrinsic or spec.instruction
        assert name is not None
        self._place: SpecText = name
        self.written = self._written()

    def run(self) -> None:
        spec, errors = self._spec, self._errors
        for written in spec.arguments or ():
            if isinstance(written, SpecText):
                for name in _WORD.findall(written) or (written,):
                    self._check_name(name, written, self._arguments)
            elif not isinstance(written, int) or isinstance(written, bool):
                errors.error(
                    f"an argument is {written!r}", self._place, "name an operand or an attribute"
                )
        for name in (*spec.flags.values(), *filter(None, (spec.predicate, spec.range))):
            if self._check_name(name, name, self._arguments) and isinstance(
                self._arguments[name], Operand
            ):
                errors.error(f"'{name}' is an operand", name, "name an attribute")
        if len(self._results) > 1 or any(
            result.arity is Arity.VARIADIC for result in self._results.values()
        ):
            errors.error(
                "an operation with llvm_ir has at most one result",
                self._place,
                "what LLVM IR calls several results is one of the type '!llvm.struct<(…)>'",
            )
        if spec.instruction is not None:
            self._check_instruction(spec.instruction)
        elif spec.intrinsic is not None:
            self._check_intrinsic(spec.intrinsic)

    def _check_name(
        self, name: str, place: SpecText, known: Sequence[str] | dict[str, Argument]
    ) -> bool:
        if name in known:
            return True
        self._errors.error(
            f"the operation has no argument '{name}'", place, what_there_is(name, known)
        )
        return False

    # --- instructions ------------------------------------------------------------------------------------------------

    def _check_instruction(self, instruction: SpecText) -> None:
        spec, errors = self._spec, self._errors
        if instruction not in INSTRUCTIONS:
            errors.error(
                f"'{instruction}' is no instruction that 'llvm_ir' knows",
                instruction,
                did_you_mean(instruction, INSTRUCTIONS) or "what is more than that needs a hook",
            )
            return
        self._check_count(INSTRUCTIONS[instruction], instruction)
        if bool(self._results) == (instruction in WITHOUT_RESULT):
            has = "no result" if instruction in WITHOUT_RESULT else "a result"
            errors.error(f"'{instruction}' has {has}", instruction)
        for flag in spec.flags:
            known = FLAGS.get(instruction, ())
            if flag not in known:
                errors.error(
                    f"'{instruction}' has no flag '{flag}'", flag, what_there_is(flag, known)
                )
        if (spec.predicate is not None) != (instruction in ("icmp", "fcmp")):
            wants = "needs" if spec.predicate is None else "has no"
            errors.error(f"'{instruction}' {wants} 'predicate'", instruction)

    # --- intrinsics --------------------------------------------------------------------------------------------------

    def _check_intrinsic(self, name: SpecText) -> None:
        words = self._spec.words
        named = [SpecText(word) for word in dict.fromkeys(_WORD.findall(name))]
        for word in named:
            if word not in self._arguments and word not in self._results:
                place = name.place_at(name.index(f"{{{word}}}"))
                self._errors.error(
                    f"the operation has no part '{word}'",
                    place,
                    what_there_is(word, (*self._arguments, *self._results)),
                )
        for word in words:
            if word not in named:
                self._errors.error(f"the name has no '{{{word}}}'", word)
        if any(word not in words for word in named):
            return  # the words of an enum or numbers: the name is looked up when a program is translated
        found = 0
        for each in self._names(name, named):
            intrinsic = find_intrinsic(each)
            if intrinsic is not None:
                found += 1
                self._check_call(intrinsic, each if named else None)
        if not found:
            first = next(iter(self._names(name, named)))
            self._errors.error(f"LLVM has no intrinsic '{first}'", name, _nearest(first))

    def _names(self, name: str, named: Sequence[SpecText]) -> Iterator[str]:
        choices = [self._spec.words[word].values() for word in named]
        for number, chosen in enumerate(product(*choices)):
            if number == _MANY:
                return
            yield name.format(
                **{str(key): str(word) for key, word in zip(named, chosen, strict=True)}
            )

    def _check_call(self, intrinsic: Intrinsic, name: str | None) -> None:
        """Compare count, kinds and fixed types of the arguments with the intrinsic's parameters."""
        of = f" of '{name}'" if name is not None else ""
        parameters = intrinsic.parameter_types
        if not intrinsic.is_variadic:
            self._check_count(len(parameters), f"{intrinsic.name}")
        if self._results and not intrinsic.result_types:
            self._errors.error(f"'{intrinsic.name}' has no result", self._place)
        if not self._are_single():
            return
        for place, written in enumerate(self.written[: len(parameters)]):
            where = written if isinstance(written, SpecText) else self._place
            argument = self._arguments.get(str(written))
            if isinstance(argument, Operand):
                fixed, own = intrinsic.fixed_type(place), _llvm_type(argument.constraint.builder)
                if fixed is not None and own is not None and fixed != own:
                    self._errors.error(
                        f"argument {place} of '{intrinsic.name}'{of} has the type '{fixed}', and '{written}' '{own}'",
                        where,
                    )

    # --- arguments ---------------------------------------------------------------------------------------------------

    def _written(self) -> Sequence[object]:
        if self._spec.arguments is not None:
            return self._spec.arguments
        spec = self._spec
        words = (
            name
            for name in _WORD.findall(spec.intrinsic or "")
            if not isinstance(self._arguments.get(name), Operand)
        )
        others = (*words, *spec.flags.values(), *filter(None, (spec.predicate, spec.range)))
        return LlvmIr.usual_arguments(self._arguments, map(str, others))

    def _are_single(self) -> bool:
        """Whether each argument that is written is one of the call."""
        for written in self.written:
            argument = self._arguments.get(str(written))
            if isinstance(argument, Operand) and argument.arity is not Arity.REQUIRED:
                return False
        return True

    def _check_count(self, wanted: int, name: str) -> None:
        given = len(self.written)
        if self._are_single() and given != wanted:
            listed = ", ".join(map(str, self.written)) or "none"
            self._errors.error(
                f"'{name}' takes {wanted} arguments and gets {given}",
                self._place,
                (
                    f"these are {listed}; list those of LLVM IR: arguments: [in, 0]"
                    if self._spec.arguments is None
                    else None
                ),
            )


def _llvm_type(builder: TypeBuilder | None) -> str | None:
    """The type in LLVM IR of a constraint that allows one."""
    if builder is None:
        return None
    if builder.class_name == "IntegerType" and len(builder.arguments) == 1:
        return f"i{builder.arguments[0]}"
    return _FLOATS.get(builder.class_name)


def _nearest(name: str) -> str | None:
    """A hint: the name without overloaded types, or one that is like it."""
    if (found := intrinsic_of_function(name)) is not None:
        return f"without the overloaded types it is '{found.name}'"
    start = name.rpartition(".")[0]
    match = nearest(name, (each for each in intrinsic_names() if each.startswith(start)))
    return None if match is None else f"did you mean '{match}'?"


__all__ = ["resolve_llvm_ir"]
