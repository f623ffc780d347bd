"""What functions, globals and calls of `llvm` must satisfy beyond their definitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.enum_attributes import keyword_of
from odsgen.dialects.upstream.llvm_attributes import verify_signature_attributes
from odsgen.dialects.upstream.llvm_types import is_compatible
from odsgen.dialects.upstream.llvm_verifiers import is_llvm_type
from odsgen.dialects.upstream.segments import operand_segments
from odsgen.runtime.builtin.attributes import (
    DenseIntOrFPElementsAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    StringAttr,
)
from odsgen.runtime.builtin.types import i8
from odsgen.runtime.interfaces.functions import verify_entry_arguments
from odsgen.runtime.ir.symbol_table import is_symbol_table, lookup_nearest_symbol_from

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen.runtime.ir.value import Value

_FUNCTION_LIKE = frozenset({"llvm.func", "llvm.mlir.ifunc"})


def _linkage(op: Operation) -> str:
    linkage = op.properties.get("linkage")
    return "external" if linkage is None else keyword_of(linkage)


def _is_at_module_level(op: Operation) -> bool:
    parent = op.parent_op
    return parent is None or (is_symbol_table(parent) and parent.name != "llvm.func")


def _verify_comdat(op: Operation) -> None:
    comdat = op.properties.get("comdat")
    if comdat is None:
        return
    found = lookup_nearest_symbol_from(op, comdat)
    if found is None or found.name != "llvm.comdat_selector":
        raise op.error("expected comdat symbol")


# --- globals ------------------------------------------------------------------------------------------------------------


def verify_mlir_global(op: Operation) -> None:
    """The type can be that of memory, and the value fits it and the linkage."""
    type: Type = op.properties["global_type"].value
    if is_llvm_type(type, "void", "token", "metadata", "label") or not is_compatible(type):
        raise op.op_error("expects type to be a valid element type for an LLVM global")
    if not _is_at_module_level(op):
        raise op.op_error("must appear at the module level")
    value = op.properties.get("value")
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
    alignment = op.properties.get("alignment")
    if alignment is not None and (alignment.value < 1 or alignment.value & (alignment.value - 1)):
        raise op.error("alignment attribute is not a power of 2")


def _is_zero(value: Attribute) -> bool:
    if isinstance(value, (IntegerAttr, FloatAttr)):
        return value.value == 0
    if isinstance(value, SparseElementsAttr):
        value = value.values
    return isinstance(value, DenseIntOrFPElementsAttr) and not any(value.raw_data)


def verify_mlir_global_regions(op: Operation) -> None:
    """What computes the value computes one of its type, and does nothing else."""
    if not op.regions[0].blocks:
        return
    block = op.regions[0].blocks[0]
    last = block.last
    type = op.properties["global_type"].value
    if last is None or not last.operands:
        raise op.op_error("initializer region cannot return void")
    found = last.operands[0].type
    if found is not type:
        raise op.op_error(f"initializer region type '{found}' does not match global type '{type}'")
    for inner in block:
        if inner.name.startswith(("llvm.call", "llvm.store", "llvm.load", "llvm.alloca")):
            raise inner.error("ops with side effects not allowed in global initializers")
    if op.properties.get("value") is not None:
        raise op.op_error("cannot have both initializer value and region")


def verify_linker_options(op: Operation) -> None:
    """They are said of a whole module."""
    if not _is_at_module_level(op):
        raise op.op_error("must appear at the module level")


def verify_symbol_uses_mlir_addressof(op: Operation, symbol_tables: SymbolTableCollection) -> None:
    """The symbol is a global, a function or another name for one, in the address space of the pointer."""
    name: FlatSymbolRefAttr = op.properties["global_name"]
    found = symbol_tables.lookup_nearest_symbol_from(op, name)
    names = ("llvm.mlir.global", "llvm.mlir.alias", "llvm.func", "llvm.mlir.ifunc")
    if found is None or found.name not in names:
        raise op.op_error(
            "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or "
            "'llvm.func' or 'llvm.mlir.ifunc'"
        )
    if found.name == "llvm.mlir.global":
        space: Any = found.property_attribute("addr_space")
        expected = 0 if space is None else space.value
        if op.result_types[0].parameters() != (expected,):
            raise op.op_error(
                "pointer address space must match address space of the referenced global or alias"
            )


# --- functions ----------------------------------------------------------------------------------------------------------


def verify_func(op: Operation) -> None:
    """The linkage fits, and exceptions are of one type."""
    verify_signature_attributes(op)
    if op.regions[0].blocks:
        verify_entry_arguments(op, op.properties["function_type"].value.parameters()[1])
    linkage = _linkage(op)
    if linkage == "common":
        raise op.op_error("functions cannot have 'common' linkage")
    _verify_comdat(op)
    if not op.regions[0].blocks:
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


def _verify_bundles(op: Operation) -> None:
    sizes = op.properties.get("op_bundle_sizes")
    tags = op.properties.get("op_bundle_tags")
    count = 0 if sizes is None else len(sizes.values)
    found = () if tags is None else tags.elements
    if len(found) != count:
        raise op.error(f"expected {count} operand bundle tags, but actually got {len(found)}")
    if not all(isinstance(tag, StringAttr) for tag in found):
        raise op.error("operand bundle tag must be a StringAttr")


def verify_call(op: Operation) -> None:
    """A tag for each bundle."""
    _verify_bundles(op)


def verify_call_intrinsic(op: Operation) -> None:
    """The name is that of an intrinsic."""
    if not op.properties["intrin"].value.startswith("llvm."):
        raise op.op_error("intrinsic name must start with 'llvm.'")
    _verify_bundles(op)


def verify_invoke(op: Operation) -> None:
    """What it unwinds to begins with `llvm.landingpad`."""
    _verify_variadic_type(op, _arguments(op))
    first = op.successors[1].first
    if first is None:
        raise op.error("must have at least one operation in unwind destination")
    if first.name != "llvm.landingpad":
        raise op.error(
            "first operation in unwind destination should be a llvm.landingpad operation"
        )
    _verify_bundles(op)


def _arguments(op: Operation) -> Sequence[Value]:
    """The values that are given to the callee."""
    operands = operand_segments(op)[0]
    return operands if op.properties.get("callee") is not None else operands[1:]


def _verify_variadic_type(op: Operation, arguments: Sequence[Value]) -> None:
    attribute = op.properties.get("var_callee_type")
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


def verify_symbol_uses_call(op: Operation, symbol_tables: SymbolTableCollection) -> None:
    """The function is called with what it takes, and gives what it returns."""
    arguments = operand_segments(op)[0]
    callee = op.properties.get("callee")
    _verify_variadic_type(op, arguments if callee is not None else arguments[1:])
    if callee is None:
        if not op.operands:
            raise op.op_error("must have either a `callee` attribute or at least an operand")
        if not is_llvm_type(op.operands[0].type, "ptr"):
            raise op.op_error(f"indirect call expects a pointer as callee: '{op.operands[0].type}'")
        return
    function = symbol_tables.lookup_nearest_symbol_from(op, callee)
    if function is None:
        raise op.op_error(f"'{callee.value}' does not reference a symbol in the current scope")
    if function.name not in _FUNCTION_LIKE:
        raise op.op_error(f"'{callee.value}' does not reference a valid LLVM function or IFunc")
    name = "function_type" if function.name == "llvm.func" else "i_func_type"
    _verify_signature(op, function.properties[name].value, arguments)


def _verify_signature(op: Operation, type: Type, arguments: Sequence[Value]) -> None:
    if not is_llvm_type(type, "func"):
        raise op.op_error(f"callee does not have a functional type: '{type}'")
    known: Any = type.parameters()
    result, inputs, is_variadic = known
    if is_variadic and op.properties.get("var_callee_type") is None:
        raise op.op_error("missing var_callee_type attribute for vararg call")
    given = len(arguments)
    if not is_variadic and len(inputs) != given:
        raise op.op_error(
            f"incorrect number of operands ({given}) for callee (expecting: {len(inputs)})"
        )
    if len(inputs) > given:
        raise op.op_error(
            f"incorrect number of operands ({given}) for varargs callee "
            f"(expecting at least: {len(inputs)})"
        )
    for number, (expected, argument) in enumerate(zip(inputs, arguments, strict=False)):
        if argument.type is not expected:
            raise op.op_error(
                f"operand type mismatch for operand {number}: '{argument.type}' != '{expected}'"
            )
    is_void = is_llvm_type(result, "void")
    if not op.results and not is_void:
        raise op.op_error("expected function call to produce a value")
    if op.results and is_void:
        raise op.op_error("calling function with void result must not produce values")
    if op.results and op.result_types[0] is not result:
        raise op.op_error(f"result type mismatch: '{op.result_types[0]}' != '{result}'")
