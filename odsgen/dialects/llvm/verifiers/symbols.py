"""Verifiers of the dialect `llvm`: symbols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.llvm.forms.symbols import is_compatible
from odsgen.dialects.llvm.verifiers.constants import is_llvm_type
from odsgen.dialects.shared.enum_attributes import keyword_of
from odsgen.dialects.shared.segments import operand_segments
from odsgen.runtime.builtin.attributes import (
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    StringAttr,
)
from odsgen.runtime.builtin.types import i8
from odsgen.runtime.interfaces.functions import verify_entry_arguments
from odsgen.runtime.ir.symbol_table import is_symbol_table, lookup_nearest_symbol_from
from odsgen.runtime.registry.context import loaded_dialect

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.llvm import (
        CallIntrinsicOp,
        CallOp,
        GlobalOp,
        InvokeOp,
        LinkerOptionsOp,
        LLVMFuncOp,
    )


def verify_signature_attributes(op: LLVMFuncOp) -> None:
    """Lets the dialects of the attributes of arguments and results check them."""
    for name, is_result in (("arg_attrs", False), ("res_attrs", True)):
        array = op.properties.get(name)
        if array is None:
            continue
        for number, element in enumerate(array.elements):
            for key, attribute in element.entries:
                dialect = loaded_dialect(key.partition(".")[0])
                if dialect is None:
                    continue
                verify = (
                    dialect.verify_region_result_attribute
                    if is_result
                    else dialect.verify_region_argument_attribute
                )
                if verify is not None:
                    verify(op, 0, number, key, attribute)


def _linkage(op: Operation) -> str:
    linkage = op.properties.get("linkage")
    return "external" if linkage is None else keyword_of(linkage)


def _is_at_module_level(op: Operation) -> bool:
    parent = op.parent_op
    return parent is None or (is_symbol_table(parent) and parent.name != "llvm.func")


def _verify_comdat(op: GlobalOp | LLVMFuncOp) -> None:
    comdat = op.comdat
    if comdat is None:
        return
    found = lookup_nearest_symbol_from(op, comdat)
    if found is None or found.name != "llvm.comdat_selector":
        raise op.error("expected comdat symbol")


# --- globals ------------------------------------------------------------------------------------------------------------


def verify_mlir_global(op: GlobalOp) -> None:
    """The type can be that of memory, and the value fits it and the linkage."""
    type: Type = op.global_type
    if is_llvm_type(type, "void", "token", "metadata", "label") or not is_compatible(type):
        raise op.op_error("expects type to be a valid element type for an LLVM global")
    if not _is_at_module_level(op):
        raise op.op_error("must appear at the module level")
    value = op.value
    if isinstance(value, StringAttr):
        size = len(value.value.encode("utf-8", "surrogateescape"))
        if not is_llvm_type(type, "array") or type.parameters() != (i8, size):
            raise op.op_error(
                "requires an i8 array type of the length equal to that of the string attribute"
            )
    if is_llvm_type(type, "target") and value is not None:
        raise op.op_error(
            "global with target extension type can only be initialized with zero-initializer"
        )
    linkage = _linkage(op)
    if linkage == "common" and value is not None and not _is_zero(value):
        raise op.op_error("expected zero value for 'common' linkage")
    if linkage == "appending" and not is_llvm_type(type, "array"):
        raise op.op_error("expected array type for 'appending' linkage")
    _verify_comdat(op)
    alignment = op.alignment_attr
    if alignment is not None and (alignment.value < 1 or alignment.value & (alignment.value - 1)):
        raise op.error("alignment attribute is not a power of 2")


def _is_zero(value: Attribute) -> bool:
    if isinstance(value, (IntegerAttr, FloatAttr)):
        return value.value == 0
    if isinstance(value, SparseElementsAttr):
        value = value.values
    return isinstance(value, DenseIntOrFPElementsAttr) and not any(value.raw_data)


def verify_mlir_global_regions(op: GlobalOp) -> None:
    """Checks that an initializer yields the global's type, has no side effects and does not stand beside a value."""
    if not op.initializer.blocks:
        return
    block = op.initializer.blocks[0]
    last = block.last
    type = op.global_type
    if last is None or not last.operands:
        raise op.op_error("initializer region cannot return void")
    found = last.operands[0].type
    if found is not type:
        raise op.op_error(f"initializer region type '{found}' does not match global type '{type}'")
    for inner in block:
        if inner.name.startswith(("llvm.call", "llvm.store", "llvm.load", "llvm.alloca")):
            raise inner.error("ops with side effects not allowed in global initializers")
    if op.value is not None:
        raise op.op_error("cannot have both initializer value and region")


def verify_linker_options(op: LinkerOptionsOp) -> None:
    """They are said of a whole module."""
    if not _is_at_module_level(op):
        raise op.op_error("must appear at the module level")


# --- functions ----------------------------------------------------------------------------------------------------------


def verify_func(op: LLVMFuncOp) -> None:
    """The linkage fits, and exceptions are of one type."""
    verify_signature_attributes(op)
    if op.body.blocks:
        verify_entry_arguments(op, op.function_type.parameters()[1])
    linkage = _linkage(op)
    if linkage == "common":
        raise op.op_error("functions cannot have 'common' linkage")
    _verify_comdat(op)
    if not op.body.blocks:
        if linkage not in ("external", "extern_weak"):
            raise op.op_error("external functions must have 'external' or 'extern_weak' linkage")
        return
    has = {name: op.properties.get(name) is not None for name in _INLINING}
    if has["no_inline"] and has["always_inline"]:
        raise op.error("no_inline and always_inline attributes are incompatible")
    if has["optimize_none"] and not has["no_inline"]:
        raise op.op_error("with optimize_none must also be no_inline")
    known: Type | None = None
    for inner in op.walk():
        if inner.name == "llvm.landingpad":
            type, what = inner.result_types[0], "'llvm.landingpad' should have a consistent result"
        elif inner.name == "llvm.resume":
            type, what = inner.operands[0].type, "'llvm.resume' should have a consistent input"
        else:
            continue
        if known is not None and type is not known:
            raise op.error(f"{what} type inside a function")
        known = type


_INLINING = ("no_inline", "always_inline", "optimize_none")


# --- calls --------------------------------------------------------------------------------------------------------------


def _verify_bundles(op: CallIntrinsicOp | CallOp | InvokeOp) -> None:
    sizes = op.op_bundle_sizes_attr
    tags = op.op_bundle_tags
    count = 0 if sizes is None else len(sizes.values)
    found = () if tags is None else tags.elements
    if len(found) != count:
        raise op.error(f"expected {count} operand bundle tags, but actually got {len(found)}")
    if not all(isinstance(tag, StringAttr) for tag in found):
        raise op.error("operand bundle tag must be a StringAttr")


def verify_call(op: CallOp) -> None:
    """A tag for each bundle."""
    _verify_bundles(op)


def verify_call_intrinsic(op: CallIntrinsicOp) -> None:
    """The name is that of an intrinsic."""
    if not op.intrin.startswith("llvm."):
        raise op.op_error("intrinsic name must start with 'llvm.'")
    _verify_bundles(op)


def verify_invoke(op: InvokeOp) -> None:
    """Checks the variadic type, the bundles, and that the unwind destination begins with `llvm.landingpad`."""
    verify_variadic_type(op, _arguments(op))
    first = op.unwind_dest.first
    if first is None:
        raise op.error("must have at least one operation in unwind destination")
    if first.name != "llvm.landingpad":
        raise op.error(
            "first operation in unwind destination should be a llvm.landingpad operation"
        )
    _verify_bundles(op)


def _arguments(op: InvokeOp) -> Sequence[Value]:
    """The values that are given to the callee."""
    operands = operand_segments(op)[0]
    return operands if op.callee_attr is not None else operands[1:]


def verify_variadic_type(op: CallOp | InvokeOp, arguments: Sequence[Value]) -> None:
    attribute = op.var_callee_type_attr
    if attribute is None:
        return
    result, inputs, is_variadic = attribute.value.parameters()
    if not is_variadic:
        raise op.op_error("expected var_callee_type to be a variadic function type")
    if len(inputs) > len(arguments):
        raise op.op_error(f"expected var_callee_type to have at most {len(arguments)} parameters")
    for type, argument in zip(inputs, arguments, strict=False):
        if type is not argument.type:
            raise op.op_error(
                f"var_callee_type parameter type mismatch: '{type}' != '{argument.type}'"
            )
    if not op.results:
        if not is_llvm_type(result, "void"):
            raise op.op_error("expected var_callee_type to return void")
    elif op.result_types[0] is not result:
        raise op.op_error(
            f"var_callee_type return type mismatch: '{result}' != '{op.result_types[0]}'"
        )
