"""`tosa-infer-shapes`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.tosa.shapes import join, known_shape, meet, shape_of
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    Builder,
    InsertionPoint,
    Operation,
    RankedTensorType,
    ShapedType,
    UnrankedTensorType,
)
from odsgen.runtime.interfaces import InferShapedTypeOpInterface, InferTypeOpInterface
from odsgen_dialects import tensor, tosa

if TYPE_CHECKING:
    from odsgen.dialects.tosa.shapes import Shape
    from odsgen.runtime import Region, Type, Value


def _with_shape(type: Type, shape: Shape) -> Type:
    """The tensor type with other sizes."""
    assert isinstance(type, ShapedType)
    if shape is None:
        return UnrankedTensorType.get(type.element_type)
    return RankedTensorType.get(shape, type.element_type)


def _takes_other_shapes(user: Operation) -> bool:
    return user.dialect_name == "tosa" or isinstance(
        user, (InferTypeOpInterface, InferShapedTypeOpInterface)
    )


class _Types:
    """The types of values that were refined, with those that they had."""

    def __init__(self) -> None:
        self.before: list[tuple[Value, Type]] = []

    def refine(self, value: Value, type: Type) -> None:
        """Gives a value another type."""
        if value.type is not type:
            self.before.append((value, value.type))
            value.type = type

    def undo(self) -> None:
        """Gives the values the types that they had first."""
        for value, type in reversed(self.before):
            value.type = type
        self.before.clear()

    def cast_for_users(self) -> None:
        """Lets users that ask for the old type have it, by a cast behind what defines the value."""
        for value, type in self.before:
            users = [user for user in value.users if not _takes_other_shapes(user)]
            if not users:
                continue
            owner = value.defining_op
            block = value.parent_block
            assert block is not None
            point = (
                InsertionPoint.after(owner) if owner is not None else InsertionPoint.at_start(block)
            )
            cast = Builder(point).insert(tensor.CastOp.build(type, value, location=value.location))
            for user in users:
                user.replace_uses_of_with(value, cast.dest)


def _infer_in_region(region: Region, types: _Types) -> None:
    for block in region.blocks:
        for op in block:
            if op.dialect_name != "tosa":
                continue
            if isinstance(op, tosa.IfOp):
                _infer_in_if(op, types)
            elif isinstance(op, tosa.WhileOp):
                _infer_in_while(op, types)
            if isinstance(op, InferShapedTypeOpInterface):
                _infer_results(op, types)


def _infer_results(op: Operation, types: _Types) -> None:
    assert isinstance(op, InferShapedTypeOpInterface)
    try:
        inferred = op.infer_return_type_components(op.operands, op.properties, op.regions)
    except ValueError:
        return
    for result, components in zip(op.results, inferred, strict=False):
        try:
            shape = join(known_shape(result), components.shape)
        except ValueError:
            continue
        types.refine(result, _with_shape(result.type, shape))


def _infer_in_if(op: tosa.IfOp, types: _Types) -> None:
    for region in op.regions:
        arguments = region.entry_block.arguments
        if len(arguments) != len(op.input_list):
            return
        for argument, value in zip(arguments, op.input_list, strict=True):
            shape = known_shape(value)
            if shape is not None:
                types.refine(argument, _with_shape(argument.type, shape))
        _infer_in_region(region, types)


def _infer_in_while(op: tosa.WhileOp, types: _Types) -> None:
    """Finds shapes that hold in each iteration: speculates, and forgets what the body contradicts."""
    expected = list(op.operand_types)
    condition, body = op.regions
    while True:
        tried = _Types()
        for argument, type in zip(body.entry_block.arguments, expected, strict=False):
            tried.refine(argument, type)
        _infer_in_region(body, tried)
        end = body.entry_block.last
        assert end is not None
        found = [
            _with_shape(type, meet(shape_of(type), known_shape(value)))
            for type, value in zip(expected, end.operands, strict=False)
        ]
        tried.undo()
        if found == expected:
            break
        expected = found
    for region in (condition, body):
        for argument, type in zip(region.entry_block.arguments, expected, strict=False):
            types.refine(argument, type)
        _infer_in_region(region, types)


@register_pass
class TosaInferShapesPass(Pass):
    """Gives results in `tosa` the shapes that follow from those of operands."""

    ARGUMENT = "tosa-infer-shapes"
    NAME = "TosaInferShapesPass"
    SUMMARY = "Propagate shapes across TOSA operations"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        """Refines the types, with casts for users that need the old ones."""
        types = _Types()
        for region in op.regions:
            _infer_in_region(region, types)
        types.cast_for_users()
