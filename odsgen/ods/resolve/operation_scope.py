"""What an operation can name, as the resolver of operations needs it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from odsgen.ods.model import BuilderDef, InterfaceUse, RegionConstraint, SuccessorConstraint
from odsgen.ods.model.predicates import Expression
from odsgen.ods.resolve.constraints import ArgumentConstraint, ResultConstraint
from odsgen.ods.resolve.constraints.values import EffectUse
from odsgen.ods.resolve.expansion import InterfaceMention
from odsgen.ods.resolve.parts import OperationParts
from odsgen.ods.resolve.trait_binding import ResolvedTraits
from odsgen.spec.constraint_expression import ConstraintExpression
from odsgen.spec.errors import SpecDiagnostics
from odsgen.spec.operation_model import BuilderSpec
from odsgen.spec.source import SpecText


class OperationScope(Protocol):
    """What an operation can name.  Each method records a diagnostic and gives None for what it cannot resolve."""

    errors: SpecDiagnostics

    def argument(self, expression: ConstraintExpression) -> ArgumentConstraint | None: ...

    def result(self, expression: ConstraintExpression) -> ResultConstraint | None: ...

    def region(self, expression: ConstraintExpression) -> tuple[RegionConstraint, bool] | None: ...

    def successor(
        self, expression: ConstraintExpression
    ) -> tuple[SuccessorConstraint, bool] | None: ...

    def effect(self, expression: ConstraintExpression) -> EffectUse | None: ...

    def traits(
        self, expressions: Iterable[ConstraintExpression], operation: OperationParts
    ) -> ResolvedTraits: ...

    def interfaces(self, mentions: Iterable[InterfaceMention]) -> tuple[InterfaceUse, ...]: ...

    def method_names(self, use: InterfaceUse) -> tuple[str, ...]: ...

    def properties(self, use: InterfaceUse) -> Mapping[str, str]: ...

    def invariant(self, predicate: SpecText, operation: OperationParts) -> Expression | None: ...

    def builders(
        self, specs: Mapping[SpecText, BuilderSpec], owner: SpecText
    ) -> tuple[BuilderDef, ...]: ...

    def annotation(self, text: SpecText) -> str: ...
