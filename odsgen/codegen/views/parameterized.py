"""The view of a type or an attribute of a dialect: a class over its parameters."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.context import FileContext
from odsgen.codegen.definition_names import qualified_name
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.literals import argument_expression, string_literal, string_set, tuple_literal
from odsgen.codegen.python.expressions import CLS, SELF, Expression, Item, Name
from odsgen.codegen.python.steps import Return, Steps
from odsgen.codegen.views.builders import CustomBuilderView, builder_argument
from odsgen.codegen.views.interface_classes import (
    all_interfaces,
    interface_bases,
    interface_table,
)
from odsgen.codegen.views.methods import MethodView, interface_methods
from odsgen.ods.model import AttributeDef, DefaultValue, FormatKind, Parameter, TypeDef
from odsgen.ods.resolve.shipped_interfaces import python_method_name

_VALUES = "odsgen.runtime.parameter_values"


@dataclass(frozen=True, slots=True)
class ParameterView:
    name: str
    annotation: str  # of the attribute of the object
    argument_annotation: str  # of the argument of `get`, which takes any sequence for a tuple
    default: str | None
    stored: str  # how `get` brings the argument into the form that is stored and interned
    key: str  # what stands for it in the key of interning
    is_stored: bool = True  # False: a base class holds it
    fitted: str | None = None  # of the right class, else ValueError


@dataclass(frozen=True, slots=True)
class ParameterCheckView:
    """`raise ValueError(message)` if the condition holds."""

    condition: str
    message: str


@dataclass(frozen=True, slots=True)
class ParameterizedView:
    name: str
    bases: tuple[Expression, ...]
    documentation: str
    dialect: str
    mnemonic: str
    traits: Expression | None
    interfaces: Expression | None
    parameters: tuple[ParameterView, ...]
    own_slots: str
    value_type: str | None  # of a typed attribute: an expression for the type of its value
    builders: tuple[CustomBuilderView, ...]
    has_checked: bool  # whether `get_checked` can have the parameter `location`
    key: str
    key_annotation: str
    checks: tuple[ParameterCheckView, ...]
    verifier: str | None
    constants: Steps
    parse: Steps | None
    print: Steps | None
    alias: str | None  # an expression
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
    verifier = None
    if definition.has_verifier:
        arguments = ", ".join(p.name for p in parameters)
        verifier = f"{context.hook(f'verify_{definition.hook_name}')}({arguments})"
    constants, parse, printed = _format(definition, context)
    return ParameterizedView(
        name=definition.name,
        bases=_bases(definition, interfaces, value_type, context),
        documentation=docstring(
            definition.summary or f"The {'type' if is_type else 'attribute'} {definition.name}",
            definition.description,
            [("Parameters", _parameter_documentation(definition.parameters))],
        ),
        dialect=string_literal(context.dialect.name),
        mnemonic=string_literal(definition.mnemonic or ""),
        traits=string_set(t.name for t in definition.traits),
        interfaces=interface_table(interfaces),
        parameters=parameters,
        own_slots=tuple_literal([string_literal(p.name) for p in parameters if p.is_stored]),
        value_type=value_type,
        builders=_builders(definition, context),
        has_checked=all(p.name != "location" for p in parameters),
        key=_key(parameters),
        key_annotation=_key_annotation(definition.parameters, parameters, context),
        checks=tuple(_checks(definition.parameters, context)),
        verifier=verifier,
        constants=constants,
        parse=parse,
        print=printed,
        alias=_alias(definition, context),
        methods=tuple(
            method
            for method in interface_methods(
                definition.interfaces, definition.hook_name, context, (p.name for p in parameters)
            )
            if value_type is None or method.name != "type"
        ),
    )


def _value_type(
    definition: TypeDef | AttributeDef, interfaces: list[str], context: FileContext
) -> str | None:
    """The type of a typed attribute: its self type, its parameter `type`, or what the hook for `getType` says."""
    for parameter in definition.parameters:
        if parameter.kind == "self_type":
            return parameter.python_name
    if "TypedAttr" not in interfaces:
        return None
    for parameter in definition.parameters:
        if parameter.kind == "type" and parameter.python_name == "type":
            return "type"
    if any("getType" in use.methods for use in definition.interfaces if use.name == "TypedAttr"):
        return f"{context.hook(f'type_{definition.hook_name}')}(self)"
    return None


def _bases(
    definition: TypeDef | AttributeDef,
    interfaces: list[str],
    value_type: str | None,
    context: FileContext,
) -> tuple[Expression, ...]:
    imports = context.imports
    mixed_in = interface_bases(interfaces, context)
    if isinstance(definition, TypeDef):
        is_shaped = "ShapedType" in interfaces and _is_shaped(definition)
        return (*mixed_in, imports.runtime_name("ShapedType" if is_shaped else "Type"))
    if value_type is not None:
        typed = imports.runtime_name("TypedAttr")
        return (*mixed_in, Item(typed, imports.runtime_name("Type")))
    return (*mixed_in, imports.runtime_name("Attribute"))


def _is_shaped(definition: TypeDef) -> bool:
    """Whether parameters or hooks say what the shape and the element type are; else nothing could be asked."""
    known = {parameter.python_name for parameter in definition.parameters}
    for use in definition.interfaces:
        if use.name == "ShapedType":
            known.update(map(python_method_name, use.methods))
    return {"shape", "element_type"} <= known


def _builders(
    definition: TypeDef | AttributeDef, context: FileContext
) -> tuple[CustomBuilderView, ...]:
    """The builders that the spec adds: typed signatures in front of hooks."""
    return tuple(
        CustomBuilderView(
            builder.name,
            tuple(builder_argument(p, context) for p in builder.parameters),
            context.hook_function(f"build_{definition.hook_name}_{builder.name}").call(
                *(Name(p.name) for p in builder.parameters)
            ),
            docstring(builder.summary or f"Build it: {builder.name.replace('_', ' ')}"),
        )
        for builder in definition.builders
    )


def _alias(definition: TypeDef | AttributeDef, context: FileContext) -> str | None:
    if definition.alias is None:
        return None
    if definition.alias.strip() == "custom":
        return f"{context.hook(f'alias_{definition.hook_name}')}(self)"
    return string_literal(definition.alias)


def _format(
    definition: TypeDef | AttributeDef, context: FileContext
) -> tuple[Steps, Steps | None, Steps | None]:
    imports = context.imports
    if definition.mnemonic is None or definition.format_kind is FormatKind.NONE:
        return (), None, None
    imports.runtime_type_only("Parser")
    imports.runtime_type_only("AsmPrinter")
    if definition.format_kind is FormatKind.TEXT:
        parsed = Name("parser").method("parse_text")
        return (), (Return(CLS.method("get", parsed)),), (Return(SELF.member("text")),)
    if definition.format_kind is FormatKind.CUSTOM:
        parse = context.hook_function(f"parse_{definition.hook_name}").call(Name("parser"))
        printed = context.hook_function(f"print_{definition.hook_name}").call(SELF, Name("printer"))
        return (), (Return(parse),), (Return(printed),)
    code = context.lower_parameter_format(definition)
    return code.constants, code.parse, code.print


def _parameter_views(
    parameters: tuple[Parameter, ...], value_type: str | None, context: FileContext
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
    parameter: Parameter, default: str | None, is_stored: bool, context: FileContext
) -> ParameterView:
    name = parameter.python_name
    annotation = context.imports.annotation(parameter.annotation)
    argument_annotation, stored = annotation, name
    if parameter.kind == "list" and parameter.element is not None:
        context.imports.use_type_only("collections.abc", "Sequence")
        element = context.imports.annotation(parameter.element.annotation)
        argument_annotation = f"Sequence[{element}]"
        made = context.imports.use(_VALUES, "elements")
        stored = f"{made}({string_literal(parameter.name)}, {name})"
        if parameter.optional:
            argument_annotation += " | None"
            stored = f"None if {name} is None else {stored}"
    elif parameter.kind == "float":
        made = context.imports.use(_VALUES, "number")
        stored = f"{made}({string_literal(parameter.name)}, {name})"
        if parameter.optional:
            stored = f"None if {name} is None else {stored}"
    return ParameterView(
        name=name,
        annotation=annotation,
        argument_annotation=argument_annotation,
        default=default,
        stored=stored,
        key=_key_part(parameter),
        is_stored=is_stored,
        fitted=_fitted(parameter, context),
    )


def _fitted(parameter: Parameter, context: FileContext) -> str | None:
    """The expression for the value of the right class; None where it has been made, or its constraint tells."""
    if parameter.kind == "float" or parameter.constraint is not None:
        return None
    name = parameter.python_name
    expression = _fitted_value(parameter, parameter.name, name, context)
    return f"None if {name} is None else {expression}" if parameter.optional else expression


def _fitted_value(parameter: Parameter, name: str, value: str, context: FileContext) -> str:
    use = context.imports.use
    shown = string_literal(name)
    if parameter.kind == "float":
        return f"{use(_VALUES, 'number')}({shown}, {value})"
    if parameter.kind != "list" or parameter.element is None:
        of = _class_expression(parameter, context)
        return f"{use(_VALUES, 'fitting')}({shown}, {value}, {of})"
    element = "element" if value != "element" else "entry"
    of_element = _fitted_value(parameter.element, name, element, context)
    values = (
        value if value == parameter.python_name else f"{use(_VALUES, 'elements')}({shown}, {value})"
    )
    return f"tuple([{of_element} for {element} in {values}])"


def _class_expression(parameter: Parameter, context: FileContext) -> str:
    imports = context.imports
    match parameter.kind:
        case "integer" | "unsigned":
            return "int"
        case "string":
            return "str"
        case "bool":
            return "bool"
        case "enum" if parameter.enum is not None:
            return imports.dialect_class(qualified_name(parameter.enum))
        case "affine_map":
            return imports.runtime("AffineMap")
        case "integer_set":
            return imports.runtime("IntegerSet")
        case "attribute":
            return imports.dialect_class(parameter.class_name or "Attribute")
        case _:
            return imports.dialect_class(parameter.class_name or "Type")


def _key_part(parameter: Parameter) -> str:
    """Floats are told apart by their digits: 0.0 and -0.0 are equal numbers, and no NaN equals itself."""
    name = parameter.python_name
    return f"repr({name})" if parameter.kind == "float" else name


def _default(parameter: Parameter, context: FileContext) -> str | None:
    if parameter.default is not None:
        return default_expression(parameter, parameter.default, context)
    return "None" if parameter.optional else None


def default_expression(parameter: Parameter, default: DefaultValue, context: FileContext) -> str:
    """The default of a parameter as an expression."""
    value = default.value
    if parameter.enum is not None and isinstance(value, str):
        case = next(c for c in parameter.enum.cases if value in (c.name, c.text, c.python_name))
        return f"{context.imports.dialect_class(parameter.enum.name)}.{case.python_name}"
    return argument_expression(value, context.imports)


def _key(parameters: tuple[ParameterView, ...]) -> str:
    parts = [p.key for p in parameters]
    return parts[0] if len(parts) == 1 else tuple_literal(parts)


def _key_annotation(
    parameters: tuple[Parameter, ...], views: tuple[ParameterView, ...], context: FileContext
) -> str:
    parts = [
        "str" if parameter.kind == "float" else view.annotation
        for parameter, view in zip(parameters, views, strict=True)
    ]
    if len(parts) == 1:
        return parts[0]
    return f"tuple[{', '.join(parts)}]"


def _checks(parameters: tuple[Parameter, ...], context: FileContext) -> list[ParameterCheckView]:
    checks = []
    for parameter in parameters:
        name = parameter.python_name
        if parameter.kind in ("integer", "unsigned") and parameter.width is not None:
            low = -(1 << (parameter.width - 1)) if parameter.signed else 0
            high = (1 << (parameter.width - (1 if parameter.signed else 0))) - 1
            condition = f"not {low} <= {name} <= {high}"
            if parameter.optional:
                condition = f"{name} is not None and {condition}"
            checks.append(
                ParameterCheckView(
                    condition,
                    string_literal(f"the parameter '{parameter.name}' must be {low} to {high}"),
                )
            )
        if parameter.constraint is not None:
            constraint = context.constraint(parameter.constraint)
            if constraint is not None:
                condition = f"not {constraint}[{name}]"
                if parameter.optional:
                    condition = f"{name} is not None and {condition}"
                checks.append(
                    ParameterCheckView(
                        condition,
                        string_literal(
                            f"failed to verify '{parameter.name}': {parameter.constraint.summary}"
                        ),
                    )
                )
    return checks


def _parameter_documentation(parameters: tuple[Parameter, ...]) -> list[str]:
    return [
        f"{p.python_name}: {' '.join(p.summary.split()) or p.kind.replace('_', ' ')}"
        for p in parameters
    ]
