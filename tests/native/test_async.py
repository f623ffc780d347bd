"""MLIR's async runtime: tokens, values and groups, fulfilled by other threads and by those that wait."""

import pytest

from odsgen.native import NativeError, compile

DECLARATIONS = """
llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
llvm.func @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
llvm.func @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
llvm.func @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
llvm.func @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
llvm.func @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
llvm.func @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
llvm.func @mlirAsyncRuntimGetNumWorkerThreads() -> i64
"""

# Executed: store 7 in the value and fulfill it; fulfill or fail the token.
PROGRAM = DECLARATIONS + """
llvm.func @store(%value: !llvm.ptr) {
  %0 = llvm.mlir.constant(7 : i64) : i64
  %1 = llvm.call @mlirAsyncRuntimeGetValueStorage(%value) : (!llvm.ptr) -> !llvm.ptr
  llvm.store %0, %1 : i64, !llvm.ptr
  llvm.call @mlirAsyncRuntimeEmplaceValue(%value) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @fulfill(%token: !llvm.ptr) {
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @fail(%token: !llvm.ptr) {
  llvm.call @mlirAsyncRuntimeSetTokenError(%token) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @value() -> i64 {
  %size = llvm.mlir.constant(8 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %value = llvm.call @mlirAsyncRuntimeCreateValue(%size) : (i64) -> !llvm.ptr
  %resume = llvm.mlir.addressof @store : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%value, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeAwaitValue(%value) : (!llvm.ptr) -> ()
  %place = llvm.call @mlirAsyncRuntimeGetValueStorage(%value) : (!llvm.ptr) -> !llvm.ptr
  %found = llvm.load %place : !llvm.ptr -> i64
  llvm.call @mlirAsyncRuntimeDropRef(%value, %one) : (!llvm.ptr, i64) -> ()
  llvm.return %found : i64
}
llvm.func @group() -> !llvm.struct<(i64, i64, i1, i1)> {
  %two = llvm.mlir.constant(2 : i64) : i64
  %group = llvm.call @mlirAsyncRuntimeCreateGroup(%two) : (i64) -> !llvm.ptr
  %a = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %b = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %0 = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%a, %group) : (!llvm.ptr, !llvm.ptr) -> i64
  %1 = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%b, %group) : (!llvm.ptr, !llvm.ptr) -> i64
  %fulfill = llvm.mlir.addressof @fulfill : !llvm.ptr
  %fail = llvm.mlir.addressof @fail : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%a, %fulfill) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%a, %b, %fail) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeAwaitAllInGroup(%group) : (!llvm.ptr) -> ()
  %2 = llvm.call @mlirAsyncRuntimeIsTokenError(%a) : (!llvm.ptr) -> i1
  %3 = llvm.call @mlirAsyncRuntimeIsGroupError(%group) : (!llvm.ptr) -> i1
  %r0 = llvm.mlir.poison : !llvm.struct<(i64, i64, i1, i1)>
  %r1 = llvm.insertvalue %0, %r0[0] : !llvm.struct<(i64, i64, i1, i1)>
  %r2 = llvm.insertvalue %1, %r1[1] : !llvm.struct<(i64, i64, i1, i1)>
  %r3 = llvm.insertvalue %2, %r2[2] : !llvm.struct<(i64, i64, i1, i1)>
  %r4 = llvm.insertvalue %3, %r3[3] : !llvm.struct<(i64, i64, i1, i1)>
  llvm.return %r4 : !llvm.struct<(i64, i64, i1, i1)>
}
llvm.func @never() {
  %a = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitToken(%a) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @begun(%value: !llvm.ptr) {
  %resume = llvm.mlir.addressof @write_through : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%value, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @write_through(%place: !llvm.ptr) {
  %0 = llvm.mlir.constant(3 : i64) : i64
  llvm.store %0, %place : i64, !llvm.ptr
  llvm.return
}
llvm.func @threads() -> i64 {
  %0 = llvm.call @mlirAsyncRuntimGetNumWorkerThreads() : () -> i64
  llvm.return %0 : i64
}
"""


def test_a_value_is_computed_by_another_thread_or_by_who_waits() -> None:
    for _ in range(20):
        assert compile(PROGRAM, "value")() == 7


def test_a_group_waits_for_its_tokens_and_fails_with_one() -> None:
    for _ in range(20):
        assert compile(PROGRAM, "group")() == (0, 1, False, True)


def test_what_nothing_will_fulfill_is_told_instead_of_waited_for() -> None:
    with pytest.raises(NativeError, match="awaits what nothing will fulfill"):
        compile(PROGRAM, "never")()


def test_a_call_ends_when_all_that_it_began_has_ended() -> None:
    import numpy as np

    place = np.zeros(1, np.int64)
    for _ in range(20):
        place[0] = 0
        compile(PROGRAM, "begun")(place)
        assert place[0] == 3


def test_there_are_threads() -> None:
    assert compile(PROGRAM, "threads")() >= 1


def test_coroutines_are_resumed_by_the_runtime() -> None:
    """A program of `async` as MLIR lowers it: tasks in a task, a value, and a group of two."""
    import re
    from pathlib import Path

    from odsgen.native.function import NativeFunction
    from odsgen.native.machine_code import LinkedCode, MachineCode
    from odsgen.native.signature import Signature
    from odsgen.runtime import FunctionType

    path = Path(__file__).parent / "cases" / "coroutines.ll"
    signature = Signature("go", FunctionType.get((), ()), (), ())
    for opt_level in (0, 3):
        code = MachineCode(path.read_text() + signature.wrapper_ir(), opt_level)
        linked = LinkedCode(code, [signature.wrapper], ())
        for _ in range(10):
            texts: list[str] = []
            NativeFunction(signature, code, linked, "", texts.append)()
            text = re.sub(r"0x[0-9a-f]+", "0x", "".join(texts))
            assert text == path.with_suffix(".out").read_text()
