"""`convert-func-to-llvm`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    SignatureConversion,
    apply_partial_conversion,
)
from odsgen.dialects.func.c_wrappers import EMIT_C_INTERFACE, add_c_wrapper
from odsgen.dialects.llvm.lowering.descriptors import MemRefDescriptor
from odsgen.dialects.llvm.lowering.functions import build_call, build_function, call_properties
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
from odsgen.dialects.llvm.lowering.target import llvm_target
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.dialects.llvm.lowering.unranked import copy_unranked
from odsgen.passes import Pass, flag, register_pass, unsigned
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    BoolAttr,
    Diagnostic,
    DictionaryAttr,
    FlatSymbolRefAttr,
    MemRefType,
    Operation,
    Severity,
    StringAttr,
    Type,
    TypeAttr,
    UnitAttr,
    UnrankedMemRefType,
    Value,
)
from odsgen_dialects import func, llvm

#: Argument attributes with a type that is converted, too.
_TYPED_ATTRIBUTES = ("llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca")
#: Function attributes that are not copied: they are properties, or this lowering does not support
#: them.
_VARARGS, _LINKAGE = "func.varargs", "llvm.linkage"
_PUBLIC = StringAttr.get("public")
_READNONE = "llvm.readnone"


class FuncLowering(LLVMPattern[func.FuncOp]):
    """Lowers to `llvm.func`; descriptors are unpacked, several results packed into a struct."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Converts the signature and moves the body."""
        converter = self.type_converter.of_calls(op)
        readnone = op.attributes.get(_READNONE)
        if readnone is not None and readnone is not UnitAttr.get():
            return rewriter.match_failure(op, f"'{_READNONE}' is no unit attribute")
        signature = SignatureConversion(len(op.function_type.inputs))
        for number, type in enumerate(op.function_type.inputs):
            types = converter.argument_types(type)
            if types is None:
                return rewriter.match_failure(op, "the type of an argument cannot be converted")
            signature.add_inputs(types, number)
        result = converter.packed_result(op.function_type.results)
        if result is None:
            return rewriter.match_failure(op, "the type of a result cannot be converted")
        if _is_variadic(op) and _wants_wrapper(op, converter):
            return rewriter.match_failure(op, "variadic functions have no C interface")
        linkage = op.attributes.get(_LINKAGE)
        if linkage is not None and not isinstance(linkage, llvm.LinkageAttr):
            return rewriter.match_failure(op, f"'{_LINKAGE}' is no linkage of LLVM")
        try:
            type = llvm.LLVMFunctionType.get(result, signature.types, _is_variadic(op))
        except ValueError as error:  # such as an argument of `!llvm.void`
            raise op.op_error(f"cannot be a function of LLVM: {error}") from None
        made = build_function(op.sym_name, type, op.stored_location)
        if linkage is not None:
            made.properties["linkage"] = linkage
        attributes = {
            name: value
            for name, value in op.attributes.items()
            if name not in (_VARARGS, _LINKAGE, _READNONE)
        }
        for name, value in attributes.items():
            made.set_attribute(name, value)
        if readnone is not None:
            nothing = [llvm.ModRefInfo.NoModRef] * 6
            made.properties["memory_effects"] = llvm.MemoryEffectsAttr.get(*nothing)
        visibility = op.property_attribute("sym_visibility")
        if visibility is not None and visibility != _PUBLIC:
            made.set_attribute("sym_visibility", visibility)
        self._set_argument_attributes(op, made, signature)
        rewriter.insert(made)
        if _wants_wrapper(op, converter):
            add_c_wrapper(op, made, attributes, converter, rewriter)
        rewriter.inline_region_before(op.body, made.regions[0])
        if not made.regions[0].is_empty:
            entry = made.regions[0].entry_block
            rewriter.apply_signature_conversion(entry, signature, converter)
        rewriter.erase_op(op)
        return True

    def _set_argument_attributes(
        self, op: Any, made: llvm.LLVMFuncOp, signature: SignatureConversion
    ) -> None:
        results = op.properties.get("res_attrs")
        if results is not None and len(op.function_type.results) == 1:
            made.properties["res_attrs"] = results
        arguments = op.properties.get("arg_attrs")
        if arguments is None:
            return
        empty = DictionaryAttr.get({})
        dictionaries: list[Attribute] = [empty] * len(signature.types)
        for number, dictionary in enumerate(arguments.elements):
            mapping = signature.mapping(number)
            assert mapping is not None and not isinstance(mapping, tuple)
            if mapping.size == 1:
                dictionaries[mapping.first] = DictionaryAttr.get(
                    {name: self._converted(name, value) for name, value in dictionary.entries}
                )
        made.properties["arg_attrs"] = ArrayAttr.get(dictionaries)

    def _converted(self, name: str, value: Attribute) -> Attribute:
        if name in _TYPED_ATTRIBUTES and isinstance(value, TypeAttr):
            type = self.type_converter.convert_type(value.value)
            return value if type is None else TypeAttr.get(type)
        return value


def _is_variadic(op: func.FuncOp) -> bool:
    varargs = op.attributes.get(_VARARGS)
    return isinstance(varargs, BoolAttr) and bool(varargs.value)


def _wants_wrapper(op: func.FuncOp, converter: LLVMTypeConverter) -> bool:
    is_asked = op.attributes.get(EMIT_C_INTERFACE) is UnitAttr.get()
    return is_asked and not converter.use_bare_pointers


def report_variadic_wrappers(
    running: Pass, unconverted: Iterable[Operation], converter: LLVMTypeConverter
) -> None:
    """Says which functions stay as they are because a variadic one gets no C wrapper."""
    functions = [op for op in unconverted if isinstance(op, func.FuncOp) and _is_variadic(op)]
    for function in sorted(functions, key=lambda op: str(op.sym_name)):
        if _wants_wrapper(function, converter.of_calls(function)):
            message = "C interface for variadic functions is not supported yet."
            running.emit(Diagnostic(Severity.ERROR, function.location, message, operation=function))


class ReturnLowering(LLVMPattern[func.ReturnOp]):
    """Lowers to `llvm.return`; several values are packed into a struct."""

    counterpart = llvm.ReturnOp

    def has_counterpart(self, op: func.ReturnOp, operand_types: Sequence[Type]) -> bool:
        """For one value at most."""
        return len(operand_types) < 2

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        function = op.parent_op
        converter = self.type_converter
        if function is not None:
            converter = converter.of_calls(function)
        has_unranked = any(isinstance(type, UnrankedMemRefType) for type in op.operand_types)
        if has_unranked and converter.use_bare_pointers:
            return rewriter.match_failure(op, "no pointer says all about memory of no known rank")
        parts = self.parts(op, rewriter)
        values: Sequence[Value] = [
            (
                MemRefDescriptor(value, parts, type).allocated()
                if converter.use_bare_pointers
                and isinstance(type, MemRefType)
                and converter.has_bare_pointer(type)
                else value
            )
            for type, value in zip(op.operand_types, adaptor.operands, strict=True)
        ]
        if has_unranked:
            values = copy_unranked(op, op.operand_types, values, parts, rewriter, to_heap=True)
        returned: Value | None = values[0] if values else None
        if len(values) > 1:
            struct = converter.packed_result(op.operand_types)
            assert struct is not None
            returned = parts.poison(struct)
            for position, value in enumerate(values):
                returned = parts.put(returned, value, position)
        made = llvm.ReturnOp.build(arg=returned, attributes=dict(op.attributes))
        rewriter.replace_op_with_new(op, made)
        return True


class CallLowering(LLVMPattern):
    """Lowers direct and indirect calls to `llvm.call`; descriptors are unpacked."""

    def __init__(
        self,
        root: str,
        type_converter: LLVMTypeConverter,
        counterpart: type[Operation] | None = None,
    ) -> None:
        super().__init__(type_converter)
        self.root = root
        self.counterpart = counterpart

    def has_counterpart(self, op: Operation, operand_types: Sequence[Type]) -> bool:
        """Where no descriptor is to be unpacked."""
        types = *op.operand_types, *op.result_types
        return not any(isinstance(type, (MemRefType, UnrankedMemRefType)) for type in types)

    def counterpart_properties(self, op: Operation) -> Mapping[str, Any] | None:
        """Those of a call of a symbol; None where the arguments or results have attributes."""
        stored = op.stored_properties
        if len(stored) != 1:
            return None
        return call_properties(len(op.stored_operands), stored.get("callee"))

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        converter = self.type_converter.of_calls(op)
        has_unranked = any(isinstance(type, UnrankedMemRefType) for type in op.result_types)
        if has_unranked and converter.use_bare_pointers:
            return rewriter.match_failure(op, "no pointer says all about memory of no known rank")
        result_types = converter.result_types(op.result_types)
        result_type = converter.packed_result(op.result_types)
        if result_types is None or result_type is None:
            return rewriter.match_failure(op, "the type of a result cannot be converted")
        parts = self.parts(op, rewriter)
        operands = promoted(op.operands, adaptor.operands, parts, converter)
        if operands is None:
            return rewriter.match_failure(op, "the type of an operand cannot be converted")
        call = build_call(
            result_type if op.results else None,
            operands,
            op.stored_location,
            op.properties.get("callee"),
            dict(op.attributes),
        )
        for name in ("arg_attrs", "res_attrs", "no_inline"):
            value = op.property_attribute(name) if name in op.properties else None
            if value is not None:
                call.set_attribute(name, value)
        rewriter.insert(call)
        results: list[Value] = list(call.results)
        if len(op.results) > 1:
            results = [
                parts.extract(type, call.results[0], position)
                for position, type in enumerate(result_types)
            ]
        if converter.use_bare_pointers:
            results = [
                _described(parts, result.type, value)
                for result, value in zip(op.results, results, strict=True)
            ]
        elif has_unranked:
            results = copy_unranked(op, op.result_types, results, parts, rewriter, to_heap=False)
        rewriter.replace_op(op, results)
        return True


def _described(parts: LLVMBuilder, type: Type, value: Value) -> Value:
    from odsgen.dialects.llvm.lowering.descriptors import from_static_shape

    if not isinstance(type, MemRefType):
        return value
    return from_static_shape(parts.builder, parts.converter, type, value, parts.location)


def promoted(
    originals: Sequence[Value],
    converted: Sequence[Value],
    parts: LLVMBuilder,
    converter: LLVMTypeConverter,
) -> list[Value] | None:
    """The operands of the call: a descriptor as its fields, or as a bare pointer; None if one has no such form."""
    result: list[Value] = []
    for original, value in zip(originals, converted, strict=True):
        if isinstance(original.type, MemRefType):
            descriptor = MemRefDescriptor(value, parts, original.type)
            result += [descriptor.aligned()] if converter.use_bare_pointers else descriptor.unpack()
        elif isinstance(original.type, UnrankedMemRefType):
            types = converter.argument_types(original.type)
            if types is None:
                return None
            result += [parts.extract(type, value, place) for place, type in enumerate(types)]
        else:
            result.append(value)
    return result


class FunctionConstantLowering(LLVMPattern[func.ConstantOp]):
    """Lowers to `llvm.mlir.addressof`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        callee = op.value_attr
        if type is None or not isinstance(callee, FlatSymbolRefAttr):
            return rewriter.match_failure(op, "the type cannot be converted")
        made = llvm.AddressOfOp.build(type, callee.value, attributes=dict(op.attributes))
        rewriter.replace_op_with_new(op, made)
        return True


def func_patterns(converter: LLVMTypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `func`."""
    yield FuncLowering(converter)
    yield CallLowering("func.call_indirect", converter)
    yield CallLowering("func.call", converter, llvm.CallOp)
    yield FunctionConstantLowering(converter)
    yield ReturnLowering(converter)


@register_pass
class ConvertFuncToLLVMPass(Pass):
    """Lowers `func` to `llvm`."""

    ARGUMENT = "convert-func-to-llvm"
    NAME = "ConvertFuncToLLVMPass"
    SUMMARY = "Convert from the Func dialect to the LLVM dialect"
    OPERATION = "builtin.module"

    index_bitwidth = unsigned(
        "index-bitwidth", 0, "Bitwidth of the index type, 0 to use size of machine word"
    )
    use_bare_pointers = flag(
        "use-bare-ptr-memref-call-conv",
        False,
        "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types",
    )

    def run_on_operation(self, op: Operation) -> None:
        converter = LLVMTypeConverter.of_data_layout(
            op, self.index_bitwidth, use_bare_pointers=self.use_bare_pointers
        )
        unconverted = apply_partial_conversion(op, llvm_target(), func_patterns(converter))
        report_variadic_wrappers(self, unconverted, converter)


@register_pass
class LLVMRequestCWrappersPass(Pass):
    """Requests a C wrapper, which `convert-func-to-llvm` emits, for each function."""

    ARGUMENT = "llvm-request-c-wrappers"
    NAME = "LLVMRequestCWrappersPass"
    SUMMARY = "Request C wrapper emission for all functions"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        """Sets the attribute `llvm.emit_c_interface`."""
        op.set_attribute(EMIT_C_INTERFACE, UnitAttr.get())
