; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @integers(i32 %0, i32 %1, <4 x i32> %2, <vscale x 4 x i32> %3) {
  %5 = add nuw nsw i32 %0, %1
  %6 = sub nsw i32 %5, %1
  %7 = mul nuw i32 %6, %1
  %8 = udiv exact i32 %7, %1
  %9 = sdiv i32 %8, %1
  %10 = urem i32 %9, %1
  %11 = srem i32 %10, %1
  %12 = and i32 %11, %1
  %13 = or disjoint i32 %12, %1
  %14 = xor i32 %13, %1
  %15 = shl nsw i32 %14, %1
  %16 = lshr exact i32 %15, %1
  %17 = ashr i32 %16, %1
  %18 = add <4 x i32> %2, %2
  %19 = add <vscale x 4 x i32> %3, %3
  %20 = icmp ult i32 %17, %1
  %21 = icmp sge <4 x i32> %2, %2
  %22 = select i1 %20, i32 %0, i32 %1
  %23 = freeze i32 %22
  ret i32 %23
}

define float @floats(float %0, float %1, <2 x double> %2) {
  %4 = fadd fast float %0, %1
  %5 = fsub nnan ninf contract float %4, %1
  %6 = fmul float %5, %1
  %7 = fdiv reassoc nsz arcp afn float %6, %1
  %8 = frem float %7, %1
  %9 = fneg nnan float %8
  %10 = fcmp fast olt float %9, %1
  %11 = fcmp uno <2 x double> %2, %2
  %12 = fcmp true float %0, %1
  %13 = select fast i1 %10, float %0, float %1
  ret float %13
}

define void @casts(i32 %0, i64 %1, float %2, double %3, ptr %4, ptr addrspace(3) %5, <4 x i16> %6) {
  %8 = trunc nsw i64 %1 to i32
  %9 = zext nneg i32 %0 to i64
  %10 = sext i32 %0 to i64
  %11 = fptrunc double %3 to float
  %12 = fpext float %2 to double
  %13 = fptosi float %2 to i32
  %14 = fptoui float %2 to i32
  %15 = sitofp i32 %0 to float
  %16 = uitofp nneg i32 %0 to float
  %17 = ptrtoint ptr %4 to i64
  %18 = inttoptr i64 %1 to ptr
  %19 = bitcast float %2 to i32
  %20 = bitcast <4 x i16> %6 to i64
  %21 = addrspacecast ptr %4 to ptr addrspace(3)
  %22 = inttoptr i64 %1 to ptr, !dereferenceable !1
  ret void
}

define float @parts(<4 x float> %0, i32 %1, { i32, [2 x float] } %2, float %3) {
  %5 = extractelement <4 x float> %0, i32 %1
  %6 = insertelement <4 x float> %0, float %3, i32 %1
  %7 = shufflevector <4 x float> %0, <4 x float> %6, <5 x i32> <i32 0, i32 poison, i32 5, i32 3, i32 2>
  %8 = extractvalue { i32, [2 x float] } %2, 1, 0
  %9 = insertvalue { i32, [2 x float] } %2, float %3, 1, 1
  %10 = shufflevector <4 x float> %0, <4 x float> %0, <2 x i32> zeroinitializer
  ret float %8
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i64 8}
