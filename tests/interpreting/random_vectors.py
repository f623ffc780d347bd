"""Random statements of vector."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from tests.interpreting.random_values import (
    FLOATS,
    INTEGERS,
    WIDTHS,
    ValueWriter,
    is_integer,
    is_number,
    shape_text,
)


class VectorStatements(ValueWriter):
    """Statements of vectors, and of vectors and buffers."""

    # vector

    def do_transfer_read(self) -> None:
        buffer = self.pick("memref")
        pad = self.constant((), buffer.element, "scalar")
        places = ", ".join([self.below(size) for size in buffer.shape])
        order = list(range(len(buffer.shape)))
        self.random.shuffle(order)
        order = order[: self.random.randint(1, len(order))]
        shape = tuple(self.random.randint(1, 4) for _ in order)
        dims = ", ".join(f"d{n}" for n in range(len(buffer.shape)))
        results = ", ".join(f"d{n}" for n in order)
        self.define(
            f"vector.transfer_read {buffer.name}[{places}], {pad.name} "
            f"{{permutation_map = affine_map<({dims}) -> ({results})>}} "
            f": {buffer.type}, vector<{shape_text(shape)}{buffer.element}>",
            shape,
            buffer.element,
            "vector",
        )

    def do_transfer_write(self) -> None:
        buffer = self.pick("memref")
        shape = tuple(self.random.randint(1, 4) for _ in buffer.shape[-2:])
        value = self.constant(shape, buffer.element, "vector")
        places = ", ".join([self.below(size) for size in buffer.shape])
        mask = self.constant(shape, "i1", "vector")
        masked = self.random.random() < 0.5
        self.emit(
            f"vector.transfer_write {value.name}, {buffer.name}[{places}]"
            f"{', ' + mask.name if masked else ''} : {value.type}, {buffer.type}"
        )

    def do_masked(self) -> None:
        buffer = self.pick("memref", lambda value: len(value.shape) == 1)
        if len(buffer.shape) != 1:
            return
        size = buffer.shape[0]
        zero = self.index(0)
        mask = self.constant((size,), "i1", "vector")
        value = self.constant((size,), buffer.element, "vector")
        types = f"{buffer.type}, {mask.type}, {value.type}"
        name = self.random.choice(("maskedstore", "compressstore", "maskedload", "expandload"))
        if name.endswith("store"):
            self.emit(f"vector.{name} {buffer.name}[{zero}], {mask.name}, {value.name} : {types}")
            return
        self.define(
            f"vector.{name} {buffer.name}[{zero}], {mask.name}, {value.name} : {types} into {value.type}",
            (size,),
            buffer.element,
            "vector",
        )

    def do_gather(self) -> None:
        buffer = self.pick("memref", lambda value: len(value.shape) == 1)
        if len(buffer.shape) != 1:
            return
        count = self.random.randint(1, 4)
        places = ", ".join(str(self.random.randrange(buffer.shape[0])) for _ in range(count))
        indices = self.name()
        self.emit(f"{indices} = arith.constant dense<[{places}]> : vector<{count}xi32>")
        mask = self.constant((count,), "i1", "vector")
        value = self.constant((count,), buffer.element, "vector")
        zero = self.index(0)
        types = f"{buffer.type}, vector<{count}xi32>, {mask.type}, {value.type}"
        if self.random.random() < 0.5:
            self.emit(
                f"vector.scatter {buffer.name}[{zero}] [{indices}], {mask.name}, {value.name} : {types}"
            )
            return
        self.define(
            f"vector.gather {buffer.name}[{zero}] [{indices}], {mask.name}, {value.name} : {types} "
            f"into {value.type}",
            (count,),
            buffer.element,
            "vector",
        )

    def do_reduction(self) -> None:
        value = self.pick("vector", lambda value: is_number(value) and len(value.shape) == 1)
        if len(value.shape) != 1:
            return
        kinds = (
            ("add", "maximumf", "minimumf", "maxnumf", "minnumf")
            if value.element in FLOATS
            else ("add", "mul", "and", "or", "xor", "minui", "minsi", "maxui", "maxsi")
        )
        start = self.constant((), value.element, "scalar")
        with_start = f", {start.name}" if self.random.random() < 0.5 else ""
        self.define(
            f"vector.reduction <{self.random.choice(kinds)}>, {value.name}{with_start} "
            f": {value.type} into {value.element}",
            (),
            value.element,
            "scalar",
        )

    def do_multi_reduction(self) -> None:
        value = self.pick("vector", lambda value: is_number(value) and len(value.shape) > 1)
        if len(value.shape) < 2:
            return
        reduced = self.random.randrange(len(value.shape))
        shape = [size for n, size in enumerate(value.shape) if n != reduced]
        start = self.constant(shape, value.element, "vector")
        kind = self.random.choice(
            ("add", "maxnumf", "minnumf")
            if value.element in FLOATS
            else ("add", "mul", "maxsi", "xor")
        )
        self.define(
            f"vector.multi_reduction <{kind}>, {value.name}, {start.name} [{reduced}] "
            f": {value.type} to {start.type}",
            shape,
            value.element,
            "vector",
        )

    def do_contract(self) -> None:
        m, n, k = (self.random.randint(1, 3) for _ in range(3))
        element = self.random.choice(("i32", "i64", "f32", "f64"))
        left, right = self.constant((m, k), element, "vector"), self.constant(
            (k, n), element, "vector"
        )
        start = self.constant((m, n), element, "vector")
        self.define(
            "vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, "
            "affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], "
            'iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} '
            f"{left.name}, {right.name}, {start.name} : {left.type}, {right.type} into {start.type}",
            (m, n),
            element,
            "vector",
        )

    def do_outerproduct(self) -> None:
        left = self.pick("vector", lambda value: is_number(value) and len(value.shape) == 1)
        if len(left.shape) != 1:
            return
        right = self.constant((self.random.randint(1, 4),), left.element, "vector")
        start = self.constant((*left.shape, *right.shape), left.element, "vector")
        self.define(
            f"vector.outerproduct {left.name}, {right.name}, {start.name} "
            f": {left.type}, {right.type}",
            start.shape,
            left.element,
            "vector",
        )

    def do_rearrange(self) -> None:
        value = self.pick("vector", is_number)
        rank = len(value.shape)
        choice = self.random.randrange(6)
        name, element = value.name, value.element

        def typed(shape: Sequence[int]) -> str:
            return f"vector<{shape_text(shape)}{element}>"

        if choice == 0:
            order = list(range(rank))
            self.random.shuffle(order)
            shape = [value.shape[n] for n in order]
            text = f"vector.transpose {name}, [{', '.join(map(str, order))}] : {value.type} to {typed(shape)}"
        elif choice == 1:
            shape = [prod(value.shape)]
            text = f"vector.shape_cast {name} : {value.type} to {typed(shape)}"
        elif choice == 2:
            other = self.same(value)
            total = 2 * value.shape[0]
            numbers = [self.random.randrange(total) for _ in range(self.random.randint(1, 4))]
            shape = [len(numbers), *value.shape[1:]]
            text = f"vector.shuffle {name}, {other.name} [{', '.join(map(str, numbers))}] : {value.type}, {value.type}"
        elif choice == 3:
            shape = [self.random.randint(1, 3), *value.shape]
            text = f"vector.broadcast {name} : {value.type} to {typed(shape)}"
        elif choice == 4:
            offsets = [self.random.randrange(size) for size in value.shape]
            shape = [
                self.random.randint(1, size - offset)
                for size, offset in zip(value.shape, offsets, strict=True)
            ]
            lists = ", ".join(
                f"{what} = [{', '.join(map(str, each))}]"
                for what, each in (("offsets", offsets), ("sizes", shape), ("strides", [1] * rank))
            )
            text = (
                f"vector.extract_strided_slice {name} {{{lists}}} : {value.type} to {typed(shape)}"
            )
        else:
            other = self.same(value)
            shape = [*value.shape[:-1], 2 * value.shape[-1]]
            text = f"vector.interleave {name}, {other.name} : {value.type} -> {typed(shape)}"
        self.define(text, shape, element, "vector")

    def do_extract(self) -> None:
        value = self.pick("vector", is_number)
        at = [self.random.randrange(size) for size in value.shape]
        self.define(
            f"vector.extract {value.name}[{', '.join(map(str, at))}] : {value.element} from {value.type}",
            (),
            value.element,
            "scalar",
        )
        new = self.constant((), value.element, "scalar")
        at = [self.random.randrange(size) for size in value.shape]
        self.define(
            f"vector.insert {new.name}, {value.name} [{', '.join(map(str, at))}] : {value.element} into {value.type}",
            value.shape,
            value.element,
            "vector",
        )

    def do_create_mask(self) -> None:
        shape = self.shape(1, 2)
        sizes = ", ".join([self.index(self.random.randint(-1, size + 1)) for size in shape])
        self.define(
            f"vector.create_mask {sizes} : vector<{shape_text(shape)}i1>", shape, "i1", "vector"
        )

    def do_bitcast(self) -> None:
        value = self.pick("vector", is_integer)
        target = self.random.choice(INTEGERS)
        bits = value.shape[-1] * WIDTHS[value.element]
        if bits % WIDTHS[target]:
            return
        shape = (*value.shape[:-1], bits // WIDTHS[target])
        self.define(
            f"vector.bitcast {value.name} : {value.type} to vector<{shape_text(shape)}{target}>",
            shape,
            target,
            "vector",
        )

    def do_mask(self) -> None:
        value = self.pick("vector", lambda value: is_integer(value) and len(value.shape) == 1)
        if len(value.shape) != 1 or not is_integer(value):
            return
        mask = self.constant(value.shape, "i1", "vector")
        kind = self.random.choice(("add", "xor", "maxsi", "minui"))
        start = self.constant((), value.element, "scalar")
        self.define(
            f"vector.mask {mask.name} {{ vector.reduction <{kind}>, {value.name}, {start.name} "
            f": {value.type} into {value.element} }} : {mask.type} -> {value.element}",
            (),
            value.element,
            "scalar",
        )

    def do_insert_slice(self) -> None:
        target = self.pick("vector", is_number)
        offsets = [self.random.randrange(size) for size in target.shape]
        shape = [
            self.random.randint(1, size - offset)
            for size, offset in zip(target.shape, offsets, strict=True)
        ]
        value = self.constant(shape, target.element, "vector")
        self.define(
            f"vector.insert_strided_slice {value.name}, {target.name} "
            f"{{offsets = [{', '.join(map(str, offsets))}], strides = [{', '.join('1' for _ in shape)}]}} "
            f": {value.type} into {target.type}",
            target.shape,
            target.element,
            "vector",
        )
