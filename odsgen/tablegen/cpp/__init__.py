"""The C++ inside ODS records, translated: predicates, default values, expressions that build types.

A real parser reads the C++ (``lexer``, ``parser``, ``syntax``); a translator with types (``translator`` and a module for
each subject) says the same in the predicate language, or why it cannot.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.tablegen.cpp.builtin_classes": "BUILTIN_CLASSES",
        "odsgen.tablegen.cpp.checks": "Checks",
        "odsgen.tablegen.cpp.classes": "ClassTable CppClass CppEnum CppFunction Method methods",
        "odsgen.tablegen.cpp.conditions": (
            "AllHold AnyHolds Condition DoesNotHold Leaf cpp_text leaves_of predicate_of_record"
        ),
        "odsgen.tablegen.cpp.errors": "CppError",
        "odsgen.tablegen.cpp.symbols": "accessor_name",
        "odsgen.tablegen.cpp.translation": (
            "Translation translate_builder_call translate_default translate_predicate "
            "translate_type_expression"
        ),
    },
)
