"""The state of a module that is serialized: its sections, and the ids that things have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.runtime import (
    Attribute,
    Block,
    Diagnostic,
    Location,
    Operation,
    Severity,
    Type,
    Value,
    VerifyError,
)
from odsgen.runtime.builtin.locations import FileLineColLoc
from odsgen.translation.spirv.words import header, instruction, string_words
from odsgen_dialects import spirv

_NON_SEMANTIC = spirv.Extension.SPV_KHR_non_semantic_info
#: A set of so many extensions keeps the order in which they were put in, a larger one has that of their numbers.
_SMALL_SET = 4


def refusal(location: Location, message: str) -> VerifyError:
    """The error of something that has no words."""
    return VerifyError([Diagnostic(Severity.ERROR, location, message)])


class Sections:
    """The instructions of a module by the parts in which they stand, in their order."""

    def __init__(self) -> None:
        self.capabilities: list[int] = []
        self.extensions: list[int] = []
        self.extended_sets: list[int] = []
        self.memory_model: list[int] = []
        self.entry_points: list[int] = []
        self.execution_modes: list[int] = []
        self.debug: list[int] = []
        self.names: list[int] = []
        self.decorations: list[int] = []
        self.globals: list[int] = []  # types, constants and variables
        self.functions: list[int] = []
        self.graphs: list[int] = []

    def words(self) -> list[int]:
        return [word for section in self.__dict__.values() for word in section]


class Writer:
    """The words that have been written, and the ids of types, constants, values, blocks and symbols."""

    def __init__(self, with_lines: bool = False) -> None:
        self.sections = Sections()
        self.function_header: list[int] = []
        self.function_body: list[int] = []
        self.type_ids: dict[Type, int] = {}
        self.constant_ids: dict[Attribute | tuple[Attribute, Type], int] = {}
        self.undefined_ids: dict[Type, int] = {}
        self.value_ids: dict[Value, int] = {}
        self.same_as: dict[Value, Value] = {}  # results of structured control flow
        self.block_ids: dict[Block, int] = {}
        self.function_ids: dict[str, int] = {}
        self.variable_ids: dict[str, int] = {}
        self.spec_constant_ids: dict[str, int] = {}
        self.graph_ids: dict[str, int] = {}
        self.deferred: list[tuple[Value, int]] = []  # values of phis that come later
        self._extended_set_ids: dict[str, int] = {}
        self._with_lines = with_lines
        self._file_id = 0
        self.after_merge = False
        self._next_id = 1

    # --- the module -------------------------------------------------------------------------------------------------------

    def words(self, op: spirv.ModuleOp) -> list[int]:
        """All words; the operations of the module have been written."""
        assert isinstance(op.vce_triple, spirv.VerCapExtAttr)
        return [*header(op.vce_triple.version, self._next_id), *self.sections.words()]

    def begin(self, op: spirv.ModuleOp) -> None:
        """Write what stands before the operations of the module."""
        triple = op.vce_triple
        if not isinstance(triple, spirv.VerCapExtAttr):
            raise op.error("module must have 'vce_triple' attribute to be serializeable")
        for capability in triple.capabilities:
            self._put(self.sections.capabilities, spirv.Opcode.OpCapability, capability)
        extensions = list(dict.fromkeys(triple.extensions))
        if len(extensions) > _SMALL_SET:
            extensions.sort()
        if self._with_lines and _NON_SEMANTIC not in extensions:
            raise op.error("SPV_KHR_non_semantic_info extension not available")
        for extension in extensions:
            words = string_words(extension.keyword)
            self._put(self.sections.extensions, spirv.Opcode.OpExtension, *words)
        models = op.addressing_model, op.memory_model
        self._put(self.sections.memory_model, spirv.Opcode.OpMemoryModel, *models)
        if self._with_lines:
            self._file_id = self.new_id()
            place = op.location
            name = place.filename if isinstance(place, FileLineColLoc) else "<unknown>"
            words = string_words(name)
            self._put(self.sections.debug, spirv.Opcode.OpString, self._file_id, *words)

    # --- ids --------------------------------------------------------------------------------------------------------------

    def new_id(self) -> int:
        """An id that nothing has."""
        self._next_id += 1
        return self._next_id - 1

    def value_id(self, value: Value) -> int:
        """The id of a value; 0 if it has not been written yet."""
        while (other := self.same_as.get(value)) is not None:
            value = other
        return self.value_ids.get(value, 0)

    def block_id(self, block: Block) -> int:
        """The id of a block's label, a new one if it has none."""
        if block not in self.block_ids:
            self.block_ids[block] = self.new_id()
        return self.block_ids[block]

    def function_id(self, name: str) -> int:
        """The id of a function, a new one if it has none."""
        if name not in self.function_ids:
            self.function_ids[name] = self.new_id()
        return self.function_ids[name]

    def graph_id(self, name: str) -> int:
        """The id of a graph, a new one if it has none."""
        if name not in self.graph_ids:
            self.graph_ids[name] = self.new_id()
        return self.graph_ids[name]

    def extended_set_id(self, name: str) -> int:
        """The id of a set of extended instructions, which is imported if it has none."""
        if name not in self._extended_set_ids:
            found = self._extended_set_ids[name] = self.new_id()
            words = string_words(name)
            self._put(self.sections.extended_sets, spirv.Opcode.OpExtInstImport, found, *words)
        return self._extended_set_ids[name]

    # --- instructions -----------------------------------------------------------------------------------------------------

    def _put(self, section: list[int], opcode: int, *operands: int) -> None:
        section += instruction(opcode, operands)

    def put(self, opcode: int, operands: Sequence[int]) -> None:
        """Write an instruction into the body of the function."""
        self.function_body += instruction(opcode, operands)

    def put_global(self, opcode: int, operands: Sequence[int]) -> None:
        """Write a type, a constant or a variable of the module."""
        self.sections.globals += instruction(opcode, operands)

    def name(self, id: int, name: str) -> None:
        """Write the name of something."""
        self._put(self.sections.names, spirv.Opcode.OpName, id, *string_words(name))

    def decorate(self, id: int, decoration: spirv.Decoration, values: Sequence[int] = ()) -> None:
        """Write a decoration with its values."""
        self._put(self.sections.decorations, spirv.Opcode.OpDecorate, id, decoration, *values)

    def decorate_member(self, id: int, number: int, words: Sequence[int]) -> None:
        """Write a decoration of a member of a struct."""
        self._put(self.sections.decorations, spirv.Opcode.OpMemberDecorate, id, number, *words)

    def line(self, section: list[int], location: Location) -> None:
        """Write the place in the source, where lines are wanted; not between a merge and the branch after it."""
        if not self._with_lines:
            return
        if self.after_merge:
            self.after_merge = False
        elif isinstance(location, FileLineColLoc):
            words = self._file_id, location.line, location.column
            self._put(section, spirv.Opcode.OpLine, *words)


def attributes_of(op: Operation) -> dict[str, Attribute]:
    """The attributes of an operation, inherent ones too, in the order of their names."""
    found: dict[str, Any] = {**op.properties_as_attributes(), **op.attributes}
    return dict(sorted(found.items()))
