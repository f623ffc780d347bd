include "prelude.td"
// What C++ has as an empty list where it is left out.
def BedType : TypeDef<Odd, "Bed"> {
  let mnemonic = "bed";
  let parameters = (ins OptionalArrayRefParameter<"::mlir::Type">:$plants);
  let assemblyFormat = "(`<` $plants^ `>`)?";
}
def EmptyBed : DialectType<Odd, CPred<"::llvm::isa<::odd::BedType>($_self) && "
    "::llvm::cast<::odd::BedType>($_self).getPlants().empty()">, "empty bed">;
def SowOp : OddOp<"sow"> {
  let arguments = (ins EmptyBed:$bed, BedType:$next);
  let assemblyFormat = "$bed `,` $next attr-dict `:` type($bed) `,` qualified(type($next))";
}
