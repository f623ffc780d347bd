"""The translations, by their names; each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from odsgen.runtime import Operation


class TranslationOption(NamedTuple):
    """An option of a translation: `--name` on the command line, `keyword` in Python."""

    name: str
    keyword: str
    summary: str
    value_name: str | None = None  # None: a flag

    @property
    def is_flag(self) -> bool:
        return self.value_name is None


class Translation(NamedTuple):
    """From MLIR, or to MLIR.

    The function of one from MLIR is called with the operation and `write`, that of one to MLIR with the bytes and the
    context, and gives an operation; both with the options by their keywords. What they refuse, they raise as
    DiagnosticError.
    """

    name: str
    summary: str
    function: str  # module:name
    dialects: tuple[str, ...] | None = None  # those that a program may have; None: any
    to_mlir: bool = False
    root: str | None = None  # module:class of the operation that is translated; None: any
    options: tuple[TranslationOption, ...] = ()

    def load(self) -> Callable[..., Any]:
        """The function that translates."""
        function: Callable[..., Any] = _imported(self.function)
        return function

    def check_root(self, op: Operation) -> None:
        """Raises VerifyError for an operation that another one should be."""
        if self.root is None:
            return
        op_class = _imported(self.root)
        if not isinstance(op, op_class):
            raise op.error(f"expected a '{op_class.OPERATION_NAME}' op, got '{op.name}'")


def _imported(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


class UnknownTranslationError(LookupError):
    """There is no translation of that name."""


_STRUCTURIZE = TranslationOption(
    "spirv-structurize-control-flow",
    "structurize_control_flow",
    "Make spirv.mlir.selection and spirv.mlir.loop of structured control flow (on unless =false)",
)
_SAVE_MODULES = TranslationOption(
    "spirv-save-validation-files-with-prefix",
    "save_with_prefix",
    "Save each binary in a file of its own, too, whose name begins with this",
    "prefix",
)
_SPIRV = "odsgen.translation.spirv.translation:"
_SPIRV_MODULE = "odsgen_dialects.spirv:ModuleOp"

_ALL = (
    Translation(
        "deserialize-spirv",
        "Read a SPIR-V binary",
        _SPIRV + "deserialize",
        ("spirv",),
        to_mlir=True,
        options=(_STRUCTURIZE,),
    ),
    Translation(
        "export-smtlib",
        "Write the smt dialect as SMT-LIB",
        "odsgen.translation.smtlib.translation:export_smtlib",
        ("arith", "func", "smt"),
        options=(
            TranslationOption(
                "smtlibexport-indent-let-body",
                "indent_let_body",
                "Indent the body of let-bindings",
            ),
            TranslationOption(
                "smtlibexport-inline-single-use-values",
                "inline_single_use_values",
                "Write expressions that are used once where they are used, without a let-binding",
            ),
        ),
    ),
    Translation(
        "mlir-to-cpp",
        "Write the emitc dialect as C++",
        "odsgen.translation.cpp.translation:translate_to_cpp",
        ("cf", "emitc", "func"),
        options=(
            TranslationOption(
                "declare-variables-at-top",
                "declare_variables_at_top",
                "Declare variables at the beginning of their functions",
            ),
            TranslationOption(
                "file-id",
                "file_id",
                "Write the contents of the emitc.file of that name, too",
                "name",
            ),
        ),
    ),
    Translation(
        "mlir-to-llvmir",
        "Write the llvm dialect as LLVM IR",
        "odsgen.translation.translate:write_llvm_ir",
        tuple(
            "acc arm_neon arm_sme arm_sve dlti func gpu llvm nvvm omp ptr rocdl spirv vcix xevm".split()
        ),
    ),
    Translation(
        "serialize-spirv",
        "Write a spirv.module as a SPIR-V binary",
        _SPIRV + "serialize",
        ("spirv",),
        root=_SPIRV_MODULE,
        options=(_SAVE_MODULES,),
    ),
    Translation(
        "test-spirv-roundtrip",
        "Write a spirv.module as a binary, and what is read of that",
        _SPIRV + "round_trip",
        ("spirv",),
        root=_SPIRV_MODULE,
        options=(_SAVE_MODULES,),
    ),
    Translation(
        "test-spirv-roundtrip-debug",
        "The same with lines of the source in the binary",
        _SPIRV + "round_trip_with_lines",
        ("spirv",),
        root=_SPIRV_MODULE,
        options=(_SAVE_MODULES,),
    ),
)

#: odsgen's own translations by their names.
TRANSLATIONS: Mapping[str, Translation] = {each.name: each for each in _ALL}

#: What installed packages add: each entry names a module with translations in a sequence `TRANSLATIONS`.
ENTRY_POINT_GROUP = "odsgen.translations"


@cache
def all_translations() -> Mapping[str, Translation]:
    """odsgen's own translations and those of installed packages, by their names."""
    from importlib.metadata import entry_points

    found = dict(TRANSLATIONS)
    for entry in entry_points(group=ENTRY_POINT_GROUP):
        for translation in entry.load().TRANSLATIONS:
            found.setdefault(translation.name, translation)
    return found


def known_translation(name: str) -> Translation | None:
    """The translation of that name; what packages add is looked through where it is none of odsgen's own."""
    return TRANSLATIONS.get(name) or all_translations().get(name)


def find_translation(name: str) -> Translation:
    """The translation of that name; raises UnknownTranslationError."""
    found = known_translation(name)
    if found is not None:
        return found
    import difflib

    names = all_translations()
    nearest = difflib.get_close_matches(name, names, n=1)
    meant = f"; did you mean '{nearest[0]}'?" if nearest else ""
    raise UnknownTranslationError(
        f"there is no translation '{name}', only {', '.join(names)}{meant}"
    )
