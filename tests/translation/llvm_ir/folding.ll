; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = internal global [4 x { i32, float }] undef
@weak = extern_weak global i32

declare void @i(i32)

declare void @l(i64)

declare void @b(i1)

declare void @f(float)

declare void @d(double)

declare void @p(ptr)

declare void @v(<4 x i32>)

define void @integers() {
  call void @i(i32 4)
  call void @i(i32 -2)
  call void @i(i32 -3)
  call void @i(i32 poison)
  call void @i(i32 poison)
  call void @i(i32 -1)
  call void @b(i1 true)
  call void @i(i32 7)
  call void @l(i64 4294967293)
  call void @i(i32 -6)
  call void @i(i32 0)
  call void @i(i32 -1)
  call void @i(i32 poison)
  ret void
}

define void @floats() {
  call void @f(float 0x3FF99999A0000000)
  call void @f(float 1.500000e+01)
  call void @f(float 0x3FB9999940000000)
  call void @f(float -1.500000e+00)
  call void @b(i1 false)
  call void @d(double 0x3FB99999A0000000)
  call void @i(i32 1)
  call void @i(i32 1069547520)
  call void @f(float 0x4170000000000000)
  ret void
}

define void @addresses(i64 %0) {
  call void @p(ptr getelementptr inbounds nuw (i8, ptr @g, i64 28))
  call void @p(ptr getelementptr (i8, ptr @g, i64 40))
  call void @p(ptr getelementptr (i8, ptr @g, i64 -8))
  call void @l(i64 12)
  call void @l(i64 sub (i64 ptrtoint (ptr @g to i64), i64 12))
  call void @b(i1 false)
  call void @l(i64 28)
  call void @i(i32 ptrtoint (ptr @g to i32))
  %2 = icmp ne ptr @weak, null
  call void @b(i1 %2)
  call void @p(ptr getelementptr (i8, ptr @weak, i64 4))
  %3 = icmp eq ptr @weak, @g
  call void @b(i1 %3)
  ret void
}

define void @vectors() {
  call void @v(<4 x i32> <i32 6, i32 7, i32 8, i32 9>)
  call void @v(<4 x i32> <i32 1, i32 5, i32 undef, i32 4>)
  call void @v(<4 x i32> splat (i32 5))
  call void @i(i32 3)
  call void @v(<4 x i32> <i32 poison, i32 poison, i32 2, i32 poison>)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
