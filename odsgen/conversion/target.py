"""Conversion targets: which operations are legal once a conversion is done (MLIR: Dialect Conversion, "Conversion Target")."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

    #: Says whether an operation is legal; None: another callback, or the default, decides.
    LegalityCallback = Callable[[Any], bool | None]
    OperationName = str | type[Operation]


class LegalizationAction(Enum):
    """How a target sees the operations of a name or of a dialect."""

    LEGAL = "legal"
    DYNAMIC = "dynamic"
    ILLEGAL = "illegal"


class Legality(NamedTuple):
    """An operation is legal; `is_recursive`: so is all inside it."""

    is_recursive: bool = False


class _Rule(NamedTuple):
    action: LegalizationAction
    callback: LegalityCallback | None = None


class ConversionTarget:
    """Says of each operation whether it is legal, illegal, or unknown.

    Operations are named by their full names or op classes.  What is said of an operation goes before what is said of its
    dialect; what is said last, before what was said earlier.

    >>> target = ConversionTarget()
    >>> target.add_legal_dialect("cf", "arith")
    >>> target.add_illegal_op("scf.for")
    >>> target.add_dynamically_legal_op("func.func", lambda op: converter.is_signature_legal(op.function_type))
    """

    __slots__ = ("_operations", "_dialects", "_recursive", "_unknown", "_verdicts", "_rules")

    def __init__(self) -> None:
        self._operations: dict[str, _Rule] = {}
        self._dialects: dict[str, _Rule] = {}
        self._recursive: dict[str, LegalityCallback | None] = {}
        self._unknown: _Rule | None = None
        #: What is known by the name alone; a rule, where the operation itself has to be looked at.
        self._verdicts: dict[str, Legality | _Rule | None] = {}
        #: The rules of names, as far as they were looked for.
        self._rules: dict[str, _Rule | None] = {}

    # --- what the target demands ----------------------------------------------------------------------------------------

    def add_legal_op(self, *operations: OperationName) -> None:
        """Operations of these names are legal."""
        self._set_operations(operations, _Rule(LegalizationAction.LEGAL))

    def add_illegal_op(self, *operations: OperationName) -> None:
        """Operations of these names must be converted."""
        self._set_operations(operations, _Rule(LegalizationAction.ILLEGAL))

    def add_dynamically_legal_op(
        self, operation: OperationName, callback: LegalityCallback
    ) -> None:
        """An operation of this name is legal if the callback says so."""
        name = _name(operation)
        before = self._operations.get(name)
        rule = _Rule(
            LegalizationAction.DYNAMIC, _either(callback, before.callback if before else None)
        )
        self._set_operations((name,), rule)

    def add_legal_dialect(self, *dialects: str) -> None:
        """All operations of these dialects are legal, as far as nothing is said of them by name."""
        self._set_dialects(dialects, _Rule(LegalizationAction.LEGAL))

    def add_illegal_dialect(self, *dialects: str) -> None:
        """All operations of these dialects must be converted, as far as nothing is said of them by name."""
        self._set_dialects(dialects, _Rule(LegalizationAction.ILLEGAL))

    def add_dynamically_legal_dialect(self, callback: LegalityCallback, *dialects: str) -> None:
        """An operation of these dialects is legal if the callback says so, as far as nothing is said of it by name."""
        for dialect in dialects:
            before = self._dialects.get(dialect)
            rule = _Rule(
                LegalizationAction.DYNAMIC, _either(callback, before.callback if before else None)
            )
            self._set_dialects((dialect,), rule)

    def mark_unknown_op_dynamically_legal(self, callback: LegalityCallback) -> None:
        """An operation of which nothing is said is legal if the callback says so, and must be converted if not."""
        before = self._unknown
        self._unknown = _Rule(
            LegalizationAction.DYNAMIC, _either(callback, before.callback if before else None)
        )
        self._forget()

    def mark_unknown_op_legal(self) -> None:
        """An operation of which nothing is said is legal."""
        self._unknown = _Rule(LegalizationAction.LEGAL)
        self._forget()

    def mark_op_recursively_legal(
        self, operation: OperationName, callback: LegalityCallback | None = None
    ) -> None:
        """Where an operation of this name is legal, and the callback agrees, so is all inside it.

        Raises ValueError if nothing makes the operation legal in the first place.
        """
        name = _name(operation)
        rule = self._rule(name)
        if rule is None or rule.action is LegalizationAction.ILLEGAL:
            raise ValueError(
                f"'{name}' cannot be recursively legal: the target never calls it legal"
            )
        self._recursive[name] = _either(callback, self._recursive.get(name)) if callback else None
        self._forget()

    def _set_operations(self, operations: tuple[OperationName, ...], rule: _Rule) -> None:
        for operation in operations:
            self._operations[_name(operation)] = rule
        self._forget()

    def _set_dialects(self, dialects: tuple[str, ...], rule: _Rule) -> None:
        for dialect in dialects:
            self._dialects[dialect] = rule
        self._forget()

    # --- what it says of an operation -----------------------------------------------------------------------------------

    def action(self, operation: OperationName) -> LegalizationAction | None:
        """How operations of a name are seen; None: nothing is said of them."""
        rule = self._rule(_name(operation))
        return None if rule is None else rule.action

    def legality(self, op: Operation) -> Legality | None:
        """How far `op` is legal; None if it is not, or nothing is said of it."""
        name = op.OPERATION_NAME or op.name
        verdict = self._known_verdict(name)
        if not isinstance(verdict, _Rule):
            return verdict
        if not _is_legal(verdict, op):
            return None
        if name not in self._recursive:
            return _LEGAL
        callback = self._recursive[name]
        is_recursive = callback is None or callback(op) is not False
        return _RECURSIVELY_LEGAL if is_recursive else _LEGAL

    def is_always_legal(self, name: str) -> bool:
        """Whether all operations of a name are legal, and what is inside them is looked at."""
        return self._known_verdict(name) is _LEGAL

    def is_never_legal(self, name: str) -> bool:
        """Whether no operation of a name is legal."""
        return self._known_verdict(name) is None

    def _known_verdict(self, name: str) -> Legality | _Rule | None:
        try:
            return self._verdicts[name]
        except KeyError:
            verdict = self._verdicts[name] = self._verdict(name)
            return verdict

    def _verdict(self, name: str) -> Legality | _Rule | None:
        rule = self._rule(name)
        if rule is None or rule.action is LegalizationAction.ILLEGAL:
            return None
        if rule.action is LegalizationAction.LEGAL and name not in self._recursive:
            return _LEGAL
        return rule

    def is_illegal(self, op: Operation) -> bool:
        """Whether `op` must be converted."""
        rule = self._rule(op.name)
        if rule is None:
            return False
        if rule.action is LegalizationAction.DYNAMIC:
            assert rule.callback is not None
            return rule.callback(op) is False
        return rule.action is LegalizationAction.ILLEGAL

    def _rule(self, name: str) -> _Rule | None:
        try:
            return self._rules[name]
        except KeyError:
            rule = self._operations.get(name)
            if rule is None:
                rule = self._dialects.get(name.partition(".")[0], self._unknown)
            self._rules[name] = rule
            return rule

    def _forget(self) -> None:
        self._verdicts.clear()
        self._rules.clear()


_LEGAL = Legality()
_RECURSIVELY_LEGAL = Legality(is_recursive=True)


def _is_legal(rule: _Rule, op: Operation) -> bool:
    if rule.action is LegalizationAction.DYNAMIC:
        assert rule.callback is not None
        return rule.callback(op) is True
    return rule.action is LegalizationAction.LEGAL


def _name(operation: OperationName) -> str:
    return operation if isinstance(operation, str) else operation.OPERATION_NAME


def _either(callback: LegalityCallback, before: LegalityCallback | None) -> LegalityCallback:
    """The newer callback; where that has no opinion, the older one."""
    if before is None:
        return callback

    def decide(op: Operation) -> bool | None:
        found = callback(op)
        return before(op) if found is None else found

    return decide
