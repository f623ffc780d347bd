"""C wrappers of functions (MLIR: LLVM IR Target, "C-compatible wrapper emission").

A wrapper `_mlir_ciface_f` takes pointers to memref descriptors, and a pointer to a struct result.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from odsgen.dialects.llvm.lowering.descriptors import MemRefDescriptor, pack, pack_unranked
from odsgen.dialects.llvm.lowering.functions import build_call, build_function
from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
from odsgen.runtime import (
    ArrayAttr,
    DictionaryAttr,
    FlatSymbolRefAttr,
    InsertionPoint,
    MemRefType,
    UnrankedMemRefType,
)
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.conversion import ConversionRewriter
    from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
    from odsgen.runtime import Attribute, Type, Value


#: The unit attribute of functions that get a wrapper.
EMIT_C_INTERFACE = "llvm.emit_c_interface"
_PREFIX = "_mlir_ciface_"


def add_c_wrapper(
    op: Any,
    made: llvm.LLVMFuncOp,
    attributes: Mapping[str, Attribute],
    converter: LLVMTypeConverter,
    rewriter: ConversionRewriter,
) -> None:
    """Adds the wrapper of a `func.func` that was lowered to ``made``.

    The wrapper of a definition calls it; a declaration becomes a private function that calls its
    declared wrapper.
    """
    result = _type_of(made).return_type
    struct = result if isinstance(result, llvm.LLVMStructType) else None
    wrapper = build_function(_PREFIX + op.sym_name, _type(op, result, converter), op.location)
    for name, value in attributes.items():
        wrapper.set_attribute(name, value)
    _set_argument_attributes(op, wrapper, has_result_pointer=struct is not None)
    is_declaration = made.regions[0].is_empty and op.body.is_empty
    rewriter.insert(wrapper)
    with rewriter.insertion_guard():
        if is_declaration:
            made.properties["linkage"] = llvm.LinkageAttr.get(llvm.Linkage.Private)
            arguments = _add_entry_block(made, rewriter)
            _call_wrapper(
                op, arguments, wrapper, struct, LLVMBuilder(rewriter, converter, op.location)
            )
        else:
            arguments = _add_entry_block(wrapper, rewriter)
            _call_function(
                op, arguments, made, struct, LLVMBuilder(rewriter, converter, op.location)
            )


def _type(op: Any, result: Type, converter: LLVMTypeConverter) -> llvm.LLVMFunctionType:
    inputs: list[Type] = []
    if isinstance(result, llvm.LLVMStructType):
        inputs.append(converter.pointer)
        result = llvm.LLVMVoidType.get()
    for type in op.function_type.inputs:
        converted = converter.convert_type(type)
        assert converted is not None
        inputs.append(
            converter.pointer if isinstance(type, (MemRefType, UnrankedMemRefType)) else converted
        )
    return llvm.LLVMFunctionType.get(result, inputs, False)


def _type_of(function: llvm.LLVMFuncOp) -> llvm.LLVMFunctionType:
    type = function.function_type
    assert isinstance(type, llvm.LLVMFunctionType)
    return type


def _set_argument_attributes(
    op: Any, wrapper: llvm.LLVMFuncOp, *, has_result_pointer: bool
) -> None:
    """Copies the argument attributes, and result attributes if the results are kept."""
    arguments, results = op.properties.get("arg_attrs"), op.properties.get("res_attrs")
    if not has_result_pointer:
        if results is not None:
            wrapper.properties["res_attrs"] = results
        if arguments is not None:
            wrapper.properties["arg_attrs"] = arguments
    elif arguments is not None:
        wrapper.properties["arg_attrs"] = ArrayAttr.get(
            [DictionaryAttr.get({}), *arguments.elements]
        )
    visibility = op.property_attribute("sym_visibility")
    if visibility is not None and visibility.value != "public":
        wrapper.set_attribute("sym_visibility", visibility)


def _add_entry_block(function: llvm.LLVMFuncOp, rewriter: ConversionRewriter) -> list[Value]:
    """Adds an entry block, sets the insertion point to it and returns its arguments."""
    types = _type_of(function).params
    block = rewriter.create_block(function.regions[0], types, [function.location] * len(types))
    rewriter.insertion_point = InsertionPoint.at_end(block)
    return list(block.arguments)


def _call_function(
    op: Any,
    arguments: list[Value],
    function: llvm.LLVMFuncOp,
    struct: llvm.LLVMStructType | None,
    parts: LLVMBuilder,
) -> None:
    """Loads the descriptors, calls the function, and stores a struct result."""
    given = arguments[1:] if struct is not None else arguments
    operands: list[Value] = []
    for type, value in zip(op.function_type.inputs, given, strict=True):
        if not isinstance(type, (MemRefType, UnrankedMemRefType)):
            operands.append(value)
            continue
        converted = parts.converter.convert_type(type)
        types = parts.converter.argument_types(type)
        assert converted is not None and types is not None
        loaded = parts.load(converted, value)
        if isinstance(type, MemRefType):
            operands += MemRefDescriptor(loaded, parts, type).unpack()
        else:
            operands += [parts.extract(part, loaded, place) for place, part in enumerate(types)]
    results = _call(function, operands, parts)
    if struct is not None:
        parts.store(results[0], arguments[0])
        results = []
    _return(results, parts)


def _call_wrapper(
    op: Any,
    arguments: list[Value],
    wrapper: llvm.LLVMFuncOp,
    struct: llvm.LLVMStructType | None,
    parts: LLVMBuilder,
) -> None:
    """Stores the descriptors on the stack, calls the wrapper, and loads a struct result."""
    operands: list[Value] = []
    if struct is not None:
        operands.append(parts.alloca(parts.index(1), struct))
    remaining = iter(arguments)
    for type in op.function_type.inputs:
        types = parts.converter.argument_types(type)
        assert types is not None
        values = [next(remaining) for _ in types]
        if isinstance(type, MemRefType):
            packed = pack(parts.builder, parts.converter, type, values, parts.location)
        elif isinstance(type, UnrankedMemRefType):
            packed = pack_unranked(parts.builder, parts.converter, type, values, parts.location)
        else:
            operands += values
            continue
        place = parts.alloca(parts.index(1), packed.type)
        parts.store(packed, place)
        operands.append(place)
    results = _call(wrapper, operands, parts)
    if struct is not None:
        results = [parts.load(struct, operands[0])]
    _return(results, parts)


def _call(function: llvm.LLVMFuncOp, operands: list[Value], parts: LLVMBuilder) -> list[Value]:
    result = _type_of(function).return_type
    call = build_call(
        None if isinstance(result, llvm.LLVMVoidType) else result,
        operands,
        parts.location,
        FlatSymbolRefAttr.get(function.sym_name),
    )
    return list(parts.builder.insert(call).results)


def _return(values: list[Value], parts: LLVMBuilder) -> None:
    returned = values[0] if values else None
    parts.builder.insert(llvm.ReturnOp.build(arg=returned, location=parts.location))
