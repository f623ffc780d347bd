"""Result patterns: what takes the place of what was matched (DRR, "Result pattern", "Rewrite directives")."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.ods.constraints.values import AttrUse, PropertyUse
from odsgen.ods.library.kinds import Kinds
from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeArgument,
    AttributeKind,
    OpDef,
    Operand,
    PropertyArgument,
    ResultInference,
    SegmentKind,
    TypeConstraint,
)
from odsgen.ods.predicates import IsA, IsType, TypeConstant, expressions_of
from odsgen.ods.rewriting.model import (
    BuildableType,
    BuildOperation,
    CallNative,
    ConstantArgument,
    ConstantProperty,
    NativeCall,
    OperationUse,
    ParameterRole,
    ResultArgument,
    ResultLocation,
    ResultPattern,
    StringArgument,
    Symbol,
    SymbolKind,
    SymbolUse,
    TypeOf,
    TypeSource,
    UnsetArgument,
    ValueList,
    WrittenType,
)
from odsgen.ods.rewriting.scope import DIRECTIVES, PatternScope
from odsgen.ods.rewriting.source import check_argument_count, is_constant, misplaced
from odsgen.ods.rewriting.symbols import (
    SymbolTable,
    annotated_arity,
    annotated_attribute,
    counted,
    described,
    is_attribute,
    split_index,
    value_arity,
)
from odsgen.spec.constraint_expression import LiteralExpression
from odsgen.spec.pattern_expression import PatternDag, PatternLeaf, written_name

#: The argument that stands for none: an optional operand, or an attribute at its default.
UNSET = "unset"

ReturnTypes = tuple[TypeOf | BuildableType | WrittenType | CallNative, ...]


class ResultResolver:
    """Resolves the result patterns of one rule, whose source has bound its symbols."""

    def __init__(self, scope: PatternScope, symbols: SymbolTable, root: OpDef) -> None:
        self.scope = scope
        self.symbols = symbols
        self.root = root

    def resolve(self, dags: Sequence[PatternDag], place: PatternDag) -> tuple[ResultPattern, ...]:
        """The result patterns; raises PatternError.  `place` is the source, where a lack of values is reported."""
        for dag in dags:
            self._announce(dag)
        counts = [self._value_count(dag) for dag in dags]
        needed = len(self.root.results)
        first_replacing = sum(counts) - needed
        if first_replacing < 0:
            raise (dags[-1] if dags else place).error(
                "not enough values generated to replace the matched op",
                hint=f"'{self.root.name}' has {counted(needed, 'result')}, "
                f"the result patterns give {sum(counts)}",
            )
        found = []
        offset = 0
        for dag, count in zip(dags, counts, strict=True):
            if offset < first_replacing < offset + count:
                name = dag.symbol.name if dag.symbol is not None else dag.operator
                raise dag.error(
                    f"cannot use the same multi-result op '{name}' to generate both auxiliary values "
                    "and values to be used for replacing the matched op"
                )
            replaces = offset >= first_replacing and count > 0
            root_result = offset - first_replacing if replaces else None
            found.append(self._result(dag, root_result))
            offset += count
        return tuple(found)

    def supplemental(self, dag: PatternDag) -> BuildOperation | CallNative:
        """A supplemental pattern: it is run for its effect; raises PatternError."""
        self._announce(dag)
        produced = self._result(dag, None).produced
        if isinstance(produced, SymbolUse):
            raise misplaced(dag)
        return produced

    def _announce(self, dag: PatternDag) -> None:
        """Remember what will be bound, so that a use before that is not called unbound."""
        if dag.symbol is not None:
            self.symbols.result_names[split_index(dag.symbol.name)[0]] = dag.symbol
        for argument in dag.arguments:
            if isinstance(argument, PatternDag):
                self._announce(argument)

    def _value_count(self, dag: PatternDag) -> int:
        use = self.scope.operations.find(dag.operator)
        if use is not None:
            if dag.symbol is not None and split_index(dag.symbol.name)[1] is not None:
                return 1
            return len(use.op.results)
        call = self.scope.native_call(dag)
        if call is not None:
            if dag.symbol is not None and split_index(dag.symbol.name)[1] is not None:
                return 1
            return len(call.returns)
        if dag.operator == "replaceWithValue" and len(dag.arguments) == 1:
            argument = dag.arguments[0]
            if isinstance(argument, PatternLeaf) and argument.symbol is not None:
                for symbol in self.symbols:
                    if symbol.name == argument.symbol.name and symbol.operation is not None:
                        return len(symbol.operation.op.results)
        return 1

    # --- whole result patterns ------------------------------------------------------------------------------------------

    def _result(self, dag: PatternDag, root_result: int | None) -> ResultPattern:
        replaces = root_result is not None
        if dag.operator == "replaceWithValue":
            return ResultPattern(self._replacement(dag), replaces)
        use = self.scope.operations.find(dag.operator)
        if use is not None:
            index = None if dag.symbol is None else split_index(dag.symbol.name)[1]
            return ResultPattern(self._build(dag, root_result), replaces, index)
        call = self.scope.native_call(dag)
        if call is not None:
            made = self._call(call, dag)
            if replaces:
                for annotation in call.returns:
                    if annotated_arity(annotation) is None:
                        raise dag.error(
                            f"the native call '{call.name}' returns {annotation}, "
                            "which cannot replace a result"
                        )
            index = None if dag.symbol is None else split_index(dag.symbol.name)[1]
            return ResultPattern(made, replaces, index)
        if dag.operator in DIRECTIVES:
            raise misplaced(dag)
        raise self.scope.operations.unknown(dag, [*self.scope.native_calls, "replaceWithValue"])

    def _replacement(self, dag: PatternDag) -> SymbolUse:
        if dag.symbol is not None:
            raise dag.error(
                f"binding symbol '{dag.symbol.name}' to non-operation/native code call unsupported",
                dag.symbol.offset,
            )
        if len(dag.arguments) != 1:
            raise dag.error("replaceWithValue directive must take exactly one argument")
        argument = dag.arguments[0]
        if isinstance(argument, PatternDag) or argument.symbol is None or argument.constraint:
            raise dag.error("replaceWithValue takes a symbol", argument.offset)
        use = self.symbols.use(argument.symbol, dag)
        if value_arity(use) is None:
            raise dag.error(
                f"'${argument.symbol.name}' is {described(use)}, which cannot replace a result",
                argument.offset,
            )
        return use

    # --- operations -----------------------------------------------------------------------------------------------------

    def _build(self, dag: PatternDag, root_result: int | None) -> BuildOperation:
        use = self.scope.operations.find(dag.operator)
        assert use is not None
        op = use.op
        if dag.constraint is not None:
            raise dag.error(f"the operation '{op.name}' takes no arguments in '<' and '>'")
        if op.successors:
            raise dag.error(f"a pattern cannot make '{op.name}': it has successors")
        plain, location, return_types = self._trailing(dag)
        written = [a for a in plain if isinstance(a, PatternDag) and a.operator == "location"]
        if written or len(plain) != len(op.arguments):
            check_argument_count(op, len(plain), dag, "resultant op" if written else "op")
            raise misplaced(written[0])
        arguments = tuple(
            self._argument(op, position, argument, dag) for position, argument in enumerate(plain)
        )
        symbol = index = None
        if dag.symbol is not None and not dag.symbol.is_ignored:
            symbol, index = self.symbols.bind_results(dag.symbol, use, dag)
        types = self._type_source(use, dag, root_result, index, return_types is not None)
        if return_types is not None:
            self._check_return_types(op, return_types, dag)
        return BuildOperation(
            use,
            symbol,
            arguments,
            types,
            first_root_result=root_result or 0,
            return_types=return_types or (),
            location=location,
            place=dag.place(),
            index=index,
        )

    def _type_source(
        self,
        use: OperationUse,
        dag: PatternDag,
        root_result: int | None,
        index: int | None,
        has_return_types: bool,
    ) -> TypeSource:
        """DRR, "Building operations": inferred by a trait, those of the root, else inferred by the operation itself."""
        op = use.op
        if has_return_types and root_result is not None:
            raise dag.error(
                "Cannot specify explicit return types in an op whose return values replace the "
                "source pattern's root op"
            )
        if op.result_segments is SegmentKind.ATTRIBUTE and root_result is None:
            raise dag.error(
                f"'{op.name}' can only replace the root: the sizes of its variadic results are not known here"
            )
        if has_return_types:
            return TypeSource.EXPLICIT
        is_own = use.dialect == self.scope.operations.dialect
        is_inferable = all(i is not None and (is_own or _is_portable(i)) for i in op.inference)
        by_trait = op.trait("SameOperandsAndResultType") or op.trait("FirstAttrDerivedResultType")
        if root_result is not None and index is None and not (by_trait and is_inferable):
            return TypeSource.ROOT
        if is_inferable:
            return TypeSource.INFERRED
        missing = next(
            r.name
            for r, i in zip(op.results, op.inference, strict=True)
            if i is None or not (is_own or _is_portable(i))
        )
        raise dag.error(
            f"the type of the result '{missing}' of op '{op.name}' cannot be deduced here",
            hint="give it: (returnType $value), (returnType I32), (returnType (native_call …))",
        )

    def _check_return_types(self, op: OpDef, types: ReturnTypes, dag: PatternDag) -> None:
        is_fixed = all(result.arity is Arity.REQUIRED for result in op.results)
        several = any(
            (isinstance(t, TypeOf) and value_arity(t.value) is not Arity.REQUIRED)
            or (isinstance(t, CallNative) and "[" in t.call.returns[0])
            for t in types
        )
        if is_fixed and not several and len(types) != len(op.results):
            raise dag.error(
                f"op '{op.name}' has {counted(len(op.results), 'result')}, "
                f"but returnType gives {counted(len(types), 'type')}"
            )

    def _trailing(
        self, dag: PatternDag
    ) -> tuple[list[PatternDag | PatternLeaf], ResultLocation | None, ReturnTypes | None]:
        """The arguments without the directives at their end, and these."""
        arguments = list(dag.arguments)
        location: ResultLocation | None = None
        return_types: ReturnTypes | None = None
        while arguments:
            last = arguments[-1]
            if not isinstance(last, PatternDag) or last.operator not in ("location", "returnType"):
                break
            if last.operator == "location":
                if location is not None:
                    raise last.error("`location` directive can only be specified once")
                location = self._location(last)
            else:
                if return_types is not None:
                    raise last.error("`returnType` directive can only be specified once")
                return_types = self._return_types(last)
            arguments.pop()
        return arguments, location, return_types

    def _location(self, dag: PatternDag) -> ResultLocation:
        if dag.symbol is not None:
            raise dag.error("location directive cannot be bound to a symbol", dag.symbol.offset)
        if not dag.arguments:
            raise dag.error("At least one argument to location directive required")
        symbols: list[SymbolUse] = []
        name: str | None = None
        for argument in dag.arguments:
            if isinstance(argument, PatternLeaf) and argument.string is not None:
                if name is not None:
                    raise dag.error("Only one string attribute may be specified", argument.offset)
                name = argument.string
            elif isinstance(argument, PatternLeaf) and argument.symbol and not argument.constraint:
                use = self.symbols.use(argument.symbol, dag)
                is_one = value_arity(use) is Arity.REQUIRED
                if use.symbol.kind is not SymbolKind.OPERATION and not is_one:
                    raise dag.error(
                        f"'${argument.symbol.name}' is {described(use)}, which is not in one place",
                        argument.offset,
                    )
                symbols.append(use)
            else:
                raise dag.error("location takes symbols and a string", argument.offset)
        return ResultLocation(tuple(symbols), name)

    def _return_types(self, dag: PatternDag) -> ReturnTypes:
        if dag.symbol is not None:
            raise dag.error("returnType directive cannot be bound to a symbol", dag.symbol.offset)
        if not dag.arguments:
            raise dag.error("At least one argument to returnType directive required")
        found: list[TypeOf | BuildableType | WrittenType | CallNative] = []
        for argument in dag.arguments:
            if isinstance(argument, PatternDag):
                call = self.scope.native_call(argument)
                if call is None:
                    raise argument.error(
                        f"returnType takes symbols, types and native calls, not '{argument.operator}'"
                    )
                if len(call.returns) != 1 or not _gives_type(call.returns[0]):
                    raise argument.error(f"the native call '{call.name}' does not return a type")
                found.append(self._call(call, argument))
            elif argument.symbol is not None and argument.constraint is None:
                use = self.symbols.use(argument.symbol, dag)
                if value_arity(use) is None:
                    raise dag.error(
                        f"'${argument.symbol.name}' is {described(use)}, which has no type to copy",
                        argument.offset,
                    )
                found.append(TypeOf(use))
            elif argument.string is not None:
                found.append(self._written_type(argument, dag))
            else:
                assert argument.constraint is not None
                value = self.scope.constraints.evaluate(argument.constraint)
                if not isinstance(value, TypeConstraint) or value.builder is None:
                    raise dag.error(
                        "returnType takes a constraint that one type satisfies, such as I32",
                        argument.offset,
                    )
                found.append(BuildableType(value.builder))
        return tuple(found)

    def _written_type(self, leaf: PatternLeaf, dag: PatternDag) -> WrittenType:
        text = leaf.string or ""
        if not text.strip() or not text.isprintable():
            raise dag.error("expected a type in MLIR's notation", leaf.offset)
        return WrittenType(text)

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
            if len(call.returns) > 1:
                arity = Arity.VARIADIC
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
            found.append(self._native_argument(call, parameter.annotation, argument, dag))
        symbol = None
        if dag.symbol is not None and not dag.symbol.is_ignored:
            name = split_index(dag.symbol.name)[0]
            if not call.returns:
                raise dag.error(
                    f"the native call '{call.name}' returns nothing that could be named",
                    dag.symbol.offset,
                )
            bound = Symbol(
                name,
                SymbolKind.NATIVE,
                annotations=call.returns,
                place=dag.place(dag.symbol.offset),
            )
            symbol = self.symbols.bind(bound, dag.symbol, dag)
        return CallNative(call, tuple(found), symbol, location, dag.place())

    def _native_argument(
        self,
        call: NativeCall,
        annotation: str,
        argument: PatternDag | PatternLeaf,
        dag: PatternDag,
    ) -> ResultArgument:
        if isinstance(argument, PatternDag):
            if self.scope.operations.find(argument.operator) is not None:
                return self._build(argument, None)
            inner = self.scope.native_call(argument)
            if inner is not None:
                if len(inner.returns) != 1:
                    raise argument.error(
                        f"the native call '{inner.name}' returns {len(inner.returns)} values, "
                        "where one is needed"
                    )
                return self._call(inner, argument)
            if argument.operator in DIRECTIVES:
                raise misplaced(argument)
            raise self.scope.operations.unknown(argument, self.scope.native_calls)
        if argument.symbol is not None:
            if argument.constraint is not None:
                raise dag.error("a result pattern cannot bind its arguments", argument.offset)
            return self.symbols.use(argument.symbol, dag)
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
        return ConstantArgument(value.constraint, value.constraint.constant)


def _is_portable(inference: ResultInference) -> bool:
    """Whether another dialect can infer so too: nothing of the operation's own dialect is mentioned."""
    known = Kinds.of_runtime().bases
    if inference.builder is not None and inference.builder.class_name not in known:
        return False
    if inference.expression is None:
        return True
    for part in expressions_of(inference.expression):
        if isinstance(part, IsA) and not all(name in known for name in part.class_names):
            return False
        if isinstance(part, TypeConstant | IsType) and part.builder.class_name not in known:
            return False
    return True


def _gives_type(annotation: str) -> bool:
    return annotation == "object" or annotation.rstrip("]").endswith("Type")


_HOW_MANY = {
    Arity.REQUIRED: "one value",
    Arity.OPTIONAL: "one value or none",
    Arity.VARIADIC: "values",
    Arity.VARIADIC_OF_VARIADIC: "groups of values",
}
