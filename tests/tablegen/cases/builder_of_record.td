include "prelude.td"
// Builders that name the class of a record, as ODS's own and as C++ spells them.
def Rake : TypeDef<Odd, "Rake"> { let mnemonic = "rake"; }
def Pot : TypeDef<Odd, "Pot"> {
  let mnemonic = "pot";
  let parameters = (ins "::mlir::Type":$content);
  let assemblyFormat = "`<` $content `>`";
}
def OneRake : Type<Rake.predicate, "rake">, BuildableType<"$_builder.getType<::odd::RakeType>()">;
def BitPot : Type<Pot.predicate, "pot">, BuildableType<"::odd::PotType::get($_builder.getContext(), $_builder.getI1Type())">;
def Thunk : Type<CPred<"::llvm::isa<::mlir::FunctionType>($_self)">, "thunk">,
            BuildableType<"::mlir::FunctionType::get($_builder.getContext(), {}, {})">;
def HoldOp : OddOp<"hold"> {
  let arguments = (ins OneRake:$rake, BitPot:$pot, Thunk:$thunk);
  let assemblyFormat = "$rake `,` $pot `,` $thunk attr-dict";
}
