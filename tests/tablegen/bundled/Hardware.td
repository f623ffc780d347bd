// Modules, instances, registers and gates of three dialects whose C++ comes with odsgen, as short as they can be.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Described<string dialect, string namespace> : Dialect {
  let name = dialect;
  let cppNamespace = namespace;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
def Hw : Described<"hw", "::circt::hw"> { let hasConstantMaterializer = 1; }
def Comb : Described<"comb", "::circt::comb"> { let hasConstantMaterializer = 1; }
def Synth : Described<"synth", "::circt::synth">;

class HwType<string cpp, string text> : TypeDef<Hw, cpp> { let mnemonic = text; }
def ModuleTypeImpl : HwType<"Module", "modty"> {
  let parameters = (ins ArrayRefParameter<"::circt::hw::ModulePort">:$ports);
  let hasCustomAssemblyFormat = 1;
}
def InOutTypeImpl : HwType<"InOut", "inout"> {
  let parameters = (ins "::mlir::Type":$elementType);
  let assemblyFormat = "`<` custom<HWElementType>($elementType) `>`";
}
def ArrayTypeImpl : HwType<"Array", "array"> {
  let parameters = (ins "::mlir::Type":$elementType, "::mlir::Attribute":$sizeAttr);
  let assemblyFormat = "`<` custom<HWArray>($sizeAttr, $elementType) `>`";
}
def TypeAliasType : HwType<"TypeAlias", "typealias"> {
  let parameters = (ins "mlir::SymbolRefAttr":$ref, "mlir::Type":$innerType, "mlir::Type":$canonicalType);
  let hasCustomAssemblyFormat = 1;
}

class HwAttr<string cpp, string text> : AttrDef<Hw, cpp, [TypedAttrInterface]> {
  let mnemonic = text;
  let hasCustomAssemblyFormat = 1;
}
def ParamDeclAttr : HwAttr<"ParamDecl", "param.decl"> {
  let parameters = (ins "::mlir::StringAttr":$name, AttributeSelfTypeParameter<"">:$type, "::mlir::Attribute":$value);
}
def ParamDeclRefAttr : HwAttr<"ParamDeclRef", "param.decl.ref"> {
  let parameters = (ins "::mlir::StringAttr":$name, AttributeSelfTypeParameter<"">:$type);
}
def InnerSymAttr : AttrDef<Hw, "InnerSym"> {
  let mnemonic = "innerSym";
  let parameters = (ins ArrayRefParameter<"::mlir::Attribute">:$props);
  let hasCustomAssemblyFormat = 1;
}
def Parameters : TypedArrayAttrBase<ParamDeclAttr, "parameter array attribute">;

def InnerRefAttr : AttrDef<Hw, "InnerRef"> {
  let mnemonic = "innerNameRef";
  let parameters = (ins "::mlir::StringAttr":$module, "::mlir::StringAttr":$name);
  let hasCustomAssemblyFormat = 1;
}

class HwOp<string mnemonic, list<Trait> traits = []> : Op<Hw, mnemonic, traits>;
class AnyModuleOp<string mnemonic, list<Trait> traits, dag more> : HwOp<mnemonic, [Symbol, OpAsmOpInterface] # traits> {
  let arguments = !con((ins SymbolNameAttr:$sym_name, TypeAttrOf<ModuleTypeImpl>:$module_type,
                            OptionalAttr<DictArrayAttr>:$per_port_attrs, Parameters:$parameters), more);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    void getAsmBlockArgumentNames(mlir::Region &region, mlir::OpAsmSetValueNameFn setNameFn);
  }];
}
def HWModuleOp : AnyModuleOp<"module", [IsolatedFromAbove, SingleBlockImplicitTerminator<"OutputOp">],
    (ins OptionalAttr<LocationArrayAttr>:$result_locs, OptionalAttr<StrAttr>:$comment)>;
def HWModuleExternOp : AnyModuleOp<"module.extern", [],
    (ins OptionalAttr<LocationArrayAttr>:$port_locs, OptionalAttr<StrAttr>:$verilogName)>;
def HWModuleGeneratedOp : AnyModuleOp<"module.generated", [],
    (ins OptionalAttr<LocationArrayAttr>:$port_locs, FlatSymbolRefAttr:$generatorKind)>;
def OutputOp : HwOp<"output", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$outputs);
  let assemblyFormat = "attr-dict ($outputs^ `:` qualified(type($outputs)))?";
}
def InstanceOp : HwOp<"instance", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins StrAttr:$instanceName, FlatSymbolRefAttr:$moduleName, Variadic<AnyType>:$inputs,
                       StrArrayAttr:$argNames, StrArrayAttr:$resultNames, Parameters:$parameters,
                       OptionalAttr<InnerSymAttr>:$inner_sym);
  let results = (outs Variadic<AnyType>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def HierPathOp : HwOp<"hierpath", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, ArrayAttr:$namepath);
  let hasCustomAssemblyFormat = 1;
}
def ConstantOp : HwOp<"constant", [Pure, ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins APIntAttr:$value);
  let results = (outs AnySignlessInteger:$result);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}
def WireOp : HwOp<"wire", [SameOperandsAndResultType, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins AnyType:$input, OptionalAttr<StrAttr>:$name);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input custom<ImplicitSSAName>($name) attr-dict `:` type($input)";
}

def ParityOp : Op<Comb, "parity", [Pure]> {
  let arguments = (ins AnySignlessInteger:$input, UnitAttr:$twoState);
  let results = (outs I1:$result);
  let hasFolder = 1;
  let assemblyFormat = "(`bin` $twoState^)? $input attr-dict `:` type($input)";
}
class VariadicOp<string mnemonic> : Op<Comb, mnemonic, [Pure, SameTypeOperands, SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnySignlessInteger>:$inputs, UnitAttr:$twoState);
  let results = (outs AnySignlessInteger:$result);
  let hasFolder = 1;
  let assemblyFormat = "(`bin` $twoState^)? $inputs attr-dict `:` type($result)";
}
def AddOp : VariadicOp<"add">;
def AndOp : VariadicOp<"and">;
def MulOp : VariadicOp<"mul">;
def OrOp : VariadicOp<"or">;
def XorOp : VariadicOp<"xor">;
def ReplicateOp : Op<Comb, "replicate", [Pure]> {
  let arguments = (ins AnySignlessInteger:$input);
  let results = (outs AnySignlessInteger:$result);
  let hasFolder = 1;
  let assemblyFormat = "$input attr-dict `:` functional-type($input, $result)";
}
def ConcatOp : Op<Comb, "concat", [Pure]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
}
def AndInverterOp : Op<Synth, "aig.and_inv", [SameOperandsAndResultType, Pure]> {
  let arguments = (ins Variadic<AnyType>:$inputs, DenseBoolArrayAttr:$inverted);
  let results = (outs AnyType:$result);
  let assemblyFormat = "custom<VariadicInvertibleOperands>($inputs, type($result), $inverted, attr-dict)";
}
