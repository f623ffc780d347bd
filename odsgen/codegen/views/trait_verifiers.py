"""The share of traits and interfaces in the verification of an operation, and the classes that stand for them.

A trait is verified by the function of the runtime that its row in `odsgen/ods/library/traits.py` names.  The structural
traits of `_INLINED` have none: what they check depends on the definition and is written out.
"""

from __future__ import annotations

from collections.abc import Callable

from odsgen.codegen.context import FileContext
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import (
    Assign,
    Evaluate,
    ForEach,
    If,
    Raise,
    Step,
    Steps,
    check,
    with_merged_conditions,
)
from odsgen.codegen.views.inferred_types import differ, single_types
from odsgen.codegen.views.interface_verifiers import (
    INFERENCE,
    inference_steps,
    interface_steps,
    region_interface_steps,
)
from odsgen.codegen.views.value_groups import OPERANDS, REGIONS, RESULTS, GroupNames
from odsgen.ods.library.traits import TRAITS, TraitDefinition, verifier_module
from odsgen.ods.model import Arity, OpDef, Operand, Result, SegmentKind, TraitUse
from odsgen.ods.model.hooks import HookKind

#: Where the runtime words the errors.
CHECKS = "odsgen.runtime.glue.checks"

#: Where the runtime defines traits and their verifiers.
TRAITS_MODULE = "odsgen.runtime.ir.traits"


def structural_steps(op: OpDef, context: FileContext) -> list[Step]:
    """The traits that are checked before the invariants of the definition, in the order of the definition."""
    steps: list[Step] = []
    for trait in op.traits:
        row = TRAITS.get(trait.name)
        if trait.name in _INLINED:
            steps += _INLINED[trait.name](op, trait, context)
        elif row is not None and row.is_structural and row.verifier:
            steps.append(Evaluate(_verifier_call(row.verifier, trait, context)))
    return steps


def trailing_steps(op: OpDef, context: FileContext) -> Steps:
    """The other traits and the interfaces, in the order of the definition."""
    types = single_types(op)
    steps: list[Step] = []
    uses = {trait.name: trait for trait in op.traits}
    own_traits = {
        t.name: t
        for t in (*context.dialect.external_traits, *context.dialect.traits)
        if t.has_verifier
    }
    for name in _declared_order(op):
        row = TRAITS.get(name)
        if row is not None and row.verifier and not row.is_structural:
            steps += _trait_steps(op, row, uses.get(name, TraitUse(name)), types, context)
        elif name in own_traits:
            trait = own_traits[name]
            hook = context.hook_of(trait, HookKind.VERIFY_TRAIT.function(trait.hook_name))
            verify: Step = Evaluate(hook.call(e.SELF))
            steps.append(_unless_of_one_type((verify,), types, trait.holds_of_one_type)[0])
        else:
            steps += interface_steps(op, name, context)
    return with_merged_conditions(steps)


def _unless_of_one_type(
    steps: Steps, types: list[e.Expression] | None, holds_of_one_type: bool
) -> Steps:
    """Steps that find nothing where all values have one type, where the operation has values and their number is fixed."""
    if not holds_of_one_type or not steps or types is None or len(types) < 2:
        return steps
    return (If(differ(types), steps),)


def _declared_order(op: OpDef) -> tuple[str, ...]:
    """The names of the traits and interfaces as they are declared; traits first where nothing tells."""
    names = (*(trait.name for trait in op.traits), *(use.name for use in op.interfaces))
    return op.verification_order or tuple(dict.fromkeys(names))


def _trait_steps(
    op: OpDef,
    row: TraitDefinition,
    trait: TraitUse,
    types: list[e.Expression] | None,
    context: FileContext,
) -> list[Step]:
    """The verifier of one of ODS's traits; ``types`` are those of all values, if their number is fixed."""
    if types is not None and row.name == "SameTypeOperands":
        return _same_type_operands(op)
    call = Evaluate(_verifier_call(row.verifier, trait, context))
    is_same_type = op.trait("SameOperandsAndResultType") is not None
    if types is None:
        return [call]
    if op.operands and op.results and is_same_type and row.name in _HOLD_OF_ONE_TYPE:
        return [If(differ(types), (call,))]
    if row.name in _ABOUT_SHAPES and op.operands and (op.results or "Result" not in row.name):
        has_shapes = _differ_in_shape(row.name, types, context)
        # Values of one constraint mostly have one type.
        values: tuple[Operand | Result, ...] = (*op.operands, *op.results)
        one_constraint = len({value.constraint.summary for value in values}) == 1
        if one_constraint or _holds_of_one_type(op, context):
            has_shapes = e.all_of([differ(types), has_shapes])
        return [If(has_shapes, (call,))]
    return [call]


def _differ_in_shape(name: str, types: list[e.Expression], context: FileContext) -> e.Expression:
    """The condition without which the verifier finds nothing: there are shapes, or more than one of them."""
    if name in _HOLD_OF_ONE_SHAPE and len(types) > 1:
        one_shape = context.imports.name("odsgen.runtime.glue.constraints", "one_shape")
        return e.Not(one_shape.item(e.tuple_of(types)))
    has_shape = context.imports.name("odsgen.runtime.glue.constraints", "has_shape")
    return e.any_of(has_shape.item(type) for type in types)


def region_steps(op: OpDef, context: FileContext) -> Steps:
    """Steps of the checks after everything inside the regions was found good: structural traits, then as declared."""
    steps: list[Step] = []
    looking = {t.name: t for t in op.traits if t.name in TRAITS and TRAITS[t.name].region_verifier}
    structural = [name for name in looking if TRAITS[name].is_structural]
    for name in dict.fromkeys((*structural, *_declared_order(op), INFERENCE)):
        if name == INFERENCE:
            found = tuple(inference_steps(op, context))
            steps += _unless_of_one_type(found, single_types(op), _holds_of_one_type(op, context))
        elif name in looking:
            verifier = TRAITS[name].region_verifier
            steps.append(Evaluate(_verifier_call(verifier, looking[name], context)))
        else:
            steps += region_interface_steps(op, name, context)
    if op.has_region_verifier:
        hook = context.hook_function(HookKind.VERIFY_OP_REGIONS.function(op.hook_name))
        steps.append(Evaluate(hook.call(e.SELF)))
    return tuple(steps)


def _holds_of_one_type(op: OpDef, context: FileContext) -> bool:
    """Whether a trait of the operation says that the one type of all values is that inferred."""
    used = {trait.name for trait in op.traits}
    known = (*context.dialect.external_traits, *context.dialect.traits)
    return any(trait.holds_of_one_type and trait.name in used for trait in known)


def _verifier_call(verifier: str, trait: TraitUse, context: FileContext) -> e.Call:
    """The call of a function of the runtime, with the operations that the trait names."""
    function = context.imports.name(verifier_module(verifier), verifier)
    return function.call(e.SELF, *map(e.Literal, _op_names(trait)))


def trait_classes(op: OpDef, context: FileContext) -> list[e.Expression]:
    """The classes of `TRAITS`, imported, sorted: those of the runtime and of the spec's own traits."""
    rows = [TRAITS[trait.name] for trait in op.traits if trait.name in TRAITS]
    names = {row.runtime_class: TRAITS_MODULE for row in rows if row.runtime_class}
    own = {trait.name for trait in context.dialect.traits if trait.kind == "op"}
    names.update((trait.name, ".traits") for trait in op.traits if trait.name in own)
    used = {trait.name for trait in op.traits}
    imported: list[e.Name] = [
        context.imports.class_name(f"{trait.dialect}.{trait.name}")
        for trait in context.dialect.external_traits
        if trait.kind == "op" and trait.name in used and trait.name not in own
    ]
    known = [context.imports.name(names[name], name) for name in sorted(names)]
    imported.sort(key=lambda name: name.id)
    return [*known, *imported]


# --- types ---------------------------------------------------------------------------------------------------------------

#: Verifiers that find nothing where no operand and no result has a shape, if there are operands and results.
_ABOUT_SHAPES = frozenset(
    {"Elementwise", "SameOperandsAndResultShape", "SameOperandsShape", "ResultsBroadcastableShape"}
)

#: Those of them that find nothing where all values have the same shape, either.
_HOLD_OF_ONE_SHAPE = frozenset({"Elementwise", "SameOperandsAndResultShape", "SameOperandsShape"})

#: Verifiers that find nothing where all operands and results have one type, if there are some of both.
_HOLD_OF_ONE_TYPE = frozenset({"Elementwise", "SameOperandsAndResultType"})


def _same_type_operands(op: OpDef) -> list[Step]:
    values = OPERANDS.all_values
    types: list[e.Expression] = [values.item(i).member("type") for i in range(len(op.operands))]
    if len(types) < 2:
        return []
    return [check(differ(types), e.Literal("requires all operands to have the same type"))]


# --- segments -------------------------------------------------------------------------------------------------------------


def _segments(
    kind: str,
    definitions: tuple[Operand, ...] | tuple[Result, ...],
    names: GroupNames,
    context: FileContext,
) -> list[Step]:
    """The sizes must be as many as there are groups, not negative, add up, and be 1 for what is required."""
    sizes, count = e.Name(names.sizes), e.Literal(len(definitions))
    required = [d.index for d in definitions if d.arity is Arity.REQUIRED]
    wrong = [
        e.compare(e.length(sizes), "!=", count),
        e.compare(e.Name("min").call(sizes), "<", e.Literal(0)),
        e.compare(e.Name("sum").call(sizes), "!=", e.length(names.all_values)),
        *(e.compare(sizes.item(index), "!=", e.Literal(1)) for index in required),
    ]
    error = context.imports.name(CHECKS, "segments_error")
    refused = error.call(e.SELF, e.Literal(kind), count, e.tuple_of(map(e.Literal, required)))
    return [names.sizes_binding, If(e.any_of(wrong), (Raise(refused),))]


def same_size_steps(op: OpDef) -> list[Step]:
    """SameVariadicOperandSize and SameVariadicResultSize; MLIR does not check them, so that all else goes before."""
    steps: list[Step] = []
    if op.operand_segments is SegmentKind.SAME_SIZE:
        steps += _same_sizes("operand", op.operands, OPERANDS)
    if op.result_segments is SegmentKind.SAME_SIZE:
        steps += _same_sizes("result", op.results, RESULTS)
    return steps


def _same_sizes(
    kind: str, definitions: tuple[Operand, ...] | tuple[Result, ...], names: GroupNames
) -> list[Step]:
    """The check that the values beside the required ones can be divided into groups of the same size."""
    variable = sum(1 for d in definitions if d.arity is not Arity.REQUIRED)
    fixed = len(definitions) - variable
    if variable < 2:
        return []
    count = e.length(names.all_values)
    left = e.Binary("-", count, e.Literal(fixed)) if fixed else count
    message = e.formatted(
        f"{kind} count (", count, f") does not give {variable} groups of the same size"
    )
    return [check(e.Binary("%", left, e.Literal(variable)), message)]


# --- structure ------------------------------------------------------------------------------------------------------------


def _has_one_region(op: OpDef) -> bool:
    """Whether there is exactly one, so that its number is known."""
    return len(op.regions) == 1 and not op.regions[0].variadic


def _each_region(*checks: Step) -> ForEach:
    """Checks for each region: `number` and `region`."""
    numbered = e.Name("enumerate").call(REGIONS.all_values)
    return ForEach(("number", "region"), numbered, checks)


def _single_block(op: OpDef, trait: TraitUse, context: FileContext) -> list[Step]:
    """Each region has at most one block, which is not empty unless no terminator is needed."""
    is_single = _has_one_region(op)
    region = REGIONS.all_values.item(0) if is_single else e.Name("region")
    blocks = e.Name("blocks")
    number = "0" if is_single else e.Name("number")
    message = e.formatted("expects region #", number, " to have 0 or 1 blocks")
    checks: list[Step] = [
        Assign(blocks.id, region.member("stored_blocks")),
        check(e.compare(e.length(blocks), ">", e.Literal(1)), message),
    ]
    if op.trait("NoTerminator") is None:
        is_empty = blocks.item(0).member("first").is_none()
        checks.append(check(e.all_of([blocks, is_empty]), e.Literal("expects a non-empty block")))
    return checks if is_single else [_each_region(*checks)]


def _has_parent(op: OpDef, trait: TraitUse, context: FileContext) -> list[Step]:
    """The operation stands directly in one of the operations that the trait names."""
    names = _op_names(trait)
    parent = e.Name("parent")
    is_one = len(names) == 1
    message = f"expects parent op {'' if is_one else 'to be one of '}'{', '.join(names)}'"
    found = parent.member("name")
    is_other = (
        e.compare(found, "!=", e.Literal(names[0]))
        if is_one
        else e.compare(found, "not in", e.tuple_of(map(e.Literal, names)))
    )
    return [
        Assign(parent.id, e.SELF.member("parent_op")),
        check(e.any_of([parent.is_none(), is_other]), e.Literal(message)),
    ]


def _op_names(trait: TraitUse) -> list[str]:
    names: list[str] = []
    for argument in trait.arguments:
        parts = argument if isinstance(argument, (tuple, list)) else (argument,)
        names += [str(part) for part in parts]
    return names


def _no_region_arguments(op: OpDef, trait: TraitUse, context: FileContext) -> list[Step]:
    """No region has arguments; the message gives the number of the region where there may be several."""

    if _has_one_region(op):
        arguments = REGIONS.all_values.item(0).member("arguments")
        return [check(arguments, e.Literal("region should have no arguments"))]
    which = e.formatted(" #", e.Name("number"))
    if op.regions and op.regions[-1].variadic:
        # How many there are decides whether they have numbers.
        several = e.compare(e.length(REGIONS.all_values), ">", e.Literal(1))
        which = e.Choice(several, which, e.Literal(""))
    message = e.formatted("region", which, " should have no arguments")
    return [_each_region(check(e.Name("region").member("arguments"), message))]


StepsOf = Callable[[OpDef, TraitUse, FileContext], list[Step]]

_INLINED: dict[str, StepsOf] = {
    "AttrSizedOperandSegments": lambda op, _, context: _segments(
        "operand", op.operands, OPERANDS, context
    ),
    "AttrSizedResultSegments": lambda op, _, context: _segments(
        "result", op.results, RESULTS, context
    ),
    "SingleBlock": _single_block,
    "HasParent": _has_parent,
    "ParentOneOf": _has_parent,
    "NoRegionArguments": _no_region_arguments,
}
