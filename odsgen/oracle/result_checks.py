"""Results of functions, compared after each action that changes one: a part of `--expensive-checks`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.interpreter import EvaluationError, Limits, value_text
from odsgen.interpreter.machine import function_type
from odsgen.oracle.behavior import Behavior, Case, Runs, runnable_functions
from odsgen.oracle.comparison import difference
from odsgen.oracle.inputs import TooLarge, arguments_for
from odsgen.oracle.rounding import Rounding
from odsgen.runtime import Operation
from odsgen.runtime.diagnostics import Diagnostic, Severity
from odsgen.runtime.ir.symbol_table import symbol_name
from odsgen.tracing import Action, ActionHandler, ExpensiveCheckError, by

#: Actions after which a program is one that runs.
_CHECKED = frozenset(
    "apply-pattern fold erase-dead cse merge-constants merge-blocks drop-same-arguments "
    "erase-dead-values erase-unreachable-blocks apply-conversion".split()
)

#: What a call may use, as each is made many times.
_LIMITS = Limits(steps=20_000, depth=100, elements=20_000)


class ResultChecks(ActionHandler):
    """Raises ExpensiveCheckError for the first action after which a function no longer computes what it did.

    Functions that the interpreter cannot run, or whose arguments it cannot make, are left alone.
    """

    def __init__(self, inputs: int = 8, seed: int = 0) -> None:
        self._inputs = inputs
        self._seed = seed
        #: By name what each function did on each input when it was last looked at,
        self._known: dict[str, list[tuple[Case, Behavior]]] = {}
        #: and whether its floats may be rounded in more than one way, as before any change.
        self._is_rounded: dict[str, bool] = {}
        self._module: Operation | None = None
        #: For each action that has not ended, the function that it is about.
        self._functions: list[Operation | None] = []

    def begin(self, action: Action) -> bool:
        """Run the functions of a program before anything happens to it."""
        if action.parent is None and action.op is not None:
            self._module = _top(action.op)
            self._known.clear()
            for function in runnable_functions(self._module):
                self._run(function, self._module)
        self._functions.append(self._function_around(action.op))
        return True

    def end(self, action: Action, changed: bool) -> None:
        """Run those again that the action may have changed."""
        function = self._functions.pop()
        if (
            changed
            and not action.has_failed
            and action.tag in _CHECKED
            and (action.tag == "apply-conversion" or action.enclosing("apply-conversion") is None)
            and self._module is not None
        ):
            self._compare(action, self._module, function)

    def _function_around(self, op: Operation | None) -> Operation | None:
        """The operation at the top of the program in which another one is."""
        while op is not None and op.parent_op not in (None, self._module):
            op = op.parent_op
        return None if op is self._module else op

    def _compare(self, action: Action, module: Operation, function: Operation | None) -> None:
        changed: Sequence[Operation] = runnable_functions(module)
        if function in changed and function is not None:
            changed = (function,)
        runs = Runs(module, _LIMITS)
        for each in changed:
            name = symbol_name(each) or ""
            now: list[tuple[Case, Behavior]] = []
            for case, before in self._known.get(name, ()):
                after = runs.behavior(case)
                is_rounded = self._is_rounded[name]
                problem = difference(before, after, case.types, is_rounded=is_rounded)
                if problem is not None:
                    message = (
                        f"{by(action)} changed what @{name} computes of {_shown(case)}: {problem}"
                    )
                    raise ExpensiveCheckError(
                        [Diagnostic(Severity.ERROR, each.location, message, operation=each)]
                    )
                now.append((case, before if after.unsupported else after))
            self._known[name] = now

    def _run(self, function: Operation, module: Operation) -> None:
        name, rounding = symbol_name(function) or "", Rounding.of(function, module)
        moderate = rounding is Rounding.REORDERED
        try:
            types = tuple(function_type(function).inputs)
            inputs = arguments_for(types, self._inputs, self._seed, moderate=moderate)
            cases = [Case(name, types, arguments) for arguments in inputs]
        except (TooLarge, EvaluationError):
            cases = []
        runs = Runs(module, _LIMITS)
        found = [(case, runs.behavior(case)) for case in cases]
        self._known[name] = [(case, before) for case, before in found if before.is_defined]
        self._is_rounded[name] = rounding is not Rounding.EXACT


def _shown(case: Case) -> str:
    texts = map(value_text, case.arguments, case.types)
    return "(" + ", ".join(texts) + ")"


def _top(op: Operation) -> Operation:
    while op.parent_op is not None:
        op = op.parent_op
    return op
