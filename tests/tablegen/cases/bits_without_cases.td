// Bits of a group that are no cases; a zero that is spelled in another way than it is called; names of C++ that are
// looked up in the namespaces around them.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Odd_Dialect : Dialect {
  let name = "odd";
  let cppNamespace = "::company::compiler::IR::Odd";
}

def Memory : I32BitEnumAttr<"Memory", "memory", [
    I32BitEnumAttrCaseNone<"Nowhere", "none">, I32BitEnumAttrCase<"Visible", 0x10, "visible">,
    I32BitEnumAttrCase<"Local", 0x30, "local">, I32BitEnumAttrCase<"High", 0xC0000000, "high">]> {
  let cppNamespace = "::company::compiler::IR::Odd";
}

def Wide : I64BitEnumAttr<"Wide", "wide", [
    I64BitEnumAttrCaseBit<"Last", 63, "last">, I64BitEnumAttrCase<"Two", 0xC000000000000000, "two">]> {
  let cppNamespace = "::company::compiler::IR::Odd";
}

def MemoryOp : Op<Odd_Dialect, "memory"> {
  let arguments = (ins Memory:$type, Wide:$wide);
  let assemblyFormat = "`<` $type `>` $wide attr-dict";
}

def ModuleOp : Op<Odd_Dialect, "module", [SingleBlockImplicitTerminator<"IR::Odd::EndOp">]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}

def EndOp : Op<Odd_Dialect, "end", [Terminator, HasParent<"Odd::ModuleOp">]> {
  let assemblyFormat = "attr-dict";
}
