"""The verifier of custom calls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from odsgen.hooks import verifies
from odsgen.runtime import (
    Attribute,
    DenseIntOrFPElementsAttr,
    DictionaryAttr,
    MemRefType,
    RankedTensorType,
    ShapedType,
    StringAttr,
    TensorType,
    TupleType,
    Type,
)

from ..attributes import OutputOperandAliasAttr
from ..enums import CustomCallApiVersion
from ..ops import CustomCallOp
from .compatibility import element_type, shapes_fit


@verifies(CustomCallOp)
def verify_custom_call(op: CustomCallOp) -> None:
    """CustomCallOp::verify"""
    _check_layouts(op)
    for alias in op.output_operand_aliases:
        if isinstance(alias, OutputOperandAliasAttr):
            _check_alias(op, alias)
    config = op.backend_config
    if config is not None:
        version = CustomCallApiVersion(int(op.api_version))
        is_typed = version is CustomCallApiVersion.API_VERSION_TYPED_FFI
        if not isinstance(config, DictionaryAttr if is_typed else StringAttr):
            what = "dictionary" if is_typed else "string"
            raise op.op_error(
                f"backend_config for api_version {version.name} must be a {what} attribute."
            )
    known = _KNOWN.get(op.call_target_name)
    if known is not None:
        known(op)
    else:
        _check_buffers(op)


# --- layouts ------------------------------------------------------------------------------------------------------------


def _check_layouts(op: CustomCallOp) -> None:
    inputs, results = op.operand_layouts, op.result_layouts
    if (inputs is None) is not (results is None):
        raise op.op_error(
            "Layout attributes should be specified for either both operands and results or none."
        )
    if inputs is None or results is None:
        return
    types = list(op.result_types)
    if len(types) == 1 and isinstance(types[0], TupleType):
        types = list(types[0].types)
    _check_layouts_of(op, "operand", op.operand_types, inputs)
    _check_layouts_of(op, "result", types, results)


def _check_layouts_of(
    op: CustomCallOp, what: str, types: Sequence[Type], layouts: Sequence[Attribute]
) -> None:
    if len(types) != len(layouts):
        raise op.op_error(
            f"Number of {what}s must match the number of {what} layouts, {len(types)} != {len(layouts)}"
        )
    for index, (type, layout) in enumerate(zip(types, layouts, strict=True)):
        if isinstance(type, TupleType):
            raise op.op_error("Tuple types are not fully supported with layout constraints yet")
        values = layout.values() if isinstance(layout, DenseIntOrFPElementsAttr) else ()
        if not isinstance(type, ShapedType):
            if len(values):
                raise op.op_error(
                    f"Only tensor types can have non-empty layout: {what} #{index} of type '{type}' "
                    f"has layout {layout}"
                )
        elif isinstance(type, (RankedTensorType, MemRefType)):
            if len(values) != type.rank or {*values} != {*range(type.rank)}:
                raise op.op_error(
                    f"incorrect layout {layout} for type '{type}', layout must be a permutation of "
                    f"[0, {type.rank})"
                )


# --- aliases ------------------------------------------------------------------------------------------------------------


def _part(type: Type, indices: Sequence[int]) -> Type | None:
    """The part of nested tuples at these indices."""
    found: Type | None = type
    for index in indices:
        if not isinstance(found, TupleType) or not 0 <= index < len(found.types):
            return None
        found = found.types[index]
    return found


def _check_alias(op: CustomCallOp, alias: OutputOperandAliasAttr) -> None:
    if not 0 <= alias.operand_index < len(op.operands):
        raise op.op_error(
            "expects operandIndex in the output_operand_alias attribute to be in range "
            f"[0, {len(op.operands)}); got: {alias.operand_index}."
        )
    operand = _part(op.operands[alias.operand_index].type, alias.operand_tuple_indices)
    types = op.result_types
    output = _part(
        types[0] if len(types) == 1 else TupleType.get(types), alias.output_tuple_indices
    )
    for name, part in (("operand", operand), ("output", output)):
        if part is None:
            raise op.op_error(
                f"{name}_tuple_indices in the output_operand_alias attribute out of bounds"
            )
    if operand is not output:
        raise op.op_error(
            "shapes mismatch in the output_operand_alias attribute: operand part has type "
            f"'{operand}' and output part has type '{output}'"
        )


# --- buffers ------------------------------------------------------------------------------------------------------------


def _check_create_buffer(op: CustomCallOp) -> None:
    if op.operands:
        raise op.op_error("CreateBuffer custom_call shouldn't have any inputs")
    if len(op.results) != 1:
        raise op.op_error("CreateBuffer custom_call should have one result")
    if not isinstance(op.results[0].type, MemRefType):
        raise op.op_error("CreateBuffer custom_call should have a memref result")


def _check_pin(op: CustomCallOp) -> None:
    _check_move(op, "Pin", (TensorType, "tensor"), (MemRefType, "memref"))


def _check_unpin(op: CustomCallOp) -> None:
    _check_move(op, "Unpin", (MemRefType, "memref"), (TensorType, "tensor"))


def _check_move(
    op: CustomCallOp, name: str, source: tuple[type[Type], str], target: tuple[type[Type], str]
) -> None:
    """A tensor becomes a buffer, or a buffer a tensor."""
    for what, values, (kind, text) in (
        ("input", op.operands, source),
        ("output", op.results, target),
    ):
        if len(values) != 1:
            raise op.op_error(f"{name} custom_call should have one {what}")
        if not isinstance(values[0].type, kind):
            raise op.op_error(f"{name} custom_call should have a {text} {what}")
    given, found = op.operands[0].type, op.results[0].type
    fits = element_type(given) is element_type(found)
    ranked = (RankedTensorType, MemRefType)
    if isinstance(given, ranked) and isinstance(found, ranked):
        fits = fits and shapes_fit(given.shape, found.shape)
    if not fits:
        raise op.op_error(f"{name} custom_call should have compatible input and output types")


_KNOWN = {"CreateBuffer": _check_create_buffer, "Pin": _check_pin, "Unpin": _check_unpin}


def _check_buffers(op: CustomCallOp) -> None:
    """A buffer that is a result is one of the operands, and no operand is two results."""
    outputs: set[tuple[int, ...]] = set()
    operands: set[tuple[int, tuple[int, ...]]] = set()
    for alias in op.output_operand_aliases:
        if not isinstance(alias, OutputOperandAliasAttr):
            continue
        index, indices = alias.operand_index, tuple(alias.operand_tuple_indices)
        output = tuple(alias.output_tuple_indices)
        if not isinstance(_part(op.operands[index].type, indices), MemRefType):
            continue
        again = "is used in output_operand_alias more than once"
        if output in outputs:
            raise op.op_error(f"buffer output {list(output)} {again}")
        if (index, indices) in operands:
            raise op.op_error(f"buffer operand {index}{list(indices)} {again}")
        outputs.add(output)
        operands.add((index, indices))
    types = op.result_types
    root = types[0] if len(types) == 1 else TupleType.get(types)
    for leaf, path in _leaves(root, ()):
        if isinstance(leaf, MemRefType) and path not in outputs:
            raise op.op_error(f"buffer output {list(path)} is not used in output_operand_alias")


def _leaves(type: Type, path: tuple[int, ...]) -> Iterator[tuple[Type, tuple[int, ...]]]:
    if not isinstance(type, TupleType):
        yield type, path
        return
    for index, part in enumerate(type.types):
        yield from _leaves(part, (*path, index))
