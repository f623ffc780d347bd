"""The module as a whole: data layout, target, comdats, and metadata with names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import ArrayAttr, Block, Operation, StringAttr
from odsgen.translation.llvm_ir.errors import TranslationError, error_at
from odsgen.translation.llvm_ir.layout import DataLayout, LayoutError
from odsgen.translation.llvm_ir.metadata import StringMetadata
from odsgen.translation.llvm_ir.model import Module
from odsgen_dialects import llvm
from odsgen_dialects.builtin import ModuleOp

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


def check_module(op: Operation) -> None:
    """Refuses an operation that is no module: one region with one block, and symbols in it."""
    if len(op.regions) != 1 or len(list(op.regions[0].blocks)) != 1 or not _has_symbol_table(op):
        raise TranslationError(op.op_error("can not be translated to an LLVMIR module").diagnostics)


def _has_symbol_table(op: Operation) -> bool:
    from odsgen.runtime.ir.traits import SymbolTable

    return SymbolTable in op.TRAITS


def prepared_module(op: Operation, name: str) -> Module:
    """An empty module with the layout, target and assembly code of an operation."""
    attributes = op.stored_attributes
    text = attributes.get("llvm.data_layout")
    try:
        layout = DataLayout(
            text.value if isinstance(text, StringAttr) else _layout_of_specification(op)
        )
    except LayoutError as error:
        raise error_at(op.location, f"invalid data layout: {error}") from None
    triple = attributes.get("llvm.target_triple")
    made = Module(name, layout, triple.value if isinstance(triple, StringAttr) else "")
    assembly = attributes.get("llvm.module_asm")
    if isinstance(assembly, ArrayAttr):
        made.assembly = "\n".join(
            [each.value for each in assembly.elements if isinstance(each, StringAttr)]
        )
    return made


def _layout_of_specification(op: Operation) -> str:
    """The text for the entries of a `#dlti.dl_spec`."""
    from odsgen.translation.llvm_ir.layout_specification import layout_text

    return layout_text(op) if isinstance(op, ModuleOp) else ""


def translate_comdats(translation: Translation, body: Block) -> None:
    """The comdats, by their names in all regions."""
    comdats = translation.module.comdats
    for op in body:
        if not isinstance(op, llvm.ComdatOp):
            continue
        for selector in op.body.entry_block:
            if not isinstance(selector, llvm.ComdatSelectorOp):
                continue
            if selector.sym_name in comdats:
                raise error_at(
                    selector.location,
                    "comdat selection symbols must be unique even in different comdat regions",
                )
            comdats[selector.sym_name] = selector.comdat.keyword


def translate_module_metadata(translation: Translation, body: Block) -> None:
    """Metadata that attributes of the module ask for, and that of TBAA."""
    from odsgen.translation.llvm_ir.aliasing import create_tbaa

    create_tbaa(translation)
    attributes: Any = translation.op.stored_attributes
    for attribute, name in (("llvm.ident", "llvm.ident"), ("llvm.commandline", "llvm.commandline")):
        value = attributes.get(attribute)
        if isinstance(value, StringAttr):
            _add_strings(translation, name, [value.value])
    libraries = attributes.get("llvm.dependent_libraries")
    if isinstance(libraries, ArrayAttr):
        names = [each.value for each in libraries.elements if isinstance(each, StringAttr)]
        _add_strings(translation, "llvm.dependent-libraries", names)


def _add_strings(translation: Translation, name: str, strings: list[str]) -> None:
    module = translation.module
    nodes = module.named_metadata.setdefault(name, [])
    nodes += [module.metadata.node(StringMetadata(string)) for string in strings]
