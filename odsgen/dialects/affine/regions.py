"""The parts of memory that accesses touch (MLIR: `MemRefRegion`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from odsgen.dialects.affine.accesses import (
    ACCESSES,
    WRITES,
    Access,
    access_map,
    enclosing_variables,
    nesting_depth,
)
from odsgen.dialects.affine.constraints import ValueConstraints, loop_of
from odsgen.presburger.bounds import constant_extent, is_inside, unite_boxes
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineExpr,
    AffineMapAttr,
    FloatType,
    IntegerType,
    MemRefType,
    Operation,
    Type,
    Value,
    VectorType,
)

if TYPE_CHECKING:
    from odsgen.dialects.affine.slices import Slice


def element_bytes(type: MemRefType) -> int | None:
    """The bytes of an element; None for one that is no number or vector of such."""
    element: Type = type.element_type
    count = 1
    if isinstance(element, VectorType):
        for size in element.shape:
            count *= size
        element = element.element_type
    if not isinstance(element, (FloatType, IntegerType)):
        return None
    return -(-element.width * count // 8)


@dataclass
class MemoryRegion:
    """Elements of a memref by the values on which they depend: the dimensions of the constraints are those of the memref."""

    memref: Value
    is_write: bool
    constraints: ValueConstraints
    #: Whether each element is touched, whatever the symbols are; only said where `of` has found that.
    is_exact: bool = False

    @property
    def type(self) -> MemRefType:
        """The type of the memref."""
        type = self.memref.type
        assert isinstance(type, MemRefType)
        return type

    @property
    def rank(self) -> int:
        """The number of dimensions of the memref."""
        return len(self.type.shape)

    @classmethod
    def of(
        cls,
        access: Access,
        depth: int,
        slice: Slice | None = None,
        *,
        within_memref: bool = True,
    ) -> MemoryRegion | None:
        """The elements that an access touches, by the outermost counters; None where that is not affine."""
        type = access.memref.type
        assert isinstance(type, MemRefType)
        rank = len(type.shape)
        is_write = isinstance(access, WRITES)
        kept = enclosing_variables(access)[:depth]
        if rank == 0:
            return cls(access.memref, is_write, ValueConstraints.of((), kept))
        map, operands = access_map(access)
        dims, symbols = operands[: map.num_dims], operands[map.num_dims :]
        if slice is not None:
            for value in slice.operands:
                if value not in dims and value not in symbols:
                    symbols.append(value)
        found = ValueConstraints.of(dims, symbols)
        if not found.add_domains([*dims, *symbols]):
            return None
        if slice is not None and not (
            all(found.knows(value) for value in slice.operands) and slice.add_to(found)
        ):
            return None
        rows = found.rows_of(map, operands)
        if rows is None:
            return None
        system = found.polyhedron
        system.insert_dims(0, rank)
        for number, row in enumerate(rows):
            made = [0] * rank + [-factor for factor in row]
            made[number] = 1
            system.equalities.append(made)
        found.symbols = [*found.dims, *found.symbols]
        found.dims = [None] * rank
        system.num_symbols += system.num_dims - rank
        system.num_dims = rank
        counters = [value for value in found.symbols if value is not None and loop_of(value)]
        inner = [counter for counter in counters if counter not in kept]
        is_exact = system.is_projected_exactly(
            range(rank), [rank + found.symbols.index(counter) for counter in inner]
        )
        for counter in inner:
            number = found.symbols.index(counter)
            system.eliminate(rank + number)
            del found.symbols[number]
        system.project_out(rank + len(found.symbols), system.num_locals)
        left = system.fold_constants(rank, len(found.symbols))
        found.symbols = [found.symbols[number - rank] for number in left]
        region = cls(access.memref, is_write, found, is_exact)
        if within_memref:
            region.add_shape(found)
        system.remove_trivial_redundancy()
        return region

    def add_shape(self, constraints: ValueConstraints) -> None:
        """Adds that indices are in the memref."""
        system = constraints.polyhedron
        for number, size in enumerate(self.type.shape):
            system.inequalities.append(system.row({number: 1}))
            if size != DYNAMIC:
                system.inequalities.append(system.row({number: -1}, size - 1))

    def shape(self) -> tuple[list[int], list[AffineExpr]] | None:
        """The sizes of a box around it, and its beginning by the symbols; None where a size is not constant."""
        bounded = self.constraints.copy()
        self.add_shape(bounded)
        sizes: list[int] = []
        begins: list[AffineExpr] = []
        for number, size in enumerate(self.type.shape):
            found = constant_extent(bounded.polyhedron, number)
            if found is None:
                if size == DYNAMIC:
                    return None
                found = size, AffineConstantExpr.get(0)
            sizes.append(found[0])
            begins.append(found[1])
        return sizes, begins

    def size_in_bytes(self) -> int | None:
        """The bytes of a box around it; None where that is not constant."""
        layout = self.type.layout
        if layout is not None and not (
            isinstance(layout, AffineMapAttr) and layout.value.is_identity()
        ):
            return 0
        found, bytes = self.shape(), element_bytes(self.type)
        if found is None or bytes is None:
            return None
        for size in found[0]:
            bytes *= size
        return bytes

    def unite(self, other: MemoryRegion) -> bool:
        """Lets it be a box around it and another one of the same memref; whether there is one."""
        theirs = other.constraints
        if self.constraints.symbols != theirs.symbols:
            theirs = theirs.copy()
            self.constraints.align_symbols(theirs)
        if self.constraints.polyhedron.num_locals or theirs.polyhedron.num_locals:
            return False
        return unite_boxes(self.constraints.polyhedron, theirs.polyhedron)


def touches_all(exact: MemoryRegion, region: MemoryRegion) -> bool:
    """Whether all that the bounds of another region of the memref allow is in an exact one."""
    mine, theirs = exact.constraints.copy(), region.constraints.copy()
    mine.align_symbols(theirs)
    outer, rank = theirs.polyhedron, region.rank
    for rows in (outer.equalities, outer.inequalities):
        rows[:] = [row for row in rows if sum(map(bool, row[:rank])) <= 1]
    return exact.is_exact and is_inside(outer, mine.polyhedron)


def footprint_in_bytes(ops: Iterable[Operation], depth: int) -> int | str:
    """The bytes that are touched by the accesses among operations and inside of them, or why that is not known."""
    regions: dict[Value, MemoryRegion] = {}
    for top in ops:
        for op in top.walk():
            if not isinstance(op, ACCESSES):
                continue
            region = MemoryRegion.of(op, depth)
            if region is None:
                return "error obtaining memory region"
            known = regions.setdefault(op.memref, region)
            if known is not region and not known.unite(region):
                return "unable to perform a union on a memory region"
    total = 0
    for region in regions.values():
        size = region.size_in_bytes()
        if size is None:
            return "unknown size"
        total += size
    return total


def footprint_of_loop(loop: Operation) -> int | None:
    """The bytes that a loop touches in an iteration of the loops around it (`getMemoryFootprintBytes`)."""
    found = footprint_in_bytes((loop,), nesting_depth(loop))
    return found if isinstance(found, int) else None
