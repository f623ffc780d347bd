"""A module of LLVM IR as objects (LangRef: Module Structure)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.translation.llvm_ir.attributes import AttributeSet
from odsgen.translation.llvm_ir.layout import DataLayout
from odsgen.translation.llvm_ir.metadata import Metadata, MetadataContext, Node
from odsgen.translation.llvm_ir.types import FunctionIRType, IRType
from odsgen.translation.llvm_ir.values import (
    Argument,
    BasicBlock,
    Constant,
    GlobalValue,
    Value,
)

#: What an instruction's text is made of: the operands stand without their types.
Piece = str | Value | AttributeSet


class Instruction(Value):
    """An instruction: pieces of text, operands between them, and what is attached."""

    __slots__ = ("pieces", "types", "attachments", "location", "records", "call_attributes", "name")

    def __init__(self, type: IRType, pieces: Sequence[Piece], types: Sequence[IRType] = ()) -> None:
        super().__init__(type)
        self.pieces = pieces
        self.types = types  # that the text has besides those of the operands
        self.attachments: dict[str, Node] = {}
        self.location: Node | None = None
        self.records: list[DebugRecord] = []  # in front of the instruction
        self.call_attributes: tuple[AttributeSet, ...] = ()  # of results and arguments
        self.name = ""

    @property
    def operands(self) -> list[Value]:
        """The operands in the order of the text."""
        return [piece for piece in self.pieces if isinstance(piece, Value)]


class PhiInstruction(Instruction):
    """`phi`: a value for each block from which control comes."""

    __slots__ = ("incoming", "flags")

    def __init__(self, type: IRType, flags: str) -> None:
        super().__init__(type, ())
        self.flags = flags
        self.incoming: list[tuple[Value, BasicBlock]] = []

    @property
    def operands(self) -> list[Value]:
        return [value for value, _ in self.incoming]


class DebugRecord:
    """`#dbg_value(…)` and its like: the operands, and the location."""

    __slots__ = ("kind", "operands", "location")

    def __init__(
        self, kind: str, operands: Sequence[str | Value | Metadata], location: Node
    ) -> None:
        self.kind = kind
        self.operands = operands
        self.location = location


class Names:
    """The names of values and blocks in a function: of two that would be the same, one gets a number."""

    __slots__ = ("_taken", "_last")

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._last = 0

    def unique(self, name: str) -> str:
        """The name, or with the next number that makes it a new one."""
        found = name
        while found in self._taken:
            self._last += 1
            found = f"{name}{self._last}"
        self._taken.add(found)
        return found

    def free(self, name: str) -> None:
        """Gives a name back."""
        self._taken.discard(name)


class GlobalObject(GlobalValue):
    """The base of global variables, functions, aliases and ifuncs."""

    __slots__ = (
        "linkage",
        "visibility",
        "dso_local",
        "unnamed_addr",
        "section",
        "comdat",
        "alignment",
        "attachments",
    )

    def __init__(self, name: str, value_type: IRType, space: int = 0) -> None:
        super().__init__(name, value_type, space)
        self.linkage = ""
        self.visibility = ""
        self.dso_local = False
        self.unnamed_addr = ""
        self.section: str | None = None
        self.comdat: str | None = None
        self.alignment: int | None = None
        self.attachments: list[tuple[str, Node]] = []  # several of one kind, as they were added

    @property
    def is_local(self) -> bool:
        """Whether nothing outside the module sees it."""
        return self.linkage in ("private", "internal")

    @property
    def is_shown_as_dso_local(self) -> bool:
        """Whether `dso_local` is written: not where linkage or visibility say it."""
        implied = self.is_local or (self.visibility != "" and self.linkage != "extern_weak")
        return self.dso_local and not implied


class GlobalVariable(GlobalObject):
    """A variable of the module."""

    __slots__ = (
        "initializer",
        "is_constant",
        "thread_local",
        "externally_initialized",
        "attributes",
    )

    def __init__(self, name: str, value_type: IRType, space: int = 0) -> None:
        super().__init__(name, value_type, space)
        self.initializer: Constant | None = None
        self.is_constant = False
        self.thread_local = ""
        self.externally_initialized = False
        self.attributes = AttributeSet()


class Alias(GlobalObject):
    """Another name for a constant address."""

    __slots__ = ("aliasee", "thread_local")

    def __init__(self, name: str, value_type: IRType, space: int = 0) -> None:
        super().__init__(name, value_type, space)
        self.aliasee: Constant | None = None
        self.thread_local = ""


class IFunc(GlobalObject):
    """A function that another one chooses when the program is loaded."""

    __slots__ = ("resolver",)

    def __init__(self, name: str, value_type: IRType, space: int, resolver: Constant) -> None:
        super().__init__(name, value_type, space)
        self.resolver = resolver


class Function(GlobalObject):
    """A function; without blocks it is declared only."""

    __slots__ = (
        "attributes",
        "result_attributes",
        "parameter_attributes",
        "arguments",
        "blocks",
        "calling_convention",
        "garbage_collector",
        "personality",
        "subprogram",
        "names",
    )
    value_type: FunctionIRType

    def __init__(self, name: str, value_type: FunctionIRType, space: int = 0) -> None:
        super().__init__(name, value_type, space)
        self.attributes = AttributeSet()
        self.result_attributes = AttributeSet()
        self.parameter_attributes = [AttributeSet() for _ in value_type.parameters]
        self.arguments = [Argument(each) for each in value_type.parameters]
        self.blocks: list[BasicBlock] = []
        self.calling_convention = ""
        self.garbage_collector: str | None = None
        self.personality: Constant | None = None
        self.subprogram: Node | None = None
        self.names = Names()


class Module:
    """A module: what `mlir-translate` writes as one text."""

    def __init__(self, name: str, layout: DataLayout, triple: str = "") -> None:
        self.name = name
        self.layout = layout
        self.triple = triple
        self.assembly = ""
        self.globals: list[GlobalVariable] = []
        self.aliases: list[Alias] = []
        self.ifuncs: list[IFunc] = []
        self.functions: list[Function] = []
        self.comdats: dict[str, str] = {}
        self.named_metadata: dict[str, list[Node]] = {}
        self.metadata = MetadataContext()
        self.symbols: dict[str, GlobalObject] = {}

    def add(self, symbol: GlobalObject) -> None:
        """Adds a global, alias, ifunc or function at the end of its kind."""
        if isinstance(symbol, GlobalVariable):
            self.globals.append(symbol)
        elif isinstance(symbol, Alias):
            self.aliases.append(symbol)
        elif isinstance(symbol, IFunc):
            self.ifuncs.append(symbol)
        elif isinstance(symbol, Function):
            self.functions.append(symbol)
        if symbol.name:
            self.symbols[symbol.name] = symbol

    def function(self, name: str, type: FunctionIRType) -> Function:
        """The function of a name: a new declaration if there is none."""
        found = self.symbols.get(name)
        if isinstance(found, Function):
            return found
        made = Function(name, type, self.layout.program_space)
        self.add(made)
        return made
