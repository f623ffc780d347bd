"""From the syntax tree of a C++ expression to the predicate language.

C++ asserts what our language must not even try: ``cast<VectorType>(t).getRank()`` is undefined of another type. Every such
assumption becomes a condition before the comparison that relies on it, so that what C++ leaves undefined is false here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NoReturn, TypeVar

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import (
    booleans,
    construction,
    equality,
    expressions,
    functions,
    logic,
    members,
    names,
    statements,
)
from odsgen.tablegen.cpp import (
    syntax as c,
)
from odsgen.tablegen.cpp import (
    values as v,
)
from odsgen.tablegen.cpp.checks import Checks
from odsgen.tablegen.cpp.classes import ClassTable, CppClass
from odsgen.tablegen.cpp.logic import compared, dotted, spelled, template
from odsgen.tablegen.cpp.parser import parse_type_name
from odsgen.tablegen.cpp.symbols import Symbols
from odsgen.tablegen.cpp.values import Translated, Untranslatable

_Result = TypeVar("_Result")

#: How many steps one predicate may take: loops and lambdas inside each other multiply.
MAX_STEPS = 20_000


@lru_cache(maxsize=4096)
def _type_name(text: str) -> c.TypeName:
    return parse_type_name(text)


class Translator:
    """The knowledge at a point of the expression: names, facts, and the assumptions that must be tested first.

    ``self_type`` is the C++ type of ``$_self``, None where there is none. Each subject has a module, whose functions are given
    the translator; those that other modules need are its methods.
    """

    def __init__(
        self, table: ClassTable, symbols: Symbols, self_type: v.CppType | None = None
    ) -> None:
        self.table = table
        self.symbols = symbols
        self.self_type = self_type
        self.names: dict[str, v.Evaluated] = {}
        self.guards: list[s.PredicateSyntax] = []
        self.assumed: dict[s.PredicateSyntax, None] = {}
        self.local_names: set[str] = set()
        self.steps = 0
        self.calls = 0
        #: Where hand-written checks may stand for what cannot be translated; None: nowhere.
        self.checks: Checks | None = None
        self.subject = "_self"  # what such a check is given
        self.untranslated: list[str] = []

    def fail(self, reason: str) -> NoReturn:
        raise Untranslatable(reason)

    # --- facts ----------------------------------------------------------------------------------

    def scoped(self, run: Callable[[], _Result]) -> tuple[list[s.PredicateSyntax], _Result]:
        """The assumptions that ``run`` makes, and its result."""
        guards, assumed = self.guards, self.assumed
        self.guards, self.assumed = [], dict(assumed)
        try:
            result = run()
            return self.guards, result
        finally:
            self.guards, self.assumed = guards, assumed

    @contextmanager
    def assuming(self) -> Iterator[None]:
        assumed = self.assumed
        self.assumed = dict(assumed)
        try:
            yield
        finally:
            self.assumed = assumed

    def assume(self, condition: s.PredicateSyntax, holds: bool = True) -> None:
        self.assumed.update(dict.fromkeys(logic.implications(condition, holds)))

    def require(self, condition: s.PredicateSyntax) -> None:
        """Let the surrounding condition test this first."""
        for part in logic.conjuncts(condition):
            if part != logic.TRUE and not self.is_known(part):
                self.guards.append(part)
                self.assume(part)

    def is_known(self, condition: s.PredicateSyntax) -> bool:
        if condition in self.assumed:
            return True
        if not (isinstance(condition, s.Call) and condition.function == "isa"):
            return False
        asked = [self._class_of(name) for name in condition.arguments[1:]]
        for known in self.assumed:
            if (
                isinstance(known, s.Call)
                and known.function == "isa"
                and known.arguments[0] == condition.arguments[0]
                and all(
                    any(a and k and self.table.extends(k, a) for a in asked)
                    for k in map(self._class_of, known.arguments[1:])
                )
            ):
                return True
        return False

    def _class_of(self, name: s.PredicateSyntax) -> str:
        found = self.table.by_name.get(spelled(name))
        return "" if found is None else found.cpp_name

    # --- classes --------------------------------------------------------------------------------

    def class_test(self, value: s.PredicateSyntax, known: CppClass) -> s.PredicateSyntax:
        """The condition that the value is of the class."""
        if known.cpp_name in ("mlir::Type", "mlir::Attribute", "mlir::Value"):
            return logic.TRUE
        if known.test:
            return logic.substituted(template(known.test), {"_self": value})
        if known.members:
            parts = (self.known_class(class_name(member)) for member in known.members)
            return logic.any_of(self.class_test(value, part) for part in parts)
        if known.name:
            return s.Call("isa", (value, dotted(known.name)))
        if known.interface:
            return s.Call("has_interface", (value, s.Name(known.interface)))
        self.fail(f"there is no class for '{known.cpp_name}' in the spec")

    def known_class(self, name: c.Name) -> CppClass:
        found = self.table.find_class(name.qualified, name.is_global)
        if found is None:
            self.fail(f"the class '{name.qualified}' is not known")
        return found

    def type_of(self, text: str) -> v.CppType:
        """The type that a text of the tables names."""
        nullable = text.endswith("?")
        found = v.type_of_name(_type_name(text.rstrip("?")).name, self.table)
        if found is None:
            return v.UNKNOWN
        return v.CppType(found.name, found.element, found.nullable or nullable)

    def fresh_name(self, wanted: str) -> str:
        """A name for an element that no other element has."""
        name = wanted if wanted.isidentifier() and wanted not in _RESERVED else "element"
        plain, number = name, 2
        while name in self.local_names:
            name = f"{plain}{number}"
            number += 1
        self.local_names.add(name)
        return name

    def present(self, value: Translated) -> Translated:
        """The value, after the condition that it is not null."""
        if value.present is not None:
            self.require(value.present)
        elif value.type.nullable:
            self.require(compared(value.syntax, "is not", s.Literal(None)))
        return Translated(value.syntax, value.type.present)

    def step(self) -> None:
        self.steps += 1
        if self.steps > MAX_STEPS:
            self.fail("the expression is too large")

    # --- what each subject offers the others --------------------------------------------------------

    value = expressions.value
    evaluated = expressions.evaluated
    plain = expressions.plain
    sequence = expressions.sequence

    truth = booleans.truth
    as_condition = booleans.as_condition
    choice = booleans.choice
    chosen = booleans.chosen

    apply = statements.apply
    apply_as_condition = statements.apply_as_condition
    inlined = statements.inlined

    equal = equality.equal

    made = construction.made
    builder_call = construction.builder_call

    named_call = functions.named_call

    member_call = members.member_call
    type_of_value = members.type_of_value
    from_template = members.from_template

    symbol_value = names.symbol_value


#: Names that the language or a text of the tables has for something else.
_RESERVED = frozenset("and or not in is if else for true false True False None dim DYNAMIC".split())


def class_name(cpp_name: str) -> c.Name:
    """A full C++ name as a tree."""
    return c.Name(tuple(c.NamePart(part) for part in cpp_name.split("::")), True)
