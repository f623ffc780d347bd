"""The arguments of new operations and of native calls (DRR, "Result pattern")."""

from __future__ import annotations

from collections.abc import Mapping

from odsgen.ods.library.patterns import DIRECTIVES
from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeArgument,
    AttributeKind,
    OpDef,
    Operand,
    PropertyArgument,
)
from odsgen.ods.model.patterns import (
    BuildOperation,
    CallNative,
    ConstantArgument,
    ConstantProperty,
    NativeCall,
    NativeParameter,
    ParameterRole,
    ResultArgument,
    StringArgument,
    Symbol,
    SymbolKind,
    SymbolUse,
    UnsetArgument,
    ValueList,
)
from odsgen.ods.resolve.constraints.values import AttrUse, PropertyUse
from odsgen.ods.resolve.rewriting.directives import DirectiveResolver
from odsgen.ods.resolve.rewriting.source_patterns import is_constant, misplaced
from odsgen.ods.resolve.rewriting.symbols import (
    annotated_arity,
    annotated_attribute,
    described,
    is_attribute,
    split_index,
    value_arity,
)
from odsgen.spec.constraint_expression import LiteralExpression
from odsgen.spec.pattern_expression import PatternDag, PatternLeaf, written_name
from odsgen.wording import counted

#: The argument that stands for none: an optional operand, or an attribute at its default.
UNSET = "unset"


class ArgumentResolver(DirectiveResolver):
    """Resolves the arguments in the result patterns of one rule."""

    def _build(self, dag: PatternDag, root_result: int | None) -> BuildOperation:
        """A new operation; what extends this class resolves it."""
        raise NotImplementedError

    # --- arguments ------------------------------------------------------------------------------------------------------

    def _argument(
        self, op: OpDef, position: int, argument: PatternDag | PatternLeaf, dag: PatternDag
    ) -> ResultArgument:
        definition = op.arguments[position]
        if isinstance(argument, PatternLeaf):
            if written_name(argument.constraint) == UNSET and argument.symbol is None:
                return self._unset(op, position, argument, dag)
            if argument.symbol is not None and argument.constraint is not None:
                raise dag.error(
                    "a result pattern cannot bind its arguments",
                    argument.symbol.offset,
                    f"write ${argument.symbol.name} alone: it is bound already",
                )
        match definition:
            case Operand():
                return self._operand(op, position, definition, argument, dag)
            case AttributeArgument():
                return self._attribute(op, position, definition, argument, dag)
            case PropertyArgument():
                return self._property(op, position, definition, argument, dag)

    def _unset(self, op: OpDef, position: int, leaf: PatternLeaf, dag: PatternDag) -> UnsetArgument:
        definition = op.arguments[position]
        if isinstance(definition, Operand):
            optional = definition.arity is not Arity.REQUIRED
        elif isinstance(definition, AttributeArgument):
            unit = definition.constraint.kind is AttributeKind.UNIT
            optional = unit or definition.optional or definition.default is not None
        else:
            optional = definition.optional or definition.default is not None
        if not optional:
            raise dag.error(
                f"the {position + 1}-th argument of op '{op.name}', '{definition.name}', must be given",
                leaf.offset,
            )
        return UnsetArgument()

    def _operand(
        self,
        op: OpDef,
        position: int,
        operand: Operand,
        argument: PatternDag | PatternLeaf,
        dag: PatternDag,
    ) -> ResultArgument:
        what = f"the {position + 1}-th argument of op '{op.name}'"
        if isinstance(argument, PatternDag):
            return self._nested_operand(what, operand, argument)
        if argument.symbol is None:
            raise dag.error(
                f"{what} should be an operand",
                argument.offset,
                f"it is '{operand.name}', {operand.constraint.summary}",
            )
        use = self.symbols.use(argument.symbol, dag)
        self._check_arity(what, operand, value_arity(use), described(use), dag, argument.offset)
        return use

    def _nested_operand(self, what: str, operand: Operand, dag: PatternDag) -> ResultArgument:
        if dag.operator == "variadic":
            if operand.arity is not Arity.VARIADIC:
                raise dag.error(f"{what} is not variadic")
            if dag.symbol is not None:
                raise dag.error("variadic cannot be bound in a result pattern", dag.symbol.offset)
            parts = []
            for argument in dag.arguments:
                if isinstance(argument, PatternDag):
                    parts.append(self._nested_operand(what, operand, argument))
                    continue
                if argument.symbol is None or argument.constraint is not None:
                    raise dag.error(f"{what} should be an operand", argument.offset)
                use = self.symbols.use(argument.symbol, dag)
                self._check_arity(
                    what, operand, value_arity(use), described(use), dag, argument.offset
                )
                parts.append(use)
            return ValueList(tuple(parts))
        use_of = self.scope.operations.find(dag.operator)
        if use_of is not None:
            results = use_of.op.results
            index = None if dag.symbol is None else split_index(dag.symbol.name)[1]
            if index is not None and index < len(results):
                results = results[index : index + 1]
            arity: Arity | None = results[0].arity if len(results) == 1 else Arity.VARIADIC
            if not results:
                arity = None
            given = f"op '{use_of.op.name}' with {counted(len(results), 'result')}"
            self._check_arity(what, operand, arity, given, dag, dag.offset)
            return self._build(dag, None)
        call = self.scope.native_call(dag)
        if call is not None:
            arity = annotated_arity(call.returns[0]) if len(call.returns) == 1 else None
            index = None if dag.symbol is None else split_index(dag.symbol.name)[1]
            if len(call.returns) > 1:
                several = index is None or index >= len(call.returns)
                arity = Arity.VARIADIC if several else annotated_arity(call.returns[index or 0])
            given = f"a call that returns {', '.join(call.returns) or 'nothing'}"
            self._check_arity(what, operand, arity, given, dag, dag.offset)
            return self._call(call, dag)
        if dag.operator in DIRECTIVES:
            raise misplaced(dag)
        raise self.scope.operations.unknown(dag, self.scope.native_calls)

    def _check_arity(
        self,
        what: str,
        operand: Operand,
        given: Arity | None,
        described_as: str,
        dag: PatternDag,
        offset: int,
    ) -> None:
        accepted = {
            Arity.REQUIRED: (Arity.REQUIRED,),
            Arity.OPTIONAL: (Arity.REQUIRED, Arity.OPTIONAL),
            Arity.VARIADIC: (Arity.REQUIRED, Arity.OPTIONAL, Arity.VARIADIC),
            Arity.VARIADIC_OF_VARIADIC: (Arity.VARIADIC_OF_VARIADIC,),
        }[operand.arity]
        if given in accepted:
            return
        if given is None:
            message = f"{what} should be an operand, but got {described_as}"
        else:
            message = f"{what} takes {_HOW_MANY[operand.arity]}, but got {described_as}"
        hint = None
        if operand.arity is Arity.REQUIRED and given is Arity.VARIADIC:
            hint = "'__0' after the symbol means its first result"
        raise dag.error(message, offset, hint)

    def _attribute(
        self,
        op: OpDef,
        position: int,
        attribute: AttributeArgument,
        argument: PatternDag | PatternLeaf,
        dag: PatternDag,
    ) -> ResultArgument:
        what = f"the {position + 1}-th argument of op '{op.name}'"
        if isinstance(argument, PatternDag):
            call = self.scope.native_call(argument)
            if call is None:
                if self.scope.operations.find(argument.operator) or argument.operator in DIRECTIVES:
                    raise argument.error(f"{what} should be an attribute")
                raise self.scope.operations.unknown(argument, self.scope.native_calls)
            if len(call.returns) != 1 or not annotated_attribute(call.returns[0]):
                returned = ", ".join(call.returns) or "nothing"
                raise argument.error(
                    f"{what} should be an attribute, but '{call.name}' returns {returned}"
                )
            return self._call(call, argument)
        if argument.symbol is not None:
            use = self.symbols.use(argument.symbol, dag)
            if not is_attribute(use):
                raise dag.error(
                    f"{what} should be an attribute, but '${argument.symbol.name}' is {described(use)}",
                    argument.offset,
                )
            return use
        expression = argument.constraint
        assert expression is not None
        if is_constant(expression, attribute.constraint.enum):
            constraint = self.scope.constraints.constant_attribute(expression, attribute.constraint)
        else:
            value = self.scope.constraints.evaluate(expression)
            if not isinstance(value, AttrUse):
                raise dag.error(f"{what} should be an attribute", argument.offset)
            constraint = value.constraint
        if constraint.constant is None:
            raise dag.error(
                f"'{expression}' is no constant: a result pattern needs the value of an attribute",
                argument.offset,
                f"write ConstantAttr<{expression}, …>, a literal or a symbol",
            )
        self._check_makeable(constraint, argument, dag)
        return ConstantArgument(constraint, constraint.constant)

    def _check_makeable(
        self, constraint: AttrConstraint, leaf: PatternLeaf, dag: PatternDag
    ) -> None:
        is_number = constraint.kind in (AttributeKind.INTEGER, AttributeKind.FLOAT)
        if is_number and constraint.value_type is None:
            raise dag.error(
                f"the constant has no type: '{constraint.python_class}' may be of several",
                leaf.offset,
                "name it: ConstantAttr<I32Attr, …>, ConstantAttr<F64Attr, …>",
            )

    def _property(
        self,
        op: OpDef,
        position: int,
        prop: PropertyArgument,
        argument: PatternDag | PatternLeaf,
        dag: PatternDag,
    ) -> ResultArgument:
        what = f"the {position + 1}-th argument of op '{op.name}'"
        if isinstance(argument, PatternDag):
            call = self.scope.native_call(argument)
            if call is None or len(call.returns) != 1:
                raise argument.error(
                    f"{what} should be a property of type {prop.constraint.python_type}"
                )
            return self._call(call, argument)
        if argument.symbol is not None:
            use = self.symbols.use(argument.symbol, dag)
            if use.symbol.kind not in (SymbolKind.PROPERTY, SymbolKind.NATIVE):
                raise dag.error(
                    f"{what} should be a property, but '${argument.symbol.name}' is {described(use)}",
                    argument.offset,
                )
            given = use.symbol.annotations[use.index or 0]
            if use.symbol.kind is SymbolKind.PROPERTY and given != prop.constraint.python_type:
                raise dag.error(
                    f"{what} is of type {prop.constraint.python_type}, "
                    f"but '${argument.symbol.name}' of type {given}",
                    argument.offset,
                )
            return use
        assert argument.constraint is not None
        if not is_constant(argument.constraint, prop.constraint.enum):
            value = self.scope.constraints.evaluate(argument.constraint)
            if (
                isinstance(value, PropertyUse)
                and value.constraint.constant is not None
                and value.constraint.python_type == prop.constraint.python_type
            ):
                return ConstantProperty(prop, value.constraint.constant)
            raise dag.error(
                f"{what} should be a property: a symbol, a literal or ConstantProp<…>",
                argument.offset,
            )
        constant = self.scope.constraints.constant_property(argument.constraint, prop.constraint)
        return ConstantProperty(prop, constant)

    # --- native calls ---------------------------------------------------------------------------------------------------

    def _call(self, call: NativeCall, dag: PatternDag) -> CallNative:
        if call.is_matcher:
            raise dag.error(f"the native call '{call.name}' matches, and makes nothing")
        arguments, location, return_types = self._trailing(dag)
        if return_types is not None:
            raise dag.error("a native call takes no returnType")
        parameters = call.arguments
        takes_rest = bool(parameters) and parameters[-1].role is ParameterRole.REMAINING
        fixed = len(parameters) - takes_rest
        if len(arguments) < fixed or (len(arguments) > fixed and not takes_rest):
            needed = f"at least {fixed}" if takes_rest else str(fixed)
            raise dag.error(
                f"the native call '{call.name}' takes {needed}, but got {counted(len(arguments), 'argument')}",
                hint="its parameters are " + ", ".join(p.name for p in parameters),
            )
        found: list[ResultArgument] = []
        for number, argument in enumerate(arguments):
            parameter = parameters[min(number, len(parameters) - 1)]
            found.append(self._native_argument(call, parameter, argument, dag))
        symbol = index = None
        if dag.symbol is not None and not dag.symbol.is_ignored:
            name, index = split_index(dag.symbol.name)
            if not call.returns:
                raise dag.error(
                    f"the native call '{call.name}' returns nothing that could be named",
                    dag.symbol.offset,
                )
            if index is not None and index >= len(call.returns):
                raise dag.error(
                    f"the native call '{call.name}' returns {counted(len(call.returns), 'value')}, "
                    f"but '${dag.symbol.name}' names number {index}",
                    dag.symbol.offset,
                )
            bound = Symbol(
                name,
                SymbolKind.NATIVE,
                annotations=call.returns,
                place=dag.place(dag.symbol.offset),
            )
            symbol = self.symbols.bind(bound, dag.symbol, dag)
        return CallNative(call, tuple(found), symbol, location, dag.place(), index)

    def _native_argument(
        self,
        call: NativeCall,
        parameter: NativeParameter,
        argument: PatternDag | PatternLeaf,
        dag: PatternDag,
    ) -> ResultArgument:
        annotation = parameter.annotation
        if isinstance(argument, PatternDag):
            use = self.scope.operations.find(argument.operator)
            if use is not None:
                built = self._build(argument, None)
                results = use.op.results if built.index is None else (use.op.results[built.index],)
                arity: Arity | None = results[0].arity if len(results) == 1 else Arity.VARIADIC
                given = "Operation" if annotation == "Operation" else "Value"
                if given == "Value" and not results:
                    arity = None
                _check_parameter(call, parameter, given, arity, argument, argument.offset)
                return built
            inner = self.scope.native_call(argument)
            if inner is not None:
                if len(inner.returns) != 1:
                    raise argument.error(
                        f"the native call '{inner.name}' returns {len(inner.returns)} values, "
                        "where one is needed"
                    )
                [returned] = inner.returns
                arity = annotated_arity(returned)
                _check_parameter(call, parameter, returned, arity, argument, argument.offset)
                return self._call(inner, argument)
            if argument.operator in DIRECTIVES:
                raise misplaced(argument)
            raise self.scope.operations.unknown(argument, self.scope.native_calls)
        if argument.symbol is not None:
            if argument.constraint is not None:
                raise dag.error("a result pattern cannot bind its arguments", argument.offset)
            found = self.symbols.use(argument.symbol, dag)
            arity = value_arity(found)
            _check_parameter(call, parameter, _annotation_of(found), arity, dag, argument.offset)
            return found
        expression = argument.constraint
        assert expression is not None
        if argument.string is not None and annotation == "str":
            return StringArgument(argument.string)
        if isinstance(expression, LiteralExpression):
            raise dag.error(
                f"'{expression}' cannot be the argument '{annotation}' of the native call '{call.name}'",
                argument.offset,
                "write ConstantAttr<…>, or a string for a parameter of type str",
            )
        value = self.scope.constraints.evaluate(expression)
        if not isinstance(value, AttrUse) or value.constraint.constant is None:
            raise dag.error(
                f"'{expression}' is no constant: expected a symbol, ConstantAttr<…> or a native call",
                argument.offset,
            )
        self._check_makeable(value.constraint, argument, dag)
        _check_parameter(call, parameter, "Attribute", None, dag, argument.offset)
        return ConstantArgument(value.constraint, value.constraint.constant)


def _annotation_of(use: SymbolUse) -> str:
    """The annotation of a symbol."""
    symbol = use.symbol
    match symbol.kind:
        case SymbolKind.OPERATION:
            return "Operation" if use.index is None else "Value"
        case SymbolKind.ATTRIBUTE:
            return "Attribute"
        case SymbolKind.PROPERTY | SymbolKind.NATIVE:
            whole = use.index is None and len(symbol.annotations) > 1
            return "Sequence[Value]" if whole else symbol.annotations[use.index or 0]
    return "Value"


def _check_parameter(
    call: NativeCall,
    parameter: NativeParameter,
    given: str,
    arity: Arity | None,
    dag: PatternDag,
    offset: int,
) -> None:
    """Whether a parameter can receive what is given: so many values, or none; raises PatternError."""
    wanted = parameter.annotation
    if "object" in (wanted, given):
        return
    wanted_arity = annotated_arity(wanted)
    if wanted == "Operation":
        fits = given == "Operation"
    elif wanted == "Sequence[Sequence[Value]]":
        fits = arity is Arity.VARIADIC_OF_VARIADIC
    elif wanted_arity is not None:
        accepted = _ACCEPTED[wanted_arity]
        if parameter.role is ParameterRole.REMAINING:
            accepted = (Arity.REQUIRED, Arity.OPTIONAL, Arity.VARIADIC)
        fits = arity in accepted
    else:
        is_attribute_wanted = annotated_attribute(wanted)
        fits = arity is None and annotated_attribute(given) is is_attribute_wanted
    if not fits:
        raise dag.error(
            f"the parameter '{parameter.name}' of the native call '{call.name}' is {wanted}, "
            f"but got {_given(given, arity)}",
            offset,
        )


def _given(annotation: str, arity: Arity | None) -> str:
    if arity is None:
        return "an operation without results" if annotation == "Value" else annotation
    return {
        Arity.REQUIRED: annotation,
        Arity.OPTIONAL: "a value or none",
        Arity.VARIADIC: "several values",
        Arity.VARIADIC_OF_VARIADIC: "groups of values",
    }[arity]


#: How many values may be given for a parameter.
_ACCEPTED: Mapping[Arity, tuple[Arity, ...]] = {
    Arity.REQUIRED: (Arity.REQUIRED,),
    Arity.OPTIONAL: (Arity.REQUIRED, Arity.OPTIONAL),
    Arity.VARIADIC: (Arity.REQUIRED, Arity.VARIADIC),
}


_HOW_MANY = {
    Arity.REQUIRED: "one value",
    Arity.OPTIONAL: "one value or none",
    Arity.VARIADIC: "values",
    Arity.VARIADIC_OF_VARIADIC: "groups of values",
}
