"""Calls: of free functions, of lambdas, of the methods of the operation, of the functions of the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.algorithms import ALGORITHMS
from odsgen.tablegen.cpp.casts import (
    CASTS,
    CONVERSIONS,
    DYNAMIC_CASTS,
    TESTS,
    cast,
    conversion,
    converted,
    isa_test,
)
from odsgen.tablegen.cpp.classes import declared_functions, is_called
from odsgen.tablegen.cpp.construction import constructed
from odsgen.tablegen.cpp.values import Translated

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.translator import Translator

_Arguments = tuple[c.Expression, ...]

_LIBRARIES = frozenset({"", "llvm", "std", "mlir", "ranges"})


def named_call(translator: Translator, name: c.Name, arguments: _Arguments) -> v.Evaluated:
    last = name.last
    namespace = "::".join(part.name for part in name.parts[:-1])
    in_library = set(namespace.split("::")) <= _LIBRARIES
    if in_library and last.arguments is not None:
        if last.name in TESTS:
            return Translated(isa_test(translator, last, arguments), v.BOOL)
        if last.name in CASTS | DYNAMIC_CASTS:
            return cast(translator, last, arguments)
        if last.name in CONVERSIONS and len(arguments) == 1:
            return converted(translator, last, arguments[0])
    if in_library and (found := ALGORITHMS.get(last.name)) is not None:
        return found(translator, arguments)
    if last.name == "get" and len(name.parts) > 1:
        return constructed(translator, c.Name(name.parts[:-1], name.is_global), arguments)
    if last.name in ("begin", "end") and in_library and len(arguments) == 1:
        return v.Special(last.name, translator.sequence(translator.value(arguments[0])))
    known = translator.table.find_function(name.qualified, len(arguments), name.is_global)
    if known is not None:
        return _known_function(
            translator, known.parameters, known.text, known.returns, known.classes, arguments
        )
    source = translator.table.declared_function(name.qualified, len(arguments), name.is_global)
    if source is not None:
        return translator.inlined(source.lambda_, translator.evaluated(arguments))
    of = v.type_of_name(name, translator.table)
    if of is not None:
        return conversion(translator, name, of, arguments)
    if last.name == "Builder" and len(name.parts) > 1 and len(arguments) == 1:
        base = translator.plain(arguments[0])
        return v.Reshaped(base, s.Member(base.syntax, "shape"))
    if len(name.parts) == 1:
        return _own_method(translator, name, arguments)
    translator.fail(f"the function '{name.qualified}' is C++ that is not known")


def _known_function(
    translator: Translator,
    parameters: tuple[str, ...],
    text: str,
    returns: str,
    classes: tuple[str, ...],
    arguments: _Arguments,
) -> v.Evaluated:
    given: dict[str, s.PredicateSyntax] = {}
    for position, (parameter, argument) in enumerate(zip(parameters, arguments, strict=True)):
        value = translator.plain(argument)
        wanted = classes[position] if classes else ""
        if wanted == "mlir::Type" and value.type.name == v.VALUE.name:
            value = translator.type_of_value(value)
        given[parameter] = value.syntax
    return translator.from_template(text, given, returns)


def _own_method(translator: Translator, name: c.Name, arguments: _Arguments) -> v.Evaluated:
    """A call without an object: of ``this`` inside a method, else of the operation."""
    if "this" in translator.names:
        return translator.member_call(c.Name((c.NamePart("this"),)), name.last, arguments)
    for function in declared_functions(translator.symbols.declarations):
        if is_called(function, name.last.name, len(arguments)):
            return translator.inlined(function.lambda_, translator.evaluated(arguments))
    if arguments:
        translator.fail(f"the function '{name.qualified}' is C++ that is not known")
    return _accessor(translator, name.last.name)


def _accessor(translator: Translator, name: str) -> v.Evaluated:
    """``getLhs()``: an operand, result or attribute of the operation."""
    symbol = translator.symbols.by_accessor.get(name)
    if symbol is not None:
        return translator.symbol_value(symbol.name)
    symbol = translator.symbols.by_accessor.get(name.removesuffix("Attr"))
    if symbol is not None and name.endswith("Attr"):
        return translator.symbol_value(symbol.name, as_attribute=True)
    if name in ("getProperties", "getContext"):
        return v.Special("properties" if name == "getProperties" else "context")
    translator.fail(f"the method '{name}' of the operation is C++ that is not known")


def member_value(translator: Translator, expression: c.Member) -> v.Evaluated:
    value = translator.value(expression.object)
    if isinstance(value, v.Special) and value.name == "properties":
        name = expression.member.name
        if name in translator.symbols.by_name:
            return translator.symbol_value(name, as_attribute=True)
    translator.fail(f"the field '{expression.member.name}' is C++ that is not known")


def call_value(translator: Translator, call: c.Call) -> v.Evaluated:
    function = call.function
    match function:
        case c.Member():
            return translator.member_call(function.object, function.member, call.arguments)
        case c.Name() if len(function.parts) == 1 and function.last.name in translator.names:
            return _applied(translator, translator.names[function.last.name], call.arguments)
        case c.Name():
            return translator.named_call(function, call.arguments)
        case _:
            return _applied(translator, translator.value(function), call.arguments)


def _applied(
    translator: Translator, function: v.Evaluated, arguments: tuple[c.Expression, ...]
) -> v.Evaluated:
    values = translator.evaluated(arguments)
    if isinstance(function, v.Closure):
        if len(function.lambda_.body) == 1 or not _makes_value(function.lambda_):
            condition = _tried_condition(translator, function, values)
            if condition is not None:
                return Translated(condition, v.BOOL)
        return translator.apply(function, values)
    if isinstance(function, v.Special) and function.name == "equal_to" and len(values) == 2:
        return Translated(translator.equal(*values), v.BOOL)
    translator.fail("something that is no function is called")


def _tried_condition(
    translator: Translator, function: v.Closure, values: tuple[v.Evaluated, ...]
) -> s.PredicateSyntax | None:
    """The result as a condition where the lambda says that it is one."""
    returns = function.lambda_.returns
    if returns is not None and returns.name.qualified == "bool":
        return translator.apply_as_condition(function, values)
    return None


def _makes_value(lambda_: c.Lambda) -> bool:
    return lambda_.returns is None or lambda_.returns.name.qualified != "bool"
