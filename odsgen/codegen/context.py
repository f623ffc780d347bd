"""What the views of one generated file share: its imports, its constraints, the way to the hooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from odsgen.codegen.constraint_names import ConstraintNames
from odsgen.codegen.definition_names import qualified_name
from odsgen.codegen.imports import Imports
from odsgen.codegen.predicates import (
    Subjects,
    condition,
    expression_source,
    predicate_source,
    value,
)
from odsgen.codegen.python import expressions as e
from odsgen.ods.model import (
    AttrConstraint,
    AttributeDef,
    DialectDef,
    EnumDef,
    InterfaceDef,
    OpDef,
    TypeConstraint,
    TypeDef,
)
from odsgen.ods.predicates import Expression, Predicate, holds, negation

if TYPE_CHECKING:
    from odsgen.codegen.format_lowering import FormatCode


class FileContext:
    """One generated file while its views are built."""

    def __init__(
        self,
        dialect: DialectDef,
        imports: Imports,
        constraints: ConstraintNames,
        constraints_module: str | None,
        interfaces: Mapping[str, InterfaceDef],
    ) -> None:
        """``constraints_module`` is where the constraints of the file are defined; None: in the file itself."""
        self.interfaces = interfaces
        self.dialect = dialect
        self.imports = imports
        self.constraints = constraints
        self._constraints_module = constraints_module
        self.uses_hooks = False

    def hook(self, name: str) -> str:
        """The expression for a hook, e.g. `hooks.verify_constant`."""
        self.uses_hooks = True
        return f"hooks.{name}"

    def hook_function(self, name: str) -> e.Name:
        """A hook, e.g. `hooks.verify_constant`."""
        return e.Name(self.hook(name))

    def constraint_object(self, constraint: TypeConstraint | AttrConstraint) -> e.Name | None:
        """The object that tests the constraint; None if everything satisfies it."""
        name = self.constraint(constraint)
        return None if name is None else e.Name(name)

    def satisfied(self, predicate: Predicate, subject: e.Expression) -> e.Expression:
        """The condition that ``subject`` satisfies the predicate."""
        return condition(predicate, Subjects(subject), self.imports)

    def violated(self, predicate: Predicate, subject: e.Expression) -> e.Expression:
        """The condition that ``subject`` does not satisfy the predicate."""
        return condition(negation(predicate), Subjects(subject), self.imports)

    def value(self, expression: Expression, subject: e.Expression) -> e.Expression:
        """The value of an expression over ``subject``."""
        return value(expression, Subjects(subject), self.imports)

    def is_false(self, expression: Expression, named: Mapping[str, e.Expression]) -> e.Expression:
        """The condition that an expression over an operation and its parts is false."""
        subjects = Subjects(e.SELF, e.SELF, named)
        return condition(negation(holds(expression)), subjects, self.imports)

    # As text, for code that is not lowered to steps yet.

    def constraint(self, constraint: TypeConstraint | AttrConstraint) -> str | None:
        """The name of the object that tests the constraint; None if everything satisfies it."""
        name = self.constraints.name_of(constraint)
        if name is not None and self._constraints_module is not None:
            return self.imports.use(self._constraints_module, name)
        return name

    def predicate(self, predicate: Predicate, subject: str) -> str:
        """The condition that ``subject`` satisfies the predicate."""
        return predicate_source(predicate, subject, self.imports)

    def negated_predicate(self, predicate: Predicate, subject: str) -> str:
        """The condition that ``subject`` does not satisfy the predicate."""
        return predicate_source(negation(predicate), subject, self.imports)

    def expression(self, expression: Expression, subject: str) -> str:
        """The value of an expression over ``subject``."""
        return expression_source(expression, subject, self.imports)

    def violation(self, expression: Expression, named_values: Mapping[str, str]) -> str:
        """The condition that an expression over an operation is false."""
        return predicate_source(
            negation(holds(expression)), "self", self.imports, named_values=named_values
        )

    def attribute_class(self, constraint: AttrConstraint) -> str:
        """The class of the attributes of a constraint, for annotations."""
        if constraint.attribute_def is not None:
            return self.definition_class_type_only(constraint.attribute_def)
        return self.imports.annotation(constraint.python_class)

    def definition_class_type_only(self, definition: TypeDef | AttributeDef | EnumDef) -> str:
        return self.imports.dialect_class_type_only(qualified_name(definition))

    def lower_op_format(self, op: OpDef) -> FormatCode:
        from odsgen.codegen.format_lowering import lower_op_format

        return lower_op_format(op, self)

    def property_form(self, storage: str) -> str:
        """The object that converts a native property of that storage."""
        from odsgen.codegen.format_lowering.property_forms import property_form_expression

        return property_form_expression(storage, self.imports)
