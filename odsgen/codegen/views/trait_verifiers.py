"""What the traits and interfaces of an operation add to its verification, and the classes that stand for them."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import string_literal
from odsgen.codegen.views.inferred_types import differ, single_types
from odsgen.codegen.views.interface_verifiers import (
    INFERENCE,
    inference_steps,
    interface_steps,
    region_interface_steps,
)
from odsgen.codegen.views.steps import (
    CheckView,
    GuardView,
    LoopView,
    StatementView,
    VerifierStep,
    merged,
)
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS, GroupNames
from odsgen.ods.hooks import HookKind
from odsgen.ods.library.traits import TRAITS, TraitDefinition
from odsgen.ods.model import Arity, OpDef, Operand, Result, SegmentKind, TraitDef, TraitUse

#: Where the runtime defines traits and their verifiers.
TRAITS_MODULE = "odsgen.runtime.ir.traits"


def structural_steps(op: OpDef) -> list[VerifierStep]:
    """The traits that are checked before the invariants of the definition, in the order of the definition."""
    return [
        step
        for trait in op.traits
        if trait.name in _STRUCTURAL
        for step in _STRUCTURAL[trait.name](op, trait)
    ]


def trailing_steps(op: OpDef, context: FileContext) -> list[VerifierStep]:
    """The other traits and the interfaces, in the order of the definition."""
    types = single_types(op)
    steps: list[VerifierStep] = []
    own_traits = {
        t.name: t
        for t in (*context.dialect.external_traits, *context.dialect.traits)
        if t.has_verifier
    }
    for name in _declared_order(op):
        row = TRAITS.get(name)
        if row is not None and row.verifier and not row.is_structural:
            _add_trait(steps, op, row, types, context)
        elif name in own_traits:
            steps.append(StatementView(f"{_own_verifier(own_traits[name], context)}(self)"))
        else:
            steps += interface_steps(op, name, context)
    return merged(steps)


def _own_verifier(trait: TraitDef, context: FileContext) -> str:
    """The hook of a trait of a spec; that of another dialect's is imported from its package."""
    hook = HookKind.VERIFY_TRAIT.function(trait.hook_name)
    if trait.dialect == context.dialect.name:
        return context.hook(hook)
    return context.imports.dialect_class(f"{trait.dialect}.{hook}")


def _declared_order(op: OpDef) -> tuple[str, ...]:
    """The names of the traits and interfaces as they are declared; traits first where nothing tells."""
    names = (*(trait.name for trait in op.traits), *(use.name for use in op.interfaces))
    return op.verification_order or tuple(dict.fromkeys(names))


def _add_trait(
    steps: list[VerifierStep],
    op: OpDef,
    trait: TraitDefinition,
    types: list[str] | None,
    context: FileContext,
) -> None:
    """The verifier of one of ODS's traits; ``types`` are those of all values, if their number is fixed."""
    if types is not None and trait.name == "SameTypeOperands":
        steps += _same_type_operands(op)
        return
    call = StatementView(f"{context.imports.use(TRAITS_MODULE, trait.verifier)}(self)")
    is_same_type = op.trait("SameOperandsAndResultType") is not None
    if types is None:
        steps.append(call)
    elif op.operands and op.results and is_same_type and trait.name in _HOLD_OF_ONE_TYPE:
        steps.append(GuardView(differ(types), (call,)))
    elif trait.name in _ABOUT_SHAPES and op.operands and (op.results or "Result" not in trait.name):
        steps.append(GuardView(_any_shaped(types, context), (call,)))
    else:
        steps.append(call)


def region_steps(op: OpDef, context: FileContext) -> tuple[VerifierStep, ...]:
    """What is checked after everything inside the regions was found good: structural traits, then as declared."""
    steps: list[VerifierStep] = []
    looking = {t.name: t for t in op.traits if t.name in TRAITS and TRAITS[t.name].region_verifier}
    structural = [name for name in looking if TRAITS[name].is_structural]
    for name in dict.fromkeys((*structural, *_declared_order(op), INFERENCE)):
        if name == INFERENCE:
            steps += inference_steps(op, context)
            continue
        if name not in looking:
            steps += region_interface_steps(op, name, context)
            continue
        verifier = context.imports.use(TRAITS_MODULE, TRAITS[name].region_verifier)
        arguments = "".join(f", {string_literal(op_name)}" for op_name in _op_names(looking[name]))
        steps.append(StatementView(f"{verifier}(self{arguments})"))
    if op.has_region_verifier:
        hook = context.hook(HookKind.VERIFY_OP_REGIONS.function(op.hook_name))
        steps.append(StatementView(f"{hook}(self)"))
    return tuple(steps)


def trait_classes(op: OpDef, context: FileContext) -> list[str]:
    """The classes of `TRAITS`, imported, sorted: those of the runtime and of the spec's own traits."""
    rows = [TRAITS[trait.name] for trait in op.traits if trait.name in TRAITS]
    names = {row.runtime_class: TRAITS_MODULE for row in rows if row.runtime_class}
    own = {trait.name for trait in context.dialect.traits if trait.kind == "op"}
    names.update((trait.name, ".traits") for trait in op.traits if trait.name in own)
    used = {trait.name for trait in op.traits}
    imported = [
        context.imports.dialect_class(f"{trait.dialect}.{trait.name}")
        for trait in context.dialect.external_traits
        if trait.kind == "op" and trait.name in used and trait.name not in own
    ]
    return [*(context.imports.use(names[name], name) for name in sorted(names)), *sorted(imported)]


# --- types ---------------------------------------------------------------------------------------------------------------

#: Verifiers that find nothing where no operand and no result has a shape, if there are operands and results.
_ABOUT_SHAPES = frozenset(
    {"Elementwise", "SameOperandsAndResultShape", "SameOperandsShape", "ResultsBroadcastableShape"}
)

#: Verifiers that find nothing where all operands and results have one type, if there are some of both.
_HOLD_OF_ONE_TYPE = frozenset({"Elementwise", "SameOperandsAndResultType"})


def _same_type_operands(op: OpDef) -> list[VerifierStep]:
    types = [f"self._operands[{i}].type" for i in range(len(op.operands))]
    if len(types) < 2:
        return []
    return [CheckView(differ(types), string_literal("requires all operands to have the same type"))]


def _any_shaped(types: list[str], context: FileContext) -> str:
    shaped = context.imports.runtime("ShapedType")
    return " or ".join(f"isinstance({t}, {shaped})" for t in types)


# --- segments -------------------------------------------------------------------------------------------------------------


def _operand_segments(op: OpDef, trait: TraitUse) -> list[VerifierStep]:
    return _segments("operand", op.operands, OPERANDS)


def _result_segments(op: OpDef, trait: TraitUse) -> list[VerifierStep]:
    return _segments("result", op.results, RESULTS)


def _segments(
    kind: str, definitions: tuple[Operand, ...] | tuple[Result, ...], names: GroupNames
) -> list[VerifierStep]:
    """The sizes must be as many as there are groups, not negative, add up, and be 1 for what is required."""
    key, sequence = names.segment_property, names.sequence
    count = len(definitions)
    sizes = names.sizes
    steps: list[VerifierStep] = [
        StatementView(names.bind_sizes),
        CheckView(
            f"len({sizes}) != {count}",
            f"f\"'{key}' attribute for specifying {kind} segments must have {count} elements, "
            f'but got {{len({sizes})}}"',
        ),
        CheckView(
            f"min({sizes}) < 0", string_literal(f"'{key}' attribute cannot have negative elements")
        ),
        CheckView(
            f"sum({sizes}) != len({sequence})",
            f'f"{kind} count ({{len({sequence})}}) does not match with the total size '
            f"({{sum({sizes})}}) specified in attribute '{key}'\"",
        ),
    ]
    required = [d.index for d in definitions if d.arity is Arity.REQUIRED]
    for index in required:
        start = f"{{sum({sizes}[:{index}])}}" if index else "0"
        steps.append(
            CheckView(
                f"{sizes}[{index}] != 1",
                f'f"{kind} group starting at #{start} requires 1 element, '
                f'but found {{{sizes}[{index}]}}"',
            )
        )
    return steps


def same_size_steps(op: OpDef) -> list[VerifierStep]:
    """SameVariadicOperandSize and SameVariadicResultSize; MLIR does not check them, so that all else goes before."""
    steps: list[VerifierStep] = []
    if op.operand_segments is SegmentKind.SAME_SIZE:
        steps += _same_sizes("operand", op.operands, OPERANDS)
    if op.result_segments is SegmentKind.SAME_SIZE:
        steps += _same_sizes("result", op.results, RESULTS)
    return steps


def _same_sizes(
    kind: str, definitions: tuple[Operand, ...] | tuple[Result, ...], names: GroupNames
) -> list[VerifierStep]:
    """What is left beside the required values must be divisible."""
    variable = sum(1 for d in definitions if d.arity is not Arity.REQUIRED)
    fixed = len(definitions) - variable
    if variable < 2:
        return []
    total = f"(len({names.sequence}) - {fixed})" if fixed else f"len({names.sequence})"
    return [
        CheckView(
            f"{total} % {variable}",
            f'f"{kind} count ({{len({names.sequence})}}) does not give {variable} groups '
            'of the same size"',
        )
    ]


# --- structure ------------------------------------------------------------------------------------------------------------


def _single_block(op: OpDef, trait: TraitUse) -> list[VerifierStep]:
    """Each region has at most one block, which is not empty unless no terminator is needed."""
    is_single = len(op.regions) == 1 and not op.regions[0].variadic
    number = "0" if is_single else "{number}"
    blocks = "self._regions[0]._blocks" if is_single else "region._blocks"
    message = f"expects region #{number} to have 0 or 1 blocks"
    checks = [
        CheckView(f"len({blocks}) > 1", f"{'' if is_single else 'f'}{string_literal(message)}")
    ]
    if op.trait("NoTerminator") is None:
        checks.append(
            CheckView(f"{blocks} and {blocks}[0]._first is None", '"expects a non-empty block"')
        )
    if is_single:
        return list(checks)
    return [LoopView("number, region", "enumerate(self._regions)", tuple(checks))]


def _has_parent(op: OpDef, trait: TraitUse) -> list[VerifierStep]:
    names = _op_names(trait)
    listed = ", ".join(names)
    message = f"expects parent op {'to be one of ' if len(names) > 1 else ''}'{listed}'"
    if len(names) == 1:
        condition = f"parent is None or parent.name != {string_literal(names[0])}"
    else:
        options = ", ".join(map(string_literal, names))
        condition = f"parent is None or parent.name not in ({options})"
    return [StatementView("parent = self.parent_op"), CheckView(condition, string_literal(message))]


def _op_names(trait: TraitUse) -> list[str]:
    names: list[str] = []
    for argument in trait.arguments:
        parts = argument if isinstance(argument, (tuple, list)) else (argument,)
        names += [str(part) for part in parts]
    return names


def _no_region_arguments(op: OpDef, trait: TraitUse) -> list[VerifierStep]:
    if len(op.regions) == 1 and not op.regions[0].variadic:
        return [
            CheckView(
                "self._regions[0]._blocks and self._regions[0]._blocks[0]._arguments",
                '"region should have no arguments"',
            )
        ]
    message = 'f"region #{number} should have no arguments"'
    if (
        op.regions and op.regions[-1].variadic
    ):  # how many there are decides whether they have numbers
        which = "{f' #{number}' if len(self._regions) > 1 else ''}"
        message = f'f"region{which} should have no arguments"'
    check = CheckView("region._blocks and region._blocks[0]._arguments", message)
    return [LoopView("number, region", "enumerate(self._regions)", (check,))]


StepsOf = Callable[[OpDef, TraitUse], list[VerifierStep]]

_STRUCTURAL: dict[str, StepsOf] = {
    "AttrSizedOperandSegments": _operand_segments,
    "AttrSizedResultSegments": _result_segments,
    "SingleBlock": _single_block,
    "HasParent": _has_parent,
    "ParentOneOf": _has_parent,
    "NoRegionArguments": _no_region_arguments,
}
