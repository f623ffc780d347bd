"""Small programs of OpenACC: each operation on data with each kind of data and each clause."""

from __future__ import annotations

from collections.abc import Iterator

_START = """llvm.func @f(%a: !llvm.ptr loc("a"("f.f90":1:2)), %b: !llvm.ptr loc("f.f90":1:4), %c: !llvm.ptr loc("c"),
             %d: !llvm.ptr loc(fused["f.f90":2:3, "d"]), %if: i1 loc(unknown), %n: i64 loc(unknown)) {
"""
_END = 'llvm.return\n} loc("f.f90":1:1)\n'
_NAMES = "abcd"
_ENTRIES = """
    copyin create attach present nocreate deviceptr use_device cache update_device getdeviceptr declare_link
    declare_device_resident
""".split()
_ENDS = {
    "copyout": "acc.copyout accPtr(%0 : !llvm.ptr) to varPtr(%a : !llvm.ptr) varType(f32)",
    "delete": "acc.delete accPtr(%0 : !llvm.ptr)",
    "detach": "acc.detach accPtr(%0 : !llvm.ptr)",
    "update_host": "acc.update_host accPtr(%0 : !llvm.ptr) to varPtr(%a : !llvm.ptr) varType(f32)",
}
_CLAUSES = {
    "enter_data": ["if(%if)", "async", "async(%n : i64)", "wait", "wait(%n : i64)"],
    "exit_data": ["if(%if)", "async", "async(%n : i64)", "wait", "wait(%n : i64)"],
    "update": ["if(%if)", "async", "async(%n : i64)", "wait", "wait({%n : i64})"],
    "data": ["if(%if)", "async", "async(%n : i64)", "wait", "wait({%n : i64})"],
}
_REGIONS = (
    "{ acc.terminator }",
    "{ llvm.store %n, %a : i64, !llvm.ptr\nacc.terminator }",
    "{ llvm.cond_br %if, ^bb1, ^bb2\n^bb1:\nllvm.br ^bb2\n^bb2:\nacc.terminator }",
    "{ llvm.cond_br %if, ^bb1, ^bb2\n^bb1:\nacc.terminator\n^bb2:\nacc.terminator }",
    "{ %v = llvm.load %a : !llvm.ptr -> i64\nllvm.store %v, %b : i64, !llvm.ptr\n"
    "acc.data dataOperands(%0 : !llvm.ptr) { omp.barrier\nacc.terminator }\nomp.flush\nacc.terminator }",
)


def _entry(number: int, kind: str) -> str:
    variable = _NAMES[number]
    return f"%{number} = acc.{kind} varPtr(%{variable} : !llvm.ptr) varType(f32) -> !llvm.ptr\n"


def _use(op: str, operands: str, clause: str = "", region: str = _REGIONS[0]) -> str:
    count = operands.count("%")
    types = ", ".join(["!llvm.ptr"] * count)
    return (
        f"acc.{op} {clause} dataOperands({operands} : {types}) {region if op == 'data' else ''}\n"
    )


def _program(*parts: str) -> str:
    return f"{_START}{''.join(parts)}{_END}"


def programs() -> Iterator[str]:
    """Each program, whether it can be translated or not; tables have as many entries as there are operands."""
    delete = _ENDS["delete"] + "\n"
    own = {"enter_data": "create", "exit_data": "getdeviceptr", "update": "update_device"}
    for op, clauses in _CLAUSES.items():
        for kind in _ENTRIES:
            counted = kind == "getdeviceptr" and op != "update"
            ends = [delete] if counted else [""]
            if kind in ("copyin", "create", "getdeviceptr"):
                ends += [f"{each}\n" for each in _ENDS.values()]
            if op == "exit_data" and kind != "getdeviceptr":
                continue
            for end in ends:
                yield _program(_entry(0, kind), _use(op, "%0"), end)
        end = delete if op == "exit_data" else ""
        for clause in clauses:
            yield _program(_entry(0, own.get(op, "copyin")), _use(op, "%0", clause), end)
    for region in _REGIONS:
        uses = (_use("data", "%0", region=region), _use("enter_data", "%0"))
        yield _program(_entry(0, "create"), *uses)
    entered = [_entry(0, "create"), _entry(1, "copyin"), _entry(2, "create"), _entry(3, "copyin")]
    held = [
        _entry(0, "getdeviceptr"),
        _entry(1, "copyin"),
        _entry(2, "getdeviceptr"),
        _entry(3, "create"),
    ]
    updated = [_entry(0, "getdeviceptr"), _entry(1, "update_device"), _entry(2, "getdeviceptr")]
    ends = [_ENDS["copyout"], "\nacc.delete accPtr(%2 : !llvm.ptr)\n"]
    for operands in ("%0, %1, %2, %3", "%3, %2, %1, %0", "%1, %0"):
        yield _program(*entered, *(_use(op, operands) for op in ("enter_data", "data")))
        yield _program(*held, _use("data", operands), *ends)
    for operands in ("%0, %1, %2", "%2, %1, %0", "%1, %0, %2"):
        yield _program(*updated, _use("update", operands), _use("update", "%1"))
    for operands in ("%0, %2", "%2, %0"):
        yield _program(held[0], held[2], _use("exit_data", operands), *ends)
        yield _program(held[0], held[2], *ends, _use("exit_data", operands))
