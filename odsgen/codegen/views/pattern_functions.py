"""The functions of native calls and constraints of patterns that say what they compute."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.imports import Imports
from odsgen.codegen.pattern_lowering.match import call_function, condition_function
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, If, Return, Step, Steps
from odsgen.codegen.views.computation import Computation
from odsgen.ods.model import DialectDef
from odsgen.ods.model.patterns import NativeCall, NativeParameter, PatternConstraint
from odsgen.ods.model.semantics import Semantics, Sort, TypeOf, reads

_NUMBERS = "odsgen.runtime.glue.numbers"


@dataclass(frozen=True, slots=True)
class PatternFunctionView:
    """A function of a native call or of a constraint."""

    name: str
    parameters: tuple[tuple[str, str], ...]  # with annotations
    returns: str
    documentation: str
    body: Steps


def pattern_functions(dialect: DialectDef, imports: Imports) -> tuple[PatternFunctionView, ...]:
    """The functions of a dialect, conditions first."""
    conditions = [
        _Function(each.semantics, imports).condition(each)
        for each in dialect.pattern_constraints
        if each.semantics is not None
    ]
    calls = [
        _Function(each.semantics, imports).call(each)
        for each in dialect.native_calls
        if each.semantics is not None
    ]
    return (*conditions, *calls)


class _Function(Computation):
    """Python over parameters: attributes are their numbers, `None` where they have none."""

    def __init__(self, semantics: Semantics, imports: Imports) -> None:
        self.semantics = semantics
        self.imports = imports
        self.parts = {}
        self.prelude = {}
        self.assigned = set()
        self.reduced = {}
        self.same_types = {}
        self.taken = {name for name, _ in semantics.inputs}

    def condition(self, constraint: PatternConstraint) -> PatternFunctionView:
        """A function that says whether the constraint holds."""
        [(_, term)] = self.semantics.results
        body = [*self.needed(term), Return(self.python(term))]
        return PatternFunctionView(
            condition_function(constraint),
            self._parameters(constraint.parameters),
            "bool",
            docstring(f"Whether it {constraint.summary}."),
            (*self._numbers(Return(e.Literal(False))), *self._prelude(), *body),
        )

    def call(self, call: NativeCall) -> PatternFunctionView:
        """A function that makes an attribute."""
        [(name, text)] = self.semantics.texts
        [(_, term)] = self.semantics.results
        imports = self.imports
        if term.sort is Sort.CONDITION:
            made = imports.runtime_name("BoolAttr").method("get", self.python(term))
        else:
            function = imports.name(_NUMBERS, "number_like")
            made = function.call(e.Name(call.like), self.python(term))
        steps = self.needed(term)
        return PatternFunctionView(
            call_function(call),
            self._parameters(call.parameters),
            imports.use_type_only("typing", "Any"),
            docstring(
                f"{call.summary[:1].upper()}{call.summary[1:]}." if call.summary else f"`{text}`"
            ),
            (*self._numbers(None), *self._prelude(), *steps, Return(made)),
        )

    def _parameters(self, parameters: tuple[NativeParameter, ...]) -> tuple[tuple[str, str], ...]:
        any_type = self.imports.use_type_only("typing", "Any")
        return tuple((parameter.name, any_type) for parameter in parameters)

    def _prelude(self) -> Steps:
        return tuple(Assign(name, value) for value, name in self.prelude.items())

    def _numbers(self, missing: Step | None) -> list[Step]:
        """The numbers of the attributes that are read; where one has none, the step."""
        [(_, term)] = self.semantics.results
        steps: list[Step] = []
        function = "integer_of" if missing is not None else "known_integer_of"
        for name in sorted(reads(term, self.semantics)):
            number = e.Name(f"{name}_number")
            steps.append(
                Assign(number.id, self.imports.name(_NUMBERS, function).call(e.Name(name)))
            )
            if missing is not None:
                steps.append(If(number.is_none(), (missing,)))
        return steps

    def read(self, name: str, sort: Sort) -> e.Expression:
        return e.Name(f"{name}_number")

    def width(self, of: TypeOf) -> str:
        function = self.imports.name(_NUMBERS, "width_of_type")
        index_width = self.imports.name(_NUMBERS, "INDEX_WIDTH")
        type = e.Name(of.name).member("type")
        return self.hoisted(f"{of.name}_width", function.call(type, index_width))

    def is_index(self, of: TypeOf) -> str:
        function = self.imports.name(_NUMBERS, "is_index_type")
        return self.hoisted(f"{of.name}_is_index", function.call(e.Name(of.name).member("type")))
