"""Hooks that nobody has written are told: by `odsgen generate`, when the dialect is loaded, where it is needed."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.codegen.hook_summary import summary_lines, unwritten_summary
from odsgen.ods import load_dialect_text
from odsgen.runtime import Context, parse
from odsgen.runtime.interfaces import MissingMethodError
from odsgen.runtime.registry.hooks import UncheckedWarning

BIN = Path(sys.executable).parent

SHELF = """\
dialect: {name}
missing_hooks: {missing}
types:
  box: {{mnemonic: box, parameters: {{size: int}}, assembly_format: "`<` $size `>`", verifier: true}}
interfaces:
  Weighed: {{methods: {{getWeight: {{returns: int, property: true}}}}}}
ops:
  put: {{arguments: {{book: I32}}, assembly_format: "$book attr-dict", verifier: true, interfaces: [Weighed]}}
  take:
    arguments: {{place: I32}}
    results: {{book: AnyType}}
    interfaces: [InferTypeOpInterface]
    infer_return_types: true
    fold: true
    region_verifier: true
"""


def shelf(name: str, missing: str = "allowed") -> str:
    return SHELF.format(name=name, missing=missing)


def run(
    command: str, *arguments: Path | str, **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [BIN / command, *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "200", **environment},
        check=False,
    )


# --- when a package is generated ----------------------------------------------------------------------------------------


def test_generate_says_in_a_note_what_nobody_has_written(tmp_path: Path):
    spec = tmp_path / "shelf.yaml"
    spec.write_text(shelf("shelf"))
    done = run("odsgen", "generate", spec, "-o", tmp_path / "out")
    assert done.returncode == 0
    assert done.stderr.splitlines() == [
        "odsgen: note: shelf: nobody has written 6 of the hooks that the spec asks for",
        "  3 verifiers (@verifies(box), @verifies(PutOp), @verifies_regions(TakeOp)): what they would refuse passes",
        "  1 inference (@infers(TakeOp)): types of results have to be given, and pass as they are",
        "  1 fold or pattern (@folds(TakeOp)): nothing is simplified by them",
        '  1 method of an interface (@implements(PutOp, method="weight")): a call raises MissingMethodError',
        f"  `odsgen check {spec} --hooks -o {tmp_path / 'out'}` lists all with what they do, "
        f"`odsgen hooks {spec} -o {tmp_path / 'out'}` prints stubs",
        "  `missing_hooks: silent` in a spec hides this note",
    ]
    checked = run("odsgen", "generate", "--check", spec, "-o", tmp_path / "out")
    assert checked.returncode == 0
    again = run("odsgen", "generate", spec, "-o", tmp_path / "out")
    assert again.stderr == ""  # nothing was written


def test_check_of_generated_packages_says_it_too(tmp_path: Path):
    spec = tmp_path / "shelf.yaml"
    spec.write_text(shelf("shelf"))
    done = run("odsgen", "generate", "--check", spec, "-o", tmp_path / "out")
    assert "nobody has written 6 of the hooks" in done.stderr


def test_the_commands_of_the_note_work(tmp_path: Path):
    spec = tmp_path / "shelf.yaml"
    spec.write_text(shelf("shelf"))
    run("odsgen", "generate", spec, "-o", tmp_path / "out")
    listed = run("odsgen", "check", spec, "--hooks", "-o", tmp_path / "out")
    assert listed.returncode == 0
    assert listed.stdout.count("def ") == 6
    stubs = run("odsgen", "hooks", spec, "-o", tmp_path / "out")
    assert stubs.returncode == 0
    assert stubs.stdout.count("def ") == 6


def test_hooks_that_are_written_are_not_counted(tmp_path: Path):
    spec = tmp_path / "shelf.yaml"
    spec.write_text(shelf("shelf") + "written_hooks: {verifies: PutOp}\n")
    done = run("odsgen", "generate", spec, "-o", tmp_path / "out")
    assert "nobody has written 5 of the hooks" in done.stderr
    assert "@verifies(PutOp)" not in done.stderr


@pytest.mark.parametrize("how", ["silent", "--quiet"])
def test_the_note_can_be_hidden(tmp_path: Path, how: str):
    spec = tmp_path / "shelf.yaml"
    spec.write_text(shelf("shelf", how if how == "silent" else "allowed"))
    quiet = [how] if how.startswith("-") else []
    done = run("odsgen", "generate", spec, "-o", tmp_path / "out", *quiet)
    assert (done.returncode, done.stderr) == (0, "")


def test_many_dialects_have_a_line_each():
    found: list[Any] = []
    for number in range(20):
        dialect = load_dialect_text(shelf(f"shelf{number:02}"), "shelf.yaml")
        found += unwritten_summary(dialect, Path("out") / dialect.name)
    lines = summary_lines(found)
    assert len(lines) == 20
    assert lines[0] == "odsgen: note: nobody has written 120 of the hooks that 20 specs ask for"
    assert lines[1] == (
        "  shelf00: 3 verifiers, 1 inference, 1 fold or pattern, 1 method of an interface"
    )
    assert lines[17] == "  and 4 dialects more"


def test_many_missing_hooks_are_one_error(tmp_path: Path):
    ops = "".join(f"  op{n:02}: {{verifier: true}}\n" for n in range(27))
    spec = tmp_path / "many.yaml"
    spec.write_text(f"dialect: many\nops:\n{ops}")
    package = tmp_path / "out" / "many"
    package.mkdir(parents=True)
    (package / "hooks.py").write_text("")
    assert run("odsgen", "generate", spec, "-o", tmp_path / "out").returncode == 0
    done = run("odsgen", "generate", "--check", spec, "-o", tmp_path / "out")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 5
    assert (
        f"27 hooks that the spec asks for are not defined in {package / 'hooks.py'}: "
        "27 verifiers such as @verifies(Op00Op), @verifies(Op01Op), @verifies(Op02Op), …"
        in done.stderr
    )


# --- when it is used ----------------------------------------------------------------------------------------------------


def warnings_of(text: str, context: Context) -> list[str]:
    """The warnings of what nobody checks in a program."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        parse(text, context).verify()
    assert all(warning.category is UncheckedWarning for warning in caught)
    return [str(warning.message) for warning in caught]


def test_verifying_warns_once_of_each_operation_that_nobody_checks():
    dialect = load_in_memory(shelf("warned"), {}).DIALECT
    context = Context(dialects=[dialect])
    put = "func.func @f(%a: i32) {\n  warned.put %a\n  warned.put %a\n  return\n}\n"
    take = '%0 = "warned.take"(%a) : (i32) -> i32'
    program = f"func.func @f(%a: i32) {{\n  warned.put %a\n  {take}\n  return\n}}\n"
    assert warnings_of("module {}", context) == []
    assert warnings_of(put, context) == [
        "nobody has written @verifies(PutOp), which would check 'warned.put': what it would refuse passes"
    ]
    assert warnings_of(program, context) == [
        "nobody has written @verifies_regions(TakeOp) and @infers(TakeOp), which would check 'warned.take': "
        "what they would refuse passes"
    ]
    assert warnings_of(program, context) == []
    assert warnings_of("func.func private @f(!warned.box<3>)", context) == [
        "nobody has written @verifies(box), which would check '!warned.box': what it would refuse passes"
    ]
    Context(dialects=[load_in_memory(shelf("warned"), {}).DIALECT])  # another one of that name
    Context(dialects=[dialect])
    assert len(warnings_of(put, context)) == 2  # of the type, too, which is in use


def test_an_operation_by_itself_and_those_of_a_trait_warn():
    ops = "  alone: {verifier: true}\n  a: {traits: [Tidy]}\n  b: {traits: [Tidy]}\n"
    spec = (
        f"dialect: tidy\nmissing_hooks: allowed\ntraits: {{Tidy: {{verifier: true}}}}\nops:\n{ops}"
    )
    module = load_in_memory(spec, {})
    context = Context(dialects=[module.DIALECT])
    with pytest.warns(
        UncheckedWarning, match=r"@verifies\(AloneOp\), which would check 'tidy.alone'"
    ):
        module.AloneOp.build().verify()
    assert warnings_of('"tidy.b"() : () -> ()\n"tidy.a"() : () -> ()', context) == [
        "nobody has written @verifies(Tidy), which would check 'tidy.b': what it would refuse passes"
    ]


def test_what_a_dialect_attaches_is_told_and_refused(tmp_path: Path):
    spec, out = tmp_path / "attaches.yaml", tmp_path / "out"
    spec.write_text("dialect: attaches\nmissing_hooks: allowed\nverify_operation_attribute: true\n")
    assert run("odsgen", "generate", spec, "-o", out, "--quiet").returncode == 0
    program = tmp_path / "p.mlir"
    program.write_text("func.func private @f(i32 {attaches.x})\n")
    options = ("--dialect", out / "attaches", program)
    assert run("ods-opt", *options).stderr == (
        "ods-opt: warning: nobody has written @verifies_operation_attributes, which would check what the dialect "
        "'attaches' attaches to operations: what it would refuse passes\n"
    )
    refused = run("ods-opt", "--unchecked=error", *options).stderr.splitlines()[0]
    assert "1:1: error: attribute 'attaches.x' is not checked: nobody has written" in refused


def test_many_unchecked_operations_are_counted():
    ops = "".join(f"  op{n:02}: {{verifier: true}}\n" for n in range(20))
    module = load_in_memory(f"dialect: manifold\nmissing_hooks: allowed\nops:\n{ops}", {})
    program = "".join(f'"manifold.op{n:02}"() : () -> ()\n' for n in range(19))
    context = Context(dialects=[module.DIALECT])
    told = warnings_of(program, context)
    assert len(told) == 9
    assert told[-1] == (
        "nobody has written 11 hooks more that check this program (@verifies(Op08Op), @verifies(Op09Op), "
        "@verifies(Op10Op), …; `ods-opt --unchecked=error` lists them): what they would refuse passes"
    )
    assert len(warnings_of('"manifold.op19"() : () -> ()', context)) == 1


def test_a_silent_spec_and_one_with_all_hooks_do_not_warn():
    written: dict[str, Any] = {
        "verify_box": lambda size: None,
        "verify_put": lambda op: None,
        "verify_take_regions": lambda op: None,
        "infer_take_return_types": lambda operands, properties, regions: [operands[0].type],
    }
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        listed = "written_hooks: {verifies: all, verifies_regions: all, infers: all}\n"
        for module in (
            load_in_memory(shelf("silenced", "silent"), {}),
            load_in_memory(shelf("complete") + listed, written),
        ):
            context = Context(dialects=[module.DIALECT])
            name = module.DIALECT.name
            text = f"func.func @f(%a: i32) {{\n  {name}.put %a\n  return\n}}"
            parse(text, context).verify()


def test_ods_opt_writes_the_warning_as_one_line(tmp_path: Path):
    spec = tmp_path / "shelf.yaml"
    spec.write_text(shelf("shelf"))
    run("odsgen", "generate", spec, "-o", tmp_path / "out")
    program = tmp_path / "program.mlir"
    program.write_text("func.func @f(%a: i32) {\n  shelf.put %a\n  shelf.put %a\n  return\n}\n")
    done = run("ods-opt", program, ODSGEN_DIALECT_PATH=str(tmp_path / "out"))
    assert done.returncode == 0
    (line,) = done.stderr.splitlines()
    assert line == (
        "ods-opt: warning: nobody has written @verifies(PutOp), which would check 'shelf.put': what it would refuse passes"
    )
    quiet = run(
        *("ods-opt", program),
        ODSGEN_DIALECT_PATH=str(tmp_path / "out"),
        PYTHONWARNINGS="ignore",
    )
    assert quiet.stderr == ""


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_builder_asks_for_types_that_nobody_infers():
    module = load_in_memory(shelf("asks"), {})
    context = Context(dialects=[module.DIALECT])
    function: Any = parse("func.func @f(%a: i32) { return }", context).regions[0].entry_block.first
    with pytest.raises(ValueError, match="the types of the results of 'asks.take' must be given"):
        module.TakeOp.build_generic(function.regions[0].arguments)
    with pytest.raises(MissingMethodError, match="nobody has written the hook that infers them"):
        module.TakeOp.infer_return_types(function.regions[0].arguments, {})


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_method_that_nobody_has_written_raises():
    module = load_in_memory(shelf("weighed"), {})
    context = Context(dialects=[module.DIALECT])
    program: Any = parse("func.func @f(%a: i32) {\n  weighed.put %a\n  return\n}", context)
    put = program.regions[0].entry_block.first.regions[0].entry_block.first
    with pytest.raises(MissingMethodError, match="'weight' of 'PutOp'"):
        put.weight  # noqa: B018


# --- what ods-opt does about it -----------------------------------------------------------------------------------------

UNCHECKED = """\
dialect: unchecked
missing_hooks: allowed
written_hooks: {verifies: [BOp]}
types: {Odd: {mnemonic: odd, parameters: {n: int}, verifier: true, assembly_format: "`<` $n `>`"}}
constraints: {Rare: {type: AnyType, predicate: "hook(unchecked.check_rare, $_self)", summary: rare type}}
traits: {Tidy: {verifier: true}}
ops:
  a: {verifier: true, arguments: {t: TypeAttr}, assembly_format: "$t attr-dict"}
  b: {verifier: true, assembly_format: attr-dict}
  c: {traits: [Tidy], assembly_format: attr-dict}
  d: {arguments: {x: Rare}, assembly_format: "$x attr-dict `:` type($x)"}
"""
HOOKS = """
from odsgen.hooks import verifies

from .ops import BOp


@verifies(BOp)
def verify_b(op: BOp) -> None: ...
"""


@pytest.mark.parametrize("missing", ["allowed", "silent"])
def test_programs_with_what_nobody_checks_can_be_refused(tmp_path: Path, missing: str):
    spec, out = tmp_path / "unchecked.yaml", tmp_path / "out"
    spec.write_text(UNCHECKED.replace("missing_hooks: allowed", f"missing_hooks: {missing}"))
    (out / "unchecked").mkdir(parents=True)
    (out / "unchecked" / "hooks.py").write_text(HOOKS)
    assert run("odsgen", "generate", spec, "-o", out, "--quiet").returncode == 0
    program = tmp_path / "p.mlir"
    program.write_text(
        "unchecked.b\n// -----\n%0 = arith.constant 1 : i32\nunchecked.d %0 : i32\n// -----\n"
        "unchecked.a tuple<!unchecked.odd<3>>\nunchecked.a i32\nunchecked.c\n"
    )
    options = ("--dialect", out / "unchecked", "--split-input-file", program)
    done = run("ods-opt", "--unchecked=error", *options)
    assert done.returncode == 1
    assert done.stdout.startswith("module {\n  unchecked.b\n}")
    lines = [line.partition("p.mlir:")[2] for line in done.stderr.splitlines() if "error:" in line]
    assert [line.partition(" (")[0] for line in lines] == [
        "2:9: error: a constraint of the dialect 'unchecked' is not checked: "
        'nobody has written @checks("check_rare")',
        "6:1: error: 'unchecked.a' op is not checked: nobody has written @verifies(AOp)",
        "6:1: error: '!unchecked.odd<3>' is not checked: nobody has written @verifies(Odd)",
        "8:1: error: 'unchecked.c' op is not checked: nobody has written @verifies(Tidy)",
    ]
    assert "warning" not in done.stderr
    assert "warning" in run("ods-opt", *options).stderr
    assert run("ods-opt", "--unchecked=silent", *options).stderr == ""
