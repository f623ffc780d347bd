"""The machine that runs a program, operation by operation, within limits.

Nothing recurses: the regions and calls that are open stand on a list, so that a program nests as deep as its limit says.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from types import GeneratorType
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from odsgen.interpreter.computations import evaluator_of
from odsgen.interpreter.requests import (
    AssertionFailed,
    Call,
    Exit,
    Jump,
    Leave,
    Run,
    UndefinedBehavior,
    Unsupported,
)
from odsgen.interpreter.straight_lines import StraightLine, straight_line
from odsgen.runtime.base.interface import as_interface
from odsgen.runtime.builtin.attributes import TypeAttr
from odsgen.runtime.builtin.types import FunctionType, IntegerType
from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError, Severity, is_fault
from odsgen.runtime.glue.semantics import computation_of
from odsgen.runtime.interfaces.calls import CallableOpInterface
from odsgen.runtime.ir.hook_faults import fault_of_operation
from odsgen.runtime.ir.symbol_table import SymbolTableCollection, symbol_name
from odsgen.runtime.registry.context import context_of, loaded_dialect
from odsgen.runtime.registry.hook_errors import WrongHookError
from odsgen.runtime.support import limits

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.attributes import SymbolRefAttr
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value

    #: An evaluation that runs regions or calls functions.
    Evaluation = Generator[Run | Call, Exit, Sequence[Any]]
    #: Called with the operation, its operands and the machine.
    Evaluator = Callable[[Any, Sequence[Any], "Machine"], Sequence[Any] | Jump | Leave | Evaluation]
    #: A function of the host, in the place of one that is only declared.
    External = Callable[..., Sequence[Any] | None]


class EvaluationError(DiagnosticError):
    """A program did what is undefined or not supported, or exceeded a limit; the diagnostic is at the operation."""


class UndefinedBehaviorError(EvaluationError):
    """A program did what is undefined."""


#: What evaluations give nearly always.
_SEQUENCES = (list, tuple)


class Limits(NamedTuple):
    """How much a program may use."""

    #: Operations that are evaluated, and elements that are computed one by one.
    steps: int = limits.STEPS.default
    #: Regions and calls that are open at a time.
    depth: int = limits.DEPTH.default
    #: Elements of vectors, tensors and buffers that are made.
    elements: int = limits.ELEMENTS.default


class _Frame:
    """A region that is being run: its values, the operation that is next, and whose evaluation waits for it."""

    __slots__ = ("values", "op", "waiting")

    def __init__(self, values: dict[Value, Any]) -> None:
        self.values = values
        self.op: Operation | None = None
        self.waiting: Evaluation | None = None


class Machine:
    """Runs the functions of a program.

    `write` gets what the program prints, `externals` stand for functions that are only declared, by name.
    """

    def __init__(
        self,
        module: Operation,
        *,
        limits: Limits | None = None,
        write: Callable[[str], object] | None = None,
        externals: Mapping[str, External] | None = None,
    ) -> None:
        self.module = module
        self.limits = limits or Limits()
        self.steps = 0
        self.elements = 0
        #: What evaluations keep while the program runs, such as the memory of globals.
        self.state: dict[Any, Any] = {}
        #: By operation, what its evaluation need not compute again.
        self.prepared: dict[Operation, Any] = {}
        self._write = write
        self._externals = dict(externals or {})
        self._symbols = SymbolTableCollection()
        self._evaluators: dict[type[Operation], Evaluator] = {}
        self._straight_lines: dict[Region, StraightLine | None] = {}
        self._frames: list[_Frame] = []
        self._bottom = 0

    # --- what evaluations use -------------------------------------------------------------------------------------------

    def write(self, text: str) -> None:
        """Print something."""
        if self._write is not None:
            self._write(text)

    def charge(self, steps: int) -> None:
        """Count work that takes as long as so many operations."""
        self.steps += steps
        if self.steps > self.limits.steps:
            raise Unsupported(
                f"takes more than the limit of {self.limits.steps} steps, see --max-steps"
            )

    def reserve(self, elements: int) -> None:
        """Count elements that are going to be made."""
        self.elements += elements
        if self.elements > self.limits.elements:
            raise Unsupported(
                f"makes more than the limit of {self.limits.elements} elements, see --max-elements"
            )
        self.charge(elements)

    def foresee(self, steps: int) -> None:
        """Refuse work that will take at least so many more steps than are left; each step is counted when it is done."""
        if self.steps + steps > self.limits.steps:
            raise Unsupported(
                f"takes more than the limit of {self.limits.steps} steps, see --max-steps"
            )

    def reserve_integers(self, count: int, type: Type) -> None:
        """Count so many integers of a type, or of its elements, where they are too wide to count as elements."""
        element = getattr(type, "element_type", type)
        width = element.width if isinstance(element, IntegerType) else 0
        if width > limits.WIDE_INTEGER:
            self.reserve(count * ((width + 63) // 64))

    def symbol(self, op: Operation, name: SymbolRefAttr) -> Operation:
        """The operation that a symbol names where an operation stands."""
        found = self._symbols.lookup_nearest_symbol_from(op, name)
        if found is None:
            raise Unsupported(f"refers to {name}, which is not defined")
        return found

    def value(self, value: Value) -> Any:
        """The current value of an SSA value of the region that is run, or of one around it."""
        return self._frames[-1].values[value]

    def assign(self, value: Value, new: Any) -> None:
        """Give a value of the region that is run, or of one around it, another value."""
        self._frames[-1].values[value] = new

    def straight_line(self, region: Region) -> StraightLine | None:
        """The operations of a region that runs often; None where they run regions or calls themselves."""
        if region not in self._straight_lines:
            self._straight_lines[region] = straight_line(region, self)
        return self._straight_lines[region]

    def external(self, name: str) -> External | None:
        """The function of the host with this name."""
        return self._externals.get(name)

    # --- running --------------------------------------------------------------------------------------------------------

    def function(self, name: str) -> Operation:
        """The function of that name at the top of the program; raises EvaluationError if there is none."""
        for region in self.module.regions:
            for block in region.blocks:
                for op in block:
                    if (
                        symbol_name(op) == name
                        and as_interface(op, CallableOpInterface) is not None
                    ):
                        return op
        names = [
            symbol_name(op)
            for region in self.module.regions
            for block in region.blocks
            for op in block
            if as_interface(op, CallableOpInterface) is not None
        ]
        known = ", ".join(f"@{found}" for found in names if found) or "no function"
        raise _error(self.module, f"there is no function @{name}: the program has {known}")

    def call(self, function: Operation, arguments: Sequence[Any]) -> Sequence[Any]:
        """Call a function with values of its types; raises EvaluationError."""
        body = function.regions[0].blocks if function.regions else ()
        expected = len(body[0].arguments if body else function_type(function).inputs)
        if len(arguments) != expected:
            raise _error(function, f"takes {expected} arguments, but got {len(arguments)}")
        frames = self._frames
        before, self._bottom = self._bottom, len(frames)
        bottom = self._bottom
        op = function
        try:
            host = self._enter_function(function, arguments)
            if host is not None:
                return host
            while True:
                frame = frames[-1]
                current = frame.op
                if current is None:
                    outcome: Any = Leave()  # a block that needs no terminator
                else:
                    op = current
                    try:
                        outcome = self._evaluate(frame, current)
                    except AssertionFailed as failure:
                        outcome = self._failed(failure)
                        frame = frames[-1]
                        current = frame.op
                while type(outcome) is Leave:
                    frames.pop()
                    if len(frames) == bottom:
                        return outcome.values
                    frame = frames[-1]
                    exit = Exit(current, outcome.values)
                    assert frame.op is not None
                    op = current = frame.op
                    outcome = self._resume(frame, exit)
                if type(outcome) is Jump:
                    self._enter_block(frame, outcome.block, outcome.values)
                elif outcome is not None:
                    assert current is not None
                    results = current.results
                    if type(outcome) not in _SEQUENCES or len(outcome) != len(results):
                        self.check_results(current, outcome)
                    frame.values.update(zip(results, outcome, strict=True))
                    frame.op = current.next
        except Exception as error:
            raise self.error_at(op, error) from None
        finally:
            del frames[bottom:]
            self._bottom = before

    def _evaluate(self, frame: _Frame, op: Operation) -> Any:
        """The outcome of an operation; None if it waits for a region that is run now."""
        self.steps += 1
        if self.steps > self.limits.steps:
            raise Unsupported(
                f"exceeds the limit of {self.limits.steps} steps for the whole program, see --max-steps"
            )
        evaluate = self._evaluators.get(type(op)) or self._find(op)
        values = frame.values
        outcome: Any = evaluate(op, [values[operand] for operand in op.operands], self)
        if type(outcome) is GeneratorType:
            frame.waiting = cast("Evaluation", outcome)
            return self._resume(frame, None)
        if outcome is None:
            self.check_results(op, None)
        return outcome

    def check_results(self, op: Operation, outcome: object) -> None:
        """Raise WrongHookError unless an evaluation gave one value for each result."""
        expected = len(op.results)
        if not isinstance(outcome, Sequence) or isinstance(outcome, (str, bytes)):
            given = "None" if outcome is None else f"the {type(outcome).__name__} {outcome!r:.40}"
            advice = "not even an empty list" if outcome is None else "put it into a list"
            problem = f"returned {given}, {advice}"
        elif len(outcome) != expected:
            values = "value" if len(outcome) == 1 else "values"
            results = "result" if expected == 1 else "results"
            problem = f"returned {len(outcome)} {values} for {expected} {results}"
        else:
            return
        evaluator = self._evaluators.get(type(op)) or self._find(op)
        error = WrongHookError("", evaluator)
        error.args = (f"the hook '{error.name}' {problem}",)
        raise error

    def _resume(self, frame: _Frame, exit: Exit | None) -> Any:
        """Go on with the evaluation that waits for a region: its results, or None if it waits for another one."""
        waiting = frame.waiting
        assert waiting is not None
        while True:
            try:
                request = next(waiting) if exit is None else waiting.send(exit)
            except StopIteration as end:
                frame.waiting = None
                if end.value is None:
                    assert frame.op is not None
                    self.check_results(frame.op, None)
                return end.value
            if type(request) is Run:
                if not request.region.blocks:
                    self.charge(1)
                    exit = Exit(None, ())
                    continue
                self._enter_region(frame.values, request.region, request.values)
                return None
            assert isinstance(request, Call)
            host = self._enter_function(request.function, request.values)
            if host is None:
                return None
            exit = Exit(None, host)

    def _failed(self, failure: AssertionFailed) -> Any:
        """The outcome of the innermost evaluation that goes on where its region failed; raises it if there is none."""
        for place in range(len(self._frames) - 1, self._bottom - 1, -1):
            waiting = self._frames[place].waiting
            if waiting is None:
                continue
            try:
                waiting.throw(failure)
            except StopIteration as end:
                del self._frames[place + 1 :]
                self._frames[place].waiting = None
                return end.value
            except AssertionFailed:
                continue
        raise failure

    def _enter_function(self, function: Operation, values: Sequence[Any]) -> Sequence[Any] | None:
        """Begin to run a function; the results of one of the host, which is done at once."""
        interface = as_interface(function, CallableOpInterface)
        region = None if interface is None else interface.callable_region
        if region is not None and region.blocks:
            self._enter_region({}, region, values)
            return None
        name = symbol_name(function) or ""
        external = self._externals.get(name)
        if external is None:
            raise Unsupported(f"calls @{name}, which is only declared")
        return external(*values) or ()

    def _enter_region(
        self, values: dict[Value, Any], region: Region, arguments: Sequence[Any]
    ) -> None:
        if len(self._frames) >= self.limits.depth:
            raise Unsupported(
                f"nests deeper than the limit of {self.limits.depth} regions and calls, see --max-depth"
            )
        frame = _Frame(values)
        self._frames.append(frame)
        self._enter_block(frame, region.blocks[0], arguments)

    def _enter_block(self, frame: _Frame, block: Block, arguments: Sequence[Any]) -> None:
        try:
            frame.values.update(zip(block.arguments, arguments, strict=True))
        except ValueError:
            raise Unsupported(
                f"goes on with {len(arguments)} values in a block of {len(block.arguments)} arguments"
            ) from None
        frame.op = block.first

    # --- evaluators -----------------------------------------------------------------------------------------------------

    def evaluator(self, op: Operation) -> Evaluator | None:
        """The evaluator of operations like this one; None if there is none."""
        return self._evaluators.get(type(op)) or evaluator_for(op)

    def _find(self, op: Operation) -> Evaluator:
        """The hook that evaluates operations like this one."""
        found = self.evaluator(op)
        if found is None:
            dialect_name = op.name.partition(".")[0]
            raise Unsupported(
                f"cannot be evaluated: '{dialect_name}' neither has semantics of {type(op).__name__}"
                f" nor a hook @evaluates({type(op).__name__})"
            )
        if type(op).REGISTERED:
            self._evaluators[type(op)] = found
        return found

    # --- errors ---------------------------------------------------------------------------------------------------------

    def error_at(self, op: Operation, error: Exception) -> Exception:
        """The error to raise for one in the evaluation of an operation, with the place of it."""
        if isinstance(error, UndefinedBehavior):
            return self._refused(op, str(error), UndefinedBehaviorError)
        if isinstance(error, Unsupported):
            return self._refused(op, str(error), EvaluationError)
        if isinstance(error, EvaluationError) or not is_fault(error):
            return error
        return EvaluationError([fault_of_operation(error, "evaluated", op)])

    def _refused(self, op: Operation, message: str, kind: type[EvaluationError]) -> EvaluationError:
        """The error at an operation, with the calls that led there."""
        error = _error(op, message, kind)
        callers = [
            frame.op
            for frame in self._frames[self._bottom :]
            if frame.op is not None and frame.op is not op and not frame.op.regions
        ]
        shown = callers[-5:]
        for caller in reversed(shown):
            error.diagnostics[0].attach_note("called from here", caller.location)
        if len(callers) > len(shown):
            error.diagnostics[0].attach_note(f"and {len(callers) - len(shown)} calls before")
        return error


def can_be_evaluated(op_class: type[Operation]) -> bool:
    """Whether operations of a class have semantics or a hook that evaluates them."""
    dialect = loaded_dialect(op_class.OPERATION_NAME.partition(".")[0])
    if dialect is not None and dialect.bound_hooks.find("evaluates", op_class) is not None:
        return True
    return computation_of(op_class) is not None


def evaluator_for(op: Operation) -> Evaluator | None:
    """The hook that evaluates operations like this one."""
    dialect_name = op.dialect_name
    context = context_of(op)
    dialect = loaded_dialect(dialect_name) if context is None else context.dialect(dialect_name)
    if dialect is None:  # a program can be built without a context
        package = type(op).__module__.rpartition(".")[0]
        dialect = getattr(sys.modules.get(package), "DIALECT", None)
    if dialect is None:
        return None
    found: Evaluator | None = dialect.bound_hooks.find("evaluates", type(op))
    if found is None and (computation := computation_of(type(op))) is not None:
        return evaluator_of(computation)
    return found


def _error(
    op: Operation, message: str, kind: type[EvaluationError] = EvaluationError
) -> EvaluationError:
    text = f"'{op.name}' op {message}"
    return kind([Diagnostic(Severity.ERROR, op.location, text)])


def function_type(function: Operation) -> FunctionType:
    """The arguments and results of a function; raises EvaluationError if its type does not say them."""
    attribute = function.attribute("function_type")
    found: Any = attribute.value if isinstance(attribute, TypeAttr) else None
    if isinstance(found, FunctionType):
        return found
    returned = getattr(found, "return_type", None)  # of LLVM's functions: one type, or `void`
    if returned is not None and not found.var_arg:
        return FunctionType.get(found.params, [] if returned.MNEMONIC == "void" else [returned])
    its = "no type of a function" if found is None else f"the type '{found}'"
    raise _error(
        function, f"cannot be run: it has {its}; functions with a type such as '() -> i32' can"
    )
