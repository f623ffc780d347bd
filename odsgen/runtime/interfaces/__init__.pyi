from odsgen.runtime.base.interface import (
    AttributeInterface as AttributeInterface,
    ExternalModel as ExternalModel,
    Interface as Interface,
    MissingMethodError as MissingMethodError,
    OpInterface as OpInterface,
    PromisedInterfaceError as PromisedInterfaceError,
    TypeInterface as TypeInterface,
    as_interface as as_interface,
    attach_interface as attach_interface,
    has_interface as has_interface,
    promise_interface as promise_interface,
)
from odsgen.runtime.builtin.interfaces import (
    MemRefLayoutAttrInterface as MemRefLayoutAttrInterface,
    VerifiableTensorEncoding as VerifiableTensorEncoding,
)
from odsgen.runtime.interfaces.assembly import (
    OpAsmAttrInterface as OpAsmAttrInterface,
    OpAsmDialectInterface as OpAsmDialectInterface,
    OpAsmOpInterface as OpAsmOpInterface,
    OpAsmTypeInterface as OpAsmTypeInterface,
)
from odsgen.runtime.interfaces.calls import (
    ArgAndResultAttrsOpInterface as ArgAndResultAttrsOpInterface,
    CallableOpInterface as CallableOpInterface,
    CallOpInterface as CallOpInterface,
)
from odsgen.runtime.interfaces.computations import (
    CastOpInterface as CastOpInterface,
    SelectLikeOpInterface as SelectLikeOpInterface,
    VectorUnrollOpInterface as VectorUnrollOpInterface,
)
from odsgen.runtime.interfaces.control_flow import (
    BranchOpInterface as BranchOpInterface,
    InvocationBounds as InvocationBounds,
    RegionBranchOpInterface as RegionBranchOpInterface,
    RegionSuccessor as RegionSuccessor,
    WeightedBranchOpInterface as WeightedBranchOpInterface,
    WeightedRegionBranchOpInterface as WeightedRegionBranchOpInterface,
)
from odsgen.runtime.interfaces.data_layout import (
    DataLayoutEntryInterface as DataLayoutEntryInterface,
    DataLayoutSpecInterface as DataLayoutSpecInterface,
)
from odsgen.runtime.interfaces.data_layout_queries import DataLayout as DataLayout
from odsgen.runtime.interfaces.derived import (
    DerivedAttributeOpInterface as DerivedAttributeOpInterface,
)
from odsgen.runtime.interfaces.effects_of_operations import (
    is_memory_effect_free as is_memory_effect_free,
    is_pure as is_pure,
    is_speculatable as is_speculatable,
    is_trivially_dead as is_trivially_dead,
    memory_effects as memory_effects,
    would_be_trivially_dead as would_be_trivially_dead,
)
from odsgen.runtime.interfaces.functions import FunctionOpInterface as FunctionOpInterface
from odsgen.runtime.interfaces.inference import InferTypeOpInterface as InferTypeOpInterface
from odsgen.runtime.interfaces.loops import (
    LoopLikeOpInterface as LoopLikeOpInterface,
    block_is_in_loop as block_is_in_loop,
)
from odsgen.runtime.interfaces.memory import (
    DestinationStyleOpInterface as DestinationStyleOpInterface,
    ViewLikeOpInterface as ViewLikeOpInterface,
)
from odsgen.runtime.interfaces.memory_slots import (
    DeletionKind as DeletionKind,
    DestructurableAccessorOpInterface as DestructurableAccessorOpInterface,
    DestructurableAllocationOpInterface as DestructurableAllocationOpInterface,
    DestructurableMemorySlot as DestructurableMemorySlot,
    MemorySlot as MemorySlot,
    PromotableAllocationOpInterface as PromotableAllocationOpInterface,
    PromotableMemOpInterface as PromotableMemOpInterface,
    PromotableOpInterface as PromotableOpInterface,
)
from odsgen.runtime.interfaces.region_terminators import (
    RegionBranchTerminatorOpInterface as RegionBranchTerminatorOpInterface,
)
from odsgen.runtime.interfaces.shape_inference import (
    InferShapedTypeOpInterface as InferShapedTypeOpInterface,
    ReifyRankedShapedTypeOpInterface as ReifyRankedShapedTypeOpInterface,
    ShapedTypeComponents as ShapedTypeComponents,
    tensor_types_of as tensor_types_of,
)
from odsgen.runtime.interfaces.side_effects import (
    ConditionallySpeculatable as ConditionallySpeculatable,
    EffectInstance as EffectInstance,
    EffectKind as EffectKind,
    MemoryEffectOpInterface as MemoryEffectOpInterface,
    MemoryEffectsOpInterface as MemoryEffectsOpInterface,
    Speculatability as Speculatability,
)
from odsgen.runtime.ir.region_kind import (
    RegionKind as RegionKind,
    RegionKindInterface as RegionKindInterface,
)
from odsgen.runtime.ir.symbol_interfaces import (
    SymbolOpInterface as SymbolOpInterface,
    SymbolUserAttrInterface as SymbolUserAttrInterface,
    SymbolUserOpInterface as SymbolUserOpInterface,
)
