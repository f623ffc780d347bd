"""The scope of patterns: operations, native calls and constraints by name."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from odsgen.ods.model import OpDef
from odsgen.ods.model.patterns import (
    NativeCall,
    OperationUse,
    PatternConstraint,
)
from odsgen.ods.resolve.constraints import ConstraintTable
from odsgen.spec.errors import did_you_mean, what_there_is
from odsgen.spec.pattern_expression import PatternDag


class BrokenDefinition(Exception):
    """A pattern names something of whose definition an error was reported: what it means is not known."""


class OperationTable:
    """The operations that patterns can name, under every spelling of theirs."""

    def __init__(self, dialect: str, broken: Collection[str] = ()) -> None:
        """`broken` are the keys and the classes of operations whose definitions have errors."""
        self.dialect = dialect
        self._broken = broken
        self._found: dict[str, OperationUse | None] = {}  # None: the name means several
        self._spellings: list[str] = []

    def add_own(self, ops: Mapping[str, OpDef]) -> None:
        """`ops` by their keys in the spec: `add`, `toy.add`, `AddOp` and `toy.AddOp` name an operation."""
        for key, op in ops.items():
            use = OperationUse(op, self.dialect)
            for name in (key, op.name, op.class_name, f"{self.dialect}.{op.class_name}"):
                self._found[name] = use
            self._spellings += [key, op.name, op.class_name]

    def add_imported(self, dialect: str, ops: Iterable[OpDef]) -> None:
        """`arith.addi`, `arith.AddIOp` and, where no other has the name, `AddIOp`."""
        for op in ops:
            use = OperationUse(op, dialect)
            self._found[op.name] = self._found[f"{dialect}.{op.class_name}"] = use
            if op.class_name in self._found:
                other = self._found[op.class_name]
                if other is None or other.dialect != self.dialect:
                    self._found[op.class_name] = None
            else:
                self._found[op.class_name] = use
            self._spellings += [op.name, op.class_name]

    def find(self, name: str) -> OperationUse | None:
        """The operation of that name, or None; raises BrokenDefinition."""
        found = self._found.get(name)
        if self._broken:
            key = name.removeprefix(f"{self.dialect}.")
            if key in self._broken or (found is not None and found.op.mnemonic in self._broken):
                raise BrokenDefinition
        return found

    def unknown(self, dag: PatternDag, others: Iterable[str] = ()) -> Exception:
        """The error for an operator that names nothing."""
        if dag.operator in self._found:
            owners = sorted(
                use.class_name
                for name, use in self._found.items()
                if use is not None and name == f"{use.dialect}.{dag.operator}"
            )
            return dag.error(
                f"'{dag.operator}' may mean several operations", hint=f"write {' or '.join(owners)}"
            )
        if dag.operator == "NativeCodeCall":
            return dag.error(
                "code cannot stand in a pattern",
                hint="declare the call under 'native_calls' and name it here",
            )
        known = [*self._spellings, *others]
        dialect, dot, _ = dag.operator.partition(".")
        hint = did_you_mean(dag.operator, known) or what_there_is(
            "", [name for name in known if name.islower() and "." not in name]
        )
        if dot and not any(name.startswith(f"{dialect}.") for name in known):
            hint = f"the dialect '{dialect}' is not imported: write `imports: [{dialect}]`"
        return dag.error(f"there is no operation or native call '{dag.operator}'", hint=hint)


@dataclass(slots=True)
class PatternNames:
    """Everything that a pattern of one dialect can name."""

    operations: OperationTable
    constraints: ConstraintTable
    native_calls: dict[str, NativeCall] = field(default_factory=dict)
    pattern_constraints: dict[str, PatternConstraint] = field(default_factory=dict)
    broken: set[str] = field(default_factory=set)  # native calls and constraints with errors

    def native_call(self, dag: PatternDag) -> NativeCall | None:
        """The native call that a dag names, or None; raises BrokenDefinition."""
        if dag.operator in self.broken:
            raise BrokenDefinition
        return self.native_calls.get(dag.operator)

    def pattern_constraint(self, dag: PatternDag) -> PatternConstraint | None:
        """The pattern constraint that a dag names, or None; raises BrokenDefinition."""
        if dag.operator in self.broken:
            raise BrokenDefinition
        return self.pattern_constraints.get(dag.operator)
