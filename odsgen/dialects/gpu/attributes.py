"""Attributes of the dialect `gpu`: compiled kernels."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from odsgen.dialects.gpu.predicates import check_is_target
from odsgen.hooks import verifies
from odsgen.runtime import ArrayAttr, Attribute, DictionaryAttr, IntegerAttr, StringAttr, Type
from odsgen_dialects import gpu


@verifies(gpu.KernelMetadataAttr)
def verify_gpu_kernel_metadata_attr(
    name: StringAttr,
    function_type: Type,
    arg_attrs: ArrayAttr | None,
    metadata: DictionaryAttr | None,
) -> None:
    """KernelMetadataAttr::verify"""
    if not name.value:
        raise ValueError("the kernel name can't be empty")
    if arg_attrs is not None and not all(
        isinstance(each, DictionaryAttr) for each in arg_attrs.elements
    ):
        raise ValueError("all attributes in the array must be a dictionary attribute")


@verifies(gpu.KernelTableAttr)
def verify_gpu_kernel_table_attr(kernel_table: Sequence[gpu.KernelMetadataAttr]) -> None:
    """KernelTableAttr::verify"""
    names = sorted(kernel.name.value for kernel in kernel_table)
    if any(first == second for first, second in pairwise(names)):
        raise ValueError("expected all kernels to be uniquely named")


@verifies(gpu.ObjectAttr)
def verify_gpu_object_attr(
    target: Attribute,
    format: gpu.CompilationTarget,
    object_: StringAttr,
    properties: DictionaryAttr | None,
    kernels: gpu.KernelTableAttr | None,
) -> None:
    """ObjectAttr::verify"""
    if not check_is_target(target):
        raise ValueError(
            "the target attribute must implement or promise the `gpu::TargetAttrInterface`"
        )


@verifies(gpu.SelectObjectAttr)
def verify_gpu_select_object_attr(target: Attribute | None) -> None:
    """SelectObjectAttr::verify"""
    if isinstance(target, IntegerAttr):
        if target.value < 0:
            raise ValueError("the object index must be positive")
    elif target is not None and not check_is_target(target):
        raise ValueError("the target attribute must be a GPU Target attribute")
