"""Makes one operation of a definition: types that fit together, attributes, regions with their blocks, successors.

What is made satisfies the constraints of the parts.  Traits, predicates over the operation and verifiers may still refuse it:
whoever asks verifies it, and asks again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import TypeVar

from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    OpDef,
    Operand,
    RegionDef,
    Result,
    SegmentKind,
)
from odsgen.ods.model.format import TypeResolution, TypeSource
from odsgen.runtime import Attribute, Block, Operation, Region, Type, Value
from odsgen.runtime.builtin.attributes import DenseArrayAttr, TypeAttr
from odsgen.runtime.builtin.types import FunctionType, i32
from odsgen.validation.known_dialects import KnownDialects
from odsgen.validation.values import ValuePool

SymbolT = TypeVar("SymbolT", Type, Attribute)

#: Gives a value of a type that may be used where the operation will stand.
Values = Callable[[Type], Value]

#: Attributes of functions that say as much about each argument and result as there are of these.
_OF_SIGNATURE = frozenset({"arg_attrs", "res_attrs"})
#: Types of the same part that is used at once, at most.
_MOST_VALUES = 3
#: Makes values of any type of nothing.
_CAST = "builtin.unrealized_conversion_cast"
#: How deep regions of made operations nest.
_DEEPEST = 2


class CannotMake(Exception):
    """No operation of a definition can be made; the message says what is missing."""


class OperationMaker:
    """Makes operations of the known dialects, always the same ones for the same random numbers."""

    def __init__(
        self, known: KnownDialects, pool: ValuePool, random: Random, plain: bool = False
    ) -> None:
        self.known = known
        self.pool = pool
        self.plain = plain
        #: Types that are chosen most often, where they fit: those of values that there are.
        self.preferred: Collection[Type] = ()
        #: Those of them that are chosen before others half of the time.
        self.recent: Collection[Type] = ()
        self._random = random
        self._terminators = [
            op for op in known.ops.values() if any(t.name == "Terminator" for t in op.traits)
        ]

    def make(
        self,
        op: OpDef,
        values: Values,
        *,
        wanted: Sequence[Type] | None = None,
        bodies: Sequence[Operation] | None = None,
        successors: Sequence[Block] = (),
        depth: int = 0,
    ) -> Operation:
        """An operation of a definition, in no block.

        `wanted` are the types of what a terminator passes on, as far as its operands may have them.  `bodies` are put into
        the first block of the first region, and end it if the last is a terminator.  Raises CannotMake.
        """
        return _Making(self, op, values, self._random).make(wanted, bodies, successors, depth)

    def value_in(self, block: Block, type: Type) -> Value:
        """A value of a type, made of nothing by an operation at the end of a block."""
        cast = self.known.op_class(_CAST)((), (type,))
        block.append(cast)
        return cast.results[0]

    def terminators_of(self, op: OpDef) -> list[OpDef]:
        """The operations that may end the blocks of an operation: those that name it as their parent first."""
        implicit = [
            str(argument).removeprefix("$")
            for trait in op.traits
            if trait.name.startswith("SingleBlockImplicitTerminator")
            for argument in trait.arguments
        ]
        if implicit:
            named = {self._op_name(op, name) for name in implicit}
            return [each for each in self._terminators if each.name in named]
        own = [each for each in self._terminators if op.name in self.parents_of(each)]
        dialect = op.name.partition(".")[0]
        free = [
            each
            for each in self._terminators
            if not self.parents_of(each) and each.name.partition(".")[0] == dialect
        ]
        return own or free

    def parents_of(self, op: OpDef) -> list[str]:
        """The names of the operations in which one must stand; empty if it may stand anywhere."""
        found: list[str] = []
        for trait in op.traits:
            if trait.name in ("HasParent", "ParentOneOf"):
                for argument in trait.arguments:
                    names = argument if isinstance(argument, tuple) else (argument,)
                    found += [self._op_name(op, str(n).removeprefix("$")) for n in names]
        return found

    def _op_name(self, op: OpDef, name: str) -> str:
        """The full name of an operation that a trait of another one names."""
        if name in self.known.ops or "." in name:
            return name
        dialect = op.name.partition(".")[0]
        for each in self.known.ops.values():
            if each.class_name == name and each.name.startswith(f"{dialect}."):
                return each.name
        return f"{dialect}.{name}"


class _Making:
    """One operation being made."""

    def __init__(self, maker: OperationMaker, op: OpDef, values: Values, random: Random) -> None:
        self._maker = maker
        self._pool = maker.pool
        self._op = op
        self._values = values
        self._random = random
        self._types: dict[str, list[Type]] = {}  # of each operand and result, by its name
        #: Whether parts have the same types where they may.
        self._is_uniform = random.random() < 0.7
        self._size = random.choice((0, 1, 1, 2, _MOST_VALUES))
        self._attributes: dict[str, Attribute] = {}

    def make(
        self,
        wanted: Sequence[Type] | None,
        bodies: Sequence[Operation] | None,
        successors: Sequence[Block],
        depth: int,
    ) -> Operation:
        op = self._op
        op_class = self._maker.known.op_class(op.name)
        self._choose_attributes()
        operand_types = self._choose_types(op.operands, op.operand_segments, wanted)
        result_types: Sequence[Type] | None = None
        infers = getattr(op_class, "infer_return_types", None) is not None
        if not infers or self._random.random() < 0.1:
            result_types = self._choose_types(op.results, op.result_segments, None)
        operands = [self._values(type) for type in operand_types]
        regions = [
            self._region(region, number, operand_types, bodies if number == 0 else None, depth)
            for number, region in enumerate(self._region_definitions(bodies is not None))
        ]
        try:
            return op_class.build_generic(
                operands, self._attributes, result_types, tuple(successors), regions
            )
        except (ValueError, TypeError) as error:
            raise CannotMake(str(error)) from None

    # --- attributes -----------------------------------------------------------------------------------------------------

    def _choose_attributes(self) -> None:
        op = self._op
        is_function = any(use.name == "FunctionOpInterface" for use in op.interfaces)
        for attribute in op.attributes:
            if attribute.optional or attribute.default is not None:
                is_of_signature = is_function and attribute.name in _OF_SIGNATURE
                if is_of_signature or self._leaves_out():
                    continue
            choices = self._attribute_choices(attribute)
            if choices:
                self._attributes[attribute.name] = self._one_of(choices)
            elif not attribute.optional and attribute.default is None:
                raise CannotMake(
                    f"no attribute is known for '{attribute.name}': {attribute.constraint.summary}"
                )
        for prop in op.properties:
            if prop.has_default and self._leaves_out():
                continue
            converted = self._pool.properties_of(op, prop)
            if converted:
                self._attributes[prop.name] = self._one_of(converted)
            elif not prop.has_default:
                raise CannotMake(
                    f"no value is known for the property '{prop.name}': {prop.constraint.summary}"
                )

    def _leaves_out(self) -> bool:
        """Whether something is left out that may be."""
        return self._maker.plain or self._random.random() < 0.5

    def _one_of(self, choices: Sequence[SymbolT]) -> SymbolT:
        """One of several: of plain programs most often one of the first."""
        if self._maker.plain and self._random.random() < 0.9:
            return choices[min(int(self._random.expovariate(0.5)), len(choices) - 1)]
        return self._random.choice(choices)

    def _attribute_choices(self, attribute: AttributeArgument) -> Sequence[Attribute]:
        """The attributes that an argument may have; none that the custom form may leave out for what is read as another."""
        choices = self._pool.attributes_of(attribute.constraint)
        if attribute.constraint.kind is AttributeKind.SYMBOL_NAME:
            return [each for each in choices if str(each) != '""']  # which no symbol is called
        if attribute.optional and attribute.default is not None:
            # One that is the default is not printed, and is absent when it is read.
            return [each for each in choices if str(each) != attribute.default.text]
        return choices

    # --- types ----------------------------------------------------------------------------------------------------------

    def _choose_types(
        self,
        definitions: Sequence[Operand] | Sequence[Result],
        segments: SegmentKind,
        wanted: Sequence[Type] | None,
    ) -> list[Type]:
        """The types of operands or results; the sizes of their segments go into the attributes."""
        found: list[Type] = []
        sizes: list[int] = []
        left = list(wanted or ())
        for definition in definitions:
            count = self._count(definition.arity, segments)
            if wanted is not None:
                is_many = definition.arity not in (Arity.REQUIRED, Arity.OPTIONAL)
                count = len(left) if is_many else min(len(left), 1) if count != 1 else 1
            asked, left = left[:count], left[count:]
            types = self._types_of(definition, count, asked)
            self._types[definition.name] = types
            sizes.append(count)
            found += types
        if segments is SegmentKind.ATTRIBUTE:
            is_operands = bool(definitions) and isinstance(definitions[0], Operand)
            name = "operandSegmentSizes" if is_operands else "resultSegmentSizes"
            self._attributes[name] = DenseArrayAttr.get(i32, sizes)
        return found

    def _count(self, arity: Arity, segments: SegmentKind) -> int:
        if arity is Arity.REQUIRED:
            return 1
        size = self._size
        if segments is not SegmentKind.SAME_SIZE:
            size = self._random.choice((0, 1, 1, 2, _MOST_VALUES))
        return min(size, 1) if arity is Arity.OPTIONAL else size

    def _types_of(
        self, definition: Operand | Result, count: int, asked: Sequence[Type]
    ) -> list[Type]:
        derived = self._derived(definition)
        choices = self._pool.types_of(definition.constraint)
        if not choices and count:
            raise CannotMake(
                f"no type is known for '{definition.name}': {definition.constraint.summary}"
            )
        types: list[Type] = []
        for number in range(count):
            if number < len(asked):
                types.append(asked[number])
            elif number < len(derived):
                types.append(derived[number])
            else:
                types.append(self._choice(choices))
        return types

    def _choice(self, choices: Sequence[Type]) -> Type:
        """One of the types: one that another part has, where the parts are to be alike; else often a simple one."""
        if self._is_uniform:
            used = [type for types in self._types.values() for type in types if type in choices]
            if used:
                return used[-1]
        preferred = self._maker.preferred
        if preferred and self._random.random() < 0.9:
            known = [type for type in choices if type in preferred]
            recent = [type for type in known if type in self._maker.recent]
            if recent and self._random.random() < 0.5:
                return self._random.choice(recent)
            if known:
                return self._random.choice(known)
        if not self._maker.plain and self._random.random() < 0.4:
            return choices[min(int(self._random.expovariate(1.0)), len(choices) - 1)]
        return self._one_of(choices)

    def _derived(self, definition: Operand | Result) -> list[Type]:
        """The types that follow from those of other parts, as the format takes them, where these are chosen already."""
        form = self._op.format
        if form is None:
            return []
        of_operands = isinstance(definition, Operand)
        resolution = (form.operand_types if of_operands else form.result_types)[definition.index]
        subjects: list[object] = list(self._sources(resolution))
        if resolution.transform is None:
            return [each for each in subjects if isinstance(each, Type)]
        found = []
        for subject in subjects:
            try:
                value = self._maker.known.value_of(resolution.transform, subject)
            except (AttributeError, LookupError, TypeError, ValueError):
                continue
            found += [value] if isinstance(value, Type) else list(value or ())
        return [type for type in found if isinstance(type, Type)]

    def _sources(self, resolution: TypeResolution) -> Sequence[object]:
        match resolution.source:
            case TypeSource.VARIABLE if resolution.variable is not None:
                return self._types.get(resolution.variable.name, ())
            case TypeSource.ATTRIBUTE if resolution.attribute is not None:
                attribute = self._attributes.get(resolution.attribute.name)
                type = getattr(attribute, "type", None)
                return () if type is None else (type,)
        return ()

    # --- regions --------------------------------------------------------------------------------------------------------

    def _region_definitions(self, needs_one: bool) -> list[RegionDef]:
        found: list[RegionDef] = []
        for region in self._op.regions:
            count = self._random.choice((0, 1, 2)) if region.variadic else 1
            found += [region] * (max(count, 1) if needs_one and not found else count)
        return found

    def _region(
        self,
        definition: RegionDef,
        number: int,
        operand_types: Sequence[Type],
        bodies: Sequence[Operation] | None,
        depth: int,
    ) -> Region:
        random, op = self._random, self._op
        traits = {trait.name for trait in op.traits}
        is_single = any(name.startswith("SingleBlock") for name in traits)
        counts = (1,) if is_single or bodies is not None else (1, 1, 1, 0, 2)
        count = random.choice(counts)
        holds = self._maker.known.test(definition.constraint.predicate)
        for tried in (count, 1, 0, 2, 3, 4):
            if holds(Region([Block() for _ in range(tried)])):
                count = max(tried, 1) if bodies is not None else tried
                break
        is_open = traits & {"NoTerminator", "GraphRegionNoTerminator"}
        blocks = []
        for index in range(count):
            argument_types: Sequence[Type] = ()
            if index == 0 and "NoRegionArguments" not in traits:
                argument_types = self._argument_types(operand_types)
            block = Block(argument_types)
            for each in bodies or () if index == 0 else ():
                block.append(each)
            last = block.last
            if not (last is not None and last.might_be_terminator and last.REGISTERED):
                end = None if is_open else self._end(block, operand_types, depth)
                if end is not None:
                    block.append(end)
            blocks.append(block)
        return Region(blocks)

    def _argument_types(self, operand_types: Sequence[Type]) -> Sequence[Type]:
        """The types of the arguments of an entry block: those of the function, of operands, or any."""
        random = self._random
        function = self._function_type()
        if function is not None and random.random() < 0.9:
            return function.inputs
        simple = self._pool.simple_types
        return random.choice(
            (
                (),
                (),
                tuple(operand_types),
                tuple(operand_types[1:]),
                tuple(operand_types[:1]),
                [random.choice(simple) for _ in range(random.randrange(1, 4))],
                [simple[2]] * random.randrange(1, 4),  # indices
            )
        )

    def _function_type(self) -> FunctionType | None:
        for attribute in self._attributes.values():
            if isinstance(attribute, TypeAttr) and isinstance(attribute.value, FunctionType):
                return attribute.value
        return None

    def _end(self, block: Block, operand_types: Sequence[Type], depth: int) -> Operation | None:
        """A terminator for a block; None where none is known."""
        random = self._random
        choices = self._maker.terminators_of(self._op)
        if not choices or depth >= _DEEPEST:
            return None
        function = self._function_type()
        results = [type for name in self._result_names() for type in self._types.get(name, ())]
        wanted: Sequence[Type] = random.choice(
            ((), results, tuple(operand_types), [a.type for a in block.arguments])
        )
        if function is not None and random.random() < 0.9:
            wanted = function.results

        def value(type: Type) -> Value:
            fitting = [argument for argument in block.arguments if argument.type is type]
            return fitting[0] if fitting else self._maker.value_in(block, type)

        try:
            return self._maker.make(random.choice(choices), value, wanted=wanted, depth=depth + 1)
        except CannotMake:
            return None

    def _result_names(self) -> Sequence[str]:
        return [result.name for result in self._op.results]
