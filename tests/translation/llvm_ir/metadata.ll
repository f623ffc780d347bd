; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl own"
module asm "nop"

define void @accesses(ptr %0, i64 %1) {
  store i64 %1, ptr %0, align 8, !tbaa !8, !alias.scope !12, !noalias !16, !llvm.access.group !17
  %3 = load i64, ptr %0, align 8, !tbaa !18, !alias.scope !21, !llvm.access.group !22
  %4 = load i64, ptr %0, align 8, !mmra !24
  call void @accesses(ptr %0, i64 %1), !tbaa !8, !llvm.access.group !23
  br label %5, !llvm.loop !27

5:                                                ; preds = %5, %2
  br label %5, !llvm.loop !35
}

!llvm.ident = !{!0}
!llvm.commandline = !{!1}
!llvm.dependent-libraries = !{!2, !3}
!llvm.module.flags = !{!4, !5, !6, !7}

!0 = !{!"the producer"}
!1 = !{!"do it"}
!2 = !{!"one"}
!3 = !{!"two"}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 2, !"text", !"value"}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{!9, !10, i64 4}
!9 = !{!"struct", !10, i64 0, !10, i64 4}
!10 = !{!"char", !11, i64 0}
!11 = !{!"the root"}
!12 = !{!13, !15}
!13 = distinct !{!13, !14, !"one"}
!14 = distinct !{!14, !"the domain"}
!15 = !{!"named", !14}
!16 = !{!15}
!17 = distinct !{}
!18 = !{!19, !19, i64 0, i64 1}
!19 = !{!"other", !20, i64 0}
!20 = distinct !{!20}
!21 = !{!13}
!22 = !{!17, !23}
!23 = distinct !{}
!24 = !{!25, !26}
!25 = !{!"foo", !"bar"}
!26 = !{!"a", !"b"}
!27 = distinct !{!27, !28, !29, !30, !31, !32, !33, !34, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.isvectorized", i32 1}
!30 = !{!"llvm.loop.vectorize.enable", i1 true}
!31 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!32 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!33 = !{!"llvm.loop.vectorize.width", i32 16}
!34 = !{!"llvm.loop.vectorize.followup_vectorized", !35}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.disable_nonforced"}
!37 = !{!"llvm.loop.vectorize.followup_epilogue", !35}
!38 = !{!"llvm.loop.vectorize.followup_all", !35}
!39 = !{!"llvm.loop.interleave.count", i32 32}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !{!"llvm.loop.unroll.count", i32 64}
!42 = !{!"llvm.loop.unroll.runtime.disable", i1 false}
!43 = !{!"llvm.loop.unroll.followup_unrolled", !35}
!44 = !{!"llvm.loop.unroll_and_jam.enable"}
!45 = !{!"llvm.loop.unroll_and_jam.count", i32 32}
!46 = !{!"llvm.licm.disable"}
!47 = !{!"llvm.loop.licm_versioning.disable"}
!48 = !{!"llvm.loop.distribute.enable", i1 false}
!49 = !{!"llvm.loop.pipeline.disable", i1 false}
!50 = !{!"llvm.loop.pipeline.initiationinterval", i32 1}
!51 = !{!"llvm.loop.peeled.count", i32 8}
!52 = !{!"llvm.loop.unswitch.partial.disable"}
!53 = !{!"llvm.loop.parallel_accesses", !17, !23}
