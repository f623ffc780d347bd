llvm.func @f(%c: i1, %a: i32) {
// expected-error @below {{branch has 0 operands for successor #0, but target block has 1}}
  "llvm.cond_br"(%c, %a)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
^bb1(%x : i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%c: i1, %a: i32) {
// expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  llvm.br ^bb1(%a : i32)
^bb1(%x : i64):
  llvm.return
}

// -----

llvm.func @f(%c: i1, %a: i32) {
// expected-error @below {{branch has 1 operands for successor #1, but target block has 0}}
  "llvm.switch"(%a, %a, %a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%x : i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%c: !llvm.ptr, %a: i32) {
// expected-error @below {{branch has 0 operands for successor #1, but target block has 1}}
  llvm.indirectbr %c : !llvm.ptr, [^bb1(%a : i32), ^bb2]
^bb1(%x : i32):
  llvm.return
^bb2(%y : i32):
  llvm.return
}

// -----

// expected-error @below {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'tensor<4xf32>'}}
llvm.func @f(%c: !llvm.ptr, %a: i32) -> tensor<4xf32> { llvm.return }

// -----

llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f(%a: i32) attributes {personality = @p} {
// expected-error @below {{branch has 1 operands for successor #0, but target block has 0}}
  llvm.invoke @g() to ^bb1(%a : i32) unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
