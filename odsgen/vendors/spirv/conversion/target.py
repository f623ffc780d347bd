"""Capabilities and extensions of a target environment, and those that scalars and memory need."""

from __future__ import annotations

from typing import NamedTuple

from odsgen.runtime import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    FloatType,
    IntegerType,
    Operation,
    Type,
)
from odsgen_dialects import spirv

_C, _E, _S = spirv.Capability, spirv.Extension, spirv.StorageClass

#: The capabilities that imply shaders.
_OF_SHADERS = """
AtomicStorage ClipDistance CullDistance DemoteToHelperInvocation DerivativeControl DrawParameters Float16ImageAMD
FragmentDensityEXT FragmentFullyCoveredEXT FragmentMaskAMD FragmentShaderPixelInterlockEXT FragmentShaderSampleInterlockEXT
FragmentShaderShadingRateInterlockEXT FragmentShadingRateKHR Geometry GeometryPointSize GeometryShaderPassthroughNV
GeometryStreams ImageCubeArray ImageGatherBiasLodAMD ImageGatherExtended ImageMSArray ImageQuery ImageReadWriteLodAMD
ImageRect InputAttachment InputAttachmentArrayDynamicIndexing InputAttachmentArrayNonUniformIndexing Int64ImageEXT
IntegerFunctions2INTEL InterpolationFunction MeshShadingEXT MinLod MultiView MultiViewport PerViewAttributesNV
PhysicalStorageBufferAddresses RayQueryKHR RayQueryProvisionalKHR RayTracingKHR RayTracingMotionBlurNV RayTracingNV
RayTracingProvisionalKHR RayTraversalPrimitiveCullingKHR RuntimeDescriptorArray SampleMaskOverrideCoverageNV
SampleRateShading SampledCubeArray SampledImageArrayDynamicIndexing SampledImageArrayNonUniformIndexing SampledRect
ShaderClockKHR ShaderNonUniform ShaderSMBuiltinsNV ShaderStereoViewNV ShaderViewportIndexLayerEXT ShaderViewportMaskNV
SparseResidency StencilExportEXT StorageBufferArrayDynamicIndexing StorageBufferArrayNonUniformIndexing
StorageImageArrayDynamicIndexing StorageImageArrayNonUniformIndexing StorageImageExtendedFormats StorageImageMultisample
StorageImageReadWithoutFormat StorageImageWriteWithoutFormat StorageTensorArrayDynamicIndexingEXT
StorageTensorArrayNonUniformIndexingEXT StorageTexelBufferArrayNonUniformIndexing Tessellation TessellationPointSize
TransformFeedback UniformBufferArrayDynamicIndexing UniformBufferArrayNonUniformIndexing
UniformTexelBufferArrayNonUniformIndexing VariablePointers VariablePointersStorageBuffer
WorkgroupMemoryExplicitLayout16BitAccessKHR WorkgroupMemoryExplicitLayout8BitAccessKHR WorkgroupMemoryExplicitLayoutKHR
"""

#: What makes the capabilities that types need available, too.
_IMPLYING = {
    _C.Shader: tuple(_C[name] for name in _OF_SHADERS.split()),
    _C.Kernel: (
        *(
            _C.Vector16,
            _C.Float16Buffer,
            _C.ImageBasic,
            _C.ImageReadWrite,
            _C.ImageMipmap,
            _C.Pipes,
        ),
        *(_C.DeviceEnqueue, _C.LiteralSampler, _C.SubgroupDispatch, _C.NamedBarrier),
        *(_C.PipeStorage, _C.FPFastMathModeINTEL),
    ),
    _C.BFloat16TypeKHR: (_C.BFloat16CooperativeMatrixKHR, _C.BFloat16DotProductKHR),
    _C.Int8: (
        *(_C.DotProductInput4x8Bit, _C.GraphARM, _C.StorageTensorArrayDynamicIndexingEXT),
        *(_C.StorageTensorArrayNonUniformIndexingEXT, _C.TensorsARM),
    ),
    _C.Int64: (_C.Int64Atomics,),
    _C.StorageBuffer16BitAccess: (_C.StorageUniform16,),
    _C.StorageBuffer8BitAccess: (_C.UniformAndStorageBuffer8BitAccess,),
}
#: The first versions that have what was an extension.
_VERSIONS = {
    _E.SPV_KHR_storage_buffer_storage_class: 3,
    _E.SPV_KHR_16bit_storage: 3,
    _E.SPV_KHR_8bit_storage: 5,
}

#: The capabilities for scalars of 8 and of 16 bits in memory that is an interface.
_STORAGE = {
    (_S.PushConstant, 8): _C.StoragePushConstant8,
    (_S.PushConstant, 16): _C.StoragePushConstant16,
    (_S.StorageBuffer, 8): _C.StorageBuffer8BitAccess,
    (_S.StorageBuffer, 16): _C.StorageBuffer16BitAccess,
    (_S.Uniform, 8): _C.UniformAndStorageBuffer8BitAccess,
    (_S.Uniform, 16): _C.StorageUniform16,
    (_S.Input, 16): _C.StorageInputOutput16,
    (_S.Output, 16): _C.StorageInputOutput16,
}
#: The capabilities of classes of memory.
_STORAGE_CLASSES = {
    **dict.fromkeys((_S.Uniform, _S.Output, _S.Private, _S.PushConstant), _C.Shader),
    _S.AtomicCounter: _C.AtomicStorage,
    _S.Generic: _C.GenericPointer,
    _S.PhysicalStorageBuffer: _C.PhysicalStorageBufferAddresses,
}
_INTEGERS = {8: _C.Int8, 16: _C.Int16, 64: _C.Int64}
_FLOATS: dict[type[FloatType], spirv.Capability | None] = {
    Float16Type: _C.Float16,
    BFloat16Type: _C.BFloat16TypeKHR,
    Float32Type: None,
    Float64Type: _C.Float64,
}


def is_scalar(type: Type) -> bool:
    """Whether it is one of SPIR-V's numbers (`ScalarType::isValid`)."""
    if isinstance(type, IntegerType):
        return type.width in (1, 8, 16, 32, 64)
    return type.__class__ in _FLOATS


class TargetEnvironment(NamedTuple):
    """A target environment."""

    version: int
    capabilities: frozenset[spirv.Capability]
    extensions: frozenset[spirv.Extension]

    @classmethod
    def of(cls, op: Operation) -> TargetEnvironment:
        """That of the operation or one around it; without one, that of Vulkan 1.0 (`getDefaultTargetEnv`)."""
        around: Operation | None = op
        while around is not None:
            found = around.attributes.get("spirv.target_env")
            if isinstance(found, spirv.TargetEnvAttr):
                triple = found.triple_attr
                return cls(
                    triple.version.value,
                    frozenset(triple.capabilities),
                    frozenset(triple.extensions),
                )
            around = around.parent_op
        return cls(0, frozenset({_C.Shader}), frozenset())

    def has(self, capability: spirv.Capability) -> bool:
        """Whether it has the capability, or one that implies it."""
        implying = _IMPLYING.get(capability, ())
        return not self.capabilities.isdisjoint((capability, *implying))

    def has_extension(self, extension: spirv.Extension) -> bool:
        """Whether it has the extension, or a version that needs none."""
        return extension in self.extensions or self.version >= _VERSIONS.get(extension, 100)

    def has_storage(self, storage: spirv.StorageClass) -> bool:
        """Whether it has pointers to memory of the class."""
        if storage is _S.StorageBuffer:
            extension = _E.SPV_KHR_storage_buffer_storage_class
            return self.has_extension(extension) and self.has(_C.Shader)
        capability = _STORAGE_CLASSES.get(storage)
        return capability is None or self.has(capability)

    def has_scalar(self, type: Type, storage: spirv.StorageClass | None = None) -> bool:
        """Whether it has the scalar, to compute with it or in memory (`getExtensions`, `getCapabilities`)."""
        assert isinstance(type, (IntegerType, FloatType))
        capability = None if storage is None else _STORAGE.get((storage, type.width))
        if capability is not None:
            wide = type.width == 16
            extension = _E.SPV_KHR_16bit_storage if wide else _E.SPV_KHR_8bit_storage
            if not self.has_extension(extension):
                return False
        elif isinstance(type, IntegerType):
            capability = _INTEGERS.get(type.width)
        else:
            capability = _FLOATS[type.__class__]
        if isinstance(type, BFloat16Type) and not self.has_extension(_E.SPV_KHR_bfloat16):
            return False
        return capability is None or self.has(capability)
