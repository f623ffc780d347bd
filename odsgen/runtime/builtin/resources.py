"""Data that stands beside a program: the blobs of ``dense_resource`` attributes (LangRef and MLIR's
docs, "Builtin Dialect", "DenseResourceElementsAttr")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from odsgen.runtime.base.attribute import Attribute, Type, construct
from odsgen.runtime.base.parameters import instance, string
from odsgen.runtime.builtin.elements import ElementsAttr, arrays
from odsgen.runtime.builtin.types import ShapedType

ALIGNMENT_BYTES: Final = 4


class ResourceBlob:
    """Bytes and the alignment in memory that they want, a power of two, or 0 for any.

    What was read from bytecode is a view of the bytes of its file.
    """

    __slots__ = ("alignment", "data")

    def __init__(self, alignment: int, data: bytes | memoryview) -> None:
        if alignment and alignment & (alignment - 1):
            raise ValueError(f"the alignment of a blob is no power of two: {alignment}")
        self.alignment: Final = alignment
        self.data: Final = data

    def __reduce__(self) -> tuple[object, ...]:
        return ResourceBlob, (self.alignment, bytes(self.data))

    def text(self) -> str:
        """The blob as the text of a file holds it: the alignment, then the data, as hexadecimal."""
        prefix = self.alignment.to_bytes(ALIGNMENT_BYTES, "little")
        return f'"0x{(prefix.hex() + self.data.hex()).upper()}"'


#: What a file says of resources that belong to no dialect: sections by name, with their entries.
ExternalResources = dict[str, list[tuple[str, "bool | str | ResourceBlob"]]]


class DenseResourceElementsHandle:
    """The name of a blob. ``blob`` is None while, or because, the program does not say what it is.

    Two handles of the same name are two.  One that is pickled gets a token, by which it is found again.
    """

    __slots__ = ("key", "blob", "_token")
    _by_token: ClassVar[dict[str, DenseResourceElementsHandle]] = {}
    #: Whether this process has one at all.
    any_created: ClassVar[bool] = False

    def __init__(self, key: str, blob: ResourceBlob | None = None) -> None:
        DenseResourceElementsHandle.any_created = True
        self.key: Final = string("the key of a resource", key)
        self.blob = blob
        self._token: str | None = None

    def __copy__(self) -> DenseResourceElementsHandle:
        return self

    def __deepcopy__(self, memo: object) -> DenseResourceElementsHandle:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from odsgen.runtime.pickling.symbols import reduced

        return reduced(self)

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A class method and the arguments for which it gives this handle, with its blob in another process."""
        if self._token is None:
            from uuid import uuid4

            token = uuid4().hex
            DenseResourceElementsHandle._by_token[token] = self
            self._token = token
        blob = None if self.blob is None else (self.blob.alignment, self.blob.data)
        return DenseResourceElementsHandle.of_token, (self._token, self.key, blob)

    @classmethod
    def of_token(
        cls, token: str, key: str, blob: tuple[int, bytes] | None
    ) -> DenseResourceElementsHandle:
        """The one of a token that `construction` gave."""
        found = cls._by_token.get(token)
        if found is None:
            made = cls(key, None if blob is None else ResourceBlob(*blob))
            made._token = token
            found = cls._by_token.setdefault(token, made)
        return found


class DenseResourceElementsAttr(ElementsAttr):
    """``dense_resource<key> : type``: dense elements whose data is a blob; any shaped type will do."""

    __slots__ = ("handle",)
    INTERFACES = dict.fromkeys(("BlobAttrInterface", "ElementsAttr", "TypedAttr"))
    _interned: ClassVar[
        dict[tuple[ShapedType, DenseResourceElementsHandle], DenseResourceElementsAttr]
    ] = {}

    #: The elements of an array of NumPy, whose memory they share: `DenseResourceElementsAttr.from_numpy(array, "weights")`.
    from_numpy = (
        staticmethod(arrays.resource_of_array) if TYPE_CHECKING else arrays.resource_of_array
    )

    def __init__(self, type: ShapedType, handle: DenseResourceElementsHandle) -> None:
        super().__init__(type)
        self.handle: Final = handle

    @classmethod
    def get(
        cls, type: ShapedType, handle: DenseResourceElementsHandle
    ) -> DenseResourceElementsAttr:
        key = (type, handle)
        try:
            found = DenseResourceElementsAttr._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        instance("the type of elements", type, ShapedType, "a shaped type")
        instance("the handle of a resource", handle, DenseResourceElementsHandle, "a handle")
        return DenseResourceElementsAttr._interned.setdefault(
            key, construct(DenseResourceElementsAttr, *key)
        )

    def parameters(self) -> tuple[object, ...]:
        return (self.type, self.handle)

    def immediate_subelements(self) -> tuple[Attribute | Type, ...]:
        return (self.type,)
