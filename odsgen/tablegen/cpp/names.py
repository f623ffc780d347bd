"""Names and placeholders: variables, enum cases, operands, results, attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.classes import CppEnum
from odsgen.tablegen.cpp.logic import compared, dotted
from odsgen.tablegen.cpp.parser import parse_expression
from odsgen.tablegen.cpp.symbols import Symbol
from odsgen.tablegen.cpp.values import Translated

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.translator import Translator

_DYNAMIC = frozenset({"kDynamic", "kDynamicSize"})

#: What an operation's accessor gives of an attribute of the class: a member of the attribute, and its C++ type.
_UNWRAPPED = {
    "mlir::IntegerAttr": ("unsigned_value", v.INT),
    "mlir::BoolAttr": ("unsigned_value", v.BOOL),
    "mlir::StringAttr": ("value", v.STRING),
    "mlir::FlatSymbolRefAttr": ("value", v.STRING),
    "mlir::TypeAttr": ("value", v.TYPE),
    "mlir::AffineMapAttr": ("value", v.CppType("mlir::AffineMap")),
    "mlir::DenseI64ArrayAttr": ("values", v.CppType("tuple", v.INT)),
    "mlir::DenseI32ArrayAttr": ("values", v.CppType("tuple", v.INT)),
    "mlir::DenseI16ArrayAttr": ("values", v.CppType("tuple", v.INT)),
    "mlir::DenseI8ArrayAttr": ("values", v.CppType("tuple", v.INT)),
    "mlir::DenseBoolArrayAttr": ("values", v.CppType("tuple", v.BOOL)),
}


def placeholder_value(translator: Translator, placeholder: c.Placeholder) -> v.Evaluated:
    name = placeholder.name
    if name == "_self":
        if translator.self_type is None:
            translator.fail("there is no $_self")
        return Translated(s.Placeholder(name), translator.self_type)
    if name == "_op":
        return Translated(s.Placeholder(name), v.OPERATION)
    if name in ("_builder", "_ctx", "_ctxt"):
        return v.Special("builder" if name == "_builder" else "context")
    if name in translator.symbols.by_name:
        return translator.symbol_value(name)
    translator.fail(f"'${name}' is no operand, result or attribute")


def symbol_value(translator: Translator, name: str, as_attribute: bool = False) -> v.Evaluated:
    symbol = translator.symbols.by_name[name]
    syntax = s.Placeholder(name)
    nullable = symbol.arity == "optional"
    if symbol.kind in ("operand", "result"):
        if symbol.arity == "variadic":
            return Translated(syntax, v.CppType("tuple", v.VALUE))
        of_type = translator.type_of(symbol.cpp_type) if symbol.cpp_type else v.UNKNOWN
        element = None if of_type in (v.UNKNOWN, v.TYPE) else of_type
        return Translated(syntax, v.CppType(v.VALUE.name, element, nullable))
    if symbol.kind in ("region", "successor"):
        of = v.CppType("mlir::Region" if symbol.kind == "region" else "mlir::Block")
        return Translated(syntax, v.CppType("tuple", of) if symbol.arity else of)
    found = translator.type_of(symbol.cpp_type) if symbol.cpp_type else v.UNKNOWN
    if symbol.kind == "property":
        return Translated(syntax, v.CppType(found.name, found.element, nullable))
    return _attribute(translator, symbol, found, as_attribute)


def _attribute(
    translator: Translator, symbol: Symbol, of: v.CppType, as_attribute: bool
) -> v.Evaluated:
    syntax = s.Placeholder(symbol.name)
    nullable = symbol.arity == "optional" or symbol.default != ""
    whole = Translated(syntax, v.CppType(of.name, of.element, nullable))
    if of == v.UNKNOWN:
        whole = Translated(syntax, v.CppType(v.ATTRIBUTE.name, None, nullable))
    if as_attribute:
        return whole
    if of.name == "mlir::UnitAttr":
        return Translated(compared(syntax, "is not", s.Literal(None)), v.BOOL)
    unwrapped = _UNWRAPPED.get(of.name)
    if unwrapped is None and of.name in translator.table.classes:
        parameters = translator.table.classes[of.name].parameters
        if (
            len(parameters) == 1
            and translator.type_of(parameters[0][1]).name in translator.table.enums
        ):
            unwrapped = (parameters[0][0], translator.type_of(parameters[0][1]))
    if unwrapped is None:
        return whole
    member: s.PredicateSyntax = s.Member(syntax, unwrapped[0])
    if unwrapped[1] == v.BOOL and unwrapped[0] == "unsigned_value":
        member = compared(member, "==", s.Literal(1))
    if symbol.default:
        otherwise = translator.plain(parse_expression(symbol.default))
        if otherwise.type.name != unwrapped[1].name:
            translator.fail(f"the default of '{symbol.name}' is of another type")
        test = compared(syntax, "is not", s.Literal(None))
        return Translated(s.Conditional(test, member, otherwise.syntax), unwrapped[1])
    present = translator.as_condition(whole) if nullable else None
    return Translated(member, unwrapped[1], present)


def name_value(translator: Translator, name: c.Name) -> v.Evaluated:
    if len(name.parts) == 1 and name.last.name in translator.names:
        return translator.names[name.last.name]
    if name.last.name in _DYNAMIC:
        return Translated(s.Name("DYNAMIC"), v.INT)
    case = v.enum_case(name, translator.table)
    if case is not None:
        return enum_value(translator, *case)
    if name.qualified in ("std::nullopt", "nullopt", "NULL"):
        return Translated(s.Literal(None), v.NULL)
    if translator.table.find_function(name.qualified, 1, name.is_global) is not None:
        return v.Special(f"function {name.qualified}")
    if len(name.parts) > 1:
        owner = c.Name(name.parts[:-1], name.is_global)
        if translator.table.find_enum(owner.qualified, owner.is_global) is not None:
            translator.fail(f"'{name.last.name}' is no case of '{owner.qualified}'")
    translator.fail(f"the name '{name.qualified}' is not known")


def enum_value(translator: Translator, enum: CppEnum, case: str) -> v.Evaluated:
    """A case of an enum, as our language calls it."""
    of = v.CppType(enum.cpp_name)
    ours = enum.cases.get(case)
    if not enum.name or ours is None or not ours.isidentifier():
        translator.fail(f"'{case}' of '{enum.cpp_name}' has no counterpart")
    return Translated(s.Member(dotted(enum.name), ours), of)
