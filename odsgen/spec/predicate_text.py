"""Predicates as text: what ``parse_predicate_expression`` reads back as the same tree."""

from __future__ import annotations

from enum import IntEnum

from odsgen.spec import predicate_expression as s


class _Binding(IntEnum):
    """How tightly the parts of the language bind, the loosest first."""

    CONDITIONAL = 0
    OR = 1
    AND = 2
    NOT = 3
    COMPARISON = 4
    BIT_OR = 5
    BIT_XOR = 6
    BIT_AND = 7
    SHIFT = 8
    SUM = 9
    PRODUCT = 10
    SIGN = 11
    OPERAND = 12


_ARITHMETIC = {
    "|": _Binding.BIT_OR,
    "^": _Binding.BIT_XOR,
    "&": _Binding.BIT_AND,
    "<<": _Binding.SHIFT,
    ">>": _Binding.SHIFT,
    "+": _Binding.SUM,
    "-": _Binding.SUM,
    "*": _Binding.PRODUCT,
    "//": _Binding.PRODUCT,
    "%": _Binding.PRODUCT,
}


def predicate_text(syntax: s.PredicateSyntax) -> str:
    """The shortest text of the tree, without parentheses that change nothing."""
    return _written(syntax)[0]


def _within(syntax: s.PredicateSyntax, least: _Binding) -> str:
    text, binding = _written(syntax)
    return text if binding >= least else f"({text})"


def _list(elements: tuple[s.PredicateSyntax, ...]) -> str:
    return ", ".join(map(predicate_text, elements))


def _written(syntax: s.PredicateSyntax) -> tuple[str, _Binding]:
    match syntax:
        case s.Literal(value=value):
            is_negative = not isinstance(value, bool | str | None) and value < 0
            return _literal(value), _Binding.SIGN if is_negative else _Binding.OPERAND
        case s.Placeholder(name=name):
            return f"${name}", _Binding.OPERAND
        case s.Name(name=name):
            return name, _Binding.OPERAND
        case s.Member(value=value, name=name):
            return f"{_within(value, _Binding.OPERAND)}.{name}", _Binding.OPERAND
        case s.Subscript(value=value, index=index):
            text = f"{_within(value, _Binding.OPERAND)}[{predicate_text(index)}]"
            return text, _Binding.OPERAND
        case s.Slice(value=value, first=first, last=last):
            bounds = [predicate_text(bound) if bound is not None else "" for bound in (first, last)]
            return f"{_within(value, _Binding.OPERAND)}[{':'.join(bounds)}]", _Binding.OPERAND
        case s.Call(function=function, arguments=arguments):
            return f"{function}({_list(arguments)})", _Binding.OPERAND
        case s.MethodCall(value=value, name=name, arguments=arguments):
            text = f"{_within(value, _Binding.OPERAND)}.{name}({_list(arguments)})"
            return text, _Binding.OPERAND
        case s.Satisfies(value=value, constraint=constraint):
            return f"satisfies({predicate_text(value)}, {constraint})", _Binding.OPERAND
        case s.Comprehension():
            text = f"{predicate_text(syntax.body)} for {', '.join(syntax.targets)}"
            text += f" in {_within(syntax.sequence, _Binding.OR)}"
            if syntax.condition is not None:
                text += f" if {_within(syntax.condition, _Binding.OR)}"
            return f"{syntax.function}({text})", _Binding.OPERAND
        case s.Unary(operator=operator, operand=operand):
            return f"{operator}{_within(operand, _Binding.SIGN)}", _Binding.SIGN
        case s.Binary(operator=operator, left=left, right=right):
            level = _ARITHMETIC[operator]
            text = f"{_within(left, level)} {operator} {_within(right, _Binding(level + 1))}"
            return text, level
        case s.Comparison(first=first, rest=rest):
            text = _within(first, _Binding.BIT_OR)
            for operator, operand in rest:
                text += f" {operator} {_within(operand, _Binding.BIT_OR)}"
            return text, _Binding.COMPARISON
        case s.Logical(operator=operator, operands=operands):
            level = _Binding.AND if operator == "and" else _Binding.OR
            inner = _Binding(level + 1)
            return f" {operator} ".join(_within(o, inner) for o in operands), level
        case s.Negation(operand=operand):
            return f"not {_within(operand, _Binding.NOT)}", _Binding.NOT
        case s.Conditional(test=test, when_true=when_true, when_false=when_false):
            text = f"{_within(when_true, _Binding.OR)} if {_within(test, _Binding.OR)}"
            return f"{text} else {predicate_text(when_false)}", _Binding.CONDITIONAL
        case s.Display(elements=elements):
            return f"[{_list(elements)}]", _Binding.OPERAND


def _literal(value: bool | int | float | str | None) -> str:
    if isinstance(value, str):
        quote = '"' if "'" in value and '"' not in value else "'"
        escaped = value.replace("\\", "\\\\").replace(quote, f"\\{quote}")
        escaped = escaped.replace("\n", "\\n").replace("\t", "\\t")
        return f"{quote}{escaped}{quote}"
    return repr(value)
