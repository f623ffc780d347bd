"""What the interfaces of an operation add to its verification."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.codegen.context import FileContext
from odsgen.codegen.views.inferred_types import inferred_types_steps
from odsgen.codegen.views.steps import StatementView, VerifierStep
from odsgen.ods.hooks import HookKind
from odsgen.ods.model import InferenceKind, InterfaceDef, OpDef
from odsgen.ods.resolve.shipped_interfaces import python_method_name

_INTERFACES = "odsgen.runtime.interfaces"
_CONTROL_FLOW = f"{_INTERFACES}.control_flow"
_FUNCTIONS = f"{_INTERFACES}.functions"
_TRAITS = "odsgen.runtime.ir.traits"


def interface_steps(op: OpDef, name: str, context: FileContext) -> list[VerifierStep]:
    """The verifier of the interface of that name, if it has one."""
    verifier = _VERIFIERS.get(name)
    if verifier is not None:
        return [StatementView(text) for text in verifier(op, context)]
    declared = context.interfaces.get(name)
    if declared is None or not declared.has_verifier or not declared.dialect:
        return []
    return [_own_step(declared, HookKind.VERIFY_INTERFACE, context)]


def _own_step(interface: InterfaceDef, kind: HookKind, context: FileContext) -> VerifierStep:
    """The verifier of an interface of another dialect is the hook of that dialect."""
    hook = kind.function(interface.hook_name)
    if interface.dialect == context.dialect.name:
        return StatementView(f"{context.hook(hook)}(self)")
    function = context.imports.dialect_class(f"{interface.dialect}.{hook}")
    return StatementView(f"{function}(self)")


#: The interface by which the types of results are inferred.
INFERENCE = "InferTypeOpInterface"


def inference_steps(op: OpDef, context: FileContext) -> list[VerifierStep]:
    """The verifier of inferred types, which comes when what is inside regions is known to be good."""
    if any(i is not None and i.kind is InferenceKind.HOOK for i in op.inference):
        verify = context.imports.use(f"{_INTERFACES}.inference", "verify_infer_type")
        return [StatementView(f"{verify}(self, self)")]
    return inferred_types_steps(op, context)


def region_interface_steps(op: OpDef, name: str, context: FileContext) -> list[VerifierStep]:
    """The verifier of the interface of that name that comes after the regions, if it has one."""
    if name in _REGION_VERIFIERS:
        return [StatementView(text) for text in _REGION_VERIFIERS[name](op, context)]
    declared = context.interfaces.get(name)
    if declared is None or not declared.has_region_verifier or not declared.dialect:
        return []
    return [_own_step(declared, HookKind.VERIFY_INTERFACE_REGIONS, context)]


def _has_method(op: OpDef, name: str) -> bool:
    """Whether a hook implements a method, or an accessor of its Python name does."""
    if any(name in use.methods for use in op.interfaces):
        return True
    accessor = python_method_name(name)
    parts = (*op.arguments, *op.results, *op.regions, *op.successors, *op.derived_attributes)
    return any(part.python_name == accessor for part in parts)


def _verifier(
    module: str, function: str, *methods: str
) -> Callable[[OpDef, FileContext], list[str]]:
    """A verifier that calls methods: of an operation that does not say how they are implemented nothing is known."""

    def steps(op: OpDef, context: FileContext) -> list[str]:
        if not all(_has_method(op, method) for method in methods):
            return []
        return [f"{context.imports.use(f'{_INTERFACES}.{module}', function)}(self, self)"]

    return steps


def _branch_weights(op: OpDef, context: FileContext) -> list[str]:
    return [f"{context.imports.use(_CONTROL_FLOW, 'verify_branch_weights')}(self)"]


def _region_weights(op: OpDef, context: FileContext) -> list[str]:
    return [f"{context.imports.use(_CONTROL_FLOW, 'verify_region_weights')}(self)"]


def _symbol(op: OpDef, context: FileContext) -> list[str]:
    """A symbol whose name may be absent is none without it; a declaration is not public."""
    name = next((a for a in op.attributes if a.name == "sym_name"), None)
    verify = context.imports.use(_TRAITS, "verify_symbol")
    arguments = ["self"]
    if _has_method(op, "isOptionalSymbol"):
        arguments.append("is_optional=self.is_optional_symbol")
    elif name is not None and name.optional:
        arguments.append("is_optional=True")
    if _has_method(op, "isDeclaration"):
        arguments.append("is_declaration=self.is_declaration")
    return [f"{verify}({', '.join(arguments)})"]


def _function(op: OpDef, context: FileContext) -> list[str]:
    """A function is a symbol; one that lists that interface itself is verified as one there."""
    is_listed = any(use.name == "SymbolOpInterface" for use in op.interfaces)
    steps = [] if is_listed else _symbol(op, context)
    type = next((a for a in op.attributes if a.name == "function_type"), None)
    has_builtin_type = type is not None and type.constraint.accessor_type == "FunctionType"
    if has_builtin_type or (
        _has_method(op, "getArgumentTypes") and _has_method(op, "getResultTypes")
    ):
        steps.append(f"{context.imports.use(_FUNCTIONS, 'verify_function')}(self, self)")
    return steps


#: By MLIR's names.
_VERIFIERS: dict[str, Callable[[OpDef, FileContext], list[str]]] = {
    "BranchOpInterface": _verifier("control_flow", "verify_branch", "getSuccessorOperands"),
    "CastOpInterface": _verifier("memory", "verify_cast", "areCastCompatible"),
    "DataLayoutOpInterface": _verifier("data_layout", "verify_data_layout_op"),
    "FunctionOpInterface": _function,
    "SymbolOpInterface": _symbol,
    "WeightedBranchOpInterface": _branch_weights,
    "WeightedRegionBranchOpInterface": _region_weights,
}

#: Those that look at the operation when its regions have been verified.
_REGION_VERIFIERS: dict[str, Callable[[OpDef, FileContext], list[str]]] = {
    "DestinationStyleOpInterface": _verifier(
        "memory", "verify_destination_style", "getDpsInitsMutable"
    ),
    "LoopLikeOpInterface": _verifier("loops", "verify_loop_like", "getLoopRegions"),
    "RegionBranchOpInterface": _verifier(
        "control_flow", "verify_region_branch", "getSuccessorRegions"
    ),
}
