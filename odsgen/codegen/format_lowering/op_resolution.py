"""The end of `parse`: from operand tokens and types to values, and the types of the results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.attribute_forms import FORMS
from odsgen.codegen.literals import format_text, tuple_literal, type_expression
from odsgen.ods.format.model import (
    All,
    AllDirective,
    CustomDirective,
    FunctionalTypeDirective,
    OIList,
    OperandVariable,
    OptionalGroup,
    ResultVariable,
    TypeResolution,
    TypeSource,
)
from odsgen.ods.model import Arity, Operand, Result
from odsgen.ods.predicates import Guarded

if TYPE_CHECKING:
    from odsgen.codegen.format_lowering.op_parse import OpParse


class OpResolution:
    """Decides the expressions for the operands and result types of the operation that is built."""

    def __init__(self, parse: OpParse) -> None:
        self._parse = parse
        self._op = parse.op
        self._format = parse.format
        self._listed = _functional_targets(parse.format.elements)

    # --- types --------------------------------------------------------------------------------------------------------

    def is_list(self, value: Operand | Result) -> bool:
        """Whether the types that the format gives for the value are a sequence."""
        return (
            value.arity is not Arity.REQUIRED or (type(value).__name__, value.name) in self._listed
        )

    def is_counted(self, operand: Operand) -> bool:
        """Whether the number of the operands must agree with a number of types."""
        resolution = self._format.operand_types[operand.index]
        match resolution.source:
            case TypeSource.DIRECTIVE:
                return True
            case TypeSource.VARIABLE | TypeSource.ATTRIBUTE:
                return self._is_listed(operand, resolution)
            case _:
                return False

    def _gives_list(self, resolution: TypeResolution) -> bool:
        variable = resolution.variable
        if resolution.elements_of_shape:
            return True
        return variable is not None and variable.arity is not Arity.REQUIRED

    def _is_listed(self, value: Operand | Result, resolution: TypeResolution) -> bool:
        """Whether the expression for the type of the value is a sequence of types."""
        if resolution.source is TypeSource.DIRECTIVE:
            return self.is_list(value)
        if resolution.transform is not None:
            # One type follows for what is there at most once, as for what is there (OptionalTypesMatchWith).
            return value.arity not in (Arity.REQUIRED, Arity.OPTIONAL)
        return self._gives_list(resolution)

    def _type(self, resolution: TypeResolution, own: Operand | Result) -> str:
        """The expression for a type, or for a sequence of types where `_gives_list` or `is_list` says so."""
        imports = self._parse.context.imports
        match resolution:
            case TypeResolution(source=TypeSource.DIRECTIVE):
                return names.types_name(own) if self.is_list(own) else names.type_name(own)
            case TypeResolution(source=TypeSource.BUILDABLE, builder=builder) if (
                builder is not None
            ):
                return type_expression(builder, imports)
            case TypeResolution(source=TypeSource.VARIABLE, variable=variable) if (
                variable is not None
            ):
                expression = self._variable_type(variable)
            case TypeResolution(source=TypeSource.ATTRIBUTE, attribute=attribute) if (
                attribute is not None
            ):
                expression = f"{names.attribute_name(attribute)}.type"
            case _:
                raise AssertionError(resolution)
        if resolution.elements_of_shape:
            elements = imports.use(FORMS, "element_types_of_shape")
            return f"{elements}({expression})"
        if resolution.transform is not None:
            source = resolution.variable
            may_be_absent = source is not None and source.arity is Arity.OPTIONAL
            listed, expression = expression, f"{expression}[0]" if may_be_absent else expression
            narrowed = self._narrowed(resolution, expression)
            text = self._parse.context.expression(resolution.transform, narrowed)
            if isinstance(resolution.transform, Guarded):
                holds = self._parse.context.predicate(resolution.transform.guard, narrowed)
                refuse = imports.use(FORMS, "refuse_inference")
                text = f'({text} if {holds} else {refuse}(parser, "{own.name}", location[1]))'
            if may_be_absent:  # MLIR's code reads past the end there
                refuse = imports.use(FORMS, "refuse_inference")
                text = f'({text} if {listed} else {refuse}(parser, "{own.name}", location[1]))'
            return text
        return expression

    def _narrowed(self, resolution: TypeResolution, expression: str) -> str:
        """The type, known to satisfy its constraint, as the class that this says; a list or a hook gave just a type."""
        value = resolution.variable
        if value is None or value.constraint.python_type == "Type":
            return expression
        if value.arity is not Arity.REQUIRED or value.name in self._parse.classed_types:
            return expression
        imports = self._parse.context.imports
        cast = imports.use("typing", "cast")
        return f'{cast}("{imports.annotation(value.constraint.python_type)}", {expression})'

    def _variable_type(self, variable: Operand | Result) -> str:
        if variable.arity is not Arity.REQUIRED:
            return names.types_name(variable)
        return (
            f"{names.types_name(variable)}[0]"
            if self.is_list(variable)
            else names.type_name(variable)
        )

    # --- values -------------------------------------------------------------------------------------------------------

    def values(self) -> tuple[str, str]:
        """The expressions for the operands and for the types of the results, after the checks that they rely on."""
        self._check_sources()
        return self._operands(), self._result_types()

    def _check_sources(self) -> None:
        """What a transformation is applied to must satisfy its constraint; single types must be single."""
        lines = self._parse.lines
        checked: set[str] = set()
        for resolution in (*self._format.result_types, *self._format.operand_types):
            variable = resolution.variable
            if variable is None or variable.name in checked:
                continue
            if variable.arity is Arity.REQUIRED and self.is_list(variable):
                checked.add(variable.name)
                types = names.types_name(variable)
                with lines.block(f"if len({types}) != 1:"):
                    lines.add(
                        'raise parser.custom_error(f"number of operands and types do not match: '
                        f'got 1 operands and {{len({types})}} types", location[1])'
                    )
        checked.clear()
        for resolution in (*self._format.result_types, *self._format.operand_types):
            attribute = resolution.attribute
            if attribute is None or attribute.name in checked:
                continue
            if not attribute.optional and attribute.name not in self._parse.unread.attributes:
                continue
            checked.add(attribute.name)
            with lines.block(f"if {names.attribute_name(attribute)} is None:"):
                lines.add(
                    f"raise parser.custom_error(\"requires attribute '{attribute.name}' for the types"
                    ' that follow from it", location[1])'
                )
        checked.clear()
        for resolution in (*self._format.result_types, *self._format.operand_types):
            variable = resolution.variable
            transformed = resolution.transform is not None or resolution.elements_of_shape
            if variable is None or not transformed or variable.name in checked:
                continue
            checked.add(variable.name)
            self._check_constraint(variable)

    def _check_constraint(self, variable: Operand | Result) -> None:
        constraint = self._parse.context.constraint(variable.constraint)
        if constraint is None:
            return
        lines = self._parse.lines
        expression = self._variable_type(variable)
        message = format_text(f"'{variable.name}' must be {variable.constraint.summary}, but got ")

        def check(type: str) -> None:
            with lines.block(f"if not {constraint}[{type}]:"):
                lines.add("raise parser.custom_error(" f"f\"{message}'{{{type}}}'\", location[1])")

        if variable.arity is Arity.REQUIRED:
            check(expression)
        else:
            with lines.block(f"for type in {expression}:"):
                check("type")

    def counts_all_operands(self) -> bool:
        """Whether the number of the operands of `operands` must agree with a number of types."""
        op, form = self._op, self._format
        if form.all_operand_types or len(op.operands) != 1:
            return bool(op.operands)
        return self._is_listed(op.operands[0], form.operand_types[0])

    def _operands(self) -> str:
        op, form = self._op, self._format
        if not op.operands:
            return "()"
        if form.all_operand_types:
            return self._operands_of_all_types()
        if form.all_operands:
            if not self.counts_all_operands():
                type = self._type(form.operand_types[0], op.operands[0])
                return f"parser.resolve_operands_of_type({names.ALL_OPERANDS}, {type})"
            types = self._all_types(op.operands, form.operand_types)
            return f"parser.resolve_operands({names.ALL_OPERANDS}, {types}, {names.ALL_OPERANDS_PLACE})"
        parts = [
            self._operand(o, resolution)
            for o, resolution in zip(op.operands, form.operand_types, strict=True)
        ]
        if len(parts) == 1 and parts[0].startswith("*"):
            return parts[0][1:]
        return tuple_literal(parts)

    def _operands_of_all_types(self) -> str:
        if self._format.all_operands:
            arguments = (
                f"{names.ALL_OPERANDS}, {names.ALL_OPERAND_TYPES}, {names.ALL_OPERANDS_PLACE}"
            )
            return f"parser.resolve_operands({arguments})"
        parts = []
        for operand in self._op.operands:
            name = names.operand_name(operand)
            if operand.arity is Arity.REQUIRED:
                parts.append(name)
            elif operand.arity is Arity.VARIADIC_OF_VARIADIC:
                parts.append(f"*[operand for group in {name} for operand in group]")
            else:
                parts.append(f"*{name}")
        listed = parts[0][1:] if len(parts) == 1 and parts[0][0] == "*" else f"[{', '.join(parts)}]"
        return f"parser.resolve_operands({listed}, {names.ALL_OPERAND_TYPES}, location[1])"

    def _all_types(
        self, values: Sequence[Operand | Result], resolutions: Sequence[TypeResolution]
    ) -> str:
        parts = []
        for value, resolution in zip(values, resolutions, strict=True):
            expression = self._type(resolution, value)
            listed = self._is_listed(value, resolution)
            if listed and value.arity is Arity.VARIADIC_OF_VARIADIC:
                expression = f"[type for group in {expression} for type in group]"
            parts.append(f"*{expression}" if listed else expression)
        if len(parts) == 1 and parts[0].startswith("*"):
            return parts[0][1:]
        return tuple_literal(parts)

    def _operand(self, operand: Operand, resolution: TypeResolution) -> str:
        name = names.operand_name(operand)
        expression = self._type(resolution, operand)
        listed = self._is_listed(operand, resolution)
        if operand.arity is Arity.REQUIRED:
            if not listed:
                return f"parser.resolve_operand({name}, {expression})"
            return f"*parser.resolve_operands([{name}], {expression}, {name})"
        tokens = name
        if operand.arity is Arity.VARIADIC_OF_VARIADIC:
            tokens = f"[operand for group in {name} for operand in group]"
        if not listed:
            return f"*parser.resolve_operands_of_type({tokens}, {expression})"
        if (
            resolution.variable is not None
            and resolution.variable.arity is Arity.OPTIONAL
            and operand.arity is not Arity.OPTIONAL
        ):
            expression = f"[*{expression}] * len({tokens})"
        if (
            operand.arity is Arity.VARIADIC_OF_VARIADIC
            and resolution.source is TypeSource.DIRECTIVE
        ):
            expression = f"[type for group in {expression} for type in group]"
        return f"*parser.resolve_operands({tokens}, {expression}, {names.operand_place(operand)})"

    def _result_types(self) -> str:
        form = self._format
        if form.all_result_types:
            return names.ALL_RESULT_TYPES
        if any(r.source is TypeSource.INFERRED for r in form.result_types):
            return ""
        return self._all_types(self._op.results, form.result_types)


def _functional_targets(elements: Sequence[object]) -> frozenset[tuple[str, str]]:
    """Operands and results whose types a functional type gives."""
    found: set[tuple[str, str]] = set()

    def visit(element: object) -> None:
        match element:
            case FunctionalTypeDirective(inputs=inputs, results=results):
                for target in (inputs, results):
                    match target:
                        case OperandVariable(operand=operand):
                            found.add(("Operand", operand.name))
                        case ResultVariable(result=result):
                            found.add(("Result", result.name))
                        case AllDirective(of=All()):
                            pass
            case OptionalGroup(then_elements=then_elements, else_elements=else_elements):
                for child in (*then_elements, *else_elements):
                    visit(child)
            case OIList(clauses=clauses):
                for clause in clauses:
                    for child in clause.elements:
                        visit(child)
            case CustomDirective():
                pass
            case _:
                pass

    for element in elements:
        visit(element)
    return frozenset(found)
