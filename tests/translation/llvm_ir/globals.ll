; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%Named = type { i32, ptr, float }

$any = comdat any

$largest = comdat largest

@int = global i64 42
@text = constant [7 x i8] c"hello\0A\00"
@undefined = internal global float undef
@elsewhere = external global i32
@weak = extern_weak global i32
@common = common global i32 0
@array = private unnamed_addr constant [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]], section ".data.own", align 16
@tls = thread_local local_unnamed_addr global i32 1
@in_space = addrspace(3) global i8 7
@any = linkonce_odr global i64 0, comdat
@other = weak global i64 0, comdat($largest)
@struct = internal global %Named { i32 0, ptr getelementptr inbounds nuw (i8, ptr @array, i64 6), float 0.000000e+00 }
@floats = global [4 x float] [float 1.000000e+00, float 0x3FB99999A0000000, float -0.000000e+00, float 0x46293E5940000000]
@halfs = global [3 x half] [half 0xH4100, half 0xH4100, half 0xH4100]
@bits = global [3 x i1] [i1 true, i1 true, i1 true]
@vector = global <3 x i32> <i32 1, i32 2, i32 3>
@splat = global <4 x i32> splat (i32 5)
@wide = global [2 x i24] [i24 1, i24 -1]
@sparse = global [2 x [2 x i32]] [[2 x i32] [i32 0, i32 7], [2 x i32] zeroinitializer]
@bytes = global [3 x i8] c"hi\00"
@zeros = global [3 x [4 x i32]] zeroinitializer
@structs = global [2 x { i32, float }] [{ i32, float } { i32 1, float 2.500000e+00 }, { i32, float } { i32 3, float 4.500000e+00 }]
@function = internal global ptr @f
@attributed = external global i32 #0
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @f, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @g, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 3, ptr @f, ptr null }]

@alias = alias i32, ptr @int
@alias2 = weak unnamed_addr alias [2 x i16], getelementptr inbounds nuw (i8, ptr @array, i64 4)

@ifunc = ifunc void (), ptr @resolver

define ptr @resolver() {
  ret ptr @f
}

define void @f() {
  ret void
}

define void @g() comdat($any) {
  call void @ifunc()
  %1 = load i32, ptr @alias, align 4
  ret void
}

attributes #0 = { "key"="value" "memory-mapped" }

!llvm.linker.options = !{!0}
!llvm.module.flags = !{!1}

!0 = !{!"-l", !"own"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
