"""Interface methods of the dialect `llvm`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.llvm.debug_locations import metadata_in
from odsgen.dialects.llvm.types import address_space
from odsgen.dialects.llvm.verifiers.calls import verify_variadic_type
from odsgen.dialects.llvm.verifiers.symbols import linkage_of, parent_module
from odsgen.dialects.shared import width_of
from odsgen.dialects.shared.functions import enclosing_function
from odsgen.hooks import implements
from odsgen.rewriting import constant_value
from odsgen.rewriting.places import is_at_unknown_place
from odsgen.runtime import (
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    FlatSymbolRefAttr,
    IntegerAttr,
    Operation,
    OpResult,
    Speculatability,
    SymbolRefAttr,
    SymbolTableCollection,
    Type,
    Value,
)
from odsgen_dialects import llvm

_FUNCTION_LIKE = (llvm.LLVMFuncOp, llvm.IFuncOp)


@implements(llvm.AddressOfOp, method="verify_symbol_uses")
def verify_mlir_addressof(op: llvm.AddressOfOp, symbol_tables: SymbolTableCollection) -> None:
    """AddressOfOp::verifySymbolUses"""
    name: FlatSymbolRefAttr = op.global_name_attr
    found = symbol_tables.lookup_nearest_symbol_from(op, name)
    if not isinstance(found, (llvm.GlobalOp, llvm.AliasOp, llvm.LLVMFuncOp, llvm.IFuncOp)):
        raise op.op_error(
            "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or "
            "'llvm.func' or 'llvm.mlir.ifunc'"
        )
    if isinstance(found, llvm.GlobalOp):
        space: Any = found.property_attribute("addr_space")
        expected = 0 if space is None else space.value
        if op.result_types[0].parameters() != (expected,):
            raise op.op_error(
                "pointer address space must match address space of the referenced global or alias"
            )


@implements(llvm.CallOp, method="verify_symbol_uses")
def verify_call(op: llvm.CallOp, symbol_tables: SymbolTableCollection) -> None:
    """CallOp::verifySymbolUses"""
    arguments = op.callee_operands
    callee = op.callee_attr
    verify_variadic_type(op, arguments if callee is not None else arguments[1:])
    if callee is None:
        if not op.operands:
            raise op.op_error("must have either a `callee` attribute or at least an operand")
        if not isinstance(op.operands[0].type, llvm.LLVMPointerType):
            raise op.op_error(f"indirect call expects a pointer as callee: '{op.operands[0].type}'")
        return
    function = symbol_tables.lookup_nearest_symbol_from(op, callee)
    if function is None:
        raise op.op_error(f"'{callee.value}' does not reference a symbol in the current scope")
    if not isinstance(function, _FUNCTION_LIKE):
        raise op.op_error(f"'{callee.value}' does not reference a valid LLVM function or IFunc")
    if isinstance(function, llvm.LLVMFuncOp):
        _verify_debug_location(op, function)
    name = "function_type" if isinstance(function, llvm.LLVMFuncOp) else "i_func_type"
    _verify_signature(op, function.stored_properties[name].value, arguments)


def _verify_debug_location(op: llvm.CallOp, callee: llvm.LLVMFuncOp) -> None:
    """A call that may be inlined has a place where both functions have debug information (LLVM's verifier asks for it)."""
    if not is_at_unknown_place(op) or not callee.body.blocks:
        return
    function = enclosing_function(op)
    if function is None:
        return
    if all(metadata_in(each.location, llvm.DISubprogramAttr) for each in (function, callee)):
        raise op.error(
            "inlinable function call in a function with a DISubprogram location must have a debug location"
        )


def _verify_signature(op: llvm.CallOp, type: Type, arguments: Sequence[Value]) -> None:
    if not isinstance(type, llvm.LLVMFunctionType):
        raise op.op_error(f"callee does not have a functional type: '{type}'")
    result, inputs, is_variadic = type.return_type, type.params, type.var_arg
    if is_variadic and op.var_callee_type_attr is None:
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
    is_void = isinstance(result, llvm.LLVMVoidType)
    if not op.results and not is_void:
        raise op.op_error("expected function call to produce a value")
    if op.results and is_void:
        raise op.op_error("calling function with void result must not produce values")
    if op.results and op.result_types[0] is not result:
        raise op.op_error(f"result type mismatch: '{op.result_types[0]}' != '{result}'")


# --- symbols ------------------------------------------------------------------------------------------------------------


def _lookup(
    op: Operation, name: FlatSymbolRefAttr, symbol_tables: SymbolTableCollection
) -> Operation | None:
    """The symbol of that name in the enclosing LLVM module."""
    module = parent_module(op)
    return None if module is None else symbol_tables.lookup_symbol_in(module, name)


@implements(llvm.BlockAddressOp, method="verify_symbol_uses")
def verify_blockaddress(op: llvm.BlockAddressOp, symbol_tables: SymbolTableCollection) -> None:
    """BlockAddressOp::verifySymbolUses"""
    function: Any = op.block_addr.parameters()[0]
    found = _lookup(op, function, symbol_tables)
    if not isinstance(found, llvm.LLVMFuncOp):
        raise op.op_error("must reference a function defined by 'llvm.func'")


@implements(llvm.DSOLocalEquivalentOp, method="verify_symbol_uses")
def verify_dso_local_equivalent(
    op: llvm.DSOLocalEquivalentOp, symbol_tables: SymbolTableCollection
) -> None:
    """DSOLocalEquivalentOp::verifySymbolUses"""
    found = _lookup(op, op.function_name_attr, symbol_tables)
    if not isinstance(found, (llvm.LLVMFuncOp, llvm.AliasOp)):
        raise op.op_error("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'")
    if isinstance(found, llvm.AliasOp):
        for inner in found.walk():
            if not isinstance(inner, llvm.AddressOfOp):
                continue
            target = _lookup(inner, inner.global_name_attr, symbol_tables)
            if isinstance(target, llvm.GlobalOp):
                raise op.op_error("must reference an alias to a function")
    if linkage_of(found) == "extern_weak":
        raise op.op_error("target function with 'extern_weak' linkage not allowed")


def _verify_structors(
    op: llvm.GlobalCtorsOp | llvm.GlobalDtorsOp,
    names: ArrayAttr,
    symbol_tables: SymbolTableCollection,
) -> None:
    """Checks that each name is a defined function."""
    for name in names.elements:
        assert isinstance(name, FlatSymbolRefAttr)
        found = symbol_tables.lookup_nearest_symbol_from(op, name)
        if not isinstance(found, llvm.LLVMFuncOp):
            raise op.op_error(f"'{name.value}' does not reference a valid LLVM function")
        if not found.regions[0].blocks:
            raise op.op_error(f"'{name.value}' does not have a definition")


@implements(llvm.GlobalCtorsOp, method="verify_symbol_uses")
def verify_mlir_global_ctors(op: llvm.GlobalCtorsOp, symbol_tables: SymbolTableCollection) -> None:
    """GlobalCtorsOp::verifySymbolUses"""
    _verify_structors(op, op.ctors_attr, symbol_tables)


@implements(llvm.GlobalDtorsOp, method="verify_symbol_uses")
def verify_mlir_global_dtors(op: llvm.GlobalDtorsOp, symbol_tables: SymbolTableCollection) -> None:
    """GlobalDtorsOp::verifySymbolUses"""
    _verify_structors(op, op.dtors_attr, symbol_tables)


@implements(llvm.IFuncOp, method="verify_symbol_uses")
def verify_mlir_ifunc(op: llvm.IFuncOp, symbol_tables: SymbolTableCollection) -> None:
    """IFuncOp::verifySymbolUses"""
    resolver = _lookup(op, op.resolver_attr, symbol_tables)
    seen = set()
    while isinstance(resolver, llvm.AliasOp):
        last = resolver.regions[0].blocks[0].last
        value = last.operands[0] if last is not None and last.operands else None
        address = value.owner if isinstance(value, OpResult) else None
        if not isinstance(address, llvm.AddressOfOp):
            return  # it is computed
        if resolver in seen:
            break
        seen.add(resolver)
        resolver = _lookup(address, address.global_name_attr, symbol_tables)
    if not isinstance(resolver, llvm.LLVMFuncOp):
        raise op.op_error("must have a function resolver")
    if not resolver.regions[0].blocks or linkage_of(resolver) == "available_externally":
        raise op.op_error("resolver must be a definition")
    type: Any = resolver.function_type
    if not isinstance(type.parameters()[0], llvm.LLVMPointerType):
        raise op.op_error("resolver must return a pointer")
    pointer = op.resolver_type
    if not isinstance(pointer, llvm.LLVMPointerType) or address_space(pointer) != op.address_space:
        raise op.op_error("resolver has incorrect type")


# --- calls --------------------------------------------------------------------------------------------------------------


@implements(llvm.CallOp, llvm.InvokeOp, method="callable_for_callee")
def _callable(op: llvm.CallOp | llvm.InvokeOp) -> SymbolRefAttr | Value:
    """CallOp::getCallableForCallee, InvokeOp::getCallableForCallee"""
    callee: FlatSymbolRefAttr | None = op.callee_attr
    return op.callee_operands[0] if callee is None else callee


@implements(llvm.CallOp, llvm.InvokeOp, method="set_callee_from_callable")
def _set_callable(op: llvm.CallOp | llvm.InvokeOp, callee: SymbolRefAttr | Value) -> None:
    """CallOp::setCalleeFromCallable, InvokeOp::setCalleeFromCallable"""
    if isinstance(callee, FlatSymbolRefAttr) and op.callee_attr is not None:
        op.callee_attr = callee
    elif isinstance(callee, Value) and op.callee_attr is None:
        op.set_operand(0, callee)
    else:
        raise ValueError("a call of a symbol takes a symbol, one of a pointer takes a pointer")


@implements(llvm.CallOp, llvm.InvokeOp, method="arg_operands")
def _arguments(op: llvm.CallOp | llvm.InvokeOp) -> Sequence[Value]:
    """CallOp::getArgOperands, InvokeOp::getArgOperands"""
    operands: Sequence[Value] = op.callee_operands
    return operands[1:] if op.callee_attr is None else operands


# --- views --------------------------------------------------------------------------------------------------------------


# --- division -----------------------------------------------------------------------------------------------------------


@implements(llvm.UDivOp, method="speculatability")
def speculatability_udiv(op: llvm.UDivOp) -> Speculatability:
    """UDivOp::getSpeculatability"""
    return _speculatable(op.rhs, 0)


@implements(llvm.SDivOp, method="speculatability")
def speculatability_sdiv(op: llvm.SDivOp) -> Speculatability:
    """SDivOp::getSpeculatability"""
    return _speculatable(op.rhs, 0, -1)


def _speculatable(divisor: Value, *undefined: int) -> Speculatability:
    constant = constant_value(divisor)
    numbers: Sequence[int]
    if isinstance(constant, IntegerAttr):
        numbers = [constant.unsigned_value]
    elif isinstance(constant, DenseIntOrFPElementsAttr):
        numbers = constant.number_bits()
    else:
        return Speculatability.NOT_SPECULATABLE
    mask = (1 << width_of(divisor.type)) - 1
    if not any(number == excluded & mask for number in numbers for excluded in undefined):
        return Speculatability.SPECULATABLE
    return Speculatability.NOT_SPECULATABLE
