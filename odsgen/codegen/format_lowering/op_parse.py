"""The method `parse` of an operation: what its elements share, its beginning and its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from odsgen.codegen import several
from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.format_method import FormatMethod
from odsgen.codegen.format_lowering.op_resolution import OpResolution
from odsgen.codegen.format_lowering.required_parts import RequiredParts
from odsgen.codegen.format_lowering.signatures import with_signatures
from odsgen.codegen.format_lowering.typed_operands import typed_operands
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import (
    Assign,
    Evaluate,
    ForEach,
    If,
    Return,
    Step,
    Steps,
    Store,
    expect,
    names_read,
    with_merged_literals,
)
from odsgen.ods.model import Arity, AttributeArgument, Operand, SegmentKind

CONSTRUCTION = "odsgen.runtime.ir.construction"


class ParseMethod(FormatMethod):
    """The steps of `parse` while they are put together, element by element."""

    def __post_init__(self) -> None:
        op, format = self.op, self.format
        self.has_properties = bool(
            op.attributes
            or op.properties
            or op.operand_segments is SegmentKind.ATTRIBUTE
            or op.result_segments is SegmentKind.ATTRIBUTE
        )
        self.attribute_locals = format.attributes_asked_for
        self.optional_attributes: set[str] = set()  # that a group may leave unread
        self.required = RequiredParts()
        self.resolution = OpResolution(op, format, self.context, typed_operands(op, format))
        self.takes_inherent = False  # whether its dictionary gives up what is the operation's own
        self._oilists = 0
        self._depth = 0  # of groups

    def finish_values(self) -> None:
        """Add the steps from what all elements have read to the operands."""
        if self.has_properties and not self.takes_inherent:
            taken = names.PARSER.method("take_inherent", e.CLS, names.ATTRIBUTES, names.PROPERTIES)
            self.add(If(names.ATTRIBUTES, (Evaluate(taken),)))
        self.add(*self.required.require_all())
        self.add(*self.checks())
        if self.op.operands:
            self.bind(names.OPERANDS, self.resolution.operands())

    def body(self) -> Steps:
        """All steps, once those up to the operands were added, from the first token after the name to `return …`."""
        self._set_segments()
        self._return()
        steps = with_merged_literals(with_signatures(tuple(self._steps)))
        for function in (names.PARSE_FUNCTION_TYPE, names.PARSE_SIGNATURE):
            if function.id in names_read(steps):
                steps = e.substituted(steps, function, self.form(function.id))
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
        defaults = e.CLS.member("DEFAULT_PROPERTIES").method("copy")
        given = defaults if self._has_defaults() else e.Mapping(())
        return Assign(names.PROPERTIES.id, given, "dict[str, Any]")

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

    def takes_colon(self) -> bool:
        """Take back a colon that was to be read just before: what follows reads it."""
        if self._steps[-1:] != [expect(":", is_keyword=False)]:
            return False
        self._steps.pop()
        return True

    def bind(self, local: e.Name, value: e.Expression, annotation: str | None = None) -> None:
        """Bind a variable."""
        self.add(Assign(local.id, value, annotation))

    def set_property(self, name: str, value: e.Expression) -> None:
        """Set an entry of the properties."""
        self.add(Store(names.PROPERTIES.item(name), value))

    def set_attribute(self, attribute: AttributeArgument, value: e.Expression) -> None:
        """Store an attribute, and keep it in a variable if something else asks for it."""
        if attribute.name in self.attribute_locals:
            local = names.attribute_name(attribute)
            self.bind(local, value)
            value = local
        self.add(self.stored(attribute, value))

    def stored(self, attribute: AttributeArgument, value: e.Expression) -> Step:
        """The step that sets an attribute to what was read; a dictionary before it goes before it, as in MLIR."""
        if self.takes_inherent and attribute.default is None:
            return Evaluate(names.PROPERTIES.method("setdefault", e.Literal(attribute.name), value))
        return Store(names.PROPERTIES.item(attribute.name), value)

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

    def clauses_name(self) -> e.Name:
        """The variable for the clauses of an `oilist` that were seen, one for each."""
        self._oilists += 1
        return e.Name("clauses" if self._oilists == 1 else f"clauses_{self._oilists}")

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

    def complete_region(self, region: e.Expression, variadic: bool) -> None:
        """Add the block and the terminator that the traits let the text leave out."""
        if variadic:
            completion = self._completion(e.Name("region"))
            if completion is not None:
                self.add(ForEach(("region",), region, (Evaluate(completion),)))
        else:
            completion = self._completion(region)
            if completion is not None:
                self.add(Evaluate(completion))

    def _completion(self, region: e.Expression) -> e.Expression | None:
        terminator = self.op.trait("SingleBlockImplicitTerminator")
        if terminator is not None and terminator.arguments:
            name = e.Literal(str(terminator.arguments[0]))
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
                sizes = e.tuple_of(map(self._operand_count, op.operands))
                self.set_property("operandSegmentSizes", self._dense_array(sizes))
            for operand in op.operands:
                if operand.arity is Arity.VARIADIC_OF_VARIADIC and operand.segment_attribute:
                    size = e.length(e.Name("group"))
                    sizes_of_groups = e.Comprehension(size, ("group",), names.operand_name(operand))
                    self.set_property(operand.segment_attribute, self._dense_array(sizes_of_groups))
        if op.result_segments is SegmentKind.ATTRIBUTE and not form.all_result_types:
            sizes = e.tuple_of(
                e.Literal(1) if r.arity is Arity.REQUIRED else e.length(names.types_name(r))
                for r in op.results
            )
            self.set_property("resultSegmentSizes", self._dense_array(sizes))

    def _operand_count(self, operand: Operand) -> e.Expression:
        name = names.operand_name(operand)
        if self.is_read_at_once(operand):
            return e.length(e.any_of((names.known_values(operand), name)))
        if operand.arity is Arity.OPTIONAL:  # a list of at most one
            return e.length(name)
        return several.count(name, operand.arity)

    def _dense_array(self, sizes: e.Expression) -> e.Expression:
        imports = self.context.imports
        array = imports.runtime_name("DenseArrayAttr")
        return array.method("from_numbers", imports.runtime_name("i32"), sizes)

    def _return(self) -> None:
        """Build the operation."""
        properties = names.PROPERTIES if self.has_properties else e.NONE
        regions, successors = self._regions(), self._successors()
        operands = names.OPERANDS if self.op.operands else e.EMPTY_TUPLE
        result_types = self.resolution.result_types()
        if result_types is None:
            self.bind(e.Name("regions"), regions)
            regions = e.Name("regions")
            given = names.PROPERTIES if self.has_properties else e.Mapping(())
            result_types = e.CLS.method("infer_return_types", operands, given, regions)
        awaited = names.PARSER.member("awaited")
        if not self.op.regions and not self.op.successors:
            match result_types:
                case e.Sequence(elements=(e.Unpacked(),)):
                    pass
                case e.Sequence(elements=() | (_,) as types):
                    simple = self.context.imports.name(CONSTRUCTION, "simple_operation")
                    type = types[0] if types else e.NONE
                    parts = (e.CLS, operands, type, properties, names.ATTRIBUTES, names.LOCATION)
                    self.add(Return(simple.call(*parts, awaited)))
                    return
        if not self._is_short(result_types):
            self.bind(e.Name("result_types"), result_types)
            result_types = e.Name("result_types")
        self.add(
            Return(
                self.context.imports.call(
                    CONSTRUCTION,
                    "make_operation",
                    e.CLS,
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

    def _is_short(self, result_types: e.Expression) -> bool:
        """Whether the types of the results stand in the call itself: a variable, or the tuple of one."""
        match result_types:
            case e.Name() | e.Sequence(elements=() | (e.Name(),)):
                return True
        return False

    def _regions(self) -> e.Expression:
        if self.format.all_regions:
            return e.Name("tuple").call(names.ALL_REGIONS)
        return _joined((names.region_name(r), r.variadic) for r in self.op.regions)

    def _successors(self) -> e.Expression:
        if self.format.all_successors:
            return e.Name("tuple").call(names.ALL_SUCCESSORS)
        return _joined((names.successor_name(s), s.variadic) for s in self.op.successors)


def _joined(parts: Iterable[tuple[e.Name, bool]]) -> e.Expression:
    """The tuple of parts, each one value or a sequence of them."""
    listed = [(name, variadic) for name, variadic in parts]
    if len(listed) == 1 and listed[0][1]:
        return e.Name("tuple").call(listed[0][0])
    return e.tuple_of(e.Unpacked(name) if variadic else name for name, variadic in listed)
