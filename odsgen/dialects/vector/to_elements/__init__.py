"""Operations on vectors brought to extracts, inserts and operations on rows, before they are lowered to `llvm`."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__, {"odsgen.dialects.vector.to_elements.rewriting": "vectors_to_elements"}
)
