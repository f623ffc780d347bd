"""Parameters of types and attributes (DefiningDialects/AttributesAndTypes, "Parameters")."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from odsgen.ods.library.reserved_names import PARAMETERIZED_MEMBERS, RUNTIME_CLASSES
from odsgen.ods.model import AttrConstraint, DefaultValue, EnumDef, Parameter, TypeConstraint
from odsgen.ods.model.names import identifier, is_name, snake_case
from odsgen.ods.resolve.scope import SpecScope
from odsgen.ods.resolve.signatures import expression_place
from odsgen.places import Place
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
    parse_constraint_expression,
)
from odsgen.spec.definition_model import ParameterSpec
from odsgen.spec.errors import SpecDiagnostics, SpecNote, did_you_mean
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.loader import describe
from odsgen.spec.source import SpecText

_PLAIN: Mapping[str, tuple[str, str]] = {
    "Type": ("type", "Type"),
    "Attribute": ("attribute", "Attribute"),
    "string": ("string", "str"),
    "str": ("string", "str"),
    "StringRefParameter": ("string", "str"),
    "bool": ("bool", "bool"),
    "int": ("integer", "int"),
    "APInt": ("integer", "int"),
    "unsigned": ("unsigned", "int"),
    "float": ("float", "float"),
    "double": ("float", "float"),
    "APFloatParameter": ("float", "float"),
    "AffineMap": ("affine_map", "AffineMap"),
    "IntegerSet": ("integer_set", "IntegerSet"),
    "SelfType": ("self_type", "Type"),
    "AttributeSelfTypeParameter": ("self_type", "Type"),
    "Location": ("attribute", "Location"),
    "text": ("text", "str"),
}
_SIZED = re.compile(r"(u?)int(8|16|32|64)(?:_t)?\Z")
_LISTS = ("list", "ArrayRefParameter", "ArrayRefOfSelfAllocationParameter")
_OPTIONALS = ("optional", "OptionalParameter")
_BEFORE_PARAMETERS = ("TypeParameter", "AttrParameter", "EnumParameter", "AttrOrTypeParameter")
_DESCRIBED = ("APFloatParameter", "AttributeSelfTypeParameter", "StringRefParameter")
_BEFORE_DESCRIPTIONS = (
    *_LISTS[1:],
    "OptionalArrayRefParameter",
    "OptionalParameter",
    "AttrOrTypeParameter",
)
_CPP_NAMES = {
    "StringRef": "string",
    "std::string": "string",
    "APFloat": "float",
    "int64_t": "int64",
}

#: Kinds by their names elsewhere.
_OTHER_KINDS = {
    **dict.fromkeys(("integer", "i64", "I64"), "write int64, or int for one of any size"),
    **dict.fromkeys(("i32", "I32"), "write int32, or int for one of any size"),
    **dict.fromkeys(("boolean", "i1", "I1"), "write bool"),
    **dict.fromkeys(("F64", "f64", "number"), "write float"),
}

KIND_NAMES = (
    *_PLAIN,
    *(f"{sign}int{width}" for sign in ("", "u") for width in (8, 16, 32, 64)),
    "list",
    "optional",
)


class ParameterResolver:
    """Resolves the parameters of one type or attribute."""

    def __init__(self, owner: SpecText, scope: SpecScope, errors: SpecDiagnostics) -> None:
        self.owner = owner
        self.scope = scope
        self.errors = errors

    def resolve(self, specs: Mapping[SpecText, ParameterSpec]) -> tuple[Parameter, ...]:
        found: list[Parameter] = []
        python_names: dict[str, SpecText] = {}
        for name, spec in specs.items():
            parameter = self._parameter(name, spec)
            if parameter is None:
                continue
            first = python_names.setdefault(parameter.python_name, name)
            if first is not name:
                self.errors.error(
                    f"the parameters '{first}' and '{name}' of '{self.owner}' would both be"
                    f" '{parameter.python_name}' in Python",
                    name,
                    "'accessor' gives one of them another name",
                    [SpecNote("the first is here", first.place)],
                )
            found.append(parameter)
        self_types = [p for p in found if p.kind == "self_type"]
        if len(self_types) > 1:
            self.errors.error(
                f"'{self.owner}' has more than one self type", self_types[1].place or self.owner
            )
        return tuple(found)

    def _parameter(self, name: SpecText, spec: ParameterSpec) -> Parameter | None:
        python_name = self._python_name(name, spec.accessor)
        try:
            expression = parse_constraint_expression(spec.kind)
        except ExpressionError as error:
            self.errors.add(error.diagnostic)
            return None
        parameter = self._of_kind(expression, name)
        if parameter is None or python_name is None:
            return None
        if spec.optional:
            parameter = self._optional(parameter)
        if "default" in spec.model_fields_set:
            default = self._written_default(parameter, spec.default, name)
            if default is None:  # it is refused: the parameter may be absent all the same
                parameter = replace(parameter, optional=True)
            parameter = _as_cpp(replace(parameter, default=default))
        return replace(
            parameter,
            name=str(name),
            python_name=python_name,
            summary=str(spec.summary or ""),
            place=name.place,
            cpp_type=parameter.cpp_type if spec.cpp_type is None else str(spec.cpp_type),
        )

    def _python_name(self, name: SpecText, accessor: SpecText | None) -> str | None:
        shown = accessor if accessor is not None else name
        if not is_name(name) or not is_name(shown):
            self.errors.error(
                f"'{shown}' cannot name a parameter: it is no Python identifier",
                shown,
                "ASCII letters, digits and underscores make a name",
            )
            return None
        python_name = identifier(str(accessor) if accessor is not None else snake_case(name))
        if python_name in PARAMETERIZED_MEMBERS or python_name.startswith("__"):
            self.errors.error(
                f"the parameter '{name}' would hide what every type and attribute has under"
                f" the name '{python_name}'",
                shown,
                f"give it another name in Python: {name}: {{…, accessor: {name}_parameter}}",
            )
            return None
        return python_name

    # --- kinds -----------------------------------------------------------------------------------

    def _of_kind(self, expression: ConstraintExpression, name: SpecText) -> Parameter | None:
        place = expression_place(expression, name)
        if isinstance(expression, LiteralExpression) and isinstance(expression.value, str):
            # ODS quotes C++ types: ArrayRefParameter<"::mlir::Type">
            return _as_cpp(self._named(_plain_name(expression.value), place, expression))
        if not isinstance(expression, NameExpression):
            self.errors.error(f"expected the kind of a parameter, got '{expression}'", place)
            return None
        arguments = [argument.value for argument in expression.arguments or ()]
        if expression.arguments is None:
            return self._named(expression.name, place, expression)
        if expression.name in _DESCRIBED:
            return self._described(expression, arguments, place)
        if expression.name in _BEFORE_DESCRIPTIONS and _is_text(arguments[1:]):
            arguments = arguments[:1]
        if expression.name in (*_LISTS, "OptionalArrayRefParameter"):
            element = self._only(expression, arguments, place, name)
            if element is None:
                return None
            element = _as_cpp(element)
            parameter = _made("list", f"tuple[{element.annotation}, ...]", element=element)
            is_optional = expression.name == "OptionalArrayRefParameter"
            return self._optional(parameter) if is_optional else parameter
        if expression.name in _OPTIONALS:
            element = self._only(expression, arguments, place, name)
            return None if element is None else self._optional(element)
        if expression.name in _BEFORE_PARAMETERS:
            return self._only(expression, arguments[:1], place, name)
        if expression.name == "DefaultValuedParameter":
            if len(arguments) < 2:
                self.errors.error("'DefaultValuedParameter' takes a kind and a default", place)
                return None
            of = self._of_kind(arguments[0], name)
            if of is None:
                return None
            value = _native(arguments[1])
            default = self._default(of, value, expression_place(arguments[1]))
            return _as_cpp(replace(of, default=default))
        return self._constrained(expression)

    def _described(
        self,
        expression: NameExpression,
        arguments: list[ConstraintExpression],
        place: Place | None,
    ) -> Parameter | None:
        """`StringRefParameter<"the name", "default">`: what ODS says of it, and perhaps a default."""
        if not _is_text(arguments) or len(arguments) > 2:
            self.errors.error(f"'{expression.name}' takes a summary and a default", place)
            return None
        kind, annotation = _PLAIN[expression.name]
        parameter = _made(kind, annotation)
        if len(arguments) == 2:
            default = self._default(parameter, _native(arguments[1]), place)
            parameter = replace(parameter, default=default)
        return parameter

    def _only(
        self,
        expression: NameExpression,
        arguments: list[ConstraintExpression],
        place: Place | None,
        name: SpecText,
    ) -> Parameter | None:
        if len(arguments) != 1:
            self.errors.error(
                f"'{expression.name}' takes the kind of its elements, got {len(arguments)} arguments",
                place,
            )
            return None
        return self._of_kind(arguments[0], name)

    def _named(
        self, name: str, place: Place | None, expression: ConstraintExpression
    ) -> Parameter | None:
        scope = self.scope
        plain = _PLAIN.get(name)
        if plain is not None:
            kind, annotation = plain
            if kind == "unsigned":
                return replace(_made(kind, annotation, width=32, signed=False), cpp_type="unsigned")
            made = _made(kind, annotation, class_name=annotation if kind == "type" else None)
            return replace(made, cpp_type="::llvm::APInt") if name == "APInt" else made
        sized = _SIZED.match(name)
        if sized:
            signed = not sized.group(1)
            kind = "integer" if signed else "unsigned"
            return _made(kind, "int", width=int(sized.group(2)), signed=signed)
        enum = scope.enums.get(name)
        if enum is not None:
            return _made("enum", enum.name, class_name=enum.name, enum=enum)
        type_class = scope.types.get(name)
        if type_class is not None:
            return _made("type", type_class, class_name=type_class)
        attribute_class = scope.attributes.get(name)
        if attribute_class is not None:
            return _made("attribute", attribute_class, class_name=attribute_class)
        if scope.is_constraint(name):
            return self._constrained(expression)
        if name in RUNTIME_CLASSES and name.endswith(("Type", "Attr", "Loc")):
            kind = "type" if name.endswith("Type") else "attribute"
            return _made(kind, name, class_name=name)
        known = [*KIND_NAMES, *scope.visible_names()]
        self.errors.error(
            f"no kind of parameters is called '{name}'",
            place,
            _OTHER_KINDS.get(name)
            or did_you_mean(name, known)
            or "kinds are Type, Attribute, int, uint32, float, string, bool, AffineMap,"
            " list<…>, and the types, attributes, enums and constraints that the spec knows",
        )
        return None

    def _constrained(self, expression: ConstraintExpression) -> Parameter | None:
        constraint = self.scope.constraint(expression)
        if constraint is None:
            return None
        if isinstance(constraint, TypeConstraint):
            python_class = constraint.python_type
            return _made("type", python_class, class_name=python_class, constraint=constraint)
        python_class = constraint.python_class
        return _made("attribute", python_class, class_name=python_class, constraint=constraint)

    def _optional(self, parameter: Parameter) -> Parameter:
        if parameter.optional:
            return parameter
        annotation = f"{parameter.annotation} | None"
        return _as_cpp(replace(parameter, optional=True, annotation=annotation))

    # --- defaults --------------------------------------------------------------------------------

    def _written_default(
        self, parameter: Parameter, value: object, name: SpecText
    ) -> DefaultValue | None:
        place = value.place if isinstance(value, SpecText) else name.place
        if isinstance(value, list):
            value = tuple(value)
        if isinstance(value, SpecText) and parameter.kind in ("type", "list"):
            try:
                return self._default(parameter, _native(parse_constraint_expression(value)), place)
            except ExpressionError as error:
                self.errors.add(error.diagnostic)
                return None
        return self._default(parameter, value, place)

    def _default(
        self, parameter: Parameter, value: object, place: Place | None
    ) -> DefaultValue | None:
        checked = self._checked(parameter, value, place)
        return None if checked is _REFUSED else DefaultValue(checked, _text(checked))

    def _checked(self, parameter: Parameter, value: object, place: Place | None) -> object:
        kind = parameter.kind
        if value is None and parameter.optional:
            return None
        match kind:
            case "integer" | "unsigned" if isinstance(value, int) and not isinstance(value, bool):
                if parameter.width is None:
                    return value
                low = -(1 << parameter.width - 1) if parameter.signed else 0
                high = (1 << parameter.width - (1 if parameter.signed else 0)) - 1
                if low <= value <= high:
                    return value
                self.errors.error(f"the default {value} is not between {low} and {high}", place)
                return _REFUSED
            case "float" if isinstance(value, (int, float)) and not isinstance(value, bool):
                return float(value)
            case "bool" if isinstance(value, bool):
                return value
            case "string" if isinstance(value, str):
                return str(value)
            case "string" if isinstance(value, NameExpression):
                return str(value)
            case "enum" if parameter.enum is not None and isinstance(value, (str, NameExpression)):
                return self._enum_case(parameter.enum, str(value), place)
            case "list" if isinstance(value, tuple) and parameter.element is not None:
                elements = tuple(self._checked(parameter.element, v, place) for v in value)
                return _REFUSED if _REFUSED in elements else elements
            case "type" if isinstance(value, (NameExpression, str)):
                return self._type_default(value, place)
            case _:
                pass
        self.errors.error(
            f"the default of a parameter of kind {kind} cannot be {_described(value)}", place
        )
        return _REFUSED

    def _enum_case(self, enum: EnumDef, value: str, place: Place | None) -> object:
        for case in enum.cases:
            if value in (case.name, case.text):
                return case.name
        cases = [case.name for case in enum.cases]
        self.errors.error(
            f"failed to find enum-case '{value}'",
            place,
            did_you_mean(value, cases) or f"'{enum.name}' has {', '.join(cases)}",
        )
        return _REFUSED

    def _type_default(self, value: NameExpression | str, place: Place | None) -> object:
        expression = value
        if isinstance(expression, str):
            expression = NameExpression(expression, None, 0, expression)
        constraint = self.scope.constraint(expression)
        if constraint is None:
            return _REFUSED
        if isinstance(constraint, TypeConstraint) and constraint.builder is not None:
            return constraint.builder
        self.errors.error(f"'{expression}' does not stand for one type", place)
        return _REFUSED


_REFUSED = object()

_ParameterT = TypeVar("_ParameterT", Parameter, Parameter | None)


def _as_cpp(parameter: _ParameterT) -> _ParameterT:
    """The parameter; of an enum, as ODS has it that knows no more than its C++ type."""
    if parameter is not None and parameter.kind == "enum":
        return replace(parameter, is_cpp_enum=True)
    return parameter


def _made(
    kind: str,
    annotation: str,
    *,
    element: Parameter | None = None,
    width: int | None = None,
    signed: bool = True,
    class_name: str | None = None,
    constraint: TypeConstraint | AttrConstraint | None = None,
    enum: EnumDef | None = None,
) -> Parameter:
    return Parameter(
        name="",
        python_name="",
        kind=kind,
        annotation=annotation,
        element=element,
        width=width,
        signed=signed,
        class_name=class_name,
        constraint=constraint,
        enum=enum,
    )


def _native(expression: ConstraintExpression) -> object:
    if isinstance(expression, LiteralExpression):
        return expression.value
    if isinstance(expression, ListExpression):
        return tuple(_native(element) for element in expression.elements)
    return expression


def _described(value: object) -> str:
    if isinstance(value, tuple):
        return "a list"
    return f"'{value}'" if isinstance(value, NameExpression) else describe(value)


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_text, value)) + "]"
    return "" if value is None else str(value)


def _is_text(expressions: list[ConstraintExpression]) -> bool:
    return all(isinstance(e, LiteralExpression) and isinstance(e.value, str) for e in expressions)


def _plain_name(cpp_type: str) -> str:
    """The name of a C++ type without its namespace: `::mlir::Type` → `Type`."""
    name = _CPP_NAMES.get(cpp_type.strip(), cpp_type.strip())
    last = name.rpartition("::")[2]
    return _CPP_NAMES.get(last, last)
