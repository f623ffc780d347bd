"""How MLIR verifies the types that it infers for results from operands and attributes (InferTypeOpInterface).

What the invariants of an operation say already need not be said again.  Three things they do not say: with
SameOperandsAndResultType the types only have to fit together, but the inferred one is that of an operand; the code that
mlir-tblgen writes finds an operand by its number in the definition, also behind operands of unknown number; and it fails
where there are fewer operands than that, or no attribute to take the type from.
"""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import type_value
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Evaluate, If, Step, check
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS
from odsgen.ods.model import Arity, InferenceKind, OpDef, Result

_INFERENCE_MODULE = "odsgen.runtime.interfaces.inference"
_FAILURE = e.Literal("failed to infer returned types")


def single_types(op: OpDef) -> list[e.Expression] | None:
    """The types of all operands and results, if there is a fixed number of them."""
    arities = [*(o.arity for o in op.operands), *(r.arity for r in op.results)]
    if any(arity is not Arity.REQUIRED for arity in arities):
        return None
    return [
        *map(_operand_type, range(len(op.operands))),
        *map(_result_type, range(len(op.results))),
    ]


def _operand_type(index: int) -> e.Expression:
    return OPERANDS.all_values.item(index).member("type")


def _result_type(index: int) -> e.Expression:
    return RESULTS.all_values.item(index).member("type")


def differ(types: list[e.Expression]) -> e.Expression:
    """The condition that the types, two or more, are not all one."""
    first, *others = types
    if len(others) == 1:
        return e.compare(first, "is not", others[0])
    return e.Not(e.Comparison(first, tuple(("is", other) for other in others)))


def inferred_types_steps(op: OpDef, context: FileContext) -> list[Step]:
    """The checks of inferred types that may find something."""
    if not op.results or any(result.arity is not Arity.REQUIRED for result in op.results):
        return []
    if any(inference is None for inference in op.inference):
        return []
    return [*_failures(op), *_comparison(op, context)]


def _failures(op: OpDef) -> list[Step]:
    """No type can be inferred where an operand or an attribute is missing."""
    steps: list[Step] = []
    operands, attributes = _sources(op)
    last = max(operands, default=-1)
    if last >= sum(operand.arity is Arity.REQUIRED for operand in op.operands):
        count = e.length(OPERANDS.all_values)
        steps.append(check(e.compare(count, "<=", e.Literal(last)), _FAILURE))
    for name in attributes:
        if any(a.name == name and a.optional for a in op.attributes):
            found = e.SELF.member("_properties").method("get", e.Literal(name))
            steps.append(check(found.is_none(), _FAILURE))
    return steps


def _comparison(op: OpDef, context: FileContext) -> list[Step]:
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
        condition = e.any_of(
            e.compare(type, "is not", _result_type(index)) for index, type in enumerate(inferred)
        )
    verify = context.imports.name(_INFERENCE_MODULE, "verify_inferred_types")
    return [If(condition, (Evaluate(verify.call(e.SELF, e.tuple_of(inferred))),))]


def _sources(op: OpDef) -> tuple[list[int], list[str]]:
    """The numbers of the operands and the names of the attributes from which types are taken."""
    if op.trait("SameOperandsAndResultType") is not None:
        return [o.index for o in op.operands if o.arity is Arity.REQUIRED][:1], []
    names = {i.source for i in op.inference if i is not None and i.source is not None}
    operands = [operand.index for operand in op.operands if operand.name in names]
    return operands, sorted(a.name for a in op.attributes if a.name in names)


def _type(op: OpDef, result: Result, is_same: bool, context: FileContext) -> e.Expression | None:
    """The type that mlir-tblgen's code infers; None where it is computed."""
    if is_same:
        operands, _ = _sources(op)
        return _operand_type(operands[0]) if operands else None
    inference = op.inference[result.index]
    if inference is None:
        return None
    if inference.kind is InferenceKind.BUILDABLE and inference.builder is not None:
        return type_value(inference.builder, context.imports)
    if inference.kind is not InferenceKind.SAME_AS:
        return None
    for operand in op.operands:
        if operand.name == inference.source:
            return _operand_type(operand.index)
    for other in op.results:
        if other.name == inference.source:
            return _type(op, other, is_same, context)
    return None
