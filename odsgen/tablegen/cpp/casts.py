"""LLVM's casts and tests of classes, and C++'s conversions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import logic
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.classes import CppClass
from odsgen.tablegen.cpp.values import Translated

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.translator import Translator

_Arguments = tuple[c.Expression, ...]

CASTS = frozenset({"cast", "cast_or_null", "cast_if_present"})
DYNAMIC_CASTS = frozenset({"dyn_cast", "dyn_cast_or_null", "dyn_cast_if_present"})
TESTS = frozenset({"isa", "isa_and_nonnull", "isa_and_present"})
CONVERSIONS = frozenset({"static_cast", "const_cast", "reinterpret_cast"})
_UNSIGNED = {
    "uint8_t": 8,
    "uint16_t": 16,
    "uint32_t": 32,
    "unsigned": 32,
    "uint64_t": 64,
    "size_t": 64,
}


def _classes(translator: Translator, part: c.NamePart) -> list[CppClass]:
    found = []
    for argument in part.arguments or ():
        if not isinstance(argument, c.TypeName):
            translator.fail(f"'{part.name}' of what is no class")
        found.append(translator.known_class(argument.name))
    return found


def isa_test(translator: Translator, part: c.NamePart, arguments: _Arguments) -> s.PredicateSyntax:
    classes = _classes(translator, part)
    if len(arguments) != 1:
        translator.fail(f"'{part.name}' of {len(arguments)} values")
    value = translator.value(arguments[0])
    if isinstance(value, v.Built):
        ours = [translator.table.extends(value.cpp_name, known.cpp_name) for known in classes]
        return s.Literal(any(ours))
    if not isinstance(value, Translated):
        translator.fail("a class is asked of something that has no counterpart")
    for known in classes:
        check_possible(translator, value, known)
    test = logic.any_of(translator.class_test(value.syntax, known) for known in classes)
    if part.name == "isa":
        translator.present(value)
        return test
    return logic.all_of([translator.as_condition(value), test])


def check_possible(translator: Translator, value: Translated, known: CppClass) -> None:
    """Refuse what C++ may answer by an interface and our language only by a class that the value cannot have."""
    of = translator.table.classes.get(value.type.name)
    if of is None or not of.name or not known.name or known.test or of.test:
        return
    roots = ("mlir::Type", "mlir::Attribute", "mlir::Value")
    if known.cpp_name in roots or of.cpp_name in roots:
        return
    if not (
        translator.table.extends(of.cpp_name, known.cpp_name)
        or translator.table.extends(known.cpp_name, of.cpp_name)
    ):
        translator.fail(f"a '{of.cpp_name}' is no '{known.cpp_name}' here")


def cast(translator: Translator, part: c.NamePart, arguments: _Arguments) -> v.Evaluated:
    classes = _classes(translator, part)
    if len(classes) != 1 or len(arguments) != 1:
        translator.fail(f"'{part.name}' to several classes")
    [known] = classes
    value = translator.value(arguments[0])
    if isinstance(value, v.Reshaped | v.Built | v.Chosen):
        return value
    if not isinstance(value, Translated):
        translator.fail("a cast of something that has no counterpart")
    of = v.CppType(known.cpp_name)
    check_possible(translator, value, known)
    test = translator.class_test(value.syntax, known)
    is_certain = not value.type.nullable and translator.table.extends(
        value.type.name, known.cpp_name
    )
    if is_certain and known.interface and value.present is None:
        return value  # what is known of it already says more
    if part.name in DYNAMIC_CASTS:
        if not part.name.endswith("dyn_cast"):
            test = logic.all_of([translator.as_condition(value), test])
        return Translated(value.syntax, of, None if is_certain else test)
    if part.name != "cast":  # null stays null
        if value.present is not None or value.type.nullable:
            absent = logic.negation(translator.as_condition(value))
            translator.require(logic.any_of([absent, test]))
            return Translated(value.syntax, of, translator.as_condition(value))
        translator.require(test)
        return Translated(value.syntax, of)
    if value.present is not None:
        translator.require(value.present)
    if not is_certain:
        translator.require(test)
    return Translated(value.syntax, of)


def converted(translator: Translator, part: c.NamePart, argument: c.Expression) -> v.Evaluated:
    """``static_cast<int64_t>(x)``."""
    [target] = part.arguments or (None,)
    of = v.type_of_name(target.name, translator.table) if isinstance(target, c.TypeName) else None
    value = translator.value(argument)
    if of is None or not isinstance(value, Translated):
        translator.fail(f"'{part.name}' to a class that is not known")
    if (
        isinstance(target, c.TypeName)
        and (width := _UNSIGNED.get(target.name.last.name)) is not None
        and isinstance(value.syntax, s.Literal)
        and isinstance(value.syntax.value, int)
    ):
        return Translated(s.Literal(value.syntax.value % (1 << width)), v.INT)
    return as_type(translator, value, of)


def as_type(translator: Translator, value: Translated, of: v.CppType) -> Translated:
    if of == v.BOOL:  # of what may be null: whether it is there
        return Translated(translator.as_condition(value), v.BOOL)
    value = translator.present(value)
    if of == v.INT and value.type.name in translator.table.enums:
        return Translated(s.Member(value.syntax, "value"), v.INT)
    numbers = ("int", "bool")
    if of.name == value.type.name or (of.name in numbers and value.type.name in numbers):
        return Translated(value.syntax, of)
    if of.name in translator.table.classes and translator.table.extends(value.type.name, of.name):
        return Translated(value.syntax, of)
    if of == v.FLOAT and value.type == v.INT:
        return Translated(value.syntax, v.FLOAT)
    translator.fail(f"a conversion of {value.type} to {of}")


def conversion(
    translator: Translator, name: c.Name, of: v.CppType, arguments: _Arguments
) -> v.Evaluated:
    """``int64_t(x)``, ``ArrayRef<int64_t>({1, 2})``, ``VectorType(builder)``, ``APInt(32, 1)``."""
    if of.name == "llvm::APInt" and len(arguments) in (2, 3):
        width, value = (translator.value(argument) for argument in arguments[:2])
        match width, value:
            case (
                Translated(syntax=s.Literal(value=int(bits))),
                Translated(syntax=s.Literal(value=int())) as constant,
            ) if (
                0 < bits <= 1 << 24
            ):
                return Translated(constant.syntax, v.CppType(f"APInt:{bits}"))
        translator.fail("an integer of a computed width")
    if of.name == "tuple":
        if len(arguments) == 2 and name.last.name in ("SmallVector", "vector"):
            count, value = map(translator.plain, arguments)
            return v.Repeated(count, value)
        if len(arguments) == 1:
            return translator.sequence(translator.value(arguments[0]))
        if not arguments:
            return Translated(s.Display(()), of)
    if len(arguments) == 1:
        given = translator.value(arguments[0])
        if isinstance(given, v.Reshaped | v.Built | v.Chosen):
            return given
        if isinstance(given, Translated):
            return as_type(translator, given, of)
    translator.fail(f"the constructor of '{name.qualified}'")
