"""The directives of rewrite patterns, and the native calls and constraints that every pattern knows."""

from __future__ import annotations

from odsgen.ods.model.patterns import NativeCall, NativeParameter, ParameterRole, PatternConstraint
from odsgen.ods.model.predicates import (
    LocalValue,
    MemberOf,
    NamedValue,
    Not,
    Quantified,
    Quantifier,
    holds,
    truth,
)

#: Words that mean no operation where a pattern has an operator.
DIRECTIVES = frozenset({"either", "location", "replaceWithValue", "returnType", "variadic"})

BUILTIN_NATIVE_CALLS = (
    NativeCall(
        "ConstantLikeMatcher",
        (NativeParameter("value", ParameterRole.VALUE),),
        ("Attribute",),
        is_matcher=True,
        runtime_function=("odsgen.rewriting", "matched_constant"),
        definition_trait=("odsgen.runtime.ir.traits", "ConstantLike"),
        summary="a constant, and its value",
    ),
)

BUILTIN_CONSTRAINTS = (
    PatternConstraint(
        "HasNoUseOf",
        (NativeParameter("value", ParameterRole.ARGUMENT, "Value"),),
        "has no use",
        truth(Not(holds(MemberOf(NamedValue("value"), "has_uses")))),
    ),
    PatternConstraint(
        "HasOneUse",
        (NativeParameter("value", ParameterRole.ARGUMENT, "Value"),),
        "has one use",
        MemberOf(NamedValue("value"), "has_one_use"),
    ),
)

#: By their names, those that can be about all results of an operation together, too.
RESULT_CONSTRAINTS = {
    "HasNoUseOf": PatternConstraint(
        "HasNoUseOf",
        (NativeParameter("values", ParameterRole.ARGUMENT, "Sequence[Value]"),),
        "has no use",
        truth(
            Quantified(
                Quantifier.ALL,
                NamedValue("values"),
                Not(holds(MemberOf(LocalValue("value"), "has_uses"))),
                ("value",),
            )
        ),
    )
}
