include "prelude.td"
// Regions whose kind C++ says: in its record, or elsewhere, where either is possible.
class Trellis<string mnemonic, string kind> : OddOp<mnemonic, [DeclareOpInterfaceMethods<RegionKindInterface>, NoTerminator,
                                                               NoRegionArguments, SingleBlock]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
  let extraClassDeclaration = !if(!eq(kind, ""), "",
    "static ::mlir::RegionKind getRegionKind(unsigned index) { return ::mlir::RegionKind::" # kind # "; }");
}
def WildOp : Trellis<"wild", "">;
def TangledOp : Trellis<"tangled", "Graph">;
def NeatOp : Trellis<"neat", "SSACFG">;
def TwineOp : OddOp<"twine"> {
  let arguments = (ins I1:$in);
  let results = (outs I1:$out);
  let assemblyFormat = "$in attr-dict";
}
