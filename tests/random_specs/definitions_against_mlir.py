"""Random types, attributes, enums, constraints and properties held against real MLIR.

usage: python -m tests.random_specs.definitions_against_mlir [--specs 10] [--seed 0] [--jobs 2] [--show 10]

What `against_mlir` does for operations, for what they are made of: whatever a format of a type or attribute may hold,
whatever can be said of a type, an attribute or a property, and texts that are right, wrong and changed. All errors must
agree, their places too.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_dict
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from odsgen.spec import SpecErrors
from tests.differential.oracle_batch import OracleAnswer
from tests.random_specs.against_mlir import unlike_text
from tests.random_specs.changes import changed_texts
from tests.random_specs.operations import AttrPart, PropertyPart, RandomOp, ValuePart
from tests.random_specs.parameter_directives import PARAMETER_HOOKS
from tests.random_specs.plugin import NO_COMPILER, Plugin, ask_plugin, build_plugin, compiler
from tests.random_specs.specs import RandomSpec, tablegen_header
from tests.random_specs.tblgen import run_tblgen
from tests.random_specs.vocabulary import AttrRow, PropertyRow, TypeRow
from tests.random_specs.wild_constraints import ATTRIBUTES, PROPERTY_VALUES, TYPES, ConstraintMaker
from tests.random_specs.wild_definitions import WildMaker


@dataclass(frozen=True, slots=True)
class Program:
    spec: RandomSpec
    about: str
    text: str


@dataclass(slots=True)
class WildSpec:
    """A dialect with the programs to try."""

    spec: RandomSpec
    programs: list[Program] = field(default_factory=list)
    differences: list[Difference] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Difference:
    """``kind`` is one of spec, crash, accepted, refused, generic, custom, message, line, column."""

    kind: str
    dialect: str
    about: str  # what the spec says
    text: str
    ours: str
    theirs: str

    @property
    def group(self) -> tuple[str, ...]:
        texts = []
        for kinds, text in (
            (("message", "accepted", "spec", "column"), self.theirs),
            (("message", "refused", "crash", "spec"), self.ours),
        ):
            last = text.strip().splitlines()[0] if text.strip() and self.kind in kinds else ""
            last = re.sub(r"invalid properties .* for op", "invalid properties for op", last)
            texts.append(re.sub(r"'[^']*'|\d+|\"[^\"]*\"|`[^`]*`", "_", last)[:90])
        return self.kind, *texts

    def __str__(self) -> str:
        return f"{self.kind}: {self.dialect}: {self.about}\n{self.text.rstrip()}\nours:\n{self.ours}\ntheirs:\n{self.theirs}"


def wild_spec(seed: int) -> WildSpec:
    """The spec of a seed, without what odsgen or mlir-tblgen refuses."""
    random = Random(seed)
    spec = RandomSpec(seed, f"wd{seed}")
    made = WildSpec(spec)
    maker = WildMaker(random, spec.prefix, spec.dialect)
    for number in range(random.choice((1, 2, 2, 3))):
        before = list(maker.definitions)
        maker.enum(number)
        _keep_definitions(made, maker, before)
    for number in range(random.choice((6, 8, 10))):
        before = list(maker.definitions)
        maker.symbol(number)
        _keep_definitions(made, maker, before)
    spec.definitions = maker.definitions
    constraints = ConstraintMaker(
        random,
        tuple(d.name for d in maker.definitions if d.section == "types"),
        tuple(d.name for d in maker.definitions if d.section == "attributes")
        + tuple(e.name for e in maker.enums if not e.attribute),
        [
            (e.name, e.attribute, f"::{spec.dialect}::{e.name}::{e.cases[0][0]}")
            for e in maker.enums
        ],
    )
    symbols: dict[str, list[str]] = {s.section: [] for s in maker.symbols}
    for symbol in maker.symbols:
        symbols[symbol.section] += list(symbol.texts)
        made.programs += [
            Program(spec, f"{symbol.name}: {symbol.spec}", f'"t.d"() {{a = {text}}} : () -> ()\n')
            for text in symbol.texts
        ]
    for number in range(14):
        op = _op(random, constraints, f"c{number}")
        if _agreed_op(made, op):
            spec.ops.append(op)
            made.programs += _programs(random, spec, op, symbols, maker)
    return made


def _keep_definitions(made: WildSpec, maker: WildMaker, before: list) -> None:  # type: ignore[type-arg]
    """Compare what both say of the definitions that are new, and forget those that one refuses."""
    spec = made.spec
    spec.definitions = maker.definitions
    ours = _our_refusal(spec)
    theirs = ""
    program = tablegen_header() + "".join(line + "\n" for _, line in spec.tablegen_lines())
    for generator, arguments in (
        ("enum-decls", ()),
        ("enum-defs", ()),
        ("attrdef-defs", (f"--attrdefs-dialect={spec.dialect}",)),
        ("typedef-defs", (f"--typedefs-dialect={spec.dialect}",)),
    ):
        _, errors = run_tblgen(program, generator, *arguments)
        match = re.search(r"error: ([^\n]*)", errors)
        if match:
            theirs = theirs or match[1]
    new = [d for d in maker.definitions if all(d is not b for b in before)]
    if bool(ours) != bool(theirs) or (ours and ours != theirs):
        about = "; ".join(str({d.name: d.spec}) for d in new)
        made.differences.append(
            Difference(
                "spec", spec.dialect, about, "\n".join(d.tablegen for d in new), ours, theirs
            )
        )
    if ours or theirs:
        for definition in new:
            maker.forget(definition)


def _written(spec: RandomSpec) -> dict[str, Any]:
    return {**spec.spec(), "cpp_namespace": f"::{spec.dialect}"}


def _our_refusal(spec: RandomSpec) -> str:
    try:
        load_dialect_dict(_written(spec))
    except SpecErrors as errors:
        return errors.diagnostics[0].message
    return ""


def _op(random: Random, constraints: ConstraintMaker, mnemonic: str) -> RandomOp:
    op = RandomOp(mnemonic)
    match random.randrange(4):
        case 0 | 1:
            ours, theirs = constraints.type()
            op.arguments.append(ValuePart("x", TypeRow(ours, "", (), (), tablegen=theirs)))
            return op
        case 2:
            ours, theirs = constraints.used_attribute()
            op.arguments.append(AttrPart("a", AttrRow(ours, "", (), tablegen=theirs)))
        case 3:
            ours, theirs = constraints.property()
            op.arguments.append(PropertyPart("a", PropertyRow(ours, (), tablegen=theirs)))
    if "Dense" in op.arguments[0].expression and "Optional" in op.arguments[0].expression:
        return op  # what mlir-tblgen's code prints of these it cannot read
    op.format = random.choice(
        (None, "$a attr-dict", "$a attr-dict", "(`w` $a^)? attr-dict", "(`(` $a^ `)`)? attr-dict", "qualified($a) attr-dict",
         "prop-dict attr-dict", "($a^)? `e` attr-dict", "$a `,` attr-dict", "(`w` $a^) : (`no`)? attr-dict", "`<` $a `>` attr-dict")
    )  # fmt: skip
    return op


def _agreed_op(made: WildSpec, op: RandomOp) -> bool:
    spec = made.spec
    while True:
        spec.ops.append(op)
        ours = _our_refusal(spec)
        program = tablegen_header() + "".join(line + "\n" for _, line in spec.tablegen_lines())
        spec.ops.pop()
        theirs = ""
        for generator in ("op-decls", "op-defs"):
            _, errors = run_tblgen(program, generator)
            match = re.search(r"error: ([^\n]*)", errors)
            theirs = theirs or (match[1] if match else "")
        # ODS tells types from constraints of types where a spec does not.
        if bool(ours) != bool(theirs) and not re.search("'Type$|expected type Type", theirs):
            about = str(op.spec())
            made.differences.append(
                Difference("spec", spec.dialect, about, op.tablegen(spec.prefix), ours, theirs)
            )
        if not ours and not theirs:
            return True
        if op.format is None:
            return False
        op.format = None


def _programs(
    random: Random, spec: RandomSpec, op: RandomOp, symbols: dict[str, list[str]], maker: WildMaker
) -> list[Program]:
    name, about = f"{spec.dialect}.{op.mnemonic}", f"{op.mnemonic}: {op.spec()}"
    if op.operands:
        own = symbols.get("types", [])
        types = [*random.sample(TYPES, 14), *random.sample(own, min(3, len(own)))]
        texts = [
            f'"t.top"() ({{\n^bb0(%x: {t}):\n"{name}"(%x) : ({t}) -> ()\n}}) : () -> ()\n'
            for t in types
        ]
        return [Program(spec, about, text) for text in texts]
    own = symbols.get("attributes", [])
    numbers = [
        f"{value} : i{enum.width}"
        for enum in maker.enums
        for value in (*(c[2] for c in enum.cases), 3, 99)
    ]
    values = [
        *random.sample(ATTRIBUTES if op.attributes else PROPERTY_VALUES, 16),
        *random.sample(own, min(4, len(own))),
        *random.sample(numbers, min(4, len(numbers))),
    ]
    if op.properties:
        values += [f"[{v}]" for v in random.sample([*numbers, *own, *PROPERTY_VALUES], 4)]
    texts = [f'"{name}"() <{{a = {value}}}> : () -> ()\n' for value in values]
    texts.append(f'"{name}"() : () -> ()\n')
    if op.format is not None:
        form = re.sub(
            r"`([^`]*)`|(attr-dict|[()?^])|qualified\((\$a)\)|prop-dict",
            lambda m: m[1] or m[3] or ("<{a = $a}>" if m[0] == "prop-dict" else ""),
            op.format.replace(") : (`no`)?", ""),
        )
        shown = [v.rpartition(" : ")[0] or v for v in values]
        words = [
            "none",
            "some<1>",
            "some<none>",
            "unit",
            "unit_absent",
            "[some<1>, none]",
            "[none]",
            "named<fast>",
            "1, 2",
            "[1, 2]",
            "[[1], []]",
            '["a"]',
            "array",
        ]
        words += [enum.texts(random) for enum in maker.enums for _ in range(2)]
        for value in (*random.sample(shown, 6), *random.sample(words, 8)):
            texts.append(f"{name} {form.replace('$a', value)}\n")
        texts.append(f"{name}\n")
    return [Program(spec, about, text) for text in texts]


def _plugin(specs: Sequence[RandomSpec], folder: Path, jobs: int) -> Plugin:
    """The plugin of the specs; the one that the folder has, if it was kept."""
    library, names = folder / "plugin.so", folder / "dialects.txt"
    if library.exists() and names.exists():
        return Plugin(library, tuple(names.read_text().split()), {})
    plugin = build_plugin(specs, folder, jobs)
    names.write_text(" ".join(plugin.dialects))
    return plugin


def differences(
    made: Sequence[WildSpec], folder: Path, jobs: int, changes: int
) -> tuple[list[Difference], int, dict[str, str]]:
    plugin = _plugin([m.spec for m in made], folder, jobs)
    found = [d for m in made for d in m.differences]
    contexts: dict[str, Context] = {}
    programs: list[Program] = []
    for wild in made:
        spec = wild.spec
        if spec.dialect not in plugin.dialects:
            continue
        dialect = load_in_memory(_written(spec), PARAMETER_HOOKS).DIALECT
        contexts[spec.dialect] = Context(allow_unregistered=True, dialects=[dialect])
        programs += wild.programs
    random = Random(made[0].spec.seed)
    programs += [
        Program(p.spec, p.about, changed)
        for p in programs
        for changed in changed_texts(random, p.text, changes)
    ]
    texts = [program.text for program in programs]
    answers = zip(
        programs,
        ask_plugin(texts, plugin.library, generic=True),
        ask_plugin(texts, plugin.library, generic=False),
        strict=True,
    )
    for program, generic, custom in answers:
        if generic.crashed or custom.crashed or not (generic.errors or generic.text):
            continue  # an assertion in C++, or a refusal without a word
        verdict = _verdict(program, contexts[program.spec.dialect], generic, custom)
        if verdict is not None:
            kind, ours, theirs = verdict
            found.append(
                Difference(kind, program.spec.dialect, program.about, program.text, ours, theirs)
            )
    return found, len(programs), plugin.failures


def _verdict(
    program: Program, context: Context, generic: OracleAnswer, custom: OracleAnswer
) -> tuple[str, str, str] | None:
    theirs = [e.message.rstrip() for e in generic.errors]
    try:
        module = parse(program.text, context, filename="<stdin>")
        module.verify()
        ours = print_ir(module, generic=True), print_ir(module)
    except (ParseError, VerifyError) as error:
        messages = [
            d.message.partition("\n")[0].rstrip()
            for d in error.diagnostics
            if d.severity.name == "ERROR"
        ]
        if not theirs:
            return "refused", "\n".join(messages), generic.text
        if isinstance(error, VerifyError):
            messages, theirs = messages[:1], theirs[:1]
        if messages != theirs:
            return "message", "\n".join(messages), "\n".join(theirs)
        places = [
            (getattr(d.location, "line", None), getattr(d.location, "column", None))
            for d in error.diagnostics
        ]
        expected = [(e.line, e.column) for e in generic.errors]
        if places[0][0] != expected[0][0]:
            return "line", f"{places[0]}", f"{expected[0]}"
        if places[0] != expected[0]:
            return "column", f"{places[0]}", f"{expected[0]}: {theirs[0]}"
        return None
    except Exception as error:
        told = "\n".join(theirs) or generic.text
        return "crash", f"{type(error).__name__}: {error}", told
    if theirs:
        return "accepted", ours[0], "\n".join(theirs)
    return unlike_text(ours, generic, custom)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--specs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--changes", type=int, default=1, help="of each program")
    parser.add_argument("--show", type=int, default=10, help="so many groups of differences")
    parser.add_argument(
        "--folder", type=Path, help="keeps the plugin, or has one of the same specs"
    )
    options = parser.parse_args(arguments)
    if compiler() is None:
        print(NO_COMPILER, file=sys.stderr)
        return 2
    start = monotonic()
    made = [wild_spec(seed) for seed in range(options.seed, options.seed + options.specs)]
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        found, tried, failures = differences(made, folder, options.jobs, options.changes)
    for name, complaint in failures.items():
        lines = [line for line in complaint.splitlines() if "error" in line]
        print(f"{name} cannot be compiled: {lines[:3]}", file=sys.stderr)
    print(
        f"{len(made) - len(failures)} dialects in mlir-opt, {tried} programs, {len(found)} differences, {monotonic() - start:.0f} s"
    )
    groups: dict[tuple[str, ...], list[Difference]] = defaultdict(list)
    for difference in found:
        groups[difference.group].append(difference)
    for members in sorted(groups.values(), key=lambda members: -len(members))[: options.show]:
        print(f"\n== {len(members)} × {min(members, key=lambda d: len(d.text) + len(d.about))}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
