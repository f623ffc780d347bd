include "prelude.td"
// C++ may attach the interface to attributes and types of other dialects; the dialect's own say that they have it.
def Sized : AttrInterface<"Sized"> { let cppNamespace = "::odd"; let methods = [InterfaceMethod<"", "int64_t", "getSize">]; }
def SizedAttr : Attr<Or<[CPred<"::llvm::isa<::odd::Sized>($_self)">, CPred<"::llvm::isa<::mlir::UnitAttr>($_self)">]>, "sized">;
def OwnAttr : AttrDef<Odd, "Own", [DeclareAttrInterfaceMethods<Sized>]> { let mnemonic = "own"; }
// A type that only C++ defines is called after its class; a shape that is declared is read of the text.
def DeviceLike : DialectType<Odd, CPred<"::llvm::isa<::odd::DeviceType>($_self)">, "device"> {
  let builderCall = "$_builder.getType<::odd::DeviceType>()";
}
def RefType : TypeDef<Odd, "Ref", [ShapedTypeInterface]> {
  let mnemonic = "ref";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType);
  let hasCustomAssemblyFormat = 1;
}
def HoldOp : OddOp<"hold", [AllRanksMatch<["ref", "other"]>]> {
  let arguments = (ins Optional<DeviceLike>:$device, RefType:$ref, AnyType:$other, SizedAttr:$size, Sized:$again);
  let assemblyFormat = "(`on` $device^)? $ref `,` $other `size` $size `again` $again attr-dict `in` type($ref) `,` type($other)";
}
