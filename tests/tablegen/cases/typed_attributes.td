include "prelude.td"
// Attributes with a type that only C++ knows, by an interface or by one that it extends.
def DryAttr : AttrDef<Odd, "Dry", [TypedAttrInterface]> {
  let mnemonic = "dry";
  let assemblyFormat = "";
  let extraClassDeclaration = [{ ::mlir::Type getType() const; }];
}
def WetAttr : AttrDef<Odd, "Wet", [TypedAttrInterface]> {
  let mnemonic = "wet";
  let parameters = (ins "StringAttr":$by);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{ ::mlir::Type getType() const; }];
}
def Soaked : AttrInterface<"Soaked", [TypedAttrInterface]> { let cppNamespace = "::odd"; }
def SoakedAttr : AttrDef<Odd, "Soaked", [Soaked]> {
  let mnemonic = "soaked";
  let assemblyFormat = "";
  let extraClassDeclaration = [{ ::mlir::Type getType() const; }];
}
def WaterOp : OddOp<"water"> {
  let arguments = (ins TypedAttrInterface:$how);
  let assemblyFormat = "attr-dict";
}
// An enum can have one too; behind a value in a custom form it is left out, as in MLIR.
def Warmth : I32EnumAttr<"Warmth", "", [I32EnumAttrCase<"Cold", 0, "cold">, I32EnumAttrCase<"Hot", 1, "hot">]> {
  let cppNamespace = "::odd";
  let genSpecializedAttr = 0;
}
def WarmthAttr : EnumAttr<Odd, Warmth, "warmth", [TypedAttrInterface]> {
  let extraClassDeclaration = [{ ::mlir::Type getType() const; }];
}
def TapOp : OddOp<"tap"> {
  let arguments = (ins WarmthAttr:$warmth);
  let assemblyFormat = "$warmth attr-dict";
}
