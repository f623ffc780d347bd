"""Writes the table of LLVM's intrinsics, `odsgen/llvm_intrinsics/intrinsics.bin`, from the TableGen files of an installed LLVM.

    python -m tools.llvm_intrinsics [--include DIR] [--llvm-tblgen FILE] [--output FILE]

The table is text: how many sets of attributes there are, a line for each, then a line for each intrinsic, sorted by name: the
name, the name in C++ where that does not follow, the types and the number of its attributes.  `odsgen.llvm_intrinsics` reads it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import zlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "odsgen" / "llvm_intrinsics" / "intrinsics.bin"

Record = Mapping[str, Any]

#: The attributes of functions that stand for a property, in no order.
_FUNCTION_ATTRIBUTES = {
    "IntrNoReturn": "noreturn",
    "IntrNoCallback": "nocallback",
    "IntrNoSync": "nosync",
    "IntrNoFree": "nofree",
    "IntrWillReturn": "willreturn",
    "IntrCold": "cold",
    "IntrNoDuplicate": "noduplicate",
    "IntrNoMerge": "nomerge",
    "IntrConvergent": "convergent",
    "IntrSpeculatable": "speculatable",
    "IntrStrictFP": "strictfp",
    "IntrNoCreateUndefOrPoison": "nocreateundeforpoison",
}
_DEFAULTS = ("IntrNoCallback", "IntrNoSync", "IntrNoFree", "IntrWillReturn")

#: The attributes of a parameter or of the result, in LLVM's order; those with a value are written behind them.
_PARAMETER_ATTRIBUTES = {
    "ImmArg": "immarg",
    "NoAlias": "noalias",
    "NoUndef": "noundef",
    "NonNull": "nonnull",
    "ReadNone": "readnone",
    "ReadOnly": "readonly",
    "Returned": "returned",
    "WriteOnly": "writeonly",
}

_ANY = {"Any": "A", "iAny": "I", "fAny": "F", "vAny": "V", "pAny": "P"}
_MATCHING = {
    "LLVMExtendedType": ">{}",
    "LLVMTruncatedType": "<{}",
    "LLVMVectorElementType": "@{}",
    "LLVMSubdivide2VectorType": "2{}",
    "LLVMSubdivide4VectorType": "4{}",
    "LLVMVectorOfBitcastsToInt": "#{}",
    "LLVMVectorOfAnyPointersToElt": "*{}",
}
_TYPES = {"OtherVT": "{}", "MetadataVT": "metadata"}

_READS, _WRITES = 1, 2
_LOCATIONS: Sequence[str] = (
    "argmem",
    "inaccessiblemem",
    "errnomem",
    "target_mem0",
    "target_mem1",
    "other",
)
_NAMED_LOCATIONS = {
    "InaccessibleMem": "inaccessiblemem",
    "TargetMem0": "target_mem0",
    "TargetMem1": "target_mem1",
}
_ACCESS = ("none", "read", "write", "readwrite")


class Records:
    """The records of Intrinsics.td, and what they say of an intrinsic."""

    def __init__(self, records: Mapping[str, Any]) -> None:
        self._records = records

    def intrinsics(self) -> dict[str, tuple[str, str, str]]:
        """Name → the name in C++, the types, the attributes."""
        found = {}
        for name in self._records["!instanceof"]["Intrinsic"]:
            record = self._records[name]
            enumerator = name.removeprefix("int_")
            natural = "llvm." + enumerator.replace("_", ".")
            dotted = record["LLVMName"] or natural
            types = self._types(record)
            written = "" if dotted == natural else enumerator
            found[dotted] = (written, types, self._attributes(record))
        return found

    def _of(self, reference: Record) -> Record:
        found: Record = self._records[reference["def"]]
        return found

    def _types(self, record: Record) -> str:
        results = [self._of(each) for each in record["RetTypes"]]
        parameters = [self._of(each) for each in record["ParamTypes"]]
        # What others match is counted among the overloaded types; of these, LLVM counts pointers to elements, too.
        positions = []
        count = 0
        for each in (*results, *parameters):
            if each["isAny"]:
                positions.append(count)
            count += each["isAny"] or "LLVMMatchTypeNextArg" in each["!superclasses"]
        written = [[self._type(each, positions) for each in side] for side in (results, parameters)]
        return ":".join(",".join(side) for side in written)

    def _type(self, record: Record, positions: Sequence[int]) -> str:
        value: str = record["VT"]["def"]
        classes = record["!superclasses"]
        if value in _ANY:
            return _ANY[value]
        if "LLVMQualPointerType" in classes:
            signature = record["Sig"]
            return "p" if len(signature) == 1 else f"p{signature[1]}"
        if "LLVMMatchType" in classes:
            number = positions[record["Number"]]
            if "LLVMScalarOrSameVectorWidth" in classes:
                element = self._element(record["Sig"][2:], positions)
                return f"~{number}.{element}"
            if "LLVMOneNthElementsVectorType" in classes:
                return f"/{number}.{record['Sig'][2]}"
            return _MATCHING.get(classes[-1], "={}").format(number)
        if value == "isVoid":
            return "..."
        return _TYPES.get(value, value)

    def _element(self, signature: Sequence[int], positions: Sequence[int]) -> str:
        """The type of a signature, as it stands in another."""
        for name in self._records["!instanceof"]["LLVMType"]:
            record = self._records[name]
            if record["Sig"] == signature:
                return self._type(record, positions)
        raise ValueError(f"no type has the signature {signature}")

    def _attributes(self, record: Record) -> str:
        """The attributes of the function, of the result and of each parameter, between bars."""
        properties = [self._of(each) for each in record["IntrProperties"]]
        names = {each["!name"] for each in properties}
        if not record["DisableDefaultAttributes"]:
            names.update(_DEFAULTS)
        words = {_FUNCTION_ATTRIBUTES[name] for name in names if name in _FUNCTION_ATTRIBUTES}
        if "Throws" not in names:
            words.add("nounwind")
        of_function = " ".join([*sorted(words), *_memory(properties, names)])
        sides: dict[int, list[str]] = {}
        for each in properties:
            if "ArgNo" in each:
                sides.setdefault(each["ArgNo"], []).extend(_of_parameter(each))
        last = max(sides, default=-1)
        ordered = (sorted(sides.get(place, ()), key=_rank) for place in range(last + 1))
        return "|".join([of_function, *(" ".join(side) for side in ordered)])


def _of_parameter(record: Record) -> Iterable[str]:
    kind = record["!superclasses"][-1]
    if kind in _PARAMETER_ATTRIBUTES:
        yield _PARAMETER_ATTRIBUTES[kind]
    elif kind == "NoCapture":
        yield "captures(none)"
    elif kind == "Align":
        yield f"align={record['Align']}"
    elif kind == "Dereferenceable":
        yield f"dereferenceable({record['Bytes']})"
    elif kind == "Range":
        yield f"range({record['Lower']},{record['Upper']})"


def _rank(attribute: str) -> tuple[int, str]:
    """Flags stand before numbers, and ranges behind them."""
    flags = list(_PARAMETER_ATTRIBUTES.values())
    if attribute in flags:
        return flags.index(attribute), attribute
    return len(flags) + attribute.startswith("range"), attribute


def _memory(properties: Sequence[Record], names: set[str]) -> Iterable[str]:
    """The attribute `memory` of what is said to be read and written."""
    everything = _READS | _WRITES
    effects: dict[str, int] = dict.fromkeys(_LOCATIONS, everything)

    def restrict(access: int, locations: Iterable[str] = _LOCATIONS) -> None:
        for location in _LOCATIONS:
            effects[location] &= access if location in locations else 0

    for each in properties:
        name = each["!name"]
        if name == "IntrNoMem":
            restrict(0)
        elif name == "IntrReadMem":
            restrict(_READS)
        elif name == "IntrWriteMem":
            restrict(_WRITES)
        elif name == "IntrArgMemOnly":
            restrict(everything, ("argmem",))
        elif name == "IntrInaccessibleMemOnly":
            restrict(everything, ("inaccessiblemem",))
        elif name == "IntrInaccessibleMemOrArgMemOnly":
            restrict(everything, ("argmem", "inaccessiblemem"))
    for kind, access in (("IntrRead", _READS), ("IntrWrite", _WRITES)):
        for each in properties:
            if kind in each["!superclasses"]:
                for location in each["MemLoc"]:
                    effects[_NAMED_LOCATIONS[location["def"]]] |= access
    if "IntrHasSideEffects" in names and not any(effects.values()):
        return
    if all(access == everything for access in effects.values()):
        return
    other = effects["other"]
    parts = [f"{place}: {_ACCESS[access]}" for place, access in effects.items() if access != other]
    if other or not parts:
        parts.insert(0, _ACCESS[other])
    yield f"memory({', '.join(parts)})"


def table(intrinsics: Mapping[str, tuple[str, str, str]]) -> str:
    """The text of the table."""
    uses: dict[str, int] = {}
    for _, _, attributes in intrinsics.values():
        uses[attributes] = uses.get(attributes, 0) + 1
    numbers = {text: n for n, text in enumerate(sorted(uses, key=lambda text: (-uses[text], text)))}
    lines = [
        "\t".join((name, enumerator, types, str(numbers[attributes])))
        for name, (enumerator, types, attributes) in sorted(intrinsics.items())
    ]
    return "\n".join([str(len(numbers)), *numbers, *lines, ""])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="llvm_intrinsics")
    parser.add_argument("--include", type=Path, default=Path("/usr/include/llvm-22"))
    parser.add_argument("--llvm-tblgen", default="/usr/lib/llvm-22/bin/llvm-tblgen")
    parser.add_argument("--output", type=Path, default=OUTPUT)
    options = parser.parse_args(arguments)
    source = options.include / "llvm" / "IR" / "Intrinsics.td"
    if not source.is_file():
        message = f"no {source}: apt-get install llvm-22-dev llvm-22, or --include DIR"
        print(f"llvm_intrinsics: {message}", file=sys.stderr)
        return 1
    command = [options.llvm_tblgen, "--dump-json", "-I", options.include, source]
    found = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    intrinsics = Records(json.loads(found.stdout)).intrinsics()
    text = table(intrinsics)
    options.output.write_bytes(zlib.compress(text.encode(), 9))
    print(f"{len(intrinsics)} intrinsics, {options.output.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
