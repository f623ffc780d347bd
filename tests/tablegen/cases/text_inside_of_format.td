include "prelude.td"
// An attribute that is carried as text begins the format of another one.
def PolyAttr : AttrDef<Odd, "Poly"> {
  let mnemonic = "poly";
  let parameters = (ins "Polynomial":$value);
  let hasCustomAssemblyFormat = 1;
}
def TypedPolyAttr : AttrDef<Odd, "TypedPoly"> {
  let mnemonic = "typed_poly";
  let parameters = (ins "::mlir::Type":$of, "PolyAttr":$value);
  let assemblyFormat = "$value `:` $of";
}
def HoldOp : OddOp<"hold"> {
  let arguments = (ins AnyAttr:$value);
  let assemblyFormat = "$value attr-dict";
}
