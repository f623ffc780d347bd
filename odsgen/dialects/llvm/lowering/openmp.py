"""`convert-openmp-to-llvm`: operations of OpenMP, and what is inside them, on types of `llvm`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from odsgen.conversion import ConversionPattern, ConversionRewriter, apply_partial_conversion
from odsgen.dialects.arith.to_llvm import direct_arith_patterns
from odsgen.dialects.cf.to_llvm import cf_patterns
from odsgen.dialects.func.to_llvm import func_patterns
from odsgen.dialects.llvm.lowering.target import llvm_target
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.dialects.memref.to_llvm.memory import memref_patterns
from odsgen.passes import Pass, register_pass
from odsgen.runtime import MemRefType, Operation, Region, TypeAttr
from odsgen_dialects import omp

#: The operations that need a pointer where a memref would become a descriptor.
_ON_POINTERS = (
    omp.AtomicReadOp,
    omp.AtomicUpdateOp,
    omp.AtomicWriteOp,
    omp.FlushOp,
    omp.MapInfoOp,
    omp.ThreadprivateOp,
)


class OpenMPLowering(ConversionPattern[Any]):
    """Converts the types of operands, results, arguments and attributes."""

    def __init__(self, root: str, type_converter: LLVMTypeConverter) -> None:
        super().__init__(type_converter)
        self.root = root

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        converter = self.type_converter
        assert converter is not None
        if isinstance(op, _ON_POINTERS) and any(
            isinstance(type, MemRefType) for type in op.operand_types
        ):
            return rewriter.match_failure(op, "a descriptor is no pointer")
        types = converter.convert_types(op.result_types)
        if types is None:
            return rewriter.match_failure(op, "the type of a result cannot be converted")
        made = op.__class__(
            tuple(adaptor.operands),
            tuple(types),
            dict(op.properties),
            dict(op.attributes),
            regions=tuple(Region() for _ in op.regions),
            location=op.location,
        )
        for name, value in _type_attributes(op):
            type = converter.convert_type(value.value)
            if type is None:
                return rewriter.match_failure(op, "the type of an attribute cannot be converted")
            made.set_attribute(name, TypeAttr.get(type))
        rewriter.insert(made)
        for old, new in zip(op.regions, made.regions, strict=True):
            rewriter.inline_region_before(old, new)
            rewriter.convert_region_types(new, converter)
        rewriter.replace_op(op, list(made.results))
        return True


def _type_attributes(op: Operation) -> Iterator[tuple[str, TypeAttr]]:
    for name, value in {**op.properties_as_attributes(), **op.attributes}.items():
        if isinstance(value, TypeAttr):
            yield name, value


@register_pass
class ConvertOpenMPToLLVMPass(Pass):
    """Lowers what is inside operations of OpenMP to `llvm`; they themselves get types of it."""

    ARGUMENT = "convert-openmp-to-llvm"
    NAME = "ConvertOpenMPToLLVMPass"
    SUMMARY = "Convert the OpenMP ops to OpenMP ops with LLVM dialect"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        converter = LLVMTypeConverter.of_machine(op)
        converter.add_conversion(lambda type: type, omp.MapBoundsType)

        def is_legal(inner: Operation) -> bool:
            return (
                converter.is_legal(inner)
                and all(map(converter.is_legal_region, inner.regions))
                and all(converter.is_legal_type(type.value) for _, type in _type_attributes(inner))
            )

        target = llvm_target()
        target.add_dynamically_legal_dialect(is_legal, "omp")
        names = sorted({inner.name for inner in op.walk() if inner.dialect_name == "omp"})
        patterns: list[ConversionPattern[Any]] = [
            *direct_arith_patterns(converter),
            *cf_patterns(converter),
            *memref_patterns(converter),
            *func_patterns(converter),
            *[OpenMPLowering(name, converter) for name in names],
        ]
        apply_partial_conversion(op, target, patterns)
