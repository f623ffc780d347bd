"""Passes: what changes or looks at a program as a whole (MLIR: Pass Infrastructure, "Operation Pass")."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Self, overload

from odsgen.passes.analyses import AnalysisManager, PreservedAnalyses
from odsgen.passes.options import options_text
from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError, Severity, VerifyError

if TYPE_CHECKING:
    from collections.abc import Callable

    from odsgen.passes.manager import OpPassManager
    from odsgen.runtime.ir.operation import Operation


class PassFailure(VerifyError):
    """A pass failed, or what it left does not verify; `diagnostics` say why, as far as it said so."""

    def __str__(self) -> str:
        return super().__str__() or "a pass failed"


class Statistic:
    """A number that a pass counts over all that it runs on, shown by `--mlir-pass-statistics`.

    >>> class CSE(Pass):
    ...     num_cse = Statistic("num-cse'd", "Number of operations CSE'd")
    ...     # self.num_cse += 1
    """

    def __init__(self, name: str, summary: str) -> None:
        self.name = name
        self.summary = summary

    def __set_name__(self, owner: type[Pass], attribute: str) -> None:
        self._attribute = attribute

    @overload
    def __get__(self, instance: None, owner: type[Pass]) -> Self: ...
    @overload
    def __get__(self, instance: Pass, owner: type[Pass]) -> int: ...
    def __get__(self, instance: Pass | None, owner: type[Pass]) -> Self | int:
        return self if instance is None else instance.statistics.get(self._attribute, 0)

    def __set__(self, instance: Pass, value: int) -> None:
        instance.statistics[self._attribute] = value


class Pass:
    """A pass; a subclass names itself and defines `run_on_operation`.

    The pass may change `op` and what is inside it, and nothing else.  Options and statistics are class attributes
    (`options.py`, `Statistic`).
    """

    #: The name in a pipeline: `symbol-dce`.
    ARGUMENT: ClassVar[str] = ""
    #: The name that is shown: `SymbolDCE`.
    NAME: ClassVar[str] = ""
    SUMMARY: ClassVar[str] = ""
    #: The name of the only operations on which it runs; None: on any that is isolated from above.
    OPERATION: ClassVar[str | None] = None
    #: The name of the interface of the operations on which it runs (MLIR: `InterfacePass`); None: whatever they implement.
    INTERFACE: ClassVar[str | None] = None
    #: The names of the operations that the pass is for, where it has no patterns that know it.
    REWRITES: ClassVar[tuple[str, ...]] = ()
    #: Whether the pass does no more than to change the operation, count, and say something of it: then it may run in a process
    #: of its own.  One that keeps what it found, or writes it somewhere, says False.
    RUNS_IN_WORKERS: ClassVar[bool] = True

    def __init__(self) -> None:
        self.option_values: dict[str, Any] = {}
        self.statistics: dict[str, int] = {}
        self.analyses: AnalysisManager
        self.preserved = PreservedAnalyses()
        self.diagnostics: list[Diagnostic] = []
        self.failed = False
        #: Whether the run changed nothing, though no analyses are said to hold: what was verified before it is sound still.
        self.is_untouched = False
        #: How often the pass, or one that shares the dict, has written an `output_file`: none takes the place of another.
        self.files_written: dict[str, int] = {}
        self._report: Callable[[Diagnostic], object] | None = None
        #: Runs a pipeline on an operation inside the current one (MLIR: Dynamic Pass Pipelines).
        self.run_pipeline: Callable[[OpPassManager, Operation], None]

    @classmethod
    def can_schedule_on(cls, op_class: type[Operation]) -> bool:
        """Whether the pass may run on operations of a class."""
        if cls.INTERFACE is not None and cls.INTERFACE not in op_class.INTERFACES:
            return False
        return cls.OPERATION is None or op_class.OPERATION_NAME == cls.OPERATION

    @classmethod
    def rewritten_operations(cls) -> Iterable[str]:
        """The names of the operations that the pass is for; none where its patterns, whatever the program, know it."""
        return cls.REWRITES

    def output_file(self) -> str | None:
        """The file that the pass writes, if it does: `ods-batch` refuses it, as its programs run side by side."""
        return None

    def initialize(self) -> None:
        """Called once before a pipeline runs; what it prepares is kept for all operations."""

    def run_on_operation(self, op: Operation) -> None:
        """Do the work on one operation."""
        raise NotImplementedError(f"the pass '{self.ARGUMENT}' does not define run_on_operation")

    # --- what a pass says -----------------------------------------------------------------------------------------------

    def emit(self, diagnostic: Diagnostic) -> None:
        """Say something of the program; an error does not end the pass by itself."""
        self.diagnostics.append(diagnostic)

    def emit_warning(self, op: Operation, message: str) -> None:
        """Warn of something at the place of an operation."""
        self.emit(Diagnostic(Severity.WARNING, op.location, message, operation=op))

    def emit_remark(self, op: Operation, message: str) -> None:
        """Remark something at the place of an operation."""
        self.emit(Diagnostic(Severity.REMARK, op.location, message, operation=op))

    def signal_failure(self, errors: DiagnosticError | Iterable[Diagnostic] = ()) -> None:
        """The pass has failed: no other one runs after it."""
        self.failed = True
        self.diagnostics += (
            errors.diagnostics if isinstance(errors, DiagnosticError) else list(errors)
        )

    # --- analyses -------------------------------------------------------------------------------------------------------

    def mark_all_analyses_preserved(self) -> None:
        """Nothing was changed."""
        self.preserved.preserve_all()

    def mark_analyses_preserved(self, *analyses: type[Any]) -> None:
        """These analyses hold as before."""
        self.preserved.preserve(*analyses)

    # --- text -----------------------------------------------------------------------------------------------------------

    @classmethod
    def declared_statistics(cls) -> dict[str, Statistic]:
        """The statistics of the pass by their attribute."""
        return {
            attribute: value
            for base in reversed(cls.__mro__)
            for attribute, value in vars(base).items()
            if isinstance(value, Statistic)
        }

    def pipeline_text(self) -> str:
        """The pass with its options, as a pipeline has it."""
        return f"{self.ARGUMENT}{options_text(self)}"

    def __repr__(self) -> str:
        return f"<pass {self.pipeline_text()}>"
