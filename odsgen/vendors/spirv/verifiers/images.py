"""Verifiers of the dialect `spirv`: images."""

from __future__ import annotations

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import verifies
from odsgen.runtime import FloatType, Operation, Value, VectorType
from odsgen.vendors.spirv.predicates import image_of
from odsgen.vendors.spirv.verifiers.arithmetic import scalar_of
from odsgen_dialects import spirv

_SIZED = (spirv.Dim.Dim1D, spirv.Dim.Dim2D, spirv.Dim.Dim3D, spirv.Dim.Cube)
_COMPONENTS = {
    spirv.Dim.Dim1D: 1,
    spirv.Dim.Buffer: 1,
    spirv.Dim.Dim2D: 2,
    spirv.Dim.Cube: 2,
    spirv.Dim.Rect: 2,
    spirv.Dim.Dim3D: 3,
}


# --- operands ---------------------------------------------------------------------------------------------------------


@verifies(
    spirv.ImageDrefGatherOp,
    spirv.ImageFetchOp,
    spirv.ImageReadOp,
    spirv.ImageSampleExplicitLodOp,
    spirv.ImageSampleImplicitLodOp,
    spirv.ImageSampleProjDrefImplicitLodOp,
    spirv.ImageWriteOp,
)
def _verify_operands(op: Operation) -> None:
    """Checks the image operands: number, order and kinds of their arguments."""
    three = (spirv.ImageDrefGatherOp, spirv.ImageSampleProjDrefImplicitLodOp, spirv.ImageWriteOp)
    count = 3 if isinstance(op, three) else 2
    arguments = list(op.operands[count:])
    found = op.properties.get("image_operands")
    words = [] if found is None else keyword_of(found).split("|")
    if found is None:
        if arguments:
            raise op.error(
                "the Image Operands should encode what operands follow, as per Image Operands"
            )
        return
    image = image_of(op.operands[0].type)
    if image is None:
        return
    explicit = isinstance(op, spirv.ImageSampleExplicitLodOp)
    implicit = isinstance(
        op, (spirv.ImageSampleImplicitLodOp, spirv.ImageSampleProjDrefImplicitLodOp)
    )
    if "Lod" in words and "Grad" in words:
        raise op.error("it is invalid to set both the Lod and Grad bits")
    if "Bias" in words:
        if not implicit:
            raise op.error("Bias is only valid with implicit-lod instructions")
        _verify_bias(op, image, arguments)
    if "Lod" in words:
        if not explicit:
            raise op.error("Lod is only valid with explicit-lod and fetch instructions")
        _verify_lod(op, image, arguments)
    if "Grad" in words:
        if not explicit:
            raise op.error("Grad is only valid with explicit-lod instructions")
        _verify_grad(op, image, arguments)
    if arguments:
        raise op.error("too many image operand arguments have been provided")


def _verify_sized_image(op: Operation, image: spirv.ImageType, name: str) -> None:
    if image.dim not in _SIZED:
        raise op.error(
            f"{name} must only be used with an image type that has a dim operand of 1D, 2D, 3D, or "
            "Cube"
        )
    _verify_single_sampled(op, image, name)


def _verify_single_sampled(op: Operation, image: spirv.ImageType, name: str) -> None:
    if image.sampling_info is not spirv.ImageSamplingInfo.SingleSampled:
        raise op.error(f"{name} must only be used with an image type that has a MS operand of 0")


def _verify_bias(op: Operation, image: spirv.ImageType, arguments: list[Value]) -> None:
    if not arguments:
        raise op.error("Bias operand requires 1 argument")
    if not isinstance(arguments.pop(0).type, FloatType):
        raise op.error("Bias must be a floating-point type scalar")
    _verify_sized_image(op, image, "Bias")


def _verify_lod(op: Operation, image: spirv.ImageType, arguments: list[Value]) -> None:
    if not arguments:
        raise op.error("Lod operand requires 1 argument")
    type = arguments.pop(0).type
    if not isinstance(type, FloatType):
        raise op.error("for sampling operations, Lod must be a floating-point type scalar")
    _verify_sized_image(op, image, "Lod")


def _verify_grad(op: Operation, image: spirv.ImageType, arguments: list[Value]) -> None:
    """Checks the two gradients: a component for each one of the coordinate but the array layer."""
    if len(arguments) < 2:
        raise op.error("Grad operand requires 2 arguments (scalars or vectors)")
    _verify_single_sampled(op, image, "Grad")
    coordinate = op.operands[1].type
    size = coordinate.num_elements if isinstance(coordinate, VectorType) else 1
    size -= image.arrayed_info is spirv.ImageArrayedInfo.Arrayed
    for _ in range(2):
        type = arguments.pop(0).type
        if not isinstance(scalar_of(type), FloatType):
            raise op.error("Grad arguments must be a scalar or vector of floating-point type")
        if (type.num_elements if isinstance(type, VectorType) else 1) != size:
            raise op.error(
                "number of components of each Grad argument must equal the number of components in "
                "coordinate, minus the array layer component, if present"
            )


# --- ImageQuerySize ---------------------------------------------------------------------------------------------------


@verifies(spirv.ImageQuerySizeOp)
def verify_ImageQuerySize(op: spirv.ImageQuerySizeOp) -> None:
    """ImageQuerySizeOp::verify"""
    image = image_of(op.image.type)
    if image is None:
        return
    if image.dim not in _COMPONENTS:
        raise op.error(
            "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect"
        )
    if (
        image.dim in _SIZED
        and image.sampling_info is not spirv.ImageSamplingInfo.MultiSampled
        and image.sampler_use_info is spirv.ImageSamplerUseInfo.NeedSampler
    ):
        raise op.error(
            "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 "
            "or 2"
        )
    count = _COMPONENTS[image.dim] + (image.arrayed_info is spirv.ImageArrayedInfo.Arrayed)
    result = op.result.type
    given = result.num_elements if isinstance(result, VectorType) else 1
    if count != given:
        raise op.error(
            f"expected the result to have {count} component(s), but found {given} component(s)"
        )
