"""Programs in other languages than MLIR's, and back: C++, SMT-LIB, SPIR-V, LLVM IR (MLIR: `mlir-translate`).

    text = translate(module, "mlir-to-cpp")
    module = translate(binary, "deserialize-spirv")

Each translation is a module of its own that is imported when it is first asked for.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.translation.registry": (
            "TRANSLATIONS Translation TranslationOption UnknownTranslationError find_translation"
        ),
        "odsgen.translation.translate": "translate",
    },
)
