"""The state of a translation to C++: names of values and labels, and the expression that is being written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from odsgen.runtime import (
    Block,
    BlockArgument,
    Operation,
    OpResult,
    Type,
    Value,
    has_interface,
)
from odsgen.translation.cpp.literals import dimensions, type_text
from odsgen.translation.indented_text import IndentedText
from odsgen_dialects import cf, emitc

OpT = TypeVar("OpT", bound=Operation)
Printer = Callable[["CppEmitter", Any], None]

#: How each operation is written, by its class.
PRINTERS: dict[type[Operation], Printer] = {}

#: Operations whose results are texts that stand where they are used.
DEFERRED = (
    emitc.DereferenceOp,
    emitc.GetFieldOp,
    emitc.GetGlobalOp,
    emitc.LiteralOp,
    emitc.MemberOfPtrOp,
    emitc.MemberOp,
    emitc.SubscriptOp,
)

_WITHOUT_SEMICOLON = (
    cf.CondBranchOp,
    emitc.DeclareFuncOp,
    emitc.DoOp,
    emitc.FileOp,
    emitc.ForOp,
    emitc.IfOp,
    emitc.IncludeOp,
    emitc.SwitchOp,
    emitc.VerbatimOp,
)

_PRECEDENCE: dict[type[Operation], int] = {
    emitc.AddressOfOp: 15,
    emitc.AddOp: 12,
    emitc.ApplyOp: 15,
    emitc.BitwiseAndOp: 7,
    emitc.BitwiseLeftShiftOp: 11,
    emitc.BitwiseNotOp: 15,
    emitc.BitwiseOrOp: 5,
    emitc.BitwiseRightShiftOp: 11,
    emitc.BitwiseXorOp: 6,
    emitc.CallOp: 16,
    emitc.CallOpaqueOp: 16,
    emitc.CastOp: 15,
    emitc.ConditionalOp: 2,
    emitc.ConstantOp: 17,
    emitc.DivOp: 13,
    emitc.LoadOp: 16,
    emitc.LogicalAndOp: 4,
    emitc.LogicalNotOp: 15,
    emitc.LogicalOrOp: 3,
    emitc.MulOp: 13,
    emitc.RemOp: 13,
    emitc.SubOp: 12,
    emitc.UnaryMinusOp: 15,
    emitc.UnaryPlusOp: 15,
}
_EQUALITY_PRECEDENCE, _ORDER_PRECEDENCE, _SPACESHIP_PRECEDENCE = 8, 9, 10
_LOWEST_PRECEDENCE = 0


def prints(op_class: type[OpT]) -> Callable[[Callable[[CppEmitter, OpT], None]], Printer]:
    """Decorates the function that writes the operations of a class."""

    def register(function: Callable[[CppEmitter, OpT], None]) -> Printer:
        PRINTERS[op_class] = function
        return function

    return register


def precedence_of(op: Operation) -> int:
    """How strongly an operator of C++ binds; raises VerifyError for an operation that is none."""
    if isinstance(op, emitc.CmpOp):
        if op.predicate is emitc.CmpPredicate.three_way:
            return _SPACESHIP_PRECEDENCE
        if op.predicate in (emitc.CmpPredicate.eq, emitc.CmpPredicate.ne):
            return _EQUALITY_PRECEDENCE
        return _ORDER_PRECEDENCE
    precedence = _PRECEDENCE.get(op.__class__)
    if precedence is None:
        raise op.error("unsupported operation")
    return precedence


def is_inlined(op: Operation) -> bool:
    """Whether an operation is an expression that stands where its one result is used.

    Users that could be part of the expression take a variable, and so do those that are no statements.
    """
    if not isinstance(op, emitc.ExpressionOp) or op.do_not_inline or not op.result.has_one_use:
        return False
    [user] = op.result.users
    return not isinstance(
        user, (*DEFERRED, emitc.ExpressionOp, emitc.YieldOp)
    ) and not has_interface(user, emitc.CExpressionInterface)


class CppEmitter:
    """Writes operations as C++."""

    def __init__(
        self,
        write: Callable[[str], object],
        declare_variables_at_top: bool = False,
        file_id: str = "",
    ) -> None:
        self.write = IndentedText(write)
        self.declares_at_top = declare_variables_at_top
        self.file_id = file_id
        self._names: dict[Value, str] = {}
        self._labels: dict[Block, str] = {}
        self._value_count = 0
        self._loop_depth = 0
        self._expression: emitc.ExpressionOp | None = None
        self._precedences: list[int] = []

    # --- names ------------------------------------------------------------------------------------------------------------

    @contextmanager
    def function_scope(self) -> Iterator[None]:
        """Count names from one on; what is named inside is unknown outside."""
        kept = self._names, self._labels, self._value_count, self._loop_depth
        self._names, self._labels = dict(self._names), {}
        self._value_count = self._loop_depth = 0
        yield
        self._names, self._labels, self._value_count, self._loop_depth = kept

    @contextmanager
    def loop_scope(self) -> Iterator[None]:
        """Inside, variables of loops have the next letter."""
        self._loop_depth += 1
        yield
        self._loop_depth -= 1

    def name(self, value: Value) -> str:
        """The name of a value, a new one if it has none."""
        found = self._names.get(value)
        if found is None:
            found = self._names[value] = self._numbered("v")
        return found

    def loop_variable(self, value: Value) -> str:
        """The name of the variable of a loop: a letter by depth, from `i` to `t`, and a number."""
        found = self._names.get(value)
        if found is None:
            letter = chr(ord("i") + self._loop_depth) if self._loop_depth < 12 else "u"
            found = self._names[value] = self._numbered(letter)
        return found

    def _numbered(self, letter: str) -> str:
        self._value_count += 1
        return f"{letter}{self._value_count}"

    def has_name(self, value: Value) -> bool:
        return value in self._names

    def defer(self, value: Value, text: str) -> None:
        """Let a text stand where a value is used."""
        self._names.setdefault(value, text)

    def label(self, block: Block) -> str:
        """The label of a block."""
        return self._labels.setdefault(block, f"label{len(self._labels) + 1}")

    def has_label(self, block: Block) -> bool:
        return block in self._labels

    # --- declarations and assignments -------------------------------------------------------------------------------------

    def declare(self, op: Operation, type: Type, name: str) -> None:
        """Write `type name`, with the dimensions of an array behind the name."""
        if isinstance(type, emitc.ArrayType):
            element = type_text(type.element_type, op.location)
            self.write(f"{element} {name}{dimensions(type)}")
        else:
            self.write(f"{type_text(type, op.location)} {name}")

    def declare_result(self, result: OpResult, end: str = "") -> None:
        """Declare the variable of a result."""
        op = result.defining_op
        if isinstance(op, DEFERRED):
            return
        if self.has_name(result):
            raise op.error("result variable for the operation already declared")
        self.declare(op, result.type, self.name(result))
        self.write(end)

    def begin_assignment(self, result: Value) -> None:
        """Write `name = ` for a variable that is declared."""
        op = result.defining_op
        if not self.has_name(result) and op is not None:
            raise op.op_error("result variable for the operation has not been declared")
        self.write(f"{self.name(result)} = ")

    def assign_results(self, op: Operation) -> None:
        """Begin the statement that gives an operation's results their values; inside an expression nothing is written."""
        results = op.results
        if self._expression is not None or not results:
            return
        if len(results) == 1:
            if self.declares_at_top:
                self.begin_assignment(results[0])
            else:
                self.declare_result(results[0], " = ")
            return
        if not self.declares_at_top:
            for result in results:
                self.declare_result(result, ";\n")
        self.write(f"std::tie({', '.join(map(self.name, results))}) = ")

    # --- operands and expressions ---------------------------------------------------------------------------------------

    def operand(self, value: Value) -> None:
        """Write an operand: its name, or the expression that it is."""
        op = value.defining_op
        if op is not None and self._is_of_expression(op):
            self._nested(op)
        elif op is not None and is_inlined(op):
            assert isinstance(op, emitc.ExpressionOp)
            self.expression(op)
        elif (
            isinstance(value, BlockArgument)
            and self._expression is not None
            and value.parent_block.parent_op is self._expression
        ):
            self.argument_of_expression(self._expression.operands[value.index])
        else:
            self.write(self.name(value))

    def argument_of_expression(self, value: Value) -> None:
        """Write what an expression takes from around it."""
        op = value.defining_op
        if op is None or not is_inlined(op):
            self.write(self.name(value))
            return
        kept = self._expression, self._precedences
        self._expression, self._precedences = None, []
        self.operand(value)
        self._expression, self._precedences = kept

    def _is_of_expression(self, op: Operation) -> bool:
        return self._expression is not None and op.parent_op is self._expression

    def _nested(self, op: Operation) -> None:
        precedence = precedence_of(op)
        is_enclosed = precedence <= self._precedences[-1]
        self.write("(" if is_enclosed else "")
        self._precedences.append(precedence)
        self.operation(op, with_semicolon=False)
        self.write(")" if is_enclosed else "")
        self._precedences.pop()

    def expression(self, op: emitc.ExpressionOp) -> None:
        """Write an expression: the operation that gives its value, with the others in it."""
        root = _root(op)
        self._expression = op
        self._precedences.append(precedence_of(root))
        self.operation(root, with_semicolon=False)
        self._precedences.pop()
        self._expression = None

    def operands(self, values: Iterable[Value]) -> None:
        """Write operands between commas."""
        self.separated(values, self._listed)

    def _listed(self, value: Value) -> None:
        if self._expression is None:
            self.operand(value)
            return
        self._precedences.append(_LOWEST_PRECEDENCE)
        self.operand(value)
        self._precedences.pop()

    def separated(self, items: Iterable[Any], write: Callable[[Any], None]) -> None:
        """Write items between commas."""
        for number, item in enumerate(items):
            if number:
                self.write(", ")
            write(item)

    # --- operations -------------------------------------------------------------------------------------------------------

    def operation(self, op: Operation, with_semicolon: bool = True) -> None:
        """Write an operation as a statement, or as a part of the expression that is being written."""
        printer = PRINTERS.get(op.__class__)
        if printer is None:
            raise op.op_error("unable to find printer for op")
        printer(self, op)
        if isinstance(op, DEFERRED) or self._expression is not None or is_inlined(op):
            return
        is_ended = with_semicolon and not isinstance(op, _WITHOUT_SEMICOLON)
        self.write(";\n" if is_ended else "\n")

    def statements(self, ops: Sequence[Operation]) -> None:
        """Write operations one level deeper."""
        self.write.indent()
        for op in ops:
            self.operation(op)
        self.write.unindent()


def _root(op: emitc.ExpressionOp) -> Operation:
    result = op.region.entry_block.operations[-1].operands[0]
    root = result.defining_op
    assert root is not None  # the verifier sees to it
    return root
