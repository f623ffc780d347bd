"""The C++ inside ODS records, translated: predicates, default values, expressions that build types.

A real parser reads the C++ (``lexer``, ``parser``, ``syntax``); a translator with types (``translator`` and a module for
each subject) says the same in the predicate language, or why it cannot.
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.builtin_classes import BUILTIN_CLASSES
    from odsgen.tablegen.cpp.checks import Checks
    from odsgen.tablegen.cpp.classes import (
        ClassTable,
        CppClass,
        CppEnum,
        CppFunction,
        Method,
        methods,
    )
    from odsgen.tablegen.cpp.conditions import (
        AllHold,
        AnyHolds,
        Condition,
        DoesNotHold,
        Leaf,
        cpp_text,
        leaves_of,
        predicate_of_record,
    )
    from odsgen.tablegen.cpp.errors import CppError
    from odsgen.tablegen.cpp.symbols import accessor_name
    from odsgen.tablegen.cpp.translation import (
        Translation,
        translate_builder_call,
        translate_default,
        translate_predicate,
        translate_type_expression,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.tablegen.cpp.builtin_classes": ("BUILTIN_CLASSES",),
            "odsgen.tablegen.cpp.checks": ("Checks",),
            "odsgen.tablegen.cpp.classes": (
                "ClassTable",
                "CppClass",
                "CppEnum",
                "CppFunction",
                "Method",
                "methods",
            ),
            "odsgen.tablegen.cpp.conditions": (
                "AllHold",
                "AnyHolds",
                "Condition",
                "DoesNotHold",
                "Leaf",
                "cpp_text",
                "leaves_of",
                "predicate_of_record",
            ),
            "odsgen.tablegen.cpp.errors": ("CppError",),
            "odsgen.tablegen.cpp.symbols": ("accessor_name",),
            "odsgen.tablegen.cpp.translation": (
                "Translation",
                "translate_builder_call",
                "translate_default",
                "translate_predicate",
                "translate_type_expression",
            ),
        },
    )

__all__ = [
    "BUILTIN_CLASSES",
    "AllHold",
    "AnyHolds",
    "Checks",
    "ClassTable",
    "Condition",
    "CppClass",
    "CppEnum",
    "CppError",
    "CppFunction",
    "DoesNotHold",
    "Leaf",
    "Method",
    "Translation",
    "accessor_name",
    "cpp_text",
    "leaves_of",
    "methods",
    "predicate_of_record",
    "translate_builder_call",
    "translate_default",
    "translate_predicate",
    "translate_type_expression",
]
