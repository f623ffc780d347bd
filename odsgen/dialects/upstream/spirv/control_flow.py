"""What structured control flow, branches, calls and returns of `spirv` must satisfy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.spirv.types import Array, composition, pointer_of
from odsgen.runtime.builtin.attributes import ArrayAttr, DictionaryAttr
from odsgen.runtime.interfaces.function_format import function_type_of

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection

_MERGE = "spirv.mlir.merge"


# --- loop, selection --------------------------------------------------------------------------------------------------


def _is_merge_block(block: Block) -> bool:
    return block.first is not None and block.first is block.last and block.first.name == _MERGE


def _branches_only_to(block: Block, target: Block) -> bool:
    branch = block.first
    return (
        branch is not None
        and branch is block.last
        and branch.name == "spirv.Branch"
        and branch.successors == (target,)
    )


def _branches_to(block: Block, target: Block) -> bool:
    return block.last is not None and target in block.last.successors


def _verify_merge(op: Operation, blocks: list[Block]) -> None:
    """The last block merges, and no other one."""
    if not _is_merge_block(blocks[-1]):
        raise op.op_error(f"last block must be the merge block with only one '{_MERGE}' op")
    if any(inner.name == _MERGE for block in blocks[:-1] for inner in block):
        raise op.op_error(f"should not have '{_MERGE}' op outside the merge block")


def verify_mlir_loop_regions(op: Operation) -> None:
    """An entry block, a header, a body, a block that goes back to the header, and one that merges."""
    blocks = list(op.regions[0].blocks)
    if not blocks:
        return
    _verify_merge(op, blocks)
    if len(blocks) == 1:
        raise op.op_error("must have an entry block branching to the loop header block")
    if len(blocks) == 2:
        raise op.op_error("must have a loop header block branched from the entry block")
    header, back = blocks[1], blocks[-2]
    if not _branches_only_to(blocks[0], header):
        raise op.op_error("entry block must only have one 'spirv.Branch' op to the second block")
    if len(blocks) == 3:
        raise op.op_error("requires a loop continue block branching to the loop header block")
    if not _branches_to(back, header):
        raise op.op_error(
            "second to last block must be the loop continue block that branches to the loop header "
            "block"
        )
    if any(_branches_to(block, header) for block in blocks[2:-2]):
        raise op.op_error(
            "can only have the entry and loop continue block branching to the loop header block"
        )


def verify_mlir_selection_regions(op: Operation) -> None:
    """A header at least, and a block that merges."""
    blocks = list(op.regions[0].blocks)
    if not blocks:
        return
    _verify_merge(op, blocks)
    if len(blocks) == 1:
        raise op.op_error("must have a selection header block")


# --- branches ---------------------------------------------------------------------------------------------------------


def verify_BranchConditional(op: Operation) -> None:
    """Two weights, which are not both nothing."""
    weights = op.properties.get("branch_weights")
    if not isinstance(weights, ArrayAttr):
        return
    if len(weights.elements) != 2:
        raise op.op_error("must have exactly two branch weights")
    if all(not getattr(weight, "value", 1) for weight in weights.elements):
        raise op.op_error("branch weights cannot both be zero")


def verify_Switch(op: Operation) -> None:
    """A literal for each target, of the type of the selector."""
    literals: Any = op.properties.get("literals")
    targets = len(op.successors) - 1
    if literals is None:
        if targets:
            raise op.op_error(f"number of literals (0) should match number of targets ({targets})")
        return
    type, selector = literals.type.element_type, op.operands[0].type
    if type is not selector:
        raise op.op_error(f"'selector' type ('{selector}') should match literals type ('{type}')")
    count = literals.type.num_elements
    if count != targets:
        raise op.op_error(
            f"number of literals ({count}) should match number of targets ({targets})"
        )


def verify_Unreachable(op: Operation) -> None:
    """Not in a block that is entered in any case."""
    block, region = op.parent_block, op.parent_region
    if region is not None and region.blocks[0] is block:
        raise op.op_error("cannot be used in reachable block")


# --- functions --------------------------------------------------------------------------------------------------------


def verify_FunctionCall(op: Operation) -> None:
    """One result at most."""
    if len(op.results) > 1:
        raise op.op_error(
            f"expected callee function to have 0 or 1 result, but provided {len(op.results)}"
        )


def verify_symbol_uses_FunctionCall(op: Operation, symbol_tables: SymbolTableCollection) -> None:
    """The callee is a function of such operands and results."""
    symbol = op.properties["callee"]
    function = symbol_tables.lookup_nearest_symbol_from(op, symbol)
    if function is None or function.name != "spirv.func":
        raise op.op_error(f"callee function '{symbol.value}' not found in nearest symbol table")
    type = function_type_of(function)
    if len(type.inputs) != len(op.operands):
        raise op.op_error(
            "has incorrect number of operands for callee: "
            f"expected {len(type.inputs)}, but provided {len(op.operands)}"
        )
    for number, (expected, given) in enumerate(zip(type.inputs, op.operand_types, strict=True)):
        if expected is not given:
            raise op.op_error(
                f"operand type mismatch: expected operand type '{expected}', "
                f"but provided '{given}' for operand number {number}"
            )
    if len(type.results) != len(op.results):
        raise op.op_error(
            "has incorrect number of results has for callee: "
            f"expected {len(type.results)}, but provided {len(op.results)}"
        )
    for result, given in zip(op.result_types, type.results, strict=True):
        if result is not given:
            raise op.op_error(f"result type mismatch: expected '{given}', but provided '{result}'")


def verify_type_func(op: Operation) -> None:
    """One result at most, and decorations of physical pointers."""
    type = function_type_of(op)
    if len(type.results) > 1:
        raise op.op_error("cannot have more than one result")
    for number, parameter in enumerate(type.inputs):
        _verify_parameter(op, parameter, _decorations(op, number))


def verify_body_func(op: Operation) -> None:
    """Arguments and returns of what the type says."""
    type = function_type_of(op)
    _verify_entry_block(op, tuple(type.inputs))
    for inner in op.regions[0].walk():
        if inner.name == "spirv.Return" and type.results:
            raise inner.op_error("cannot be used in functions returning value")
        if inner.name == "spirv.ReturnValue" and inner.operands:
            _verify_return_value(inner, tuple(type.results))


def _verify_entry_block(op: Operation, inputs: tuple[Type, ...]) -> None:
    if not op.regions[0].blocks:
        return
    arguments = op.regions[0].blocks[0].arguments
    if len(arguments) != len(inputs):
        raise op.op_error(
            f"entry block must have {len(inputs)} arguments to match function signature"
        )
    for number, (argument, expected) in enumerate(zip(arguments, inputs, strict=True)):
        if argument.type is not expected:
            raise op.op_error(
                f"type of entry block argument #{number}('{argument.type}') must match the type of "
                f"the corresponding argument in function signature('{expected}')"
            )


def _verify_return_value(op: Operation, results: tuple[Type, ...]) -> None:
    if len(results) != 1:
        raise op.op_error(f"returns 1 value but enclosing function requires {len(results)} results")
    given = op.operands[0].type
    if given is not results[0]:
        raise op.op_error(
            f" return value's type ('{given}') mismatch with function's result type "
            f"('{results[0]}')"
        )


def _decorations(op: Operation, number: int) -> str:
    """The decoration of an argument, as its attribute reads."""
    attributes = op.properties.get("arg_attrs")
    if not isinstance(attributes, ArrayAttr) or number >= len(attributes.elements):
        return ""
    found = attributes.elements[number]
    if not isinstance(found, DictionaryAttr):
        return ""
    return str(found.as_dict().get("spirv.decoration", ""))


def _verify_parameter(op: Operation, parameter: Type, decoration: str) -> None:
    """A pointer into a physical buffer says whether another one leads to the same memory."""
    outer = pointer_of(parameter)
    if outer is None:
        return
    inner = pointer_of(outer.pointee)
    suffix, what = "Pointer", "with a pointer points to a physical buffer pointer must be"
    if inner is None:
        array = composition(outer.pointee)
        inner = pointer_of(array.element_type) if isinstance(array, Array) else outer
        suffix, what = "", "with physical buffer pointer must be"
    if inner is None or inner.storage_class != "PhysicalStorageBuffer":
        return
    names = [f"{name}{suffix}" for name in ("Aliased", "Restrict")]
    if decoration not in {f"#spirv.decoration<{name}>" for name in names}:
        raise op.op_error(f"{what} decorated either '{names[0]}' or '{names[1]}'")
