"""One generated file while its views are built: its imports, its constraints, the way to the hooks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from odsgen.codegen.constraint_names import ConstraintNames
from odsgen.codegen.hook_slots import HookSlots
from odsgen.codegen.imports import Imports, qualified_name
from odsgen.codegen.predicates import Subjects, condition, value, value_or
from odsgen.codegen.python import expressions as e
from odsgen.ods.model import (
    AttrConstraint,
    AttributeDef,
    DialectDef,
    EnumDef,
    InterfaceDef,
    InterfaceMethod,
    TraitDef,
    TypeConstraint,
    TypeDef,
)
from odsgen.ods.model.predicates import Expression, Predicate, holds, negation

_INFERENCE = "odsgen.runtime.interfaces.inference"


@dataclass(eq=False)
class FileContext:
    """One generated file while its views are built."""

    dialect: DialectDef
    imports: Imports
    constraints: ConstraintNames
    _constraints_module: str | None  # where constraints are defined; None: in the file itself
    interfaces: Mapping[str, InterfaceDef]
    _hook_slots: HookSlots
    calls_hooks: bool = False

    def hook_function(self, name: str) -> e.Expression:
        """A hook, by the name of its stub, as the file calls it: `hooks.verifies.ConstantOp`."""
        self.calls_hooks = True
        return self._hook_slots.call(name)

    def hook_of(self, definition: InterfaceDef | TraitDef, name: str) -> e.Expression:
        """A hook of an interface or a trait; that of another dialect is imported from its package."""
        own: tuple[InterfaceDef | TraitDef, ...] = (*self.dialect.interfaces, *self.dialect.traits)
        if definition.dialect == self.dialect.name and definition.name in {o.name for o in own}:
            return self.hook_function(name)
        return self.imports.class_name(f"{definition.dialect}.{name}")

    def slots(self) -> e.Name | None:
        """The object by which the file calls hooks, if it does."""
        if not self.calls_hooks:
            return None
        self.imports.runtime("HookSlots")
        return e.Name(self._hook_slots.name)

    def constraint_object(self, constraint: TypeConstraint | AttrConstraint) -> e.Name | None:
        """The object that tests the constraint; None if everything satisfies it."""
        name = self.constraints.name_of(constraint)
        if name is None:
            return None
        if self._constraints_module is None:
            return e.Name(name)
        return self.imports.name(self._constraints_module, name)

    def satisfied(self, predicate: Predicate, subject: e.Expression) -> e.Expression:
        """The condition that ``subject`` satisfies the predicate."""
        return condition(predicate, Subjects(subject), self.imports)

    def violated(self, predicate: Predicate, subject: e.Expression) -> e.Expression:
        """The condition that ``subject`` does not satisfy the predicate."""
        return condition(negation(predicate), Subjects(subject), self.imports)

    def inferred_type(
        self, expression: Expression, source: e.Expression, name: str
    ) -> e.Expression:
        """The type of the result `name` that follows from another type; where it doesn't, a ValueError is raised."""

        def refuse() -> e.Expression:
            function = self.imports.name(_INFERENCE, "refuse_inferred_type")
            return function.call(e.Literal(name))

        return value_or(expression, Subjects(source), self.imports, refuse)

    def is_false(self, expression: Expression, named: Mapping[str, e.Expression]) -> e.Expression:
        """The condition that an expression over an operation and its parts is false."""
        subjects = Subjects(e.SELF, e.SELF, named)
        return condition(negation(holds(expression)), subjects, self.imports)

    def shown(self, expression: Expression, named: Mapping[str, e.Expression]) -> e.Expression:
        """The value of an expression over an operation and its parts, for an error; `?` where there is none."""
        subjects = Subjects(e.SELF, e.SELF, named)
        return value_or(expression, subjects, self.imports, lambda: e.Literal("?"))

    def value(
        self, expression: Expression, method: InterfaceMethod, named: Mapping[str, e.Expression]
    ) -> e.Expression:
        """The value that a method gives: an expression over an operation, its parts and the parameters of the method."""
        parameters = {p.name: e.Name(p.name) for p in method.parameters}
        return value(expression, Subjects(e.SELF, e.SELF, {**parameters, **named}), self.imports)

    def attribute_class(self, constraint: AttrConstraint) -> str:
        """The class of the attributes of a constraint, for annotations."""
        if constraint.attribute_def is not None:
            return self.definition_class_type_only(constraint.attribute_def)
        return self.imports.annotation(constraint.python_class)

    def attribute_class_name(self, constraint: AttrConstraint) -> e.Name:
        """The same class, for calls."""
        if constraint.attribute_def is not None:
            return self.imports.definition(constraint.attribute_def)
        return self.imports.class_name(constraint.python_class)

    def definition_class_type_only(self, definition: TypeDef | AttributeDef | EnumDef) -> str:
        return self.imports.dialect_class_type_only(qualified_name(definition))
