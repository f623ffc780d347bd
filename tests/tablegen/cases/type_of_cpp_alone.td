include "prelude.td"
// A type that no record defines, and a builder that nothing translates: the operation keeps its generic form.
def Spade : DialectType<Odd, CPred<"::llvm::isa<::odd::SpadeType>($_self)">, "spade">,
            BuildableType<"$_builder.getType<::odd::SpadeType>()">;
def DigOp : OddOp<"dig"> {
  let arguments = (ins Spade:$spade);
  let assemblyFormat = "$spade attr-dict";
}
