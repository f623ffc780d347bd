"""The hooks of an operation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from odsgen.ods.model import FormatKind, InferenceKind, InterfaceDef, OpDef
from odsgen.ods.model.hooks.directives import op_directive_hooks
from odsgen.ods.model.hooks.hook import Hook, HookParameter, own_hooks
from odsgen.ods.model.hooks.kinds import HookKind
from odsgen.ods.model.hooks.methods import method_hooks


def op_hooks(op: OpDef, interfaces: Mapping[str, InterfaceDef]) -> tuple[Hook, ...]:
    """Every hook that an operation asks for; ``interfaces`` are those that the dialect knows, by name."""
    subject = HookParameter("op", op.class_name)
    return (
        *own_hooks(
            "op",
            op,
            op.hook_name,
            op.class_name,
            custom_format=op.format_kind is FormatKind.CUSTOM,
            infers=infers_by_hook(op) and not op.infers_components,
        ),
        *_builders(op),
        *_derived(op, subject),
        *method_hooks(op, interfaces, op.name, subject),
        *op_directive_hooks(op),
    )


def inference_hook(op: OpDef) -> str:
    """The function that infers the types, of an operation that has one."""
    if op.infers_components:
        return HookKind.OP_METHOD.function(op.hook_name, "infer_return_type_components")
    return HookKind.INFER_RETURN_TYPES.function(op.hook_name)


def infers_by_hook(op: OpDef) -> bool:
    """Whether a hook infers the types of the results."""
    return any(i is not None and i.kind is InferenceKind.HOOK for i in op.inference)


def _builders(op: OpDef) -> Iterator[Hook]:
    location = HookParameter("location", "Location | None", is_keyword=True, is_optional=True)
    for builder in op.builders:
        given = (HookParameter(p.name, p.annotation) for p in builder.parameters)
        yield Hook(
            HookKind.BUILD_OP,
            op.name,
            HookKind.BUILD_OP.function(op.hook_name, builder.name),
            (*given, location),
            op.class_name,
            builder.summary or f"Build a {op.class_name}.",
            builder.place or op.place,
            builder.name,
            class_name=op.class_name,
            member=builder.name,
        )


def _derived(op: OpDef, subject: HookParameter) -> Iterator[Hook]:
    for derived in op.derived_attributes:
        yield Hook(
            HookKind.DERIVE,
            op.name,
            HookKind.DERIVE.function(op.hook_name, derived.python_name),
            (subject,),
            derived.annotation,
            derived.summary or f"The attribute `{derived.name}`, computed.",
            op.place,
            derived.name,
            class_name=op.class_name,
            member=derived.python_name,
        )
