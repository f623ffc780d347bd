include "prelude.td"
// Lists that C++ fills where the text leaves them out.
class OddList<string mnemonicOfIt, string default> : AttrDef<Odd, mnemonicOfIt # "List"> {
  let mnemonic = mnemonicOfIt;
  let parameters = (ins "int64_t":$n, DefaultValuedParameter<"::llvm::ArrayRef<int64_t>", default>:$sizes);
  let assemblyFormat = "`<` $n (`,` `[` $sizes^ `]`)? `>`";
}
def EmptyAttr : OddList<"empty", "{}">;
def MadeAttr : OddList<"made", "::llvm::ArrayRef<int64_t>()">;
def PairAttr : OddList<"pair", "{1, 2}">;
def FieldsAttr : AttrDef<Odd, "Fields"> {
  let mnemonic = "fields";
  let parameters = (ins DefaultValuedParameter<"::llvm::ArrayRef<int64_t>", "{}">:$sizes, DefaultValuedParameter<"bool", "false">:$last);
  let assemblyFormat = "`<` struct(params) `>`";
}
