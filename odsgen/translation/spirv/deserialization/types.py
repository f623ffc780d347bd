"""Types from instructions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    BFloat16Type,
    DenseIntElementsAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    FunctionType,
    GraphType,
    IntegerAttr,
    IntegerType,
    Signedness,
    Type,
    UnitAttr,
    VectorType,
    i1,
    i32,
    none,
)
from odsgen.translation.spirv.deserialization.module import Reader, Words, reads, refusal
from odsgen.vendors.spirv.structs import with_body
from odsgen_dialects import spirv

_Op = spirv.Opcode
_D = spirv.Decoration
EnumT = TypeVar("EnumT")


def _defines(*opcodes: spirv.Opcode) -> Callable[[Callable[[Reader, Words], Type]], object]:
    """Decorates the function that makes the type of an instruction; ValueErrors are refusals."""

    def register(function: Callable[[Reader, Words], Type]) -> object:
        def define(reader: Reader, opcode: int, operands: Words) -> None:
            name = _Op(opcode).keyword
            if not operands:
                raise refusal(f"type instruction with opcode {name} needs at least one <id>")

            if operands[0] in reader.types:
                raise refusal(f"duplicate definition for result <id> {operands[0]}")
            try:
                reader.types[operands[0]] = function(reader, operands)
            except ValueError as error:
                raise refusal(str(error)) from None

        return reads(*opcodes)(define)

    return register


def _part(reader: Reader, id: int, message: str) -> Type:
    found = reader.type(id)
    if found is None:
        raise refusal(message)
    return found


# --- scalars, vectors, functions ------------------------------------------------------------------------------------------


@_defines(_Op.OpTypeVoid)
def _void(reader: Reader, operands: Words) -> Type:
    if len(operands) != 1:
        raise refusal("OpTypeVoid must have no parameters")
    return none


@_defines(_Op.OpTypeBool)
def _bool(reader: Reader, operands: Words) -> Type:
    if len(operands) != 1:
        raise refusal("OpTypeBool must have no parameters")
    return i1


@_defines(_Op.OpTypeInt)
def _int(reader: Reader, operands: Words) -> Type:
    if len(operands) != 3:
        raise refusal("OpTypeInt must have bitwidth and signedness parameters")
    signedness = Signedness.SIGNED if operands[2] == 1 else Signedness.SIGNLESS
    return IntegerType.get(operands[1], signedness)


_FLOATS: dict[int, type[Float16Type] | type[Float32Type] | type[Float64Type]] = {
    16: Float16Type,
    32: Float32Type,
    64: Float64Type,
}


@_defines(_Op.OpTypeFloat)
def _float(reader: Reader, operands: Words) -> Type:
    if len(operands) not in (2, 3):
        raise refusal(
            "OpTypeFloat expects either 2 operands (type, bitwidth) or 3 operands (type, bitwidth, "
            f"encoding), but got {len(operands)}"
        )
    width = operands[1]
    if len(operands) == 3:
        if operands[2] != spirv.FPEncoding.BFloat16KHR:
            raise refusal(f"unsupported OpTypeFloat FP encoding: {operands[2]}")
        if width != 16:
            raise refusal(
                f"invalid OpTypeFloat bitwidth for bfloat16 encoding: {width} (expected 16)"
            )
        return BFloat16Type.get()
    if width not in _FLOATS:
        raise refusal(f"unsupported OpTypeFloat bitwidth: {width}")
    return _FLOATS[width].get()


@_defines(_Op.OpTypeVector)
def _vector(reader: Reader, operands: Words) -> Type:
    if len(operands) != 3:
        raise refusal("OpTypeVector must have element type and count parameters")
    element = _part(reader, operands[1], f"OpTypeVector references undefined <id> {operands[1]}")
    return VectorType.get((operands[2],), element)


@_defines(_Op.OpTypeFunction)
def _function(reader: Reader, operands: Words) -> Type:
    if len(operands) < 2:
        raise refusal("missing return type for OpTypeFunction")
    result = _part(reader, operands[1], "unknown return type in OpTypeFunction")
    inputs = [_part(reader, id, "unknown argument type in OpTypeFunction") for id in operands[2:]]
    return FunctionType.get(inputs, () if result is none else (result,))


@_defines(_Op.OpTypeGraphARM)
def _graph(reader: Reader, operands: Words) -> Type:
    if len(operands) < 2:
        raise refusal(
            "OpTypeGraphARM must have at least 2 operands (result_id, num_inputs, "
            "(inout0_type, inout1_type, ...))"
        )
    message = "OpTypeGraphARM references undefined element type."
    types = [_part(reader, id, message) for id in operands[2:]]
    return GraphType.get(types[: operands[1]], types[operands[1] :])


# --- arrays and pointers --------------------------------------------------------------------------------------------------


@_defines(_Op.OpTypeArray)
def _array(reader: Reader, operands: Words) -> Type:
    if len(operands) != 3:
        raise refusal("OpTypeArray must have element type and count parameters")
    element = _part(reader, operands[1], f"OpTypeArray references undefined <id> {operands[1]}")
    count = reader.constants.get(operands[2])
    if count is None:
        raise refusal(
            f"OpTypeArray count <id> {operands[2]}can only come from normal constant right now"
        )
    if not isinstance(count[0], IntegerAttr):
        raise refusal("OpTypeArray count must come from a scalar integer constant instruction")
    stride = reader.strides.get(operands[0], 0)
    return spirv.ArrayType.get(element, count[0].value & 0xFFFFFFFF, stride)


@_defines(_Op.OpTypeRuntimeArray)
def _runtime_array(reader: Reader, operands: Words) -> Type:
    if len(operands) != 2:
        raise refusal("OpTypeRuntimeArray must have two operands")
    message = f"OpTypeRuntimeArray references undefined <id> {operands[1]}"
    element = _part(reader, operands[1], message)
    return spirv.RuntimeArrayType.get(element, reader.strides.get(operands[0], 0))


@reads(_Op.OpTypeForwardPointer)
def _forward_pointer(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) != 2:
        raise refusal("OpTypeForwardPointer instruction must have two operands")
    reader.forward_pointers.add(operands[0])


@_defines(_Op.OpTypePointer)
def _pointer(reader: Reader, operands: Words) -> Type:
    if len(operands) != 3:
        raise refusal("OpTypePointer must have two parameters")
    pointee = _part(reader, operands[2], f"unknown OpTypePointer pointee type <id> {operands[2]}")
    pointer = spirv.PointerType.get(pointee, _case(spirv.StorageClass, operands[1]))
    for struct in list(reader.waiting_structs):
        struct.resolve(reader, operands[0], operands[2], pointer.storage_class)
    return pointer


def _case(enum: Callable[[int], EnumT], number: int) -> EnumT:
    """A case of an enum; raises ValueError for a number that is none."""
    return enum(number)


# --- structs --------------------------------------------------------------------------------------------------------------


class WaitingStruct:
    """A struct with pointers that are announced and not defined yet: it may be what they point to."""

    def __init__(self, id: int, operands: Sequence[Type | int], missing: set[int]) -> None:
        self.id = id
        self.operands = list(operands)
        self.missing = missing

    def resolve(self, reader: Reader, id: int, pointee: int, storage: spirv.StorageClass) -> None:
        """Put a pointer into its places, and define the struct if it was the last one."""
        if id not in self.missing:
            return
        name = reader.names.get(pointee, "")
        target = spirv.StructType.get(None, name) if name else reader.types[pointee]
        pointer = spirv.PointerType.get(target, storage)
        self.operands = [pointer if each == id else each for each in self.operands]
        self.missing.discard(id)
        if not self.missing:
            reader.waiting_structs.remove(self)
            struct = _made_struct(reader, self.id, self.operands)
            reader.types[self.id] = struct
            _fill_in(reader, struct)


@_defines(_Op.OpTypeStruct)
def _struct(reader: Reader, operands: Words) -> Type:
    id, *ids = operands
    if not ids:
        return spirv.StructType.get((), reader.names.get(id, ""))
    members: list[Type | int] = []
    missing = set()
    for each in ids:
        type = reader.type(each)
        if type is None:
            if each not in reader.forward_pointers:
                raise refusal(f"OpTypeStruct references undefined <id> {each}")
            missing.add(each)
        members.append(each if type is None else type)
    if missing:
        reader.waiting_structs.append(WaitingStruct(id, members, missing))
        return spirv.StructType.get(None, reader.names.get(id, ""))
    struct = _made_struct(reader, id, members)
    if reader.forward_pointers:
        _fill_in(reader, struct)
    return struct


def _fill_in(reader: Reader, struct: spirv.StructType) -> None:
    """Put a struct that is known now into the types that refer to it."""
    if struct.identifier:
        for id, type in reader.types.items():
            reader.types[id] = with_body(type, struct)


def _made_struct(reader: Reader, id: int, operands: Sequence[Type | int]) -> spirv.StructType:
    members = [each for each in operands if isinstance(each, Type)]
    offsets: list[int] = []
    decorated: list[tuple[int, spirv.Decoration, Attribute]] = []
    for number, found in sorted(reader.member_decorations.get(id, {}).items()):
        for decoration, words in found.items():
            if decoration is _D.Offset:
                offsets += [0] * (len(members) - len(offsets))
                if number < len(offsets):
                    offsets[number] = words[0]
            elif words:
                decorated.append((number, decoration, IntegerAttr.get(words[0], i32)))
            else:
                decorated.append((number, decoration, UnitAttr.get()))
    decorated.sort(key=lambda entry: entry[:2])
    of_struct = _struct_decorations(reader, id)
    return spirv.StructType.get(
        members,
        reader.names.get(id, ""),
        offsets,
        [number for number, _, _ in decorated],
        [decoration for _, decoration, _ in decorated],
        [value for _, _, value in decorated],
        [decoration for decoration, _ in of_struct],
        [value for _, value in of_struct],
    )


def _struct_decorations(reader: Reader, id: int) -> list[tuple[spirv.Decoration, Attribute]]:
    from odsgen.translation.spirv.serialization.decorations import named_decoration

    found = []
    for name, value in reader.decorations.get(id, {}).items():
        decoration = named_decoration(name)
        assert decoration is not None  # it was read as one
        found.append((decoration, value))
    return sorted(found, key=lambda entry: entry[0])


# --- matrices, images, tensors --------------------------------------------------------------------------------------------


@_defines(_Op.OpTypeMatrix)
def _matrix(reader: Reader, operands: Words) -> Type:
    if len(operands) != 3:
        raise refusal(
            "OpTypeMatrix must have 3 operands (result_id, column_type, and column_count)"
        )
    column = _part(reader, operands[1], "OpTypeMatrix references undefined column type.")
    if not isinstance(column, VectorType):
        raise refusal("OpTypeMatrix references undefined column type.")
    return spirv.MatrixType.get(column, operands[2])


@_defines(_Op.OpTypeCooperativeMatrixKHR)
def _cooperative_matrix(reader: Reader, operands: Words) -> Type:
    if len(operands) != 6:
        raise refusal(
            "OpTypeCooperativeMatrixKHR must have element type, scope, row and column parameters, "
            "and use"
        )
    name = "OpTypeCooperativeMatrixKHR"
    element = _part(reader, operands[1], f"{name} references undefined <id> {operands[1]}")
    numbers = []
    for id, what in zip(operands[2:], ("scope", "`Rows`", "`Columns`", "`Use`"), strict=True):
        constant = reader.constants.get(id)
        if constant is None or not isinstance(constant[0], IntegerAttr):
            if what == "scope":
                raise refusal(f"{name} references undefined scope <id> {id}")
            raise refusal(f"{name} {what} references undefined constant <id> {id}")
        numbers.append(constant[0].value & 0xFFFFFFFF)
    scope, rows, columns, use = numbers
    return spirv.CooperativeMatrixType.get(
        element,
        rows,
        columns,
        _case(spirv.Scope, scope),
        _case(spirv.CooperativeMatrixUseKHR, use),
    )


@_defines(_Op.OpTypeImage)
def _image(reader: Reader, operands: Words) -> Type:
    if len(operands) != 8:
        raise refusal("OpTypeImage with non-eight operands are not supported yet")
    element = _part(reader, operands[1], f"OpTypeImage references undefined <id>: {operands[1]}")

    def word(place: int, enum: Callable[[int], EnumT], what: str) -> EnumT:
        try:
            return enum(operands[place])
        except ValueError:
            raise refusal(f"unknown {what} for OpTypeImage: {operands[place]}") from None

    return spirv.ImageType.get(
        element,
        word(2, spirv.Dim, "Dim"),
        word(3, spirv.ImageDepthInfo, "Depth"),
        word(4, spirv.ImageArrayedInfo, "Arrayed"),
        word(5, spirv.ImageSamplingInfo, "MS"),
        word(6, spirv.ImageSamplerUseInfo, "Sampled"),
        word(7, spirv.ImageFormat, "Format"),
    )


@_defines(_Op.OpTypeSampledImage)
def _sampled_image(reader: Reader, operands: Words) -> Type:
    if len(operands) != 2:
        raise refusal("OpTypeSampledImage must have two operands")
    message = f"OpTypeSampledImage references undefined <id>: {operands[1]}"
    image = _part(reader, operands[1], message)
    if not isinstance(image, spirv.ImageType):
        raise refusal(message)
    return spirv.SampledImageType.get(image)


@_defines(_Op.OpTypeTensorARM)
def _tensor(reader: Reader, operands: Words) -> Type:
    if not 2 <= len(operands) <= 4:
        raise refusal(
            "OpTypeTensorARM must have 2-4 operands (result_id, element_type, (rank), (shape)) "
        )
    message = f"OpTypeTensorARM references undefined element type {operands[1]}"
    element = _part(reader, operands[1], message)
    if len(operands) == 2:
        return spirv.TensorArmType.get(None, element)
    rank = reader.constants.get(operands[2])
    if rank is None or not isinstance(rank[0], IntegerAttr):
        raise refusal("OpTypeTensorARM rank must come from a scalar integer constant instruction")
    if len(operands) == 3:
        return spirv.TensorArmType.get([-(1 << 63)] * min(rank[0].value, 1 << 16), element)
    return spirv.TensorArmType.get(_shape(reader, operands[3]), element)


def _shape(reader: Reader, id: int) -> list[int]:
    constant = reader.constants.get(id)
    value = None if constant is None else constant[0]
    sizes: Sequence[object]
    if isinstance(value, ArrayAttr):
        sizes = [each.value for each in value.elements if isinstance(each, IntegerAttr)]
    elif isinstance(value, DenseIntElementsAttr):
        sizes = list(value.values())
    else:
        raise refusal(
            "OpTypeTensorARM shape must come from a constant instruction of type OpTypeArray"
        )
    shape = [int(size) for size in sizes if isinstance(size, int)]
    if any(size <= 0 for size in shape):
        raise refusal("OpTypeTensorARM shape has an invalid dimension size")
    return shape
