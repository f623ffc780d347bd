"""Types and attributes that C++ makes: constructors, builders, and what the language has for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.logic import dotted
from odsgen.tablegen.cpp.values import Translated

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.translator import Translator

_Arguments = tuple[c.Expression, ...]

_CONSTANTS = {
    "IndexType": "Index",
    "NoneType": "NoneType",
    "BFloat16Type": "BF16",
    "Float16Type": "F16",
    "FloatTF32Type": "TF32",
    "Float32Type": "F32",
    "Float64Type": "F64",
    "Float80Type": "F80",
    "Float128Type": "F128",
    **{
        f"{name}Type": name.replace("Float", "F")
        for name in (
            "Float8E5M2 Float8E4M3 Float8E4M3FN Float8E5M2FNUZ Float8E4M3FNUZ Float8E4M3B11FNUZ Float8E3M4 "
            "Float4E2M1FN Float6E2M3FN Float6E3M2FN Float8E8M0FNU"
        ).split()
    },
}

_BUILDER_TYPES = {
    "Index": "Index",
    "None": "NoneType",
    **{name: name for name in "BF16 F16 TF32 F32 F64 F80 F128 I1 I8 I16 I32 I64".split()},
}


def made(translator: Translator, value: v.Evaluated) -> s.PredicateSyntax:
    """The value itself, also one that C++ makes: what the language constructs."""
    match value:
        case Translated():
            return translator.present(value).syntax
        case v.Built(cpp_name="mlir::VectorType", parameters=((_, shape), (_, element))):
            return s.Call("vector_type", (shape.syntax, element.syntax))
        case v.Built(cpp_name="mlir::VectorType", parameters=((_, shape), (_, of), (_, dims))):
            return s.Call("scalable_vector_type", (shape.syntax, of.syntax, dims.syntax))
        case v.Built(cpp_name=cpp_name, parameters=parameters):
            known = translator.table.classes[cpp_name]
            if known.name and (known.kind == "type" or not parameters):
                arguments = tuple(part.syntax for _, part in parameters)
                return s.MethodCall(dotted(known.name), "get", arguments)
        case v.Reshaped(base=base, shape=shape, element=None, scalable=None):
            return s.Call("with_shape", (base.syntax, shape))
        case v.Reshaped(base=base, shape=shape, element=element, scalable=scalable):
            return s.Call(
                "scalable_vector_type",
                (
                    shape,
                    element or s.Member(base.syntax, "element_type"),
                    scalable or s.Member(base.syntax, "scalable_dims"),
                ),
            )
        case v.Chosen(condition=condition, when_true=when_true, when_false=when_false):
            return s.Conditional(condition, translator.made(when_true), translator.made(when_false))
        case v.Repeated(count=count, value=repeated):
            return s.Call("repeated", (repeated.syntax, count.syntax))
        case v.Listed():
            return translator.sequence(value).syntax
        case _:
            pass
    translator.fail("a value that our language cannot make")


def constructed(translator: Translator, name: c.Name, arguments: _Arguments) -> v.Evaluated:
    """``T::get(…)``: the class with its parameters; the context is none."""
    known = translator.known_class(name)
    values = [translator.value(argument) for argument in arguments]
    values = [value for value in values if not _is_context(value)]
    if known.cpp_name == "mlir::IntegerType" and len(values) == 1:
        return _integer_type(translator, values[0])
    if known.name in _CONSTANTS and not values:
        return Translated(s.Name(_CONSTANTS[known.name]), v.CppType(known.cpp_name))
    expected = known.parameters
    if known.cpp_name == "mlir::VectorType" and len(values) == 3:
        expected = (*expected, ("scalable_dims", "ArrayRef<bool>"))
    if not known.name or len(values) != len(expected):
        translator.fail(f"'{known.cpp_name}::get' with {len(values)} arguments is not known")
    parameters = []
    for value, (parameter, cpp_type) in zip(values, expected, strict=True):
        if isinstance(value, v.Listed):
            value = translator.sequence(value)
        if isinstance(value, v.Built):
            translator.fail("a type that is made of a type that is made")
        if not isinstance(value, Translated):
            translator.fail(f"'{known.cpp_name}::get' of something that has no counterpart")
        of = translator.type_of(cpp_type)
        parameters.append(
            (parameter, Translated(value.syntax, of if of != v.UNKNOWN else value.type))
        )
    return v.Built(known.cpp_name, tuple(parameters))


def _integer_type(translator: Translator, width: v.Evaluated) -> v.Evaluated:
    of = v.CppType("mlir::IntegerType")
    if not isinstance(width, Translated):
        translator.fail("an integer type of a width that has no counterpart")
    if isinstance(width.syntax, s.Literal) and width.syntax.value in (1, 8, 16, 32, 64):
        return Translated(s.Name(f"I{width.syntax.value}"), of)
    return Translated(s.Call("integer_type", (width.syntax,)), of)


def _integer_of_builder(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    """``getIntegerType(width)``, ``getIntegerType(width, isSigned)``."""
    width = translator.value(arguments[0])
    if len(arguments) == 1:
        return _integer_type(translator, width)
    signed = translator.plain(arguments[1]).syntax
    if (
        not isinstance(signed, s.Literal)
        or not isinstance(width, Translated)
        or not isinstance(width.syntax, s.Literal)
    ):
        translator.fail("an integer type of a computed width or sign")
    of = v.CppType("mlir::IntegerType")
    name = f"{'SI' if signed.value else 'UI'}{width.syntax.value}"
    if width.syntax.value in (1, 8, 16, 32, 64):
        return Translated(s.Name(name), of)
    kind = "SIGNED" if signed.value else "UNSIGNED"
    sign = Translated(s.Member(s.Name("Signedness"), kind), v.UNKNOWN)
    return v.Built("mlir::IntegerType", (("width", width), ("signedness", sign)))


def builder_call(translator: Translator, member: c.NamePart, arguments: _Arguments) -> v.Evaluated:
    """``$_builder.getI32Type()`` and its like."""
    name = member.name
    if name == "getContext":
        return v.Special("context")
    if not arguments and name.startswith("get") and name.endswith("Type"):
        constant = _BUILDER_TYPES.get(name[3:-4])
        if constant is not None:
            return Translated(s.Name(constant), v.TYPE)
    if name == "getIntegerType" and arguments:
        return _integer_of_builder(translator, arguments)
    if name == "getType" and member.arguments is not None and len(member.arguments) == 1:
        [of] = member.arguments
        if isinstance(of, c.TypeName):
            return constructed(translator, of.name, arguments)
    if name == "getUnitAttr" and not arguments:
        return v.Built("mlir::UnitAttr", ())
    if name == "getBoolAttr" and len(arguments) == 1:
        value = translator.plain(arguments[0])
        return v.Built("mlir::BoolAttr", (("unsigned_value", _as_int(translator, value)),))
    if name == "getStringAttr" and len(arguments) == 1:
        return v.Built("mlir::StringAttr", (("value", translator.plain(arguments[0])),))
    if name in (
        "getI32IntegerAttr",
        "getI64IntegerAttr",
        "getI16IntegerAttr",
        "getI8IntegerAttr",
    ):
        number = translator.plain(arguments[0])
        width = Translated(s.Name(name[3:].removesuffix("IntegerAttr")), v.TYPE)
        return v.Built("mlir::IntegerAttr", (("value", number), ("type", width)))
    translator.fail(f"'{name}' of a builder is not known")


def _as_int(translator: Translator, value: Translated) -> Translated:
    if isinstance(value.syntax, s.Literal) and isinstance(value.syntax.value, bool):
        return Translated(s.Literal(int(value.syntax.value)), v.INT)
    translator.fail("an attribute of a computed truth value")


def _is_context(value: v.Evaluated) -> bool:
    if isinstance(value, v.Special):
        return value.name == "context"
    return isinstance(value, Translated) and value.type.name == "mlir::MLIRContext"
