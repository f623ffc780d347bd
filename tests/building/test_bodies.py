"""Bodies of operations: in `with`, as functions, of several blocks and regions."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.building import Body, inside
from odsgen.codegen import load_in_memory
from odsgen.runtime import (
    AffineMap,
    Context,
    IntegerSet,
    UnitAttr,
    Value,
    VectorType,
    dim_exprs,
    parse,
    print_ir,
)
from odsgen.runtime.builtin.types import MemRefType, RankedTensorType, f32, i1, i32, index
from odsgen_dialects import (
    affine,
    arith,
    builtin,
    cf,
    func,
    gpu,
    linalg,
    llvm,
    memref,
    scf,
    tensor,
    vector,
)


def text_of(body: Body[builtin.ModuleOp]) -> str:
    """The text of a program that verifies and that parses to itself."""
    body.op.verify()
    text = print_ir(body.op)
    assert print_ir(parse(text, Context())) == text
    return text


def test_loops_and_conditionals() -> None:
    with (module := builtin.module()):
        with func.func("f", [index, i1], [i32]) as (n, flag):
            with (loop := scf.for_(0, n, 2, iter_args=[arith.constant(0, i32)])) as (_, before):
                scf.yield_([arith.addi(before, 1)])
            with (choice := scf.if_(flag, [i32])):
                scf.yield_([loop])
            with scf.else_(choice):
                scf.yield_([arith.constant(7, i32)])
            with scf.if_(flag):
                func.call("nothing", [], [])
            with scf.parallel([0, 0], [n, 4], [1, 1]) as (i, j):
                arith.addi(i, j)
            func.return_([choice])
        func.declare("nothing")
    assert text_of(module).replace("reduce \n", "reduce\n") == """\
module {
  func.func @f(%arg0: index, %arg1: i1) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg2 = %c0 to %arg0 step %c2 iter_args(%arg3 = %c0_i32) -> (i32) {
      %c1_i32 = arith.constant 1 : i32
      %2 = arith.addi %arg3, %c1_i32 : i32
      scf.yield %2 : i32
    }
    %1 = scf.if %arg1 -> (i32) {
      scf.yield %0 : i32
    } else {
      %c7_i32 = arith.constant 7 : i32
      scf.yield %c7_i32 : i32
    }
    scf.if %arg1 {
      func.call @nothing() : () -> ()
    }
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    scf.parallel (%arg2, %arg3) = (%c0_0, %c0_1) to (%arg0, %c4) step (%c1, %c1_2) {
      %2 = arith.addi %arg2, %arg3 : index
      scf.reduce
    }
    return %1 : i32
  }
  func.func private @nothing()
}
"""


def test_while_and_forall() -> None:
    rows = RankedTensorType.get([8], f32)
    with (module := builtin.module()):
        with func.func("f", [i32, rows], [i32, rows]) as (x, start):
            with (loop := scf.while_([x])) as (a,):
                scf.condition(arith.cmpi(arith.CmpIPredicate.sgt, a, 1), [a])
            with scf.do(loop) as (a,):
                scf.yield_([arith.divsi(a, 2)])
            with (filled := scf.forall([8], [start])) as (i, out):
                one = tensor.from_elements(
                    RankedTensorType.get([1], f32), [arith.constant(1.0, f32)]
                )
                with scf.forall_in_parallel():
                    tensor.parallel_insert_slice(one, out, [i], [1], [1])
            func.return_([loop, filled])
    text = text_of(module)
    assert "scf.forall (%arg2) in (8) shared_outs(%arg3 = %arg1) -> (tensor<8xf32>) {" in text


def test_affine_loops_and_accesses() -> None:
    cells = MemRefType.get([16], f32)
    (d0,) = dim_exprs(1)
    with (module := builtin.module()):
        with func.func("f", [cells, index]) as (memory, n):
            with affine.for_(0, n) as (i,):
                value = affine.load(memory, [i], AffineMap.get(1, 0, [d0 + 1]))
                affine.store(value, memory, [i])
            bound = (AffineMap.get(1, 0, [d0 * 2]), [n])
            with (loop := affine.for_(0, bound, 4, [arith.constant(0.0, f32)])) as (i, sum):
                affine.yield_([arith.addf(sum, affine.load(memory, [i]))])
            memref.store(loop, memory, [0])
    text = text_of(module)
    assert "affine.for %arg2 = 0 to %arg1 {" in text
    assert "affine.load %arg0[%arg2 + 1] : memref<16xf32>" in text
    assert "step 4 iter_args(%arg3 = %cst) -> (f32)" in text


def test_a_function_fills_a_body() -> None:
    @func.func("f", [i32, i32], [i32, i32])
    def swap(a: Value, b: Value) -> tuple[Value, Value]:
        return b, a

    assert isinstance(swap, Body) and swap.op.sym_name == "f"
    end = swap.block.last
    assert isinstance(end, func.ReturnOp) and tuple(end.operands) == swap.block.arguments[::-1]


def test_blocks_and_branches() -> None:
    body = func.func("f", [i32], [i32])
    again = body.add_block([i32])
    with body as (x,):
        cf.br([x], again)
    with inside(again) as (y,):
        func.return_([y])
    body.op.verify()
    assert [len(block) for block in body.region.blocks] == [1, 1]


def test_named_structured_operations_have_their_regions() -> None:
    matrix = RankedTensorType.get([4, 4], f32)
    memory = MemRefType.get([4, 4], f32)
    with (module := builtin.module()):
        with func.func("f", [matrix, memory], [matrix]) as (a, m):
            empty = tensor.empty(matrix, [])
            zero = linalg.fill(ins=[arith.constant(0.0, f32)], outs=[empty])
            product = linalg.matmul(ins=[a, a], outs=[zero])
            linalg.copy(ins=[m], outs=[m])
            turned = linalg.transpose(product, empty, [1, 0])
            total = linalg.elementwise(linalg.ElementwiseKind.add, [turned, a], [empty])

            @linalg.map([total, a], empty)
            def mapped(x: Value, y: Value, _: Value) -> Value:
                return arith.mulf(x, y)

            func.return_([mapped])
    text = text_of(module)
    assert "linalg.matmul ins(%arg0, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>)" in text
    assert "linalg.map { arith.mulf }" in text
    with pytest.raises(ValueError, match="expected 3 inputs and outputs together, got 2"):
        linalg.matmul(ins=[a], outs=[a])


def test_a_body_that_fails_leaves_nothing_open() -> None:
    body = func.func("f", [i32])
    with pytest.raises(ZeroDivisionError), body:
        _ = 1 / 0
    free = arith.constant(1, i32)
    assert free.owner.parent_block is None


def test_what_has_no_result_stands_for_no_value() -> None:
    body = func.func("f")
    with pytest.raises(TypeError, match=r"'func.func' has 0 results"):
        body.result  # noqa: B018
    with pytest.raises(TypeError, match=r"'func.func' has 0 results"):
        func.return_([body])
    with pytest.raises(ValueError, match=r"the region is none of 'func.func'"):
        body.other(func.func("g").region)


SPEC = """
dialect: loops
ops:
  repeat:
    arguments: {count: Index, inits: Variadic<AnyTensor>}
    results: {last: Variadic<AnyTensor>}
    regions:
      body: {constraint: SizedRegion<1>, block_arguments: [Index, "types($inits)", "element_types($last)"]}
    traits: [SingleBlockImplicitTerminator<loops.end>]
  pick:
    regions: {first: SizedRegion<1>, second: SizedRegion<1>}
    traits: [NoTerminator, NoRegionArguments]
  end: {traits: [Terminator]}
"""


def test_the_spec_says_the_arguments_of_a_body(tmp_path: Path) -> None:
    loops = load_in_memory(SPEC)
    rows = RankedTensorType.get([2], f32)
    start = tensor.empty(rows, [])
    with loops.functions.repeat([rows], 3, [start]) as arguments:
        pass
    assert [argument.type for argument in arguments] == [index, rows, f32]
    op = arguments[0].owner.parent_op
    assert [inner.name for inner in op.body.entry_block] == ["loops.end"]
    op.verify()
    with (pick := loops.functions.pick()):
        arith.constant(1, i32)
    with pick.other(pick.op.second):
        arith.constant(2, i32)
    pick.op.verify()


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("types($count)", None),
        ("types($missing)", "'$missing' is neither an operand nor a result of the operation"),
        ("AnyType", "'AnyType' does not say which type the argument of 'body' has: it is any type"),
        ("I32Attr", "'I32Attr' does not say which type"),
        ("Indx", "Indx"),
    ],
)
def test_what_spec_says_of_a_body_is_checked(entry: str, message: str | None) -> None:
    from odsgen.ods import load_dialect_text
    from odsgen.spec import SpecErrors

    text = SPEC.replace("[Index, ", f"['{entry}', ")
    if message is None:
        load_dialect_text(text, "loops.yaml")
        return
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(text, "loops.yaml")
    assert message in str(caught.value) and "loops.yaml:8:" in str(caught.value)


def test_kernels_and_their_launches() -> None:
    memory = MemRefType.get([64], f32)
    with (module := builtin.module()):
        module.op.attributes["gpu.container_module"] = UnitAttr.get()
        with gpu.module("kernels"):
            with (scale := gpu.func("scale", [memory], kernel=True, workgroup=[memory])) as (m, w):
                i = gpu.thread_id(gpu.Dimension.x)
                memref.store(memref.load(m, [i]), w, [i])
        with func.func("f", [memory, index]) as (m, n):
            with gpu.launch([n], [64, 2]) as (block, _, _, thread, *_, width, _, _):
                at = arith.addi(arith.muli(block, width), thread)
                memref.store(arith.constant(1.0, f32), m, [at])
            with gpu.launch([n], [1], cluster=[2], workgroup=[memory]) as ids:
                assert [each.type for each in ids] == [index] * 18 + [memory]
            gpu.launch_func(scale, [n], [64], [m])
            waiting = gpu.launch_func(scale, [n, n], [64], [m], dependencies=[])
            gpu.wait(None, [waiting])
    text = text_of(module)
    assert (
        "gpu.func @scale(%arg0: memref<64xf32>) workgroup(%arg1 : memref<64xf32>) kernel {" in text
    )
    assert "gpu.launch_func async @kernels::@scale blocks in" in text
    with pytest.raises(ValueError, match="one to three sizes, got 0"):
        gpu.launch([], [1])
    with pytest.raises(TypeError, match="the kernel is in no `gpu.module`"):
        gpu.launch_func(gpu.func("free", kernel=True), [1], [1])


def test_functions_of_llvm() -> None:
    pointer = llvm.LLVMPointerType.get(0)
    matrix = llvm.LLVMArrayType.get(llvm.LLVMArrayType.get(i32, 8), 8)
    with (module := builtin.module()):
        printf = llvm.declare("printf", [pointer], i32, variadic=True)
        with (twice := llvm.func("twice", [i32], i32)) as (x,):
            llvm.return_(arg=llvm.add(x, x))
        with llvm.func("main", [pointer]) as (p,):
            index = llvm.call(twice, [llvm.mlir_constant(i32, 3)])
            cell = llvm.getelementptr(p, [0, 3, index], matrix)
            llvm.call(printf, [cell, llvm.load(i32, cell)])
            llvm.call("twice", [llvm.mlir_constant(i32, 1)], i32)
    text = text_of(module)
    assert (
        "llvm.getelementptr %arg0[0, 3, %1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<8 x array<8 x i32>>"
        in text
    )
    assert "llvm.call @printf(%2, %3) vararg(!llvm.func<i32 (ptr, ...)>)" in text


def test_cases_of_a_switch() -> None:
    with (module := builtin.module()), func.func("f", [index], [i32]) as (kind,):
        with (cost := scf.index_switch(kind, [2, 5], [i32])):
            scf.yield_([arith.constant(0, i32)])
        for number in (2, 5):
            with scf.case(cost, number):
                scf.yield_([arith.constant(number, i32)])
        func.return_([cost])
    assert "case 5 {" in text_of(module)
    with pytest.raises(ValueError, match=r"there is no case 3 among \[2, 5\]"):
        scf.case(cost, 3)


def test_parts_of_tensors_and_buffers_have_the_types_that_follow() -> None:
    rows, memory = RankedTensorType.get([16, 8], f32), MemRefType.get([16, 8], f32)
    with (module := builtin.module()), func.func("f", [rows, memory, index]) as (t, m, n):
        part = tensor.extract_slice(t, [0, n], [n, 8])
        assert str(part.type) == "tensor<?x8xf32>"
        tensor.insert_slice(tensor.extract_slice(t, [2, 0], [4, 8]), t, [0, n])
        view = memref.subview(m, [0, n], [4, n], [1, 2])
        assert str(view.type) == "memref<4x?xf32, strided<[8, 2], offset: ?>>"
        with (larger := tensor.pad(t, [0, 1], [n, 1])) as (_, _):
            tensor.yield_(arith.constant(0.0, f32))
        assert str(larger.result.type) == "tensor<?x10xf32>"

        @tensor.generate(RankedTensorType.get([4, 4], index))
        def sums(i: Value, j: Value) -> Value:
            return arith.addi(i, j)

        line = VectorType.get([8], f32)
        read = vector.transfer_read(line, t, [n, 0], 0.0)
        vector.transfer_write(read, m, [0, n], in_bounds=[True])
        written = vector.transfer_write(read, t, [0, n])
        assert written.result is not None and written.result.type is rows
    text = text_of(module)
    assert "vector.transfer_read %arg0[%arg2, %c0" in text and "{in_bounds = [true]}" in text


def test_affine_conditions_and_maps() -> None:
    d0, d1 = dim_exprs(2)
    positive = IntegerSet.get(1, 0, [d0], [False])
    both = AffineMap.get(2, 0, [d0, d1])
    with (module := builtin.module()), func.func("f", [index, index], [index]) as (n, m):
        with (choice := affine.if_(positive, [n], [index])):
            affine.yield_([affine.min(both, [n, m])])
        with affine.else_(choice):
            affine.yield_([affine.max(both, [n, 4])])
        func.return_([affine.apply(AffineMap.get(1, 0, [d0 + 1]), [choice])])
    text = text_of(module)
    assert "affine.if #set(%arg0) -> index {" in text and "affine.max #map(%arg0, %c4)" in text


def test_structured_operations_with_bodies_of_their_own() -> None:
    matrix, rows = RankedTensorType.get([4, 4], f32), RankedTensorType.get([4], f32)
    m, n, k = dim_exprs(3)
    maps = [AffineMap.get(3, 0, each) for each in ([m, k], [k, n], [m, n])]
    with (module := builtin.module()), func.func("f", [matrix, rows], [rows]) as (a, r):
        product = linalg.contract([a, a], [a], maps)
        wide = linalg.broadcast(r, a, [1])

        @linalg.reduce([product], [r], [1])
        def sums(element: Value, sum: Value) -> Value:
            return arith.addf(element, sum)

        @linalg.generic([wide], [a])
        def negated(element: Value, _: Value) -> Value:
            return arith.negf(element)

        func.return_([sums])
    assert "linalg.reduce ins(" in text_of(module)
