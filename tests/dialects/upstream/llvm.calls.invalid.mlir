// expected-error @below {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) : (!llvm.ptr) 
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
// expected-error @below {{expected '('}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) : !llvm.ptr -> ()
 llvm.return }

// -----

// expected-error @below {{'llvm.call' op calling function with void result must not produce values}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) : (!llvm.ptr) -> i32
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' expected function with 0 or 1 result}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) : (!llvm.ptr) -> (i32, i32)
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' expected a non-void result type}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) : (!llvm.ptr) -> (!llvm.void)
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
llvm.func @f(%p: !llvm.ptr) { llvm.call %p(%p) : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' expected trailing function type}}
llvm.func @f(%p: !llvm.ptr) { llvm.call %p(%p) : !llvm.ptr, (!llvm.ptr) 
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' number of operands and types do not match: got 2 operands and 3 types}}
llvm.func @f(%p: !llvm.ptr) { llvm.call %p(%p) : !llvm.ptr, (!llvm.ptr, i32)  -> ()
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' number of operands and types do not match: got 1 operands and 0 types}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) : () -> ()
 llvm.return }

// -----

// expected-error @below {{expected ':'}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p)
 llvm.return }

// -----

// expected-error @below {{expected ')' in operand list}}
llvm.func @f(%p: !llvm.ptr) { llvm.call %p(%p : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' invalid kind of attribute specified}}
llvm.func @f(%p: !llvm.ptr) { llvm.call 3(%p) : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{expected non-function type}}
llvm.func @f(%p: !llvm.ptr) { llvm.call (%p) : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) vararg(i32) : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{expected ')'}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) vararg(!llvm.func<void (ptr)> : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{'llvm.call' op expected var_callee_type to be a variadic function type}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) vararg(!llvm.func<void (ptr)>) : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' expected 1 types for operand bundle operands for operand bundle #0, but actually got 2}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) ["x"(%p : i32, i32)] : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{expected attribute value}}
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic f(%p) : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call_intrinsic' expected function with 0 or 1 result}}
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic "f"(%p) : (!llvm.ptr) -> (i32, i32)
 llvm.return }

// -----

// expected-error @below {{integer literal not valid for specified type}}
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic 3(%p) : (!llvm.ptr) -> (i32, i32)
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call_intrinsic' number of operands and types do not match: got 1 operands and 2 types}}
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic "f"(%p) : (i32, i32) -> ()
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.invoke' expected 'to'}}
llvm.func @f(%p: !llvm.ptr) { llvm.invoke @f(%p) : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.invoke' expected direct call to have 1 trailing types}}
llvm.func @f(%p: !llvm.ptr) { llvm.invoke @f(%p) to ^a unwind ^b : (!llvm.ptr) 
^a:
 llvm.return
^b: llvm.return }

// -----

// expected-error @below {{custom op 'llvm.invoke' number of operands and types do not match: got 1 operands and 2 types}}
llvm.func @f(%p: !llvm.ptr) { llvm.invoke @f(%p) to ^a unwind ^b : (!llvm.ptr, i32) -> ()
^a:
 llvm.return
^b: llvm.return }

// -----

// expected-error @below {{custom op 'llvm.invoke' expected indirect call to have 2 trailing types}}
llvm.func @f(%p: !llvm.ptr) { llvm.invoke %p(%p) to ^a unwind ^b : (!llvm.ptr) -> ()
^a:
 llvm.return
^b: llvm.return }

// -----

// expected-error @below {{custom op 'llvm.invoke' expected function with 0 or 1 result}}
llvm.func @f(%p: !llvm.ptr) { llvm.invoke @f(%p) to ^a unwind ^b : (!llvm.ptr) -> (i32, i32)
^a:
 llvm.return
^b: llvm.return }

// -----

// expected-error @below {{expected block name}}
llvm.func @f(%p: !llvm.ptr) { llvm.invoke @f(%p) to a unwind ^b : (!llvm.ptr) -> (i32, i32)
^a:
 llvm.return
^b: llvm.return }
