"""The names of values in the text: those that a spec declares, and of several results those of ODS, `%low, %high`."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.python.expressions import (
    NONE,
    SELF,
    Binary,
    Comparison,
    Literal,
    Name,
    length,
    list_of,
)
from odsgen.codegen.python.steps import Assign, If, Return, Step, Steps, Store
from odsgen.codegen.views.declared_names import NamedField, declared_name
from odsgen.codegen.views.methods import Argument, MethodView
from odsgen.codegen.views.value_groups import RESULTS, op_groups
from odsgen.ods.model import OpDef, Operand, PropertyConstraint
from odsgen.ods.model.hooks import HookKind

#: An operation with this interface names its results itself.
_INTERFACE = "OpAsmOpInterface"


_NAMES = "list[str | None]"


def result_names(op: OpDef, context: FileContext) -> tuple[MethodView, ...]:
    """The first value of each group is called as the definition is; one definition needs no name."""
    regions = _region_names(op, context)
    if keeps_names(op, context):
        is_constant = any(t.name == "ConstantLike" for t in op.traits) and len(op.results) == 1
        function = "constant_names_as_read" if is_constant else "names_as_read"
        as_read = context.imports.name("odsgen.runtime.glue.constant_names", function)
        returns = f"{context.imports.use_type_only('collections.abc', 'Sequence')}[str | None]"
        doc = docstring("The names that the program had when it was read")
        method = MethodView("asm_result_names", (), returns, doc, (Return(as_read.call(SELF)),))
        return (method, *regions)
    if any(result.asm_name is not None for result in op.results):
        return (MethodView("asm_result_names", (), _NAMES, "", _body(op)), *regions)
    names = [result.name for result in op.results]
    if len(names) < 2 or not any(names) or any(i.name == _INTERFACE for i in op.interfaces):
        return regions
    return (MethodView("asm_result_names", (), _NAMES, "", _body(op)), *regions)


def _region_names(op: OpDef, context: FileContext) -> tuple[MethodView, ...]:
    """The names of the arguments of the first blocks of regions."""
    named = [region for region in op.regions if region.asm_names]
    if not named:
        return ()
    region, count = Name("region"), length(Name("region").member("arguments"))
    steps: list[Step] = []
    for definition in named:
        *first, rest = (declared_name(name, _field_of(op)) for name in definition.asm_names)
        last = Name(f"rest_{definition.index}")  # annotated: lists are of one type
        others = Binary("*", last, Binary("-", count, Literal(len(first))))
        names = Binary("+", list_of(first), others) if first else others
        number = region.member("region_number")
        is_it = Comparison(
            Literal(definition.index), (("<=" if definition.variadic else "==", number),)
        )
        steps.append(If(is_it, (Assign(last.id, list_of([rest]), _NAMES), Return(names))))
    argument = Argument("region", context.imports.runtime_type_only("Region"))
    steps.append(Return(list_of([])))
    return (MethodView("asm_block_argument_names", (argument,), _NAMES, "", tuple(steps)),)


def _field_of(op: OpDef) -> Callable[[str], NamedField]:
    """Gives the fields that stand for attributes of an operation."""

    def field(name: str) -> NamedField:
        attribute = next(argument for argument in op.arguments if argument.name == name)
        assert not isinstance(attribute, Operand)
        constraint = attribute.constraint
        is_bool = (
            constraint.python_type
            if isinstance(constraint, PropertyConstraint)
            else constraint.accessor_type
        ) == "bool"
        may_be_none = attribute.optional and not is_bool and attribute.default is None
        return NamedField(SELF.member(attribute.python_name), is_bool, False, may_be_none)

    return field


def keeps_names(op: OpDef, context: FileContext) -> bool:
    """Whether an operation suggests names by a hook that nobody has written, so that those of the text are kept."""
    hook = HookKind.OP_METHOD.function(op.hook_name, "asm_result_names")
    return bool(op.results) and hook in context.dialect.missing_hooks


def _body(op: OpDef) -> Steps:
    groups = op_groups(op).results
    is_named = any(result.asm_name is not None for result in op.results)
    texts = [r.asm_name if is_named else r.name for r in op.results]
    asked = [NONE if text is None else declared_name(text, _field_of(op)) for text in texts]
    if all(group.is_single for group in groups):
        return (Return(list_of(asked)),)
    names = Name("names")
    count = length(RESULTS.all_values)
    steps: list[Step] = [
        *dict.fromkeys(binding for group in groups for binding in group.bindings),
        Assign(names.id, Binary("*", list_of([NONE]), count), _NAMES),
    ]
    for name, group in zip(asked, groups, strict=True):
        naming = Store(names.item(group.first), name)
        steps.append(naming if group.is_single else If(group.values, (naming,)))
    return (*steps, Return(names))
