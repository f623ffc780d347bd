llvm.func @loop(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more weights([99, 1]), ^body, ^end(%sum : i32)
^body:
  %one = llvm.mlir.constant(1 : i32) : i32
  %next = llvm.add %i, %one : i32
  %total = llvm.add %sum, %i : i32
  llvm.br ^head(%next, %total : i32, i32)
^end(%result: i32):
  llvm.return %result : i32
}
llvm.func @same_target(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%x: i32):
  llvm.return %x : i32
}
llvm.func @switch(%x: i32, %a: i32) -> i32 {
  llvm.switch %x : i32, ^bb1(%a : i32) [
    1: ^bb1(%x : i32),
    -7: ^bb2,
    42: ^bb1(%a : i32)
  ] {branch_weights = array<i32: 13, 17, 19, 23>}
^bb1(%y: i32):
  llvm.return %y : i32
^bb2:
  llvm.switch %x : i32, ^bb3 []
^bb3:
  llvm.unreachable
}
llvm.func @indirect(%p: !llvm.ptr, %a: i32) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [
    ^bb1(%a : i32),
    ^bb2
  ]
^bb1(%y: i32):
  llvm.return %y : i32
^bb2:
  llvm.return %a : i32
}
llvm.func @address() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @tagged, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @tagged() -> i32 {
  %c = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %c : i32
}
llvm.func @unreached() {
  llvm.return
^bb1:
  llvm.br ^bb1
^bb2:
  llvm.unreachable
}
