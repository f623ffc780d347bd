"""Operations that name symbols and blocks, and those at the top of a module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import StringAttr
from odsgen.translation.llvm_ir.metadata import StringMetadata
from odsgen.translation.llvm_ir.model import Function
from odsgen.translation.llvm_ir.values import BlockAddress, DSOLocalEquivalent
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime import Operation
    from odsgen.translation.llvm_ir.translation import Translate, Translation


def _address_of(translation: Translation, op: Any) -> None:
    translation.values[op.res] = translation.symbols[op.global_name]


def _dso_local_equivalent(translation: Translation, op: Any) -> None:
    translation.values[op.res] = DSOLocalEquivalent(translation.symbols[op.function_name])


def _block_address(translation: Translation, op: Any) -> None:
    attribute = op.block_addr
    function = translation.symbols[attribute.function.value]
    key = attribute.function.value, attribute.tag
    for known, address in translation.addresses:
        if known == key:
            translation.values[op.res] = address
            return
    made = BlockAddress(function)
    translation.addresses.append((key, made))
    translation.values[op.res] = made


def _block_tag(translation: Translation, op: Any) -> None:
    function = translation.function
    assert isinstance(function, Function)
    translation.tagged_blocks[function.name, op.tag] = translation.builder.block


def _linker_options(translation: Translation, op: Any) -> None:
    options = [
        StringMetadata(each if isinstance(each, str) else each.value)
        for each in (op.options.value if hasattr(op.options, "value") else op.options)
        if isinstance(each, (str, StringAttr))
    ]
    nodes = translation.module.named_metadata.setdefault("llvm.linker.options", [])
    nodes.append(translation.module.metadata.node(*options))


def _module_flags(translation: Translation, op: Any) -> None:
    from odsgen.translation.llvm_ir.module_flags import add_flags

    add_flags(translation, op)


TRANSLATIONS: dict[type[Operation], Translate] = {
    llvm.AddressOfOp: _address_of,
    llvm.DSOLocalEquivalentOp: _dso_local_equivalent,
    llvm.BlockAddressOp: _block_address,
    llvm.BlockTagOp: _block_tag,
    llvm.LinkerOptionsOp: _linker_options,
    llvm.ModuleFlagsOp: _module_flags,
}
