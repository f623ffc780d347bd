include "prelude.td"
// Formats of C++, whose parameters are declared.
def TileAttr : AttrDef<Odd, "Tile"> {
  let mnemonic = "tile";
  let parameters = (ins
    ArrayRefParameter<"unsigned">:$rowSizes,
    "bool":$is_packed,
    "Walk":$walk,
    OptionalParameter<"::mlir::Attribute">:$parent,
    DefaultValuedParameter<"int64_t", "2">:$depth,
    StringRefParameter<>:$text
  );
  let hasCustomAssemblyFormat = 1;
}
def BoxType : TypeDef<Odd, "Box"> {
  let mnemonic = "box";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$content, "unsigned":$space);
  let hasCustomAssemblyFormat = 1;
}
def HoldOp : OddOp<"hold"> {
  let arguments = (ins BoxType:$box, TileAttr:$tile);
  let assemblyFormat = "$box $tile attr-dict `:` type($box)";
}
