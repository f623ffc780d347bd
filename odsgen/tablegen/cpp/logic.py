"""Truth: putting conditions together without noise, and what they tell of the values that they look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from odsgen.spec import predicate_expression as s

TRUE = s.Literal(True)
FALSE = s.Literal(False)


def all_of(conditions: Iterable[s.PredicateSyntax]) -> s.PredicateSyntax:
    """All hold; repetitions and truths are left out."""
    parts: dict[s.PredicateSyntax, None] = {}
    for condition in conditions:
        for part in conjuncts(condition):
            if part == FALSE:
                return FALSE
            if part != TRUE and _mirrored(part) not in parts:
                parts[part] = None
    if not parts:
        return TRUE
    return next(iter(parts)) if len(parts) == 1 else s.Logical("and", tuple(parts))


def _mirrored(condition: s.PredicateSyntax) -> s.PredicateSyntax | None:
    """``b == a`` for ``a == b``; None of anything else."""
    match condition:
        case s.Comparison(first=first, rest=(("==", second),)):
            return s.Comparison(second, (("==", first),))
    return None


def any_of(conditions: Iterable[s.PredicateSyntax]) -> s.PredicateSyntax:
    """One of them holds; tests of one value for several classes become one."""
    parts: list[s.PredicateSyntax] = []
    for condition in conditions:
        nested = condition.operands if _is_or(condition) else (condition,)  # type: ignore[union-attr]
        for part in nested:
            if part == TRUE:
                return TRUE
            if part == FALSE or part in parts:
                continue
            last = parts[-1] if parts else None
            if (
                isinstance(part, s.Call)
                and isinstance(last, s.Call)
                and part.function == last.function == "isa"
                and part.arguments[0] == last.arguments[0]
            ):
                classes = dict.fromkeys((*last.arguments[1:], *part.arguments[1:]))
                parts[-1] = s.Call("isa", (part.arguments[0], *classes))
            else:
                parts.append(part)
    if not parts:
        return FALSE
    return parts[0] if len(parts) == 1 else s.Logical("or", tuple(parts))


def negation(condition: s.PredicateSyntax) -> s.PredicateSyntax:
    match condition:
        case s.Negation(operand=operand):
            return operand
        case s.Literal(value=bool(value)):
            return s.Literal(not value)
        case s.Comparison(first=first, rest=((operator, operand),)) if operator in _OPPOSITE:
            return s.Comparison(first, ((_OPPOSITE[operator], operand),))
        case s.Logical(operator="or", operands=operands) if any(
            isinstance(operand, s.Negation) for operand in operands
        ):
            return all_of(map(negation, operands))
    return s.Negation(condition)


_OPPOSITE = {
    "==": "!=",
    "!=": "==",
    "is": "is not",
    "is not": "is",
    "in": "not in",
    "not in": "in",
}


def conjuncts(condition: s.PredicateSyntax) -> Iterator[s.PredicateSyntax]:
    """The conditions that must hold together."""
    if isinstance(condition, s.Logical) and condition.operator == "and":
        for operand in condition.operands:
            yield from conjuncts(operand)
    else:
        yield condition


def _is_or(condition: s.PredicateSyntax) -> bool:
    return isinstance(condition, s.Logical) and condition.operator == "or"


def implications(condition: s.PredicateSyntax, holds: bool) -> Iterator[s.PredicateSyntax]:
    """The conditions that follow when the condition holds, or, if not ``holds``, when it does not."""
    if isinstance(condition, s.Negation):
        yield from implications(condition.operand, not holds)
    elif isinstance(condition, s.Logical) and (condition.operator == "and") == holds:
        for operand in condition.operands:
            yield from implications(operand, holds)
    elif holds:
        yield condition
    else:
        yield negation(condition)


def substituted(
    syntax: s.PredicateSyntax, values: dict[str, s.PredicateSyntax]
) -> s.PredicateSyntax:
    """The tree with values in the place of placeholders."""

    def replaced(part: s.PredicateSyntax) -> s.PredicateSyntax:
        return substituted(part, values)

    def all_replaced(parts: tuple[s.PredicateSyntax, ...]) -> tuple[s.PredicateSyntax, ...]:
        return tuple(map(replaced, parts))

    match syntax:
        case s.Placeholder(name=name):
            return values.get(name, syntax)
        case s.Member():
            return s.Member(replaced(syntax.value), syntax.name)
        case s.Subscript():
            return s.Subscript(replaced(syntax.value), replaced(syntax.index))
        case s.Slice(first=first, last=last):
            return s.Slice(
                replaced(syntax.value),
                None if first is None else replaced(first),
                None if last is None else replaced(last),
            )
        case s.Call():
            return s.Call(syntax.function, all_replaced(syntax.arguments))
        case s.MethodCall():
            return s.MethodCall(replaced(syntax.value), syntax.name, all_replaced(syntax.arguments))
        case s.Satisfies():
            return s.Satisfies(replaced(syntax.value), syntax.constraint)
        case s.Comprehension(condition=condition):
            return s.Comprehension(
                syntax.function,
                replaced(syntax.body),
                syntax.targets,
                replaced(syntax.sequence),
                None if condition is None else replaced(condition),
            )
        case s.Unary():
            return s.Unary(syntax.operator, replaced(syntax.operand))
        case s.Binary():
            return s.Binary(syntax.operator, replaced(syntax.left), replaced(syntax.right))
        case s.Comparison():
            rest = tuple((operator, replaced(operand)) for operator, operand in syntax.rest)
            return s.Comparison(replaced(syntax.first), rest)
        case s.Logical():
            return s.Logical(syntax.operator, all_replaced(syntax.operands))
        case s.Negation():
            return s.Negation(replaced(syntax.operand))
        case s.Conditional():
            return s.Conditional(
                replaced(syntax.test), replaced(syntax.when_true), replaced(syntax.when_false)
            )
        case s.Display():
            return s.Display(all_replaced(syntax.elements))
        case s.Literal() | s.Name():
            return syntax


def with_casts(syntax: s.PredicateSyntax, guards: Iterable[s.PredicateSyntax]) -> s.PredicateSyntax:
    """A value whose parts are of the classes that the guards ask for: ``cast(x, C)`` where ``isa(x, C)`` is one."""
    classes: dict[s.PredicateSyntax, s.PredicateSyntax] = {}
    for guard in guards:
        if isinstance(guard, s.Call) and guard.function == "isa" and len(guard.arguments) == 2:
            value, of = guard.arguments
            # The constraint of the operand says the class of $_self, where a class of the spec stands for it.
            if value != s.Placeholder("_self") or of == s.Name("OpaqueType"):
                classes.setdefault(value, of)
    return _with_casts(syntax, classes) if classes else syntax


def _with_casts(
    syntax: s.PredicateSyntax, classes: dict[s.PredicateSyntax, s.PredicateSyntax]
) -> s.PredicateSyntax:
    def replaced(part: s.PredicateSyntax) -> s.PredicateSyntax:
        return _with_casts(part, classes)

    match syntax:
        case s.Member(value=value, name=name):
            of = classes.get(value)
            inner = replaced(value)
            return s.Member(inner if of is None else s.Call("cast", (inner, of)), name)
        case s.Subscript(value=value, index=index):
            return s.Subscript(replaced(value), replaced(index))
        case s.Slice(value=value, first=first, last=last):
            bounds = [None if bound is None else replaced(bound) for bound in (first, last)]
            return s.Slice(replaced(value), *bounds)
        case s.Call(function=function, arguments=arguments):
            return s.Call(function, tuple(map(replaced, arguments)))
        case s.MethodCall(value=value, name=name, arguments=arguments):
            return s.MethodCall(value, name, tuple(map(replaced, arguments)))
        case s.Binary(operator=operator, left=left, right=right):
            return s.Binary(operator, replaced(left), replaced(right))
        case s.Conditional(test=test, when_true=when_true, when_false=when_false):
            return s.Conditional(replaced(test), replaced(when_true), replaced(when_false))
        case s.Comparison(first=first, rest=rest):
            return s.Comparison(replaced(first), tuple((o, replaced(x)) for o, x in rest))
        case s.Display(elements=elements):
            return s.Display(tuple(map(replaced, elements)))
    return syntax


@lru_cache(maxsize=4096)
def template(text: str) -> s.PredicateSyntax:
    """A text of the tables as a tree."""
    return s.parse_predicate_expression(text)


def dotted(name: str) -> s.PredicateSyntax:
    """``llvm.LLVMPointerType`` as a tree."""
    first, *rest = name.split(".")
    found: s.PredicateSyntax = s.Name(first)
    for part in rest:
        found = s.Member(found, part)
    return found


def spelled(name: s.PredicateSyntax) -> str:
    """The opposite of ``dotted``."""
    match name:
        case s.Name(name=text):
            return text
        case s.Member(value=value, name=text):
            return f"{spelled(value)}.{text}"
    return ""


def compared(left: s.PredicateSyntax, operator: str, right: s.PredicateSyntax) -> s.Comparison:
    """``left operator right``."""
    return s.Comparison(left, ((operator, right),))
