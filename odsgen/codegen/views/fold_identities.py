"""Python of `folds`: for each operation a function that tries its fold identities, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.imports import Imports
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, AssignSeveral, If, Return, Step, Steps
from odsgen.codegen.views.computation import Computation
from odsgen.ods.model import DialectDef, OpDef
from odsgen.ods.model.fold_identities import FoldIdentity
from odsgen.ods.model.semantics import Folding, Semantics, Sort, Term, TypeOf

_NUMBERS = "odsgen.runtime.glue.numbers"
_CONSTANTS = "odsgen.rewriting.number_constants"
_OP = e.Name("op")


@dataclass(frozen=True, slots=True)
class FoldView:
    """The function of one operation, or that of its identities behind the computation of constants."""

    name: str
    op_class: str
    documentation: str
    body: Steps
    is_behind_constants: bool
    #: Whether something folds though no operand is a constant and no two are one value.
    folds_any_operands: bool


def fold_views(dialect: DialectDef, imports: Imports) -> tuple[FoldView, ...]:
    """The functions of all operations with fold identities."""
    return tuple(
        _Fold(op, tuple(identities), imports).fold(is_behind)
        for op in dialect.ops
        for is_behind, identities in groupby(op.folds, lambda each: each.behind_constants)
    )


class _Fold(Computation):
    """Python of fold identities: `lhs` is a value, `lhs_number` that of the constant that it is."""

    def __init__(self, op: OpDef, identities: tuple[FoldIdentity, ...], imports: Imports) -> None:
        super().__init__(op, Semantics((), (), ()), imports)
        self.identities = identities
        self.positions = {part.name: index for index, part in enumerate(op.operands)}
        self.taken |= {self.number(name) for name in self.positions} | {"constants"}
        self.only_scalars = op.semantics is not None and op.semantics.folding is Folding.SCALARS

    def fold(self, is_behind: bool) -> FoldView:
        op = self.op
        suffix = "_behind_constants" if is_behind else ""
        texts = [f"`{each.text}` gives `{each.result_text}`" for each in self.identities]
        return FoldView(
            f"fold_{op.hook_name}{suffix}",
            self.imports.dialect_class(op.class_name),
            docstring("; ".join(texts)),
            self.body(),
            is_behind,
            any(not each.equal_values and not each.known for each in self.identities),
        )

    # --- steps ------------------------------------------------------------------------------------

    def body(self) -> Steps:
        """Identities of the same constants stand together, where these are known."""
        steps: list[Step] = []
        for sorts, identities in groupby(self.identities, self.sorts_of_known):
            before, assigned = dict(self.prelude), set(self.assigned)
            inner = [step for each in identities for step in self.tried(each)]
            for name, sort in reversed(sorts):
                inner = self.where_known(name, sort, inner)
            if sorts:
                self.prelude, self.assigned = before, assigned
            steps += inner
        return (*self.operand_values(), *steps, Return(e.NONE))

    @staticmethod
    def sorts_of_known(identity: FoldIdentity) -> tuple[tuple[str, Sort], ...]:
        sorts = dict(identity.semantics.inputs)
        return tuple((name, sorts[name]) for name in identity.known)

    def operand_values(self) -> list[Step]:
        """Variables of the operands that are looked at."""
        read = {
            name
            for each in self.identities
            for pair in (*each.equal_values, *each.equal_types, *each.replacements)
            for name in pair
            if name in self.positions
        }
        names = [
            e.Name(self.variable(part.name) if part.name in read else "_")
            for part in self.op.operands
        ]
        return [AssignSeveral(tuple(names), _OP.member("stored_operands"))] if read else []

    def where_known(self, name: str, sort: Sort, inner: Iterable[Step]) -> list[Step]:
        """The steps, where the operand is a constant that is a number."""
        constant = e.Name("constants").item(self.positions[name])
        number = e.Name(self.number(name))
        is_float = sort is Sort.FLOAT
        if self.only_scalars:
            attribute = self.imports.runtime_name("FloatAttr" if is_float else "IntegerAttr")
            bits: e.Expression = constant.member("bits" if is_float else "unsigned_value")
            condition = e.Name("isinstance").call(constant, attribute)
            return [If(condition, (Assign(number.id, bits), *inner))]
        function = self.imports.name(_CONSTANTS, "float_bits" if is_float else "integer_bits")
        return [Assign(number.id, function.call(constant)), _where(number.is_given(), inner)]

    def tried(self, identity: FoldIdentity) -> list[Step]:
        """Gives back the results if the condition of an identity holds."""
        self.semantics = identity.semantics
        plain = [
            e.compare(self.value(one), "is", self.value(other))
            for one, other in identity.equal_values
        ]
        plain += [
            e.compare(self.type(one), "is", self.type(other))
            for one, other in (*identity.equal_types, *self.checked_types(identity))
        ]
        before, assigned = dict(self.prelude), set(self.assigned)
        steps, conditions = self.computed(
            () if identity.condition is None else (identity.condition,)
        )
        if steps and plain:
            inner = (*steps, If(e.all_of(conditions), tuple(self.given(identity))))
            self.prelude, self.assigned = before, assigned
            return [If(e.all_of(plain), inner)]
        given = tuple(self.given(identity))
        if not plain and not conditions:
            return [*given]
        return [*steps, If(e.all_of((*plain, *conditions)), given)]

    def computed(self, terms: Sequence[Term]) -> tuple[list[Step], list[e.Expression]]:
        """Variables that the terms need, and the terms."""
        before = set(self.prelude)
        lets = [step for term in terms for step in self.needed(term)]
        values = [self.python(term) for term in terms]
        hoisted = [Assign(name, v) for v, name in self.prelude.items() if v not in before]
        return [*hoisted, *lets], values

    def checked_types(self, identity: FoldIdentity) -> list[tuple[str, str]]:
        """Results and operands in their place, where no trait says that they have one type."""
        return [
            (name, result)
            for result, name in identity.replacements
            if self.one_of_type(TypeOf(result)) != self.one_of_type(TypeOf(name))
            and not {(name, result), (result, name)} & set(identity.equal_types)
        ]

    def given(self, identity: FoldIdentity) -> list[Step]:
        """Gives back the results, if there are constants of their types."""
        before, assigned = dict(self.prelude), set(self.assigned)
        names, terms = zip(*identity.computed, strict=True) if identity.computed else ((), ())
        steps, values = self.computed(terms)
        made: dict[str, e.Name] = {}
        for name, term, value in zip(names, terms, values, strict=True):
            function = "float_constant" if term.sort is Sort.FLOAT else "integer_constant"
            constant = self.imports.name(_CONSTANTS, function).call(value, self.type(name))
            made[name] = e.Name(f"{self.variable(name)}_constant")
            steps.append(Assign(made[name].id, constant))
        self.prelude, self.assigned = before, assigned
        replaced = dict(identity.replacements)
        results = [
            made[name] if name in made else self.value(replaced[name])
            for name, _ in identity.semantics.results
        ]
        back = Return(e.list_of(results))
        if made:
            return [*steps, If(e.all_of(each.is_given() for each in made.values()), (back,))]
        return [back]

    # --- names ------------------------------------------------------------------------------------

    def number(self, name: str) -> str:
        return f"{self.parts[name].python_name}_number"

    def value(self, name: str) -> e.Expression:
        return e.Name(self.variable(name))

    def type(self, name: str) -> e.Expression:
        """The type of an operand, which has a variable, or of a result."""
        of = (
            self.value(name) if name in self.positions else _OP.member(self.parts[name].python_name)
        )
        return of.member("type")

    def read(self, name: str, sort: Sort) -> e.Expression:
        return e.Name(self.number(name)) if name in self.positions else super().read(name, sort)

    def width(self, of: TypeOf) -> str:
        of = self.one_of_type(of)
        function = self.imports.name(_NUMBERS, "width_of_type")
        width = function.call(self.type_of(of), self.imports.name(_NUMBERS, "INDEX_WIDTH"))
        return self.hoisted(f"{self.parts[of.name].python_name}_width", width)


def _where(condition: e.Expression, steps: Iterable[Step]) -> If:
    """The steps under a condition, which one condition of all of them takes in."""
    match tuple(steps):
        case (If(condition=only, body=body, otherwise=()),):
            parts = only.parts if isinstance(only, e.And) else (only,)
            return If(e.all_of((condition, *parts)), body)
        case several:
            return If(condition, several)
