//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

def Shapes_Dialect : Dialect {
  let name = "shapes";
  let summary = "Figures of the plane.";
  let cppNamespace = "::mlir::shapes";
  let dependentDialects = ["::mlir::func::FuncDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

def Side_left : I32EnumAttrCase<"left", 0>;

def Side_right : I32EnumAttrCase<"right", 4, "right-hand">;

def Side : I32EnumAttr<"Side", "", [Side_left, Side_right]> {
  let cppNamespace = "::mlir::shapes";
}

def Marks_none : I64BitEnumAttrCaseNone<"none">;

def Marks_filled : I64BitEnumAttrCaseBit<"filled", 0>;

def Marks_dotted : I64BitEnumAttrCaseBit<"dotted", 1>;

def Marks_all : I64BitEnumAttrCaseGroup<"all", [Marks_filled, Marks_dotted]>;

def Marks : I64BitEnumAttr<"Marks", "allowed 64-bit signless integer cases: 0, 1, 2, 3", [Marks_none, Marks_filled, Marks_dotted, Marks_all]> {
  let cppNamespace = "::mlir::shapes";
  let genSpecializedAttr = 0;
  let separator = ",";
  let printBitEnumPrimaryGroups = 1;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

def MarksAttr : EnumAttr<Shapes_Dialect, Marks, "marks"> {
  let summary = "How a figure is drawn.";
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def FigureType : TypeDef<Shapes_Dialect, "Figure"> {
  let mnemonic = "figure";
  let summary = "A figure.";
  let parameters = (ins "uint32_t":$corners, DefaultValuedParameter<"::mlir::shapes::Side", "::mlir::shapes::Side::left">:$side);
  let assemblyFormat = [{`<` $corners `>`}];
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

def EvenInteger : ConfinedType<AnyInteger, [CPred<"::llvm::cast<::mlir::IntegerType>($_self).getWidth() % 2 == 0">], "integer of even width">;

def Sizes : ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<2>]> {
  let summary = "sizes";
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

def Shapes_DrawOp : Op<Shapes_Dialect, "draw", [AllTypesMatch<["figure", "drawn"]>, PredOpTrait<"the count has a usual width", And<[CPred<"::llvm::isa<::mlir::IntegerType>($count.getType())">, CPred<"(8 <= ::llvm::cast<::mlir::IntegerType>($count.getType()).getWidth()) && (::llvm::cast<::mlir::IntegerType>($count.getType()).getWidth() < 64)">]>>]> {
  let summary = "Draws a figure.";
  let arguments = (ins FigureType:$figure, EvenInteger:$count, DefaultValuedAttr<MarksAttr, "::mlir::shapes::Marks::none">:$marks, OptionalAttr<Sizes>:$sizes, DefaultValuedAttr<StrAttr, "\"a \\\"b\\\"\"">:$label);
  let results = (outs FigureType:$drawn);
  let assemblyFormat = [{$figure `,` $count (`marks` $marks^)? (`sizes` $sizes^)? attr-dict `:` type($figure) `,` type($count)}];
}

def Shapes_GroupOp : Op<Shapes_Dialect, "group", [SingleBlockImplicitTerminator<"::mlir::shapes::EndOp">, HasParent<"::mlir::func::FuncOp">]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{$body attr-dict}];
}

def Shapes_EndOp : Op<Shapes_Dialect, "end", [Pure, Terminator, HasParent<"::mlir::shapes::GroupOp">]> {
  let assemblyFormat = [{attr-dict}];
}

def Shapes_TwiceOp : Op<Shapes_Dialect, "twice"> {
  let arguments = (ins Variadic<AnyTypeOf<[I32, F32]>>:$x);
  let results = (outs Optional<I32>:$y);
  let assemblyFormat = [{($x^ `:` type($x))? (`->` type($y)^)? attr-dict}];
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

def DrawAgain : Pattern<(Shapes_DrawOp (Shapes_DrawOp $figure, $_, $_, $_, $_), $count, $marks, $sizes, $label), [(replaceWithValue $figure)], [(Constraint<CPred<"$0.getType() == $1.getType()">, "$figure.type == $count.type"> $figure, $count)]>;

#endif // SHAPES_TD
