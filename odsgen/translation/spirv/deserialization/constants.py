"""Constants from instructions."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    Block,
    BoolAttr,
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    Operation,
    RankedTensorType,
    Region,
    ShapedType,
    Signedness,
    StringAttr,
    Type,
    TypeAttr,
    TypedAttr,
    VectorType,
)
from odsgen.translation.spirv.deserialization.module import (
    Reader,
    SpecOperation,
    Words,
    reads,
    refusal,
)
from odsgen.translation.spirv.serialization.constants import component_type
from odsgen_dialects import spirv

_Op = spirv.Opcode


# --- scalars --------------------------------------------------------------------------------------------------------------


@reads(_Op.OpConstant, _Op.OpSpecConstant)
def _constant(reader: Reader, opcode: int, operands: Words) -> None:
    name = _Op(opcode).keyword
    if len(operands) < 2:
        raise refusal(f"{name} must have type <id> and result <id>")
    if len(operands) < 3:
        raise refusal(f"{name} must have at least 1 more parameter")
    type = _result_type(reader, operands[0])
    _define(reader, operands[1], _literal(name, type, operands[2:]), opcode == _Op.OpSpecConstant)


def _result_type(reader: Reader, id: int) -> Type:
    type = reader.type(id)
    if type is None:
        raise refusal(f"undefined result type from <id> {id}")
    return type


def _literal(name: str, type: Type, words: Words) -> Attribute:
    """The number that words are: a long one has its low word first."""
    width = type.WIDTH if isinstance(type, FloatType) else 0
    if isinstance(type, IntegerType):
        width = type.width
    if not width or width == 1:
        raise refusal(
            "OpConstant can only generate values of scalar integer or floating-point type"
        )
    if width == 64:
        if len(words) != 2:
            raise refusal(f"{name} should have 2 parameters for 64-bit values")
        bits = words[0] | words[1] << 32
    elif width in (8, 16, 32):
        if len(words) != 1:
            raise refusal(f"{name} should have 1 parameter for values with no more than 32 bits")
        bits = words[0] & ((1 << width) - 1)
    else:
        raise refusal(f"unsupported OpConstant bitwidth: {width}")
    if isinstance(type, FloatType):
        return FloatAttr.from_bits(bits, type)
    if isinstance(type, IntegerType) and type.signedness is Signedness.SIGNED:
        bits -= (bits >> width - 1) << width
    return IntegerAttr.get(bits, type)


def _define(reader: Reader, id: int, value: Attribute, is_spec: bool) -> None:
    """Keep a constant; a specialization constant is an operation of the module."""
    if not is_spec:
        assert isinstance(value, TypedAttr)
        reader.constants[id] = value, value.type
        return
    attributes: dict[str, Attribute] = {
        "sym_name": StringAttr.get(_spec_name(reader, id)),
        "default_value": value,
    }
    number = reader.decorations.get(id, {}).get("spec_id")
    if number is not None:
        attributes["spec_id"] = number
    op = spirv.SpecConstantOp.build_generic((), attributes, ())
    reader.module.region.entry_block.append(op)
    reader.symbols[id] = op


def _spec_name(reader: Reader, id: int) -> str:
    return reader.names.get(id) or f"spirv_spec_const_{id}"


@reads(_Op.OpConstantTrue, _Op.OpConstantFalse, _Op.OpSpecConstantTrue, _Op.OpSpecConstantFalse)
def _boolean(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) != 2:
        name = _Op(opcode).keyword
        raise refusal(f"{name} must have type <id> and result <id>")
    is_true = opcode in (_Op.OpConstantTrue, _Op.OpSpecConstantTrue)
    is_spec = opcode in (_Op.OpSpecConstantTrue, _Op.OpSpecConstantFalse)
    _define(reader, operands[1], BoolAttr.get(is_true), is_spec)


@reads(_Op.OpConstantNull)
def _null(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) != 2:
        raise refusal("OpConstantNull must only have type <id> and result <id>")
    type = _result_type(reader, operands[0])
    try:
        reader.constants[operands[1]] = _zero(type), type
    except ValueError:
        raise refusal(f"unsupported OpConstantNull type: '{type}'") from None


def _zero(type: Type) -> Attribute:
    """Zeros of a type; raises ValueError for one that has none."""
    if isinstance(type, IntegerType):
        return IntegerAttr.get(0, type)
    if isinstance(type, FloatType):
        return FloatAttr.from_bits(0, type)
    if isinstance(type, VectorType):
        return DenseIntOrFPElementsAttr.from_bits(type, [0])
    if isinstance(type, spirv.TensorArmType) and type.shape is not None:
        shaped = RankedTensorType.get(type.shape, type.element_type)
        return DenseIntOrFPElementsAttr.from_bits(shaped, [0])
    raise ValueError(type)


# --- composites -----------------------------------------------------------------------------------------------------------


@reads(_Op.OpConstantComposite)
def _composite(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 2:
        raise refusal("OpConstantComposite must have type <id> and result <id>")
    if len(operands) < 3:
        raise refusal("OpConstantComposite must have at least 1 parameter")
    type = _result_type(reader, operands[0])
    parts = []
    for id in operands[2:]:
        if id not in reader.constants:
            raise refusal(
                f"OpConstantComposite component <id> {id} must come from a normal constant"
            )
        parts.append(reader.constants[id][0])
    try:
        value = _composed(type, parts)
    except ValueError as error:
        raise refusal(str(error)) from None
    reader.constants[operands[1]] = value, type


def _composed(type: Type, parts: Sequence[Attribute]) -> Attribute:
    if isinstance(type, VectorType):
        return _dense(type, parts)
    if isinstance(type, spirv.ArrayType):
        return ArrayAttr.get(parts)
    if isinstance(type, spirv.CooperativeMatrixType):
        shaped = VectorType.get((type.rows, type.columns), type.element_type)
        return _dense(shaped, parts[:1])
    if isinstance(type, spirv.TensorArmType) and type.shape is not None:
        return _dense(RankedTensorType.get(type.shape, type.element_type), parts)
    raise refusal(f"unsupported OpConstantComposite type: '{type}'")


def _dense(type: ShapedType, parts: Sequence[Attribute]) -> Attribute:
    bits: list[int] = []
    for part in parts:
        if isinstance(part, FloatAttr):
            bits.append(part.bits)
        elif isinstance(part, IntegerAttr):
            bits.append(part.value)
        elif isinstance(part, DenseIntOrFPElementsAttr):
            inner = list(part.number_bits())
            bits += inner * len(part) if part.is_splat else inner
        else:
            raise ValueError(f"unsupported OpConstantComposite type: '{type}'")
    if len(bits) == 1 and type.num_elements != 1 and isinstance(type, VectorType):
        if len(type.shape) == 1:
            raise ValueError(f"OpConstantComposite has too few parameters for '{type}'")
    found: DenseElementsAttr = DenseIntOrFPElementsAttr.from_bits(type, bits)
    return found


@reads(_Op.OpConstantCompositeReplicateEXT)
def _replicated(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) != 3:
        raise refusal(
            f"OpConstantCompositeReplicateEXT expects 3 operands but found {len(operands)}"
        )
    type = _composite_type(reader, operands[0])
    known = reader.constants.get(operands[2]) or reader.replicated.get(operands[2])
    if known is None:
        raise refusal(
            f"OpConstantCompositeReplicateEXT operand <id> {operands[2]} must come from a normal "
            "constant or a OpConstantCompositeReplicateEXT"
        )
    reader.replicated[operands[1]] = known[0], type


def _composite_type(reader: Reader, id: int) -> Type:
    type = _result_type(reader, id)
    if component_type(type) is None:
        raise refusal(f"result type from <id> is not a composite type{id}")
    return type


# --- specialization constants ---------------------------------------------------------------------------------------------


@reads(_Op.OpSpecConstantComposite)
def _spec_composite(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 2:
        raise refusal("OpSpecConstantComposite must have type <id> and result <id>")
    if len(operands) < 3:
        raise refusal("OpSpecConstantComposite must have at least 1 parameter")
    type = _result_type(reader, operands[0])
    parts = [_spec_symbol(reader, id) for id in operands[2:]]
    attributes = {
        "type": TypeAttr.get(type),
        "sym_name": StringAttr.get(_spec_name(reader, operands[1])),
        "constituents": ArrayAttr.get(parts),
    }
    op = spirv.SpecConstantCompositeOp.build_generic((), attributes, ())
    reader.module.region.entry_block.append(op)
    reader.symbols[operands[1]] = op


def _spec_symbol(reader: Reader, id: int) -> FlatSymbolRefAttr:
    op = reader.symbols.get(id)
    if op is None or isinstance(op, spirv.GlobalVariableOp):
        raise refusal(f"unknown specialization constant <id> {id}")
    name = op.property_attribute("sym_name")
    assert isinstance(name, StringAttr)
    return FlatSymbolRefAttr.get(name.value)


@reads(_Op.OpSpecConstantCompositeReplicateEXT)
def _spec_replicated(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) != 3:
        raise refusal(
            f"OpSpecConstantCompositeReplicateEXT expects 3 operands but found {len(operands)}"
        )
    attributes = {
        "type": TypeAttr.get(_composite_type(reader, operands[0])),
        "sym_name": StringAttr.get(_spec_name(reader, operands[1])),
        "constituent": _spec_symbol(reader, operands[2]),
    }
    op = spirv.EXTSpecConstantCompositeReplicateOp.build_generic((), attributes, ())
    reader.module.region.entry_block.append(op)
    reader.symbols[operands[1]] = op


@reads(_Op.OpSpecConstantOp)
def _spec_operation(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 3:
        raise refusal("OpConstantOperation must have type <id>, result <id>, and operand opcode")
    type, id, inner, *rest = operands
    if id in reader.spec_operations:
        raise refusal(f"value with <id>: {id} is probably defined before.")
    reader.spec_operations[id] = SpecOperation(inner, type, rest)


def spec_operation(reader: Reader, id: int) -> Operation:
    """The operation that computes a specialization constant, for one use of it."""
    from odsgen.translation.spirv.deserialization.operations import read_operation

    known = reader.spec_operations.pop(id)  # so that one that is made of itself is unknown inside
    type = _result_type(reader, known.type)
    outer = reader.block
    body = Block()
    reader.block = body
    kept = reader.values.get(id)
    read_operation(reader, known.opcode, (known.type, id, *known.operands))
    made = reader.values.pop(id)
    if kept is not None:
        reader.values[id] = kept
    inner = made.defining_op
    assert inner is not None
    # What the operation takes is made before it, outside.
    for op in body:
        if op is not inner:
            outer.append(body.remove(op))
    body.append(spirv.YieldOp.build_generic((made,), {}, ()))
    reader.block = outer
    reader.spec_operations[id] = known
    region = Region()
    region.append(body)
    return spirv.SpecConstantOperationOp.build_generic((), {}, (type,), (), (region,))


@reads(_Op.OpUndef)
def _undefined(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) != 2:
        raise refusal("OpUndef instruction must have two operands")
    type = reader.type(operands[0])
    if type is None:
        raise refusal("unknown type <id> with OpUndef instruction")
    reader.undefined[operands[1]] = type
