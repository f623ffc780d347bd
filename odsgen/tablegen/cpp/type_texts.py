"""The one type that a buildable constraint builds (``builderCall``), as MLIR's text."""

from __future__ import annotations

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.classes import ClassTable
from odsgen.tablegen.cpp.symbols import Symbols
from odsgen.tablegen.cpp.translator import Translator
from odsgen.tablegen.cpp.values import Translated, Untranslatable

_NAMES = {
    "Index": "index",
    "NoneType": "none",
    "BF16": "bf16",
    "TF32": "tf32",
    **{f"F{width}": f"f{width}" for width in (16, 32, 64, 80, 128)},
    **{f"I{width}": f"i{width}" for width in (1, 8, 16, 32, 64)},
    **{f"SI{width}": f"si{width}" for width in (1, 8, 16, 32, 64)},
    **{f"UI{width}": f"ui{width}" for width in (1, 8, 16, 32, 64)},
    **{
        name: name[0].lower() + name[1:]
        for name in (
            "F8E5M2 F8E4M3 F8E4M3FN F8E5M2FNUZ F8E4M3FNUZ F8E4M3B11FNUZ F8E3M4 F4E2M1FN F6E2M3FN F6E3M2FN "
            "F8E8M0FNU"
        ).split()
    },
}

_SHAPED = {"mlir::VectorType": "vector", "mlir::RankedTensorType": "tensor"}
#: The one type of types whose form is C++ that constraints build: its elements stand without their dialect.
_RANGE = "mlir::pdl::RangeType"
_SIGNS = {"SIGNED": "si", "UNSIGNED": "ui"}


def type_text(expression: c.Expression, table: ClassTable) -> str:
    """The MLIR text of the type that the C++ builds; raises Untranslatable."""
    match expression:
        case c.Call(
            function=c.Name(parts=(*owner, c.NamePart(name="get"))) as name, arguments=(inner,)
        ) if owner:
            known = table.find_class("::".join(part.name for part in owner), name.is_global)
            if known is not None and known.cpp_name == _RANGE:
                return f"!pdl.range<{type_text(inner, table).removeprefix('!pdl.')}>"
    translator = Translator(table, Symbols({}))
    return _text_of(translator.value(expression), table)


def _text_of(value: v.Evaluated, table: ClassTable) -> str:
    match value:
        case Translated(syntax=s.Name(name=name)) if name in _NAMES:
            return _NAMES[name]
        case Translated(
            syntax=s.Call(function="integer_type", arguments=(s.Literal(value=width),))
        ):
            return f"i{width}"
        case v.Built(cpp_name=cpp_name, parameters=parameters):
            return _text_of_built(cpp_name, dict(parameters), table)
    raise Untranslatable("the type that is built has no text")


def _text_of_built(cpp_name: str, parameters: dict[str, Translated], table: ClassTable) -> str:
    if cpp_name == "mlir::IntegerType":
        match parameters["width"].syntax, parameters["signedness"].syntax:
            case s.Literal(value=width), s.Member(name=sign):
                return f"{_SIGNS[sign]}{width}"
    if cpp_name in _SHAPED:
        shape = parameters["shape"].syntax
        element = _text_of(parameters["element_type"], table)
        if isinstance(shape, s.Display):
            sizes = "".join(f"{_size(size)}x" for size in shape.elements)
            return f"{_SHAPED[cpp_name]}<{sizes}{element}>"
    if cpp_name == "mlir::ComplexType":
        return f"complex<{_text_of(parameters['element_type'], table)}>"
    if cpp_name == "mlir::FunctionType":
        inputs, results = (_types(parameters[name], table) for name in ("inputs", "results"))
        shown = results[0] if len(results) == 1 else f"({', '.join(results)})"
        return f"({', '.join(inputs)}) -> {shown}"
    known = table.classes[cpp_name]
    if cpp_name == _RANGE and not parameters:
        raise Untranslatable("a range of what is not said")
    if known.kind == "type" and known.mnemonic and not known.mnemonic.endswith("."):
        return f"!{known.mnemonic}{_parameter_text(known.text, parameters, table)}"
    raise Untranslatable(f"the text of '{cpp_name}' is not known")


def _types(list_of_types: v.Evaluated, table: ClassTable) -> list[str]:
    """The texts of a list of types that is written down."""
    match list_of_types:
        case Translated(syntax=s.Display(elements=elements)):
            return [_text_of(Translated(element, v.TYPE), table) for element in elements]
    raise Untranslatable("a list of types that is computed")


def _size(size: s.PredicateSyntax) -> str:
    match size:
        case s.Name(name="DYNAMIC"):
            return "?"
        case s.Literal(value=int(number)):
            return str(number)
    raise Untranslatable("a size that is computed")


def _parameter_text(text: str, parameters: dict[str, Translated], table: ClassTable) -> str:
    """The parameters as written behind the mnemonic, as in ``<$addressSpace>``; nothing if all are zero or empty."""
    written: dict[str, str] = {}
    is_needed = False
    for name, part in parameters.items():
        if isinstance(part, Translated) and isinstance(part.syntax, s.Literal):
            written[name] = str(part.syntax.value)
            is_needed |= bool(part.syntax.value)
        elif isinstance(part, Translated) and part.syntax == s.Display(()):
            written[name] = ""
        else:
            written[name] = _text_of(part, table)
            is_needed = True
    if not is_needed:
        return ""
    if not text or "" in written.values():
        raise Untranslatable("a type with parameters whose form is C++")
    for name, shown in written.items():
        text = text.replace(f"${name}", shown)
    return text
