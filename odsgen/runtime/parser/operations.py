"""Operations, regions and blocks (LangRef: Operations, Blocks, Regions)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.runtime.builtin.attributes import DictionaryAttr
from odsgen.runtime.builtin.types import FunctionType
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.construction import AwaitedOperation, make_operation
from odsgen.runtime.ir.operation import Operation, SharedEntries, UnregisteredOperation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.traits import IsTerminator
from odsgen.runtime.parser.cursor import Delimiter
from odsgen.runtime.parser.hints import operation_hint, with_hint
from odsgen.runtime.parser.lexer import IDENTIFIER_START
from odsgen.runtime.parser.ssa import SSAParser, UnresolvedOperand
from odsgen.runtime.parser.types import INTEGER_TYPE
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from typing import Any

    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import BlockArgument, LocationToken, Value
    from odsgen.runtime.registry.context import Context


SEGMENT_SIZES = frozenset({"operandSegmentSizes", "resultSegmentSizes"})
#: Their names in older programs, which MLIR still reads.
_OLDER_SEGMENT_SIZES = {
    "operand_segment_sizes": "operandSegmentSizes",
    "result_segment_sizes": "resultSegmentSizes",
}


UNNAMED: UnresolvedOperand = -1


class Argument(NamedTuple):
    """A region argument as the header of an operation declares it: `%name: type {attributes} loc(…)`.

    One without a name has the place UNNAMED: the region that follows declares it itself.
    """

    place: UnresolvedOperand
    type: Type
    attributes: dict[str, Attribute]
    location: Location | LocationToken


#: How the operations of one name are read: the name, `parse` of the op class, and the class.
CustomForm = tuple[str, "Callable[[Parser, LocationToken], Operation]", type[Operation]]


def custom_form(op_class: type[Operation]) -> CustomForm:
    """That of an op class."""
    return op_class.OPERATION_NAME, op_class.parse, op_class


class Parser(SSAParser):
    """The parser of a text: operations in the generic and in the custom form, and all that they are made of.

    It is what the formats of operations, types and attributes are read with.
    """

    __slots__ = (
        "awaited",
        "_custom_forms",
        "_custom_forms_by_default",
        "_default_dialect",
        "_deferred_locations",
        "_known_properties",
        "_operation_start",
    )

    def __init__(self, source: SourceFile | str, context: Context) -> None:
        super().__init__(SourceFile(source) if isinstance(source, str) else source, context)
        self.awaited = AwaitedOperation()
        self._default_dialect = "builtin"
        self._operation_start = 0
        self._custom_forms: dict[str, CustomForm] = {}
        self._custom_forms_by_default = {"builtin": self._custom_forms}
        # Those of operations in the generic form, by class and what their text says.
        self._known_properties: dict[tuple[type[Operation], Attribute], SharedEntries] = {}
        self._deferred_locations: list[tuple[Operation | BlockArgument, str, int]] = []

    # --- the whole file ---------------------------------------------------------------------------------------------------

    def parse_file(self) -> list[Operation]:
        """All operations at the top of the file."""
        block = Block()
        tokens = self.tokens
        while True:
            token = tokens[self.index]
            if not token:
                break
            first = token[0]
            if first == "#" and len(token) > 1 and token != "#-}":
                self.parse_attribute_alias_definition()
            elif first == "!" and len(token) > 1:
                self.parse_type_alias_definition()
            elif token == "{-#":
                self.parse_file_metadata()
            else:
                self.parse_operation(block)
        self.check_forward_references()
        self.resolve_deferred_locations()
        self.pop_scope(isolated=False)
        operations = list(block)
        for op in operations:
            op.remove()
        return operations

    def fault(self, error: Exception) -> ParseError:
        """The refusal of a text over which a hook failed, at the operation that was being read.

        A ValueError is the message itself where a type or an attribute cannot be, or types cannot be inferred.
        """
        from odsgen.runtime.ir.hook_faults import fault_diagnostic, is_refusal, place_in_text

        place = place_in_text(error, _READS_OPERATION)
        if is_refusal(error):
            return self.error(str(error), place)
        token = self.tokens[self.index if place is None else place]
        refusal = self.error("", place)
        location = refusal.diagnostics[0].location
        name = self.op_name or (token.strip('"') if place is not None else None)
        refusal.diagnostics[0] = fault_diagnostic(error, "read", location, name)
        return refusal

    # --- one operation --------------------------------------------------------------------------------------------------

    def parse_operation(self, block: Block) -> Operation:
        """One operation with the names of its results, put at the end of `block`."""
        tokens = self.tokens
        self._operation_start = start = self.index
        token = tokens[start]
        names: list[tuple[int, int]] | None = None
        if token[:1] == "%":
            names = self._parse_result_names()
            token = tokens[self.index]
        form = self._custom_forms.get(token)
        if form is not None:
            op = self._parse_custom_form(form, self.index)
        elif token[:1] == '"' and len(token) > 1:
            op = self._parse_generic_operation()
        elif token and token[0] in IDENTIFIER_START:
            op = self._parse_custom_operation()
        else:
            raise self.wrong_token("expected operation name in quotes")
        if tokens[self.index] == "loc":
            self.parse_trailing_location(op)
        block.append(op)
        if names is not None:
            self._define_results(op, names, start)
        return op

    def _parse_result_names(self) -> list[tuple[int, int]]:
        """`%a, %b:2 =`: the token and the number of results of each name."""
        tokens = self.tokens

        def name() -> tuple[int, int]:
            place = self.index
            if tokens[place][:1] != "%" or len(tokens[place]) == 1:
                raise self.wrong_token("expected valid ssa identifier")
            self.index += 1
            if tokens[self.index] != ":":
                return place, 1
            self.index += 1
            count = tokens[self.index]
            if not (count.isdecimal() and count.isascii()) and count[:2] != "0x":
                raise self.wrong_token("expected integer number of results")
            number = int(count, 0) if count[:2] == "0x" else int(count[:20])
            if number < 1 or len(count) > 19:
                raise self.error("expected named operation to have at least 1 result")
            self.index += 1
            return place, number

        names = self.parse_comma_separated_list(name)
        self.parse_token("=", "expected '=' after SSA name")
        return names

    @property
    def first_result_name(self) -> str | None:
        """The name, without `%`, that the text gives to the first result of the operation that is being read."""
        token = self.tokens[self._operation_start]
        return token[1:] if token[:1] == "%" else None

    @property
    def operation_name_place(self) -> int:
        """The token of the name of the operation that is being read (`OpAsmParser::getNameLoc`)."""
        place = self._operation_start
        if self.tokens[place][:1] == "%":
            place = self.tokens.index("=", place) + 1
        return place

    def _define_results(self, op: Operation, names: list[tuple[int, int]], start: int) -> None:
        results = op._results
        if not results:
            raise self.error("cannot name an operation with no results", start)
        expected = sum(count for _, count in names)
        if expected != len(results):
            raise self.error(
                f"operation defines {len(results)} results but was provided {expected} to bind",
                start,
            )
        position = 0
        for place, count in names:
            for number in range(count):
                self.define_value(place, number, results[position])
                position += 1

    # --- the custom form ------------------------------------------------------------------------------------------------

    def _parse_custom_operation(self) -> Operation:
        """An operation whose spelling is met for the first time under the current default dialect."""
        place = self.index
        token = self.tokens[place]
        if token[-1] == ">":
            self.split_shaped_token()
            token = self.tokens[place]
        if INTEGER_TYPE.fullmatch(token):
            raise self.wrong_token("expected operation name in quotes")
        context = self.context
        op_class = context.operation_class(token)
        name = token
        if op_class is None and not token.partition(".")[2]:
            name = f"{self._default_dialect}.{token}"
            op_class = context.operation_class(name)
        if op_class is None:
            raise self._unknown_custom_operation(token, name)
        self._custom_forms[token] = form = custom_form(op_class)
        return self._parse_custom_form(form, place)

    def _parse_custom_form(self, form: CustomForm, place: int) -> Operation:
        """The custom form of an operation whose name is the token at `place`."""
        self.index = place + 1
        self.op_name, parse, _ = form
        try:
            op = parse(self, (self.positions, place))
        except ValueError as error:
            raise self.fault(error) from None
        self.op_name = None
        return op

    def _unknown_custom_operation(self, token: str, name: str) -> ParseError:
        place = self.index
        self.index += 1  # what stands behind the name, should it be no token, speaks first
        dialect_name = name.partition(".")[0]
        tried = f" (tried '{name}' as well)" if name != token else ""
        if self.context.dialect(dialect_name) is not None:
            unknown = self.error(f"custom op '{token}' is unknown{tried}", place)
            return with_hint(unknown, operation_hint(token, self.context))
        error = self.error(
            f"Dialect `{dialect_name}' not found for custom op '{token}' {tried}", place
        )
        hint = operation_hint(token, self.context)
        if dialect_name:
            advice = " ; a package or a spec of another one is given by --dialect, folders of packages by ODSGEN_DIALECT_PATH"
        elif hint is None:
            advice = f" ; the operation around it has no default dialect: write 'DIALECT.{token}'"
        else:
            advice = ""
        error.diagnostics[0].attach_note(
            f"Available dialects: {', '.join(self.context.available_dialects())} ; "
            "for more info on dialect registration see "
            "https://mlir.llvm.org/getting_started/Faq/"
            f"#registered-loaded-dependent-whats-up-with-dialects-management{advice}"
        )
        return with_hint(error, hint)

    def no_custom_form(self, op_class: type[Operation], location: LocationToken) -> ParseError:
        """The refusal of an operation that has no custom form, or none until somebody writes its hooks."""
        name = op_class.OPERATION_NAME
        error = self.error(f"custom op '{name}' has no custom assembly form", location[1])
        if op_class.MISSING_FORMAT_HOOKS:
            hooks = ", ".join(f"'{hook}'" for hook in op_class.MISSING_FORMAT_HOOKS)
            error.diagnostics[0].attach_note(
                f"its form needs hooks that nobody has written: {hooks}; the generic form works"
            )
        return error

    # --- the generic form -----------------------------------------------------------------------------------------------

    def _parse_generic_operation(self) -> Operation:
        """`"name"(operands) [successors] <{properties}> ({regions}) {attributes} : type`."""
        place = self.index
        tokens = self.tokens
        name = self._parse_generic_name()
        self.index = place
        if not name:
            raise self.error("empty operation name is invalid")
        if "\0" in name:
            raise self.error("null character not allowed in operation name")
        self.index = place + 1
        context = self.context
        op_class = context.operation_class(name)
        if op_class is None and not context.allow_unregistered:
            if context.dialect(name.partition(".")[0]) is None:
                raise self.error(
                    "operation being parsed with an unregistered dialect. If this is intended, "
                    "please use -allow-unregistered-dialect with the MLIR tool used"
                )
        self.parse_token("(", "expected '(' to start operand list")
        operands = self.parse_operand_list() if tokens[self.index][:1] == "%" else []
        self.parse_token(")", "expected ')' to end operand list")
        successors, properties, regions, attributes, type = self._parse_after_operands(
            op_class, operands
        )
        values = self.resolve_operands(operands, type.inputs)
        location = (self.positions, place)
        if op_class is None:
            return UnregisteredOperation(
                name,
                values,
                type.results,
                properties,
                attributes,
                successors,
                tuple(regions),
                location,
            )
        op = make_operation(
            op_class, values, type.results, None, attributes, successors, tuple(regions), location
        )
        self._set_properties(op, properties, place)
        return op

    def _parse_generic_name(self) -> str:
        """The name of an operation in quotes."""
        return self.parse_string()

    def _parse_after_operands(
        self, op_class: type[Operation] | None, operands: Sequence[UnresolvedOperand]
    ) -> tuple[
        tuple[Block, ...], Attribute | None, list[Region], dict[str, Attribute], FunctionType
    ]:
        """`[successors] <{properties}> ({regions}) {attributes} : type`, the rest of the generic form."""
        tokens = self.tokens
        successors: tuple[Block, ...] = ()
        if tokens[self.index] == "[":
            if op_class is not None and IsTerminator not in op_class.TRAITS:
                raise self.error("successors in non-terminator")
            self.index += 1
            if tokens[self.index] == "]":
                raise self.wrong_token("expected list element")
            successors = tuple(self.parse_comma_separated_list(self._parse_generic_successor))
            self.parse_token("]", "expected ',' or ']'")
        properties: Attribute | None = None
        if tokens[self.index] == "<":
            self.index += 1
            properties = self._parse_known_dictionary()
            self.parse_token(">", "expected '>' to close properties")
        regions: list[Region] = []
        if tokens[self.index] == "(":
            self.index += 1
            regions = self.parse_comma_separated_list(self._parse_generic_region)
            self.parse_token(")", "expected ')' to end region list")
        attributes = self.parse_optional_attr_dict() if tokens[self.index] == "{" else {}
        self.parse_token(":", "expected ':' followed by operation type")
        type_place = self.index
        type = self._parse_operation_type()
        if not isinstance(type, FunctionType):
            raise self.error("expected function type", type_place)
        if len(type.inputs) != len(operands):
            # MLIR writes its plural as a character of "s", which for one operand is NUL.
            plural = "" if len(operands) == 1 else "s"
            raise self.error(
                f"expected {len(operands)} operand type{plural} but had {len(type.inputs)}",
                type_place,
            )
        return successors, properties, regions, attributes, type

    def _parse_generic_successor(self) -> Block:
        """A successor, whose arguments are among the operands."""
        return self.parse_successor()

    def _parse_operation_type(self) -> Type:
        """The type at the end of the generic form."""
        return self.parse_type()

    def parse_generic_operation(self, block: Block) -> Operation:
        """An operation in the generic form, put at the end of `block` (`OpAsmParser::parseGenericOperation`)."""
        if not self.at_string():
            raise self.custom_error("expected operation name in quotes")
        outer = self.op_name, self._default_dialect
        self._default_dialect = self._inner_default_dialect()
        self.op_name = None
        op = self._parse_generic_operation()
        if self.tokens[self.index] == "loc":
            self.parse_trailing_location(op)
        self.op_name, self._default_dialect = outer
        block.append(op)
        return op

    def parse_generic_operation_after_operands(
        self, state: OperationState[Any], operands: Sequence[UnresolvedOperand]
    ) -> None:
        """The generic form behind operands that were read already, into the state of an operation."""
        successors, properties, regions, attributes, type = self._parse_after_operands(
            state.op_class, operands
        )
        state.operands.extend(self.resolve_operands(operands, type.inputs))
        state.result_types.extend(type.results)
        state.successors.extend(successors)
        state.regions.extend(regions)
        state.add_attributes(attributes)
        if isinstance(properties, DictionaryAttr):
            state.add_attributes(properties.as_dict())

    def parse_operation_name(self) -> str:
        """The name of an operation as the custom form spells it; the full name (`OpAsmParser::parseCustomOperationName`)."""
        place = self.index
        name = None
        if not INTEGER_TYPE.fullmatch(self.tokens[place]):
            name = self.parse_optional_any_keyword()
        if name is None:
            raise self.error("expected bare identifier or keyword")
        if self.context.operation_class(name) is not None or "." in name:
            return name
        if not self._default_dialect:
            raise self.custom_error("expected operation name in quotes", place)
        return f"{self._default_dialect}.{name}"

    def create_operation(
        self,
        name: str,
        operands: Sequence[Value],
        result_types: Sequence[Type],
        location: Location,
    ) -> Operation:
        """An operation of a name that may be unknown, in no block."""
        op_class = self.context.operation_class(name)
        if op_class is None:
            return UnregisteredOperation(
                name, tuple(operands), tuple(result_types), location=location
            )
        return op_class(tuple(operands), tuple(result_types), location=location)

    def _parse_generic_region(self) -> Region:
        return self._region(isolated=False, default_dialect=self._inner_default_dialect())

    def _inner_default_dialect(self) -> str:
        """The dialect whose operations need no prefix in the regions read now: that of the custom form around them."""
        op_class = self._current_class()
        return op_class.DEFAULT_DIALECT if op_class is not None else self._default_dialect

    def _set_properties(self, op: Operation, properties: Attribute | None, place: int) -> None:
        """Give a registered operation the properties of its generic form: `<{…}>`, or the inherent ones of `{…}`."""
        if op._attributes or properties is None:
            self._set_new_properties(op, properties, place)
            return
        known = self._known_properties.get((op.__class__, properties))
        if known is None:
            self._set_new_properties(op, properties, place)
            known = SharedEntries(op._properties)
            self._known_properties[op.__class__, properties] = known
        op._properties = known

    def _set_new_properties(self, op: Operation, properties: Attribute | None, place: int) -> None:
        inherent = op.PROPERTY_NAMES
        # An attribute that has the name of a native property is another thing; of segment sizes it is the older spelling.
        native = op.PROPERTY_KINDS.keys() - SEGMENT_SIZES
        attributes = op.attributes
        if properties is not None:
            if not inherent:
                raise self._invalid_properties(
                    op, properties, "this operation does not support properties", place
                )
            if not isinstance(properties, DictionaryAttr):
                raise self._invalid_properties(
                    op, properties, "expected DictionaryAttr to set properties", place
                )
            # As in MLIR: attributes by name, then native properties in the order of the definition.
            entries = dict(properties.entries)
            kinds = op.PROPERTY_KINDS
            for older, name in _OLDER_SEGMENT_SIZES.items():
                if name in kinds and older in entries:
                    entries.setdefault(name, entries[older])
            for name in [name for name in entries if name not in kinds] + list(kinds):
                if name in inherent and name in entries:
                    try:
                        op.set_property_attribute(name, entries[name])
                    except ValueError as error:
                        raise self._invalid_properties(op, properties, str(error), place) from None
        _take_older_segment_sizes(op, attributes)
        for name in sorted(name for name in attributes if name in inherent and name not in native):
            entry = attributes.pop(name)
            if name in op._properties:
                continue
            try:
                found = op.property_from_entry(name, entry)
            except ValueError as error:
                raise self._place_error(str(error), place) from None
            if found is not None:
                op.properties[name] = found

    def _invalid_properties(
        self, op: Operation, properties: Attribute, reason: str, place: int
    ) -> ParseError:
        return self._place_error(
            f"invalid properties {properties} for op {op.name}: {reason}", place
        )

    def _place_error(self, message: str, place: int) -> ParseError:
        return ParseError(
            [Diagnostic(Severity.ERROR, self.location_of(place), message)], self.source
        )

    # --- what the formats of operations are made of ---------------------------------------------------------------------

    def parse_inherent(
        self, op_class: type[Operation], properties: dict[str, Any]
    ) -> dict[str, Attribute]:
        """An attribute dictionary, with or without the keyword; what is inherent in it goes to the properties."""
        place = self.index
        if self.tokens[place] == "attributes":
            attributes = self.parse_optional_attr_dict_with_keyword()
        else:
            attributes = self.parse_optional_attr_dict()
        if attributes:
            self.take_inherent(op_class, attributes, properties, place)
        return attributes

    def parse_optional_inherent(
        self, op_class: type[Operation], properties: dict[str, Any]
    ) -> dict[str, Attribute] | None:
        """An attribute dictionary without the keyword, or nothing: None; what is inherent in it goes to the properties."""
        if self.tokens[self.index] != "{":
            return None
        return self.parse_inherent(op_class, properties)

    def take_inherent(
        self,
        op_class: type[Operation],
        attributes: dict[str, Attribute],
        properties: dict[str, Any],
        place: int | None = None,
    ) -> None:
        """Move the inherent attributes among the entries of an attribute dictionary to the properties.

        With the place of the dictionary, what does not satisfy its constraint is an error; else it is left out, as in
        MLIR is what custom code has read.
        """
        native = op_class.PROPERTY_KINDS.keys() - SEGMENT_SIZES  # as in `_set_properties`
        _take_older_segment_sizes(op_class, attributes)
        for name in sorted(attributes.keys() & op_class.PROPERTY_NAMES):  # MLIR checks them by name
            entry = None if name in native else attributes.pop(name, None)
            if entry is not None:
                try:
                    value = op_class.property_from_entry(name, entry)
                except ValueError as error:
                    if place is None:
                        continue
                    raise self.custom_error(str(error), place) from None
                if value is not None:
                    properties[name] = value

    def parse_argument(
        self, allow_type: bool = True, allow_attributes: bool = True, type: Type | None = None
    ) -> Argument:
        """`%name: type {attributes} loc(…)`, a region argument; without `allow_type`, of the type that is given."""
        start = self.index
        name, colon, type_text, behind = self.tokens[start : start + 4]
        if colon == ":" and behind in (",", ")") and "%" < name < "&" and allow_type:
            known = self.token_types.get(type_text)
            if known is not None:  # the usual text
                self.index = start + 3
                return Argument(start, known, {}, (self.positions, start))
        place = self.parse_operand(allow_result_number=False)
        if allow_type:
            self.parse_token(":")
            type = self.parse_type()
        assert type is not None
        attributes = self.parse_optional_attr_dict() if allow_attributes else {}
        location: Location | LocationToken = (self.positions, place)
        if self.tokens[self.index] == "loc":
            location = self._parse_plain_location()
        return Argument(place, type, attributes, location)

    def parse_optional_argument(
        self, allow_type: bool = True, allow_attributes: bool = True, type: Type | None = None
    ) -> Argument | None:
        """A region argument, if there is one."""
        if self.tokens[self.index][:1] == "%":
            return self.parse_argument(allow_type, allow_attributes, type)
        return None

    def parse_argument_list(
        self,
        delimiter: Delimiter = Delimiter.PAREN,
        allow_type: bool = True,
        allow_attributes: bool = True,
    ) -> list[Argument]:
        """Region arguments separated by commas."""
        if delimiter is Delimiter.NONE and self.tokens[self.index][:1] != "%":
            return []
        return self.parse_comma_separated_list(
            lambda: self.parse_argument(allow_type, allow_attributes),
            delimiter,
            " in argument list",
        )

    def parse_region(
        self, arguments: Sequence[Argument] = (), *, enable_name_shadowing: bool = False
    ) -> Region:
        """`{ … }` of the operation whose custom form is being read, with the arguments of its entry block if named before.

        Names from outside are known inside, also where values may not be used (IsolatedFromAbove), unless shadowing is
        enabled.
        """
        op_class = self._current_class()
        default_dialect = op_class.DEFAULT_DIALECT if op_class is not None else ""
        return self._region(enable_name_shadowing, default_dialect, arguments)

    def parse_optional_region(
        self, arguments: Sequence[Argument] = (), *, enable_name_shadowing: bool = False
    ) -> Region | None:
        """A region, if there is one."""
        if self.tokens[self.index] != "{":
            return None
        return self.parse_region(arguments, enable_name_shadowing=enable_name_shadowing)

    def _current_class(self) -> type[Operation] | None:
        return self.context.operation_class(self.op_name) if self.op_name is not None else None

    # --- regions and blocks ---------------------------------------------------------------------------------------------

    def _region(
        self, isolated: bool, default_dialect: str, arguments: Sequence[Argument] = ()
    ) -> Region:
        self.parse_token("{", "expected '{' to begin a region")
        region = Region()
        if not arguments and self.tokens[self.index] == "}":
            self.index += 1
            return region
        self.nested(self._parse_region_body, region, isolated, default_dialect, arguments)
        return region

    def _parse_region_body(
        self, region: Region, isolated: bool, default_dialect: str, arguments: Sequence[Argument]
    ) -> None:
        outer = self.op_name, self._default_dialect, self._custom_forms, self._operation_start
        self.op_name = None
        self._default_dialect = default_dialect
        self._custom_forms = self._custom_forms_by_default.setdefault(default_dialect, {})
        self.push_scope(isolated)
        entry = Block()
        self._define_entry_arguments(entry, arguments)
        if self.tokens[self.index][:1] == "^":
            self._parse_block(region, entry)
            if arguments and len(entry._arguments) > len(arguments):
                raise self.error("entry block arguments were already defined")
        else:
            region._blocks.append(entry)
            entry._region = region
            self._parse_block_body(entry)
        while self.tokens[self.index] != "}":
            self._parse_block(region, None)
        self.pop_scope(isolated)
        self.index += 1
        self.op_name, self._default_dialect, self._custom_forms, self._operation_start = outer

    def _define_entry_arguments(self, entry: Block, arguments: Sequence[Argument]) -> None:
        if not arguments or arguments[0].place == UNNAMED:
            return
        if self.tokens[self.index][:1] == "^":
            raise self.error("invalid block name in region with named arguments")
        tokens, values, defined = self.tokens, self.values, self._defined[-1]
        for place, type, _, location in arguments:
            name = tokens[place]
            if name not in values and tokens[place + 1][:1] != "#":
                values[name] = entry.add_argument(type, location)
                defined[name] = place
                continue
            number = self._result_number(place)
            known = values.get(f"{name}#{number}" if number else name)
            if known is not None:
                error = self.error(f"region entry argument '{name}' is already in use", place)
                error.diagnostics[0].attach_note(
                    "previously referenced here", self._definition_location(name)
                )
                raise error
            self.define_value(place, number, entry.add_argument(type, location))

    def _parse_block(self, region: Region, entry: Block | None) -> None:
        block = self.define_block(entry)
        if self.tokens[self.index] == "(":
            self.parse_block_arguments(block)
        self.parse_token(":", "expected ':' after block name")
        region._blocks.append(block)
        block._region = region
        self._parse_block_body(block)

    def _parse_block_body(self, block: Block) -> None:
        """The operations of a block.

        Those in the custom form, of classes that have been met, with at most one name for their results, are read here;
        others, and whatever is wrong, by `parse_operation`.
        """
        tokens, positions, forms = self.tokens, self.positions, self._custom_forms
        values, defined, awaited = self.values, self._defined[-1], self.awaited
        while True:
            start = self.index
            name = tokens[start]
            is_named = tokens[start + 1] == "=" and "%" < name < "&"  # "%" and something behind it
            place = start + 2 if is_named else start
            form = forms.get(tokens[place])
            if form is None:
                self.op_name = None
                if name == "}" or name[:1] == "^":
                    break
                self.parse_operation(block)
                continue
            self._operation_start = start
            self.index = place + 1
            self.op_name, parse, awaited.op_class = form
            awaited.block = block
            awaited.location = location = (positions, place)
            op = parse(self, location)
            if tokens[self.index] == "loc":
                self.op_name = None
                self.parse_trailing_location(op)
            if awaited.made is op:
                result = awaited.result
            else:
                result = op._result
                # As Block.append, without its checks: the operation is new.
                op._block = block
                last = block._last
                if last is None:
                    block._first = op
                else:
                    op._previous = last
                    last._next = op
                op._order = place
                block._last = op
            if is_named:
                if result is None:
                    self._define_results(op, [(start, 1)], start)
                elif name in values:
                    self.define_value(start, 0, result)
                else:
                    values[name] = result
                    defined[name] = start

    # --- locations of operations ----------------------------------------------------------------------------------------

    def parse_optional_location(self) -> Location | None:
        """`loc(…)`, if it is there."""
        return self._parse_plain_location() if self.tokens[self.index] == "loc" else None

    def parse_trailing_location(self, owner: Operation | BlockArgument) -> None:
        """`loc(…)` after an operation or block argument; an alias may be defined further down."""
        place = self.index
        tokens = self.tokens
        alias = tokens[place + 2]
        if (
            tokens[place + 1] == "("
            and alias[:1] == "#"
            and len(alias) > 1
            and "." not in alias
            and alias != "#-}"
        ):
            self.index = place + 3
            self.parse_token(")", "expected ')' in location")
            known = self.attribute_aliases.get(alias[1:])
            if known is None:
                self._deferred_locations.append((owner, alias[1:], place + 2))
            else:
                owner._location = self._as_location(known, place + 2)
            return
        owner._location = self._parse_plain_location()

    def parse_argument_location(self, argument: BlockArgument) -> None:
        """`loc(…)` after a block argument."""
        self.parse_trailing_location(argument)

    def _parse_plain_location(self) -> Location:
        self.index += 1
        self.parse_token("(", "expected '(' in location")
        location = self.parse_location_attr()
        self.parse_token(")", "expected ')' in location")
        return location

    def _as_location(self, attribute: Attribute, place: int) -> Location:
        from odsgen.runtime.builtin.locations import Location

        if not isinstance(attribute, Location):
            raise self.error(f"expected location, but found '{attribute}'", place)
        return attribute

    def resolve_deferred_locations(self) -> None:
        """At the end of the file: locations whose alias was defined after its use."""
        for owner, alias, place in self._deferred_locations:
            attribute = self.attribute_aliases.get(alias)
            if attribute is None:
                raise self.error("operation location alias was never defined", place)
            owner._location = self._as_location(attribute, place)
        self._deferred_locations.clear()


#: What reads an operation and has its place in a local variable, by which the place of a fault is found.
_READS_OPERATION: frozenset[object] = frozenset(
    function.__code__
    for function in (
        Parser.parse_operation,
        Parser._parse_block_body,
        Parser._parse_custom_form,
        Parser._parse_custom_operation,
        Parser._parse_custom_form,
        Parser._parse_generic_operation,
    )
)


def _take_older_segment_sizes(
    op_class: Operation | type[Operation], attributes: dict[str, Attribute]
) -> None:
    """Give the entries of a dictionary that are segment sizes in the older spelling today's names, if they are sizes."""
    kinds = op_class.PROPERTY_KINDS
    for older, name in _OLDER_SEGMENT_SIZES.items():
        if name in kinds and older in attributes:
            sizes = attributes.pop(older)
            try:
                kinds[name].from_attribute(sizes)
            except ValueError:
                continue  # as in MLIR, where it sets nothing
            attributes[name] = sizes
