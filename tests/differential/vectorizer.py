"""Random structured operations, vectorized by odsgen and by mlir-opt.

``python -m tests.differential.vectorizer --seed 1 --count 500`` prints those that differ.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from difflib import unified_diff
from random import Random
from typing import NamedTuple

from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.oracle import mlir_opt_path, mlir_opt_whole

_SPLIT = "// -----\n"
_FLOAT_OPS = ("addf", "mulf", "subf", "maximumf", "minnumf")
_INTEGER_OPS = ("addi", "muli", "subi", "maxsi", "minui", "andi", "ori", "xori")
_REDUCERS = {"f": ("addf", "mulf", "maximumf", "minnumf"), "i": ("addi", "muli", "maxsi", "ori")}
_ELEMENTS = ("f32", "f16", "i32", "i8")


class Operand(NamedTuple):
    """A tensor or memref, or a scalar: its type, and the loops that its dimensions are indexed by."""

    type: str
    map: str


class Maker:
    """Makes functions with one structured operation each, and a script that vectorizes it."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def program(self) -> str:
        """A whole program."""
        made = self.random.choice(
            (
                self._generic,
                self._generic,
                self._product,
                self._moved,
                self._padded,
                self._convolved,
            )
        )
        function, name, sizes = made()
        may_be_small = name != "tensor.insert_slice"  # of which MLIR loses elements
        return f"{function}{self._script(name, sizes, may_be_small)}"

    # --- the script -----------------------------------------------------------------------------------------------------

    def _script(self, name: str, sizes: Sequence[int], may_be_small: bool) -> str:
        random = self.random
        if random.random() < 0.4:
            flags = [
                f for f in ("vectorize_nd_extract", "vectorize_padding") if random.random() < 0.5
            ]
            attributes = f" {{{', '.join(flags)}}}" if flags else ""
            lines = [
                '%0 = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op',
                f"%1 = transform.structured.vectorize_children_and_apply_patterns %0{attributes} : (!transform.any_op) -> !transform.any_op",
            ]
        else:
            lines = [
                f'%0 = transform.structured.match ops{{["{name}"]}} in %r : (!transform.any_op) -> !transform.any_op',
                f"transform.structured.vectorize %0{self._vector_sizes(sizes, may_be_small)} : !transform.any_op",
            ]
        body = "".join(f"    {line}\n" for line in [*lines, "transform.yield"])
        return (
            "module attributes {transform.with_named_sequence} {\n"
            "  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {\n"
            f"{body}  }}\n}}\n"
        )

    def _vector_sizes(self, sizes: Sequence[int], may_be_small: bool) -> str:
        random = self.random
        if random.random() < 0.35:
            return ""
        texts = []
        for size in sizes:
            wanted = size if size > 0 else random.choice((1, 4, 8))
            wanted = max(wanted + random.choice((0, 0, 1, 3, -1 if may_be_small else 0)), 1)
            texts.append(f"[{wanted}]" if random.random() < 0.12 else str(wanted))
        flags = [" {vectorize_nd_extract}", " {assume_dynamic_dims_match_vec_sizes}", "", "", ""]
        return f" vector_sizes [{', '.join(texts)}]{random.choice(flags)}"

    # --- operations -----------------------------------------------------------------------------------------------------

    def _size(self) -> int:
        return self.random.choice((1, 2, 3, 4, 7, 8, -1))

    def _shaped(self, sizes: Sequence[int], element: str, kind: str) -> str:
        dims = "".join(f"{'?' if size < 0 else size}x" for size in sizes)
        return f"{kind}<{dims}{element}>"

    def _function(self, operands: Sequence[Operand], text: str, result: str | None) -> str:
        arguments = ", ".join(f"%a{n}: {each.type}" for n, each in enumerate(operands))
        if result is None:
            return f"func.func @f({arguments}, %n: index) {{\n{text}  return\n}}\n"
        return f"func.func @f({arguments}, %n: index) -> {result} {{\n{text}  return %r : {result}\n}}\n"

    def _generic(self) -> tuple[str, str, Sequence[int]]:
        random = self.random
        rank = random.randint(1, 4)
        sizes = [self._size() for _ in range(rank)]
        reduced = [random.random() < 0.3 for _ in range(rank)]
        element = random.choice(_ELEMENTS)
        kind = random.choice(("tensor", "tensor", "memref"))
        dims = ", ".join(f"d{n}" for n in range(rank))
        operands: list[Operand] = []

        def operand(loops: Sequence[int]) -> Operand:
            exprs = [f"d{loop}" for loop in loops]
            shape = [sizes[loop] for loop in loops]
            if loops and random.random() < 0.1:
                place = random.randrange(len(loops) + 1)
                exprs.insert(place, "0")
                shape.insert(place, 1)
            return Operand(self._shaped(shape, element, kind), f"({dims}) -> ({', '.join(exprs)})")

        for number in range(random.randint(1, 3)):
            loops = list(range(rank))
            if number or random.random() < 0.3:
                loops = random.sample(loops, random.randint(0, rank))
            operands.append(operand(loops))
        if random.random() < 0.2:
            operands.append(Operand(element, f"({dims}) -> ()"))
        kept = [n for n in range(rank) if not reduced[n]]
        if random.random() < 0.3:
            random.shuffle(kept)
        exprs = ", ".join(f"d{n}" for n in kept)
        output = Operand(
            self._shaped([sizes[n] for n in kept], element, kind), f"({dims}) -> ({exprs})"
        )
        body, last = self._body(len(operands), element, rank, is_reduction=any(reduced))
        ins = ", ".join(f"%a{n}" for n in range(len(operands)))
        in_types = ", ".join(each.type for each in operands)
        maps = ", ".join(f"affine_map<{each.map}>" for each in [*operands, output])
        kinds = ", ".join(f'"{"reduction" if each else "parallel"}"' for each in reduced)
        block = ", ".join(f"%x{n}: {element}" for n in range(len(operands) + 1))
        on_tensors = kind == "tensor"
        text = (
            f"  {'%r = ' if on_tensors else ''}linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} "
            f"ins({ins} : {in_types}) outs(%a{len(operands)} : {output.type}) {{\n  ^bb0({block}):\n{body}"
            f"    linalg.yield {last} : {element}\n  }}{f' -> {output.type}' if on_tensors else ''}\n"
        )
        all_operands = [*operands, output]
        return (
            self._function(all_operands, text, output.type if on_tensors else None),
            "linalg.generic",
            sizes,
        )

    def _body(self, count: int, element: str, rank: int, *, is_reduction: bool) -> tuple[str, str]:
        random = self.random
        letter = "f" if element.startswith("f") else "i"
        ops = _FLOAT_OPS if letter == "f" else _INTEGER_OPS
        values = [f"%x{n}" for n in range(count)]
        lines: list[str] = []
        if random.random() < 0.25 and element == "i32":
            lines += [
                f"%i = linalg.index {random.randrange(rank)} : index",
                "%j = arith.index_cast %i : index to i32",
            ]
            values.append("%j")
        if random.random() < 0.3:
            lines.append(f"%c = arith.constant {'2.0' if letter == 'f' else '3'} : {element}")
            values.append("%c")
        if not is_reduction and random.random() < 0.4:
            values.append(f"%x{count}")
        for number in range(random.randint(0, 3)):
            one, other = random.choice(values), random.choice(values)
            lines.append(f"%v{number} = arith.{random.choice(ops)} {one}, {other} : {element}")
            values.append(f"%v{number}")
        if is_reduction:
            pair = [values[-1], f"%x{count}"]
            random.shuffle(pair)
            lines.append(
                f"%e = arith.{random.choice(_REDUCERS[letter])} {pair[0]}, {pair[1]} : {element}"
            )
            values.append("%e")
        return "".join(f"    {line}\n" for line in lines), values[-1]

    def _named(
        self, name: str, ins: Sequence[Sequence[int]], out: Sequence[int], attributes: str = ""
    ) -> str:
        random = self.random
        element, kind = random.choice(_ELEMENTS), random.choice(("tensor", "tensor", "memref"))
        wide = (
            {"f16": "f32", "i8": "i32"}.get(element, element) if random.random() < 0.5 else element
        )
        types = [self._shaped(shape, element, kind) for shape in ins]
        output = self._shaped(out, wide, kind)
        operands = [Operand(each, "") for each in [*types, output]]
        names = ", ".join(f"%a{n}" for n in range(len(ins)))
        on_tensors = kind == "tensor"
        text = (
            f"  {'%r = ' if on_tensors else ''}{name}{attributes} ins({names} : {', '.join(types)}) "
            f"outs(%a{len(ins)} : {output}){f' -> {output}' if on_tensors else ''}\n"
        )
        return self._function(operands, text, output if on_tensors else None)

    def _product(self) -> tuple[str, str, Sequence[int]]:
        m, n, k, b = (self._size() for _ in range(4))
        name, ins, out, sizes = self.random.choice(
            (
                ("linalg.matmul", [[m, k], [k, n]], [m, n], [m, n, k]),
                ("linalg.matvec", [[m, n], [n]], [m], [m, n]),
                ("linalg.vecmat", [[m], [m, n]], [n], [n, m]),
                ("linalg.dot", [[m], [m]], [], [m]),
                ("linalg.batch_matmul", [[b, m, k], [b, k, n]], [b, m, n], [b, m, n, k]),
            )
        )
        return self._named(name, ins, out), name, sizes

    def _convolved(self) -> tuple[str, str, Sequence[int]]:
        random = self.random
        n, w, c, f, k = (
            random.randint(1, 3),
            random.randint(2, 5),
            random.randint(1, 4),
            random.randint(1, 4),
            random.randint(1, 3),
        )
        stride, dilation = random.randint(1, 2), random.randint(1, 2)
        wide = (w - 1) * stride + (k - 1) * dilation + 1
        window = f" {{dilations = dense<{dilation}> : vector<1xi64>, strides = dense<{stride}> : vector<1xi64>}}"
        name, ins, out, sizes = random.choice(
            (
                ("linalg.conv_1d_nwc_wcf", [[n, wide, c], [k, c, f]], [n, w, f], [n, w, f, k, c]),
                ("linalg.conv_1d_ncw_fcw", [[n, c, wide], [f, c, k]], [n, f, w], [n, f, w, c, k]),
                (
                    "linalg.depthwise_conv_1d_nwc_wc",
                    [[n, wide, c], [k, c]],
                    [n, w, c],
                    [n, w, c, k],
                ),
                ("linalg.pooling_nwc_sum", [[n, wide, c], [k]], [n, w, c], [n, w, c, k]),
            )
        )
        return self._named(name, ins, out, window), name, sizes

    def _moved(self) -> tuple[str, str, Sequence[int]]:
        random = self.random
        rank = random.randint(1, 3)
        sizes = [self._size() for _ in range(rank)]
        element = random.choice(_ELEMENTS)
        small = [max(1, size - 1) if size > 0 else size for size in sizes]
        source, target = self._shaped(small, element, "tensor"), self._shaped(
            sizes, element, "tensor"
        )
        texts = ", ".join("%n" if size < 0 else str(size) for size in small)
        offsets = ", ".join(random.choice(("0", "0", "%n")) for _ in sizes)
        ones = ", ".join("1" for _ in sizes)
        text = f"  %r = tensor.insert_slice %a0 into %a1[{offsets}] [{texts}] [{ones}] : {source} into {target}\n"
        operands = [Operand(source, ""), Operand(target, "")]
        return self._function(operands, text, target), "tensor.insert_slice", small

    def _padded(self) -> tuple[str, str, Sequence[int]]:
        random = self.random
        rank = random.randint(1, 3)
        sizes = [self._size() for _ in range(rank)]
        low = [0] * rank  # MLIR puts elements behind padding at wrong places
        high = [random.choice((0, 1, 3)) for _ in sizes]
        result = [s if s < 0 else s + a + b for s, a, b in zip(sizes, low, high, strict=True)]
        element = random.choice(("f32", "i32"))
        zero = "0.0" if element == "f32" else "0"
        source, target = self._shaped(sizes, element, "tensor"), self._shaped(
            result, element, "tensor"
        )
        block = ", ".join(f"%i{n}: index" for n in range(rank))
        text = (
            f"  %z = arith.constant {zero} : {element}\n"
            f"  %r = tensor.pad %a0 low{low} high{high} {{\n  ^bb0({block}):\n    tensor.yield %z : {element}\n"
            f"  }} : {source} to {target}\n"
        )
        return self._function([Operand(source, "")], text, target), "tensor.pad", result


def vectorized(text: str) -> str:
    """The program as odsgen vectorizes it; nothing where it refuses."""
    module = parse(text, Context(), filename="program.mlir")
    try:
        PassManager.parse("builtin.module(transform-interpreter)").run(module)
    except PassFailure:
        return ""
    return print_ir(module).strip()


def differences(seed: int, count: int) -> list[tuple[str, str, str]]:
    """Programs, with what mlir-opt and odsgen make of them, where that differs."""
    maker = Maker(Random(seed))
    programs = [maker.program() for _ in range(count)]
    whole = mlir_opt_whole(_SPLIT.join(programs), "--transform-interpreter", "--split-input-file")
    expected = [part.strip() for part in whole.split(_SPLIT.strip())]
    assert len(expected) == count
    found = []
    for program, wanted in zip(programs, expected, strict=True):
        got = vectorized(program)
        if got != wanted:
            found.append((program, wanted, got))
    return found


def main() -> int:
    """Print the differences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--show", type=int, default=3)
    arguments = parser.parse_args()
    if mlir_opt_path() is None:
        sys.exit("mlir-opt is not installed")
    found = differences(arguments.seed, arguments.count)
    for program, wanted, got in found[: arguments.show]:
        print(
            program,
            *unified_diff(wanted.splitlines(), got.splitlines(), "mlir-opt", "odsgen", lineterm=""),
            sep="\n",
        )
    print(f"{len(found)} of {arguments.count} differ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
