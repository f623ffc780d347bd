// A small dialect with something of everything.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shelf_Dialect : Dialect {
  let name = "shelf";
  let cppNamespace = "::shelf";
  let summary = "Books and shelves.";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
}

def Shelf_Order : I32EnumAttr<"Order", "how books stand", [
    I32EnumAttrCase<"Author", 0, "author">, I32EnumAttrCase<"Size", 5, "size">]> {
  let cppNamespace = "::shelf";
}

def Shelf_Marks : I8BitEnumAttr<"Marks", "marks on a book", [
    I8BitEnumAttrCaseNone<"None", "none">, I8BitEnumAttrCaseBit<"Red", 0, "red">,
    I8BitEnumAttrCaseBit<"Torn", 1, "torn">, I8BitEnumAttrCaseGroup<"Both", [
      I8BitEnumAttrCaseBit<"Red", 0, "red">, I8BitEnumAttrCaseBit<"Torn", 1, "torn">], "both">]> {
  let cppNamespace = "::shelf";
  let separator = ", ";
}

def Shelf_BookType : TypeDef<Shelf_Dialect, "Book"> {
  let mnemonic = "book";
  let summary = "A book with so many pages.";
  let parameters = (ins "unsigned":$pages, OptionalParameter<"::mlir::Attribute">:$label);
  let assemblyFormat = "`<` $pages (`,` $label^)? `>`";
}

def Shelf_PlaceAttr : AttrDef<Shelf_Dialect, "Place"> {
  let mnemonic = "place";
  let parameters = (ins "int64_t":$row, DefaultValuedParameter<"bool", "false">:$high);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

class Shelf_Op<string mnemonic, list<Trait> traits = []> : Op<Shelf_Dialect, mnemonic, traits>;

def Shelf_ThickBook : Type<And<[
    CPred<"::llvm::isa<::shelf::BookType>($_self)">,
    CPred<"::llvm::cast<::shelf::BookType>($_self).getPages() > 500">]>, "thick book">;

def Shelf_Rare : Type<CPred<"::shelf::isRare($_self)">, "rare book">;

def Shelf_PutOp : Shelf_Op<"put", [AttrSizedOperandSegments]> {
  let summary = "Puts books on a shelf.";
  let description = [{
    One after the other.

    ```mlir
    shelf.put %a, %b at #shelf.place<row = 1>
    ```
  }];
  let arguments = (ins Arg<Shelf_ThickBook, "the first one", [MemRead]>:$first,
      Variadic<AnyTypeOf<[Shelf_BookType, VectorOfLengthAndType<[2, 4], [I1]>]>>:$books,
      Optional<Index>:$gap,
      DefaultValuedAttr<Shelf_Order, "::shelf::Order::Size">:$order,
      OptionalAttr<ConfinedAttr<I32Attr, [IntMinValue<3>]>>:$weight,
      UnitAttr:$results);
  let assemblyFormat = [{
    $first (`,` $books^ `:` type($books))? (`gap` $gap^)? attr-dict `:` type($first)
  }];
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$first, CArg<"int64_t", "0">:$count)>];
}

def Shelf_SameOp : Shelf_Op<"same", [Pure,
    TypesMatchWith<"result is what it was", "input", "output", "$_self">,
    PredOpTrait<"input is no index", CPred<"!$input.getType().isIndex()">>]> {
  let arguments = (ins AnyType:$input, Optional<Shelf_Rare>:$rare);
  let results = (outs AnyType:$output);
  let assemblyFormat = "$input (`,` $rare^ `:` type($rare))? attr-dict `:` type($input)";
  let hasFolder = 1;
}

def Shelf_RoomOp : Shelf_Op<"room", [SingleBlockImplicitTerminator<"DoneOp">,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<AnyType>);
  let hasCustomAssemblyFormat = 1;
}

def Shelf_DoneOp : Shelf_Op<"done", [Terminator, HasParent<"RoomOp">]> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$next);
  let assemblyFormat = "$next attr-dict";
}
