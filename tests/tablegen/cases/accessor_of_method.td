include "prelude.td"
// An operand whose accessor has the name of a method that takes arguments.
def Measured : OpInterface<"Measured"> {
  let cppNamespace = "::odd";
  let methods = [InterfaceMethod<"", "::mlir::Value", "getRowLength", (ins "unsigned":$row)>];
}
def PlantOp : OddOp<"plant", [DeclareOpInterfaceMethods<Measured>]> {
  let arguments = (ins Index:$row_length);
  let assemblyFormat = "$row_length attr-dict";
}
