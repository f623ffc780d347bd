"""The text of a module (LangRef: High Level Structure), with the numbers that LLVM gives to what has no name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from odsgen.translation.llvm_ir.attributes import AttributeSet
from odsgen.translation.llvm_ir.metadata import (
    KINDS,
    Metadata,
    Node,
    StringMetadata,
    ValueListMetadata,
    ValueMetadata,
    in_order,
)
from odsgen.translation.llvm_ir.model import (
    Alias,
    DebugRecord,
    Function,
    GlobalObject,
    GlobalVariable,
    IFunc,
    Instruction,
    Module,
    PhiInstruction,
)
from odsgen.translation.llvm_ir.struct_types import named_structs
from odsgen.translation.llvm_ir.text import metadata_name_text, name_text, quoted
from odsgen.translation.llvm_ir.types import VOID
from odsgen.translation.llvm_ir.values import (
    BasicBlock,
    BlockAddress,
    Constant,
    ConstantExpression,
    MetadataOperand,
    Value,
)

#: The column behind a label at which its predecessors stand.
_COLUMN = 50


class Writer:
    """Writes one module: gives numbers to groups of attributes, metadata, and the values of each function."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.lines: list[str] = []
        self.groups: dict[str, int] = {}
        self.nodes: dict[Node, int] = {}
        self.locals: dict[Value, str] = {}
        self.globals: dict[Value, str] = {}
        self.kinds = {kind: place for place, kind in enumerate(KINDS)}

    def text(self) -> str:
        """The whole text."""
        module, lines = self.module, self.lines
        lines.append(f"; ModuleID = '{module.name}'")
        lines.append(f"source_filename = {quoted(module.name)}")
        if module.layout.text:
            lines.append(f'target datalayout = "{module.layout.text}"')
        if module.triple:
            lines.append(f'target triple = "{module.triple}"')
        if module.assembly:
            lines.append("")
            lines += [f"module asm {quoted(line)}" for line in module.assembly.split("\n") if line]
        self._add_part([struct.definition for struct in named_structs(module)])
        self._number_module()
        for name, kind in self._used_comdats().items():
            lines += ["", f"${name_text(name)} = comdat {kind}"]
        self._add_part(map(self.global_line, module.globals))
        self._add_part(map(self.alias_line, module.aliases))
        self._add_part(map(self.ifunc_line, module.ifuncs))
        for function in module.functions:
            lines.append("")
            self._write_function(function)
        self._add_part(
            f"attributes #{number} = {{ {text} }}" for text, number in self.groups.items()
        )
        self._add_part(
            f"!{metadata_name_text(name)} = !{{{', '.join(map(self.node_operand, nodes))}}}"
            for name, nodes in module.named_metadata.items()
        )
        self._add_part(f"!{number} = {self.node_text(node)}" for node, number in self.nodes.items())
        lines.append("")
        return "\n".join(lines)

    def _add_part(self, lines: Iterable[str]) -> None:
        found = list(lines)
        if found:
            self.lines.append("")
            self.lines += found

    # --- numbers --------------------------------------------------------------------------------------------------------

    def _number_module(self) -> None:
        unnamed = [variable for variable in self.module.globals if not variable.name]
        self.globals = {variable: f"@{place}" for place, variable in enumerate(unnamed)}
        for variable in self.module.globals:
            self._number_attachments(variable)
            self._number_group(variable.attributes)
        for nodes in self.module.named_metadata.values():
            for node in nodes:
                self._number_node(node)
        for function in self.module.functions:
            self._number_group(function.attributes)

    def _number_group(self, attributes: AttributeSet) -> None:
        if attributes:
            self.groups.setdefault(attributes.key(), len(self.groups))

    def _number_attachments(self, symbol: GlobalObject) -> None:
        for _, node in self._ordered(symbol.attachments):
            self._number_node(node)

    def _ordered(self, attachments: Sequence[tuple[str, Node]]) -> Sequence[tuple[str, Node]]:
        """Attachments by kind, those of a kind that LLVM does not know in the order of their first use."""
        places = self.kinds
        for kind, _ in attachments:
            places.setdefault(kind, len(places))
        return sorted(attachments, key=lambda attached: places[attached[0]])

    def _number_node(self, node: Node) -> None:
        """Numbers a node, and then the nodes among its operands, each with all that is below it."""
        waiting: list[Iterator[Metadata | None]] = [iter((node,))]
        while waiting:
            for each in waiting[-1]:
                if not isinstance(each, Node) or each.is_inline or each in self.nodes:
                    continue
                self.nodes[each] = len(self.nodes)
                waiting.append(iter(each.operands))
                break
            else:
                waiting.pop()

    def _number_function(self, function: Function) -> None:
        """Numbers what a function has: metadata first, then its values and the groups of its calls."""
        self.locals = {}
        self._number_attachments(function)
        for block in function.blocks:
            for instruction in block.instructions:
                for record in instruction.records:
                    self._number_record(record)
                for operand in instruction.operands:
                    if isinstance(operand, MetadataOperand) and isinstance(operand.metadata, Node):
                        self._number_node(operand.metadata)
                if instruction.location is not None:
                    self._number_node(instruction.location)
                for _, node in in_order(instruction.attachments):
                    self._number_node(node)
        values, number = self.locals, 0
        for argument in function.arguments:
            if argument.name:
                values[argument] = f"%{name_text(argument.name)}"
                continue
            values[argument] = f"%{number}"
            number += 1
        for block in function.blocks:
            if block.name:
                values[block] = f"%{name_text(block.name)}"
            else:
                values[block] = f"%{number}"
                number += 1
            for instruction in block.instructions:
                if instruction.name:
                    values[instruction] = f"%{name_text(instruction.name)}"
                elif instruction.type is not VOID and instruction.type != VOID:
                    values[instruction] = f"%{number}"
                    number += 1
                for piece in instruction.pieces:
                    if isinstance(piece, AttributeSet):
                        self._number_group(piece)

    def _number_record(self, record: DebugRecord) -> None:
        for operand in record.operands:
            if isinstance(operand, Node):
                self._number_node(operand)
        self._number_node(record.location)

    # --- globals --------------------------------------------------------------------------------------------------------

    def _used_comdats(self) -> dict[str, str]:
        """The comdats that something belongs to, in order of their first use."""
        module = self.module
        found: dict[str, str] = {}
        for symbol in (*module.functions, *module.globals):
            if symbol.comdat is not None:
                found.setdefault(symbol.comdat, module.comdats[symbol.comdat])
        return found

    def _symbol_words(self, symbol: GlobalObject) -> str:
        words = [symbol.linkage, "dso_local" if symbol.is_shown_as_dso_local else ""]
        words.append(symbol.visibility)
        return "".join([f"{word} " for word in words if word])

    def _comdat_text(self, symbol: GlobalObject) -> str:
        if symbol.comdat is None:
            return ""
        own = symbol.comdat == symbol.name
        return " comdat" if own else f" comdat(${name_text(symbol.comdat)})"

    def _attachment_texts(self, symbol: GlobalObject, before: str) -> str:
        return "".join(
            [
                f"{before}!{metadata_name_text(kind)} {self.node_operand(node)}"
                for kind, node in self._ordered(symbol.attachments)
            ]
        )

    def global_line(self, variable: GlobalVariable) -> str:
        """The line of a variable."""
        external = "external " if variable.initializer is None and not variable.linkage else ""
        text = f"{variable.text(self.slot)} = {external}{self._symbol_words(variable)}"
        for word in (variable.thread_local, variable.unnamed_addr):
            if word:
                text += f"{word} "
        space = variable.type.space
        if space:
            text += f"addrspace({space}) "
        if variable.externally_initialized:
            text += "externally_initialized "
        text += f"{'constant' if variable.is_constant else 'global'} {variable.value_type.text}"
        if variable.initializer is not None:
            text += f" {variable.initializer.text(self.slot)}"
        if variable.section:
            text += f", section {quoted(variable.section)}"
        comdat = self._comdat_text(variable)
        if comdat:
            text += f",{comdat}"
        if variable.alignment:
            text += f", align {variable.alignment}"
        text += self._attachment_texts(variable, ", ")
        return text + self._group_text(variable.attributes)

    def alias_line(self, alias: Alias) -> str:
        """The line of an alias."""
        text = f"{alias.text(self.slot)} = {self._symbol_words(alias)}"
        for word in (alias.thread_local, alias.unnamed_addr):
            if word:
                text += f"{word} "
        text += f"alias {alias.value_type.text}, "
        assert alias.aliasee is not None
        return text + self._address_text(alias.aliasee)

    def ifunc_line(self, ifunc: IFunc) -> str:
        """The line of an ifunc."""
        words = self._symbol_words(ifunc)
        return f"{ifunc.text(self.slot)} = {words}ifunc {ifunc.value_type.text}, {self._address_text(ifunc.resolver)}"

    def _address_text(self, address: Constant) -> str:
        """The address that an alias or ifunc stands for: an expression has no type in front."""
        is_expression = isinstance(address, ConstantExpression)
        return address.text(self.slot) if is_expression else self._typed(address)

    def _typed(self, value: Value) -> str:
        return value.typed_text(self.slot)

    def _group_text(self, attributes: AttributeSet) -> str:
        return f" #{self.groups[attributes.key()]}" if attributes else ""

    # --- functions ------------------------------------------------------------------------------------------------------

    def _write_function(self, function: Function) -> None:
        self._number_function(function)
        known = function.attributes.known_text()
        if known:
            self.lines.append(f"; Function Attrs: {known}")
        if not function.blocks:
            attached = self._attachment_texts(function, " ")
            self.lines.append(f"declare{attached} {self._function_head(function)}")
            return
        attached = self._attachment_texts(function, " ")
        self.lines.append(f"define {self._function_head(function)}{attached} {{")
        for number, block in enumerate(function.blocks):
            if number or block.name:
                self._write_label(block, is_entry=not number)
            for instruction in block.instructions:
                self.lines += [self._record_line(record) for record in instruction.records]
                self.lines.append(self._instruction_line(instruction))
        self.lines.append("}")

    def _function_head(self, function: Function) -> str:
        type = function.value_type
        text = self._symbol_words(function)
        if function.calling_convention:
            text += f"{function.calling_convention} "
        if function.result_attributes:
            text += f"{function.result_attributes.text()} "
        text += f"{type.result.text} {function.text(self.slot)}("
        parameters = []
        for argument, attributes in zip(
            function.arguments, function.parameter_attributes, strict=False
        ):
            parameter = argument.type.text
            if attributes:
                parameter += f" {attributes.text()}"
            if function.blocks:
                parameter += f" {self.locals[argument]}"
            parameters.append(parameter)
        if type.variadic:
            parameters.append("...")
        text += f"{', '.join(parameters)})"
        if function.unnamed_addr:
            text += f" {function.unnamed_addr}"
        space = function.type.space
        if space or self.module.layout.program_space:
            text += f" addrspace({space})"
        text += self._group_text(function.attributes)
        if function.section:
            text += f" section {quoted(function.section)}"
        text += self._comdat_text(function)
        if function.alignment:
            text += f" align {function.alignment}"
        if function.garbage_collector is not None:
            text += f' gc "{function.garbage_collector}"'
        if function.personality is not None:
            text += f" personality {self._typed(function.personality)}"
        return text

    def _write_label(self, block: BasicBlock, is_entry: bool) -> None:
        label = f"{self.locals[block][1:]}:"
        self.lines.append("")
        if is_entry:
            self.lines[-1:] = [label]
            return
        if block.users:
            users = ", ".join([self.locals[user] for user in reversed(block.users)])
            comment = f"; preds = {users}"
        else:
            comment = "; No predecessors!"
        # As wide as the characters, of which a name may have many.
        self.lines.append(f"{label}{' ' * max(_COLUMN - len(label), 1)}{comment}")

    def _instruction_line(self, instruction: Instruction) -> str:
        result = self.locals.get(instruction)
        text = f"  {result} = " if result is not None else "  "
        if isinstance(instruction, PhiInstruction):
            incoming = ", ".join(
                [
                    f"[ {value.text(self.slot)}, {self.locals[block]} ]"
                    for value, block in instruction.incoming
                ]
            )
            text += f"phi{instruction.flags} {instruction.type.text} {incoming}"
        else:
            text += "".join(
                [
                    (
                        piece
                        if isinstance(piece, str)
                        else (
                            self._group_text(piece)
                            if isinstance(piece, AttributeSet)
                            else piece.text(self.slot)
                        )
                    )
                    for piece in instruction.pieces
                ]
            )
        if instruction.location is not None:
            text += f", !dbg {self.node_operand(instruction.location)}"
        for kind, node in in_order(instruction.attachments):
            text += f", !{metadata_name_text(kind)} {self.node_operand(node)}"
        return text

    def _record_line(self, record: DebugRecord) -> str:
        texts = [
            (
                operand
                if isinstance(operand, str)
                else (
                    self.metadata_text(operand)
                    if isinstance(operand, Metadata)
                    else self._typed(operand)
                )
            )
            for operand in record.operands
        ]
        texts.append(self.node_operand(record.location))
        return f"    #dbg_{record.kind}({', '.join(texts)})"

    def slot(self, value: Value) -> str:
        """The text of a value without a name of its own."""
        if isinstance(value, MetadataOperand):
            return self.metadata_text(value.metadata)
        return self.locals.get(value) or self.globals.get(value, "<badref>")

    # --- metadata -------------------------------------------------------------------------------------------------------

    def metadata_text(self, metadata: Metadata | None) -> str:
        """Metadata as an operand."""
        if metadata is None:
            return "null"
        if isinstance(metadata, Node):
            return self.node_operand(metadata)
        if isinstance(metadata, StringMetadata):
            return metadata.text()
        if isinstance(metadata, ValueListMetadata):
            return f"!DIArgList({', '.join(map(self._typed, metadata.values))})"
        assert isinstance(metadata, ValueMetadata)
        return self._typed(metadata.value)

    def node_operand(self, node: Node) -> str:
        """A node where it is used: its number, or its text if it has none."""
        return self.node_text(node) if node.is_inline else f"!{self.nodes[node]}"

    def node_text(self, node: Node) -> str:
        """The text of a node."""
        distinct = "distinct " if node.distinct else ""
        if not node.kind:
            return f"{distinct}!{{{', '.join(map(self.metadata_text, node.operands))}}}"
        fields = ", ".join(
            [
                f"{name}: {self._field_text(value)}" if name else self._field_text(value)
                for name, value in node.fields
            ]
        )
        return f"{distinct}!{node.kind}({fields})"

    def _field_text(self, value: str | Metadata) -> str:
        return value if isinstance(value, str) else self.metadata_text(value)


def number_blocks_of_addresses(addresses: Iterable[BlockAddress], module: Module) -> None:
    """Tells each address of a block the block's number among the values of its function."""
    writer = Writer(module)
    numbered: dict[Value, dict[Value, str]] = {}
    for address in addresses:
        function = address.function
        if function not in numbered:
            assert isinstance(function, Function)
            writer._number_function(function)
            numbered[function] = writer.locals
        if address.block is not None:
            address.number = numbered[function][address.block]
