; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@global = global i32 1, !dbg !0, !dbg !5
@static = internal global i32 1, !dbg !19
@c = internal global i32 1, !dbg !9

declare !dbg !33 void @declared()

define void @func(i32 %0) !dbg !22 {
  %2 = alloca i32, i64 1, align 4, !dbg !41
    #dbg_value(i32 %0, !42, !DIExpression(), !45)
    #dbg_declare(ptr %2, !46, !DIExpression(DW_OP_LLVM_fragment, 0, 1), !51)
    #dbg_label(!52, !53)
  store i32 %0, ptr %2, align 4, !dbg !54
  store i32 %0, ptr %2, align 4, !dbg !55
  store i32 %0, ptr %2, align 4, !dbg !56
  store i32 %0, ptr %2, align 4, !dbg !57
  store i32 %0, ptr %2, align 4, !dbg !58
  ret void, !dbg !59
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
!1 = distinct !DIGlobalVariable(name: "global", linkageName: "_global", scope: !2, file: !3, line: 2, type: !16, isLocal: true, isDefinition: true, align: 32)
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "MLIR", isOptimized: true, runtimeVersion: 0, splitDebugFilename: "split.dwo", emissionKind: FullDebug, globals: !4, nameTableKind: None)
!3 = !DIFile(filename: "foo.mlir", directory: "/dir")
!4 = !{!0, !5, !9}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "in_module", scope: !7, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!7 = !DIModule(scope: !2, name: "module", configMacros: "-D", includePath: "/", apinotes: "/", file: !3, line: 42, isDecl: true)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value))
!10 = distinct !DIGlobalVariable(name: "c", scope: !11, file: !3, line: 4, type: !15, isLocal: false, isDefinition: false)
!11 = !DICommonBlock(scope: !12, declaration: null, name: "block", file: !3, line: 3)
!12 = distinct !DISubprogram(name: "callee", scope: !7, file: !3, line: 30, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !13)
!13 = !{!14}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "imp", scope: !12, entity: !7, file: !3, line: 1)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, elements: !17, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_lit0, DW_OP_eq), allocated: !DIExpression(DW_OP_lit0, DW_OP_ne), rank: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8, DW_OP_deref))
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18}
!18 = !DIGenericSubrange(count: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 16), lowerBound: !DIExpression(DW_OP_push_object_address), stride: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "static", scope: !21, file: !3, line: 9, type: !16, isLocal: false, isDefinition: true)
!21 = distinct !DILexicalBlock(scope: !22, file: !3, line: 5, column: 7)
!22 = distinct !DISubprogram(name: "func", linkageName: "_func", scope: !3, file: !3, line: 3, type: !23, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, annotations: !30)
!23 = !DISubroutineType(cc: DW_CC_normal, types: !24)
!24 = !{!25, !16, !26, !27, null}
!25 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "void")
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, align: 32, offset: 8, extraData: !16, dwarfAddressSpace: 3)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "struct", scope: !3, file: !3, line: 12, size: 64, align: 32, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !28)
!28 = !{!29}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "field", baseType: !16, size: 32)
!30 = !{!31}
!31 = !{!"key", !"value"}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !DISubprogram(name: "declared", scope: !34, file: !3, type: !35, spFlags: DISPFlagOptimized)
!34 = !DINamespace(name: "ns", scope: !2, exportSymbols: true)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !37, !40}
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "rec", elements: !38)
!38 = !{!39}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !37)
!40 = !DIStringType(name: "character(*)", stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref), size: 32, align: 8)
!41 = !DILocation(line: 2, column: 3, scope: !22)
!42 = !DILocalVariable(name: "arg", arg: 1, scope: !43, file: !3, line: 6, type: !16, flags: DIFlagArtificial, align: 32)
!43 = distinct !DILexicalBlockFile(scope: !21, file: !44, discriminator: 2)
!44 = !DIFile(filename: "other.mlir", directory: "")
!45 = !DILocation(line: 3, column: 4, scope: !43)
!46 = !DILocalVariable(name: "array", scope: !22, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, name: "array", baseType: !16, elements: !48)
!48 = !{!49, !50}
!49 = !DISubrange(count: 4)
!50 = !DISubrange(lowerBound: -1, upperBound: 5, stride: 8)
!51 = !DILocation(line: 4, column: 5, scope: !22)
!52 = !DILabel(scope: !21, name: "label", file: !3, line: 42)
!53 = !DILocation(line: 5, column: 6, scope: !22)
!54 = !DILocation(line: 6, column: 7, scope: !22)
!55 = !DILocation(line: 7, column: 8, scope: !12, inlinedAt: !54)
!56 = !DILocation(line: 9, scope: !21)
!57 = !DILocation(line: 0, scope: !22)
!58 = !DILocation(line: 11, column: 1, scope: !22)
!59 = !DILocation(line: 12, scope: !22)
