include "prelude.td"
// The opposite of what nobody has written is as unknown.
def NoFrost : Type<CPred<"!::odd::isFrozen($_self)">, "type without frost">;
def NoRot : Type<CPred<"!(::odd::isRotten($_self) && ::llvm::isa<::mlir::IntegerType>($_self))">, "no rotten integer">;
def StoreOp : OddOp<"store"> {
  let arguments = (ins NoFrost:$crop, NoRot:$other);
  let assemblyFormat = "$crop `,` $other attr-dict `:` type($crop) `,` type($other)";
}
