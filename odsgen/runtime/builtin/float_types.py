"""The floating-point types of the builtin dialect (MLIR's docs, "Builtin Dialect", "Types")."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Self

from odsgen.runtime.base.attribute import Type, construct

if TYPE_CHECKING:
    from odsgen.runtime.floats.semantics import FloatSemantics


class _SemanticsOfKeyword:
    """The semantics of a float type, by its keyword; stored in the class when they are first asked for."""

    def __get__(self, instance: FloatType | None, owner: type[FloatType]) -> FloatSemantics:
        from odsgen.runtime.floats.semantics import FLOAT_SEMANTICS

        found = owner.SEMANTICS = FLOAT_SEMANTICS[owner.KEYWORD]
        return found


class FloatType(Type):
    """The common base of all floating-point types; each of them is a class with one instance."""

    __slots__ = ()
    INTERFACES = dict.fromkeys(("FloatType", "FloatTypeInterface", "VectorElementTypeInterface"))

    #: The text of the type.
    KEYWORD: ClassVar[str]
    #: The width in bits.
    WIDTH: ClassVar[int]
    #: The meaning of the bits.
    if TYPE_CHECKING:
        SEMANTICS: ClassVar[FloatSemantics]
    else:
        SEMANTICS = _SemanticsOfKeyword()

    _instances: ClassVar[dict[type[FloatType], FloatType]] = {}

    @classmethod
    def get(cls) -> Self:
        found = FloatType._instances.get(cls)
        if found is None:
            if "KEYWORD" not in vars(cls):
                raise TypeError(
                    f"{cls.__name__} is no float of its own: ask Float32Type.get() or another"
                )
            found = FloatType._instances.setdefault(cls, construct(cls))
        assert isinstance(found, cls)
        return found

    @property
    def width(self) -> int:
        """The width in bits."""
        return self.WIDTH


class Float8E5M2Type(FloatType):
    """8-bit float of 5 exponent and 2 mantissa bits, like IEEE 754."""

    __slots__ = ()
    KEYWORD = "f8E5M2"
    WIDTH = 8


class Float8E4M3Type(FloatType):
    """8-bit float of 4 exponent and 3 mantissa bits, like IEEE 754."""

    __slots__ = ()
    KEYWORD = "f8E4M3"
    WIDTH = 8


class Float8E4M3FNType(FloatType):
    """8-bit float of 4 exponent and 3 mantissa bits, without infinities."""

    __slots__ = ()
    KEYWORD = "f8E4M3FN"
    WIDTH = 8


class Float8E5M2FNUZType(FloatType):
    """8-bit float of 5 exponent and 2 mantissa bits, without infinities and minus zero."""

    __slots__ = ()
    KEYWORD = "f8E5M2FNUZ"
    WIDTH = 8


class Float8E4M3FNUZType(FloatType):
    """8-bit float of 4 exponent and 3 mantissa bits, without infinities and minus zero."""

    __slots__ = ()
    KEYWORD = "f8E4M3FNUZ"
    WIDTH = 8


class Float8E4M3B11FNUZType(FloatType):
    """As f8E4M3FNUZ, with an exponent bias of 11."""

    __slots__ = ()
    KEYWORD = "f8E4M3B11FNUZ"
    WIDTH = 8


class Float8E3M4Type(FloatType):
    """8-bit float of 3 exponent and 4 mantissa bits, like IEEE 754."""

    __slots__ = ()
    KEYWORD = "f8E3M4"
    WIDTH = 8


class Float4E2M1FNType(FloatType):
    """4-bit float of 2 exponent and 1 mantissa bits, finite numbers only."""

    __slots__ = ()
    KEYWORD = "f4E2M1FN"
    WIDTH = 4


class Float6E2M3FNType(FloatType):
    """6-bit float of 2 exponent and 3 mantissa bits, finite numbers only."""

    __slots__ = ()
    KEYWORD = "f6E2M3FN"
    WIDTH = 6


class Float6E3M2FNType(FloatType):
    """6-bit float of 3 exponent and 2 mantissa bits, finite numbers only."""

    __slots__ = ()
    KEYWORD = "f6E3M2FN"
    WIDTH = 6


class Float8E8M0FNUType(FloatType):
    """8-bit powers of two: a scale without sign, zero and infinities."""

    __slots__ = ()
    KEYWORD = "f8E8M0FNU"
    WIDTH = 8


class BFloat16Type(FloatType):
    """16-bit float with the exponent of f32."""

    __slots__ = ()
    KEYWORD = "bf16"
    WIDTH = 16


class Float16Type(FloatType):
    """16-bit IEEE 754 float."""

    __slots__ = ()
    KEYWORD = "f16"
    WIDTH = 16


class FloatTF32Type(FloatType):
    """19-bit TensorFloat32."""

    __slots__ = ()
    KEYWORD = "tf32"
    WIDTH = 19


class Float32Type(FloatType):
    """32-bit IEEE 754 float."""

    __slots__ = ()
    KEYWORD = "f32"
    WIDTH = 32


class Float64Type(FloatType):
    """64-bit IEEE 754 float."""

    __slots__ = ()
    KEYWORD = "f64"
    WIDTH = 64


class Float80Type(FloatType):
    """80-bit extended float of the x87."""

    __slots__ = ()
    KEYWORD = "f80"
    WIDTH = 80


class Float128Type(FloatType):
    """128-bit IEEE 754 float."""

    __slots__ = ()
    KEYWORD = "f128"
    WIDTH = 128


FLOAT_TYPES: Final[tuple[FloatType, ...]] = tuple(
    cls.get()
    for cls in (
        Float8E5M2Type,
        Float8E4M3Type,
        Float8E4M3FNType,
        Float8E5M2FNUZType,
        Float8E4M3FNUZType,
        Float8E4M3B11FNUZType,
        Float8E3M4Type,
        Float4E2M1FNType,
        Float6E2M3FNType,
        Float6E3M2FNType,
        Float8E8M0FNUType,
        BFloat16Type,
        Float16Type,
        FloatTF32Type,
        Float32Type,
        Float64Type,
        Float80Type,
        Float128Type,
    )
)

bf16: Final = BFloat16Type.get()
f16: Final = Float16Type.get()
f32: Final = Float32Type.get()
f64: Final = Float64Type.get()
