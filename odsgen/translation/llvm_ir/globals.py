"""Global variables, aliases, constructors and ifuncs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import Block, StringAttr
from odsgen.translation.llvm_ir.constants import constant_of
from odsgen.translation.llvm_ir.errors import TranslationError, error_at
from odsgen.translation.llvm_ir.function_attributes import named_attributes
from odsgen.translation.llvm_ir.keywords import linkage_text, unnamed_text, visibility_text
from odsgen.translation.llvm_ir.model import Alias, GlobalVariable, IFunc
from odsgen.translation.llvm_ir.types import I32, POINTER, ArrayIRType, StructIRType
from odsgen.translation.llvm_ir.values import (
    Constant,
    NullConstant,
    UndefConstant,
    aggregate,
    integer,
)
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


def translate_globals(translation: Translation, body: Block) -> None:
    """Translates variables and aliases: first all names, then values, which may refer to any of them."""
    variables = [op for op in body if isinstance(op, llvm.GlobalOp)]
    aliases = [op for op in body if isinstance(op, llvm.AliasOp)]
    for op in variables:
        _declare_variable(translation, op)
    for alias in aliases:
        _declare_alias(translation, alias)
    for op in variables:
        if op.initializer.blocks:
            variable = translation.symbols[op.sym_name]
            assert isinstance(variable, GlobalVariable)
            value = _initializer(translation, op.initializer.entry_block, "global")
            if variable.linkage != "extern_weak":
                variable.initializer = value
    for each in body:
        if isinstance(each, (llvm.GlobalCtorsOp, llvm.GlobalDtorsOp)):
            _translate_structors(translation, each)
    for op in variables:
        translation.translate_attributes(op, [])
    translation.debug.finish_globals()
    for alias in aliases:
        made = translation.symbols[alias.sym_name]
        assert isinstance(made, Alias)
        made.aliasee = _initializer(translation, alias.initializer.entry_block, "alias")
    for alias in aliases:
        translation.translate_attributes(alias, [])


def _declare_variable(translation: Translation, op: Any) -> None:
    type = translation.convert_type(op.global_type)
    linkage = linkage_text(op.linkage.linkage)
    value: Constant | None = None
    if op.value is not None:
        value = constant_of(translation, type, op.value, op.location)
        if isinstance(op.value, StringAttr):
            type = value.type
    if linkage == "extern_weak" or (linkage == "" and value is None):
        value = None
    elif value is None:
        value = UndefConstant(type)
    made = GlobalVariable(op.sym_name, type, op.addr_space)
    made.initializer = value
    made.linkage = linkage
    made.is_constant = op.constant
    made.thread_local = "thread_local" if op.thread_local_ else ""
    made.externally_initialized = op.externally_initialized
    if op.comdat is not None:
        made.comdat = op.comdat.leaf
    made.unnamed_addr = unnamed_text(op.unnamed_addr)
    made.section = op.section
    made.dso_local = op.dso_local
    made.alignment = op.alignment
    made.visibility = visibility_text(op.visibility_)
    translation.module.add(made)
    translation.symbols[op.sym_name] = made
    translation.debug.attach_global(op, made)
    made.attributes.merge(
        named_attributes(op.target_specific_attrs, "target_specific_attrs", op.location)
    )


def _declare_alias(translation: Translation, op: Any) -> None:
    made = Alias(op.sym_name, translation.convert_type(op.alias_type), 0)
    made.linkage = linkage_text(op.linkage.linkage)
    made.thread_local = "thread_local" if op.thread_local_ else ""
    made.unnamed_addr = unnamed_text(op.unnamed_addr)
    made.visibility = visibility_text(op.visibility_)
    translation.module.add(made)
    translation.symbols[op.sym_name] = made


def _initializer(translation: Translation, block: Block, kind: str) -> Constant:
    """The constant that a region returns."""
    values = translation.values
    value: Any = None
    for op in block:
        if isinstance(op, llvm.ReturnOp):
            value = values[op.stored_operands[0]]
            break
        try:
            translation.translate(op)
        except TranslationError as error:
            message = f"fail to convert {kind} initializer"
            error.diagnostics += error_at(op.location, message).diagnostics
            raise
        if not isinstance(values.get(op.single_result), Constant):
            raise error_at(op.location, "unemittable constant value")
    assert isinstance(value, Constant)
    return value


def _translate_structors(translation: Translation, op: Any) -> None:
    """Adds to the functions that run before `main`, or after it."""
    is_constructors = isinstance(op, llvm.GlobalCtorsOp)
    name = "llvm.global_ctors" if is_constructors else "llvm.global_dtors"
    functions = op.ctors if is_constructors else op.dtors
    entry = StructIRType([I32, POINTER, POINTER])
    entries: list[Constant] = []
    before = translation.module.symbols.get(name)
    if isinstance(before, GlobalVariable) and before.initializer is not None:
        from odsgen.translation.llvm_ir.values import elements_of

        entries += elements_of(before.initializer) or []
        translation.module.globals.remove(before)
    for function, priority in zip(functions, op.priorities, strict=False):
        symbol = translation.symbols[_name(function)]
        # What the function belongs to is not translated.
        fields = [integer(I32, int(priority)), symbol, NullConstant(POINTER)]
        entries.append(aggregate(entry, fields))
    type = ArrayIRType(entry, len(entries))
    made = GlobalVariable(name, type)
    made.linkage = "appending"
    made.initializer = aggregate(type, entries)
    translation.module.add(made)


def _name(function: Any) -> str:
    return function if isinstance(function, str) else function.value


def translate_ifuncs(translation: Translation, body: Block) -> None:
    """Translates the functions that are chosen when the program is loaded."""
    for op in body:
        if not isinstance(op, llvm.IFuncOp):
            continue
        type = translation.convert_type(op.i_func_type)
        resolver = translation.symbols[op.resolver]
        made = IFunc(op.sym_name, type, op.address_space, resolver)
        made.linkage = linkage_text(op.linkage.linkage)
        made.dso_local = op.dso_local
        made.unnamed_addr = unnamed_text(op.unnamed_addr)
        made.visibility = visibility_text(op.visibility_)
        translation.module.add(made)
        translation.symbols[op.sym_name] = made
