"""`normalize-memrefs`: memory with a layout of its own becomes memory of another shape with the default layout."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeGuard

from odsgen.dialects.affine.composition import compose
from odsgen.dialects.affine.identifiers import affine_scope, is_valid_dim, is_valid_symbol
from odsgen.dialects.memref.layouts import has_identity_map, layout_map, strides_and_offset
from odsgen.dialects.shared import constant_integer
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.passes import Pass, register_pass
from odsgen.presburger import Polyhedron
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineMap,
    AffineMapAttr,
    FunctionType,
    InsertionPoint,
    MemRefType,
    Operation,
    Region,
    StridedLayoutAttr,
    SymbolRefAttr,
    SymbolTableCollection,
    Type,
    Value,
    VectorType,
)
from odsgen.runtime.ir.traits import MemRefsNormalizable
from odsgen_dialects import affine, func, memref

_PLAIN_ACCESSES = (memref.LoadOp, memref.StoreOp)
_AFFINE_ACCESSES = (
    affine.AffineLoadOp,
    affine.AffineStoreOp,
    affine.AffineVectorLoadOp,
    affine.AffineVectorStoreOp,
    affine.AffinePrefetchOp,
)


# --- types ------------------------------------------------------------------------------------------------------------------


class _Tile(NamedTuple):
    """Two results of a layout that divide the same expression by the same number: the quotient and the rest."""

    quotient: int
    rest: int


def _map_of(type: Type) -> AffineMap:
    assert isinstance(type, MemRefType)
    layout = type.layout
    if isinstance(layout, StridedLayoutAttr):
        return layout_map(layout.strides, layout.offset)
    if isinstance(layout, AffineMapAttr):
        return layout.value
    return AffineMap.get_multi_dim_identity(type.rank)


def _tiles(map: AffineMap) -> list[_Tile]:
    """The tiles of a tiled layout; none where what is divided is part of anything but one rest (`getTileSizePos`)."""
    found: list[_Tile] = []
    for number, quotient in enumerate(map.results):
        if not _is_division(quotient, AffineExprKind.FLOOR_DIV):
            continue
        rests: list[int] = []
        for other, expr in enumerate(map.results):
            if other == number or quotient.lhs not in expr.walk():
                continue
            if not _is_division(expr, AffineExprKind.MOD):
                return []
            if (expr.lhs, expr.rhs) != (quotient.lhs, quotient.rhs) or rests:
                return []
            rests.append(other)
        found += [_Tile(number, other) for other in rests]
    return found


def _is_division(expr: AffineExpr, kind: AffineExprKind) -> TypeGuard[AffineBinaryOpExpr]:
    return (
        isinstance(expr, AffineBinaryOpExpr)
        and expr.kind is kind
        and isinstance(expr.rhs, AffineConstantExpr)
    )


def normalized_type(type: MemRefType) -> MemRefType:
    """The type with the default layout; itself where the layout does not tell a shape (`normalizeMemRefType`)."""
    if not type.shape or has_identity_map(type) or 0 in type.shape:
        return type
    map = _map_of(type)
    dynamic = {AffineDimExpr.get(dim) for dim, size in enumerate(type.shape) if size == DYNAMIC}
    if dynamic and (not _tiles(map) or map.num_symbols):
        return type
    space = Polyhedron(type.rank, map.num_symbols)
    for dim, size in enumerate(type.shape):
        if size != DYNAMIC:
            space.inequalities += [space.row({dim: 1}), space.row({dim: -1}, size - 1)]
    first = space.append_dims(len(map.results))
    shape: list[int] = []
    for number, expr in enumerate(map.results):
        single = AffineMap.get(space.num_dims, map.num_symbols, [expr])
        if not space.add_bound(single, first + number, "=="):
            return type
    for number, expr in enumerate(map.results):
        if not dynamic.isdisjoint(expr.walk()):
            shape.append(DYNAMIC)
            continue
        most = space.constant_bound(first + number, is_upper=True)
        if most is None or most < 0:
            return type
        shape.append(most + 1)
    return MemRefType.get(shape, type.element_type, None, type.memory_space)


# --- uses -------------------------------------------------------------------------------------------------------------------


def _single(map: AffineMap, expr: AffineExpr) -> AffineMapAttr:
    return AffineMapAttr.get(AffineMap.get(map.num_dims, map.num_symbols, [expr]))


def _references(op: Operation) -> Iterable[SymbolRefAttr]:
    """The symbols that the attributes of an operation name."""
    for attribute in (*op.properties_as_attributes().values(), *op.attributes.values()):
        if isinstance(attribute, SymbolRefAttr):
            yield attribute


def _mentions_layouts(function: func.FuncOp) -> bool:
    type = function.function_type
    return any(
        isinstance(t, MemRefType) and not has_identity_map(t) for t in (*type.inputs, *type.results)
    )


def _are_affine(op: Any) -> bool:
    """Whether the subscripts of a plain access may be those of a map."""
    scope = affine_scope(op)
    return all(is_valid_dim(value, scope) or is_valid_symbol(value, scope) for value in op.indices)


def _is_followed(user: Any, value: Value) -> bool:
    """Whether a use can be told to the memory of another shape without a change of what it does."""
    if not user.has_trait(MemRefsNormalizable):
        return False
    if isinstance(user, _PLAIN_ACCESSES):
        return _are_affine(user)
    if isinstance(user, memref.DimOp):
        return constant_integer(user.index) is not None
    if isinstance(user, (affine.AffineVectorLoadOp, affine.AffineVectorStoreOp)):
        return _is_row(user, value)
    return not isinstance(user, (affine.AffineDmaStartOp, affine.AffineDmaWaitOp))


def _is_row(access: Operation, value: Value) -> bool:
    """Whether the elements of an accessed vector are neighbours in memory."""
    types = (*access.operand_types, *access.result_types)
    is_one = all(len(type.shape) == 1 for type in types if isinstance(type, VectorType))
    assert isinstance(value.type, MemRefType)
    layout = strides_and_offset(value.type)
    return is_one and layout is not None and layout[0][-1:] == [1]


def _replace_uses(old: Value, new: Value, map: AffineMap, symbols: Sequence[Value] = ()) -> bool:
    """Lets all users use the new memory, at the results of a map of their subscripts; False if one cannot."""
    users = dict.fromkeys(old.users)
    if map.num_symbols != len(symbols) or not all(_is_followed(user, old) for user in users):
        return False
    for user in users:
        if isinstance(user, (*_PLAIN_ACCESSES, *_AFFINE_ACCESSES)):
            _replace_access(user, old, new, map, symbols)
        elif not isinstance(user, memref.DimOp) or not _fold_size(user, old, new):
            user.replace_uses_of_with(old, new)
    return True


def _fold_size(op: memref.DimOp, old: Value, new: Value) -> bool:
    """Replaces a static size by a constant where the dimension of the new memory has another one."""
    dim = constant_integer(op.index)
    before, after = old.type, new.type
    assert isinstance(before, MemRefType) and isinstance(after, MemRefType)
    if dim is None or not 0 <= dim < before.rank or before.shape[dim] == DYNAMIC:
        return False
    if dim < after.rank and after.shape[dim] == before.shape[dim]:
        return False
    rewriter = PatternRewriter(InsertionPoint.before(op))
    op.replace_with(index_constant(rewriter, before.shape[dim], op.location))
    return True


def _replace_access(
    op: Any, old: Value, new: Value, layout: AffineMap, symbols: Sequence[Value]
) -> None:
    """Makes an access of the new memory (`replaceAllMemRefUsesWith` on one operation)."""
    rewriter = PatternRewriter(InsertionPoint.before(op))
    location = op.location
    position = op.operands.index(old)
    is_affine = isinstance(op, _AFFINE_ACCESSES)
    map = op.map.value if is_affine else AffineMap.get_multi_dim_identity(len(op.indices))
    end = position + 1 + map.num_dims + map.num_symbols
    operands = op.operands[position + 1 : end]
    applied: list[Operation] = []

    def apply(map: AffineMap, operands: Sequence[Value]) -> list[Value]:
        made = [
            rewriter.insert(
                affine.AffineApplyOp.build(_single(map, expr), operands, location=location)
            )
            for expr in map.results
        ]
        applied.extend(made)
        return [apply.result for apply in made]

    if map != AffineMap.get_multi_dim_identity(map.num_dims):
        operands = apply(map, operands)
    if layout != AffineMap.get_multi_dim_identity(layout.num_dims):
        operands = apply(layout, [*operands, *symbols])
    composed, values = compose(AffineMap.get_multi_dim_identity(len(operands)), operands)
    for made in applied:  # in this order, as in MLIR: what another one uses stays
        if not made.has_uses:
            made.erase()
    attributes = {**op.properties_as_attributes(), **op.attributes}
    if is_affine:
        attributes["map"] = AffineMapAttr.get(composed)
    else:
        values = [
            rewriter.insert(
                affine.AffineApplyOp.build(_single(composed, expr), values, location=location)
            ).result
            for expr in composed.results
        ]
    moved = type(op).build_generic(
        [*op.operands[:position], new, *values, *op.operands[end:]],
        attributes,
        op.result_types,
        location=location,
    )
    op.replace_with(rewriter.insert(moved))


# --- operations that make memory --------------------------------------------------------------------------------------------


def _normalize_allocation(op: memref.AllocOp | memref.AllocaOp) -> None:
    before = op.memref.type
    assert isinstance(before, MemRefType)
    after = normalized_type(before)
    if after is before:
        return
    map = _map_of(before)
    rewriter = PatternRewriter(InsertionPoint.before(op))
    sizes: list[Value] = []
    made: list[Operation] = []
    if after.num_dynamic_dims:
        sizes = _sizes(op, before, after, map, rewriter, made)
    new = type(op).build(after, sizes, alignment=op.alignment, location=op.location)
    rewriter.insert(new)
    if _replace_uses(op.memref, new.memref, map, op.symbol_operands):
        op.erase()
        return
    for each in (new, *reversed(made)):
        each.erase()


def _sizes(
    op: memref.AllocOp | memref.AllocaOp,
    before: MemRefType,
    after: MemRefType,
    map: AffineMap,
    rewriter: PatternRewriter,
    made: list[Operation],
) -> list[Value]:
    """The dynamic sizes: a tile is as large as its divisor, and there are as many as begin."""
    dynamic = iter(op.dynamic_sizes)
    known: list[Value] = []
    for size in before.shape:
        if size == DYNAMIC:
            known.append(next(dynamic))
        else:
            known.append(index_constant(rewriter, size, op.location))
            made.append(_definition(known[-1]))
    quotients = {tile.quotient for tile in _tiles(map)}
    rests = {tile.rest for tile in _tiles(map)}
    sizes: list[Value] = []
    for number, expr in enumerate(map.results):
        if after.shape[number] != DYNAMIC:
            continue
        if number in quotients and isinstance(expr, AffineBinaryOpExpr):
            expr = expr.lhs.ceil_div(expr.rhs)
        elif number in rests and isinstance(expr, AffineBinaryOpExpr):
            expr = expr.rhs
        apply = affine.AffineApplyOp.build(_single(map, expr), known, location=op.location)
        made.append(rewriter.insert(apply))
        sizes.append(apply.result)
    return sizes


def _definition(value: Value) -> Operation:
    op = value.defining_op
    assert op is not None
    return op


def _normalize_cast(op: memref.ReinterpretCastOp) -> None:
    """Casts to static memory from its beginning; the map has the offset."""
    before = op.result.type
    assert isinstance(before, MemRefType)
    after = normalized_type(before)
    if after is before or after.num_dynamic_dims:
        return
    rewriter = PatternRewriter(InsertionPoint.before(op))
    for size in before.shape:  # MLIR leaves them, too
        index_constant(rewriter, size - 1, op.location)
    rank = after.rank
    cast = memref.ReinterpretCastOp.build(
        after, op.source, (), (), (), [0] * rank, after.shape, [1] * rank, location=op.location
    )
    rewriter.insert(cast)
    if _replace_uses(op.result, cast.result, _map_of(before), op.strides):
        op.erase()
    else:
        cast.erase()


def _normalize_results(op: Operation) -> None:
    """Makes the operation anew where a result has a layout that can be normalized."""
    types = [_normalized(type) for type in op.result_types]
    if types == list(op.result_types):
        return
    before = list(zip(op.results, types, strict=True))
    layouts = [_map_of(old.type) for old, type in before if _has_changed(old, type)]
    uses = [(user, old) for old, type in before if _has_changed(old, type) for user in old.users]
    if any(layout.num_symbols for layout in layouts) or not all(_is_followed(*use) for use in uses):
        return
    regions = []
    for region in op.regions:
        regions.append(Region())
        regions[-1].take_body(region)
    new = type(op).build_generic(
        op.operands,
        {**op.properties_as_attributes(), **op.attributes},
        types,
        regions=regions,
        location=op.location,
    )
    PatternRewriter(InsertionPoint.before(op)).insert(new)
    _let_use(op, new)


def _let_use(op: Operation, new: Operation) -> None:
    """Replaces an operation by one with results of normalized types."""
    for old, result in zip(op.results, new.results, strict=True):
        if _has_changed(old, result.type):
            _replace_uses(old, result, _map_of(old.type))
        else:
            old.replace_all_uses_with(result)
    op.erase()


def _has_changed(value: Any, type: Type) -> bool:
    return value.type is not type and value.type != type


def _normalized(type: Type) -> Type:
    return normalized_type(type) if isinstance(type, MemRefType) else type


# --- functions --------------------------------------------------------------------------------------------------------------


class _Functions:
    """The functions of a module that may change, with their calls."""

    def __init__(self, module: Operation) -> None:
        self.calls: dict[func.FuncOp, list[func.CallOp]] = {}
        self.callees: dict[func.FuncOp, list[func.FuncOp]] = {}
        self.may_change = dict.fromkeys(module.walk(func.FuncOp, post_order=True), True)
        tables = SymbolTableCollection()
        for op in module.walk():
            for reference in _references(op):
                callee = tables.lookup_nearest_symbol_from(op, reference)
                if not isinstance(callee, func.FuncOp) or callee not in self.may_change:
                    continue
                caller = op.parent_of_type(func.FuncOp)
                if isinstance(op, func.CallOp):
                    self.calls.setdefault(callee, []).append(op)
                elif _mentions_layouts(callee):
                    self._keep(callee)
                if caller is not None:
                    self.callees.setdefault(caller, []).append(callee)
        for function in self.may_change:
            if self.may_change[function] and not _is_normalizable(function):
                self._keep(function)

    def _keep(self, function: func.FuncOp) -> None:
        """Leave the function as it is, and all that call it or are called by it."""
        pending = [function]
        while pending:
            current = pending.pop()
            if not self.may_change[current]:
                continue
            self.may_change[current] = False
            pending += self.callees.get(current, ())
            for call in self.calls.get(current, ()):
                caller = call.parent_of_type(func.FuncOp)
                if caller is not None:
                    pending.append(caller)

    def normalize(self) -> None:
        for function, may_change in self.may_change.items():
            if may_change:
                if function.is_external:
                    inputs, results = function.function_type.inputs, function.function_type.results
                    function.function_type = FunctionType.get(
                        [*map(_normalized, inputs)], [*map(_normalized, results)]
                    )
                else:
                    _normalize_body(function)
                self._update(function)

    def _update(self, function: func.FuncOp) -> None:
        """Update the type of a function, its calls, and the functions that return what they return."""
        pending = [function]
        while pending:
            current = pending.pop()
            results = list(current.function_type.results)
            if not current.is_external:
                for end in current.walk(func.ReturnOp):
                    for number, value in enumerate(end.operands):
                        if isinstance(value.type, MemRefType) and has_identity_map(value.type):
                            results[number] = value.type
                inputs = [argument.type for argument in current.regions[0].entry_block.arguments]
                current.function_type = FunctionType.get(inputs, results)
            calls = self.calls.get(current, [])
            for number, call in enumerate(calls):
                changes = [*call.result_types] != results
                new = func.CallOp.build(results, call.callee, call.operands, location=call.location)
                new.set_property_attribute("callee", call.callee_attr)
                PatternRewriter(InsertionPoint.before(call)).insert(new)
                calls[number] = new
                _let_use(call, new)
                caller = new.parent_of_type(func.FuncOp)
                if changes and caller is not None:
                    pending.append(caller)


def _is_normalizable(function: func.FuncOp) -> bool:
    """Whether all uses of memory with a layout can be told to that of another shape."""
    if function.is_external:
        return True
    values: list[Value] = [*function.regions[0].entry_block.arguments]
    for op in function.walk():
        if isinstance(op, (memref.AllocOp, memref.AllocaOp, func.CallOp)):
            values += op.results
    return all(
        _is_followed(user, value) for value in values if _has_layout(value) for user in value.users
    )


def _has_layout(value: Value) -> bool:
    return isinstance(value.type, MemRefType) and not has_identity_map(value.type)


def _normalize_body(function: func.FuncOp) -> None:
    made = list(function.walk())
    for kind in (memref.AllocOp, memref.AllocaOp):
        for op in made:
            if isinstance(op, kind):
                _normalize_allocation(op)
    for op in made:
        if isinstance(op, memref.ReinterpretCastOp) and not op.is_erased:
            _normalize_cast(op)
    block = function.regions[0].entry_block
    for number, argument in enumerate(tuple(block.arguments)):
        after = _normalized(argument.type)
        if after == argument.type:
            continue
        new = block.insert_argument(number, after, argument.location)
        if _replace_uses(argument, new, _map_of(argument.type)):
            block.erase_argument(number + 1)
        else:
            block.erase_argument(number)
    for op in list(function.walk(post_order=True)):
        if op.has_trait(MemRefsNormalizable) and op.results and not isinstance(op, func.CallOp):
            _normalize_results(op)


@register_pass
class NormalizeMemRefsPass(Pass):
    """Gives memory with a layout of its own another shape."""

    ARGUMENT = "normalize-memrefs"
    NAME = "NormalizeMemRefsPass"
    SUMMARY = "Normalize memrefs"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        _Functions(op).normalize()
