"""Interface methods of the dialect `llvm`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.llvm.types import address_space, is_llvm_type
from odsgen.dialects.llvm.verifiers.calls import verify_variadic_type
from odsgen.dialects.llvm.verifiers.symbols import linkage_of, parent_module
from odsgen.dialects.shared.constant_folding import width_of
from odsgen.runtime.builtin.attributes import FlatSymbolRefAttr, IntegerAttr, SymbolRefAttr
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.interfaces.side_effects import Speculatability
from odsgen.runtime.ir.value import OpResult, Value
from odsgen.runtime.rewriting.folding import constant_value

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.attributes import ArrayAttr
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen_dialects.llvm import (
        AddressOfOp,
        BlockAddressOp,
        CallOp,
        DSOLocalEquivalentOp,
        GlobalCtorsOp,
        GlobalDtorsOp,
        IFuncOp,
        InvokeOp,
        SDivOp,
        UDivOp,
    )


_FUNCTION_LIKE = frozenset({"llvm.func", "llvm.mlir.ifunc"})


def verify_symbol_uses_mlir_addressof(
    op: AddressOfOp, symbol_tables: SymbolTableCollection
) -> None:
    """The symbol is a global, a function or another name for one, in the address space of the pointer."""
    name: FlatSymbolRefAttr = op.global_name_attr
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


def verify_symbol_uses_call(op: CallOp, symbol_tables: SymbolTableCollection) -> None:
    """The function is called with what it takes, and gives what it returns."""
    arguments = op.callee_operands
    callee = op.callee_attr
    verify_variadic_type(op, arguments if callee is not None else arguments[1:])
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


def _verify_signature(op: CallOp, type: Type, arguments: Sequence[Value]) -> None:
    if not is_llvm_type(type, "func"):
        raise op.op_error(f"callee does not have a functional type: '{type}'")
    known: Any = type.parameters()
    result, inputs, is_variadic = known
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
    is_void = is_llvm_type(result, "void")
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
    """The symbol of that name in the module of LLVM around an operation."""
    module = parent_module(op)
    return None if module is None else symbol_tables.lookup_symbol_in(module, name)


def verify_symbol_uses_blockaddress(
    op: BlockAddressOp, symbol_tables: SymbolTableCollection
) -> None:
    """Checks that the block is one of a function."""
    function: Any = op.block_addr.parameters()[0]
    found = _lookup(op, function, symbol_tables)
    if found is None or found.name != "llvm.func":
        raise op.op_error("must reference a function defined by 'llvm.func'")


def verify_symbol_uses_dso_local_equivalent(
    op: DSOLocalEquivalentOp, symbol_tables: SymbolTableCollection
) -> None:
    """Checks that the symbol is a function, perhaps by another name."""
    found = _lookup(op, op.function_name_attr, symbol_tables)
    if found is None or found.name not in ("llvm.func", "llvm.mlir.alias"):
        raise op.op_error("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'")
    if found.name == "llvm.mlir.alias":
        for inner in found.walk():
            if inner.name != "llvm.mlir.addressof":
                continue
            target = _lookup(inner, inner.properties["global_name"], symbol_tables)
            if target is not None and target.name == "llvm.mlir.global":
                raise op.op_error("must reference an alias to a function")
    if linkage_of(found) == "extern_weak":
        raise op.op_error("target function with 'extern_weak' linkage not allowed")


def _verify_structors(
    op: GlobalCtorsOp | GlobalDtorsOp, names: ArrayAttr, symbol_tables: SymbolTableCollection
) -> None:
    """Checks that each is a function with a body."""
    for name in names.elements:
        assert isinstance(name, FlatSymbolRefAttr)
        found = symbol_tables.lookup_nearest_symbol_from(op, name)
        if found is None or found.name != "llvm.func":
            raise op.op_error(f"'{name.value}' does not reference a valid LLVM function")
        if not found.regions[0].blocks:
            raise op.op_error(f"'{name.value}' does not have a definition")


def verify_symbol_uses_mlir_global_ctors(
    op: GlobalCtorsOp, symbol_tables: SymbolTableCollection
) -> None:
    """Checks that each constructor is a function with a body."""
    _verify_structors(op, op.ctors_attr, symbol_tables)


def verify_symbol_uses_mlir_global_dtors(
    op: GlobalDtorsOp, symbol_tables: SymbolTableCollection
) -> None:
    """Checks that each destructor is a function with a body."""
    _verify_structors(op, op.dtors_attr, symbol_tables)


def verify_symbol_uses_mlir_ifunc(op: IFuncOp, symbol_tables: SymbolTableCollection) -> None:
    """Checks that what chooses the function is one with a body that returns a pointer."""
    resolver = _lookup(op, op.resolver_attr, symbol_tables)
    seen = set()
    while resolver is not None and resolver.name == "llvm.mlir.alias":
        last = resolver.regions[0].blocks[0].last
        value = last.operands[0] if last is not None and last.operands else None
        address = value.owner if isinstance(value, OpResult) else None
        if address is None or address.name != "llvm.mlir.addressof":
            return  # it is computed
        if resolver in seen:
            break
        seen.add(resolver)
        resolver = _lookup(address, address.properties["global_name"], symbol_tables)
    if resolver is None or resolver.name != "llvm.func":
        raise op.op_error("must have a function resolver")
    if not resolver.regions[0].blocks or linkage_of(resolver) == "available_externally":
        raise op.op_error("resolver must be a definition")
    type: Any = resolver.properties["function_type"].value
    if not is_llvm_type(type.parameters()[0], "ptr"):
        raise op.op_error("resolver must return a pointer")
    pointer = op.resolver_type
    if not is_llvm_type(pointer, "ptr") or address_space(pointer) != op.address_space:
        raise op.op_error("resolver has incorrect type")


# --- calls --------------------------------------------------------------------------------------------------------------


def _callable(op: CallOp | InvokeOp) -> SymbolRefAttr | Value:
    """The symbol that is called, else the pointer, which is the first operand."""
    callee: FlatSymbolRefAttr | None = op.callee_attr
    return op.callee_operands[0] if callee is None else callee


def _set_callable(op: CallOp | InvokeOp, callee: SymbolRefAttr | Value) -> None:
    """Call another symbol or another pointer."""
    if isinstance(callee, FlatSymbolRefAttr) and op.callee_attr is not None:
        op.callee_attr = callee
    elif isinstance(callee, Value) and op.callee_attr is None:
        op.set_operand(0, callee)
    else:
        raise ValueError("a call of a symbol takes a symbol, one of a pointer takes a pointer")


def _arguments(op: CallOp | InvokeOp) -> Sequence[Value]:
    """The operands that the callee gets."""
    operands: Sequence[Value] = op.callee_operands
    return operands[1:] if op.callee_attr is None else operands


callable_for_callee_call = callable_for_callee_invoke = _callable
set_callee_from_callable_call = set_callee_from_callable_invoke = _set_callable
arg_operands_call = arg_operands_invoke = _arguments


# --- views --------------------------------------------------------------------------------------------------------------


def _first_operand(op: Operation) -> Value:
    """The pointer."""
    return op.operands[0]


view_source_addrspacecast = view_source_getelementptr = _first_operand


# --- division -----------------------------------------------------------------------------------------------------------


def speculatability_udiv(op: UDivOp) -> Speculatability:
    """Division by zero is undefined: the divisor must be known to be something else."""
    return _speculatable(op.rhs, 0)


def speculatability_sdiv(op: SDivOp) -> Speculatability:
    """So is the division of the least number by -1."""
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
