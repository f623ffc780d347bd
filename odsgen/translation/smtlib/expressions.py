"""Expressions and sorts in SMT-LIB."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from odsgen.runtime import Operation, Region, Type, Value
from odsgen.translation.indented_text import IndentedText
from odsgen_dialects import smt

OpT = TypeVar("OpT", bound=Operation)
Writer = Callable[["Expressions", Any, "Frame"], None]

_WRITERS: dict[type[Operation], Writer] = {}


@dataclass(slots=True)
class Frame:
    """Where an expression stands: the indentation of its lines, and how many let-bindings are open."""

    write: IndentedText
    indent: int
    open_bindings: int = 0


class Names:
    """Names that are given once: `tmp`, `tmp_0`, `tmp_1` …"""

    def __init__(self) -> None:
        self._counts = {"": 0}  # which is no name

    def new(self, prefix: str) -> str:
        """A name that has not been given yet, the prefix itself if it is free."""
        name, count = prefix, self._counts.get(prefix)
        while count is not None:
            name = f"{prefix}_{count}"
            self._counts[prefix] = count + 1
            count = None if name not in self._counts else self._counts[prefix]
        self._counts.setdefault(name, 0)
        return name


class Expressions:
    """Writes expressions; `texts` are what values are called where they are used."""

    def __init__(self, inline_single_use_values: bool, indent_let_body: bool) -> None:
        self._inlines = inline_single_use_values
        self._indents_body = indent_let_body
        self.names = Names()
        self.texts: dict[Value, str] = {}

    def write_all(self, values: Iterable[Value], frame: Frame) -> None:
        """Bind what expressions are made of, operands first; what has a text already is left alone."""
        pending = list(values)
        while pending:
            value = pending[-1]
            if value in self.texts:
                pending.pop()
                continue
            op = value.defining_op
            assert op is not None  # arguments have their names
            missing = [operand for operand in op.operands if operand not in self.texts]
            if missing:
                pending += missing
                continue
            self._bind(op, value, frame)
            pending.pop()

    def _bind(self, op: Operation, value: Value, frame: Frame) -> None:
        """Write `(let ((name …))`, or keep the text of an expression to be written where it is used."""
        writer = _WRITERS.get(op.__class__)
        if writer is None:
            raise op.error("operation not supported for SMTLIB emission")
        if self._inlines and value.has_one_use:
            parts: list[str] = []
            writer(self, op, Frame(IndentedText(parts.append), frame.indent))
            self.texts[value] = "".join(parts)
            return
        name = self.texts[value] = self.names.new("tmp")
        frame.write(f"(let (({name} ")
        writer(self, op, Frame(frame.write, frame.indent + 8 + len(name)))
        frame.write("))\n")
        if self._indents_body:
            frame.indent += 5
        frame.open_bindings += 1
        frame.write.indent_by(frame.indent)

    def list_of(self, op: Operation, operator: str, frame: Frame) -> None:
        """Write `(operator operand …)`."""
        frame.write(f"({' '.join((operator, *(self.texts[value] for value in op.operands)))})")

    def quantifier(self, op: smt.ForallOp | smt.ExistsOp, operator: str, frame: Frame) -> None:
        """Write `(forall ((x Int) …) body)`, with the weight and the patterns if there are some."""
        if op.no_pattern:
            raise op.error("no-pattern attribute not supported yet")
        kept = self.texts
        self.texts = dict(kept)
        arguments = op.body.arguments
        prefixes = op.bound_var_names or ["tmp"] * len(arguments)
        names = [self.names.new(prefix) for prefix in prefixes]
        self.texts.update(zip(arguments, names, strict=True))
        variables = (
            f"({name} {sort(argument.type)})"
            for name, argument in zip(names, arguments, strict=True)
        )
        frame.write(f"({operator} ({' '.join(variables)})\n")
        is_annotated = op.weight != 0 or bool(op.patterns)
        indent = frame.indent + len(operator) + 2
        frame.write.indent_by(indent if is_annotated else frame.indent)
        frame.write("( ! " if is_annotated else "")
        self._yielded(op.body, Frame(frame.write, indent))
        if op.weight != 0:
            frame.write(f" :weight {op.weight}")
        if op.patterns:
            frame.write("\n:pattern (")
            for number, pattern in enumerate(op.patterns):
                frame.write(" " if number else "")
                self.texts.update(zip(pattern.arguments, names, strict=False))
                frame.write.indent_by(0)
                self._yielded(pattern, Frame(frame.write, indent))
            frame.write(")")
        frame.write("))" if is_annotated else ")")
        self.texts = kept

    def _yielded(self, region: Region, frame: Frame) -> None:
        for value in region.entry_block.operations[-1].operands:
            inner = Frame(frame.write, frame.indent)
            self.write_all((value,), inner)
            frame.write(self.texts[value] + ")" * inner.open_bindings)


def sort(type: Type) -> str:
    """A type in SMT-LIB."""
    if isinstance(type, smt.BoolType):
        return "Bool"
    if isinstance(type, smt.IntType):
        return "Int"
    if isinstance(type, smt.BitVectorType):
        return f"(_ BitVec {type.width})"
    if isinstance(type, smt.ArrayType):
        return f"(Array {sort(type.domain_type)} {sort(type.range_type)})"
    if isinstance(type, smt.SMTFuncType):
        return f"({' '.join(map(sort, type.domain_types))}) {sort(type.range_type)}"
    assert isinstance(type, smt.SortType)  # there are no others
    name = type.identifier.value
    if not type.sort_params:
        return name
    return f"({' '.join((name, *map(sort, type.sort_params)))})"


# --- operations ---------------------------------------------------------------------------------------------------------


def _writes(
    *op_classes: type[OpT],
) -> Callable[[Callable[[Expressions, OpT, Frame], None]], Writer]:
    def register(function: Callable[[Expressions, OpT, Frame], None]) -> Writer:
        _WRITERS.update(dict.fromkeys(op_classes, function))
        return function

    return register


_OPERATORS: dict[type[Operation], str] = {
    smt.AndOp: "and",
    smt.ArraySelectOp: "select",
    smt.ArrayStoreOp: "store",
    smt.BVAShrOp: "bvashr",
    smt.BVAddOp: "bvadd",
    smt.BVAndOp: "bvand",
    smt.BVLShrOp: "bvlshr",
    smt.BVMulOp: "bvmul",
    smt.BVNegOp: "bvneg",
    smt.BVNotOp: "bvnot",
    smt.BVOrOp: "bvor",
    smt.BVSDivOp: "bvsdiv",
    smt.BVSModOp: "bvsmod",
    smt.BVSRemOp: "bvsrem",
    smt.BVShlOp: "bvshl",
    smt.BVUDivOp: "bvudiv",
    smt.BVURemOp: "bvurem",
    smt.BVXOrOp: "bvxor",
    smt.ConcatOp: "concat",
    smt.DistinctOp: "distinct",
    smt.EqOp: "=",
    smt.ImpliesOp: "=>",
    smt.IntAddOp: "+",
    smt.IntDivOp: "div",
    smt.IntModOp: "mod",
    smt.IntMulOp: "*",
    smt.IntSubOp: "-",
    smt.IteOp: "ite",
    smt.NotOp: "not",
    smt.OrOp: "or",
    smt.XOrOp: "xor",
}
_COMPARISONS = {
    smt.IntPredicate.lt: "<",
    smt.IntPredicate.le: "<=",
    smt.IntPredicate.gt: ">",
    smt.IntPredicate.ge: ">=",
}


@_writes(*_OPERATORS)
def _list(expressions: Expressions, op: Operation, frame: Frame) -> None:
    expressions.list_of(op, _OPERATORS[op.__class__], frame)


@_writes(smt.BVCmpOp)
def _compare_vectors(expressions: Expressions, op: smt.BVCmpOp, frame: Frame) -> None:
    expressions.list_of(op, f"bv{op.pred.keyword}", frame)


@_writes(smt.IntCmpOp)
def _compare(expressions: Expressions, op: smt.IntCmpOp, frame: Frame) -> None:
    expressions.list_of(op, _COMPARISONS[op.pred], frame)


@_writes(smt.ExtractOp)
def _extract(expressions: Expressions, op: smt.ExtractOp, frame: Frame) -> None:
    high = op.low_bit + op.result.type.width - 1
    expressions.list_of(op, f"(_ extract {high} {op.low_bit})", frame)


@_writes(smt.RepeatOp)
def _repeat(expressions: Expressions, op: smt.RepeatOp, frame: Frame) -> None:
    count = op.result.type.width // op.input.type.width
    expressions.list_of(op, f"(_ repeat {count})", frame)


@_writes(smt.ArrayBroadcastOp)
def _broadcast(expressions: Expressions, op: smt.ArrayBroadcastOp, frame: Frame) -> None:
    expressions.list_of(op, f"(as const {sort(op.result.type)})", frame)


@_writes(smt.ApplyFuncOp)
def _apply(expressions: Expressions, op: smt.ApplyFuncOp, frame: Frame) -> None:
    frame.write(f"({' '.join(expressions.texts[value] for value in op.operands)})")


@_writes(smt.ForallOp)
def _forall(expressions: Expressions, op: smt.ForallOp, frame: Frame) -> None:
    expressions.quantifier(op, "forall", frame)


@_writes(smt.ExistsOp)
def _exists(expressions: Expressions, op: smt.ExistsOp, frame: Frame) -> None:
    expressions.quantifier(op, "exists", frame)
