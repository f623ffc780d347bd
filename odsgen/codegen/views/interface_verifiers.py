"""The share of interfaces in the verification of an operation."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.codegen.context import FileContext
from odsgen.codegen.python.expressions import (
    SELF,
    TRUE,
    Expression,
    Literal,
    Name,
    Not,
    all_of,
    negated,
    tuple_of,
)
from odsgen.codegen.python.steps import Evaluate, If, Raise, Step
from odsgen.codegen.views.inferred_types import inferred_types_steps, single_types
from odsgen.codegen.views.value_groups import SUCCESSORS, op_groups
from odsgen.ods.library.shipped_interfaces import python_method_name
from odsgen.ods.model import Arity, InferenceKind, InterfaceDef, OpDef
from odsgen.ods.model.hooks import HookKind
from odsgen.ods.model.predicates import Choice, Comparison, Constant, Holds, NamedValue
from odsgen.ods.model.predicates import Expression as PredicateExpression

_INTERFACES = "odsgen.runtime.interfaces"
_CONTROL_FLOW = f"{_INTERFACES}.control_flow"
_FUNCTIONS = f"{_INTERFACES}.functions"
_TRAITS = "odsgen.runtime.ir.traits"


def interface_steps(op: OpDef, name: str, context: FileContext) -> list[Step]:
    """The verifier of the interface of that name, if it has one."""
    verifier = _VERIFIERS.get(name)
    if verifier is not None:
        return verifier(op, context)
    declared = context.interfaces.get(name)
    if declared is None or not declared.has_verifier or not declared.dialect:
        return []
    return [_own_step(declared, HookKind.VERIFY_INTERFACE, context)]


def _own_step(interface: InterfaceDef, kind: HookKind, context: FileContext) -> Step:
    hook = context.hook_of(interface, kind.function(interface.hook_name))
    return Evaluate(hook.call(SELF))


#: The interface by which the types of results are inferred.
INFERENCE = "InferTypeOpInterface"


def inference_steps(op: OpDef, context: FileContext) -> list[Step]:
    """The verifier of inferred types, which comes when what is inside regions is known to be good."""
    if any(i is not None and i.kind is InferenceKind.HOOK for i in op.inference):
        verify = context.imports.name(f"{_INTERFACES}.inference", "verify_infer_type")
        return [Evaluate(verify.call(SELF, SELF))]
    return inferred_types_steps(op, context)


def region_interface_steps(op: OpDef, name: str, context: FileContext) -> list[Step]:
    """The verifier of the interface of that name that comes after the regions, if it has one."""
    if name in _REGION_VERIFIERS:
        return _REGION_VERIFIERS[name](op, context)
    declared = context.interfaces.get(name)
    if declared is None or not declared.has_region_verifier or not declared.dialect:
        return []
    return [_own_step(declared, HookKind.VERIFY_INTERFACE_REGIONS, context)]


def _has_method(op: OpDef, name: str) -> bool:
    """Whether a hook or the spec implements a method, or an accessor of its Python name does."""
    declared = {method.name for use in op.interfaces for method in use.declared}
    if name in declared or any(name in use.methods for use in op.interfaces):
        return True
    accessor = python_method_name(name)
    parts = (*op.arguments, *op.results, *op.regions, *op.successors, *op.derived_attributes)
    return any(part.python_name == accessor for part in parts)


_StepsOf = Callable[[OpDef, FileContext], list[Step]]


def _verifier(
    module: str, function: str, *methods: str, takes: tuple[Name, ...] = (SELF, SELF)
) -> _StepsOf:
    """A verifier that calls methods: of an operation that does not say how they are implemented nothing is known."""

    def steps(op: OpDef, context: FileContext) -> list[Step]:
        if not all(_has_method(op, method) for method in methods):
            return []
        verify = context.imports.name(f"{_INTERFACES}.{module}", function)
        return [Evaluate(verify.call(*takes))]

    return steps


def _cast(op: OpDef, context: FileContext) -> list[Step]:
    """Where the number of types is fixed, generated code asks for itself: it looks at them anyway."""
    types = single_types(op)
    if types is None or not op.results:
        return _verifier("computations", "verify_cast", _CAST_METHOD)(op, context)
    if not _has_method(op, _CAST_METHOD):
        return []
    inputs, outputs = types[: len(op.operands)], types[len(op.operands) :]
    is_good = SELF.method("are_cast_compatible", tuple_of(inputs), tuple_of(outputs))
    error = context.imports.name(f"{_INTERFACES}.computations", "cast_error")
    return [If(Not(is_good), (Raise(error.call(SELF)),))]


_CAST_METHOD = "areCastCompatible"
_BRANCH_METHOD = "getSuccessorOperands"


def _branch(op: OpDef, context: FileContext) -> list[Step]:
    """Where the number of successors is fixed, generated code looks at each; what is wrong the whole verifier tells."""
    steps = _verifier("control_flow", "verify_branch", _BRANCH_METHOD)(op, context)
    if not steps or not op.successors or any(each.variadic for each in op.successors):
        return steps
    takes = context.imports.name(_CONTROL_FLOW, "takes")
    successors = SUCCESSORS.all_values
    is_taken = [
        takes.call(successors.item(number), _successor_operands(op, number))
        for number in range(len(op.successors))
    ]
    return [If(negated(all_of(is_taken)), tuple(steps))]


def _successor_operands(op: OpDef, number: int) -> Expression:
    """The operands for a successor: those that the spec says, where they are the values of a variadic."""
    declared = [m.value for use in op.interfaces for m in use.declared if m.name == _BRANCH_METHOD]
    value = _of_successor(declared[0], number) if declared else None
    if isinstance(value, NamedValue):
        for operand, group in zip(op.operands, op_groups(op).operands, strict=True):
            if operand.name == value.name and operand.arity is Arity.VARIADIC:
                return group.values
    return SELF.method("successor_operands", Literal(number))


def _of_successor(value: PredicateExpression, number: int) -> PredicateExpression:
    """The value for one successor of a choice by their numbers."""
    while isinstance(value, Choice):
        match value.condition:
            case Holds(Comparison(NamedValue("index"), (("==", Constant(int(chosen))),))):
                value = value.when_true if chosen == number else value.when_false
            case _:
                break
    return value


def _symbol(op: OpDef, context: FileContext) -> list[Step]:
    """A symbol whose name may be absent is none without it; a declaration is not public."""
    name = next((a for a in op.attributes if a.name == "sym_name"), None)
    verify = context.imports.name(_TRAITS, "verify_symbol")
    arguments: dict[str, Expression] = {}
    if _has_method(op, "isOptionalSymbol"):
        arguments["is_optional"] = SELF.member("is_optional_symbol")
    elif name is not None and name.optional:
        arguments["is_optional"] = TRUE
    if _has_method(op, "isDeclaration"):
        arguments["is_declaration"] = SELF.member("is_declaration")
    return [Evaluate(verify.call(SELF, **arguments))]


def _function(op: OpDef, context: FileContext) -> list[Step]:
    """A function is a symbol; one that lists that interface itself is verified as one there."""
    is_listed = any(use.name == "SymbolOpInterface" for use in op.interfaces)
    steps = [] if is_listed else _symbol(op, context)
    has_type = any(attribute.name == "function_type" for attribute in op.attributes)
    if has_type or (_has_method(op, "getArgumentTypes") and _has_method(op, "getResultTypes")):
        verify = context.imports.name(_FUNCTIONS, "verify_function")
        steps.append(Evaluate(verify.call(SELF, SELF)))
    return steps


#: By MLIR's names.
_VERIFIERS: dict[str, _StepsOf] = {
    "BranchOpInterface": _branch,
    "CastOpInterface": _cast,
    "DataLayoutOpInterface": _verifier("data_layout_op", "verify_data_layout_op"),
    "FunctionOpInterface": _function,
    "SymbolOpInterface": _symbol,
    "WeightedBranchOpInterface": _verifier("control_flow", "verify_branch_weights", takes=(SELF,)),
    "WeightedRegionBranchOpInterface": _verifier(
        "control_flow", "verify_region_weights", takes=(SELF,)
    ),
}

#: Those that look at the operation when its regions have been verified.
_REGION_VERIFIERS: dict[str, _StepsOf] = {
    "DestinationStyleOpInterface": _verifier(
        "memory", "verify_destination_style", "getDpsInitsMutable"
    ),
    "LoopLikeOpInterface": _verifier("loops", "verify_loop_like", "getLoopRegions"),
    "RegionBranchOpInterface": _verifier(
        "control_flow", "verify_region_branch", "getSuccessorRegions"
    ),
}
