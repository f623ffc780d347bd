include "prelude.td"
// Methods whose names every operation has, and two that Python would know by one name.
def Labelled : OpInterface<"Labelled"> {
  let cppNamespace = "::odd";
  let methods = [
    InterfaceMethod<"", "::llvm::StringRef", "getName">,
    InterfaceMethod<"", "::mlir::Operation *", "clone", (ins "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"", "int", "getRowInfo">,
    InterfaceMethod<"", "int", "rowInfo", (ins "::mlir::Value":$row)>];
}
def TagOp : OddOp<"tag", [DeclareOpInterfaceMethods<Labelled>]> {
  let assemblyFormat = "attr-dict";
}
