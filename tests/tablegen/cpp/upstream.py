"""The predicates of the dialects that are installed with MLIR, each with what a translator is told of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from odsgen.tablegen.class_table import class_table
from odsgen.tablegen.cpp import (
    BUILTIN_CLASSES,
    ClassTable,
    Condition,
    Translation,
    cpp_text,
    leaves_of,
    predicate_of_record,
    translate_predicate,
)
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.ownership import Ownership
from odsgen.tablegen.records import Record, Records
from odsgen.tablegen.tblgen import evaluate
from tests.oracle import mlir_opt_path

_SELF_KINDS = {
    "TypeConstraint": "type",
    "AttrConstraint": "attribute",
    "PropConstraint": "property",
    "RegionConstraint": "region",
    "SuccessorConstraint": "successor",
}
_DEFINES = ("Op<", "TypeDef<", "AttrDef<", "Pred", "Type<", "Attr<")


@dataclass(frozen=True)
class Stated:
    """A predicate of a constraint or of an operation."""

    condition: Condition
    self_kind: str
    symbols: tuple[tuple[str, str], ...]
    declarations: str
    self_type: str
    dialect: str
    is_own: bool  # is written in the files of the dialect itself

    @property
    def text(self) -> str:
        return cpp_text(self.condition)

    def translated(self, classes: ClassTable, text: str | None = None) -> Translation:
        return translate_predicate(
            self.text if text is None else text,
            self_kind=self.self_kind,  # type: ignore[arg-type]
            symbols=dict(self.symbols),
            classes=classes,
            declarations=self.declarations,
            self_type=self.self_type,
        )

    @property
    def leaves(self) -> tuple[str, ...]:
        return tuple(leaf.text for leaf in leaves_of(self.condition))


@cache
def dialect_folders() -> tuple[Path, ...]:
    """The folders of the installed dialects; none when MLIR's headers are not installed beside mlir-opt."""
    oracle = mlir_opt_path()
    if oracle is None:
        return ()
    root = Path(oracle).resolve().parent.parent / "include" / "mlir" / "Dialect"
    if not (root.is_dir() and (root.parents[2] / "bin" / "llvm-tblgen").is_file()):
        return ()
    return tuple(sorted(folder for folder in root.glob("*") if any(folder.rglob("*.td"))))


def records_of(folder: Path) -> Records:
    """All that the files of a dialect define, with what they include."""
    files = [
        file
        for file in sorted(folder.rglob("*.td"))
        if not re.search("Pass|Bytecode", file.name)
        and any(word in file.read_text("utf-8") for word in _DEFINES)
    ]
    include = folder.parents[2]
    tblgen = include.parent / "bin" / "llvm-tblgen"
    try:
        return evaluate(files, [include], tblgen=tblgen)
    except TableGenError:
        whole = [file for file in files if _is_whole(file, include)]
        return evaluate(whole, [include], tblgen=tblgen)


def _is_whole(file: Path, include: Path) -> bool:
    """Whether the file can be read by itself: some are parts of others."""
    try:
        evaluate([file], [include], tblgen=include.parent / "bin" / "llvm-tblgen")
    except TableGenError:
        return False
    return True


def tables_of(records: Records) -> dict[str, ClassTable]:
    """The classes as code of each dialect sees them."""
    return {
        dialect.text("name"): class_table(
            records, Ownership(records, dialect), lambda record: False, {}
        )
        for dialect in records.instances("Dialect")
    }


def stated_predicates(records: Records, folder: Path) -> Iterator[Stated]:
    """The predicates that the constraints and the operations state, each once."""
    own_files = {file.name for file in folder.rglob("*.td")}
    default = next(
        (d.text("name") for d in records.instances("Dialect") if _is_of(d, own_files)), "builtin"
    )
    found: dict[tuple[object, ...], Stated] = {}

    def add(stated: Stated) -> None:
        key = (stated.text, stated.self_kind, stated.self_type, stated.dialect)
        if not stated.text.strip("() "):
            return  # a record that stands for nothing yet
        known = found.get(key)
        if known is None or stated.is_own > known.is_own:
            found[key] = stated

    for class_name, kind in _SELF_KINDS.items():
        for record in records.instances(class_name):
            predicate = record.record("predicate")
            if predicate is not None:
                condition = predicate_of_record(predicate.name, records.json)
                self_type = record.text("interfaceType") if kind == "property" else ""
                add(Stated(condition, kind, (), "", self_type, default, _is_of(record, own_files)))
    for op in records.instances("Op"):
        dialect = op.record("opDialect")
        for trait in _traits(op):
            predicate = trait.record("predicate")
            if trait.is_a("PredOpTrait") and predicate is not None and dialect is not None:
                add(
                    Stated(
                        predicate_of_record(predicate.name, records.json),
                        "op",
                        tuple(_symbols(op).items()),
                        op.text("extraClassDeclaration"),
                        "",
                        dialect.text("name"),
                        _is_of(op, own_files),
                    )
                )
    yield from found.values()


def _is_of(record: Record, files: set[str]) -> bool:
    return bool(record.files) and record.files[0] in files


def _traits(record: Record) -> Iterator[Record]:
    for trait in record.records("traits"):
        if trait.is_a("TraitList"):
            yield from _traits(trait)
        else:
            yield trait


def _symbols(op: Record) -> dict[str, str]:
    found: dict[str, str] = {}
    for field, kind in (
        ("arguments", "operand"),
        ("results", "result"),
        ("regions", "region"),
        ("successors", "successor"),
    ):
        dag = op.dag(field)
        for argument in dag.arguments if dag is not None else ():
            record = argument.value
            if not isinstance(record, Record) or not argument.name:
                continue
            if record.is_a("OpVariable"):
                record = record.record("constraint") or record
            found[argument.name] = _symbol(record, kind)
    return found


def _symbol(record: Record, kind: str) -> str:
    if record.is_a("Property"):
        return f"property: {record.text('interfaceType')}"
    if record.is_a("Attr"):
        base = record
        while (inner := base.record("baseAttr")) is not None:
            base = inner
        arity = "optional " if record.flag("isOptional") else ""
        return f"{arity}attribute: {base.text('storageType')}"
    arities = {"Optional": "optional ", "Variadic": "variadic "}
    return "".join(word for name, word in arities.items() if record.is_a(name)) + kind


@dataclass
class Share:
    """How many predicates are translated."""

    translated: int = 0
    all: int = 0

    def add(self, worked: bool) -> None:
        self.translated += worked
        self.all += 1

    def __str__(self) -> str:
        return f"{self.translated:5} of {self.all:5}  {100 * self.translated / max(self.all, 1):5.1f} %"


def main() -> None:
    """Print the shares by dialect, of what is visible to it and of what it states itself, and of the distinct CPreds."""
    leaves: dict[str, bool] = {}
    reasons: dict[str, int] = {}
    total = Share()
    for folder in dialect_folders():
        records = records_of(folder)
        tables = tables_of(records)
        visible, own = Share(), Share()
        for stated in stated_predicates(records, folder):
            classes = tables.get(stated.dialect, BUILTIN_CLASSES)
            found = stated.translated(classes)
            visible.add(found.worked)
            if stated.is_own:
                own.add(found.worked)
                total.add(found.worked)
            if not found.worked:
                reasons[found.reason or ""] = reasons.get(found.reason or "", 0) + 1
            for leaf in stated.leaves:
                if not leaves.get(leaf):
                    leaves[leaf] = found.worked or stated.translated(classes, leaf).worked
        print(f"{folder.name:20} {visible}   own {own}")
    print(f"{'of dialects':20} {total}")
    print(f"{'distinct CPreds':20} {Share(sum(leaves.values()), len(leaves))}")
    for reason, count in sorted(reasons.items(), key=lambda item: -item[1]):
        print(f"{count:5} {reason}")


if __name__ == "__main__":
    main()
