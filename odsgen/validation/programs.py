"""Programs that verify, around the operations of a dialect: each operation in a few, with other types and attributes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from odsgen.ods.model import DialectDef, OpDef
from odsgen.runtime import (
    Block,
    Context,
    DiagnosticError,
    Operation,
    Region,
    Type,
    Value,
)
from odsgen.runtime.builtin.attributes import StringAttr, TypeAttr
from odsgen.runtime.builtin.types import FunctionType
from odsgen.validation.known_dialects import KnownDialects
from odsgen.validation.operations import CannotMake, OperationMaker
from odsgen.validation.values import ValuePool

#: How often an operation is made anew until a program of it verifies.
ATTEMPTS = 300
#: How deep parents of an operation nest.
_DEEPEST = 4
_MODULE = "builtin.module"
_FUNCTION = "func.func"
_RETURN = "func.return"


@dataclass(frozen=True, slots=True)
class Program:
    """A module that verifies, and the operation in it for whose sake it was made."""

    module: Operation
    operation: Operation


@dataclass(slots=True)
class _Place:
    """Where an operation is put: the module, and the block at whose end it goes."""

    module: Operation
    block: Block
    value: Callable[[Type], Value]
    #: Puts what must come after the operation, and blocks that it may go on with.
    finish: Callable[[], None] = field(default=lambda: None)
    successors: list[Block] = field(default_factory=list)


class ProgramGenerator:
    """Makes programs of the operations of a dialect; the same ones for the same seed.

    An operation stands in a function, whose arguments are its operands; one that needs a parent in an operation of that
    name; a symbol in the module.  Everything in a program is registered.
    """

    def __init__(
        self,
        dialect: DialectDef,
        context: Context,
        *,
        imported: Sequence[DialectDef] = (),
        seed: int = 0,
        types: Sequence[str] = (),
        attributes: Sequence[str] = (),
        plain: bool = False,
    ) -> None:
        """`context` knows the package of the dialect, and those that it imports.

        ``types`` and ``attributes`` are texts of some that are tried before those that the generator finds by itself;
        ``plain`` programs have the first types and attributes that fit, more often than not, and none that may be left out.
        """
        self._random = Random(seed)
        self._known = KnownDialects(dialect, context, tuple(imported))
        self._pool = ValuePool(self._known, self._random, types, attributes)
        self._maker = OperationMaker(self._known, self._pool, self._random, plain)
        self._context = context
        #: The operations of which no program verifies, with the reason that was met most often.
        self.unreached: dict[str, str] = {}

    def programs(self, each: int = 3) -> Iterator[Program]:
        """So many programs of each operation of the dialect, in the order of its spec.

        What cannot be reached stands in `unreached` afterwards.
        """
        for op in self._known.dialect.ops:
            yield from self.programs_of(op, each)

    def programs_of(self, op: OpDef, count: int) -> Iterator[Program]:
        """At most so many programs of an operation; it is in `unreached` if there is none."""
        reasons: dict[str, int] = {}
        found = 0
        for attempt in range(ATTEMPTS * (count if found else 1)):
            try:
                program = self._attempt(op)
            except CannotMake as error:
                reasons[str(error)] = reasons.get(str(error), 0) + 1
                if attempt >= 60 and reasons[str(error)] == attempt + 1:
                    break  # it will not be otherwise
                continue
            except DiagnosticError as error:
                message = error.diagnostics[0].message
                reasons[message] = reasons.get(message, 0) + 1
                continue
            found += 1
            yield program
            if found == count:
                return
        if not found:
            self.unreached[op.name] = max(reasons, key=reasons.__getitem__)

    # --- one program ----------------------------------------------------------------------------------------------------

    def _attempt(self, op: OpDef) -> Program:
        """A program of an operation; raises CannotMake, and DiagnosticError where what was made does not verify."""
        closed = self._closed_parents(op)
        if closed:
            return self._inside(op, self._random.choice(closed))
        is_symbol = any(i.name in ("Symbol", "SymbolOpInterface") for i in op.interfaces) or any(
            trait.name == "Symbol" for trait in op.traits
        )
        in_module = (
            self._maker.parents_of(op) == [_MODULE] or is_symbol or self._random.random() < 0.1
        )
        place = self._in_module() if in_module else self._in_function(op)
        made = self._maker.make(op, place.value, successors=place.successors)
        place.block.append(made)
        place.finish()
        return self._verified(place.module, made)

    def _verified(self, module: Operation, operation: Operation) -> Program:
        module.verify()
        return Program(module, operation)

    def _in_module(self) -> _Place:
        block = Block()
        module = self._known.op_class(_MODULE)((), (), regions=(Region([block]),))
        module.parse_context = self._context
        return _Place(module, block, lambda type: self._maker.value_in(block, type))

    def _in_function(self, op: OpDef) -> _Place:
        """A function `@program` of the values that the operation takes; it ends with a return, or with the operation."""
        place = self._in_module()
        block = Block()
        region = Region([block])
        is_terminator = any(trait.name == "Terminator" for trait in op.traits)
        successors = []
        for definition in op.successors:
            for _ in range(self._random.choice((0, 1, 2)) if definition.variadic else 1):
                types = self._random.choice(((), (), self._pool.simple_types[:1]))
                successor = Block(types)
                region.append(successor)
                successors.append(successor)

        def value(type: Type) -> Value:
            same = [argument for argument in block.arguments if argument.type is type]
            if same and self._random.random() < 0.3:
                return self._random.choice(same)
            return block.add_argument(type)

        def finish() -> None:
            for each in region:
                if each is not block or not is_terminator:
                    each.append(self._known.op_class(_RETURN)((), ()))
            results: Sequence[Type] = ()
            last = block.last
            if last is not None and last.name == _RETURN:
                results = last.operand_types
            type = FunctionType.get([each.type for each in block.arguments], results)
            function = self._known.op_class(_FUNCTION)(
                (),
                (),
                {"sym_name": StringAttr.get("program"), "function_type": TypeAttr.get(type)},
                regions=(region,),
            )
            place.block.append(function)

        return _Place(place.module, block, value, finish, successors)

    def _inside(self, op: OpDef, parent: str) -> Program:
        """A program with an operation inside the first region of another one, which may stand in a third one itself."""
        made, bodies = self._with_casts(op, None)
        for _ in range(_DEEPEST):
            definition = self._known.ops.get(parent)
            if definition is None:
                raise CannotMake(f"it stands in '{parent}', which the dialect does not define")
            parents = self._closed_parents(definition)
            if parents:
                _, bodies = self._with_casts(definition, bodies)
                parent = self._random.choice(parents)
                continue
            in_module = self._random.random() < 0.4
            place = self._in_module() if in_module else self._in_function(definition)
            around = self._maker.make(
                definition, place.value, bodies=bodies, successors=place.successors
            )
            place.block.append(around)
            place.finish()
            return self._verified(place.module, made)
        raise CannotMake(f"it stands in '{parent}', which stands in too many others")

    def _with_casts(
        self, op: OpDef, bodies: Sequence[Operation] | None
    ) -> tuple[Operation, list[Operation]]:
        """An operation, and the same behind the casts that make its operands."""
        casts: list[Operation] = []

        def value(type: Type) -> Value:
            block = Block()
            made = self._maker.value_in(block, type)
            casts.extend(block.remove(each) for each in block.operations)
            return made

        made = self._maker.make(op, value, bodies=bodies)
        return made, [*casts, made]

    def _closed_parents(self, op: OpDef) -> list[str]:
        """The operations in which one must stand, unless a function or the module will do."""
        parents = self._maker.parents_of(op)
        return [] if _FUNCTION in parents or _MODULE in parents else parents
