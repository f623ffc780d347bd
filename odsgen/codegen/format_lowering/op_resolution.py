"""The end of `parse`: from operand tokens and types to values, and the types of the results."""

from __future__ import annotations

from collections.abc import Iterable, Set

from odsgen.codegen import predicates, several
from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.attribute_code import FORMATS
from odsgen.codegen.literals import cast_to, type_value
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import ForEach, Step, Steps, refuse
from odsgen.ods.model import Arity, AttributeArgument, OpDef, Operand, Result
from odsgen.ods.model.format import OpFormat, TypeResolution, TypeSource
from odsgen.ods.model.predicates import Expression as TypeExpression


class OpResolution:
    """Decides the expressions for the operands and result types of the operation that is built."""

    def __init__(
        self, op: OpDef, format: OpFormat, context: FileContext, read_at_once: Set[str]
    ) -> None:
        self._op = op
        self._format = format
        self._context = context
        self.read_at_once = read_at_once  # operands that are read with their types
        self.classed_types: set[str] = set()  # values whose type is read as its class
        self._listed = {
            (type(target.value), target.value.name)
            for element in format.all_elements
            for target in element.listed_types
            if target.value is not None
        }

    # --- types --------------------------------------------------------------------------------------------------------

    def is_list(self, value: Operand | Result) -> bool:
        """Whether the types that the format gives for the value are a sequence."""
        return value.arity is not Arity.REQUIRED or (type(value), value.name) in self._listed

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

    def single_type(self, operand: Operand) -> e.Expression | None:
        """The type that the format gives to a required operand alone; None where it is one of several, or comes otherwise."""
        form = self._format
        resolution = form.operand_types[operand.index]
        if form.all_operand_types or resolution.source in (TypeSource.ALL, TypeSource.INFERRED):
            return None
        return None if self._is_listed(operand, resolution) else self._type(resolution, operand)

    def list_type(self, operand: Operand) -> e.Expression:
        """The type that the format knows for each of several operands."""
        return self._type(self._format.operand_types[operand.index], operand)

    def counts_all_operands(self) -> bool:
        """Whether the number of the operands of `operands` must agree with a number of types."""
        op, form = self._op, self._format
        if form.all_operand_types or len(op.operands) != 1:
            return bool(op.operands)
        types = form.operand_types[0]
        return types.source is TypeSource.DIRECTIVE or self._is_listed(op.operands[0], types)

    def _is_listed(self, value: Operand | Result, resolution: TypeResolution) -> bool:
        """Whether the expression for the type of the value is a sequence of types."""
        if resolution.source is TypeSource.DIRECTIVE:
            return self.is_list(value)
        if resolution.transform is not None:
            # One type follows for what is there at most once, as for what is there (OptionalTypesMatchWith).
            return value.arity not in (Arity.REQUIRED, Arity.OPTIONAL)
        variable = resolution.variable
        is_several = variable is not None and variable.arity is not Arity.REQUIRED
        return resolution.elements_of_shape or is_several

    def _variable_type(self, variable: Operand | Result) -> e.Expression:
        if variable.arity is not Arity.REQUIRED:
            return names.types_name(variable)
        if self.is_list(variable):
            return names.types_name(variable).item(0)
        return names.type_name(variable)

    def _type(self, resolution: TypeResolution, own: Operand | Result) -> e.Expression:
        """A type, or a sequence of types where `_is_listed` says so."""
        match resolution:
            case TypeResolution(source=TypeSource.DIRECTIVE):
                return names.types_name(own) if self.is_list(own) else names.type_name(own)
            case TypeResolution(source=TypeSource.BUILDABLE, builder=builder) if (
                builder is not None
            ):
                return type_value(builder, self._context.imports)
            case TypeResolution(source=TypeSource.VARIABLE, variable=variable) if (
                variable is not None
            ):
                source = self._variable_type(variable)
            case TypeResolution(source=TypeSource.ATTRIBUTE, attribute=attribute) if (
                attribute is not None
            ):
                source = names.attribute_name(attribute).member("type")
            case _:
                raise AssertionError(resolution)
        if resolution.elements_of_shape:
            return self._context.imports.call(FORMATS, "element_types_of_shape", source)
        if resolution.transform is not None:
            return self._transformed(resolution, resolution.transform, source, own)
        return source

    def _transformed(
        self,
        resolution: TypeResolution,
        transform: TypeExpression,
        source: e.Expression,
        own: Operand | Result,
    ) -> e.Expression:
        """The type that follows from another one, or the refusal of a text that does not have that."""
        imports = self._context.imports
        variable = resolution.variable
        may_be_absent = variable is not None and variable.arity is Arity.OPTIONAL
        subjects = predicates.Subjects(
            self._narrowed(resolution, source.item(0) if may_be_absent else source)
        )

        def refuse() -> e.Expression:
            function = imports.name(FORMATS, "refuse_inference")
            return function.call(names.PARSER, e.Literal(own.name), names.LOCATION.item(1))

        # MLIR's code reads past the end where the source is absent.
        conditions = (source,) if may_be_absent else ()
        return predicates.value_or(transform, subjects, imports, refuse, conditions)

    def _narrowed(self, resolution: TypeResolution, source: e.Expression) -> e.Expression:
        """The type, known to satisfy its constraint, as the class that this says; a list or a hook gave just a type."""
        value = resolution.variable
        if value is None or value.constraint.python_type == "Type":
            return source
        if value.arity is not Arity.REQUIRED or value.name in self.classed_types:
            return source
        return cast_to(value.constraint.python_type, source, self._context.imports)

    # --- checks -------------------------------------------------------------------------------------------------------

    def checks(self, optional_attributes: Set[str]) -> Steps:
        """Checks on which the types rely: single types are single, attributes are there, and what is transformed fits.

        ``optional_attributes`` are those that a group may have left unread, besides those that the operation may lack.
        """
        resolutions = (*self._format.result_types, *self._format.operand_types)
        single: dict[str, Operand | Result] = {}
        given: dict[str, AttributeArgument] = {}
        transformed: dict[str, Operand | Result] = {}
        for resolution in resolutions:
            variable, attribute = resolution.variable, resolution.attribute
            if variable is not None:
                if variable.arity is Arity.REQUIRED and self.is_list(variable):
                    single.setdefault(variable.name, variable)
                if resolution.transform is not None or resolution.elements_of_shape:
                    transformed.setdefault(variable.name, variable)
            if attribute is not None and (
                attribute.optional or attribute.name in optional_attributes
            ):
                given.setdefault(attribute.name, attribute)
        return (
            *map(_check_count, single.values()),
            *map(_check_given, given.values()),
            *(step for value in transformed.values() for step in self._check_constraint(value)),
        )

    def _check_constraint(self, variable: Operand | Result) -> Steps:
        constraint = self._context.constraint_object(variable.constraint)
        if constraint is None:
            return ()
        message = f"'{variable.name}' must be {variable.constraint.summary}, but got "

        def check(type: e.Expression) -> Step:
            return refuse(e.Not(constraint.item(type)), e.formatted(message, "'", type, "'"))

        types = self._variable_type(variable)
        if variable.arity is Arity.REQUIRED:
            return (check(types),)
        return (ForEach(("type",), types, (check(e.Name("type")),)),)

    # --- values -------------------------------------------------------------------------------------------------------

    def operands(self) -> e.Expression:
        """The operands."""
        op, form = self._op, self._format
        if not op.operands:
            return e.EMPTY_TUPLE
        if form.all_operand_types:
            return self._operands_of_all_types()
        if form.all_operands:
            if not self.counts_all_operands():
                type = self._type(form.operand_types[0], op.operands[0])
                return _resolve("resolve_operands_of_type", names.ALL_OPERANDS, type)
            types = self._all_types(op.operands, form.operand_types)
            return _resolve("resolve_operands", names.ALL_OPERANDS, types, names.ALL_OPERANDS_PLACE)
        return e.gathered(
            self._operand(operand, resolution)
            for operand, resolution in zip(op.operands, form.operand_types, strict=True)
        )

    def _operands_of_all_types(self) -> e.Expression:
        if self._format.all_operands:
            return _resolve(
                "resolve_operands",
                names.ALL_OPERANDS,
                names.ALL_OPERAND_TYPES,
                names.ALL_OPERANDS_PLACE,
            )
        parts = [
            name if operand.arity is Arity.REQUIRED else e.Unpacked(_flat(operand, name, "operand"))
            for operand in self._op.operands
            for name in [names.operand_name(operand)]
        ]
        return _resolve(
            "resolve_operands",
            e.gathered(parts, e.list_of),
            names.ALL_OPERAND_TYPES,
            names.LOCATION.item(1),
        )

    def _operand(self, operand: Operand, resolution: TypeResolution) -> e.Expression:
        name = names.operand_name(operand)
        types = self._type(resolution, operand)
        listed = self._is_listed(operand, resolution)
        if operand.arity is Arity.REQUIRED:
            if not listed:
                return _resolve("resolve_operand", name, types)
            return e.Unpacked(_resolve("resolve_operands", e.list_of([name]), types, name))
        tokens = _flat(operand, name, "operand")
        if not listed:
            resolved = _resolve("resolve_operands_of_type", tokens, types)
            if operand.arity is Arity.OPTIONAL and isinstance(types, e.Choice):
                # Where there is no operand, no type has to follow.
                return e.Unpacked(e.Choice(tokens, resolved, e.EMPTY_TUPLE))
            return e.Unpacked(resolved)
        variable = resolution.variable
        if (
            variable is not None
            and variable.arity is Arity.OPTIONAL
            and operand.arity is not Arity.OPTIONAL
        ):
            types = e.Binary("*", e.list_of([e.Unpacked(types)]), e.length(tokens))
        if resolution.source is TypeSource.DIRECTIVE:
            types = _flat(operand, types, "type")
        resolved = _resolve("resolve_operands", tokens, types, names.operand_place(operand))
        if operand.name in self.read_at_once:
            known = names.known_values(operand)
            resolved = e.Choice(known.is_none(), resolved, known)
        return e.Unpacked(resolved)

    def result_types(self) -> e.Expression | None:
        """The types of the results; None if they are inferred from all the rest."""
        form = self._format
        if form.all_result_types:
            return names.ALL_RESULT_TYPES
        if any(r.source is TypeSource.INFERRED for r in form.result_types):
            return None
        return self._all_types(self._op.results, form.result_types)

    def _all_types(
        self, values: Iterable[Operand | Result], resolutions: Iterable[TypeResolution]
    ) -> e.Expression:
        parts: list[e.Expression] = []
        for value, resolution in zip(values, resolutions, strict=True):
            types = self._type(resolution, value)
            if self._is_listed(value, resolution):
                types = e.Unpacked(_flat(value, types, "type"))
            parts.append(types)
        return e.gathered(parts)


def _check_count(value: Operand | Result) -> Step:
    """One type is needed for one value."""
    count = e.length(names.types_name(value))
    problem = "number of operands and types do not match: got 1 operands and "
    return refuse(e.compare(count, "!=", e.Literal(1)), e.formatted(problem, count, " types"))


def _check_given(attribute: AttributeArgument) -> Step:
    """The attribute is there, for types follow from it."""
    message = f"requires attribute '{attribute.name}' for the types that follow from it"
    return refuse(names.attribute_name(attribute).is_none(), e.Literal(message))


def _resolve(method: str, *arguments: e.Expression) -> e.Expression:
    """Operands, of tokens and types."""
    return names.PARSER.method(method, *arguments)


def _flat(value: Operand | Result, parts: e.Expression, part: str) -> e.Expression:
    """The tokens or types of a value one after another, where they are read in groups."""
    if value.arity is not Arity.VARIADIC_OF_VARIADIC:
        return parts
    return several.flattened(parts, part)
