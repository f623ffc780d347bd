"""Rewrite patterns and sets of them (MLIR: Pattern Rewriting, "Defining Patterns")."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, get_args, get_origin

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # as in base/attribute.py

    from odsgen.rewriting.rewriter import PatternRewriter
    from odsgen.runtime.ir.operation import Operation

    OpT = TypeVar("OpT", bound=Operation, default=Any)

else:
    from typing import TypeVar

    OpT = TypeVar("OpT")


def root_by_argument(pattern: type[Any], base: type[Any]) -> str | None:
    """The name of the operation whose class stands in brackets behind the base of a class of patterns, if any.

    Raises TypeError where `root` of the class says another one.
    """
    for parent in vars(pattern).get("__orig_bases__", ()):
        origin = get_origin(parent)
        if not isinstance(origin, type) or not issubclass(origin, base):
            continue
        for argument in get_args(parent):
            name: str = getattr(argument, "OPERATION_NAME", "")
            if not name:
                continue
            if vars(pattern).get("root", name) != name:
                raise TypeError(
                    f"the pattern '{pattern.__name__}' is for '{name}' by the class "
                    f"{argument.__name__}, and for {pattern.root!r} by its root"
                )
            return name
    return None


class RewritePattern(Generic[OpT]):
    """Matches an operation and rewrites it; a subclass defines `match_and_rewrite`.

    >>> class DropDouble(RewritePattern[toy.TransposeOp]):
    ...     def match_and_rewrite(self, op: toy.TransposeOp, rewriter: PatternRewriter) -> bool: ...

    The root follows from the class of the operation; or `root` names it.
    """

    #: The name of the operations that the pattern is tried on; None: any operation.
    root: str | None = None
    #: Of several patterns the one of the greatest benefit is tried first.
    benefit: int = 1
    #: The names of the operations that a rewriting may make.
    generated_operations: tuple[str, ...] = ()
    #: What must define the first operands: for each an op class, or a trait of the operation; None: anything.  Where it is
    #: something else, the driver need not try the pattern.
    operand_definitions: tuple[type[Any] | None, ...] = ()
    #: What the pattern is called beside its own name, so that sets of patterns can be chosen by it.
    labels: tuple[str, ...] = ()

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        name = root_by_argument(cls, RewritePattern)
        if name is not None:
            cls.root = name

    @property
    def name(self) -> str:
        """The name by which the pattern is chosen and shown."""
        return type(self).__name__

    def match_and_rewrite(self, op: OpT, rewriter: PatternRewriter) -> bool:
        """Rewrite `op` by means of `rewriter`; return False, with nothing changed, if it does not match."""
        raise NotImplementedError(f"the pattern '{self.name}' does not define match_and_rewrite")

    def __repr__(self) -> str:
        return f"<pattern {self.name} on {self.root or 'any operation'}, benefit {self.benefit}>"


class CanonicalizationPattern(RewritePattern[OpT]):
    """A pattern that `canonicalize` applies."""

    labels = ("canonicalization",)


class FunctionPattern(RewritePattern):
    """Wraps a function as a pattern."""

    def __init__(
        self, root: str | None, rewrite: Callable[[Any, PatternRewriter], bool], benefit: int = 1
    ) -> None:
        self.root = root
        self.benefit = benefit
        self._rewrite = rewrite

    @property
    def name(self) -> str:
        return self._rewrite.__name__

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        return self._rewrite(op, rewriter)


class FrozenPatternSet:
    """Patterns in the order in which they are tried on an operation of a name.

    `disabled` and `enabled` filter them by their names and labels (MLIR: "Pattern Filtering").
    """

    __slots__ = ("patterns", "_by_root", "_any", "_sorted", "_roots_are_checked")

    def __init__(
        self,
        patterns: Iterable[RewritePattern],
        *,
        disabled: Iterable[str] = (),
        enabled: Iterable[str] | None = None,
    ) -> None:
        disabled = frozenset(disabled)
        wanted = None if enabled is None else frozenset(enabled)
        self.patterns = tuple(
            pattern
            for pattern in patterns
            if disabled.isdisjoint((pattern.name, *pattern.labels))
            and (wanted is None or not wanted.isdisjoint((pattern.name, *pattern.labels)))
        )
        self._by_root: dict[str, list[RewritePattern]] = {}
        self._any: list[RewritePattern] = []
        for pattern in self.patterns:
            if pattern.root is None:
                self._any.append(pattern)
            else:
                self._by_root.setdefault(pattern.root, []).append(pattern)
        self._roots_are_checked = False
        self._sorted: dict[str, tuple[RewritePattern, ...]] = {}

    def check_roots(self) -> None:
        """Raise ValueError for a pattern on operations that their dialect does not define: it would match nothing."""
        if self._roots_are_checked:
            return
        from odsgen.runtime.registry.context import loaded_dialect

        for root, patterns in self._by_root.items():
            dialect = loaded_dialect(root.partition(".")[0])
            if dialect is None or dialect.allow_unknown_operations or dialect.extensible:
                continue
            if root not in dialect.operations:
                from difflib import get_close_matches

                near = get_close_matches(root, dialect.operations, 1)
                hint = f"; did you mean '{near[0]}'?" if near else ""
                raise ValueError(
                    f"the pattern '{patterns[0].name}' is for '{root}', which the dialect '{dialect.name}' "
                    f"does not define{hint}"
                )
        self._roots_are_checked = True

    def for_operation(self, name: str) -> tuple[RewritePattern, ...]:
        """The patterns for operations of that name, the greatest benefit first, else in the order of the set."""
        found = self._sorted.get(name)
        if found is None:
            patterns = [*self._by_root.get(name, ()), *self._any]
            patterns.sort(key=lambda pattern: -pattern.benefit)
            found = self._sorted[name] = tuple(patterns)
        return found

    def __len__(self) -> int:
        return len(self.patterns)
