"""What the interfaces of an operation add to its verification."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.codegen.context import FileContext
from odsgen.codegen.views.steps import StatementView, VerifierStep
from odsgen.ods.model import InferenceKind, InterfaceDef, OpDef
from odsgen.ods.resolve.names import snake_case

_INTERFACES = "odsgen.runtime.ir.interfaces"
_FUNCTIONS = "odsgen.runtime.function_interface"
_TRAITS = "odsgen.runtime.ir.traits"


def interface_steps(op: OpDef, name: str, context: FileContext) -> list[VerifierStep]:
    """The verifier of the interface of that name, if it has one."""
    if name in _INFERENCE:
        return _inference(op, context)
    verifier = _VERIFIERS.get(name)
    if verifier is not None:
        return [StatementView(text) for text in verifier(op, context)]
    declared = context.interfaces.get(name)
    if declared is None or not declared.has_verifier or declared.dialect != context.dialect.name:
        return []
    return [StatementView(f"{context.hook(interface_hook(declared))}(self)")]


def inference_steps(op: OpDef, context: FileContext) -> list[VerifierStep]:
    """Inferred types come last, unless the operation names the interface itself."""
    return [] if any(use.name in _INFERENCE for use in op.interfaces) else _inference(op, context)


#: The interface by which the types of results are inferred.
_INFERENCE = frozenset({"InferTypeOpInterface"})


def _inference(op: OpDef, context: FileContext) -> list[VerifierStep]:
    if not any(i is not None and i.kind is InferenceKind.HOOK for i in op.inference):
        return []
    verify = context.imports.use(_INTERFACES, "verify_inference")
    inferred = "self.infer_return_types(self._operands, self.properties, self._regions)"
    return [StatementView(f"{verify}(self, lambda: {inferred})")]


def region_interface_steps(op: OpDef, context: FileContext) -> list[VerifierStep]:
    """The verifiers of interfaces that come after the regions."""
    return [
        StatementView(text)
        for use in op.interfaces
        if use.name in _REGION_VERIFIERS
        for text in _REGION_VERIFIERS[use.name](op, context)
    ]


def interface_hook(interface: InterfaceDef) -> str:
    """The hook that verifies all operations with an interface of the spec's own."""
    return f"verify_{snake_case(interface.name)}"


def _has_method(op: OpDef, name: str) -> bool:
    return any(name in use.methods for use in op.interfaces)


def _branch(op: OpDef, context: FileContext) -> list[str]:
    if not _has_method(op, "getSuccessorOperands"):
        return []
    return [f"{context.imports.use(_INTERFACES, 'verify_branch')}(self, self)"]


def _cast(op: OpDef, context: FileContext) -> list[str]:
    if not _has_method(op, "areCastCompatible"):
        return []
    return [f"{context.imports.use(_INTERFACES, 'verify_cast')}(self, self)"]


def _destination_style(op: OpDef, context: FileContext) -> list[str]:
    if not _has_method(op, "getDpsInitsMutable"):
        return []
    verify = context.imports.use(_INTERFACES, "verify_destination_style")
    return [f"{verify}(self, self.dps_inits_mutable())"]


def _branch_weights(op: OpDef, context: FileContext) -> list[str]:
    return [f"{context.imports.use(_INTERFACES, 'verify_branch_weights')}(self)"]


def _region_weights(op: OpDef, context: FileContext) -> list[str]:
    return [f"{context.imports.use(_INTERFACES, 'verify_region_weights')}(self)"]


def _symbol(op: OpDef, context: FileContext) -> list[str]:
    """A symbol whose name may be absent is none without it."""
    name = next((a for a in op.attributes if a.name == "sym_name"), None)
    verify = context.imports.use(_TRAITS, "verify_symbol")
    is_optional = name is not None and name.optional
    return [f"{verify}(self, is_optional=True)" if is_optional else f"{verify}(self)"]


def _function(op: OpDef, context: FileContext) -> list[str]:
    """A function is a symbol, and one without a body a declaration."""
    symbol = context.imports.use(_TRAITS, "verify_symbol")
    function = context.imports.use(_FUNCTIONS, "verify_function")
    return [
        f"{symbol}(self, is_declaration=not self._regions[0]._blocks)",
        f"{function}(self)",
    ]


#: By MLIR's names.
_VERIFIERS: dict[str, Callable[[OpDef, FileContext], list[str]]] = {
    "BranchOpInterface": _branch,
    "CastOpInterface": _cast,
    "FunctionOpInterface": _function,
    "SymbolOpInterface": _symbol,
    "WeightedBranchOpInterface": _branch_weights,
    "WeightedRegionBranchOpInterface": _region_weights,
}

#: Those that look at the operation when its regions have been verified.
_REGION_VERIFIERS: dict[str, Callable[[OpDef, FileContext], list[str]]] = {
    "DestinationStyleOpInterface": _destination_style,
}
