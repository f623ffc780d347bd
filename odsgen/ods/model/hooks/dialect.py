"""All hooks of a dialect: those of its operations, types and attributes, and its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import starmap, zip_longest

from odsgen.ods.model import CheckHook, DialectDef, InterfaceDef, TraitDef
from odsgen.ods.model.hooks.definitions import definition_hooks
from odsgen.ods.model.hooks.hook import Hook, HookParameter, own_hooks
from odsgen.ods.model.hooks.kinds import HookKind
from odsgen.ods.model.hooks.methods import known_interfaces, method_parameters, summary_of
from odsgen.ods.model.hooks.operations import inference_hook, infers_by_hook, op_hooks
from odsgen.ods.model.patterns import (
    NativeCall,
    NativeParameter,
    ParameterRole,
    PatternConstraint,
)


def dialect_hooks(dialect: DialectDef) -> tuple[Hook, ...]:
    """Every hook of a dialect as often as something asks for it, in the order of the spec."""
    interfaces = known_interfaces(dialect)
    return (
        *(hook for op in dialect.ops for hook in op_hooks(op, interfaces)),
        *(hook for t in dialect.types for hook in definition_hooks(t, interfaces)),
        *(hook for a in dialect.attributes for hook in definition_hooks(a, interfaces)),
        *(hook for trait in dialect.traits for hook in trait_hooks(trait)),
        *(hook for interface in dialect.interfaces for hook in interface_hooks(interface)),
        *(_native_call(call) for call in dialect.native_calls if call.hook),
        *(_constraint(c) for c in dialect.pattern_constraints if c.hook),
        *(_check(check, dialect) for check in dialect.checks),
        *own_hooks("dialect", dialect, ""),
    )


def required_hooks(dialect: DialectDef) -> tuple[str, ...]:
    """Every function that the dialect's hand-written module must define, sorted."""
    return tuple(sorted({hook.function for hook in dialect_hooks(dialect)}))


def inferring_hooks(dialect: DialectDef) -> Iterator[str]:
    """The functions that infer types, of the operations that have one."""
    return (inference_hook(op) for op in dialect.ops if infers_by_hook(op))


def distinct(hooks: Iterable[Hook]) -> tuple[Hook, ...]:
    """Hooks, each function once, sorted; what several formats ask for fits all of them."""
    found: dict[str, Hook] = {}
    for hook in hooks:
        first = found.get(hook.function)
        found[hook.function] = hook if first is None else _for_both(first, hook)
    return tuple(found[function] for function in sorted(found))


def collisions(dialect: DialectDef) -> Iterator[tuple[Hook, Hook]]:
    """Hooks that would be one function though they mean different things, each with the first of its name.

    A dialect that may lack hooks goes without all defaults of interface methods, so that theirs cannot collide.
    """
    found: dict[str, Hook] = {}
    for hook in dialect_hooks(dialect):
        if hook.kind is HookKind.DEFAULT_METHOD and dialect.allows_missing_hooks:
            continue
        first = found.setdefault(hook.function, hook)
        if not hook.means_the_same(first):
            yield first, hook


def _for_both(first: Hook, second: Hook) -> Hook:
    """One function that takes what two directives of one name pass."""
    if (first.parameters, first.returns) == (second.parameters, second.returns):
        return first
    both = starmap(_parameter_for_both, zip_longest(first.parameters, second.parameters))
    returns = _either(first.returns, second.returns)
    return replace(first, parameters=tuple(both), returns=returns)


def _parameter_for_both(first: HookParameter | None, second: HookParameter | None) -> HookParameter:
    if first is None or second is None:
        given = first or second
        assert given is not None
        return replace(given, annotation=_either(given.annotation, "None"), is_optional=True)
    if first.annotation == second.annotation:
        return first
    if first.name == "op":
        return replace(first, annotation="Operation")
    return replace(first, annotation=_either(first.annotation, second.annotation))


def _either(first: str, second: str) -> str:
    """The annotation of what fits one of two."""
    return " | ".join(dict.fromkeys((*first.split(" | "), *second.split(" | "))))


def trait_hooks(trait: TraitDef) -> tuple[Hook, ...]:
    """The hook that verifies all operations with a trait of the spec's own, if it has one."""
    return tuple(own_hooks("trait", trait, trait.hook_name))


def interface_hooks(interface: InterfaceDef) -> Iterator[Hook]:
    """The hooks that verify all operations with an interface, and those for all that lack a method of their own."""
    yield from own_hooks("interface", interface, interface.hook_name)
    for method in interface.methods:
        if method.has_default:
            yield Hook(
                HookKind.DEFAULT_METHOD,
                method.name,
                HookKind.DEFAULT_METHOD.function(method.python_name),
                (HookParameter(interface.kind, "Any"), *method_parameters(method)),
                method.returns or "None",
                f"For all that do not implement it themselves: {summary_of(method)}",
                interface.place,
                class_name=interface.name,
                member=method.python_name,
            )


# --- what patterns and predicates call -------------------------------------------------------------------------------


_SPECIAL_PARAMETERS = {
    ParameterRole.REWRITER: "PatternRewriter",
    ParameterRole.LOCATION: "Location",
    ParameterRole.OPERATION: "Operation",
}


def _pattern_parameters(given: tuple[NativeParameter, ...]) -> tuple[HookParameter, ...]:
    return tuple(
        HookParameter(
            parameter.name,
            _SPECIAL_PARAMETERS.get(parameter.role, parameter.annotation),
            takes_rest=parameter.role is ParameterRole.REMAINING,
        )
        for parameter in given
    )


def _native_call(call: NativeCall) -> Hook:
    returns = call.returns
    if not returns:
        result = "bool" if call.is_matcher else "None"
    else:
        result = returns[0] if len(returns) == 1 else f"tuple[{', '.join(returns)}]"
        if call.is_matcher and not result.endswith("None"):
            result += " | None"
    summary = f"Make, for patterns: {call.name}."
    if call.is_matcher:
        summary = f"Find, for patterns: {call.name}; None if it does not match."
    return Hook(
        HookKind.MATCH_NATIVE if call.is_matcher else HookKind.REWRITE_NATIVE,
        call.name,
        call.hook,
        _pattern_parameters(call.parameters),
        result,
        call.summary or summary,
        call.place,
    )


def _constraint(constraint: PatternConstraint) -> Hook:
    return Hook(
        HookKind.MATCH_CONSTRAINT,
        constraint.name,
        constraint.hook,
        _pattern_parameters(constraint.parameters),
        "bool",
        f"Whether it holds in a pattern: {constraint.summary}.",
        constraint.place,
    )


#: Kinds of values that predicates have, and that annotations call otherwise.
_CHECKED = {
    "None | None": "None",
    "Signedness": "object",
    "range": "object",
    "pair": "object",
    "tuple": "tuple[Any, ...]",
}


def _check(check: CheckHook, dialect: DialectDef) -> Hook:
    names = "value" if len(check.arguments) == 1 else "value{}"
    kind, returned = HookKind.CHECK, "bool"
    meaning = "Whether the predicates of the spec that call this hold."
    if check.name.startswith("make_"):
        kind, returned, meaning = (
            HookKind.MAKE_TYPE,
            "Type",
            "The type that follows from these values.",
        )
        if check.arguments[:1] == ("tuple",):  # the types of a group
            returned, meaning = (
                "Sequence[Type]",
                "The types of a group that follow from these values.",
            )
    return Hook(
        kind,
        check.name,
        HookKind.CHECK.function(check.name),
        tuple(
            HookParameter(names.format(number), _CHECKED.get(of, of))
            for number, of in enumerate(check.arguments, 1)
        ),
        returned,
        meaning,
        dialect.place,
    )
