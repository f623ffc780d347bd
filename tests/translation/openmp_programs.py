"""Small programs of OpenMP: each operation with each of its clauses."""

from __future__ import annotations

from collections.abc import Iterator

_BEFORE = """omp.private {type = private} @own : i32
omp.private {type = private} @made : i32 init {
^bb0(%outer: !llvm.ptr, %own: !llvm.ptr):
  %v = llvm.load %outer : !llvm.ptr -> i32
  llvm.store %v, %own : i32, !llvm.ptr
  omp.yield(%own : !llvm.ptr)
} dealloc {
^bb0(%own: !llvm.ptr):
  llvm.call @seen(%own) : (!llvm.ptr) -> ()
  omp.yield
}
omp.private {type = firstprivate} @copied : i32 copy {
^bb0(%outer: !llvm.ptr, %own: !llvm.ptr):
  %v = llvm.load %outer : !llvm.ptr -> i32
  %c = llvm.icmp "eq" %v, %v : i32
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %v, %own : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%own : !llvm.ptr)
}
omp.declare_reduction @add : i32 init {
^bb0(%mold: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> i32
  %1 = llvm.atomicrmw add %a, %0 monotonic : !llvm.ptr, i32
  omp.yield
}
omp.declare_reduction @least : i32 init {
^bb0(%mold: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.icmp "eq" %mold, %0 : i32
  llvm.cond_br %1, ^bb1(%mold : i32), ^bb1(%0 : i32)
^bb1(%first: i32):
  omp.yield(%first : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.icmp "slt" %a, %b : i32
  llvm.cond_br %0, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  omp.yield(%x : i32)
}
omp.declare_reduction @sum : !llvm.ptr attributes {byref_element_type = i32} alloc {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} init {
^bb0(%mold: !llvm.ptr, %own: !llvm.ptr):
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.store %0, %own : i32, !llvm.ptr
  omp.yield(%own : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %b : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %a : i32, !llvm.ptr
  omp.yield(%a : !llvm.ptr)
} cleanup {
^bb0(%own: !llvm.ptr):
  llvm.call @seen(%own) : (!llvm.ptr) -> ()
  omp.yield
}
llvm.func @seen(!llvm.ptr)
llvm.func @f(%lb: i64, %ub: i64, %step: i64, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i32) {
  %one = llvm.mlir.constant(1 : i64) : i64
"""
_AFTER = "\n  llvm.return\n}\n"

_STORE = "llvm.store %i, %p : i32, !llvm.ptr"
_BLOCK = f"{{ {_STORE}\n omp.terminator }}"
_OWN = "{ llvm.store %i, %r : i32, !llvm.ptr\n omp.terminator }"
_TWO = (
    "{ llvm.store %i, %r : i32, !llvm.ptr\n llvm.store %i, %s : i32, !llvm.ptr\n omp.terminator }"
)
_SECTIONS = f"{{ omp.section {_BLOCK}\n omp.section {{ omp.terminator }}\n omp.terminator }}"
_ALLOCATE = "allocate(%p : !llvm.ptr -> %q : !llvm.ptr)"


def _loop(address: str = "%p") -> str:
    body = f"llvm.store %iv, {address} : i64, !llvm.ptr\n omp.yield"
    return f"{{ omp.loop_nest (%iv) : i64 = (%lb) to (%ub) step (%step) {{ {body} }} }}"


def _nest(attributes: str, count: int = 3) -> str:
    names = [f"%v{number}" for number in range(count)]
    stores = "\n ".join([f"llvm.store {name}, %p : i64, !llvm.ptr" for name in names])
    starts = ", ".join(["%lb", "%one", "%lb"][:count])
    ends, steps = ", ".join(["%ub"] * count), ", ".join(["%step", "%step", "%one"][:count])
    return (
        f"{{ omp.loop_nest ({', '.join(names)}) : i64 = ({starts}) to ({ends}) step ({steps}) {attributes} "
        f"{{ {stores}\n omp.yield }} }}"
    )


def _parallel(inside: str) -> str:
    return f"omp.parallel {{ {inside}\n omp.terminator }}"


def _statements() -> Iterator[str]:
    yield from _regions()
    yield from _loops()
    yield from _cancellations()
    yield from _atomics()
    yield from _devices()
    yield from _handles()


def _regions() -> Iterator[str]:
    for name in ("barrier", "flush", "taskwait", "taskyield", "flush(%p : !llvm.ptr)"):
        yield f"omp.{name}"
    for name in (
        "parallel",
        "single",
        "teams",
        "task",
        "taskgroup",
        "masked",
        "master",
        "critical",
    ):
        yield f"omp.{name} {_BLOCK}"
        yield _parallel(f"omp.{name} {_BLOCK}")
    for name in ("parallel", "single", "teams", "task", "taskgroup"):
        yield f"omp.{name} {_ALLOCATE} {_BLOCK}"
    for name in ("parallel", "task", "single", "teams"):
        yield f"omp.{name} private(@own %p -> %r : !llvm.ptr) {_OWN}"
        for pair in ("@copied %p -> %r, @own %q -> %s", "@made %p -> %r, @copied %q -> %s"):
            yield f"omp.{name} private({pair} : !llvm.ptr, !llvm.ptr) {_TWO}"
        yield f"omp.{name} private(@copied %p -> %r : !llvm.ptr) private_barrier {_OWN}"
    for name in ("parallel", "teams"):
        for symbol in ("@add", "@least", "byref @sum"):
            yield f"omp.{name} reduction({symbol} %p -> %r : !llvm.ptr) {_OWN}"
        yield f"omp.{name} reduction(@add %p -> %r, @least %q -> %s : !llvm.ptr, !llvm.ptr) {_TWO}"
        yield f"omp.{name} reduction(mod: task, @add %p -> %r : !llvm.ptr) {_OWN}"
    for clause in (
        "if(%c)",
        "num_threads(%i : i32)",
        "num_threads(%lb : i64)",
        "proc_bind(close)",
        "if(%c) num_threads(%i : i32) proc_bind(spread)",
    ):
        yield f"omp.parallel {clause} {_BLOCK}"
    for clause in (
        "if(%c)",
        "thread_limit(%i : i32)",
        "num_teams(to %i : i32)",
        "num_teams(%i : i32 to %i : i32)",
        "if(%c) num_teams(%i : i32 to %i : i32) thread_limit(%i : i32)",
        "num_teams(to %lb : i64)",
    ):
        yield f"omp.teams {clause} {_BLOCK}"
    depend = "depend(taskdependin -> %p : !llvm.ptr, taskdependmutexinoutset -> %q : !llvm.ptr)"
    for clause in (
        "untied",
        "mergeable",
        "final(%c)",
        "if(%c)",
        "priority(%i : i32)",
        "detach(%p : !llvm.ptr)",
        depend,
        f"if(%c) final(%c) {depend}",
        "in_reduction(@add %p -> %r : !llvm.ptr)",
    ):
        yield f"omp.task {clause} {_BLOCK}"
        yield _parallel(f"omp.task {clause} {_BLOCK}")
    yield f"omp.taskgroup task_reduction(@add %p -> %r : !llvm.ptr) {_BLOCK}"
    yield "omp.taskwait depend(taskdependin -> %p : !llvm.ptr)"
    yield "omp.taskwait nowait"
    yield f"omp.masked filter(%i : i32) {_BLOCK}"
    yield f"omp.ordered.region {_BLOCK}"
    yield f"omp.ordered.region par_level_simd {_BLOCK}"
    yield f"omp.workshare {_BLOCK}"
    yield from _sections()
    yield from _blocks()


def _sections() -> Iterator[str]:
    yield f"omp.sections {_SECTIONS}"
    yield f"omp.sections nowait {_SECTIONS}"
    yield _parallel(f"omp.sections {_SECTIONS}")
    section = f"omp.section {{ ^bb0(%s: !llvm.ptr): {_STORE}\n omp.terminator }}\n omp.terminator"
    for symbol in ("@add", "byref @sum"):
        yield f"omp.sections reduction({symbol} %p -> %r : !llvm.ptr) {{ {section} }}"
    yield f"omp.sections private(@own %p -> %r : !llvm.ptr) {{ {section} }}"


def _blocks() -> Iterator[str]:
    """Regions with several blocks, with variables of their own, and in one another."""
    branches = (
        "%z = llvm.alloca %one x i32 : (i64) -> !llvm.ptr\n llvm.cond_br %c, ^a, ^b\n"
        "^a:\n %y = llvm.alloca %one x i64 : (i64) -> !llvm.ptr\n llvm.store %i, %y : i32, !llvm.ptr\n llvm.br ^b\n"
        "^b:\n llvm.store %i, %z : i32, !llvm.ptr\n omp.terminator"
    )
    for name in ("parallel", "task", "teams"):
        yield f"omp.{name} {{ {branches} }}"
    yield f"omp.parallel {{ llvm.cond_br %c, ^a, ^b\n^a: {_STORE}\n omp.terminator\n^b: omp.terminator }}"
    yield f"omp.parallel {{ llvm.br ^a\n^a: {_STORE}\n llvm.cond_br %c, ^a, ^b\n^b: omp.terminator }}"
    yield _parallel(f"omp.parallel {_BLOCK}") + f"\n omp.parallel {_BLOCK}"
    yield _parallel(
        f"omp.single {{ omp.taskgroup {{ omp.task {_BLOCK}\n omp.terminator }}\n omp.terminator }}"
    )
    yield _parallel(_parallel(f"omp.wsloop {_loop()}"))
    yield f"omp.teams {{ {_parallel(f'omp.wsloop {_loop()}')}\n omp.terminator }}"


def _loops() -> Iterator[str]:
    for kind in ("static", "dynamic", "guided", "auto", "runtime"):
        for modifier in ("", ", monotonic", ", nonmonotonic", ", simd", ", monotonic, simd"):
            for chunk in ("", " = %one : i64")[: 1 if kind in ("auto", "runtime") else 2]:
                for ordered in ("", "ordered(0) "):
                    yield f"omp.wsloop {ordered}schedule({kind}{chunk}{modifier}) {_loop()}"
    for clause in ("", "nowait", "order(concurrent)", "ordered(1)", _ALLOCATE):
        yield f"omp.wsloop {clause} {_loop()}"
        yield _parallel(f"omp.wsloop {clause} {_loop()}")
    linear = "linear(%p = %i : !llvm.ptr)"
    for name in ("wsloop", "simd"):
        yield f"omp.{name} {linear} {_loop()} {{linear_var_types = [i32]}}"
        for symbol in ("@add", "@least", "byref @sum"):
            yield f"omp.{name} reduction({symbol} %p -> %r : !llvm.ptr) {_loop('%r')}"
    for name in ("wsloop", "simd", "distribute"):
        for symbol in ("@own", "@made", "@copied")[: 2 if name == "simd" else 3]:
            yield f"omp.{name} private({symbol} %p -> %r : !llvm.ptr) {_loop('%r')}"
        for attributes in ("", "collapse(2)", "collapse(3)"):
            yield f"omp.{name} {_nest(attributes)}"
        for attributes in ("tiles(5)", "tiles(5, 6)", "collapse(2) tiles(5, 6)"):
            count = attributes.count(",") + 1
            yield f"omp.{name} {_nest(attributes, count)}"
    yield f"omp.wsloop schedule(static = %one : i64) {_nest('collapse(2)')}"
    yield f"omp.wsloop reduction(mod: inscan, @add %p -> %r : !llvm.ptr) {_loop('%r')}"
    yield f"omp.wsloop nowait reduction(@add %p -> %r : !llvm.ptr) {_loop('%r')}"
    for clause in (
        "",
        "if(%c)",
        "simdlen(4)",
        "safelen(8)",
        "simdlen(4) safelen(8)",
        "order(concurrent)",
        "order(concurrent) safelen(4)",
        "aligned(%p : !llvm.ptr -> 32 : i64)",
        "nontemporal(%p : !llvm.ptr)",
    ):
        yield f"omp.simd {clause} {_loop()}"
        yield _parallel(f"omp.simd {clause} {_loop()}")
    for clause in (
        "",
        "dist_schedule_static",
        "dist_schedule_static dist_schedule_chunk_size(%lb : i64)",
        "order(concurrent)",
    ):
        yield f"omp.distribute {clause} {_loop()}"
        yield f"omp.teams {{ omp.distribute {clause} {_loop()}\n omp.terminator }}"
    composite = " {omp.composite}"
    simd = f"{{ omp.simd {_loop()}{composite} }}{composite}"
    yield f"omp.wsloop {simd}"
    yield f"omp.distribute {simd}"
    for clause in ("", "schedule(dynamic)", "schedule(static = %lb : i64)"):
        inner = f"omp.distribute {{ omp.wsloop {clause} {_loop()}{composite} }}{composite}"
        yield f"omp.teams {{ {_parallel(inner)}{composite}\n omp.terminator }}"
    yield f"omp.loop {_loop()}"


def _cancellations() -> Iterator[str]:
    for name in ("cancel", "cancellation_point"):
        for clause in ("", " if(%c)")[: 2 if name == "cancel" else 1]:
            inside = f"omp.{name} cancellation_construct_type({{}}){clause}\n {_STORE}\n"
            section = f"omp.section {{ {inside.format('sections')} omp.terminator }}\n"
            yield _parallel(inside.format("parallel"))
            yield f"omp.sections {{ {section} {section} omp.terminator }}"
            yield f"omp.taskgroup {{ omp.task {{ {inside.format('taskgroup')} omp.terminator }}\n omp.terminator }}"
            yield (
                "omp.wsloop { omp.loop_nest (%iv) : i64 = (%lb) to (%ub) step (%step) "
                f"{{ {inside.format('loop')} omp.yield }} }}"
            )


def _atomics() -> Iterator[str]:
    read = "omp.atomic.read %q = %p"
    for order in ("seq_cst", "relaxed", "acquire", "release"):
        memory = f"memory_order({order})"
        if order != "release":
            for type in ("i32", "f32", "!llvm.struct<(f32, f32)>"):
                yield f"{read} {memory} : !llvm.ptr, !llvm.ptr, {type}"
        if order != "acquire":
            yield f"omp.atomic.write %p = %i {memory} : !llvm.ptr, i32"
            yield f"{_update('add', True).replace('update', 'update ' + memory, 1)}"
        yield f"omp.atomic.capture {memory} {{ {read} : !llvm.ptr, !llvm.ptr, i32\n {_update('add', True)} }}"
    for name in ("add", "sub", "mul", "and", "or", "xor", "shl", "sdiv"):
        for first in (True, False):
            update = _update(name, first)
            yield update
            yield f"omp.atomic.capture {{ {read} : !llvm.ptr, !llvm.ptr, i32\n {update} }}"
            yield f"omp.atomic.capture {{ {update}\n {read} : !llvm.ptr, !llvm.ptr, i32 }}"
    yield f"omp.atomic.capture {{ {read} : !llvm.ptr, !llvm.ptr, i32\n omp.atomic.write %p = %i : !llvm.ptr, i32 }}"
    yield _parallel(_update("mul", True))
    number = "%f = llvm.mlir.constant(2.0 : f32) : f32\n "
    for name in ("fadd", "fsub", "fmul"):
        body = f"^bb0(%x: f32): %n = llvm.{name} %x, %f : f32\n omp.yield(%n : f32)"
        yield f"{number}omp.atomic.update %p : !llvm.ptr {{ {body} }}"
    write = "omp.atomic.write %p = %f : !llvm.ptr, f32"
    yield f"{number}{write}"
    yield f"{number}omp.atomic.capture {{ {read} : !llvm.ptr, !llvm.ptr, f32\n {write} }}"


def _update(name: str, first: bool) -> str:
    operands = "%x, %i" if first else "%i, %x"
    body = f"^bb0(%x: i32): %n = llvm.{name} {operands} : i32\n omp.yield(%n : i32)"
    return f"omp.atomic.update %p : !llvm.ptr {{ {body} }}"


def _devices() -> Iterator[str]:
    for word in ("enter", "exit"):
        info = _info("p", "from" if word == "exit" else "to")
        for clause in (
            "",
            "nowait",
            "if(%c) device(%i : i32)",
            "depend(taskdependin -> %q : !llvm.ptr)",
        ):
            yield f"{info}omp.target_{word}_data {clause} map_entries(%mp : !llvm.ptr)"
    yield f"{_info('p', 'to')}omp.target_update map_entries(%mp : !llvm.ptr)"
    for clause in ("", "if(%c)", "device(%i : i32)"):
        yield f"{_info('p', 'to')}omp.target_data {clause} map_entries(%mp : !llvm.ptr) {_BLOCK}"
    yield f"{_info('p', 'tofrom')}omp.target_data use_device_ptr(%mp -> %r : !llvm.ptr) {_OWN}"
    yield "omp.target { omp.terminator }"
    body = "%z = llvm.mlir.constant(3 : i32) : i32\n llvm.store %z, %r : i32, !llvm.ptr\n omp.terminator"
    for clause in (
        "",
        "if(%c)",
        "nowait",
        "device(%i : i32)",
        "thread_limit(%i : i32)",
        "depend(taskdependin -> %q : !llvm.ptr)",
        "ompx_bare",
        "is_device_ptr(%q : !llvm.ptr)",
        _ALLOCATE,
    ):
        yield f"{_info('p', 'tofrom')}omp.target {clause} map_entries(%mp -> %r : !llvm.ptr) {{ {body} }}"
    for name in ("parallel", "teams", "task"):
        inner = f"omp.{name} {{ {body} }}\n omp.terminator"
        yield f"{_info('p', 'tofrom')}omp.target map_entries(%mp -> %r : !llvm.ptr) {{ {inner} }}"
    both = "map_entries(%mp -> %r, %mq -> %s : !llvm.ptr, !llvm.ptr)"
    copy = (
        "%z = llvm.load %s : !llvm.ptr -> i32\n llvm.store %z, %r : i32, !llvm.ptr\n omp.terminator"
    )
    yield f"{_info('p', 'from')}{_info('q', 'to')}omp.target {both} {{ {copy} }}"


def _info(name: str, kind: str) -> str:
    clauses = f"map_clauses({kind}) capture(ByRef)"
    location = f'loc("{name}.f90":3:5)'
    return f'%m{name} = omp.map.info var_ptr(%{name} : !llvm.ptr, i32) {clauses} -> !llvm.ptr {{name = "{name}"}} {location}\n '


def _handles() -> Iterator[str]:
    body = "llvm.store %iv, %p : i64, !llvm.ptr\n omp.terminator"
    yield f"omp.canonical_loop %iv : i64 in range(%ub) {{ {body} }}"
    loop = f"omp.canonical_loop(%h) %iv : i64 in range(%ub) {{ {body} }}\n "
    yield f"%h = omp.new_cli\n {loop}omp.unroll_heuristic(%h)"
    yield f"%h = omp.new_cli\n %g = omp.new_cli\n %t = omp.new_cli\n {loop}omp.tile (%g, %t) <- (%h) sizes(%lb : i64)"


#: What mlir-translate makes of these is not made of them here.
_LEFT = ("omp.simd if(", "omp.target nowait", "omp.target depend")


def programs() -> Iterator[tuple[str, bool]]:
    """Each program, and whether it may be refused though mlir-translate translates it."""
    for statement in _statements():
        program = f"{_BEFORE}  {statement}{_AFTER}"
        yield program, any(left in statement for left in _LEFT)
