"""Public entries whose first use in a process is by eight threads at once.

``python -m tests.runtime.fresh_threads NAME …`` lets eight threads run an entry each, the first one named by the first thread
and so on, round and round, and prints the results as JSON: nothing of odsgen but this module has been imported before.
``--rounds N`` runs all entries in N processes each, and mixtures of them, and says which ones gave other results than one
thread alone; what is loaded lazily must not show, and nobody may wait for ever.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from threading import Barrier, Thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from odsgen.runtime import Context

THREADS = 8
#: Seconds after which a process is taken to wait for ever.
TIMEOUT = 300

PROGRAM = """
!node = !llvm.struct<"node", (i32, ptr)>
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @sum(%n: index, %m: memref<?xf32>) -> f32 {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %init = arith.constant 0.0 : f32
    %sum = scf.for %i = %zero to %n step %one iter_args(%acc = %init) -> (f32) {
      %x = memref.load %m[%i] : memref<?xf32>
      %next = arith.addf %acc, %x fastmath<nnan,contract> : f32
      scf.yield %next : f32
    }
    return %sum : f32
  }
  func.func private @twice(%x: i32) -> i32 {
    %two = arith.constant 2 : i32
    %y = arith.muli %x, %two overflow<nsw> : i32
    return %y : i32
  }
  func.func @main(%x: i32) -> i32 {
    %y = call @twice(%x) : (i32) -> i32
    %z = arith.subi %y, %x : i32
    %c = arith.cmpi eq, %z, %x : i32
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    return %y : i32
  ^bb2:
    return %x : i32
  }
}
"""

TYPES = """
"t.t"() : () -> (!llvm.struct<"node", (ptr<1>, struct<(i8)>)>, !spirv.ptr<!spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, Uniform>,
  !tosa.shape<3>, !quant.uniform<i8:f32, 1.5>, !gpu.async.token, !emitc.ptr<i32>, !async.token, vector<[4]xf8E4M3FN>,
  !shape.shape, !tf_type.string, !transform.any_op)
"""

TYPE_SPEC = """
dialect: fresh
imports: [builtin]
types:
  TokenType: {mnemonic: token}
  PairType: {mnemonic: pair, parameters: {first: Type, second: Type}, assembly_format: "`<` $first `,` $second `>`"}
enums:
  Access: {bits: {read: 0, write: 1}, groups: {both: [read, write]}, separator: " | "}
attributes:
  NothingAttr: {mnemonic: nothing}
ops:
  make:
    arguments: {x: I32}
    results: {token: TokenType, pair: PairType}
    assembly_format: $x attr-dict `:` type($token) type($pair)
"""

LLVM_PASSES = (
    "convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,"
    "reconcile-unrealized-casts"
)


def read_and_print() -> object:
    from odsgen.runtime import Context, parse, print_ir

    module = parse(PROGRAM, Context())
    return [print_ir(module), print_ir(module, generic=True)]


def read_shared() -> object:
    """In one context for all threads."""
    from odsgen.runtime import parse, print_ir

    module = parse(PROGRAM, _shared_context())
    module.verify()
    return print_ir(module)


_contexts: dict[str, Context] = {}


def _shared_context() -> Context:
    from odsgen.runtime import Context

    return _contexts.setdefault("shared", Context(allow_unregistered=True))


def types_of_all_dialects() -> object:
    from odsgen.runtime import parse

    (op,) = parse(TYPES, _shared_context()).regions[0].blocks[0]
    for result in op.results:
        _check_is_unique(str(result.type), result.type)
    return [f"{type(result.type).__name__} {result.type}" for result in op.results]


_first: dict[str, object] = {}


def _check_is_unique(name: str, value: object) -> None:
    """Raises AssertionError for a second object of a name in the process."""
    assert _first.setdefault(name, value) is value, f"there are two of {name}"


def verify() -> object:
    from odsgen.runtime import Context, VerifyError, parse

    told = []
    for wrong in (
        "%0 = arith.constant 1 : i32\n%1 = arith.extsi %0 : i32 to i8",
        "func.func @f() -> i32 { return }",
        "llvm.func @g(%x: !llvm.ptr) { %0 = llvm.load %x {alignment = 3 : i64} : !llvm.ptr -> i32 llvm.return }",
        "func.func @h(%m: memref<2xf32>) { %c = arith.constant 1 : index\n%x = memref.dim %m, %c : memref<2xf32> return }",
    ):
        try:
            parse(wrong, Context(), filename="-").verify()
            told.append("verified")
        except VerifyError as error:
            told.append(str(error))
    return told


def build() -> object:
    from odsgen.runtime import Builder, print_ir
    from odsgen.runtime.builtin.types import FunctionType, i32
    from odsgen_dialects import arith, func
    from odsgen_dialects.builtin import ModuleOp

    module = ModuleOp.build()
    with Builder.at_end(module.body_region.entry_block):
        twice = func.FuncOp.build("twice", FunctionType.get([i32], [i32]))
        with Builder.at_end(twice.add_entry_block()) as builder:
            (x,) = builder.insertion_point.block.arguments
            func.ReturnOp.build([arith.AddIOp.build(x, x).result])
    module.verify()
    return print_ir(module)


def parse_pipeline() -> object:
    from odsgen.passes import PassManager

    text = f"builtin.module(canonicalize,cse,inline,{LLVM_PASSES},any(remove-dead-values))"
    return PassManager.parse(text).pipeline_text()


def all_passes() -> object:
    from odsgen.passes import registered_passes

    # Other tests of this process may have registered passes of their own.
    return [n for n, p in registered_passes().items() if p.__module__.startswith("odsgen.")]


def unknown_pass() -> object:
    from odsgen.passes import PassManager, PipelineError

    try:
        return PassManager.parse("builtin.module(cse,no-such-pass)").pipeline_text()
    except PipelineError as error:
        return str(error)


def _run(pipeline: str) -> str:
    from odsgen.passes import PassManager
    from odsgen.runtime import Context, parse, print_ir

    module = parse(PROGRAM, Context())
    PassManager.parse(f"builtin.module({pipeline})").run(module)
    return print_ir(module)


def canonicalize() -> object:
    return _run("canonicalize,cse,inline,sccp,symbol-dce,func.func(canonicalize)")


def convert() -> object:
    return _run(LLVM_PASSES)


def load_dialects() -> object:
    from odsgen.runtime import Context

    context = Context()
    found = {}
    for name in context.available_dialects():
        dialect = context.dialect(name)
        assert dialect is not None, name
        found[name] = [len(dialect.operations), len(dialect.types), len(dialect.attributes)]
    return found


def interpret() -> object:
    from odsgen.interpreter import Machine
    from odsgen.runtime import Context, parse

    machine = Machine(parse(PROGRAM, Context()))
    return list(machine.call(machine.function("main"), [21]))


def bytecode() -> object:
    from odsgen.runtime import Context, parse, print_ir, write_bytecode

    constants = "\n".join(f"%c{n} = arith.constant {n} : i64" for n in range(700))
    module = parse(f"{PROGRAM}\n{constants}", Context())
    data = write_bytecode(module)
    return [data.hex(), print_ir(parse(data, Context()))]


def pickled() -> object:
    import pickle

    from odsgen.runtime import Context, parse, print_ir

    return print_ir(pickle.loads(pickle.dumps(parse(PROGRAM, Context()))))


def package_in_memory() -> object:
    from odsgen.codegen import load_in_memory
    from odsgen.runtime import Context, parse, print_ir

    package = load_in_memory(TYPE_SPEC)
    context = Context(dialects=[package.DIALECT])
    text = '%0 = "builtin.unrealized_conversion_cast"() : () -> i32\n'
    text += "%1, %2 = fresh.make %0 : !fresh.token !fresh.pair<i32, i8>\n"
    module = parse(text, context)
    module.verify()
    return print_ir(module)


def generate() -> object:
    from odsgen.codegen import generate

    with tempfile.TemporaryDirectory() as folder:
        spec = Path(folder, "fresh.yaml")
        spec.write_text(TYPE_SPEC, encoding="utf-8")
        generate([spec], folder)
        return {
            path.name: path.read_text("utf-8")
            for path in sorted(Path(folder, "fresh").glob("*.py"))
        }


def refuse_spec() -> object:
    from odsgen.ods import load_dialect_text
    from odsgen.spec import SpecErrors

    try:
        load_dialect_text(TYPE_SPEC.replace("x: I32", "x: I23"))
    except SpecErrors as errors:
        return str(errors)
    return "accepted"


def singleton() -> object:
    """The only type of a class without parameters, which each thread asks for first."""
    from odsgen_dialects import gpu, tf

    types = [*gpu.DIALECT.types.values(), *tf.DIALECT.types.values()]
    alone = [each for each in types if not each.__slots__]
    for each in alone:
        of_class: Any = each
        _check_is_unique(each.__qualname__, of_class.get())
    return len(alone)


def pictures() -> object:
    from odsgen.pictures import op_graph_dot
    from odsgen.runtime import Context, parse

    return op_graph_dot(parse(PROGRAM, Context()))


def text_of_a_type() -> object:
    from odsgen.runtime.builtin.types import FunctionType, VectorType, i32

    return str(FunctionType.get([VectorType.get((2, 4), i32)], [i32]))


def hooks() -> object:
    """A hook that is bound to a class, and one that is found by its name."""
    from odsgen.codegen import load_in_memory
    from odsgen.runtime import Context, VerifyError, parse

    spec = "dialect: hooked\nops: {check: {arguments: {x: I32Attr}, verifier: true}}"

    def verify_check(op: Any) -> None:
        if op.x > 1:
            raise op.op_error("is too large")

    package = load_in_memory(spec, hooks={"verify_check": verify_check})
    text = '"hooked.check"() <{x = 2 : i32}> : () -> ()'
    try:
        parse(text, Context(dialects=[package.DIALECT])).verify()
    except VerifyError as error:
        return error.diagnostics[0].message
    return "verified"


def export() -> object:
    from odsgen.export import export_irdl

    with tempfile.TemporaryDirectory() as folder:
        spec = Path(folder, "fresh.yaml")
        spec.write_text(TYPE_SPEC, encoding="utf-8")
        return export_irdl([spec])[0]


def early_syntax() -> object:
    from odsgen.runtime import Context, parse, print_ir

    return print_ir(parse("func @f() { return }", Context(early_syntax=True)))


ENTRIES: dict[str, Callable[[], object]] = {
    entry.__name__: entry
    for entry in (
        read_and_print,
        read_shared,
        types_of_all_dialects,
        verify,
        build,
        parse_pipeline,
        all_passes,
        unknown_pass,
        canonicalize,
        convert,
        load_dialects,
        interpret,
        bytecode,
        pickled,
        package_in_memory,
        generate,
        refuse_spec,
        singleton,
        pictures,
        text_of_a_type,
        hooks,
        export,
        early_syntax,
    )
}


def run_threads(names: Sequence[str]) -> list[object]:
    """The results of eight threads that begin at the same time, by thread; the text of an error in the place of one."""
    barrier = Barrier(THREADS)
    results: list[object] = [None] * THREADS

    def work(number: int) -> None:
        entry = ENTRIES[names[number % len(names)]]
        barrier.wait()
        try:
            results[number] = entry()
        except Exception:
            results[number] = traceback.format_exc()

    threads = [Thread(target=work, args=(number,), daemon=True) for number in range(THREADS)]
    sys.setswitchinterval(1e-6)
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def in_fresh_process(names: Sequence[str]) -> list[object]:
    """The results of `run_threads` in a process of its own; raises TimeoutExpired where threads wait for each other."""
    command = [sys.executable, "-m", "tests.runtime.fresh_threads", *names]
    run = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=True)
    found: list[object] = json.loads(run.stdout)
    return found


def expected(name: str) -> object:
    """The result of one thread, as JSON gives it back."""
    return json.loads(json.dumps(ENTRIES[name]()))


def mixture(seed: int) -> list[str]:
    """Entries for eight threads that differ."""
    return Random(seed).sample(list(ENTRIES), THREADS)


def differences(names: Sequence[str]) -> list[str]:
    """The results of threads of a fresh process that are not those of one alone."""
    found = in_fresh_process(names)
    wanted = [names[number % len(names)] for number in range(THREADS)]
    return [
        f"{name}: {result if isinstance(result, str) else json.dumps(result)[:2000]}"
        for name, result in zip(wanted, found, strict=True)
        if result != expected(name)
    ]


def main(arguments: Sequence[str]) -> int:
    if arguments[:1] != ["--rounds"]:
        print(json.dumps(run_threads(arguments)))
        return 0
    failures = 0
    for number in range(int(arguments[1])):
        chosen = list(arguments[2:]) or list(ENTRIES)
        for names in [*([name] for name in chosen), mixture(number)]:
            try:
                found = differences(names)
            except subprocess.TimeoutExpired:
                found = [f"{names}: waits for ever"]
            failures += bool(found)
            for text in dict.fromkeys(found):
                print(text, flush=True)
        print(f"round {number}: {failures} processes differ", flush=True)
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
