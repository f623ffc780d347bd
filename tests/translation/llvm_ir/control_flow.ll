; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @loop(i32 %0) {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ %7, %6 ], [ 0, %1 ]
  %4 = phi i32 [ %8, %6 ], [ 0, %1 ]
  %5 = icmp slt i32 %3, %0
  br i1 %5, label %6, label %9, !prof !1

6:                                                ; preds = %2
  %7 = add i32 %3, 1
  %8 = add i32 %4, %3
  br label %2

9:                                                ; preds = %2
  %10 = phi i32 [ %4, %2 ]
  ret i32 %10
}

define i32 @same_target(i1 %0, i32 %1, i32 %2) {
  br i1 %0, label %4, label %6

4:                                                ; preds = %6, %3
  %5 = phi i32 [ %7, %6 ], [ %1, %3 ]
  ret i32 %5

6:                                                ; preds = %3
  %7 = phi i32 [ %2, %3 ]
  br label %4
}

define i32 @switch(i32 %0, i32 %1) {
  switch i32 %0, label %3 [
    i32 1, label %7
    i32 -7, label %5
    i32 42, label %9
  ], !prof !2

3:                                                ; preds = %7, %9, %2
  %4 = phi i32 [ %10, %9 ], [ %8, %7 ], [ %1, %2 ]
  ret i32 %4

5:                                                ; preds = %2
  switch i32 %0, label %6 [
  ]

6:                                                ; preds = %5
  unreachable

7:                                                ; preds = %2
  %8 = phi i32 [ %0, %2 ]
  br label %3

9:                                                ; preds = %2
  %10 = phi i32 [ %1, %2 ]
  br label %3
}

define i32 @indirect(ptr %0, i32 %1) {
  indirectbr ptr %0, [label %3, label %5]

3:                                                ; preds = %2
  %4 = phi i32 [ %1, %2 ]
  ret i32 %4

5:                                                ; preds = %2
  ret i32 %1
}

define ptr @address() {
  ret ptr blockaddress(@tagged, %1)
}

define i32 @tagged() {
  br label %1

1:                                                ; preds = %0
  ret i32 0
}

define void @unreached() {
  ret void

1:                                                ; preds = %1
  br label %1

2:                                                ; No predecessors!
  unreachable
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"branch_weights", i32 99, i32 1}
!2 = !{!"branch_weights", i32 13, i32 17, i32 19, i32 23}
