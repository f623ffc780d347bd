include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Encoded_Dialect : Dialect {
  let name = "encoded";
  let cppNamespace = "::encoded";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Encoded_Axis : AttrDef<Encoded_Dialect, "Axis"> {
  let mnemonic = "axis";
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
  let assemblyFormat = "`<` $name `,` $size `>`";
}

def Encoded_Grid : AttrDef<Encoded_Dialect, "Grid"> {
  let mnemonic = "grid";
  let parameters = (ins
    ArrayRefParameter<"::encoded::AxisAttr">:$axes,
    OptionalArrayRefParameter<"int64_t">:$deviceIds
  );
  let assemblyFormat = "`<` `[` $axes `]` (`,` $deviceIds^)? `>`";
}

def Encoded_Secret : AttrDef<Encoded_Dialect, "Secret"> {
  let mnemonic = "secret";
  let parameters = (ins "int64_t":$value);
  let assemblyFormat = "`<` $value `>`";
}

def Encoded_Box : TypeDef<Encoded_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$element);
  let assemblyFormat = "`<` $element `>`";
}
