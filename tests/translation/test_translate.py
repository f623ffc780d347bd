"""`odsgen.translation.translate`: translations for Python programs."""

from __future__ import annotations

import pytest

from odsgen.runtime import Context, DiagnosticError, Operation, parse
from odsgen.translation import TRANSLATIONS, UnknownTranslationError, translate
from odsgen.translation.spirv.instructions import CLASS_OF, INSTRUCTION_OF
from odsgen_dialects import spirv

MODULE = "spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {\n}\n"


def spirv_module() -> Operation:
    [module] = parse(MODULE, Context()).regions[0].entry_block
    return module


def test_a_text_is_given_back() -> None:
    module = parse('emitc.verbatim "a();"', Context())
    assert translate(module, "mlir-to-cpp") == "a();\n\n"


def test_options_have_keywords() -> None:
    text = "func.func @f(%a: i32) {\n  %0 = emitc.add %a, %a : (i32, i32) -> i32\n  return\n}"
    output = translate(parse(text, Context()), "mlir-to-cpp", declare_variables_at_top=True)
    assert "int32_t v2;\n  v2 = v1 + v1;" in output


def test_a_binary_is_read_again() -> None:
    binary = translate(spirv_module(), "serialize-spirv")
    assert isinstance(binary, bytes)
    assert isinstance(translate(binary, "deserialize-spirv"), spirv.ModuleOp)


def test_wrong_uses_are_told() -> None:
    module = parse("", Context())
    with pytest.raises(UnknownTranslationError, match="did you mean 'mlir-to-cpp'"):
        translate(module, "mlir-to-cp")
    with pytest.raises(TypeError, match="has no option 'top'; it has declare_variables_at_top"):
        translate(module, "mlir-to-cpp", top=True)
    with pytest.raises(TypeError, match="takes an operation, not str"):
        translate("module {}", "mlir-to-cpp")
    with pytest.raises(TypeError, match="reads bytes, not ModuleOp"):
        translate(module, "deserialize-spirv")
    with pytest.raises(DiagnosticError, match="expected a 'spirv.module' op"):
        translate(module, "serialize-spirv")


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_each_translation_can_be_loaded(name: str) -> None:
    assert callable(TRANSLATIONS[name].load())


def test_each_instruction_is_that_of_one_operation() -> None:
    assert len(CLASS_OF) == len(INSTRUCTION_OF) > 280
    assert INSTRUCTION_OF[spirv.IAddOp].number == spirv.Opcode.OpIAdd
    assert INSTRUCTION_OF[spirv.GLExpOp][:2] == ("GLSL.std.450", 27)
