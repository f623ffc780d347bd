include "prelude.td"
// An attribute of an enum as a parameter of a struct.
def Side : I32EnumAttr<"Side", "side", [I32EnumAttrCase<"Sun", 0, "sunny">, I32EnumAttrCase<"Shade", 1, "shady">]> {
  let cppNamespace = "::odd";
  let genSpecializedAttr = 0;
}
def SideAttr : EnumAttr<Odd, Side, "side">;
def SpotAttr : AttrDef<Odd, "Spot"> {
  let mnemonic = "spot";
  let parameters = (ins "::odd::SideAttr":$side, "int":$row);
  let assemblyFormat = "`<` struct(params) `>`";
}
def PlaceOp : OddOp<"place"> {
  let arguments = (ins SpotAttr:$spot);
  let assemblyFormat = "$spot attr-dict";
}
