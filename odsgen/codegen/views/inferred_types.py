"""How MLIR verifies the types that it infers for results from operands and attributes (InferTypeOpInterface).

What the invariants of an operation say already need not be said again.  Three things they do not say: with
SameOperandsAndResultType the types only have to fit together, but the inferred one is that of an operand; the code that
mlir-tblgen writes finds an operand by its number in the definition, also behind operands of unknown number; and it fails
where there are fewer operands than that, or no attribute to take the type from.
"""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import string_literal, tuple_literal, type_expression
from odsgen.codegen.views.steps import CheckView, GuardView, StatementView, VerifierStep
from odsgen.ods.model import Arity, InferenceKind, OpDef, Result

_INFERENCE_MODULE = "odsgen.runtime.interfaces.inference"
_FAILURE = string_literal("failed to infer returned types")


def single_types(op: OpDef) -> list[str] | None:
    """The types of all operands and results, if there is a fixed number of them."""
    arities = [*(o.arity for o in op.operands), *(r.arity for r in op.results)]
    if any(arity is not Arity.REQUIRED for arity in arities):
        return None
    return [
        *(f"self._operands[{i}].type" for i in range(len(op.operands))),
        *(f"self._results[{i}].type" for i in range(len(op.results))),
    ]


def differ(types: list[str]) -> str:
    if len(types) == 2:
        return f"{types[0]} is not {types[1]}"
    return f"not ({' is '.join(types)})"


def inferred_types_steps(op: OpDef, context: FileContext) -> list[VerifierStep]:
    """The checks of inferred types that may find something."""
    if not op.results or any(result.arity is not Arity.REQUIRED for result in op.results):
        return []
    if any(inference is None for inference in op.inference):
        return []
    return [*_failures(op), *_comparison(op, context)]


def _failures(op: OpDef) -> list[VerifierStep]:
    """No type can be inferred where an operand or an attribute is missing."""
    steps: list[VerifierStep] = []
    operands, attributes = _sources(op)
    last = max(operands, default=-1)
    if last >= sum(operand.arity is Arity.REQUIRED for operand in op.operands):
        steps.append(CheckView(f"len(self._operands) <= {last}", _FAILURE))
    for name in attributes:
        if any(a.name == name and a.optional for a in op.attributes):
            condition = f"self.properties.get({string_literal(name)}) is None"
            steps.append(CheckView(condition, _FAILURE))
    return steps


def _comparison(op: OpDef, context: FileContext) -> list[VerifierStep]:
    """Whether the results have the inferred types; nothing where they follow from an invariant."""
    operands, _ = _sources(op)
    is_same = op.trait("SameOperandsAndResultType") is not None
    is_behind = any(
        other.arity is not Arity.REQUIRED for index in operands for other in op.operands[:index]
    )
    if not is_same and not is_behind:
        return []
    types = [_type(op, result, is_same, context) for result in op.results]
    if None in types:
        return []
    inferred = [type for type in types if type is not None]
    all_types = single_types(op)
    if is_same and all_types is not None:
        condition = differ(all_types)  # the same as of the trait
    else:
        condition = " or ".join(
            f"{type} is not self._results[{index}].type" for index, type in enumerate(inferred)
        )
    verifier = context.imports.use(_INFERENCE_MODULE, "verify_inferred_types")
    return [GuardView(condition, (StatementView(f"{verifier}(self, {tuple_literal(inferred)})"),))]


def _sources(op: OpDef) -> tuple[list[int], list[str]]:
    """The numbers of the operands and the names of the attributes from which types are taken."""
    if op.trait("SameOperandsAndResultType") is not None:
        return [o.index for o in op.operands if o.arity is Arity.REQUIRED][:1], []
    names = {i.source for i in op.inference if i is not None and i.source is not None}
    operands = [operand.index for operand in op.operands if operand.name in names]
    return operands, sorted(a.name for a in op.attributes if a.name in names)


def _type(op: OpDef, result: Result, is_same: bool, context: FileContext) -> str | None:
    """The type that mlir-tblgen's code infers; None where it is computed."""
    if is_same:
        operands, _ = _sources(op)
        return f"self._operands[{operands[0]}].type" if operands else None
    inference = op.inference[result.index]
    if inference is None:
        return None
    if inference.kind is InferenceKind.BUILDABLE and inference.builder is not None:
        return type_expression(inference.builder, context.imports)
    if inference.kind is not InferenceKind.SAME_AS:
        return None
    for operand in op.operands:
        if operand.name == inference.source:
            return f"self._operands[{operand.index}].type"
    for other in op.results:
        if other.name == inference.source:
            return _type(op, other, is_same, context)
    return None
