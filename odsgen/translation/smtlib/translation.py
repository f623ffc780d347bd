"""The solvers of a program as SMT-LIB."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.runtime import Operation, digits_of_integer, signed_value
from odsgen.translation.indented_text import IndentedText
from odsgen.translation.smtlib.expressions import Expressions, Frame, sort
from odsgen_dialects import smt


def export_smtlib(
    op: Operation,
    write: Callable[[str], object],
    *,
    inline_single_use_values: bool = False,
    indent_let_body: bool = False,
) -> None:
    """Write each `smt.solver` inside an operation as a script of its own; raises VerifyError for what has no text."""
    if len(op.regions) != 1:
        raise op.error("must have exactly one region")
    if len(op.regions[0].blocks) != 1:
        raise op.error("op region must have exactly one block")
    text = IndentedText(write)
    solvers = (each for each in op.walk(post_order=True) if isinstance(each, smt.SolverOp))
    for number, solver in enumerate(solvers):
        text(f"; solver scope {number}\n")
        _solver(solver, text, Expressions(inline_single_use_values, indent_let_body))


def _solver(op: smt.SolverOp, write: IndentedText, expressions: Expressions) -> None:
    if op.inputs or op.results:
        raise op.error("solver scopes with inputs or results are not supported")
    block = op.body_region.entry_block
    _declare_sorts(op, write)
    for inner in block.walk(post_order=True):
        _statement(inner, write, expressions)
    write("(reset)\n")


def _declare_sorts(solver: smt.SolverOp, write: IndentedText) -> None:
    arities: dict[str, int] = {}
    for op in solver.body_region.entry_block.walk(post_order=True):
        if op.dialect_name != solver.dialect_name:
            raise op.error("solver must not contain any non-SMT operations")
        for type in op.result_types:
            if not isinstance(type, smt.SortType):
                continue
            name, arity = type.identifier.value, len(type.sort_params)
            if name not in arities:
                write(f"(declare-sort {name} {arity})\n")
            if arities.setdefault(name, arity) != arity:
                raise op.error("uninterpreted sorts with same identifier but different arity found")


def _statement(op: Operation, write: IndentedText, expressions: Expressions) -> None:
    """Write a statement; constants and declarations get their texts, other expressions wait for who uses them."""
    match op:
        case smt.BVConstantOp():
            expressions.texts[op.result] = _bit_vector(op.value)
        case smt.BoolConstantOp():
            expressions.texts[op.result] = "true" if op.value else "false"
        case smt.IntConstantOp():
            expressions.texts[op.result] = digits_of_integer(signed_value(op.value))
        case smt.DeclareFunOp():
            name = expressions.names.new("tmp" if op.name_prefix is None else op.name_prefix)
            expressions.texts[op.result] = name
            kind = "fun" if isinstance(op.result.type, smt.SMTFuncType) else "const"
            write(f"(declare-{kind} {name} {sort(op.result.type)})\n")
        case smt.AssertOp():
            _assert(op, write, expressions)
        case smt.ResetOp():
            write("(reset)\n")
        case smt.PushOp():
            write(f"(push {op.count})\n")
        case smt.PopOp():
            write(f"(pop {op.count})\n")
        case smt.CheckOp():
            _check(op, write)
        case smt.SetLogicOp():
            write(f"(set-logic {op.logic})\n")


def _assert(op: smt.AssertOp, write: IndentedText, expressions: Expressions) -> None:
    kept = dict(expressions.texts)
    write("(assert ")
    frame = Frame(write, 8)
    expressions.write_all((op.input,), frame)
    write(expressions.texts[op.input] + ")" * (frame.open_bindings + 1) + "\n")
    write.indent_by(0)
    expressions.texts = kept


def _check(op: smt.CheckOp, write: IndentedText) -> None:
    if op.results:
        raise op.error("must not have any result values")
    for name, region in (
        ("sat", op.sat_region),
        ("unknown", op.unknown_region),
        ("unsat", op.unsat_region),
    ):
        if len(region.entry_block.operations) != 1:
            raise op.error(f"'{name}' region must be empty")
    write("(check-sat)\n")


def _bit_vector(value: smt.BitVectorAttr) -> str:
    """In hexadecimal where the width allows, else in binary."""
    assert isinstance(value.type, smt.BitVectorType)
    width = value.type.width
    bits = value.value & ((1 << width) - 1)
    return f"#x{bits:0{width // 4}x}" if width % 4 == 0 else f"#b{bits:0{width}b}"
