"""Definitions that no dialect has: bundled dialects refuse them, or take them, as mlir-opt does, in its words and places."""

from __future__ import annotations

import pytest

from odsgen.runtime import Context, ParseError, parse
from tests.bundled import IMPORTED, SPECS
from tests.differential.comparison import Program, disagreements
from tests.oracle import requires_oracle

#: Not in mlir-opt: std, tf and toy are older or a tutorial's, vcix is known to mlir-translate alone.
_ELSEWHERE = {"std", "tf", "toy", "vcix"}
DIALECTS = sorted({path.stem for path in SPECS} - _ELSEWHERE)

_TYPES = (".nosuch", ".nosuch<i32>", "<nosuch>", '<"nosuch x">', "<>", ".nosuch<")
_ATTRIBUTES = (*_TYPES, ".nosuch<3>", "<3>")
_OPERATIONS = (
    '"{}.nosuch"() : () -> ()\n',
    '"{}.nosuch"() <{{a = 1}}> : () -> ()\n',
    "{}.nosuch\n",
)


def _programs(dialect: str) -> list[Program]:
    texts = [f"func.func private @f(!{dialect}{form})\n" for form in _TYPES]
    texts += [f'"x.op"() {{a = #{dialect}{form}}} : () -> ()\n' for form in _ATTRIBUTES]
    texts += [text.format(dialect) for text in _OPERATIONS]
    return [Program(text, dialect, "unknown") for text in texts]


@requires_oracle
@pytest.mark.parametrize("unregistered", [True, False])
def test_unknown_definitions_are_met_as_by_mlir_opt(unregistered: bool) -> None:
    programs = [program for dialect in DIALECTS for program in _programs(dialect)]
    assert len(DIALECTS) > 45
    found, accepted = disagreements(programs, unregistered=unregistered)
    assert found == []
    takes_unknown = {"llvm", "nvvm", "rocdl", "shape", "spirv"}
    assert takes_unknown == {
        name for name in DIALECTS if any(f'"{name}.nosuch"()' in text for text in accepted)
    }


@pytest.mark.parametrize("dialect", sorted(path.stem for path in IMPORTED))
@pytest.mark.parametrize("sigil", ["!", "#"])
def test_no_imported_dialect_takes_an_unknown_type_or_attribute(dialect: str, sigil: str) -> None:
    with pytest.raises(ParseError):
        parse(f'"x.op"() {{a = {sigil}{dialect}.nosuch}} : () -> ()\n', Context())
