"""`convert-linalg-to-std`: structured operations on buffers become calls of library functions."""

from __future__ import annotations

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_full_conversion,
)
from odsgen.dialects.linalg.structured_patterns import structured_names
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    FloatType,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    Operation,
    StridedLayoutAttr,
    Type,
    UnitAttr,
    Value,
    VectorType,
    lookup_symbol_in,
)
from odsgen_dialects import builtin, func, linalg, memref


def _mangled(type: Type) -> str | None:
    """A type in the name of a function; None if it has none (`appendMangledType`)."""
    if isinstance(type, MemRefType):
        element = _mangled(type.element_type)
        space = type.memory_space
        if element is None or not (space is None or isinstance(space, IntegerAttr)):
            return None
        sizes = "".join("sx" if size == DYNAMIC else f"{size}x" for size in type.shape)
        return f"view{sizes}{element}" + ("" if space is None else f"as{space.value}")
    if isinstance(type, VectorType):
        element = _mangled(type.element_type)
        return None if element is None else f"vector{'x'.join(map(str, type.shape))}{element}"
    if isinstance(type, (IndexType, FloatType)) or (
        isinstance(type, IntegerType) and type.is_signless
    ):
        return str(type)
    return None


def library_name(op: Operation) -> str:
    """The function that does what an operation does; empty if there is none (`getLibraryCallName`)."""
    if isinstance(op, linalg.GenericOp):
        return op.library_call or "op_has_no_registered_library_name"
    parts = [_mangled(type) for type in op.operand_types]
    if None in parts:
        return ""
    return "_".join([op.name.replace(".", "_"), *(part for part in parts if part)])


def _strided(type: Type) -> Type:
    """A buffer of any layout; other types as they are."""
    if not isinstance(type, MemRefType):
        return type
    layout = StridedLayoutAttr.get(DYNAMIC_STRIDE, (DYNAMIC_STRIDE,) * len(type.shape))
    return MemRefType.get(type.shape, type.element_type, layout, type.memory_space)


class CallLibrary(ConversionPattern[Operation]):
    """Calls the function of the library instead, which is declared once."""

    def __init__(self, root: str) -> None:
        super().__init__()
        self.root = root

    def match_and_rewrite(
        self, op: Operation, adaptor: object, rewriter: ConversionRewriter
    ) -> bool:
        name = library_name(op)
        if not name:
            return rewriter.match_failure(op, "no library function is known")
        if not self._declare(name, op, rewriter):
            return rewriter.match_failure(op, "an operation with results has no library function")
        values: list[Value] = []
        for value in op.operands:
            if isinstance(value.type, MemRefType):
                cast = memref.CastOp.build(_strided(value.type), value, location=op.location)
                value = rewriter.insert(cast).results[0]
            values.append(value)
        rewriter.insert(func.CallOp.build((), name, values, location=op.location))
        rewriter.erase_op(op)
        return True

    @staticmethod
    def _declare(name: str, op: Operation, rewriter: ConversionRewriter) -> bool:
        module = op.parent_of_type(builtin.ModuleOp)
        if module is None:
            return False
        if lookup_symbol_in(module, name) is not None:
            return True
        if op.results:
            return False
        type = FunctionType.get([_strided(each) for each in op.operand_types], [])
        made = func.FuncOp.build(name, type, sym_visibility="private", location=op.location)
        made.set_attribute("llvm.emit_c_interface", UnitAttr.get())
        last = module.regions[0].entry_block.last
        assert last is not None
        rewriter.insert_before(last, made)
        return True


@register_pass
class ConvertLinalgToStandardPass(Pass):
    """Calls library functions instead of structured operations."""

    ARGUMENT = "convert-linalg-to-std"
    NAME = "ConvertLinalgToStandardPass"
    SUMMARY = "Convert the operations from the linalg dialect into the Standard dialect"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("affine", "arith", "func", "memref", "scf")
        target.add_legal_op("builtin.module")
        apply_full_conversion(op, target, [CallLibrary(name) for name in structured_names()])
