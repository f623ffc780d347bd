"""`convert-vector-to-spirv`: operations on vectors of a few elements become those of `spirv`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, cast

from odsgen.conversion import ConversionRewriter, ConversionTarget, apply_partial_conversion
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared import load_dependent_dialects
from odsgen.dialects.shared.lowered import Lower, Lowering, NotLowered
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import fold_operation
from odsgen.rewriting.number_constants import number_attribute
from odsgen.runtime import FloatType, IntegerType, MemRefType, Operation, Type, Value, VectorType
from odsgen.vendors.spirv.conversion.target import TargetEnvironment
from odsgen.vendors.spirv.conversion.types import SPIRVTypeConverter
from odsgen_dialects import arith, spirv, vector

_K = vector.CombiningKind

#: What combines two elements: integers and floats, or for a set of extended instructions.
_OF_BOTH = {
    _K.ADD: (spirv.IAddOp, spirv.FAddOp),
    _K.MUL: (spirv.IMulOp, spirv.FMulOp),
}
_EXTENDED = {
    _K.MINUI: (spirv.GLUMinOp, spirv.CLUMinOp),
    _K.MINSI: (spirv.GLSMinOp, spirv.CLSMinOp),
    _K.MAXUI: (spirv.GLUMaxOp, spirv.CLUMaxOp),
    _K.MAXSI: (spirv.GLSMaxOp, spirv.CLSMaxOp),
    _K.MINIMUMF: (spirv.GLFMinOp, spirv.CLFMinOp),
    _K.MINNUMF: (spirv.GLFMinOp, spirv.CLFMinOp),
    _K.MAXIMUMF: (spirv.GLFMaxOp, spirv.CLFMaxOp),
    _K.MAXNUMF: (spirv.GLFMaxOp, spirv.CLFMaxOp),
}


def _is_vector(value: Value) -> bool:
    return isinstance(value.type, VectorType)


def _count(type: Type) -> int:
    assert isinstance(type, VectorType)
    return type.num_elements


def _number(number: float, type: Type) -> Value:
    value = number_attribute(int(number), type)
    assert value is not None
    return spirv.ConstantOp.build(type, value).results[0]


def _element(value: Value, number: int) -> Value:
    """An element of a vector; a number itself."""
    if not isinstance(value.type, VectorType):
        return value
    type = value.type.element_type
    return spirv.CompositeExtractOp.build(type, value, [number]).results[0]


def _folded(kind: Any, left: Value, right: Value) -> Value:
    """The result of an operation on two integers, unless it is known to be one of them."""
    probe = kind((left, right), (left.type,))  # is inserted nowhere
    folded = fold_operation(probe)
    probe.erase()
    if folded and isinstance(folded[0], Value):
        return folded[0]
    if folded:
        return spirv.ConstantOp.build(left.type, cast("Any", folded[0])).results[0]
    result: Value = kind.build(left, right).results[0]
    return result


class _Vectors:
    """Builds what takes the place of operations on vectors."""

    def __init__(self, converter: SPIRVTypeConverter) -> None:
        self._converter = converter
        self._target = converter.target

    def _type(self, type: Type) -> Type:
        found = self._converter.convert_type(type)
        if found is None:
            raise NotLowered("a type has no counterpart")
        return found

    def _extended(self, of_shaders: Any, of_kernels: Any, *, prefer_shaders: bool = False) -> Any:
        """The instruction of a set that the target environment has; MLIR's choice where it has both."""
        sets = [(spirv.Capability.Kernel, of_kernels), (spirv.Capability.Shader, of_shaders)]
        for capability, kind in reversed(sets) if prefer_shaders else sets:
            if self._target.has(capability):
                return kind
        raise NotLowered("no set of extended instructions is known")

    def _composed(self, type: Type, elements: Sequence[Value]) -> Value:
        made = self._type(type)
        if not isinstance(made, VectorType):
            return elements[0]
        return spirv.CompositeConstructOp.build(made, elements).results[0]

    def _chosen(self, type: Type, first: Value, second: Value, numbers: Sequence[int]) -> Value:
        """Elements of two vectors, by one instruction where all are vectors."""
        made = self._type(type)
        if isinstance(made, VectorType) and _is_vector(first) and _is_vector(second):
            return spirv.VectorShuffleOp.build(made, first, second, numbers).results[0]
        count = _count(first.type) if _is_vector(first) else 1
        elements = [
            _element(first, each) if each < count else _element(second, each - count)
            for each in numbers
        ]
        return self._composed(type, elements)

    # --- shapes ---------------------------------------------------------------------------------------------------------

    def shape_cast(self, op: vector.ShapeCastOp, operands: Sequence[Value]) -> Value:
        if self._type(op.result.type) is not operands[0].type and _count(op.result.type) != 1:
            raise NotLowered("several elements are reshaped")
        return operands[0]

    def bitcast(self, op: vector.BitCastOp, operands: Sequence[Value]) -> Value:
        [value] = operands
        type = self._type(op.result.type)
        if type is value.type:
            return value
        if _bits(type) != _bits(value.type):
            raise NotLowered("the numbers of bits differ")
        return spirv.BitcastOp.build(type, value).results[0]

    def broadcast(self, op: vector.BroadcastOp, operands: Sequence[Value]) -> Value:
        type = op.vector.type
        return self._composed(type, [operands[0]] * _count(type))

    def step(self, op: vector.StepOp, operands: Sequence[Value]) -> Value:
        type, index = op.result.type, self._converter.index_type
        return self._composed(type, [_number(each, index) for each in range(_count(type))])

    def from_elements(self, op: vector.FromElementsOp, operands: Sequence[Value]) -> Value:
        return self._composed(op.results[0].type, operands)

    def to_elements(self, op: vector.ToElementsOp, operands: Sequence[Value]) -> Sequence[Value]:
        self._type(op.source.type)
        return [
            _element(operands[0], each) if result.has_uses else operands[0]
            for each, result in enumerate(op.results)
        ]

    # --- elements -------------------------------------------------------------------------------------------------------

    def _place(self, op: Any, values: Sequence[Value], type: Type) -> int | Value:
        """The number of an element; -1, which means poison, is another one in a value."""
        dynamic = list(values)
        [place] = mixed_values(op.static_position, dynamic)[:1]
        if not isinstance(place, Value):
            if place < 0:
                raise NotLowered("the element is poison")
            return place
        count = _count(type)
        if count & (count - 1) == 0:
            mask = _number(count - 1, place.type)
            return spirv.BitwiseAndOp.build(place, mask).results[0]
        poison = _number(-1, place.type)
        is_poison = spirv.IEqualOp.build(place, poison).results[0]
        zero = _number(0, place.type)
        return spirv.SelectOp.build(is_poison, zero, place).results[0]

    def extract(self, op: vector.ExtractOp, operands: Sequence[Value]) -> Value:
        type, source = self._type(op.result.type), operands[0]
        if not isinstance(source.type, VectorType):
            return source
        place = self._place(op, operands[1:], source.type)
        if isinstance(place, Value):
            return spirv.VectorExtractDynamicOp.build(source, place).results[0]
        return spirv.CompositeExtractOp.build(type, source, [place]).results[0]

    def insert(self, op: vector.InsertOp, operands: Sequence[Value]) -> Value:
        value, into, *values = operands
        if isinstance(op.value_to_store.type, VectorType):
            raise NotLowered("a vector is inserted")
        if not isinstance(self._type(op.result.type), VectorType):
            return value
        place = self._place(op, values, into.type)
        if isinstance(place, Value):
            return spirv.VectorInsertDynamicOp.build(into, value, place).results[0]
        return spirv.CompositeInsertOp.build(into.type, value, into, [place]).results[0]

    def extract_slice(self, op: vector.ExtractStridedSliceOp, operands: Sequence[Value]) -> Value:
        first, size = int(op.offsets[0]), int(op.sizes[0])
        if any(int(each) != 1 for each in op.strides):
            raise NotLowered("the elements are not neighbours")
        [source] = operands
        if not isinstance(self._type(op.result.type), VectorType):
            return _element(source, first)
        return self._chosen(op.result.type, source, source, range(first, first + size))

    def insert_slice(self, op: vector.InsertStridedSliceOp, operands: Sequence[Value]) -> Value:
        part, into = operands
        first = int(op.offsets[0])
        if any(int(each) != 1 for each in op.strides):
            raise NotLowered("the elements are not neighbours")
        if not isinstance(part.type, VectorType):
            return spirv.CompositeInsertOp.build(into.type, part, into, [first]).results[0]
        count, size = _count(into.type), _count(part.type)
        numbers = list(range(count))
        numbers[first : first + size] = range(count, count + size)
        return spirv.VectorShuffleOp.build(into.type, into, part, numbers).results[0]

    def shuffle(self, op: vector.ShuffleOp, operands: Sequence[Value]) -> Value:
        return self._chosen(op.results[0].type, operands[0], operands[1], op.mask)

    def interleave(self, op: vector.InterleaveOp, operands: Sequence[Value]) -> Value:
        count = _count(op.lhs.type)
        numbers = [number for each in range(count) for number in (each, each + count)]
        return self._chosen(op.result.type, operands[0], operands[1], numbers)

    def deinterleave(self, op: vector.DeinterleaveOp, operands: Sequence[Value]) -> Sequence[Value]:
        [source] = operands
        count = _count(op.source.type)
        return [
            self._chosen(result.type, source, source, range(start, count, 2))
            for start, result in enumerate(op.results)
        ]

    # --- arithmetic -----------------------------------------------------------------------------------------------------

    def fma(self, op: vector.FMAOp, operands: Sequence[Value]) -> Value:
        kind = self._extended(spirv.GLFmaOp, spirv.CLFmaOp)
        made = kind.build_generic(operands=operands, result_types=[self._type(op.result.type)])
        return cast("Value", made.results[0])

    def reduction(self, op: vector.ReductionOp, operands: Sequence[Value]) -> Value:
        type = self._type(op.dest.type)
        [source, *others] = operands
        is_float = isinstance(type, FloatType)
        if op.kind is _K.ADD and is_float:
            return self._sum(op, source, others)
        if op.kind in _OF_BOTH:
            combine: Any = _OF_BOTH[op.kind][is_float]
        elif op.kind in _EXTENDED:
            combine = self._extended(*_EXTENDED[op.kind], prefer_shaders=is_float)
        else:
            raise NotLowered("elements are combined bit by bit")
        if not isinstance(source.type, VectorType):
            raise NotLowered("there is one element")
        elements = [_element(source, number) for number in range(_count(source.type))]

        def combined(left: Value, right: Value) -> Value:
            made = combine.build_generic(operands=[left, right], result_types=[type])
            return cast("Value", made.results[0])

        return reduce(combined, [*elements, *others])

    def _sum(self, op: vector.ReductionOp, source: Value, others: Sequence[Value]) -> Value:
        """The product with another vector, or with ones."""
        if isinstance(source.type, VectorType):
            product = op.vector.defining_op
            if isinstance(product, arith.MulFOp):
                left, right = product.operands
            else:
                element = source.type.element_type
                assert isinstance(element, FloatType)
                left, right = source, _number(element.SEMANTICS.from_float(1.0), source.type)
            source = spirv.DotOp.build(source.type.element_type, left, right).results[0]
        return spirv.FAddOp.build(others[0], source).results[0] if others else source

    # --- memory ---------------------------------------------------------------------------------------------------------

    def _pointer(self, type: Type, base: Value, indices: Sequence[Value], vector: Type) -> Value:
        """A pointer to a vector in memory (`getElementPtr`)."""
        assert isinstance(type, MemRefType)
        found = strides_and_offset(type)
        if found is None or any(each < 0 for each in (*found[0], found[1])):
            raise NotLowered("the layout is not known")
        pointer = cast("spirv.PointerType", base.type)
        if not self._target.has_storage(pointer.storage_class):
            raise NotLowered("the target environment has no such memory")
        is_kernel, index = self._target.has(spirv.Capability.Kernel), self._converter.index_type
        if not type.has_static_shape and not self._target.has(spirv.Capability.Shader):
            raise NotLowered("the target environment has no arrays of unknown size")
        chain = [] if is_kernel else [_number(0, index)]
        strides, offset = found
        place = _number(offset, index)
        for each, stride in zip(indices, strides, strict=True):
            product = _folded(spirv.IMulOp, each, _number(stride, index))
            place = _folded(spirv.IAddOp, product, place)
        if is_kernel and not isinstance(pointer.pointee_type, spirv.ArrayType):
            raise NotLowered("the size is not known")
        array = pointer.pointee_type
        if isinstance(array, spirv.StructType):
            assert array.member_types
            array = array.member_types[0]
        assert isinstance(array, (spirv.ArrayType, spirv.RuntimeArrayType))
        made = spirv.PointerType.get(array.element_type, pointer.storage_class)
        found_pointer = spirv.AccessChainOp.build(made, base, [*chain, place]).results[0]
        if not isinstance(vector, VectorType):
            return found_pointer
        wanted = spirv.PointerType.get(vector, pointer.storage_class)
        return spirv.BitcastOp.build(wanted, found_pointer).results[0]

    def load(self, op: vector.LoadOp, operands: Sequence[Value]) -> Value:
        base, *indices = operands
        type = self._type(op.result.type)
        pointer = self._pointer(op.base.type, base, indices, type)
        return spirv.LoadOp.build(type, pointer, **_alignment(op)).results[0]

    def store(self, op: vector.StoreOp, operands: Sequence[Value]) -> Sequence[Value]:
        value, base, *indices = operands
        pointer = self._pointer(op.base.type, base, indices, value.type)
        spirv.StoreOp.build(pointer, value, **_alignment(op))
        return []

    def patterns(self) -> list[Lowering]:
        """The patterns of all operations."""
        lowerings: dict[type[Operation], Callable[..., Any]] = {
            vector.BitCastOp: self.bitcast,
            vector.BroadcastOp: self.broadcast,
            vector.DeinterleaveOp: self.deinterleave,
            vector.ExtractOp: self.extract,
            vector.ExtractStridedSliceOp: self.extract_slice,
            vector.FMAOp: self.fma,
            vector.FromElementsOp: self.from_elements,
            vector.InsertOp: self.insert,
            vector.InsertStridedSliceOp: self.insert_slice,
            vector.InterleaveOp: self.interleave,
            vector.LoadOp: self.load,
            vector.ReductionOp: self.reduction,
            vector.ShapeCastOp: self.shape_cast,
            vector.ShuffleOp: self.shuffle,
            vector.StepOp: self.step,
            vector.StoreOp: self.store,
            vector.ToElementsOp: self.to_elements,
        }
        return [
            OfVectors(root, cast("Lower", lower), self._converter)
            for root, lower in lowerings.items()
        ]


class OfVectors(Lowering):
    """Replaces an operation on vectors of sizes that the target environment has."""

    def match_and_rewrite(self, op: Operation, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        converter = self.type_converter
        assert isinstance(converter, SPIRVTypeConverter)
        types = converter.convert_types((*op.operand_types, *op.result_types)) or ()
        if not all(map(converter.has_size, types)):
            return rewriter.match_failure(op, "the target environment has no such vectors")
        return super().match_and_rewrite(op, adaptor, rewriter)


def _bits(type: Type) -> int:
    if isinstance(type, VectorType):
        return type.num_elements * _bits(type.element_type)
    assert isinstance(type, (IntegerType, FloatType))
    return type.width


def _alignment(op: vector.LoadOp | vector.StoreOp) -> dict[str, Any]:
    if not op.alignment:
        return {}
    return {"memory_access": spirv.MemoryAccess.Aligned, "alignment": op.alignment}


@register_pass
class ConvertVectorToSPIRVPass(Pass):
    """Converts operations on vectors of sizes that SPIR-V has."""

    ARGUMENT = "convert-vector-to-spirv"
    NAME = "ConvertVectorToSPIRVPass"
    SUMMARY = "Convert Vector dialect to SPIR-V dialect"

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "spirv")
        converter = SPIRVTypeConverter(TargetEnvironment.of(op))
        target = ConversionTarget()
        target.add_dynamically_legal_dialect(converter.is_legal, "spirv")
        target.add_legal_op("builtin.unrealized_conversion_cast")
        apply_partial_conversion(op, target, _Vectors(converter).patterns())
