"""Member calls: ``x.getRank()``, ``range.size()``, ``name.starts_with("…")``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from odsgen.spec import predicate_expression as s
from odsgen.spec.constraint_expression import LiteralExpression, substitute
from odsgen.tablegen.cpp import logic
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.classes import Method
from odsgen.tablegen.cpp.logic import template
from odsgen.tablegen.cpp.values import Translated

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.translator import Translator

#: Methods of sequences, over ``$_self`` and ``$count``: what they give is a number, an element or another sequence.
_OF_SEQUENCES = {
    "size": ("len($_self)", "int"),
    "empty": ("len($_self) == 0", "bool"),
    "front": ("$_self[0]", "element"),
    "back": ("$_self[-1]", "element"),
    "drop_front": ("$_self[$count:]", "sequence"),
    "take_front": ("$_self[:$count]", "sequence"),
    "drop_back": ("$_self[:-$count]", "sequence"),
    "take_back": ("$_self[-$count:]", "sequence"),
    "vec": ("$_self", "sequence"),
    "asArrayRef": ("$_self", "sequence"),
}

_OF_STRINGS = {
    "empty": ("$_self == ''", v.BOOL),
    "size": ("len($_self)", v.INT),
    "starts_with": ("$_self.startswith($text)", v.BOOL),
    "startswith": ("$_self.startswith($text)", v.BOOL),
    "ends_with": ("$_self.endswith($text)", v.BOOL),
    "endswith": ("$_self.endswith($text)", v.BOOL),
    "contains": ("$text in $_self", v.BOOL),
    "count": ("$_self.count($text)", v.INT),
    "str": ("$_self", v.STRING),
    "getValue": ("$_self", v.STRING),
}

_CASTS = frozenset(
    {"isa", "cast", "dyn_cast", "dyn_cast_or_null", "cast_or_null", "isa_and_nonnull"}
)


def member_call(
    translator: Translator,
    object: c.Expression,
    member: c.NamePart,
    arguments: tuple[c.Expression, ...],
) -> v.Evaluated:
    """``object.member(arguments)``."""
    if member.name in _CASTS and member.arguments is not None:
        return translator.named_call(c.Name((member,)), (object, *arguments))
    value = translator.value(object)
    match value:
        case Translated():
            return _call_of_value(translator, value, member, arguments)
        case v.Reshaped():
            return _call_of_builder(translator, value, member.name, arguments)
        case v.Listed() | v.Repeated() if member.name in _OF_SEQUENCES:
            return _call_of_sequence(translator, translator.sequence(value), member.name, arguments)
        case v.Special(name="builder"):
            return translator.builder_call(member, arguments)
        case v.Built():
            if (
                not arguments
                and (found := _part_of_built(translator, value, member.name)) is not None
            ):
                return found
        case _:
            pass
    translator.fail(f"'{member.name}' is called of something that has no counterpart")


def _part_of_built(translator: Translator, built: v.Built, method: str) -> v.Evaluated | None:
    known = translator.table.method(built.cpp_name, method, 0)
    for name, parameter in built.parameters:
        if isinstance(known, Method) and known.text == f"$_self.{name}":
            return parameter
    return None


def _call_of_value(
    translator: Translator,
    value: Translated,
    member: c.NamePart,
    arguments: tuple[c.Expression, ...],
) -> v.Evaluated:
    name, of = member.name, value.type
    if name == "has_value" and not arguments:
        return Translated(translator.as_condition(value), v.BOOL)
    if name == "value" and not arguments and of.name not in translator.table.classes:
        return translator.present(value)
    value = translator.present(value)
    if member.arguments is not None:
        return _template_call(translator, value, member)
    if of.name == "tuple":
        return _call_of_sequence(translator, value, name, arguments)
    if of == v.STRING:
        return _call_of_string(translator, value, name, arguments)
    if of.name == "llvm::APInt" and name in ("eq", "ne") and len(arguments) == 1:
        same = translator.equal(value, translator.value(arguments[0]))
        return Translated(same if name == "eq" else logic.negation(same), v.BOOL)
    if name == "clone" and len(arguments) == 1 and _extends(translator, of, "mlir::ShapedType"):
        element = translator.plain(arguments[0])
        if _extends(translator, element.type, "mlir::Type"):
            call = s.Call("with_element_type", (value.syntax, element.syntax))
            return Translated(call, of)
    if name == "cloneWith" and len(arguments) == 2 and _extends(translator, of, "mlir::VectorType"):
        return _cloned(translator, value, arguments)
    if name == "scaleElementBitwidth" and _extends(translator, of, "mlir::VectorType"):
        return _scaled(translator, value, arguments)
    if name == "getType" and not arguments and of == v.CppType(v.VALUE.name, of.element):
        return translator.type_of_value(value)
    method = translator.table.method(of.name, name, len(arguments))
    if isinstance(method, c.Function):
        return translator.inlined(method.lambda_, translator.evaluated(arguments), value)
    if method is None:
        translator.fail(f"'{name}' of '{of.name}' is C++ that is not known")
    given = {"_self": value.syntax}
    for parameter, argument in zip(method.parameters, arguments, strict=True):
        given[parameter] = translator.plain(argument).syntax
    return translator.from_template(method.text, given, method.returns)


def from_template(
    translator: Translator, text: str, given: dict[str, s.PredicateSyntax], returns: str
) -> Translated:
    """A text of the tables with values in it."""
    literals = {
        name: LiteralExpression(part.value)
        for name, part in given.items()
        if isinstance(part, s.Literal) and isinstance(part.value, int)
    }
    syntax = template(text)
    if isinstance(syntax, s.Satisfies):
        constraint = substitute(syntax.constraint, literals)
        if "$" in str(constraint):
            translator.fail("the width of a type is computed")
        value = logic.substituted(syntax.value, given)
        return Translated(s.Satisfies(value, constraint), v.BOOL)
    return Translated(logic.substituted(syntax, given), translator.type_of(returns))


def _extends(translator: Translator, of: v.CppType, base: str) -> bool:
    return translator.table.extends(of.name, base)


def _scaled(
    translator: Translator, value: Translated, arguments: tuple[c.Expression, ...]
) -> v.Evaluated:
    """``scaleElementBitwidth``: signless integers or floats ``n`` times as wide."""
    factor = translator.plain(arguments[0]) if len(arguments) == 1 else None
    if factor is None or not isinstance(factor.syntax, s.Literal):
        translator.fail("'scaleElementBitwidth' of a computed factor")
    return Translated(s.Call("with_scaled_elements", (value.syntax, factor.syntax)), value.type)


def _cloned(
    translator: Translator, value: Translated, arguments: tuple[c.Expression, ...]
) -> v.Evaluated:
    """``cloneWith(shape, element)``; without a shape it keeps its own."""
    shape, element = translator.value(arguments[0]), translator.plain(arguments[1])
    if shape == v.Listed(()) or isinstance(shape, Translated) and shape.type == v.NULL:
        return Translated(s.Call("with_element_type", (value.syntax, element.syntax)), value.type)
    return v.Reshaped(value, translator.sequence(shape).syntax, element.syntax)


def _template_call(translator: Translator, value: Translated, member: c.NamePart) -> v.Evaluated:
    """``x.hasTrait<T>()``."""
    [argument] = member.arguments or (None,) if len(member.arguments or ()) == 1 else (None,)
    if not isinstance(argument, c.TypeName):
        translator.fail(f"'{member.name}' with template arguments")
    trait = argument.name.last.name
    if member.name == "hasTrait" and value.type.name != "mlir::Operation":
        return Translated(s.Call("has_trait", (value.syntax, s.Name(trait))), v.BOOL)
    if member.name in ("hasPromiseOrImplementsInterface", "hasInterface"):
        known = translator.table.find_class(argument.name.qualified, argument.name.is_global)
        name = known.interface if known is not None and known.interface else trait
        return Translated(s.Call("has_interface", (value.syntax, s.Name(name))), v.BOOL)
    translator.fail(f"'{member.name}' with template arguments")


def _call_of_sequence(
    translator: Translator, value: Translated, name: str, arguments: tuple[c.Expression, ...]
) -> v.Evaluated:
    element = value.type.element or v.UNKNOWN
    if name in ("getType", "getTypes") and not arguments and element == v.VALUE:
        return Translated(s.Member(value.syntax, "types"), v.CppType("tuple", v.TYPE))
    if name in ("begin", "end") and not arguments:
        return v.Special(name, value)
    if name in ("data",):
        translator.fail("a pointer to the elements")
    found = _OF_SEQUENCES.get(name)
    if found is None:
        translator.fail(f"'{name}' of a sequence is not known")
    text, gives = found
    count: s.PredicateSyntax = s.Literal(1)
    if "$count" in text and arguments:
        count = translator.plain(arguments[0]).syntax
        arguments = arguments[1:]
    if arguments:
        translator.fail(f"'{name}' of a sequence with arguments")
    if "-$count" in text and not (isinstance(count, s.Literal) and count.value):
        translator.fail(f"'{name}' of a computed number")
    negative = s.Literal(-count.value) if isinstance(count, s.Literal) else count  # type: ignore[operator]
    given = {"_self": value.syntax, "count": count, "less": negative}
    syntax = logic.substituted(template(text.replace("-$count", "$less")), given)
    of = {"int": v.INT, "bool": v.BOOL, "element": element, "sequence": value.type}[gives]
    return Translated(syntax, of)


def _call_of_string(
    translator: Translator, value: Translated, name: str, arguments: tuple[c.Expression, ...]
) -> v.Evaluated:
    found = _OF_STRINGS.get(name)
    if found is None or len(arguments) != ("$text" in found[0]):
        translator.fail(f"'{name}' of a string is not known")
    given = {"_self": value.syntax}
    if arguments:
        given["text"] = translator.plain(arguments[0]).syntax
    return Translated(logic.substituted(template(found[0]), given), found[1])


def _call_of_builder(
    translator: Translator, value: v.Reshaped, name: str, arguments: tuple[c.Expression, ...]
) -> v.Evaluated:
    if name == "setShape" and len(arguments) == 1:
        return replace(value, shape=translator.sequence(translator.value(arguments[0])).syntax)
    if name == "setElementType" and len(arguments) == 1:
        return replace(value, element=translator.plain(arguments[0]).syntax)
    if name == "dropDim" and len(arguments) == 1:
        position = translator.plain(arguments[0]).syntax
        if isinstance(position, s.Literal) and position.value == 0:
            scalable = value.scalable or s.Member(value.base.syntax, "scalable_dims")
            return replace(
                value,
                shape=s.Slice(value.shape, s.Literal(1), None),
                scalable=s.Slice(scalable, s.Literal(1), None),
            )
        translator.fail("a shape without a dimension that is not the first")
    if name == "setDim" and len(arguments) == 2:
        dimension, size = (translator.plain(argument).syntax for argument in arguments)
        shape = value.shape
        last = _last_position(dimension, value.base.syntax)
        if last is None:
            translator.fail("a shape with another size in a computed place")
        changed = s.Binary("+", s.Slice(shape, None, s.Literal(-1)), s.Display((size,)))
        return replace(value, shape=changed)
    translator.fail(f"'{name}' of a builder of types is not known")


def type_of_value(translator: Translator, value: Translated) -> Translated:
    """The type of an operand or result, which C++ has as the class that its constraint promises."""
    found = s.Member(value.syntax, "type")
    of = value.type.element
    if of is None:
        return Translated(found, v.TYPE)
    known = translator.table.classes.get(of.name)
    if known is None or known.name == "ShapedType":
        return Translated(found, v.TYPE)
    translator.require(translator.class_test(found, known))
    return Translated(found, of)


def _last_position(position: s.PredicateSyntax, base: s.PredicateSyntax) -> bool | None:
    """Whether the position is ``rank - 1``."""
    match position:
        case s.Binary(
            operator="-", left=s.Member(value=value, name="rank"), right=s.Literal(value=1)
        ):
            return True if value == base else None
    return None
