"""`odsgen import`: what it writes, and what it says of what it cannot read."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from odsgen.cli.commands import cli
from odsgen.codegen import generate
from odsgen.ods import load_dialect
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.runtime.registry.hooks import UncheckedWarning
from odsgen.tablegen import tblgen as finder
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.importing import ImportRequest, import_specs
from odsgen.tablegen.spec_files import RECORD
from tests.tablegen.facts import PROSE, facts

DATA = Path(__file__).parent / "data"
SHELF = DATA / "shelf.td"


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["import", *map(str, arguments)])


@pytest.fixture(scope="module")
def shelf(headers: Path, tblgen: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The spec of the small dialect."""
    output = tmp_path_factory.mktemp("shelf") / "shelf.yaml"
    result = run(SHELF, "-I", headers, "--tblgen", tblgen, "-o", output)
    assert result.exit_code == 0, result.output
    return output


def test_spec_is_the_expected_one(shelf: Path) -> None:
    assert shelf.read_text() == (DATA / "shelf.yaml").read_text()


def test_without_descriptions_a_spec_means_the_same(
    shelf: Path, headers: Path, tblgen: Path, tmp_path: Path
) -> None:
    bare = tmp_path / "shelf.yaml"
    run(SHELF, "-I", headers, "--tblgen", tblgen, "-o", bare, "--no-descriptions")
    text = bare.read_text()
    assert "Puts books on a shelf" not in text and "One after the other" not in text
    assert facts(load_dialect(bare), PROSE) == facts(load_dialect(shelf), PROSE)
    # What diagnostics say stays: the summary of a constraint, and that of a type.
    assert "summary: thick book" in text
    assert "constraint_summary: A book with so many pages." in text


def test_importing_twice_gives_the_same_bytes(
    shelf: Path, headers: Path, tblgen: Path, tmp_path: Path
) -> None:
    again = tmp_path / "again.yaml"
    run(SHELF, "-I", headers, "--tblgen", tblgen, "-o", again)
    assert again.read_bytes() == shelf.read_bytes()


def test_summary_names_what_is_left(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    result = run(SHELF, "-I", headers, "--tblgen", tblgen, "-o", tmp_path / "shelf.yaml")
    words = result.output.split()
    assert words[words.index("shelf") :][:3] == ["shelf", "4", "1"]
    assert "3/4" in words  # isRare is C++


def test_package_reads_and_prints(shelf: Path, tmp_path: Path) -> None:
    generate([shelf], tmp_path)
    context = Context(dialects=[load_dialect_package(tmp_path / "shelf")])
    text = (
        "func.func @f(%arg0: !shelf.book<501>, %arg1: index, %arg2: !shelf.book<2, unit>) {\n"
        "  shelf.put %arg0, %arg2 : !shelf.book<2, unit> gap %arg1"
        " {weight = 3 : i32} : !shelf.book<501>\n"
        "  %0 = shelf.same %arg0 : !shelf.book<501>\n"
        "  return\n"
        "}\n"
    )
    module = parse(text, context)
    module.verify()
    printed = print_ir(module)
    assert "shelf.put %arg0, %arg2 : !shelf.book<2, unit> gap %arg1 {weight = 3 : i32} :" in printed
    assert print_ir(parse(printed, context)) == printed


def test_thin_books_are_refused_in_mlir_words(shelf: Path, tmp_path: Path) -> None:
    from odsgen.runtime import VerifyError

    generate([shelf], tmp_path)
    context = Context(dialects=[load_dialect_package(tmp_path / "shelf")])
    module = parse(
        "func.func @f(%a: !shelf.book<500>) { shelf.put %a : !shelf.book<500> return }", context
    )
    with pytest.raises(VerifyError) as caught:
        module.verify()
    assert caught.value.diagnostics[0].message == (
        "'shelf.put' op operand #0 must be thick book, but got '!shelf.book<500>'"
    )


def test_untranslated_check_says_so(shelf: Path, tmp_path: Path) -> None:
    generate([shelf], tmp_path)
    context = Context(dialects=[load_dialect_package(tmp_path / "shelf")])
    module = parse(
        "func.func @f(%a: i1, %b: i1) { %0 = shelf.same %a, %b : i1 : i1 return }", context
    )
    with pytest.warns(UncheckedWarning, match="check_is_rare"):
        module.verify()


def test_custom_form_without_hooks_says_so(shelf: Path, tmp_path: Path) -> None:
    from odsgen.runtime import ParseError

    generate([shelf], tmp_path)
    context = Context(dialects=[load_dialect_package(tmp_path / "shelf")])
    with pytest.raises(ParseError) as caught:
        parse("shelf.room {}", context)
    error = caught.value.diagnostics[0]
    assert error.message == "custom op 'shelf.room' has no custom assembly form"
    assert "'parse_room', 'print_room'" in error.notes[0].message
    generic = '"shelf.room"() ({\n  "shelf.done"() : () -> ()\n}) : () -> ()'
    module = parse(generic, context)
    module.verify()
    assert '"shelf.room"() ({' in print_ir(module)


def test_hooks_are_used_once_they_are_written(shelf: Path, tmp_path: Path) -> None:
    (tmp_path / "shelf").mkdir()
    (tmp_path / "shelf" / "hooks.py").write_text(
        "def check_is_rare(type):\n    return str(type) == 'index'\n"
        "def verify_put(op):\n    raise op.op_error('is not done')\n"
    )
    from odsgen.runtime import VerifyError

    spec = tmp_path / "shelf.yaml"
    spec.write_text(shelf.read_text() + "written_hooks: {verifies: [PutOp], checks: all}\n")
    generate([spec], tmp_path)
    context = Context(dialects=[load_dialect_package(tmp_path / "shelf")])
    for text, message in (
        (
            "func.func @f(%a: i1, %b: i1) { %0 = shelf.same %a, %b : i1 : i1 return }",
            "'shelf.same' op operand #1 must be rare book, but got 'i1'",
        ),
        (
            "func.func @f(%a: !shelf.book<600>) { shelf.put %a : !shelf.book<600> return }",
            "'shelf.put' op is not done",
        ),
    ):
        with pytest.raises(VerifyError) as caught:
            parse(text, context).verify()
        assert caught.value.diagnostics[0].message == message


def test_overlay_is_merged(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    output = tmp_path / "shelf.yaml"
    overlay = DATA / "shelf_overlay.yaml"
    result = run(SHELF, "-I", headers, "--tblgen", tblgen, "--overlay", overlay, "-o", output)
    assert result.exit_code == 0, result.output
    dialect = load_dialect(output)
    assert dialect.summary == "Shelves, and the books on them."
    assert dialect.hooks_module == "shelf_hooks"
    put = next(op for op in dialect.ops if op.mnemonic == "put")
    assert put.description == "" and put.summary == "Puts books on a shelf."
    gap = next(a for a in put.arguments if a.name == "gap")
    assert (gap.constraint.summary, gap.summary) == ("index", "how far the books stand apart")
    assert {"dust", "put", "same"} <= {op.mnemonic for op in dialect.ops}
    assert "check_is_rare" not in output.read_text()
    assert "dialect: shelf\nsummary: Shelves, and" in output.read_text().replace('"', "")


def test_folder_is_imported_and_nothing_done_twice(
    headers: Path, tblgen: Path, tmp_path: Path
) -> None:
    source = tmp_path / "source"
    source.mkdir()
    shutil.copy(SHELF, source)
    (source / "fragment.td").write_text('def Nothing : NoSuchClass<"x">;\n')
    request = ImportRequest((source,), (headers,), str(tblgen))
    with pytest.raises(
        TableGenError, match=r"(?s)fragment\.td is refused.*NoSuchClass.*--keep-going"
    ):
        import_specs(request, tmp_path / "specs")
    request = replace(request, keep_going=True)
    told: list[str] = []
    first = import_specs(request, tmp_path / "specs", tell=told.append)
    assert "fragment.td is refused" in "".join(told)
    assert [(spec.dialect, spec.is_new) for spec in first] == [("shelf", True)]
    assert (tmp_path / "specs" / RECORD).is_file()
    second = import_specs(request, tmp_path / "specs")
    assert [spec.is_new for spec in second] == [False]
    assert second[0].text == first[0].text and second[0].summary == first[0].summary
    written = tmp_path / "specs" / "shelf.yaml"
    written.write_text(written.read_text().replace("Books and", "Many books and"))
    with pytest.raises(TableGenError, match=r"shelf\.yaml was written or changed by hand"):
        import_specs(request, tmp_path / "specs")
    assert "Many books" in written.read_text()
    forced = import_specs(replace(request, force=True), tmp_path / "specs")
    assert [spec.is_new for spec in forced] == [True]
    assert written.read_text() == first[0].text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def Broken : {\n", "error:"),
        ('include "no/such/file.td"\n', "could not find include file 'no/such/file.td'"),
        (
            "def Plain { int a = 1; }\n",
            "no dialect, operation, type or attribute of ODS is defined there",
        ),
    ],
    ids=["broken", "missing include", "not ODS"],
)
def test_what_cannot_be_read_is_said(
    text: str, message: str, headers: Path, tblgen: Path, tmp_path: Path
) -> None:
    source = tmp_path / "source.td"
    source.write_text(text)
    output = tmp_path / "out.yaml"
    result = run(source, "-I", headers, "--tblgen", tblgen, "-o", output)
    assert result.exit_code == 1
    assert message in result.output and "Traceback" not in result.output
    assert not output.exists()


def test_missing_file_is_said(tmp_path: Path) -> None:
    result = run(tmp_path / "none.td")
    assert (result.exit_code, "there is no such file" in result.output) == (1, True)


def test_tblgen_of_that_name_must_exist(tmp_path: Path) -> None:
    result = run(SHELF, "--tblgen", tmp_path / "none")
    assert (result.exit_code, "is no program that can be run" in result.output) == (1, True)


def test_no_tblgen_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(finder, "_installed", lambda folder: [])
    with pytest.raises(TableGenError, match="apt-get install llvm-22"):
        finder.find_tblgen(inputs=[tmp_path])


def test_something_else_than_tblgen_is_noticed(tmp_path: Path) -> None:
    program = tmp_path / "tblgen"
    program.write_text("#!/bin/sh\necho '[]'\n")
    program.chmod(0o755)
    result = run(SHELF, "--tblgen", program)
    assert (result.exit_code, "no records of TableGen" in result.output) == (1, True)


def test_unknown_dialect_names_those_there_are(headers: Path, tblgen: Path) -> None:
    result = run(SHELF, "-I", headers, "--tblgen", tblgen, "--dialect", "shelve")
    assert (result.exit_code, "no dialect 'shelve'" in result.output) == (1, True)
