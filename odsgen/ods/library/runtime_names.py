"""Which module of the runtime defines each name that generated code may import."""

from __future__ import annotations

from odsgen.runtime.builtin import attributes, locations, nested_locations, types

_NAMES_OF: dict[str, tuple[str, ...]] = {
    **{
        module.__name__: tuple(module.__all__)
        for module in (types, attributes, locations, nested_locations)
    },
    "odsgen.runtime.base.attribute": ("Attribute", "Type", "TypedAttr"),
    "odsgen.runtime.ir.block": ("Block",),
    "odsgen.runtime.glue.constraints": ("AttrConstraint", "TypeConstraint"),
    "odsgen.runtime.ir.builder": ("Builder",),
    "odsgen.runtime.ir.operation": ("Operation",),
    "odsgen.runtime.ir.operation_state": ("OperationState",),
    "odsgen.runtime.floats": ("FloatSemantics",),
    "odsgen.runtime.interfaces.control_flow": (
        "InvocationBounds",
        "RegionSuccessor",
    ),
    "odsgen.runtime.interfaces.data_layout_queries": ("DataLayout",),
    "odsgen.runtime.interfaces.data_layout": (
        "DataLayoutEntryInterface",
        "DataLayoutSpecInterface",
        "TargetDeviceSpecInterface",
        "TargetSystemSpecInterface",
    ),
    "odsgen.runtime.interfaces.shape_inference": ("ShapedTypeComponents",),
    "odsgen.runtime.interfaces.memory_slots": (
        "DeletionKind",
        "DestructurableMemorySlot",
        "MemorySlot",
    ),
    "odsgen.runtime.interfaces.side_effects": ("EffectInstance", "Speculatability"),
    "odsgen.runtime.ir.symbol_table": ("SymbolTableCollection",),
    "odsgen.runtime.ir.symbol_uses": ("SymbolUse",),
    "odsgen.runtime.ir.value": ("BlockArgument", "LocationToken", "OpResult", "Use", "Value"),
    "odsgen.runtime.ir.region": ("Region",),
    "odsgen.runtime.ir.region_kind": ("RegionKind",),
    "odsgen.runtime.affine.expr": ("AffineExpr",),
    "odsgen.runtime.affine.map": ("AffineMap",),
    "odsgen.runtime.affine.integer_set": ("IntegerSet",),
    "odsgen.runtime.registry.dialect": ("Dialect",),
    "odsgen.runtime.registry.hook_slots": ("HookSlots",),
    "odsgen.runtime.parser": ("Parser",),
    "odsgen.runtime.parser.ssa": ("UnresolvedOperand",),
    "odsgen.runtime.printer": ("AsmPrinter",),
    "odsgen.rewriting": (
        "CanonicalizationPattern",
        "PatternRewriter",
        "RewritePattern",
    ),
}

#: Name of a class, function or singleton of the runtime -> the module to import it from.
RUNTIME_MODULES: dict[str, str] = {
    name: module for module, names in _NAMES_OF.items() for name in names
}
