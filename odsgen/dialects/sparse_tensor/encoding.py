"""Encodings of sparse tensors and their verification (MLIR: SparseTensorEncodingAttr::verify)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import zip_longest
from typing import Any

from odsgen.runtime import (
    DYNAMIC,
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineMap,
    Attribute,
    Context,
    ParseError,
    Parser,
    Type,
)
from odsgen.runtime.support.source import SourceFile

_WIDTHS = (0, 8, 16, 32, 64)


@dataclass(frozen=True, slots=True)
class LevelType:
    """The format of a level: `compressed(nonunique)`, `structured[2, 4]`."""

    format: str
    properties: frozenset[str] = frozenset()
    structure: tuple[int, int] = (0, 0)  # n of m elements

    @property
    def of_storage(self) -> LevelType:
        """Without the properties that storage does not depend on (`stripStorageIrrelevantProperties`)."""
        return replace(self, properties=self.properties & {"soa"})

    def __str__(self) -> str:
        name = self.format
        if name == "structured":
            name = f"structured[{self.structure[0]}, {self.structure[1]}]"
        names = [p for p in ("nonunique", "nonordered", "soa") if p in self.properties]
        return f"{name}({', '.join(names)})" if names else name


@dataclass(frozen=True, slots=True)
class Encoding:
    """A parsed encoding."""

    level_types: tuple[LevelType, ...]
    dim_to_lvl: AffineMap
    lvl_to_dim: AffineMap | None
    slices: tuple[str, ...] = ()
    position_width: int = 0
    coordinate_width: int = 0
    explicit_value: Attribute | None = None
    implicit_value: Attribute | None = None

    @property
    def level_rank(self) -> int:
        return len(self.level_types)

    @property
    def dimension_rank(self) -> int:
        return self.dim_to_lvl.num_dims

    @property
    def coo_start(self) -> int:
        """The first level of a trailing COO region; the rank if there is none."""
        types = self.level_types
        for level in range(len(types) - 1):
            if types[level].format in ("compressed", "loose_compressed"):
                if types[level + 1].format == "singleton":
                    return level
        return len(types)

    @property
    def aos_coo_start(self) -> int:
        """Like `coo_start`, for coordinates stored as array of structs."""
        start = self.coo_start
        if start < len(self.level_types) and "soa" in self.level_types[start + 1].properties:
            return len(self.level_types)
        return start

    @property
    def is_slice(self) -> bool:
        return bool(self.slices)


def specifier_text(encoding: Encoding) -> str:
    """The encoding of a storage specifier, as it is printed: levels without their dimensions and numbers of any width."""
    names = [f"d{number}" for number in range(encoding.level_rank)]
    dimensions = (
        f"{name} : {slice}" if slice else name
        for name, slice in zip_longest(names, encoding.slices, fillvalue="")
    )
    levels = (
        f"{name} : {type.of_storage}"
        for name, type in zip(names, encoding.level_types, strict=True)
    )
    return f"<{{ map = ({', '.join(dimensions)}) -> ({', '.join(levels)}) }}>"


class EncodingError(ValueError):
    """An invalid encoding."""


def encoding_of(attribute: Attribute | None) -> Encoding | None:
    """The parsed encoding of an attribute; None for another attribute."""
    body = getattr(attribute, "body", None)
    if not isinstance(body, str) or getattr(attribute, "DIALECT_NAME", "") != "sparse_tensor":
        return None
    return _encoding_of_body(body)


@lru_cache(maxsize=1024)
def _encoding_of_body(body: str) -> Encoding | None:
    from odsgen.dialects.sparse_tensor.encoding_parser import parse_encoding

    try:
        return parse_encoding(Parser(SourceFile(body, "encoding"), Context()))[0]
    except ParseError:
        return None


def encoding_of_tensor(type: Type) -> Encoding | None:
    """The encoding of a sparse tensor type; None for others."""
    return encoding_of(getattr(type, "encoding", None))


# --- maps -------------------------------------------------------------------------------------------------------------


def _block(expr: AffineExpr) -> tuple[AffineExprKind, int, int] | None:
    """The kind, dimension and block size of `d0 floordiv 2` or `d0 mod 2`."""
    if (
        isinstance(expr, AffineBinaryOpExpr)
        and expr.kind in (AffineExprKind.FLOOR_DIV, AffineExprKind.MOD)
        and isinstance(expr.lhs, AffineDimExpr)
        and isinstance(expr.rhs, AffineConstantExpr)
        and expr.rhs.value > 0
    ):
        return expr.kind, expr.lhs.position, expr.rhs.value
    return None


def is_block_sparsity(map: AffineMap) -> bool:
    """Whether the map splits dimensions into blocks: `floordiv` before `mod`, of one size."""
    sizes: dict[int, int] = {}
    has_block = False
    for result in map.results:
        if isinstance(result, AffineDimExpr):
            if sizes.setdefault(result.position, 0) or list(map.results).count(result) > 1:
                return False
            continue
        block = _block(result)
        if block is None:
            return False
        kind, position, size = block
        if kind is AffineExprKind.FLOOR_DIV:
            if position in sizes:
                return False
            sizes[position] = size
        else:
            if sizes.get(position) != size:
                return False
            has_block = True
    return has_block


def inverse_of(map: AffineMap) -> AffineMap | None:
    """The inverse map from levels to dimensions, where it can be inferred."""
    if map.num_symbols:
        return None
    if map.is_permutation():
        return map.inverse_permutation()
    return _inverse_block_sparsity(map) if is_block_sparsity(map) else None


def _inverse_block_sparsity(map: AffineMap) -> AffineMap:
    plain: list[AffineExpr] = []
    parts: dict[int, list[AffineExpr]] = {}
    for number, result in enumerate(map.results):
        level = AffineDimExpr.get(number)
        block = _block(result)
        if block is None:
            plain.append(level)
        elif block[0] is AffineExprKind.FLOOR_DIV:
            parts[block[1]] = [level * block[2]]
        else:
            parts[block[1]].append(level)
    for _, summands in sorted(parts.items()):
        plain.append(summands[0] + summands[1] if len(summands) > 1 else summands[0])
    return AffineMap.get(len(map.results), 0, plain)


# --- verification -----------------------------------------------------------------------------------------------------


def verify(encoding: Encoding) -> None:
    """Verifies an encoding; raises EncodingError."""
    if encoding.position_width not in _WIDTHS:
        raise EncodingError(f"unexpected position bitwidth: {encoding.position_width}")
    if encoding.coordinate_width not in _WIDTHS:
        raise EncodingError(f"unexpected coordinate bitwidth: {encoding.coordinate_width}")
    types = encoding.level_types
    _verify_singletons(types)
    formats = [type.format for type in types]
    if "batch" in formats[formats.count("batch") :]:
        raise EncodingError("Batch lvlType can only be leading levels.")
    if any("soa" in type.properties and type.format != "singleton" for type in types):
        raise EncodingError("SoA is only applicable to singleton lvlTypes.")
    if "structured" in formats:
        _verify_structured(encoding, formats.index("structured"))
    if not types:
        raise EncodingError("expected a non-empty array for lvlTypes")
    _verify_maps(encoding)


def _verify_singletons(types: Sequence[LevelType]) -> None:
    for number, type in enumerate(types):
        if type.format != "singleton":
            continue
        before = types[number - 1] if number else None
        if before is None or before.format not in ("compressed", "loose_compressed", "singleton"):
            raise EncodingError(
                "expected compressed or loose_compressed level before singleton level"
            )
        if before.format == "singleton" and ("soa" in before.properties) != (
            "soa" in type.properties
        ):
            raise EncodingError(
                "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS)."
            )


def _verify_structured(encoding: Encoding, first: int) -> None:
    """Verifies structured n:m levels: innermost, behind dense levels, in blocks of m."""
    types, map = encoding.level_types, encoding.dim_to_lvl
    if first != len(types) - 1:
        raise EncodingError("expected n_out_of_m to be the last level type")
    if any(type.format != "dense" for type in types[:first]):
        raise EncodingError("expected all dense lvlTypes before a n_out_of_m level")
    if map.num_dims == len(map.results):
        return
    if not is_block_sparsity(map):
        raise EncodingError("expected 1xm block structure for n_out_of_m level")
    blocks = [_block(result) for result in map.results]
    sizes = {b[2] for b in blocks if b is not None and b[0] is AffineExprKind.MOD}
    if len(sizes) > 1:
        raise EncodingError("expected only one blocked level with the same coefficients")
    if sizes != {types[first].structure[1]}:
        raise EncodingError(
            "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level"
        )


def _verify_maps(encoding: Encoding) -> None:
    map, rank = encoding.dim_to_lvl, encoding.level_rank
    dimensions = map.num_dims
    if len(map.results) != rank:
        raise EncodingError(
            f"level-rank mismatch between dimToLvl and lvlTypes: {len(map.results)} != {rank}"
        )
    inverse = inverse_of(map)
    if inverse is None and not map.num_symbols:
        raise EncodingError("failed to infer lvlToDim from dimToLvl")
    if encoding.lvl_to_dim is not None and encoding.lvl_to_dim is not inverse:
        raise EncodingError("expected lvlToDim to be an inverse of dimToLvl")
    if dimensions > rank:
        raise EncodingError(f"unexpected dimToLvl mapping from {dimensions} to {rank}")
    if encoding.slices and dimensions != rank:
        raise EncodingError(
            f"dimSlices expected dimension-rank to match level-rank: {dimensions} != {rank}"
        )


def verify_of_tensor(encoding: Encoding, shape: Sequence[int], element_type: Type) -> None:
    """Verifies an encoding against shape and element type; raises EncodingError."""
    if not shape:
        raise EncodingError("expected non-scalar sparse tensor")
    if encoding.dimension_rank != len(shape):
        raise EncodingError(
            "dimension-rank mismatch between encoding and tensor shape: "
            f"{encoding.dimension_rank} != {len(shape)}"
        )
    for name, value in (
        ("explicit", encoding.explicit_value),
        ("implicit", encoding.implicit_value),
    ):
        if value is None:
            continue
        type = getattr(value, "type", None)
        if type is not element_type:
            raise EncodingError(
                f"{name} value type mismatch between encoding and tensor element type: "
                f"'{type}' != '{element_type}'"
            )
    if encoding.implicit_value is not None and not _is_zero(encoding.implicit_value):
        raise EncodingError("implicit value must be zero")


def _is_zero(value: Any) -> bool:
    """Whether a real or complex number is zero."""
    parts = (value,) if hasattr(value, "value") else (value.real, value.imag)
    return not any(part.value for part in parts)


def level_shape(encoding: Encoding, shape: Sequence[int]) -> list[int]:
    """The level sizes for dimension sizes; negative if dynamic."""
    sizes = []
    for result in encoding.dim_to_lvl.results:
        if isinstance(result, AffineDimExpr):
            sizes.append(shape[result.position])
            continue
        block = _block(result)
        if block is None:
            sizes.append(DYNAMIC)
        elif block[0] is AffineExprKind.MOD:
            sizes.append(block[2])
        else:
            whole = shape[block[1]]
            sizes.append(DYNAMIC if whole == DYNAMIC else whole // block[2])
    return sizes
