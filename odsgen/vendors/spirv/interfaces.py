"""Interface methods of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import call_symbol
from odsgen.hooks import implements
from odsgen.runtime import (
    ArrayAttr,
    DictionaryAttr,
    FloatAttr,
    GraphType,
    IntegerAttr,
    Operation,
    SymbolTableCollection,
    Type,
    VectorType,
    digits_of_integer,
    function_type_of,
    i1,
    named_by,
)
from odsgen_dialects import spirv


@implements(spirv.AddressOfOp, method="asm_result_names")
def asm_result_names_mlir_addressof(op: spirv.AddressOfOp) -> list[str | None]:
    """AddressOfOp::getAsmResultNames"""
    return [f"{op.variable}_addr"]


@implements(spirv.FunctionCallOp, method="verify_symbol_uses")
def verify_symbol_uses_FunctionCall(
    op: spirv.FunctionCallOp, symbol_tables: SymbolTableCollection
) -> None:
    """FunctionCallOp::verifySymbolUses"""
    symbol = op.callee_attr
    function = symbol_tables.lookup_nearest_symbol_from(op, symbol)
    if not isinstance(function, spirv.FuncOp):
        raise op.op_error(f"callee function '{symbol.value}' not found in nearest symbol table")
    type = function_type_of(function)
    if len(type.inputs) != len(op.arguments):
        raise op.op_error(
            "has incorrect number of operands for callee: "
            f"expected {len(type.inputs)}, but provided {len(op.arguments)}"
        )
    for number, (expected, given) in enumerate(zip(type.inputs, op.operand_types, strict=True)):
        if expected is not given:
            raise op.op_error(
                f"operand type mismatch: expected operand type '{expected}', "
                f"but provided '{given}' for operand number {number}"
            )
    if len(type.results) != len(op.results):
        raise op.op_error(
            "has incorrect number of results has for callee: "
            f"expected {len(type.results)}, but provided {len(op.results)}"
        )
    for result, given in zip(op.result_types, type.results, strict=True):
        if result is not given:
            raise op.op_error(f"result type mismatch: expected '{given}', but provided '{result}'")


@implements(spirv.FuncOp, method="verify_type")
def verify_type_func(op: spirv.FuncOp) -> None:
    """FuncOp::verifyType"""
    type = function_type_of(op)
    if len(type.results) > 1:
        raise op.op_error("cannot have more than one result")
    for number, parameter in enumerate(type.inputs):
        _verify_parameter(op, parameter, _decoration(op, number))


@implements(spirv.FuncOp, method="verify_body")
def verify_body_func(op: spirv.FuncOp) -> None:
    """FuncOp::verifyBody"""
    type = function_type_of(op)
    _verify_entry_block(op, tuple(type.inputs))
    for inner in op.body.walk():
        if isinstance(inner, spirv.ReturnOp) and type.results:
            raise inner.op_error("cannot be used in functions returning value")
        if isinstance(inner, spirv.ReturnValueOp) and inner.operands:
            _verify_return_value(inner, tuple(type.results))


def _verify_entry_block(op: spirv.FuncOp, inputs: tuple[Type, ...]) -> None:
    if not op.body.blocks:
        return
    arguments = op.body.blocks[0].arguments
    if len(arguments) != len(inputs):
        raise op.op_error(
            f"entry block must have {len(inputs)} arguments to match function signature"
        )
    for number, (argument, expected) in enumerate(zip(arguments, inputs, strict=True)):
        if argument.type is not expected:
            raise op.op_error(
                f"type of entry block argument #{number}('{argument.type}') must match the type of "
                f"the corresponding argument in function signature('{expected}')"
            )


def _verify_return_value(op: Operation, results: tuple[Type, ...]) -> None:
    if len(results) != 1:
        raise op.op_error(f"returns 1 value but enclosing function requires {len(results)} results")
    given = op.operands[0].type
    if given is not results[0]:
        raise op.op_error(
            f" return value's type ('{given}') mismatch with function's result type "
            f"('{results[0]}')"
        )


_PHYSICAL = spirv.StorageClass.PhysicalStorageBuffer


def _decoration(op: spirv.FuncOp, number: int) -> spirv.Decoration | None:
    """The decoration of an argument."""
    attributes = op.arg_attrs_attr
    if not isinstance(attributes, ArrayAttr) or number >= len(attributes.elements):
        return None
    found = attributes.elements[number]
    if not isinstance(found, DictionaryAttr):
        return None
    decoration = found.as_dict().get("spirv.decoration")
    return decoration.value if isinstance(decoration, spirv.DecorationAttr) else None


def _verify_parameter(
    op: spirv.FuncOp, parameter: Type, decoration: spirv.Decoration | None
) -> None:
    """Checks that a pointer to a physical storage buffer is decorated `Aliased` or `Restrict`."""
    if not isinstance(parameter, spirv.PointerType):
        return
    inner = parameter.pointee_type
    allowed = (spirv.Decoration.AliasedPointer, spirv.Decoration.RestrictPointer)
    what = "with a pointer points to a physical buffer pointer must be"
    if not isinstance(inner, spirv.PointerType):
        if isinstance(inner, (spirv.ArrayType, spirv.RuntimeArrayType)):
            inner = inner.element_type
        else:
            inner = parameter
        allowed = (spirv.Decoration.Aliased, spirv.Decoration.Restrict)
        what = "with physical buffer pointer must be"
    if not isinstance(inner, spirv.PointerType) or inner.storage_class is not _PHYSICAL:
        return
    if decoration not in allowed:
        raise op.op_error(f"{what} decorated either '{allowed[0]}' or '{allowed[1]}'")


@implements(spirv.ConstantOp, method="asm_result_names")
@named_by(spirv.ConstantOp, "value")
def asm_result_names_Constant(op: spirv.ConstantOp) -> list[str | None]:
    """`%cst4_i32`, `%true`, `%cst_f32`, `%cst_vec_3xi32`"""
    type = op.constant.type
    value = op.value
    if isinstance(value, IntegerAttr):
        if type is i1:
            return ["true" if value.value else "false"]
        return [f"cst{digits_of_integer(value.value)}_{type}"]
    if isinstance(value, FloatAttr):
        return [f"cst_{type}"]
    if isinstance(type, VectorType):
        shape = "x".join(map(str, type.shape))
        return [f"cst_vec_{shape}x{type.element_type}"]
    return ["cst"]


# --- calls --------------------------------------------------------------------------------------------------------------

implements(spirv.FunctionCallOp, method="set_callee_from_callable")(call_symbol)


# --- graphs, modules ----------------------------------------------------------------------------------------------------


def _graph_type(op: spirv.GraphARMOp) -> GraphType:
    type = op.function_type
    if not isinstance(type, GraphType):
        raise op.op_error("requires a graph type")
    return type


@implements(spirv.GraphARMOp, method="argument_types")
def argument_types_ARM_Graph(op: spirv.GraphARMOp) -> Sequence[Type]:
    """GraphARMOp::getArgumentTypes"""
    return _graph_type(op).inputs


@implements(spirv.GraphARMOp, method="callable_result_types")
def callable_result_types_ARM_Graph(op: spirv.GraphARMOp) -> Sequence[Type]:
    return _graph_type(op).results


@implements(spirv.GraphARMOp, method="verify_type")
def verify_type_ARM_Graph(op: spirv.GraphARMOp) -> None:
    """GraphARMOp::verifyType"""
    if not _graph_type(op).results:
        raise op.op_error("there should be at least one result")


@implements(spirv.GraphARMOp, method="verify_body")
def verify_body_ARM_Graph(op: spirv.GraphARMOp) -> None:
    """GraphARMOp::verifyBody"""
    type = _graph_type(op)
    for what, types in (("argument", type.inputs), ("result", type.results)):
        for number, each in enumerate(types):
            if not isinstance(each, spirv.TensorArmType):
                raise op.op_error(
                    f"type of {what} #{number} must be a TensorArmType, but got '{each}'"
                )
    if not op.body.blocks:
        return
    arguments = op.body.entry_block.arguments
    if len(arguments) != len(type.inputs):
        raise op.op_error(
            f"entry block must have {len(type.inputs)} arguments to match graph signature"
        )
    for number, (argument, expected) in enumerate(zip(arguments, type.inputs, strict=True)):
        if argument.type is not expected:
            raise op.op_error(
                f"type of entry block argument #{number}('{argument.type}') must match the type of "
                f"the corresponding argument in function signature('{expected}')"
            )
