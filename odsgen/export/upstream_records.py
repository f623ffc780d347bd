"""The records of MLIR's dialects (MLIR 22): the files to include for them, and what is called otherwise than in specs.

Types, attributes, constraints and interfaces have the names in specs that they have as records. An operation's record is its
class behind a prefix of the dialect; an enum's is often called otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class UpstreamRecords:
    """The records of a dialect: its files below `mlir/Dialect`, and the names of operations and enums."""

    files: tuple[str, ...]
    prefix: str  # before the class of an operation
    without_prefix: str = ""
    ops: Mapping[str, str] = field(
        default_factory=dict
    )  # by class: those without the prefix and the class in it
    enums: Mapping[str, str] = field(default_factory=dict)

    @property
    def includes(self) -> tuple[str, ...]:
        return tuple(f if f.startswith("mlir/") else f"mlir/Dialect/{f}" for f in self.files)

    def op_record(self, class_name: str) -> str:
        if class_name in self.without_prefix.split():
            return class_name
        return self.ops.get(class_name, f"{self.prefix}{class_name}")

    def record(self, name: str) -> str:
        """The record of a type, an attribute, an enum, a constraint or an interface."""
        return self.enums.get(name, name)


UPSTREAM: Mapping[str, UpstreamRecords] = {
    "acc": UpstreamRecords(
        ("OpenACC/OpenACCOps.td",),
        "OpenACC_",
        without_prefix="AtomicCaptureOp AtomicReadOp AtomicUpdateOp AtomicWriteOp",
        enums={
            "ClauseDefaultValue": "DefaultValue",
            "CombinedConstructsType": "OpenACC_CombinedConstructsType",
            "Construct": "OpenACC_ConstructEnum",
            "DataClause": "OpenACC_DataClauseEnum",
            "DataClauseModifier": "OpenACC_DataClauseModifierEnum",
            "DeviceType": "OpenACC_DeviceType",
            "GangArgType": "OpenACC_GangArgType",
            "LoopParMode": "OpenACC_LoopParMode",
            "ParLevel": "OpenACC_ParLevel",
            "RecipeKind": "OpenACC_RecipeKind",
            "ReductionOperator": "OpenACC_ReductionOperator",
            "VariableTypeCategory": "OpenACC_VariableTypeCategory",
        },
    ),
    "affine": UpstreamRecords(("Affine/IR/AffineOps.td",), ""),
    "amdgpu": UpstreamRecords(
        ("AMDGPU/IR/AMDGPU.td",),
        "AMDGPU_",
        enums={
            "AddressSpace": "AMDGPU_AddressSpace",
            "DPPPerm": "AMDGPU_DPPPerm",
            "MFMAPermB": "AMDGPU_MFMAPermB",
            "sched_barrier_opt_enum": "AMDGPU_SchedBarrierOpOpt",
        },
    ),
    "amx": UpstreamRecords(("AMX/AMX.td",), ""),
    "arith": UpstreamRecords(
        ("Arith/IR/ArithOps.td",),
        "Arith_",
        without_prefix="SelectOp",
        enums={
            "CmpFPredicate": "Arith_CmpFPredicateAttr",
            "CmpIPredicate": "Arith_CmpIPredicateAttr",
            "IntegerOverflowFlags": "Arith_IntegerOverflowFlags",
            "RoundingMode": "Arith_RoundingModeAttr",
            "AtomicRMWKind": "AtomicRMWKindAttr",
        },
    ),
    "arm_neon": UpstreamRecords(("ArmNeon/ArmNeon.td",), ""),
    "arm_sme": UpstreamRecords(
        ("ArmSME/IR/ArmSME.td", "ArmSME/IR/ArmSMEIntrinsicOps.td", "ArmSME/IR/ArmSMEOps.td"),
        "LLVM_",
        without_prefix=(
            "CopyTileOp ExtractTileSliceOp FMopa2WayOp FMops2WayOp GetTileOp "
            "InsertTileSliceOp LoadTileSliceOp OuterProductOp SMopa2WayOp SMopa4WayOp "
            "SMops2WayOp SMops4WayOp StoreTileSliceOp StreamingVLOp SuMopa4WayOp "
            "SuMops4WayOp TileLoadOp TileStoreOp UMopa2WayOp UMopa4WayOp UMops2WayOp "
            "UMops4WayOp UsMopa4WayOp UsMops4WayOp ZeroOp"
        ),
    ),
    "arm_sve": UpstreamRecords(("ArmSVE/IR/ArmSVE.td",), ""),
    "async": UpstreamRecords(("Async/IR/AsyncOps.td",), "Async_"),
    "builtin": UpstreamRecords(("mlir/IR/BuiltinOps.td", "mlir/IR/BuiltinTypes.td"), ""),
    "bufferization": UpstreamRecords(("Bufferization/IR/BufferizationOps.td",), "Bufferization_"),
    "cf": UpstreamRecords(("ControlFlow/IR/ControlFlowOps.td",), ""),
    "complex": UpstreamRecords(
        ("Complex/IR/ComplexAttributes.td", "Complex/IR/ComplexOps.td"),
        "",
        enums={"ComplexRangeFlags": "Complex_ComplexRangeFlags"},
    ),
    "dlti": UpstreamRecords(("DLTI/DLTIAttrs.td",), ""),
    "emitc": UpstreamRecords(
        ("EmitC/IR/EmitC.td",), "EmitC_", enums={"CmpPredicate": "EmitC_CmpPredicateAttr"}
    ),
    "func": UpstreamRecords(("Func/IR/FuncOps.td",), ""),
    "gpu": UpstreamRecords(
        ("GPU/IR/GPUOps.td",),
        "GPU_",
        enums={
            "AddressSpace": "GPU_AddressSpaceEnum",
            "AllReduceOperation": "GPU_AllReduceOperation",
            "BroadcastType": "GPU_BroadcastType",
            "CompilationTarget": "GPU_CompilationTargetEnum",
            "Dimension": "GPU_Dimension",
            "Prune2To4SpMatFlag": "GPU_Prune2To4SpMatFlag",
            "ShuffleMode": "GPU_ShuffleMode",
            "SpGEMMWorkEstimationOrComputeKind": "GPU_SpGEMMWorkEstimationOrComputeKind",
            "TransposeMode": "GPU_TransposeMode",
            "MMAElementwiseOp": "MMAElementWise",
            "MappingId": "MappingIdEnum",
            "Processor": "ProcessorEnum",
        },
    ),
    "index": UpstreamRecords(("Index/IR/IndexOps.td",), "Index_"),
    "irdl": UpstreamRecords(("IRDL/IR/IRDLOps.td",), "IRDL_"),
    "linalg": UpstreamRecords(
        ("Linalg/IR/LinalgDoc.td",),
        "",
        ops={
            "IndexOp": "Linalg_IndexOp",
            "PackOp": "Linalg_PackOp",
            "SoftmaxOp": "Linalg_SoftmaxOp",
            "UnPackOp": "Linalg_UnPackOp",
            "WinogradFilterTransformOp": "Linalg_WinogradFilterTransformOp",
            "WinogradInputTransformOp": "Linalg_WinogradInputTransformOp",
            "WinogradOutputTransformOp": "Linalg_WinogradOutputTransformOp",
            "YieldOp": "Linalg_YieldOp",
        },
    ),
    "llvm": UpstreamRecords(
        ("LLVMIR/LLVMIntrinsicOps.td", "LLVMIR/LLVMOps.td", "LLVMIR/LLVMTypes.td"),
        "LLVM_",
        enums={
            "AsmDialect": "AsmATTOrIntel",
            "CConv": "CConvEnum",
            "FPExceptionBehavior": "FPExceptionBehaviorAttr",
            "FramePointerKind": "FramePointerKindEnum",
            "DIEmissionKind": "LLVM_DIEmissionKind",
            "DINameTableKind": "LLVM_DINameTableKind",
            "ProfileSummaryFormatKind": "LLVM_ProfileSummaryFormatKind",
            "Linkage": "LinkageEnum",
            "ModFlagBehavior": "ModFlagBehaviorAttr",
            "ModRefInfo": "ModRefInfoEnum",
            "RoundingMode": "RoundingModeAttr",
            "TailCallKind": "TailCallKindEnum",
            "UWTableKind": "UWTableKindEnum",
        },
    ),
    "math": UpstreamRecords(("Math/IR/MathOps.td",), "Math_"),
    "memref": UpstreamRecords(
        ("MemRef/IR/MemRefOps.td",),
        "MemRef_",
        without_prefix="AssumeAlignmentOp AtomicRMWOp AtomicYieldOp CopyOp DistinctObjectsOp GenericAtomicRMWOp LoadOp SubViewOp",
    ),
    "ml_program": UpstreamRecords(("MLProgram/IR/MLProgramOps.td",), "MLProgram_"),
    "mpi": UpstreamRecords(("MPI/IR/MPIOps.td",), "MPI_"),
    "nvgpu": UpstreamRecords(("NVGPU/IR/NVGPUOps.td",), "NVGPU_"),
    "nvvm": UpstreamRecords(("LLVMIR/NVVMOps.td",), "NVVM_"),
    "omp": UpstreamRecords(
        ("OpenMP/OpenMPOps.td",),
        "",
        enums={
            "ClauseBindKind": "BindKind",
            "ClauseCancellationConstructType": "CancellationConstructType",
            "ClauseGrainsizeType": "GrainsizeType",
            "ClauseMemoryOrderKind": "MemoryOrderKind",
            "ClauseNumTasksType": "NumTasksType",
            "ClauseNumThreadsType": "NumThreadsType",
            "ClauseOrderKind": "OrderKind",
            "ClauseProcBindKind": "ProcBindKind",
            "ClauseScheduleKind": "ScheduleKind",
        },
    ),
    "pdl": UpstreamRecords(("PDL/IR/PDLOps.td",), "PDL_"),
    "pdl_interp": UpstreamRecords(("PDLInterp/IR/PDLInterpOps.td",), "PDLInterp_"),
    "ptr": UpstreamRecords(
        ("Ptr/IR/PtrOps.td",),
        "Ptr_",
        enums={"PtrAddFlags": "Ptr_PtrAddFlags", "PtrDiffFlags": "Ptr_PtrDiffFlags"},
    ),
    "quant": UpstreamRecords(("Quant/IR/QuantOps.td",), "quant_"),
    "rocdl": UpstreamRecords(
        ("LLVMIR/ROCDLOps.td",),
        "ROCDL_",
        without_prefix="ROCDLCos ROCDLExp ROCDLExp2 ROCDLLog ROCDLRcp ROCDLSin ROCDLSqrt ROCDLTanh",
    ),
    "scf": UpstreamRecords(("SCF/IR/SCFOps.td",), ""),
    "shape": UpstreamRecords(("Shape/IR/ShapeOps.td",), "Shape_"),
    "shard": UpstreamRecords(
        ("Shard/IR/ShardOps.td",), "Shard_", enums={"ReductionKind": "Shard_ReductionKind"}
    ),
    "smt": UpstreamRecords(("SMT/IR/SMT.td",), ""),
    "sparse_tensor": UpstreamRecords(
        ("SparseTensor/IR/SparseTensorOps.td",),
        "SparseTensor_",
        without_prefix="ExtractIterSpaceOp ExtractValOp IterateOp",
        enums={
            "CrdTransDirectionKind": "SparseTensorCrdTransDirectionEnum",
            "SparseTensorSortKind": "SparseTensorSortKindEnum",
            "StorageSpecifierKind": "SparseTensorStorageSpecifierKindEnum",
        },
    ),
    "spirv": UpstreamRecords(("SPIRV/IR/SPIRVOps.td",), "SPIRV_"),
    "tensor": UpstreamRecords(("Tensor/IR/TensorOps.td",), "Tensor_"),
    "tosa": UpstreamRecords(("Tosa/IR/TosaOps.td",), "Tosa_"),
    "transform": UpstreamRecords(
        ("Transform/IR/TransformOps.td",),
        "",
        enums={
            "MatchCmpIPredicate": "MatchCmpIPredicateAttr",
            "VectorContractLowering": "VectorContractLoweringAttr",
            "VectorMultiReductionLowering": "VectorMultiReductionLoweringAttr",
            "VectorTransferSplit": "VectorTransferSplitAttr",
            "VectorTransposeLowering": "VectorTransposeLoweringAttr",
        },
    ),
    "ub": UpstreamRecords(("UB/IR/UBOps.td",), ""),
    "vcix": UpstreamRecords(("LLVMIR/VCIXOps.td",), "VCIX_"),
    "vector": UpstreamRecords(
        ("Vector/IR/VectorOps.td",),
        "Vector_",
        without_prefix="VectorScaleOp",
        enums={"IteratorType": "Vector_IteratorType"},
    ),
    "wasmssa": UpstreamRecords(("WasmSSA/IR/WasmSSAOps.td",), "WasmSSA_"),
    "x86vector": UpstreamRecords(("X86Vector/X86Vector.td",), ""),
    "xegpu": UpstreamRecords(
        ("XeGPU/IR/XeGPUOps.td",),
        "XeGPU_",
        enums={
            "CachePolicy": "XeGPU_CachePolicyEnums",
            "FenceScope": "XeGPU_FenceScope",
            "MemorySpace": "XeGPU_MemorySpace",
        },
    ),
    "xevm": UpstreamRecords(
        ("LLVMIR/XeVMOps.td",),
        "XeVM_",
        enums={
            "AddrSpace": "XeVM_AddrSpace",
            "ElemType": "XeVM_ElemTypeAttr",
            "LoadCacheControl": "XeVM_LoadCacheControl",
            "MemScope": "XeVM_MemScope",
            "StoreCacheControl": "XeVM_StoreCacheControl",
        },
    ),
}
