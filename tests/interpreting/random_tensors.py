"""Random statements of linalg and tensor."""

from __future__ import annotations

from math import prod

from tests.interpreting.random_values import (
    FLOAT_OPERATIONS,
    FLOATS,
    INTEGER_OPERATIONS,
    Value,
    ValueWriter,
    is_integer,
    is_number,
    shape_text,
)


class TensorStatements(ValueWriter):
    """Statements of structured operations and of tensors."""

    # linalg and tensor

    def do_generic(self) -> None:
        value = self.pick(self.random.choice(("memref", "tensor")), is_number)
        other, target = self.same(value), self.same(value)
        names = FLOAT_OPERATIONS if value.element in FLOATS else INTEGER_OPERATIONS
        name = self.random.choice(names)
        dims = ", ".join(f"d{n}" for n in range(len(value.shape)))
        kinds = ", ".join(['"parallel"'] * len(value.shape))
        identity = f"affine_map<({dims}) -> ({dims})>"
        a, b, c, d = (self.name() for _ in range(4))
        body = (
            f"linalg.generic {{indexing_maps = [{identity}, {identity}, {identity}], iterator_types = [{kinds}]}} "
            f"ins({value.name}, {other.name} : {value.type}, {value.type}) outs({target.name} : {value.type}) {{\n"
            f"  ^bb0({a}: {value.element}, {b}: {value.element}, {c}: {value.element}):\n"
            f"    {d} = arith.{name} {a}, {b} : {value.element}\n"
            f"    linalg.yield {d} : {value.element}\n  }}"
        )
        self._structured(body, target)

    def _structured(self, text: str, target: Value) -> None:
        """A structured operation, with a result for a tensor."""
        if target.kind == "memref":
            self.emit(text)
        else:
            self.define(f"{text} -> {target.type}", target.shape, target.element, "tensor")

    def do_matmul(self) -> None:
        kind = self.random.choice(("memref", "tensor"))
        m, n, k = (self.random.randint(1, 3) for _ in range(3))
        element = self.random.choice(("i32", "i64", "f32", "f64"))
        left, right, target = (
            self.made(Value("", shape, element, kind)) for shape in ((m, k), (k, n), (m, n))
        )
        self._structured(
            f"linalg.matmul ins({left.name}, {right.name} : {left.type}, {right.type}) "
            f"outs({target.name} : {target.type})",
            target,
        )

    def do_convolution(self) -> None:
        kind = self.random.choice(("memref", "tensor"))
        window, stride, dilation = (self.random.randint(1, 2) for _ in range(3))
        out = self.random.randint(1, 3)
        size = (out - 1) * stride + (window - 1) * dilation + 1
        element = self.random.choice(("i32", "f32"))
        image = self.made(Value("", (1, size, 2), element, kind))
        attributes = f"{{dilations = dense<{dilation}> : tensor<1xi64>, strides = dense<{stride}> : tensor<1xi64>}}"
        if self.random.random() < 0.5:
            kernel = self.made(Value("", (window, 2, 3), element, kind))
            target = self.made(Value("", (1, out, 3), element, kind))
            name = "conv_1d_nwc_wcf"
        else:
            kernel = self.made(Value("", (window,), element, kind))
            target = self.made(Value("", (1, out, 2), element, kind))
            name = self.random.choice(("pooling_nwc_sum", "pooling_nwc_max", "pooling_nwc_min"))
        self._structured(
            f"linalg.{name} {attributes} ins({image.name}, {kernel.name} : {image.type}, {kernel.type}) "
            f"outs({target.name} : {target.type})",
            target,
        )

    def do_reduce(self) -> None:
        value = self.pick("tensor", is_number)
        reduced = self.random.randrange(len(value.shape))
        shape = [size for n, size in enumerate(value.shape) if n != reduced]
        if not shape:
            return
        start = self.constant(shape, value.element, "tensor")
        name = "addf" if value.element in FLOATS else self.random.choice(("addi", "maxsi", "xori"))
        a, b, c = (self.name() for _ in range(3))
        self.define(
            f"linalg.reduce ins({value.name} : {value.type}) outs({start.name} : {start.type}) "
            f"dimensions = [{reduced}]\n    ({a}: {value.element}, {b}: {value.element}) {{\n"
            f"      {c} = arith.{name} {a}, {b} : {value.element}\n"
            f"      linalg.yield {c} : {value.element}\n    }}",
            shape,
            value.element,
            "tensor",
        )

    def do_transpose(self) -> None:
        value = self.pick("tensor", is_number)
        order = list(range(len(value.shape)))
        self.random.shuffle(order)
        shape = [value.shape[n] for n in order]
        target = self.constant(shape, value.element, "tensor")
        self.define(
            f"linalg.transpose ins({value.name} : {value.type}) outs({target.name} : {target.type}) "
            f"permutation = [{', '.join(map(str, order))}]",
            shape,
            value.element,
            "tensor",
        )

    def do_slice(self) -> None:
        value = self.pick("tensor", is_number)
        offsets = [self.random.randrange(size) for size in value.shape]
        sizes = [
            self.random.randint(1, size - offset)
            for size, offset in zip(value.shape, offsets, strict=True)
        ]
        lists = " ".join(
            f"[{', '.join(map(str, each))}]" for each in (offsets, sizes, [1] * len(sizes))
        )
        part = self.define(
            f"tensor.extract_slice {value.name}{lists} : {value.type} to tensor<{shape_text(sizes)}{value.element}>",
            sizes,
            value.element,
            "tensor",
        )
        changed = self.same(part)
        self.define(
            f"tensor.insert_slice {changed.name} into {value.name}{lists} : {part.type} into {value.type}",
            value.shape,
            value.element,
            "tensor",
        )

    def do_pad(self) -> None:
        value = self.pick("tensor", is_number)
        low, high = ([self.random.randint(0, 2) for _ in value.shape] for _ in range(2))
        shape = [a + size + b for a, size, b in zip(low, value.shape, high, strict=True)]
        filler = self.constant((), value.element, "scalar")
        arguments = ", ".join(f"{self.name()}: index" for _ in shape)
        self.define(
            f"tensor.pad {value.name} low[{', '.join(map(str, low))}] high[{', '.join(map(str, high))}] {{\n"
            f"    ^bb0({arguments}):\n      tensor.yield {filler.name} : {value.element}\n"
            f"  }} : {value.type} to tensor<{shape_text(shape)}{value.element}>",
            shape,
            value.element,
            "tensor",
        )

    def do_collapse(self) -> None:
        value = self.pick("tensor", lambda value: is_number(value) and len(value.shape) > 1)
        if len(value.shape) < 2:
            return
        dims = ", ".join(map(str, range(len(value.shape))))
        size = prod(value.shape)
        self.define(
            f"tensor.collapse_shape {value.name} [[{dims}]] : {value.type} into tensor<{size}x{value.element}>",
            (size,),
            value.element,
            "tensor",
        )

    def do_forall(self) -> None:
        value = self.pick("tensor", is_integer)
        if not is_integer(value):
            return
        target = self.same(value)
        names = [self.name() for _ in value.shape]
        shared, part, changed, made = (self.name() for _ in range(4))
        sizes = ", ".join(map(str, value.shape))
        indices = ", ".join(names)
        ones = ", ".join("1" for _ in names)
        element = f"tensor<{'1x' * len(names)}{value.element}>"
        self.emit(
            f"{made} = scf.forall ({indices}) in ({sizes}) shared_outs({shared} = {target.name}) -> ({target.type}) {{"
        )
        self.emit(f"  {part} = tensor.extract {value.name}[{indices}] : {value.type}")
        self.emit(f"  {changed} = arith.addi {part}, {part} : {value.element}")
        self.emit(f"  {changed}t = tensor.splat {changed} : {element}")
        self.emit("  scf.forall.in_parallel {")
        self.emit(
            f"    tensor.parallel_insert_slice {changed}t into {shared}[{indices}] [{ones}] [{ones}] "
            f": {element} into {target.type}"
        )
        self.emit("  }")
        self.emit("}")
        self.values.append(Value(made, target.shape, target.element, "tensor"))

    def do_broadcast(self) -> None:
        value = self.pick("tensor", is_number)
        place, size = self.random.randint(0, len(value.shape)), self.random.randint(1, 3)
        shape = [*value.shape[:place], size, *value.shape[place:]]
        target = self.constant(shape, value.element, "tensor")
        self.define(
            f"linalg.broadcast ins({value.name} : {value.type}) outs({target.name} : {target.type}) "
            f"dimensions = [{place}]",
            shape,
            value.element,
            "tensor",
        )
