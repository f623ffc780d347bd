"""Constants computed from constants, as LLVM does: None where an instruction is left (LangRef: Constant Expressions)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.runtime.floats import arithmetic
from odsgen.translation.llvm_ir.layout import DataLayout
from odsgen.translation.llvm_ir.types import (
    I1,
    FloatIRType,
    IntegerIRType,
    IRType,
    PointerIRType,
    SequenceIRType,
    StructIRType,
    VectorIRType,
    with_scalar,
)
from odsgen.translation.llvm_ir.values import (
    Constant,
    ConstantExpression,
    FloatConstant,
    IntegerConstant,
    NullConstant,
    PoisonConstant,
    SplatConstant,
    UndefConstant,
    Value,
    aggregate,
    boolean,
    elements_of,
    is_zero,
    number,
    splat,
    zero,
)

#: What stays an expression where it cannot be computed.
_DESIRABLE_BINARY = frozenset(("add", "sub", "xor"))
_DESIRABLE_CASTS = frozenset(("trunc", "ptrtoint", "inttoptr", "bitcast", "addrspacecast"))


def _signed(value: int, width: int) -> int:
    return value - (1 << width) if value >> width - 1 else value


def _quotient(lhs: int, rhs: int) -> int:
    found = abs(lhs) // abs(rhs)
    return -found if (lhs < 0) != (rhs < 0) else found


def _integer(opcode: str, a: int, b: int, width: int) -> int | None:
    """The bits of the result; None for poison, and for a division by zero."""
    match opcode:
        case "add":
            return a + b
        case "sub":
            return a - b
        case "mul":
            return a * b
        case "and":
            return a & b
        case "or":
            return a | b
        case "xor":
            return a ^ b
        case "udiv":
            return a // b if b else None
        case "urem":
            return a % b if b else None
        case "sdiv" | "srem":
            lhs, rhs = _signed(a, width), _signed(b, width)
            if opcode == "srem" and b == 1:  # of one bit it is -1, too
                return 0
            if rhs == 0 or (rhs == -1 and lhs == -(1 << width - 1)):
                return None
            found = _quotient(lhs, rhs)
            return found if opcode == "sdiv" else lhs - found * rhs
        case "shl":
            return a << b if b < width else None
        case "lshr":
            return a >> b if b < width else None
    return _signed(a, width) >> b if b < width else None


_FLOATS: dict[str, Callable[..., int]] = {
    "fadd": arithmetic.add,
    "fsub": arithmetic.subtract,
    "fmul": arithmetic.multiply,
    "fdiv": arithmetic.divide,
    "frem": arithmetic.remainder,
}


class Folder:
    """Folds by the data layout of a module."""

    def __init__(self, layout: DataLayout) -> None:
        self.layout = layout

    # --- arithmetic -----------------------------------------------------------------------------------------------------

    def binary(self, opcode: str, lhs: Value, rhs: Value) -> Constant | None:
        """A binary operation; an expression has none of its flags."""
        if not isinstance(lhs, Constant) or not isinstance(rhs, Constant):
            return None
        found = self._binary(opcode, lhs, rhs)
        if found is None and opcode in _DESIRABLE_BINARY:
            return ConstantExpression(opcode, lhs.type, (lhs, rhs))
        return found

    def _binary(self, opcode: str, lhs: Constant, rhs: Constant) -> Constant | None:
        type = lhs.type
        identity = _identity(opcode, type)
        if identity is not None:
            if rhs.key() == identity.key():
                return lhs
            if opcode in _COMMUTATIVE and lhs.key() == identity.key():
                return rhs
        special = _with_undef(opcode, lhs, rhs)
        if special is not None:
            return special
        if isinstance(lhs, IntegerConstant) and isinstance(rhs, IntegerConstant):
            width = lhs.type.width
            found = _integer(opcode, lhs.bits, rhs.bits, width)
            return PoisonConstant(type) if found is None else IntegerConstant(lhs.type, found)
        if isinstance(lhs, FloatConstant) and isinstance(rhs, FloatConstant):
            bits = _FLOATS[opcode](lhs.type.semantics, lhs.bits, rhs.bits)
            return FloatConstant(lhs.type, bits)
        if isinstance(type, VectorIRType):
            return self._elementwise(type, lhs, rhs, lambda a, b: self._binary(opcode, a, b))
        return self._binary_with_expression(opcode, lhs, rhs)

    def _binary_with_expression(self, opcode: str, lhs: Constant, rhs: Constant) -> Constant | None:
        """The result that a number on one side decides."""
        for side in (rhs, lhs) if opcode in _COMMUTATIVE else (rhs,):
            if isinstance(side, IntegerConstant):
                if opcode in ("and", "mul") and side.bits == 0:
                    return side
                if opcode == "or" and side.signed == -1:
                    return side
                other = lhs if side is rhs else rhs
                if opcode == "and" and self._bits_of_address(other) & ~side.bits == 0:
                    return other
                if opcode in ("urem", "srem") and side.bits == 1:
                    return zero(lhs.type)
                if opcode in ("udiv", "sdiv", "urem", "srem") and side.bits == 0:
                    return PoisonConstant(lhs.type)
        return self._difference(lhs, rhs) if opcode == "sub" else None

    def _bits_of_address(self, constant: Constant) -> int:
        """The bits of a number that are not known to be zero, if it is an address: all, if it is none."""
        if isinstance(constant, ConstantExpression) and constant.opcode == "ptrtoint":
            return (1 << self.layout.size_in_bits(constant.arguments[0].type)) - 1
        return -1

    def _difference(self, lhs: Constant, rhs: Constant) -> Constant | None:
        """The distance between two addresses in one global."""
        first, second = self._offset_of_address(lhs), self._offset_of_address(rhs)
        if first is None or second is None or first[0] is not second[0]:
            return None
        assert isinstance(lhs.type, IntegerIRType)
        return IntegerConstant(lhs.type, first[1] - second[1])

    def _offset_of_address(self, constant: Constant) -> tuple[Constant, int] | None:
        if not isinstance(constant, ConstantExpression) or constant.opcode != "ptrtoint":
            return None
        return base_and_offset(constant.arguments[0])

    def _elementwise(
        self,
        type: VectorIRType,
        lhs: Constant,
        rhs: Constant,
        compute: Callable[[Constant, Constant], Constant | None],
        result: VectorIRType | None = None,
    ) -> Constant | None:
        result = result or type
        first, second = _splat_element(lhs), _splat_element(rhs)
        if first is not None and second is not None:
            one = compute(first, second)
            return None if one is None else splat(result, one)
        left, right = elements_of(lhs), elements_of(rhs)
        if left is None or right is None:
            return None
        found: list[Constant] = []
        for a, b in zip(left, right, strict=False):
            one = compute(a, b)
            if one is None:
                return None
            found.append(one)
        return aggregate(result, found)

    def negate(self, operand: Value) -> Constant | None:
        """`fneg`"""
        if isinstance(operand, FloatConstant):
            sign = 1 << operand.type.width - 1
            return FloatConstant(operand.type, operand.bits ^ sign)
        if isinstance(operand, (UndefConstant, PoisonConstant)):
            return operand
        if isinstance(operand, Constant) and isinstance(operand.type, VectorIRType):
            return self._each(operand, operand.type, self.negate)
        return None

    def _each(
        self, operand: Constant, type: VectorIRType, compute: Callable[[Constant], Constant | None]
    ) -> Constant | None:
        one = _splat_element(operand)
        if one is not None:
            found = compute(one)
            return None if found is None else splat(type, found)
        elements = elements_of(operand)
        if elements is None:
            return None
        results = [compute(element) for element in elements]
        known = [each for each in results if each is not None]
        return aggregate(type, known) if len(known) == len(results) else None

    # --- comparison -----------------------------------------------------------------------------------------------------

    def compare(self, predicate: str, lhs: Value, rhs: Value) -> Constant | None:
        """`icmp` and `fcmp`"""
        if not isinstance(lhs, Constant) or not isinstance(rhs, Constant):
            return None
        type = with_scalar(lhs.type, I1)
        is_float = isinstance(lhs.type.scalar, FloatIRType)
        # Whether a denormal number is zero depends on the function.
        if is_float and (_has_denormal(lhs) or _has_denormal(rhs)):
            return None
        if is_float and predicate in ("false", "true"):
            one = boolean(predicate == "true")
            return splat(type, one) if isinstance(type, VectorIRType) else one
        if isinstance(lhs, PoisonConstant) or isinstance(rhs, PoisonConstant):
            return PoisonConstant(type)
        if isinstance(lhs, UndefConstant) or isinstance(rhs, UndefConstant):
            return self._compare_undef(predicate, lhs, rhs, type, is_float)
        if isinstance(lhs, IntegerConstant) and isinstance(rhs, IntegerConstant):
            return boolean(_integers_compare(predicate, lhs, rhs))
        if isinstance(lhs, FloatConstant) and isinstance(rhs, FloatConstant):
            order = arithmetic.compare(lhs.type.semantics, lhs.bits, rhs.bits)
            return boolean(_floats_compare(predicate, order))
        if isinstance(type, VectorIRType) and isinstance(lhs.type, VectorIRType):
            return self._elementwise(
                lhs.type, lhs, rhs, lambda a, b: self.compare(predicate, a, b), type
            )
        if is_float:
            # A number that is not known may be a NaN.
            same = predicate in ("ueq", "one") and lhs.key() == rhs.key()
            return boolean(predicate == "ueq") if same else None
        return self._compare_addresses(predicate, lhs, rhs)

    def _compare_undef(
        self, predicate: str, lhs: Constant, rhs: Constant, type: IRType, is_float: bool
    ) -> Constant:
        same = lhs.key() == rhs.key()
        if predicate in ("eq", "ne") or (not is_float and same):
            return UndefConstant(type)
        if not is_float:
            value = predicate in ("eq", "ule", "uge", "sle", "sge")
        else:
            value = predicate.startswith("u")
        one = boolean(value)
        return splat(type, one) if isinstance(type, VectorIRType) else one

    def _compare_addresses(self, predicate: str, lhs: Constant, rhs: Constant) -> Constant | None:
        """A comparison in which an address is not known: by what is under casts, by offsets, by what cannot be null."""
        if not isinstance(lhs, ConstantExpression) and isinstance(rhs, ConstantExpression):
            predicate, lhs, rhs = _SWAPPED.get(predicate, predicate), rhs, lhs
        if isinstance(lhs, ConstantExpression):
            under = self._under_casts(lhs, rhs)
            if under is not None:
                return self.compare(predicate, *under)
            if isinstance(lhs.type, PointerIRType) and predicate[0] != "s":
                found = self._compare_offsets(predicate, lhs, rhs)
                if found is not None:
                    return found
        relation = _relation(lhs, rhs)
        if relation is None:
            back = _relation(rhs, lhs)
            relation = _SWAPPED.get(back, back) if back is not None else None
        if relation is not None:
            return _IMPLIED[relation](predicate)
        # Nothing is less than zero.
        if is_zero(rhs) and predicate in ("uge", "ult"):
            return boolean(predicate == "uge")
        if is_zero(lhs) and predicate in ("ule", "ugt"):
            return boolean(predicate == "ule")
        return None

    def _under_casts(
        self, lhs: ConstantExpression, rhs: Constant
    ) -> tuple[Constant, Constant] | None:
        """The operands of two casts that can be compared instead, or of one, and zero."""
        inner = lhs.arguments[0]
        if lhs.opcode == "inttoptr":
            type = IntegerIRType(self.layout.size_in_bits(lhs.type))
            first = self._resized(inner, type)
            if isinstance(rhs, NullConstant):
                return None if first is None else (first, IntegerConstant(type, 0))
            if isinstance(rhs, ConstantExpression) and rhs.opcode == "inttoptr":
                second = self._resized(rhs.arguments[0], type)
                return None if first is None or second is None else (first, second)
        if lhs.opcode == "ptrtoint":
            size = self.layout.size_in_bits(inner.type)
            if not isinstance(lhs.type, IntegerIRType) or lhs.type.width != size:
                return None
            if is_zero(rhs):
                return inner, NullConstant(inner.type)
            if isinstance(rhs, ConstantExpression) and rhs.opcode == "ptrtoint":
                other = rhs.arguments[0]
                return (inner, other) if other.type == inner.type else None
        return None

    def _compare_offsets(
        self, predicate: str, lhs: ConstantExpression, rhs: Constant
    ) -> Constant | None:
        """A comparison of two addresses in one object."""
        is_equality = predicate in ("eq", "ne")
        first = _stripped(lhs, is_equality)
        second = _stripped(rhs, is_equality)
        if first[0].key() != second[0].key():
            return None
        type = IntegerIRType(self.layout.pointer(lhs.type.space).index)  # type: ignore[attr-defined]
        signed = predicate if is_equality else f"s{predicate[1:]}"
        offsets = IntegerConstant(type, first[1]), IntegerConstant(type, second[1])
        return boolean(_integers_compare(signed, *offsets))

    # --- choice ---------------------------------------------------------------------------------------------------------

    def select(self, condition: Value, true: Value, false: Value) -> Constant | None:
        """`select`"""
        if not (
            isinstance(condition, Constant)
            and isinstance(true, Constant)
            and isinstance(false, Constant)
        ):
            return None
        if is_zero(condition):
            return false
        if _is_all_ones(condition):
            return true
        elements = elements_of(condition) if isinstance(condition.type, VectorIRType) else None
        if elements is not None and not isinstance(condition, (UndefConstant, PoisonConstant)):
            found = self._select_elements(elements, true, false)
            if found is not None:
                return found
        if isinstance(condition, PoisonConstant):
            return PoisonConstant(true.type)
        if isinstance(condition, UndefConstant):
            return true if isinstance(true, UndefConstant) else false
        if true.key() == false.key():
            return true
        if isinstance(true, PoisonConstant):
            return false
        if isinstance(false, PoisonConstant):
            return true
        if isinstance(true, UndefConstant) and _is_not_poison(false):
            return false
        if isinstance(false, UndefConstant) and _is_not_poison(true):
            return true
        return None

    def _select_elements(
        self, conditions: Sequence[Constant], true: Constant, false: Constant
    ) -> Constant | None:
        first, second = elements_of(true), elements_of(false)
        if first is None or second is None:
            return None
        found: list[Constant] = []
        for condition, a, b in zip(conditions, first, second, strict=False):
            if isinstance(condition, PoisonConstant):
                found.append(PoisonConstant(a.type))
            elif a.key() == b.key():
                found.append(a)
            elif isinstance(condition, UndefConstant):
                found.append(a if isinstance(a, UndefConstant) else b)
            elif isinstance(condition, IntegerConstant):
                found.append(a if condition.bits else b)
            else:
                return None
        return aggregate(true.type, found)

    # --- parts ----------------------------------------------------------------------------------------------------------

    def extract_value(self, container: Value, positions: Sequence[int]) -> Constant | None:
        """`extractvalue`"""
        if not isinstance(container, Constant):
            return None
        found = container
        for position in positions:
            elements = elements_of(found)
            if elements is None or position >= len(elements):
                return None
            found = elements[position]
        return found

    def insert_value(
        self, container: Value, value: Value, positions: Sequence[int]
    ) -> Constant | None:
        """`insertvalue`"""
        if not isinstance(container, Constant) or not isinstance(value, Constant):
            return None
        if not positions:
            return value
        elements = elements_of(container)
        if elements is None:
            return None
        position, *rest = positions
        inner = self.insert_value(elements[position], value, rest)
        if inner is None:
            return None
        changed = list(elements)
        changed[position] = inner
        return aggregate(container.type, changed)

    def extract_element(self, vector: Value, position: Value) -> Constant | None:
        """`extractelement`: an expression, if it cannot be computed."""
        if not isinstance(vector, Constant) or not isinstance(position, Constant):
            return None
        return self._extract(vector, position)

    def _extract(self, vector: Constant, position: Constant) -> Constant:
        found = self._extract_element(vector, position)
        if found is None:
            found = ConstantExpression("extractelement", vector.type.scalar, (vector, position))
        return found

    def _extract_element(self, vector: Constant, position: Constant) -> Constant | None:
        type = vector.type
        assert isinstance(type, VectorIRType)
        if isinstance(vector, PoisonConstant) or isinstance(
            position, UndefConstant | PoisonConstant
        ):
            return PoisonConstant(type.element)
        if isinstance(vector, UndefConstant):
            return UndefConstant(type.element)
        if not isinstance(position, IntegerConstant):
            return None
        if not type.scalable and position.bits >= type.count:
            return PoisonConstant(type.element)
        if isinstance(vector, ConstantExpression) and vector.opcode == "insertelement":
            into, value, place = vector.arguments
            if isinstance(place, IntegerConstant):
                return value if place.signed == position.signed else self._extract(into, position)
        if position.bits >= type.count:
            return None
        one = _splat_element(vector)
        if one is not None:
            return one
        elements = elements_of(vector)
        return None if elements is None else elements[position.bits]

    def insert_element(self, vector: Value, value: Value, position: Value) -> Constant | None:
        """`insertelement`: an expression, if it cannot be computed."""
        if not (
            isinstance(vector, Constant)
            and isinstance(value, Constant)
            and isinstance(position, Constant)
        ):
            return None
        found = self._insert_element(vector, value, position)
        if found is None:
            parts = vector, value, position
            found = ConstantExpression("insertelement", vector.type, parts)
        return found

    def _insert_element(
        self, vector: Constant, value: Constant, position: Constant
    ) -> Constant | None:
        type = vector.type
        assert isinstance(type, VectorIRType)
        if isinstance(position, (UndefConstant, PoisonConstant)):
            return PoisonConstant(type)
        if is_zero(vector) and is_zero(value):
            return vector
        if not isinstance(position, IntegerConstant) or type.scalable:
            return None
        if position.bits >= type.count:
            return PoisonConstant(type)
        elements = elements_of(vector)
        if elements is None:
            return None
        changed = list(elements)
        changed[position.bits] = value
        return aggregate(type, changed)

    def shuffle(
        self, first: Value, second: Value, mask: Sequence[int], type: VectorIRType
    ) -> Constant | None:
        """`shufflevector`"""
        if not isinstance(first, Constant) or not isinstance(second, Constant):
            return None
        if all(place == -1 for place in mask):
            return PoisonConstant(type)
        if all(place == 0 for place in mask):
            source = self.extract_element(first, IntegerConstant(IntegerIRType(32), 0))
            if source is not None and not type.scalable:
                return splat(type, source)
            if source is not None and is_zero(source):
                return NullConstant(type)
            if isinstance(source, PoisonConstant):
                return PoisonConstant(type)
        assert isinstance(first.type, VectorIRType)
        if type.scalable:
            return ConstantExpression(
                "shufflevector", type, (first, second, NullConstant(_mask_type(type)))
            )
        lhs, rhs = elements_of(first), elements_of(second)
        if lhs is None or rhs is None:
            return None
        count = len(lhs)
        found: list[Constant] = []
        for place in mask:
            if place == -1 or place >= 2 * count:
                found.append(UndefConstant(type.element))
            else:
                found.append(lhs[place] if place < count else rhs[place - count])
        return aggregate(type, found)

    # --- casts ----------------------------------------------------------------------------------------------------------

    def cast(self, opcode: str, operand: Value, type: IRType) -> Constant | None:
        """A cast of a constant."""
        if not isinstance(operand, Constant):
            return None
        found = self._cast(opcode, operand, type)
        if found is None and opcode in _DESIRABLE_CASTS:
            return ConstantExpression(opcode, type, (operand,))
        return found

    def _cast(self, opcode: str, operand: Constant, type: IRType) -> Constant | None:
        if operand.type == type:
            return operand
        if isinstance(operand, PoisonConstant):
            return PoisonConstant(type)
        if isinstance(operand, UndefConstant):
            if opcode in ("zext", "sext", "uitofp", "sitofp"):
                return zero(type)
            return UndefConstant(type)
        if isinstance(operand, NullConstant) and opcode not in ("addrspacecast",):
            if isinstance(type, IntegerIRType | FloatIRType):
                return number(type, 0)
            if isinstance(type, PointerIRType | VectorIRType) and opcode != "inttoptr":
                return NullConstant(type)
        if opcode == "bitcast" and VectorIRType in (type.__class__, operand.type.__class__):
            return self._recast(operand, type)
        if isinstance(operand, IntegerConstant):
            return self._cast_integer(opcode, operand, type)
        if isinstance(operand, FloatConstant):
            return _cast_float(opcode, operand, type)
        if isinstance(operand, ConstantExpression):
            return self._cast_expression(opcode, operand, type)
        if isinstance(type, VectorIRType) and isinstance(operand.type, VectorIRType):
            if operand.type.count == type.count and operand.type.scalable == type.scalable:
                return self._each(
                    operand, type, lambda element: self._cast(opcode, element, type.element)
                )
        return None

    def _recast(self, operand: Constant, type: IRType) -> Constant | None:
        """The bits of numbers read as other numbers."""
        source = operand.type
        if isinstance(source, VectorIRType) and isinstance(type, VectorIRType):
            if (source.count, source.scalable) == (type.count, type.scalable):
                element = type.element
                return self._each(operand, type, lambda one: self._cast("bitcast", one, element))
        if isinstance(operand, NullConstant):
            return zero(type)
        elements = elements_of(operand) if isinstance(source, VectorIRType) else [operand]
        numbers = [
            each for each in elements or () if isinstance(each, IntegerConstant | FloatConstant)
        ]
        width = getattr(source.scalar, "width", 0)
        target = type.scalar
        if elements is None or len(numbers) < len(elements) or not width:
            return None
        if not isinstance(target, IntegerIRType | FloatIRType):
            return None
        if not self.layout.is_big_endian:
            numbers.reverse()
        bits = 0
        for each in numbers:
            bits = bits << width | each.bits
        if not isinstance(type, VectorIRType):
            return number(target, bits)
        mask = (1 << target.width) - 1
        parts = [number(target, bits >> place * target.width & mask) for place in range(type.count)]
        if self.layout.is_big_endian:
            parts.reverse()
        return aggregate(type, parts)

    def _cast_integer(self, opcode: str, operand: IntegerConstant, type: IRType) -> Constant | None:
        if isinstance(type, IntegerIRType):
            value = operand.signed if opcode == "sext" else operand.bits
            return IntegerConstant(type, value)
        if isinstance(type, FloatIRType):
            if opcode == "bitcast":
                return FloatConstant(type, operand.bits)
            value = operand.signed if opcode == "sitofp" else operand.bits
            return FloatConstant(type, arithmetic.from_integer(type.semantics, value))
        if isinstance(type, PointerIRType) and operand.bits == 0:
            return NullConstant(type)
        return None

    def _cast_expression(
        self, opcode: str, operand: ConstantExpression, type: IRType
    ) -> Constant | None:
        """Two casts that are one, and addresses from null."""
        inner = operand.arguments[0]
        if opcode == "ptrtoint" and isinstance(type, IntegerIRType):
            if operand.opcode == "inttoptr" and isinstance(inner.type, IntegerIRType):
                width = self.layout.size_in_bits(operand.type)
                middle = self._resized(inner, IntegerIRType(width))
                return None if middle is None else self._resized(middle, type)
            found = base_and_offset(operand)
            if found is not None and isinstance(found[0], NullConstant):
                return IntegerConstant(type, found[1])
        if opcode == "inttoptr" and operand.opcode == "ptrtoint":
            size = self.layout.size_in_bits(inner.type)
            if self.layout.size_in_bits(operand.type) >= size and inner.type == type:
                return inner
        if opcode == operand.opcode == "bitcast" and inner.type == type:
            return inner
        if opcode == operand.opcode == "addrspacecast":
            return inner if inner.type == type else None
        if opcode == "trunc" and operand.opcode in ("trunc", "ptrtoint"):
            return self.cast(operand.opcode, inner, type)
        return None

    def _resized(self, constant: Constant, type: IntegerIRType) -> Constant | None:
        """An integer of another width, extended by zeros."""
        if constant.type == type:
            return constant
        if isinstance(constant, IntegerConstant):
            return IntegerConstant(type, constant.bits)
        assert isinstance(constant.type, IntegerIRType)
        return self.cast("trunc" if constant.type.width > type.width else "zext", constant, type)

    # --- addresses ------------------------------------------------------------------------------------------------------

    def address(
        self, source: IRType, base: Value, indices: Sequence[Value], flags: frozenset[str]
    ) -> Constant | None:
        """`getelementptr`: an offset in bytes from the base."""
        if not isinstance(base, Constant) or not all(
            isinstance(index, Constant) for index in indices
        ):
            return None
        if _has_scalable(source):
            return None
        constants = [index for index in indices if isinstance(index, Constant)]
        vectors = [each.type for each in (base, *constants) if isinstance(each.type, VectorIRType)]
        if isinstance(base, PoisonConstant):
            return PoisonConstant(
                with_scalar(vectors[0], base.type.scalar) if vectors else base.type
            )
        if isinstance(base, UndefConstant):
            return base if not vectors else None
        if all(is_zero(index) or _is_undefined(index) for index in constants) and (
            not vectors or isinstance(base.type, VectorIRType)
        ):
            return base
        if vectors:
            type = with_scalar(vectors[0], base.type.scalar)
            return ConstantExpression(
                "getelementptr", type, (base, *constants), _flag_words(flags), source
            )
        assert isinstance(base.type, PointerIRType)
        width = self.layout.pointer(base.type.space).index
        extended = self._extended_indices(source, constants, IntegerIRType(width))
        if extended is not None:
            return self.address(source, base, extended, flags)
        numbers = [index for index in constants if isinstance(index, IntegerConstant)]
        if len(numbers) < len(constants):
            return ConstantExpression(
                "getelementptr", base.type, (base, *constants), _flag_words(flags), source
            )
        return self._ptradd(source, base, numbers, flags)

    def _extended_indices(
        self, source: IRType, indices: Sequence[Constant], type: IntegerIRType
    ) -> Sequence[Constant] | None:
        """The indices with the width of an offset, but for those of fields; None if they have it or cannot have it."""
        if all(isinstance(index, IntegerConstant) for index in indices):
            return None
        found: list[Constant] = []
        changed = False
        inside: IRType | None = None
        for place, index in enumerate(indices):
            is_field = isinstance(inside, StructIRType)
            if not is_field and index.type != type:
                narrow = isinstance(index.type, IntegerIRType) and index.type.width < type.width
                cast = self._cast("sext" if narrow else "trunc", index, type)
                if cast is None:
                    return None
                found.append(cast)
                changed = True
            else:
                found.append(index)
            if place == 0:
                inside = source
            elif isinstance(inside, StructIRType) and isinstance(index, IntegerConstant):
                inside = (inside.fields or ())[index.bits]
            elif isinstance(inside, SequenceIRType):
                inside = inside.element
        return found if changed else None

    def _ptradd(
        self,
        source: IRType,
        base: Constant,
        indices: Sequence[IntegerConstant],
        flags: frozenset[str],
    ) -> Constant | None:
        assert isinstance(base.type, PointerIRType)
        space = base.type.space
        width = self.layout.pointer(space).index
        index_type = IntegerIRType(width)
        limit = 1 << width - 1
        offset = IntegerConstant(
            index_type, self.offset_in(source, [each.signed for each in indices])
        ).signed
        overflow = False
        while isinstance(base, ConstantExpression) and base.opcode == "getelementptr":
            inner = base.arguments[1:]
            if len(inner) != 1 or not isinstance(inner[0], IntegerConstant):
                break
            flags = flags & frozenset(base.flags.split()) | _nusw(flags, base.flags)
            total = offset + inner[0].signed
            overflow = overflow or not -limit <= total < limit
            offset = IntegerConstant(index_type, total).signed
            base = base.arguments[0]
        if overflow and "inbounds" not in flags:
            flags -= {"nusw"}
        start = _address_number(base)
        if start is not None and space not in self.layout.non_integral:
            size = self.layout.size_in_bits(base.type)
            return self.cast(
                "inttoptr", IntegerConstant(IntegerIRType(size), start + offset), base.type
            )
        if "inbounds" not in flags and offset >= 0 and self._is_inside(base, offset):
            flags |= {"inbounds"}
        if ("inbounds" in flags or "nusw" in flags) and offset >= 0:
            flags |= {"nuw"}
        if offset == 0:
            return base
        return ConstantExpression(
            "getelementptr",
            base.type,
            (base, IntegerConstant(index_type, offset)),
            _flag_words(flags),
            IntegerIRType(8),
        )

    def _is_inside(self, base: Constant, offset: int) -> bool:
        """Whether an offset lies in a global variable, or right behind it."""
        from odsgen.translation.llvm_ir.model import GlobalVariable

        if not isinstance(base, GlobalVariable) or base.linkage == "extern_weak":
            return False
        size = self.layout.alloc_size(base.value_type) if is_sized(base.value_type) else 0
        return size != 0 and offset <= size

    def offset_in(self, source: IRType, indices: Sequence[int]) -> int:
        """The bytes from an address to what indices name."""
        offset = indices[0] * self.layout.alloc_size(source)
        type = source
        for index in indices[1:]:
            if isinstance(type, StructIRType):
                offset += self.layout.struct_layout(type)[0][index]
                type = (type.fields or ())[index]
            else:
                assert isinstance(type, SequenceIRType)
                type = type.element
                offset += index * self.layout.alloc_size(type)
        return offset


def base_and_offset(constant: Constant) -> tuple[Constant, int] | None:
    """A constant address as another one and the bytes from there."""
    offset = 0
    while isinstance(constant, ConstantExpression) and constant.opcode == "getelementptr":
        index = constant.arguments[1]
        if len(constant.arguments) != 2 or not isinstance(index, IntegerConstant):
            return None
        offset += index.signed
        constant = constant.arguments[0]
    return constant, offset


def is_sized(type: IRType) -> bool:
    """Whether the size of the type is known."""
    if isinstance(type, StructIRType):
        return type.fields is not None and all(map(is_sized, type.fields))
    if isinstance(type, SequenceIRType):
        return is_sized(type.element)
    return type.text not in ("void", "label", "token", "metadata")


def _nusw(flags: frozenset[str], other: str) -> frozenset[str]:
    """`nusw`, where each of two has it or `inbounds`, which implies it."""
    words = other.split()
    one = "nusw" in flags or "inbounds" in flags
    return frozenset({"nusw"}) if one and ("nusw" in words or "inbounds" in words) else frozenset()


def _flag_words(flags: frozenset[str]) -> str:
    words = ["inbounds"] if "inbounds" in flags else ["nusw"] if "nusw" in flags else []
    if "nuw" in flags:
        words.append("nuw")
    return "".join([f" {word}" for word in words])


def _address_number(base: Constant) -> int | None:
    """The number of a literal address: null, or `inttoptr` of a number that is not 0."""
    if isinstance(base, NullConstant):
        return 0
    if isinstance(base, ConstantExpression) and base.opcode == "inttoptr":
        inner = base.arguments[0]
        if isinstance(inner, IntegerConstant) and inner.bits:
            return inner.bits
    return None


def _has_scalable(type: IRType) -> bool:
    return (isinstance(type, VectorIRType) and type.scalable) or any(map(_has_scalable, type.parts))


def _mask_type(type: VectorIRType) -> VectorIRType:
    return VectorIRType(IntegerIRType(32), type.count, type.scalable)


def _splat_element(constant: Constant) -> Constant | None:
    """The element of a vector that has the same one everywhere."""
    if isinstance(constant, SplatConstant):
        return constant.element
    type = constant.type
    if not isinstance(type, VectorIRType):
        return None
    if isinstance(constant, NullConstant):
        return zero(type.element)
    if isinstance(constant, (UndefConstant, PoisonConstant)):
        return constant.__class__(type.element)
    elements = elements_of(constant)
    if elements is None:
        return None
    first = elements[0].key()
    return elements[0] if all(element.key() == first for element in elements) else None


def _is_undefined(constant: Constant) -> bool:
    return isinstance(constant, (UndefConstant, PoisonConstant))


def _has_denormal(constant: Constant) -> bool:
    """Whether a number, or one of a vector, is denormal."""
    if isinstance(constant, FloatConstant):
        return constant.type.semantics.is_denormal(constant.bits)
    elements = elements_of(constant) if isinstance(constant.type, VectorIRType) else None
    return any(map(_has_denormal, elements or ()))


def _is_all_ones(constant: Constant) -> bool:
    one = _splat_element(constant) if isinstance(constant.type, VectorIRType) else constant
    return isinstance(one, IntegerConstant) and one.signed == -1


def _is_not_poison(constant: Constant) -> bool:
    return isinstance(constant, (IntegerConstant, FloatConstant, NullConstant))


_SWAPPED = {"ugt": "ult", "uge": "ule", "ult": "ugt", "ule": "uge"}
_SWAPPED |= {"sgt": "slt", "sge": "sle", "slt": "sgt", "sle": "sge"}


def _implied_by_equality(predicate: str) -> Constant | None:
    return boolean(predicate in ("eq", "ule", "uge", "sle", "sge"))


def _implied_by_inequality(predicate: str) -> Constant | None:
    return boolean(predicate == "ne") if predicate in ("eq", "ne") else None


def _implied_by_greater(predicate: str) -> Constant | None:
    if predicate in ("ult", "ule", "eq"):
        return boolean(False)
    return boolean(True) if predicate in ("ugt", "uge", "ne") else None


def _implied_by_less(predicate: str) -> Constant | None:
    if predicate in ("ugt", "uge", "eq"):
        return boolean(False)
    return boolean(True) if predicate in ("ult", "ule", "ne") else None


#: The result of a comparison by what is known of its operands.
_IMPLIED: dict[str, Callable[[str], Constant | None]] = {
    "eq": _implied_by_equality,
    "ne": _implied_by_inequality,
    "ugt": _implied_by_greater,
    "ult": _implied_by_less,
}


def _relation(lhs: Constant, rhs: Constant) -> str | None:
    """How two addresses are to each other, as far as it is known."""
    from odsgen.translation.llvm_ir.model import Alias, GlobalObject

    if lhs.key() == rhs.key():
        return "eq"
    if isinstance(lhs, GlobalObject):
        if isinstance(rhs, NullConstant):
            weak = lhs.linkage == "extern_weak" or isinstance(lhs, Alias) or lhs.type.space
            return None if weak else "ugt"
        if isinstance(rhs, GlobalObject):
            unknown = isinstance(lhs, Alias) or isinstance(rhs, Alias)
            return None if unknown or _may_be_merged(lhs) or _may_be_merged(rhs) else "ne"
    if isinstance(lhs, ConstantExpression) and lhs.opcode == "getelementptr":
        base = lhs.arguments[0]
        if isinstance(rhs, NullConstant) and isinstance(base, GlobalObject):
            inside = "inbounds" in lhs.flags and base.linkage != "extern_weak"
            return "ugt" if inside else None
    return None


def _stripped(constant: Constant, every: bool) -> tuple[Constant, int]:
    """An address as a base and an offset: through computations in bounds, or through every one."""
    offset = 0
    while isinstance(constant, ConstantExpression) and constant.opcode == "getelementptr":
        index = constant.arguments[1]
        inside = every or "inbounds" in constant.flags
        if not inside or len(constant.arguments) != 2 or not isinstance(index, IntegerConstant):
            break
        offset += index.signed
        constant = constant.arguments[0]
    return constant, offset


def _may_be_merged(symbol: object) -> bool:
    """Whether another definition, or another global, may stand at the same address."""
    from odsgen.translation.llvm_ir.model import GlobalObject, GlobalVariable

    assert isinstance(symbol, GlobalObject)
    if symbol.linkage in ("extern_weak", "weak", "linkonce", "common"):
        return True
    if symbol.unnamed_addr == "unnamed_addr":
        return True
    return isinstance(symbol, GlobalVariable) and (
        not is_sized(symbol.value_type) or _is_empty(symbol.value_type)
    )


def _is_empty(type: IRType) -> bool:
    """Whether a type has no element."""
    if isinstance(type, StructIRType):
        return all(map(_is_empty, type.fields or ()))
    return isinstance(type, SequenceIRType) and (not type.count or _is_empty(type.element))


def _integers_compare(predicate: str, lhs: IntegerConstant, rhs: IntegerConstant) -> bool:
    a, b = (lhs.signed, rhs.signed) if predicate[0] == "s" else (lhs.bits, rhs.bits)
    match predicate[-2:]:
        case "eq":
            return a == b
        case "ne":
            return a != b
        case "gt":
            return a > b
        case "ge":
            return a >= b
        case "lt":
            return a < b
    return a <= b


def _floats_compare(predicate: str, order: int | None) -> bool:
    """By the order of two numbers: less, equal, greater as -1, 0, 1, and None beside a NaN."""
    if order is None:
        return predicate.startswith("u")
    if predicate in ("ord", "uno"):
        return predicate == "ord"
    match predicate[1:]:
        case "eq":
            return order == 0
        case "ne":
            return order != 0
        case "gt":
            return order > 0
        case "ge":
            return order >= 0
        case "lt":
            return order < 0
    return order <= 0


def _cast_float(opcode: str, operand: FloatConstant, type: IRType) -> Constant | None:
    semantics = operand.type.semantics
    if isinstance(type, FloatIRType):
        if opcode == "bitcast":
            # Of two formats, what has the same bits in both.
            same = operand.bits in (0, (1 << type.width) - 1)
            return FloatConstant(type, operand.bits) if same else None
        return FloatConstant(type, type.semantics.convert(operand.bits, semantics))
    if isinstance(type, IntegerIRType):
        if opcode == "bitcast":
            return IntegerConstant(type, operand.bits)
        value = arithmetic.to_integer(semantics, operand.bits)
        if value is None:
            return PoisonConstant(type)
        low, high = (
            (0, (1 << type.width) - 1)
            if opcode == "fptoui"
            else (-(1 << type.width - 1), (1 << type.width - 1) - 1)
        )
        return IntegerConstant(type, value) if low <= value <= high else PoisonConstant(type)
    return None


_COMMUTATIVE = frozenset(("add", "mul", "and", "or", "xor", "fadd", "fmul"))
#: The number with which an operation gives the other operand, or its left one.
_IDENTITIES = {"mul": 1, "and": -1, "udiv": 1, "sdiv": 1}
_IDENTITIES |= dict.fromkeys(("add", "or", "xor", "sub", "shl", "lshr", "ashr"), 0)
_FLOAT_IDENTITIES = {"fadd": -0.0, "fmul": 1.0, "fsub": 0.0, "fdiv": 1.0}


def _identity(opcode: str, type: IRType) -> Constant | None:
    scalar = type.scalar
    if isinstance(scalar, IntegerIRType) and opcode in _IDENTITIES:
        one: Constant = IntegerConstant(scalar, _IDENTITIES[opcode])
    elif isinstance(scalar, FloatIRType) and opcode in _FLOAT_IDENTITIES:
        one = FloatConstant(scalar, scalar.semantics.from_float(_FLOAT_IDENTITIES[opcode]))
    else:
        return None
    return splat(type, one) if isinstance(type, VectorIRType) else one


def _with_undef(opcode: str, lhs: Constant, rhs: Constant) -> Constant | None:
    """A binary operation on poison or undef."""
    if isinstance(lhs, PoisonConstant) or isinstance(rhs, PoisonConstant):
        return PoisonConstant(lhs.type)
    left, right = isinstance(lhs, UndefConstant), isinstance(rhs, UndefConstant)
    if not left and not right:
        return None
    type = lhs.type
    match opcode:
        case "xor" if left and right:
            return zero(type)
        case "add" | "sub" | "xor":
            return UndefConstant(type)
        case "and":
            return lhs if left and right else zero(type)
        case "mul":
            if left and right:
                return lhs
            other = rhs if left else lhs
            if isinstance(other, IntegerConstant) and other.bits & 1:
                return UndefConstant(type)
            return zero(type)
        case "sdiv" | "udiv":
            if right or is_zero(rhs):
                return PoisonConstant(type)
            if isinstance(rhs, IntegerConstant) and rhs.bits == 1:
                return lhs
            return zero(type)
        case "urem" | "srem":
            return PoisonConstant(type) if right or is_zero(rhs) else zero(type)
        case "or":
            if left and right:
                return lhs
            return _all_ones(type)
        case "shl" | "lshr" | "ashr":
            if right:
                return PoisonConstant(type)
            return lhs if is_zero(rhs) else zero(type)
    # Floating-point numbers: any operand may have been a NaN.
    if left and right:
        return lhs
    return _nan(type)


def _all_ones(type: IRType) -> Constant:
    scalar = type.scalar
    assert isinstance(scalar, IntegerIRType)
    one = IntegerConstant(scalar, -1)
    return splat(type, one) if isinstance(type, VectorIRType) else one


def _nan(type: IRType) -> Constant:
    scalar = type.scalar
    assert isinstance(scalar, FloatIRType)
    one = FloatConstant(scalar, scalar.semantics.nan())
    return splat(type, one) if isinstance(type, VectorIRType) else one
