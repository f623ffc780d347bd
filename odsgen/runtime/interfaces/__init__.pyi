from odsgen.runtime.base.interface import AttributeInterface as AttributeInterface
from odsgen.runtime.base.interface import ExternalModel as ExternalModel
from odsgen.runtime.base.interface import Interface as Interface
from odsgen.runtime.base.interface import MissingMethodError as MissingMethodError
from odsgen.runtime.base.interface import OpInterface as OpInterface
from odsgen.runtime.base.interface import PromisedInterfaceError as PromisedInterfaceError
from odsgen.runtime.base.interface import TypeInterface as TypeInterface
from odsgen.runtime.base.interface import as_interface as as_interface
from odsgen.runtime.base.interface import attach_interface as attach_interface
from odsgen.runtime.base.interface import has_interface as has_interface
from odsgen.runtime.base.interface import promise_interface as promise_interface
from odsgen.runtime.builtin.interfaces import MemRefLayoutAttrInterface as MemRefLayoutAttrInterface
from odsgen.runtime.builtin.interfaces import VerifiableTensorEncoding as VerifiableTensorEncoding
from odsgen.runtime.interfaces.assembly import OpAsmAttrInterface as OpAsmAttrInterface
from odsgen.runtime.interfaces.assembly import OpAsmDialectInterface as OpAsmDialectInterface
from odsgen.runtime.interfaces.assembly import OpAsmOpInterface as OpAsmOpInterface
from odsgen.runtime.interfaces.assembly import OpAsmTypeInterface as OpAsmTypeInterface
from odsgen.runtime.interfaces.calls import (
    ArgAndResultAttrsOpInterface as ArgAndResultAttrsOpInterface,
)
from odsgen.runtime.interfaces.calls import CallableOpInterface as CallableOpInterface
from odsgen.runtime.interfaces.calls import CallOpInterface as CallOpInterface
from odsgen.runtime.interfaces.computations import CastOpInterface as CastOpInterface
from odsgen.runtime.interfaces.computations import SelectLikeOpInterface as SelectLikeOpInterface
from odsgen.runtime.interfaces.computations import (
    VectorUnrollOpInterface as VectorUnrollOpInterface,
)
from odsgen.runtime.interfaces.control_flow import BranchOpInterface as BranchOpInterface
from odsgen.runtime.interfaces.control_flow import InvocationBounds as InvocationBounds
from odsgen.runtime.interfaces.control_flow import (
    RegionBranchOpInterface as RegionBranchOpInterface,
)
from odsgen.runtime.interfaces.control_flow import RegionSuccessor as RegionSuccessor
from odsgen.runtime.interfaces.control_flow import (
    WeightedBranchOpInterface as WeightedBranchOpInterface,
)
from odsgen.runtime.interfaces.control_flow import (
    WeightedRegionBranchOpInterface as WeightedRegionBranchOpInterface,
)
from odsgen.runtime.interfaces.data_layout import (
    DataLayoutEntryInterface as DataLayoutEntryInterface,
)
from odsgen.runtime.interfaces.data_layout import DataLayoutSpecInterface as DataLayoutSpecInterface
from odsgen.runtime.interfaces.data_layout_queries import DataLayout as DataLayout
from odsgen.runtime.interfaces.derived import (
    DerivedAttributeOpInterface as DerivedAttributeOpInterface,
)
from odsgen.runtime.interfaces.effects_of_operations import (
    is_memory_effect_free as is_memory_effect_free,
)
from odsgen.runtime.interfaces.effects_of_operations import is_pure as is_pure
from odsgen.runtime.interfaces.effects_of_operations import is_speculatable as is_speculatable
from odsgen.runtime.interfaces.effects_of_operations import is_trivially_dead as is_trivially_dead
from odsgen.runtime.interfaces.effects_of_operations import memory_effects as memory_effects
from odsgen.runtime.interfaces.effects_of_operations import (
    would_be_trivially_dead as would_be_trivially_dead,
)
from odsgen.runtime.interfaces.functions import FunctionOpInterface as FunctionOpInterface
from odsgen.runtime.interfaces.inference import InferTypeOpInterface as InferTypeOpInterface
from odsgen.runtime.interfaces.loops import LoopLikeOpInterface as LoopLikeOpInterface
from odsgen.runtime.interfaces.loops import block_is_in_loop as block_is_in_loop
from odsgen.runtime.interfaces.memory import (
    DestinationStyleOpInterface as DestinationStyleOpInterface,
)
from odsgen.runtime.interfaces.memory import ViewLikeOpInterface as ViewLikeOpInterface
from odsgen.runtime.interfaces.memory_slots import DeletionKind as DeletionKind
from odsgen.runtime.interfaces.memory_slots import (
    DestructurableAccessorOpInterface as DestructurableAccessorOpInterface,
)
from odsgen.runtime.interfaces.memory_slots import (
    DestructurableAllocationOpInterface as DestructurableAllocationOpInterface,
)
from odsgen.runtime.interfaces.memory_slots import (
    DestructurableMemorySlot as DestructurableMemorySlot,
)
from odsgen.runtime.interfaces.memory_slots import MemorySlot as MemorySlot
from odsgen.runtime.interfaces.memory_slots import (
    PromotableAllocationOpInterface as PromotableAllocationOpInterface,
)
from odsgen.runtime.interfaces.memory_slots import (
    PromotableMemOpInterface as PromotableMemOpInterface,
)
from odsgen.runtime.interfaces.memory_slots import PromotableOpInterface as PromotableOpInterface
from odsgen.runtime.interfaces.memory_slots import (
    SafeMemorySlotAccessOpInterface as SafeMemorySlotAccessOpInterface,
)
from odsgen.runtime.interfaces.region_terminators import (
    RegionBranchTerminatorOpInterface as RegionBranchTerminatorOpInterface,
)
from odsgen.runtime.interfaces.shape_inference import (
    InferShapedTypeOpInterface as InferShapedTypeOpInterface,
)
from odsgen.runtime.interfaces.shape_inference import (
    ReifyRankedShapedTypeOpInterface as ReifyRankedShapedTypeOpInterface,
)
from odsgen.runtime.interfaces.shape_inference import ShapedTypeComponents as ShapedTypeComponents
from odsgen.runtime.interfaces.shape_inference import tensor_types_of as tensor_types_of
from odsgen.runtime.interfaces.side_effects import (
    ConditionallySpeculatable as ConditionallySpeculatable,
)
from odsgen.runtime.interfaces.side_effects import EffectInstance as EffectInstance
from odsgen.runtime.interfaces.side_effects import EffectKind as EffectKind
from odsgen.runtime.interfaces.side_effects import (
    MemoryEffectOpInterface as MemoryEffectOpInterface,
)
from odsgen.runtime.interfaces.side_effects import (
    MemoryEffectsOpInterface as MemoryEffectsOpInterface,
)
from odsgen.runtime.interfaces.side_effects import Speculatability as Speculatability
from odsgen.runtime.ir.region_kind import RegionKind as RegionKind
from odsgen.runtime.ir.region_kind import RegionKindInterface as RegionKindInterface
from odsgen.runtime.ir.symbol_interfaces import SymbolOpInterface as SymbolOpInterface
from odsgen.runtime.ir.symbol_interfaces import SymbolUserAttrInterface as SymbolUserAttrInterface
from odsgen.runtime.ir.symbol_interfaces import SymbolUserOpInterface as SymbolUserOpInterface
