"""The view of a type or an attribute of a dialect: a class over its parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.format_lowering.parameter_parse import ParameterParse
from odsgen.codegen.format_lowering.parameter_print import ParameterPrint
from odsgen.codegen.format_lowering.parameter_values import (
    PARSER,
    PRINTER,
    ParameterValues,
    argument_annotation,
    parameter_default,
)
from odsgen.codegen.literals import string_set
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, Evaluate, If, Raise, Return, Step, Steps
from odsgen.codegen.views.declared_names import NamedField, declared_name
from odsgen.codegen.views.declared_parameters import declared_accessors
from odsgen.codegen.views.interface_classes import all_interfaces, interface_bases, interface_table
from odsgen.codegen.views.methods import (
    Argument,
    MethodView,
    builder,
    interface_methods,
    unwritten_methods,
)
from odsgen.ods.library.shipped_interfaces import python_method_name
from odsgen.ods.model import TEXT_TYPE, AttributeDef, Encoding, FormatKind, Parameter, TypeDef
from odsgen.ods.model.hooks import HookKind, has_alias_hook

_VALUES = "odsgen.runtime.glue.conversions"


@dataclass(frozen=True, slots=True)
class ParameterView:
    """A parameter: what the class holds, and what `get` takes and makes of it."""

    name: str
    annotation: str  # of the attribute of the object
    argument_annotation: str  # of the argument of `get`, which takes any sequence for a tuple
    default: e.Expression | None
    is_stored: bool  # False: a base class holds it


@dataclass(frozen=True, slots=True)
class ParameterizedView:
    """The class of a type or attribute."""

    name: str
    bases: tuple[e.Expression, ...]
    documentation: str
    dialect: str
    mnemonic: str
    traits: e.Expression | None
    interfaces: e.Expression | None
    parameters: tuple[ParameterView, ...]
    own_slots: e.Expression
    construct: e.Expression
    value_type: e.Expression | None  # of a typed attribute: the type of its value
    unwritten_methods: e.Expression | None  # of interfaces, whose hooks nobody has written
    encodings: e.Expression | None  # in bytecode (odsgen/bytecode/spec_encodings.py)
    has_checked: bool  # whether `get_checked` can have the parameter `location`
    key: e.Expression
    stores: Steps  # make of arguments what is stored and interned
    fits: Steps  # refuse parameters by a ValueError, and give them the right class
    may_raise: bool  # whether parameters of the right classes may not fit
    methods: tuple[MethodView, ...]


def parameterized_view(
    definition: TypeDef | AttributeDef, context: FileContext
) -> ParameterizedView:
    """Decide how the class of a type or attribute looks."""
    imports = context.imports
    is_type = isinstance(definition, TypeDef)
    interfaces = all_interfaces(definition.interfaces, context)
    value_type = None if is_type else _value_type(definition, interfaces, context)
    if value_type is not None and "TypedAttr" not in interfaces:
        interfaces = sorted((*interfaces, "TypedAttr"))
    parameters = _parameter_views(definition.parameters, value_type, context)
    imports.use("typing", "ClassVar")
    if parameters:
        imports.use("typing", "Final")
        if all(p.name != "location" for p in parameters):
            imports.runtime_type_only("Location")
    fitted = _assigned(definition.parameters, _fitted, context)
    checks = _checks(definition, context)
    known = (*(p.name for p in parameters), *(p.python_name for p in definition.declared))
    unwritten = unwritten_methods(definition.interfaces, known)
    return ParameterizedView(
        name=definition.name,
        bases=_bases(definition, interfaces, value_type, context),
        documentation=docstring(
            definition.summary or f"The {'type' if is_type else 'attribute'} {definition.name}",
            definition.description,
            [("Parameters", _parameter_documentation(definition.parameters))],
        ),
        dialect=context.dialect.name,
        mnemonic=definition.mnemonic or "",
        traits=string_set(t.name for t in definition.traits),
        interfaces=interface_table(interfaces),
        parameters=parameters,
        own_slots=e.tuple_of(e.Literal(p.name) for p in parameters if p.is_stored),
        construct=imports.name("odsgen.runtime.base.attribute", "construct"),
        value_type=value_type,
        unwritten_methods=e.tuple_of(map(e.Literal, unwritten)) if unwritten else None,
        encodings=_encodings(definition.encodings),
        has_checked=all(p.name != "location" for p in parameters),
        key=_key(definition.parameters),
        stores=_assigned(definition.parameters, _stored, context),
        fits=(*fitted, *checks),
        may_raise=bool(checks),
        methods=tuple(_methods(definition, parameters, value_type, context)),
    )


def _encodings(encodings: tuple[Encoding, ...]) -> e.Expression | None:
    """The codes, each with the members behind it: their names, and how they are written."""
    if not encodings:
        return None
    return e.tuple_of(
        e.tuple_of(
            (
                e.Literal(encoding.code),
                e.tuple_of(
                    e.tuple_of((e.Literal(m.name), e.Literal(m.kind))) for m in encoding.members
                ),
            )
        )
        for encoding in encodings
    )


def _value_type(
    definition: TypeDef | AttributeDef, interfaces: list[str], context: FileContext
) -> e.Expression | None:
    """The type of a typed attribute: its self type, its parameter `type`, or what the hook for `getType` says."""
    for parameter in definition.parameters:
        if parameter.kind == "self_type":
            return e.Name(parameter.python_name)
    if "TypedAttr" not in interfaces:
        return None
    for parameter in definition.parameters:
        if parameter.kind == "type" and parameter.python_name == "type":
            return e.Name("type")
    if any("getType" in use.methods for use in definition.interfaces if use.name == "TypedAttr"):
        return context.hook_function(
            HookKind.DEFINITION_METHOD.function(definition.hook_name, "type")
        ).call(e.SELF)
    return None


def _bases(
    definition: TypeDef | AttributeDef,
    interfaces: list[str],
    value_type: e.Expression | None,
    context: FileContext,
) -> tuple[e.Expression, ...]:
    imports = context.imports
    mixed_in = interface_bases(interfaces, context)
    if isinstance(definition, TypeDef):
        is_shaped = "ShapedType" in interfaces and _is_shaped(definition)
        return (*mixed_in, imports.runtime_name("ShapedType" if is_shaped else "Type"))
    if value_type is not None:
        return (*mixed_in, e.Item(imports.runtime_name("TypedAttr"), imports.runtime_name("Type")))
    return (*mixed_in, imports.runtime_name("Attribute"))


def _is_shaped(definition: TypeDef) -> bool:
    """Whether parameters or hooks say what the shape and the element type are; else nothing could be asked."""
    parameters = (*definition.parameters, *definition.declared)
    known = {parameter.python_name for parameter in parameters}
    for use in definition.interfaces:
        if use.name == "ShapedType":
            known.update(map(python_method_name, use.methods))
    return {"shape", "element_type"} <= known


def _methods(
    definition: TypeDef | AttributeDef,
    parameters: tuple[ParameterView, ...],
    value_type: e.Expression | None,
    context: FileContext,
) -> Iterator[MethodView]:
    """The builders that the spec adds, what reads and prints the parameters, and the methods of interfaces."""
    hook_name = definition.hook_name
    for made in definition.builders:
        hook = context.hook_function(HookKind.BUILD_DEFINITION.function(hook_name, made.name))
        summary = made.summary or f"Build it: {made.name.replace('_', ' ')}"
        yield builder(made, hook, docstring(summary), context)
    if value_type is not None:
        values = e.tuple_of(e.SELF.member(p.name) for p in parameters)
        yield MethodView("parameters", (), "tuple[object, ...]", "", (Return(values),))
    if definition.mnemonic is not None and definition.format_kind is not FormatKind.NONE:
        parse, printed = _format(definition, context)
        parser = Argument("parser", context.imports.runtime_type_only("Parser"))
        printer = Argument("printer", context.imports.runtime_type_only("AsmPrinter"))
        yield MethodView("parse", (parser,), "", "Read what follows the mnemonic.", parse, True)
        what = "What follows the mnemonic."
        yield MethodView("print_parameters", (printer,), "str", what, printed)
    if definition.alias is not None:
        if has_alias_hook(definition):
            alias: e.Expression = context.hook_function(HookKind.ALIAS.function(hook_name)).call(
                e.SELF
            )
        else:
            alias = _declared_name(definition.alias, definition)
        what = "The name of an alias that the printed text should use."
        yield MethodView("suggested_alias", (), "str | None", what, (Return(alias),))
    if isinstance(definition, TypeDef) and definition.asm_name is not None:
        name = _declared_name(definition.asm_name, definition)
        what = "The name that a value of the type would like to have."
        yield MethodView("asm_name", (), "str | None", what, (Return(name),))
    yield from declared_accessors(definition, context)
    names = [p.name for p in parameters] + [p.python_name for p in definition.declared]
    for method in interface_methods(definition.interfaces, hook_name, context, names):
        if value_type is None or method.name != "type":
            yield method


def _declared_name(text: str, definition: TypeDef | AttributeDef) -> e.Expression:
    """The name of an alias or of values, over the parameters."""
    parameters = {p.name: p for p in definition.declared or definition.parameters}
    return declared_name(text, lambda field: _named_field(parameters, field))


def _named_field(parameters: Mapping[str, Parameter], field: str) -> NamedField:
    """The field of a name that stands for a parameter, or for the type of its value."""
    name, _, part = field.partition(".")
    parameter = parameters[name]
    value: e.Expression = e.SELF.member(parameter.python_name)
    if part:
        return NamedField(value.member(part), may_be_none=parameter.optional)
    if parameter.class_name in ("IntegerAttr", "StringAttr"):
        value = value.member("value")
    return NamedField(value, parameter.kind == "bool", parameter.kind == "list", parameter.optional)


def _format(definition: TypeDef | AttributeDef, context: FileContext) -> tuple[Steps, Steps]:
    """The bodies of `parse` and `print_parameters`."""
    match definition.format_kind:
        case FormatKind.TEXT:
            text: list[e.Expression] = [PARSER.method("parse_text", e.CLS.member("MNEMONIC"))]
            if isinstance(definition, AttributeDef):
                text.append(ParameterValues(context).self_type(TEXT_TYPE))
            kept = "odsgen.runtime.glue.kept_texts"
            shown = context.imports.call(kept, "printed_text", PRINTER, e.SELF.member("text"))
            return (Return(e.CLS.method("get", *text)),), (Return(shown),)
        case FormatKind.CUSTOM:
            hook_name = definition.hook_name
            parse = context.hook_function(HookKind.PARSE_DEFINITION.function(hook_name))
            printed = context.hook_function(HookKind.PRINT_DEFINITION.function(hook_name))
            text_of = PRINTER.method("written_by", printed, e.SELF)
            return (Return(parse.call(PARSER)),), (Return(text_of),)
    if definition.format is None:
        raise ValueError(f"'{definition.name}' has no declarative format")
    return (
        ParameterParse(definition, definition.format, context).body(),
        ParameterPrint(definition.format, context).body(),
    )


def _parameter_views(
    parameters: tuple[Parameter, ...], value_type: e.Expression | None, context: FileContext
) -> tuple[ParameterView, ...]:
    views: list[ParameterView] = []
    may_have_default = True
    for parameter in reversed(parameters):
        default = None
        if may_have_default:
            default = _default(parameter, context)
            may_have_default = default is not None
        is_stored = value_type is None or parameter.python_name != "type"
        views.append(_parameter_view(parameter, default, is_stored, context))
    return tuple(reversed(views))


def _parameter_view(
    parameter: Parameter, default: e.Expression | None, is_stored: bool, context: FileContext
) -> ParameterView:
    return ParameterView(
        parameter.python_name,
        context.imports.annotation(parameter.annotation),
        argument_annotation(parameter, context.imports),
        default,
        is_stored,
    )


def _assigned(
    parameters: tuple[Parameter, ...],
    made: Callable[[Parameter, FileContext], e.Expression | None],
    context: FileContext,
) -> Steps:
    """The steps that bind what is made of parameters."""
    values = [(parameter.python_name, made(parameter, context)) for parameter in parameters]
    return tuple(Assign(name, value) for name, value in values if value is not None)


def _stored(parameter: Parameter, context: FileContext) -> e.Expression | None:
    """The value that is stored and interned for an argument; None: itself."""
    function = {"list": "elements", "float": "number"}.get(parameter.kind)
    if function is None or (parameter.kind == "list" and parameter.element is None):
        return None
    given = e.Literal(parameter.name), e.Name(parameter.python_name)
    return _unless_absent(parameter, context.imports.call(_VALUES, function, *given))


def _unless_absent(parameter: Parameter, made: e.Expression) -> e.Expression:
    """The expression made of a parameter; for an optional one, it gives None where the parameter is absent."""
    if not parameter.optional:
        return made
    return e.Choice(e.Name(parameter.python_name).is_none(), e.NONE, made)


def _fitted(parameter: Parameter, context: FileContext) -> e.Expression | None:
    """The value of the right class; None where it has been made, or its constraint tells.

    Constraints are asked about attributes and types alone.
    """
    value = e.Name(parameter.python_name)
    if parameter.constraint is not None and parameter.kind in ("attribute", "type"):
        base = context.imports.runtime_name("Type" if parameter.kind == "type" else "Attribute")
        fitted = context.imports.call(_VALUES, "fitting", e.Literal(parameter.name), value, base)
        return _unless_absent(parameter, fitted)
    if parameter.kind == "float" or parameter.constraint is not None:
        return None
    return _unless_absent(parameter, _fitted_value(parameter, parameter.name, value, context))


def _fitted_value(
    parameter: Parameter, name: str, value: e.Name, context: FileContext
) -> e.Expression:
    imports = context.imports
    shown = e.Literal(name)
    if parameter.kind == "float":
        return imports.call(_VALUES, "number", shown, value)
    if parameter.kind != "list" or parameter.element is None:
        of = _class_expression(parameter, context)
        return imports.call(_VALUES, "fitting", shown, value, of)
    element = "element" if value.id != "element" else "entry"
    of_element = _fitted_value(parameter.element, name, e.Name(element), context)
    values: e.Expression = value
    if value.id != parameter.python_name:
        values = imports.call(_VALUES, "elements", shown, value)
    return e.Name("tuple").call(e.Comprehension(of_element, (element,), values))


def _class_expression(parameter: Parameter, context: FileContext) -> e.Expression:
    imports = context.imports
    match parameter.kind:
        case "integer" | "unsigned":
            return e.Name("int")
        case "string":
            return e.Name("str")
        case "bool":
            return e.Name("bool")
        case "enum" if parameter.enum is not None:
            return imports.definition(parameter.enum)
        case "affine_map":
            return imports.runtime_name("AffineMap")
        case "integer_set":
            return imports.runtime_name("IntegerSet")
        case "attribute":
            return imports.class_name(parameter.class_name or "Attribute")
        case _:
            return imports.class_name(parameter.class_name or "Type")


def _default(parameter: Parameter, context: FileContext) -> e.Expression | None:
    if parameter == TEXT_TYPE:
        return context.imports.runtime_name("none")
    if parameter.default is None and not parameter.optional:
        return None
    return parameter_default(parameter, context)


def _key(parameters: tuple[Parameter, ...]) -> e.Expression:
    """Floats are told apart by their digits: 0.0 and -0.0 are equal numbers, and no NaN equals itself."""
    names = [e.Name(p.python_name) for p in parameters]
    parts = [
        e.Name("repr").call(name) if parameter.kind == "float" else name
        for parameter, name in zip(parameters, names, strict=True)
    ]
    return parts[0] if len(parts) == 1 else e.tuple_of(parts)


def _limits(parameter: Parameter) -> tuple[int, int] | None:
    """The least and the largest integer of a parameter with a width."""
    if parameter.kind not in ("integer", "unsigned") or parameter.width is None:
        return None
    low = -(1 << (parameter.width - 1)) if parameter.signed else 0
    return low, (1 << (parameter.width - (1 if parameter.signed else 0))) - 1


def _is_between(value: e.Expression, limits: tuple[int, int]) -> e.Expression:
    return e.Comparison(e.Literal(limits[0]), (("<=", value), ("<=", e.Literal(limits[1]))))


def _checks(definition: TypeDef | AttributeDef, context: FileContext) -> Steps:
    """The steps that refuse parameters of the right classes which do not fit."""
    steps: list[Step] = []

    def check(parameter: Parameter, fits: e.Expression, message: str) -> None:
        given = (e.Name(parameter.python_name).is_given(),) if parameter.optional else ()
        error = e.Name("ValueError").call(e.Literal(message))
        steps.append(If(e.all_of((*given, e.Not(fits))), (Raise(error),)))

    for parameter in definition.parameters:
        value = e.Name(parameter.python_name)
        limits = _limits(parameter)
        if limits is not None:
            message = f"the parameter '{parameter.name}' must be {limits[0]} to {limits[1]}"
            check(parameter, _is_between(value, limits), message)
        elif parameter.element is not None and (limits := _limits(parameter.element)) is not None:
            message = f"each of the parameter '{parameter.name}' must be {limits[0]} to {limits[1]}"
            element = e.Name("element" if value.id != "element" else "entry")
            each = e.Comprehension(
                _is_between(element, limits), (element.id,), value, is_list=False
            )
            check(parameter, e.Name("all").call(each), message)
        if parameter.constraint is not None:
            constraint = context.constraint_object(parameter.constraint)
            if constraint is not None:
                message = f"failed to verify '{parameter.name}': {parameter.constraint.summary}"
                check(parameter, constraint.item(value), message)
    if definition.has_verifier:
        hook = context.hook_function(HookKind.VERIFY_DEFINITION.function(definition.hook_name))
        steps.append(Evaluate(hook.call(*(e.Name(p.python_name) for p in definition.parameters))))
    return tuple(steps)


def _parameter_documentation(parameters: tuple[Parameter, ...]) -> list[str]:
    return [
        f"{p.python_name}: {' '.join(p.summary.split()) or p.kind.replace('_', ' ')}"
        for p in parameters
    ]
