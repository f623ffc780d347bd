"""`wrap-emitc-func-in-class`: functions become methods of classes whose fields are their arguments."""

from __future__ import annotations

from odsgen.passes import Pass, register_pass
from odsgen.runtime import Block, DictionaryAttr, FunctionType, InsertionPoint, Operation, Region
from odsgen_dialects import emitc


def _wrap(op: emitc.FuncOp) -> None:
    location, type = op.location, op.function_type
    block = Block()
    attributes = op.arg_attrs or ()
    method = emitc.FuncOp.build(
        "execute", FunctionType.get([], type.results), body=Region(), location=location
    )
    if op.body.blocks:
        method.body.take_body(op.body)
        entry = method.body.entry_block
        start = InsertionPoint.at_start(entry)
        for number, argument in enumerate(entry.arguments):
            name = f"fieldName{number}"
            field = emitc.FieldOp.build(name, argument.type, location=location)
            if number < len(attributes):
                given = attributes[number]
                assert isinstance(given, DictionaryAttr)
                field.attributes.update(given.entries)
            block.append(field)
            value = start.insert(emitc.GetFieldOp.build(argument.type, name, location=location))
            argument.replace_all_uses_with(value.results[0])
        entry.erase_arguments(range(len(entry.arguments)))
    block.append(method)
    made = emitc.ClassOp.build(f"{op.sym_name}Class", body=Region([block]), location=location)
    op.replace_with(InsertionPoint.before(op).insert(made))


@register_pass
class WrapFuncInClassPass(Pass):
    """Makes a class of each function."""

    ARGUMENT = "wrap-emitc-func-in-class"
    NAME = "WrapFuncInClassPass"
    SUMMARY = "Wrap functions in classes, using arguments as fields."

    def run_on_operation(self, op: Operation) -> None:
        for function in list(op.walk(emitc.FuncOp, post_order=True)):
            if function is not op:
                _wrap(function)
