; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%"name with blanks" = type { %A, i32 }
%A = type { ptr, %B }
%B = type <{ i8 }>
%Opaque = type opaque
%C = type { i32, %D }
%D = type { i64 }
%E = type { float }
%F = type { float }

@later = external global %"name with blanks"
@unknown = external global %Opaque

declare void @types({ i1, { i8, ptr } }, <{ i8, i32 }>, %A, [3 x [2 x half]], <4 x bfloat>, <vscale x 2 x double>, <2 x ptr addrspace(3)>, x86_fp80, fp128, ppc_fp128, i7, i128)

declare {} @opaque(ptr)

declare void @target(target("spirv.Image", float, 1, 0, 2))

define ptr @uses(ptr %0) {
  %2 = getelementptr %C, ptr %0, i32 0, i32 1, i32 0
  %3 = alloca %E, align 8
  store %F undef, ptr %3, align 4
  ret ptr %2
}

define void @token() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
