"""The translator's public face: C++ text in, text of our language or a reason out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from odsgen.spec.predicate_text import predicate_text
from odsgen.tablegen.cpp import logic
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.builtin_classes import BUILTIN_CLASSES
from odsgen.tablegen.cpp.checks import Checks
from odsgen.tablegen.cpp.classes import ClassTable
from odsgen.tablegen.cpp.default_values import default_text
from odsgen.tablegen.cpp.errors import CppError
from odsgen.tablegen.cpp.parser import parse_expression, parse_type_name
from odsgen.tablegen.cpp.symbols import Symbols
from odsgen.tablegen.cpp.translator import Translator
from odsgen.tablegen.cpp.type_texts import type_text
from odsgen.tablegen.cpp.unknown import passing_what_is_unknown
from odsgen.tablegen.cpp.values import Untranslatable

SelfKind = Literal["type", "attribute", "property", "region", "successor", "op"]

_SELF_TYPES = {
    "type": v.TYPE,
    "attribute": v.ATTRIBUTE,
    "property": v.UNKNOWN,
    "region": v.CppType("mlir::Region"),
    "successor": v.CppType("mlir::Block"),
    "op": None,
}


@dataclass(frozen=True, slots=True)
class Translation:
    """A predicate (or expression) of our language, or the reason why there is none.

    A predicate with a reason has hand-written checks in it, in the place of what could not be translated. ``message`` says for
    people what was not translated and why; it is empty of a translation that worked.
    """

    predicate: str | None
    reason: str | None = None
    message: str = ""

    @property
    def worked(self) -> bool:
        """Whether all of it was translated."""
        return self.reason is None


def translate_predicate(
    text: str,
    *,
    self_kind: SelfKind,
    symbols: Mapping[str, str] | None = None,
    classes: ClassTable = BUILTIN_CLASSES,
    self_type: str = "",
    checks: Checks | None = None,
    declarations: str = "",
) -> Translation:
    """The C++ condition as a predicate.

    With ``checks``, what cannot be translated is left to hand-written hooks, ``hook(dialect.check_name, $_self)``, each for
    as little of the condition as possible.

    ``symbols`` are the names of an operation with their kinds: ``operand``, ``optional operand``, ``variadic result``,
    ``attribute``, ``optional attribute: ::mlir::IntegerAttr``, ``property: int64_t``, ``region``, ``successor``; what
    stands behind the colon is the C++ class of the attribute or the C++ type of the property. ``self_type`` is the C++
    type of ``$_self`` where it is more than the kind says, e.g. that of a property. ``declarations`` is the C++ in the class
    of the operation (``extraClassDeclaration``), whose methods the condition may call.
    """

    untranslated: list[str] = []

    def translate() -> str:
        given = _SELF_TYPES[self_kind]
        if self_type:
            found = v.type_of_name(parse_type_name(self_type).name, classes)
            if found is not None:
                given = found
        translator = Translator(classes, Symbols(symbols or {}, declarations), given)
        translator.checks = checks
        translator.subject = "_self" if given is not None else "_op"
        test = translator.truth(parse_expression(text))
        untranslated.extend(dict.fromkeys(translator.untranslated))
        condition = logic.all_of([*translator.guards, test])
        return predicate_text(passing_what_is_unknown(condition, classes))

    found = attempt(text, translate)
    if untranslated:
        reason = "; ".join(untranslated)
        return Translation(found.predicate, reason, _message(text, reason))
    return found


def translate_type_expression(
    text: str,
    *,
    self_type: str = "::mlir::Type",
    symbols: Mapping[str, str] | None = None,
    classes: ClassTable = BUILTIN_CLASSES,
) -> Translation:
    """The C++ expression of a type or of a list of types, e.g. the transformer of ``TypesMatchWith``.

    ``self_type`` is the C++ type of ``$_self``: ``::llvm::ArrayRef<::mlir::Type>`` where it stands for several values.
    """

    def translate() -> str:
        given = v.type_of_name(parse_type_name(self_type).name, classes)
        translator = Translator(classes, Symbols(symbols or {}), given)
        made = translator.made(translator.value(parse_expression(text)))
        return predicate_text(logic.with_casts(made, translator.guards))

    return attempt(text, translate)


def translate_default(
    text: str, *, cpp_type: str = "", classes: ClassTable = BUILTIN_CLASSES
) -> Translation:
    """A default value as the argument that ``DefaultValuedAttr`` takes: ``1``, ``true``, ``"text"``, ``[1, 2]``, a case.

    ``cpp_type`` is the C++ type of the value. What is null in C++ is ``None``.
    """
    return attempt(text, lambda: default_text(parse_expression(text), cpp_type, classes))


def translate_builder_call(text: str, *, classes: ClassTable = BUILTIN_CLASSES) -> Translation:
    """The type that a ``builderCall`` builds, as MLIR's text: ``i32``, ``vector<16xf32>``, ``!llvm.ptr<1>``."""
    return attempt(text, lambda: type_text(parse_expression(text), classes))


def attempt(text: str, translate: Callable[[], str]) -> Translation:
    """The result of ``translate``, or the reason why there is none."""
    try:
        return Translation(translate())
    except CppError as error:
        reason = f"{error.message} (at character {error.offset})"
    except Untranslatable as error:
        reason = error.reason
    except RecursionError:
        reason = "the expression nests too deeply"
    return Translation(None, reason, _message(text, reason))


def _message(text: str, reason: str) -> str:
    return f"not translated, {reason}: {' '.join(text.split())}"
