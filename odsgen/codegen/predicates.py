"""Predicates and expressions as Python source, over the classes of the runtime and of generated packages."""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import IntEnum

from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import (
    argument_expression,
    string_literal,
    tuple_literal,
    type_expression,
)
from odsgen.codegen.runtime_names import RUNTIME_MODULES
from odsgen.ods import predicates as p

_TYPE_FUNCTIONS = "odsgen.runtime.ir.type_functions"

#: The functions of the predicate language that the runtime defines, with their modules.
FUNCTION_MODULES = {
    **dict.fromkeys(
        (
            "element_type_or_self",
            "with_element_type",
            "can_have_element_type",
            "i1_same_shape",
            "verify_compatible_shape",
            "broadcasted_type",
            "is_strided",
            "same_tensor_dims",
            "shape_of",
            "rank_of",
            "element_count_of",
            "tuple_type",
            "signed_value",
            "bit_width",
            "first_number",
            "type_at",
            "integer_type",
            "vector_type",
            "scalable_vector_type",
            "with_shape",
            "with_scaled_elements",
            "constructed",
        ),
        _TYPE_FUNCTIONS,
    ),
    "parse_attribute": "odsgen.runtime.parser",
    "pairwise": "itertools",
    "checked_by_hook": "odsgen.runtime.hooks",
}


class _Precedence(IntEnum):
    """How tightly Python binds the operators (Python Language Reference, "Operator precedence")."""

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
    PRIMARY = 12


_ARITHMETIC = {
    "|": _Precedence.BIT_OR,
    "^": _Precedence.BIT_XOR,
    "&": _Precedence.BIT_AND,
    "<<": _Precedence.SHIFT,
    ">>": _Precedence.SHIFT,
    "+": _Precedence.SUM,
    "-": _Precedence.SUM,
    "*": _Precedence.PRODUCT,
    "//": _Precedence.PRODUCT,
    "%": _Precedence.PRODUCT,
}
_ONE_OF = {"in": "==", "not in": "!="}
_OPPOSITE = {"==": "!=", "!=": "==", "is": "is not", "is not": "is", "in": "not in", "not in": "in"}


def predicate_source(
    predicate: p.Predicate,
    self_name: str,
    imports: Imports,
    *,
    op_name: str = "self",
    named_values: Mapping[str, str] | None = None,
) -> str:
    """The Python expression that is true when ``self_name`` satisfies the predicate.

    ``named_values`` gives the source of operands, results and attributes by their ODS names.
    """
    return _Writer(self_name, imports, op_name, named_values or {}).predicate(predicate).text


def expression_source(
    expression: p.Expression,
    self_name: str,
    imports: Imports,
    *,
    op_name: str = "self",
    named_values: Mapping[str, str] | None = None,
) -> str:
    """The Python expression of the value; see ``predicate_source``."""
    return _Writer(self_name, imports, op_name, named_values or {}).expression(expression).text


@dataclass(frozen=True, slots=True)
class _Source:
    text: str
    precedence: _Precedence = _Precedence.PRIMARY

    def within(self, least: _Precedence) -> str:
        """The text, in parentheses if it binds less tightly than ``least``."""
        return self.text if self.precedence >= least else f"({self.text})"


@dataclass(frozen=True, slots=True)
class _Writer:
    """Writes with one meaning of ``$_self``; another one is another writer."""

    self_text: str
    imports: Imports
    op_name: str
    named_values: Mapping[str, str]
    local_names: tuple[tuple[str, str], ...] = ()
    depth: int = 0

    # --- predicates -------------------------------------------------------------------------------------------------

    def predicate(self, predicate: p.Predicate) -> _Source:
        match predicate:
            case p.And(predicates=parts):
                return self._junction(parts, "and", "True")
            case p.Or(predicates=parts):
                return self._junction(parts, "or", "False")
            case p.Not(predicate=inner):
                return self._negation(inner)
            case p.IsA(class_names=names):
                classes = [self.imports.dialect_class(name) for name in names]
                shown = classes[0] if len(classes) == 1 else tuple_literal(classes)
                return _Source(f"isinstance({self.self_text}, {shown})")
            case p.IsType(builder=builder):
                of_type = type_expression(builder, self.imports)
                return _Source(f"{self.self_text} is {of_type}", _Precedence.COMPARISON)
            case p.HasTrait(name=name):
                return _Source(f'"{name}" in {self.self_text}.TRAITS', _Precedence.COMPARISON)
            case p.HasInterface(name=name):
                return _Source(f'"{name}" in {self.self_text}.INTERFACES', _Precedence.COMPARISON)
            case p.Holds(expression=expression):
                return self.expression(expression)
            case p.CheckedByHook(dialect=dialect, hook=hook, values=values):
                check = self.imports.use(FUNCTION_MODULES["checked_by_hook"], "checked_by_hook")
                named = f"{string_literal(dialect)}, {string_literal(hook)}"
                return _Source(f"{check}({named}, {self._list(values)})")
            case p.Applied():
                return self._applied(predicate)
            case p.Quantified():
                return self._quantified(predicate)

    def _junction(self, parts: tuple[p.Predicate, ...], operator: str, empty: str) -> _Source:
        if not parts:
            return _Source(empty)
        if len(parts) == 1:
            return self.predicate(parts[0])
        precedence = _Precedence.AND if operator == "and" else _Precedence.OR
        texts: list[str] = []
        for part in parts:
            source = self.predicate(part)
            # Python needs none around "and" in "or"; readers do.
            is_other = {precedence, source.precedence} == {_Precedence.AND, _Precedence.OR}
            texts.append(f"({source.text})" if is_other else source.within(precedence))
        return _Source(f" {operator} ".join(texts), precedence)

    def _negation(self, inner: p.Predicate) -> _Source:
        match inner:
            case p.IsType(builder=builder):
                of_type = type_expression(builder, self.imports)
                return _Source(f"{self.self_text} is not {of_type}", _Precedence.COMPARISON)
            case p.Holds(expression=p.Comparison(first=first, rest=((operator, operand),))) if (
                operator in _OPPOSITE
            ):
                opposite = p.Comparison(first, ((_OPPOSITE[operator], operand),))
                return self.expression(opposite)
            case p.Applied(value=value, predicate=tested) if _is_path(value):
                return self._about(value)._negation(tested)
            case _:
                tested_source = self.predicate(inner).within(_Precedence.NOT)
                return _Source(f"not {tested_source}", _Precedence.NOT)

    def _about(self, value: p.Expression) -> _Writer:
        return replace(self, self_text=self.expression(value).within(_Precedence.PRIMARY))

    def _applied(self, applied: p.Applied) -> _Source:
        if _is_path(applied.value) or _uses_of_self(applied.predicate) <= 1:
            return self._about(applied.value).predicate(applied.predicate)
        # A computed value that is looked at more than once gets a name.
        name = self._fresh_name()
        inner = replace(self, self_text=name, depth=self.depth + 1)
        tested = inner.predicate(applied.predicate).text
        value = self.expression(applied.value).text
        return _Source(f"all({tested} for {name} in ({value},))")

    def _quantified(self, quantified: p.Quantified) -> _Source:
        sequence = self.expression(quantified.sequence).within(_Precedence.OR)
        if quantified.names:
            known = tuple((name, self._local_name(name)) for name in quantified.names)
            inner = replace(self, local_names=(*self.local_names, *known), depth=self.depth + 1)
            targets = ", ".join(local for _, local in known)
        else:
            targets = self._fresh_name()
            inner = replace(self, self_text=targets, depth=self.depth + 1)
        tested = inner.predicate(quantified.predicate).text
        return _Source(f"{quantified.quantifier.value}({tested} for {targets} in {sequence})")

    def _fresh_name(self) -> str:
        name = "element" if self.depth == 0 else f"element{self.depth + 1}"
        return self._local_name(name)

    def _local_name(self, name: str) -> str:
        """A name for an element that hides nothing."""
        taken = {self.self_text, self.op_name, *(local for _, local in self.local_names)}
        taken.update(*(text.split(".")[0].split("[")[0:1] for text in self.named_values.values()))
        while (
            name in taken
            or keyword.iskeyword(name)
            or keyword.issoftkeyword(name)
            or hasattr(builtins, name)
            or name in RUNTIME_MODULES
            or name in FUNCTION_MODULES
        ):
            name += "_"
        return name

    # --- expressions ------------------------------------------------------------------------------------------------

    def expression(self, expression: p.Expression) -> _Source:
        match expression:
            case p.SelfValue():
                return _Source(self.self_text)
            case p.OperationValue():
                return _Source(self.op_name)
            case p.NamedValue(name=name):
                return _Source(self.named_values[name])
            case p.LocalValue(name=name):
                return _Source(dict(self.local_names)[name])
            case p.Constant(value=value):
                return self._constant(value)
            case p.TypeConstant(builder=builder):
                return _Source(type_expression(builder, self.imports))
            case p.EnumConstant(member=member):
                return _Source(argument_expression(member, self.imports))
            case p.MemberOf(value=value, name=name):
                return _Source(f"{self._primary(value)}.{name}")
            case p.EnumCaseValue(enum=enum, case=case):
                return _Source(f"{self.imports.dialect_class(enum)}.{case}")
            case p.MadeByHook(dialect=dialect, hook=hook, values=values, default=default):
                make = self.imports.use(FUNCTION_MODULES["checked_by_hook"], "made_by_hook")
                arguments = (
                    f"{string_literal(dialect)}, {string_literal(hook)}, {self._list(values)}"
                )
                if default is not None:
                    arguments += f", default={self.expression(default).text}"
                return _Source(f"{make}({arguments})")
            case p.PartOf(sequence=sequence, first=first, last=last):
                bounds = ["" if b is None else self.expression(b).text for b in (first, last)]
                return _Source(f"{self._primary(sequence)}[{':'.join(bounds)}]")
            case p.Constructed(class_name=class_name, arguments=arguments):
                make = self.imports.use(FUNCTION_MODULES["constructed"], "constructed")
                given = ", ".join(
                    [
                        self.imports.dialect_class(class_name),
                        *(self.expression(argument).text for argument in arguments),
                    ]
                )
                return _Source(f"{make}({given})")
            case p.ElementAt(sequence=sequence, index=index):
                return _Source(f"{self._primary(sequence)}[{self.expression(index).text}]")
            case p.FunctionCall():
                return self._call(expression)
            case p.MethodResult(value=value, name=name, arguments=arguments):
                return _Source(f"{self._primary(value)}.{name}({self._list(arguments)})")
            case p.SignedValue(operator=operator, operand=operand):
                text = f"{operator}{self.expression(operand).within(_Precedence.SIGN)}"
                return _Source(text, _Precedence.SIGN)
            case p.Arithmetic(operator=operator, left=left, right=right):
                level = _ARITHMETIC[operator]
                left_text = self.expression(left).within(level)
                right_text = self.expression(right).within(_Precedence(level + 1))
                return _Source(f"{left_text} {operator} {right_text}", level)
            case p.Comparison(first=first, rest=((operator, p.Sequence(elements=(only,))),)) if (
                operator in _ONE_OF
            ):
                return self.expression(p.Comparison(first, ((_ONE_OF[operator], only),)))
            case p.Comparison(first=first, rest=rest):
                least = _Precedence.BIT_OR
                text = self.expression(first).within(least)
                for operator, operand in rest:
                    text += f" {operator} {self.expression(operand).within(least)}"
                return _Source(text, _Precedence.COMPARISON)
            case p.Choice(condition=condition, when_true=when_true, when_false=when_false):
                test = self.predicate(condition).within(_Precedence.OR)
                yes = self.expression(when_true).within(_Precedence.OR)
                no = self.expression(when_false).text
                return _Source(f"{yes} if {test} else {no}", _Precedence.CONDITIONAL)
            case p.Sequence(elements=elements):
                return _Source(tuple_literal([self.expression(e).text for e in elements]))
            case p.Guarded(expression=guarded):
                return self.expression(guarded)
            case p.Truth(predicate=predicate):
                return self.predicate(predicate)

    def _primary(self, expression: p.Expression) -> str:
        return self.expression(expression).within(_Precedence.PRIMARY)

    def _list(self, arguments: tuple[p.Expression, ...]) -> str:
        return ", ".join(self.expression(argument).text for argument in arguments)

    def _constant(self, value: bool | int | float | str | None) -> _Source:
        if isinstance(value, str):
            return _Source(string_literal(value))
        is_negative = isinstance(value, int | float) and value < 0
        text = argument_expression(value, self.imports)
        return _Source(text, _Precedence.SIGN if is_negative else _Precedence.PRIMARY)

    def _call(self, call: p.FunctionCall) -> _Source:
        arguments = self._list(call.arguments)
        match call.function:
            case "types_of":
                value = self._local_name("value")
                return _Source(f"tuple([{value}.type for {value} in {arguments}])")
            case "type_id":
                return _Source(f"type({arguments})")
            case "distinct":
                return _Source(f"len(set({arguments}))")
            case "repeated":
                repeated, count = call.arguments
                times = self.expression(count).within(_Precedence.SIGN)
                text = f"{tuple_literal([self.expression(repeated).text])} * {times}"
                return _Source(text, _Precedence.PRODUCT)
            case "zip":
                return _Source(f"zip({arguments}, strict=False)")
        module = FUNCTION_MODULES.get(call.function)
        name = call.function if module is None else self.imports.use(module, call.function)
        return _Source(f"{name}({arguments})")


def _is_path(value: p.Expression) -> bool:
    """Whether the value is found without computing: a name, its members and elements."""
    match value:
        case p.SelfValue() | p.NamedValue() | p.LocalValue() | p.OperationValue():
            return True
        case p.MemberOf(value=inner):
            return _is_path(inner)
        case p.ElementAt(sequence=inner, index=p.Constant()):
            return _is_path(inner)
    return False


def _uses_of_self(predicate: p.Predicate) -> int:
    """How often the source of the predicate mentions self."""
    match predicate:
        case p.IsA() | p.IsType() | p.HasTrait() | p.HasInterface():
            return 1
        case p.And(predicates=parts) | p.Or(predicates=parts):
            return sum(map(_uses_of_self, parts))
        case p.Not(predicate=inner):
            return _uses_of_self(inner)
        case p.Applied(value=value, predicate=inner):
            repeats = _uses_of_self(inner) if _is_path(value) else 1
            return _uses_in(value) * max(repeats, 1)
        case p.CheckedByHook(values=values):
            return sum(map(_uses_in, values))
        case p.Quantified(sequence=sequence, predicate=inner, names=names):
            inside = 2 if names and _uses_of_self(inner) else 0
            return _uses_in(sequence) + inside
        case p.Holds(expression=expression):
            return _uses_in(expression)


def _uses_in(expression: p.Expression) -> int:
    count = 0
    for part in p.expressions_of(expression):
        if isinstance(part, p.SelfValue):
            count += 1
        elif isinstance(part, p.IsA | p.IsType | p.HasTrait | p.HasInterface):
            count += 1
    return count
