include "prelude.td"
// A type that no record defines: what its builder makes is called after the class.
def Spade : DialectType<Odd, CPred<"::llvm::isa<::odd::SpadeType>($_self)">, "spade">,
            BuildableType<"$_builder.getType<::odd::SpadeType>()">;
def DigOp : OddOp<"dig"> {
  let arguments = (ins Spade:$spade);
  let assemblyFormat = "$spade attr-dict";
}
