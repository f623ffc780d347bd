"""Each operation in C++."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from odsgen.runtime import (
    Attribute,
    Block,
    BlockArgument,
    FlatSymbolRefAttr,
    IndexType,
    IntegerAttr,
    Operation,
    Region,
    Type,
    Value,
    lookup_nearest_symbol_from,
)
from odsgen.translation.cpp.emitter import PRINTERS, CppEmitter, is_inlined, prints
from odsgen.translation.cpp.literals import attribute_text, type_text, types_text
from odsgen_dialects import builtin, cf, emitc, func

# --- modules, files and classes -----------------------------------------------------------------------------------------


@prints(builtin.ModuleOp)
def module(emitter: CppEmitter, op: builtin.ModuleOp) -> None:
    for inner in op.regions[0].entry_block:
        emitter.operation(inner, with_semicolon=False)


@prints(emitc.FileOp)
def file(emitter: CppEmitter, op: emitc.FileOp) -> None:
    """The file that is asked for by its name, and none of the others."""
    if emitter.file_id and op.id == emitter.file_id:
        for inner in op.body_region.entry_block:
            emitter.operation(inner, with_semicolon=False)


@prints(emitc.ClassOp)
def class_(emitter: CppEmitter, op: emitc.ClassOp) -> None:
    emitter.write(f"class {op.sym_name}{' final' if op.final_specifier else ''} {{\n public:\n")
    emitter.write.indent()
    for inner in op.body.entry_block:
        emitter.operation(inner, with_semicolon=False)
    emitter.write.unindent()
    emitter.write("};")


@prints(emitc.FieldOp)
def field(emitter: CppEmitter, op: emitc.FieldOp) -> None:
    _variable(emitter, op, op.type, op.sym_name, op.initial_value)


@prints(emitc.GlobalOp)
def global_(emitter: CppEmitter, op: emitc.GlobalOp) -> None:
    if op.extern_specifier:
        emitter.write("extern ")
    elif op.static_specifier:
        emitter.write("static ")
    if op.const_specifier:
        emitter.write("const ")
    _variable(emitter, op, op.type, op.sym_name, op.initial_value)


def _variable(
    emitter: CppEmitter, op: Operation, type: Type, name: str, value: Attribute | None
) -> None:
    emitter.declare(op, type, name)
    if value is not None:
        emitter.write(" = ")
        emitter.write(attribute_text(value, op.location))
    emitter.write(";")


@prints(emitc.IncludeOp)
def include(emitter: CppEmitter, op: emitc.IncludeOp) -> None:
    emitter.write(
        f"#include <{op.include}>" if op.is_standard_include else f'#include "{op.include}"'
    )


@prints(emitc.VerbatimOp)
def verbatim(emitter: CppEmitter, op: emitc.VerbatimOp) -> None:
    """The text as it is, or with the operands in place of `{}`."""
    if not op.fmt_args:
        emitter.write(op.value)
        return
    operands = iter(op.fmt_args)
    position, text = 0, op.value
    while (found := text.find("{", position)) >= 0:
        emitter.write(text[position:found])
        if text[found + 1] == "{":
            emitter.write("{")
        else:
            emitter.operand(next(operands))
        position = found + 2
    emitter.write(text[position:])


# --- functions ----------------------------------------------------------------------------------------------------------


@prints(func.FuncOp)
def func_func(emitter: CppEmitter, op: func.FuncOp) -> None:
    _check_function(emitter, op)
    with emitter.function_scope():
        _signature(emitter, op)
        _body(emitter, op, op.body.blocks)


@prints(emitc.FuncOp)
def emitc_func(emitter: CppEmitter, op: emitc.FuncOp) -> None:
    _check_function(emitter, op)
    with emitter.function_scope():
        _specifiers(emitter, op)
        _signature(emitter, op)
        if op.body.blocks:
            _body(emitter, op, op.body.blocks)
        else:
            emitter.write(";")


@prints(emitc.DeclareFuncOp)
def declare_func(emitter: CppEmitter, op: emitc.DeclareFuncOp) -> None:
    function = lookup_nearest_symbol_from(op, FlatSymbolRefAttr.get(op.sym_name))
    assert isinstance(function, emitc.FuncOp)  # the verifier sees to it
    with emitter.function_scope():
        _specifiers(emitter, function)
        _signature(emitter, function)
        emitter.write(";")


def _check_function(emitter: CppEmitter, op: func.FuncOp | emitc.FuncOp) -> None:
    if not emitter.declares_at_top and len(op.body.blocks) > 1:
        raise op.op_error("with multiple blocks needs variables declared at top")
    if any(isinstance(type, emitc.LValueType) for type in op.function_type.inputs):
        raise op.op_error("cannot emit lvalue type as argument type")
    if any(isinstance(type, emitc.ArrayType) for type in op.function_type.results):
        raise op.op_error("cannot emit array type as result type")


def _specifiers(emitter: CppEmitter, op: emitc.FuncOp) -> None:
    for specifier in op.specifiers or ():
        emitter.write(f"{specifier} ")


def _signature(emitter: CppEmitter, op: func.FuncOp | emitc.FuncOp) -> None:
    emitter.write(f"{types_text(op.function_type.results, op.location)} {op.sym_name}(")
    if op.body.blocks:

        def declare(argument: BlockArgument) -> None:
            emitter.declare(op, argument.type, emitter.name(argument))

        emitter.separated(op.body.arguments, declare)
    elif isinstance(op, emitc.FuncOp):
        emitter.separated(
            op.function_type.inputs, lambda type: emitter.write(type_text(type, op.location))
        )
    emitter.write(")")


def _body(emitter: CppEmitter, op: func.FuncOp | emitc.FuncOp, blocks: Sequence[Block]) -> None:
    emitter.write(" {\n")
    emitter.write.indent()
    if emitter.declares_at_top:
        for result in chain.from_iterable(inner.results for inner in _with_variables(op)):
            emitter.declare_result(result, ";\n")
    for block in blocks:
        emitter.label(block)
    for argument in chain.from_iterable(block.arguments for block in blocks[1:]):
        if emitter.has_name(argument):
            raise op.op_error(f" block argument #{argument.index} is out of scope")
        if isinstance(argument.type, (emitc.ArrayType, emitc.LValueType)):
            raise op.op_error(
                f"cannot emit block argument #{argument.index} with type '{argument.type}'"
            )
        emitter.declare(op, argument.type, emitter.name(argument))
        emitter.write(";\n")
    for block in blocks:
        if block.predecessors:
            emitter.write.unindent()
            emitter.write(f"{emitter.label(block)}:\n")
            emitter.write.indent()
        for inner in block:
            emitter.operation(inner)
    emitter.write.unindent()
    emitter.write("}")


def _with_variables(op: Operation) -> Iterator[Operation]:
    """The operations inside a function whose results are variables of their own."""
    for region in op.regions:
        for block in region.blocks:
            for inner in block:
                if isinstance(inner, emitc.LiteralOp) or is_inlined(inner):
                    continue
                yield inner
                if not isinstance(inner, emitc.ExpressionOp):
                    yield from _with_variables(inner)


@prints(func.ReturnOp)
def func_return(emitter: CppEmitter, op: func.ReturnOp) -> None:
    emitter.write("return")
    if len(op.operands) == 1:
        emitter.write(" ")
        emitter.operand(op.operands[0])
    elif op.operands:
        emitter.write(" std::make_tuple(")
        emitter.operands(op.operands)
        if op.attributes:
            emitter.write(", ")

        def comment(entry: tuple[str, Attribute]) -> None:
            emitter.write(f"/* {entry[0]} */")
            emitter.write(attribute_text(entry[1], op.location))

        emitter.separated(sorted(op.attributes.items()), comment)
        emitter.write(")")


@prints(emitc.ReturnOp)
def emitc_return(emitter: CppEmitter, op: emitc.ReturnOp) -> None:
    emitter.write("return")
    if op.operand is not None:
        emitter.write(" ")
        emitter.operand(op.operand)


@prints(func.CallOp)
@prints(emitc.CallOp)
def call(emitter: CppEmitter, op: func.CallOp | emitc.CallOp) -> None:
    emitter.assign_results(op)
    emitter.write(f"{op.callee}(")
    emitter.operands(op.operands)
    emitter.write(")")


@prints(emitc.CallOpaqueOp)
def call_opaque(emitter: CppEmitter, op: emitc.CallOpaqueOp) -> None:
    emitter.assign_results(op)
    emitter.write(op.callee)

    def attribute(argument: Attribute) -> None:
        emitter.write(attribute_text(argument, op.location))

    def argument(argument: Attribute) -> None:
        if isinstance(argument, IntegerAttr) and isinstance(argument.type, IndexType):
            emitter.operand(op.operands[argument.value])
        else:
            attribute(argument)

    if op.template_args is not None:
        emitter.write("<")
        emitter.separated(op.template_args.elements, attribute)
        emitter.write(">")
    emitter.write("(")
    if op.args is None:
        emitter.operands(op.operands)
    else:
        emitter.separated(op.args.elements, argument)
    emitter.write(")")


# --- branches -----------------------------------------------------------------------------------------------------------


@prints(cf.BranchOp)
def branch(emitter: CppEmitter, op: cf.BranchOp) -> None:
    _goto(emitter, op, op.dest, op.dest_operands)


@prints(cf.CondBranchOp)
def cond_branch(emitter: CppEmitter, op: cf.CondBranchOp) -> None:
    emitter.write("if (")
    emitter.operand(op.condition)
    emitter.write(") {\n")
    emitter.write.indent()
    _goto(emitter, op, op.true_dest, op.true_dest_operands)
    emitter.write(";\n")
    emitter.write.unindent()
    emitter.write("} else {\n")
    emitter.write.indent()
    _goto(emitter, op, op.false_dest, op.false_dest_operands)
    emitter.write(";\n")
    emitter.write.unindent()
    emitter.write("}")


def _goto(emitter: CppEmitter, op: Operation, block: Block, operands: Sequence[Value]) -> None:
    for argument, operand in zip(block.arguments, operands, strict=True):
        emitter.write(f"{emitter.name(argument)} = {emitter.name(operand)};\n")
    emitter.write("goto ")
    if not emitter.has_label(block):
        raise op.op_error("unable to find label for successor block")
    emitter.write(emitter.label(block))


# --- loops and choices --------------------------------------------------------------------------------------------------


def _without_yield(region: Region) -> Sequence[Operation]:
    return region.entry_block.operations[:-1]


@prints(emitc.ForOp)
def for_(emitter: CppEmitter, op: emitc.ForOp) -> None:
    variable = op.region.arguments[0]
    emitter.write(f"for ({type_text(variable.type, op.location)} ")
    name = emitter.loop_variable(variable)
    emitter.write(f"{name} = ")
    emitter.operand(op.lower_bound)
    emitter.write(f"; {name} < ")
    bound = op.upper_bound.defining_op
    is_enclosed = bound is not None and is_inlined(bound)
    emitter.write("(" if is_enclosed else "")
    emitter.operand(op.upper_bound)
    emitter.write(f"{')' if is_enclosed else ''}; {name} += ")
    emitter.operand(op.step)
    emitter.write(") {\n")
    with emitter.loop_scope():
        emitter.statements(_without_yield(op.region))
    emitter.write("}")


@prints(emitc.DoOp)
def do(emitter: CppEmitter, op: emitc.DoOp) -> None:
    emitter.write("do {\n")
    emitter.statements(op.body_region.entry_block.operations)
    emitter.write("} while (")
    condition = op.condition_region.entry_block.operations[-1].operands[0].defining_op
    assert isinstance(condition, emitc.ExpressionOp)  # the verifier sees to it
    emitter.expression(condition)
    emitter.write(");")


@prints(emitc.IfOp)
def if_(emitter: CppEmitter, op: emitc.IfOp) -> None:
    emitter.write("if (")
    emitter.operand(op.condition)
    emitter.write(") {\n")
    emitter.statements(_without_yield(op.then_region))
    emitter.write("}")
    if op.else_region.blocks:
        emitter.write(" else {\n")
        emitter.statements(_without_yield(op.else_region))
        emitter.write("}")


@prints(emitc.SwitchOp)
def switch(emitter: CppEmitter, op: emitc.SwitchOp) -> None:
    emitter.write("switch (")
    emitter.operand(op.arg)
    emitter.write(") {\n")
    for number, region in zip(op.cases, op.case_regions, strict=True):
        emitter.write(f"case {number}: {{\n")
        _case(emitter, region)
    emitter.write("default: {\n")
    _case(emitter, op.default_region)
    emitter.write("}")


def _case(emitter: CppEmitter, region: Region) -> None:
    emitter.statements(_without_yield(region))
    emitter.write.indent()
    emitter.write("break;\n")
    emitter.write.unindent()
    emitter.write("}\n")


# --- values -------------------------------------------------------------------------------------------------------------


@prints(emitc.ConstantOp)
@prints(emitc.VariableOp)
def constant(emitter: CppEmitter, op: emitc.ConstantOp | emitc.VariableOp) -> None:
    value = op.value
    is_empty = isinstance(value, emitc.EmitcOpaqueAttr) and not value.value
    if is_empty:
        if not emitter.declares_at_top:
            emitter.declare_result(op.results[0])
        return
    emitter.assign_results(op)
    emitter.write(attribute_text(value, op.location))


@prints(emitc.AssignOp)
def assign(emitter: CppEmitter, op: emitc.AssignOp) -> None:
    emitter.begin_assignment(op.operands[0])
    emitter.operand(op.value)


@prints(emitc.ExpressionOp)
def expression(emitter: CppEmitter, op: emitc.ExpressionOp) -> None:
    if not is_inlined(op):
        emitter.assign_results(op)
        emitter.expression(op)


@prints(emitc.ConditionalOp)
def conditional(emitter: CppEmitter, op: emitc.ConditionalOp) -> None:
    emitter.assign_results(op)
    emitter.operand(op.condition)
    emitter.write(" ? ")
    emitter.operand(op.true_value)
    emitter.write(" : ")
    emitter.operand(op.false_value)


@prints(emitc.CastOp)
def cast(emitter: CppEmitter, op: emitc.CastOp) -> None:
    emitter.assign_results(op)
    emitter.write("(")
    emitter.write(f"{type_text(op.dest.type, op.location)}) ")
    emitter.operand(op.source)


@prints(emitc.ApplyOp)
def apply(emitter: CppEmitter, op: emitc.ApplyOp) -> None:
    emitter.assign_results(op)
    emitter.write(op.applicable_operator)
    emitter.operand(op.operand)


_COMPARISONS = {
    "three_way": "<=>",
    "eq": "==",
    "ne": "!=",
    "lt": "<",
    "le": "<=",
    "gt": ">",
    "ge": ">=",
}


@prints(emitc.CmpOp)
def compare(emitter: CppEmitter, op: emitc.CmpOp) -> None:
    _binary(emitter, op, _COMPARISONS[op.predicate.keyword])


def _binary(emitter: CppEmitter, op: Operation, operator: str) -> None:
    emitter.assign_results(op)
    emitter.operand(op.operands[0])
    emitter.write(f" {operator} ")
    emitter.operand(op.operands[1])


def _unary(emitter: CppEmitter, op: Operation, operator: str) -> None:
    emitter.assign_results(op)
    emitter.write(operator)
    emitter.operand(op.operands[0])


def _with_operator(
    function: Callable[[CppEmitter, Operation, str], None], operator: str
) -> Callable[[CppEmitter, Operation], None]:
    return lambda emitter, op: function(emitter, op, operator)


_BINARY: dict[type[Operation], str] = {
    emitc.AddOp: "+",
    emitc.BitwiseAndOp: "&",
    emitc.BitwiseLeftShiftOp: "<<",
    emitc.BitwiseOrOp: "|",
    emitc.BitwiseRightShiftOp: ">>",
    emitc.BitwiseXorOp: "^",
    emitc.DivOp: "/",
    emitc.LogicalAndOp: "&&",
    emitc.LogicalOrOp: "||",
    emitc.MulOp: "*",
    emitc.RemOp: "%",
    emitc.SubOp: "-",
}
_UNARY: dict[type[Operation], str] = {
    emitc.AddressOfOp: "&",
    emitc.BitwiseNotOp: "~",
    emitc.LoadOp: "",
    emitc.LogicalNotOp: "!",
    emitc.UnaryMinusOp: "-",
    emitc.UnaryPlusOp: "+",
}
for function, operators in ((_binary, _BINARY), (_unary, _UNARY)):
    PRINTERS.update(
        (op_class, _with_operator(function, each)) for op_class, each in operators.items()
    )


# --- texts that stand where they are used -------------------------------------------------------------------------------


@prints(emitc.LiteralOp)
def literal(emitter: CppEmitter, op: emitc.LiteralOp) -> None:
    emitter.defer(op.result, op.value)


@prints(emitc.GetGlobalOp)
def get_global(emitter: CppEmitter, op: emitc.GetGlobalOp) -> None:
    emitter.defer(op.result, op.name_argument)


@prints(emitc.GetFieldOp)
def get_field(emitter: CppEmitter, op: emitc.GetFieldOp) -> None:
    emitter.defer(op.result, op.field_name)


@prints(emitc.DereferenceOp)
def dereference(emitter: CppEmitter, op: emitc.DereferenceOp) -> None:
    emitter.defer(op.result, f"*{emitter.name(op.pointer)}")


@prints(emitc.MemberOp)
def member(emitter: CppEmitter, op: emitc.MemberOp) -> None:
    emitter.defer(op.result, f"{emitter.name(op.operand)}.{op.member}")


@prints(emitc.MemberOfPtrOp)
def member_of_ptr(emitter: CppEmitter, op: emitc.MemberOfPtrOp) -> None:
    emitter.defer(op.result, f"{emitter.name(op.operand)}->{op.member}")


@prints(emitc.SubscriptOp)
def subscript(emitter: CppEmitter, op: emitc.SubscriptOp) -> None:
    indices = "".join(f"[{emitter.name(index)}]" for index in op.indices)
    emitter.defer(op.result, emitter.name(op.value) + indices)
