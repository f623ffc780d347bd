"""Unknown checks and types refuse nothing: neither a check that nobody has written, nor a type that only C++ can read.

An unwritten check passes by itself, also below a negation; as the test of a choice it lets either branch decide. A type or
attribute that only C++ reads is carried as an opaque one of its dialect, which may be of any of its classes.
"""

from __future__ import annotations

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import logic
from odsgen.tablegen.cpp.classes import ClassTable
from odsgen.tablegen.cpp.logic import spelled


def passing_what_is_unknown(condition: s.PredicateSyntax, table: ClassTable) -> s.PredicateSyntax:
    """The condition as one that holds of all of which nobody can say that it does not."""
    rewriter = _Rewriter(table)
    return rewriter.rewritten(condition, True) if rewriter.is_open(condition) else condition


class _Rewriter:
    def __init__(self, table: ClassTable) -> None:
        self._table = table

    def is_open(self, condition: s.PredicateSyntax) -> bool:
        """Whether something in the condition may not be known."""
        match condition:
            case s.Call(function="hook"):
                return True
            case s.Call(function="isa", arguments=(_, *classes)):
                return any(self._dialect_of(name) for name in classes)
            case s.Negation(operand=operand):
                return self.is_open(operand)
            case s.Logical(operands=operands):
                return any(map(self.is_open, operands))
            case s.Conditional(test=test, when_true=yes, when_false=no):
                return any(map(self.is_open, (test, yes, no)))
            case s.Comprehension(function="all" | "any", body=body):
                return self.is_open(body)
        return False

    def rewritten(self, condition: s.PredicateSyntax, holds: bool) -> s.PredicateSyntax:
        """The condition, or that it does not hold."""
        if not self.is_open(condition):
            return condition if holds else logic.negation(condition)
        match condition:
            case s.Negation(operand=operand):
                return self.rewritten(operand, not holds)
            case s.Logical(operator=operator, operands=operands):
                parts = [self.rewritten(operand, holds) for operand in operands]
                return logic.all_of(parts) if (operator == "and") == holds else logic.any_of(parts)
            case s.Conditional(test=test, when_true=yes, when_false=no):
                if not self.is_open(test):
                    return s.Conditional(
                        test, self.rewritten(yes, holds), self.rewritten(no, holds)
                    )
                return logic.any_of(
                    logic.all_of([self.rewritten(test, chosen), self.rewritten(branch, holds)])
                    for chosen, branch in ((True, yes), (False, no))
                )
            case s.Comprehension(
                function=function, body=body, targets=targets, sequence=sequence, condition=of
            ):
                if not holds:
                    function = "any" if function == "all" else "all"
                return s.Comprehension(function, self.rewritten(body, holds), targets, sequence, of)
            case s.Call(function="isa", arguments=(value, *classes)):
                if not holds:
                    return logic.negation(condition)
                dialects = dict.fromkeys(filter(None, map(self._dialect_of, classes)))
                return logic.any_of([condition, *(_unknown_of(value, d) for d in dialects)])
        return condition if holds else logic.negation(condition)

    def _dialect_of(self, name: s.PredicateSyntax) -> tuple[str, str] | None:
        """The class and the dialect of types or attributes that may be there without being of a class that is known."""
        known = self._table.by_name.get(spelled(name))
        if known is None or not known.is_spelled_by_cpp:
            return None
        opaque = "OpaqueType" if known.kind == "type" else "OpaqueAttr"
        return opaque, known.mnemonic.partition(".")[0]


def _unknown_of(value: s.PredicateSyntax, unknown: tuple[str, str]) -> s.PredicateSyntax:
    opaque, dialect = unknown
    return logic.all_of(
        [
            s.Call("isa", (value, s.Name(opaque))),
            s.Comparison(s.Member(value, "dialect"), (("==", s.Literal(dialect)),)),
        ]
    )
