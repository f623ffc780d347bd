"""Verifiers of the dialect `nvvm`: its attributes, and those on operations of other dialects."""

from __future__ import annotations

from odsgen.hooks import (
    verifies,
    verifies_operation_attributes,
    verifies_region_argument_attributes,
)
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    Operation,
    StringAttr,
    UnitAttr,
    argument_attributes,
    i32,
)
from odsgen_dialects.llvm import LLVMFuncOp
from odsgen_dialects.nvvm import NVVMTargetAttr

_KERNEL = "nvvm.kernel"
_GRID_CONSTANT = "nvvm.grid_constant"
_BY_VALUE = "llvm.byval"
_TRIPLES = frozenset({"nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim"})
_NUMBERS = frozenset({"nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks"})


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """NVVMDialect::verifyOperationAttribute"""
    if name == _KERNEL and not isinstance(op, LLVMFuncOp):
        raise op.error(f"'{_KERNEL}' attribute attached to unexpected op")
    if name in _TRIPLES:
        if (
            not isinstance(attribute, DenseArrayAttr)
            or attribute.element_type is not i32
            or not 0 < len(attribute.values) <= 3
        ):
            raise op.error(f"'\"{name}\"' attribute must be integer array with maximum 3 index")
    if name in _NUMBERS and not isinstance(attribute, IntegerAttr):
        raise op.error(f"'\"{name}\"' attribute must be integer constant")
    if name == "nvvm.blocksareclusters" and not (
        "nvvm.reqntid" in op.attributes and "nvvm.cluster_dim" in op.attributes
    ):
        raise op.error(
            f"'\"{name}\"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'"
        )


@verifies_region_argument_attributes
def verify_region_argument_attribute(
    op: Operation, region: int, argument: int, name: str, attribute: Attribute
) -> None:
    """NVVMDialect::verifyRegionArgAttribute"""
    if name != _GRID_CONSTANT or "FunctionOpInterface" not in op.INTERFACES:
        return
    if _KERNEL not in op.attributes:
        raise op.error(f"'\"{name}\"' attribute must be present only on kernel arguments")
    if not isinstance(attribute, UnitAttr):
        raise op.error(f"'\"{name}\"' must be a unit attribute")
    if _BY_VALUE not in argument_attributes(op, argument):
        raise op.error(
            f"'\"{name}\"' attribute requires the argument to also have attribute '{_BY_VALUE}'"
        )


@verifies(NVVMTargetAttr)
def verify_nvvm_target_attr(
    o: int,
    triple: str,
    chip: str,
    features: str,
    flags: DictionaryAttr | None,
    link: ArrayAttr | None,
    verify_target_parameter: bool,
) -> None:
    """NVVMTargetAttr::verify"""
    if not 0 <= o <= 3:
        raise ValueError("The optimization level must be a number between 0 and 3.")
    if not triple:
        raise ValueError("The target triple cannot be empty.")
    if not chip:
        raise ValueError("The target chip cannot be empty.")
    if link is not None and not all(isinstance(file, StringAttr) for file in link.elements):
        raise ValueError("All the elements in the `link` array must be strings.")
