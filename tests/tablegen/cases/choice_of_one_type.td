include "prelude.td"
// C++ knows a choice of one type as any type, and writes it whole.
def VineType : TypeDef<Odd, "Vine"> {
  let mnemonic = "vine";
  let parameters = (ins "int":$age);
  let assemblyFormat = "`<` $age `>`";
}
def AnyVine : AnyTypeOf<[VineType]>;
def GrowOp : OddOp<"grow"> {
  let results = (outs AnyVine:$vine);
  let assemblyFormat = "attr-dict `:` type($vine)";
}
def PruneOp : OddOp<"prune"> {
  let results = (outs VineType:$vine);
  let assemblyFormat = "attr-dict `:` type($vine)";
}
