"""The directives `type` and `functional-type`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.codegen import several
from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives.lowering import (
    ArgumentLowering,
    Lowering,
    lowering_of,
    lowers,
)
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import AssignSeveral, Evaluate
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS
from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.model import Arity, OpDef, Operand, Result, TypeConstraint
from odsgen.ods.model import format as f
from odsgen.ods.model.predicates import And, HasInterface, IsA, Or

#: Types that ODS reads as those of another class.
_READ_AS = {f"Float{width}Type": "FloatType" for width in (16, 32, 64, 80, 128)}


def _sequence_of_types(target: f.TypeTarget, method: PrintMethod) -> e.Expression:
    """The types of what a target names."""
    if isinstance(target, f.AllDirective):
        return e.SELF.member("operand_types" if target.of is f.All.OPERANDS else "result_types")
    value = target.value
    if value.arity is Arity.REQUIRED:
        return e.tuple_of([method.value(value).member("type")])
    return several.type_each(method.values(value))


def _values_of(target: f.TypeTarget, method: PrintMethod) -> e.Expression:
    """The values that a target names, a tuple."""
    if isinstance(target, f.AllDirective):
        return (OPERANDS if target.of is f.All.OPERANDS else RESULTS).all_values
    value = target.value
    if value.arity is Arity.REQUIRED:
        return e.tuple_of([method.value(value)])
    return method.values(value)


#: Of so many operands the types are written one by one, without a list.
_MOST_INPUTS = 3


def _required_values(target: f.TypeTarget, op: OpDef) -> Sequence[Operand | Result]:
    """The values that a target names, where there are always as many; else nothing."""
    if not isinstance(target, f.AllDirective):
        values: Sequence[Operand | Result] = (target.value,)
    else:
        values = op.operands if target.of is f.All.OPERANDS else op.results
    return values if all(value.arity is Arity.REQUIRED for value in values) else ()


def _type_text(texts: str, value: Operand | Result, method: PrintMethod) -> e.Expression:
    return names.PRINTER.member(texts).item(method.value(value).member("type"))


def _declare_types(target: f.TypeTarget, listed: bool, method: ParseMethod) -> None:
    """Give the types of a target their empty value; ``listed``: as a list, however many they are."""
    value = target.value
    imports = method.context.imports
    if value is not None and value.arity is Arity.REQUIRED and not listed:
        local = names.type_name(value)
        annotation = imports.runtime_type_only("Type")
        method.bind(local, e.NONE, f"{annotation} | None")
        method.required.declare(local, f"the type of '{value.name}'")
        return
    types = imports.sequence_of(imports.runtime_type_only("Type"))
    is_grouped = value is not None and value.arity is Arity.VARIADIC_OF_VARIADIC
    several = f"Sequence[{types}]" if is_grouped else types
    method.bind(names.types_target_name(target), e.EMPTY_TUPLE, several)


@lowers(f.TypeDirective)
class TypeLowering(ArgumentLowering[f.TypeDirective]):
    """The types of what the directive names."""

    def parse(self, method: ParseMethod) -> None:
        value = self.part.target.value
        match None if value is None else value.arity:
            case None | Arity.VARIADIC:
                colon = "colon_" if method.takes_colon() else ""
                found: e.Expression = names.PARSER.method(f"parse_{colon}type_list")
            case Arity.REQUIRED:
                assert value is not None
                found = self._parsed_type(value, method, method.form, method.takes_colon)
                method.bind(names.type_name(value), found)
                return
            case Arity.OPTIONAL:
                found = method.form("parse_optional_types").call(names.PARSER)
            case Arity.VARIADIC_OF_VARIADIC:
                found = method.form("parse_type_groups").call(names.PARSER)
        method.bind(names.types_target_name(self.part.target), found)

    def _parsed_type(
        self,
        value: Operand | Result,
        method: ParseMethod,
        form: Callable[[str], e.Name],
        takes_colon: Callable[[], bool],
    ) -> e.Expression:
        """Reads the type, with the colon before it where there is a function for both."""

        def parse_type() -> e.Expression:
            return names.PARSER.method("parse_colon_type" if takes_colon() else "parse_type")

        python_type = value.constraint.python_type
        # As in C++, a type of any class is read where it is written whole: its constraint is checked later.
        if self.part.qualified or value.constraint.is_written_whole:
            return parse_type()
        match value.constraint.predicate:
            case And((HasInterface(interface, ""), *_)):
                with_interface = form("parse_type_with_interface")
                return with_interface.call(names.PARSER, e.Literal(interface))
        if _is_of_interface(value.constraint):
            constraint = method.context.constraint_object(value.constraint)
            assert constraint is not None
            return form("parse_type_of_interface").call(names.PARSER, constraint)
        # What a type that only C++ defines must be, its constraint says, too.
        if python_type in ("Type", "OpaqueType"):
            return parse_type()
        type_class = method.context.imports.class_name(_READ_AS.get(python_type, python_type))
        if python_type not in _READ_AS:
            method.resolution.classed_types.add(value.name)
        if python_type not in RUNTIME_MODULES:
            return form("parse_stripped_type").call(names.PARSER, type_class)
        parse = form("parse_colon_and_type_of" if takes_colon() else "parse_type_of")
        return parse.call(names.PARSER, type_class)

    def test(self, type: e.Expression, method: ParseMethod) -> e.Expression | None:
        """The condition that the directive reads a type, or None, where one token says it; None where it reads otherwise."""
        value = self.part.target.value
        if value is None or value.arity is not Arity.REQUIRED:
            return None
        match self._parsed_type(value, method, e.Name, lambda: False):
            case e.Call(function=e.Member(name="parse_type")):
                return type.is_given()
            case e.Call(function=e.Name(id="parse_type_of"), arguments=(_, type_class)):
                return e.Name("isinstance").call(type, type_class)
        return None

    def declare_unread(self, method: ParseMethod) -> None:
        _declare_types(self.part.target, False, method)

    def print(self, method: PrintMethod) -> None:
        value = self.part.target.value
        if value is not None and value.arity is Arity.REQUIRED:
            method.emit(self._printed_type(value, method))
        elif isinstance(value, Operand) and value.arity is Arity.VARIADIC_OF_VARIADIC:
            text = method.form("type_groups_text")
            method.emit(text.call(names.PRINTER, e.SELF.member(value.python_name)))
        else:
            values = _values_of(self.part.target, method)
            method.emit(names.PRINTER.method("types_of_values_text", values))

    def _printed_type(self, value: Operand | Result, method: PrintMethod) -> e.Expression:
        type = method.value(value).member("type")
        python_type = value.constraint.python_type
        is_whole = self.part.qualified or _is_written_whole(value)
        if python_type == "Type" or python_type in RUNTIME_MODULES or is_whole:
            return names.PRINTER.member("type_texts").item(type)
        type_class = method.context.imports.class_name(python_type)
        return method.form("stripped_type_text").call(names.PRINTER, type, type_class)

    def presence(self, method: PrintMethod) -> e.Expression:
        value = self.part.target.value
        if value is None:
            raise self._not_here()
        return method.values(value)

    def reference(self) -> e.Expression:
        value = self.part.target.value
        if value is not None and value.arity is Arity.REQUIRED:
            return names.type_name(value)
        types = names.types_target_name(self.part.target)
        if value is not None and value.arity is Arity.OPTIONAL:
            return e.Choice(types, types.item(0), e.NONE)
        return types

    def returned(self) -> e.Name:
        value = self.part.target.value
        if value is not None and value.arity in (Arity.REQUIRED, Arity.OPTIONAL):
            return names.type_name(value)
        return names.types_target_name(self.part.target)

    def bind(self, method: ParseMethod) -> None:
        value = self.part.target.value
        if value is not None and value.arity is Arity.OPTIONAL:
            local = names.type_name(value)
            types = e.Choice(local.is_none(), e.list_of([]), e.list_of([local]))
            method.bind(names.types_name(value), types)

    def printed(self, method: PrintMethod) -> e.Expression:
        value = self.part.target.value
        if value is None:
            return _sequence_of_types(self.part.target, method)
        match value.arity:
            case Arity.REQUIRED:
                return method.value(value).member("type")
            case Arity.OPTIONAL:
                values = method.values(value)
                return e.Choice(values, values.item(0).member("type"), e.NONE)
            case Arity.VARIADIC:
                return e.Name("tuple").call(several.type_each(method.values(value)))
            case Arity.VARIADIC_OF_VARIADIC:
                group = e.Name("tuple").call(several.type_each(e.Name("group")))
                groups = e.Comprehension(group, ("group",), e.SELF.member(value.python_name))
                return e.Name("tuple").call(groups)


@lowers(f.ResultVariable)
class ResultLowering(Lowering[f.ResultVariable]):
    """A result: only its presence can be asked for."""

    def presence(self, method: PrintMethod) -> e.Expression:
        return method.values(self.part.result)


@lowers(f.FunctionalTypeDirective)
class FunctionalTypeLowering(Lowering[f.FunctionalTypeDirective]):
    """`(inputs) -> results`."""

    def parse(self, method: ParseMethod) -> None:
        parsed = names.PARSE_FUNCTION_TYPE.call(names.PARSER)
        function_type = names.FUNCTION_TYPE
        # As in MLIR, types of operands that the operation never has are not counted.
        taken = [
            (local, _of_target(target, function_type.member(part)))
            for target, part in ((self.part.inputs, "inputs"), (self.part.results, "results"))
            for local in [names.types_target_name(target)]
            if local != names.ALL_OPERAND_TYPES or method.op.operands
        ]
        if not taken:
            method.add(Evaluate(parsed))
            return
        method.bind(function_type, parsed)
        for local, types in taken:
            method.bind(local, types)

    def declare_unread(self, method: ParseMethod) -> None:
        for target in (self.part.inputs, self.part.results):
            _declare_types(target, True, method)

    def print(self, method: PrintMethod) -> None:
        inputs = _required_values(self.part.inputs, method.op)
        results = _required_values(self.part.results, method.op)
        if 0 < len(inputs) <= _MOST_INPUTS and len(results) == 1:
            before = "("
            for value in inputs:
                method.emit(before, _type_text("type_texts", value, method))
                before = ", "
            method.emit(") -> ", _type_text("returned_texts", results[0], method))
            return
        text = names.PRINTER.method(
            "functional_type_of_values_text",
            _values_of(self.part.inputs, method),
            _values_of(self.part.results, method),
        )
        method.emit(text)

    def presence(self, method: PrintMethod) -> e.Expression:
        return lowering_of(self.part.inputs).presence(method)


@lowers(f.SameTypesDirective)
class SameTypesLowering(Lowering[f.SameTypesDirective]):
    """The type that operands and result share, or a function type."""

    def parse(self, method: ParseMethod) -> None:
        locals = tuple(TypeLowering(type).returned() for type in self.part.types)
        count = e.Literal(len(locals) - 1)
        parsed = method.form("parse_same_types").call(names.PARSER, count)
        method.add(AssignSeveral(locals, parsed))

    def print(self, method: PrintMethod) -> None:
        types = [TypeLowering(type).printed(method) for type in self.part.types]
        are_same = e.all_of(e.compare(type, "is", types[-1]) for type in types[:-1])
        functional = names.PRINTER.method(
            "functional_type_of_values_text", OPERANDS.all_values, RESULTS.all_values
        )
        text = names.PRINTER.member("type_texts").item(types[-1])
        method.emit(e.Choice(are_same, text, functional))


def _of_target(target: f.TypeTarget, types: e.Expression) -> e.Expression:
    """The types in a function type; those of operands in groups stand there one after another, as of one group."""
    value = target.value
    if value is not None and value.arity is Arity.VARIADIC_OF_VARIADIC:
        return e.tuple_of([types])
    return types


def _is_written_whole(value: Operand | Result) -> bool:
    """Whether C++ knows a type of a dialect as any type, so that its dialect and mnemonic are not left out."""
    constraint = value.constraint
    return constraint.is_written_whole and constraint.python_type not in RUNTIME_MODULES


def _is_of_interface(constraint: TypeConstraint) -> bool:
    """Whether C++ has an interface for the types: one of a spec, which classes of the runtime may implement, too."""
    if constraint.is_written_whole:
        return False
    test = constraint.predicate
    parts = test.predicates if isinstance(test, Or) else (test,)
    interfaces = [part for part in parts if isinstance(part, HasInterface)]
    return len(interfaces) == 1 and all(isinstance(part, (IsA, HasInterface)) for part in parts)
