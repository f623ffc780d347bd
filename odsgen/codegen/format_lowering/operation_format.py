"""The code of an operation that has a format: declarative, by hooks, or that of functions."""

from __future__ import annotations

import odsgen.codegen.format_lowering.directives.registered  # noqa: F401 - registers the lowerings of the elements
from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.attribute_code import AttributeCode
from odsgen.codegen.format_lowering.directives.lowering import parse_elements, print_elements
from odsgen.codegen.format_lowering.format_method import FormatCode
from odsgen.codegen.format_lowering.local_names import LOCATION, PARSER, PRINTER
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.format_lowering.property_code import PropertyCode
from odsgen.codegen.format_lowering.straight_end import UsualText, straight_end
from odsgen.codegen.python.expressions import SELF, Expression, Name
from odsgen.codegen.python.steps import Assign, Evaluate, Return, as_one_text
from odsgen.ods.model import OpDef
from odsgen.ods.model.format import OpFormat
from odsgen.ods.model.hooks import HookKind


def hooked_format(op: OpDef, context: FileContext) -> FormatCode:
    """The code of an operation whose format two hooks read and print."""
    return _by_functions(
        op,
        context,
        context.hook_function(HookKind.PARSE_OP.function(op.hook_name)),
        context.hook_function(HookKind.PRINT_OP.function(op.hook_name)),
    )


def function_format(op: OpDef, context: FileContext) -> FormatCode:
    """The code of an operation that is written as all functions are."""
    module = "odsgen.runtime.interfaces.function_format"
    imports = context.imports
    return _by_functions(
        op, context, imports.name(module, "parse_function"), imports.name(module, "print_function")
    )


def _by_functions(
    op: OpDef, context: FileContext, parse_hook: Expression, print_hook: Expression
) -> FormatCode:
    """A function that reads what follows the name into the state of the operation, and one that prints it."""
    state = Name("state")
    made = context.imports.runtime_name("OperationState").call(Name(op.class_name), LOCATION)
    return FormatCode(
        constants=(),
        parse=(
            Assign(state.id, made),
            Evaluate(parse_hook.call(PARSER, state)),
            Return(state.method("finish", PARSER)),
        ),
        print=(Evaluate(print_hook.call(SELF, PRINTER)),),
        is_by_hook=True,
    )


def _parse_format(
    format: OpFormat, method: ParseMethod
) -> tuple[Expression | None, Expression | None]:
    """Add the steps that read all elements, and the operands of what they say.

    Gives the decorator by which `parse` first looks for what is usual, and what makes the function for its end.
    """
    end = straight_end(method.op, format)
    start = len(format.elements) if end is None else end.start
    parse_elements(format.elements[:start], method)
    with method.branch() as ordinary:
        parse_elements(format.elements[start:], method)
        method.finish_values()
    usual = None if end is None else UsualText(end, method)
    usual_text = None if usual is None else usual.made()
    is_whole = usual is not None and usual.is_whole
    if usual is not None and usual_text is not None and not is_whole:
        method.add(usual.call())
    method.add(*ordinary)
    return (usual_text, None) if is_whole else (None, usual_text)


def lower_op_format(op: OpDef, context: FileContext) -> FormatCode:
    """The code of an operation whose format is declarative."""
    if op.format is None:
        raise ValueError(f"'{op.name}' has no declarative format")
    attributes = AttributeCode(op.class_name, context)
    properties = PropertyCode(op.class_name, context)
    parse = ParseMethod(op, op.format, context, attributes, properties)
    usual_text, usual_end = _parse_format(op.format, parse)
    printed = PrintMethod(op, op.format, context, attributes, properties)
    print_elements(op.format.elements, printed)
    parse_steps, print_steps = parse.body(), printed.body()
    text_steps = as_one_text(print_steps)
    constants = {**attributes.constants, **properties.constants}
    return FormatCode(
        tuple(Assign(name, value) for name, value in constants.items()),
        parse_steps,
        print_steps if text_steps is None else text_steps,
        usual_text,
        usual_end,
        gives_text=text_steps is not None,
    )
