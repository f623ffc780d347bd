include "prelude.td"
// Bodies that only C++ reads.
def NoteAttr : AttrDef<Odd, "Note"> {
  let mnemonic = "note";
  let parameters = (ins "StringAttr":$text);
  let hasCustomAssemblyFormat = 1;
}
def CrateType : TypeDef<Odd, "Crate"> {
  let mnemonic = "crate";
  let parameters = (ins "int":$width, "int":$height);
  let hasCustomAssemblyFormat = 1;
}
def StackOp : OddOp<"stack"> {
  let arguments = (ins CrateType:$crate, OptionalAttr<NoteAttr>:$note);
  let assemblyFormat = "$crate attr-dict `:` qualified(type($crate))";
}
