"""Operations, regions and blocks in both forms (LangRef: Operations)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.printer.attributes import AttributePrinter
from odsgen.runtime.printer.names import NUMBERED, Naming, ValueNames, numbered
from odsgen.runtime.printer.types import LONGEST_REMEMBERED_TEXT
from odsgen.runtime.support.interpreter import own_function
from odsgen.runtime.support.on_demand import ModuleOnDemand

if TYPE_CHECKING:
    from collections import Counter

    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument, Value
    from odsgen.runtime.printer import block_labels, generic_form
    from odsgen.runtime.printer.alias_collector import AliasState
    from odsgen.runtime.printer.aliases import AliasWatch
else:
    block_labels = ModuleOnDemand("odsgen.runtime.printer.block_labels")
    generic_form = ModuleOnDemand("odsgen.runtime.printer.generic_form")


#: Gives the custom form of an operation after its name, behind a given text, as one text.
CustomText = Callable[[Any, "AsmPrinter", str], str]

#: The name of the operations of a class as it is printed, the same behind the name of a result, what gives the rest as one
#: text, or what prints it where that is None, and what names their result.
CustomForm = tuple[
    str, str, "CustomText | None", Callable[[Any, "AsmPrinter"], None], "Naming | None"
]


class _SharedForms(dict["type[Operation]", CustomForm]):
    """The forms under a default dialect.  A class keeps its own for other prints, with the functions that print it."""

    __slots__ = ("_kept_as",)

    def __init__(self, default_dialect: str) -> None:
        self._kept_as = f"_custom_form_in_{default_dialect}"

    def __missing__(self, op_class: type[Operation]) -> CustomForm:
        functions, form = op_class.__dict__[self._kept_as]
        if functions != (op_class.print, op_class.custom_text):
            raise KeyError(op_class)
        super().__setitem__(op_class, form)
        return form  # type: ignore[no-any-return]

    def __setitem__(self, op_class: type[Operation], form: CustomForm) -> None:
        setattr(op_class, self._kept_as, ((op_class.print, op_class.custom_text), form))
        super().__setitem__(op_class, form)


def _text_of_custom_form(op_class: type[Operation]) -> CustomText | None:
    """The function that gives the custom form as a text, for a class that has not overridden how that is printed."""
    if op_class.custom_text is None or op_class.print is not Operation.print:
        return None
    text_of: CustomText = own_function(op_class, "custom_text")
    return text_of


class AsmPrinter(AttributePrinter):
    """Writes operations piece by piece; texts of types and attributes come from the classes above it.

    `generic` asks for the generic form of all operations, `locations` for their locations.
    """

    def __init__(self, generic: bool = False, locations: bool = False) -> None:
        super().__init__()
        self.generic = generic
        self.locations = locations
        self.pieces: list[str] = []
        self.emit = self.pieces.append
        self.names: ValueNames = ValueNames()
        self._branch_counts: dict[Operation, Counter[Block]] = {}  # of those with many successors
        self._stripped_texts: dict[Attribute | Type, str] = {}
        self._newline = "\n"
        self._default_dialect = "builtin"
        self._custom_forms: dict[type[Operation], CustomForm] = {}
        self._custom_forms_by_default: dict[str, dict[type[Operation], CustomForm]] = {}
        self.aliases: AliasState | None = None
        self.alias_watch: AliasWatch | None = None
        self._defined: Attribute | Type | None = (
            None  # whose alias is being defined: it is written out there
        )

    def number(self, root: Operation) -> None:
        """Give names to all values and blocks inside an operation."""
        self.names = ValueNames(root, suggestions=not self.generic)

    def share_names(self, other: AsmPrinter) -> None:
        """Use the names that another printer has given."""
        self.names = other.names

    def alias_of(self, symbol: Attribute | Type) -> str | None:
        """The alias that stands for an attribute or type in this text."""
        if self.aliases is None:
            if self.alias_watch is not None:
                self.alias_watch.see(symbol)
            return None
        return None if symbol is self._defined else self.aliases.names.get(symbol)

    def alias_definitions(self) -> tuple[str, str]:
        """The lines that define aliases: those before the program, and those after it."""
        before: list[str] = []
        after: list[str] = []
        if self.aliases is not None:
            for symbol, alias in self.aliases.names.items():
                self._defined = symbol
                body = (
                    self.type_body_text(symbol)
                    if isinstance(symbol, Type)
                    else self.attribute_body_text(symbol)
                )
                lines = after if symbol in self.aliases.deferred else before
                lines.append(f"{alias} = {body}\n")
            self._defined = None
        return "".join(before), "".join(after)

    def text(self) -> str:
        """The text so far."""
        return "".join(self.pieces)

    def print_operation(self, op: Operation) -> None:
        """An operation with the names of its results, in the form that was asked for, and its location."""
        results = op.results
        if results:
            if len(results) == 1:
                self.emit(f"{self.names[results[0]]} = ")
            else:
                first = self.names[results[0]]
                text = self.names.result_texts.get(op)
                if text is None:
                    text = f"{first.partition('#')[0]}:{len(results)}"
                self.emit(f"{text} = ")
        if self.generic or not op.REGISTERED:
            self.print_generic_op(op)
        else:
            self.print_custom_op(op)
        if self.locations:
            self.emit(f" {self.location_text(op.location)}")

    def print_custom_op(self, op: Operation) -> None:
        """The custom form of a registered operation, after its results."""
        op_class = type(op)
        if op_class.print is Operation.print and op_class.custom_text is None:
            self.print_generic_op(op)
            return
        if op_class not in self._custom_forms and op_class.asm_block_names is None:
            # From now on `_print_block` does it by itself.
            naming = self.names.naming_of(op_class)
            write = own_function(op_class, "print")
            text_of = _text_of_custom_form(op_class)
            spelling = self._spelling(op_class)
            self._custom_forms[op_class] = spelling, f" = {spelling}", text_of, write, naming
        self.emit(self._spelling(op_class))
        op.print(self)

    def print_generic_instead(self, op: Operation) -> None:
        """The generic form, where the custom one cannot show an operation: only its name has been written."""
        if self.pieces:
            self.pieces[-1] = self.pieces[-1].removesuffix(self._spelling(type(op)))
        self.print_generic_op(op)

    def _spelling(self, op_class: type[Operation]) -> str:
        """The name of an operation, without the prefix of the default dialect of the region around it."""
        name = op_class.OPERATION_NAME
        default = self._default_dialect
        if default and name.count(".") == 1 and name.startswith(default + "."):
            return name[len(default) + 1 :]
        return name

    print_generic_op = generic_form.print_generic_op

    def print_region(
        self,
        region: Region,
        print_entry_block_arguments: bool = True,
        print_block_terminators: bool = True,
        print_empty_block: bool = False,
    ) -> None:
        """`{ … }` with the blocks of a region; the label of the entry block is written only if it has arguments to show."""
        if self.limits is not None and self.limits.skip_regions:
            return self.emit("{...}")
        self.emit("{")
        blocks = region.stored_blocks
        newline = self._newline
        if blocks:
            entry = blocks[0]
            label = (print_empty_block and entry.first is None) or (
                print_entry_block_arguments and bool(entry.stored_arguments)
            )
            self.nested(self._print_blocks, region, label, print_block_terminators)
        self.emit(newline + "}")

    def _print_blocks(self, region: Region, label: bool, terminator: bool) -> None:
        """The blocks of a region; `label` and `terminator` say what is written of the entry block."""
        if self.alias_watch is not None and self.alias_watch.found:
            return  # this text is in vain
        outer = self._default_dialect, self._custom_forms
        owner = region.parent_op
        self._default_dialect = default = owner.DEFAULT_DIALECT if owner is not None else ""
        forms = self._custom_forms_by_default.get(default)
        if forms is None:
            is_usual = type(self) is AsmPrinter and self.names.are_usual
            forms = self._custom_forms_by_default[default] = (
                _SharedForms(default) if is_usual else {}
            )
        self._custom_forms = forms
        blocks = region.stored_blocks
        names = self.names
        pieces = self.pieces
        start = len(pieces)
        names.enter(region)
        self._print_block(blocks[0], label, terminator)
        for block in blocks[1:]:
            if names.entered_region is region:
                names.name_arguments(block)
            self._print_block(block, True, True)
        if names.leave(region):
            # As the names, the memory of its lines is used again for those of the next function.
            pieces[start:] = ["".join(pieces[start:])]
        self._default_dialect, self._custom_forms = outer

    def _print_block(self, block: Block, label: bool, terminator: bool) -> None:
        emit = self.emit
        outer = self._newline
        if label:
            emit(outer + self._block_label(block))
        newline = self._newline = outer + "  "
        last = block.last
        omitted = None
        if not terminator and last is not None and last.REGISTERED and last.might_be_terminator:
            omitted = last
        names = self.names
        # A block alone is in no region that was entered.
        region = block if block.parent_region is None else block.parent_region
        number = names.next_value
        name: str | None
        forms = {} if self.generic else self._custom_forms
        locations = self.locations
        op: Any = block.first
        while op is not omitted:
            result = op.single_result
            try:
                spelling, defining, text_of, write, naming = forms[type(op)]
            except KeyError:
                number = self._print_operation_of_block(op, region, number)
                op = op.next
                continue
            # As `print_operation`: what holds for nearly every operation.
            if result is None:
                if op.several_results:
                    number = self._print_operation_of_block(op, region, number)
                    op = op.next
                    continue
                head = newline + spelling
            else:
                if names.entered_region is not region:
                    name = names[result]
                elif naming is None or (name := naming(names, op, result)) is None:
                    try:
                        name = NUMBERED[number]
                    except IndexError:
                        name = numbered(number)
                    names[result] = name
                    number += 1
                head = f"{newline}{name}{defining}"
            if text_of is None:
                emit(head)
                write(op, self)
            else:
                emit(text_of(op, self, head))
            if locations:
                emit(f" {self.location_text(op.location)}")
            op = op.next
        if names.entered_region is region:
            names.next_value = number
            if omitted is not None:
                names.name_results(omitted)
        self._newline = outer

    def _print_operation_of_block(self, op: Operation, region: Region | Block, number: int) -> int:
        """An operation on a line of its own, whatever it is; gives the number of the next value."""
        names = self.names
        if names.entered_region is region:
            names.next_value = number
            names.name_results(op)
            number = names.next_value
        self.emit(self._newline)
        self.print_operation(op)
        return number

    _block_label = block_labels.block_label

    def operand_text(self, value: Value) -> str:
        """`%name`."""
        return self.names[value]

    def operands_text(self, values: Iterable[Value]) -> str:
        """`%a, %b`."""
        names = self.names
        if type(values) is tuple and len(values) == 1:  # most often; without a list
            return names[values[0]]
        return ", ".join([names[value] for value in values])

    def types_of_values_text(self, values: Iterable[Value]) -> str:
        """`type, type`: the types of values."""
        texts = self.type_texts
        if type(values) is tuple and len(values) == 1:  # most often; without a list
            return texts[values[0].type]
        return ", ".join([texts[value.type] for value in values])

    def functional_type_of_values_text(
        self, inputs: Iterable[Value], results: Sequence[Value]
    ) -> str:
        """`(types) -> types`: the types of operands and results."""
        given = self.types_of_values_text(inputs)
        if len(results) == 1:
            return f"({given}) -> {self.returned_texts[results[0].type]}"
        return f"({given}) -> ({self.types_of_values_text(results)})"

    def stripped_text(self, symbol: Attribute | Type) -> str:
        """An attribute or type of a dialect without `#dialect.mnemonic`, unless an alias stands for it."""
        found = self._stripped_texts.get(symbol)
        if found is None:
            if self.alias_of(symbol) is None:
                found = self.nested(symbol.print_parameters, self)
            if not found:
                found = (
                    self.type_text(symbol)
                    if isinstance(symbol, Type)
                    else self.attribute_text(symbol)
                )
            if not self._cyclic and len(found) <= LONGEST_REMEMBERED_TEXT:
                self._stripped_texts[symbol] = found
        return found

    def successor_text(self, block: Block) -> str:
        """`^name`."""
        name = self.names.blocks.get(block)
        return self.names.block_name(block) if name is None else name

    def written_by(self, hook: Callable[..., None], subject: object, *arguments: object) -> str:
        """The text that a hook of a type or attribute writes."""
        pieces: list[str] = []
        emit = self.emit
        self.emit = pieces.append
        try:
            hook(subject, self, *arguments)
        finally:
            self.emit = emit
        return "".join(pieces)

    def print_operand(self, value: Value) -> None:
        """`%name`."""
        self.emit(self.names[value])

    def print_operands(self, values: Iterable[Value]) -> None:
        """`%a, %b`."""
        self.emit(self.operands_text(values))

    def print_type(self, type: Type) -> None:
        """A type."""
        self.emit(self.type_text(type))

    def print_types(self, types: Iterable[Type]) -> None:
        """`type, type`."""
        self.emit(self.types_text(types))

    def print_attribute(self, attribute: Attribute) -> None:
        """An attribute with its type."""
        self.emit(self.attribute_text(attribute))

    def print_attribute_without_type(self, attribute: Attribute) -> None:
        """An attribute whose type is known from elsewhere."""
        self.emit(self.attribute_text(attribute, elide_type=True))

    def print_symbol_name(self, name: str) -> None:
        """`@name`."""
        self.emit(self.symbol_text(name))

    def print_keyword_or_string(self, text: str) -> None:
        """A text bare if it is a keyword, else quoted."""
        self.emit(self.keyword_or_string_text(text))

    def print_successor(self, block: Block) -> None:
        """`^name`."""
        self.emit(self.successor_text(block))

    def print_successor_and_operands(self, block: Block, operands: Sequence[Value]) -> None:
        """`^name(%a, %b : type, type)`."""
        text = self.successor_text(block)
        if operands:
            types = self.types_text([operand.type for operand in operands])
            text = f"{text}({self.operands_text(operands)} : {types})"
        self.emit(text)

    def print_newline(self) -> None:
        """A new line, indented as the operation is."""
        self.emit(self._newline)

    def newline_text(self) -> str:
        """A new line, indented as the operation is."""
        return self._newline

    def shadow_region_arguments(self, region: Region, values: Iterable[Value]) -> None:
        """Let the arguments of an isolated region have the names of values outside (`OpAsmPrinter::shadowRegionArgs`)."""
        if not region.is_empty:
            self.names.begin(region)
            for argument, value in zip(region.arguments, values, strict=False):
                self.names[argument] = self.names[value]

    def increase_indent(self) -> None:
        """Indent the lines that follow by two more blanks."""
        self._newline += "  "

    def decrease_indent(self) -> None:
        """Indent the lines that follow by two blanks less."""
        self._newline = self._newline[:-2]

    def print_functional_type(self, inputs: Iterable[Type], results: Sequence[Type]) -> None:
        """`(types) -> types`."""
        self.emit(self.functional_type_text(inputs, results))

    def print_optional_attr_dict(
        self, attributes: Mapping[str, Attribute], elided: Container[str] = ()
    ) -> None:
        """` {name = value, …}` with a blank before it, or nothing where no entry is left."""
        if attributes:
            self.emit(self.attr_dict_text(attributes, elided))

    def print_optional_attr_dict_with_keyword(
        self, attributes: Mapping[str, Attribute], elided: Container[str] = ()
    ) -> None:
        """` attributes {name = value, …}`, or nothing where no entry is left."""
        if attributes:
            self.emit(self.attr_dict_with_keyword_text(attributes, elided))

    def attr_dict_text(
        self, attributes: Mapping[str, Attribute], elided: Container[str] = ()
    ) -> str:
        """` {name = value, …}` with a blank before it, or nothing where no entry is left."""
        entries = [
            self.attribute_entry_text(name, attributes[name])
            for name in sorted(attributes)
            if name not in elided
        ]
        return f" {{{', '.join(entries)}}}" if entries else ""

    def attr_dict_with_keyword_text(
        self, attributes: Mapping[str, Attribute], elided: Container[str] = ()
    ) -> str:
        """` attributes {name = value, …}`, or nothing where no entry is left."""
        text = self.attr_dict_text(attributes, elided)
        return f" attributes{text}" if text else ""

    def print_region_argument(
        self,
        argument: BlockArgument,
        attributes: Mapping[str, Attribute] | None = None,
        omit_type: bool = False,
    ) -> None:
        """`%name: type {attributes} loc(…)`, an argument as the header of an operation declares it."""
        text = self.names[argument]
        if not omit_type:
            text = f"{text}: {self.type_text(argument.type)}"
        self.emit(text)
        if attributes:
            self.print_optional_attr_dict(attributes)
        if self.locations:
            self.emit(f" {self.attribute_body_text(argument.location)}")

    def print_optional_location(self, location: Location) -> None:
        """` loc(…)` where locations are asked for."""
        if self.locations:
            self.emit(f" {self.location_text(location)}")
