"""The named structs of a module in the order in which LLVM defines them: that of their first use."""

from __future__ import annotations

from odsgen.translation.llvm_ir.attributes import AttributeSet
from odsgen.translation.llvm_ir.metadata import Metadata, Node, ValueListMetadata, ValueMetadata
from odsgen.translation.llvm_ir.model import Function, Instruction, Module
from odsgen.translation.llvm_ir.types import IRType, StructIRType
from odsgen.translation.llvm_ir.values import (
    Constant,
    ConstantExpression,
    GlobalValue,
    MetadataOperand,
    Value,
)


def named_structs(module: Module) -> list[StructIRType]:
    """The structs with names that globals, functions, instructions and metadata use."""
    search = _Search()
    for variable in module.globals:
        search.add_type(variable.value_type)
        if variable.initializer is not None:
            search.add_value(variable.initializer)
    for alias in module.aliases:
        search.add_type(alias.value_type)
        if alias.aliasee is not None:
            search.add_value(alias.aliasee)
    for ifunc in module.ifuncs:
        search.add_type(ifunc.value_type)
    for function in module.functions:
        search.add_function(function)
    for nodes in module.named_metadata.values():
        for node in nodes:
            search.add_metadata(node)
    return search.found


class _Search:
    """Looks at types and constants once each."""

    def __init__(self) -> None:
        self.found: list[StructIRType] = []
        self._types: set[IRType] = set()
        self._constants: set[Value] = set()
        self._nodes: set[Node] = set()

    def add_type(self, type: IRType) -> None:
        """Looks at a type and at those of which it is made, in order."""
        if type in self._types:
            return
        self._types.add(type)
        waiting = [type]
        while waiting:
            type = waiting.pop()
            if isinstance(type, StructIRType) and type.name is not None:
                self.found.append(type)
            for part in reversed(type.parts):
                if part not in self._types:
                    self._types.add(part)
                    waiting.append(part)

    def add_value(self, value: Value) -> None:
        """Looks at a constant and at those of which it is made; other values have been seen where they are defined."""
        waiting = [value]
        while waiting:
            value = waiting.pop()
            if isinstance(value, MetadataOperand):
                self.add_metadata(value.metadata)
                continue
            if not isinstance(value, Constant) or isinstance(value, GlobalValue):
                continue
            if value in self._constants:
                continue
            self._constants.add(value)
            self.add_type(value.type)
            if isinstance(value, ConstantExpression) and value.source is not None:
                self.add_type(value.source)
            waiting.extend(reversed(value.operands))

    def add_attributes(self, attributes: AttributeSet) -> None:
        """Looks at the types that attributes have."""
        for type in attributes.types:
            self.add_type(type)

    def add_function(self, function: Function) -> None:
        """Looks at a function and at its instructions."""
        self.add_type(function.value_type)
        for attributes in (function.result_attributes, *function.parameter_attributes):
            self.add_attributes(attributes)
        if function.personality is not None:
            self.add_value(function.personality)
        for block in function.blocks:
            for instruction in block.instructions:
                self.add_instruction(instruction)

    def add_instruction(self, instruction: Instruction) -> None:
        """Looks at the type, the operands and what is attached."""
        self.add_type(instruction.type)
        for used in instruction.operands:
            self.add_value(used)
        for type in instruction.types:
            self.add_type(type)
        for attributes in instruction.call_attributes:
            self.add_attributes(attributes)
        for node in instruction.attachments.values():
            self.add_metadata(node)
        for record in instruction.records:
            for operand in record.operands:
                if isinstance(operand, Metadata):
                    self.add_metadata(operand)
                elif isinstance(operand, Value):
                    self.add_value(operand)

    def add_metadata(self, metadata: Metadata) -> None:
        """Looks at the constants in metadata."""
        waiting: list[Metadata | None] = [metadata]
        while waiting:
            each = waiting.pop()
            if isinstance(each, ValueMetadata):
                self.add_value(each.value)
            elif isinstance(each, ValueListMetadata):
                for value in each.values:
                    self.add_value(value)
            elif isinstance(each, Node) and each not in self._nodes:
                self._nodes.add(each)
                waiting.extend(reversed(each.operands))
