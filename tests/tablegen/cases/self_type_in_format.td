include "prelude.td"
// A self type that the format mentions, too: the whole is carried as text.
def DepthAttr : AttrDef<Odd, "Depth", [TypedAttrInterface]> {
  let mnemonic = "depth";
  let parameters = (ins "int":$inches, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $inches `:` $type `>`";
}
def SinkOp : OddOp<"sink"> {
  let arguments = (ins DepthAttr:$depth);
  let assemblyFormat = "attr-dict";
}
