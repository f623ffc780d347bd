"""The state of an interpreter run: what handles stand for, and how one transform after the other is applied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from odsgen.dialects.transform.consumption import consumes
from odsgen.dialects.transform.interpreter.failures import (
    DefiniteFailure,
    SilenceableFailure,
    definite,
    silenceable,
)
from odsgen.dialects.transform.interpreter.invalidation import (
    Invalidation,
    Recorder,
    error_about,
    operations_of,
)
from odsgen.dialects.transform.interpreter.mappings import Mappings
from odsgen.dialects.transform.interpreter.payload_types import check_payload
from odsgen.dialects.transform.interpreter.rewriter import TransformRewriter
from odsgen.dialects.transform.interpreter.tracking import TrackingListener
from odsgen.dialects.transform.verifiers.kinds import HANDLE, PARAM, VALUE, has
from odsgen.runtime import (
    Attribute,
    Diagnostic,
    IsIsolatedFromAbove,
    MissingMethodError,
    Operation,
    Region,
    Value,
    dialect_loaded_for,
)

#: What a handle stands for: operations, values or attributes.
Payload = Sequence[Any]
#: A hook `@applies`: gives what each result stands for.
Apply = Callable[[Any, TransformRewriter, "TransformState"], Sequence[Payload]]

_REPORTS_TRACKING = "ReportTrackingListenerFailuresOpTrait"
_SILENCES_TRACKING = "transform.silence_tracking_failures"


@dataclass
class _Scope:
    """A region whose transforms are being applied."""

    region: Region
    mappings: Mappings = field(default_factory=Mappings)
    current: Operation | None = None


class PartialResults(SilenceableFailure):
    """A silenceable failure of a transform that gives results all the same."""

    def __init__(self, failure: SilenceableFailure, results: Sequence[Payload]) -> None:
        super().__init__(failure.diagnostics)
        self.results = results


class TransformState:
    """The payload of all handles while a transform script runs."""

    def __init__(
        self,
        top_level: Operation,
        extra: Sequence[Payload] = (),
        *,
        expensive_checks: bool = True,
        report: Callable[[Diagnostic], None] = lambda diagnostic: None,
    ) -> None:
        self.top_level = top_level
        #: What the further arguments of a top-level transform stand for.
        self.extra = extra
        #: Takes remarks and warnings.
        self.report = report
        #: Values that transforms share, by the class that owns them.
        self.extensions: dict[Any, Any] = {}
        #: The dialects of operations that transforms have made.
        self.made_dialects: set[str] = set()
        self._expensive_checks = expensive_checks
        self._scopes: list[_Scope] = []
        self._invalidated: dict[Value, Invalidation] = {}
        self._hooks: dict[type[Operation], Apply] = {}

    # --- handles --------------------------------------------------------------------------------------------------------

    def payload_ops(self, handle: Value | None) -> list[Operation]:
        """The operations for which a handle stands."""
        if handle is None:
            return []
        return [
            op for op in self._scope(handle).mappings.operations.get(handle, ()) if op is not None
        ]

    def payload_values(self, handle: Value) -> list[Value]:
        """The values for which a handle stands."""
        return list(self._scope(handle).mappings.values.get(handle, ()))

    def params(self, handle: Value) -> list[Attribute]:
        """The attributes for which a parameter stands."""
        return list(self._scope(handle).mappings.params.get(handle, ()))

    def payload(self, handle: Value) -> list[Any]:
        """The operations, values or attributes for which a handle of any kind stands."""
        if has(handle.type, HANDLE):
            return self.payload_ops(handle)
        return self.payload_values(handle) if has(handle.type, VALUE) else self.params(handle)

    def set_payload(self, handle: Value, payload: Payload) -> None:
        """Let a handle stand for a payload that its type allows; raises DefiniteFailure."""
        check_payload(handle, payload)
        mappings = self._scope(handle).mappings
        if has(handle.type, HANDLE):
            mappings.set_operations(handle, list(payload))
        elif has(handle.type, VALUE):
            mappings.set_values(handle, list(payload))
        else:
            mappings.params[handle] = list(payload)

    def handles_of(self, op: Operation) -> list[Value]:
        """The handles that stand for an operation, among others."""
        return [
            handle
            for scope in reversed(self._scopes)
            for handle in scope.mappings.handles_of_operation.get(op, ())
        ]

    def handles_of_value(self, value: Value) -> list[Value]:
        """The handles that stand for a value, among others."""
        return [
            handle
            for scope in reversed(self._scopes)
            for handle in scope.mappings.handles_of_value.get(value, ())
        ]

    def replace_payload_op(self, op: Operation, replacement: Operation | None) -> None:
        """Let handles stand for another operation, or for none."""
        for scope in self._scopes:
            scope.mappings.replace_operation(op, replacement)

    def replace_payload_value(self, value: Value, replacement: Value | None) -> None:
        """Let handles stand for another value, or for none."""
        for scope in self._scopes:
            scope.mappings.replace_value(value, replacement)

    def is_dead(self, handle: Value) -> bool:
        """Whether nothing that is still to be applied uses a handle."""
        current = self._scope(handle).current
        return current is None or all(
            user is current or _happens_before(user, current) for user in handle.users
        )

    def _scope(self, handle: Value) -> _Scope:
        region = handle.parent_region
        for scope in reversed(self._scopes):
            if scope.region is region:
                return scope
        raise ValueError(f"no transform of the region of {handle!r} is being applied")

    # --- regions --------------------------------------------------------------------------------------------------------

    @contextmanager
    def scope(self, region: Region) -> Iterator[None]:
        """Within, the handles of a region may stand for payload."""
        self._scopes.append(_Scope(region))
        try:
            yield
        finally:
            self._scopes.pop()
            for block in region.blocks:
                for handle in (*block.arguments, *(r for op in block for r in op.results)):
                    self._invalidated.pop(handle, None)

    def _visible_mappings(self) -> list[Mappings]:
        found = []
        for scope in reversed(self._scopes):
            found.append(scope.mappings)
            parent = scope.region.parent_op
            if parent is not None and IsIsolatedFromAbove in parent.TRAITS:
                break
        return found

    # --- transforms -----------------------------------------------------------------------------------------------------

    def apply(self, transform: Operation) -> None:
        """Apply a transform; its results stand for what it gives.

        Raises SilenceableFailure, then its results stand for what it gave or nothing, and DefiniteFailure.
        """
        self._scopes[-1].current = transform
        hook = self._hook_of(transform)
        consumed = [n for n, _ in enumerate(transform.operands) if consumes(transform, n)]
        if self._expensive_checks:
            self._check_invalidation(transform, consumed)
            self._check_repetition(transform, consumed)
        results_of_consumed, definitions = self._consumed_payload(transform, consumed)
        handles = {transform.operands[number] for number in consumed}
        listener = TrackingListener(self, transform, handles)
        rewriter = TransformRewriter(listener)
        failure: SilenceableFailure | None = None
        results: Sequence[Payload] = [()] * len(transform.results)
        try:
            results = hook(transform, rewriter, self)
        except SilenceableFailure as error:
            failure = error
            if isinstance(error, PartialResults):
                results = error.results
        self._compact()
        failure = _with_tracking_failure(transform, failure, listener.take_failure())
        for handle in handles:
            self._forget(handle, results_of_consumed, definitions)
        for handle, payload in zip(transform.results, results, strict=True):
            self.set_payload(handle, payload)
        if failure is not None:
            raise SilenceableFailure(failure.diagnostics)  # not with the results

    def _hook_of(self, transform: Operation) -> Apply:
        kind = type(transform)
        found = self._hooks.get(kind)
        if found is None:
            dialect = dialect_loaded_for(transform, transform.dialect_name)
            hook = None if dialect is None else dialect.bound_hooks.find("applies", kind)
            if hook is None:
                raise definite(
                    transform,
                    f"'{transform.name}' op cannot be applied: the interpreter does not have this "
                    f"transform; there is no hook @applies({kind.__name__})",
                )
            found = self._hooks[kind] = hook
        return found

    def _check_invalidation(self, transform: Operation, consumed: Sequence[int]) -> None:
        """Refuse invalidated operands and record those that become invalid."""
        recorder = Recorder(transform, self._visible_mappings(), self._invalidated)
        repeats = allows_repeated_operands(transform)
        try:
            for number, operand in enumerate(transform.operands):
                known = self._invalidated.get(operand)
                if known is None and not repeats:
                    known = recorder.found.get(operand)
                if known is not None:
                    raise DefiniteFailure([error_about(transform, known)])
                if number not in consumed:
                    continue
                if has(operand.type, HANDLE):
                    recorder.consume_operations(number, operand, self.payload_ops(operand))
                elif has(operand.type, VALUE):
                    recorder.consume_values(number, operand, self.payload_values(operand))
        finally:
            for handle, invalidation in recorder.found.items():
                self._invalidated.setdefault(handle, invalidation)

    def _check_repetition(self, transform: Operation, consumed: Sequence[int]) -> None:
        if allows_repeated_operands(transform):
            return
        for number in consumed:
            operand = transform.operands[number]
            if has(operand.type, PARAM):
                continue
            seen = set()
            for each in self.payload(operand):
                if each in seen:
                    what = "op" if isinstance(each, Operation) else "value"
                    raise silenceable(
                        transform,
                        f"a handle passed as operand #{number} and consumed by this operation points "
                        "to a payload entity more than once",
                        [(each.location, f"repeated target {what}")],
                    )
                seen.add(each)

    def _consumed_payload(
        self, transform: Operation, consumed: Sequence[int]
    ) -> tuple[list[Value], list[Operation]]:
        """The results of consumed operations, and the operations that define consumed values."""
        results: list[Value] = []
        definitions: list[Operation] = []
        for number in consumed:
            operand = transform.operands[number]
            if has(operand.type, HANDLE):
                results += [r for op in self.payload_ops(operand) for r in op.results]
            elif has(operand.type, VALUE):
                for value in self.payload_values(operand):
                    definitions += operations_of(value)
            else:
                raise definite(
                    transform,
                    f"unexpectedly consumed a value that is not a handle as operand #{number}",
                    [(operand.location, f"value defined here with type '{operand.type}'")],
                )
        return results, definitions

    def _forget(
        self, handle: Value, results: Sequence[Value], definitions: Sequence[Operation]
    ) -> None:
        mappings = self._scope(handle).mappings
        if has(handle.type, HANDLE):
            mappings.forget_operations(handle)
            for result in results:
                self.replace_payload_value(result, None)
        else:
            mappings.forget_values(handle)
            for op in definitions:
                self.replace_payload_op(op, None)
            self._compact()

    def _compact(self) -> None:
        for scope in self._scopes:
            for known in scope.mappings.operations.values():
                if None in known:
                    known[:] = [op for op in known if op is not None]


def allows_repeated_operands(transform: Any) -> bool:
    """Whether operands may stand for the same payload."""
    try:
        return bool(transform.allows_repeated_handle_operands())
    except MissingMethodError:  # by default
        return False


def _with_tracking_failure(
    transform: Operation, failure: SilenceableFailure | None, tracking: SilenceableFailure | None
) -> SilenceableFailure | None:
    if tracking is None or not any(t.__name__ == _REPORTS_TRACKING for t in transform.TRAITS):
        return failure
    if _SILENCES_TRACKING in transform.attributes:
        return failure
    if failure is None:
        return tracking
    message = tracking.diagnostics[0].message
    failure.diagnostics[-1].attach_note(f"tracking listener also failed: {message}")
    return failure


def _happens_before(one: Operation, other: Operation) -> bool:
    """Whether an operation comes before another one in the block of both."""
    current: Operation | None = one
    while current is not None:
        if current.is_proper_ancestor(other):
            return False
        block = current.parent_block
        inner: Operation | None = other
        while inner is not None and inner.parent_block is not block:
            inner = inner.parent_op
        if inner is not None:
            return current.is_before_in_block(inner)
        current = current.parent_op
    return False
