"""The nodes of debug information, by the attributes of the dialect (LangRef: Specialized Metadata Nodes)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.dialects.llvm.dwarf import ENCODINGS
from odsgen.runtime import Attribute, IntegerAttr, StringAttr
from odsgen.translation.llvm_ir.metadata import Metadata, Node, StringMetadata, ValueMetadata
from odsgen.translation.llvm_ir.model import Module
from odsgen.translation.llvm_ir.text import quoted
from odsgen_dialects import llvm

#: A field as it is written: its name, and its text or what it refers to.
Field = tuple[str, str | Metadata | None]

#: The order in which nodes number what their fields refer to, where it is not that of the fields.
_OPERANDS: dict[str, tuple[str, ...]] = {
    "DICompositeType": tuple(
        "file scope baseType elements dataLocation associated allocated rank annotations".split()
    ),
    "DIDerivedType": ("file", "scope", "baseType", "extraData", "annotations"),
    "DICompileUnit": ("file", "globals"),
    "DISubprogram": tuple("file scope type unit retainedNodes annotations".split()),
    "DILexicalBlock": ("file", "scope"),
    "DILexicalBlockFile": ("file", "scope"),
    "DIModule": ("file", "scope"),
}

_ACCESS = {1: "Private", 2: "Protected", 3: "Public"}
_INHERITANCE = {1: "SingleInheritance", 2: "MultipleInheritance", 3: "VirtualInheritance"}
#: The other flags, by bit.
_FLAGS = {
    2: "FwdDecl",
    3: "AppleBlock",
    4: "ReservedBit4",
    5: "Virtual",
    6: "Artificial",
    7: "Explicit",
    8: "Prototyped",
    9: "ObjcClassComplete",
    10: "ObjectPointer",
    11: "Vector",
    12: "StaticMember",
    13: "LValueReference",
    14: "RValueReference",
    15: "ExportSymbols",
    18: "IntroducedVirtual",
    19: "BitField",
    20: "NoReturn",
    22: "TypePassByValue",
    23: "TypePassByReference",
    24: "EnumClass",
    25: "Thunk",
    26: "NonTrivial",
    27: "BigEndian",
    28: "LittleEndian",
    29: "AllCallsDescribed",
    30: "NameIsSimplified",
}
_SUBPROGRAM_FLAGS = {
    2: "LocalToUnit",
    3: "Definition",
    4: "Optimized",
    5: "Pure",
    6: "Elemental",
    7: "Recursive",
    8: "MainSubprogram",
    9: "Deleted",
    11: "ObjCDirect",
}
_EMISSION = {"None": "NoDebug", "Full": "FullDebug"}
#: The tags of types of which each is one of its own.
_DISTINCT_TYPES = frozenset(
    "DW_TAG_class_type DW_TAG_enumeration_type DW_TAG_structure_type DW_TAG_union_type".split()
)


def _flags(bits: int) -> str | None:
    """The flags of a declaration."""
    words = []
    if bits & 3:
        words.append(_ACCESS[bits & 3])
    if bits >> 16 & 3:
        words.append(_INHERITANCE[bits >> 16 & 3])
    rest = bits
    if rest >> 2 & 1 and rest >> 5 & 1:
        words.append("IndirectVirtualBase")
        rest &= ~0b100100
    words += [word for place, word in _FLAGS.items() if rest >> place & 1]
    return " | ".join([f"DIFlag{word}" for word in words]) or None


def _subprogram_flags(bits: int) -> str:
    """The flags of a function, of which there is always one field."""
    words = [{1: "Virtual", 2: "PureVirtual"}[bits & 3]] if bits & 3 in (1, 2) else []
    words += [word for place, word in _SUBPROGRAM_FLAGS.items() if bits >> place & 1]
    return " | ".join([f"DISPFlag{word}" for word in words]) or "0"


def _number(value: int) -> str | None:
    """A number that is not written if it is 0."""
    return str(value) if value else None


def _string(value: StringAttr | None) -> str | None:
    """A text in quotes that is not written if it is empty."""
    return quoted(value.value) if value is not None and value.value else None


def _truth(value: bool) -> str:
    return "true" if value else "false"


class DebugNodes:
    """Makes the nodes of one module, one for each attribute."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._nodes: dict[object, Node | None] = {}
        self._recursive: dict[object, Node] = {}
        self._distinct: dict[object, Node] = {}

    def node(self, attribute: Attribute | None) -> Node | None:
        """The node of an attribute; None for a type that is none."""
        if attribute is None or isinstance(attribute, llvm.DINullTypeAttr):
            return None
        if attribute in self._nodes:
            return self._nodes[attribute]
        recursive = getattr(attribute, "rec_id", None)
        if recursive is None:
            made = _MAKERS[attribute.__class__](self, attribute)
        else:
            made = self._made_recursive(attribute, recursive)
            if getattr(attribute, "is_rec_self", False):
                return made
        self._nodes[attribute] = made
        return made

    def _made_recursive(self, attribute: Any, identifier: object) -> Node:
        """A node that is part of itself."""
        found = self._recursive.get(identifier)
        if found is not None:
            return found
        placeholder = self._recursive[identifier] = Node([])
        concrete = _MAKERS[attribute.__class__](self, attribute)
        if concrete.distinct or any(_refers(concrete, placeholder, set())):
            placeholder.operands, placeholder.distinct = concrete.operands, concrete.distinct
            placeholder.kind, placeholder.fields = concrete.kind, concrete.fields
            for key, node in list(self._distinct.items()):
                if node is concrete:
                    self._distinct[key] = placeholder
            concrete = placeholder
        del self._recursive[identifier]
        return concrete

    def made(self, kind: str, fields: Sequence[Field], distinct: bool = False) -> Node:
        """The node of a kind with the fields that are there."""
        found = [(name, value) for name, value in fields if value is not None]
        by_name = dict(found)
        order = _OPERANDS.get(kind) or [name for name, _ in found]
        operands = [
            value for name in order if isinstance(value := by_name.get(name), (Node, ValueMetadata))
        ]
        return self.module.metadata.specialized(kind, operands, found, distinct)

    def set_globals(self, unit: Node, variables: Node) -> None:
        """Tells a compile unit of its variables."""
        fields = list(unit.fields)
        place = [name for name, _ in fields].index("emissionKind") + 1
        fields.insert(place, ("globals", variables))
        unit.fields = fields
        unit.operands.append(variables)

    def tuple(self, attributes: Sequence[Attribute] | None) -> Node | None:
        """The list of some nodes; None for an empty one."""
        if not attributes:
            return None
        return self.module.metadata.node(*[self.node(each) for each in attributes])

    # --- expressions ----------------------------------------------------------------------------------------------------

    def expression(self, attribute: Any) -> Node:
        """How a value is computed; fragments of a fragment are one."""
        elements = [
            (element.opcode, tuple(element.arguments or ()))
            for element in (attribute.operations if attribute is not None else ())
        ]
        merged: list[tuple[str, tuple[int, ...]]] = []
        for opcode, arguments in elements:
            fragment = "DW_OP_LLVM_fragment"
            if merged and opcode == merged[-1][0] == fragment and len(arguments) == 2:
                offset, size = merged[-1][1]
                merged[-1] = fragment, (offset + arguments[0], min(size, arguments[1]))
            else:
                merged.append((opcode, arguments))
        fields: list[tuple[str, str | Metadata]] = []
        for opcode, arguments in merged:
            fields.append(("", opcode))
            texts = [str(argument & (1 << 64) - 1) for argument in arguments]
            if opcode == "DW_OP_LLVM_convert" and len(arguments) == 2:
                texts[1] = ENCODINGS.names.get(arguments[1], "")
            fields += [("", text) for text in texts]
        return self.module.metadata.specialized("DIExpression", [], fields)

    def _optional_expression(self, attribute: Any) -> Node | None:
        return None if attribute is None else self.expression(attribute)

    def variable_expression(self, attribute: Any) -> Node:
        """A global variable, with how its value is computed."""
        return self.made(
            "DIGlobalVariableExpression",
            [("var", self.node(attribute.var)), ("expr", self.expression(attribute.expr))],
        )

    # --- places ---------------------------------------------------------------------------------------------------------

    def location(self, line: int, column: int, scope: Node, inlined_at: Node | None) -> Node:
        """A place in a scope; lines and columns that are too great are none."""
        column = column if column < 1 << 16 else 0
        return self.made(
            "DILocation",
            [
                ("line", str(line)),
                ("column", _number(column)),
                ("scope", scope),
                ("inlinedAt", inlined_at),
            ],
        )

    def merged(self, first: Node | None, second: Node | None) -> Node | None:
        """The place that stands for two: in the outermost calls in which they agree, else line 0 of the first's scope."""
        if first is None or second is None:
            return None
        if first is second:
            return first
        ours, theirs = _calls(first), _calls(second)
        known = {_where(place): number for number, place in reversed(list(enumerate(ours)))}
        result: Node | None = None
        for number, place in enumerate(theirs):
            same = known.get(_where(place))
            if same is not None:
                result = _field(place, "inlinedAt")
                for one, other in zip(ours[same::-1], theirs[number::-1], strict=False):
                    made = self._merged_pair(one, other, result)
                    if made is None:
                        break
                    result = made
                break
        if result is not None:
            return result
        scope = _field(first, "scope")
        assert scope is not None
        return self.location(0, 0, scope, None)

    def _merged_pair(self, first: Node, second: Node, inlined_at: Node | None) -> Node | None:
        """The place for two of one function; None if they are of several."""
        ours, theirs = dict(first.fields), dict(second.fields)
        scope = _common_scope(ours["scope"], theirs["scope"])
        if scope is None or _subprogram_of(ours["scope"]) is not _subprogram_of(theirs["scope"]):
            return None
        line = int(str(ours["line"])) if ours["line"] == theirs["line"] else 0
        columns = ours.get("column", "0"), theirs.get("column", "0")
        column = int(str(columns[0])) if line and columns[0] == columns[1] else 0
        return self.location(line, column, scope, inlined_at)


def _field(node: Node, name: str) -> Node | None:
    found = dict(node.fields).get(name)
    return found if isinstance(found, Node) else None


def _calls(place: Node | None) -> list[Node]:
    """A place, and those into which it was inlined."""
    found = []
    while place is not None:
        found.append(place)
        place = _field(place, "inlinedAt")
    return found


def _where(place: Node) -> tuple[Node | None, Node | None]:
    return _subprogram_of(_field(place, "scope")), _field(place, "inlinedAt")


def _subprogram_of(scope: object) -> Node | None:
    """The function of a scope."""
    while isinstance(scope, Node) and scope.kind != "DISubprogram":
        scope = _field(scope, "scope")
    return scope if isinstance(scope, Node) else None


def _common_scope(first: Any, second: Any) -> Node | None:
    """The innermost scope around both."""
    around = []
    while isinstance(first, Node):
        around.append(first)
        first = _field(first, "scope")
    while isinstance(second, Node):
        if any(second is each for each in around):
            return second
        second = _field(second, "scope")
    return None


def _refers(node: Node, target: Node, seen: set[Node]) -> Any:
    """Whether a node is below another one."""
    if node in seen:
        return
    seen.add(node)
    for operand in node.operands:
        if operand is target:
            yield True
        elif isinstance(operand, Node):
            yield from _refers(operand, target, seen)


# --- one for each attribute ---------------------------------------------------------------------------------------------


def _file(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DIFile",
        [
            ("filename", quoted(attribute.name.value)),
            ("directory", quoted(attribute.directory.value)),
        ],
    )


def _basic_type(nodes: DebugNodes, attribute: Any) -> Node:
    tag = attribute.tag
    return nodes.made(
        "DIBasicType",
        [
            ("tag", None if tag == "DW_TAG_base_type" else tag),
            ("name", _string(attribute.name)),
            ("size", _number(attribute.size_in_bits)),
            ("encoding", attribute.encoding or None),
        ],
    )


def _string_type(nodes: DebugNodes, attribute: Any) -> Node:
    tag = attribute.tag
    expression = nodes._optional_expression
    return nodes.made(
        "DIStringType",
        [
            ("tag", None if tag == "DW_TAG_string_type" else tag),
            ("name", _string(attribute.name)),
            ("stringLength", nodes.node(attribute.string_length)),
            ("stringLengthExpression", expression(attribute.string_length_exp)),
            ("stringLocationExpression", expression(attribute.string_location_exp)),
            ("size", _number(attribute.size_in_bits)),
            ("align", _number(attribute.align_in_bits)),
            ("encoding", attribute.encoding or None),
        ],
    )


def _derived_type(nodes: DebugNodes, attribute: Any) -> Node:
    space = attribute.dwarf_address_space
    return nodes.made(
        "DIDerivedType",
        [
            ("tag", attribute.tag),
            ("name", _string(attribute.name)),
            ("baseType", nodes.node(attribute.base_type) or "null"),
            ("size", _number(attribute.size_in_bits)),
            ("align", _number(attribute.align_in_bits)),
            ("offset", _number(attribute.offset_in_bits)),
            ("extraData", nodes.node(attribute.extra_data)),
            ("dwarfAddressSpace", None if space is None else str(space)),
        ],
    )


def _composite_type(nodes: DebugNodes, attribute: Any) -> Node:
    expression = nodes._optional_expression
    elements = nodes.tuple(attribute.elements)
    return nodes.made(
        "DICompositeType",
        [
            ("tag", attribute.tag),
            ("name", _string(attribute.name)),
            ("scope", nodes.node(attribute.scope)),
            ("file", nodes.node(attribute.file)),
            ("line", _number(attribute.line)),
            ("baseType", nodes.node(attribute.base_type)),
            ("size", _number(attribute.size_in_bits)),
            ("align", _number(attribute.align_in_bits)),
            ("flags", _flags(int(attribute.flags))),
            ("elements", elements),
            ("dataLocation", expression(attribute.data_location)),
            ("associated", expression(attribute.associated)),
            ("allocated", expression(attribute.allocated)),
            ("rank", expression(attribute.rank)),
        ],
        attribute.tag in _DISTINCT_TYPES,
    )


def _subroutine_type(nodes: DebugNodes, attribute: Any) -> Node:
    convention = attribute.calling_convention
    types = nodes.module.metadata.node(*[nodes.node(each) for each in attribute.types or ()])
    return nodes.made(
        "DISubroutineType",
        [("cc", convention if convention not in ("", "DW_CC_null") else None), ("types", types)],
    )


def _compile_unit(nodes: DebugNodes, attribute: Any) -> Node:
    known = nodes._distinct.get(attribute.id)
    if known is not None:
        return known
    kind = attribute.emission_kind.keyword
    table = attribute.name_table_kind.keyword
    made = nodes.made(
        "DICompileUnit",
        [
            ("language", attribute.source_language),
            ("file", nodes.node(attribute.file)),
            ("producer", _string(attribute.producer)),
            ("isOptimized", _truth(attribute.is_optimized)),
            ("runtimeVersion", "0"),
            ("splitDebugFilename", _string(attribute.split_debug_filename)),
            ("emissionKind", _EMISSION.get(kind, kind)),
            ("nameTableKind", None if table == "Default" else table),
        ],
        True,
    )
    nodes._distinct[attribute.id] = made
    nodes.module.named_metadata.setdefault("llvm.dbg.cu", []).append(made)
    return made


def _subprogram(nodes: DebugNodes, attribute: Any) -> Node:
    if attribute.id is not None and attribute.id in nodes._distinct:
        return nodes._distinct[attribute.id]
    flags = int(attribute.subprogram_flags or 0)
    scope, file = nodes.node(attribute.scope), nodes.node(attribute.file)
    type, unit = nodes.node(attribute.type), nodes.node(attribute.compile_unit)
    if attribute.id is not None and attribute.id in nodes._distinct:
        return nodes._distinct[attribute.id]
    made = nodes.made(
        "DISubprogram",
        [
            ("name", _string(attribute.name)),
            ("linkageName", _string(attribute.linkage_name)),
            ("scope", scope or "null"),
            ("file", file),
            ("line", _number(attribute.line)),
            ("type", type),
            ("scopeLine", _number(attribute.scope_line)),
            ("spFlags", _subprogram_flags(flags)),
            ("unit", unit),
            ("retainedNodes", nodes.tuple(attribute.retained_nodes)),
            ("annotations", nodes.tuple(attribute.annotations)),
        ],
        bool(flags & llvm.DISubprogramFlags.Definition),
    )
    if attribute.id is not None:
        nodes._distinct[attribute.id] = made
    return made


def _lexical_block(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DILexicalBlock",
        [
            ("scope", nodes.node(attribute.scope) or "null"),
            ("file", nodes.node(attribute.file)),
            ("line", _number(attribute.line)),
            ("column", _number(attribute.column)),
        ],
        True,
    )


def _lexical_block_file(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DILexicalBlockFile",
        [
            ("scope", nodes.node(attribute.scope) or "null"),
            ("file", nodes.node(attribute.file)),
            ("discriminator", str(attribute.discriminator)),
        ],
        True,
    )


def _namespace(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DINamespace",
        [
            ("name", _string(attribute.name)),
            ("scope", nodes.node(attribute.scope) or "null"),
            ("exportSymbols", "true" if attribute.export_symbols else None),
        ],
    )


def _common_block(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DICommonBlock",
        [
            ("scope", nodes.node(attribute.scope) or "null"),
            ("declaration", nodes.node(attribute.decl) or "null"),
            ("name", _string(attribute.name)),
            ("file", nodes.node(attribute.file)),
            ("line", _number(attribute.line)),
        ],
    )


def _module(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DIModule",
        [
            ("scope", nodes.node(attribute.scope) or "null"),
            ("name", _string(attribute.name)),
            ("configMacros", _string(attribute.config_macros)),
            ("includePath", _string(attribute.include_path)),
            ("apinotes", _string(attribute.apinotes)),
            ("file", nodes.node(attribute.file)),
            ("line", _number(attribute.line)),
            ("isDecl", "true" if attribute.is_decl else None),
        ],
    )


def _global_variable(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DIGlobalVariable",
        [
            ("name", _string(attribute.name)),
            ("linkageName", _string(attribute.linkage_name)),
            ("scope", nodes.node(attribute.scope) or "null"),
            ("file", nodes.node(attribute.file)),
            ("line", _number(attribute.line)),
            ("type", nodes.node(attribute.type)),
            ("isLocal", _truth(attribute.is_local_to_unit)),
            ("isDefinition", _truth(attribute.is_defined)),
            ("align", _number(attribute.align_in_bits)),
        ],
        True,
    )


def _local_variable(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DILocalVariable",
        [
            ("name", _string(attribute.name)),
            ("arg", _number(attribute.arg)),
            ("scope", nodes.node(attribute.scope) or "null"),
            ("file", nodes.node(attribute.file)),
            ("line", _number(attribute.line)),
            ("type", nodes.node(attribute.type)),
            ("flags", _flags(int(attribute.flags))),
            ("align", _number(attribute.align_in_bits)),
        ],
    )


def _label(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DILabel",
        [
            ("scope", nodes.node(attribute.scope) or "null"),
            ("name", quoted(attribute.name.value) if attribute.name is not None else '""'),
            ("file", nodes.node(attribute.file)),
            ("line", _number(attribute.line)),
        ],
    )


def _imported_entity(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DIImportedEntity",
        [
            ("tag", attribute.tag),
            ("name", _string(attribute.name)),
            ("scope", nodes.node(attribute.scope) or "null"),
            ("entity", nodes.node(attribute.entity)),
            ("file", nodes.node(attribute.file)),
            ("line", _number(attribute.line)),
            ("elements", nodes.tuple(attribute.elements)),
        ],
    )


_BOUNDS = (
    ("count", "count"),
    ("lowerBound", "lower_bound"),
    ("upperBound", "upper_bound"),
    ("stride", "stride"),
)


def _bound(nodes: DebugNodes, value: Any) -> str | Metadata | None:
    if isinstance(value, IntegerAttr):
        return str(value.value)
    if isinstance(value, llvm.DIExpressionAttr):
        return nodes.expression(value)
    return nodes.node(value)


def _subrange(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DISubrange",
        [(name, _bound(nodes, getattr(attribute, parameter))) for name, parameter in _BOUNDS],
    )


def _generic_subrange(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.made(
        "DIGenericSubrange",
        [(name, _bound(nodes, getattr(attribute, parameter))) for name, parameter in _BOUNDS],
    )


def _annotation(nodes: DebugNodes, attribute: Any) -> Node:
    return nodes.module.metadata.node(
        StringMetadata(attribute.name.value), StringMetadata(attribute.value.value)
    )


_MAKERS: dict[type[Attribute], Callable[[DebugNodes, Any], Node]] = {
    llvm.DIFileAttr: _file,
    llvm.DIBasicTypeAttr: _basic_type,
    llvm.DIStringTypeAttr: _string_type,
    llvm.DIDerivedTypeAttr: _derived_type,
    llvm.DICompositeTypeAttr: _composite_type,
    llvm.DISubroutineTypeAttr: _subroutine_type,
    llvm.DICompileUnitAttr: _compile_unit,
    llvm.DISubprogramAttr: _subprogram,
    llvm.DILexicalBlockAttr: _lexical_block,
    llvm.DILexicalBlockFileAttr: _lexical_block_file,
    llvm.DINamespaceAttr: _namespace,
    llvm.DICommonBlockAttr: _common_block,
    llvm.DIModuleAttr: _module,
    llvm.DIGlobalVariableAttr: _global_variable,
    llvm.DILocalVariableAttr: _local_variable,
    llvm.DILabelAttr: _label,
    llvm.DIImportedEntityAttr: _imported_entity,
    llvm.DISubrangeAttr: _subrange,
    llvm.DIGenericSubrangeAttr: _generic_subrange,
    llvm.DIAnnotationAttr: _annotation,
    llvm.DIGlobalVariableExpressionAttr: DebugNodes.variable_expression,
    llvm.DIExpressionAttr: DebugNodes.expression,
}
