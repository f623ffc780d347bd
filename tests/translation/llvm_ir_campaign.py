"""Random programs of the dialect `llvm`, translated as by mlir-translate; or the programs of a corpus.

python -m tests.translation.llvm_ir_campaign --count 1000 --seed 0
python -m tests.translation.llvm_ir_campaign --corpus translate.jsonl.xz
"""

from __future__ import annotations

import argparse
import difflib
import json
import lzma
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from odsgen.runtime import Context, DiagnosticError, parse
from odsgen.translation.llvm_ir import translate_to_llvm_ir
from tests.oracle import mlir_opt_path

MARK = "// -----\n"
INTEGERS = ("i1", "i8", "i16", "i32", "i64", "i7", "i128")
FLOATS = ("f16", "bf16", "f32", "f64")
VECTORS = ("vector<4xi32>", "vector<2xi8>", "vector<2xf32>", "vector<[4]xi32>")
AGGREGATES = (
    "!llvm.struct<(i32, f32)>",
    "!llvm.array<2 x i64>",
    '!llvm.struct<"Named", (i8, i64)>',
)
POINTER = "!llvm.ptr"
TYPES = (*INTEGERS, *FLOATS, *VECTORS, *AGGREGATES, POINTER)
FIELDS = {
    AGGREGATES[0]: ("i32", "f32"),
    AGGREGATES[1]: ("i64", "i64"),
    AGGREGATES[2]: ("i8", "i64"),
}
COMPUTED = ("i32", "!llvm.struct<(i8, i64)>", "!llvm.array<3 x i16>", AGGREGATES[2], "f64", "i8")
WRAPPING = ("", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>")
FAST = (
    "",
    " {fastmathFlags = #llvm.fastmath<fast>}",
    " {fastmathFlags = #llvm.fastmath<nnan, nsz>}",
)


def is_float(type: str) -> bool:
    return type in FLOATS or type.endswith("f32>") and type.startswith("vector")


class Program:
    """Writes one random program."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.values: dict[str, list[str]] = {}
        self.number = 0

    def text(self) -> str:
        self.lines += [
            "llvm.mlir.global internal @g() : !llvm.array<4 x struct<(i32, f32)>>",
            "llvm.mlir.global external @h() : i64",
            "llvm.mlir.global extern_weak @w() : i32",
            "llvm.mlir.global linkonce constant @o(7 : i32) : i32",
        ]
        self.lines += [f"llvm.func @use{place}({type})" for place, type in enumerate(TYPES)]
        for place in range(self.random.randint(1, 3)):
            self.function(place)
        return "\n".join([*self.lines, ""])

    def function(self, place: int) -> None:
        choice = self.random
        self.values = {}
        self.number = 0
        types = [choice.choice(TYPES) for _ in range(choice.randint(0, 5))]
        arguments = [f"%arg{number}: {type}" for number, type in enumerate(types)]
        for number, type in enumerate(types):
            self.values.setdefault(type, []).append(f"%arg{number}")
        self.lines.append(f"llvm.func @f{place}({', '.join(arguments)}) {{")
        blocks = choice.choice((1, 1, 2, 3, 5))
        passed = [
            [choice.choice(TYPES) for _ in range(choice.randint(0, 2))] for _ in range(blocks)
        ]
        outer = {type: list(names) for type, names in self.values.items()}
        for number in range(blocks):
            self.values = {type: list(names) for type, names in outer.items()}
            if number:
                own = []
                for position, type in enumerate(passed[number]):
                    name = f"%b{number}_{position}"
                    own.append(f"{name}: {type}")
                    self.values.setdefault(type, []).append(name)
                self.lines.append(f"^bb{number}{'(' + ', '.join(own) + ')' if own else ''}:")
            for _ in range(choice.randint(1, 12)):
                self.operation()
            if not number:
                outer = {type: list(names) for type, names in self.values.items()}
            self.terminator(blocks, passed)
        self.lines.append("}")

    def target(self, blocks: int, passed: Sequence[Sequence[str]]) -> str:
        number = self.random.randint(1, blocks - 1)
        types = passed[number]
        if not types:
            return f"^bb{number}"
        names = [self.value(type) for type in types]
        return f"^bb{number}({', '.join(names)} : {', '.join(types)})"

    def terminator(self, blocks: int, passed: Sequence[Sequence[str]]) -> None:
        kind = self.random.choice(("return", "br", "cond_br", "cond_br", "switch"))
        if blocks == 1 or kind == "return":
            self.lines.append("  llvm.return")
        elif kind == "br":
            self.lines.append(f"  llvm.br {self.target(blocks, passed)}")
        elif kind == "cond_br":
            condition = self.value("i1")
            first, second = self.target(blocks, passed), self.target(blocks, passed)
            self.lines.append(f"  llvm.cond_br {condition}, {first}, {second}")
        else:
            value, default = self.value("i32"), self.target(blocks, passed)
            # Of several blocks that are named twice, mlir-translate's order is one of addresses in memory.
            cases = [f"{number}: {self.target(blocks, passed)}" for number in range(1)]
            self.lines.append(f"  llvm.switch {value} : i32, {default} [{', '.join(cases)}]")

    def add(self, type: str, text: str) -> str:
        name = f"%{self.number}"
        self.number += 1
        self.lines.append(f"  {name} = {text}")
        self.values.setdefault(type, []).append(name)
        return name

    def value(self, type: str) -> str:
        known = self.values.get(type)
        if known and self.random.random() < 0.75:
            return self.random.choice(known)
        return self.constant(type)

    def constant(self, type: str) -> str:
        choice = self.random
        if choice.random() < 0.06:
            return self.add(
                type, f"llvm.mlir.{choice.choice(('undef', 'poison', 'zero'))} : {type}"
            )
        if type == POINTER:
            if choice.random() < 0.2:
                return self.add(type, f"llvm.mlir.zero : {type}")
            return self.add(type, f"llvm.mlir.addressof @{choice.choice('ggghwo')} : {type}")
        if type in AGGREGATES:
            return self.add(
                type, f"llvm.mlir.{choice.choice(('undef', 'poison', 'zero'))} : {type}"
            )
        if type.startswith("vector"):
            count, element = (2 if "<2x" in type else 4), type.rpartition("x")[2][:-1]
            if choice.random() < 0.5 or "[" in type:
                inside = self.literal(element)
            else:
                inside = f"[{', '.join([self.literal(element) for _ in range(count)])}]"
            return self.add(type, f"llvm.mlir.constant(dense<{inside}> : {type}) : {type}")
        return self.add(type, f"llvm.mlir.constant({self.literal(type)} : {type}) : {type}")

    def literal(self, type: str) -> str:
        choice = self.random
        if type[0] == "i":
            width = int(type[1:])
            limit = 1 << width - 1
            if width == 1:
                return choice.choice(("0", "1"))
            return str(
                choice.choice(
                    (0, 1, 2, 3, -1, -2, limit - 1, -limit, choice.randrange(-limit, limit))
                )
            )
        return choice.choice(
            ("0.0", "-0.0", "1.0", "0.1", "-2.5", "1.0e10", "3.14159", "65504.0", "1.0e-8")
        )

    def operation(self) -> None:
        getattr(self, self.random.choice(KINDS))()

    def do_integer(self) -> None:
        type = self.random.choice((*INTEGERS, *VECTORS[:2], VECTORS[3]))
        opcode = self.random.choice(
            "add sub mul udiv sdiv urem srem and or xor shl lshr ashr".split()
        )
        flags = self.random.choice(WRAPPING) if opcode in ("add", "sub", "mul", "shl") else ""
        exact = (
            " exact"
            if opcode in ("udiv", "sdiv", "lshr", "ashr") and self.random.random() < 0.2
            else ""
        )
        if opcode == "or" and self.random.random() < 0.2:
            exact = " disjoint"
        lhs, rhs = self.value(type), self.value(type)
        self.add(type, f"llvm.{opcode}{exact} {lhs}, {rhs}{flags} : {type}")

    def do_float(self) -> None:
        type = self.random.choice((*FLOATS, VECTORS[2]))
        flags = self.random.choice(FAST)
        if self.random.random() < 0.15:
            self.add(type, f"llvm.fneg {self.value(type)}{flags} : {type}")
            return
        opcode = self.random.choice("fadd fsub fmul fdiv frem".split())
        lhs, rhs = self.value(type), self.value(type)
        self.add(type, f"llvm.{opcode} {lhs}, {rhs}{flags} : {type}")

    def do_compare(self) -> None:
        type = self.random.choice((*INTEGERS, *FLOATS, POINTER))
        lhs, rhs = self.value(type), self.value(type)
        if is_float(type):
            words = "_false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno _true".split()
            predicate = self.random.choice(words)
            self.add("i1", f'llvm.fcmp "{predicate}" {lhs}, {rhs} : {type}')
        else:
            predicate = self.random.choice("eq ne slt sle sgt sge ult ule ugt uge".split())
            self.add("i1", f'llvm.icmp "{predicate}" {lhs}, {rhs} : {type}')

    def do_select(self) -> None:
        type = self.random.choice(TYPES)
        condition, first, second = self.value("i1"), self.value(type), self.value(type)
        flags = self.random.choice(FAST) if is_float(type) else ""
        self.add(type, f"llvm.select {condition}, {first}, {second}{flags} : i1, {type}")

    def do_cast(self) -> None:
        choice = self.random
        kind = choice.choice("trunc ext float int pointer bits".split())
        widths = {type: int(type[1:]) for type in INTEGERS}
        source, target = sorted(choice.sample(INTEGERS, 2), key=widths.__getitem__)
        if kind == "trunc":
            flags = choice.choice(WRAPPING)
            self.add(source, f"llvm.trunc {self.value(target)}{flags} : {target} to {source}")
        elif kind == "ext":
            opcode = choice.choice(("zext", "sext", "zext nneg"))
            self.add(target, f"llvm.{opcode} {self.value(source)} : {source} to {target}")
        elif kind == "float":
            small, great = choice.choice(
                (("f16", "f32"), ("f32", "f64"), ("bf16", "f32"), ("f16", "f64"))
            )
            if choice.random() < 0.5:
                self.add(great, f"llvm.fpext {self.value(small)} : {small} to {great}")
            else:
                self.add(small, f"llvm.fptrunc {self.value(great)} : {great} to {small}")
        elif kind == "int":
            number = choice.choice(FLOATS)
            if choice.random() < 0.5:
                opcode = choice.choice(("fptosi", "fptoui"))
                self.add(source, f"llvm.{opcode} {self.value(number)} : {number} to {source}")
            else:
                opcode = choice.choice(("sitofp", "uitofp", "uitofp nneg"))
                self.add(number, f"llvm.{opcode} {self.value(source)} : {source} to {number}")
        elif kind == "pointer":
            if choice.random() < 0.6:
                width = choice.choice(("i64", "i64", "i32", "i128"))
                self.add(width, f"llvm.ptrtoint {self.value(POINTER)} : {POINTER} to {width}")
            else:
                width = choice.choice(("i64", "i64", "i32"))
                self.add(POINTER, f"llvm.inttoptr {self.value(width)} : {width} to {POINTER}")
        else:
            pairs = (
                ("i32", "f32"),
                ("f64", "i64"),
                ("f16", "bf16"),
                ("i16", "f16"),
                ("i16", "vector<2xi8>"),
            )
            first, second = choice.choice(pairs)
            self.add(second, f"llvm.bitcast {self.value(first)} : {first} to {second}")

    def do_address(self) -> None:
        choice = self.random
        source = choice.choice(COMPUTED)
        flags = choice.choice(("", "inbounds ", "nusw ", "nuw ", "inbounds|nuw "))
        base = self.value(POINTER)
        if choice.random() < 0.5:
            first, types = str(choice.choice((0, 0, 1, -1, 5))), ""
        else:
            index = choice.choice(("i64", "i32", "i8"))
            first = self.value(index)
            types = f", {index}"
        more = ""
        if "struct" in source and choice.random() < 0.6:
            more = f", {choice.randint(0, 1)}"
        elif "array" in source and choice.random() < 0.6:
            more = f", {choice.randint(0, 3)}"
        self.add(
            POINTER,
            f"llvm.getelementptr {flags}{base}[{first}{more}] : ({POINTER}{types}) -> {POINTER}, {source}",
        )

    def do_memory(self) -> None:
        type = self.random.choice(TYPES)
        kind = self.random.choice(("load", "store", "alloca"))
        if kind == "load":
            volatile = self.random.choice(("", "volatile "))
            self.add(type, f"llvm.load {volatile}{self.value(POINTER)} : {POINTER} -> {type}")
        elif kind == "store":
            value, address = self.value(type), self.value(POINTER)
            alignment = self.random.choice(("", " {alignment = 2 : i64}"))
            self.lines.append(f"  llvm.store {value}, {address}{alignment} : {type}, {POINTER}")
        elif "[" not in type:
            count = self.random.choice(("i32", "i64"))
            self.add(POINTER, f"llvm.alloca {self.value(count)} x {type} : ({count}) -> {POINTER}")

    def do_aggregate(self) -> None:
        type = self.random.choice(AGGREGATES)
        place = self.random.randint(0, 1)
        field = FIELDS[type][place]
        if self.random.random() < 0.5:
            self.add(field, f"llvm.extractvalue {self.value(type)}[{place}] : {type}")
        else:
            value, container = self.value(field), self.value(type)
            self.add(type, f"llvm.insertvalue {value}, {container}[{place}] : {type}")

    def do_vector(self) -> None:
        choice = self.random
        type = choice.choice(VECTORS)
        element = type.rpartition("x")[2][:-1]
        kind = choice.choice(("extract", "insert", "shuffle"))
        index = choice.choice(("i32", "i64"))
        if kind == "extract":
            vector, place = self.value(type), self.value(index)
            self.add(element, f"llvm.extractelement {vector}[{place} : {index}] : {type}")
        elif kind == "insert":
            vector, value, place = self.value(type), self.value(element), self.value(index)
            self.add(type, f"llvm.insertelement {value}, {vector}[{place} : {index}] : {type}")
        elif "[" not in type:
            count = 2 if "<2x" in type else 4
            mask = [choice.randrange(-1, 2 * count) for _ in range(count)]
            first, second = self.value(type), self.value(type)
            places = ", ".join(map(str, mask))
            self.add(type, f"llvm.shufflevector {first}, {second} [{places}] : {type}")
        else:
            first = self.value(type)
            self.add(type, f"llvm.shufflevector {first}, {first} [0, 0, 0, 0] : {type}")

    def do_use(self) -> None:
        place = self.random.randrange(len(TYPES))
        value = self.value(TYPES[place])
        self.lines.append(f"  llvm.call @use{place}({value}) : ({TYPES[place]}) -> ()")

    def do_freeze(self) -> None:
        type = self.random.choice(TYPES)
        self.add(type, f"llvm.freeze {self.value(type)} : {type}")


KINDS = (
    "do_integer do_integer do_float do_compare do_select do_cast do_cast do_address do_memory do_aggregate "
    "do_vector do_use do_use do_freeze"
).split()


def mlir_translate(text: str, *arguments: str) -> tuple[str | None, str]:
    """The text that mlir-translate writes, or None; and its messages."""
    found = mlir_opt_path()
    assert found is not None, "mlir-translate (LLVM 22) is not installed"
    tool = Path(found).with_name(Path(found).name.replace("mlir-opt", "mlir-translate"))
    process = subprocess.run(
        [str(tool), "--mlir-to-llvmir", *arguments],
        input=text.encode("utf-8", "surrogateescape"),
        capture_output=True,
        timeout=300,
        check=False,
    )
    errors = process.stderr.decode("utf-8", "replace")
    output = process.stdout.decode("utf-8", "surrogateescape")
    return (output if process.returncode == 0 else None), errors


def ours(text: str, *arguments: str) -> tuple[str | None, str]:
    """The text of our translation, or None and the first message."""
    try:
        module = parse(text, Context(), "<stdin>")
        module.verify()
        if "--no-implicit-module" in arguments:
            [module] = module.regions[0].entry_block
        return translate_to_llvm_ir(module), ""
    except DiagnosticError as error:
        return None, error.diagnostics[0].message


def show(text: str, mine: str | None, theirs: str | None, errors: str) -> None:
    print(text)
    if mine is None or theirs is None:
        print("--- ours:", mine if mine is not None else errors)
        print("--- theirs:", theirs if theirs is not None else errors)
        return
    lines = difflib.unified_diff(
        mine.split("\n"), theirs.split("\n"), "ours", "theirs", lineterm="", n=0
    )
    print("\n".join(lines))


def compare_random(count: int, seed: int, shown: int) -> int:
    """The number of random programs whose translations differ."""
    wrong = 0
    for start in range(seed, seed + count, 100):
        programs = [Program(each).text() for each in range(start, min(start + 100, seed + count))]
        together, _ = mlir_translate(MARK.join(programs), "--split-input-file")
        parts = together.split(MARK) if together is not None else []
        for number, program in enumerate(programs):
            errors = ""
            if len(parts) == len(programs):
                theirs: str | None = parts[number]
            else:
                theirs, errors = mlir_translate(program)
            mine, message = ours(program)
            if (mine or "").rstrip("\n") != (theirs or "").rstrip("\n") or (mine is None) != (
                theirs is None
            ):
                wrong += 1
                if wrong <= shown:
                    print(f"seed {start + number}")
                    show(program, mine, theirs, message or errors)
    return wrong


def rows_of(corpus: Path) -> Iterator[dict[str, Any]]:
    with lzma.open(corpus, "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if "mlir-to-llvmir" in " ".join(row["args"]):
                yield row


def compare_corpus(corpus: Path, shown: int, chosen: str) -> None:
    """Counts the rows of a corpus whose texts and first errors are the same."""
    counts: Counter[tuple[str, str]] = Counter()
    for row in rows_of(corpus):
        if chosen not in row["id"]:
            continue
        mine, message = ours(row["source"], *row["args"])
        if row["ok"]:
            same = mine is not None and mine.rstrip("\n") == row["out"].rstrip("\n")
        else:
            said = re.search(r"error: (.*)", row["err"])
            wanted = (said[1] if said else row["err"]).split("\n")[0]
            same = mine is None and message.split("\n")[0].strip() == wanted.strip()
        kind = "translated" if row["ok"] else "refused"
        counts[kind, "same" if same else "other"] += 1
        if not same and shown > 0:
            shown -= 1
            print(row["id"])
            show(row["source"], mine, row.get("out"), message or row.get("err") or "")
    for (kind, verdict), number in sorted(counts.items()):
        print(f"{kind:12} {verdict:6} {number}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--id", default="")
    parser.add_argument("--show", type=int, default=3)
    options = parser.parse_args()
    if options.corpus is not None:
        compare_corpus(options.corpus, options.show, options.id)
        return 0
    wrong = compare_random(options.count, options.seed, options.show)
    print(f"{options.count} programs, {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
