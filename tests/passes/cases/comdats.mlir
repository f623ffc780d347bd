// builtin.module(llvm-add-comdats)
llvm.func linkonce @l2() { llvm.return }
llvm.func linkonce_odr @l1() { llvm.return }
llvm.func @l3() { llvm.return }
llvm.mlir.global linkonce @g(1 : i32) : i32
module @n {
llvm.func linkonce @l1() { llvm.return }
}
