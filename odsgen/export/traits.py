"""Traits and interfaces: those that definitions list, and those of the author's own, as records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from odsgen.export.annotations import cpp_type
from odsgen.export.cpp_values import TYPE, CppNames, CppValue
from odsgen.export.expressions import ExpressionWriter
from odsgen.export.model import RecordDefinition, Setting
from odsgen.export.names import ExportNames
from odsgen.export.problems import Problems, Unsayable
from odsgen.export.values import (
    Code,
    Dag,
    DagPart,
    Listing,
    Reference,
    String,
    Use,
    Value,
    use,
)
from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.model import (
    Argument,
    Arity,
    AttributeArgument,
    AttributeDef,
    InterfaceDef,
    InterfaceMethod,
    OpDef,
    Operand,
    PropertyArgument,
    Result,
    TypeDef,
)
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
    parse_constraint_expression,
)
from odsgen.spec.definition_model import AttributeSpec, InterfaceSpec, TraitSpec, TypeSpec
from odsgen.spec.operation_model import InterfaceUseSpec
from odsgen.spec.predicate_expression import parse_predicate_expression
from odsgen.spec.source import SpecText

_OPERATIONS = frozenset(
    {
        "HasParent",
        "ParentOneOf",
        "SingleBlockImplicitTerminator",
        "SingleBlockImplicitTerminatorImpl",
    }
)
_NAMES = frozenset(
    "AllTypesMatch AllTypeIDsMatch AllElementTypesMatch AllShapesMatch AllRanksMatch AllElementCountsMatch".split()
)
TRANSFORMS = frozenset({"TypesMatchWith", "RangedTypesMatchWith", "OptionalTypesMatchWith"})
_QUOTED_NAMES = frozenset({"TypeIs", "ElementTypeIs", "ShapedTypeMatchesElementCountAndTypes"})
_DECLARATIONS = {
    "op": "DeclareOpInterfaceMethods",
    "type": "DeclareTypeInterfaceMethods",
    "attribute": "DeclareAttrInterfaceMethods",
}
_INTERFACES = {"op": "OpInterface", "type": "TypeInterface", "attribute": "AttrInterface"}
_NATIVE = {"op": "NativeOpTrait", "type": "NativeTypeTrait", "attribute": "NativeAttrTrait"}
#: MLIR's operations in traits, by their C++ classes.
_MLIR_OPERATIONS = {"builtin.module": "::mlir::ModuleOp", "func.func": "::mlir::func::FuncOp"}


class TraitWriter:
    """Writes the traits and interfaces of one dialect."""

    def __init__(
        self,
        names: ExportNames,
        cpp: CppNames,
        expressions: ExpressionWriter,
        problems: Problems,
    ) -> None:
        self._names = names
        self._cpp = cpp
        self._expressions = expressions
        self._problems = problems

    # --- what definitions list --------------------------------------------------------------------------------------

    def of_definition(
        self, definition: TypeDef | AttributeDef, spec: TypeSpec | AttributeSpec, key: str
    ) -> tuple[Value, ...]:
        """The traits and interfaces of a type or an attribute."""
        kind = "type" if isinstance(definition, TypeDef) else "attribute"
        found: list[Value] = []
        for text in spec.traits:
            try:
                found.append(self.trait(parse_constraint_expression(text), None, kind))
            except Unsayable as problem:
                self._problems.error(f"a trait of '{key}': {problem.message}", text, problem.hint)
        for mention in spec.interfaces:
            try:
                found.append(self.interface(mention, kind))
            except Unsayable as problem:
                self._problems.error(
                    f"an interface of '{key}': {problem.message}", mention.name, problem.hint
                )
        return tuple(found)

    def interface(self, mention: InterfaceUseSpec, kind: str) -> Value:
        """An interface with the methods that are implemented by hand."""
        return self.interface_use(parse_constraint_expression(mention.name), mention.methods, kind)

    def interface_use(
        self, expression: ConstraintExpression, methods: Sequence[str], kind: str
    ) -> Value:
        if isinstance(expression, NameExpression) and expression.arguments is not None:
            return self.trait(expression, None, kind)
        reference = self._known(str(expression))
        known = INTERFACES.get(str(expression))
        if not methods or known is None:
            return reference  # of an interface of the author's own, the class declares the methods itself
        declared = frozenset(known.required)
        more = tuple(String(str(m)) for m in methods if m not in declared)
        return Use(_DECLARATIONS[kind], (reference, *((Listing(more),) if more else ())))

    def _known(self, name: str) -> Value:
        """A trait or an interface by name."""
        qualified = self._names.resolved.scope.imported_names.get(name, name)
        if "." in qualified and not qualified.startswith(f"{self._names.dialect}."):
            return Reference(self._names.imported_record(qualified))
        short = qualified.rpartition(".")[2]
        is_own = short in self._names.spec.traits or short in self._names.spec.interfaces
        return Reference(self._names.record(short) if is_own else short)

    # --- traits -----------------------------------------------------------------------------------------------------

    def trait(self, expression: ConstraintExpression, op: OpDef | None, kind: str) -> Value:
        """A trait as a list of traits has it. Raises Unsayable."""
        if not isinstance(expression, NameExpression):
            raise Unsayable(f"'{expression}' is no trait")
        name = expression.name
        if expression.arguments is None:
            return self._known(name)
        values = [argument.value for argument in expression.arguments]
        if name in _OPERATIONS:
            return self._of_operations(name, values)
        if name in _NAMES:
            return use(name, _strings(values[0]))
        if name in TRANSFORMS and op is not None:
            return self._transform(name, values, op)
        if name in _QUOTED_NAMES:
            first, *rest = values
            quoted = [String(str(first))]
            plain = [
                String(str(v)) if name.startswith("Shaped") else self._expressions.value(v)
                for v in rest
            ]
            return Use(name, (*quoted, *plain))
        if name == "PredOpTrait" and op is not None:
            return self._predicate_trait(values, op)
        if name == "MemoryEffects":
            return self._expressions.value(expression)
        if name in _DECLARATIONS.values():
            interface, *methods = values
            listed = (
                methods[0].elements if methods and isinstance(methods[0], ListExpression) else ()
            )
            return self.interface_use(interface, [_text(m) for m in listed], kind)
        if name in ("InputMatchesTypes", "InputAddressIsCombinationOf"):
            first, *rest = values
            return Use(name, (_strings(first), *(self._expressions.value(r) for r in rest)))
        return self._expressions.value(expression)

    def _of_operations(self, name: str, values: list[ConstraintExpression]) -> Value:
        [value] = values
        if isinstance(value, ListExpression):
            return use(
                name, Listing(tuple(String(self._operation(_text(e))) for e in value.elements))
            )
        return use(name, String(self._operation(_text(value))))

    def _operation(self, name: str) -> str:
        """The C++ class of an operation."""
        own = self._names.own_operation(name)
        if own is not None:
            return self._names.qualified(own.class_name)
        if name in _MLIR_OPERATIONS:
            return _MLIR_OPERATIONS[name]
        if (found := self._names.imported_class(name)) is not None:
            return found
        raise Unsayable(
            f"the C++ class of the operation '{name}' of another dialect is not known here",
            f"imports: [{name.partition('.')[0]}]",
        )

    def _predicate_trait(self, values: list[ConstraintExpression], op: OpDef) -> Value:
        summary, condition = values
        text = condition
        if (
            isinstance(condition, NameExpression)
            and condition.name == "Pred"
            and condition.arguments
        ):
            text = condition.arguments[0].value
        if not isinstance(text, LiteralExpression):
            return use("PredOpTrait", String(_text(summary)), self._expressions.value(condition))
        return self.invariant(_text(text), _text(summary), op)

    def invariant(self, predicate: str, message: str, op: OpDef | None) -> Value:
        """A predicate over an operation. Raises Unsayable."""
        values = {} if op is None else self.parts(op)
        writer = self._expressions.predicate_writer(values)
        test = writer.predicate(parse_predicate_expression(predicate))
        return use("PredOpTrait", String(message), test)

    def _transform(self, name: str, values: list[ConstraintExpression], op: OpDef) -> Value:
        summary, source, target, transform, *rest = values
        subject = self.parts(op).get(_text(source))
        if subject is None:
            raise Unsayable(f"'{source}' has no counterpart in C++")
        value = CppValue("$_self", "Sequence<Type>")
        if name != "RangedTypesMatchWith":
            of = self._type_of(op, _text(source))
            value = CppValue("$_self" if of == TYPE else f"::llvm::cast<::{of}>($_self)", of)
        writer = self._expressions.predicate_writer({"_self": value})
        made = writer.value(parse_predicate_expression(_text(transform)))
        arguments = (
            String(_text(summary)),
            String(_text(source)),
            String(_text(target)),
            String(made.text),
        )
        return Use(name, (*arguments, *(self._expressions.value(r) for r in rest)))

    def _type_of(self, op: OpDef, name: str) -> str:
        """The C++ class of the type of a part."""
        values: tuple[Operand | Result, ...] = (*op.operands, *op.results)
        for part in values:
            if part.name == name:
                try:
                    return self._cpp.class_of(part.constraint.python_type)
                except Unsayable:
                    break
        return TYPE

    def parts(self, op: OpDef) -> Mapping[str, CppValue]:
        """The parts of an operation, as predicates of C++ name them."""
        found = {"_op": CppValue("$_op", "mlir::Operation")}
        parts: tuple[Argument | Result, ...] = (*op.arguments, *op.results)
        for part in parts:
            name = part.name
            if isinstance(part, AttributeArgument | PropertyArgument):
                if isinstance(part, AttributeArgument):
                    try:
                        of = self._cpp.class_of(part.constraint.python_class)
                    except Unsayable:
                        of = "mlir::Attribute"
                    found[name] = CppValue(f"${name}", of, part.optional)
                continue
            is_single = part.arity is Arity.REQUIRED
            found[name] = CppValue(f"${name}", "mlir::Value" if is_single else "Sequence<Value>")
        for region in op.regions:
            if not region.variadic:
                found[region.name] = CppValue(f"${region.name}", "mlir::Region")
        return found

    # --- of the author's own ----------------------------------------------------------------------------------------

    def traits(self) -> Iterator[RecordDefinition]:
        """The traits that the spec defines."""
        for name, spec in self._names.spec.traits.items():
            try:
                yield self._own_trait(name, spec)
            except Unsayable as problem:
                self._problems.error(f"the trait '{name}': {problem.message}", name, problem.hint)

    def _own_trait(self, name: SpecText, spec: TraitSpec) -> RecordDefinition:
        bases = [self.trait(parse_constraint_expression(b), None, spec.kind) for b in spec.extends]
        own: list[Value] = []
        if spec.predicate is not None:
            own.append(self.invariant(str(spec.predicate), str(spec.message or ""), None))
        if spec.verifier or not (bases or own):
            own.append(use(_NATIVE[spec.kind], String(str(name))))
        if len(own) == 1 and not bases:
            settings: tuple[Setting, ...] = ()
            if isinstance(own[0], Use) and own[0].name.startswith("Native"):
                settings = (Setting("cppNamespace", String(self._names.namespace)),)
            return RecordDefinition(self._names.record(str(name)), (own[0],), settings)
        if spec.verifier:
            raise Unsayable("a trait that has a verifier and includes others is not exported")
        return RecordDefinition(
            self._names.record(str(name)), (use("TraitList", Listing((*bases, *own))),)
        )

    def interfaces(self) -> Iterator[RecordDefinition]:
        """The interfaces that the spec defines."""
        for key, spec in self._names.spec.interfaces.items():
            definition = next(
                i
                for i in self._names.resolved.dialect.interfaces
                if i.name == str(spec.class_name or key)
            )
            try:
                yield self._own_interface(str(key), definition, spec)
            except Unsayable as problem:
                self._problems.error(f"the interface '{key}': {problem.message}", key, problem.hint)

    def _own_interface(
        self, key: str, definition: InterfaceDef, spec: InterfaceSpec
    ) -> RecordDefinition:
        arguments: list[Value] = [String(definition.name)]
        bases = [self._known(str(base)) for base in spec.extends]
        if bases:
            arguments.append(Listing(tuple(bases)))
        settings = [Setting("cppNamespace", String(self._names.namespace))]
        if text := definition.description or definition.summary:
            settings.append(Setting("description", Code(text)))
        methods = [self._method(method) for method in definition.methods]
        if methods:
            settings.append(Setting("methods", Listing(tuple(methods))))
        if definition.has_verifier or definition.has_region_verifier:
            settings.append(
                Setting("verify", Code(_NOT_WRITTEN.format(what=f"the verifier of '{key}'")))
            )
        if definition.has_region_verifier:
            settings.append(Setting("verifyWithRegions", Reference("true")))
        return RecordDefinition(
            self._names.record(key),
            (Use(_INTERFACES[definition.kind], tuple(arguments)),),
            tuple(settings),
        )

    def _method(self, method: InterfaceMethod) -> Value:
        of = "StaticInterfaceMethod" if method.is_static else "InterfaceMethod"
        parameters = tuple(
            DagPart(String(cpp_type(p.annotation, self._names)), p.name) for p in method.parameters
        )
        arguments: list[Value] = [
            Code(method.summary),
            String(cpp_type(method.returns, self._names)),
            String(method.name),
            Dag(Reference("ins"), parameters),
        ]
        if method.has_default:
            told = f"the default of '{method.name}' is not written"
            arguments += [String(""), Code(f'::llvm::report_fatal_error("{told}");')]
        return Use(of, tuple(arguments))


#: C++ that refuses: what nobody has written is no reason to accept.
_NOT_WRITTEN = 'return $_op->emitOpError("{what} is not written");'


def _strings(value: ConstraintExpression) -> Value:
    elements: Iterable[ConstraintExpression] = (
        value.elements if isinstance(value, ListExpression) else (value,)
    )
    return Listing(tuple(String(_text(e)) for e in elements))


def _text(value: ConstraintExpression) -> str:
    return (
        value.value
        if isinstance(value, LiteralExpression) and isinstance(value.value, str)
        else str(value)
    )
