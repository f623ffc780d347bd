"""The method `parse` of an operation: what its elements share, its beginning and its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.attribute_code import FORMATS, AttributeCode
from odsgen.codegen.format_lowering.op_resolution import OpResolution
from odsgen.codegen.format_lowering.property_code import PropertyCode
from odsgen.codegen.format_lowering.required_parts import RequiredParts
from odsgen.codegen.format_lowering.typed_operands import typed_operands
from odsgen.codegen.python.expressions import (
    CLS,
    EMPTY_TUPLE,
    NONE,
    Annotation,
    Comprehension,
    Expression,
    Literal,
    Mapping,
    Name,
    Sequence,
    Unpacked,
    any_of,
    tuple_of,
)
from odsgen.codegen.python.steps import (
    Assign,
    Evaluate,
    ExpectLiteral,
    ForEach,
    If,
    Return,
    Step,
    Steps,
    Store,
    names_read,
)
from odsgen.ods.model import Arity, AttributeArgument, OpDef, Operand, SegmentKind
from odsgen.ods.model.format import AttributeVariable, OpFormat, walk

CONSTRUCTION = "odsgen.runtime.ir.construction"


class ParseMethod:
    """The steps of `parse` while they are put together, element by element."""

    def __init__(
        self,
        op: OpDef,
        format: OpFormat,
        context: FileContext,
        attributes: AttributeCode,
        properties: PropertyCode,
    ) -> None:
        self.op = op
        self.format = format
        self.context = context
        self.attributes = attributes
        self.properties = properties
        self.has_properties = bool(
            op.attributes
            or op.properties
            or op.operand_segments is SegmentKind.ATTRIBUTE
            or op.result_segments is SegmentKind.ATTRIBUTE
        )
        self.attribute_locals = _attributes_needed(format)
        self.optional_attributes: set[str] = set()  # that a group may leave unread
        self.required = RequiredParts()
        self.resolution = OpResolution(op, format, context, typed_operands(op, format))
        self.takes_inherent = False  # whether its dictionary gives up what is the operation's own
        self._oilists = 0
        self._depth = 0  # of groups
        self._steps: list[Step] = []

    def finish_values(self) -> None:
        """Add the steps from what all elements have read to the operands."""
        if self.has_properties and not self.takes_inherent:
            taken = names.PARSER.method("take_inherent", CLS, names.ATTRIBUTES, names.PROPERTIES)
            self.add(If(names.ATTRIBUTES, (Evaluate(taken),)))
        self.add(*self.required.require_all())
        self.add(*self.checks())
        if self.op.operands:
            self.bind(names.OPERANDS, self.resolution.operands())

    def body(self) -> Steps:
        """All steps, once those up to the operands were added, from the first token after the name to `return …`."""
        self._set_segments()
        self._return()
        steps = self._steps
        start: list[Step] = []
        if names.TOKENS.id in names_read(steps):
            start.append(Assign(names.TOKENS.id, names.PARSER.member("tokens")))
        if self.has_properties:
            start.append(self._own_properties())
        return (*start, *steps)

    def checks(self) -> Steps:
        """The checks of types and attributes on which the types of operands and results rely."""
        return self.resolution.checks(self.optional_attributes)

    def _own_properties(self) -> Assign:
        """The step that gives the operation properties of its own: the defaults."""
        self.context.imports.use("typing", "Any")
        defaults = CLS.member("DEFAULT_PROPERTIES").method("copy")
        given = defaults if self._has_defaults() else Mapping(())
        return Assign(names.PROPERTIES.id, given, Annotation("dict[str, Any]"))

    def _has_defaults(self) -> bool:
        """Whether the class has properties that need not be given."""
        op = self.op
        return (
            any(a.default is not None and not a.optional for a in op.attributes)
            or any(p.default is not None for p in op.properties)
            or op.operand_segments is SegmentKind.ATTRIBUTE
            or op.result_segments is SegmentKind.ATTRIBUTE
        )

    # --- for the elements ---------------------------------------------------------------------------------------------

    def add(self, *steps: Step) -> None:
        """Append steps to the method, or to the group that is being put together."""
        self._steps.extend(steps)

    def takes_colon(self) -> bool:
        """Take back a colon that was to be read just before: what follows reads it."""
        if self._steps[-1:] != [ExpectLiteral(":", is_keyword=False)]:
            return False
        self._steps.pop()
        return True

    def bind(self, local: Name, value: Expression, annotation: Expression | None = None) -> None:
        """Bind a variable."""
        self.add(Assign(local.id, value, annotation))

    def set_property(self, name: str, value: Expression) -> None:
        """Set an entry of the properties."""
        self.add(Store(names.PROPERTIES.item(name), value))

    def set_attribute(self, attribute: AttributeArgument, value: Expression) -> None:
        """Store an attribute, and keep it in a variable if something else asks for it."""
        if attribute.name in self.attribute_locals:
            local = names.attribute_name(attribute)
            self.bind(local, value)
            value = local
        self.add(self.stored(attribute, value))

    def stored(self, attribute: AttributeArgument, value: Expression) -> Step:
        """The step that sets an attribute to what was read; a dictionary before it goes before it, as in MLIR."""
        if self.takes_inherent and attribute.default is None:
            return Evaluate(names.PROPERTIES.method("setdefault", Literal(attribute.name), value))
        return Store(names.PROPERTIES.item(attribute.name), value)

    def form(self, name: str) -> Name:
        """A function of the runtime for formats, imported."""
        return self.context.imports.name(FORMATS, name)

    def is_read_at_once(self, operand: Operand) -> bool:
        """Whether the operands are read with their types, as values where all are known."""
        return operand.name in self.resolution.read_at_once

    @property
    def is_in_group(self) -> bool:
        """Whether the element is within a group: what it may leave unread is declared before the outermost one."""
        return self._depth > 0

    @contextmanager
    def groups(self) -> Iterator[None]:
        """Within, the elements are those of a group."""
        self._depth += 1
        yield
        self._depth -= 1

    @contextmanager
    def branch(self) -> Iterator[list[Step]]:
        """Within, steps go to the list: those of a branch, where what is read is read there alone."""
        around, self._steps = self._steps, []
        self.required.enter_group()
        yield self._steps
        self.required.leave_group()
        self._steps = around

    def clauses_name(self) -> Name:
        """The variable for the clauses of an `oilist` that were seen, one for each."""
        self._oilists += 1
        return Name("clauses" if self._oilists == 1 else f"clauses_{self._oilists}")

    def needs_place(self, operand: Operand) -> bool:
        """Whether the number of operands is compared with a number of types, which an error tells at their place."""
        if operand.arity is Arity.REQUIRED:
            return False
        if self.format.all_operands or self.format.all_operand_types:
            return False
        return self.resolution.is_counted(operand)

    def note_place(self, operand: Operand) -> None:
        """Keep the place of the operands if an error may tell it."""
        if self.needs_place(operand):
            self.bind(names.operand_place(operand), names.INDEX)

    def complete_region(self, region: Expression, variadic: bool) -> None:
        """Add the block and the terminator that the traits let the text leave out."""
        if variadic:
            completion = self._completion(Name("region"))
            if completion is not None:
                self.add(ForEach(("region",), region, (Evaluate(completion),)))
        else:
            completion = self._completion(region)
            if completion is not None:
                self.add(Evaluate(completion))

    def _completion(self, region: Expression) -> Expression | None:
        terminator = self.op.trait("SingleBlockImplicitTerminator")
        if terminator is not None and terminator.arguments:
            name = Literal(str(terminator.arguments[0]))
            return self.form("ensure_terminator").call(names.PARSER, region, name, names.LOCATION)
        if self.op.trait("SingleBlock") is not None:
            return self.form("ensure_block").call(region)
        return None

    # --- the end ---------------------------------------------------------------------------------------------------------

    def _set_segments(self) -> None:
        """Record how many values each variadic got."""
        op, form = self.op, self.format
        if not form.all_operands:
            if op.operand_segments is SegmentKind.ATTRIBUTE:
                sizes = tuple_of(map(self._operand_count, op.operands))
                self.set_property("operandSegmentSizes", self._dense_array(sizes))
            for operand in op.operands:
                if operand.arity is Arity.VARIADIC_OF_VARIADIC and operand.segment_attribute:
                    size = _length(Name("group"))
                    sizes_of_groups = Comprehension(size, ("group",), names.operand_name(operand))
                    self.set_property(operand.segment_attribute, self._dense_array(sizes_of_groups))
        if op.result_segments is SegmentKind.ATTRIBUTE and not form.all_result_types:
            sizes = tuple_of(
                Literal(1) if r.arity is Arity.REQUIRED else _length(names.types_name(r))
                for r in op.results
            )
            self.set_property("resultSegmentSizes", self._dense_array(sizes))

    def _operand_count(self, operand: Operand) -> Expression:
        name = names.operand_name(operand)
        if operand.arity is Arity.REQUIRED:
            return Literal(1)
        if operand.arity is Arity.VARIADIC_OF_VARIADIC:
            return Name("sum").call(Name("map").call(Name("len"), name))
        if self.is_read_at_once(operand):
            return _length(any_of((names.known_values(operand), name)))
        return _length(name)

    def _dense_array(self, sizes: Expression) -> Expression:
        imports = self.context.imports
        array = imports.runtime_name("DenseArrayAttr")
        return array.method("from_numbers", imports.runtime_name("i32"), sizes)

    def _return(self) -> None:
        """Build the operation."""
        properties = names.PROPERTIES if self.has_properties else NONE
        regions, successors = self._regions(), self._successors()
        operands = names.OPERANDS if self.op.operands else EMPTY_TUPLE
        result_types = self.resolution.result_types()
        if result_types is None:
            self.bind(Name("regions"), regions)
            regions = Name("regions")
            given = names.PROPERTIES if self.has_properties else Mapping(())
            result_types = CLS.method("infer_return_types", operands, given, regions)
        awaited = names.PARSER.member("awaited")
        if not self.op.regions and not self.op.successors:
            match result_types:
                case Sequence(elements=(Unpacked(),)):
                    pass
                case Sequence(elements=() | (_,) as types):
                    simple = self.context.imports.name(CONSTRUCTION, "simple_operation")
                    type = types[0] if types else NONE
                    parts = (CLS, operands, type, properties, names.ATTRIBUTES, names.LOCATION)
                    self.add(Return(simple.call(*parts, awaited)))
                    return
        if not self._is_short(result_types):
            self.bind(Name("result_types"), result_types)
            result_types = Name("result_types")
        self.add(
            Return(
                self.context.imports.name(CONSTRUCTION, "make_operation").call(
                    CLS,
                    operands,
                    result_types,
                    properties,
                    names.ATTRIBUTES,
                    successors,
                    regions,
                    names.LOCATION,
                    awaited,
                )
            )
        )

    def _is_short(self, result_types: Expression) -> bool:
        """Whether the types of the results stand in the call itself: a variable, or the tuple of one."""
        match result_types:
            case Name() | Sequence(elements=() | (Name(),)):
                return True
        return False

    def _regions(self) -> Expression:
        if self.format.all_regions:
            return _tuple(names.ALL_REGIONS)
        return _joined((names.region_name(r), r.variadic) for r in self.op.regions)

    def _successors(self) -> Expression:
        if self.format.all_successors:
            return _tuple(names.ALL_SUCCESSORS)
        return _joined((names.successor_name(s), s.variadic) for s in self.op.successors)


def _attributes_needed(format: OpFormat) -> frozenset[str]:
    """Attributes that a later element or the types of values ask for."""
    resolutions = (*format.operand_types, *format.result_types)
    return frozenset(
        [r.attribute.name for r in resolutions if r.attribute is not None]
        + [
            target.attribute.name
            for element in walk(format.elements)
            for target in element.referenced
            if isinstance(target, AttributeVariable)
        ]
    )


def _length(values: Expression) -> Expression:
    return Name("len").call(values)


def _tuple(values: Expression) -> Expression:
    return Name("tuple").call(values)


def _joined(parts: Iterable[tuple[Name, bool]]) -> Expression:
    """The tuple of parts, each one value or a sequence of them."""
    listed = [(name, variadic) for name, variadic in parts]
    if len(listed) == 1 and listed[0][1]:
        return _tuple(listed[0][0])
    return tuple_of(Unpacked(name) if variadic else name for name, variadic in listed)
