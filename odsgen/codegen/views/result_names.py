"""The names that ODS suggests for the results of an operation with several: `%low, %high`."""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.python.expressions import NONE, SELF, Binary, Literal, Name, length, list_of
from odsgen.codegen.python.steps import Assign, If, Return, Step, Steps, Store
from odsgen.codegen.views.methods import MethodView
from odsgen.codegen.views.value_groups import RESULTS, op_groups
from odsgen.ods.model import OpDef

#: An operation with this interface names its results itself.
_INTERFACE = "OpAsmOpInterface"


_NAMES = "list[str | None]"


def result_names(op: OpDef, context: FileContext) -> tuple[MethodView, ...]:
    """The first value of each group is called as the definition is; one definition needs no name."""
    if _is_constant_without_hook(op, context):
        usual = context.imports.name("odsgen.runtime.glue.constant_names", "usual_constant_names")
        return (
            MethodView(
                "asm_result_names",
                (),
                _NAMES,
                docstring("The name that a constant usually has"),
                (Return(usual.call(SELF)),),
            ),
        )
    names = [result.name for result in op.results]
    if len(names) < 2 or not any(names) or any(i.name == _INTERFACE for i in op.interfaces):
        return ()
    return (MethodView("asm_result_names", (), _NAMES, "", _body(op)),)


def _is_constant_without_hook(op: OpDef, context: FileContext) -> bool:
    """Whether a constant suggests a name by a hook that nobody has written."""
    hook = f"asm_result_names_{op.hook_name}"
    is_constant = any(trait.name == "ConstantLike" for trait in op.traits)
    return is_constant and len(op.results) == 1 and hook in context.dialect.missing_hooks


def _body(op: OpDef) -> Steps:
    groups = op_groups(op).results
    if all(group.is_single for group in groups):
        return (Return(list_of(Literal(r.name) for r in op.results)),)
    names = Name("names")
    count = length(RESULTS.all_values)
    steps: list[Step] = [
        *dict.fromkeys(binding for group in groups for binding in group.bindings),
        Assign(names.id, Binary("*", list_of([NONE]), count), _NAMES),
    ]
    for result, group in zip(op.results, groups, strict=True):
        naming = Store(names.item(group.first), Literal(result.name))
        steps.append(naming if group.is_single else If(group.values, (naming,)))
    return (*steps, Return(names))
