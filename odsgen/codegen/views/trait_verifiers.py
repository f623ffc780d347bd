"""What the traits and interfaces of an operation add to its verification, and the classes that stand for them."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import format_text, string_literal
from odsgen.codegen.views.accessors import OpGroups
from odsgen.codegen.views.steps import CheckView, LoopView, StatementView, VerifierStep
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS, GroupNames
from odsgen.ods.model import Arity, OpDef, Operand, Result, TraitUse


def structural_steps(op: OpDef, groups: OpGroups, context: FileContext) -> list[VerifierStep]:
    """The traits that are checked before the invariants of the definition, in the order of the definition."""
    steps: list[VerifierStep] = []
    for trait in op.traits:
        verifier = _STRUCTURAL.get(trait.name)
        if verifier is not None:
            steps += verifier(op, trait)
    return steps


def trailing_steps(op: OpDef, groups: OpGroups, context: FileContext) -> list[VerifierStep]:
    """The other traits and the interfaces, in the order of the definition."""
    return []


def region_steps(op: OpDef, context: FileContext) -> tuple[VerifierStep, ...]:
    """What is checked after everything inside the regions was found good."""
    steps: list[VerifierStep] = []
    for trait in op.traits:
        verifier = _AFTER_REGIONS.get(trait.name)
        if verifier is not None:
            steps += verifier(op, trait)
    if op.has_region_verifier:
        hook = context.hook(f"verify_{op.hook_name}_regions")
        steps.append(StatementView(f"{hook}(self)"))
    return tuple(steps)


def trait_classes(op: OpDef, context: FileContext) -> list[str]:
    """The classes of `TRAITS`, imported."""
    return []


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


def _same_operand_sizes(op: OpDef, trait: TraitUse) -> list[VerifierStep]:
    return _same_sizes("operand", op.operands, OPERANDS)


def _same_result_sizes(op: OpDef, trait: TraitUse) -> list[VerifierStep]:
    return _same_sizes("result", op.results, RESULTS)


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
    checks = [
        CheckView("len(region._blocks) > 1", 'f"expects region #{index} to have 0 or 1 blocks"')
    ]
    if op.trait("NoTerminator") is None:
        checks.append(
            CheckView(
                "region._blocks and region._blocks[0]._first is None",
                '"expects a non-empty block"',
            )
        )
    return [LoopView("index, region", "enumerate(self._regions)", tuple(checks))]


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
    message = 'f"region #{index} should have no arguments"'
    check = CheckView("region._blocks and region._blocks[0]._arguments", message)
    return [LoopView("index, region", "enumerate(self._regions)", (check,))]


def _implicit_terminator(op: OpDef, trait: TraitUse) -> list[VerifierStep]:
    """After the regions: each ends with the operation that the trait names."""
    names = _op_names(trait)
    if not names:
        return []
    literal = string_literal(names[0])
    note = f"in custom textual format, the absence of terminator implies '{names[0]}'"
    return [
        StatementView(
            "\n".join(
                [
                    "for region in self._regions:",
                    "    last = region._blocks[0]._last if region._blocks else None",
                    f"    if last is not None and last.name != {literal}:",
                    "        raise self.op_error(",
                    f"            f\"expects regions to end with '{format_text(names[0])}', "
                    "found '{last.name}'\",",
                    f"            [(self.location, {string_literal(note)})],",
                    "        )",
                ]
            )
        )
    ]


StepsOf = Callable[[OpDef, TraitUse], list[VerifierStep]]

_STRUCTURAL: dict[str, StepsOf] = {
    "AttrSizedOperandSegments": _operand_segments,
    "AttrSizedResultSegments": _result_segments,
    "SameVariadicOperandSize": _same_operand_sizes,
    "SameVariadicResultSize": _same_result_sizes,
    "SingleBlock": _single_block,
    "HasParent": _has_parent,
    "ParentOneOf": _has_parent,
    "NoRegionArguments": _no_region_arguments,
}

_AFTER_REGIONS: dict[str, StepsOf] = {
    "SingleBlockImplicitTerminator": _implicit_terminator,
}
