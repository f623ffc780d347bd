"""More random statements: control flow, buffers and their views, affine loops, named structured operations, vectors."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from math import prod

from tests.interpreting.random_values import (
    FLOATS,
    INTEGER_OPERATIONS,
    INTEGERS,
    PREDICATES,
    WIDTHS,
    Value,
    ValueWriter,
    is_integer,
    is_number,
    shape_text,
)

#: Structured operations by the sizes of their operands; `h+o-1` is a window of `h` at `o` places.
_PRODUCTS = {
    "batch_matmul": "bmk bkn bmn",
    "batch_matvec": "bmk bk bm",
    "batch_vecmat": "bk bkn bn",
    "batch_reduce_matmul": "bmk bkn mn",
    "dot": "k k -",
    "matvec": "mk k m",
    "vecmat": "k kn n",
    "mmt4d": "mkab nkcb mnac",
    "batch_mmt4d": "dmkab dnkcb dmnac",
}
_CONVOLUTIONS = {
    "conv_1d": "x+h h x",
    "conv_1d_ncw_fcw": "n,c,x+h f,c,h n,f,x",
    "conv_1d_nwc_wcf": "n,x+h,c h,c,f n,x,f",
    "conv_2d": "x+h,y+w h,w x,y",
    "conv_2d_nchw_fchw": "n,c,x+h,y+w f,c,h,w n,f,x,y",
    "conv_2d_ngchw_fgchw": "n,g,c,x+h,y+w f,g,c,h,w n,g,f,x,y",
    "conv_2d_ngchw_gfchw": "n,g,c,x+h,y+w g,f,c,h,w n,g,f,x,y",
    "conv_2d_nhwc_fhwc": "n,x+h,y+w,c f,h,w,c n,x,y,f",
    "conv_2d_nhwc_hwcf": "n,x+h,y+w,c h,w,c,f n,x,y,f",
    "conv_2d_nhwgc_gfhwc": "n,x+h,y+w,g,c g,f,h,w,c n,x,y,g,f",
    "conv_3d": "x+h,y+w,z+d h,w,d x,y,z",
    "conv_3d_ncdhw_fcdhw": "n,c,x+h,y+w,z+d f,c,h,w,d n,f,x,y,z",
    "conv_3d_ndhwc_dhwcf": "n,x+h,y+w,z+d,c h,w,d,c,f n,x,y,z,f",
    "depthwise_conv_1d_ncw_cw": "n,c,x+h c,h n,c,x",
    "depthwise_conv_1d_nwc_wc": "n,x+h,c h,c n,x,c",
    "depthwise_conv_1d_nwc_wcm": "n,x+h,c h,c,m n,x,c,m",
    "depthwise_conv_2d_nchw_chw": "n,c,x+h,y+w c,h,w n,c,x,y",
    "depthwise_conv_2d_nhwc_hwc": "n,x+h,y+w,c h,w,c n,x,y,c",
    "depthwise_conv_2d_nhwc_hwcm": "n,x+h,y+w,c h,w,c,m n,x,y,c,m",
    "depthwise_conv_3d_ncdhw_cdhw": "n,c,x+h,y+w,z+d c,h,w,d n,c,x,y,z",
    "depthwise_conv_3d_ndhwc_dhwc": "n,x+h,y+w,z+d,c h,w,d,c n,x,y,z,c",
    "depthwise_conv_3d_ndhwc_dhwcm": "n,x+h,y+w,z+d,c h,w,d,c,m n,x,y,z,c,m",
    "pooling_nchw_max": "n,c,x+h,y+w h,w n,c,x,y",
    "pooling_nchw_sum": "n,c,x+h,y+w h,w n,c,x,y",
    "pooling_ncw_max": "n,c,x+h h n,c,x",
    "pooling_ncw_sum": "n,c,x+h h n,c,x",
    "pooling_ndhwc_max": "n,x+h,y+w,z+d,c h,w,d n,x,y,z,c",
    "pooling_ndhwc_min": "n,x+h,y+w,z+d,c h,w,d n,x,y,z,c",
    "pooling_ndhwc_sum": "n,x+h,y+w,z+d,c h,w,d n,x,y,z,c",
    "pooling_nhwc_max": "n,x+h,y+w,c h,w n,x,y,c",
    "pooling_nhwc_max_unsigned": "n,x+h,y+w,c h,w n,x,y,c",
    "pooling_nhwc_min": "n,x+h,y+w,c h,w n,x,y,c",
    "pooling_nhwc_min_unsigned": "n,x+h,y+w,c h,w n,x,y,c",
    "pooling_nhwc_sum": "n,x+h,y+w,c h,w n,x,y,c",
    "pooling_nwc_max": "n,x+h,c h n,x,c",
    "pooling_nwc_max_unsigned": "n,x+h,c h n,x,c",
    "pooling_nwc_min": "n,x+h,c h n,x,c",
    "pooling_nwc_min_unsigned": "n,x+h,c h n,x,c",
    "pooling_nwc_sum": "n,x+h,c h n,x,c",
}
#: Convolutions of quantized numbers, with zero points of the image and of the kernel.
_QUANTIZED = {
    "conv_2d_nchw_fchw_q": "conv_2d_nchw_fchw",
    "conv_2d_ngchw_gfchw_q": "conv_2d_ngchw_gfchw",
    "conv_2d_nhwc_fhwc_q": "conv_2d_nhwc_fhwc",
    "conv_2d_nhwc_hwcf_q": "conv_2d_nhwc_hwcf",
    "conv_2d_nhwgc_gfhwc_q": "conv_2d_nhwgc_gfhwc",
    "conv_3d_ndhwc_dhwcf_q": "conv_3d_ndhwc_dhwcf",
    "depthwise_conv_2d_nhwc_hwc_q": "depthwise_conv_2d_nhwc_hwc",
    "depthwise_conv_2d_nhwc_hwcm_q": "depthwise_conv_2d_nhwc_hwcm",
}
_ELEMENTWISE = "add sub mul max min"
_FLOAT_UNARY = "abs ceil floor negf round square"


class ControlStatements(ValueWriter):
    """Statements of cf, scf, func and index."""

    def do_blocks(self) -> None:
        def fits(value: Value) -> bool:
            return value.element == "i32" and "#" not in value.name  # successors take no others

        first, second = self.pick("scalar", fits), self.pick("scalar", fits)
        flag, sure, result = self.name(), self.name(), self.name()
        predicate = self.random.choice(PREDICATES)
        label = result[1:]
        cases = ", ".join(
            f"{number}: ^{self.random.choice(('c', 'e'))}{label}({second.name} : i32)"
            for number in sorted(self.random.sample(range(-3, 8), 3))
        )
        x, y, sum_name, last = (self.name() for _ in range(4))
        for line in (
            f"{flag} = arith.cmpi {predicate}, {first.name}, {second.name} : i32",
            f"{sure} = arith.constant true",
            f'cf.assert {sure}, "never"',
            f"{result} = scf.execute_region -> i32 {{",
            f"  cf.cond_br {flag}, ^a{label}, ^c{label}({first.name} : i32)",
            f"^a{label}:",
            f"  cf.switch {second.name} : i32, [default: ^c{label}({first.name} : i32), {cases}]",
            f"^c{label}({x}: i32):",
            f"  {sum_name} = arith.{self.random.choice(INTEGER_OPERATIONS)} {x}, {second.name} : i32",
            f"  cf.br ^e{label}({sum_name} : i32)",
            f"^e{label}({y}: i32):",
            f"  {last} = arith.xori {y}, {first.name} : i32",
            f"  scf.yield {last} : i32",
            "}",
        ):
            self.emit(line)
        self.values.append(Value(result, (), "i32", "scalar"))

    def do_nested_loops(self) -> None:
        """Loops over a buffer with steps, and a condition inside."""
        buffer = self.pick("memref", lambda value: is_integer(value) and len(value.shape) == 2)
        if len(buffer.shape) != 2 or not is_integer(buffer):
            return
        zero, step = self.index(0), self.index(self.random.randint(1, 2))
        sizes = [self.index(size) for size in buffer.shape]
        i, j, x, flag, y, limit = (self.name() for _ in range(6))
        element = buffer.element
        for line in (
            f"{limit} = arith.constant {self.number(element)} : {element}",
            f"scf.for {i} = {zero} to {sizes[0]} step {step} {{",
            f"  scf.for {j} = {zero} to {sizes[1]} step {step} {{",
            f"    {x} = memref.load {buffer.name}[{i}, {j}] : {buffer.type}",
            f"    {flag} = arith.cmpi {self.random.choice(PREDICATES)}, {x}, {limit} : {element}",
            f"    scf.if {flag} {{",
            f"      {y} = arith.{self.random.choice(INTEGER_OPERATIONS)} {x}, {limit} : {element}",
            f"      memref.store {y}, {buffer.name}[{i}, {j}] : {buffer.type}",
            "    }",
            "  }",
            "}",
        ):
            self.emit(line)

    def do_index(self) -> None:
        value = self.pick("scalar", is_integer)
        left, right, made = (self.name() for _ in range(3))
        cast = self.random.choice(("casts", "castu"))
        self.emit(f"{left} = index.{cast} {value.name} : {value.element} to index")
        self.emit(f"{right} = index.constant {self.random.choice((-7, -1, 1, 2, 3, 63, 64))}")
        op = self.random.choice(
            "add sub mul divu ceildivu remu maxs maxu mins minu and or xor".split()
        )
        self.emit(f"{made} = index.{op} {left}, {right}")
        self.define(f"index.castu {made} : index to i64", (), "i64", "scalar")
        self.define(
            f"index.cmp {self.random.choice(PREDICATES)}({left}, {made})", (), "i1", "scalar"
        )

    def do_indirect_call(self) -> None:
        value = self.pick("scalar", lambda value: value.element == "i32")
        callee = self.name()
        self.emit(f"{callee} = func.constant @twice : (i32) -> i32")
        self.define(
            f"func.call_indirect {callee}({value.name}) : (i32) -> i32", (), "i32", "scalar"
        )

    def do_float_to_integer(self) -> None:
        value = self.pick("scalar", lambda value: value.element in FLOATS)
        if value.element not in FLOATS:
            return
        low, high, clamped = (self.name() for _ in range(3))
        self.emit(f"{low} = arith.constant -100.0 : {value.element}")
        self.emit(f"{high} = arith.constant 100.0 : {value.element}")
        self.emit(f"{clamped} = math.clampf {value.name} to [{low}, {high}] : {value.element}")
        target = self.random.choice(INTEGERS)
        self.define(f"arith.fptosi {clamped} : {value.element} to {target}", (), target, "scalar")
        test = self.random.choice(("isnan", "isinf", "isfinite", "isnormal"))
        self.define(f"math.{test} {value.name} : {value.element}", (), "i1", "scalar")

    def do_extended(self) -> None:
        value = self.pick(self.random.choice(("scalar", "vector")), is_integer)
        other = self.same(value)
        name = self.random.choice(("mulsi_extended", "mului_extended"))
        if len(value.shape) > 1:
            return
        result = self.name()
        self.emit(f"{result}:2 = arith.{name} {value.name}, {other.name} : {value.type}")
        for place in range(2):
            self.values.append(Value(f"{result}#{place}", value.shape, value.element, value.kind))


class MemoryStatements(ValueWriter):
    """Statements of memref and affine."""

    def _viewed(self, text: str, type: str, shape: Sequence[int], element: str) -> None:
        """A view, of which a copy is kept."""
        view, copy = self.name(), self.name()
        plain = f"memref<{shape_text(shape)}{element}>"
        self.emit(f"{view} = {text} to {type}" if " -> " not in text else f"{view} = {text}")
        self.emit(f"{copy} = memref.alloc() : {plain}")
        self.emit(f"memref.copy {view}, {copy} : {type} to {plain}")
        self.values.append(Value(copy, tuple(shape), element, "memref"))

    def do_alloca(self) -> None:
        shape, element = self.shape(1, 2), self.element()
        type = f"memref<{shape_text(shape)}{element}>"
        zeros = ", ".join([self.below(size) for size in shape])
        value = self.constant((), element, "scalar")
        scratch, loaded = self.name(), self.name()
        fill = self.random.random() < 0.5
        self.emit(f"{loaded} = memref.alloca_scope -> ({element}) {{")
        self.emit(f"  {scratch} = memref.alloca() : {type}")
        if fill:
            self.emit(f"  linalg.fill ins({value.name} : {element}) outs({scratch} : {type})")
        else:
            self.emit(f"  memref.store {value.name}, {scratch}[{zeros}] : {type}")
        self.emit(f"  {scratch}_l = memref.load {scratch}[{zeros}] : {type}")
        self.emit(f"  memref.alloca_scope.return {scratch}_l : {element}")
        self.emit("}")
        self.values.append(Value(loaded, (), element, "scalar"))

    def do_dimension(self) -> None:
        buffer = self.pick("memref")
        place, index, cast, loose = (self.name() for _ in range(4))
        dynamic = f"memref<{'?x' * len(buffer.shape)}{buffer.element}>"
        self.emit(f"{loose} = memref.cast {buffer.name} : {buffer.type} to {dynamic}")
        self.emit(f"{place} = arith.constant {self.random.randrange(len(buffer.shape))} : index")
        self.emit(f"{index} = memref.dim {loose}, {place} : {dynamic}")
        self.emit(f"{cast} = memref.rank {loose} : {dynamic}")
        for name in (index, cast):
            self.define(f"arith.index_cast {name} : index to i64", (), "i64", "scalar")

    def do_reshape(self) -> None:
        buffer = self.pick("memref", is_number)
        total, element = prod(buffer.shape), buffer.element
        shapes = [
            shape
            for shape in itertools.product(range(1, 5), repeat=self.random.randint(1, 3))
            if prod(shape) == total
        ]
        shape = self.random.choice(shapes) if shapes else (total,)
        type = f"memref<{shape_text(shape)}{element}>"
        strides = ", ".join(str(prod(shape[n + 1 :])) for n in range(len(shape)))
        sizes = ", ".join(map(str, shape))
        choice = self.random.randrange(4)
        if choice == 0:
            text = (
                f"memref.reinterpret_cast {buffer.name} to offset: [0], sizes: [{sizes}], "
                f"strides: [{strides}] : {buffer.type}"
            )
            self._viewed(text, type, shape, element)
        elif choice == 1:
            held = self.name()
            self.emit(f"{held} = memref.alloc() : memref<{len(shape)}xindex>")
            for place, size in enumerate(shape):
                at, number = self.index(place), self.index(size)
                self.emit(f"memref.store {number}, {held}[{at}] : memref<{len(shape)}xindex>")
            text = (
                f"memref.reshape {buffer.name}({held}) : ({buffer.type}, memref<{len(shape)}xindex>) "
                f"-> {type}"
            )
            self._viewed(text, type, shape, element)
        else:
            dims = ", ".join(map(str, range(len(buffer.shape))))
            flat = self.name()
            flat_type = f"memref<{total}x{element}>"
            self.emit(
                f"{flat} = memref.collapse_shape {buffer.name} [[{dims}]] : {buffer.type} into {flat_type}"
            )
            places = ", ".join(map(str, range(len(shape))))
            view, copy = self.name(), self.name()
            self.emit(
                f"{view} = memref.expand_shape {flat} [[{places}]] output_shape [{sizes}] "
                f": {flat_type} into {type}"
            )
            self.emit(f"{copy} = memref.alloc() : {type}")
            self.emit(f"memref.copy {view}, {copy} : {type} to {type}")
            self.values.append(Value(copy, tuple(shape), element, "memref"))

    def do_transposed_view(self) -> None:
        buffer = self.pick("memref", is_number)
        rank = len(buffer.shape)
        order = list(range(rank))
        self.random.shuffle(order)
        strides = [prod(buffer.shape[n + 1 :]) for n in range(rank)]
        shape = [buffer.shape[n] for n in order]
        dims = ", ".join(f"d{n}" for n in range(rank))
        moved = ", ".join(f"d{n}" for n in order)
        steps = ", ".join(str(strides[n]) for n in order)
        layout = f", strided<[{steps}]>"
        type = f"memref<{shape_text(shape)}{buffer.element}{layout}>"
        self._viewed(
            f"memref.transpose {buffer.name} ({dims}) -> ({moved}) : {buffer.type}" f" to {type}",
            type,
            shape,
            buffer.element,
        )

    def do_bytes(self) -> None:
        element = self.random.choice(INTEGERS)
        size = self.random.randint(1, 3)
        count = size * WIDTHS[element] // 8
        shift = self.random.randint(0, 3) * WIDTHS[element] // 8
        raw = self.name()
        self.emit(f"{raw} = memref.alloc() : memref<{count + shift}xi8>")
        filler = self.constant((), "i8", "scalar")
        self.emit(f"linalg.fill ins({filler.name} : i8) outs({raw} : memref<{count + shift}xi8>)")
        place = self.index(shift)
        self._viewed(
            f"memref.view {raw}[{place}][] : memref<{count + shift}xi8>",
            f"memref<{size}x{element}>",
            (size,),
            element,
        )

    def do_metadata(self) -> None:
        buffer = self.pick("memref")
        rank, result, element = len(buffer.shape), self.name(), buffer.element
        indices = ", ".join(["index"] * (2 * rank))
        self.emit(
            f"{result}:{2 + 2 * rank} = memref.extract_strided_metadata {buffer.name} : {buffer.type} "
            f"-> memref<{element}>, index, {indices}"
        )
        for place in range(2, 2 + 2 * rank):
            self.define(f"arith.index_cast {result}#{place} : index to i64", (), "i64", "scalar")
        aligned = self.name()
        self.emit(f"{aligned} = memref.assume_alignment {buffer.name}, 1 : {buffer.type}")
        zero = ", ".join([self.index(0)] * rank)
        self.emit(f"memref.prefetch {aligned}[{zero}], read, locality<3>, data : {buffer.type}")

    def do_scratch(self) -> None:
        """A buffer that is freed after it was read, in another memory space."""
        element, size = self.random.choice(INTEGERS), self.random.randint(1, 4)
        made, cast, place = self.name(), self.name(), self.below(size)
        type, other = (f"memref<{size}x{element}{space}>" for space in ("", ", 1"))
        self.emit(f"{made} = memref.alloc() : {type}")
        value = self.constant((), element, "scalar")
        self.emit(f"linalg.fill ins({value.name} : {element}) outs({made} : {type})")
        self.emit(f"{cast} = memref.memory_space_cast {made} : {type} to {other}")
        self.define(f"memref.load {cast}[{place}] : {other}", (), element, "scalar")
        self.emit(f"memref.dealloc {made} : {type}")

    def do_global(self) -> None:
        made, place = self.name(), self.below(4)
        self.emit(f"{made} = memref.get_global @table : memref<4xi32>")
        self.define(f"memref.load {made}[{place}] : memref<4xi32>", (), "i32", "scalar")

    def do_update(self) -> None:
        buffer = self.pick("memref", is_integer)
        if not is_integer(buffer):
            return
        places = ", ".join([self.below(size) for size in buffer.shape])
        operand = self.constant((), buffer.element, "scalar")
        result, old, new = (self.name() for _ in range(3))
        self.emit(
            f"{result} = memref.generic_atomic_rmw {buffer.name}[{places}] : {buffer.type} {{"
        )
        self.emit(f"^bb0({old}: {buffer.element}):")
        op = self.random.choice(INTEGER_OPERATIONS)
        self.emit(f"  {new} = arith.{op} {old}, {operand.name} : {buffer.element}")
        self.emit(f"  memref.atomic_yield {new} : {buffer.element}")
        self.emit("}")
        self.values.append(Value(result, (), buffer.element, "scalar"))

    # affine

    def do_affine_nest(self) -> None:
        buffer = self.pick("memref", lambda value: is_integer(value) and len(value.shape) == 2)
        if len(buffer.shape) != 2 or not is_integer(buffer):
            return
        rows, columns = buffer.shape
        i, j, x, y, z, t = (self.name() for _ in range(6))
        kind = self.random.choice(("for", "parallel"))
        element = buffer.element
        if kind == "for":
            self.emit(f"affine.for {i} = 0 to {rows} {{")
            self.emit(f"affine.for {j} = 0 to min affine_map<(d0) -> (d0 + 2, {columns})>({i}) {{")
        else:
            self.emit(f"affine.parallel ({i}, {j}) = (0, 0) to ({rows}, {columns}) {{")
        self.emit(f"  {x} = affine.load {buffer.name}[{i}, {j}] : {buffer.type}")
        self.emit(
            f"  {t} = affine.apply affine_map<(d0, d1) -> (d0 * 3 - d1 floordiv 2)>({i}, {j})"
        )
        self.emit(f"  {y} = arith.index_cast {t} : index to {element}")
        self.emit(f"  {z} = arith.addi {x}, {y} : {element}")
        self.emit(
            f"  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, d0 + d1 mod 2 >= 0)>({i}, {j}) {{"
        )
        self.emit(f"    affine.store {z}, {buffer.name}[{i}, {j}] : {buffer.type}")
        self.emit("  }")
        self.emit("}" if kind == "parallel" else "}\n}")

    def do_affine_numbers(self) -> None:
        left, right = self.below(9), self.below(5)
        symbol = self.index(self.random.randint(1, 4))
        expressions = (
            "d0 + d1 * 2, d0 - d1 + s0",
            "d0 ceildiv 3, d1 mod 4, s0 - d0",
            "d0 floordiv 2 - d1, -d0, s0",
        )
        for op in ("min", "max"):
            made = self.name()
            self.emit(
                f"{made} = affine.{op} affine_map<(d0, d1)[s0] -> ({self.random.choice(expressions)})>"
                f"({left}, {right})[{symbol}]"
            )
            self.define(f"arith.index_cast {made} : index to i64", (), "i64", "scalar")
        made = self.name()
        self.emit(
            f"{made}:3 = affine.delinearize_index {left} into (2, 2, 3) : index, index, index"
        )
        for place in range(3):
            self.define(f"arith.index_cast {made}#{place} : index to i64", (), "i64", "scalar")
        again = self.name()
        self.emit(f"{again} = affine.linearize_index [{left}, {right}] by (9, 5) : index")
        self.define(f"arith.index_cast {again} : index to i64", (), "i64", "scalar")

    def do_affine_vector(self) -> None:
        buffer = self.pick("memref", lambda value: is_number(value) and value.shape[-1] > 1)
        if buffer.shape[-1] < 2:
            return
        size = self.random.randint(1, buffer.shape[-1])
        zeros = ", ".join("0" for _ in buffer.shape)
        made = self.define(
            f"affine.vector_load {buffer.name}[{zeros}] : {buffer.type}, vector<{size}x{buffer.element}>",
            (size,),
            buffer.element,
            "vector",
        )
        other = self.same(made)
        self.emit(
            f"affine.vector_store {other.name}, {buffer.name}[{zeros}] : {buffer.type}, {other.type}"
        )
        self.emit(
            f"affine.prefetch {buffer.name}[{zeros}], read, locality<2>, data : {buffer.type}"
        )


class StructuredStatements(ValueWriter):
    """Named structured operations on buffers."""

    def _buffer(self, shape: Sequence[int], element: str) -> Value:
        return self.made(Value("", tuple(shape), element, "memref"))

    def _apply(self, name: str, inputs: Sequence[Value], target: Value, rest: str = "") -> None:
        names = ", ".join(each.name for each in inputs)
        types = ", ".join(each.type for each in inputs)
        self.emit(f"linalg.{name} ins({names} : {types}) outs({target.name} : {target.type}){rest}")

    def do_product(self) -> None:
        name = self.random.choice(list(_PRODUCTS))
        sizes: dict[str, int] = {}
        shapes = [
            tuple(sizes.setdefault(each, self.random.randint(1, 3)) for each in text if each != "-")
            for text in _PRODUCTS[name].split()
        ]
        element = self.random.choice(("i32", "i64", "f32", "f64", "i8"))
        if not shapes[2]:
            target = Value(self.name(), (), element, "memref")
            self.emit(f"{target.name} = memref.alloc() : memref<{element}>")
            start = self.constant((), element, "scalar")
            self.emit(f"memref.store {start.name}, {target.name}[] : memref<{element}>")
            self._apply(name, [self._buffer(shape, element) for shape in shapes[:2]], target)
            self.define(f"memref.load {target.name}[] : memref<{element}>", (), element, "scalar")
            return
        left, right, target = (self._buffer(shape, element) for shape in shapes)
        self._apply(name, (left, right), target)

    def do_convolution_of_buffers(self) -> None:
        name = self.random.choice((*_CONVOLUTIONS, *_QUANTIZED))
        plain = _QUANTIZED.get(name, name)
        element = self.random.choice(("i32", "f32"))
        if name in _QUANTIZED or "unsigned" in name:
            element = "i32"
        sizes: dict[str, int] = {}
        steps: dict[str, tuple[int, int]] = {}

        def size(letter: str) -> int:
            return sizes.setdefault(letter, self.random.randint(1, 2))

        shapes, windows = [], 0
        for text in _CONVOLUTIONS[plain].split():
            shape = []
            for part in text.split(","):
                place, _, window = part.partition("+")
                if window:
                    windows += 1
                    stride, dilation = steps.setdefault(
                        window, (self.random.randint(1, 2), self.random.randint(1, 2))
                    )
                    shape.append((size(place) - 1) * stride + (size(window) - 1) * dilation + 1)
                else:
                    shape.append(size(place))
            shapes.append(tuple(shape))
        inputs = [self._buffer(shape, element) for shape in shapes[:2]]
        target = self._buffer(shapes[2], element)
        if target.name in {each.name for each in inputs}:
            return
        if name in _QUANTIZED:
            inputs += [self.constant((), "i32", "scalar") for _ in range(2)]
        if plain not in ("conv_1d", "conv_2d", "conv_3d"):
            lists = [", ".join(str(pair[n]) for pair in steps.values()) for n in range(2)]
            type = f"tensor<{windows}xi64>"
            attributes = f"{{strides = dense<[{lists[0]}]> : {type}, dilations = dense<[{lists[1]}]> : {type}}}"
            name = f"{name} {attributes}"
        elif any(pair != (1, 1) for pair in steps.values()):
            return
        self._apply(name, inputs, target)

    def do_elementwise(self) -> None:
        left = self.pick("memref", is_number)
        right, target = self._buffer(left.shape, left.element), self._buffer(
            left.shape, left.element
        )
        if left.element in FLOATS and self.random.random() < 0.5:
            self._apply(self.random.choice(_FLOAT_UNARY.split()), [left], target)
            return
        self._apply(self.random.choice(_ELEMENTWISE.split()), [left, right], target)

    def do_division(self) -> None:
        """Quotients; there is no zero among the divisors."""
        left = self.pick("memref", is_number)
        number = self.name()
        literal = "3.0" if left.element in FLOATS else "3"
        self.emit(f"{number} = arith.constant {literal} : {left.element}")
        right, target = (self._buffer(left.shape, left.element) for _ in range(2))
        self.emit(f"linalg.fill ins({number} : {left.element}) outs({right.name} : {right.type})")
        if left.name == right.name or target.name == right.name:
            return
        names = ("div",) if left.element in FLOATS else ("div", "div_unsigned")
        self._apply(self.random.choice(names), [left, right], target)

    def do_choice(self) -> None:
        left = self.pick("memref", is_number)
        flags = self._buffer(left.shape, "i1")
        self.values = [value for value in self.values if value is not flags]
        right, target = (self._buffer(left.shape, left.element) for _ in range(2))
        self._apply("select", [flags, left, right], target)
        if left.element in FLOATS:
            kind = self.random.choice(("negf", "abs", "ceil", "floor", "round"))
            self._apply(f"elementwise kind=#linalg.elementwise_kind<{kind}>", [left], target)
        else:
            kind = self.random.choice(("add", "sub", "mul", "max_signed", "min_unsigned"))
            self._apply(f"elementwise kind=#linalg.elementwise_kind<{kind}>", [left, right], target)

    def do_contraction(self) -> None:
        m, n, k = (self.random.randint(1, 3) for _ in range(3))
        element = self.random.choice(("i32", "i64", "f32", "f64"))
        left, right, target = (self._buffer(shape, element) for shape in ((m, k), (n, k), (m, n)))
        maps = ", ".join(f"affine_map<(m, n, k) -> ({each})>" for each in ("m, k", "n, k", "m, n"))
        self._apply(f"contract indexing_maps = [{maps}]", (left, right), target)
        seed, low, high = (self.name() for _ in range(3))
        random = self.made(Value("", (m, n), "f64", "memref"))
        self.emit(f"{seed} = arith.constant {self.random.randint(0, 99)} : i32")
        self.emit(f"{low} = arith.constant -8.0 : f64")
        self.emit(f"{high} = arith.constant 8.0 : f64")
        self.emit(
            f"linalg.fill_rng_2d ins({low}, {high}, {seed} : f64, f64, i32) outs({random.name} : {random.type})"
        )

    def do_fill_and_copy(self) -> None:
        buffer = self.pick("memref", is_number)
        other = self._buffer(buffer.shape, buffer.element)
        if self.random.random() < 0.5:
            self._apply("copy", [buffer], other)
            return
        value = self.constant((), buffer.element, "scalar")
        self._apply("fill", [value], buffer)

    def do_map(self) -> None:
        buffer = self.pick("memref", is_integer)
        if not is_integer(buffer):
            return
        other, target = (self._buffer(buffer.shape, buffer.element) for _ in range(2))
        a, b, old, c, place, i = (self.name() for _ in range(6))
        element = buffer.element
        op = self.random.choice(INTEGER_OPERATIONS)
        self.emit(
            f"linalg.map ins({buffer.name}, {other.name} : {buffer.type}, {other.type}) "
            f"outs({target.name} : {target.type})"
        )
        self.emit(f"  ({a}: {element}, {b}: {element}, {old}: {element}) {{")
        self.emit(f"    {place} = linalg.index {len(buffer.shape) - 1} : index")
        self.emit(f"    {i} = arith.index_cast {place} : index to {element}")
        self.emit(f"    {c} = arith.{op} {a}, {b} : {element}")
        self.emit(f"    {c}_i = arith.addi {c}, {i} : {element}")
        self.emit(f"    linalg.yield {c}_i : {element}")
        self.emit("  }")

    def do_movement(self) -> None:
        buffer = self.pick("memref", is_number)
        order = list(range(len(buffer.shape)))
        self.random.shuffle(order)
        if self.random.random() < 0.5:
            target = self._buffer([buffer.shape[n] for n in order], buffer.element)
            if target.name != buffer.name:
                self._apply(
                    "transpose", [buffer], target, f" permutation = [{', '.join(map(str, order))}]"
                )
            return
        place = self.random.randint(0, len(buffer.shape))
        shape = [*buffer.shape[:place], self.random.randint(1, 3), *buffer.shape[place:]]
        target = self._buffer(shape, buffer.element)
        self._apply("broadcast", [buffer], target, f" dimensions = [{place}]")

    def do_reduce_buffer(self) -> None:
        buffer = self.pick("memref", lambda value: is_number(value) and len(value.shape) > 1)
        if len(buffer.shape) < 2:
            return
        reduced = self.random.randrange(len(buffer.shape))
        shape = [size for n, size in enumerate(buffer.shape) if n != reduced]
        target, element = self._buffer(shape, buffer.element), buffer.element
        op = "addf" if element in FLOATS else self.random.choice(("addi", "muli", "maxui", "andi"))
        a, b, c = (self.name() for _ in range(3))
        self._apply("reduce", [buffer], target, f" dimensions = [{reduced}]")
        self.emit(f"  ({a}: {element}, {b}: {element}) {{")
        self.emit(f"    {c} = arith.{op} {a}, {b} : {element}")
        self.emit(f"    linalg.yield {c} : {element}")
        self.emit("  }")


class MoreVectorStatements(ValueWriter):
    """Statements of vector."""

    def do_elements(self) -> None:
        value = self.pick("vector", lambda value: is_number(value) and prod(value.shape) < 7)
        total, result = prod(value.shape), self.name()
        count = f":{total}" if total > 1 else ""
        self.emit(f"{result}{count} = vector.to_elements {value.name} : {value.type}")
        names = [f"{result}#{n}" if total > 1 else result for n in range(total)]
        self.random.shuffle(names)
        self.define(
            f"vector.from_elements {', '.join(names)} : {value.type}",
            value.shape,
            value.element,
            "vector",
        )

    def do_step(self) -> None:
        size, made = self.random.randint(1, 5), self.name()
        self.emit(f"{made} = vector.step : vector<{size}xindex>")
        self.define(
            f"arith.index_cast {made} : vector<{size}xindex> to vector<{size}xi32>",
            (size,),
            "i32",
            "vector",
        )
        held = self.random.randint(0, size)
        self.define(f"vector.constant_mask [{held}] : vector<{size}xi1>", (size,), "i1", "vector")

    def do_deinterleave(self) -> None:
        shape = (*self.shape(0, 1), 2 * self.random.randint(1, 2))
        element = self.element()
        value = self.constant(shape, element, "vector")
        half = (*shape[:-1], shape[-1] // 2)
        result = self.name()
        self.emit(
            f"{result}:2 = vector.deinterleave {value.name} : {value.type} -> "
            f"vector<{shape_text(half)}{element}>"
        )
        for place in range(2):
            self.values.append(Value(f"{result}#{place}", half, element, "vector"))

    def do_fused(self) -> None:
        kind = self.random.choice(("scalar", "vector"))
        value = self.pick(kind, lambda value: value.element in FLOATS)
        if value.element not in FLOATS:
            return
        second, third = self.same(value), self.same(value)
        op = "vector.fma" if kind == "vector" else "math.fma"
        self.define(
            f"{op} {value.name}, {second.name}, {third.name} : {value.type}",
            value.shape,
            value.element,
            value.kind,
        )

    def do_load_and_store(self) -> None:
        buffer = self.pick("memref", is_number)
        size = self.random.randint(1, buffer.shape[-1])
        places = [self.index(self.random.randrange(each)) for each in buffer.shape[:-1]]
        places.append(self.index(self.random.randint(0, buffer.shape[-1] - size)))
        at = ", ".join(places)
        value = self.define(
            f"vector.load {buffer.name}[{at}] : {buffer.type}, vector<{size}x{buffer.element}>",
            (size,),
            buffer.element,
            "vector",
        )
        other = self.same(value)
        self.emit(f"vector.store {other.name}, {buffer.name}[{at}] : {buffer.type}, {other.type}")

    def do_scan(self) -> None:
        value = self.pick("vector", lambda value: is_integer(value) and len(value.shape) > 1)
        if len(value.shape) < 2 or not is_integer(value):
            return
        place = self.random.randrange(len(value.shape))
        shape = [size for n, size in enumerate(value.shape) if n != place]
        start = self.constant(shape, value.element, "vector")
        result = self.name()
        self.emit(
            f"{result}:2 = vector.scan <{self.random.choice(('add', 'mul', 'xor', 'maxsi'))}>, "
            f"{value.name}, {start.name} {{inclusive = {self.random.choice(('true', 'false'))}, "
            f"reduction_dim = {place} : i64}} : {value.type}, {start.type}"
        )
        self.values.append(Value(f"{result}#0", value.shape, value.element, "vector"))
        self.values.append(Value(f"{result}#1", tuple(shape), value.element, "vector"))


class MoreTensorStatements(ValueWriter):
    """Statements of tensor."""

    def do_generate(self) -> None:
        shape = self.shape(1, 2)
        names = [self.name() for _ in shape]
        indices = ", ".join(f"{name}: index" for name in names)
        made = self.name()
        type = f"tensor<{shape_text(shape)}i64>"
        self.emit(f"{made} = tensor.generate {{")
        self.emit(f"^bb0({indices}):")
        self.emit(f"  {made}_i = arith.index_cast {names[-1]} : index to i64")
        self.emit(f"  tensor.yield {made}_i : i64")
        self.emit(f"}} : {type}")
        self.values.append(Value(made, shape, "i64", "tensor"))

    def do_tensor_elements(self) -> None:
        size, element = self.random.randint(1, 4), self.element()
        numbers = [self.constant((), element, "scalar").name for _ in range(size)]
        type = f"tensor<{size}x{element}>"
        made = self.define(
            f"tensor.from_elements {', '.join(numbers)} : {type}", (size,), element, "tensor"
        )
        place = self.below(size)
        changed = self.define(
            f"tensor.insert {numbers[0]} into {made.name}[{place}] : {type}",
            (size,),
            element,
            "tensor",
        )
        self.define(f"tensor.extract {changed.name}[{place}] : {type}", (), element, "scalar")
        loose, at, extent = self.name(), self.index(0), self.name()
        self.emit(f"{loose} = tensor.cast {made.name} : {type} to tensor<?x{element}>")
        self.emit(f"{extent} = tensor.dim {loose}, {at} : tensor<?x{element}>")
        self.define(f"arith.index_cast {extent} : index to i64", (), "i64", "scalar")
        rank = self.name()
        self.emit(f"{rank} = tensor.rank {loose} : tensor<?x{element}>")
        self.define(f"arith.index_cast {rank} : index to i64", (), "i64", "scalar")

    def do_tensor_shapes(self) -> None:
        value = self.pick("tensor", is_number)
        element, total = value.element, prod(value.shape)
        dims = ", ".join(map(str, range(len(value.shape))))
        sizes = ", ".join(map(str, value.shape))
        if len(value.shape) > 1:
            flat = self.define(
                f"tensor.collapse_shape {value.name} [[{dims}]] : {value.type} into tensor<{total}x{element}>",
                (total,),
                element,
                "tensor",
            )
            self.define(
                f"tensor.expand_shape {flat.name} [[{dims}]] output_shape [{sizes}] "
                f": {flat.type} into {value.type}",
                value.shape,
                element,
                "tensor",
            )
        empty = self.define(f"tensor.empty() : {value.type}", value.shape, element, "tensor")
        self.values.remove(empty)
        filler = self.constant((), element, "scalar")
        self.define(
            f"linalg.fill ins({filler.name} : {element}) outs({empty.name} : {value.type}) -> {value.type}",
            value.shape,
            element,
            "tensor",
        )


class MoreStatements(
    ControlStatements,
    MemoryStatements,
    StructuredStatements,
    MoreVectorStatements,
    MoreTensorStatements,
):
    """All of these."""
